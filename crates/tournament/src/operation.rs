//! The operations of an event. An event is the list of its operations.

use serde::{Deserialize, Serialize};

use crate::profile::{MissedRoundRule, Penalty, Profile};
use crate::{PlayerId, Reason, RegisteredDeck, Side};

/// One operation. Operations are only ever appended; the state is computed by folding them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum Operation {
    /// Registers a player. After round 1 is paired this is a late entry: the player is paired from the next round on.
    Register {
        /// A number not used in this event yet.
        player: PlayerId,
        /// The name; not empty.
        name: String,
    },
    /// Renames a player.
    Rename {
        /// The player's number in the event.
        player: PlayerId,
        /// The new name; not empty.
        name: String,
    },
    /// Merges two entries of the same person. Matches, seats, lists, penalties and notes of `player` move to `into`,
    /// and the entry `player` is removed. The person takes part if either entry does, unless disqualified.
    Merge {
        /// The entry that is removed.
        player: PlayerId,
        /// The entry that is kept, with its name.
        into: PlayerId,
        /// The organiser's reason; not empty.
        note: String,
    },
    /// Sets the pods and their seats, replacing earlier ones.
    Seat {
        /// The pods; seat `i` passes left to seat `i + 1`.
        pods: Vec<Vec<PlayerId>>,
    },
    /// Sets the number of rounds of the event.
    PlanRounds {
        /// At least 1, and at least the number of rounds already paired.
        rounds: u16,
    },
    /// Pairs a round. The pairings themselves are stored, so folding never runs the pairing algorithm again.
    Pair {
        /// The next round, from 1.
        round: u16,
        /// The seed of the random part of the pairing.
        seed: u64,
        /// Pairing rule for draft pods. Older journals store this as the boolean `within_pods`.
        #[serde(default, alias = "within_pods", deserialize_with = "scope_or_yes_no")]
        scope: PairScope,
        /// The tables: each table number once, each active player once. A computed round has at most one bye in
        /// addition to declared ones; the organiser may have added more manually.
        tables: Vec<TablePairing>,
        /// The kind of round.
        #[serde(default, skip_serializing_if = "RoundKind::is_swiss")]
        kind: RoundKind,
    },
    /// Replaces the tables of the current round: a re-pairing, a swap of two players, or a manual pairing. Tables that
    /// do not change keep their results.
    #[serde(rename = "repair")]
    RePair {
        /// The current round, from 1.
        round: u16,
        /// The seed of the random part of the pairing.
        seed: u64,
        /// Pairing rule for draft pods.
        #[serde(default)]
        scope: PairScope,
        /// The new tables. Players who have dropped since the round was paired may be missing.
        tables: Vec<TablePairing>,
        /// The organiser's reason; not empty.
        note: String,
    },
    /// Deletes the current round.
    DeleteRound {
        /// The current round, from 1.
        round: u16,
        /// The organiser's reason; not empty.
        note: String,
    },
    /// Sets the result of a table, or corrects an earlier result, in this round or any earlier one.
    Result {
        /// The round, from 1.
        round: u16,
        /// The table, from 1.
        table: u16,
        /// The new result.
        result: MatchResult,
    },
    /// Drops a player. A match already paired still gets its result.
    Drop {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// Brings a dropped player back, from the next round on.
    Reenter {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// Changes the structure of the event from here on.
    Structure {
        /// The structure from here on.
        structure: Structure,
    },
    /// Replaces the rules profile, for everything already played and everything to come.
    SetProfile {
        /// The whole profile, so that the event needs no other file.
        profile: Box<Profile>,
    },
    /// Sets what a missed round counts as for one player, instead of the profile's rule.
    Missed {
        /// The player's number in the event.
        player: PlayerId,
        /// A round that is already paired.
        round: u16,
        /// The result that the missed round counts as.
        counts: MissedRoundRule,
    },
    /// Declares a bye for a player in a round that is not paired yet.
    DeclareBye {
        /// The player's number in the event.
        player: PlayerId,
        /// The round, from 1.
        round: u16,
        /// The organiser's reason, for the log.
        note: String,
    },
    /// Withdraws a declared bye before its round is paired.
    WithdrawBye {
        /// The player's number in the event.
        player: PlayerId,
        /// The round, from 1.
        round: u16,
    },
    /// Sets the table numbers of the room.
    Room {
        /// The lowest number in the room.
        first: u16,
        /// Numbers above it that do not exist.
        missing: Vec<u16>,
    },
    /// Assigns a table to a player; the other tables are numbered around it.
    FixTable {
        /// The player's number in the event.
        player: PlayerId,
        /// The table; `None` removes the assignment.
        table: Option<u16>,
    },
    /// Records the individual games of a match, which also sets its result. Each game has the side that began, the
    /// winner, and in Trilogy the decks.
    Games {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
        /// Trilogy: the deck of A that B banned and the deck of B that A banned, from 1 (CR 9.3.3A).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bans: Option<[u8; 2]>,
        /// The games, in the order played.
        games: Vec<Game>,
    },
    /// Penalises a player.
    Penalize {
        /// The player's number in the event.
        player: PlayerId,
        /// The code of the infraction in the profile.
        infraction: String,
        /// The penalty that was imposed. The profile's penalty path is only advice.
        penalty: Penalty,
        /// The round where a loss counts: a paired round or the next one.
        round: u16,
        /// A description of the incident, for the log.
        note: String,
    },
    /// Withdraws a penalty.
    WithdrawPenalty {
        /// Number of the penalty, from 1.
        penalty: u32,
        /// The reason for the withdrawal; not empty.
        note: String,
    },
    /// Changes the clock of a round or of the deck-building time. Only timestamps are stored, so the time is right
    /// after a restart.
    Clock {
        /// The round; 0 is the deck-building time.
        round: u16,
        /// The change to the clock.
        action: ClockAction,
        /// The time of the change, in milliseconds since 1970 (UTC).
        at: i64,
    },
    /// Adds time for one table or for all tables.
    Extend {
        /// The round, from 1.
        round: u16,
        /// The table; `None` means every table.
        table: Option<u16>,
        /// Seconds added to the clock.
        seconds: u32,
        /// The reason, for the log.
        note: String,
    },
    /// Adds a note to the log.
    Note {
        /// The text of the note; not empty.
        text: String,
        /// The player that the note is about, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
        /// The round that the note is about, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u16>,
        /// The table that the note is about, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<u16>,
    },
    /// Selects tables for a deck check.
    DrawChecks {
        /// The current round, from 1.
        round: u16,
        /// Numbers of the selected tables.
        tables: Vec<u16>,
        /// The seed, if the tables were drawn at random.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    /// Records the outcome of a deck check.
    CheckDeck {
        /// The round, from 1.
        round: u16,
        /// The player whose deck was checked.
        player: PlayerId,
        /// `true` if the deck matches the registered list.
        #[serde(rename = "sound")]
        matches: bool,
        /// Details of the outcome, for the log.
        note: String,
    },
    /// Registers a player's deck list, or replaces it.
    RegisterDeck {
        /// The player who registers the list.
        player: PlayerId,
        /// The registered list.
        deck: RegisteredDeck,
    },
    /// Locks deck lists against replacement, or unlocks them.
    LockDecks {
        /// The players; an empty list means all players.
        players: Vec<PlayerId>,
        /// `true` to lock the lists, `false` to unlock them.
        locked: bool,
        /// The reason, for the log.
        note: String,
    },
    /// Starts the top cut.
    StartCut {
        /// Size of the bracket: 2, 4, 8 or 16.
        size: u16,
        /// The players, best seed first. If there are fewer than `size`, the best seeds have byes.
        seeds: Vec<PlayerId>,
    },
    /// Pairs a round of multiplayer tables (Twin Suns).
    PairTables {
        /// The next round, from 1.
        round: u16,
        /// The seed of the random part of the seating.
        seed: u64,
        /// The tables. Every active player sits at one of them or has a bye.
        tables: Vec<SeatedTable>,
        /// The players who have a bye.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        byes: Vec<PlayerId>,
    },
    /// Sets the result of a multiplayer table.
    TableResult {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
        /// Remaining HP of each base, in seat order; 0 for an eliminated player (CR 12.6, 12.7).
        hp: Vec<u16>,
    },
    /// Replaces the tables of the current round of multiplayer tables. Tables that do not change keep their results.
    #[serde(rename = "repair_tables")]
    RePairTables {
        /// The current round, from 1.
        round: u16,
        /// The seed of the random part of the seating.
        seed: u64,
        /// The new tables. Players who have dropped since the round was paired may be missing.
        tables: Vec<SeatedTable>,
        /// The players who have a bye.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        byes: Vec<PlayerId>,
        /// The organiser's reason; not empty.
        note: String,
    },
    /// Marks a player as a no-show at a multiplayer table: last place, and no points.
    Absent {
        /// The round, from 1.
        round: u16,
        /// The player's number in the event.
        player: PlayerId,
    },
    /// Undoes the latest step that is not undone yet: an operation and all that belong to the same step.
    Undo,
}

/// Deserializes a pairing scope, including the boolean of older journals.
fn scope_or_yes_no<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<PairScope, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Said {
        WithinPods(bool),
        Scope(PairScope),
    }
    Ok(match Said::deserialize(deserializer)? {
        Said::WithinPods(true) => PairScope::WithinPods,
        Said::WithinPods(false) => PairScope::WholeEvent,
        Said::Scope(scope) => scope,
    })
}

/// The kind of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundKind {
    /// Swiss: players with equal scores meet.
    #[default]
    Swiss,
    /// Round robin: every player meets every other player once.
    RoundRobin,
    /// Single elimination: the loser of a match is out.
    Elimination,
    /// Multiplayer tables with three or four players each.
    Tables,
}

