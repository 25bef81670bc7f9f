### Texts of the game table and of the list of games.

games-title = { -games }
games-new = Neues Spiel
games-none = Noch keine Spiele
games-noneText = Spiele gegen einen Bot oder zu zweit bis viert an diesem Computer. Spiele werden nach jedem Schritt gespeichert.
games-caption = Spiele, zuletzt gespielte zuerst
games-players = { -players }
games-decks = { -decks }
games-standing = Stand
games-last = Zuletzt gespielt
games-archive = Archivieren
games-unarchive = Zurückholen
games-showArchived = { $count ->
    [one] { NUMBER($count) } archiviertes Spiel
   *[other] { NUMBER($count) } archivierte Spiele
 } anzeigen
games-against = {" "}–{" "}
games-bestOf = Best of 3
games-fromRound = { $event ->
    [none] Runde
   *[other] { $event }, Runde
 } { $round }, Tisch { $table }
games-damaged = beschädigt
games-states-playing = Läuft
games-states-yourTurn = Du bist dran
games-states-between = Zwischen zwei Spielen
# `null` for the person who plays alone.
games-won = { $name ->
    [none] Du hast gewonnen
   *[other] { $name } hat gewonnen
 }
games-lost = Du hast verloren
games-drawn = Unentschieden
games-view = Ansehen
games-resume = Fortsetzen
games-down = Nächstes Spiel
games-up = Voriges Spiel

record-title = Meine Bilanz
record-none = Noch keine beendeten Matches gegen Bots.
record-counts = Beendete Matches einer Person gegen einen Bot an diesem Computer.
record-deck = { -deck }
record-level = Stufe
record-against = gegen { $deck }
record-won = Gewonnen
record-lost = Verloren
record-drawn = Unentschieden

puzzles-title = Rätsel
puzzles-intro = Gewinne vor dem Ende der Phase; in manchen Rätseln: verliere nicht. Dein Gegner hat keine Handkarten und antwortet immer bestmöglich.
# A side of the small picture, for screen readers.
puzzles-picture = { $own ->
    [true] Deine Basis
   *[false] Die Basis des Gegners
 } hat noch { $hp } TP, dazu { $units ->
    [one] { NUMBER($units) } Einheit
   *[other] { NUMBER($units) } Einheiten
 }.
puzzles-next = Nächstes Rätsel
puzzles-show = Ziel
puzzles-legend = Deine Seite ist unten, der Weltraum links; die Mitte zeigt die übrigen TP der Basen.
puzzles-marks-unit = Stärke/TP einer Einheit
puzzles-marks-sentinel = Wachposten
puzzles-marks-exhausted = erschöpft
puzzles-shown-all = Alle
puzzles-shown-win = Gewinnen
puzzles-shown-hold = Nicht verlieren
puzzles-unsolved = Nur ungelöste
puzzles-difficulty = Schwierigkeit
puzzles-difficulties-1 = Leicht
puzzles-difficulties-2 = Mittel
puzzles-difficulties-3 = Schwer
puzzles-theme = Lösung beginnt mit
puzzles-own = Du:
puzzles-other = Gegner:
puzzles-first = Erstes Rätsel
puzzles-themeHint = Themen verraten einen Teil der Lösung.
puzzles-themes-event = Ereignis
puzzles-themes-upgrade = Upgrade
puzzles-themes-unit = Einheit
puzzles-themes-ability = Fähigkeit
puzzles-themes-deploy = { -leader }
puzzles-themes-base = Angriff auf die Basis
puzzles-themes-trade = Angriff auf eine Einheit
puzzles-themes-initiative = Initiative
puzzles-themes-pass = Passen
puzzles-set = Set
puzzles-streak = { $days ->
    [one] { NUMBER($days) } Tag
   *[other] { NUMBER($days) } Tage
 } in Folge{ MORE($longest, $days) ->
    [true] {" "}(längste Serie: { $longest })
   *[false] {""}
 }
