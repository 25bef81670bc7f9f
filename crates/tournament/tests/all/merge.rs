//! Merging two entries of the same person.

use tournament::{
    MatchResult, MissedRoundRule, Operation, PairScope, Penalty, PlayerId, Profile, RegisteredDeck, RoundKind,
    SeatedTable, Standing, Structure, TableKey, TablePairing, Tournament,
};

const WON: MatchResult = MatchResult::Games { a: 2, b: 0, drawn: 0 };

fn id(number: u32) -> PlayerId {
    PlayerId(number)
}

fn event(players: u32) -> Tournament {
    let mut event = Tournament::new(Profile::default());
    for number in 1..=players {
        event.apply(&register(number)).unwrap();
    }
    event
}

fn register(number: u32) -> Operation {
    Operation::Register { player: id(number), name: format!("P{number}") }
}

/// Plays a round of these matches, each won 2-0 by the first player; 0 means no opponent.
fn play(event: &mut Tournament, matches: &[(u32, u32)]) {
    let round = event.rounds().len() as u16 + 1;
    let table = |((a, b), table): (&(u32, u32), u16)| TablePairing {
        table,
        a: id(*a),
        b: (*b > 0).then_some(id(*b)),
        reasons: vec![],
    };
    let tables = matches.iter().zip(1..).map(table).collect();
    let pair = Operation::Pair { round, seed: 1, scope: PairScope::WholeEvent, tables, kind: RoundKind::Swiss };
    event.apply(&pair).unwrap();
    for (place, (_, b)) in matches.iter().enumerate() {
        if *b > 0 {
            event.apply(&Operation::Result { round, table: place as u16 + 1, result: WON }).unwrap();
        }
    }
}

fn merge(player: u32, into: u32) -> Operation {
    Operation::Merge { player: id(player), into: id(into), note: "registered twice".into() }
}

fn refused(event: &Tournament, operation: &Operation) -> &'static str {
    let mut after = event.clone();
    let code = after.apply(operation).unwrap_err().code();
    assert_eq!((after.players(), after.rounds()), (event.players(), event.rounds()), "nothing has changed");
    code
}

fn line(event: &Tournament, player: u32) -> Standing {
    event.standings().into_iter().find(|line| line.player == id(player)).unwrap()
}

/// Creates an event where a person plays a round, drops, and comes back under another entry.
fn came_back_as_another() -> Tournament {
    let mut event = event(4);
    play(&mut event, &[(1, 2), (3, 4)]);
    event.apply(&Operation::Drop { player: id(1) }).unwrap();
    event.apply(&register(5)).unwrap();
    play(&mut event, &[(5, 3), (2, 4)]);
    event
}

#[test]
fn merging_combines_the_matches_of_both_entries() {
    let mut event = came_back_as_another();
    event.apply(&merge(5, 1)).unwrap();
    assert_eq!(event.players().len(), 4);
    assert_eq!((line(&event, 1).wins, line(&event, 1).losses, line(&event, 1).rank), (2, 0, 1));
    assert!(!event.player(id(1)).unwrap().is_dropped(), "one of the two entries takes part");
    assert_eq!(event.rounds()[1].pairing_of(id(1)).unwrap().b, Some(id(3)));
    assert_eq!(event.current_entry(id(5)), id(1));
    assert_eq!(refused(&event, &register(5)), "tournament.player_taken", "the number stays taken");
    // The next round knows the opponents of both entries and avoids rematches.
    let plan = event.pair_next(3).unwrap();
    let mine = plan.tables.iter().find(|table| table.a == id(1) || table.b == Some(id(1))).unwrap();
    assert_eq!(if mine.a == id(1) { mine.b } else { Some(mine.a) }, Some(id(4)));
}

