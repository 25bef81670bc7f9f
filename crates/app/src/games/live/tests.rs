use super::*;
use crate::contract::{AutoAnswers, CardCount, RulesEdition, SeatKind, TextLanguage};
use crate::games::record::StartSeat;
use crate::games::view;

fn start() -> GameStart {
    let deck = StoredDeck {
        name: "Troopers".to_owned(),
        leaders: vec!["SOR_010".to_owned()],
        base: "SOR_026".to_owned(),
        main: vec![CardCount { id: "SOR_128".to_owned(), count: 30 }],
        sideboard: Vec::new(),
        minimum: 30,
    };
    let seat = |name: &str| StartSeat { name: name.to_owned(), kind: SeatKind::Quick, think_ms: 0, deck: deck.clone() };
    let seats = vec![seat("A"), seat("B")];
    GameStart { seed: 3, auto_answers: AutoAnswers::ALL, ..GameStart::unsaved(seats, RulesEdition::Ninth) }
}

fn body(step: &Step, book: &CardBook) -> String {
    serde_json::to_string(&saved::Step::of(step, book)).unwrap()
}

/// Returns the step with another fingerprint of the position after it.
fn with_position(step: &str, position: &str) -> String {
    let mut step: serde_json::Value = serde_json::from_str(step).unwrap();
    step["answer"]["position"] = position.into();
    step.to_string()
}

/// Gives an answer and returns it as it is stored.
fn answered(live: &mut LiveGame, action: Action) -> Step {
    let mut step = Step::Answer { action, position: None };
    live.take(&mut step).unwrap();
    step
}

/// Plays a number of answers, always the first option, and returns the game with its stored steps.
fn played(book: &Arc<CardBook>, answers: usize) -> (LiveGame, Vec<String>) {
    let mut live = LiveGame::begin(book, start()).unwrap();
    let mut steps = Vec::new();
    for _ in 0..answers {
        let action = live.game.legal_actions()[0];
        steps.push(body(&answered(&mut live, action), book));
    }
    (live, steps)
}

#[test]
fn a_saved_game_is_restored_from_its_steps() {
    let book = CardBook::embedded().unwrap();
    let (live, steps) = played(&book, 20);
    let again = LiveGame::fold(&book, start(), &steps).unwrap();
    assert_eq!(again.game.state, live.game.state);
    assert_eq!((again.log.len(), again.before.len(), again.warning), (live.log.len(), 20, None));
}

#[test]
fn a_game_with_changed_rules_stops_at_the_last_step_that_replays() {
    let book = CardBook::embedded().unwrap();
    let (_, mut steps) = played(&book, 20);
    let (then, _) = played(&book, 12);
    steps[12] = with_position(&steps[12], "p0000000000000001");
    let mut live = LiveGame::fold(&book, start(), &steps).unwrap();
    assert_eq!((&live.game.state, live.cut), (&then.game.state, Some(12)));
    assert!(
        live.warning
            .as_ref()
            .is_some_and(|warning| { warning.words(TextLanguage::English, |_| true).contains("12 of its 20 steps") })
    );
    // The game continues from there, and later steps are saved.
    let action = live.game.legal_actions()[0];
    steps.push(body(&Step::Cut { keep: 12 }, &book));
    steps.push(body(&answered(&mut live, action), &book));
    let again = LiveGame::fold(&book, start(), &steps).unwrap();
    assert_eq!((&again.game.state, again.warning, again.before.len()), (&live.game.state, None, 13));
}

#[test]
fn an_unreadable_step_stops_the_game_before_it() {
    let book = CardBook::embedded().unwrap();
    let (_, mut steps) = played(&book, 6);
    steps[4] = "{\"from\": \"a newer program\"}".to_owned();
    let live = LiveGame::fold(&book, start(), &steps).unwrap();
    assert_eq!((live.before.len(), live.cut), (4, Some(4)));
}

/// Returns the embedded cards with changed texts.
fn changed(change: impl FnOnce(&mut Vec<ability::CardText>)) -> Arc<CardBook> {
    let catalog = catalog::Catalog::embedded().unwrap();
    let (vanilla, texts) = catalog::texts::embedded().unwrap();
    let mut texts = texts.to_vec();
    change(&mut texts);
    Arc::new(CardBook::of(catalog, vanilla, texts).unwrap())
}

fn text<'a>(texts: &'a mut [ability::CardText], number: &str) -> &'a mut ability::CardText {
    texts.iter_mut().find(|text| text.id.to_string() == number).unwrap()
}

