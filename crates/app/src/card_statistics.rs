//! Statistics of cards, picks and archetypes over many events. `docs/statistics.md` defines each number.
//!
//! Invariants:
//! - Counts are cached by event and depend on its journal only. An event with new entries is counted again.
//! - A page counts unknown events for a short time, a separate thread the others. A view without them is marked as
//!   such.
//! - Estimates that take seconds are computed on a separate thread. A view without them is marked as such.

mod counts;
mod csv;
mod estimates;
mod history;
mod paper;
mod player;
mod sharing;
mod view;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use chrono::NaiveDate;
use statistics::{Observations, Population};
use store::StreamKind;

use self::counts::{CountedSelection, Counts, Sources};
use self::estimates::{Available, Estimates, Job, Wanted};
use self::view::Found;
use crate::AppError;
use crate::cards::boosters::set_with_packs;
use crate::cards::search::card_named;
use crate::contract::{
    CardHistoryView, CardStatisticsQuery, CardStatisticsView, EventSummary, PaperSize, PlayerStatisticsView,
    StatisticsPlayerView,
};
use crate::core::Core;
use crate::decks::verdict::day;
use crate::event::{Events, Observed};
use crate::games::Games;
use crate::league::Leagues;

/// Time that a page waits for its first estimates before it is shown without them.
const PATIENCE: Duration = Duration::from_millis(25);
/// Largest number of choices and matches whose estimates may be computed in that time. With more, no page waits.
const MOST_AWAITED: u32 = 2_000;
/// Time that a page spends on counting events before it is shown without the others.
const COUNTING: Duration = Duration::from_millis(150);

/// The statistics of cards over the events of the database.
pub struct CardStatistics {
    core: Arc<Core>,
    events: Arc<Events>,
    leagues: Arc<Leagues>,
    games: Arc<Games>,
    /// Counts of each event; a cache.
    counts: Counts,
    /// Estimates of selections of events; a cache.
    estimates: Estimates,
    /// Hashes of the first entries of events by number; a cache.
    first_hashes: Mutex<BTreeMap<u32, String>>,
    /// Digests of other shops; a cache.
    foreign: Mutex<sharing::ForeignDigests>,
}

/// An event of a selection: its number and the length of its journal.
type Selected = (u32, u64);

impl CardStatistics {
    pub(crate) fn new(
        core: &Arc<Core>,
        events: &Arc<Events>,
        leagues: &Arc<Leagues>,
        games: &Arc<Games>,
    ) -> CardStatistics {
        CardStatistics {
            core: Arc::clone(core),
            events: Arc::clone(events),
            leagues: Arc::clone(leagues),
            games: Arc::clone(games),
            counts: Counts::default(),
            estimates: Estimates::default(),
            first_hashes: Mutex::default(),
            foreign: Mutex::default(),
        }
    }

    /// Returns statistics of cards, picks and archetypes. Duplicate events count once. Events that are still being counted
    /// are left out: [`CardStatisticsView::counting`]. Estimates that are still being computed are missing or from
    /// before the latest results: [`CardStatisticsView::estimates`].
    ///
    /// # Errors
    /// `event.not_found`, `store.not_found` for a league, `journal.*`, `set.no_boosters`, `date.unreadable`.
    pub fn statistics(&self, query: &CardStatisticsQuery) -> Result<CardStatisticsView, AppError> {
        self.view(query, Some(COUNTING))
    }

    /// Returns [`CardStatistics::statistics`] when all estimates are computed.
    ///
    /// # Errors
    /// As [`CardStatistics::statistics`].
    pub fn complete(&self, query: &CardStatisticsQuery) -> Result<CardStatisticsView, AppError> {
        self.view(query, None)
    }

    /// Returns the complete statistics of cards as CSV, with the column names of 17Lands where the meaning is the same.
    ///
    /// # Errors
    /// As [`CardStatistics::statistics`].
    pub fn csv(&self, query: &CardStatisticsQuery) -> Result<String, AppError> {
        csv::table(&self.complete(query)?)
    }

    /// Writes [`CardStatistics::csv`] to a file atomically. Returns the path.
    ///
    /// # Errors
    /// As [`CardStatistics::csv`], and `store.*` if the file cannot be written.
    pub fn save_csv(&self, query: &CardStatisticsQuery, to: &Path) -> Result<String, AppError> {
        store::write_file_atomically(to, self.csv(query)?.as_bytes())?;
        Ok(to.display().to_string())
    }

