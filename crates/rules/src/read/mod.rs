//! Read access to a game. Nothing in this module changes a state.
//!
//! - `filter`, `target`, `amount`: evaluation of the filters, references, amounts and conditions of a text in a context
//!   (`ctx`).
//! - `facts`: lookups of cards, attacks and players.
//! - `modifiers`: current values of a card. The state stores printed values only.
//! - `printed_stats`: overridden printed stats of a unit.
//! - `applied_modifiers`, `lost_abilities`: modifiers that apply to a card; cards that have lost their abilities.
//! - `keywords`: keywords of a card in any zone.
//! - `traits`, `abilities`: current traits of a card; abilities for filters.
//! - `legal`, `play_cost`, `play_permissions`: legal actions in a turn, costs, and cards that may be played from other
//!   zones.
//! - `view`, `handles`, `determinize`: visibility, card handles, determinization.
//! - `trigger_ties`: pending triggers whose order makes no difference.
//! - `invariants`, `hash`: invariants; a hash of a state.
//! - `fingerprint`, `path`: stable forms of positions and abilities in saved games.
//! - `sets`, `features`, `cache`: sets of traits and keywords; precomputed values for speed.
//!
//! Read `modifiers` first. Changes to a state are in [`crate::write`].

pub(crate) mod abilities;
pub(crate) mod amount;
pub(crate) mod applied_modifiers;
pub(crate) mod cache;
pub(crate) mod ctx;
pub(crate) mod determinize;
pub(crate) mod facts;
pub(crate) mod features;
pub(crate) mod filter;
pub(crate) mod fingerprint;
pub(crate) mod handles;
pub(crate) mod hash;
pub(crate) mod invariants;
pub(crate) mod keywords;
pub(crate) mod legal;
pub(crate) mod lost_abilities;
pub(crate) mod modifiers;
pub(crate) mod path;
pub(crate) mod play_cost;
pub(crate) mod play_permissions;
pub(crate) mod printed_stats;
pub(crate) mod sets;
pub(crate) mod target;
pub(crate) mod traits;
pub(crate) mod trigger_ties;
pub(crate) mod view;

use crate::state::Seat;

/// A set of players, one bit each.
pub(crate) type Seats = u8;

pub(crate) fn bit(seat: Seat) -> Seats {
    if seat == Seat::NONE { 0 } else { 1 << seat.0 }
}
