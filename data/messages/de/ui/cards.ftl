### Texts of card faces and lists.

## The menu of a card.

menu-large = Vergrößern, mit Text, Regeln und Entscheidungen
menu-find = In der Kartensuche anzeigen
menu-decks = Decks mit dieser Karte
menu-copy = Namen kopieren
menu-copied = Kopiert: { $name }
menu-notCopied = Die Zwischenablage ist nicht verfügbar.

##

reading-front = Anführerseite
reading-unit = Einheitenseite
reading-none = Kein Text.
reading-unwritten = Cantina hat den Text dieser Karte noch nicht.
# The same on a card, where room is small.
reading-unwrittenShort = Text noch nicht in Cantina
# The name that is printed on the English card.
reading-english = Englisch: { $name }
reading-rules = Regeln
reading-rulings = { $count ->
    [1] 1 offizielle Entscheidung:
   *[other] { $count } offizielle Entscheidungen:
 }

sealed-packs = Booster
sealed-usual = { $count } (üblich)
sealed-leaders = { $count ->
    [0] Anführer dazugeben, wie beim Prerelease
   *[other] Zusätzliche Anführer: { $count }
 }

rulings-numbers = Nr. { $numbers }
rulings-errata = Nr. { $numbers } { $count ->
    [one] ein Erratum
   *[other] Errata
 }
rulings-listed = Stand { $day }

aspects-Vigilance = Wachsamkeit
aspects-Command = Kommando
aspects-Aggression = Aggression
aspects-Cunning = Raffinesse
aspects-Heroism = Heldentum
aspects-Villainy = Niedertracht
aspects-None = Ohne Aspekt

## Names of token upgrades, by their English names.

tokens-Advantage = Vorteil
tokens-Experience = Erfahrung
tokens-Shield = Schild
tokens-Weakness = Schwäche

## Names of traits, by their English names: those that the rules texts translate (crates/phrase).

traits-Armor = Rüstung
traits-Bounty = Kopfgeld
traits-Bounty___Hunter = Kopfgeldjäger
traits-Capital___Ship = Großkampfschiff
traits-Clone = Klon
traits-Condition = Zustand
traits-Creature = Kreatur
traits-Disaster = Katastrophe
traits-Droid = Droiden
traits-Fighter = Jäger
traits-First___Order = Erste Ordnung
traits-Force = Macht
traits-Fortification = Befestigung
traits-Fringe = Randgebiet
traits-Imperial = Imperium
traits-Innate = Angeboren
traits-Item = Gegenstand
traits-Law = Gesetz
traits-Learned = Erlernt
traits-Lightsaber = Lichtschwert
traits-Mandalorian = Mandalorianer
traits-Modification = Modifikation
traits-Musician = Musiker
traits-New___Republic = Neue Republik
traits-Night = Nacht
traits-Official = Amtsträger
traits-Rebel = Rebellen
traits-Republic = Republik
traits-Resistance = Widerstand
traits-Separatist = Separatisten
traits-Supply = Nachschub
traits-Tactic = Taktik
traits-Tank = Panzer
traits-Transport = Transporter
traits-Trooper = Truppler
traits-Undead = Untot
traits-Underworld = Unterwelt
traits-Vehicle = Fahrzeug
traits-Walker = Läufer
traits-Weapon = Waffe

##

rarities-Common = Häufig
rarities-Uncommon = Ungewöhnlich
rarities-Rare = Selten
rarities-Legendary = Legendär
rarities-Special = Spezial
rarities-Token = Marker

cost = Kosten { $cost }
power = Stärke { $text }
hp = TP { $text }
unique = einzigartig
noAspect = kein Aspekt

kind-leader = { -leader }
kind-base = { -base }
kind-unit = Einheit
kind-upgrade = Upgrade
kind-event = Ereignis
kind-token___unit = Marker-Einheit
kind-token___upgrade = Marker-Upgrade
kind-credit___token = Credit-Marker
kind-force___token = Macht-Marker

arena-ground = Boden
arena-space = Weltraum

# One word: "Bodeneinheit", but "Marker-Einheit (Boden)".
ofArena = { $token ->
    [true] { $kind } ({ $arena })
   *[false] { $arena }{ LOWERCASE($kind) }
 }

treatment-hyperspace = Hyperspace
treatment-hyperspace__foil = Hyperspace-Foil
treatment-showcase = Showcase
treatment-prestige = Prestige
treatment-prestige__foil = Prestige-Foil
treatment-hyperfoil = Hyperfoil

foil = Foil

treatmentShort-hyperspace = HS
treatmentShort-hyperspace__foil = HS
treatmentShort-showcase = SC
treatmentShort-prestige = PR
treatmentShort-prestige__foil = PR
treatmentShort-hyperfoil = HF

foilShort = F
copies = { $count ->
    [one] { NUMBER($count) } Exemplar
   *[other] { NUMBER($count) } Exemplare
 }
offAspect = kostet { $extra } mehr: Aspekt fehlt
curve = Kostenkurve
meanCost = Durchschnitt { NUMBER($cost, fractionDigits: 1) }
curveBar = Kosten { $cost }: { $unit ->
    [one] { NUMBER($unit) } Einheit
   *[other] { NUMBER($unit) } Einheiten
 }, { $event ->
    [one] { NUMBER($event) } Ereignis
   *[other] { NUMBER($event) } Ereignisse
 }, { $upgrade ->
    [one] { NUMBER($upgrade) } Upgrade
   *[other] { NUMBER($upgrade) } Upgrades
 }

types-unit = Einheiten
types-event = Ereignisse
types-upgrade = { -upgrades }

costGroup = Kosten { $cost }
