//! Events, journals and devices in normal use, in memory, in a file and on a server.

use std::sync::Arc;

use store::{NewEntry, Request, RequestOutcome, Step, StoreError, StreamId, StreamKind};

use crate::common::{AT, Both, assert_prefix, entry, new_event, on_every_implementation, refused};

fn append_to(journal: &Arc<dyn Both>, event: StreamId, expected: u64, entries: &[NewEntry]) -> Result<u64, StoreError> {
    journal.append(event, &Step::new(expected, entries)).map(|appended| appended.length)
}

#[test]
fn a_journal_is_shared_between_threads() {
    on_every_implementation(|name, open| {
        let journal = open();
        let write = || {
            let event = journal.create(&new_event("Friday draft", 2)).unwrap();
            for seq in 2..20 {
                assert_eq!(append_to(&journal, event, seq, &[entry(seq)]), Ok(seq + 1), "{name}");
            }
            event
        };
        let events: Vec<StreamId> = std::thread::scope(|threads| {
            let running = [(); 4].map(|()| threads.spawn(write));
            running.map(|one| one.join().unwrap()).into()
        });
        for event in &events {
            assert_prefix(&journal.read(*event, 0).unwrap(), 20);
        }
        let mut listed: Vec<StreamId> = journal.rows(StreamKind::Event).unwrap().iter().map(|row| row.id).collect();
        listed.sort_unstable();
        assert_eq!(listed, (1..=4).map(StreamId::event).collect::<Vec<_>>(), "{name}");
    });
}

#[test]
fn an_event_and_its_journal_are_read_back_as_written() {
    on_every_implementation(|name, open| {
        let journal = open();
        let first = journal.create(&new_event("Friday draft", 2)).unwrap();
        let second = journal.create(&new_event("Ünïcode \u{1F680}\0", 0)).unwrap();
        assert_eq!((first, second), (StreamId::event(1), StreamId::event(2)), "{name}");

        let later =
            NewEntry { kind: "result".into(), at: "2026-11-21T11:30:00Z".into(), body: "{\"ö\":\"\u{0}\"}".into() };
        assert_eq!(append_to(&journal, first, 2, std::slice::from_ref(&later)), Ok(3), "{name}");
        assert_eq!(append_to(&journal, first, 3, &[]), Ok(3), "{name}");

        let read = open().read(first, 0).unwrap();
        assert_prefix(&read[..2], 2);
        assert_eq!((&read[2].kind, &read[2].at, &read[2].body), (&later.kind, &later.at, &later.body), "{name}");
        assert_eq!(journal.read(first, 2).unwrap(), read[2..], "{name}");
        assert_eq!(journal.read(first, 3).unwrap(), [], "{name}");
        assert_eq!(journal.read(first, u64::MAX).unwrap(), [], "{name}");
        assert_eq!(journal.first(first).unwrap().as_ref(), read.first(), "{name}");
        assert_eq!(journal.first(second).unwrap(), None, "{name}");

        let events = journal.rows(StreamKind::Event).unwrap();
        assert_eq!(events.iter().map(|row| row.id).collect::<Vec<_>>(), [second, first], "{name}: newest first");
        assert_eq!(events[0].name, "Ünïcode \u{1F680}\0", "{name}");
        assert_eq!((events[0].length, events[0].updated_at.as_str()), (0, AT), "{name}");
        assert_eq!((events[1].length, &events[1].updated_at), (3, &later.at), "{name}");
        assert_eq!(journal.row(first).unwrap(), Some(events[1].clone()), "{name}");
    });
}

#[test]
fn renaming_and_archiving_do_not_change_the_journal() {
    on_every_implementation(|name, open| {
        let journal = open();
        let id = journal.create(&new_event("Friday draft", 3)).unwrap();
        journal.rename(id, "Saturday draft").unwrap();
        journal.archive(id, true).unwrap();
        let row = open().row(id).unwrap().unwrap();
        assert_eq!((row.name.as_str(), row.archived, row.length), ("Saturday draft", true, 3), "{name}");
        assert_prefix(&journal.read(id, 0).unwrap(), 3);
        journal.archive(id, false).unwrap();
        assert!(!journal.row(id).unwrap().unwrap().archived, "{name}");
    });
}

