//! The cards of Ashes of the Empire from ASH_088 to ASH_107: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::{a_new_resource_is_exhausted, about_to_play, draws, taxed, with_an_enemy};

// ---- ASH_088 The Conflict Within ----

/// ASH_088: when the unit is readied its controller pays 3, or it is exhausted.
#[test]
fn the_conflict_within_exhausts() {
    let table = |resources: usize| {
        scenario()
            .theirs([unit("Wampa").exhausted().with_upgrade_of(Side::Us, "The Conflict Within")])
            .their_resources(resources)
            .confiscate_does("Ready(Choose())")
            .our_hand(["Confiscate"])
    };
    let mut game = table(3).action_phase();
    let mut declined = game.clone();
    game.us().play("Confiscate").choose("Wampa");
    game.them().yes().expect_ready_resources(0);
    game.expect_ready("Wampa");
    declined.us().play("Confiscate").choose("Wampa");
    declined.them().no();
    declined.expect_exhausted("Wampa");
    let mut game = table(2).action_phase();
    game.us().play("Confiscate").choose("Wampa");
    game.expect_exhausted("Wampa");
}

// ---- ASH_089 Perseverance ----

/// ASH_089: 3 damage is healed from a unit and it gets a Shield; an undamaged one, too.
#[test]
fn perseverance_heals_and_shields() {
    let mut game = scenario().ours([unit("Wampa").damage(4), unit("Greedo")]).our_hand(["Perseverance"]).action_phase();
    let mut whole = game.clone();
    game.us().play("Perseverance").choose("Wampa");
    game.expect_damage("Wampa", 1).expect_upgrades("Wampa", ["Shield"]);
    whole.us().play("Perseverance").choose("Greedo");
    whole.expect_upgrades("Greedo", ["Shield"]);
}

// ---- ASH_091 Buy Time ----

/// ASH_091: a Mandalorian is created and has Sentinel for this phase.
#[test]
fn buy_time_posts_a_guard() {
    let mut game = scenario().our_hand(["Buy Time"]).ours([unit("Mandalorian")]).action_phase();
    game.us().play("Buy Time");
    game.expect_count("our Mandalorian", 2)
        .expect_no_keyword("Mandalorian #1", Keyword::Sentinel)
        .expect_keyword("Mandalorian #2", Keyword::Sentinel);
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Mandalorian #2", Keyword::Sentinel);
}

// ---- ASH_092 Foundling Rescue ----

/// ASH_092: a unit with 2 or less remaining HP may be defeated; a Mandalorian is created in any case.
#[test]
fn foundling_rescue_clears_the_way() {
    let mut game =
        scenario().our_hand(["Foundling Rescue"]).theirs([unit("Wampa").damage(3), unit("AT-ST")]).action_phase();
    let mut declined = game.clone();
    game.us().play("Foundling Rescue");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_gone("Wampa").expect_count("our Mandalorian", 1);
    declined.us().play("Foundling Rescue").no();
    declined.expect_in_play("Wampa").expect_count("our Mandalorian", 1);
}

// ---- ASH_093 Captain Pellaeon, Plotting from the Shadows ----

