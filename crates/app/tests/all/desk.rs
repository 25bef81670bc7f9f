//! The use cases of the head judge's desk: a weekend from the scorekeeper's point of view.

use app::App;
use app::contract::{
    CsvTable, EventAct, EventKind, EventView, ManualPairing, MissedRoundScore, NewEvent, PairingScope, PenaltyName,
    ResultEntry, RoundClockAction, RoundsKind, Stage, StandingColumn, StandingValue, StructureInput, TextLanguage,
};
use app::phones::PublicStandings;

use crate::desks;

fn constructed(structure: StructureInput) -> NewEvent {
    NewEvent { seed: Some("7".into()), structure, ..NewEvent::constructed("Saturday") }
}

fn desk_with(players: u32, structure: StructureInput) -> (App, u32) {
    let desk = desks::in_memory().unwrap();
    let id = desk.events().create_event(constructed(structure)).unwrap().summary.id;
    let names: Vec<String> = (1..=players).map(|number| format!("Player {number}")).collect();
    desk.events().act(id, &EventAct::RegisterPlayers { text: names.join("\n") }).unwrap();
    (desk, id)
}

fn pair() -> EventAct {
    EventAct::PairRound { scope: PairingScope::WholeEvent, by_hand: vec![], note: String::new(), power: false }
}

/// Enters 2-0 at every open table of the current round.
fn finish(desk: &App, id: u32) -> EventView {
    let view = desk.events().event(id).unwrap();
    let round = view.rounds.last().unwrap();
    for table in round.tables.iter().filter(|table| table.result.is_none()) {
        let result = ResultEntry::Games { a: round.games_to_win, b: 0, drawn: 0 };
        desk.events().act(id, &EventAct::EnterResult { round: round.number, table: table.table, result }).unwrap();
    }
    desk.events().event(id).unwrap()
}

#[test]
fn a_constructed_event_runs_to_the_winner_of_its_top_cut() {
    let structure = StructureInput { cut: Some(4), cut_best_of: Some(5), ..StructureInput::default() };
    let (desk, id) = desk_with(8, structure);
    assert_eq!(desk.events().event(id).unwrap().steps.next, app::contract::NextStep::Pair);
    for _ in 0..3 {
        desk.events().act(id, &pair()).unwrap();
        finish(&desk, id);
    }
    assert_eq!(desk.events().event(id).unwrap().summary.stage, Stage::Rounds, "the cut is still to come");
    assert_eq!(desk.events().event(id).unwrap().steps.next, app::contract::NextStep::MakeCut);
    assert_eq!(desk.events().act(id, &pair()).unwrap_err().code, "pair.not_now");
    let plan = desk.events().plan_cut(id, 4).unwrap();
    let made = desk.events().act(id, &EventAct::CreateBracket { size: 4 }).unwrap();
    let bracket = made.bracket.unwrap();
    assert_eq!(bracket.seeds, plan.seeds);
    assert_eq!(bracket.next.len(), 2);
    assert_eq!(desk.events().event(id).unwrap().steps.next, app::contract::NextStep::Pair);
    for _ in 0..2 {
        desk.events().act(id, &pair()).unwrap();
        finish(&desk, id);
    }
    let over = desk.events().event(id).unwrap();
    assert!(over.bracket.unwrap().over);
    assert_eq!((over.final_places.len(), over.final_places[0].until), (8, 1));
    assert_eq!(desk.events().event(id).unwrap().summary.stage, Stage::Finished);
}

