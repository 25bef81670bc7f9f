//! What can be typed: the commands of `cantina`, their arguments and options.

use std::path::PathBuf;

use app::contract::PaperSize;
use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::desk::{DeskCommand, ScopeName};
use crate::league::LeagueCommand;

/// Runs Star Wars: Unlimited events from the command line. Unofficial; not affiliated with the game's makers.
#[derive(Debug, Parser)]
#[command(name = "cantina", version, arg_required_else_help = true)]
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
}

#[derive(Debug, Args)]
pub(crate) struct RulesArguments {
    /// The number of a rule, heading or section: 7.6.9, 7.6, 7
    #[arg(required_unless_present = "search", conflicts_with = "search")]
    pub number: Option<String>,
    /// Instead of a number: words of a rule's title or summary
    #[arg(long)]
    pub search: Option<String>,
    /// Your own copy of the official rules as plain text, to show the full wording beside the summary
    #[arg(long)]
    pub text: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct PacksArguments {
    /// Set code, for example SOR
    #[arg(long, default_value_t = app::cards::tools::newest_set())]
    pub set: String,
    /// Number of boosters
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub count: u32,
    /// Take them in order from whole boxes of 24
    #[arg(long = "box")]
    pub boxed: bool,
    /// Seed; the same seed opens the same boosters on every machine
    #[arg(long)]
    pub seed: Option<u64>,
}

#[derive(Debug, Args)]
pub(crate) struct DraftArguments {
    /// Set code, for example SOR
    #[arg(long, default_value_t = app::cards::tools::newest_set())]
    pub set: String,
    /// Number of seats, 2 to 16
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u8).range(2..=16))]
    pub seats: u8,
    /// Seed; the same seed gives the same draft on every machine
    #[arg(long)]
    pub seed: Option<u64>,
}

/// Who answers for a seat of a game in the terminal.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum SeatedName {
    /// A person at this terminal
    Human,
    /// A bot that answers at random
    Random,
    /// A bot that looks one action ahead
    Quick,
    /// A bot that searches ahead for a given time
    Strong,
}

/// Language of prompts, log and card texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LanguageName {
    /// Everything in English
    English,
    /// German; cards keep their English names
    German,
}

#[derive(Debug, Args)]
pub(crate) struct PlayArguments {
    /// Deck of each player, a key (SOR-Luke) or a file; one deck is played by both of two players,
    /// three or four decks by as many players
    #[arg(long, required = true, num_args = 1, action = clap::ArgAction::Append)]
    pub deck: Vec<String>,
    /// Who plays the first deck [default: human; quick with --games]
    #[arg(long, value_enum)]
    pub p1: Option<SeatedName>,
    /// Who plays the second deck [default: quick]
    #[arg(long, value_enum)]
    pub p2: Option<SeatedName>,
    /// Who plays the third deck [default: quick]
    #[arg(long, value_enum)]
    pub p3: Option<SeatedName>,
    /// Who plays the fourth deck [default: quick]
    #[arg(long, value_enum)]
    pub p4: Option<SeatedName>,
    /// Language of prompts, log and card texts
    #[arg(long, value_enum, default_value = "english")]
    pub language: LanguageName,
    /// Ask even where hidden cards leave no choice, so that nobody can tell "found nothing" from "declined"
    #[arg(long)]
    pub ask_always: bool,
    /// Seed; the same seed gives the same shuffles and the same luck to bots
    #[arg(long)]
    pub seed: Option<u64>,
    /// Play this many games between bots and count the wins
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub games: Option<u32>,
    /// Milliseconds that `strong` may think about each answer
    #[arg(long, value_name = "MS", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub moves_ms: u64,
}

/// The format that a deck is checked for.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum FormatName {
    Premier,
    Eternal,
    Trilogy,
    TwinSuns,
    Sealed,
    Draft,
}

/// The card pool whose cards and suspensions apply to a Trilogy.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum PoolName {
    Premier,
    Eternal,
}

/// The format in which a deck is written.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum TargetName {
    Swudb,
    Melee,
    Text,
    Picklist,
    Tts,
    Csv,
}

/// Size of the paper to print on.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum PaperName {
    A4,
    Letter,
}

