//! The cards of Ashes of the Empire from ASH_047 to ASH_065: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

// ---- ASH_047 Gar Saxon, Coveting Power ----

/// ASH_047: once each round an upgrade played on him may bring a Mandalorian.
#[test]
fn gar_saxon_is_joined() {
    let mut game = scenario()
        .ours(["Gar Saxon, Coveting Power", "Wampa"])
        .our_hand(["Academy Training", "Resilient", "Electrostaff"])
        .action_phase();
    game.us().play_onto("Resilient", "Wampa");
    game.expect_count("Mandalorian", 0);
    game.them().pass();
    game.us().play_onto("Academy Training", "Gar Saxon").yes();
    game.expect_count("our Mandalorian", 1);
    game.them().pass();
    game.us().play_onto("Electrostaff", "Gar Saxon");
    game.expect_action_of(Side::Them).expect_count("our Mandalorian", 1);
}

// Rulings

/// ASH_047: a token upgrade is not played (ruling 1).
#[test]
fn gar_saxon_ignores_tokens() {
    let mut game = scenario()
        .ours(["Gar Saxon, Coveting Power"])
        .confiscate_does("Give(token: Experience, to: Choose())")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Gar Saxon");
    game.expect_upgrades("Gar Saxon", ["Experience"]).expect_action_of(Side::Them);
}

// ---- ASH_048 Imperial Armored Commando ----

/// ASH_048: Sentinel and Shielded.
#[test]
fn imperial_armored_commando_guards() {
    let mut game = scenario().our_hand(["Imperial Armored Commando"]).action_phase();
    game.us().play("Imperial Armored Commando");
    game.expect_upgrades("Imperial Armored Commando", ["Shield"])
        .expect_keyword("Imperial Armored Commando", Keyword::Sentinel);
}

// ---- ASH_049 Shin Hati, Going Somewhere? ----

/// ASH_049: she has Sentinel while no other friendly non-leader unit is on the ground.
#[test]
fn shin_hati_guards_alone() {
    let mut game = scenario()
        .ours(["Shin Hati, Going Somewhere?", "Alliance X-Wing"])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .our_hand(["Greedo"])
        .action_phase();
    game.expect_keyword("Shin Hati", Keyword::Sentinel);
    game.us().play("Greedo");
    game.expect_no_keyword("Shin Hati", Keyword::Sentinel);
}

// ---- ASH_050 Morgan Elsbeth, Life Abandoned ----

