//! Use cases of leagues: create, change, rank and export.

use std::path::Path;
use std::sync::Arc;

use store::{NewStream, StreamId, StreamKind};
use tournament::{Finish, LeagueStanding, PointsTable};

use crate::AppError;
use crate::contract::{
    LeagueAct, LeagueEventView, LeagueLine, LeagueLogLine, LeagueScoreView, LeagueSummary, LeagueView, PaperSize,
    PlacePointsEntry, PointsEntry, SameNameView, StatisticsView, StepAvailability, TextLanguage,
};
use crate::error::Cause;
use crate::event::steps;
use crate::league::Leagues;
use crate::league::act::tidy;
use crate::league::state::{
    ExternalResult, ExternalResults, League, LeagueDecision, LeagueHistory, StoredDecision, finishes, key,
};
use crate::league::words;
use crate::streams::Aggregate;

/// The current contribution of an event to a league.
struct LeagueEvent {
    view: LeagueEventView,
    finishes: Vec<Finish>,
}

fn points_entry(points: &PointsTable) -> PointsEntry {
    PointsEntry {
        key: points.key.clone(),
        name: points.name.clone(),
        places: points.places.iter().map(|line| PlacePointsEntry { until: line.until, points: line.points }).collect(),
        taking_part: points.taking_part,
        match_win: points.match_win,
        match_draw: points.match_draw,
        best: points.best.map(u32::from),
        rank_by: points.rank_by.iter().map(|key| (*key).into()).collect(),
        about: points.about.clone(),
    }
}

impl Leagues {
    /// Returns the bundled points tables, the default first.
    pub fn points_tables(&self) -> Vec<PointsEntry> {
        PointsTable::all().iter().map(points_entry).collect()
    }

    /// Returns the leagues, newest first.
    ///
    /// # Errors
    /// `store.*`.
    pub fn list(&self) -> Result<Vec<LeagueSummary>, AppError> {
        let rows = self.core.journal().rows(StreamKind::League)?;
        Ok(rows
            .into_iter()
            .map(|row| {
                let number = row.id.number;
                let read = self.read_league(number);
                LeagueSummary {
                    id: number,
                    name: row.name,
                    created_at: row.created_at,
                    archived: row.archived,
                    events: read.as_ref().map_or(0, |read| read.league.events.len() as u32),
                    problem: read.err().map(|error| self.core.localize(error)),
                }
            })
            .collect())
    }

    /// Creates a league with a bundled points table; `None` uses the default.
    ///
    /// # Errors
    /// `league.name`, `league.points_unknown`, `store.*`.
    pub fn create_league(&self, name: &str, points: Option<&str>) -> Result<LeagueView, AppError> {
        let table = match points {
            None => PointsTable::all().first().cloned(),
            Some(key) => PointsTable::by_key(key),
        };
        let keys: Vec<&str> = PointsTable::all().iter().map(|table| table.key.as_str()).collect();
        let table = table.ok_or_else(|| {
            AppError::of(Cause::LeaguePointsUnknown { key: points.unwrap_or_default().into(), tables: keys.into() })
        })?;
        let opened = StoredDecision {
            decision: LeagueDecision::Opened { name: tidy(name), points: Box::new(table) },
            by: self.core.author_name(),
        };
        let id = self.store_league(vec![(self.core.now_rfc3339()?, opened)])?;
        self.league(id)
    }

    /// Returns a league with its standings.
    ///
    /// # Errors
    /// `league.*`, `store.not_found`, `store.*`.
    pub fn league(&self, league: u32) -> Result<LeagueView, AppError> {
        Ok(self.league_view(league, &*self.read_league(league)?))
    }

    /// Returns the view of a league in a given state.
    pub(super) fn league_view(&self, league: u32, history: &LeagueHistory) -> LeagueView {
        let language = self.core.message_language();
        let LeagueHistory { league: read, steps } = history;
        let events: Vec<LeagueEvent> = read.events.iter().map(|event| self.league_event(read, *event)).collect();
        let finishes: Vec<Vec<Finish>> = events.iter().map(|event| event.finishes.clone()).collect();
        let names = read.same.values().map(|(name, person)| SameNameView {
            name: name.clone(),
            person: person.clone(),
            event: None,
        });
        let in_one = read.same_in.iter().map(|((event, _), (name, person))| SameNameView {
            name: name.clone(),
            person: person.clone(),
            event: Some(*event),
        });
        let log = steps.iter().enumerate().rev().map(|(place, (at, step))| LeagueLogLine {
            at: at.clone(),
            by: step.by.clone(),
            text: words::decision(language, &step.decision),
            undone: read.is_undone(place),
        });
        let why_not = (!read.can_undo()).then(|| Cause::LeagueNothingToUndo.refusal(language));
        LeagueView {
            id: league,
            name: read.name.clone(),
            points: points_entry(&read.points),
            standings: read.standings(&finishes).iter().map(|line| league_line(read, line)).collect(),
            remarks: remarks(language, read, &events),
            names: names.chain(in_one).collect(),
            log: log.collect(),
            undo: StepAvailability { allowed: why_not.is_none(), why_not },
            events: events.into_iter().map(|event| event.view).collect(),
        }
    }

