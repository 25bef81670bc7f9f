//! Scenario tests of control, ownership, uniqueness and capture with interacting rules (CR 1.5.2, 1.16.5).

use testkit::{QuestionKind, Side, scenario, unit};

/// CR 1.16.5B, 4.10.2: we still control an upgrade on an enemy unit, so a second copy of it is one too many.
#[test]
fn unique_upgrades_count_wherever_they_are_attached() {
    let mut game = scenario()
        .ours(["Swoop Racer"])
        .theirs([unit("Wampa").with_upgrade_of(Side::Us, "Luke's Lightsaber")])
        .our_hand(["Luke's Lightsaber"])
        .action_phase();
    game.us().play_onto("Luke's Lightsaber", "Swoop Racer");
    game.expect_asked(Side::Us, QuestionKind::Unique);
    let on = game.game.state.upgrades(game.card("Wampa")).next().expect("an upgrade");
    game.game.play(rules::Action::Card(on)).expect("it may be chosen");
    game.expect_upgrades("Wampa", []).expect_upgrades("Swoop Racer", ["Luke's Lightsaber"]);
    game.us().expect_discard(["Luke's Lightsaber"]);
    // Copies of two players do not conflict.
    let mut game = scenario()
        .ours(["Swoop Racer"])
        .theirs([unit("Wampa").with(["Luke's Lightsaber"])])
        .our_hand(["Luke's Lightsaber"])
        .action_phase();
    game.us().play_onto("Luke's Lightsaber", "Swoop Racer");
    game.expect_action_of(Side::Them);
}

/// CR 1.16.5B, 8.27.1: a player who takes control of an upgrade without moving it controls it immediately, so it
/// conflicts with the player's own copy (SHD_077).
#[test]
fn taking_control_of_a_unique_upgrade_in_place_conflicts_at_once() {
    let mut game = scenario()
        .ours([unit("Swoop Racer").with(["Luke's Lightsaber"])])
        .theirs([unit("Wampa").with(["Luke's Lightsaber"])])
        .our_hand(["Evidence of the Crime"])
        .action_phase();
    game.us().play("Evidence of the Crime");
    let on = game.game.state.upgrades(game.card("Wampa")).next().expect("an upgrade");
    game.game.play(rules::Action::Card(on)).expect("it may be chosen");
    game.us().choose("Wampa");
    game.expect_asked(Side::Us, QuestionKind::Unique);
}

/// CR 1.5.2A, 4.8.1: a unit defeated under the opponent's control was defeated this phase and is in its owner's discard
/// pile.
#[test]
fn a_unit_defeated_under_enemy_control_is_in_its_owners_discard_pile() {
    let mut game = scenario()
        .theirs([unit("Swoop Racer").owned_by(Side::Us)])
        .our_hand(["Vanquish", "The Emperor's Legion"])
        .action_phase();
    game.us().play("Vanquish").choose("Swoop Racer").expect_discard(["Vanquish", "Swoop Racer"]);
    game.them().pass();
    game.us().play("The Emperor's Legion").expect_hand(["Swoop Racer"]);
}

/// CR 1.5.2D, 5.5.1A: a borrowed unit that has left play is not given back.
#[test]
fn a_borrowed_unit_that_left_play_is_not_given_back() {
    let mut game = scenario().theirs(["Wampa"]).our_hand(["Change of Heart"]).their_hand(["Waylay"]).action_phase();
    game.us().play("Change of Heart").choose("Wampa");
    game.them().play("Waylay").choose("Wampa").expect_hand(["Wampa"]);
    game.us().pass();
    game.them().play("Wampa");
    game.both_pass();
    game.expect_controller("Wampa", Side::Them);
}

/// CR 5.5.1A, 1.16.5B: a unit that returns to its owner's control may conflict with a copy there.
#[test]
fn a_unit_that_returns_to_its_owner_may_conflict_with_a_copy() {
    let mut game =
        scenario().theirs(["General Veers"]).our_hand(["Change of Heart"]).their_hand(["General Veers"]).action_phase();
    game.us().play("Change of Heart").choose("General Veers");
    game.them().play("General Veers");
    game.expect_count("General Veers", 2);
    game.us().pass();
    game.them().pass();
    game.expect_asked(Side::Them, QuestionKind::Unique);
    game.them().choose("General Veers #1");
    game.expect_count("General Veers", 1).expect_controller("General Veers", Side::Them);
    game.them().expect_discard(["General Veers"]);
}

/// CR 1.16.5, 6.2.0F: Ambush of a copy that was defeated as a duplicate has no unit to attack with.
#[test]
fn a_copy_defeated_as_a_duplicate_does_not_attack_with_ambush() {
    let mut game =
        scenario().ours([unit("Agent Kallus").damage(2)]).theirs(["Wampa"]).our_hand(["Agent Kallus"]).action_phase();
    game.us().play("Agent Kallus");
    game.expect_asked(Side::Us, QuestionKind::Unique);
    let new = game
        .game
        .legal_actions()
        .iter()
        .copied()
        .find(|action| matches!(action, rules::Action::Card(card) if game.game.state.card(*card).damage == 0));
    game.game.play(new.expect("the new copy")).expect("a listed action");
    // The remaining copy triggers on the other one's defeat: "another unique unit".
    game.expect_damage("Agent Kallus", 2).expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.us().resolve_first("Ambush");
    game.expect_asked(Side::Us, QuestionKind::May).us().yes().expect_hand_size(1);
    game.expect_action_of(Side::Them);
}

