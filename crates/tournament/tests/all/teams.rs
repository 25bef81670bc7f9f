//! Team rounds and team standings.

use tournament::{
    Fraction, MatchResult, Operation, PairRequest, PairScope, PlayerId, Profile, Reason, TeamStanding, Tournament,
};

/// An event with pods of this size, in order of the players' numbers.
fn seated(pods: u32, size: u32) -> Tournament {
    let mut event = Tournament::new(Profile::default());
    for player in 1..=pods * size {
        event.apply(&Operation::Register { player: PlayerId(player), name: format!("P{player}") }).unwrap();
    }
    let pods = (0..pods).map(|pod| (1..=size).map(|seat| PlayerId(pod * size + seat)).collect()).collect();
    event.apply(&Operation::Seat { pods }).unwrap();
    event
}

fn pair(event: &mut Tournament, seed: u64) {
    let request = PairRequest { seed, scope: PairScope::Teams, ..PairRequest::default() };
    let plan = event.plan_round(&request).unwrap();
    event.apply(&plan.into_operation()).unwrap();
}

/// Returns the matches of the current round, each with the lower number first.
fn matches(event: &Tournament) -> Vec<(u32, u32)> {
    let pairings = event.rounds().last().unwrap().pairings.iter();
    let mut found: Vec<(u32, u32)> =
        pairings.map(|one| (one.a.0, one.b.map_or(0, |b| b.0))).map(|(a, b)| (a.min(b), a.max(b))).collect();
    found.sort_unstable();
    found
}

/// Enters results of the current round: `wins` lists the winners, everyone else loses 0-2.
fn results(event: &mut Tournament, wins: &[u32]) {
    let round = event.rounds().last().unwrap().clone();
    for pairing in round.pairings.iter().filter(|pairing| pairing.b.is_some()) {
        let (a, b) = if wins.contains(&pairing.a.0) { (2, 0) } else { (0, 2) };
        let result = MatchResult::Games { a, b, drawn: 0 };
        event.apply(&Operation::Result { round: round.number, table: pairing.table, result }).unwrap();
    }
}

fn line(event: &Tournament, team: u16) -> TeamStanding {
    event.team_standings().into_iter().find(|line| line.team.number == team).unwrap()
}

#[test]
fn seats_alternate_between_the_two_teams_of_a_pod() {
    let teams = seated(2, 6).teams();
    let members: Vec<Vec<u32>> =
        teams.iter().map(|team| team.members.iter().map(|player| player.0).collect()).collect();
    assert_eq!(members, [vec![1, 3, 5], vec![2, 4, 6], vec![7, 9, 11], vec![8, 10, 12]]);
    assert_eq!(teams.iter().map(|team| (team.number, team.pod)).collect::<Vec<_>>(), [(1, 1), (2, 1), (3, 2), (4, 2)]);
}

/// Two teams of three play three rounds. Everyone meets every player of the other team once.
#[test]
fn everyone_meets_each_player_of_the_other_team_once() {
    let mut event = seated(1, 6);
    let mut met = Vec::new();
    for seed in 0..3 {
        pair(&mut event, seed);
        let round = event.rounds().last().unwrap();
        assert!(round.pairings.iter().all(|pairing| matches!(
            pairing.reasons[..],
            [Reason::TeamRound { a: 1, b: Some(2) }] | [Reason::TeamRound { a: 2, b: Some(1) }]
        )));
        met.extend(matches(&event));
        results(&mut event, &[1, 3, 5]);
    }
    met.sort_unstable();
    met.dedup();
    assert_eq!(met.len(), 9);
    assert!(met.iter().all(|(one, other)| one % 2 != other % 2));
}

/// Worked by hand: team 1 wins round 1 by 2 to 0, and round 2 ends 1 to 1.
#[test]
fn the_team_with_more_match_wins_wins_the_round() {
    let mut event = seated(1, 4);
    pair(&mut event, 1);
    assert_eq!(matches(&event), [(1, 2), (3, 4)]);
    results(&mut event, &[1, 3]);
    pair(&mut event, 2);
    assert_eq!(matches(&event), [(1, 4), (2, 3)]);
    assert_eq!(line(&event, 1).rounds, (1, 0, 0), "an open round does not count");
    results(&mut event, &[1, 2]);
    let (first, second) = (line(&event, 1), line(&event, 2));
    assert_eq!((first.rank, first.rounds, first.matches), (1, (1, 0, 1), (3, 1, 0)));
    assert_eq!((second.rank, second.rounds, second.matches), (2, (0, 1, 1), (1, 3, 0)));
    assert_eq!((first.games, first.opponents), (Fraction::new(3, 4).unwrap(), event.profile().floor));
    assert_eq!((second.games, second.opponents), (event.profile().floor, Fraction::new(1, 2).unwrap()));
}

/// In round 1 the teams of a pod meet; after that, winners meet winners of other pods without a rematch of teams.
#[test]
fn winners_of_two_pods_meet_in_round_2() {
    let mut event = seated(2, 4);
    pair(&mut event, 3);
    assert_eq!(matches(&event), [(1, 2), (3, 4), (5, 6), (7, 8)]);
    results(&mut event, &[1, 3, 6, 8]);
    pair(&mut event, 4);
    assert_eq!(matches(&event), [(1, 6), (2, 5), (3, 8), (4, 7)], "team 1 meets team 4, and team 2 team 3");
    results(&mut event, &[1, 3, 2, 4]);
    pair(&mut event, 5);
    let teams: Vec<u16> = event.team_standings().iter().map(|line| line.team.number).collect();
    assert_eq!(teams[0], 1);
    assert_eq!(matches(&event), [(1, 5), (2, 6), (3, 7), (4, 8)], "the teams that have not met yet");
}

/// A member without an opponent has a bye, which counts as a match won.
#[test]
fn a_dropped_member_gives_an_opponent_a_bye() {
    let mut event = seated(1, 4);
    event.apply(&Operation::Drop { player: PlayerId(2) }).unwrap();
    pair(&mut event, 1);
    assert_eq!(matches(&event), [(0, 1), (3, 4)]);
    results(&mut event, &[4]);
    assert_eq!((line(&event, 1).rounds, line(&event, 1).matches), ((0, 0, 1), (1, 1, 0)));
    assert_eq!((line(&event, 2).rounds, line(&event, 2).matches), ((0, 0, 1), (1, 0, 0)));
    // Both teams have one player left: they meet, whatever the seats say.
    event.apply(&Operation::Drop { player: PlayerId(1) }).unwrap();
    pair(&mut event, 1);
    assert_eq!(matches(&event), [(3, 4)]);
}

#[test]
fn the_same_seed_gives_the_same_team_round() {
    let mut one = seated(8, 4);
    let mut other = one.clone();
    pair(&mut one, 9);
    pair(&mut other, 9);
    assert_eq!(one.rounds(), other.rounds());
    assert_eq!(one.team_standings().len(), 16);
}