impl RoundKind {
    fn is_swiss(&self) -> bool {
        *self == RoundKind::Swiss
    }
}

/// Pairing rule for draft pods.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PairScope {
    /// Pods are ignored.
    #[default]
    WholeEvent,
    /// Within the pods, where possible without a rematch.
    WithinPods,
    /// Against players of other pods, where possible without a rematch.
    AcrossPods,
    /// Within the pods; players in opposite seats meet, unless they have met before.
    OppositeSeats,
    /// Teams meet: each player plays a member of the other team. The seats of a pod alternate between its two teams.
    Teams,
}

/// The structure of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Structure {
    /// The kind of the rounds before the top cut: Swiss, round robin or multiplayer tables.
    #[serde(default)]
    pub rounds: RoundKind,
    /// Maximum number of games per match (best of 1, 3 or 5). `None` uses the profile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best_of: Option<u8>,
    /// Maximum number of games per match in the top cut. `None` uses the profile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut_best_of: Option<u8>,
    /// Size of the planned top cut: 2, 4, 8 or 16.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<u16>,
    /// `true` if matches are played with three decks (CR 9.3).
    #[serde(default)]
    pub trilogy: bool,
}

impl Default for Structure {
    /// Swiss rounds by the profile, without a top cut.
    fn default() -> Structure {
        Structure { rounds: RoundKind::Swiss, best_of: None, cut_best_of: None, cut: None, trilogy: false }
    }
}

