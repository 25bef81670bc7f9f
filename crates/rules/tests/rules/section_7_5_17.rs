//! Scenario tests of Piloting, of cards that can be a unit or an upgrade, and of leaders on a Vehicle (CR 3.4.4A,
//! 3.5.6, 7.5.17, 8.36).

use rules::{CardZone, Seat};
use testkit::{Keyword, QuestionKind, Scenario, Side, scenario, unit};

/// Hera Syndulla (2/3, cost 2, Piloting 2, +2/+3): Restore 1 as a unit; "attached unit gains Restore 1" as an upgrade.
const HERA: &str = r#"(id: "JTL_045", pilot: [Constant(on: Attached, gives: [KeywordX(Restore, 1)])])"#;
/// Clone Pilot (2/2, cost 2, Piloting 2, +2/+2) with an ability in each form.
const CLONE: &str = r#"(id: "JTL_108",
    abilities: [When(on: [Played], do: [Draw()])],
    pilot: [When(on: [Played], do: [Damage(amount: 1, to: Base(Opponent))])])"#;
/// Royal Security Fighter (2/2 Vehicle in space).
const SHIP: &str = r#"(id: "JTL_061")"#;

fn table() -> Scenario {
    scenario().text(HERA).text(CLONE).text(SHIP).our_resources(20)
}

/// CR 7.5.17A: a unit with Piloting may be played as an upgrade on a friendly Vehicle unit for its Piloting cost, and
/// adds its modifiers.
#[test]
fn a_pilot_may_be_played_on_a_vehicle() {
    let mut game = table()
        .our_hand(["JTL_045"])
        .ours(["Royal Security Fighter", "Wampa"])
        .theirs([unit("JTL_061")])
        .our_base_damage(3)
        .action_phase();
    game.us().play_onto("Hera Syndulla", "our Royal Security Fighter");
    game.expect_upgrades("our Royal Security Fighter", ["Hera Syndulla"]).expect_power("our Royal Security Fighter", 4);
    game.expect_hp("our Royal Security Fighter", 5);
    game.them().pass();
    game.us().attack("our Royal Security Fighter", "their base").expect_base_damage(2);
    game.them().expect_base_damage(4);
}

/// CR 7.5.17A, 3.6.3A: a Vehicle accepts the Pilot that is on it already, but no second one.
#[test]
fn a_vehicle_accepts_its_own_pilot_again_but_no_second_one() {
    let mut game =
        table().our_hand(["JTL_045", "JTL_108"]).ours(["Royal Security Fighter"]).theirs(["Wampa"]).action_phase();
    game.us().play_onto("Hera Syndulla", "our Royal Security Fighter");
    let (ship, other) = (game.card("our Royal Security Fighter"), game.game.state.list(Seat(0), CardZone::Hand)[0]);
    assert!(game.game.is_eligible(ship, game.card("Hera Syndulla")));
    assert!(!game.game.is_eligible(ship, other));
}

/// CR 7.5.17A: a Pilot needs a friendly Vehicle without a Pilot; otherwise it is played as a unit.
#[test]
fn a_pilot_needs_a_vehicle_without_a_pilot() {
    let mut game = table().our_hand(["JTL_045"]).ours(["Wampa"]).theirs(["Royal Security Fighter"]).action_phase();
    game.expect_not_offered("play Hera Syndulla onto Wampa");
    game.expect_not_offered("play Hera Syndulla onto Royal Security Fighter");
    game.us().play("Hera Syndulla");
    game.expect_power("Hera Syndulla", 2).expect_exhausted("Hera Syndulla");
    let mut game =
        table().our_hand(["JTL_108"]).ours([unit("Royal Security Fighter").with(["JTL_045"])]).action_phase();
    game.expect_not_offered("play Clone Pilot onto Royal Security Fighter");
    game.us().play("Clone Pilot");
}

/// CR 7.5.17A: the Piloting cost with its penalties is paid instead of the printed cost.
#[test]
fn the_piloting_cost_is_paid_instead_of_the_printed_cost() {
    let dear = r#"(id: "JTL_094")"#;
    let mut game = scenario()
        .text(dear)
        .text(SHIP)
        .our_leader("Leia Organa, Alliance General")
        .our_resources(3)
        .our_hand(["JTL_094"])
        .ours(["Royal Security Fighter"])
        .action_phase();
    // Luke costs 2 as a unit and 3 with Piloting.
    game.us().play_onto("Luke Skywalker", "Royal Security Fighter").expect_ready_resources(0);
}

