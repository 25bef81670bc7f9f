//! The engine's line protocol: one JSON object per line in, one per line out.
//!
//! A [`Session`] is one conversation: the game that is open, the branches that were saved, and how it came to this.
//! Every line gets exactly one response; what is malformed or illegal gets an error with a code and changes nothing.
//!
//! Invariant: no I/O, no clock; chance comes from seeds in the lines. Invariant: what a player learns goes through
//! [`rules::Game::visible`]. Start reading at [`Session::line`]; docs/protocol.md is the contract.

mod act;
mod fail;
mod help;
mod logged;
mod look;
mod question;
mod record;
mod replay;
mod request;
mod session;

pub use replay::DeckLine;
pub use session::{Answer, LONGEST_LINE, Session};
