//! Export and import of events, tables for other programs, and backups of the database.

use std::path::Path;

use app::App;
use app::contract::{
    CsvTable, DraftShape, EventAct, EventKind, NewEvent, PairingScope, PenaltyName, ResultEntry, RoundsKind,
    StructureInput,
};

use crate::desks;

fn event(desk: &App, players: u32, structure: StructureInput) -> u32 {
    let new = NewEvent {
        name: "Saturday".into(),
        kind: EventKind::Sealed,
        set: Some("SOR".into()),
        digital: false,
        shape: DraftShape::Pod,
        pod_size: 8,
        profile: None,
        seed: Some("7".into()),
        structure,
        sealed_packs: None,
        pool_leaders: Vec::new(),
        packs: None,
        boxed: false,
    };
    let id = desk.events().create_event(new).unwrap().summary.id;
    let names: Vec<String> = (1..=players).map(|number| format!("Player {number}")).collect();
    desk.events().act(id, &EventAct::RegisterPlayers { text: names.join("\n") }).unwrap();
    id
}

fn pair(desk: &App, id: u32) {
    desk.events()
        .act(
            id,
            &EventAct::PairRound {
                scope: PairingScope::WholeEvent,
                by_hand: vec![],
                note: String::new(),
                power: false,
            },
        )
        .unwrap();
}

fn finish(desk: &App, id: u32) {
    let view = desk.events().event(id).unwrap();
    let round = view.rounds.last().unwrap();
    for table in round.tables.iter().filter(|table| table.result.is_none()) {
        // Varies the games by the players' numbers.
        let b = table.players[1].id % 2;
        let result = ResultEntry::Games { a: 2, b, drawn: 0 };
        desk.events().act(id, &EventAct::EnterResult { round: round.number, table: table.table, result }).unwrap();
    }
}

/// A sealed event of thirty-three players with all kinds of corrections is identical after export and import.
#[test]
fn an_exported_event_is_identical_in_another_database() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desks::open(&folder.path().join("here.db")).unwrap();
    desk.set_author(Some("Jo")).unwrap();
    let id = event(&desk, 33, StructureInput { cut: Some(8), ..StructureInput::default() });
    desk.events().act(id, &EventAct::PlanRounds { rounds: 6 }).unwrap();
    for round in 1..=6 {
        pair(&desk, id);
        if round == 1 || round == 2 {
            let name = format!("Late {round}");
            desk.events().act(id, &EventAct::AddLateEntry { name, missed: None, into_round: round == 1 }).unwrap();
        }
        if round == 3 {
            desk.events()
                .act(
                    id,
                    &EventAct::PairAgain {
                        scope: PairingScope::WholeEvent,
                        note: "wrong seats".into(),
                        let_late_in: false,
                    },
                )
                .unwrap();
        }
        if round % 2 == 0 {
            let penalty = Some(PenaltyName::MatchLoss);
            let (player, infraction, note) = (round * 2, "5.5".into(), "found out".into());
            desk.events().act(id, &EventAct::Penalize { player, infraction, penalty, round: None, note }).unwrap();
        }
        finish(&desk, id);
        if round < 6 {
            desk.events().act(id, &EventAct::DropPlayer { player: 20 + round }).unwrap();
        }
    }
    // The correction of a played match: the eighth player has lost by the penalty.
    let view = desk.events().event(id).unwrap();
    let played = view.rounds[3].tables.iter().find(|table| table.players.iter().all(|player| player.id != 8)).unwrap();
    let result = ResultEntry::Games { a: 0, b: 2, drawn: 0 };
    desk.events().act(id, &EventAct::EnterResult { round: 4, table: played.table, result }).unwrap();
    desk.events().act(id, &EventAct::CreateBracket { size: 8 }).unwrap();
    for _ in 0..3 {
        pair(&desk, id);
        finish(&desk, id);
    }
    let file = folder.path().join("saturday.json");
    desk.events().export_to(id, &file, false).unwrap();
    assert_eq!(std::fs::read_to_string(&file).unwrap(), desk.events().export(id).unwrap());

    let there = desks::open(&folder.path().join("there.db")).unwrap();
    event(&there, 2, StructureInput::default());
    let taken = there.events().import_from(&file).unwrap();
    let (ours, theirs) = (desk.events().event(id).unwrap(), there.events().event(taken).unwrap());
    assert_eq!(ours.standings, theirs.standings);
    assert_eq!(ours.final_places, theirs.final_places);
    assert_eq!((ours.rounds, ours.penalties, ours.log), (theirs.rounds, theirs.penalties, theirs.log));
    assert_eq!(ours.players.len(), 35);
    assert_eq!(ours.players.iter().filter(|player| player.dropped).count(), 5);
    // The document contains the state as well as the journal.
    let document: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(document["event"]["standings"].as_array().unwrap().len(), 35);
}

#[test]
fn an_import_that_contradicts_itself_is_refused() {
    let desk = desks::in_memory().unwrap();
    let id = event(&desk, 4, StructureInput::default());
    pair(&desk, id);
    let whole: serde_json::Value = serde_json::from_str(&desk.events().export(id).unwrap()).unwrap();
    let refused = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut document = whole.clone();
        change(&mut document);
        desk.events().import(&document.to_string()).unwrap_err().code
    };
    assert_eq!(refused(&|document| document["journal"][2]["record"] = "x".into()), "import.unreadable");
    assert_eq!(refused(&|document| drop(document["journal"].as_array_mut().unwrap().remove(1))), "journal.broken");
    assert_eq!(refused(&|document| document["journal"] = serde_json::json!([])), "journal.broken");
    assert_eq!(refused(&|document| document["journal"][1]["at"] = "yesterday".into()), "journal.broken");
    assert_eq!(desk.events().import("{}").unwrap_err().code, "import.unreadable");
    assert_eq!(desk.events().list_events().unwrap().len(), 1);
    desk.events().import(&whole.to_string()).unwrap();
}

