//! Growth of the cost of a desk's steps with the number of events and with the length of a journal.

use std::time::Instant;

use app::App;
use app::contract::EventAct;
use serde_json::Value;
use store::{Journal, NewEntry, NewStream, Step, Store, StoreError, StreamId, StreamKind};
use store_postgres::PostgresJournal;
use test_postgres::Server;

use crate::{Failure, ROUNDS, lengthened, played};

/// Argument that measures the growth.
pub(crate) const WORD: &str = "growth";
/// Entries of each of many events.
const SHORT: usize = 100;
/// Entries in one append to a long journal.
const CHUNK: usize = 5_000;

/// The steps that are measured.
const STEPS: [&str; 5] = ["start and list", "list", "opening an event", "a note", "standings"];

/// A place for events, opened like a desk does.
struct Place<'a> {
    name: &'a str,
    open: &'a dyn Fn() -> Result<App, app::AppError>,
    /// Opens it for adding many entries.
    fill: &'a dyn Fn() -> Result<Box<dyn Journal>, StoreError>,
}

/// Measures up to `EVENTS` events and `ENTRIES` entries.
pub(crate) fn measure(sizes: &[String]) -> Result<(), Failure> {
    let size = |at: usize, usual: usize| sizes.get(at).map_or(Ok(usual), |text| text.parse());
    let (events, entries) = (size(0, 10_000)?, size(1, 1_000_000)?);
    let folder = tempfile::tempdir()?;
    let server = Server::start(&["-c", "fsync=on"]);
    for (series, largest) in [("events of 100 entries", events), ("entries of one event", entries)] {
        println!("\n| {series} | | {} |\n| --- | --- | {}", STEPS.join(" | "), "--- | ".repeat(STEPS.len()).trim_end());
        let is_long = largest == entries && series.starts_with("entries");
        let file = folder.path().join(if is_long { "long.db" } else { "many.db" });
        let fill = || -> Result<Box<dyn Journal>, StoreError> { Ok(Box::new(Store::open(&file)?)) };
        measure_place(&Place { name: "file", open: &|| App::open(&file), fill: &fill }, largest, is_long)?;
        std::fs::remove_file(&file)?;
        let database = server.database();
        App::set_up_server(&database.owner, &database.desk_name, None)?;
        let own = folder.path().join(format!("{}.db", database.desk_name));
        let open = || App::open_with_server(&own, &database.desk);
        let fill = || -> Result<Box<dyn Journal>, StoreError> {
            Ok(Box::new(PostgresJournal::open(&database.desk.parse()?)?))
        };
        measure_place(&Place { name: "PostgreSQL", open: &open, fill: &fill }, largest, is_long)?;
    }
    Ok(())
}

/// Measures at a hundredth, a tenth and the whole of the largest size, and prints the exponents.
fn measure_place(place: &Place<'_>, largest: usize, is_long: bool) -> Result<(), Failure> {
    let (stream, corrections) = pattern()?;
    let mut before: Option<Vec<f64>> = None;
    let mut long = None;
    for size in [largest / 100, largest / 10, largest] {
        let (since, journal) = (Instant::now(), (place.fill)()?);
        if is_long {
            let id = match long {
                Some(id) => id,
                None => journal.create(&stream)?,
            };
            long = Some(id);
            lengthen(&*journal, id, &stream.status, &corrections, size)?;
        } else {
            let missing = SHORT.saturating_sub(stream.entries.len());
            let mut event = stream.clone();
            event.entries.extend(corrections.iter().cycle().take(missing).cloned());
            event.status = status(&stream.status, event.entries.len() as u64)?;
            for _ in journal.heads(StreamKind::Event)?.len()..size {
                journal.create(&event)?;
            }
        }
        drop(journal);
        let filled = since.elapsed().as_secs_f64();
        let took = steps(place)?;
        let shown = |of: &dyn Fn(usize) -> String| (0..STEPS.len()).map(of).collect::<Vec<_>>().join(" | ");
        println!(
            "| {size} | {}, ms (filled in {filled:.0} s) | {} |",
            place.name,
            shown(&|at| format!("{:.2}", took[at]))
        );
        if let Some(before) = before.replace(took.clone()) {
            println!("| | exponent | {} |", shown(&|at| format!("{:.2}", (took[at] / before[at]).log10())));
        }
    }
    Ok(())
}

/// Returns a played event, and corrections of its last result that can be repeated in turn.
fn pattern() -> Result<(NewStream, Vec<NewEntry>), Failure> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("cantina.db");
    let document = played(16, ROUNDS)?;
    let length = document["journal"].as_array().map_or(0, Vec::len) + 2;
    let event = App::open(&file)?.events().import(&lengthened(document, length)?)?;
    let store = Store::open(&file)?;
    let id = StreamId::event(event);
    let row = store.row(id)?.ok_or("no event")?;
    let mut entries: Vec<NewEntry> = store
        .read(id, 0)?
        .into_iter()
        .map(|entry| NewEntry { kind: entry.kind, at: entry.at, body: entry.body })
        .collect();
    let corrections = entries.split_off(entries.len() - 2);
    let new =
        NewStream { kind: id.kind, name: row.name, at: row.created_at, start: row.start, status: row.status, entries };
    Ok((new, corrections))
}

/// Returns the status of an event in the list, for a journal of another length.
fn status(of: &str, length: u64) -> Result<String, Failure> {
    let mut status: Value = serde_json::from_str(of)?;
    status["length"] = length.into();
    Ok(status.to_string())
}

/// Adds corrections until a journal has `length` entries.
fn lengthen(
    journal: &dyn Journal,
    id: StreamId,
    of: &str,
    corrections: &[NewEntry],
    length: usize,
) -> Result<(), Failure> {
    let mut has = journal.row(id)?.map_or(0, |row| row.length);
    while has < length as u64 {
        let missing = CHUNK.min(length - usize::try_from(has).unwrap_or(length));
        let chunk: Vec<NewEntry> = corrections.iter().cycle().take(missing).cloned().collect();
        let status = status(of, has + chunk.len() as u64)?;
        has = journal.append(id, &Step { status: Some(&status), ..Step::new(has, &chunk) })?.length;
    }
    Ok(())
}

/// Returns the medians of the steps, in milliseconds.
fn steps(place: &Place<'_>) -> Result<Vec<f64>, Failure> {
    let started = median(3, |_| (place.open)()?.events().list_events().map(drop))?;
    let desk = (place.open)()?;
    let events = desk.events();
    let list = events.list_events()?;
    let listed = median(5, |_| events.list_events().map(drop))?;
    // Different events, as long as there are some: a desk keeps the events that it opened.
    let number = |turn: usize| list[turn * 7919 % list.len()].id;
    let opened = median(if list.len() > 1 { 5 } else { 1 }, |turn| events.event(number(turn)).map(drop))?;
    let noted = median(10, |_| {
        let note = EventAct::AddNote { text: "A note.".into(), player: None, round: None, table: None };
        events.act(number(0), &note).map(drop)
    })?;
    let standings = median(5, |_| events.standings_after(number(0), ROUNDS - 1).map(drop))?;
    Ok(vec![started, listed, opened, noted, standings])
}

fn median(times: usize, mut work: impl FnMut(usize) -> Result<(), app::AppError>) -> Result<f64, Failure> {
    let mut taken = Vec::new();
    for turn in 0..times {
        let since = Instant::now();
        work(turn)?;
        taken.push(since.elapsed().as_secs_f64() * 1000.0);
    }
    taken.sort_by(f64::total_cmp);
    Ok(taken[taken.len() / 2])
}
