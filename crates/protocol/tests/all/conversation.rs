//! Sessions with the engine.

use protocol::{DeckLine, Session};
use rules::{CardBook, Rng};
use serde_json::{Value, json};

fn session() -> Session {
    let decks = decks::published_decks().iter().filter(|deck| deck.key.starts_with("SOR-"));
    let decks = decks.map(|deck| {
        let list = &deck.list;
        let cards = DeckLine {
            leaders: list.leaders.iter().map(|entry| entry.card).collect(),
            base: list.bases[0].card,
            cards: list.main.iter().map(|entry| (entry.card, entry.count as u8)).collect(),
        };
        (deck.key.clone(), cards)
    });
    Session::new(CardBook::embedded().expect("the embedded data load"), decks)
}

/// Sends a line and returns the response.
fn say(session: &mut Session, line: Value) -> Value {
    let answer = session.line(line.to_string().as_bytes());
    serde_json::from_str(&answer.line).expect("an answer is JSON")
}

/// Like [`say`], for a line that must succeed.
fn ask(session: &mut Session, line: Value) -> Value {
    let answer = say(session, line.clone());
    assert_eq!(answer.get("error"), None, "to {line}");
    assert_eq!(answer["ok"], line["do"]);
    answer
}

fn refused(session: &mut Session, line: Value) -> Value {
    let before = say(session, json!({"do": "hash"}));
    let answer = say(session, line.clone());
    assert!(answer.get("error").is_some(), "to {line}: {answer}");
    assert_eq!(say(session, json!({"do": "hash"})), before, "after {line}");
    answer["error"].clone()
}

fn start(session: &mut Session, seed: u64) -> Value {
    ask(session, json!({"do": "new", "decks": ["SOR-Luke", "SOR-Vader"], "seed": seed}))
}

fn random_option(told: &Value, rng: &mut Rng) -> Option<u64> {
    let options = told["next"]["options"].as_u64()?;
    Some(u64::from(rng.next_below(options as u32)))
}

/// Returns the handle of a card in the game by its card number.
fn find(session: &mut Session, number: &str) -> u64 {
    let state = ask(session, json!({"do": "state"}));
    let cards = state["cards"].as_array().expect("cards");
    cards.iter().find(|card| card["number"] == number).expect("the card is there")["id"].as_u64().expect("an id")
}

fn position(session: &mut Session, us: Value, them: Value) -> Value {
    let mut players = [us, them];
    for (player, leader) in players.iter_mut().zip(["SOR_005", "SOR_010"]) {
        player["base"] = json!({"card": "SOR_023"});
        player["deck"] = json!(["SOR_095", "SOR_095", "SOR_095", "SOR_095"]);
        if player.get("leaders").is_none() {
            player["leaders"] = json!([{"card": leader}]);
        }
    }
    ask(session, json!({"do": "position", "position": {"players": players}}))
}

#[test]
fn a_game_can_be_played_undone_saved_and_replayed() {
    let mut session = session();
    let mut rng = Rng::seeded(3);
    let mut told = start(&mut session, 11);
    let mut hashes = vec![told["hash"].clone()];
    while let Some(option) = random_option(&told, &mut rng) {
        let before = told.clone();
        told = ask(&mut session, json!({"do": "choose", "option": option}));
        assert_ne!(told["hash"], before["hash"], "every decision changes the state");
        ask(&mut session, json!({"do": "save", "name": "here"}));
        let undone = ask(&mut session, json!({"do": "undo"}));
        assert_eq!(undone["hash"], before["hash"]);
        assert_eq!(undone["next"], before["next"]);
        let loaded = ask(&mut session, json!({"do": "load", "name": "here"}));
        assert_eq!(loaded["hash"], told["hash"]);
        hashes.push(told["hash"].clone());
    }
    assert!(hashes.len() > 100, "a whole game");
    assert!(told["winners"].is_array());
    let game = ask(&mut session, json!({"do": "replay"}))["game"].clone();
    assert_eq!(game["moves"].as_array().expect("moves").len() + 1, hashes.len());
    let log = ask(&mut session, json!({"do": "log"}));
    let mut other = self::session();
    let again = ask(&mut other, json!({"do": "replay", "game": game}));
    assert_eq!(again["hash"], told["hash"]);
    assert_eq!(ask(&mut other, json!({"do": "log"})), log, "the same log, event by event");
    for hash in hashes.iter().rev().skip(1) {
        assert_eq!(ask(&mut session, json!({"do": "undo"}))["hash"], *hash, "undone one by one");
    }
    assert_eq!(ask(&mut session, json!({"do": "log"}))["next"], 0);
    assert_eq!(refused(&mut session, json!({"do": "undo"}))["code"], "undo.too_far");
    assert_eq!(refused(&mut session, json!({"do": "nothing"}))["code"], "request.unknown");
}

