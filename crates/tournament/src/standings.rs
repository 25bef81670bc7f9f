//! Standings, ranked by the keys of the rules profile, in exact fractions.

use std::cmp::Ordering;

use crate::profile::MatchWinShare;
use crate::tally::Tally;
use crate::{Fraction, PlayerId, Points, Profile, RankKey, Tournament};

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The rank, from 1; players equal in every key share it.
    pub rank: u32,
    /// The player in this line.
    pub player: PlayerId,
    /// Matches won, including byes.
    pub match_wins: u32,
    /// Match points, as defined by the profile, including byes.
    pub match_points: u32,
    /// Matches won, including byes.
    pub wins: u32,
    /// Matches lost, including missed rounds if the profile counts them.
    pub losses: u32,
    /// Matches without a winner.
    pub draws: u32,
    /// Number of byes among the wins.
    pub byes: u32,
    /// Games won, lost and drawn.
    pub games: (u32, u32, u32),
    /// Match-win percentage, at least the profile's floor.
    pub mw: Fraction,
    /// Average of the opponents' match-win percentages; a bye has no opponent.
    pub omw: Fraction,
    /// Game-win percentage, at least the profile's floor.
    pub gw: Fraction,
    /// Average of the opponents' game-win percentages.
    pub ogw: Fraction,
}

/// Returns points earned divided by points possible, or the floor if nothing was played.
fn share_of(points: Points, won: u32, drawn: u32, lost: u32, floor: Fraction) -> Fraction {
    let got = u64::from(won) * u64::from(points.win)
        + u64::from(drawn) * u64::from(points.draw)
        + u64::from(lost) * u64::from(points.loss);
    let possible = (u64::from(won) + u64::from(drawn) + u64::from(lost)) * u64::from(points.win);
    Fraction::new(got, possible).map_or(floor, |share| share.max(floor))
}

fn match_wins_share(tally: &Tally, profile: &Profile) -> Fraction {
    match profile.match_win_share {
        MatchWinShare::WinsOfMatches => Fraction::new(u64::from(tally.wins), u64::from(tally.matches()))
            .map_or(profile.floor, |share| share.max(profile.floor)),
        MatchWinShare::PointsOfPossible => {
            share_of(profile.match_points, tally.wins, tally.draws, tally.losses, profile.floor)
        }
    }
}

fn game_wins_share(tally: &Tally, profile: &Profile) -> Fraction {
    share_of(profile.game_points, tally.games_won, tally.games_drawn, tally.games_lost, profile.floor)
}

/// Compares two lines of the standings; the higher-ranked line is less.
fn compare(profile: &Profile, one: &Standing, other: &Standing) -> Ordering {
    let by_key = |key: &RankKey| match key {
        RankKey::MatchWins => other.match_wins.cmp(&one.match_wins),
        RankKey::MatchPoints => other.match_points.cmp(&one.match_points),
        RankKey::OpponentsMatchWins => other.omw.cmp(&one.omw),
        RankKey::GameWins => other.gw.cmp(&one.gw),
        RankKey::OpponentsGameWins => other.ogw.cmp(&one.ogw),
    };
    profile.rank_by.iter().map(by_key).find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
}

/// Returns one unranked line per player, in registration order.
fn lines(tournament: &Tournament, tallies: &[Tally]) -> Vec<Standing> {
    let profile = tournament.profile();
    let match_shares: Vec<Fraction> = tallies.iter().map(|tally| match_wins_share(tally, profile)).collect();
    let game_shares: Vec<Fraction> = tallies.iter().map(|tally| game_wins_share(tally, profile)).collect();
    let opponents_mean = |tally: &Tally, shares: &[Fraction]| {
        Fraction::mean(tally.opponents.iter().map(|place| shares[*place as usize])).unwrap_or(profile.floor)
    };
    let line = |(place, tally): (usize, &Tally)| Standing {
        rank: 1,
        player: tournament.players()[place].id,
        match_wins: tally.wins,
        match_points: tally.match_points(profile),
        wins: tally.wins,
        losses: tally.losses,
        draws: tally.draws,
        byes: tally.byes,
        games: (tally.games_won, tally.games_lost, tally.games_drawn),
        mw: match_shares[place],
        omw: opponents_mean(tally, &match_shares),
        gw: game_shares[place],
        ogw: opponents_mean(tally, &game_shares),
    };
    tallies.iter().enumerate().map(line).collect()
}

/// Returns indices into the list of players with their ranked lines, best first.
pub(crate) fn ranked(tournament: &Tournament, tallies: &[Tally]) -> Vec<(usize, Standing)> {
    let profile = tournament.profile();
    let mut ranked: Vec<(usize, Standing)> = lines(tournament, tallies).into_iter().enumerate().collect();
    // Players with a shared rank stay in registration order, because the sort is stable.
    ranked.sort_by(|(_, one), (_, other)| compare(profile, one, other));
    for place in 1..ranked.len() {
        let tied = compare(profile, &ranked[place - 1].1, &ranked[place].1).is_eq();
        ranked[place].1.rank = if tied { ranked[place - 1].1.rank } else { place as u32 + 1 };
    }
    ranked
}

impl Tournament {
    /// Returns the standings after all results entered so far, best first, including players who dropped.
    pub fn standings(&self) -> Vec<Standing> {
        ranked(self, &self.tallies()).into_iter().map(|(_, line)| line).collect()
    }

    /// Returns the ranks of [`Tournament::standings`] by player index. They are equal for shared ranks, and lower is
    /// better.
    pub(crate) fn rank_of_places(&self, tallies: &[Tally]) -> Vec<u32> {
        let mut ranks = vec![0; tallies.len()];
        for (place, line) in ranked(self, tallies) {
            ranks[place] = line.rank;
        }
        ranks
    }
}
