//! Operations: which ones are rejected, and that undo and replay give the same event.

use proptest::prelude::*;
use tournament::{
    ClockAction, FinalPlace, MatchResult, MissedRoundRule, Operation, OperationError, PairScope, Penalty, PlayerId,
    Profile, Reason, RoundKind, Side, Standing, TablePairing, Tournament,
};

const WON: MatchResult = MatchResult::Games { a: 2, b: 0, drawn: 0 };

fn register(number: u32) -> Operation {
    Operation::Register { player: PlayerId(number), name: format!("P{number}") }
}

fn event(players: u32) -> Tournament {
    let mut event = Tournament::new(Profile::default());
    for number in 1..=players {
        event.apply(&register(number)).unwrap();
    }
    event
}

fn pair(event: &mut Tournament) {
    let plan = event.pair_next(1).unwrap();
    event.apply(&plan.into_operation()).unwrap();
}

fn finish(event: &mut Tournament, result: MatchResult) {
    let round = event.rounds().last().unwrap().clone();
    for pairing in round.pairings.iter().filter(|pairing| pairing.b.is_some()) {
        event.apply(&Operation::Result { round: round.number, table: pairing.table, result }).unwrap();
    }
}

fn refuses(event: &Tournament, operation: Operation, code: &str) {
    let mut after = event.clone();
    assert_eq!(after.apply(&operation).unwrap_err().code(), code, "{operation:?}");
    assert_eq!(after.operations(), event.operations(), "nothing has changed");
    assert_eq!(after.players(), event.players());
    assert_eq!(after.rounds(), event.rounds());
    assert_eq!(after.pods(), event.pods());
}

#[test]
fn an_impossible_operation_is_refused_and_changes_nothing() {
    let mut event = event(4);
    refuses(&event, register(1), "tournament.player_taken");
    let nameless = Operation::Register { player: PlayerId(9), name: " ".to_owned() };
    refuses(&event, nameless, "tournament.empty_name");
    refuses(&event, Operation::Rename { player: PlayerId(9), name: "X".to_owned() }, "tournament.unknown_player");
    refuses(&event, Operation::Drop { player: PlayerId(9) }, "tournament.unknown_player");
    refuses(&event, Operation::Reenter { player: PlayerId(1) }, "tournament.not_dropped");
    let seats = |pods: &[&[u32]]| Operation::Seat {
        pods: pods.iter().map(|pod| pod.iter().map(|player| PlayerId(*player)).collect()).collect(),
    };
    refuses(&event, seats(&[&[1]]), "tournament.pod_size");
    refuses(&event, seats(&[&[1, 2], &[2, 3]]), "tournament.seated_twice");
    refuses(&event, Operation::PlanRounds { rounds: 0 }, "tournament.planned_rounds");
    refuses(&event, Operation::PlanRounds { rounds: 65 }, "tournament.planned_rounds");
    refuses(&event, Operation::Result { round: 1, table: 1, result: WON }, "tournament.unknown_round");
    pair(&mut event);
    refuses(&event, Operation::Result { round: 1, table: 3, result: WON }, "tournament.unknown_table");
    refuses(&event, Operation::Result { round: 0, table: 1, result: WON }, "tournament.unknown_round");
    refuses(&event, Operation::Result { round: 1, table: 1, result: MatchResult::Bye }, "tournament.bye_result");
    for (a, b, drawn) in [(3, 0, 0), (2, 2, 0), (0, 0, 10)] {
        let result = MatchResult::Games { a, b, drawn };
        refuses(&event, Operation::Result { round: 1, table: 1, result }, "tournament.impossible_games");
    }
    assert_eq!(event.pair_next(1), Err(OperationError::RoundOpen { round: 1, open: 2 }));
    finish(&mut event, WON);
    event.apply(&Operation::Drop { player: PlayerId(4) }).unwrap();
    refuses(&event, Operation::Drop { player: PlayerId(4) }, "tournament.already_dropped");
    refuses(&event, seats(&[&[3, 4]]), "tournament.already_dropped");
}

