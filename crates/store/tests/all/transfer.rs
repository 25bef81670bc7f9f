//! Copies of streams between all implementations.

use std::sync::Arc;

use store::{
    Journal, MemoryJournal, NewStream, Step, StoreError, StreamId, StreamKind, Transfer, copy_streams, push_streams,
};

use crate::common::{AT, Both, entry, new_event, on_every_implementation, refused};

/// Fills a journal with two events, a game and a league.
fn fill(journal: &dyn Both) {
    let first = journal.create(&new_event("Friday", 3)).unwrap();
    let step = Step { at: Some("2026-11-22T10:00:00Z"), status: Some("over"), ..Step::new(3, &[]) };
    journal.append(first, &step).unwrap();
    journal.append(first, &Step { status: Some("over"), ..Step::new(3, &[entry(3)]) }).unwrap();
    journal.archive(first, true).unwrap();
    journal.create(&new_event("Saturday", 1_203)).unwrap();
    journal.create(&NewStream { kind: StreamKind::Game, start: "{}".into(), ..new_event("", 2) }).unwrap();
    journal.create(&NewStream { kind: StreamKind::League, ..new_event("Winter", 0) }).unwrap();
}

fn contents(journal: &dyn Both) -> String {
    let mut text = String::new();
    for kind in StreamKind::ALL {
        text += &format!("{:?}\n", journal.rows(kind).unwrap());
        for (stream, _) in journal.heads(kind).unwrap() {
            text += &format!("{:?}\n", journal.read(stream, 0).unwrap());
        }
    }
    text
}

#[test]
fn a_copy_is_equal_in_every_direction_and_a_repeated_one_changes_nothing() {
    on_every_implementation(|from_name, open_from| {
        let from = open_from();
        fill(&*from);
        on_every_implementation(|to_name, open_to| {
            let name = format!("{from_name} to {to_name}");
            let to = open_to();
            let done = copy_streams(&*from, &*to).unwrap();
            assert_eq!((done.created, done.continued, done.unchanged), (4, 0, 0), "{name}");
            assert_eq!(contents(&*to), contents(&*from), "{name}");
            assert_eq!(to.damaged_streams(), Ok(vec![]), "{name}");
            let again = copy_streams(&*from, &*open_to()).unwrap();
            assert_eq!(again, Transfer { unchanged: 4, ..Transfer::default() }, "{name}");
        });
    });
}

#[test]
fn a_copy_that_was_interrupted_continues_and_another_stream_is_not_touched() {
    on_every_implementation(|name, open| {
        let (from, to) = (MemoryJournal::default(), open());
        fill(&from);
        // As if the first copy had ended after the first chunk of the second event.
        to.create(&new_event("Friday", 3)).unwrap();
        to.create(&new_event("Saturday", 501)).unwrap();
        let done = copy_streams(&from, &*to).unwrap();
        assert_eq!((done.created, done.continued, done.entries), (2, 2, 704), "{name}");
        assert_eq!(contents(&*to), contents(&from), "{name}");

        from.create(&NewStream { entries: vec![entry(7)], ..new_event("Sunday", 0) }).unwrap();
        let other = to.create(&NewStream { entries: vec![entry(8)], ..new_event("Monday", 0) }).unwrap();
        assert_eq!(refused(copy_streams(&from, &*to)), StoreError::Different { stream: other }, "{name}");
        assert_eq!(to.row(other).unwrap().unwrap().length, 1, "{name}");
    });
}

#[test]
fn pushed_events_are_recognised_under_other_numbers() {
    on_every_implementation(|name, open| {
        let to = open();
        to.create(&new_event("Of another shop", 5)).unwrap();
        let shop: Arc<dyn Both> = Arc::new(MemoryJournal::default());
        let at = "2026-11-23T10:00:00Z".to_owned();
        let event = shop.create(&NewStream { at, ..new_event("Ours", 4) }).unwrap();
        let there = StreamId::event(2);
        let first = push_streams(&*shop, &*to, &[event]).unwrap();
        assert_eq!((first.0.created, first.1), (1, vec![there]), "{name}");
        shop.append(event, &Step::new(4, &[entry(4)])).unwrap();
        let second = push_streams(&*shop, &*to, &[event]).unwrap();
        assert_eq!((second.0.continued, second.0.entries, second.1), (1, 1, vec![there]), "{name}");
        assert_eq!(to.read(there, 0), shop.read(event, 0), "{name}");
        assert_eq!(to.heads(StreamKind::Event).unwrap(), [(there, 5), (StreamId::event(1), 5)], "{name}");

        to.append(there, &Step::new(5, &[entry(55)])).unwrap();
        shop.append(event, &Step::new(5, &[entry(5)])).unwrap();
        assert_eq!(refused(push_streams(&*shop, &*to, &[event])), StoreError::Different { stream: event }, "{name}");
        assert_eq!(AT, shop.read(event, 0).unwrap()[0].at, "{name}");
    });
}
