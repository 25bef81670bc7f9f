//! Events from registration to standings, on a real database file.

use std::path::Path;

use app::App;
use app::contract::{
    AutoAnswers, ClockAction, DeckEntry, DeckStatus, DraftMode, DraftPart, EventAct, EventView, ManualPairing,
    NewEvent, NextStep, PairingScope, ResultEntry, Settings, Stage, StandingValue, TableView, TextLanguage, Theme,
};
use app::phones::{PhoneRequest, PlayerReport};

use crate::desks;

fn new_event(mode: DraftMode) -> NewEvent {
    NewEvent { seed: Some("42".into()), ..NewEvent::draft("Friday draft", "SOR", mode, 8) }
}

fn games(a: u32, b: u32) -> ResultEntry {
    ResultEntry::Games { a, b, drawn: 0 }
}

/// Creates an event with one person and seven bots, and plays the draft to its end.
fn drafted(desk: &App) -> EventView {
    let id = desk.events().create_event(new_event(DraftMode::Digital)).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada".into() }).unwrap();
    desk.events().act(id, &EventAct::RegisterBots { count: 7 }).unwrap();
    let seated = desk.events().act(id, &EventAct::DrawSeats).unwrap();
    let seat = seated.players[0].seat.unwrap();
    assert_eq!(seated.summary.stage, Stage::Seated);
    let mut event = desk.events().act(id, &EventAct::StartDraft).unwrap();
    while event.summary.stage == Stage::Drafting {
        assert_eq!(event.pods[0].draft.as_ref().unwrap().waiting_for, [seat], "bots have picked");
        desk.events().draft_pick(id, 1, seat, 0).unwrap();
        event = desk.events().event(id).unwrap();
    }
    event
}

/// Plays all planned rounds; the first player always wins.
fn play_rounds(desk: &App, id: u32) -> EventView {
    let mut event = desk.events().event(id).unwrap();
    while event.summary.stage != Stage::Finished {
        let paired = desk.events().act(id, &EventAct::pair()).unwrap();
        let round = paired.rounds.last().unwrap().clone();
        for table in round.tables.iter().filter(|table| table.players.len() > 1) {
            desk.events()
                .act(id, &EventAct::EnterResult { round: round.number, table: table.table, result: games(2, 0) })
                .unwrap();
        }
        event = desk.events().event(id).unwrap();
    }
    event
}

fn reopened(path: &Path) -> App {
    desks::open(path).unwrap()
}

#[test]
fn a_digital_draft_runs_to_its_standings_and_reopens_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let desk = desks::open(&path).unwrap();
    let event = drafted(&desk);
    let id = event.summary.id;
    assert_eq!(event.summary.stage, Stage::DeckBuilding);
    assert_eq!(event.steps.next, NextStep::BuildDecks);
    let legal = event.players.iter().filter(|player| player.deck == DeckStatus::Legal).count();
    assert_eq!(legal, 7, "every bot registers a legal deck");

    // CR 10.3.3: 3 leaders and at least 42 cards.
    let ada = event.players[0].id;
    let deck = desk.events().deck(id, ada).unwrap();
    assert!(!deck.check.legal);
    let leaders: u32 = deck.pool.iter().filter(|card| card.face.kind == "leader").map(|card| card.count).sum();
    let all: u32 = deck.pool.iter().map(|card| card.count).sum();
    assert_eq!(leaders, 3);
    assert!((45..=48).contains(&all), "{all}");
    let list = desk.events().suggest_deck(id, ada).unwrap();
    assert!(desk.events().save_deck(id, ada, &list).unwrap().check.legal);

    let event = play_rounds(&desk, id);
    assert_eq!(event.rounds.len(), 3, "eight players play three rounds");
    assert_eq!(event.standings[0].values[0], StandingValue::Count(3));
    assert_eq!(event.steps.next, NextStep::Standings);
    drop(desk);
    let again = reopened(&path).events().event(id).unwrap();
    assert_eq!(again.rounds, event.rounds);
    assert_eq!(again.standings, event.standings);
    assert_eq!(again.log, event.log);
    assert_eq!(again.players, event.players);
}

