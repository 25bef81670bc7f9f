//! Databases on full or read-only disks, which can still be read.

use crate::common;

use std::fs;
use std::path::Path;

use common::{append, assert_prefix, contents, database, entry, new_event, refused};
use store::{Journal, Store, StoreError, StreamId};

/// Reads a whole read-only database, and checks that every write is rejected with `code`.
fn assert_can_be_read(path: &Path, entries: usize, code: &str) {
    let store = Store::open(path).unwrap();
    assert_eq!(store.read_only().map(StoreError::code), Some(code));
    assert_prefix(&store.read(StreamId::event(1), 0).unwrap(), entries);
    assert_eq!(store.verify().unwrap(), []);
    store.check().unwrap();
    assert_eq!(refused(append(&store, StreamId::event(1), entries as u64, &[entry(entries as u64)])).code(), code);
    assert_eq!(refused(store.create(&new_event("Saturday", 1))).code(), code);
    assert_prefix(&store.read(StreamId::event(1), 0).unwrap(), entries);
    let elsewhere = tempfile::tempdir().unwrap();
    let to = elsewhere.path().join("backup.db");
    store.backup(&to).unwrap();
    assert_prefix(&Store::open(&to).unwrap().read(StreamId::event(1), 0).unwrap(), entries);
    store.close().unwrap();
}

/// Simulates a read-only medium: the lock cannot be created, because the kernel's own folder rejects new files even
/// from the administrator.
#[cfg(target_os = "linux")]
fn forbid_lock(path: &Path) {
    let lock = format!("{}.lock", path.display());
    let _ = fs::remove_file(&lock);
    std::os::unix::fs::symlink("/sys/kernel/cantina.lock", lock).unwrap();
}

#[cfg(target_os = "linux")]
#[test]
fn a_read_only_database_can_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 60);
    forbid_lock(&path);
    fs::remove_file(folder.path().join("cantina.db.lock")).unwrap();
    let before = contents(folder.path());
    forbid_lock(&path);
    assert_can_be_read(&path, 60, "store.read_only");
    fs::remove_file(folder.path().join("cantina.db.lock")).unwrap();
    assert!(contents(folder.path()) == before, "something was written");
}

/// A crash left a log with acknowledged data.
#[cfg(target_os = "linux")]
#[test]
fn the_log_of_a_read_only_database_is_read() {
    let (used, crashed) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let live = used.path().join("cantina.db");
    let id = database(&live, 3);
    let store = Store::open(&live).unwrap();
    for seq in 3..40 {
        append(&store, id, seq, &[entry(seq)]).unwrap();
    }
    let path = crashed.path().join("cantina.db");
    for suffix in ["", "-wal", ".mark"] {
        fs::copy(format!("{}{suffix}", live.display()), format!("{}{suffix}", path.display())).unwrap();
    }
    forbid_lock(&path);
    assert_can_be_read(&path, 40, "store.read_only");
    // With half of the log, the loss is reported and the log is unchanged.
    let log = crashed.path().join("cantina.db-wal");
    let bytes = fs::read(&log).unwrap();
    fs::write(&log, &bytes[..bytes.len() / 2]).unwrap();
    let store = Store::open(&path).unwrap();
    let entries = store.read(id, 0).unwrap();
    assert!((3..40).contains(&entries.len()));
    assert_prefix(&entries, entries.len());
    assert!(store.lost_steps().unwrap().is_some());
    assert_eq!(fs::read(&log).unwrap().len(), bytes.len() / 2);
}

/// Another program has it open, with a log and its index.
#[cfg(target_os = "linux")]
#[test]
fn a_read_only_database_in_use_can_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let id = database(&path, 3);
    let other = Store::open(&path).unwrap();
    append(&other, id, 3, &[entry(3), entry(4)]).unwrap();
    // The other program keeps its lock, whose file no longer has a name.
    forbid_lock(&path);
    assert_can_be_read(&path, 5, "store.read_only");
    append(&other, id, 5, &[entry(5)]).unwrap();
    assert_can_be_read(&path, 6, "store.read_only");
}

const DISK: &str = "CANTINA_STORE_TEST_DISK";

/// Runs the test on a small disk, if this process may create one.
#[cfg(target_os = "linux")]
fn run_on_a_small_disk(test: &str) {
    let folder = tempfile::tempdir().unwrap();
    let script = r#"mount -t tmpfs -o size=1m none "$1" || exit 77; exec "$2" --exact "read_only::$3" --nocapture"#;
    let done = std::process::Command::new("unshare")
        .args(["--user", "--map-root-user", "--mount", "sh", "-c", script, "sh"])
        .arg(folder.path())
        .arg(std::env::current_exe().unwrap())
        .arg(test)
        .env(DISK, folder.path())
        .output();
    match done {
        Ok(done) if done.status.success() => {
            let out = String::from_utf8_lossy(&done.stdout).into_owned();
            assert!(out.contains("1 passed"), "{out}");
        }
        Ok(done) if done.status.code() == Some(101) => panic!("{}", String::from_utf8_lossy(&done.stderr)),
        // Unprivileged users cannot create disks on this machine: the tests above cover the case.
        Ok(_) | Err(_) => eprintln!("no small disk on this machine"),
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_database_on_a_full_disk_can_be_read() {
    let Some(disk) = std::env::var_os(DISK) else {
        return run_on_a_small_disk("a_database_on_a_full_disk_can_be_read");
    };
    let disk = Path::new(&disk);
    let path = disk.join("cantina.db");
    database(&path, 60);
    let filler = disk.join("filler");
    assert!(fs::write(&filler, vec![0; 2_000_000]).is_err(), "the disk is not small");
    assert_can_be_read(&path, 60, "store.disk_full");
    // The lock file may or may not exist already.
    let _ = fs::remove_file(disk.join("cantina.db.lock"));
    assert_can_be_read(&path, 60, "store.disk_full");
    fs::remove_file(&filler).unwrap();
    let store = Store::open(&path).unwrap();
    assert_eq!(store.read_only(), None);
    assert_eq!(append(&store, StreamId::event(1), 60, &[entry(60)]), Ok(61));
}

#[cfg(target_os = "linux")]
#[test]
fn a_database_on_a_read_only_disk_can_be_read() {
    let Some(disk) = std::env::var_os(DISK) else {
        return run_on_a_small_disk("a_database_on_a_read_only_disk_can_be_read");
    };
    let disk = Path::new(&disk);
    let (path, copy) = (disk.join("cantina.db"), disk.join("backup.db"));
    database(&path, 60);
    Store::open(&path).unwrap().backup(&copy).unwrap();
    let protect = std::process::Command::new("mount").args(["-o", "remount,ro"]).arg(disk).status().unwrap();
    assert!(protect.success());
    let before = contents(disk);
    assert_can_be_read(&path, 60, "store.read_only");
    assert_can_be_read(&copy, 60, "store.read_only");
    assert!(contents(disk) == before);
}
