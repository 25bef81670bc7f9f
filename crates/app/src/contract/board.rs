//! Additional views of an event: available printouts, earlier standings, the big clock.

use serde::{Deserialize, Serialize};

use super::{PrintoutKind, Refusal, RoundClockView, StandingColumn, StandingView, TableStandingView};

wire! {
    /// A printout, and whether it can be created now.
    pub struct PrintoutOption {
        /// The kind of printout.
        pub kind: PrintoutKind,
        /// The rounds to choose from, oldest first; empty if the printout has no round.
        pub rounds: Vec<u32>,
        /// The reason it cannot be created now; `None` if it can.
        pub why_not: Option<Refusal>,
    }

    /// The standings after a round, using current results.
    pub struct RoundStandings {
        /// The round, from 1.
        pub round: u32,
        /// Number of missing results up to that round.
        pub open: u32,
        /// The columns of the standings, as the rules profile ranks: names of its ranking keys.
        #[cfg_attr(feature = "specta", specta(type = Vec<String>))]
        pub columns: Vec<StandingColumn>,
        /// The standings of matches; empty if the event uses multiplayer tables.
        pub standings: Vec<StandingView>,
        /// The standings of multiplayer tables.
        pub table_standings: Vec<TableStandingView>,
    }

    /// The big clock for the room: the current round, its clock and the open tables.
    pub struct RoomClockView {
        /// The event's name, as entered.
        pub name: String,
        /// The current round; `None` before round 1.
        pub round: Option<RoomClockRound>,
        /// The end-of-match procedure after time is called.
        pub end_of_match: Vec<String>,
    }

    /// The current round on the big clock.
    pub struct RoomClockRound {
        /// The number, from 1.
        pub number: u32,
        /// The clock, once started.
        pub clock: Option<RoundClockView>,
        /// Time on the clock at the start, in seconds.
        pub seconds: u32,
        /// Numbers of the open tables.
        pub open: Vec<u32>,
        /// Open tables with a time extension.
        pub extended: Vec<ExtendedTable>,
    }

    /// A table with a time extension.
    #[derive(Copy, Eq)]
    pub struct ExtendedTable {
        /// The table's number in the room.
        pub table: u32,
        /// Additional time, in seconds.
        pub extension: u32,
    }
}