/// Merging the earlier entry into the later one shifts all players behind it. The standings are the same.
#[test]
fn the_kept_entry_of_a_merge_does_not_change_the_standings() {
    let (mut one, mut other) = (came_back_as_another(), came_back_as_another());
    one.apply(&merge(5, 1)).unwrap();
    other.apply(&merge(1, 5)).unwrap();
    let figures = |event: &Tournament, person: u32| -> Vec<_> {
        let lines = event.standings().into_iter();
        lines
            .map(|line| (if line.player == id(person) { 0 } else { line.player.0 }, line.rank, line.wins, line.values))
            .collect()
    };
    assert_eq!(figures(&one, 1), figures(&other, 5));
    assert_eq!(other.players().iter().map(|player| player.id.0).collect::<Vec<_>>(), [2, 3, 4, 5]);
}

#[test]
fn undo_separates_merged_entries() {
    let mut event = came_back_as_another();
    let before = event.clone();
    event.apply(&merge(5, 1)).unwrap();
    event.apply(&Operation::Undo).unwrap();
    assert_eq!((event.players(), event.rounds()), (before.players(), before.rounds()));
    assert_eq!(event.standings(), before.standings());
    assert!(event.merged().is_empty());
}

#[test]
fn an_impossible_merge_is_refused() {
    let mut event = event(4);
    assert_eq!(refused(&event, &merge(1, 1)), "tournament.merge_itself");
    assert_eq!(refused(&event, &merge(9, 1)), "tournament.unknown_player");
    let silent = Operation::Merge { player: id(1), into: id(2), note: " ".into() };
    assert_eq!(refused(&event, &silent), "tournament.no_note");
    play(&mut event, &[(1, 2), (3, 4)]);
    assert_eq!(refused(&event, &merge(1, 2)), "tournament.merge_met");
    assert_eq!(refused(&event, &merge(1, 3)), "tournament.merge_same_round");
    // After that round is deleted, they can be merged.
    event.apply(&Operation::DeleteRound { round: 1, note: "one person".into() }).unwrap();
    event.apply(&merge(1, 3)).unwrap();
    assert_eq!(event.pair_next(1).unwrap().tables.iter().filter(|table| table.b.is_none()).count(), 1);
}

#[test]
fn two_seats_of_one_draft_cannot_be_merged() {
    let mut event = event(5);
    event.apply(&Operation::Seat { pods: vec![vec![id(1), id(2), id(3), id(4)]] }).unwrap();
    assert_eq!(refused(&event, &merge(1, 2)), "tournament.merge_seats");
    event.apply(&merge(1, 5)).unwrap();
    assert_eq!(event.pods()[0].seats, [5, 2, 3, 4].map(id), "the seat goes with the person");
}

/// Penalties are kept by the merged person, count in the rounds the person played, and can be withdrawn.
#[test]
fn penalties_lists_and_rulings_are_kept_by_the_merged_person() {
    let mut event = event(4);
    let penalty = |player, penalty| Operation::Penalize {
        player: id(player),
        infraction: "3.4".into(),
        penalty,
        round: 1,
        note: "seen".into(),
    };
    let deck = |name: &str| RegisteredDeck { slot: 1, name: name.into(), leader: None, base: None, list: "x".into() };
    event.apply(&register(5)).unwrap();
    event.apply(&Operation::RegisterDeck { player: id(5), deck: deck("five") }).unwrap();
    event.apply(&Operation::Drop { player: id(5) }).unwrap();
    event.apply(&penalty(5, Penalty::MatchLoss)).unwrap();
    play_open(&mut event, &[(1, 2), (3, 4)]);
    event.apply(&Operation::Missed { player: id(5), round: 1, counts: MissedRoundRule::Bye }).unwrap();
    event.apply(&merge(5, 1)).unwrap();
    let table = event.rounds()[0].pairing_of(id(1)).unwrap();
    assert_eq!(table.match_losses, [true, false], "the match lost by the other entry is lost by the person");
    assert_eq!(line(&event, 1).losses, 1);
    assert_eq!(line(&event, 1).byes, 0, "who had a table missed no round");
    assert_eq!(event.player(id(1)).unwrap().decks[0].name, "five");
    event.apply(&Operation::WithdrawPenalty { penalty: 1, note: "mistaken".into() }).unwrap();
    assert_eq!(event.rounds()[0].pairing_of(id(1)).unwrap().match_losses, [false, false]);
}

