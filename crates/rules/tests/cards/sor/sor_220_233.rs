//! The cards of Spark of Rebellion from SOR_220 to SOR_233: main case, corners and official rulings of each.

use testkit::{QuestionKind, Side, scenario, unit};

use crate::starts::{deadly_unit_with_enemy, expect_all_damage_is_excess, expect_no_excess_through_shield, shielded};

// ---- SOR_220 Surprise Strike ----

/// SOR_220: +3/+0 for the attack.
#[test]
fn surprise_strike_attacks_with_3_more_power() {
    let mut game = scenario().our_hand(["Surprise Strike"]).ours(["Wampa"]).theirs(["Greedo"]).action_phase();
    game.us().play("Surprise Strike").attack("Wampa", "their base");
    game.them().expect_base_damage(7);
    game.expect_power("Wampa", 4).expect_exhausted("Wampa");
}

// Rulings

/// SOR_220, CR 6.3.0D: an attack that is possible must be made, with a ready unit.
#[test]
fn surprise_strike_requires_a_ready_unit_to_attack() {
    let mut game = scenario()
        .our_hand(["Surprise Strike"])
        .ours(["Battlefield Marine"])
        .ours([unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Surprise Strike");
    game.expect_options(["Battlefield Marine -> their base"]);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(6);
    game.expect_exhausted("Battlefield Marine").expect_action_of(Side::Them);
}

// ---- SOR_221 Outmaneuver ----

/// SOR_221: each unit in an arena, our own included.
#[test]
fn outmaneuver_exhausts_each_unit_in_an_arena() {
    let mut game = scenario()
        .our_hand(["Outmaneuver"])
        .ours(["Alliance X-Wing", "Wampa"])
        .theirs(["TIE/ln Fighter", "AT-ST"])
        .action_phase();
    game.us().play("Outmaneuver").pick("space");
    game.expect_exhausted("Alliance X-Wing").expect_exhausted("TIE/ln Fighter");
    game.expect_ready("Wampa").expect_ready("AT-ST");
}

// ---- SOR_222 Waylay ----

/// SOR_222: a unit that is no leader returns to its owner's hand.
#[test]
fn waylay_returns_a_non_leader_unit_to_its_owners_hand() {
    let mut game = scenario()
        .our_hand(["Waylay"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs([unit("Wampa").owned_by(Side::Us)])
        .action_phase();
    game.us().play("Waylay");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]);
}

// Rulings

/// SOR_222, CR 8.24.1: what returns to hand is in play.
#[test]
fn waylay_returns_only_a_unit_in_play() {
    let mut game = scenario()
        .our_hand(["Waylay"])
        .our_discard(["Greedo"])
        .theirs(["Wampa"])
        .their_deployed_leader("Grand Moff Tarkin")
        .their_discard(["AT-ST"])
        .action_phase();
    game.us().play("Waylay");
    game.expect_options(["Wampa"]);
}

// ---- SOR_223 Don't Get Cocky ----

/// SOR_223: we may stop at any time: the combined cost is dealt, and the revealed cards go to the bottom.
#[test]
fn dont_get_cocky_deals_the_combined_cost() {
    let mut game = scenario()
        .our_hand(["Don't Get Cocky"])
        .our_deck(["Battlefield Marine", "Wampa", "AT-ST", "Recruit"])
        .theirs(["Avenger"])
        .action_phase();
    game.us().play("Don't Get Cocky").choose("Avenger");
    game.expect_asked(Side::Us, QuestionKind::Stop);
    // What is revealed is open to both (CR 8.25.1).
    game.us().expect_sees("Battlefield Marine").expect_does_not_see("our Wampa");
    game.them().expect_sees("Battlefield Marine");
    let mut too_far = game.clone();
    game.us().yes().no().expect_deck_top(["AT-ST", "Recruit"]).expect_deck_size(4);
    game.expect_damage("Avenger", 6);
    too_far.us().yes().yes().no().expect_deck_top(["Recruit"]);
    too_far.expect_damage("Avenger", 0).expect_action_of(Side::Them);
}

/// SOR_223: at least one and at most seven cards are revealed.
#[test]
fn dont_get_cocky_stops_at_seven_cards() {
    let mut game = scenario()
        .our_hand(["Don't Get Cocky"])
        .our_deck(["Recruit", "Repair", "Recruit", "Repair", "Recruit", "Repair", "Recruit", "Wampa"])
        .theirs(["Avenger"])
        .action_phase();
    game.us().play("Don't Get Cocky").choose("Avenger").yes().yes().yes().yes().yes().yes();
    game.us().expect_deck_top(["Wampa"]);
    game.expect_damage("Avenger", 7).expect_action_of(Side::Them);
}

// Corners

/// SOR_223: a deck that ends ends the reveals.
#[test]
fn dont_get_cocky_stops_when_the_deck_is_empty() {
    let mut game =
        scenario().our_hand(["Don't Get Cocky"]).our_deck(["Wampa", "Recruit"]).theirs(["Avenger"]).action_phase();
    game.us().play("Don't Get Cocky").choose("Avenger").yes();
    game.expect_damage("Avenger", 5).expect_action_of(Side::Them);
    game.us().expect_deck_size(2);
}

// Rulings

/// SOR_223, CR 1.8.6: printed costs are added up, revealed from the top of the deck.
#[test]
fn dont_get_cocky_reveals_from_the_top_and_adds_up_printed_costs() {
    let mut game = scenario()
        .our_hand(["Don't Get Cocky"])
        .our_deck(["Volunteer Soldier", "Wampa", "Greedo", "AT-ST"])
        .ours(["Battlefield Marine"])
        .theirs(["Reinforcement Walker"])
        .action_phase();
    game.us().play("Don't Get Cocky").choose("Reinforcement Walker").yes().no();
    // 3 and 4: the Trooper's discount does not count.
    game.expect_damage("Reinforcement Walker", 7);
    game.us().expect_deck_top(["Greedo", "AT-ST"]).expect_deck_size(4);
}

/// SOR_223: above 7 no damage is dealt.
#[test]
fn dont_get_cocky_deals_no_damage_above_7() {
    let mut game = scenario()
        .our_hand(["Don't Get Cocky"])
        .our_deck(["Volunteer Soldier", "Wampa", "Greedo", "AT-ST"])
        .theirs(["Reinforcement Walker"])
        .action_phase();
    game.us().play("Don't Get Cocky").choose("Reinforcement Walker").yes().yes().no();
    game.expect_damage("Reinforcement Walker", 0).expect_action_of(Side::Them);
}

// ---- SOR_224 Change of Heart ----

/// SOR_224: we control it until the regroup phase starts; then its owner does again.
#[test]
fn change_of_heart_takes_control_of_a_unit_for_the_phase() {
    let mut game = scenario()
        .our_hand(["Change of Heart"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Change of Heart");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_controller("Wampa", Side::Us).expect_ready("Wampa");
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(4);
    game.both_pass();
    game.expect_controller("Wampa", Side::Them);
}

/// SOR_224: a unit of ours that they control stays ours at regroup, because we own it.
#[test]
fn change_of_heart_returns_the_unit_to_its_owner() {
    let mut game = scenario().our_hand(["Change of Heart"]).theirs([unit("Wampa").owned_by(Side::Us)]).action_phase();
    game.us().play("Change of Heart").choose("Wampa");
    game.both_pass();
    game.expect_controller("Wampa", Side::Us);
}

// Corners

/// SOR_224: its owner gets it back even when another player took it in between.
#[test]
fn change_of_heart_returns_a_twice_taken_unit_to_its_owner() {
    let mut game = scenario()
        .our_hand(["Change of Heart"])
        .theirs(["Battlefield Marine"])
        .their_hand(["Change of Heart"])
        .action_phase();
    game.us().play("Change of Heart").choose("Battlefield Marine");
    game.them().play("Change of Heart").choose("Battlefield Marine");
    game.expect_controller("Battlefield Marine", Side::Them).both_pass();
    game.expect_controller("Battlefield Marine", Side::Them);
}

/// SOR_224: a unit defeated meanwhile stays in its owner's discard pile.
#[test]
fn change_of_heart_does_not_return_a_defeated_unit() {
    let mut game = scenario().our_hand(["Change of Heart"]).theirs(["Battlefield Marine", "AT-ST"]).action_phase();
    game.us().play("Change of Heart").choose("Battlefield Marine");
    game.them().attack("AT-ST", "Battlefield Marine").expect_discard(["Battlefield Marine"]);
    game.both_pass();
    game.expect_gone("Battlefield Marine").them().expect_discard(["Battlefield Marine"]);
}

/// SOR_224, SOR_015: a unit that changes hands has not left play.
#[test]
fn unit_that_changes_control_does_not_leave_play() {
    let mut game = scenario()
        .our_leader("Boba Fett, Collecting the Bounty")
        .our_hand(["Change of Heart"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Change of Heart").choose("Wampa");
    game.expect_action_of(Side::Them).expect_ready("our leader");
}

// ---- SOR_226 Admiral Motti, Brazen and Scornful ----

/// SOR_226: defeated, he may ready a Villainy unit.
#[test]
fn admiral_motti_may_ready_a_villainy_unit() {
    let mut game = scenario()
        .ours(["Admiral Motti"])
        .ours([unit("AT-ST").exhausted(), unit("Wampa").exhausted()])
        .theirs(["Cell Block Guard"])
        .action_phase();
    game.us().attack("Admiral Motti", "Cell Block Guard");
    game.expect_options(["AT-ST", "Cell Block Guard", "no"]);
    game.us().choose("AT-ST");
    game.expect_ready("AT-ST").expect_exhausted("Wampa");
}

// ---- SOR_227 Snowtrooper Lieutenant ----

/// SOR_227: a friendly unit may attack, an Imperial unit with +2/+0.
#[test]
fn snowtrooper_lieutenant_lets_a_unit_attack() {
    let mut game = scenario().our_hand(["Snowtrooper Lieutenant"]).ours(["Cell Block Guard", "Wampa"]).action_phase();
    let mut other = game.clone();
    game.us().play("Snowtrooper Lieutenant").attack("Cell Block Guard", "their base");
    game.them().expect_base_damage(5);
    game.expect_power("Cell Block Guard", 3);
    other.us().play("Snowtrooper Lieutenant").attack("Wampa", "their base");
    other.them().expect_base_damage(4);
}

// Rulings

/// SOR_227, CR 6.3.0B: only a ready unit attacks; an Imperial one with +2/+0.
#[test]
fn snowtrooper_lieutenant_needs_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Snowtrooper Lieutenant"])
        .ours(["Cell Block Guard"])
        .ours([unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Snowtrooper Lieutenant");
    game.expect_options(["Cell Block Guard -> their base", "no"]);
    game.us().attack("Cell Block Guard", "their base");
    game.them().expect_base_damage(5);
}

// ---- SOR_228 Viper Probe Droid ----

/// SOR_228: we look at the opponent's hand; nobody else sees it.
#[test]
fn viper_probe_droid_looks_at_a_hand() {
    let mut game = scenario().our_hand(["Viper Probe Droid"]).their_hand(["Wampa", "Recruit"]).action_phase();
    game.us().play("Viper Probe Droid");
    let us = rules::Seat(0);
    let looks = game
        .game
        .log
        .iter()
        .flatten()
        .filter(|entry| matches!(entry.event, rules::LogEvent::LookedAt { player, .. } if player == us));
    assert_eq!(looks.count(), 2);
    game.them().expect_hand(["Wampa", "Recruit"]);
    game.expect_action_of(Side::Them);
}

// ---- SOR_229 Cell Block Guard ----

/// SOR_229: Sentinel.
#[test]
fn cell_block_guard_has_sentinel() {
    let mut game = scenario().ours(["Cell Block Guard", "Wampa"]).theirs(["Greedo"]).their_action_phase();
    game.expect_offered("Greedo -> Cell Block Guard").expect_not_offered("Greedo -> our base");
    game.expect_not_offered("Greedo -> Wampa");
}

// ---- SOR_230 General Veers, Blizzard Force Commander ----

/// SOR_230: +1/+1 for our other Imperial units.
#[test]
fn general_veers_gives_1_1_to_other_imperial_units() {
    let mut game = scenario()
        .ours(["General Veers", "Cell Block Guard", "TIE/ln Fighter", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_power("General Veers", 3).expect_power("Cell Block Guard", 4).expect_hp("Cell Block Guard", 4);
    game.expect_power("TIE/ln Fighter", 3).expect_hp("TIE/ln Fighter", 2);
    game.expect_power("Wampa", 4).expect_power("AT-ST", 6);
}

// ---- SOR_231 TIE Advanced ----

/// SOR_231: two Experience tokens for another friendly Imperial unit.
#[test]
fn tie_advanced_gives_two_experience_to_an_imperial_unit() {
    let mut game =
        scenario().our_hand(["TIE Advanced"]).ours(["Cell Block Guard", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("TIE Advanced");
    game.expect_options(["Cell Block Guard"]);
    game.us().choose("Cell Block Guard");
    game.expect_upgrades("Cell Block Guard", ["Experience", "Experience"]).expect_power("Cell Block Guard", 5);
}

// ---- SOR_232 AT-ST ----

/// SOR_232: Overwhelm, only while it attacks.
#[test]
fn at_st_has_overwhelm_only_while_attacking() {
    let mut game = scenario().ours(["AT-ST"]).theirs(["Battlefield Marine", "Greedo"]).action_phase();
    game.us().attack("AT-ST", "Battlefield Marine");
    game.them().expect_base_damage(3);
    game.them().attack("Greedo", "AT-ST").no();
    game.them().expect_base_damage(3);
}

// Rulings

/// SOR_232: Overwhelm deals the excess damage; a Shield leaves none.
#[test]
fn at_st_overwhelm_deals_excess_unless_shielded() {
    expect_no_excess_through_shield(shielded("AT-ST").action_phase(), "AT-ST");
    expect_all_damage_is_excess(deadly_unit_with_enemy("AT-ST").action_phase(), "AT-ST", 6);
}

// ---- SOR_233 I Am Your Father ----

/// SOR_233: 7 damage to an enemy unit unless its controller refuses.
#[test]
fn i_am_your_father_deals_7_damage_or_draws_three() {
    let mut game = scenario().our_hand(["I Am Your Father"]).ours(["Wampa"]).theirs(["Avenger"]).action_phase();
    game.us().play("I Am Your Father");
    game.expect_options(["Avenger"]);
    game.expect_about([]);
    game.us().choose("Avenger");
    // The question says which unit it is about.
    game.expect_about(["Avenger"]);
    let mut refused = game.clone();
    game.them().mode(1);
    game.expect_damage("Avenger", 7).expect_action_of(Side::Them);
    game.us().expect_hand_size(0);
    refused.them().mode(2);
    refused.expect_damage("Avenger", 0);
    refused.us().expect_hand_size(3);
}

// Corners

/// SOR_233: a Shield prevents the damage, and still no card is drawn.
#[test]
fn i_am_your_father_prevented_by_a_shield_draws_no_cards() {
    let mut game = scenario().our_hand(["I Am Your Father"]).theirs([unit("Wampa").with(["Shield"])]).action_phase();
    game.us().play("I Am Your Father").choose("Wampa");
    game.them().mode(1);
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []);
    game.us().expect_hand_size(0);
}

// Rulings

/// SOR_233: the unit is chosen first, then its controller decides.
#[test]
fn i_am_your_father_chooses_the_unit_before_its_controller_decides() {
    let game = scenario().our_hand(["I Am Your Father"]).theirs(["AT-ST", "Wampa"]).action_phase();
    let mut taken = game.clone();
    taken.us().play("I Am Your Father");
    taken.expect_asked(Side::Us, QuestionKind::Target).expect_options(["AT-ST", "Wampa"]);
    taken.us().choose("Wampa");
    taken.expect_asked(Side::Them, QuestionKind::Mode);
    taken.them().mode(1);
    taken.expect_gone("Wampa");
    taken.us().expect_hand_size(0);
}

/// SOR_233: its controller has two options: the damage, or three cards for us.
#[test]
fn i_am_your_father_may_be_refused() {
    let mut game = scenario().our_hand(["I Am Your Father"]).theirs(["AT-ST", "Wampa"]).action_phase();
    game.us().play("I Am Your Father").choose("Wampa");
    game.expect_options(["mode 1", "mode 2"]);
    game.them().mode(2);
    game.expect_damage("Wampa", 0);
    game.us().expect_hand_size(3);
}
