//! What can happen in an event. The list of these is the event.

use serde::{Deserialize, Serialize};

use crate::profile::{MissedRound, Penalty, Profile};
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
        /// The player's number in the event.
        player: PlayerId,
        /// The new name; not empty.
        name: String,
    },
    /// Two entries are one person: matches, seats, lists, penalties and notes of `player` become those of `into`, and
    /// the entry `player` is gone. The person takes part if either entry does, unless disqualified.
    Merge {
        /// The entry that goes.
        player: PlayerId,
        /// The entry that stays, with its name.
        into: PlayerId,
        /// The organiser's reason; not empty.
        note: String,
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
    /// A round is paired. The pairings themselves are stored, so that folding the list never asks the algorithm again.
    Pair {
        /// The next round, from 1.
        round: u16,
        /// The seed that decided what was left to chance.
        seed: u64,
        /// How players were to meet across their pods. Journals of before said `within_pods` and yes or no.
        #[serde(default, alias = "within_pods", deserialize_with = "scope_or_yes_no")]
        scope: PairScope,
        /// The tables, each number once; every player who takes part, once. A computed round has at most one bye
        /// beside those declared; the organiser may have added more by hand.
        tables: Vec<TablePairing>,
        /// What kind of round it is.
        #[serde(default, skip_serializing_if = "RoundKind::is_swiss")]
        kind: RoundKind,
    },
    /// The newest round gets other tables: it is paired again, two players change places, or it is paired by hand.
    /// Results of tables that stay as they were stay too.
    Repair {
        /// The newest round, from 1.
        round: u16,
        /// The seed that decided what was left to chance.
        seed: u64,
        /// How players were to meet across their pods.
        #[serde(default)]
        scope: PairScope,
        /// The tables as they are now. Who has left since the round was paired need not be among them.
        tables: Vec<TablePairing>,
        /// The organiser's reason; not empty.
        note: String,
    },
    /// The newest round never was.
    DeleteRound {
        /// The newest round, from 1.
        round: u16,
        /// The organiser's reason; not empty.
        note: String,
    },
    /// The result of a table: the first one, or the correction of an earlier one, in this round or any before.
    Result {
        /// The round, from 1.
        round: u16,
        /// The table, from 1.
        table: u16,
        /// The result that is entered.
        result: MatchResult,
    },
    /// A player leaves; a match already paired still gets its result.
    Drop {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// A player who left comes back, from the next round on.
    Reenter {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// How the event is played from here on.
    Structure {
        /// The structure from here on.
        structure: Structure,
    },
    /// Another rules profile is in force, for everything played and to be played.
    SetProfile {
        /// The whole profile, so that the event needs no other file.
        profile: Box<Profile>,
    },
    /// What a round is for a player who has no table in it, instead of what the profile says.
    Missed {
        /// The player's number in the event.
        player: PlayerId,
        /// A round that is paired.
        round: u16,
        /// What a missed round counts as for the player.
        counts: MissedRound,
    },
    /// A player is to have a bye in a round that is not paired yet.
    DeclareBye {
        /// The player's number in the event.
        player: PlayerId,
        /// The round, from 1.
        round: u16,
        /// The organiser's reason, for the log.
        note: String,
    },
    /// A declared bye is taken back before its round is paired.
    WithdrawBye {
        /// The player's number in the event.
        player: PlayerId,
        /// The round, from 1.
        round: u16,
    },
    /// Which numbers the tables of the room have.
    Room {
        /// The lowest number in the room.
        first: u16,
        /// Numbers above it that do not exist.
        missing: Vec<u16>,
    },
    /// A player always sits at one table; the others are numbered around it.
    FixTable {
        /// The player's number in the event.
        player: PlayerId,
        /// The table; none ends it.
        table: Option<u16>,
    },
    /// The games of a match one by one, which is also its result: who began, who won, in Trilogy with which deck.
    Games {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
        /// Trilogy: the deck of A that B has banned, and of B that A has banned, from 1 (CR 9.3.3A).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bans: Option<[u8; 2]>,
        /// The games, first one first.
        games: Vec<Game>,
    },
    /// A judge penalises a player.
    Penalize {
        /// The player's number in the event.
        player: PlayerId,
        /// The code of the infraction in the profile.
        infraction: String,
        /// The penalty that was imposed; the profile's path is advice.
        penalty: Penalty,
        /// The round in which a loss counts: a paired one, or the next.
        round: u16,
        /// What happened, for the log.
        note: String,
    },
    /// A penalty is taken back.
    WithdrawPenalty {
        /// Its number, from 1.
        penalty: u32,
        /// Why it is withdrawn; not empty.
        note: String,
    },
    /// The clock of a round, or of the time for building decks. Only moments are stored, so a restart shows the right
    /// time.
    Clock {
        /// The round; 0 is the time for building decks.
        round: u16,
        /// What was done to the clock.
        action: ClockAction,
        /// The moment, in milliseconds since 1970 (UTC).
        at: i64,
    },
    /// A table, or every table, gets more time.
    Extend {
        /// The round, from 1.
        round: u16,
        /// The table; none is every table.
        table: Option<u16>,
        /// Seconds added to the clock.
        seconds: u32,
        /// The reason, for the log.
        note: String,
    },
    /// Something worth writing down.
    Note {
        /// The text of the note; not empty.
        text: String,
        /// The player it is about, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
        /// The round it is about, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u16>,
        /// About which table of the round.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<u16>,
    },
    /// Tables are chosen for a deck check.
    DrawChecks {
        /// The newest round, from 1.
        round: u16,
        /// Numbers of the chosen tables.
        tables: Vec<u16>,
        /// The seed, when they were drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    /// What a deck check found.
    CheckDeck {
        /// The round, from 1.
        round: u16,
        /// The player whose deck was checked.
        player: PlayerId,
        /// Whether it is the registered list.
        sound: bool,
        /// What was found, for the log.
        note: String,
    },
    /// A player's list is handed in, or replaced.
    RegisterDeck {
        /// The player who hands it in.
        player: PlayerId,
        /// The list that is handed in.
        deck: RegisteredDeck,
    },
    /// Lists can no longer be replaced, or can again.
    LockDecks {
        /// Whose; nobody named is everybody.
        players: Vec<PlayerId>,
        /// Whether the lists are locked from now on.
        locked: bool,
        /// The reason, for the log.
        note: String,
    },
    /// The single elimination begins.
    StartCut {
        /// Places of the bracket: 2, 4, 8 or 16.
        size: u16,
        /// Who is in it, the best seed first; fewer than the size leave byes to the best.
        seeds: Vec<PlayerId>,
    },
    /// A round of tables of three and four is paired (Twin Suns).
    PairTables {
        /// The next round, from 1.
        round: u16,
        /// The seed that decided what was left to chance.
        seed: u64,
        /// The tables; who takes part sits at one of them or has a bye.
        tables: Vec<SeatedTable>,
        /// The players who have a bye.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        byes: Vec<PlayerId>,
    },
    /// The result of a table of three or four.
    TableResult {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
        /// HP left on each base, in the order of the seats; 0 for who was eliminated (CR 12.6, 12.7).
        hp: Vec<u16>,
    },
    /// The newest round of tables of three and four gets other tables. Tables that stay as they were keep their result.
    RepairTables {
        /// The newest round, from 1.
        round: u16,
        /// The seed that decided what was left to chance.
        seed: u64,
        /// The tables as they are now. Who has left since the round was paired need not be among them.
        tables: Vec<SeatedTable>,
        /// The players who have a bye.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        byes: Vec<PlayerId>,
        /// The organiser's reason; not empty.
        note: String,
    },
    /// A player did not come to a table of three and four: last, and without points.
    Absent {
        /// The round, from 1.
        round: u16,
        /// The player's number in the event.
        player: PlayerId,
    },
    /// Takes back the newest step that is not taken back yet: an operation with those that belong to it.
    Undo,
}

/// Reads how players meet, also as old journals said it.
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

/// What kind a round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundKind {
    /// Swiss: players of equal score meet.
    #[default]
    Swiss,
    /// Round robin: everyone meets everyone once.
    RoundRobin,
    /// Single elimination: whoever loses is out.
    Elimination,
    /// Tables of three and four.
    Tables,
}

impl RoundKind {
    fn is_swiss(&self) -> bool {
        *self == RoundKind::Swiss
    }
}

/// How players of several draft pods meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PairScope {
    /// Pods do not matter.
    #[default]
    WholeEvent,
    /// Inside the pods, as far as that needs no rematch.
    WithinPods,
    /// With players of other pods, as far as that needs no rematch.
    AcrossPods,
    /// Inside the pods; who sits opposite meets, unless they have met.
    OppositeSeats,
}

/// How an event is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Structure {
    /// What its rounds are before a cut: Swiss, round robin or tables.
    #[serde(default)]
    pub rounds: RoundKind,
    /// Games of a match at the most, 1, 3 or 5: best of. None is the profile's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best_of: Option<u8>,
    /// The same in the single elimination.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut_best_of: Option<u8>,
    /// The planned cut: 2, 4, 8 or 16.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<u16>,
    /// Whether matches are played with three decks (CR 9.3).
    #[serde(default)]
    pub trilogy: bool,
}