    /// Returns the complete statistics of cards and archetypes as a PDF.
    ///
    /// # Errors
    /// As [`CardStatistics::statistics`]; `paper.nothing` without any cards and archetypes; `paper.failed`.
    pub fn paper(&self, query: &CardStatisticsQuery, size: PaperSize) -> Result<Vec<u8>, AppError> {
        let view = self.complete(query)?;
        let scope = match (query.league, &query.events[..]) {
            (Some(league), _) => self.leagues.league(league)?.name,
            (None, [event]) => self.events.event_name(*event)?,
            (None, _) => String::new(),
        };
        paper::pdf(&self.core.catalog, &view, scope, self.core.message_language(), size)
    }

    /// Writes [`CardStatistics::paper`] to a file atomically. Returns the path.
    ///
    /// # Errors
    /// As [`CardStatistics::paper`], and `store.*` if the file cannot be written.
    pub fn save_paper(&self, query: &CardStatisticsQuery, size: PaperSize, to: &Path) -> Result<String, AppError> {
        store::write_file_atomically(to, &self.paper(query, size)?)?;
        Ok(to.display().to_string())
    }

    /// Takes these observations as those of an event, whatever its journal has, for measurements of many events.
    pub(crate) fn assume_counted(&self, event: u32, observations: Observations) {
        self.counts.keep(event, Observed { length: u64::MAX, names: Vec::new(), observations });
    }

    /// Returns the statistics of a person over the selected events, by name in any spelling. Events that are still being
    /// counted are left out: [`PlayerStatisticsView::counting`].
    ///
    /// # Errors
    /// As [`CardStatistics::statistics`].
    pub fn player(&self, name: &str, query: &CardStatisticsQuery) -> Result<PlayerStatisticsView, AppError> {
        self.player_view(name, query, Some(COUNTING))
    }

    /// Returns [`CardStatistics::player`] when all events are counted.
    ///
    /// # Errors
    /// As [`CardStatistics::statistics`].
    pub fn complete_player(&self, name: &str, query: &CardStatisticsQuery) -> Result<PlayerStatisticsView, AppError> {
        self.player_view(name, query, None)
    }

    /// Returns the people of the selected events, by name.
    ///
    /// # Errors
    /// As [`CardStatistics::statistics`].
    pub fn players(&self, query: &CardStatisticsQuery) -> Result<Vec<StatisticsPlayerView>, AppError> {
        let (selected, tolerant) = self.selected(query)?;
        Ok(player::list(&self.counts.of(self.sources(), &selected, tolerant, Some(COUNTING))?.counted))
    }

    /// Returns the complete statistics of a person as a PDF.
    ///
    /// # Errors
    /// As [`CardStatistics::statistics`]; `paper.nothing` without any event of the person; `paper.failed`.
    pub fn player_paper(&self, name: &str, query: &CardStatisticsQuery, size: PaperSize) -> Result<Vec<u8>, AppError> {
        let view = self.complete_player(name, query)?;
        paper::player_pdf(&self.core.catalog, &view, self.core.message_language(), size)
    }

    /// Writes [`CardStatistics::player_paper`] to a file atomically. Returns the path.
    ///
    /// # Errors
    /// As [`CardStatistics::player_paper`], and `store.*` if the file cannot be written.
    pub fn save_player_paper(
        &self,
        name: &str,
        query: &CardStatisticsQuery,
        size: PaperSize,
        to: &Path,
    ) -> Result<String, AppError> {
        store::write_file_atomically(to, &self.player_paper(name, query, size)?)?;
        Ok(to.display().to_string())
    }

    fn player_view(
        &self,
        name: &str,
        query: &CardStatisticsQuery,
        patience: Option<Duration>,
    ) -> Result<PlayerStatisticsView, AppError> {
        let set = query.set.as_deref().map(set_with_packs).transpose()?;
        let (selected, tolerant) = self.selected(query)?;
        let counted = self.counts.of(self.sources(), &selected, tolerant, patience)?;
        let all = self.counts.sum(&counted.counted);
        let mut view = player::view(&self.core.catalog, name, &counted, &all.people, set);
        for line in &mut view.events {
            let row = self.events.event_row(line.event)?;
            line.date = row.created_at.get(..10).unwrap_or_default().to_owned();
            line.name = row.name;
        }
        Ok(view)
    }

