//! The German error messages: one row for each cause, with the message and the suggested fix.

use super::code::{Cause, OpenRound};
use super::fact::{MOST_OPEN, Shown, Tongue, Words};
use super::place::{Place, Thing};

/// Returns the German name of a [`Thing`].
fn thing(thing: Thing) -> &'static str {
    match thing {
        Thing::Author => "Verfasser",
        Thing::Base => "Basis",
        Thing::Bases => "Basen",
        Thing::BestOf => "Best of",
        Thing::CardNumber => "Nummer der Karte",
        Thing::Cards => "Karten",
        Thing::Copies => "Exemplare",
        Thing::Date => "Tag",
        Thing::Deck => "Deck",
        Thing::DeckName => "Name des Decks",
        Thing::Judge => "Judge",
        Thing::Leaders => "Anführer",
        Thing::Name => "Name",
        Thing::Notes => "Notizen",
        Thing::Outcome => "Entscheidung",
        Thing::Packs => "Packs",
        Thing::Players => "Spieler",
        Thing::PodSize => "Podgröße",
        Thing::Pool => "Pool",
        Thing::PoolSet => "Pool, Set",
        Thing::Rounds => "Runden",
        Thing::Rules => "Regeln",
        Thing::Seats => "Plätze",
        Thing::Seed => "Seed",
        Thing::Set => "Set",
        Thing::Sideboard => "Sideboard",
        Thing::Tag => "Tag",
        Thing::Tags => "Tags",
        Thing::TextSize => "Textgröße",
        Thing::VersionName => "Name der Fassung",
    }
}

/// Formats the place of a problem in German.
fn place(place: &Place) -> String {
    match place {
        Place::Named(name) => name.clone(),
        Place::Field(field) => thing(*field).to_owned(),
        Place::Row(field, row) => format!("{}, Zeile {row}", thing(*field)),
        Place::Line(line) => format!("Zeile {line}"),
        Place::LineOf(file, line) => format!("{file}, Zeile {line}"),
        Place::LineAndColumn(line, column) => format!("Zeile {line}, Spalte {column}"),
        Place::Character(at) => format!("Zeichen {at}"),
        Place::Byte(at) => format!("Byte {at}"),
        Place::JournalEntry(entry) => format!("Eintrag {entry} des Journals"),
        Place::Seat(seat) => format!("Platz {seat}"),
        Place::WholeText => "der ganze Text".to_owned(),
    }
}

/// Formats open tables: "2 Ergebnisse fehlen: Runde 3, Tische 4, 7".
fn open_tables(rounds: &[OpenRound]) -> String {
    let open: usize = rounds.iter().map(|(_, tables)| tables.len()).sum();
    let of_round = |(round, tables): &OpenRound| {
        let shown: Vec<String> = tables.iter().take(MOST_OPEN).map(ToString::to_string).collect();
        let more = tables.len().saturating_sub(MOST_OPEN);
        let more = if more > 0 { format!(" und {more} weitere") } else { String::new() };
        let word = if tables.len() == 1 { "Tisch" } else { "Tische" };
        format!("Runde {round}, {word} {}{more}", shown.join(", "))
    };
    let lines: Vec<String> = rounds.iter().map(of_round).collect();
    let word = if open == 1 { "Ergebnis fehlt" } else { "Ergebnisse fehlen" };
    format!("{open} {word}: {}", lines.join("; "))
}

