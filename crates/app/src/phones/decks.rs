//! Deck lists that players hand in from their phones, with what is wrong with them.

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

/// The longest list that a phone may send, in letters.
const LONGEST_LIST: usize = 12_000;

/// The lists that a player hands in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnDecks {
    /// How many decks the event asks for: 1, in Trilogy 3.
    pub slots: u32,
    /// Whether the lists are locked: nothing can be handed in any more.
    pub locked: bool,
    /// Whether the own match is open: a list that was handed in stays as it is until the result is in.
    pub in_match: bool,
    /// The lists that were handed in, by slot.
    pub decks: Vec<OwnDeck>,
}

/// A list that was handed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnDeck {
    /// Which of the player's decks it is, from 1.
    pub slot: u32,
    /// The name of the deck, as it was handed in.
    pub name: String,
    /// Whether its cards can be told; what could not be read has the reason under `problems`, and no cards.
    pub readable: bool,
    /// The names of leaders and base.
    pub front: Vec<String>,
    /// The number of cards beside leaders and base.
    pub main: u32,
    /// The number of cards in the sideboard.
    pub sideboard: u32,
    /// The format by whose rules the list was checked: Sealed where boosters are opened, Twin Suns for two leaders, else
    /// Premier.
    pub format: &'static str,
    /// What is wrong with the list, in words; empty when it is legal on the day of the event.
    pub problems: Vec<String>,
}

/// A registered list, card by card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedDeck {
    /// The name of the deck, as it was handed in.
    pub name: String,
    /// The names of leaders and base.
    pub front: Vec<String>,
    /// The cards of the deck: how many of each, and its name.
    pub main: Vec<(u32, String)>,
    /// The cards of the sideboard, likewise.
    pub sideboard: Vec<(u32, String)>,
}

impl Desk {
    /// Registers a list of a player, as a step of its own with the player's name. The same list again changes nothing.
    ///
    /// # Errors
    /// `phones.no_decks` where no lists are handed in, `phones.long_list`; `phones.deck_in_match` for another list while the own
    /// match is open; `deck.*` and `exchange.*` for what is no list;
    /// `tournament.*` when lists are locked or there is no such slot; `journal.*`, `store.*`.
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

    /// A registered list card by card, for who checks a deck by it.
    ///
    /// # Errors
    /// `player.not_found`, `deck.missing` for a slot without a list; `exchange.*` for a list that cannot be read back;
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

    /// What a player has handed in; nothing where no lists are.
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

    /// What is wrong with a list of a pool that nobody here knows: all but whether its cards are in the pool.
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

/// Whether the match or table of a player in the newest round has no result yet; a bye is none.
pub(super) fn match_is_open(view: &EventView, player: u32) -> bool {
    let Some(round) = view.rounds.last() else { return false };
    let open = round.tables.iter().filter(|table| table.result.is_none() && table.places.is_empty());
    let mut played = open.filter(|table| table.players.len() > 1);
    played.any(|table| table.players.iter().any(|one| one.id == player))
}

/// The deck of a match that is being played is the one that is registered: a list that is there stays until the result is in.
/// The first list may come late.
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

/// By what a list is checked.
#[derive(Clone, Copy)]
enum CheckedAs {
    /// A deck that is brought along, on the day of the event.
    Brought(NaiveDate),
    /// A deck from boosters that were opened at the table.
    Opened,
}

/// A list that was handed in and cannot be read back.
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
