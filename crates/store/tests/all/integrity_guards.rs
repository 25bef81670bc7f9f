//! Protection of databases against disk errors and against outputs that would overwrite them.

use crate::common;

use std::fs;
use std::path::Path;

use common::{append, contents, database, deck_write, entry, names, new_deck, new_event, refused};
use rusqlite::Connection;
use store::{
    DamagedRecord, Journal, NewStream, Options, Store, StoreError, StreamId, StreamKind, write_file_atomically,
};

const FIRST: StreamId = StreamId::event(1);

/// Output paths are typed manually: a typing mistake must not destroy a database, open or closed.
#[test]
fn no_output_overwrites_a_database_or_its_companion_files() {
    let folder = tempfile::tempdir().unwrap();
    let (open, closed) = (folder.path().join("open.db"), folder.path().join("closed.db"));
    database(&closed, 3);
    let store = Store::open(&open).unwrap();
    store.create(&new_event("Friday", 3)).unwrap();
    let plain = folder.path().join("other.sqlite");
    Connection::open(&plain).unwrap().execute_batch("CREATE TABLE mine (x)").unwrap();
    let before = contents(folder.path());
    for target in [&open, &closed, &plain] {
        assert_eq!(refused(write_file_atomically(target, b"%PDF")).code(), "store.is_database", "{target:?}");
        assert_eq!(refused(store.backup_over(target)).code() == "store.exists", *target != plain, "{target:?}");
    }
    for suffix in ["-wal", "-shm", "-journal", ".lock", ".mark"] {
        let companion = format!("{}{suffix}", open.display());
        let refused = refused(write_file_atomically(Path::new(&companion), b"%PDF"));
        assert_eq!(refused.code(), "store.is_database", "{companion}");
    }
    assert!(contents(folder.path()) == before);
    assert_eq!(append(&store, FIRST, 3, &[entry(3)]), Ok(4));
}

#[cfg(unix)]
#[test]
fn only_regular_files_are_overwritten_and_links_are_followed() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    for device in ["/dev/null", "/dev/full", "/dev/tty"] {
        assert_eq!(refused(write_file_atomically(Path::new(device), b"x")).code(), "store.not_a_file", "{device}");
    }
    assert!(std::process::Command::new("mkfifo").arg(at("pipe")).status().unwrap().success());
    assert_eq!(refused(write_file_atomically(&at("pipe"), b"x")).code(), "store.not_a_file");
    let store = Store::open(&at("cantina.db")).unwrap();
    assert_eq!(refused(store.backup_over(&at("pipe"))).code(), "store.not_a_file");
    // A link to the database is the database; a link to a file is that file.
    symlink(at("cantina.db"), at("report.pdf")).unwrap();
    assert_eq!(refused(write_file_atomically(&at("report.pdf"), b"x")).code(), "store.is_database");
    fs::write(at("real.txt"), "old").unwrap();
    symlink(at("real.txt"), at("link.txt")).unwrap();
    write_file_atomically(&at("link.txt"), b"new").unwrap();
    assert_eq!(fs::read(at("real.txt")).unwrap(), b"new");
    assert!(at("link.txt").symlink_metadata().unwrap().is_symlink());
    symlink(at("nowhere"), at("dangling.txt")).unwrap();
    assert_eq!(refused(write_file_atomically(&at("dangling.txt"), b"x")).code(), "store.not_a_file");
}

/// Names, notes and deck lists are private on a shared machine. A file that its owner has opened to others stays so.
#[cfg(unix)]
#[test]
fn a_new_output_is_private_and_an_existing_one_keeps_its_mode() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let mode = |name: &str| fs::metadata(at(name)).unwrap().permissions().mode() & 0o777;
    write_file_atomically(&at("players.csv"), b"x").unwrap();
    assert_eq!(mode("players.csv"), 0o600);
    fs::set_permissions(at("players.csv"), fs::Permissions::from_mode(0o644)).unwrap();
    write_file_atomically(&at("players.csv"), b"y").unwrap();
    assert_eq!(mode("players.csv"), 0o644);
    let store = Store::open(&at("cantina.db")).unwrap();
    store.backup(&at("copy.db")).unwrap();
    assert_eq!((mode("cantina.db"), mode("copy.db")), (0o600, 0o600));
    fs::set_permissions(at("copy.db"), fs::Permissions::from_mode(0o640)).unwrap();
    store.backup_over(&at("copy.db")).unwrap();
    assert_eq!(mode("copy.db"), 0o640);
}

