//! The use cases of [`crate::Desk`], a file a part of the event.

mod decks;
mod drafting;
mod files;
mod players;
mod rounds;

pub(crate) use drafting::{bot_action, pack_and_pick};
