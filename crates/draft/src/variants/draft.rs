//! A variant draft as a reducer: a state, changed by choices.

use std::sync::Arc;

use catalog::Catalog;
use decks::Pool;
use model::{CardId, CardType};
use serde::{Deserialize, Serialize};

use super::choice::{VariantAction, VariantChoice, VariantError, VariantStartError};
use super::config::{VariantConfig, VariantShape};
use super::grid::Grid;
use super::minneapolis::Minneapolis;
use super::open_pool::OpenPool;
use super::winston::Winston;
use crate::packs::{Cube, Pack, PackCard, Slot};
use crate::table::{DraftError, MixedPacks, SeatKind, empty_pool};

/// Number of leaders each seat drafts.
const LEADERS: usize = 3;
/// Number of other cards each seat drafts in a rotisserie draft, as in a pod.
const ROTISSERIE_CARDS: usize = 42;

/// The current stage of a variant draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VariantStage {
    /// Leaders are taken from those face up.
    Leaders,
    /// The other cards.
    Cards,
    /// The draft is over.
    Done,
}

/// The full record of a variant draft: configuration, packs and choices. It can be saved and resumed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VariantRecord {
    /// The configuration.
    pub config: VariantConfig,
    /// The boosters.
    pub packs: Vec<Pack>,
    /// The choices, in order.
    pub actions: Vec<VariantAction>,
}

/// The cards on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Table {
    Leaders(OpenPool),
    Winston(Winston),
    Grid(Grid),
    Minneapolis(Minneapolis),
    Rotisserie(OpenPool),
    Done,
}

/// A variant draft at one table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VariantDraft {
    record: VariantRecord,
    /// Bases that every seat may use besides the Common ones.
    bases: Vec<CardId>,
    pub(super) table: Table,
    /// The shuffled cards, until the leaders are drafted.
    cards: Vec<PackCard>,
    pub(super) taken: Vec<Vec<PackCard>>,
    /// Cards that no one drafted.
    aside: Vec<PackCard>,
}

impl VariantDraft {
    /// Prints the boosters and lays out the leaders.
    ///
    /// # Errors
    /// [`VariantStartError`] for a wrong number of seats or a set without boosters.
    pub fn start(catalog: &Arc<Catalog>, config: VariantConfig) -> Result<VariantDraft, VariantStartError> {
        config.check_seats()?;
        let packs = config.open_packs(catalog)?;
        VariantDraft::from_packs(catalog, config, packs)
    }

    /// Deals the packs of several tables from a cube: no copy is dealt to two tables.
    ///
    /// # Errors
    /// [`VariantStartError`] for a wrong number of seats at a table or a cube that is too small.
    pub fn from_cube(
        catalog: &Catalog,
        cube: &Cube,
        shape: VariantShape,
        tables: Vec<Vec<SeatKind>>,
        seed: u64,
    ) -> Result<Vec<VariantDraft>, VariantStartError> {
        let needed = tables.iter().map(|seats| shape.boosters(seats.len())).sum();
        cube.check_packs(needed, |packs| shape.seats_for(packs)).map_err(DraftError::from)?;
        let mut first = 0;
        let draft = |seats: Vec<SeatKind>| {
            let packs = first..first + shape.boosters(seats.len());
            first = packs.end;
            let config = VariantConfig::of_mixed(shape, MixedPacks::cube(catalog, cube), seats, seed)?;
            VariantDraft::from_packs(catalog, config, cube.deal_packs(catalog, packs, seed))
        };
        tables.into_iter().map(draft).collect()
    }

