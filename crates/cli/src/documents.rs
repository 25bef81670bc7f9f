//! `cantina pair` and `cantina standings`: tournament documents of other programs.

use std::path::Path;

use app::AppError;
use app::event::documents;

use crate::input::read;
use crate::print::{OutputFormat, table};

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
        let rows = standings.standings.iter().map(|line| {
            let (omw, gw, ogw) = (line.omw.pct, line.gw.pct, line.ogw.pct);
            let shares = [omw, gw, ogw].map(|pct| format!("{pct:.2}"));
            let [omw, gw, ogw] = shares;
            [line.rank.to_string(), line.name.clone(), line.match_wins.to_string(), line.record.clone(), omw, gw, ogw]
        });
        let heads = ["rank", "name", "wins", "record", "OMW %", "GW %", "OGW %"];
        format!("{} rounds, {}\n{}", standings.rounds, standings.profile_name, table(heads, rows))
    })
}