    /// Applies a decision to a league. It is on disk before this returns.
    ///
    /// # Errors
    /// `league.*`, `event.not_found`, `store.*`.
    pub fn league_act(&self, league: u32, act: &LeagueAct) -> Result<LeagueView, AppError> {
        if let LeagueAct::Add { event } = act {
            self.events.event_name(*event)?;
        }
        self.streams.commit(league, None, act, &self.core.context(0))?;
        self.league(league)
    }

    /// Archives or restores a league.
    ///
    /// # Errors
    /// `store.not_found`, `store.*`.
    pub fn archive_league(&self, league: u32, archived: bool) -> Result<Vec<LeagueSummary>, AppError> {
        self.core.journal().archive(StreamId::league(league), archived)?;
        self.list()
    }

    /// Returns the standings of a league as CSV, with a column for each event. Points that do not count are in
    /// brackets.
    ///
    /// # Errors
    /// As [`Leagues::league`].
    pub fn league_csv(&self, league: u32) -> Result<String, AppError> {
        let view = self.league(league)?;
        let fixed = ["Rank", "Name", "Points", "Events", "Events Won", "Match Wins", "Best Place"];
        let mut head: Vec<String> = fixed.map(str::to_owned).to_vec();
        head.extend(view.events.iter().map(|event| event.name.clone()));
        let row = |line: &LeagueLine| {
            let figures = [line.points, line.events, line.events_won, line.match_wins, line.best_place];
            let mut row = vec![line.rank.to_string(), line.name.clone()];
            row.extend(figures.map(|figure| figure.to_string()));
            row.extend(view.events.iter().map(|event| {
                let score = line.scores.iter().find(|score| score.event == event.event);
                score.map_or_else(String::new, |score| match score.counted {
                    true => score.points.to_string(),
                    false => format!("({})", score.points),
                })
            }));
            row
        };
        let rows: Vec<Vec<String>> = std::iter::once(head).chain(view.standings.iter().map(row)).collect();
        crate::event::csv::written(&rows)
    }

    /// Writes the standings as CSV to a file, atomically. Returns the path.
    ///
    /// # Errors
    /// As [`Leagues::league_csv`], and `store.*` if the file cannot be written.
    pub fn save_league_csv(&self, league: u32, to: &Path) -> Result<String, AppError> {
        store::write_file_atomically(to, self.league_csv(league)?.as_bytes())?;
        Ok(to.display().to_string())
    }

    /// Returns the standings of a league as a PDF.
    ///
    /// # Errors
    /// As [`Leagues::league`]; `paper.nothing` if no player has points yet; `paper.failed`.
    pub fn league_paper(&self, league: u32, size: PaperSize) -> Result<Vec<u8>, AppError> {
        let view = self.league(league)?;
        if view.standings.is_empty() {
            return Err(AppError::of(Cause::PaperNothing));
        }
        let line = |(line, number): (&LeagueLine, u32)| paper::Standing {
            rank: line.rank,
            player: paper::Player { number, name: line.name.clone(), record: String::new() },
            dropped: false,
            figures: [line.points, line.events, line.events_won, line.match_wins]
                .map(|figure| figure.to_string())
                .to_vec(),
        };
        let standings = paper::Standings {
            round: view.events.len() as u32,
            open: view.events.iter().any(|event| !event.finished),
            profile: view.points.name.clone(),
            tiebreaks: words::points(self.core.message_language(), &view.points),
            by: paper::RankedBy::League,
            columns: words::paper_columns(self.core.message_language()),
            places: Vec::new(),
            teams: Vec::new(),
            lines: view.standings.iter().zip(1..).map(line).collect(),
        };
        let sheet = paper::EventSheet {
            event: view.name,
            round: None,
            paper: paper::EventPaper::Standings(standings),
            language: self.core.message_language().into(),
        };
        paper::event_paper(&self.core.catalog, &sheet, size.into()).map_err(AppError::from)
    }

    /// Writes the standings as a PDF to a file, atomically. Returns the path.
    ///
    /// # Errors
    /// As [`Leagues::league_paper`], and `store.*` if the file cannot be written.
    pub fn save_league_paper(&self, league: u32, size: PaperSize, to: &Path) -> Result<String, AppError> {
        store::write_file_atomically(to, &self.league_paper(league, size)?)?;
        Ok(to.display().to_string())
    }

