//! Boosters, sealed pools, the draft, and bots that draft and build decks.
//!
//! Packs are data (`data/packs`). The draft is a pure reducer of its configuration and its picks.
//!
//! Invariants:
//! - No I/O, clock or threads.
//! - Randomness comes only from [`DraftRng`], so the same seed and picks give the same draft on every machine.
//! - A seat sees only what the rules allow (CR 10.3.2).
//!
//! # Main types
//!
//! - [`PackPrinter`] prints the boosters of a set, loose or by the box; [`Pack`] is an opened booster. A [`BoosterPlan`]
//!   chooses the set of each booster, and a [`Cube`] deals packs from a list of cards.
//! - [`Draft`] is the draft of one pod. [`Draft::start`] opens its packs, [`Draft::view`] returns what a seat may see,
//!   [`Draft::apply`] makes a pick, and [`Draft::pool`] returns the cards of a seat.
//! - [`VariantDraft`] is a draft of another [shape](VariantShape): Winston, grid, Minneapolis or rotisserie.
//! - [`Ratings`] are the bots' opinion of a set's cards. [`Draft::play_bots`] lets them pick; [`bot_deck`] builds a
//!   deck.
//!
//! # Examples
//!
//! Open a booster:
//!
//! ```
//! use catalog::Catalog;
//! use draft::{DraftRng, PackPrinter, Slot};
//!
//! let catalog = Catalog::embedded()?;
//! let printer = PackPrinter::new(&catalog, "SOR".parse()?)?;
//! let pack = printer.loose(&mut DraftRng::seeded(7));
//! for card in &pack.cards {
//!     println!("{} {} ({})", card.printing, catalog.card(card.card).full_name(), card.slot.word());
//! }
//! assert_eq!(pack.cards[0].slot, Slot::Leader);
//! assert_eq!(pack, printer.loose(&mut DraftRng::seeded(7)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Draft with three bots, always taking the first card, and build a deck:
//!
//! ```
//! use decks::{LimitedFormat, check_limited};
//! use draft::{Draft, DraftConfig, Ratings, SeatKind, bot_deck};
//!
//! let catalog = catalog::Catalog::embedded()?;
//! let set = "SOR".parse()?;
//! let ratings = Ratings::new(&catalog, set)?;
//! let seats = vec![SeatKind::Person, SeatKind::Bot, SeatKind::Bot, SeatKind::Bot];
//! let mut draft = Draft::start(&catalog, DraftConfig::new(set, seats, 7))?;
//! while !draft.is_done() {
//!     draft.play_bots(&ratings)?;
//!     let pick = draft.view(0).pick(0).expect("a card to pick");
//!     draft.apply(&pick)?;
//! }
//! let pool = draft.pool(0);
//! let deck = bot_deck(&catalog, &ratings, &pool);
//! assert!(check_limited(&catalog, &deck, &pool, LimitedFormat::Draft).is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod bench;
mod bots;
mod packs;
mod rng;
mod table;
mod variants;

pub use bots::{
    BotReason, CardTier, DraftModel, DraftSimulator, Feature, FinishedDraft, FinishedSeat, LearnedModel, LinearModel,
    Ratings, TextEffect, TierEntry, TierReason, TrainingRecord, aspect_fit, bot_deck, bot_pick, features,
    run_bot_draft, tier_list,
};
pub use packs::{
    BoosterPlan, Chance, Confidence, Cube, CubeBases, CubeError, CubeLeaders, CubeRules, Figure, Mix, PACK_SIZE, Pack,
    PackCard, PackConfig, PackError, PackPrinter, Slot, check_packs, sealed_pool, sets_with_packs,
};
pub use rng::DraftRng;
pub use table::{
    Action, ActionError, Draft, DraftConfig, DraftError, DraftEvent, DraftRecord, DraftSource, MixedPacks, PACKS_EACH,
    PassDirection, PickRecord, SeatKind, SeatView, Stage, TimerTable,
};
pub use variants::{
    GRID_LINES, VariantAction, VariantBoard, VariantChoice, VariantConfig, VariantDraft, VariantError, VariantLogEntry,
    VariantReason, VariantRecord, VariantShape, VariantStage, VariantStartError, VariantView, variant_bot_advice,
    variant_bot_choice,
};
