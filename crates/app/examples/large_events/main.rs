//! Measures steps in events of 256 and 4,000 players, the list of 200 events, and a journal of 100,000 entries.
//!
//! `cargo run --release -p app --example large_events [256] [4000] [list] [journal]`
//!
//! With `growth [EVENTS [ENTRIES]]`, measures how the cost grows up to 10,000 events and a journal of 1,000,000 entries,
//! in a database file and on a PostgreSQL server (20 minutes, 3 GB of disk).
//!
//! Every step includes serializing its answer as JSON, as for the window. The databases are files. The events are the
//! same in every run: their results are records in an exported document, because entering each one would take too long.

mod growth;

use std::cell::{Cell, RefCell};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use app::App;
use app::contract::{EventAct, EventUpdate, EventView, NewEvent, ResultEntry};
use serde::Serialize;
use serde_json::{Value, json};

/// Rounds with results in each event.
const ROUNDS: u32 = 9;
/// Number of events in the list.
const EVENTS: u32 = 200;
/// Number of entries in the long journal.
const ENTRIES: usize = 100_000;
/// Seed of every event.
const SEED: &str = "1977";
/// Argument that runs the steps in the event with the long journal.
const STEPS: &str = "steps";
/// Argument that exports the event with the long journal.
const EXPORT: &str = "export";
/// Argument that imports the exported file into another database.
const IMPORT: &str = "import";

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    match &*asked {
        [word, file] if word == STEPS => return long_journal(Path::new(file)),
        [word, file] if word == EXPORT => return long_export(Path::new(file)),
        [word, file] if word == IMPORT => return long_import(Path::new(file)),
        [word, sizes @ ..] if word == growth::WORD => return growth::measure(sizes),
        _ => {}
    }
    let wants = |word: &str| asked.is_empty() || asked.iter().any(|one| one == word);
    for players in [256, 4000] {
        if wants(&players.to_string()) {
            steps(players)?;
        }
    }
    if wants("list") {
        list()?;
    }
    if wants("journal") {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("cantina.db");
        let document = lengthened(played(256, ROUNDS)?, ENTRIES)?;
        App::open(&file)?.events().import(&document)?;
        // Separate processes, so that each one measures its own memory.
        for part in [EXPORT, IMPORT, STEPS] {
            if !Command::new(std::env::current_exe()?).arg(part).arg(&file).status()?.success() {
                return Err("the measurement of the long journal failed".into());
            }
        }
    }
    Ok(())
}

/// Measures the steps in an event on disk.
fn steps(players: u32) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("cantina.db");
    let event = App::open(&file)?.events().import(&played(players, ROUNDS)?.to_string())?;
    let name = |step: &str| format!("event of {players}: {step}");
    timed(&name("opening"), 3, |_| answer(&App::open(&file)?.events().event(event)?))?;
    let desk = App::open(&file)?;
    let view = desk.events().event(event)?;
    println!("{:<36}{:>10} KB", name("whole view"), serde_json::to_vec(&view)?.len() / 1024);
    let page = Page { desk: &desk, event, have: RefCell::default(), largest: Cell::default() };
    page.look()?;
    let step = |act: &EventAct| page.press(act);
    let sizes = |kind: &str| println!("{:<36}{:>10} bytes at most", name(kind), page.largest.take());
    timed(&name("a correction in round 1"), 10, |turn| {
        desk.events().consequences(event, 1, turn + 1, &games(1, 2))?;
        step(&EventAct::EnterResult { round: 1, table: turn + 1, result: games(1, 2) })
    })?;
    sizes("a correction in round 1");
    for _ in 0..2 {
        timed(&name("a pairing"), 1, |_| step(&EventAct::pair()))?;
        sizes("a pairing");
        timed(&name("undo of a pairing"), 1, |_| step(&EventAct::Undo))?;
        sizes("undo of a pairing");
    }
    step(&EventAct::pair())?;
    page.largest.take();
    let round = ROUNDS + 1;
    let entered = |table| EventAct::EnterResult { round, table, result: games(2, 0) };
    timed(&name("a result"), 20, |turn| step(&entered(turn + 1)))?;
    sizes("a result");
    timed(&name("undo of a result"), 10, |_| step(&EventAct::Undo))?;
    sizes("undo of a result");
    timed(&name("a result, whole view"), 20, |turn| answer(&desk.events().act(event, &entered(turn + 30))?))?;
    Ok(())
}

