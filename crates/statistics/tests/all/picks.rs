//! Strength of preference in picks.

use model::CardNumber;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use statistics::{Pick, Stage, preferences};

fn card(number: u16) -> CardNumber {
    CardNumber { set: "HMW".parse().unwrap(), token: false, number }
}

/// Choices of players whose true log strength of card n is n / 10.
fn choices(count: usize) -> Vec<Pick> {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let choices = (0..count).map(|_| {
        let options: Vec<u16> = (0..rng.random_range(2..8)).map(|_| rng.random_range(0..20)).collect();
        let strengths: Vec<f64> = options.iter().map(|number| (f64::from(*number) / 10.0).exp()).collect();
        let mut rest = rng.random::<f64>() * strengths.iter().sum::<f64>();
        let taken = strengths.iter().position(|strength| {
            rest -= strength;
            rest < 0.0
        });
        let taken = card(options[taken.unwrap_or(0)]);
        let options = options.into_iter().map(card).collect();
        Pick { seat: 0, stage: Stage::Cards, round: 1, number: 1, options, taken }
    });
    choices.collect()
}

#[test]
fn the_true_strengths_are_found() {
    let choices = choices(20_000);
    let found = preferences(choices.iter(), Stage::Cards, &[]);
    assert_eq!(found.len(), 20);
    for (number, line) in found.iter().enumerate() {
        let truth = number as f64 / 10.0 - 0.95;
        assert!((line.log_strength - truth).abs() < 0.12, "{line:?}, truth {truth}");
    }
    let again = preferences(choices.iter(), Stage::Cards, &found);
    assert!(found.iter().zip(&again).all(|(a, b)| (a.log_strength - b.log_strength).abs() < 1e-3));
}

#[test]
fn stages_are_apart_and_a_choice_of_one_card_says_nothing() {
    let mut choices = choices(50);
    assert!(preferences(choices.iter(), Stage::Leaders, &[]).is_empty());
    let before = preferences(choices.iter(), Stage::Cards, &[]);
    let only = Pick { options: vec![card(77)], taken: card(77), ..choices[0].clone() };
    choices.push(only);
    assert_eq!(preferences(choices.iter(), Stage::Cards, &[]), before);
}

#[test]
fn a_card_that_was_never_taken_has_a_finite_strength() {
    let pick = |taken| Pick {
        seat: 0,
        stage: Stage::Cards,
        round: 1,
        number: 1,
        options: vec![card(1), card(2)],
        taken: card(taken),
    };
    let found = preferences([pick(1), pick(1), pick(1)].iter(), Stage::Cards, &[]);
    assert!(found[0].log_strength > found[1].log_strength && found[1].log_strength.is_finite());
    assert_eq!(found[0].offered, 3);
}
