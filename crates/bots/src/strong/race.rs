//! Which answers of the root are tried on: all of them in the same imagined games, so that what differs is the answer and
//! not the luck, until one is clearly worse than the best.

/// Answers that take part.
const MOST: usize = 24;
/// Imagined games before any answer drops out.
const FEWEST: u32 = 5;
/// How many standard errors below the best an answer drops out.
const CLEARLY: f64 = 2.0;

/// The answers that are tried on, and how they compare.
#[derive(Debug, Clone)]
pub(super) struct Race {
    /// The branches of the root that are tried on, the most promising first.
    pub(super) runners: Vec<Runner>,
    /// For each two places at the start: in how many games both were tried, how much more the first won, and its square.
    pairs: Vec<(f64, f64, f64)>,
    starters: usize,
    games: u32,
}

/// An answer that is tried on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Runner {
    /// Its branch of the root.
    pub(super) branch: usize,
    place: usize,
    /// Never drops out.
    stays: bool,
    /// In so many games it was tried when it would have dropped out.
    pub(super) beaten: Option<u32>,
}

impl Race {
    /// A race of the best answers by these priors, and of the one that is to be compared.
    pub(super) fn new(priors: &[f32], also: Option<usize>) -> Race {
        let mut order: Vec<usize> = (0..priors.len()).collect();
        order.sort_by(|a, b| priors[*b].total_cmp(&priors[*a]));
        order.truncate(MOST);
        if let Some(also) = also.filter(|also| !order.contains(also)) {
            order.push(also);
        }
        let runner = |(place, branch)| Runner { branch, place, stays: Some(branch) == also, beaten: None };
        let runners: Vec<Runner> = order.into_iter().enumerate().map(runner).collect();
        let starters = runners.len();
        Race { pairs: vec![(0.0, 0.0, 0.0); starters * starters], runners, starters, games: 0 }
    }

    /// In how many imagined games the answers were tried.
    pub(super) fn games(&self) -> u32 {
        self.games
    }

    /// What came of each runner in one imagined game; none where it was not possible.
    pub(super) fn see(&mut self, values: &[Option<f32>]) {
        self.games += 1;
        for (one, first) in self.runners.iter().zip(values) {
            for (other, second) in self.runners.iter().zip(values) {
                if let (Some(first), Some(second)) = (first, second) {
                    let more = f64::from(first - second);
                    let pair = &mut self.pairs[one.place * self.starters + other.place];
                    *pair = (pair.0 + 1.0, pair.1 + more, pair.2 + more * more);
                }
            }
        }
        if self.games >= FEWEST && self.runners.len() > 1 {
            self.drop_out();
        }
    }

    /// Those that are clearly worse than the best drop out.
    fn drop_out(&mut self) {
        let ahead = |one: &Runner, other: &Runner| {
            let (count, sum, _) = self.pairs[one.place * self.starters + other.place];
            sum / f64::max(count, 1.0)
        };
        let first = self.runners[0];
        let best = self.runners.iter().fold(first, |best, one| if ahead(one, &best) > 0.0 { *one } else { best });
        let is_beaten = |one: &Runner| {
            let (count, sum, square) = self.pairs[best.place * self.starters + one.place];
            if one.place == best.place || count < f64::from(FEWEST) {
                return false;
            }
            let mean = sum / count;
            // A little is added, as a few games may by chance all be alike.
            let variance = (square / count - mean * mean).max(0.0) + 0.01 / count;
            mean > CLEARLY * (variance / count).sqrt()
        };
        let beaten: Vec<bool> = self.runners.iter().map(is_beaten).collect();
        let games = self.games;
        for (runner, beaten) in self.runners.iter_mut().zip(&beaten) {
            if *beaten {
                runner.beaten.get_or_insert(games);
            }
        }
        self.runners.retain(|runner| runner.stays || runner.beaten.is_none());
    }
}

#[cfg(test)]
mod tests {
    use rules::Chance;

    use super::*;

    /// Luck that all share does not matter; a worse answer drops out, the better ones stay, and what is to be compared
    /// stays in any case.
    #[test]
    fn the_worse_answers_drop_out() {
        let mut chance = Chance::seeded(5);
        let mut race = Race::new(&[0.1, 0.9, 0.5, 0.4], Some(3));
        let worth = [0.2, 0.0, 0.19, 0.0];
        for _ in 0..60 {
            let luck = chance.below(600) as f32 / 1000.0;
            let own = |chance: &mut Chance| chance.below(100) as f32 / 1000.0;
            let values: Vec<Option<f32>> =
                race.runners.iter().map(|runner| Some(worth[runner.branch] + luck + own(&mut chance))).collect();
            race.see(&values);
        }
        let mut left: Vec<usize> = race.runners.iter().map(|runner| runner.branch).collect();
        left.sort_unstable();
        assert_eq!(left, [0, 2, 3]);
        let compared = race.runners.iter().find(|runner| runner.branch == 3).and_then(|runner| runner.beaten);
        assert!(compared.is_some_and(|games| games < 30), "{compared:?}");
    }
}
