//! The head judge's tools: late entries, byes, penalties, re-pairing, clocks, deck checks, deck lists.

use tournament::{
    ClockAction, Game, MatchResult, MissedRoundRule, Operation, PairRequest, PairScope, Penalty, PlayerId, Profile,
    Reason, RegisteredDeck, Side, Standing, Structure, Tournament,
};

const WON: MatchResult = MatchResult::Games { a: 2, b: 0, drawn: 0 };

fn id(number: u32) -> PlayerId {
    PlayerId(number)
}

fn event(players: u32) -> Tournament {
    let mut event = Tournament::new(Profile::default());
    for number in 1..=players {
        event.apply(&Operation::Register { player: id(number), name: format!("P{number}") }).unwrap();
    }
    event
}

fn pair(event: &mut Tournament) -> u16 {
    let plan = event.pair_next(1).unwrap();
    let round = plan.round;
    event.apply(&plan.into_operation()).unwrap();
    round
}

fn finish(event: &mut Tournament) {
    let round = event.rounds().last().unwrap().clone();
    for pairing in round.pairings.iter().filter(|pairing| pairing.result.is_none()) {
        event.apply(&Operation::Result { round: round.number, table: pairing.table, result: WON }).unwrap();
    }
}

fn line(event: &Tournament, player: u32) -> Standing {
    event.standings().into_iter().find(|line| line.player == id(player)).unwrap()
}

fn refused(event: &Tournament, operation: &Operation) -> &'static str {
    let mut after = event.clone();
    let code = after.apply(operation).unwrap_err().code();
    assert_eq!(after.rounds(), event.rounds(), "nothing has changed");
    assert_eq!(after.players(), event.players());
    assert_eq!(after.penalties(), event.penalties());
    code
}

fn note() -> String {
    "the head judge says so".to_owned()
}

/// The profile decides what a round before a late entry counts as (a loss). The organiser may rule otherwise for each
/// round.
#[test]
fn a_late_entry_has_losses_or_byes_for_the_rounds_missed() {
    let mut event = event(4);
    pair(&mut event);
    finish(&mut event);
    event.apply(&Operation::Register { player: id(5), name: "Late".into() }).unwrap();
    assert_eq!((line(&event, 5).wins, line(&event, 5).losses, line(&event, 5).games), (0, 1, (0, 2, 0)));
    event.apply(&Operation::Missed { player: id(5), round: 1, counts: MissedRoundRule::Bye }).unwrap();
    assert_eq!((line(&event, 5).wins, line(&event, 5).byes, line(&event, 5).games), (1, 1, (2, 0, 0)));
    event.apply(&Operation::Missed { player: id(5), round: 1, counts: MissedRoundRule::NotCounted }).unwrap();
    assert_eq!((line(&event, 5).wins, line(&event, 5).losses), (0, 0));
    let present = Operation::Missed { player: id(1), round: 1, counts: MissedRoundRule::Bye };
    assert_eq!(refused(&event, &present), "tournament.was_present");
}

/// A late entry is added to the current round, against the player with the bye.
#[test]
fn a_late_entry_can_play_the_player_with_the_bye() {
    let mut event = event(5);
    pair(&mut event);
    let bye = event.rounds()[0].pairings.iter().find(|pairing| pairing.b.is_none()).unwrap().a;
    event.apply(&Operation::Result { round: 1, table: 1, result: WON }).unwrap();
    event.apply(&Operation::Register { player: id(6), name: "Late".into() }).unwrap();
    let plan = event.plan_by_hand(&[(id(6), Some(bye))], 3, "came late").unwrap();
    event.apply(&plan.into_re_pairing("came late".into())).unwrap();
    let round = &event.rounds()[0];
    assert_eq!(round.pairings.len(), 3);
    let numbers: Vec<u16> = round.pairings.iter().map(|pairing| pairing.table).collect();
    assert!(numbers.is_sorted(), "as slips lie: {numbers:?}");
    assert_eq!(round.pairing(1).unwrap().result, Some(WON), "tables that stay keep their result and number");
    assert!(round.pairing_of(id(6)).unwrap().reasons.contains(&Reason::ByHand { note: "came late".into() }));
    assert_eq!((event.player(id(6)).unwrap().entered_in_round, round.open_results()), (1, 2));
}

