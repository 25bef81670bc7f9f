//! English text for illegal reasons.

use rules::{Broken, PilotProblem, Why};

use super::{WORDS, card, counter, line};
use crate::english::grammar::counted;
use crate::game::table::{Table, asker, context};

/// Renders an illegal reason as a sentence without a full stop.
pub(crate) fn why(table: &Table<'_>, why: Why) -> String {
    let of = |one| card(table, one);
    let resources = |count: u8| counted(i16::from(count), "resource", "resources");
    let asked = |ask| (WORDS.question)(ask)[1];
    line(&match why {
        Why::Over => "the game is over".to_owned(),
        Why::Stopped(_) => "an internal error has stopped the game".to_owned(),
        Why::OtherQuestion(ask) => format!("another question is open: {}", asked(ask)),
        Why::NotAnOption(ask) => format!("this is not an option for this question: {}", asked(ask)),
        Why::NoSuchCard(one) => format!("no card {one} is visible"),
        Why::Misses { card: one, part } => match table.game.asked_part(part) {
            Some(part) => format!("{} is not {}", of(one), crate::filter(&part, asker(table))),
            None => format!("{} cannot be chosen for this question", of(one)),
        },
        Why::Picked(one) => format!("{} is already chosen", of(one)),
        Why::NotYours(one) => format!("another player controls {}", of(one)),
        Why::NotInHand(one) => format!("{} is not in hand", of(one)),
        Why::NotPlayed(one) => format!("cards like {} cannot be played", of(one)),
        Why::Forbidden(one) => format!("an ability says that {} cannot be played", of(one)),
        Why::ForbiddenBy { card, source } if table.sees(source) && source != card => {
            format!("{} says that {} cannot be played", of(source), of(card))
        }
        Why::ForbiddenBy { card, .. } => format!("an ability says that {} cannot be played", of(card)),
        Why::NoUpgrade(one) => {
            format!("{} is neither an upgrade nor a unit with Piloting, so it cannot be played on a unit", of(one))
        }
        Why::PilotHost { card, unit, problem: PilotProblem::NotFriendly, .. } => {
            format!("{} is not friendly: {} can be attached only to a friendly Vehicle", of(unit), of(card))
        }
        Why::PilotHost { card, unit, problem: PilotProblem::NoVehicle, .. } => {
            format!("{} is not a Vehicle: {} can be attached only to a friendly Vehicle", of(unit), of(card))
        }
        Why::PilotHost { card, unit, problem: PilotProblem::HasPilot, .. } => {
            format!(
                "{} already has a Pilot: {} can be attached only to a friendly Vehicle without a Pilot",
                of(unit),
                of(card)
            )
        }
        Why::OwnBase(one) => format!("{} has Fortify: it can be attached only to your own base", of(one)),
        Why::NotForYou(one) => format!("only opponents may use the ability of {}", of(one)),
        Why::NoUnitFor(one) => format!("no unit in play can have {} attached", of(one)),
        Why::OnWhich(one) => format!("{} is played on a unit: choose the unit", of(one)),
        Why::NotEligible { card, unit } => format!("{} cannot be attached to {}", of(card), of(unit)),
        Why::CannotPay { cost, ready } => format!("it costs {}, but only {ready} are ready", resources(cost)),
        Why::NoOtherCost(one) => format!("{} has no other cost that you can pay", of(one)),
        Why::NoUnitInPlay(one) => format!("{} is not a unit in play", of(one)),
        Why::Exhausted(one) => format!("{} is exhausted", of(one)),
        Why::CannotAttack(one) => format!("{} cannot attack", of(one)),
        Why::CannotAttackPlayer(one) => format!("{} cannot attack this player", of(one)),
        Why::CannotAttackBases(one) => format!("{} cannot attack bases", of(one)),
        Why::NotAnEnemy(one) => format!("{} is friendly: only enemy units and bases can be attacked", of(one)),
        Why::OtherArena(one) => format!("{} is in the other arena", of(one)),
        Why::CannotBeAttacked(one) => format!("{} cannot be attacked", of(one)),
        Why::CannotBeAttackedBy { card, source } if source == card => {
            format!("{} cannot be attacked now because of its own text", of(card))
        }
        Why::CannotBeAttackedBy { card, source } if table.sees(source) => {
            format!("{} cannot be attacked because of {}", of(card), of(source))
        }
        Why::CannotBeAttackedBy { card, .. } => format!("{} cannot be attacked", of(card)),
        Why::Hidden(one) => format!("{} has Hidden and entered play this phase, so it cannot be attacked", of(one)),
        Why::Sentinel(one) => format!("{} has Sentinel and must be attacked instead", of(one)),
        Why::NoSuchAbility(one) => format!("{} has no such action ability now", of(one)),
        Why::NoAbilities(one) => format!("{} has lost its abilities", of(one)),
        Why::UsedUp(one) => format!("the ability of {} has been used as often as allowed", of(one)),
        Why::EpicUsed(one) => format!("the epic action of {} has already been used", of(one)),
        Why::CannotExhaust(one) => {
            format!("{} is already exhausted, so it cannot be exhausted to pay for its ability", of(one))
        }
        Why::CannotPayForAbility { cost, ready } => {
            format!("the ability costs {}, but only {ready} are ready", resources(cost))
        }
        Why::ChangesNothing(one) => format!("using the ability of {} would change nothing now", of(one)),
        Why::Uncoordinated(one) => {
            format!("Coordinate of {} is inactive because its player controls fewer than 3 units", of(one))
        }
        Why::MustAttack => "the next action must be an attack with the unit named by an ability".to_owned(),
        Why::CannotPayCost(one) => format!("the cost of the ability of {} cannot be paid", of(one)),
        Why::NoEpicDeploy(one) => format!("{} has no epic action that deploys it", of(one)),
        Why::NotAsUpgrade(one) => format!("{} does not deploy as an upgrade", of(one)),
        Why::DeployCondition(one) => match &table.game.def(one).deploys_if {
            Some(condition) => {
                let condition = crate::condition(condition, context(table, one));
                format!("{} can be deployed only if {condition}", of(one))
            }
            None => format!("{} cannot be deployed now", of(one)),
        },
        Why::NoLeader(one) => format!("{} is not a leader", of(one)),
        Why::Deployed(one) => format!("{} is already deployed", of(one)),
        Why::TooFewResources { needs, has } => {
            format!("deploying it needs {}, but there are only {has}", resources(needs))
        }
        Why::Taken(one) => format!("the {} has already been taken this round", counter(one)),
        Why::NoSuchCounter(one) => format!("this game has no {}", counter(one)),
        Why::NoPassing => "players cannot pass while a counter can be taken".to_owned(),
    })
}

/// Renders an invariant violation, without positions of cards in the game.
pub(crate) fn broken(what: Broken) -> &'static str {
    match what {
        Broken::Zone(_) => "a card is in no zone, in several zones, or in the wrong one",
        Broken::Damage(_) => "a card has negative damage",
        Broken::Stall => "the game is not over but waits for no player, or is over but still waits for one",
        Broken::Unfinished => "an action starts before the previous one has finished",
        Broken::NoFrame => "an ability step is due, but no ability is being resolved",
        Broken::Step(..) => "an ability does not have the step that is due",
        Broken::Ability(_) => "an ability has the wrong type to be used or resolved here",
        Broken::Text(_) => "a card does not have the ability that was used",
        Broken::NoAttack => "an attack step is due, but there is no current attack",
        Broken::Answer(_) => "the answer does not fit the question",
        Broken::Token(_) => "a token is missing from the card data",
        Broken::NoForce => "the Force token is missing from the card data",
        Broken::TooManyCards => "there are more cards than a game can hold",
        Broken::Price(_) => "a card is being played but has no cost",
        Broken::Unpaid(_) => "a player cannot pay what was offered",
        Broken::Cache => "a cached value does not match the cards",
    }
}
