//! The cards of Jump to Lightspeed from JTL_130 to JTL_147: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use super::common::{
    SHIP, about_to_be_defeated, about_to_pilot, deal_indirect_damage, expect_overwhelm_after_defender_is_defeated,
    expect_overwhelm_stops_at_shield, expect_pilot_forms, piloted, unit_with_one_hp_and_shield,
};
use crate::starts::{about_to_play, with_a_deadly_upgrade};

// ---- JTL_130 Timely Reinforcements ----

/// JTL_130: an X-Wing with Sentinel for every two resources of an opponent.
#[test]
fn timely_reinforcements_create_x_wings_for_enemy_resources() {
    let mut game = about_to_play("Timely Reinforcements").their_resources(5).action_phase();
    game.us().play("Timely Reinforcements");
    game.expect_action_of(Side::Them).expect_count("our X-Wing", 2).expect_count("X-Wing", 2);
    for token in ["X-Wing #1", "X-Wing #2"] {
        game.expect_keyword(token, Keyword::Sentinel);
    }
    game.both_pass().nobody_resources();
    for token in ["X-Wing #1", "X-Wing #2"] {
        game.expect_no_keyword(token, Keyword::Sentinel);
    }
}

// ---- JTL_131 Turbolaser Salvo ----

/// JTL_131: a friendly space unit deals its power to each enemy unit in an arena.
#[test]
fn turbolaser_salvo_damages_each_enemy_unit_in_an_arena() {
    let mut game = about_to_play("Turbolaser Salvo")
        .ours([SHIP, "Wampa"])
        .theirs(["AT-ST", "Battlefield Marine", "Munificent Frigate"])
        .action_phase();
    game.us().play("Turbolaser Salvo").pick("ground").choose(SHIP);
    game.expect_damage("AT-ST", 2).expect_damage("Battlefield Marine", 2).expect_damage("Munificent Frigate", 0);
    game.expect_damage("Wampa", 0);
}

// Rulings

/// JTL_131, CR 1.9.8, 8.12: all of it is dealt at once, so a unit defeated together with General Krell still has his
/// ability (ruling 1).
#[test]
fn turbolaser_salvo_deals_all_damage_at_once() {
    let mut game = about_to_play("Turbolaser Salvo")
        .ours(["Munificent Frigate"])
        .theirs(["General Krell", "Battlefield Marine"])
        .action_phase();
    game.us().play("Turbolaser Salvo").pick("ground").choose("Munificent Frigate");
    game.expect_gone("General Krell").expect_gone("Battlefield Marine").expect_asked(Side::Them, QuestionKind::May);
    game.them().yes().expect_hand_size(1);
}

// ---- JTL_132 First Order Stormtrooper ----

/// JTL_132: 1 indirect damage to a player on attack and when defeated.
#[test]
fn first_order_stormtrooper_deals_indirect_damage() {
    let mut game = scenario().ours(["First Order Stormtrooper"]).theirs(["Wampa"]).action_phase();
    game.us().attack("First Order Stormtrooper", "Wampa").choose_player(Side::Them);
    game.them().choose("their base").expect_base_damage(1);
    game.us().choose_player(Side::Them);
    game.them().choose("Wampa");
    game.expect_damage("Wampa", 3);
}

// Rulings

/// JTL_132, CR 8.35.2A, 8.35.3: indirect damage ignores Shields and is at most a unit's remaining HP (ruling 1).
#[test]
fn first_order_stormtroopers_damage_is_indirect() {
    let mut game = about_to_be_defeated(unit("First Order Stormtrooper"))
        .theirs([unit_with_one_hp_and_shield()])
        .their_action_phase();
    game.them().play("Confiscate").choose("First Order Stormtrooper");
    game.us().choose_player(Side::Them);
    deal_indirect_damage(&mut game, 1);
}

// ---- JTL_133 Allegiant General Pryde, Ruthless and Loyal ----

