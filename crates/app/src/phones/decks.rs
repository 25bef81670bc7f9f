//! Deck lists registered from phones, with their problems.

use chrono::NaiveDate;
use decks::{ConstructedFormat, DeckList, LimitedFormat, Pool, check_constructed, check_limited};
use tournament::{Operation, PlayerId};

use crate::contract::{EventKind, EventView, PlayerView, TextLanguage};
use crate::decks::{problems, reading};
use crate::error::Cause;
use crate::event::act::capped;
use crate::event::act::players::{known, takes_lists};
use crate::event::state::EventState;
use crate::record::Record;
use crate::surroundings::day_of;
use crate::{AppError, Desk};

/// Maximum length of a list from a phone, in characters.
const LONGEST_LIST: usize = 12_000;

/// A player's registered lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnDecks {
    /// Number of decks the event requires: 1, or 3 in Trilogy.
    pub slots: u32,
    /// `true` if the lists are locked and can no longer be changed.
    pub locked: bool,
    /// `true` if the player's match is open. A registered list then stays unchanged until the result is in.
    pub in_match: bool,
    /// Registered lists by slot.
    pub decks: Vec<OwnDeck>,
}

/// A registered list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnDeck {
    /// Slot of the deck, from 1.
    pub slot: u32,
    /// Name of the deck.
    pub name: String,
    /// `true` if the list could be read. Otherwise `problems` has the reason and there are no cards.
    pub readable: bool,
    /// Names of leaders and base.
    pub front: Vec<String>,
    /// Number of cards without leaders and base.
    pub main: u32,
    /// Number of cards in the sideboard.
    pub sideboard: u32,
    /// Format the list was checked for: Sealed if boosters are opened, Twin Suns for two leaders, otherwise Premier.
    pub format: &'static str,
    /// Problems of the list as text; empty if it is legal on the day of the event.
    pub problems: Vec<String>,
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

