//! The cards of Shadows of the Galaxy from SHD_084 to SHD_095: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- SHD_084 Phase-III Dark Trooper ----

/// SHD_084: Sentinel; gets an Experience token when dealt combat damage that it survives, attacking or defending.
#[test]
fn phase_iii_dark_trooper_gets_experience_when_it_survives_combat_damage() {
    let mut game = scenario()
        .ours(["Phase-III Dark Trooper"])
        .theirs(["Underworld Thug", "Cantina Braggart", "Jawa Scavenger"])
        .their_action_phase();
    game.expect_keyword("Phase-III Dark Trooper", Keyword::Sentinel);
    game.them().attack("Underworld Thug", "Phase-III Dark Trooper");
    game.expect_upgrades("Phase-III Dark Trooper", ["Experience"]).expect_damage("Phase-III Dark Trooper", 2);
    // No damage, no token.
    game.us().attack("Phase-III Dark Trooper", "Cantina Braggart");
    game.expect_upgrades("Phase-III Dark Trooper", ["Experience"]).expect_action_of(Side::Them);
}

// Corners

/// SHD_084: a Shield prevents the damage, so no token is given.
#[test]
fn phase_iii_dark_trooper_gets_no_experience_behind_a_shield() {
    let mut game = scenario()
        .ours([unit("Phase-III Dark Trooper").with(["Shield"])])
        .theirs(["Underworld Thug"])
        .their_action_phase();
    game.them().attack("Underworld Thug", "Phase-III Dark Trooper");
    game.expect_upgrades("Phase-III Dark Trooper", []).expect_damage("Phase-III Dark Trooper", 0);
}

// Rulings

/// SHD_084, CR 6.3.5: combat damage is dealt in the last step of an attack. Other damage does not count.
#[test]
fn phase_iii_dark_trooper_gets_experience_from_combat_damage_only() {
    let mut game = scenario()
        .ours(["Phase-III Dark Trooper"])
        .theirs([unit("Viper Probe Droid").with(["Fallen Lightsaber"]), unit("Wampa")])
        .their_hand(["SHD_030"])
        .their_action_phase();
    game.them().play("Death Trooper").choose("Wampa").choose("Phase-III Dark Trooper");
    game.expect_damage("Phase-III Dark Trooper", 2).expect_upgrades("Phase-III Dark Trooper", []);
}

/// SHD_084: a defeated Trooper gets no token; a survivor has its token before the next action.
#[test]
fn phase_iii_dark_trooper_defeated_in_combat_gets_no_experience() {
    let mut game = scenario().ours(["Phase-III Dark Trooper"]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "Phase-III Dark Trooper");
    game.expect_gone("Phase-III Dark Trooper").expect_gone("Experience").expect_action_of(Side::Us);
    // A survivor whose attacker fell has its token when the next action comes.
    let mut game = scenario()
        .ours([unit("Phase-III Dark Trooper").with(["Resilient"])])
        .theirs([unit("Wampa").damage(3)])
        .their_action_phase();
    game.them().attack("Wampa", "Phase-III Dark Trooper");
    game.expect_upgrades("Phase-III Dark Trooper", ["Experience", "Resilient"]).expect_action_of(Side::Us);
}

/// SHD_084, CR 6.3.5, 7.6.15B: of the damage during one attack only the combat damage counts.
#[test]
fn phase_iii_dark_trooper_gets_one_token_for_an_attack() {
    let mut game = scenario()
        .ours([unit("Phase-III Dark Trooper").with(["Resilient", "Resilient"])])
        .theirs([unit("Battlefield Marine").with(["Vambrace Flamethrower"])])
        .their_action_phase();
    game.them().attack("Battlefield Marine", "Phase-III Dark Trooper").choose_times(3, "Phase-III Dark Trooper");
    // 3 of the flames, and 3 + 2 in combat: the Flamethrower gives power, too.
    game.expect_upgrades("Phase-III Dark Trooper", ["Experience", "Resilient", "Resilient"]);
}

