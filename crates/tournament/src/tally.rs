//! What every player has done: matches, games, opponents. Worked out from the rounds, never stored.

use crate::profile::{MissedRound, NoWinner, UnfinishedLead};
use crate::{MatchResult, Pairing, Profile, Round, Side};

/// A player's doings in some first rounds. Players are meant by their place in the list of players.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tally {
    pub wins: u32,
    pub losses: u32,
    pub draws: u32,
    pub byes: u32,
    pub games_won: u32,
    pub games_lost: u32,
    pub games_drawn: u32,
    /// Everyone met in a match with a result, in the order of the rounds; twice when met twice.
    pub opponents: Vec<u32>,
}

impl Tally {
    pub fn matches(&self) -> u32 {
        self.wins + self.losses + self.draws
    }

    pub fn match_points(&self, profile: &Profile) -> u32 {
        let points = profile.match_points;
        self.wins * u32::from(points.win) + self.draws * u32::from(points.draw) + self.losses * u32::from(points.loss)
    }

    /// What players are paired by.
    pub fn score(&self, profile: &Profile) -> u32 {
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

    fn add_missed(&mut self, profile: &Profile) {
        match profile.missed_round {
            MissedRound::Loss { games_lost } => self.add(Outcome::Loss, 0, games_lost, 0),
            MissedRound::NotCounted => {}
        }
    }
}

#[derive(Debug, Clone, Copy)]
enum Outcome {
    Win,
    Loss,
    Draw,
}

/// What games are for A and for B.
fn outcomes(profile: &Profile, a: u8, b: u8) -> (Outcome, Outcome) {
    let decided = a != b
        && (a.max(b) >= profile.games_to_win
            || match profile.unfinished_lead {
                UnfinishedLead::Wins => true,
                UnfinishedLead::NoWinner => false,
            });
    match (decided, a > b, profile.no_winner) {
        (true, true, _) => (Outcome::Win, Outcome::Loss),
        (true, false, _) => (Outcome::Loss, Outcome::Win),
        (false, _, NoWinner::Draw) => (Outcome::Draw, Outcome::Draw),
        (false, _, NoWinner::DoubleLoss) => (Outcome::Loss, Outcome::Loss),
    }
}

/// Adds what a table gave; a table without a result gives nothing.
pub(crate) fn add_table(tallies: &mut [Tally], profile: &Profile, pairing: &Pairing) {
    let (a, b) = (pairing.a_place as usize, pairing.b_place.map(|place| place as usize));
    let Some(result) = pairing.result else { return };
    if let Some(b) = b {
        tallies[a].opponents.push(b as u32);
        tallies[b].opponents.push(a as u32);
    }
    let (for_a, for_b) = match result {
        MatchResult::Games { a: won, b: lost, drawn } => {
            let (for_a, for_b) = outcomes(profile, won, lost);
            ((for_a, won, lost, drawn), (for_b, lost, won, drawn))
        }
        MatchResult::Bye => {
            tallies[a].byes += 1;
            ((Outcome::Win, profile.bye_games_won, 0, 0), (Outcome::Loss, 0, profile.bye_games_won, 0))
        }
        MatchResult::NoShow { absent } => {
            let games = profile.no_show_games_won;
            let (present, missing) = ((Outcome::Win, games, 0, 0), (Outcome::Loss, 0, games, 0));
            match absent {
                Side::A => (missing, present),
                Side::B => (present, missing),
            }
        }
        MatchResult::DoubleLoss => ((Outcome::Loss, 0, 0, 0), (Outcome::Loss, 0, 0, 0)),
    };
    tallies[a].add(for_a.0, for_a.1, for_a.2, for_a.3);
    if let Some(b) = b {
        tallies[b].add(for_b.0, for_b.1, for_b.2, for_b.3);
    }
}

/// Walks through the rounds: `see` is shown each round with the tallies before it, and the tallies after all of them
/// are returned.
///
/// `present_until` says for each player up to which round absence counts as missing: all rounds for somebody who takes
/// part, the last one played for somebody who left (a round after leaving is in no record).
pub(crate) fn walk(
    players: usize,
    profile: &Profile,
    rounds: &[Round],
    present_until: &[u16],
    mut see: impl FnMut(&Round, &[Tally]),
) -> Vec<Tally> {
    let mut tallies = vec![Tally::default(); players];
    let mut paired_in = vec![0u16; players];
    for round in rounds {
        see(round, &tallies);
        for pairing in &round.pairings {
            add_table(&mut tallies, profile, pairing);
            paired_in[pairing.a_place as usize] = round.number;
            if let Some(b) = pairing.b_place {
                paired_in[b as usize] = round.number;
            }
        }
        for ((tally, paired_in), until) in tallies.iter_mut().zip(&paired_in).zip(present_until) {
            if *paired_in != round.number && round.number <= *until {
                tally.add_missed(profile);
            }
        }
    }
    tallies
}
