### Texts of the phones.

open = Handys
on = Handys: { $connected }
title = Handys
openTitle = Spieler das Event auf ihrem Handy verfolgen lassen
key = Handys öffnen

about = Auf dem eigenen Handy sehen die Spieler Paarungen, Uhr, Tabelle und ihren Platz und melden Ergebnisse, ohne Internet und ohne Konto.
otherServed = Die Handys zeigen gerade Event { $event }. Wenn du sie hier verbindest, wechseln sie zu diesem Event.
start = Handys verbinden
steps-connect = Drücke „Handys verbinden“. Cantina zeigt einen QR-Code und eine Adresse.
steps-open = Die Spieler scannen den Code oder geben die Adresse ein. Ihr Handy muss im selben WLAN sein wie dieser Computer.
steps-join = Um Ergebnisse zu melden, drücken sie „Anmelden“ und wählen ihren Namen. Du bestätigst sie mit den vier Ziffern auf ihrem Handy.
stop = Handys trennen
stopped = Die Handys sind getrennt. Sie zeigen weiter den letzten Stand.

scan = Adresse öffnen oder Code scannen
scanFor = Handy von { $name }
byName = Um Ergebnisse zu melden, drücken die Spieler am Handy „Anmelden“ und wählen ihren Namen.
secret = Nur für { $name }. Dieses Handy meldet als { $name } und ersetzt ein früheres.
back = Code für alle anzeigen
address = Adresse
noNetwork = Dieser Computer ist mit keinem Netzwerk verbunden. Verbinde ihn mit dem WLAN oder mit einem Router.

connected = { $count ->
    [0] Keine Geräte verbunden
   *[other] { $count ->
        [one] { NUMBER($count) } Gerät
       *[other] { NUMBER($count) } Geräte
     } verbunden
 }
notReached = Noch kein Handy hat diesen Computer erreicht
reasons = Handy und Laptop müssen im selben WLAN sein. Gastnetze funktionieren nicht, weil sie die Geräte trennen. Sonst liegt es meist an der Firewall. Dieser Befehl erlaubt Verbindungen:
bySettings = Erlaube eingehende Verbindungen in den Systemeinstellungen unter Netzwerk > Firewall.
copy = Kopieren
copied = Kopiert

players = Handys der Spieler
find = Spieler suchen
joined = angemeldet
invite = Einladen
inviteLabel = Handy von { $name } einladen
inviteAgain = Handy ersetzen
noMatch = Kein Spieler mit diesem Namen.
count = { $joined } von { $players } angemeldet

staff = Judges und Scorekeeper
staffName = Name
staffRole = Rolle

roles-judge = Floor Judge
roles-scorekeeper = Scorekeeper

staffSecret-judge = Nur für { $name }: Ergebnisse, Zeitverlängerungen, Strafen, Notizen und Decklisten aller Tische.
staffSecret-scorekeeper = Nur für { $name }: das ganze Event im Browser eines anderen Laptops.

atTable = an Tisch { $table }
revoke = Abmelden
revokeLabel = Gerät von { $name } abmelden

calls = Anfragen von Handys
callsJudge = { $name } ruft einen Judge
asksToDrop = { $name } möchte aussteigen
askToJoin = { $count ->
    [one] { NUMBER($count) } Handy möchte
   *[other] { NUMBER($count) } Handys möchten
 } sich anmelden
showJoins = Anfragen anzeigen
joining = Anmeldung mit Namen
asking = Handys, die sich anmelden möchten
digits = Vier Ziffern vom Handy
digitsAbout = Lass dir die vier Ziffern auf dem Handy vorlesen und gib sie hier ein.
asksAs = Dieses Handy möchte sich als { $name } anmelden.
approveAs = Als { $name } zulassen
approveLabel = Handy von { $name } zulassen, Code { $code }
rejectLabel = Handy von { $name } ablehnen, Code { $code }
isIn = Handy von { $name } angemeldet
joinOver = wartet nicht mehr
rejectAll = Alle ablehnen
stopJoining = Anmeldung mit Namen beenden
allowJoining = Anmeldung mit Namen erlauben
joiningStopped = Die Anmeldung mit Namen ist aus. Spieler brauchen eine Einladung.
doubledShort = doppelte Anfrage
replacesShort = ersetzt ein Handy
doubled = Ein anderes Handy möchte sich als derselbe Spieler anmelden.
replaces = Ersetzt das bereits angemeldete Handy.
approve = Zulassen
reject = Ablehnen
seeGame = Spiel ansehen
seeGameTitle = Zeigt alle Karten, auch verdeckte. Nur für Judges.
answered = Erledigt
stays = Im Event lassen

wifi = WLAN-Code
wifiAbout = Handys, die diesen Code scannen, verbinden sich mit dem WLAN. Name und Passwort werden nicht gespeichert.
wifiName = WLAN-Name
wifiPassword = Passwort
wifiOpen = Ohne Passwort kann jeder in der Nähe mitlesen, was die Handys zeigen. Ergebnisse für andere kann trotzdem niemand melden.
