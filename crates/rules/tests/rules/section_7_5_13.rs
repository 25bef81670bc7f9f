//! Scenario tests of section 7 of the rules: Bounty (CR 7.5.13); derived from the rules alone.

use testkit::{LogEvent, QuestionKind, Side, scenario, unit};

/// CR 7.5.13A: an opponent of the unit's controller collects a Bounty when the unit is defeated.
#[test]
fn a_bounty_is_collected_when_the_unit_is_defeated() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Clone Deserter"]).action_phase();
    game.us().attack("Wampa", "Clone Deserter");
    game.expect_asked(Side::Us, QuestionKind::Bounty);
    game.us().yes().expect_hand_size(1);
    game.them().expect_hand_size(0);
    game.expect_action_of(Side::Them);
}

/// CR 7.5.13A: a Bounty is also collected when the unit is captured. "you" and "your" refer to the collecting player.
#[test]
fn a_bounty_is_collected_when_the_unit_is_captured() {
    let mut game = scenario()
        .our_hand(["Take Captive"])
        .ours(["Wampa"])
        .theirs(["Outlaw Corona", "Clone Deserter"])
        .action_phase();
    game.us().play("Take Captive").choose("Wampa").choose("Clone Deserter").yes().expect_hand_size(1);
    game.expect_captured("Clone Deserter").expect_action_of(Side::Them);
}

/// CR 7.5.13A: a unit that returns to hand is neither defeated nor captured.
#[test]
fn a_unit_that_returns_to_hand_leaves_no_bounty() {
    let mut game = scenario().our_hand(["Waylay"]).theirs(["Clone Deserter"]).action_phase();
    game.us().play("Waylay").choose("Clone Deserter").expect_hand_size(0);
    game.expect_action_of(Side::Them);
}

/// CR 7.5.13B: each Bounty is collected separately, including two of the same kind.
#[test]
fn each_bounty_of_a_unit_is_collected_separately() {
    let mut game =
        scenario().ours(["Wampa"]).theirs([unit("Clone Deserter").with(["Death Mark", "Death Mark"])]).action_phase();
    game.us().attack("Wampa", "Clone Deserter");
    game.expect_waiting(["Clone Deserter", "Clone Deserter", "Clone Deserter"]);
    // The two of Death Mark are alike, so their order is not asked.
    game.us().resolve_first("Clone Deserter").yes().yes().yes().expect_hand_size(1 + 2 + 2);
    game.expect_action_of(Side::Them);
}

/// CR 7.5.13C: a Bounty is pending together with "when defeated". The active player chooses whose comes first.
#[test]
fn a_bounty_is_pending_together_with_when_defeated() {
    let table = || {
        let mut game = scenario().ours(["AT-ST"]).theirs(["Val", "Wampa"]).action_phase();
        game.us().attack("AT-ST", "Val");
        game.expect_asked(Side::Us, QuestionKind::WhoFirst);
        game
    };
    let mut game = table();
    game.us().their_abilities_first();
    game.them().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience", "Experience"]);
    game.us().yes().choose("Wampa");
    game.expect_damage("Wampa", 3);
    let mut game = table();
    game.us().our_abilities_first().yes().choose("Wampa");
    game.expect_damage("Wampa", 3).expect_upgrades("Wampa", []);
    game.them().choose("Wampa");
}

/// CR 7.5.13C (SHD_058): a captured unit was not defeated, so only its Bounty is pending.
#[test]
fn capture_triggers_a_bounty_but_not_when_defeated() {
    let mut game = scenario().our_hand(["Take Captive"]).ours(["AT-ST"]).theirs(["Val", "Wampa"]).action_phase();
    game.us().play("Take Captive").choose("AT-ST").choose("Val");
    game.expect_asked(Side::Us, QuestionKind::Bounty);
    game.us().yes().choose("Wampa");
    game.expect_damage("Wampa", 3).expect_upgrades("Wampa", []).expect_action_of(Side::Them);
}

/// CR 7.5.13D, 7.5.13E: only a player who resolves a Bounty has collected it.
#[test]
fn a_bounty_is_collected_only_if_resolved() {
    let table = || {
        let mut game =
            scenario().our_deployed_leader("Bossk").ours(["Wampa"]).theirs(["Clone Deserter"]).action_phase();
        game.us().attack("Wampa", "Clone Deserter");
        game.expect_asked(Side::Us, QuestionKind::Bounty);
        game
    };
    let mut game = table();
    game.us().yes().expect_hand_size(1);
    game.expect_event("a bounty was collected", |event| matches!(event, LogEvent::Collected { .. }));
    // Bossk triggers on it.
    game.us().yes().expect_hand_size(2);
    let mut game = table();
    game.us().no().expect_hand_size(0);
    game.expect_action_of(Side::Them);
}

/// CR 7.5.13F: if a player defeats or captures their own unit, the opponent may collect its Bounty.
#[test]
fn the_opponent_collects_the_bounty_of_our_own_unit() {
    let mut game = scenario().our_hand(["Open Fire"]).ours(["Clone Deserter"]).action_phase();
    game.us().play("Open Fire").choose("Clone Deserter");
    game.expect_asked(Side::Them, QuestionKind::Bounty);
    game.them().yes().expect_hand_size(1);
    game.us().expect_hand_size(0);
    game.expect_action_of(Side::Them);
}

/// CR 7.5.13F: the controller of the unit counts, not of the upgrade: a Bounty on our unit goes to the opponent, one on
/// theirs to us.
#[test]
fn a_bounty_goes_by_the_units_controller_and_not_the_upgrades() {
    let mut game = scenario()
        .ours(["AT-ST", "Wampa"])
        .theirs([unit("Underworld Thug").with_upgrade_of(Side::Us, "Death Mark")])
        .action_phase();
    game.us().attack("Wampa", "Underworld Thug").yes().expect_hand_size(2);
    let mut game = scenario()
        .ours(["AT-ST"])
        .theirs([unit("Underworld Thug").with_upgrade_of(Side::Them, "Death Mark")])
        .action_phase();
    game.us().attack("AT-ST", "Underworld Thug").yes().expect_hand_size(2);
}

/// CR 7.5.13F, with three players: a player who defeats their own unit chooses the collecting opponent.
#[test]
fn with_three_players_the_controller_chooses_who_collects_from_their_own_unit() {
    let mut game = scenario().our_hand(["Open Fire"]).ours(["Clone Deserter"]).third(["Wampa"]).action_phase();
    game.us().play("Open Fire").choose("Clone Deserter");
    game.expect_asked(Side::Us, QuestionKind::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::Bounty);
    game.third().yes().expect_hand_size(1);
}

/// CR 7.5.13G, with three players: the opponent who defeats the unit may collect.
#[test]
fn with_three_players_the_one_who_defeats_collects() {
    let mut game = scenario().our_hand(["Open Fire"]).theirs(["Wampa"]).third(["Clone Deserter"]).action_phase();
    game.us().play("Open Fire").choose("Clone Deserter");
    game.expect_asked(Side::Us, QuestionKind::Bounty);
    game.us().yes().expect_hand_size(1);
    let mut game = scenario()
        .our_hand(["Take Captive"])
        .ours(["Wampa"])
        .theirs(["Wampa"])
        .third(["Clone Deserter"])
        .action_phase();
    game.us().play("Take Captive").choose("our Wampa").choose("Clone Deserter");
    game.expect_asked(Side::Us, QuestionKind::Bounty);
}
