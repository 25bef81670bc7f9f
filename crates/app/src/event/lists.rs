//! Deck lists of an event: the preview before registration, and the check for the day of play.
//!
//! All front ends use this check: the window, the command line, phones and the second desk.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Local, NaiveDate};
use decks::{
    CardPool, ConstructedFormat, DeckList, LimitedFormat, Pool, Problem, ProblemCode, UnknownCards, check_constructed,
    check_limited, check_trilogy,
};
use exchange::ImportResult;
use tournament::{Operation, PlayerId};

use crate::AppError;
use crate::decks::files;
use crate::decks::verdict::{not_playable_in, unknown_cards};
use crate::event::Events;
use crate::event::pack_source::EventPacks;
use crate::event::registered_deck::registered_list;
use crate::event::sealed::{PlayerBoosters, boosters_of_player, pool_of};
use crate::event::state::EventState;
use crate::record::kind::{DraftMode, EventKind};

/// The format of an event's deck lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ListFormat {
    /// Premier (CR 9.2).
    Premier,
    /// Two leaders, one copy of each card (CR 12).
    TwinSuns,
    /// Three decks (CR 9.3).
    Trilogy,
    /// A deck from opened boosters (CR 10.2).
    Sealed,
    /// A deck from drafted cards (CR 10.3).
    Draft,
}

/// Rules for checking an event's lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct ListRules {
    kind: EventKind,
    /// `true` for multiplayer tables: Twin Suns.
    tables: bool,
    trilogy: bool,
    day: NaiveDate,
}

impl ListRules {
    /// Returns the rules of an event from its state.
    pub(crate) fn of_state(state: &EventState, today: NaiveDate) -> ListRules {
        let played = state.tournament.structure();
        ListRules {
            kind: state.settings.kind,
            tables: played.rounds == tournament::RoundKind::Tables,
            trilogy: played.trilogy,
            day: date_of_current_round(state).unwrap_or(today),
        }
    }

    /// Returns the day the lists are checked for.
    pub(crate) fn day(&self) -> NaiveDate {
        self.day
    }

    /// Returns the format that a list is checked for.
    pub(crate) fn format(&self, list: &DeckList) -> ListFormat {
        match self.kind {
            EventKind::Sealed => ListFormat::Sealed,
            EventKind::Draft => ListFormat::Draft,
            EventKind::Constructed if self.trilogy => ListFormat::Trilogy,
            EventKind::Constructed if self.tables || list.leaders.len() > 1 => ListFormat::TwinSuns,
            EventKind::Constructed => ListFormat::Premier,
        }
    }
}

/// Returns the local day of the current round's pairing. Re-pairing a round counts as its pairing.
fn date_of_current_round(state: &EventState) -> Option<NaiveDate> {
    state.tournament.rounds().last()?;
    let pairs = |place: usize| {
        let done = state.tournament.operations().get(place);
        !state.tournament.is_undone(place)
            && done.is_some_and(|done| {
                matches!(
                    done,
                    Operation::Pair { .. }
                        | Operation::RePair { .. }
                        | Operation::PairTables { .. }
                        | Operation::RePairTables { .. }
                        | Operation::StartCut { .. }
                )
            })
    };
    let paired = state.log.iter().rev().find(|entry| entry.operation.is_some_and(pairs))?;
    let at = DateTime::parse_from_rfc3339(&paired.at).ok()?;
    Some(at.with_timezone(&Local).date_naive())
}

/// A list with the result of the validator.
#[derive(Debug, Clone)]
pub(crate) struct CheckedList {
    /// The format of the check.
    pub format: ListFormat,
    /// Names of leaders and base.
    pub front: Vec<String>,
    /// Number of cards in the main deck.
    pub size: u32,
    /// Number of cards in the sideboard.
    pub sideboard_size: u32,
    /// All problems; those of one deck of several name its slot.
    pub problems: Vec<Problem>,
    /// Names of the cards that the engine cannot play with.
    pub not_playable: Vec<String>,
}

/// Checked lists of one player. An error is the reason why a list is unreadable.
type OfOnePlayer = Arc<Vec<Result<CheckedList, AppError>>>;

/// The checks of a player's lists.
#[derive(Debug, Clone)]
pub(crate) struct ListResults {
    /// The rules of the checks.
    pub rules: ListRules,
    /// The slot of each list.
    slots: Vec<u32>,
    found: OfOnePlayer,
}

impl ListResults {
    /// Returns the slot and the check of each list, in the order of the lists.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u32, &Result<CheckedList, AppError>)> {
        self.slots.iter().copied().zip(self.found.iter())
    }
}

/// The preview of a list before its registration.
#[derive(Debug, Clone)]
pub(crate) struct ReadList {
    /// The name of the deck.
    pub name: String,
    /// The slot of the list.
    pub slot: u32,
    /// Checks of all lists of the player, with this one in its slot.
    pub results: ListResults,
    /// Cards of this list that belong to an incomplete set.
    pub unknown: UnknownCards,
    /// The cards, and the rows that are not cards.
    pub reading: ImportResult,
}

