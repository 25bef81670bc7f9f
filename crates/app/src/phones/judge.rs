//! Views of a floor judge's phone.

use super::board::{PublicMatch, public_match, public_player};
use super::decks::ListedDeck;
use super::tables::{RoundSeats, name_of};
use crate::AppError;
use crate::contract::{
    AdviceView, CheckView, InfractionView, PenaltyView, PhoneCallView, RuleEntry, StaffPhoneView, TextLanguage,
};
use crate::event::act::players::player_by_number;
use crate::event::state::EventState;
use crate::event::view;
use crate::phones::Phones;
use tournament::{PlayerId, Round};

/// Part of the event that a judge's phone asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JudgeQuery {
    /// Only the round and the calls.
    Overview,
    /// All tables of the current round.
    Tables,
    /// One table of the current round.
    Table {
        /// Number of the table.
        table: u32,
    },
    /// The penalties that a player can get.
    Penalty {
        /// Number of the player.
        player: u32,
        /// Code of the chosen infraction.
        infraction: Option<String>,
    },
    /// A registered list.
    Deck {
        /// Number of the player.
        player: u32,
        /// Slot of the deck, from 1.
        slot: u32,
    },
}

/// View of a judge's phone.
#[derive(Debug, Clone, PartialEq)]
pub struct JudgeView {
    /// Current round; `None` before the first.
    pub round: Option<JudgeRound>,
    /// Open calls of players, oldest first.
    pub calls: Vec<PhoneCallView>,
    /// Devices of judges and scorekeepers.
    pub staff: Vec<StaffPhoneView>,
    /// Requested part of the event.
    pub sheet: JudgeSheet,
}

/// The current round in short.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JudgeRound {
    /// Number of the round, from 1.
    pub number: u32,
    /// Number of missing results.
    pub open: u32,
}

/// Requested part of the event.
#[derive(Debug, Clone, PartialEq)]
pub enum JudgeSheet {
    /// Only the round and the calls.
    Overview,
    /// Matches and multiplayer tables of the current round, without byes. Empty before round 1.
    Tables(Vec<PublicMatch>),
    /// One table of the current round.
    Table(Box<JudgeTable>),
    /// The penalties that a player can get.
    Penalty {
        /// Name of the player; empty if there is no such player.
        name: String,
        /// Infractions of the event's profile.
        infractions: Vec<InfractionView>,
        /// Code of the chosen infraction, with the recommendation of its path.
        chosen: Option<(String, AdviceView)>,
    },
    /// A registered list.
    Deck {
        /// Name of the player.
        name: String,
        /// The list, card by card.
        deck: ListedDeck,
    },
}

/// A table of the current round.
#[derive(Debug, Clone, PartialEq)]
pub struct JudgeTable {
    /// Number of the round, from 1.
    pub round: u32,
    /// Number of the table.
    pub number: u32,
    /// Players, result and time extension.
    pub seats: PublicMatch,
    /// Number of wins needed in a match of this round.
    pub games_to_win: u32,
    /// Remaining HP at a multiplayer table, in seat order, once entered.
    pub hp: Vec<u32>,
    /// Registered lists of the players in seat order: number of the player, slot and name of the deck.
    pub lists: Vec<(u32, u32, String)>,
    /// The players' penalties in force, oldest first.
    pub penalties: Vec<PenaltyView>,
    /// Deck checks at the table in this round.
    pub checks: Vec<CheckView>,
}

impl Phones {
    /// Returns the rules that match a number or words, best match first, at most `most`. An empty text matches
    /// no rule.
    ///
    /// # Errors
    /// `rules.broken`, `rules.too_long`, `store.*`.
    pub fn find_rules(&self, words: &str, most: usize, language: TextLanguage) -> Result<Vec<RuleEntry>, AppError> {
        if words.trim().is_empty() {
            return Ok(Vec::new());
        }
        let found = self.rulebook.search_rules_in(words, language)?;
        let index = self.rulebook.rules_index_in(language)?;
        let entry = |number: &String| index.iter().find(|entry| entry.number == *number).cloned();
        Ok(found.iter().filter_map(entry).take(most).collect())
    }