/// Every question names the player who decides, the decision and typed options. An option sent back unchanged is
/// accepted.
#[test]
fn every_question_is_complete_and_its_options_are_accepted() {
    let mut session = session();
    let mut rng = Rng::seeded(5);
    let mut told = start(&mut session, 2);
    for _ in 0..60 {
        let Some(option) = random_option(&told, &mut rng) else { break };
        let question = ask(&mut session, json!({"do": "question"}))["question"].clone();
        for key in ["player", "kind", "source", "ability", "title", "min", "max", "picked", "decline", "options"] {
            assert!(question.get(key).is_some(), "{key} in {question}");
        }
        let options = question["options"].as_array().expect("options");
        for (at, option) in options.iter().enumerate() {
            assert_eq!(option["index"], at);
            assert!(option["words"].as_str().is_some_and(|words| !words.is_empty()), "{option}");
            assert!(option.get("no_effect").is_some());
            assert_eq!(ask(&mut session, json!({"do": "legal", "action": option}))["legal"], true);
        }
        let player = question["player"].as_u64().expect("a player");
        let other = ask(&mut session, json!({"do": "question", "player": 1 - player}))["question"].clone();
        assert_eq!(other.get("options"), None, "what another decides is not listed");
        told = ask(&mut session, json!({"do": "choose", "action": options[option as usize], "player": player}));
    }
}

/// CR 1.17: a player's view and log name no card hidden from the player.
#[test]
fn a_players_view_names_no_hidden_card() {
    let mut session = session();
    let mut rng = Rng::seeded(8);
    let mut told = start(&mut session, 4);
    for _ in 0..80 {
        let Some(option) = random_option(&told, &mut rng) else { break };
        told = ask(&mut session, json!({"do": "choose", "option": option}));
    }
    let judge = ask(&mut session, json!({"do": "state"}));
    let seen = ask(&mut session, json!({"do": "state", "player": 0}));
    let all = judge["cards"].as_array().expect("cards");
    assert!(all.len() >= 104, "two decks of fifty, leaders and bases; tokens besides");
    for (at, card) in all.iter().enumerate() {
        assert_eq!(card["id"], at, "ids are stable places");
    }
    let is_hidden = |card: &&Value| {
        card["zone"] == "deck" || (card["owner"] == 1 && (card["zone"] == "hand" || card["zone"] == "resources"))
    };
    let what = |cards: Vec<&Value>| {
        let mut what: Vec<String> =
            cards.iter().map(|card| format!("{} {} {}", card["number"], card["zone"], card["owner"])).collect();
        what.sort();
        what
    };
    let shown: Vec<&Value> = seen["cards"].as_array().expect("cards").iter().collect();
    assert_eq!(what(shown), what(all.iter().filter(|card| !is_hidden(card)).collect()));
    let (mine, theirs) = (&seen["players"][0], &seen["players"][1]);
    assert!(mine["hand"].as_array().is_some_and(|hand| hand.iter().all(Value::is_number)));
    assert!(theirs["hand"].as_array().is_some_and(|hand| hand.iter().all(Value::is_null)));
    assert!(mine["deck"].as_array().is_some_and(|deck| !deck.is_empty() && deck.iter().all(Value::is_null)));
    let log = ask(&mut session, json!({"do": "log", "player": 0}));
    let (mut drawn, mut defeated) = (0, Vec::new());
    for event in log["events"].as_array().expect("events") {
        assert!(event["rule"].as_str().is_some_and(|rule| rule.contains('.')), "{event}");
        if event["event"] == "drew" && event["player"] == 1 {
            drawn += 1;
            assert!(event["cards"].as_array().is_some_and(|cards| cards.iter().all(Value::is_null)), "{event}");
            assert!(event["words"].as_str().is_some_and(|words| words.ends_with("cards")), "{event}");
        }
        // A public card is seen when it leaves: the Technician that was defeated.
        if event["event"] == "resourced" && event["player"] == 1 && !defeated.contains(&event["card"]) {
            assert!(event["card"].is_null() && event["words"] == "Player 1 resources a card", "{event}");
        }
        if event["event"] == "defeated" {
            defeated.push(event["card"].clone());
        }
    }
    assert!(drawn > 0);
    assert_eq!(seen.get("hash"), None, "not even by a hash");
}