/// Pairs a round without results.
fn play_open(event: &mut Tournament, matches: &[(u32, u32)]) {
    let table =
        |((a, b), table): (&(u32, u32), u16)| TablePairing { table, a: id(*a), b: Some(id(*b)), reasons: vec![] };
    let tables = matches.iter().zip(1..).map(table).collect();
    let round = event.rounds().len() as u16 + 1;
    event
        .apply(&Operation::Pair { round, seed: 1, scope: PairScope::WholeEvent, tables, kind: RoundKind::Swiss })
        .unwrap();
}

#[test]
fn merging_a_disqualified_entry_disqualifies_the_person() {
    let mut event = came_back_as_another();
    let penalty = Operation::Penalize {
        player: id(1),
        infraction: "5.7".into(),
        penalty: Penalty::Disqualification,
        round: 3,
        note: "cheated".into(),
    };
    event.apply(&penalty).unwrap();
    event.apply(&merge(5, 1)).unwrap();
    let person = event.player(id(1)).unwrap();
    assert!(person.disqualified && person.is_dropped());
}

/// A penalty of the second entry would reverse a bracket match whose winner has played on, so the merge is rejected.
#[test]
fn a_merge_that_would_reverse_a_bracket_match_is_refused() {
    let mut event = event(4);
    play(&mut event, &[(1, 2), (3, 4)]);
    event.apply(&register(5)).unwrap();
    event.apply(&Operation::Drop { player: id(5) }).unwrap();
    event.apply(&Operation::StartCut { size: 4, seeds: [1, 2, 3, 4].map(id).to_vec() }).unwrap();
    for _ in 0..2 {
        let plan = event.pair_next(1).unwrap();
        let (round, tables) = (plan.round, plan.tables.clone());
        event.apply(&plan.into_operation()).unwrap();
        for table in tables {
            event.apply(&Operation::Result { round, table: table.table, result: WON }).unwrap();
        }
    }
    let winner = event.rounds()[1].pairings[0].winner().unwrap();
    let penalty = Operation::Penalize {
        player: id(5),
        infraction: "3.4".into(),
        penalty: Penalty::MatchLoss,
        round: 2,
        note: "seen".into(),
    };
    event.apply(&penalty).unwrap();
    assert_eq!(refused(&event, &merge(5, winner.0)), "tournament.built_on");
}

#[test]
fn merging_keeps_the_scores_of_multiplayer_tables() {
    let mut event = event(3);
    let structure = Structure { rounds: RoundKind::Tables, ..Structure::default() };
    event.apply(&Operation::Structure { structure }).unwrap();
    let round = |event: &mut Tournament, number, players: [u32; 3]| {
        let tables = vec![SeatedTable { table: 1, players: players.map(id).to_vec() }];
        event.apply(&Operation::PairTables { round: number, seed: 1, tables, byes: vec![] }).unwrap();
        event.apply(&Operation::TableResult { round: number, table: 1, hp: vec![9, 3, 0] }).unwrap();
    };
    round(&mut event, 1, [1, 2, 3]);
    event.apply(&Operation::Drop { player: id(1) }).unwrap();
    event.apply(&register(4)).unwrap();
    round(&mut event, 2, [4, 3, 2]);
    assert_eq!(refused(&event, &merge(3, 2)), "tournament.merge_met");
    event.apply(&merge(1, 4)).unwrap();
    let first = &event.table_standings()[0];
    assert_eq!((first.player, first.games, first.count(TableKey::RemainingHp)), (id(4), 2, 18));
}
