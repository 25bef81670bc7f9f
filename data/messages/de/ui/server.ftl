### Texts of the database server.

title = Datenbankserver
about = Mit einem PostgreSQL-Server arbeiten mehrere Computer an denselben Events. Decks, Sammlung und Einstellungen bleiben auf diesem Computer.
inFile = Die Events liegen in der Datei dieses Computers.
onServer = Die Events liegen auf diesem Server:
chosen = Bis zum nächsten Start nicht benutzt: { $address }
address = Adresse
password = Passwort
passwordText = Es wird auf diesem Computer gespeichert, nur für dich lesbar, und ist in keiner Sicherung.
connect = Verbinden
connecting = Verbinde …
leave = Datei dieses Computers benutzen
leaveText = Events auf dem Server bleiben dort. Handys, die ein Event des Servers zeigen, werden getrennt.
manage = Mehrere Arbeitsplätze
manageText = Einen Datenbankserver benutzen, damit mehrere Computer dasselbe Event leiten können.
open = Datenbankserver …
without = Ohne den Server öffnen
notLive = Nicht aktuell seit { $time }.
notLiveText = Der Datenbankserver antwortet nicht. Änderungen werden erst gespeichert, wenn er wieder antwortet.
