//! Games at the table: saved after every step, with hidden information, undo, and results reported to the round.

use app::contract::{
    AutoAnswers, CardPlace, DraftMode, EventAct, GameDeckRef, GameLine, GameState, GameView, NewEvent, NewGame,
    OpenedFile, OptionKind, RoundTable, RulesEdition, SeatKind, SeatSetup, Settings, StructureInput, TextLanguage,
};
use app::{App, Environment};
use rules::QuestionKind;

use crate::desks;

fn seat(kind: SeatKind, key: &str) -> SeatSetup {
    SeatSetup { name: String::new(), kind, think_ms: 0, deck: GameDeckRef::Published { key: key.to_owned() } }
}

fn new_game(kinds: &[SeatKind]) -> NewGame {
    let keys = ["SOR-Luke", "SOR-Vader"];
    let seats = kinds.iter().zip(keys.iter().cycle()).map(|(kind, key)| seat(*kind, key)).collect();
    NewGame { seats, best_of: 1, seed: Some("7".to_owned()), edition: None, open_hands: false }
}

/// Lets the bots answer until a person is prompted or the game is over.
fn bots(desk: &App, mut view: GameView) -> GameView {
    while let Some(question) = &view.question {
        if view.seats[question.seat as usize].kind == SeatKind::Person {
            break;
        }
        view = desk.games().bot_answers(view.id, view.reader, 0).unwrap();
    }
    view
}

/// A game uses the rules edition in force on the day of its event, or on the current day without an event.
#[test]
fn a_game_uses_the_rules_edition_of_its_day() {
    let summer = Environment { now: || "2026-09-30T12:00:00Z".parse().unwrap(), seed: || 5 };
    let autumn = Environment { now: || "2026-11-22T12:00:00Z".parse().unwrap(), seed: || 5 };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let asked = new_game(&[SeatKind::Quick, SeatKind::Quick]);
    let edition = |desk: &App, asked: &NewGame| desk.games().start_game(asked).unwrap().series.edition;
    let desk = App::with_store(store::Store::open(&path).unwrap(), summer).unwrap();
    assert_eq!(edition(&desk, &asked), RulesEdition::Eighth);
    let event = desk.events().create_event(NewEvent::draft("September", "SOR", DraftMode::Digital, 8)).unwrap();
    let desk = App::with_store(store::Store::open(&path).unwrap(), autumn).unwrap();
    assert_eq!(edition(&desk, &asked), RulesEdition::Ninth);
    assert_eq!(edition(&desk, &NewGame { edition: Some(RulesEdition::Eighth), ..asked }), RulesEdition::Eighth);
    assert_eq!(desk.events().event(event.summary.id).unwrap().edition, RulesEdition::Eighth);
}

/// A hint is an option of the prompted player, changes nothing, and belongs to the prompt that was shown.
#[test]
fn a_hint_is_a_legal_option_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desks::open(&folder.path().join("cantina.db")).unwrap();
    let view = bots(&desk, desk.games().start_game(&new_game(&[SeatKind::Person, SeatKind::Quick])).unwrap());
    let hint = desk.games().hint(view.id, view.step).unwrap();
    let options = &view.question.as_ref().unwrap().options;
    let offered = |index: u32| options.iter().any(|option| option.index == index);
    assert!(offered(hint.option) && hint.second.as_ref().is_none_or(|second| offered(second.option)), "{hint:?}");
    assert!(hint.chance.is_none_or(|chance| chance <= 1000), "{hint:?}");
    assert_eq!(desk.games().open_game(view.id, None, 0).unwrap(), view);
    assert_eq!(desk.games().hint(view.id, view.step + 1).unwrap_err().code, "play.moved_on");
    let programs = desk.games().start_game(&new_game(&[SeatKind::Quick, SeatKind::Quick])).unwrap();
    assert_eq!(desk.games().hint(programs.id, programs.step).unwrap_err().code, "play.not_yours");
}

