//! Scenario tests of Fortify (edition 9.0, 7.5.21), which edition 8.0 does not have. An upgrade with Fortify is
//! attached to its player's own base; otherwise it is a normal upgrade (CR 3.6).

use rules::{Edit, EditPlace, PositionError, Seat};
use testkit::{Keyword, Side, scenario, unit};

/// An upgrade with Fortify (3 resources, no aspects) that gives friendly space units +1/+0.
const PAD: &str = "Landing Pad";
/// Returns a replacement text for it that gives the base this ability.
fn pad_gives(ability: &str) -> String {
    format!(r#"(id: "HMW_271", abilities: [Constant(on: Attached, gives: [Ability({ability})])])"#)
}

/// 7.5.21: it can only be played on its player's own base, for its cost (CR 1.8).
#[test]
fn an_upgrade_with_fortify_is_played_on_its_players_own_base() {
    let mut game = scenario().ours(["Wampa"]).theirs(["AT-ST"]).our_hand([PAD]).our_resources(3).action_phase();
    game.expect_offered("play Landing Pad onto our base")
        .expect_not_offered("play Landing Pad onto their base")
        .expect_not_offered("play Landing Pad onto Wampa")
        .expect_not_offered("play Landing Pad onto AT-ST");
    game.us().play_onto(PAD, "our base").expect_ready_resources(0);
    game.expect_upgrades("our base", [PAD]).expect_in_play(PAD).expect_upgrades("Wampa", []);
}

/// 7.5.21: with three bases, it is attached to its player's. CR 8.1.1: missing aspects cost more, as usual.
#[test]
fn a_fortify_upgrade_is_paid_for_and_goes_on_its_players_base_of_three() {
    // Military Academy (cost 1) has Command and Villainy; Luke and Capital City provide neither.
    let mut game = scenario().third(["Wampa"]).our_hand(["Military Academy"]).our_resources(5).action_phase();
    game.us().play_onto("Military Academy", "our base").expect_ready_resources(0);
    game.expect_upgrades("our base", ["Military Academy"]);
    let mut game = scenario().our_hand(["Military Academy"]).our_resources(4).action_phase();
    game.expect_not_offered("play Military Academy onto our base");
    game.us().pass();
}

/// CR 3.6: it is defeated and returned to its owner's hand like other upgrades.
#[test]
fn a_fortify_upgrade_is_defeated_and_returned_like_other_upgrades() {
    let mut game = scenario().their_base_upgrades([PAD]).our_hand(["Confiscate"]).action_phase();
    game.us().play("Confiscate").choose(PAD);
    game.expect_in_discard(PAD).expect_upgrades("their base", []);
    let mut game = scenario()
        .confiscate_does("Return(Choose(is: Upgrade))")
        .their_base_upgrades([PAD])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose(PAD);
    game.them().expect_hand([PAD]);
    game.expect_upgrades("their base", []);
}

/// CR 8.29: a player who controls two copies of a unique upgrade on the base defeats one of them.
#[test]
fn a_second_unique_fortify_upgrade_defeats_one_of_them() {
    let mut game = scenario()
        .our_base_upgrades(["The Tarkin Doctrine"])
        .their_base_upgrades(["The Tarkin Doctrine"])
        .our_hand(["The Tarkin Doctrine"])
        .action_phase();
    game.us().play_onto("The Tarkin Doctrine", "our base").choose("our The Tarkin Doctrine #1");
    game.us().expect_discard(["The Tarkin Doctrine"]);
    game.expect_count("The Tarkin Doctrine", 2);
}

/// CR 3.6.13: a base with an upgrade is upgraded, one without is not.
#[test]
fn a_base_with_an_upgrade_is_upgraded() {
    for (upgrades, hand) in [(vec![PAD], 1), (vec![], 0)] {
        let mut game = scenario()
            .confiscate_does("If(if: Exists(is: Base, side: Friendly, upgraded: true), then: [Draw()])")
            .our_base_upgrades(upgrades)
            .their_base_upgrades([PAD])
            .our_hand(["Confiscate"])
            .action_phase();
        game.us().play("Confiscate").expect_hand_size(hand);
    }
}

/// 7.5.21, CR 3.6.3A: it cannot be attached to a unit, not even by an ability that attaches upgrades.
#[test]
fn a_fortify_upgrade_cannot_be_attached_to_a_unit() {
    let mut game = scenario()
        .confiscate_does("Attach(what: Choose(is: Upgrade), to: Choose())")
        .ours(["Wampa"])
        .our_base_upgrades([PAD])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_upgrades("Wampa", []).expect_upgrades("our base", [PAD]);
}

/// CR 8.14.2: a card that has lost all abilities does not have Fortify, so it is played on a unit.
#[test]
fn a_fortify_upgrade_without_abilities_is_played_on_a_unit() {
    let mut game = scenario()
        .confiscate_does(
            "Rule(gives: [CardsLose((is: Card, zone: Any, named: [\"Landing Pad\"]), Abilities)], for: Round)",
        )
        .ours(["Wampa"])
        .our_hand(["Confiscate", PAD])
        .action_phase();
    game.us().play("Confiscate");
    game.them().pass();
    game.expect_offered("play Landing Pad onto Wampa").expect_not_offered("Landing Pad on our base");
}

/// CR 7.1.8, 7.3: a constant ability granted to the base applies while the upgrade is attached. "friendly" is relative
/// to the base's controller.
#[test]
fn a_base_has_the_constant_ability_of_its_upgrade_while_attached() {
    let mut game = scenario()
        .ours([unit("Alliance X-Wing"), unit("Wampa")])
        .theirs(["TIE/ln Fighter"])
        .our_base_upgrades([PAD])
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.expect_power("Alliance X-Wing", 3).expect_power("Wampa", 4).expect_power("TIE/ln Fighter", 2);
    game.them().play("Confiscate").choose(PAD);
    game.expect_power("Alliance X-Wing", 2);
}

/// CR 7.1.8, 7.6: for a triggered ability granted to the base, "this base" is that base and "you" is its controller.
/// Two such upgrades grant two abilities.
#[test]
fn a_base_triggers_once_for_each_upgrade_that_grants_the_ability() {
    let mut game = scenario()
        .text(&pad_gives("When(on: [UnitDefeated(side: Friendly)], do: [Damage(amount: 1, to: This), Draw()])"))
        .ours([unit("Wampa").damage(4)])
        .theirs(["AT-ST"])
        .our_base_upgrades([PAD, PAD])
        .action_phase();
    game.us().attack("Wampa", "AT-ST").expect_base_damage(2).expect_hand_size(2);
    game.them().expect_base_damage(0);
}

/// CR 7.2: an action ability granted to the base is used by its controller. 8.32.3: once per phase for each upgrade.
#[test]
fn a_bases_granted_action_is_used_once_per_phase_for_each_upgrade() {
    let mut game = scenario()
        .text(&pad_gives("Action(limit: EachPhase, do: [Draw()])"))
        .our_base_upgrades([PAD, PAD])
        .action_phase();
    game.us().use_ability("our base").expect_hand_size(1);
    game.expect_not_offered("use their base");
    game.them().pass();
    game.us().use_ability("our base").expect_hand_size(2);
    game.them().pass();
    game.expect_not_offered("use our base");
    game.us().pass();
    game.both_pass().nobody_resources();
    game.us().use_ability("our base").expect_hand_size(5);
}

/// CR 7.2: an action ability of the upgrade itself is used by its controller, and its cost may defeat an upgrade on a
/// base.
#[test]
fn a_fortify_upgrades_own_action_is_used_by_its_controller() {
    let mut game = scenario()
        .text(r#"(id: "HMW_271", abilities: [Action(cost: [Defeat(This)], do: [Draw()])])"#)
        .our_base_upgrades([PAD])
        .their_base_upgrades([PAD])
        .action_phase();
    game.us().use_ability(PAD).expect_hand_size(1).expect_discard([PAD]);
    game.expect_upgrades("our base", []).expect_upgrades("their base", [PAD]);
}

/// CR 3.6.3: a base is not a unit, so effects on units with upgrades do not find it.
#[test]
fn a_base_with_upgrades_does_not_count_as_an_upgraded_unit() {
    let mut game = scenario()
        .confiscate_does("Damage(amount: 2, to: Choose(upgraded: true))")
        .our_base_upgrades([PAD])
        .theirs([unit("Wampa").with(["Resilient"]), unit("AT-ST")])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_options(["Wampa"]);
}

/// CR 11.3.1: with an eliminated player's base, its upgrades and their effects are removed.
#[test]
fn upgrades_on_an_eliminated_players_base_are_removed() {
    let mut game = scenario()
        .confiscate_does("Damage(amount: 30, to: Choose(is: Base))")
        .third(["Wampa"])
        .their_base_upgrades([PAD])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("their base");
    game.expect_gone("their Landing Pad");
    assert!(game.game.check().is_ok(), "{:?}", game.game.check());
}

/// A position and its fingerprint include upgrades on bases. A judge can put Fortify upgrades on bases only, and others
/// on units only.
#[test]
fn a_judge_can_edit_the_upgrades_on_a_base() {
    let mut game = scenario().ours(["Wampa"]).our_base_upgrades([PAD]).action_phase();
    let (base, wampa, pad) = (game.card("our base"), game.card("Wampa"), game.card(PAD));
    let before = game.game.fingerprint();
    let add = |number: &str, onto| Edit::Add {
        card: number.parse().expect("a number"),
        seat: Seat(0),
        to: EditPlace::Attached,
        onto: Some(onto),
    };
    for (edit, done) in [
        (Edit::Attach { card: pad, onto: wampa }, false),
        (add("SOR_069", base), false),
        (add("SOR_T02", base), false),
        (add("HMW_126", wampa), false),
        (add("HMW_126", base), true),
    ] {
        let edited = game.game.edit(&edit);
        assert_eq!(edited.is_ok(), done, "{edit:?}: {edited:?}");
        assert!(done || matches!(edited, Err(PositionError::WrongHost(..))), "{edited:?}");
        assert!(done == (game.game.fingerprint() != before));
    }
    game.expect_upgrades("our base", [PAD, "Verdant Fortress"]).expect_keyword("Wampa", Keyword::Raid);
    game.game.edit(&Edit::Move { card: pad, to: EditPlace::Hand, seat: None }).expect("a card that is moved");
    game.us().expect_hand([PAD]);
    game.expect_upgrades("our base", ["Verdant Fortress"]).expect_action_of(Side::Us);
}
