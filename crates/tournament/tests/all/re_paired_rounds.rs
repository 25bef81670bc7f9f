//! Re-pairing a round: matches already played are kept, and players waiting for the next round stay out.

use tournament::{MatchResult, Operation, PairRequest, PlayerId, Profile, Reason, Side, Tournament};

const WON: MatchResult = MatchResult::Games { a: 2, b: 0, drawn: 0 };

fn id(number: u32) -> PlayerId {
    PlayerId(number)
}

fn register(event: &mut Tournament, number: u32) {
    event.apply(&Operation::Register { player: id(number), name: format!("P{number}") }).unwrap();
}

/// Creates an event whose first round is paired.
fn paired(players: u32) -> Tournament {
    let mut event = Tournament::new(Profile::default());
    (1..=players).for_each(|number| register(&mut event, number));
    event.apply(&event.pair_next(1).unwrap().into_operation()).unwrap();
    event
}

/// Enters a result for the first match of round 1, then drops its second player. Returns both.
fn played_and_left(event: &mut Tournament) -> (PlayerId, PlayerId) {
    let first = event.rounds()[0].pairings[0].clone();
    let b = first.b.unwrap();
    event.apply(&Operation::Result { round: 1, table: first.table, result: WON }).unwrap();
    event.apply(&Operation::Drop { player: b }).unwrap();
    (first.a, b)
}

fn result_of(event: &Tournament, player: PlayerId) -> Option<MatchResult> {
    event.rounds()[0].pairing_of(player).and_then(|pairing| pairing.result)
}

fn bye_of(event: &Tournament) -> PlayerId {
    event.rounds()[0].pairings.iter().find(|pairing| pairing.b.is_none()).unwrap().a
}

/// A match with a result counts although one of its players has dropped since. Otherwise the winner would lose a win,
/// and everyone they met an opponent.
#[test]
fn a_played_match_of_a_dropped_player_stays_when_a_late_entry_joins() {
    let mut event = paired(7);
    let (winner, gone) = played_and_left(&mut event);
    let table = event.rounds()[0].pairing_of(winner).unwrap().table;
    let bye = bye_of(&event);
    register(&mut event, 8);
    let plan = event.plan_by_hand(&[(id(8), Some(bye))], 3, "late entry").unwrap();
    event.apply(&plan.into_re_pairing("late entry".into())).unwrap();
    assert_eq!((result_of(&event, winner), result_of(&event, gone)), (Some(WON), Some(WON)));
    assert_eq!(event.rounds()[0].pairing_of(winner).unwrap().table, table);
    assert!(event.rounds()[0].pairing_of(id(8)).unwrap().side_of(bye).is_some());
}

#[test]
fn a_played_match_of_a_dropped_player_stays_with_manual_pairings() {
    let mut event = paired(8);
    let (winner, gone) = played_and_left(&mut event);
    let [second, third] = [1, 2].map(|table| event.rounds()[0].pairings[table].clone());
    let plan = event.plan_by_hand(&[(second.a, Some(third.a))], 3, "family").unwrap();
    event.apply(&plan.into_re_pairing("family".into())).unwrap();
    assert_eq!((result_of(&event, winner), result_of(&event, gone)), (Some(WON), Some(WON)));
    let numbers: Vec<u16> = event.rounds()[0].pairings.iter().map(|pairing| pairing.table).collect();
    assert_eq!(numbers, [1, 2, 3, 4]);
}

/// Players whose match is over cannot be paired manually again, on either side.
#[test]
fn players_of_a_played_match_are_not_paired_again() {
    for left in [0, 1] {
        let mut event = paired(8);
        let [first, second] = [0, 1].map(|table| event.rounds()[0].pairings[table].clone());
        event.apply(&Operation::Result { round: 1, table: first.table, result: WON }).unwrap();
        let two = [first.a, first.b.unwrap()];
        event.apply(&Operation::Drop { player: two[left] }).unwrap();
        let refused = event.plan_by_hand(&[(two[1 - left], Some(second.a))], 3, "x").unwrap_err();
        assert_eq!(refused.code(), "tournament.paired_twice");
    }
}

/// A no-show who drops has lost that match, however the other tables change.
#[test]
fn a_dropped_no_show_keeps_the_loss_when_the_round_is_re_paired() {
    let mut event = paired(8);
    let first = event.rounds()[0].pairings[0].clone();
    let lost = MatchResult::NoShow { absent: Side::B };
    event.apply(&Operation::Result { round: 1, table: first.table, result: lost }).unwrap();
    event.apply(&Operation::Drop { player: first.b.unwrap() }).unwrap();
    for seed in 2..12 {
        let mut again = event.clone();
        let plan = again.plan_re_pairing(&PairRequest { seed, ..PairRequest::default() }).unwrap();
        again.apply(&plan.into_re_pairing("no-show".into())).unwrap();
        assert_eq!(result_of(&again, first.a), Some(lost));
        let line = again.standings().into_iter().find(|line| line.player == first.a).unwrap();
        assert_eq!((line.wins, line.byes), (1, 0));
    }
}

/// A player who had the bye and dropped keeps the bye.
#[test]
fn the_bye_of_a_dropped_player_stays() {
    let mut event = paired(7);
    let bye = bye_of(&event);
    event.apply(&Operation::Drop { player: bye }).unwrap();
    let plan = event.plan_re_pairing(&PairRequest { seed: 9, ..PairRequest::default() }).unwrap();
    event.apply(&plan.into_re_pairing("again".into())).unwrap();
    assert_eq!(result_of(&event, bye), Some(MatchResult::Bye));
    assert_eq!(event.rounds()[0].pairings.iter().filter(|pairing| pairing.b.is_none()).count(), 1);
}

