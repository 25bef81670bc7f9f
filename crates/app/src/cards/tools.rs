//! What needs no database: card search, boosters, a draft by bots.

use crate::error::{Cause, Fact, Thing};
use catalog::{Catalog, Query};
use draft::{Dice, Draft, DraftConfig, PackCard, PackPrinter, Ratings, bot_deck};
use model::SetCode;
use serde::Serialize;

use crate::cards::faces;
use crate::contract::CardFace;
use crate::decks::lists;
use crate::event::drafting::bot_action;
use crate::event::drafting::pack_and_pick;
use crate::{AppError, Desk};

/// The cards that answer to a query, in catalogue order.
///
/// # Errors
/// `cards.query` names the term that cannot be read.
pub fn cards(query: &str) -> Result<Vec<CardFace>, AppError> {
    let catalog = Catalog::embedded()?;
    let found = catalog.search(&Query::parse(query)?);
    Ok(found.into_iter().map(|card| faces::face_of(&catalog, card)).collect())
}

/// Of how many cards of a set the text is written, as `cantina cards --coverage` prints it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SetCoverage {
    /// The code of the set, such as "SOR".
    pub set: String,
    /// Its cards, without tokens.
    pub total: usize,
    /// Those with abilities that are written.
    pub written: usize,
    /// Those without abilities, or with printed keywords only.
    pub vanilla: usize,
    /// The others: they cannot be played with yet.
    pub missing: usize,
}

/// The coverage of each set in order of release.
///
/// # Errors
/// `catalog.broken`, which a test keeps from being released.
pub fn coverage() -> Result<Vec<SetCoverage>, AppError> {
    let catalog = Catalog::embedded()?;
    let sets = catalog::texts::coverage(&catalog)
        .map_err(|error| AppError::of(Cause::CatalogBroken { what: Fact::said(error) }))?;
    let view = |of: catalog::texts::Coverage| SetCoverage {
        set: of.set.to_string(),
        total: of.total,
        written: of.written,
        vanilla: of.vanilla,
        missing: of.missing.len(),
    };
    Ok(sets.into_iter().map(view).collect())
}

impl Desk {
    /// Every card, in catalogue order.
    pub fn every_card(&self) -> Vec<CardFace> {
        self.catalog.cards().iter().map(|card| faces::face(&self.catalog, card)).collect()
    }

    /// The numbers of the cards that answer to a query, in its order. What is still being typed is left out.
    ///
    /// # Errors
    /// `cards.query` names the term that cannot be read.
    pub fn find_cards(&self, query: &str) -> Result<Vec<String>, AppError> {
        let found = self.catalog.search(&Query::parse_typed(query)?);
        Ok(found.into_iter().map(|card| self.catalog.card(card).number.to_string()).collect())
    }
}

/// The code of the newest set that boosters can be opened of: what people open when nothing else is said.
pub fn newest_set() -> String {
    draft::sets_with_packs().last().map(SetCode::to_string).unwrap_or_default()
}

/// The code of a set that boosters can be opened of.
pub(crate) fn set_with_packs(text: &str) -> Result<SetCode, AppError> {
    let known = draft::sets_with_packs();
    let found = text.parse().ok().filter(|set| known.contains(set));
    found.ok_or_else(|| {
        let codes: Vec<String> = known.iter().map(SetCode::to_string).collect();
        let shown: String = text.chars().take(20).collect();
        AppError::of(Cause::SetNoBoosters { shown: (&shown).into(), sets: codes.into() }).at(Thing::Set)
    })
}

/// A card of an opened booster.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OpenedCard {
    /// The number on this printing.
    pub id: String,
    /// The card's plain number.
    pub card: String,
    /// Its name and subtitle.
    pub name: String,
    /// The slot it fills: "leader", "base", "common", "hyperspace-common", "uncommon", "upgrade", "rare", "foil".
    pub slot: &'static str,
    /// How it looks: "normal", "hyperspace", ...
    pub treatment: String,
    /// Whether it is foil.
    pub foil: bool,
}

