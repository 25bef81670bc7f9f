//! Reasons for rejected actions. The same cause gives the same reason, with its rule and the card responsible.

use phrase::Language;
use rules::{Action, CardBook, CardIndex, CardZone, Edit, Game, IllegalReason, PilotProblem, Position, Seat};
use serde_json::{Value, json};

/// A Vehicle in space, and a unit with Piloting.
const FIGHTER: &str = "JTL_061";
const PILOT: &str = "JTL_108";

fn side(leader: &str, units: Value) -> Value {
    json!({
        "leaders": [{"card": leader}], "base": {"card": "SOR_023"}, "deck": ["SOR_095", "SOR_095", "SOR_095"],
        "resources": vec![json!({"card": "SOR_095"}); 8], "units": units,
    })
}

fn game(ours: Value, theirs: Value) -> Game {
    let position: Position = serde_json::from_value(json!({"players": [ours, theirs]})).expect("a position");
    Game::at(CardBook::embedded().expect("the embedded data load"), &position).expect("a position")
}

fn unit(game: &Game, seat: u8, nth: usize) -> CardIndex {
    game.state.list(Seat(seat), CardZone::Arena)[nth]
}

fn leader(game: &Game) -> CardIndex {
    game.state.player(Seat(0)).leaders[0]
}

/// Returns the reason against an action, with its rule and its English sentence for our player.
fn reason(game: &Game, action: Action) -> (IllegalReason, &'static str, String) {
    let why = game.illegal_reason(action).expect("it is not legal");
    let (reader, names) = (Some(Seat(0)), &phrase::DataNames);
    let address = phrase::game::Address::default();
    let text =
        phrase::game::Table { game, reader, language: Language::English, names, players: &[], address, entry: None };
    (why, why.rule(), text.why(why))
}

fn problem(why: IllegalReason) -> Option<PilotProblem> {
    match why {
        IllegalReason::PilotHost { problem, .. } => Some(problem),
        _ => None,
    }
}

/// CR 7.5.17A, 3.4.4A: a Pilot, or a leader that deploys as one, is rejected with the problem of the unit.
#[test]
fn a_rejected_pilot_states_the_problem_of_the_unit() {
    let with_pilot = json!({"card": FIGHTER, "upgrades": [{"card": PILOT}]});
    let mut ours = side("JTL_006", json!([with_pilot, {"card": "SOR_095"}]));
    ours["hand"] = json!([PILOT]);
    let game = game(ours, side("SOR_010", json!([{"card": FIGHTER}])));
    let card = game.state.list(Seat(0), CardZone::Hand)[0];
    let hosts = [
        (unit(&game, 0, 0), PilotProblem::HasPilot, "already has a Pilot"),
        (unit(&game, 0, 1), PilotProblem::NoVehicle, "is not a Vehicle"),
        (unit(&game, 1, 0), PilotProblem::NotFriendly, "is not friendly"),
    ];
    for (onto, expected, words) in hosts {
        let (why, rule, text) = reason(&game, Action::Play { card, onto, alternative: false });
        assert_eq!((problem(why), rule), (Some(expected), "7.5.17A"));
        assert!(text.contains(words), "{text}");
        let (why, rule, text) = reason(&game, Action::DeployOnto { leader: leader(&game), onto });
        assert_eq!((problem(why), rule), (Some(expected), "3.4.4A"));
        assert!(text.contains(words), "{text}");
    }
}

/// Edition 9.0, 7.5.21: a card with Fortify must be attached to its player's own base.
#[test]
fn a_fortify_card_is_rejected_elsewhere_than_on_its_players_base() {
    let mut ours = side("SOR_005", json!([{"card": "SOR_095"}]));
    ours["hand"] = json!(["HMW_037"]);
    let game = game(ours, side("SOR_010", json!([])));
    let card = game.state.list(Seat(0), CardZone::Hand)[0];
    for onto in [CardIndex::NONE, unit(&game, 0, 0), game.state.player(Seat(1)).base] {
        let (why, rule, text) = reason(&game, Action::Play { card, onto, alternative: false });
        assert_eq!((why, rule), (IllegalReason::OwnBase(card), "7.5.21"), "{text}");
    }
}

/// CR 7.2.5: an upgrade's ability that was used this round is used up, like one of a base.
#[test]
fn an_upgrades_ability_used_this_round_is_rejected() {
    let units = json!([{"card": FIGHTER, "upgrades": [{"card": "JTL_013"}]}, {"card": FIGHTER}]);
    let mut game = game(side("JTL_013", units), side("SOR_010", json!([])));
    let used = game.legal_actions().iter().copied();
    let poe = leader(&game);
    let used = used.into_iter().find(|action| matches!(action, Action::Use { card, .. } if *card == poe));
    let used = used.expect("Poe moves");
    game.play(used).expect("legal");
    let [unit] = *game.legal_actions() else { panic!("one unit can be chosen: {:?}", game.legal_actions()) };
    game.play(unit).expect("legal");
    game.play(Action::Pass).expect("legal");
    assert_eq!(reason(&game, used).0, IllegalReason::UsedUp(poe));
}

