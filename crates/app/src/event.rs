//! Events: registration, draft, rounds, top cut and printouts.
//!
//! [`state`] folds the journal into the current state, [`steps`] lists what can be done next, [`act`] makes every change,
//! [`queries`] answers read-only requests, and [`view`] builds the views.

pub(crate) mod act;
mod aggregate;
mod board;
pub mod bot_draft;
mod changes;
pub(crate) mod create;
pub(crate) mod csv;
pub mod demo;
pub mod documents;
pub(crate) mod drafting;
mod import;
pub(crate) mod kind;
mod limited;
pub(crate) mod lists;
pub(crate) mod log;
mod matches;
pub(crate) mod messages;
pub(crate) mod phone_entries;
pub(crate) mod pick_clock;
mod pick_reasons;
mod printing;
pub(crate) mod printouts;
mod profiles;
mod queries;
pub(crate) mod registered_deck;
pub(crate) mod roster;
pub(crate) mod round_files;
mod samples;
pub(crate) mod sealed;
pub(crate) mod sent_views;
pub mod simulate;
pub(crate) mod state;
mod statistics;
pub(crate) mod steps;
pub(crate) mod tabletop_draft;
pub(crate) mod view;

pub(crate) use import::{LARGEST, export_failed, is_event_export, write_document};
pub(crate) use roster::is_of_players;
