//! The cards of Jump to Lightspeed from JTL_166 to JTL_184: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use super::common::{SHIP, about_to_be_defeated, deal_indirect_damage, unit_with_one_hp_and_shield};
use crate::starts::about_to_play;

// ---- JTL_166 Orbiting K-Wing ----

/// JTL_166: Saboteur.
#[test]
fn orbiting_k_wing_has_saboteur() {
    let mut game = scenario().ours(["Orbiting K-Wing"]).theirs(["Scouting Headhunter"]).action_phase();
    game.us().attack("Orbiting K-Wing", "their base");
    game.them().expect_base_damage(4);
}

// ---- JTL_167 Occupier Siege Tank ----

/// JTL_167: Grit.
#[test]
fn occupier_siege_tank_has_grit() {
    let mut game = scenario().ours([unit("JTL_167").damage(2)]).action_phase();
    game.expect_power("Occupier Siege Tank", 7);
}

// ---- JTL_168 Insurgent Saboteurs ----

/// JTL_168: Saboteur; on attack, may defeat an upgrade.
#[test]
fn insurgent_saboteurs_may_defeat_an_upgrade_on_attack() {
    let mut game = scenario().ours(["Insurgent Saboteurs"]).theirs([unit("Wampa").with(["Resilient"])]).action_phase();
    game.expect_keyword("Insurgent Saboteurs", Keyword::Saboteur);
    game.us().attack("Insurgent Saboteurs", "their base").choose("Resilient");
    game.expect_upgrades("Wampa", []);
}

// ---- JTL_169 Shadow Caster, Just Business ----

