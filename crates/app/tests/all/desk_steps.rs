//! Log texts and rejections of the desk's steps: undo, re-paired rounds, Twin Suns, reasons, the cut, leagues.

use app::contract::{
    CsvTable, DraftMode, EventAct, EventView, LeagueAct, ManualPairing, NewEvent, PairingScope, PaperSize, PenaltyName,
    PrintoutKind, ResultEntry, RoundClockAction, RoundsKind, Settings, StructureInput, TextLanguage,
};
use app::{App, AppError};

use crate::desks;

fn event(names: &[&str], structure: StructureInput) -> (App, u32) {
    let desk = desks::in_memory().unwrap();
    let id = add_event(&desk, names, structure);
    (desk, id)
}

fn add_event(desk: &App, names: &[&str], structure: StructureInput) -> u32 {
    let new = NewEvent { digital: true, seed: Some("5".into()), structure, ..NewEvent::constructed("Open") };
    let id = desk.events().create_event(new).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: names.join("\n") }).unwrap();
    id
}

fn tables() -> StructureInput {
    StructureInput { rounds: RoundsKind::Tables, ..StructureInput::default() }
}

fn pair() -> EventAct {
    EventAct::PairRound { scope: PairingScope::WholeEvent, by_hand: vec![], note: String::new(), power: false }
}

fn finish(desk: &App, id: u32) {
    let round = desk.events().event(id).unwrap().rounds.last().unwrap().clone();
    for table in round.tables.iter().filter(|table| round.open_tables.contains(&table.table)) {
        let (round, table) = (round.number, table.table);
        desk.events()
            .act(id, &EventAct::EnterResult { round, table, result: ResultEntry::Games { a: 2, b: 0, drawn: 0 } })
            .unwrap();
    }
}

fn code<T: std::fmt::Debug>(answer: Result<T, AppError>) -> String {
    answer.unwrap_err().code.to_string()
}

const EIGHT: [&str; 8] = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana"];

/// One press is one undo, which lists everything it reverts.
#[test]
fn one_step_is_one_undo_that_lists_what_it_reverts() {
    let (desk, id) = event(&EIGHT[..7], StructureInput::default());
    desk.events().act(id, &pair()).unwrap();
    let late = EventAct::AddLateEntry { name: "Late Lee".into(), missed: None, into_round: true };
    let view = desk.events().act(id, &late).unwrap();
    assert_eq!(view.rounds[0].tables.len(), 4);
    let undoes = view.steps.undoes.unwrap();
    assert!(undoes.contains("Late Lee entered") && undoes.contains("re-paired"), "{undoes}");
    let after = desk.events().act(id, &EventAct::Undo).unwrap();
    assert!(after.players.iter().all(|player| player.name != "Late Lee"), "the whole step");
    assert_eq!(after.rounds[0].tables.iter().filter(|table| table.players.len() == 1).count(), 1);
    assert!(after.log[0].text.starts_with("Undo: Late Lee entered; "), "{}", after.log[0].text);
    // The list of players was one step too; its lines belong together.
    let undoes = desk.events().event(id).unwrap().steps.undoes.unwrap();
    assert!(undoes.contains("Round 1 paired"), "{undoes}");
    desk.events().act(id, &EventAct::Undo).unwrap();
    assert!(
        desk.events().event(id).unwrap().log.iter().filter(|line| line.text.ends_with("entered")).any(|line| line.part)
    );
    assert!(desk.events().act(id, &EventAct::Undo).unwrap().players.is_empty());
}

/// The number of an undone bot goes to the next entry, which is not a bot.
#[test]
fn a_person_who_gets_the_number_of_an_undone_bot_is_not_a_bot() {
    let (desk, id) = event(&EIGHT[..2], StructureInput::default());
    assert!(desk.events().act(id, &EventAct::RegisterBots { count: 2 }).unwrap().players[2].bot);
    desk.events().act(id, &EventAct::Undo).unwrap();
    let view = desk.events().act(id, &EventAct::RegisterPlayers { text: "Cleo".into() }).unwrap();
    assert_eq!((view.players[2].name.as_str(), view.players[2].bot), ("Cleo", false));
}

