//! Lanes: commons come from two strips where neighbours differ, so that a pack has cards of several aspects.
//!
//! A lane's cards are grouped by first aspect. The number of cards of each group in a pack is drawn by systematic
//! sampling: the groups are arranged on a circle, each with a length in proportion to its size, and the pack takes
//! evenly spaced points. Each group therefore appears in proportion to its size, rounded down or up, and every card is
//! equally likely, whatever its aspect.

use crate::rng::DraftRng;

/// Maximum number of cards that a pack takes from one lane.
pub(crate) const MOST_FROM_LANE: usize = 9;

/// Maximum number of lanes in a description.
pub(crate) const MOST_LANES: usize = 4;

/// A lane: its cards by group, and their possible sequences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CollationLane {
    /// Indices into the set's card list, group after group.
    pub(crate) cards: Vec<u16>,
    /// The start and size of each group.
    pub(crate) groups: Vec<(usize, usize)>,
    /// Precomputed patterns, by number of cards that a pack takes.
    patterns: Vec<Option<Patterns>>,
}

/// The group at each place of a pack's part of the lane.
pub(crate) type Pattern = [u8; MOST_FROM_LANE];

#[derive(Debug, Clone, PartialEq, Eq)]
struct Patterns {
    /// The possible compositions, with cumulative weights and their range in `arrangements`.
    compositions: Vec<Composition>,
    total: u32,
    arrangements: Vec<Pattern>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Composition {
    counts: Vec<u8>,
    up_to: u32,
    first: usize,
    len: u32,
}

impl CollationLane {
    /// Creates a lane from its groups, ready for packs that take any number in `takes` from it.
    pub(crate) fn new(groups: Vec<Vec<u16>>, takes: &[usize]) -> CollationLane {
        let mut lane =
            CollationLane { cards: Vec::new(), groups: Vec::new(), patterns: vec![None; MOST_FROM_LANE + 1] };
        for group in groups.into_iter().filter(|group| !group.is_empty()) {
            lane.groups.push((lane.cards.len(), group.len()));
            lane.cards.extend(group);
        }
        for take in takes {
            lane.patterns[*take] = Some(lane.compute_patterns(*take));
        }
        lane
    }

    /// Returns the number of cards of each group in a pack. `phase` is the first point on the circle, and the groups
    /// are on it in this order. `phase` is below the number of cards in the lane.
    pub(crate) fn composition(&self, order: &[usize], phase: usize, take: usize) -> Vec<u8> {
        let circle = self.cards.len();
        let mut counts = vec![0; self.groups.len()];
        let mut start = 0;
        for group in order {
            let end = start + self.groups[*group].1 * take;
            // The points are at phase, phase + circle, ...; count those in start..end.
            let points_below = |place: usize| (place + circle - 1 - phase) / circle;
            counts[*group] = (points_below(end) - points_below(start)) as u8;
            start = end;
        }
        counts
    }

    /// Returns a random order of the groups for a pack with these counts.
    pub(crate) fn arrange(&self, rng: &mut DraftRng, counts: &[u8], take: usize) -> Pattern {
        let known = self.patterns[take].as_ref().and_then(|patterns| {
            let composition = patterns.compositions.iter().find(|composition| composition.counts == counts)?;
            Some(patterns.arrangements[composition.first + rng.below(composition.len) as usize])
        });
        // Every composition of systematic sampling was computed when the lane was created.
        known.unwrap_or_default()
    }

    /// Draws a pack's part of the lane: fills `chosen` with different cards.
    #[inline]
    pub(crate) fn draw(&self, rng: &mut DraftRng, chosen: &mut [u16]) {
        let Some(patterns) = &self.patterns[chosen.len()] else { return };
        let point = rng.below(patterns.total);
        let Some(composition) = patterns.compositions.iter().find(|composition| point < composition.up_to) else {
            return;
        };
        let pattern = &patterns.arrangements[composition.first + rng.below(composition.len) as usize];
        for place in 0..chosen.len() {
            let (start, len) = self.groups[usize::from(pattern[place])];
            chosen[place] = loop {
                let card = self.cards[start + rng.below(len as u32) as usize];
                if !chosen[..place].contains(&card) {
                    break card;
                }
            };
        }
    }