/// A finished game can be analysed in parts: each decision of the reader once, in order, reproducibly, and no one
/// else's; not while it is in progress.
#[test]
fn a_finished_game_can_be_analysed_from_the_readers_seat() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desks::open(&folder.path().join("cantina.db")).unwrap();
    let mut view = bots(&desk, desk.games().start_game(&new_game(&[SeatKind::Person, SeatKind::Random])).unwrap());
    assert_eq!(desk.games().analyse_game(view.id, 0, None).unwrap_err().code, "play.no_analysis");
    while view.outcome.is_none() {
        view = play(&desk, &view);
    }
    let (mut found, mut from) = (Vec::new(), 0);
    while from < view.steps {
        let part = desk.games().analyse_game(view.id, from, None).unwrap();
        assert!(part.next > from && part.steps == view.steps);
        found.extend(part.decisions);
        from = part.next;
    }
    assert!(found.len() > 10, "{}", found.len());
    assert!(found.is_sorted_by(|one, next| one.step < next.step));
    assert!(found.iter().all(|one| one.seat == 0 && one.after <= one.best && one.best <= 1000));
    assert!(found.iter().any(|one| one.better.is_some()));
    assert!(found.iter().all(|one| one.better.is_some() == one.instead.is_some()));
    // The better answer can be tried instead, in a copy of the game that begins before the decision.
    let one = found.iter().rev().find(|one| one.instead.is_some()).unwrap();
    let copy = desk.games().play_on(view.id, one.step).unwrap();
    assert_eq!((copy.step, copy.question.as_ref().unwrap().seat), (one.step, one.seat));
    let option = copy.question.as_ref().unwrap().options.iter().find(|option| Some(option.index) == one.instead);
    assert_eq!(Some(&option.unwrap().words), one.better.as_ref());
    let tried = desk.games().answer_game(copy.id, copy.step, one.instead.unwrap(), 0).unwrap();
    assert!(tried.step > copy.step && desk.games().open_game(view.id, None, 0).unwrap().steps == view.steps);
    // A repeated analysis is identical, and no one can view it from a bot's seat.
    let first = desk.games().analyse_game(view.id, 0, Some(1)).unwrap().decisions;
    assert_eq!(first, found[..first.len()]);
}

/// Returns an attack on a base if there is one, otherwise the first option.
fn some_option(view: &GameView) -> u32 {
    let options = &view.question.as_ref().unwrap().options;
    let bases: Vec<u32> = view.sides.iter().map(|side| side.base).collect();
    let attack = options.iter().find(|option| option.target.is_some_and(|target| bases.contains(&target)));
    attack.map_or(0, |option| option.index)
}

fn play(desk: &App, view: &GameView) -> GameView {
    bots(desk, desk.games().answer_game(view.id, view.step, some_option(view), 0).unwrap())
}

#[test]
fn a_game_against_a_bot_reopens_unchanged_after_every_step() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let mut desk = desks::open(&path).unwrap();
    let view = desk.games().start_game(&new_game(&[SeatKind::Person, SeatKind::Quick])).unwrap();
    let mut view = bots(&desk, view);
    let mut steps = 0;
    while view.outcome.is_none() {
        assert!(!view.question.as_ref().unwrap().options.is_empty());
        view = play(&desk, &view);
        steps += 1;
        if steps % 7 == 0 {
            // As after a crash: only the file remains.
            desk = desks::open(&path).unwrap();
            assert_eq!(desk.games().open_game(view.id, None, 0).unwrap(), view);
        }
        assert!(steps < 500, "the game does not end");
    }
    assert_eq!(view.series.state, GameState::Over);
    let listed = &desk.games().list_games().unwrap()[0];
    assert_eq!((listed.id, listed.state, listed.wins.iter().sum::<u32>()), (view.id, GameState::Over, 1));
}

/// CR 1.17: other players' hands, decks and resources are hidden. Between two people, the pass-device screen hides
/// both.
#[test]
fn hidden_cards_are_shown_to_no_other_player() {
    let desk = desks::in_memory().unwrap();
    let mut view = desk.games().start_game(&new_game(&[SeatKind::Person, SeatKind::Person])).unwrap();
    assert_eq!(view.reader, None);
    for _ in 0..12 {
        let asked = view.question.as_ref().unwrap().seat;
        assert!(view.question.as_ref().unwrap().options.is_empty(), "between two people no options are shown");
        for reader in [None, Some(0), Some(1)] {
            let seen = desk.games().open_game(view.id, reader, 0).unwrap();
            for side in &seen.sides {
                let is_own = reader == Some(side.seat);
                assert!(side.hand.iter().all(|card| card.id.is_some() == is_own));
                assert!(side.resources.iter().all(|card| card.id.is_some() == is_own));
            }
            let hidden = |card: &&app::contract::TableCard| {
                matches!(card.place, CardPlace::Hand | CardPlace::Resources) && reader != Some(card.owner)
                    || card.place == CardPlace::Deck
            };
            assert_eq!(seen.cards.iter().find(hidden), None);
            assert_eq!(!seen.question.unwrap().options.is_empty(), reader == Some(asked));
            let told = seen.log.iter().filter(|line| line.event == "resourced" && !line.cards.is_empty());
            assert!(told.count() <= 2, "each player places two resources and sees no other");
        }
        let own = desk.games().open_game(view.id, Some(asked), 0).unwrap();
        desk.games().answer_game(own.id, own.step, some_option(&own), 0).unwrap();
        view = desk.games().open_game(view.id, None, 0).unwrap();
    }
}

