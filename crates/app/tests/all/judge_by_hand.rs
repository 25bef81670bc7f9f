//! The judge's table with unknown data: manually described cards, and sides without a leader or base; and the paths
//! from a game to the table, back to a game, and to another copy of the program.

use app::App;
use app::contract::{
    CardPlace, CustomCard, CustomCardKind, GameDeckRef, JudgeCase, JudgeResource, JudgeUnit, JudgeView, ManualAction,
    ManualDuration, ManualStep, ManualZone, NewGame, Ruling, RulingFile, SeatKind, SeatSetup, Settings, TextLanguage,
};
use rules::QuestionKind;

use crate::desks;

const POSITION: &str = r#"{"players":[
    {"leaders":[{"card":"SOR_005"}],"base":{"card":"SOR_023"},
     "resources":[{"card":"SOR_095"},{"card":"SOR_172"},{"card":"SOR_046"},{"card":"SOR_128"},{"card":"SOR_128"}],
     "deck":["SOR_046"],"units":[{"card":"SOR_095"}]},
    {"leaders":[{"card":"SOR_010"}],"base":{"card":"SOR_026"},"deck":["SOR_128"],
     "units":[{"card":"SOR_063"},{"card":"SOR_128"}]}],"round":4}"#;

fn case(desk: &App) -> JudgeCase {
    desk.judge().read_case(POSITION).unwrap().case
}

fn typed(number: u32, name: &str, kind: CustomCardKind, cost: u32) -> CustomCard {
    CustomCard { number: format!("HAND_{number:03}"), name: name.to_owned(), kind, space: false, cost, power: 3, hp: 4 }
}

fn table(view: &JudgeView) -> &app::contract::GameView {
    view.table.as_ref().unwrap()
}

fn card(view: &JudgeView, number: &str) -> u32 {
    table(view).cards.iter().find(|card| card.number == number).unwrap().id
}

/// Returns a card in an arena.
fn unit(view: &JudgeView, number: &str) -> u32 {
    let stands = |card: &&app::contract::TableCard| {
        card.number == number && matches!(card.place, CardPlace::Ground | CardPlace::Space)
    };
    table(view).cards.iter().find(stands).unwrap().id
}

fn option(view: &JudgeView, words: &str) -> u32 {
    option_of(table(view), words)
}

fn option_of(game: &app::contract::GameView, words: &str) -> u32 {
    let options = &game.question.as_ref().unwrap().options;
    options.iter().find(|option| option.words.contains(words)).unwrap_or_else(|| panic!("{words}: {options:?}")).index
}

/// Takes the last step as a manual action.
fn by_hand(desk: &App, case: &mut JudgeCase, does: ManualAction) -> JudgeView {
    let at = case.branches[0].steps.len() as u32;
    let moved = desk.judge().judge_by_hand(case, 0, at, &ManualStep { judge: "Kim".to_owned(), does }).unwrap();
    case.branches[0].steps.push(moved.step);
    moved.view
}

