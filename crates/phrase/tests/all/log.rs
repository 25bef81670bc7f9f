//! Log text of lasting effects, and visibility of search results.

use ability::Duration;
use model::Keyword;
use phrase::game::{Address, Table};
use phrase::{DataNames, Language};
use rules::{
    Action, CardBook, CardIndex, CardRef, CardZone, EffectEnd, Game, LastingKind, LogEvent, PendingKind, QuestionKind,
    Seat,
};

fn game() -> Game {
    let position = serde_json::json!({"players": [
        {
            "leaders": [{"card": "SOR_005"}], "base": {"card": "SOR_023"}, "hand": ["SOR_095"],
            "units": [{"card": "SOR_164"}],
        },
        {"leaders": [{"card": "SOR_010"}], "base": {"card": "SOR_026"}, "units": [{"card": "SOR_063"}]},
    ]});
    told(position)
}

/// Returns a game that records what its players know.
fn told(position: serde_json::Value) -> Game {
    let mut game = Game::at(CardBook::embedded().unwrap(), &serde_json::from_value(position).unwrap()).unwrap();
    game.start_log();
    game
}

/// Two players have a Wampa in play; one of them attacks the other.
#[test]
fn a_name_two_players_have_in_play_is_logged_with_its_player() {
    let side = |leader: &str, base: &str| serde_json::json!({"leaders": [{"card": leader}], "base": {"card": base}, "units": [{"card": "SOR_164"}]});
    let position = serde_json::json!({"players": [side("SOR_005", "SOR_023"), side("SOR_010", "SOR_023")]});
    let game = told(position);
    let (attacker, target) = (unit(&game, Seat(0)), unit(&game, Seat(1)));
    let players = ["Ann".to_owned(), "Bo".to_owned()];
    let told = |language, event: &LogEvent| {
        let table = Table {
            game: &game,
            reader: Some(Seat(0)),
            language,
            names: &DataNames,
            players: &players,
            address: Address::default(),
            entry: None,
        };
        table.event(&game.clone().entry("", event.clone()))
    };
    let attack = LogEvent::Attacked { attacker, target };
    assert_eq!(told(Language::English, &attack), "Ann's Wampa attacks Bo's Wampa");
    assert_eq!(told(Language::German, &attack), "Wampa von Ann greift Wampa von Bo an");
    let on_base = LogEvent::Attacked { attacker, target: game.state.player(Seat(1)).base };
    assert_eq!(told(Language::English, &on_base), "Ann's Wampa attacks Bo's base");
    let played = LogEvent::Played { player: Seat(0), card: attacker, onto: None, cost: 4, smuggled: false };
    assert_eq!(told(Language::English, &played), "Ann plays Wampa");
}

fn said(game: &Game, language: Language, reader: Option<Seat>, event: &LogEvent) -> String {
    let table =
        Table { game, reader, language, names: &DataNames, players: &[], address: Address::default(), entry: None };
    table.event(&game.clone().entry("", event.clone()))
}

fn unit(game: &Game, seat: Seat) -> CardIndex {
    game.state.list(seat, CardZone::Arena)[0]
}

/// CR 7.7.3: a lasting effect is logged with its card, modifier and duration.
#[test]
fn a_lasting_effect_is_logged_with_its_modifier_and_duration() {
    let game = game();
    let card = unit(&game, Seat(0));
    let source = CardRef { card: unit(&game, Seat(1)), ..game.state.now(card) };
    let phase = EffectEnd::Duration(Duration::Phase);
    for (gives, until, english, german) in [
        (LastingKind::Stats(2, -1), phase, "Wampa gets +2/-1 for this phase", "Wampa bekommt für diese Phase +2/-1"),
        (
            LastingKind::Keyword(Keyword::Sentinel, 0),
            EffectEnd::Attack(0),
            "Wampa gains Sentinel for this attack",
            "Wampa erhält für diesen Angriff Wachposten",
        ),
        (
            LastingKind::Keyword(Keyword::Raid, 2),
            EffectEnd::Leaves(source),
            "Wampa gains Raid 2 while Cloud City Wing Guard is in play",
            "Wampa erhält Offensive 2, solange Cloud City Wing Guard im Spiel ist",
        ),
        (
            LastingKind::Redirect(source, false),
            phase,
            "Damage that would be dealt to Wampa is dealt to Cloud City Wing Guard instead for this phase",
            "Schaden für Wampa wird für diese Phase stattdessen Cloud City Wing Guard zugefügt",
        ),
    ] {
        let event = LogEvent::Gained { card, gives, until };
        assert_eq!(said(&game, Language::English, None, &event), english);
        assert_eq!(said(&game, Language::German, None, &event), german);
    }
}

