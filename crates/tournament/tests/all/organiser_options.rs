//! Undo of whole steps, power pairing, the deck-building clock, byes in best-of-one and best-of-five matches, and ties
//! at the cut.

use tournament::{
    ClockAction, MatchResult, MissedRoundRule, Operation, PairRequest, PlayerId, Profile, Reason, Structure, Tournament,
};

const WON: MatchResult = MatchResult::Games { a: 2, b: 0, drawn: 0 };

fn id(number: u32) -> PlayerId {
    PlayerId(number)
}

fn register(number: u32) -> Operation {
    Operation::Register { player: id(number), name: format!("P{number}") }
}

fn event(players: u32) -> Tournament {
    let mut event = Tournament::new(Profile::default());
    for number in 1..=players {
        event.apply(&register(number)).unwrap();
    }
    event
}

fn finish(event: &mut Tournament) {
    let round = event.rounds().last().unwrap().clone();
    for pairing in round.pairings.iter().filter(|pairing| pairing.result.is_none()) {
        event.apply(&Operation::Result { round: round.number, table: pairing.table, result: WON }).unwrap();
    }
}

/// One action of the organiser may be several operations (a late entry is registered, has missed rounds, is paired);
/// one undo reverts all of them.
#[test]
fn one_undo_reverts_a_whole_step() {
    let mut event = event(4);
    event.apply(&Operation::Drop { player: id(1) }).unwrap();
    event.apply(&register(5)).unwrap();
    event.apply_part(&Operation::Rename { player: id(5), name: "Five".into() }, None).unwrap();
    event.apply_part(&Operation::Drop { player: id(5) }, None).unwrap();
    assert_eq!(event.last_step(), [5, 6, 7]);
    event.apply(&Operation::Undo).unwrap();
    assert!(event.player(id(5)).is_none() && event.player(id(1)).unwrap().is_dropped());
    assert!([5, 6, 7].iter().all(|place| event.is_undone(*place)) && !event.is_undone(4));
    assert_eq!(event.last_step(), [4]);
    event.apply(&Operation::Undo).unwrap();
    assert!(!event.player(id(1)).unwrap().is_dropped());
}

/// Melee pairs the last Swiss round by the standings: first against second, or against the next player not met before,
/// and so on down (help.melee.gg, creating a tournament with a top 8).
#[test]
fn a_power_paired_round_follows_the_standings() {
    let mut event = event(16);
    for _ in 0..3 {
        event.apply(&event.pair_next(3).unwrap().into_operation()).unwrap();
        finish(&mut event);
    }
    let request = PairRequest { seed: 5, power: true, ..PairRequest::default() };
    let plan = event.plan_round(&request).unwrap();
    let ranks: Vec<(u32, PlayerId)> = event.standings().iter().map(|line| (line.rank, line.player)).collect();
    let rank = |player: PlayerId| ranks.iter().position(|line| line.1 == player).unwrap();
    let met =
        |a: PlayerId, b: PlayerId| event.rounds().iter().any(|round| round.pairing_of(a).unwrap().side_of(b).is_some());
    // Player 1 meets the best-ranked player not met before. Shared ranks are ordered at random, so compare scores.
    let first = ranks[0].1;
    let table = plan.tables.iter().find(|table| table.a == first || table.b == Some(first)).unwrap();
    let opponent = if table.a == first { table.b.unwrap() } else { table.a };
    let better: Vec<PlayerId> = ranks
        .iter()
        .map(|line| line.1)
        .filter(|player| {
            *player != first && rank(*player) < rank(opponent) && ranks[rank(*player)].0 < ranks[rank(opponent)].0
        })
        .collect();
    assert!(better.iter().all(|player| met(first, *player)), "{better:?}");
    assert!(plan.tables.iter().all(|table| !met(table.a, table.b.unwrap())));
    assert!(plan.tables.iter().all(|table| matches!(table.reasons[..], [Reason::PowerPaired { .. }])));
    let spread: usize = plan.tables.iter().map(|table| rank(table.a).abs_diff(rank(table.b.unwrap()))).sum();
    let usual = event.plan_round(&PairRequest { seed: 5, ..PairRequest::default() }).unwrap();
    let wide: usize = usual.tables.iter().map(|table| rank(table.a).abs_diff(rank(table.b.unwrap()))).sum();
    assert!(spread <= wide, "{spread} of {wide}");
    assert_eq!(plan, event.plan_round(&request).unwrap());
    event.apply(&plan.into_operation()).unwrap();
}

