### Texts of the rules screen.

title = Regeln
subtitle = Comprehensive Rules 8.0 und die bekannten Änderungen in 9.0, in eigenen Worten
search = Regeln durchsuchen
placeholder = Nummer oder Wörter: 7.6.9, gleichzeitige Fähigkeiten, Ablagestapel
sections = Abschnitte
found = { $count ->
    [one] { NUMBER($count) } Regel
   *[other] { NUMBER($count) } Regeln
 }
edition = { $numberConfirmed ->
    [true] Nur Ausgabe { $edition }
   *[false] Nur Ausgabe { $edition }, Nummer nicht bestätigt
 }
none = Keine Regel gefunden.
noneText = Versuche es mit weniger oder anderen Wörtern oder mit einer Nummer wie 7.6.
clear = Suche leeren
missing = Keine Regel enthält „{ LIST($words, separator: " ") }“.
related = Auch nach verwandten Wörtern gesucht:
loading = Die Regeln werden geöffnet …
failed = Die Regeln konnten nicht geöffnet werden.
again = Erneut versuchen

own-choose = Vollen Wortlaut anzeigen …
own-chooseTitle = Wähle dein eigenes Exemplar der offiziellen Regeln als reine Textdatei. Cantina liest es nur und kopiert es nie.
own-other = Andere Datei wählen …
own-forget = Datei nicht mehr verwenden
own-from = Voller Wortlaut von { $rules ->
    [one] { NUMBER($rules) } Nummer
   *[other] { NUMBER($rules) } Nummern
 } aus { $path }
own-problem = Dein Exemplar der Regeln lässt sich nicht lesen: { $why }
own-taken = { $rules ->
    [one] { NUMBER($rules) } Regel
   *[other] { NUMBER($rules) } Regeln
 } in deinem Exemplar gefunden.
own-label = In deinem Exemplar

card-label = Regel { $number }
card-open = In den Regeln öffnen
card-close = Schließen
card-unknown = Diese Nummer steht nicht im Verzeichnis.
card-link = Regel { $number } anzeigen

keys-title = Regeln
keys-search = Suchen
keys-arrows = Zwischen Regeln wechseln
keys-own = Dein eigenes Exemplar der Regeln wählen
