//! The draft of one pod as a reducer: a state, changed by picks.

use catalog::Catalog;
use decks::Pool;
use model::{CardId, CardNumber, CardType};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use thiserror::Error;

use super::config::{PACKS_EACH, empty_pool};
use super::{DraftConfig, DraftError, MixedPacks, SeatKind};
use crate::bots::BotReason;
use crate::packs::{Cube, Pack, PackCard, Slot};

/// The current stage of a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "stage", rename_all = "snake_case")]
pub enum Stage {
    /// Leaders (CR 10.3.3A): pick 1 to 3.
    Leaders {
        /// The pick, from 1.
        pick: u8,
    },
    /// The rest of the packs (CR 10.3.3B).
    Pack {
        /// The pack, 1 to 3.
        pack: u8,
        /// The pick, from 1.
        pick: u8,
    },
    /// Every card is in a pool.
    Done,
}

/// Passing direction after a pick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PassDirection {
    /// To the left: from seat `i` to seat `i + 1`.
    Left,
    /// To the right: from seat `i` to seat `i - 1`.
    Right,
}

impl Stage {
    /// Returns the passing direction: leaders go right (CR 10.3.3A), packs left, right, left (CR 10.3.3B).
    pub fn passing(self) -> PassDirection {
        match self {
            Stage::Leaders { .. } | Stage::Pack { pack: 2, .. } => PassDirection::Right,
            Stage::Pack { .. } | Stage::Done => PassDirection::Left,
        }
    }
}

/// An action in a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum Action {
    /// Picks a card from the group in a seat's hand. A pick is final and takes effect when every seat has picked.
    Pick {
        /// The seat, from 0.
        seat: u8,
        /// Index of the card in the group, from 0.
        index: u8,
        /// The number on the card, so that a record cannot be replayed with other packs.
        printing: CardNumber,
        /// The bot's reason; `None` for people.
        reason: Option<BotReason>,
    },
}

/// A public event of the draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum DraftEvent {
    /// A seat has picked.
    Picked {
        /// The seat, from 0.
        seat: u8,
    },
    /// Every seat has picked and passes the rest.
    Passed {
        /// The passing direction.
        passing: PassDirection,
    },
    /// Common bases and tokens are set aside (CR 10.3.2E), and the packs are opened.
    Opened {
        /// The pack, 1 to 3.
        pack: u8,
    },
    /// The last card is in a pool.
    Finished,
}

/// The reason why an action is rejected. The draft is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ActionError {
    /// The draft is over.
    #[error("the draft is over")]
    Over,
    /// The seat does not exist.
    #[error("seat {seat} does not exist")]
    NoSuchSeat {
        /// The seat requested, from 0.
        seat: u8,
    },
    /// The seat has already picked and waits for the others.
    #[error("seat {seat} has already picked")]
    AlreadyPicked {
        /// The seat, from 0.
        seat: u8,
    },
    /// The seat's group is empty because its pack was smaller than the others.
    #[error("seat {seat} has no cards to pick from")]
    NothingToPick {
        /// The seat, from 0.
        seat: u8,
    },
    /// There is no card at this index, or it is a different card.
    #[error("seat {seat} has no {printing} at place {index}")]
    NoSuchCard {
        /// The seat, from 0.
        seat: u8,
        /// The index requested, from 0.
        index: u8,
        /// The card number requested.
        printing: CardNumber,
    },
}

/// One pick, for the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickRecord {
    /// The stage of the draft.
    pub stage: Stage,
    /// The group that the seat chose from, in order.
    pub from: Vec<PackCard>,
    /// Index of the card that was taken.
    pub index: u8,
    /// The card that was taken.
    pub taken: PackCard,
    /// The bot's reason; `None` for people.
    pub reason: Option<BotReason>,
}

/// The full record of a draft: configuration, packs and actions. It can be saved and resumed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DraftRecord {
    /// The configuration.
    pub config: DraftConfig,
    /// Three packs for each seat, seat after seat.
    pub packs: Vec<Pack>,
    /// The actions, in order.
    pub actions: Vec<Action>,
}

/// A draft at one table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    record: DraftRecord,
    /// Bases that every seat may use besides the Common ones.
    bases: Vec<CardId>,
    stage: Stage,
    /// The group in each seat's hand.
    pub(super) hands: Vec<Vec<PackCard>>,
    /// The unopened packs by seat, without leaders and cards that are set aside; the next pack is the last.
    unopened: Vec<Vec<Vec<PackCard>>>,
    /// Each seat's pick, until all seats have picked.
    pub(super) chosen: Vec<Option<(u8, Option<BotReason>)>>,
    picks: Vec<Vec<PickRecord>>,
}

