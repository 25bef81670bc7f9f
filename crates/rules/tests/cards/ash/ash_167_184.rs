//! The cards of Ashes of the Empire from ASH_167 to ASH_184: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::{expect_hidden, expect_no_excess_through_shield, with_a_deadly_upgrade};

// ---- ASH_167 Flarestar Attack Shuttle ----

/// ASH_167: an Advantage token when played and when defeated.
#[test]
fn flarestar_attack_shuttle_gives_advantage_when_played_and_defeated() {
    let mut game = scenario().our_hand(["Flarestar Attack Shuttle"]).ours(["Wampa"]).action_phase();
    game.us().play("Flarestar Attack Shuttle");
    game.expect_offered("no");
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Advantage"]);
    let mut game = scenario().ours(["Flarestar Attack Shuttle", "Wampa"]).theirs(["Cartel Spacer"]).action_phase();
    game.us().attack("Flarestar Attack Shuttle", "Cartel Spacer").choose("Wampa");
    game.expect_upgrades("Wampa", ["Advantage"]);
}

// ---- ASH_168 Migs Mayfeld, How About a Toast? ----

/// ASH_168: on attack 1 damage to the defending unit, or 2 when he is upgraded.
#[test]
fn migs_mayfeld_deals_1_damage_to_the_defender_or_2_while_upgraded() {
    let mut game = scenario().ours(["Migs Mayfeld, How About a Toast?"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Migs Mayfeld", "AT-ST");
    game.expect_damage("AT-ST", 3);
    let mut game = scenario()
        .ours([unit("Migs Mayfeld, How About a Toast?").with(["Resilient"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Migs Mayfeld", "AT-ST");
    game.expect_damage("AT-ST", 4);
}

// Rulings

/// ASH_168: with his Support, the attacking unit must be upgraded (ruling 1).
#[test]
fn migs_mayfeld_support_counts_upgrades_on_the_attacker() {
    let mut game = scenario()
        .our_hand(["Migs Mayfeld, How About a Toast?"])
        .ours([unit("Battlefield Marine").with(["Resilient"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Migs Mayfeld").attack("Battlefield Marine", "AT-ST");
    game.expect_damage("AT-ST", 5);
}

// ---- ASH_169 Axe Woves, Undaunted ----

/// ASH_169: when we draw cards, once for all drawn together, he gets an Advantage token.
#[test]
fn axe_woves_gets_advantage_once_when_we_draw_cards() {
    let mut game = scenario()
        .ours(["Axe Woves, Undaunted"])
        .our_hand(["Intimidation"])
        .our_deck(["Repair", "Repair", "Repair", "Repair", "Repair"])
        .action_phase();
    game.both_pass();
    game.nobody_resources();
    game.expect_upgrades("Axe Woves", ["Advantage"]);
}

// ---- ASH_170 Desert Sharpshooter ----

/// ASH_170: 2 damage to an upgraded ground unit.
#[test]
fn desert_sharpshooter_may_deal_2_damage_to_an_upgraded_ground_unit() {
    let mut game = scenario()
        .our_hand(["Desert Sharpshooter"])
        .theirs([unit("Wampa").with(["Resilient"]), unit("Greedo"), unit("Cartel Spacer").with(["Resilient"])])
        .action_phase();
    game.us().play("Desert Sharpshooter");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2);
}

// ---- ASH_171 Pegasus Tri-Wing ----

/// ASH_171: a friendly upgrade may be defeated to ready it.
#[test]
fn pegasus_tri_wing_may_defeat_a_friendly_upgrade_to_ready() {
    let mut game = scenario().our_hand(["Pegasus Tri-Wing"]).ours([unit("Wampa").with(["Resilient"])]).action_phase();
    let mut declined = game.clone();
    game.us().play("Pegasus Tri-Wing").choose("Resilient");
    game.expect_ready("Pegasus Tri-Wing").expect_upgrades("Wampa", []);
    declined.us().play("Pegasus Tri-Wing").no();
    declined.expect_exhausted("Pegasus Tri-Wing");
}

// ---- ASH_172 Razor Crest, Outfitted Armament ----

/// ASH_172: on attack a card may be discarded for +2/+0.
#[test]
fn razor_crest_may_discard_a_card_for_2_power() {
    let mut game = scenario().ours(["Razor Crest, Outfitted Armament"]).our_hand(["Repair"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("Razor Crest", "their base").yes().choose("Repair").expect_hand([]);
    game.them().expect_base_damage(5);
    declined.us().attack("Razor Crest", "their base").no();
    declined.them().expect_base_damage(3);
}

// ---- ASH_174 StarFortress Heavy Bomber ----

/// ASH_174: 6 damage to a non-unique ground unit.
#[test]
fn starfortress_heavy_bomber_may_deal_6_to_a_non_unique_ground_unit() {
    let mut game =
        scenario().our_hand(["StarFortress Heavy Bomber"]).theirs(["AT-ST", "Greedo", "Cartel Spacer"]).action_phase();
    game.us().play("StarFortress Heavy Bomber");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 6);
}

// ---- ASH_176 Imposing Scout Walker ----

/// ASH_176: 3 damage to a ground unit; if that defeats it, 3 Advantage tokens for the Walker.
#[test]
fn imposing_scout_walker_deals_3_and_gets_advantage_if_it_defeats() {
    let mut game = scenario()
        .our_hand(["Imposing Scout Walker"])
        .theirs(["Death Star Stormtrooper", "AT-ST", "Cartel Spacer"])
        .action_phase();
    let mut survived = game.clone();
    game.us().play("Imposing Scout Walker");
    game.expect_not_offered("Cartel Spacer").expect_offered("no");
    game.us().choose("Death Star Stormtrooper");
    game.expect_upgrades("Imposing Scout Walker", ["Advantage", "Advantage", "Advantage"]);
    survived.us().play("Imposing Scout Walker").choose("AT-ST");
    survived.expect_upgrades("Imposing Scout Walker", []).expect_damage("AT-ST", 3);
}

// ---- ASH_177 Onyx Cinder, Adventure Awaits ----

/// ASH_177: other friendly units have Hidden, and it has itself.
#[test]
fn onyx_cinder_gives_other_friendly_units_hidden() {
    let mut game =
        scenario().ours(["Onyx Cinder, Adventure Awaits"]).theirs(["Wampa"]).our_hand(["Greedo"]).action_phase();
    game.expect_keyword("Onyx Cinder", Keyword::Hidden).expect_no_keyword("Wampa", Keyword::Hidden);
    game.us().play("Greedo");
    game.expect_not_offered("Wampa -> Greedo");
    expect_hidden("Onyx Cinder, Adventure Awaits");
}

// ---- ASH_178 Knobby White Ice Spider ----

/// ASH_178: an Advantage token for each enemy unit; and Hidden.
#[test]
fn knobby_white_ice_spider_gets_advantage_per_enemy_unit() {
    let mut game = scenario()
        .our_hand(["Knobby White Ice Spider"])
        .ours(["Greedo"])
        .theirs(["Wampa", "Cartel Spacer"])
        .action_phase();
    game.us().play("Knobby White Ice Spider");
    game.expect_upgrades("Knobby White Ice Spider", ["Advantage", "Advantage"])
        .expect_not_offered(&format!("Wampa -> {}", "Knobby White Ice Spider"));
}

// ---- ASH_179 Boba Fett's Rancor, Emotionally Complex Creature ----

/// ASH_179: 5 damage to our base, then 5 and 5 again to an enemy ground unit.
#[test]
fn boba_fetts_rancor_deals_5_to_our_base_and_twice_5_to_an_enemy() {
    let mut game = scenario()
        .our_hand(["Boba Fett's Rancor, Emotionally Complex Creature"])
        .theirs(["Avenger", "AT-AT Suppressor"])
        .action_phase();
    game.us().play("Boba Fett's Rancor");
    game.expect_options(["AT-AT Suppressor"]);
    game.us().choose("AT-AT Suppressor").expect_base_damage(5);
    game.expect_gone("AT-AT Suppressor");
}

// Rulings

/// ASH_179: on attack a base is chosen, and may be dealt 1 for every 5 damage on ours (ruling 1).
#[test]
fn boba_fetts_rancor_may_deal_1_to_a_base_per_5_damage_on_ours() {
    let mut game =
        scenario().ours(["Boba Fett's Rancor, Emotionally Complex Creature"]).our_base_damage(14).action_phase();
    game.us().attack("Boba Fett's Rancor", "their base");
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base");
    let mut declined = game.clone();
    game.us().yes();
    game.them().expect_base_damage(10);
    declined.us().no();
    declined.them().expect_base_damage(8);
}

/// ASH_179: with two instances of damage, a Shield prevents only the first (ruling 2).
#[test]
fn boba_fetts_rancor_deals_two_instances_of_damage() {
    let mut game = scenario()
        .our_hand(["Boba Fett's Rancor, Emotionally Complex Creature"])
        .theirs([unit("AT-AT Suppressor").with(["Shield"])])
        .action_phase();
    game.us().play("Boba Fett's Rancor").choose("AT-AT Suppressor");
    game.expect_damage("AT-AT Suppressor", 5).expect_upgrades("AT-AT Suppressor", []);
}

// ---- ASH_180 Bokken Saber ----

/// ASH_180: its unit gets an Advantage token when its attack ends. It cannot be attached to a Vehicle.
#[test]
fn bokken_saber_gives_advantage_after_an_attack() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Bokken Saber"]), unit("AT-ST")])
        .our_hand(["Bokken Saber"])
        .action_phase();
    game.expect_not_offered("play Bokken Saber onto AT-ST");
    game.us().attack("Wampa", "their base");
    game.expect_upgrades("Wampa", ["Bokken Saber", "Advantage"]);
}

// Rulings

/// ASH_180: it triggers as combat damage is dealt: an Advantage token already on the unit is defeated, the new one
/// stays (ruling 1).
#[test]
fn bokken_saber_triggers_with_combat_damage() {
    let mut game = scenario().ours([unit("Wampa").with(["Bokken Saber", "Advantage"])]).action_phase();
    game.us().attack("Wampa", "their base");
    game.us().resolve_first("Wampa");
    game.them().expect_base_damage(6);
    game.expect_upgrades("Wampa", ["Bokken Saber", "Advantage"]);
}

// ---- ASH_181 Mark My Words ----

/// ASH_181: attached to a damaged unit, which gains Overwhelm.
#[test]
fn mark_my_words_attaches_to_a_damaged_unit_and_gives_overwhelm() {
    let mut game = scenario()
        .ours([unit("Consular Security Force").damage(1), unit("Greedo")])
        .our_hand(["Mark My Words"])
        .action_phase();
    game.expect_not_offered("play Mark My Words onto Greedo");
    game.us().play_onto("Mark My Words", "Consular Security Force");
    game.expect_keyword("Consular Security Force", Keyword::Overwhelm).expect_power("Consular Security Force", 5);
}

// Rulings

/// ASH_181: a Shield leaves no excess damage. If the defending unit was defeated before combat damage, all damage is
/// excess damage (ruling 1, 2).
#[test]
fn mark_my_words_overwhelm_deals_excess_except_through_a_shield() {
    let force = "Consular Security Force";
    let game = scenario()
        .ours([unit(force).damage(1).with(["Mark My Words"])])
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    expect_no_excess_through_shield(game, force);
    let mut game = with_a_deadly_upgrade(scenario().ours([unit(force).damage(1).with(["Mark My Words", "Resilient"])]))
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().attack(force, "Cantina Braggart");
    game.them().expect_base_damage(5);
}

// ---- ASH_182 Unfettered Ambition ----

/// ASH_182: an Advantage token for each upgrade on the unit other than Advantage tokens, including itself.
#[test]
fn unfettered_ambition_gives_advantage_per_other_upgrade() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Resilient", "Advantage"])])
        .our_hand(["Unfettered Ambition"])
        .action_phase();
    game.us().play_onto("Unfettered Ambition", "Wampa");
    game.expect_power("Wampa", 4 + 1 + 3);
}

// ---- ASH_183 Whistling Birds ----

/// ASH_183: when the unit has dealt combat damage to an opponent's base, 2 damage to each unit of that opponent in
/// its arena.
#[test]
fn whistling_birds_deal_2_to_units_in_the_arena_after_base_damage() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Whistling Birds"]), unit("AT-ST")])
        .our_hand(["Whistling Birds"])
        .theirs(["Consular Security Force", "Cartel Spacer"])
        .action_phase();
    game.expect_not_offered("play Whistling Birds onto AT-ST");
    game.us().attack("Wampa", "their base");
    game.expect_damage("Consular Security Force", 2).expect_damage("Cartel Spacer", 0).expect_damage("AT-ST", 0);
}

// Rulings

/// ASH_183: only combat damage counts, the unit need not survive, and all damage is dealt at the same time (ruling 1,
/// 2, 3).
#[test]
fn whistling_birds_count_combat_damage_and_deal_all_at_once() {
    let mut game = scenario()
        .text(r#"(id: "SOR_204", abilities: [When(on: [Defeated], do: [Heal(from: All())])])"#)
        .resilient_gives("Keyword(Overwhelm)")
        .ours([unit("Battlefield Marine").damage(5).with(["Whistling Birds", "Resilient"])])
        .theirs(["Death Star Stormtrooper", "Greedo", "Jedha Agitator"])
        .action_phase();
    game.us().attack("Battlefield Marine", "Death Star Stormtrooper");
    game.expect_gone("Battlefield Marine").expect_gone("Greedo").expect_gone("Jedha Agitator");
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 5, to: Base(Opponent))]))")
        .ours([unit("Battlefield Marine").with(["Whistling Birds", "Resilient"])])
        .theirs(["Cantina Braggart", "AT-ST"])
        .action_phase();
    game.us().attack("Battlefield Marine", "Cantina Braggart");
    game.expect_damage("AT-ST", 0);
}

// ---- ASH_184 Follow Me ----

/// ASH_184: a unit attacks; after the attack a unit gets 3 Advantage tokens.
#[test]
fn follow_me_gives_3_advantage_after_the_attack() {
    let mut game = scenario().our_hand(["Follow Me"]).ours(["Wampa", "Greedo"]).action_phase();
    game.us().play("Follow Me").attack("Wampa", "their base").choose("Greedo");
    game.them().expect_base_damage(4);
    game.expect_upgrades("Greedo", ["Advantage", "Advantage", "Advantage"]);
}

// Rulings

/// ASH_184: the attack must be made if possible, with a ready unit (ruling 1).
#[test]
fn follow_me_must_attack_with_a_ready_unit() {
    let mut game = scenario().our_hand(["Follow Me"]).ours([unit("Wampa"), unit("Greedo").exhausted()]).action_phase();
    game.us().play("Follow Me");
    game.expect_options(["Wampa -> their base"]);
}

/// ASH_184, CR 1.6.2, 7.6.8A: without an attack no Advantage is given.
#[test]
fn follow_me_gives_nothing_when_no_unit_can_attack() {
    let mut game =
        scenario().our_hand(["Follow Me"]).ours([unit("Wampa").exhausted()]).theirs(["Greedo"]).action_phase();
    game.us().play("Follow Me");
    game.expect_action_of(Side::Them).expect_upgrades("Wampa", []).expect_upgrades("Greedo", []);
}