/// CR 2.13.3: each form has its own abilities: "when played as an upgrade", or "when played".
#[test]
fn each_form_has_its_own_abilities() {
    let mut game = table().our_hand(["JTL_108"]).ours(["Royal Security Fighter"]).action_phase();
    let mut other = game.clone();
    game.us().play_onto("Clone Pilot", "Royal Security Fighter").expect_hand([]);
    game.them().expect_base_damage(1);
    other.us().play("Clone Pilot").expect_hand_size(1);
    other.them().expect_base_damage(0);
}

/// CR 7.5.17C: "play a unit" plays it as a unit only, "play an upgrade" as an upgrade only, "play a card" as either.
#[test]
fn an_ability_that_plays_a_card_determines_the_form() {
    let play = |what: &str| {
        let steps = format!("Play(what: Choose({what}zone: Hand, side: Friendly))");
        let mut game = table()
            .confiscate_does(&steps)
            .our_hand(["Confiscate", "JTL_108"])
            .ours(["Royal Security Fighter"])
            .action_phase();
        game.us().play("Confiscate");
        game
    };
    let (unit, upgrade) = ("play Clone Pilot", "play Clone Pilot onto Royal Security Fighter");
    play("").expect_offered(unit).expect_not_offered(upgrade);
    play("is: Upgrade, ").expect_offered(upgrade);
    let mut upgrades = play("is: Upgrade, ");
    upgrades.us().play_onto("Clone Pilot", "Royal Security Fighter");
    upgrades.expect_upgrades("Royal Security Fighter", ["Clone Pilot"]);
    play("is: Card, ").expect_offered(unit).expect_offered(upgrade);
}

/// CR 7.5.17C: discounts for upgrades apply to a Pilot played as one; discounts for units do not.
#[test]
fn discounts_for_upgrades_apply_to_a_pilot_played_as_one() {
    let cheaper = |cards: &str| {
        let rule = format!("Rule(gives: [CardsCostLess(by: Friendly, cards: ({cards}), amount: 1)], for: Phase)");
        let mut game = scenario()
            .text(CLONE)
            .text(SHIP)
            .our_leader("Leia Organa, Alliance General")
            .confiscate_does(&rule)
            .our_resources(2)
            .our_hand(["Confiscate", "JTL_108"])
            .ours(["Royal Security Fighter"])
            .action_phase();
        game.us().play("Confiscate");
        game.them().pass();
        game
    };
    cheaper("").expect_not_offered("play Clone Pilot onto Royal Security Fighter");
    cheaper("is: Upgrade").us().play_onto("Clone Pilot", "Royal Security Fighter").expect_ready_resources(0);
}

/// CR 3.6.11: a Pilot is defeated as an upgrade together with its unit, and is a unit in the discard pile.
#[test]
fn a_pilot_is_defeated_with_its_vehicle() {
    let mut game =
        table().ours([unit("Royal Security Fighter").with(["JTL_045"])]).their_hand(["Vanquish"]).their_action_phase();
    game.them().play("Vanquish").choose("Royal Security Fighter");
    game.us().expect_discard(["Royal Security Fighter", "Hera Syndulla"]);
}

/// CR 8.29.3: a unique card counts in both forms.
#[test]
fn a_unique_card_counts_in_both_forms() {
    let mut game =
        table().our_hand(["JTL_045"]).ours([unit("Royal Security Fighter").with(["JTL_045"])]).action_phase();
    game.us().play("Hera Syndulla");
    game.expect_asked(Side::Us, QuestionKind::Unique);
}

/// CR 3.5.6: a unit in play that is attached loses its damage and upgrades and is an upgrade. It does not enter play.
#[test]
fn a_pilot_in_play_that_is_attached_becomes_an_upgrade() {
    let attach = "Attach(what: Choose(side: Friendly, traits: [Pilot]), to: Choose(side: Friendly, traits: [Vehicle]))";
    let mut game = table()
        .confiscate_does(attach)
        .our_hand(["Confiscate"])
        .ours([unit("JTL_108").damage(1).with(["Resilient"]), unit("Royal Security Fighter")])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Clone Pilot"]);
    game.us().choose("Clone Pilot");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Royal Security Fighter"]);
    game.us().choose("Royal Security Fighter").expect_hand([]);
    game.expect_upgrades("Royal Security Fighter", ["Clone Pilot"]).expect_in_discard("Resilient");
    game.expect_power("Royal Security Fighter", 4);
    game.them().expect_base_damage(0);
}

