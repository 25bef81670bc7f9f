//! The line protocol of the engine.
//!
//! Requests and responses are one JSON object per line. Each line gets exactly one response. A malformed or illegal
//! request gets an error with a code and changes nothing. docs/protocol.md is the specification.
//!
//! Invariants:
//! - No I/O and no clock; randomness comes from seeds in the requests.
//! - Players receive information only through [`rules::View::visible`].
//!
//! # Main types
//!
//! - [`Session`] holds the open game, its history and the saved branches. [`Session::line`] responds to a line.
//! - [`SessionResponse`] is the response, and whether the session is over.
//! - [`DeckLine`] is a deck by card numbers.
//!
//! # Example
//!
//! Start a game of two decks and answer its first question:
//!
//! ```
//! use protocol::{DeckLine, Session};
//! use serde_json::Value;
//!
//! let marines = DeckLine {
//!     leaders: vec!["SOR_005".parse()?],
//!     base: "SOR_023".parse()?,
//!     cards: [("SOR_095".parse()?, 50)].into(),
//! };
//! let mut session = Session::new(rules::CardBook::embedded()?, [("marines".to_owned(), marines)]);
//! let mut ask = |line: &str| serde_json::from_str::<Value>(&session.line(line.as_bytes()).line);
//!
//! let started = ask(r#"{"do": "new", "decks": ["marines", "marines"], "seed": 7}"#)?;
//! assert_eq!(started["next"]["kind"], "first_player");
//! assert_eq!(ask(r#"{"do": "choose", "option": 0}"#)?["next"]["kind"], "mulligan");
//! assert_eq!(ask(r#"{"do": "choose", "option": 9}"#)?["error"]["code"], "choose.out_of_range");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