/// CR 8.26.3: opponents see that a card was taken, not which one.
#[test]
fn a_found_card_is_named_only_to_its_player() {
    let game = game();
    let card = game.state.list(Seat(0), CardZone::Hand)[0];
    let event = LogEvent::Taken { player: Seat(0), card };
    let own = said(&game, Language::English, Some(Seat(0)), &event);
    assert_eq!(own, "Player 0 takes Battlefield Marine into hand");
    let other = said(&game, Language::English, Some(Seat(1)), &event);
    assert_eq!(other, "Player 0 takes a card into hand");
}

/// CR 1.17.2: resources are facedown. Those that SEC_235 may exhaust are distinguished only by their position.
#[test]
fn facedown_cards_to_choose_are_distinguished_by_position() {
    let side = |leader: &str, hand: &[&str]| {
        let resources = vec![serde_json::json!({"card": "SOR_095"}); 9];
        serde_json::json!({
            "leaders": [{"card": leader}], "base": {"card": "SOR_026"}, "hand": hand, "resources": resources,
        })
    };
    let position = serde_json::json!({"players": [side("SOR_010", &["SEC_235"]), side("SOR_005", &[])]});
    let mut game = told(position);
    let play = game.legal_actions().iter().copied().find(|action| matches!(action, rules::Action::Play { .. }));
    game.play(play.unwrap()).unwrap();
    assert_eq!(game.question().unwrap().ask, rules::QuestionKind::Target);
    let players = ["Ann".to_owned(), "Bo".to_owned()];
    for (language, reader, expected) in [
        (Language::English, Some(Seat(0)), ["Bo's resource 1", "Bo's resource 2"]),
        (Language::German, Some(Seat(0)), ["Ressource 1 von Bo", "Ressource 2 von Bo"]),
        // A judge sees the cards.
        (Language::English, None, ["Battlefield Marine", "Battlefield Marine"]),
    ] {
        let table = Table {
            game: &game,
            reader,
            language,
            names: &DataNames,
            players: &players,
            address: Address::default(),
            entry: None,
        };
        let options: Vec<String> = game.options_for(reader).into_iter().map(|action| table.action(action)).collect();
        assert_eq!(options[..2], expected);
    }
}

/// SOR_233: the question to the choosing opponent names the player who draws: the player of the event.
#[test]
fn a_choice_for_another_player_names_that_player() {
    let side = |leader: &str, hand: &[&str]| {
        let resources = vec![serde_json::json!({"card": "SOR_095"}); 9];
        serde_json::json!({
            "leaders": [{"card": leader}], "base": {"card": "SOR_026"}, "hand": hand, "units": [{"card": "SOR_164"}],
            "resources": resources, "deck": ["SOR_095", "SOR_095", "SOR_095"],
        })
    };
    let position = serde_json::json!({"players": [side("SOR_010", &["SOR_233"]), side("SOR_005", &[])]});
    let mut game = told(position);
    let play = game.legal_actions().iter().copied().find(|action| matches!(action, rules::Action::Play { .. }));
    game.play(play.unwrap()).unwrap();
    let [unit] = *game.legal_actions() else { panic!("one unit can be chosen: {:?}", game.legal_actions()) };
    game.play(unit).unwrap();
    let chooser = game.question().unwrap().player;
    assert_eq!((chooser, game.question().unwrap().ask), (Seat(1), QuestionKind::Mode));
    for (language, expected) in
        [(Language::English, "Player 0: Draw 3 cards."), (Language::German, "Spieler 0: Ziehe 3 Karten.")]
    {
        let table = Table {
            game: &game,
            reader: Some(chooser),
            language,
            names: &DataNames,
            players: &[],
            address: Address::default(),
            entry: None,
        };
        assert_eq!(table.action(rules::Action::Mode(1)), expected);
    }
}

/// CR 3.4.4: a leader whose unit side has a different name is logged under the name of the side that was faceup at the
/// time.
#[test]
fn a_leader_is_logged_under_the_name_of_its_faceup_side() {
    let side = |deployed: bool| {
        let position = serde_json::json!({"players": [
            {"leaders": [{"card": "HMW_004", "deployed": deployed}], "base": {"card": "SOR_023"}},
            {"leaders": [{"card": "SOR_010"}], "base": {"card": "SOR_026"}},
        ]});
        told(position)
    };
    let (leader, star) = (side(false), side(true));
    let card = star.state.list(Seat(0), CardZone::Arena)[0];
    let exhausted = LogEvent::Exhausted { card };
    assert_eq!(said(&leader, Language::English, None, &exhausted), "Grand Moff Tarkin is exhausted");
    assert_eq!(said(&star, Language::English, None, &exhausted), "The Death Star is exhausted");
    assert_eq!(said(&star, Language::German, None, &exhausted), "The Death Star wird erschöpft");
    // Read later, when the leader is on its other side again.
    let entry = star.clone().entry("", exhausted);
    let table = Table {
        game: &leader,
        reader: None,
        language: Language::English,
        names: &DataNames,
        players: &[],
        address: Address::default(),
        entry: None,
    };
    assert_eq!(table.event(&entry), "The Death Star is exhausted");
}

