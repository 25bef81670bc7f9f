//! Drafts from cards on the table instead of packs that are passed: Winston, grid, Minneapolis and rotisserie.
//!
//! The Comprehensive Rules describe only the pod draft (CR 10.3). These shapes follow their usual published rules, and
//! the parts below that concern leaders and bases are ours. Where CR 10.3 has a rule that fits, it applies: Common
//! bases and tokens are set aside (10.3.2E), drafted leaders are public (10.3.2B), and a deck is built as in any draft
//! (10.3.4).
//!
//! **Leaders**, in every shape: the leaders of all boosters are laid out face up. Seats take one at a time, in order
//! from the first seat to the last and then back (a snake), until each has three. The rest is set aside. The snake
//! continues into the other cards, so with two seats the second one begins there.
//!
//! | shape | seats | boosters | cards |
//! | --- | --- | --- | --- |
//! | [Winston](VariantShape::Winston) | 2 | 6 | hidden, about 42 each |
//! | [grid](VariantShape::Grid) | 2 | 9 | open, 35 to 42 each |
//! | [Minneapolis](VariantShape::Minneapolis) | 2 | 8 | hidden, 40 each |
//! | [rotisserie](VariantShape::Rotisserie) | 2 to 8 | 4 for each seat | open, 42 each |
//!
//! The boosters may be of several sets, or packs dealt from a cube. Leaders that a cube mixes into its packs are drafted
//! with the other cards.
//!
//! [`VariantDraft`] is a pure reducer, like [`Draft`](crate::Draft).

mod board;
mod bot;
mod choice;
mod config;
mod draft;
mod grid;
mod log;
mod minneapolis;
mod open_pool;
mod view;
mod winston;

pub use board::VariantBoard;
pub use bot::{VariantReason, variant_bot_advice, variant_bot_choice};
pub use choice::{VariantAction, VariantChoice, VariantError, VariantStartError};
pub use config::{VariantConfig, VariantShape};
pub use draft::{VariantDraft, VariantRecord, VariantStage};
pub use grid::GRID_LINES;
pub use log::VariantLogEntry;
pub use view::VariantView;
