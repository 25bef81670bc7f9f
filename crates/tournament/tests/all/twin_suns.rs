//! Multiplayer tables (Twin Suns, CR 12): penalties, declared byes, no-shows, re-pairing, the final table.

use proptest::prelude::*;
use tournament::{
    ClockAction, Fraction, MatchResult, Operation, Penalty, PlayerId, Profile, RankValue, RoundKind, Structure,
    TableKey, TableStanding, Tournament,
};

fn id(number: u32) -> PlayerId {
    PlayerId(number)
}

fn event(players: u32) -> Tournament {
    let mut event = Tournament::new(Profile::default());
    let structure = Structure { rounds: RoundKind::Tables, ..Structure::default() };
    event.apply(&Operation::Structure { structure }).unwrap();
    for number in 1..=players {
        event.apply(&Operation::Register { player: id(number), name: format!("P{number}") }).unwrap();
    }
    event
}

fn pair(event: &mut Tournament) -> Vec<(u16, Vec<PlayerId>)> {
    event.apply(&event.plan_tables(1).unwrap().into_operation()).unwrap();
    let round = event.rounds().last().unwrap();
    round.tables.iter().map(|table| (table.table, table.players.clone())).collect()
}

fn enter(event: &mut Tournament, round: u16, table: u16, hp: &[u16]) {
    event.apply(&Operation::TableResult { round, table, hp: hp.to_vec() }).unwrap();
}

fn line(event: &Tournament, player: PlayerId) -> TableStanding {
    event.table_standings().into_iter().find(|line| line.player == player).unwrap()
}

fn refused(event: &Tournament, operation: &Operation) -> &'static str {
    event.clone().apply(operation).unwrap_err().code()
}

fn penalize(event: &mut Tournament, player: PlayerId, penalty: Penalty, round: u16) {
    let (infraction, note) = ("5.3".to_owned(), "why".to_owned());
    event.apply(&Operation::Penalize { player, infraction, penalty, round, note }).unwrap();
}

/// A match loss loses the single game of a multiplayer table: the player is last and gets no points, and the others are
/// placed as if the player were absent. A game loss has the same effect, because the match is one game.
#[test]
fn a_match_loss_loses_the_game_of_a_multiplayer_table() {
    for penalty in [Penalty::MatchLoss, Penalty::GameLoss, Penalty::Disqualification] {
        let mut event = event(4);
        let seats = pair(&mut event)[0].1.clone();
        enter(&mut event, 1, 1, &[20, 3, 12, 7]);
        assert_eq!(line(&event, seats[0]).count(TableKey::Points), 5);
        penalize(&mut event, seats[0], penalty, 1);
        assert_eq!(
            [0, 1, 2, 3].map(|seat| line(&event, seats[seat]).count(TableKey::Points)),
            [0, 2, 5, 3],
            "{penalty:?}"
        );
        assert_eq!([0, 1, 2, 3].map(|seat| line(&event, seats[seat]).count(TableKey::Victories)), [0, 0, 1, 0]);
        assert_eq!(event.rounds()[0].tables[0].places().unwrap(), [4, 3, 1, 2]);
        event.apply(&Operation::WithdrawPenalty { penalty: 1, note: "wrong one".into() }).unwrap();
        assert_eq!(line(&event, seats[0]).count(TableKey::Points), 5);
    }
    // A penalty for the next round counts once that round is paired.
    let mut event = event(4);
    penalize(&mut event, id(1), Penalty::MatchLoss, 1);
    let seats = pair(&mut event)[0].1.clone();
    let hp: Vec<u16> = seats.iter().map(|player| if *player == id(1) { 25 } else { 10 }).collect();
    enter(&mut event, 1, 1, &hp);
    assert_eq!((line(&event, id(1)).count(TableKey::Points), line(&event, id(1)).count(TableKey::Victories)), (0, 0));
}

/// A declared bye is given in a round of multiplayer tables as in a round of matches.
#[test]
fn a_declared_bye_is_given_in_a_round_of_tables() {
    let mut event = event(8);
    event.apply(&Operation::DeclareBye { player: id(3), round: 1, note: "judging".into() }).unwrap();
    let tables = pair(&mut event);
    assert_eq!(event.rounds()[0].table_byes, [id(3)]);
    assert_eq!(tables.iter().map(|(_, players)| players.len()).collect::<Vec<_>>(), [4, 3]);
    let points = event.profile().table_score.bye;
    assert_eq!(line(&event, id(3)).count(TableKey::Points), u32::from(points));
}

