//! Decks built at the event from a player's pool: view, check, save, and suggestions by a bot.

use crate::error::Cause;
use crate::event::Events;
use crate::event::view;
use decks::{DeckList, LimitedFormat, check_limited};

use crate::AppError;
use crate::cards::faces;
use crate::contract::{DeckCheck, DeckContent, DeckEntry, DeckFormat, DeckView, EventAct, PoolCard};
use crate::decks::{content, lists};

use super::act::players::player_by_number;

impl Events {
    /// Returns the deck screen of a player: pool, free bases, the saved list and its problems.
    ///
    /// # Errors
    /// `player.not_found`, `deck.no_pool`, `deck.still_drafting`.
    pub fn deck(&self, event: u32, player: u32) -> Result<DeckView, AppError> {
        self.read(event, |state, _| {
            let id = player_by_number(state, player)?;
            let pool = state.pool(id)?;
            let list = state.deck(id).map_or_else(DeckList::default, |deck| deck.list.clone());
            let problems = check_limited(&self.core.catalog, &list, &pool, LimitedFormat::Draft);
            let name = view::name(state, id);
            let card = |(card, count)| PoolCard { face: faces::face_of(&self.core.catalog, card), count };
            let bases = pool.free_bases(&self.core.catalog);
            Ok(DeckView {
                event,
                player,
                name,
                pool: pool.cards().map(card).collect(),
                free_bases: bases.map(|card| faces::face(&self.core.catalog, card)).collect(),
                check: lists::check(&self.core.catalog, &list, &problems, self.core.message_language()),
                list: lists::write(&list),
            })
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
        self.read(event, |state, _| {
            let pool = state.pool(player_by_number(state, player)?)?;
            let ratings = self.core.ratings(state.settings.rated_set()?)?;
            Ok(lists::write(&draft::bot_deck(&self.core.catalog, &ratings, &pool)))
        })
    }

    /// Returns a player's deck as SWUDB JSON, with the rest of the pool as its sideboard.
    ///
    /// # Errors
    /// As [`Events::deck`], and `deck.missing`.
    pub fn deck_swudb(&self, event: u32, player: u32) -> Result<serde_json::Value, AppError> {
        self.read(event, |state, _| {
            let id = player_by_number(state, player)?;
            let pool = state.pool(id)?;
            let saved = state.deck(id).ok_or_else(|| AppError::of(Cause::DeckMissing))?;
            let mut list = lists::with_sideboard(&self.core.catalog, &saved.list, &pool);
            list.name = Some(state.settings.name.clone());
            list.author = state.tournament.player(id).map(|player| player.name.clone());
            Ok(exchange::write_swudb(&self.core.catalog, &list))
        })
    }

    /// Returns a player's pool and deck as a deck for the library.
    ///
    /// # Errors
    /// As [`Events::deck`].
    pub(crate) fn deck_content(&self, event: u32, player: u32) -> Result<DeckContent, AppError> {
        self.read(event, |state, _| {
            let id = player_by_number(state, player)?;
            let pool = state.pool(id)?;
            let list = state.deck(id).map_or_else(DeckList::default, |deck| deck.list.clone());
            let name = view::name(state, id);
            let mut content = content::write(&self.core.catalog, &list, DeckFormat::Draft);
            content.name = format!("{} at {}", name, state.settings.name);
            content.author = name;
            content.pool = Some(content::write_pool(&self.core.catalog, &pool));
            Ok(content)
        })
    }
}