/// The cards that the lists of a player may use.
#[derive(Debug, Clone)]
pub(crate) enum ListPool {
    /// Not known: a constructed event, or boosters that were opened at the table.
    Unknown,
    /// Drafted on this computer.
    Drafted(Pool),
    /// Opened on this computer in a sealed event.
    Opened(PlayerBoosters),
    /// Packs of several sets or of a cube that were opened at the table: only their sets and free bases are known.
    Unseen(EventPacks),
}

/// The cards that a list may use.
#[derive(Debug, Clone, Copy)]
enum Held<'a> {
    /// Cards of a pool.
    All(&'a Pool),
    /// Any, with the free bases of this pool, or else those of the set of the list's first card.
    Any(Option<&'a Pool>),
}

/// The source of the cards in a [`ListKey`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum SourceKey {
    Unknown,
    Opened(PlayerBoosters),
    Unseen(EventPacks),
}

/// The lists of one player with the rules and the packs that they are checked by.
type ListKey = (ListRules, SourceKey, Vec<Slotted>);

/// Checks that were made already: a list is read once, not at every change of the event.
#[derive(Debug, Default)]
pub(crate) struct CheckedLists(Mutex<HashMap<ListKey, OfOnePlayer>>);

/// Maximum number of players whose checks are cached.
const MOST_REMEMBERED: usize = 4096;

/// A registered list: its slot and its text.
type Slotted = (u32, String);

impl Events {
    /// Reads and checks a list for a player of the event, or for one who is not registered yet. Nothing is changed.
    ///
    /// # Errors
    /// `exchange.*` for a text that is not a deck list.
    pub(crate) fn preview(
        &self,
        state: &EventState,
        player: Option<PlayerId>,
        slot: u32,
        list: &str,
    ) -> Result<ReadList, AppError> {
        let reading = exchange::read(&self.core.names_catalog(), list.as_bytes()).map_err(AppError::from)?;
        let read = files::one_deck(&reading)?;
        let deck = registered_list(&self.core.catalog, u8::try_from(slot).unwrap_or(u8::MAX), read);
        let rules = ListRules::of_state(state, self.core.today());
        let entry = player.and_then(|player| state.tournament.player(player));
        let mut lists: Vec<Slotted> = entry.map_or_else(Vec::new, |entry| {
            entry.decks.iter().map(|deck| (u32::from(deck.slot), deck.list.clone())).collect()
        });
        lists.retain(|(known, _)| *known != slot);
        lists.push((slot, deck.list));
        lists.sort_by_key(|(known, _)| *known);
        let pool = player.map_or(ListPool::Unknown, |player| self.list_pool(state, player));
        let results = self.check_lists(rules, lists, pool);
        let unknown = unknown_cards(&reading, None);
        Ok(ReadList { name: deck.name, slot, results, unknown, reading })
    }

    /// Returns the cards that the lists of a player may use.
    pub(crate) fn list_pool(&self, state: &EventState, player: PlayerId) -> ListPool {
        if let Ok(pool) = state.pool(player) {
            return ListPool::Drafted(pool);
        }
        let boosters = match state.settings.mode {
            DraftMode::Digital => boosters_of_player(&self.core.catalog, state, player),
            DraftMode::Paper => None,
        };
        let unseen = || state.settings.packs.clone().map(|packs| ListPool::Unseen(EventPacks(packs)));
        boosters.map(ListPool::Opened).or_else(unseen).unwrap_or(ListPool::Unknown)
    }

    /// Checks the registered lists of a player with the validator.
    pub(crate) fn check_lists(&self, rules: ListRules, lists: Vec<Slotted>, pool: ListPool) -> ListResults {
        let slots = lists.iter().map(|(slot, _)| *slot).collect();
        ListResults { rules, slots, found: self.checked(rules, lists, pool) }
    }

