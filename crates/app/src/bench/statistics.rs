//! Duration of the page of statistics in a database of many events.

use std::path::Path;
use std::time::Instant;

use serde::Serialize;

use super::desk::written;
use super::{SEED, median};
use crate::contract::{CardStatisticsQuery, DraftShape, EventAct, NewEvent};
use crate::event::{demo, person_number};
use crate::{App, AppError, limited_read};

/// Number of events.
const EVENTS: u32 = 1000;
/// Number of players of each event.
const PLAYERS: u32 = 64;
/// Number of draft nights with a whole journal.
const NIGHTS: u64 = 6;
/// Number of events of another shop.
const SHARED: u32 = 200;

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
    /// The first page with other shops after a start: 200 events of another shop, and 1,000 of this one.
    pub first_shared_ms: f64,
    /// The page with other shops.
    pub shared_ms: f64,
    /// The months and archetypes of a card.
    pub card_ms: f64,
    /// The page of a player who was in nearly all events.
    pub player_ms: f64,
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
        copy.seats.iter_mut().take(1).for_each(|seat| seat.player = person_number("Ada"));
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
    import_digests(&app, &observed.observations, folder)?;
    let shared = || written(&app.card_statistics().shared(&query)?);
    let start = Instant::now();
    shared()?;
    let first_shared_ms = start.elapsed().as_secs_f64() * 1000.0;
    let shared_ms = median(|| shared().map(drop))? * 1000.0;
    let statistics = app.card_statistics().statistics(&query)?;
    let most = statistics.cards.iter().max_by_key(|line| line.games).map_or_else(String::new, |line| line.id.clone());
    let card_ms = median(|| written(&app.card_statistics().card(&most, &query)?).map(drop))? * 1000.0;
    let player_ms = median(|| written(&app.card_statistics().player("Ada", &query)?).map(drop))? * 1000.0;
    Ok(StatisticsMeasured {
        count_ms,
        first_ms,
        page_ms,
        result_ms: seconds[2] * 1000.0,
        first_shared_ms,
        shared_ms,
        card_ms,
        player_ms,
    })
}

/// Exports digests of another shop with copies of an event, and imports them.
fn import_digests(app: &App, observed: &statistics::Observations, folder: &Path) -> Result<(), AppError> {
    let other = App::in_memory()?;
    let events: Vec<u32> = (0..SHARED)
        .map(|number| {
            let event = other.events().create_event(NewEvent::constructed("Bench"))?.summary.id;
            let mut copy = observed.clone();
            copy.seats.iter_mut().for_each(|seat| seat.player = seat.player.wrapping_add(number));
            other.card_statistics().assume_counted(event, copy);
            Ok(event)
        })
        .collect::<Result<_, AppError>>()?;
    let digests = folder.join("digests");
    std::fs::create_dir_all(&digests).map_err(|error| limited_read::unreadable(&digests, &error))?;
    other.card_statistics().export_digests(&digests, &events)?;
    app.card_statistics().trust_shop(&other.card_statistics().sharing()?.key, "Bench", 100)?;
    app.card_statistics().import_digests(&[digests])?;
    Ok(())
}
