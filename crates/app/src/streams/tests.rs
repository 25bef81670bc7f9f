use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use store::{Appended, DeviceRow, Devices, Journal, MemoryJournal, NewStream, Store, StreamRow};

use super::*;
use crate::App;
use crate::Environment;
use crate::contract::{EventAct, EventView, NewEvent, ResultEntry, RoundTable, RoundsKind, StructureInput};

/// A journal whose next append waits for the test, or whose next appends are conflicts.
pub(crate) struct Slow {
    inner: MemoryJournal,
    /// Tells the test that an append has begun, and waits for the test.
    pub(crate) gate: Mutex<Option<(Sender<()>, Receiver<()>)>>,
    /// Number of coming appends that are refused as conflicts.
    conflicts: AtomicU64,
}

impl Journal for Slow {
    fn create(&self, new: &NewStream) -> Result<StreamId, StoreError> {
        self.inner.create(new)
    }

    fn append(&self, stream: StreamId, step: &Step<'_>) -> Result<Appended, StoreError> {
        if self.conflicts.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_ok() {
            return Err(StoreError::Conflict { expected: step.expected, found: step.expected + 1 });
        }
        let gate = self.gate.lock().unwrap().take();
        if let Some((begun, go_on)) = gate {
            begun.send(()).unwrap();
            go_on.recv_timeout(Duration::from_secs(60)).unwrap();
        }
        self.inner.append(stream, step)
    }

    fn read(&self, stream: StreamId, from: u64) -> Result<Vec<Entry>, StoreError> {
        self.inner.read(stream, from)
    }

    fn heads(&self, kind: StreamKind) -> Result<Vec<(StreamId, u64)>, StoreError> {
        self.inner.heads(kind)
    }

    fn rows(&self, kind: StreamKind) -> Result<Vec<StreamRow>, StoreError> {
        self.inner.rows(kind)
    }

    fn row(&self, stream: StreamId) -> Result<Option<StreamRow>, StoreError> {
        self.inner.row(stream)
    }

    fn rename(&self, stream: StreamId, name: &str) -> Result<(), StoreError> {
        self.inner.rename(stream, name)
    }

    fn archive(&self, stream: StreamId, archived: bool) -> Result<(), StoreError> {
        self.inner.archive(stream, archived)
    }

    fn revision(&self) -> Result<u64, StoreError> {
        self.inner.revision()
    }
}

impl Devices for Slow {
    fn enrol(&self, stream: StreamId, holder: &str, key: &[u8; 32]) -> Result<u32, StoreError> {
        self.inner.enrol(stream, holder, key)
    }

    fn print_key(&self, stream: StreamId, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        self.inner.print_key(stream, fresh)
    }

    fn printed(&self, stream: StreamId, holders: &[(String, [u8; 32])]) -> Result<Vec<Option<u32>>, StoreError> {
        self.inner.printed(stream, holders)
    }

    fn device(&self, id: u32) -> Result<Option<DeviceRow>, StoreError> {
        self.inner.device(id)
    }

    fn devices(&self, stream: StreamId) -> Result<Vec<DeviceRow>, StoreError> {
        self.inner.devices(stream)
    }

    fn revoke(&self, stream: StreamId, device: u32) -> Result<bool, StoreError> {
        self.inner.revoke(stream, device)
    }

    fn revoke_all(&self, stream: StreamId) -> Result<(), StoreError> {
        self.inner.revoke_all(stream)
    }

    fn reserve_reads(&self, device: u32, from: u64, to: u64) -> Result<Option<u64>, StoreError> {
        self.inner.reserve_reads(device, from, to)
    }

    fn accept(&self, request: &Request, refused: bool) -> Result<RequestOutcome, StoreError> {
        self.inner.accept(request, refused)
    }

    fn epoch(&self) -> Result<String, StoreError> {
        self.inner.epoch()
    }
}

