//! Which cards, how many, and is it so: filters, targets, amounts and conditions, read from a point of view.

mod amount;
mod filter;
mod target;

use crate::state::Seat;

/// A set of players, a bit each.
pub(crate) type Seats = u8;

pub(super) fn bit(seat: Seat) -> Seats {
    if seat == Seat::NONE { 0 } else { 1 << seat.0 }
}
