//! Each player's record (matches, games, opponents), computed from the rounds and never stored.

use std::collections::HashMap;

use crate::profile::{MissedRoundRule, NoWinner, UnfinishedMatchRule};
use crate::{MatchResult, Pairing, Profile, Round, RoundKind, Side};

/// The rounds that each player was expected to play. Indices refer to the list of players.
pub(crate) struct Attendance<'a> {
    /// For each player, the last round where absence counts as missed. It is the latest round for active players and
    /// the last round played for dropped ones. Rounds after a drop are not counted.
    pub until: Vec<u16>,
    /// For each player, the first round of participation.
    pub entered: Vec<u16>,
    /// The organiser's rulings on single missed rounds.
    pub ruled: &'a HashMap<(u32, u16), MissedRoundRule>,
}

impl Attendance<'_> {
    /// Returns what a round without a table counts as for a player, or `None` if it is not counted.
    fn missed(&self, profile: &Profile, place: usize, round: u16) -> Option<MissedRoundRule> {
        let by_profile = if round < self.entered[place] { profile.late_entry } else { profile.missed_round };
        let ruled = self.ruled.get(&(place as u32, round)).copied();
        ruled.or((round <= self.until[place]).then_some(by_profile))
    }
}

/// A player's record after some rounds. Indices refer to the list of players.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tally {
    pub wins: u32,
    pub losses: u32,
    pub draws: u32,
    pub byes: u32,
    pub games_won: u32,
    pub games_lost: u32,
    pub games_drawn: u32,
    /// All opponents met in matches with a result, in round order; an opponent met twice appears twice.
    pub opponents: Vec<u32>,
}

impl Tally {
    pub(crate) fn matches(&self) -> u32 {
        self.wins + self.losses + self.draws
    }

    pub(crate) fn match_points(&self, profile: &Profile) -> u32 {
        let points = profile.match_points;
        self.wins * u32::from(points.win) + self.draws * u32::from(points.draw) + self.losses * u32::from(points.loss)
    }

    /// Returns the score used for pairing.
    pub(crate) fn score(&self, profile: &Profile) -> u32 {
        if profile.pairs_by_points() { self.match_points(profile) } else { self.wins }
    }

    fn add(&mut self, outcome: Outcome, won: u8, lost: u8, drawn: u8) {
        match outcome {
            Outcome::Win => self.wins += 1,
            Outcome::Loss => self.losses += 1,
            Outcome::Draw => self.draws += 1,
        }
        self.games_won += u32::from(won);
        self.games_lost += u32::from(lost);
        self.games_drawn += u32::from(drawn);
    }

    fn add_missed(&mut self, profile: &Profile, games_to_win: u8, missed: MissedRoundRule) {
        match missed {
            MissedRoundRule::Loss { games_lost } => {
                self.add(Outcome::Loss, 0, games_of(profile, games_lost, games_to_win), 0);
            }
            MissedRoundRule::NotCounted => {}
            MissedRoundRule::Bye => {
                self.byes += 1;
                self.add(Outcome::Win, games_of(profile, profile.bye_games_won, games_to_win), 0, 0);
            }
        }
    }
}

/// The outcome of a match for one player.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Outcome {
    Win,
    Loss,
    Draw,
}

/// Returns the number of games that the profile awards without play, adjusted to the length of the match.
///
/// If the profile awards enough games to win its own match length, the result is enough to win this match.
fn games_of(profile: &Profile, games: u8, games_to_win: u8) -> u8 {
    if games >= profile.games_to_win { games_to_win } else { games.min(games_to_win) }
}

/// Returns the outcome of a match for A and for B.
fn outcomes(profile: &Profile, games_to_win: u8, a: u8, b: u8) -> (Outcome, Outcome) {
    let decided = a != b
        && (a.max(b) >= games_to_win
            || match profile.unfinished_lead {
                UnfinishedMatchRule::Wins => true,
                UnfinishedMatchRule::NoWinner => false,
            });
    match (decided, a > b, profile.no_winner) {
        (true, true, _) => (Outcome::Win, Outcome::Loss),
        (true, false, _) => (Outcome::Loss, Outcome::Win),
        (false, _, NoWinner::Draw) => (Outcome::Draw, Outcome::Draw),
        (false, _, NoWinner::DoubleLoss) => (Outcome::Loss, Outcome::Loss),
    }
}

/// A match in the record of one player: the outcome, and the games won, lost and drawn.
pub(crate) type Share = (Outcome, u8, u8, u8);

