### Texts of the deck tab.

missing = Fehlt
illegal = Probleme
legal = Legal
onPaper = Auf Papier
notYet = –
noList = Keine Deckliste

preview-label = Vorschau des abgegebenen Decks
preview-cards = { $size } Karten{ $sideboard ->
    [0] {""}
   *[other] , Sideboard { $sideboard }
 }
preview-cannotBeJudged = nicht beurteilbar ({ $format } am { $day })
preview-why = Die Liste enthält Karten eines Sets, das Cantina nur teilweise kennt. Prüfe diese Karten selbst oder füge das Set unter Kartendaten hinzu.
preview-notPlayable = In Cantina nicht spielbar: { $cards }
preview-unread = { $rows ->
    [1] 1 Zeile ist nicht lesbar. Korrigiere sie, um die Liste abzugeben.
   *[other] { $rows } Zeilen sind nicht lesbar. Korrigiere sie, um die Liste abzugeben.
 }
preview-nearest = Meintest du:
preview-legal = Legal in { $format } am { $day }
preview-illegal = Nicht legal in { $format } am { $day }
preview-canRegister = Du kannst das Deck trotzdem abgeben. Es bleibt als nicht legal gekennzeichnet.
preview-formats-premier = Premier
preview-formats-twinSuns = Twin Suns
preview-formats-trilogy = Trilogy
preview-formats-sealed = { -sealed }
preview-formats-draft = { -draft }

caption = Decks der Spieler
open = Deck öffnen
openOf = Deck öffnen: { $name }
status = Prüfung
keep = In Bibliothek speichern
keepOf = In Bibliothek speichern: Pool und Deck von { $name }
kept = Pool und Deck von { $name } sind in der Bibliothek.
toKept = Deck öffnen
summary = { $legal } von { $all } Decks legal
all = Alle Decks
todo = Fehlende oder nicht legale
paper = Dieses Event wird mit echten Karten gespielt, daher werden hier keine Decks eingetragen.
early = Die Spieler bauen ihre Decks nach dem Draft.
brought = Die Spieler geben ihre Decks am Handy ab. Du kannst Decklisten auch mit einer Spielertabelle importieren oder unter Mehr … einfügen. Cantina prüft jedes Deck für den Tag der Runde.
fromPools = Jeder Spieler baut aus dem eigenen Pool, am Handy oder hier: Wähle Mehr …, dann Pool öffnen und bauen.
registered = { $count } von { $all } Decks abgegeben
show = Anzeigen
