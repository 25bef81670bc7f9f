//! Alterations outside the program are found by the hashes.

use store::{Journal, StoreError};

use crate::common::{client, database, event, open, refused};

/// All ways to alter a journal, each with the index of the first damaged entry.
#[test]
fn the_hash_chain_finds_every_alteration() {
    for (sql, seq) in [
        (r"UPDATE cantina.entry SET body = '{\042pick\042:3}' WHERE seq = 2", 2),
        ("UPDATE cantina.entry SET kind = 'undo' WHERE seq = 0", 0),
        ("UPDATE cantina.entry SET at = '2026-11-22T10:00:00Z' WHERE seq = 4", 4),
        ("UPDATE cantina.entry SET hash = decode(repeat('00', 32), 'hex') WHERE seq = 3", 3),
        (r"UPDATE cantina.entry SET body = '\xff' WHERE seq = 1", 1),
        ("DELETE FROM cantina.entry WHERE seq = 2", 2),
        ("DELETE FROM cantina.entry WHERE seq = 4", 4),
        ("DELETE FROM cantina.entry", 0),
        (
            "INSERT INTO cantina.entry SELECT stream, 5, kind, at, body, hash, append, shop FROM cantina.entry WHERE seq = 4",
            5,
        ),
        ("UPDATE cantina.entry SET seq = seq + 10 WHERE seq >= 3", 3),
        ("UPDATE cantina.stream SET length = 4", 4),
        ("UPDATE cantina.stream SET head = decode(repeat('00', 32), 'hex')", 5),
    ] {
        let database = database();
        let journal = open(&database);
        let stream = event(&journal, 5);
        assert_eq!(journal.damaged_streams(), Ok(vec![]));
        let mut owner = client(&database.owner);
        for table in ["entry", "stream"] {
            owner.batch_execute(&format!("ALTER TABLE cantina.{table} DISABLE TRIGGER USER")).unwrap();
        }
        owner.batch_execute(sql).unwrap();
        let corrupt = refused(journal.read(stream, 0));
        match corrupt {
            StoreError::Corrupt { stream: found, seq: place } => assert_eq!((found, place), (stream, seq), "{sql}"),
            other => panic!("{sql}: {other}"),
        }
        assert_eq!(journal.damaged_streams(), Ok(vec![(stream, seq)]), "{sql}");
    }
}

#[test]
fn an_altered_entry_is_found_when_only_new_ones_are_read() {
    let database = database();
    let journal = open(&database);
    let stream = event(&journal, 5);
    let mut owner = client(&database.owner);
    owner.batch_execute("ALTER TABLE cantina.entry DISABLE TRIGGER USER").unwrap();
    owner.batch_execute("UPDATE cantina.entry SET body = '{}' WHERE seq = 4").unwrap();
    assert_eq!(journal.read(stream, 3), Err(StoreError::Corrupt { stream, seq: 4 }));
    assert_eq!(journal.read(stream, 5), Ok(vec![]));
}
