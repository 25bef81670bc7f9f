//! Tests of commands and the disk: outputs that would overwrite a database, failed backups, damage, a closed standard
//! error.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn cantina(db: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cantina")).args(["--db", db.to_str().unwrap()]).args(arguments).output().unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn event(db: &Path) {
    assert!(cantina(db, &["event", "new", "Open", "--kind", "constructed", "--seed", "5"]).status.success());
    assert!(cantina(db, &["event", "player", "1", "add", "Ada", "Ben", "Cleo", "Dan"]).status.success());
}

/// A typing mistake on the command line must not destroy the database.
#[test]
fn no_command_overwrites_a_database_a_device_or_a_pipe() {
    let folder = tempfile::tempdir().unwrap();
    let (db, other) = (folder.path().join("cantina.db"), folder.path().join("other.db"));
    event(&db);
    event(&other);
    assert!(cantina(&db, &["event", "pair", "1"]).status.success());
    let deck = folder.path().join("deck.txt");
    fs::write(&deck, "1x SOR_005\n1x SOR_023\n").unwrap();
    let deck = deck.to_str().unwrap().to_owned();
    let before = (fs::read(&db).unwrap(), fs::read(&other).unwrap());
    let device = if cfg!(windows) { "NUL" } else { "/dev/null" };
    for target in [db.to_str().unwrap(), other.to_str().unwrap(), device] {
        for command in [
            vec!["event", "export", "1", target],
            vec!["event", "csv", "1", "players", target],
            vec!["event", "print", "1", "slips", "--out", target],
            vec!["backup", target, "--replace"],
            vec!["deck", "sheet", &deck, "--out", target],
        ] {
            let output = cantina(&db, &command);
            assert_eq!(output.status.code(), Some(1), "{command:?}: {}", err(&output));
            let known = ["store.is_database", "store.not_a_file", "store.exists"];
            assert!(known.iter().any(|code| err(&output).contains(code)), "{command:?}: {}", err(&output));
        }
    }
    assert!((fs::read(&db).unwrap(), fs::read(&other).unwrap()) == before);
}

/// A failed backup is reported by every command, including those that create none.
#[test]
fn a_failed_backup_is_reported_by_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("cantina.db");
    event(&db);
    fs::write(folder.path().join("backups"), "a file where the folder should be").unwrap();
    let paired = cantina(&db, &["event", "pair", "1"]);
    assert!(
        paired.status.success() && err(&paired).contains("warning: The last automatic backup failed"),
        "{}",
        err(&paired)
    );
    let shown = cantina(&db, &["event", "standings", "1"]);
    assert!(
        shown.status.success() && err(&shown).contains("warning: The last automatic backup failed"),
        "{}",
        err(&shown)
    );
    fs::remove_file(folder.path().join("backups")).unwrap();
    assert_eq!(err(&cantina(&db, &["backups", "--now"])), "");
    assert_eq!(err(&cantina(&db, &["event", "standings", "1"])), "");
}

/// A flipped bit in the log: the loss is reported, and `verify` fails until the user acknowledges it.
#[test]
fn steps_lost_from_the_log_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("cantina.db");
    let store = store::Store::open(&db).unwrap();
    let desk = app::App::with_store(store, app::Environment::default()).unwrap();
    let new = app::contract::NewEvent { digital: true, ..app::contract::NewEvent::constructed("Open") };
    desk.events().create_event(new).unwrap();
    for number in 0..10 {
        desk.events().act(1, &app::contract::EventAct::RegisterPlayers { text: format!("Player {number}") }).unwrap();
    }
    let crashed = folder.path().join("crashed.db");
    for suffix in ["", "-wal", ".mark"] {
        fs::copy(format!("{}{suffix}", db.display()), format!("{}{suffix}", crashed.display())).unwrap();
    }
    let log = folder.path().join("crashed.db-wal");
    let mut bytes = fs::read(&log).unwrap();
    let middle = bytes.len() * 3 / 4;
    bytes[middle] ^= 1;
    fs::write(&log, bytes).unwrap();
    let shown = cantina(&crashed, &["event", "list"]);
    assert!(err(&shown).contains("confirmed as saved"), "{}", err(&shown));
    assert_eq!(cantina(&crashed, &["verify"]).status.code(), Some(1));
    assert!(cantina(&crashed, &["backups", "--accept-loss"]).status.success());
    let verified = cantina(&crashed, &["verify"]);
    assert_eq!((verified.status.code(), err(&verified)), (Some(0), String::new()));
}

