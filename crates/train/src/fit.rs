//! Estimation of card values from games.
//!
//! The probability that a deck wins is modelled by logistic regression on the difference between the summed values of
//! its cards and those of the other deck. A card's value is a formula over its features, plus a residual supported by
//! its games. The formula and the variance of the residuals are estimated from all sets together (empirical Bayes, by
//! expectation maximisation; Efron and Morris 1973).

use std::collections::BTreeMap;

use draft::Feature;
use model::CardType;

use crate::linear::Matrix;

/// A game between two decks: the difference of the first to the second by place, and `true` if the first won.
#[derive(Debug, Clone)]
pub(crate) struct Sample {
    pub(crate) more: Vec<(u16, f32)>,
    pub(crate) won: bool,
}

/// The parameters to estimate for one set: a value for each of its cards, and some for other properties of a deck.
#[derive(Debug, Clone)]
pub(crate) struct SetGames {
    /// Description of each place.
    pub(crate) places: Vec<Place>,
    pub(crate) samples: Vec<Sample>,
}

/// The subject of a parameter.
#[derive(Debug, Clone)]
pub(crate) enum Place {
    /// A card, with its features.
    Card { kind: CardType, features: BTreeMap<Feature, i32> },
    /// Another property of a deck, with the prior standard deviation of its value.
    Deck { spread: f64 },
}

/// The estimates.
#[derive(Debug, Clone)]
pub(crate) struct Fitted {
    /// Value per set and place, in logits.
    pub(crate) values: Vec<Vec<f64>>,
    /// Standard deviation per set and place.
    pub(crate) spreads: Vec<Vec<f64>>,
    /// Weight of each feature per card type, in logits.
    pub(crate) formula: BTreeMap<CardType, BTreeMap<Feature, f64>>,
    /// Standard deviation of card values around the formula, per card type.
    pub(crate) strays: BTreeMap<CardType, f64>,
}

/// Prior standard deviation of a feature's weight, in logits.
const FEATURE_SPREAD: f64 = 0.03;
/// Initial standard deviation of card values around the formula.
const FIRST_STRAY: f64 = 0.05;
/// Number of rounds that estimate first the values, then the formula.
const ROUNDS: usize = 15;

/// Estimates the values of all sets.
pub(crate) fn fit(sets: &[SetGames]) -> Fitted {
    let kinds = [CardType::Leader, CardType::Unit, CardType::Upgrade, CardType::Event];
    let mut fitted = Fitted {
        values: sets.iter().map(|set| vec![0.0; set.places.len()]).collect(),
        spreads: sets.iter().map(|set| vec![0.0; set.places.len()]).collect(),
        formula: kinds.iter().map(|kind| (*kind, BTreeMap::new())).collect(),
        strays: kinds.iter().map(|kind| (*kind, FIRST_STRAY)).collect(),
    };
    for _ in 0..ROUNDS {
        for (at, set) in sets.iter().enumerate() {
            let expected: Vec<(f64, f64)> = set.places.iter().map(|place| fitted.expected(place)).collect();
            (fitted.values[at], fitted.spreads[at]) = posterior(set, &fitted.values[at], &expected);
        }
        for kind in kinds {
            fitted.learn_formula(kind, sets);
        }
    }
    fitted
}

impl Fitted {
    /// Returns the prior mean and standard deviation of a place.
    fn expected(&self, place: &Place) -> (f64, f64) {
        match place {
            Place::Card { kind, features } => {
                (self.by_formula(*kind, features), self.strays.get(kind).copied().unwrap_or(FIRST_STRAY))
            }
            Place::Deck { spread } => (0.0, *spread),
        }
    }

    /// Returns the value of a card by the formula.
    pub(crate) fn by_formula(&self, kind: CardType, features: &BTreeMap<Feature, i32>) -> f64 {
        let Some(weights) = self.formula.get(&kind) else { return 0.0 };
        features.iter().map(|(feature, count)| weights.get(feature).copied().unwrap_or(0.0) * f64::from(*count)).sum()
    }

