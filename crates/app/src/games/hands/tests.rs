use rules::Seat;

use super::*;
use crate::contract::{AutoAnswers, CardCount, RulesEdition, SeatKind};
use crate::games::record::{GameStart, StartSeat, StoredDeck};

fn number(card: CardIndex) -> CardNumber {
    format!("SOR_{:03}", card.at() + 100).parse().unwrap()
}

fn numbers(cards: &[u16]) -> Vec<CardNumber> {
    cards.iter().map(|card| number(CardIndex(*card))).collect()
}

#[test]
fn the_opening_hand_is_the_one_after_mulligans_and_later_draws_are_drawn() {
    let (one, two) = (Seat(0), Seat(1));
    let drew =
        |player, cards: &[u16]| LogEvent::Drew { player, cards: cards.iter().map(|card| CardIndex(*card)).collect() };
    let log = [
        drew(one, &[1, 2]),
        drew(two, &[11, 12]),
        LogEvent::Mulligan { player: one, taken: true },
        drew(one, &[3, 4, 4]),
        LogEvent::Mulligan { player: two, taken: false },
        LogEvent::Resourced { player: two, card: CardIndex(11) },
        LogEvent::Phase { phase: Phase::Action, round: 1 },
        drew(one, &[5]),
        LogEvent::Played { player: one, card: CardIndex(3), onto: None, cost: 2, smuggled: false },
    ];
    let [first, second] = hand_cards(&log, number);
    assert_eq!((first.opening, first.drawn), (numbers(&[3, 4]), numbers(&[5])));
    assert_eq!((first.resourced, first.played), (Vec::new(), numbers(&[3])));
    assert_eq!((second.opening, second.resourced), (numbers(&[11, 12]), numbers(&[11])));
}

/// The draws of the setup must be in the log of a real game.
#[test]
fn a_real_game_has_its_opening_hands_and_resources_in_the_log() {
    let rows = (95..=110).map(|card| CardCount { id: format!("SOR_{card:03}"), count: 2 }).collect();
    let deck = StoredDeck {
        name: "Many cards".to_owned(),
        leaders: vec!["SOR_010".to_owned()],
        base: "SOR_026".to_owned(),
        main: rows,
        sideboard: Vec::new(),
        minimum: 30,
    };
    let seat = |name: &str| StartSeat { name: name.to_owned(), kind: SeatKind::Quick, think_ms: 0, deck: deck.clone() };
    let start = GameStart {
        seed: 3,
        auto_answers: AutoAnswers::ALL,
        ..GameStart::unsaved(vec![seat("A"), seat("B")], RulesEdition::Ninth)
    };
    let mut live = LiveGame::begin(&rules::CardBook::embedded().unwrap(), start).unwrap();
    while live.game.state.round() == 0 {
        let action = live.game.legal_actions()[0];
        live.take(&mut crate::games::record::Step::Answer { action, position: None }).unwrap();
    }
    for side in live.current_hands() {
        assert!((3..=6).contains(&side.opening.len()), "{:?}", side.opening);
        assert!((1..=2).contains(&side.resourced.len()), "{:?}", side.resourced);
        assert!(side.resourced.iter().all(|card| side.opening.contains(card)));
    }
    assert_eq!(live.hands(), []);
    live.concede(Seat(1)).unwrap();
    assert_eq!(live.hands()[0].first_won, Some(true));
}