/// Without a standard error (a service, a closed terminal) the exit code still reports the result.
#[cfg(unix)]
#[test]
fn a_closed_standard_error_causes_no_panic() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("cantina.db");
    event(&db);
    for (arguments, code) in
        [("event show 99", 1), ("cards --coverage", 0), ("event pair 1 --json", 0), ("deck stats /none", 2)]
    {
        let line = format!("exec \"$0\" --db \"$1\" {arguments} 2>&- >/dev/null");
        let status = Command::new("sh")
            .args(["-c", &line, env!("CARGO_BIN_EXE_cantina"), db.to_str().unwrap()])
            .stdin(Stdio::null())
            .status()
            .unwrap();
        assert_eq!(status.code(), Some(code), "{arguments}");
    }
    let full = "exec \"$0\" --db \"$1\" event show 99 2>/dev/full >/dev/null";
    let status =
        Command::new("sh").args(["-c", full, env!("CARGO_BIN_EXE_cantina"), db.to_str().unwrap()]).status().unwrap();
    assert_eq!(status.code(), Some(1));
}

/// Scripts may confuse two seats' packs, so a pick names its card.
#[test]
fn a_pick_by_command_names_its_card() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("cantina.db");
    for arguments in [
        &["event", "new", "Draft", "--set", "SOR"][..],
        &["event", "player", "1", "add", "Ada", "Ben"],
        &["event", "seat", "1"],
        &["event", "draft", "1", "start"],
    ] {
        assert!(cantina(&db, arguments).status.success());
    }
    let view: serde_json::Value =
        serde_json::from_slice(&cantina(&db, &["event", "draft", "1", "show", "--seat", "1", "--json"]).stdout)
            .unwrap();
    let card = view["pack"][1]["face"]["id"].as_str().unwrap().to_owned();
    let after = cantina(&db, &["event", "draft", "1", "pick", "--seat", "1", &card, "--json"]);
    let after: serde_json::Value = serde_json::from_slice(&after.stdout).unwrap();
    assert_eq!(after["taken"][0]["id"], card.as_str());
    let strange = cantina(&db, &["event", "draft", "1", "pick", "--seat", "2", "SOR_999"]);
    assert!(err(&strange).contains("pick.no_such_card"), "{}", err(&strange));
}

/// If the disk becomes read-only in round 4, showing, printing, exporting and verifying still work.
#[cfg(target_os = "linux")]
#[test]
fn a_read_only_database_can_be_shown_printed_exported_and_verified() {
    let (folder, stick) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let db = folder.path().join("cantina.db");
    event(&db);
    assert!(cantina(&db, &["event", "pair", "1"]).status.success());
    let lock = folder.path().join("cantina.db.lock");
    fs::remove_file(&lock).unwrap();
    // The kernel's own folder rejects new files even from the administrator.
    std::os::unix::fs::symlink("/sys/kernel/cantina.lock", &lock).unwrap();
    let to = |name: &str| stick.path().join(name).to_str().unwrap().to_owned();
    for command in [
        vec!["event", "list"],
        vec!["event", "show", "1"],
        vec!["event", "standings", "1"],
        vec!["verify"],
        vec!["event", "export", "1", &to("event.json")],
        vec!["event", "csv", "1", "players", &to("players.csv")],
        vec!["event", "print", "1", "slips", "--out", &to("slips.pdf")],
        vec!["backup", &to("backup.db")],
        vec!["league", "list"],
    ] {
        let output = cantina(&db, &command);
        assert!(output.status.success(), "{command:?}: {}", err(&output));
        assert!(err(&output).contains("is read-only"), "{command:?}: {}", err(&output));
    }
    let written = fs::read_dir(stick.path()).unwrap().count();
    assert_eq!(written, 4);
    let noted = cantina(&db, &["event", "note", "1", "late"]);
    assert!(err(&noted).contains("store.read_only"), "{}", err(&noted));
    assert_eq!(noted.status.code(), Some(2));
}

/// A power cut may leave an empty database file next to its copies.
#[test]
fn an_empty_database_is_refused_and_the_latest_backup_named() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("cantina.db");
    event(&db);
    assert!(cantina(&db, &["event", "pair", "1"]).status.success());
    fs::write(&db, "").unwrap();
    let listed = cantina(&db, &["event", "list"]);
    assert_eq!(listed.status.code(), Some(2));
    let newest = folder.path().join("backups").join("cantina-event-1-round-1-begin.db");
    assert!(err(&listed).contains("store.emptied"), "{}", err(&listed));
    assert!(err(&listed).contains(newest.to_str().unwrap()), "{}", err(&listed));
    assert_eq!(fs::metadata(&db).unwrap().len(), 0);
    let shown = cantina(&db, &["restore", newest.to_str().unwrap(), "--show"]);
    let words = String::from_utf8_lossy(&shown.stdout);
    assert!(words.contains("rounds, round 1 of") && words.contains("Decks: 0, games: 0"), "{words}");
    assert_eq!(fs::metadata(&db).unwrap().len(), 0, "nothing is restored");
    assert!(cantina(&db, &["restore", newest.to_str().unwrap()]).status.success());
    assert!(String::from_utf8_lossy(&cantina(&db, &["event", "list"]).stdout).contains("Open"));
}
