//! Hidden information (CR 1.17) does not leak through errors, events, card handles or skipped questions.

use std::collections::{BTreeMap, BTreeSet};

use model::CardNumber;
use protocol::Session;
use rules::{Action, CardBook, CardIndex, Game, Position, Rng, Seat};
use serde_json::{Value, json};

fn session() -> Session {
    Session::new(CardBook::embedded().expect("the embedded data load"), [])
}

fn say(session: &mut Session, line: &Value) -> Value {
    serde_json::from_str(&session.line(line.to_string().as_bytes()).line).expect("an answer is JSON")
}

fn ask(session: &mut Session, line: Value) -> Value {
    let answer = say(session, &line);
    assert_eq!(answer.get("error"), None, "to {line}");
    answer
}

/// Returns this many copies of one card.
fn deck(card: &str, count: usize) -> Vec<String> {
    vec![card.to_owned(); count]
}

fn resources(count: usize) -> Vec<Value> {
    vec![json!({"card": "SOR_095"}); count]
}

/// Starts a two-player game in a position; the players' cards are given without leader and base.
fn position(session: &mut Session, us: Value, them: Value) {
    let mut players = [us, them];
    for (player, leader) in players.iter_mut().zip(["SOR_017", "SOR_010"]) {
        player["leaders"] = json!([{ "card": leader }]);
        player["base"] = json!({"card": "SOR_023"});
    }
    ask(session, json!({"do": "position", "position": {"players": players}}));
}

/// Returns the handle that a player or the judge has for the card with this card number in this zone.
fn known(session: &mut Session, number: &str, zone: &str, player: Option<u8>) -> Option<u64> {
    let state = ask(session, json!({"do": "state", "player": player}));
    let cards = state["cards"].as_array().expect("cards").clone();
    let card = cards.into_iter().find(|card| card["number"] == number && card["zone"] == zone)?;
    card["id"].as_u64()
}

/// Chooses the first option whose text contains these words.
fn choose(session: &mut Session, words: &str) -> Value {
    let question = ask(session, json!({"do": "question"}))["question"].clone();
    let options = question["options"].as_array().expect("options").clone();
    let fits = |option: &&Value| option["words"].as_str().is_some_and(|told| told.contains(words));
    let option = options.iter().find(fits).unwrap_or_else(|| panic!("{words} is not among {options:?}"));
    ask(session, json!({"do": "choose", "option": option["index"]}))
}

fn log(session: &mut Session, player: u8, event: &str) -> Vec<Value> {
    let log = ask(session, json!({"do": "log", "player": player}));
    log["events"].as_array().expect("events").iter().filter(|one| one["event"] == event).cloned().collect()
}

/// CR 1.7.5: the owner of a resource is public if another player controls it, even if the resource is facedown for the
/// reader; the card itself stays hidden.
#[test]
fn the_owner_of_a_resource_is_public() {
    let mut session = session();
    let mut taken = resources(2);
    taken.push(json!({"card": "SOR_046", "owner": 0}));
    position(&mut session, json!({"resources": resources(2)}), json!({"resources": taken}));
    for reader in [None, Some(0), Some(1)] {
        let state = ask(&mut session, json!({"do": "state", "player": reader}));
        let [us, them] = &state["players"].as_array().expect("players")[..] else { panic!("two players") };
        assert_eq!(us.get("resource_owners"), None, "all are their own");
        assert_eq!(them["resource_owners"], json!([1, 1, 0]), "for {reader:?}");
        let is_hidden = them["resources"].as_array().expect("resources").iter().all(Value::is_null);
        assert_eq!(is_hidden, reader == Some(0), "for {reader:?}");
    }
}

