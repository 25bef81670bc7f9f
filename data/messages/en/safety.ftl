### Backups.

## Backups

which-contains-the-same-damage-as = { $copy }, which contains the same damage as the database: { $damage } Everything else in it is intact