/// Two players of different pods swap seats and no one else moves. Once the draft has begun, seats are final.
#[test]
fn players_swap_seats_until_the_draft_begins() {
    let desk = desks::in_memory().unwrap();
    let id = desk.events().create_event(new_event(DraftMode::Digital)).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterBots { count: 10 }).unwrap();
    let early = EventAct::SwapSeats { one: 1, other: 2 };
    assert_eq!(desk.events().act(id, &early).unwrap_err().code, "draft.not_now", "no seats are drawn");
    let seated = desk.events().act(id, &EventAct::DrawSeats).unwrap();
    let players = |view: &EventView| -> Vec<Vec<u32>> {
        view.pods.iter().map(|pod| pod.seats.iter().map(|seat| seat.player).collect()).collect()
    };
    let before = players(&seated);
    let (one, other) = (before[0][1], before[1][3]);
    let swap = EventAct::SwapSeats { one, other };
    let swapped = desk.events().act(id, &swap).unwrap();
    let mut expected = before.clone();
    (expected[0][1], expected[1][3]) = (other, one);
    assert_eq!(players(&swapped), expected);
    assert!(swapped.log[0].text.ends_with("swapped seats"), "{}", swapped.log[0].text);
    let itself = EventAct::SwapSeats { one, other: one };
    assert_eq!(desk.events().act(id, &itself).unwrap_err().code, "tournament.seated_twice");
    assert_eq!(players(&desk.events().act(id, &EventAct::Undo).unwrap()), before);
    desk.events().act(id, &EventAct::StartDraft).unwrap();
    assert_eq!(desk.events().act(id, &swap).unwrap_err().code, "draft.not_now");
}

/// A player who enters after the draw takes a free seat, and no one else moves. Seats of players who dropped are
/// taken first, then the smallest pod grows; when every pod is full, only a new draw seats everyone.
#[test]
fn a_late_entry_gets_a_free_seat_before_the_draft() {
    let desk = desks::in_memory().unwrap();
    let id = desk.events().create_event(NewEvent { pod_size: 6, ..new_event(DraftMode::Digital) }).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterBots { count: 11 }).unwrap();
    let before = desk.events().act(id, &EventAct::DrawSeats).unwrap();
    let players = |view: &EventView| -> Vec<Vec<u32>> {
        view.pods.iter().map(|pod| pod.seats.iter().map(|seat| seat.player).collect()).collect()
    };
    let late = desk.events().act(id, &EventAct::RegisterPlayers { text: "Liam".into() }).unwrap();
    assert_eq!((late.steps.next, late.steps.start_draft.allowed), (NextStep::SeatLate, false));
    let [seat] = late.steps.late_seats[..] else { panic!("{:?}", late.steps.late_seats) };
    let small = players(&before).iter().position(|pod| pod.len() == 5).unwrap();
    assert_eq!((seat.player, seat.pod as usize, seat.seat), (12, small + 1, 6));
    let seated = desk.events().act(id, &EventAct::SeatLate { player: 12 }).unwrap();
    let mut expected = players(&before);
    expected[small].push(12);
    assert_eq!((players(&seated), seated.steps.next), (expected.clone(), NextStep::StartDraft));
    assert_eq!(desk.events().act(id, &EventAct::SeatLate { player: 12 }).unwrap_err().code, "seat.not_now");

    // Both pods are full: a thirteenth player needs a new draw, or the seat of a player who drops.
    let full = desk.events().act(id, &EventAct::RegisterPlayers { text: "Mia".into() }).unwrap();
    assert_eq!((full.steps.next, full.steps.late_seats.len()), (NextStep::Seat, 0));
    assert_eq!(desk.events().act(id, &EventAct::SeatLate { player: 13 }).unwrap_err().code, "seat.not_now");
    let gone = expected[0][2];
    let view = desk.events().act(id, &EventAct::DropPlayer { player: gone }).unwrap();
    assert_eq!(view.steps.late_seats.iter().map(|seat| (seat.pod, seat.seat)).collect::<Vec<_>>(), [(1, 3)]);
    expected[0][2] = 13;
    assert_eq!(players(&desk.events().act(id, &EventAct::SeatLate { player: 13 }).unwrap()), expected);
}