/// A custom card is added, played for its cost (CR 6.2.1), and resolved manually by the judge. The log has the
/// judge's name.
#[test]
fn a_custom_card_is_played_for_its_cost_and_resolved_manually() {
    let desk = desks::in_memory().unwrap();
    let mut case = case(&desk);
    case.position.typed =
        vec![typed(1, "Stormy Day", CustomCardKind::Event, 2), typed(2, "New Recruit", CustomCardKind::Unit, 1)];
    case.position.sides[0].hand.push("HAND_001".to_owned());
    let recruit = JudgeUnit { card: "HAND_002".to_owned(), ..case.position.sides[0].units[0].clone() };
    case.position.sides[1].units.push(recruit);
    let view = desk.judge().judge_look(&case, 0, 0).unwrap();
    let said: Vec<&str> = view.warnings.iter().map(|warning| warning.words.as_str()).collect();
    assert!(said.contains(&"The text of Stormy Day is unknown. Use manual actions for its abilities."), "{said:?}");
    let recruit = card(&view, "HAND_002");
    let of = |view: &JudgeView, id: u32| table(view).cards.iter().find(|card| card.id == id).cloned().unwrap();
    assert_eq!((of(&view, recruit).power, of(&view, recruit).hp), (Some(3), Some(4)));
    assert_eq!(of(&view, recruit).keywords, ["Text unknown"]);

    let moved = desk.judge().judge_answer(&case, 0, 0, option(&view, "play Stormy Day")).unwrap();
    case.branches[0].steps.push(moved.step);
    assert_eq!(table(&moved.view).sides[0].ready, 3);
    let view = by_hand(&desk, &mut case, ManualAction::Damage { card: recruit, damage: 2 });
    assert_eq!(of(&view, recruit).damage, 2);
    by_hand(&desk, &mut case, ManualAction::Bring { card: "SOR_T02".to_owned(), seat: 1, onto: Some(recruit) });
    let marine = card(&view, "SOR_095");
    by_hand(&desk, &mut case, ManualAction::Exhausted { card: marine, exhausted: true });
    by_hand(&desk, &mut case, ManualAction::Says { words: "The storm lasts.".to_owned() });
    let view = by_hand(&desk, &mut case, ManualAction::Move { card: recruit, to: ManualZone::Hand });
    assert_eq!(table(&view).sides[1].hand.len(), 1);
    let log: Vec<(u32, &str)> = table(&view).log.iter().map(|line| (line.step, line.text.as_str())).collect();
    for line in [
        (2, "Manual action (Kim): 2 damage to New Recruit"),
        (4, "Manual action (Kim): Battlefield Marine is exhausted"),
        (5, "Manual action (Kim): The storm lasts."),
        (6, "Manual action (Kim): New Recruit is returned to hand"),
    ] {
        assert!(log.contains(&line), "{line:?} is not in {log:?}");
    }
    // The same again, from the steps alone, and as a link.
    assert_eq!(desk.judge().judge_look(&case, 0, 99).unwrap().followed, 6);
    let ruling = Ruling { case: case.clone(), ..desk.judge().read_case(POSITION).unwrap() };
    let link = desk.judge().case_link(&ruling).unwrap();
    assert!(link.starts_with("cantina://judge/") && link.len() < 3000, "{} {link}", link.len());
    assert_eq!(desks::in_memory().unwrap().judge().read_case(&link).unwrap(), ruling);
}

/// In German the whole table is German, including steps logged in English before; the report too, with local time.
#[test]
fn manual_actions_are_described_in_the_current_language() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desks::in_memory().unwrap();
    let mut case = case(&desk);
    case.title = "Sturm".to_owned();
    case.position.typed = vec![typed(1, "Stormy Day", CustomCardKind::Event, 2)];
    case.position.sides[0].hand.push("HAND_001".to_owned());
    let view = desk.judge().judge_look(&case, 0, 0).unwrap();
    let marine = unit(&view, "SOR_095");
    by_hand(&desk, &mut case, ManualAction::Damage { card: marine, damage: 2 });
    assert_eq!(case.branches[0].steps[0].words, "Manual action (Kim): 2 damage to Battlefield Marine");
    let settings = desk.settings().unwrap();
    desk.save_settings(Settings { language: TextLanguage::German, ..settings }).unwrap();
    by_hand(&desk, &mut case, ManualAction::Exhausted { card: marine, exhausted: true });
    by_hand(&desk, &mut case, ManualAction::Move { card: marine, to: ManualZone::DeckBottom });
    let look = desk.judge().judge_look(&case, 0, 99).unwrap();
    assert_eq!(
        look.steps,
        [
            "Manuell (Kim): 2 Schaden an Battlefield Marine",
            "Manuell (Kim): Battlefield Marine wird erschöpft",
            "Manuell (Kim): Battlefield Marine wird unter das Deck gelegt",
        ]
    );
    let log = &table(&look).log;
    assert!(look.steps.iter().all(|step| log.iter().any(|line| line.text == *step)), "{log:?}");
    let odd: Vec<&str> = look.warnings.iter().map(|warning| warning.words.as_str()).collect();
    assert!(
        odd.contains(&"Der Text von Stormy Day ist unbekannt: Führe die Effekte der Karte manuell aus."),
        "{odd:?}"
    );
    assert_eq!(table(&look).question.as_ref().unwrap().title, "Wähle eine Aktion");
    let rows = desk.judge().judge_compare(&case).unwrap();
    assert!(rows.iter().any(|row| row.after == ["im Deck"]), "{rows:?}");
    let report = folder.path().join("bericht.md");
    let ruling = Ruling {
        outcome: "So ist es.".to_owned(),
        judge: "Kim".to_owned(),
        at: "2026-11-23T18:05:00Z".to_owned(),
        case: case.clone(),
        ..desk.judge().read_case(POSITION).unwrap()
    };
    desk.judge().export_ruling(&ruling, None, RulingFile::Report, &report).unwrap();
    let report = std::fs::read_to_string(report).unwrap();
    let hour = chrono::DateTime::parse_from_rfc3339(&ruling.at).unwrap().with_timezone(&chrono::Local).format("%H:%M");
    for words in [
        "## Entscheidung",
        "1. Manuell (Kim): 2 Schaden an Battlefield Marine",
        "- Ressourcen: 5, davon 5 spielbereit",
        "Runde 4, Aktionsphase",
        &format!("{hour} Uhr"),
    ] {
        assert!(report.contains(words), "{words:?} is not in\n{report}");
    }
    assert!(!report.contains(&ruling.at), "{report}");
}

