//! What happened, step by step, each with the rule that it follows: for people who ask why.

use ability::AbilityId;
use serde::Serialize;

use crate::state::{CardIx, Counter, Gives, Outcome, Phase, Seat, Triggered, Until};

/// One thing that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// The number of the rule (CR 8.0) that it follows.
    pub rule: &'static str,
    /// What happened.
    pub event: Event,
}

/// What can happen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "event")]
#[allow(missing_docs)]
pub enum Event {
    FirstPlayer { player: Seat },
    Mulligan { player: Seat, taken: bool },
    Phase { phase: Phase, round: u16 },
    Passed { player: Seat },
    Took { player: Seat, counter: Counter },
    Drew { player: Seat, cards: Vec<CardIx> },
    Resourced { player: Seat, card: CardIx },
    Paid { player: Seat, resources: u8 },
    Played { player: Seat, card: CardIx, onto: Option<CardIx>, cost: u8 },
    Deployed { player: Seat, card: CardIx },
    Used { player: Seat, card: CardIx, ability: AbilityId },
    Attacked { attacker: CardIx, target: CardIx },
    Damaged { card: CardIx, amount: i16, by: Option<CardIx>, combat: bool },
    Prevented { card: CardIx, amount: i16 },
    Healed { card: CardIx, amount: i16 },
    Defeated { card: CardIx },
    LeftPlay { card: CardIx },
    Returned { card: CardIx },
    Taken { player: Seat, card: CardIx },
    Discarded { card: CardIx },
    Exhausted { card: CardIx },
    Readied { card: CardIx },
    Created { player: Seat, card: CardIx, on: Option<CardIx> },
    Controlled { player: Seat, card: CardIx },
    Captured { card: CardIx, by: CardIx },
    Rescued { card: CardIx },
    Triggered { player: Seat, card: CardIx, what: Triggered },
    Resolving { player: Seat, card: CardIx, what: Triggered },
    Gained { card: CardIx, gives: Gives, until: Until },
    Collected { player: Seat, card: CardIx },
    Flipped { card: CardIx },
    Copied { card: CardIx, of: CardIx },
    Revealed { card: CardIx },
    LookedAt { player: Seat, card: CardIx },
    Shuffled { player: Seat },
    Named { player: Seat, name: u16 },
    EmptyDeck { player: Seat },
    Conceded { player: Seat },
    Lost { player: Seat },
    Over { outcome: Outcome },
}

impl Event {
    /// The player who alone may know which cards it is about, when it is not open to all (CR 1.17.2).
    pub fn private_to(&self) -> Option<Seat> {
        match self {
            Event::Drew { player, .. }
            | Event::Resourced { player, .. }
            | Event::LookedAt { player, .. }
            | Event::Taken { player, .. } => Some(*player),
            Event::FirstPlayer { .. }
            | Event::Mulligan { .. }
            | Event::Phase { .. }
            | Event::Passed { .. }
            | Event::Took { .. }
            | Event::Paid { .. }
            | Event::Played { .. }
            | Event::Deployed { .. }
            | Event::Used { .. }
            | Event::Attacked { .. }
            | Event::Damaged { .. }
            | Event::Prevented { .. }
            | Event::Healed { .. }
            | Event::Defeated { .. }
            | Event::LeftPlay { .. }
            | Event::Returned { .. }
            | Event::Discarded { .. }
            | Event::Exhausted { .. }
            | Event::Readied { .. }
            | Event::Created { .. }
            | Event::Controlled { .. }
            | Event::Captured { .. }
            | Event::Rescued { .. }
            | Event::Triggered { .. }
            | Event::Resolving { .. }
            | Event::Gained { .. }
            | Event::Collected { .. }
            | Event::Flipped { .. }
            | Event::Copied { .. }
            | Event::Revealed { .. }
            | Event::Shuffled { .. }
            | Event::Named { .. }
            | Event::EmptyDeck { .. }
            | Event::Conceded { .. }
            | Event::Lost { .. }
            | Event::Over { .. } => None,
        }
    }
}