/// The first round of a draft is paired within the pods unless another way is chosen.
#[test]
fn the_first_round_of_a_draft_is_paired_within_pods_by_default() {
    let desk = desks::in_memory().unwrap();
    let id = desk.events().create_event(NewEvent { pod_size: 6, ..new_event(DraftMode::Digital) }).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterBots { count: 12 }).unwrap();
    let seated = desk.events().act(id, &EventAct::DrawSeats).unwrap();
    assert_eq!(seated.steps.pair_scope, PairingScope::WithinPods);
    desk.events().act(id, &EventAct::StartDraft).unwrap();
    let paired = desk.events().act(
        id,
        &EventAct::PairRound { scope: PairingScope::WithinPods, by_hand: vec![], note: String::new(), power: false },
    );
    assert_eq!(paired.unwrap().steps.pair_scope, PairingScope::WholeEvent, "the next rounds are open to all");
}

/// CR 10.3.2B: picks are hidden until the draft is over, leaders are not.
#[test]
fn picks_are_hidden_until_the_draft_is_over() {
    let desk = desks::in_memory().unwrap();
    let id = desk.events().create_event(new_event(DraftMode::Digital)).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen".into() }).unwrap();
    desk.events().act(id, &EventAct::DrawSeats).unwrap();
    desk.events().act(id, &EventAct::StartDraft).unwrap();
    let view = desk.events().draft_pick(id, 1, 1, 0).unwrap();
    assert_eq!((view.pack.len(), view.taken.len()), (0, 1), "seat 1 waits and sees what it took");
    assert_eq!(view.status.waiting_for, [2]);
    assert_eq!(desk.events().draft_pick(id, 1, 1, 0).unwrap_err().code, "pick.not_now");
    assert_eq!(desk.events().draft_log(id, 1, 1).unwrap_err().code, "draft.hidden");
    desk.events().act(id, &EventAct::FinishDraft).unwrap();
    let log = desk.events().draft_log(id, 1, 1).unwrap();
    assert_eq!((log[0].pack, log[0].from.len(), log[0].reason.as_deref()), (0, 3, None));
    assert!(log[1].reason.is_some(), "the bot that continued for Ada gives a reason");
    assert!(log[0].advice.as_ref().is_some_and(|advice| advice.place < 3), "what a bot would have taken for Ada");
    assert!(log[1].advice.is_none());
}

/// Every change of an event is an act, including those that have a method with a separate view.
#[test]
fn picks_and_saved_decks_are_acts_like_every_other_change() {
    let desk = desks::in_memory().unwrap();
    let id = desk.events().create_event(new_event(DraftMode::Digital)).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen".into() }).unwrap();
    desk.events().act(id, &EventAct::DrawSeats).unwrap();
    desk.events().act(id, &EventAct::StartDraft).unwrap();
    desk.events().act(id, &EventAct::ShowPack { pod: 1, seat: 1 }).unwrap();
    let shown = desk.events().draft_view(id, 1, 1).unwrap();
    let wanted = shown.pack[1].printing.clone();
    let pick = EventAct::Pick { pod: 1, seat: 1, index: 0, card: Some(wanted.clone()) };
    let event = desk.events().act(id, &pick).unwrap();
    assert_eq!(event.pods[0].draft.as_ref().unwrap().waiting_for, [2]);
    assert_eq!(desk.events().draft_view(id, 1, 1).unwrap().taken.len(), 1);
    assert_eq!(desk.events().act(id, &pick).unwrap_err().code, "pick.not_now");
    desk.events().act(id, &EventAct::FinishDraft).unwrap();
    let list = desk.events().suggest_deck(id, 1).unwrap();
    let event = desk.events().act(id, &EventAct::SaveDeck { player: 1, list: list.clone() }).unwrap();
    let shown = &event.players[0];
    assert_eq!(shown.deck, DeckStatus::Legal);
    assert!(list.leader.is_some() && list.base.is_some());
    assert_eq!((&shown.leader, &shown.base), (&list.leader, &list.base));
    assert_eq!((&event.players[1].leader, &event.players[1].base), (&None, &None), "Ben has built no deck");
    let lines = event.log.len();
    let again = desk.events().act(id, &EventAct::SaveDeck { player: 1, list: list.clone() }).unwrap();
    assert_eq!(again.log.len(), lines, "a list that is saved already is no news");
    let changed = DeckEntry { leader: None, ..list };
    let after = desk.events().act(id, &EventAct::SaveDeck { player: 1, list: changed.clone() }).unwrap();
    assert_eq!((&after.players[0].leader, &after.players[0].base), (&None, &changed.base));
}