/// A position contains everything in the judge's view, and edits change it.
#[test]
fn a_position_can_be_loaded_viewed_and_edited() {
    let mut session = session();
    let told = ask(
        &mut session,
        json!({"do": "position", "position": {
        "initiative": 1, "active": 0, "round": 3, "seed": 5,
        "players": [
            {"leaders": [{"card": "SOR_005", "deployed": true, "damage": 2, "exhausted": true,
                "upgrades": [{"card": "SOR_T02"}]}],
             "base": {"card": "SOR_029", "damage": 12, "epic_used": true},
             "hand": ["SOR_095"], "deck": ["SOR_095", "SOR_128"], "discard": ["SOR_128"],
             "resources": [{"card": "SOR_095"}, {"card": "SOR_128", "exhausted": true}],
             "units": [{"card": "SOR_095", "damage": 1, "upgrades": [{"card": "SOR_069", "owner": 1}],
                "captured": [{"card": "SOR_128"}]}]},
            {"leaders": [{"card": "SOR_010", "epic_used": true}], "base": {"card": "SOR_023"},
             "units": [{"card": "SOR_225", "exhausted": true, "owner": 0}], "passed": true}
        ]}}),
    );
    assert_eq!(told["next"]["player"], 0);
    let state = ask(&mut session, json!({"do": "state"}));
    assert_eq!(state["round"], 3);
    assert_eq!(state["counters"]["initiative"], json!({"player": 1, "taken": false}));
    let player = &state["players"][0];
    assert_eq!((player["ready_resources"].as_u64(), player["exhausted_resources"].as_u64()), (Some(1), Some(1)));
    assert_eq!(player["ground"].as_array().map(Vec::len), Some(2));
    assert_eq!(state["players"][1]["space"].as_array().map(Vec::len), Some(1));
    assert_eq!(state["players"][1]["passed"], true);
    let cards = state["cards"].as_array().expect("cards").clone();
    let card = |number: &str, zone: &str| {
        cards.iter().find(|card| card["number"] == number && card["zone"] == zone).expect("the card is there").clone()
    };
    let leader = card("SOR_005", "ground");
    assert_eq!((leader["deployed"].clone(), leader["damage"].clone()), (true.into(), 2.into()));
    let shield = card("SOR_T02", "ground");
    assert_eq!(shield["attached_to"], leader["id"]);
    assert_eq!(leader["upgrades"], json!([shield["id"]]));
    let unit = card("SOR_095", "ground");
    let held = card("SOR_128", "captured");
    assert_eq!(unit["captured"], json!([held["id"]]));
    assert_eq!(held["captured_by"], unit["id"]);
    assert_eq!(card("SOR_069", "ground")["owner"], 1);
    let fighter = card("SOR_225", "space");
    assert_eq!((fighter["owner"].clone(), fighter["controller"].clone()), (0.into(), 1.into()));

    let edit = |session: &mut Session, edit: Value| ask(session, json!({"do": "edit", "edit": edit}));
    edit(&mut session, json!({"edit": "damage", "card": unit["id"], "damage": 0}));
    edit(&mut session, json!({"edit": "move", "card": fighter["id"], "to": "hand"}));
    edit(&mut session, json!({"edit": "active", "seat": 1}));
    let state = ask(&mut session, json!({"do": "state"}));
    assert_eq!(state["cards"][unit["id"].as_u64().expect("an id") as usize]["damage"], 0);
    assert_eq!(state["players"][0]["hand"].as_array().map(Vec::len), Some(2));
    assert_eq!(state["active"], 1);
    let error = refused(&mut session, json!({"do": "edit", "edit": {"edit": "damage", "card": 999, "damage": 1}}));
    assert_eq!(error["code"], "edit.refused");
    let undone = ask(&mut session, json!({"do": "undo", "n": 3}));
    assert_eq!(undone["hash"], told["hash"]);
}

