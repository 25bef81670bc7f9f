//! The model of game results: strengths of players, effects of archetypes and cards.
//!
//! logit P(a side wins a game) = strength of its player + effect of its archetype + sum of the effects of its cards,
//! minus the same of the other side. All have normal priors. The prior mean of a card is its worth times a slope that
//! is fitted as well; the prior variances come from the data (empirical Bayes).

use std::collections::{BTreeMap, HashMap, HashSet};

use model::CardNumber;

use crate::linear::{Matrix, dot};
use crate::observation::{Archetype, Observations, Population};

/// Largest number of matches that a fit uses: the last ones given.
pub const MOST_MATCHES: usize = 20_000;

/// Largest number of players in a fit, because its duration grows with the cube of the number of parameters. Earlier
/// matches with other players are left out.
pub const MOST_PLAYERS: usize = 1_000;

/// A match as an equation.
#[derive(Debug, Clone)]
pub(crate) struct Row {
    /// Number of the event.
    pub(crate) event: u32,
    /// Parameters with their coefficients: first side minus second side.
    pub(crate) terms: Vec<(u32, f64)>,
    /// Games won by each side.
    pub(crate) wins: [f64; 2],
    /// Decks, numbered over all events.
    pub(crate) decks: [u32; 2],
}

impl Row {
    pub(crate) fn games(&self) -> f64 {
        self.wins[0] + self.wins[1]
    }

    pub(crate) fn logit(&self, mean: &[f64]) -> f64 {
        self.terms.iter().map(|(place, value)| value * mean[*place as usize]).sum()
    }
}

/// The parameters: slope of the worth, then players, archetypes and cards.
#[derive(Debug, Clone, Default)]
pub(crate) struct Parameters {
    players: HashMap<u32, u32>,
    archetypes: BTreeMap<Archetype, u32>,
    /// Place and worth (mean 0, standard deviation 1 over the cards).
    cards: BTreeMap<CardNumber, (u32, f64)>,
}

/// Number of the parameter that is the slope of the worth.
const SLOPE: u32 = 0;
/// Prior variance of the slope.
const SLOPE_VARIANCE: f64 = 0.04;

/// Matches as equations of the model.
#[derive(Debug, Clone)]
pub struct Games {
    pub(crate) parameters: Parameters,
    pub(crate) rows: Vec<Row>,
}

