//! Arguments of the head judge's steps.

use std::path::PathBuf;

use app::contract::GameEntry;
use clap::Subcommand;

use super::PaperName;
use super::names::{CountsName, CsvName, PaperKindName, PenaltyKind, ScopeName};
use super::typed::{game, two};

#[derive(Debug, Subcommand)]
pub(crate) enum StepCommand {
    /// Write a paper of the event as a PDF
    Paper {
        /// Number of the event
        event: u32,
        /// Paper to print
        #[arg(value_enum)]
        which: PaperKindName,
        /// PDF file to write
        #[arg(long)]
        out: PathBuf,
        /// Paper size
        #[arg(long, value_enum, default_value = "a4")]
        paper: PaperName,
        /// Number of the round [default: the newest]
        #[arg(long)]
        round: Option<u32>,
    },
    /// Show the event as the head judge sees it: rounds with clocks, bracket, penalties, deck checks, and the log with its authors
    #[command(alias = "desk")]
    Overview {
        /// Number of the event
        event: u32,
        /// Say why each pair was made
        #[arg(long)]
        why: bool,
    },
    /// Make any change, given as JSON: {"act":"note","text":"..."}
    Act {
        /// Number of the event
        event: u32,
        /// The step as JSON ("-" is standard input)
        step: String,
    },
    /// Pair the newest round again, with a new random draw
    Repair {
        /// Number of the event
        event: u32,
        /// How players of different pods are paired
        #[arg(long, value_enum, default_value = "whole")]
        scope: ScopeName,
        /// Include late entries in this round; otherwise they wait for the next
        #[arg(long)]
        late_in: bool,
        /// Reason, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Give a player who entered after the draw a free seat, until the draft begins
    SeatLate {
        /// Number of the event
        event: u32,
        /// Player, by number or name
        player: String,
    },
    /// Swap the drawn seats of two players, until the draft begins
    SwapSeats {
        /// Number of the event
        event: u32,
        /// First player, by number or name
        one: String,
        /// Second player, by number or name
        other: String,
    },
    /// Swap two players of the newest round
    Swap {
        /// Number of the event
        event: u32,
        /// First player, by number or name
        one: String,
        /// Second player, by number or name
        other: String,
        /// Reason, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Set matches (3:5, Ada:Ben), tables (3:5:7:8) and byes (7) of the newest round by hand; whoever loses their
    /// opponent is paired again
    ByHand {
        /// Number of the event
        event: u32,
        /// Players by number or name: 3:5 is a match, 3:5:7 a Twin Suns table, 7 a bye
        #[arg(required = true)]
        pairs: Vec<String>,
        /// Reason, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Delete the newest round
    DeleteRound {
        /// Number of the event
        event: u32,
        /// Number of that round, as a safeguard
        #[arg(long)]
        round: u32,
        /// Reason, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Enter the games of a match one by one: a, b or draw; in Trilogy with both decks, a:1:3
    Games {
        /// Number of the event
        event: u32,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// Number of the table
        #[arg(long)]
        table: u32,
        /// Trilogy: the deck each side has banned, 1:3
        #[arg(long, value_parser = two)]
        bans: Option<[u32; 2]>,
        /// Games in order; a trailing +a or +b says who began: b+a, draw:2:2+b
        #[arg(required = true, value_parser = game)]
        games: Vec<GameEntry>,
    },
    /// Enter the HP left at a table of three or four, in the order of the seats
    TableResult {
        /// Number of the event
        event: u32,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// Number of the table
        #[arg(long)]
        table: u32,
        /// HP left, 0 for an eliminated player
        #[arg(required = true)]
        hp: Vec<u32>,
    },
    /// Record that a player did not show up for the newest round
    NoShow {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Drop the player from the event as well
        #[arg(long)]
        leaves: bool,
    },
    /// Enter a player after the first round
    Late {
        /// Number of the event
        event: u32,
        /// Name of the player
        name: String,
        /// What the missed rounds count as [default: the profile's]
        #[arg(long, value_enum)]
        missed: Option<CountsName>,
        /// Pair them in the newest round already, against the player with the bye
        #[arg(long)]
        into_round: bool,
    },
    /// Set what a missed round counts as for a player
    Missed {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// What it counts as
        #[arg(long, value_enum)]
        counts: CountsName,
    },
    /// Declare a bye for a coming round, or withdraw it
    Bye {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// Withdraw the bye
        #[arg(long)]
        withdraw: bool,
        /// Reason, recorded in the log
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Set the table numbers of the room
    Room {
        /// Number of the event
        event: u32,
        /// Lowest table number
        #[arg(long, default_value_t = 1)]
        first: u32,
        /// Numbers above it that do not exist
        #[arg(long, value_delimiter = ',')]
        missing: Vec<u32>,
    },
    /// Fix a player to a table; without a table, unfix
    FixTable {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Number of the table
        table: Option<u32>,
    },
    /// Merge two entries of one person: the first becomes the second, with its matches, lists and penalties
    Merge {
        /// Number of the event
        event: u32,
        /// Entry that goes, by number or name
        player: String,
        /// Entry that stays, by number or name
        #[arg(long)]
        into: String,
        /// Reason, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Show win rates of leaders, bases, aspects and first players over one or more events
    Statistics {
        /// Numbers of the events
        #[arg(required = true)]
        events: Vec<u32>,
        /// Count bots' matches too
        #[arg(long)]
        bots: bool,
    },
    /// Penalise a player; without --penalty as the profile's penalty path says
    Penalty {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Code of the infraction, for example 5.1
        #[arg(long)]
        infraction: String,
        /// Penalty to give instead of the path's
        #[arg(long, value_enum)]
        penalty: Option<PenaltyKind>,
        /// Round in which a loss counts [default: the round of the open match, else the next]
        #[arg(long)]
        round: Option<u32>,
        /// What happened, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Withdraw a penalty given earlier
    WithdrawPenalty {
        /// Number of the event
        event: u32,
        /// Number of the penalty
        penalty: u32,
        /// Reason, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Start, pause, resume or set the clock of a round or of deck building
    Clock {
        /// Number of the event
        event: u32,
        /// Number of the round
        #[arg(long, required_unless_present = "deck_building")]
        round: Option<u32>,
        /// The deck-building clock instead of a round's
        #[arg(long, conflicts_with = "round")]
        deck_building: bool,
        #[command(subcommand)]
        action: ClockCommand,
    },
    /// Give a time extension to a table, or to every table
    Extend {
        /// Number of the event
        event: u32,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// Number of the table [default: every table]
        #[arg(long)]
        table: Option<u32>,
        /// Number of seconds
        seconds: u32,
        /// Reason, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Add a note to the log
    Note {
        /// Number of the event
        event: u32,
        /// Text of the note
        text: String,
        /// Player it is about, by number or name
        #[arg(long)]
        player: Option<String>,
        /// Round it is about
        #[arg(long)]
        round: Option<u32>,
        /// Table it is about
        #[arg(long, requires = "round")]
        table: Option<u32>,
    },
    /// Choose tables of the newest round for deck checks: at random (--draw 2) or by number (--tables 3,7)
    Checks {
        /// Number of the event
        event: u32,
        /// Number of tables to draw at random
        #[arg(long, required_unless_present = "tables", conflicts_with = "tables")]
        draw: Option<u32>,
        /// Numbers of the tables to check
        #[arg(long, value_delimiter = ',')]
        tables: Vec<u32>,
    },
    /// Enter the outcome of a deck check
    CheckDeck {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// The deck differs from the registered list
        #[arg(long)]
        wrong: bool,
        /// What was found, recorded in the log
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Register a deck list, in any format that `cantina deck` reads
    RegisterDeck {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Deck list file ("-" is standard input)
        file: PathBuf,
        /// Trilogy: which of the three decks, 1 to 3
        #[arg(long, default_value_t = 1)]
        slot: u32,
        /// Only show the list: rows that cannot be read, the number of cards, whether it is legal
        #[arg(long)]
        look: bool,
    },
    /// Lock deck lists, all or those of some players; --open unlocks them
    LockDecks {
        /// Number of the event
        event: u32,
        /// Players by number or name [default: all]
        players: Vec<String>,
        /// Unlock them, so that they can be replaced
        #[arg(long)]
        open: bool,
        /// Reason, recorded in the log
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Make the bracket of the top 2, 4, 8 or 16; --plan only shows it
    Cut {
        /// Number of the event
        event: u32,
        /// Number of players in the cut
        size: u32,
        /// Only show who would be in the cut
        #[arg(long)]
        plan: bool,
    },
    /// Put a player into the cut in the place of another one, before its first result
    ReplaceInCut {
        /// Number of the event
        event: u32,
        /// Player who was in the cut
        player: String,
        /// Player who takes the place
        by: String,
        /// Reason, recorded in the log
        #[arg(long)]
        note: String,
    },
    /// Show what correcting a result would change, before it is made
    Consequences {
        /// Number of the event
        event: u32,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// Number of the table
        #[arg(long)]
        table: u32,
        /// Result as for `result`; for a table of three or four the HP left, as for `table-result`
        #[arg(required = true)]
        result: Vec<String>,
    },
    /// Use another rules profile from now on
    Profile {
        /// Number of the event
        event: u32,
        /// Key of the profile
        key: String,
    },
    /// Import an exported event as a new one
    Import {
        /// File written by `cantina event export`
        file: PathBuf,
    },
    /// Write players, rounds or standings as CSV
    Csv {
        /// Number of the event
        event: u32,
        /// Table to write
        #[arg(value_enum)]
        table: CsvName,
        /// File to write [default: standard output]
        file: Option<PathBuf>,
    },
    /// Show the automatic copies of the database and when the last one was made
    Safety {
        /// Make a copy now
        #[arg(long)]
        now: bool,
        /// Second folder to copy to from now on ("" ends it)
        #[arg(long)]
        second: Option<PathBuf>,
        /// Confirm that you have seen which acknowledged steps are missing
        #[arg(long)]
        accept_loss: bool,
    },
    /// Check the database: every page, and the seals of every event, game, league and deck (exit code 1 when something
    /// is damaged)
    Verify,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ClockCommand {
    /// Start the clock with the profile's minutes, or other ones
    Start {
        /// Number of minutes
        #[arg(long)]
        minutes: Option<u32>,
    },
    /// Pause the clock
    Pause,
    /// Resume the clock
    Resume,
    /// Set the time left
    Set {
        /// Number of seconds
        seconds: u32,
    },
}