/// Plays a random game between two decks with action abilities on leaders and units. Returns it with its stored steps.
fn game_with_abilities(book: &Arc<CardBook>) -> (LiveGame, Vec<String>) {
    let mut start = start();
    for seat in &mut start.seats {
        seat.deck.leaders = vec!["SOR_009".to_owned()];
        let main = ["SOR_093", "SOR_094", "SOR_110", "SOR_128", "SOR_062"];
        seat.deck.main = main.map(|id| CardCount { id: id.to_owned(), count: 9 }).to_vec();
    }
    start.digests = GameStart::digests_of(book, &start.seats);
    let mut live = LiveGame::begin(book, start).unwrap();
    let (mut steps, mut rng) = (Vec::new(), rules::Rng::seeded(5));
    while live.game.question().is_some() && steps.len() < 200 {
        let options = live.game.legal_actions();
        let used = options.iter().find(|option| matches!(option, Action::Use { .. }));
        let action = used.copied().unwrap_or(options[rng.next_below(options.len() as u32) as usize]);
        steps.push(body(&answered(&mut live, action), book));
    }
    (live, steps)
}

/// A saved game can be replayed when the texts of other cards change. The numbers of abilities and blocks are then
/// different, and every position is checked.
#[test]
fn a_saved_game_replays_when_texts_of_other_cards_change() {
    let book = CardBook::embedded().unwrap();
    let (live, steps) = game_with_abilities(&book);
    assert!(steps.iter().filter(|step| step.contains("\"use\"")).count() > 5, "abilities are used");
    let other = changed(|texts| {
        let ability = text(texts, "SOR_005").abilities[0].clone();
        text(texts, "SOR_005").abilities.insert(0, ability.clone());
        text(texts, "SOR_002").unit.push(ability);
    });
    let again = LiveGame::fold(&other, GameStart::clone(&live.start), &steps).unwrap();
    assert_eq!((again.warning, again.cut, again.before.len()), (None, None, steps.len()));
    assert_eq!(again.game.fingerprint(), live.game.fingerprint());
    assert_ne!(again.game.state.hash(), live.game.state.hash(), "inside, the numbers are others");
}

/// If a card in the game has changed, the warning names it. The game stands after the last step that could be replayed.
#[test]
fn a_warning_names_the_changed_card_of_a_saved_game() {
    let book = CardBook::embedded().unwrap();
    let (live, steps) = game_with_abilities(&book);
    let other = changed(|texts| text(texts, "SOR_094").abilities = text(texts, "SOR_129").abilities.clone());
    let again = LiveGame::fold(&other, GameStart::clone(&live.start), &steps).unwrap();
    let followed = again.cut.unwrap() as usize;
    assert!(0 < followed && followed < steps.len(), "{followed} of {}", steps.len());
    let warning = view::now(1, &again, None, 0).warning.unwrap();
    assert!(warning.contains("(SOR_094)") && !warning.contains("SOR_093"), "{warning}");
    assert!(warning.contains(&format!("{followed} of its {} steps", steps.len())), "{warning}");
    assert_eq!(again.before.len(), followed, "the board is that of the last step that was followed");
    assert!(again.game.question().is_some());
}

/// Creates a game of two people, whose decks each have one kind of unit and a different leader.
fn of_two_people(book: &Arc<CardBook>) -> LiveGame {
    let mut start = start();
    for (seat, (leader, unit)) in start.seats.iter_mut().zip([("SOR_005", "SOR_093"), ("SOR_010", "SOR_094")]) {
        seat.kind = SeatKind::Person;
        seat.deck.name = format!("Many {unit}");
        seat.deck.leaders = vec![leader.to_owned()];
        seat.deck.main = vec![CardCount { id: unit.to_owned(), count: 30 }];
    }
    start.digests = GameStart::digests_of(book, &start.seats);
    LiveGame::begin(book, start).unwrap()
}