/// Manual pairings are accepted if every active player has exactly one place.
#[test]
fn a_manual_round_must_contain_every_player_once() {
    let event = event(4);
    let table = |table, a, b: Option<u32>| TablePairing {
        table,
        a: PlayerId(a),
        b: b.map(PlayerId),
        reasons: vec![Reason::ByHand { note: "stream table".to_owned() }],
    };
    let round = |round, tables: Vec<TablePairing>| {
        let (scope, kind) = (PairScope::WholeEvent, RoundKind::Swiss);
        Operation::Pair { round, seed: 0, scope, tables, kind }
    };
    refuses(&event, round(2, vec![table(1, 1, Some(2)), table(2, 3, Some(4))]), "tournament.wrong_round");
    refuses(&event, round(1, vec![table(1, 1, Some(2))]), "tournament.not_paired");
    refuses(&event, round(1, vec![table(1, 1, Some(1)), table(2, 3, Some(4))]), "tournament.paired_twice");
    refuses(&event, round(1, vec![table(1, 1, Some(2)), table(1, 3, Some(4))]), "tournament.table_number");
    refuses(&event, round(1, vec![table(1, 1, Some(2)), table(2, 3, Some(9))]), "tournament.unknown_player");
    let mut event = event;
    event.apply(&round(1, vec![table(1, 1, Some(2)), table(2, 3, None), table(3, 4, None)])).unwrap();
    assert_eq!(event.rounds()[0].pairings[1].result, Some(MatchResult::Bye));
    assert!(!event.rounds()[0].is_finished());
}

#[test]
fn undo_reverts_the_latest_operation_and_is_an_operation_itself() {
    let mut event = event(2);
    event.apply(&Operation::Drop { player: PlayerId(2) }).unwrap();
    event.apply(&Operation::Undo).unwrap();
    assert!(!event.player(PlayerId(2)).unwrap().is_dropped());
    assert_eq!((event.operations().len(), event.last_operation()), (4, Some(1)));
    assert!(event.is_undone(2) && !event.is_undone(1) && !event.is_undone(3));
    event.apply(&Operation::Undo).unwrap();
    event.apply(&Operation::Undo).unwrap();
    assert!(event.players().is_empty());
    refuses(&event, Operation::Undo, "tournament.nothing_to_undo");
    event.apply(&register(2)).unwrap();
    assert_eq!(event.last_operation(), Some(6));
}

/// A result can be corrected after the next round was paired; the pairing is kept and marked.
#[test]
fn a_late_correction_is_applied_and_reported() {
    let mut event = event(4);
    pair(&mut event);
    finish(&mut event, WON);
    pair(&mut event);
    let before = event.rounds()[1].clone();
    let result = MatchResult::NoShow { absent: Side::A };
    event.apply(&Operation::Result { round: 1, table: 1, result }).unwrap();
    assert_eq!(event.rounds()[1], before);
    let told = &event.late_corrections()[0];
    assert_eq!((told.round, told.table, told.was, told.is, told.paired_until), (1, 1, WON, result, 2));
    let loser = event.rounds()[0].pairings[0].a;
    assert_eq!(event.standings().iter().find(|line| line.player == loser).unwrap().wins, 0);
    assert_eq!(event.records_before(2)[&loser], (0, 1, 0));
    assert_eq!(event.records_before(1)[&loser], (0, 0, 0));
}

/// Rounds between a drop and a re-entry are missed (profile: `missed_round`).
#[test]
fn a_player_who_re_enters_has_missed_the_rounds_between() {
    let mut event = event(5);
    event.apply(&Operation::Drop { player: PlayerId(5) }).unwrap();
    pair(&mut event);
    finish(&mut event, WON);
    let of = |event: &Tournament| event.standings().into_iter().find(|line| line.player == PlayerId(5)).unwrap();
    assert_eq!((of(&event).wins, of(&event).losses), (0, 0));
    event.apply(&Operation::Reenter { player: PlayerId(5) }).unwrap();
    assert_eq!((of(&event).wins, of(&event).losses), (0, 1));
    pair(&mut event);
    assert_eq!(event.rounds()[1].pairings.len(), 3);
}

