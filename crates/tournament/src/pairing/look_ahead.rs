//! Look-ahead for small fields: avoids forced rematches and second byes in the later planned rounds.

use super::rounds_left::{MOST, RematchFreeRounds, can_play};
use super::{Field, Levels, LookAheadReport};

/// The look-ahead report and the pairs that it changed.
#[derive(Debug, Clone, Default)]
pub(super) struct LookAheadOutcome {
    pub report: Option<LookAheadReport>,
    /// Indices of players whose partner changed.
    pub changed: Vec<usize>,
}

/// Makes the pairing safe for as many later rounds as possible. Applies to fields, or pods that are paired within
/// themselves, of at most 12 players.
///
/// Among all pairings that are equal by the higher criteria, this takes the best by the lower ones.
pub(super) fn refine(field: &Field, mate: &mut [u32], rounds: u16) -> LookAheadOutcome {
    let mut looked = LookAheadOutcome::default();
    if rounds == 0 {
        return looked;
    }
    for group in groups(field, mate) {
        if group.len() > MOST || group.len() < 2 {
            continue;
        }
        let (best, safe) = Group { field, places: &group }.safest(mate, rounds);
        for (place, other) in best {
            if mate[place] as usize != other {
                mate[place] = other as u32;
                looked.changed.push(place);
            }
        }
        let report = looked.report.get_or_insert(LookAheadReport { rounds, safe, changed: false });
        report.safe = report.safe.min(safe);
        report.changed = !looked.changed.is_empty();
    }
    looked
}

/// Returns the groups that are paired separately. They are the pods if the round could be paired within them, else the
/// whole field.
fn groups(field: &Field, mate: &[u32]) -> Vec<Vec<usize>> {
    let everyone = || vec![(0..field.size()).collect()];
    let inside = Levels::of_round(field, mate).out_of_pod == 0;
    if !field.within_pods() || !inside {
        return everyone();
    }
    let pod = |place: usize| {
        // The bye belongs to the pod of the player who has it.
        let player = field.player(place).or_else(|| field.player(mate[place] as usize));
        player.and_then(|player| player.pod)
    };
    let mut places: Vec<usize> = (0..field.size()).collect();
    places.sort_by_key(|place| pod(*place));
    places.chunk_by(|one, other| pod(*one) == pod(*other)).map(<[usize]>::to_vec).collect()
}

struct Group<'f> {
    field: &'f Field,
    places: &'f [usize],
}

/// Pairs of indices into a group.
type Pairs = Vec<(usize, usize)>;

impl Group<'_> {
    /// Returns the best of the safest pairings of the group, and the number of rounds it is safe for. It lists partners
    /// by field index.
    fn safest(&self, mate: &[u32], rounds: u16) -> (Vec<(usize, usize)>, u16) {
        let number = |place: usize| self.places.iter().position(|other| *other == place);
        let partner = |here: &usize| number(mate[self.places[*here]] as usize);
        let numbers = 0..self.places.len();
        let current: Pairs = numbers.filter_map(|here| Some((here, partner(&here)?))).filter(|(a, b)| a < b).collect();
        let fresh = self.fresh();
        let mut candidates = None;
        for safe in (1..=rounds.min(MOST as u16)).rev() {
            // A round without rematches plus `safe` rounds after it are `safe + 1` such rounds, in any order.
            let all_fresh = current.iter().all(|(one, other)| fresh[*one] >> other & 1 == 1);
            if can_play(fresh, self.places.len(), safe + u16::from(all_fresh)) == Some(false) {
                continue;
            }
            if self.is_safe(&fresh, &current, safe) {
                return (self.partners(&current), safe);
            }
            let candidates = candidates.get_or_insert_with(|| self.as_good_as(&current));
            if let Some(found) = candidates.iter().find(|pairs| self.is_safe(&fresh, pairs, safe)) {
                return (self.partners(found), safe);
            }
        }
        (self.partners(&current), 0)
    }

    fn partners(&self, pairs: &Pairs) -> Vec<(usize, usize)> {
        let places = pairs.iter().map(|(one, other)| (self.places[*one], self.places[*other]));
        places.flat_map(|(one, other)| [(one, other), (other, one)]).collect()
    }

    fn fresh(&self) -> RematchFreeRounds {
        let mut fresh = [0; MOST];
        for (one, row) in fresh.iter_mut().enumerate().take(self.places.len()) {
            for other in (0..self.places.len()).filter(|other| *other != one) {
                *row |= u16::from(self.field.is_fresh(self.places[one], self.places[other])) << other;
            }
        }
        fresh
    }

    fn is_safe(&self, fresh: &RematchFreeRounds, pairs: &Pairs, rounds: u16) -> bool {
        let mut after = *fresh;
        for (one, other) in pairs {
            after[*one] &= !(1 << other);
            after[*other] &= !(1 << one);
        }
        can_play(after, self.places.len(), rounds) == Some(true)
    }

    fn cost(&self, pairs: &Pairs) -> (Levels, u64) {
        let of = |(one, other): &(usize, usize)| {
            let (one, other) = (self.places[*one], self.places[*other]);
            (self.field.levels(one, other), self.field.random_key(one, other, 32))
        };
        let add = |sum: (Levels, u64), pair: (Levels, u64)| (sum.0.plus(pair.0), sum.1 + pair.1);
        pairs.iter().map(of).fold((Levels::default(), 0), add)
    }

    /// Returns all pairings of the group that are as good as this one before looking ahead, the best first.
    fn as_good_as(&self, current: &Pairs) -> Vec<Pairs> {
        let wanted = self.cost(current).0.before_look_ahead();
        let mut found = Vec::new();
        let everyone: Vec<usize> = (0..self.places.len()).collect();
        self.extend(&everyone, &mut Vec::new(), &wanted, &mut found);
        let mut found: Vec<((Levels, u64), Pairs)> =
            found.into_iter().map(|pairs| (self.cost(&pairs), pairs)).collect();
        found.sort();
        found.into_iter().map(|(_, pairs)| pairs).collect()
    }

    fn extend(&self, waiting: &[usize], pairs: &mut Pairs, wanted: &Levels, found: &mut Vec<Pairs>) {
        let so_far = self.cost(pairs).0.before_look_ahead();
        // Costs only grow and the wanted sum is the minimum, so no pairing beyond it can be as good.
        if so_far > *wanted {
            return;
        }
        let Some((one, rest)) = waiting.split_first() else {
            found.push(pairs.clone());
            return;
        };
        for place in 0..rest.len() {
            let mut others = rest.to_vec();
            let other = others.remove(place);
            pairs.push((*one, other));
            self.extend(&others, pairs, wanted, found);
            pairs.pop();
        }
    }
}
