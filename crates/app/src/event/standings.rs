//! The standings of an event: their columns, their lines, and the places of a finished cut.

use std::collections::HashMap;

use tournament::{PlayerId, RoundKind, Standing, TableStanding, TeamStanding};

use crate::event::state::EventState;
use crate::standing_columns::StandingColumn;

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

/// Returns the final standings of matches. If a bracket is over, its winner leads and its places are the ranks. Empty
/// for multiplayer tables and before round 1.
pub(crate) fn final_standings(state: &EventState) -> Vec<Standing> {
    with_final_places(state, standings_of_the_rounds(state), |line| (line.player, &mut line.rank))
}

/// Returns the standings of matches by the rounds before a cut, ignoring the cut. Empty for multiplayer tables and
/// before round 1.
pub(crate) fn standings_of_the_rounds(state: &EventState) -> Vec<Standing> {
    match state.tournament.structure().rounds {
        RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination if !state.tournament.rounds().is_empty() => {
            state.tournament.standings()
        }
        RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination | RoundKind::Tables => Vec::new(),
    }
}

/// Returns the standings of multiplayer tables, with the places of a finished final table. Empty for matches and before
/// round 1.
pub(crate) fn final_table_standings(state: &EventState) -> Vec<TableStanding> {
    match state.tournament.structure().rounds {
        RoundKind::Tables if !state.tournament.rounds().is_empty() => {
            let lines = state.tournament.table_standings();
            with_final_places(state, lines, |line| (line.player, &mut line.rank))
        }
        RoundKind::Tables | RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => Vec::new(),
    }
}

/// Returns the standings of teams. Empty without teams and before round 1.
pub(crate) fn team_standings(state: &EventState) -> Vec<TeamStanding> {
    if state.settings.shape.team_size().is_none() || state.tournament.rounds().is_empty() {
        return Vec::new();
    }
    state.tournament.team_standings()
}

/// Returns a record as text: won, lost and drawn.
pub(crate) fn record_text((won, lost, drawn): (u32, u32, u32)) -> String {
    format!("{won}-{lost}-{drawn}")
}

/// Ranks players by the places of a finished cut. Players without a place keep their rank.
pub(crate) fn with_final_places<L>(
    state: &EventState,
    lines: Vec<L>,
    ranked: impl Fn(&mut L) -> (PlayerId, &mut u32),
) -> Vec<L> {
    let places = state.tournament.final_places().into_iter().map(|place| (place.player, place.place));
    let places: HashMap<PlayerId, u32> = places.collect();
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