#[test]
fn a_tabletop_draft_runs_its_clock_and_needs_no_decks() {
    let desk = desks::in_memory().unwrap();
    let id = desk.events().create_event(new_event(DraftMode::Paper)).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen\nCleo\nDan\nEva\nFay".into() }).unwrap();
    desk.events().act(id, &EventAct::DrawSeats).unwrap();
    let event = desk.events().act(id, &EventAct::StartDraft).unwrap();
    let status = event.pods[0].draft.clone().unwrap();
    assert_eq!((status.part, status.clock.running, status.clock.seconds), (DraftPart::Leaders, false, 15));
    assert!(
        desk.events().act(id, &EventAct::PickClock { pod: 1, action: ClockAction::Run }).unwrap().pods[0]
            .draft
            .as_ref()
            .unwrap()
            .clock
            .running
    );
    let mut event = event;
    for _ in 0..43 {
        event = desk.events().act(id, &EventAct::PickClock { pod: 1, action: ClockAction::Next }).unwrap();
    }
    assert_eq!(event.pods[0].draft.as_ref().unwrap().part, DraftPart::Done);
    assert_eq!(event.steps.next, NextStep::Pair);
    assert!(event.players.iter().all(|player| player.deck == DeckStatus::OnPaper));
    assert_eq!(play_rounds(&desk, id).rounds.len(), 3);
}

#[test]
fn correcting_an_earlier_result_and_undoing_it_add_log_entries() {
    let desk = desks::in_memory().unwrap();
    let id = drafted(&desk).summary.id;
    play_rounds(&desk, id);
    let before = desk.events().event(id).unwrap();
    let corrected = desk.events().act(id, &EventAct::EnterResult { round: 1, table: 1, result: games(1, 2) }).unwrap();
    assert_eq!(corrected.rounds[0].tables[0].result, Some(games(1, 2)));
    assert_ne!(corrected.standings, before.standings);
    let undone = desk.events().act(id, &EventAct::Undo).unwrap();
    assert_eq!(undone.standings, before.standings);
    assert_eq!(undone.log.len(), before.log.len() + 2);
    assert!(undone.log[1].undone && undone.log[0].text.starts_with("Undo"));
}

