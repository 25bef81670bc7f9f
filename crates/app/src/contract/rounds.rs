//! Rounds, tables and results; the bracket.

use serde::{Deserialize, Serialize};

use super::{ManualPairing, PairingScope, PlayerRef};

wire! {
    /// The kind of a round.
    #[derive(Copy, Eq)]
    pub enum RoundKindName {
        /// Swiss: players with equal scores meet.
        Swiss,
        /// Round robin: everyone plays everyone once.
        RoundRobin,
        /// Single elimination: the loser is out.
        Elimination,
        /// Multiplayer tables.
        Tables,
    }

    /// A round of the event with its tables.
    pub struct RoundView {
        /// The number of the round, from 1.
        pub number: u32,
        /// The pairing system of the round.
        pub kind: RoundKindName,
        /// The rule for players of different pods.
        pub scope: PairingScope,
        /// Games that win a match.
        pub games_to_win: u32,
        /// The seed of the pairing.
        pub seed: String,
        /// Number of missing results; 0 when the round is finished.
        pub open: u32,
        /// The tables without a result.
        pub open_tables: Vec<u32>,
        /// The clock, once started.
        pub clock: Option<RoundClockView>,
        /// Matches and multiplayer tables by number, then byes.
        pub tables: Vec<TableView>,
        /// Notes on the round, as text: forced rematches, second byes, results corrected after a later pairing.
        pub forced: Vec<String>,
    }

    /// The clock of a round at the time of the view.
    #[derive(Copy, Eq)]
    pub struct RoundClockView {
        /// `true` if the clock is running.
        pub running: bool,
        /// Starting time, in seconds.
        pub seconds: u32,
        /// Milliseconds left without extensions; negative in overtime.
        pub left_ms: i32,
    }

    /// A match, a multiplayer table or a bye.
    pub struct TableView {
        /// The table number; 0 for a bye in a round of multiplayer tables.
        pub table: u32,
        /// The players in seat order; a bye has one.
        pub players: Vec<PlayerRef>,
        /// The result of a match, if entered.
        pub result: Option<ResultEntry>,
        /// The result as text, "2-1"; empty without a result.
        pub result_text: String,
        /// The games, if entered one by one.
        pub games: Vec<GameEntry>,
        /// Trilogy: the banned decks of both players, from 1.
        pub bans: Option<[u32; 2]>,
        /// HP left in seat order, for a multiplayer table with a result.
        pub hp: Vec<u32>,
        /// Players of a multiplayer table with a no-show or a game loss by penalty. They are last and get no points.
        pub out: Vec<u32>,
        /// The places in seat order, for a multiplayer table; tied players share a place.
        pub places: Vec<u32>,
        /// Number of games lost by penalty, for each player of a match.
        pub game_losses: Vec<u32>,
        /// Time extension, in seconds.
        pub extension: u32,
        /// `true` if the pairing has reasons, which `pairing_reasons` returns.
        pub has_reasons: bool,
        /// Reports from phones for a match without a result, in seat order.
        pub reports: Vec<TableReport>,
    }

    /// A player's report of a match, not yet confirmed by the opponent.
    #[derive(Copy, Eq)]
    pub struct TableReport {
        /// The player's number.
        pub player: u32,
        /// Number of games won by the player.
        pub won: u32,
        /// Number of games won by the opponent.
        pub lost: u32,
        /// Number of drawn games.
        pub drawn: u32,
    }

    /// The result of a match from the first player's point of view.
    #[serde(tag = "kind")]
    pub enum ResultEntry {
        /// Games won by a, by b, and drawn: 2-0, 2-1, 1-1, 1-0 (unfinished), 0-0.
        Games {
            /// Number of games won by the first player.
            a: u32,
            /// Number of games won by the second player.
            b: u32,
            /// Number of drawn games.
            drawn: u32,
        },
        /// A bye, entered by the program.
        Bye,
        /// A no-show of the first player.
        NoShowA,
        /// A no-show of the second player.
        NoShowB,
        /// A double loss.
        DoubleLoss,
        /// A loss of the first player by penalty.
        LossA,
        /// A loss of the second player by penalty.
        LossB,
    }

    /// One of two players.
    #[derive(Copy, Eq)]
    pub enum SideName {
        /// The side of the first player.
        A,
        /// The side of the second player.
        B,
    }

    /// A game of a match.
    #[derive(Copy, Eq)]
    pub struct GameEntry {
        /// The winner; `None` for a drawn game.
        pub winner: Option<SideName>,
        /// The player who went first, if recorded.
        pub first: Option<SideName>,
        /// Trilogy: the decks of both players, from 1.
        pub decks: Option<[u32; 2]>,
    }

    /// The bracket of the cut.
    pub struct BracketView {
        /// Number of places: 2, 4, 8 or 16.
        pub size: u32,
        /// The players, best seed first.
        pub seeds: Vec<PlayerRef>,
        /// The seeds in bracket order, from 1; neighbours meet.
        pub order: Vec<u32>,
        /// The first elimination round.
        pub first_round: u32,
        /// The next matches. The first player of each is the better seed and chooses who goes first.
        pub next: Vec<ManualPairing>,
        /// `true` for a final table instead of matches.
        pub one_table: bool,
        /// `true` if it has a winner.
        pub over: bool,
    }

    /// A preview of a cut from the current standings.
    pub struct CutPlanView {
        /// Number of places: 2, 4, 8 or 16.
        pub size: u32,
        /// The players, best seed first.
        pub seeds: Vec<PlayerRef>,
        /// Ties broken at random, as text.
        pub ties: Vec<String>,
        /// `true` if a tie at the cut line is broken at random.
        pub boundary_drawn: bool,
    }

    /// The consequences of a correction.
    pub struct ConsequencesView {
        /// The changes as text, most important first; empty if nothing changes.
        pub words: Vec<String>,
        /// Players whose rank would change.
        pub ranks: Vec<RankChangeView>,
    }

    /// A rank that would change.
    pub struct RankChangeView {
        /// The player's number in the event.
        pub player: u32,
        /// The name, as entered.
        pub name: String,
        /// The current rank, from 1.
        pub was: u32,
        /// The rank with the corrected result, from 1.
        pub is: u32,
    }
}
