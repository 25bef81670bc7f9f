//! Notifications of changes by other desks.

use std::thread::sleep;
use std::time::{Duration, Instant};

use store::{Journal, Step};

use crate::common::{client, database, entry, event, open};

/// Longest time until another desk sees a change, with room for a busy machine.
const SEEN: Duration = Duration::from_secs(5);

/// Waits until a desk sees another number of writes.
fn seen(desk: &impl Journal, before: u64) -> u64 {
    let since = Instant::now();
    loop {
        let now = desk.revision().unwrap();
        if now != before {
            return now;
        }
        assert!(since.elapsed() < SEEN, "the change was not seen");
        sleep(Duration::from_millis(10));
    }
}

/// Returns the number of connections that wait for notifications.
const LISTENING: &str =
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'";

#[test]
fn changes_of_other_desks_are_seen_also_after_the_connection_for_notifications_broke() {
    let database = database();
    let (first, second) = (open(&database), open(&database));
    let stream = event(&first, 1);
    let mut known = second.revision().unwrap();
    let mut superuser = client(&database.superuser);
    let since = Instant::now();
    while superuser.query_one(LISTENING, &[]).unwrap().get::<_, i64>(0) == 0 {
        assert!(since.elapsed() < SEEN, "no connection waits for notifications");
        sleep(Duration::from_millis(10));
    }
    for length in 1..4 {
        first.append(stream, &Step::new(length, &[entry(length)])).unwrap();
        known = seen(&second, known);
    }
    let end = LISTENING.replace("count(*)", "count(pg_terminate_backend(pid))");
    superuser.query_one(&end, &[]).unwrap();
    first.append(stream, &Step::new(4, &[entry(4)])).unwrap();
    seen(&second, known);
}

/// A desk that never asks for changes, such as a short command, opens no connection for them.
#[test]
fn only_a_desk_that_asks_for_changes_waits_for_notifications() {
    let database = database();
    let journal = open(&database);
    event(&journal, 1);
    let mut superuser = client(&database.superuser);
    assert_eq!(superuser.query_one(LISTENING, &[]).unwrap().get::<_, i64>(0), 0);
}

/// The window calls the journal from tasks of another runtime.
#[test]
fn a_task_of_another_runtime_may_use_the_journal() {
    let database = database();
    for runtime in [tokio::runtime::Builder::new_current_thread().build(), tokio::runtime::Runtime::new()] {
        let length = runtime.unwrap().block_on(async {
            let journal = open(&database);
            let stream = event(&journal, 2);
            tokio::spawn(async move { journal.read(stream, 0).unwrap().len() }).await.unwrap()
        });
        assert_eq!(length, 2);
    }
}
