//! Reading the game: nothing in this room changes a state.
//!
//! - `filter`, `target`, `amount`: which cards, how many, and is it so, as a text says it, from a point of view (`ctx`).
//! - `facts`: what is looked up of cards, attacks and players.
//! - `modifiers`: what a card is now, after everything that changes it. Printed values are stored, these are not.
//! - `reprints`: what counts as printed on a unit, of several things that say so.
//! - `reaching`, `silence`: which modifiers reach a card; which cards have lost their abilities.
//! - `keywords`: the keywords that a card has, wherever it is.
//! - `traits`, `abilities`: the traits that a card has now, and its abilities as filters ask for them.
//! - `legal`, `price`, `permitted`: what a player may do in a turn, what it costs, and what may be played from where it lies.
//! - `view`, `handles`, `imagine`: what a player may see, what a player calls a card, games that a player may believe in.
//! - `equals`: abilities that wait and are as good as one another.
//! - `check`, `hash`: what must always be so; a number for a state.
//! - `fingerprint`, `path`: what is saved of a position, and of an ability, so that later versions know it again.
//! - `sets`, `features`, `cache`: sets of traits and keywords; what is worked out once to make the rest fast.
//!
//! Read `modifiers` first. What changes a state is in [`crate::write`].

pub(crate) mod abilities;
pub(crate) mod amount;
pub(crate) mod cache;
pub(crate) mod check;
pub(crate) mod ctx;
pub(crate) mod equals;
pub(crate) mod facts;
pub(crate) mod features;
pub(crate) mod filter;
pub(crate) mod fingerprint;
pub(crate) mod handles;
pub(crate) mod hash;
pub(crate) mod imagine;
pub(crate) mod keywords;
pub(crate) mod legal;
pub(crate) mod modifiers;
pub(crate) mod path;
pub(crate) mod permitted;
pub(crate) mod price;
pub(crate) mod reaching;
pub(crate) mod reprints;
pub(crate) mod sets;
pub(crate) mod silence;
pub(crate) mod target;
pub(crate) mod traits;
pub(crate) mod view;

use crate::state::Seat;

/// A set of players, one bit for each.
pub(crate) type Seats = u8;

pub(crate) fn bit(seat: Seat) -> Seats {
    if seat == Seat::NONE { 0 } else { 1 << seat.0 }
}
