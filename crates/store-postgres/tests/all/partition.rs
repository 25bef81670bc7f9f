//! The network is cut in the middle of an append: before the server gets the commit, or before the desk gets the answer.
//! Both sides keep their connections open and get nothing more on them.

use std::io::{Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};

use store::{Journal, Step, StoreError};
use store_postgres::PostgresJournal;
use test_postgres::Server;

use crate::common::{database, entry, event, refused};

/// Moments when the cable cuts a connection.
const NEVER: u8 = 0;
const BEFORE_THE_COMMIT: u8 = 1;
const AFTER_THE_COMMIT: u8 = 2;

/// The network between a desk and the server of the tests.
#[derive(Default)]
struct Cable {
    /// The next commit cuts its connection.
    next: AtomicU8,
    /// Nothing passes, on any connection.
    is_cut: AtomicBool,
    /// Connections that were cut stay open until the end of the test.
    kept: Mutex<Vec<UnixStream>>,
}

impl Cable {
    /// Accepts connections in a folder and passes them on to the server.
    fn new(folder: &Path) -> Arc<Cable> {
        let (cable, listener) = (Arc::new(Cable::default()), UnixListener::bind(folder.join(".s.PGSQL.5432")).unwrap());
        let shared = Arc::clone(&cable);
        spawn(move || {
            while let Ok((desk, _)) = listener.accept() {
                shared.connect(desk);
            }
        });
        cable
    }

    fn connect(self: &Arc<Cable>, desk: UnixStream) {
        let server = UnixStream::connect(socket()).unwrap();
        self.kept.lock().unwrap().extend([desk.try_clone().unwrap(), server.try_clone().unwrap()]);
        let is_lost = Arc::new(AtomicBool::new(false));
        for is_from_desk in [true, false] {
            let (cable, is_lost) = (Arc::clone(self), Arc::clone(&is_lost));
            let (from, to) = if is_from_desk { (&desk, &server) } else { (&server, &desk) };
            let (from, to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
            spawn(move || cable.pass(from, to, is_from_desk, &is_lost));
        }
    }

    fn pass(&self, mut from: UnixStream, mut to: UnixStream, is_from_desk: bool, is_lost: &AtomicBool) {
        let mut buffer = [0; 65_536];
        while let Ok(read @ 1..) = from.read(&mut buffer) {
            let part = &buffer[..read];
            let is_commit = is_from_desk && part.windows(7).any(|window| window == b"COMMIT\0");
            let moment = if is_commit { self.next.swap(NEVER, Ordering::SeqCst) } else { NEVER };
            if moment == BEFORE_THE_COMMIT || self.is_cut.load(Ordering::SeqCst) {
                is_lost.store(true, Ordering::SeqCst);
            }
            if is_lost.load(Ordering::SeqCst) {
                continue;
            }
            is_lost.store(moment == AFTER_THE_COMMIT, Ordering::SeqCst);
            if to.write_all(part).is_err() {
                return;
            }
        }
    }
}

/// Returns the socket of the server that the tests share.
fn socket() -> PathBuf {
    Server::shared().folder().join(".s.PGSQL.5432")
}

/// Opens a desk behind a cable in `folder`.
fn desk(folder: &Path) -> (PostgresJournal, Arc<Cable>) {
    let database = database();
    let cable = Cable::new(folder);
    let host = |path: &Path| path.display().to_string().replace('/', "%2F");
    let address = database.desk.replace(&host(Server::shared().folder()), &host(folder));
    (PostgresJournal::open(&address.parse().unwrap()).unwrap(), cable)
}

#[test]
fn an_append_cut_before_or_after_its_commit_is_written_once() {
    let folder = tempfile::tempdir().unwrap();
    let (journal, cable) = desk(folder.path());
    let stream = event(&journal, 0);
    for (length, moment) in (0..).zip([AFTER_THE_COMMIT, BEFORE_THE_COMMIT, AFTER_THE_COMMIT]) {
        cable.next.store(moment, Ordering::SeqCst);
        let appended = journal.append(stream, &Step::new(length, &[entry(length)]));
        assert_eq!(appended.map(|appended| appended.length), Ok(length + 1));
        assert_eq!(cable.next.load(Ordering::SeqCst), NEVER, "the cable was cut");
    }
    let bodies: Vec<String> = journal.read(stream, 0).unwrap().into_iter().map(|entry| entry.body).collect();
    assert_eq!(bodies, (0..3).map(|number| entry(number).body).collect::<Vec<_>>());
    assert_eq!(journal.damaged_streams(), Ok(vec![]));
}

#[test]
fn an_append_in_a_long_partition_fails_with_its_code_and_is_there_at_most_once() {
    for moment in [BEFORE_THE_COMMIT, AFTER_THE_COMMIT] {
        let folder = tempfile::tempdir().unwrap();
        let (journal, cable) = desk(folder.path());
        let stream = event(&journal, 3);
        cable.next.store(moment, Ordering::SeqCst);
        let since = Instant::now();
        let shared = Arc::clone(&cable);
        let cut = spawn(move || {
            while shared.next.load(Ordering::SeqCst) != NEVER {
                sleep(Duration::from_millis(1));
            }
            // The server has answered or will not: the commit itself takes less than this.
            sleep(Duration::from_millis(500));
            shared.is_cut.store(true, Ordering::SeqCst);
        });
        let error = refused(journal.append(stream, &Step::new(3, &[entry(3)])));
        assert_eq!(error.code(), "store.server_unreachable", "{error}");
        assert!(since.elapsed() < Duration::from_secs(20), "{:?}", since.elapsed());
        cut.join().unwrap();
        cable.is_cut.store(false, Ordering::SeqCst);
        let expected = if moment == AFTER_THE_COMMIT { 4 } else { 3 };
        assert_eq!(journal.read(stream, 0).map(|entries| entries.len()), Ok(expected));
        // The desk continues, after the server released the locks of the lost connection.
        let mut length = 3;
        while let Err(error) = journal.append(stream, &Step::new(length, &[entry(9)])) {
            assert!(since.elapsed() < Duration::from_secs(60), "{error}");
            if let StoreError::Conflict { found, .. } = error {
                length = found;
            }
        }
        assert_eq!(journal.read(stream, 0).map(|entries| entries.len()), Ok(expected + 1));
    }
}
