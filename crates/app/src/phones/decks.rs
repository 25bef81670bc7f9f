//! Deck lists registered from phones, with their problems.

use tournament::PlayerId;

use crate::AppError;
use crate::contract::{FloorDeck, ListPreview, NamedCount, PlayerDeckView, PlayerDecksView, TextLanguage};
use crate::decks::files;
use crate::error::Cause;
use crate::event::act::phones::{fits, is_in_match};
use crate::event::act::players::{player_by_number, takes_lists};
use crate::event::lists::ListRules;
use crate::event::state::EventState;
use crate::event::view;
use crate::phones::Phones;

impl Phones {
    /// Previews the registration of a player's list.
    ///
    /// # Errors
    /// `phones.no_decks`, `phones.long_list`; `exchange.*` for an invalid list.
    pub(super) fn look_at_list(
        &self,
        state: &EventState,
        player: PlayerId,
        slot: u32,
        list: &str,
        language: TextLanguage,
    ) -> Result<ListPreview, AppError> {
        fits(list)?;
        match takes_lists(state.settings.kind, state.settings.mode) {
            true => {
                let read = self.events.preview(state, Some(player), slot, list)?;
                Ok(view::lists::preview(&self.core.catalog, &read, language))
            }
            false => Err(AppError::of(Cause::PhonesNoDecks)),
        }
    }

    /// Returns a registered list of a player for a judge.
    ///
    /// # Errors
    /// `player.not_found`, `deck.missing` for a slot without a list; `exchange.*` for an unreadable list.
    pub(super) fn floor_deck(&self, state: &EventState, player: u32, slot: u32) -> Result<FloorDeck, AppError> {
        let entry = state.tournament.player(player_by_number(state, player)?);
        let deck = entry.and_then(|entry| entry.decks.iter().find(|deck| u32::from(deck.slot) == slot));
        let deck = deck.ok_or_else(|| AppError::of(Cause::DeckNoList))?;
        let list = files::whole_deck(&self.core.catalog, deck.list.as_bytes())?;
        let card = |one: &decks::Entry| NamedCount { name: self.events.card_name(one), count: one.count };
        let named = |entries: &[decks::Entry]| entries.iter().map(card).collect();
        Ok(FloorDeck {
            name: deck.name.clone(),
            front: list.leaders.iter().chain(&list.bases).map(|one| self.events.card_name(one)).collect(),
            main: named(&list.main),
            sideboard: named(&list.sideboard),
        })
    }

    /// Returns a player's registered lists, or `None` if the event takes no lists.
    pub(super) fn own_decks(
        &self,
        state: &EventState,
        player: PlayerId,
        language: TextLanguage,
    ) -> Option<PlayerDecksView> {
        if !takes_lists(state.settings.kind, state.settings.mode) {
            return None;
        }
        let entry = state.tournament.player(player)?;
        let lists = entry.decks.iter().map(|deck| (u32::from(deck.slot), deck.list.clone())).collect();
        let rules = ListRules::of_state(state, self.core.today());
        let checks = self.events.check_lists(rules, lists, self.events.list_pool(state, player));
        let checks = view::lists::checks(&checks, language);
        let decks = entry.decks.iter().zip(checks).map(|(deck, check)| PlayerDeckView {
            slot: u32::from(deck.slot),
            name: deck.name.clone(),
            check,
        });
        Some(PlayerDecksView {
            slots: if state.tournament.structure().trilogy { 3 } else { 1 },
            locked: entry.decks_locked,
            in_match: is_in_match(state, player),
            decks: decks.collect(),
        })
    }
}
