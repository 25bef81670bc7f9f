//! Arguments of the head judge's steps.

use std::path::PathBuf;

use app::contract::{CsvTable, GameEntry, MissedRoundScore, PairingScope, PaperSize, PenaltyName, PrintoutKind};
use clap::Subcommand;

use super::choice::Choice;
use super::parse::{game, two};

#[derive(Debug, Subcommand)]
pub(crate) enum StepCommand {
    /// Save a printout of the event as a PDF
    #[command(alias = "paper")]
    Print {
        /// Number of the event
        event: u32,
        /// Kind of printout
        #[arg(value_enum)]
        which: Choice<PrintoutKind>,
        /// Output PDF file
        #[arg(long)]
        out: PathBuf,
        /// Paper size
        #[arg(long, value_enum, default_value = "a4")]
        paper: Choice<PaperSize>,
        /// Number of the round [default: the current round]
        #[arg(long)]
        round: Option<u32>,
    },
    /// Old name of `show --full`
    #[command(alias = "desk", hide = true)]
    Overview {
        /// Number of the event
        event: u32,
        /// Show the pairing reasons
        #[arg(long)]
        why: bool,
    },
    /// Make any change to the event, given as JSON: {"act":"note","text":"..."}
    Act {
        /// Number of the event
        event: u32,
        /// Change as JSON ("-" for standard input)
        step: String,
    },
    /// Re-pair the current round with a new random seed
    #[command(alias = "repair")]
    PairAgain {
        /// Number of the event
        event: u32,
        /// Rule for pods
        #[arg(long, value_enum, default_value = "whole")]
        scope: Choice<PairingScope>,
        /// Include late entries in this round instead of the next one
        #[arg(long)]
        late_in: bool,
        /// Reason, saved in the log
        #[arg(long)]
        note: String,
    },
    /// Give a late entry a free seat, until the draft starts
    SeatLate {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
    },
    /// Swap the seats of two players, until the draft starts
    SwapSeats {
        /// Number of the event
        event: u32,
        /// First player, by number or name
        one: String,
        /// Second player, by number or name
        other: String,
    },
    /// Swap two players of the current round
    Swap {
        /// Number of the event
        event: u32,
        /// First player, by number or name
        one: String,
        /// Second player, by number or name
        other: String,
        /// Reason, saved in the log
        #[arg(long)]
        note: String,
    },
    /// Set matches (3:5, Ada:Ben), tables (3:5:7:8) and byes (7) of the current round manually; players left without an
    /// opponent are paired again
    #[command(alias = "by-hand")]
    SetPairings {
        /// Number of the event
        event: u32,
        /// Players by number or name: 3:5 is a match, 3:5:7 a Twin Suns table, 7 a bye
        #[arg(required = true)]
        pairs: Vec<String>,
        /// Reason, saved in the log
        #[arg(long)]
        note: String,
    },
    /// Delete the current round
    DeleteRound {
        /// Number of the event
        event: u32,
        /// Number of the current round, as a safeguard
        #[arg(long)]
        round: u32,
        /// Reason, saved in the log
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
        /// Trilogy: banned deck of each player, 1:3
        #[arg(long, value_parser = two)]
        bans: Option<[u32; 2]>,
        /// Games in order; +a or +b names the player who went first: b+a, draw:2:2+b
        #[arg(required = true, value_parser = game)]
        games: Vec<GameEntry>,
    },
    /// Enter the HP left at a multiplayer table, in seat order
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
    /// Record a no-show in the current round
    NoShow {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Also drop the player from the event
        #[arg(long)]
        leaves: bool,
    },
    /// Add a late entry after the first round
    Late {
        /// Number of the event
        event: u32,
        /// Name of the player
        name: String,
        /// Result that missed rounds count as [default: the profile's]
        #[arg(long, value_enum)]
        missed: Option<Choice<MissedRoundScore>>,
        /// Pair the late entry in the current round, against the player with the bye
        #[arg(long)]
        into_round: bool,
    },
    /// Change the result that a missed round counts as for a player
    Missed {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// Result that the round counts as
        #[arg(long, value_enum)]
        counts: Choice<MissedRoundScore>,
    },
    /// Declare a bye for a later round, or withdraw it
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
        /// Reason, saved in the log
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Set the table numbers of the room
    #[command(alias = "room")]
    TableNumbers {
        /// Number of the event
        event: u32,
        /// Lowest table number
        #[arg(long, default_value_t = 1)]
        first: u32,
        /// Table numbers to skip
        #[arg(long, value_delimiter = ',')]
        missing: Vec<u32>,
    },
    /// Assign a player to a table; without a table, remove the assignment
    #[command(alias = "fix-table")]
    AssignTable {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Number of the table
        table: Option<u32>,
    },
    /// Merge two entries of one person; matches, lists and penalties move to the entry that stays
    Merge {
        /// Number of the event
        event: u32,
        /// Entry to remove, by number or name
        player: String,
        /// Entry to keep, by number or name
        #[arg(long)]
        into: String,
        /// Reason, saved in the log
        #[arg(long)]
        note: String,
    },
    /// Show win rates of leaders, bases, aspects and first players over one or more events
    Statistics {
        /// Numbers of the events
        #[arg(required = true)]
        events: Vec<u32>,
        /// Include matches of bots
        #[arg(long)]
        bots: bool,
    },
    /// Give a penalty, by default the next one on the profile's penalty path
    Penalty {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Code of the infraction, such as 5.1
        #[arg(long)]
        infraction: String,
        /// Penalty to give instead of the one on the path
        #[arg(long, value_enum)]
        penalty: Option<Choice<PenaltyName>>,
        /// Round for a loss [default: the round of the open match, otherwise the next round]
        #[arg(long)]
        round: Option<u32>,
        /// Description of the infraction, saved in the log
        #[arg(long)]
        note: String,
    },
    /// Withdraw a penalty given earlier
    WithdrawPenalty {
        /// Number of the event
        event: u32,
        /// Number of the penalty
        penalty: u32,
        /// Reason, saved in the log
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
        /// Reason, saved in the log
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
    /// Select tables of the current round for deck checks, at random (--draw 2) or by number (--tables 3,7)
    #[command(alias = "checks")]
    DeckChecks {
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
        /// Findings of the deck check, saved in the log
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Register a deck list in any format that `cantina deck` supports
    RegisterDeck {
        /// Number of the event
        event: u32,
        /// Player: number, name, or a part of the name that only one player has
        player: String,
        /// Deck file ("-" for standard input)
        file: PathBuf,
        /// Trilogy: number of the deck, 1 to 3
        #[arg(long, default_value_t = 1)]
        slot: u32,
        /// Show a preview without registering: unreadable rows, number of cards, legality
        #[arg(long, alias = "look")]
        dry_run: bool,
    },
    /// Lock the deck lists of all or some players; --open unlocks them
    LockDecks {
        /// Number of the event
        event: u32,
        /// Players by number or name [default: all]
        players: Vec<String>,
        /// Unlock the lists so that players can replace them
        #[arg(long)]
        open: bool,
        /// Reason, saved in the log
        #[arg(long, default_value = "")]
        note: String,
    },
    /// Create the bracket of the top 2, 4, 8 or 16; --plan only shows it
    Cut {
        /// Number of the event
        event: u32,
        /// Number of players in the top cut
        size: u32,
        /// Show the players of the top cut without creating it
        #[arg(long)]
        plan: bool,
    },
    /// Replace a player in the top cut, before its first result
    ReplaceInCut {
        /// Number of the event
        event: u32,
        /// Player in the top cut
        player: String,
        /// Replacement player
        by: String,
        /// Reason, saved in the log
        #[arg(long)]
        note: String,
    },
    /// Show what a corrected result would change, without entering it
    #[command(alias = "consequences")]
    PreviewResult {
        /// Number of the event
        event: u32,
        /// Number of the round
        #[arg(long)]
        round: u32,
        /// Number of the table
        #[arg(long)]
        table: u32,
        /// Result as for `result`; for a multiplayer table the HP left, as for `table-result`
        #[arg(required = true)]
        result: Vec<String>,
    },
    /// Change the rules profile
    Profile {
        /// Number of the event
        event: u32,
        /// Key of the profile
        key: String,
    },
    /// Import an exported event as a new event
    Import {
        /// File created by `cantina event export`
        file: PathBuf,
    },
    /// Export players, rounds or standings as CSV
    Csv {
        /// Number of the event
        event: u32,
        /// Table to export
        #[arg(value_enum)]
        table: Choice<CsvTable>,
        /// Output file [default: standard output]
        file: Option<PathBuf>,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum ClockCommand {
    /// Start the clock, by default with the profile's minutes
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
