//! English sentences for illegal reasons.

use rules::{IllegalReason, Invariant, PilotProblem};

/// Returns the sentence of a reason, without a full stop. `known` if its details may be stated.
pub(super) fn reason(why: IllegalReason, known: bool) -> &'static str {
    match why {
        IllegalReason::Over => "the game is over",
        IllegalReason::Stopped(_) => "an internal error has stopped the game",
        IllegalReason::OtherQuestion(_) => "another question is open: {question}",
        IllegalReason::NotAnOption(_) => "this is not an option for this question: {question}",
        IllegalReason::NoSuchCard(_) => "no card {number} is visible",
        IllegalReason::Misses { .. } if known => "{card} is not {part}",
        IllegalReason::Misses { .. } => "{card} cannot be chosen for this question",
        IllegalReason::Picked(_) => "{card} is already chosen",
        IllegalReason::NotYours(_) => "another player controls {card}",
        IllegalReason::NotInHand(_) => "{card} is not in hand",
        IllegalReason::NotPlayed(_) => "cards like {card} cannot be played",
        IllegalReason::Forbidden(_) => "{card} cannot be played because of an ability",
        IllegalReason::ForbiddenBy { card, source } if known && source != card => {
            "{card} cannot be played because of {other}"
        }
        IllegalReason::ForbiddenBy { .. } => "{card} cannot be played because of an ability",
        IllegalReason::NoUpgrade(_) => {
            "{card} is neither an upgrade nor a unit with Piloting, so it cannot be played on a unit"
        }
        IllegalReason::PilotHost { problem: PilotProblem::NotFriendly, .. } => {
            "{other} is not friendly: {card} can be attached only to a friendly Vehicle"
        }
        IllegalReason::PilotHost { problem: PilotProblem::NoVehicle, .. } => {
            "{other} is not a Vehicle: {card} can be attached only to a friendly Vehicle"
        }
        IllegalReason::PilotHost { problem: PilotProblem::HasPilot, .. } => {
            "{other} already has a Pilot: {card} can be attached only to a friendly Vehicle without a Pilot"
        }
        IllegalReason::OwnBase(_) => "{card} has Fortify: it can be attached only to your own base",
        IllegalReason::NotForYou(_) => "only opponents may use the ability of {card}",
        IllegalReason::NoUnitFor(_) => "no unit in play can have {card} attached",
        IllegalReason::OnWhich(_) => "{card} is played on a unit: choose the unit",
        IllegalReason::NotEligible { .. } => "{card} cannot be attached to {other}",
        IllegalReason::CannotPay { .. } => "it costs {count resource|resources}, but only {ready} are ready",
        IllegalReason::NoOtherCost(_) => "{card} has no other cost that you can pay",
        IllegalReason::NoUnitInPlay(_) => "{card} is not a unit in play",
        IllegalReason::Exhausted(_) => "{card} is exhausted",
        IllegalReason::CannotAttack(_) => "{card} cannot attack",
        IllegalReason::CannotAttackPlayer(_) => "{card} cannot attack this player",
        IllegalReason::CannotAttackBases(_) => "{card} cannot attack bases",
        IllegalReason::NotAnEnemy(_) => "{card} is friendly: only enemy units and bases can be attacked",
        IllegalReason::OtherArena(_) => "{card} is in the other arena",
        IllegalReason::CannotBeAttacked(_) => "{card} cannot be attacked",
        IllegalReason::CannotBeAttackedBy { card, source } if source == card => {
            "{card} cannot be attacked now because of its text"
        }
        IllegalReason::CannotBeAttackedBy { .. } if known => "{card} cannot be attacked because of {other}",
        IllegalReason::CannotBeAttackedBy { .. } => "{card} cannot be attacked",
        IllegalReason::Hidden(_) => "{card} has Hidden and entered play this phase, so it cannot be attacked",
        IllegalReason::Sentinel(_) => "{card} has Sentinel and must be attacked instead",
        IllegalReason::NoSuchAbility(_) => "{card} has no such action ability now",
        IllegalReason::NoAbilities(_) => "{card} has lost its abilities",
        IllegalReason::UsedUp(_) => "the ability of {card} has been used as often as allowed",
        IllegalReason::EpicUsed(_) => "the epic action of {card} has already been used",
        IllegalReason::CannotExhaust(_) => {
            "{card} is already exhausted, so it cannot be exhausted to pay for its ability"
        }
        IllegalReason::CannotPayForAbility { .. } => {
            "the ability costs {count resource|resources}, but only {ready} are ready"
        }
        IllegalReason::ChangesNothing(_) => "using the ability of {card} would change nothing now",
        IllegalReason::Uncoordinated(_) => {
            "Coordinate of {card} is inactive because its player controls fewer than 3 units"
        }
        IllegalReason::MustAttack => "the next action must be an attack with the unit named by an ability",
        IllegalReason::CannotPayCost(_) => "the cost of the ability of {card} cannot be paid",
        IllegalReason::NoEpicDeploy(_) => "{card} has no epic action that deploys it",
        IllegalReason::NotAsUpgrade(_) => "{card} does not deploy as an upgrade",
        IllegalReason::DeployCondition(_) if known => "{card} can be deployed only if {condition}",
        IllegalReason::DeployCondition(_) => "{card} cannot be deployed now",
        IllegalReason::NoLeader(_) => "{card} is not a leader",
        IllegalReason::Deployed(_) => "{card} is already deployed",
        IllegalReason::TooFewResources { .. } => {
            "deploying it needs {count resource|resources}, but there are only {ready}"
        }
        IllegalReason::Taken(_) => "the {counter} has already been taken this round",
        IllegalReason::NoSuchCounter(_) => "this game has no {counter}",
        IllegalReason::NoPassing => "players cannot pass while a counter can be taken",
    }
}

/// Renders an invariant violation, without positions of cards in the game.
pub(crate) fn broken(what: Invariant) -> &'static str {
    match what {
        Invariant::Zone(_) => "a card is in no zone, in several zones, or in the wrong one",
        Invariant::Damage(_) => "a card has negative damage",
        Invariant::Stall => "the game is not over but waits for no player, or is over but still waits for one",
        Invariant::Unfinished => "an action starts before the previous one has finished",
        Invariant::NoFrame => "an ability step is due, but no ability is being resolved",
        Invariant::Step(..) => "an ability does not have the step that is due",
        Invariant::Ability(_) => "an ability has the wrong type to be used or resolved here",
        Invariant::Text(_) => "a card does not have the ability that was used",
        Invariant::NoAttack => "an attack step is due, but there is no current attack",
        Invariant::Answer(_) => "the answer does not fit the question",
        Invariant::Token(_) => "a token is missing from the card data",
        Invariant::NoForce => "the Force token is missing from the card data",
        Invariant::TooManyCards => "there are more cards than a game can have",
        Invariant::NoCost(_) => "a card is being played but has no cost",
        Invariant::Unpaid(_) => "a player cannot pay what was offered",
        Invariant::Cache => "a cached value does not match the cards",
    }
}