/// The error names the first rule that prevents the action, with its numbers.
#[test]
fn an_error_names_the_rule_that_prevents_the_action() {
    let mut session = session();
    let us = json!({
        "hand": ["SOR_095", "SOR_128", "SOR_069"],
        "resources": [{"card": "SOR_095"}],
        "units": [{"card": "SOR_095"}, {"card": "SOR_128", "exhausted": true}, {"card": "SOR_225"}],
    });
    // SOR_063 has Sentinel.
    let them = json!({"units": [{"card": "SOR_063"}, {"card": "SOR_128"}], "hand": ["SOR_225"]});
    position(&mut session, us, them);
    let state = ask(&mut session, json!({"do": "state"}));
    let all = state["cards"].as_array().expect("cards").clone();
    let id = |number: &str, zone: &str, owner: u64| {
        let found = all.iter().find(|card| card["number"] == number && card["zone"] == zone && card["owner"] == owner);
        found.expect("the card is there")["id"].clone()
    };
    let attack = |by: &Value, target: &Value| json!({"kind": "attack", "attacker": by, "target": target});
    let play = |card: &Value| json!({"kind": "play", "card": card});
    let ours = id("SOR_095", "ground", 0);
    let sentinel = id("SOR_063", "ground", 1);
    let (target, base) = (id("SOR_128", "ground", 1), state["players"][1]["base"].clone());
    for (action, reason, rule) in [
        (attack(&ours, &target), "sentinel", "7.5.11B"),
        (attack(&ours, &base), "sentinel", "7.5.11B"),
        (attack(&id("SOR_128", "ground", 0), &sentinel), "exhausted", "6.3.2A"),
        (attack(&id("SOR_225", "space", 0), &target), "other_arena", "6.3.2A"),
        (attack(&ours, &id("SOR_225", "space", 0)), "not_an_enemy", "6.3.0B"),
        (attack(&target, &ours), "not_yours", "1.5.2C"),
        (play(&id("SOR_095", "hand", 0)), "cannot_pay", "6.2.4A"),
        (play(&id("SOR_225", "hand", 1)), "not_yours", "1.5.2C"),
        (play(&ours), "not_in_hand", "6.2.0B"),
        (play(&id("SOR_069", "hand", 0)), "on_which_unit", "6.2.2B"),
        (json!({"kind": "deploy", "card": state["players"][0]["leaders"][0]}), "too_few_resources", "3.4.4"),
        (json!({"kind": "take", "counter": "blast"}), "no_such_counter", "12.5.3"),
        (json!({"kind": "use", "card": ours, "ability": 0}), "no_such_ability", "6.4.0B"),
        (json!({"kind": "card", "card": ours}), "other_question", "8.4.1"),
        (json!({"kind": "play", "card": 4000}), "no_such_card", "1.17.3"),
    ] {
        let legal = ask(&mut session, json!({"do": "legal", "action": action}));
        assert_eq!((&legal["why"]["reason"], &legal["why"]["rule"]), (&reason.into(), &rule.into()), "{action}");
        let error = refused(&mut session, json!({"do": "choose", "action": action}));
        assert_eq!((&error["code"], &error["reason"]), (&"choose.illegal".into(), &reason.into()));
    }
    let legal = ask(&mut session, json!({"do": "legal", "action": attack(&ours, &sentinel), "player": 1}));
    assert_eq!(legal["why"]["reason"], "not_your_decision");
    assert_eq!(ask(&mut session, json!({"do": "legal", "action": attack(&ours, &sentinel)}))["legal"], true);
    ask(&mut session, json!({"do": "choose", "action": {"kind": "take", "counter": "initiative"}}));
    let taken = ask(&mut session, json!({"do": "legal", "action": {"kind": "take", "counter": "initiative"}}));
    assert_eq!(taken["why"]["reason"], "taken");
}

