//! Data written by version 0.1 is opened, shown, continued and saved again. `data/formats-0.1/README.md` describes
//! the files.

use crate::shown;

use std::path::{Path, PathBuf};

use app::App;
use app::contract::{ClockAction, CsvTable, EventAct, RulingFile, SeatKind};
use shown::{event, library, saved_game};

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/formats-0.1").join(name)
}

fn text(name: &str) -> String {
    std::fs::read_to_string(data(name)).unwrap()
}

/// Restores the old backup.
fn old_database() -> (tempfile::TempDir, App) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    App::restore(&data("backup.db"), &path).unwrap();
    let desk = App::open(&path).unwrap();
    (folder, desk)
}

#[test]
fn events_leagues_and_decks_of_0_1_are_shown_unchanged() {
    let (_folder, desk) = old_database();
    assert_eq!(desk.safety().damaged().unwrap().len(), 0);
    assert_eq!(library(&desk), text("library.txt"));
    for id in 1..=4 {
        assert_eq!(event(&desk, id), text(&format!("event-{id}.txt")), "event {id}");
    }
    let settings = desk.about().unwrap().settings;
    assert_eq!((settings.text_percent, settings.ask_always), (120, true));
    assert_eq!(desk.judge().judge_desk().unwrap().cases[0].event, Some(2));
}

#[test]
fn saved_games_of_0_1_are_shown_unchanged() {
    let (_folder, desk) = old_database();
    for id in 1..=5 {
        assert_eq!(saved_game(&desk, id), text(&format!("game-{id}.txt")), "game {id}");
    }
}

#[test]
fn saved_games_of_0_1_can_be_continued() {
    let (_folder, desk) = old_database();
    for id in [1, 3, 4, 5] {
        let before = desk.games().open_game(id, None, 0).unwrap();
        let asked = before.question.unwrap().seat;
        assert_eq!(before.seats[asked as usize].kind, SeatKind::Person);
        desk.games().open_game(id, Some(asked), 0).unwrap();
        let after = desk.games().answer_game(id, before.step, 0, 0).unwrap();
        assert!(after.steps > before.steps, "game {id}");
        let shown = saved_game(&desk, id);
        let path = desk.about().unwrap().database;
        let again = App::open(Path::new(&path)).unwrap();
        assert_eq!(saved_game(&again, id), shown, "game {id} after the program was opened again");
    }
    assert_eq!(desk.games().rematch(2, false).unwrap().seats.len(), 2);
}

#[test]
fn events_of_0_1_can_be_continued() {
    let (_folder, desk) = old_database();
    for id in 1..=4 {
        desk.events()
            .act(id, &EventAct::AddNote { text: "Later".into(), player: Some(1), round: None, table: None })
            .unwrap();
    }
    desk.events().act(3, &EventAct::pair()).unwrap();
    desk.events().act(4, &EventAct::PickClock { pod: 1, action: ClockAction::Next }).unwrap();
    let deck = desk.decks().open_deck(1).unwrap();
    assert_eq!(desk.decks().write_deck(1, deck.version, &deck.content, None).unwrap().version, deck.version + 1);
}

#[test]
fn exported_events_of_0_1_can_be_imported_and_exported() {
    let desk = App::in_memory().unwrap();
    for (name, id) in [("draft.event.json", 1), ("sealed.event.json", 2)] {
        desk.events().import(&text(name)).unwrap();
        assert_eq!(event(&desk, id), text(&format!("event-{id}.txt")), "{name}");
        let journal = |document: &str| serde_json::from_str::<serde_json::Value>(document).unwrap()["journal"].clone();
        assert_eq!(
            journal(&desk.events().export(id).unwrap()),
            journal(&text(name)),
            "{name}: the journal is the same"
        );
        assert!(!desk.events().csv(id, CsvTable::Standings).unwrap().is_empty());
    }
}

#[test]
fn a_ruling_of_0_1_can_be_read_replayed_and_exported() {
    let desk = App::in_memory().unwrap();
    let file = data("sentinel.ruling.json");
    let ruling = desk.judge().read_case_file(&file).unwrap();
    for (at, branch) in ruling.case.branches.iter().enumerate() {
        let view = desk.judge().judge_look(&ruling.case, at as u32, u32::MAX).unwrap();
        assert_eq!((view.followed as usize, view.problem), (branch.steps.len(), None));
    }
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("again.json");
    desk.judge().export_ruling(&ruling, None, RulingFile::Case, &out).unwrap();
    assert_eq!(std::fs::read_to_string(out).unwrap(), text("sentinel.ruling.json"));
}

/// The update of a shop's computer: the database of 0.1 is in the data folder when the new program first opens it.
#[test]
fn a_database_of_0_1_in_the_data_folder_opens_with_every_aggregate_readable() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    std::fs::copy(data("backup.db"), &path).unwrap();
    for opening in ["first opening", "second opening"] {
        let desk = App::open(&path).unwrap();
        assert!(!desk.safety().is_read_only(), "{opening}");
        assert_eq!(desk.safety().damaged().unwrap().len(), 0, "{opening}");
        let mut events: Vec<u32> = desk.events().list_events().unwrap().iter().map(|event| event.id).collect();
        events.sort_unstable();
        assert_eq!(events, [1, 2, 3, 4], "{opening}");
        for id in events {
            assert_eq!(event(&desk, id), text(&format!("event-{id}.txt")), "event {id}, {opening}");
            desk.events().desk_view(id, None).unwrap();
        }
        let mut games: Vec<u32> = desk.games().list_games().unwrap().iter().map(|game| game.id).collect();
        games.sort_unstable();
        assert_eq!(games, [1, 2, 3, 4, 5], "{opening}");
        for id in games {
            assert_eq!(saved_game(&desk, id), text(&format!("game-{id}.txt")), "game {id}, {opening}");
        }
        // Decks with their versions, the collection and the league.
        assert_eq!(library(&desk), text("library.txt"), "{opening}");
        let leagues = desk.leagues().list().unwrap();
        assert_eq!(leagues.len(), 1, "{opening}");
        assert!(!desk.leagues().export_league(leagues[0].id).unwrap().is_empty(), "{opening}");
    }
    // A backup of the converted database has the same content as the one of 0.1.
    let copy = folder.path().join("copy.db");
    App::open(&path).unwrap().safety().backup_to(&copy, false).unwrap();
    let (old, new) = (App::backup_content(&data("backup.db")).unwrap(), App::backup_content(&copy).unwrap());
    assert_eq!((old.events.len(), old.decks, old.games), (new.events.len(), new.decks, new.games));
}
