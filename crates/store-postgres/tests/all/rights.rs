//! A desk adds entries, and cannot change or remove any.

use store::Devices;
use store_postgres::PostgresJournal;

use crate::common::{client, database, event, open, refused};

const REWRITES: [&str; 7] = [
    "UPDATE cantina.entry SET body = ''",
    "DELETE FROM cantina.entry",
    "TRUNCATE cantina.entry CASCADE",
    "DELETE FROM cantina.stream",
    "TRUNCATE cantina.stream CASCADE",
    "UPDATE cantina.stream SET start = 'x'",
    "UPDATE cantina.about SET format = 0",
];

#[test]
fn the_login_of_a_desk_cannot_change_or_remove_entries() {
    let database = database();
    event(&open(&database), 3);
    let mut desk = client(&database.desk);
    let more =
        ["DROP TABLE cantina.entry", "ALTER TABLE cantina.entry DISABLE TRIGGER ALL", "CREATE TABLE cantina.x ()"];
    for sql in REWRITES.into_iter().chain(more) {
        let error = desk.batch_execute(sql).unwrap_err();
        assert_eq!(error.code().unwrap().code(), "42501", "{sql}: {error:?}");
    }
}

/// The owner can remove the triggers, and so every table. They protect against accidents.
#[test]
fn the_tables_refuse_to_change_or_remove_entries_even_for_the_owner() {
    let database = database();
    event(&open(&database), 3);
    let mut owner = client(&database.owner);
    for sql in REWRITES.into_iter().filter(|sql| !sql.contains("about")) {
        assert!(owner.batch_execute(sql).is_err(), "{sql}");
    }
    assert!(owner.batch_execute("UPDATE cantina.stream SET length = 2").is_err(), "a stream only grows");
}

#[test]
fn a_login_that_could_change_entries_is_refused() {
    let database = database();
    for address in [&database.owner, &database.superuser] {
        let error = refused(PostgresJournal::open(&address.parse().unwrap()));
        assert_eq!(error.code(), "store.server_rights", "{error}");
    }
    let grant = format!("GRANT UPDATE (at) ON cantina.entry TO {}", database.desk_name);
    client(&database.owner).batch_execute(&grant).unwrap();
    assert_eq!(refused(PostgresJournal::open(&database.desk.parse().unwrap())).code(), "store.server_rights");
}

#[test]
fn the_epoch_changes_when_the_database_was_restored_elsewhere() {
    let database = database();
    let epoch = || open(&database).epoch().unwrap();
    assert_eq!((epoch(), epoch()), (String::new(), String::new()));
    client(&database.owner).batch_execute("UPDATE cantina.about SET place = 'another server'").unwrap();
    let fresh = epoch();
    assert_eq!((fresh.len(), epoch()), (32, fresh));
}
