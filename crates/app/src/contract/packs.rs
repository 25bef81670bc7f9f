//! The packs of draft and sealed events: boosters of several sets, and cubes.

use serde::{Deserialize, Serialize};

use super::{DraftShape, UnresolvedRowView};

wire! {
    /// Packs that are not all boosters of one set.
    #[derive(Eq)]
    #[serde(tag = "kind")]
    pub enum PackSource {
        /// Every seat opens the same sets.
        Rounds {
            /// Code of the set of each round, starting over after the last.
            sets: Vec<String>,
        },
        /// Each seat has its own sets.
        Seats {
            /// Codes of the sets of each seat by round, starting over after the last seat or round.
            seats: Vec<Vec<String>>,
        },
        /// Every booster is of one of these sets, at random.
        Chaos {
            /// Codes of the sets; a set named twice comes twice as often.
            sets: Vec<String>,
        },
        /// Packs dealt from a cube.
        Cube {
            /// The cube.
            cube: CubeInput,
        },
    }

    /// The way the leaders of a cube reach the players.
    #[derive(Copy, Eq, Default)]
    pub enum CubeLeaders {
        /// One leader with each pack; leaders are drafted first (CR 10.3.3A).
        #[default]
        Separate,
        /// Leaders are shuffled into the packs.
        Mixed,
    }

    /// The way the bases of a cube reach the players. Common bases are always free to use.
    #[derive(Copy, Eq, Default)]
    pub enum CubeBases {
        /// Every player may use any base of the list.
        #[default]
        Shared,
        /// Bases other than Common ones are shuffled into the packs.
        Mixed,
    }

    /// A cube as entered: a list of cards with the rules for dealing packs.
    #[derive(Eq, Default)]
    pub struct CubeInput {
        /// The name; may be empty.
        pub name: String,
        /// The cards, as a deck list or collection in any supported format.
        pub list: String,
        /// The way the leaders reach the players.
        pub leaders: CubeLeaders,
        /// The way the bases reach the players.
        pub bases: CubeBases,
        /// Cards in a pack, 5 to 30, not counting a separate leader; `None` for 14.
        pub pack_size: Option<u32>,
    }

    /// Number of players that a cube is enough for in a draft of one shape.
    #[derive(Copy, Eq)]
    pub struct ShapeSeats {
        /// The shape.
        pub shape: DraftShape,
        /// Number of players.
        pub seats: u32,
    }

    /// The check of a cube.
    pub struct CubeCheck {
        /// The name, as entered or as in the list; may be empty.
        pub name: String,
        /// Number of cards in the list, with leaders and bases.
        pub cards: u32,
        /// Number of leaders in the list.
        pub leaders: u32,
        /// Number of bases that every player may use.
        pub bases: u32,
        /// Number of cards that are shuffled into packs.
        pub dealt: u32,
        /// Number of cards in a pack.
        pub pack_size: u32,
        /// Number of players that the cube is enough for in a draft that passes packs.
        pub draft_seats: u32,
        /// Numbers of players that the cube is enough for in drafts of the other shapes.
        pub shape_seats: Vec<ShapeSeats>,
        /// Number of players that the cube is enough for in a sealed event with six packs each.
        pub sealed_players: u32,
        /// The lines that could not be matched.
        pub unread: Vec<UnresolvedRowView>,
    }
}
