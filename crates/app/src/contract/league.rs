//! Leagues: points over several events of a season.

use serde::{Deserialize, Serialize};

use super::Possible;

wire! {
    /// A league in the list of leagues.
    #[derive(Eq)]
    pub struct LeagueSummary {
        /// Its number in this database.
        pub id: u32,
        /// The name by which people know it.
        pub name: String,
        /// When it was made (RFC 3339).
        pub created_at: String,
        /// How many events it has.
        pub events: u32,
        /// Put away by the organiser; nothing is ever deleted.
        pub archived: bool,
        /// Why it cannot be read, in words.
        pub problem: Option<String>,
    }

    /// Points of a stretch of places; it begins after the line before.
    #[derive(Copy, Eq)]
    pub struct PlacePointsEntry {
        /// The last place of the line.
        pub until: u32,
        /// The points of each of its places.
        pub points: u32,
    }

    /// What a league is ranked by.
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

    /// How many points the events of a league award.
    #[derive(Eq)]
    pub struct PointsEntry {
        /// The key by which programs and files name it.
        pub key: String,
        /// The name by which people know it.
        pub name: String,
        /// Points by place; places after the last line earn nothing.
        pub places: Vec<PlacePointsEntry>,
        /// Points for taking part.
        pub taking_part: u32,
        /// Points for each match won.
        pub match_win: u32,
        /// Points for each match without a winner.
        pub match_draw: u32,
        /// Only so many of a person's events count, the best ones; none counts all.
        pub best: Option<u32>,
        /// What ranks, first key first.
        pub rank_by: Vec<LeagueKeyName>,
        /// Where the values come from.
        pub about: String,
    }

    /// One decision about a league. What it changes is on disk before the call returns.
    #[serde(tag = "act", rename_all_fields = "camelCase")]
    pub enum LeagueAct {
        /// Gives it another name.
        Rename {
            /// The name, as it was entered.
            name: String,
        },
        /// An event belongs to it.
        Add {
            /// The event's number in this database.
            event: u32,
        },
        /// An event does not belong to it.
        Remove {
            /// The event's number in this database.
            event: u32,
        },
        /// Another points table is used.
        Points {
            /// The new points table.
            table: PointsEntry,
        },
        /// Two names are one person.
        Same {
            /// The name that is another one's.
            name: String,
            /// The name that stands in the league.
            person: String,
        },
        /// A name is a person of its own again.
        Apart {
            /// The name, as it was entered.
            name: String,
        },
        /// In one event a name is another person than in the others: two people of one name.
        SameIn {
            /// The event's number in this database.
            event: u32,
            /// The name as it stands in that event.
            name: String,
            /// The person whose name it is there.
            person: String,
        },
        /// In that event the name is what it is in the others again.
        ApartIn {
            /// The event's number in this database.
            event: u32,
            /// The name as it stands in that event.
            name: String,
        },
        /// Results of elsewhere count as well: a table that another program has saved.
        Take {
            /// What the results are of, such as "Spring season".
            title: String,
            /// CSV with a header: names, and points or places.
            table: String,
            /// Whether places and matches count by the league's points, as those of one event; else the points of the table.
            by_places: bool,
        },
        /// The newest decision is taken back.
        Undo,
    }

    /// An event of a league.
    #[derive(Eq)]
    pub struct LeagueEventView {
        /// The event's number in this database.
        pub event: u32,
        /// The name by which people know it.
        pub name: String,
        /// When it was made (RFC 3339); "" for one that cannot be read.
        pub at: String,
        /// People with points from it.
        pub players: u32,
        /// Whether it is over; until then its places are those of now.
        pub finished: bool,
        /// Whether it came from a file and is no event of this database; its number is that of the league alone.
        pub elsewhere: bool,
        /// Why it counts for nothing, in words: not begun, or not readable.
        pub problem: Option<String>,
    }

    /// What a person earned at an event.
    #[derive(Copy, Eq)]
    pub struct LeagueScoreView {
        /// The event's number in this database.
        pub event: u32,
        /// The place in that event, from 1.
        pub place: u32,
        /// Matches won in that event.
        pub wins: u32,
        /// The points that it earned.
        pub points: u32,
        /// Whether it is among those that count.
        pub counted: bool,
    }

    /// A line of a league's standings.
    #[derive(Eq)]
    pub struct LeagueLine {
        /// The rank; persons that nothing parts share one.
        pub rank: u32,
        /// The person's name, as the newest event has it.
        pub name: String,
        /// Points over the events that count.
        pub points: u32,
        /// Number of events that count.
        pub counted: u32,
        /// Events taken part in.
        pub events: u32,
        /// Number of events won.
        pub events_won: u32,
        /// Number of matches won, byes included.
        pub match_wins: u32,
        /// The best place in any event, from 1.
        pub best_place: u32,
        /// What each event contributed, in the order of the league.
        pub scores: Vec<LeagueScoreView>,
    }

    /// Two names that are one person.
    #[derive(Eq)]
    pub struct SameNameView {
        /// The name that is another one's.
        pub name: String,
        /// The name that stands in the league.
        pub person: String,
        /// The only event in which it is so; none is every event.
        pub event: Option<u32>,
    }

    /// What was decided about a league.
    #[derive(Eq)]
    pub struct LeagueLogLine {
        /// The moment, as RFC 3339.
        pub at: String,
        /// Who made it, if the program knows.
        pub by: Option<String>,
        /// What it says, in words.
        pub text: String,
        /// Whether it was undone later.
        pub undone: bool,
    }

    /// Everything of a league, in one value.
    pub struct LeagueView {
        /// Its number in this database.
        pub id: u32,
        /// The name by which people know it.
        pub name: String,
        /// How many points its events award.
        pub points: PointsEntry,
        /// Its events, in the order in which they were added.
        pub events: Vec<LeagueEventView>,
        /// The standings, best first.
        pub standings: Vec<LeagueLine>,
        /// Names that are one person.
        pub names: Vec<SameNameView>,
        /// What people should know of the standings, in words.
        pub remarks: Vec<String>,
        /// What was decided, newest first.
        pub log: Vec<LeagueLogLine>,
        /// Whether the newest decision can be taken back.
        pub undo: Possible,
    }
}