impl Games {
    /// Collects the matches of a population. `worth` are ratings of cards in any unit (`data/packs/worth.csv`); cards
    /// without one are average. Uses the last [`MOST_MATCHES`] matches, or fewer if they have more than [`MOST_PLAYERS`]
    /// players; matches without a winner of any game are skipped.
    pub fn new<'a>(
        events: impl DoubleEndedIterator<Item = (u32, &'a Observations)>,
        population: Population,
        worth: &BTreeMap<CardNumber, f64>,
    ) -> Games {
        let mut matches = Vec::new();
        let mut players = HashSet::new();
        'events: for (event, observations) in events.rev() {
            for played in &observations.matches {
                let Some(seats) = observations.seats_of(played) else { continue };
                if seats.iter().any(|seat| seat.population != population) || played.wins == [0, 0] {
                    continue;
                }
                let new = seats.iter().filter(|seat| !players.contains(&seat.player)).count();
                if matches.len() == MOST_MATCHES || players.len() + new > MOST_PLAYERS {
                    break 'events;
                }
                players.extend(seats.map(|seat| seat.player));
                matches.push((event, observations, played, seats));
            }
        }
        let mut parameters = Parameters::default();
        for (_, observations, played, seats) in &matches {
            for (deck, seat) in observations.decks_of(played).into_iter().flatten().zip(seats) {
                parameters.players.insert(seat.player, 0);
                parameters.archetypes.insert(deck.archetype, 0);
                for (card, _) in &deck.main {
                    parameters.cards.insert(*card, (0, worth.get(card).copied().unwrap_or(f64::NAN)));
                }
            }
        }
        parameters.number();
        let mut games = Games { parameters, rows: Vec::new() };
        let mut decks = HashMap::new();
        for (event, observations, played, seats) in matches {
            let row = games.parameters.row(event, observations, played.decks, seats.map(|seat| seat.player));
            let numbers = played.decks.map(|deck| {
                let next = decks.len() as u32;
                *decks.entry((event, deck)).or_insert(next)
            });
            games.rows.push(Row { wins: played.wins.map(f64::from), decks: numbers, ..row });
        }
        games
    }

    /// Returns the same matches with the strengths of players as the only parameters.
    pub(crate) fn players_only(&self) -> Games {
        self.restricted(Parameters { players: self.parameters.players.clone(), ..Parameters::default() })
    }

    /// Returns the same matches without the effects of cards.
    pub(crate) fn without_cards(&self) -> Games {
        self.restricted(Parameters { cards: BTreeMap::new(), ..self.parameters.clone() })
    }

    /// Returns the same matches with the first of the parameters.
    fn restricted(&self, parameters: Parameters) -> Games {
        let known = parameters.count() as u32;
        let rows = self.rows.iter().map(|row| {
            let terms = row.terms.iter().filter(|(place, _)| *place != SLOPE && *place < known);
            Row { terms: terms.copied().collect(), ..row.clone() }
        });
        Games { rows: rows.collect(), parameters }
    }

    /// Returns the number of parameters.
    pub(crate) fn parameter_count(&self) -> usize {
        self.parameters.count()
    }

    /// Returns the kind of a parameter: 0 for a player, 1 for an archetype, 2 for a card. Returns `None` for the slope.
    pub(crate) fn kind(&self, place: u32) -> Option<usize> {
        let archetypes = 1 + self.parameters.players.len() as u32;
        let cards = archetypes + self.parameters.archetypes.len() as u32;
        (place != SLOPE).then(|| usize::from(place >= archetypes) + usize::from(place >= cards))
    }

    /// Returns the number of games with a winner.
    pub fn count(&self) -> u32 {
        self.rows.iter().map(Row::games).sum::<f64>() as u32
    }
}

impl Parameters {
    /// Numbers the parameters and scales the worth.
    fn number(&mut self) {
        let mut next = SLOPE + 1;
        let mut number = || {
            next += 1;
            next - 1
        };
        let mut players: Vec<_> = self.players.iter_mut().collect();
        players.sort_unstable_by_key(|(player, _)| **player);
        players.into_iter().for_each(|(_, place)| *place = number());
        self.archetypes.values_mut().for_each(|place| *place = number());
        self.cards.values_mut().for_each(|(place, _)| *place = number());
        let known: Vec<f64> = self.cards.values().map(|(_, worth)| *worth).filter(|worth| worth.is_finite()).collect();
        let count = known.len().max(1) as f64;
        let mean = known.iter().sum::<f64>() / count;
        let deviation = (known.iter().map(|worth| (worth - mean).powi(2)).sum::<f64>() / count).sqrt();
        for (_, worth) in self.cards.values_mut() {
            let scaled = (*worth - mean) / deviation;
            *worth = if scaled.is_finite() { scaled } else { 0.0 };
        }
    }

    fn count(&self) -> usize {
        1 + self.players.len() + self.archetypes.len() + self.cards.len()
    }

    /// Returns the equation of a match between two decks, without result. Unknown parameters are left out.
    fn row(&self, event: u32, observations: &Observations, decks: [u16; 2], players: [u32; 2]) -> Row {
        let mut terms = BTreeMap::<u32, f64>::new();
        for ((deck, player), sign) in decks.into_iter().zip(players).zip([1.0, -1.0]) {
            let Some(deck) = observations.decks.get(usize::from(deck)) else { continue };
            let common = self.players.get(&player).into_iter().chain(self.archetypes.get(&deck.archetype));
            common.for_each(|place| *terms.entry(*place).or_default() += sign);
            for (card, copies) in &deck.main {
                let Some((place, worth)) = self.cards.get(card) else { continue };
                let value = sign * f64::from(*copies);
                *terms.entry(*place).or_default() += value;
                *terms.entry(SLOPE).or_default() += value * worth;
            }
        }
        let terms = terms.into_iter().filter(|(_, value)| *value != 0.0).collect();
        Row { event, terms, wins: [0.0; 2], decks: [0; 2] }
    }
}

