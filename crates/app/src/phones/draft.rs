//! Drafting on a player's phone: the pack, the pool, and the deck built from it. Also the deck from a digital sealed
//! pool.
//!
//! Invariant: a phone shows only what [`draft::Draft::view`] or [`draft::VariantDraft::view`] returns for the player's
//! seat.

use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};

use chrono::{DateTime, Utc};
use decks::{LimitedFormat, check_limited, minimum_deck_size};
use model::{CardId, CardType};
use tournament::PlayerId;

use crate::AppError;
use crate::cards::faces;
use crate::cards::words::card_words;
use crate::contract::{
    CardFace, CardTextView, DeckEntry, DraftPart, PlayerDraftView, PlayerLimitedDeckView, PoolCard, TextLanguage,
};
use crate::decks::{files, lists};
use crate::event::act::phones::{is_in_match, opened_pool};
use crate::event::drafting::pack_and_pick;
use crate::event::state::{DraftProgress, EventState};
use crate::event::view;
use crate::games::{book, game_language};
use crate::phones::Phones;

impl Phones {
    /// Returns the player's seat in a draft in progress, or `None`. The card texts are added later.
    pub(super) fn own_draft(
        &self,
        event: u32,
        state: &EventState,
        player: PlayerId,
        now: DateTime<Utc>,
    ) -> Result<Option<PlayerDraftView>, AppError> {
        let Some((pod, seat)) = state.seat_of(player) else { return Ok(None) };
        if state.digital_pod(pod).is_err() && state.variant_table(pod).is_err() {
            return Ok(None);
        }
        let view = view::drafting(&self.core.catalog, event, state, pod, seat, now)?;
        let drafts = view.status.part != DraftPart::Done;
        Ok(drafts.then(|| PlayerDraftView { view, words: Vec::new() }))
    }

    /// Returns the pool and deck of a player whose draft is over, or whose boosters Cantina opened. Returns `None`
    /// without a pool. The card texts are added later.
    pub(super) fn own_limited(
        &self,
        state: &EventState,
        player: PlayerId,
        language: TextLanguage,
    ) -> Result<Option<PlayerLimitedDeckView>, AppError> {
        let Some(entry) = state.tournament.player(player) else { return Ok(None) };
        let (pool, saved, format) = match opened_pool(&self.core.catalog, state, player)? {
            Some(pool) => (pool, self.registered_entry(entry), LimitedFormat::Sealed),
            None => {
                let Ok(pool) = state.pool(player) else { return Ok(None) };
                (pool, state.deck(player).map(|deck| lists::write(&deck.list)), LimitedFormat::Draft)
            }
        };
        let list = lists::read(&saved.clone().unwrap_or_default())?;
        let problems = check_limited(&self.core.catalog, &list, &pool, format);
        let card = |(card, count)| PoolCard { face: faces::face_of(&self.core.catalog, card), count };
        let catalog = &self.core.catalog;
        let free_bases: Vec<CardFace> = pool.free_bases(catalog).map(|card| faces::face(catalog, card)).collect();
        let own_bases = pool.cards().map(|(card, _)| card).filter(|card| catalog.card(*card).kind == CardType::Base);
        let all_bases = own_bases.chain(pool.free_bases(catalog).map(|card| card.id));
        let minimum = |card: CardId| (catalog.card(card).number.to_string(), minimum_deck_size(catalog, Some(card)));
        Ok(Some(PlayerLimitedDeckView {
            pool: pool.cards().map(card).collect(),
            free_bases,
            minimums: all_bases.map(minimum).collect(),
            usual_minimum: minimum_deck_size(catalog, None),
            in_match: saved.is_some() && is_in_match(state, player),
            list: saved,
            check: lists::check(&self.core.catalog, &list, &problems, language),
            locked: entry.decks_locked,
            words: Vec::new(),
        }))
    }

    /// Returns the deck a bot would build from the player's pool, or `None` without a pool.
    pub(super) fn suggested_for_phone(
        &self,
        state: &EventState,
        player: PlayerId,
    ) -> Result<Option<DeckEntry>, AppError> {
        let Some(pool) = opened_pool(&self.core.catalog, state, player)?.or_else(|| state.pool(player).ok()) else {
            return Ok(None);
        };
        let ratings = self.core.ratings(state.settings.rated_set()?)?;
        Ok(Some(lists::write(&::draft::bot_deck(&self.core.catalog, &ratings, &pool))))
    }

    /// Returns the registered list for the deck screen, or `None` if no readable list is registered.
    fn registered_entry(&self, entry: &tournament::Player) -> Option<DeckEntry> {
        let deck = entry.decks.first()?;
        Some(lists::write(&files::whole_deck(&self.core.catalog, deck.list.as_bytes()).ok()?))
    }

    /// Returns the texts of the given cards without duplicates.
    pub(super) fn words_of<'a>(
        &self,
        faces: impl Iterator<Item = &'a CardFace>,
        language: TextLanguage,
    ) -> Result<Vec<CardTextView>, AppError> {
        let (book, language) = (book()?, game_language(language));
        let numbers: BTreeSet<&str> = faces.map(|face| face.id.as_str()).collect();
        let cards = numbers.into_iter().filter_map(|number| self.core.catalog.by_number(number.parse().ok()?));
        Ok(cards.map(|card| card_words(&book, card, language)).collect())
    }
}

/// Hashes the progress of an event's drafts, and whose lists are locked, into the revision number.
pub(super) fn mark(state: &EventState, mark: &mut impl Hasher) {
    match state.draft() {
        None => {}
        Some(DraftProgress::Digital(pods)) => {
            for pod in pods {
                (pack_and_pick(pod.draft.stage()), pod.draft.is_done()).hash(mark);
                let people = pod.draft.waiting_for().into_iter().filter(|seat| !pod.is_bot(*seat));
                people.collect::<Vec<u8>>().hash(mark);
                pod.clock.is_running().hash(mark);
            }
        }
        Some(DraftProgress::Variant(tables)) => {
            for table in tables {
                (table.draft.record().actions.len(), table.draft.is_done()).hash(mark);
            }
        }
        Some(DraftProgress::Paper(pods)) => {
            for pod in pods {
                (pod.step, pod.clock.is_running()).hash(mark);
            }
        }
    }
    for player in state.tournament.players() {
        (player.id, player.decks_locked).hash(mark);
    }
}