/// In a game with open hands, every player at the table sees every hand: after an undo, in earlier positions, and after
/// the game is opened again; decks and resources stay hidden (CR 1.17), and a bot chooses as if hands were hidden.
#[test]
fn open_hands_show_every_hand_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let desk = desks::open(&path).unwrap();
    let asked = NewGame { open_hands: true, ..new_game(&[SeatKind::Person, SeatKind::Quick]) };
    // After the choice of the first player, both have a hand.
    let begun = |asked: &NewGame| play(&desk, &bots(&desk, desk.games().start_game(asked).unwrap()));
    let (first, closed) = (begun(&asked), begun(&NewGame { open_hands: false, ..asked.clone() }));
    assert!(!closed.open_hands && closed.sides[1].hand.iter().all(|card| card.id.is_none()));
    let shows = |view: &GameView| {
        let hands =
            view.sides.iter().all(|side| !side.hand.is_empty() && side.hand.iter().all(|card| card.id.is_some()));
        let hidden = view.sides[1].resources.iter().all(|card| card.id.is_none());
        let decks = view.cards.iter().all(|card| card.place != CardPlace::Deck);
        view.open_hands && hands && hidden && decks
    };
    assert!(shows(&first));
    let mut view = first.clone();
    let mut same = closed;
    for _ in 0..12 {
        // The bot plays the same in both games: it does not look.
        assert_eq!(view.step, same.step);
        (view, same) = (bots(&desk, play(&desk, &view)), bots(&desk, play(&desk, &same)));
    }
    assert!(shows(&view) && shows(&desk.games().look_back(view.id, first.step, view.reader).unwrap()));
    assert!(shows(&desk.games().undo_answer(view.id, false, view.reader).unwrap()));
    drop(desk);
    assert!(shows(&desks::open(&path).unwrap().games().open_game(view.id, None, 0).unwrap()));
}

#[test]
fn undo_is_free_in_practice_and_needs_consent_between_people() {
    let desk = desks::in_memory().unwrap();
    let mut view = bots(&desk, desk.games().start_game(&new_game(&[SeatKind::Person, SeatKind::Quick])).unwrap());
    for _ in 0..6 {
        view = play(&desk, &view);
    }
    let before = view.clone();
    view = play(&desk, &view);
    assert_ne!(view.step, before.step);
    let back = desk.games().undo_answer(view.id, false, None).unwrap();
    assert_eq!(back, before);
    assert_eq!(play(&desk, &back), view, "what chance has shown, it shows again");

    let pair = desk.games().start_game(&new_game(&[SeatKind::Person, SeatKind::Person])).unwrap();
    let asked = pair.question.as_ref().unwrap().seat;
    let own = desk.games().open_game(pair.id, Some(asked), 0).unwrap();
    desk.games().answer_game(own.id, own.step, 0, 0).unwrap();
    assert_eq!(desk.games().undo_answer(pair.id, false, None).unwrap_err().code, "play.consent");
    assert_eq!(desk.games().undo_answer(pair.id, true, None).unwrap().step, own.step);
}

#[test]
fn looking_back_shows_every_position_and_changes_nothing() {
    let desk = desks::in_memory().unwrap();
    let mut view = bots(&desk, desk.games().start_game(&new_game(&[SeatKind::Person, SeatKind::Quick])).unwrap());
    let early = view.clone();
    for _ in 0..8 {
        view = play(&desk, &view);
    }
    let then = desk.games().look_back(view.id, early.step, Some(0)).unwrap();
    assert_eq!((then.step, &then.sides, &then.cards), (early.step, &early.sides, &early.cards));
    assert_eq!((then.question, then.steps), (None, view.steps));
    assert_eq!(desk.games().open_game(view.id, None, 0).unwrap(), view);
}

#[test]
fn an_attack_preview_shows_the_damage_it_deals() {
    let desk = desks::in_memory().unwrap();
    let mut view = bots(&desk, desk.games().start_game(&new_game(&[SeatKind::Person, SeatKind::Random])).unwrap());
    let mut seen = 0;
    while view.outcome.is_none() && seen < 5 {
        let question = view.question.clone().unwrap();
        let bases: Vec<u32> = view.sides.iter().map(|side| side.base).collect();
        let attack = question.options.iter().find(|option| option.target.is_some_and(|at| bases.contains(&at)));
        if let Some(attack) = attack {
            let preview = attack.preview.clone().expect("an attack has a preview");
            let base = attack.target.unwrap();
            let damage = |view: &GameView| view.cards.iter().find(|card| card.id == base).unwrap().damage;
            let promised = preview.effects.iter().find(|effect| effect.card == base).map_or(0, |effect| effect.damage);
            let after = desk.games().answer_game(view.id, view.step, attack.index, 0).unwrap();
            if !preview.uncertain
                && after.question.as_ref().is_some_and(|question| question.ask == QuestionKind::Action)
            {
                assert_eq!(damage(&after) - damage(&view), promised);
                seen += 1;
            }
            view = bots(&desk, after);
        } else {
            view = play(&desk, &view);
        }
    }
    assert!(seen > 0);
}

