//! The cards of Spark of Rebellion with Villainy alone, with Heroism alone and without aspect, SOR_226 to SOR_252, each
//! in its main case, and the Shield token.

use testkit::{Ask, Keyword, Side, scenario, unit};

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

/// SOR_229: Sentinel.
#[test]
fn cell_block_guard_is_a_sentinel() {
    let mut game = scenario().ours(["Cell Block Guard", "Wampa"]).theirs(["Greedo"]).their_action_phase();
    game.expect_offered("Greedo -> Cell Block Guard").expect_not_offered("Greedo -> our base");
    game.expect_not_offered("Greedo -> Wampa");
}

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

/// SOR_232: Overwhelm, only while it attacks.
#[test]
fn at_st_overwhelms_while_attacking() {
    let mut game = scenario().ours(["AT-ST"]).theirs(["Battlefield Marine", "Greedo"]).action_phase();
    game.us().attack("AT-ST", "Battlefield Marine");
    game.them().expect_base_damage(3);
    game.them().attack("Greedo", "AT-ST").no();
    game.them().expect_base_damage(3);
}

/// SOR_233: unless its controller refuses, 7 damage; only enemy units.
#[test]
fn i_am_your_father_strikes_or_draws() {
    let mut game = scenario().our_hand(["I Am Your Father"]).ours(["Wampa"]).theirs(["Avenger"]).action_phase();
    game.us().play("I Am Your Father");
    game.expect_options(["Avenger"]);
    game.expect_about([]);
    game.us().choose("Avenger");
    // Who decides is told which unit it is about.
    game.expect_about(["Avenger"]);
    let mut refused = game.clone();
    game.them().mode(1);
    game.expect_damage("Avenger", 7).expect_action_of(Side::Them);
    game.us().expect_hand_size(0);
    refused.them().mode(2);
    refused.expect_damage("Avenger", 0);
    refused.us().expect_hand_size(3);
}

/// SOR_234: two of our Imperial units, one after the other, deal their power to the same unit.
#[test]
fn maximum_firepower_fires_twice_at_one_unit() {
    let mut game = scenario()
        .our_hand(["Maximum Firepower"])
        .ours(["AT-ST", "Wampa"])
        .ours([unit("Cell Block Guard").exhausted()])
        .theirs(["Redemption", "Greedo"])
        .action_phase();
    game.us().play("Maximum Firepower");
    game.expect_options(["AT-ST", "Cell Block Guard"]);
    game.us().choose("AT-ST").choose("Redemption");
    game.expect_damage("Redemption", 6).expect_options(["Cell Block Guard"]);
    game.us().choose("Cell Block Guard");
    game.expect_gone("Redemption").expect_in_play("Greedo").expect_action_of(Side::Them);
}

