use crate::{MatchResult, Operation, PlayerId, Profile, Tournament};

fn event(players: u32) -> Tournament {
    let mut event = Tournament::new(Profile::default());
    for number in 1..=players {
        event.apply(&Operation::Register { player: PlayerId(number), name: format!("P{number}") }).unwrap();
    }
    event
}

#[test]
fn a_single_player_has_a_bye_and_nobody_is_refused() {
    let plan = event(1).pair_next(1).unwrap();
    assert_eq!(plan.tables.len(), 1);
    assert_eq!(plan.tables[0].b, None);
    assert!(event(0).pair_next(1).is_err());
}

#[test]
fn two_players_meet_again_and_again_when_they_must() {
    let mut event = event(2);
    for round in 1..=3 {
        let plan = event.pair_next(1).unwrap();
        assert_eq!(plan.report.rematches, u32::from(round > 1));
        event.apply(&plan.into_operation()).unwrap();
        let result = MatchResult::Games { a: 2, b: 0, drawn: 0 };
        event.apply(&Operation::Result { round, table: 1, result }).unwrap();
    }
}