/// CR 8.36: an upgrade that is also a unit moves to an arena as a unit. It does not enter play, and keeps its ready
/// state.
#[test]
fn a_pilot_upgrade_moves_to_an_arena_as_a_unit() {
    let eject = "Move(what: Choose(is: Upgrade, traits: [Pilot]), to: ground), Exhaust(It)";
    let mut game = table()
        .confiscate_does(eject)
        .our_hand(["Confiscate"])
        .ours([unit("Royal Security Fighter").with(["JTL_108"])])
        .action_phase();
    game.us().play("Confiscate").choose("Clone Pilot").expect_hand([]);
    game.expect_upgrades("Royal Security Fighter", []).expect_in_play("Clone Pilot").expect_exhausted("Clone Pilot");
    game.expect_power("Clone Pilot", 2);
}

/// Luke Skywalker, Hero of Yavin (5/6, +4/+5).
const LUKE: &str = r#"(id: "JTL_012", deploys: AsUnitOrUpgrade,
    pilot: [Constant(on: Attached, gives: [IsLeader, Keyword(Saboteur)]), When(on: [Deployed], do: [Draw()])])"#;

fn with_luke() -> Scenario {
    table().text(LUKE).our_leader("Luke Skywalker, Hero of Yavin")
}

/// CR 3.4.4A: some leaders may be deployed as an upgrade; the unit is then a leader unit (CR 3.4.7).
#[test]
fn a_leader_can_be_deployed_as_an_upgrade() {
    let mut game =
        with_luke().ours(["Royal Security Fighter", "Wampa"]).their_hand(["Takedown", "Vanquish"]).action_phase();
    game.us().deploy_onto("Royal Security Fighter").expect_hand_size(1);
    game.expect_power("Royal Security Fighter", 6).expect_keyword("Royal Security Fighter", Keyword::Saboteur);
    // "Defeat a non-leader unit".
    game.them().play("Vanquish");
    game.expect_not_offered("Royal Security Fighter");
}

/// CR 3.4.5, 3.4.7: the leader is defeated with its unit and returns exhausted, with its epic action used; the unit
/// goes to the discard pile.
#[test]
fn a_leader_upgrade_returns_home_when_its_unit_is_defeated() {
    let mut game = with_luke()
        .ours([unit("Royal Security Fighter")])
        .confiscate_does("Defeat(Choose())")
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().deploy_onto("Royal Security Fighter");
    game.them().play("Confiscate");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Royal Security Fighter"]);
    game.them().choose("Royal Security Fighter");
    game.us().expect_discard(["Royal Security Fighter"]);
    game.expect_in_base_zone("Luke Skywalker")
        .expect_exhausted("Luke Skywalker")
        .expect_not_offered("deploy Luke Skywalker");
}

/// CR 3.4.6, 3.4.7: a unit made a leader unit by an upgrade is defeated if it would change control or leave play.
#[test]
fn a_unit_with_a_leader_upgrade_is_defeated_instead_of_changing_control() {
    let mut game = with_luke()
        .ours([unit("Royal Security Fighter")])
        .confiscate_does("TakeControl(of: Choose(side: Enemy))")
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().deploy_onto("Royal Security Fighter");
    game.them().play("Confiscate");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Royal Security Fighter"]);
    game.them().choose("Royal Security Fighter");
    game.us().expect_discard(["Royal Security Fighter"]);
    game.expect_in_base_zone("Luke Skywalker");
}

/// CR 3.6.3C: an ability of the unit allows one more Pilot, played or deployed.
#[test]
fn an_ability_may_allow_another_pilot() {
    let falcon = r#"(id: "JTL_212", abilities: [Constant(gives: [MorePilots(1)])])"#;
    let mut game =
        with_luke().text(falcon).our_hand(["JTL_108", "JTL_045"]).ours([unit("Republic Y-Wing")]).action_phase();
    game.us().play_onto("Clone Pilot", "Republic Y-Wing");
    game.them().pass();
    game.us().deploy_onto("Republic Y-Wing");
    game.them().pass();
    game.expect_not_offered("play Hera Syndulla onto Republic Y-Wing");
}
