//! Requests and views of games as a whole: who plays with what, the match, what is between two games.
//!
//! Seats are counted from 0.

use serde::{Deserialize, Serialize};

use super::{CardCount, CardFace, Refusal};

wire! {
    /// Who sits on a seat.
    #[derive(Copy, Eq)]
    pub enum SeatKind {
        /// A person at this machine.
        Person,
        /// A program that chooses at random.
        Random,
        /// A program that goes by rules of thumb, and is often off.
        Gentle,
        /// A program that looks one action ahead, and is sometimes off.
        Casual,
        /// A program that looks one action ahead.
        Quick,
        /// A program that searches a little, whatever its thinking time.
        Skilled,
        /// A program that searches for the thinking time.
        Strong,
    }

    /// Where the deck of a seat comes from.
    #[derive(Eq)]
    #[serde(tag = "kind")]
    pub enum GameDeckRef {
        /// A deck that comes with the program.
        Published {
            /// Its key, such as "SOR-Luke".
            key: String,
        },
        /// A deck of the library, its newest version.
        Library {
            /// The deck's number in the library.
            deck: u32,
        },
        /// The deck that a player of an event has registered.
        Registered {
            /// The event's number in this database.
            event: u32,
            /// The player's number in the event.
            player: u32,
        },
        /// A sealed pool that is opened now, and built by a program.
        Sealed {
            /// The code of the set, such as "SOR".
            set: String,
        },
    }

    /// A deck that a game can be asked for.
    pub struct GameDeckChoice {
        /// Where the deck is found: published, in the library, at an event, or in a pool opened now.
        pub source: GameDeckRef,
        /// The name by which people know it.
        pub name: String,
        /// What it stands among: the name of its event, "" for the library and the published ones.
        pub group: String,
        /// The leaders of the deck.
        pub leaders: Vec<CardFace>,
        /// The base of the deck, if it has one.
        pub base: Option<CardFace>,
        /// Why it cannot be played with; nothing when it can.
        pub why_not: Option<Refusal>,
    }

    /// The edition of the Comprehensive Rules that a game is played by.
    #[derive(Copy, Eq)]
    pub enum RulesEdition {
        /// 8.0, of 8 July 2026.
        #[serde(rename = "8.0")]
        Eighth,
        /// 9.0, of 9 October 2026.
        #[serde(rename = "9.0")]
        Ninth,
    }

    /// A seat of a game that is to be begun.
    #[derive(Eq)]
    pub struct SeatSetup {
        /// What the player is called; may be empty.
        pub name: String,
        /// What kind of player sits there.
        pub kind: SeatKind,
        /// How long a program that searches thinks about an answer, in milliseconds.
        pub think_ms: u32,
        /// The deck that this seat plays.
        pub deck: GameDeckRef,
    }

    /// A game that is to be begun.
    #[derive(Eq)]
    pub struct NewGame {
        /// Two to four seats, clockwise.
        pub seats: Vec<SeatSetup>,
        /// 1 or 3: how many games decide it at most. Three only with two seats.
        pub best_of: u32,
        /// The seed that decides all chance; none draws one.
        pub seed: Option<String>,
        /// The edition of the rules; none is the one in force today.
        #[serde(default)]
        pub edition: Option<RulesEdition>,
    }

    /// A table of a round.
    #[derive(Copy, Eq)]
    pub struct RoundTable {
        /// The event's number in this database.
        pub event: u32,
        /// The round, from 1.
        pub round: u32,
        /// The table's number in the room.
        pub table: u32,
    }

    /// A seat of a game.
    #[derive(Eq)]
    pub struct GameSeat {
        /// The player's name, as entered.
        pub name: String,
        /// What kind of player sits there.
        pub kind: SeatKind,
        /// The name of the deck; for another person at the table that of its leader, until the game is over.
        pub deck: String,
    }

    /// How far a game, or the match that it belongs to, is.
    #[derive(Copy, Eq)]
    pub enum GameState {
        /// A game is being played.
        Playing,
        /// Between two games of a match.
        Between,
        /// The match is decided.
        Over,
    }

    /// A line of the list of games.
    pub struct GameSummary {
        /// Its number in this database.
        pub id: u32,
        /// The seats, clockwise from seat 0.
        pub seats: Vec<GameSeat>,
        /// The most games of the match: 1, 3 or 5.
        pub best_of: u32,
        /// Games won by each seat.
        pub wins: Vec<u32>,
        /// How far it is.
        pub state: GameState,
        /// How it stands, in words.
        pub says: String,
        /// When it was begun (RFC 3339).
        pub created_at: String,
        /// When the last step was taken (RFC 3339).
        pub updated_at: String,
        /// Whether it is archived; nothing is ever deleted.
        pub archived: bool,
        /// The table of the round that it decides.
        pub from: Option<RoundTable>,
        /// Why it cannot be read, in words.
        pub damaged: Option<String>,
    }

    /// A game of a match that is over.
    #[derive(Copy, Eq)]
    pub struct PlayedGame {
        /// Who won; nobody in a draw.
        pub winner: Option<u32>,
        /// Rounds that it took.
        pub rounds: u32,
    }

    /// The match that a game belongs to.
    pub struct MatchView {
        /// Best of 1 or 3.
        pub best_of: u32,
        /// Which game is being played, from 1.
        pub number: u32,
        /// The games already played.
        pub played: Vec<PlayedGame>,
        /// Games won by each seat.
        pub wins: Vec<u32>,
        /// How far it is.
        pub state: GameState,
        /// Who decides who starts in the next game.
        pub chooses_next: Option<u32>,
        /// Cards can be exchanged between the games.
        pub sideboards: bool,
        /// The edition of the rules that it is played by.
        pub edition: RulesEdition,
        /// The table of the round that it decides.
        pub from: Option<RoundTable>,
        /// What became of the result, once it is known: written to the round, or why not.
        pub reported: Option<String>,
    }

    /// The deck of a seat between two games.
    pub struct SideboardView {
        /// The seat, from 0.
        pub seat: u32,
        /// The player's name, as entered.
        pub name: String,
        /// The cards of the main deck.
        pub main: Vec<CardCount>,
        /// The cards of the sideboard.
        pub sideboard: Vec<CardCount>,
        /// The least cards that the deck needs.
        pub minimum: u32,
    }

    /// A deck as it goes on after sideboarding.
    #[derive(Eq)]
    pub struct Sideboarded {
        /// The seat, from 0.
        pub seat: u32,
        /// The deck; all else is the sideboard.
        pub main: Vec<CardCount>,
    }

    /// A match of a round that programs have played out.
    #[derive(Eq)]
    pub struct PlayedMatch {
        /// The table's number in the room.
        pub table: u32,
        /// The result in words: "Bot 1 – Bot 2: 2-1".
        pub says: String,
        /// Open tables that are left.
        pub left: u32,
        /// It was stopped before the match was over; nothing was written.
        pub stopped: bool,
    }

    /// What many opening hands of a deck are like.
    pub struct HandFigures {
        /// Number of hands dealt.
        pub hands: u32,
        /// Cards of a hand.
        pub cards: u32,
        /// The share of hands with so many cards that cost at most 2, from 0 cards up; from 0 to 1.
        pub early: Vec<f64>,
        /// The average cost of a card in a hand.
        pub cost: f64,
        /// The share of hands without a card that costs at most 2: those that go into a mulligan.
        pub sent_back: f64,
        /// The share that still has none after the mulligan.
        pub sent_back_twice: f64,
        /// The share of hands, after the mulligan, with something to play in each of the rounds 1 to 4.
        pub plays: Vec<f64>,
    }
}
