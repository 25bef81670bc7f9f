### Texts of the rules profiles.

title = Regelprofile
intro = Ein Regelprofil legt Wertung, Rangfolge, Rundenzeiten und Strafen fest. Öffne eines, um alles zu sehen. Änderungen an einem mitgelieferten Profil werden als Kopie gespeichert. Laufende Events behalten ihr Profil. Fett: anders als im ersten Profil.
shipped = mitgeliefert
own = eigenes
used = für neue Events

facts-matches = { -matches }
facts-bestOf = Best of { $games }
facts-rounds = { -rounds }
facts-minutes = { $minutes ->
    [one] { NUMBER($minutes) } Minute
   *[other] { NUMBER($minutes) } Minuten
 }
facts-cut = { -top-cut }
facts-noLimit = Ohne Zeitlimit
facts-sealed = { -sealed }
facts-boosters = { $packs ->
    [one] { NUMBER($packs) } Booster
   *[other] { NUMBER($packs) } Booster
 }
facts-matchWin = Match-%
facts-matchWinShare = { $share }, nie unter { $floor }
facts-ranking = Rangfolge nach

copy = Öffnen
edit = Bearbeiten
useForNew = Für neue Events verwenden
remove = Löschen
removeTitle = { $name } löschen?
removeText = Events mit diesem Profil behalten es.
removed = Profil gelöscht
saved = { $name } gespeichert
save = Profil speichern
noProblems = Keine Probleme
problems = { $count ->
    [one] { NUMBER($count) } Problem
   *[other] { NUMBER($count) } Probleme
 }
copyOf = { $name } (Kopie)
add = Hinzufügen
up = Nach oben
down = Nach unten
take = Entfernen
leaveTitle = Änderungen verwerfen?
leaveText = Deine Änderungen an diesem Profil sind nicht gespeichert.
leave = Verwerfen
use = In diesem Event verwenden
