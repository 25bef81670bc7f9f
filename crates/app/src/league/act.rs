//! Acts on a league as decisions.

use tournament::{PlacePoints, PointsTable};

use crate::AppError;
use crate::contract::{LeagueAct, PointsEntry};
use crate::error::Cause;
use crate::league::external_results;
use crate::league::state::{LeagueDecision, check_points};

/// Returns the decision of an act.
///
/// # Errors
/// `league.*` if the act itself is not valid.
pub(super) fn decide(act: &LeagueAct) -> Result<LeagueDecision, AppError> {
    Ok(match act {
        LeagueAct::Rename { name } => LeagueDecision::Renamed { name: tidy(name) },
        LeagueAct::Add { event } => LeagueDecision::Added { event: *event },
        LeagueAct::Remove { event } => LeagueDecision::Removed { event: *event },
        LeagueAct::Points { table } => LeagueDecision::Points { points: Box::new(points_table(table)?) },
        LeagueAct::MergeNames { name, person } => LeagueDecision::Same { name: tidy(name), person: tidy(person) },
        LeagueAct::SplitName { name } => LeagueDecision::Apart { name: tidy(name) },
        LeagueAct::MergeNamesInEvent { event, name, person } => {
            LeagueDecision::SameIn { event: *event, name: tidy(name), person: tidy(person) }
        }
        LeagueAct::SplitNameInEvent { event, name } => LeagueDecision::ApartIn { event: *event, name: tidy(name) },
        LeagueAct::ImportResults { title, table, by_places } => {
            LeagueDecision::Elsewhere { tables: external_results::read(&tidy(title), table, *by_places)? }
        }
        LeagueAct::Undo => LeagueDecision::Undo,
    })
}

fn points_table(entry: &PointsEntry) -> Result<PointsTable, AppError> {
    let best = entry.best.map(u16::try_from).transpose().map_err(|_| AppError::of(Cause::LeaguePointsTooManyEvents))?;
    let table = PointsTable {
        key: entry.key.trim().to_owned(),
        name: entry.name.trim().to_owned(),
        places: entry.places.iter().map(|line| PlacePoints { until: line.until, points: line.points }).collect(),
        taking_part: entry.taking_part,
        match_win: entry.match_win,
        match_draw: entry.match_draw,
        best,
        rank_by: entry.rank_by.iter().map(|key| (*key).into()).collect(),
        about: entry.about.clone(),
    };
    check_points(&table)?;
    Ok(table)
}

/// Returns a name without superfluous white space.
pub(super) fn tidy(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}
