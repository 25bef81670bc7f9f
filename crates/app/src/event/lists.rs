//! Deck lists of an event: the preview before registration, and the check for the day of play.
//!
//! All front ends use this check: the window, the command line, phones and the second desk.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Local, NaiveDate};
use decks::{
    CardPool, ConstructedFormat, DeckList, Legality, LimitedFormat, Pool, Problem, ProblemCode, UnknownCards,
    check_constructed, check_limited, check_trilogy,
};
use exchange::UnresolvedRow;
use tournament::{Operation, PlayerId};

use crate::AppError;
use crate::contract::{LegalityAnswer, ListCheck, ListFormat, ListPreview, TextLanguage, UnresolvedRowView};
use crate::decks::verdict::{not_playable_in, unknown_cards};
use crate::decks::{files, problems};
use crate::event::Events;
use crate::event::act::players::player_by_number;
use crate::event::act::saturating_cast;
use crate::event::registered_deck::registered_list;
use crate::event::sealed::{PlayerBoosters, boosters_of_player, pool_of};
use crate::event::state::EventState;
use crate::record::kind::{DraftMode, EventKind};

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

    fn format(&self, list: &DeckList) -> ListFormat {
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

/// Result of the validator, before it is put into a language.
#[derive(Debug, Clone)]
struct Checked {
    format: ListFormat,
    front: Vec<String>,
    size: u32,
    sideboard_size: u32,
    problems: Vec<Problem>,
    /// The names of cards that the engine cannot play with.
    not_playable: Vec<String>,
}

/// Checked lists of one player.
type OfOnePlayer = Arc<Vec<Result<Checked, AppError>>>;

/// The lists of one player with the rules and the sealed boosters that they are checked by.
type ListKey = (ListRules, Option<PlayerBoosters>, Vec<Slotted>);

/// The cards that the lists of a player may use.
#[derive(Debug, Clone)]
pub(crate) enum ListPool {
    /// Not known: a constructed event, or boosters that were opened at the table.
    Unknown,
    /// Drafted on this computer.
    Drafted(Pool),
    /// Opened on this computer in a sealed event.
    Opened(PlayerBoosters),
    /// Packs of several sets or of a cube that were opened at the table: an empty pool with their free bases.
    Unseen(Pool),
}

/// The cards that a list may use.
#[derive(Debug, Clone, Copy)]
enum Held<'a> {
    /// Cards of a pool.
    All(&'a Pool),
    /// Any, with the free bases of this pool, or else those of the set of the list's first card.
    Any(Option<&'a Pool>),
}

/// Checks that were made already: a list is read once, not at every change of the event.
#[derive(Debug, Default)]
pub(crate) struct CheckedLists(Mutex<HashMap<ListKey, OfOnePlayer>>);

/// Maximum number of players whose checks are cached.
const MOST_REMEMBERED: usize = 4096;

/// A registered list: its slot and its text.
type Slotted = (u32, String);

impl Events {
    /// Previews the registration of a list for a player. The preview has the unreadable rows with their place and the
    /// nearest cards, the number of cards, and legality on the day of play. Nothing is changed.
    ///
    /// # Errors
    /// `exchange.*` for a text that is not a deck list; `player.not_found`, `event.not_found`, `journal.*`.
    pub fn preview_list(&self, event: u32, player: u32, slot: u32, list: &str) -> Result<ListPreview, AppError> {
        self.preview_in(event, player, slot, list, self.core.message_language())
    }

    /// Works like [`Events::preview_list`], in a given language.
    pub(crate) fn preview_in(
        &self,
        event: u32,
        player: u32,
        slot: u32,
        list: &str,
        language: TextLanguage,
    ) -> Result<ListPreview, AppError> {
        self.read(event, |state, _| {
            let player = player_by_number(state, player)?;
            self.preview(state, Some(player), slot, list, language)
        })
    }

    /// Previews a list for a player of the event, or for one who is not registered yet.
    pub(crate) fn preview(
        &self,
        state: &EventState,
        player: Option<PlayerId>,
        slot: u32,
        list: &str,
        language: TextLanguage,
    ) -> Result<ListPreview, AppError> {
        let reading = exchange::read(&self.core.names_catalog(), list.as_bytes()).map_err(AppError::from)?;
        let read = files::one_deck(&reading)?;
        let deck = registered_list(&self.core.catalog, saturating_cast(slot), read);
        let rules = ListRules::of_state(state, self.core.today());
        let entry = player.and_then(|player| state.tournament.player(player));
        let mut lists: Vec<Slotted> = entry.map_or_else(Vec::new, |entry| {
            entry.decks.iter().map(|deck| (u32::from(deck.slot), deck.list.clone())).collect()
        });
        lists.retain(|(known, _)| *known != slot);
        lists.push((slot, deck.list));
        lists.sort_by_key(|(known, _)| *known);
        let pool = player.map_or(ListPool::Unknown, |player| self.list_pool(state, player));
        let place = lists.iter().position(|(known, _)| *known == slot).unwrap_or_default();
        let unknown = Some((slot, unknown_cards(&reading, None)));
        let check = self.check_with_unknown(rules, lists, pool, language, unknown).into_iter().nth(place);
        Ok(ListPreview {
            name: deck.name,
            check: check.unwrap_or_else(|| unreadable(rules, String::new())),
            unread: reading.unresolved.iter().map(|row| self.unresolved_row_view(row, language)).collect(),
        })
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
        let unseen = || state.settings.packs.as_ref().and_then(|packs| packs.empty_pool(&self.core.catalog).ok());
        match boosters {
            Some(boosters) => ListPool::Opened(boosters),
            None => unseen().map_or(ListPool::Unknown, ListPool::Unseen),
        }
    }

    /// Checks the registered lists of a player with the validator. Returns the results in the order of `lists`.
    pub(crate) fn check_lists(
        &self,
        rules: ListRules,
        lists: Vec<Slotted>,
        pool: ListPool,
        language: TextLanguage,
    ) -> Vec<ListCheck> {
        self.check_with_unknown(rules, lists, pool, language, None)
    }

    /// Works like [`Events::check_lists`]. `unknown` has the slot of a list with cards of an incomplete set, and these
    /// cards.
    fn check_with_unknown(
        &self,
        rules: ListRules,
        lists: Vec<Slotted>,
        pool: ListPool,
        language: TextLanguage,
        unknown: Option<(u32, UnknownCards)>,
    ) -> Vec<ListCheck> {
        let slots: Vec<u32> = lists.iter().map(|(slot, _)| *slot).collect();
        let found = self.checked(rules, lists, pool);
        let view = |(checked, slot): (&Result<Checked, AppError>, u32)| match checked {
            Err(error) => unreadable(rules, error.clone().in_language(language).message),
            Ok(checked) => {
                let unknown =
                    unknown.filter(|(of, _)| *of == slot).map_or_else(UnknownCards::default, |(_, cards)| cards);
                let (legality, certain) = decks::legality(checked.problems.clone(), |_| unknown);
                let of_slot = certain.iter().map(|problem| match problem.deck.map(u32::from) == Some(slot) {
                    true => problems::message(&Problem { deck: None, ..problem.clone() }, language),
                    false => problems::message(problem, language),
                });
                ListCheck {
                    format: checked.format,
                    on: rules.day.to_string(),
                    front: checked.front.clone(),
                    size: checked.size,
                    sideboard_size: checked.sideboard_size,
                    legal: legality == Legality::Legal,
                    answer: legality.into(),
                    not_playable: checked.not_playable.clone(),
                    problems: of_slot.collect(),
                    readable: true,
                }
            }
        };
        found.iter().zip(slots).map(view).collect()
    }

    fn checked(&self, rules: ListRules, lists: Vec<Slotted>, pool: ListPool) -> OfOnePlayer {
        if lists.is_empty() {
            return Arc::default();
        }
        let boosters = match pool {
            // A list with a drafted pool is always checked again, because the pool is not part of the key.
            ListPool::Drafted(pool) => return Arc::new(self.check_anew(rules, &lists, Held::All(&pool))),
            ListPool::Unseen(pool) => return Arc::new(self.check_anew(rules, &lists, Held::Any(Some(&pool)))),
            ListPool::Opened(boosters) => Some(boosters),
            ListPool::Unknown => None,
        };
        let key = (rules, boosters, lists);
        let known = self.lists.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key).map(Arc::clone);
        known.unwrap_or_else(|| {
            let pool = key.1.as_ref().and_then(|boosters| pool_of(&self.core.catalog, boosters).ok());
            let made = Arc::new(self.check_anew(rules, &key.2, pool.as_ref().map_or(Held::Any(None), Held::All)));
            let mut remembered = self.lists.0.lock().unwrap_or_else(PoisonError::into_inner);
            if remembered.len() >= MOST_REMEMBERED {
                remembered.clear();
            }
            remembered.insert(key, Arc::clone(&made));
            made
        })
    }

    fn check_anew(&self, rules: ListRules, lists: &[Slotted], held: Held<'_>) -> Vec<Result<Checked, AppError>> {
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
            Ok(Checked {
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

    /// Converts an unreadable row to the wire type.
    pub(crate) fn unresolved_row_view(&self, row: &UnresolvedRow, language: TextLanguage) -> UnresolvedRowView {
        crate::decks::interchange::unresolved_row_view(&self.core.catalog, row, language)
    }
}

/// Returns the check of an unreadable list.
fn unreadable(rules: ListRules, why: String) -> ListCheck {
    ListCheck {
        format: rules.format(&DeckList::default()),
        on: rules.day.to_string(),
        front: Vec::new(),
        size: 0,
        sideboard_size: 0,
        legal: false,
        answer: LegalityAnswer::Illegal,
        not_playable: Vec::new(),
        problems: vec![why],
        readable: false,
    }
}