/// Returns a desk over a slow journal with two events, and the journal.
pub(crate) fn slow_desk() -> (Arc<App>, Arc<Slow>, [u32; 2]) {
    let slow = Arc::new(Slow { inner: MemoryJournal::default(), gate: Mutex::new(None), conflicts: AtomicU64::new(0) });
    let desk =
        App::with_journal(Store::in_memory().unwrap(), Arc::<Slow>::clone(&slow), Environment::default()).unwrap();
    let event = |name: &str| desk.events().create_event(NewEvent::constructed(name)).unwrap().summary.id;
    let events = [event("Friday"), event("Saturday")];
    (Arc::new(desk), slow, events)
}

/// Starts to register Ada in an event, whose append then waits. Returns the writer and the channel that releases it.
fn held_writer(desk: &Arc<App>, slow: &Slow, event: u32) -> (JoinHandle<EventView>, Sender<()>) {
    held(desk, slow, move |desk| desk.events().act(event, &register("Ada")).unwrap())
}

/// Starts work whose first append then waits. Returns its thread and the channel that releases it.
fn held<T: Send + 'static>(
    desk: &Arc<App>,
    slow: &Slow,
    work: impl FnOnce(&App) -> T + Send + 'static,
) -> (JoinHandle<T>, Sender<()>) {
    let (begun, has_begun) = channel();
    let (go_on, may_go_on) = channel();
    *slow.gate.lock().unwrap() = Some((begun, may_go_on));
    let desk = Arc::clone(desk);
    let writer = std::thread::spawn(move || work(&desk));
    has_begun.recv_timeout(Duration::from_secs(60)).unwrap();
    (writer, go_on)
}

fn register(name: &str) -> EventAct {
    EventAct::RegisterPlayers { text: name.to_owned() }
}

#[test]
fn readers_and_writers_of_other_events_do_not_wait_for_an_append() {
    let (desk, slow, [friday, saturday]) = slow_desk();
    let (writer, go_on) = held_writer(&desk, &slow, friday);
    // The append to Friday is waiting for the disk.
    assert_eq!(desk.events().event(friday).unwrap().players.len(), 0);
    assert_eq!(desk.events().act(saturday, &register("Ben")).unwrap().players.len(), 1);
    assert_eq!(desk.events().list_events().unwrap().len(), 2);
    go_on.send(()).unwrap();
    assert_eq!(writer.join().unwrap().players.len(), 1);
    assert_eq!(desk.events().event(friday).unwrap().players.len(), 1);
}

#[test]
fn two_writers_of_one_event_both_succeed_and_the_slower_one_decides_again() {
    let (desk, slow, [friday, _]) = slow_desk();
    let (writer, go_on) = held_writer(&desk, &slow, friday);
    desk.events().act(friday, &register("Ben")).unwrap();
    go_on.send(()).unwrap();
    let names: Vec<String> = writer.join().unwrap().players.into_iter().map(|player| player.name).collect();
    assert_eq!(names, ["Ben", "Ada"]);
}

/// A match on this computer and the desk may report the same match: the result that is stored first stays.
#[test]
fn a_finished_match_does_not_overwrite_a_result_that_is_entered_in_the_same_moment() {
    for entered in [ResultEntry::Games { a: 0, b: 2, drawn: 0 }, ResultEntry::Games { a: 2, b: 1, drawn: 0 }] {
        let (desk, slow, [friday, _]) = slow_desk();
        desk.events().act(friday, &register("Ada\nBen")).unwrap();
        desk.events().act(friday, &EventAct::pair()).unwrap();
        let at = RoundTable { event: friday, round: 1, table: 1 };
        let (writer, go_on) = held(&desk, &slow, move |desk| desk.games().result_once(at, 2, 1, 0));
        let act = EventAct::EnterResult { round: 1, table: 1, result: entered.clone() };
        let after = desk.events().act(friday, &act).unwrap();
        go_on.send(()).unwrap();
        match writer.join().unwrap() {
            Ok(()) => assert_eq!(entered, ResultEntry::Games { a: 2, b: 1, drawn: 0 }),
            Err(error) => {
                assert_eq!(error.cause(), &Cause::ResultThere);
                assert_eq!(entered, ResultEntry::Games { a: 0, b: 2, drawn: 0 });
            }
        }
        let view = desk.events().event(friday).unwrap();
        assert_eq!(view.rounds[0].tables[0].result, Some(entered));
        assert_eq!(view.log.len(), after.log.len(), "no further step");
    }
}

