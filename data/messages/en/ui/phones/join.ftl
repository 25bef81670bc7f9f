### Texts of the page for joining by name.

title = Join
how = Choose your name. Then read the four digits on your phone out to the organiser, who approves them.
yourName = Your name
chooseName = Choose your name
ask = Join
code = Read these digits out to the organiser:
valid = Valid for 3 minutes. Keep this page open.
notLive = No connection to the organiser’s computer. Try again in a moment.

states-refused = The organiser did not approve this phone. Ask them why.
states-over = The digits have expired. Join again, ideally next to the organiser.
states-tooMany = Too many requests. Go to the organiser, or try again in ten minutes.
states-off = Joining by name is off. Ask the organiser for a code.
states-unknownPlayer = No player with this name in this event.
