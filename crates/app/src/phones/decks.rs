//! Deck lists registered from phones, with their problems.

use tournament::{Operation, PlayerId};

use crate::contract::{EventView, ListCheck, ListPreview, PlayerView, TextLanguage};
use crate::decks::files;
use crate::error::Cause;
use crate::event::act::players::{player_by_number, takes_lists};
use crate::event::act::saturating_cast;
use crate::event::lists::{ListPool, ListRules};
use crate::event::state::EventState;
use crate::record::Record;
use crate::{App, AppError};

/// Maximum length of a list from a phone, in characters.
const LONGEST_LIST: usize = 12_000;

/// A player's registered lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerDecksView {
    /// Number of decks the event requires: 1, or 3 in Trilogy.
    pub slots: u32,
    /// `true` if the lists are locked and can no longer be changed.
    pub locked: bool,
    /// `true` if the player's match is open. A registered list then stays unchanged until the result is in.
    pub in_match: bool,
    /// Registered lists by slot.
    pub decks: Vec<PlayerDeckView>,
}

/// A registered list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerDeckView {
    /// Slot of the deck, from 1.
    pub slot: u32,
    /// Name of the deck.
    pub name: String,
    /// Number of its cards, and its legality on the day of play.
    pub check: ListCheck,
}

/// A registered list, card by card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedDeck {
    /// Name of the deck.
    pub name: String,
    /// Names of leaders and base.
    pub front: Vec<String>,
    /// Cards of the deck: copies and name.
    pub main: Vec<(u32, String)>,
    /// Cards of the sideboard: copies and name.
    pub sideboard: Vec<(u32, String)>,
}

impl App {
    /// Registers a list of a player as a separate step with the player's name. Registering the same list again
    /// changes nothing.
    ///
    /// # Errors
    /// `phones.no_decks` if the event takes no lists, `phones.long_list`; `phones.deck_in_match` for another list
    /// while the player's match is open; `deck.*` and `exchange.*` for an invalid list; `tournament.*` if lists are
    /// locked or the slot does not exist; `journal.*`, `store.*`.
    pub(super) fn register_deck_from_phone(
        &self,
        event: u32,
        player: PlayerId,
        slot: u32,
        list: &str,
    ) -> Result<(), AppError> {
        fits(list)?;
        let list = files::whole_deck(&self.names_catalog(), list.as_bytes())?;
        let deck = self.registered_list(saturating_cast(slot), &list);
        self.commit(event, |state| {
            if !takes_lists(state.settings.kind, state.settings.mode) {
                return Err(AppError::of(Cause::PhonesNoDecks));
            }
            let entry = state.tournament.player(player);
            if entry.is_some_and(|entry| entry.decks.contains(&deck)) {
                return Ok(Vec::new());
            }
            let there = entry.is_some_and(|entry| entry.decks.iter().any(|known| known.slot == deck.slot));
            stays_in_match(state, player, there)?;
            let by = format!("{} (phone)", entry.map_or("", |entry| entry.name.as_str()));
            let operation = Operation::RegisterDeck { player, deck: deck.clone() };
            Ok(vec![Record::Tournament { operation, by: Some(by), part: false }])
        })
    }

    /// Previews the registration of a player's list.
    ///
    /// # Errors
    /// `phones.no_decks`, `phones.long_list`; `exchange.*` for an invalid list; `journal.*`, `store.*`.
    pub(super) fn look_at_list(
        &self,
        event: u32,
        player: PlayerId,
        slot: u32,
        list: &str,
        language: TextLanguage,
    ) -> Result<ListPreview, AppError> {
        fits(list)?;
        self.read(event, |state, _| match takes_lists(state.settings.kind, state.settings.mode) {
            true => self.preview(state, Some(player), slot, list, language),
            false => Err(AppError::of(Cause::PhonesNoDecks)),
        })
    }

    /// Returns a registered list card by card, for a deck check.
    ///
    /// # Errors
    /// `player.not_found`, `deck.missing` for a slot without a list; `exchange.*` for an unreadable list;
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn listed_deck(&self, event: u32, player: u32, slot: u32) -> Result<ListedDeck, AppError> {
        let (name, text) = self.read(event, |state, _| {
            let entry = state.tournament.player(player_by_number(state, player)?);
            let deck = entry.and_then(|entry| entry.decks.iter().find(|deck| u32::from(deck.slot) == slot));
            let deck = deck.ok_or_else(|| AppError::of(Cause::DeckNoList))?;
            Ok((deck.name.clone(), deck.list.clone()))
        })?;
        let list = files::whole_deck(&self.catalog, text.as_bytes())?;
        let named = |entries: &[decks::Entry]| entries.iter().map(|one| (one.count, self.card_name(one))).collect();
        Ok(ListedDeck {
            name,
            front: list.leaders.iter().chain(&list.bases).map(|one| self.card_name(one)).collect(),
            main: named(&list.main),
            sideboard: named(&list.sideboard),
        })
    }

    /// Returns a player's registered lists, or `None` if the event takes no lists.
    pub(super) fn own_decks(
        &self,
        view: &EventView,
        player: &PlayerView,
        language: TextLanguage,
    ) -> Option<PlayerDecksView> {
        if !takes_lists(view.summary.kind, view.summary.mode) {
            return None;
        }
        let lists = player.decks.iter().map(|deck| (deck.slot, deck.list.clone())).collect();
        let pool = self.read(view.summary.id, |state, _| Ok(self.list_pool(state, PlayerId(player.id))));
        let rules = ListRules::of_view(view, self.today());
        let checks = self.check_lists(rules, lists, pool.unwrap_or(ListPool::Unknown), language);
        let decks = player.decks.iter().zip(checks).map(|(deck, check)| PlayerDeckView {
            slot: deck.slot,
            name: deck.name.clone(),
            check,
        });
        Some(PlayerDecksView {
            slots: if view.structure.trilogy { 3 } else { 1 },
            locked: player.decks_locked,
            in_match: match_is_open(view, player.id),
            decks: decks.collect(),
        })
    }
}

/// Rejects a list longer than a phone may send.
fn fits(list: &str) -> Result<(), AppError> {
    match list.chars().count() > LONGEST_LIST {
        true => Err(AppError::of(Cause::PhonesLongList { longest: LONGEST_LIST.into() })),
        false => Ok(()),
    }
}

/// Returns `true` if the player's match or table in the current round has no result yet. `false` for a bye.
pub(super) fn match_is_open(view: &EventView, player: u32) -> bool {
    let Some(round) = view.rounds.last() else { return false };
    let open = round.tables.iter().filter(|table| table.result.is_none() && table.places.is_empty());
    let mut played = open.filter(|table| table.players.len() > 1);
    played.any(|table| table.players.iter().any(|one| one.id == player))
}

/// Rejects replacing the registered list of a match in progress until its result is in. The first list may come late.
///
/// # Errors
/// `phones.deck_in_match`.
pub(super) fn stays_in_match(state: &EventState, player: PlayerId, there: bool) -> Result<(), AppError> {
    let open = state.tournament.rounds().last().is_some_and(|round| {
        let of_two = round.pairing_of(player).is_some_and(|pairing| pairing.b.is_some() && pairing.result.is_none());
        of_two || round.tables.iter().any(|table| table.players.contains(&player) && table.hp.is_none())
    });
    if open && there { Err(AppError::of(Cause::PhonesDeckInMatch)) } else { Ok(()) }
}