/// JTL_169: when a friendly unit is defeated, all its When Defeated abilities may be used again, gained ones included.
#[test]
fn shadow_caster_uses_when_defeated_abilities_again() {
    let mut game = scenario()
        .ours([unit("Shadow Caster"), unit("Vanguard Infantry").with(["Resilient"]), unit("Wampa")])
        .resilient_gives("Ability(When(on: [Defeated], do: [Create(token: XWing)]))")
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(named: [\"Vanguard Infantry\"]))")
        .their_action_phase();
    game.them().play("Confiscate").choose("Vanguard Infantry");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.expect_waiting(["Shadow Caster", "Vanguard Infantry", "Vanguard Infantry"]);
    game.us().resolve_first("Shadow Caster");
    game.expect_asked(Side::Us, QuestionKind::May);
    let mut declined = game.clone();
    game.us().yes();
    // The used abilities are resolved before those that triggered, in an order of our choice, too.
    game.expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.us().resolve_first("Vanguard Infantry").choose("Wampa");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.expect_count("X-Wing", 1).expect_upgrades("Wampa", ["Experience"]);
    game.us().resolve_first("Vanguard Infantry").choose("Wampa");
    game.expect_count("X-Wing", 2).expect_upgrades("Wampa", ["Experience", "Experience"]).expect_action_of(Side::Us);
    declined.us().no().resolve_first("Vanguard Infantry").choose("Wampa");
    declined.expect_count("X-Wing", 1).expect_upgrades("Wampa", ["Experience"]).expect_action_of(Side::Us);
}

// Corners

/// JTL_169: not for an enemy unit, nor for one without such an ability.
#[test]
fn shadow_caster_ignores_units_without_a_when_defeated_ability() {
    let mut game = scenario()
        .ours(["Shadow Caster", "Wampa"])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose())")
        .theirs(["Vanguard Infantry"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Wampa");
    game.expect_action_of(Side::Us);
}

// Rulings

/// JTL_169: a "When Played/When Defeated" ability counts, too (ruling 1).
#[test]
fn shadow_caster_counts_compound_triggers() {
    let mut game = scenario()
        .ours(["Shadow Caster", "Elite P-38 Starfighter"])
        .theirs(["AT-ST"])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(named: [\"Elite P-38 Starfighter\"]))")
        .their_action_phase();
    game.them().play("Confiscate").choose("Elite P-38 Starfighter");
    game.us().resolve_first("Elite P-38 Starfighter").choose("AT-ST").yes().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

// ---- JTL_170 War Juggernaut ----

/// JTL_170: 1 damage to each of any number of units when played; +1/+0 for each damaged unit.
#[test]
fn war_juggernaut_gets_1_power_for_each_damaged_unit() {
    let mut game = about_to_play("War Juggernaut").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("War Juggernaut").choose("Wampa").choose("AT-ST").done();
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 1).expect_power("War Juggernaut", 5);
}

// ---- JTL_171 Targeting Computer ----

/// JTL_171: we assign the indirect damage that its unit deals, not that of others.
#[test]
fn targeting_computer_lets_us_assign_indirect_damage_of_its_unit() {
    let mut game = scenario()
        .ours([unit("Allegiant General Pryde").with(["Targeting Computer"])])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Allegiant General Pryde", "their base").choose_player(Side::Them);
    game.expect_asked(Side::Us, QuestionKind::Indirect);
    game.us().choose_times(2, "Wampa");
    game.expect_damage("Wampa", 2);
    let mut game = about_to_play("Torpedo Barrage").ours([unit("Wampa").with(["Targeting Computer"])]).action_phase();
    game.us().play("Torpedo Barrage").choose_player(Side::Them);
    game.them().choose_times(5, "their base").expect_base_damage(5);
}

// Rulings

/// JTL_171, CR 8.35.2, 8.35.3: assigned by us it is still at most a unit's remaining HP, and no Shield prevents it
/// (ruling 1).
#[test]
fn targeting_computer_damage_is_indirect() {
    let mut game = scenario()
        .ours([unit("Allegiant General Pryde").with(["Targeting Computer"])])
        .theirs([unit_with_one_hp_and_shield()])
        .action_phase();
    game.us().attack("Allegiant General Pryde", "their base").choose_player(Side::Them).choose("Wampa");
    game.expect_options(["their base"]);
    game.us().choose("their base");
    game.expect_gone("Wampa");
}

// ---- JTL_172 Twin Laser Turret ----

/// JTL_172: on a Vehicle: 1 damage to each of up to two units in its arena as it attacks.
#[test]
fn twin_laser_turret_damages_up_to_two_units_in_its_arena() {
    let mut game = scenario()
        .ours([unit(SHIP).with(["Twin Laser Turret"])])
        .theirs(["Wampa", "X-Wing", "Munificent Frigate"])
        .action_phase();
    game.us().attack(SHIP, "their base");
    game.expect_not_offered("Wampa");
    game.us().choose("X-Wing").choose("Munificent Frigate");
    game.expect_damage("X-Wing", 1).expect_damage("Munificent Frigate", 1);
    let mut game = about_to_play("Twin Laser Turret").ours(["Wampa", SHIP]).action_phase();
    game.expect_not_offered("play Twin Laser Turret onto Wampa");
    game.us().play_onto("Twin Laser Turret", SHIP);
    game.expect_power(SHIP, 4);
}

// ---- JTL_173 Fight Fire With Fire ----

/// JTL_173: 3 damage to a friendly and to an enemy unit in one arena.
#[test]
fn fight_fire_with_fire_damages_a_friendly_and_an_enemy_unit() {
    let mut game = about_to_play("Fight Fire With Fire")
        .ours(["AT-ST", "Wampa", SHIP])
        .theirs(["Consular Security Force"])
        .action_phase();
    game.us().play("Fight Fire With Fire");
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("AT-ST").choose("Consular Security Force");
    game.expect_damage("AT-ST", 3).expect_damage("Consular Security Force", 3).expect_damage("Wampa", 0);
}

// Rulings

/// JTL_173: without two such units no damage is dealt (ruling 1).
#[test]
fn fight_fire_with_fire_needs_two_units_in_one_arena() {
    let mut game = about_to_play("Fight Fire With Fire").ours([SHIP]).theirs(["Wampa"]).action_phase();
    game.us().play("Fight Fire With Fire");
    game.expect_damage(SHIP, 0).expect_damage("Wampa", 0).expect_action_of(Side::Them);
}

// ---- JTL_174 Hotshot Maneuver ----

/// JTL_174: 2 damage to a different enemy unit for each of its On Attack abilities, then it attacks.
#[test]
fn hotshot_maneuver_counts_on_attack_abilities() {
    let table = || {
        about_to_play("Hotshot Maneuver")
            .ours([unit("Rafa Martez").with(["Resilient"]), unit("Wampa")])
            .resilient_gives("Ability(When(on: [Attacks], do: [Draw()]))")
            .theirs(["AT-ST", "Munificent Frigate", "Consular Security Force"])
    };
    let mut game = table().action_phase();
    game.us().play("Hotshot Maneuver").choose("Rafa Martez").choose("AT-ST");
    game.expect_options(["Munificent Frigate", "Consular Security Force"]);
    game.us().choose("Munificent Frigate");
    game.expect_damage("AT-ST", 2).expect_damage("Munificent Frigate", 2);
    game.us().attack("Rafa Martez", "their base");
    let mut game = table().action_phase();
    game.us().play("Hotshot Maneuver").choose("Wampa").attack("Wampa", "their base");
    game.expect_damage("AT-ST", 0);
}

// Rulings

/// JTL_174, CR 1.9.8: as many different units as there are abilities, all at once (ruling 1).
#[test]
fn hotshot_maneuver_hits_different_units_at_once() {
    let mut game = about_to_play("Hotshot Maneuver")
        .ours([unit("Rafa Martez").with(["Resilient"])])
        .resilient_gives("Ability(When(on: [Attacks], do: [Draw()]))")
        .theirs(["Vanguard Infantry", "Vanguard Infantry", "Wampa"])
        .action_phase();
    game.us().play("Hotshot Maneuver").choose("Rafa Martez");
    game.us().choose("Vanguard Infantry #1");
    game.us().choose("their Vanguard Infantry");
    game.expect_count("Vanguard Infantry", 0);
}

/// JTL_174, CR 6.3.0D: the chosen unit must attack; an exhausted one does not (ruling 2).
#[test]
fn hotshot_maneuver_requires_the_chosen_unit_to_attack() {
    let mut game = about_to_play("Hotshot Maneuver").ours([unit("Wampa"), unit("AT-ST").exhausted()]).action_phase();
    game.us().play("Hotshot Maneuver").choose("Wampa");
    game.expect_options(["Wampa -> their base"]);
    let mut game = about_to_play("Hotshot Maneuver").ours([unit("AT-ST").exhausted()]).action_phase();
    game.us().play("Hotshot Maneuver").choose("AT-ST");
    game.expect_action_of(Side::Them);
}

// ---- JTL_175 System Shock ----

/// JTL_175: a non-leader upgrade is defeated, and its unit is dealt 1 damage.
#[test]
fn system_shock_defeats_an_upgrade_and_damages_its_unit() {
    let mut game = about_to_play("System Shock").theirs([unit("Wampa").with(["Resilient"])]).action_phase();
    game.us().play("System Shock").choose("Resilient");
    game.expect_upgrades("Wampa", []).expect_damage("Wampa", 1);
}

// ---- JTL_176 Shoot Down ----

/// JTL_176: 3 damage to a space unit; if that defeats it, may deal 2 to a base.
#[test]
fn shoot_down_may_damage_a_base_when_it_defeats_the_unit() {
    let mut game = about_to_play("Shoot Down").theirs([SHIP, "Munificent Frigate", "Wampa"]).action_phase();
    let mut other = game.clone();
    game.us().play("Shoot Down").choose(SHIP).choose("their base");
    game.them().expect_base_damage(2);
    other.us().play("Shoot Down").choose("Munificent Frigate");
    other.expect_damage("Munificent Frigate", 3).expect_action_of(Side::Them);
}

// ---- JTL_177 Stay on Target ----

/// JTL_177: a Vehicle attacks at +2/+0 and draws a card for damage to a base.
#[test]
fn stay_on_target_draws_when_the_vehicle_damages_a_base() {
    let mut game = about_to_play("Stay on Target").ours([SHIP, "Wampa"]).our_deck(["Repair"]).action_phase();
    game.us().play("Stay on Target").attack(SHIP, "their base").expect_hand(["Repair"]);
    game.them().expect_base_damage(4);
}

// Corners

/// JTL_177: non-combat damage that the unit deals to a base counts, too.
#[test]
fn stay_on_target_counts_non_combat_damage_to_a_base() {
    let mut game = about_to_play("Stay on Target")
        .ours([unit(SHIP).with(["Resilient"])])
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 1, to: Base(Defending))]))")
        .theirs(["X-Wing"])
        .our_deck(["Repair", "Wampa"])
        .action_phase();
    game.us().play("Stay on Target").attack(SHIP, "X-Wing").expect_hand(["Repair"]);
}