/// ASH_050: defeated, a unit may get -2/-2; she supports another unit.
#[test]
fn morgan_elsbeth_leaves_a_curse() {
    let mut game = scenario()
        .ours([unit("Morgan Elsbeth, Life Abandoned").damage(5)])
        .theirs(["Wampa", "Death Star Stormtrooper"])
        .action_phase();
    game.us().attack("Morgan Elsbeth", "Death Star Stormtrooper").choose("Wampa");
    game.expect_power("Wampa", 2).expect_hp("Wampa", 3);
    let mut game = scenario()
        .our_hand(["Morgan Elsbeth, Life Abandoned"])
        .our_resources(30)
        .ours(["Death Star Stormtrooper"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Morgan Elsbeth").attack("Death Star Stormtrooper", "Wampa").choose("AT-ST");
    game.expect_power("AT-ST", 4);
}

// ---- ASH_051 Reinforcing Light Cruiser ----

/// ASH_051: a unit may be exhausted; and it has Restore 1.
#[test]
fn reinforcing_light_cruiser_exhausts() {
    let mut game = scenario().our_hand(["Reinforcing Light Cruiser"]).theirs(["Wampa"]).action_phase();
    game.us().play("Reinforcing Light Cruiser");
    game.expect_offered("no");
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_keyword("Reinforcing Light Cruiser", Keyword::Restore);
}

// ---- ASH_052 Chimaera, A Frightening Reality ----

/// ASH_052: a friendly unit and an enemy non-leader unit may be defeated together; each defeated enemy unit heals 2.
#[test]
fn chimaera_destroys_a_pair() {
    let mut game = scenario()
        .our_hand(["Chimaera, A Frightening Reality"])
        .our_base_damage(5)
        .ours(["Death Star Stormtrooper"])
        .theirs(["Wampa"])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Chimaera").choose("Death Star Stormtrooper").choose("Wampa").expect_base_damage(3);
    game.expect_gone("Death Star Stormtrooper").expect_gone("Wampa");
    declined.us().play("Chimaera").no().expect_base_damage(5);
}

// Corners

/// ASH_052: without an enemy non-leader unit nothing is defeated.
#[test]
fn chimaera_needs_both() {
    let mut game = scenario()
        .our_hand(["Chimaera, A Frightening Reality"])
        .ours(["Greedo"])
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().play("Chimaera");
    if game.game.question().is_some_and(|question| question.ask != Ask::Action) {
        game.us().choose("Greedo");
    }
    game.expect_in_play("Greedo").expect_in_play("Darth Vader");
}

// ---- ASH_053 Pre Vizsla, Strong-Willed Ruler ----

/// ASH_053: any number of non-leader units with 6 or less remaining HP in all are defeated; a Mandalorian for each.
#[test]
fn pre_vizsla_recruits_from_the_fallen() {
    let mut game = scenario()
        .our_hand(["Pre Vizsla, Strong-Willed Ruler"])
        .ours(["Death Star Stormtrooper"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Pre Vizsla").choose("Wampa");
    game.expect_not_offered("AT-ST");
    game.us().choose("Death Star Stormtrooper");
    game.expect_gone("Wampa")
        .expect_gone("Death Star Stormtrooper")
        .expect_count("our Mandalorian", 2)
        .expect_in_play("AT-ST");
}

// ---- ASH_054 Pointless to Resist ----

/// ASH_054: -3/-0 while the unit attacks a base, not while it attacks a unit.
#[test]
fn pointless_to_resist_spares_bases() {
    let mut game = scenario()
        .theirs([unit("AT-ST").with_upgrade_of(Side::Us, "Pointless to Resist")])
        .ours(["Consular Security Force"])
        .their_action_phase();
    let mut on_unit = game.clone();
    game.them().attack("AT-ST", "our base");
    game.us().expect_base_damage(3);
    on_unit.them().attack("AT-ST", "Consular Security Force");
    on_unit.expect_damage("Consular Security Force", 6);
}

// ---- ASH_055 Blade of Talzin, A Gift of Shadows ----

/// ASH_055: defeated on a friendly Night unit it comes back to the hand; on another it does not. It takes no Vehicle.
#[test]
fn blade_of_talzin_returns() {
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

/// ASH_055: when the unit is defeated the upgrade is, too.
#[test]
fn blade_of_talzin_falls_with_its_bearer() {
    let mut game = scenario()
        .ours([unit("Reanimated Night Trooper").with(["Blade of Talzin, A Gift of Shadows"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Reanimated Night Trooper", "AT-ST");
    while game.game.question().is_some_and(|question| question.ask != Ask::Action) {
        let first = game.game.legal_actions()[0];
        game.game.play(first).expect("an answer");
    }
    game.expect_gone("Reanimated Night Trooper");
    game.us().expect_hand(["Blade of Talzin"]);
}

// ---- ASH_056 Huyang, Your Aptitude Falls Short ----

/// ASH_056: on attack -4/-0 for an upgraded unit.
#[test]
fn huyang_finds_fault() {
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
fn lothal_e_wing_restores_against_upgrades() {
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
fn mandalorians_take_their_place() {
    for spec in [
        unit("Duchess's Protector").damage(2),
        unit("Covert Believers").damage(4),
        unit("Death Star Stormtrooper").with(["Warrior's Legacy"]),
    ] {
        let mut game = scenario()
            .ours([spec])
            .confiscate_does("Damage(amount: 9, to: Choose())")
            .our_hand(["Confiscate"])
            .action_phase();
        let one = game.game.legal_actions().len();
        assert!(one > 0);
        game.us().play("Confiscate");
        let first = game.game.legal_actions()[0];
        game.game.play(first).expect("the only unit");
        game.expect_count("our Mandalorian", 1);
    }
}

// ---- ASH_059 Leia Organa, Vigilant for Danger ----

/// ASH_059: on attack she may be dealt 1 damage to heal 2 from our base; lent to a unit, that unit is dealt it.
#[test]
fn leia_organa_bears_it() {
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
fn cobb_vanth_shields_newcomers() {
    let mut game = scenario().our_hand(["Cobb Vanth, Let Me Handle This", "Wampa", "Greedo"]).action_phase();
    game.us().play("Cobb Vanth");
    game.them().pass();
    let mut declined = game.clone();
    game.us().play("Wampa").yes();
    game.expect_upgrades("Wampa", ["Shield"]).expect_damage("Cobb Vanth", 2).expect_power("Cobb Vanth", 4);
    declined.us().play("Wampa").no();
    declined.expect_upgrades("Wampa", []).expect_damage("Cobb Vanth", 0);
}

// ---- ASH_063 Bo-Katan's Gauntlet, Reinforce from Above ----

/// ASH_063: each other friendly non-token unit brings a Mandalorian when it is defeated.
#[test]
fn bo_katans_gauntlet_carries_reinforcements() {
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

/// ASH_063: defeated at the same time as other friendly units it still lets their abilities trigger (ruling 1).
#[test]
fn bo_katans_gauntlet_falls_with_others() {
    let mut game = scenario()
        .ours(["Bo-Katan's Gauntlet, Reinforce from Above", "Death Star Stormtrooper", "Wampa"])
        .confiscate_does("Defeat(All(side: Friendly))")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate");
    while game.game.question().is_some_and(|question| question.ask != Ask::Action) {
        let first = game.game.legal_actions()[0];
        game.game.play(first).expect("an order");
    }
    game.expect_count("our Mandalorian", 2);
}

// ---- ASH_064 The Armorer, Secrecy is Our Survival ----

/// ASH_064: each friendly unit with Shielded has a Shield, she among them.
#[test]
fn the_armorer_shields_the_shielded() {
    let mut game = scenario()
        .our_hand(["The Armorer, Secrecy is Our Survival"])
        .ours(["Mandalorian", "Wampa"])
        .theirs(["Imperial Armored Commando"])
        .action_phase();
    game.us().play("The Armorer");
    while game.game.question().is_some_and(|question| question.ask != Ask::Action) {
        let first = game.game.legal_actions()[0];
        game.game.play(first).expect("an order");
    }
    game.expect_upgrades("The Armorer", ["Shield", "Shield"]).expect_upgrades("Mandalorian", ["Shield"]);
    game.expect_upgrades("Wampa", []).expect_upgrades("Imperial Armored Commando", []);
}

// ---- ASH_065 Home One, Heart of the Fleet ----

/// ASH_065: all damage is healed from each friendly unit.
#[test]
fn home_one_heals_the_fleet() {
    let mut game = scenario()
        .our_hand(["Home One, Heart of the Fleet"])
        .ours([unit("Wampa").damage(3), unit("AT-ST").damage(5)])
        .theirs([unit("Greedo"), unit("Consular Security Force").damage(2)])
        .action_phase();
    game.us().play("Home One");
    game.expect_damage("Wampa", 0).expect_damage("AT-ST", 0).expect_damage("Consular Security Force", 2);
    game.expect_keyword("Home One", Keyword::Sentinel);
}
