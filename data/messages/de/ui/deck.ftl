### Texts of the deck screen.

exit = { -event }
exitLabel = Zurück zum Event
loading = Der Pool wird geöffnet …
again = Erneut versuchen

count = { $size ->
    [one] { NUMBER($size) } Karte
   *[other] { NUMBER($size) } Karten
 }
least = (mindestens { $minimum })
countLabel = { $size ->
    [one] { NUMBER($size) } Karte
   *[other] { NUMBER($size) } Karten
 } im Deck, mindestens { $minimum } sind nötig
missing = noch { $count }
legal = Legal
illegal = { $count ->
    [one] { NUMBER($count) } Problem
   *[other] { NUMBER($count) } Probleme
 }

suggest = Deck vorschlagen
suggested = Das ist ein vorgeschlagenes Deck. Mit Strg+Z bekommst du deins zurück.
undo = Rückgängig
redo = Wiederholen
save = Speichern
done = Fertig

saved-saved = Gespeichert
saved-changed = Noch nicht gespeichert
saved-saving = Wird gespeichert …
saved-failed = Nicht gespeichert

leader = { -leader }
noLeaders = Dieser Pool hat keine Anführer.
base = { -base }
offHead = unpassend
inAspectHead = passend
hpHead = TP
offLabel = { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 } im Deck ohne passenden Aspekt
inAspect = { $count } passend
inAspectLabel = { $count ->
    [one] { NUMBER($count) } Karte
   *[other] { NUMBER($count) } Karten
 } im Pool mit passendem Aspekt
bestLabel = passt am besten
free = frei verfügbar
curve = Kostenkurve
problems = Probleme
noProblems = Dieses Deck ist legal.
checking = Wird geprüft …

pool = { -pool }
deck = { -deck }

by-aspect = Aspekt
by-cost = Kosten
by-type = Typ

sortLabel = { $pane }: sortieren nach
filter = Filter
filterLabel = Pool nach Name, Merkmal, Typ oder Schlüsselwort filtern
onlyInAspect = Nur passende
onlyInAspectLabel = Nur passende: Karten ohne Aufpreis für fehlende Aspekte anzeigen
poolEmpty = Alle Karten aus dem Pool sind im Deck.
poolNone = Keine Karte im Pool passt zum Filter.
deckEmpty = Klicke eine Karte im Pool an, um sie hinzuzufügen, oder wähle „Deck vorschlagen“.
of = { EQUAL($shown, $all) ->
    [true] { $all }
   *[false] { $shown } von { $all }
 }
penalty = Aspekt fehlt, { $extra } mehr
penaltyNote = Eine Karte mit +2 kostet 2 mehr: Deinem Anführer und deiner Basis fehlt einer ihrer Aspekte.
copies = { $count ->
    [one] { NUMBER($count) } Exemplar
   *[other] { NUMBER($count) } Exemplare
 }
offTotal = { $count } ohne passenden Aspekt

keys-title = { -deck }
keys-undo = Letzten Schritt rückgängig machen
keys-redo = Wiederholen
keys-save = Jetzt speichern
keys-filter = Pool filtern
keys-suggest = Deck vorschlagen
keys-into = Ein Exemplar der fokussierten Karte hinzufügen (Enter verschiebt sie, Umschalt+Klick alle Exemplare)
keys-out = Ein Exemplar entfernen
keys-large = Fokussierte Karte vergrößern
keys-leave = Zurück zum Event