/// Data written to a deleted file is lost when the program ends, so it must not be acknowledged.
#[cfg(unix)]
#[test]
fn a_deleted_or_replaced_database_acknowledges_no_writes() {
    for how in ["delete", "replace", "log"] {
        let folder = tempfile::tempdir().unwrap();
        let (path, other) = (folder.path().join("cantina.db"), folder.path().join("other.db"));
        let store = Store::open(&path).unwrap();
        store.create(&new_event("Friday", 3)).unwrap();
        assert_eq!(store.read(FIRST, 0).unwrap().len(), 3);
        database(&other, 3);
        match how {
            "delete" => fs::remove_file(&path).unwrap(),
            "replace" => fs::rename(&other, &path).unwrap(),
            _ => fs::remove_file(folder.path().join("cantina.db-wal")).unwrap(),
        }
        assert_eq!(refused(append(&store, FIRST, 3, &[entry(3)])).code(), "store.replaced", "{how}");
        assert_eq!(refused(store.set_setting("theme", "dark")).code(), "store.replaced", "{how}");
        // The existing data can still be read and exported to another file.
        assert_eq!(store.read(FIRST, 0).unwrap().len(), 3, "{how}");
    }
}

/// Windows protects open files, so that no write can go to a deleted one.
#[cfg(windows)]
#[test]
fn an_open_database_can_be_neither_deleted_nor_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let (path, other) = (folder.path().join("cantina.db"), folder.path().join("other.db"));
    let store = Store::open(&path).unwrap();
    store.create(&new_event("Friday", 3)).unwrap();
    database(&other, 3);
    for file in ["cantina.db", "cantina.db-wal", "cantina.db.lock"] {
        let file = folder.path().join(file);
        let removed = fs::remove_file(&file).is_ok() && !file.exists();
        assert!(!removed && fs::rename(&other, &file).is_err(), "{}", file.display());
    }
    assert_eq!(append(&store, FIRST, 3, &[entry(3)]), Ok(4));
}

/// A spreadsheet has the file open: the error states so, and the file is unchanged. A virus scanner that has it open for
/// a moment causes no error.
#[cfg(windows)]
#[test]
fn an_output_that_another_program_has_open_is_reported_or_waited_for() {
    use std::os::windows::fs::OpenOptionsExt;
    const READ: u32 = 1;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("players.csv");
    write_file_atomically(&path, b"old").unwrap();
    let open = fs::File::options().read(true).share_mode(READ).open(&path).unwrap();
    let in_use = refused(write_file_atomically(&path, b"new"));
    assert!(matches!(in_use, StoreError::OpenElsewhere { .. }), "{in_use}");
    assert_eq!((names(folder.path()), fs::read(&path).unwrap()), (vec!["players.csv".to_owned()], b"old".to_vec()));
    let scanner = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(100));
        drop(open);
    });
    write_file_atomically(&path, b"new").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"new");
    scanner.join().unwrap();
}

/// A device is not a file.
#[cfg(windows)]
#[test]
fn a_device_is_never_an_output() {
    for device in ["NUL", "CON", r"\\.\NUL"] {
        assert!(write_file_atomically(Path::new(device), b"x").is_err(), "{device}");
    }
}

/// Two programs change one setting: each sees the other's change.
#[test]
fn a_setting_is_updated_from_its_current_value() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    drop(Store::open(&path).unwrap());
    std::thread::scope(|scope| {
        for number in 0..4 {
            let path = &path;
            scope.spawn(move || {
                let store = Store::open(path).unwrap();
                for step in 0..10 {
                    let add = |old: Option<String>| {
                        Ok::<_, StoreError>(format!("{}{number}.{step} ", old.unwrap_or_default()))
                    };
                    store.update_setting("profiles", add).unwrap();
                }
            });
        }
    });
    let kept = Store::open(&path).unwrap().setting("profiles").unwrap().unwrap();
    assert_eq!(kept.split_whitespace().count(), 40, "{kept}");
    let store = Store::open(&path).unwrap();
    let refuse = |_: Option<String>| Err(StoreError::NoStream { stream: FIRST });
    assert_eq!(store.update_setting("profiles", refuse), Err(StoreError::NoStream { stream: FIRST }));
    assert_eq!(store.setting("profiles").unwrap().unwrap(), kept);
}

