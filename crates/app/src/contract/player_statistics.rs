//! Statistics of one person. `docs/statistics.md` defines each number.

use serde::{Deserialize, Serialize};

use super::ShareView;

wire! {
    /// A person in the statistics.
    #[derive(Default, Eq)]
    pub struct StatisticsPlayerView {
        /// The name as spelled in the latest event.
        pub name: String,
        /// Number of events.
        pub events: u32,
    }

    /// Matches and games of a person.
    #[derive(Copy)]
    pub struct PlayerRecordView {
        /// Number of matches.
        pub matches: u32,
        /// Matches won.
        pub match_wins: u32,
        /// Matches lost.
        pub match_losses: u32,
        /// Games with a winner.
        pub games: u32,
        /// Games won.
        pub wins: u32,
        /// Share of won games; `None` below 30 games.
        pub win_rate: Option<ShareView>,
    }

    /// An archetype: leader and colour of the base.
    #[derive(Eq)]
    pub struct DeckNameView {
        /// Number of the leader.
        pub leader: String,
        /// Name of the leader.
        pub name: String,
        /// Colour of the base; `None` if it has none.
        pub base: Option<String>,
    }

    /// An event of a person.
    pub struct PlayerEventLine {
        /// Number of the event.
        pub event: u32,
        /// Name of the event.
        pub name: String,
        /// Day of its creation (2026-11-21).
        pub date: String,
        /// The decks that were played.
        pub decks: Vec<DeckNameView>,
        /// Matches against people.
        pub record: PlayerRecordView,
        /// Matches against bots.
        pub against_bots: PlayerRecordView,
    }

    /// The record of a person with an archetype, or against one.
    pub struct PlayerArchetypeLine {
        /// The archetype.
        pub deck: DeckNameView,
        /// Number of the person's decks of it; 0 for opponents.
        pub decks: u32,
        /// Matches against people.
        pub record: PlayerRecordView,
    }

    /// Picks of a card by a person, next to those of all other people. A number below its threshold is `None`.
    pub struct PlayerPickLine {
        /// Card number; reprints count under the oldest.
        pub id: String,
        /// The name.
        pub name: String,
        /// Number of choices that offered it.
        pub offered: u32,
        /// Number of choices that took it.
        pub picked: u32,
        /// Average taken at (ATA), as a pick number.
        pub taken_at: Option<f64>,
        /// Share of the choices with it that took it.
        pub taken_when_seen: Option<ShareView>,
        /// Average taken at of the others.
        pub others_taken_at: Option<f64>,
        /// Share of the others' choices with it that took it.
        pub others_taken_when_seen: Option<ShareView>,
    }

    /// Statistics of one person over events.
    pub struct PlayerStatisticsView {
        /// The name as spelled in the latest event.
        pub name: String,
        /// Number of events that are left out because they are still being counted.
        pub counting: u32,
        /// Number of choices in digital drafts.
        pub choices: u32,
        /// Matches against people, mirror matches included.
        pub record: PlayerRecordView,
        /// Matches against bots, which are in no other number.
        pub against_bots: PlayerRecordView,
        /// The events, latest first.
        pub events: Vec<PlayerEventLine>,
        /// Record by own archetype, most matches first.
        pub archetypes: Vec<PlayerArchetypeLine>,
        /// Record by the opponent's archetype, most matches first.
        pub opponents: Vec<PlayerArchetypeLine>,
        /// Picks, most picked first.
        pub picks: Vec<PlayerPickLine>,
    }
}
