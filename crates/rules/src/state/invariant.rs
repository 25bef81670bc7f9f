//! Invariant violations as values.
//!
//! A no-op is often correct: a text without a target does as much as it can (CR 8.16.1), and a listed cost can be
//! declined. An invariant violation means that the engine itself is wrong, and anything it did next would be wrong,
//! too. The game therefore stops with an [`InvariantViolation`] in its state, with the task and the ability.

use ability::{AbilityId, BlockId, Token};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::state::{Action, CardIndex, Frame, Seat, Task};

/// An engine invariant that was violated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Error)]
#[serde(rename_all = "snake_case")]
pub enum Invariant {
    /// The card is not in exactly one zone, or not in the zone it records.
    #[error("card {} is in no zone, in several zones, or in the wrong one", .0.0)]
    Zone(CardIndex),
    /// A card has negative damage.
    #[error("card {} has negative damage", .0.0)]
    Damage(CardIndex),
    /// No question is open although the game is not over, or a question is open although it is.
    #[error("the game is not over but waits for no player, or is over but still waits for one")]
    Stall,
    /// A player takes an action while an ability is half resolved or triggers are pending.
    #[error("an action starts before the previous one has finished")]
    Unfinished,
    /// A step of an ability is due, but no ability is being resolved.
    #[error("an ability step is due, but no ability is being resolved")]
    NoFrame,
    /// A block has no such step, or the step is not of the kind that the task expects.
    #[error("block {} has no step {} of the type that the task expects", .0.0, .1)]
    Step(BlockId, u8),
    /// An ability is not of the kind that it is used or resolved as.
    #[error("ability {} has the wrong type to be used or resolved here", .0.0)]
    Ability(AbilityId),
    /// A card does not have the ability that the rules act on.
    #[error("card {} does not have the ability that was used", .0.0)]
    Text(CardIndex),
    /// A step of an attack is due, but no attack is in progress.
    #[error("an attack step is due, but there is no current attack")]
    NoAttack,
    /// The answer is not of the kind that the open question expects.
    #[error("the answer {0:?} does not fit the question")]
    Answer(Action),
    /// The book has no such token.
    #[error("the book has no {0:?} token")]
    Token(Token),
    /// The book has no Force token.
    #[error("the book has no Force token")]
    NoForce,
    /// There are more cards than a state can hold.
    #[error("there are more cards than a game can hold")]
    TooManyCards,
    /// A card is being played that has no cost.
    #[error("card {} is being played but has no cost", .0.0)]
    NoCost(CardIndex),
    /// A player cannot pay for an option that was offered.
    #[error("player {} cannot pay what was offered", .0.0)]
    Unpaid(Seat),
    /// A cached value differs from the value computed from the cards.
    #[error("a cached value does not match the cards")]
    Cache,
}

impl Invariant {
    /// Returns the number of the rule (CR 8.0) that is violated.
    pub fn rule(self) -> &'static str {
        match self {
            Invariant::Zone(_) => "4.1.1",
            Invariant::Damage(_) => "1.9.2",
            Invariant::Stall => "5.4.1B",
            Invariant::Unfinished => "7.6.9",
            Invariant::NoFrame | Invariant::Step(..) => "7.1.5",
            Invariant::Ability(_) | Invariant::Text(_) => "7.1.2",
            Invariant::NoAttack => "6.3.1",
            Invariant::Answer(_) => "7.1.5",
            Invariant::Token(_) | Invariant::TooManyCards => "3.7.2",
            Invariant::NoForce => "8.37.2",
            Invariant::NoCost(_) => "6.2.3",
            Invariant::Unpaid(_) => "6.2.4A",
            Invariant::Cache => "7.3.3",
        }
    }

    /// Returns a short code for programs.
    pub fn code(self) -> &'static str {
        match self {
            Invariant::Zone(_) => "zone",
            Invariant::Damage(_) => "damage",
            Invariant::Stall => "stall",
            Invariant::Unfinished => "unfinished",
            Invariant::NoFrame => "no_frame",
            Invariant::Step(..) => "step",
            Invariant::Ability(_) => "ability",
            Invariant::Text(_) => "text",
            Invariant::NoAttack => "no_attack",
            Invariant::Answer(_) => "answer",
            Invariant::Token(_) => "token",
            Invariant::NoForce => "no_force",
            Invariant::TooManyCards => "too_many_cards",
            Invariant::NoCost(_) => "price",
            Invariant::Unpaid(_) => "unpaid",
            Invariant::Cache => "cache",
        }
    }
}

/// An invariant violation with its place. It is part of the state, so the game stays stopped in every front end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Error)]
#[error("{what} (CR {rule}; task {task:?}, ability {ability:?} of card {source_card:?})", rule = .what.rule())]
pub struct InvariantViolation {
    /// The violated invariant.
    pub what: Invariant,
    /// The current task, if any.
    pub task: Option<Task>,
    /// The ability being resolved, if any.
    pub ability: Option<AbilityId>,
    /// The card that has the ability.
    #[serde(rename = "source")]
    pub source_card: Option<CardIndex>,
}

impl InvariantViolation {
    /// Returns the record of a violation during a task, in the frame of an ability.
    pub(crate) fn at(what: Invariant, task: Option<Task>, frame: Option<&Frame>) -> InvariantViolation {
        InvariantViolation {
            what,
            task,
            ability: frame.and_then(|frame| frame.ability),
            source_card: frame.map(|frame| frame.source.card),
        }
    }
}
