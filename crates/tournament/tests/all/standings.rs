//! The two examples from Melee's page about tiebreakers, in all three profiles, and the points of individual results.

use serde_json::{Value, json};
use tournament::document::standings_document;
use tournament::{
    Fraction, MatchResult, Operation, PairScope, PlayerId, Profile, RankKey, RankValue, RoundKind, TablePairing,
    Tournament,
};

fn check(data: &str) {
    let data: Value = serde_json::from_str(data).unwrap();
    for (profile, expected) in data["standings"].as_object().unwrap() {
        let found = standings_document(&data["tournament"].to_string(), Some(profile)).unwrap();
        let found = serde_json::to_value(found.standings).unwrap();
        for (found, expected) in found.as_array().unwrap().iter().zip(expected.as_array().unwrap()) {
            for (field, value) in expected.as_object().unwrap() {
                assert_eq!(&found[field], value, "{profile}, player {}, {field}", expected["player"]);
            }
        }
        assert_eq!(found.as_array().unwrap().len(), expected.as_array().unwrap().len());
    }
}

/// Opponents at 1-1 and 0-2 give 41.66 percent.
#[test]
fn opponents_at_one_half_and_the_floor_average_to_five_twelfths() {
    check(include_str!("../data/half-and-floor.json"));
}

/// 2-1-0, 1-1-1 and 0-2-0 are 10 of 24 game points. The three profiles rank the same results in three ways.
#[test]
fn games_and_drawn_matches_count_by_points() {
    check(include_str!("../data/games-and-draws.json"));
}

fn standings(document: Value) -> Vec<Value> {
    let found = standings_document(&document.to_string(), None).unwrap();
    serde_json::to_value(found.standings).unwrap().as_array().unwrap().clone()
}

fn line(standings: &[Value], player: &str) -> Value {
    standings.iter().find(|line| line["player"] == player).unwrap().clone()
}

fn one_match(result: Value) -> Vec<Value> {
    standings(json!({
        "players": [{"id": "A"}, {"id": "B"}],
        "rounds": [{"pairings": [{"a": "A", "b": "B", "result": result}]}],
    }))
}

/// Profile `no_winner`: "any match that concludes without a winner will account for 0 match wins for all players".
#[test]
fn a_match_without_a_winner_is_a_win_for_no_player() {
    for result in [json!({"a": 1, "b": 1}), json!({"a": 0, "b": 0}), json!({"a": 1, "b": 1, "draws": 1})] {
        let standings = one_match(result);
        assert!(standings.iter().all(|line| line["match_wins"] == 0 && line["record"] == "0-0-1"));
        assert!(standings.iter().all(|line| line["rank"] == 1), "equal in every key: they share the rank");
    }
}

/// The profile's `unfinished_lead` decides who wins a match that time ended.
#[test]
fn time_at_one_to_nil_is_a_win_for_the_player_ahead() {
    let standings = one_match(json!({"a": 0, "b": 1}));
    assert_eq!(line(&standings, "B")["record"], "1-0-0");
    assert_eq!(line(&standings, "A")["games"], "0-1-0");
}

#[test]
fn a_no_show_wins_for_the_opponent_and_a_double_loss_for_no_player() {
    let standings = one_match(json!({"no_show": "b"}));
    assert_eq!(line(&standings, "A")["games"], "2-0-0");
    assert_eq!(line(&standings, "B")["record"], "0-1-0");
    let standings = one_match(json!({"double_loss": true}));
    assert!(standings.iter().all(|line| line["record"] == "0-1-0" && line["games"] == "0-0-0"));
}

/// A bye is a match won 2-0 without an opponent: it is in no opponents' average.
#[test]
fn a_bye_is_a_win_without_an_opponent() {
    let standings = standings(json!({
        "players": [{"id": "A"}, {"id": "B"}, {"id": "C"}],
        "rounds": [
            {"pairings": [{"a": "A", "b": "B", "result": {"a": 2, "b": 0}}, {"a": "C", "bye": true}]},
            {"pairings": [{"a": "A", "b": "C", "result": {"a": 2, "b": 0}}, {"a": "B", "bye": true}]},
        ],
    }));
    let c = line(&standings, "C");
    assert_eq!((&c["byes"], &c["record"], &c["games"]), (&json!(1), &json!("1-1-0"), &json!("2-2-0")));
    assert_eq!(c["omw"]["exact"], "1/1", "only A, who won both");
    assert_eq!(c["rank"], line(&standings, "B")["rank"]);
}

