//! Tests of file names, line endings and two programs at a time: what differs between operating systems.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// Starts the program in a folder, with file names as a user types them.
fn cantina(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cantina"));
    command.current_dir(folder).args(["--db", "Größe & Maß.db"]).args(arguments);
    command
}

fn done(folder: &Path, arguments: &[&str]) -> Output {
    let output = cantina(folder, arguments).output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    output
}

fn answer(folder: &Path, arguments: &[&str]) -> Value {
    serde_json::from_slice(&done(folder, &[arguments, &["--json"]].concat()).stdout).unwrap()
}

/// Creates a folder with spaces and letters of several scripts in its name, and an event in it.
fn shop(folder: &Path) -> PathBuf {
    let shop = folder.join("Spiele & Bücher Łódź 張 (1)");
    fs::create_dir(&shop).unwrap();
    done(&shop, &["event", "new", "Frühling", "--kind", "constructed", "--seed", "5"]);
    done(&shop, &["event", "player", "1", "add", "Zoë Müller", "Дмитрий", "張三", "Ada"]);
    shop
}

fn names(event: &Value) -> Vec<&str> {
    event["players"].as_array().unwrap().iter().map(|player| player["name"].as_str().unwrap()).collect()
}

#[test]
fn events_copies_and_outputs_work_in_folders_with_umlauts_and_spaces() {
    let folder = tempfile::tempdir().unwrap();
    let shop = shop(folder.path());
    done(&shop, &["event", "pair", "1"]);
    done(&shop, &["event", "export", "1", "Übung 1.cantina"]);
    done(&shop, &["event", "csv", "1", "players", "Spieler.csv"]);
    done(&shop, &["event", "print", "1", "slips", "--out", "Zettel für Tisch 1.pdf"]);
    done(&shop, &["backup", "Kopie vom 1. März.db"]);
    done(&shop, &["event", "note", "1", "nach der Kopie"]);
    done(&shop, &["restore", "Kopie vom 1. März.db"]);
    let event = answer(&shop, &["event", "show", "1", "--full"]);
    assert_eq!(names(&event), ["Zoë Müller", "Дмитрий", "張三", "Ada"]);
    assert!(!event.to_string().contains("nach der Kopie"), "the copy was restored");
    assert_eq!(answer(&shop, &["verify"]).as_array().unwrap().len(), 0);
    let backups = shop.join("backups");
    assert!(fs::read_dir(&backups).unwrap().count() > 0, "{}", backups.display());
    let other = folder.path().join("Ö");
    fs::create_dir(&other).unwrap();
    done(&other, &["event", "import", shop.join("Übung 1.cantina").to_str().unwrap()]);
    assert_eq!(names(&answer(&other, &["event", "show", "1", "--full"])).len(), 4);
}

/// Standard output is UTF-8 on every system, so that other programs can read it.
#[test]
fn output_to_another_program_is_utf_8() {
    let folder = tempfile::tempdir().unwrap();
    let shop = shop(folder.path());
    let listed = String::from_utf8(done(&shop, &["event", "list"]).stdout).unwrap();
    assert!(listed.contains("Frühling"), "{listed}");
    let shown = String::from_utf8(done(&shop, &["event", "show", "1", "--full"]).stdout).unwrap();
    assert!(shown.contains("張三") && shown.contains("Дмитрий"), "{shown}");
    let missing = cantina(&shop, &["deck", "stats", "Größe.txt"]).output().unwrap();
    let said = String::from_utf8(missing.stderr).unwrap();
    assert!(!missing.status.success() && said.contains("Größe.txt"), "{said}");
}

/// An editor on Windows ends lines with CR LF and may start a file with a byte order mark.
#[test]
fn files_with_windows_line_endings_mean_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let shop = shop(folder.path());
    let list =
        "Leaders\n1 | Luke Skywalker | Faithful Friend\n\nBase\n1 | Security Complex\n\nDeck\n3 | Battlefield Marine\n";
    fs::write(shop.join("unix.txt"), list).unwrap();
    fs::write(shop.join("windows.txt"), format!("\u{feff}{}", list.replace('\n', "\r\n"))).unwrap();
    let stats = |file: &str| answer(&shop, &["deck", "stats", file]);
    assert_eq!(stats("windows.txt"), stats("unix.txt"));
    fs::write(shop.join("players.csv"), "\u{feff}Nr;Name\r\n1;Jörg\r\n2;Änne\r\n").unwrap();
    done(&shop, &["event", "player", "1", "add", "--file", "players.csv"]);
    let event = answer(&shop, &["event", "show", "1", "--full"]);
    assert_eq!(names(&event)[4..], ["Jörg", "Änne"]);
}

/// Each program waits for the other's step, and none is lost.
#[test]
fn two_programs_at_a_time_lose_no_step() {
    let folder = tempfile::tempdir().unwrap();
    let shop = shop(folder.path());
    for number in 0..8 {
        let texts = [format!("first {number}."), format!("second {number}.")];
        let both = texts.map(|text| cantina(&shop, &["event", "note", "1", &text]).spawn().unwrap());
        for mut program in both {
            assert!(program.wait().unwrap().success());
        }
    }
    let log = answer(&shop, &["event", "show", "1", "--full"])["log"].to_string();
    for number in 0..8 {
        assert!(log.contains(&format!("first {number}.")) && log.contains(&format!("second {number}.")), "{log}");
    }
}
