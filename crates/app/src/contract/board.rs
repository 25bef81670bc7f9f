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

    /// What the whole room looks at: the clock of the newest round.
    pub struct BoardView {
        /// The event's name, as it was entered.
        pub name: String,
        /// The newest round; none before the first.
        pub round: Option<BoardRound>,
        /// The procedure after time is called, in words.
        pub end_of_match: Vec<String>,
    }

    /// The newest round for the whole room.
    pub struct BoardRound {
        /// The number, from 1.
        pub number: u32,
        /// The clock, once started.
        pub clock: Option<RoundClockView>,
        /// The tables that play.
        pub open: Vec<u32>,
        /// Those of them that have more time than the clock.
        pub extended: Vec<BoardTable>,
    }

    /// A table that has more time.
    #[derive(Copy, Eq)]
    pub struct BoardTable {
        /// The table's number in the room.
        pub table: u32,
        /// Seconds beside the clock.
        pub extension: u32,
    }
}