/// Operations for the wrong kind of round are rejected with that reason, not as an unknown table.
#[test]
fn results_for_the_wrong_kind_of_round_are_refused() {
    let mut event = event(4);
    pair(&mut event);
    let result = MatchResult::Games { a: 2, b: 0, drawn: 0 };
    assert_eq!(refused(&event, &Operation::Result { round: 1, table: 1, result }), "tournament.played_at_tables");
    assert_eq!(event.consequences(1, 1, result).unwrap_err().code(), "tournament.played_at_tables");
    let mut two = Tournament::new(Profile::default());
    for number in 1..=2 {
        two.apply(&Operation::Register { player: id(number), name: format!("P{number}") }).unwrap();
    }
    two.apply(&two.pair_next(1).unwrap().into_operation()).unwrap();
    let hp = Operation::TableResult { round: 1, table: 1, hp: vec![3, 2, 1] };
    assert_eq!(refused(&two, &hp), "tournament.played_as_match");
}

#[test]
fn a_correction_at_a_multiplayer_table_lists_its_consequences() {
    let mut event = event(4);
    let seats = pair(&mut event)[0].1.clone();
    enter(&mut event, 1, 1, &[20, 3, 12, 7]);
    let found = event.table_consequences(1, 1, &[1, 3, 12, 7]).unwrap();
    let first = found.ranks.iter().find(|change| change.player == seats[0]).unwrap();
    assert_eq!((first.was, first.is), (1, 4));
    assert_eq!(event.table_consequences(1, 1, &[20, 3, 12, 7]).unwrap().ranks, []);
}

/// A no-show is last and gets no points. The others play on; no player gets the points of that place.
#[test]
fn a_no_show_at_a_multiplayer_table_is_last_without_points() {
    let mut event = event(4);
    let seats = pair(&mut event)[0].1.clone();
    event.apply(&Operation::Absent { round: 1, player: seats[2] }).unwrap();
    assert_eq!(refused(&event, &Operation::Absent { round: 1, player: seats[2] }), "tournament.absent_already");
    assert_eq!(refused(&event, &Operation::Absent { round: 1, player: id(9) }), "tournament.unknown_player");
    assert_eq!(event.rounds()[0].open_results(), 1);
    enter(&mut event, 1, 1, &[20, 3, 0, 0]);
    assert_eq!([0, 1, 2, 3].map(|seat| line(&event, seats[seat]).count(TableKey::Points)), [5, 3, 0, 2]);
}

/// Unchanged tables keep their result, and so do tables with a player who has dropped since.
#[test]
fn a_round_of_tables_can_be_re_paired_swapped_and_set_manually() {
    let mut event = event(12);
    let tables = pair(&mut event);
    enter(&mut event, 1, 1, &[20, 3, 12, 7]);
    event.apply(&Operation::Drop { player: tables[0].1[1] }).unwrap();
    let again = event.plan_tables_again(7, false).unwrap().into_re_pairing("again".into());
    assert_eq!(
        refused(&event, &event.plan_tables_again(7, false).unwrap().into_re_pairing(" ".into())),
        "tournament.no_note"
    );
    let mut re_paired = event.clone();
    re_paired.apply(&again).unwrap();
    let round = &re_paired.rounds()[0];
    assert_eq!(round.tables.iter().find(|table| table.table == 1).unwrap().hp, Some(vec![20, 3, 12, 7]));
    assert_eq!(round.tables.len(), 3);
    // A swap of two players; only their tables lose a result.
    let (second, third) = (&tables[1].1, &tables[2].1);
    enter(&mut event, 1, 2, &[1, 2, 3, 4]);
    event.apply(&event.plan_tables_swap(second[0], third[0], "family").unwrap()).unwrap();
    let round = &event.rounds()[0];
    assert!(round.tables[1].players.contains(&third[0]) && round.tables[2].players.contains(&second[0]));
    assert_eq!((round.tables[0].hp.is_some(), round.tables[1].hp.is_some()), (true, false));
    assert_eq!(event.plan_tables_swap(third[0], second[1], "x").unwrap_err().code(), "tournament.paired_twice");
    // A manual table: the other players are seated again, and the table of the dropped player is kept.
    let by_hand = vec![vec![second[1], second[2], third[1], third[2]]];
    event.apply(&event.plan_tables_by_hand(&by_hand, 3).unwrap().into_re_pairing("asked".into())).unwrap();
    let round = &event.rounds()[0];
    assert!(round.tables.iter().any(|table| table.players == by_hand[0]));
    assert_eq!(round.tables.iter().map(|table| table.players.len()).sum::<usize>(), 12);
    assert!(round.tables[0].hp.is_some());
    // Each change is undone by one operation.
    event.apply(&Operation::Undo).unwrap();
    assert!(event.rounds()[0].tables[1].players.contains(&third[0]));
}

