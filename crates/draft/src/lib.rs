//! Boosters, sealed pools, the draft, and bots that draft and build decks.
//!
//! Packs are data (`data/packs`). The draft is a pure reducer of its configuration and its picks.
//!
//! Invariants:
//! - No I/O, clock or threads.
//! - Randomness comes only from [`DraftRng`], so the same seed and picks give the same draft on every machine.
//! - A seat sees only what the rules allow (CR 10.3.2).
//!
//! Start with [`PackPrinter`].

pub mod bench;
mod bots;
mod packs;
mod rng;
mod table;

pub use bots::{
    BotReason, DraftModel, DraftSimulator, Feature, FinishedDraft, FinishedSeat, LearnedModel, LinearModel, Ratings,
    TextEffect, TrainingRecord, aspect_fit, bot_deck, bot_pick, features, run_bot_draft,
};
pub use packs::{
    Chance, Confidence, Figure, Mix, PACK_SIZE, Pack, PackCard, PackConfig, PackError, PackPrinter, Slot, sealed_pool,
    sets_with_packs,
};
pub use rng::DraftRng;
pub use table::{
    Action, ActionError, Draft, DraftConfig, DraftError, DraftEvent, DraftRecord, DraftSource, PassDirection,
    PickRecord, SeatKind, SeatView, Stage, TimerTable,
};