#[test]
fn late_entries_no_shows_and_drops_are_handled_in_the_rounds() {
    let (desk, id) = desk_with(5, StructureInput::default());
    desk.events().act(id, &pair()).unwrap();
    let late = EventAct::AddLateEntry { name: "Late One".into(), missed: None, into_round: true };
    let view = desk.events().act(id, &late).unwrap();
    assert!(view.rounds[0].tables.iter().all(|table| table.players.len() == 2), "the bye has an opponent now");
    let missing = view.rounds[0].tables[0].players[1].id;
    let view = desk.events().act(id, &EventAct::ReportNoShow { player: missing, leaves: true }).unwrap();
    assert_eq!(view.rounds[0].tables[0].result, Some(ResultEntry::NoShowB));
    assert!(view.players.iter().find(|player| player.id == missing).unwrap().dropped);
    let view = desk.events().act(id, &EventAct::ReenterPlayer { player: missing }).unwrap();
    assert!(!view.players.iter().any(|player| player.dropped));
    finish(&desk, id);
    let second =
        EventAct::AddLateEntry { name: "Late Two".into(), missed: Some(MissedRoundScore::Bye), into_round: false };
    let view = desk.events().act(id, &second).unwrap();
    let line = view.standings.iter().find(|line| line.name == "Late Two").unwrap();
    assert_eq!((line.record.as_str(), line.byes), ("1-0-0", 1));
    assert_eq!(desk.events().act(id, &second).unwrap_err().code, "players.duplicate");
}

#[test]
fn a_judge_gives_penalties_re_pairs_and_signs_them() {
    let (desk, id) = desk_with(6, StructureInput::default());
    desk.set_author(Some("Judge Jo")).unwrap();
    desk.events().act(id, &pair()).unwrap();
    let give =
        EventAct::Penalize { player: 1, infraction: "5.1".into(), penalty: None, round: None, note: "rude".into() };
    desk.events().act(id, &give).unwrap();
    assert_eq!(desk.events().advise_penalty(id, 1, "5.1").unwrap().penalty, PenaltyName::MatchLoss);
    let view = desk.events().act(id, &give).unwrap();
    assert_eq!(
        view.penalties.iter().map(|given| given.penalty).collect::<Vec<_>>(),
        [PenaltyName::Warning, PenaltyName::MatchLoss]
    );
    assert_eq!(view.rounds[0].open, 2);
    assert_eq!(view.log[0].by.as_deref(), Some("Judge Jo"));
    assert!(view.log[0].text.contains("Player 1: match loss for 5.1"), "{}", view.log[0].text);
    let view = desk.events().act(id, &EventAct::WithdrawPenalty { penalty: 2, note: "wrong player".into() }).unwrap();
    assert_eq!(view.rounds[0].open, 3);
    let first = view.rounds[0].tables[0].players.clone();
    let other = view.rounds[0].tables[1].players[0].clone();
    let swap = EventAct::SwapPlayers { one: first[0].id, other: other.id, note: "one family".into() };
    let swapped = desk.events().act(id, &swap).unwrap();
    assert_eq!(swapped.rounds[0].tables[0].players[0].id, other.id);
    let table = swapped.rounds[0].tables[0].table;
    assert!(desk.events().pairing_reasons(id, 1, table).unwrap()[0].contains("one family"));
    assert_eq!(desk.events().pairing_reasons(id, 1, 99).unwrap_err().code, "table.not_found");
    assert_eq!(desk.events().pairing_reasons(id, 2, 1).unwrap_err().code, "round.not_found");
    let by_hand = EventAct::SetPairings {
        pairs: vec![ManualPairing { a: first[0].id, b: Some(first[1].id) }],
        note: "stream".into(),
    };
    let view = desk.events().act(id, &by_hand).unwrap();
    let pair_of = |view: &EventView, id| {
        view.rounds[0].tables.iter().find(|table| table.players.iter().any(|player| player.id == id)).unwrap().clone()
    };
    assert!(pair_of(&view, first[0].id).players.iter().any(|player| player.id == first[1].id));
    assert_eq!(
        desk.events()
            .act(id, &EventAct::PairAgain { scope: PairingScope::WholeEvent, note: " ".into(), let_late_in: false })
            .unwrap_err()
            .code,
        "tournament.no_note"
    );
    desk.events()
        .act(
            id,
            &EventAct::PairAgain { scope: PairingScope::WholeEvent, note: "wrong seats".into(), let_late_in: false },
        )
        .unwrap();
    desk.events().act(id, &EventAct::DeleteRound { round: 1, note: "fire alarm".into() }).unwrap();
    assert!(desk.events().event(id).unwrap().rounds.is_empty());
    desk.events().act(id, &EventAct::Undo).unwrap();
    assert_eq!(desk.events().event(id).unwrap().rounds.len(), 1);
    assert_eq!(desk.set_author(Some("\u{0}")).unwrap_err().code, "players.unreadable");
}

