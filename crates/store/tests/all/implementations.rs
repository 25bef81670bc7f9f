//! Every implementation of the journal behaves the same: the same random steps give the same outcomes and contents.

use store::{Journal, MemoryJournal, NewEntry, NewStream, Request, Step, Store, StreamId, StreamKind};

use crate::common::{Both, postgres};

/// A small generator of numbers below `n` (xorshift), so that a failure names its seed.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }
}

/// Takes one random step and returns its outcome as text.
fn step(journal: &dyn Both, numbers: &mut Numbers) -> String {
    let kind = StreamKind::ALL[numbers.below(4) as usize];
    let stream = StreamId { kind, number: 1 + numbers.below(3) as u32 };
    let device = 1 + numbers.below(4) as u32;
    let holder = ["player:1", "player:2", "judge:Ann"][numbers.below(3) as usize];
    let key = [numbers.below(3) as u8; 32];
    let entry = |number: u64| NewEntry {
        kind: format!("kind {number}"),
        at: format!("2026-11-21T10:00:{:02}Z", number % 60),
        body: format!("{{\"number\":{number}}}"),
    };
    let length = journal.row(stream).unwrap().map_or(0, |row| row.length);
    let entries: Vec<NewEntry> = (0..numbers.below(3)).map(|_| entry(numbers.below(100))).collect();
    let asked = journal.device(device).unwrap().map_or(0, |row| row.asked);
    let request = Request { device, counter: asked + numbers.below(2), digest: [numbers.below(2) as u8; 32] };
    match numbers.below(14) {
        0 => format!(
            "{:?}",
            journal.create(&NewStream {
                kind,
                name: holder.into(),
                at: "2026-11-21T10:00:00Z".into(),
                start: "{}".into(),
                status: "begun".into(),
                entries,
            })
        ),
        1..=3 => {
            let status = (numbers.below(2) == 0).then_some("status");
            let expected = length.saturating_sub(u64::from(numbers.below(4) == 0));
            format!("{:?}", journal.append(stream, &Step { status, ..Step::new(expected, &entries) }))
        }
        4 | 5 => {
            let expected = length.saturating_sub(u64::from(numbers.below(4) == 0));
            format!("{:?}", journal.append(stream, &Step { request: Some(&request), ..Step::new(expected, &entries) }))
        }
        6 => format!("{:?}", journal.rename(stream, holder)),
        7 => format!("{:?}", journal.archive(stream, numbers.below(2) == 0)),
        8 => format!("{:?}", journal.enrol(stream, holder, &key)),
        9 => format!("{:?}", journal.print_key(stream, &key)),
        10 => format!("{:?}", journal.printed(stream, &[(holder.into(), key)])),
        11 => match numbers.below(4) {
            0 => format!("{:?}", journal.revoke_all(stream)),
            _ => format!("{:?}", journal.revoke(stream, device)),
        },
        12 => format!("{:?}", journal.reserve_reads(device, numbers.below(20), numbers.below(40))),
        _ => format!("{:?}", journal.accept(&request, numbers.below(3) == 0)),
    }
}

/// Returns everything that a journal contains.
fn contents(journal: &dyn Both) -> String {
    let mut text = String::new();
    for kind in StreamKind::ALL {
        text += &format!("{:?}\n{:?}\n", journal.heads(kind).unwrap(), journal.rows(kind).unwrap());
        for (stream, length) in journal.heads(kind).unwrap() {
            text += &format!("{:?}\n", journal.read(stream, length / 2).unwrap());
            text += &format!("{:?}\n", journal.devices(stream).unwrap());
        }
    }
    text + &format!("{:?}", (1..20).map(|id| journal.device(id).unwrap()).collect::<Vec<_>>())
}

#[test]
fn the_database_and_the_memory_give_the_same_outcomes_for_random_steps() {
    for seed in 1..=60 {
        let (store, memory) = (Store::in_memory().unwrap(), MemoryJournal::default());
        let (mut one, mut other) = (Numbers(seed), Numbers(seed));
        for number in 0..80 {
            let expected = step(&store, &mut one);
            assert_eq!(step(&memory, &mut other), expected, "seed {seed}, step {number}");
        }
        assert_eq!(contents(&memory), contents(&store), "seed {seed}");
        assert!(store.verify().unwrap().is_empty());
    }
}

#[test]
fn the_server_and_the_memory_give_the_same_outcomes_for_random_steps() {
    for seed in 1..=12 {
        let (server, memory) = (postgres(), MemoryJournal::default());
        let (mut one, mut other) = (Numbers(seed), Numbers(seed));
        for number in 0..80 {
            let expected = step(&memory, &mut one);
            assert_eq!(step(&server, &mut other), expected, "seed {seed}, step {number}");
        }
        assert_eq!(contents(&server), contents(&memory), "seed {seed}");
        assert_eq!(server.damaged_streams(), Ok(vec![]));
    }
}