    /// Creates a draft of these boosters.
    ///
    /// # Errors
    /// [`VariantStartError`] for a wrong number of seats or boosters, or an unknown card.
    pub fn from_packs(
        catalog: &Catalog,
        config: VariantConfig,
        mut packs: Vec<Pack>,
    ) -> Result<VariantDraft, VariantStartError> {
        config.check_seats()?;
        let seats = config.seats.len();
        let need = config.shape.boosters(seats);
        if packs.len() != need {
            return Err(DraftError::PackCount { have: packs.len(), need }.into());
        }
        if let Some(pack) = packs.iter().find(|pack| pack.cards.len() > Pack::MOST_CARDS) {
            return Err(DraftError::PackSize { have: pack.cards.len() }.into());
        }
        let (mut leaders, mut cards, mut aside) = (Vec::new(), Vec::new(), Vec::new());
        for card in packs.iter_mut().flat_map(|pack| &mut pack.cards) {
            card.card = catalog.by_number(card.printing).ok_or(DraftError::StrangeCard(card.printing))?;
            let facts = catalog.card(card.card);
            if card.slot == Slot::Leader && facts.kind == CardType::Leader {
                leaders.push(*card);
            } else if facts.is_common_base() || facts.kind.is_token() {
                // CR 10.3.2E.
                aside.push(*card);
            } else {
                cards.push(*card);
            }
        }
        leaders.sort_by_key(|card| card.card);
        match config.shape {
            VariantShape::Rotisserie => cards.sort_by_key(|card| (card.card, card.printing)),
            VariantShape::Winston | VariantShape::Grid | VariantShape::Minneapolis => config.shuffle(&mut cards),
        }
        let bases = MixedPacks::bases_of(config.mixed.as_ref(), catalog)?;
        let table = Table::Leaders(OpenPool::new(leaders, seats, LEADERS, 0));
        let record = VariantRecord { config, packs, actions: Vec::new() };
        let mut draft = VariantDraft { record, bases, table, cards, taken: vec![Vec::new(); seats], aside };
        draft.advance();
        Ok(draft)
    }

    /// Resumes a saved draft.
    ///
    /// # Errors
    /// [`VariantStartError`] if the record is not a possible draft.
    pub fn resume(catalog: &Catalog, record: VariantRecord) -> Result<VariantDraft, VariantStartError> {
        let mut draft = VariantDraft::from_packs(catalog, record.config, record.packs)?;
        for (action, number) in record.actions.iter().zip(1..) {
            draft.apply(action).map_err(|refused| VariantStartError::Record { number, refused })?;
        }
        Ok(draft)
    }

    /// Applies a choice.
    ///
    /// # Errors
    /// [`VariantError`]; the draft is then unchanged.
    pub fn apply(&mut self, action: &VariantAction) -> Result<(), VariantError> {
        let seat = action.seat;
        if self.is_done() {
            return Err(VariantError::Over);
        }
        if usize::from(seat) >= self.taken.len() {
            return Err(VariantError::NoSuchSeat { seat });
        }
        if !self.turn().contains(&seat) {
            return Err(VariantError::NotYourTurn { seat });
        }
        if !self.options(seat).contains(&action.choice) {
            return Err(VariantError::NoSuchChoice { seat });
        }
        let taken = self.take(seat, action.choice);
        self.record.actions.push(*action);
        self.taken[usize::from(seat)].extend(taken);
        self.advance();
        Ok(())
    }

    /// Makes a legal choice and returns the cards that it takes.
    fn take(&mut self, seat: u8, choice: VariantChoice) -> Vec<PackCard> {
        match (&mut self.table, choice) {
            (Table::Leaders(pool) | Table::Rotisserie(pool), VariantChoice::Card { index, .. }) => {
                pool.take(index).into_iter().collect()
            }
            (Table::Winston(winston), VariantChoice::Pile { take, .. }) => winston.choose(take),
            (Table::Grid(grid), VariantChoice::Line { line }) => grid.take(line),
            (Table::Minneapolis(hands), VariantChoice::Card { index, .. }) => {
                hands.take(seat, index).into_iter().collect()
            }
            (
                Table::Leaders(_)
                | Table::Rotisserie(_)
                | Table::Winston(_)
                | Table::Grid(_)
                | Table::Minneapolis(_)
                | Table::Done,
                VariantChoice::Card { .. } | VariantChoice::Pile { .. } | VariantChoice::Line { .. },
            ) => Vec::new(),
        }
    }

