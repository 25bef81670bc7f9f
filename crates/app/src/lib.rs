//! The use cases of Cantina, and the types that all front ends share.
//!
//! A front end (window, command line, phones) makes no decisions: it calls a method of [`App`] and shows the result.
//! Start with [`App`] and [`contract`]. Each subject has a module with its use cases (`impl App` blocks), the logic
//! behind them and the views they return: [`event`], [`decks`], [`games`], [`judge`], [`league`], [`phones`],
//! [`rulebook`], [`safety`] and [`cards`].

pub mod bench;
pub mod bounded;
pub mod cards;
pub mod contract;
pub mod decks;
mod desk;
mod direction;
mod edition;
mod error;
pub mod event;
pub mod games;
mod journal;
pub mod judge;
mod language;
pub mod league;
pub mod opened;
pub mod phones;
mod record;
pub mod rulebook;
pub mod safety;
mod share;
mod surroundings;
mod tabular;
pub mod third_party;
mod version;

pub use desk::App;
pub use direction::isolated;
pub use error::{AppError, Cause, ErrorClass, ErrorCode, ErrorFact, ErrorLocation, FieldName};
pub use surroundings::Environment;
pub use version::version;