/// Prior variances of the three kinds of effects.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Variances {
    /// Of the strength of a player.
    pub player: f64,
    /// Of the effect of an archetype.
    pub archetype: f64,
    /// Of the effect of one copy of a card, beyond its prior mean.
    pub card: f64,
}

impl Variances {
    /// The expectation before any game: standard deviations of 0.3, 0.1 and 0.05.
    pub const EXPECTED: Variances = Variances { player: 0.09, archetype: 0.01, card: 0.0025 };

    fn as_array(self) -> [f64; 3] {
        [self.player, self.archetype, self.card]
    }
}

/// Weight of [`Variances::EXPECTED`], in effects that are known exactly.
const EXPECTED_WEIGHT: f64 = 1.0;

/// A normal approximation of the posterior at given prior variances.
#[derive(Debug, Clone)]
pub(crate) struct Posterior {
    pub(crate) mean: Vec<f64>,
    pub(crate) covariance: Matrix,
    /// Logarithm of the determinant of the inverse covariance.
    log_precision: f64,
}

pub(crate) fn probability(logit: f64) -> f64 {
    1.0 / (1.0 + (-logit).exp())
}

/// Returns the logarithm of [`probability`] without underflow.
pub(crate) fn log_probability(logit: f64) -> f64 {
    -((-logit.abs()).exp().ln_1p()) + logit.min(0.0)
}

/// Returns the factor that shrinks a logit of this variance when the probability is averaged over it (MacKay 1992).
fn moderation(variance: f64) -> f64 {
    1.0 / (1.0 + std::f64::consts::PI * variance.max(0.0) / 8.0).sqrt()
}

/// Nodes and weights of the Gauss-Hermite quadrature for a standard normal distribution.
const QUADRATURE: [(f64, f64); 5] = [
    (0.0, 0.533_333_333),
    (1.355_626_180, 0.222_075_922),
    (-1.355_626_180, 0.222_075_922),
    (2.856_970_014, 0.011_257_411),
    (-2.856_970_014, 0.011_257_411),
];

/// Finds the normal approximation of the posterior by Newton's method with step halving. `precision` is the diagonal of
/// the prior precision; the prior mean is 0. `spreads` are the variances of the logits of the rows: with those of the
/// posterior itself this is the variational approximation, without any (an empty slice) that of Laplace, which
/// underestimates effects.
pub(crate) fn posterior(rows: &[&Row], spreads: &[f64], precision: &[f64], start: &[f64]) -> Posterior {
    let shrinking: Vec<f64> = (0..rows.len()).map(|row| moderation(spreads.get(row).copied().unwrap_or(0.0))).collect();
    // The function whose derivative is the score below.
    let objective = |mean: &[f64]| {
        let prior: f64 = mean.iter().zip(precision).map(|(mean, p)| p * mean * mean).sum();
        let of = |(row, shrink): (&&Row, &f64)| {
            let logit = row.logit(mean);
            row.wins[0] * logit + row.games() / shrink * log_probability(-shrink * logit)
        };
        rows.iter().zip(&shrinking).map(of).sum::<f64>() - 0.5 * prior
    };
    let mut mean = start.to_vec();
    let mut best = objective(&mean);
    let mut factor = None;
    for _ in 0..30 {
        let mut gradient: Vec<f64> = mean.iter().zip(precision).map(|(mean, p)| -p * mean).collect();
        let mut hessian = Matrix::zero(mean.len());
        (0..mean.len()).for_each(|place| hessian[(place, place)] = precision[place]);
        for (row, shrink) in rows.iter().zip(&shrinking) {
            let p = probability(shrink * row.logit(&mean));
            let (score, weight) = (row.wins[0] - row.games() * p, row.games() * shrink * p * (1.0 - p));
            for (number, (place, value)) in row.terms.iter().enumerate() {
                gradient[*place as usize] += value * score;
                let line = hessian.row_mut(*place as usize);
                // The places ascend: this is the lower triangle.
                for (other, factor) in &row.terms[..=number] {
                    line[*other as usize] += weight * value * factor;
                }
            }
        }
        let Some(found) = hessian.cholesky() else { break };
        let step = found.solve(&gradient);
        factor = Some(found);
        if dot(&step, &gradient) < 1e-6 {
            break;
        }
        let mut share = 1.0;
        let next = loop {
            let next: Vec<f64> = mean.iter().zip(&step).map(|(mean, step)| mean + share * step).collect();
            let value = objective(&next);
            if value >= best {
                best = value;
                break Some(next);
            }
            share *= 0.5;
            if share < 1e-3 {
                break None;
            }
        };
        match next {
            Some(next) => mean = next,
            None => break,
        }
    }
    let factor = factor.unwrap_or_else(|| {
        let mut identity = Matrix::zero(mean.len());
        (0..mean.len()).for_each(|place| identity[(place, place)] = 1.0);
        identity
    });
    let log_precision = factor.log_determinant();
    Posterior { covariance: factor.inverse(), mean, log_precision }
}