    /// Advances to the next stage when this one is complete.
    fn advance(&mut self) {
        loop {
            match &mut self.table {
                Table::Grid(grid) => self.aside.append(&mut grid.aside),
                Table::Minneapolis(hands) => self.aside.append(&mut hands.aside),
                Table::Leaders(_) | Table::Winston(_) | Table::Rotisserie(_) | Table::Done => {}
            }
            let is_complete = match &self.table {
                Table::Leaders(pool) | Table::Rotisserie(pool) => pool.is_done(),
                Table::Winston(winston) => winston.is_done(),
                Table::Grid(grid) => grid.is_done(),
                Table::Minneapolis(hands) => hands.is_done(),
                Table::Done => false,
            };
            if !is_complete {
                return;
            }
            self.table = match std::mem::replace(&mut self.table, Table::Done) {
                Table::Leaders(leaders) => self.after_leaders(leaders),
                Table::Rotisserie(pool) => {
                    self.aside.extend(pool.cards);
                    Table::Done
                }
                Table::Winston(_) | Table::Grid(_) | Table::Minneapolis(_) | Table::Done => Table::Done,
            };
        }
    }

    /// Lays out the other cards. The snake of the leaders continues.
    fn after_leaders(&mut self, leaders: OpenPool) -> Table {
        let (first, total) = (leaders.turn(), leaders.total());
        self.aside.extend(leaders.cards);
        let cards = std::mem::take(&mut self.cards);
        match self.record.config.shape {
            VariantShape::Winston => Table::Winston(Winston::new(cards, first)),
            VariantShape::Grid => Table::Grid(Grid::new(cards, first)),
            VariantShape::Minneapolis => Table::Minneapolis(Minneapolis::new(cards)),
            VariantShape::Rotisserie => {
                Table::Rotisserie(OpenPool::new(cards, self.taken.len(), ROTISSERIE_CARDS, total))
            }
        }
    }

    /// Returns the current stage.
    pub fn stage(&self) -> VariantStage {
        match self.table {
            Table::Leaders(_) => VariantStage::Leaders,
            Table::Winston(_) | Table::Grid(_) | Table::Minneapolis(_) | Table::Rotisserie(_) => VariantStage::Cards,
            Table::Done => VariantStage::Done,
        }
    }

    /// Returns `true` if the draft is finished.
    pub fn is_done(&self) -> bool {
        self.stage() == VariantStage::Done
    }

    /// Returns the seats that have to choose, from 0, in order.
    pub fn turn(&self) -> Vec<u8> {
        match &self.table {
            Table::Leaders(pool) | Table::Rotisserie(pool) => vec![pool.turn()],
            Table::Winston(winston) => vec![winston.turn()],
            Table::Grid(grid) => vec![grid.turn()],
            Table::Minneapolis(hands) => hands.turn(),
            Table::Done => Vec::new(),
        }
    }

    /// Returns the legal choices of a seat; empty if it does not have to choose.
    pub fn options(&self, seat: u8) -> Vec<VariantChoice> {
        if !self.turn().contains(&seat) {
            return Vec::new();
        }
        match &self.table {
            Table::Leaders(pool) | Table::Rotisserie(pool) => pool.options(),
            Table::Winston(winston) => winston.options(),
            Table::Grid(grid) => grid.options(),
            Table::Minneapolis(hands) => hands.options(seat),
            Table::Done => Vec::new(),
        }
    }

    /// Returns the configuration.
    pub fn config(&self) -> &VariantConfig {
        &self.record.config
    }

    /// Returns the record needed to resume the draft.
    pub fn record(&self) -> &VariantRecord {
        &self.record
    }

    /// Returns `true` if a bot has this seat; seats count from 0.
    pub fn is_bot(&self, seat: u8) -> bool {
        self.config().seats.get(usize::from(seat)) == Some(&SeatKind::Bot)
    }

    /// Returns the choices of a seat so far, oldest first.
    pub fn choices(&self, seat: u8) -> impl Iterator<Item = &VariantAction> {
        self.record.actions.iter().filter(move |action| action.seat == seat)
    }

    /// Returns the cards of a seat, oldest first; empty for a seat that does not exist.
    pub fn taken(&self, seat: u8) -> &[PackCard] {
        self.taken.get(usize::from(seat)).map_or(&[], Vec::as_slice)
    }

    /// Returns the cards that were set aside so far.
    pub fn aside(&self) -> &[PackCard] {
        &self.aside
    }

    /// Returns the pool of a seat so far.
    pub fn pool(&self, seat: u8) -> Pool {
        let config = self.config();
        let mut pool = empty_pool(config.set, config.mixed.as_ref(), &self.bases);
        for card in self.taken(seat) {
            pool.add(card.card, 1);
        }
        pool
    }
}