/// Returns the number of prompts with a single option in a game, and how many of them are passes. Plays some
/// answers.
fn forced(desk: &App, id: u32) -> (u32, u32) {
    let (mut forced, mut passes, mut lot) = (0, 0, id);
    let mut view = desk.games().open_game(id, Some(0), 0).unwrap();
    for _ in 0..300 {
        let Some(asked) = view.question.as_ref().map(|question| question.seat) else { break };
        view = desk.games().open_game(id, Some(asked), 0).unwrap();
        let question = view.question.as_ref().unwrap();
        let options = &question.options;
        // Cards that an effect reveals to a player are shown, whatever the options.
        if let ([only], []) = (options.as_slice(), question.shown.as_slice()) {
            forced += 1;
            passes += u32::from(only.kind == OptionKind::Pass);
        }
        lot = lot.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        view = desk.games().answer_game(id, view.step, (lot >> 16) % options.len() as u32, 0).unwrap();
    }
    (forced, passes)
}

/// CR 1.15.6, 1.17.4: answering a lone pass and a single option automatically are separate settings, and a game keeps
/// the ones it began with, even after it is opened again.
#[test]
fn the_auto_answers_of_a_game_can_be_set() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let desk = desks::open(&path).unwrap();
    let settings = desk.about().unwrap().settings;
    assert_eq!(settings.auto_answers, AutoAnswers::ALL);
    let begun = |auto_answers: AutoAnswers| -> Vec<u32> {
        desk.save_settings(Settings { auto_answers, ..settings.clone() }).unwrap();
        assert_eq!(desk.about().unwrap().settings.auto_answers, auto_answers);
        let game = |seed: u32| {
            let mut new = new_game(&[SeatKind::Person, SeatKind::Person]);
            new.seed = Some(seed.to_string());
            desk.games().start_game(&new).unwrap().id
        };
        (0..4).map(game).collect()
    };
    let all = begun(AutoAnswers::ALL);
    let asks_passes = begun(AutoAnswers { lone_pass: false, ..AutoAnswers::ALL });
    let asks_others = begun(AutoAnswers { only_answer: false, ..AutoAnswers::ALL });
    let desk = desks::open(&path).unwrap();
    let sums = |games: &[u32]| {
        let each = games.iter().map(|game| forced(&desk, *game));
        each.fold((0, 0), |(forced, passes), (more, more_passes)| (forced + more, passes + more_passes))
    };
    assert_eq!(sums(&all), (0, 0));
    let (forced, passes) = sums(&asks_passes);
    assert!(passes > 0 && passes == forced, "{passes} of {forced}");
    let (forced, passes) = sums(&asks_others);
    assert!(forced > 0 && passes == 0, "{passes} of {forced}");
}

/// A rematch with swapped decks: a bot named after its leader gets the name of its new one.
#[test]
fn a_rematch_can_be_played_with_swapped_decks() {
    let desk = desks::in_memory().unwrap();
    let mut new = new_game(&[SeatKind::Person, SeatKind::Quick]);
    new.seats[0].name = "Ann".to_owned();
    let of = |view: &GameView| -> Vec<(String, String)> {
        view.seats.iter().map(|seat| (seat.name.clone(), seat.deck.clone())).collect()
    };
    let first = desk.games().start_game(&new).unwrap();
    let [(ann, luke), (vader, vaders)] = &of(&first)[..] else { panic!("two seats") };
    assert_eq!((ann.as_str(), vader.as_str()), ("Ann", "Darth Vader"));
    assert_eq!(of(&desk.games().rematch(first.id, false).unwrap()), of(&first));
    let swapped = desk.games().rematch(first.id, true).unwrap();
    let theirs = [("Ann".to_owned(), vaders.clone()), ("Luke Skywalker".to_owned(), luke.clone())];
    assert_eq!(of(&swapped), theirs);
}

/// CR 1.17.4: with the organiser's setting to always prompt, a game also prompts for single options, even after it is
/// opened again; games begun before keep their settings.
#[test]
fn a_game_always_prompts_when_the_organiser_sets_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let mut new = new_game(&[SeatKind::Person, SeatKind::Person]);
    for seat in &mut new.seats {
        seat.deck = GameDeckRef::Published { key: "house-command-cunning".to_owned() };
    }
    let desk = desks::open(&path).unwrap();
    let mut begin = |desk: &App, seed: u32| {
        new.seed = Some(seed.to_string());
        desk.games().start_game(&new).unwrap().id
    };
    let before: Vec<u32> = (0..6).map(|seed| begin(&desk, seed)).collect();
    let settings = desk.about().unwrap().settings;
    assert!(!settings.ask_always);
    desk.save_settings(Settings { ask_always: true, ..settings }).unwrap();
    assert!(desk.about().unwrap().settings.ask_always);
    let games: Vec<u32> = (0..6).map(|seed| begin(&desk, seed)).collect();
    let desk = desks::open(&path).unwrap();
    assert_eq!(before.iter().map(|game| forced(&desk, *game).0).sum::<u32>(), 0);
    assert!(games.iter().map(|game| forced(&desk, *game).0).sum::<u32>() > 0);
}