#[test]
fn declared_byes_are_given_and_the_others_may_have_a_bye() {
    let mut event = event(6);
    let declare = |round| Operation::DeclareBye { player: id(3), round, note: note() };
    event.apply(&declare(1)).unwrap();
    assert_eq!(refused(&event, &declare(1)), "tournament.bye_declared");
    pair(&mut event);
    let byes: Vec<_> = event.rounds()[0].pairings.iter().filter(|pairing| pairing.b.is_none()).collect();
    assert_eq!(byes.len(), 2, "five are left, so one more has a bye");
    let declared = event.rounds()[0].pairing_of(id(3)).unwrap();
    assert_eq!((declared.b, &declared.reasons[..]), (None, &[Reason::DeclaredBye][..]));
    assert_eq!(refused(&event, &Operation::WithdrawBye { player: id(3), round: 1 }), "tournament.no_declared_bye");
    event.apply(&declare(2)).unwrap();
    event.apply(&Operation::WithdrawBye { player: id(3), round: 2 }).unwrap();
    finish(&mut event);
    assert!(event.pair_next(1).unwrap().tables.iter().all(|table| table.b.is_some()));
}

/// Minor misconduct: a warning, then a match loss, then disqualification (path W, ML, DQ). The path is advice and
/// counts per player.
#[test]
fn penalties_follow_the_penalty_path_of_each_player() {
    let mut event = event(4);
    pair(&mut event);
    let give = |event: &mut Tournament, player, code: &str| {
        let advice = event.advise_penalty(id(player), code).unwrap();
        let (penalty, round) = (advice.penalty, advice.round);
        let operation =
            Operation::Penalize { player: id(player), infraction: code.into(), penalty, round, note: note() };
        event.apply(&operation).unwrap();
        penalty
    };
    assert_eq!(give(&mut event, 1, "5.1"), Penalty::Warning);
    assert_eq!(event.advise_penalty(id(2), "5.1").unwrap().before, 0);
    assert_eq!(give(&mut event, 1, "5.1"), Penalty::MatchLoss);
    let match_of = |event: &Tournament| event.rounds()[0].pairing_of(id(1)).unwrap().clone();
    let side = match_of(&event).side_of(id(1)).unwrap();
    assert_eq!(match_of(&event).result, Some(MatchResult::MatchLoss { loser: side }));
    let table = match_of(&event).table;
    let other = Operation::Result { round: 1, table, result: WON };
    assert_eq!(refused(&event, &other), "tournament.penalty_result");
    assert_eq!(give(&mut event, 1, "5.1"), Penalty::Disqualification);
    let out = event.player(id(1)).unwrap();
    assert!(out.disqualified && out.is_dropped());
    assert_eq!(refused(&event, &Operation::Reenter { player: id(1) }), "tournament.disqualified");
    event.apply(&Operation::WithdrawPenalty { penalty: 3, note: note() }).unwrap();
    assert!(!event.player(id(1)).unwrap().is_dropped());
    event.apply(&Operation::WithdrawPenalty { penalty: 2, note: note() }).unwrap();
    assert_eq!(match_of(&event).result, None, "the match is open again");
    assert_eq!(event.advise_penalty(id(1), "5.1").unwrap().before, 1);
    assert_eq!(refused(&event, &Operation::WithdrawPenalty { penalty: 2, note: note() }), "tournament.unknown_penalty");
}