/// The log names the swapped players and the removed results.
#[test]
fn the_log_names_swapped_players_and_removed_results() {
    let (desk, id) = event(&EIGHT, StructureInput::default());
    let view = desk.events().act(id, &pair()).unwrap();
    let [one, other] = [0, 1].map(|table: usize| view.rounds[0].tables[table].players[0].clone());
    desk.events()
        .act(id, &EventAct::EnterResult { round: 1, table: 1, result: ResultEntry::Games { a: 2, b: 1, drawn: 0 } })
        .unwrap();
    let swap = EventAct::SwapPlayers { one: one.id, other: other.id, note: "family".into() };
    let view = desk.events().act(id, &swap).unwrap();
    let told = &view.log[0].text;
    for part in [&one.name, &other.name, "swapped", "family", "Results removed: table 1", "2-1"] {
        assert!(told.contains(part), "{told}");
    }
    // So does a deleted round.
    desk.events()
        .act(id, &EventAct::EnterResult { round: 1, table: 3, result: ResultEntry::Games { a: 2, b: 0, drawn: 0 } })
        .unwrap();
    let view = desk.events().act(id, &EventAct::DeleteRound { round: 1, note: "wrong seats".into() }).unwrap();
    assert!(view.log[0].text.contains("Results removed: table 3"), "{}", view.log[0].text);
}

/// Open tables are listed when a step waits for them.
#[test]
fn open_tables_are_listed_when_a_step_waits_for_them() {
    let (desk, id) = event(&EIGHT, StructureInput::default());
    desk.events().act(id, &pair()).unwrap();
    for table in [1, 3] {
        desk.events()
            .act(id, &EventAct::EnterResult { round: 1, table, result: ResultEntry::Games { a: 2, b: 0, drawn: 0 } })
            .unwrap();
    }
    let view = desk.events().event(id).unwrap();
    assert_eq!(view.rounds[0].open_tables, [2, 4]);
    let why_not = view.steps.pair.why_not.unwrap();
    assert_eq!(why_not.code, "pair.not_now");
    assert_eq!(why_not.message, "2 results are missing: round 1, tables 2, 4.");
    let settings = desk.about().unwrap().settings;
    desk.save_settings(Settings { language: TextLanguage::German, ..settings }).unwrap();
    let german = desk.events().event(id).unwrap().steps.pair.why_not.unwrap();
    assert_eq!(german.message, "2 Ergebnisse fehlen: Runde 1, Tische 2, 4.");
    assert!(desk.events().act(id, &pair()).unwrap_err().message.contains("tables 2, 4"));
}

/// Players are found by number, name, or a unique part of a name.
#[test]
fn players_are_found_by_number_name_or_part_of_a_name() {
    let (desk, id) = event(&["Ada Lovelace", "Ben 7", "Benjamin", "7"], StructureInput::default());
    assert_eq!(desk.events().player_number(id, "  ada LOVELACE ").unwrap(), 1);
    assert_eq!(desk.events().player_number(id, "love").unwrap(), 1);
    assert_eq!(desk.events().player_number(id, "2").unwrap(), 2);
    assert_eq!(desk.events().player_number(id, "#3").unwrap(), 3);
    assert_eq!(desk.events().player_number(id, "7").unwrap(), 4, "a name comes before a number");
    assert_eq!(code(desk.events().player_number(id, "ben")), "player.ambiguous");
    assert_eq!(code(desk.events().player_number(id, "Zoe")), "player.not_found");
    assert_eq!(code(desk.events().player_number(id, "")), "player.not_found");
}

/// A judge's penalty and the organiser's manual changes have their reasons in the log.
#[test]
fn penalties_and_manual_pairings_require_a_reason() {
    let (desk, id) = event(&EIGHT, StructureInput::default());
    let by_hand = vec![ManualPairing { a: 1, b: Some(2) }];
    let set = EventAct::PairRound { scope: PairingScope::WholeEvent, by_hand, note: " ".into(), power: false };
    assert_eq!(code(desk.events().act(id, &set)), "tournament.no_note");
    desk.events().act(id, &pair()).unwrap();
    let penalty = |note: &str| EventAct::Penalize {
        player: 1,
        infraction: "5.1".into(),
        penalty: Some(PenaltyName::Warning),
        round: None,
        note: note.into(),
    };
    assert_eq!(code(desk.events().act(id, &penalty("  "))), "tournament.no_note");
    desk.events().act(id, &penalty("shouted")).unwrap();
}