/// A manual match between the same players in the other order is the same match, so its result is kept.
#[test]
fn an_existing_match_set_manually_keeps_its_result() {
    let mut event = paired(6);
    let first = event.rounds()[0].pairings[0].clone();
    event.apply(&Operation::Result { round: 1, table: first.table, result: WON }).unwrap();
    let plan = event.plan_by_hand(&[(first.b.unwrap(), Some(first.a))], 3, "as it is").unwrap();
    event.apply(&plan.into_re_pairing("as it is".into())).unwrap();
    assert_eq!(result_of(&event, first.a), Some(WON));
}

#[test]
fn two_players_can_be_swapped_after_drops_and_late_entries() {
    let mut event = paired(8);
    let (winner, _) = played_and_left(&mut event);
    register(&mut event, 9);
    let [second, third] = [1, 2].map(|table| event.rounds()[0].pairings[table].clone());
    // The player of an open match has dropped as well.
    event.apply(&Operation::Drop { player: event.rounds()[0].pairings[3].a }).unwrap();
    event.apply(&event.plan_swap(second.a, third.a, "family").unwrap()).unwrap();
    assert!(event.rounds()[0].pairing_of(second.a).unwrap().side_of(third.b.unwrap()).is_some());
    assert_eq!(result_of(&event, winner), Some(WON));
    assert!(event.rounds()[0].pairing_of(id(9)).is_none());
}

/// A late entry is paired from the next round on. Until it is added to this round, it has the profile's result for a
/// missed round (a loss), and no bye.
#[test]
fn a_waiting_late_entry_is_in_no_pairing_and_has_no_win() {
    let mut event = paired(8);
    register(&mut event, 9);
    let first = event.rounds()[0].pairings[0].clone();
    let second = event.rounds()[0].pairings[1].clone();
    let by_hand = event.plan_by_hand(&[(first.a, Some(second.a))], 3, "x").unwrap().into_re_pairing("x".into());
    let again =
        event.plan_re_pairing(&PairRequest { seed: 4, ..PairRequest::default() }).unwrap().into_re_pairing("x".into());
    let swap = event.plan_swap(first.a, second.a, "x").unwrap();
    for operation in [by_hand, again, swap] {
        let mut re_paired = event.clone();
        re_paired.apply(&operation).unwrap();
        assert!(re_paired.rounds()[0].pairing_of(id(9)).is_none(), "{operation:?}");
        let line = re_paired.standings().into_iter().find(|line| line.player == id(9)).unwrap();
        assert_eq!((line.wins, line.byes, line.losses), (0, 0, 1));
        let round = &re_paired.rounds()[0];
        assert!(round.pairings.iter().all(|pairing| pairing.b.is_some()));
    }
    let request = PairRequest { seed: 4, let_late_in: true, ..PairRequest::default() };
    event.apply(&event.plan_re_pairing(&request).unwrap().into_re_pairing("all in".into())).unwrap();
    assert!(event.rounds()[0].pairing_of(id(9)).is_some());
    assert_eq!(event.player(id(9)).unwrap().entered_in_round, 1);
}

/// A rematch or second bye set by the organiser has that reason in the round.
#[test]
fn a_manual_rematch_or_second_bye_has_its_reason() {
    let mut event = paired(5);
    let bye = bye_of(&event);
    let first = event.rounds()[0].pairings[0].clone();
    for pairing in event.rounds()[0].pairings.clone().iter().filter(|pairing| pairing.b.is_some()) {
        event.apply(&Operation::Result { round: 1, table: pairing.table, result: WON }).unwrap();
    }
    let by_hand = vec![(first.a, first.b), (bye, None)];
    let plan = event.plan_round(&PairRequest { by_hand, note: "asked".into(), ..PairRequest::default() }).unwrap();
    let reasons = |a: PlayerId| plan.tables.iter().find(|table| table.a == a).unwrap().reasons.clone();
    assert!(reasons(first.a).contains(&Reason::Rematch { times_met: 1 }), "{:?}", reasons(first.a));
    assert!(reasons(bye).iter().any(|reason| matches!(reason, Reason::Bye { byes_before: 1, .. })));
    event.apply(&plan.into_operation()).unwrap();
    // The same with a swap: the two players of round 1 meet again.
    let mut event = paired(4);
    for pairing in event.rounds()[0].pairings.clone() {
        event.apply(&Operation::Result { round: 1, table: pairing.table, result: WON }).unwrap();
    }
    event.apply(&event.pair_next(1).unwrap().into_operation()).unwrap();
    let first = event.rounds()[0].pairings[0].clone();
    let now = event.rounds()[1].pairing_of(first.a).unwrap();
    let opponent = if now.a == first.a { now.b.unwrap() } else { now.a };
    event.apply(&event.plan_swap(opponent, first.b.unwrap(), "asked").unwrap()).unwrap();
    let again = event.rounds()[1].pairing_of(first.a).unwrap();
    assert!(again.side_of(first.b.unwrap()).is_some());
    assert!(again.reasons.contains(&Reason::Rematch { times_met: 1 }), "{:?}", again.reasons);
    // A declared bye counts as manual, too.
    let mut event = paired(5);
    let bye = bye_of(&event);
    for pairing in event.rounds()[0].pairings.clone().iter().filter(|pairing| pairing.b.is_some()) {
        event.apply(&Operation::Result { round: 1, table: pairing.table, result: WON }).unwrap();
    }
    event.apply(&Operation::DeclareBye { player: bye, round: 2, note: "asked".into() }).unwrap();
    let plan = event.pair_next(1).unwrap();
    let declared = plan.tables.iter().find(|table| table.a == bye).unwrap();
    assert!(declared.reasons.iter().any(|reason| matches!(reason, Reason::Bye { byes_before: 1, .. })));
}