/// CR 1.17: the warning names a player only changed cards in their own deck or known to them. A judge gets all of them,
/// and a reader of open cards gets none.
#[test]
fn a_warning_names_no_card_of_an_opponents_deck() {
    let book = CardBook::embedded().unwrap();
    let live = of_two_people(&book);
    let mut other = LiveGame::begin(
        &changed(|texts| text(texts, "SOR_094").abilities = text(texts, "SOR_129").abilities.clone()),
        GameStart::clone(&live.start),
    )
    .unwrap();
    let cards = other.start.changed_cards(other.game.book());
    assert_eq!(cards.len(), 1);
    other.warning = Some(ReplayWarning::CardsChanged { cards, steps: 9, followed: 4 });
    let warning = |live: &LiveGame, reader| view::now(1, live, reader, 0).warning.unwrap();
    assert!([None, Some(Seat(1))].into_iter().all(|reader| warning(&other, reader).contains("(SOR_094)")));
    let differs = ReplayWarning::RulesDiffer { steps: 9, followed: 4 }.words(TextLanguage::English, |_| false);
    for reader in [Seat(0), Seat::NONE] {
        assert_eq!(warning(&other, Some(reader)), differs, "nor that a card has changed");
    }
    // A unit of the opponent is on the table, so their deck is known to contain it.
    let mut rng = rules::Rng::seeded(5);
    while !other.game.state.units().any(|unit| other.game.state.card(unit).owner == Seat(1)) {
        let options = other.game.legal_actions();
        let plays = options.iter().find(|option| matches!(option, Action::Play { .. }));
        let action = plays.copied().unwrap_or(options[rng.next_below(options.len() as u32) as usize]);
        other.answer(action).unwrap();
    }
    assert!(warning(&other, Some(Seat(0))).contains("(SOR_094)"));
}

/// During the game, another person's deck is shown by its leader's name. Its own name could reveal its cards.
#[test]
fn another_persons_deck_is_shown_by_its_leader() {
    let mut live = of_two_people(&CardBook::embedded().unwrap());
    let decks = |live: &LiveGame, reader| {
        view::now(1, live, reader, 0).seats.into_iter().map(|seat| seat.deck).collect::<Vec<_>>()
    };
    assert_eq!(decks(&live, None), ["Many SOR_093", "Many SOR_094"]);
    assert_eq!(decks(&live, Some(Seat(0))), ["Many SOR_093", "Darth Vader"]);
    assert_eq!(decks(&live, Some(Seat(1))), ["Luke Skywalker", "Many SOR_094"]);
    assert_eq!(decks(&live, Some(Seat::NONE)), ["Luke Skywalker", "Darth Vader"]);
    live.concede(Seat(0)).unwrap();
    assert_eq!(decks(&live, Some(Seat(0))), ["Many SOR_093", "Many SOR_094"], "it is over");
}

/// A player gets an invariant violation without card indices, which could reveal a hidden card.
#[test]
fn an_invariant_violation_is_shown_to_a_player_without_card_indices() {
    let mut live = of_two_people(&CardBook::embedded().unwrap());
    let mut state = serde_json::to_value(&live.game.state).unwrap();
    state["underway"]["fault"] = serde_json::json!({"what": {"text": 37}, "task": null, "ability": null, "source": 37});
    live.game.restore_with_handles(serde_json::from_value(state).unwrap(), None);
    let warning = |reader| view::now(1, &live, reader, 0).warning.unwrap();
    assert!(warning(None).contains("card 37 does not have the ability"), "{}", warning(None));
    for reader in [Seat(0), Seat(1), Seat::NONE] {
        let warning = warning(Some(reader));
        assert!(warning.contains("a card does not have the ability") && !warning.contains("37"), "{warning}");
    }
    let refused = live.has_not_stopped().unwrap_err();
    assert!(refused.code == "play.stopped" && !refused.message.contains("37"), "{refused:?}");
}

/// A step of version 0.1 has no fingerprint: it is replayed as long as it is legal.
#[test]
fn steps_of_version_0_1_replay_while_they_are_legal() {
    let book = CardBook::embedded().unwrap();
    let (live, steps) = played(&book, 20);
    let old: Vec<String> = steps
        .iter()
        .map(|step| {
            let mut step: serde_json::Value = serde_json::from_str(step).unwrap();
            let answer = step["answer"].as_object_mut().unwrap();
            answer.remove("position");
            answer.insert("hash".to_owned(), 7.into());
            step.to_string()
        })
        .collect();
    let mut again = LiveGame::fold(&book, start(), &old).unwrap();
    assert_eq!((&again.warning, again.game.fingerprint()), (&None, live.game.fingerprint()));
    again.compare_with(Some(&GameStatus { state: GameState::Over, wins: vec![1, 0], status_text: String::new() }));
    assert!(again.warning.is_some(), "another result is noticed");
}

