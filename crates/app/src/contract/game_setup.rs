//! Requests and views of whole games: seats and decks, the match, sideboarding.
//!
//! Seats are numbered from 0.

use serde::{Deserialize, Serialize};

use super::{CardCount, CardFace, GameState, Refusal, RoundTable, RulesEdition, SeatKind};

wire! {
    /// The source of a seat's deck.
    #[derive(Eq)]
    #[serde(tag = "kind")]
    pub enum GameDeckRef {
        /// A bundled deck.
        Published {
            /// The key, such as "SOR-Luke".
            key: String,
        },
        /// The latest version of a deck in the library.
        Library {
            /// The deck's number in the library.
            deck: u32,
        },
        /// The registered deck of a player in an event.
        Registered {
            /// The event's number in this database.
            event: u32,
            /// The player's number in the event.
            player: u32,
        },
        /// A sealed pool opened now, with a deck built by a bot.
        Sealed {
            /// The code of the set, such as "SOR".
            set: String,
        },
    }

    /// A deck to choose for a game.
    pub struct GameDeckChoice {
        /// The source of the deck.
        pub source: GameDeckRef,
        /// The name.
        pub name: String,
        /// The name of its event; "" for library and bundled decks.
        pub group: String,
        /// The leaders of the deck.
        pub leaders: Vec<CardFace>,
        /// The base of the deck, if it has one.
        pub base: Option<CardFace>,
        /// The reason it cannot be played; `None` if it can.
        pub why_not: Option<Refusal>,
    }

    /// A seat of a new game.
    #[derive(Eq)]
    pub struct SeatSetup {
        /// The player's name; may be empty.
        pub name: String,
        /// The kind of player.
        pub kind: SeatKind,
        /// Thinking time per answer of a bot that searches, in milliseconds.
        pub think_ms: u32,
        /// The deck of this seat.
        pub deck: GameDeckRef,
    }

    /// A request to start a game.
    #[derive(Eq)]
    pub struct NewGame {
        /// Two to four seats, clockwise.
        pub seats: Vec<SeatSetup>,
        /// Maximum number of games: 1 or 3; 3 only with two seats.
        pub best_of: u32,
        /// The RNG seed; `None` for a random seed.
        pub seed: Option<String>,
        /// The edition of the rules; `None` for the one in force today.
        #[serde(default)]
        pub edition: Option<RulesEdition>,
        /// `true` to show all hands to every player at the table, for training.
        #[serde(default)]
        pub open_hands: bool,
    }

    /// A seat of a game.
    #[derive(Eq)]
    pub struct GameSeat {
        /// The player's name, as entered.
        pub name: String,
        /// The kind of player.
        pub kind: SeatKind,
        /// The name of the deck. Until the game is over, opponents see only the leader's name.
        pub deck: String,
    }

    /// A row in the list of games.
    pub struct GameSummary {
        /// The number in this database.
        pub id: u32,
        /// The seats, clockwise from seat 0.
        pub seats: Vec<GameSeat>,
        /// Maximum number of games of the match: 1, 3 or 5.
        pub best_of: u32,
        /// Games won by each seat.
        pub wins: Vec<u32>,
        /// The state.
        pub state: GameState,
        /// Time of the start (RFC 3339).
        pub created_at: String,
        /// Time of the latest step (RFC 3339).
        pub updated_at: String,
        /// `true` if it is archived; nothing is ever deleted.
        pub archived: bool,
        /// The tournament table of the match, if any.
        pub from: Option<RoundTable>,
        /// The reason it cannot be read, as text.
        pub damaged: Option<String>,
    }

    /// A finished game of a match.
    #[derive(Copy, Eq)]
    pub struct FinishedGame {
        /// The seat of the winner; `None` for a draw.
        pub winner: Option<u32>,
        /// Number of rounds.
        pub rounds: u32,
    }

    /// The match of a game.
    pub struct MatchView {
        /// Best of 1 or 3.
        pub best_of: u32,
        /// Number of the current game, from 1.
        pub number: u32,
        /// The games already played.
        pub played: Vec<FinishedGame>,
        /// Games won by each seat.
        pub wins: Vec<u32>,
        /// The state.
        pub state: GameState,
        /// The seat of the player who decides who starts the next game.
        pub chooses_next: Option<u32>,
        /// `true` if players can sideboard between games.
        pub sideboards: bool,
        /// The edition of the rules.
        pub edition: RulesEdition,
        /// The tournament table of the match, if any.
        pub from: Option<RoundTable>,
        /// The outcome of entering the result in the round, once known.
        pub reported: Option<String>,
    }

    /// A seat's deck between two games.
    pub struct SideboardView {
        /// The seat, from 0.
        pub seat: u32,
        /// The player's name, as entered.
        pub name: String,
        /// The cards of the main deck.
        pub main: Vec<CardCount>,
        /// The cards of the sideboard.
        pub sideboard: Vec<CardCount>,
        /// Minimum deck size.
        pub minimum: u32,
    }

    /// A deck after sideboarding.
    #[derive(Eq)]
    pub struct SideboardChoice {
        /// The seat, from 0.
        pub seat: u32,
        /// The deck; all other cards are the sideboard.
        pub main: Vec<CardCount>,
    }

    /// A tournament match played by bots.
    #[derive(Eq)]
    pub struct SimulatedMatch {
        /// The table's number in the room.
        pub table: u32,
        /// The result as text: "Bot 1 – Bot 2: 2-1".
        #[serde(rename = "says")]
        pub result: String,
        /// Number of open tables left.
        pub left: u32,
        /// `true` if it was stopped before the end of the match and no result was entered.
        pub stopped: bool,
    }

    /// Statistics of many opening hands of a deck.
    pub struct OpeningHandStats {
        /// Number of hands dealt.
        pub hands: u32,
        /// Cards of a hand.
        pub cards: u32,
        /// Share of hands with 0, 1, 2, ... cards that cost at most 2; each from 0 to 1.
        pub early: Vec<f64>,
        /// Average cost of a card in hand.
        pub cost: f64,
        /// Share of hands without a card that costs at most 2, which are mulliganed.
        pub sent_back: f64,
        /// Share of hands without such a card after the mulligan.
        pub sent_back_twice: f64,
        /// Share of hands, after the mulligan, with a playable card in each of rounds 1 to 4.
        pub plays: Vec<f64>,
    }
}