#[test]
fn correcting_a_result_two_rounds_back_lists_its_consequences() {
    let (desk, id) = desk_with(8, StructureInput::default());
    for _ in 0..3 {
        desk.events().act(id, &pair()).unwrap();
        finish(&desk, id);
    }
    let turned = ResultEntry::Games { a: 0, b: 2, drawn: 0 };
    let told = desk.events().consequences(id, 1, 1, &turned).unwrap();
    assert!(told.words.iter().any(|words| words.starts_with("Round 2, table ")), "{:?}", told.words);
    assert!(!told.ranks.is_empty());
    let before = desk.events().event(id).unwrap();
    let view = desk.events().act(id, &EventAct::EnterResult { round: 1, table: 1, result: turned }).unwrap();
    for change in &told.ranks {
        let rank = |view: &EventView| view.standings.iter().find(|line| line.player == change.player).unwrap().rank;
        assert_eq!((rank(&before), rank(&view)), (change.was, change.is));
    }
    assert!(view.rounds[0].forced.iter().any(|words| words.contains("corrected from 2-0 to 0-2")));
}

#[test]
fn clock_notes_deck_checks_and_lists_are_saved() {
    let (desk, id) = desk_with(4, StructureInput::default());
    let list = "Leaders\n1 | Luke Skywalker | Faithful Friend\n\nBase\n1 | Echo Base\n\nDeck\n3 | Battlefield Marine\n";
    let view = desk.events().act(id, &EventAct::RegisterDeck { player: 1, slot: 1, list: list.into() }).unwrap();
    assert_eq!(view.players[0].decks[0].leader.as_deref(), Some("SOR_005"));
    for player in 2..=4 {
        desk.events().act(id, &EventAct::RegisterDeck { player, slot: 1, list: list.into() }).unwrap();
    }
    desk.events().act(id, &EventAct::LockDecks { players: vec![], locked: true, note: "round 1".into() }).unwrap();
    let late = EventAct::RegisterDeck { player: 1, slot: 1, list: list.into() };
    assert_eq!(desk.events().act(id, &late).unwrap_err().code, "tournament.decks_locked");
    desk.events().act(id, &EventAct::AssignTable { player: 3, table: Some(9) }).unwrap();
    let view = desk.events().act(id, &pair()).unwrap();
    assert!(view.rounds[0].tables.iter().any(|table| table.table == 9));
    let view = desk
        .events()
        .act(id, &EventAct::SetRoundClock { round: 1, action: RoundClockAction::Start { seconds: None } })
        .unwrap();
    let clock = view.rounds[0].clock.unwrap();
    assert!(clock.running && clock.seconds == 55 * 60, "minutes of the profile");
    desk.events()
        .act(id, &EventAct::ExtendTime { round: 1, table: Some(9), seconds: 300, note: "deck check".into() })
        .unwrap();
    desk.events()
        .act(id, &EventAct::AddNote { text: "spilled drink".into(), player: None, round: Some(1), table: Some(9) })
        .unwrap();
    let view = desk.events().act(id, &EventAct::DrawDeckChecks { count: 1 }).unwrap();
    assert_eq!((view.checks.len(), view.checks[0].drawn, view.checks[0].matches), (2, true, None));
    let player = view.checks[0].player;
    let view = desk
        .events()
        .act(id, &EventAct::RecordDeckCheck { round: 1, player, matches: true, note: String::new() })
        .unwrap();
    assert_eq!(view.checks[0].matches, Some(true));
    assert_eq!(view.rounds[0].tables.iter().find(|table| table.table == 9).unwrap().extension, 300);
}

