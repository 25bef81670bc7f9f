//! Teams of a draft: rounds of teams against teams, and their standings.
//!
//! The seats of a pod alternate between its two teams, so that no one passes cards to a teammate. In a team round, two
//! teams meet, and each player plays a member of the other team. The team whose members win more matches wins the
//! round; with equally many, neither does.
//!
//! Teams are ranked by rounds won, the average share of rounds won by their opponents (at least the profile's floor),
//! matches won by their members, and the share of games won by their members.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::standings::share_of;
use crate::tally::{Outcome, shares};
use crate::{Fraction, PairScope, PlayerId, Round, Tournament};

/// A player with the opponent, and the numbers of the teams that meet. The opponent is missing in a bye, and the other
/// team if no team is left to meet.
pub(crate) type TeamMatch = (PlayerId, Option<PlayerId>, (u16, Option<u16>));

/// Maximum number of teams that are paired by comparing all pairings; more are paired from the top down.
const MOST_EXACT: usize = 12;

/// A team of a draft pod.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// The team's number in the event, from 1.
    pub number: u16,
    /// The pod's number, from 1.
    pub pod: u16,
    /// The players in seat order, including those who have dropped.
    pub members: Vec<PlayerId>,
}

/// A round of one team: the matches of its members, once all of them have results.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct TeamRound {
    /// Index of the opposing team; `None` if all members had byes.
    opponent: Option<usize>,
    won: u32,
    lost: u32,
    drawn: u32,
    games: (u32, u32, u32),
    open: u32,
}

/// A line of the team standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamStanding {
    /// The rank, from 1; teams equal in every criterion share it.
    pub rank: u32,
    /// The team.
    pub team: Team,
    /// Rounds won, lost, and without a winner.
    pub rounds: (u32, u32, u32),
    /// Average share of rounds won by the opponents.
    pub opponents: Fraction,
    /// Matches won, lost and drawn by the members, byes included.
    pub matches: (u32, u32, u32),
    /// Share of games won by the members, at least the profile's floor.
    pub games: Fraction,
}

impl Tournament {
    /// Returns the teams of the current pods, two for each pod.
    pub fn teams(&self) -> Vec<Team> {
        let mut teams = Vec::new();
        for pod in self.pods() {
            for first in 0..2 {
                let members = pod.seats.iter().skip(first).step_by(2).copied().collect();
                let number = u16::try_from(teams.len() + 1).unwrap_or(u16::MAX);
                teams.push(Team { number, pod: pod.number, members });
            }
        }
        teams
    }

    /// Returns the standings of the teams after the team rounds so far. Rounds with open matches do not count yet.
    pub fn team_standings(&self) -> Vec<TeamStanding> {
        let teams = self.teams();
        let rounds = self.team_rounds(&teams);
        let records = records(&rounds, teams.len());
        let floor = self.profile().floor;
        let share = |(won, lost, drawn): (u32, u32, u32)| {
            Fraction::new(won.into(), u64::from(won + lost + drawn)).map_or(floor, |share| share.max(floor))
        };
        let line = |(at, team): (usize, Team)| {
            let own = rounds.iter().filter_map(|round| round.get(at)).filter(|round| round.open == 0);
            let own: Vec<TeamRound> = own.copied().collect();
            let met: Vec<Fraction> =
                own.iter().filter_map(|round| round.opponent).map(|other| share(records[other])).collect();
            let sum = |value: fn(&TeamRound) -> u32| own.iter().map(value).sum::<u32>();
            let games = own
                .iter()
                .fold((0, 0, 0), |sum, round| (sum.0 + round.games.0, sum.1 + round.games.1, sum.2 + round.games.2));
            TeamStanding {
                rank: 0,
                team,
                rounds: records[at],
                opponents: Fraction::mean(met.into_iter()).unwrap_or(floor),
                matches: (sum(|round| round.won), sum(|round| round.lost), sum(|round| round.drawn)),
                games: share_of(self.profile().game_points, games.0, games.2, games.1, floor),
            }
        };
        let mut lines: Vec<TeamStanding> = teams.into_iter().enumerate().map(line).collect();
        let key = |line: &TeamStanding| (line.rounds.0, line.opponents, line.matches.0, line.games);
        lines.sort_by(|one, other| key(other).cmp(&key(one)).then(one.team.number.cmp(&other.team.number)));
        for at in 0..lines.len() {
            let shared = at.checked_sub(1).filter(|before| key(&lines[*before]) == key(&lines[at]));
            lines[at].rank = shared.map_or(u32::try_from(at + 1).unwrap_or(u32::MAX), |before| lines[before].rank);
        }
        lines
    }

    /// Returns the team rounds so far, by team.
    fn team_rounds(&self, teams: &[Team]) -> Vec<Vec<TeamRound>> {
        let rounds = self.rounds().iter().filter(|round| round.scope == PairScope::Teams);
        rounds.map(|round| self.team_round(teams, round)).collect()
    }

