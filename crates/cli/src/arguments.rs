//! What may be typed.

use std::path::PathBuf;

use app::contract::PaperSize;
use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::desk::{DeskCommand, ScopeName};
use crate::league::LeagueCommand;

/// Runs Star Wars: Unlimited events from the command line. Unofficial; not affiliated with the game's makers.
#[derive(Debug, Parser)]
#[command(name = "cantina", version, arg_required_else_help = true)]
pub struct Arguments {
    /// The database; the window's own when not given
    #[arg(long, global = true, value_name = "PATH")]
    pub db: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long, global = true)]
    pub json: bool,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Search the cards: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR
    Cards {
        /// Words of the name and key:value terms
        query: Vec<String>,
        /// Instead: of how many cards of each set the text is written, so that they can be played with
        #[arg(long, conflicts_with = "query")]
        coverage: bool,
    },
    /// Look a rule up by its number or by words of its summary: cantina rules 7.6.9
    Rules(RulesArguments),
    /// Open boosters
    Packs(PacksArguments),
    /// Run a whole draft by bots: every pick, pool and deck
    Draft(DraftArguments),
    /// Pair the next round of a tournament in a JSON document ("-" is standard input)
    Pair {
        /// The document
        file: PathBuf,
    },
    /// The standings of a tournament in a JSON document ("-" is standard input)
    Standings {
        /// The document
        file: PathBuf,
        /// The rules profile instead of the document's
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
    /// Drive the rules engine by lines of JSON on standard input; {"do":"help"} lists the commands
    Engine,
    /// Measure this machine
    Bench,
    /// What others have written and Cantina is built from, with the licences
    Notices,
    /// Try the pairing on many events
    Tournament {
        #[command(subcommand)]
        command: TournamentCommand,
    },
    /// Rules profiles: how events score, rank and penalise
    Profile {
        #[command(subcommand)]
        command: ProfileCommand,
    },
    /// Points over several events of a season
    League {
        /// Who decides this; written beside it in the league's log
        #[arg(long, global = true, value_name = "NAME")]
        by: Option<String>,
        #[command(subcommand)]
        command: LeagueCommand,
    },
    /// Run an event
    Event {
        /// Who enters this; written beside it in the log
        #[arg(long, global = true, value_name = "NAME")]
        by: Option<String>,
        #[command(subcommand)]
        command: EventCommand,
    },
}

#[derive(Debug, Args)]
pub struct RulesArguments {
    /// The number of a rule, heading or section: 7.6.9, 7.6, 7
    #[arg(required_unless_present = "search", conflicts_with = "search")]
    pub number: Option<String>,
    /// Instead: words that the summary or a title has
    #[arg(long)]
    pub search: Option<String>,
    /// Your own copy of the official rules as plain text: shows the full wording beside the summary
    #[arg(long)]
    pub text: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct PacksArguments {
    /// The set, for example SOR; the newest when not given
    #[arg(long, default_value_t = app::tools::newest_set())]
    pub set: String,
    /// How many boosters
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub count: u32,
    /// Take them from whole boxes of 24, in their order
    #[arg(long = "box")]
    pub boxed: bool,
    /// The same seed opens the same boosters on every machine
    #[arg(long)]
    pub seed: Option<u64>,
}

#[derive(Debug, Args)]
pub struct DraftArguments {
    /// The set, for example SOR; the newest when not given
    #[arg(long, default_value_t = app::tools::newest_set())]
    pub set: String,
    /// Seats, 2 to 16
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u8).range(2..=16))]
    pub seats: u8,
    /// The same seed drafts the same on every machine
    #[arg(long)]
    pub seed: Option<u64>,
}

/// Who plays.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum SeatedName {
    /// A person at this terminal
    Human,
    /// A bot that answers by lot
    Random,
    /// A bot that looks one action ahead
    Quick,
    /// A bot that searches
    Strong,
}

/// A language of the game's words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum LanguageName {
    /// English
    English,
    /// German; cards keep their English names
    German,
}

#[derive(Debug, Args)]
pub struct PlayArguments {
    /// The deck of each player: a published deck's key (SOR-Luke) or a file; one deck is played by
    /// both of two players, three or four by as many
    #[arg(long, required = true, num_args = 1, action = clap::ArgAction::Append)]
    pub deck: Vec<String>,
    /// Who plays the first deck; a person unless there are many games
    #[arg(long, value_enum)]
    pub p1: Option<SeatedName>,
    /// Who plays the second deck; quick when not given
    #[arg(long, value_enum)]
    pub p2: Option<SeatedName>,
    /// Who plays the third deck; quick when not given
    #[arg(long, value_enum)]
    pub p3: Option<SeatedName>,
    /// Who plays the fourth deck; quick when not given
    #[arg(long, value_enum)]
    pub p4: Option<SeatedName>,
    /// The language of the game's words
    #[arg(long, value_enum, default_value = "english")]
    pub language: LanguageName,
    /// Ask also where a hidden card leaves no choice, so that nobody can tell "found nothing" from "declined"
    #[arg(long)]
    pub ask_always: bool,
    /// The same seed shuffles the same and gives bots the same chance
    #[arg(long)]
    pub seed: Option<u64>,
    /// Play so many games between bots and say who wins how often
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub games: Option<u32>,
    /// Milliseconds that strong may think about an answer
    #[arg(long, value_name = "MS", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub moves_ms: u64,
}

