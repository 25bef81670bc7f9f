//! Drafting and deck-building bots. They see only what their seat may see, rate cards by printed facts and texts, and
//! give a reason for each pick.
//!
//! All values are computed in integers, so a draft is the same on every machine.

mod aspect_fit;
mod deck;
mod draft_model;
mod drafter;
mod pod;
mod ratings;
mod reason;
mod table;
mod text_effects;
mod tiers;
mod weights;

pub use aspect_fit::aspect_fit;
pub use deck::bot_deck;
pub use draft_model::{DraftModel, Feature, LearnedModel, LinearModel, TrainingRecord, features};
pub(crate) use drafter::DrafterState;
pub use drafter::bot_pick;
pub use pod::{DraftSimulator, FinishedDraft, FinishedSeat, run_bot_draft};
pub use ratings::Ratings;
pub use reason::BotReason;
pub use text_effects::TextEffect;
pub use tiers::{CardTier, TierEntry, TierReason, tier_list};