/// CR 1.16.5D: when its guard leaves play, a captured unit enters play under its owner's control, exhausted and not
/// played.
#[test]
fn a_captured_unit_returns_exhausted_when_its_guard_leaves_play() {
    let mut game =
        scenario().theirs([unit("Wampa").guarding(["Patrolling V-Wing"])]).our_hand(["Vanquish"]).action_phase();
    game.expect_captured("Patrolling V-Wing");
    game.us().play("Vanquish").choose("Wampa").expect_hand([]);
    game.expect_in_play("Patrolling V-Wing").expect_controller("Patrolling V-Wing", Side::Us);
    game.expect_exhausted("Patrolling V-Wing").expect_action_of(Side::Them);
}

/// CR 4.9.1A: a captured card is out of play: its abilities do not apply, and it cannot be chosen.
#[test]
fn a_captured_unit_has_no_effect_and_cannot_be_chosen() {
    let mut game = scenario()
        .ours(["Death Star Stormtrooper"])
        .theirs([unit("Wampa").guarding(["General Veers"])])
        .our_hand(["General Veers", "Waylay"])
        .action_phase();
    game.expect_power("Death Star Stormtrooper", 3);
    game.us().play("General Veers");
    game.expect_power("Death Star Stormtrooper", 4).expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Waylay");
    game.expect_options(["Death Star Stormtrooper", "General Veers", "Wampa"]);
    game.us().choose("Wampa");
    // It returns next to another copy, so one must be defeated.
    game.expect_asked(Side::Us, QuestionKind::Unique);
}

/// CR 7.5.5A, SHD_161: a unit with Ambush that changes control attacks for neither player.
#[test]
fn ambush_has_no_effect_when_the_unit_changes_control() {
    let mut game = scenario()
        .our_leader("Fennec Shand")
        .our_hand(["Stolen Landspeeder"])
        .ours(["Consular Security Force"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().use_ability("Fennec Shand").play("Stolen Landspeeder").resolve_first("Stolen Landspeeder");
    game.expect_controller("Stolen Landspeeder", Side::Them).expect_action_of(Side::Them);
    game.expect_damage("Consular Security Force", 0);
}

/// CR 8.32.3: "once each round" limits each player separately. A player who takes control of a unit may still use its
/// action ability (LAW_094), and a player who has used it may not use it again when the unit returns.
#[test]
fn an_action_once_each_round_may_be_used_by_each_player() {
    let mut game = scenario()
        .ours(["LAW_094"])
        .our_deck(["Greedo", "Greedo"])
        .our_hand(["Change of Heart"])
        .their_deck(["Wampa", "Wampa"])
        .their_hand(["Change of Heart"])
        .our_resources(30)
        .their_resources(30)
        .action_phase();
    game.us().use_ability("Hondo Ohnaka").play("Greedo");
    game.expect_in_play("Greedo").them().play("Change of Heart").choose("Hondo Ohnaka");
    game.us().pass();
    game.them().use_ability("Hondo Ohnaka").play("Wampa");
    game.expect_in_play("Wampa").us().play("Change of Heart").choose("Hondo Ohnaka");
    game.expect_controller("Hondo Ohnaka", Side::Us).them().pass();
    game.expect_not_offered("use Hondo Ohnaka");
}

/// CR 8.32.3: this also holds for a triggered ability with "you may" (LAW_176).
#[test]
fn a_choice_once_each_round_may_be_made_by_each_player() {
    let mut game = scenario()
        .ours([unit("LAW_176").exhausted(), unit("LAW_192")])
        .our_deck(["Repair"; 3])
        .theirs(["LAW_192"])
        .their_deck(["Repair"; 3])
        .their_hand(["Change of Heart", "Confiscate"])
        .confiscate_does("Exhaust(Choose(named: [\"Sebulba's Podracer\"]))")
        .action_phase();
    game.us().attack("our LAW_192", "their base").yes();
    game.expect_ready("LAW_176").them().play("Change of Heart").choose("LAW_176");
    game.us().pass();
    game.them().play("Confiscate").choose("LAW_176");
    game.expect_exhausted("LAW_176").us().pass();
    game.them().attack("their LAW_192", "our base").yes();
    game.expect_ready("LAW_176");
}

/// CR 8.32.3: this also holds for a triggered ability without a choice (LAW_053).
#[test]
fn a_trigger_once_each_round_counts_for_each_player() {
    let mut game = scenario()
        .ours(["LAW_053", "Greedo", "Wampa"])
        .our_hand(["Confiscate"])
        .theirs(["AT-ST"])
        .their_hand(["Change of Heart", "Confiscate"])
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .action_phase();
    game.us().play("Confiscate").choose("AT-ST").expect_credits(1);
    game.them().play("Change of Heart").choose("LAW_053");
    game.us().pass();
    game.them().play("Confiscate").choose("Wampa").expect_credits(1);
}

/// CR 8.8.1, SOR_061: the first upgrade played on a unit in a round is counted per player.
#[test]
fn a_discount_once_each_round_counts_for_each_player() {
    let mut game = scenario()
        .ours(["Guardian of the Whills"])
        .our_hand(["Resilient", "Resilient"])
        .their_hand(["Change of Heart", "Resilient", "Resilient"])
        .action_phase();
    // Resilient costs 1, Change of Heart 8.
    game.us().play_onto("Resilient", "Guardian of the Whills").expect_ready_resources(20);
    game.them().play("Change of Heart").choose("Guardian of the Whills");
    game.us().play_onto("Resilient", "Guardian of the Whills").expect_ready_resources(19);
    game.them().play_onto("Resilient", "Guardian of the Whills").expect_ready_resources(12);
    game.us().pass();
    game.them().play_onto("Resilient", "Guardian of the Whills").expect_ready_resources(11);
}