super::table! {
    GERMAN;
    ActUnreadable { error }: "Das ist kein Schritt: {error}.",
        "docs/cli.md zeigt, wie ein Schritt geschrieben wird.";
    BenchFolder { error }: "Der Ordner zum Messen lässt sich nicht benutzen: {error}.",
        "Sieh nach der Platte und dem Ordner, und versuche es noch einmal.";
    BenchJson { error }: "Eine Antwort lässt sich nicht als JSON schreiben: {error}.",
        "Melde das mit dem, was du davor getan hast.";
    BenchNoDeck: "Es gibt kein veröffentlichtes Deck, mit dem gemessen werden kann.",
        "Installiere das Programm neu.";
    BenchNoDeckNamed { key }: "Das veröffentlichte Deck {key} gibt es nicht.",
        "Installiere das Programm neu.";
    CardsNone { query }: "Keine Karte passt zu \"{query}\".",
        "Nimm ein Wort des Namens oder ein Merkmal wie t:unit oder set:SOR.";
    CardsQuery { term, key, keys }: "{term:?}: Ein Merkmal {key:?} gibt es nicht; es gibt {keys}. Wer die Wörter selbst sucht, setzt sie in Anführungszeichen.",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryKeyNear { term, key, nearest, keys }: "{term:?}: Ein Merkmal {key:?} gibt es nicht; ist {nearest} gemeint? Es gibt {keys}. Wer die Wörter selbst sucht, setzt sie in Anführungszeichen.",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryValue { term, key, value, understood }: "{term:?}: {key} kennt {value:?} nicht; möglich sind {understood}.",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryAmbiguous { term, value, candidates }: "{term:?}: {value:?} kann {candidates} sein.",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQuerySign { term, key, sign }: "{term:?}: {key} lässt sich nicht mit {sign} vergleichen; schreibe {key}:... oder {key}!=....",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryNumber { term, key }: "{term:?}: {key} wird mit einer Zahl verglichen, wie {key}<=3, oder mit cost, power oder hp.",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryNoValue { term, key, example }: "{term:?}: {key} braucht einen Wert hinter dem Zeichen, ohne Leerzeichen, wie {example}.",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryNoKey { term }: "{term:?}: Ein Vergleich braucht ein Merkmal vor dem Zeichen, wie cost<=3.",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryQuote { term }: "{term:?}: Ein Anführungszeichen ist geöffnet und nicht geschlossen.",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryOpen { term }: "{term:?}: Eine Klammer ist geöffnet und nicht geschlossen.",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryStray { term }: "{term:?}: Eine Klammer ist geschlossen, die nicht geöffnet war.",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryNothing { term }: "{term:?}: Zwischen den Klammern steht nichts.",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryOperand { term, word }: "{term:?}: {word:?} steht allein; wer das Wort selbst sucht, setzt es in Anführungszeichen.",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryDeep { most }: "Mehr als {most} Klammern lassen sich nicht ineinander setzen.",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryLong { most }: "Eine Suche hat höchstens {most} Bytes.",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryTerms { most }: "Eine Suche hat höchstens {most} Begriffe.",
        "Zum Beispiel: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR";
    CardsQueryCatalog { error }: "Die Kartendaten lassen sich nicht lesen: {error}.",
        "Installiere das Programm neu.";
    CardsUnreadable { text, nearest }: "Es gibt keine Karte \"{text}\".",
        "Ähnlich heißen: {nearest}.";
    CatalogBroken { what }: "Die Kartendaten des Programms sind beschädigt: {what}.",
        "Installiere das Programm neu.";
    ClockDigital: "Am Bildschirm läuft die Uhr mit den Picks weiter.",
        "Halte den Draft am Tisch an oder lass für einen leeren Platz einen Bot wählen.";
    ClockWrong: "Die Uhr dieses Computers steht auf dem Ende des Jahres 9999 oder später.",
        "Stelle Datum und Uhrzeit des Computers, und versuche es noch einmal.";
    CollectionUnreadable { most_copies }: "Mehr als {most_copies} Exemplare einer Karte werden nicht gezählt.",
        "Trage eine kleinere Zahl ein.";
    CollectionNoCard { card }: "Es gibt keine Karte {card:?}.",
        "Berichtige die Nummer, zum Beispiel SOR_042.";
    CopyFailed { problem }: "Die letzte Kopie ist misslungen: {problem}",
        "Schaffe Platz auf der Platte, und mache dann von Hand eine Kopie.";
    CopyNoThread { error }: "Es wurde keine Kopie gemacht: {error}.",
        "Starte das Programm neu, und mache dann von Hand eine Kopie.";
    CopyThreadEnded: "Es wurde keine Kopie gemacht: Der Teil des Programms, der Kopien macht, ist beendet.",
        "Starte das Programm neu, und mache dann von Hand eine Kopie.";
    CopySecondFolder { problem }: "Zweiter Ordner: {problem}",
        "Wähle einen Ordner, in den geschrieben werden kann, oder keinen.";
    CopyUnsound { problem }: "Die letzte Kopie ist beschädigt wie die Datenbank: {problem} Alles andere ist in ihr.",
        "Stelle eine frühere Kopie wieder her, wenn das Beschädigte gebraucht wird.";
    CsvFailed { error }: "Die Tabelle lässt sich nicht schreiben: {error}.",
        "Melde das mit dem, was du davor getan hast.";
    CutHas { player }: "{player} ist schon im Cut.",
        "Wähle jemanden, der nicht darin ist.";
    CutNotMade: "Es gibt noch keinen Cut.",
        "Mache zuerst den Cut, oder lass aussteigen, wer geht: Dann rückt der Nächste der Tabelle nach.";
    CutPlayed: "Der Cut hat Ergebnisse. Niemand kann mehr hineinkommen.",
        "Nimm zuerst die Ergebnisse des Cuts zurück.";
    CutWithout { player }: "{player} ist nicht im Cut.",
        "Wähle jemanden, der darin ist.";
    CutNotNow { open }: "{open}.",
        "Trage zuerst die offenen Ergebnisse ein.";
    CutBegun: "Der Cut hat begonnen.",
        "Lösche zuerst seine Runden, die neueste zuerst.";
    CutBeforeRounds: "Noch keine Runde ist gespielt.",
        "Paare die erste Runde.";
    DataClosed: "Cantina wird geschlossen.",
        "Starte Cantina noch einmal.";
    DamagedEvent { event, entry }: "Das Protokoll von Event {event} ist ab Eintrag {entry} beschädigt.",
        "Stelle die neueste heile Kopie wieder her, wenn es gebraucht wird.";
    DamagedGame { game, step }: "Spiel {game} ist ab Schritt {step} beschädigt.",
        "Stelle die neueste heile Kopie wieder her, wenn es gebraucht wird.";
    DamagedLeague { league, step }: "Liga {league} ist ab Schritt {step} beschädigt.",
        "Stelle die neueste heile Kopie wieder her, wenn es gebraucht wird.";
    DamagedDeck { deck, version }: "Deck {deck} ist ab Version {version} beschädigt.",
        "Mache eine frühere Version zur neuesten, oder stelle eine Kopie wieder her.";
    DamagedFile { detail }: "Die Datei ist beschädigt: {detail}.",
        "Stelle die neueste heile Kopie wieder her, wenn es gebraucht wird.";
    DamagedStepMissing: "1 bestätigter Schritt fehlt.",
        "Trage ihn noch einmal ein, oder stelle die neueste Kopie wieder her.";
    DamagedStepsMissing { steps }: "{steps} bestätigte Schritte fehlen.",
        "Trage sie noch einmal ein, oder stelle die neueste Kopie wieder her.";
    DataInUse: "Ein anderes Fenster von Cantina benutzt diese Daten.",
        "Arbeite dort weiter, oder schließe es und starte Cantina noch einmal.";
    DataNoPlace: "Das System sagt nicht, wo deine Daten liegen.",
        "Setze CANTINA_DATA_DIR auf einen Ordner für die Daten von Cantina.";
    DataNotWritable { problem }: "Cantina kann nicht in seinen Datenordner schreiben: {problem}.",
        "Sorge für das Recht, dort zu schreiben, schaffe Platz, oder setze CANTINA_DATA_DIR auf einen anderen Ordner.";
    DataRestoring: "Eine Sicherung wird gerade eingespielt.",
        "Warte, bis sie eingespielt ist.";
    DateUnreadable { shown }: "\"{shown}\" ist kein Tag.",
        "Schreibe ihn als 2026-11-21: Jahr, Monat, Tag.";
    DeckDamaged: "Diese Fassung des Decks lässt sich nicht lesen.",
        "Hole eine frühere Fassung aus der Bibliothek zurück, oder spiele die neueste Sicherung ein.";
    DeckDamagedNewest: "Die neueste Fassung des Decks ist nicht, wie sie geschrieben wurde: Die Datenbank ist beschädigt.",
        "Hole eine frühere Fassung aus der Bibliothek zurück, oder spiele die neueste Sicherung ein.";
    DeckDamagedVersion: "Diese Fassung ist nicht, wie sie geschrieben wurde: Die Datenbank ist beschädigt.",
        "Hole eine frühere Fassung aus der Bibliothek zurück, oder spiele die neueste Sicherung ein.";
    DeckMissing: "Dieser Spieler hat noch kein Deck.",
        "Baue es auf der Seite Decks des Events.";
    DeckMissingOf { name }: "{name} hat noch kein Deck.",
        "Baue es auf der Seite Decks des Events.";
    DeckNoPool: "Dieser Spieler hat im Programm keine gedrafteten Karten.",
        "Decks werden hier gebaut, wenn der Draft auf diesem Rechner vorbei ist.";
    DeckNotFound { deck }: "Das Deck {deck} oder diese Fassung davon gibt es nicht.",
        "Die Bibliothek zeigt die Decks.";
    DeckNoVersion { deck, version }: "Das Deck {deck} hat keine Fassung {version}.",
        "Die Bibliothek zeigt die Decks.";
    DeckNone { deck }: "Das Deck {deck} gibt es nicht.",
        "Die Bibliothek zeigt die Decks.";
    DeckNumber: "Die Nummer des Decks ist zu groß für das Fenster.",
        "Exportiere das Deck mit \"cantina deck\" und importiere es neu.";
    DeckStillDrafting: "Der Draft dieses Pods ist noch nicht vorbei.",
        "Beende zuerst den Draft.";
    DeckTooLong { longest }: "Das ist länger als {longest} Zeichen.",
        "Kürze es.";
    DeckUnreadable { error }: "Das Deck lässt sich nicht schreiben: {error}.",
        "Melde das mit dem, was du davor getan hast.";
    DeckNoList: "Im Text steht kein Deck.",
        "Melde eine Deckliste an.";
    DeckListTooLong: "Die Liste ist länger als jedes Deck.",
        "Nimm Zeilen heraus.";
    DeckNoNumber { number }: "{number:?} ist keine Kartennummer.",
        "Schreibe sie als SOR_042: Set und Nummer.";
    DeckNoSet { set }: "{set:?} ist kein Kürzel eines Sets.",
        "Schreibe drei Buchstaben, zum Beispiel SOR.";
    DeckTooManyCopies { copies }: "{copies} Exemplare sind mehr, als ein Deck fasst.",
        "Trage eine kleinere Zahl ein.";
    DeckTooManyRows { most_rows }: "Mehr als {most_rows} Zeilen sind kein Deck.",
        "Nimm Zeilen heraus.";
    DeskFault: "Dieser Befehl ist kein Schritt.",
        "Melde das mit dem, was du davor getan hast.";
    DocumentDuplicatePlayer { id }: "Die Kennung {id} kommt zweimal vor.",
        "docs/documents.md zeigt die Form eines Dokuments mit einem Beispiel.";
    DocumentNotAPairing: "Eine Paarung hat entweder \"b\" oder \"bye\": true.",
        "docs/documents.md zeigt die Form eines Dokuments mit einem Beispiel.";
    DocumentNotAResult: "Ein Ergebnis sind entweder Spiele (\"a\", \"b\", \"draws\"), \"no_show\" oder \"double_loss\"; ein Freilos hat keines.",
        "docs/documents.md zeigt die Form eines Dokuments mit einem Beispiel.";
    DocumentPlayerTwice { id }: "Spieler {id} steht hier zweimal.",
        "docs/documents.md zeigt die Form eines Dokuments mit einem Beispiel.";
    DocumentResultMissing: "Das Ergebnis fehlt.",
        "docs/documents.md zeigt die Form eines Dokuments mit einem Beispiel.";
    DocumentUnknownPlayer { id }: "Einen Spieler {id} gibt es nicht.",
        "docs/documents.md zeigt die Form eines Dokuments mit einem Beispiel.";
    DocumentUnknownProfile { key, profiles }: "Ein Regelprofil {key} gibt es nicht; es gibt {profiles}.",
        "docs/documents.md zeigt die Form eines Dokuments mit einem Beispiel.";
    DocumentUnreadable { error }: "Das Dokument lässt sich nicht lesen: {error}.",
        "docs/documents.md zeigt die Form eines Dokuments mit einem Beispiel.";
    DraftBotSeat: "Hier sitzt ein Bot und wählt selbst.",
        "Sieh bei einem anderen Platz nach.";
    DraftHidden: "Die Picks werden gezeigt, wenn der Draft vorbei ist (CR 10.3.2B).",
        "Beende zuerst den Draft.";
    DraftImpossible { packs }: "{packs}",
        "Installiere das Programm neu.";
    DraftSeats { have }: "Ein Pod hat 2 bis 16 Plätze, nicht {have}.",
        "Lose die Plätze mit einer anderen Podgröße neu.";
    DraftPackCount { need, have }: "Es braucht {need} Packs, drei für jeden Platz, nicht {have}.",
        "Melde das mit dem, was du davor getan hast.";
    DraftStrangeCard { card }: "{card} ist keine Karte für einen Draft dieses Sets.",
        "Spiele die neueste Sicherung ein.";
    DraftRecord { number, refused }: "Pick {number} der Aufzeichnung ist nicht möglich: {refused}",
        "Spiele die neueste Sicherung ein.";
    DraftNoPod: "Diesen Pod gibt es nicht.",
        "Die Seite Pods zeigt die Pods.";
    DraftNoSuchPlace { number }: "Den Platz {number} gibt es nicht.",
        "Plätze zählen ab 1, in der Reihenfolge des Tischs.";
    DraftNoSuchPod { number }: "Den Pod {number} gibt es nicht.",
        "Pods zählen ab 1.";
    DraftNoSuchCard { number }: "Die Karte {number} gibt es nicht.",
        "Die Karten eines Packs zählen ab 1.";
    DraftNoSeatHere { number }: "Den Platz {number} gibt es in diesem Pod nicht.",
        "Die Seite Pods zeigt die Plätze.";
    DraftNotNow: "Die Plätze sind noch nicht gelost.",
        "Lose zuerst die Plätze.";
    DraftBegun: "Der Draft hat begonnen.",
        "Mach weiter, oder nimm seinen Beginn zurück.";
    DraftRoundPaired: "Eine Runde ist gepaart.",
        "Lösche zuerst die Runde.";
    DraftSeatsOld: "Nach dem Losen der Plätze kamen Spieler dazu: Lose sie neu.",
        "Lose die Plätze neu.";
    DraftNotStarted: "Der Draft hat noch nicht begonnen.",
        "Beginne zuerst den Draft.";
    DraftOnPaper: "Dieses Event wird mit echten Karten gedraftet.",
        "Lass die Spieler am Tisch wählen.";
    EventName { longest_name }: "Der Name eines Events hat 1 bis {longest_name} Zeichen.",
        "Schreibe einen Namen dieser Länge.";
    EventNoSet: "In diesem Event wird mit mitgebrachten Decks gespielt.",
        "Wähle ein Event mit Boostern.";
    EventNotFound { event }: "Das Event {event} gibt es nicht.",
        "Die Liste der Events zeigt die Nummern.";
    EventNotHere { event }: "Das Event {event} gibt es in dieser Datenbank nicht.",
        "Die Liste der Events zeigt die Nummern.";
    EventNotSealed: "Pools werden nur in Sealed-Events geöffnet.",
        "In einem Draft sind die gedrafteten Karten der Pool.";
    EventNumber: "Die Nummer des Events ist zu groß für das Fenster.",
        "Exportiere das Event mit \"cantina event\" und importiere es neu.";
    EventPodSize: "Ein Pod hat 2 bis 16 Plätze.",
        "Wähle eine Größe von 2 bis 16; üblich sind 8.";
    EventSeed: "Ein Seed ist eine ganze Zahl von 0 bis 18446744073709551615.",
        "Schreibe so eine Zahl, oder lass das Feld leer.";
    ExchangeAddress { address }: "{address} ist eine Adresse, und aus dem Netz wird nichts geholt.",
        "Öffne sie in einem Browser, exportiere das Deck dort (als JSON, Text oder für Melee), und füge ein oder öffne, was du bekommst.";
    ExchangeCollection: "Die Datei enthält eine Sammlung, kein Deck.",
        "Importiere sie unter Sammlung, oder wähle ein Deck.";
    ExchangeEmpty: "Hier gibt es nichts zu lesen.",
        "Decks werden als JSON, als Text mit einer Karte je Zeile und als CSV gelesen.";
    ExchangeIsAPool: "Das ist ein Kartenpool, kein Deck.",
        "Decks werden als JSON, als Text mit einer Karte je Zeile und als CSV gelesen.";
    ExchangeJson { what }: "Das ist kein vollständiges JSON ({what}).",
        "Decks werden als JSON, als Text mit einer Karte je Zeile und als CSV gelesen.";
    ExchangeNoCards: "In diesem Text steht keine Karte des Spiels; ein Deck ist JSON, CSV oder Zeilen wie \"3 | Name | Untertitel\" oder \"3 SOR_042\".",
        "Decks werden als JSON, als Text mit einer Karte je Zeile und als CSV gelesen.";
    ExchangeNotText { at }: "Das ist kein Text (Byte {at}); speichere das Deck als reinen Text, JSON oder CSV in UTF-8.",
        "Decks werden als JSON, als Text mit einer Karte je Zeile und als CSV gelesen.";
    ExchangePool { pool }: "{pool}",
        "Berichtige den Pool.";
    ExchangePoolEntry { text }: "{text:?} ist keine Kartennummer mit einer Anzahl, wie \"SOR_042\": 1.",
        "Berichtige den Eintrag.";
    ExchangeSeveralDecks { decks }: "Die Datei enthält {decks} Decks; gebraucht wird eines.",
        "Nur Trilogy wird mit mehreren Decks geprüft: --format trilogy.";
    ExchangeShape { expected }: "Erwartet wird: {expected}.",
        "Decks werden als JSON, als Text mit einer Karte je Zeile und als CSV gelesen.";
    ExchangeTooLarge { bytes, most }: "Die Eingabe hat {bytes} Bytes; höchstens {most} werden gelesen.",
        "Wähle eine andere Datei.";
    ExchangeTooManyCards { most }: "Ein Deck mit mehr als {most} Karten wird nicht gelesen.",
        "Nimm Karten heraus.";
    ExchangeTooManyDecks { decks, most }: "Es sind {decks} Decks; höchstens {most} werden auf einmal gelesen.",
        "Lies weniger Decks auf einmal.";
    ExchangeTooManyRows { most }: "Es sind mehr als {most} Zeilen.",
        "Nimm Zeilen heraus.";
    ExchangeUnplaced { text }: "Keine Karte heißt {text:?}.",
        "Berichtige die Zeile, und versuche es noch einmal.";
    ExchangeAmbiguousName { text }: "Mehrere Karten heißen {text:?}; nenne auch den Untertitel.",
        "Berichtige die Zeile, und versuche es noch einmal.";
    ExchangeUnknownNumber { text }: "Eine Karte mit der Nummer in {text:?} gibt es nicht.",
        "Berichtige die Zeile, und versuche es noch einmal.";
    ExchangeSetToCome { text, name, set, released }: "{text:?} ist eine Karte aus {name} ({set}, erschienen am {released}); dieses Set kennt diese Version von Cantina noch nicht. Hole eine neuere Version.",
        "Berichtige die Zeile, und versuche es noch einmal.";
    ExchangeIncompleteSet { text, set }: "{text:?} ist eine Karte aus {set}; dieses Set kennt diese Version noch nicht.",
        "Berichtige die Zeile, und versuche es noch einmal.";
    ExchangeContradiction { text }: "Nummer und Name gehören in {text:?} nicht zusammen.",
        "Berichtige die Zeile, und versuche es noch einmal.";
    ExchangeNoCard { text }: "Hier ist keine Karte genannt ({text:?}).",
        "Berichtige die Zeile, und versuche es noch einmal.";
    ExchangeBadCount { text }: "Die Anzahl in {text:?} ist nicht zu lesen.",
        "Schreibe die Anzahl als Ziffern, zum Beispiel 3.";
    ExchangeUnknownSection { text }: "{text:?} steht unter einer Überschrift, die Cantina nicht kennt.",
        "Verschiebe die Zeile unter Anführer, Basis, Deck oder Sideboard oder entferne sie.";
    ExportFailed { error }: "Der Export lässt sich nicht schreiben: {error}.",
        "Melde das mit dem, was du davor getan hast.";
    FileTooLarge { megabytes }: "Die Datei hat mehr als {megabytes} MB; so groß ist keine, die hier gemeint ist.",
        "Wähle eine andere Datei.";
    FileUnreadable { error }: "Die Datei lässt sich nicht lesen: {error}.",
        "Wähle eine andere Datei.";
    FileNotText { error }: "Die Datei lässt sich nicht lesen: Sie ist kein Text ({error}).",
        "Wähle eine andere Datei.";
    FormatsBroken { what }: "Die Formate des Programms sind beschädigt: {what}.",
        "Installiere das Programm neu.";
    HandPair { text }: "\"{text}\" ist weder ein Match noch ein Freilos.",
        "Schreibe 3:5 für ein Match, 7 für ein Freilos.";
    HandsNone { cards }: "Eine Starthand hat {cards} Karten: Das Deck hat weniger.",
        "Lege mehr Karten in das Deck.";
    ImagesNoCard: "Keine Karte hat die Nummer, nach der die Datei heißt.",
        "Nenne die Datei nach der Nummer auf der Karte, etwa SOR_005.png.";
    ImagesNoPicture: "Die Datei ist kein Bild im Format PNG, JPEG oder WebP.",
        "Speichere das Bild neu als PNG, JPEG oder WebP.";
    ImagesTooLarge { megabytes }: "Das Bild einer Karte hat höchstens {megabytes} MB.",
        "Speichere das Bild kleiner.";
    ImagesTooMany { most_files }: "Im Ordner liegen mehr als {most_files} Dateien.",
        "Wähle den Ordner, in dem nur die Bilder der Karten liegen.";
    ImportUnreadable { what }: "Das ist kein exportiertes Event: {what}.",
        "Exportiere das Event auf dem anderen Rechner noch einmal, und nimm die ganze Datei mit.";
    ImportTooLong: "Das ist kein exportiertes Event: Es ist zu lang.",
        "Exportiere das Event auf dem anderen Rechner noch einmal, und nimm die ganze Datei mit.";
    ImportTooManyRecords: "Das ist kein exportiertes Event: Es hat zu viele Einträge.",
        "Exportiere das Event auf dem anderen Rechner noch einmal, und nimm die ganze Datei mit.";
    InputFailed { error }: "Die Eingabe lässt sich nicht lesen: {error}.",
        "Versuche es noch einmal.";
    JournalBroken { what }: "Das Journal des Events widerspricht sich: {what}",
        "Spiele die neueste Sicherung ein.";
    JournalEmpty: "Das Journal des Events ist leer.",
        "Spiele die neueste Sicherung ein.";
    JournalNoSettings: "Das Journal des Events beginnt nicht mit dessen Einstellungen.",
        "Spiele die neueste Sicherung ein.";
    JournalOrder: "Das Event wird zweimal eröffnet.",
        "Spiele die neueste Sicherung ein.";
    JournalTime { at }: "{at:?} ist keine Zeit.",
        "Spiele die neueste Sicherung ein.";
    JournalUnreadable { error }: "Ein Eintrag des Events lässt sich nicht lesen: {error}",
        "Spiele die neueste Sicherung ein, oder öffne das Event mit der Version, die es geschrieben hat.";
    JournalUnwritable { error }: "Der Schritt lässt sich nicht schreiben: {error}.",
        "Melde das mit dem, was du davor getan hast.";
    JudgeCard { card }: "\"{card}\" ist keine Kartennummer.",
        "Schreibe sie als SOR_042: Set und Nummer.";
    JudgeImpossible: "Diese Position kann es nicht geben: Berichtige sie zuerst.",
        "Berichtige, was bei der Position angemerkt ist.";
    JudgeNoBranch { number }: "Den Zweig {number} gibt es nicht.",
        "Sieh dir den Fall noch einmal an.";
    JudgeNoRuledBranch: "Den Zweig, der richtig sein soll, gibt es nicht.",
        "Wähle einen Zweig des Falls.";
    JudgeNoJudge: "Eine Entscheidung trägt den Namen des Judges.",
        "Schreibe den Namen des Judges.";
    JudgeNoOutcome: "Eine Entscheidung sagt, was entschieden wurde.",
        "Schreibe, was entschieden wurde.";
    JudgeNotNow: "Das geht jetzt nicht.",
        "Sieh noch einmal hin, und wiederhole den Schritt.";
    JudgeTyped { card }: "{card} kann keine Karte sein.",
        "Gib ihr einen Namen und Kosten, Stärke und TP von 0 bis 99; Einheiten, Anführer und Basen haben mindestens 1 TP.";
    JudgeNotBetween: "Ein Spiel geht nur zwischen zwei Aktionen weiter.",
        "Beantworte zuerst die offene Frage, oder gehe zur Aktion davor zurück.";
    JudgeByHand { error }: "Das geht hier nicht von Hand: {error}.",
        "Wähle eine andere Karte, oder beende zuerst die Aktion.";
    JudgeHandCard { card }: "Das passt nicht zu {card}, so wie die Karte liegt.",
        "Schaden kommt auf Einheiten und Basen; erschöpft werden Einheiten, Anführer und Ressourcen; Upgrades, Piloten und Anführer, die als Upgrade gerufen werden, kommen auf Einheiten; Upgrades mit Fortify kommen auf Basen; Basen und andere Anführer bleiben, wo sie sind.";
    JudgeHandBusy: "Mitten in diesem Schritt lässt sich nichts von Hand ändern.",
        "Beantworte zuerst, was gefragt ist, oder gehe einen Schritt zurück.";
    JudgeHandKeyword { keyword }: "Das Schlüsselwort \"{keyword}\" gibt es nicht.",
        "Schreibe Stärke und TP als +2/-1, oder ein Schlüsselwort mit seiner Zahl, etwa Offensive 2.";
    JudgeRange { number }: "{number} liegt nicht im erlaubten Bereich.",
        "Trage eine kleinere Zahl ein.";
    JudgeRule { rule }: "Die Regel {rule} gibt es nicht.",
        "Schlage sie unter Regeln nach.";
    JudgeTooMany { most_steps }: "Ein Zweig hat höchstens {most_steps} Schritte.",
        "Beginne eine andere Variante, oder von hier einen neuen Fall.";
    JudgeTooManyHidden { most_hidden }: "Eine Hand oder ein Deck hat höchstens {most_hidden} unbekannte Karten.",
        "Trage eine kleinere Zahl ein.";
    JudgeUnreadable { error }: "Das ist keine Position: {error}.",
        "Füge eine Position oder einen Fall ein, wie Cantina sie schreibt: docs/protocol.md zeigt die Form einer Position.";
    JudgeTextTooLong: "Der Text ist zu lang für einen Fall.",
        "Füge eine Position oder einen Fall ein, wie Cantina sie schreibt: docs/protocol.md zeigt die Form einer Position.";
    JudgeRulingUnreadable { error }: "Die Entscheidung lässt sich nicht lesen: {error}.",
        "Füge eine Position oder einen Fall ein, wie Cantina sie schreibt: docs/protocol.md zeigt die Form einer Position.";
    JudgeCaseUnreadable { error }: "Der Fall lässt sich nicht lesen: {error}.",
        "Füge eine Position oder einen Fall ein, wie Cantina sie schreibt: docs/protocol.md zeigt die Form einer Position.";
    JudgePositionUnreadable { error }: "Die Position lässt sich nicht lesen: {error}.",
        "Füge eine Position oder einen Fall ein, wie Cantina sie schreibt: docs/protocol.md zeigt die Form einer Position.";
    JudgeNoPlayers: "In dieser Position sind keine Spieler.",
        "Füge eine Position oder einen Fall ein, wie Cantina sie schreibt: docs/protocol.md zeigt die Form einer Position.";
    JudgeUnwritable { error }: "Die Entscheidung lässt sich nicht schreiben: {error}.",
        "Melde das mit dem, was du davor getan hast.";
    JudgeWords { longest_words }: "Ein Text hat höchstens {longest_words} Zeichen.",
        "Kürze ihn.";
    LateNoSeat: "An keinem offenen Tisch der neuesten Runde ist ein Platz frei.",
        "Trage den Spieler für die nächste Runde ein, oder paare diese mit Nachzüglern neu.";
    LeagueBroken { error }: "Die Liga lässt sich nicht lesen: {error}.",
        "Spiele die neueste Sicherung ein, oder öffne sie mit der Version, die sie geschrieben hat.";
    LeagueNoOpening: "Die Liga beginnt nicht damit, dass sie angelegt wird.",
        "Spiele die neueste Sicherung ein.";
    LeagueMadeTwice: "Die Liga wird zweimal angelegt.",
        "Spiele die neueste Sicherung ein.";
    LeagueExportUnreadable { error }: "Das ist keine exportierte Liga: {error}.",
        "Exportiere die Liga auf dem anderen Rechner neu, und nimm die ganze Datei mit.";
    LeagueExportOld: "Diese Datei hat die Liga ohne ihre Events: Eine ältere Version hat sie geschrieben.",
        "Exportiere die Liga neu mit einer Version, die die Events mitnimmt.";
    LeagueExportNoEvent { event }: "In der Datei fehlt Event {event} der Liga.",
        "Nimm das Event auf dem anderen Rechner aus der Liga oder bring es dort in Ordnung, und exportiere neu.";
    LeagueHasEvent { event }: "Event {event} gehört schon zu dieser Liga.",
        "Die Liga zeigt ihre Events.";
    LeagueName { longest_name }: "Ein Name hat 1 bis {longest_name} Zeichen.",
        "Schreibe einen Namen dieser Länge.";
    LeagueNoEvent { event }: "Event {event} gehört nicht zu dieser Liga.",
        "Die Liga zeigt ihre Events.";
    LeagueNoEventNamed: "Kein Event.",
        "Nenne ein Event.";
    LeagueNotJoined { name }: "{name} ist in dieser Liga kein zweiter Name.",
        "Die Liga zeigt, welche Namen dieselbe Person sind.";
    LeagueNotJoinedIn { name, event }: "{name} ist in Event {event} niemand anders.",
        "Die Liga zeigt, welche Namen dieselbe Person sind.";
    LeagueNothingToUndo: "Es gibt nichts zurückzunehmen.",
        "Die Liga ist, wie sie angelegt wurde.";
    LeagueNumber: "Die Nummer ist zu groß.",
        "Die Liste der Ligen zeigt die Nummern.";
    LeaguePointsBest: "Mindestens ein Event muss zählen.",
        "Berichtige die Punktetabelle.";
    LeaguePointsTooManyEvents: "So viele Events können nicht zählen.",
        "Lass das Feld leer, damit alle zählen.";
    LeaguePointsKeys: "Wonach die Liga ordnet, ist leer oder doppelt genannt.",
        "Berichtige die Punktetabelle.";
    LeaguePointsName: "Eine Punktetabelle hat einen Schlüssel und einen Namen.",
        "Berichtige die Punktetabelle.";
    LeaguePointsOrder { until }: "Platz {until} kommt nicht nach dem Platz davor.",
        "Berichtige die Punktetabelle.";
    LeaguePointsTooMany { points, most }: "{points} Punkte sind mehr als {most}, oder es sind zu viele Plätze.",
        "Berichtige die Punktetabelle.";
    LeaguePointsUnknown { key, tables }: "Die Punktetabelle {key:?} gibt es nicht.",
        "Es gibt {tables}.";
    LeagueSameAlready { name, person }: "{name} und {person} sind schon dieselbe Person.",
        "Die Liga zeigt, welche Namen dieselbe Person sind.";
    LeagueNoTable: "Das ist keine Tabelle.",
        "Speichere die Tabelle als CSV, mit einer Kopfzeile.";
    LeagueTableColumns { columns }: "Der Tabelle fehlt eine Spalte mit Namen oder mit Punkten; ihre Spalten sind {columns}.",
        "Nenne sie Name und Punkte. Die Tabelle eines einzelnen Events braucht keine Punkte: Wähle dann, dass die Plätze zählen.";
    LeagueTableFigure { figure }: "{figure} ist keine ganze Zahl.",
        "Schreibe dort eine ganze Zahl, oder lass die Zelle leer.";
    LeagueTableTooLong { most }: "Eine Tabelle hat höchstens {most} Zeilen.",
        "Lass weg, wer keine Punkte hat.";
    LeagueTooMany { most_events }: "Eine Liga hat höchstens {most_events} Events.",
        "Lege eine zweite Liga an.";
    LeagueUnwritable { error }: "Der Schritt der Liga lässt sich nicht schreiben: {error}.",
        "Melde das mit dem, was du davor getan hast.";
    LibraryEmpty { what }: "Hier fehlt etwas: {what}.",
        "Schreibe etwas.";
    LibraryTooLong { what, length, most }: "Zu lang ({length}, höchstens {most}): {what}.",
        "Kürze es.";
    LibraryTooMany { found, what, most }: "{found} {what} sind zu viele, höchstens {most} sind möglich.",
        "Nimm weniger.";
    NoticesBroken { error }: "Die Liste der Werke anderer lässt sich nicht lesen: {error}.",
        "Installiere das Programm neu.";
    OddsDeckTooLarge { most, deck }: "Wahrscheinlichkeiten werden für Decks bis {most} Karten berechnet, nicht für {deck}.",
        "Ändere die Zahlen.";
    OddsEmpty: "Das Deck hat keine Karten.",
        "Ändere die Zahlen.";
    OddsTooManyCopies { copies, deck }: "{copies} Exemplare passen nicht in ein Deck mit {deck} Karten.",
        "Ändere die Zahlen.";
    OddsTooManyRounds { most, rounds }: "Wahrscheinlichkeiten reichen bis {most} Runden voraus, nicht {rounds}.",
        "Ändere die Zahlen.";
    OddsUnreadable: "Die Größe des Decks fehlt.",
        "Nenne eine Datei oder --deck 50.";
    OddsNoCopies: "Die Zahl der Exemplare fehlt.",
        "Nenne --copies 3, oder --card mit einer Datei.";
    NamesUnreadable: "In dieser Datei stehen keine Namen von Karten.",
        "Nötig ist eine CSV-Tabelle mit einer Spalte für die Nummer auf der Karte (SOR_005) und einer für ihren Namen.";
    OpenNoProgram: "Dieser Rechner hat kein Programm, das diese Datei öffnet.",
        "Öffne sie aus ihrem Ordner mit einem Programm deiner Wahl.";
    OpenNotWritten: "Von hier lässt sich nur öffnen, was seit dem Start von Cantina gespeichert wurde.",
        "Speichere es noch einmal, oder öffne es aus seinem Ordner.";
    OutputFailed { error }: "Die Ausgabe lässt sich nicht schreiben: {error}.",
        "Sieh nach der Platte und dem Ordner, und versuche es noch einmal.";
    PacksConfig { what }: "Die Beschreibung der Booster ist beschädigt: {what}.",
        "Installiere das Programm neu.";
    PairNotNow { rounds }: "Alle {rounds} geplanten Runden sind gespielt.",
        "Plane weitere Runden, oder mach den Cut.";
    PairOver: "Der Cut hat seinen Sieger.",
        "Die Tabelle steht fest.";
    PairTooFew: "Es braucht mindestens 2 Spieler.",
        "Trage Spieler ein, oder lass Spieler zurückkehren.";
    PairResultsOpen { open }: "{open}.",
        "Trage zuerst die offenen Ergebnisse ein.";
    PairBeforeDraft: "Der Draft hat noch nicht begonnen.",
        "Beginne und beende zuerst den Draft.";
    PairDrafting: "Der Draft ist nicht vorbei.",
        "Beende zuerst den Draft.";
    PaperFailed { error }: "Das Blatt lässt sich nicht schreiben: {error}.",
        "Melde das mit dem, was du davor getan hast.";
    PaperFont: "Die Schrift des Blatts lässt sich nicht lesen.",
        "Installiere das Programm neu.";
    PaperNoFolder { error }: "Der Ordner für Ausdrucke lässt sich nicht anlegen: {error}.",
        "Speichere das Blatt als PDF, wo du schreiben darfst.";
    PaperNothing: "Die Liga hat noch keine Tabelle.",
        "Nimm ein Event auf, in dem eine Runde gepaart ist.";
    PaperNoBracket: "Es gibt noch keinen Cut.",
        "Mach zuerst den Cut.";
    PaperFinalTable: "Der Cut ist ein Finaltisch.",
        "Drucke die Paarungen seiner Runde.";
    PaperNoChecks: "In dieser Runde wird kein Deck geprüft.",
        "Lose oder wähle zuerst Tische für Deckchecks.";
    PaperNoPeople: "In diesem Event ist niemand.",
        "Trage zuerst Spieler ein.";
    PaperNoPods: "Es gibt keine Pods.",
        "Lose zuerst die Plätze; ein Event ohne Draft hat keine.";
    PaperNoRound: "Noch keine Runde ist gepaart.",
        "Paare zuerst eine Runde.";
    PaperNoStandings: "Es gibt noch keine Tabelle.",
        "Paare zuerst eine Runde.";
    PhonesAddress { address }: "Dieser Rechner hat die Adresse {address} nicht.",
        "Wähle eine der Adressen dieses Rechners, oder keine für alle.";
    PhonesDeckInMatch: "Dein Match ist offen: Die Liste, mit der du es spielst, bleibt, wie sie ist.",
        "Tausche zwischen den Spielen Karten mit dem Sideboard; ändere die Liste nach dem Match, oder frag an der Turnierleitung.";
    PhonesGone: "Dieses Handy gilt nicht mehr: Ein anderes hat seinen Platz, oder das Turnier ist vorbei.",
        "Frag an der Turnierleitung nach einer neuen Einladung.";
    PhonesJoinCode { code }: "Kein Handy, das sich anmelden will, zeigt „{code}“.",
        "Lies die vier Ziffern noch einmal vom Handy ab. Nach drei Minuten muss das Handy neu anfragen.";
    PhonesJoinGone: "Diese Anfrage gibt es nicht mehr: Sie ist beantwortet oder abgelaufen.",
        "Lass das Handy noch einmal anfragen.";
    PhonesLongCode: "Das ist zu lang für einen QR-Code.",
        "Nimm einen kürzeren Namen oder ein kürzeres Passwort.";
    PhonesLongList { longest }: "Diese Liste ist zu lang für ein Deck: mehr als {longest} Zeichen.",
        "Füge nur eine Deckliste ein.";
    PhonesMatchFirst: "Dein Match der Runde oder dein Draft geht vor.",
        "Beende es; danach kannst du spielen, wie du willst.";
    PhonesNoDecks: "Bei diesem Turnier werden keine Decklisten vom Handy abgegeben.",
        "Baue dein Deck bei der Turnierleitung.";
    PhonesNoMatch: "Dieses Match ist nicht offen: Es wurde neu gepaart oder hat sein Ergebnis.",
        "Sieh dir dein Match noch einmal an; die Turnierleitung kann ein Ergebnis ändern.";
    PhonesNoNetwork: "Dieser Rechner ist in keinem Netz, das Handys erreichen könnten.",
        "Verbinde ihn mit dem WLAN oder dem Router des Raums und versuche es noch einmal.";
    PhonesNotYours: "Das kann von hier aus nicht eingetragen werden.",
        "Frag an der Turnierleitung, oder lass dich dort als Scorekeeper anmelden.";
    PhonesOff: "Handys sind ausgeschaltet.",
        "Schalte sie für dieses Turnier zuerst ein.";
    PhonesOrder { asked }: "Anfragen dieses Handys kamen in falscher Reihenfolge: {asked} sind angenommen.",
        "Lade die Seite neu.";
    PhonesPickOver: "Dieser Pick ist vorbei: Die Packs sind weitergegeben.",
        "Wähle aus dem Pack, das du jetzt hast; vielleicht hat die Turnierleitung für dich gewählt.";
    PhonesBotPicked: "Ein Bot hat für dich gewählt: Die Turnierleitung wollte es, oder du warst ausgestiegen.",
        "Warte auf das nächste Pack. Ein Pick bleibt (CR 10.3.3).";
    PhonesPicked: "Du hast aus diesem Pack schon eine andere Karte gewählt.",
        "Warte auf das nächste Pack. Ein Pick bleibt (CR 10.3.3).";
    PhonesPlays: "Du bist schon in einem freien Spiel.",
        "Beende es oder gib es auf.";
    PhonesPort { port, why }: "Der Port {port} und die nächsten sind nicht frei: {why}.",
        "Schließe das Programm, das ihn benutzt, oder wähle einen anderen Port (--port).";
    PhonesRefused: "Diese Anfrage wurde schon abgelehnt; geändert wurde nichts.",
        "Sieh nach, was das Handy jetzt zeigt, und frag noch einmal, wenn es noch nötig ist.";
    PhonesTableGone: "Dieser Tisch wartet nicht mehr: Er ist voll oder verlassen.",
        "Wähle einen anderen Tisch, oder eröffne einen.";
    PhonesTableLeaders { leaders }: "Die Decks an diesem Tisch haben eine andere Zahl von Anführern als deines: {leaders}.",
        "Twin-Suns-Decks haben zwei Anführer, andere einen: Wähle so ein Deck, oder eröffne einen eigenen Tisch.";
    PickNoSuchCard { card }: "Im Pack ist keine Karte {card}.",
        "Sieh dir das Pack noch einmal an: Es ist vielleicht schon ein anderes.";
    PickNoSuchPlace { cards }: "Das Pack hat {cards} Karten.",
        "Die Karten eines Packs zählen ab 1.";
    PickNoSuchSeat { seat }: "Den Platz {seat} gibt es nicht.",
        "Plätze zählen ab 1, in der Reihenfolge des Tischs.";
    PickNotNow: "Dieser Platz hat gewählt und wartet auf die anderen.",
        "Mach an einem anderen Platz weiter.";
    PickNothing { seat }: "Platz {seat} hat nichts, woraus er wählen kann.",
        "Mach an einem anderen Platz weiter.";
    PickOver: "Der Draft ist vorbei.",
        "Baut die Decks.";
    PlayBase { bases }: "Das Deck hat {bases} Basen; ein Spiel braucht genau eine.",
        "Berichtige das Deck.";
    PlayBestOf: "Zwei Spieler spielen ein Spiel oder Best of Three, mehr Spieler ein einzelnes.",
        "Wähle ein Spiel oder Best of Three.";
    PlayConsent: "Alle am Tisch müssen zustimmen, einen Schritt zurückzugehen.",
        "Frage die anderen, und bestätige es.";
    PlayDecks: "Ein Spiel spielen zwei bis vier: Nenne ein Deck für beide von zweien, oder eines für jeden.",
        "Nenne ein Deck, oder zwei bis vier.";
    PlayDiffers: "Der Schritt führt zu einer anderen Position als damals.",
        "Melde das mit dem Export des Spiels.";
    PlayEndless: "Das Match endet nicht.",
        "Spiele es mit einem anderen Seed, und melde dieses.";
    PlayEndlessSeed { seed }: "Das Spiel mit dem Seed {seed} endet nicht.",
        "Spiele mit einem anderen Seed, und melde diesen mit den Decks.";
    PlayHuman: "Eine Person spielt ein einzelnes Spiel am Terminal, nicht viele und nicht als JSON.",
        "Wähle Bots: --p1 quick --p2 strong.";
    PlayInputEnded: "Die Eingabe endete vor dem Spiel.",
        "Gib zu jeder Frage eine Antwort.";
    PlayLeader { leaders }: "Das Deck hat {leaders} Anführer; ein Spiel braucht einen, Twin Suns zwei.",
        "Berichtige das Deck.";
    PlayMovedOn: "Das Spiel ist inzwischen weitergegangen.",
        "Sieh noch einmal hin.";
    PlayName { longest_name }: "Der Name eines Spielers hat höchstens {longest_name} Zeichen.",
        "Kürze ihn.";
    PlayNoCard { number }: "Die Karte {number} gibt es nicht.",
        "Berichtige die Nummer, zum Beispiel SOR_042.";
    PlayNoDeck { key }: "Ein veröffentlichtes Deck {key:?} gibt es nicht.",
        "Wähle ein Deck der Liste.";
    PlayNoDeckOrFile { name, decks }: "Es gibt weder ein veröffentlichtes Deck noch eine Datei {name:?}.",
        "Mit diesen Decks kann gespielt werden: {decks}.";
    PlayNoOpenTable: "In dieser Runde ist kein Tisch mehr offen.",
        "Paare die nächste Runde.";
    PlayNoOption: "Diese Antwort gibt es nicht.",
        "Sieh noch einmal hin, und wiederhole den Schritt.";
    PlayNoOptionNumber { number, options }: "Die Antwort {number} gibt es nicht; es gibt 1 bis {options}.",
        "Wähle eine Nummer der Liste.";
    PlayNoSeat: "Diesen Platz gibt es nicht.",
        "Wähle einen Platz des Spiels.";
    PlayNotNow: "Das geht jetzt nicht.",
        "Sieh noch einmal hin, und wiederhole den Schritt.";
    PlayOutOfPlace: "Ein Schritt steht am falschen Ort.",
        "Melde das mit dem Export des Spiels.";
    PlayOverForOne: "Für diesen Spieler ist das Spiel vorbei.",
        "Sieh dir das Ergebnis an.";
    PlayNoStepBack: "Zu diesem Schritt führt kein Weg zurück.",
        "Sieh noch einmal hin, und wiederhole den Schritt.";
    PlayNoNextGame: "Jetzt folgt kein weiteres Spiel.",
        "Beende zuerst dieses Spiel.";
    PlayNotWritten { cards }: "Mit diesen Karten kann noch nicht gespielt werden: {cards}.",
        "\"cantina cards --coverage\" sagt, mit welchen es geht.";
    PlayNotWrittenMore { cards, more }: "Mit diesen Karten kann noch nicht gespielt werden: {cards} und {more} weitere.",
        "\"cantina cards --coverage\" sagt, mit welchen es geht.";
    PlaySetNotWritten { set }: "Mit manchen Karten von {set} kann noch nicht gespielt werden.",
        "\"cantina cards --coverage\" sagt, mit welchen es geht.";
    PlayNoAnalysis: "Die Partie läuft noch.",
        "Wenn sie vorbei ist, kann sie analysiert werden.";
    PlayNoHints: "In einem Match einer Runde gibt es keine Tipps.",
        "Lass dir Tipps in einer eigenen Partie geben.";
    PlayNoFork: "Dieses Match einer Runde ist nicht vorbei: Ein Spiel, das von hier weitergeht, würde zeigen, was noch verdeckt ist.",
        "Spiele von hier weiter, wenn das Match vorbei ist.";
    PlayNotYours: "Jetzt entscheidet ein Bot.",
        "Warte auf ihn.";
    PlayNothingToUndo: "Es gibt nichts zurückzunehmen.",
        "Spiele weiter.";
    PlayNumber: "Die Nummer des Spiels ist zu groß für das Fenster.",
        "Lege alte Spiele weg, und melde das.";
    PlayReported: "Das Ergebnis dieses Matches ist schon eingetragen.",
        "Berichtige es in der Runde.";
    PlaySeats: "Ein Spiel hat zwei bis vier Spieler.",
        "Wähle zwei bis vier.";
    PlaySeed: "Ein Seed ist eine ganze Zahl.",
        "Schreibe eine ganze Zahl, oder lass das Feld leer.";
    PlaySetup { decks }: "Ein Spiel braucht zwei bis vier Decks, nicht {decks}.",
        "Nenne zwei bis vier Decks.";
    PlaySetupKind: "Eine Karte dieses Decks hat für ihren Platz den falschen Typ.",
        "Berichtige das Deck: eine Basis, ein Anführer (Twin Suns zwei), kein Marker unter den Karten.";
    PlaySetupLeaders { leaders }: "Das Deck hat {leaders} Anführer.",
        "Nimm einen Anführer, für Twin Suns zwei.";
    PlaySetupNotWritten: "Der Text einer Karte dieses Decks ist noch nicht geschrieben.",
        "\"cantina cards --coverage\" sagt, mit welchen Karten gespielt werden kann.";
    PlaySetupTooMany: "Es sind zu viele Karten.",
        "Nimm kleinere Decks.";
    PlaySideboard { card }: "So viele Exemplare von {card} gibt es nicht.",
        "Tausche nur Karten des Decks und seines Sideboards.";
    PlaySideboardSmall { least, cards }: "Das Deck braucht mindestens {least} Karten; es hat {cards}.",
        "Lege mehr Karten in das Deck.";
    PlayStopped { fault }: "Hier hat das Programm einen Fehler, und das Spiel ist angehalten: {fault}.",
        "Bis hierher ist alles gespeichert. Nimm die letzte Antwort zurück, um anders weiterzuspielen, und melde es.";
    PlayStoppedSeed { seed, fault }: "Das Spiel mit dem Seed {seed} ist angehalten: {fault}.",
        "Spiele mit einem anderen Seed als {seed}, und melde diesen mit den Decks.";
    PlayUnreadable { error }: "Der Beginn des Spiels lässt sich nicht lesen: {error}.",
        "Spiele die neueste Sicherung ein.";
    PlayUnwritable { error }: "Das Spiel lässt sich nicht schreiben: {error}.",
        "Melde das mit dem, was du davor getan hast.";
    PlayerAmbiguous { named, names }: "{named:?} kann {names} sein.",
        "Schreibe den ganzen Namen oder die Nummer.";
    PlayerBot: "Ein Bot ist niemandes zweiter Eintrag.",
        "Führe zwei Menschen zusammen.";
    PlayerNoTable: "Dieser Spieler hat in der neuesten Runde weder Match noch Tisch.",
        "Wähle einen Spieler, der an einem Tisch sitzt.";
    PlayerNotFound { player }: "Den Spieler {player} gibt es in diesem Event nicht.",
        "Die Liste der Spieler zeigt Namen und Nummern.";
    PlayerNotNamed { named }: "Einen Spieler {named:?} gibt es in diesem Event nicht.",
        "Die Liste der Spieler zeigt Namen und Nummern.";
    PlayerUnknown { player }: "Den Spieler {player} gibt es nicht.",
        "Die Liste der Spieler zeigt Namen und Nummern.";
    PlayersAfterTheCut: "Der Cut steht: Wer jetzt dazukommt, würde nicht mehr gepaart.",
        "Nimm den Cut zurück, bevor seine erste Runde gepaart ist, und trage dann den Spieler ein.";
    PlayersDeckFromBoosters: "Die Decks dieses Events kommen aus seinen Boostern; deshalb wird keine Liste registriert.",
        "Trage nur die Namen ein, oder lege ein Constructed-Event an.";
    PlayersDeckTooMany { most }: "Ein Spieler dieses Events hat höchstens {most} Deck(s).",
        "Wähle Trilogie unter Regeln … für drei Decks je Spieler.";
    PlayersDuplicate { name }: "{name} steht schon in der Liste.",
        "Gib einem der beiden einen zweiten Namen oder eine Initiale. Es wurde nichts eingetragen.";
    PlayersTwiceInFile { name }: "{name} ist zweimal in dem Event.",
        "Gib einem der beiden dort, wo das Event entstand, einen anderen Namen, und exportiere es neu.";
    PlayersEmpty: "Der Name ist leer.",
        "Schreibe einen Namen.";
    PlayersNone: "Im Text steht kein Name.",
        "Schreibe in jede Zeile einen Namen.";
    PlayersEmptyRow: "In dieser Zeile fehlt der Name.",
        "Schreibe einen Namen in diese Zeile, oder nimm sie heraus.";
    PlayersTooLong { start, longest_name }: "„{start}…“ ist länger als {longest_name} Zeichen.",
        "Kürze den Namen.";
    PlayersTooMany { most_players }: "Ein Event hat höchstens {most_players} Spieler.",
        "Lege ein zweites Event an.";
    PlayersBots { most_bots }: "Trage 1 bis {most_bots} Bots auf einmal ein.",
        "Wähle eine solche Zahl.";
    PlayersOtherFile: "Das ist eine Deckliste oder eine Webseite, keine Liste von Spielern.",
        "Verwende einen Namen je Zeile oder eine CSV- oder JSON-Datei mit einer Spalte für die Namen.";
    PlayersUnreadable: "Der Name hat Zeichen, die sich nicht zeigen lassen.",
        "Kopiere die Namen als reinen Text.";
    PlayersNoCsv: "Diese Zeile ist kein CSV.",
        "Speichere die Tabelle neu als CSV.";
    PlayersNoColumn { columns }: "Keine Spalte dieser Tabelle enthält Namen von Spielern; ihre Spalten sind {columns}.",
        "Nenne die Spalte mit den Namen Spieler oder Name.";
    PlayersNoJson { error }: "Das fängt wie JSON an und ist keines: {error}.",
        "Exportiere die Spieler noch einmal, und nimm die ganze Datei.";
    PlayersNoneInJson: "In diesem JSON ist kein Spieler.",
        "Es muss eine Liste von Objekten sein, die je einen name oder player haben, dazu ein deck, wenn es eins gibt; oder speichere eine CSV-Tabelle.";
    PointsUnreadable { error }: "Das ist keine Punktetabelle: {error}.",
        "Geh von der aus, die `cantina league points L` ausgibt.";
    PoolMissing: "Ein Limited-Deck wird gegen seinen Pool geprüft.",
        "Nenne den Pool mit --pool FILE: {{\"set\": \"SOR\", \"cards\": {{\"SOR_001\": 1}}}}.";
    PoolUnreadable { card }: "Die Karte {card} ist nicht bekannt.",
        "Berichtige den Pool.";
    PoolNoSet { set }: "Das Set {set} ist nicht bekannt.",
        "Berichtige den Pool.";
    PoolTooMany { card, count }: "{card}: {count} Exemplare sind mehr, als ein Pool enthält.",
        "Berichtige den Pool.";
    PrintNoViewer: "Dieser Rechner hat kein Programm, das ein PDF öffnet.",
        "Speichere das Blatt als PDF, und drucke es, wo es eines gibt.";
    ProfileDamaged { error }: "Deine Regelprofile lassen sich nicht lesen: {error}.",
        "Spiele die neueste Sicherung ein.";
    ProfileFloor: "Die Untergrenze ist ein Anteil, höchstens 1/1.",
        "Berichtige das Profil.";
    ProfileGames: "Ein Match gewinnt man mit 1, 2 oder 3 Spielen.",
        "Berichtige das Profil.";
    ProfileGamesMost { most }: "Ein Match hat höchstens {most} gewonnene Spiele.",
        "Berichtige das Profil.";
    ProfileInfractions { most }: "Höchstens {most} Verstöße sind möglich.",
        "Berichtige das Profil.";
    ProfileInfractionNames { longest }: "Kürzel und Name haben 1 bis {longest} Zeichen.",
        "Berichtige das Profil.";
    ProfileInfractionPath: "Der Weg hat mindestens eine Strafe.",
        "Berichtige das Profil.";
    ProfileInfractionOrder: "Eine spätere Strafe ist nicht milder als eine frühere.",
        "Berichtige das Profil.";
    ProfileKey { longest }: "Ein Schlüssel hat Kleinbuchstaben, Ziffern und Bindestriche, höchstens {longest}.",
        "Berichtige das Profil.";
    ProfileMinutes { least, most }: "Möglich sind {least} bis {most} Minuten.",
        "Berichtige das Profil.";
    ProfileName { longest }: "Ein Name hat 1 bis {longest} Zeichen.",
        "Berichtige das Profil.";
    ProfilePoints: "Ein Sieg bringt am meisten, mindestens 1, eine Niederlage am wenigsten.",
        "Berichtige das Profil.";
    ProfilePointsPlaces: "Ein besserer Platz bringt nicht weniger, der erste mindestens 1.",
        "Berichtige das Profil.";
    ProfileRankBy: "Nichts entscheidet die Tabelle.",
        "Berichtige das Profil.";
    ProfileRankMatches: "Zuerst zählen Matches: Siege oder Punkte.",
        "Berichtige das Profil.";
    ProfileRankPoints: "Zuerst zählen Punkte.",
        "Berichtige das Profil.";
    ProfileRounds { most }: "Die Tabelle der Runden hat 1 bis {most} Zeilen.",
        "Berichtige das Profil.";
    ProfileRoundCount { most }: "Möglich sind 1 bis {most} Runden.",
        "Berichtige das Profil.";
    ProfileRoundOrder: "Die Spielerzahlen steigen an.",
        "Berichtige das Profil.";
    ProfileSealedPacks { most }: "Möglich sind 1 bis {most} Booster.",
        "Berichtige das Profil.";
    ProfileShipped { key }: "Der Schlüssel {key:?} gehört einem Profil des Programms.",
        "Wähle einen anderen Schlüssel.";
    ProfileTooMany { most }: "Mehr als {most} eigene Profile sind nicht möglich.",
        "Lösche eines, das du nicht brauchst.";
    ProfileTwice: "Ein Schlüssel steht zweimal da.",
        "Berichtige das Profil.";
    ProfileTwiceInfraction: "Das Kürzel steht zweimal da.",
        "Berichtige das Profil.";
    ProfileUnknown { key, profiles }: "Das Regelprofil {key:?} gibt es nicht.",
        "Es gibt {profiles}.";
    ProfileNotOwn { key }: "Du hast kein eigenes Regelprofil {key:?}.",
        "Die Liste zeigt, welche Profile deine sind.";
    ProfileUnreadable { what }: "Das ist kein Regelprofil: {what}.",
        "Geh von einem Profil des Programms aus: Kopiere es, und ändere seine Werte.";
    ProfileTooLong: "Das ist kein Regelprofil: Es ist zu lang.",
        "Geh von einem Profil des Programms aus: Kopiere es, und ändere seine Werte.";
    PuzzleAstray: "Von hier aus löst keine Antwort das Rätsel.",
        "Nimm die letzte Antwort zurück, oder fang noch einmal an.";
    PuzzleUnknown { key }: "Ein Rätsel {key} gibt es nicht.",
        "Nimm eines aus der Liste.";
    ProfileUnwritable { error }: "Das Profil lässt sich nicht schreiben: {error}.",
        "Melde das mit dem, was du davor getan hast.";
    ProgramFailed: "Cantina konnte das wegen eines eigenen Fehlers nicht beenden.",
        "Was vorher bestätigt wurde, ist gespeichert. Schließe das Fenster, und starte Cantina noch einmal.";
    ProgramStopped { error }: "Ein Teil von Cantina ist stehen geblieben: {error}.",
        "Starte ihn neu, und melde das, wenn es wieder geschieht.";
    ResultNoBots: "In dieser Runde ist kein Tisch mit zwei Bots offen.",
        "Trage die Ergebnisse der anderen Tische ein.";
    ResultThere: "Dieser Tisch hat schon ein Ergebnis.",
        "Berichtige es in der Runde.";
    ResultUnreadable { text }: "{text:?} ist kein Ergebnis.",
        "Schreibe 2-0, 2-1, 1-1, 1-0-1 (Spiele des Ersten, des Zweiten, unentschieden), noshow-a, noshow-b, loss-a, loss-b oder double-loss.";
    ResultNoHp { text }: "{text} ist kein Ergebnis.",
        "Schreibe 2-1, oder die übrigen HP an einem Tisch mit drei oder vier: 12 0 7 4.";
    RoundNone: "Es ist noch keine Runde gepaart.",
        "Paare die erste Runde.";
    RoundNotFound { round }: "Die Runde {round} gibt es nicht.",
        "Das Event zeigt seine Runden.";
    RoundNotHere { round }: "Die Runde {round} gibt es in diesem Event nicht.",
        "Das Event zeigt seine Runden.";
    RoundNoStandings { round }: "Von Runde {round} gibt es keine Tabelle.",
        "Nenne eine Runde vor dem Cut.";
    RoundUnknown { round }: "Die Runde {round} gibt es nicht.",
        "Das Event zeigt seine Runden.";
    RulesBroken { error }: "Das Regelverzeichnis des Programms ist beschädigt: {error}.",
        "Installiere das Programm neu.";
    RulesNone { rule }: "Die Regel {rule} gibt es nicht.",
        "\"cantina rules 7\" zeigt einen ganzen Abschnitt.";
    RulesNoneFound { asked }: "Keine Regel hat {asked:?} in ihrer Zusammenfassung.",
        "\"cantina rules 7\" zeigt einen ganzen Abschnitt.";
    RulesTooLong { longest }: "Eine Suche in den Regeln hat höchstens {longest} Zeichen.",
        "Suche nach den Wörtern, auf die es ankommt.";
    RulesUnreadable { megabytes }: "Die Datei hat mehr als {megabytes} MB; so lang ist kein Regeltext.",
        "Speichere die offiziellen Regeln als reinen Text (.txt), jede Regel in einer Zeile, die mit ihrer Nummer beginnt.";
    RulesNotText: "Die Datei ist kein reiner Text.",
        "Speichere die offiziellen Regeln als reinen Text (.txt), jede Regel in einer Zeile, die mit ihrer Nummer beginnt.";
    RulesNotTheRules { found }: "Das sieht nicht nach den Regeln aus: Nur {found} Zeilen beginnen mit der Nummer einer Regel.",
        "Speichere die offiziellen Regeln als reinen Text (.txt), jede Regel in einer Zeile, die mit ihrer Nummer beginnt.";
    SafetyNoCopy { label }: "Die Kopie \"{label}\" gibt es nicht.",
        "Die Liste zeigt die Kopien.";
    SafetyNoFolder: "Diesen Ordner gibt es nicht.",
        "Wähle einen vorhandenen Ordner auf einer anderen Platte oder einem Stick.";
    SealedLeader { shown }: "{shown:?} ist kein Anführer.",
        "Nenne Anführer mit ihren Nummern, zum Beispiel HMW_004.";
    SealedLeaders { most_leaders }: "Ein Pool bekommt höchstens {most_leaders} Anführer.",
        "Nenne weniger Anführer.";
    SealedPacks { most_packs }: "Ein Sealed-Pool hat 1 bis {most_packs} Booster.",
        "Üblich sind sechs, bei größeren Events acht.";
    SeatNotNow: "Der Draft hat begonnen.",
        "Mach mit dem Draft weiter.";
    SeatNotDrafted: "Dieses Event wird nicht gedraftet.",
        "Paare die erste Runde.";
    SeatResultsOpen { open }: "{open}.",
        "Trage zuerst die offenen Ergebnisse ein.";
    SeatAfterTheCut: "Die K.-o.-Runden haben begonnen.",
        "Spielt den Cut zu Ende.";
    SeatNoneFree: "Alle Plätze sind besetzt, oder diese Person hat schon einen.",
        "Lose die Plätze neu aus, damit alle einen bekommen.";
    SeatTooFew: "Es braucht mindestens 2 Spieler.",
        "Trage Spieler ein.";
    SeedUnreadable: "Ein Seed ist eine ganze Zahl von 0 bis 18446744073709551615.",
        "Schreibe so eine Zahl.";
    SetNoBoosters { shown, sets }: "Es gibt keine Booster von \"{shown}\".",
        "Booster gibt es von {sets}.";
    SettingsInvalid: "Die Textgröße liegt zwischen 80 und 400 Prozent.",
        "Wähle eine Größe dazwischen.";
    SimulatePercent: "Ausstiege, Unentschieden und Nachzügler sind Prozente von 0 bis 100.",
        "Schreibe 0 bis 100.";
    SimulatePlayers { most_players }: "Events haben 2 bis {most_players} Spieler.",
        "Wähle eine Zahl dazwischen.";
    SimulateRounds { most_rounds }: "Events haben 1 bis {most_rounds} Runden.",
        "Wähle eine Zahl dazwischen.";
    SimulateUnreadable { text }: "\"{text}\" ist keine Zahl von Spielern.",
        "Schreibe 33, oder 5-64 für eine zufällige Zahl.";
    SlipUnknown { typed }: "Kein Zettel dieses Events hat den Code \"{typed}\".",
        "Tippe ihn wie gedruckt, zum Beispiel 3-12-KT. Nach einer neuen Paarung drucke die Zettel neu.";
    StatisticsEmpty: "Es wurde kein Event genannt.",
        "Nenne mindestens ein Event.";
    StatisticsTooMany { most_events }: "Mehr als {most_events} Events auf einmal sind nicht möglich.",
        "Wähle weniger Events.";
    StoreConflict: "Ein anderes Programm hat dieses Event inzwischen geändert.",
        "Sieh noch einmal hin, und wiederhole den Schritt.";
    StoreConflictDeck: "Ein anderes Programm hat dieses Deck inzwischen geändert.",
        "Sieh noch einmal hin, und wiederhole den Schritt.";
    StoreBusyEvent: "Ein anderes Programm schreibt immer wieder in dieses Event.",
        "Versuche es noch einmal.";
    StoreBusyLeague: "Ein anderes Programm schreibt immer wieder in diese Liga.",
        "Versuche es noch einmal.";
    StoreCorrupt: "Die Datenbank ist beschädigt.",
        "Spiele die neueste Sicherung ein.";
    StoreCorruptEvent { entry }: "Das Journal dieses Events ist bei Eintrag {entry} beschädigt.",
        "Spiele die neueste Sicherung ein.";
    StoreCorruptGame { step }: "Was gespielt wurde, ist bei Schritt {step} beschädigt.",
        "Spiele die neueste Sicherung ein.";
    StoreCorruptLeague { step }: "Die Liga ist bei Schritt {step} beschädigt.",
        "Spiele die neueste Sicherung ein.";
    StoreDiskFull: "Die Platte ist voll. Nichts wurde geändert.",
        "Schaffe Platz, und versuche es noch einmal.";
    StoreEmptied { copies, newest }: "Die Datenbank ist leer oder fehlt, aber es gibt {copies} Sicherungen von ihr. Nichts wurde geändert.",
        "Spiele die neueste Sicherung ein: {newest}. Um stattdessen mit einer leeren Datenbank zu beginnen, verschiebe den Ordner der Sicherungen.";
    StoreExists: "Eine Datei dieses Namens gibt es schon. Sie blieb, wie sie war.",
        "Wähle eine andere Datei.";
    StoreIo { detail }: "Das System hat abgelehnt: {detail}.",
        "Sieh nach der Platte und dem Ordner, und versuche es noch einmal.";
    StoreIsDatabase: "Dort liegt eine Datenbank, oder eine Datei davon. Sie blieb, wie sie war.",
        "Wähle eine andere Datei.";
    StoreLocked: "Ein anderes Programm benutzt die Datenbank und gab sie nicht frei.",
        "Schließe das andere Programm, und versuche es noch einmal.";
    StoreNewer { found, known }: "Die Datenbank stammt von einer neueren Version von Cantina (Version {found}, diese kennt {known}). Sie blieb unberührt.",
        "Starte die neueste Version von Cantina.";
    StoreNotAFile: "Dort liegt keine gewöhnliche Datei. Es wurde nichts geschrieben.",
        "Wähle eine andere Datei.";
    StoreNotFound: "Diese Datei gibt es nicht.",
        "Wähle eine andere Datei.";
    StoreNoEvent { event }: "Das Event {event} gibt es nicht.",
        "Die Liste der Events zeigt die Nummern.";
    StoreNoGame { game }: "Das Spiel {game} gibt es nicht.",
        "Die Liste der Spiele zeigt, welche es gibt.";
    StoreNoLeague { league }: "Die Liga {league} gibt es nicht.",
        "Die Liste der Ligen zeigt, welche es gibt.";
    StoreNotOurs: "Die Datei ist keine Datenbank von Cantina. Sie blieb unberührt.",
        "Wähle eine andere Datei.";
    StoreReadOfFullDisk: "Die Platte ist voll. Die Datenbank ist nur zum Lesen geöffnet: Anzeigen, Drucken, Exportieren und Prüfen gehen, aber kein Schritt wird gespeichert.",
        "Schaffe Platz, und starte Cantina neu.";
    StoreReadOfProtected: "In die Datenbank oder ihren Ordner kann nicht geschrieben werden. Sie ist nur zum Lesen geöffnet: Anzeigen, Drucken, Exportieren und Prüfen gehen, aber kein Schritt wird gespeichert.",
        "Erlaube das Schreiben in den Ordner oder kopiere die Datenbank in einen anderen, und starte Cantina neu.";
    StoreReadOnly: "In die Datenbank oder ihren Ordner kann nicht geschrieben werden.",
        "Wähle einen Ordner, in den du schreiben darfst.";
    StoreReplaced: "Die Datenbank wurde gelöscht, verschoben oder ersetzt, während sie offen war. Der Schritt wurde nicht gespeichert.",
        "Exportiere, was offen ist, lege die Datenbank zurück, und starte das Programm neu.";
    StoreSchema { what }: "Die Datenbank ist nicht so, wie dieses Programm sie anlegt: {what}.",
        "Spiele die neueste Sicherung ein.";
    StoreStepLost: "Der letzte bestätigte Schritt ging verloren: Das Log der Datenbank war beschädigt.",
        "Trage ihn noch einmal ein, oder stelle die neueste Kopie wieder her; das beschädigte Log liegt neben der Datenbank.";
    StoreStepsLost { steps }: "Die letzten {steps} bestätigten Schritte gingen verloren: Das Log der Datenbank war beschädigt.",
        "Trage sie noch einmal ein, oder stelle die neueste Kopie wieder her; das beschädigte Log liegt neben der Datenbank.";
    TableAssigned { table, player }: "Tisch {table} ist {player} zugewiesen, fehlt aber in diesen Tischnummern.",
        "Weise {player} zuerst einen anderen Tisch zu.";
    TableNotInRoom { table }: "Im Raum gibt es keinen Tisch {table}.",
        "Wähle einen anderen Tisch, oder ändere zuerst die Tischnummern des Raums.";
    TableNotFound { table }: "Den Tisch {table} gibt es nicht.",
        "Die Runde zeigt ihre Tische.";
    TableUnknown { table, round }: "Den Tisch {table} gibt es in Runde {round} nicht.",
        "Die Runde zeigt ihre Tische.";
    TournamentAbsentAlready { player, round }: "Spieler {player} fehlt in Runde {round} schon.",
        "Die Runde zeigt, wer fehlt.";
    TournamentAlreadyDropped { player }: "Spieler {player} ist ausgestiegen.",
        "Lass den Spieler zuerst zurückkehren.";
    TournamentBans: "In Trilogy bannt jeder eines von drei Decks, und nur dort.",
        "Nenne von jedem Spieler ein Deck, 1 bis 3.";
    TournamentBestOf { games }: "Ein Match hat 1, 3 oder 5 Spiele, nicht {games}.",
        "Wähle 1, 3 oder 5.";
    TournamentBuiltOn { round }: "Runde {round} beruht auf diesem Ergebnis: Lösche sie zuerst.",
        "Lösche die spätere Runde, berichtige, und paare sie neu.";
    TournamentByeDeclared { player, round }: "Spieler {player} hat für Runde {round} schon ein Freilos, oder die Runde ist gepaart.",
        "Wähle eine spätere Runde.";
    TournamentByeResult { table, round }: "Tisch {table} in Runde {round} nimmt dieses Ergebnis nicht an: Ein Freilos bleibt ein Freilos, ein Match wird gespielt.",
        "Trage das Ergebnis eines Matches an seinem Tisch ein.";
    TournamentClock { round }: "Die Uhr von Runde {round} kann das jetzt nicht.",
        "Sieh nach der Uhr: Sie wird einmal gestartet, läuft sie, angehalten, und steht sie, fortgesetzt.";
    TournamentCutBegun: "Die K.-o.-Runden haben begonnen.",
        "Lösche zuerst die K.-o.-Runden.";
    TournamentCutSeeds { seeds, size }: "{seeds} Spieler sind kein Feld für einen Cut auf {size}.",
        "Wähle eine Größe, die das Feld füllt.";
    TournamentCutSize { size }: "Ein Cut hat 2, 4, 8 oder 16 Plätze, nicht {size}.",
        "Wähle 2, 4, 8 oder 16.";
    TournamentDeckSlot { slot, least, most }: "Deck {slot} lässt sich nicht abgeben: Möglich sind {least} bis {most}.",
        "Wähle eines davon.";
    TournamentDecksLocked { player }: "Die Listen von Spieler {player} sind gesperrt.",
        "Öffne zuerst die Listen dieses Spielers.";
    TournamentDisqualified { player }: "Spieler {player} ist disqualifiziert.",
        "Nimm zuerst die Disqualifikation zurück.";
    TournamentEmptyName: "Ein Name ist leer.",
        "Schreibe einen Namen.";
    TournamentExtension { seconds }: "{seconds} Sekunden sind keine Verlängerung.",
        "Wähle 1 Sekunde bis 2 Stunden.";
    TournamentGameDecks { game }: "Spiel {game} lässt sich mit diesen Decks nicht spielen.",
        "Wähle Decks, die nicht gebannt sind und noch nicht gewonnen haben.";
    TournamentGameLossMissing { a, b, games }: "{a}-{b} lässt einen Spielverlust aus: {games} der Spiele gingen durch eine Strafe verloren.",
        "Zähle das verlorene Spiel mit, oder nimm die Strafe zurück.";
    TournamentGamesAfterEnd { game }: "Spiel {game} liegt nach der Entscheidung des Matches.",
        "Lass es weg.";
    TournamentImpossibleGames { a, b, drawn, games_to_win }: "{a}-{b}-{drawn} ist kein Ergebnis eines Matches auf {games_to_win} Spiele.",
        "Möglich sind 2-0, 2-1, 1-1, 1-0, 0-0 und umgekehrt, auch mit unentschiedenen Spielen.";
    TournamentMergeItself { player }: "Spieler {player} lässt sich nicht mit demselben Eintrag zusammenführen.",
        "Wähle den anderen Eintrag.";
    TournamentMergeMet { player, into, round }: "Spieler {player} und {into} haben in Runde {round} gegeneinander gespielt: Sie sind nicht dieselbe Person.",
        "War es doch dieselbe Person, lösche die Runde, oder paare sie ohne den zweiten Eintrag neu; führe dann zusammen.";
    TournamentMergeSameRound { player, into, round }: "Spieler {player} und {into} haben beide in Runde {round} einen Tisch oder ein Freilos.",
        "Hat einer nie gespielt, lass diesen Eintrag aussteigen; oder lösche die Runde, führe zusammen, und paare neu.";
    TournamentMergeSeats { player, into }: "Spieler {player} und {into} haben beide einen Platz im selben Draft.",
        "Lass einen aussteigen, lose die Plätze vor dem Draft neu, und führe dann zusammen.";
    TournamentMergeSeeds { player, into }: "Spieler {player} und {into} sind beide im Cut.",
        "Nimm den Cut zurück, führe zusammen, und mach ihn neu.";
    TournamentNeedsWinner { table, round }: "Tisch {table} in Runde {round} braucht einen Sieger: Das ist eine K.-o.-Runde.",
        "Spielt weiter, bis einer feststeht.";
    TournamentNoDeclaredBye { player, round }: "Spieler {player} hat für Runde {round} kein Freilos, oder die Runde ist gepaart.",
        "Die Angaben zum Spieler zeigen seine Freilose.";
    TournamentNoNote: "Es fehlt eine Begründung.",
        "Sag in wenigen Worten, warum.";
    TournamentNoPlayers: "Niemand nimmt teil.",
        "Trage Spieler ein, oder lass Spieler zurückkehren.";
    TournamentNotAtATable { player, round }: "Spieler {player} sitzt in Runde {round} an keinem Tisch.",
        "Wähle einen Spieler, der an einem Tisch sitzt.";
    TournamentNotDropped { player }: "Spieler {player} ist nicht ausgestiegen.",
        "Die Liste der Spieler zeigt Namen und Nummern.";
    TournamentNotNewest { round, newest }: "Runde {round} ist nicht die neueste; das ist Runde {newest}.",
        "Nur die neueste Runde lässt sich so ändern.";
    TournamentNotPaired { player }: "Spieler {player} ist nicht gepaart.",
        "Nenne alle, die teilnehmen.";
    TournamentNotTheBracket: "Die Tische sind nicht die des Cuts.",
        "Paare die Runde so, wie der Cut sie vorgibt.";
    TournamentNotTheFinalTable: "Der Finaltisch ist ein Tisch mit allen aus dem Cut.",
        "Setze alle aus dem Cut an einen Tisch.";
    TournamentNothingLeft: "Es ist nichts mehr zu spielen.",
        "Die Tabelle steht fest.";
    TournamentNothingToUndo: "Es gibt nichts zurückzunehmen.",
        "Das Event ist, wie es angelegt wurde.";
    TournamentOtherRounds: "Ist eine Runde gepaart, wechselt die Art der Runden nicht mehr zwischen Matches und Tischen.",
        "Lösche zuerst die Runden, oder lege ein anderes Event an.";
    TournamentPairedTwice { player }: "Spieler {player} ist zweimal gepaart.",
        "Nenne jeden Spieler einmal. Ein Match mit Ergebnis bleibt, wenn einer der beiden ausgestiegen ist.";
    TournamentPenaltyResult { table }: "Das Ergebnis an Tisch {table} steht durch eine Strafe fest: Nimm sie zuerst zurück.",
        "Nimm die Strafe zurück, und trage dann das Ergebnis ein.";
    TournamentPenaltyRound { round }: "Ein Verlust zählt in einer gepaarten Runde oder der nächsten, nicht in Runde {round}.",
        "Wähle die neueste Runde oder die nächste.";
    TournamentPlannedRounds { rounds, least, most }: "{rounds} Runden lassen sich nicht planen; möglich sind {least} bis {most}.",
        "Plane {least} bis {most} Runden.";
    TournamentPlayedAsMatch { table, round }: "Tisch {table} in Runde {round} ist ein Match von zweien: Sein Ergebnis sind die gewonnenen Spiele.",
        "Trage die gewonnenen Spiele ein, zum Beispiel 2-1.";
    TournamentPlayedAtTables { table, round }: "Tisch {table} in Runde {round} ist ein Tisch mit drei oder vier: Sein Ergebnis sind die übrigen HP.",
        "Trage die übrigen HP in der Reihenfolge der Plätze ein, 0 für Ausgeschiedene.";
    TournamentPlayerTaken { player }: "Die Spielernummer {player} ist vergeben.",
        "Wähle eine andere Nummer.";
    TournamentPodSize { pod, seats }: "Pod {pod} hat {seats} Plätze; möglich sind 2 bis 16.",
        "Lose Pods mit 2 bis 16 Plätzen.";
    TournamentProfileInvalid { problem }: "Das Regelprofil ist nicht schlüssig: {problem}",
        "Berichtige das Profil.";
    TournamentRoundOpen { round, open }: "In Runde {round} fehlen {open} Ergebnisse.",
        "Trage zuerst die offenen Ergebnisse ein.";
    TournamentSeatedTwice { player }: "Spieler {player} hat zwei Plätze.",
        "Lose die Plätze neu.";
    TournamentTableHp { table, round, seats }: "Tisch {table} in Runde {round} braucht {seats} Zahlen von 0 bis 99.",
        "Trage die TP jeder Basis in der Reihenfolge der Plätze ein; jemand hat mehr als 0.";
    TournamentTableNumber { table }: "Die Tischnummer {table} kommt zweimal vor, oder ist 0.",
        "Nummeriere jeden Tisch einmal, ab 1.";
    TournamentTableSeats { table, seats }: "Tisch {table} hat {seats} Spieler; möglich sind 3 oder 4.",
        "Setze 3 oder 4 Spieler.";
    TournamentTooFewForTables { players }: "{players} Spieler sind zu wenige für einen Tisch.",
        "Trage mindestens 3 Spieler ein.";
    TournamentTooManyPlayers { most }: "Ein Event hat höchstens {most} Spieler.",
        "Lege ein zweites Event an.";
    TournamentTooManyRounds { most }: "Ein Event hat höchstens {most} Runden.",
        "Mach den Cut, oder beende das Event.";
    TournamentUnknownInfraction { code }: "Das Profil hat keinen Verstoß {code}.",
        "Das Profil zeigt die Verstöße.";
    TournamentUnknownPenalty { penalty }: "Eine Strafe {penalty}, die gilt, gibt es nicht.",
        "Die Seite Judging zeigt die Strafen.";
    TournamentWasPresent { player, round }: "Spieler {player} hat in Runde {round} einen Tisch.",
        "Wähle eine Runde, die der Spieler versäumt hat.";
    TournamentWrongKind { round }: "Runde {round} ist von anderer Art: Das geht in ihr nicht.",
        "Wähle eine Runde der anderen Art.";
    TournamentWrongRound { expected, round }: "Als Nächstes kommt Runde {expected}, nicht Runde {round}.",
        "Sieh noch einmal hin, und wiederhole den Schritt.";
    UndoNotNow: "Es gibt nichts zurückzunehmen.",
        "Das Event ist, wie es angelegt wurde.";
    UndoDraftBegun: "Der Draft hat mit diesen Plätzen begonnen.",
        "Nimm zuerst den Beginn des Drafts zurück.";
    WindowFailed { why }: "Das Fenster wurde nicht geöffnet: {why}.",
        "Schließe andere Fenster, und versuche es noch einmal.";
}