// ---- SHD_085 Superlaser Technician ----

/// SHD_085: when defeated, it may become a ready resource.
#[test]
fn superlaser_technician_may_become_a_ready_resource() {
    let mut game = scenario().our_resources(1).ours(["SHD_085"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Superlaser Technician", "Wampa").yes().expect_ready_resources(2);
    game.expect_in_resources("Superlaser Technician");
}

// ---- SHD_086 Warbird Stowaway ----

/// SHD_086: +2/+0 with the initiative; Smuggle for 4.
#[test]
fn warbird_stowaway_gets_2_power_with_the_initiative() {
    let mut game = scenario().ours(["Warbird Stowaway"]).theirs(["Warbird Stowaway"]).action_phase();
    game.expect_power("our Warbird Stowaway", 4).expect_power("their Warbird Stowaway", 2);
    game.us().pass();
    game.them().take_initiative();
    game.expect_power("our Warbird Stowaway", 2).expect_power("their Warbird Stowaway", 4);
    let mut game = scenario()
        .our_leader("Hondo Ohnaka")
        .our_resources(3)
        .our_resource_cards(["Warbird Stowaway"])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().play("Warbird Stowaway").no().expect_ready_resources(0).expect_resources(4);
}

// ---- SHD_087 Crosshair, Following Orders ----

/// SHD_087: +1/+0 for 2 resources, any number of times; exhausts to deal damage equal to his power to an enemy ground
/// unit.
#[test]
fn crosshair_pays_for_power_and_deals_his_power_as_damage() {
    let mut game = scenario().our_resources(5).ours(["Crosshair"]).theirs(["AT-ST", "TIE/ln Fighter"]).action_phase();
    game.us().use_ability_number(1, "Crosshair").expect_ready_resources(3);
    game.expect_power("Crosshair", 3).expect_ready("Crosshair").them().pass();
    game.us().use_ability_number(1, "Crosshair").expect_ready_resources(1);
    game.expect_power("Crosshair", 4).them().pass();
    // One resource is too little: the second ability is all that is left.
    game.us().use_ability("Crosshair");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4).expect_exhausted("Crosshair").both_pass().nobody_resources();
    game.expect_power("Crosshair", 2);
}

// Rulings

/// SHD_087: his current power counts.
#[test]
fn crosshair_deals_his_current_power() {
    let mut game = scenario()
        .ours([unit("Crosshair").with(["Experience"])])
        .their_hand(["Disarm"])
        .our_hand(["Moment of Glory"])
        .theirs(["AT-AT Suppressor"])
        .action_phase();
    game.us().play("Moment of Glory").choose("Crosshair");
    game.them().play("Disarm").choose("Crosshair");
    game.us().use_ability_number(1, "Crosshair");
    game.them().pass();
    // 2, 1 and 4, less 4, 1 of his own.
    game.us().use_ability_number(2, "Crosshair").choose("AT-AT Suppressor");
    game.expect_damage("AT-AT Suppressor", 4);
}

// ---- SHD_088 Ephant Mon, Head of Security ----

/// SHD_088: an enemy unit that attacked our base this phase is captured by a friendly unit in its arena.
#[test]
fn ephant_mon_lets_a_unit_capture_an_enemy_that_attacked_our_base() {
    let mut game = scenario()
        .ours(["Ephant Mon", "Alliance X-Wing", "Wampa"])
        .theirs(["TIE/ln Fighter", "AT-ST"])
        .their_action_phase();
    game.them().attack("TIE/ln Fighter", "our base");
    game.us().attack("Ephant Mon", "their base");
    game.expect_options(["TIE/ln Fighter"]);
    game.us().choose("TIE/ln Fighter");
    game.expect_options(["Alliance X-Wing"]);
    game.us().choose("Alliance X-Wing");
    game.expect_captured("TIE/ln Fighter").expect_in_play("AT-ST");
    game.them().expect_base_damage(4);
}

// Corners

/// SHD_088: a friendly unit that attacked our base earlier and a leader are not captured.
#[test]
fn ephant_mon_captures_no_friendly_unit_and_no_leader() {
    let mut game = scenario()
        .ours(["Ephant Mon"])
        .theirs(["AT-ST"])
        .their_deployed_leader("Grand Moff Tarkin")
        .our_hand(["Repair", "Change of Heart"])
        .their_action_phase();
    game.them().attack("Grand Moff Tarkin", "our base").no();
    game.us().play("Repair").choose("our base");
    game.them().attack("AT-ST", "our base");
    game.us().play("Change of Heart").choose("AT-ST");
    game.them().pass();
    game.us().attack("Ephant Mon", "their base");
    game.expect_action_of(Side::Them).expect_controller("AT-ST", Side::Us);
}

// Rulings

/// SHD_088: he may be the unit that captures.
#[test]
fn ephant_mon_may_capture_with_himself() {
    let mut game = scenario().ours(["Ephant Mon"]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "our base");
    game.us().attack("Ephant Mon", "their base").choose("AT-ST");
    game.expect_options(["Ephant Mon"]);
    game.us().choose("Ephant Mon");
    game.expect_captured("AT-ST");
    game.them().expect_base_damage(4);
}

/// SHD_088: the defending unit may be captured; then no combat damage is dealt.
#[test]
fn ephant_mon_may_capture_the_defending_unit() {
    let mut game = scenario().ours(["Ephant Mon"]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "our base");
    game.us().attack("Ephant Mon", "AT-ST").choose("AT-ST").choose("Ephant Mon");
    game.expect_captured("AT-ST").expect_damage("Ephant Mon", 0);
    game.them().expect_base_damage(0);
}

// ---- SHD_089 Pirate Battle Tank ----

/// SHD_089: Sentinel, and Smuggle for 7.
#[test]
fn pirate_battle_tank_has_sentinel_and_smuggle() {
    let mut game = scenario()
        .our_leader("Hondo Ohnaka")
        .our_resources(7)
        .our_resource_cards(["Pirate Battle Tank"])
        .action_phase();
    game.us().play("Pirate Battle Tank").no().expect_ready_resources(1);
    game.expect_keyword("Pirate Battle Tank", Keyword::Sentinel);
}

// ---- SHD_090 Maul, Shadow Collective Visionary ----

/// SHD_090: Ambush and Overwhelm; on attack, another friendly Underworld unit may take the combat damage instead of
/// him.
#[test]
fn maul_may_redirect_combat_damage_to_another_underworld_unit() {
    let table = || {
        scenario()
            .ours([unit("Maul, Shadow Collective Visionary"), unit("Pyke Sentinel"), unit("Wampa")])
            .theirs(["Battlefield Marine"])
            .action_phase()
    };
    let mut game = table();
    game.us().attack("Maul", "Battlefield Marine");
    game.expect_options(["Pyke Sentinel", "no"]);
    game.us().choose("Pyke Sentinel");
    game.expect_damage("Maul", 0).expect_gone("Pyke Sentinel").expect_gone("Battlefield Marine");
    // 7 damage for 3 HP.
    game.them().expect_base_damage(4);
    let mut game = table();
    game.us().attack("Maul", "Battlefield Marine").no();
    game.expect_damage("Maul", 3).expect_damage("Pyke Sentinel", 0);
}

// Corners

/// SHD_090: the Shield of the unit that takes the damage prevents it.
#[test]
fn maul_redirected_damage_is_prevented_by_the_other_units_shield() {
    let mut game = scenario()
        .ours([unit("Maul, Shadow Collective Visionary"), unit("Lom Pyke").with(["Shield"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Maul", "AT-ST").choose("Lom Pyke");
    game.expect_gone("AT-ST").expect_damage("Maul", 0);
    game.expect_damage("Lom Pyke", 0).expect_upgrades("Lom Pyke", []);
}

/// SHD_090: the next attack and an attack on him are not affected.
#[test]
fn maul_redirects_damage_only_in_that_attack() {
    let mut game = scenario()
        .ours(["Maul, Shadow Collective Visionary", "Lom Pyke"])
        .theirs(["Battlefield Marine", "Swoop Racer"])
        .action_phase();
    game.us().attack("Maul", "Battlefield Marine").choose("Lom Pyke");
    game.them().attack("Swoop Racer", "Maul");
    game.expect_damage("Lom Pyke", 3).expect_damage("Maul", 4);
}

// Rulings

/// SHD_090, CR 6.3.5: only combat damage is redirected, not damage from abilities during the attack.
#[test]
fn maul_takes_damage_from_abilities_himself() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 1, to: This)]))")
        .ours([unit("Maul, Shadow Collective Visionary").with(["Resilient"]), unit("Lom Pyke")])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Maul", "Battlefield Marine").resolve_first("Maul").choose("Lom Pyke");
    game.expect_damage("Maul", 1).expect_damage("Lom Pyke", 3);
}