/// Manual actions are possible during a prompt, which is then repeated with the new options.
#[test]
fn manual_actions_are_possible_in_the_middle_of_an_action() {
    let desk = desks::in_memory().unwrap();
    let mut case = case(&desk);
    case.position.sides[0].hand.push("SOR_172".to_owned());
    let view = desk.judge().judge_look(&case, 0, 0).unwrap();
    let moved = desk.judge().judge_answer(&case, 0, 0, option(&view, "play Open Fire")).unwrap();
    case.branches[0].steps.push(moved.step);
    let (guard, marine) = (unit(&view, "SOR_063"), unit(&view, "SOR_095"));
    by_hand(&desk, &mut case, ManualAction::Move { card: guard, to: ManualZone::Hand });
    let gains = ManualAction::Gains {
        card: marine,
        power: 0,
        hp: 2,
        keyword: None,
        value: 0,
        with_trait: None,
        lasts: ManualDuration::Phase,
    };
    let view = by_hand(&desk, &mut case, gains);
    let options = &table(&view).question.as_ref().unwrap().options;
    assert!(options.iter().all(|option| option.card != Some(guard)), "{options:?}");
    let moved = desk.judge().judge_answer(&case, 0, 3, option(&view, "Battlefield Marine")).unwrap();
    let now = table(&moved.view).cards.iter().find(|card| card.id == marine).cloned().unwrap();
    assert_eq!((now.damage, now.hp), (4, Some(5)), "four damage do not defeat a Marine with 5 HP");
    case.branches[0].steps.push(moved.step);
    assert_eq!(desk.judge().judge_look(&case, 0, 99).unwrap().followed, 4);
    let active = ManualStep { judge: String::new(), does: ManualAction::Active { seat: 1 } };
    assert_eq!(desk.judge().judge_by_hand(&case, 0, 1, &active).unwrap_err().code, "judge.not_now");
    // Keywords are recognised by their names in both languages; other words are not.
    for (word, known) in [("Sentinel", true), ("wachposten", true), ("Sentinal", false)] {
        let does = ManualAction::Gains {
            card: marine,
            power: 0,
            hp: 0,
            keyword: Some(word.to_owned()),
            value: 0,
            with_trait: None,
            lasts: ManualDuration::Round,
        };
        let moved = desk.judge().judge_by_hand(&case, 0, 0, &ManualStep { judge: String::new(), does });
        assert_eq!(moved.is_ok(), known, "{word}");
        if let Ok(moved) = moved {
            assert_eq!(moved.step.words, "Manual action: Battlefield Marine gains Sentinel for this round");
        }
    }
}