/// SOR_234: with one Imperial unit there is one strike.
#[test]
fn maximum_firepower_with_one_imperial_fires_once() {
    let mut game =
        scenario().our_hand(["Maximum Firepower"]).ours(["Cell Block Guard"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Maximum Firepower").choose("Cell Block Guard").choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_action_of(Side::Them);
}

/// SOR_235: a unit without Heroism for free, for its cost in damage.
#[test]
fn galactic_ambition_costs_the_base() {
    let mut game = scenario()
        .our_hand(["Galactic Ambition", "AT-ST", "Alliance X-Wing", "Recruit"])
        .our_resources(9)
        .action_phase();
    game.us().play("Galactic Ambition");
    game.expect_options(["play AT-ST", "no"]);
    game.us().play("AT-ST").expect_base_damage(6).expect_ready_resources(0);
    game.expect_exhausted("AT-ST");
}

/// SOR_236: the top card stays or goes below, when played and on each attack.
#[test]
fn r2_d2_looks_at_the_top_card() {
    let mut game = scenario().our_hand(["R2-D2"]).our_deck(["Recruit", "Wampa", "Repair", "Waylay"]).action_phase();
    game.us().play("R2-D2").expect_sees("Recruit");
    game.them().expect_does_not_see("Recruit");
    game.us().yes().expect_deck_top(["Wampa", "Repair", "Waylay", "Recruit"]);
    game.both_pass().nobody_resources();
    game.us().attack("R2-D2", "their base").no().expect_deck_top(["Waylay", "Recruit"]);
}

/// SOR_238: a number is chosen before the look; a card of that cost may be revealed and drawn.
#[test]
fn c_3po_guesses_the_cost_of_the_top_card() {
    let mut game = scenario().our_hand(["C-3PO"]).our_deck(["Wampa", "Repair"]).action_phase();
    game.us().play("C-3PO").expect_does_not_see("Wampa");
    game.expect_asked(Side::Us, Ask::Number);
    let mut wrong = game.clone();
    game.us().number(4).yes().expect_hand(["Wampa"]).expect_deck_top(["Repair"]);
    wrong.us().number(3).expect_hand([]).expect_deck_top(["Wampa", "Repair"]);
    wrong.expect_action_of(Side::Them);
    let mut attack = scenario().ours(["C-3PO"]).our_deck(["Wampa", "Repair"]).action_phase();
    attack.us().attack("C-3PO", "their base").number(4).no().expect_hand([]).expect_deck_top(["Wampa"]);
}

/// SOR_239: Saboteur.
#[test]
fn rebel_pathfinder_ignores_sentinel() {
    let mut game = scenario().ours(["Rebel Pathfinder"]).theirs(["Cell Block Guard", "Greedo"]).action_phase();
    game.expect_offered("Rebel Pathfinder -> their base").expect_offered("Rebel Pathfinder -> Greedo");
    game.us().attack("Rebel Pathfinder", "their base");
    game.them().expect_base_damage(2);
}

/// SOR_240: one of our units may attack, a Rebel with +2/+0; it may be left out.
#[test]
fn fleet_lieutenant_leads_an_attack() {
    let mut game = scenario().our_hand(["Fleet Lieutenant"]).ours(["Battlefield Marine", "Wampa"]).action_phase();
    let (mut other, mut none) = (game.clone(), game.clone());
    game.us().play("Fleet Lieutenant").attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(5);
    other.us().play("Fleet Lieutenant").attack("Wampa", "their base");
    other.them().expect_base_damage(4);
    none.us().play("Fleet Lieutenant").no();
    none.expect_action_of(Side::Them).expect_ready("Wampa");
}

/// SOR_241: two Experience tokens for another friendly Rebel unit.
#[test]
fn wing_leader_gives_two_experience() {
    let mut game =
        scenario().our_hand(["Wing Leader"]).ours(["Battlefield Marine", "Wampa"]).theirs(["Yoda"]).action_phase();
    game.us().play("Wing Leader");
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Experience", "Experience"]);
}

/// SOR_242: +1/+1 for our other Rebel units.
#[test]
fn general_dodonna_leads_rebels() {
    let mut game = scenario()
        .ours(["General Dodonna", "Battlefield Marine", "Alliance X-Wing", "Wampa"])
        .theirs(["Echo Base Defender"])
        .action_phase();
    game.expect_power("General Dodonna", 4).expect_power("Battlefield Marine", 4).expect_hp("Alliance X-Wing", 4);
    game.expect_power("Wampa", 4).expect_power("Echo Base Defender", 4);
}

/// SOR_243: Restore 2.
#[test]
fn regional_sympathizers_restore() {
    let mut game = scenario().our_base_damage(5).ours(["Regional Sympathizers"]).action_phase();
    game.us().attack("Regional Sympathizers", "their base").expect_base_damage(3);
    game.them().expect_base_damage(3);
}

/// SOR_244: Ambush; attacking, an enemy ground Vehicle is exhausted.
#[test]
fn snowspeeder_exhausts_a_ground_vehicle() {
    let mut game = scenario().our_hand(["Snowspeeder"]).theirs(["AT-ST", "Wampa", "TIE/ln Fighter"]).action_phase();
    game.us().play("Snowspeeder");
    game.expect_options(["Snowspeeder -> AT-ST", "Snowspeeder -> Wampa", "no"]);
    game.us().attack("Snowspeeder", "Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_damage("Snowspeeder", 4);
}

/// SOR_245: an Experience token for each of up to three Rebels that attacked this phase.
#[test]
fn medal_ceremony_honours_rebels_that_attacked() {
    let mut game = scenario()
        .our_hand(["Medal Ceremony"])
        .ours(["Battlefield Marine", "Alliance X-Wing", "Wampa", "Echo Base Defender"])
        .our_resources(0)
        .action_phase();
    game.us().attack("Battlefield Marine", "their base");
    game.them().pass();
    game.us().attack("Alliance X-Wing", "their base");
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().play("Medal Ceremony");
    game.expect_options(["Battlefield Marine", "Alliance X-Wing", "done"]);
    game.us().choose("Battlefield Marine").choose("Alliance X-Wing");
    game.expect_upgrades("Battlefield Marine", ["Experience"]).expect_upgrades("Alliance X-Wing", ["Experience"]);
    game.expect_action_of(Side::Them);
}

/// SOR_246: the top card for 5 less, or not at all; our base is not damaged enough for more.
#[test]
fn youre_my_only_hope_plays_the_top_card_for_less() {
    let mut game = scenario()
        .our_hand(["You're My Only Hope"])
        .our_deck(["AT-ST", "Recruit"])
        .our_base_damage(24)
        .our_resources(6)
        .action_phase();
    game.us().play("You're My Only Hope").expect_sees("AT-ST").expect_ready_resources(3);
    game.them().expect_does_not_see("AT-ST");
    game.expect_options(["play AT-ST", "no"]);
    let mut refused = game.clone();
    // 6 and 2 for Villainy, less 5.
    game.us().play("AT-ST").expect_ready_resources(0);
    game.expect_exhausted("AT-ST");
    refused.us().no().expect_deck_top(["AT-ST", "Recruit"]);
}

/// SOR_248: Raid 1; 1 less to pay beside a Trooper unit.
#[test]
fn volunteer_soldier_is_cheaper_beside_a_trooper() {
    let with = |unit| {
        let mut game = scenario().our_hand(["Volunteer Soldier"]).ours([unit]).our_resources(5).action_phase();
        game.us().play("Volunteer Soldier");
        game
    };
    with("Wampa").us().expect_ready_resources(2);
    with("Battlefield Marine").expect_keyword("Volunteer Soldier", Keyword::Raid).us().expect_ready_resources(3);
}

/// SOR_249: Ambush beside another Vehicle.
#[test]
fn frontier_at_rt_ambushes_beside_a_vehicle() {
    let mut game = scenario().our_hand(["Frontier AT-RT"]).ours(["Alliance X-Wing"]).theirs(["Wampa"]).action_phase();
    game.us().play("Frontier AT-RT");
    game.expect_options(["Frontier AT-RT -> Wampa", "no"]);
    let mut game = scenario().our_hand(["Frontier AT-RT"]).ours(["Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("Frontier AT-RT");
    game.expect_action_of(Side::Them);
}

/// SOR_250: Sentinel in space.
#[test]
fn corellian_freighter_is_a_sentinel_in_space() {
    let mut game = scenario().ours(["Corellian Freighter"]).theirs(["TIE/ln Fighter", "Wampa"]).their_action_phase();
    game.expect_not_offered("TIE/ln Fighter -> our base").expect_offered("Wampa -> our base");
}

/// SOR_251: any upgrade, whoever's.
#[test]
fn confiscate_defeats_an_upgrade() {
    let mut game = scenario()
        .our_hand(["Confiscate"])
        .ours([unit("Wampa").with_upgrade_of(Side::Them, "Entrenched")])
        .theirs([unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_options(["Entrenched", "Shield"]);
    game.us().choose("Entrenched").expect_discard(["Confiscate"]);
    game.them().expect_discard(["Entrenched"]);
    game.expect_upgrades("Wampa", []).expect_upgrades("AT-ST", ["Shield"]);
}

/// SOR_252: up to four cards of one discard pile go under their owner's deck.
#[test]
fn restock_puts_discarded_cards_below() {
    let mut game = scenario()
        .our_hand(["Restock"])
        .our_deck(["Vanquish"])
        .our_discard(["Wampa", "Recruit", "Repair", "Greedo", "AT-ST"])
        .their_discard(["Waylay"])
        .action_phase();
    game.us().play("Restock").choose_player(Side::Us);
    // It lies in that pile itself already (CR 3.3.4).
    game.expect_not_offered("Waylay").expect_offered("Restock").expect_offered("done");
    game.us().choose_each(["Wampa", "Recruit"]);
    game.us().choose_each(["Repair", "Greedo"]).expect_deck_top(["Vanquish"]).expect_deck_size(5);
    game.us().expect_discard(["AT-ST", "Restock"]);
    game.them().expect_discard(["Waylay"]);
    game.expect_action_of(Side::Them);
}

/// SOR_252: the opponent's pile may be it.
#[test]
fn restock_may_take_the_opponents_pile() {
    let mut game =
        scenario().our_hand(["Restock"]).their_deck(["Recruit"]).their_discard(["Waylay", "Wampa"]).action_phase();
    game.us().play("Restock").choose_player(Side::Them).choose("Wampa").done();
    game.them().expect_deck_top(["Recruit", "Wampa"]).expect_discard(["Waylay"]);
}

/// SOR_T02: damage is prevented as a whole and one token of two is spent; a defeat is not prevented.
#[test]
fn a_shield_prevents_damage_once() {
    let mut game = scenario()
        .our_hand(["Open Fire", "Takedown"])
        .theirs([unit("Wampa").with(["Shield", "Shield"])])
        .action_phase();
    game.us().play("Open Fire").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", ["Shield"]);
    game.them().pass();
    game.us().play("Takedown").choose("Wampa");
    game.expect_gone("Wampa");
}
