//! A draft by bots without an event: `cantina draft`.

use catalog::Catalog;
use draft::{Draft, DraftConfig, Ratings, bot_deck};
use serde::Serialize;

use crate::AppError;
use crate::cards::boosters::set_with_packs;
use crate::decks::lists;
use crate::event::drafting::{bot_action, pack_and_pick};
use crate::event::pick_reasons::pick_reason;
use crate::language::TextLanguage;

/// A pick in the output of `cantina draft`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DraftedPick {
    /// Number of the pack; 0 for leaders.
    pub pack: u8,
    /// Number of the pick in the pack, from 1.
    pub pick: u8,
    /// Number of the picked card.
    pub id: String,
    /// Display name of the card.
    pub name: String,
    /// Numbers of all cards in the pack, including the picked one.
    pub from: Vec<String>,
    /// The bot's reason for the pick as text; `None` if no reason was recorded.
    pub reason: Option<String>,
}

/// A seat in the output of `cantina draft`.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DraftedSeat {
    /// Number of the seat, from 1 in passing order.
    pub seat: u32,
    /// Picks of the seat, oldest first.
    pub picks: Vec<DraftedPick>,
    /// Pool: card numbers with copies.
    pub pool: std::collections::BTreeMap<String, u32>,
    /// Deck in SWUDB format.
    pub deck: serde_json::Value,
}

/// JSON output of `cantina draft`.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DraftedPod {
    /// Code of the set, such as "SOR", or a description of the packs.
    pub set: String,
    /// Seed that reproduces the draft.
    pub seed: u64,
    /// Seats, clockwise from seat 0.
    pub seats: Vec<DraftedSeat>,
}

/// Runs a complete draft by bots and lets them build their decks. The reasons of their picks are in the language.
///
/// # Errors
/// `set.no_boosters`, `draft.*`.
pub fn draft(set: &str, seats: u8, seed: u64, language: TextLanguage) -> Result<DraftedPod, AppError> {
    let catalog = Catalog::shared()?;
    let set = set_with_packs(set)?;
    let ratings = Ratings::new(&catalog, set).map_err(AppError::from)?;
    let config = DraftConfig::of_bots(set, usize::from(seats), seed);
    let draft = Draft::start(&catalog, config).map_err(AppError::from)?;
    finish(&catalog, set.to_string(), &ratings, draft, (seed, language))
}

/// Lets bots make all picks of a draft and build their decks. `packs` describes the packs.
pub(crate) fn finish(
    catalog: &Catalog,
    packs: String,
    ratings: &Ratings,
    mut draft: Draft,
    (seed, language): (u64, TextLanguage),
) -> Result<DraftedPod, AppError> {
    while let Some(seat) = draft.waiting_for().into_iter().next() {
        let Some(action) = bot_action(ratings, &draft.view(seat)) else { break };
        draft.apply(&action).map_err(AppError::from)?;
    }
    let seats = draft.config().seats.iter().zip(0u8..);
    let seats = seats.map(|(_, seat)| drafted_seat(catalog, ratings, &draft, seat, language)).collect();
    Ok(DraftedPod { set: packs, seed, seats })
}

fn drafted_seat(catalog: &Catalog, ratings: &Ratings, draft: &Draft, seat: u8, language: TextLanguage) -> DraftedSeat {
    let pool = draft.pool(seat);
    let mut list = lists::with_sideboard(catalog, &bot_deck(catalog, ratings, &pool), &pool);
    list.name = Some(format!("Seat {}", u32::from(seat) + 1));
    let pick = |record: &draft::PickRecord| {
        let taken = catalog.card(record.taken.card);
        let (pack, pick) = pack_and_pick(record.stage);
        DraftedPick {
            pack,
            pick,
            id: taken.number.to_string(),
            name: taken.full_name(),
            from: record.from.iter().map(|card| catalog.card(card.card).number.to_string()).collect(),
            reason: record.reason.map(|reason| pick_reason(reason, pack, language)),
        }
    };
    DraftedSeat {
        seat: u32::from(seat) + 1,
        picks: draft.picks(seat).iter().map(pick).collect(),
        pool: pool.cards().map(|(card, count)| (catalog.card(card).number.to_string(), count)).collect(),
        deck: exchange::write_swudb(catalog, &list),
    }
}
