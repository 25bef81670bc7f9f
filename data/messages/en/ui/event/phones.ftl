### Texts of the phones.

open = Phones
on = Phones: { $connected }
title = Phones
openTitle = Let players follow the event on their phones
key = Open Phones

about = On their own phones, players see pairings, the clock, standings and their seat, and report results, without internet and without an account.
otherServed = Phones currently show event { $event }. If you start here, they switch to this event.
start = Connect phones
steps-connect = Press “Connect phones”. Cantina shows a QR code and an address.
steps-open = Players scan the code or enter the address. Their phones must be on the same Wi-Fi as this computer.
steps-join = To report results, they press “Join” and choose their name. You approve them with the four digits on their phones.
stop = Stop phones
stopped = Phones are off. Open pages keep showing what they received last.

scan = Open the address or scan the code
scanFor = { $name }’s phone
byName = To report results, players press “Join” on their phone and choose their name.
secret = Only for { $name }. This phone reports as { $name } and replaces any earlier one.
back = Show the code for everyone
address = Address
noNetwork = This computer is not connected to a network. Connect it to the Wi-Fi or to a router.

connected = { $count ->
    [0] No devices connected
   *[other] { $count ->
        [one] { NUMBER($count) } device
       *[other] { NUMBER($count) } devices
     } connected
 }
notReached = No phone has reached this computer yet
reasons = Phone and laptop must use the same Wi-Fi. Guest networks do not work, because they separate devices. Otherwise the firewall is the usual cause. To allow connections, run:
bySettings = Allow incoming connections in System Settings > Network > Firewall.
copy = Copy
copied = Copied

players = Players’ phones
find = Find a player
joined = joined
invite = Invite
inviteLabel = Invite { $name }’s phone
inviteAgain = Replace phone
noMatch = No player with this name.
count = { $joined } of { $players } joined

staff = Judges and scorekeepers
staffName = Name
staffRole = Role

roles-judge = Floor judge
roles-scorekeeper = Scorekeeper

staffSecret-judge = Only for { $name }: results, extra time, penalties, notes and deck lists of all tables.
staffSecret-scorekeeper = Only for { $name }: a second desk for this event, in the browser of another laptop.

atTable = at table { $table }
revoke = Revoke
revokeLabel = Revoke { $name }’s device

calls = Requests from phones
callsJudge = { $name } calls a judge
asksToDrop = { $name } asks to drop
askToJoin = { $count ->
    [one] { NUMBER($count) } phone asks
   *[other] { NUMBER($count) } phones ask
 } to join
showJoins = Show requests
joining = Join by name
asking = Phones asking to join
digits = Four digits from the phone
digitsAbout = Ask the player for the four digits on their phone and enter them here.
asksAs = This phone asks to join as { $name }.
approveAs = Approve as { $name }
approveLabel = Approve { $name }’s phone, code { $code }
rejectLabel = Reject { $name }’s phone, code { $code }
isIn = { $name }’s phone has joined
joinOver = no longer waiting
rejectAll = Reject all
stopJoining = Stop joining by name
allowJoining = Allow joining by name
joiningStopped = Joining by name is off. Players need an invitation.
doubledShort = duplicate request
replacesShort = replaces a phone
doubled = Another phone asks to join as the same player.
replaces = Replaces the phone that joined earlier.
approve = Approve
reject = Reject
seeGame = View game
seeGameTitle = Shows all cards, including hidden ones. For judges only.
answered = Done
stays = Keep in event

wifi = Wi-Fi code
wifiAbout = Phones that scan this code join the Wi-Fi. The name and password are not saved.
wifiName = Wi-Fi name
wifiPassword = Password
wifiOpen = Without a password, anyone nearby can read what phones show. They still cannot report results for someone else.