#[test]
fn byes_drops_late_entries_and_no_shows_are_paired_correctly() {
    let desk = desks::in_memory().unwrap();
    let id = desk.events().create_event(new_event(DraftMode::Paper)).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen\nCleo\nDan\nEva".into() }).unwrap();
    let round = desk.events().act(id, &EventAct::pair()).unwrap().rounds[0].clone();
    let bye = round.tables.last().unwrap();
    assert!(bye.players.len() == 1 && bye.result == Some(ResultEntry::Bye));
    desk.events().act(id, &EventAct::EnterResult { round: 1, table: 1, result: ResultEntry::NoShowB }).unwrap();
    assert_eq!(desk.events().act(id, &EventAct::pair()).unwrap_err().code, "pair.not_now", "a result is open");
    desk.events()
        .act(id, &EventAct::EnterResult { round: 1, table: 2, result: ResultEntry::Games { a: 1, b: 1, drawn: 1 } })
        .unwrap();
    desk.events().act(id, &EventAct::DropPlayer { player: round.tables[0].players[1].id }).unwrap();
    let late = desk.events().act(id, &EventAct::RegisterPlayers { text: "Fay".into() }).unwrap();
    let fay = late.players.iter().find(|player| player.name == "Fay").unwrap();
    assert_eq!(fay.entered_in_round, 2);
    let paired = desk.events().act(id, &EventAct::pair()).unwrap();
    let second = &paired.rounds[1];
    assert_eq!(second.tables.iter().map(|table| table.players.len()).sum::<usize>(), 5);
    assert!(second.tables.iter().all(|table| table.has_reasons), "every pairing says why");
    assert_eq!(
        desk.events()
            .act(id, &EventAct::ReenterPlayer { player: round.tables[0].players[1].id })
            .unwrap()
            .summary
            .players,
        6
    );
}

#[test]
fn invalid_input_is_refused_with_its_place_and_changes_nothing() {
    let desk = desks::in_memory().unwrap();
    for (event, code) in [
        (NewEvent { name: "  ".into(), ..new_event(DraftMode::Paper) }, "event.name"),
        (NewEvent { set: Some("IBH".into()), ..new_event(DraftMode::Paper) }, "set.no_boosters"),
        (NewEvent { pod_size: 17, ..new_event(DraftMode::Paper) }, "event.pod_size"),
        (NewEvent { seed: Some("x".into()), ..new_event(DraftMode::Paper) }, "event.seed"),
        (NewEvent { profile: Some("chess".into()), ..new_event(DraftMode::Paper) }, "profile.unknown"),
    ] {
        assert_eq!(desk.events().create_event(event).unwrap_err().code, code);
    }
    assert!(desk.events().list_events().unwrap().is_empty());
    let id = desk.events().create_event(new_event(DraftMode::Digital)).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada".into() }).unwrap();
    let before = desk.events().event(id).unwrap();
    assert_eq!(
        desk.events().act(id, &EventAct::RegisterPlayers { text: "Ben\nAda".into() }).unwrap_err().place.as_deref(),
        Some("line 2")
    );
    assert_eq!(
        desk.events().act(id, &EventAct::RenamePlayer { player: 99, name: "Zed".into() }).unwrap_err().code,
        "player.not_found"
    );
    assert_eq!(
        desk.events().act(id, &EventAct::EnterResult { round: 7, table: 1, result: games(2, 0) }).unwrap_err().code,
        "round.not_found"
    );
    assert_eq!(desk.events().draft_view(id, 0, 1).unwrap_err().code, "draft.no_such_place");
    assert_eq!(desk.events().act(id, &EventAct::StartDraft).unwrap_err().code, "draft.not_now");
    assert_eq!(desk.events().deck(id, before.players[0].id).unwrap_err().code, "deck.no_pool");
    assert_eq!(desk.events().event(99).unwrap_err().code, "event.not_found");
    assert_eq!(desk.events().event(id).unwrap(), before);
    let bad = Settings {
        theme: Theme::Dark,
        text_percent: 500,
        language: TextLanguage::English,
        language_of_system: false,
        ask_always: false,
        auto_answers: AutoAnswers::ALL,
    };
    assert_eq!(desk.save_settings(bad).unwrap_err().code, "settings.invalid");
}

/// A chosen language is kept; a new data folder uses the system's language.
#[test]
fn the_language_follows_the_system_until_one_is_set() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let fresh = reopened(&path).about().unwrap().settings;
    assert!(fresh.language_of_system);
    let found = Settings { language: TextLanguage::German, ..fresh };
    assert_eq!(reopened(&path).save_settings(found.clone()).unwrap(), found);
    assert_eq!(reopened(&path).about().unwrap().settings, found);
    let chosen = Settings { language: TextLanguage::English, language_of_system: false, ..found };
    reopened(&path).save_settings(chosen.clone()).unwrap();
    assert_eq!(reopened(&path).about().unwrap().settings, chosen);
}