/// A trigger or view in a foreign database would run with every step.
#[test]
fn a_database_with_foreign_schema_objects_is_refused() {
    let foreign = [
        "CREATE TRIGGER evil AFTER INSERT ON entry BEGIN DELETE FROM setting; END",
        "CREATE VIEW evil AS SELECT * FROM stream",
        "CREATE TABLE evil (x)",
        "CREATE INDEX evil ON stream (name)",
        "DROP TRIGGER entry_is_kept; CREATE TRIGGER entry_is_kept BEFORE DELETE ON entry BEGIN SELECT 1; END",
        "DROP TABLE deck_tag",
    ];
    for sql in foreign {
        let folder = tempfile::tempdir().unwrap();
        let (path, other) = (folder.path().join("cantina.db"), folder.path().join("other.db"));
        database(&path, 3);
        database(&other, 4);
        Connection::open(&path).unwrap().execute_batch(sql).unwrap();
        let bytes = fs::read(&path).unwrap();
        assert_eq!(refused(Store::open(&path)).code(), "store.schema", "{sql}");
        assert_eq!(refused(Store::restore(&path, &other)).code(), "store.schema", "{sql}");
        assert!(fs::read(&path).unwrap() == bytes, "untouched: {sql}");
        assert_eq!(Store::open(&other).unwrap().read(FIRST, 0).unwrap().len(), 4);
    }
    // A missing guard of ours is restored.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 3);
    Connection::open(&path).unwrap().execute_batch("DROP TRIGGER entry_is_kept").unwrap();
    drop(Store::open(&path).unwrap());
    let error = Connection::open(&path).unwrap().execute_batch("DELETE FROM entry").unwrap_err();
    assert!(error.to_string().contains("never"), "{error}");
}

/// A copy from another machine must not determine this one's folders.
#[test]
fn a_restore_drops_the_given_settings() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
    let store = Store::open(&copy).unwrap();
    store.set_setting("second_folder", "/home/organiser").unwrap();
    store.set_setting("theme", "dark").unwrap();
    store.close().unwrap();
    Store::restore_without(&copy, &path, &["second_folder"]).unwrap();
    let store = Store::open(&path).unwrap();
    assert_eq!(store.setting("second_folder").unwrap(), None);
    assert_eq!(store.setting("theme").unwrap().as_deref(), Some("dark"));
    assert_eq!(Store::open(&copy).unwrap().setting("second_folder").unwrap().as_deref(), Some("/home/organiser"));
}

/// SQLite reads a log up to its first bad frame and silently ignores the rest, so acknowledged writes are counted
/// outside.
#[test]
fn a_flipped_bit_in_the_log_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let (live, crashed) = (folder.path().join("live.db"), folder.path().join("crashed.db"));
    let store = Store::open(&live).unwrap();
    store.create(&new_event("Friday", 0)).unwrap();
    store.checkpoint().unwrap();
    (0..10).for_each(|seq| assert_eq!(append(&store, FIRST, seq, &[entry(seq)]), Ok(seq + 1)));
    for suffix in ["", "-wal", ".mark"] {
        let at = |path: &Path| format!("{}{suffix}", path.display());
        fs::copy(at(&live), at(&crashed)).unwrap();
    }
    let log = folder.path().join("crashed.db-wal");
    let intact = fs::read(&log).unwrap();
    let mut damaged = intact.clone();
    damaged[intact.len() / 2] ^= 0x10;
    fs::write(&log, &damaged).unwrap();
    let opened = Store::open(&crashed).unwrap();
    let kept = opened.read(FIRST, 0).unwrap().len() as u64;
    assert!(kept < 10);
    let lost = opened.lost_steps().unwrap().expect("told");
    assert_eq!(lost.acknowledged - lost.found, 10 - kept);
    assert!(names(folder.path()).iter().any(|name| name.starts_with("crashed.db-wal.damaged-")), "the log is kept");
    assert!(opened.verify().unwrap().iter().any(|damage| matches!(damage, DamagedRecord::Lost { .. })));
    // The loss is reported until the user acknowledges it, even after more writes.
    append(&opened, FIRST, kept, &[entry(kept)]).unwrap();
    opened.close().unwrap();
    let again = Store::open(&crashed).unwrap();
    assert_eq!(again.lost_steps().unwrap(), Some(lost));
    again.acknowledge_loss().unwrap();
    assert_eq!(again.lost_steps().unwrap(), None);
    assert!(again.verify().unwrap().is_empty());
    again.close().unwrap();
    // An undamaged log loses nothing.
    for suffix in ["", ".mark"] {
        let at = |path: &Path| format!("{}{suffix}", path.display());
        fs::copy(at(&live), at(&crashed)).unwrap();
    }
    fs::write(&log, &intact).unwrap();
    let whole = Store::open(&crashed).unwrap();
    assert_eq!((whole.read(FIRST, 0).unwrap().len(), whole.lost_steps().unwrap()), (10, None));
}