/// CR 6.2.2C: an event without effect may be played; the option states it. An event with an effect states that as well.
#[test]
fn options_without_effect_are_marked() {
    let mut session = session();
    // SOR_172 Open Fire deals 4 damage to a unit; SOR_074 Repair heals 3 damage from a unit or base.
    let resources: Vec<Value> = (0..6).map(|_| json!({"card": "SOR_095"})).collect();
    let us = json!({"hand": ["SOR_172", "SOR_074"], "resources": resources});
    position(&mut session, us.clone(), json!({}));
    let option = |session: &mut Session, number: &str| {
        let card = find(session, number);
        let question = ask(session, json!({"do": "question"}));
        let options = question["question"]["options"].as_array().expect("options").clone();
        options.into_iter().find(|option| option["card"] == card).expect("an option of the card")
    };
    assert_eq!(option(&mut session, "SOR_172")["no_effect"], true, "no unit to damage");
    assert_eq!(option(&mut session, "SOR_074")["no_effect"], true, "nothing is damaged");
    position(&mut session, us, json!({"units": [{"card": "SOR_063", "damage": 1}]}));
    assert_eq!(option(&mut session, "SOR_172")["no_effect"], false);
    assert_eq!(option(&mut session, "SOR_074")["no_effect"], false);
    assert_eq!(option(&mut session, "SOR_172")["cost"], 5, "3 and a penalty of 2 (CR 1.8.4)");
    let repair = option(&mut session, "SOR_074");
    ask(&mut session, json!({"do": "choose", "action": repair}));
    let question = ask(&mut session, json!({"do": "question"}))["question"].clone();
    assert_eq!((&question["kind"], &question["source"]), (&"target".into(), &repair["card"]));
    let unit = find(&mut session, "SOR_063");
    for option in question["options"].as_array().expect("options") {
        assert_eq!(option["no_effect"], option["card"] != unit, "{option}");
    }
}

/// A determinization of a player's hidden information is a branch; the game itself is unchanged.
#[test]
fn a_determinization_is_a_branch_and_leaves_the_game_unchanged() {
    let mut session = session();
    let mut rng = Rng::seeded(2);
    let mut told = start(&mut session, 9);
    for _ in 0..30 {
        let Some(option) = random_option(&told, &mut rng) else { break };
        told = ask(&mut session, json!({"do": "choose", "option": option}));
    }
    let seen = ask(&mut session, json!({"do": "state", "player": 0}));
    let branch = ask(&mut session, json!({"do": "imagine", "player": 0, "seed": 6, "name": "guess"}));
    assert_eq!(ask(&mut session, json!({"do": "hash"}))["hash"], told["hash"]);
    let loaded = ask(&mut session, json!({"do": "load", "name": "guess"}));
    assert_eq!(loaded["hash"], branch["hash"]);
    assert_ne!(loaded["hash"], told["hash"]);
    assert_eq!(ask(&mut session, json!({"do": "state", "player": 0})), seen, "player 0 sees no difference");
    let game = ask(&mut session, json!({"do": "replay"}))["game"].clone();
    assert_eq!(ask(&mut session, json!({"do": "replay", "game": game}))["hash"], branch["hash"]);
}