puzzles-streakHint = Tage in Folge mit einem gelösten Rätsel.
puzzles-today = Heute
puzzles-progress = { NUMBER($solved) } von { NUMBER($all) } gelöst
puzzles-none = Du hast sie alle gelöst.
puzzles-named = Rätsel { $number }
puzzles-tasks-win = Gewinne in dieser Phase mit { $actions ->
    [one] { NUMBER($actions) } Aktion
   *[other] { NUMBER($actions) } Aktionen
 }
puzzles-tasks-hold = Verliere in dieser Phase nicht: Dein Gegner könnte mit { $actions ->
    [one] { NUMBER($actions) } Aktion
   *[other] { NUMBER($actions) } Aktionen
 } gewinnen
puzzles-states-open = offen
puzzles-states-astray = nicht mehr lösbar
puzzles-states-solved = gelöst
puzzles-states-missed = nicht gelöst
puzzles-astray = Von hier aus kannst du das Rätsel nicht mehr lösen.
puzzles-solution = Lösung
puzzles-solvedIt = Gelöst
puzzles-missedIt = Nicht gelöst
puzzles-again = Neu beginnen
puzzles-all = Alle Rätsel
puzzles-shows = So löst du es: { $words }{ $reasons ->
    [none] {""}
   *[other] {" "}({ $reasons })
 }
puzzles-solutionKey = Lösung von hier aus anzeigen
puzzles-down = Nächste Zeile
puzzles-up = Vorige Zeile

setup-title = Neues Spiel
setup-seat = Platz { $number }
setup-who = Gespielt von
setup-name = Name
setup-namePlaceholder = Name (optional)
setup-deck = { -deck }
setup-choose = Deck wählen …
setup-search = Decks zur Auswahl filtern
setup-paste = Liste einfügen …
setup-pasteHint = Eine Liste von swudb.com, Melee oder Karabast, als Text oder JSON
setup-pasted = Eingefügtes Deck
setup-pasteOpen = { $rows ->
    [0] Füge die Liste eines einzelnen Decks ein.
   *[other] { $rows ->
        [one] { NUMBER($rows) } Zeile
       *[other] { NUMBER($rows) } Zeilen
     } nicht lesbar. Importiere die Liste unter Decks; dort kannst du sie korrigieren.
 }
setup-think = Bedenkzeit
setup-seconds = { NUMBER($seconds) } s pro Antwort
setup-addSeat = Platz hinzufügen
setup-removeSeat = Platz { $number } entfernen
setup-bestOf = Länge des Matches
setup-one = Ein Spiel
setup-three = Best of 3
setup-edition = Comprehensive Rules
setup-editionNow = Aktuelle Ausgabe
setup-openHands = Offene Handkarten, zum Üben
setup-openHandsHint = Alle an diesem Tisch sehen alle Handkarten. Bots und Tipps spielen, als wären sie verdeckt.
setup-seed = Seed
setup-seedHint = Derselbe Seed ergibt mit denselben Decks und Antworten dasselbe Spiel. Leer lassen für einen zufälligen Seed.
setup-more = Weitere Einstellungen
setup-start = Spielen
setup-loading = Decks werden geladen …
setup-noDeck = Wähle für jeden Platz ein Deck.
setup-groups-last = Zuletzt gespielt
setup-groups-library = Deine Decks
setup-groups-published = Veröffentlichte Decks
setup-groups-house = Mitgelieferte Decks
setup-groups-sealed = Neues Sealed-Deck, jetzt geöffnet und gebaut
setup-cannot = { $deck }: { $why }
setup-otherFormat = kein Twin-Suns-Deck
setup-twinSuns = ein Twin-Suns-Deck

you-you = Du
you-opponent = { $number ->
    [0] Gegner
   *[other] Gegner { $number }
 }