/// Effect of one copy of a card in the main deck, in logits of winning a game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardEffect {
    /// The card.
    pub card: CardNumber,
    /// Mean of the posterior.
    pub mean: f64,
    /// Bounds of the 80 % interval.
    pub interval: [f64; 2],
    /// Mean before any game of the card: its worth times the fitted slope.
    pub prior: f64,
}

impl CardEffect {
    /// Returns a logit as a difference in win rate, starting at 50 %.
    pub fn as_win_rate(logit: f64) -> f64 {
        probability(logit) - 0.5
    }
}

/// The fitted model.
#[derive(Debug, Clone)]
pub struct Model {
    parameters: Parameters,
    posterior: Posterior,
    /// Prior variances, from the data.
    pub variances: Variances,
    /// Effects of cards, in the order of their numbers.
    pub cards: Vec<CardEffect>,
}

/// Steps of the search for the variances, and the relative change that ends it.
const VARIANCE_STEPS: usize = 25;
const VARIANCE_CHANGE: f64 = 0.02;

/// Prior of the variance of card effects, over which the model is averaged because the variance itself is uncertain.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum VariancePrior {
    /// An inverse gamma distribution: cards differ. Intervals have it, because they are shown only if the check finds
    /// effects.
    Effects,
    /// One half for no card effect at all, and one half for a half-Cauchy distribution of the standard deviation
    /// (Gelman 2006). Predictions have it.
    NoEffectsPossible,
}

impl VariancePrior {
    /// Returns the factor between neighbours on the logarithmic grid of variances, and the number of steps in each
    /// direction from the best one.
    fn grid(self) -> (f64, i32) {
        match self {
            VariancePrior::Effects => (std::f64::consts::SQRT_2, 4),
            VariancePrior::NoEffectsPossible => (2.0, 6),
        }
    }

    /// Returns the logarithm of the weight of a variance of 0, relative to the densities on the grid. Returns
    /// `None` for a prior that excludes it.
    fn weight_of_none(self) -> Option<f64> {
        let (factor, _) = self.grid();
        // The integral of the density: half of the probability.
        let integral = std::f64::consts::PI * Variances::EXPECTED.card.sqrt();
        (self == VariancePrior::NoEffectsPossible).then(|| (integral / factor.ln()).ln())
    }