impl Draft {
    /// Prints the packs and removes the leaders from them (CR 10.3.2D).
    ///
    /// # Errors
    /// [`DraftError`] for a wrong number of seats or a set without boosters.
    pub fn start(catalog: &Arc<Catalog>, config: DraftConfig) -> Result<Draft, DraftError> {
        config.check_seats()?;
        let packs = config.open_packs(catalog)?;
        Draft::from_packs(catalog, config, packs)
    }

    /// Deals the packs of a table from a cube. Tables whose ranges of `seats` do not overlap can share a cube and a
    /// seed: no copy is dealt twice.
    ///
    /// # Errors
    /// [`DraftError::Cube`] if the cube is too small, and as for [`Draft::from_packs`].
    pub fn from_cube(
        catalog: &Catalog,
        cube: &Cube,
        kinds: Vec<SeatKind>,
        first_seat: usize,
        seed: u64,
    ) -> Result<Draft, DraftError> {
        let packs = cube.deal(catalog, first_seat..first_seat + kinds.len(), PACKS_EACH, seed)?;
        let config = DraftConfig::of_mixed(MixedPacks::cube(catalog, cube), kinds, seed)?;
        Draft::from_packs(catalog, config, packs)
    }

    /// Creates a draft of these packs, three for each seat, seat after seat. The seed is used only by the bots. Packs
    /// may have different numbers of cards: a seat with an empty group waits until all groups are empty.
    ///
    /// # Errors
    /// [`DraftError`] for a wrong number of seats or packs, or a card that the set does not have.
    pub fn from_packs(catalog: &Catalog, config: DraftConfig, mut packs: Vec<Pack>) -> Result<Draft, DraftError> {
        config.check_seats()?;
        let seats = config.seats.len();
        if packs.len() != seats * PACKS_EACH {
            return Err(DraftError::PackCount { have: packs.len(), need: seats * PACKS_EACH });
        }
        for (pack, at) in packs.iter_mut().zip(0..) {
            if pack.cards.len() > Pack::MOST_CARDS {
                return Err(DraftError::PackSize { have: pack.cards.len() });
            }
            for card in &mut pack.cards {
                let found = catalog.by_number(card.printing).filter(|_| config.may_contain(at, card.printing));
                card.card = found.ok_or(DraftError::StrangeCard(card.printing))?;
            }
        }
        let bases = MixedPacks::bases_of(config.mixed.as_ref(), catalog)?;
        let leader = |card: &&PackCard| card.slot == Slot::Leader && catalog.card(card.card).kind == CardType::Leader;
        // CR 10.3.2E: tokens and Common bases are set aside; a Rare or Special base is drafted.
        let drafted = |card: &&PackCard| {
            let facts = catalog.card(card.card);
            !leader(card) && !facts.is_common_base() && !facts.kind.is_token()
        };
        let mut hands = Vec::new();
        let mut unopened = Vec::new();
        for own in packs.chunks(PACKS_EACH) {
            hands.push(own.iter().flat_map(|pack| pack.cards.iter().find(leader)).copied().collect());
            let rest = |pack: &Pack| pack.cards.iter().filter(drafted).copied().collect();
            unopened.push(own.iter().rev().map(rest).collect());
        }
        let record = DraftRecord { config, packs, actions: Vec::new() };
        let mut draft = Draft {
            record,
            bases,
            stage: Stage::Leaders { pick: 1 },
            hands,
            unopened,
            chosen: vec![None; seats],
            picks: vec![Vec::new(); seats],
        };
        draft.open_when_empty(&mut Vec::new());
        Ok(draft)
    }

    /// Starts a draft and applies these actions.
    ///
    /// # Errors
    /// [`DraftError`] as for [`Draft::start`], and for the first action that is rejected.
    pub fn replay(catalog: &Arc<Catalog>, config: DraftConfig, actions: &[Action]) -> Result<Draft, DraftError> {
        Draft::start(catalog, config)?.after(actions)
    }

    /// Resumes a saved draft.
    ///
    /// # Errors
    /// [`DraftError`] if the record is not a possible draft.
    pub fn resume(catalog: &Catalog, record: DraftRecord) -> Result<Draft, DraftError> {
        Draft::from_packs(catalog, record.config, record.packs)?.after(&record.actions)
    }

    fn after(mut self, actions: &[Action]) -> Result<Draft, DraftError> {
        for (action, number) in actions.iter().zip(1..) {
            self.apply(action).map_err(|refused| DraftError::Record { number, refused })?;
        }
        Ok(self)
    }