/// The window's page: it sends the revision of its view with each step.
struct Page<'a> {
    desk: &'a App,
    event: u32,
    have: RefCell<Option<String>>,
    /// Size of the largest answer, in bytes.
    largest: Cell<usize>,
}

impl Page<'_> {
    fn look(&self) -> Result<(), app::AppError> {
        self.take(&self.desk.events().desk_view(self.event, None)?)
    }

    fn press(&self, act: &EventAct) -> Result<(), app::AppError> {
        let have = self.have.borrow().clone();
        let answer = self.desk.events().act_and_update(self.event, act, have.as_deref())?;
        self.largest.set(self.largest.get().max(serde_json::to_vec(&answer).unwrap_or_default().len()));
        self.take(&answer)
    }

    fn take(&self, answer: &EventUpdate) -> Result<(), app::AppError> {
        let (EventUpdate::Whole { revision, .. } | EventUpdate::Changes { revision, .. }) = answer;
        self.have.replace(Some(revision.clone()));
        Ok(())
    }
}

/// Measures the list of many events.
fn list() -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("cantina.db");
    let document = played(32, 5)?.to_string();
    let desk = App::open(&file)?;
    for _ in 0..EVENTS {
        desk.events().import(&document)?;
    }
    timed("list of 200 events", 10, |_| answer(&desk.events().list_events()?))?;
    drop(desk);
    timed("list of 200 events: with opening", 5, |_| answer(&App::open(&file)?.events().list_events()?))
}

/// Measures a database with one event that has a long journal.
fn long_journal(file: &Path) -> Result<(), Failure> {
    let name = |step: &str| format!("journal of 100,000: {step}");
    let before = kilobytes("VmRSS")?;
    // The list is part of the measurement: whatever it reads makes opening the event cheaper.
    timed(&name("opening"), 1, |_| {
        let desk = App::open(file)?;
        let events = desk.events().list_events()?;
        events.iter().try_for_each(|summary| answer(&desk.events().event(summary.id)?))
    })?;
    let desk = App::open(file)?;
    let event = desk.events().list_events()?.first().ok_or("no event")?.id;
    let view = desk.events().event(event)?;
    println!("{:<36}{:>10} MB", name("memory"), (kilobytes("VmRSS")? - before) >> 10);
    let table = view.rounds.last().and_then(|round| round.tables.first()).ok_or("no table")?.table;
    timed(&name("one more step"), 10, |turn| {
        let result = if turn.is_multiple_of(2) { games(2, 1) } else { games(1, 2) };
        answer(&desk.events().act(event, &EventAct::EnterResult { round: ROUNDS, table, result })?)
    })
}

/// Measures the export of that event, including its state.
fn long_export(file: &Path) -> Result<(), Failure> {
    let desk = App::open(file)?;
    let event = desk.events().list_events()?.first().ok_or("no event")?.id;
    let (before, to) = (kilobytes("VmRSS")?, file.with_extension("json"));
    timed("journal of 100,000: export", 1, |_| desk.events().export_to(event, &to, false).map(drop))?;
    memory("export", before, &to)
}

/// Measures the import of the exported file, including the new event's state.
fn long_import(file: &Path) -> Result<(), Failure> {
    let desk = App::open(&file.with_extension("imported.db"))?;
    let (before, from) = (kilobytes("VmRSS")?, file.with_extension("json"));
    timed("journal of 100,000: import", 1, |_| desk.events().import_from(&from).map(drop))?;
    memory("import", before, &from)
}

/// Prints the highest use of memory by this process since it used `before` KB.
fn memory(step: &str, before: u64, document: &Path) -> Result<(), Failure> {
    let (peak, size) = (kilobytes("VmHWM")? - before, fs::metadata(document)?.len() >> 10);
    let name = format!("journal of 100,000: {step}, memory");
    println!("{name:<36}{:>10} MB for a file of {} MB", peak >> 10, size >> 10);
    Ok(())
}

