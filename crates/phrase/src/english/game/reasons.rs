//! English text for illegal reasons.

use rules::{IllegalReason, Invariant, PilotProblem};

use super::{WORDS, card, counter, line};
use crate::english::grammar::counted;
use crate::game::table::{Table, asker, context};

/// Renders an illegal reason as a sentence without a full stop.
pub(crate) fn why(table: &Table<'_>, why: IllegalReason) -> String {
    let of = |one| card(table, one);
    let resources = |count: u8| counted(i16::from(count), "resource", "resources");
    let asked = |ask| (WORDS.question)(ask)[1];
    line(&match why {
        IllegalReason::Over => "the game is over".to_owned(),
        IllegalReason::Stopped(_) => "an internal error has stopped the game".to_owned(),
        IllegalReason::OtherQuestion(ask) => format!("another question is open: {}", asked(ask)),
        IllegalReason::NotAnOption(ask) => format!("this is not an option for this question: {}", asked(ask)),
        IllegalReason::NoSuchCard(one) => format!("no card {one} is visible"),
        IllegalReason::Misses { card: one, part } => match table.game.asked_part(part) {
            Some(part) => format!("{} is not {}", of(one), crate::filter(&part, asker(table))),
            None => format!("{} cannot be chosen for this question", of(one)),
        },
        IllegalReason::Picked(one) => format!("{} is already chosen", of(one)),
        IllegalReason::NotYours(one) => format!("another player controls {}", of(one)),
        IllegalReason::NotInHand(one) => format!("{} is not in hand", of(one)),
        IllegalReason::NotPlayed(one) => format!("cards like {} cannot be played", of(one)),
        IllegalReason::Forbidden(one) => format!("{} cannot be played because of an ability", of(one)),
        IllegalReason::ForbiddenBy { card, source } if table.sees(source) && source != card => {
            format!("{} cannot be played because of {}", of(card), of(source))
        }
        IllegalReason::ForbiddenBy { card, .. } => format!("{} cannot be played because of an ability", of(card)),
        IllegalReason::NoUpgrade(one) => {
            format!("{} is neither an upgrade nor a unit with Piloting, so it cannot be played on a unit", of(one))
        }
        IllegalReason::PilotHost { card, unit, problem: PilotProblem::NotFriendly, .. } => {
            format!("{} is not friendly: {} can be attached only to a friendly Vehicle", of(unit), of(card))
        }
        IllegalReason::PilotHost { card, unit, problem: PilotProblem::NoVehicle, .. } => {
            format!("{} is not a Vehicle: {} can be attached only to a friendly Vehicle", of(unit), of(card))
        }
        IllegalReason::PilotHost { card, unit, problem: PilotProblem::HasPilot, .. } => {
            format!(
                "{} already has a Pilot: {} can be attached only to a friendly Vehicle without a Pilot",
                of(unit),
                of(card)
            )
        }
        IllegalReason::OwnBase(one) => format!("{} has Fortify: it can be attached only to your own base", of(one)),
        IllegalReason::NotForYou(one) => format!("only opponents may use the ability of {}", of(one)),
        IllegalReason::NoUnitFor(one) => format!("no unit in play can have {} attached", of(one)),
        IllegalReason::OnWhich(one) => format!("{} is played on a unit: choose the unit", of(one)),
        IllegalReason::NotEligible { card, unit } => format!("{} cannot be attached to {}", of(card), of(unit)),
        IllegalReason::CannotPay { cost, ready } => format!("it costs {}, but only {ready} are ready", resources(cost)),
        IllegalReason::NoOtherCost(one) => format!("{} has no other cost that you can pay", of(one)),
        IllegalReason::NoUnitInPlay(one) => format!("{} is not a unit in play", of(one)),
        IllegalReason::Exhausted(one) => format!("{} is exhausted", of(one)),
        IllegalReason::CannotAttack(one) => format!("{} cannot attack", of(one)),
        IllegalReason::CannotAttackPlayer(one) => format!("{} cannot attack this player", of(one)),
        IllegalReason::CannotAttackBases(one) => format!("{} cannot attack bases", of(one)),
        IllegalReason::NotAnEnemy(one) => {
            format!("{} is friendly: only enemy units and bases can be attacked", of(one))
        }
        IllegalReason::OtherArena(one) => format!("{} is in the other arena", of(one)),
        IllegalReason::CannotBeAttacked(one) => format!("{} cannot be attacked", of(one)),
        IllegalReason::CannotBeAttackedBy { card, source } if source == card => {
            format!("{} cannot be attacked now because of its text", of(card))
        }
        IllegalReason::CannotBeAttackedBy { card, source } if table.sees(source) => {
            format!("{} cannot be attacked because of {}", of(card), of(source))
        }
        IllegalReason::CannotBeAttackedBy { card, .. } => format!("{} cannot be attacked", of(card)),
        IllegalReason::Hidden(one) => {
            format!("{} has Hidden and entered play this phase, so it cannot be attacked", of(one))
        }
        IllegalReason::Sentinel(one) => format!("{} has Sentinel and must be attacked instead", of(one)),
        IllegalReason::NoSuchAbility(one) => format!("{} has no such action ability now", of(one)),
        IllegalReason::NoAbilities(one) => format!("{} has lost its abilities", of(one)),
        IllegalReason::UsedUp(one) => format!("the ability of {} has been used as often as allowed", of(one)),
        IllegalReason::EpicUsed(one) => format!("the epic action of {} has already been used", of(one)),
        IllegalReason::CannotExhaust(one) => {
            format!("{} is already exhausted, so it cannot be exhausted to pay for its ability", of(one))
        }
        IllegalReason::CannotPayForAbility { cost, ready } => {
            format!("the ability costs {}, but only {ready} are ready", resources(cost))
        }
        IllegalReason::ChangesNothing(one) => format!("using the ability of {} would change nothing now", of(one)),
        IllegalReason::Uncoordinated(one) => {
            format!("Coordinate of {} is inactive because its player controls fewer than 3 units", of(one))
        }
        IllegalReason::MustAttack => "the next action must be an attack with the unit named by an ability".to_owned(),
        IllegalReason::CannotPayCost(one) => format!("the cost of the ability of {} cannot be paid", of(one)),
        IllegalReason::NoEpicDeploy(one) => format!("{} has no epic action that deploys it", of(one)),
        IllegalReason::NotAsUpgrade(one) => format!("{} does not deploy as an upgrade", of(one)),
        IllegalReason::DeployCondition(one) => match &table.game.def(one).deploys_if {
            Some(condition) => {
                let condition = crate::condition(condition, context(table, one));
                format!("{} can be deployed only if {condition}", of(one))
            }
            None => format!("{} cannot be deployed now", of(one)),
        },
        IllegalReason::NoLeader(one) => format!("{} is not a leader", of(one)),
        IllegalReason::Deployed(one) => format!("{} is already deployed", of(one)),
        IllegalReason::TooFewResources { needs, has } => {
            format!("deploying it needs {}, but there are only {has}", resources(needs))
        }
        IllegalReason::Taken(one) => format!("the {} has already been taken this round", counter(one)),
        IllegalReason::NoSuchCounter(one) => format!("this game has no {}", counter(one)),
        IllegalReason::NoPassing => "players cannot pass while a counter can be taken".to_owned(),
    })
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