/// JTL_133: with the initiative, 2 indirect damage on attack. A unit that is dealt it may lose an upgrade.
#[test]
fn general_pryde_deals_indirect_damage_and_may_defeat_an_upgrade() {
    let mut game =
        scenario().ours(["Allegiant General Pryde"]).theirs([unit("Wampa").with(["Resilient"])]).action_phase();
    game.us().attack("Allegiant General Pryde", "their base").choose_player(Side::Them);
    game.them().choose("Wampa").choose("their base");
    game.us().choose("Resilient");
    game.expect_upgrades("Wampa", []).expect_damage("Wampa", 1);
    game.them().expect_base_damage(3);
    let mut game = scenario().ours(["Allegiant General Pryde"]).initiative(Side::Them).their_action_phase();
    game.them().pass();
    game.us().attack("Allegiant General Pryde", "their base");
    game.them().expect_base_damage(2);
}

// Rulings

/// JTL_133, CR 8.35.2, 8.35.3: a Shield prevents none of it, and no unit is dealt more than its remaining HP
/// (ruling 1).
#[test]
fn general_prydes_damage_is_indirect() {
    let mut game = scenario().ours(["Allegiant General Pryde"]).theirs([unit_with_one_hp_and_shield()]).action_phase();
    game.us().attack("Allegiant General Pryde", "their base").choose_player(Side::Them);
    deal_indirect_damage(&mut game, 2);
}

/// JTL_133: an upgrade with the unique icon is not affected (ruling 2).
#[test]
fn general_pryde_cannot_defeat_unique_upgrades() {
    let mut game = scenario()
        .ours(["Allegiant General Pryde"])
        .theirs([unit("AT-ST").with(["IG-88, Murderous Phlutdroid"])])
        .action_phase();
    game.us().attack("Allegiant General Pryde", "their base").choose_player(Side::Them);
    game.them().choose("AT-ST").choose("AT-ST");
    game.expect_upgrades("AT-ST", ["IG-88"]).expect_action_of(Side::Them);
}

// ---- JTL_134 General Hux, No Terms, No Surrender ----

/// JTL_134: Raid 1 for our other First Order units; draws a card if we played a First Order card this phase.
#[test]
fn general_hux_gives_raid_and_draws_after_a_first_order_card() {
    let mut game =
        about_to_play("Kijimi Patrollers").ours(["General Hux", "First Order TIE Fighter", "Wampa"]).action_phase();
    game.expect_keyword("First Order TIE Fighter", Keyword::Raid).expect_no_keyword("Wampa", Keyword::Raid);
    game.expect_no_keyword("General Hux", Keyword::Raid);
    game.us().play("Kijimi Patrollers");
    game.them().pass();
    game.us().use_ability("General Hux").expect_hand_size(1);
}

// Rulings

/// JTL_134, CR 6.4.2A: the action may be used without such a card, and draws nothing (ruling 1).
#[test]
fn general_hux_may_be_used_without_a_first_order_card() {
    let mut game = scenario().ours(["General Hux"]).action_phase();
    game.us().use_ability("General Hux").expect_hand([]);
    game.expect_exhausted("General Hux").expect_action_of(Side::Them);
}

// ---- JTL_135 Special Forces TIE Fighter ----

/// JTL_135: ready if an opponent has more space units than we do, itself included.
#[test]
fn special_forces_tie_fighter_enters_ready_against_more_space_units() {
    let table = |theirs: &[&'static str]| {
        let mut game = about_to_play("Special Forces TIE Fighter").theirs(theirs.iter().copied()).action_phase();
        game.us().play("Special Forces TIE Fighter");
        game
    };
    table(&[SHIP, "X-Wing"]).expect_ready("Special Forces TIE Fighter");
    table(&[SHIP, "Wampa"]).expect_exhausted("Special Forces TIE Fighter");
}

// ---- JTL_137 Vonreg's TIE Interceptor, Ace of the First Order ----