#[test]
fn bots_play_a_game_to_its_end_and_a_player_may_concede() {
    let mut session = session();
    let mut told = start(&mut session, 1);
    ask(&mut session, json!({"do": "auto", "on": true}));
    for turn in 0..20 {
        assert!(!told["next"].is_null());
        told = ask(&mut session, json!({"do": "bot", "skill": "random", "seed": turn}));
        assert!(told["words"].is_string());
    }
    let only = ask(&mut session, json!({"do": "bot", "skill": "quick", "play": false}));
    assert_eq!(only.get("hash"), None);
    let told = ask(&mut session, json!({"do": "concede", "player": 1}));
    assert_eq!(told["winners"], json!([0]));
    assert_eq!(refused(&mut session, json!({"do": "choose", "option": 0}))["code"], "game.over");
    assert_eq!(refused(&mut session, json!({"do": "bot"}))["code"], "game.over");
    assert_eq!(refused(&mut session, json!({"do": "concede", "player": 1}))["code"], "concede.refused");
}

#[test]
fn every_example_of_the_help_is_accepted() {
    let mut session = session();
    let help = ask(&mut session, json!({"do": "help"}));
    for command in help["commands"].as_array().expect("commands") {
        let answer = say(&mut session, command["example"].clone());
        assert_eq!(answer["ok"], command["do"], "{command}: {answer}");
    }
}

/// CR 11, 12: three players, and Twin Suns with its counters, use the same requests.
#[test]
fn three_players_and_twin_suns_use_the_same_requests() {
    let mut session = session();
    let deck =
        |leaders: &[&str]| json!({"leaders": leaders, "base": "SOR_023", "cards": {"SOR_095": 20, "SOR_128": 20}});
    let one = deck(&["SOR_005"]);
    let told = ask(&mut session, json!({"do": "new", "decks": [one, one, one], "seed": 3}));
    assert!(told["next"]["options"] == 3, "any of three may start");
    let two = deck(&["SOR_005", "SOR_010"]);
    let mut told = ask(&mut session, json!({"do": "new", "decks": [two, two, two], "seed": 3}));
    let mut rng = Rng::seeded(4);
    let mut counters = 0;
    for _ in 0..150 {
        let Some(option) = random_option(&told, &mut rng) else { break };
        if told["next"]["kind"] == "action" {
            let question = ask(&mut session, json!({"do": "question"}))["question"].clone();
            let options = question["options"].as_array().expect("options");
            counters += options.iter().filter(|option| option["counter"] == "blast").count();
        }
        told = ask(&mut session, json!({"do": "choose", "option": option}));
    }
    assert!(counters > 0, "the blast counter may be taken");
    let state = ask(&mut session, json!({"do": "state", "player": 2}));
    assert_eq!(state["players"].as_array().map(Vec::len), Some(3));
    assert_eq!(state["players"][2]["leaders"].as_array().map(Vec::len), Some(2));
    assert!(state["counters"]["plan"]["taken"].is_boolean());
}

/// CR 8.26: only the searching player sees the cards, the ones that may be taken, and the reason for the others.
#[test]
fn a_search_shows_its_cards_only_to_the_searching_player() {
    let mut session = session();
    // SOR_123 Recruit searches the top 5 cards for a unit.
    let resources: Vec<Value> = (0..6).map(|_| json!({"card": "SOR_095"})).collect();
    let us = json!({"hand": ["SOR_123"], "resources": resources});
    position(&mut session, us, json!({}));
    let deck = ask(&mut session, json!({"do": "state"}))["players"][0]["deck"].clone();
    for number in ["SOR_172", "SOR_128"] {
        ask(&mut session, json!({"do": "edit", "edit": {"edit": "add", "card": number, "seat": 0, "to": "deck_top"}}));
    }
    let card = find(&mut session, "SOR_123");
    ask(&mut session, json!({"do": "choose", "action": {"kind": "play", "card": card}}));
    let question = ask(&mut session, json!({"do": "question", "player": 0}))["question"].clone();
    assert_eq!((&question["kind"], &question["decline"]), (&"search".into(), &"hidden".into()));
    let seen = question["looked_at"].as_array().expect("cards");
    assert_eq!(seen.len(), 5, "two on top of {deck}, and three of it");
    for one in seen {
        let choosable = one["name"] != "Open Fire";
        assert_eq!((&one["choosable"], one["why_not"].is_null()), (&choosable.into(), choosable), "{one}");
    }
    let state = ask(&mut session, json!({"do": "state", "player": 0}));
    let shown = |state: &Value| {
        let deck = state["players"][0]["deck"].as_array().expect("a deck").clone();
        deck.iter().filter(|card| card.is_number()).count()
    };
    assert_eq!(shown(&state), 5);
    let state = ask(&mut session, json!({"do": "state", "player": 1}));
    assert_eq!(shown(&state), 0);
    let other = ask(&mut session, json!({"do": "question", "player": 1}))["question"].clone();
    assert_eq!(other.get("looked_at"), None);
    let log = ask(&mut session, json!({"do": "log", "player": 1}));
    let looks = log["events"].as_array().expect("events").iter().filter(|event| event["event"] == "looked_at");
    assert!(looks.clone().count() == 5 && looks.clone().all(|event| event["card"].is_null()));
}

