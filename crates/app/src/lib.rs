//! The use cases of Cantina, and the types that all front ends share.
//!
//! A front end (window, command line, phones) makes no decisions: it calls a method of [`App`] and shows the result.
//! Start with [`App`] and [`contract`]. Each subject has a module with its use cases (`impl App` blocks), the logic
//! behind them and the views they return: [`event`], [`decks`], [`games`], [`judge`], [`league`], [`phones`],
//! [`rulebook`], [`safety`] and [`cards`].

mod app;
pub mod bench;
pub mod cards;
pub mod contract;
pub mod decks;
mod direction;
mod edition;
mod environment;
mod error;
pub mod event;
pub mod games;
mod journal;
pub mod judge;
mod language;
pub mod league;
pub mod limited_read;
pub mod open_file;
pub mod phones;
mod record;
pub mod rulebook;
pub mod safety;
mod tabular;
pub mod third_party;
mod version;
mod wilson;

pub use app::App;
pub use direction::isolated;
pub use environment::Environment;
pub use error::{AppError, Cause, ErrorClass, ErrorCode, ErrorFact, ErrorLocation, FieldName};
pub use version::version;
