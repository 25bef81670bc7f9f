//! Standings of matches and of multiplayer tables, and the places of a cut.

use std::collections::HashMap;

use messages::log as wording;
use tournament::{PlayerId, RankKey, RankValue, RoundKind, Standing, TableKey, TableStanding};

use super::name;
use crate::contract::TextLanguage;
use crate::contract::{FinalPlaceView, StandingValue, StandingView, TableStandingView, TeamStandingView};
use crate::event::standings::{record_text, with_final_places};
use crate::event::state::EventState;

/// Standings of an event by its rounds, computed once for all views.
pub(super) enum StandingsCache {
    Matches(Vec<Standing>),
    Tables(Vec<TableStanding>),
}

impl StandingsCache {
    pub(super) fn of(state: &EventState) -> StandingsCache {
        match state.tournament.structure().rounds {
            RoundKind::Tables => StandingsCache::Tables(state.tournament.table_standings()),
            RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => {
                StandingsCache::Matches(state.tournament.standings())
            }
        }
    }

    /// Returns each player's record: matches won, lost and drawn, or points at multiplayer tables.
    pub(super) fn records(&self, language: TextLanguage) -> HashMap<PlayerId, String> {
        match self {
            StandingsCache::Matches(lines) => lines.iter().map(|line| (line.player, record(line))).collect(),
            StandingsCache::Tables(lines) => lines
                .iter()
                .map(|line| {
                    let points = line.count(TableKey::Points);
                    (line.player, wording::Points { count: &points }.text(language))
                })
                .collect(),
        }
    }

    /// Returns the final standings of matches and of tables. One of the two is empty.
    pub(super) fn shown(self, state: &EventState) -> (Vec<StandingView>, Vec<TableStandingView>) {
        if state.tournament.rounds().is_empty() {
            return (Vec::new(), Vec::new());
        }
        match self {
            StandingsCache::Matches(lines) => {
                let lines = with_final_places(state, lines, |line| (line.player, &mut line.rank));
                (standings(state, &lines), Vec::new())
            }
            StandingsCache::Tables(lines) => {
                let lines = with_final_places(state, lines, |line| (line.player, &mut line.rank));
                (Vec::new(), lines.iter().map(|line| table_standing(state, line)).collect())
            }
        }
    }
}

/// Returns the standings of teams. Empty without teams and before round 1.
pub(crate) fn team_standings(state: &EventState) -> Vec<TeamStandingView> {
    let line = |line: tournament::TeamStanding| TeamStandingView {
        rank: line.rank,
        team: u32::from(line.team.number),
        pod: u32::from(line.team.pod),
        members: line.team.members.iter().map(|player| name(state, *player)).collect(),
        rounds: record_text(line.rounds),
        opponents: RankValue::Share(line.opponents).into(),
        matches: record_text(line.matches),
        games: RankValue::Share(line.games).into(),
    };
    crate::event::standings::team_standings(state).into_iter().map(line).collect()
}

/// Returns the record of one player, as [`StandingsCache::records`] does for all.
pub(crate) fn record_of(state: &EventState, player: PlayerId, language: TextLanguage) -> String {
    match state.tournament.structure().rounds {
        RoundKind::Tables => {
            let points = state.tournament.table_points_of(player).unwrap_or_default();
            wording::Points { count: &points }.text(language)
        }
        RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => {
            let (wins, losses, draws) = state.tournament.record_of(player).unwrap_or_default();
            format!("{wins}-{losses}-{draws}")
        }
    }
}

fn record(line: &Standing) -> String {
    format!("{}-{}-{}", line.wins, line.losses, line.draws)
}

/// Returns the lines of the standings of matches.
pub(crate) fn standings(state: &EventState, lines: &[Standing]) -> Vec<StandingView> {
    let columns = state.tournament.profile().columns();
    lines.iter().map(|line| standing(state, &columns, line)).collect()
}

fn standing(state: &EventState, columns: &[RankKey], line: &Standing) -> StandingView {
    let (won, lost, drawn) = line.games;
    StandingView {
        rank: line.rank,
        player: line.player.0,
        name: name(state, line.player),
        dropped: state.tournament.player(line.player).is_some_and(tournament::Player::is_dropped),
        disqualified: state.tournament.player(line.player).is_some_and(|player| player.disqualified),
        record: record(line),
        byes: line.byes,
        games: format!("{won}-{lost}-{drawn}"),
        values: columns.iter().filter_map(|key| line.value(*key)).map(StandingValue::from).collect(),
    }
}

/// Returns a line of the standings of multiplayer tables.
pub(crate) fn table_standing(state: &EventState, line: &TableStanding) -> TableStandingView {
    TableStandingView {
        rank: line.rank,
        player: line.player.0,
        name: name(state, line.player),
        dropped: state.tournament.player(line.player).is_some_and(tournament::Player::is_dropped),
        disqualified: state.tournament.player(line.player).is_some_and(|player| player.disqualified),
        values: line.values.iter().map(|(_, value)| StandingValue::from(*value)).collect(),
        places: line.places.iter().map(|place| u32::from(*place)).collect(),
        byes: line.byes,
    }
}

/// Returns the final places; empty until the bracket is over.
pub(crate) fn final_places(state: &EventState) -> Vec<FinalPlaceView> {
    let view = |place: tournament::FinalPlace| FinalPlaceView {
        place: place.place,
        until: place.until,
        player: place.player.0,
        name: name(state, place.player),
    };
    state.tournament.final_places().into_iter().map(view).collect()
}