#[test]
fn a_restored_database_reports_no_lost_writes() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
    database(&path, 3);
    let store = Store::open(&path).unwrap();
    store.backup(&copy).unwrap();
    (3..9).for_each(|seq| assert_eq!(append(&store, FIRST, seq, &[entry(seq)]), Ok(seq + 1)));
    store.close().unwrap();
    Store::restore(&copy, &path).unwrap();
    assert_eq!(Store::open(&path).unwrap().lost_steps().unwrap(), None);
}

/// After a checkpoint, the steps of a round are in the file itself.
#[test]
fn a_checkpoint_empties_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let store = Store::open(&path).unwrap();
    store.create(&new_event("Friday", 30)).unwrap();
    let log = folder.path().join("cantina.db-wal");
    assert!(fs::metadata(&log).unwrap().len() > 0);
    store.checkpoint().unwrap();
    assert_eq!(fs::metadata(&log).unwrap().len(), 0);
}

/// `verify` reads everything and continues after the first damage.
#[test]
fn verify_names_every_damaged_event_game_league_and_deck() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let store = Store::open(&path).unwrap();
    store.create(&new_event("Friday", 4)).unwrap();
    store.create(&new_event("Saturday", 4)).unwrap();
    store.create(&NewStream { kind: StreamKind::Game, ..new_event("", 2) }).unwrap();
    store.create(&NewStream { kind: StreamKind::League, ..new_event("Winter", 1) }).unwrap();
    let deck = store.create_deck(&new_deck("Sabine", &[])).unwrap();
    store.write_deck(deck, 1, &deck_write(2)).unwrap();
    assert_eq!(store.verify().unwrap(), []);
    store.close().unwrap();
    Connection::open(&path)
        .unwrap()
        .execute_batch(
            "DROP TRIGGER entry_is_not_rewritten;
             UPDATE entry SET body = '{}' WHERE stream = 2 AND seq = 1;
             UPDATE entry SET body = '9' WHERE stream = 3 AND seq = 1;
             UPDATE entry SET body = '[]' WHERE stream = 4;
             UPDATE entry SET body = '{}' WHERE stream = 5 AND seq = 1;",
        )
        .unwrap();
    let found = Store::open(&path).unwrap().verify().unwrap();
    let short: Vec<(&str, u32, u64)> =
        found.iter().map(|damage| (damage.kind(), damage.number(), damage.place())).collect();
    assert_eq!(short, [("event", 2, 2), ("game", 1, 2), ("league", 1, 1), ("deck", 1, 2)]);
    let store = Store::open(&path).unwrap();
    let league = StreamId::league(1);
    assert_eq!(store.first(league), Err(StoreError::Corrupt { stream: league, seq: 0 }));
    assert!(store.first(StreamId::event(2)).unwrap().is_some(), "only its second entry is damaged");
}

/// One damaged row must not prevent further backups: the rest of the season is in the same file.
#[test]
fn a_damaged_database_is_still_backed_up_and_labelled_as_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 5);
    let store = Store::open(&path).unwrap();
    let auto_backup = store.auto_backup().unwrap();
    let good = auto_backup.snapshot().unwrap().keep("event-1-round-1-begin").unwrap();
    let intact = fs::read(&good).unwrap();
    Connection::open(&path)
        .unwrap()
        .execute_batch("DROP TRIGGER entry_is_not_rewritten; UPDATE entry SET body = '{}' WHERE seq = 2")
        .unwrap();
    let snapshot = auto_backup.snapshot().unwrap();
    assert_eq!(snapshot.keep("event-1-round-1-begin"), Err(StoreError::Corrupt { stream: FIRST, seq: 2 }));
    let kept = snapshot.keep_damaged("event-1-round-1-begin").unwrap();
    assert!(kept.ends_with("cantina-event-1-round-1-begin-unsound.db"), "{kept:?}");
    assert!(fs::read(&good).unwrap() == intact, "the intact one stays");
    let rows: i64 =
        Connection::open(&kept).unwrap().query_row("SELECT count(*) FROM entry", [], |row| row.get(0)).unwrap();
    assert_eq!(rows, 5);
    // Manual backups too.
    let to = folder.path().join("by-hand.db");
    assert_eq!(store.backup(&to), Err(StoreError::Corrupt { stream: FIRST, seq: 2 }));
    store.backup_damaged(&to).unwrap();
    assert!(to.exists());
    assert_eq!(refused(store.backup_damaged(&to)).code(), "store.exists");
    assert_eq!(Store::restore(&to, &folder.path().join("new.db")).unwrap_err().code(), "store.corrupt");
}

