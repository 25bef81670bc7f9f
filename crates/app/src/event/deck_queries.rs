//! Queries about the lists, pools and decks of players: previews, sealed pools, and the deck screen.

use crate::AppError;
use crate::cards::boosters::set_with_packs;
use crate::cards::faces;
use crate::contract::{
    DeckCheck, DeckContent, DeckEntry, DeckFormat, DeckView, EventAct, ListPreview, PoolCard, PoolEntry, SealedBoosters,
};
use crate::decks::{content, lists};
use crate::error::Cause;
use crate::event::Events;
use crate::event::act::players::player_by_number;
use crate::event::pack_source::SEALED_PACKS;
use crate::event::{sealed, view};

impl Events {
    /// Previews the registration of a list for a player. The preview has the unreadable rows with their place and the
    /// nearest cards, the number of cards, and legality on the day of play. Nothing is changed.
    ///
    /// # Errors
    /// `exchange.*` for a text that is not a deck list; `player.not_found`, `event.not_found`, `journal.*`.
    pub fn preview_list(&self, event: u32, player: u32, slot: u32, list: &str) -> Result<ListPreview, AppError> {
        self.read(event, |state, _| {
            let read = self.preview(state, Some(player_by_number(state, player)?), slot, list)?;
            Ok(view::lists::preview(&self.core.catalog, &read, self.core.message_language()))
        })
    }

    /// Opens a sealed pool (CR 10.2.1A). The same seed opens the same pool; without a seed, one is drawn.
    ///
    /// # Errors
    /// `set.no_boosters`, `seed.unreadable`, `sealed.*`.
    pub fn open_sealed(&self, boosters: &SealedBoosters, seed: Option<&str>) -> Result<PoolEntry, AppError> {
        let seed = self.core.seed(seed)?;
        let set = set_with_packs(&boosters.set)?;
        let packs = boosters.packs.map_or(Ok(SEALED_PACKS), sealed::pack_count)?;
        let leaders = sealed::leaders_of_pool(&self.core.catalog, &boosters.leaders)?;
        let pool = sealed::opened(&self.core.catalog, set, packs, &leaders, seed)?;
        Ok(content::write_pool(&self.core.catalog, &pool))
    }

    /// Returns the pool of a player in a sealed event. It is determined by the event's seed and never changes.
    ///
    /// # Errors
    /// `event.not_sealed`, `event.not_found`, `players.*`.
    pub fn event_pool(&self, event: u32, player: u32) -> Result<PoolEntry, AppError> {
        let pool = self.read(event, |state, _| {
            let player = player_by_number(state, player)?;
            let pool = sealed::pool_of_player(&self.core.catalog, state, player)?;
            pool.ok_or_else(|| AppError::of(Cause::EventNotSealed))
        })?;
        Ok(content::write_pool(&self.core.catalog, &pool))
    }

    /// Returns the deck screen of a player: pool, free bases, the saved list and its problems.
    ///
    /// # Errors
    /// `player.not_found`, `deck.no_pool`, `deck.still_drafting`.
    pub fn deck(&self, event: u32, player: u32) -> Result<DeckView, AppError> {
        let deck = self.limited_deck(event, player)?;
        let catalog = &self.core.catalog;
        let card = |(card, count)| PoolCard { face: faces::face_of(catalog, card), count };
        Ok(DeckView {
            event,
            player,
            name: deck.player.clone(),
            pool: deck.pool.cards().map(card).collect(),
            free_bases: deck.pool.free_bases(catalog).map(|card| faces::face(catalog, card)).collect(),
            check: lists::check(catalog, &deck.list, &deck.problems, self.core.message_language()),
            list: lists::write(&deck.list),
        })
    }

    /// Checks a list with the validator. Nothing is saved.
    ///
    /// # Errors
    /// As [`Events::deck`], and `deck.unreadable`.
    pub fn check_limited_deck(&self, event: u32, player: u32, list: &DeckEntry) -> Result<DeckCheck, AppError> {
        self.read(event, |state, _| {
            let player = player_by_number(state, player)?;
            let list = lists::read(list)?;
            let problems = state.check(&self.core.catalog, player, &list)?;
            Ok(lists::check(&self.core.catalog, &list, &problems, self.core.message_language()))
        })
    }

    /// Saves a player's list, legal or not ([`EventAct::SaveDeck`]), and returns the updated deck screen.
    ///
    /// # Errors
    /// As [`Events::check_limited_deck`].
    pub fn save_deck(&self, event: u32, player: u32, list: &DeckEntry) -> Result<DeckView, AppError> {
        self.apply_act(event, &EventAct::SaveDeck { player, list: list.clone() })?;
        self.deck(event, player)
    }

    /// Returns the deck a bot would build from the pool.
    ///
    /// # Errors
    /// As [`Events::deck`].
    pub fn suggest_deck(&self, event: u32, player: u32) -> Result<DeckEntry, AppError> {
        Ok(lists::write(&self.suggested_list(event, player)?))
    }

    /// Returns a player's pool and deck as a deck for the library.
    ///
    /// # Errors
    /// As [`Events::deck`].
    pub(crate) fn deck_content(&self, event: u32, player: u32) -> Result<DeckContent, AppError> {
        let deck = self.limited_deck(event, player)?;
        let mut content = content::write(&self.core.catalog, &deck.list, DeckFormat::Draft);
        content.name = format!("{} at {}", deck.player, deck.event);
        content.author = deck.player;
        content.pool = Some(content::write_pool(&self.core.catalog, &deck.pool));
        Ok(content)
    }
}
