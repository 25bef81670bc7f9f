//! The German error messages: one row for each cause, with the message and the suggested fix.

use super::code::{Cause, OpenRound};
use super::detail::{ErrorText, LocalizedDetail, MOST_OPEN, MessageTable};
use super::place::{ErrorLocation, FieldName};

/// Returns the German name of a [`FieldName`].
fn thing(thing: FieldName) -> &'static str {
    match thing {
        FieldName::Author => "Verfasser",
        FieldName::Base => "Basis",
        FieldName::Bases => "Basen",
        FieldName::BestOf => "Best of",
        FieldName::CardNumber => "Kartennummer",
        FieldName::Cards => "Karten",
        FieldName::Copies => "Exemplare",
        FieldName::Date => "Datum",
        FieldName::Deck => "Deck",
        FieldName::DeckName => "Deckname",
        FieldName::DeckShape => "ein Deck mit \"leader\", \"base\" und \"deck\"",
        FieldName::Judge => "Judge",
        FieldName::Leaders => "Anführer",
        FieldName::Name => "Name",
        FieldName::Notes => "Notizen",
        FieldName::Outcome => "Entscheidung",
        FieldName::Packs => "Packs",
        FieldName::Players => "Spieler",
        FieldName::PodSize => "Podgröße",
        FieldName::Pool => "Pool",
        FieldName::PoolCards => "die Karten mit ihren Anzahlen",
        FieldName::PoolSet => "Pool, Set",
        FieldName::PoolShape => "ein Pool wie {\"set\": \"SOR\", \"cards\": {\"SOR_001\": 1}}",
        FieldName::Rounds => "Runden",
        FieldName::RowShape => "Zeilen wie {\"id\": \"SOR_042\", \"count\": 3}",
        FieldName::Rules => "Regeln",
        FieldName::Seats => "Plätze",
        FieldName::Seed => "Seed",
        FieldName::Set => "Set",
        FieldName::SetCode => "das Kürzel eines Sets, zum Beispiel \"SOR\"",
        FieldName::Sideboard => "Sideboard",
        FieldName::TabletopObjects => "eine Liste von Objekten aus Tabletop Simulator",
        FieldName::Tag => "Tag",
        FieldName::Tags => "Tags",
        FieldName::TextSize => "Textgröße",
        FieldName::VersionName => "Name der Version",
    }
}

