//! Values of a game that its record and the front ends share: the kinds of players, its state and its settings.

use serde::{Deserialize, Serialize};

wire! {
    /// The kind of player in a seat.
    #[derive(Copy, Eq)]
    pub enum SeatKind {
        /// A person at this computer.
        Person,
        /// A bot that chooses at random.
        Random,
        /// A bot that uses simple heuristics and often makes mistakes.
        Gentle,
        /// A bot that looks one action ahead and sometimes makes mistakes.
        Casual,
        /// A bot that looks one action ahead.
        Quick,
        /// A bot with a short search, independent of its thinking time.
        Skilled,
        /// A bot that searches for its whole thinking time.
        Strong,
    }

    /// A table of a tournament round.
    #[derive(Copy, Eq, Hash)]
    pub struct RoundTable {
        /// The event's number in this database.
        pub event: u32,
        /// The round, from 1.
        pub round: u32,
        /// The table's number in the room.
        pub table: u32,
    }

    /// The state of a game and its match.
    #[derive(Copy, Eq)]
    pub enum GameState {
        /// A game is being played.
        Playing,
        /// Between two games of a match.
        Between,
        /// The match is decided.
        Over,
    }

    /// The questions that a game answers automatically because there is no real choice.
    #[derive(Copy, Eq)]
    pub struct AutoAnswers {
        /// `true` to answer a question with only one answer.
        pub only_answer: bool,
        /// `true` to pass when no other action is possible (CR 1.15.6).
        pub lone_pass: bool,
        /// `true` to order equal triggered abilities (CR 7.6.9).
        pub equal_triggers: bool,
        /// `true` to order triggered abilities if the order makes no difference.
        pub idle_triggers: bool,
    }
}

impl AutoAnswers {
    /// Answers every question without a real choice.
    pub const ALL: AutoAnswers =
        AutoAnswers { only_answer: true, lone_pass: true, equal_triggers: true, idle_triggers: true };
    /// Answers no question.
    pub const NONE: AutoAnswers =
        AutoAnswers { only_answer: false, lone_pass: false, equal_triggers: false, idle_triggers: false };
}