/// A rematch in a manual pairing is flagged, but not described as unavoidable.
#[test]
fn a_rematch_in_a_manual_pairing_is_flagged() {
    let (desk, id) = event(&EIGHT, StructureInput::default());
    let view = desk.events().act(id, &pair()).unwrap();
    let met = view.rounds[0].tables[0].players.clone();
    finish(&desk, id);
    let by_hand = vec![ManualPairing { a: met[0].id, b: Some(met[1].id) }];
    let again = EventAct::PairRound { scope: PairingScope::WholeEvent, by_hand, note: "asked".into(), power: false };
    let forced = desk.events().act(id, &again).unwrap().rounds[1].forced.join("\n");
    assert!(forced.contains("Rematch (already played 1 time): manual pairing."), "{forced}");
    assert_eq!(desk.events().event(id).unwrap().rounds[1].forced.len(), 1);
}

/// An unavailable table cannot be assigned, whichever of the two steps comes first.
#[test]
fn an_unavailable_table_cannot_be_assigned() {
    let (desk, id) = event(&EIGHT, StructureInput::default());
    let fix = |player, table| desk.events().act(id, &EventAct::AssignTable { player, table: Some(table) });
    let room =
        |first, missing: &[u32]| desk.events().act(id, &EventAct::SetTableNumbers { first, missing: missing.to_vec() });
    room(5, &[42]).unwrap();
    for lacking in [42, 4] {
        let refused = fix(1, lacking).unwrap_err();
        assert_eq!(refused.code, "table.not_in_room");
        assert!(refused.message.contains(&lacking.to_string()), "{}", refused.message);
    }
    fix(1, 43).unwrap();
    for (first, missing) in [(5, &[42, 43][..]), (44, &[])] {
        let refused = room(first, missing).unwrap_err();
        assert_eq!(refused.code, "table.not_in_room");
        assert!(refused.message.contains("43") && refused.message.contains("Ada"), "{}", refused.message);
    }
    assert_eq!(code(fix(1, 0)), "tournament.table_number");
    // A player who has dropped does not prevent changing the numbers.
    desk.events().act(id, &EventAct::DropPlayer { player: 1 }).unwrap();
    room(44, &[]).unwrap();
}

/// As at a championship: a player who drops before the first match of the cut is replaced manually, with the reason
/// in the log.
#[test]
fn a_player_can_be_replaced_in_the_cut_before_its_first_result() {
    for paired in [false, true] {
        let (desk, id) = event(&EIGHT, StructureInput { cut: Some(4), ..StructureInput::default() });
        desk.events().act(id, &EventAct::PlanRounds { rounds: 2 }).unwrap();
        for _ in 0..2 {
            desk.events().act(id, &pair()).unwrap();
            finish(&desk, id);
        }
        let replace =
            |player, by, note: &str| desk.events().act(id, &EventAct::ReplaceInCut { player, by, note: note.into() });
        assert_eq!(code(replace(1, 2, "ill")), "cut.not_now");
        let cut = desk.events().act(id, &EventAct::CreateBracket { size: 4 }).unwrap().bracket.unwrap().seeds;
        let outside: Vec<u32> = (1..=8).filter(|player| cut.iter().all(|seed| seed.id != *player)).collect();
        let (out, by) = (cut[1].id, outside[0]);
        desk.events().act(id, &EventAct::DropPlayer { player: out }).unwrap();
        if paired {
            desk.events().act(id, &pair()).unwrap();
        }
        assert_eq!(code(replace(out, by, " ")), "tournament.no_note");
        assert_eq!(code(replace(outside[1], by, "ill")), "cut.player");
        assert_eq!(code(replace(out, cut[0].id, "ill")), "cut.player");
        let view = replace(out, by, "left for the train").unwrap();
        let seeds: Vec<u32> = view.bracket.as_ref().unwrap().seeds.iter().map(|seed| seed.id).collect();
        assert_eq!(seeds, [cut[0].id, by, cut[2].id, cut[3].id]);
        assert!(
            view.log
                .iter()
                .any(|line| line.text.contains("left for the train") && line.text.contains("in the top cut"))
        );
        let view = if paired { view } else { desk.events().act(id, &pair()).unwrap() };
        let round = view.rounds.last().unwrap();
        assert_eq!((round.number, round.tables.len()), (3, 2));
        assert!(round.tables.iter().any(|table| table.players.iter().any(|player| player.id == by)));
        // This is one step, so that one undo reverts all of it.
        if paired {
            let before = desk.events().act(id, &EventAct::Undo).unwrap();
            assert_eq!(before.bracket.unwrap().seeds, cut);
            replace(out, by, "left for the train").unwrap();
        }
        let result = ResultEntry::Games { a: 2, b: 0, drawn: 0 };
        let table = desk.events().event(id).unwrap().rounds[2].tables[0].table;
        desk.events().act(id, &EventAct::EnterResult { round: 3, table, result }).unwrap();
        assert_eq!(code(replace(cut[0].id, outside[1], "ill")), "cut.not_now");
    }
}