/// CR 7.1.5: the game stops at an invariant violation and reports it. The step is saved, the board is shown, no more
/// answers are possible, and undo is the remedy.
#[test]
fn an_invariant_violation_stops_the_game_and_keeps_its_record() {
    let book = CardBook::embedded().unwrap();
    let (mut live, _) = played(&book, 0);
    while live.game.question().is_none_or(|question| question.step.is_none()) {
        let action = live.game.legal_actions()[0];
        live.answer(action).unwrap();
    }
    let steps = live.before.len();
    // No answer can remove the ability that is being resolved; the test does.
    let intact = live.game.state.clone();
    let mut state = serde_json::to_value(&intact).unwrap();
    state["frames"] = serde_json::json!([]);
    live.game.restore_with_handles(serde_json::from_value(state).unwrap(), None);
    let action = live.game.legal_actions()[0];
    live.answer(action).unwrap();
    assert_eq!((live.before.len(), live.asked(), live.state()), (steps + 1, None, GameState::Playing));
    assert_eq!(live.status_text(), "Stopped: an engine error");
    let view = view::now(1, &live, None, 0);
    let warning = view.warning.unwrap();
    assert!(warning.contains("An error in Cantina") && warning.contains("Undo the last answer"), "{warning}");
    assert!(view.question.is_none() && !view.sides.is_empty() && view.steps as usize == steps + 1);
    let refused = live.answer(action).unwrap_err();
    assert_eq!((refused.code.as_str(), refused.place.as_deref()), ("play.stopped", Some("CR 7.1.5")));
    assert_eq!(live.concede(Seat(0)).unwrap_err().code, "play.stopped");
    live.back(steps).unwrap();
    assert!(live.game.violation().is_none() && live.has_not_stopped().is_ok());
}

/// CR 7.6.9: three units of one name are defeated together. The order of their equal abilities is prompted only if the
/// players want that.
#[test]
fn equal_abilities_are_resolved_together_if_the_players_choose_so() {
    let book = CardBook::embedded().unwrap();
    let resources = vec![serde_json::json!({"card": "SOR_095"}); 12];
    let side = |hand: &[&str], units: Vec<serde_json::Value>| {
        serde_json::json!({
            "leaders": [{"card": "SOR_010"}], "base": {"card": "SOR_026"}, "hand": hand, "resources": resources,
            "units": units, "deck": ["SOR_095", "SOR_095"],
        })
    };
    let infantry = vec![serde_json::json!({"card": "SOR_108"}); 3];
    let position = serde_json::json!({"players": [side(&["SOR_043"], infantry), side(&[], Vec::new())]});
    let position: rules::Position = serde_json::from_value(position).unwrap();
    // Always prompting overrides the auto-answer settings (CR 1.17.4).
    for (equal_triggers, ask_always) in [(true, false), (false, false), (true, true)] {
        let mut game = Game::at(Arc::clone(&book), &position).unwrap();
        game.start_log();
        let start = GameStart {
            ask_always,
            auto_answers: AutoAnswers { equal_triggers, idle_triggers: false, ..AutoAnswers::ALL },
            ..start()
        };
        let names = vec!["A".to_owned(), "B".to_owned()];
        let mut live = LiveGame::fresh(start, Vec::new(), game, names, true);
        let blast = live.game.legal_actions().iter().copied().find(|action| matches!(action, Action::Play { .. }));
        live.answer(blast.unwrap()).unwrap();
        assert_eq!(live.game.question().unwrap().ask == QuestionKind::WhichFirst, !equal_triggers || ask_always);
    }
}

/// A trigger that can do nothing is resolved first without a question, unless the setting is off or was off when the
/// game began. Here the Force is already with the player, whose base makes it be with them again.
#[test]
fn a_trigger_that_can_do_nothing_needs_no_order() {
    let book = CardBook::embedded().unwrap();
    let side = |base: &str| {
        serde_json::json!({
            "leaders": [{"card": "SOR_005", "deployed": true, "epic_used": true}], "base": {"card": base},
            "force": true, "units": [{"card": "SOR_095"}], "deck": ["SOR_095", "SOR_095"],
        })
    };
    let position = serde_json::json!({"players": [side("LOF_020"), side("SOR_026")]});
    let position: rules::Position = serde_json::from_value(position).unwrap();
    for idle_triggers in [true, false] {
        let mut game = Game::at(Arc::clone(&book), &position).unwrap();
        game.start_log();
        let start = GameStart { auto_answers: AutoAnswers { idle_triggers, ..AutoAnswers::ALL }, ..start() };
        let mut live = LiveGame::fresh(start, Vec::new(), game, vec!["A".to_owned(), "B".to_owned()], true);
        let luke = live.game.state.player(rules::Seat(0)).leaders[0];
        let attacks = |action: &Action| matches!(action, Action::Attack { attacker, .. } if *attacker == luke);
        let attack = live.game.legal_actions().iter().copied().find(attacks);
        live.answer(attack.unwrap()).unwrap();
        assert_eq!(live.game.question().unwrap().ask == QuestionKind::WhichFirst, !idle_triggers);
    }
}