/// Creates an event in memory and plays its rounds. Returns it as an exported document.
fn played(players: u32, rounds: u32) -> Result<Value, Failure> {
    let desk = App::in_memory()?;
    let new = NewEvent { seed: Some(SEED.to_owned()), ..NewEvent::constructed("Large") };
    let mut event = desk.events().create_event(new)?.summary.id;
    let names: Vec<String> = (1..=players).map(|number| format!("Player Number {number}")).collect();
    desk.events().act(event, &EventAct::RegisterPlayers { text: names.join("\n") })?;
    desk.events().act(event, &EventAct::PlanRounds { rounds: rounds + 3 })?;
    let mut document = Value::Null;
    for _ in 0..rounds {
        let view = desk.events().act(event, &EventAct::pair())?;
        document = with_results(serde_json::from_str(&desk.events().export(event)?)?, &view)?;
        event = desk.events().import(&document.to_string())?;
    }
    Ok(document)
}

/// Adds the results of the current round to an exported document.
fn with_results(mut document: Value, view: &EventView) -> Result<Value, Failure> {
    let round = view.rounds.last().ok_or("no round")?;
    let journal = document["journal"].as_array_mut().ok_or("no journal")?;
    let at = journal.last().ok_or("no record")?["at"].clone();
    for table in round.tables.iter().filter(|table| table.players.len() == 2) {
        let (a, b) = if (table.table + round.number).is_multiple_of(3) { (1, 2) } else { (2, 0) };
        journal.push(json!({ "at": at, "record": result(round.number, table.table, a, b) }));
    }
    Ok(document)
}

/// Adds corrections of the last result until the journal has `entries` entries. Returns the document as text.
fn lengthened(mut document: Value, entries: usize) -> Result<String, Failure> {
    let journal = document["journal"].as_array_mut().ok_or("no journal")?;
    let last = journal.last().ok_or("no record")?;
    let (at, operation) = (last["at"].clone(), &last["record"]["tournament"]["operation"]);
    let (round, table) = (operation["round"].clone(), operation["table"].clone());
    let number = |of: &Value| of.as_u64().and_then(|number| u32::try_from(number).ok()).ok_or("no number");
    let (round, table) = (number(&round)?, number(&table)?);
    while journal.len() < entries {
        let record =
            if journal.len().is_multiple_of(2) { result(round, table, 2, 1) } else { result(round, table, 1, 2) };
        journal.push(json!({ "at": at, "record": record }));
    }
    Ok(document.to_string())
}

/// Returns the record of a result.
fn result(round: u32, table: u32, a: u32, b: u32) -> Value {
    let result = json!({ "kind": "games", "a": a, "b": b, "drawn": 0 });
    json!({ "tournament": { "operation": { "op": "result", "round": round, "table": table, "result": result } } })
}

fn games(a: u32, b: u32) -> ResultEntry {
    ResultEntry::Games { a, b, drawn: 0 }
}

/// Serializes an answer as JSON.
fn answer(of: &impl Serialize) -> Result<(), app::AppError> {
    // The types of answers can always be serialized.
    std::hint::black_box(serde_json::to_vec(of).unwrap_or_default());
    Ok(())
}

/// Runs the work and prints the median and the longest time in milliseconds.
fn timed(name: &str, times: u32, mut work: impl FnMut(u32) -> Result<(), app::AppError>) -> Result<(), Failure> {
    let mut taken = Vec::new();
    for turn in 0..times {
        let start = Instant::now();
        work(turn)?;
        taken.push(start.elapsed().as_secs_f64() * 1000.0);
    }
    taken.sort_by(f64::total_cmp);
    let (median, longest) = (taken[taken.len() / 2], taken[taken.len() - 1]);
    println!("{name:<36}{median:>10.2} ms, at most {longest:.2} ms");
    Ok(())
}

/// Returns a memory figure of this process (Linux only), in KB.
fn kilobytes(figure: &str) -> Result<u64, Failure> {
    let status = fs::read_to_string("/proc/self/status")?;
    let row = status.lines().find_map(|line| line.strip_prefix(figure)?.strip_prefix(':'));
    Ok(row.ok_or("no such figure")?.trim().trim_end_matches(" kB").parse()?)
}