/// Builds an operation from random numbers; it may or may not be possible.
fn anything(event: &Tournament, kind: u8, number: u32) -> Operation {
    let player = PlayerId(number % 12);
    let other = PlayerId(number / 12 % 12);
    let round = event.rounds().len() as u16;
    let table = (number % 7) as u16;
    let note = "because".to_owned();
    let penalties = [Penalty::Warning, Penalty::GameLoss, Penalty::MatchLoss, Penalty::Disqualification];
    match kind % 24 {
        0 | 1 => register(number % 12),
        2 => Operation::Drop { player },
        3 => Operation::Reenter { player },
        4 => Operation::Undo,
        5 | 6 => event.pair_next(u64::from(number)).map_or(Operation::Undo, |plan| plan.into_operation()),
        7 => Operation::PlanRounds { rounds: (number % 9) as u16 },
        8 => Operation::Result { round, table, result: MatchResult::DoubleLoss },
        9..=11 => Operation::Result { round, table, result: WON },
        12 => Operation::Seat { pods: vec![(0..number % 9).map(PlayerId).collect()] },
        13 => event.plan_swap(player, other, &note).unwrap_or(Operation::Undo),
        14 => event
            .plan_by_hand(&[(player, Some(other))], 1, &note)
            .map_or(Operation::Undo, |plan| plan.into_re_pairing(note)),
        15 => Operation::DeleteRound { round, note },
        16 => Operation::Penalize {
            player,
            infraction: "5.1".to_owned(),
            penalty: penalties[number as usize / 12 % 4],
            round: round + (number % 2) as u16,
            note,
        },
        17 => Operation::WithdrawPenalty { penalty: number % 5, note },
        18 => Operation::DeclareBye { player, round: round + (number % 3) as u16, note },
        19 => Operation::FixTable { player, table: Some(table) },
        20 => Operation::Missed { player, round, counts: MissedRoundRule::Bye },
        21 => Operation::StartCut { size: 4, seeds: event.plan_cut(4, 1).map_or(Vec::new(), |plan| plan.seeds) },
        22 => Operation::Clock { round, action: ClockAction::Start { seconds: 60 }, at: 1 },
        _ => Operation::CheckDeck { round, player, matches: true, note },
    }
}

/// All parts of an event that a front end can see.
type Visible = (
    (Vec<tournament::Player>, Vec<tournament::Round>, Vec<Standing>, Option<u16>),
    (Option<tournament::Bracket>, Vec<tournament::PenaltyEntry>, Vec<tournament::DeckCheck>, Vec<FinalPlace>),
);