/// CR 1.17.3: an unknown handle is rejected with the same message, whether it is the handle of a hidden card or of
/// none.
#[test]
fn handles_of_hidden_and_nonexistent_cards_are_rejected_alike() {
    let mut session = session();
    let us = json!({"hand": ["SOR_095"], "deck": deck("SOR_128", 5), "resources": resources(3), "units": [{"card": "SOR_046"}]});
    let them = json!({"hand": deck("SOR_225", 3), "deck": deck("SOR_095", 5), "resources": resources(4)});
    position(&mut session, us, them);
    let state = ask(&mut session, json!({"do": "state", "player": 0}));
    let seen: BTreeSet<u64> =
        state["cards"].as_array().expect("cards").iter().filter_map(|card| card["id"].as_u64()).collect();
    let unit = known(&mut session, "SOR_046", "ground", Some(0)).expect("our unit");
    let mut refused = BTreeSet::new();
    for number in
        (0..60).chain([999, 65_534, 65_535, 65_536, 4_294_967_295_u64]).filter(|number| !seen.contains(number))
    {
        for action in [
            json!({"kind": "play", "card": number}),
            json!({"kind": "play", "card": number, "onto": unit}),
            json!({"kind": "attack", "attacker": number, "target": unit}),
            json!({"kind": "attack", "attacker": unit, "target": number}),
            json!({"kind": "use", "card": number, "ability": 1}),
            json!({"kind": "deploy", "card": number}),
            json!({"kind": "card", "card": number}),
            json!({"kind": "top", "card": number}),
        ] {
            let legal = say(&mut session, &json!({"do": "legal", "action": action, "player": 0}));
            let chosen = say(&mut session, &json!({"do": "choose", "action": action, "player": 0}));
            for answer in [legal["why"].clone(), chosen["error"].clone()] {
                refused.insert(answer.to_string().replace(&format!("card {number} "), "card N "));
            }
        }
        let card = say(&mut session, &json!({"do": "card", "card": number, "player": 0}));
        assert_eq!(card["error"]["code"], "card.unknown");
    }
    let one: Vec<String> = refused.into_iter().collect();
    let [one] = one.as_slice() else { panic!("refused in several ways: {one:?}") };
    assert!(one.contains("no_such_card") && one.contains("1.17.3"), "{one}");
}

/// CR 1.17.2, 8.24.1: a resource that returns to a hand was facedown, so the other player is not shown which card it
/// is.
#[test]
fn a_resource_that_returns_to_hand_is_named_to_its_player_only() {
    let mut session = session();
    // SOR_197 Lando Calrissian returns up to two resources to their owner's hand.
    let us = json!({"hand": ["SOR_197"], "deck": deck("SOR_128", 5), "resources": resources(8)});
    position(&mut session, us, json!({"deck": deck("SOR_095", 5)}));
    choose(&mut session, "play Lando Calrissian");
    choose(&mut session, "Battlefield Marine");
    choose(&mut session, "no more");
    let [mine] = log(&mut session, 0, "returned").try_into().expect("one resource returns");
    assert!(mine["card"].is_number() && mine["words"].as_str().is_some_and(|words| words.contains("Marine")), "{mine}");
    let [theirs] = log(&mut session, 1, "returned").try_into().expect("one resource returns");
    assert_eq!(
        (&theirs["card"], &theirs["words"]),
        (&Value::Null, &"Lando Calrissian: a card returns to its owner's hand".into())
    );
}

/// CR 1.17.2, 8.27.1: a player who takes control of a facedown resource sees it, and its former controller knows it; a
/// third player does not.
#[test]
fn a_resource_that_changes_control_is_named_to_the_two_players_only() {
    let mut session = session();
    // SHD_213 DJ, played using Smuggle, takes control of an enemy resource.
    let mut mine = resources(8);
    mine.push(json!({"card": "SHD_213"}));
    let us = json!({"leaders": [{"card": "SOR_017"}], "base": {"card": "SOR_029"}, "resources": mine, "deck": deck("SOR_128", 3)});
    let other = |leader: &str| json!({"leaders": [{"card": leader}], "base": {"card": "SOR_023"}, "deck": deck("SOR_128", 3), "resources": resources(2)});
    let players = json!([us, other("SOR_010"), other("SOR_005")]);
    ask(&mut session, json!({"do": "position", "position": {"players": players}}));
    choose(&mut session, "play DJ");
    while ask(&mut session, json!({"do": "question"}))["question"]["kind"] != "action" {
        ask(&mut session, json!({"do": "choose", "option": 0}));
    }
    let told: Vec<Value> = (0..3).flat_map(|player| log(&mut session, player, "controlled")).collect();
    let named: Vec<bool> = told.iter().map(|event| event["card"].is_number()).collect();
    let words: Vec<bool> =
        told.iter().map(|event| event["words"].as_str().is_some_and(|words| words.contains("Marine"))).collect();
    assert_eq!((named, words), (vec![true, true, false], vec![true, true, false]), "{told:?}");
}