/// The deck-building time has a separate clock: round 0.
#[test]
fn deck_building_has_a_clock() {
    let mut event = event(4);
    let clock = |action, at| Operation::Clock { round: 0, action, at };
    assert!(event.deck_clock().is_none());
    event.apply(&clock(ClockAction::Start { seconds: 1800 }, 1_000)).unwrap();
    assert_eq!(event.deck_clock().unwrap().left_ms(61_000), 1_740_000);
    event.apply(&clock(ClockAction::Pause, 61_000)).unwrap();
    assert_eq!(event.deck_clock().unwrap().left_ms(99_000), 1_740_000);
    assert_eq!(event.clone().apply(&clock(ClockAction::Pause, 70_000)).unwrap_err().code(), "tournament.clock");
}

/// A bye is a match win: one game in best of one, three games in best of five. The same holds for missed rounds and
/// no-shows.
#[test]
fn a_bye_counts_the_games_needed_to_win_the_match() {
    for (best_of, games) in [(1, 1), (3, 2), (5, 3)] {
        let mut event = event(3);
        let structure = Structure { best_of: Some(best_of), ..Structure::default() };
        event.apply(&Operation::Structure { structure }).unwrap();
        event.apply(&event.pair_next(1).unwrap().into_operation()).unwrap();
        let round = event.rounds()[0].clone();
        let bye = round.pairings.iter().find(|pairing| pairing.b.is_none()).unwrap().a;
        let played = round.pairings.iter().find(|pairing| pairing.b.is_some()).unwrap();
        let result = MatchResult::NoShow { absent: tournament::Side::B };
        event.apply(&Operation::Result { round: 1, table: played.table, result }).unwrap();
        event.apply(&register(4)).unwrap();
        event.apply(&register(5)).unwrap();
        event.apply(&Operation::Missed { player: id(4), round: 1, counts: MissedRoundRule::Bye }).unwrap();
        let games_of =
            |player: PlayerId| event.standings().into_iter().find(|line| line.player == player).unwrap().games;
        assert_eq!(games_of(bye), (games, 0, 0), "best of {best_of}");
        assert_eq!((games_of(played.a), games_of(played.b.unwrap())), ((games, 0, 0), (0, games, 0)));
        assert_eq!((games_of(id(4)), games_of(id(5))), ((games, 0, 0), (0, games, 0)));
    }
}

/// After a random tie-break at the cut, a correction names the players who are really in it. Here two losers share a
/// rank, one of them is in the cut, and the correction lets a new winner take that place.
#[test]
fn consequences_name_the_players_drawn_into_the_cut() {
    let mut event = event(6);
    event.apply(&event.pair_next(1).unwrap().into_operation()).unwrap();
    finish(&mut event);
    let tables: Vec<_> = event.rounds()[0].pairings.clone();
    let winners: Vec<PlayerId> = tables.iter().map(|table| table.a).collect();
    let losers: Vec<PlayerId> = tables.iter().map(|table| table.b.unwrap()).collect();
    for drawn in &losers {
        let mut cut = event.clone();
        let seeds = winners.iter().chain([drawn]).copied().collect();
        cut.apply(&Operation::StartCut { size: 4, seeds }).unwrap();
        assert_eq!(cut.consequences(1, 1, WON).unwrap().cut, (vec![], vec![]));
        for table in &tables {
            let (winner, loser) = (table.a, table.b.unwrap());
            let turned = MatchResult::Games { a: 0, b: 2, drawn: 0 };
            let found = cut.consequences(1, table.table, turned).unwrap().cut;
            // The old winner now ties with the losers and stays in the cut. If the new winner was not in the cut, there
            // is one place fewer: one of the two tied players, chosen at random, leaves.
            match loser == *drawn {
                true => assert_eq!(found, (vec![], vec![])),
                false => {
                    assert_eq!(found.1, [loser]);
                    assert!(found.0 == [winner] || found.0 == [*drawn], "{found:?}");
                }
            }
        }
    }
}