/// The best four players meet at a final table. Its places are the first places of the event, including shared wins (CR
/// 12.7.3); the rest follow in standings order.
#[test]
fn the_final_table_decides_the_first_places() {
    let mut event = event(8);
    let tables = pair(&mut event);
    for (table, _) in &tables {
        enter(&mut event, 1, *table, &[20, 3, 12, 7]);
    }
    let before = event.table_standings();
    let plan = event.plan_cut(4, 1).unwrap();
    event.apply(&Operation::StartCut { size: 4, seeds: plan.seeds.clone() }).unwrap();
    assert!(event.final_places().is_empty() && !event.is_cut_over());
    let last = pair(&mut event);
    assert_eq!(last.len(), 1);
    let mut seats = last[0].1.clone();
    assert!(event.bracket_matches().is_empty());
    enter(&mut event, 2, last[0].0, &[5, 9, 9, 1]);
    assert!(event.is_cut_over());
    let places = event.final_places();
    assert_eq!(
        places.iter().map(|place| (place.place, place.until)).take(5).collect::<Vec<_>>(),
        [(1, 2), (1, 2), (3, 3), (4, 4), (5, 6)]
    );
    let firsts: Vec<PlayerId> = places[..2].iter().map(|place| place.player).collect();
    assert!(firsts.contains(&seats[1]) && firsts.contains(&seats[2]));
    assert_eq!((places[2].player, places[3].player), (seats[0], seats[3]));
    assert_eq!(event.table_standings(), before, "the final table is not in the standings of the rounds");
    seats.sort();
    let mut seeds = plan.seeds;
    seeds.sort();
    assert_eq!(seats, seeds);
}

/// A player at a table of three meets two opponents, at a table of four three. Points are averaged, so that tables of
/// three are no disadvantage.
#[test]
fn opponents_points_are_averaged_over_multiplayer_tables() {
    let mut event = event(7);
    let tables = pair(&mut event);
    let (four, three) = (&tables[0], &tables[1]);
    assert_eq!((four.1.len(), three.1.len()), (4, 3));
    enter(&mut event, 1, four.0, &[20, 3, 12, 7]);
    enter(&mut event, 1, three.0, &[20, 12, 7]);
    // Points 5, 3, 2, 1: the winner at a table of four met 3, 2 and 1, at a table of three 3 and 2.
    let opponents =
        |player| *line(&event, player).values.iter().find(|(key, _)| *key == TableKey::OpponentsPoints).unwrap();
    assert_eq!(opponents(four.1[0]).1, RankValue::Average(Fraction::new(2, 1).unwrap()));
    assert_eq!(opponents(three.1[0]).1, RankValue::Average(Fraction::new(5, 2).unwrap()));
    assert_eq!(line(&event, three.1[0]).rank, 1);
    assert_eq!(line(&event, four.1[0]).rank, 2);
}

/// A player with a bye in round 1 counts towards the field, which decides the number of rounds.
#[test]
fn a_player_with_a_bye_in_round_one_counts_towards_the_field() {
    let mut event = event(9);
    event.apply(&Operation::DeclareBye { player: id(3), round: 1, note: "judging".into() }).unwrap();
    let before = (event.field(), event.rounds_to_play());
    pair(&mut event);
    assert_eq!((event.field(), event.rounds_to_play()), before);
}

