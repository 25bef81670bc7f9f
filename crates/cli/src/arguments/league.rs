//! Arguments of `cantina league`.

use std::path::PathBuf;

use clap::Subcommand;

use super::PaperName;

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
    /// Take in an exported league with its events, unless it is here already
    Import {
        /// The file that `export` has written ("-" is standard input)
        file: PathBuf,
    },
    /// Let results of elsewhere count: a CSV table that another program has saved
    Take {
        /// Number of the league
        league: u32,
        /// The table, with a header row ("-" is standard input)
        file: PathBuf,
        /// What the results are of, such as "Spring season" [default: name of the file]
        #[arg(long)]
        title: Option<String>,
        /// Places and matches count by the league's points, as those of one event; else the points of the table
        #[arg(long)]
        by_places: bool,
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
