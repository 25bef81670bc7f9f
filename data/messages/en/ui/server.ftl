### Texts of the database server.

title = Database server
about = With a PostgreSQL server, desks on several computers work on the same events. Decks, collection and settings stay on this computer.
inFile = Events are in the file of this computer.
onServer = Events are on this server:
chosen = Not used until the next start: { $address }
address = Address
password = Password
passwordText = It is stored on this computer, readable by you only, and is in no backup.
connect = Connect
connecting = Connecting…
leave = Use the file of this computer
leaveText = Events on the server stay there. Phones that show an event of the server are disconnected.
manage = Several desks
manageText = Use a database server, so that several computers can run the same event.
open = Database server…
without = Open without the server
notLive = Not live since { $time }.
notLiveText = The database server does not answer. Changes are not saved until it does.
