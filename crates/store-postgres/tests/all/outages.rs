//! A server that cannot accept a step: no free connection, no space, no standby. Each is an error with a code, no
//! step is written in part, and the desk continues after the cause ends.

use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

use postgres::{Client, NoTls};
use store::{Journal, NewEntry, Step, StoreError};
use store_postgres::{PostgresJournal, set_up};
use test_postgres::{Database, Server};

use crate::common::{client, database, entry, event, open, refused};

/// Takes all connections that the server has left for logins without special rights.
fn take_all(database: &Database) -> Vec<Client> {
    let mut taken = Vec::new();
    while let Ok(client) = Client::connect(&database.desk, NoTls) {
        taken.push(client);
    }
    taken
}

#[test]
fn a_server_without_free_connections_is_busy_and_an_open_desk_continues_with_those_it_has() {
    let server = Server::start(&["-c", "max_connections=10"]);
    let database = server.database();
    set_up(&database.owner.parse().unwrap(), &database.desk_name, None).unwrap();
    let journal = open(&database);
    let stream = event(&journal, 0);
    let taken = take_all(&database);
    assert!(!taken.is_empty());
    let error = refused(PostgresJournal::open(&database.desk.parse().unwrap()));
    assert_eq!(error.code(), "store.server_busy", "{error}");
    // Four threads share the only connection that the desk has.
    scope(|threads| {
        for _ in 0..4 {
            threads.spawn(|| {
                for number in 0..5 {
                    let mut length = 0;
                    while let Err(error) = journal.append(stream, &Step::new(length, &[entry(number)])) {
                        match error {
                            StoreError::Conflict { found, .. } => length = found,
                            other => panic!("{other}"),
                        }
                    }
                }
            });
        }
    });
    assert_eq!(journal.read(stream, 0).unwrap().len(), 20);
    drop(taken);
    // The server notices the end of a connection a moment later.
    let since = Instant::now();
    while let Err(error) = PostgresJournal::open(&database.desk.parse().unwrap()) {
        assert_eq!(error.code(), "store.server_busy");
        assert!(since.elapsed() < Duration::from_secs(20));
        sleep(Duration::from_millis(20));
    }
}

/// The server reports a full disk in the middle of an append. `cargo run -p store-postgres --example disk_full` fills a
/// real one.
#[test]
fn a_full_disk_in_the_middle_of_an_append_writes_nothing_and_has_its_code() {
    let database = database();
    let journal = open(&database);
    let stream = event(&journal, 3);
    let mut owner = client(&database.owner);
    owner
        .batch_execute(
            "CREATE FUNCTION cantina.full() RETURNS trigger LANGUAGE plpgsql AS $$
             BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
             CREATE TRIGGER full_disk BEFORE INSERT ON cantina.entry FOR EACH ROW WHEN (NEW.seq = 5)
             EXECUTE FUNCTION cantina.full()",
        )
        .unwrap();
    let entries: Vec<NewEntry> = (3..8).map(entry).collect();
    assert_eq!(refused(journal.append(stream, &Step::new(3, &entries))).code(), "store.disk_full");
    assert_eq!(journal.read(stream, 0).unwrap().len(), 3);
    owner.batch_execute("DROP TRIGGER full_disk ON cantina.entry").unwrap();
    assert_eq!(journal.append(stream, &Step::new(3, &entries)).unwrap().length, 8);
    assert_eq!(journal.damaged_streams(), Ok(vec![]));
}

/// A commit that waits for a standby holds its locks, so the repeated run of the append finds them locked.
#[test]
fn a_step_is_not_confirmed_without_the_synchronous_standby_and_is_there_once_after_it_returned() {
    let server = Server::start(&[]);
    let database = server.database();
    set_up(&database.owner.parse().unwrap(), &database.desk_name, None).unwrap();
    let journal = open(&database);
    let stream = event(&journal, 3);
    let mut superuser = client(&database.superuser);
    // A database name in the address of the superuser, and a setting of the whole server.
    let mut configure = |names: &str| {
        superuser.batch_execute("SET synchronous_commit = 'local'").unwrap();
        superuser.batch_execute(&format!("ALTER SYSTEM SET synchronous_standby_names = '{names}'")).unwrap();
        superuser.batch_execute("SELECT pg_reload_conf()").unwrap();
        sleep(Duration::from_millis(300));
    };
    configure("missing");
    let since = Instant::now();
    let error = refused(journal.append(stream, &Step::new(3, &[entry(3)])));
    assert_eq!(error.code(), "store.server_unreachable", "{error}");
    assert!(since.elapsed() < Duration::from_secs(16), "{:?}", since.elapsed());
    configure("");
    let since = Instant::now();
    let mut length = 3;
    while let Err(error) = journal.append(stream, &Step::new(length, &[entry(4)])) {
        match error {
            StoreError::Conflict { found, .. } => length = found,
            StoreError::Locked { .. } => {}
            other => panic!("{other}"),
        }
        assert!(since.elapsed() < Duration::from_secs(20));
    }
    let bodies: Vec<String> = journal.read(stream, 3).unwrap().into_iter().map(|entry| entry.body).collect();
    assert_eq!(bodies, [entry(3).body, entry(4).body]);
}
