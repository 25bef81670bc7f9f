//! What can be wrong with a deck.

use model::{CardId, CardNumber};
use serde::Serialize;

/// What kind of problem it is, with the figures it speaks of. The words are made by [`Problem::message`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProblemCode {
    /// Not as many leaders as the format wants.
    LeaderCount {
        /// How many there are.
        have: u32,
        /// How many the format wants.
        need: u32,
    },
    /// Not exactly one base.
    BaseCount {
        /// How many there are.
        have: u32,
    },
    /// Too few cards.
    TooFewCards {
        /// How many there are.
        have: u32,
        /// How many are needed.
        need: u32,
    },
    /// The catalogue does not know the number.
    UnknownCard(CardNumber),
    /// Something that is no leader stands as leader.
    NotALeader,
    /// Something that is no base stands as base.
    NotABase,
    /// A leader, a base or a token stands among the cards.
    NotADeckCard,
    /// More copies than the pool holds.
    NotInPool {
        /// Copies in deck and sideboard together.
        have: u32,
        /// Copies in the pool.
        pool: u32,
    },
    /// The base is neither in the pool nor a Common base of the set.
    BaseNotAllowed,
}

/// One thing that is wrong with a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// What is wrong.
    pub what: ProblemCode,
    /// The cards concerned.
    pub cards: Vec<CardId>,
    /// The names of the cards concerned, as the words use them.
    pub names: Vec<String>,
    /// The rule that is broken, for example "CR 10.3.4A".
    pub rule: &'static str,
}

impl Problem {
    /// The code that programs act on.
    pub fn code(&self) -> &'static str {
        match self.what {
            ProblemCode::LeaderCount { .. } => "deck.leader_count",
            ProblemCode::BaseCount { .. } => "deck.base_count",
            ProblemCode::TooFewCards { .. } => "deck.too_few_cards",
            ProblemCode::UnknownCard(_) => "deck.unknown_card",
            ProblemCode::NotALeader => "deck.not_a_leader",
            ProblemCode::NotABase => "deck.not_a_base",
            ProblemCode::NotADeckCard => "deck.not_a_deck_card",
            ProblemCode::NotInPool { .. } => "deck.not_in_pool",
            ProblemCode::BaseNotAllowed => "deck.base_not_allowed",
        }
    }

    /// The problem in words that a new player understands.
    pub fn message(&self) -> String {
        let name = || self.names.first().cloned().unwrap_or_default();
        match &self.what {
            ProblemCode::LeaderCount { have, need } => {
                format!("The deck has {}; it needs exactly {need}.", counted(*have, "leader", "leaders"))
            }
            ProblemCode::BaseCount { have } => {
                format!("The deck has {}; it needs exactly 1.", counted(*have, "base", "bases"))
            }
            ProblemCode::TooFewCards { have, need } => format!(
                "The deck has {}; it needs at least {need} (leader and base not counted), so {} more.",
                counted(*have, "card", "cards"),
                need - have
            ),
            ProblemCode::UnknownCard(number) => format!("There is no card with the number {number}."),
            ProblemCode::NotALeader => format!("{} is not a leader.", name()),
            ProblemCode::NotABase => format!("{} is not a base.", name()),
            ProblemCode::NotADeckCard => {
                format!("{} cannot be among the cards of the deck: only units, events and upgrades can.", name())
            }
            ProblemCode::NotInPool { have, pool: 0 } => {
                format!("{} is not in the pool, but the list has {}.", name(), counted(*have, "copy", "copies"))
            }
            ProblemCode::NotInPool { have, pool } => {
                format!("{}: the list has {}, the pool holds {pool}.", name(), counted(*have, "copy", "copies"))
            }
            ProblemCode::BaseNotAllowed => {
                format!("{} cannot be the base: it is neither in the pool nor a Common base of the set.", name())
            }
        }
    }
}

fn counted(count: u32, one: &str, many: &str) -> String {
    match count {
        0 => format!("no {one}"),
        1 => format!("1 {one}"),
        more => format!("{more} {many}"),
    }
}

impl Serialize for Problem {
    /// `{"code", "message", "cards", "rule"}`; cards are the names.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut out = serializer.serialize_struct("Problem", 4)?;
        out.serialize_field("code", self.code())?;
        out.serialize_field("message", &self.message())?;
        out.serialize_field("cards", &self.names)?;
        out.serialize_field("rule", self.rule)?;
        out.end()
    }
}