    fn checked(&self, rules: ListRules, lists: Vec<Slotted>, pool: ListPool) -> OfOnePlayer {
        if lists.is_empty() {
            return Arc::default();
        }
        let source = match pool {
            // A list with a drafted pool is always checked again, because the pool is not part of the key.
            ListPool::Drafted(pool) => return Arc::new(self.check_anew(rules, &lists, Held::All(&pool))),
            ListPool::Unseen(packs) => SourceKey::Unseen(packs),
            ListPool::Opened(boosters) => SourceKey::Opened(boosters),
            ListPool::Unknown => SourceKey::Unknown,
        };
        let key = (rules, source, lists);
        let known = self.lists.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key).map(Arc::clone);
        known.unwrap_or_else(|| {
            let pool = match &key.1 {
                SourceKey::Unknown => None,
                SourceKey::Opened(boosters) => pool_of(&self.core.catalog, boosters).ok(),
                SourceKey::Unseen(packs) => packs.0.empty_pool(&self.core.catalog).ok(),
            };
            let held = match &key.1 {
                SourceKey::Opened(_) => pool.as_ref().map_or(Held::Any(None), Held::All),
                SourceKey::Unknown | SourceKey::Unseen(_) => Held::Any(pool.as_ref()),
            };
            let made = Arc::new(self.check_anew(rules, &key.2, held));
            let mut remembered = self.lists.0.lock().unwrap_or_else(PoisonError::into_inner);
            if remembered.len() >= MOST_REMEMBERED {
                remembered.clear();
            }
            remembered.insert(key, Arc::clone(&made));
            made
        })
    }

    fn check_anew(&self, rules: ListRules, lists: &[Slotted], held: Held<'_>) -> Vec<Result<CheckedList, AppError>> {
        let read: Vec<Result<DeckList, AppError>> =
            lists.iter().map(|(_, text)| files::whole_deck(&self.core.catalog, text.as_bytes())).collect();
        let trilogy = self.trilogy_problems(rules, lists, &read);
        let one = |(list, (slot, _)): (Result<DeckList, AppError>, &Slotted)| {
            let list = list?;
            let format = rules.format(&list);
            let problems = match format {
                ListFormat::Premier => self.constructed(&list, ConstructedFormat::Premier, rules.day),
                ListFormat::TwinSuns => self.constructed(&list, ConstructedFormat::TwinSuns, rules.day),
                ListFormat::Sealed => self.limited(&list, LimitedFormat::Sealed, held),
                ListFormat::Draft => self.limited(&list, LimitedFormat::Draft, held),
                ListFormat::Trilogy => {
                    let concerned = |deck: Option<u8>| deck.is_none_or(|deck| u32::from(deck) == *slot);
                    trilogy.iter().filter(|problem| concerned(problem.deck)).cloned().collect()
                }
            };
            let count = |entries: &[decks::Entry]| entries.iter().fold(0u32, |sum, row| sum.saturating_add(row.count));
            Ok(CheckedList {
                format,
                front: list.leaders.iter().chain(&list.bases).map(|entry| self.card_name(entry)).collect(),
                size: count(&list.main),
                sideboard_size: count(&list.sideboard),
                problems,
                not_playable: not_playable_in(&self.core.catalog, &list),
            })
        };
        read.into_iter().zip(lists).map(one).collect()
    }

    /// Returns the problems of a Trilogy's decks registered so far. Problems refer to decks by slot.
    fn trilogy_problems(
        &self,
        rules: ListRules,
        lists: &[Slotted],
        read: &[Result<DeckList, AppError>],
    ) -> Vec<Problem> {
        if !rules.trilogy {
            return Vec::new();
        }
        let readable: Vec<(u32, DeckList)> =
            lists.iter().zip(read).filter_map(|((slot, _), list)| Some((*slot, list.as_ref().ok()?.clone()))).collect();
        let decks: Vec<DeckList> = readable.iter().map(|(_, list)| list.clone()).collect();
        let found = check_trilogy(&self.core.catalog, &self.core.formats, &decks, CardPool::Premier, rules.day);
        let slot_of = |place: u8| {
            let slot = readable.get(usize::from(place).saturating_sub(1)).map(|(slot, _)| *slot);
            slot.and_then(|slot| u8::try_from(slot).ok())
        };
        let of_slots = found.into_iter().map(|problem| {
            let deck = problem.deck.and_then(slot_of);
            Problem { deck, ..problem }
        });
        // Missing decks may still be registered.
        of_slots.filter(|problem| !matches!(problem.what, ProblemCode::DeckCount { .. })).collect()
    }

    fn constructed(&self, list: &DeckList, format: ConstructedFormat, day: NaiveDate) -> Vec<Problem> {
        check_constructed(&self.core.catalog, &self.core.formats, list, format, day)
    }

    /// Returns the problems of a limited list. Without a pool, does not check that the cards are in it.
    fn limited(&self, list: &DeckList, format: LimitedFormat, held: Held<'_>) -> Vec<Problem> {
        let found = |pool: &Pool| check_limited(&self.core.catalog, list, pool, format);
        let mut made_up = match held {
            Held::All(pool) => return found(pool),
            Held::Any(Some(pool)) => pool.clone(),
            Held::Any(None) => match list.main.first().or(list.leaders.first()) {
                Some(entry) => Pool::new(entry.card.set),
                None => return Vec::new(),
            },
        };
        for entry in list.leaders.iter().chain(&list.bases).chain(&list.main) {
            if let Some(card) = self.core.catalog.by_number(entry.card) {
                made_up.add(card, entry.count);
            }
        }
        found(&made_up)
    }

    /// Returns the name of a list's card, or its number if it is unknown.
    pub(crate) fn card_name(&self, entry: &decks::Entry) -> String {
        let card = self.core.catalog.by_number(entry.card);
        card.map_or_else(|| entry.card.to_string(), |card| self.core.catalog.card(card).full_name().to_string())
    }
}