/// Formats the place of a problem in German.
fn place(place: &ErrorLocation) -> String {
    match place {
        ErrorLocation::Named(name) => name.clone(),
        ErrorLocation::Field(field) => thing(*field).to_owned(),
        ErrorLocation::Row(field, row) => format!("{}, Zeile {row}", thing(*field)),
        ErrorLocation::Line(line) => format!("Zeile {line}"),
        ErrorLocation::LineOf(file, line) => format!("{file}, Zeile {line}"),
        ErrorLocation::LineAndColumn(line, column) => format!("Zeile {line}, Spalte {column}"),
        ErrorLocation::Character(at) => format!("Zeichen {at}"),
        ErrorLocation::Byte(at) => format!("Byte {at}"),
        ErrorLocation::JournalEntry(entry) => format!("Eintrag {entry} des Verlaufs"),
        ErrorLocation::Seat(seat) => format!("Platz {seat}"),
        ErrorLocation::WholeText => "der ganze Text".to_owned(),
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
    ActUnreadable { error }: "Dieser Schritt ist nicht lesbar: {error}.",
        "Das Format steht in docs/cli.md.";
    BenchFolder { error }: "Der Benchmark kann seinen Ordner nicht benutzen: {error}.",
        "Prüfe den Datenträger und die Rechte des Ordners, und versuche es noch einmal.";
    BenchJson { error }: "Ein Ergebnis konnte nicht in JSON umgewandelt werden: {error}.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    BenchNoDeck: "Die mitgelieferten Decks fehlen, deshalb kann der Benchmark nicht laufen.",
        "Installiere Cantina neu.";
    BenchNoDeckNamed { key }: "Das mitgelieferte Deck {key} fehlt, deshalb kann der Benchmark nicht laufen.",
        "Installiere Cantina neu.";
    CardDataDamaged { file, what }: "Das Kartendatenpaket {file} wird nicht verwendet: {what}",
        "Installiere es erneut oder entferne es, unter Einstellungen > Kartendaten oder mit cantina data.";
    CardDataDraft: "Die Karten dieses Drafts sind unbekannt, weil ein Kartendatenpaket fehlt.",
        "Installiere das Paket und starte Cantina neu; das Event zeigt, welches es ist.";
    CardDataFolderNotEmpty { folder }: "Der Ordner {folder} ist nicht leer.",
        "Wähle einen neuen oder leeren Ordner.";
    CardDataGame { packages }: "Dieses Spiel wurde mit Kartendatenpaketen gespielt, die fehlen: {packages}.",
        "Installiere sie unter Einstellungen > Kartendaten oder mit cantina data install und starte Cantina neu.";
    CardDataInUse { id, events }: "Das Kartendatenpaket {id} wird von diesen Events verwendet: {events}.",
        "Behalte das Paket, solange du diese Events brauchst.";
    CardDataNeeded { id, package }: "Das Kartendatenpaket {package} braucht {id}.",
        "Entferne zuerst {package}.";
    CardDataInvalid { problems }: "Dieses Kartendatenpaket hat Fehler. {problems}",
        "Korrigiere sie; docs/card-data.md beschreibt die Dateien.";
    CardDataMissing { id }: "Es gibt kein Kartendatenpaket {id:?}.",
        "Verwende eine Datei, einen Ordner oder eine Kennung aus Einstellungen > Kartendaten oder cantina data list.";
    CardDataPools { id, events }: "Diese Version von {id} hat andere Booster und würde die Pools dieser Sealed-Events ändern: {events}.",
        "Beende zuerst diese Events und installiere sie dann.";
    CardDataSet { shown }: "{shown:?} ist kein Set-Kürzel.",
        "Verwende zwei bis vier Buchstaben und Ziffern, zum Beispiel ABC.";
    CardsNone { query }: "Keine Karte passt zu „{query}“.",
        "Versuche es mit einem Teil des Namens oder einem Filter wie t:unit oder set:SOR.";
    CardsQuery { term, key, keys }: "In {term:?} ist {key:?} kein Suchfilter.",
        "Verwende einen der Filter {keys}, oder setze die Wörter in Anführungszeichen, um sie als Text zu suchen.";
    CardsQueryKeyNear { term, key, nearest, keys }: "In {term:?} ist {key:?} kein Suchfilter. Meintest du {nearest}?",
        "Verwende einen der Filter {keys}, oder setze die Wörter in Anführungszeichen, um sie als Text zu suchen.";
    CardsQueryValue { term, key, value, understood }: "In {term:?} ist {value:?} kein gültiger Wert für {key}.",
        "Verwende einen dieser Werte: {understood}.";
    CardsQueryAmbiguous { term, value, candidates }: "In {term:?} ist {value:?} mehrdeutig: Es kann {candidates} sein.",
        "Schreibe das ganze Wort.";
    CardsQuerySign { term, key, sign }: "In {term:?} lässt sich {key} nicht mit {sign} vergleichen.",
        "Schreibe {key}:... oder {key}!=....";
    CardsQueryNumber { term, key }: "In {term:?} braucht {key} zum Vergleichen eine Zahl oder cost, power oder hp.",
        "Schreibe einen Vergleich wie {key}<=3.";
    CardsQueryNoValue { term, key, example }: "In {term:?} fehlt der Wert für {key}.",
        "Schreibe ihn ohne Leerzeichen hinter das Zeichen, zum Beispiel {example}.";
    CardsQueryNoKey { term }: "In {term:?} fehlt der Filter vor dem Zeichen.",
        "Schreibe einen Vergleich wie cost<=3.";
    CardsQueryQuote { term }: "In {term:?} fehlt ein schließendes Anführungszeichen.",
        "Ergänze das schließende Anführungszeichen, zum Beispiel \"darth vader\".";
    CardsQueryOpen { term }: "In {term:?} fehlt eine schließende Klammer.",
        "Ergänze die schließende Klammer, zum Beispiel (t:unit or t:event).";
    CardsQueryStray { term }: "In {term:?} wird eine Klammer geschlossen, die nie geöffnet wurde.",
        "Entferne sie, oder ergänze die öffnende Klammer.";
    CardsQueryNothing { term }: "In {term:?} sind die Klammern leer.",
        "Schreibe eine Suche hinein, zum Beispiel (t:unit or t:event).";
    CardsQueryOperand { term, word }: "In {term:?} fehlt neben {word:?} ein Suchbegriff.",
        "Ergänze einen Begriff, oder setze das Wort in Anführungszeichen, um es als Text zu suchen.";
    CardsQueryDeep { most }: "Klammern lassen sich höchstens {most}-fach verschachteln.",
        "Verwende weniger Klammern.";
    CardsQueryLong { most }: "Eine Suche darf höchstens {most} Bytes lang sein.",
        "Kürze die Suche.";
    CardsQueryTerms { most }: "Eine Suche darf höchstens {most} Begriffe haben.",
        "Entferne einige Begriffe.";
    CardsQueryCatalog { error }: "Die Kartendaten von Cantina sind nicht lesbar: {error}.",
        "Installiere Cantina neu.";
    CardsUnreadable { text, nearest }: "Keine Karte heißt „{text}“.",
        "Prüfe den Namen. Ähnlich heißen: {nearest}.";
    CatalogBroken { what }: "Die Kartendaten von Cantina sind beschädigt: {what}.",
        "Installiere Cantina neu.";
    ClockVariant: "Ein Draft dieser Form hat keine Uhr.",
        "Vereinbare eine Zeit mit den Spielern, oder lass für einen fehlenden Spieler einen Bot wählen.";
    ClockDigital: "Die Uhr eines Drafts an diesem Computer läuft mit den Picks weiter.",
        "Halte die Uhr auf der Draft-Seite an, oder lass für einen fehlenden Spieler einen Bot wählen.";
    ClockWrong: "Die Uhr dieses Computers steht auf dem Ende des Jahres 9999 oder später.",
        "Stelle Datum und Uhrzeit des Computers, und versuche es noch einmal.";
    CollectionUnreadable { most_copies }: "Von einer Karte lassen sich höchstens {most_copies} Exemplare eintragen.",
        "Gib eine kleinere Zahl ein.";
    CollectionNoCard { card }: "Keine Karte hat die Nummer {card:?}.",
        "Gib die Nummer auf der Karte ein, zum Beispiel SOR_042.";
    CopyFailed { problem }: "Die letzte automatische Sicherung ist fehlgeschlagen: {problem}",
        "Schaffe Platz auf dem Datenträger, und lege dann unter Sicherungen eine Sicherung an.";
    CopyNoThread { error }: "Die automatische Sicherung ist fehlgeschlagen: {error}.",
        "Starte Cantina neu, und lege dann unter Sicherungen eine Sicherung an.";
    CopyThreadEnded: "Die automatischen Sicherungen funktionieren nicht mehr.",
        "Starte Cantina neu, und lege dann unter Sicherungen eine Sicherung an.";
    CopySecondFolder { problem }: "Die Sicherung im Spiegelordner ist fehlgeschlagen: {problem}",
        "Wähle unter Sicherungen einen anderen Spiegelordner, oder entferne ihn.";
    CopyUnsound { problem }: "Die letzte Sicherung enthält dieselben Schäden wie die Datenbank: {problem} Alles andere darin ist unversehrt.",
        "Wenn du die beschädigten Daten brauchst, stelle eine frühere Sicherung wieder her.";
    CsvFailed { error }: "Die Tabelle konnte nicht erstellt werden: {error}.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    CutHas { player }: "{player} ist schon im Top Cut.",
        "Wähle einen Spieler, der nicht im Top Cut ist.";
    CutNotMade: "Es gibt noch keinen Top Cut.",
        "Lege zuerst den Top Cut an, oder lass den Spieler, der geht, aussteigen. Dann rückt der Nächste der Tabelle nach.";
    CutPlayed: "Der Top Cut hat schon Ergebnisse, deshalb lässt sich darin niemand mehr ersetzen.",
        "Mach zuerst die Ergebnisse des Top Cuts rückgängig.";
    CutWithout { player }: "{player} ist nicht im Top Cut.",
        "Wähle einen Spieler, der im Top Cut ist.";
    CubeCard { card }: "{card} kann nicht in einem Cube sein: Die Karte ist unbekannt oder ein Marker.",
        "Entferne die Karte aus der Liste.";
    CubeEmpty: "Der Cube hat keine Einheiten, Ereignisse oder Upgrades.",
        "Füge eine Liste mit einer Karte pro Zeile ein, etwa „1 Battlefield Marine“.";
    CubePackSize { least, most }: "Ein Pack eines Cubes muss {least} bis {most} Karten haben.",
        "Wähle eine Zahl in diesem Bereich; üblich sind 14.";
    CubeTooLarge { have, most }: "Ein Cube kann höchstens {most} Karten haben, nicht {have}.",
        "Kürze die Liste.";
    CubeTooFewCards { have, need, seats }: "Die Packs brauchen {need} Karten, der Cube hat aber {have}. Das reicht für {seats} Spieler.",
        "Spielt mit weniger Spielern oder kleineren Packs, oder lege das Event mit mehr Karten im Cube neu an.";
    CubeTooFewLeaders { have, need, seats }: "Die Packs brauchen {need} Anführer, der Cube hat aber {have}. Das reicht für {seats} Spieler.",
        "Spielt mit weniger Spielern, oder lege das Event mit mehr Anführern oder mit in die Packs gemischten Anführern neu an.";
    CubeUnread { count, text }: "Zeilen des Cubes, die Cantina nicht lesen konnte: {count}, die erste „{text}“.",
        "Korrigiere oder entferne diese Zeilen.";
    CutNotNow { open }: "{open}.",
        "Trage zuerst die fehlenden Ergebnisse ein.";
    CutBegun: "Der Top Cut hat schon begonnen.",
        "Lösche zuerst seine Runden, angefangen mit der letzten.";
    CutBeforeRounds: "Es wurde noch keine Runde gespielt.",
        "Paare die erste Runde.";
    DataClosed: "Cantina wird gerade geschlossen.",
        "Starte Cantina noch einmal.";
    DamagedEvent { event, entry }: "Der Verlauf von Event {event} ist ab Eintrag {entry} beschädigt.",
        "Wenn du dieses Event brauchst, stelle die neueste unversehrte Sicherung wieder her.";
    DamagedGame { game, step }: "Spiel {game} ist ab Schritt {step} beschädigt.",
        "Wenn du dieses Spiel brauchst, stelle die neueste unversehrte Sicherung wieder her.";
    DamagedLeague { league, step }: "Liga {league} ist ab Schritt {step} beschädigt.",
        "Wenn du diese Liga brauchst, stelle die neueste unversehrte Sicherung wieder her.";
    DamagedDeck { deck, version }: "Deck {deck} ist ab Version {version} beschädigt.",
        "Stelle in der Bibliothek eine frühere Version wieder her, oder stelle eine Sicherung wieder her.";
    DamagedFile { detail }: "Die Datenbankdatei ist beschädigt: {detail}.",
        "Wenn du die beschädigten Daten brauchst, stelle die neueste unversehrte Sicherung wieder her.";
    DamagedStepMissing: "1 als gespeichert bestätigter Schritt fehlt.",
        "Trage ihn noch einmal ein, oder stelle die neueste Sicherung wieder her.";
    DamagedStepsMissing { steps }: "{steps} als gespeichert bestätigte Schritte fehlen.",
        "Trage sie noch einmal ein, oder stelle die neueste Sicherung wieder her.";
    DataInUse: "Ein anderes Fenster von Cantina benutzt diese Daten schon.",
        "Arbeite dort weiter, oder schließe es und starte Cantina noch einmal.";
    DataNoPlace: "Cantina konnte deinen Datenordner nicht finden.",
        "Setze CANTINA_DATA_DIR auf einen Ordner für die Daten von Cantina.";
    DataNotWritable { problem }: "Cantina kann nicht in seinen Datenordner schreiben: {problem}.",
        "Prüfe die Rechte des Ordners, schaffe Platz auf dem Datenträger, oder setze CANTINA_DATA_DIR auf einen anderen Ordner.";
    DataRestoring: "Eine Sicherung wird gerade wiederhergestellt.",
        "Warte, bis das abgeschlossen ist.";
    DateUnreadable { shown }: "„{shown}“ ist kein gültiges Datum.",
        "Schreibe es in der Form 2026-11-21 (Jahr, Monat, Tag).";
    DeckDamaged: "Diese Version des Decks ist nicht lesbar.",
        "Stelle in der Bibliothek eine frühere Version wieder her, oder stelle deine neueste Sicherung wieder her.";
    DeckDamagedNewest: "Die neueste Version dieses Decks ist in der Datenbank beschädigt.",
        "Stelle in der Bibliothek eine frühere Version wieder her, oder stelle deine neueste Sicherung wieder her.";
    DeckDamagedVersion: "Diese Version des Decks ist in der Datenbank beschädigt.",
        "Stelle in der Bibliothek eine frühere Version wieder her, oder stelle deine neueste Sicherung wieder her.";
    DeckMissing: "Dieser Spieler hat noch kein Deck.",
        "Baue eines im Event unter Decks.";
    DeckMissingOf { name }: "{name} hat noch kein Deck.",
        "Baue eines im Event unter Decks.";
    DeckNoPool: "Von diesem Spieler sind in Cantina keine gedrafteten Karten gespeichert.",
        "Beende den Draft an diesem Computer, und baue das Deck dann hier.";
    DeckNotFound { deck }: "Das Deck {deck} oder diese Version davon gibt es nicht.",
        "Prüfe die Nummer in der Bibliothek.";
    DeckNoVersion { deck, version }: "Das Deck {deck} hat keine Version {version}.",
        "Prüfe die Versionen des Decks in der Bibliothek.";
    DeckNone { deck }: "Das Deck {deck} gibt es nicht.",
        "Prüfe die Nummer in der Bibliothek.";
    DeckNumber: "Die Nummer dieses Decks ist zu groß für das Fenster von Cantina.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    DeckStillDrafting: "Der Draft dieses Pods ist noch nicht beendet.",
        "Beende zuerst den Draft.";
    DeckTooLong { longest }: "Dieser Text darf höchstens {longest} Zeichen haben.",
        "Kürze ihn.";
    DeckUnreadable { error }: "Das Deck konnte nicht gespeichert werden: {error}.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    DeckNoList: "Dieser Text enthält keine Deckliste.",
        "Füge eine Deckliste ein.";
    DeckListTooLong: "Diese Liste ist zu lang für ein Deck.",
        "Entferne einige Zeilen.";
    DeckNoNumber { number }: "{number:?} ist keine Kartennummer.",
        "Schreibe sie in der Form SOR_042 (Set und Nummer).";
    DeckNoSet { set }: "{set:?} ist kein Set-Kürzel.",
        "Schreibe drei Buchstaben, zum Beispiel SOR.";
    DeckTooManyCopies { copies, most_copies }: "Eine Deckliste darf höchstens {most_copies} Exemplare einer Karte haben, nicht {copies}.",
        "Gib eine kleinere Zahl ein.";
    DeckTooManyRows { most_rows }: "Eine Deckliste darf höchstens {most_rows} Zeilen haben.",
        "Entferne einige Zeilen.";
    DeskNoChange: "Dieser Befehl ändert das Event nicht.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    DigestKey: "Das ist nicht der öffentliche Schlüssel eines Ladens.",
        "Kopiere den ganzen Schlüssel, der mit RW beginnt, oder wähl die Datei shop.pub.";
    DigestName { longest }: "Ein Laden braucht einen Namen mit höchstens {longest} Zeichen.",
        "Gib einen Namen ein.";
    DigestNoShop { shop }: "Kein vertrauter Laden hat den Namen oder Schlüssel {shop:?}.",
        "Wähl einen der vertrauten Läden.";
    DigestNotTrusted { key }: "Diese Zusammenfassung ist von einem Laden, dem du nicht vertraust. Sein Schlüssel ist {key}.",
        "Wenn du den Laden kennst, füg seinen Schlüssel zu den vertrauten Läden hinzu und importier noch einmal.";
    DigestSignature: "Die Signatur passt nicht zur Zusammenfassung: Die Datei wurde geändert, oder ein anderer Laden hat sie signiert.",
        "Bitte den Laden noch einmal um die Datei.";
    DigestUnsigned { file }: "Die Zusammenfassung hat keine Signatur: {file} fehlt.",
        "Importier beide Dateien, die Zusammenfassung und ihre Signatur.";
    DigestTooManyShops { most }: "Höchstens {most} Läden können vertraut sein.",
        "Entfern zuerst einen Laden.";
    DigestFormat: "Diese Datei ist keine Zusammenfassung, oder eine neuere Version von Cantina hat sie geschrieben.",
        "Installier die neueste Version von Cantina, oder wähl eine andere Datei.";
    DigestSyntax { line, column }: "Diese Datei ist keine Zusammenfassung (Zeile {line}, Spalte {column}).",
        "Wähl eine andere Datei.";
    DigestTooLarge: "Diese Datei ist zu groß für eine Zusammenfassung.",
        "Wähl eine andere Datei.";
    DigestValue { value }: "Die Zusammenfassung hat einen unmöglichen Wert: {value}.",
        "Bitte den Laden noch einmal um die Datei.";
    DigestWeight: "Ein Gewicht muss eine Prozentzahl von 0 bis 100 sein.",
        "Gib eine Zahl von 0 bis 100 ein.";
    DocumentDuplicatePlayer { id }: "Die Kennung {id} kommt zweimal vor.",
        "Das Format steht in docs/documents.md.";
    DocumentNotAPairing: "Eine Paarung braucht entweder \"b\" oder \"bye\": true.",
        "Das Format steht in docs/documents.md.";
    DocumentNotAResult: "Ein Ergebnis muss aus Spielen (\"a\", \"b\", \"draws\"), \"no_show\" oder \"double_loss\" bestehen. Ein Freilos hat kein Ergebnis.",
        "Das Format steht in docs/documents.md.";
    DocumentPlayerTwice { id }: "Spieler {id} ist zweimal aufgeführt.",
        "Das Format steht in docs/documents.md.";
    DocumentResultMissing: "Das Ergebnis fehlt.",
        "Das Format steht in docs/documents.md.";
    DocumentUnknownPlayer { id }: "Den Spieler {id} gibt es nicht.",
        "Das Format steht in docs/documents.md.";
    DocumentUnknownProfile { key, profiles }: "Das Regelprofil {key} gibt es nicht. Vorhandene Profile: {profiles}.",
        "Verwende eines dieser Profile; das Format steht in docs/documents.md.";
    DocumentUnreadable { error }: "Dieses Dokument ist nicht lesbar: {error}.",
        "Das Format steht in docs/documents.md.";
    DraftBotSeat: "Auf diesem Platz sitzt ein Bot, der automatisch wählt.",
        "Wähle einen anderen Platz.";
    DraftHidden: "Die Picks bleiben verdeckt, bis der Draft vorbei ist (CR 10.3.2B).",
        "Beende zuerst den Draft.";
    DraftImpossible { packs }: "{packs}",
        "Installiere Cantina neu.";
    DraftSeats { have }: "Ein Pod kann 2 bis 16 Plätze haben, nicht {have}.",
        "Lose die Plätze mit einer anderen Podgröße neu aus.";
    DraftPackCount { need, have }: "Der Draft braucht {need} Packs, drei für jeden Platz, hat aber {have}.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    DraftStrangeCard { card }: "{card} kann in einem Draft dieses Sets nicht vorkommen.",
        "Stelle deine neueste Sicherung wieder her.";
    DraftPackTooLarge { have }: "Ein Pack des gespeicherten Drafts hat {have} Karten, mehr als ein Pack haben kann.",
        "Stelle deine neueste Sicherung wieder her.";
    DraftRecord { number, refused }: "Pick {number} des gespeicherten Drafts ist nicht möglich: {refused}",
        "Stelle deine neueste Sicherung wieder her.";
    DraftChoiceRecord { number, refused }: "Wahl {number} des gespeicherten Drafts ist nicht möglich: {refused}",
        "Stelle deine neueste Sicherung wieder her.";
    DraftNoPod: "Diesen Pod gibt es nicht.",
        "Wähle einen Pod im Event unter Draft.";
    DraftNoSuchPlace { number }: "Den Platz {number} gibt es nicht.",
        "Zähle die Plätze ab 1, in der Reihenfolge am Tisch.";
    DraftNoSuchPod { number }: "Den Pod {number} gibt es nicht.",
        "Zähle die Pods ab 1.";
    DraftNoSuchCard { number }: "Die Karte {number} gibt es nicht.",
        "Zähle die Karten eines Packs ab 1.";
    DraftNoSeatHere { number }: "Dieser Pod hat keinen Platz {number}.",
        "Prüfe die Plätze im Event unter Draft.";
    DraftNotNow: "Die Plätze sind noch nicht ausgelost.",
        "Lose zuerst die Plätze aus.";
    DraftBegun: "Der Draft hat schon begonnen.",
        "Setze den Draft fort, oder mach seinen Start rückgängig.";
    DraftRoundPaired: "Es ist schon eine Runde gepaart.",
        "Lösche zuerst die Runde.";
    DraftSeatsOld: "Nach dem Auslosen der Plätze sind Spieler dazugekommen.",
        "Lose die Plätze neu aus.";
    DraftTableOf { need, have }: "Dieser Draft braucht {need} Spieler an jedem Tisch, ein Tisch hat aber {have}.",
        "Füge Spieler oder Bots hinzu oder nimm welche heraus, und lose die Plätze neu aus.";
    DraftTableSize { fewest, most, have }: "Dieser Draft braucht {fewest} bis {most} Spieler an jedem Tisch, ein Tisch hat aber {have}.",
        "Füge Spieler oder Bots hinzu oder nimm welche heraus, und lose die Plätze neu aus.";
    DraftNotStarted: "Der Draft hat noch nicht begonnen.",
        "Starte zuerst den Draft.";
    DraftOnPaper: "Dieses Event wird mit echten Karten gedraftet.",
        "Lass die Spieler am Tisch wählen.";
    DraftOtherShape: "Dieser Schritt gehört zu einem Draft anderer Form.",
        "Öffne den Draft im Event unter Draft.";
    EventName { longest_name }: "Der Name eines Events muss 1 bis {longest_name} Zeichen haben.",
        "Gib einen Namen dieser Länge ein.";
    EventNoSet: "Das ist ein Constructed-Event, es hat also keine Booster.",
        "Wähle ein Draft- oder Sealed-Event.";
    EventNotFound { event }: "Das Event {event} gibt es nicht.",
        "Prüfe die Nummer in der Liste der Events.";
    EventNotHere { event }: "Das Event {event} gibt es in dieser Datenbank nicht.",
        "Prüfe die Nummer in der Liste der Events.";
    EventNotSealed: "Nur in Sealed-Events werden Pools geöffnet.",
        "Wähle ein Sealed-Event. In einem Draft sind die gedrafteten Karten der Pool.";
    EventNumber: "Die Nummer dieses Events ist zu groß für das Fenster von Cantina.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    EventPodSize: "Ein Pod kann 2 bis 16 Plätze haben.",
        "Wähle eine Größe von 2 bis 16; üblich sind 8.";
    EventSeed: "Ein Seed muss eine ganze Zahl von 0 bis 18446744073709551615 sein.",
        "Gib so eine Zahl ein, oder lass den Seed leer.";
    ExchangeAddress { address }: "{address} ist eine Webadresse, und Cantina lädt nichts aus dem Internet.",
        "Öffne sie in einem Browser, exportiere das Deck dort (als JSON, Text oder für Melee), und füge das Ergebnis ein oder öffne es.";
    ExchangeCollection: "Diese Datei enthält eine Sammlung, kein Deck.",
        "Importiere sie unter Sammlung, oder wähle ein Deck.";
    ExchangeEmpty: "Hier gibt es nichts zu lesen.",
        "Verwende ein Deck als JSON, als Text mit einer Karte pro Zeile oder als CSV.";
    ExchangeIsAPool: "Das ist ein Kartenpool, kein Deck.",
        "Verwende ein Deck als JSON, als Text mit einer Karte pro Zeile oder als CSV.";
    ExchangeJson { what }: "Dieses JSON ist unvollständig oder ungültig ({what}).",
        "Exportiere das Deck noch einmal, oder verwende Text mit einer Karte pro Zeile oder CSV.";
    ExchangeNoCards: "In diesem Text steht keine Karte des Spiels.",
        "Verwende JSON, CSV oder Zeilen wie \"3 | Name | Untertitel\" oder \"3 SOR_042\".";
    ExchangeNotText { at }: "Diese Datei ist kein Text (Byte {at} ist nicht lesbar).",
        "Speichere das Deck als reinen Text, JSON oder CSV in UTF-8.";
    ExchangePool { pool }: "{pool}",
        "Korrigiere diesen Eintrag des Pools, und versuche es noch einmal.";
    ExchangePoolEntry { text }: "{text:?} ist keine Kartennummer mit einer Anzahl.",
        "Schreibe Einträge wie \"SOR_042\": 1.";
    ExchangeSeveralDecks { decks }: "Diese Datei enthält {decks} Decks, hier wird aber nur eines gebraucht.",
        "Wähle eine Datei mit einem Deck. Nur Trilogy wird mit mehreren Decks geprüft (--format trilogy).";
    ExchangeShape { expected }: "Diese Eingabe ist nicht lesbar; erwartet wird: {expected}.",
        "Verwende ein Deck als JSON, als Text mit einer Karte pro Zeile oder als CSV.";
    ExchangeTooLarge { bytes, most }: "Diese Eingabe hat {bytes} Bytes; höchstens {most} können gelesen werden.",
        "Wähle eine andere Datei.";
    ExchangeTooManyCards { most }: "Ein Deck darf höchstens {most} Karten haben.",
        "Entferne einige Karten.";
    ExchangeTooManyDecks { decks, most }: "Es sind {decks} Decks; höchstens {most} können zusammen gelesen werden.",
        "Verteile die Decks auf mehrere Dateien.";
    ExchangeTooManyRows { most }: "Diese Liste hat mehr als {most} Zeilen, das ist das Maximum.",
        "Entferne einige Zeilen.";
    ExchangeUnplaced { text }: "Keine Karte heißt {text:?}.",
        "Korrigiere diese Zeile, und versuche es noch einmal.";
    ExchangeAmbiguousName { text }: "Mehrere Karten heißen {text:?}.",
        "Ergänze den Untertitel, und versuche es noch einmal.";
    ExchangeUnknownNumber { text }: "Keine Karte hat die Nummer in {text:?}.",
        "Korrigiere diese Zeile, und versuche es noch einmal.";
    ExchangeSetToCome { text, name, set, released }: "{text:?} ist eine Karte aus {name} ({set}, erschienen am {released}). Dieses Set ist erst in einer neueren Version von Cantina enthalten.",
        "Installiere eine neuere Version von Cantina, oder ersetze die Karte.";
    ExchangeIncompleteSet { text, set }: "{text:?} ist eine Karte aus {set}; dieses Set ist in dieser Version von Cantina noch nicht enthalten.",
        "Installiere eine neuere Version von Cantina, oder ersetze die Karte.";
    ExchangeContradiction { text }: "Kartennummer und Name in {text:?} passen nicht zusammen.",
        "Korrigiere diese Zeile, und versuche es noch einmal.";
    ExchangeNoCard { text }: "In dieser Zeile ist keine Karte genannt ({text:?}).",
        "Korrigiere diese Zeile, und versuche es noch einmal.";
    ExchangeBadCount { text }: "Die Anzahl in {text:?} ist nicht lesbar.",
        "Schreibe sie in Ziffern, zum Beispiel 3.";
    ExchangeUnknownSection { text }: "{text:?} steht unter einer Überschrift, die Cantina nicht kennt.",
        "Verschiebe die Zeile unter Anführer, Basis, Deck oder Sideboard, oder entferne sie.";
    ExportFailed { error }: "Der Export konnte nicht erstellt werden: {error}.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    FileTooLarge { megabytes }: "Diese Datei ist größer als {megabytes} MB, das ist hier das Maximum.",
        "Wähle eine andere Datei.";
    FileUnreadable { error }: "Die Datei ist nicht lesbar: {error}.",
        "Wähle eine andere Datei.";
    FileNotText { error }: "Die Datei ist nicht lesbar, weil sie kein Text ist ({error}).",
        "Wähle eine andere Datei.";
    FormatsBroken { what }: "Die Formatdaten von Cantina sind beschädigt: {what}.",
        "Installiere Cantina neu.";
    HandPair { text }: "„{text}“ ist weder ein Match noch ein Freilos.",
        "Schreibe 3:5 für ein Match oder 7 für ein Freilos.";
    HandsNone { cards }: "Das Deck hat zu wenige Karten: Eine Starthand hat {cards} Karten.",
        "Lege mehr Karten in das Deck.";
    ImagesNoCard: "Der Name der Datei ist keine Kartennummer.",
        "Nenne die Datei nach der Nummer auf der Karte, zum Beispiel SOR_005.png.";
    ImagesNoPicture: "Diese Datei ist kein Bild im Format PNG, JPEG oder WebP.",
        "Speichere das Bild in einem dieser Formate.";
    ImagesTooLarge { megabytes }: "Das Bild einer Karte darf höchstens {megabytes} MB haben.",
        "Speichere das Bild kleiner.";
    ImagesTooMany { most_files }: "Dieser Ordner enthält mehr als {most_files} Dateien, das ist das Maximum.",
        "Wähle einen Ordner, in dem nur Kartenbilder liegen.";
    ImportUnreadable { what }: "Das ist kein exportiertes Event: {what}.",
        "Exportiere das Event auf dem anderen Computer noch einmal, und kopiere die ganze Datei.";
    ImportTooLong: "Das ist kein exportiertes Event: Es ist zu lang.",
        "Exportiere das Event auf dem anderen Computer noch einmal, und kopiere die ganze Datei.";
    ImportTooManyRecords: "Das ist kein exportiertes Event: Es hat zu viele Einträge.",
        "Exportiere das Event auf dem anderen Computer noch einmal, und kopiere die ganze Datei.";
    InputFailed { error }: "Die Eingabe ist nicht lesbar: {error}.",
        "Versuche es noch einmal.";
    JournalBroken { what }: "Der Verlauf des Events ist beschädigt: {what}",
        "Stelle deine neueste Sicherung wieder her.";
    JournalEmpty: "Der Verlauf des Events ist leer.",
        "Stelle deine neueste Sicherung wieder her.";
    JournalNoSettings: "Der Verlauf des Events ist beschädigt: Er beginnt nicht mit den Einstellungen des Events.",
        "Stelle deine neueste Sicherung wieder her.";
    JournalOrder: "Der Verlauf des Events ist beschädigt: Das Event wird darin zweimal angelegt.",
        "Stelle deine neueste Sicherung wieder her.";
    JournalTime { at }: "Der Verlauf des Events ist beschädigt: {at:?} ist keine gültige Zeit.",
        "Stelle deine neueste Sicherung wieder her.";
    JournalUnreadable { error }: "Ein Eintrag im Verlauf des Events ist nicht lesbar: {error}",
        "Stelle deine neueste Sicherung wieder her, oder öffne das Event mit der Version von Cantina, die es gespeichert hat.";
    JournalUnwritable { error }: "Der Schritt konnte nicht gespeichert werden: {error}.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    JudgeCard { card }: "„{card}“ ist keine Kartennummer.",
        "Schreibe sie in der Form SOR_042 (Set und Nummer).";
    JudgeImpossible: "Diese Position ist nicht möglich.",
        "Behebe die Probleme, die bei der Position angezeigt werden.";
    JudgeNoBranch { number }: "Den Zweig {number} gibt es nicht.",
        "Wähle einen anderen Zweig des Falls.";
    JudgeNoRuledBranch: "Den als richtig gewählten Zweig gibt es nicht.",
        "Wähle einen der Zweige des Falls.";
    JudgeNoJudge: "Eine Entscheidung braucht den Namen des Judges.",
        "Gib den Namen des Judges ein.";
    JudgeNoOutcome: "Die Entscheidung ist leer.",
        "Gib ein, was entschieden wurde.";
    JudgeNotNow: "Das ist an dieser Stelle nicht möglich.",
        "Prüfe den aktuellen Schritt, und versuche es noch einmal.";
    JudgeTyped { card }: "{card} ist keine gültige eigene Karte.",
        "Gib einen Namen ein, dazu Kosten, Stärke und TP von 0 bis 99. Einheiten, Anführer und Basen brauchen mindestens 1 TP.";
    JudgeNotBetween: "Ein Spiel lässt sich nur zwischen zwei Aktionen fortsetzen.",
        "Beantworte zuerst die offene Frage, oder geh zur Aktion davor zurück.";
    JudgeByHand { error }: "Diese manuelle Aktion ist hier nicht möglich: {error}.",
        "Wähle eine andere Karte, oder beende zuerst die laufende Aktion.";
    JudgeHandCard { card }: "Diese Aktion ist mit {card} dort, wo die Karte liegt, nicht möglich.",
        "Füge nur Einheiten und Basen Schaden zu; erschöpfe nur Einheiten, Anführer und Ressourcen. Hänge Upgrades, Piloten und als Upgrade gerufene Anführer an Einheiten an, Upgrades mit Fortify an Basen. Basen und andere Anführer lassen sich nicht verschieben.";
    JudgeHandBusy: "Mitten in diesem Schritt sind keine manuellen Aktionen möglich.",
        "Beantworte zuerst die offene Frage, oder geh einen Schritt zurück.";
    JudgeHandKeyword { keyword }: "„{keyword}“ ist weder Schlüsselwort noch Merkmal.",
        "Schreibe Stärke und TP als +2/-1, oder ein Schlüsselwort mit seiner Zahl, zum Beispiel Offensive 2.";
    JudgeHandName { name }: "Keine Karte heißt „{name}“.",
        "Prüfe die Schreibweise des Namens.";
    JudgeHandIncomplete { player }: "Spieler {player} muss eine Basis und einen oder zwei Anführer haben.",
        "Wähle eine andere Karte.";
    JudgeHandTooMany: "Die Position hat zu viele Karten.",
        "Entferne einige Karten.";
    JudgeRange { number, most }: "{number} liegt außerhalb des erlaubten Bereichs; die Grenze ist {most}.",
        "Gib eine Zahl näher an 0 ein.";
    JudgeNoSeat { player }: "Spieler {player} gibt es nicht.",
        "Wähle einen Spieler dieser Position.";
    JudgeCardGone: "Diese Karte gibt es in der Position nicht.",
        "Wähle eine Karte auf dem Tisch.";
    JudgeRule { rule }: "Die Regel {rule} gibt es nicht.",
        "Prüfe die Nummer unter Regeln.";
    JudgeTooMany { most_steps }: "Ein Zweig darf höchstens {most_steps} Schritte haben.",
        "Beginne einen anderen Zweig, oder mach aus dieser Position einen neuen Fall.";
    JudgeTooManyHidden { most_hidden }: "Eine Hand oder ein Deck darf höchstens {most_hidden} unbekannte Karten haben.",
        "Gib eine kleinere Zahl ein.";
    JudgeUnreadable { error }: "Das ist keine Position: {error}.",
        "Füge eine Position oder einen Fall ein, den du in Cantina kopiert hast; das Format steht in docs/protocol.md.";
    JudgeTextTooLong: "Dieser Text ist zu lang für einen Fall.",
        "Füge eine Position oder einen Fall ein, den du in Cantina kopiert hast; das Format steht in docs/protocol.md.";
    JudgeRulingUnreadable { error }: "Die Entscheidung ist nicht lesbar: {error}.",
        "Füge eine Position oder einen Fall ein, den du in Cantina kopiert hast; das Format steht in docs/protocol.md.";
    JudgeCaseUnreadable { error }: "Der Fall ist nicht lesbar: {error}.",
        "Füge eine Position oder einen Fall ein, den du in Cantina kopiert hast; das Format steht in docs/protocol.md.";
    JudgePositionUnreadable { error }: "Die Position ist nicht lesbar: {error}.",
        "Füge eine Position oder einen Fall ein, den du in Cantina kopiert hast; das Format steht in docs/protocol.md.";
    JudgeNoPlayers: "Diese Position hat keine Spieler.",
        "Füge eine Position oder einen Fall ein, den du in Cantina kopiert hast; das Format steht in docs/protocol.md.";
    JudgeUnwritable { error }: "Die Entscheidung konnte nicht gespeichert werden: {error}.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    JudgeWords { longest_words }: "Ein Text darf höchstens {longest_words} Zeichen haben.",
        "Kürze ihn.";
    LateNoSeat: "An keinem offenen Tisch der aktuellen Runde ist ein Platz frei.",
        "Trage den Spieler für die nächste Runde ein, oder paare diese Runde mit Nachzüglern neu.";
    LeagueBroken { error }: "Die Liga ist nicht lesbar: {error}.",
        "Stelle deine neueste Sicherung wieder her, oder öffne die Liga mit der Version von Cantina, die sie gespeichert hat.";
    LeagueNoOpening: "Der Verlauf der Liga ist beschädigt: Ihr erster Eintrag fehlt.",
        "Stelle deine neueste Sicherung wieder her.";
    LeagueMadeTwice: "Der Verlauf der Liga ist beschädigt: Die Liga wird darin zweimal angelegt.",
        "Stelle deine neueste Sicherung wieder her.";
    LeagueExportUnreadable { error }: "Das ist keine exportierte Liga: {error}.",
        "Exportiere die Liga auf dem anderen Computer noch einmal, und kopiere die ganze Datei.";
    LeagueExportOld: "Diese Datei enthält die Liga ohne ihre Events: Eine ältere Version von Cantina hat sie exportiert.",
        "Exportiere die Liga noch einmal mit dieser Version von Cantina.";
    LeagueExportNoEvent { event }: "In dieser Datei fehlt Event {event} der Liga.",
        "Stelle das Event auf dem anderen Computer wieder her, oder entferne es dort aus der Liga, und exportiere die Liga noch einmal.";
    LeagueHasEvent { event }: "Event {event} gehört schon zu dieser Liga.",
        "Wähle ein Event, das noch nicht zur Liga gehört.";
    LeagueName { longest_name }: "Ein Name muss 1 bis {longest_name} Zeichen haben.",
        "Gib einen Namen dieser Länge ein.";
    LeagueNoEvent { event }: "Event {event} gehört nicht zu dieser Liga.",
        "Prüfe die Events der Liga.";
    LeagueNoEventNamed: "Es wurde kein Event angegeben.",
        "Gib die Nummer mindestens eines Events an.";
    LeagueNotJoined { name }: "{name} ist in dieser Liga mit keinem anderen Namen zusammengeführt.",
        "Prüfe die zusammengeführten Namen der Liga.";
    LeagueNotJoinedIn { name, event }: "{name} ist in Event {event} mit keinem anderen Namen zusammengeführt.",
        "Prüfe die zusammengeführten Namen der Liga.";
    LeagueNothingToUndo: "In dieser Liga gibt es nichts rückgängig zu machen.",
        "Ändere zuerst etwas.";
    LeagueNumber: "Die Nummer dieser Liga ist zu groß für das Fenster von Cantina.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    LeaguePointsBest: "Für jeden Spieler muss mindestens ein Event zählen.",
        "Gib 1 oder mehr ein, oder lass das Feld leer, damit alle zählen.";
    LeaguePointsTooManyEvents: "Die Zahl der Events, die zählen, ist zu groß.",
        "Gib eine kleinere Zahl ein, oder lass das Feld leer, damit alle zählen.";
    LeaguePointsKeys: "Eine Liga braucht mindestens ein Kriterium für die Rangfolge, und jedes nur einmal.",
        "Wähle mindestens ein Kriterium, und entferne doppelte.";
    LeaguePointsName: "Eine Punktetabelle braucht einen Schlüssel und einen Namen.",
        "Gib beide ein.";
    LeaguePointsOrder { until }: "Die Zeilen der Punktetabelle müssen nach Plätzen aufsteigen; Platz {until} steht an falscher Stelle.",
        "Ordne die Zeilen neu.";
    LeaguePointsTooMany { points, most }: "{points} Punkte sind zu viele, oder die Tabelle hat zu viele Zeilen.",
        "Gib in jeder Zeile höchstens {most} Punkte ein, oder entferne einige Zeilen.";
    LeaguePointsUnknown { key, tables }: "Die Punktetabelle {key:?} gibt es nicht.",
        "Verwende eine von diesen: {tables}.";
    LeagueSameAlready { name, person }: "{name} und {person} sind schon zusammengeführt.",
        "Prüfe die zusammengeführten Namen der Liga.";
    LeagueNoTable: "Diese Datei ist keine Tabelle.",
        "Speichere die Tabelle als CSV, mit einer Kopfzeile.";
    LeagueTableColumns { columns }: "Die Tabelle braucht eine Spalte mit Namen und eine mit Punkten; ihre Spalten sind {columns}.",
        "Nenne diese Spalten Name und Punkte. Die Tabelle eines einzelnen Events braucht keine Punkte: Wähle dann, dass die Plätze zählen.";
    LeagueTableFigure { figure }: "{figure} ist keine ganze Zahl.",
        "Schreibe eine ganze Zahl, oder lass die Zelle leer.";
    LeagueTableTooLong { most }: "Eine Tabelle darf höchstens {most} Zeilen haben.",
        "Entferne die Spieler ohne Punkte.";
    LeagueTooMany { most_events }: "Eine Liga kann höchstens {most_events} Events haben.",
        "Lege eine zweite Liga an.";
    LeagueUnwritable { error }: "Die Änderung der Liga konnte nicht gespeichert werden: {error}.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    LibraryEmpty { what }: "Hier fehlt etwas: {what}.",
        "Gib mindestens ein Zeichen ein.";
    LibraryTooLong { what, length, most }: "Zu lang: {what} ({length} Zeichen, erlaubt sind höchstens {most}).",
        "Kürze den Text.";
    LibraryTooMany { found, what, most }: "Es sind {found} {what}; erlaubt sind höchstens {most}.",
        "Gib eine kleinere Zahl ein, oder entferne einige.";
    NoticesBroken { error }: "Die Liste der Software von Drittanbietern ist nicht lesbar: {error}.",
        "Installiere Cantina neu.";
    OddsDeckTooLarge { most, deck }: "Wahrscheinlichkeiten lassen sich für Decks bis {most} Karten berechnen, nicht für {deck}.",
        "Gib eine kleinere Deckgröße ein.";
    OddsEmpty: "Das Deck hat keine Karten.",
        "Gib eine Deckgröße von mindestens 1 ein.";
    OddsTooManyCopies { copies, deck }: "Ein Deck mit {deck} Karten kann nicht {copies} Exemplare einer Karte haben.",
        "Gib weniger Exemplare oder ein größeres Deck ein.";
    OddsTooManyRounds { most, rounds }: "Wahrscheinlichkeiten lassen sich höchstens {most} Runden im Voraus berechnen, nicht {rounds}.",
        "Gib höchstens {most} Runden ein.";
    OddsUnreadable: "Die Deckgröße fehlt.",
        "Nenne eine Deckdatei, oder gib die Größe an, zum Beispiel --deck 50.";
    OddsNoCopies: "Die Zahl der Exemplare fehlt.",
        "Gib sie an, zum Beispiel --copies 3, oder nenne mit --card eine Karte und dazu eine Deckdatei.";
    NamesUnreadable: "Diese Datei enthält keine Kartennamen.",
        "Verwende eine CSV-Tabelle mit einer Spalte für die Nummer auf der Karte (SOR_005) und einer für ihren Namen.";
    OpenNoProgram: "Dieser Computer hat kein Programm, das diese Datei öffnet.",
        "Öffne die Datei aus ihrem Ordner mit einem Programm deiner Wahl.";
    OpenNotWritten: "Cantina kann nur Dateien öffnen, die seit dem Start gespeichert wurden.",
        "Speichere die Datei noch einmal, oder öffne sie aus ihrem Ordner.";
    OutputFailed { error }: "Die Ausgabe konnte nicht geschrieben werden: {error}.",
        "Prüfe den Datenträger und die Rechte des Ordners, und versuche es noch einmal.";
    PacksConfig { what }: "Die Boosterdaten von Cantina sind beschädigt: {what}.",
        "Installiere Cantina neu.";
    PacksSeats { most }: "Der Plan der Booster braucht 1 bis {most} Plätze.",
        "Füge Zeilen für Plätze hinzu oder entferne welche.";
    PacksSets { most }: "Für die Booster brauchst du 1 bis {most} Sets.",
        "Nenne die Sets mit ihren Kürzeln, etwa SOR, SHD, TWI.";
    PairNotNow { rounds }: "Alle {rounds} geplanten Runden sind gespielt.",
        "Plane weitere Runden, oder lege den Top Cut an.";
    PairOver: "Der Turnierbaum hat schon einen Sieger.",
        "Öffne den Endstand.";
    PairTooFew: "Es sind mindestens 2 Spieler nötig.",
        "Trage Spieler ein, oder hole Spieler zurück.";
    PairResultsOpen { open }: "{open}.",
        "Trage zuerst die fehlenden Ergebnisse ein.";
    PairBeforeDraft: "Der Draft hat noch nicht begonnen.",
        "Starte und beende zuerst den Draft.";
    PairDrafting: "Der Draft ist noch nicht beendet.",
        "Beende zuerst den Draft.";
    PaperFailed { error }: "Das PDF konnte nicht erstellt werden: {error}.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    PaperFont: "Die Schrift von Cantina für PDF-Dateien ist nicht lesbar.",
        "Installiere Cantina neu.";
    PaperNoFolder { error }: "Der Ordner für Ausdrucke konnte nicht angelegt werden: {error}.",
        "Speichere den Ausdruck als PDF in einem anderen Ordner.";
    PaperNothing: "Die Liga hat noch keine Tabelle.",
        "Nimm ein Event auf, in dem mindestens eine Runde gepaart ist.";
    PaperNoBracket: "Es gibt noch keinen Turnierbaum.",
        "Lege zuerst den Top Cut an.";
    PaperFinalTable: "Dieser Top Cut ist ein Finaltisch und hat keinen Turnierbaum.",
        "Drucke stattdessen die Paarungen seiner Runde.";
    PaperNoChecks: "In dieser Runde gibt es keine Deckchecks.",
        "Wähle zuerst Tische für Deckchecks, zufällig oder nach Nummer.";
    PaperNoPeople: "Dieses Event hat noch keine Spieler.",
        "Trage zuerst Spieler ein.";
    PaperNoPods: "Dieses Event hat keine Pods.",
        "Lose zuerst die Plätze aus. Events ohne Draft haben keine Pods.";
    PaperNoRound: "Es ist noch keine Runde gepaart.",
        "Paare zuerst eine Runde.";
    PaperNoStandings: "Es gibt noch keine Tabelle.",
        "Paare zuerst eine Runde.";
    PhonesAddress { address }: "Dieser Computer hat die Adresse {address} nicht.",
        "Wähle eine der Adressen dieses Computers, oder gib keine an, um alle zu benutzen.";
    PhonesDeckInMatch: "Während deines Matches kannst du deine Deckliste nicht ändern.",
        "Verwende zwischen den Spielen dein Sideboard, ändere die Liste nach dem Match, oder frag die Turnierleitung.";
    PhonesGone: "Dieses Handy ist abgemeldet: Ein anderes hat es ersetzt, oder das Event ist vorbei.",
        "Bitte die Turnierleitung um eine neue Einladung.";
    PhonesJoinCode { code }: "Kein Handy, das sich anmelden möchte, zeigt „{code}“.",
        "Lies die vier Ziffern noch einmal vom Handy ab. Nach drei Minuten muss das Handy neu anfragen.";
    PhonesJoinGone: "Dieses Handy wartet nicht mehr: Seine Anfrage wurde beantwortet oder ist abgelaufen.",
        "Bitte den Spieler, sich am Handy noch einmal anzumelden.";
    PhonesLongCode: "Das ist zu lang für einen QR-Code.",
        "Verwende einen kürzeren Namen oder ein kürzeres Passwort.";
    PhonesLongList { longest }: "Eine Deckliste darf höchstens {longest} Zeichen haben.",
        "Füge nur eine Deckliste ein.";
    PhonesMatchFirst: "Du musst zuerst dein Match oder deinen Draft spielen.",
        "Beende es, und starte dann ein anderes Spiel.";
    PhonesNoDecks: "Bei diesem Event werden keine Decklisten vom Handy angenommen.",
        "Baue dein Deck bei der Turnierleitung.";
    PhonesNoMatch: "Dieses Match ist nicht mehr offen: Es wurde neu gepaart oder hat schon ein Ergebnis.",
        "Prüfe dein aktuelles Match. Die Turnierleitung kann ein Ergebnis ändern.";
    PhonesNoNetwork: "Dieser Computer ist in keinem Netz, das Handys erreichen können.",
        "Verbinde ihn mit dem WLAN oder dem Router des Raums, und versuche es noch einmal.";
    PhonesNotYours: "Das kannst du nicht vom Handy aus eintragen.",
        "Frag die Turnierleitung, oder lass dich dort als Scorekeeper anmelden.";
    PhonesOff: "Die Handys sind nicht verbunden.",
        "Verbinde sie zuerst im Event unter Handys.";
    PhonesOrder { asked }: "Anfragen dieses Handys kamen in falscher Reihenfolge an; {asked} wurden angenommen.",
        "Lade die Seite neu.";
    PhonesPickOver: "Dieser Pick ist vorbei, weil die Packs weitergegeben wurden.",
        "Wähle aus deinem aktuellen Pack; vielleicht hat die Turnierleitung für dich gewählt.";
    PhonesBotPicked: "Ein Bot hat für dich gewählt, weil die Turnierleitung es wollte oder weil du ausgestiegen warst.",
        "Warte auf das nächste Pack. Ein Pick ist endgültig (CR 10.3.3).";
    PhonesPicked: "Du hast aus diesem Pack schon eine andere Karte gewählt.",
        "Warte auf das nächste Pack. Ein Pick ist endgültig (CR 10.3.3).";
    PhonesPlays: "Du bist schon in einem anderen freien Spiel.",
        "Beende es zuerst, oder gib auf.";
    PhonesPort { port, why }: "Der Port {port} und die nächsten sind nicht benutzbar: {why}.",
        "Schließe das Programm, das den Port benutzt, oder wähle mit --port einen anderen.";
    PhonesRefused: "Diese Anfrage wurde schon abgelehnt; geändert wurde nichts.",
        "Prüfe, was das Handy jetzt anzeigt, und wiederhole die Anfrage, falls sie noch nötig ist.";
    PhonesTableGone: "Dieser Tisch wartet nicht mehr auf Spieler: Er ist voll, oder alle haben ihn verlassen.",
        "Wähle einen anderen Tisch, oder eröffne einen neuen.";
    PhonesTableLeaders { leaders }: "Dein Deck hat eine andere Zahl von Anführern als die Decks an diesem Tisch ({leaders}).",
        "Wähle ein passendes Deck (zwei Anführer in Twin Suns, sonst einer), oder eröffne einen neuen Tisch.";
    PickNoSuchCard { card }: "{card} ist nicht im Pack.",
        "Prüfe das aktuelle Pack; es kann schon ein anderes sein.";
    PickNoSuchPlace { cards }: "Das Pack hat {cards} Karten.",
        "Wähle eine Karte mit ihrer Nummer im Pack, von 1 bis {cards}.";
    DraftSeatChoice { seat }: "Platz {seat} kann diese Wahl nicht treffen.",
        "Wähle eine der gezeigten Karten, Stapel, Reihen oder Spalten.";
    DraftNoSuchChoice { choice }: "„{choice}“ steht gerade nicht zur Wahl.",
        "Wähle eine der gezeigten Karten, Stapel, Reihen oder Spalten.";
    PickNoSuchSeat { seat }: "Den Platz {seat} gibt es nicht.",
        "Zähle die Plätze ab 1, in der Reihenfolge am Tisch.";
    PickNotNow: "Dieser Platz hat schon gewählt und wartet auf die anderen.",
        "Mach an einem anderen Platz weiter.";
    DraftNotYourTurn: "Ein anderer Spieler ist an der Reihe.",
        "Warte auf den anderen Spieler, oder mach an dessen Platz weiter.";
    PickNothing { seat }: "Platz {seat} hat keine Karten zur Auswahl.",
        "Mach an einem anderen Platz weiter.";
    PickOver: "Der Draft ist vorbei.",
        "Baut jetzt die Decks.";
    PlayBase { bases }: "Das Deck hat {bases} Basen, ein Spiel braucht aber genau eine.",
        "Ändere das Deck so, dass es eine Basis hat.";
    PlayBestOf: "Zwei Spieler können ein Spiel oder Best of 3 spielen, mehr Spieler nur ein Spiel.",
        "Wähle ein Spiel oder Best of 3.";
    PlayConsent: "Alle am Tisch müssen zustimmen, bevor ein Schritt rückgängig gemacht wird.",
        "Frag die anderen, und bestätige dann.";
    PlayDecks: "Ein Spiel braucht ein Deck, das beide von zwei Spielern benutzen, oder je eines für zwei bis vier Spieler.",
        "Nenne ein bis vier Decks.";
    PlayDiffers: "Ein gespeicherter Schritt dieses Spiels führt zu einer anderen Position als vorher.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    PlayEndless: "Dieses Match endet nicht.",
        "Spiele es noch einmal mit einem anderen Seed, und melde dieses bitte als Fehler.";
    PlayEndlessSeed { seed }: "Das Spiel mit dem Seed {seed} endet nicht.",
        "Wähle einen anderen Seed, und melde diesen bitte mit den Decks als Fehler.";
    PlayHuman: "Am Terminal können Menschen nur ein einzelnes Spiel spielen, und nicht als JSON.",
        "Wähle stattdessen Bots, zum Beispiel --p1 quick --p2 strong.";
    PlayInputEnded: "Die Eingabe endete, bevor das Spiel vorbei war.",
        "Gib zu jeder Frage eine Antwort.";
    PlayLeader { leaders }: "Das Deck hat {leaders} Anführer, ein Spiel braucht aber einen, Twin Suns zwei.",
        "Ändere das Deck so, dass es einen Anführer hat, für Twin Suns zwei.";
    PlayMovedOn: "Das Spiel ist inzwischen weitergegangen.",
        "Prüfe die aktuelle Frage, und beantworte sie dann.";
    PlayName { longest_name }: "Der Name eines Spielers darf höchstens {longest_name} Zeichen haben.",
        "Kürze ihn.";
    PlayNoCard { number }: "Keine Karte hat die Nummer {number}.",
        "Gib die Nummer auf der Karte ein, zum Beispiel SOR_042.";
    PlayNoDeck { key }: "Ein mitgeliefertes Deck {key:?} gibt es nicht.",
        "Wähle ein Deck aus der Liste.";
    PlayNoDeckOrFile { name, decks }: "{name:?} ist weder ein mitgeliefertes Deck noch eine Datei.",
        "Nenne eine Datei oder eines dieser Decks: {decks}.";
    PlayNoOpenTable: "In dieser Runde ist kein Tisch mehr offen.",
        "Paare die nächste Runde.";
    PlayNoOption: "Diese Antwort ist nicht möglich.",
        "Prüfe die aktuelle Frage, und wähle eine ihrer Antworten.";
    PlayNoOptionNumber { number, options }: "Die Antwort {number} gibt es nicht.",
        "Wähle eine Nummer von 1 bis {options}.";
    PlayNoSeat: "Diesen Platz gibt es nicht.",
        "Wähle einen Platz des Spiels.";
    PlayNotNow: "Das ist an dieser Stelle des Spiels nicht möglich.",
        "Prüfe die aktuelle Frage, und beantworte sie dann.";
    PlayOutOfPlace: "Ein gespeicherter Schritt dieses Spiels steht an der falschen Stelle.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    PlayOverForOne: "Für diesen Spieler ist das Spiel vorbei.",
        "Sieh dir das Ergebnis an.";
    PlayNoStepBack: "Zu diesem Schritt des Spiels kannst du nicht zurückgehen.",
        "Wähle einen früheren Schritt des Spiels.";
    PlayNoNextGame: "Das nächste Spiel des Matches kann noch nicht beginnen.",
        "Beende zuerst dieses Spiel.";
    PlayNotWritten { cards }: "Diese Karten sind in Cantina noch nicht spielbar: {cards}.",
        "Wähle ein anderes Deck; \"cantina cards --coverage\" zählt die spielbaren Karten.";
    PlayNotWrittenMore { cards, more }: "Diese Karten sind in Cantina noch nicht spielbar: {cards} und {more} weitere.",
        "Wähle ein anderes Deck; \"cantina cards --coverage\" zählt die spielbaren Karten.";
    PlaySetNotWritten { set }: "Einige Karten von {set} sind in Cantina noch nicht spielbar.",
        "Wähle ein anderes Set; \"cantina cards --coverage\" zählt die spielbaren Karten.";
    PlayNoAnalysis: "Das Spiel läuft noch.",
        "Spiele es zu Ende, und analysiere es dann.";
    PlayNoHints: "In Matches eines Events gibt es keine Tipps.",
        "Starte ein Spiel unter Spiele, um Tipps zu bekommen.";
    PlayNoFork: "Dieses Match eines Events ist noch nicht vorbei; von hier weiterzuspielen würde verdeckte Karten zeigen.",
        "Spiele von hier weiter, wenn das Match vorbei ist.";
    PlayNotYours: "Gerade entscheidet ein Bot.",
        "Warte auf seine Antwort.";
    PlayNothingToUndo: "In diesem Spiel gibt es nichts rückgängig zu machen.",
        "Spiele weiter.";
    PlayNumber: "Die Nummer dieses Spiels ist zu groß für das Fenster von Cantina.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    PlayNoShare: "Dieses Spiel läuft noch; seine Datei würde verdeckte Karten zeigen.",
        "Speichere das Spiel, wenn es vorbei ist.";
    PlaySharedDiffers { step }: "Diese Version von Cantina kann dieses Spiel ab Schritt {step} nicht nachspielen.",
        "Öffne es mit der Version von Cantina, die es gespeichert hat, oder mit denselben Kartendaten.";
    PlaySharedUnreadable { error }: "Diese Datei ist kein Spiel, das Cantina öffnen kann: {error}.",
        "Speichere das Spiel noch einmal auf dem Computer, auf dem es gespielt wurde.";
    PlayReported: "Das Ergebnis dieses Matches ist schon eingetragen.",
        "Korrigiere das Ergebnis in der Runde.";
    PlaySeats: "Ein Spiel kann zwei bis vier Spieler haben.",
        "Wähle zwei, drei oder vier Spieler.";
    PlaySeed: "Ein Seed muss eine ganze Zahl sein.",
        "Gib eine ganze Zahl ein, oder lass den Seed leer.";
    PlaySetup { decks }: "Ein Spiel braucht zwei bis vier Decks, nicht {decks}.",
        "Nenne zwei bis vier Decks.";
    PlaySetupKind: "Eine Karte dieses Decks hat für ihren Platz den falschen Typ.",
        "Verwende eine Basis und einen Anführer (in Twin Suns zwei) und im Deck keine Marker.";
    PlaySetupLeaders { leaders }: "Das Deck hat {leaders} Anführer.",
        "Verwende einen Anführer, für Twin Suns zwei.";
    PlaySetupNotWritten: "Eine Karte dieses Decks ist in Cantina noch nicht spielbar.",
        "Wähle ein anderes Deck; \"cantina cards --coverage\" zählt die spielbaren Karten.";
    PlaySetupTooMany: "Die Decks haben zu viele Karten für ein Spiel.",
        "Verwende kleinere Decks.";
    PlaySideboard { card }: "Deck und Sideboard haben weniger Exemplare von {card}.",
        "Tausche nur Karten des Decks und seines Sideboards.";
    PlaySideboardSmall { least, cards }: "Das Deck hat {cards} Karten, braucht aber mindestens {least}.",
        "Lege mehr Karten in das Deck.";
    PlayStopped { fault }: "Ein Fehler in Cantina hat dieses Spiel angehalten: {fault}.",
        "Bis hierher ist alles gespeichert. Mach die letzte Antwort rückgängig, um anders weiterzuspielen, und melde bitte den Fehler.";
    PlayStoppedSeed { seed, fault }: "Ein Fehler in Cantina hat das Spiel mit dem Seed {seed} angehalten: {fault}.",
        "Wähle einen anderen Seed, und melde den Seed {seed} bitte mit den Decks als Fehler.";
    PlayUnreadable { error }: "Der Beginn dieses Spiels ist nicht lesbar: {error}.",
        "Stelle deine neueste Sicherung wieder her.";
    PlayUnwritable { error }: "Das Spiel konnte nicht gespeichert werden: {error}.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    PlayerAmbiguous { named, names }: "Mehrere Spieler passen zu {named:?}: {names}.",
        "Schreibe den ganzen Namen oder die Nummer des Spielers.";
    PlayerBot: "Bots lassen sich nicht mit Spielern zusammenführen.",
        "Wähle zwei Spieler.";
    PlayerNoTable: "Dieser Spieler hat in der aktuellen Runde weder Match noch Tisch.",
        "Wähle einen Spieler, der einen Tisch hat.";
    PlayerNotFound { player }: "Spieler {player} ist nicht in diesem Event.",
        "Prüfe die Nummer in der Liste der Spieler.";
    PlayerNotNamed { named }: "In diesem Event heißt kein Spieler {named:?}.",
        "Prüfe den Namen in der Liste der Spieler.";
    PlayerUnknown { player }: "Spieler {player} gibt es nicht.",
        "Prüfe die Nummer in der Liste der Spieler.";
    PlayersAfterTheCut: "Der Top Cut ist schon angelegt, deshalb würde ein neuer Spieler nicht mehr gepaart.",
        "Mach den Top Cut rückgängig, bevor seine erste Runde gepaart ist, und trage den Spieler dann ein.";
    PlayersDeckFromBoosters: "Die Decks dieses Events kommen aus seinen Boostern, deshalb werden keine Decklisten abgegeben.",
        "Trage nur die Namen ein, oder lege ein Constructed-Event an.";
    PlayersDeckTooMany { most }: "In diesem Event darf ein Spieler höchstens {most} Decklisten haben.",
        "Wähle Trilogy unter Regeln …, wenn jeder Spieler drei Decks hat.";
    PlayersDuplicate { name }: "{name} ist schon in diesem Event. Es wurde niemand eingetragen.",
        "Gib einem der beiden einen zweiten Namen oder eine Initiale.";
    PlayersTwiceInFile { name }: "{name} ist zweimal in diesem Event.",
        "Benenne einen der beiden auf dem Computer um, auf dem das Event lief, und exportiere das Event noch einmal.";
    PlayersEmpty: "Der Name ist leer.",
        "Gib einen Namen ein.";
    PlayersNone: "Dieser Text enthält keine Namen.",
        "Schreibe in jede Zeile einen Namen.";
    PlayersEmptyRow: "In dieser Zeile fehlt der Name.",
        "Schreibe einen Namen in diese Zeile, oder entferne sie.";
    PlayersTooLong { start, longest_name }: "„{start}…“ ist zu lang: Ein Name darf höchstens {longest_name} Zeichen haben.",
        "Kürze den Namen.";
    PlayersTooMany { most_players }: "Ein Event kann höchstens {most_players} Spieler haben.",
        "Lege ein zweites Event an.";
    PlayersBots { most_bots }: "Du kannst 1 bis {most_bots} Bots auf einmal eintragen.",
        "Wähle eine Zahl in diesem Bereich.";
    PlayersOtherFile: "Das ist eine Deckliste oder eine Webseite, keine Liste von Spielern.",
        "Verwende einen Namen pro Zeile oder eine CSV- oder JSON-Datei mit einer Spalte für die Namen.";
    PlayersUnreadable: "Der Name enthält Zeichen, die sich nicht anzeigen lassen.",
        "Kopiere die Namen als reinen Text.";
    PlayersNoCsv: "Diese Zeile ist kein gültiges CSV.",
        "Speichere die Tabelle noch einmal als CSV.";
    PlayersNoColumn { columns }: "Diese Tabelle hat keine Spalte mit Namen von Spielern; ihre Spalten sind {columns}.",
        "Nenne die Spalte mit den Namen Spieler oder Name.";
    PlayersNoJson { error }: "Das ist kein gültiges JSON: {error}.",
        "Exportiere die Spieler noch einmal, und importiere die ganze Datei.";
    PlayersNoneInJson: "Dieses JSON enthält keine Spieler.",
        "Verwende eine Liste von Objekten, jedes mit name oder player und wahlweise deck, oder speichere eine CSV-Tabelle.";
    PointsUnreadable { error }: "Das ist keine Punktetabelle: {error}.",
        "Beginne mit der Tabelle, die `cantina league points L` ausgibt.";
    PoolMissing: "Ein Limited-Deck lässt sich nur mit seinem Kartenpool prüfen.",
        "Nenne den Pool mit --pool FILE: {{\"set\": \"SOR\", \"cards\": {{\"SOR_001\": 1}}}}.";
    PoolUnreadable { card }: "Cantina kennt keine Karte {card}.",
        "Prüfe die Nummer der Karte im Pool.";
    PoolNoSet { set }: "Cantina kennt kein Set {set}.",
        "Schreibe im Pool ein Kürzel aus drei Buchstaben, zum Beispiel SOR.";
    PoolTooMany { card, count }: "Ein Pool kann nicht {count} Exemplare von {card} haben.",
        "Trage im Pool eine kleinere Zahl ein.";
    PrintNoViewer: "Dieser Computer hat kein Programm, das PDF-Dateien öffnet.",
        "Speichere den Ausdruck als PDF, und drucke ihn auf einem Computer, der eines hat.";
    ProfileDamaged { error }: "Deine eigenen Regelprofile sind nicht lesbar: {error}.",
        "Stelle deine neueste Sicherung wieder her.";
    ProfileFloor: "Der Mindestwert für Prozente muss ein Bruch von höchstens 1/1 sein.",
        "Gib einen Bruch wie 1/3 ein.";
    ProfileGames: "Ein Match muss mit 1, 2 oder 3 Spielen gewonnen werden.",
        "Gib 1, 2 oder 3 ein.";
    ProfileGamesMost { most }: "Für ein Freilos, einen nicht erschienenen Gegner oder eine verpasste Runde können höchstens {most} Spiele zählen, so viele wie für einen Matchsieg.",
        "Gib eine Zahl von 0 bis {most} ein.";
    ProfileInfractions { most }: "Ein Profil kann höchstens {most} Verstöße haben.",
        "Entferne einige Verstöße.";
    ProfileInfractionNames { longest }: "Kürzel und Name eines Verstoßes müssen je 1 bis {longest} Zeichen haben.",
        "Gib ein Kürzel und einen Namen dieser Länge ein.";
    ProfileInfractionPath: "Dieser Verstoß hat keine Strafstufen oder zu viele.",
        "Gib mindestens eine Strafstufe ein.";
    ProfileInfractionOrder: "Eine spätere Strafstufe darf nicht milder sein als eine frühere.",
        "Ordne die Strafstufen von der mildesten zur strengsten.";
    ProfileKey { longest }: "Ein Schlüssel darf nur Kleinbuchstaben, Ziffern und Bindestriche haben, zusammen höchstens {longest}.",
        "Gib einen Schlüssel wie mein-laden ein.";
    ProfileMinutes { least, most }: "Die Zeit muss {least} bis {most} Minuten betragen.",
        "Gib eine Zahl von {least} bis {most} ein.";
    ProfileName { longest }: "Der Name eines Profils muss 1 bis {longest} Zeichen haben.",
        "Gib einen Namen dieser Länge ein.";
    ProfilePoints: "Ein Sieg muss mindestens 1 Punkt und die meisten Punkte bringen, eine Niederlage die wenigsten.",
        "Gib die Punkte für Sieg, Unentschieden und Niederlage absteigend ein, zum Beispiel 3, 1, 0.";
    ProfilePointsPlaces: "Ein besserer Platz darf nicht weniger Punkte bringen als ein schlechterer, und der erste muss mindestens 1 bringen.",
        "Gib die Punkte in absteigender Reihenfolge ein.";
    ProfileRankBy: "Dieses Profil hat keine Kriterien für die Rangfolge.",
        "Wähle mindestens eines.";
    ProfileRankMatches: "Das erste Kriterium der Rangfolge muss Matchsiege oder Matchpunkte sein.",
        "Setze eines dieser beiden an den Anfang.";
    ProfileRankPoints: "Das erste Kriterium der Rangfolge an Mehrspielertischen muss Punkte sein.",
        "Setze Punkte an den Anfang.";
    ProfileRounds { most }: "Die Rundentabelle muss 1 bis {most} Zeilen haben.",
        "Füge Zeilen hinzu, oder entferne welche.";
    ProfileRoundCount { most }: "Die Zahl der Runden muss 1 bis {most} sein.",
        "Gib eine Zahl von 1 bis {most} ein.";
    ProfileRoundOrder: "Die Spielerzahlen müssen aufsteigen.",
        "Ordne die Zeilen der Rundentabelle neu.";
    ProfileSealedPacks { most }: "Ein Sealed-Pool muss 1 bis {most} Booster haben.",
        "Gib eine Zahl von 1 bis {most} ein.";
    ProfileShipped { key }: "Der Schlüssel {key:?} gehört zu einem mitgelieferten Profil.",
        "Wähle einen anderen Schlüssel.";
    ProfileTooMany { most }: "Du kannst höchstens {most} eigene Profile haben.",
        "Lösche eines, das du nicht brauchst.";
    ProfileTwice: "Ein Kriterium ist zweimal aufgeführt.",
        "Entferne eines der beiden.";
    ProfileTwiceInfraction: "Das Kürzel dieses Verstoßes kommt zweimal vor.",
        "Gib jedem Verstoß ein eigenes Kürzel.";
    ProfileUnknown { key, profiles }: "Das Regelprofil {key:?} gibt es nicht.",
        "Verwende eines von diesen: {profiles}.";
    ProfileNotOwn { key }: "Du hast kein eigenes Regelprofil {key:?}.",
        "Wähle eines deiner eigenen Profile aus der Liste.";
    ProfileUnreadable { what }: "Das ist kein Regelprofil: {what}.",
        "Kopiere ein mitgeliefertes Profil, und ändere seine Werte.";
    ProfileTooLong: "Das ist kein Regelprofil: Es ist zu lang.",
        "Kopiere ein mitgeliefertes Profil, und ändere seine Werte.";
    PuzzleAstray: "Dieses Rätsel lässt sich von hier aus nicht mehr lösen.",
        "Mach die letzte Antwort rückgängig, oder beginne neu.";
    PuzzleUnknown { key }: "Das Rätsel {key} gibt es nicht.",
        "Wähle ein Rätsel aus der Liste.";
    ProfileUnwritable { error }: "Das Profil konnte nicht gespeichert werden: {error}.",
        "Das ist ein Fehler in Cantina. Bitte melde ihn und beschreibe, was du gerade getan hast.";
    ProgramFailed: "Cantina konnte das wegen eines internen Fehlers nicht abschließen.",
        "Alles vorher Bestätigte ist gespeichert. Schließe das Fenster, und starte Cantina noch einmal.";
    ProgramStopped { error }: "Ein Teil von Cantina funktioniert nicht mehr: {error}.",
        "Starte ihn neu. Tritt der Fehler wieder auf, melde ihn bitte.";
    ResultNoBots: "In dieser Runde ist kein Tisch mit zwei Bots offen.",
        "Trage die Ergebnisse der anderen Tische ein.";
    ResultThere: "Dieser Tisch hat schon ein Ergebnis.",
        "Korrigiere das Ergebnis in der Runde.";
    ResultUnreadable { text }: "{text:?} ist kein Ergebnis.",
        "Schreibe 2-0, 2-1, 1-1, 1-0-1 (Spiele des Ersten, des Zweiten, unentschieden), noshow-a, noshow-b, loss-a, loss-b oder double-loss.";
    ResultNoHp { text }: "{text} ist kein Ergebnis.",
        "Schreibe 2-1 für ein Match, oder die übrigen TP an einem Mehrspielertisch, zum Beispiel 12 0 7 4.";
    RoundNone: "Es ist noch keine Runde gepaart.",
        "Paare die erste Runde.";
    RoundNotFound { round }: "Die Runde {round} gibt es nicht.",
        "Wähle eine Runde des Events.";
    RoundNotHere { round }: "Die Runde {round} gibt es in diesem Event nicht.",
        "Wähle eine Runde des Events.";
    RoundNoStandings { round }: "Für Runde {round} gibt es keine Tabelle.",
        "Wähle eine Runde vor dem Top Cut.";
    RoundUnknown { round }: "Die Runde {round} gibt es nicht.",
        "Wähle eine Runde des Events.";
    RulesBroken { error }: "Das Regelverzeichnis von Cantina ist beschädigt: {error}.",
        "Installiere Cantina neu.";
    RulesNone { rule }: "Die Regel {rule} gibt es nicht.",
        "Prüfe die Nummer, oder lass dir einen ganzen Abschnitt anzeigen, zum Beispiel mit \"cantina rules 7\".";
    RulesNoneFound { asked }: "Keine Regel passt zu {asked:?}.",
        "Versuche andere Wörter, oder lass dir einen ganzen Abschnitt anzeigen, zum Beispiel mit \"cantina rules 7\".";
    RulesTooLong { longest }: "Eine Suche in den Regeln darf höchstens {longest} Zeichen haben.",
        "Suche nach weniger Wörtern.";
    RulesUnreadable { megabytes }: "Diese Datei ist größer als {megabytes} MB, das Maximum für einen Regeltext.",
        "Speichere die offiziellen Regeln als reinen Text (.txt), jede Regel in einer Zeile, die mit ihrer Nummer beginnt.";
    RulesNotText: "Diese Datei ist kein reiner Text.",
        "Speichere die offiziellen Regeln als reinen Text (.txt), jede Regel in einer Zeile, die mit ihrer Nummer beginnt.";
    RulesNotTheRules { found }: "Diese Datei sieht nicht nach den offiziellen Regeln aus: Nur {found} Zeilen beginnen mit der Nummer einer Regel.",
        "Speichere die offiziellen Regeln als reinen Text (.txt), jede Regel in einer Zeile, die mit ihrer Nummer beginnt.";
    SafetyNoCopy { label }: "Eine Sicherung „{label}“ gibt es nicht.",
        "Wähle eine Sicherung aus der Liste.";
    SafetyNoFolder: "Diesen Ordner gibt es nicht.",
        "Wähle einen vorhandenen Ordner auf einem anderen Datenträger oder einem USB-Stick.";
    SealedLeader { shown }: "{shown:?} ist kein Anführer.",
        "Nenne Anführer mit ihren Nummern, zum Beispiel HMW_004.";
    SealedLeaders { most_leaders }: "Ein Pool kann höchstens {most_leaders} Anführer bekommen.",
        "Nenne weniger Anführer.";
    SealedPacks { most_packs }: "Ein Sealed-Pool muss 1 bis {most_packs} Booster haben.",
        "Wähle eine Zahl in diesem Bereich; üblich sind 6, bei größeren Events 8.";
    SeatNotNow: "Der Draft hat schon begonnen.",
        "Setze den Draft fort.";
    SeatNotDrafted: "In diesem Event wird nicht gedraftet.",
        "Paare die erste Runde.";
    SeatResultsOpen { open }: "{open}.",
        "Trage zuerst die fehlenden Ergebnisse ein.";
    SeatAfterTheCut: "Der Top Cut hat schon begonnen.",
        "Spielt den Top Cut zu Ende.";
    SeatNoneFree: "Kein Platz ist frei, oder dieser Spieler hat schon einen.",
        "Lose die Plätze neu aus, damit alle einen bekommen.";
    SeatTooFew: "Es sind mindestens 2 Spieler nötig.",
        "Trage Spieler ein.";
    SeedUnreadable: "Ein Seed muss eine ganze Zahl von 0 bis 18446744073709551615 sein.",
        "Gib so eine Zahl ein.";
    SetNoBoosters { shown, sets }: "Von „{shown}“ hat Cantina keine Booster.",
        "Verwende eines dieser Sets: {sets}.";
    SettingsInvalid: "Die Textgröße muss 80 bis 400 Prozent betragen.",
        "Wähle eine Größe in diesem Bereich.";
    SimulatePercent: "Ausstiege, Unentschieden und Nachzügler müssen Prozentzahlen von 0 bis 100 sein.",
        "Gib eine Zahl von 0 bis 100 ein.";
    SimulatePlayers { most_players }: "Ein Event muss 2 bis {most_players} Spieler haben.",
        "Wähle eine Zahl in diesem Bereich.";
    SimulateRounds { most_rounds }: "Ein Event muss 1 bis {most_rounds} Runden haben.",
        "Wähle eine Zahl in diesem Bereich.";
    SimulateUnreadable { text }: "„{text}“ ist keine Spielerzahl.",
        "Schreibe eine Zahl wie 33, oder einen Bereich wie 5-64 für eine zufällige Zahl.";
    SlipUnknown { typed }: "Kein Ergebniszettel dieses Events hat den Code „{typed}“.",
        "Tippe den Code wie gedruckt, zum Beispiel 3-12-KT. Drucke die Zettel neu, wenn eine Runde neu gepaart wurde.";
    StatisticsEmpty: "Es wurde kein Event angegeben.",
        "Gib die Nummer mindestens eines Events an.";
    StatisticsTooMany { most_events }: "Eine Statistik kann höchstens {most_events} Events umfassen.",
        "Wähle weniger Events.";
    StoreConflict: "Ein anderes Programm hat dieses Event inzwischen geändert.",
        "Prüfe den aktuellen Stand des Events, und wiederhole dann den Schritt.";
    StoreConflictDeck: "Ein anderes Programm hat dieses Deck inzwischen geändert.",
        "Prüfe die aktuelle Version des Decks, und wiederhole dann den Schritt.";
    StoreBusyEvent: "Ein anderes Programm ändert dieses Event immer wieder.",
        "Versuche es noch einmal.";
    StoreBusyLeague: "Ein anderes Programm ändert diese Liga immer wieder.",
        "Versuche es noch einmal.";
    StoreCorrupt: "Die Datenbankdatei ist beschädigt.",
        "Stelle deine neueste Sicherung wieder her.";
    StoreCorruptEvent { entry }: "Der Verlauf dieses Events ist bei Eintrag {entry} beschädigt.",
        "Stelle deine neueste Sicherung wieder her.";
    StoreCorruptGame { step }: "Der Verlauf dieses Spiels ist bei Schritt {step} beschädigt.",
        "Stelle deine neueste Sicherung wieder her.";
    StoreCorruptLeague { step }: "Der Verlauf dieser Liga ist bei Schritt {step} beschädigt.",
        "Stelle deine neueste Sicherung wieder her.";
    StoreDifferentEvent { event }: "Event {event} ist im Ziel ein anderes Event oder hat dort andere Einträge.",
        "Kopiere in eine leere Datenbank, oder füge einzelne Events mit „cantina database push“ hinzu.";
    StoreDifferentGame { game }: "Spiel {game} ist im Ziel ein anderes Spiel oder hat dort andere Schritte.",
        "Kopiere in eine leere Datenbank.";
    StoreDifferentLeague { league }: "Liga {league} ist im Ziel eine andere Liga oder hat dort andere Schritte.",
        "Kopiere in eine leere Datenbank.";
    StoreDiskFull: "Der Datenträger ist voll. Nichts wurde geändert.",
        "Schaffe Platz, und versuche es noch einmal.";
    StoreEmptied { copies, newest }: "Die Datenbank ist leer oder fehlt, aber es gibt {copies} Sicherungen von ihr. Nichts wurde geändert.",
        "Stelle die neueste Sicherung wieder her: {newest}. Um stattdessen mit einer leeren Datenbank zu beginnen, verschiebe den Ordner der Sicherungen.";
    StoreExists: "Eine Datei mit diesem Namen gibt es schon. Sie wurde nicht geändert.",
        "Wähle eine andere Datei.";
    StoreIo { detail }: "Die Datei oder der Ordner ist nicht benutzbar: {detail}.",
        "Prüfe den Datenträger und die Rechte des Ordners, und versuche es noch einmal.";
    StoreIsDatabase: "Diese Datei ist eine Datenbank oder gehört zu einer. Sie wurde nicht geändert.",
        "Wähle eine andere Datei.";
    StoreLocked: "Ein anderes Programm benutzt die Datenbank und hat sie nicht rechtzeitig freigegeben.",
        "Schließe das andere Programm, und versuche es noch einmal.";
    StoreNewer { found, known }: "Eine neuere Version von Cantina hat diese Datenbank geschrieben (Format {found}; diese Version unterstützt {known}). Sie wurde nicht geändert.",
        "Starte die neueste Version von Cantina.";
    StoreNotAFile: "Das ist ein Gerät, eine Pipe oder ein Ordner, keine Datei. Es wurde nichts geschrieben.",
        "Wähle eine andere Datei.";
    StoreNotFound: "Diese Datei gibt es nicht.",
        "Wähle eine andere Datei.";
    StoreNoEvent { event }: "Das Event {event} gibt es nicht.",
        "Prüfe die Nummer in der Liste der Events.";
    StoreNoGame { game }: "Das Spiel {game} gibt es nicht.",
        "Wähle ein Spiel aus der Liste der Spiele.";
    StoreNoLeague { league }: "Die Liga {league} gibt es nicht.",
        "Prüfe die Nummer in der Liste der Ligen.";
    StoreNotOurs: "Diese Datei ist keine Datenbank von Cantina. Sie wurde nicht geändert.",
        "Wähle eine andere Datei.";
    StoreReadOfFullDisk: "Der Datenträger ist voll, deshalb ist die Datenbank nur lesbar: Du kannst anzeigen, drucken, exportieren und prüfen, aber kein Schritt wird gespeichert.",
        "Schaffe Platz, und starte Cantina noch einmal.";
    StoreOpenElsewhere: "Ein anderes Programm hat diese Datei geöffnet. Es wurde nichts geschrieben.",
        "Schließe sie dort und versuche es noch einmal, oder wähle einen anderen Dateinamen.";
    StoreReadOfProtected: "Die Datenbank oder ihr Ordner ist schreibgeschützt, deshalb ist die Datenbank nur lesbar: Du kannst anzeigen, drucken, exportieren und prüfen, aber kein Schritt wird gespeichert.",
        "Erlaube das Schreiben in den Ordner, oder kopiere die Datenbank in einen anderen, und starte Cantina noch einmal.";
    StoreReadOnly: "Die Datenbank oder ihr Ordner ist schreibgeschützt.",
        "Wähle einen Ordner, in den du schreiben darfst.";
    StoreReplaced: "Die Datenbank wurde gelöscht, verschoben oder ersetzt, während sie geöffnet war. Der Schritt wurde nicht gespeichert.",
        "Exportiere das geöffnete Event oder Deck, verschiebe die Datenbank zurück in ihren Ordner, und starte Cantina neu.";
    StoreSchema { what }: "Die Datenbank hat nicht den erwarteten Aufbau: {what}.",
        "Stelle deine neueste Sicherung wieder her.";
    StoreServerAddress { detail }: "Die Adresse der Datenbank ist ungültig: {detail}.",
        "Verwende die Form postgres://benutzer@rechner/datenbank, und schreibe andere Zeichen als Buchstaben und Ziffern im Passwort als %XX.";
    StoreServerBusy: "Der Datenbankserver hat keine freie Verbindung. Nichts wurde geändert.",
        "Versuche es gleich noch einmal. Wenn das öfter vorkommt, erhöhe max_connections auf dem Server.";
    StoreServerEncryption { detail }: "Die verschlüsselte Verbindung zum Datenbankserver ist gescheitert: {detail}.",
        "Prüfe das Zertifikat des Servers und seinen Namen. Wenn deine eigene Stelle es signiert hat, hänge ?sslrootcert=DATEI an die Adresse an.";
    StoreServerLogin { detail }: "Der Datenbankserver hat die Anmeldung abgelehnt: {detail}.",
        "Prüfe Benutzer, Passwort und Datenbankname in der Adresse. Das Passwort kann auch in der Umgebungsvariable PGPASSWORD stehen.";
    StoreServerNotSetUp: "Diese Datenbank hat noch keine Tabellen von Cantina.",
        "Starte „cantina database set-up“ mit der Anmeldung des Eigentümers der Datenbank.";
    StoreServerOldTables { found, needed }: "Die Tabellen dieser Datenbank haben Format {found}; diese Version braucht {needed}.",
        "Starte „cantina database set-up“ mit der Anmeldung des Eigentümers der Datenbank.";
    StoreServerRights { detail }: "Der Anmeldung fehlt ein Recht auf dem Datenbankserver: {detail}.",
        "Starte „cantina database set-up“ mit der Anmeldung des Eigentümers der Datenbank; es gibt der Anmeldung eines Desks ihre Rechte.";
    StoreServerTooManyRights: "Diese Anmeldung könnte den Verlauf von Events ändern oder löschen, deshalb darf ein Desk sie nicht benutzen.",
        "Lege eine Anmeldung für Desks an, und gib ihr mit „cantina database set-up“ ihre Rechte.";
    StoreServerUnreachable { detail }: "Der Datenbankserver ist nicht erreichbar: {detail}. Der Schritt wurde nicht als gespeichert bestätigt.",
        "Prüfe das Netzwerk und den Server. Cantina versucht weiter, sich zu verbinden.";
    StoreServerVersion { found, needed }: "Der Datenbankserver hat PostgreSQL {found}; Cantina braucht {needed} oder neuer.",
        "Aktualisiere PostgreSQL auf dem Server.";
    StoreStepLost: "Der letzte als gespeichert bestätigte Schritt ging verloren, weil die Logdatei der Datenbank beschädigt war.",
        "Trage ihn noch einmal ein, oder stelle die neueste Sicherung wieder her. Die beschädigte Logdatei liegt im Ordner der Datenbank.";
    StoreStepsLost { steps }: "Die letzten {steps} als gespeichert bestätigten Schritte gingen verloren, weil die Logdatei der Datenbank beschädigt war.",
        "Trage sie noch einmal ein, oder stelle die neueste Sicherung wieder her. Die beschädigte Logdatei liegt im Ordner der Datenbank.";
    TableAssigned { table, player }: "Tisch {table} ist der feste Tisch von {player}, fehlt aber in diesen Tischnummern.",
        "Gib {player} zuerst einen anderen festen Tisch.";
    TableNotInRoom { table }: "Im Raum gibt es keinen Tisch {table}.",
        "Wähle einen anderen Tisch, oder ändere zuerst die Tischnummern.";
    TableNotFound { table }: "Den Tisch {table} gibt es nicht.",
        "Wähle einen Tisch der Runde.";
    TableUnknown { table, round }: "In Runde {round} gibt es keinen Tisch {table}.",
        "Wähle einen Tisch der Runde.";
    TournamentAbsentAlready { player, round }: "Spieler {player} fehlt in Runde {round} schon.",
        "Wähle einen anderen Spieler.";
    TournamentAlreadyDropped { player }: "Spieler {player} ist ausgestiegen.",
        "Hole den Spieler zuerst zurück.";
    TournamentBans: "Bans gibt es nur in Trilogy, und dort wird von jedem Spieler genau ein Deck gebannt.",
        "Wähle für jeden Spieler Deck 1, 2 oder 3.";
    TournamentBestOf { games }: "Ein Match kann Best of 1, 3 oder 5 sein, nicht {games}.",
        "Wähle 1, 3 oder 5.";
    TournamentBuiltOn { round }: "Runde {round} wurde mit diesem Ergebnis gepaart.",
        "Lösche Runde {round}, korrigiere das Ergebnis, und paare die Runde neu.";
    TournamentByeDeclared { player, round }: "Spieler {player} hat in Runde {round} schon ein Freilos, oder die Runde ist gepaart.",
        "Wähle eine spätere Runde.";
    TournamentByeResult { table, round }: "Tisch {table} in Runde {round} kann dieses Ergebnis nicht haben: Ein Freilos lässt sich nicht ändern, und ein Match kann kein Freilos werden.",
        "Trage das Ergebnis am Tisch des Matches ein.";
    TournamentClock { round }: "Diese Änderung passt nicht zum aktuellen Stand der Uhr von Runde {round}.",
        "Starte eine Uhr einmal, halte sie an, während sie läuft, und setze sie fort, während sie angehalten ist.";
    TournamentCutBegun: "Der Top Cut hat schon begonnen.",
        "Lösche zuerst seine Runden.";
    TournamentCutSeeds { seeds, size }: "{seeds} Spieler sind zu wenige für einen Top Cut mit {size} Spielern.",
        "Wähle einen kleineren Top Cut.";
    TournamentCutSize { size }: "Ein Top Cut kann 2, 4, 8 oder 16 Spieler haben, nicht {size}.",
        "Wähle 2, 4, 8 oder 16.";
    TournamentDeckSlot { slot, least, most }: "Deck {slot} lässt sich nicht abgeben; ein Spieler hat hier die Decks {least} bis {most}.",
        "Wähle eine Decknummer von {least} bis {most}.";
    TournamentDecksLocked { player }: "Die Decklisten von Spieler {player} sind gesperrt.",
        "Gib die Listen dieses Spielers zuerst frei.";
    TournamentDisqualified { player }: "Spieler {player} ist disqualifiziert.",
        "Zieh zuerst die Disqualifikation zurück.";
    TournamentEmptyName: "Ein Name ist leer.",
        "Gib einen Namen ein.";
    TournamentExtension { seconds }: "{seconds} Sekunden sind keine gültige Verlängerung.",
        "Gib zwischen 1 Sekunde und 2 Stunden ein.";
    TournamentGameDecks { game }: "Spiel {game} kann mit diesen Decks nicht gespielt werden.",
        "Wähle Decks, die nicht gebannt sind und noch kein Spiel gewonnen haben.";
    TournamentGameLossMissing { a, b, games }: "Das Ergebnis {a}-{b} enthält nicht alle Spiele, die durch eine Strafe verloren sind ({games}).",
        "Zähle die verlorenen Spiele mit, oder zieh die Strafe zurück.";
    TournamentGamesAfterEnd { game }: "Das Match war schon vor Spiel {game} entschieden.",
        "Entferne dieses Spiel.";
    TournamentImpossibleGames { a, b, drawn, games_to_win }: "{a}-{b}-{drawn} ist kein mögliches Ergebnis eines Matches, das man mit {games_to_win} Spielen gewinnt.",
        "Gib für einen Spieler höchstens {games_to_win} Spiele ein, für den anderen weniger als {games_to_win}.";
    TournamentMergeItself { player }: "Spieler {player} lässt sich nicht mit demselben Eintrag zusammenführen.",
        "Wähle einen anderen Eintrag.";
    TournamentMergeMet { player, into, round }: "Spieler {player} und {into} haben in Runde {round} gegeneinander gespielt, sind also nicht dieselbe Person.",
        "Sind sie doch dieselbe Person, lösche die Runde oder paare sie ohne den zweiten Eintrag neu, und führe sie dann zusammen.";
    TournamentMergeSameRound { player, into, round }: "Spieler {player} und {into} haben beide in Runde {round} einen Tisch oder ein Freilos.",
        "Hat einer davon nie gespielt, lass diesen Eintrag aussteigen. Sonst lösche die Runde, führe zusammen, und paare sie neu.";
    TournamentMergeSeats { player, into }: "Spieler {player} und {into} haben beide einen Platz im selben Draft.",
        "Lass vor Beginn des Drafts einen davon aussteigen, lose die Plätze neu aus, und führe dann zusammen.";
    TournamentMergeSeeds { player, into }: "Spieler {player} und {into} sind beide im Turnierbaum.",
        "Mach den Turnierbaum rückgängig, führe die Spieler zusammen, und lege ihn neu an.";
    TournamentNeedsWinner { table, round }: "Tisch {table} in Runde {round} braucht einen Sieger, denn das ist eine Runde des Top Cuts.",
        "Lass weiterspielen, bis ein Sieger feststeht.";
    TournamentNoDeclaredBye { player, round }: "Spieler {player} hat für Runde {round} kein festgelegtes Freilos, oder die Runde ist gepaart.",
        "Prüfe die festgelegten Freilose des Spielers unter Mehr ….";
    TournamentNoNote: "Diese Änderung braucht einen Grund.",
        "Gib einen kurzen Grund an; er erscheint im Log.";
    TournamentNoPlayers: "In diesem Event spielt niemand mit.",
        "Trage Spieler ein, oder hole Spieler zurück.";
    TournamentNotAtATable { player, round }: "Spieler {player} hat in Runde {round} keinen Tisch.",
        "Wähle einen Spieler, der einen Tisch hat.";
    TournamentNotDropped { player }: "Spieler {player} ist nicht ausgestiegen.",
        "Wähle einen Spieler, der ausgestiegen ist.";
    TournamentNotNewest { round, newest }: "Nur die aktuelle Runde {newest} lässt sich so ändern, nicht Runde {round}.",
        "Wähle Runde {newest}.";
    TournamentNotPaired { player }: "Spieler {player} ist nicht gepaart.",
        "Paare alle Spieler, die mitspielen.";
    TournamentNotTheBracket: "Die Tische passen nicht zum Turnierbaum.",
        "Paare die Runde so, wie der Turnierbaum sie vorgibt.";
    TournamentNotTheFinalTable: "Der Finaltisch muss ein Tisch mit allen Spielern des Top Cuts sein.",
        "Setze alle Spieler des Top Cuts an einen Tisch.";
    TournamentNothingLeft: "Alle Matches sind gespielt.",
        "Öffne den Endstand.";
    TournamentNothingToUndo: "In diesem Event gibt es nichts rückgängig zu machen.",
        "Ändere zuerst etwas.";
    TournamentOtherRounds: "Ein Wechsel zwischen Matches und Mehrspielertischen geht nicht mehr, wenn eine Runde gepaart ist.",
        "Lösche zuerst die Runden, oder lege ein anderes Event an.";
    TournamentPairedTwice { player }: "Spieler {player} ist zweimal gepaart.",
        "Nenne jeden Spieler einmal. Ein Match mit Ergebnis bleibt, auch wenn einer der beiden ausgestiegen ist.";
    TournamentPenaltyResult { table }: "Das Ergebnis an Tisch {table} steht durch eine Strafe fest.",
        "Zieh die Strafe zurück, und trage dann das Ergebnis ein.";
    TournamentPenaltyRound { round }: "Eine Niederlage kann in einer gepaarten Runde oder der nächsten zählen, nicht in Runde {round}.",
        "Wähle die aktuelle Runde oder die nächste.";
    TournamentPlannedRounds { rounds, least, most }: "{rounds} Runden lassen sich in diesem Event nicht planen.",
        "Wähle {least} bis {most} Runden.";
    TournamentPlayedAsMatch { table, round }: "Tisch {table} in Runde {round} ist ein Match zwischen zwei Spielern: Sein Ergebnis sind die gewonnenen Spiele.",
        "Trage die gewonnenen Spiele ein, zum Beispiel 2-1.";
    TournamentPlayedAtTables { table, round }: "Tisch {table} in Runde {round} ist ein Mehrspielertisch: Sein Ergebnis sind die übrigen TP.",
        "Trage die übrigen TP in der Reihenfolge der Plätze ein, 0 für Ausgeschiedene.";
    TournamentPlayerTaken { player }: "Die Spielernummer {player} ist schon vergeben.",
        "Wähle eine andere Nummer.";
    TournamentPodSize { pod, seats }: "Pod {pod} hat {seats} Plätze; ein Pod kann 2 bis 16 haben.",
        "Lose Pods mit 2 bis 16 Plätzen aus.";
    TournamentProfileInvalid { problem }: "Das Regelprofil ist nicht gültig: {problem}",
        "Korrigiere dieses Feld des Profils, und versuche es noch einmal.";
    TournamentRoundOpen { round, open }: "Runde {round} ist noch nicht beendet; fehlende Ergebnisse: {open}.",
        "Trage zuerst die fehlenden Ergebnisse ein.";
    TournamentSeatedTwice { player }: "Spieler {player} hat zwei Plätze.",
        "Lose die Plätze neu aus.";
    TournamentTableHp { table, round, seats }: "Tisch {table} in Runde {round} braucht {seats} Zahlen von 0 bis 99.",
        "Trage die übrigen TP jeder Basis in der Reihenfolge der Plätze ein; mindestens eine muss über 0 liegen.";
    TournamentTableNumber { table }: "Die Tischnummer {table} kommt zweimal vor oder ist 0.",
        "Verwende jede Tischnummer einmal, ab 1.";
    TournamentTableSeats { table, seats }: "Tisch {table} hat {seats} Spieler; ein Mehrspielertisch kann 3 oder 4 haben.",
        "Setze 3 oder 4 Spieler an den Tisch.";
    TournamentTooFewForTables { players }: "{players} Spieler sind zu wenige für einen Mehrspielertisch.",
        "Trage Spieler ein, bis es mindestens 3 sind.";
    TournamentTooManyPlayers { most }: "Ein Event kann höchstens {most} Spieler haben.",
        "Lege ein zweites Event an.";
    TournamentTooManyRounds { most }: "Ein Event kann höchstens {most} Runden haben.",
        "Lege den Top Cut an, oder beende das Event.";
    TournamentUnknownInfraction { code }: "Das Regelprofil hat keinen Verstoß {code}.",
        "Wähle einen der Verstöße des Profils.";
    TournamentUnknownPenalty { penalty }: "Die Strafe {penalty} gibt es nicht, oder sie wurde zurückgezogen.",
        "Prüfe die Strafen im Event unter Judging.";
    TournamentWasPresent { player, round }: "Spieler {player} hat in Runde {round} einen Tisch, hat die Runde also nicht verpasst.",
        "Wähle eine Runde, die der Spieler verpasst hat.";
    TournamentWrongKind { round }: "Diese Änderung ist in Runde {round} nicht möglich, denn sie ist eine andere Art von Runde.",
        "Wähle eine andere Änderung oder eine andere Runde.";
    TournamentWrongRound { expected, round }: "Die nächste Runde ist Runde {expected}, nicht Runde {round}.",
        "Prüfe die Runden des Events, und wiederhole dann den Schritt.";
    UndoNotNow: "In diesem Event gibt es nichts rückgängig zu machen.",
        "Ändere zuerst etwas.";
    UndoDraftBegun: "Der Draft hat mit diesen Plätzen schon begonnen.",
        "Mach zuerst den Start des Drafts rückgängig.";
    WindowFailed { why }: "Das Fenster konnte nicht geöffnet werden: {why}.",
        "Schließe andere Fenster, und versuche es noch einmal.";
}