/// Impossible manual actions are rejected with a reason, and so are invalid cards.
#[test]
fn impossible_manual_actions_are_refused() {
    let desk = desks::in_memory().unwrap();
    let mut case = case(&desk);
    let view = desk.judge().judge_look(&case, 0, 0).unwrap();
    let leader = card(&view, "SOR_005");
    let act = ManualStep { judge: String::new(), does: ManualAction::Damage { card: leader, damage: 1 } };
    assert_eq!(desk.judge().judge_by_hand(&case, 0, 0, &act).unwrap_err().code, "judge.not_now");
    for card in [
        CustomCard { name: " ".to_owned(), ..typed(1, "", CustomCardKind::Unit, 1) },
        CustomCard { hp: 0, ..typed(1, "Ghost", CustomCardKind::Unit, 1) },
        CustomCard { number: "SOR_001".to_owned(), ..typed(1, "Not ours", CustomCardKind::Unit, 1) },
        typed(1, "Too dear", CustomCardKind::Event, 200),
    ] {
        case.position.typed = vec![card];
        assert_eq!(desk.judge().judge_look(&case, 0, 0).unwrap_err().code, "judge.typed");
    }
}

/// A side can be viewed without a leader or a base (CR 5.2.1): the missing parts are reported, and nothing is
/// rejected.
#[test]
fn a_position_without_leaders_and_bases_can_be_viewed() {
    let desk = desks::in_memory().unwrap();
    let mut case = case(&desk);
    for side in &mut case.position.sides {
        (side.base, side.leaders) = (None, Vec::new());
    }
    let view = desk.judge().judge_look(&case, 0, 0).unwrap();
    assert!(view.warnings.iter().all(|warning| !warning.impossible));
    assert_eq!(view.warnings.iter().filter(|warning| warning.words.contains("no leader and base yet")).count(), 2);
    let options = &table(&view).question.as_ref().unwrap().options;
    assert!(options.iter().all(|option| !option.words.contains("deploy")), "{options:?}");
    desk.judge().judge_answer(&case, 0, 0, option(&view, "attack Cloud City Wing Guard")).unwrap();
}

fn game_of(kinds: [SeatKind; 2]) -> NewGame {
    let seat = |(kind, key): (SeatKind, &str)| SeatSetup {
        name: String::new(),
        kind,
        think_ms: 0,
        deck: GameDeckRef::Published { key: key.to_owned() },
    };
    let seats = kinds.into_iter().zip(["SOR-Luke", "SOR-Vader"]).map(seat).collect();
    NewGame { seats, best_of: 1, seed: Some("7".to_owned()), edition: None, open_hands: false }
}

/// Returns the options of the reader in seat 0, with the cost of each.
fn choices(game: &app::contract::GameView) -> Option<Vec<(String, Option<u32>)>> {
    let asked = game.question.as_ref().filter(|question| question.seat == 0);
    // The judge reads names where the player reads "your" and "Opponent's".
    let named = |words: &str| words.replace("your ", "Player 1's ").replace("Opponent's ", "Darth Vader's ");
    let mut all: Vec<_> = asked?.options.iter().map(|one| (named(&one.words), one.cost)).collect();
    all.sort();
    Some(all)
}