/// JTL_137: Overwhelm with 4 power, Raid 1 with 6.
#[test]
fn vonregs_tie_interceptor_gains_overwhelm_and_raid_with_power() {
    let table = |tokens: usize| {
        let ours = unit("Vonreg's TIE Interceptor").with(vec!["Experience"; tokens]);
        scenario().ours([ours]).action_phase()
    };
    table(0).expect_no_keyword("Vonreg's TIE Interceptor", Keyword::Overwhelm);
    table(1)
        .expect_keyword("Vonreg's TIE Interceptor", Keyword::Overwhelm)
        .expect_no_keyword("Vonreg's TIE Interceptor", Keyword::Raid);
    table(3).expect_keyword("Vonreg's TIE Interceptor", Keyword::Raid);
}

// Rulings

/// JTL_137, CR 7.5.7E: a Shield leaves no excess damage (ruling 1).
#[test]
fn vonregs_tie_interceptor_overwhelm_stops_at_a_shield() {
    expect_overwhelm_stops_at_shield(unit("Vonreg's TIE Interceptor").with(["Experience"]), "Vonreg's TIE Interceptor");
}

/// JTL_137, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 2).
#[test]
fn vonregs_tie_interceptor_overwhelm_deals_all_when_the_defender_is_gone() {
    expect_overwhelm_after_defender_is_defeated(
        unit("Vonreg's TIE Interceptor").with(["Experience", "Resilient"]),
        "Vonreg's TIE Interceptor",
        4,
    );
}

// ---- JTL_138 Decimator of Dissidents ----

/// JTL_138: costs 1 less if we dealt indirect damage this phase.
#[test]
fn decimator_of_dissidents_costs_1_less_after_indirect_damage() {
    let mut game = scenario()
        .our_resources(30)
        .our_hand(["Torpedo Barrage", "Decimator of Dissidents", "Decimator of Dissidents"])
        .our_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().play("Decimator of Dissidents").expect_ready_resources(26);
    game.them().pass();
    game.us().play("Torpedo Barrage").choose_player(Side::Us).choose_times(5, "our base");
    let ready = game.game.ready_resources(rules::Seat(0));
    game.them().pass();
    game.us().play("Decimator of Dissidents").expect_ready_resources(ready - 3);
}

// Rulings

/// JTL_138, CR 7.5.7E: a Shield leaves no excess damage (ruling 1).
#[test]
fn decimator_of_dissidents_overwhelm_stops_at_a_shield() {
    expect_overwhelm_stops_at_shield(unit("Decimator of Dissidents"), "Decimator of Dissidents");
}

/// JTL_138, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it goes to the base (ruling 2).
#[test]
fn decimator_of_dissidents_overwhelm_deals_all_when_the_defender_is_gone() {
    let ours = unit("Decimator of Dissidents").with(["Resilient"]);
    let mut game = with_a_deadly_upgrade(scenario().ours([ours])).theirs([SHIP]).action_phase();
    game.us().attack("Decimator of Dissidents", SHIP);
    game.them().expect_base_damage(3);
}

// ---- JTL_139 Dengar, Crude and Slovenly ----

/// JTL_139: when his Vehicle attacks, 2 indirect damage, 3 when it is Underworld.
#[test]
fn dengar_deals_indirect_damage_when_his_vehicle_attacks() {
    for (ship, damage) in [(SHIP, 2), ("Techno Union Transport", 2), ("Zygerrian Starhopper", 3)] {
        let mut game = scenario().ours([unit(ship).with(["Dengar, Crude and Slovenly"])]).action_phase();
        game.us().attack(ship, "their base").choose_player(Side::Us);
        game.us().choose_times(damage, "our base").expect_base_damage(damage as i16);
    }
}

// Rulings

/// JTL_139, CR 7.5.17C, 8.35.2A, 8.35.3: out of play he is a unit. His indirect damage ignores Shields and is at most a
/// unit's remaining HP (ruling 1, 2).
#[test]
fn dengar_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_139", "Dengar");
    let mut game =
        scenario().ours([piloted("Dengar, Crude and Slovenly")]).theirs([unit_with_one_hp_and_shield()]).action_phase();
    game.us().attack(SHIP, "their base").choose_player(Side::Them);
    deal_indirect_damage(&mut game, 2);
}

// ---- JTL_140 IG-2000, Assassin's Aggressor ----

