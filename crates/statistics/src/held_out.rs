//! The check of the model against events that it has not seen.

use std::collections::BTreeMap;

use crate::effects::{Games, Mixture, Row, VariancePrior, empirical_bayes, posterior, probability};

/// Number of parts into which events are divided. Each part is predicted from the others.
const FOLDS: usize = 5;

/// Mean log loss per game of held-out events. Lower is better; guessing 50 % gives 0.693.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LogLoss {
    /// Of 50 % for every game.
    pub fifty: f64,
    /// Of the strengths of the players alone.
    pub players: f64,
    /// Of the strengths of players and the effects of archetypes, without cards.
    pub archetypes: f64,
    /// Of shrunken win rates of cards and players.
    pub rates: f64,
    /// Of the model.
    pub model: f64,
}

/// Improvement in log loss per game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Gain {
    /// Mean over all games.
    pub mean: f64,
    /// Standard error of the mean, from the differences between events.
    pub standard_error: f64,
}

impl Gain {
    /// Compares sums of log losses by event: earlier, better, games.
    fn of(events: impl Iterator<Item = [f64; 3]> + Clone) -> Gain {
        let (count, games) = events.clone().fold((0.0, 0.0), |(count, sum), [.., games]| (count + 1.0, sum + games));
        let games = f64::max(games, 1.0);
        let mean = events.clone().map(|[earlier, better, _]| earlier - better).sum::<f64>() / games;
        let squares: f64 = events.map(|[earlier, better, games]| (earlier - better - mean * games).powi(2)).sum();
        Gain { mean, standard_error: (squares * count / f64::max(count - 1.0, 1.0)).sqrt() / games }
    }
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
    /// Improvement of the model over the best prediction without cards: 50 %, players, or players and archetypes.
    pub gain: Gain,
    /// Improvement of the model over shrunken win rates.
    pub gain_over_rates: Gain,
}

impl HeldOut {
    /// Returns `true` if card effects may be shown as numbers and grades: the gain exceeds twice its
    /// standard error.
    pub fn shows_effects(&self) -> bool {
        self.gain.mean > 2.0 * self.gain.standard_error
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
        let [players, archetypes] = [games.players_only(), games.without_cards()];
        let mut losses = BTreeMap::<u32, [f64; 6]>::new();
        let mut starts = [None, None, None];
        for part in 0..FOLDS {
            let tested = |row: &Row| fold.get(&row.event) == Some(&part);
            let train: Vec<usize> = (0..games.rows.len()).filter(|row| !tested(&games.rows[*row])).collect();
            let fits: Vec<Mixture> = [&players, &archetypes, games]
                .into_iter()
                .zip(&mut starts)
                .map(|(games, start)| {
                    let rows: Vec<&Row> = train.iter().map(|row| &games.rows[*row]).collect();
                    let (variances, found) = empirical_bayes(
                        &games.parameters,
                        &rows,
                        start.take().as_ref().map(|(variances, mean): &(_, Vec<f64>)| (*variances, mean.as_slice())),
                    );
                    let mixture =
                        Mixture::new(&games.parameters, &rows, (variances, &found), VariancePrior::NoEffectsPossible);
                    *start = Some((variances, found.mean));
                    mixture
                })
                .collect();
            let rates = Rates::fit(games, &train);
            for (place, row) in games.rows.iter().enumerate().filter(|(_, row)| tested(row)) {
                let [first, second, third] =
                    [0, 1, 2].map(|fit| fits[fit].predict(&[&players, &archetypes, games][fit].rows[place]));
                let sums = losses.entry(row.event).or_default();
                sums[5] += row.games();
                for (sum, share) in sums.iter_mut().zip([0.5, first, second, rates.predict(games, row), third]) {
                    *sum -= row.wins[0] * share.ln() + row.wins[1] * (1.0 - share).ln();
                }
            }
        }
        Some(HeldOut::of(&losses))
    }

    /// `losses` are the sums of an event: 50 %, players, archetypes, win rates, the model, games.
    fn of(losses: &BTreeMap<u32, [f64; 6]>) -> HeldOut {
        let sum = |place: usize| losses.values().map(|sums| sums[place]).sum::<f64>();
        let games = sum(5).max(1.0);
        let mean = [0, 1, 2, 3, 4].map(|place| sum(place) / games);
        let [fifty, players, archetypes, rates, model] = mean;
        let simple = (0..3).min_by(|a, b| mean[*a].total_cmp(&mean[*b])).unwrap_or(0);
        let over = |place: usize| Gain::of(losses.values().map(move |sums| [sums[place], sums[4], sums[5]]));
        HeldOut {
            events: losses.len() as u32,
            games: games as u32,
            log_loss: LogLoss { fifty, players, archetypes, rates, model },
            gain: over(simple),
            gain_over_rates: over(3),
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
        probability(Rates::row(games, &self.logits, row).logit(&self.slopes))
    }
}