kinds-person = Mensch
kinds-gentle = Sanft (Bot)
kinds-casual = Locker (Bot)
kinds-quick = Schnell (Bot)
kinds-skilled = Geübt (Bot)
kinds-strong = Stark (Bot)
kinds-random = Zufällig (Bot)

table-exit = { -games }
table-exitRound = { -round }
table-exitLabel = Tisch verlassen; das Spiel ist gespeichert
table-stays = Das Spiel geht weiter. Um den Tisch zu verlassen, klicke oben links auf den Pfeil. Das Spiel ist gespeichert.
table-loading = Der Tisch wird aufgebaut …
table-round = { $round ->
    [0] Spielaufbau
   *[other] Runde { $round } · { $phase }
 }
table-phases-setup = Spielaufbau
table-phases-action = Aktionsphase
table-phases-regroup = Sammelphase
table-game = Spiel { $number } von { $of }
table-edition = Regeln { $number }
table-editionHint = Ausgabe der Comprehensive Rules für dieses Spiel
table-initiative = Initiative
table-initiativeOf = { $role ->
    [you] Du hast die Initiative{ $taken ->
        [true] , in dieser Runde übernommen
       *[false] {""}
     }
    [opponent] Der { $name } hat die Initiative{ $taken ->
        [true] , in dieser Runde übernommen
       *[false] {""}
     }
   *[named] { $name } hat die Initiative{ $taken ->
        [true] , in dieser Runde übernommen
       *[false] {""}
     }
 }
table-taken = übernommen
table-force = Die Macht
table-credits = { $count ->
    [one] { NUMBER($count) } Credit
   *[other] { NUMBER($count) } Credits
 }
table-creditsOf = { $role ->
    [you] Du hast { $count ->
        [one] { NUMBER($count) } Credit-Marker
       *[other] { NUMBER($count) } Credit-Marker
     }
    [opponent] Der { $name } hat { $count ->
        [one] { NUMBER($count) } Credit-Marker
       *[other] { NUMBER($count) } Credit-Marker
     }
   *[named] { $name } hat { $count ->
        [one] { NUMBER($count) } Credit-Marker
       *[other] { NUMBER($count) } Credit-Marker
     }
 }
table-forceOf = { $role ->
    [you] Die Macht ist mit dir
    [opponent] Die Macht ist mit dem { $name }
   *[named] Die Macht ist mit { $name }
 }
table-gameOf = { $players } Spieler
table-blast = Explosions-Plättchen
table-plan = Plan-Plättchen
table-counters-blast = Explosion
table-counters-plan = Plan
table-passed = gepasst
table-lost = ausgeschieden
table-hand = Hand
table-deck = { -deck }
table-discard = Ablage
table-resources = Ressourcen
table-ready = { $ready }/{ $all }
table-readyLabel = { $ready } von { $all } Ressourcen spielbereit
table-cards = { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 }
table-ground = Boden
table-space = Weltraum
table-versus = {" "}vs.{" "}
table-side = { $role ->
    [you] Deine Seite
    [opponent] Seite vom { $name }
   *[named] Seite von { $name }
 }
table-unknownToo = { $count } unbekannt
table-sideHand = { $role ->
    [you] Deine Hand
    [opponent] Hand vom { $name }
   *[named] Hand von { $name }
 }
table-zone = { $name }: { $zone }
table-hidden = Eine verdeckte Karte
table-baseOf = { $role ->
    [you] deine Basis
    [opponent] Basis vom { $name }
   *[named] Basis von { $name }
 }
table-announcements = Was gerade passiert ist
table-thinking = { $role ->
    [opponent] Der { $name } denkt nach …
   *[other] { $name } denkt nach …
 }
table-waits = { $role ->
    [opponent] Der { $name } entscheidet
    [you] { $name } entscheidest
   *[named] { $name } entscheidet
 }
