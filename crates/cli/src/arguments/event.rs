//! Arguments of `cantina event`: creation, players, draft, rounds and files.

use std::path::PathBuf;

use app::contract::{ClockAction, DraftMode, DraftShape, EventKind, PairingScope, RoundsKind, StaffRole};
use clap::{Args, Subcommand};

use super::backups::{BackupArguments, BackupsArguments, RestoreArguments};
use super::choice::Choice;
use super::packs::PackSourceArguments;
use super::steps::StepCommand;
use super::{DatabaseCommand, SafetyCommand};

#[derive(Debug, Args)]
pub(crate) struct StructureArguments {
    /// Pairing system
    #[arg(long, value_enum, default_value = "swiss")]
    pub rounds: Choice<RoundsKind>,
    /// Best of 1, 3 or 5 [default: the profile's]
    #[arg(long)]
    pub best_of: Option<u32>,
    /// Size of the planned top cut: 2, 4, 8 or 16 players
    #[arg(long)]
    pub cut: Option<u32>,
    /// Best of 1, 3 or 5 in the top cut [default: the profile's]
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
    New(NewEventArguments),
    #[command(flatten)]
    Desk(DeskCommand),
    /// Invite a player's phone: print a secret address and its QR code; works while `cantina serve` runs
    #[command(alias = "phone")]
    InvitePlayer(InvitePlayerArguments),
    /// Invite a floor judge or scorekeeper: print a secret address and its QR code; works while `cantina serve` runs
    #[command(alias = "staff")]
    InviteStaff(InviteStaffArguments),
    /// List the card data packages that an event has recorded, and those that are missing
    CardData {
        /// Number of the event
        event: u32,
        /// Install the missing packages that came with the event's export or were installed before
        #[arg(long)]
        install: bool,
    },
    #[command(flatten)]
    Database(OldDatabaseCommand),
    /// Run a whole event with bots and print it, from registration to standings
    Demo(DemoArguments),
}

/// A command that needs nothing but the events.
#[derive(Debug, Subcommand)]
pub(crate) enum DeskCommand {
    /// Show a player's sealed pool, which is always the same
    Pool {
        /// Number of the event
        event: u32,
        /// Number of the player
        player: u32,
    },
    /// Change the structure of an event: rounds, best of, top cut
    Structure {
        /// Number of the event
        event: u32,
        #[command(flatten)]
        structure: StructureArguments,
    },
    /// List the events
    List,
    /// Show the players, rounds and results of an event
    Show {
        /// Number of the event
        event: u32,
        /// Show the head judge's view: rounds with clocks, bracket, penalties, deck checks, and the log
        #[arg(long)]
        full: bool,
        /// Show the pairing reasons
        #[arg(long)]
        why: bool,
    },
    /// Add or change players
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
    /// Pair the next round of matches, multiplayer tables or the bracket
    Pair {
        /// Number of the event
        event: u32,
        /// Pair within the draft pods where possible without a rematch
        #[arg(long, conflicts_with = "scope")]
        within_pods: bool,
        /// Rule for pods [default: within pods in the first round of a draft, otherwise the whole event]
        #[arg(long, value_enum)]
        scope: Option<Choice<PairingScope>>,
        /// Pair by standings: each player with the next one not met yet (for the last round before a top cut)
        #[arg(long)]
        power: bool,
        /// Manual matches (3:5, Ada:Ben) and byes (7); all others are paired automatically
        #[arg(long, value_delimiter = ',', requires = "note")]
        by_hand: Vec<String>,
        /// Reason for the manual pairing, saved in the log
        #[arg(long, default_value = "")]
        note: String,
        /// Show the pairing reasons
        #[arg(long)]
        why: bool,
    },
    /// Enter or correct a result: 2-0, 2-1, 1-1, 1-0-1 (games won by the first player, by the second, drawn),
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
        /// Code on the match slip, instead of round and table
        #[arg(long, conflicts_with_all = ["round", "table"])]
        slip: Option<String>,
        /// Result from the first player's point of view
        result: String,
    },
    /// Drop a player from the event
    Drop {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
    },
    /// Undo the latest step and name it
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
        /// Show the standings after this round, using current results
        #[arg(long)]
        round: Option<u32>,
    },
    /// Export the whole event as JSON
    Export {
        /// Number of the event
        event: u32,
        /// Output file [default: standard output]
        file: Option<PathBuf>,
        /// Include the card data packages that the event has recorded, for computers without them
        #[arg(long)]
        with_card_data: bool,
    },
}

/// A command about the whole database, by its old name.
#[derive(Debug, Subcommand)]
pub(crate) enum OldDatabaseCommand {
    /// Old name of `cantina backup`
    #[command(hide = true)]
    Backup(BackupArguments),
    /// Old name of `cantina restore`
    #[command(hide = true)]
    Restore(RestoreArguments),
    /// Old name of `cantina backups`
    #[command(name = "safety", hide = true)]
    Backups(BackupsArguments),
    /// Old name of `cantina verify`
    #[command(hide = true)]
    Verify,
}