impl PaperName {
    /// The same size as the contract names it.
    pub(crate) fn size(self) -> PaperSize {
        match self {
            PaperName::A4 => PaperSize::A4,
            PaperName::Letter => PaperSize::Letter,
        }
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum DeckCommand {
    /// Check whether a deck is legal, and say why not (exit code 0: legal, 1: not)
    Check(CheckArguments),
    /// Write a deck in another format
    Convert {
        /// The deck ("-" is standard input)
        file: PathBuf,
        /// Format to write
        #[arg(long, value_enum)]
        to: TargetName,
    },
    /// Work out how likely it is to have drawn a card
    Odds(OddsArguments),
    /// Show cost curve, types, aspects, arenas, traits, keywords and aspect penalties
    Stats {
        /// The deck ("-" is standard input)
        file: PathBuf,
    },
    /// Print a registration sheet or a list as PDF
    Sheet(SheetArguments),
}

#[derive(Debug, Args)]
pub(crate) struct CheckArguments {
    /// The deck, for Trilogy a JSON array of three ("-" is standard input)
    pub file: PathBuf,
    /// Format to check for
    #[arg(long, value_enum)]
    pub format: FormatName,
    /// Day to check for, as 2026-11-21 [default: today]
    #[arg(long)]
    pub on: Option<String>,
    /// Trilogy: the card pool whose cards and suspensions apply
    #[arg(long, value_enum, default_value = "premier")]
    pub cardpool: PoolName,
    /// The pool of a limited deck: {"set": "SOR", "cards": {"SOR_001": 1}}
    #[arg(long)]
    pub pool: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct OddsArguments {
    /// A deck file to take size, base and copies from ("-" is standard input)
    pub file: Option<PathBuf>,
    /// A card of that deck, by name or number; given several times, any of them counts
    #[arg(long)]
    pub card: Vec<String>,
    /// Number of cards in the deck
    #[arg(long)]
    pub deck: Option<u32>,
    /// Number of copies in the deck
    #[arg(long)]
    pub copies: Option<u32>,
    /// Number of copies wanted
    #[arg(long, default_value_t = 1)]
    pub at_least: u32,
    /// Card number of the base; some bases change the opening hand
    #[arg(long)]
    pub base: Option<String>,
    /// Number of rounds to look ahead
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(0..=20))]
    pub rounds: u32,
}

#[derive(Debug, Args)]
pub(crate) struct SheetArguments {
    /// The deck ("-" is standard input)
    pub file: PathBuf,
    /// PDF file to write
    #[arg(long)]
    pub out: PathBuf,
    /// Paper size
    #[arg(long, value_enum, default_value = "a4")]
    pub paper: PaperName,
    /// Print a plain list instead of the registration sheet
    #[arg(long)]
    pub list: bool,
    /// Format, as it is to be printed
    #[arg(long, default_value = "")]
    pub format: String,
    /// Player's name; anything left out becomes a line to write on
    #[arg(long, default_value = "")]
    pub player: String,
    /// Name of the event
    #[arg(long, default_value = "")]
    pub event: String,
    /// Date, as it is to be printed
    #[arg(long, default_value = "")]
    pub date: String,
    /// Pool of a limited deck; the cards played are marked in it
    #[arg(long)]
    pub pool: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum TournamentCommand {
    /// Simulate many events with random results and count rematches, byes and pair-downs
    Simulate(SimulateArguments),
}

#[derive(Debug, Args)]
pub(crate) struct SimulateArguments {
    /// Players in each event: 33, or 5-64 for a random number between
    #[arg(long, default_value = "32")]
    pub players: String,
    /// Number of rounds [default: what suits the number of players]
    #[arg(long)]
    pub rounds: Option<u16>,
    /// Number of events
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub events: u64,
    /// Seed; the same seed gives the same events on every machine
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Players who drop after a round, in per cent
    #[arg(long, default_value_t = 0)]
    pub drops: u32,
    /// Matches drawn, in per cent
    #[arg(long, default_value_t = 0)]
    pub draws: u32,
    /// Rounds in which somebody enters late, in per cent
    #[arg(long, default_value_t = 0)]
    pub late: u32,
    /// Prove that every pairing is the best possible
    #[arg(long)]
    pub prove: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ProfileCommand {
    /// List the rules profiles, built-in ones and your own
    List,
    /// Print a profile as JSON, ready to edit
    Show {
        /// Key of the profile
        key: String,
    },
    /// Check an edited profile (exit code 1 when something is wrong with it)
    Check {
        /// The profile as a JSON file ("-" is standard input)
        file: PathBuf,
    },
    /// Save an edited profile under its key
    Save {
        /// The profile as a JSON file ("-" is standard input)
        file: PathBuf,
    },
    /// Remove one of your own profiles; events that use it keep their copy
    Remove {
        /// Key of the profile
        key: String,
    },
}

/// How cards are drafted.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum Mode {
    /// On this computer
    Digital,
    /// With real cards; Cantina runs seats, pick clock and pairings
    Paper,
}

/// The kind of deck that players bring or build.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum KindName {
    Draft,
    Sealed,
    Constructed,
}

/// How the rounds before the cut are paired.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum RoundsName {
    /// Swiss: paired by score
    Swiss,
    /// Everyone meets everyone once
    RoundRobin,
    /// Tables of three and four (Twin Suns)
    Tables,
}