/// Messages use the language of the command that started the game; without one they are English.
#[test]
fn messages_are_in_the_language_of_the_request() {
    let mut session = session();
    let german = json!({"do": "new", "decks": ["SOR-Luke", "SOR-Vader"], "seed": 4, "language": "german"});
    let told = ask(&mut session, german.clone());
    let title = told["next"]["title"].clone();
    let text = ask(&mut session, json!({"do": "card", "number": "SOR_010"}))["card"]["text"].clone();
    let event = ask(&mut session, json!({"do": "choose", "option": 0}))["events"][0]["words"].clone();
    let why = json!({"do": "legal", "action": {"kind": "pass"}});
    let refusal = ask(&mut session, why.clone())["why"]["message"].clone();
    let told = start(&mut session, 4);
    assert_ne!(told["next"]["title"], title);
    assert_ne!(ask(&mut session, json!({"do": "card", "number": "SOR_010"}))["card"]["text"], text);
    assert_ne!(ask(&mut session, json!({"do": "choose", "option": 0}))["events"][0]["words"], event);
    assert_ne!(ask(&mut session, why)["why"]["message"], refusal);
    let mut unknown = german;
    unknown["language"] = "latin".into();
    assert!(refused(&mut session, unknown)["message"].as_str().is_some_and(|words| words.contains("german")));
}

/// CR 3.4.4, 3.6.3, 7.5.14A: a card's text includes its deployment, its possible hosts and its Smuggle cost; on a
/// leader with two Leader sides, both are worded for a leader.
#[test]
fn a_cards_text_is_complete() {
    let mut session = session();
    let mut said = |number: &str| {
        let card = ask(&mut session, json!({"do": "card", "number": number}))["card"].clone();
        ["text", "unit_text"].map(|side| {
            let lines = card[side].as_array().cloned().unwrap_or_default();
            lines.iter().map(|line| line["words"].as_str().expect("words").to_owned()).collect::<Vec<String>>()
        })
    };
    let [luke, _] = said("SOR_005");
    assert_eq!(luke.last().expect("a line"), "Epic Action: If you control 6 or more resources, deploy this leader.");
    let [jetpack, _] = said("SHD_225");
    assert_eq!(jetpack[..2], ["Attach to a non-VEHICLE unit.", "Smuggle [4 resources, Cunning]"]);
    let [front, back] = said("TWI_017");
    assert!(front.iter().chain(&back).all(|line| line.ends_with("flip this leader.")), "{front:?} {back:?}");
    let tarkin = ask(&mut session, json!({"do": "card", "number": "HMW_004"}))["card"].clone();
    assert_eq!(tarkin["name"], "Grand Moff Tarkin");
    assert_eq!(tarkin["other_side"]["name"], "The Death Star");
    assert_eq!(tarkin["other_side"]["traits"], json!(["Capital Ship", "Imperial", "Vehicle"]));
    assert_eq!(ask(&mut session, json!({"do": "card", "number": "SOR_005"}))["card"]["other_side"], Value::Null);
}

