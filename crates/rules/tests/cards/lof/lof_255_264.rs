//! The cards of Legends of the Force from LOF_255 to LOF_264: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{about_to_play, with_an_enemy};

// ---- LOF_255 Curious Flock ----

/// LOF_255: up to 6 resources may be paid for an Experience token each.
#[test]
fn curious_flock_may_pay_resources_for_experience() {
    let mut game = scenario().our_hand(["Curious Flock"]).our_resources(9).action_phase();
    game.us().play("Curious Flock");
    let mut most = game.clone();
    let mut nothing = game.clone();
    game.us().number(2).expect_ready_resources(6);
    game.expect_upgrades("Curious Flock", ["Experience", "Experience"]);
    most.expect_not_offered("7");
    most.us().number(6).expect_ready_resources(2);
    most.expect_power("Curious Flock", 7);
    nothing.us().number(0).expect_ready_resources(8);
    nothing.expect_upgrades("Curious Flock", []);
    let mut poor = scenario().our_hand(["Curious Flock"]).our_resources(3).action_phase();
    poor.us().play("Curious Flock");
    poor.expect_offered("2").expect_not_offered("3");
}

// Rulings

/// LOF_255: discounts for cards do not apply to its ability (ruling 1).
#[test]
fn curious_flock_payment_is_not_discounted() {
    let mut game =
        scenario().our_hand(["Curious Flock"]).ours(["Malakili, Loving Rancor Keeper"]).our_resources(9).action_phase();
    game.us().play("Curious Flock").expect_ready_resources(9).number(2).expect_ready_resources(7);
}

// ---- LOF_257 Kowakian Monkey-Lizard ----

/// LOF_257: Ambush.
#[test]
fn kowakian_monkey_lizard_has_ambush() {
    let game = about_to_play("Kowakian Monkey-Lizard").theirs(["Cantina Braggart"]).action_phase();
    with_an_enemy(game, "Kowakian Monkey-Lizard", "Kowakian Monkey-Lizard");
}

// ---- LOF_258 Peli Motto, I Should Charge You More ----

