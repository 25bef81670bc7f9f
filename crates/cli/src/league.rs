//! `cantina league`, and `cantina event statistics`.

use app::{Cause, Fact};
use std::path::{Path, PathBuf};

use app::contract::{LeagueAct, LeagueView, PointsEntry, RateView, ShareView, StatisticsView};
use app::{AppError, Desk};
use clap::Subcommand;

use crate::arguments::PaperName;
use crate::print::{self, Out, line, table};
use crate::tools::read;

#[derive(Debug, Subcommand)]
pub(crate) enum LeagueCommand {
    /// Create a league and print its number
    New {
        /// Name of the league
        name: String,
        /// Points table: by-place (the default) or by-matches
        #[arg(long, value_name = "KEY")]
        points: Option<String>,
    },
    /// List the leagues
    List,
    /// Add events to a league
    Add {
        /// Number of the league
        league: u32,
        /// Numbers of the events
        #[arg(required = true)]
        events: Vec<u32>,
    },
    /// Remove an event from a league
    Remove {
        /// Number of the league
        league: u32,
        /// Number of the event
        event: u32,
    },
    /// Rename a league
    Rename {
        /// Number of the league
        league: u32,
        /// New name of the league
        name: String,
    },
    /// Show the points table as JSON, or change it
    Points {
        /// Number of the league
        league: u32,
        /// Use a built-in points table: by-place or by-matches
        #[arg(long, conflicts_with = "file")]
        key: Option<String>,
        /// Use an edited points table from a JSON file ("-" is standard input)
        #[arg(long)]
        file: Option<PathBuf>,
        /// Only the best N events of each person count
        #[arg(long, value_name = "N", conflicts_with = "all")]
        best: Option<u32>,
        /// Count every event
        #[arg(long)]
        all: bool,
    },
    /// Record that two names are the same person
    Same {
        /// Number of the league
        league: u32,
        /// Name as it stands in the events
        name: String,
        /// Name under which that person is ranked
        #[arg(long = "as", value_name = "PERSON")]
        person: String,
        /// Only in this event, when two people have the same name
        #[arg(long)]
        event: Option<u32>,
    },
    /// Separate a name that was recorded as another person's
    Apart {
        /// Number of the league
        league: u32,
        /// Name as it stands in the events
        name: String,
        /// Only in this event
        #[arg(long)]
        event: Option<u32>,
    },
    /// Undo the newest change
    Undo {
        /// Number of the league
        league: u32,
    },
    /// Show the standings
    Standings {
        /// Number of the league
        league: u32,
    },
    /// Show win rates of leaders, bases, aspects and first players over its events
    Statistics {
        /// Number of the league
        league: u32,
        /// Count bots' matches too
        #[arg(long)]
        bots: bool,
    },
    /// Write the standings as CSV
    Csv {
        /// Number of the league
        league: u32,
        /// File to write [default: standard output]
        file: Option<PathBuf>,
    },
    /// Write the standings as a PDF
    Paper {
        /// Number of the league
        league: u32,
        /// PDF file to write
        #[arg(long)]
        out: PathBuf,
        /// Paper size
        #[arg(long, value_enum, default_value_t = PaperName::A4)]
        paper: PaperName,
    },
    /// Export the whole league as JSON
    Export {
        /// Number of the league
        league: u32,
        /// File to write [default: standard output]
        file: Option<PathBuf>,
    },
    /// Archive a league; nothing is ever deleted
    Archive {
        /// Number of the league
        league: u32,
        /// Unarchive it
        #[arg(long)]
        back: bool,
    },
}

/// Runs one command of `cantina league`.
pub(crate) fn run(out: &Out, db: Option<PathBuf>, by: Option<&str>, command: LeagueCommand) -> Result<(), AppError> {
    let path = match db {
        Some(path) => path,
        None => app::safety::data_folder::database()?,
    };
    let desk = Desk::open(&path)?;
    desk.set_author(by)?;
    let done = decided(out, &desk, command);
    print::warn(&desk);
    done
}