    /// Returns the matches and byes of one round by team.
    fn team_round(&self, teams: &[Team], round: &Round) -> Vec<TeamRound> {
        let mut found = vec![TeamRound::default(); teams.len()];
        for pairing in &round.pairings {
            let (a, b) = (team_of(teams, pairing.a), pairing.b.and_then(|b| team_of(teams, b)));
            if let (Some(a), Some(b)) = (a, b) {
                found[a].opponent = Some(b);
                found[b].opponent = Some(a);
            }
            let result = pairing.result.map(|result| shares(self.profile(), round.games_to_win, result));
            for (team, share) in [(a, result.map(|both| both.0)), (b, result.map(|both| both.1))] {
                let Some(team) = team.map(|at| &mut found[at]) else { continue };
                let Some((outcome, won, lost, drawn)) = share else {
                    team.open += 1;
                    continue;
                };
                match outcome {
                    Outcome::Win => team.won += 1,
                    Outcome::Loss => team.lost += 1,
                    Outcome::Draw => team.drawn += 1,
                }
                let games = &mut team.games;
                *games = (games.0 + u32::from(won), games.1 + u32::from(lost), games.2 + u32::from(drawn));
            }
        }
        // A team round is open for both teams until every match of both is over.
        let open: Vec<u32> = found.iter().map(|team| team.opponent.map_or(0, |other| found[other].open)).collect();
        for (team, open) in found.iter_mut().zip(open) {
            team.open += open;
        }
        found
    }

    /// Returns the matches and byes of the next team round, with the numbers of the teams that meet. Teams with equally
    /// many rounds won meet, if possible without meeting again; in the first round, the teams of a pod.
    pub(crate) fn team_matches(&self, seed: u64) -> Vec<TeamMatch> {
        let teams = self.teams();
        let rounds = self.team_rounds(&teams);
        let records = records(&rounds, teams.len());
        let meetings = |one: usize, other: usize| {
            rounds.iter().filter(|round| round.get(one).is_some_and(|round| round.opponent == Some(other))).count()
        };
        let is_active = |player: &PlayerId| self.player(*player).is_some_and(|player| !player.is_dropped());
        let mut order: Vec<usize> =
            (0..teams.len()).filter(|team| teams[*team].members.iter().any(is_active)).collect();
        order.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
        order.sort_by_key(|team| std::cmp::Reverse(records[*team].0));
        let cost = |one: usize, other: usize| {
            let apart = u64::from(records[one].0.abs_diff(records[other].0));
            let strangers = rounds.is_empty() && teams[one].pod != teams[other].pod;
            (meetings(one, other) as u64) << 32 | u64::from(strangers) << 24 | (apart * apart)
        };
        let alone = if order.len().is_multiple_of(2) { None } else { order.pop() };
        let mut found = Vec::new();
        for (one, other) in paired(&order, &cost) {
            let numbers = |one: usize, other: usize| (teams[one].number, Some(teams[other].number));
            let (mut left, mut right) = (Vec::new(), Vec::new());
            // Teams that meet again turn by one seat, so that everyone meets someone else.
            let turn = meetings(one, other);
            let others = &teams[other].members;
            for (at, a) in teams[one].members.iter().enumerate() {
                let b = others.get((at + turn) % others.len().max(1));
                match (Some(*a).filter(is_active), b.copied().filter(is_active)) {
                    (Some(a), Some(b)) => found.push((a, Some(b), numbers(one, other))),
                    (a, b) => {
                        left.extend(a);
                        right.extend(b);
                    }
                }
            }
            let most = left.len().max(right.len());
            for at in 0..most {
                match (left.get(at), right.get(at)) {
                    (Some(a), b) => found.push((*a, b.copied(), numbers(one, other))),
                    (None, Some(b)) => found.push((*b, None, numbers(other, one))),
                    (None, None) => {}
                }
            }
        }
        for player in alone.iter().flat_map(|team| &teams[*team].members).filter(|player| is_active(player)) {
            let number = alone.map_or(0, |team| teams[team].number);
            found.push((*player, None, (number, None)));
        }
        found
    }
}

fn team_of(teams: &[Team], player: PlayerId) -> Option<usize> {
    teams.iter().position(|team| team.members.contains(&player))
}

/// Returns the rounds won, lost and without a winner of each team: more matches won than the other team, byes included.
fn records(rounds: &[Vec<TeamRound>], teams: usize) -> Vec<(u32, u32, u32)> {
    let mut records = vec![(0, 0, 0); teams];
    for round in rounds {
        for (team, record) in round.iter().zip(&mut records) {
            let other = team.opponent.and_then(|other| round.get(other)).map_or(0, |other| other.won);
            let played = team.won + team.lost + team.drawn;
            if team.open > 0 || played == 0 {
                continue;
            }
            match team.won.cmp(&other) {
                std::cmp::Ordering::Greater => record.0 += 1,
                std::cmp::Ordering::Less => record.1 += 1,
                std::cmp::Ordering::Equal => record.2 += 1,
            }
        }
    }
    records
}

/// Pairs an even number of teams with the lowest total cost; many teams from the top down.
fn paired(order: &[usize], cost: &impl Fn(usize, usize) -> u64) -> Vec<(usize, usize)> {
    let Some((first, rest)) = order.split_first() else { return Vec::new() };
    let without = |at: usize| -> Vec<usize> {
        rest.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, team)| *team).collect()
    };
    let total = |pairs: &[(usize, usize)]| -> u64 { pairs.iter().map(|(one, other)| cost(*one, *other)).sum() };
    if order.len() > MOST_EXACT {
        let Some(at) = (0..rest.len()).min_by_key(|at| cost(*first, rest[*at])) else { return Vec::new() };
        let mut pairs = vec![(*first, rest[at])];
        pairs.extend(paired(&without(at), cost));
        return pairs;
    }
    let with = |at: usize| {
        let mut pairs = vec![(*first, rest[at])];
        pairs.extend(paired(&without(at), cost));
        pairs
    };
    (0..rest.len()).map(with).min_by_key(|pairs| total(pairs)).unwrap_or_default()
}
