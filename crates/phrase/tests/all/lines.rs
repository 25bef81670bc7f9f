//! Lines of the log: one line for events that belong together, without the text of abilities.

use phrase::game::{Address, Table};
use phrase::{DataNames, Language};
use rules::{Action, CardBook, Game, GameLogEntry, LogEvent, QuestionKind, Seat};
use serde_json::{Value, json};

/// Returns a player with these cards and enough resources.
fn side(leader: &str, hand: &[&str], units: &[&str]) -> Value {
    let units: Vec<Value> = units.iter().map(|card| json!({ "card": card })).collect();
    json!({
        "leaders": [{"card": leader}], "base": {"card": "SOR_023", "damage": 5}, "hand": hand, "units": units,
        "deck": ["SOR_046", "SOR_128", "SOR_063", "SOR_128", "SOR_095", "SOR_128"],
        "resources": vec![json!({"card": "SOR_095"}); 9],
    })
}

fn game(ours: Value, theirs: Value) -> Game {
    let position = serde_json::from_value(json!({ "players": [ours, theirs] })).unwrap();
    let mut game = Game::at(CardBook::embedded().unwrap(), &position).unwrap();
    game.start_log();
    game
}

fn play(game: &mut Game, is: impl Fn(&Game, Action) -> bool) -> Vec<GameLogEntry> {
    let options = game.legal_actions().to_vec();
    let action = options.iter().copied().find(|action| is(game, *action)).expect("such an option");
    game.play(action).unwrap();
    game.log.replace(Vec::new()).unwrap()
}

fn plays(_: &Game, action: Action) -> bool {
    matches!(action, Action::Play { .. })
}

/// Returns the lines of these entries for a reader, with the text that they omit.
fn read(
    game: &Game,
    entries: &[GameLogEntry],
    language: Language,
    reader: Option<Seat>,
) -> Vec<(String, Option<String>)> {
    let players = ["Ann".to_owned(), "Bo".to_owned()];
    let table = Table {
        game,
        reader,
        language,
        names: &DataNames,
        players: &players,
        address: Address::default(),
        entry: None,
    };
    let lines = phrase::game::lines(entries);
    lines.iter().map(|line| (table.line(entries, line), table.details(entries, line))).collect()
}

fn lines(game: &Game, entries: &[GameLogEntry], language: Language) -> Vec<String> {
    read(game, entries, language, Some(Seat(0))).into_iter().map(|(line, _)| line).collect()
}

/// CR 6.3: an attack with one trigger is three lines: the attack, the effect with its cause, and the damage.
#[test]
fn an_attack_with_one_trigger_is_three_log_lines() {
    let mut game = game(side("SOR_005", &[], &["SOR_044"]), side("SOR_010", &[], &[]));
    let entries = play(&mut game, |_, action| matches!(action, Action::Attack { .. }));
    assert_eq!(
        lines(&game, &entries, Language::English),
        [
            "Restored ARC-170 attacks Bo's base",
            "Restored ARC-170 (Restore 1): 1 damage is healed from Ann's base",
            "Restored ARC-170 deals 2 combat damage to Bo's base",
        ]
    );
    assert_eq!(lines(&game, &entries, Language::German).len(), 3);
}

/// CR 6.3.5: units that defeat each other are distinguished by their players, in the damage, in the defeat and in the
/// options before.
#[test]
fn units_of_one_name_are_distinguished_by_their_players() {
    let mut game = game(side("SOR_005", &[], &["SOR_095"]), side("SOR_010", &[], &["SOR_095"]));
    let players = ["Ann".to_owned(), "Bo".to_owned()];
    let attack = |game: &Game, action: Action| match action {
        Action::Attack { target, .. } => game.state.card(target).place == rules::CardZone::Arena,
        _ => false,
    };
    let option = game.legal_actions().iter().copied().find(|action| attack(&game, *action)).expect("an attack");
    for (language, expected) in [
        (Language::English, "attack Bo's Battlefield Marine with Ann's Battlefield Marine"),
        (Language::German, "Battlefield Marine von Bo mit Battlefield Marine von Ann angreifen"),
    ] {
        let table = Table {
            game: &game,
            reader: Some(Seat(0)),
            language,
            names: &DataNames,
            players: &players,
            address: Address::default(),
            entry: None,
        };
        assert_eq!(table.action(option), expected);
    }
    let entries = play(&mut game, attack);
    assert_eq!(
        lines(&game, &entries, Language::English),
        [
            "Ann's Battlefield Marine attacks Bo's Battlefield Marine",
            "Ann's Battlefield Marine deals 3 combat damage to Bo's Battlefield Marine and takes 3; \
             Ann's Battlefield Marine and Bo's Battlefield Marine are defeated",
        ]
    );
}

