//! Why an operation is not possible.

use thiserror::Error;

use crate::PlayerId;

/// An operation that is not possible; the state is as before.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refused {
    /// The number is taken.
    #[error("player number {player} is taken")]
    PlayerTaken {
        /// The number.
        player: PlayerId,
    },
    /// No such player.
    #[error("there is no player {player}")]
    UnknownPlayer {
        /// The number.
        player: PlayerId,
    },
    /// A name must have a letter.
    #[error("a name is empty")]
    EmptyName,
    /// More players than the program pairs.
    #[error("an event has at most {most} players")]
    TooManyPlayers {
        /// The most.
        most: u32,
    },
    /// The player has left already.
    #[error("player {player} has left the event")]
    AlreadyDropped {
        /// Who.
        player: PlayerId,
    },
    /// The player has not left.
    #[error("player {player} has not left the event")]
    NotDropped {
        /// Who.
        player: PlayerId,
    },
    /// A pod has 2 to 16 seats.
    #[error("pod {pod} has {seats} seats; 2 to 16 are possible")]
    PodSize {
        /// The pod, from 1.
        pod: u16,
        /// Its seats.
        seats: u32,
    },
    /// A player has two seats.
    #[error("player {player} has two seats")]
    SeatedTwice {
        /// Who.
        player: PlayerId,
    },
    /// Rounds planned are fewer than 1 or than are paired, or more than the program counts.
    #[error("{rounds} rounds cannot be planned; {least} to {most} are possible")]
    PlannedRounds {
        /// What was asked.
        rounds: u16,
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// The event has the most rounds that the program counts.
    #[error("an event has at most {most} rounds")]
    TooManyRounds {
        /// The most.
        most: u16,
    },
    /// Another round is next.
    #[error("round {expected} is next, not round {round}")]
    WrongRound {
        /// What was asked.
        round: u16,
        /// What is next.
        expected: u16,
    },
    /// Results of the round before are missing.
    #[error("round {round} has {open} open results")]
    RoundOpen {
        /// The round.
        round: u16,
        /// How many are missing.
        open: u32,
    },
    /// Nobody takes part.
    #[error("nobody takes part")]
    NoPlayers,
    /// Tables are not numbered 1, 2, 3 and so on.
    #[error("table {table} stands where table {expected} belongs")]
    TableNumber {
        /// The number found.
        table: u16,
        /// The number that belongs there.
        expected: u16,
    },
    /// A player is paired twice, or with himself.
    #[error("player {player} is paired twice")]
    PairedTwice {
        /// Who.
        player: PlayerId,
    },
    /// A player who takes part has no table.
    #[error("player {player} is not paired")]
    NotPaired {
        /// Who.
        player: PlayerId,
    },
    /// No such round.
    #[error("there is no round {round}")]
    UnknownRound {
        /// The number.
        round: u16,
    },
    /// No such table.
    #[error("there is no table {table} in round {round}")]
    UnknownTable {
        /// The round.
        round: u16,
        /// The table.
        table: u16,
    },
    /// More games than the match has, or both sides as winner.
    #[error("{a}-{b}-{drawn} is not a result of a match to {games_to_win} games")]
    ImpossibleGames {
        /// Games of A.
        a: u8,
        /// Games of B.
        b: u8,
        /// Games drawn.
        drawn: u8,
        /// Games that win the match.
        games_to_win: u8,
    },
    /// A bye keeps its result, and only a bye has it.
    #[error("table {table} of round {round} takes no such result: a bye stays a bye, a match is played")]
    ByeResult {
        /// The round.
        round: u16,
        /// The table.
        table: u16,
    },
    /// There is no operation left to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
}

impl Refused {
    /// A stable code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::PlayerTaken { .. } => "tournament.player_taken",
            Refused::UnknownPlayer { .. } => "tournament.unknown_player",
            Refused::EmptyName => "tournament.empty_name",
            Refused::TooManyPlayers { .. } => "tournament.too_many_players",
            Refused::AlreadyDropped { .. } => "tournament.already_dropped",
            Refused::NotDropped { .. } => "tournament.not_dropped",
            Refused::PodSize { .. } => "tournament.pod_size",
            Refused::SeatedTwice { .. } => "tournament.seated_twice",
            Refused::PlannedRounds { .. } => "tournament.planned_rounds",
            Refused::TooManyRounds { .. } => "tournament.too_many_rounds",
            Refused::WrongRound { .. } => "tournament.wrong_round",
            Refused::RoundOpen { .. } => "tournament.round_open",
            Refused::NoPlayers => "tournament.no_players",
            Refused::TableNumber { .. } => "tournament.table_number",
            Refused::PairedTwice { .. } => "tournament.paired_twice",
            Refused::NotPaired { .. } => "tournament.not_paired",
            Refused::UnknownRound { .. } => "tournament.unknown_round",
            Refused::UnknownTable { .. } => "tournament.unknown_table",
            Refused::ImpossibleGames { .. } => "tournament.impossible_games",
            Refused::ByeResult { .. } => "tournament.bye_result",
            Refused::NothingToUndo => "tournament.nothing_to_undo",
        }
    }
}

/// A list of operations that contradicts itself.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("operation {index}: {refused}")]
pub struct FoldError {
    /// The place of the first operation that is not possible, from 0.
    pub index: usize,
    /// Why it is not.
    pub refused: Refused,
}
