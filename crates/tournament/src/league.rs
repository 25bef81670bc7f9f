//! A league: points over several events of a season.
//!
//! Each person is a string; the caller must use the same string for the same person. Start reading at
//! [`league_standings`].

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Maximum number of points in one line of a points table.
pub const MOST_LEAGUE_POINTS: u32 = 100_000;
/// Maximum number of lines in the table of places.
const MOST_PLACES: usize = 256;

/// The points that the events of a league award. The bundled tables are files; see [`PointsTable::all`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointsTable {
    /// The key that identifies the table in programs and files.
    pub key: String,
    /// The display name.
    pub name: String,
    /// Points by place in an event. Players who share a place get the points of that place. Places after the last line
    /// earn nothing.
    pub places: Vec<PlacePoints>,
    /// Points for participation.
    pub taking_part: u32,
    /// Points for each match won, including byes.
    pub match_win: u32,
    /// Points for each match without a winner.
    pub match_draw: u32,
    /// Maximum number of a person's events that count, chosen by points. `None` counts all.
    pub best: Option<u16>,
    /// Ranking keys, most significant first. Persons equal in every key share a rank.
    pub rank_by: Vec<LeagueKey>,
    /// The source of the values.
    pub about: String,
}

/// A line of the table of places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacePoints {
    /// The last place of the line. Its first place follows the line before.
    pub until: u32,
    /// Points for each place of the line.
    pub points: u32,
}

/// A ranking key of a league, computed from the events that count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LeagueKey {
    /// Points from the league's table.
    Points,
    /// Number of events won (first place).
    EventsWon,
    /// Number of matches won, including byes.
    MatchWins,
    /// The best place in any event; a lower number ranks higher.
    BestPlace,
}

/// A problem with a points table.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PointsProblem {
    /// The key or the name is empty.
    #[error("a points table needs a key and a name")]
    Unnamed,
    /// The places of the table are not in ascending order.
    #[error("the rows must be in ascending order of place; {until} is out of order")]
    PlaceOrder {
        /// The last place of the line that is out of order.
        until: u32,
    },
    /// There are too many points or too many lines.
    #[error("{points} points are more than the limit of {MOST_LEAGUE_POINTS}, or there are too many rows")]
    TooMany {
        /// The number of points that exceeds the limit.
        points: u32,
    },
    /// The table counts no events.
    #[error("at least one event must count")]
    NoEvent,
    /// The ranking keys are empty or contain a duplicate.
    #[error("the ranking criteria are empty or contain a duplicate")]
    Keys,
}

impl PointsProblem {
    /// Returns a stable error code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            PointsProblem::Unnamed => "league.points_name",
            PointsProblem::PlaceOrder { .. } => "league.points_order",
            PointsProblem::TooMany { .. } => "league.points_too_many",
            PointsProblem::NoEvent => "league.points_best",
            PointsProblem::Keys => "league.points_keys",
        }
    }
}

/// A person's result in one event of the league.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finish {
    /// The person's name in the league.
    pub person: String,
    /// The place, from 1; tied persons have the same place.
    pub place: u32,
    /// Matches won, including byes.
    pub wins: u32,
    /// Matches without a winner.
    pub draws: u32,
    /// Points awarded by another program, used instead of the table. `None` uses the table.
    pub given: Option<u32>,
}

/// A person's points from one event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeagueScore {
    /// Index of the event in the league's list, from 0.
    pub event: usize,
    /// The place in that event, from 1.
    pub place: u32,
    /// Matches won in that event.
    pub wins: u32,
    /// The points that the place and matches earned.
    pub points: u32,
    /// `true` if the event is one of those that count.
    pub counted: bool,
}

/// A line of the league's standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueStanding {
    /// The rank, from 1; persons equal in every key share a rank.
    pub rank: u32,
    /// The person's name in the league.
    pub person: String,
    /// Points from the events that count.
    pub points: u32,
    /// Number of events won, among those that count.
    pub events_won: u32,
    /// Matches won, in the events that count.
    pub match_wins: u32,
    /// The best place in an event that counts.
    pub best_place: u32,
    /// Scores from all events of the person, in league order.
    pub scores: Vec<LeagueScore>,
}