/// CR 8.26.1: a search is one line, with the names for the searching player and their number for the others.
#[test]
fn a_search_is_one_line_that_names_the_cards_only_to_its_player() {
    let mut game = game(side("SOR_005", &["SOR_096"], &[]), side("SOR_010", &[], &[]));
    let entries = play(&mut game, plays);
    let own = read(&game, &entries, Language::English, Some(Seat(0)));
    let [played, looked] = own.as_slice() else { panic!("{own:?}") };
    assert!(played.0.starts_with("Ann plays Mon Mothma for "), "{played:?}");
    assert!(looked.0.starts_with("Mon Mothma: Ann looks at 5 cards: Consular Security Force, "), "{looked:?}");
    assert!(looked.1.as_ref().is_some_and(|text| text.contains("Search the top 5 cards")), "{looked:?}");
    let other = read(&game, &entries, Language::English, Some(Seat(1)));
    assert_eq!(other[1].0, "Mon Mothma: Ann looks at 5 cards");
    assert!(!format!("{other:?}").contains("Consular Security Force"), "{other:?}");
    assert_eq!(read(&game, &entries, Language::German, Some(Seat(1)))[1].0, "Mon Mothma: Ann sieht sich 5 Karten an");
}

/// CR 3.7.2: tokens of one kind that are given together are one part of a line, with their number.
#[test]
fn tokens_of_one_kind_are_counted_in_one_line() {
    let mut game = game(side("SOR_005", &["SOR_241"], &["SOR_095"]), side("SOR_010", &[], &[]));
    play(&mut game, plays);
    let entries = play(&mut game, |_, action| matches!(action, Action::Card(_)));
    assert_eq!(game.question().map(|question| question.ask), Some(QuestionKind::Action));
    let given = |language| lines(&game, &entries, language).pop().unwrap();
    assert_eq!(given(Language::English), "Wing Leader: Ann gives 2 Experience tokens to Battlefield Marine");
    assert_eq!(given(Language::German), "Wing Leader: Ann gibt Battlefield Marine 2 Erfahrungs-Marker");
}

/// CR 1.6.2: an ability that has no effect states the reason.
#[test]
fn an_ability_without_effect_states_the_reason() {
    let mut game = game(side("SOR_005", &["SOR_241"], &[]), side("SOR_010", &[], &["SOR_164"]));
    let entries = play(&mut game, plays);
    let said = |language| lines(&game, &entries, language).pop().unwrap();
    assert_eq!(said(Language::English), "Wing Leader (When Played): no effect (no other friendly REBEL unit)");
    assert_eq!(
        said(Language::German),
        "Wing Leader (Wenn gespielt): kein Effekt (keine andere befreundete REBELLEN-Einheit)"
    );
}

/// CR 6.4.1, 7.2.4: the use of an ability is logged as an action or as the epic action.
#[test]
fn the_use_of_an_ability_states_its_kind() {
    let mut ours = side("SOR_005", &["SOR_164"], &[]);
    ours["base"] = json!({"card": "LAW_023"});
    let mut game = game(ours, side("SOR_010", &[], &[]));
    let entries = play(&mut game, |_, action| matches!(action, Action::Use { .. }));
    let said = lines(&game, &entries, Language::English);
    assert_eq!(said[0], "Ann uses the epic action of Great Pit of Carkoon");
    assert_eq!(
        lines(&game, &entries, Language::German)[0],
        "Ann verwendet die Epische Aktion von Great Pit of Carkoon"
    );
}