/// CR 1.17.2, 4.7.4: a unit that returned to a hand could be any card of that hand. When it is played again, the other
/// player has a new handle for it, and the old one is invalid.
#[test]
fn a_card_that_was_hidden_gets_a_new_handle() {
    let mut session = session();
    // SOR_222 Waylay returns a non-leader unit to its owner's hand.
    let us = json!({"hand": ["SOR_222"], "deck": deck("SOR_128", 5), "resources": resources(6)});
    let them = json!({"hand": ["SOR_095"], "deck": deck("SOR_095", 5), "resources": resources(6), "units": [{"card": "SOR_095"}]});
    position(&mut session, us, them);
    let then = known(&mut session, "SOR_095", "ground", Some(0)).expect("their unit");
    let mine = known(&mut session, "SOR_095", "ground", Some(1)).expect("their unit");
    choose(&mut session, "play Waylay");
    choose(&mut session, "Battlefield Marine");
    let [returned] = log(&mut session, 0, "returned").try_into().expect("one unit returns");
    assert_eq!(returned["card"], then, "all players saw which unit returned");
    assert_eq!(known(&mut session, "SOR_095", "ground", Some(0)), None);
    let stale = say(&mut session, &json!({"do": "card", "card": then, "player": 0}));
    assert_eq!(stale["error"]["code"], "card.unknown", "the old number is none");
    choose(&mut session, "play Battlefield Marine");
    let now = known(&mut session, "SOR_095", "ground", Some(0)).expect("a unit again");
    assert_ne!(now, then);
    let again = known(&mut session, "SOR_095", "ground", Some(1)).expect("a unit again");
    let hand = known(&mut session, "SOR_095", "hand", Some(1)).expect("the other Marine");
    assert!(again == mine || hand == mine, "its owner never lost sight of it");
}

/// CR 1.17.2: handles depend on what the player has seen, not on the order of the deck or of the deck list.
#[test]
fn handles_do_not_reveal_where_a_card_came_from() {
    let ids = |cards: [&str; 4]| {
        let mut session = session();
        position(
            &mut session,
            json!({"deck": deck("SOR_046", 3)}),
            json!({"deck": cards, "hand": ["SOR_128", "SOR_095"]}),
        );
        // SOR_095 is drawn, whatever else is in the deck, and is revealed when it is played.
        ask(&mut session, json!({"do": "edit", "edit": {"edit": "active", "seat": 1}}));
        for number in ["SOR_095", "SOR_128"] {
            let card = known(&mut session, number, "hand", None).expect("in hand");
            ask(&mut session, json!({"do": "edit", "edit": {"edit": "move", "card": card, "to": "arena", "seat": 1}}));
        }
        (known(&mut session, "SOR_095", "ground", Some(0)), known(&mut session, "SOR_128", "ground", Some(0)))
    };
    let four = ids(["SOR_225", "SOR_231", "SOR_046", "SOR_063"]);
    assert_eq!(four, ids(["SOR_063", "SOR_046", "SOR_231", "SOR_225"]));
    assert!(four.0 < four.1, "by what was seen first: {four:?}");
}

/// CR 1.17.2, 8.13.1: looking at a hand does not reveal the order the cards were drawn, neither by questions and events
/// about it nor by its order.
#[test]
fn looking_at_a_hand_does_not_reveal_its_order() {
    let seen = |hand: [&str; 3]| {
        let mut session = session();
        // SOR_201 Spark of Rebellion: look at an opponent's hand and discard a card from it.
        let us = json!({"hand": ["SOR_200"], "deck": deck("SOR_046", 3), "resources": resources(6)});
        position(&mut session, us, json!({"hand": hand, "deck": deck("SOR_046", 3)}));
        choose(&mut session, "play Spark of Rebellion");
        ["state", "question", "log"].map(|what| ask(&mut session, json!({"do": what, "player": 0})))
    };
    let one = seen(["SOR_225", "SOR_128", "SOR_063"]);
    assert_eq!(one[1]["question"]["looked_at"].as_array().map(Vec::len), Some(3), "{}", one[1]);
    assert_eq!(one, seen(["SOR_063", "SOR_225", "SOR_128"]));
}

