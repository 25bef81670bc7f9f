//! Standings of matches and of multiplayer tables, and the places of a cut.

use std::collections::HashMap;

use tournament::{PlayerId, RankKey, RoundKind, Standing, TableKey, TableStanding};

use super::name;
use crate::contract::TextLanguage;
use crate::contract::{FinalPlaceView, StandingColumn, StandingValue, StandingView, TableStandingView};
use crate::event::messages;
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
            StandingsCache::Tables(lines) => {
                lines.iter().map(|line| (line.player, points(line.count(TableKey::Points), language))).collect()
            }
        }
    }

    /// Returns the final standings of matches and of tables. One of the two is empty.
    pub(super) fn shown(self, state: &EventState) -> (Vec<StandingView>, Vec<TableStandingView>) {
        if state.tournament.rounds().is_empty() {
            return (Vec::new(), Vec::new());
        }
        match self {
            StandingsCache::Matches(lines) => {
                let lines = in_the_end(state, lines, |line| (line.player, &mut line.rank));
                (standings(state, &lines), Vec::new())
            }
            StandingsCache::Tables(lines) => {
                let lines = in_the_end(state, lines, |line| (line.player, &mut line.rank));
                (Vec::new(), lines.iter().map(|line| table_standing(state, line)).collect())
            }
        }
    }
}

/// Returns the record of one player, as [`StandingsCache::records`] does for all.
pub(crate) fn record_of(state: &EventState, player: PlayerId, language: TextLanguage) -> String {
    match state.tournament.structure().rounds {
        RoundKind::Tables => points(state.tournament.table_points_of(player).unwrap_or_default(), language),
        RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => {
            let (wins, losses, draws) = state.tournament.record_of(player).unwrap_or_default();
            format!("{wins}-{losses}-{draws}")
        }
    }
}

fn points(points: u32, language: TextLanguage) -> String {
    let [one, many] = match language {
        TextLanguage::English => ["point", "points"],
        TextLanguage::German => ["Punkt", "Punkte"],
    };
    messages::counted(points, one, many)
}

/// Returns the final standings of matches. If a bracket is over, its winner leads and its places are the ranks. Empty
/// for multiplayer tables and before round 1.
pub(crate) fn final_standings(state: &EventState) -> Vec<Standing> {
    match StandingsCache::of(state) {
        StandingsCache::Matches(lines) if !state.tournament.rounds().is_empty() => {
            in_the_end(state, lines, |line| (line.player, &mut line.rank))
        }
        StandingsCache::Matches(_) | StandingsCache::Tables(_) => Vec::new(),
    }
}

/// Returns the standings of matches by the rounds before a cut, ignoring the cut. Empty before round 1.
pub(crate) fn standings_of_the_rounds(state: &EventState) -> Vec<Standing> {
    match StandingsCache::of(state) {
        StandingsCache::Matches(lines) if !state.tournament.rounds().is_empty() => lines,
        StandingsCache::Matches(_) | StandingsCache::Tables(_) => Vec::new(),
    }
}

/// Returns the standings of multiplayer tables, with the places of a finished final table.
pub(crate) fn final_table_standings(state: &EventState) -> Vec<TableStanding> {
    match StandingsCache::of(state) {
        StandingsCache::Tables(lines) if !state.tournament.rounds().is_empty() => {
            in_the_end(state, lines, |line| (line.player, &mut line.rank))
        }
        StandingsCache::Matches(_) | StandingsCache::Tables(_) => Vec::new(),
    }
}

/// Returns the places of a finished cut by player.
fn places_of_the_cut(state: &EventState) -> HashMap<PlayerId, u32> {
    state.tournament.final_places().into_iter().map(|place| (place.player, place.place)).collect()
}

/// Ranks players by the places of a finished cut. Players without a place keep their rank.
fn in_the_end<L>(state: &EventState, lines: Vec<L>, ranked: impl Fn(&mut L) -> (PlayerId, &mut u32)) -> Vec<L> {
    let places = places_of_the_cut(state);
    let mut order: Vec<(u32, L)> = Vec::with_capacity(lines.len());
    for mut line in lines {
        let (player, rank) = ranked(&mut line);
        *rank = places.get(&player).copied().unwrap_or(*rank);
        let rank = *rank;
        order.push((rank, line));
    }
    order.sort_by_key(|(rank, _)| *rank);
    order.into_iter().map(|(_, line)| line).collect()
}

fn record(line: &Standing) -> String {
    format!("{}-{}-{}", line.wins, line.losses, line.draws)
}

/// Returns the columns of an event's standings, as its profile ranks.
pub(crate) fn columns(state: &EventState) -> Vec<StandingColumn> {
    let profile = state.tournament.profile();
    match state.tournament.structure().rounds {
        RoundKind::Tables => profile.table_score.columns().into_iter().map(StandingColumn::Tables).collect(),
        RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => {
            profile.columns().into_iter().map(StandingColumn::Matches).collect()
        }
    }
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