/// First what the profile ranks by, then the values that players always compare.
#[test]
fn standings_have_the_values_of_their_profile_in_its_order() {
    use RankKey::{GameWins, MatchPoints, MatchWins, OpponentsGameWins, OpponentsMatchWins};
    let keys = |rank_by: &[RankKey]| -> Vec<RankKey> {
        let mut event = Tournament::new(Profile { rank_by: rank_by.to_vec(), ..Profile::default() });
        event.apply(&Operation::Register { player: PlayerId(1), name: "A".to_owned() }).unwrap();
        assert!(event.profile().valued_keys().starts_with(rank_by));
        event.standings()[0].values.iter().map(|(key, _)| *key).collect()
    };
    let usual = [MatchWins, OpponentsMatchWins, GameWins, OpponentsGameWins];
    assert_eq!(keys(&usual), [&usual[..], &[MatchPoints]].concat());
    assert_eq!(Profile::default().columns(), usual);
    assert_eq!(
        keys(&[MatchPoints, GameWins]),
        [MatchPoints, GameWins, MatchWins, OpponentsMatchWins, OpponentsGameWins]
    );
    let generic = Profile::by_key("generic").unwrap().columns();
    assert_eq!(generic, [MatchPoints, OpponentsMatchWins, GameWins, OpponentsGameWins, MatchWins]);
}

/// Six players, two rounds: A and E win twice, C and D once, B and F never. By the profile's floor of 1/3, their
/// opponents have OMW 5/12 (A), 1 (B), 3/4 (C), 5/12 (D), 1/3 (E) and 3/4 (F). C met D and A, D met C and F.
#[test]
fn opponents_opponents_match_wins_average_the_percentages_of_the_opponents() {
    let key = RankKey::OpponentsOpponentsMatchWins;
    let ranked = |rank_by: Vec<RankKey>| -> Vec<(char, u32, Option<RankValue>)> {
        let mut event = Tournament::new(Profile { rank_by, ..Profile::default() });
        for (number, name) in (1..).zip('A'..='F') {
            event.apply(&Operation::Register { player: PlayerId(number), name: name.into() }).unwrap();
        }
        for (round, winners) in (1..).zip([[(1, 2), (3, 4), (5, 6)], [(1, 3), (5, 2), (4, 6)]]) {
            let table =
                |((a, b), table)| TablePairing { table, a: PlayerId(a), b: Some(PlayerId(b)), reasons: Vec::new() };
            let tables = winners.into_iter().zip(1..).map(table).collect();
            let (scope, kind) = (PairScope::WholeEvent, RoundKind::Swiss);
            event.apply(&Operation::Pair { round, seed: 1, scope, tables, kind }).unwrap();
            for table in 1..=3 {
                let result = MatchResult::Games { a: 2, b: 0, drawn: 0 };
                event.apply(&Operation::Result { round, table, result }).unwrap();
            }
        }
        let name = |player: PlayerId| ('A'..='F').nth(player.0 as usize - 1).unwrap();
        event.standings().iter().map(|line| (name(line.player), line.rank, line.value(key))).collect()
    };
    let share = |above, below| Fraction::new(above, below).map(RankValue::Share);
    let expected = [
        ('A', 1, share(7, 8)),
        ('E', 1, share(7, 8)),
        ('D', 3, share(3, 4)),
        ('C', 4, share(5, 12)),
        ('B', 5, share(3, 8)),
        ('F', 5, share(3, 8)),
    ];
    assert_eq!(ranked(vec![RankKey::MatchWins, key]), expected);
    let by_opponents: Vec<char> =
        ranked(vec![RankKey::MatchWins, RankKey::OpponentsMatchWins]).iter().map(|line| line.0).collect();
    assert_eq!(by_opponents, ['A', 'E', 'C', 'D', 'B', 'F'], "by their opponents alone, C is ahead of D");
    assert_eq!(ranked(vec![RankKey::MatchWins])[0].2, None, "only profiles that rank by it have it");
}

/// Rounds after a drop are not counted: B stays at one match of one.
#[test]
fn rounds_after_a_drop_are_in_no_percentage() {
    let standings = standings(json!({
        "players": [{"id": "A"}, {"id": "B", "dropped": true}, {"id": "C"}, {"id": "D"}],
        "rounds": [
            {"pairings": [
                {"a": "A", "b": "B", "result": {"a": 1, "b": 2}},
                {"a": "C", "b": "D", "result": {"a": 2, "b": 0}},
            ]},
            {"pairings": [{"a": "A", "b": "C", "result": {"a": 2, "b": 0}}, {"a": "D", "bye": true}]},
        ],
    }));
    let b = line(&standings, "B");
    assert_eq!((&b["record"], &b["mw"]["exact"], &b["dropped"]), (&json!("1-0-0"), &json!("1/1"), &json!(true)));
    // A met B (1 of 1) and C (1 of 2).
    assert_eq!(line(&standings, "A")["omw"]["exact"], "3/4");
}