#[test]
fn an_unknown_event_is_not_found() {
    on_every_implementation(|name, open| {
        let (journal, event) = (open(), StreamId::event(7));
        let missing = StoreError::NoStream { stream: event };
        assert_eq!(missing.code(), "store.not_found");
        assert_eq!(journal.row(event), Ok(None), "{name}");
        assert_eq!(journal.read(event, 0), Err(missing.clone()), "{name}");
        assert_eq!(journal.first(event), Err(missing.clone()), "{name}");
        assert_eq!(append_to(&journal, event, 0, &[entry(0)]), Err(missing.clone()), "{name}");
        assert_eq!(journal.rename(event, "x"), Err(missing.clone()), "{name}");
        assert_eq!(journal.archive(event, true), Err(missing), "{name}");
    });
}

#[test]
fn the_second_of_two_conflicting_appends_is_refused() {
    on_every_implementation(|name, open| {
        let (window, line) = (open(), open());
        let id = window.create(&new_event("Friday draft", 2)).unwrap();
        let before = line.revision().unwrap();
        assert_eq!(append_to(&window, id, 2, &[entry(2)]), Ok(3), "{name}");
        assert!(line.revision().unwrap() > before, "{name}: others see that something was written");
        let conflict = refused(append_to(&line, id, 2, &[entry(99)]));
        assert_eq!(conflict, StoreError::Conflict { expected: 2, found: 3 }, "{name}");
        assert_eq!(conflict.code(), "store.conflict");
        assert_eq!(append_to(&line, id, 3, &[entry(3)]), Ok(4), "{name}");
        assert_prefix(&window.read(id, 0).unwrap(), 4);
    });
}

#[test]
fn threads_of_two_programs_append_every_entry_exactly_once() {
    on_every_implementation(|name, open| {
        let programs = [open(), open()];
        let id = programs[0].create(&new_event("Friday draft", 0)).unwrap();
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let journal = Arc::clone(&programs[thread % 2]);
                scope.spawn(move || {
                    for _ in 0..25 {
                        let mut length = journal.row(id).unwrap().unwrap().length;
                        while let Err(error) = append_to(&journal, id, length, &[entry(length)]) {
                            let StoreError::Conflict { found, .. } = error else { panic!("{name}: {error}") };
                            length = found;
                        }
                    }
                });
            }
        });
        assert_prefix(&programs[0].read(id, 0).unwrap(), 100);
    });
}

#[test]
fn a_refused_request_uses_up_its_number_and_stays_refused() {
    on_every_implementation(|name, open| {
        let journal = open();
        let first = journal.create(&new_event("Saturday", 1)).unwrap();
        let device = journal.enrol(first, "player:1", &[7; 32]).unwrap();
        let ask = |counter, digest: u8, refused: bool| {
            journal.accept(&Request { device, counter, digest: [digest; 32] }, refused).unwrap()
        };
        assert_eq!(ask(1, 1, true), RequestOutcome::Now, "{name}");
        assert_eq!(ask(1, 1, false), RequestOutcome::Refused, "{name}");
        assert_eq!(ask(1, 2, false), RequestOutcome::OutOfOrder { asked: 1 }, "{name}");
        assert_eq!((ask(2, 2, false), ask(2, 2, true)), (RequestOutcome::Now, RequestOutcome::Again), "{name}");
        assert_eq!(ask(1, 1, false), RequestOutcome::OutOfOrder { asked: 2 }, "{name}");
        let row = open().device(device).unwrap().unwrap();
        assert_eq!((row.asked, row.refused), (2, false), "{name}");
    });
}

#[test]
fn numbers_of_reads_are_reserved_once_by_all_programs() {
    on_every_implementation(|name, open| {
        let journal = open();
        let first = journal.create(&new_event("Saturday", 1)).unwrap();
        let phone = journal.enrol(first, "scorekeeper:Sam", &[7; 32]).unwrap();
        assert_eq!(journal.reserve_reads(phone, 5, 100).unwrap(), None, "{name}");
        drop(journal);
        let journal = open();
        assert_eq!(journal.reserve_reads(phone, 100, 200).unwrap(), Some(100), "{name}");
        assert_eq!(journal.reserve_reads(phone, 101, u64::MAX).unwrap(), None, "{name}");
        assert!(journal.reserve_reads(phone, u64::MAX, u64::MAX).unwrap().is_some(), "{name}");
        assert!(journal.reserve_reads(phone + 1, 1, 2).unwrap().is_some(), "{name}: no such phone");
    });
}