impl Desk {
    /// Registers a list of a player as a separate step with the player's name. Registering the same list again
    /// changes nothing.
    ///
    /// # Errors
    /// `phones.no_decks` if the event takes no lists, `phones.long_list`; `phones.deck_in_match` for another list
    /// while the player's match is open; `deck.*` and `exchange.*` for an invalid list; `tournament.*` if lists are
    /// locked or the slot does not exist; `journal.*`, `store.*`.
    pub(super) fn hand_in(&self, event: u32, player: PlayerId, slot: u32, list: &str) -> Result<(), AppError> {
        if list.chars().count() > LONGEST_LIST {
            return Err(AppError::of(Cause::PhonesLongList { longest: LONGEST_LIST.into() }));
        }
        let list = reading::whole_deck(&self.names_catalog(), list.as_bytes())?;
        let deck = self.registered_list(capped(slot), &list);
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

    /// Returns a registered list card by card, for a deck check.
    ///
    /// # Errors
    /// `player.not_found`, `deck.missing` for a slot without a list; `exchange.*` for an unreadable list;
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn listed_deck(&self, event: u32, player: u32, slot: u32) -> Result<ListedDeck, AppError> {
        let (name, text) = self.read(event, |state, _| {
            let entry = state.tournament.player(known(state, player)?);
            let deck = entry.and_then(|entry| entry.decks.iter().find(|deck| u32::from(deck.slot) == slot));
            let deck = deck.ok_or_else(|| AppError::of(Cause::DeckNoList))?;
            Ok((deck.name.clone(), deck.list.clone()))
        })?;
        let list = reading::whole_deck(&self.catalog, text.as_bytes())?;
        let named = |entries: &[decks::Entry]| entries.iter().map(|one| (one.count, self.card_name(one))).collect();
        Ok(ListedDeck {
            name,
            front: list.leaders.iter().chain(&list.bases).map(|one| self.card_name(one)).collect(),
            main: named(&list.main),
            sideboard: named(&list.sideboard),
        })
    }

    fn card_name(&self, entry: &decks::Entry) -> String {
        let card = self.catalog.by_number(entry.card);
        card.map_or_else(|| entry.card.to_string(), |card| self.catalog.card(card).full_name().to_string())
    }

    /// Returns a player's registered lists, or `None` if the event takes no lists.
    pub(super) fn own_decks(&self, view: &EventView, player: &PlayerView, language: TextLanguage) -> Option<OwnDecks> {
        if !takes_lists(view.summary.kind, view.summary.mode) {
            return None;
        }
        let limited = view.summary.kind == EventKind::Sealed;
        let day = day_of(&view.summary.created_at).unwrap_or_else(|| self.today());
        let checked = if limited { CheckedAs::Opened } else { CheckedAs::Brought(day) };
        let decks = player.decks.iter().map(|deck| match reading::whole_deck(&self.catalog, deck.list.as_bytes()) {
            Ok(list) => self.own_deck(deck.slot, deck.name.clone(), &list, checked, language),
            Err(error) => unread(deck.slot, deck.name.clone(), &error.in_language(language)),
        });
        Some(OwnDecks {
            slots: if view.structure.trilogy { 3 } else { 1 },
            locked: player.decks_locked,
            in_match: match_is_open(view, player.id),
            decks: decks.collect(),
        })
    }

    /// Checks a list from an unknown pool for all problems except whether its cards are in the pool.
    fn limited_problems(&self, list: &DeckList) -> Vec<decks::Problem> {
        let card = |entry: &decks::Entry| Some((self.catalog.by_number(entry.card)?, entry.count));
        let rows = list.leaders.iter().chain(&list.bases).chain(&list.main);
        let cards: Vec<_> = rows.filter_map(card).collect();
        let set = list.main.first().or(list.leaders.first()).map(|entry| entry.card.set);
        let Some(set) = set else { return Vec::new() };
        let mut pool = Pool::new(set);
        for (card, count) in cards {
            pool.add(card, count);
        }
        check_limited(&self.catalog, list, &pool, LimitedFormat::Sealed).err().unwrap_or_default()
    }

    fn own_deck(
        &self,
        slot: u32,
        name: String,
        list: &DeckList,
        checked: CheckedAs,
        language: TextLanguage,
    ) -> OwnDeck {
        let twin_suns = list.leaders.len() > 1;
        let found = match checked {
            CheckedAs::Opened => self.limited_problems(list),
            CheckedAs::Brought(day) => {
                let format = if twin_suns { ConstructedFormat::TwinSuns } else { ConstructedFormat::Premier };
                check_constructed(&self.catalog, &self.formats, list, format, day).err().unwrap_or_default()
            }
        };
        let front = list.leaders.iter().chain(&list.bases);
        let count = |entries: &[decks::Entry]| entries.iter().map(|entry| entry.count).sum();
        OwnDeck {
            slot,
            name,
            readable: true,
            format: match checked {
                CheckedAs::Opened => "Sealed",
                CheckedAs::Brought(_) if twin_suns => "Twin Suns",
                CheckedAs::Brought(_) => "Premier",
            },
            front: front.map(|entry| self.card_name(entry)).collect(),
            main: count(&list.main),
            sideboard: count(&list.sideboard),
            problems: found.iter().map(|one| problems::view(&self.catalog, one, language).message).collect(),
        }
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

/// Rules a list is checked by.
#[derive(Clone, Copy)]
enum CheckedAs {
    /// Constructed deck, on the day of the event.
    Brought(NaiveDate),
    /// Deck from boosters opened at the table.
    Opened,
}

/// Returns a registered list that could not be read.
fn unread(slot: u32, name: String, error: &AppError) -> OwnDeck {
    OwnDeck {
        slot,
        name,
        readable: false,
        front: Vec::new(),
        main: 0,
        sideboard: 0,
        format: "",
        problems: vec![error.message.clone()],
    }
}
