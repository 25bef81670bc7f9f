//! The judge's table: positions set up by a judge, warnings about them, and branches tried from them.
//!
//! Invariant: every request contains the whole case, which is replayed from the start; no state is stored here.

mod advice;
mod book;
mod by_hand;
mod compare;
mod earlier;
mod from_game;
mod link;
mod odd;
mod place;
mod report;
mod rulings;
mod table;
mod unknown;

pub(crate) use compare::compare;
pub(crate) use from_game::{case_of_game, position_of};
pub(crate) use link::link_of;
pub(crate) use place::{fitting, placed, read};
pub(crate) use report::report;
pub use rulings::ruling_file_name;
pub(crate) use table::CaseReplay;
pub(crate) use unknown::book_of;