/// From a game to the judge's table at every step: units, damage and counts match the game, and cards hidden from its
/// reader (CR 1.17) are counted but never named.
#[test]
fn a_game_opens_on_the_judges_table_as_its_reader_knows_it() {
    let desk = desks::in_memory().unwrap();
    let mut view = desk.games().start_game(&game_of([SeatKind::Person, SeatKind::Quick])).unwrap();
    let mut could = std::collections::BTreeMap::new();
    for _ in 0..60 {
        let Some(question) = &view.question else { break };
        could.insert(view.steps, choices(&view));
        let person = view.seats[question.seat as usize].kind == SeatKind::Person;
        let attack = question.options.iter().find(|option| option.target.is_some()).map_or(0, |option| option.index);
        view = match person {
            true => desk.games().answer_game(view.id, view.step, attack, 0).unwrap(),
            false => desk.games().bot_answers(view.id, view.reader, 0).unwrap(),
        };
    }
    assert!(view.steps > 20);
    let (mut whole, mut same) = (0, 0);
    for step in 8..view.steps {
        let then = desk.games().look_back(view.id, step, Some(0)).unwrap();
        let made = desk.judge().judge_of_game(view.id, step, Some(0)).unwrap();
        let sides = &made.case.position.sides;
        assert!(sides[1].hand.is_empty() && sides[1].resources.iter().all(|one| one.card.is_none()));
        assert!(sides.iter().all(|side| side.deck.is_empty()));
        let look = desk.judge().judge_look(&made.case, 0, 99).unwrap();
        assert_eq!(look.problem, None, "step {step}");
        if !made.left_out.is_empty() {
            continue;
        }
        whole += 1;
        let (now, there) = (table(&look), &then);
        for (laid, real) in now.sides.iter().zip(&there.sides) {
            let counts = |side: &app::contract::PlayerSideView| {
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
        // Lasting effects are carried over (CR 7.7.3).
        let strength = |game: &app::contract::GameView| {
            let mut all: Vec<_> = game
                .cards
                .iter()
                .filter(|card| matches!(card.place, CardPlace::Ground | CardPlace::Space))
                .map(|card| (card.number.clone(), card.power, card.hp, card.keywords.clone()))
                .collect();
            all.sort();
            all
        };
        assert_eq!(strength(now), strength(there), "step {step}");
        // Earlier events of the phase and used-up abilities are carried over: the reader has the same options at the
        // same cost.
        let can = choices(now);
        // Cards drawn since the action began are unknown there.
        let knows = |can: &[(String, Option<u32>)]| can.iter().all(|(words, _)| !words.contains("an unknown card"));
        if could.get(&step).is_some_and(Option::is_some) && can.as_deref().is_some_and(knows) {
            assert_eq!(Some(&can), could.get(&step), "step {step}");
            same += 1;
        }
    }
    assert!(whole > 30 && same > 10, "{whole}, {same} of {}", view.steps);

    // And back: a game that continues from there unchanged.
    let again = desk.games().play_on(view.id, 10).unwrap();
    assert_ne!(again.id, view.id);
    let (then, now) =
        (desk.games().look_back(view.id, 10, Some(0)).unwrap(), desk.games().open_game(again.id, Some(0), 0).unwrap());
    assert_eq!((now.steps, &now.cards, &now.sides), (10, &then.cards, &then.sides));
}

/// Lasting effects of a game are carried over to the judge's table (CR 7.7.3): SOR_154's Raid for the phase, as a
/// step before later ones.
#[test]
fn lasting_effects_are_carried_over_to_the_judges_table() {
    let desk = desks::in_memory().unwrap();
    let mut case = case(&desk);
    let side = &mut case.position.sides[0];
    side.hand.push("SOR_154".to_owned());
    let more = JudgeResource { card: None, exhausted: false, owner: None };
    side.resources.extend(vec![more; 5]);
    let game = desk.judge().judge_play_on(&case, 0, 0, &[SeatKind::Person, SeatKind::Quick]).unwrap();
    let played = game.cards.iter().find(|card| card.number == "SOR_154").map(|card| card.id);
    let option = game.question.as_ref().unwrap().options.iter().find(|one| one.card == played).unwrap().index;
    let game = desk.games().answer_game(game.id, game.step, option, 0).unwrap();
    let marine = |game: &app::contract::GameView| {
        let stands = |card: &&app::contract::TableCard| card.number == "SOR_095" && card.place == CardPlace::Ground;
        game.cards.iter().find(stands).unwrap().keywords.clone()
    };
    assert_eq!(marine(&game), ["Raid 2"]);
    let made = desk.judge().judge_of_game(game.id, game.steps, Some(0)).unwrap();
    assert_eq!(made.left_out, Vec::<String>::new());
    let steps: Vec<&str> = made.case.branches[0].steps.iter().map(|step| step.words.as_str()).collect();
    let gains = "Manual action: Battlefield Marine gains Raid 2 for this phase";
    let earlier = "Manual action: earlier in this phase: Player 1 played Rallying Cry; Player 1: cards played: 1, events this round: 1";
    assert_eq!(steps, [gains, earlier]);
    let look = desk.judge().judge_look(&made.case, 0, 99).unwrap();
    assert_eq!((look.problem.as_deref(), marine(table(&look))), (None, vec!["Raid 2".to_owned()]));
}

/// Earlier events of the phase are carried over (CR 8.11): SHD_182 costs 2 less after an enemy unit was defeated,
/// including at the judge's table.
#[test]
fn events_of_the_phase_are_carried_over_to_the_judges_table() {
    let desk = desks::in_memory().unwrap();
    let mut case = case(&desk);
    let ready = JudgeResource { card: None, exhausted: false, owner: None };
    let ours = &mut case.position.sides[0];
    ours.hand = vec!["SHD_182".to_owned(), "SOR_221".to_owned()];
    ours.resources = vec![ready; 9];
    case.position.sides[1].units.remove(0);
    let game = desk.judge().judge_play_on(&case, 0, 0, &[SeatKind::Person, SeatKind::Quick]).unwrap();
    let cost = |game: &app::contract::GameView| -> Option<u32> {
        let card = game.cards.iter().find(|card| card.number == "SHD_182").map(|card| card.id);
        let options = &game.question.as_ref().unwrap().options;
        options.iter().find(|one| one.card == card).unwrap().cost
    };
    let printed = cost(&game);
    let attack = option_of(&game, "attack Death Star Stormtrooper");
    let game = desk.games().answer_game(game.id, game.step, attack, 0).unwrap();
    assert!(
        game.cards.iter().any(|card| card.number == "SOR_128" && card.place == CardPlace::Discard),
        "{:?}",
        game.log
    );
    let game = desk.games().bot_answers(game.id, Some(0), 0).unwrap();
    assert_eq!(cost(&game), printed.map(|printed| printed - 2));
    let made = desk.judge().judge_of_game(game.id, game.steps, Some(0)).unwrap();
    let look = desk.judge().judge_look(&made.case, 0, 99).unwrap();
    assert_eq!((look.problem.as_deref(), cost(table(&look))), (None, cost(&game)));
}

/// A unit kept in play only by an effect, SOR_124's +2/+2 for the phase, is also on the judge's table, with its
/// damage (CR 1.9.4, 7.7.3).
#[test]
fn a_unit_kept_in_play_by_an_effect_stays_on_the_judges_table() {
    let desk = desks::in_memory().unwrap();
    let mut case = case(&desk);
    let ours = &mut case.position.sides[0];
    ours.hand = vec!["SOR_124".to_owned()];
    ours.resources = vec![JudgeResource { card: None, exhausted: false, owner: None }; 9];
    ours.units[0].damage = 2;
    let theirs = &mut case.position.sides[1].units;
    theirs.truncate(1);
    theirs[0].exhausted = true;
    let mut game = desk.judge().judge_play_on(&case, 0, 0, &[SeatKind::Person, SeatKind::Quick]).unwrap();
    for words in ["play Tactical Advantage", "Battlefield Marine", "attack Cloud City Wing Guard"] {
        let index = option_of(&game, words);
        game = desk.games().answer_game(game.id, game.step, index, 0).unwrap();
        if game.question.as_ref().is_some_and(|question| question.seat == 1) {
            game = desk.games().bot_answers(game.id, Some(0), 0).unwrap();
        }
    }
    let marine = |game: &app::contract::GameView| {
        let stands = |card: &&app::contract::TableCard| card.number == "SOR_095" && card.place == CardPlace::Ground;
        game.cards.iter().find(stands).map(|card| (card.damage, card.hp))
    };
    assert_eq!(marine(&game), Some((4, Some(5))));
    let made = desk.judge().judge_of_game(game.id, game.steps, Some(0)).unwrap();
    let look = desk.judge().judge_look(&made.case, 0, 99).unwrap();
    assert_eq!((look.problem.as_deref(), marine(table(&look))), (None, Some((4, Some(5)))));
}

/// CR 1.17: where a player chose among cards hidden from the reader of a case, the case reveals neither the card nor
/// its position: its position and steps do not depend on the order of the hand, which shows the order of draws.
#[test]
fn choices_among_hidden_cards_are_not_carried_over_to_the_judges_table() {
    let made = |hand: [&str; 3]| {
        let desk = desks::in_memory().unwrap();
        let mut case = case(&desk);
        let ours = &mut case.position.sides[0];
        ours.hand = vec!["SOR_167".to_owned()];
        ours.units[0].card = "SOR_049".to_owned();
        ours.resources = vec![JudgeResource { card: None, exhausted: false, owner: None }; 9];
        case.position.sides[1].hand = hand.map(str::to_owned).to_vec();
        let begun = desk.judge().judge_play_on(&case, 0, 0, &[SeatKind::Person, SeatKind::Person]).unwrap();
        for (seat, words) in [(0, "play Force Throw"), (0, "Player 2"), (1, "Open Fire")] {
            let game = desk.games().open_game(begun.id, Some(seat), 0).unwrap();
            desk.games().answer_game(game.id, game.step, option_of(&game, words), 0).unwrap();
        }
        let game = desk.games().open_game(begun.id, Some(0), 0).unwrap();
        assert!(game.question.is_some_and(|question| question.ask != QuestionKind::Action), "the event continues");
        [0, 1].map(|reader| desk.judge().judge_of_game(begun.id, game.steps, Some(reader)).unwrap())
    };
    let [one, theirs] = made(["SOR_172", "SOR_128", "SOR_095"]);
    let [two, _] = made(["SOR_095", "SOR_128", "SOR_172"]);
    assert_eq!((one.case.branches[0].steps.len(), one.left_out.len()), (2, 1), "{:?}", one.left_out);
    assert_eq!(one, two);
    assert_eq!((theirs.case.branches[0].steps.len(), theirs.left_out.len()), (0, 1), "the event was in a hand, too");
}

/// A game continues from the judge's table, and is saved when the program closes.
#[test]
fn a_game_can_be_continued_from_a_position_and_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let desk = desks::open(&path).unwrap();
    let mut case = case(&desk);
    case.position.typed = vec![typed(1, "Stormy Day", CustomCardKind::Event, 2)];
    case.position.sides[0].hand.push("HAND_001".to_owned());
    case.position.sides[1].resources.push(JudgeResource { card: None, exhausted: false, owner: None });
    case.position.sides[1].name = "Rey".to_owned();
    let view = desk.judge().judge_look(&case, 0, 0).unwrap();
    let moved = desk.judge().judge_answer(&case, 0, 0, option(&view, "attack Cloud City Wing Guard")).unwrap();
    case.branches[0].steps.push(moved.step);
    let kinds = [SeatKind::Person, SeatKind::Quick];
    let begun = desk.judge().judge_play_on(&case, 0, 1, &kinds).unwrap();
    assert_eq!((begun.seats[1].name.as_str(), begun.round, begun.active), ("Rey", 4, Some(1)));
    let on = desk.games().bot_answers(begun.id, Some(0), 0).unwrap();
    assert_eq!(on.steps, 1);
    drop(desk);
    let desk = desks::open(&path).unwrap();
    let again = desk.games().open_game(begun.id, Some(0), 0).unwrap();
    assert_eq!((again.steps, again.sides.len(), again.warning), (1, 2, None));
    assert!(again.cards.iter().any(|card| card.number == "HAND_001"));
    assert_eq!(desk.judge().judge_play_on(&case, 0, 0, &kinds[..1]).unwrap_err().code, "play.seats");
}

/// Rulings have a separate book in addition to the events' logs. A file imports several into another copy, once.
#[test]
fn rulings_are_kept_in_a_book_and_can_be_exported_and_imported() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desks::in_memory().unwrap();
    let whole = |title: &str| Ruling {
        outcome: "So it is.".to_owned(),
        judge: "Kim".to_owned(),
        case: JudgeCase { title: title.to_owned(), ..case(&desk) },
        ..desk.judge().read_case(POSITION).unwrap()
    };
    let first = desk.judge().keep_ruling(&whole("First")).unwrap();
    desk.judge().keep_ruling(&whole("Second")).unwrap();
    desk.judge().keep_ruling(&first).unwrap();
    let all: Vec<Ruling> = desk.judge().ruling_book().unwrap().into_iter().map(|kept| kept.ruling).collect();
    assert_eq!(all.len(), 2);
    let file = folder.path().join("rulings.json");
    desk.judge().export_rulings(&all, &file).unwrap();
    let other = desks::in_memory().unwrap();
    assert_eq!((other.judge().import_rulings(&file).unwrap(), other.judge().import_rulings(&file).unwrap()), (2, 0));
    assert_eq!(other.judge().drop_ruling(&first).unwrap().len(), 1);
}
