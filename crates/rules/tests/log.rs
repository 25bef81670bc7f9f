//! The log reveals no hidden information.

use rules::{Action, CardBook, CardZone, Game, LogEvent, QuestionKind, Rng, Seat};
use testkit::deck;

/// CR 4.5.2: resources are face down. How many are exhausted and readied is public, but not which cards they are.
#[test]
fn the_log_does_not_name_exhausted_or_readied_resources() {
    let book = CardBook::embedded().unwrap();
    let decks = [deck(&book, "SOR-Luke"), deck(&book, "SOR-Vader")];
    let mut turned = 0;
    for seed in 0..4 {
        let mut game = Game::new(book.clone(), &decks, seed).unwrap();
        game.log = Some(Vec::new());
        let mut rng = Rng::seeded(seed);
        while game.question().is_some() {
            let options = game.legal_actions();
            let action = options[rng.next_below(options.len() as u32) as usize];
            game.play(action).unwrap();
            for entry in game.log.replace(Vec::new()).unwrap() {
                if let LogEvent::Readied { card } | LogEvent::Exhausted { card } = entry.event {
                    turned += 1;
                    assert_ne!(game.state.card(card).place, CardZone::Resources, "seed {seed}: {entry:?}");
                }
            }
        }
    }
    assert!(turned > 50, "units were turned {turned} times");
}

/// CR 8.26.3: only the searching player knows a card found in a deck. That player's log shows that the card was taken
/// into the hand.
#[test]
fn the_log_hides_a_searched_card_from_other_players() {
    let book = CardBook::embedded().unwrap();
    let position = serde_json::json!({"players": [
        {
            "leaders": [{"card": "SOR_005"}], "base": {"card": "SOR_023"}, "hand": ["TWI_193", "SOR_172"],
            "deck": ["SOR_046", "SOR_063", "SOR_128", "SOR_095"],
            "resources": vec![serde_json::json!({"card": "SOR_095"}); 4],
        },
        {"leaders": [{"card": "SOR_010"}], "base": {"card": "SOR_026"}, "deck": ["SOR_128"]},
    ]});
    let mut game = Game::at(book, &serde_json::from_value(position).unwrap()).unwrap();
    game.start_log();
    let own = game.legal_actions().iter().copied();
    let played = own.filter(|action| matches!(action, Action::Play { .. })).collect::<Vec<_>>();
    let [droid] = played.as_slice() else { panic!("only R2-D2 can be paid for: {played:?}") };
    game.play(*droid).unwrap();
    // The player discards a card for the search and takes one of the cards found.
    for ask in [QuestionKind::May, QuestionKind::Target, QuestionKind::Search] {
        assert_eq!(game.question().map(|question| question.ask), Some(ask));
        game.play(game.legal_actions()[0]).unwrap();
    }
    assert_eq!(game.question().map(|question| question.ask), Some(QuestionKind::Action));
    let log = game.log.take().unwrap();
    let taken: Vec<_> = log.iter().filter(|entry| matches!(entry.event, LogEvent::Taken { .. })).collect();
    let [taken] = taken.as_slice() else { panic!("one card is found: {log:?}") };
    let knows = |seat: u8| taken.about.iter().all(|about| taken.handle_of(about.card, Some(Seat(seat))).is_some());
    assert_eq!((taken.rule, knows(0), knows(1)), ("8.26.1", true, false));
    assert!(!log.iter().any(|entry| matches!(entry.event, LogEvent::Returned { .. })), "{log:?}");
}
