//! Standings, ranked by the keys of the rules profile, in exact fractions.

use std::cmp::Ordering;

use crate::profile::MatchWinShare;
use crate::tally::Tally;
use crate::{Fraction, Player, PlayerId, Points, Profile, RankKey, RankValue};

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The rank, from 1; players equal in every key share it.
    pub rank: u32,
    /// The player in this line.
    pub player: PlayerId,
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
    /// Values by key, in the order of [`Profile::valued_keys`]: first those that the profile ranks by.
    pub values: Vec<(RankKey, RankValue)>,
}

impl Standing {
    /// Returns the value of a key, or `None` if the standings of this profile do not contain it.
    pub fn value(&self, key: RankKey) -> Option<RankValue> {
        value_of(&self.values, key)
    }
}

/// Returns the value of a key in a line of the standings.
pub(crate) fn value_of<K: Copy + PartialEq>(values: &[(K, RankValue)], key: K) -> Option<RankValue> {
    values.iter().find(|(own, _)| *own == key).map(|(_, value)| *value)
}

/// Returns points earned divided by points possible, or the floor if nothing was played.
pub(crate) fn share_of(points: Points, won: u32, drawn: u32, lost: u32, floor: Fraction) -> Fraction {
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

/// The records of all players, with the percentages that several keys are computed from. Indices refer to the list of
/// players.
struct Records<'a> {
    profile: &'a Profile,
    tallies: &'a [Tally],
    match_wins: Vec<Fraction>,
    game_wins: Vec<Fraction>,
}

impl<'a> Records<'a> {
    fn of(profile: &'a Profile, tallies: &'a [Tally]) -> Records<'a> {
        let match_wins = tallies.iter().map(|tally| match_wins_share(tally, profile)).collect();
        let game_wins = tallies.iter().map(|tally| game_wins_share(tally, profile)).collect();
        Records { profile, tallies, match_wins, game_wins }
    }

    /// Returns the average of the opponents' shares for each player. Byes have no opponent; without opponents, the
    /// result is the profile's floor.
    fn opponents_mean(&self, shares: &[Fraction]) -> Vec<Fraction> {
        let mean = |tally: &Tally| Fraction::mean(tally.opponents.iter().map(|place| shares[*place as usize]));
        self.tallies.iter().map(|tally| mean(tally).unwrap_or(self.profile.floor)).collect()
    }

    fn counts(&self, count: impl Fn(&Tally) -> u32) -> Vec<RankValue> {
        self.tallies.iter().map(|tally| RankValue::Count(count(tally))).collect()
    }

    /// Returns the value of a key for each player.
    fn values(&self, key: RankKey) -> Vec<RankValue> {
        let shares = |shares: Vec<Fraction>| shares.into_iter().map(RankValue::Share).collect();
        match key {
            RankKey::MatchWins => self.counts(|tally| tally.wins),
            RankKey::MatchPoints => self.counts(|tally| tally.match_points(self.profile)),
            RankKey::OpponentsMatchWins => shares(self.opponents_mean(&self.match_wins)),
            RankKey::GameWins => shares(self.game_wins.clone()),
            RankKey::OpponentsGameWins => shares(self.opponents_mean(&self.game_wins)),
            RankKey::OpponentsOpponentsMatchWins => shares(self.opponents_mean(&self.opponents_mean(&self.match_wins))),
        }
    }
}

/// Compares two lines by their first values, most significant first. The higher-ranked line is less.
pub(crate) fn compare<K>(ranked: usize, one: &[(K, RankValue)], other: &[(K, RankValue)]) -> Ordering {
    let orders = one.iter().zip(other).take(ranked).map(|((_, one), (_, other))| other.cmp(one));
    orders.into_iter().find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
}

/// Returns one unranked line per player, in registration order.
fn lines(profile: &Profile, players: &[Player], tallies: &[Tally]) -> Vec<Standing> {
    let records = Records::of(profile, tallies);
    let keys = profile.valued_keys().into_iter();
    let columns: Vec<(RankKey, Vec<RankValue>)> = keys.map(|key| (key, records.values(key))).collect();
    let line = |(place, tally): (usize, &Tally)| Standing {
        rank: 1,
        player: players[place].id,
        wins: tally.wins,
        losses: tally.losses,
        draws: tally.draws,
        byes: tally.byes,
        games: (tally.games_won, tally.games_lost, tally.games_drawn),
        mw: records.match_wins[place],
        values: columns.iter().map(|(key, values)| (*key, values[place])).collect(),
    };
    tallies.iter().enumerate().map(line).collect()
}

/// Returns indices into the list of players with their ranked lines, best first.
pub(crate) fn ranked(profile: &Profile, players: &[Player], tallies: &[Tally]) -> Vec<(usize, Standing)> {
    let keys = profile.ranked_keys().len();
    let mut ranked: Vec<(usize, Standing)> = lines(profile, players, tallies).into_iter().enumerate().collect();
    // Players with a shared rank stay in registration order, because the sort is stable.
    ranked.sort_by(|(_, one), (_, other)| compare(keys, &one.values, &other.values));
    for place in 1..ranked.len() {
        let tied = compare(keys, &ranked[place - 1].1.values, &ranked[place].1.values).is_eq();
        ranked[place].1.rank = if tied { ranked[place - 1].1.rank } else { place as u32 + 1 };
    }
    ranked
}
