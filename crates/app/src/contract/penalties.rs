//! Penalties and deck checks.

use serde::{Deserialize, Serialize};

wire! {
    /// A penalty, as the profile knows them.
    #[derive(Copy, Eq)]
    pub enum PenaltyName {
        /// Nothing but an entry in the log.
        Tracking,
        /// A warning; the match goes on.
        Warning,
        /// A game is lost.
        GameLoss,
        /// The match is lost.
        MatchLoss,
        /// The player is out.
        Disqualification,
    }

    /// A penalty that a judge imposed.
    pub struct PenaltyView {
        /// The penalty's number, from 1.
        pub number: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The name, as it was entered.
        pub name: String,
        /// The code of the infraction.
        pub infraction: String,
        /// The penalty that the judge chose.
        pub penalty: PenaltyName,
        /// The round in which a loss counts.
        pub round: u32,
        /// What happened, as it stands in the log.
        pub note: String,
        /// Why it was withdrawn, if it was.
        pub withdrawn: Option<String>,
    }

    /// What the profile's path says.
    pub struct AdviceView {
        /// The penalty that the path advises.
        pub penalty: PenaltyName,
        /// Number of infractions of the same kind that are on record.
        pub before: u32,
        /// The round in which a loss would count.
        pub round: u32,
    }

    /// A deck check of one player in a round.
    pub struct CheckView {
        /// The round, from 1.
        pub round: u32,
        /// The table's number in the room.
        pub table: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The name, as it was entered.
        pub name: String,
        /// Whether the table was drawn at random.
        pub drawn: bool,
        /// Whether the deck was the registered list; none while the check goes on.
        pub sound: Option<bool>,
        /// What was found, for the log.
        pub note: String,
    }

    /// An infraction of the profile.
    pub struct InfractionView {
        /// The code by which programs know it.
        pub code: String,
        /// The name of the infraction in words; that of a custom profile as it is there.
        pub name: String,
        /// The penalties, the first one first.
        pub path: Vec<PenaltyName>,
    }
}
