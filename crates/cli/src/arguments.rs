//! Command-line interface of `cantina`: commands, arguments and options.

use std::path::PathBuf;

use app::contract::{EventKind, PaperSize, TextLanguage};
use clap::{Args, Parser, Subcommand};

pub(crate) mod backups;
pub(crate) mod cards;
pub(crate) mod choice;
pub(crate) mod data;
pub(crate) mod deck;
pub(crate) mod digests;
pub(crate) mod event;
pub(crate) mod help;
mod help_text;
pub(crate) mod league;
pub(crate) mod packs;
pub(crate) mod parse;
pub(crate) mod play;
pub(crate) mod steps;
pub(crate) mod tournament;
pub(crate) mod usage_error;

use self::backups::{BackupArguments, BackupsArguments, RestoreArguments};
use self::cards::{DraftArguments, PacksArguments, RulesArguments};
use self::choice::Choice;
use self::data::DataCommand;
use self::deck::DeckCommand;
use self::digests::DigestCommand;
use self::event::EventCommand;
use self::league::LeagueCommand;
use self::play::PlayArguments;
use self::tournament::{ProfileCommand, TournamentCommand};

/// Run Star Wars: Unlimited events from the command line. Unofficial; not affiliated with the game's makers.
#[derive(Debug, Parser)]
#[command(name = "cantina", version = app::version(), arg_required_else_help = true)]
pub(crate) struct Arguments {
    /// Use this database file [default: the same as the window]
    #[arg(long, global = true, value_name = "PATH")]
    pub db: Option<PathBuf>,
    /// Use the events, games and leagues of a PostgreSQL server: postgres://user@host/database
    #[arg(long, global = true, value_name = "ADDRESS")]
    pub server: Option<String>,
    /// Print JSON instead of text
    #[arg(long, global = true)]
    pub json: bool,
    /// Language of texts and errors [default: German if the system is, otherwise English]
    #[arg(long, global = true)]
    pub language: Option<Choice<TextLanguage>>,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Search for cards: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR
    Cards {
        /// Words of the card name, and filters such as t:unit
        query: Vec<String>,
        /// Show how many cards of each set are playable, instead of searching
        #[arg(long, conflicts_with = "query")]
        coverage: bool,
        /// Also search names in another language, from a CSV table of card numbers and names
        #[arg(long, value_name = "FILE", conflicts_with = "coverage")]
        names: Option<PathBuf>,
        /// Show which card pictures are missing from a folder, instead of searching
        #[arg(long, value_name = "FOLDER", conflicts_with_all = ["query", "coverage", "names"])]
        pictures: Option<PathBuf>,
    },
    /// Check, install and compare card data packages: new sets, suspensions, rulings
    Data {
        #[command(subcommand)]
        command: DataCommand,
    },
    /// Look up a rule by number, or search the rule summaries: cantina rules 7.6.9
    Rules(RulesArguments),
    /// Open boosters of a set
    Packs(PacksArguments),
    /// Run a whole draft with bots and print every pick, pool and deck
    Draft(DraftArguments),
    /// Pair the next round of a tournament described in a JSON document
    Pair {
        /// JSON document ("-" for standard input)
        file: PathBuf,
    },
    /// Show the standings of a tournament described in a JSON document
    Standings {
        /// JSON document ("-" for standard input)
        file: PathBuf,
        /// Use this rules profile instead of the document's
        #[arg(long)]
        profile: Option<String>,
    },
    /// Check, convert, analyse and print decks in any supported format
    Deck {
        #[command(subcommand)]
        command: DeckCommand,
    },
    /// Play a game in the terminal, or many games between bots
    Play(PlayArguments),
    /// Control the rules engine with lines of JSON on standard input; {"do":"help"} lists its commands
    Engine,
    /// Measure how fast this machine drafts, pairs, searches and plays
    Bench,
    /// List the third-party software in Cantina, with its licences
    #[command(alias = "notices")]
    Licences {
        /// Print the licence texts
        #[arg(long)]
        texts: bool,
    },
    /// Print the completion script for a shell
    Completions {
        /// Shell: bash, elvish, fish, powershell or zsh
        shell: clap_complete::Shell,
    },
    /// Create the manual pages in a folder
    #[command(alias = "manual")]
    Man {
        /// Folder for the manual pages
        folder: PathBuf,
    },
    /// Test the pairing with simulated events
    Tournament {
        #[command(subcommand)]
        command: TournamentCommand,
    },
    /// Manage rules profiles: scoring, ranking and penalties
    Profile {
        #[command(subcommand)]
        command: ProfileCommand,
    },
    /// Run a league that adds up points over several events
    League {
        /// Name of the person making this change, saved in the league's log
        #[arg(long, global = true, value_name = "NAME")]
        by: Option<String>,
        #[command(subcommand)]
        command: LeagueCommand,
    },
    /// Show statistics of cards, picks and archetypes over events
    Statistics(StatisticsArguments),
    /// Exchange statistics with other shops: signed files with counts and without names
    Digests {
        #[command(subcommand)]
        command: DigestCommand,
    },
    /// Share an event with phones on the local network until Ctrl+C
    Serve(ServeArguments),
    #[command(flatten)]
    Database(DatabaseCommand),
    /// Run an event: players, draft, rounds, results, penalties, printouts
    Event {
        /// Name of the person making this entry, saved in the event's log
        #[arg(long, global = true, value_name = "NAME")]
        by: Option<String>,
        #[command(subcommand)]
        command: EventCommand,
    },
}