#[test]
fn a_twin_suns_event_of_eleven_players_runs() {
    let (desk, id) = desk_with(11, StructureInput { rounds: RoundsKind::Tables, ..StructureInput::default() });
    desk.events().act(id, &EventAct::PlanRounds { rounds: 3 }).unwrap();
    for _ in 0..3 {
        let view = desk.events().act(id, &pair()).unwrap();
        let round = view.rounds.last().unwrap();
        assert_eq!(round.tables.iter().map(|table| table.players.len()).sum::<usize>(), 11);
        for table in &round.tables {
            let hp = table.players.iter().map(|player| player.id % 5 * 4).collect();
            desk.events().act(id, &EventAct::EnterTableResult { round: round.number, table: table.table, hp }).unwrap();
        }
    }
    let view = desk.events().event(id).unwrap();
    assert!(view.standings.is_empty());
    let told = "5, 3, 2 and 1 points for the places by HP left";
    assert!(view.profile.describes.starts_with(told), "{}", view.profile.describes);
    assert!(!view.profile.describes.contains("match"), "nothing of what ranks matches of two");
    assert_eq!(view.table_standings.len(), 11);
    let captions = view.columns.iter().map(|column| column.words(TextLanguage::English).caption);
    assert_eq!(captions.collect::<Vec<_>>(), ["Points", "Won", "Opp. points", "HP left"]);
    assert!(view.table_standings.iter().all(|line| line.values.len() == view.columns.len()));
    let csv = desk.events().csv(id, CsvTable::Standings).unwrap();
    assert!(csv.starts_with("Rank,Name,Points,Victories,Games,HP,Opponents' Points,Byes,Status\n"), "{csv}");
    assert_eq!(view.table_standings.iter().map(|line| line.places.len()).sum::<usize>(), 33);
    assert_eq!(desk.events().event(id).unwrap().summary.stage, Stage::Finished);
}

/// Day two: seats are drawn again after the first draft's rounds, and the new pods are paired.
#[test]
fn a_second_draft_follows_the_rounds_of_the_first_one() {
    let desk = desks::in_memory().unwrap();
    let new = NewEvent {
        kind: EventKind::Draft,
        set: Some("SOR".into()),
        digital: true,
        ..constructed(StructureInput::default())
    };
    let id = desk.events().create_event(new).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterBots { count: 4 }).unwrap();
    desk.events().act(id, &EventAct::PlanRounds { rounds: 2 }).unwrap();
    desk.events().act(id, &EventAct::DrawSeats).unwrap();
    desk.events().act(id, &EventAct::StartDraft).unwrap();
    assert_eq!(desk.events().act(id, &EventAct::DrawSeats).unwrap_err().code, "seat.not_now");
    let deck = desk.events().deck(id, 1).unwrap();
    desk.events().act(id, &pair()).unwrap();
    finish(&desk, id);
    assert_eq!(desk.events().act(id, &EventAct::DrawSeats).unwrap().summary.stage, Stage::Seated);
    assert_eq!(desk.events().act(id, &pair()).unwrap_err().code, "pair.not_now", "the second draft comes first");
    let drafted = desk.events().act(id, &EventAct::StartDraft).unwrap();
    assert_eq!(drafted.summary.stage, Stage::DeckBuilding);
    let again = desk.events().deck(id, 1).unwrap();
    assert!(again.pool != deck.pool, "the second draft opened the boosters of the first");
    desk.events().act(id, &pair()).unwrap();
    finish(&desk, id);
    assert_eq!(desk.events().event(id).unwrap().summary.stage, Stage::Finished);
}