/// CR 11: the house decks for Twin Suns are offered along with the published ones, and start a game of Twin Suns.
#[test]
fn twin_suns_can_be_played_with_bundled_decks() {
    let desk = desks::in_memory().unwrap();
    let key = |deck: &str| GameDeckRef::Published { key: deck.to_owned() };
    let choices = desk.games().game_decks().unwrap();
    let mut new = new_game(&[SeatKind::Quick; 4]);
    for (seat, deck) in new.seats.iter_mut().zip(["house-twin-1", "house-twin-2", "house-twin-3", "house-twin-4"]) {
        let choice = choices.iter().find(|choice| choice.source == key(deck)).unwrap();
        assert_eq!((choice.leaders.len(), &choice.why_not), (2, &None));
        seat.deck = key(deck);
    }
    let begun = desk.games().start_game(&new).unwrap();
    let counters = begun.counters.unwrap();
    assert!(!counters.blast && counters.blast_by.is_none(), "{counters:?}");
    let view = bots(&desk, begun);
    // The counter shows its player, at the step that takes it and until the end of the round (CR 12.5.5).
    let blast = |line: &&GameLine| line.event == "took" && line.text.contains("blast");
    let line = view.log.iter().find(blast).unwrap();
    let counters = desk.games().look_back(view.id, line.step, None).unwrap().counters.unwrap();
    assert_eq!((counters.blast, counters.blast_by), (true, line.seat));
    let earlier = desk.games().look_back(view.id, line.step - 1, None).unwrap().counters.unwrap();
    assert_eq!((earlier.blast, earlier.blast_by), (false, None));
}

#[test]
fn games_of_four_seats_and_sealed_decks_can_be_played() {
    let desk = desks::in_memory().unwrap();
    let mut new = new_game(&[SeatKind::Quick, SeatKind::Random, SeatKind::Random, SeatKind::Random]);
    new.seats[1].deck = GameDeckRef::Sealed { set: "SOR".to_owned() };
    let view = desk.games().start_game(&new).unwrap();
    assert_eq!(view.seats[1].deck, "Sealed SOR");
    let names: Vec<&str> = view.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Luke Skywalker", "Sabine Wren", "Luke Skywalker 3", "Darth Vader"]);
    let view = bots(&desk, view);
    assert!(view.outcome.is_some());
}

fn event_with_a_round(desk: &App, person: bool) -> u32 {
    let new = NewEvent { seed: Some("3".to_owned()), ..NewEvent::draft("Practice", "SOR", DraftMode::Digital, 4) };
    let event = desk.events().create_event(new).unwrap().summary.id;
    if person {
        desk.events().act(event, &EventAct::RegisterPlayers { text: "Ann".into() }).unwrap();
    }
    desk.events().act(event, &EventAct::RegisterBots { count: if person { 3 } else { 4 } }).unwrap();
    desk.events().act(event, &EventAct::DrawSeats).unwrap();
    desk.events().act(event, &EventAct::StartDraft).unwrap();
    if person {
        let seat = desk.events().event(event).unwrap().pods[0].seats.iter().find(|seat| !seat.bot).unwrap().seat;
        while !desk.events().draft_view(event, 1, seat).unwrap().pack.is_empty() {
            desk.events().draft_pick(event, 1, seat, 0).unwrap();
        }
        let list = desk.events().suggest_deck(event, 1).unwrap();
        desk.events().save_deck(event, 1, &list).unwrap();
    }
    desk.events().act(event, &EventAct::pair()).unwrap();
    event
}

/// Returns the person's table in the first round.
fn table_of_ann(desk: &App, event: u32) -> RoundTable {
    let round = &desk.events().event(event).unwrap().rounds[0];
    let table = round.tables.iter().find(|table| table.players.iter().any(|player| player.name == "Ann"));
    RoundTable { event, round: 1, table: table.unwrap().table }
}

#[test]
fn a_best_of_three_from_a_round_reports_itself() {
    let desk = desks::in_memory().unwrap();
    let event = event_with_a_round(&desk, true);
    let at = table_of_ann(&desk, event);
    let mut view = bots(&desk, desk.games().play_match(at, SeatKind::Quick, 0).unwrap());
    // In a round match, hints and trying out moves are not available.
    assert_eq!(desk.games().hint(view.id, view.step).unwrap_err().code, "play.no_hints");
    assert_eq!(desk.games().play_on(view.id, view.step).unwrap_err().code, "play.no_fork");
    assert_eq!(view.series.best_of, 3);
    // A player who leaves the table and returns finds the match unchanged.
    let again = desk.games().play_match(at, SeatKind::Quick, 0).unwrap();
    assert_eq!((again.id, desk.games().match_in_progress(at).unwrap()), (view.id, Some(view.id)));
    let own = view.reader.unwrap();
    while view.series.state != GameState::Over {
        // The person concedes each game after some steps.
        for _ in 0..3 {
            if view.question.is_some() {
                view = play(&desk, &view);
            }
        }
        view = desk.games().concede_game(view.id, own, Some(own)).unwrap();
        if view.series.state == GameState::Between {
            assert_eq!(view.series.chooses_next, Some(own));
            let decks = desk.games().sideboards(view.id).unwrap();
            assert!(view.series.sideboards && decks.len() == 1 && !decks[0].sideboard.is_empty());
            assert_eq!(desk.games().play_on(view.id, 0).unwrap_err().code, "play.no_fork", "the match continues");
            view = desk.games().next_game(view.id, &[], Some(own)).unwrap();
            let question = view.question.as_ref().unwrap();
            assert_eq!((question.ask, question.seat), (QuestionKind::FirstPlayer, own), "the loser chooses who starts");
        }
    }
    assert!(view.series.reported.unwrap().contains("entered for table"));
    let event_view = desk.events().event(event).unwrap();
    let table = event_view.rounds[0].tables.iter().find(|table| table.table == at.table).unwrap();
    assert!(["2-0", "0-2"].contains(&table.result_text.as_str()), "{}", table.result_text);
    assert_eq!(desk.games().play_match(at, SeatKind::Quick, 0).unwrap_err().code, "result.there");
    assert_eq!(desk.games().undo_answer(view.id, true, None).unwrap_err().code, "play.reported");
    // After the match, anyone may continue from any position of it.
    assert_eq!(desk.games().play_on(view.id, 0).unwrap().series.from, None);
}

