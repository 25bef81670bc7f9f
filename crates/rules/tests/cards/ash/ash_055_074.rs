//! The cards of Ashes of the Empire from ASH_055 to ASH_074: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- ASH_055 Blade of Talzin, A Gift of Shadows ----

/// ASH_055: defeated on a friendly Night unit, it returns to hand; on another unit it does not. It cannot be attached
/// to a Vehicle.
#[test]
fn blade_of_talzin_returns_to_hand_when_defeated_on_a_night_unit() {
    let table = |host: &'static str| {
        scenario()
            .ours([unit(host).with(["Blade of Talzin, A Gift of Shadows"])])
            .confiscate_does("Defeat(Choose(is: Upgrade))")
            .our_hand(["Confiscate"])
    };
    let mut game = table("Reanimated Night Trooper").action_phase();
    game.us().play("Confiscate").choose("Blade of Talzin").expect_hand(["Blade of Talzin"]);
    let mut game = table("Wampa").action_phase();
    game.us().play("Confiscate").choose("Blade of Talzin").expect_hand([]);
    game.expect_in_discard("Blade of Talzin");
    let mut game = scenario().ours(["AT-ST", "Wampa"]).our_hand(["Blade of Talzin, A Gift of Shadows"]).action_phase();
    game.expect_offered("play Blade of Talzin onto Wampa").expect_not_offered("play Blade of Talzin onto AT-ST");
}

// Corners

