//! Connections that break at any moment: each acknowledged append is there once, and none is written twice.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{scope, sleep};
use std::time::Duration;

use store::{Devices, Journal, Request, RequestOutcome, Step, StoreError};

use crate::common::{client, database, entry, event, open};

/// Ends all connections of desks, again and again, until `done`.
fn break_connections(superuser: &str, done: &AtomicBool) {
    let mut client = client(superuser);
    // Longer pauses in between: on a busy machine, no append would be complete between two short ones.
    for pause in [5, 15, 40, 15, 200].into_iter().cycle() {
        if done.load(Ordering::SeqCst) {
            return;
        }
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                   WHERE datname = current_database() AND pid <> pg_backend_pid()";
        client.batch_execute(end).unwrap();
        sleep(Duration::from_millis(pause));
    }
}

/// Ends the other thread also when a test fails.
struct SetAtTheEnd<'a>(&'a AtomicBool);

impl Drop for SetAtTheEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::SeqCst);
    }
}

#[test]
fn appends_over_breaking_connections_are_written_exactly_once() {
    let database = database();
    let journal = open(&database);
    let stream = event(&journal, 0);
    let done = AtomicBool::new(false);
    scope(|threads| {
        let _end = SetAtTheEnd(&done);
        threads.spawn(|| break_connections(&database.superuser, &done));
        for number in 0..150 {
            let appended = journal.append(stream, &Step::new(number, &[entry(number)]));
            assert_eq!(appended.map(|appended| appended.length), Ok(number + 1));
        }
    });
    let bodies: Vec<String> = journal.read(stream, 0).unwrap().into_iter().map(|entry| entry.body).collect();
    assert_eq!(bodies, (0..150).map(|number| entry(number).body).collect::<Vec<_>>());
}

#[test]
fn requests_over_breaking_connections_are_accepted_exactly_once() {
    let database = database();
    let journal = open(&database);
    let stream = event(&journal, 0);
    let device = journal.enrol(stream, "player:1", &[7; 32]).unwrap();
    let done = AtomicBool::new(false);
    scope(|threads| {
        let _end = SetAtTheEnd(&done);
        threads.spawn(|| break_connections(&database.superuser, &done));
        for number in 0..60 {
            let request = Request { device, counter: number + 1, digest: [1; 32] };
            let entries = [entry(number)];
            let step = Step { request: Some(&request), ..Step::new(number, &entries) };
            let appended = journal.append(stream, &step).unwrap();
            assert_eq!((appended.length, appended.request), (number + 1, RequestOutcome::Now));
        }
    });
    assert_eq!(journal.device(device).unwrap().unwrap().asked, 60);
    assert_eq!(journal.read(stream, 0).unwrap().len(), 60);
}

#[test]
fn an_asynchronous_task_may_drop_the_journal() {
    let database = database();
    let journal = open(&database);
    event(&journal, 1);
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async { drop(journal) });
}

/// Two desks with equal entries: the one whose append came second must not take the other's for its own.
#[test]
fn an_equal_entry_of_another_desk_is_a_conflict() {
    let database = database();
    let desks = [open(&database), open(&database)];
    let stream = event(&desks[0], 0);
    let done = AtomicBool::new(false);
    let written: Vec<u64> = scope(|threads| {
        let _end = SetAtTheEnd(&done);
        threads.spawn(|| break_connections(&database.superuser, &done));
        let running = desks.each_ref().map(|desk| {
            threads.spawn(move || {
                let mut written = 0;
                for number in 0..40 {
                    match desk.append(stream, &Step::new(number, &[entry(number)])) {
                        Ok(_) => written += 1,
                        Err(StoreError::Conflict { .. }) => {}
                        Err(error) => panic!("{error}"),
                    }
                    while desk.row(stream).unwrap().unwrap().length <= number {}
                }
                written
            })
        });
        running.map(|one| one.join().unwrap()).into()
    });
    assert_eq!(written.iter().sum::<u64>(), 40, "each entry was acknowledged to exactly one desk: {written:?}");
    assert_eq!(desks[0].read(stream, 0).unwrap().len(), 40);
}