/// Two databases in one folder share the folder of the copies.
#[test]
fn backups_of_two_databases_in_one_folder_do_not_mix() {
    let folder = tempfile::tempdir().unwrap();
    let open = |name: &str| Store::open(&folder.path().join(name)).unwrap();
    let stores = [open("cantina.db"), open("cantina-2.db"), open("cantina.sqlite")];
    let labels = |store: &Store| -> Vec<String> {
        store.auto_backup().unwrap().copies().into_iter().map(|copy| copy.label).collect()
    };
    for store in &stores {
        store.auto_backup().unwrap().snapshot().unwrap().keep("event-1-round-1-begin").unwrap();
    }
    for store in &stores {
        assert_eq!(labels(store), ["event-1-round-1-begin"]);
    }
    // Removing old copies of one database keeps the other's, even older ones.
    for number in 0..85 {
        let name = format!("cantina-event-1-round-{number}-end.db");
        fs::write(folder.path().join("backups").join(name), "x").unwrap();
    }
    stores[0].auto_backup().unwrap().snapshot().unwrap().keep("event-1-round-99-end").unwrap();
    assert_eq!(labels(&stores[0]).len(), 80);
    assert_eq!((labels(&stores[1]).len(), labels(&stores[2]).len()), (1, 1));
    // In a mirror folder, another database of the same name gets a separate name.
    let (elsewhere, stick) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let other = Store::open(&elsewhere.path().join("cantina.db")).unwrap();
    for store in [&stores[0], &other, &stores[0], &other] {
        let auto_backup = store.auto_backup().unwrap();
        let kept = auto_backup.snapshot().unwrap().keep("by-hand").unwrap();
        auto_backup.copy_to(&kept, stick.path()).unwrap();
    }
    assert_eq!(names(stick.path()).len(), 2, "{:?}", names(stick.path()));
}

/// A clock that is set back (a flat battery, a time zone) makes the latest copy look the oldest.
#[test]
fn a_clock_set_back_does_not_delete_the_latest_backup() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("cantina.db")).unwrap();
    let auto_backup = store.auto_backup().unwrap();
    fs::create_dir_all(auto_backup.folder()).unwrap();
    let future = std::time::SystemTime::now() + std::time::Duration::from_secs(86_400 * 365);
    for number in 0..80 {
        let file =
            fs::File::create(auto_backup.folder().join(format!("cantina-event-1-round-{number}-end.db"))).unwrap();
        file.set_modified(future + std::time::Duration::from_secs(number)).unwrap();
    }
    for label in ["event-2-round-1-begin", "event-2-round-1-end"] {
        let kept = auto_backup.snapshot().unwrap().keep(label).unwrap();
        assert!(kept.exists());
        assert_eq!(auto_backup.copies()[0].label, label);
    }
    assert_eq!(auto_backup.copies().len(), 80);
    assert!(auto_backup.copies().iter().any(|copy| copy.label == "event-2-round-1-begin"));
}

/// SQLite's own guards: https://www.sqlite.org/security.html.
#[test]
fn a_connection_is_in_defensive_mode() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    database(&path, 1);
    let options = Options::default();
    let store = Store::open_with(&path, options).unwrap();
    assert!(store.is_defensive().unwrap());
}

/// Any file at the path of the mark is replaced; a link's target, a hard link and a pipe are unchanged.
#[cfg(unix)]
#[test]
fn the_write_counter_is_never_written_into_another_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let (mark, victim) = (folder.path().join("cantina.db.mark"), folder.path().join("victim"));
    let text = "a letter that is longer than the line with the number of writes\n".repeat(3);
    std::fs::write(&victim, &text).unwrap();
    let make_pipe = || assert!(std::process::Command::new("mkfifo").arg(&mark).status().unwrap().success());
    let id = common::database(&path, 0);
    let kinds: [&dyn Fn(); 3] = [
        &|| std::os::unix::fs::symlink(&victim, &mark).unwrap(),
        &|| std::fs::hard_link(&victim, &mark).unwrap(),
        &make_pipe,
    ];
    for (seq, make) in (0..).zip(kinds) {
        make();
        let store = Store::open(&path).unwrap();
        append(&store, id, seq, &[common::entry(seq)]).unwrap();
        assert_eq!(std::fs::read_to_string(&victim).unwrap(), text);
        assert_eq!(std::fs::metadata(&mark).unwrap().len(), 55, "the mark is there");
        store.close().unwrap();
    }
    let names = common::names(folder.path());
    assert_eq!(names, ["cantina.db", "cantina.db.lock", "victim"]);
}
