//! The cards of Twilight of the Republic with Villainy, with Heroism, and with no aspect, TWI_228 to TWI_257, each in
//! its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// TWI_228: Saboteur.
#[test]
fn droid_starfighter_breaks_shields() {
    let mut game =
        scenario().ours(["Droid Starfighter"]).theirs([unit("TIE/ln Fighter").with(["Shield"])]).action_phase();
    game.us().attack("Droid Starfighter", "TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_gone("Droid Starfighter");
}

/// TWI_229: a Battle Droid, when played and when defeated.
#[test]
fn battle_droid_escort_brings_two_droids() {
    let mut game = scenario().our_hand(["Battle Droid Escort"]).their_hand(["Vanquish"]).action_phase();
    game.us().play("Battle Droid Escort");
    game.expect_count("our Battle Droid", 1);
    game.them().play("Vanquish").choose("Battle Droid Escort");
    game.expect_count("our Battle Droid", 2).expect_exhausted("Battle Droid #2");
}

/// TWI_231: Grit.
#[test]
fn dwarf_spider_droid_has_grit() {
    let spider = unit("Dwarf Spider Droid").damage(2);
    scenario().ours([spider]).action_phase().expect_power("Dwarf Spider Droid", 5);
}

/// TWI_232: Sentinel.
#[test]
fn patrolling_aat_guards() {
    let mut game = scenario().ours(["Patrolling AAT", "Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.expect_offered("AT-ST -> Patrolling AAT").expect_not_offered("AT-ST -> Wampa");
    game.expect_not_offered("AT-ST -> our base");
}

/// TWI_233: Exploit 2.
#[test]
fn hailfire_tank_exploits_two() {
    let mut game = scenario()
        .our_hand(["Hailfire Tank"])
        .ours(["Battle Droid", "Battle Droid", "Battle Droid"])
        .our_resources(6)
        .action_phase();
    // 8 and 2 for Villainy: with 6 resources two units must go.
    game.us().play("Hailfire Tank");
    game.expect_asked(Side::Us, Ask::Exploit).expect_not_offered("done");
    game.us().choose("Battle Droid");
    game.expect_not_offered("done");
    game.us().choose("Battle Droid").expect_ready_resources(0);
    game.expect_in_play("Hailfire Tank").expect_count("Battle Droid", 1);
    let mut poor = scenario().our_hand(["Hailfire Tank"]).ours(["Battle Droid"]).our_resources(7).action_phase();
    poor.expect_not_offered("Hailfire Tank");
}

/// TWI_234: four Battle Droids; attacking, 1 damage to the base for each Separatist that is exhausted for it.
#[test]
fn invisible_hand_fires_with_its_droids() {
    let mut played = scenario().our_hand(["The Invisible Hand"]).action_phase();
    played.us().play("The Invisible Hand");
    played.expect_count("our Battle Droid", 4);
    let mut game = scenario()
        .ours(["The Invisible Hand", "Battle Droid", "Super Battle Droid", "Wampa"])
        .ours([unit("Warrior Drone").exhausted()])
        .theirs(["Battle Droid"])
        .action_phase();
    game.us().attack("The Invisible Hand", "their base");
    game.expect_not_offered("Wampa").expect_not_offered("their Battle Droid").expect_offered("done");
    game.us().choose("our Battle Droid").choose("Super Battle Droid");
    game.expect_exhausted("our Battle Droid").expect_exhausted("Super Battle Droid").expect_ready("Wampa");
    game.them().expect_base_damage(6);
}

/// TWI_235: Exploit 2; three Battle Droids when it is defeated.
#[test]
fn battle_droid_legion_falls_apart() {
    let mut game = scenario()
        .our_hand(["Battle Droid Legion"])
        .ours(["Battle Droid", "Battle Droid"])
        .their_hand(["Vanquish"])
        .action_phase();
    // 9 and 2 for Villainy, less 4.
    game.us().play("Battle Droid Legion").choose("Battle Droid").choose("Battle Droid").expect_ready_resources(13);
    game.them().play("Vanquish").choose("Battle Droid Legion");
    game.expect_count("our Battle Droid", 3);
}

/// TWI_236: +3/+3 and Overwhelm, on no Vehicle; 2 less on General Grievous.
#[test]
fn grievouss_wheel_bike_is_cheaper_on_grievous() {
    let mut game = scenario()
        .our_hand(["Grievous's Wheel Bike"])
        .our_leader("Count Dooku, Face of the Confederacy")
        .ours(["General Grievous, Trophy Collector", "Battlefield Marine", "AT-ST"])
        .theirs(["Battle Droid"])
        .action_phase();
    game.expect_not_offered("play Grievous's Wheel Bike onto AT-ST");
    let mut other = game.clone();
    game.us().play_onto("Grievous's Wheel Bike", "General Grievous").expect_ready_resources(18);
    game.expect_power("General Grievous", 7).expect_hp("General Grievous", 7);
    other.us().play_onto("Grievous's Wheel Bike", "Battlefield Marine").expect_ready_resources(16);
    other.them().pass();
    other.us().attack("Battlefield Marine", "Battle Droid");
    other.them().expect_base_damage(5);
}

/// TWI_236: the leader of that name is General Grievous, too; without the discount it cannot be paid.
#[test]
fn grievouss_wheel_bike_knows_the_leader() {
    let mut game = scenario()
        .our_hand(["Grievous's Wheel Bike"])
        .our_deployed_leader("General Grievous, General of the Droid Armies")
        .ours(["Battlefield Marine"])
        .our_resources(3)
        .action_phase();
    game.expect_not_offered("play Grievous's Wheel Bike onto Battlefield Marine");
    game.us().play_onto("Grievous's Wheel Bike", "General Grievous").expect_ready_resources(1);
    game.expect_keyword("General Grievous", Keyword::Overwhelm);
}

/// TWI_237: two Battle Droids.
#[test]
fn droid_deployment_creates_two_droids() {
    let mut game = scenario().our_hand(["Droid Deployment"]).action_phase();
    game.us().play("Droid Deployment");
    game.expect_count("our Battle Droid", 2).expect_exhausted("Battle Droid #1").expect_exhausted("Battle Droid #2");
}

/// TWI_238: each player chooses one of their non-leader units; both fall together.
#[test]
fn merciless_contest_costs_each_a_unit() {
    let mut game = scenario()
        .our_hand(["Merciless Contest"])
        .ours(["OOM-Series Officer", "Wampa"])
        .theirs(["Battle Droid Escort", "AT-ST"])
        .their_deployed_leader("Grand Moff Tarkin")
        .action_phase();
    game.us().play("Merciless Contest");
    game.expect_options(["OOM-Series Officer", "Wampa"]);
    game.us().choose("OOM-Series Officer");
    game.expect_asked(Side::Them, Ask::Target).expect_options(["Battle Droid Escort", "AT-ST"]);
    game.expect_in_play("OOM-Series Officer");
    game.them().choose("Battle Droid Escort");
    game.expect_gone("OOM-Series Officer").expect_gone("Battle Droid Escort");
    game.expect_waiting(["OOM-Series Officer", "Battle Droid Escort"]);
}

/// TWI_239: 6 damage to each Jedi; a Clone Trooper for the controller of each that this defeats.
#[test]
fn execute_order_66_turns_jedi_into_clones() {
    let mut game = scenario()
        .our_hand(["Execute Order 66"])
        .ours(["Yoda, Old Master", "Wampa"])
        .theirs(["Barriss Offee", "Obi-Wan Kenobi, Following Fate", "Luminara Unduli"])
        .action_phase();
    game.us().play("Execute Order 66");
    game.expect_gone("Barriss Offee").expect_gone("Obi-Wan Kenobi").expect_damage("Luminara Unduli", 6);
    game.expect_gone("Yoda").expect_damage("Wampa", 0);
    game.expect_count("our Clone Trooper", 1).expect_count("their Clone Trooper", 2);
}

/// TWI_240: +1/+1 while we control three units.
#[test]
fn the_332nd_stalwart_grows_in_coordination() {
    let name = "332nd Stalwart";
    scenario().ours([name, "Wampa"]).action_phase().expect_power(name, 1).expect_hp(name, 2);
    scenario().ours([name, "Wampa", "AT-ST"]).action_phase().expect_power(name, 2).expect_hp(name, 3);
}

/// TWI_240: without the third unit it is defeated by the damage on it.
#[test]
fn the_332nd_stalwart_falls_with_the_third_unit() {
    let mut game = scenario()
        .ours([unit("332nd Stalwart").damage(2)])
        .ours(["Wampa", "Battle Droid"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Battle Droid");
    game.expect_gone("332nd Stalwart").expect_in_play("Wampa");
}

/// TWI_242: Ambush.
#[test]
fn phase_ii_clone_trooper_ambushes() {
    let mut game = scenario().our_hand(["Phase II Clone Trooper"]).theirs(["Cantina Braggart"]).action_phase();
    game.us().play("Phase II Clone Trooper").attack("Phase II Clone Trooper", "Cantina Braggart");
    game.expect_gone("Cantina Braggart").expect_exhausted("Phase II Clone Trooper");
}

/// TWI_243: Saboteur while we control three units.
#[test]
fn republic_commando_slips_past_sentinels_in_coordination() {
    let name = "Republic Commando";
    let three = &mut scenario().ours([name, "Wampa", "AT-ST"]).theirs(["B1 Security Team"]).action_phase();
    three.expect_keyword(name, Keyword::Saboteur).expect_offered("Republic Commando -> their base");
    let two = &mut scenario().ours([name, "Wampa"]).theirs(["B1 Security Team"]).action_phase();
    two.expect_no_keyword(name, Keyword::Saboteur).expect_not_offered("Republic Commando -> their base");
}

/// TWI_244: Restore 2.
#[test]
fn eta_2_light_interceptor_restores() {
    let mut game = scenario().ours(["Eta-2 Light Interceptor"]).our_base_damage(5).action_phase();
    game.us().attack("Eta-2 Light Interceptor", "their base").expect_base_damage(3);
    game.them().expect_base_damage(3);
}

/// TWI_245: Sentinel.
#[test]
fn armored_saber_tank_guards() {
    let mut game = scenario().ours(["Armored Saber Tank", "Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.expect_offered("AT-ST -> Armored Saber Tank").expect_not_offered("AT-ST -> Wampa");
    game.expect_not_offered("AT-ST -> our base");
}

/// TWI_246: played, a Republic unit may come back from the discard pile to hand.
#[test]
fn tranquility_returns_a_republic_unit() {
    let mut game = scenario()
        .our_hand(["Tranquility"])
        .our_discard(["Jesse", "Sword and Shield Maneuver", "Wampa"])
        .their_discard(["Batch Brothers"])
        .action_phase();
    game.us().play("Tranquility");
    game.expect_options(["Jesse", "no"]);
    game.us().choose("Jesse").expect_hand(["Jesse"]);
}

/// TWI_246: attacking, the next three Republic cards of this phase are 1 cheaper.
#[test]
fn tranquility_makes_three_republic_cards_cheaper() {
    let mut game = scenario()
        .ours(["Tranquility"])
        .our_hand([
            "Phase I Clone Trooper",
            "Phase I Clone Trooper",
            "Sword and Shield Maneuver",
            "Phase I Clone Trooper",
            "Underworld Thug",
        ])
        .action_phase();
    game.us().attack("Tranquility", "their base");
    game.them().pass();
    game.us().play("Phase I Clone Trooper").expect_ready_resources(19);
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(17);
    game.them().pass();
    game.us().play("Sword and Shield Maneuver").expect_ready_resources(16);
    game.them().pass();
    game.us().play("Phase I Clone Trooper").expect_ready_resources(15);
    game.them().pass();
    game.us().play("Phase I Clone Trooper").expect_ready_resources(13);
}

/// TWI_247: Restore 3; two Clone Troopers when it is defeated.
#[test]
fn at_te_vanguard_restores_and_leaves_clones() {
    let mut game = scenario().ours(["AT-TE Vanguard"]).our_base_damage(5).their_hand(["Vanquish"]).action_phase();
    game.us().attack("AT-TE Vanguard", "their base").expect_base_damage(2);
    game.them().play("Vanquish").choose("AT-TE Vanguard");
    game.expect_count("our Clone Trooper", 2);
}

/// TWI_248: on Ahsoka Tano an attack, if we like; on no Vehicle.
#[test]
fn ahsokas_padawan_lightsaber_attacks_at_once() {
    let mut game = scenario()
        .our_hand(["Ahsoka's Padawan Lightsaber"])
        .ours(["Ahsoka Tano, Always Ready For Trouble", "Wampa", "AT-ST"])
        .action_phase();
    game.expect_not_offered("play Ahsoka's Padawan Lightsaber onto AT-ST");
    let mut other = game.clone();
    game.us().play_onto("Ahsoka's Padawan Lightsaber", "Ahsoka Tano");
    game.expect_offered("Wampa -> their base").expect_offered("no");
    game.us().attack("Ahsoka Tano", "their base");
    game.them().expect_base_damage(5);
    other.us().play_onto("Ahsoka's Padawan Lightsaber", "Wampa");
    other.expect_power("Wampa", 6).expect_action_of(Side::Them);
}

/// TWI_249: a Republic and a Separatist unit get +2/+2 and Saboteur for the phase; either may be left out.
#[test]
fn heroes_on_both_sides_strengthens_one_of_each() {
    let mut game = scenario()
        .our_hand(["Heroes on Both Sides"])
        .ours(["Phase I Clone Trooper", "Wampa"])
        .theirs(["Super Battle Droid"])
        .action_phase();
    game.us().play("Heroes on Both Sides");
    game.expect_options(["Phase I Clone Trooper", "done"]);
    let mut one = game.clone();
    game.us().choose("Phase I Clone Trooper");
    game.expect_options(["Super Battle Droid", "done"]);
    game.us().choose("Super Battle Droid");
    game.expect_power("Phase I Clone Trooper", 5).expect_hp("Phase I Clone Trooper", 4);
    game.expect_power("Super Battle Droid", 6).expect_keyword("Super Battle Droid", Keyword::Saboteur);
    game.both_pass();
    game.expect_power("Super Battle Droid", 4).expect_no_keyword("Phase I Clone Trooper", Keyword::Saboteur);
    one.us().done().choose("Super Battle Droid");
    one.expect_power("Phase I Clone Trooper", 3).expect_hp("Super Battle Droid", 5);
}

/// TWI_250: Raid 1 for our Troopers, Sentinel for our Jedi, for the phase.
#[test]
fn sword_and_shield_maneuver_arms_troopers_and_jedi() {
    let mut game = scenario()
        .our_hand(["Sword and Shield Maneuver"])
        .ours(["Battlefield Marine", "Yoda, Old Master", "Wampa"])
        .theirs(["Battle Droid"])
        .action_phase();
    game.us().play("Sword and Shield Maneuver");
    game.expect_keyword("Yoda", Keyword::Sentinel).expect_no_keyword("Yoda", Keyword::Raid);
    game.expect_no_keyword("Battle Droid", Keyword::Raid).expect_no_keyword("Wampa", Keyword::Raid);
    game.them().pass();
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(4);
    game.both_pass();
    game.expect_no_keyword("Yoda", Keyword::Sentinel).expect_no_keyword("Battlefield Marine", Keyword::Raid);
}

/// TWI_251: two Clone Troopers.
#[test]
fn drop_in_creates_two_clones() {
    let mut game = scenario().our_hand(["Drop In"]).action_phase();
    game.us().play("Drop In");
    game.expect_count("our Clone Trooper", 2).expect_exhausted("Clone Trooper #1");
}

/// TWI_252: the opponent's discard pile goes to the bottom of their deck.
#[test]
fn aggrieved_parliamentarian_clears_a_discard_pile() {
    let mut game = scenario()
        .our_hand(["Aggrieved Parliamentarian"])
        .our_discard(["Recruit"])
        .their_discard(["Wampa", "AT-ST", "Repair"])
        .their_deck(["Greedo"])
        .action_phase();
    game.us().play("Aggrieved Parliamentarian").expect_discard(["Recruit"]);
    game.them().expect_discard([]).expect_deck_size(4).expect_deck_top(["Greedo"]);
    game.expect_in_deck("Wampa").expect_action_of(Side::Them);
}

/// TWI_254: Raid 1; 1 less beside a Trooper.
#[test]
fn volunteer_soldier_is_cheaper_beside_a_trooper() {
    let with = |other| {
        let mut game = scenario().our_hand(["TWI_254"]).ours([other]).action_phase();
        game.us().play("TWI_254");
        game.expect_keyword("TWI_254", Keyword::Raid);
        game
    };
    with("Battle Droid").us().expect_ready_resources(18);
    with("Wampa").us().expect_ready_resources(17);
}

/// TWI_255: no leader has an ability but its epic action, on either side of it.
#[test]
fn brain_invaders_silence_leaders() {
    let mut game = scenario()
        .our_hand(["Brain Invaders"])
        .our_leader("Boba Fett, Collecting the Bounty")
        .our_resources(8)
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().play("Brain Invaders");
    game.expect_offered("Darth Vader -> our base");
    game.them().attack("Darth Vader", "our base");
    // No "on attack" ability is left.
    game.expect_action_of(Side::Us);
    game.expect_offered("deploy Boba Fett");
    let mut used = scenario().ours(["Brain Invaders"]).our_leader("Luke Skywalker, Faithful Friend").action_phase();
    used.expect_not_offered("use Luke Skywalker");
    let mut keyword = scenario().ours(["Brain Invaders"]).our_deployed_leader("Director Krennic").action_phase();
    keyword.expect_no_keyword("Director Krennic", Keyword::Restore);
}

/// TWI_256: +1/+0 on no Vehicle; the unit may deal 1 damage to a ground unit.
#[test]
fn hold_out_blaster_may_shoot_once() {
    let mut game = scenario()
        .our_hand(["Hold-Out Blaster"])
        .ours(["Wampa", "TIE/ln Fighter"])
        .theirs(["Battle Droid"])
        .action_phase();
    game.expect_not_offered("play Hold-Out Blaster onto TIE/ln Fighter");
    game.us().play_onto("Hold-Out Blaster", "Wampa");
    game.expect_options(["Wampa", "Battle Droid", "no"]);
    game.us().choose("Battle Droid");
    game.expect_gone("Battle Droid").expect_power("Wampa", 5);
    let wampa = game.card("Wampa");
    game.expect_event(
        "the Wampa dealt the damage",
        |event| matches!(event, testkit::Event::Damaged { by: Some(by), combat: false, .. } if *by == wampa),
    );
}

/// TWI_257: two cards; without a token unit two of hand go to the bottom in our order.
#[test]
fn private_manufacturing_draws_two() {
    let with = |ours: &'static [&'static str]| {
        let mut game = scenario()
            .our_hand(["Private Manufacturing", "Repair"])
            .our_deck(["Recruit", "AT-ST", "Wampa"])
            .ours(ours.iter().copied())
            .action_phase();
        game.us().play("Private Manufacturing");
        game
    };
    with(&["Battle Droid"]).us().expect_hand(["Recruit", "AT-ST", "Repair"]);
    let mut game = with(&["Battlefield Marine"]);
    game.us().choose("Repair").choose("AT-ST").choose("AT-ST");
    game.us().expect_hand(["Recruit"]).expect_deck_top(["Wampa"]).expect_deck_size(3);
    game.expect_action_of(Side::Them);
}
