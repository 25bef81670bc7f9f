//! The use cases of Cantina, and the types that all front ends share.
//!
//! A front end (window, command line, phones) makes no decisions: it calls a method of a subject and shows the result.
//! Each subject is a type in its own module, with the logic behind its use cases and the views they return: [`Events`],
//! [`CardStatistics`], [`Decks`], [`Games`], [`Judge`], [`Leagues`], [`Phones`], [`Rulebook`], [`Safety`] and [`Cards`].
//! [`card_data`] needs no database.
//!
//! # Main types
//!
//! - [`App`] is an open database with all subjects: [`App::open`], or [`App::in_memory`] for tests.
//! - [`contract`] has the types that front ends send and receive. [`contract::EventAct`] is a change to an event,
//!   [`contract::EventView`] the event afterwards.
//! - [`AppError`] is an error with a code for programs, and with a message and a next step for people.
//!
//! # Example
//!
//! Create an event, pair its first round, enter a result, and undo it:
//!
//! ```
//! use app::App;
//! use app::contract::{EventAct, NewEvent, ResultEntry};
//!
//! let app = App::in_memory()?;
//! let events = app.events();
//! let id = events.create_event(NewEvent::constructed("Friday night"))?.summary.id;
//! events.act(id, &EventAct::RegisterPlayers { text: "Ada\nBen\nCleo\nDan".into() })?;
//! let paired = events.act(id, &EventAct::pair())?;
//! let table = paired.rounds[0].tables[0].table;
//! let result = ResultEntry::Games { a: 2, b: 1, drawn: 0 };
//! let event = events.act(id, &EventAct::EnterResult { round: 1, table, result })?;
//! assert_eq!(event.standings[0].record, "1-0-0");
//!
//! // The other table has no result yet.
//! let error = events.act(id, &EventAct::pair()).unwrap_err();
//! assert_eq!(error.code.to_string(), "pair.not_now");
//! assert_eq!(events.act(id, &EventAct::Undo)?.rounds[0].open, 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[macro_use]
mod wire;

mod app;
pub mod bench;
pub mod card_data;
mod card_names;
pub mod card_statistics;
pub mod cards;
mod changes;
mod context;
pub mod contract;
mod convert;
mod core;
pub mod decks;
mod direction;
mod document;
mod edition;
mod environment;
mod error;
pub mod event;
pub mod games;
pub mod hexadecimal;
mod journal;
pub mod judge;
mod language;
pub mod league;
pub mod limited_read;
pub mod open_file;
pub mod phones;
mod position;
mod record;
pub mod rulebook;
pub mod safety;
mod server;
pub mod standing_columns;
mod streams;
mod tabular;
pub mod third_party;
mod transfer;
pub mod updates;
mod version;
mod wilson;

pub use app::App;
pub use card_statistics::CardStatistics;
pub use cards::Cards;
pub use decks::Decks;
pub use direction::isolated;
pub use environment::Environment;
pub use error::{AppError, Cause, ErrorClass, ErrorCode, ErrorDetail, ErrorLocation, FieldName};
pub use event::Events;
pub use games::Games;
pub use judge::Judge;
pub use league::Leagues;
pub use phones::Phones;
pub use rulebook::Rulebook;
pub use safety::Safety;
pub use version::version;
