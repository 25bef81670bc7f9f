### Judge-Tisch: manuelle Aktionen, Hinweise, Vergleiche und Berichte.

## Vergleich zweier Zweige

base = Basis
damage = { $damage } Schaden{ $under }
cards-in-hand = Karten auf der Hand
cards-in-the-deck = Karten im Deck
cards-in-the-discard-pile = Karten auf dem Ablagestapel
ready-resources = spielbereite Ressourcen
of = { $ready } von { $all }
initiative = Initiative
has-it = hat sie
exhausted = , erschöpft
in-the-deck = im Deck
in-hand = auf der Hand
in-the-discard-pile = auf dem Ablagestapel
a-resource = eine Ressource
with-damage = , { $damage } Schaden
not-deployed = nicht gerufen{ $exhausted }
on = an { $host }
captured-by = gefangen von { $host }
set-aside = beiseitegelegt
with = , mit { $names }

## Fälle aus einem Spiel

not-everything-since-this-action-began = Nicht alles seit Beginn dieser Aktion konnte nachgespielt werden.
the-game-was-still-being-set = Das Spiel wurde noch aufgebaut.
some-earlier-events-of-this-phase = Nicht alles, was vorher in dieser Phase geschah, ließ sich übernehmen. Fragt ein Text danach, ergänze es manuell.
lasting-or-delayed-effects-could-not = Andauernde oder ausstehende Effekte, die sich nicht übernehmen ließen: { $lost }. Ergänze sie manuell.

## Änderungen von Hand

manual-action = Manuell: { $done }
manual-action-by = Manuell ({ $judge }): { $done }
is-exhausted = { $name } wird erschöpft
is-readied = { $name } wird spielbereit gemacht
is-deployed = { $name } wird gerufen
is-no-longer-deployed = { $name } ist nicht mehr gerufen
has-the-next-action = { $whose } ist am Zug
damage-to = { $more } Schaden an { $name }
damage-on-unchanged-at = Schaden an { $name } bleibt bei { $damage }
damage-healed-from = { $less } Schaden an { $name } geheilt
is-attached-to = { $name } wird an { $onto } angehängt
is-added-for = { $name } kommt zu { $whose }
for-this-phase = für diese Phase
for-this-round = für diese Runde
while-in-play = solange im Spiel
gains = { $name } erhält { $gained } { $until }
an-effect-of-is-active = ein Effekt von { $source } dauert an
an-effect-is-active-on = ein Effekt von { $source } dauert an: { $on }
is-returned-to-hand = { $name } geht auf die Hand
is-put-on-top-of-the = { $name } wird oben auf das Deck gelegt
is-put-on-the-bottom-of = { $name } wird unter das Deck gelegt
is-put-into-the-discard-pile = { $name } wird auf den Ablagestapel gelegt
is-put-into-play-as-a = { $name } wird als Ressource ins Spiel gebracht
is-put-into-play = { $name } kommt ins Spiel
is-removed-from-the-game = { $name } wird aus dem Spiel genommen

## Was in dieser Phase geschah

earlier-in-this-phase = vorher in dieser Phase: { $told }
cards-played = Karten gespielt
events-this-round = Ereignisse in dieser Runde
cards-drawn = Karten gezogen
cards-discarded = Karten abgelegt
cards-discarded-from-the-deck = Karten vom Deck abgelegt
tokens-created = Marker erschaffen
token-upgrades-given = Marker-Upgrades gegeben
uses-of-the-force = die Macht genutzt
has-reached-its-limit-of-uses = { $name } wurde so oft verwendet, wie es erlaubt ist
entered-play = { $name } kam ins Spiel
played = { $by } spielte { $name }
was-played = { $name } wurde gespielt
attacked-the-base-of = { $name } griff die Basis von { $by } an
attacked = { $name } griff an
dealt-damage-to = { $by } fügte { $name } { $amount } Schaden zu
was-dealt-damage = { $name } erlitt Schaden
damage-was-healed-from = { $name } wurde geheilt
was-discarded = { $name } wurde abgelegt
defeated = { $by } besiegte { $name }
was-defeated = { $name } wurde besiegt
left-play = { $name } verließ das Spiel
dealt-damage-to-a-base = { $name } fügte einer Basis Schaden zu
dealt-damage-to-an-enemy-base = { $name } fügte einer gegnerischen Basis Schaden zu
was-rescued = { $name } wurde gerettet
dealt-indirect-damage = { $whose } fügte indirekten Schaden zu

## Bericht einer Entscheidung

