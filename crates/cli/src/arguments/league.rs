//! Arguments of `cantina league`.

use std::path::PathBuf;

use app::contract::PaperSize;
use clap::Subcommand;

use super::choice::Choice;

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
        /// Use an edited points table from a JSON file ("-" for standard input)
        #[arg(long)]
        file: Option<PathBuf>,
        /// Count only the best N events of each person
        #[arg(long, value_name = "N", conflicts_with = "all")]
        best: Option<u32>,
        /// Count every event
        #[arg(long)]
        all: bool,
    },
    /// Merge two names of the same person
    #[command(alias = "same")]
    MergeNames {
        /// Number of the league
        league: u32,
        /// Name to merge, as used in the events
        name: String,
        /// Name to keep in the standings
        #[arg(long = "as", value_name = "PERSON")]
        person: String,
        /// Merge only in this event, if two people have the same name
        #[arg(long)]
        event: Option<u32>,
    },
    /// Separate merged names
    #[command(alias = "apart")]
    SplitName {
        /// Number of the league
        league: u32,
        /// Name used in the events
        name: String,
        /// Separate only in this event
        #[arg(long)]
        event: Option<u32>,
    },
    /// Undo the latest change
    Undo {
        /// Number of the league
        league: u32,
    },
    /// Show the standings
    Standings {
        /// Number of the league
        league: u32,
    },
    /// Show win rates of leaders, bases, aspects and first players over all events of the league
    Statistics {
        /// Number of the league
        league: u32,
        /// Include matches of bots
        #[arg(long)]
        bots: bool,
    },
    /// Export the standings as CSV
    Csv {
        /// Number of the league
        league: u32,
        /// Output file [default: standard output]
        file: Option<PathBuf>,
    },
    /// Save the standings as a PDF
    #[command(alias = "paper")]
    Print {
        /// Number of the league
        league: u32,
        /// Output PDF file
        #[arg(long)]
        out: PathBuf,
        /// Paper size
        #[arg(long, value_enum, default_value = "a4")]
        paper: Choice<PaperSize>,
    },
    /// Export the whole league as JSON
    Export {
        /// Number of the league
        league: u32,
        /// Output file [default: standard output]
        file: Option<PathBuf>,
    },
    /// Import an exported league with its events, unless it already exists here
    Import {
        /// File created by `cantina league export` ("-" for standard input)
        file: PathBuf,
    },
    /// Import results from a CSV table of another program
    #[command(alias = "take")]
    ImportResults {
        /// Number of the league
        league: u32,
        /// CSV table with a header row ("-" for standard input)
        file: PathBuf,
        /// Title of the results, such as "Spring season" [default: name of the file]
        #[arg(long)]
        title: Option<String>,
        /// Count places and matches by the league's points table, as one more event, instead of the points in the file
        #[arg(long)]
        by_places: bool,
    },
    /// Archive a league without deleting it
    Archive {
        /// Number of the league
        league: u32,
        /// Unarchive the league
        #[arg(long)]
        back: bool,
    },
}
