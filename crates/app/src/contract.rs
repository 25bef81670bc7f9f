//! The requests and results shared by all front ends (window, command line). TypeScript types are generated from these;
//! field names are camelCase on the wire.
//!
//! Names show the purpose of a type: `…View` is a result, computed for each request; `…Summary` and `…Line` are rows of
//! a view; `…Act` is a requested change; `New…` is a request to create something; `…Request` is a query with
//! parameters; `…Entry` is data that a person enters and reads back. A choice from a list has a plain name, or `…Kind`
//! or `…Name` if a lower crate has the plain name.
//!
//! Invariant: plain data, no references, no 64-bit integers (JavaScript has none); seeds are sent as text.

mod act;
mod board;
mod card_data;
mod card_statistics;
mod cards;
mod decks;
mod draft;
mod event;
mod floor;
mod game;
mod game_setup;
mod images;
mod judge;
mod league;
mod limited;
mod lists;
mod packs;
mod papers;
mod penalties;
mod phones;
mod player;
mod player_import;
mod player_statistics;
mod profile;
mod program;
mod public;
mod puzzles;
mod rounds;
mod rulebook;
mod safety;
mod server;
mod standings;
mod statistics;
mod statistics_sharing;
mod tiers;
mod updates;
pub use crate::document::{case::*, deck::*, game::*};
pub use crate::edition::RulesEdition;
pub use crate::error::{AppError, ErrorClass, ErrorCode, Param, Refusal};
pub use crate::language::TextLanguage;
pub use crate::standing_columns::StandingColumn;
pub use act::*;
pub use board::*;
pub use card_data::*;
pub use card_statistics::*;
pub use cards::*;
pub use decks::*;
pub use draft::*;
pub use event::*;
pub use floor::*;
pub use game::*;
pub use game_setup::*;
pub use images::*;
pub use judge::*;
pub use league::*;
pub use limited::*;
pub use lists::*;
pub use packs::*;
pub use papers::*;
pub use penalties::*;
pub use phones::*;
pub use player::*;
pub use player_import::*;
pub use player_statistics::*;
pub use profile::*;
pub use program::*;
pub use public::*;
pub use puzzles::*;
pub use rounds::*;
pub use rulebook::*;
pub use safety::*;
pub use server::*;
pub use standings::*;
pub use statistics::*;
pub use statistics_sharing::*;
pub use tiers::*;
pub use updates::*;