/// ASH_093: he has Raid 3 after a leader unit was defeated this phase.
#[test]
fn captain_pellaeon_takes_over() {
    let mut game = scenario()
        .ours(["Captain Pellaeon, Plotting from the Shadows"])
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .theirs(["Death Star Stormtrooper"])
        .confiscate_does("Defeat(Choose())")
        .our_hand(["Confiscate", "Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Death Star Stormtrooper");
    game.expect_no_keyword("Captain Pellaeon", Keyword::Raid);
    game.them().pass();
    game.us().play("Confiscate").choose("Darth Vader");
    game.them().pass();
    game.us().attack("Captain Pellaeon", "their base");
    game.them().expect_base_damage(5);
}

// ---- ASH_095 Remnant Interceptor ----

/// ASH_095, ASH_154, ASH_222: the unit that attacks has the keywords of the unit with Support.
#[test]
fn supporters_lend_their_keywords() {
    let mut game =
        scenario().our_hand(["Remnant Interceptor"]).our_base_damage(2).ours(["Cartel Spacer"]).action_phase();
    game.us().play("Remnant Interceptor").attack("Cartel Spacer", "their base").expect_base_damage(1);
    let mut game = scenario().our_hand(["Honorable Nite Owl"]).ours(["Wampa"]).action_phase();
    game.us().play("Honorable Nite Owl").attack("Wampa", "their base");
    game.them().expect_base_damage(5);
    let mut game = scenario()
        .our_hand(["Unsanctioned Patrol"])
        .our_resources(30)
        .ours(["Wampa"])
        .theirs(["Chewbacca, Loyal Companion"])
        .action_phase();
    game.us().play("Unsanctioned Patrol");
    game.expect_offered("Wampa -> their base");
}

// ---- ASH_096 Forest Patroller ----

/// ASH_096: Overwhelm and Restore 1.
#[test]
fn forest_patroller_has_two_keywords() {
    let mut game = scenario().ours(["Forest Patroller"]).our_base_damage(2).theirs(["Greedo"]).action_phase();
    game.us().attack("Forest Patroller", "Greedo").expect_base_damage(1);
    game.them().expect_base_damage(2);
}

// ---- ASH_097 Moff Gideon, Remnant Commander ----

/// ASH_097: defeated, a non-unique Imperial unit may be returned from our discard pile.
#[test]
fn moff_gideon_recalls_soldiers() {
    let mut game = scenario()
        .ours([unit("Moff Gideon, Remnant Commander").damage(4)])
        .theirs(["Wampa"])
        .our_discard(["AT-ST", "Wampa", "Fifth Brother"])
        .action_phase();
    game.us().attack("Moff Gideon", "Wampa");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST").expect_hand(["AT-ST"]);
}

// ---- ASH_098 AT-ST Raider ----

/// ASH_098: it has Ambush while we control another non-unique unit.
#[test]
fn at_st_raider_needs_company() {
    let mut game = about_to_play("AT-ST Raider").ours(["Greedo"]).theirs(["Cantina Braggart"]).action_phase();
    game.us().play("AT-ST Raider");
    game.expect_action_of(Side::Them);
    with_an_enemy(
        about_to_play("AT-ST Raider").ours(["Wampa"]).theirs(["Cantina Braggart"]).action_phase(),
        "AT-ST Raider",
        "AT-ST Raider",
    );
}

// ---- ASH_099 Gozanti Assault Carrier ----

/// ASH_099: on attack it has Sentinel for this phase.
#[test]
fn gozanti_assault_carrier_guards() {
    let mut game = scenario().ours(["Gozanti Assault Carrier"]).action_phase();
    game.us().attack("Gozanti Assault Carrier", "their base");
    game.expect_keyword("Gozanti Assault Carrier", Keyword::Sentinel);
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Gozanti Assault Carrier", Keyword::Sentinel);
}

// Rulings

/// ASH_099: by its Support the attacking unit has Sentinel for this phase, after the attack as well (ruling 1).
#[test]
fn gozanti_assault_carrier_posts_the_supported() {
    let mut game = scenario().our_hand(["Gozanti Assault Carrier"]).our_resources(30).ours(["Wampa"]).action_phase();
    game.us().play("Gozanti Assault Carrier").attack("Wampa", "their base");
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_no_keyword("Gozanti Assault Carrier", Keyword::Sentinel);
}

// ---- ASH_102 Ravager, Final Imperial Command ----

/// ASH_102: each unit that we play, itself too, may deal its power to a unit in its arena.
#[test]
fn ravager_commands_fire() {
    let mut game = scenario()
        .our_hand(["Ravager, Final Imperial Command", "Wampa"])
        .our_resources(40)
        .theirs(["Avenger", "AT-ST"])
        .action_phase();
    game.us().play("Ravager").yes();
    game.expect_options(["Ravager", "Avenger"]);
    game.us().choose("Avenger");
    game.expect_gone("Avenger");
    game.them().pass();
    game.us().play("Wampa").yes();
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

// Rulings

/// ASH_102: the unit's power as it is counts; Ravager hears itself being played (ruling 1, 2).
#[test]
fn ravager_counts_power_as_it_is() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(on: All(side: Friendly, other: true), gives: [Stats(1, 0)])])"#)
        .our_hand(["Ravager, Final Imperial Command"])
        .our_resources(40)
        .ours(["Battlefield Marine"])
        .theirs([unit("Home One, Heart of the Fleet")])
        .action_phase();
    game.us().play("Ravager").yes().choose("Home One");
    game.expect_damage("Home One", 9);
}

// ---- ASH_103 Long Live the Empire ----

/// ASH_103: a friendly Imperial unit is defeated, and the top card becomes a resource.
#[test]
fn long_live_the_empire_sacrifices() {
    let mut game = scenario()
        .our_hand(["Long Live the Empire", "Long Live the Empire"])
        .ours(["AT-ST", "Wampa"])
        .our_deck(["Greedo"])
        .action_phase();
    game.us().play("Long Live the Empire");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST").expect_resources(21);
    game.them().pass();
    game.us().play("Long Live the Empire").expect_resources(21);
}

// Rulings

/// ASH_103: the resource is exhausted (ruling 1).
#[test]
fn long_live_the_empire_brings_an_exhausted_resource() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .our_base("Command Center")
        .our_hand(["Long Live the Empire"])
        .ours(["AT-ST"])
        .our_resources(3)
        .action_phase();
    game.us().play("Long Live the Empire").choose("AT-ST");
    a_new_resource_is_exhausted(&mut game, 1);
}

