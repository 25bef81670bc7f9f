//! The check of the model against events that it has not seen.

use std::collections::BTreeMap;

use crate::effects::{Games, Posterior, Row, empirical_bayes, log_probability, posterior};

/// Number of parts into which events are divided. Each part is predicted from the others.
const FOLDS: usize = 5;

/// Mean log loss per game of held-out events. Lower is better; guessing 50 % gives 0.693.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LogLoss {
    /// Of 50 % for every game.
    pub fifty: f64,
    /// Of the strengths of the players alone.
    pub players: f64,
    /// Of shrunken win rates of cards and players.
    pub rates: f64,
    /// Of the model.
    pub model: f64,
}

/// Result of the check.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HeldOut {
    /// Number of events.
    pub events: u32,
    /// Number of predicted games.
    pub games: u32,
    /// Log loss of each prediction.
    pub log_loss: LogLoss,
    /// Improvement of the model's log loss over that of the better of "50 %" and "player strength".
    pub gain: f64,
    /// Standard error of the gain, from the differences between events.
    pub standard_error: f64,
}

impl HeldOut {
    /// Returns `true` if card effects may be shown as numbers and grades: the gain exceeds twice its
    /// standard error.
    pub fn shows_effects(&self) -> bool {
        self.gain > 2.0 * self.standard_error
    }

    /// Predicts each event from the others. Returns `None` if there are fewer than ten events.
    pub fn check(games: &Games) -> Option<HeldOut> {
        let mut events: Vec<u32> = games.rows.iter().map(|row| row.event).collect();
        events.sort_unstable();
        events.dedup();
        if events.len() < 2 * FOLDS {
            return None;
        }
        let fold: BTreeMap<u32, usize> = events.iter().copied().zip((0..FOLDS).cycle()).collect();
        let players = games.players_only();
        let mut losses = BTreeMap::<u32, [f64; 5]>::new();
        let mut starts = [None, None];
        for part in 0..FOLDS {
            let tested = |row: &Row| fold.get(&row.event) == Some(&part);
            let train: Vec<usize> = (0..games.rows.len()).filter(|row| !tested(&games.rows[*row])).collect();
            let fits: Vec<Posterior> = [games, &players]
                .into_iter()
                .zip(&mut starts)
                .map(|(games, start)| {
                    let rows: Vec<&Row> = train.iter().map(|row| &games.rows[*row]).collect();
                    let (variances, found) = empirical_bayes(
                        &games.parameters,
                        &rows,
                        start.take().as_ref().map(|(variances, mean): &(_, Vec<f64>)| (*variances, mean.as_slice())),
                    );
                    *start = Some((variances, found.mean.clone()));
                    found
                })
                .collect();
            let rates = Rates::fit(games, &train);
            for (row, strength) in games.rows.iter().zip(&players.rows).filter(|(row, _)| tested(row)) {
                let logits = [0.0, fits[1].predict(strength), rates.predict(games, row), fits[0].predict(row)];
                let sums = losses.entry(row.event).or_default();
                sums[4] += row.games();
                for (sum, logit) in sums.iter_mut().zip(logits) {
                    *sum -= row.wins[0] * log_probability(logit) + row.wins[1] * log_probability(-logit);
                }
            }
        }
        Some(HeldOut::of(&losses))
    }

    fn of(losses: &BTreeMap<u32, [f64; 5]>) -> HeldOut {
        let sum = |place: usize| losses.values().map(|sums| sums[place]).sum::<f64>();
        let games = sum(4).max(1.0);
        let [fifty, players, rates, model] = [0, 1, 2, 3].map(|place| sum(place) / games);
        let simple = usize::from(players < fifty);
        let gain = fifty.min(players) - model;
        let count = losses.len() as f64;
        let squares: f64 = losses.values().map(|sums| (sums[simple] - sums[3] - gain * sums[4]).powi(2)).sum();
        HeldOut {
            events: losses.len() as u32,
            games: games as u32,
            log_loss: LogLoss { fifty, players, rates, model },
            gain,
            standard_error: (squares * count / (count - 1.0).max(1.0)).sqrt() / games,
        }
    }
}

/// Games that a win rate is shrunken by, at 50 %.
const SHRINKAGE: f64 = 20.0;

/// The usual method as a comparison: win rates of cards, archetypes and players, each shrunken towards 50 %. Their sums
/// over both decks are the variables of a logistic regression.
struct Rates {
    logits: Vec<f64>,
    slopes: Vec<f64>,
}

impl Rates {
    fn fit(games: &Games, train: &[usize]) -> Rates {
        // The slopes are fitted on games that the rates do not contain.
        let half = |row: usize| games.rows[row].event.is_multiple_of(2);
        let (even, odd): (Vec<usize>, Vec<usize>) = train.iter().partition(|row| half(**row));
        let mut rows = Vec::new();
        for (rated, fitted) in [(&even, &odd), (&odd, &even)] {
            let logits = Rates::logits(games, rated);
            rows.extend(fitted.iter().map(|row| Rates::row(games, &logits, &games.rows[*row])));
        }
        let rows: Vec<&Row> = rows.iter().collect();
        let slopes = posterior(&rows, &[], &[0.1; 3], &[0.0; 3]).mean;
        Rates { logits: Rates::logits(games, train), slopes }
    }

    /// Returns the logit of the shrunken win rate of each parameter.
    fn logits(games: &Games, rows: &[usize]) -> Vec<f64> {
        let mut counts = vec![[SHRINKAGE / 2.0; 2]; games.parameter_count()];
        for row in rows.iter().map(|row| &games.rows[*row]) {
            for (place, value) in &row.terms {
                let [first, second] = if *value > 0.0 { [0, 1] } else { [1, 0] };
                counts[*place as usize][0] += value.abs() * row.wins[first];
                counts[*place as usize][1] += value.abs() * row.wins[second];
            }
        }
        counts.into_iter().map(|[wins, losses]| (wins / losses).ln()).collect()
    }

    /// Returns the equation of a match in the sums of players, archetypes and cards.
    fn row(games: &Games, logits: &[f64], row: &Row) -> Row {
        let mut sums = [0.0; 3];
        for (place, value) in &row.terms {
            if let Some(kind) = games.kind(*place) {
                sums[kind] += value * logits[*place as usize];
            }
        }
        let terms = (0..).zip(sums).collect();
        Row { terms, ..row.clone() }
    }

    fn predict(&self, games: &Games, row: &Row) -> f64 {
        Rates::row(games, &self.logits, row).logit(&self.slopes)
    }
}
