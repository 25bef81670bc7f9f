//! `cantina pair` and `cantina standings`: tournament documents of other programs.

use std::path::Path;

use app::AppError;
use app::contract::StandingColumn;
use app::event::documents;
use messages::command_line as wording;

use crate::input::read;
use crate::print::{OutputFormat, heading, language, standing_cells, table, table_of};

/// Runs `cantina pair`: pairs the next round of a tournament document.
pub(crate) fn pair(out: &OutputFormat, file: &Path) -> Result<(), AppError> {
    let paired = documents::pair(&read(file)?)?;
    out.answer(&paired, |paired| {
        let rows = paired.pairings.iter().map(|table| {
            let second = table.b.as_ref().map_or_else(|| wording::Bye {}.text(language()), ToString::to_string);
            [table.table.to_string(), table.a.to_string(), second]
        });
        let report = &paired.report;
        let (round, seed) = (paired.round, paired.seed);
        let (rematches, second_byes, pair_downs) = (report.rematches, report.second_byes, report.pair_downs);
        let head = wording::RoundSeed { round: &round, seed: &seed }.text(language());
        let counts = wording::RematchesSecondByesPairDowns {
            rematches: &rematches,
            second_byes: &second_byes,
            pair_downs: &pair_downs,
        }
        .text(language());
        format!(
            "{head}\n{}{counts}\n",
            table(
                [
                    wording::Table {}.text(language()),
                    wording::First {}.text(language()),
                    wording::Second {}.text(language())
                ],
                rows
            )
        )
    })
}

/// Runs `cantina standings`: prints the standings of a tournament document.
pub(crate) fn standings(out: &OutputFormat, file: &Path, profile: Option<&str>) -> Result<(), AppError> {
    let standings = documents::standings(&read(file)?, profile)?;
    out.answer(&standings, |standings| {
        let columns: Vec<String> = standings.columns.iter().map(|key| heading(StandingColumn::Matches(*key))).collect();
        let heads = standing_cells(
            wording::Rank {}.text(language()),
            wording::Name {}.text(language()),
            wording::Record {}.text(language()),
            &columns,
        );
        let rows = standings.standings.iter().map(|line| {
            let shown = line.values.iter().filter(|(key, _)| standings.columns.contains(key));
            let values: Vec<String> = shown.map(|(_, value)| value.text()).collect();
            standing_cells(line.rank.to_string(), line.name.clone(), line.record.clone(), &values)
        });
        let (rounds, profile) = (standings.rounds, &standings.profile_name);
        let head = wording::Rounds { rounds: &rounds, profile: &profile }.text(language());
        format!("{head}\n{}", table_of(heads, rows))
    })
}
