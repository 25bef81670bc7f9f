//! Decks built at the event from a player's pool.

use decks::{DeckList, LimitedFormat, Pool, Problem, check_limited};

use crate::AppError;
use crate::error::Cause;
use crate::event::Events;
use crate::event::act::players::player_by_number;

/// A player's pool with the deck that was built from it so far.
#[derive(Debug, Clone)]
pub(crate) struct LimitedDeck {
    /// Name of the player.
    pub player: String,
    /// Name of the event.
    pub event: String,
    pub pool: Pool,
    /// The saved list; empty until one is saved.
    pub list: DeckList,
    /// Problems of the list.
    pub problems: Vec<Problem>,
}

impl Events {
    /// Returns a player's pool and saved list.
    ///
    /// # Errors
    /// `player.not_found`, `deck.no_pool`, `deck.still_drafting`; `event.not_found`, `journal.*`.
    pub(crate) fn limited_deck(&self, event: u32, player: u32) -> Result<LimitedDeck, AppError> {
        self.read(event, |state, _| {
            let id = player_by_number(state, player)?;
            let pool = state.pool(id)?;
            let list = state.deck(id).map_or_else(DeckList::default, |deck| deck.list.clone());
            let problems = check_limited(&self.core.catalog, &list, &pool, LimitedFormat::Draft);
            let player = state.name_of(id);
            Ok(LimitedDeck { player, event: state.settings.name.clone(), pool, list, problems })
        })
    }

    /// Returns the deck a bot would build from the pool.
    ///
    /// # Errors
    /// As [`Events::limited_deck`].
    pub(crate) fn suggested_list(&self, event: u32, player: u32) -> Result<DeckList, AppError> {
        self.read(event, |state, _| {
            let pool = state.pool(player_by_number(state, player)?)?;
            let ratings = self.core.ratings(state.settings.rated_set()?)?;
            Ok(draft::bot_deck(&self.core.catalog, &ratings, &pool))
        })
    }

    /// Returns a player's deck as SWUDB JSON, with the rest of the pool as its sideboard.
    ///
    /// # Errors
    /// As [`Events::limited_deck`], and `deck.missing`.
    pub fn deck_swudb(&self, event: u32, player: u32) -> Result<serde_json::Value, AppError> {
        self.read(event, |state, _| {
            let id = player_by_number(state, player)?;
            let pool = state.pool(id)?;
            let saved = state.deck(id).ok_or_else(|| AppError::of(Cause::DeckMissing))?;
            let mut list = crate::decks::lists::with_sideboard(&self.core.catalog, &saved.list, &pool);
            list.name = Some(state.settings.name.clone());
            list.author = state.tournament.player(id).map(|player| player.name.clone());
            Ok(exchange::write_swudb(&self.core.catalog, &list))
        })
    }
}
