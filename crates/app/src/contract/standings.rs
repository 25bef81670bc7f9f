//! Standings of matches and multiplayer tables.

use serde::{Deserialize, Serialize};
use tournament::RankValue;

/// The value of a player in a column of the standings.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "specta", derive(specta::Type))]
#[serde(untagged)]
pub enum StandingValue {
    /// A whole number.
    Count(u32),
    /// A share, shown in percent.
    Share(Percent),
    /// An average of whole numbers.
    Average {
        /// The average, rounded to two decimal places.
        average: f64,
    },
}

impl StandingValue {
    /// Returns the value as text, shares in percent: "3", "41.67". Shares and averages have two decimal places.
    pub fn text(&self) -> String {
        match self {
            StandingValue::Count(count) => count.to_string(),
            StandingValue::Share(share) => format!("{:.2}", share.percent),
            StandingValue::Average { average } => format!("{average:.2}"),
        }
    }
}

impl From<RankValue> for StandingValue {
    fn from(value: RankValue) -> StandingValue {
        match value {
            RankValue::Count(count) => StandingValue::Count(count),
            RankValue::Share(share) => {
                StandingValue::Share(Percent { exact: share.to_string(), percent: share.percent() })
            }
            RankValue::Average(average) => StandingValue::Average { average: average.two_places() },
        }
    }
}

wire! {
    /// An exact share with its percentage.
    pub struct Percent {
        /// As a fraction, "5/12".
        pub exact: String,
        /// Percentage, rounded to four decimal places.
        pub percent: f64,
    }

    /// A row of the standings.
    pub struct StandingView {
        /// The rank; players tied after all tiebreakers share it.
        pub rank: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The name, as entered.
        pub name: String,
        /// `true` if the player has dropped.
        pub dropped: bool,
        /// `true` if the player is disqualified.
        pub disqualified: bool,
        /// Wins, losses, draws: "2-1-0".
        pub record: String,
        /// Number of byes so far.
        pub byes: u32,
        /// Games won, lost, drawn.
        pub games: String,
        /// The values in the event's columns, in their order.
        pub values: Vec<StandingValue>,
    }

    /// A row of the standings of multiplayer tables.
    pub struct TableStandingView {
        /// The rank in the standings, from 1.
        pub rank: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The name, as entered.
        pub name: String,
        /// `true` if the player has dropped.
        pub dropped: bool,
        /// `true` if the player is disqualified.
        pub disqualified: bool,
        /// The values in the event's columns, in their order.
        pub values: Vec<StandingValue>,
        /// The places, game by game.
        pub places: Vec<u32>,
        /// Number of byes so far.
        pub byes: u32,
    }

    /// A row of the team standings.
    pub struct TeamStandingView {
        /// The rank; teams tied in every criterion share it.
        pub rank: u32,
        /// The team's number in the event, from 1.
        pub team: u32,
        /// The pod it drafted in, from 1.
        pub pod: u32,
        /// The names of its members in seat order.
        pub members: Vec<String>,
        /// Rounds won, lost, and without a winner: "2-1-0".
        pub rounds: String,
        /// Average share of rounds won by its opponents.
        pub opponents: StandingValue,
        /// Matches won, lost and drawn by its members: "4-2-0".
        pub matches: String,
        /// Share of games won by its members.
        pub games: StandingValue,
    }

    /// A final place.
    pub struct FinalPlaceView {
        /// The place, from 1.
        pub place: u32,
        /// The last of the shared places; equal to `place` if it is not shared.
        pub until: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The name, as entered.
        pub name: String,
    }
}