/// CR 5.5.1D: a card that is not readied in the next regroup phase is logged in simple words.
#[test]
fn a_card_that_does_not_ready_next_time_is_logged_in_simple_words() {
    let mut game = game(side("SOR_005", &["HMW_121"], &[]), side("SOR_010", &[], &[]));
    let entries = play(&mut game, plays);
    let said = lines(&game, &entries, Language::English);
    let plain = "Hijacked AT-ST doesn't ready in the next regroup phase";
    assert!(said.iter().any(|line| line.ends_with(plain)), "{said:?}");
    let said = lines(&game, &entries, Language::German);
    let plain = "Hijacked AT-ST wird in der nächsten Sammelphase nicht spielbereit gemacht";
    assert!(said.iter().any(|line| line.ends_with(plain)), "{said:?}");
}

/// Every event that is not implied is described by exactly one line, whose head is one of its parts.
#[test]
fn every_event_is_described_at_most_once() {
    let mut game = game(side("SOR_005", &["SOR_241", "SOR_096"], &["SOR_095"]), side("SOR_010", &[], &["SOR_164"]));
    let mut seen = 0;
    for _ in 0..40 {
        let Some(first) = game.legal_actions().first().copied() else { break };
        game.play(first).unwrap();
        let entries = game.log.replace(Vec::new()).unwrap();
        let lines = phrase::game::lines(&entries);
        let mut parts: Vec<usize> = lines.iter().flat_map(|line| line.parts.iter().copied()).collect();
        assert!(lines.iter().all(|line| line.parts.contains(&line.head)), "{lines:?}");
        let count = parts.len();
        parts.sort_unstable();
        parts.dedup();
        assert_eq!(parts.len(), count, "{lines:?}");
        let implied = |entry: &GameLogEntry| {
            matches!(entry.event, LogEvent::Triggered { .. } | LogEvent::Resolving { .. } | LogEvent::Expired { .. })
                || matches!(&entry.event, LogEvent::Drew { cards, .. } if cards.is_empty())
                || matches!(entry.event, LogEvent::Paid { resources: 0, .. } | LogEvent::Delayed { .. })
        };
        let left = (0..entries.len()).filter(|at| !parts.contains(at)).all(|at| implied(&entries[at]));
        assert!(left, "{entries:?}");
        seen += count;
    }
    assert!(seen > 60, "{seen}");
}

/// Returns the text of these entries for the player in seat 0, who is alone at the table.
fn addressed(game: &Game, entries: &[GameLogEntry], language: Language) -> Vec<String> {
    let players = ["Ann".to_owned(), "Bo".to_owned()];
    let address = Address { you: Some(Seat(0)), opponents: 1 << 1 };
    let table =
        Table { game, reader: Some(Seat(0)), language, names: &DataNames, players: &players, address, entry: None };
    phrase::game::lines(entries).iter().map(|line| table.line(entries, line)).collect()
}

/// A player who is alone at the table is addressed as "you", in each event with a player.
#[test]
fn log_lines_address_the_player_who_is_alone_at_the_table() {
    let game = game(side("SOR_005", &[], &["SOR_164"]), side("SOR_010", &[], &["SOR_164"]));
    let wampas = [Seat(0), Seat(1)].map(|seat| game.state.list(seat, rules::CardZone::Arena)[0]);
    let base = game.state.player(Seat(0)).base;
    let player = Seat(0);
    let cases = [
        (LogEvent::Mulligan { player, taken: false }, "You keep your hand", "Du behältst deine Hand"),
        (LogEvent::Passed { player }, "You pass", "Du passt"),
        (LogEvent::Passed { player: Seat(1) }, "Opponent passes", "Der Gegner passt"),
        (LogEvent::Shuffled { player }, "You shuffle your deck", "Du mischst dein Deck"),
        (LogEvent::Lost { player }, "You lose", "Du verlierst"),
        (
            LogEvent::EmptyDeck { player },
            "You cannot draw from an empty deck",
            "Du kannst von einem leeren Deck nicht ziehen",
        ),
        (LogEvent::LookedAt { player, card: wampas[0] }, "You look at Wampa", "Du siehst dir Wampa an"),
        (
            LogEvent::Attacked { attacker: wampas[1], target: base },
            "Opponent's Wampa attacks your base",
            "Wampa vom Gegner greift deine Basis an",
        ),
        (
            LogEvent::Over { outcome: rules::Outcome::Shared(0b11) },
            "You and Opponent share the victory",
            "Du und Gegner teilt euch den Sieg",
        ),
    ];
    let players = ["Ann".to_owned(), "Bo".to_owned()];
    let address = Address { you: Some(Seat(0)), opponents: 1 << 1 };
    for (event, english, german) in cases {
        let entry = game.clone().entry("", event);
        for (language, expected) in [(Language::English, english), (Language::German, german)] {
            let table = Table {
                game: &game,
                reader: None,
                language,
                names: &DataNames,
                players: &players,
                address,
                entry: None,
            };
            assert_eq!(table.event(&entry), expected);
        }
    }
}

