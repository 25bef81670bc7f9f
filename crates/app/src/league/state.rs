//! The state of a league, folded from its steps: events, points, and merged names.
//!
//! Invariant: the state is derived only from the steps and the events; nothing else is stored.

use std::collections::{BTreeMap, HashMap, HashSet};

use catalog::fold_name;
use serde::{Deserialize, Serialize};
use tournament::{Finish, LeagueStanding, PlayerId, PointsTable, RoundKind, TableKey, Tournament, UndoHistory};

use crate::AppError;
use crate::error::{Cause, FieldName};
use crate::event::state::EventState;

/// Maximum length of a league or person name, in characters.
const LONGEST_NAME: usize = 80;
/// Maximum number of lines in an external table.
const MOST_LINES: usize = 4096;
/// Maximum number of events in a league.
const MOST_EVENTS: usize = 512;

/// A decision about a league.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum LeagueDecision {
    /// The league was created; always the first decision.
    Opened { name: String, points: Box<PointsTable> },
    /// The league was renamed.
    Renamed { name: String },
    /// An event was added.
    Added { event: u32 },
    /// An event was removed.
    Removed { event: u32 },
    /// The points table was changed.
    Points { points: Box<PointsTable> },
    /// Two names were merged into one person.
    Same { name: String, person: String },
    /// A merged name was separated again.
    Apart { name: String },
    /// A name in one event was assigned to another person than in the other events.
    SameIn { event: u32, name: String, person: String },
    /// Such an assignment in one event was removed.
    ApartIn { event: u32, name: String },
    /// External results were added, from the tables of a file.
    Elsewhere { tables: Vec<ExternalResults> },
    /// The latest decision that is not undone was undone.
    Undo,
}

impl LeagueDecision {
    /// Returns the number of the event that the decision is about, if it is about one.
    pub(crate) fn event_mut(&mut self) -> Option<&mut u32> {
        match self {
            LeagueDecision::Added { event } | LeagueDecision::Removed { event } => Some(event),
            LeagueDecision::SameIn { event, .. } | LeagueDecision::ApartIn { event, .. } => Some(event),
            LeagueDecision::Opened { .. }
            | LeagueDecision::Renamed { .. }
            | LeagueDecision::Points { .. }
            | LeagueDecision::Same { .. }
            | LeagueDecision::Apart { .. }
            | LeagueDecision::Elsewhere { .. }
            | LeagueDecision::Undo => None,
        }
    }
}

/// A stored decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StoredDecision {
    /// The decision.
    pub decision: LeagueDecision,
    /// The person who made it, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

/// Results from outside this database.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExternalResults {
    /// The title of the results: an event, a part of the season.
    pub title: String,
    /// The results, one line per person.
    pub lines: Vec<ExternalResult>,
}

/// A person's external result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExternalResult {
    pub person: String,
    pub place: u32,
    #[serde(default)]
    pub wins: u32,
    #[serde(default)]
    pub draws: u32,
    /// Points from the table, or `None` if the league's points table applies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
}

/// First number of external results, which are numbered in the order they were added. Event numbers of a database stay
/// below it.
pub(crate) const ELSEWHERE: u32 = 1 << 31;

/// The state of a league after its steps.
#[derive(Debug, Clone)]
pub(crate) struct League {
    pub name: String,
    pub points: PointsTable,
    /// The numbers of its events, including external results from [`ELSEWHERE`] up.
    pub events: Vec<u32>,
    /// The external results, by number.
    pub elsewhere: BTreeMap<u32, ExternalResults>,
    /// Folded name to its display form and the name of the person it was merged into.
    pub same: BTreeMap<String, (String, String)>,
    /// Event and folded name to the name and the assigned person, both as entered.
    pub same_in: BTreeMap<(u32, String), (String, String)>,
    /// The steps that are not undone.
    history: UndoHistory<()>,
}

