//! Vocabulary of a language for the table. It contains words only, no decisions.

use model::{Aspect, Trait};
use rules::{CardIndex, QuestionKind, Seat};

use super::Table;

/// Words of a language for questions and for the board. Placeholders `{}` are filled in the listed order.
pub(crate) struct Words {
    /// A question, and its name within a sentence ("another question is open: a target").
    pub question: fn(QuestionKind) -> [&'static str; 2],
    /// The card that a trigger is about, in the modes of its ability, in all cases.
    pub that: &'static [&'static str],
    /// Prompt for the card that is dealt excess damage (CR 1.9.11), which no step asks for.
    pub excess: &'static str,
    /// Prompt of a search.
    pub search_for: &'static str,
    /// Number of picks; number of picks and their maximum.
    pub chosen: [&'static str; 2],
    /// A mode, by its number.
    pub mode: &'static str,
    /// Name of an aspect to choose.
    pub aspect: fn(Aspect) -> &'static str,
    /// Name of a trait to choose.
    pub trait_of: fn(Trait) -> String,
    /// A card's name as a subject.
    pub name: fn(&Table<'_>, CardIndex) -> String,
    /// The host of an upgrade.
    pub on: fn(&Table<'_>, CardIndex) -> String,
    /// Setup, action phase and regroup phase; the latter two with the round.
    pub phases: [&'static str; 3],
    /// Phase and holder of the initiative; the same after the initiative was taken this round.
    pub initiative: [&'static str; 2],
    /// A player who has lost a game that continues.
    pub out: &'static str,
    /// A player: remaining HP of the base and its total, ready resources and their total, cards in hand, deck and
    /// discard pile.
    pub side: &'static str,
    /// Width of the row labels.
    pub head: usize,
    /// Row labels: leader, hand.
    pub heads: [&'static str; 2],
    /// Row label of the base zone, for cards other than base and leaders.
    pub base: &'static str,
    /// Row labels of the arenas: ground, space.
    pub arenas: [&'static str; 2],
    /// A ready card; an exhausted card.
    pub turned: [&'static str; 2],
    /// A leader that was deployed; a leader that is deployed with a number of resources.
    pub deployed: [&'static str; 2],
    /// Damage on a unit.
    pub damage: &'static str,
    /// Upgrades on a unit.
    pub with: &'static str,
    /// Captured cards under a unit: one; several.
    pub guards: [&'static str; 2],
    /// Printed values of a ground unit, a space unit, an upgrade, an event; each followed by the cost.
    pub printed: [&'static str; 4],
    /// The cost, after the printed values.
    pub cost: &'static str,
    /// Numbers of two units that fight.
    pub against: &'static str,
    /// Printed values of an upgrade, and the unit it is played on.
    pub onto: &'static str,
    /// Remaining HP of a base.
    pub left: &'static str,
    /// A resource of a player, ready or exhausted.
    pub resource: fn(&Table<'_>, Seat, &str) -> String,
}

/// Fills the placeholders of a sentence.
pub(crate) fn fill(sentence: &str, parts: &[&dyn std::fmt::Display]) -> String {
    let mut pieces = sentence.split("{}");
    let mut filled = pieces.next().unwrap_or_default().to_owned();
    for (piece, part) in pieces.zip(parts) {
        filled.push_str(&part.to_string());
        filled.push_str(piece);
    }
    filled
}