/// JTL_140: Overwhelm; when played 1 damage to each of up to three units.
#[test]
fn ig_2000_deals_1_damage_to_up_to_three_units() {
    let mut game = about_to_play("IG-2000").theirs(["Wampa", "AT-ST", SHIP, "X-Wing"]).action_phase();
    game.us().play("IG-2000").choose("Wampa").choose("AT-ST").choose("X-Wing");
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 1).expect_damage("X-Wing", 1).expect_damage(SHIP, 0);
}

// Rulings

/// JTL_140, CR 7.5.7E: a Shield leaves no excess damage (ruling 1).
#[test]
fn ig_2000_overwhelm_stops_at_a_shield() {
    expect_overwhelm_stops_at_shield(unit("IG-2000"), "IG-2000");
}

/// JTL_140, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 2).
#[test]
fn ig_2000_overwhelm_deals_all_when_the_defender_is_gone() {
    expect_overwhelm_after_defender_is_defeated(unit("IG-2000").with(["Resilient"]), "IG-2000", 3);
}

// ---- JTL_141 IG-88, Murderous Phlutdroid ----

/// JTL_141: +3/+0 while an enemy unit is damaged, for itself and for its Vehicle.
#[test]
fn ig_88_gives_3_power_while_an_enemy_unit_is_damaged() {
    let table = |damage: i16| {
        scenario()
            .ours([unit("JTL_141"), unit("Munificent Frigate")])
            .theirs([unit("Wampa").damage(damage)])
            .action_phase()
    };
    table(0).expect_power("IG-88", 4);
    table(1).expect_power("IG-88", 7);
    let mut game = scenario().ours([piloted("JTL_141")]).theirs([unit("Wampa").damage(1)]).action_phase();
    game.expect_power(SHIP, 5).expect_hp(SHIP, 5);
}

// Rulings

/// JTL_141, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn ig_88_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_141", "IG-88");
}

// ---- JTL_142 Darth Vader, Scourge of Squadrons ----

/// JTL_142: his Vehicle deals 1 damage on attack; if that defeats a unit, 1 more to a unit or base.
#[test]
fn darth_vader_on_a_vehicle_deals_1_damage_and_1_more_for_a_defeat() {
    let table = || scenario().ours([piloted("JTL_142")]).theirs([unit("Academy Graduate").damage(1), unit("Wampa")]);
    let mut game = table().action_phase();
    game.us().attack("Royal Security Fighter", "their base").choose("Academy Graduate").choose("Wampa");
    game.expect_damage("Wampa", 1);
    let mut game = table().action_phase();
    game.us().attack("Royal Security Fighter", "their base").choose("Wampa");
    game.expect_damage("Wampa", 1).expect_action_of(Side::Them);
}

// Rulings

/// JTL_142, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn darth_vader_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_142", "Darth Vader");
}

// ---- JTL_143 Devastator, Hunting the Rebellion ----

/// JTL_143: 4 indirect damage to each opponent, which we assign.
#[test]
fn devastator_deals_indirect_damage_that_we_assign() {
    let mut game = about_to_play("Devastator, Hunting the Rebellion").theirs(["Wampa"]).action_phase();
    game.us().play("Devastator");
    game.expect_asked(Side::Us, QuestionKind::Indirect).expect_options(["Wampa", "their base"]);
    game.us().choose_times(3, "Wampa").choose("their base");
    game.expect_damage("Wampa", 3);
    game.them().expect_base_damage(1);
}

// Corners

/// JTL_143: we assign indirect damage that we deal, and that we are dealt.
#[test]
fn devastator_lets_us_assign_the_indirect_damage_we_deal_or_are_dealt() {
    let mut game = about_to_play("Torpedo Barrage").ours(["JTL_143"]).theirs(["Wampa"]).action_phase();
    game.us().play("Torpedo Barrage").choose_player(Side::Them);
    game.expect_asked(Side::Us, QuestionKind::Indirect);
    let mut game =
        scenario().their_resources(30).their_hand(["Torpedo Barrage"]).ours(["JTL_143"]).their_action_phase();
    game.them().play("Torpedo Barrage").choose_player(Side::Us);
    game.expect_asked(Side::Us, QuestionKind::Indirect);
}