/// The third infraction of the same group (disruptions of the game) is a game loss.
#[test]
fn infractions_of_one_group_count_together() {
    let mut event = event(2);
    for code in ["3.1", "3.6"] {
        let warning = Operation::Penalize {
            player: id(1),
            infraction: code.into(),
            penalty: Penalty::Warning,
            round: 1,
            note: note(),
        };
        event.apply(&warning).unwrap();
    }
    let advice = event.advise_penalty(id(1), "3.2").unwrap();
    assert_eq!((advice.penalty, advice.before), (Penalty::GameLoss, 2));
    assert_eq!(event.advise_penalty(id(1), "5.1").unwrap().before, 0);
    assert_eq!(event.advise_penalty(id(1), "9.9").unwrap_err().code(), "tournament.unknown_infraction");
}

/// A game loss counts in the next match if none is open, and a result that leaves it out is rejected.
#[test]
fn a_result_must_include_a_game_loss() {
    let mut event = event(2);
    let loss = |player, round| Operation::Penalize {
        player: id(player),
        infraction: "4.1".into(),
        penalty: Penalty::GameLoss,
        round,
        note: note(),
    };
    assert_eq!(event.advise_penalty(id(1), "4.1").unwrap().round, 1);
    event.apply(&loss(1, 1)).unwrap();
    assert_eq!(refused(&event, &loss(1, 3)), "tournament.penalty_round");
    pair(&mut event);
    let pairing = event.rounds()[0].pairings[0].clone();
    let side = pairing.side_of(id(1)).unwrap();
    let result = |mine, theirs| {
        let (a, b) = if side == Side::A { (mine, theirs) } else { (theirs, mine) };
        Operation::Result { round: 1, table: 1, result: MatchResult::Games { a, b, drawn: 0 } }
    };
    assert_eq!(refused(&event, &result(2, 0)), "tournament.game_loss_missing");
    event.apply(&result(2, 1)).unwrap();
    event.apply(&loss(1, 1)).unwrap();
    let lost = MatchResult::MatchLoss { loser: side };
    assert_eq!(event.rounds()[0].pairings[0].result, Some(lost), "two games lost are the match");
}

#[test]
fn a_round_is_re_paired_swapped_or_deleted_only_with_a_reason() {
    let mut event = event(8);
    pair(&mut event);
    let before = event.rounds()[0].clone();
    let [first, second] = [0, 1].map(|table| before.pairings[table].clone());
    let again = |seed| event.plan_re_pairing(&PairRequest { seed, ..PairRequest::default() }).unwrap();
    assert_eq!(refused(&event, &again(2).into_re_pairing("  ".into())), "tournament.no_note");
    let re_paired = again(2).into_re_pairing(note());
    event.apply(&re_paired).unwrap();
    assert_ne!(event.rounds()[0].pairings, before.pairings);
    event.apply(&Operation::Undo).unwrap();
    assert_eq!(event.rounds()[0], before);
    for pairing in &before.pairings[..3] {
        event.apply(&Operation::Result { round: 1, table: pairing.table, result: WON }).unwrap();
    }
    event.apply(&event.plan_swap(first.a, second.a, "same family").unwrap()).unwrap();
    let swapped = &event.rounds()[0];
    assert_eq!((swapped.pairings[0].a, swapped.pairings[1].a), (second.a, first.a));
    assert_eq!((swapped.pairings[0].result, swapped.pairings[2].result), (None, Some(WON)));
    assert_eq!(event.plan_swap(first.b.unwrap(), second.a, "x").unwrap_err().code(), "tournament.paired_twice");
    finish(&mut event);
    pair(&mut event);
    assert_eq!(refused(&event, &Operation::DeleteRound { round: 1, note: note() }), "tournament.not_newest");
    event.apply(&Operation::DeleteRound { round: 2, note: note() }).unwrap();
    assert_eq!(event.rounds().len(), 1);
    event.apply(&Operation::Undo).unwrap();
    assert_eq!(event.rounds().len(), 2);
}

