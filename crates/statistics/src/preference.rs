//! Strength of preference from picks: the Plackett-Luce model.

use std::collections::BTreeMap;

use model::CardNumber;

use crate::observation::{Pick, Stage};

/// Largest number of choices that a fit uses: the last ones given. Enough for a standard error of about 5 %.
pub const MOST_CHOICES: usize = 100_000;

/// Weight of the prior: each card wins and loses this many choices against a card of strength 1.
const PRIOR: f64 = 0.5;
/// Limits of the iteration.
const STEPS: usize = 500;
const PRECISION: f64 = 1e-4;

/// Strength of a card: in a pack with cards of strengths a, b, c, it is taken with the probability a / (a + b + c).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Preference {
    /// The card.
    pub card: CardNumber,
    /// Natural logarithm of the strength. The mean over all cards is 0.
    pub log_strength: f64,
    /// Number of choices that offered the card.
    pub offered: u32,
}

/// Fits the strengths of all cards of a stage by minorization-maximization (Hunter 2004), starting at `start` if given.
/// Choices with one option are skipped. The result is in the order of the cards' numbers.
pub fn preferences<'a>(
    picks: impl DoubleEndedIterator<Item = &'a Pick>,
    stage: Stage,
    start: &[Preference],
) -> Vec<Preference> {
    let choices = picks.rev().filter(|pick| pick.stage == stage && pick.options.len() > 1);
    let choices: Vec<&Pick> = choices.take(MOST_CHOICES).collect();
    let mut index = BTreeMap::new();
    choices.iter().flat_map(|pick| &pick.options).for_each(|card| {
        index.insert(*card, 0u32);
    });
    index.values_mut().zip(0..).for_each(|(place, number)| *place = number);
    let (mut ends, mut options) = (Vec::with_capacity(choices.len()), Vec::<u32>::new());
    let (mut wins, mut offered) = (vec![PRIOR; index.len()], vec![0u32; index.len()]);
    for pick in &choices {
        let begin = options.len();
        options.extend(pick.options.iter().filter_map(|card| index.get(card)).copied());
        ends.push(options.len());
        if let Some(place) = index.get(&pick.taken) {
            wins[*place as usize] += 1.0;
        }
        options[begin..].iter().for_each(|place| offered[*place as usize] += 1);
    }
    let known: BTreeMap<CardNumber, f64> = start.iter().map(|line| (line.card, line.log_strength)).collect();
    let mut strengths: Vec<f64> = index.keys().map(|card| known.get(card).copied().unwrap_or(0.0).exp()).collect();
    for _ in 0..STEPS {
        let mut exposure: Vec<f64> = strengths.iter().map(|strength| 2.0 * PRIOR / (strength + 1.0)).collect();
        let mut begin = 0;
        for end in &ends {
            let pack = &options[begin..*end];
            let share = 1.0 / pack.iter().map(|place| strengths[*place as usize]).sum::<f64>();
            pack.iter().for_each(|place| exposure[*place as usize] += share);
            begin = *end;
        }
        let mut change = 0.0f64;
        for ((strength, wins), exposure) in strengths.iter_mut().zip(&wins).zip(&exposure) {
            let next = wins / exposure;
            change = change.max((next / *strength).ln().abs());
            *strength = next;
        }
        if change < PRECISION {
            break;
        }
    }
    let logs: Vec<f64> = strengths.iter().map(|strength| strength.ln()).collect();
    let mean = logs.iter().sum::<f64>() / logs.len().max(1) as f64;
    let lines = index.into_keys().zip(logs).zip(offered);
    lines.map(|((card, log), offered)| Preference { card, log_strength: log - mean, offered }).collect()
}