/// Hands are in the statistics of the event, for each side of each game, below the threshold as counts only.
#[test]
fn opening_hands_of_a_match_on_screen_are_in_the_statistics() {
    let desk = desks::in_memory().unwrap();
    let event = desk.events().create_event(NewEvent::constructed("Friday")).unwrap().summary.id;
    desk.events().act(event, &EventAct::RegisterPlayers { text: "Ada\nBen".into() }).unwrap();
    let rows: Vec<String> = (95..=110).map(|card| format!(r#"{{"id": "SOR_{card:03}", "count": 3}}"#)).collect();
    let list = format!(
        r#"{{"leader": {{"id": "SOR_010", "count": 1}}, "base": {{"id": "SOR_026", "count": 1}}, "deck": [{}]}}"#,
        rows.join(", ")
    );
    for player in [1, 2] {
        desk.events().act(event, &EventAct::RegisterDeck { player, slot: 1, list: list.clone() }).unwrap();
    }
    desk.events().act(event, &EventAct::pair()).unwrap();
    let at = RoundTable { event, round: 1, table: 1 };
    let mut view = desk.games().play_match(at, SeatKind::Quick, 0).unwrap();
    while view.series.state != GameState::Over {
        for _ in 0..6 {
            if view.question.is_some() {
                view = play(&desk, &view);
            }
        }
        view = desk.games().concede_game(view.id, 0, Some(0)).unwrap();
        if view.series.state == GameState::Between {
            view = desk.games().next_game(view.id, &[], Some(0)).unwrap();
        }
    }
    let query = app::contract::CardStatisticsQuery { events: vec![event], ..Default::default() };
    let found = desk.card_statistics().complete(&query).unwrap();
    assert_eq!((found.matches, found.games, found.engine_games), (1, 2, 2));
    let hands: Vec<_> = found.cards.iter().filter_map(|line| line.hands).collect();
    let opening: u32 = hands.iter().map(|hands| hands.opening.games).sum();
    // Six cards for each side of two games; copies of a card count once.
    assert!((8..=24).contains(&opening), "{opening}");
    let wins: u32 = hands.iter().map(|hands| hands.opening.wins).sum();
    assert!((4..=12).contains(&wins), "the hands of the winner: {wins} of {opening}");
    assert!(hands.iter().all(|hands| hands.opening.rate.is_none() && hands.opening.games <= 4));
}

/// A match has as many games as its round: with one game it is over after it, and the result fits the round.
#[test]
fn a_match_of_one_game_reports_itself() {
    let desk = desks::in_memory().unwrap();
    let event = event_with_a_round(&desk, true);
    desk.events().act(event, &EventAct::Undo).unwrap();
    let structure = StructureInput { best_of: Some(1), ..StructureInput::default() };
    desk.events().act(event, &EventAct::SetStructure { structure }).unwrap();
    desk.events().act(event, &EventAct::pair()).unwrap();
    let at = table_of_ann(&desk, event);
    let view = desk.games().play_match(at, SeatKind::Quick, 0).unwrap();
    assert_eq!(view.series.best_of, 1);
    let own = view.reader.unwrap();
    let view = desk.games().concede_game(view.id, own, Some(own)).unwrap();
    assert_eq!(view.series.state, GameState::Over);
    assert!(view.series.reported.unwrap().contains("entered for table"));
    assert_eq!(desk.games().play_out_next(event, 1, SeatKind::Random, 0, false).unwrap().left, 0);
    assert!(desk.events().event(event).unwrap().rounds[0].open == 0);
}

#[test]
fn sideboarding_exchanges_only_cards_of_the_own_pool() {
    let desk = desks::in_memory().unwrap();
    let event = event_with_a_round(&desk, true);
    let at = table_of_ann(&desk, event);
    let view = desk.games().play_match(at, SeatKind::Quick, 0).unwrap();
    let own = view.reader.unwrap();
    desk.games().concede_game(view.id, own, Some(own)).unwrap();
    let deck = desk.games().sideboards(view.id).unwrap().remove(0);
    let exchanged = |main| app::contract::SideboardChoice { seat: own, main };
    let mut small = deck.main.clone();
    small.truncate(3);
    assert_eq!(desk.games().next_game(view.id, &[exchanged(small)], None).unwrap_err().code, "play.sideboard");
    let mut foreign = deck.main.clone();
    foreign[0].count += 50;
    assert_eq!(desk.games().next_game(view.id, &[exchanged(foreign)], None).unwrap_err().code, "play.sideboard");
    let mut more = deck.main.clone();
    more.push(deck.sideboard[0].clone());
    desk.games().next_game(view.id, &[exchanged(more)], Some(own)).unwrap();
    let count = |rows: &[app::contract::CardCount]| rows.iter().map(|row| row.count).sum::<u32>();
    let now = desk.games().sideboards(view.id).unwrap().remove(0);
    assert_eq!(count(&now.main), count(&deck.main) + deck.sideboard[0].count);
    assert_eq!(count(&now.main) + count(&now.sideboard), count(&deck.main) + count(&deck.sideboard));
}

#[test]
fn bots_can_play_out_a_round() {
    let desk = desks::in_memory().unwrap();
    let event = event_with_a_round(&desk, false);
    let first = desk.games().play_out_next(event, 1, SeatKind::Random, 0, false).unwrap();
    assert_eq!((first.left, first.stopped), (1, false));
    let second = desk.games().play_out_next(event, 1, SeatKind::Random, 0, false).unwrap();
    assert_eq!(second.left, 0);
    assert!(desk.events().event(event).unwrap().rounds[0].open == 0);
    let none = desk.games().play_out_next(event, 1, SeatKind::Random, 0, false);
    assert_eq!(none.unwrap_err().code, "play.no_open_table");
}

/// CR 6.2.4A: a card that cannot be paid for cannot be played.
#[test]
fn a_card_that_cannot_be_played_names_its_rule() {
    let desk = desks::in_memory().unwrap();
    let faces = desk.cards().every_card();
    let mut asked = 0;
    for seed in 1..6 {
        let mut new = new_game(&[SeatKind::Person, SeatKind::Quick]);
        new.seed = Some(seed.to_string());
        let mut view = bots(&desk, desk.games().start_game(&new).unwrap());
        while view.question.as_ref().unwrap().ask != QuestionKind::Action {
            view = play(&desk, &view);
        }
        for card in view.sides[0].hand.iter().filter_map(|card| card.id) {
            let number = &view.cards.iter().find(|known| known.id == card).unwrap().number;
            let printed = faces.iter().find(|face| face.id == *number).unwrap();
            if printed.kind == "unit" && printed.cost > Some(3) {
                assert!(view.question.as_ref().unwrap().options.iter().all(|option| option.card != Some(card)));
                assert_eq!(desk.games().why_not(view.id, card, None).unwrap().unwrap().rule, "6.2.4A");
                asked += 1;
            }
        }
    }
    assert!(asked > 0);
}

#[test]
fn impossible_games_are_refused_with_their_place() {
    let desk = desks::in_memory().unwrap();
    let refused = |new: &NewGame| desk.games().start_game(new).unwrap_err();
    assert_eq!(refused(&new_game(&[SeatKind::Person])).code, "play.seats");
    let mut unknown = new_game(&[SeatKind::Person, SeatKind::Quick]);
    unknown.seats[1].deck = GameDeckRef::Published { key: "nothing".to_owned() };
    let error = refused(&unknown);
    assert_eq!((error.code.as_str(), error.place.as_deref()), ("play.no_deck", Some("seat 2")));
    let mut three = new_game(&[SeatKind::Quick, SeatKind::Quick, SeatKind::Quick]);
    three.best_of = 3;
    assert_eq!(refused(&three).code, "play.best_of");
    assert_eq!(desk.games().open_game(99, None, 0).unwrap_err().code, "store.not_found");
}

/// The log is written in the current language, including events from before it was chosen.
#[test]
fn a_games_log_is_in_the_current_language() {
    let desk = desks::in_memory().unwrap();
    let view = desk.games().start_game(&new_game(&[SeatKind::Person, SeatKind::Quick])).unwrap();
    let view = play(&desk, &bots(&desk, view));
    let settings = desk.about().unwrap().settings;
    assert_eq!(settings.language, TextLanguage::English);
    desk.save_settings(Settings { language: TextLanguage::German, ..settings.clone() }).unwrap();
    assert_eq!(desk.about().unwrap().settings.language, TextLanguage::German);
    let german = desk.games().open_game(view.id, None, 0).unwrap();
    assert_eq!(german.log.len(), view.log_from as usize + view.log.len());
    for (told, before) in german.log.iter().zip(&view.log) {
        // A log entry described by another entry's line has no text in any language.
        assert!(told.text != before.text || told.text.is_empty(), "{}", told.text);
        assert_eq!((&told.rule, &told.cards), (&before.rule, &before.cards));
    }
    let titles = [&german, &view].map(|view| view.question.as_ref().unwrap().title.clone());
    assert_ne!(titles[0], titles[1]);
    let words = desk.games().card_words(&["SOR_010".into(), "nothing".into(), "SOR_095".into()]).unwrap();
    let numbers: Vec<&str> = words.iter().map(|one| one.number.as_str()).collect();
    assert_eq!((numbers, words[0].front.is_empty()), (vec!["SOR_010", "SOR_095"], false));
    desk.save_settings(settings).unwrap();
    assert_eq!(desk.games().open_game(view.id, None, 0).unwrap().log, view.log);
}

#[test]
fn a_card_is_shown_with_the_users_own_image() {
    let desk = desks::in_memory().unwrap();
    assert_eq!(desk.cards().card_image("SOR_010", false).unwrap(), None);
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("SOR_010.jpg"), b"\xff\xd8\xffrest").unwrap();
    let taken = desk.cards().set_image_folder(folder.path()).unwrap();
    assert_eq!((taken.cards, taken.problem), (1, None));
    assert!(desk.cards().card_image("SOR_010", false).unwrap().unwrap().starts_with("data:image/jpeg;base64,"));
    assert_eq!(desk.cards().card_image("SOR_010", true).unwrap(), None);
    for bad in ["../SOR_010", "SOR_010.jpg", "/etc/passwd", ""] {
        assert_eq!(desk.cards().card_image(bad, false).unwrap_err().code, "play.no_card");
    }
    // An unreadable folder does not replace a readable one.
    assert!(desk.cards().set_image_folder(&folder.path().join("none")).is_err());
    assert_eq!(desk.cards().card_images().unwrap().cards, 1);
    assert_eq!(desk.cards().forget_card_images().unwrap().folder, None);
    assert_eq!(desk.cards().card_image("SOR_010", false).unwrap(), None);
}

/// A game saved as a file opens in another database with the same position, steps and log, and can be continued there.
#[test]
fn a_shared_game_opens_elsewhere_and_continues() {
    let (here, there) = (App::in_memory().unwrap(), App::in_memory().unwrap());
    let mut view = bots(&here, here.games().start_game(&new_game(&[SeatKind::Person, SeatKind::Quick])).unwrap());
    for _ in 0..12 {
        view = play(&here, &view);
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.cantina");
    here.games().save_game(view.id, &file).unwrap();
    let opened = there.open_file(&file).unwrap();
    let OpenedFile::Game { game } = opened else { panic!("{opened:?}") };
    let copy = there.games().open_game(game, None, 0).unwrap();
    let shown = |view: &GameView| {
        let log: Vec<String> = view.log.iter().map(|line| line.text.clone()).collect();
        (view.step, view.round, view.cards.len(), log, view.question.as_ref().map(|question| question.title.clone()))
    };
    assert_eq!(shown(&copy), shown(&view));
    assert!(play(&there, &copy).step > copy.step);
    // A file is added as often as it is opened.
    assert!(matches!(there.open_file(&file).unwrap(), OpenedFile::Game { game: again } if again != game));
}

/// A file of another format, with impossible steps or oversized decks, adds no game. A game between people is not saved
/// before it is over, because the file contains the hidden cards.
#[test]
fn a_damaged_shared_game_is_rejected_and_hidden_games_are_not_saved() {
    let desk = App::in_memory().unwrap();
    let view = bots(&desk, desk.games().start_game(&new_game(&[SeatKind::Person, SeatKind::Quick])).unwrap());
    let view = play(&desk, &play(&desk, &view));
    let text = desk.games().export_game(view.id).unwrap();
    let count = || desk.games().list_games().unwrap().len();
    let before = count();
    let code = |text: &str| desk.games().import_game(text).unwrap_err().code;
    for (from, to) in [
        ("\"cantina_game\":1", "\"cantina_game\":2"),
        ("\"cantina_game\":1", "\"cantina_game\":1,\"more\":1"),
        ("\"count\":1", "\"count\":4000000000"),
        ("\"best_of\":1", "\"best_of\":200"),
        ("\"think_ms\":0", "\"think_ms\":4000000000"),
    ] {
        assert!(text.contains(from), "{from} in {text}");
        assert_eq!(code(&text.replacen(from, to, 1)), "play.unreadable", "{to}");
    }
    let mut changed: serde_json::Value = serde_json::from_str(&text).unwrap();
    changed["steps"].as_array_mut().unwrap().reverse();
    assert_eq!(code(&changed.to_string()), "play.differs");
    assert_eq!(code(&text[..text.len() / 2]), "play.unreadable");
    assert_eq!(count(), before);
    let people = desk.games().start_game(&new_game(&[SeatKind::Person, SeatKind::Person])).unwrap();
    assert_eq!(desk.games().export_game(people.id).unwrap_err().code, "play.no_share");
    desk.games().concede_game(people.id, 0, None).unwrap();
    assert!(desk.games().export_game(people.id).is_ok());
}
