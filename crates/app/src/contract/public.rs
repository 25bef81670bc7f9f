//! The public part of a match, which everyone in the room may see.

use serde::{Deserialize, Serialize};

wire! {
    /// A match, a multiplayer table, or a bye.
    pub struct PublicMatch {
        /// The table's number; `None` for a bye.
        pub table: Option<u32>,
        /// The players in seat order; a bye has one.
        pub players: Vec<PublicPlayer>,
        /// The result, once entered.
        pub result: Option<PublicResult>,
        /// Time extension in seconds.
        pub extension: u32,
    }

    /// A player in a pairing or at a seat.
    #[derive(Eq)]
    pub struct PublicPlayer {
        /// The player's number in the event.
        pub number: u32,
        /// The name, as entered.
        pub name: String,
        /// The record before the round, such as "1-0-0", or empty.
        pub record: String,
    }

    /// The page for joining by a player's name.
    pub struct JoinView {
        /// `true` if the desk accepts requests now.
        pub is_open: bool,
        /// The players by name; empty if the desk accepts no requests.
        pub players: Vec<PublicPlayer>,
    }

    /// The state of a phone's request to join.
    #[derive(Eq)]
    #[serde(tag = "state")]
    pub enum JoinStatus {
        /// The desk has not answered yet.
        Waiting {
            /// Token for status requests, known only to this phone.
            token: String,
            /// Name of the player.
            name: String,
            /// Four digits that the player reads out.
            code: String,
        },
        /// The desk has approved the request.
        Approved {
            /// Number of the phone.
            phone: u32,
            /// The desk's public key.
            desk: String,
        },
        /// The desk has rejected the request.
        Refused,
        /// The request has expired.
        Over,
        /// There are too many requests.
        TooMany,
        /// The desk accepts no requests.
        Off,
        /// The event has no such player.
        UnknownPlayer,
    }

    /// A result without its reason: no-shows and losses by penalty are not public.
    #[derive(Eq)]
    #[serde(tag = "kind")]
    pub enum PublicResult {
        /// Games won by each player, and draws.
        Games {
            /// Number of games won by the first player.
            first: u32,
            /// Number of games won by the second player.
            second: u32,
            /// Number of drawn games.
            drawn: u32,
        },
        /// A bye.
        Bye,
        /// The first player wins the match.
        First,
        /// The second player wins the match.
        Second,
        /// Both players lose the match.
        Neither,
        /// Places at a multiplayer table.
        Places {
            /// The places in seat order.
            places: Vec<u32>,
        },
    }
}
