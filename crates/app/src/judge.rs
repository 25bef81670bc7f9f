//! The judge's table: a position as a judge sets it up, what is odd about it, and what was tried from it.
//!
//! Invariant: a case comes whole with every request and is worked out anew; nothing of it is stored here.

mod compare;
mod odd;
mod place;
mod report;
mod rulings;
mod table;

pub(crate) use compare::compare;
pub(crate) use place::{fitting, read};
pub(crate) use report::report;
pub use rulings::ruling_file_name;
pub(crate) use table::Bench;
