//! Simulates 500 simultaneous events with 10,000 phones, in a database file and on a PostgreSQL server: `cargo run --release -p
//! store-postgres --example many_phones [SECONDS [PHONES]]`.
//!
//! 50 desks serve ten events each. Each phone sends a step every 30 seconds, as in a draft, which is stored under the number
//! of its request; each desk reads the counter of changes once a second. Starts its own server on this machine.

use std::sync::Arc;
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

use store::{
    Devices, Journal, NewEntry, NewStream, Request, RequestOutcome, Step, Store, StoreError, StreamId, StreamKind,
};
use store_postgres::{PostgresJournal, set_up};
use test_postgres::Server;

/// Number of desks, and of the events of each.
const DESKS: usize = 50;
const EVENTS: usize = 10;
/// Time between two steps of a phone.
const PICK: Duration = Duration::from_secs(30);

trait Both: Journal + Devices {}
impl<T: Journal + Devices> Both for T {}

/// A phone with the number of its newest request.
struct Phone {
    device: u32,
    event: StreamId,
    asked: u64,
}

fn main() -> Result<(), StoreError> {
    let argument =
        |at: usize, usual: usize| std::env::args().nth(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (seconds, phones) = (argument(1, 60), argument(2, 10_000));
    let folder = std::env::temp_dir().join(format!("cantina-phones-{}", std::process::id()));
    let file: Arc<dyn Both> = Arc::new(Store::open(&folder.join("cantina.db"))?);
    let server = Server::start(&["-c", "fsync=on", "-c", "max_connections=500"]);
    let database = server.database();
    set_up(&database.owner.parse()?, &database.desk_name, None)?;
    let mut servers: Vec<Arc<dyn Both>> = Vec::new();
    for _ in 0..DESKS {
        servers.push(Arc::new(PostgresJournal::open(&database.desk.parse()?)?));
    }
    let time = Duration::from_secs(seconds as u64);
    println!(
        "| database | phones | steps a second | median, ms | 99 %, ms | longest, ms |\n| --- | --- | --- | --- | --- | --- |"
    );
    for (name, desks) in [("SQLite file", vec![file; DESKS]), ("PostgreSQL", servers)] {
        let since = Instant::now();
        let rooms: Result<Vec<Vec<Phone>>, StoreError> = scope(|threads| {
            let join = |desk: &Arc<dyn Both>| room(&**desk, phones / DESKS);
            let running: Vec<_> = desks.iter().map(|desk| threads.spawn(move || join(desk))).collect();
            running.into_iter().filter_map(|one| one.join().ok()).collect()
        });
        let rooms = rooms?;
        eprintln!("{name}: {} phones joined in {:.0} s", phones, since.elapsed().as_secs_f64());
        let mut took = scope(|threads| {
            let run = |(desk, phones)| threads.spawn(move || serve(desk, phones, time));
            let running: Vec<_> = desks.iter().map(|desk| &**desk).zip(rooms).map(run).collect();
            let mut all = Vec::new();
            for one in running {
                all.extend(one.join().unwrap_or_else(|_| Ok(Vec::new()))?);
            }
            Ok::<_, StoreError>(all)
        })?;
        took.sort_unstable();
        let at = |share: usize| took.get((took.len() * share / 1000).min(took.len() - 1)).copied().unwrap_or_default();
        let ms = |share: usize| at(share).as_secs_f64() * 1e3;
        println!(
            "| {name} | {phones} | {:.0} | {:.1} | {:.1} | {:.1} |",
            took.len() as f64 / time.as_secs_f64(),
            ms(500),
            ms(990),
            ms(1000)
        );
    }
    std::fs::remove_dir_all(&folder).unwrap_or_default();
    Ok(())
}

/// Creates the events of a desk, and its phones.
fn room(desk: &dyn Both, phones: usize) -> Result<Vec<Phone>, StoreError> {
    let new = NewStream {
        kind: StreamKind::Event,
        name: "Draft".into(),
        at: "2026-11-21T10:00:00Z".into(),
        start: String::new(),
        status: String::new(),
        entries: Vec::new(),
    };
    let mut events = Vec::new();
    for _ in 0..EVENTS {
        events.push(desk.create(&new)?);
    }
    let join = |number: usize| {
        let event = events[number % EVENTS];
        Ok(Phone { device: desk.enrol(event, &format!("player:{number}"), &[7; 32])?, event, asked: 0 })
    };
    (0..phones).map(join).collect()
}

/// Stores the steps of a desk's phones as they come. Returns the time from each step's moment to its confirmation.
fn serve(desk: &dyn Both, mut phones: Vec<Phone>, time: Duration) -> Result<Vec<Duration>, StoreError> {
    let (begin, mut took, mut read) = (Instant::now(), Vec::new(), Instant::now());
    let pause = PICK / u32::try_from(phones.len().max(1)).unwrap_or(1);
    let mut due = begin + pause.mul_f64(f64::from(rand::random::<u16>()) / f64::from(u16::MAX));
    for number in 0.. {
        sleep(due.saturating_duration_since(Instant::now()));
        if begin.elapsed() > time {
            break;
        }
        let count = phones.len();
        let phone = &mut phones[number % count];
        let request = Request { device: phone.device, counter: phone.asked + 1, digest: [1; 32] };
        let entries = [NewEntry { kind: "pick".into(), at: "2026-11-21T10:00:00Z".into(), body: "x".repeat(200) }];
        let length = desk.row(phone.event)?.map_or(0, |row| row.length);
        let appended = desk.append(phone.event, &Step { request: Some(&request), ..Step::new(length, &entries) })?;
        assert_eq!(appended.request, RequestOutcome::Now, "each step is new");
        phone.asked += 1;
        took.push(due.elapsed());
        if read.elapsed() > Duration::from_secs(1) {
            desk.revision()?;
            read = Instant::now();
        }
        due += pause;
    }
    Ok(took)
}
