//! Changing the game: what happens to cards and players, each with its event for the log.
//!
//! - `happen`: exhausting, healing, leaving play, drawing, discarding, tokens.
//! - `damage`: dealing damage.
//! - `control`: who controls a card; paying with resources.
//! - `copy`: entering play as a copy of another card.
//! - `zones`: where cards lie in the state. It moves them and knows no rules.
//!
//! Nothing here asks a player. Who calls it: [`crate::resolve`] for abilities, [`crate::flow`] for the rules of the game.

pub(crate) mod control;
pub(crate) mod copy;
pub(crate) mod damage;
pub(crate) mod happen;
pub(crate) mod zones;
