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
        Why::Stopped(_) => "the game has stopped: the engine has a fault here".to_owned(),
        Why::OtherQuestion(ask) => format!("something else is asked now: {}", asked(ask)),
        Why::NotAnOption(ask) => format!("that is not among the options of this question: {}", asked(ask)),
        Why::NoSuchCard(one) => format!("there is no card {one} that can be seen"),
        Why::Misses { card: one, part } => match table.game.asked_part(part) {
            Some(part) => format!("{} is not {}", of(one), crate::filter(&part, asker(table))),
            None => format!("{} is not what is asked for", of(one)),
        },
        Why::Picked(one) => format!("{} is chosen already", of(one)),
        Why::NotYours(one) => format!("{} is under the control of another player", of(one)),
        Why::NotInHand(one) => format!("{} is not in hand", of(one)),
        Why::NotPlayed(one) => format!("a card like {} is not played", of(one)),
        Why::Forbidden(one) => format!("an ability says that {} cannot be played", of(one)),
        Why::ForbiddenBy { card, source } if table.sees(source) && source != card => {
            format!("{} says that {} cannot be played", of(source), of(card))
        }
        Why::ForbiddenBy { card, .. } => format!("an ability says that {} cannot be played", of(card)),
        Why::NoUpgrade(one) => {
            format!("{} is neither an upgrade nor a unit with Piloting, and is not played on a unit", of(one))
        }
        Why::PilotHost { card, unit, problem: PilotProblem::NotFriendly, .. } => {
            format!("{} is not friendly: {} goes on a friendly Vehicle", of(unit), of(card))
        }
        Why::PilotHost { card, unit, problem: PilotProblem::NoVehicle, .. } => {
            format!("{} is not a Vehicle: {} goes on a friendly Vehicle", of(unit), of(card))
        }
        Why::PilotHost { card, unit, problem: PilotProblem::HasPilot, .. } => {
            format!("{} already has a Pilot: {} goes on a friendly Vehicle without one", of(unit), of(card))
        }
        Why::OwnBase(one) => format!("{} has Fortify: it goes on your own base", of(one)),
        Why::NotForYou(one) => format!("only opponents may use the ability of {}", of(one)),
        Why::NoUnitFor(one) => format!("there is no unit in play that takes {}", of(one)),
        Why::OnWhich(one) => format!("{} is played on a unit: say on which", of(one)),
        Why::NotEligible { card, unit } => format!("{} cannot be attached to {}", of(card), of(unit)),
        Why::CannotPay { cost, ready } => format!("it costs {}; ready: {ready}", resources(cost)),
        Why::NoOtherCost(one) => format!("{} has no other cost that can be paid", of(one)),
        Why::NoUnitInPlay(one) => format!("{} is not a unit in play", of(one)),
        Why::Exhausted(one) => format!("{} is exhausted", of(one)),
        Why::CannotAttack(one) => format!("{} cannot attack", of(one)),
        Why::CannotAttackPlayer(one) => format!("{} cannot attack this player", of(one)),
        Why::CannotAttackBases(one) => format!("{} cannot attack bases", of(one)),
        Why::NotAnEnemy(one) => format!("{} is friendly: only enemy units and bases are attacked", of(one)),
        Why::OtherArena(one) => format!("{} is in the other arena", of(one)),
        Why::CannotBeAttacked(one) => format!("{} cannot be attacked", of(one)),
        Why::CannotBeAttackedBy { card, source } if source == card => {
            format!("{} cannot be attacked now: its own text says so", of(card))
        }
        Why::CannotBeAttackedBy { card, source } if table.sees(source) => {
            format!("{} cannot be attacked: {} says so", of(card), of(source))
        }
        Why::CannotBeAttackedBy { card, .. } => format!("{} cannot be attacked", of(card)),
        Why::Hidden(one) => format!("{} has Hidden and entered play this phase: it cannot be attacked", of(one)),
        Why::Sentinel(one) => format!("{} has Sentinel and must be attacked instead", of(one)),
        Why::NoSuchAbility(one) => format!("{} has no such action ability now", of(one)),
        Why::NoAbilities(one) => format!("{} has lost its abilities", of(one)),
        Why::UsedUp(one) => format!("the ability of {} was used as often as it may be", of(one)),
        Why::EpicUsed(one) => format!("the epic action of {} was used", of(one)),
        Why::CannotExhaust(one) => format!("{} is exhausted and cannot be exhausted to pay for its ability", of(one)),
        Why::CannotPayForAbility { cost, ready } => {
            format!("the ability costs {}; ready: {ready}", resources(cost))
        }
        Why::ChangesNothing(one) => format!("using the ability of {} would change nothing now", of(one)),
        Why::Uncoordinated(one) => {
            format!("Coordinate of {} is inactive: its player controls fewer than 3 units", of(one))
        }
        Why::MustAttack => "the next action must be an attack with the unit that an ability names".to_owned(),
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
        Why::NoLeader(one) => format!("{} is no leader", of(one)),
        Why::Deployed(one) => format!("{} is deployed", of(one)),
        Why::TooFewResources { needs, has } => {
            format!("it takes {} to deploy it, and there are {has}", resources(needs))
        }
        Why::Taken(one) => format!("the {} was taken this round", counter(one)),
        Why::NoSuchCounter(one) => format!("this game has no {}", counter(one)),
        Why::NoPassing => "nobody passes while a counter can be taken".to_owned(),
    })
}

/// Renders an invariant violation, without positions of cards in the game.
pub(crate) fn broken(what: Broken) -> &'static str {
    match what {
        Broken::Zone(_) => "a card is not in just one zone, or not where it says",
        Broken::Damage(_) => "a card has negative damage",
        Broken::Stall => "the game waits for nobody and is not over, or is over and waits",
        Broken::Unfinished => "an action begins before the last one is over",
        Broken::NoFrame => "a step of an ability is to be taken, and no ability is being resolved",
        Broken::Step(..) => "an ability has no such step as is to be taken",
        Broken::Ability(_) => "an ability is not of the kind that is used or resolved here",
        Broken::Text(_) => "a card has not the ability that is acted on",
        Broken::NoAttack => "a step of an attack is to be taken, and no attack is under way",
        Broken::Answer(_) => "what was answered is no answer to what was asked",
        Broken::Token(_) => "the book has no such token",
        Broken::NoForce => "the book has no Force token",
        Broken::TooManyCards => "there are more cards than a state can hold",
        Broken::Price(_) => "a card is being played and has no price",
        Broken::Unpaid(_) => "a player cannot pay what was offered",
        Broken::Cache => "what was worked out from the cards is not what they say now",
    }
}
