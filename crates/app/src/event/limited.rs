//! Decks built at the event from a player's pool: view, check, save, and suggestions by a bot.

use crate::error::Cause;
use decks::{DeckList, LimitedFormat, check_limited};

use crate::cards::faces;
use crate::contract::{DeckCheck, DeckEntry, DeckView, EventAct, PoolCard};
use crate::decks::lists;
use crate::{App, AppError};

use super::act::players::player_by_number;

impl App {
    /// Returns the deck screen of a player: pool, free bases, the saved list and its problems.
    ///
    /// # Errors
    /// `player.not_found`, `deck.no_pool`, `deck.still_drafting`.
    pub fn deck(&self, event: u32, player: u32) -> Result<DeckView, AppError> {
        self.read(event, |state, _| {
            let id = player_by_number(state, player)?;
            let pool = state.pool(id)?;
            let list = state.deck(id).map_or_else(DeckList::default, |deck| deck.list.clone());
            let problems = check_limited(&self.catalog, &list, &pool, LimitedFormat::Draft);
            let name = state.tournament.player(id).map_or_else(String::new, |player| player.name.clone());
            let card = |(card, count)| PoolCard { face: faces::face_of(&self.catalog, card), count };
            let bases = self.catalog.cards_of(pool.set()).filter(|card| card.is_common_base());
            Ok(DeckView {
                event,
                player,
                name,
                pool: pool.cards().map(card).collect(),
                free_bases: bases.map(|card| faces::face(&self.catalog, card)).collect(),
                check: lists::check(&self.catalog, &list, &problems, self.message_language()),
                list: lists::write(&list),
            })
        })
    }

    /// Checks a list with the validator. Nothing is saved.
    ///
    /// # Errors
    /// As [`App::deck`], and `deck.unreadable`.
    pub fn check_limited_deck(&self, event: u32, player: u32, list: &DeckEntry) -> Result<DeckCheck, AppError> {
        self.read(event, |state, _| {
            let player = player_by_number(state, player)?;
            let list = lists::read(list)?;
            let problems = state.check(&self.catalog, player, &list)?;
            Ok(lists::check(&self.catalog, &list, &problems, self.message_language()))
        })
    }

    /// Saves a player's list, legal or not ([`EventAct::SaveDeck`]), and returns the updated deck screen.
    ///
    /// # Errors
    /// As [`App::check_limited_deck`].
    pub fn save_deck(&self, event: u32, player: u32, list: &DeckEntry) -> Result<DeckView, AppError> {
        self.apply_act(event, &EventAct::SaveDeck { player, list: list.clone() })?;
        self.deck(event, player)
    }

    /// Returns the deck a bot would build from the pool.
    ///
    /// # Errors
    /// As [`App::deck`].
    pub fn suggest_deck(&self, event: u32, player: u32) -> Result<DeckEntry, AppError> {
        self.read(event, |state, _| {
            let pool = state.pool(player_by_number(state, player)?)?;
            let ratings = self.ratings(state.settings.set()?)?;
            Ok(lists::write(&draft::bot_deck(&self.catalog, &ratings, &pool)))
        })
    }

    /// Returns a player's deck as SWUDB JSON, with the rest of the pool as its sideboard.
    ///
    /// # Errors
    /// As [`App::deck`], and `deck.missing`.
    pub fn deck_swudb(&self, event: u32, player: u32) -> Result<serde_json::Value, AppError> {
        self.read(event, |state, _| {
            let id = player_by_number(state, player)?;
            let pool = state.pool(id)?;
            let saved = state.deck(id).ok_or_else(|| AppError::of(Cause::DeckMissing))?;
            let mut list = lists::with_sideboard(&self.catalog, &saved.list, &pool);
            list.name = Some(state.settings.name.clone());
            list.author = state.tournament.player(id).map(|player| player.name.clone());
            Ok(exchange::write_swudb(&self.catalog, &list))
        })
    }
}