// Rulings

/// JTL_177, CR 6.3.0D: a ready Vehicle must attack (ruling 1).
#[test]
fn stay_on_target_requires_a_ready_vehicle_to_attack() {
    let mut game = about_to_play("Stay on Target").ours([unit(SHIP), unit("AT-ST").exhausted()]).action_phase();
    game.us().play("Stay on Target");
    game.expect_options(["Royal Security Fighter -> their base"]);
}

/// JTL_177, CR 7.6.16: the card is drawn when the damage is dealt, although the attacker is defeated (ruling 2).
#[test]
fn stay_on_target_draws_although_the_attacker_is_defeated() {
    let mut game = about_to_play("Stay on Target")
        .ours([unit(SHIP).with(["Resilient"])])
        .resilient_gives("Keyword(Overwhelm)")
        .theirs([unit("Munificent Frigate").damage(6)])
        .our_deck(["Repair"])
        .action_phase();
    game.us().play("Stay on Target").attack(SHIP, "Munificent Frigate").expect_hand(["Repair"]);
}

// ---- JTL_178 Face Off ----

/// JTL_178: if the initiative was not taken, an enemy unit may be readied to ready one of ours in its arena.
#[test]
fn face_off_may_ready_an_enemy_unit_and_one_of_ours() {
    let table = || {
        about_to_play("Face Off")
            .ours([unit("Wampa").exhausted(), unit(SHIP).exhausted()])
            .theirs([unit("AT-ST").exhausted()])
    };
    let mut game = table().action_phase();
    game.us().play("Face Off").choose("AT-ST").choose("Wampa");
    game.expect_ready("AT-ST").expect_ready("Wampa").expect_exhausted(SHIP);
    let mut game = table().their_action_phase();
    game.them().take_initiative();
    game.us().play("Face Off");
    game.expect_exhausted("AT-ST").expect_exhausted("Wampa");
}

