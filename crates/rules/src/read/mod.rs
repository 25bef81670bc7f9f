//! Read access to a game. Nothing in this module changes a state.
//!
//! - `filter`, `target`, `amount`: evaluation of the filters, references, amounts and conditions of a text in a context
//!   (`ctx`).
//! - `facts`: lookups of cards, attacks and players.
//! - `modifiers`: current values of a card. The state stores printed values only.
//! - `reprints`: overridden printed stats of a unit.
//! - `reaching`, `silence`: modifiers that apply to a card; cards that have lost their abilities.
//! - `keywords`: keywords of a card in any zone.
//! - `traits`, `abilities`: current traits of a card; abilities for filters.
//! - `legal`, `price`, `permitted`: legal actions in a turn, costs, and cards that may be played from other zones.
//! - `view`, `handles`, `imagine`: visibility, card handles, determinization.
//! - `equals`: pending triggers whose order makes no difference.
//! - `check`, `hash`: invariants; a hash of a state.
//! - `fingerprint`, `path`: stable forms of positions and abilities in saved games.
//! - `sets`, `features`, `cache`: sets of traits and keywords; precomputed values for speed.
//!
//! Read `modifiers` first. Changes to a state are in [`crate::write`].

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

/// A set of players, one bit each.
pub(crate) type Seats = u8;

pub(crate) fn bit(seat: Seat) -> Seats {
    if seat == Seat::NONE { 0 } else { 1 << seat.0 }
}
