//! `cantina league`, and `cantina event statistics`.

use std::path::{Path, PathBuf};

use app::contract::{LeagueAct, LeagueView, PointsEntry};
use app::league::Leagues;
use app::{AppError, Cause, ErrorDetail};
use messages::command_line as wording;

use crate::arguments::league::LeagueCommand;
use crate::input::read;
use crate::print::{OutputFormat, language, line, table};
use crate::statistics::figures;

/// Runs one command of `cantina league`.
pub(crate) fn run(out: &OutputFormat, leagues: &Leagues, command: LeagueCommand) -> Result<(), AppError> {
    let decide = |league: u32, act: LeagueAct| out.answer(&leagues.league_act(league, &act)?, standings);
    match command {
        LeagueCommand::New { name, points } => {
            let made = leagues.create_league(&name, points.as_deref())?;
            out.answer(&made, |made| {
                let (league, points) = (made.id, &made.points.name);
                wording::LeagueCreatedPointsTable { league: &league, points: &points }.text(language())
            })
        }
        LeagueCommand::List => out.answer(&leagues.list()?, |leagues| {
            let rows = leagues.iter().filter(|league| !league.archived);
            let row = |league: &app::contract::LeagueSummary| {
                let problem = league.problem.clone().unwrap_or_default();
                [league.id.to_string(), league.name.clone(), league.events.to_string(), problem]
            };
            table(
                [
                    wording::League {}.text(language()),
                    wording::Name {}.text(language()),
                    wording::Events {}.text(language()),
                    String::new(),
                ],
                rows.map(row),
            )
        }),
        LeagueCommand::Add { league, events } => {
            let (last, before) = events.split_last().ok_or_else(|| AppError::of(Cause::LeagueNoEventNamed))?;
            for event in before {
                leagues.league_act(league, &LeagueAct::Add { event: *event })?;
            }
            decide(league, LeagueAct::Add { event: *last })
        }
        LeagueCommand::Remove { league, event } => decide(league, LeagueAct::Remove { event }),
        LeagueCommand::Rename { league, name } => decide(league, LeagueAct::Rename { name }),
        LeagueCommand::Points { league, key: None, file: None, best: None, all: false } => {
            out.answer(&leagues.league(league)?.points, points_json)
        }
        LeagueCommand::Points { league, key, file, best, all } => {
            let mut table = chosen(leagues, league, key.as_deref(), file.as_deref())?;
            table.best = if all { None } else { best.or(table.best) };
            decide(league, LeagueAct::Points { table })
        }
        LeagueCommand::MergeNames { league, name, person, event: None } => {
            decide(league, LeagueAct::MergeNames { name, person })
        }
        LeagueCommand::MergeNames { league, name, person, event: Some(event) } => {
            decide(league, LeagueAct::MergeNamesInEvent { event, name, person })
        }
        LeagueCommand::SplitName { league, name, event: None } => decide(league, LeagueAct::SplitName { name }),
        LeagueCommand::SplitName { league, name, event: Some(event) } => {
            decide(league, LeagueAct::SplitNameInEvent { event, name })
        }
        LeagueCommand::Undo { league } => decide(league, LeagueAct::Undo),
        LeagueCommand::Standings { league } => out.answer(&leagues.league(league)?, standings),
        LeagueCommand::Statistics { league, bots } => out.answer(&leagues.league_statistics(league, bots)?, figures),
        LeagueCommand::Csv { league, file } => {
            written(out, file, |to| leagues.save_league_csv(league, to), || leagues.league_csv(league))
        }
        LeagueCommand::Print { league, out: to, paper } => {
            let saved = leagues.save_league_paper(league, paper.0, &to)?;
            out.answer(&saved, |saved| wording::PrintoutSavedTo { saved: &saved }.text(language()))
        }
        LeagueCommand::Export { league, file } => {
            written(out, file, |to| leagues.export_league_to(league, to), || leagues.export_league(league))
        }
        LeagueCommand::Import { file } => {
            let (league, known) = leagues.import_league(&read(&file)?)?;
            out.answer(&league, |league| {
                let number = league.id;
                let head = match known {
                    true => wording::LeagueAlreadyExists { number: &number }.text(language()),
                    false => wording::LeagueImported { number: &number }.text(language()),
                };
                format!("{head}\n{}", standings(league))
            })
        }
        LeagueCommand::ImportResults { league, file, title, by_places } => {
            let name = || file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let act = LeagueAct::ImportResults { title: title.unwrap_or_else(name), table: read(&file)?, by_places };
            decide(league, act)
        }
        LeagueCommand::Archive { league, back } => out.answer(&leagues.archive_league(league, !back)?, |leagues| {
            let count = leagues.len();
            wording::Leagues { count: &count }.text(language())
        }),
    }
}

/// Writes a text to a file, or prints it.
fn written(
    out: &OutputFormat,
    file: Option<PathBuf>,
    save: impl FnOnce(&Path) -> Result<String, AppError>,
    text: impl FnOnce() -> Result<String, AppError>,
) -> Result<(), AppError> {
    match file {
        Some(to) => out.answer(&save(&to)?, |to| wording::SavedTo { to: &to }.text(language())),
        None => line(&text()?),
    }
}

fn chosen(leagues: &Leagues, league: u32, key: Option<&str>, file: Option<&Path>) -> Result<PointsEntry, AppError> {
    if let Some(file) = file {
        return serde_json::from_str(&read(file)?)
            .map_err(|error| AppError::of(Cause::PointsUnreadable { error: ErrorDetail::text(&error) }));
    }
    let Some(key) = key else { return Ok(leagues.league(league)?.points) };
    let tables = leagues.points_tables();
    let keys: Vec<&str> = tables.iter().map(|table| table.key.as_str()).collect();
    let unknown = AppError::of(Cause::LeaguePointsUnknown { key: key.into(), tables: keys.into() });
    tables.iter().find(|table| table.key == key).cloned().ok_or(unknown)
}

fn points_json(points: &PointsEntry) -> String {
    serde_json::to_string_pretty(points).unwrap_or_else(|error| error.to_string())
}

fn standings(league: &LeagueView) -> String {
    let rows = league.standings.iter().map(|line| {
        let scores: Vec<String> = league
            .events
            .iter()
            .map(|event| match line.scores.iter().find(|score| score.event == event.event) {
                None => "-".to_owned(),
                Some(score) if score.counted => score.points.to_string(),
                Some(score) => format!("({})", score.points),
            })
            .collect();
        let figures = [line.rank, line.points, line.events_won, line.match_wins].map(|figure| figure.to_string());
        let [rank, points, won, matches] = figures;
        [rank, line.name.clone(), points, won, matches, scores.join(" ")]
    });
    let remarks: String = league.remarks.iter().map(|remark| format!("{remark}\n")).collect();
    let events: Vec<String> = league.events.iter().map(|event| format!("{} {}", event.event, event.name)).collect();
    let events = events.join(", ");
    let events = wording::EventsCount { events: &events }.text(language());
    let head = format!("{} ({})\n{events}\n", league.name, league.points.name);
    format!(
        "{head}{}{remarks}",
        table(
            [
                wording::Rank {}.text(language()),
                wording::Name {}.text(language()),
                wording::Points {}.text(language()),
                wording::Won {}.text(language()),
                wording::Matches {}.text(language()),
                wording::ByEvent {}.text(language())
            ],
            rows
        )
    )
}