    /// Returns the view of a judge's phone. A table that does not exist is replaced by the list of tables.
    ///
    /// # Errors
    /// For a penalty `player.not_found`, `tournament.unknown_infraction`; for a list those of [`Phones::listed_deck`];
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn judge_view(&self, event: u32, query: &JudgeQuery, language: TextLanguage) -> Result<JudgeView, AppError> {
        let state = self.events.state(event)?;
        let newest = state.tournament.rounds().last();
        let sheet = match query {
            JudgeQuery::Overview => JudgeSheet::Overview,
            JudgeQuery::Tables => JudgeSheet::Tables(tables(&state)),
            JudgeQuery::Table { table } => match newest.and_then(|round| table_of(&state, round, *table)) {
                Some(table) => JudgeSheet::Table(Box::new(table)),
                None => JudgeSheet::Tables(tables(&state)),
            },
            JudgeQuery::Penalty { player, infraction } => JudgeSheet::Penalty {
                name: name_of(&state, PlayerId(*player)).to_owned(),
                infractions: view::infractions(&state, language),
                chosen: infraction.as_deref().map(|code| advised(&state, *player, code)).transpose()?,
            },
            JudgeQuery::Deck { player, slot } => JudgeSheet::Deck {
                name: name_of(&state, PlayerId(*player)).to_owned(),
                deck: self.listed_deck_in(&state, *player, *slot)?,
            },
        };
        Ok(JudgeView {
            round: newest.map(|round| JudgeRound {
                number: u32::from(round.number),
                open: u32::try_from(round.open_results()).unwrap_or(u32::MAX),
            }),
            calls: self.phone_calls_in(event, &state)?,
            staff: self.staff_phones_in(event, &state)?,
            sheet,
        })
    }
}

/// Returns the tables of the current round, without byes.
fn tables(state: &EventState) -> Vec<PublicMatch> {
    let Some(round) = state.tournament.rounds().last() else { return Vec::new() };
    let played = RoundSeats::all(round).filter(|seats| seats.table_number().is_some());
    // The records are not shown in the list.
    played.map(|seats| public_match(round, seats, |player| public_player(state, player, String::new()))).collect()
}

/// Returns a table of the current round, or `None` if no match is played there.
fn table_of(state: &EventState, round: &Round, number: u32) -> Option<JudgeTable> {
    let seats = RoundSeats::all(round).find(|seats| seats.table_number().map(u32::from) == Some(number))?;
    let players: Vec<PlayerId> = seats.seated_players().collect();
    let entries = players.iter().filter_map(|player| state.tournament.player(*player));
    let lists =
        entries.flat_map(|entry| entry.decks.iter().map(|deck| (entry.id.0, u32::from(deck.slot), deck.name.clone())));
    let hp = match seats {
        RoundSeats::Table(table) => table.hp.iter().flatten().map(|hp| u32::from(*hp)).collect(),
        RoundSeats::Match(_) | RoundSeats::Bye(_) => Vec::new(),
    };
    let theirs =
        |penalty: &PenaltyView| penalty.withdrawn.is_none() && players.iter().any(|player| player.0 == penalty.player);
    let is_here = |check: &CheckView| check.round == u32::from(round.number) && check.table == number;
    Some(JudgeTable {
        round: u32::from(round.number),
        number,
        seats: public_match(round, seats, |player| {
            let before = state.tournament.record_before(player, round.number);
            public_player(state, player, seats.record_text(before))
        }),
        games_to_win: u32::from(round.games_to_win),
        hp,
        lists: lists.collect(),
        penalties: view::penalties(state).into_iter().filter(theirs).collect(),
        checks: view::checks(state).into_iter().filter(is_here).collect(),
    })
}

/// Returns an infraction with the recommendation of its path for a player.
fn advised(state: &EventState, player: u32, code: &str) -> Result<(String, AdviceView), AppError> {
    let advice = state.tournament.advise_penalty(player_by_number(state, player)?, code).map_err(AppError::from)?;
    Ok((code.to_owned(), view::advice(&advice)))
}
