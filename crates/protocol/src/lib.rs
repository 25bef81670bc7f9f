//! The line protocol of the engine.
//!
//! Requests and responses are one JSON object per line. A [`Session`] holds the open game, its history and the saved
//! branches. Each line gets exactly one response. A malformed or illegal request gets an error with a code and changes
//! nothing.
//!
//! Invariants:
//! - No I/O and no clock; randomness comes from seeds in the requests.
//! - Players receive information only through [`rules::Game::visible`].
//!
//! Start with [`Session::line`]. docs/protocol.md is the specification.

mod act;
mod error;
mod help;
mod logged;
mod question;
mod record;
mod replay;
mod request;
mod session;
mod state_view;

pub use replay::DeckLine;
pub use session::{LONGEST_LINE, Session, SessionResponse};
