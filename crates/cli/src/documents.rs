//! `cantina pair` and `cantina standings`: tournament documents of other programs.

use std::path::Path;

use app::AppError;
use app::contract::StandingColumn;
use app::event::documents;

use crate::input::read;
use crate::print::{OutputFormat, heading, standing_cells, table, table_of};

/// Runs `cantina pair`: pairs the next round of a tournament document.
pub(crate) fn pair(out: &OutputFormat, file: &Path) -> Result<(), AppError> {
    let paired = documents::pair(&read(file)?)?;
    out.answer(&paired, |paired| {
        let rows = paired.pairings.iter().map(|table| {
            let second = table.b.as_ref().map_or_else(|| "(bye)".to_owned(), ToString::to_string);
            [table.table.to_string(), table.a.to_string(), second]
        });
        let report = &paired.report;
        format!(
            "Round {} (seed {})\n{}{} rematches, {} second byes, {} pair-downs\n",
            paired.round,
            paired.seed,
            table(["table", "first", "second"], rows),
            report.rematches,
            report.second_byes,
            report.pair_downs
        )
    })
}

/// Runs `cantina standings`: prints the standings of a tournament document.
pub(crate) fn standings(out: &OutputFormat, file: &Path, profile: Option<&str>) -> Result<(), AppError> {
    let standings = documents::standings(&read(file)?, profile)?;
    out.answer(&standings, |standings| {
        let columns: Vec<String> = standings.columns.iter().map(|key| heading(StandingColumn::Matches(*key))).collect();
        let heads = standing_cells("rank".to_owned(), "name".to_owned(), "record".to_owned(), &columns);
        let rows = standings.standings.iter().map(|line| {
            let shown = line.values.iter().filter(|(key, _)| standings.columns.contains(key));
            let values: Vec<String> = shown.map(|(_, value)| value.text()).collect();
            standing_cells(line.rank.to_string(), line.name.clone(), line.record.clone(), &values)
        });
        format!("{} rounds, {}\n{}", standings.rounds, standings.profile_name, table_of(heads, rows))
    })
}
