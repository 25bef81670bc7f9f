//! What is looked at beside the desk itself: papers on offer, earlier standings, the big clock.

use serde::{Deserialize, Serialize};

use super::{EventPaperKind, Refusal, RoundClockView, StandingView, TableStandingView};

wire! {
    /// A paper, and whether there is something to print on it.
    pub struct PaperOffer {
        /// The kind of paper.
        pub kind: EventPaperKind,
        /// The rounds that it can be about, oldest first; empty where it is about none.
        pub rounds: Vec<u32>,
        /// Why it cannot be made now; nothing when it can.
        pub why_not: Option<Refusal>,
    }

    /// The standings as they were after a round, by the results of now.
    pub struct RoundStandings {
        /// The round, from 1.
        pub round: u32,
        /// Results of that round, and of those before it, that are missing.
        pub open: u32,
        /// The standings of matches; empty where tables are played.
        pub standings: Vec<StandingView>,
        /// The standings of tables of three and four.
        pub table_standings: Vec<TableStandingView>,
    }

    /// The big clock that the whole room sees: the newest round, its clock and the tables that still play.
    pub struct RoomClockView {
        /// The event's name, as it was entered.
        pub name: String,
        /// The newest round; none before the first.
        pub round: Option<RoomClockRound>,
        /// The procedure after time is called, in words.
        pub end_of_match: Vec<String>,
    }

    /// The newest round as the big clock shows it.
    pub struct RoomClockRound {
        /// The number, from 1.
        pub number: u32,
        /// The clock, once started.
        pub clock: Option<RoundClockView>,
        /// Numbers of the tables that still play.
        pub open: Vec<u32>,
        /// Those of them that have more time than the clock shows.
        pub extended: Vec<ExtendedTable>,
    }

    /// A table with a time extension.
    #[derive(Copy, Eq)]
    pub struct ExtendedTable {
        /// The table's number in the room.
        pub table: u32,
        /// Seconds more than the clock shows.
        pub extension: u32,
    }
}