// ---- JTL_179 Koiogran Turn ----

/// JTL_179: a Fighter or Transport with 6 power or less is readied.
#[test]
fn koiogran_turn_readies_a_fighter_or_transport() {
    let mut game = about_to_play("Koiogran Turn")
        .ours([
            unit(SHIP).exhausted(),
            unit("Omicron Strike Craft").exhausted(),
            unit("Munificent Frigate").exhausted(),
        ])
        .action_phase();
    game.us().play("Koiogran Turn");
    game.expect_options([SHIP, "Omicron Strike Craft"]);
    game.us().choose(SHIP);
    game.expect_ready(SHIP);
}

// Rulings

/// JTL_179, CR 1.10.5: current power counts (ruling 1).
#[test]
fn koiogran_turn_checks_current_power() {
    let mut game = about_to_play("Koiogran Turn")
        .ours([unit(SHIP).exhausted().with(["Determined Recruit", "Experience", "Experience"])])
        .action_phase();
    game.us().play("Koiogran Turn");
    game.expect_exhausted(SHIP).expect_action_of(Side::Them);
}

// ---- JTL_180 Piercing Shot ----

/// JTL_180: all Shields on a unit are defeated, then 3 damage is dealt to it.
#[test]
fn piercing_shot_defeats_shields_before_its_damage() {
    let mut game =
        about_to_play("Piercing Shot").theirs([unit("AT-ST").with(["Shield", "Shield", "Resilient"])]).action_phase();
    game.us().play("Piercing Shot").choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_upgrades("AT-ST", ["Resilient"]);
}