table-waiting = Ausstehend
table-cancel = Abbrechen
table-topOfDeck = Oben auf dem Deck: { $name }
table-openPile = { $role ->
    [you] Dein Ablagestapel, { $count ->
        [one] { NUMBER($count) } Karte
       *[other] { NUMBER($count) } Karten
     }
    [opponent] Ablagestapel vom { $name }, { $count ->
        [one] { NUMBER($count) } Karte
       *[other] { NUMBER($count) } Karten
     }
   *[named] Ablagestapel von { $name }, { $count ->
        [one] { NUMBER($count) } Karte
       *[other] { NUMBER($count) } Karten
     }
 }
table-closePile = Schließen
table-empty = leer

actions-hint = Tipp
actions-pass = Passen
actions-take = Initiative übernehmen
actions-undo = Rückgängig
actions-concede = Aufgeben
actions-concedeAsk = { $role ->
    [you] Dieses Spiel aufgeben?
   *[other] Dieses Spiel als { $name } aufgeben?
 }
actions-concedeText = Das beendet das Spiel.
actions-concedeWho = Wer gibt auf?
actions-undoAsk = Sind alle damit einverstanden, die letzte Antwort rückgängig zu machen?
actions-undoText = Was die Spieler inzwischen gesehen haben, bleibt ihnen bekannt.
actions-undoYes = Alle einverstanden
actions-stop = Nachdenken beenden
actions-pace = Tempo der Bots
actions-paceKey = Tempo der Bots (F)
actions-paces-slow = Langsam
actions-paces-normal = Normal
actions-paces-instant = Sofort
actions-bots = Bots: { LOWERCASE($pace) }
actions-rematch = Noch einmal spielen

look-title = Position nach Schritt { $step } von { $steps }
look-back = Zurück zum Spiel
look-earlier = Voriger Schritt
look-later = Nächster Schritt
look-step = Schritt des Spiels
look-judge = Judge-Tisch
look-judgeTitle = { $who }, Schritt { $step }
look-playOn = Von hier weiterspielen
look-save = Spiel speichern …
look-saved = Gespeichert als { $path }. Öffne die Datei oder zieh sie ins Fenster, um das Spiel in ein anderes Cantina zu übernehmen.

analysis-start = Analysieren
analysis-title = Analyse
analysis-running = Die Entscheidungen des Spiels werden analysiert …
analysis-stop = Anhalten
analysis-goOn = Fortsetzen
analysis-chart = { $role ->
    [you] Deine Gewinnchance, vom ersten bis zum letzten Schritt
    [opponent] Gewinnchance vom { $name }, vom ersten bis zum letzten Schritt
   *[named] Gewinnchance von { $name }, vom ersten bis zum letzten Schritt
 }
analysis-source = Vom Bot geschätzt.
analysis-rounds = { -round }
analysis-course = Von { NUMBER($start, style: "percent") } auf { NUMBER($end, style: "percent") }, zwischen { NUMBER($low, style: "percent") } und { NUMBER($high, style: "percent") }. Die teuersten Entscheidungen stehen darunter.
analysis-round = Runde { $round }
analysis-lost = −{ NUMBER($share, style: "percent") }
analysis-better = Besser: { $better } ({ NUMBER($best, style: "percent") } statt { NUMBER($after, style: "percent") }).
analysis-instead = Testen
analysis-nothing = Keine Entscheidung hat viel gekostet.
analysis-honest = Geschätzt aus simulierten Spielen, nur mit dem, was der Spieler damals wusste. Der Fehler beträgt einige Prozent.

log-title = Log
log-empty = Noch nichts.
log-rule = Regel { $rule }
log-go = { $text }. Tisch an dieser Stelle anzeigen.
log-newer = Neueste
log-copy = Kopieren
log-copied = Log kopiert.
log-judge = Klicke, um den Tisch an dieser Stelle zu sehen. Rechtsklick oder J öffnet ihn am Judge-Tisch.

card-moreKeywords = { $count ->
    [1] +1 weiteres
   *[other] +{ $count } weitere
 }
