//! Boosters of several sets: the set of each booster, by seat and round.

use model::SetCode;

use crate::rng::DraftRng;

/// The sets of the boosters that the seats of a draft, or the players of a sealed event, open.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum BoosterPlan {
    /// Every seat opens the same sets: the set of each round, starting over after the last.
    Rounds(Vec<SetCode>),
    /// The sets of each seat by round, starting over after the last seat or round.
    Seats(Vec<Vec<SetCode>>),
    /// Every booster is of one of these sets, at random. The sets are used equally often (a set listed twice, twice as
    /// often), and a seat gets different sets as far as possible.
    Chaos(Vec<SetCode>),
}

impl BoosterPlan {
    /// Returns all sets of the plan in order, without duplicates.
    pub fn sets(&self) -> Vec<SetCode> {
        let named: Vec<SetCode> = match self {
            BoosterPlan::Rounds(sets) | BoosterPlan::Chaos(sets) => sets.clone(),
            BoosterPlan::Seats(seats) => seats.concat(),
        };
        let mut sets = Vec::new();
        for set in named {
            if !sets.contains(&set) {
                sets.push(set);
            }
        }
        sets
    }

    /// Returns the set of each booster, seat after seat. Empty for a plan without sets.
    pub fn boosters(&self, seats: usize, rounds: usize, rng: &mut DraftRng) -> Vec<SetCode> {
        match self {
            BoosterPlan::Rounds(sets) => (0..seats).flat_map(|_| sets.iter().cycle().take(rounds).copied()).collect(),
            BoosterPlan::Seats(table) => {
                let rows: Vec<&Vec<SetCode>> = table.iter().filter(|row| !row.is_empty()).collect();
                let row = |row: &Vec<SetCode>| row.iter().cycle().take(rounds).copied().collect::<Vec<_>>();
                rows.iter().cycle().take(seats).flat_map(|sets| row(sets)).collect()
            }
            BoosterPlan::Chaos(sets) => chaos(sets, seats, rounds, rng),
        }
    }
}

fn chaos(sets: &[SetCode], seats: usize, rounds: usize, rng: &mut DraftRng) -> Vec<SetCode> {
    let wanted = seats * rounds;
    let mut stock: Vec<SetCode> = Vec::new();
    while stock.len() < wanted && !sets.is_empty() {
        let mut more = sets.to_vec();
        rng.shuffle(&mut more);
        stock.extend(more);
    }
    for seat in (0..stock.len().min(wanted)).step_by(rounds.max(1)) {
        for at in seat..(seat + rounds).min(stock.len()) {
            // Swap a set that the seat already has for a later one that it does not have.
            let is_new = |place: &usize| !stock[seat..at].contains(&stock[*place]);
            if let Some(place) = (at..stock.len()).find(is_new) {
                stock.swap(at, place);
            }
        }
    }
    stock.truncate(wanted);
    stock
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sets(codes: &[&str]) -> Vec<SetCode> {
        codes.iter().map(|code| code.parse().unwrap()).collect()
    }

    #[test]
    fn rounds_give_every_seat_the_same_sets() {
        let plan = BoosterPlan::Rounds(sets(&["SOR", "SHD"]));
        let opened = plan.boosters(2, 3, &mut DraftRng::seeded(1));
        assert_eq!(opened, sets(&["SOR", "SHD", "SOR", "SOR", "SHD", "SOR"]));
    }

    #[test]
    fn seats_open_the_sets_of_their_row() {
        let plan = BoosterPlan::Seats(vec![sets(&["SOR", "SHD", "TWI"]), Vec::new(), sets(&["JTL"])]);
        let opened = plan.boosters(3, 3, &mut DraftRng::seeded(1));
        assert_eq!(opened, sets(&["SOR", "SHD", "TWI", "JTL", "JTL", "JTL", "SOR", "SHD", "TWI"]));
        assert_eq!(plan.sets(), sets(&["SOR", "SHD", "TWI", "JTL"]));
        assert!(BoosterPlan::Seats(vec![Vec::new()]).boosters(2, 3, &mut DraftRng::seeded(1)).is_empty());
    }

    /// Eight sets for 24 boosters: each set is opened three times, and no seat opens a set twice, except perhaps the
    /// last ones, which get the rest.
    #[test]
    fn chaos_gives_each_seat_different_sets_and_uses_all_equally_often() {
        let all = sets(&["SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "LAW", "ASH"]);
        for seed in 0..200 {
            let opened = BoosterPlan::Chaos(all.clone()).boosters(8, 3, &mut DraftRng::seeded(seed));
            assert!(all.iter().all(|set| opened.iter().filter(|opened| *opened == set).count() == 3));
            let repeats = opened.chunks(3).filter(|own| own[0] == own[1] || own[1] == own[2] || own[0] == own[2]);
            assert!(repeats.count() <= 1, "{opened:?}");
        }
    }
}
