//! What a language brings for the table: words, not decisions.

use model::{Aspect, Trait};
use rules::{Ask, CardIx};

use super::Table;

/// The words of a language for questions and for the board. Sentences have `{}` for what is put in, in this order.
pub(crate) struct Words {
    /// How a question is asked, and what it is called in a sentence ("asked is another thing: a target").
    pub question: fn(Ask) -> [&'static str; 2],
    /// Asked of a card for which no step asks: who is dealt excess damage (CR 1.9.11).
    pub excess: &'static str,
    /// The words for what a search looks for.
    pub search_for: &'static str,
    /// A number of picks; picks of the most there may be.
    pub chosen: [&'static str; 2],
    /// A mode by its number.
    pub mode: &'static str,
    /// An aspect that may be chosen.
    pub aspect: fn(Aspect) -> &'static str,
    /// A trait that may be named.
    pub trait_of: fn(Trait) -> String,
    /// A card's name as a subject.
    pub name: fn(&Table<'_>, CardIx) -> String,
    /// What a card is attached to.
    pub on: fn(&Table<'_>, CardIx) -> String,
    /// Set-up, action phase and regroup phase, the latter two with the round.
    pub phases: [&'static str; 3],
    /// Phase and who has the initiative; the same when it has been taken this round.
    pub initiative: [&'static str; 2],
    /// A player who has lost a game that goes on.
    pub out: &'static str,
    /// A player, HP left of the base and all, ready resources and all, cards in hand, deck and discard pile.
    pub side: &'static str,
    /// How wide the heads of rows are.
    pub head: usize,
    /// The heads of rows: leader, hand.
    pub heads: [&'static str; 2],
    /// The base zone as a head of a row: what lies there beside base and leaders.
    pub base: &'static str,
    /// The arenas as heads of rows: ground, space.
    pub arenas: [&'static str; 2],
    /// The words for a ready and for an exhausted card, in this order.
    pub turned: [&'static str; 2],
    /// Of a leader: was deployed; is deployed with so many resources.
    pub deployed: [&'static str; 2],
    /// Damage on a unit.
    pub damage: &'static str,
    /// Upgrades on a unit.
    pub with: &'static str,
    /// Captured cards under a unit: one, several.
    pub guards: [&'static str; 2],
    /// What is printed on a unit (in the ground arena, in the space arena), an upgrade, an event; then the cost.
    pub printed: [&'static str; 4],
    /// The cost after what is printed.
    pub cost: &'static str,
    /// Figures of two units that fight.
    pub against: &'static str,
    /// What is printed on an upgrade, and the unit it is played on.
    pub onto: &'static str,
    /// HP left of a base.
    pub left: &'static str,
    /// A resource, ready and exhausted, and its player.
    pub resource: [&'static str; 2],
}

/// A sentence with these parts put in.
pub(crate) fn fill(sentence: &str, parts: &[&dyn std::fmt::Display]) -> String {
    let mut pieces = sentence.split("{}");
    let mut filled = pieces.next().unwrap_or_default().to_owned();
    for (piece, part) in pieces.zip(parts) {
        filled.push_str(&part.to_string());
        filled.push_str(piece);
    }
    filled
}