/// Builds an operation from random numbers; it may or may not be possible.
fn anything(event: &Tournament, kind: u8, number: u32) -> Operation {
    let (player, other) = (id(number % 12), id(number / 12 % 12));
    let (round, table) = (event.rounds().len() as u16, (number % 4) as u16);
    let note = || "because".to_owned();
    let seated = |plan: Result<tournament::TablesPlan, tournament::OperationError>| {
        plan.map_or(Operation::Undo, |plan| plan.into_re_pairing(note()))
    };
    match kind % 20 {
        0..=3 => Operation::Register { player, name: format!("P{number}") },
        4 => Operation::Drop { player },
        5 => Operation::Reenter { player },
        6 => Operation::Undo,
        7..=9 => event.plan_tables(u64::from(number)).map_or(Operation::Undo, |plan| plan.into_operation()),
        10..=12 => {
            let hp = (0..3 + number % 2).map(|seat| (number >> seat) as u16 % 9).collect();
            Operation::TableResult { round, table, hp }
        }
        13 => seated(event.plan_tables_again(u64::from(number), number.is_multiple_of(2))),
        14 => event.plan_tables_swap(player, other, "because").unwrap_or(Operation::Undo),
        15 => seated(event.plan_tables_by_hand(&[vec![player, other, id(number / 144 % 12)]], 1)),
        16 => Operation::Absent { round, player },
        17 => Operation::Penalize {
            player,
            infraction: "5.3".to_owned(),
            penalty: [Penalty::MatchLoss, Penalty::GameLoss, Penalty::Disqualification][number as usize / 12 % 3],
            round: round + (number % 2) as u16,
            note: note(),
        },
        18 => Operation::StartCut { size: 4, seeds: event.plan_cut(4, 1).map_or(Vec::new(), |plan| plan.seeds) },
        _ if number.is_multiple_of(2) => Operation::DeleteRound { round, note: note() },
        _ => Operation::Clock { round: 0, action: ClockAction::Start { seconds: 60 }, at: 1 },
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    /// The journal gives the same event, a rejection changes nothing, and undo restores the state before. No player has
    /// two seats in a round, and a re-paired round keeps the result of every table with a player who has dropped.
    #[test]
    fn rounds_of_tables_stay_consistent_under_any_operations(steps in prop::collection::vec((any::<u8>(), any::<u32>()), 1..80)) {
        let mut event = event(0);
        let seen = |event: &Tournament| {
            (event.players().to_vec(), event.rounds().to_vec(), event.table_standings(), event.final_places())
        };
        for (kind, number) in steps {
            let operation = anything(&event, kind, number);
            let before = seen(&event);
            let over: Vec<_> = event.rounds().last().map_or(Vec::new(), |round| {
                let left = |player: &PlayerId| event.player(*player).is_some_and(tournament::Player::is_dropped);
                round.tables.iter().filter(|table| table.hp.is_some() && table.players.iter().any(left)).cloned().collect()
            });
            match event.apply(&operation) {
                Err(_) => prop_assert_eq!(seen(&event), before),
                Ok(()) if operation != Operation::Undo => {
                    let mut back = event.clone();
                    back.apply(&Operation::Undo).unwrap();
                    prop_assert_eq!(seen(&back), before);
                }
                Ok(()) => {}
            }
            if matches!(&operation, Operation::RePairTables { .. }) && kind % 20 == 13 {
                let now = &event.rounds().last().unwrap().tables;
                prop_assert!(over.iter().all(|table| now.iter().any(|kept| kept.players == table.players && kept.hp == table.hp)));
            }
            for line in event.table_standings() {
                prop_assert_eq!(event.table_points_of(line.player), Some(line.count(TableKey::Points)));
            }
            for round in event.rounds() {
                let mut there: Vec<PlayerId> =
                    round.tables.iter().flat_map(|table| table.players.clone()).chain(round.table_byes.clone()).collect();
                let count = there.len();
                there.sort();
                there.dedup();
                prop_assert_eq!(there.len(), count);
            }
        }
        let journal = serde_json::to_string(event.operations()).unwrap();
        let read: Vec<Operation> = serde_json::from_str(&journal).unwrap();
        prop_assert_eq!(seen(&Tournament::fold(Profile::default(), &read).unwrap()), seen(&event));
    }
}
