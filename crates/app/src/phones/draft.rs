//! Drafting on a player's phone: the pack, the pool, and the deck built from it. Also the deck from a digital sealed
//! pool.
//!
//! Invariant: a phone shows only what [`draft::Draft::view`] returns for the player's seat.

use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};

use decks::{LimitedFormat, Pool, check_limited};
use tournament::{Operation, OperationError, PlayerId};

use super::decks::{match_is_open, stays_in_match};
use crate::cards::faces;
use crate::contract::{
    CardFace, CardTextView, DeckCheck, DeckEntry, DraftMode, DraftPart, DraftView, EventView, PlayerView, PoolCard,
    TextLanguage,
};
use crate::decks::{files, lists};
use crate::event::act::draft::{PhonePick, shown_on_phone};
use crate::event::state::EventState;
use crate::event::view;
use crate::games::card_words::card_words;
use crate::games::{book, game_language};
use crate::record::Record;
use crate::{App, AppError};

/// A player's seat in a draft in progress.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerDraftView {
    /// View of the seat.
    pub view: DraftView,
    /// Texts of the cards in pack and pool, in the phone's language.
    pub words: Vec<CardTextView>,
}

/// The deck a player builds from their pool.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerLimitedDeckView {
    /// Cards of the pool.
    pub pool: Vec<PoolCard>,
    /// Common bases of the set, free to use (CR 10.2.2C, 10.3.4C).
    pub free_bases: Vec<CardFace>,
    /// Registered list; `None` before registration.
    pub list: Option<DeckEntry>,
    /// Result of the validator, in the phone's language.
    pub check: DeckCheck,
    /// `true` if the lists are locked and can no longer be changed.
    pub locked: bool,
    /// `true` if the player's match is open. The registered list then stays unchanged until the result is in.
    pub in_match: bool,
    /// Card texts in the phone's language.
    pub words: Vec<CardTextView>,
}

impl App {
    /// Picks a card for the player of a phone.
    ///
    /// # Errors
    /// As a pick on a phone: `phones.picked`, `phones.pick_over`, `draft.*`, `pick.*`; `journal.*`, `store.*`.
    pub(super) fn pick_from_phone(&self, event: u32, player: PlayerId, asked: &PhonePick) -> Result<(), AppError> {
        self.commit(event, |state| self.pick_on_phone(state, player, asked))
    }

    /// Saves the deck a player has built on the phone.
    ///
    /// # Errors
    /// `tournament.decks_locked`, `phones.deck_in_match` for another list while the player's match is open, `deck.*`;
    /// `journal.*`, `store.*`.
    pub(super) fn save_from_phone(&self, event: u32, player: PlayerId, list: &DeckEntry) -> Result<(), AppError> {
        self.commit(event, |state| {
            if state.tournament.player(player).is_some_and(|entry| entry.decks_locked) {
                return Err(OperationError::DecksLocked { player }.into());
            }
            if self.opened_pool(state, player)?.is_some() {
                return self.register_opened(state, player, list);
            }
            // An invalid list is rejected before anything is written.
            state.check(&self.catalog, player, list).map(drop)?;
            let saved = state.deck(player);
            if saved.is_some_and(|saved| saved.entry == *list) {
                return Ok(Vec::new());
            }
            stays_in_match(state, player, saved.is_some())?;
            Ok(vec![Record::Deck { player, list: list.clone() }])
        })
    }

    /// Returns the sealed pool opened for a player on this computer. Returns `None` with real boosters, whose cards are
    /// unknown.
    fn opened_pool(&self, state: &EventState, player: PlayerId) -> Result<Option<Pool>, AppError> {
        let is_digital = state.settings.mode == DraftMode::Digital;
        if is_digital { self.sealed_pool(state, player) } else { Ok(None) }
    }

    /// Registers a deck from a sealed pool like a constructed one. The desk, judges and printouts then have it.
    fn register_opened(&self, state: &EventState, player: PlayerId, list: &DeckEntry) -> Result<Vec<Record>, AppError> {
        let deck = self.registered_list(1, &lists::read(list)?);
        // A list that could not be read back is rejected before anything is written.
        files::whole_deck(&self.catalog, deck.list.as_bytes())?;
        let entry = state.tournament.player(player);
        if entry.is_some_and(|entry| entry.decks.contains(&deck)) {
            return Ok(Vec::new());
        }
        stays_in_match(state, player, entry.is_some_and(|entry| !entry.decks.is_empty()))?;
        let by = format!("{} (phone)", entry.map_or("", |entry| entry.name.as_str()));
        let operation = Operation::RegisterDeck { player, deck };
        Ok(vec![Record::Tournament { operation, by: Some(by), part: false }])
    }

