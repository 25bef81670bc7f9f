//! The draft table: a pure reducer of configuration and picks (CR 10.3).

mod config;
mod draft;
mod timers;
mod view;

pub use config::{DraftConfig, DraftError, DraftSource, MixedPacks, PACKS_EACH, SeatKind};
pub(crate) use config::{empty_pool, print_boxes};
pub use draft::{Action, ActionError, Draft, DraftEvent, DraftRecord, PassDirection, PickRecord, Stage};
pub use timers::TimerTable;
pub use view::SeatView;