/// A league with its decisions, each with its time.
#[derive(Debug, Clone)]
pub(crate) struct LeagueHistory {
    /// State after the decisions.
    pub league: League,
    /// Decisions with their times (RFC 3339), oldest first.
    pub steps: Vec<(String, StoredDecision)>,
}

impl LeagueHistory {
    /// Folds decisions with their times.
    ///
    /// # Errors
    /// `league.*` if a decision is not possible.
    pub(super) fn of(steps: Vec<(String, StoredDecision)>) -> Result<LeagueHistory, AppError> {
        let plain: Vec<StoredDecision> = steps.iter().map(|(_, step)| step.clone()).collect();
        Ok(LeagueHistory { league: League::fold(&plain)?, steps })
    }
}

impl League {
    /// Folds the steps of a league.
    ///
    /// # Errors
    /// `league.*` if a step is not possible.
    pub(super) fn fold(steps: &[StoredDecision]) -> Result<League, AppError> {
        // The first step, which creates the league, cannot be undone.
        let mut history = UndoHistory::with_fixed(1);
        for step in steps {
            match step.decision == LeagueDecision::Undo {
                true => history.undo().ok_or_else(nothing_to_undo)?,
                false => history.push(()),
            }
        }
        let Some(LeagueDecision::Opened { name, points }) = steps.first().map(|step| &step.decision) else {
            return Err(AppError::of(Cause::LeagueNoOpening));
        };
        check_name(name)?;
        let base = League {
            name: name.clone(),
            points: (**points).clone(),
            events: Vec::new(),
            elsewhere: BTreeMap::new(),
            same: BTreeMap::new(),
            same_in: BTreeMap::new(),
            history: UndoHistory::with_fixed(1),
        };
        let replayed = history.replay(base, |league, place, ()| match place {
            0 => Ok(()),
            _ => league.apply(&steps[place].decision),
        })?;
        Ok(League { history, ..replayed })
    }

    /// Returns `true` if a decision can be undone.
    pub(super) fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Returns `true` if the step at this index (from 0) is undone.
    pub(super) fn is_undone(&self, step: usize) -> bool {
        self.history.is_undone(step)
    }

    fn apply(&mut self, decision: &LeagueDecision) -> Result<(), AppError> {
        match decision {
            LeagueDecision::Opened { .. } => {
                return Err(AppError::of(Cause::LeagueMadeTwice));
            }
            LeagueDecision::Renamed { name } => {
                check_name(name)?;
                self.name.clone_from(name);
            }
            LeagueDecision::Added { event } => {
                if self.events.contains(event) {
                    return Err(AppError::of(Cause::LeagueHasEvent { event: (*event).into() }));
                }
                self.counts(*event)?;
            }
            LeagueDecision::Elsewhere { tables } => {
                for table in tables {
                    check_elsewhere(table)?;
                    let number = ELSEWHERE + self.elsewhere.len() as u32;
                    self.counts(number)?;
                    self.elsewhere.insert(number, table.clone());
                }
            }
            LeagueDecision::Removed { event } => {
                let known = self
                    .events
                    .iter()
                    .position(|one| one == event)
                    .ok_or_else(|| AppError::of(Cause::LeagueNoEvent { event: (*event).into() }))?;
                self.events.remove(known);
            }
            LeagueDecision::Points { points } => {
                check_points(points)?;
                self.points = (**points).clone();
            }
            LeagueDecision::Same { name, person } => self.join(name, person)?,
            LeagueDecision::Apart { name } => {
                self.same
                    .remove(&key(name))
                    .ok_or_else(|| AppError::of(Cause::LeagueNotJoined { name: name.into() }))?;
            }
            LeagueDecision::SameIn { event, name, person } => {
                check_name(name)?;
                check_name(person)?;
                if !self.events.contains(event) {
                    return Err(AppError::of(Cause::LeagueNoEvent { event: (*event).into() }));
                }
                self.same_in.insert((*event, key(name)), (name.clone(), person.clone()));
            }
            LeagueDecision::ApartIn { event, name } => {
                self.same_in.remove(&(*event, key(name))).ok_or_else(|| {
                    AppError::of(Cause::LeagueNotJoinedIn { name: name.into(), event: (*event).into() })
                })?;
            }
            LeagueDecision::Undo => return Err(nothing_to_undo()),
        }
        Ok(())
    }