    /// Returns the player's seat in a draft in progress, or `None`. Starts the time of the pick.
    pub(super) fn own_draft(
        &self,
        event: u32,
        player: PlayerId,
        language: TextLanguage,
    ) -> Result<Option<PlayerDraftView>, AppError> {
        let starts = self.read(event, |state, _| Ok(!shown_on_phone(state, player).is_empty()))?;
        if starts {
            self.commit(event, |state| Ok(shown_on_phone(state, player)))?;
        }
        let view = self.read(event, |state, now| {
            let Some((pod, seat)) = state.seat_of(player) else { return Ok(None) };
            if state.digital_pod(pod).is_err() {
                return Ok(None);
            }
            view::drafting(&self.catalog, event, state, pod, seat, now).map(Some)
        })?;
        let Some(view) = view.filter(|view| view.status.part != DraftPart::Done) else { return Ok(None) };
        let cards = view.pack.iter().map(|card| &card.face).chain(&view.taken);
        let words = self.words_of(cards, language)?;
        Ok(Some(PlayerDraftView { view, words }))
    }

    /// Returns the pool and deck of a player whose draft is over, or whose boosters Cantina opened. Returns `None`
    /// without a pool.
    pub(super) fn own_limited(
        &self,
        event: u32,
        view: &EventView,
        entry: &PlayerView,
        language: TextLanguage,
    ) -> Result<Option<PlayerLimitedDeckView>, AppError> {
        let built = self.read(event, |state, _| {
            let player = PlayerId(entry.id);
            let (pool, saved, format) = match self.opened_pool(state, player)? {
                Some(pool) => (pool, self.registered_entry(entry), LimitedFormat::Sealed),
                None => {
                    let Ok(pool) = state.pool(player) else { return Ok(None) };
                    (pool, state.deck(player).map(|deck| deck.entry.clone()), LimitedFormat::Draft)
                }
            };
            let list = lists::read(&saved.clone().unwrap_or_default())?;
            let checked = check_limited(&self.catalog, &list, &pool, format);
            let card = |(card, count)| PoolCard { face: faces::face_of(&self.catalog, card), count };
            let bases = self.catalog.cards_of(pool.set()).filter(|card| card.is_common_base());
            Ok(Some(PlayerLimitedDeckView {
                pool: pool.cards().map(card).collect(),
                free_bases: bases.map(|card| faces::face(&self.catalog, card)).collect(),
                in_match: saved.is_some() && match_is_open(view, entry.id),
                list: saved,
                check: lists::check(&self.catalog, &list, &checked, language),
                locked: entry.decks_locked,
                words: Vec::new(),
            }))
        })?;
        let Some(mut built) = built else { return Ok(None) };
        built.words = self.words_of(built.pool.iter().map(|card| &card.face), language)?;
        Ok(Some(built))
    }

    /// Returns the deck a bot would build from the player's pool, or `None` without a pool.
    pub(super) fn suggested_for_phone(&self, event: u32, player: PlayerId) -> Result<Option<DeckEntry>, AppError> {
        self.read(event, |state, _| {
            let Some(pool) = self.opened_pool(state, player)?.or_else(|| state.pool(player).ok()) else {
                return Ok(None);
            };
            let ratings = self.ratings(state.settings.set()?)?;
            Ok(Some(lists::write(&::draft::bot_deck(&self.catalog, &ratings, &pool))))
        })
    }

    /// Returns the registered list for the deck screen, or `None` if no readable list is registered.
    fn registered_entry(&self, entry: &PlayerView) -> Option<DeckEntry> {
        let deck = entry.decks.first()?;
        Some(lists::write(&files::whole_deck(&self.catalog, deck.list.as_bytes()).ok()?))
    }

    /// Returns the texts of the given cards without duplicates.
    pub(super) fn words_of<'a>(
        &self,
        faces: impl Iterator<Item = &'a CardFace>,
        language: TextLanguage,
    ) -> Result<Vec<CardTextView>, AppError> {
        let (book, language) = (book()?, game_language(language));
        let numbers: BTreeSet<&str> = faces.map(|face| face.id.as_str()).collect();
        let cards = numbers.into_iter().filter_map(|number| self.catalog.by_number(number.parse().ok()?));
        Ok(cards.map(|card| card_words(&book, card, language)).collect())
    }
}

/// Hashes the progress of an event's drafts into the revision number.
pub(super) fn mark(view: &EventView, mark: &mut impl Hasher) {
    for pod in &view.pods {
        if let Some(draft) = &pod.draft {
            (draft.pack, draft.pick, draft.part == DraftPart::Done, &draft.waiting_for).hash(mark);
            draft.clock.running.hash(mark);
        }
    }
    for player in &view.players {
        (player.id, player.decks_locked).hash(mark);
    }
}
