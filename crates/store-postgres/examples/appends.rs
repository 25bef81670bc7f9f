//! Measures appends in a database file, on a PostgreSQL server, and on one with a synchronous standby: `cargo run --release
//! -p store-postgres --example appends [SECONDS]`. Starts its own servers on this machine, which wait for the disk like
//! any other. Each desk waits for notifications of the others.

use std::sync::Arc;
use std::thread::scope;
use std::time::{Duration, Instant};

use store::{Devices, Journal, NewEntry, NewStream, Step, Store, StoreError, StreamKind};
use store_postgres::{PostgresJournal, set_up};
use test_postgres::Server;

trait Both: Journal + Devices {}
impl<T: Journal + Devices> Both for T {}

fn main() -> Result<(), StoreError> {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(5);
    let folder = std::env::temp_dir().join(format!("cantina-appends-{}", std::process::id()));
    let file: Arc<dyn Both> = Arc::new(Store::open(&folder.join("cantina.db"))?);
    let server = Server::start(&["-c", "fsync=on"]);
    let postgres = opened(&server)?;
    let primary = Server::start(&["-c", "fsync=on"]);
    let _standby = primary.start_standby(&["-c", "fsync=on"]);
    let replicated = opened(&primary)?;
    println!(
        "| database | writers | events | appends a second | median, ms | 99 %, ms |\n| --- | --- | --- | --- | --- | --- |"
    );
    let all = [("SQLite file", file), ("PostgreSQL", postgres), ("PostgreSQL with a standby", replicated)];
    for (name, journal) in all {
        for (writers, same) in [(1, true), (8, true), (8, false), (32, false)] {
            let mut took = measure(&*journal, writers, same, Duration::from_secs(seconds))?;
            took.sort_unstable();
            let at = |share: usize| took.get(took.len() * share / 100).copied().unwrap_or_default().as_secs_f64() * 1e3;
            let events = if same { 1 } else { writers };
            let rate = took.len() as u64 / seconds;
            println!("| {name} | {writers} | {events} | {rate} | {:.1} | {:.1} |", at(50), at(99));
        }
    }
    std::fs::remove_dir_all(&folder).unwrap_or_default();
    Ok(())
}

/// Opens a new database of a server, with a connection for notifications.
fn opened(server: &Server) -> Result<Arc<dyn Both>, StoreError> {
    let database = server.database();
    set_up(&database.owner.parse()?, &database.desk_name, None)?;
    let journal = PostgresJournal::open(&database.desk.parse()?)?;
    journal.revision()?;
    Ok(Arc::new(journal))
}

/// Appends entries of 200 bytes from several threads, to one event or to one each. Returns the durations.
fn measure(journal: &dyn Both, writers: usize, same: bool, time: Duration) -> Result<Vec<Duration>, StoreError> {
    let new = NewStream {
        kind: StreamKind::Event,
        name: "Open".into(),
        at: "2026-11-21T10:00:00Z".into(),
        start: String::new(),
        status: String::new(),
        entries: Vec::new(),
    };
    let mut events = Vec::new();
    for _ in 0..if same { 1 } else { writers } {
        events.push(journal.create(&new)?);
    }
    let entry = [NewEntry { kind: "result".into(), at: new.at.clone(), body: "x".repeat(200) }];
    let until = Instant::now() + time;
    let results: Vec<Result<Vec<Duration>, StoreError>> = scope(|threads| {
        let running: Vec<_> = (0..writers)
            .map(|writer| {
                let (event, entry) = (events[writer % events.len()], &entry);
                threads.spawn(move || {
                    let (mut took, mut length) = (Vec::new(), journal.row(event)?.map_or(0, |row| row.length));
                    while Instant::now() < until {
                        let since = Instant::now();
                        // A conflict is decided again, as a desk does.
                        loop {
                            match journal.append(event, &Step::new(length, entry)) {
                                Ok(appended) => {
                                    length = appended.length;
                                    break;
                                }
                                Err(StoreError::Conflict { found, .. }) => length = found,
                                Err(error) => return Err(error),
                            }
                        }
                        took.push(since.elapsed());
                    }
                    Ok(took)
                })
            })
            .collect();
        running.into_iter().filter_map(|one| one.join().ok()).collect()
    });
    let mut all = Vec::new();
    for one in results {
        all.extend(one?);
    }
    Ok(all)
}