    /// Adds an event or external result.
    fn counts(&mut self, event: u32) -> Result<(), AppError> {
        if self.events.len() >= MOST_EVENTS {
            return Err(AppError::of(Cause::LeagueTooMany { most_events: MOST_EVENTS.into() }));
        }
        self.events.push(event);
        Ok(())
    }

    fn join(&mut self, name: &str, person: &str) -> Result<(), AppError> {
        check_name(name)?;
        check_name(person)?;
        if self.person(name) == self.person(person) {
            return Err(AppError::of(Cause::LeagueSameAlready { name: name.into(), person: person.into() }));
        }
        // Names merged into the first person now lead to the second, so one lookup is always enough.
        let (gone, gone_shown, shown) = (self.person(name), self.shown(name), self.shown(person));
        for (_, at) in self.same.values_mut().filter(|(_, at)| key(at) == gone) {
            at.clone_from(&shown);
        }
        self.same.insert(gone, (gone_shown, shown));
        Ok(())
    }

    /// Returns a key that is equal for all names of a person.
    pub(super) fn person(&self, name: &str) -> String {
        let key = key(name);
        self.same.get(&key).map_or(key, |(_, person)| fold_name(person))
    }

    /// Returns a key that is equal for all names of a person, for a name in the given event.
    pub(super) fn person_in(&self, event: u32, name: &str) -> String {
        match self.same_in.get(&(event, key(name))) {
            Some((_, person)) => self.person(person),
            None => self.person(name),
        }
    }

    /// Returns the name of the person that a name was merged into, as entered.
    fn shown(&self, name: &str) -> String {
        self.same.get(&key(name)).map_or_else(|| name.to_owned(), |(_, person)| person.clone())
    }

    /// Computes the standings from the finishes of its events. Each person's name is that of the latest event.
    pub(super) fn standings(&self, events: &[Vec<Finish>]) -> Vec<(LeagueStanding, String)> {
        let mut names: HashMap<String, String> = HashMap::new();
        let joined: HashMap<String, String> =
            self.same.values().map(|(_, person)| (fold_name(person), person.clone())).collect();
        let mut by_person = Vec::with_capacity(events.len());
        for (finishes, event) in events.iter().zip(&self.events) {
            let finish = |finish: &Finish| {
                let person = self.person_in(*event, &finish.person);
                let told = self.same_in.get(&(*event, key(&finish.person)));
                let shown = told.map_or_else(|| finish.person.clone(), |(_, person)| person.clone());
                names.insert(person.clone(), shown);
                Finish { person, ..finish.clone() }
            };
            by_person.push(best_of_person(finishes.iter().map(finish).collect()));
        }
        names.extend(joined);
        let lines = tournament::league_standings(&self.points, &by_person).into_iter();
        lines
            .map(|line| {
                let name = names.get(&line.person).cloned().unwrap_or_else(|| line.person.clone());
                (line, name)
            })
            .collect()
    }

    /// Returns the names in one event that share a person with another entry. Only the best place of a person counts.
    pub(super) fn possible_duplicates(&self, event: u32, finishes: &[Finish]) -> Vec<String> {
        let mut seen = HashSet::new();
        finishes
            .iter()
            .filter(|finish| !seen.insert(self.person_in(event, &finish.person)))
            .map(|one| one.person.clone())
            .collect()
    }
}

/// Keeps only each person's best place in an event.
fn best_of_person(mut finishes: Vec<Finish>) -> Vec<Finish> {
    finishes.sort_by_key(|finish| finish.place);
    let mut seen = HashSet::new();
    finishes.retain(|finish| seen.insert(finish.person.clone()));
    finishes
}

/// Returns a key for a name that ignores case, accents, punctuation and spaces.
pub(crate) fn key(name: &str) -> String {
    fold_name(name)
}

