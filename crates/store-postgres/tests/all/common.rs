//! Shared helpers.

use postgres::{Client, NoTls};
use store::{Journal, NewEntry, NewStream, StreamId, StreamKind};
use store_postgres::{PostgresJournal, set_up};
use test_postgres::{Database, Server};

/// Creates a database with tables.
pub(crate) fn database() -> Database {
    let database = Server::shared().database();
    set_up(&database.owner.parse().unwrap(), &database.desk_name, None).unwrap();
    database
}

pub(crate) fn open(database: &Database) -> PostgresJournal {
    PostgresJournal::open(&database.desk.parse().unwrap()).unwrap()
}

/// Connects without the program.
pub(crate) fn client(address: &str) -> Client {
    Client::connect(address, NoTls).unwrap()
}

pub(crate) fn entry(seq: u64) -> NewEntry {
    NewEntry { kind: "pick".into(), at: "2026-11-21T10:00:00Z".into(), body: format!("{{\"pick\":{seq}}}") }
}

/// Creates an event with `entries` entries.
pub(crate) fn event(journal: &PostgresJournal, entries: u64) -> StreamId {
    let new = NewStream {
        kind: StreamKind::Event,
        name: "Friday draft".into(),
        at: "2026-11-21T10:00:00Z".into(),
        start: String::new(),
        status: String::new(),
        entries: (0..entries).map(entry).collect(),
    };
    journal.create(&new).unwrap()
}

/// Returns the error of a result.
pub(crate) fn refused<T, E>(result: Result<T, E>) -> E {
    match result {
        Ok(_) => panic!("not refused"),
        Err(error) => error,
    }
}