// Rulings

/// JTL_143, CR 8.35.2, 8.35.3: no more than a unit's remaining HP, and a Shield does not prevent it (ruling 1).
#[test]
fn devastators_damage_is_indirect() {
    let mut game =
        about_to_play("Devastator, Hunting the Rebellion").theirs([unit_with_one_hp_and_shield()]).action_phase();
    game.us().play("Devastator").choose("Wampa");
    game.expect_options(["their base"]);
    game.us().choose_times(3, "their base");
    game.expect_gone("Wampa");
    game.them().expect_base_damage(3);
}

/// JTL_143, CR 8.35.5: all of it is dealt at once (ruling 2).
#[test]
fn devastator_damage_is_dealt_at_once() {
    let mut game = about_to_play("Devastator, Hunting the Rebellion")
        .theirs([unit("Vanguard Infantry"), unit("Wampa").damage(3)])
        .action_phase();
    game.us().play("Devastator").choose_times(2, "Vanguard Infantry").choose_times(2, "Wampa");
    game.expect_gone("Vanguard Infantry").expect_gone("Wampa");
    game.expect_options(["Devastator", "no"]);
}

// ---- JTL_144 No Disintegrations ----

/// JTL_144: damage equal to all but 1 of its remaining HP; non-leader units only.
#[test]
fn no_disintegrations_leaves_a_unit_with_1_hp() {
    let mut game = about_to_play("No Disintegrations")
        .theirs([unit("AT-ST").damage(2), unit(SHIP)])
        .their_deployed_leader("Chirrut Îmwe")
        .action_phase();
    game.us().play("No Disintegrations");
    game.expect_options(["AT-ST", SHIP]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 6).expect_in_play("AT-ST");
}

// ---- JTL_145 BB-8, Happy Beeps ----

/// JTL_145: played as an upgrade: for 2 a Resistance unit is readied.
#[test]
fn bb_8_may_pay_2_to_ready_a_resistance_unit() {
    let mut game = about_to_pilot("BB-8, Happy Beeps")
        .ours([unit("Determined Recruit").exhausted(), unit("Wampa").exhausted()])
        .action_phase();
    game.us().play_onto("BB-8", SHIP).yes();
    game.expect_options(["Determined Recruit"]);
    game.us().choose("Determined Recruit");
    game.expect_ready("Determined Recruit");
}

// Rulings

/// JTL_145, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn bb_8_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_145", "BB-8");
}

// ---- JTL_146 Massassi Tactical Officer ----

/// JTL_146: an attack by a Fighter at +2/+0.
#[test]
fn massassi_tactical_officer_lets_a_fighter_attack() {
    let mut game = scenario().ours(["Massassi Tactical Officer", SHIP, "Wampa"]).action_phase();
    game.us().use_ability("Massassi Tactical Officer").attack(SHIP, "their base");
    game.them().expect_base_damage(4);
}

// Rulings

/// JTL_146, CR 6.3.0D: a ready Fighter must attack (ruling 1).
#[test]
fn massassi_tactical_officer_requires_a_ready_fighter_to_attack() {
    let mut game =
        scenario().ours([unit("Massassi Tactical Officer"), unit(SHIP), unit("X-Wing").exhausted()]).action_phase();
    game.us().use_ability("Massassi Tactical Officer");
    game.expect_options(["Royal Security Fighter -> their base"]);
}

// ---- JTL_147 Black One, Straight At Them ----

/// JTL_147: +1/+0 while upgraded; with Poe Dameron as leader, unit or Pilot, 1 damage on attack.
#[test]
fn black_one_deals_1_damage_with_poe_dameron() {
    let mut game =
        scenario().ours([unit("JTL_147").with(["Poe Dameron, One Hell of a Pilot"])]).theirs(["Wampa"]).action_phase();
    game.expect_power("Black One", 5);
    game.us().attack("Black One", "their base").choose("Wampa");
    game.expect_damage("Wampa", 1);
    let mut game = scenario().ours(["JTL_147"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Black One", "their base");
    game.expect_action_of(Side::Them);
}