    /// Returns the logarithm of the density with respect to the logarithm of the variance, without a constant.
    fn density(self, variance: f64) -> f64 {
        let ratio = Variances::EXPECTED.card / variance;
        match self {
            VariancePrior::Effects => -EXPECTED_WEIGHT / 2.0 * (variance.ln() + ratio),
            VariancePrior::NoEffectsPossible => 0.5 * variance.ln() - (1.0 / ratio).ln_1p(),
        }
    }
}

/// Precision of an effect that is certainly 0.
const CERTAIN: f64 = 1e8;

/// Relative weight of a variance below which those further away from the best one are left out.
const SMALLEST_WEIGHT: f64 = 1e-3;

/// The posterior averaged over the variance of card effects.
#[derive(Debug, Clone)]
pub(crate) struct Mixture {
    /// Weights, with sum 1, and posteriors at one variance each.
    parts: Vec<(f64, Posterior)>,
}

impl Mixture {
    /// Averages over a grid around the best variances.
    pub(crate) fn new(
        parameters: &Parameters,
        rows: &[&Row],
        (variances, best): (Variances, &Posterior),
        prior: VariancePrior,
    ) -> Mixture {
        if parameters.cards.is_empty() {
            return Mixture { parts: vec![(1.0, best.clone())] };
        }
        let spreads = best.spreads(rows);
        let (factor, steps) = prior.grid();
        let weighed = |precision: &[f64], density: f64| {
            let first = posterior(rows, &spreads, precision, &best.mean);
            let found = posterior(rows, &first.spreads(rows), precision, &first.mean);
            (found.evidence(rows, precision) + density, found)
        };
        let part = |step: i32| {
            let card = variances.card * factor.powi(step);
            weighed(&precisions(parameters, Variances { card, ..variances }), prior.density(card))
        };
        let mut parts = vec![part(0)];
        let mut top = parts[0].0;
        for direction in [-1, 1] {
            for step in 1..=steps {
                parts.push(part(direction * step));
                let weight = parts[parts.len() - 1].0;
                top = top.max(weight);
                if weight < top + SMALLEST_WEIGHT.ln() {
                    break;
                }
            }
        }
        if let Some(weight) = prior.weight_of_none() {
            let mut precision = precisions(parameters, Variances { card: 1.0 / CERTAIN, ..variances });
            precision[SLOPE as usize] = CERTAIN;
            parts.push(weighed(&precision, weight));
            top = top.max(parts[parts.len() - 1].0);
        }
        let total: f64 = parts.iter().map(|(weight, _)| (weight - top).exp()).sum();
        parts.iter_mut().for_each(|(weight, _)| *weight = (*weight - top).exp() / total);
        Mixture { parts }
    }

    /// Returns the probability that the first side wins a game.
    pub(crate) fn predict(&self, row: &Row) -> f64 {
        self.parts.iter().map(|(weight, found)| weight * probability(found.predict(row))).sum()
    }
}

/// Prior precisions of all parameters.
fn precisions(parameters: &Parameters, variances: Variances) -> Vec<f64> {
    let mut precision = vec![1.0 / SLOPE_VARIANCE];
    let sizes = [parameters.players.len(), parameters.archetypes.len(), parameters.cards.len()];
    for (size, variance) in sizes.into_iter().zip(variances.as_array()) {
        precision.extend(std::iter::repeat_n(1.0 / variance, size));
    }
    precision
}

