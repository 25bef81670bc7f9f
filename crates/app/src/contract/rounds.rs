//! Rounds, tables and results; the bracket.

use serde::{Deserialize, Serialize};

use super::{HandPair, PlayerRef, Scope};

wire! {
    /// What kind a round is.
    #[derive(Copy, Eq)]
    pub enum RoundKindName {
        /// Swiss: players of equal score meet.
        Swiss,
        /// Round robin: everyone meets everyone once.
        RoundRobin,
        /// Single elimination: the loser is out.
        Elimination,
        /// Tables of three and four.
        Tables,
    }

    /// A round of the event with its tables.
    pub struct RoundView {
        /// The number of the round, from 1.
        pub number: u32,
        /// How the round is paired: Swiss, round robin, elimination, tables.
        pub kind: RoundKindName,
        /// How players of several pods met.
        pub scope: Scope,
        /// Games that win a match.
        pub games_to_win: u32,
        /// The seed its pairing was drawn with.
        pub seed: String,
        /// The number of results that are missing; 0 when the round is finished.
        pub open: u32,
        /// The tables whose results are missing.
        pub open_tables: Vec<u32>,
        /// The clock, once started.
        pub clock: Option<RoundClockView>,
        /// Matches and tables by their numbers, then byes.
        pub tables: Vec<TableView>,
        /// What deserves a look, in words: forced rematches, second byes, results corrected after a later pairing.
        pub forced: Vec<String>,
    }

    /// The clock of a round when the view was made.
    #[derive(Copy, Eq)]
    pub struct RoundClockView {
        /// Whether the clock is running.
        pub running: bool,
        /// Seconds that the clock was started with.
        pub seconds: u32,
        /// Milliseconds left without extensions; negative when over.
        pub left_ms: i32,
    }

    /// A match, a table of three or four, or a bye.
    pub struct TableView {
        /// Its number; 0 for a bye of a round of tables.
        pub table: u32,
        /// Who plays there, in the order of the seats; a bye has one.
        pub players: Vec<PlayerRef>,
        /// The result of a match, once there is one.
        pub result: Option<ResultEntry>,
        /// The result in words, "2-1"; empty without one.
        pub result_text: String,
        /// The games, if they were entered one by one.
        pub games: Vec<GameEntry>,
        /// Trilogy: the banned decks of both, from 1.
        pub bans: Option<[u32; 2]>,
        /// HP left in the order of the seats, for a table of three or four with a result.
        pub hp: Vec<u32>,
        /// Players of a table of three or four who did not come, or lost the game by penalty: last, without points.
        pub out: Vec<u32>,
        /// The places in the order of the seats, for a table of three or four; equal ones are shared.
        pub places: Vec<u32>,
        /// Games that the players of a match have lost by penalty.
        pub game_losses: Vec<u32>,
        /// Seconds beyond the clock of the round.
        pub extension: u32,
        /// Pairing reasons.
        pub why: Vec<String>,
        /// Reports from phones of a match without a result, in the order of the seats.
        pub reports: Vec<TableReport>,
    }

    /// A player's report of a match, not yet confirmed by the opponent.
    #[derive(Copy, Eq)]
    pub struct TableReport {
        /// The player's number.
        pub player: u32,
        /// Games that the player won.
        pub won: u32,
        /// Games that the opponent won.
        pub lost: u32,
        /// Drawn games.
        pub drawn: u32,
    }

    /// The result of a match, from the first player's side.
    #[serde(tag = "kind")]
    pub enum ResultEntry {
        /// Games won by a, by b, and drawn: 2-0, 2-1, 1-1, 1-0 (unfinished), 0-0.
        Games {
            /// Games that a won.
            a: u32,
            /// Games that b won.
            b: u32,
            /// Games without a winner.
            drawn: u32,
        },
        /// A bye; the program enters it.
        Bye,
        /// The first player did not come.
        NoShowA,
        /// The second player did not come.
        NoShowB,
        /// The match is lost for both.
        DoubleLoss,
        /// The first player loses by a penalty.
        LossA,
        /// The second player loses by a penalty.
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
        /// Who won; none is a drawn game.
        pub winner: Option<SideName>,
        /// Who began, if it was written down.
        pub first: Option<SideName>,
        /// Trilogy: the decks of both, from 1.
        pub decks: Option<[u32; 2]>,
    }

    /// The bracket of the cut.
    pub struct BracketView {
        /// Number of places: 2, 4, 8 or 16.
        pub size: u32,
        /// Who is in it, the best seed first.
        pub seeds: Vec<PlayerRef>,
        /// The seeds in the order of the bracket, from 1: neighbours meet.
        pub order: Vec<u32>,
        /// The first elimination round.
        pub first_round: u32,
        /// The matches to be played next; the first player of each is the better seed and chooses who goes first.
        pub next: Vec<HandPair>,
        /// Whether it is played at one final table, not as matches.
        pub one_table: bool,
        /// Whether it has its winner.
        pub over: bool,
    }

    /// Who would be in a cut now.
    pub struct CutPlanView {
        /// Places of the bracket: 2, 4, 8 or 16.
        pub size: u32,
        /// Who is in, the best seed first.
        pub seeds: Vec<PlayerRef>,
        /// Ties that chance orders, in words.
        pub ties: Vec<String>,
        /// Whether chance decides who is in.
        pub boundary_drawn: bool,
    }

    /// What a correction would change.
    pub struct ConsequencesView {
        /// In words, the weightiest first; empty when nothing changes.
        pub words: Vec<String>,
        /// Players whose rank would change.
        pub ranks: Vec<RankChangeView>,
    }

    /// A rank that would change.
    pub struct RankChangeView {
        /// The player's number in the event.
        pub player: u32,
        /// The name, as it was entered.
        pub name: String,
        /// The rank by the results as they are, from 1.
        pub was: u32,
        /// The rank by the corrected result, from 1.
        pub is: u32,
    }
}