/// ASH_055: the upgrade is defeated together with its unit.
#[test]
fn blade_of_talzin_returns_to_hand_when_its_unit_is_defeated() {
    let mut game = scenario()
        .ours([unit("Reanimated Night Trooper").with(["Blade of Talzin, A Gift of Shadows"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Reanimated Night Trooper", "AT-ST");
    game.us().resolve_first("Reanimated Night Trooper").choose_player(Side::Us).yes();
    game.expect_gone("Reanimated Night Trooper");
    game.us().expect_hand(["Blade of Talzin"]);
}

// ---- ASH_056 Huyang, Your Aptitude Falls Short ----

/// ASH_056: on attack -4/-0 for an upgraded unit.
#[test]
fn huyang_may_give_an_upgraded_unit_minus_4_power() {
    let mut game = scenario()
        .ours(["Huyang, Your Aptitude Falls Short"])
        .theirs([unit("AT-ST").with(["Shield"]), unit("Wampa")])
        .action_phase();
    game.us().attack("Huyang", "their base");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 2);
}

// ---- ASH_057 Lothal E-Wing ----

/// ASH_057: it has Restore 2 while an enemy unit is upgraded.
#[test]
fn lothal_e_wing_has_restore_2_while_an_enemy_unit_is_upgraded() {
    let mut game = scenario()
        .ours([unit("Lothal E-Wing").with(["Shield"])])
        .theirs(["Wampa"])
        .their_hand(["Resilient"])
        .their_action_phase();
    game.expect_no_keyword("Lothal E-Wing", Keyword::Restore);
    game.them().play_onto("Resilient", "Wampa");
    game.expect_keyword("Lothal E-Wing", Keyword::Restore);
}

// ---- ASH_058 Duchess's Protector ----

/// ASH_058, ASH_080, ASH_134: when the unit is defeated a Mandalorian is created.
#[test]
fn three_ash_cards_create_a_mandalorian_when_their_unit_is_defeated() {
    for (name, spec, created) in [
        ("Duchess's Protector", unit("Duchess's Protector"), 1),
        ("Covert Believers", unit("Covert Believers"), 1),
        ("Death Star Stormtrooper", unit("Death Star Stormtrooper").with(["Warrior's Legacy"]), 1),
        ("Death Star Stormtrooper", unit("Death Star Stormtrooper"), 0),
    ] {
        let mut game = scenario()
            .ours([spec])
            .confiscate_does("Damage(amount: 9, to: Choose())")
            .our_hand(["Confiscate"])
            .action_phase();
        game.us().play("Confiscate");
        game.expect_count("Mandalorian", 0).us().choose(name);
        game.expect_gone(name).expect_count("our Mandalorian", created).expect_count("Mandalorian", created);
        game.expect_action_of(Side::Them);
    }
}

// ---- ASH_059 Leia Organa, Vigilant for Danger ----

/// ASH_059: on attack, she may be dealt 1 damage to heal 2 from our base; with Support, the attacking unit is dealt it.
#[test]
fn leia_organa_may_take_1_damage_to_heal_2_from_our_base() {
    let mut game = scenario().ours(["Leia Organa, Vigilant for Danger"]).our_base_damage(5).action_phase();
    let mut declined = game.clone();
    game.us().attack("Leia Organa", "their base").yes().expect_base_damage(3);
    game.expect_damage("Leia Organa", 1);
    declined.us().attack("Leia Organa", "their base").no().expect_base_damage(5);
    let mut game =
        scenario().our_hand(["Leia Organa, Vigilant for Danger"]).ours(["Wampa"]).our_base_damage(5).action_phase();
    game.us().play("Leia Organa").attack("Wampa", "their base").yes().expect_base_damage(3);
    game.expect_damage("Wampa", 1).expect_damage("Leia Organa", 0);
}

// ---- ASH_060 Cobb Vanth, Let Me Handle This ----

/// ASH_060: when we play another unit he may be dealt 2 damage to give it a Shield.
#[test]
fn cobb_vanth_may_take_2_damage_to_give_a_played_unit_a_shield() {
    let mut game = scenario().our_hand(["Cobb Vanth, Let Me Handle This", "Wampa", "Greedo"]).action_phase();
    game.us().play("Cobb Vanth");
    game.them().pass();
    let mut declined = game.clone();
    game.us().play("Wampa").yes();
    game.expect_upgrades("Wampa", ["Shield"]).expect_damage("Cobb Vanth", 2).expect_power("Cobb Vanth", 4);
    declined.us().play("Wampa").no();
    declined.expect_upgrades("Wampa", []).expect_damage("Cobb Vanth", 0);
}

// ---- ASH_062 The Mandalorian, Devoted Rescuer ----

/// ASH_062: Shielded; his Shield may be defeated to prevent damage to another friendly unit.
#[test]
fn the_mandalorian_may_defeat_his_shield_to_protect_another_unit() {
    let mut game = scenario()
        .our_hand(["The Mandalorian, Devoted Rescuer"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Battlefield Marine"])
        .action_phase();
    game.us().play("The Mandalorian");
    game.expect_upgrades("The Mandalorian", ["Shield"]);
    game.them().attack("AT-ST", "Wampa");
    game.expect_asked(Side::Us, QuestionKind::Instead).expect_options(["Shield", "no"]);
    let mut declined = game.clone();
    game.us().choose("Shield");
    game.expect_damage("Wampa", 0).expect_damage("AT-ST", 4).expect_upgrades("The Mandalorian", []);
    declined.us().no();
    declined.expect_gone("Wampa").expect_upgrades("The Mandalorian", ["Shield"]);
    // Without a Shield there is nothing to decide.
    game.us().pass();
    game.them().attack("Battlefield Marine", "Wampa");
    game.expect_damage("Wampa", 3).expect_action_of(Side::Us);
}

// Corners

/// ASH_062, CR 8.18.1, 3.7.6: the Shield does not protect himself this way, a base or an enemy unit.
#[test]
fn the_mandalorian_does_not_protect_himself_bases_or_enemy_units() {
    let mut game = scenario()
        .ours([unit("The Mandalorian, Devoted Rescuer").with(["Shield"])])
        .theirs(["Wampa", "AT-ST"])
        .their_action_phase();
    let mut base = game.clone();
    game.them().attack("Wampa", "The Mandalorian");
    game.expect_upgrades("The Mandalorian", []).expect_damage("The Mandalorian", 0).expect_gone("Wampa");
    base.them().attack("Wampa", "our base");
    base.us().expect_base_damage(4);
    base.expect_upgrades("The Mandalorian", ["Shield"]).expect_action_of(Side::Us);
}

/// ASH_062, CR 7.7.5E: if several units are dealt damage at once, the Shield prevents the damage to one of them, and
/// its player chooses which.
#[test]
fn the_mandalorian_protects_one_of_several_damaged_units() {
    let table = || {
        let mut game = scenario()
            .ours([
                unit("The Mandalorian, Devoted Rescuer").with(["Shield"]),
                unit("Wampa"),
                unit("Battlefield Marine"),
            ])
            .confiscate_does("Damage(amount: 2, to: All(side: Enemy))")
            .their_hand(["Confiscate"])
            .their_action_phase();
        game.them().play("Confiscate");
        game.expect_asked(Side::Us, QuestionKind::Instead);
        game
    };
    let mut game = table();
    game.us().no().choose("Shield");
    game.expect_damage("Wampa", 2).expect_damage("Battlefield Marine", 0).expect_damage("The Mandalorian", 2);
    let mut game = table();
    game.us().no().no();
    game.expect_damage("Battlefield Marine", 2).expect_damage("The Mandalorian", 0);
    game.expect_upgrades("The Mandalorian", []);
}

/// ASH_062, CR 8.35.2: unpreventable damage is dealt without a question.
#[test]
fn the_mandalorian_does_not_prevent_unpreventable_damage() {
    let mut game = scenario()
        .ours([unit("The Mandalorian, Devoted Rescuer").with(["Shield"]), unit("Wampa")])
        .confiscate_does("Damage(amount: 2, to: Choose(side: Enemy), unpreventable: true)")
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Wampa");
    game.expect_damage("Wampa", 2).expect_upgrades("The Mandalorian", ["Shield"]).expect_action_of(Side::Us);
}

// Rulings

/// ASH_062, CR 7.7.5E: for a unit with a Shield of its own, its player chooses which of the two Shields is defeated
/// (ruling 1).
#[test]
fn the_mandalorian_or_the_units_own_shield_is_defeated_by_choice() {
    let mut game = scenario()
        .ours([unit("The Mandalorian, Devoted Rescuer").with(["Shield"]), unit("Wampa").with(["Shield"])])
        .theirs(["AT-ST"])
        .their_action_phase();
    game.them().attack("AT-ST", "Wampa");
    let mut own = game.clone();
    game.us().choose("Shield");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", ["Shield"]).expect_upgrades("The Mandalorian", []);
    own.us().no();
    own.expect_damage("Wampa", 0).expect_upgrades("Wampa", []).expect_upgrades("The Mandalorian", ["Shield"]);
}

// ---- ASH_063 Bo-Katan's Gauntlet, Reinforce from Above ----

/// ASH_063: creates a Mandalorian when another friendly non-token unit is defeated.
#[test]
fn bo_katans_gauntlet_creates_a_mandalorian_per_defeated_friendly_unit() {
    let mut game = scenario()
        .ours(["Bo-Katan's Gauntlet, Reinforce from Above", "Death Star Stormtrooper"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Death Star Stormtrooper", "Wampa");
    game.expect_gone("Death Star Stormtrooper").expect_count("our Mandalorian", 1);
    let mut game = scenario()
        .ours([unit("Bo-Katan's Gauntlet, Reinforce from Above").damage(4), unit("Battle Droid")])
        .theirs(["AT-ST"])
        .confiscate_does("Defeat(Choose(side: Friendly))")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Battle Droid");
    game.expect_count("Mandalorian", 0);
}

// Rulings

/// ASH_063: defeated together with other friendly units, it still triggers for them (ruling 1).
#[test]
fn bo_katans_gauntlet_triggers_on_units_defeated_together_with_it() {
    let mut game = scenario()
        .ours(["Bo-Katan's Gauntlet, Reinforce from Above", "Death Star Stormtrooper", "Wampa"])
        .confiscate_does("Defeat(All(side: Friendly))")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate");
    game.us().resolve_first("Death Star Stormtrooper");
    game.expect_count("our Mandalorian", 2);
}

// ---- ASH_064 The Armorer, Secrecy is Our Survival ----

/// ASH_064: each friendly unit with Shielded has a Shield, she among them.
#[test]
fn the_armorer_gives_units_with_shielded_a_shield() {
    let mut game = scenario()
        .our_hand(["The Armorer, Secrecy is Our Survival"])
        .ours(["Mandalorian", "Wampa"])
        .theirs(["Imperial Armored Commando"])
        .action_phase();
    game.us().play("The Armorer");
    game.us().resolve_first("The Armorer");
    game.expect_upgrades("The Armorer", ["Shield", "Shield"]).expect_upgrades("Mandalorian", ["Shield"]);
    game.expect_upgrades("Wampa", []).expect_upgrades("Imperial Armored Commando", []);
}

// ---- ASH_065 Home One, Heart of the Fleet ----

/// ASH_065: all damage is healed from each friendly unit.
#[test]
fn home_one_heals_all_damage_from_friendly_units() {
    let mut game = scenario()
        .our_hand(["Home One, Heart of the Fleet"])
        .ours([unit("Wampa").damage(3), unit("AT-ST").damage(5)])
        .theirs([unit("Greedo"), unit("Consular Security Force").damage(2)])
        .action_phase();
    game.us().play("Home One");
    game.expect_damage("Wampa", 0).expect_damage("AT-ST", 0).expect_damage("Consular Security Force", 2);
    game.expect_keyword("Home One", Keyword::Sentinel);
}

// ---- ASH_066 Luke's Jedi Lightsaber, Constructed by Hand ----

/// ASH_066: Luke Skywalker, leader or unit, gains Sentinel from it; other units do not, and it cannot be attached to
/// Vehicles.
#[test]
fn lukes_jedi_lightsaber_gives_luke_skywalker_sentinel() {
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Wampa", "AT-ST"])
        .our_hand(["Luke's Jedi Lightsaber, Constructed by Hand"])
        .action_phase();
    game.expect_not_offered("play Luke's Jedi Lightsaber onto AT-ST");
    let mut other = game.clone();
    game.us().play_onto("Luke's Jedi Lightsaber", "Luke Skywalker");
    game.expect_keyword("Luke Skywalker", Keyword::Sentinel);
    other.us().play_onto("Luke's Jedi Lightsaber", "Wampa");
    other.expect_no_keyword("Wampa", Keyword::Sentinel).expect_power("Wampa", 7);
}

// ---- ASH_067 Get Lost ----

/// ASH_067: an upgraded non-leader unit is defeated.
#[test]
fn get_lost_defeats_an_upgraded_non_leader_unit() {
    let mut game = scenario()
        .our_hand(["Get Lost"])
        .theirs([unit("AT-ST").with(["Shield"]), unit("Wampa")])
        .their_deployed_leader(unit("Darth Vader, Dark Lord of the Sith").with(["Shield"]))
        .action_phase();
    game.us().play("Get Lost");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_gone("AT-ST");
}

// ---- ASH_068 Domesticated Loth-Cat ----

/// ASH_068: enemy units have neither Ambush nor Support.
#[test]
fn domesticated_loth_cat_removes_ambush_and_support_from_enemy_units() {
    let mut game = scenario()
        .theirs(["Domesticated Loth-Cat"])
        .our_hand(["Blurrg", "Syndicate Lackeys"])
        .our_resources(40)
        .ours(["Wampa"])
        .action_phase();
    game.us().play("Blurrg");
    game.expect_action_of(Side::Them)
        .expect_no_keyword("Blurrg", Keyword::Support)
        .expect_keyword("Blurrg", Keyword::Overwhelm);
    game.them().pass();
    game.us().play("Syndicate Lackeys");
    game.expect_action_of(Side::Them);
}

// Rulings

/// ASH_068: it applies to units as they are played, and to keywords they would gain (ruling 1).
#[test]
fn domesticated_loth_cat_affects_units_as_they_are_played() {
    let mut game = scenario()
        .theirs(["Domesticated Loth-Cat"])
        .our_hand(["AT-ST Raider"])
        .our_resources(40)
        .ours(["Wampa"])
        .action_phase();
    game.us().play("AT-ST Raider");
    game.expect_no_keyword("AT-ST Raider", Keyword::Ambush).expect_action_of(Side::Them);
}

// ---- ASH_069 Noti Nomad ----

/// ASH_069: Shielded.
#[test]
fn noti_nomad_has_shielded() {
    let mut game = scenario().our_hand(["Noti Nomad"]).action_phase();
    game.us().play("Noti Nomad");
    game.expect_upgrades("Noti Nomad", ["Shield"]);
}

// ---- ASH_070 At Attin Safety Droid ----

/// ASH_070: of each instance of damage to our base, everything above 4 is prevented. Damage to the enemy base is not.
#[test]
fn at_attin_safety_droid_prevents_base_damage_above_4() {
    let mut game = scenario().ours(["At Attin Safety Droid", "AT-ST"]).theirs(["AT-ST", "Wampa"]).their_action_phase();
    game.them().attack("AT-ST", "our base");
    game.us().expect_base_damage(4).attack("AT-ST", "their base");
    game.them().expect_base_damage(6).attack("Wampa", "our base");
    game.us().expect_base_damage(8);
}

// Corners

/// ASH_070: a second copy adds nothing; damage to units is not prevented.
#[test]
fn at_attin_safety_droids_do_not_add_up_or_protect_units() {
    let mut game = scenario()
        .ours(["At Attin Safety Droid", "At Attin Safety Droid", "Krayt Dragon"])
        .confiscate_does("Damage(amount: 7, to: Choose(is: UnitOrBase))")
        .their_hand(["Confiscate", "Confiscate"])
        .their_action_phase();
    let mut unit = game.clone();
    game.them().play("Confiscate").choose("our base");
    game.us().expect_base_damage(4);
    unit.them().play("Confiscate").choose("Krayt Dragon");
    unit.expect_damage("Krayt Dragon", 7);
}

/// ASH_070, CR 8.35.2: indirect damage is not prevented.
#[test]
fn at_attin_safety_droid_does_not_prevent_indirect_damage() {
    let mut game = scenario()
        .ours(["At Attin Safety Droid"])
        .confiscate_does("IndirectDamage(amount: 6)")
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").choose_player(Side::Us);
    game.us().choose_times(6, "our base").expect_base_damage(6);
}

/// ASH_070, CR 7.7.5E: with another effect on the same damage, the base's player chooses the order.
#[test]
fn at_attin_safety_droid_is_ordered_with_other_prevention() {
    for (first, left) in [("At Attin Safety Droid", 2), ("Confiscate", 4)] {
        let mut game = scenario()
            .ours(["At Attin Safety Droid"])
            .theirs(["AT-ST"])
            .confiscate_does("Gain(to: Base(You), gives: [Instead(of: Damage(), becomes: Less(2))], for: Phase)")
            .our_hand(["Confiscate"])
            .action_phase();
        game.us().play("Confiscate");
        game.them().attack("AT-ST", "our base");
        game.expect_asked(Side::Us, QuestionKind::Replacement);
        game.us().choose(first).expect_base_damage(left);
    }
}

// ---- ASH_071 Battered Haulcraft ----

/// ASH_071: 1 damage to itself and 1 to an enemy space unit.
#[test]
fn battered_haulcraft_damages_itself_and_an_enemy_space_unit() {
    let mut game = scenario().our_hand(["Battered Haulcraft"]).theirs(["Cartel Spacer", "Wampa"]).action_phase();
    game.us().play("Battered Haulcraft");
    game.expect_options(["Cartel Spacer"]);
    game.us().choose("Cartel Spacer");
    game.expect_damage("Battered Haulcraft", 1).expect_damage("Cartel Spacer", 1);
    let mut game = scenario().our_hand(["Battered Haulcraft"]).action_phase();
    game.us().play("Battered Haulcraft");
    game.expect_damage("Battered Haulcraft", 1);
}

// ---- ASH_072 Doctor Pershing, Dedicated to Research ----

/// ASH_072: on attack with 3 or more remaining HP a card is drawn.
#[test]
fn doctor_pershing_draws_on_attack_with_3_or_more_remaining_hp() {
    let mut game =
        scenario().ours(["Doctor Pershing, Dedicated to Research"]).our_deck(["Repair", "Greedo"]).action_phase();
    game.us().attack("Doctor Pershing", "their base").expect_hand(["Repair"]);
    let mut game = scenario()
        .ours([unit("Doctor Pershing, Dedicated to Research").damage(2)])
        .our_deck(["Repair", "Greedo"])
        .action_phase();
    game.us().attack("Doctor Pershing", "their base").expect_hand([]);
}

// Rulings

/// ASH_072: with his Support, the attacking unit must have 3 or more remaining HP (ruling 1).
#[test]
fn doctor_pershing_support_counts_the_remaining_hp_of_the_attacker() {
    let table = || scenario().our_hand(["Doctor Pershing, Dedicated to Research"]).our_deck(["Repair", "Greedo"]);
    let mut game = table().ours(["Wampa"]).action_phase();
    game.us().play("Doctor Pershing").attack("Wampa", "their base").expect_hand(["Repair"]);
    let mut game = table().ours([unit("Wampa").damage(3)]).action_phase();
    game.us().play("Doctor Pershing").attack("Wampa", "their base").expect_hand([]);
}

// ---- ASH_073 Palace Chef Droid ----

/// ASH_073: +2/+0 while it is defending.
#[test]
fn palace_chef_droid_gets_2_power_while_defending() {
    let mut game = scenario().ours(["Palace Chef Droid"]).theirs(["Wampa"]).their_action_phase();
    game.expect_power("Palace Chef Droid", 0).expect_keyword("Palace Chef Droid", Keyword::Sentinel);
    game.them().attack("Wampa", "Palace Chef Droid");
    game.expect_damage("Wampa", 2);
}

// ---- ASH_074 Mos Eisley Modifier ----

/// ASH_074: Support and Grit: the unit that attacks has Grit.
#[test]
fn mos_eisley_modifier_supports_with_grit() {
    let mut game = scenario().our_hand(["Mos Eisley Modifier"]).ours([unit("Wampa").damage(2)]).action_phase();
    game.us().play("Mos Eisley Modifier").attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    game.expect_power("Wampa", 4);
}
