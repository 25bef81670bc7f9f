//! Players that are programs: they see what a seat may see, go by printed facts and by what the texts do, and
//! say why they pick.
//!
//! Everything is worked out in whole numbers, so that the same draft comes out on every machine.

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
pub use deeds::Deed;
pub use discipline::discipline;
pub use mind::bot_pick;
pub use pod::{BotPod, FinishedDraft, FinishedSeat, run_bot_draft};
pub use ratings::Ratings;
pub use reason::BotReason;
pub use taste::{Feature, Formula, Learned, Recipe, Taste, features};
