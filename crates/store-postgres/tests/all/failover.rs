//! The primary is killed under load, its synchronous standby takes over, and the desks continue.
//!
//! `CANTINA_FAILOVERS=200 cargo test -p store-postgres --test all failover -- --nocapture` kills 200 primaries instead of
//! two, and prints the longest wait of a desk.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

use store::{Journal, NewEntry, Step, StoreError, StreamId};
use store_postgres::{Address, PostgresJournal, set_up};
use test_postgres::Server;

use crate::common::{entry, event};

/// Number of desks, each with its own connections.
const DESKS: u64 = 4;
/// Number of steps that each desk adds after the failover.
const STEPS_AFTER: u64 = 5;

/// The steps of a desk: those that were acknowledged, and those without an answer.
#[derive(Default)]
struct Steps {
    acknowledged: Vec<String>,
    unknown: Vec<String>,
    longest_wait: Duration,
}

/// Adds steps to an event until some were acknowledged after the failover.
fn work(desk: &PostgresJournal, number: u64, stream: StreamId, failed_over: &AtomicBool) -> Steps {
    let (mut steps, mut length, mut left) = (Steps::default(), 0, STEPS_AFTER);
    for count in 0.. {
        let step = NewEntry { body: format!("desk {number}, step {count}"), ..entry(count) };
        let is_after = failed_over.load(Ordering::SeqCst);
        let since = Instant::now();
        let outcome = loop {
            match desk.append(stream, &Step::new(length, std::slice::from_ref(&step))) {
                Ok(appended) => break Ok(appended.length),
                Err(StoreError::Conflict { found, .. }) => length = found,
                Err(error) => break Err(error),
            }
        };
        steps.longest_wait = steps.longest_wait.max(since.elapsed());
        match outcome {
            Ok(found) => {
                length = found;
                steps.acknowledged.push(step.body);
                left -= u64::from(is_after);
            }
            Err(error) => {
                assert_eq!(error.code(), "store.server_unreachable", "{error}");
                steps.unknown.push(step.body);
            }
        }
        if left == 0 {
            break;
        }
    }
    steps
}

/// Opens a desk. The two servers may just have started on a busy machine.
fn opened(address: &Address) -> PostgresJournal {
    let mut tries = 0..20;
    loop {
        match PostgresJournal::open(address) {
            Err(StoreError::Server { .. }) if tries.next().is_some() => {}
            opened => return opened.unwrap(),
        }
    }
}

/// Kills a primary after `pause` while desks work, and returns the journal as the standby has it, and the desks' steps.
fn fail_over(pause: Duration) -> (Vec<String>, Vec<Steps>) {
    let primary = Server::start(&[]);
    let database = primary.database();
    set_up(&database.owner.parse().unwrap(), &database.desk_name, None).unwrap();
    let standby = primary.start_standby(&[]);
    let socket = |server: &Server| format!("{}:5432", server.folder().display().to_string().replace('/', "%2F"));
    let both = format!("{},{}", socket(&primary), socket(&standby));
    let address = database.desk.replace(&socket(&primary), &both).parse().unwrap();
    let desks: Vec<PostgresJournal> = (0..DESKS).map(|_| opened(&address)).collect();
    let stream = event(&desks[0], 0);
    let failed_over = AtomicBool::new(false);
    let done = scope(|threads| {
        let start = |(number, desk)| {
            let failed_over = &failed_over;
            threads.spawn(move || work(desk, number, stream, failed_over))
        };
        let running: Vec<_> = (0..).zip(&desks).map(start).collect();
        sleep(pause);
        primary.kill();
        standby.promote();
        failed_over.store(true, Ordering::SeqCst);
        running.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(desks[0].damaged_streams(), Ok(vec![]));
    (desks[0].read(stream, 0).unwrap().into_iter().map(|entry| entry.body).collect(), done)
}

#[test]
fn every_acknowledged_step_is_there_once_after_a_killed_primary() {
    let times = std::env::var("CANTINA_FAILOVERS").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    for round in 0..times {
        let (entries, done) = fail_over(Duration::from_millis(100 + round * 137 % 400));
        let mut found: BTreeMap<String, u32> = BTreeMap::new();
        for entry in entries {
            *found.entry(entry).or_default() += 1;
        }
        for steps in &done {
            for step in &steps.acknowledged {
                assert_eq!(found.remove(step), Some(1), "round {round}: {step}");
            }
            for step in &steps.unknown {
                assert!(found.remove(step).is_none_or(|times| times == 1), "round {round}: {step}");
            }
        }
        assert!(found.is_empty(), "round {round}: {found:?}");
        let acknowledged: usize = done.iter().map(|steps| steps.acknowledged.len()).sum();
        let unknown: usize = done.iter().map(|steps| steps.unknown.len()).sum();
        let longest = done.iter().map(|steps| steps.longest_wait).max().unwrap_or_default();
        println!("round {round}: {acknowledged} steps, {unknown} without an answer; the longest took {longest:?}");
    }
}
