### Texts of card faces and lists.

## The menu of a card.

menu-large = Enlarge, with text, rules and rulings
menu-find = Show in the card search
menu-decks = Decks with this card
menu-copy = Copy name
menu-copied = Copied: { $name }
menu-notCopied = The clipboard is not available.

##

reading-front = Leader side
reading-unit = Unit side
reading-none = No text.
reading-unwritten = Cantina does not have the text of this card yet.
# The same on a card, where room is small.
reading-unwrittenShort = Text not in Cantina yet
# The name that is printed on the English card.
reading-english = English: { $name }
reading-rules = Rules
reading-rulings = { $count ->
    [one] { NUMBER($count) } official ruling:
   *[other] { NUMBER($count) } official rulings:
 }

sealed-packs = Boosters
sealed-usual = { $count } (usual)
sealed-leaders = { $count ->
    [0] Add leaders, as in a prerelease
   *[other] Leaders added: { $count }
 }

rulings-numbers = no. { $numbers }
rulings-errata = no. { $numbers } { $count ->
    [1] an erratum
   *[other] errata
 }
rulings-listed = listed { $day }

aspects-Vigilance = Vigilance
aspects-Command = Command
aspects-Aggression = Aggression
aspects-Cunning = Cunning
aspects-Heroism = Heroism
aspects-Villainy = Villainy
aspects-None = No aspect

## Names of token upgrades, by their English names.

tokens-Advantage = Advantage
tokens-Experience = Experience
tokens-Shield = Shield
tokens-Weakness = Weakness

## Names of traits, by their English names: those that the rules texts translate (crates/phrase).

traits-Armor = Armor
traits-Bounty = Bounty
traits-Bounty___Hunter = Bounty Hunter
traits-Capital___Ship = Capital Ship
traits-Clone = Clone
traits-Condition = Condition
traits-Creature = Creature
traits-Disaster = Disaster
traits-Droid = Droid
traits-Fighter = Fighter
traits-First___Order = First Order
traits-Force = Force
traits-Fortification = Fortification
traits-Fringe = Fringe
traits-Imperial = Imperial
traits-Innate = Innate
traits-Item = Item
traits-Law = Law
traits-Learned = Learned
traits-Lightsaber = Lightsaber
traits-Mandalorian = Mandalorian
traits-Modification = Modification
traits-Musician = Musician
traits-New___Republic = New Republic
traits-Night = Night
traits-Official = Official
traits-Rebel = Rebel
traits-Republic = Republic
traits-Resistance = Resistance
traits-Separatist = Separatist
traits-Supply = Supply
traits-Tactic = Tactic
traits-Tank = Tank
traits-Transport = Transport
traits-Trooper = Trooper
traits-Undead = Undead
traits-Underworld = Underworld
traits-Vehicle = Vehicle
traits-Walker = Walker
traits-Weapon = Weapon

##

rarities-Common = Common
rarities-Uncommon = Uncommon
rarities-Rare = Rare
rarities-Legendary = Legendary
rarities-Special = Special
rarities-Token = Token

cost = Cost { $cost }
power = power { $text }
hp = HP { $text }
unique = unique
noAspect = no aspect

kind-leader = { -leader }
kind-base = { -base }
kind-unit = Unit
kind-upgrade = Upgrade
kind-event = Event
kind-token___unit = Token unit
kind-token___upgrade = Token upgrade
kind-credit___token = Credit token
kind-force___token = Force token

arena-ground = Ground
arena-space = Space

# $arena, $kind, $token
ofArena = { $arena } { LOWERCASE($kind) }

treatment-hyperspace = Hyperspace
treatment-hyperspace__foil = Hyperspace foil
treatment-showcase = Showcase
treatment-prestige = Prestige
treatment-prestige__foil = Prestige foil
treatment-hyperfoil = Hyperfoil

foil = Foil

treatmentShort-hyperspace = HS
treatmentShort-hyperspace__foil = HS
treatmentShort-showcase = SC
treatmentShort-prestige = PR
treatmentShort-prestige__foil = PR
treatmentShort-hyperfoil = HF

foilShort = F
copies = { $count } copies
offAspect = costs { $extra } more: off aspect
curve = Cost curve
# $cost
meanCost = Average cost { NUMBER($cost, fractionDigits: 1) }
curveBar = Cost { $cost }: { $unit ->
    [one] { NUMBER($unit) } unit
   *[other] { NUMBER($unit) } units
 }, { $event ->
    [one] { NUMBER($event) } event
   *[other] { NUMBER($event) } events
 }, { $upgrade ->
    [one] { NUMBER($upgrade) } upgrade
   *[other] { NUMBER($upgrade) } upgrades
 }

types-unit = Units
types-event = Events
types-upgrade = { -upgrades }

costGroup = Cost { $cost }