/// Two players with the same assigned table who do not meet: the second sits elsewhere, and this is reported.
#[test]
fn clashing_assigned_tables_are_reported() {
    let (desk, id) = event(&EIGHT, StructureInput::default());
    desk.events().act(id, &EventAct::AssignTable { player: 1, table: Some(4) }).unwrap();
    let view = desk.events().act(id, &EventAct::AssignTable { player: 2, table: Some(4) }).unwrap();
    assert!(view.log[0].text.contains("Ada is assigned to it too"), "{}", view.log[0].text);
    let view = desk.events().act(id, &pair()).unwrap();
    let together = view.rounds[0].tables.iter().any(|table| {
        let ids: Vec<u32> = table.players.iter().map(|player| player.id).collect();
        ids.contains(&1) && ids.contains(&2)
    });
    assert_ne!(view.rounds[0].forced.is_empty(), !together, "{:?}", view.rounds[0].forced);
    assert!(together || view.rounds[0].forced[0].contains("table 4"), "{:?}", view.rounds[0].forced);
}

/// The winner of the bracket is first in the event, including in the table for other programs.
#[test]
fn the_winner_of_the_bracket_leads_the_standings() {
    let (desk, id) = event(&EIGHT, StructureInput { cut: Some(4), ..StructureInput::default() });
    desk.events().act(id, &EventAct::PlanRounds { rounds: 2 }).unwrap();
    for _ in 0..2 {
        desk.events().act(id, &pair()).unwrap();
        finish(&desk, id);
    }
    let swiss_winner = desk.events().event(id).unwrap().standings[0].name.clone();
    desk.events().act(id, &EventAct::CreateBracket { size: 4 }).unwrap();
    // Entries after the cut are rejected: there is no round for them.
    for refused in [
        desk.events()
            .act(id, &EventAct::AddLateEntry { name: "Late".into(), missed: None, into_round: false })
            .map(drop),
        desk.events().act(id, &EventAct::RegisterPlayers { text: "Late".into() }).map(drop),
        desk.events().act(id, &EventAct::RegisterBots { count: 1 }).map(drop),
    ] {
        assert_eq!(refused.unwrap_err().code, "players.after_the_cut");
    }
    // A player of the cut who was dropped by mistake can return; others cannot.
    let cut = desk.events().event(id).unwrap().bracket.unwrap().seeds;
    let outside = (1..=8).find(|player| cut.iter().all(|seed| seed.id != *player)).unwrap();
    for player in [cut[3].id, outside] {
        desk.events().act(id, &EventAct::DropPlayer { player }).unwrap();
    }
    assert_eq!(code(desk.events().act(id, &EventAct::ReenterPlayer { player: outside })), "players.after_the_cut");
    assert_eq!(code(desk.events().act(id, &EventAct::ReenterPlayer { player: outside })), "players.after_the_cut");
    desk.events().act(id, &EventAct::ReenterPlayer { player: cut[3].id }).unwrap();
    for _ in 0..2 {
        let view = desk.events().act(id, &pair()).unwrap();
        let round = view.rounds.last().unwrap();
        for table in &round.tables {
            let second = table.players[0].name == swiss_winner;
            let result = if second {
                ResultEntry::Games { a: 0, b: 2, drawn: 0 }
            } else {
                ResultEntry::Games { a: 2, b: 0, drawn: 0 }
            };
            desk.events().act(id, &EventAct::EnterResult { round: round.number, table: table.table, result }).unwrap();
        }
    }
    let view = desk.events().event(id).unwrap();
    let champion = desk.events().event(id).unwrap().final_places[0].name.clone();
    assert_ne!(champion, swiss_winner);
    assert_eq!((view.standings[0].rank, view.standings[0].name.as_str()), (1, champion.as_str()));
    let csv = desk.events().csv(id, CsvTable::Standings).unwrap();
    assert!(csv.lines().nth(1).unwrap().starts_with(&format!("1,{champion},")), "{csv}");
}