    fn compute_patterns(&self, take: usize) -> Patterns {
        let mut orders = Vec::new();
        permutations(&mut (0..self.groups.len()).collect::<Vec<_>>(), 0, &mut orders);
        let mut weights: Vec<(Vec<u8>, u32)> = Vec::new();
        for order in &orders {
            for phase in 0..self.cards.len() {
                let counts = self.composition(order, phase, take);
                match weights.iter_mut().find(|(known, _)| *known == counts) {
                    Some((_, weight)) => *weight += 1,
                    None => weights.push((counts, 1)),
                }
            }
        }
        weights.sort();
        let mut patterns = Patterns { compositions: Vec::new(), total: 0, arrangements: Vec::new() };
        for (counts, weight) in weights {
            let first = patterns.arrangements.len();
            for neighbours_may_match in [false, true] {
                if patterns.arrangements.len() == first {
                    let mut left = counts.clone();
                    let pattern = (&mut [0; MOST_FROM_LANE], 0);
                    arrangements(&mut left, pattern, take, neighbours_may_match, &mut patterns.arrangements);
                }
            }
            patterns.total += weight;
            let len = (patterns.arrangements.len() - first) as u32;
            patterns.compositions.push(Composition { counts, up_to: patterns.total, first, len });
        }
        patterns
    }
}

fn permutations(items: &mut Vec<usize>, fixed: usize, all: &mut Vec<Vec<usize>>) {
    if fixed == items.len() {
        all.push(items.clone());
        return;
    }
    for next in fixed..items.len() {
        items.swap(fixed, next);
        permutations(items, fixed + 1, all);
        items.swap(fixed, next);
    }
}

/// Collects every order of the groups without equal neighbours (or every order, if neighbours may match).
fn arrangements(
    left: &mut [u8],
    (pattern, filled): (&mut Pattern, usize),
    take: usize,
    neighbours_may_match: bool,
    all: &mut Vec<Pattern>,
) {
    if filled == take {
        all.push(*pattern);
        return;
    }
    for group in 0..left.len() {
        let matches = filled > 0 && usize::from(pattern[filled - 1]) == group;
        if left[group] > 0 && (neighbours_may_match || !matches) {
            left[group] -= 1;
            pattern[filled] = group as u8;
            arrangements(left, (pattern, filled + 1), take, neighbours_may_match, all);
            left[group] += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lane() -> CollationLane {
        // Lane 1 of Ashes of the Empire: 20 + 20 + 7 + 3 cards, 4 per pack.
        CollationLane::new(vec![(0..20).collect(), (20..40).collect(), (40..47).collect(), (47..50).collect()], &[4])
    }

    #[test]
    fn each_group_of_a_lane_appears_in_proportion_to_its_size() {
        let lane = lane();
        let mut sums = [0_u32; 4];
        for phase in 0..50 {
            let counts = lane.composition(&[2, 0, 3, 1], phase, 4);
            assert_eq!(counts.iter().sum::<u8>(), 4);
            assert!((1..=2).contains(&counts[0]) && (1..=2).contains(&counts[1]) && counts[2] <= 1 && counts[3] <= 1);
            counts.iter().zip(&mut sums).for_each(|(count, sum)| *sum += u32::from(*count));
        }
        assert_eq!(sums, [80, 80, 28, 12], "4 x 50 points in proportion to 20:20:7:3");
    }

    #[test]
    fn neighbouring_cards_never_share_a_group() {
        let lane = lane();
        let mut rng = DraftRng::seeded(5);
        for _ in 0..2000 {
            let mut chosen = [0; 4];
            lane.draw(&mut rng, &mut chosen);
            let group = |card: u16| [20, 40, 47, 50].iter().position(|end| card < *end);
            assert!(chosen.windows(2).all(|pair| group(pair[0]) != group(pair[1])), "{chosen:?}");
        }
    }
}
