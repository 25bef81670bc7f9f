//! Broken invariants as values, and what becomes of a game in which one is found.
//!
//! That nothing happens is often right: a text that finds no target does as much as it can (CR 8.16.1), a cost that was
//! listed can be declined. A broken invariant is something else: the engine itself has gone wrong, and whatever it
//! did next would be a wrong game. So it stops there, with the [`Fault`] in the state, and says where it stands.

use ability::{AbilityId, BlockId, Token};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::state::{Action, CardIx, Frame, Seat, Task};

/// An invariant that does not hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Error)]
#[serde(rename_all = "snake_case")]
pub enum Broken {
    /// The card is not in just one zone, or not where it says.
    #[error("card {} is not in just one zone, or not where it says", .0.0)]
    Zone(CardIx),
    /// A card has negative damage.
    #[error("card {} has negative damage", .0.0)]
    Damage(CardIx),
    /// The game waits for nobody and is not over, or is over and waits.
    #[error("the game waits for nobody and is not over, or is over and waits")]
    Stall,
    /// A player takes an action while an ability is half-resolved or something waits.
    #[error("an action begins before the last one is over")]
    Unfinished,
    /// A step of an ability is to be taken, and no ability is being resolved.
    #[error("a step of an ability is to be taken, and no ability is being resolved")]
    NoFrame,
    /// A block of steps has no such step, or one of another kind than the task goes on with.
    #[error("block {} has no step {} of the kind that the task goes on with", .0.0, .1)]
    Step(BlockId, u8),
    /// An ability is not of the kind that is used or resolved as it was.
    #[error("ability {} is not of the kind that is used or resolved here", .0.0)]
    Ability(AbilityId),
    /// A card has not the ability that the rules act on.
    #[error("card {} has not the ability that is acted on", .0.0)]
    Text(CardIx),
    /// A step of an attack is to be taken, and no attack is under way.
    #[error("a step of an attack is to be taken, and no attack is under way")]
    NoAttack,
    /// The open question was answered with something of another kind.
    #[error("{0:?} is no answer to what was asked")]
    Answer(Action),
    /// The book knows no such token.
    #[error("the book has no {0:?} token")]
    Token(Token),
    /// The book has no Force token.
    #[error("the book has no Force token")]
    NoForce,
    /// There are more cards than a state can hold.
    #[error("there are more cards than a state can hold")]
    TooManyCards,
    /// A card is being played for which there is no price.
    #[error("card {} is being played and has no price", .0.0)]
    Price(CardIx),
    /// What was offered to a player cannot be paid.
    #[error("player {} cannot pay what was offered", .0.0)]
    Unpaid(Seat),
    /// What was worked out once from the cards is not what they say now.
    #[error("what was worked out from the cards is not what they say now")]
    Cache,
}

impl Broken {
    /// The number of the rule (CR 8.0) that cannot be followed any more.
    pub fn rule(self) -> &'static str {
        match self {
            Broken::Zone(_) => "4.1.1",
            Broken::Damage(_) => "1.9.2",
            Broken::Stall => "5.4.1B",
            Broken::Unfinished => "7.6.9",
            Broken::NoFrame | Broken::Step(..) => "7.1.5",
            Broken::Ability(_) | Broken::Text(_) => "7.1.2",
            Broken::NoAttack => "6.3.1",
            Broken::Answer(_) => "7.1.5",
            Broken::Token(_) | Broken::TooManyCards => "3.7.2",
            Broken::NoForce => "8.37.2",
            Broken::Price(_) => "6.2.3",
            Broken::Unpaid(_) => "6.2.4A",
            Broken::Cache => "7.3.3",
        }
    }

    /// A short name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Broken::Zone(_) => "zone",
            Broken::Damage(_) => "damage",
            Broken::Stall => "stall",
            Broken::Unfinished => "unfinished",
            Broken::NoFrame => "no_frame",
            Broken::Step(..) => "step",
            Broken::Ability(_) => "ability",
            Broken::Text(_) => "text",
            Broken::NoAttack => "no_attack",
            Broken::Answer(_) => "answer",
            Broken::Token(_) => "token",
            Broken::NoForce => "no_force",
            Broken::TooManyCards => "too_many_cards",
            Broken::Price(_) => "price",
            Broken::Unpaid(_) => "unpaid",
            Broken::Cache => "cache",
        }
    }
}

/// Where a game came to a broken invariant. It is part of the state: such a game goes no further, whoever opens it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Error)]
#[error("{what} (CR {rule}; task {task:?}, ability {ability:?} of card {source_card:?})", rule = .what.rule())]
pub struct Fault {
    /// The invariant that does not hold.
    pub what: Broken,
    /// The task that was being taken; none when there was none to take.
    pub task: Option<Task>,
    /// The ability that was being resolved, if any.
    pub ability: Option<AbilityId>,
    /// The card that has it.
    #[serde(rename = "source")]
    pub source_card: Option<CardIx>,
}

impl Fault {
    /// A fault while a task was taken in the frame of an ability.
    pub(crate) fn at(what: Broken, task: Option<Task>, frame: Option<&Frame>) -> Fault {
        Fault {
            what,
            task,
            ability: frame.and_then(|frame| frame.ability),
            source_card: frame.map(|frame| frame.source.card),
        }
    }
}