impl From<OldDatabaseCommand> for DatabaseCommand {
    fn from(command: OldDatabaseCommand) -> DatabaseCommand {
        match command {
            OldDatabaseCommand::Backup(backup) => DatabaseCommand::Safeguard(SafetyCommand::Backup(backup)),
            OldDatabaseCommand::Restore(restore) => DatabaseCommand::Restore(restore),
            OldDatabaseCommand::Backups(backups) => DatabaseCommand::Safeguard(SafetyCommand::Backups(backups)),
            OldDatabaseCommand::Verify => DatabaseCommand::Safeguard(SafetyCommand::Verify),
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct NewEventArguments {
    /// Name of the event
    pub name: String,
    /// Set to draft or open [default: the newest]
    #[arg(long)]
    pub set: Option<String>,
    /// Kind of event: draft, sealed or constructed decks
    #[arg(long, value_enum)]
    pub kind: Option<Choice<EventKind>>,
    /// Draft on this computer or with real cards
    #[arg(long, value_enum, default_value = "digital")]
    pub mode: Choice<DraftMode>,
    /// Shape of the draft
    #[arg(long, value_enum, default_value = "pod")]
    pub shape: Choice<DraftShape>,
    /// Seats per pod, 2 to 16; the shapes for two players always have 2
    #[arg(long, default_value_t = 8)]
    pub pod_size: u32,
    /// Key of the rules profile
    #[arg(long)]
    pub profile: Option<String>,
    /// Seed for seats, boosters and pairings
    #[arg(long)]
    pub seed: Option<u64>,
    /// Sealed: boosters per player, 6 or 8 [default: the profile's]
    #[arg(long)]
    pub packs: Option<u32>,
    /// Sealed: a leader added to each pool, as in a prerelease (HMW_004); may be repeated
    #[arg(long = "leader")]
    pub leaders: Vec<String>,
    /// Take the boosters of one set from whole boxes of 24, dealt in box order
    #[arg(long = "box")]
    pub boxed: bool,
    /// Deal packs from the cube in this deck of the library
    #[arg(long, value_name = "DECK", conflicts_with_all = ["sets", "seat_sets", "chaos", "cube"])]
    pub cube_deck: Option<u32>,
    #[command(flatten)]
    pub source: PackSourceArguments,
    #[command(flatten)]
    pub structure: StructureArguments,
}

#[derive(Debug, Args)]
pub(crate) struct InvitePlayerArguments {
    /// Number of the event
    pub event: u32,
    /// Player: number, name, or a part of the name that only one player has
    pub player: String,
    /// Address printed by `cantina serve` [default: the first address of this computer]
    #[arg(long, value_name = "URL")]
    pub at: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct InviteStaffArguments {
    /// Number of the event
    pub event: u32,
    /// Role of the person
    pub role: Choice<StaffRole>,
    /// Name of the person, saved in the log
    pub name: String,
    /// Address printed by `cantina serve` [default: the first address of this computer]
    #[arg(long, value_name = "URL")]
    pub at: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct DemoArguments {
    /// Set code, such as SOR [default: the newest set with boosters]
    #[arg(long)]
    pub set: Option<String>,
    /// Shape of the draft
    #[arg(long, value_enum, default_value = "pod")]
    pub shape: Choice<DraftShape>,
    /// Number of players
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u32).range(2..=512))]
    pub players: u32,
    /// Seed; the same seed gives the same event
    #[arg(long)]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub source: PackSourceArguments,
}

#[derive(Debug, Subcommand)]
pub(crate) enum PlayerCommand {
    /// Add players by name, or from a table with their deck lists
    Add {
        /// One or more names; put "--" before names that begin with "-"
        #[arg(required_unless_present = "file")]
        names: Vec<String>,
        /// List of names, or a CSV or JSON table with a column of deck lists ("-" for standard input)
        #[arg(long)]
        file: Option<PathBuf>,
        /// Show a preview without adding anyone
        #[arg(long, alias = "look")]
        dry_run: bool,
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
        /// New name
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
    /// Pick a card from the pack by its number (SOR_123), or make another choice of the draft's shape
    Pick {
        /// Number of the pod
        #[arg(long, default_value_t = 1)]
        pod: u32,
        /// Number of the seat
        #[arg(long)]
        seat: u32,
        /// Card number, or the number of one of its printings; in a Winston draft also `take` or `pass`, in a grid draft
        /// `row-1` to `row-3` or `column-1` to `column-3`
        card: String,
    },
    /// Let bots make all remaining picks; with real cards, end the draft
    Finish,
    /// Run, pause or step the pick clock of a pod
    Clock {
        /// Number of the pod
        #[arg(long, default_value_t = 1)]
        pod: u32,
        /// Clock command
        #[arg(value_enum)]
        action: Choice<ClockAction>,
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
