//! Number of rounds without a rematch that a small field has left. Rounds are disjoint perfect matchings of players who
//! have not met.

use std::collections::HashSet;

/// Maximum size of a field: 12 players, or 11 and the bye.
pub(super) const MOST: usize = 12;

/// The players who have not met: bit `j` of entry `i`.
pub(super) type RematchFreeRounds = [u16; MOST];

/// Maximum number of search steps. It is reached only in rare and hard cases, with the result "unknown".
const STEPS: u32 = 200_000;

/// Returns `Some(true)` if this many rounds without a rematch are possible, with every player in each.
///
/// Returns `None` if the search takes too long. `size` must be even.
pub(super) fn can_play(fresh: RematchFreeRounds, size: usize, rounds: u16) -> Option<bool> {
    let mut search = Search { size, steps: STEPS, failed: HashSet::new() };
    let first = (0..size).min_by_key(|place| fresh[*place].count_ones()).unwrap_or(0);
    match search.play(fresh, rounds, first, 0) {
        Answer::Yes => Some(true),
        Answer::No => Some(false),
        Answer::Unknown => None,
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Answer {
    Yes,
    No,
    Unknown,
}

struct Search {
    size: usize,
    steps: u32,
    failed: HashSet<(RematchFreeRounds, u16, usize)>,
}

impl Search {
    /// Searches rounds in the order of the opponents of one player, `first`. The order of rounds does not matter.
    fn play(&mut self, fresh: RematchFreeRounds, rounds: u16, first: usize, from: usize) -> Answer {
        if rounds == 0 {
            return Answer::Yes;
        }
        if fresh[..self.size].iter().any(|others| others.count_ones() < u32::from(rounds)) {
            return Answer::No;
        }
        if self.failed.contains(&(fresh, rounds, from)) {
            return Answer::No;
        }
        let everyone = ((1u32 << self.size) - 1) as u16;
        let mut opponents = fresh[first] & !((1u32 << from) - 1) as u16;
        // There must be at least as many opponents as rounds left.
        while opponents.count_ones() >= u32::from(rounds) {
            let opponent = opponents.trailing_zeros() as usize;
            opponents &= opponents - 1;
            let mut after = fresh;
            after[first] &= !(1 << opponent);
            after[opponent] &= !(1 << first);
            let waiting = everyone & !(1 << first) & !(1 << opponent);
            match self.fill(after, waiting, rounds, first, opponent + 1) {
                Answer::No => {}
                found @ (Answer::Yes | Answer::Unknown) => return found,
            }
        }
        self.failed.insert((fresh, rounds, from));
        Answer::No
    }

    /// Pairs the remaining players in this round, then searches the next round.
    fn fill(&mut self, fresh: RematchFreeRounds, waiting: u16, rounds: u16, first: usize, from: usize) -> Answer {
        if waiting == 0 {
            return self.play(fresh, rounds - 1, first, from);
        }
        if self.steps == 0 {
            return Answer::Unknown;
        }
        self.steps -= 1;
        let choices = |place: &usize| (fresh[*place] & waiting).count_ones();
        let places = (0..self.size).filter(|place| waiting >> place & 1 == 1);
        let Some(place) = places.min_by_key(choices) else { return Answer::No };
        let mut others = fresh[place] & waiting;
        while others != 0 {
            let other = others.trailing_zeros() as usize;
            others &= others - 1;
            let mut after = fresh;
            after[place] &= !(1 << other);
            after[other] &= !(1 << place);
            match self.fill(after, waiting & !(1 << place) & !(1 << other), rounds, first, from) {
                Answer::No => {}
                found @ (Answer::Yes | Answer::Unknown) => return found,
            }
        }
        Answer::No
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complete(size: usize) -> RematchFreeRounds {
        let mut fresh = [0; MOST];
        for (place, others) in fresh.iter_mut().enumerate().take(size) {
            *others = (((1u32 << size) - 1) as u16) & !(1 << place);
        }
        fresh
    }

    /// A complete graph of an even number n has exactly n - 1 disjoint perfect matchings (the round robin).
    #[test]
    fn a_round_robin_has_one_round_fewer_than_players() {
        for size in [2, 4, 6, 8, 10, 12] {
            assert_eq!(can_play(complete(size), size, size as u16 - 1), Some(true), "{size}");
            assert_eq!(can_play(complete(size), size, size as u16), Some(false), "{size}");
        }
    }

    /// Six players after three rounds that leave two triangles: round 4 has a rematch.
    #[test]
    fn two_triangles_leave_no_round_without_a_rematch() {
        let mut fresh = [0; MOST];
        for triangle in [[0, 1, 2], [3, 4, 5]] {
            for one in triangle {
                for other in triangle.into_iter().filter(|other| *other != one) {
                    fresh[one] |= 1 << other;
                }
            }
        }
        assert_eq!(can_play(fresh, 6, 1), Some(false));
    }
}