/// A custom profile is checked, saved, used, and written to the journal of its events.
#[test]
fn a_custom_profile_is_checked_saved_and_used() {
    let (desk, id) = desk_with(2, StructureInput::default());
    let mut own: serde_json::Value = serde_json::from_str(&desk.events().profile_json("swu-melee").unwrap()).unwrap();
    assert_eq!(desk.events().check_profile(&own.to_string()).unwrap()[0].code, "profile.shipped");
    own["key"] = "house".into();
    own["rank_by"] = serde_json::json!(["MatchPoints", "MatchPoints"]);
    own["games_to_win"] = 9.into();
    let codes: Vec<String> =
        desk.events().check_profile(&own.to_string()).unwrap().into_iter().map(|found| found.code).collect();
    assert_eq!(codes, ["profile.twice", "profile.games"]);
    own["rank_by"] = serde_json::json!(["MatchPoints"]);
    own["games_to_win"] = 1.into();
    assert_eq!(
        desk.events().save_profile(&own.to_string()).unwrap_err().code,
        "profile.games",
        "a bye has 2 games of 1"
    );
    own["bye_games_won"] = 1.into();
    own["no_show_games_won"] = 1.into();
    own["missed_round"] = "NotCounted".into();
    own["late_entry"] = "Bye".into();
    assert_eq!(desk.events().save_profile(&own.to_string()).unwrap().len(), 4);
    desk.events().act(id, &EventAct::SetProfile { key: "house".into() }).unwrap();
    assert_eq!(desk.events().act(id, &pair()).unwrap().rounds[0].games_to_win, 1);
    let made = desk
        .events()
        .create_event(NewEvent { profile: Some("house".into()), ..constructed(StructureInput::default()) });
    assert_eq!(made.unwrap().profile.key, "house");
    assert_eq!(desk.events().remove_profile("house").unwrap().len(), 3);
    assert_eq!(desk.events().event(id).unwrap().profile.key, "house", "events keep what they have");
    assert_eq!(desk.events().check_profile("{").unwrap_err().code, "profile.unreadable");
}

/// The window, phones and tables for other programs show what the profile ranks by, with the same captions.
#[test]
fn the_columns_of_standings_follow_the_rules_profile() {
    let (desk, id) = desk_with(4, StructureInput::default());
    desk.events().act(id, &pair()).unwrap();
    let captions = |columns: &[StandingColumn]| -> Vec<&str> {
        columns.iter().map(|column| column.words(TextLanguage::German).caption).collect()
    };
    let view = finish(&desk, id);
    assert_eq!(captions(&view.columns), ["Siege", "OMW %", "GW %", "OGW %"]);
    assert_eq!(
        captions(&desk.phones().public_event(id).unwrap().columns),
        ["OMW %", "GW %", "OGW %"],
        "wins are in the record"
    );
    let whole = "Rank,Name,Match Record,Match Wins,Points,OMW%,TGW%,OGW%,Game Record,Byes,Status";
    assert_eq!(desk.events().csv(id, CsvTable::Standings).unwrap().lines().next(), Some(whole));

    let mut own: serde_json::Value = serde_json::from_str(&desk.events().profile_json("generic").unwrap()).unwrap();
    own["key"] = "house".into();
    own["rank_by"] = serde_json::json!(["MatchPoints", "GameWins", "OpponentsMatchWins"]);
    desk.events().save_profile(&own.to_string()).unwrap();
    let view = desk.events().act(id, &EventAct::SetProfile { key: "house".into() }).unwrap();
    let own_order = ["Punkte", "GW %", "OMW %", "Siege", "OGW %"];
    assert_eq!(captions(&view.columns), own_order, "first what the profile ranks by");
    assert_eq!(serde_json::to_value(&view.columns).unwrap()[1], "GameWins");
    let values: Vec<String> = view.standings[0].values.iter().map(StandingValue::text).collect();
    assert_eq!(values, ["3", "100.00", "33.00", "1", "33.00"]);
    let public = desk.phones().public_event(id).unwrap();
    assert_eq!(captions(&public.columns), ["Punkte", "GW %", "OMW %", "OGW %"]);
    let PublicStandings::Matches(lines) = public.standings else { panic!("standings of matches") };
    assert_eq!(
        (lines[0].record.as_str(), &lines[0].values[..]),
        ("1-0-0", &["3", "100.00", "33.00", "33.00"].map(String::from)[..])
    );
    assert_eq!(
        desk.events().csv(id, CsvTable::Standings).unwrap().lines().next(),
        Some(whole),
        "programs may rely on the order"
    );

    own["rank_by"] = serde_json::json!(["MatchWins", "OpponentsMatchWins", "OpponentsOpponentsMatchWins"]);
    desk.events().save_profile(&own.to_string()).unwrap();
    let view = desk.events().act(id, &EventAct::SetProfile { key: "house".into() }).unwrap();
    assert_eq!(captions(&view.columns), ["Siege", "OMW %", "OOMW %", "GW %", "OGW %"]);
    let told = "Ranked by match wins, opponents’ match-win %, opponents’ opponents’ match-win %;";
    assert!(view.profile.describes.starts_with(told), "{}", view.profile.describes);
    let more = "Rank,Name,Match Record,Match Wins,Points,OMW%,TGW%,OGW%,OOMW%,Game Record,Byes,Status";
    assert_eq!(desk.events().csv(id, CsvTable::Standings).unwrap().lines().next(), Some(more));
}

