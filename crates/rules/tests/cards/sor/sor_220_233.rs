//! The cards of Spark of Rebellion from SOR_220 to SOR_233: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

use crate::starts::{a_shield_leaves_no_excess, all_is_excess, deadly, shielded};

// ---- SOR_220 Surprise Strike ----

/// SOR_220: +3/+0 for the attack.
#[test]
fn surprise_strike_attacks_with_three_more() {
    let mut game = scenario().our_hand(["Surprise Strike"]).ours(["Wampa"]).theirs(["Greedo"]).action_phase();
    game.us().play("Surprise Strike").attack("Wampa", "their base");
    game.them().expect_base_damage(7);
    game.expect_power("Wampa", 4).expect_exhausted("Wampa");
}

// Rulings

/// SOR_220, CR 6.3.0D: an attack that is possible must be made, with a ready unit.
#[test]
fn surprise_strike_must_attack_with_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Surprise Strike"])
        .ours(["Battlefield Marine"])
        .ours([unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Surprise Strike");
    game.expect_options(["Battlefield Marine -> their base"]);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(6);
    game.expect_no_keyword("Battlefield Marine", Keyword::Overwhelm);
}

// ---- SOR_221 Outmaneuver ----

/// SOR_221: each unit of an arena, ours too.
#[test]
fn outmaneuver_exhausts_an_arena() {
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
fn waylay_returns_a_unit_to_its_owner() {
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
fn waylay_returns_a_unit_in_play() {
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

/// SOR_223: we stop when we like: the combined cost is dealt, the revealed cards go below.
#[test]
fn dont_get_cocky_deals_the_combined_cost() {
    let mut game = scenario()
        .our_hand(["Don't Get Cocky"])
        .our_deck(["Battlefield Marine", "Wampa", "AT-ST", "Recruit"])
        .theirs(["Avenger"])
        .action_phase();
    game.us().play("Don't Get Cocky").choose("Avenger");
    game.expect_asked(Side::Us, Ask::Stop);
    // What is revealed is open to both (CR 8.25.1).
    game.us().expect_sees("Battlefield Marine").expect_does_not_see("our Wampa");
    game.them().expect_sees("Battlefield Marine");
    let mut too_far = game.clone();
    game.us().yes().no().expect_deck_top(["AT-ST", "Recruit"]).expect_deck_size(4);
    game.expect_damage("Avenger", 6);
    too_far.us().yes().yes().no().expect_deck_top(["Recruit"]);
    too_far.expect_damage("Avenger", 0).expect_action_of(Side::Them);
}

/// SOR_223: at least one card and at most seven are revealed.
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
fn dont_get_cocky_with_a_small_deck() {
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
fn dont_get_cocky_fails_above_seven() {
    let mut game = scenario()
        .our_hand(["Don't Get Cocky"])
        .our_deck(["Volunteer Soldier", "Wampa", "Greedo", "AT-ST"])
        .theirs(["Reinforcement Walker"])
        .action_phase();
    game.us().play("Don't Get Cocky").choose("Reinforcement Walker").yes().yes().no();
    game.expect_damage("Reinforcement Walker", 0).expect_action_of(Side::Them);
}

// ---- SOR_224 Change of Heart ----

/// SOR_224: ours until the regroup phase starts, then its owner's again.
#[test]
fn change_of_heart_borrows_a_unit() {
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

/// SOR_224: a unit of ours that they control comes back, and at regroup its owner, we, keeps it.
#[test]
fn change_of_heart_gives_the_unit_to_its_owner() {
    let mut game = scenario().our_hand(["Change of Heart"]).theirs([unit("Wampa").owned_by(Side::Us)]).action_phase();
    game.us().play("Change of Heart").choose("Wampa");
    game.both_pass();
    game.expect_controller("Wampa", Side::Us);
}

// Corners

/// SOR_224: it goes to its owner even when someone else took it in between.
#[test]
fn change_of_heart_ends_with_the_owner() {
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

/// SOR_224: a unit defeated meanwhile lies in its owner's discard pile and stays there.
#[test]
fn change_of_heart_on_a_unit_that_falls() {
    let mut game = scenario().our_hand(["Change of Heart"]).theirs(["Battlefield Marine", "AT-ST"]).action_phase();
    game.us().play("Change of Heart").choose("Battlefield Marine");
    game.them().attack("AT-ST", "Battlefield Marine").expect_discard(["Battlefield Marine"]);
    game.both_pass();
    game.expect_gone("Battlefield Marine").them().expect_discard(["Battlefield Marine"]);
}

/// SOR_224, SOR_015: a unit that changes hands has not left play.
#[test]
fn a_unit_taken_has_not_left_play() {
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

/// SOR_227: one of our units may attack, an Imperial one with +2/+0.
#[test]
fn snowtrooper_lieutenant_leads_an_attack() {
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

/// SOR_228: the opponent's hand is looked at, by us only.
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
        .filter(|entry| matches!(entry.event, rules::Event::LookedAt { player, .. } if player == us));
    assert_eq!(looks.count(), 2);
    game.them().expect_hand(["Wampa", "Recruit"]);
    game.expect_action_of(Side::Them);
}

// ---- SOR_229 Cell Block Guard ----

/// SOR_229: Sentinel.
#[test]
fn cell_block_guard_is_a_sentinel() {
    let mut game = scenario().ours(["Cell Block Guard", "Wampa"]).theirs(["Greedo"]).their_action_phase();
    game.expect_offered("Greedo -> Cell Block Guard").expect_not_offered("Greedo -> our base");
    game.expect_not_offered("Greedo -> Wampa");
}

// ---- SOR_230 General Veers, Blizzard Force Commander ----

/// SOR_230: +1/+1 for our other Imperial units.
#[test]
fn general_veers_leads_imperials() {
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
fn tie_advanced_gives_two_experience() {
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
fn at_st_overwhelms_while_attacking() {
    let mut game = scenario().ours(["AT-ST"]).theirs(["Battlefield Marine", "Greedo"]).action_phase();
    game.us().attack("AT-ST", "Battlefield Marine");
    game.them().expect_base_damage(3);
    game.them().attack("Greedo", "AT-ST").no();
    game.them().expect_base_damage(3);
}

// Rulings

/// SOR_232.
#[test]
fn at_st_with_overwhelm() {
    a_shield_leaves_no_excess(shielded("AT-ST").action_phase(), "AT-ST");
    all_is_excess(deadly("AT-ST").action_phase(), "AT-ST", 6);
}

// ---- SOR_233 I Am Your Father ----

/// SOR_233: unless its controller refuses, 7 damage; only enemy units.
#[test]
fn i_am_your_father_strikes_or_draws() {
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
fn i_am_your_father_against_a_shield() {
    let mut game = scenario().our_hand(["I Am Your Father"]).theirs([unit("Wampa").with(["Shield"])]).action_phase();
    game.us().play("I Am Your Father").choose("Wampa");
    game.them().mode(1);
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []);
    game.us().expect_hand_size(0);
}

// Rulings

/// SOR_233: the unit is chosen first, then its controller decides.
#[test]
fn i_am_your_father_chooses_the_unit_first() {
    let game = scenario().our_hand(["I Am Your Father"]).theirs(["AT-ST", "Wampa"]).action_phase();
    let mut taken = game.clone();
    taken.us().play("I Am Your Father");
    taken.expect_asked(Side::Us, Ask::Target).expect_options(["AT-ST", "Wampa"]);
    taken.us().choose("Wampa");
    taken.expect_asked(Side::Them, Ask::Mode);
    taken.them().mode(1);
    taken.expect_gone("Wampa");
    taken.us().expect_hand_size(0);
}

/// SOR_233: however the answer is said, it is one of two: the damage, or our three cards.
#[test]
fn i_am_your_father_may_be_refused() {
    let mut game = scenario().our_hand(["I Am Your Father"]).theirs(["AT-ST", "Wampa"]).action_phase();
    game.us().play("I Am Your Father").choose("Wampa");
    game.expect_options(["mode 1", "mode 2"]);
    game.them().mode(2);
    game.expect_damage("Wampa", 0);
    game.us().expect_hand_size(3);
}