card-title = { -card }
card-none = Zeige auf eine Karte, um sie zu lesen.
card-power = Stärke
card-hp = TP
card-printed = aufgedruckt { $value }
card-damage = { $count } Schaden
card-exhausted = erschöpft
card-deployed = gerufen
card-epicUsed = epische Aktion genutzt
card-cost = kostet jetzt { $cost }
card-cannot = kann nicht: { $what }
card-upgrades = { -upgrades }
card-captured = Gefangen

tile-remaining = { EQUAL($left, $hp) ->
    [true] { $hp } TP
   *[false] noch { $left } von { $hp } TP
 }
tile-power = { $power } Stärke
tile-shields = { $count ->
    [one] { NUMBER($count) } Schild
   *[other] { NUMBER($count) } Schilde
 }
tile-experience = { $count } Erfahrung
tile-upgrades = mit { $names }
tile-captured = bewacht { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 }
tile-yours = deine Karte
tile-of = { $role ->
    [you] deine Karte
    [opponent] Karte vom { $name }
   *[named] Karte von { $name }
 }
tile-ownedBy = { $role ->
    [you] gehört dir
    [opponent] gehört dem { $name }
   *[named] gehört { $name }
 }
tile-ownedByYou = gehört dir
tile-ready = spielbereit
tile-on = an { $name }
tile-lit = kann gewählt werden
tile-chosen = gewählt
tile-picked = ausgewählt
tile-assigned = { $amount } Schaden zugeteilt
tile-meant = betroffen
tile-falls = würde besiegt
tile-epicUsed = episch genutzt
tile-key = Taste { $key }

preview-deals = { $damage } Schaden an { $name }{ $falls ->
    [true] , besiegt
   *[false] {""}
 }
preview-prevented = { $amount } Schaden an { $name } verhindert
preview-heals = { $amount } von { $name } geheilt
preview-falls = { $name } wird besiegt
preview-nothing = Kein Schaden
preview-uncertain = sofern keine andere Wahl es ändert

reasons-winsGame = gewinnt das Spiel
reasons-winsPhase = gewinnt in dieser Phase, was auch immer dein Gegner tut
reasons-onlyDefence = nach allem anderen kann dein Gegner in dieser Phase gewinnen
reasons-defeats = besiegt { LIST($names) }
reasons-trades = tauscht { LIST($lost) } gegen { LIST($names) }
reasons-takesControl = übernimmt die Kontrolle über { $name }
reasons-captures = nimmt { $name } gefangen
reasons-returns = schickt { $name } auf die Hand zurück
reasons-damages = { $damage } Schaden an { $name }{ $hp ->
    [none] {""}
   *[other] {" "}(noch { $hp } TP)
 }
reasons-exhausts = erschöpft { $name }
reasons-adds = bringt { $power } Stärke und { $hp } TP ins Spiel{ $sentinel ->
    [true] , mit Wachposten
   *[false] {""}
 }
reasons-improves = { $name } wird { $power }/{ $hp }
reasons-draws = zieht { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 }
reasons-discards = dein Gegner wirft { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 } ab
reasons-actsFirst = { $only ->
    [true] sonst ist nichts mehr zu tun, und du handelst in der nächsten Runde zuerst
   *[false] du handelst in der nächsten Runde zuerst
 }
reasons-affords = { $resources } Ressourcen reichen für { $name }
reasons-cheapCards = { $count } von { $of ->
    [one] { NUMBER($of) } Karte
   *[other] { NUMBER($of) } Karten
 } kosten höchstens 2
reasons-waits = du kannst nach deinem Gegner wieder handeln, wenn nicht beide passen
reasons-endsPhase = beendet die Phase