/// Fits the variances and the posterior: the fixed-point iteration of MacKay for the marginal likelihood.
pub(crate) fn empirical_bayes(
    parameters: &Parameters,
    rows: &[&Row],
    start: Option<(Variances, &[f64])>,
) -> (Variances, Posterior) {
    let (mut variances, mut mean) = match start {
        Some((variances, mean)) => (variances, mean.to_vec()),
        None => (Variances::EXPECTED, vec![0.0; parameters.count()]),
    };
    let sizes = [parameters.players.len(), parameters.archetypes.len(), parameters.cards.len()];
    let mut found = posterior(rows, &[], &precisions(parameters, variances), &mean);
    for _ in 0..VARIANCE_STEPS {
        let mut next = variances.as_array();
        let (mut begin, mut change) = (1, 0.0f64);
        for ((size, variance), expected) in sizes.into_iter().zip(&mut next).zip(Variances::EXPECTED.as_array()) {
            let places = begin..begin + size;
            begin += size;
            let squares: f64 = found.mean[places.clone()].iter().map(|mean| mean * mean).sum();
            let left: f64 = places.map(|place| found.covariance[(place, place)]).sum::<f64>() / *variance;
            let known = (size as f64 - left).max(0.0);
            let better = (squares + EXPECTED_WEIGHT * expected) / (known + EXPECTED_WEIGHT);
            change = change.max((better / *variance).ln().abs());
            *variance = better.clamp(1e-6, 10.0);
        }
        variances = Variances { player: next[0], archetype: next[1], card: next[2] };
        let spreads = found.spreads(rows);
        mean = found.mean;
        found = posterior(rows, &spreads, &precisions(parameters, variances), &mean);
        if change < VARIANCE_CHANGE {
            break;
        }
    }
    (variances, found)
}

impl Model {
    /// Fits the model. `previous` speeds up the fit of nearly the same games.
    pub fn fit(games: &Games, previous: Option<&Model>) -> Model {
        let rows: Vec<&Row> = games.rows.iter().collect();
        let parameters = games.parameters.clone();
        let same = previous.filter(|previous| previous.posterior.mean.len() == parameters.count());
        let start = same.map(|previous| (previous.variances, previous.posterior.mean.as_slice()));
        let (variances, found) = empirical_bayes(&parameters, &rows, start);
        let mixture = Mixture::new(&parameters, &rows, (variances, &found), VariancePrior::Effects);
        let mut model = Model { parameters, posterior: found, variances, cards: Vec::new() };
        model.cards = model.effects(&rows, &mixture);
        model
    }

    /// Returns the effects of all cards, averaged over the uncertainty of their variance.
    fn effects(&self, rows: &[&Row], mixture: &Mixture) -> Vec<CardEffect> {
        let widening = self.widening(rows, &self.posterior.spreads(rows));
        let cards = self.parameters.cards.iter().map(|(card, (place, worth))| {
            let part = |(weight, found): &(f64, Posterior)| {
                let mean = found.mean[*place as usize] + worth * found.mean[SLOPE as usize];
                [*weight, mean, (widening * found.variance(*place, *worth)).sqrt()]
            };
            let parts: Vec<[f64; 3]> = mixture.parts.iter().map(part).collect();
            CardEffect {
                card: *card,
                mean: parts.iter().map(|[weight, mean, _]| weight * mean).sum(),
                interval: [quantile(&parts, 0.1), quantile(&parts, 0.9)],
                prior: worth * self.posterior.mean[SLOPE as usize],
            }
        });
        cards.collect()
    }

    /// Returns the factor that variances grow by because games of one deck depend on each other (the design effect):
    /// the sandwich variance divided by that of the model, on average over the cards, at least 1. `spreads` are the
    /// variances of the logits of the rows.
    fn widening(&self, rows: &[&Row], spreads: &[f64]) -> f64 {
        let clusters = Clusters::new(rows, spreads, &self.posterior.mean);
        let precision = precisions(&self.parameters, self.variances);
        let ratios = self.parameters.cards.values().map(|(place, worth)| {
            let direction = self.posterior.direction(*place, *worth);
            clusters.variance(&direction, &precision) / self.posterior.variance(*place, *worth)
        });
        let count = self.parameters.cards.len().max(1) as f64;
        (ratios.sum::<f64>() / count).max(1.0)
    }