/// Returns what a result adds to the records of A and B.
pub(crate) fn shares(profile: &Profile, games_to_win: u8, result: MatchResult) -> (Share, Share) {
    match result {
        MatchResult::Games { a: won, b: lost, drawn } => {
            let (for_a, for_b) = outcomes(profile, games_to_win, won, lost);
            ((for_a, won, lost, drawn), (for_b, lost, won, drawn))
        }
        MatchResult::Bye => {
            let games = games_of(profile, profile.bye_games_won, games_to_win);
            ((Outcome::Win, games, 0, 0), (Outcome::Loss, 0, games, 0))
        }
        MatchResult::NoShow { absent: loser } | MatchResult::MatchLoss { loser } => {
            let games = games_of(profile, profile.no_show_games_won, games_to_win);
            let (present, missing) = ((Outcome::Win, games, 0, 0), (Outcome::Loss, 0, games, 0));
            match loser {
                Side::A => (missing, present),
                Side::B => (present, missing),
            }
        }
        MatchResult::DoubleLoss => ((Outcome::Loss, 0, 0, 0), (Outcome::Loss, 0, 0, 0)),
    }
}

/// Adds the result of a table; a table without a result adds nothing.
pub(crate) fn add_table(tallies: &mut [Tally], profile: &Profile, games_to_win: u8, pairing: &Pairing) {
    let (a, b) = (pairing.a_place as usize, pairing.b_place.map(|place| place as usize));
    let Some(result) = pairing.result else { return };
    match b {
        Some(b) => {
            tallies[a].opponents.push(b as u32);
            tallies[b].opponents.push(a as u32);
        }
        // A bye that a penalty turned into a loss still counts as a bye.
        None => tallies[a].byes += 1,
    }
    let (for_a, for_b) = shares(profile, games_to_win, result);
    tallies[a].add(for_a.0, for_a.1, for_a.2, for_a.3);
    if let Some(b) = b {
        tallies[b].add(for_b.0, for_b.1, for_b.2, for_b.3);
    }
}

/// Returns the Swiss and round robin rounds.
fn scored(rounds: &[Round]) -> impl Iterator<Item = &Round> {
    rounds.iter().filter(|round| match round.kind {
        RoundKind::Swiss | RoundKind::RoundRobin => true,
        RoundKind::Elimination | RoundKind::Tables => false,
    })
}

/// Returns the tally of one player after the given rounds, as [`walk`] does for all players, without byes and
/// opponents. `place` is the player's index.
pub(crate) fn of_one(profile: &Profile, rounds: &[Round], attendance: &Attendance<'_>, place: usize) -> Tally {
    let mut tally = Tally::default();
    let is_a = |pairing: &Pairing| pairing.a_place as usize == place;
    let is_b = |pairing: &Pairing| pairing.b_place.is_some_and(|b| b as usize == place);
    for round in scored(rounds) {
        let own = round.pairings.iter().find(|pairing| is_a(pairing) || is_b(pairing));
        match own {
            Some(pairing) => {
                if let Some(result) = pairing.result {
                    let (for_a, for_b) = shares(profile, round.games_to_win, result);
                    let share = if is_a(pairing) { for_a } else { for_b };
                    tally.add(share.0, share.1, share.2, share.3);
                }
            }
            None => {
                if let Some(missed) = attendance.missed(profile, place, round.number) {
                    tally.add_missed(profile, round.games_to_win, missed);
                }
            }
        }
    }
    tally
}

/// Visits the Swiss and round robin rounds in order. Calls `see` with each round and the tallies before it, and returns
/// the tallies after all of them.
pub(crate) fn walk(
    profile: &Profile,
    rounds: &[Round],
    attendance: &Attendance<'_>,
    mut see: impl FnMut(&Round, &[Tally]),
) -> Vec<Tally> {
    let players = attendance.until.len();
    let mut tallies = vec![Tally::default(); players];
    let mut paired_in = vec![0u16; players];
    for round in scored(rounds) {
        see(round, &tallies);
        for pairing in &round.pairings {
            add_table(&mut tallies, profile, round.games_to_win, pairing);
            paired_in[pairing.a_place as usize] = round.number;
            if let Some(b) = pairing.b_place {
                paired_in[b as usize] = round.number;
            }
        }
        for (place, tally) in tallies.iter_mut().enumerate().filter(|(place, _)| paired_in[*place] != round.number) {
            if let Some(missed) = attendance.missed(profile, place, round.number) {
                tally.add_missed(profile, round.games_to_win, missed);
            }
        }
    }
    tallies
}
