### Texts of the log.

caption = Alle Einträge, die neuesten zuerst
number = Nr.
numberText = Nummer des Eintrags; ein Schritt kann mehrere haben
at = Zeit
by = Von
what = Eintrag
copy = Diese Zeile kopieren
copied = Zeile kopiert
undone = rückgängig gemacht
filter = Log filtern
more = Ältere Einträge anzeigen ({ $lines })
count = { $lines ->
    [one] { NUMBER($lines) } Eintrag
   *[other] { NUMBER($lines) } Einträge
 }