/// A command that concerns the whole database, not one event.
#[derive(Debug, Subcommand)]
pub(crate) enum DatabaseCommand {
    #[command(flatten)]
    Safeguard(SafetyCommand),
    /// Restore a backup; the current database is saved to a separate file first
    Restore(RestoreArguments),
    /// Prepare a database server for desks on several computers
    #[command(name = "database", subcommand)]
    Server(ServerCommand),
}

/// A command about a database server.
#[derive(Debug, Subcommand)]
pub(crate) enum ServerCommand {
    /// Create Cantina's tables with the login of the database's owner, and give a desk's login its rights
    SetUp {
        /// Address with the owner's login: postgres://owner@host/database
        owner: String,
        /// Name of the login that desks use
        #[arg(long, value_name = "NAME")]
        desk: String,
        /// Shop whose events the login sees; created if new [default: the shop that the login has, or the first]
        #[arg(long, value_name = "SHOP")]
        shop: Option<String>,
    },
    /// Copy all events, games and leagues between two databases: files or addresses of servers
    Copy {
        /// Database to read
        from: String,
        /// Database to write; a file is created if it does not exist
        to: String,
    },
    /// Add events of this database to another one, where they may get other numbers
    Push {
        /// Database to add to: the address of a server, or a file
        to: String,
        /// Number of an event; can be repeated [default: all finished events]
        #[arg(long, value_name = "EVENT")]
        event: Vec<u32>,
    },
}

/// A command that backs up or checks the open database.
#[derive(Debug, Subcommand)]
pub(crate) enum SafetyCommand {
    /// Back up the database to one file, even while it is in use
    Backup(BackupArguments),
    /// Show the automatic backups
    Backups(BackupsArguments),
    /// Check the database: every page, and the hash chain of every event, game, league and deck (exit code 1 if
    /// anything is damaged)
    Verify,
}

#[derive(Debug, Args)]
pub(crate) struct StatisticsArguments {
    /// Number of the event; can be repeated [default: all events that are not archived]
    #[arg(long, value_name = "EVENT")]
    pub event: Vec<u32>,
    /// Number of a league, for all its events
    #[arg(long, value_name = "LEAGUE", conflicts_with = "event")]
    pub league: Option<u32>,
    /// Count only events of this kind
    #[arg(long)]
    pub kind: Option<Choice<EventKind>>,
    /// Count only events that were created on this day or later, such as 2026-11-21
    #[arg(long, value_name = "DATE")]
    pub from: Option<String>,
    /// Count only events that were created on this day or earlier
    #[arg(long, value_name = "DATE")]
    pub to: Option<String>,
    /// List only cards of this set
    #[arg(long, value_name = "CODE")]
    pub set: Option<String>,
    /// Show the record and the picks of one person instead
    #[arg(long, value_name = "NAME", conflicts_with_all = ["bots", "csv"])]
    pub player: Option<String>,
    /// Show one card by month and by archetype instead: its number or name
    #[arg(long, value_name = "CARD", conflicts_with_all = ["player", "csv", "pdf"])]
    pub card: Option<String>,
    /// Count people (the default)
    #[arg(long, conflicts_with = "bots")]
    pub people: bool,
    /// Count bots instead of people
    #[arg(long)]
    pub bots: bool,
    /// Write all numbers of the cards as CSV to this file ("-" for standard output)
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-", conflicts_with = "json")]
    pub csv: Option<PathBuf>,
    /// Write the cards and archetypes, or the statistics of the person, as a PDF to this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "csv"])]
    pub pdf: Option<PathBuf>,
    /// Paper size of the PDF
    #[arg(long, value_name = "SIZE", requires = "pdf", default_value = "a4")]
    pub paper: Choice<PaperSize>,
}

#[derive(Debug, Args)]
pub(crate) struct ServeArguments {
    /// Number of the event
    #[arg(long)]
    pub event: u32,
    /// Port to listen on; if it is in use, one of the next ports; 0 for any free port
    #[arg(long, default_value_t = lan::PORT)]
    pub port: u16,
    /// Address of this computer to listen on [default: all]
    #[arg(long)]
    pub address: Option<std::net::IpAddr>,
    /// Name of this computer on the network, in addition to its addresses
    #[arg(long = "name", value_name = "HOST")]
    pub names: Vec<String>,
    /// Folder of the window's page, for scorekeepers on other computers [default: "window" next to this program, if it
    /// exists]
    #[arg(long, value_name = "FOLDER")]
    pub window: Option<std::path::PathBuf>,
}