    /// Returns a card by month and by archetype over the selected events, by its number or name. Reprints count as one
    /// card; of several cards with this name, the first. Events that are still being counted are left out:
    /// [`CardHistoryView::counting`].
    ///
    /// # Errors
    /// `cards.unreadable`, and as [`CardStatistics::statistics`].
    pub fn card(&self, card: &str, query: &CardStatisticsQuery) -> Result<CardHistoryView, AppError> {
        self.card_view(card, query, Some(COUNTING))
    }

    /// Returns [`CardStatistics::card`] when all events are counted.
    ///
    /// # Errors
    /// As [`CardStatistics::card`].
    pub fn complete_card(&self, card: &str, query: &CardStatisticsQuery) -> Result<CardHistoryView, AppError> {
        self.card_view(card, query, None)
    }

    fn card_view(
        &self,
        card: &str,
        query: &CardStatisticsQuery,
        patience: Option<Duration>,
    ) -> Result<CardHistoryView, AppError> {
        let catalog = &self.core.catalog;
        let card = catalog.oldest_number(card_named(catalog, card)?);
        let population = if query.bots { Population::Bots } else { Population::People };
        let (selected, tolerant) = self.selected(query)?;
        let counted = self.counts.of(self.sources(), &selected, tolerant, patience)?;
        let rows = self.core.journal().rows(StreamKind::Event)?;
        let months: BTreeMap<u32, String> =
            rows.into_iter().filter_map(|row| Some((row.id.number, row.created_at.get(..7)?.to_owned()))).collect();
        Ok(history::view(catalog, card, population, counted, |event| months.get(&event).cloned()))
    }

    fn sources(&self) -> Sources<'_> {
        Sources { events: &self.events, games: &self.games }
    }

    fn view(&self, query: &CardStatisticsQuery, patience: Option<Duration>) -> Result<CardStatisticsView, AppError> {
        let set = query.set.as_deref().map(set_with_packs).transpose()?;
        let population = if query.bots { Population::Bots } else { Population::People };
        let (selected, tolerant) = self.selected(query)?;
        let CountedSelection { counted, unreadable, counting } =
            self.counts.of(self.sources(), &selected, tolerant, patience)?;
        let summary = self.counts.sum(&counted);
        let events = counted.iter().map(|(number, event)| (*number, event.length)).collect();
        let wanted = Wanted { events, population };
        let job = Job { wanted, counted, worth: self.core.card_worth()?.clone() };
        let estimate = match patience {
            // Estimates without all events would be computed for nothing.
            Some(_) if counting > 0 => Available::Computing,
            Some(_) => {
                let totals = &summary.population(population).totals;
                let is_short = totals.choices.saturating_add(totals.matches) <= MOST_AWAITED;
                self.estimates.begin(job, if is_short { PATIENCE } else { Duration::ZERO })
            }
            None => Available::Current(self.estimates.compute(&job)),
        };
        let found = Found { summary, population, unreadable, counting, estimate };
        Ok(view::view(&self.core.catalog, &found, self.core.card_worth()?, set))
    }

    /// Returns the selected events in the order of their numbers, and `true` if events that cannot be read are left
    /// out: that is the case unless the query names events.
    fn selected(&self, query: &CardStatisticsQuery) -> Result<(Vec<Selected>, bool), AppError> {
        let [from, to] = [&query.from, &query.to].map(|text| text.as_deref().map(day).transpose());
        let (from, to) = (from?, to?);
        let named = match query.league {
            Some(league) => Some(self.leagues.league_events(league)?),
            None => (!query.events.is_empty()).then(|| query.events.clone()),
        };
        let rows = match named {
            Some(named) => named.into_iter().map(|event| self.events.event_row(event)).collect::<Result<_, _>>()?,
            None => {
                let mut rows = self.core.journal().rows(StreamKind::Event)?;
                rows.retain(|row| !row.archived);
                rows
            }
        };
        let in_filters = |summary: &EventSummary| {
            let date = summary.created_at.get(..10).and_then(|date| date.parse::<NaiveDate>().ok());
            query.kind.is_none_or(|kind| summary.kind == kind)
                && from.is_none_or(|from| date.is_some_and(|date| date >= from))
                && to.is_none_or(|to| date.is_some_and(|date| date <= to))
        };
        let is_filtered = query.kind.is_some() || from.is_some() || to.is_some();
        let mut selected: Vec<Selected> = rows
            .iter()
            .filter(|row| !is_filtered || in_filters(&self.events.summary(row)))
            .map(|row| (row.id.number, row.length))
            .collect();
        selected.sort_unstable();
        selected.dedup_by_key(|(number, _)| *number);
        Ok((selected, query.events.is_empty()))
    }
}
