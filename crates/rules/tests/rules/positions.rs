//! Positions and edits with cards that can also be upgrades: Pilots (CR 7.5.17A), and leaders deployed as upgrades
//! (CR 3.4.4A).

use model::CardType;
use rules::{Action, CardBook, CardIndex, CardZone, Edit, EditPlace, Flags, Game, Position, PositionError, Seat};
use serde_json::{Value, json};

const VADER: &str = "JTL_006";
/// A unit with Piloting.
const CLONE_PILOT: &str = "JTL_108";
/// A Vehicle in space.
const FIGHTER: &str = "JTL_061";

/// Returns a side with eight resources and the given leaders and units.
fn side(leaders: Value, units: Value) -> Value {
    let resources = vec![json!({"card": "SOR_095"}); 8];
    json!({
        "leaders": leaders, "base": {"card": "SOR_023"}, "deck": ["SOR_095", "SOR_095", "SOR_095"],
        "resources": resources, "units": units,
    })
}

fn game(ours: Value, theirs: Value) -> Result<Game, PositionError> {
    let position: Position = serde_json::from_value(json!({"players": [ours, theirs]})).expect("a position");
    Game::at(CardBook::embedded().expect("the embedded data load"), &position)
}

fn usual(ours: Value) -> Game {
    game(ours, side(json!([{"card": "SOR_010"}]), json!([]))).expect("a position")
}

fn unit(game: &Game, seat: u8, nth: usize) -> CardIndex {
    game.state.list(Seat(seat), CardZone::Arena)[nth]
}

fn edit(game: &mut Game, edit: Value) -> Result<(), PositionError> {
    game.edit(&serde_json::from_value::<Edit>(edit).expect("an edit"))
}

/// Asserts that Vader is an upgrade on that unit, with his unit side up and his epic action used.
fn expect_vader_on(game: &Game, unit: CardIndex) {
    let vader = game.state.player(Seat(0)).leaders[0];
    let card = game.state.card(vader);
    assert_eq!((card.place, card.host, card.controller), (CardZone::Attached, unit, Seat(0)));
    assert!(card.flags.contains(Flags::DEPLOYED) && card.flags.contains(Flags::EPIC_USED));
    assert!(game.stats(unit).power >= game.def(unit).power + game.def(vader).adds.0, "CR 3.6.2");
    assert_eq!(game.check(), Ok(()));
}

/// CR 7.5.17A: edits attach a Pilot from a hand to a Vehicle, and add a new one to it.
#[test]
fn edits_attach_and_add_a_pilot_to_a_vehicle() {
    let mut ours = side(json!([{"card": "SOR_005"}]), json!([{"card": FIGHTER}, {"card": FIGHTER}]));
    ours["hand"] = json!([CLONE_PILOT]);
    let mut game = usual(ours);
    let (pilot, fighter, other) = (game.state.list(Seat(0), CardZone::Hand)[0], unit(&game, 0, 0), unit(&game, 0, 1));
    let power = game.stats(fighter).power;
    edit(&mut game, json!({"edit": "attach", "card": pilot, "onto": fighter})).expect("a Pilot");
    assert_eq!(game.state.upgrades(fighter).collect::<Vec<_>>(), [pilot]);
    assert_eq!(game.stats(fighter).power, power + 2);
    edit(&mut game, json!({"edit": "add", "card": CLONE_PILOT, "seat": 0, "to": "attached", "onto": other}))
        .expect("a Pilot");
    assert_eq!(game.stats(other).power, power + 2);
    assert_eq!(game.check(), Ok(()));
}

/// CR 3.5.6, 8.33.4: a Pilot that was a unit loses its upgrades and damage.
#[test]
fn a_pilot_that_is_attached_from_an_arena_loses_its_upgrades_and_damage() {
    let pilot = json!({"card": CLONE_PILOT, "damage": 1, "exhausted": true, "upgrades": [{"card": "SOR_T02"}]});
    let mut game = usual(side(json!([{"card": "SOR_005"}]), json!([{"card": FIGHTER}, pilot])));
    let (fighter, pilot) = (unit(&game, 0, 0), unit(&game, 0, 1));
    edit(&mut game, json!({"edit": "attach", "card": pilot, "onto": fighter})).expect("a Pilot");
    let card = game.state.card(pilot);
    assert_eq!((card.place, card.damage, card.is_ready()), (CardZone::Attached, 0, true));
    assert_eq!(game.state.upgrades(pilot).count(), 0);
    assert_eq!(game.check(), Ok(()));
}

