//! Events: registration, draft, rounds, cut, papers, from the first entry to the final standings.
//!
//! [`state`] folds the journal to what the event is now, [`acts`] is where it is changed, [`view`] is how it is shown.

pub(crate) mod acts;
mod board;
pub(crate) mod carry;
pub mod demo;
pub(crate) mod desk_view;
pub mod documents;
pub(crate) mod drafting;
mod late;
mod limited;
mod matches;
mod paper_draft;
mod papers;
mod pick_clock;
pub(crate) mod players;
mod printing;
mod profiles;
pub(crate) mod roster;
pub(crate) mod round_files;
mod rounds;
pub(crate) mod sealed;
pub mod simulate;
pub(crate) mod state;
mod statistics;
pub(crate) mod view;
