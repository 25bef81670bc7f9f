//! The judge's table with what the program does not know: cards that are described by hand, sides that have no leader or
//! base yet; and the ways from a game to the table, back into a game, and to another copy.

use app::Desk;
use app::contract::{
    ByHand, GameDeckRef, HandAct, HandPlace, JudgeCase, JudgeResource, JudgeUnit, JudgeView, NewGame, Ruling, SeatKind,
    SeatSetup, TypedCard, TypedKind,
};

const POSITION: &str = r#"{"players":[
    {"leaders":[{"card":"SOR_005"}],"base":{"card":"SOR_023"},
     "resources":[{"card":"SOR_095"},{"card":"SOR_172"},{"card":"SOR_046"},{"card":"SOR_128"},{"card":"SOR_128"}],
     "deck":["SOR_046"],"units":[{"card":"SOR_095"}]},
    {"leaders":[{"card":"SOR_010"}],"base":{"card":"SOR_026"},"deck":["SOR_128"],
     "units":[{"card":"SOR_063"},{"card":"SOR_128"}]}],"round":4}"#;

fn case(desk: &Desk) -> JudgeCase {
    desk.read_case(POSITION).unwrap().case
}

fn typed(number: u32, name: &str, kind: TypedKind, cost: u32) -> TypedCard {
    TypedCard { number: format!("HAND_{number:03}"), name: name.to_owned(), kind, space: false, cost, power: 3, hp: 4 }
}

fn table(view: &JudgeView) -> &app::contract::GameView {
    view.table.as_ref().unwrap()
}

fn card(view: &JudgeView, number: &str) -> u32 {
    table(view).cards.iter().find(|card| card.number == number).unwrap().id
}

fn option(view: &JudgeView, words: &str) -> u32 {
    let options = &table(view).question.as_ref().unwrap().options;
    options.iter().find(|option| option.words.contains(words)).unwrap_or_else(|| panic!("{words}: {options:?}")).index
}

/// Takes the last step by hand.
fn by_hand(desk: &Desk, case: &mut JudgeCase, does: HandAct) -> JudgeView {
    let at = case.branches[0].steps.len() as u32;
    let moved = desk.judge_by_hand(case, 0, at, &ByHand { judge: "Kim".to_owned(), does }).unwrap();
    case.branches[0].steps.push(moved.step);
    moved.view
}

/// A card that the program does not know is laid, played for its cost (CR 6.2.1), and does what the judge says; the log
/// has the judge's name.
#[test]
fn a_card_that_nobody_knows_is_played_for_its_cost_and_resolved_by_hand() {
    let desk = Desk::in_memory().unwrap();
    let mut case = case(&desk);
    case.position.typed =
        vec![typed(1, "Stormy Day", TypedKind::Event, 2), typed(2, "New Recruit", TypedKind::Unit, 1)];
    case.position.sides[0].hand.push("HAND_001".to_owned());
    let recruit = JudgeUnit { card: "HAND_002".to_owned(), ..case.position.sides[0].units[0].clone() };
    case.position.sides[1].units.push(recruit);
    let view = desk.judge_look(&case, 0, 0).unwrap();
    let said: Vec<&str> = view.oddities.iter().map(|odd| odd.words.as_str()).collect();
    assert!(said.contains(&"The text of Stormy Day is not known: what it does is done by hand."), "{said:?}");
    let recruit = card(&view, "HAND_002");
    let of = |view: &JudgeView, id: u32| table(view).cards.iter().find(|card| card.id == id).cloned().unwrap();
    assert_eq!((of(&view, recruit).power, of(&view, recruit).hp), (Some(3), Some(4)));
    assert_eq!(of(&view, recruit).keywords, ["By hand: text not known"]);

    let moved = desk.judge_answer(&case, 0, 0, option(&view, "play Stormy Day")).unwrap();
    case.branches[0].steps.push(moved.step);
    assert_eq!(table(&moved.view).sides[0].ready, 3);
    let view = by_hand(&desk, &mut case, HandAct::Damage { card: recruit, damage: 2 });
    assert_eq!(of(&view, recruit).damage, 2);
    by_hand(&desk, &mut case, HandAct::Bring { card: "SOR_T02".to_owned(), seat: 1, onto: Some(recruit) });
    let marine = card(&view, "SOR_095");
    by_hand(&desk, &mut case, HandAct::Exhausted { card: marine, exhausted: true });
    by_hand(&desk, &mut case, HandAct::Says { words: "The storm lasts.".to_owned() });
    let view = by_hand(&desk, &mut case, HandAct::Move { card: recruit, to: HandPlace::Hand });
    assert_eq!(table(&view).sides[1].hand.len(), 1);
    let log: Vec<(u32, &str)> = table(&view).log.iter().map(|line| (line.step, line.text.as_str())).collect();
    for line in [
        (2, "By hand (Kim): 2 damage to New Recruit"),
        (4, "By hand (Kim): Battlefield Marine is exhausted"),
        (5, "By hand (Kim): The storm lasts."),
        (6, "By hand (Kim): New Recruit is put into the hand"),
    ] {
        assert!(log.contains(&line), "{line:?} is not in {log:?}");
    }
    // The same once more, from the steps alone; and as a link.
    assert_eq!(desk.judge_look(&case, 0, 99).unwrap().followed, 6);
    let ruling = Ruling { case: case.clone(), ..desk.read_case(POSITION).unwrap() };
    let link = desk.case_link(&ruling).unwrap();
    assert!(link.starts_with("cantina://judge/") && link.len() < 3000, "{} {link}", link.len());
    assert_eq!(Desk::in_memory().unwrap().read_case(&link).unwrap(), ruling);
}

