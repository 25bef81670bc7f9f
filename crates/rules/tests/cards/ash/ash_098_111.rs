//! The cards of Ashes of the Empire from ASH_098 to ASH_111: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{
    about_to_play, expect_new_resource_exhausted, expect_search_draws, units_with_additional_cost, with_an_enemy,
};

// ---- ASH_098 AT-ST Raider ----

/// ASH_098: it has Ambush while we control another non-unique unit.
#[test]
fn at_st_raider_has_ambush_with_another_non_unique_unit() {
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
fn gozanti_assault_carrier_gains_sentinel_on_attack() {
    let mut game = scenario().ours(["Gozanti Assault Carrier"]).action_phase();
    game.us().attack("Gozanti Assault Carrier", "their base");
    game.expect_keyword("Gozanti Assault Carrier", Keyword::Sentinel);
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Gozanti Assault Carrier", Keyword::Sentinel);
}

// Rulings

/// ASH_099: with its Support the attacking unit has Sentinel for this phase, also after the attack (ruling 1).
#[test]
fn gozanti_assault_carrier_support_gives_the_attacker_sentinel() {
    let mut game = scenario().our_hand(["Gozanti Assault Carrier"]).our_resources(30).ours(["Wampa"]).action_phase();
    game.us().play("Gozanti Assault Carrier").attack("Wampa", "their base");
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_no_keyword("Gozanti Assault Carrier", Keyword::Sentinel);
}

// ---- ASH_100 Gallius Rax, Counselor to the Empire ----

/// ASH_100: other friendly units with 2 or more different keywords get +2/+2, for as long as they have them.
#[test]
fn gallius_rax_gives_units_with_two_keywords_plus_2() {
    let mut game = scenario()
        .ours(["Gallius Rax, Counselor to the Empire", "Rogue Operative", "Wampa"])
        .theirs(["Rogue Operative"])
        .our_hand(["Devotion"])
        .their_hand(["Confiscate", "Vanquish"])
        .action_phase();
    game.expect_power("our Rogue Operative", 4).expect_hp("our Rogue Operative", 6);
    game.expect_power("their Rogue Operative", 2).expect_power("Wampa", 4).expect_power("Gallius Rax", 4);
    // Restore beside Overwhelm is a second one.
    game.us().play_onto("Devotion", "Wampa");
    game.expect_power("Wampa", 7).expect_hp("Wampa", 8);
    game.them().play("Confiscate").choose("Devotion");
    game.expect_power("Wampa", 4).expect_hp("Wampa", 5);
    game.us().pass();
    game.them().play("Vanquish").choose("Gallius Rax");
    game.expect_power("our Rogue Operative", 2);
}

// Corners

/// ASH_100, CR 8.18.1, 8.14.1: he himself does not get the bonus, and a lost keyword does not count.
#[test]
fn gallius_rax_does_not_affect_himself_or_count_lost_keywords() {
    let mut game = scenario()
        .ours([unit("Gallius Rax, Counselor to the Empire").with(["Resilient"]), unit("Rogue Operative")])
        .resilient_gives("Keyword(Sentinel), Keyword(Overwhelm)")
        .confiscate_does("Gain(to: Choose(), gives: [LoseKeyword(Saboteur)], for: Phase)")
        .our_hand(["Confiscate"])
        .action_phase();
    game.expect_power("Gallius Rax", 4).expect_power("Rogue Operative", 4);
    game.us().play("Confiscate").choose("Rogue Operative");
    game.expect_power("Rogue Operative", 2).expect_hp("Rogue Operative", 4);
}

// Rulings

/// ASH_100: Raid 1 and Raid 2 are one keyword (ruling 1).
#[test]
fn gallius_rax_counts_each_keyword_once() {
    let mut game = scenario()
        .ours([unit("Gallius Rax, Counselor to the Empire"), unit("Cantina Braggart").with(["Resilient"])])
        .resilient_gives("KeywordX(Raid, 1)")
        .action_phase();
    game.expect_power("Cantina Braggart", 0).expect_hp("Cantina Braggart", 6);
    game.us().attack("Cantina Braggart", "their base");
    game.them().expect_base_damage(3);
}

// ---- ASH_101 The Great Mothers, With Strange Magicks ----

/// ASH_101: when their attack ends, the non-leader unit that was dealt combat damage is defeated; with Support, that of
/// the attacker.
#[test]
fn the_great_mothers_defeat_the_unit_they_deal_combat_damage_to() {
    let mut game = scenario()
        .ours(["The Great Mothers, With Strange Magicks"])
        .theirs([unit("Frontier AT-RT").with(["Resilient"]), unit("Krayt Dragon")])
        .action_phase();
    game.us().attack("The Great Mothers", "Frontier AT-RT");
    game.expect_gone("Frontier AT-RT").expect_in_play("Krayt Dragon").expect_in_play("The Great Mothers");
    let mut game = scenario()
        .our_hand(["The Great Mothers, With Strange Magicks"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST", "Wampa"])
        .action_phase();
    game.us().play("The Great Mothers").attack("Battlefield Marine", "AT-ST");
    game.expect_gone("AT-ST").expect_gone("Battlefield Marine").expect_in_play("Wampa");
}

// Corners

/// ASH_101, CR 8.20.1, 3.5.5: a leader unit, or a unit whose Shield prevented the damage, is not defeated.
#[test]
fn the_great_mothers_do_not_defeat_leaders_or_shielded_units() {
    let mut game = scenario()
        .ours(["The Great Mothers, With Strange Magicks"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().attack("The Great Mothers", "Grand Moff Tarkin");
    game.expect_in_play("Grand Moff Tarkin").expect_damage("Grand Moff Tarkin", 6);
    let mut game = scenario()
        .ours(["The Great Mothers, With Strange Magicks"])
        .theirs([unit("Wampa").with(["Shield"])])
        .action_phase();
    game.us().attack("The Great Mothers", "Wampa");
    game.expect_in_play("Wampa").expect_upgrades("Wampa", []);
}

/// ASH_101, CR 1.9.11: a unit that is dealt the excess combat damage is also defeated.
#[test]
fn the_great_mothers_defeat_a_unit_that_takes_excess_damage() {
    let mut game = scenario()
        .ours(["The Great Mothers, With Strange Magicks"])
        .theirs(["Battlefield Marine", "Krayt Dragon"])
        .our_hand(["Wipe Them Out"])
        .action_phase();
    game.us().play("Wipe Them Out").attack("The Great Mothers", "Battlefield Marine").choose("Krayt Dragon");
    game.expect_gone("Battlefield Marine").expect_gone("Krayt Dragon");
}

// Rulings

/// ASH_101, CR 1.9.10: damage from an "On Attack" ability is not combat damage (ruling 1).
#[test]
fn the_great_mothers_count_combat_damage_only() {
    let mut game = scenario()
        .our_hand(["The Great Mothers, With Strange Magicks"])
        .ours(["Gorian Shard's Corsair"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("The Great Mothers").attack("Gorian Shard's Corsair", "their base").choose("Wampa");
    game.expect_damage("Wampa", 2).expect_in_play("Wampa");
    game.them().expect_base_damage(6);
}

/// ASH_101, CR 6.3.5B: they need not survive the attack (ruling 2).
#[test]
fn the_great_mothers_trigger_when_they_do_not_survive() {
    let mut game = scenario().ours(["The Great Mothers, With Strange Magicks"]).theirs(["Krayt Dragon"]).action_phase();
    game.us().attack("The Great Mothers", "Krayt Dragon");
    game.expect_gone("The Great Mothers").expect_gone("Krayt Dragon");
}

// ---- ASH_102 Ravager, Final Imperial Command ----

/// ASH_102: each unit that we play, including itself, may deal its power to a unit in its arena.
#[test]
fn ravager_lets_each_unit_we_play_deal_its_power_as_damage() {
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

/// ASH_102: the unit's current power counts; Ravager triggers on its own play (ruling 1, 2).
#[test]
fn ravager_counts_current_power_and_triggers_on_itself() {
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
fn long_live_the_empire_defeats_an_imperial_to_add_a_resource() {
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
fn long_live_the_empire_adds_the_resource_exhausted() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .our_base("Command Center")
        .our_hand(["Long Live the Empire"])
        .ours(["AT-ST"])
        .our_resources(3)
        .action_phase();
    game.us().play("Long Live the Empire").choose("AT-ST");
    expect_new_resource_exhausted(&mut game, 1);
}

// ---- ASH_104 Dathomiri Magicks ----

/// ASH_104: up to 3 non-Vehicle units that cost 2 or less are played from the discard pile for free.
#[test]
fn dathomiri_magicks_plays_up_to_3_cheap_discarded_units_for_free() {
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
    game.us().play("Dathomiri Magicks");
    game.expect_not_offered("play Wampa").expect_not_offered("play Alliance X-Wing");
    game.us().play("Greedo").play("Jedha Agitator").play("Battlefield Marine");
    for one in ["Greedo", "Jedha Agitator", "Battlefield Marine"] {
        game.expect_in_play(one);
    }
    game.expect_in_discard("Death Star Stormtrooper").expect_action_of(Side::Them);
}

/// ASH_104: it costs 1 less while we control a Force unit.
#[test]
fn dathomiri_magicks_costs_1_less_with_a_force_unit() {
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

// Corners

/// ASH_104, CR 8.4.4A: the next unit is chosen after the previous one has been resolved, from the discard pile at that
/// time; it may be declined.
#[test]
fn dathomiri_magicks_chooses_each_unit_after_the_one_before() {
    let mut game = scenario()
        .our_hand(["Dathomiri Magicks", "Mouse Droid"])
        .our_deck(["Wampa"])
        .our_discard(["Mos Espa Watermonger"])
        .action_phase();
    game.us().play("Dathomiri Magicks");
    game.expect_options(["play Mos Espa Watermonger", "done"]);
    let mut declined = game.clone();
    declined.us().done();
    declined.expect_in_discard("Mos Espa Watermonger").expect_action_of(Side::Them);
    game.us().play("Mos Espa Watermonger").yes().choose("Mouse Droid");
    game.expect_options(["play Mouse Droid", "done"]);
    game.us().play("Mouse Droid");
    game.expect_in_play("Mouse Droid").expect_action_of(Side::Them);
}

/// ASH_104, CR 7.5.17C: a Pilot can be played only as a unit.
#[test]
fn dathomiri_magicks_plays_a_pilot_only_as_a_unit() {
    let mut game = scenario()
        .our_hand(["Dathomiri Magicks"])
        .our_discard(["Clone Pilot"])
        .ours(["Alliance X-Wing"])
        .action_phase();
    game.us().play("Dathomiri Magicks");
    game.expect_options(["play Clone Pilot", "done"]);
}

// Rulings

/// ASH_104: the printed cost counts (ruling 1).
#[test]
fn dathomiri_magicks_counts_printed_costs() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Friendly, cards: (), amount: 2)])])"#)
        .our_hand(["Dathomiri Magicks"])
        .ours(["Battlefield Marine"])
        .our_discard(["Greedo", "Wampa"])
        .action_phase();
    game.us().play("Dathomiri Magicks");
    game.expect_offered("play Greedo").expect_not_offered("play Wampa");
}

/// ASH_104: "for free" means without resources; an additional cost is paid (ruling 2).
#[test]
fn dathomiri_magicks_requires_additional_costs() {
    let mut game = units_with_additional_cost().our_hand(["Dathomiri Magicks"]).our_discard(["Greedo"]).action_phase();
    game.us().play("Dathomiri Magicks").play("Greedo").expect_base_damage(2);
}

// ---- ASH_105 Bo-Katan Kryze, For All of Mandalore ----

/// ASH_105: Raid 2 with another Mandalorian unit.
#[test]
fn bo_katan_kryze_has_raid_2_with_another_mandalorian() {
    let mut game =
        scenario().ours(["Bo-Katan Kryze, For All of Mandalore"]).our_hand(["Mandalorian Warrior"]).action_phase();
    game.expect_no_keyword("Bo-Katan Kryze", Keyword::Raid);
    game.us().play("Mandalorian Warrior");
    game.expect_keyword("Bo-Katan Kryze", Keyword::Raid);
}

// ---- ASH_106 Pathfinder Sergeant ----

/// ASH_106: Ambush and Restore 1.
#[test]
fn pathfinder_sergeant_has_ambush() {
    with_an_enemy(
        about_to_play("Pathfinder Sergeant").theirs(["Cantina Braggart"]).action_phase(),
        "Pathfinder Sergeant",
        "Pathfinder Sergeant",
    );
}

// ---- ASH_107 Clan Wren Loyalist ----

/// ASH_107: draws one of the top 5 cards that shares a trait with a friendly unit, including herself.
#[test]
fn clan_wren_loyalist_draws_a_card_sharing_a_trait_with_our_unit() {
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
fn clan_wren_loyalist_puts_the_unchosen_cards_on_the_bottom() {
    expect_search_draws("Clan Wren Loyalist", "Mandalorian Warrior", 5);
}

// ---- ASH_108 Crix Madine, Strike Team Strategist ----

/// ASH_108: a Heroism unit may be played for 2 less for each arena in which we control more units than each opponent.
#[test]
fn crix_madine_plays_a_heroism_unit_for_less_per_arena_with_more_units() {
    let table = || {
        scenario()
            .our_base("Command Center")
            .our_leader("Grand Moff Tarkin, Oversector Governor")
            .our_hand(["Crix Madine, Strike Team Strategist", "Consular Security Force", "Greedo"])
            .our_resources(20)
    };
    let cost = |mut game: testkit::Scene| {
        game.us().play("Crix Madine");
        game.expect_not_offered("play Greedo").expect_offered("no");
        let before = game.game.ready_resources(rules::Seat(0));
        game.us().play("Consular Security Force");
        before - game.game.ready_resources(rules::Seat(0))
    };
    let none = cost(table().theirs(["Wampa", "AT-ST"]).action_phase());
    assert_eq!(cost(table().theirs(["Wampa"]).action_phase()), none, "as many as they");
    assert_eq!(cost(table().action_phase()), none - 2, "the ground");
    assert_eq!(cost(table().ours(["Alliance X-Wing"]).action_phase()), none - 4, "both");
}

// Rulings

/// ASH_108: with several opponents each must have fewer units there (ruling 1).
#[test]
fn crix_madine_needs_more_units_than_each_opponent() {
    let mut game = scenario()
        .our_hand(["Crix Madine, Strike Team Strategist", "Consular Security Force"])
        .our_resources(30)
        .theirs(["Wampa"])
        .third(["AT-ST", "Greedo"])
        .ours(["Wampa"])
        .action_phase();
    let mut fewer = scenario()
        .our_hand(["Crix Madine, Strike Team Strategist", "Consular Security Force"])
        .our_resources(30)
        .theirs(["Wampa"])
        .third(["AT-ST"])
        .ours(["Wampa"])
        .action_phase();
    let paid = |game: &mut testkit::Scene| {
        game.us().play("Crix Madine").play("Consular Security Force");
        game.game.ready_resources(rules::Seat(0))
    };
    assert_eq!(paid(&mut game) + 2, paid(&mut fewer));
}

// ---- ASH_109 T-6 Shuttle 1974, With a Mentor's Dedication ----

/// ASH_109: another unit gets +2/+2, and may attack at once.
#[test]
fn t_6_shuttle_1974_gives_a_unit_plus_2_and_lets_it_attack() {
    let mut game =
        scenario().ours(["T-6 Shuttle 1974, With a Mentor's Dedication", "Wampa"]).theirs(["AT-ST"]).action_phase();
    let mut enemy = game.clone();
    game.us().use_ability("T-6 Shuttle 1974").choose("Wampa").attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    enemy.us().use_ability("T-6 Shuttle 1974").choose("AT-ST");
    enemy.expect_power("AT-ST", 8).expect_action_of(Side::Them).expect_keyword("T-6 Shuttle 1974", Keyword::Sentinel);
}

// Rulings

/// ASH_109: an exhausted unit gets the bonus but does not attack (ruling 1).
#[test]
fn t_6_shuttle_1974_lets_no_exhausted_unit_attack() {
    let mut game = scenario()
        .ours([unit("T-6 Shuttle 1974, With a Mentor's Dedication"), unit("Wampa").exhausted()])
        .action_phase();
    game.us().use_ability("T-6 Shuttle 1974").choose("Wampa");
    game.expect_power("Wampa", 6).expect_action_of(Side::Them);
}

// ---- ASH_110 Admiral Ackbar, Assume Attack Coordinates ----

/// ASH_110: he may be defeated to play space units of the top 10 cards with a combined cost of 5 or less for free.
#[test]
fn admiral_ackbar_may_be_defeated_to_play_space_units_for_free() {
    let mut game = scenario()
        .our_hand(["Admiral Ackbar, Assume Attack Coordinates"])
        .our_deck([
            "Alliance X-Wing",
            "Cartel Spacer",
            "Avenger",
            "Wampa",
            "Repair",
            "Greedo",
            "Greedo",
            "Greedo",
            "Greedo",
            "Greedo",
            "Moment of Peace",
        ])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Admiral Ackbar").yes();
    game.expect_not_offered("Avenger").expect_not_offered("Wampa");
    game.us().choose("Alliance X-Wing").choose("Cartel Spacer");
    game.expect_asked(Side::Us, QuestionKind::Play).expect_options(["play Alliance X-Wing", "play Cartel Spacer"]);
    game.us().play("Cartel Spacer").play("Alliance X-Wing");
    game.expect_gone("Admiral Ackbar").expect_in_play("our Alliance X-Wing").expect_in_play("our Cartel Spacer");
    game.us().expect_deck_top(["Moment of Peace"]);
    declined.us().play("Admiral Ackbar").no();
    declined.expect_in_play("Admiral Ackbar");
}

// Rulings

/// ASH_110: printed costs count; other cards go to the bottom. Only resource costs are ignored (ruling 1, 2, 3).
#[test]
fn admiral_ackbar_counts_printed_costs_and_requires_additional_costs() {
    let mut game = units_with_additional_cost()
        .our_hand(["Admiral Ackbar, Assume Attack Coordinates"])
        .our_deck([
            "Alliance X-Wing",
            "Repair",
            "Greedo",
            "Greedo",
            "Greedo",
            "Greedo",
            "Greedo",
            "Greedo",
            "Greedo",
            "Greedo",
            "Moment of Peace",
        ])
        .action_phase();
    game.us().play("Admiral Ackbar").expect_base_damage(2).yes().choose("Alliance X-Wing");
    // Only one was found, and nothing is left to find: its play is asked for all the same.
    game.expect_asked(Side::Us, QuestionKind::Play);
    game.us().play("Alliance X-Wing");
    game.expect_in_play("our Alliance X-Wing").expect_action_of(Side::Them);
    game.us().expect_base_damage(4).expect_deck_top(["Moment of Peace"]);
}

// ---- ASH_111 Children of the Watch ----

/// ASH_111: creates two Mandalorians.
#[test]
fn children_of_the_watch_creates_two_mandalorians() {
    let mut game = scenario().our_hand(["Children of the Watch"]).action_phase();
    game.us().play("Children of the Watch");
    game.expect_count("our Mandalorian", 2);
}