/// CR 3.4.4A: a position can contain a leader as an upgrade, whether or not it is also listed among the leaders.
#[test]
fn a_position_can_contain_a_leader_as_an_upgrade() {
    let fighter = json!([{"card": FIGHTER, "upgrades": [{"card": "SOR_T01"}, {"card": VADER}, {"card": "SOR_T02"}]}]);
    for leaders in [json!([{"card": VADER}]), json!([])] {
        let game = usual(side(leaders, fighter.clone()));
        let fighter = unit(&game, 0, 0);
        expect_vader_on(&game, fighter);
        assert_eq!(game.state.player(Seat(0)).leaders.iter().filter(|leader| leader.is_some()).count(), 1);
        let names: Vec<String> = game.state.upgrades(fighter).map(|card| game.name_now(card).to_string()).collect();
        assert_eq!(names, ["Experience", "Darth Vader", "Shield"]);
    }
}

/// CR 3.4.6: a leader stays attached to a Vehicle that another player has taken control of, and still belongs to its
/// owner.
#[test]
fn a_position_can_contain_a_leader_on_an_enemy_vehicle() {
    let stolen = json!([{"card": FIGHTER, "owner": 0, "upgrades": [{"card": VADER, "owner": 0}]}]);
    for leaders in [json!([{"card": VADER}]), json!([])] {
        let game = game(side(leaders, json!([])), side(json!([{"card": "SOR_010"}]), stolen.clone()));
        let game = game.expect("a position");
        let fighter = unit(&game, 1, 0);
        expect_vader_on(&game, fighter);
    }
}

/// A leader is either a unit or an upgrade, a player has at most two leaders, and other leaders are not upgrades.
#[test]
fn a_position_rejects_a_leader_that_cannot_be_an_upgrade() {
    let with = |leaders: Value, upgrade: &str| {
        let units = json!([{"card": FIGHTER, "upgrades": [{"card": upgrade}]}]);
        game(side(leaders, units), side(json!([{"card": "SOR_010"}]), json!([]))).err()
    };
    let number = |text: &str| text.parse().expect("a number");
    let deployed = with(json!([{"card": VADER, "deployed": true}]), VADER);
    assert_eq!(deployed, Some(PositionError::Deployed(number(VADER))));
    let third = with(json!([{"card": "SOR_005"}, {"card": "SOR_008"}]), VADER);
    assert_eq!(third, Some(PositionError::Incomplete(0)));
    assert_eq!(with(json!([{"card": "SOR_005"}]), "SOR_005"), Some(PositionError::NoUpgrade(number("SOR_005"))));
    assert_eq!(with(json!([{"card": "SOR_005"}]), "SOR_095"), Some(PositionError::NoUpgrade(number("SOR_095"))));
    assert_eq!(with(json!([]), "SOR_T02"), Some(PositionError::Incomplete(0)));
}

/// CR 3.4.4A, 3.4.5: edits attach a leader from the base zone or an arena, turn it back, and move it to another unit.
/// `add` uses the leader that the player has.
#[test]
fn edits_attach_a_leader_and_turn_it_back() {
    let mut game = usual(side(json!([{"card": VADER}]), json!([{"card": FIGHTER}, {"card": FIGHTER}])));
    let (fighter, other) = (unit(&game, 0, 0), unit(&game, 0, 1));
    let vader = game.state.player(Seat(0)).leaders[0];
    edit(&mut game, json!({"edit": "attach", "card": vader, "onto": fighter})).expect("from the base zone");
    expect_vader_on(&game, fighter);
    edit(&mut game, json!({"edit": "attach", "card": vader, "onto": other})).expect("from one to the other");
    expect_vader_on(&game, other);
    edit(&mut game, json!({"edit": "deployed", "card": vader, "deployed": true})).expect("a leader");
    assert_eq!((game.state.card(vader).place, game.stats(other).power), (CardZone::Arena, game.def(other).power));
    edit(&mut game, json!({"edit": "add", "card": VADER, "seat": 0, "to": "attached", "onto": other}))
        .expect("he is ours");
    expect_vader_on(&game, other);
    edit(&mut game, json!({"edit": "deployed", "card": vader, "deployed": false})).expect("a leader");
    let card = game.state.card(vader);
    assert_eq!(
        (card.place, card.host.is_some(), card.flags.contains(Flags::DEPLOYED)),
        (CardZone::BaseZone, false, false)
    );
    assert_eq!(game.check(), Ok(()));
}

