//! The cards of Ashes of the Empire from ASH_185 to ASH_205: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{about_to_play, with_an_enemy};

// ---- ASH_185 Intimidation ----

/// ASH_185: with a unit of 4 or more power 2 cards are drawn.
#[test]
fn intimidation_draws_2_cards_with_a_unit_of_4_or_more_power() {
    let mut game =
        scenario().our_hand(["Intimidation"]).ours(["Wampa"]).our_deck(["Repair", "Greedo", "AT-ST"]).action_phase();
    game.us().play("Intimidation").expect_hand(["Repair", "Greedo"]);
    let mut game = scenario()
        .our_hand(["Intimidation"])
        .ours(["Greedo"])
        .theirs(["Wampa"])
        .our_deck(["Repair", "AT-ST"])
        .action_phase();
    game.us().play("Intimidation").expect_hand([]);
}

// Rulings

/// ASH_185: the current power counts (ruling 1).
#[test]
fn intimidation_counts_current_power() {
    let mut game = scenario()
        .our_hand(["Intimidation"])
        .ours([unit("Greedo").with(["Academy Training"])])
        .our_deck(["Repair", "AT-ST", "Wampa"])
        .action_phase();
    game.us().play("Intimidation").expect_hand_size(2);
}

// ---- ASH_186 Treacherous Minefield ----

/// ASH_186: each unit in an arena deals itself 2 damage when it attacks this phase.
#[test]
fn treacherous_minefield_makes_attackers_of_an_arena_take_2_damage() {
    let mut game =
        scenario().our_hand(["Treacherous Minefield"]).ours(["Cartel Spacer"]).theirs(["Wampa"]).action_phase();
    game.us().play("Treacherous Minefield").pick("ground");
    game.them().attack("Wampa", "our base");
    game.expect_damage("Wampa", 2);
    game.us().attack("Cartel Spacer", "their base");
    game.expect_damage("Cartel Spacer", 0);
}

// Rulings

/// ASH_186: a unit that enters play afterwards is not affected (ruling 1).
#[test]
fn treacherous_minefield_does_not_affect_units_entering_later() {
    let mut game = scenario()
        .our_hand(["Treacherous Minefield"])
        .confiscate_does("Ready(All())")
        .their_hand(["Wampa", "Confiscate"])
        .action_phase();
    game.us().play("Treacherous Minefield").pick("ground");
    game.them().play("Wampa");
    game.us().pass();
    game.them().play("Confiscate");
    game.us().pass();
    game.them().attack("Wampa", "our base");
    game.expect_damage("Wampa", 0);
}

// ---- ASH_187 Reckoning ----

/// ASH_187: damage equal to all damage on our units.
#[test]
fn reckoning_deals_damage_equal_to_the_damage_on_our_units() {
    let mut game = scenario()
        .our_hand(["Reckoning"])
        .ours([unit("Wampa").damage(3), unit("AT-ST").damage(2)])
        .theirs([unit("Avenger").damage(1)])
        .action_phase();
    game.us().play("Reckoning").choose("Avenger");
    game.expect_damage("Avenger", 6);
}

// ---- ASH_188 Galvanized Leap ----