// ---- JTL_181 Planetary Bombardment ----

/// JTL_181: 8 indirect damage to a player, 12 with a Capital Ship.
#[test]
fn planetary_bombardment_deals_more_with_a_capital_ship() {
    for (ours, damage) in [(SHIP, 8), ("Munificent Frigate", 12)] {
        let mut game = about_to_play("Planetary Bombardment").ours([ours]).action_phase();
        game.us().play("Planetary Bombardment").choose_player(Side::Them);
        game.them().choose_times(damage, "their base").expect_base_damage(damage as i16);
    }
}

// Rulings

/// JTL_181, CR 8.35.2A, 8.35.3: indirect damage ignores Shields and is at most a unit's remaining HP (ruling 1).
#[test]
fn planetary_bombardments_damage_is_indirect() {
    let mut game = about_to_play("Planetary Bombardment").theirs([unit_with_one_hp_and_shield()]).action_phase();
    game.us().play("Planetary Bombardment").choose_player(Side::Them);
    game.expect_asked(Side::Them, QuestionKind::Indirect);
    deal_indirect_damage(&mut game, 8);
}

// ---- JTL_182 Rampart, Enjoy the Exit ----

/// JTL_182: it does not ready in the regroup phase with less than 4 power.
#[test]
fn rampart_does_not_ready_below_4_power() {
    let mut game = scenario().ours([unit("Rampart").exhausted()]).action_phase();
    game.both_pass().nobody_resources();
    game.expect_exhausted("Rampart");
    let mut game = scenario().ours([unit("Rampart").with(["Experience", "Experience"]).exhausted()]).action_phase();
    game.both_pass().nobody_resources();
    game.expect_ready("Rampart");
}

// Corners

/// JTL_182: an ability can ready it.
#[test]
fn rampart_may_be_readied_by_an_ability() {
    let mut game = about_to_play("Confiscate")
        .confiscate_does("Ready(Choose())")
        .ours([unit("Rampart").exhausted()])
        .action_phase();
    game.us().play("Confiscate").choose("Rampart");
    game.expect_ready("Rampart");
}

// ---- JTL_183 Zygerrian Starhopper ----

/// JTL_183: when defeated, 2 indirect damage to a player.
#[test]
fn zygerrian_starhopper_deals_indirect_damage_when_defeated() {
    let mut game = about_to_be_defeated(unit("Zygerrian Starhopper")).their_action_phase();
    game.them().play("Confiscate").choose("Zygerrian Starhopper");
    game.us().choose_player(Side::Them);
    game.them().choose_times(2, "their base").expect_base_damage(2);
}

// Rulings

/// JTL_183, CR 8.35.2A, 8.35.3: indirect damage ignores Shields and is at most a unit's remaining HP (ruling 1).
#[test]
fn zygerrian_starhoppers_damage_is_indirect() {
    let mut game =
        about_to_be_defeated(unit("Zygerrian Starhopper")).theirs([unit_with_one_hp_and_shield()]).their_action_phase();
    game.them().play("Confiscate").choose("Zygerrian Starhopper");
    game.us().choose_player(Side::Them);
    deal_indirect_damage(&mut game, 2);
}

// ---- JTL_184 Contracted Jumpmaster ----

/// JTL_184: Sentinel.
#[test]
fn contracted_jumpmaster_has_sentinel() {
    scenario()
        .ours(["Contracted Jumpmaster"])
        .action_phase()
        .expect_keyword("Contracted Jumpmaster", Keyword::Sentinel);
}
