//! Arguments of `cantina event`: creation, players, draft, rounds and files.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use super::names::ScopeName;
use super::steps::StepCommand;

/// How cards are drafted or, for a sealed event, whose boosters are opened.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum Mode {
    /// On this computer
    Digital,
    /// With real cards; Cantina runs seats, pick clock and pairings
    Paper,
}

/// Who runs the event beside the desk.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum StaffName {
    /// A floor judge, on a phone
    Judge,
    /// A scorekeeper, in the browser of another computer
    Scorekeeper,
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
    Step(StepCommand),
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
        /// How players of different pods are paired; in the first round of a draft within their pods, otherwise anyone
        #[arg(long, value_enum)]
        scope: Option<ScopeName>,
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
    /// Invite a floor judge or a scorekeeper: an address with a secret, and its QR code; of value while the event is served
    Staff {
        /// The event's number
        event: u32,
        /// What the person is
        role: StaffName,
        /// The person's name, as the log will have it
        name: String,
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
        #[arg(long, default_value_t = app::cards::boosters::newest_set())]
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
    /// Enter players by name, or with their deck lists from a table
    Add {
        /// One or more names; put "--" before names that begin with "-"
        #[arg(required_unless_present = "file")]
        names: Vec<String>,
        /// List of names, or a table as CSV or JSON with a column of deck lists ("-" is standard input)
        #[arg(long)]
        file: Option<PathBuf>,
        /// Only say what would be entered
        #[arg(long)]
        look: bool,
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