#[test]
fn tables_are_exported_as_csv() {
    let desk = desks::in_memory().unwrap();
    let id = event(&desk, 3, StructureInput::default());
    desk.events().act(id, &EventAct::RenamePlayer { player: 3, name: "Organa, Leia".into() }).unwrap();
    pair(&desk, id);
    finish(&desk, id);
    let standings = desk.events().csv(id, CsvTable::Standings).unwrap();
    let lines: Vec<&str> = standings.lines().collect();
    assert_eq!(lines[0], "Rank,Name,Match Record,Match Wins,Points,OMW%,TGW%,OGW%,Game Record,Byes,Status");
    assert!(
        lines.iter().any(|line| line.ends_with(",1-0-0,1,3,33.33,100.00,33.33,2-0-0,1,Active")),
        "the bye: {standings}"
    );
    let rounds = desk.events().csv(id, CsvTable::Rounds).unwrap();
    assert!(rounds.contains("was assigned a bye") && rounds.contains(" won 2-"), "{rounds}");
    let players = desk.events().csv(id, CsvTable::Players).unwrap();
    assert!(players.contains("3,\"Organa, Leia\",Active,1,,"), "{players}");
    // Exported players can be imported into another event.
    let other = event(&desk, 1, StructureInput::default());
    desk.events().act(other, &EventAct::RenamePlayer { player: 1, name: "Someone else".into() }).unwrap();
    assert_eq!(
        desk.events().act(other, &EventAct::RegisterPlayers { text: players.clone() }).unwrap().players.len(),
        4
    );

    let suns = event(&desk, 3, StructureInput { rounds: RoundsKind::Tables, ..StructureInput::default() });
    pair(&desk, suns);
    desk.events().act(suns, &EventAct::EnterTableResult { round: 1, table: 1, hp: vec![9, 0, 4] }).unwrap();
    assert!(desk.events().csv(suns, CsvTable::Rounds).unwrap().contains(",9,1\n"));
    assert!(desk.events().csv(suns, CsvTable::Standings).unwrap().starts_with("Rank,Name,Points,Victories"));
}

fn labels(path: &Path) -> Vec<String> {
    let mut labels: Vec<String> =
        desks::open(path).unwrap().safety().status().unwrap().copies.into_iter().map(|copy| copy.label).collect();
    labels.sort();
    labels
}

/// A backup at the start and end of each round, here and in the mirror folder. The event is restored from any of
/// them.
#[test]
fn every_round_is_backed_up_and_can_be_restored() {
    let (folder, stick) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let path = folder.path().join("cantina.db");
    let desk = desks::open(&path).unwrap();
    assert_eq!(desk.safety().status().unwrap().last_copy, None);
    let missing = desk.safety().set_second_folder(Some(&folder.path().join("nowhere"))).unwrap_err();
    assert_eq!(missing.code, "safety.no_folder");
    let safety = desk.safety().set_second_folder(Some(stick.path())).unwrap();
    assert!(safety.last_copy.is_some() && safety.last_second_copy.is_some() && safety.problem.is_none());
    let id = event(&desk, 4, StructureInput::default());
    pair(&desk, id);
    finish(&desk, id);
    let finished = desk.events().event(id).unwrap().standings;
    pair(&desk, id);
    drop(desk);
    let expected = ["by-hand", "event-1-round-1-begin", "event-1-round-1-end", "event-1-round-2-begin"];
    assert_eq!(labels(&path), expected);
    let on_the_stick = std::fs::read_dir(stick.path()).unwrap().count();
    assert_eq!(on_the_stick, 4);

    let copies = desks::open(&path).unwrap().safety().status().unwrap().copies;
    for copy in &copies {
        App::restore(Path::new(&copy.path), &path).unwrap();
        let desk = desks::open(&path).unwrap();
        assert!(desk.safety().damaged().unwrap().is_empty());
        match copy.label.as_str() {
            "by-hand" => assert!(desk.events().list_events().unwrap().is_empty()),
            "event-1-round-1-begin" => assert_eq!(desk.events().event(id).unwrap().rounds[0].open, 2),
            "event-1-round-1-end" => assert_eq!(desk.events().event(id).unwrap().standings, finished),
            _ => assert_eq!(desk.events().event(id).unwrap().rounds.len(), 2),
        }
    }
}

/// An unplugged stick does not block anything and is reported.
#[test]
fn an_unplugged_mirror_folder_is_reported_and_blocks_nothing() {
    let (folder, stick) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let desk = desks::open(&folder.path().join("cantina.db")).unwrap();
    desk.safety().set_second_folder(Some(stick.path())).unwrap();
    drop(stick);
    let id = event(&desk, 2, StructureInput::default());
    pair(&desk, id);
    let safety = desk.safety().copy_now().unwrap();
    assert!(safety.problem.unwrap().starts_with("The backup in the mirror folder failed"));
    assert!(safety.copies.iter().any(|copy| copy.label == "event-1-round-1-begin"));
    assert!(desk.safety().backup_path("event-1-round-1-begin").unwrap().is_file());
    assert_eq!(desk.safety().backup_path("../cantina").unwrap_err().code, "safety.no_copy");
    assert_eq!(desk.safety().set_second_folder(None).unwrap().second_folder, None);
    assert_eq!(desk.safety().copy_now().unwrap().problem, None);
}
