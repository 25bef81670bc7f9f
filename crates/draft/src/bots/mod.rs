//! Drafting and deck-building bots. They see only what their seat may see, rate cards by printed facts and texts, and
//! give a reason for each pick.
//!
//! All values are computed in integers, so a draft is the same on every machine.

mod deck;
mod deeds;
mod discipline;
mod mind;
mod pod;
mod ratings;
mod reason;
mod table;
mod taste;
mod weights;

pub use deck::bot_deck;
pub use deeds::TextEffect;
pub use discipline::aspect_fit;
pub use mind::bot_pick;
pub use pod::{DraftSimulator, FinishedDraft, FinishedSeat, run_bot_draft};
pub use ratings::Ratings;
pub use reason::BotReason;
pub use taste::{DraftModel, Feature, LearnedModel, LinearModel, TrainingRecord, features};
