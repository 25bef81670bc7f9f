### Sicherungen.

## Sicherungen

which-contains-the-same-damage-as = { $copy }, mit demselben Schaden wie in der Datenbank: { $damage } Alles andere darin ist intakt
