//! Standings of matches and multiplayer tables.

use serde::{Deserialize, Serialize};

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
        /// Number of matches won, byes included.
        pub match_wins: u32,
        /// Wins, losses, draws: "2-1-0".
        pub record: String,
        /// Number of byes so far.
        pub byes: u32,
        /// Games won, lost, drawn.
        pub games: String,
        /// Average of the opponents' match-win percentages.
        pub omw: Percent,
        /// Share of games won, in per cent.
        pub gw: Percent,
        /// Average of the opponents' game-win percentages.
        pub ogw: Percent,
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
        /// Points by place, byes included.
        pub points: u32,
        /// Number of games won, including shared victories.
        pub victories: u32,
        /// The places, game by game.
        pub places: Vec<u32>,
        /// Total HP left in all games.
        pub hp: u32,
        /// Average points of all opponents, rounded to two decimal places.
        pub opponents_points: f64,
        /// Number of byes so far.
        pub byes: u32,
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
