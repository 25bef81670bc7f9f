//! Standings of matches and of tables of three and four.

use serde::{Deserialize, Serialize};

wire! {
    /// An exact share with its figure.
    pub struct Percent {
        /// As a fraction, "5/12".
        pub exact: String,
        /// Per cent, rounded to four places.
        pub percent: f64,
    }

    /// A line of the standings.
    pub struct StandingView {
        /// Rank; players that no tiebreaker parts share one.
        pub rank: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The name, as it was entered.
        pub name: String,
        /// Whether the player has left.
        pub dropped: bool,
        /// Whether a judge has put the player out.
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

    /// A line of the standings of tables of three and four.
    pub struct TableStandingView {
        /// The rank in the standings, from 1.
        pub rank: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The name, as it was entered.
        pub name: String,
        /// Whether the player has left.
        pub dropped: bool,
        /// Whether a judge has put the player out.
        pub disqualified: bool,
        /// Points by place, byes included.
        pub points: u32,
        /// Games won, shared ones among them.
        pub victories: u32,
        /// The places, game by game.
        pub places: Vec<u32>,
        /// HP left in all games.
        pub hp: u32,
        /// The average of the points of everyone met, to two places.
        pub opponents_points: f64,
        /// Number of byes so far.
        pub byes: u32,
    }

    /// A place at the end.
    pub struct FinalPlaceView {
        /// The place, from 1.
        pub place: u32,
        /// The last of the shared places; the same where none is shared.
        pub until: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The name, as it was entered.
        pub name: String,
    }
}