/// A journal in the format of the previous version: settings without a kind, operations without an author.
#[test]
fn an_event_in_the_previous_format_opens_unchanged() {
    let bodies = [
        r#"{"opened":{"settings":{"name":"Old","set":"SOR","mode":"paper","pod_size":8,"profile":"swu-melee","seed":5}}}"#,
        r#"{"tournament":{"operation":{"op":"register","player":1,"name":"Ada"}}}"#,
        r#"{"tournament":{"operation":{"op":"register","player":2,"name":"Ben"}}}"#,
        r#"{"tournament":{"operation":{"op":"pair","round":1,"seed":5,"within_pods":false,
            "tables":[{"table":1,"a":1,"b":2,"reasons":[{"reason":"first_round"}]}]}}}"#,
        r#"{"tournament":{"operation":{"op":"result","round":1,"table":1,"result":{"kind":"games","a":2,"b":1,"drawn":0}}}}"#,
    ];
    let entry = |body: &&str| store::NewEntry {
        kind: "old".into(),
        at: "2026-11-01T10:00:00Z".into(),
        body: (*body).to_owned(),
    };
    let store = store::Store::in_memory().unwrap();
    let new = store::NewStream {
        kind: store::StreamKind::Event,
        name: "Old".into(),
        at: "2026-11-01T10:00:00Z".into(),
        start: String::new(),
        status: String::new(),
        entries: bodies.iter().map(entry).collect(),
    };
    store::Journal::create(&store, &new).unwrap();
    let desk = App::with_store(store, app::Environment::default()).unwrap();
    let event = desk.events().event(1).unwrap();
    assert_eq!((event.summary.set.as_str(), event.summary.stage), ("SOR", Stage::Finished));
    assert_eq!(event.rounds[0].tables[0].result_text, "2-1");
    assert_eq!(desk.events().event(1).unwrap().log[0].by, None);
}