fn visible(event: &Tournament) -> Visible {
    (
        (event.players().to_vec(), event.rounds().to_vec(), event.standings(), event.planned_rounds()),
        (event.bracket().cloned(), event.penalties().to_vec(), event.deck_checks().to_vec(), event.final_places()),
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    /// Serialized as JSON, parsed and replayed, the journal gives the same event; undo restores the state before.
    #[test]
    fn replaying_the_operations_gives_the_same_event(steps in prop::collection::vec((any::<u8>(), any::<u32>()), 1..90)) {
        let mut event = Tournament::new(Profile::default());
        for (kind, number) in steps {
            let operation = anything(&event, kind, number);
            let before = visible(&event);
            match event.apply(&operation) {
                Err(_) => prop_assert_eq!(visible(&event), before),
                Ok(()) if operation != Operation::Undo => {
                    let mut back = event.clone();
                    back.apply(&Operation::Undo).unwrap();
                    prop_assert_eq!(visible(&back), before);
                }
                Ok(()) => {}
            }
        }
        let journal: Vec<String> =
            event.operations().iter().map(|operation| serde_json::to_string(operation).unwrap()).collect();
        let read: Vec<Operation> = journal.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
        let again = Tournament::fold(Profile::default(), &read).unwrap();
        prop_assert_eq!(visible(&again), visible(&event));
        prop_assert_eq!(again.last_operation(), event.last_operation());
    }

    /// The record of one player is the one in the standings of all, and before each round the one of all players.
    #[test]
    fn the_record_of_one_player_is_that_of_the_standings(steps in prop::collection::vec((any::<u8>(), any::<u32>()), 20..120)) {
        let mut event = Tournament::new(Profile::default());
        for (kind, number) in steps {
            let (player, into) = (PlayerId(number % 12), PlayerId(number / 12 % 12));
            let operation = match kind {
                0..=7 => Operation::Merge { player, into, note: "because".to_owned() },
                _ => anything(&event, kind, number),
            };
            // Impossible operations change nothing.
            let _ = event.apply(&operation);
        }
        for line in event.standings() {
            prop_assert_eq!(event.record_of(line.player), Some((line.wins, line.losses, line.draws)));
        }
        let before_each = event.records_before_each_round();
        prop_assert_eq!(before_each.len(), event.rounds().len());
        for (round, before) in event.rounds().iter().zip(before_each) {
            prop_assert_eq!(&before, &event.records_before(round.number));
            for (player, record) in before {
                prop_assert_eq!(event.record_before(player, round.number), Some(record));
            }
        }
        prop_assert_eq!(event.record_of(PlayerId(99)), None);
    }
}

#[test]
fn an_invalid_list_of_operations_names_the_operation() {
    let error = Tournament::fold(Profile::default(), &[register(1), register(1)]).unwrap_err();
    assert_eq!((error.index, error.refused), (1, OperationError::PlayerTaken { player: PlayerId(1) }));
}

/// Journals written by earlier versions, unchanged.
#[test]
fn an_old_journal_replays_to_its_event() {
    let lines = [
        r#"{"op":"register","player":1,"name":"Ada"}"#,
        r#"{"op":"register","player":2,"name":"Ben"}"#,
        r#"{"op":"register","player":3,"name":"Cy"}"#,
        r#"{"op":"seat","pods":[[1,2,3]]}"#,
        r#"{"op":"plan_rounds","rounds":2}"#,
        r#"{"op":"pair","round":1,"seed":7,"within_pods":true,"tables":[
            {"table":1,"a":1,"b":2,"reasons":[{"reason":"first_round"},{"reason":"same_pod","pod":1}]},
            {"table":2,"a":3,"b":null,"reasons":[{"reason":"bye","byes_before":0,"passed_over":0}]}]}"#,
        r#"{"op":"result","round":1,"table":1,"result":{"kind":"games","a":2,"b":1,"drawn":0}}"#,
        r#"{"op":"drop","player":3}"#,
        r#"{"op":"reenter","player":3}"#,
        r#"{"op":"pair","round":2,"seed":7,"within_pods":false,"tables":[
            {"table":1,"a":1,"b":3,"reasons":[]},{"table":2,"a":2,"b":null,"reasons":[]}]}"#,
        r#"{"op":"result","round":2,"table":1,"result":{"kind":"no_show","absent":"a"}}"#,
        r#"{"op":"undo"}"#,
    ];
    let operations: Vec<Operation> = lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let event = Tournament::fold(Profile::default(), &operations).unwrap();
    assert_eq!((event.rounds()[0].scope, event.rounds()[0].kind), (PairScope::WithinPods, RoundKind::Swiss));
    assert_eq!(event.rounds()[1].scope, PairScope::WholeEvent);
    assert_eq!(event.rounds()[1].open_results(), 1);
    let wins: Vec<(u32, u32)> = event.standings().iter().map(|line| (line.player.0, line.wins)).collect();
    assert!(wins.contains(&(2, 1)) && wins.contains(&(3, 1)) && wins.contains(&(1, 1)), "{wins:?}");
}