/// Dropped and disqualified players are marked.
#[test]
fn dropped_and_disqualified_players_are_marked_in_the_standings() {
    let (desk, id) = event(&EIGHT, StructureInput::default());
    desk.events().act(id, &pair()).unwrap();
    finish(&desk, id);
    desk.events().act(id, &EventAct::DropPlayer { player: 1 }).unwrap();
    let penalty = Some(PenaltyName::Disqualification);
    let (infraction, note) = ("5.7".to_owned(), "cheating".to_owned());
    desk.events().act(id, &EventAct::Penalize { player: 2, infraction, penalty, round: None, note }).unwrap();
    let view = desk.events().event(id).unwrap();
    let of = |player: u32| view.standings.iter().find(|line| line.player == player).unwrap();
    assert_eq!((of(1).dropped, of(1).disqualified, of(2).disqualified), (true, false, true));
    let csv = desk.events().csv(id, CsvTable::Players).unwrap();
    assert!(csv.contains("Ada,Dropped") && csv.contains("Ben,Disqualified"), "{csv}");
    let csv = desk.events().csv(id, CsvTable::Standings).unwrap();
    let line = |name: &str| csv.lines().find(|line| line.contains(&format!(",{name},"))).unwrap();
    assert!(line("Ada").ends_with(",Dropped") && line("Ben").ends_with(",Disqualified"), "{csv}");
}