    /// Adds the result of one more match without fitting again: one Newton step from the posterior. Players, archetypes
    /// and cards that the model does not know are left out, and intervals are those of the last fit.
    pub fn add(&mut self, observations: &Observations, decks: [u16; 2], players: [u32; 2], wins: [u8; 2]) {
        let row = Row { wins: wins.map(f64::from), ..self.parameters.row(0, observations, decks, players) };
        let posterior = &mut self.posterior;
        let size = posterior.covariance.size();
        let mut gain = vec![0.0; size];
        for (place, value) in &row.terms {
            let line = posterior.covariance.row(*place as usize);
            gain.iter_mut().zip(line).for_each(|(gain, covariance)| *gain += value * covariance);
        }
        let spread = row.logit(&gain);
        let shrink = moderation(spread);
        let p = probability(shrink * row.logit(&posterior.mean));
        let weight = row.games() * shrink * p * (1.0 - p);
        let share = 1.0 / (1.0 + weight * spread);
        let score = row.wins[0] - row.games() * p;
        for (place, own) in gain.iter().enumerate() {
            let factor = own * weight * share;
            let line = posterior.covariance.row_mut(place);
            line.iter_mut().zip(&gain).for_each(|(covariance, other)| *covariance -= factor * other);
            posterior.mean[place] += own * share * score;
        }
        for (effect, (place, worth)) in self.cards.iter_mut().zip(self.parameters.cards.values()) {
            let step = |place: u32| gain[place as usize] * share * score;
            let change = step(*place) + worth * step(SLOPE);
            effect.mean += change;
            effect.interval = effect.interval.map(|bound| bound + change);
        }
    }

    /// Returns the strength of a player, in logits of winning a game. Returns `None` without games.
    pub fn player(&self, player: u32) -> Option<f64> {
        self.parameters.players.get(&player).map(|place| self.posterior.mean[*place as usize])
    }

    /// Returns the effects of archetypes, in logits of winning a game.
    pub fn archetypes(&self) -> Vec<(Archetype, f64)> {
        let effects = self.parameters.archetypes.iter();
        effects.map(|(archetype, place)| (*archetype, self.posterior.mean[*place as usize])).collect()
    }
}

impl Posterior {
    /// Returns the covariances of a card's effect with all parameters.
    fn direction(&self, place: u32, worth: f64) -> Vec<f64> {
        let [card, slope] = [place, SLOPE].map(|place| self.covariance.row(place as usize));
        card.iter().zip(slope).map(|(card, slope)| card + worth * slope).collect()
    }

    /// Returns the variance of a card's effect.
    fn variance(&self, place: u32, worth: f64) -> f64 {
        let covariance = |a: u32, b: u32| self.covariance[(a as usize, b as usize)];
        covariance(place, place) + 2.0 * worth * covariance(place, SLOPE) + worth * worth * covariance(SLOPE, SLOPE)
    }

    /// Returns the variance of the logit of a row.
    fn spread(&self, row: &Row) -> f64 {
        row.terms.iter().map(|(place, value)| value * row.logit(self.covariance.row(*place as usize))).sum()
    }

    fn spreads(&self, rows: &[&Row]) -> Vec<f64> {
        rows.iter().map(|row| self.spread(row)).collect()
    }

    /// Returns the logit of the first side winning a game, shrunken by the uncertainty of the parameters.
    pub(crate) fn predict(&self, row: &Row) -> f64 {
        row.logit(&self.mean) * moderation(self.spread(row))
    }

    /// Returns the variational lower bound of the logarithm of the marginal likelihood.
    fn evidence(&self, rows: &[&Row], precision: &[f64]) -> f64 {
        let likelihood = rows.iter().map(|row| {
            let (mean, deviation) = (row.logit(&self.mean), self.spread(row).max(0.0).sqrt());
            let losses = QUADRATURE.iter().map(|(node, weight)| weight * log_probability(-mean - deviation * node));
            row.wins[0] * mean + row.games() * losses.sum::<f64>()
        });
        let prior = precision.iter().enumerate().map(|(place, p)| {
            p.ln() - p * (self.covariance[(place, place)] + self.mean[place] * self.mean[place]) + 1.0
        });
        likelihood.sum::<f64>() + 0.5 * (prior.sum::<f64>() - self.log_precision)
    }
}