/// CR 11.3.1: cards owned by an eliminated player are removed from the game and are not shown, neither hand nor deck.
#[test]
fn cards_of_an_eliminated_player_are_not_shown() {
    let mut session = session();
    let side = |leader: &str, damage: u8, hand: &[&str]| {
        json!({
            "leaders": [{"card": leader}], "base": {"card": "SOR_023", "damage": damage}, "hand": hand,
            "deck": deck("SOR_237", 4), "resources": [{"card": "SOR_231"}], "units": [{"card": "SOR_046"}],
        })
    };
    let players =
        json!([side("SOR_005", 0, &[]), side("SOR_010", 29, &["SOR_128", "SOR_063"]), side("SOR_014", 0, &[])]);
    ask(&mut session, json!({"do": "position", "position": {"players": players}}));
    choose(&mut session, "attack player 1's base");
    assert_eq!(log(&mut session, 0, "lost").len(), 1);
    let state = ask(&mut session, json!({"do": "state", "player": 0}));
    let hidden = ["SOR_128", "SOR_063", "SOR_237", "SOR_231"];
    for card in state["cards"].as_array().expect("cards").iter().filter(|card| card["owner"] == 1) {
        let number = card["number"].as_str().expect("a number");
        assert!(!hidden.contains(&number), "{card}");
    }
}

/// CR 1.17.4, 8.26.6: with `ask_always`, a player who finds nothing gets the same prompt as one who could take a card,
/// so the other player cannot distinguish the two.
#[test]
fn a_player_who_finds_nothing_gets_the_same_prompt_as_one_who_declines() {
    for (card, hand, tops) in [
        // SOR_123 (search for a unit), SOR_235 (play a card from hand), SOR_246 (play the top card), SOR_238 (take the
        // top card).
        ("SOR_123", vec![], ["SOR_128", "SOR_172"]),
        ("SOR_246", vec![], ["SOR_095", "SOR_172"]),
        ("SOR_238", vec![], ["SOR_128", "SOR_046"]),
        ("SOR_235", vec!["SOR_128"], ["SOR_128", "SOR_128"]),
    ] {
        let asked = |top: &str, hand: &[&str]| {
            let mut session = session();
            let hand: Vec<&str> = hand.iter().copied().chain([card]).collect();
            let mine = json!({"leaders": [{"card": "SOR_017"}], "base": {"card": "SOR_029"}, "hand": hand, "deck": vec![top; 12], "resources": resources(12)});
            let theirs = json!({"leaders": [{"card": "SOR_010"}], "base": {"card": "SOR_023"}});
            ask(&mut session, json!({"do": "position", "ask_always": true, "position": {"players": [mine, theirs]}}));
            let mut seen = Vec::new();
            let name = ask(&mut session, json!({"do": "card", "number": card}))["card"]["name"].clone();
            choose(&mut session, &format!("play {}", name.as_str().expect("a name")));
            for _ in 0..6 {
                let question = ask(&mut session, json!({"do": "question", "player": 1}))["question"].clone();
                if question["kind"] == "action" {
                    break;
                }
                // Decline everything; answer real choices in the same way.
                let options = ask(&mut session, json!({"do": "question"}))["question"]["options"].clone();
                let options = options.as_array().expect("options");
                let declines = options.iter().position(|option| option["kind"] == "no" || option["kind"] == "done");
                ask(&mut session, json!({"do": "choose", "option": declines.unwrap_or(0)}));
                seen.push(question);
            }
            (seen, ask(&mut session, json!({"do": "log", "player": 1})))
        };
        let [one, other] = tops;
        let (found, nothing) = if hand.is_empty() {
            (asked(one, &[]), asked(other, &[]))
        } else {
            (asked(one, &["SOR_225"]), asked(one, &["SOR_046"]))
        };
        assert!(!found.0.is_empty(), "{card}: nothing was asked");
        assert_eq!(found, nothing, "{card}");
    }
}