/// Twin Suns at the desk: table standings, no-shows, re-paired rounds, consequences, the final table.
#[test]
fn a_twin_suns_event_runs_at_the_desk() {
    let (desk, id) = event(&EIGHT, tables());
    desk.events().act(id, &EventAct::PlanRounds { rounds: 1 }).unwrap();
    let view = desk.events().act(id, &pair()).unwrap();
    assert!(desk.events().event(id).unwrap().standings.is_empty(), "no standings of matches");
    let result = ResultEntry::Games { a: 2, b: 0, drawn: 0 };
    let refused =
        desk.events().act(id, &EventAct::EnterResult { round: 1, table: 1, result: result.clone() }).unwrap_err();
    assert_eq!(refused.code, "tournament.played_at_tables");
    assert!(refused.next_step.contains("HP"));
    assert_eq!(code(desk.events().consequences(id, 1, 1, &result)), "tournament.played_at_tables");
    let [first, second] = [0, 1].map(|table: usize| view.rounds[0].tables[table].players.clone());
    let view = desk.events().act(id, &EventAct::ReportNoShow { player: first[0].id, leaves: false }).unwrap();
    assert_eq!(view.rounds[0].tables[0].out, [first[0].id]);
    assert!(view.log[0].text.contains("no-show"));
    let swap = EventAct::SwapPlayers { one: first[1].id, other: second[1].id, note: "family".into() };
    assert!(desk.events().act(id, &swap).unwrap().log[0].text.contains("swapped"));
    let group: Vec<u32> = [first[0].id, second[0].id, first[2].id, second[2].id].to_vec();
    let set = desk.events().act(id, &EventAct::SetTables { tables: vec![group], note: "asked".into() }).unwrap();
    assert_eq!(set.rounds[0].tables.len(), 2);
    let again = EventAct::PairAgain { scope: PairingScope::WholeEvent, note: "again".into(), let_late_in: false };
    let view = desk.events().act(id, &again).unwrap();
    for table in view.rounds[0].tables.clone() {
        desk.events()
            .act(id, &EventAct::EnterTableResult { round: 1, table: table.table, hp: vec![20, 3, 12, 7] })
            .unwrap();
    }
    let corrected = EventAct::EnterTableResult { round: 1, table: 1, hp: vec![20, 4, 12, 7] };
    assert!(desk.events().act(id, &corrected).unwrap().log[0].text.contains("corrected to"));
    let told = desk.events().table_consequences(id, 1, 1, &[0, 3, 12, 7]).unwrap();
    assert!(!told.ranks.is_empty());
    desk.events().act(id, &EventAct::CreateBracket { size: 4 }).unwrap();
    let view = desk.events().act(id, &pair()).unwrap();
    let paper = desk.events().event_paper(id, PrintoutKind::Bracket, PaperSize::A4, None);
    assert_eq!(code(paper), "paper.nothing", "a final table is no tree");
    let last = view.rounds[1].tables[0].clone();
    assert_eq!((view.rounds[1].tables.len(), last.players.len()), (1, 4));
    let view = desk
        .events()
        .act(id, &EventAct::EnterTableResult { round: 2, table: last.table, hp: vec![1, 2, 30, 4] })
        .unwrap();
    assert_eq!(view.final_places[0].name, last.players[2].name);
    assert_eq!(
        (view.table_standings[0].rank, view.table_standings[0].name.as_str()),
        (1, last.players[2].name.as_str())
    );
    let csv = desk.events().csv(id, CsvTable::Standings).unwrap();
    assert!(csv.lines().nth(1).unwrap().starts_with(&format!("1,{},", last.players[2].name)), "{csv}");
}

/// A player who drops before the first round is paired gets no league points, not even for attendance.
#[test]
fn a_player_who_drops_before_round_one_gets_no_league_points() {
    let (desk, id) = event(&EIGHT[..5], StructureInput::default());
    desk.events().act(id, &EventAct::DropPlayer { player: 5 }).unwrap();
    desk.events().act(id, &pair()).unwrap();
    finish(&desk, id);
    let league = desk.leagues().create_league("Winter", None).unwrap().id;
    let view = desk.leagues().league_act(league, &LeagueAct::Add { event: id }).unwrap();
    let names: Vec<&str> = view.standings.iter().map(|line| line.name.as_str()).collect();
    assert!(names.len() == 4 && !names.contains(&"Eve"), "{names:?}");
}

#[test]
fn two_people_of_one_name_can_be_separated_in_a_league() {
    let (desk, first) = event(&["Jan", "Ada"], StructureInput::default());
    let second = add_event(&desk, &["Jan", "Ben"], StructureInput::default());
    let league = desk.leagues().create_league("Winter", None).unwrap().id;
    for id in [first, second] {
        desk.events().act(id, &pair()).unwrap();
        finish(&desk, id);
        desk.leagues().league_act(league, &LeagueAct::Add { event: id }).unwrap();
    }
    assert_eq!(desk.leagues().league(league).unwrap().standings.len(), 3);
    let other = LeagueAct::MergeNamesInEvent { event: second, name: "Jan".into(), person: "Jan of Utrecht".into() };
    let view = desk.leagues().league_act(league, &other).unwrap();
    assert_eq!(view.standings.len(), 4);
    assert!(view.standings.iter().any(|line| line.name == "Jan of Utrecht" && line.events == 1));
    assert_eq!(view.names[0].event, Some(second));
    let back = LeagueAct::SplitNameInEvent { event: second, name: "jan".into() };
    assert_eq!(desk.leagues().league_act(league, &back).unwrap().standings.len(), 3);
}

