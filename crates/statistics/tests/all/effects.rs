//! The model of game results, on simulated leagues with known effects.

use statistics::{Games, HeldOut, Model, Observations, Population};

use crate::league::{League, Simulated};

/// Small enough for every test run; the example `simulate` has the full size.
const SMALL: League =
    League { events: 40, players: 16, regulars: 24, cards: 50, rounds: 3, card_effect: 0.08, ..League::SEASON };

fn games(simulated: &Simulated) -> Games {
    Games::new(simulated.numbered(), Population::People, &simulated.worth)
}

/// Effects of cards that mostly follow their worth, and weak ones.
const FOLLOWING: League = League { card_effect: 0.04, slope: 0.08, ..SMALL };
const WEAK: League = League { card_effect: 0.04, slope: 0.02, ..SMALL };
const NONE: League = League { card_effect: 0.0, slope: 0.0, archetype_effect: 0.0, ..SMALL };

/// The share of a league has a standard deviation of 6 to 7 points, because its cards share decks and one variance: 60
/// leagues measure it with a standard error of 0.9 points.
#[test]
fn true_effects_lie_in_four_of_five_intervals() {
    for size in [SMALL, FOLLOWING, WEAK] {
        let (mut inside, mut all) = (0u32, 0u32);
        for seed in 0..60 {
            let simulated = Simulated::new(&size, seed, 0);
            for effect in Model::fit(&games(&simulated), None).cards {
                let [low, high] = effect.interval;
                assert!(low < effect.mean && effect.mean < high);
                inside += u32::from((low..=high).contains(&simulated.effects[&effect.card]));
                all += 1;
            }
        }
        let share = f64::from(inside) / f64::from(all);
        assert!((share - 0.8).abs() <= 0.03, "{inside} of {all}: {size:?}");
    }
}

#[test]
fn the_model_predicts_better_than_win_rates_and_its_effects_are_shown() {
    for (size, seed) in [SMALL, FOLLOWING].into_iter().flat_map(|size| (0..5).map(move |seed| (size, seed))) {
        let check = HeldOut::check(&games(&Simulated::new(&size, seed, 0))).unwrap();
        let loss = check.log_loss;
        assert!(loss.model < loss.rates && loss.model < loss.players, "league {seed}: {check:?}");
        assert!(check.shows_effects() && check.events == 40 && check.games > 1500, "league {seed}: {check:?}");
    }
}

/// If no card has any effect, nothing can be better than the strengths of players. The model is as good, and better than
/// win rates on average; in a single league, the difference from win rates is chance.
#[test]
fn effects_that_do_not_exist_are_not_shown_and_do_not_make_predictions_worse() {
    let (mut sum, mut extra) = (0.0, 0.0);
    for seed in 0..8 {
        let check = HeldOut::check(&games(&Simulated::new(&NONE, seed, 0))).unwrap();
        assert!(!check.shows_effects(), "league {seed}: {check:?}");
        let gain = check.gain_over_rates;
        assert!(gain.mean > -2.0 * gain.standard_error, "league {seed}: {check:?}");
        sum += gain.mean;
        extra += check.log_loss.model - check.log_loss.archetypes;
    }
    assert!(sum > 0.0, "{sum}");
    // The form with players and archetypes only is the true one: cards cost the model next to nothing.
    assert!(extra / 8.0 < 0.0003, "{}", extra / 8.0);
}

/// Archetypes that differ are no reason to show effects of cards.
#[test]
fn effects_of_archetypes_alone_show_no_effects_of_cards() {
    for seed in 0..8 {
        let archetypes = League { archetype_effect: 0.4, ..NONE };
        let check = HeldOut::check(&games(&Simulated::new(&archetypes, seed, 0))).unwrap();
        assert!(check.log_loss.archetypes < check.log_loss.players, "league {seed}: {check:?}");
        assert!(!check.shows_effects(), "league {seed}: {check:?}");
    }
}