// ---- ASH_104 Dathomiri Magicks ----

/// ASH_104: up to 3 non-Vehicle units that cost 2 or less are played from the discard pile for free.
#[test]
fn dathomiri_magicks_raise_the_dead() {
    let mut game = scenario()
        .our_hand(["Dathomiri Magicks"])
        .our_discard([
            "Greedo",
            "Battlefield Marine",
            "Death Star Stormtrooper",
            "Jedha Agitator",
            "Alliance X-Wing",
            "Wampa",
        ])
        .action_phase();
    game.us().play("Dathomiri Magicks").choose("Greedo").choose("Battlefield Marine").choose("Jedha Agitator");
    game.expect_not_offered("Wampa");
    game.us().play("Greedo").play("Jedha Agitator").play("Battlefield Marine");
    for one in ["Greedo", "Jedha Agitator", "Battlefield Marine"] {
        game.expect_in_play(one);
    }
    game.expect_in_discard("Alliance X-Wing");
}

/// ASH_104: it costs 1 less while we control a Force unit.
#[test]
fn dathomiri_magicks_are_cheaper_with_the_force() {
    let table = || {
        scenario()
            .our_base("Command Center")
            .our_leader("Grand Moff Tarkin, Oversector Governor")
            .our_hand(["Dathomiri Magicks"])
            .our_resources(10)
    };
    let mut game = table().ours(["Wampa"]).action_phase();
    game.us().play("Dathomiri Magicks").expect_ready_resources(4);
    let mut game = table().ours(["Fifth Brother"]).action_phase();
    game.us().play("Dathomiri Magicks").expect_ready_resources(5);
}

// Rulings

/// ASH_104: the printed cost counts (ruling 1).
#[test]
fn dathomiri_magicks_look_at_printed_costs() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Friendly, cards: (), amount: 2)])])"#)
        .our_hand(["Dathomiri Magicks"])
        .ours(["Battlefield Marine"])
        .our_discard(["Greedo", "Wampa"])
        .action_phase();
    game.us().play("Dathomiri Magicks");
    game.expect_offered("Greedo").expect_not_offered("Wampa");
}

/// ASH_104: for free means without resources; an additional cost is paid (ruling 2).
#[test]
fn dathomiri_magicks_do_not_spare_other_costs() {
    let mut game = taxed().our_hand(["Dathomiri Magicks"]).our_discard(["Greedo"]).action_phase();
    game.us().play("Dathomiri Magicks").choose("Greedo").play("Greedo").expect_base_damage(2);
}

// ---- ASH_105 Bo-Katan Kryze, For All of Mandalore ----

/// ASH_105: Raid 2 with another Mandalorian unit.
#[test]
fn bo_katan_kryze_raids_with_mandalorians() {
    let mut game =
        scenario().ours(["Bo-Katan Kryze, For All of Mandalore"]).our_hand(["Mandalorian Warrior"]).action_phase();
    game.expect_no_keyword("Bo-Katan Kryze", Keyword::Raid);
    game.us().play("Mandalorian Warrior");
    game.expect_keyword("Bo-Katan Kryze", Keyword::Raid);
}

// ---- ASH_106 Pathfinder Sergeant ----

/// ASH_106: Ambush and Restore 1.
#[test]
fn pathfinder_sergeant_ambushes() {
    with_an_enemy(
        about_to_play("Pathfinder Sergeant").theirs(["Cantina Braggart"]).action_phase(),
        "Pathfinder Sergeant",
        "Pathfinder Sergeant",
    );
}

// ---- ASH_107 Clan Wren Loyalist ----

/// ASH_107: of the top 5 cards one that shares a trait with a unit of ours is drawn; she is one of ours.
#[test]
fn clan_wren_loyalist_finds_kin() {
    let mut game = scenario()
        .our_hand(["Clan Wren Loyalist"])
        .ours(["Wampa"])
        .our_deck(["Mandalorian Warrior", "AT-ST", "Repair", "Rancor Keeper", "Greedo", "Moment of Peace"])
        .action_phase();
    game.us().play("Clan Wren Loyalist");
    game.expect_options(["Mandalorian Warrior", "done"]);
    game.us().choose("Mandalorian Warrior").expect_hand(["Mandalorian Warrior"]).expect_deck_top(["Moment of Peace"]);
}

// Rulings

/// ASH_107: the other cards go to the bottom of the deck (ruling 1).
#[test]
fn clan_wren_loyalist_puts_the_rest_below() {
    draws("Clan Wren Loyalist", "Mandalorian Warrior", 5);
}
