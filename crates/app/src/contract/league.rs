//! Leagues: points over several events of a season.

use serde::{Deserialize, Serialize};

use super::StepAvailability;

wire! {
    /// A league in the list of leagues.
    #[derive(Eq)]
    pub struct LeagueSummary {
        /// The number in this database.
        pub id: u32,
        /// The name.
        pub name: String,
        /// Time of creation (RFC 3339).
        pub created_at: String,
        /// Number of events.
        pub events: u32,
        /// `true` if it is archived; nothing is ever deleted.
        pub archived: bool,
        /// The reason it cannot be read, as text.
        pub problem: Option<String>,
    }

    /// Points for a range of places, which starts after the previous row.
    #[derive(Copy, Eq)]
    pub struct PlacePointsEntry {
        /// The last place of the range.
        pub until: u32,
        /// The points of each place.
        pub points: u32,
    }

    /// A ranking criterion of a league.
    #[derive(Copy, Eq)]
    pub enum LeagueKeyName {
        /// Points by the league's table.
        Points,
        /// Number of events won.
        EventsWon,
        /// Number of matches won, byes included.
        MatchWins,
        /// The best place in an event.
        BestPlace,
    }

    /// A points table: the points that events of a league award.
    #[derive(Eq)]
    pub struct PointsEntry {
        /// The key for programs and files.
        pub key: String,
        /// The name.
        pub name: String,
        /// Points by place; places after the last row get none.
        pub places: Vec<PlacePointsEntry>,
        /// Points for taking part.
        pub taking_part: u32,
        /// Points for each match won.
        pub match_win: u32,
        /// Points for each match without a winner.
        pub match_draw: u32,
        /// Number of a person's best events that count; `None` counts all.
        pub best: Option<u32>,
        /// The ranking criteria, most important first.
        pub rank_by: Vec<LeagueKeyName>,
        /// The source of the values.
        pub about: String,
    }

    /// A change to a league. It is on disk before the call returns.
    #[serde(tag = "act", rename_all_fields = "camelCase")]
    pub enum LeagueAct {
        /// Renames the league.
        Rename {
            /// The name, as entered.
            name: String,
        },
        /// Adds an event.
        Add {
            /// The event's number in this database.
            event: u32,
        },
        /// Removes an event.
        Remove {
            /// The event's number in this database.
            event: u32,
        },
        /// Changes the points table.
        Points {
            /// The new points table.
            table: PointsEntry,
        },
        /// Merges two names of the same person.
        #[serde(rename = "same")]
        MergeNames {
            /// The name to merge.
            name: String,
            /// The name shown in the league.
            person: String,
        },
        /// Separates a merged name.
        #[serde(rename = "apart")]
        SplitName {
            /// The name, as entered.
            name: String,
        },
        /// Merges a name in one event only, for two people with the same name.
        #[serde(rename = "sameIn")]
        MergeNamesInEvent {
            /// The event's number in this database.
            event: u32,
            /// The name in that event.
            name: String,
            /// The person with that name in this event.
            person: String,
        },
        /// Reverses a merge that applies to one event.
        #[serde(rename = "apartIn")]
        SplitNameInEvent {
            /// The event's number in this database.
            event: u32,
            /// The name in that event.
            name: String,
        },
        /// Adds results from a table of another program.
        #[serde(rename = "take")]
        ImportResults {
            /// The title of the results, such as "Spring season".
            title: String,
            /// CSV with a header row: names, and points or places.
            table: String,
            /// `true` to score places and matches by the league's points table, as one event; `false` to use the points
            /// in the table.
            by_places: bool,
        },
        /// Undoes the latest change.
        Undo,
    }

    /// An event of a league.
    #[derive(Eq)]
    pub struct LeagueEventView {
        /// The event's number in this database.
        pub event: u32,
        /// The name.
        pub name: String,
        /// Time of creation (RFC 3339); "" if it cannot be read.
        pub at: String,
        /// Number of people with points from it.
        pub players: u32,
        /// `true` if it is over; until then its places are provisional.
        pub finished: bool,
        /// `true` if it came from a file and is not in this database. Its number is then valid only in the league.
        pub elsewhere: bool,
        /// The reason it does not count, as text, such as not started or unreadable.
        pub problem: Option<String>,
    }

    /// A person's score at an event.
    #[derive(Copy, Eq)]
    pub struct LeagueScoreView {
        /// The event's number in this database.
        pub event: u32,
        /// The place in that event, from 1.
        pub place: u32,
        /// Matches won in that event.
        pub wins: u32,
        /// The points earned.
        pub points: u32,
        /// `true` if it counts.
        pub counted: bool,
    }

    /// A row of a league's standings.
    #[derive(Eq)]
    pub struct LeagueLine {
        /// The rank; tied people share it.
        pub rank: u32,
        /// The person's name in the latest event.
        pub name: String,
        /// Total points of the events that count.
        pub points: u32,
        /// Number of events that count.
        pub counted: u32,
        /// Number of events played.
        pub events: u32,
        /// Number of events won.
        pub events_won: u32,
        /// Number of matches won, byes included.
        pub match_wins: u32,
        /// The best place in any event, from 1.
        pub best_place: u32,
        /// The scores by event, in league order.
        pub scores: Vec<LeagueScoreView>,
    }

    /// A pair of merged names.
    #[derive(Eq)]
    pub struct SameNameView {
        /// The name to merge.
        pub name: String,
        /// The name shown in the league.
        pub person: String,
        /// The only event of the merge; `None` for every event.
        pub event: Option<u32>,
    }

    /// A log line of a league.
    #[derive(Eq)]
    pub struct LeagueLogLine {
        /// The time (RFC 3339).
        pub at: String,
        /// The author, if known.
        pub by: Option<String>,
        /// The message.
        pub text: String,
        /// `true` if it was undone later.
        pub undone: bool,
    }

    /// The complete view of a league.
    pub struct LeagueView {
        /// The number in this database.
        pub id: u32,
        /// The name.
        pub name: String,
        /// The points table.
        pub points: PointsEntry,
        /// The events, in the order added.
        pub events: Vec<LeagueEventView>,
        /// The standings, best first.
        pub standings: Vec<LeagueLine>,
        /// The merged names.
        pub names: Vec<SameNameView>,
        /// Remarks on the standings, as text.
        pub remarks: Vec<String>,
        /// The log, newest first.
        pub log: Vec<LeagueLogLine>,
        /// The availability of undo.
        pub undo: StepAvailability,
    }
}
