//! What can happen in an event. The list of these is the event.

use serde::{Deserialize, Serialize};

use crate::{PlayerId, Reason};

/// One thing that happened. Operations are only ever appended; the state is their fold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum Operation {
    /// A player enters. After round 1 is paired this is a late entry: the player is paired from the next round on.
    Register {
        /// A number not used in this event yet.
        player: PlayerId,
        /// The name; not empty.
        name: String,
    },
    /// A player gets another name.
    Rename {
        /// Who.
        player: PlayerId,
        /// The new name; not empty.
        name: String,
    },
    /// The pods and their seats, replacing those before.
    Seat {
        /// The pods; seat `i` passes left to seat `i + 1`.
        pods: Vec<Vec<PlayerId>>,
    },
    /// How many rounds the event will have.
    PlanRounds {
        /// At least 1, and not fewer than are paired.
        rounds: u16,
    },
    /// A round is paired. The pairings themselves are kept, so that following the list never asks the algorithm again.
    Pair {
        /// The next round, from 1.
        round: u16,
        /// The seed that decided what was left to chance.
        seed: u64,
        /// Whether players were to meet inside their pods.
        within_pods: bool,
        /// The tables, numbered from 1; every player who takes part, once. A computed round has at most one bye; the
        /// organiser may have given more by hand.
        tables: Vec<TablePairing>,
    },
    /// The result of a table: the first one, or the correction of an earlier one, in this round or any before.
    Result {
        /// The round, from 1.
        round: u16,
        /// The table, from 1.
        table: u16,
        /// What it is.
        result: MatchResult,
    },
    /// A player leaves; a match already paired still gets its result.
    Drop {
        /// Who.
        player: PlayerId,
    },
    /// A player who left comes back, from the next round on.
    Reenter {
        /// Who.
        player: PlayerId,
    },
    /// Takes back the newest operation that is not taken back yet.
    Undo,
}

/// A table of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TablePairing {
    /// The table's number, from 1.
    pub table: u16,
    /// The first player; in a computed pairing the one who stands higher.
    pub a: PlayerId,
    /// The second player; none for a bye.
    pub b: Option<PlayerId>,
    /// Why they meet.
    pub reasons: Vec<Reason>,
}

/// One of the two at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The first player.
    A,
    /// The second player.
    B,
}

/// The result of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum MatchResult {
    /// Games won by either side and drawn: 2-0, 2-1, 1-1 with one drawn; a match that time ended may stand at 1-0 or
    /// 0-0. Who has won the match then is for the rules profile to say.
    Games {
        /// Games that A has won.
        a: u8,
        /// Games that B has won.
        b: u8,
        /// Games that ended without a winner.
        drawn: u8,
    },
    /// No opponent this round.
    Bye,
    /// One side did not come; the other wins.
    NoShow {
        /// Who was missing.
        absent: Side,
    },
    /// Both lose.
    DoubleLoss,
}