    /// Estimates the formula of a type and the deviation of its cards, given the current values.
    fn learn_formula(&mut self, kind: CardType, sets: &[SetGames]) {
        let mut names: BTreeMap<Feature, usize> = BTreeMap::new();
        let mut cards: Vec<(&BTreeMap<Feature, i32>, f64, f64)> = Vec::new();
        for (at, set) in sets.iter().enumerate() {
            for (place, about) in set.places.iter().enumerate() {
                let Place::Card { kind: found, features } = about else { continue };
                if *found == kind {
                    cards.push((features, self.values[at][place], self.spreads[at][place]));
                    features.keys().for_each(|feature| {
                        let next = names.len();
                        names.entry(*feature).or_insert(next);
                    });
                }
            }
        }
        let stray = self.strays.get(&kind).copied().unwrap_or(FIRST_STRAY);
        let (mut matrix, mut right) = (Matrix::zero(names.len()), vec![0.0; names.len()]);
        for feature in names.values() {
            matrix.add(*feature, *feature, (stray / FEATURE_SPREAD).powi(2));
        }
        for (features, value, _) in &cards {
            let held: Vec<(usize, f64)> =
                features.iter().map(|(feature, count)| (names[feature], f64::from(*count))).collect();
            for (at, (one, count)) in held.iter().enumerate() {
                right[*one] += count * value;
                held[..=at].iter().for_each(|(other, with)| matrix.add(*one, *other, count * with));
            }
        }
        let weights = matrix.factor().solve(&right);
        let formula = names.iter().map(|(feature, at)| (*feature, weights[*at])).collect();
        self.formula.insert(kind, formula);
        let off = |(features, value, spread): &(&BTreeMap<Feature, i32>, f64, f64)| {
            (value - self.by_formula(kind, features)).powi(2) + spread.powi(2)
        };
        let mean = cards.iter().map(off).sum::<f64>() / cards.len().max(1) as f64;
        self.strays.insert(kind, mean.sqrt().max(1e-3));
    }
}

/// Returns the values of a set's places and their uncertainty, by one step of Newton's method from `values`.
fn posterior(set: &SetGames, values: &[f64], expected: &[(f64, f64)]) -> (Vec<f64>, Vec<f64>) {
    let size = set.places.len();
    let (mut matrix, mut right) = (Matrix::zero(size), vec![0.0; size]);
    for (at, (mean, stray)) in expected.iter().enumerate() {
        let precision = stray.powi(-2);
        matrix.add(at, at, precision);
        right[at] += precision * mean;
    }
    for sample in &set.samples {
        let lead: f64 = sample.more.iter().map(|(at, more)| values[usize::from(*at)] * f64::from(*more)).sum();
        let chance = 1.0 / (1.0 + (-lead).exp());
        let weight = chance * (1.0 - chance);
        // The target of the linearised logistic curve.
        let target = weight * lead + f64::from(u8::from(sample.won)) - chance;
        for (at, (one, more)) in sample.more.iter().enumerate() {
            let more = f64::from(*more);
            right[usize::from(*one)] += more * target;
            for (other, with) in &sample.more[..=at] {
                matrix.add(usize::from(*one), usize::from(*other), weight * more * f64::from(*with));
            }
        }
    }
    let factor = matrix.factor();
    let spreads = factor.inverse_diagonal().into_iter().map(f64::sqrt).collect();
    (factor.solve(&right), spreads)
}

#[cfg(test)]
mod tests {
    use rules::Rng;

    use super::*;

    /// Sixty cards whose value is their power plus an individual part. The fit recovers both from games, and uses the
    /// formula for a card without games.
    #[test]
    fn the_value_of_cards_is_fitted_from_games() {
        let mut rng = Rng::seeded(7);
        let power = |card: usize| (card % 6) as i32;
        let own = |card: usize| if card.is_multiple_of(7) { 0.15 } else { 0.0 };
        let worth = |card: usize| 0.06 * f64::from(power(card)) + own(card);
        let places: Vec<Place> = (0..61)
            .map(|card| Place::Card {
                kind: CardType::Unit,
                features: BTreeMap::from([(Feature::Any, 1), (Feature::Power, power(card))]),
            })
            .collect();
        let samples = (0..12_000)
            .map(|_| {
                let mut more = [0.0_f32; 60];
                (0..30).for_each(|_| more[rng.next_below(60) as usize] += 1.0);
                (0..30).for_each(|_| more[rng.next_below(60) as usize] -= 1.0);
                let lead: f64 = more.iter().enumerate().map(|(card, more)| worth(card) * f64::from(*more)).sum();
                let won = f64::from(rng.next_below(1_000_000)) / 1e6 < 1.0 / (1.0 + (-lead).exp());
                let more = more.iter().enumerate().filter(|(_, more)| **more != 0.0);
                Sample { more: more.map(|(card, more)| (card as u16, *more)).collect(), won }
            })
            .collect();
        let fitted = fit(&[SetGames { places, samples }]);
        let formula = &fitted.formula[&CardType::Unit];
        assert!((formula[&Feature::Power] - 0.06).abs() < 0.02, "{formula:?}");
        let values = &fitted.values[0];
        // Every deck has thirty cards, so only differences count.
        let apart = |one: usize, other: usize| values[one] - values[other] - (worth(one) - worth(other));
        let off = (0..59).map(|card| apart(card, card + 1).powi(2)).sum::<f64>() / 59.0;
        assert!(off.sqrt() < 0.06, "{off}");
        let unplayed = values[60] - fitted.by_formula(CardType::Unit, &BTreeMap::from([(Feature::Any, 1)]));
        assert!(unplayed.abs() < 0.03, "power 0: {unplayed}");
    }
}