/// HMW_108: the traits in the state are current values, including those of bases, undeployed leaders and cards in
/// discard piles.
#[test]
fn the_state_shows_lost_traits_of_cards_out_of_play() {
    for (number, lost) in [("HMW_020", "NABOO"), ("SOR_010", "SITH"), ("SOR_095", "TROOPER")] {
        let mut session = session();
        let us = json!({"leaders": [{"card": "SOR_005"}], "base": {"card": "SOR_023"}, "units": [{"card": "HMW_108"}]});
        let them = json!({"leaders": [{"card": "SOR_010"}], "base": {"card": "HMW_020"}, "discard": ["SOR_095"]});
        ask(&mut session, json!({"do": "position", "position": {"players": [us, them]}}));
        let has = |session: &mut Session| {
            let state = ask(session, json!({"do": "state"}));
            let cards = state["cards"].as_array().expect("cards");
            let card = cards.iter().find(|card| card["number"] == number).expect("the card is there");
            let traits = card["traits"].as_array().expect("traits");
            traits.iter().any(|one| one.as_str().is_some_and(|word| word.eq_ignore_ascii_case(lost)))
        };
        assert!(has(&mut session), "{number} has {lost} at first");
        for wanted in ["attack player 1's base", lost] {
            let question = ask(&mut session, json!({"do": "question"}));
            let options = question["question"]["options"].as_array().expect("options").clone();
            let is_meant = |option: &&Value| {
                let words = option["words"].as_str().expect("words").to_lowercase();
                words.contains(&wanted.to_lowercase())
            };
            let option = options.iter().find(is_meant).expect("what is wanted is offered");
            ask(&mut session, json!({"do": "choose", "action": option}));
        }
        assert!(!has(&mut session), "{number} has lost {lost}");
    }
}

/// CR 7.5.18A, 8.3.3A: the state reports that a unit with Hidden cannot be attacked in the phase it was played, and the
/// abilities that protect a unit.
#[test]
fn the_state_lists_all_restrictions_of_a_unit() {
    let mut session = session();
    let us = json!({
        "leaders": [{"card": "SOR_010"}],
        "base": {"card": "SOR_027"},
        "hand": ["LOF_190"],
        "resources": (0..20).map(|_| json!({"card": "SOR_247"})).collect::<Vec<_>>(),
        "units": [{"card": "SOR_095"}, {"card": "LOF_190"}, {"card": "JTL_104"}],
    });
    let them = json!({"leaders": [{"card": "SOR_005"}], "base": {"card": "SOR_029"}});
    position(&mut session, us, them);
    let played = find(&mut session, "LOF_190");
    ask(&mut session, json!({"do": "choose", "action": {"kind": "play", "card": played}}));
    let state = ask(&mut session, json!({"do": "state"}));
    let cannot = |id: u64| {
        let cards = state["cards"].as_array().expect("cards");
        cards.iter().find(|card| card["id"] == id).expect("the card is there")["cannot"].clone()
    };
    assert_eq!(cannot(played), json!(["be_attacked"]));
    let others = state["cards"].as_array().expect("cards").iter();
    for other in others.filter(|card| card["number"] == "LOF_190" && card["id"] != played) {
        assert_eq!(other["cannot"], json!([]), "it was not played this phase");
    }
}

/// CR 3.4.3: a leader that is not deployed is not reported with the keywords of its unit side.
#[test]
fn the_state_shows_no_unit_keywords_of_an_undeployed_leader() {
    let mut session = session();
    let leader =
        |deployed: bool| json!({"leaders": [{"card": "LOF_010", "deployed": deployed}], "base": {"card": "SOR_026"}});
    position(&mut session, leader(false), leader(true));
    let state = ask(&mut session, json!({"do": "state"}));
    let cards = state["cards"].as_array().expect("cards").iter();
    let leaders: Vec<bool> = cards
        .filter(|card| card["number"] == "LOF_010")
        .map(|card| card["keywords"].as_array().is_some_and(|all| !all.is_empty()))
        .collect();
    assert_eq!(leaders, [false, true]);
}
