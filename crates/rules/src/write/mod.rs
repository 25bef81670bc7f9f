//! Changes to the game: game events on cards and players, each with a log entry.
//!
//! - `card_changes`: exhausting, healing, leaving play, drawing, discarding, tokens.
//! - `damage`: dealing damage.
//! - `control`: control of cards; paying with resources.
//! - `copy`: entering play as a copy of another card.
//! - `zones`: the positions of cards in the state. Moves cards without applying rules.
//!
//! Nothing here asks a player. The callers are [`crate::resolve`] for abilities and [`crate::flow`] for the rules of
//! the game.

pub(crate) mod card_changes;
pub(crate) mod control;
pub(crate) mod copy;
pub(crate) mod damage;
pub(crate) mod zones;