// ---- SHD_091 Jabba's Rancor, Pateesa ----

/// SHD_091: costs 1 less with Jabba the Hutt, leader or unit. 3 damage to a friendly and an enemy ground unit, when
/// played and on attack.
#[test]
fn jabbas_rancor_damages_a_friendly_and_an_enemy_ground_unit() {
    let mut game = scenario()
        .our_leader("Jabba the Hutt, His High Exaltedness")
        .our_hand(["Jabba's Rancor"])
        .our_resources(7)
        .ours(["AT-ST", "Alliance X-Wing"])
        .theirs(["Consular Security Force", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Jabba's Rancor").expect_ready_resources(0);
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_options(["Consular Security Force"]);
    game.us().choose("Consular Security Force");
    game.expect_damage("AT-ST", 3).expect_damage("Consular Security Force", 3);
    game.both_pass().nobody_resources();
    game.us().attack("Jabba's Rancor", "their base").choose("AT-ST").choose("Consular Security Force");
    game.expect_damage("AT-ST", 6).expect_damage("Consular Security Force", 6);
    let mut game = scenario()
        .our_leader("Gar Saxon")
        .our_base("Nevarro City")
        .ours(["Jabba the Hutt, Cunning Daimyo"])
        .our_hand(["Jabba's Rancor"])
        .our_resources(7)
        .action_phase();
    game.us().play("Jabba's Rancor").choose("Jabba the Hutt").expect_ready_resources(0);
}

// Corners

/// SHD_091: without an enemy ground unit the friendly unit is still damaged.
#[test]
fn jabbas_rancor_damages_a_friendly_unit_without_an_enemy_unit() {
    let mut game = scenario().ours(["Jabba's Rancor", "Wampa"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().attack("Jabba's Rancor", "their base").choose("Wampa");
    game.expect_damage("Wampa", 3).expect_damage("TIE/ln Fighter", 0);
}

/// SHD_091: 1 less if we control Jabba the Hutt, leader or unit, and not if the opponent does.
#[test]
fn jabbas_rancor_costs_1_less_with_jabba() {
    let table = || scenario().our_base("Command Center").our_hand(["Jabba's Rancor"]);
    for (mut game, left) in [
        (table().our_leader("Grand Moff Tarkin, Oversector Governor").action_phase(), 12),
        (table().our_leader("Jabba the Hutt, His High Exaltedness").action_phase(), 13),
        (table().our_leader("Grand Moff Tarkin, Oversector Governor").ours(["SOR_181"]).action_phase(), 13),
        (table().our_leader("Grand Moff Tarkin, Oversector Governor").theirs(["SOR_181"]).action_phase(), 12),
    ] {
        game.us().play("Jabba's Rancor").expect_ready_resources(left);
    }
}

// ---- SHD_092 Finalizer, Might of the First Order ----

/// SHD_092: Overwhelm; each chosen friendly unit captures an enemy unit in its arena.
#[test]
fn finalizer_lets_chosen_units_capture_enemy_units() {
    let mut game = scenario()
        .our_hand(["Finalizer"])
        .ours(["Wampa", "Greedo"])
        .theirs(["AT-ST", "TIE/ln Fighter", "Avenger"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("Finalizer");
    game.expect_options(["Finalizer", "Wampa", "Greedo", "done"]);
    game.us().choose("Finalizer").choose("Wampa").done();
    game.expect_options(["TIE/ln Fighter", "Avenger"]);
    game.us().choose("Avenger");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_captured("Avenger").expect_captured("AT-ST").expect_in_play("TIE/ln Fighter");
    game.expect_keyword("Finalizer", Keyword::Overwhelm).expect_action_of(Side::Them);
}

// Rulings

/// SHD_092, CR 8.4.1: a unit without an enemy unit left to capture captures none. We choose which do (ruling 3).
#[test]
fn finalizer_unit_without_an_enemy_unit_captures_nothing() {
    let mut game = scenario().our_hand(["Finalizer"]).ours(["Wampa", "Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Finalizer").choose("Finalizer").choose("Wampa").choose("Greedo");
    game.expect_options(["Wampa", "Greedo"]);
    game.us().choose("Greedo").choose("AT-ST");
    game.expect_captured("AT-ST").expect_action_of(Side::Them);
}

// ---- SHD_093 Remnant Reserves ----

/// SHD_093: up to three units of the top five cards.
#[test]
fn remnant_reserves_draws_up_to_three_units() {
    let mut game = scenario()
        .our_hand(["Remnant Reserves"])
        .our_deck(["Wampa", "Recruit", "Greedo", "AT-ST", "Battlefield Marine", "Repair"])
        .action_phase();
    game.us().play("Remnant Reserves");
    game.expect_options(["Wampa", "Greedo", "AT-ST", "Battlefield Marine", "done"]);
    game.us().choose("Wampa").choose("AT-ST").choose("Greedo").expect_hand(["Wampa", "AT-ST", "Greedo"]);
    game.us().expect_deck_top(["Repair"]).expect_deck_size(3);
}

// ---- SHD_094 Palpatine's Return ----

/// SHD_094: a unit from our discard pile for 6 less, a Force unit for 8 less.
#[test]
fn palpatines_return_plays_a_unit_from_the_discard_pile_for_less() {
    let mut game = scenario()
        .our_leader("Emperor Palpatine, Galactic Ruler")
        .our_base("Death Watch Hideout")
        .our_hand(["Palpatine's Return"])
        .our_discard(["Emperor Palpatine, Master of the Dark Side", "AT-AT Suppressor", "Recruit"])
        .their_discard(["Wampa"])
        .our_resources(10)
        .action_phase();
    game.us().play("Palpatine's Return");
    game.expect_options(["play Emperor Palpatine", "play AT-AT Suppressor"]);
    // 6 for the event; 8, 2 for Vigilance, less 6.
    game.us().play("AT-AT Suppressor").expect_ready_resources(0);
    let mut game = scenario()
        .our_leader("Emperor Palpatine, Galactic Ruler")
        .our_base("Death Watch Hideout")
        .our_hand(["Palpatine's Return"])
        .our_discard(["Emperor Palpatine, Master of the Dark Side"])
        .our_resources(6)
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Palpatine's Return").play("Emperor Palpatine").expect_ready_resources(0);
    game.us().choose_times(6, "AT-ST");
    game.expect_damage("AT-ST", 6);
}

// ---- SHD_095 Clone Deserter ----

/// SHD_095: Restore 1; its Bounty draws a card.
#[test]
fn clone_deserter_bounty_draws_a_card() {
    let mut game =
        scenario().ours(["Clone Deserter"]).theirs(["AT-ST"]).our_base_damage(2).their_deck(["Recruit"]).action_phase();
    game.us().attack("Clone Deserter", "AT-ST").expect_base_damage(1);
    game.expect_asked(Side::Them, QuestionKind::Bounty);
    game.them().yes().expect_hand(["Recruit"]);
}
