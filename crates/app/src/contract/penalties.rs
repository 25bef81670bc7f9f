//! Penalties and deck checks.

use serde::{Deserialize, Serialize};

wire! {
    /// A penalty.
    #[derive(Copy, Eq)]
    pub enum PenaltyName {
        /// An entry in the log only.
        Tracking,
        /// A warning; the match continues.
        Warning,
        /// A game loss.
        GameLoss,
        /// A match loss.
        MatchLoss,
        /// The player is disqualified.
        Disqualification,
    }

    /// A penalty given by a judge.
    pub struct PenaltyView {
        /// The penalty's number, from 1.
        pub number: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The name, as entered.
        pub name: String,
        /// The code of the infraction.
        pub infraction: String,
        /// The penalty.
        pub penalty: PenaltyName,
        /// The round for a loss.
        pub round: u32,
        /// The judge's description.
        pub note: String,
        /// The reason it was withdrawn, if it was.
        pub withdrawn: Option<String>,
    }

    /// The recommendation of the profile's penalty path.
    pub struct AdviceView {
        /// The recommended penalty.
        pub penalty: PenaltyName,
        /// Number of earlier infractions of the same kind.
        pub before: u32,
        /// The round for a loss.
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
        /// The name, as entered.
        pub name: String,
        /// `true` if the table was drawn at random.
        pub drawn: bool,
        /// `true` if the deck matched the registered list; `None` until the check is finished.
        #[serde(rename = "sound")]
        pub matches: Option<bool>,
        /// The findings, for the log.
        pub note: String,
    }

    /// An infraction of the profile.
    pub struct InfractionView {
        /// The code for programs.
        pub code: String,
        /// The name; for a custom profile, the name given there.
        pub name: String,
        /// The penalties, mildest first.
        pub path: Vec<PenaltyName>,
    }
}