#[derive(Debug, Args)]
pub(crate) struct StructureArguments {
    /// How rounds are paired
    #[arg(long, value_enum, default_value = "swiss")]
    pub rounds: RoundsName,
    /// Best of 1, 3 or 5 [default: the profile's]
    #[arg(long)]
    pub best_of: Option<u32>,
    /// Planned cut: 2, 4, 8 or 16 players
    #[arg(long)]
    pub cut: Option<u32>,
    /// Best of 1, 3 or 5 in the bracket [default: the profile's]
    #[arg(long)]
    pub cut_best_of: Option<u32>,
    /// Trilogy: each player brings three decks
    #[arg(long)]
    pub trilogy: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum EventCommand {
    #[command(flatten)]
    Desk(DeskCommand),
    /// Create an event
    New {
        /// Name of the event
        name: String,
        /// Set that is drafted or opened [default: the newest]
        #[arg(long)]
        set: Option<String>,
        /// Kind of deck that players bring or build
        #[arg(long, value_enum)]
        kind: Option<KindName>,
        /// Draft on this computer or with real cards
        #[arg(long, value_enum, default_value = "digital")]
        mode: Mode,
        /// Seats per pod, 2 to 16
        #[arg(long, default_value_t = 8)]
        pod_size: u32,
        /// Key of the rules profile
        #[arg(long)]
        profile: Option<String>,
        /// Seed of seats, boosters and pairings
        #[arg(long)]
        seed: Option<u64>,
        /// Sealed: boosters for each player, 6 or 8 [default: the profile's]
        #[arg(long)]
        packs: Option<u32>,
        /// Sealed: a leader added to each pool, as in a prerelease (HMW_004); may be repeated
        #[arg(long = "leader")]
        leaders: Vec<String>,
        #[command(flatten)]
        structure: StructureArguments,
    },
    /// Show the sealed pool of a player; it is the same every time
    Pool {
        /// Number of the event
        event: u32,
        /// Number of the player
        player: u32,
    },
    /// Change the structure of an event: rounds, best of, cut
    Structure {
        /// Number of the event
        event: u32,
        #[command(flatten)]
        structure: StructureArguments,
    },
    /// List the events
    List,
    /// Show an event: its players, rounds and results
    Show {
        /// Number of the event
        event: u32,
        /// Say why each pair was made
        #[arg(long)]
        why: bool,
    },
    /// Enter or change players
    Player {
        /// Number of the event
        event: u32,
        #[command(subcommand)]
        command: PlayerCommand,
    },
    /// Draw pods and seats
    Seat {
        /// Number of the event
        event: u32,
    },
    /// Run the draft of an event
    Draft {
        /// Number of the event
        event: u32,
        #[command(subcommand)]
        command: EventDraftCommand,
    },
    /// Pair the next round: of matches, of tables, or of the bracket
    Pair {
        /// Number of the event
        event: u32,
        /// Pair within the draft pods, as far as possible without a rematch
        #[arg(long, conflicts_with = "scope")]
        within_pods: bool,
        /// How players of different pods are paired
        #[arg(long, value_enum, default_value = "whole")]
        scope: ScopeName,
        /// Pair by the standings: first against second, or the next not yet met (for the last round before a cut)
        #[arg(long)]
        power: bool,
        /// Matches (3:5, Ada:Ben) and byes (7) set by hand; the others are paired around them
        #[arg(long, value_delimiter = ',', requires = "note")]
        by_hand: Vec<String>,
        /// Why they are set by hand
        #[arg(long, default_value = "")]
        note: String,
        /// Say why each pair was made
        #[arg(long)]
        why: bool,
    },
    /// Enter or correct a result: 2-0, 2-1, 1-1, 1-0-1 (games of the first, the second, drawn),
    /// noshow-a, noshow-b, loss-a, loss-b (by penalty), double-loss
    Result {
        /// Number of the event
        event: u32,
        /// Number of the round
        #[arg(long, required_unless_present = "slip")]
        round: Option<u32>,
        /// Number of the table
        #[arg(long, required_unless_present = "slip")]
        table: Option<u32>,
        /// Code on the printed slip, instead of round and table
        #[arg(long, conflicts_with_all = ["round", "table"])]
        slip: Option<String>,
        /// Result as the first player sees it
        result: String,
    },
    /// Invite a player's phone: an address with a secret, and its QR code; of value while the event is served
    Phone {
        /// The event's number
        event: u32,
        /// The player, by number or name
        player: String,
        /// The address that `cantina serve` prints; without it the first address of this machine
        #[arg(long, value_name = "URL")]
        at: Option<String>,
    },
    /// Drop a player from the event
    Drop {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
    },
    /// Undo the newest step and say what it was
    Undo {
        /// Number of the event
        event: u32,
    },
    /// Change the number of planned rounds
    Rounds {
        /// Number of the event
        event: u32,
        /// Number of rounds
        rounds: u32,
    },
    /// Show the standings
    Standings {
        /// Number of the event
        event: u32,
        /// Standings after this round, by the results as they are now
        #[arg(long)]
        round: Option<u32>,
    },
    /// Export the whole event as JSON
    Export {
        /// Number of the event
        event: u32,
        /// File to write [default: standard output]
        file: Option<PathBuf>,
    },
    /// Back up the database to one file, also while it is in use
    Backup {
        /// File to write
        file: PathBuf,
        /// Replace an older backup in that place
        #[arg(long)]
        replace: bool,
    },
    /// Restore a backup; the database it replaces stays in a file beside it
    Restore {
        /// Backup file to restore
        file: PathBuf,
    },
    /// Run a whole event with bots, from registration to standings, printed as it goes
    Demo {
        /// Set code, for example SOR
        #[arg(long, default_value_t = app::cards::tools::newest_set())]
        set: String,
        /// Number of players
        #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u32).range(2..=512))]
        players: u32,
        /// Seed; the same seed gives the same event
        #[arg(long)]
        seed: Option<u64>,
    },
}

/// A step of the pick clock of a draft.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum PickClockName {
    /// Start the clock, or let it run on
    Run,
    /// Pause the clock
    Pause,
    /// Go to the next pick (with real cards)
    Next,
    /// Go back to the previous pick (with real cards)
    Back,
}

