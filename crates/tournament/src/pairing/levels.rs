//! The pairing criteria as numbers: one per level, and packed into one weight for the matching.

use super::Field;
use crate::PairScope;

/// Costs of a pair or a whole round, by criterion. The derived order is lexicographic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Levels {
    /// Number of earlier byes of the player who gets the bye.
    pub second_bye: u64,
    /// Number of rematches.
    pub rematch: u64,
    /// Meetings beyond the first: a third meeting is worse than a second.
    pub meetings: u64,
    /// Number of pairs that break the pod rule. They are from different pods if the round is paired within the pods, or
    /// from the same pod if it is paired across them.
    pub out_of_pod: u64,
    /// Distance of the player with the bye from the bottom of the standings.
    pub bye_rank: u64,
    /// Sum of the squared differences of scores.
    pub squares: u64,
    /// Number of players paired down twice in a row.
    pub floated_twice: u64,
}

impl Levels {
    pub(crate) fn bye(byes: u16, from_bottom: u32) -> Levels {
        Levels { second_bye: u64::from(byes), bye_rank: u64::from(from_bottom), ..Levels::default() }
    }

    pub(crate) fn plus(self, other: Levels) -> Levels {
        Levels {
            second_bye: self.second_bye + other.second_bye,
            rematch: self.rematch + other.rematch,
            meetings: self.meetings + other.meetings,
            out_of_pod: self.out_of_pod + other.out_of_pod,
            bye_rank: self.bye_rank + other.bye_rank,
            squares: self.squares + other.squares,
            floated_twice: self.floated_twice + other.floated_twice,
        }
    }

    /// Returns the costs of a whole round.
    pub(crate) fn of_round(field: &Field, mate: &[u32]) -> Levels {
        let pairs = (0..mate.len()).filter(|place| *place < mate[*place] as usize);
        pairs.map(|place| field.levels(place, mate[place] as usize)).fold(Levels::default(), Levels::plus)
    }

    /// Returns the levels that take precedence over looking ahead.
    pub(crate) fn before_look_ahead(&self) -> Levels {
        Levels { bye_rank: 0, squares: 0, floated_twice: 0, ..*self }
    }

    fn as_array(&self) -> [u64; 7] {
        [self.second_bye, self.rematch, self.meetings, self.out_of_pod, self.bye_rank, self.squares, self.floated_twice]
    }
}

/// Units that pack levels into one weight and order whole rounds lexicographically. One unit of each level outweighs
/// everything that a round can accumulate below it.
#[derive(Debug)]
pub(crate) struct Weights {
    unit: [i128; 7],
    random_bits: u32,
    /// The squares unit multiplied by the square of each possible difference.
    squares: Vec<i128>,
}

/// Upper bound for the sum of a round's weights; the matching needs the remaining bits for its duals.
const MOST: i128 = 1 << 121;
const MOST_RANDOM_BITS: u32 = 24;
const LEAST_RANDOM_BITS: u32 = 8;

impl Weights {
    pub(super) fn of(field: &Field) -> Weights {
        let players = field.players();
        let tables = players.len().div_ceil(2) as i128;
        let most = |of: fn(&super::field::Entrant) -> u64| players.iter().map(of).max().unwrap_or(0);
        let (high, low) = (
            most(|player| u64::from(player.score)),
            players.iter().map(|player| u64::from(player.score)).min().unwrap_or(0),
        );
        let times_met = u64::from(field.most_times_met());
        let bottom = (0..players.len()).map(|place| field.places_from_bottom(place)).max().unwrap_or(0);
        let tables_sum = |most: u64| i128::from(most) * tables;
        // The maximum that a round can accumulate at each level.
        let sums = [
            i128::from(most(|player| u64::from(player.byes))),
            tables_sum(u64::from(times_met > 0)),
            tables_sum(times_met.saturating_sub(1)),
            tables_sum(u64::from(field.scope() != PairScope::WholeEvent)),
            i128::from(bottom),
            tables_sum((high - low).pow(2)),
            tables_sum(most(|player| u64::from(player.floated_down))),
        ];
        let widest = (LEAST_RANDOM_BITS..=MOST_RANDOM_BITS).rev();
        let all = |bits: u32| sums.iter().try_fold(tables << bits, |product, sum| product.checked_mul(sum + 1));
        let random_bits =
            widest.into_iter().find(|bits| all(*bits).is_some_and(|all| all < MOST)).unwrap_or(LEAST_RANDOM_BITS);
        let mut unit = [0; 7];
        let mut below = tables << random_bits;
        for (unit, sum) in unit.iter_mut().zip(sums).rev() {
            *unit = below;
            below = below.saturating_mul(sum + 1);
        }
        let squares = (0..=i128::from(high - low)).map(|by| by * by * unit[5]).collect();
        Weights { unit, random_bits, squares }
    }

    /// Returns the weight of a pair.
    pub(super) fn weight(&self, field: &Field, one: usize, other: usize) -> i128 {
        let random_key = i128::from(field.random_key(one, other, self.random_bits));
        // Fast path for the common case, two players who have not met; runs for every pair of the field.
        if let (Some(first), Some(second)) = (field.player(one), field.player(other))
            && !field.have_met(one, other)
        {
            let higher = if first.score > second.score { first } else { second };
            let by = first.score.abs_diff(second.score) as usize;
            let floated_twice = by > 0 && higher.floated_down;
            let out_of_pod = field.wrong_pod(first, second);
            return random_key
                + self.squares[by]
                + if floated_twice { self.unit[6] } else { 0 }
                + if out_of_pod { self.unit[3] } else { 0 };
        }
        let levels = field.levels(one, other).as_array();
        levels.iter().zip(self.unit).fold(random_key, |sum, (level, unit)| sum + i128::from(*level) * unit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::round_five;

    /// The fast path gives the same weight as the levels multiplied by their units.
    #[test]
    fn the_fast_weight_equals_the_levels_times_their_units() {
        let event = round_five(31, 3).unwrap();
        for scope in [PairScope::WholeEvent, PairScope::WithinPods, PairScope::AcrossPods] {
            let field = Field::of(&event, 1, scope, &Default::default());
            let weights = Weights::of(&field);
            for one in 0..field.size() {
                for other in (0..field.size()).filter(|other| *other != one) {
                    let levels = field.levels(one, other).as_array();
                    let sum: i128 =
                        levels.iter().zip(weights.unit).map(|(level, unit)| i128::from(*level) * unit).sum();
                    let random_key = i128::from(field.random_key(one, other, weights.random_bits));
                    assert_eq!(weights.weight(&field, one, other), sum + random_key);
                    assert_eq!(field.levels(one, other), field.levels(other, one));
                }
            }
        }
    }
}