/// One game of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Game {
    /// The winner; `None` for a drawn game.
    pub winner: Option<Side>,
    /// The side that had the initiative first, if recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Side>,
    /// Trilogy: numbers of the decks of A and B, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decks: Option<[u8; 2]>,
}

/// A change to the clock of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum ClockAction {
    /// Starts the clock.
    Start {
        /// Duration in seconds.
        seconds: u32,
    },
    /// Pauses the clock.
    Pause,
    /// Resumes a paused clock with its remaining time.
    Resume,
    /// Sets the remaining time.
    Set {
        /// Remaining seconds from now on.
        seconds: u32,
    },
}

/// A multiplayer table, with three or four players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatedTable {
    /// The table's number in the room.
    pub table: u16,
    /// The players, in seat order.
    pub players: Vec<PlayerId>,
}

/// A table in a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TablePairing {
    /// The table's number in the room; a bye has one too.
    pub table: u16,
    /// The first player; in a computed pairing the higher-ranked one.
    pub a: PlayerId,
    /// The second player; `None` for a bye.
    pub b: Option<PlayerId>,
    /// The pairing reasons recorded with the round.
    pub reasons: Vec<Reason>,
}

/// The result of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum MatchResult {
    /// Games won by each side and drawn games, such as 2-0, 2-1, or 1-1 with one drawn. When time ended the match, 1-0
    /// and 0-0 are possible; the rules profile then decides who won.
    Games {
        /// Games that A has won.
        a: u8,
        /// Games that B has won.
        b: u8,
        /// Games that ended without a winner.
        drawn: u8,
    },
    /// A bye: no opponent this round.
    Bye,
    /// A no-show: the other side wins.
    NoShow {
        /// The side that did not arrive.
        absent: Side,
    },
    /// A loss for both sides.
    DoubleLoss,
    /// A loss by penalty for one side; the opponent, if any, wins.
    MatchLoss {
        /// The side that loses.
        loser: Side,
    },
}