/// Two entries of the same person are merged, with the reason in the log; an undo separates them again.
#[test]
fn duplicate_entries_of_a_person_are_merged_and_undo_separates_them() {
    let (desk, id) = desk_with(4, StructureInput::default());
    desk.events().act(id, &pair()).unwrap();
    finish(&desk, id);
    let first = desk.events().event(id).unwrap().rounds[0].tables[0].players[0].id;
    desk.events().act(id, &EventAct::DropPlayer { player: first }).unwrap();
    desk.events()
        .act(id, &EventAct::AddLateEntry { name: "Second Self".into(), missed: None, into_round: false })
        .unwrap();
    let met = desk.events().event(id).unwrap().rounds[0].tables[0].players[1].id;
    let met = EventAct::MergePlayers { player: first, into: met, note: "the same".into() };
    let error = desk.events().act(id, &met).unwrap_err();
    assert_eq!(error.code, "tournament.merge_met");
    assert!(!error.next_step.is_empty());
    let merged =
        desk.events().act(id, &EventAct::MergePlayers { player: 5, into: first, note: "two entries".into() }).unwrap();
    assert_eq!(merged.players.len(), 4);
    assert!(merged.log[0].text.starts_with("Second Self merged into Player"), "{}", merged.log[0].text);
    assert!(merged.steps.undo.allowed);
    // The number of the second entry is never reused.
    desk.events()
        .act(id, &EventAct::AddLateEntry { name: "Someone Else".into(), missed: None, into_round: false })
        .unwrap();
    assert_eq!(desk.events().event(id).unwrap().players.last().unwrap().id, 6);
    desk.events().act(id, &EventAct::Undo).unwrap();
    desk.events().act(id, &EventAct::Undo).unwrap();
    let parted = desk.events().event(id).unwrap();
    assert_eq!(parted.players.last().unwrap().name, "Second Self");
    // After an import into another database, the event has the same players.
    desk.events().act(id, &EventAct::MergePlayers { player: 5, into: first, note: "two entries".into() }).unwrap();
    let other = desks::in_memory().unwrap();
    let taken = other.events().import(&desk.events().export(id).unwrap()).unwrap();
    assert_eq!(other.events().event(taken).unwrap().standings, desk.events().event(id).unwrap().standings);
    let bots = desk.events().act(id, &EventAct::RegisterBots { count: 1 }).unwrap().players.last().unwrap().id;
    assert_eq!(
        desk.events()
            .act(id, &EventAct::MergePlayers { player: bots, into: first, note: "x".into() })
            .unwrap_err()
            .code,
        "player.bot"
    );
}

/// The number of boosters in a sealed event is its own setting or its profile's (six: CR 10.2.1A), and each player
/// has a separate pool that is always the same.
#[test]
fn a_sealed_event_opens_a_separate_pool_for_each_player() {
    let desk = desks::in_memory().unwrap();
    let made = |packs: Option<u32>, leaders: &[&str]| {
        let new = NewEvent {
            kind: EventKind::Sealed,
            set: Some("HMW".into()),
            sealed_packs: packs,
            pool_leaders: leaders.iter().map(|leader| (*leader).to_owned()).collect(),
            ..constructed(StructureInput::default())
        };
        desk.events().create_event(new)
    };
    let event = made(None, &[]).unwrap();
    assert_eq!(event.sealed.as_ref().unwrap().packs, Some(event.profile.sealed_packs));
    assert_eq!(event.profile.sealed_packs, 6);
    let event = made(Some(8), &["HMW_004"]).unwrap();
    let id = event.summary.id;
    let players = desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBruno".into() }).unwrap().players;
    let [ada, bruno] = [0, 1].map(|at| desk.events().event_pool(id, players[at].id).unwrap());
    assert_eq!(ada.cards.iter().map(|card| card.count).sum::<u32>(), 8 * 16 + 1);
    assert_ne!(ada, bruno);
    assert_eq!(desk.events().event_pool(id, players[0].id).unwrap(), ada);
    assert_eq!(made(Some(40), &[]).unwrap_err().code, "sealed.packs");
    assert_eq!(made(None, &["HMW_100"]).unwrap_err().code, "sealed.leader");

    let drafted = desk.events().create_event(constructed(StructureInput::default())).unwrap();
    assert!(drafted.sealed.is_none());
    let player =
        desk.events().act(drafted.summary.id, &EventAct::RegisterPlayers { text: "Ada".into() }).unwrap().players[0].id;
    assert_eq!(desk.events().event_pool(drafted.summary.id, player).unwrap_err().code, "event.not_sealed");
}
