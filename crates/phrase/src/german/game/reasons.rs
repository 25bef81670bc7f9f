//! German text for illegal reasons.

use model::Keyword;
use rules::{Broken, Counter, PilotProblem, Why};

use super::{WORDS, called, counted, line};
use crate::game::table::{Table, asker, context};
use crate::german::grammar::Case;

/// Renders an illegal reason as a sentence without a full stop.
pub(crate) fn why(table: &Table<'_>, why: Why) -> String {
    let of = |one| called(table, one, Case::Nom);
    let to = |one| called(table, one, Case::Dat);
    let resources = |count: u8| counted(i16::from(count), "Ressource", "Ressourcen");
    let asked = |ask| (WORDS.question)(ask)[1];
    line(&match why {
        Why::Over => "das Spiel ist vorbei".to_owned(),
        Why::Stopped(_) => "ein interner Fehler hat das Spiel angehalten".to_owned(),
        Why::OtherQuestion(ask) => format!("eine andere Frage ist offen: {}", asked(ask)),
        Why::NotAnOption(ask) => format!("das ist keine Antwort auf diese Frage: {}", asked(ask)),
        Why::NoSuchCard(one) => format!("keine Karte {one} ist sichtbar"),
        Why::Misses { card: one, part } => match table.game.asked_part(part) {
            Some(part) => format!("{} passt nicht zu dieser Frage: {}", of(one), crate::filter(&part, asker(table))),
            None => format!("{} passt nicht zu dieser Frage", of(one)),
        },
        Why::Picked(one) => format!("{} ist schon gewählt", of(one)),
        Why::NotYours(one) => format!("ein anderer Spieler kontrolliert {}", of(one)),
        Why::NotInHand(one) => format!("{} ist nicht auf der Hand", of(one)),
        Why::NotPlayed(one) => format!("eine Karte wie {} kann nicht gespielt werden", of(one)),
        Why::Forbidden(one) => format!("{} kann wegen einer Fähigkeit nicht gespielt werden", of(one)),
        Why::ForbiddenBy { card, source } if table.sees(source) && source != card => {
            format!("{} kann nicht gespielt werden: Das bestimmt {}", of(card), of(source))
        }
        Why::ForbiddenBy { card, .. } => format!("{} kann wegen einer Fähigkeit nicht gespielt werden", of(card)),
        Why::NoUpgrade(one) => {
            format!(
                "{} ist weder ein Upgrade noch eine Einheit mit Pilotieren und kann nicht auf eine Einheit gespielt werden",
                of(one)
            )
        }
        Why::PilotHost { card, unit, problem: PilotProblem::NotFriendly, .. } => {
            format!("{} ist nicht befreundet: {} kommt auf ein befreundetes Fahrzeug", of(unit), of(card))
        }
        Why::PilotHost { card, unit, problem: PilotProblem::NoVehicle, .. } => {
            format!("{} ist kein Fahrzeug: {} kommt auf ein befreundetes Fahrzeug", of(unit), of(card))
        }
        Why::PilotHost { card, unit, problem: PilotProblem::HasPilot, .. } => {
            format!(
                "{} hat schon einen Piloten: {} kommt auf ein befreundetes Fahrzeug ohne Piloten",
                of(unit),
                of(card)
            )
        }
        Why::OwnBase(one) => format!("{} hat Fortify und kommt auf deine eigene Basis", of(one)),
        Why::NotForYou(one) => format!("die Fähigkeit von {} dürfen nur Gegner verwenden", of(one)),
        Why::NoUnitFor(one) => format!("es ist keine Einheit im Spiel, an die {} angehängt werden kann", of(one)),
        Why::OnWhich(one) => format!("{} wird auf eine Einheit gespielt: Wähle die Einheit", of(one)),
        Why::NotEligible { card, unit } => format!("{} kann nicht an {} angehängt werden", of(card), of(unit)),
        Why::CannotPay { cost, ready } => format!("das kostet {}, spielbereit sind nur {ready}", resources(cost)),
        Why::NoOtherCost(one) => format!("{} hat keine anderen Kosten, die gezahlt werden können", of(one)),
        Why::NoUnitInPlay(one) => format!("{} ist keine Einheit im Spiel", of(one)),
        Why::Exhausted(one) => format!("{} ist erschöpft", of(one)),
        Why::CannotAttack(one) => format!("{} kann nicht angreifen", of(one)),
        Why::CannotAttackPlayer(one) => format!("{} kann diesen Spieler nicht angreifen", of(one)),
        Why::CannotAttackBases(one) => format!("{} kann keine Basen angreifen", of(one)),
        Why::NotAnEnemy(one) => {
            format!("{} ist befreundet: Nur feindliche Einheiten und Basen können angegriffen werden", of(one))
        }
        Why::OtherArena(one) => format!("{} ist im anderen Kampfgebiet", of(one)),
        Why::CannotBeAttacked(one) => format!("{} kann nicht angegriffen werden", of(one)),
        Why::CannotBeAttackedBy { card, source } if source == card => {
            format!("{} kann wegen des eigenen Textes jetzt nicht angegriffen werden", of(card))
        }
        Why::CannotBeAttackedBy { card, source } if table.sees(source) => {
            format!("{} kann nicht angegriffen werden: Das bestimmt {}", of(card), of(source))
        }
        Why::CannotBeAttackedBy { card, .. } => format!("{} kann nicht angegriffen werden", of(card)),
        Why::Hidden(one) => {
            let hidden = crate::keyword(Keyword::Hidden, crate::Language::German);
            format!("{} hat {hidden} und kam in dieser Phase ins Spiel: kein Angriff darauf ist möglich", of(one))
        }
        Why::Sentinel(one) => format!("{} hat Wachposten und muss stattdessen angegriffen werden", of(one)),
        Why::NoSuchAbility(one) => format!("{} hat jetzt keine solche Aktionsfähigkeit", of(one)),
        Why::NoAbilities(one) => format!("{} hat die Fähigkeiten verloren", of(one)),
        Why::UsedUp(one) => format!("die Fähigkeit von {} wurde so oft verwendet, wie es erlaubt ist", to(one)),
        Why::EpicUsed(one) => format!("die Epische Aktion von {} wurde schon verwendet", to(one)),
        Why::CannotExhaust(one) => {
            format!("{} ist schon erschöpft und kann nicht erschöpft werden, um die Fähigkeit zu bezahlen", of(one))
        }
        Why::CannotPayForAbility { cost, ready } => {
            format!("die Fähigkeit kostet {}, spielbereit sind nur {ready}", resources(cost))
        }
        Why::ChangesNothing(one) => format!("die Fähigkeit von {} würde jetzt nichts ändern", to(one)),
        Why::Uncoordinated(one) => {
            format!("Koordination von {} ist nicht aktiv: weniger als 3 Einheiten unter Kontrolle", to(one))
        }
        Why::MustAttack => {
            "die nächste Aktion muss ein Angriff mit der Einheit sein, die eine Fähigkeit nennt".to_owned()
        }
        Why::CannotPayCost(one) => format!("die Kosten der Fähigkeit von {} können nicht gezahlt werden", to(one)),
        Why::NoEpicDeploy(one) => format!("{} hat keine Epische Aktion zum Rufen", of(one)),
        Why::NotAsUpgrade(one) => format!("{} wird nicht als Upgrade gerufen", of(one)),
        Why::DeployCondition(one) => match &table.game.def(one).deploys_if {
            Some(condition) => {
                let condition = crate::condition(condition, context(table, one));
                format!("{} kann nur gerufen werden, wenn {condition}", of(one))
            }
            None => format!("{} kann jetzt nicht gerufen werden", of(one)),
        },
        Why::NoLeader(one) => format!("{} ist kein Anführer", of(one)),
        Why::Deployed(one) => format!("{} ist schon gerufen", of(one)),
        Why::TooFewResources { needs, has } => {
            format!("um das zu rufen, braucht man {}, es sind aber nur {has}", resources(needs))
        }
        Why::Taken(one) => format!("{} wurde in dieser Runde schon übernommen", super::counter(one)),
        Why::NoSuchCounter(Counter::Initiative) => "in diesem Spiel gibt es keine Initiative".to_owned(),
        Why::NoSuchCounter(Counter::Blast) => "in diesem Spiel gibt es kein Explosions-Plättchen".to_owned(),
        Why::NoSuchCounter(Counter::Plan) => "in diesem Spiel gibt es kein Plan-Plättchen".to_owned(),
        Why::NoPassing => "passen ist nicht möglich, solange ein Plättchen übernommen werden kann".to_owned(),
    })
}