/// Scores summed by cluster, for the sandwich variance.
struct Clusters {
    /// Scores of the clusters, and of the rows that two clusters share.
    clusters: Vec<Vec<(u32, f64)>>,
    shared: Vec<Vec<(u32, f64)>>,
}

impl Clusters {
    /// Collects the scores by deck. A match belongs to the clusters of both decks. `spreads` are the variances of the
    /// logits of the rows.
    fn new(rows: &[&Row], spreads: &[f64], mean: &[f64]) -> Clusters {
        let mut sums = BTreeMap::<u32, BTreeMap<u32, f64>>::new();
        let mut shared = Vec::new();
        for (row, spread) in rows.iter().zip(spreads) {
            let score = row.wins[0] - row.games() * probability(row.logit(mean) * moderation(*spread));
            let scores: Vec<(u32, f64)> = row.terms.iter().map(|(place, value)| (*place, value * score)).collect();
            for deck in row.decks {
                let sum = sums.entry(deck).or_default();
                scores.iter().for_each(|(place, value)| *sum.entry(*place).or_default() += value);
            }
            shared.push(scores);
        }
        let clusters = sums.into_values().map(|sum| sum.into_iter().collect()).collect();
        Clusters { clusters, shared }
    }

    /// Returns the sandwich variance in a direction (a row of the inverse of the Hessian).
    fn variance(&self, direction: &[f64], precision: &[f64]) -> f64 {
        let square = |scores: &Vec<(u32, f64)>| {
            let sum: f64 = scores.iter().map(|(place, value)| value * direction[*place as usize]).sum();
            sum * sum
        };
        let prior: f64 = direction.iter().zip(precision).map(|(value, p)| p * value * value).sum();
        let clusters: f64 = self.clusters.iter().map(square).sum();
        let shared: f64 = self.shared.iter().map(square).sum();
        prior + clusters - shared
    }
}

/// Returns a quantile of a mixture of normal distributions: weight, mean, standard deviation.
fn quantile(mixture: &[[f64; 3]], share: f64) -> f64 {
    let below = |value: f64| {
        let sum: f64 = mixture.iter().map(|[weight, mean, sd]| weight * normal_share((value - mean) / sd)).sum();
        sum / mixture.iter().map(|[weight, ..]| weight).sum::<f64>()
    };
    let reach = |sign: f64| mixture.iter().map(move |[_, mean, sd]| mean + sign * 4.0 * sd);
    let mut low = reach(-1.0).fold(f64::INFINITY, f64::min);
    let mut high = reach(1.0).fold(f64::NEG_INFINITY, f64::max);
    for _ in 0..40 {
        let middle = 0.5 * (low + high);
        if below(middle) < share { low = middle } else { high = middle }
    }
    0.5 * (low + high)
}

/// Returns the distribution function of the standard normal distribution (Abramowitz and Stegun 7.1.26; error below
/// 1e-7).
fn normal_share(value: f64) -> f64 {
    let x = value.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let polynomial = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592]
        .iter()
        .fold(0.0, |sum, a| (sum + a) * t);
    let tail = 0.5 * polynomial * (-x * x).exp();
    if value < 0.0 { tail } else { 1.0 - tail }
}

#[cfg(test)]
mod tests {
    use super::{normal_share, quantile};

    /// Quantile of the standard normal distribution at 90 %.
    const Z_80: f64 = 1.281_552;

    #[test]
    fn quantiles_of_a_normal_distribution_are_those_of_the_table() {
        assert!((normal_share(Z_80) - 0.9).abs() < 1e-6 && (normal_share(-1.0) - 0.158_655).abs() < 1e-6);
        assert!((quantile(&[[0.3, 2.0, 0.5]], 0.9) - (2.0 + 0.5 * Z_80)).abs() < 1e-6);
        let two = [[1.0, -1.0, 0.1], [1.0, 1.0, 0.1]];
        assert!(quantile(&two, 0.5).abs() < 0.7 && quantile(&two, 0.1) < -0.9);
    }
}