/// What a deck is checked for.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum FormatName {
    Premier,
    Eternal,
    Trilogy,
    TwinSuns,
    Sealed,
    Draft,
}

/// Which cards and suspensions bind a Trilogy.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum PoolName {
    Premier,
    Eternal,
}

/// How a deck is written.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum TargetName {
    Swudb,
    Melee,
    Text,
    Picklist,
    Tts,
    Csv,
}

/// A size of paper.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum PaperName {
    A4,
    Letter,
}

impl PaperName {
    /// As the desk takes it.
    pub fn size(self) -> PaperSize {
        match self {
            PaperName::A4 => PaperSize::A4,
            PaperName::Letter => PaperSize::Letter,
        }
    }
}

#[derive(Debug, Subcommand)]
pub enum DeckCommand {
    /// Whether a deck is legal, and why not (exit code 0: legal, 1: not)
    Check(CheckArguments),
    /// Write a deck in another format
    Convert {
        /// The deck ("-" is standard input)
        file: PathBuf,
        /// The format
        #[arg(long, value_enum)]
        to: TargetName,
    },
    /// How likely it is to have drawn a card
    Odds(OddsArguments),
    /// Cost curve, types, aspects, arenas, traits, keywords, penalties
    Stats {
        /// The deck ("-" is standard input)
        file: PathBuf,
    },
    /// Print a registration sheet or a list as PDF
    Sheet(SheetArguments),
}

#[derive(Debug, Args)]
pub struct CheckArguments {
    /// The deck, for Trilogy a JSON array of three ("-" is standard input)
    pub file: PathBuf,
    /// The format
    #[arg(long, value_enum)]
    pub format: FormatName,
    /// The day, as 2026-11-21; today when not given
    #[arg(long)]
    pub on: Option<String>,
    /// Which cards and suspensions bind a Trilogy
    #[arg(long, value_enum, default_value = "premier")]
    pub cardpool: PoolName,
    /// The pool of a limited deck: {"set": "SOR", "cards": {"SOR_001": 1}}
    #[arg(long)]
    pub pool: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct OddsArguments {
    /// A deck, for its size, its base and its copies ("-" is standard input)
    pub file: Option<PathBuf>,
    /// A card of that deck, by name or number; several: any of them will do
    #[arg(long)]
    pub card: Vec<String>,
    /// Cards in the deck
    #[arg(long)]
    pub deck: Option<u32>,
    /// Copies that would do
    #[arg(long)]
    pub copies: Option<u32>,
    /// How many of them are wanted
    #[arg(long, default_value_t = 1)]
    pub at_least: u32,
    /// The base's number: some change the opening hand
    #[arg(long)]
    pub base: Option<String>,
    /// How many rounds to look ahead
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(0..=20))]
    pub rounds: u32,
}

