//! German text for illegal reasons.

use model::Keyword;
use rules::{Counter, IllegalReason, Invariant, PilotProblem};

use super::{WORDS, called, counted, line};
use crate::game::table::{Table, asker, context};
use crate::german::grammar::Case;

/// Renders an illegal reason as a sentence without a full stop.
pub(crate) fn why(table: &Table<'_>, why: IllegalReason) -> String {
    let of = |one| called(table, one, Case::Nom);
    let to = |one| called(table, one, Case::Dat);
    let resources = |count: u8| counted(i16::from(count), "Ressource", "Ressourcen");
    let asked = |ask| (WORDS.question)(ask)[1];
    line(&match why {
        IllegalReason::Over => "das Spiel ist vorbei".to_owned(),
        IllegalReason::Stopped(_) => "ein interner Fehler hat das Spiel angehalten".to_owned(),
        IllegalReason::OtherQuestion(ask) => format!("eine andere Frage ist offen: {}", asked(ask)),
        IllegalReason::NotAnOption(ask) => format!("das ist keine Antwort auf diese Frage: {}", asked(ask)),
        IllegalReason::NoSuchCard(one) => format!("keine Karte {one} ist sichtbar"),
        IllegalReason::Misses { card: one, part } => match table.game.asked_part(part) {
            Some(part) => format!("{} passt nicht zu dieser Frage: {}", of(one), crate::filter(&part, asker(table))),
            None => format!("{} passt nicht zu dieser Frage", of(one)),
        },
        IllegalReason::Picked(one) => format!("{} ist schon gewählt", of(one)),
        IllegalReason::NotYours(one) => format!("ein anderer Spieler kontrolliert {}", of(one)),
        IllegalReason::NotInHand(one) => format!("{} ist nicht auf der Hand", of(one)),
        IllegalReason::NotPlayed(one) => format!("eine Karte wie {} kann nicht gespielt werden", of(one)),
        IllegalReason::Forbidden(one) => format!("{} kann wegen einer Fähigkeit nicht gespielt werden", of(one)),
        IllegalReason::ForbiddenBy { card, source } if table.sees(source) && source != card => {
            format!("{} kann nicht gespielt werden: Das bestimmt {}", of(card), of(source))
        }
        IllegalReason::ForbiddenBy { card, .. } => {
            format!("{} kann wegen einer Fähigkeit nicht gespielt werden", of(card))
        }
        IllegalReason::NoUpgrade(one) => {
            format!(
                "{} ist weder ein Upgrade noch eine Einheit mit Pilotieren und kann nicht auf eine Einheit gespielt werden",
                of(one)
            )
        }
        IllegalReason::PilotHost { card, unit, problem: PilotProblem::NotFriendly, .. } => {
            format!("{} ist nicht befreundet: {} kommt auf ein befreundetes Fahrzeug", of(unit), of(card))
        }
        IllegalReason::PilotHost { card, unit, problem: PilotProblem::NoVehicle, .. } => {
            format!("{} ist kein Fahrzeug: {} kommt auf ein befreundetes Fahrzeug", of(unit), of(card))
        }
        IllegalReason::PilotHost { card, unit, problem: PilotProblem::HasPilot, .. } => {
            format!(
                "{} hat schon einen Piloten: {} kommt auf ein befreundetes Fahrzeug ohne Piloten",
                of(unit),
                of(card)
            )
        }
        IllegalReason::OwnBase(one) => format!("{} hat Fortify und kommt auf deine eigene Basis", of(one)),
        IllegalReason::NotForYou(one) => format!("die Fähigkeit von {} dürfen nur Gegner verwenden", of(one)),
        IllegalReason::NoUnitFor(one) => {
            format!("es ist keine Einheit im Spiel, an die {} angehängt werden kann", of(one))
        }
        IllegalReason::OnWhich(one) => format!("{} wird auf eine Einheit gespielt: Wähle die Einheit", of(one)),
        IllegalReason::NotEligible { card, unit } => {
            format!("{} kann nicht an {} angehängt werden", of(card), of(unit))
        }
        IllegalReason::CannotPay { cost, ready } => {
            format!("das kostet {}, spielbereit sind nur {ready}", resources(cost))
        }
        IllegalReason::NoOtherCost(one) => format!("{} hat keine anderen Kosten, die gezahlt werden können", of(one)),
        IllegalReason::NoUnitInPlay(one) => format!("{} ist keine Einheit im Spiel", of(one)),
        IllegalReason::Exhausted(one) => format!("{} ist erschöpft", of(one)),
        IllegalReason::CannotAttack(one) => format!("{} kann nicht angreifen", of(one)),
        IllegalReason::CannotAttackPlayer(one) => format!("{} kann diesen Spieler nicht angreifen", of(one)),
        IllegalReason::CannotAttackBases(one) => format!("{} kann keine Basen angreifen", of(one)),
        IllegalReason::NotAnEnemy(one) => {
            format!("{} ist befreundet: Nur feindliche Einheiten und Basen können angegriffen werden", of(one))
        }
        IllegalReason::OtherArena(one) => format!("{} ist im anderen Kampfgebiet", of(one)),
        IllegalReason::CannotBeAttacked(one) => format!("{} kann nicht angegriffen werden", of(one)),
        IllegalReason::CannotBeAttackedBy { card, source } if source == card => {
            format!("{} kann wegen des eigenen Textes jetzt nicht angegriffen werden", of(card))
        }
        IllegalReason::CannotBeAttackedBy { card, source } if table.sees(source) => {
            format!("{} kann nicht angegriffen werden: Das bestimmt {}", of(card), of(source))
        }
        IllegalReason::CannotBeAttackedBy { card, .. } => format!("{} kann nicht angegriffen werden", of(card)),
        IllegalReason::Hidden(one) => {
            let hidden = crate::keyword(Keyword::Hidden, crate::Language::German);
            format!("{} hat {hidden} und kam in dieser Phase ins Spiel: kein Angriff darauf ist möglich", of(one))
        }
        IllegalReason::Sentinel(one) => format!("{} hat Wachposten und muss stattdessen angegriffen werden", of(one)),
        IllegalReason::NoSuchAbility(one) => format!("{} hat jetzt keine solche Aktionsfähigkeit", of(one)),
        IllegalReason::NoAbilities(one) => format!("{} hat die Fähigkeiten verloren", of(one)),
        IllegalReason::UsedUp(one) => {
            format!("die Fähigkeit von {} wurde so oft verwendet, wie es erlaubt ist", to(one))
        }
        IllegalReason::EpicUsed(one) => format!("die Epische Aktion von {} wurde schon verwendet", to(one)),
        IllegalReason::CannotExhaust(one) => {
            format!("{} ist schon erschöpft und kann nicht erschöpft werden, um die Fähigkeit zu bezahlen", of(one))
        }
        IllegalReason::CannotPayForAbility { cost, ready } => {
            format!("die Fähigkeit kostet {}, spielbereit sind nur {ready}", resources(cost))
        }
        IllegalReason::ChangesNothing(one) => format!("die Fähigkeit von {} würde jetzt nichts ändern", to(one)),
        IllegalReason::Uncoordinated(one) => {
            format!("Koordination von {} ist nicht aktiv: weniger als 3 Einheiten unter Kontrolle", to(one))
        }
        IllegalReason::MustAttack => {
            "die nächste Aktion muss ein Angriff mit der Einheit sein, die eine Fähigkeit nennt".to_owned()
        }
        IllegalReason::CannotPayCost(one) => {
            format!("die Kosten der Fähigkeit von {} können nicht gezahlt werden", to(one))
        }
        IllegalReason::NoEpicDeploy(one) => format!("{} hat keine Epische Aktion zum Rufen", of(one)),
        IllegalReason::NotAsUpgrade(one) => format!("{} wird nicht als Upgrade gerufen", of(one)),
        IllegalReason::DeployCondition(one) => match &table.game.def(one).deploys_if {
            Some(condition) => {
                let condition = crate::condition(condition, context(table, one));
                format!("{} kann nur gerufen werden, wenn {condition}", of(one))
            }
            None => format!("{} kann jetzt nicht gerufen werden", of(one)),
        },
        IllegalReason::NoLeader(one) => format!("{} ist kein Anführer", of(one)),
        IllegalReason::Deployed(one) => format!("{} ist schon gerufen", of(one)),
        IllegalReason::TooFewResources { needs, has } => {
            format!("um das zu rufen, braucht man {}, es sind aber nur {has}", resources(needs))
        }
        IllegalReason::Taken(one) => format!("{} wurde in dieser Runde schon übernommen", super::counter(one)),
        IllegalReason::NoSuchCounter(Counter::Initiative) => "in diesem Spiel gibt es keine Initiative".to_owned(),
        IllegalReason::NoSuchCounter(Counter::Blast) => "in diesem Spiel gibt es kein Explosions-Plättchen".to_owned(),
        IllegalReason::NoSuchCounter(Counter::Plan) => "in diesem Spiel gibt es kein Plan-Plättchen".to_owned(),
        IllegalReason::NoPassing => "passen ist nicht möglich, solange ein Plättchen übernommen werden kann".to_owned(),
    })
}