fn nothing_to_undo() -> AppError {
    AppError::of(Cause::LeagueNothingToUndo)
}

/// Checks the name of a league or person.
fn check_name(name: &str) -> Result<(), AppError> {
    let readable = !name.chars().any(char::is_control) && !key(name).is_empty();
    if !readable || name.chars().count() > LONGEST_NAME {
        return Err(AppError::of(Cause::LeagueName { longest_name: LONGEST_NAME.into() }).at(FieldName::Name));
    }
    Ok(())
}

/// Checks external results.
fn check_elsewhere(table: &ExternalResults) -> Result<(), AppError> {
    check_name(&table.title)?;
    if table.lines.len() > MOST_LINES {
        return Err(AppError::of(Cause::LeagueTableTooLong { most: MOST_LINES.into() }));
    }
    for line in &table.lines {
        check_name(&line.person).map_err(|error| error.at(line.person.clone()))?;
        let points = line.points.unwrap_or_default();
        if points > tournament::MOST_LEAGUE_POINTS {
            let most = tournament::MOST_LEAGUE_POINTS.into();
            return Err(AppError::of(Cause::LeaguePointsTooMany { points: points.into(), most }));
        }
    }
    Ok(())
}

/// Rejects a points table that contradicts itself.
pub(crate) fn check_points(points: &PointsTable) -> Result<(), AppError> {
    match points.problems().into_iter().next() {
        None => Ok(()),
        Some(problem) => Err(problem.into()),
    }
}

/// Returns the finishes of an event: final places of the bracket, otherwise ranks. Bots and disqualified players are
/// left out. Empty before the first round is paired.
pub(crate) fn finishes(state: &EventState) -> Vec<Finish> {
    let event = &state.tournament;
    if event.rounds().is_empty() {
        return Vec::new();
    }
    // A player who was in no round did not take part.
    let played = |player: PlayerId| {
        event.rounds().iter().any(|round| {
            round.pairing_of(player).is_some()
                || round.tables.iter().any(|table| table.players.contains(&player))
                || round.table_byes.contains(&player)
        })
    };
    let counts = |player: PlayerId| {
        let in_order = event.player(player).is_some_and(|player| !player.disqualified);
        in_order && !state.bots.contains(&player) && played(player)
    };
    let name = |player: PlayerId| event.player(player).map_or_else(String::new, |player| player.name.clone());
    let finish = |(player, place, wins, draws)| Finish { person: name(player), place, wins, draws, given: None };
    let final_places: HashMap<PlayerId, u32> =
        event.final_places().iter().map(|place| (place.player, place.place)).collect();
    let place = |player: PlayerId, rank: u32| final_places.get(&player).copied().unwrap_or(rank);
    let bracket_wins = bracket_wins(event);
    let lines: Vec<(PlayerId, u32, u32, u32)> = match event.structure().rounds {
        RoundKind::Tables => {
            let lines = event.table_standings().into_iter();
            lines.map(|line| (line.player, place(line.player, line.rank), line.count(TableKey::Victories), 0)).collect()
        }
        RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => {
            let lines = event.standings().into_iter();
            let wins = |player: PlayerId, wins: u32| wins + bracket_wins.get(&player).copied().unwrap_or(0);
            lines
                .map(|line| (line.player, place(line.player, line.rank), wins(line.player, line.wins), line.draws))
                .collect()
        }
    };
    lines.into_iter().filter(|line| counts(line.0)).map(finish).collect()
}

