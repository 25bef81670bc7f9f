//! Streams of all kinds in one table: each with its own numbers, hashes and list.

use rusqlite::Connection;
use store::{Journal, NewEntry, NewStream, Step, Store, StoreError, StreamId, StreamKind};

fn entry(number: u32) -> NewEntry {
    NewEntry {
        kind: String::new(),
        at: format!("2026-11-21T10:00:{number:02}Z"),
        body: format!("{{\"step\":{number}}}"),
    }
}

fn new(kind: StreamKind) -> NewStream {
    NewStream {
        kind,
        name: format!("A {kind}"),
        at: "2026-11-21T10:00:00Z".into(),
        start: "{}".into(),
        status: "begun".into(),
        entries: vec![entry(0)],
    }
}

#[test]
fn streams_of_each_kind_have_their_own_numbers_lists_and_entries() {
    let store = Store::in_memory().unwrap();
    for kind in StreamKind::ALL {
        let stream = store.create(&new(kind)).unwrap();
        assert_eq!(stream, StreamId { kind, number: 1 });
        assert_eq!(store.create(&new(kind)).unwrap(), StreamId { kind, number: 2 });
        let (second, third) = ([entry(1)], [entry(2)]);
        let step = Step { name: Some("Winter"), status: Some("over"), ..Step::new(1, &second) };
        assert_eq!(store.append(stream, &step).unwrap().length, 2);
        let late = Step { name: Some("Summer"), ..Step::new(1, &third) };
        assert_eq!(store.append(stream, &late), Err(StoreError::Conflict { expected: 1, found: 2 }));
        let bodies: Vec<String> = store.read(stream, 0).unwrap().into_iter().map(|entry| entry.body).collect();
        assert_eq!(bodies, [entry(0).body, entry(1).body]);
        let row = store.row(stream).unwrap().unwrap();
        assert_eq!((row.name.as_str(), row.status.as_str(), row.start.as_str()), ("Winter", "over", "{}"));
        assert_eq!((row.length, row.updated_at, row.archived), (2, entry(1).at, false));
        store.archive(stream, true).unwrap();
        assert!(store.row(stream).unwrap().unwrap().archived);
        assert_eq!(store.heads(kind).unwrap(), [(StreamId { kind, number: 2 }, 1), (stream, 2)]);
        let nowhere = StreamId { kind, number: 9 };
        assert_eq!(store.read(nowhere, 0), Err(StoreError::NoStream { stream: nowhere }));
        assert_eq!(store.archive(nowhere, true), Err(StoreError::NoStream { stream: nowhere }));
    }
    assert!(store.verify().unwrap().is_empty());
}

#[test]
fn a_backup_contains_all_kinds_and_alterations_are_found() {
    for kind in StreamKind::ALL {
        let folder = tempfile::tempdir().unwrap();
        let (path, copy) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
        let store = Store::open(&path).unwrap();
        let stream = store.create(&new(kind)).unwrap();
        store.append(stream, &Step::new(1, &[entry(1)])).unwrap();
        store.backup(&copy).unwrap();
        let written = store.read(stream, 0).unwrap();
        store.close().unwrap();
        let kept = Store::open(&copy).unwrap();
        assert_eq!(kept.read(stream, 0), Ok(written));
        kept.check().unwrap();
        kept.close().unwrap();

        let conn = Connection::open(&copy).unwrap();
        for sql in
            ["DELETE FROM entry", "UPDATE entry SET body = 'x'", "DELETE FROM stream", "UPDATE stream SET start = ''"]
        {
            assert!(conn.execute(sql, []).is_err(), "{kind}: {sql}");
        }
        conn.execute_batch("DROP TRIGGER entry_is_not_rewritten; UPDATE entry SET body = 'x' WHERE seq = 1").unwrap();
        conn.close().unwrap();
        let store = Store::open(&copy).unwrap();
        let damaged = StoreError::Corrupt { stream, seq: 1 };
        assert_eq!(store.read(stream, 0), Err(damaged.clone()), "{kind}");
        assert_eq!(store.check(), Err(damaged), "{kind}");
    }
}