/// Renders an invariant violation, without positions of cards in the game.
pub(crate) fn broken(what: Invariant) -> &'static str {
    match what {
        Invariant::Zone(_) => "eine Karte liegt in keiner, in mehreren oder in der falschen Zone",
        Invariant::Damage(_) => "eine Karte hat negativen Schaden",
        Invariant::Stall => "das Spiel ist nicht vorbei und wartet auf niemanden, oder es ist vorbei und wartet noch",
        Invariant::Unfinished => "eine Aktion beginnt, bevor die vorige beendet ist",
        Invariant::NoFrame => "ein Schritt einer Fähigkeit ist an der Reihe, aber keine Fähigkeit wird abgehandelt",
        Invariant::Step(..) => "eine Fähigkeit hat den Schritt nicht, der an der Reihe ist",
        Invariant::Ability(_) => "eine Fähigkeit hat den falschen Typ, um hier verwendet oder abgehandelt zu werden",
        Invariant::Text(_) => "eine Karte hat die verwendete Fähigkeit nicht",
        Invariant::NoAttack => "ein Schritt eines Angriffs ist an der Reihe, aber niemand greift an",
        Invariant::Answer(_) => "die Antwort passt nicht zur Frage",
        Invariant::Token(_) => "ein Marker fehlt in den Kartendaten",
        Invariant::NoForce => "der Macht-Marker fehlt in den Kartendaten",
        Invariant::TooManyCards => "es sind mehr Karten, als ein Spiel fassen kann",
        Invariant::NoCost(_) => "eine Karte wird gespielt, hat aber keine Kosten",
        Invariant::Unpaid(_) => "ein Spieler kann nicht bezahlen, was ihm angeboten wurde",
        Invariant::Cache => "ein zwischengespeicherter Wert passt nicht zu den Karten",
    }
}