/// Players who dropped after the round was paired are left out of the new pairing.
#[test]
fn a_re_paired_round_leaves_out_players_who_dropped() {
    let mut event = event(4);
    pair(&mut event);
    event.apply(&Operation::Drop { player: id(2) }).unwrap();
    let plan = event.plan_re_pairing(&PairRequest::default()).unwrap();
    event.apply(&plan.into_re_pairing(note())).unwrap();
    assert!(event.rounds()[0].pairing_of(id(2)).is_none());
    assert_eq!(event.rounds()[0].pairings.len(), 2);
}

#[test]
fn manual_pairings_come_first_and_the_rest_is_paired_around_them() {
    let event = event(8);
    let by_hand = vec![(id(1), Some(id(8))), (id(5), None)];
    let plan = event.plan_round(&PairRequest { by_hand, note: note(), ..PairRequest::default() }).unwrap();
    let has = |a, b| plan.tables.iter().any(|table| (table.a, table.b) == (a, b));
    assert!(has(id(1), Some(id(8))) && has(id(5), None));
    let twice = vec![(id(1), Some(id(8))), (id(8), None)];
    let refused = event.plan_round(&PairRequest { by_hand: twice, ..PairRequest::default() }).unwrap_err();
    assert_eq!(refused.code(), "tournament.paired_twice");
    let mut event = event;
    event.apply(&plan.into_operation()).unwrap();
}

/// A player with an assigned table keeps it. The others are numbered around it, and around gaps in the room.
#[test]
fn an_assigned_table_is_kept_and_missing_tables_are_skipped() {
    let mut event = event(9);
    event.apply(&Operation::Room { first: 41, missing: vec![42, 44] }).unwrap();
    event.apply(&Operation::FixTable { player: id(7), table: Some(3) }).unwrap();
    for _ in 0..3 {
        pair(&mut event);
        let round = event.rounds().last().unwrap();
        let mut numbers: Vec<u16> = round.pairings.iter().map(|pairing| pairing.table).collect();
        let of_seven = round.pairing_of(id(7)).unwrap();
        match of_seven.b {
            Some(_) => assert_eq!(of_seven.table, 3),
            None => assert_ne!(of_seven.table, 3),
        }
        let expected: &[u16] = if of_seven.b.is_some() { &[3, 41, 43, 45, 46] } else { &[41, 43, 45, 46, 47] };
        numbers.sort_unstable();
        assert_eq!(numbers, expected);
        finish(&mut event);
    }
}

/// The effects of correcting an earlier result are shown before the correction.
#[test]
fn a_correction_lists_its_consequences() {
    let mut event = event(4);
    pair(&mut event);
    finish(&mut event);
    pair(&mut event);
    let table = event.rounds()[0].pairings[0].table;
    let turned = MatchResult::Games { a: 0, b: 2, drawn: 0 };
    let told = event.consequences(1, table, turned).unwrap();
    assert_eq!(told.pairings.len(), 2, "both pairings of round 2 were of equal scores and would not be");
    assert!(told.pairings.iter().all(|later| later.was.0 == later.was.1 && later.is.0.abs_diff(later.is.1) == 1));
    assert!(told.ranks.iter().any(|change| change.was < change.is) && told.cut.0.is_empty());
    assert_eq!(event.rounds()[0].pairing(table).unwrap().result, Some(WON), "nothing was changed");
    assert!(event.consequences(1, table, WON).unwrap().ranks.is_empty());
}