/// Two programs on one database: each sees the other's changes.
#[test]
fn two_programs_on_one_database_see_each_others_changes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let (window, scripts) = (reopened(&path), reopened(&path));
    let id = window.events().create_event(new_event(DraftMode::Paper)).unwrap().summary.id;
    scripts.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen".into() }).unwrap();
    window.events().act(id, &EventAct::RegisterPlayers { text: "Cleo".into() }).unwrap();
    scripts.events().act(id, &EventAct::RegisterPlayers { text: "Dan".into() }).unwrap();
    let names: Vec<String> = window.events().event(id).unwrap().players.into_iter().map(|player| player.name).collect();
    assert_eq!(names, ["Ada", "Ben", "Cleo", "Dan"]);
}

#[test]
fn every_round_writes_a_readable_file_at_its_start_and_end() {
    let folder = tempfile::tempdir().unwrap();
    let desk = reopened(&folder.path().join("cantina.db"));
    let id = desk.events().create_event(new_event(DraftMode::Paper)).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen\nCleo".into() }).unwrap();
    desk.events().act(id, &EventAct::pair()).unwrap();
    let file = |moment: &str| folder.path().join(format!("rounds/event-{id}-Friday-draft-round-1-{moment}.txt"));
    assert!(std::fs::read_to_string(file("begin")).unwrap().contains("bye"));
    assert!(!file("end").exists());
    let event = desk.events().act(id, &EventAct::EnterResult { round: 1, table: 1, result: games(2, 1) }).unwrap();
    assert!(event.notices.is_empty());
    let end = std::fs::read_to_string(file("end")).unwrap();
    assert!(end.contains("2-1") && end.contains("Standings"), "{end}");
}

#[test]
fn the_files_of_a_round_are_in_the_language_of_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let desk = reopened(&folder.path().join("cantina.db"));
    let settings = desk.settings().unwrap();
    desk.save_settings(Settings { language: TextLanguage::German, ..settings }).unwrap();
    let id = desk.events().create_event(new_event(DraftMode::Paper)).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen\nCleo".into() }).unwrap();
    desk.events().act(id, &EventAct::pair()).unwrap();
    desk.events().act(id, &EventAct::EnterResult { round: 1, table: 1, result: games(2, 1) }).unwrap();
    let file = |moment: &str| {
        let name = format!("rounds/event-{id}-Friday-draft-round-1-{moment}.txt");
        std::fs::read_to_string(folder.path().join(name)).unwrap()
    };
    assert!(file("begin").contains("Runde 1: Paarungen") && file("begin").contains("Freilos"), "{}", file("begin"));
    assert!(file("end").contains("Tisch   1   ") && file("end").contains("Tabelle ("), "{}", file("end"));
    for english in ["Round", "Table", "bye", "Standings", "results"] {
        assert!(!file("begin").contains(english) && !file("end").contains(english), "{english}");
    }
}

#[test]
fn a_round_file_that_cannot_be_written_is_reported_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("rounds"), "in the way").unwrap();
    let desk = reopened(&folder.path().join("cantina.db"));
    let id = desk.events().create_event(new_event(DraftMode::Paper)).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen".into() }).unwrap();
    let event = desk.events().act(id, &EventAct::pair()).unwrap();
    assert_eq!((event.rounds.len(), event.notices.len()), (1, 1));
}