/// Returns the number of elimination matches that each player won.
fn bracket_wins(event: &Tournament) -> HashMap<PlayerId, u32> {
    let mut wins = HashMap::new();
    for round in event.rounds().iter().filter(|round| round.kind == RoundKind::Elimination) {
        for winner in round.pairings.iter().filter_map(tournament::Pairing::winner) {
            *wins.entry(winner).or_insert(0) += 1;
        }
    }
    wins
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(decision: LeagueDecision) -> StoredDecision {
        StoredDecision { decision, by: None }
    }

    fn league(decisions: Vec<LeagueDecision>) -> Result<League, AppError> {
        let points = Box::new(PointsTable::by_key("by-place").unwrap());
        let first = LeagueDecision::Opened { name: "Winter".into(), points };
        let steps: Vec<StoredDecision> = std::iter::once(first).chain(decisions).map(step).collect();
        League::fold(&steps)
    }

    fn same(name: &str, person: &str) -> LeagueDecision {
        LeagueDecision::Same { name: name.into(), person: person.into() }
    }

    #[test]
    fn spellings_of_a_name_are_one_person_and_names_join_in_any_order() {
        let plain = league(vec![]).unwrap();
        assert_eq!(plain.person("  René  LEFÈVRE "), plain.person("rene lefevre"));
        assert_ne!(plain.person("Rene"), plain.person("Irene"));
        let joined = league(vec![same("Bob", "Robert"), same("Robert", "Roberta"), same("Bobby", "bob")]).unwrap();
        let persons: HashSet<String> = ["Bob", "ROBERT", "Roberta", "Bobby"].map(|name| joined.person(name)).into();
        assert_eq!(persons.len(), 1, "{persons:?}");
        assert_eq!(league(vec![same("Bob", "Robert"), same("Robert", "Bob")]).unwrap_err().code, "league.same_already");
        let apart = league(vec![same("Bob", "Robert"), LeagueDecision::Apart { name: "BOB".into() }]).unwrap();
        assert_ne!(apart.person("Bob"), apart.person("Robert"));
    }

    /// Two people can share a name if it is assigned to another person in one event. Their points are separate.
    #[test]
    fn two_people_of_one_name_are_separated_by_event() {
        let events = [LeagueDecision::Added { event: 1 }, LeagueDecision::Added { event: 2 }];
        let other = LeagueDecision::SameIn { event: 2, name: "Jan".into(), person: "Jan of Utrecht".into() };
        let league = league(events.into_iter().chain([other]).collect()).unwrap();
        let finish = |place| vec![Finish { person: "Jan".into(), place, wins: 1, draws: 0, given: None }];
        let lines = league.standings(&[finish(1), finish(2)]);
        let names: Vec<&str> = lines.iter().map(|line| line.1.as_str()).collect();
        assert_eq!(names, ["Jan", "Jan of Utrecht"]);
        assert!(lines.iter().all(|line| line.0.scores.len() == 1));
        assert_ne!(league.person_in(1, "JAN"), league.person_in(2, "jan"));
    }

    #[test]
    fn undo_reverts_the_latest_decision_but_not_the_creation() {
        let undone =
            league(vec![LeagueDecision::Added { event: 1 }, LeagueDecision::Added { event: 2 }, LeagueDecision::Undo])
                .unwrap();
        assert_eq!(undone.events, [1]);
        assert!(undone.is_undone(2) && undone.can_undo());
        assert_eq!(league(vec![LeagueDecision::Undo]).unwrap_err().code, "league.nothing_to_undo");
        assert_eq!(
            league(vec![LeagueDecision::Added { event: 1 }, LeagueDecision::Added { event: 1 }]).unwrap_err().code,
            "league.has_event"
        );
        assert_eq!(league(vec![LeagueDecision::Removed { event: 1 }]).unwrap_err().code, "league.no_event");
    }

    #[test]
    fn a_person_has_only_their_best_place_in_an_event() {
        let league = league(vec![LeagueDecision::Added { event: 1 }, same("Bob", "Robert")]).unwrap();
        let finish = |person: &str, place| Finish { person: person.into(), place, wins: 1, draws: 0, given: None };
        let event = vec![finish("Ada", 1), finish("Bob", 3), finish("Robert", 2)];
        assert_eq!(league.possible_duplicates(1, &event), ["Robert"]);
        let lines = league.standings(&[event]);
        assert_eq!(lines.len(), 2);
        assert_eq!((lines[1].1.as_str(), lines[1].0.best_place), ("Robert", 2));
    }
}