const FILES: [&str; 2] =
    [include_str!("../../../data/leagues/by-place.ron"), include_str!("../../../data/leagues/by-matches.ron")];

static TABLES: LazyLock<Vec<PointsTable>> = LazyLock::new(|| {
    let read = |file: &&str| {
        ron::from_str(file).expect("the files are part of the program, and a test reads every one of them")
    };
    FILES.iter().map(read).collect()
});

impl PointsTable {
    /// Returns the bundled tables, the default first.
    pub fn all() -> &'static [PointsTable] {
        &TABLES
    }

    /// Returns the bundled table with this key, if there is one.
    pub fn by_key(key: &str) -> Option<PointsTable> {
        PointsTable::all().iter().find(|table| table.key == key).cloned()
    }

    /// Returns the problems with the table.
    pub fn problems(&self) -> Vec<PointsProblem> {
        let mut found = Vec::new();
        if self.key.trim().is_empty() || self.name.trim().is_empty() {
            found.push(PointsProblem::Unnamed);
        }
        let mut before = 0;
        for line in &self.places {
            if line.until <= before {
                found.push(PointsProblem::PlaceOrder { until: line.until });
            }
            before = line.until;
        }
        let given = self.places.iter().map(|line| line.points);
        let points = given.chain([self.taking_part, self.match_win, self.match_draw]).max().unwrap_or(0);
        if points > MOST_LEAGUE_POINTS || self.places.len() > MOST_PLACES {
            found.push(PointsProblem::TooMany { points });
        }
        if self.best == Some(0) {
            found.push(PointsProblem::NoEvent);
        }
        let twice = |(at, key): (usize, &LeagueKey)| self.rank_by[..at].contains(key);
        if self.rank_by.is_empty() || self.rank_by.iter().enumerate().any(twice) {
            found.push(PointsProblem::Keys);
        }
        found
    }

    /// Returns the points that a result earns.
    pub fn points(&self, finish: &Finish) -> u32 {
        if let Some(given) = finish.given {
            return given;
        }
        let by_place = self.places.iter().find(|line| finish.place <= line.until).map_or(0, |line| line.points);
        let by_matches =
            finish.wins.saturating_mul(self.match_win).saturating_add(finish.draws.saturating_mul(self.match_draw));
        by_place.saturating_add(self.taking_part).saturating_add(by_matches)
    }
}

/// Returns the league standings, best first, from the results of its events in league order. Persons who share a rank
/// are sorted by name.
pub fn league_standings(table: &PointsTable, events: &[Vec<Finish>]) -> Vec<LeagueStanding> {
    let mut persons: BTreeMap<&str, Vec<LeagueScore>> = BTreeMap::new();
    for (event, finishes) in events.iter().enumerate() {
        for finish in finishes {
            let points = table.points(finish);
            let score = LeagueScore { event, place: finish.place, wins: finish.wins, points, counted: true };
            persons.entry(&finish.person).or_default().push(score);
        }
    }
    let mut lines: Vec<LeagueStanding> =
        persons.into_iter().map(|(person, scores)| line(table, person, scores)).collect();
    lines.sort_by(|one, other| compare(table, one, other));
    for place in 1..lines.len() {
        let tied = compare(table, &lines[place - 1], &lines[place]).is_eq();
        lines[place].rank = if tied { lines[place - 1].rank } else { place as u32 + 1 };
    }
    lines
}

fn line(table: &PointsTable, person: &str, mut scores: Vec<LeagueScore>) -> LeagueStanding {
    if let Some(best) = table.best {
        let mut order: Vec<usize> = (0..scores.len()).collect();
        // On equal points, prefer the event with more wins, then the better place, then the earlier event.
        order.sort_by_key(|at| {
            let score = &scores[*at];
            (std::cmp::Reverse((score.points, score.wins)), score.place)
        });
        for at in order.into_iter().skip(usize::from(best)) {
            scores[at].counted = false;
        }
    }
    let counted = || scores.iter().filter(|score| score.counted);
    LeagueStanding {
        rank: 1,
        person: person.to_owned(),
        points: counted().fold(0, |sum, score| sum.saturating_add(score.points)),
        events_won: counted().filter(|score| score.place == 1).count() as u32,
        match_wins: counted().fold(0, |sum, score| sum.saturating_add(score.wins)),
        best_place: counted().map(|score| score.place).min().unwrap_or(u32::MAX),
        scores,
    }
}