/// ASH_188: a unit that was damaged this phase is readied.
#[test]
fn galvanized_leap_readies_a_unit_damaged_this_phase() {
    let mut game = scenario()
        .our_hand(["Galvanized Leap"])
        .ours(["Wampa", "Greedo", "AT-ST"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.them().pass();
    game.us().play("Galvanized Leap");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_ready("Wampa");
}

// ---- ASH_189 Emperor's Messenger ----

/// ASH_189: on attack a resource is readied.
#[test]
fn emperors_messenger_readies_a_resource_on_attack() {
    let mut game = scenario().ours(["Emperor's Messenger"]).our_resources(0).our_exhausted_resources(3).action_phase();
    game.us().attack("Emperor's Messenger", "their base");
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("our Underworld Thug").expect_ready_resources(1);
    game.expect_action_of(Side::Them);
}

// ---- ASH_191 Shin Hati's Fiend Fighter, Compact and Agile ----

/// ASH_191: when defeated, gives a unit 2 Advantage tokens, or 3 if it was not defeated by combat damage.
#[test]
fn shin_hatis_fiend_fighter_defeated_gives_2_advantage() {
    let mut game = scenario()
        .ours(["Shin Hati's Fiend Fighter, Compact and Agile", "Wampa"])
        .theirs(["Cartel Spacer"])
        .action_phase();
    game.us().attack("Shin Hati's Fiend Fighter", "Cartel Spacer");
    game.expect_offered("no");
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Advantage", "Advantage"]);
}

// Rulings

/// ASH_191: damage from an ability is not combat damage (ruling 1).
#[test]
fn shin_hatis_fiend_fighter_defeated_by_an_ability_gives_3_advantage() {
    let mut game = scenario()
        .ours(["Shin Hati's Fiend Fighter, Compact and Agile", "Wampa"])
        .confiscate_does("Damage(amount: 3, to: Choose())")
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Shin Hati's Fiend Fighter");
    game.us().choose("Wampa");
    // CR 7.7.5C: 3 may be given instead, but need not be.
    let mut fewer = game.clone();
    game.us().mode(1);
    game.expect_upgrades("Wampa", ["Advantage", "Advantage", "Advantage"]);
    fewer.us().mode(2);
    fewer.expect_upgrades("Wampa", ["Advantage", "Advantage"]);
}

// ---- ASH_192 Fennec Shand, The Galaxy Is Dangerous ----

/// ASH_192: Ambush and Saboteur.
#[test]
fn fennec_shand_has_ambush() {
    with_an_enemy(
        about_to_play("Fennec Shand, The Galaxy Is Dangerous").theirs(["Cantina Braggart"]).action_phase(),
        "Fennec Shand",
        "Fennec Shand",
    );
}

// ---- ASH_193 Emperor's Champion ----

/// ASH_193: Shielded and Saboteur.
#[test]
fn emperors_champion_has_shielded_and_saboteur() {
    let mut game = scenario().our_hand(["Emperor's Champion"]).action_phase();
    game.us().play("Emperor's Champion");
    game.expect_upgrades("Emperor's Champion", ["Shield"]).expect_keyword("Emperor's Champion", Keyword::Saboteur);
}

// ---- ASH_194 Snub Fighter Squadron ----

/// ASH_194: 1 damage to a space unit; and Ambush.
#[test]
fn snub_fighter_squadron_deals_1_damage_to_a_space_unit() {
    let mut game = about_to_play("Snub Fighter Squadron").theirs(["Cartel Spacer", "Wampa"]).action_phase();
    game.us().play("Snub Fighter Squadron").resolve_first("Snub Fighter Squadron");
    game.expect_options(["Snub Fighter Squadron", "Cartel Spacer"]);
    game.us().choose("Cartel Spacer");
    game.expect_damage("Cartel Spacer", 1);
}

// ---- ASH_195 Helgait, Dooku Was a Visionary ----

/// ASH_195: when defeated, may distribute as many Advantage tokens as his power among friendly units.
#[test]
fn helgait_defeated_may_distribute_advantage_equal_to_his_power() {
    let mut game = scenario()
        .ours([unit("Helgait, Dooku Was a Visionary").damage(3), unit("Wampa"), unit("Greedo")])
        .theirs(["Battlefield Marine"])
        .action_phase();
    let mut declined = game.clone();
    game.us().attack("Helgait", "Battlefield Marine").choose_times(4, "Wampa").choose_times(2, "Greedo");
    game.expect_power("Wampa", 8).expect_power("Greedo", 5);
    declined.us().attack("Helgait", "Battlefield Marine").no();
    declined.expect_power("Wampa", 4);
}

// Rulings

/// ASH_195: his last power counts (ruling 1).
#[test]
fn helgait_counts_his_last_known_power() {
    let mut game = scenario()
        .ours([unit("Helgait, Dooku Was a Visionary").damage(5).with(["Academy Training"]), unit("Wampa")])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Helgait", "Battlefield Marine").choose_times(8, "Wampa");
    game.expect_power("Wampa", 12);
}

// ---- ASH_196 Gorian Shard's Corsair, Pirate Warship ----

/// ASH_196: damage that our Underworld cards deal is unpreventable. When played and on attack it may deal 2 to a unit.
#[test]
fn gorian_shards_corsair_makes_damage_of_our_underworld_unpreventable() {
    let mut game = scenario()
        .ours(["Underworld Thug", "Battlefield Marine"])
        .theirs([unit("AT-ST").with(["Shield"])])
        .our_hand(["Gorian Shard's Corsair"])
        .action_phase();
    game.us().play("Gorian Shard's Corsair");
    game.expect_options(["Gorian Shard's Corsair", "Underworld Thug", "Battlefield Marine", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_upgrades("AT-ST", ["Shield"]);
    game.them().pass();
    game.us().attack("Underworld Thug", "AT-ST");
    game.expect_damage("AT-ST", 4).expect_upgrades("AT-ST", ["Shield"]);
    game.them().pass();
    // A unit without that trait meets the Shield.
    game.us().attack("Battlefield Marine", "AT-ST");
    game.expect_damage("AT-ST", 4).expect_upgrades("AT-ST", []);
}

// Corners

/// ASH_196, CR 8.35.2: no effect prevents it, not even "can't be damaged". An enemy Underworld card's damage can be
/// prevented.
#[test]
fn gorian_shards_corsair_affects_our_underworld_cards_only() {
    let mut game = scenario()
        .ours(["Gorian Shard's Corsair", "Underworld Thug"])
        .theirs(["At Attin Safety Droid", "Underworld Thug"])
        .resilient_gives("Instead(of: Damage())")
        .action_phase();
    game.us().attack("Gorian Shard's Corsair", "their base").no();
    game.them().expect_base_damage(6);
    let mut game = scenario()
        .ours([unit("Gorian Shard's Corsair"), unit("Wampa").with(["Shield"])])
        .theirs(["Underworld Thug"])
        .their_action_phase();
    game.them().attack("Underworld Thug", "Wampa");
    game.expect_damage("our Wampa", 0).expect_upgrades("our Wampa", []);
    for modifiers in ["CantBe(verbs: [Damaged], by: Enemy)", "Instead(of: Damage())"] {
        let mut game = scenario()
            .ours(["Gorian Shard's Corsair"])
            .theirs([unit("AT-ST").with(["Resilient"])])
            .resilient_gives(modifiers)
            .action_phase();
        game.us().attack("Gorian Shard's Corsair", "their base").choose("AT-ST");
        game.expect_damage("AT-ST", 2);
    }
}

/// ASH_196, CR 7.5.7: an Underworld attacker deals its excess damage despite a Shield.
#[test]
fn gorian_shards_corsair_lets_overwhelm_damage_through_a_shield() {
    let mut game = scenario()
        .ours(["Gorian Shard's Corsair", "Ruthless Assassin"])
        .theirs([unit("Death Star Stormtrooper").with(["Shield"])])
        .action_phase();
    game.us().attack("Ruthless Assassin", "Death Star Stormtrooper");
    game.expect_gone("Death Star Stormtrooper");
    game.them().expect_base_damage(2);
}

/// ASH_196, CR 1.18.2: an Underworld event is a card that deals damage.
#[test]
fn gorian_shards_corsair_includes_underworld_events() {
    let mut game = scenario()
        .ours(["Gorian Shard's Corsair", "Underworld Thug"])
        .theirs([unit("AT-ST").with(["Shield"])])
        .our_hand(["Ma Klounkee"])
        .action_phase();
    game.us().play("Ma Klounkee").choose("Underworld Thug").choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_upgrades("AT-ST", ["Shield"]);
}

// ---- ASH_197 Executor, Final Destruction of the Alliance ----

/// ASH_197: +1/+0 for each upgrade on other friendly units; each of them gets an Advantage token.
#[test]
fn executor_gets_power_per_upgrade_and_gives_others_advantage() {
    let mut game = scenario()
        .our_hand(["Executor, Final Destruction of the Alliance"])
        .our_resources(30)
        .ours([unit("Wampa").with(["Resilient"]), unit("Greedo")])
        .theirs([unit("AT-ST").with(["Resilient"])])
        .action_phase();
    game.us().play("Executor");
    game.expect_upgrades("Greedo", ["Advantage"]).expect_power("Executor", 8).expect_upgrades("AT-ST", ["Resilient"]);
}

// ---- ASH_198 Nowhere to Hide ----

/// ASH_198: -2/-0 and Sentinel.
#[test]
fn nowhere_to_hide_gives_minus_2_power_and_sentinel() {
    let mut game = scenario().theirs(["Wampa"]).our_hand(["Nowhere to Hide"]).action_phase();
    game.us().play_onto("Nowhere to Hide", "Wampa");
    game.expect_power("Wampa", 2).expect_keyword("Wampa", Keyword::Sentinel);
}

// ---- ASH_199 There Is No Conflict ----

/// ASH_199: any number of other upgrades on the unit are returned.
#[test]
fn there_is_no_conflict_returns_other_upgrades_of_the_unit() {
    let mut game = scenario()
        .ours([
            unit("Wampa").with(["Resilient"]).with_upgrade_of(Side::Them, "Academy Training"),
            unit("AT-ST").with(["Electrostaff"]),
        ])
        .our_hand(["There Is No Conflict"])
        .action_phase();
    game.us().play_onto("There Is No Conflict", "Wampa");
    game.expect_not_offered("Electrostaff").expect_not_offered("There Is No Conflict");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Resilient", "Academy Training", "done"]);
    game.us().choose("Resilient").choose("Academy Training");
    game.expect_action_of(Side::Them).expect_upgrades("Wampa", ["There Is No Conflict"]);
    game.us().expect_hand(["Resilient"]);
    game.them().expect_hand(["Academy Training"]);
}

// ---- ASH_200 Rehabilitation ----

/// ASH_200: -3/-0 and control of a non-leader unit, until the regroup phase.
#[test]
fn rehabilitation_controls_a_unit_until_the_regroup_phase() {
    let mut game = scenario()
        .our_hand(["Rehabilitation"])
        .theirs(["AT-ST"])
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().play("Rehabilitation");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_controller("AT-ST", Side::Us).expect_power("AT-ST", 3);
    game.both_pass();
    game.expect_controller("AT-ST", Side::Them);
}

// ---- ASH_202 Carson Teva, There's Something Going On ----

/// ASH_202: attacking, he deals combat damage before the defending unit. A unit that he supports does so too.
#[test]
fn carson_teva_deals_combat_damage_before_the_defender() {
    let mut game = scenario()
        .our_hand(["Carson Teva, There's Something Going On"])
        .ours(["Battlefield Marine"])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().play("Carson Teva").attack("Battlefield Marine", "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_damage("Battlefield Marine", 0);
}

// Rulings

/// ASH_202: a defeated defender deals no damage back. A surviving one with Grit includes its bonus (ruling 1).
#[test]
fn carson_teva_takes_damage_with_the_grit_bonus_of_a_survivor() {
    let mut game = scenario()
        .ours([unit("Carson Teva, There's Something Going On").with(["Resilient"])])
        .theirs(["Scout Bike Pursuer"])
        .action_phase();
    game.us().attack("Carson Teva", "Scout Bike Pursuer");
    game.expect_damage("Scout Bike Pursuer", 1).expect_damage("Carson Teva", 2);
    let mut game = scenario()
        .ours([unit("Carson Teva, There's Something Going On").with(["Academy Training"])])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().attack("Carson Teva", "Swoop Racer");
    game.expect_damage("Carson Teva", 0);
}

// ---- ASH_203 Mando's N-1 Starfighter, Faster than a Fathier ----

/// ASH_203: on attack a friendly leader may be exhausted for +2/+0.
#[test]
fn mandos_n_1_starfighter_may_exhaust_a_leader_for_2_power() {
    let mut game = scenario().ours(["Mando's N-1 Starfighter, Faster than a Fathier"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("Mando's N-1 Starfighter", "their base").choose("Luke Skywalker");
    game.them().expect_base_damage(3);
    game.expect_exhausted("Luke Skywalker");
    declined.us().attack("Mando's N-1 Starfighter", "their base").no();
    declined.them().expect_base_damage(1);
}

// Rulings

/// ASH_203, CR 3.4.7: a leader unit can be exhausted, also one made by an upgrade. A leader that is an upgrade cannot
/// (ruling 1).
#[test]
fn mandos_n_1_starfighter_may_exhaust_a_leader_unit() {
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Mando's N-1 Starfighter, Faster than a Fathier"])
        .action_phase();
    game.us().attack("Mando's N-1 Starfighter", "their base").choose("Luke Skywalker");
    game.them().expect_base_damage(3);
    let mut game = scenario()
        .our_leader("Boba Fett, Any Methods Necessary")
        .our_resources(20)
        .ours(["Mando's N-1 Starfighter, Faster than a Fathier", "AT-ST"])
        .action_phase();
    game.us().deploy_onto("AT-ST");
    game.expect_asked(Side::Us, QuestionKind::Divide).us().done();
    game.them().pass();
    game.us().attack("Mando's N-1 Starfighter", "their base");
    game.expect_offered("AT-ST").expect_not_offered("Boba Fett");
    game.us().choose("AT-ST");
    game.them().expect_base_damage(3);
    game.expect_exhausted("AT-ST");
}

// ---- ASH_204 Blade Three, Bane of the Devastator ----

/// ASH_204: when our base is dealt damage it gets an Advantage token.
#[test]
fn blade_three_gets_advantage_when_our_base_is_damaged() {
    let mut game = scenario().ours(["Blade Three, Bane of the Devastator"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.expect_upgrades("Blade Three", ["Advantage"]);
    game.us().attack("Blade Three", "their base");
    game.them().expect_base_damage(3);
    game.expect_upgrades("Blade Three", []);
}

// ---- ASH_205 Inspiring Veteran ----

/// ASH_205: an Advantage token for each of up to 3 exhausted units.
#[test]
fn inspiring_veteran_gives_advantage_to_up_to_3_exhausted_units() {
    let mut game = scenario()
        .our_hand(["Inspiring Veteran"])
        .ours([unit("Wampa").exhausted(), unit("Greedo").exhausted(), unit("AT-ST")])
        .action_phase();
    game.us().play("Inspiring Veteran");
    game.expect_not_offered("AT-ST");
    game.us().choose("Wampa").choose("Greedo").done();
    game.expect_upgrades("Wampa", ["Advantage"]).expect_upgrades("Greedo", ["Advantage"]);
}