/// What cannot be done by hand says why, and so does a card that cannot be one.
#[test]
fn what_cannot_be_done_by_hand_is_refused() {
    let desk = Desk::in_memory().unwrap();
    let mut case = case(&desk);
    let view = desk.judge_look(&case, 0, 0).unwrap();
    let leader = card(&view, "SOR_005");
    let act = ByHand { judge: String::new(), does: HandAct::Damage { card: leader, damage: 1 } };
    assert_eq!(desk.judge_by_hand(&case, 0, 0, &act).unwrap_err().code, "judge.not_now");
    for card in [
        TypedCard { name: " ".to_owned(), ..typed(1, "", TypedKind::Unit, 1) },
        TypedCard { hp: 0, ..typed(1, "Ghost", TypedKind::Unit, 1) },
        TypedCard { number: "SOR_001".to_owned(), ..typed(1, "Not ours", TypedKind::Unit, 1) },
        typed(1, "Too dear", TypedKind::Event, 200),
    ] {
        case.position.typed = vec![card];
        assert_eq!(desk.judge_look(&case, 0, 0).unwrap_err().code, "judge.typed");
    }
}

/// A side is looked at before it has a leader or a base (CR 5.2.1): what is missing is said, and nothing is refused.
#[test]
fn a_position_is_there_before_its_leaders_and_bases() {
    let desk = Desk::in_memory().unwrap();
    let mut case = case(&desk);
    for side in &mut case.position.sides {
        (side.base, side.leaders) = (None, Vec::new());
    }
    let view = desk.judge_look(&case, 0, 0).unwrap();
    assert!(view.oddities.iter().all(|odd| !odd.impossible));
    assert_eq!(view.oddities.iter().filter(|odd| odd.words.contains("no leader and base yet")).count(), 2);
    let options = &table(&view).question.as_ref().unwrap().options;
    assert!(options.iter().all(|option| !option.words.contains("deploy")), "{options:?}");
    desk.judge_answer(&case, 0, 0, option(&view, "attack Cloud City Wing Guard")).unwrap();
}

fn game_of(kinds: [SeatKind; 2]) -> NewGame {
    let seat = |(kind, key): (SeatKind, &str)| SeatSetup {
        name: String::new(),
        kind,
        think_ms: 0,
        deck: GameDeckRef::Published { key: key.to_owned() },
    };
    let seats = kinds.into_iter().zip(["SOR-Luke", "SOR-Vader"]).map(seat).collect();
    NewGame { seats, best_of: 1, seed: Some("7".to_owned()), edition: None }
}