fn decided(out: &Out, desk: &Desk, command: LeagueCommand) -> Result<(), AppError> {
    let decide = |league: u32, act: LeagueAct| out.answer(&desk.league_act(league, &act)?, standings);
    match command {
        LeagueCommand::New { name, points } => {
            let made = desk.create_league(&name, points.as_deref())?;
            out.answer(&made, |made| format!("League {} is made; its points: {}.", made.id, made.points.name))
        }
        LeagueCommand::List => out.answer(&desk.leagues()?, |leagues| {
            let rows = leagues.iter().filter(|league| !league.archived);
            let row = |league: &app::contract::LeagueSummary| {
                let problem = league.problem.clone().unwrap_or_default();
                [league.id.to_string(), league.name.clone(), league.events.to_string(), problem]
            };
            table(["league", "name", "events", ""], rows.map(row))
        }),
        LeagueCommand::Add { league, events } => {
            let (last, before) = events.split_last().ok_or_else(|| AppError::of(Cause::LeagueNoEventNamed))?;
            for event in before {
                desk.league_act(league, &LeagueAct::Add { event: *event })?;
            }
            decide(league, LeagueAct::Add { event: *last })
        }
        LeagueCommand::Remove { league, event } => decide(league, LeagueAct::Remove { event }),
        LeagueCommand::Rename { league, name } => decide(league, LeagueAct::Rename { name }),
        LeagueCommand::Points { league, key: None, file: None, best: None, all: false } => {
            out.answer(&desk.league(league)?.points, points_json)
        }
        LeagueCommand::Points { league, key, file, best, all } => {
            let mut table = chosen(desk, league, key.as_deref(), file.as_deref())?;
            table.best = if all { None } else { best.or(table.best) };
            decide(league, LeagueAct::Points { table })
        }
        LeagueCommand::Same { league, name, person, event: None } => decide(league, LeagueAct::Same { name, person }),
        LeagueCommand::Same { league, name, person, event: Some(event) } => {
            decide(league, LeagueAct::SameIn { event, name, person })
        }
        LeagueCommand::Apart { league, name, event: None } => decide(league, LeagueAct::Apart { name }),
        LeagueCommand::Apart { league, name, event: Some(event) } => decide(league, LeagueAct::ApartIn { event, name }),
        LeagueCommand::Undo { league } => decide(league, LeagueAct::Undo),
        LeagueCommand::Standings { league } => out.answer(&desk.league(league)?, standings),
        LeagueCommand::Statistics { league, bots } => out.answer(&desk.league_statistics(league, bots)?, figures),
        LeagueCommand::Csv { league, file } => {
            written(out, file, |to| desk.save_league_csv(league, to), || desk.league_csv(league))
        }
        LeagueCommand::Paper { league, out: to, paper } => {
            let saved = desk.save_league_paper(league, paper.size(), &to)?;
            out.answer(&saved, |saved| format!("The paper is {saved}."))
        }
        LeagueCommand::Export { league, file } => {
            written(out, file, |to| desk.export_league_to(league, to), || desk.export_league(league))
        }
        LeagueCommand::Archive { league, back } => {
            out.answer(&desk.archive_league(league, !back)?, |leagues| format!("{} leagues.", leagues.len()))
        }
    }
}

/// Writes a text to a file, or prints it.
fn written(
    out: &Out,
    file: Option<PathBuf>,
    save: impl FnOnce(&Path) -> Result<String, AppError>,
    text: impl FnOnce() -> Result<String, AppError>,
) -> Result<(), AppError> {
    match file {
        Some(to) => out.answer(&save(&to)?, |to| format!("Written to {to}.")),
        None => line(&text()?),
    }
}

fn chosen(desk: &Desk, league: u32, key: Option<&str>, file: Option<&Path>) -> Result<PointsEntry, AppError> {
    if let Some(file) = file {
        return serde_json::from_str(&read(file)?)
            .map_err(|error| AppError::of(Cause::PointsUnreadable { error: Fact::said(&error) }));
    }
    let Some(key) = key else { return Ok(desk.league(league)?.points) };
    let tables = desk.points_tables();
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
    let head = format!("{} ({})\nEvents: {}\n", league.name, league.points.name, events.join(", "));
    format!("{head}{}{remarks}", table(["rank", "name", "points", "won", "matches", "by event"], rows))
}

fn percent(share: &ShareView) -> String {
    share.percent.map_or_else(
        || "-".to_owned(),
        |percent| format!("{percent:.1} % (95 %: {:.1} to {:.1})", share.low, share.high),
    )
}

/// Win rates and games counted, as tables for the terminal.
pub(crate) fn figures(found: &StatisticsView) -> String {
    let rates = |what: &str, lines: &[RateView]| {
        let rows = lines.iter().map(|line| {
            let record = format!("{}-{}-{}", line.wins, line.losses, line.draws);
            [line.name.clone(), line.decks.to_string(), record, line.mirrors.to_string(), percent(&line.share)]
        });
        table([what, "decks", "record", "mirrors", "won"], rows)
    };
    let first = &found.first;
    let remarks: String = found.remarks.iter().map(|remark| format!("{remark}\n")).collect();
    format!(
        "{} matches\n\n{}\n{}\n{}\nThe first player won {} of {} games: {}\n{} games without a word of who began.\n{remarks}",
        found.matches,
        rates("leader", &found.leaders),
        rates("base", &found.bases),
        rates("aspect", &found.aspects),
        first.won,
        first.games,
        percent(&first.share),
        first.unknown,
    )
}