#[derive(Debug, Subcommand)]
pub(crate) enum PlayerCommand {
    /// Enter players by name
    Add {
        /// One or more names
        #[arg(required_unless_present = "file")]
        names: Vec<String>,
        /// List or CSV file of names ("-" is standard input)
        #[arg(long)]
        file: Option<PathBuf>,
    },
    /// Add bots
    Bots {
        /// Number of bots
        count: u32,
    },
    /// Rename a player
    Rename {
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// The new name
        name: String,
    },
    /// Re-enter a player who has dropped
    Reenter {
        /// Player: number, name, or a part of the name that only one player has
        player: String,
    },
    /// Show a player's pool and deck (SWUDB JSON with --json)
    Deck {
        /// Player: number, name, or a part of the name that only one player has
        player: String,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum EventDraftCommand {
    /// Start the draft
    Start,
    /// Show the pack and pool of a seat
    Show {
        /// Number of the pod
        #[arg(long, default_value_t = 1)]
        pod: u32,
        /// Number of the seat
        #[arg(long)]
        seat: u32,
    },
    /// Pick a card of the pack by its number (SOR_123)
    Pick {
        /// Number of the pod
        #[arg(long, default_value_t = 1)]
        pod: u32,
        /// Number of the seat
        #[arg(long)]
        seat: u32,
        /// Card number, or the number of one of its printings
        card: String,
    },
    /// Let bots make all open picks to the end; with real cards: say that the draft is over
    Finish,
    /// Run, pause or step the pick clock of a pod
    Clock {
        /// Number of the pod
        #[arg(long, default_value_t = 1)]
        pod: u32,
        /// What to do with the clock
        #[arg(value_enum)]
        action: PickClockName,
    },
    /// Show every pick of a seat after the draft
    Log {
        /// Number of the pod
        #[arg(long, default_value_t = 1)]
        pod: u32,
        /// Number of the seat
        #[arg(long)]
        seat: u32,
    },
}