#[derive(Debug, Args)]
pub struct SheetArguments {
    /// The deck ("-" is standard input)
    pub file: PathBuf,
    /// Where to
    #[arg(long)]
    pub out: PathBuf,
    /// The paper
    #[arg(long, value_enum, default_value = "a4")]
    pub paper: PaperName,
    /// A plain list instead of the registration sheet
    #[arg(long)]
    pub list: bool,
    /// The format, as it shall be printed
    #[arg(long, default_value = "")]
    pub format: String,
    /// The player's name; what is not given becomes a line to write on
    #[arg(long, default_value = "")]
    pub player: String,
    /// The event's name
    #[arg(long, default_value = "")]
    pub event: String,
    /// The date, as it shall be printed
    #[arg(long, default_value = "")]
    pub date: String,
    /// The pool of a limited deck: what was played is marked in it
    #[arg(long)]
    pub pool: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub enum TournamentCommand {
    /// Play many events by chance and count what the pairing made of them
    Simulate(SimulateArguments),
}

#[derive(Debug, Args)]
pub struct SimulateArguments {
    /// Players of an event: 33, or 5-64 for as many as chance gives
    #[arg(long, default_value = "32")]
    pub players: String,
    /// Rounds; as many as suit the field when not given
    #[arg(long)]
    pub rounds: Option<u16>,
    /// How many events
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub events: u64,
    /// The same seed plays the same events on every machine
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many players in a hundred leave after a round
    #[arg(long, default_value_t = 0)]
    pub drops: u32,
    /// How many matches in a hundred are drawn
    #[arg(long, default_value_t = 0)]
    pub draws: u32,
    /// In how many rounds of a hundred somebody enters late
    #[arg(long, default_value_t = 0)]
    pub late: u32,
    /// Prove every pairing to be the best
    #[arg(long)]
    pub prove: bool,
}

#[derive(Debug, Subcommand)]
pub enum ProfileCommand {
    /// List the profiles, the program's and your own
    List,
    /// Write a profile as JSON, to be edited
    Show {
        /// Its key
        key: String,
    },
    /// Say what is wrong with an edited profile (exit code 1 when something is)
    Check {
        /// The file ("-" is standard input)
        file: PathBuf,
    },
    /// Keep an edited profile under its key
    Save {
        /// The file ("-" is standard input)
        file: PathBuf,
    },
    /// Remove a profile of your own; events that use it keep what they have
    Remove {
        /// Its key
        key: String,
    },
}

/// How cards are drafted.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum Mode {
    /// At this machine
    Digital,
    /// With real cards
    Paper,
}

/// What an event is played with.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum KindName {
    Draft,
    Sealed,
    Constructed,
}

/// What the rounds before a cut are.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum RoundsName {
    /// Paired by score
    Swiss,
    /// Everyone meets everyone
    RoundRobin,
    /// Tables of three and four (Twin Suns)
    Tables,
}

#[derive(Debug, Args)]
pub struct StructureArguments {
    /// What its rounds are
    #[arg(long, value_enum, default_value = "swiss")]
    pub rounds: RoundsName,
    /// Best of 1, 3 or 5; the profile's when not given
    #[arg(long)]
    pub best_of: Option<u32>,
    /// The planned cut: 2, 4, 8 or 16
    #[arg(long)]
    pub cut: Option<u32>,
    /// Best of 1, 3 or 5 in the single elimination
    #[arg(long)]
    pub cut_best_of: Option<u32>,
    /// Matches are played with three decks
    #[arg(long)]
    pub trilogy: bool,
}

#[derive(Debug, Subcommand)]
pub enum EventCommand {
    #[command(flatten)]
    Desk(DeskCommand),
    /// Make an event
    New {
        /// Its name
        name: String,
        /// The set that is drafted or opened; the newest when not given
        #[arg(long)]
        set: Option<String>,
        /// What it is played with
        #[arg(long, value_enum)]
        kind: Option<KindName>,
        /// At this machine or with real cards
        #[arg(long, value_enum, default_value = "digital")]
        mode: Mode,
        /// Seats a pod, 2 to 16
        #[arg(long, default_value_t = 8)]
        pod_size: u32,
        /// The rules profile
        #[arg(long)]
        profile: Option<String>,
        /// The seed of seats, boosters and pairings
        #[arg(long)]
        seed: Option<u64>,
        /// Sealed: boosters for each player, 6 or 8; the profile's when not given
        #[arg(long)]
        packs: Option<u32>,
        /// Sealed: a leader that each pool gets beside its boosters, as in a prerelease (HMW_004); may be repeated
        #[arg(long = "leader")]
        leaders: Vec<String>,
        #[command(flatten)]
        structure: StructureArguments,
    },
    /// The sealed pool of a player: the boosters of the event, always the same
    Pool {
        /// Its number
        event: u32,
        /// The player's number
        player: u32,
    },
    /// Say how an event is played
    Structure {
        /// Its number
        event: u32,
        #[command(flatten)]
        structure: StructureArguments,
    },
    /// List the events
    List,
    /// Show an event
    Show {
        /// Its number
        event: u32,
        /// Say why each pair meets
        #[arg(long)]
        why: bool,
    },
    /// Enter or change players
    Player {
        /// The event's number
        event: u32,
        #[command(subcommand)]
        command: PlayerCommand,
    },
    /// Draw pods and seats
    Seat {
        /// The event's number
        event: u32,
    },
    /// Run the draft
    Draft {
        /// The event's number
        event: u32,
        #[command(subcommand)]
        command: EventDraftCommand,
    },
    /// Pair the next round: of matches, of tables, or of the bracket
    Pair {
        /// The event's number
        event: u32,
        /// Inside the draft pods, as far as that is possible without a rematch
        #[arg(long, conflicts_with = "scope")]
        within_pods: bool,
        /// How pods meet
        #[arg(long, value_enum, default_value = "whole")]
        scope: ScopeName,
        /// By the standings: first against second, or the next not met; for the last round before a cut
        #[arg(long)]
        power: bool,
        /// Matches (3:5, Ada:Ben) and byes (7) set by hand; the rest is paired around them
        #[arg(long, value_delimiter = ',', requires = "note")]
        by_hand: Vec<String>,
        /// The reason for those
        #[arg(long, default_value = "")]
        note: String,
        /// Say why each pair meets
        #[arg(long)]
        why: bool,
    },
    /// Enter or correct a result: 2-0, 2-1, 1-1, 1-0-1 (games of the first, the second, drawn),
    /// noshow-a, noshow-b, loss-a, loss-b (by penalty), double-loss
    Result {
        /// The event's number
        event: u32,
        /// The round
        #[arg(long, required_unless_present = "slip")]
        round: Option<u32>,
        /// The table
        #[arg(long, required_unless_present = "slip")]
        table: Option<u32>,
        /// The code of the printed slip, instead of round and table
        #[arg(long, conflicts_with_all = ["round", "table"])]
        slip: Option<String>,
        /// The result from the first player's side
        result: String,
    },
    /// A player leaves
    Drop {
        /// The event's number
        event: u32,
        /// The player: number, name, or a part of it that only one has
        player: String,
    },
    /// Take back the newest step, and say what that was
    Undo {
        /// The event's number
        event: u32,
    },
    /// Plan another number of rounds
    Rounds {
        /// The event's number
        event: u32,
        /// How many
        rounds: u32,
    },
    /// The standings
    Standings {
        /// The event's number
        event: u32,
        /// As they were after this round, by the results of now
        #[arg(long)]
        round: Option<u32>,
    },
    /// Write everything of an event as JSON
    Export {
        /// The event's number
        event: u32,
        /// Where to; standard output when not given
        file: Option<PathBuf>,
    },
    /// Copy the database into one file while it is in use
    Backup {
        /// Where to
        file: PathBuf,
        /// Replace an older backup there
        #[arg(long)]
        replace: bool,
    },
    /// Put a backup in the place of the database; the old one is kept beside it
    Restore {
        /// The backup
        file: PathBuf,
    },
    /// A whole event by bots, from registration to standings, printed as it goes
    Demo {
        /// The set; the newest when not given
        #[arg(long, default_value_t = app::tools::newest_set())]
        set: String,
        /// How many players
        #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u32).range(2..=512))]
        players: u32,
        /// The same seed plays the same event
        #[arg(long)]
        seed: Option<u64>,
    },
}