/// A fit of thousands of players would take hours: the older events are left out.
#[test]
fn a_fit_has_at_most_a_thousand_players_those_of_the_last_events() {
    let simulated = Simulated::new(&League { events: 30, players: 64, regulars: 64, ..SMALL }, 1, 0);
    let apart: Vec<Observations> = simulated
        .numbered()
        .map(|(number, event)| {
            let mut event = event.clone();
            event.seats.iter_mut().for_each(|seat| seat.player += number * 64);
            event
        })
        .collect();
    let numbered = || apart.iter().enumerate().map(|(number, event)| (number as u32, event));
    let since = |first: usize| Games::new(numbered().skip(first), Population::People, &simulated.worth).count();
    // Sixteen events have 1,024 players.
    assert_eq!(since(0), since(14));
    assert!(since(15) < since(0));
    // With 64 players in all events, all of them are used.
    assert!(games(&simulated).count() > since(0));
}

#[test]
fn fewer_than_ten_events_are_no_check() {
    let simulated = Simulated::new(&League { events: 9, ..SMALL }, 1, 0);
    assert_eq!(HeldOut::check(&games(&simulated)), None);
}

#[test]
fn no_games_give_a_model_without_effects() {
    let none = Games::new(std::iter::empty(), Population::People, &Default::default());
    let model = Model::fit(&none, None);
    assert!(model.cards.is_empty() && none.count() == 0 && model.player(1).is_none());
}

#[test]
fn cards_without_games_of_the_population_are_not_estimated() {
    let simulated = Simulated::new(&League { events: 2, ..SMALL }, 1, 0);
    let bots = Games::new(simulated.numbered(), Population::Bots, &simulated.worth);
    assert_eq!((bots.count(), Model::fit(&bots, None).cards.len()), (0, 0));
}

/// Results that are added one by one move the estimates nearly as a fit with all of them does.
#[test]
fn added_results_are_close_to_a_new_fit() {
    let simulated = Simulated::new(&SMALL, 2, 0);
    let mut earlier = simulated.events.clone();
    let last: &Observations = simulated.events.last().unwrap();
    earlier.last_mut().unwrap().matches.clear();
    let numbered = earlier.iter().enumerate().map(|(number, event)| (number as u32, event));
    let before = Model::fit(&Games::new(numbered, Population::People, &simulated.worth), None);
    let after = Model::fit(&games(&simulated), Some(&before));
    let mut updated = before.clone();
    for played in &last.matches {
        let players = last.seats_of(played).unwrap().map(|seat| seat.player);
        updated.add(last, played.decks, players, played.wins);
    }
    let distance =
        |a: &Model, b: &Model| a.cards.iter().zip(&b.cards).map(|(a, b)| (a.mean - b.mean).powi(2)).sum::<f64>().sqrt();
    assert!(distance(&updated, &after) < 0.5 * distance(&before, &after));
    let strengths = |model: &Model| last.seats.iter().map(|seat| model.player(seat.player).unwrap()).collect();
    let [before, updated, after]: [Vec<f64>; 3] = [&before, &updated, &after].map(strengths);
    let distance = |a: &[f64]| a.iter().zip(&after).map(|(a, b)| (a - b).powi(2)).sum::<f64>();
    assert!(distance(&updated) < 0.25 * distance(&before));
}

/// With many more games than parameters the prior no longer matters: the fit is the one that maximizes the likelihood.
#[test]
fn the_strength_of_a_player_who_always_meets_the_same_one_is_the_logit_of_the_record() {
    let simulated = Simulated::new(&League { events: 1, players: 8, cards: 40, ..SMALL }, 1, 0);
    let mut event = simulated.events[0].clone();
    // Equal decks: only the players differ.
    for deck in &mut event.decks {
        *deck = statistics::Deck { seat: deck.seat, ..simulated.events[0].decks[0].clone() };
    }
    event.matches = vec![event.matches[0].clone(); 600];
    for (number, played) in event.matches.iter_mut().enumerate() {
        (played.decks, played.wins) = ([0, 1], if number % 3 == 0 { [0, 2] } else { [2, 0] });
    }
    let games = Games::new([(1, &event)].into_iter(), Population::People, &simulated.worth);
    let model = Model::fit(&games, None);
    let [first, second] = [0, 1].map(|seat: usize| model.player(event.seats[seat].player).unwrap());
    assert!((first - second - 2f64.ln()).abs() < 0.05, "{first} {second}");
}
