//! Command-line interface of `cantina`: commands, arguments and options.

use std::path::PathBuf;

use app::contract::PaperSize;
use clap::{Args, Parser, Subcommand, ValueEnum};

pub(crate) mod cards;
pub(crate) mod deck;
pub(crate) mod event;
pub(crate) mod league;
pub(crate) mod names;
pub(crate) mod play;
pub(crate) mod steps;
pub(crate) mod tournament;
pub(crate) mod typed;

use self::cards::{DraftArguments, PacksArguments, RulesArguments};
use self::deck::DeckCommand;
use self::event::EventCommand;
use self::league::LeagueCommand;
use self::play::PlayArguments;
use self::tournament::{ProfileCommand, TournamentCommand};

/// Runs Star Wars: Unlimited events from the command line. Unofficial; not affiliated with the game's makers.
#[derive(Debug, Parser)]
#[command(name = "cantina", version = app::version(), arg_required_else_help = true)]
pub(crate) struct Arguments {
    /// The database file [default: the one that the window uses]
    #[arg(long, global = true, value_name = "PATH")]
    pub db: Option<PathBuf>,
    /// Print JSON instead of text
    #[arg(long, global = true)]
    pub json: bool,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Search the cards: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR
    Cards {
        /// Words of the name and key:value terms
        query: Vec<String>,
        /// Instead of searching: how many cards of each set are playable
        #[arg(long, conflicts_with = "query")]
        coverage: bool,
        /// Also find cards by their names in another language: a CSV table of numbers and names
        #[arg(long, value_name = "FILE", conflicts_with = "coverage")]
        names: Option<PathBuf>,
        /// Instead of searching: which pictures of cards a folder lacks
        #[arg(long, value_name = "FOLDER", conflicts_with_all = ["query", "coverage", "names"])]
        pictures: Option<PathBuf>,
    },
    /// Look up a rule by its number, or by words of its summary: cantina rules 7.6.9
    Rules(RulesArguments),
    /// Open boosters of a set
    Packs(PacksArguments),
    /// Run a whole draft with bots: every pick, pool and deck
    Draft(DraftArguments),
    /// Pair the next round of a tournament written as a JSON document
    Pair {
        /// The JSON document ("-" is standard input)
        file: PathBuf,
    },
    /// Show the standings of a tournament written as a JSON document
    Standings {
        /// The JSON document ("-" is standard input)
        file: PathBuf,
        /// Rules profile to use instead of the document's
        #[arg(long)]
        profile: Option<String>,
    },
    /// Check, convert, count and print decks in files of any known format
    Deck {
        #[command(subcommand)]
        command: DeckCommand,
    },
    /// Play a game in the terminal, or many between bots
    Play(PlayArguments),
    /// Drive the rules engine with lines of JSON on standard input; {"do":"help"} lists its commands
    Engine,
    /// Measure how fast this machine drafts, pairs, searches and plays
    Bench,
    /// List the third-party software that Cantina is built from, with its licences
    Notices {
        /// Print the texts of the licences
        #[arg(long)]
        texts: bool,
    },
    /// Print what makes a shell complete the commands: bash, elvish, fish, powershell or zsh
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Write the manual pages into a folder
    Manual {
        /// The folder
        folder: PathBuf,
    },
    /// Test the pairing on many simulated events
    Tournament {
        #[command(subcommand)]
        command: TournamentCommand,
    },
    /// Rules profiles: how events score, rank and penalise
    Profile {
        #[command(subcommand)]
        command: ProfileCommand,
    },
    /// Run a league: points over several events of a season
    League {
        /// Who makes this change; recorded in the league's log
        #[arg(long, global = true, value_name = "NAME")]
        by: Option<String>,
        #[command(subcommand)]
        command: LeagueCommand,
    },
    /// Show an event to the phones in the room, over the shop's own network, until Ctrl+C
    Serve(ServeArguments),
    /// Run an event: players, draft, rounds, results, penalties, papers
    Event {
        /// Who makes this entry; recorded in the event's log
        #[arg(long, global = true, value_name = "NAME")]
        by: Option<String>,
        #[command(subcommand)]
        command: EventCommand,
    },
}

#[derive(Debug, Args)]
pub(crate) struct ServeArguments {
    /// The event's number
    #[arg(long)]
    pub event: u32,
    /// The port; one of the next when it is taken, any that is free for 0
    #[arg(long, default_value_t = lan::PORT)]
    pub port: u16,
    /// The address of this machine to listen on [default: all of them]
    #[arg(long)]
    pub address: Option<std::net::IpAddr>,
    /// A name of this machine on the network, beside its addresses
    #[arg(long = "name", value_name = "HOST")]
    pub names: Vec<String>,
    /// The folder of the window's page, for scorekeepers at other machines [default: "window" beside this program, if there
    /// is one]
    #[arg(long, value_name = "FOLDER")]
    pub window: Option<std::path::PathBuf>,
}

/// Size of the paper to print on.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum PaperName {
    A4,
    Letter,
}

impl PaperName {
    /// Converts the paper size to the type of the contract.
    pub(crate) fn size(self) -> PaperSize {
        match self {
            PaperName::A4 => PaperSize::A4,
            PaperName::Letter => PaperSize::Letter,
        }
    }
}