/// From a game to the judge's table at every step: units, damage and counts are those of the game, and what its reader
/// may not see (CR 1.17) is counted and named nowhere.
#[test]
fn a_game_is_looked_at_on_the_judges_table_as_its_reader_knows_it() {
    let desk = Desk::in_memory().unwrap();
    let mut view = desk.start_game(&game_of([SeatKind::Person, SeatKind::Quick])).unwrap();
    for _ in 0..60 {
        let Some(question) = &view.question else { break };
        let person = view.seats[question.seat as usize].kind == SeatKind::Person;
        let attack = question.options.iter().find(|option| option.target.is_some()).map_or(0, |option| option.index);
        view = match person {
            true => desk.answer_game(view.id, view.step, attack, 0).unwrap(),
            false => desk.bot_answers(view.id, view.reader, 0).unwrap(),
        };
    }
    assert!(view.steps > 20);
    let mut whole = 0;
    for step in 8..view.steps {
        let then = desk.look_back(view.id, step, Some(0)).unwrap();
        let made = desk.judge_of_game(view.id, step, Some(0)).unwrap();
        let sides = &made.case.position.sides;
        assert!(sides[1].hand.is_empty() && sides[1].resources.iter().all(|one| one.card.is_none()));
        assert!(sides.iter().all(|side| side.deck.is_empty()));
        let look = desk.judge_look(&made.case, 0, 99).unwrap();
        assert_eq!(look.problem, None, "step {step}");
        if !made.left_out.is_empty() {
            continue;
        }
        whole += 1;
        let (now, there) = (table(&look), &then);
        for (laid, real) in now.sides.iter().zip(&there.sides) {
            let counts = |side: &app::contract::TableSide| {
                (side.hand.len(), side.deck, side.resources.len(), side.ready, side.ground.len(), side.space.len())
            };
            assert_eq!(counts(laid), counts(real), "step {step}");
        }
        let damage = |game: &app::contract::GameView| {
            let mut all: Vec<(String, i32)> = game
                .cards
                .iter()
                .filter(|card| card.damage > 0)
                .map(|card| (card.number.clone(), card.damage))
                .collect();
            all.sort();
            all
        };
        assert_eq!(damage(now), damage(there), "step {step}");
    }
    assert!(whole > 10, "{whole} of {}", view.steps);

    // And back: a game that goes on from there, exactly as it was.
    let again = desk.play_on(view.id, 10).unwrap();
    assert_ne!(again.id, view.id);
    let (then, now) = (desk.look_back(view.id, 10, Some(0)).unwrap(), desk.open_game(again.id, Some(0), 0).unwrap());
    assert_eq!((now.steps, &now.cards, &now.sides), (10, &then.cards, &then.sides));
}

/// A game goes on from the judge's table, and is there after the program was closed.
#[test]
fn a_game_goes_on_from_a_position_and_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let desk = Desk::open(&path).unwrap();
    let mut case = case(&desk);
    case.position.typed = vec![typed(1, "Stormy Day", TypedKind::Event, 2)];
    case.position.sides[0].hand.push("HAND_001".to_owned());
    case.position.sides[1].resources.push(JudgeResource { card: None, exhausted: false, owner: None });
    case.position.sides[1].name = "Rey".to_owned();
    let view = desk.judge_look(&case, 0, 0).unwrap();
    let moved = desk.judge_answer(&case, 0, 0, option(&view, "attack Cloud City Wing Guard")).unwrap();
    case.branches[0].steps.push(moved.step);
    let kinds = [SeatKind::Person, SeatKind::Quick];
    let begun = desk.judge_play_on(&case, 0, 1, &kinds).unwrap();
    assert_eq!((begun.seats[1].name.as_str(), begun.round, begun.active), ("Rey", 4, Some(1)));
    let on = desk.bot_answers(begun.id, Some(0), 0).unwrap();
    assert_eq!(on.steps, 1);
    drop(desk);
    let desk = Desk::open(&path).unwrap();
    let again = desk.open_game(begun.id, Some(0), 0).unwrap();
    assert_eq!((again.steps, again.sides.len(), again.notice), (1, 2, None));
    assert!(again.cards.iter().any(|card| card.number == "HAND_001"));
    assert_eq!(desk.judge_play_on(&case, 0, 0, &kinds[..1]).unwrap_err().code, "play.seats");
}

/// Rulings have a book of their own beside the logs of events; a file carries several to another copy, once.
#[test]
fn rulings_are_kept_in_a_book_exported_and_imported() {
    let folder = tempfile::tempdir().unwrap();
    let desk = Desk::in_memory().unwrap();
    let whole = |title: &str| Ruling {
        outcome: "So it is.".to_owned(),
        judge: "Kim".to_owned(),
        case: JudgeCase { title: title.to_owned(), ..case(&desk) },
        ..desk.read_case(POSITION).unwrap()
    };
    let first = desk.keep_ruling(&whole("First")).unwrap();
    desk.keep_ruling(&whole("Second")).unwrap();
    desk.keep_ruling(&first).unwrap();
    let all: Vec<Ruling> = desk.ruling_book().unwrap().into_iter().map(|kept| kept.ruling).collect();
    assert_eq!(all.len(), 2);
    let file = folder.path().join("rulings.json");
    desk.export_rulings(&all, &file).unwrap();
    let other = Desk::in_memory().unwrap();
    assert_eq!((other.import_rulings(&file).unwrap(), other.import_rulings(&file).unwrap()), (2, 0));
    assert_eq!(other.drop_ruling(&first).unwrap().len(), 1);
}