    /// Applies an action. All seats pick simultaneously: picks take effect when the last seat has picked.
    ///
    /// # Errors
    /// [`ActionError`]; the draft is then unchanged.
    pub fn apply(&mut self, action: &Action) -> Result<Vec<DraftEvent>, ActionError> {
        let Action::Pick { seat, index, printing, reason } = *action;
        self.check(seat, index, printing)?;
        self.record.actions.push(*action);
        self.chosen[usize::from(seat)] = Some((index, reason));
        let mut events = vec![DraftEvent::Picked { seat }];
        if self.waiting_for().is_empty() {
            self.take_and_pass(&mut events);
        }
        Ok(events)
    }

    fn check(&self, seat: u8, index: u8, printing: CardNumber) -> Result<(), ActionError> {
        if self.is_done() {
            return Err(ActionError::Over);
        }
        let hand = self.hands.get(usize::from(seat)).ok_or(ActionError::NoSuchSeat { seat })?;
        if self.chosen[usize::from(seat)].is_some() {
            return Err(ActionError::AlreadyPicked { seat });
        }
        if hand.is_empty() {
            return Err(ActionError::NothingToPick { seat });
        }
        match hand.get(usize::from(index)) {
            Some(card) if card.printing == printing => Ok(()),
            Some(_) | None => Err(ActionError::NoSuchCard { seat, index, printing }),
        }
    }

    fn take_and_pass(&mut self, events: &mut Vec<DraftEvent>) {
        let stage = self.stage;
        for (seat, chosen) in self.chosen.iter_mut().enumerate() {
            let Some((index, reason)) = chosen.take() else { continue };
            let hand = &mut self.hands[seat];
            let from = hand.clone();
            let taken = hand.remove(usize::from(index));
            self.picks[seat].push(PickRecord { stage, from, index, taken, reason });
        }
        match stage.passing() {
            PassDirection::Left => self.hands.rotate_right(1),
            PassDirection::Right => self.hands.rotate_left(1),
        }
        if self.hands.iter().any(|hand| !hand.is_empty()) {
            events.push(DraftEvent::Passed { passing: stage.passing() });
        }
        self.stage = match stage {
            Stage::Leaders { pick } => Stage::Leaders { pick: pick.saturating_add(1) },
            Stage::Pack { pack, pick } => Stage::Pack { pack, pick: pick.saturating_add(1) },
            Stage::Done => Stage::Done,
        };
        self.open_when_empty(events);
    }

    /// Opens the next packs once all hands are empty.
    fn open_when_empty(&mut self, events: &mut Vec<DraftEvent>) {
        while !self.is_done() && self.hands.iter().all(Vec::is_empty) {
            let opened = match self.stage {
                Stage::Leaders { .. } => 1,
                Stage::Pack { pack, .. } => pack + 1,
                Stage::Done => return,
            };
            if usize::from(opened) > PACKS_EACH {
                self.stage = Stage::Done;
                events.push(DraftEvent::Finished);
                return;
            }
            for (hand, unopened) in self.hands.iter_mut().zip(&mut self.unopened) {
                *hand = unopened.pop().unwrap_or_default();
            }
            self.stage = Stage::Pack { pack: opened, pick: 1 };
            events.push(DraftEvent::Opened { pack: opened });
        }
    }

    /// Returns the current stage.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns `true` if the draft is finished.
    pub fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Returns the seats that have not picked yet, from 0, in order.
    pub fn waiting_for(&self) -> Vec<u8> {
        // A pod has at most 16 seats.
        let waits = |seat: &usize| self.chosen[*seat].is_none() && !self.hands[*seat].is_empty();
        (0..self.hands.len()).filter(waits).map(|seat| seat as u8).collect()
    }

    /// Returns `true` if a bot has made the pick of a seat that waits for the others.
    pub fn is_chosen_by_bot(&self, seat: u8) -> bool {
        matches!(self.chosen.get(usize::from(seat)), Some(Some((_, Some(_)))))
    }

    /// Returns the configuration.
    pub fn config(&self) -> &DraftConfig {
        &self.record.config
    }

    /// Returns the record needed to resume the draft.
    pub fn record(&self) -> &DraftRecord {
        &self.record
    }

    /// Returns the picks of a seat that have taken effect; empty for a seat that does not exist.
    pub fn picks(&self, seat: u8) -> &[PickRecord] {
        self.picks.get(usize::from(seat)).map_or(&[], Vec::as_slice)
    }

    /// Returns the pool of a seat so far.
    pub fn pool(&self, seat: u8) -> Pool {
        let config = &self.record.config;
        let mut pool = empty_pool(config.set, config.mixed.as_ref(), &self.bases);
        for pick in self.picks(seat) {
            pool.add(pick.taken.card, 1);
        }
        pool
    }
}