/// Compares two lines of the standings; the higher-ranked line is less.
fn compare(table: &PointsTable, one: &LeagueStanding, other: &LeagueStanding) -> Ordering {
    let by_key = |key: &LeagueKey| match key {
        LeagueKey::Points => other.points.cmp(&one.points),
        LeagueKey::EventsWon => other.events_won.cmp(&one.events_won),
        LeagueKey::MatchWins => other.match_wins.cmp(&one.match_wins),
        LeagueKey::BestPlace => one.best_place.cmp(&other.best_place),
    };
    table.rank_by.iter().map(by_key).find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finish(person: &str, place: u32, wins: u32, draws: u32) -> Finish {
        Finish { person: person.to_owned(), place, wins, draws, given: None }
    }

    fn table(key: &str) -> PointsTable {
        PointsTable::by_key(key).unwrap()
    }

    fn ranks(table: &PointsTable, events: &[Vec<Finish>]) -> Vec<(u32, String, u32)> {
        league_standings(table, events).into_iter().map(|line| (line.rank, line.person, line.points)).collect()
    }

    #[test]
    fn every_bundled_points_table_is_valid_and_has_a_unique_key() {
        for (at, table) in PointsTable::all().iter().enumerate() {
            assert_eq!(table.problems(), []);
            assert!(PointsTable::all()[..at].iter().all(|other| other.key != table.key));
        }
    }

    /// `data/leagues/by-place.ron`: 10 for the first place, 6 for the third and fourth, 1 for participation.
    #[test]
    fn a_shared_place_gives_the_points_of_that_place() {
        let table = table("by-place");
        let points = |place| table.points(&finish("ada", place, 3, 0));
        assert_eq!([1, 2, 3, 4, 5, 16, 17].map(points), [11, 9, 7, 7, 5, 3, 1]);
    }

    #[test]
    fn only_the_best_events_count_and_the_others_are_shown() {
        let table = PointsTable { best: Some(2), ..table("by-matches") };
        let events = [
            vec![finish("ada", 2, 3, 0), finish("ben", 1, 4, 0)],
            vec![finish("ada", 1, 4, 1), finish("ben", 9, 0, 1)],
            vec![finish("ada", 5, 1, 0)],
        ];
        let lines = league_standings(&table, &events);
        let counted: Vec<bool> = lines[0].scores.iter().map(|score| score.counted).collect();
        assert_eq!((lines[0].person.as_str(), lines[0].points, counted), ("ada", 22, vec![true, true, false]));
        assert_eq!((lines[1].person.as_str(), lines[1].points), ("ben", 13));
    }

    #[test]
    fn ties_are_broken_by_the_keys_or_share_a_rank() {
        let mut table = table("by-matches");
        let events = [vec![finish("cara", 3, 2, 0), finish("ada", 1, 2, 0), finish("ben", 3, 2, 0)]];
        let shared = [(1, "ada".to_owned(), 6), (2, "ben".to_owned(), 6), (2, "cara".to_owned(), 6)];
        assert_eq!(ranks(&table, &events), shared);
        table.rank_by = vec![LeagueKey::Points];
        assert_eq!(ranks(&table, &events).iter().map(|line| line.0).collect::<Vec<_>>(), [1, 1, 1]);
    }

    #[test]
    fn a_contradictory_points_table_is_reported() {
        let good = table("by-place");
        let codes = |table: PointsTable| -> Vec<&str> { table.problems().iter().map(PointsProblem::code).collect() };
        let places = vec![PlacePoints { until: 2, points: 5 }, PlacePoints { until: 2, points: 4 }];
        assert_eq!(codes(PointsTable { places, ..good.clone() }), ["league.points_order"]);
        assert_eq!(codes(PointsTable { best: Some(0), ..good.clone() }), ["league.points_best"]);
        assert_eq!(codes(PointsTable { rank_by: vec![], ..good.clone() }), ["league.points_keys"]);
        assert_eq!(codes(PointsTable { match_win: u32::MAX, ..good.clone() }), ["league.points_too_many"]);
        assert_eq!(codes(PointsTable { name: " ".into(), ..good }), ["league.points_name"]);
    }
}