/// SEC_073: a question about paying names the unit it is for.
#[test]
fn a_question_about_paying_names_the_unit() {
    let filler = vec!["SOR_095"; 8];
    let resources: Vec<serde_json::Value> = filler.iter().map(|card| serde_json::json!({ "card": card })).collect();
    let side = |leader: &str, hand: &[&str], units: &[&str]| {
        let units: Vec<serde_json::Value> = units.iter().map(|card| serde_json::json!({ "card": card })).collect();
        serde_json::json!({
            "leaders": [{"card": leader}], "base": {"card": "SOR_023"}, "hand": hand, "deck": filler,
            "resources": resources, "units": units,
        })
    };
    let players = [side("SOR_005", &["SEC_073"], &[]), side("SOR_010", &[], &["SOR_164", "SOR_063"])];
    let mut game = told(serde_json::json!({ "players": players }));
    let mut asked = Vec::new();
    for _ in 0..20 {
        let options = game.legal_actions().to_vec();
        if game.question().is_some_and(|question| question.ask == QuestionKind::May) {
            let title = |language| {
                let table = Table {
                    game: &game,
                    reader: Some(Seat(1)),
                    language,
                    names: &DataNames,
                    players: &[],
                    address: Address::default(),
                    entry: None,
                };
                game.question().map(|question| table.title(question)).unwrap_or_default()
            };
            asked.push([title(Language::English), title(Language::German)]);
        }
        let plays = options.iter().find(|action| matches!(action, Action::Play { .. }));
        let declines = options.iter().find(|action| matches!(action, Action::Pass | Action::No | Action::Done));
        game.play(*plays.or(declines).unwrap_or(&options[0])).expect("it is offered");
    }
    let ends: Vec<bool> = asked
        .iter()
        .zip(["? (Wampa)", "? (Cloud City Wing Guard)"])
        .map(|(titles, unit)| titles.iter().all(|title| title.ends_with(unit)))
        .collect();
    assert_eq!(ends, [true, true], "{asked:?}");
}

/// CR 3.4.4: an ability of a leader unit is worded for a unit, even when the card is a leader again (TWI_014 Asajj
/// Ventress).
#[test]
fn an_ability_of_a_leader_unit_is_worded_for_a_unit() {
    let side = |deployed: bool| {
        let position = serde_json::json!({"players": [
            {"leaders": [{"card": "TWI_014", "deployed": deployed}], "base": {"card": "SOR_023"}},
            {"leaders": [{"card": "SOR_010"}], "base": {"card": "SOR_026"}},
        ]});
        told(position)
    };
    let (leader, deployed) = (side(false), side(true));
    let card = deployed.state.list(Seat(0), CardZone::Arena)[0];
    let ability = deployed.book().def(deployed.state.card(card).def).unit.abilities[0];
    let event = LogEvent::Resolving { player: Seat(0), card, what: PendingKind::Ability(ability) };
    let entry = deployed.clone().entry("", event);
    for (language, unit, leads) in
        [(Language::English, "this unit", "this leader"), (Language::German, "diese Einheit", "dieser Anführer")]
    {
        let table = Table {
            game: &leader,
            reader: None,
            language,
            names: &DataNames,
            players: &[],
            address: Address::default(),
            entry: None,
        };
        let said = table.event(&entry);
        assert!(said.contains(unit) && !said.contains(leads), "{said}");
    }
}

/// CR 7.7.5: abilities that a unit entered play with are logged with their text (TS26_034 Fives).
#[test]
fn abilities_a_unit_entered_play_with_are_logged_in_full() {
    let position = serde_json::json!({"players": [
        {"leaders": [{"card": "SOR_005"}], "base": {"card": "SOR_023"}, "units": [{"card": "TS26_034"}]},
        {"leaders": [{"card": "SOR_010"}], "base": {"card": "SOR_026"}, "units": [{"card": "TS26_053"}]},
    ]});
    let game = told(position);
    let spy = game.book().def(game.state.card(unit(&game, Seat(1))).def);
    let gives = LastingKind::Ability(spy.front.triggered[0]);
    let gained = LogEvent::Gained { card: unit(&game, Seat(0)), gives, until: EffectEnd::Duration(Duration::Always) };
    assert_eq!(
        said(&game, Language::English, None, &gained),
        "For as long as it is in play, Fives gains \"When Played: Heal 2 damage from each of any number of bases.\""
    );
    assert_eq!(
        said(&game, Language::German, None, &gained),
        "Fives erhält „Wenn gespielt: Heile je 2 Schaden von beliebig vielen Basen.“, solange sie im Spiel ist"
    );
}