/// LOF_258: on attack, an Experience token for a friendly Vehicle or Droid. It is not optional, and enemy units cannot
/// be chosen.
#[test]
fn peli_motto_gives_a_vehicle_or_droid_experience() {
    let mut game =
        scenario().ours(["Peli Motto", "Battle Droid", "TIE/ln Fighter", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Peli Motto", "their base");
    game.expect_options(["Battle Droid", "TIE/ln Fighter"]);
    game.us().choose("TIE/ln Fighter");
    game.expect_upgrades("TIE/ln Fighter", ["Experience"]).expect_action_of(Side::Them);
}

// ---- LOF_259 Ravening Gundark ----

/// LOF_259: 1 damage to a ground unit, also to itself; it is not optional.
#[test]
fn ravening_gundark_deals_1_damage_to_a_ground_unit() {
    let mut game = scenario()
        .our_hand(["Ravening Gundark"])
        .ours(["Alliance X-Wing"])
        .theirs(["Wampa", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Ravening Gundark");
    game.expect_options(["Ravening Gundark", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1).expect_action_of(Side::Them);
}

// ---- LOF_260 The Father, Maintaining Balance ----

/// LOF_260: when we use the Force, may deal 1 damage to himself to create a Force token.
#[test]
fn the_father_may_create_a_force_token_when_we_use_the_force() {
    let mut game = scenario()
        .ours(["The Father"])
        .our_force()
        .confiscate_does("UseTheForce, Draw()")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").expect_no_force();
    game.expect_asked(Side::Us, QuestionKind::May);
    let mut declined = game.clone();
    game.us().yes().expect_the_force();
    game.expect_damage("The Father", 1).expect_action_of(Side::Them);
    declined.us().no().expect_no_force();
    declined.expect_damage("The Father", 0);
}

// Corners

/// LOF_260, CR 8.9.2: damage that a Shield prevents counts for "if you do". An opponent's use of the Force does not
/// trigger.
#[test]
fn the_father_counts_damage_that_a_shield_prevents() {
    let mut game = scenario()
        .ours([unit("The Father").with(["Shield"])])
        .our_force()
        .their_force()
        .confiscate_does("UseTheForce")
        .our_hand(["Confiscate"])
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").yes().expect_the_force();
    game.expect_upgrades("The Father", []).expect_damage("The Father", 0);
    game.them().play("Confiscate").expect_no_force();
    game.expect_action_of(Side::Us);
}

// Rulings

/// LOF_260, CR 7.6.11: it resolves after the ability that used the Force (ruling 1).
#[test]
fn the_father_triggers_after_the_ability_that_used_the_force() {
    let mut game = scenario()
        .ours(["The Father"])
        .our_force()
        .confiscate_does("UseTheForce, Draw(), If(if: TheForceIsWith(You), then: [Draw(count: 3)])")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").expect_hand_size(1).yes().expect_hand_size(1).expect_the_force();
}

// ---- LOF_261 Constructed Lightsaber ----

/// LOF_261: attaches to a Force unit only; Restore 2 for Heroism, Raid 2 for Villainy, Sentinel with neither.
#[test]
fn constructed_lightsaber_gives_a_keyword_by_aspect() {
    let yoda =
        || scenario().our_hand(["Constructed Lightsaber"]).ours(["Yoda, Old Master", "Wampa"]).our_base_damage(9);
    let mut game = yoda().action_phase();
    game.expect_not_offered("play Constructed Lightsaber onto Wampa");
    game.us().play_onto("Constructed Lightsaber", "Yoda");
    game.expect_power("Yoda", 4).expect_hp("Yoda", 7).expect_no_keyword("Yoda", Keyword::Raid);
    game.expect_no_keyword("Yoda", Keyword::Sentinel);
    game.them().pass();
    // Restore 2 of its own besides.
    game.us().attack("Yoda", "their base").expect_base_damage(5);
    let with = |name: &str| scenario().ours([unit(name).with(["Constructed Lightsaber"])]).action_phase();
    let mut sister = with("Fifth Brother");
    sister.expect_keyword("Fifth Brother", Keyword::Raid).expect_no_keyword("Fifth Brother", Keyword::Restore);
    sister.expect_no_keyword("Fifth Brother", Keyword::Sentinel);
    let mut neither = with("Guardian of the Whills");
    neither.expect_keyword("Guardian of the Whills", Keyword::Sentinel);
    neither.expect_no_keyword("Guardian of the Whills", Keyword::Raid);
    neither.expect_no_keyword("Guardian of the Whills", Keyword::Restore);
}

// ---- LOF_262 Go Into Hiding ----

/// LOF_262: a unit, friendly or enemy, cannot be attacked this phase.
#[test]
fn go_into_hiding_keeps_a_unit_from_being_attacked_this_phase() {
    let mut game = scenario().our_hand(["Go Into Hiding"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Go Into Hiding");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_offered("AT-ST -> our base").expect_not_offered("AT-ST -> Wampa");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.expect_offered("AT-ST -> Wampa");
}

// Rulings

/// LOF_262, CR 8.3.3A: a unit that gains Sentinel can be attacked again (ruling 1).
#[test]
fn go_into_hiding_unit_with_sentinel_can_be_attacked() {
    let mut game = scenario()
        .our_hand(["Go Into Hiding", "Resilient"])
        .resilient_gives("Keyword(Sentinel)")
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Go Into Hiding").choose("Wampa");
    game.expect_not_offered("AT-ST -> Wampa");
    game.them().pass();
    game.us().play_onto("Resilient", "Wampa");
    game.expect_offered("AT-ST -> Wampa").expect_not_offered("AT-ST -> our base");
}

// ---- LOF_263 Last Words ----

/// LOF_263: two Experience tokens for a unit if a friendly unit was defeated this phase.
#[test]
fn last_words_gives_experience_after_a_friendly_defeat() {
    let table = || {
        scenario()
            .our_hand(["Last Words"])
            .ours(["Death Star Stormtrooper", "Wampa"])
            .theirs(["Cantina Braggart", "Battlefield Marine"])
    };
    let mut none = table().action_phase();
    none.us().play("Last Words");
    none.expect_action_of(Side::Them);
    let mut theirs = table().action_phase();
    theirs.us().attack("Wampa", "Cantina Braggart");
    theirs.them().pass();
    theirs.us().play("Last Words");
    theirs.expect_action_of(Side::Them);
    let mut game = table().action_phase();
    game.us().attack("Death Star Stormtrooper", "Battlefield Marine");
    game.them().pass();
    game.us().play("Last Words");
    game.expect_options(["Wampa", "Cantina Braggart"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience", "Experience"]);
}

// ---- LOF_264 It's Worse ----

/// LOF_264: defeats any non-leader unit.
#[test]
fn its_worse_defeats_a_non_leader_unit() {
    let mut game = scenario()
        .our_hand(["It's Worse"])
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("It's Worse");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_in_discard("AT-ST");
}
