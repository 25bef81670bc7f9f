//! The use cases of Cantina and the contract that every face shares.
//!
//! A face (window, command line) locks nothing and decides nothing: it calls a method of [`Desk`] and shows the
//! answer. Start reading at [`Desk`] and [`contract`].

pub mod bench;
mod bounded;
mod clock;
pub mod contract;
pub mod data_folder;
mod deck_content;
mod deck_figures;
mod deck_lists;
pub mod deck_tools;
pub mod demo;
mod desk;
mod desk_view;
pub mod documents;
pub mod engine;
mod error;
mod faces;
pub mod games;
mod images;
mod judge;
mod league;
mod paper_draft;
mod record;
mod roster;
mod round_files;
pub mod rulebook;
mod safety;
mod share;
pub mod simulate;
mod state;
mod statistics;
pub mod third_party;
pub mod tools;
mod use_cases;
mod view;
mod words;

pub use contract::AppError;
pub use desk::{Desk, Surroundings};
pub use use_cases::{COLLECTION_FILE, deck_file_name, ruling_file_name, sheet_file_name};
