//! The screens of a floor judge's phone.

use serde::{Deserialize, Serialize};

use super::{
    AdviceView, CheckView, InfractionView, NamedCount, PenaltyView, PhoneCallView, PublicMatch, RoundClockView,
    RuleEntry, StaffPhoneView, StaffRole,
};

wire! {
    /// The screen that a judge's phone asks for.
    #[derive(Eq, Default)]
    #[serde(tag = "show")]
    pub enum FloorQuery {
        /// All tables of the current round.
        #[default]
        Tables,
        /// A table of the current round.
        Table {
            /// The table's number in the room.
            table: u32,
        },
        /// A penalty for a player, with the path of an infraction once one is chosen.
        Penalty {
            /// The table that leads to it.
            table: u32,
            /// The player's number in the event.
            player: u32,
            /// The code of the chosen infraction.
            infraction: Option<String>,
        },
        /// A registered list.
        Deck {
            /// The table that leads to it.
            table: u32,
            /// The player's number in the event.
            player: u32,
            /// The slot of the deck, from 1.
            slot: u32,
        },
        /// The rules that match a number or words.
        Rules {
            /// The search text.
            words: String,
        },
    }

    /// The screen of a judge's phone.
    pub struct FloorView {
        /// The holder's name.
        pub name: String,
        /// The holder's role.
        pub role: StaffRole,
        /// The current round; `None` before round 1.
        pub round: Option<FloorRound>,
        /// The open calls of players, oldest first.
        pub calls: Vec<PhoneCallView>,
        /// The devices of judges and scorekeepers.
        pub staff: Vec<StaffPhoneView>,
        /// The requested part of the event.
        pub sheet: FloorSheet,
    }

    /// The current round in short.
    #[derive(Copy, Eq)]
    pub struct FloorRound {
        /// The number, from 1.
        pub number: u32,
        /// Number of missing results.
        pub open: u32,
        /// The clock, once started.
        pub clock: Option<RoundClockView>,
    }

    /// The requested part of the event.
    #[serde(tag = "kind")]
    pub enum FloorSheet {
        /// The matches and multiplayer tables of the current round.
        Tables {
            /// Without byes; empty before round 1.
            tables: Vec<PublicMatch>,
        },
        /// A table of the current round.
        Table {
            /// The table.
            table: Box<FloorTable>,
        },
        /// The penalties that a player can get.
        Penalty {
            /// The table that leads to it.
            table: u32,
            /// The player's number in the event.
            player: u32,
            /// The player's name; empty if there is no such player.
            name: String,
            /// The infractions of the event's profile.
            infractions: Vec<InfractionView>,
            /// The code of the chosen infraction.
            infraction: Option<String>,
            /// The recommendation for the chosen infraction.
            advice: Option<AdviceView>,
        },
        /// A registered list.
        Deck {
            /// The table that leads to it.
            table: u32,
            /// The player's name.
            player: String,
            /// The list.
            deck: FloorDeck,
        },
        /// The rules that match a search, best match first.
        Rules {
            /// The search text.
            words: String,
            /// The rules; empty for an empty text.
            found: Vec<RuleEntry>,
        },
    }

    /// A table of the current round.
    pub struct FloorTable {
        /// The round, from 1.
        pub round: u32,
        /// The table's number in the room.
        pub number: u32,
        /// Players, result and time extension.
        pub seats: PublicMatch,
        /// Number of wins needed in a match of this round.
        pub games_to_win: u32,
        /// Remaining HP at a multiplayer table, in seat order, once entered.
        pub hp: Vec<u32>,
        /// The registered lists of the players, in seat order.
        pub lists: Vec<FloorList>,
        /// The players' penalties in force, oldest first.
        pub penalties: Vec<PenaltyView>,
        /// The deck checks at the table in this round.
        pub checks: Vec<CheckView>,
    }

    /// A registered list of a player.
    #[derive(Eq)]
    pub struct FloorList {
        /// The player's number in the event.
        pub player: u32,
        /// The slot of the deck, from 1.
        pub slot: u32,
        /// The name of the deck.
        pub name: String,
    }

    /// A registered list, card by card.
    #[derive(Eq)]
    pub struct FloorDeck {
        /// The name of the deck.
        pub name: String,
        /// The names of leaders and base.
        pub front: Vec<String>,
        /// The cards of the deck.
        pub main: Vec<NamedCount>,
        /// The cards of the sideboard.
        pub sideboard: Vec<NamedCount>,
    }
}
