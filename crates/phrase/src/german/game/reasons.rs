//! German sentences for illegal reasons.

use rules::{Counter, IllegalReason, Invariant, PilotProblem};

/// Returns the sentence of a reason, without a full stop. `known` if its details may be stated.
pub(super) fn reason(why: IllegalReason, known: bool) -> &'static str {
    match why {
        IllegalReason::Over => "das Spiel ist vorbei",
        IllegalReason::Stopped(_) => "ein interner Fehler hat das Spiel angehalten",
        IllegalReason::OtherQuestion(_) => "eine andere Frage ist offen: {question}",
        IllegalReason::NotAnOption(_) => "das ist keine Antwort auf diese Frage: {question}",
        IllegalReason::NoSuchCard(_) => "keine Karte {number} ist sichtbar",
        IllegalReason::Misses { .. } if known => "{card} passt nicht zu dieser Frage: {part}",
        IllegalReason::Misses { .. } => "{card} passt nicht zu dieser Frage",
        IllegalReason::Picked(_) => "{card} ist schon gewählt",
        IllegalReason::NotYours(_) => "ein anderer Spieler kontrolliert {card}",
        IllegalReason::NotInHand(_) => "{card} ist nicht auf der Hand",
        IllegalReason::NotPlayed(_) => "eine Karte wie {card} kann nicht gespielt werden",
        IllegalReason::Forbidden(_) => "{card} kann wegen einer Fähigkeit nicht gespielt werden",
        IllegalReason::ForbiddenBy { card, source } if known && source != card => {
            "{card} kann nicht gespielt werden: Das bestimmt {other}"
        }
        IllegalReason::ForbiddenBy { .. } => "{card} kann wegen einer Fähigkeit nicht gespielt werden",
        IllegalReason::NoUpgrade(_) => {
            "{card} ist weder ein Upgrade noch eine Einheit mit Pilotieren und kann nicht auf eine Einheit gespielt werden"
        }
        IllegalReason::PilotHost { problem: PilotProblem::NotFriendly, .. } => {
            "{other} ist nicht befreundet: {card} kommt auf ein befreundetes Fahrzeug"
        }
        IllegalReason::PilotHost { problem: PilotProblem::NoVehicle, .. } => {
            "{other} ist kein Fahrzeug: {card} kommt auf ein befreundetes Fahrzeug"
        }
        IllegalReason::PilotHost { problem: PilotProblem::HasPilot, .. } => {
            "{other} hat schon einen Piloten: {card} kommt auf ein befreundetes Fahrzeug ohne Piloten"
        }
        IllegalReason::OwnBase(_) => "{card} hat Fortify und kommt auf deine eigene Basis",
        IllegalReason::NotForYou(_) => "die Fähigkeit von {card} dürfen nur Gegner verwenden",
        IllegalReason::NoUnitFor(_) => "es ist keine Einheit im Spiel, an die {card} angehängt werden kann",
        IllegalReason::OnWhich(_) => "{card} wird auf eine Einheit gespielt: Wähle die Einheit",
        IllegalReason::NotEligible { .. } => "{card} kann nicht an {other} angehängt werden",
        IllegalReason::CannotPay { .. } => "das kostet {count Ressource|Ressourcen}, spielbereit sind nur {ready}",
        IllegalReason::NoOtherCost(_) => "{card} hat keine anderen Kosten, die gezahlt werden können",
        IllegalReason::NoUnitInPlay(_) => "{card} ist keine Einheit im Spiel",
        IllegalReason::Exhausted(_) => "{card} ist erschöpft",
        IllegalReason::CannotAttack(_) => "{card} kann nicht angreifen",
        IllegalReason::CannotAttackPlayer(_) => "{card} kann diesen Spieler nicht angreifen",
        IllegalReason::CannotAttackBases(_) => "{card} kann keine Basen angreifen",
        IllegalReason::NotAnEnemy(_) => {
            "{card} ist befreundet: Nur feindliche Einheiten und Basen können angegriffen werden"
        }
        IllegalReason::OtherArena(_) => "{card} ist im anderen Kampfgebiet",
        IllegalReason::CannotBeAttacked(_) => "{card} kann nicht angegriffen werden",
        IllegalReason::CannotBeAttackedBy { card, source } if source == card => {
            "{card} kann wegen des eigenen Textes jetzt nicht angegriffen werden"
        }
        IllegalReason::CannotBeAttackedBy { .. } if known => {
            "{card} kann nicht angegriffen werden: Das bestimmt {other}"
        }
        IllegalReason::CannotBeAttackedBy { .. } => "{card} kann nicht angegriffen werden",
        IllegalReason::Hidden(_) => {
            "{card} hat Verborgen und kam in dieser Phase ins Spiel: kein Angriff darauf ist möglich"
        }
        IllegalReason::Sentinel(_) => "{card} hat Wachposten und muss stattdessen angegriffen werden",
        IllegalReason::NoSuchAbility(_) => "{card} hat jetzt keine solche Aktionsfähigkeit",
        IllegalReason::NoAbilities(_) => "{card} hat die Fähigkeiten verloren",
        IllegalReason::UsedUp(_) => "die Fähigkeit von {card dat} wurde so oft verwendet, wie es erlaubt ist",
        IllegalReason::EpicUsed(_) => "die Epische Aktion von {card dat} wurde schon verwendet",
        IllegalReason::CannotExhaust(_) => {
            "{card} ist schon erschöpft und kann nicht erschöpft werden, um die Fähigkeit zu bezahlen"
        }
        IllegalReason::CannotPayForAbility { .. } => {
            "die Fähigkeit kostet {count Ressource|Ressourcen}, spielbereit sind nur {ready}"
        }
        IllegalReason::ChangesNothing(_) => "die Fähigkeit von {card dat} würde jetzt nichts ändern",
        IllegalReason::Uncoordinated(_) => {
            "Koordination von {card dat} ist nicht aktiv: weniger als 3 Einheiten unter Kontrolle"
        }
        IllegalReason::MustAttack => {
            "die nächste Aktion muss ein Angriff mit der Einheit sein, die eine Fähigkeit nennt"
        }
        IllegalReason::CannotPayCost(_) => "die Kosten der Fähigkeit von {card dat} können nicht gezahlt werden",
        IllegalReason::NoEpicDeploy(_) => "{card} hat keine Epische Aktion zum Rufen",
        IllegalReason::NotAsUpgrade(_) => "{card} wird nicht als Upgrade gerufen",
        IllegalReason::DeployCondition(_) if known => "{card} kann nur gerufen werden, wenn {condition}",
        IllegalReason::DeployCondition(_) => "{card} kann jetzt nicht gerufen werden",
        IllegalReason::NoLeader(_) => "{card} ist kein Anführer",
        IllegalReason::Deployed(_) => "{card} ist schon gerufen",
        IllegalReason::TooFewResources { .. } => {
            "um das zu rufen, braucht man {count Ressource|Ressourcen}, es sind aber nur {ready}"
        }
        IllegalReason::Taken(_) => "{counter} wurde in dieser Runde schon übernommen",
        IllegalReason::NoSuchCounter(Counter::Initiative) => "in diesem Spiel gibt es keine Initiative",
        IllegalReason::NoSuchCounter(Counter::Blast) => "in diesem Spiel gibt es kein Explosions-Plättchen",
        IllegalReason::NoSuchCounter(Counter::Plan) => "in diesem Spiel gibt es kein Plan-Plättchen",
        IllegalReason::NoPassing => "passen ist nicht möglich, solange ein Plättchen übernommen werden kann",
    }
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