/// In whole games no line names the player who is addressed, and each verb after "you" is in the second person.
#[test]
fn no_log_line_of_a_game_names_an_addressed_player() {
    let mut lines = [0, 0];
    for seed in 0..20_u64 {
        let hand = ["SOR_096", "SOR_095", "SOR_174", "SOR_044", "SOR_074"];
        let mut game = game(side("SOR_005", &hand, &["SOR_164", "SOR_095"]), side("SOR_010", &hand, &["SOR_164"]));
        let mut random = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        for _ in 0..120 {
            let options = game.legal_actions().to_vec();
            if options.is_empty() {
                break;
            }
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            game.play(options[(random >> 33) as usize % options.len()]).unwrap();
            let entries = game.log.replace(Vec::new()).unwrap();
            for (count, language) in [(0, Language::English), (1, Language::German)] {
                for line in addressed(&game, &entries, language) {
                    let tokens: Vec<&str> = line.split([' ', ':', ';', ',', '\'']).collect();
                    assert!(!tokens.contains(&"Ann") && !tokens.contains(&"Bo"), "{line}");
                    for pair in tokens.windows(2) {
                        let is_second = match pair[0] {
                            "you" | "You" => !pair[1].ends_with('s') || pair[1] == "pass",
                            "du" | "Du" => pair[1].ends_with("st") || pair[1] == "passt",
                            _ => continue,
                        };
                        assert!(is_second, "{line}");
                        lines[count] += 1;
                    }
                }
            }
        }
    }
    assert!(lines.iter().all(|count| *count > 100), "{lines:?}");
}

/// Prompts and their options are worded as a player would say them, and options name the card that they affect.
#[test]
fn prompts_and_options_are_worded_as_players_say_them() {
    let mut ours = side("ASH_005", &[], &[]);
    ours["leaders"][0]["deployed"] = json!(true);
    let mut game = game(ours, side("SOR_010", &[], &["SOR_164"]));
    let players = ["Ann".to_owned(), "Bo".to_owned()];
    let address = Address { you: Some(Seat(0)), opponents: 1 << 1 };
    let words = |game: &Game| {
        let table = Table {
            game,
            reader: Some(Seat(0)),
            language: Language::English,
            names: &DataNames,
            players: &players,
            address,
            entry: None,
        };
        let question = *game.question().unwrap();
        let title = |ask| table.title(&rules::Question { ask, ..question });
        let prompts = [QuestionKind::Unique, QuestionKind::Plot, QuestionKind::Indirect].map(title);
        let options: Vec<String> = game.legal_actions().iter().map(|action| table.action(*action)).collect();
        (prompts, options)
    };
    assert_eq!(
        words(&game).0,
        [
            "You control two copies of a unique card. Choose one to defeat.",
            "Reveal the Plot cards you want to play",
            "Assign indirect damage",
        ]
    );
    let base = game.state.player(Seat(1)).base;
    play(&mut game, |_, action| matches!(action, Action::Attack { target, .. } if target == base));
    let (_, options) = words(&game);
    assert!(options.iter().any(|option| option.contains("eal 2 damage from Luke Skywalker")), "{options:?}");
    assert!(options.iter().any(|option| option.contains("eal 2 damage from your base")), "{options:?}");
}