/// Deck building has a clock. The time in the regulations is not known, so 30 minutes are this program's choice.
#[test]
fn the_deck_building_clock_is_shown() {
    let (desk, id) = event(&EIGHT, StructureInput::default());
    let clock = |action| EventAct::SetRoundClock { round: 0, action };
    assert_eq!(desk.events().event(id).unwrap().deck_clock, None);
    let view = desk.events().act(id, &clock(RoundClockAction::Start { seconds: None })).unwrap();
    assert_eq!(view.deck_clock.unwrap().seconds, 30 * 60);
    assert!(view.log[0].text.contains("Deck building: clock started, 30 minutes"), "{}", view.log[0].text);
    let view = desk.events().act(id, &clock(RoundClockAction::Pause)).unwrap();
    assert!(!view.deck_clock.unwrap().running);
}

/// A player who drops from a draft does not block it: a bot picks immediately, until the player returns or another
/// one takes the seat.
#[test]
fn a_bot_picks_for_a_player_who_dropped_until_the_seat_is_taken() {
    let desk = desks::in_memory().unwrap();
    let new = app::contract::NewEvent {
        seed: Some("5".into()),
        ..app::contract::NewEvent::draft("Friday", "SOR", DraftMode::Digital, 4)
    };
    let id = desk.events().create_event(new).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: EIGHT[..4].join("\n") }).unwrap();
    desk.events().act(id, &EventAct::DrawSeats).unwrap();
    let begun = desk.events().act(id, &EventAct::StartDraft).unwrap();
    let seats: Vec<u32> = begun.pods[0].seats.iter().map(|seat| seat.player).collect();
    let waiting = |view: &EventView| view.pods[0].draft.as_ref().unwrap().waiting_for.clone();
    let pick = |seat: u32| desk.events().act(id, &EventAct::Pick { pod: 1, seat, index: 0, card: None }).unwrap();
    let taken = |seat: u32| desk.events().draft_view(id, 1, seat).unwrap().taken.len();
    assert_eq!(waiting(&begun), [1, 2, 3, 4]);
    // The others have picked, so dropping passes the packs.
    (1..=3).for_each(|seat| drop(pick(seat)));
    let left = desk.events().act(id, &EventAct::DropPlayer { player: seats[3] }).unwrap();
    assert_eq!((waiting(&left), taken(4)), (vec![1, 2, 3], 2), "the next pick is made as well");
    (1..=3).for_each(|seat| drop(pick(seat)));
    assert_eq!(taken(4), 4, "the last leader and the first card of the pack");
    // Another player takes the seat and its cards, with a reason in the log.
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Zoe".into() }).unwrap();
    let zoe = desk.events().event(id).unwrap().players.iter().find(|player| player.name == "Zoe").unwrap().id;
    let before = taken(4);
    let merge = EventAct::MergePlayers { player: seats[3], into: zoe, note: "takes over the seat".into() };
    let taken_over = desk.events().act(id, &merge).unwrap();
    assert_eq!(taken_over.pods[0].seats[3].player, zoe);
    for _ in 0..2 {
        let open = waiting(&desk.events().event(id).unwrap());
        open.into_iter().filter(|seat| *seat != 4).for_each(|seat| drop(pick(seat)));
    }
    assert_eq!(waiting(&desk.events().event(id).unwrap()), [4]);
    pick(4);
    assert!(taken(4) > before);
}

/// A tabletop draft is run from its first step to its last.
#[test]
fn a_tabletop_draft_can_be_finished_in_one_step() {
    let desk = desks::in_memory().unwrap();
    let new = app::contract::NewEvent {
        seed: Some("5".into()),
        ..app::contract::NewEvent::draft("Paper", "SOR", DraftMode::Paper, 8)
    };
    let id = desk.events().create_event(new).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: EIGHT.join("\n") }).unwrap();
    desk.events().act(id, &EventAct::DrawSeats).unwrap();
    desk.events().act(id, &EventAct::StartDraft).unwrap();
    let view = desk.events().act(id, &EventAct::FinishDraft).unwrap();
    assert!(view.steps.pair.allowed, "{:?}", view.steps.pair.why_not);
}