/// What is done to the pick clock of a draft.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum PickClockName {
    /// It goes on
    Run,
    /// It stands
    Pause,
    /// The next pick, with real cards
    Next,
    /// The pick before, with real cards
    Back,
}

#[derive(Debug, Subcommand)]
pub enum PlayerCommand {
    /// Enter players by name
    Add {
        /// One or more names
        #[arg(required_unless_present = "file")]
        names: Vec<String>,
        /// A list or CSV file ("-" is standard input)
        #[arg(long)]
        file: Option<PathBuf>,
    },
    /// Enter bots
    Bots {
        /// How many
        count: u32,
    },
    /// Give a player another name
    Rename {
        /// The player: number, name, or a part of it that only one has
        player: String,
        /// The new name
        name: String,
    },
    /// A player comes back after a drop
    Reenter {
        /// The player: number, name, or a part of it that only one has
        player: String,
    },
    /// Show a player's pool and deck (SWUDB JSON with --json)
    Deck {
        /// The player: number, name, or a part of it that only one has
        player: String,
    },
}

#[derive(Debug, Subcommand)]
pub enum EventDraftCommand {
    /// Begin
    Start,
    /// Show a seat's pack and pool
    Show {
        /// The pod, from 1
        #[arg(long, default_value_t = 1)]
        pod: u32,
        /// The seat, from 1
        #[arg(long)]
        seat: u32,
    },
    /// Pick a card of the pack by its number (SOR_123)
    Pick {
        /// The pod, from 1
        #[arg(long, default_value_t = 1)]
        pod: u32,
        /// The seat, from 1
        #[arg(long)]
        seat: u32,
        /// The card's number, or that of its printing
        card: String,
    },
    /// Let a bot pick for everybody who is waited for, to the end; with real cards: the draft is over
    Finish,
    /// Run, pause or step the pick clock of a pod
    Clock {
        /// The pod, from 1
        #[arg(long, default_value_t = 1)]
        pod: u32,
        /// What is done
        #[arg(value_enum)]
        action: PickClockName,
    },
    /// Every pick of a seat of a finished draft
    Log {
        /// The pod, from 1
        #[arg(long, default_value_t = 1)]
        pod: u32,
        /// The seat, from 1
        #[arg(long)]
        seat: u32,
    },
}