/// CR 4.5.2, 7.5.19B: a card with Plot that is not revealed when its player deploys a leader looks like any other
/// resource to the other player, in state, log and questions, with `ask_always` and without. Without it, a player
/// without a choice is not prompted.
#[test]
fn a_plot_card_that_is_not_shown_looks_like_any_resource() {
    for always in [false, true] {
        // SEC_070 has Plot, SOR_074 has not.
        let [plot, plain] = ["SEC_070", "SOR_074"].map(|card| {
            let mut session = session();
            let of = |card: &&str| json!({ "card": card });
            let resources: Vec<Value> = [card].iter().chain(&["SOR_095"; 8]).map(of).collect();
            let mine = json!({"leaders": [{"card": "SOR_005"}], "base": {"card": "SOR_019"}, "resources": resources});
            let theirs = json!({"leaders": [{"card": "SOR_010"}], "base": {"card": "SOR_023"}});
            ask(&mut session, json!({"do": "position", "ask_always": always, "position": {"players": [mine, theirs]}}));
            let name = ask(&mut session, json!({"do": "card", "number": "SOR_005"}))["card"]["name"].clone();
            choose(&mut session, &format!("deploy {}", name.as_str().expect("a name")));
            let mut seen = Vec::new();
            let question = ask(&mut session, json!({"do": "question", "player": 1}))["question"].clone();
            if question["kind"] == "plot" {
                seen.extend(always.then(|| told(&mut session, 1)));
                let options = ask(&mut session, json!({"do": "question"}))["question"]["options"].clone();
                let done = options.as_array().expect("options").iter().position(|option| option["kind"] == "done");
                ask(&mut session, json!({"do": "choose", "option": done.expect("nothing need be shown")}));
            }
            seen.push(told(&mut session, 1));
            (seen, ask(&mut session, json!({"do": "log", "player": 1})))
        });
        assert_eq!(plot, plain, "{always}");
    }
}

/// Returns the cards for random positions: implemented cards of the first three sets.
fn pool(book: &CardBook) -> Vec<CardNumber> {
    let cards = book.catalog().cards().iter();
    let written = cards.filter(|card| card.kind.is_deck_card() && book.is_implemented(card.id));
    written.map(|card| card.number).filter(|number| format!("{number}").len() == 7).collect()
}

fn several(pool: &[CardNumber], count: u32, rng: &mut Rng) -> Vec<String> {
    (0..count).map(|_| pool[rng.next_below(pool.len() as u32) as usize].to_string()).collect()
}

fn random_position_of(pool: &[CardNumber], players: usize, seed: u64) -> Value {
    let mut rng = Rng::seeded(seed);
    let leaders = ["SOR_005", "SOR_010", "SOR_017", "SOR_014", "SHD_012", "TWI_016", "SOR_016"];
    let bases = ["SOR_023", "SOR_026", "SOR_029", "SOR_020"];
    let sides = (0..players).map(|_| {
        let leader = leaders[rng.next_below(leaders.len() as u32) as usize];
        let base = bases[rng.next_below(bases.len() as u32) as usize];
        let resources: Vec<Value> =
            several(pool, 7, &mut rng).into_iter().map(|card| json!({ "card": card })).collect();
        json!({
            "leaders": [{ "card": leader }], "base": { "card": base },
            "hand": several(pool, 6, &mut rng),
            "deck": several(pool, 25, &mut rng),
            "resources": resources,
            "units": [{"card": "SOR_095"}, {"card": "SOR_225"}],
        })
    });
    json!({"players": sides.collect::<Vec<_>>(), "seed": seed})
}

/// Returns everything that a player receives after a step, byte for byte, including errors.
fn told(session: &mut Session, player: u8) -> String {
    let mut told = String::new();
    for what in ["state", "question"] {
        told += &session.line(json!({"do": what, "player": player}).to_string().as_bytes()).line;
        told.push('\n');
    }
    for number in (0..64).step_by(3) {
        for action in [json!({"kind": "play", "card": number}), json!({"kind": "card", "card": number})] {
            let line = json!({"do": "legal", "action": action, "player": player});
            told += &session.line(line.to_string().as_bytes()).line;
            told.push('\n');
        }
    }
    told
}