/// Renders an invariant violation, without positions of cards in the game.
pub(crate) fn broken(what: Broken) -> &'static str {
    match what {
        Broken::Zone(_) => "eine Karte liegt in keiner, in mehreren oder in der falschen Zone",
        Broken::Damage(_) => "eine Karte hat negativen Schaden",
        Broken::Stall => "das Spiel ist nicht vorbei und wartet auf niemanden, oder es ist vorbei und wartet noch",
        Broken::Unfinished => "eine Aktion beginnt, bevor die vorige beendet ist",
        Broken::NoFrame => "ein Schritt einer Fähigkeit ist an der Reihe, aber keine Fähigkeit wird abgehandelt",
        Broken::Step(..) => "eine Fähigkeit hat den Schritt nicht, der an der Reihe ist",
        Broken::Ability(_) => "eine Fähigkeit hat den falschen Typ, um hier verwendet oder abgehandelt zu werden",
        Broken::Text(_) => "eine Karte hat die verwendete Fähigkeit nicht",
        Broken::NoAttack => "ein Schritt eines Angriffs ist an der Reihe, aber niemand greift an",
        Broken::Answer(_) => "die Antwort passt nicht zur Frage",
        Broken::Token(_) => "ein Marker fehlt in den Kartendaten",
        Broken::NoForce => "der Macht-Marker fehlt in den Kartendaten",
        Broken::TooManyCards => "es sind mehr Karten, als ein Spiel fassen kann",
        Broken::Price(_) => "eine Karte wird gespielt, hat aber keine Kosten",
        Broken::Unpaid(_) => "ein Spieler kann nicht bezahlen, was ihm angeboten wurde",
        Broken::Cache => "ein zwischengespeicherter Wert passt nicht zu den Karten",
    }
}