#[test]
fn an_event_can_be_moved_by_backup_and_restore() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there) = (folder.path().join("a.db"), folder.path().join("b.db"));
    let desk = reopened(&here);
    let id = drafted(&desk).summary.id;
    let backup = folder.path().join("backup.db");
    desk.safety().backup_to(&backup, false).unwrap();
    assert_eq!(desk.safety().backup_to(&backup, false).unwrap_err().code, "store.exists");
    assert_eq!(App::restore(&backup, &there).unwrap(), None);
    assert_eq!(reopened(&there).events().event(id).unwrap().players, desk.events().event(id).unwrap().players);
    let export = desk.events().export(id).unwrap();
    let document: serde_json::Value = serde_json::from_str(&export).unwrap();
    let journal = document["journal"].as_array().unwrap();
    let picks = journal.iter().filter(|entry| entry["record"].get("pick").is_some()).count();
    assert!(picks >= 8 * 45, "every pick is in the journal");
    assert_eq!(journal.len() - picks, desk.events().event(id).unwrap().log.len());
}

/// A damaged journal is reported for its event and does not affect the others.
#[test]
fn one_damaged_event_does_not_hide_the_others() {
    let store = store::Store::in_memory().unwrap();
    let entry = store::NewEntry { kind: "opened".into(), at: "2026-11-21T18:00:00Z".into(), body: "{}".into() };
    let new = store::NewStream {
        kind: store::StreamKind::Event,
        name: "Damaged".into(),
        at: entry.at.clone(),
        start: String::new(),
        status: String::new(),
        entries: vec![entry],
    };
    store::Journal::create(&store, &new).unwrap();
    let desk = App::with_store(store, app::Environment::default()).unwrap();
    desk.events().create_event(new_event(DraftMode::Paper)).unwrap();
    let events = desk.events().list_events().unwrap();
    assert_eq!(events.iter().filter(|event| event.problem.is_some()).count(), 1);
    let damaged = events.iter().find(|event| event.problem.is_some()).unwrap();
    assert_eq!(desk.events().event(damaged.id).unwrap_err().code, "journal.unreadable");
}

/// A report from a phone is shown in the row of its table. Two different reports are both shown and the table stays
/// open. Against a bot the player's report counts alone.
#[test]
fn reports_from_phones_are_shown_and_count_alone_against_a_bot() {
    let desk = desks::in_memory().unwrap();
    let id =
        desk.events().create_event(NewEvent::draft("Friday draft", "SOR", DraftMode::Paper, 8)).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen\nCara".into() }).unwrap();
    desk.events().act(id, &EventAct::RegisterBots { count: 1 }).unwrap();
    let by_hand = vec![ManualPairing { a: 1, b: Some(2) }, ManualPairing { a: 3, b: Some(4) }];
    let pair =
        EventAct::PairRound { scope: PairingScope::WholeEvent, by_hand, note: "as in the test".into(), power: false };
    desk.events().act(id, &pair).unwrap();
    let phones = [1, 2, 3].map(|player| desk.phones().enrol_phone(id, player, &[player as u8; 32]).unwrap());
    let report = |player: usize, opponent, won, lost| {
        let ask = PhoneRequest::Report { round: 1, opponent, reported: PlayerReport { won, lost, drawn: 0 } };
        desk.phones().handle_phone_request(phones[player - 1], 1, &[9; 32], &ask, TextLanguage::English).unwrap();
        desk.events().event(id).unwrap().rounds.remove(0).tables
    };
    let of = |tables: &[TableView], player| {
        let table = tables.iter().find(|table| table.players.iter().any(|seated| seated.id == player)).unwrap();
        let reports: Vec<_> = table.reports.iter().map(|report| (report.player, report.won, report.lost)).collect();
        (reports, table.result.clone())
    };
    assert_eq!(of(&report(2, 1, 2, 0), 1), (vec![(2, 2, 0)], None));
    assert_eq!(of(&report(1, 2, 2, 1), 1), (vec![(1, 2, 1), (2, 2, 0)], None));
    assert_eq!(of(&report(3, 4, 2, 1), 3), (vec![], Some(games(2, 1))));
    assert_eq!(desk.events().event(id).unwrap().log[0].by.as_deref(), Some("Cara (phone)"));
}