/// Plays a game of random answers. Returns its moves as lines, and the positions of all cards that a player has ever
/// known.
fn play(book: &std::sync::Arc<CardBook>, position: &Value, player: u8, seed: u64) -> (Vec<Value>, BTreeSet<usize>) {
    let mut session = session();
    ask(&mut session, json!({"do": "position", "ask_always": true, "position": position}));
    let laid: Position = serde_json::from_value(position.clone()).expect("a position");
    let mut game = Game::at(book.clone(), &laid).expect("a position that can be");
    game.always = true;
    game.start_log();
    let mut rng = Rng::seeded(seed);
    let mut known = BTreeSet::new();
    let reader = Some(Seat(player));
    for _ in 0..70 {
        let seen = (0..game.state.cards().len()).filter(|at| game.handle_of(CardIndex(*at as u16), reader).is_some());
        known.extend(seen);
        let Some(question) = game.question().copied() else { break };
        let options = game.legal_actions();
        // Prefer actions to passes, so that the game progresses.
        let at = rng.next_below(options.len() as u32) as usize;
        let action = options[at];
        let action = match action {
            Action::Take(_) | Action::Pass if rng.next_below(4) > 0 => options[0],
            other => other,
        };
        let at = options.iter().position(|one| *one == action).unwrap_or(at);
        assert!(question.player.0 < game.state.seat_count());
        ask(&mut session, json!({"do": "choose", "option": at}));
        game.play(action).expect("a legal action");
        for entry in game.log.replace(Vec::new()).unwrap_or_default() {
            let seen = entry.about.iter().filter(|about| entry.handle_of(about.card, reader).is_some());
            known.extend(seen.map(|about| about.card.at()));
        }
    }
    let replay = ask(&mut session, json!({"do": "replay"}))["game"]["moves"].clone();
    (replay.as_array().expect("moves").clone(), known)
}

/// Returns the cards of a position, except leaders and bases: seat, list, index in the list, and index in the game.
fn laid_cards(position: &Value) -> Vec<(usize, &'static str, usize, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    for (seat, side) in position["players"].as_array().expect("players").iter().enumerate() {
        at += 2;
        for zone in ["hand", "deck", "resources", "units"] {
            let count = side[zone].as_array().map_or(0, Vec::len);
            for nth in 0..count {
                // A deck is listed from the bottom.
                found.push((seat, zone, if zone == "deck" { count - 1 - nth } else { nth }, at));
                at += 1;
            }
        }
    }
    found
}

/// Returns cards that do not mention random cards: a random discard depends on the position in the hand.
fn pool_without_random_cards(book: &CardBook) -> Vec<CardNumber> {
    let mut session = session();
    let quiet = |number: &CardNumber| {
        let card = ask(&mut session, json!({"do": "card", "number": number}))["card"].to_string();
        !card.replace("random order", "").contains("random")
    };
    pool(book).into_iter().filter(quiet).collect()
}