impl Default for Structure {
    /// Swiss rounds by the profile, no cut.
    fn default() -> Structure {
        Structure { rounds: RoundKind::Swiss, best_of: None, cut_best_of: None, cut: None, trilogy: false }
    }
}

/// A game of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Game {
    /// Who won; none is a drawn game.
    pub winner: Option<Side>,
    /// Who began with the initiative, if it was written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Side>,
    /// Trilogy: the decks of A and B, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decks: Option<[u8; 2]>,
}

/// What is done to the clock of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum ClockAction {
    /// It begins with so many seconds.
    Start {
        /// How long it runs, in seconds.
        seconds: u32,
    },
    /// The clock stands still.
    Pause,
    /// The clock goes on from where it stood.
    Resume,
    /// Sets how many seconds are left.
    Set {
        /// Seconds left from now on.
        seconds: u32,
    },
}

/// A deck list as it was handed in. The tournament does not read it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegisteredDeck {
    /// Which deck: 1, in Trilogy 1 to 3.
    pub slot: u8,
    /// The deck's name, as the player wrote it.
    pub name: String,
    /// Its leader, for statistics.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<String>,
    /// Its base, for statistics.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<String>,
    /// The list as text.
    pub list: String,
}

/// A table of three or four.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatedTable {
    /// The table's number in the room.
    pub table: u16,
    /// Who sits there, in the order of the seats.
    pub players: Vec<PlayerId>,
}

/// A table of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TablePairing {
    /// The table's number in the room; a bye has one too.
    pub table: u16,
    /// The first player; in a computed pairing the one who stands higher.
    pub a: PlayerId,
    /// The second player; none for a bye.
    pub b: Option<PlayerId>,
    /// The reasons recorded with the pairing.
    pub reasons: Vec<Reason>,
}

/// One of the two at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The side of the first player of the pairing.
    A,
    /// The side of the second player of the pairing.
    B,
}

impl Side {
    /// The side across the table.
    pub fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// A is 0, B is 1.
    pub(crate) fn index(self) -> usize {
        match self {
            Side::A => 0,
            Side::B => 1,
        }
    }
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
        /// The side that did not show up.
        absent: Side,
    },
    /// The match is lost for both.
    DoubleLoss,
    /// One side loses by a penalty; the other, if there is one, wins.
    MatchLoss {
        /// The side that loses.
        loser: Side,
    },
}