prompt-seeking = Tipp wird gesucht …
prompt-advised = Ein starker Spieler würde: { $words }{ $chance ->
    [none] {""}
   *[other] {" "}({ NUMBER($chance, style: "percent") } Gewinnchance)
 }{ $reasons ->
    [none] {""}
   *[other] : { $reasons }
 }{ $next ->
    [none] {""}
   *[other] . Zweitbeste Wahl: { $next } ({ NUMBER($nextChance, style: "percent") })
 }
prompt-action = Wähle eine Aktion
prompt-actionOf = { $role ->
    [you] Wähle eine Aktion
    [opponent] Aktion vom { $name }
   *[named] Aktion von { $name }
 }
prompt-choose = { $words }: Wähle ein Ziel
prompt-way = { $words }: Wähle einen Effekt
prompt-options = Mögliche Antworten
prompt-search = Namen suchen
prompt-about = Ziel: { $names }.
prompt-picked = { $max ->
    [none] { $picked } gewählt
   *[other] { EQUAL($min, $max) ->
        [true] { $picked } von { $max } gewählt
       *[false] { $picked } gewählt, höchstens { $max }
     }
 }
prompt-assigned = { $picked ->
    [0] 0 von { $of } zugeteilt: Klicke für jeden Punkt eine Karte an.
   *[other] { $picked } von { $of } zugeteilt: { $parts }.
 }
prompt-assignedTo = { $amount } an { $name }
prompt-aside = Tisch anzeigen
prompt-asideHand = Hand anzeigen
prompt-backAgain = Karten wieder anzeigen
prompt-shown = Karten, die dir gezeigt werden
prompt-notChoosable = nicht wählbar
prompt-idle = ändert nichts
prompt-first = Wähle deine ersten Ressourcen
prompt-together = { $chosen } von { $of } gewählt; sie werden Ressourcen, wenn du bestätigst.
prompt-takeBack = Letzten Punkt entfernen
prompt-full = { $name } hat keine TP mehr, denen Schaden zugeteilt werden kann.
prompt-confirm = Diese { $count } als Ressourcen
prompt-hint = Klicke eine hervorgehobene Option an oder drücke ihre Zahl.
prompt-top = Oben
prompt-bottom = Unten
prompt-answers-yes = Ja
prompt-answers-no = Nein
prompt-answers-done = Fertig
prompt-of-mulligan-yes = Mulligan nehmen
prompt-of-mulligan-no = Diese Hand behalten
prompt-of-resource-no = Keine Ressource
prompt-of-attack-no = Nicht angreifen
prompt-of-target-no = Überspringen
prompt-of-target-done = Fertig
prompt-of-pay_with-done = Den Rest mit Ressourcen zahlen

clock-label = Zuguhr
clock-none = Keine
clock-choice = { $turn } pro Zug, { $reserve } Reserve
clock-loses = Wessen Zeit abläuft, der verliert das Spiel
clock-hint = Gilt für Menschen, nicht für Bots. Wenn das aus ist, zeigt der Tisch nur an, wessen Zeit abgelaufen ist.
clock-left = { $turn } für diesen Zug, { $reserve } Reserve
clock-out = { $role ->
    [you] Deine Zeit ist abgelaufen. Die Spieler entscheiden, wie es weitergeht.
    [opponent] Die Zeit vom { $name } ist abgelaufen. Die Spieler entscheiden, wie es weitergeht.
   *[named] Die Zeit von { $name } ist abgelaufen. Die Spieler entscheiden, wie es weitergeht.
 }

passDevice-title = Gib das Gerät an { $name }
passDevice-text = Verdeckte Karten sind nicht zu sehen. Alle anderen schauen bitte weg.
passDevice-lift = Ich bin { $name }
passDevice-last = Letzte Ereignisse

over-back = Zurück zum Ergebnis
over-again = Noch einmal spielen
over-swap = Decks tauschen
over-swapText = Noch einmal spielen, jeder mit dem Deck des nächsten Spielers
over-change = Andere Decks wählen …
over-toRound = Zur Runde
over-toGames = Zu den Spielen
over-look = Tisch anzeigen
over-won = { $role ->
    [opponent] Der { $name } gewinnt das Match { $wins }–{ $losses }
    [you] { $name } gewinnst das Match { $wins }–{ $losses }
   *[named] { $name } gewinnt das Match { $wins }–{ $losses }
 }
