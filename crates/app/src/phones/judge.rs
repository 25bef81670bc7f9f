//! Views of a floor judge's phone.

use super::board::{public_match, public_player};
use super::staff::StaffMember;
use super::tables::{RoundSeats, name_of};
use crate::AppError;
use crate::contract::{
    AdviceView, CheckView, FloorList, FloorQuery, FloorRound, FloorSheet, FloorTable, FloorView, PenaltyView,
    PublicMatch, RuleEntry, TextLanguage,
};
use crate::event::act::players::player_by_number;
use crate::event::state::EventState;
use crate::event::view;
use crate::phones::Phones;
use tournament::{PlayerId, Round};

/// Maximum number of rules shown for a search.
const MOST_RULES: usize = 40;

impl Phones {
    /// Returns the screen of a judge's phone. A table that does not exist is replaced by the list of tables.
    ///
    /// # Errors
    /// For a penalty `player.not_found`, `tournament.unknown_infraction`; for a list `player.not_found`,
    /// `deck.missing`, `exchange.*`; for rules `rules.broken`, `rules.too_long`; `event.not_found`, `journal.*`, `store.*`.
    pub fn floor_view(
        &self,
        person: &StaffMember,
        query: &FloorQuery,
        language: TextLanguage,
    ) -> Result<FloorView, AppError> {
        let event = person.event;
        let (state, now) = (self.events.state(event)?, self.time());
        let newest = state.tournament.rounds().last();
        let sheet = match query {
            FloorQuery::Tables => FloorSheet::Tables { tables: tables(&state) },
            FloorQuery::Table { table } => match newest.and_then(|round| table_of(&state, round, *table)) {
                Some(table) => FloorSheet::Table { table: Box::new(table) },
                None => FloorSheet::Tables { tables: tables(&state) },
            },
            FloorQuery::Penalty { table, player, infraction } => FloorSheet::Penalty {
                table: *table,
                player: *player,
                name: name_of(&state, PlayerId(*player)).to_owned(),
                infractions: view::infractions(&state, language),
                infraction: infraction.clone(),
                advice: infraction.as_deref().map(|code| advised(&state, *player, code)).transpose()?,
            },
            FloorQuery::Deck { table, player, slot } => FloorSheet::Deck {
                table: *table,
                player: name_of(&state, PlayerId(*player)).to_owned(),
                deck: self.floor_deck(&state, *player, *slot)?,
            },
            FloorQuery::Rules { words } => {
                FloorSheet::Rules { words: words.clone(), found: self.find_rules(words, language)? }
            }
        };
        Ok(FloorView {
            name: person.name.clone(),
            role: person.role,
            round: newest.map(|round| FloorRound {
                number: u32::from(round.number),
                open: u32::try_from(round.open_results()).unwrap_or(u32::MAX),
                clock: round.clock.map(|clock| view::clock_view(&clock, now)),
            }),
            calls: self.phone_calls_in(event, &state)?,
            staff: self.staff_phones_in(event, &state)?,
            sheet,
        })
    }

    /// Returns the rules that match a number or words, best match first. An empty text matches no rule.
    fn find_rules(&self, words: &str, language: TextLanguage) -> Result<Vec<RuleEntry>, AppError> {
        if words.trim().is_empty() {
            return Ok(Vec::new());
        }
        let found = self.rulebook.search_rules_in(words, language)?;
        let index = self.rulebook.rules_index_in(language)?;
        let entry = |number: &String| index.iter().find(|entry| entry.number == *number).cloned();
        Ok(found.rules.iter().filter_map(entry).take(MOST_RULES).collect())
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
fn table_of(state: &EventState, round: &Round, number: u32) -> Option<FloorTable> {
    let seats = RoundSeats::all(round).find(|seats| seats.table_number().map(u32::from) == Some(number))?;
    let players: Vec<PlayerId> = seats.seated_players().collect();
    let entries = players.iter().filter_map(|player| state.tournament.player(*player));
    let list = |player: PlayerId, deck: &tournament::RegisteredDeck| FloorList {
        player: player.0,
        slot: u32::from(deck.slot),
        name: deck.name.clone(),
    };
    let lists = entries.flat_map(|entry| entry.decks.iter().map(move |deck| list(entry.id, deck)));
    let hp = match seats {
        RoundSeats::Table(table) => table.hp.iter().flatten().map(|hp| u32::from(*hp)).collect(),
        RoundSeats::Match(_) | RoundSeats::Bye(_) => Vec::new(),
    };
    let theirs =
        |penalty: &PenaltyView| penalty.withdrawn.is_none() && players.iter().any(|player| player.0 == penalty.player);
    let is_here = |check: &CheckView| check.round == u32::from(round.number) && check.table == number;
    Some(FloorTable {
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

/// Returns the recommendation of an infraction's path for a player.
fn advised(state: &EventState, player: u32, code: &str) -> Result<AdviceView, AppError> {
    let advice = state.tournament.advise_penalty(player_by_number(state, player)?, code).map_err(AppError::from)?;
    Ok(view::advice(&advice))
}