    /// Returns [`Events::statistics`](crate::Events::statistics) for the events of a league.
    ///
    /// # Errors
    /// As [`Events::statistics`](crate::Events::statistics) and [`Leagues::league`].
    pub fn league_statistics(&self, league: u32, bots: bool) -> Result<StatisticsView, AppError> {
        self.events.statistics(&self.league_events(league)?, bots)
    }

    /// Returns the events of a league that are in this database.
    ///
    /// # Errors
    /// As [`Leagues::league`].
    pub fn league_events(&self, league: u32) -> Result<Vec<u32>, AppError> {
        let read = self.read_league(league)?;
        let there = read.league.events.iter().copied().filter(|event| self.events.event_name(*event).is_ok());
        Ok(there.collect())
    }

    pub(super) fn read_league(&self, league: u32) -> Result<Arc<LeagueHistory>, AppError> {
        self.streams.state(league)
    }

    /// Stores a new league with its first decisions and returns its number.
    pub(super) fn store_league(&self, steps: Vec<(String, StoredDecision)>) -> Result<u32, AppError> {
        let history = LeagueHistory::of(steps)?;
        let steps = &history.steps;
        let new = NewStream {
            kind: StreamKind::League,
            name: history.league.name.clone(),
            at: steps.first().map_or_else(|| self.core.now_rfc3339(), |(at, _)| Ok(at.clone()))?,
            start: String::new(),
            status: String::new(),
            entries: steps.iter().map(|(at, step)| history.to_entry(step, at)).collect::<Result<_, _>>()?,
        };
        self.streams.create(new, history)
    }

    /// Returns the contribution of an event. An unreadable event contributes nothing and has a problem message.
    fn league_event(&self, league: &League, event: u32) -> LeagueEvent {
        if let Some(table) = league.elsewhere.get(&event) {
            return of_elsewhere(event, table);
        }
        let look = || {
            let row = self.core.journal().row(StreamId::event(event))?;
            let row = row.ok_or_else(|| AppError::of(Cause::EventNotHere { event: event.into() }))?;
            self.events.read(event, |state, _| {
                let stage = steps::stage(state);
                let begun = !state.tournament.rounds().is_empty();
                Ok((row.name.clone(), row.created_at.clone(), stage == steps::Stage::Finished, begun, finishes(state)))
            })
        };
        match look() {
            Ok((name, at, finished, begun, finishes)) => {
                let problem = finishes.is_empty().then(|| words::nothing(self.core.message_language(), begun));
                let players = finishes.len() as u32;
                LeagueEvent {
                    view: LeagueEventView { event, name, at, players, finished, elsewhere: false, problem },
                    finishes,
                }
            }
            Err(error) => {
                let (name, at, problem) = (format!("Event {event}"), String::new(), Some(self.core.localize(error)));
                let view = LeagueEventView { event, name, at, players: 0, finished: false, elsewhere: false, problem };
                LeagueEvent { view, finishes: Vec::new() }
            }
        }
    }
}

/// Returns the contribution of external results.
fn of_elsewhere(event: u32, table: &ExternalResults) -> LeagueEvent {
    let finish = |line: &ExternalResult| Finish {
        person: line.person.clone(),
        place: line.place,
        wins: line.wins,
        draws: line.draws,
        given: line.points,
    };
    let view = LeagueEventView {
        event,
        name: table.title.clone(),
        at: String::new(),
        players: table.lines.len() as u32,
        finished: true,
        elsewhere: true,
        problem: None,
    };
    LeagueEvent { view, finishes: table.lines.iter().map(finish).collect() }
}

fn league_line(league: &League, (line, name): &(LeagueStanding, String)) -> LeagueLine {
    let score = |score: &tournament::LeagueScore| LeagueScoreView {
        event: league.events.get(score.event).copied().unwrap_or_default(),
        place: score.place,
        wins: score.wins,
        points: score.points,
        counted: score.counted,
    };
    LeagueLine {
        rank: line.rank,
        name: name.clone(),
        points: line.points,
        counted: line.scores.iter().filter(|score| score.counted).count() as u32,
        events: line.scores.len() as u32,
        events_won: line.events_won,
        match_wins: line.match_wins,
        best_place: line.best_place,
        scores: line.scores.iter().map(score).collect(),
    }
}

fn remarks(language: TextLanguage, league: &League, events: &[LeagueEvent]) -> Vec<String> {
    let mut remarks = Vec::new();
    for event in events {
        if !event.view.finished && event.view.problem.is_none() {
            remarks.push(words::not_over(language, &event.view.name));
        }
        for name in league.possible_duplicates(event.view.event, &event.finishes) {
            let person = league.same.get(&key(&name)).map_or_else(|| name.clone(), |(_, person)| person.clone());
            remarks.push(words::twice(language, &name, &event.view.name, &person));
        }
    }
    remarks
}