#[test]
fn a_round_clock_stores_moments_and_tables_can_have_extra_time() {
    let mut event = event(4);
    pair(&mut event);
    let clock = |action, at| Operation::Clock { round: 1, action, at };
    assert_eq!(refused(&event, &clock(ClockAction::Pause, 0)), "tournament.clock");
    event.apply(&clock(ClockAction::Start { seconds: 60 }, 1_000)).unwrap();
    assert_eq!(refused(&event, &clock(ClockAction::Start { seconds: 60 }, 1_000)), "tournament.clock");
    assert_eq!(event.rounds()[0].left_ms(1, 11_000), Some(50_000));
    event.apply(&clock(ClockAction::Pause, 21_000)).unwrap();
    assert_eq!(event.rounds()[0].left_ms(1, 900_000), Some(40_000));
    event.apply(&clock(ClockAction::Resume, 100_000)).unwrap();
    let extend = |table, seconds| Operation::Extend { round: 1, table, seconds, note: note() };
    event.apply(&extend(Some(2), 120)).unwrap();
    event.apply(&extend(None, 30)).unwrap();
    assert_eq!(event.rounds()[0].left_ms(1, 110_000), Some(60_000));
    assert_eq!(event.rounds()[0].left_ms(2, 110_000), Some(180_000));
    assert_eq!(refused(&event, &extend(Some(9), 60)), "tournament.unknown_table");
    assert_eq!(refused(&event, &extend(None, 0)), "tournament.extension");
    event.apply(&clock(ClockAction::Set { seconds: 5 }, 110_000)).unwrap();
    assert_eq!(event.rounds()[0].left_ms(1, 112_000), Some(33_000));
}

#[test]
fn tables_are_drawn_for_deck_checks_and_findings_are_stored() {
    let mut event = event(6);
    pair(&mut event);
    let drawn = event.draw_tables_to_check(1, 9);
    assert_eq!(drawn, event.draw_tables_to_check(1, 9));
    event.apply(&Operation::DrawChecks { round: 1, tables: drawn.clone(), seed: Some(9) }).unwrap();
    let pairing = event.rounds()[0].pairing(drawn[0]).unwrap().clone();
    let check = Operation::CheckDeck { round: 1, player: pairing.a, matches: false, note: "59 cards".into() };
    event.apply(&check).unwrap();
    assert_eq!(event.deck_checks().len(), 2);
    assert_eq!(event.deck_checks()[0].found, Some((false, "59 cards".into())));
    assert_eq!(event.deck_checks()[1].found, None);
    assert_ne!(event.draw_tables_to_check(1, 9), drawn, "who was not checked yet comes first");
    assert_eq!(
        refused(&event, &Operation::DrawChecks { round: 1, tables: vec![77], seed: None }),
        "tournament.unknown_table"
    );
}

/// A deck check needs a registered list, so a table without lists is not drawn if other tables have them.
#[test]
fn random_deck_checks_draw_only_tables_whose_players_have_lists() {
    let mut event = event(6);
    pair(&mut event);
    assert_eq!(event.draw_tables_to_check(9, 9).len(), 3, "no lists at all: decks are checked as they are");
    let (first, second) = (event.rounds()[0].pairings[0].clone(), event.rounds()[0].pairings[1].clone());
    for player in [first.a, second.a, second.b.unwrap()] {
        let deck = RegisteredDeck { slot: 1, name: "Luke".into(), leader: None, base: None, list: "x".into() };
        event.apply(&Operation::RegisterDeck { player, deck }).unwrap();
    }
    assert_eq!(event.draw_tables_to_check(9, 9), [second.table]);
}

#[test]
fn deck_lists_can_be_registered_until_they_are_locked() {
    let mut event = event(2);
    let deck = |player, slot| Operation::RegisterDeck {
        player: id(player),
        deck: RegisteredDeck {
            slot,
            name: "Luke".into(),
            leader: Some("SOR_005".into()),
            base: None,
            list: "…".into(),
        },
    };
    event.apply(&deck(1, 1)).unwrap();
    event.apply(&deck(1, 1)).unwrap();
    assert_eq!(event.player(id(1)).unwrap().decks.len(), 1);
    assert_eq!(refused(&event, &deck(1, 2)), "tournament.deck_slot");
    event.apply(&Operation::LockDecks { players: vec![], locked: true, note: note() }).unwrap();
    assert_eq!(refused(&event, &deck(1, 1)), "tournament.decks_locked");
    event.apply(&Operation::Register { player: id(3), name: "Late".into() }).unwrap();
    assert_eq!(refused(&event, &deck(3, 1)), "tournament.decks_locked");
    event.apply(&Operation::LockDecks { players: vec![id(3)], locked: false, note: note() }).unwrap();
    event.apply(&deck(3, 1)).unwrap();
    assert_eq!(refused(&event, &deck(2, 1)), "tournament.decks_locked");
}