question = Frage
warnings = Warnungen:
ruling = Entscheidung
rules-comprehensive-rules-summarised = Regeln (Comprehensive Rules 8.0, kurz zusammengefasst)
time = Zeit
branch = Zweig { $number }
marked-ruling = {" "}(Entscheidung)
this-position-is-not-possible = Diese Position ist nicht möglich.
taken-this-round = , in dieser Runde übernommen
regroup-phase = Sammelphase
action-phase = Aktionsphase
round-initiative-active-player = Runde { $round }, { $phase }; Initiative: { $holder }{ $taken }; am Zug: { $active }.
base-damage = - Basis { $base }, { $damage } Schaden
leader = - Anführer { $leader }: { $stands }
resources-of-them-ready = - Ressourcen: { $resources }, davon { $ready } spielbereit
hand = Hand
discard-pile = Ablagestapel
unknown = unbekannt
deck-cards = - Deck: { $deck } Karten

## Der Tisch

player = Spieler { $at }
the-rules-changed-in-this-version = Dieser Fall wurde mit den Regeln einer anderen Version von Cantina ausprobiert: { QUOTE($words) } ist hier nicht möglich.
the-rules-changed-in-this-version-of = Dieser Fall wurde mit den Regeln einer anderen Version von Cantina ausprobiert: { QUOTE($words) } hat hier ein anderes Ergebnis.
text-unknown = Text unbekannt: manuell ausführen
an-unknown-card = eine unbekannte Karte
triggered-abilities-of-several-players-are = Fähigkeiten mehrerer Spieler stehen aus: { $name } ist am Zug und entscheidet, wessen Fähigkeiten zuerst kommen.
several-triggered-abilities-of-are-pending = Mehrere Fähigkeiten von { $name } stehen aus: { $name } entscheidet, welche zuerst kommt.

## Warnungen

card-does-not-exist = Die Karte { $number } gibt es nicht.
player-does-not-exist = Spieler { $number } gibt es nicht.
this-position-causes-an-internal-error = Diese Position führt zu einem internen Fehler: { $told }.
a-game-needs-two-to-four = Ein Spiel braucht zwei bis vier Spieler.
does-not-fit-there-this-place = { $name } passt nicht an diese Stelle.
cannot-be-a-unit-and-an = { $name } kann nicht zugleich Einheit und Upgrade sein.
cannot-be-played-in-cantina-yet = { $name } ist in Cantina noch nicht spielbar.
needs-one-base-and-one-leader = { $name } braucht eine Basis und einen Anführer (zwei in Twin Suns).
cannot-be-attached-it-is-neither = { $name } kann nicht angehängt werden: Die Karte ist weder ein Upgrade noch eine Einheit mit Pilotieren noch ein Anführer, der als Upgrade gerufen werden kann.
cannot-be-attached-there-upgrades-with = { $name } kann dort nicht angehängt werden: Upgrades mit Fortify kommen auf eine Basis, alle anderen auf eine Einheit im Spiel.
a-player-controls-two-copies-of = Jemand kontrolliert zwei Exemplare einer einzigartigen Karte: Eine wird sofort besiegt.
the-text-of-is-unknown-use = Der Text von { $name } ist unbekannt: Führe die Effekte der Karte manuell aus.
unknown-cards-count-as-units-without = Unbekannte Karten gelten als Einheiten ohne Text. Ergebnisse, die von ihnen abhängen, sind unsicher.
leader-and-base = keinen Anführer und keine Basis
missing-base = keine Basis
missing-leader = keinen Anführer
has-no-yet-until-then-no = { $name } hat noch { $missing }. Bis dahin gibt es dort keinen Text und keinen Aufpreis für fehlende Aspekte.
the-initiative-is-marked-as-taken = Die Initiative ist als übernommen markiert, aber { $name } nicht als der Spieler, der sie übernommen hat.
has-taken-a-counter-this-round = { $name } hat in dieser Runde ein Plättchen übernommen und passt in jeder weiteren Aktion.
the-game-is-over-has-won = Das Spiel ist zu Ende: { $name } hat gewonnen.
the-game-is-over = Das Spiel ist zu Ende.
a-unit-of-has-no-hp = Eine Einheit von { $name } hat keine TP mehr und wird sofort besiegt.
units-of-have-no-hp-left = { $fallen } Einheiten von { $name } haben keine TP mehr und werden sofort besiegt.
is-deployed-with-resources-its-epic = { $leader } ist mit { $count } Ressourcen gerufen; die Epische Aktion braucht { $needs }.
the-deck-of-is-empty = Das Deck von { $name } ist leer.
has-one-leader-in-twin-suns = { $name } hat einen Anführer; in Twin Suns hat jeder zwei.
cannot-be-played-on-of-so = { $upgrade } kann nicht auf { $unit } von { $whose } gespielt werden; die Karte muss anders dorthin gekommen sein.
has-copies-of-a-constructed-deck = { $name } hat { $count } Exemplare von { $card }; in einem Constructed-Deck sind es höchstens { $copies }.
has-resources-in-round-without-abilities = { $name } hat { $count } Ressourcen in Runde { $round }; ohne Fähigkeiten sind höchstens { $most } möglich.