/// CR 3.4.5: when the Vehicle leaves play, its leader returns to the base zone, exhausted, and cannot be deployed
/// again.
#[test]
fn a_leader_attached_by_a_position_returns_when_its_vehicle_is_defeated() {
    let units = json!([{"card": FIGHTER, "upgrades": [{"card": VADER}]}]);
    let mut game = usual(side(json!([{"card": VADER}]), units));
    let (fighter, vader) = (unit(&game, 0, 0), game.state.player(Seat(0)).leaders[0]);
    edit(&mut game, json!({"edit": "damage", "card": fighter, "damage": 30})).expect("a unit");
    let card = game.state.card(vader);
    assert_eq!((card.place, card.is_ready(), card.flags.contains(Flags::DEPLOYED)), (CardZone::BaseZone, false, false));
    let deploys = |action: &Action| matches!(action, Action::Deploy(_) | Action::DeployOnto { .. });
    assert!(!game.legal_actions().iter().any(deploys), "CR 7.2.4");
}

/// CR 3.6.3, 7.5.21: a rejected edit states why a card cannot be attached.
#[test]
fn a_rejected_edit_states_why_a_card_cannot_be_attached() {
    let mut game = usual(side(json!([{"card": VADER}]), json!([{"card": FIGHTER}, {"card": "SOR_095"}])));
    let (fighter, marine) = (unit(&game, 0, 0), unit(&game, 0, 1));
    let base = game.state.player(Seat(0)).base;
    let theirs = game.state.player(Seat(1)).leaders[0];
    let before = game.state.hash();
    let refused = edit(&mut game, json!({"edit": "attach", "card": marine, "onto": fighter}));
    assert!(refused.expect_err("a unit without Piloting").to_string().contains("Piloting"));
    let refused = edit(&mut game, json!({"edit": "attach", "card": theirs, "onto": fighter}));
    assert!(matches!(refused, Err(PositionError::NoUpgrade(_))), "{refused:?}");
    let refused =
        edit(&mut game, json!({"edit": "add", "card": CLONE_PILOT, "seat": 0, "to": "attached", "onto": base}));
    assert!(refused.expect_err("only Fortify goes on a base").to_string().contains("Fortify"));
    let refused = edit(&mut game, json!({"edit": "add", "card": CLONE_PILOT, "seat": 0, "to": "attached"}));
    assert!(refused.expect_err("no unit is named").to_string().contains("onto"));
    assert_eq!(game.state.hash(), before);
}

/// CR 3.4.4A, 7.5.17A: every card that can be an upgrade can be attached in every way.
#[test]
fn every_pilot_and_leader_upgrade_can_be_attached_in_every_way() {
    let book = CardBook::embedded().expect("the embedded data load");
    let turning =
        book.catalog().cards().iter().filter(|card| card.as_upgrade.is_some() && book.is_implemented(card.id));
    let (mut pilots, mut leaders) = (0, 0);
    for card in turning {
        let number = card.number.to_string();
        let leads = card.kind == CardType::Leader;
        *if leads { &mut leaders } else { &mut pilots } += 1;
        let own = if leads { number.clone() } else { "SOR_005".to_owned() };
        let on = json!([{"card": "SOR_T02"}, {"card": number}]);
        // A large Vehicle, because one of the upgrades reduces HP.
        let laid = usual(side(json!([{"card": own}]), json!([{"card": "SOR_039", "upgrades": on}])));
        assert_eq!(laid.state.upgrades(unit(&laid, 0, 0)).count(), 2, "{number}");
        let mut added = usual(side(json!([{"card": own}]), json!([{"card": "SOR_039"}])));
        let walker = unit(&added, 0, 0);
        let to = EditPlace::Attached;
        let add = Edit::Add { card: card.number, seat: Seat(0), to, onto: Some(walker) };
        added.edit(&add).unwrap_or_else(|error| panic!("{number}: {error}"));
        let there = added.state.upgrades(walker).next().expect("it is attached");
        added.edit(&Edit::Attach { card: there, onto: walker }).unwrap_or_else(|error| panic!("{number}: {error}"));
        assert_eq!((laid.check(), added.check()), (Ok(()), Ok(())), "{number}");
    }
    assert!(pilots >= 38 && leaders == 11, "{pilots} Pilots, {leaders} leaders");
}