fn trilogy(a: u8, b: u8, winner: Option<Side>) -> Game {
    Game { winner, first: None, decks: Some([a, b]) }
}

/// CR 9.3.3: each player bans one of three decks; a winning deck is set aside. A drawn game is replayed with the same
/// decks.
#[test]
fn a_trilogy_match_is_played_with_the_remaining_decks() {
    let mut event = event(2);
    event.apply(&Operation::Structure { structure: Structure { trilogy: true, ..Structure::default() } }).unwrap();
    pair(&mut event);
    let play = |bans, games: &[Game]| Operation::Games { round: 1, table: 1, bans, games: games.to_vec() };
    let bans = Some([1, 1]);
    let a_wins = trilogy(2, 2, Some(Side::A));
    assert_eq!(refused(&event, &play(None, &[a_wins])), "tournament.bans");
    assert_eq!(refused(&event, &play(bans, &[trilogy(1, 2, Some(Side::A))])), "tournament.game_decks");
    assert_eq!(refused(&event, &play(bans, &[a_wins, a_wins])), "tournament.game_decks", "the winner's deck is out");
    let drawn = trilogy(3, 2, None);
    assert_eq!(refused(&event, &play(bans, &[a_wins, drawn, trilogy(3, 3, None)])), "tournament.game_decks");
    let games = [a_wins, drawn, trilogy(3, 2, Some(Side::B)), trilogy(3, 3, Some(Side::A))];
    event.apply(&play(bans, &games)).unwrap();
    let pairing = &event.rounds()[0].pairings[0];
    assert_eq!(pairing.result, Some(MatchResult::Games { a: 2, b: 1, drawn: 1 }));
    assert_eq!((pairing.bans, pairing.games.len()), (bans, 4));
    let more = [&games[..], &[trilogy(3, 3, None)]].concat();
    assert_eq!(refused(&event, &play(bans, &more)), "tournament.games_after_end");
}

/// Pods can be paired within, across, over the whole event, or by opposite seats. A second draft has other pods.
#[test]
fn pods_of_several_drafts_are_paired_in_the_requested_scope() {
    let mut event = event(16);
    let pods = |order: &dyn Fn(u32) -> u32| Operation::Seat {
        pods: (0..2).map(|pod| (0..8).map(|seat| id(order(8 * pod + seat) + 1)).collect()).collect(),
    };
    event.apply(&pods(&|place| place)).unwrap();
    let plan = |event: &Tournament, scope| {
        event.plan_round(&PairRequest { seed: 1, scope, ..PairRequest::default() }).unwrap()
    };
    let pod = |player: PlayerId| (player.0 - 1) / 8;
    let across = plan(&event, PairScope::AcrossPods);
    assert!(across.tables.iter().all(|table| pod(table.a) != pod(table.b.unwrap())));
    assert!(across.tables[0].reasons.contains(&Reason::OtherPod));
    let within = plan(&event, PairScope::WithinPods);
    assert!(within.tables.iter().all(|table| pod(table.a) == pod(table.b.unwrap())));
    let opposite = plan(&event, PairScope::OppositeSeats);
    assert!(opposite.tables.iter().all(|table| table.a.0.abs_diff(table.b.unwrap().0) == 4));
    event.apply(&opposite.into_operation()).unwrap();
    finish(&mut event);
    event.apply(&pods(&|place| (place % 2) * 8 + place / 2)).unwrap();
    event.apply(&pods(&|place| (place % 4) * 4 + place / 4)).unwrap();
    assert_eq!(event.drafts().iter().map(|draft| draft.from_round).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(event.pods()[0].seats[1], id(5));
}