/// As for matches, for the game of a multiplayer table.
#[test]
fn a_finished_table_does_not_overwrite_a_result_that_is_entered_in_the_same_moment() {
    let (desk, slow, [friday, _]) = slow_desk();
    let structure = StructureInput { rounds: RoundsKind::Tables, ..StructureInput::default() };
    desk.events().act(friday, &EventAct::SetStructure { structure }).unwrap();
    desk.events().act(friday, &register("Ada\nBen\nCleo")).unwrap();
    desk.events().act(friday, &EventAct::pair()).unwrap();
    let at = RoundTable { event: friday, round: 1, table: 1 };
    let (writer, go_on) = held(&desk, &slow, move |desk| desk.games().places_once(at, vec![5, 0, 0]));
    desk.events().act(friday, &EventAct::EnterTableResult { round: 1, table: 1, hp: vec![0, 0, 7] }).unwrap();
    go_on.send(()).unwrap();
    assert_eq!(writer.join().unwrap().unwrap_err().cause(), &Cause::ResultThere);
    let state = desk.events().state(friday).unwrap();
    assert_eq!(state.tournament.rounds()[0].tables[0].hp, Some(vec![0, 0, 7]));
    // The same result again is no further step.
    let length = desk.events().event(friday).unwrap().log.len();
    desk.games().places_once(at, vec![0, 0, 7]).unwrap();
    assert_eq!(desk.events().event(friday).unwrap().log.len(), length);
}

#[test]
fn a_writer_that_always_meets_conflicts_gets_the_error_that_the_event_is_busy() {
    let (desk, slow, [friday, _]) = slow_desk();
    slow.conflicts.store(TRIES as u64 - 1, Ordering::SeqCst);
    assert_eq!(desk.events().act(friday, &register("Ada")).unwrap().players.len(), 1);
    slow.conflicts.store(TRIES as u64, Ordering::SeqCst);
    assert_eq!(desk.events().act(friday, &register("Ben")).unwrap_err().cause(), &Cause::StoreBusyEvent);
    assert_eq!(desk.events().event(friday).unwrap().players.len(), 1);
}

#[test]
fn many_threads_change_one_event_of_a_database_and_no_change_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let desk = App::open(&folder.path().join("cantina.db")).unwrap();
    let event = desk.events().create_event(NewEvent::constructed("Friday")).unwrap().summary.id;
    std::thread::scope(|scope| {
        for writer in 0..8 {
            let desk = &desk;
            scope.spawn(move || {
                for number in 0..8 {
                    desk.events().act(event, &register(&format!("Player {writer}-{number}"))).unwrap();
                }
            });
        }
    });
    assert_eq!(desk.events().event(event).unwrap().players.len(), 64);
}

#[test]
fn the_list_of_events_is_read_without_folding_their_journals() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let desk = App::open(&path).unwrap();
    for name in ["Friday", "Saturday"] {
        let event = desk.events().create_event(NewEvent::constructed(name)).unwrap().summary.id;
        desk.events().act(event, &register("Ada\nBen")).unwrap();
        desk.events().act(event, &EventAct::pair()).unwrap();
    }
    desk.events().import(&desk.events().export(1).unwrap()).unwrap();
    desk.events().create_event(NewEvent::constructed("Sunday")).unwrap();
    let expected: Vec<_> = (1..=4).rev().map(|event| desk.events().event(event).unwrap().summary).collect();
    drop(desk);
    let desk = App::open(&path).unwrap();
    assert_eq!(desk.events().list_events().unwrap(), expected);
    assert!(desk.events().streams.lock().is_empty());
    // A status of other entries is not used.
    let stale = desk.core.journal().row(StreamId::event(1)).unwrap().unwrap().status;
    let entries = [NewEntry { kind: "x".into(), at: "2026-11-21T18:00:00Z".into(), body: "{}".into() }];
    let length = desk.core.journal().row(StreamId::event(1)).unwrap().unwrap().length;
    desk.core
        .journal()
        .append(StreamId::event(1), &Step { status: Some(&stale), ..Step::new(length, &entries) })
        .unwrap();
    assert!(desk.events().list_events().unwrap()[3].problem.is_some());
}