over-youLost = Du hast das Match verloren: { $wins }–{ $losses }
over-gameWon = { $role ->
    [you] Du hast gewonnen
    [opponent] Der { $name } gewinnt
   *[named] { $name } gewinnt
 }
over-gameLost = Du hast verloren
over-conceded = { $role ->
    [you] Du hast aufgegeben
    [opponent] Der { $name } hat aufgegeben
   *[named] { $name } hat aufgegeben
 }
over-left = { $role ->
    [you] Deine Basis: noch { $hp } TP
    [opponent] Basis vom { $name }: noch { $hp } TP
   *[named] Basis von { $name }: noch { $hp } TP
 }
over-place = { $place }. Platz
over-draw = Unentschieden
over-next = Spiel { $number } spielen
over-chooses = { $role ->
    [you] Du hast verloren: Entscheide, wer beginnt.
    [opponent] Der { $name } hat verloren und entscheidet, wer beginnt.
   *[named] { $name } hat verloren und entscheidet, wer beginnt.
 }
over-rounds = { $rounds ->
    [one] { NUMBER($rounds) } Runde
   *[other] { NUMBER($rounds) } Runden
 }
over-score = Gewonnene Spiele

sideboard-title = { $role ->
    [you] Dein Deck für das nächste Spiel
   *[other] Deck von { $name } für das nächste Spiel
 }
sideboard-main = { -deck }
sideboard-side = { -sideboard }
sideboard-in = { $name } ins Deck verschieben
sideboard-out = { $name } ins Sideboard verschieben
sideboard-size = { $size } Karten, mindestens { $minimum }
sideboard-alone = Öffne nur dein eigenes Deck, während der andere Spieler wegschaut.

keys-hint = Tipp anzeigen: was ein starker Spieler tun würde
keys-title = Spieltisch
keys-board = Tisch
keys-aside = Gezeigte Karten ausblenden oder wieder anzeigen
keys-numbers = Hervorgehobene Karte oder Antwort mit dieser Zahl wählen
keys-arrows = Zwischen Karten wechseln
keys-pass = Passen
keys-take = Initiative übernehmen
keys-yes = Ja
keys-no = Nein
keys-done = Fertig
keys-takeBack = Den letzten Punkt des verteilten Schadens entfernen
keys-undo = Rückgängig
keys-letGo = Wahl aufheben, zurück zum Spiel gehen oder ein beendetes Spiel verlassen
keys-zoom = Karte vergrößern
keys-back = Voriger Schritt; ← in einer Wiederholung
keys-forward = Nächster Schritt; → in einer Wiederholung
keys-log = Zum Log
keys-judge = Diese Position am Judge-Tisch öffnen
keys-pace = Tempo der Bots ändern
keys-next = Nächste hervorgehobene Karte

match-play = Spielen
match-playLabel = Das Match von Tisch { $table } hier spielen
match-title = { $a } – { $b }
match-text = Das Match wird mit den abgegebenen Decks gespielt. Das Ergebnis wird eingetragen, sobald es endet.
match-bots = Bots spielen
match-start = Zum Tisch
match-fill = Bots spielen lassen …
match-fillTitle = Offene Matches von Bots spielen lassen?
match-fillText = Bots spielen mit den abgegebenen Decks. Jedes Ergebnis wird eingetragen, sobald sein Match endet.
match-withPeople = Auch Matches zwischen Menschen (Bots spielen für sie)
match-go = Bots spielen lassen
match-stop = Anhalten
match-progress = { $done } von { $all } Matches
match-done = Alle offenen Matches sind gespielt.
match-stopped = Angehalten. Die übrigen Matches sind noch offen.
