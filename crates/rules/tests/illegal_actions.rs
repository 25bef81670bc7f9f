//! Reasons why actions are not legal, and options that would change nothing, in random games.

use std::sync::Arc;

use model::{CardId, CardType};
use rules::{Action, CardBook, CardIndex, CardZone, Counter, Deck, Game, IllegalReason, QuestionKind, Rng};

fn book() -> Arc<CardBook> {
    CardBook::embedded().expect("the embedded data load")
}

fn deck(rng: &mut Rng) -> Deck {
    let book = book();
    let set = "SOR".parse().expect("a set code");
    let of = |kinds: &[CardType]| -> Vec<CardId> {
        let cards = book.catalog().cards_of(set).filter(|card| kinds.contains(&card.kind));
        cards.map(|card| card.id).collect()
    };
    let mut pick = |from: &[CardId]| from[rng.next_below(from.len() as u32) as usize];
    let all = of(&[CardType::Unit, CardType::Event, CardType::Upgrade]);
    let (leaders, bases) = (of(&[CardType::Leader]), of(&[CardType::Base]));
    Deck { leaders: vec![pick(&leaders)], base: pick(&bases), cards: (0..50).map(|_| pick(&all)).collect() }
}

/// Returns all actions that a user might try when an action is expected.
fn thinkable(game: &Game) -> Vec<Action> {
    let all: Vec<CardIndex> = (0..game.state.cards().len()).map(|at| CardIndex(at as u16)).collect();
    let there = |place: CardZone| all.iter().copied().filter(move |card| game.state.card(*card).place == place);
    let mut found = vec![Action::Pass, Action::Take(Counter::Initiative), Action::Take(Counter::Blast)];
    for card in there(CardZone::Hand).chain(there(CardZone::Discard)).chain(there(CardZone::BaseZone)) {
        found.push(Action::Play { card, onto: CardIndex::NONE, alternative: false });
        found.extend(there(CardZone::Arena).map(|onto| Action::Play { card, onto, alternative: false }));
        found.push(Action::Deploy(card));
    }
    for attacker in there(CardZone::Arena) {
        let targets = there(CardZone::Arena).chain(there(CardZone::BaseZone));
        found.extend(targets.map(|target| Action::Attack { attacker, target }));
    }
    for card in there(CardZone::Arena).chain(there(CardZone::BaseZone)) {
        let def = game.def(card);
        let abilities = def.front.abilities.iter().chain(&def.unit.abilities);
        found.extend(abilities.map(|ability| Action::Use { card, ability: *ability }));
    }
    found
}

/// A listed action has no reason against it. Any other has a reason that names a rule, and is rejected.
#[test]
fn every_action_is_listed_or_has_an_illegal_reason() {
    let (mut legal, mut refused) = (0, 0);
    for seed in 0..25 {
        let mut rng = Rng::seeded(seed);
        let decks = [deck(&mut rng), deck(&mut rng)];
        let mut game = Game::new(book(), &decks, seed).expect("playable decks");
        for _ in 0..150 {
            if game.question().is_some_and(|question| question.ask == QuestionKind::Action) {
                for action in thinkable(&game) {
                    let listed = game.legal_actions().contains(&action);
                    match game.illegal_reason(action) {
                        None => {
                            assert!(listed, "seed {seed}: {action:?}");
                            legal += 1;
                        }
                        Some(why) => {
                            assert!(!listed, "seed {seed}: {action:?}");
                            refused += 1;
                            let known = !matches!(why, IllegalReason::NotAnOption(_) | IllegalReason::OtherQuestion(_));
                            assert!(known, "seed {seed}: no reason against {action:?}");
                        }
                    }
                }
            }
            let options = game.legal_actions();
            if options.is_empty() {
                break;
            }
            let action = options[rng.next_below(options.len() as u32) as usize];
            game.play(action).expect("a listed action is accepted");
        }
    }
    assert!(legal > 1000 && refused > 10_000, "{legal} legal, {refused} refused");
}

/// CR 6.2.2C: an option reported as having no effect leaves all cards unchanged, except for those used to pay.
#[test]
fn an_option_reported_as_without_effect_changes_nothing() {
    let mut found = 0;
    for seed in 0..40 {
        let mut rng = Rng::seeded(seed);
        let decks = [deck(&mut rng), deck(&mut rng)];
        let mut game = Game::new(book(), &decks, seed).expect("playable decks");
        for _ in 0..150 {
            if game.question().is_none() {
                break;
            }
            let options = game.legal_actions();
            if let Some(action) = options.iter().find(|action| game.has_no_effect(**action) == Some(true)) {
                found += 1;
                let before = game.state.clone();
                let mut copy = game.clone();
                copy.play(*action).expect("legal");
                while copy.question().is_some_and(|next| next.ask != QuestionKind::Action) {
                    let options = copy.legal_actions();
                    copy.play(options[rng.next_below(options.len() as u32) as usize]).expect("legal");
                }
                for (at, (was, is)) in before.cards().iter().zip(copy.state.cards()).enumerate() {
                    let paid = action.cards().any(|card| card.at() == at);
                    let same = was.place == is.place && was.damage == is.damage && was.controller == is.controller;
                    let costs = matches!(action, Action::Play { .. } | Action::Use { .. });
                    assert!(paid && costs || same, "seed {seed}: {action:?} changes card {at}");
                }
            }
            let options = game.legal_actions();
            let action = options[rng.next_below(options.len() as u32) as usize];
            game.play(action).expect("a listed action is accepted");
        }
    }
    assert!(found > 50, "{found} options without effect");
}