/// CR 3.4.4: a rejected leader shows the condition of its epic action.
#[test]
fn a_rejected_leader_states_the_condition_of_its_epic_action() {
    for (card, expected) in
        [("ASH_018", "no_epic_deploy"), ("SEC_008", "no_epic_deploy"), ("LOF_007", "deploy_condition")]
    {
        let game = game(side(card, json!([])), side("SOR_010", json!([])));
        let (why, rule, text) = reason(&game, Action::Deploy(leader(&game)));
        assert_eq!((why.code(), rule), (expected, "3.4.4"), "{card}: {text}");
    }
    let game = game(side("SOR_005", json!([{"card": FIGHTER}])), side("SOR_010", json!([])));
    let (leader, onto) = (leader(&game), unit(&game, 0, 0));
    assert_eq!(reason(&game, Action::DeployOnto { leader, onto }).0, IllegalReason::NotAsUpgrade(leader));
}

/// CR 7.5.18A, 6.3.2: the reason why a unit cannot be attacked names Hidden or the card responsible.
#[test]
fn a_unit_that_cannot_be_attacked_names_hidden_or_the_card_responsible() {
    let theirs = side("SOR_010", json!([{"card": "TWI_195", "exhausted": true}, {"card": "SOR_046"}]));
    let mut game = game(side("SOR_005", json!([{"card": "SOR_095"}])), theirs);
    let (attacker, custom_text, hidden) = (unit(&game, 0, 0), unit(&game, 1, 0), unit(&game, 1, 1));
    let (why, rule, _) = reason(&game, Action::Attack { attacker, target: custom_text });
    assert_eq!((why, rule), (IllegalReason::CannotBeAttackedBy { card: custom_text, source: custom_text }, "6.3.2"));
    let gain = json!({"edit": "gain", "card": hidden, "keyword": "Hidden"});
    game.edit(&serde_json::from_value::<Edit>(gain).expect("an edit")).expect("a unit");
    let played = json!({"edit": "happened", "card": hidden, "what": "played"});
    game.edit(&serde_json::from_value::<Edit>(played).expect("an edit")).expect("a unit");
    let (why, rule, text) = reason(&game, Action::Attack { attacker, target: hidden });
    assert_eq!((why, rule), (IllegalReason::Hidden(hidden), "7.5.18A"), "{text}");
}

/// CR 6.2.2A: the reason names the card whose ability forbids playing the card.
#[test]
fn a_card_that_cannot_be_played_names_the_card_responsible() {
    let mut ours = side("SOR_005", json!([]));
    ours["hand"] = json!(["SOR_164"]);
    let mut game = game(ours, side("SOR_010", json!([{"card": "SOR_062"}])));
    let (card, source) = (game.state.list(Seat(0), CardZone::Hand)[0], unit(&game, 1, 0));
    let name = game.name_now(card).to_string();
    let edit = json!({"edit": "effect", "source": source, "name": name, "seat": 1});
    game.edit(&serde_json::from_value::<Edit>(edit).expect("an edit")).expect("an effect");
    let (why, rule, text) = reason(&game, Action::Play { card, onto: CardIndex::NONE, alternative: false });
    assert_eq!((why, rule), (IllegalReason::ForbiddenBy { card, source }, "6.2.2A"));
    assert!(text.contains("Regional Governor"), "{text}");
}

/// JTL_028: its ability applies to the first action phase of the game, so it does nothing in a position of a later
/// round.
#[test]
fn nabat_village_does_nothing_when_a_later_action_phase_starts() {
    for (round, asked) in [(3, false), (1, false)] {
        let mut ours = side("SOR_005", json!([]));
        ours["base"] = json!({"card": "JTL_028"});
        ours["hand"] = json!(["SOR_095", "SOR_095", "SOR_095", "SOR_095"]);
        let position = json!({"players": [ours, side("SOR_010", json!([]))], "round": round});
        let position: Position = serde_json::from_value(position).expect("a position");
        let mut game = Game::at(CardBook::embedded().expect("the embedded data load"), &position).expect("a position");
        for _ in 0..2 {
            game.play(Action::Pass).expect("legal");
        }
        for seat in [Seat(0), Seat(1)] {
            let asked = game.question().map(|question| (question.player, question.ask));
            assert_eq!(asked, Some((seat, rules::QuestionKind::Resource)));
            game.play(Action::No).expect("legal");
        }
        let asks = game.question().is_some_and(|question| question.ask == rules::QuestionKind::Target);
        assert_eq!((asks, game.state.round()), (asked, round + 1), "round {round}");
    }
}
