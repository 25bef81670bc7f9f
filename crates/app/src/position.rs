//! Cases of judges: positions between the wire types and the engine, as text and as links, and their rulings.

mod convert;
mod custom_cards;
mod link;
mod ruling;

pub(crate) use convert::{MOST_DAMAGE, card_at, fitting, no_seat, number, out_of_range, placed, read};
pub(crate) use custom_cards::{book_of, is_by_hand};
pub(crate) use link::link_of;
pub(crate) use ruling::dated;
