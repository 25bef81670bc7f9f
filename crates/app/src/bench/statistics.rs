//! Duration of the page of statistics in a database of many events.

use std::path::Path;
use std::time::Instant;

use serde::Serialize;

use super::desk::written;
use super::{SEED, median};
use crate::contract::{CardStatisticsQuery, DraftShape, EventAct, NewEvent};
use crate::event::demo;
use crate::{App, AppError};

/// Number of events.
const EVENTS: u32 = 1000;
/// Number of players of each event.
const PLAYERS: u32 = 64;
/// Number of draft nights with a whole journal.
const NIGHTS: u64 = 6;

/// Milliseconds for the page of statistics of all events, on a database file with 1,000 events of 64 players whose counts
/// are known. Each timing includes serializing the answer as JSON for the window. The estimates of 20,000 matches are
/// being computed at the same time.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct StatisticsMeasured {
    /// Counting one event for the first time: folding its journal of a whole draft night.
    pub count_ms: f64,
    /// The first page after a start, when nothing is counted. It lacks the events that it had no time for.
    pub first_ms: f64,
    /// The page.
    pub page_ms: f64,
    /// The page after one result more or fewer.
    pub result_ms: f64,
}

/// Measures the page. The database is created in `folder`.
pub(super) fn measure(folder: &Path) -> Result<StatisticsMeasured, AppError> {
    let file = folder.join("statistics.db");
    let played =
        demo::play(App::open(&file)?.events(), "SOR", None, DraftShape::Pod, PLAYERS, Some(SEED), |_, _| Ok(()))?;
    for night in 1..NIGHTS {
        let seed = Some(SEED + night);
        demo::play(App::open(&file)?.events(), "SOR", None, DraftShape::Pod, PLAYERS, seed, |_, _| Ok(()))?;
    }
    let query = CardStatisticsQuery { bots: true, ..CardStatisticsQuery::default() };
    let app = App::open(&file)?;
    let page = || written(&app.card_statistics().statistics(&query)?);
    let start = Instant::now();
    let observed = app.events().observed(played, &|_, _| Vec::new())?;
    let count_ms = start.elapsed().as_secs_f64() * 1000.0;
    // The other events have the same decks and results, played by other bots.
    for number in NIGHTS as u32..EVENTS {
        let event = app.events().create_event(NewEvent::constructed("Bench"))?.summary.id;
        let mut copy = observed.observations.clone();
        copy.seats.iter_mut().for_each(|seat| seat.player = seat.player.wrapping_add(number));
        app.card_statistics().assume_counted(event, copy);
    }
    let first_ms = {
        let started = App::open(&file)?;
        let start = Instant::now();
        written(&started.card_statistics().statistics(&query)?)?;
        let seconds = start.elapsed().as_secs_f64();
        // The thread that counts the other events must not outlast the folder.
        started.card_statistics().complete_player("", &query)?;
        seconds * 1000.0
    };
    app.card_statistics().complete(&CardStatisticsQuery { events: (1..=NIGHTS as u32).collect(), ..query.clone() })?;
    page()?;
    let page_ms = median(|| page().map(drop))? * 1000.0;
    let mut seconds = Vec::new();
    for _ in 0..5 {
        app.events().act(played, &EventAct::Undo)?;
        let start = Instant::now();
        page()?;
        seconds.push(start.elapsed().as_secs_f64());
    }
    seconds.sort_by(f64::total_cmp);
    Ok(StatisticsMeasured { count_ms, first_ms, page_ms, result_ms: seconds[2] * 1000.0 })
}