/// CR 1.17.2: the order of the opponents' hands and the positions of their cards in the game are never revealed to a
/// player: a card's handle depends only on the player's observations of it.
#[test]
fn games_that_differ_in_the_order_of_hands_look_the_same() {
    let book = CardBook::embedded().expect("the embedded data load");
    let pool = pool_without_random_cards(&book);
    let (mut steps, mut whole) = (0, 0);
    let games = 12;
    for seed in 0..games {
        let players = 2 + (seed % 3) as usize;
        let player = (seed / 3 % players as u64) as u8;
        let position = random_position_of(&pool, players, seed);
        let (moves, _) = play(&book, &position, player, seed);
        let mut other = position.clone();
        let mut rng = Rng::seeded(seed ^ 99);
        // Positions of the cards in the game with the other order, by their original positions.
        let mut places: BTreeMap<u64, u64> = BTreeMap::new();
        for (seat, zone, nth, at) in laid_cards(&position) {
            if seat != usize::from(player) && zone == "hand" && nth == 0 {
                let mut order: Vec<usize> = (0..6).collect();
                rng.shuffle(&mut order);
                for (now, then) in order.into_iter().enumerate() {
                    other["players"][seat]["hand"][now] = position["players"][seat]["hand"][then].clone();
                    places.insert((at + then) as u64, (at + now) as u64);
                }
            }
        }
        let mut sessions = [session(), session()];
        for (session, position) in sessions.iter_mut().zip([&position, &other]) {
            ask(session, json!({"do": "position", "ask_always": true, "position": position}));
        }
        let mut complete = true;
        for (nth, one) in moves.iter().enumerate() {
            let [ours, theirs] = sessions.each_mut().map(|session| told(session, player));
            assert_eq!(ours, theirs, "seed {seed}, before move {nth}: {one}");
            let mut action = one["action"].clone();
            assert_eq!(say(&mut sessions[0], &json!({"do": "choose", "action": action})).get("error"), None);
            for key in ["card", "onto", "attacker", "target"] {
                if let Some(now) = action[key].as_u64().and_then(|then| places.get(&then)) {
                    action[key] = (*now).into();
                }
            }
            if say(&mut sessions[1], &json!({"do": "choose", "action": action})).get("error").is_some() {
                complete = false;
                break;
            }
            steps += 1;
            let log = json!({"do": "log", "player": player});
            let [ours, theirs] = sessions.each_mut().map(|session| session.line(log.to_string().as_bytes()).line);
            assert_eq!(ours, theirs, "seed {seed}, after move {nth}: {one}");
        }
        whole += u32::from(complete);
    }
    assert!(steps > 400 && whole > games as u32 / 2, "{steps} steps, {whole} games");
}

/// CR 1.17, 1.17.4: two games with the same public history and different hidden cards are identical to a player, byte
/// for byte: views, questions, errors, the log, and the number of steps. For two, three and four players.
#[test]
fn games_that_differ_in_hidden_cards_look_the_same() {
    let book = CardBook::embedded().expect("the embedded data load");
    let pool = pool(&book);
    let (mut steps, mut changed, mut whole) = (0, 0, 0);
    let games = 24;
    for seed in 0..games {
        let players = 2 + (seed % 3) as usize;
        let player = (seed / 3 % players as u64) as u8;
        let position = random_position_of(&pool, players, seed);
        let (moves, known) = play(&book, &position, player, seed);
        let mut other = position.clone();
        let mut rng = Rng::seeded(seed ^ 77);
        for (seat, zone, nth, at) in laid_cards(&position) {
            if zone == "units" || seat == usize::from(player) || known.contains(&at) {
                continue;
            }
            let card = pool[rng.next_below(pool.len() as u32) as usize].to_string();
            let place = &mut other["players"][seat][zone][nth];
            if zone == "resources" {
                place["card"] = card.into();
            } else {
                *place = card.into();
            }
            changed += 1;
        }
        let mut sessions = [session(), session()];
        for (session, position) in sessions.iter_mut().zip([&position, &other]) {
            ask(session, json!({"do": "position", "ask_always": true, "position": position}));
        }
        let mut complete = true;
        for (nth, one) in moves.iter().enumerate() {
            let [ours, theirs] = sessions.each_mut().map(|session| told(session, player));
            assert_eq!(ours, theirs, "seed {seed}, before move {nth}: {one}");
            let line = json!({"do": "choose", "action": one["action"]});
            let answers = sessions.each_mut().map(|session| say(session, &line));
            assert_eq!(answers[0].get("error"), None);
            if answers[1].get("error").is_some() {
                // The opponents' options depend on their hidden cards; everything the player received so far did not.
                complete = false;
                break;
            }
            steps += 1;
            let log = json!({"do": "log", "player": player});
            let [ours, theirs] = sessions.each_mut().map(|session| session.line(log.to_string().as_bytes()).line);
            assert_eq!(ours, theirs, "seed {seed}, after move {nth}: {one}");
        }
        whole += u32::from(complete);
    }
    assert!(changed > 400 && steps > 800 && whole > games as u32 / 2, "{changed} cards, {steps} steps, {whole} games");
}