/// The answer of `cantina packs`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OpenedPacks {
    /// The code of the set, such as "SOR".
    pub set: String,
    /// The seed that opens the same boosters again.
    pub seed: u64,
    /// The boosters, cards in the order they lie in.
    pub packs: Vec<Vec<OpenedCard>>,
}

/// Opens boosters: loose ones, or from whole boxes in their order.
///
/// # Errors
/// `set.no_boosters`, `packs.config` when the program's data are damaged.
pub fn packs(set: &str, count: u32, boxed: bool, seed: u64) -> Result<OpenedPacks, AppError> {
    let catalog = Catalog::embedded()?;
    let set = set_with_packs(set)?;
    let printer = PackPrinter::new(&catalog, set).map_err(AppError::from)?;
    let mut dice = Dice::seeded(seed);
    let mut packs = Vec::new();
    let wanted = count as usize;
    while packs.len() < wanted {
        if boxed {
            packs.extend(printer.box_of_24(&mut dice));
        } else {
            packs.push(printer.loose(&mut dice));
        }
    }
    packs.truncate(wanted);
    let opened = |card: &PackCard| {
        let facts = catalog.card(card.card);
        OpenedCard {
            id: card.printing.to_string(),
            card: facts.number.to_string(),
            name: facts.full_name(),
            slot: card.slot.word(),
            treatment: card.treatment.to_string(),
            foil: card.foil,
        }
    };
    let packs = packs.iter().map(|pack| pack.cards.iter().map(opened).collect()).collect();
    Ok(OpenedPacks { set: set.to_string(), seed, packs })
}

/// A pick in the answer of `cantina draft`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DraftedPick {
    /// Pack, 0 for leaders.
    pub pack: u8,
    /// The pick of the pack, from 1.
    pub pick: u8,
    /// The number of the card that was taken.
    pub id: String,
    /// The name by which people know it.
    pub name: String,
    /// The numbers of the cards it was taken from, itself included.
    pub from: Vec<String>,
    /// The bot's reason.
    pub reason: Option<String>,
}

/// A seat in the answer of `cantina draft`.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DraftedSeat {
    /// The seat, from 1 in passing order.
    pub seat: u32,
    /// Its picks, oldest first.
    pub picks: Vec<DraftedPick>,
    /// The pool: plain numbers with copies.
    pub pool: std::collections::BTreeMap<String, u32>,
    /// The deck in the SWUDB shape.
    pub deck: serde_json::Value,
}

/// The answer of `cantina draft`.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DraftedPod {
    /// The code of the set, such as "SOR".
    pub set: String,
    /// The seed that drafts the same again.
    pub seed: u64,
    /// The seats, clockwise from seat 0.
    pub seats: Vec<DraftedSeat>,
}

/// Runs a whole draft by bots and has them build their decks.
///
/// # Errors
/// `set.no_boosters`, `draft.*`.
pub fn draft(set: &str, seats: u8, seed: u64) -> Result<DraftedPod, AppError> {
    let catalog = Catalog::embedded()?;
    let set = set_with_packs(set)?;
    let ratings = Ratings::new(&catalog, set).map_err(AppError::from)?;
    let config = DraftConfig::of_bots(set, usize::from(seats), seed);
    let mut draft = Draft::start(&catalog, config).map_err(AppError::from)?;
    while let Some(seat) = draft.waiting_for().into_iter().next() {
        let Some(action) = bot_action(&ratings, &draft.view(seat)) else { break };
        draft.apply(&action).map_err(AppError::from)?;
    }
    let seats = (0..seats).map(|seat| drafted_seat(&catalog, &ratings, &draft, seat)).collect();
    Ok(DraftedPod { set: set.to_string(), seed, seats })
}

fn drafted_seat(catalog: &Catalog, ratings: &Ratings, draft: &Draft, seat: u8) -> DraftedSeat {
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
            reason: record.reason.map(|reason| reason.explain()),
        }
    };
    DraftedSeat {
        seat: u32::from(seat) + 1,
        picks: draft.picks(seat).iter().map(pick).collect(),
        pool: pool.cards().map(|(card, count)| (catalog.card(card).number.to_string(), count)).collect(),
        deck: exchange::write_swudb(catalog, &list),
    }
}
