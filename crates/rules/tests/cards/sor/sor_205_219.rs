//! The cards of Spark of Rebellion from SOR_205 to SOR_219: main case, corners and official rulings of each.

use testkit::{Keyword, Side, card_text, scenario, unit};

use crate::starts::{about_to_play, with_an_enemy, without_enemies};

// ---- SOR_205 Jawa Scavenger ----

/// SOR_205: Saboteur: ignores Sentinel and defeats the defending unit's Shield before damage.
#[test]
fn jawa_scavenger_has_saboteur() {
    let mut game =
        scenario().ours(["Jawa Scavenger"]).theirs([unit("Cell Block Guard").with(["Shield"])]).action_phase();
    game.expect_offered("Jawa Scavenger -> their base");
    game.us().attack("Jawa Scavenger", "Cell Block Guard");
    game.expect_damage("Cell Block Guard", 2).expect_upgrades("Cell Block Guard", []);
}

// ---- SOR_206 Mining Guild TIE Fighter ----

/// SOR_206: may pay 2 resources to draw a card; not offered without the resources.
#[test]
fn mining_guild_tie_fighter_may_pay_2_to_draw() {
    let with = |ready| scenario().ours(["Mining Guild TIE Fighter"]).our_resources(ready).action_phase();
    let mut game = with(2);
    game.us().attack("Mining Guild TIE Fighter", "their base").yes().expect_hand_size(1).expect_ready_resources(0);
    let mut game = with(2);
    game.us().attack("Mining Guild TIE Fighter", "their base").no().expect_hand_size(0).expect_ready_resources(2);
    let mut game = with(1);
    game.us().attack("Mining Guild TIE Fighter", "their base").expect_hand_size(0).expect_ready_resources(1);
    game.expect_action_of(Side::Them);
}

// ---- SOR_207 Crafty Smuggler ----

/// SOR_207: Shielded.
#[test]
fn crafty_smuggler_enters_play_with_a_shield() {
    let mut game = scenario().our_hand(["Crafty Smuggler"]).action_phase();
    game.us().play("Crafty Smuggler");
    game.expect_upgrades("Crafty Smuggler", ["Shield"]);
}

// ---- SOR_208 Outer Rim Headhunter ----

/// SOR_208: Raid 1; with a leader unit it may exhaust a non-leader unit.
#[test]
fn outer_rim_headhunter_may_exhaust_a_unit_with_a_leader_unit() {
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Outer Rim Headhunter"])
        .theirs(["AT-ST"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().attack("Outer Rim Headhunter", "their base");
    game.expect_options(["Outer Rim Headhunter", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
    game.them().expect_base_damage(2);
    let mut game = scenario().ours(["Outer Rim Headhunter"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Outer Rim Headhunter", "their base");
    game.expect_action_of(Side::Them);
}

// ---- SOR_209 Pirated Starfighter ----

/// SOR_209: Raid 1; one of our units that is no leader returns to hand.
#[test]
fn pirated_starfighter_returns_a_friendly_non_leader_unit() {
    let mut game = scenario()
        .our_hand(["Pirated Starfighter"])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Pirated Starfighter");
    game.expect_options(["Pirated Starfighter", "Wampa"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]);
    game.expect_keyword("Pirated Starfighter", Keyword::Raid);
}

// Rulings

/// SOR_209, CR 8.24.1, 1.3.2: what returns is in play; alone, it is its own only choice.
#[test]
fn pirated_starfighter_alone_must_choose_itself() {
    let mut game = scenario().our_hand(["Pirated Starfighter"]).our_discard(["Greedo"]).action_phase();
    game.us().play("Pirated Starfighter");
    game.expect_options(["Pirated Starfighter"]);
    game.us().choose("Pirated Starfighter").expect_hand(["Pirated Starfighter"]);
}

// ---- SOR_211 Gamorrean Guards ----

/// SOR_211: Sentinel if we control another Cunning unit.
#[test]
fn gamorrean_guards_have_sentinel_with_another_cunning_unit() {
    let with = |other| scenario().ours(["Gamorrean Guards", other]).theirs(["Greedo"]).action_phase();
    with("Jawa Scavenger").expect_keyword("Gamorrean Guards", Keyword::Sentinel);
    with("Wampa").expect_no_keyword("Gamorrean Guards", Keyword::Sentinel);
}

// ---- SOR_212 Strafing Gunship ----

/// SOR_212: it can attack ground units, which get -2/-0; ground units cannot attack it.
#[test]
fn strafing_gunship_can_attack_ground_units() {
    let mut game = scenario().ours(["Strafing Gunship"]).theirs(["AT-ST", "Relentless"]).action_phase();
    let mut space = game.clone();
    game.us().attack("Strafing Gunship", "AT-ST");
    // 6 less 2 is enough for its 4 HP.
    game.expect_gone("Strafing Gunship").expect_damage("AT-ST", 3).expect_power("AT-ST", 6);
    space.expect_offered("Strafing Gunship -> Relentless");
    space.us().pass();
    space.expect_not_offered("AT-ST -> Strafing Gunship").expect_offered("Relentless -> Strafing Gunship");
}

// Corners

/// SOR_212: with Ambush it may attack on the ground.
#[test]
fn strafing_gunship_can_attack_ground_units_with_ambush() {
    let mut game = scenario()
        .our_base("Energy Conversion Lab")
        .our_hand(["Strafing Gunship"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().use_ability("our base").play("Strafing Gunship");
    game.expect_options(["Strafing Gunship -> AT-ST", "Strafing Gunship -> TIE/ln Fighter", "no"]);
}

/// SOR_212, CR 7.5.11A, 7.5.11B: Sentinel in its own arena restricts it to units with Sentinel, in either arena that it
/// can attack.
#[test]
fn strafing_gunship_must_attack_a_sentinel_in_either_arena() {
    let mut game = scenario()
        .ours(["Strafing Gunship"])
        .theirs(["Cloud City Wing Guard", "Wampa", "System Patrol Craft", "TIE/ln Fighter"])
        .action_phase();
    game.expect_offered("Strafing Gunship -> System Patrol Craft");
    game.expect_offered("Strafing Gunship -> Cloud City Wing Guard");
    for other in ["Wampa", "TIE/ln Fighter", "their base"] {
        game.expect_not_offered(&format!("Strafing Gunship -> {other}"));
    }
    game.us().attack("Strafing Gunship", "Cloud City Wing Guard");
}

// Rulings

/// SOR_212, CR 6.3.2B: a unit with Sentinel in space, its own arena, must be attacked.
#[test]
fn strafing_gunship_must_attack_a_sentinel_in_space() {
    let mut game = scenario()
        .ours(["Strafing Gunship"])
        .theirs(["System Patrol Craft", "Wampa", "TIE/ln Fighter"])
        .theirs(["Cell Block Guard"])
        .action_phase();
    game.expect_offered("Strafing Gunship -> System Patrol Craft");
    game.expect_not_offered("Strafing Gunship -> Wampa").expect_not_offered("Strafing Gunship -> TIE/ln Fighter");
    game.expect_not_offered("Strafing Gunship -> their base");
}

/// SOR_212, CR 7.5.11: a Sentinel on the ground does not restrict it.
#[test]
fn strafing_gunship_ignores_a_sentinel_on_the_ground() {
    let mut game =
        scenario().ours(["Strafing Gunship"]).theirs(["Cell Block Guard", "Wampa", "TIE/ln Fighter"]).action_phase();
    for target in ["Cell Block Guard", "Wampa", "TIE/ln Fighter", "their base"] {
        game.expect_offered(&format!("Strafing Gunship -> {target}"));
    }
    game.us().attack("Strafing Gunship", "Wampa");
    game.expect_damage("Strafing Gunship", 2).expect_damage("Wampa", 3);
    assert!(card_text("SOR_212").contains("defending"));
}

// ---- SOR_213 Syndicate Lackeys ----

/// SOR_213: Ambush.
#[test]
fn syndicate_lackeys_have_ambush() {
    let mut game = scenario().our_hand(["Syndicate Lackeys"]).theirs(["Wampa"]).action_phase();
    game.us().play("Syndicate Lackeys").attack("Syndicate Lackeys", "Wampa");
    game.expect_gone("Wampa").expect_gone("Syndicate Lackeys");
}

// Rulings

/// SOR_213: Ambush, with and without an enemy unit.
#[test]
fn syndicate_lackeys_ambush_is_optional() {
    let name = "Syndicate Lackeys";
    without_enemies(about_to_play(name).action_phase(), name);
    with_an_enemy(about_to_play(name).theirs(["Cantina Braggart"]).action_phase(), name, name);
}

// ---- SOR_214 Smuggling Compartment ----

/// SOR_214: on Vehicles only; attacking, a resource is readied.
#[test]
fn smuggling_compartment_readies_a_resource_on_attack() {
    let mut game = scenario()
        .our_hand(["Smuggling Compartment"])
        .ours(["Alliance X-Wing", "Wampa"])
        .our_resources(3)
        .action_phase();
    game.expect_not_offered("play Smuggling Compartment onto Wampa");
    game.us().play_onto("Smuggling Compartment", "Alliance X-Wing").expect_ready_resources(0);
    game.them().pass();
    game.us().attack("Alliance X-Wing", "their base").choose("our Underworld Thug").expect_ready_resources(1);
    game.them().expect_base_damage(3);
}

// ---- SOR_215 Snapshot Reflexes ----

/// SOR_215: played on one of our ready units, that unit may attack at once.
#[test]
fn snapshot_reflexes_lets_the_unit_attack() {
    let mut game = scenario().our_hand(["Snapshot Reflexes"]).ours(["Wampa", "Greedo"]).action_phase();
    game.us().play_onto("Snapshot Reflexes", "Wampa");
    game.expect_options(["Wampa -> their base", "no"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(5);
    game.expect_exhausted("Wampa").expect_action_of(Side::Them);
}

// Rulings

/// SOR_215, CR 6.3.0B: only a friendly unit attacks.
#[test]
fn snapshot_reflexes_on_an_enemy_unit_allows_no_attack() {
    let mut game = scenario().our_hand(["Snapshot Reflexes"]).theirs(["Wampa"]).action_phase();
    game.us().play_onto("Snapshot Reflexes", "Wampa");
    game.expect_action_of(Side::Them).expect_power("Wampa", 5);
}

/// SOR_215, CR 6.3.0B: only a ready unit attacks.
#[test]
fn snapshot_reflexes_needs_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Snapshot Reflexes", "Snapshot Reflexes"])
        .ours(["Wampa"])
        .ours([unit("Greedo").exhausted()])
        .action_phase();
    game.us().play_onto("Snapshot Reflexes", "Greedo");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().play_onto("Snapshot Reflexes", "Wampa");
    game.expect_options(["Wampa -> their base", "no"]);
}

// ---- SOR_216 Disarm ----

/// SOR_216: -4/-0 for the phase, an enemy unit only.
#[test]
fn disarm_gives_an_enemy_unit_minus_4_power() {
    let mut game = scenario().our_hand(["Disarm"]).ours(["Wampa"]).theirs(["AT-ST", "Greedo"]).action_phase();
    game.us().play("Disarm");
    game.expect_options(["AT-ST", "Greedo"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 2).both_pass().expect_power("AT-ST", 6);
}

// ---- SOR_217 Shoot First ----

/// SOR_217: +1/+0, and its damage is dealt first: a unit that is defeated deals none.
#[test]
fn shoot_first_deals_damage_before_the_defending_unit() {
    let mut game =
        scenario().our_hand(["Shoot First"]).ours(["Battlefield Marine"]).theirs(["Gamorrean Guards"]).action_phase();
    game.us().play("Shoot First").attack("Battlefield Marine", "Gamorrean Guards");
    game.expect_gone("Gamorrean Guards").expect_damage("Battlefield Marine", 0);
    game.expect_power("Battlefield Marine", 3).expect_exhausted("Battlefield Marine");
}

// Corners

/// SOR_217: a unit that survives by a Shield deals its damage.
#[test]
fn shoot_first_attacker_takes_damage_from_a_shielded_defender() {
    let mut game = scenario()
        .our_hand(["Shoot First"])
        .ours(["Battlefield Marine"])
        .theirs([unit("Greedo").with(["Shield"])])
        .action_phase();
    game.us().play("Shoot First").attack("Battlefield Marine", "Greedo");
    game.expect_gone("Battlefield Marine").expect_in_play("Greedo").expect_gone("Shield");
}

// Rulings

/// SOR_217, CR 6.3.0D: an attack that is possible must be made, with a ready unit.
#[test]
fn shoot_first_requires_a_ready_unit_to_attack() {
    let mut game = scenario()
        .our_hand(["Shoot First"])
        .ours(["Battlefield Marine"])
        .ours([unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Shoot First");
    game.expect_options(["Battlefield Marine -> their base"]);
    assert!(card_text("SOR_217").contains("defending unit"));
}

/// SOR_217, CR 6.3.5C: a defending unit that is defeated first deals no damage back.
#[test]
fn shoot_first_defeated_defender_deals_no_damage() {
    let mut game = scenario()
        .our_hand(["Shoot First"])
        .ours(["Battlefield Marine"])
        .theirs([unit("Wampa").damage(1)])
        .action_phase();
    game.us().play("Shoot First").attack("Battlefield Marine", "Wampa");
    game.expect_gone("Wampa").expect_damage("Battlefield Marine", 0);
}

/// SOR_217, CR 7.5.6D: the example of the rules: Baze survives, and Grit adds the 4 damage to his power.
#[test]
fn shoot_first_attacker_takes_grit_damage_from_a_survivor() {
    let mut game = scenario()
        .our_hand(["Shoot First"])
        .ours([unit("Battlefield Marine").with(["Resilient"])])
        .theirs(["Baze Malbus"])
        .action_phase();
    game.us().play("Shoot First").attack("Battlefield Marine", "Baze Malbus");
    game.expect_damage("Baze Malbus", 4).expect_power("Baze Malbus", 6).expect_gone("Battlefield Marine");
}

/// SOR_217, CR 6.3.0C: damage from an ability is not combat damage and is dealt before it.
#[test]
fn shoot_first_applies_to_combat_damage_only() {
    let mut game =
        scenario().our_hand(["Shoot First"]).ours(["Sabine Wren"]).theirs([unit("Wampa").damage(1)]).action_phase();
    game.us().play("Shoot First").attack("Sabine Wren", "Wampa").choose("Wampa");
    // 1 by her ability, then 3 of combat damage first: no damage comes back.
    game.expect_gone("Wampa").expect_damage("Sabine Wren", 0);
}

// ---- SOR_218 Asteroid Sanctuary ----

/// SOR_218: an enemy unit is exhausted; a friendly unit of cost 3 or less gets a Shield token.
#[test]
fn asteroid_sanctuary_exhausts_a_unit_and_gives_a_shield() {
    let mut game = scenario()
        .our_hand(["Asteroid Sanctuary"])
        .ours(["Battlefield Marine", "Wampa"])
        .theirs(["AT-ST", "Greedo"])
        .action_phase();
    game.us().play("Asteroid Sanctuary");
    game.expect_options(["AT-ST", "Greedo"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Shield"]);
}

// Rulings

/// SOR_218, CR 1.8.6: the printed cost decides who gets the Shield.
#[test]
fn asteroid_sanctuary_checks_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Asteroid Sanctuary"])
        .ours(["Wampa", "Volunteer Soldier", "Greedo"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Asteroid Sanctuary").choose("AT-ST");
    game.expect_options(["Volunteer Soldier", "Greedo"]).expect_exhausted("AT-ST");
}

// ---- SOR_219 Sneak Attack ----

/// SOR_219: a unit for 3 less, ready, defeated when the regroup phase starts.
#[test]
fn sneak_attack_plays_a_unit_ready_for_3_less_for_the_phase() {
    let mut game = scenario().our_hand(["Sneak Attack", "AT-ST", "Recruit"]).our_resources(9).action_phase();
    game.us().play("Sneak Attack");
    game.expect_options(["play AT-ST", "no"]);
    // 2 and 2 for the event, 6 and 2 less 3 for the unit.
    game.us().play("AT-ST").expect_ready_resources(0);
    game.expect_ready("AT-ST");
    game.them().pass();
    game.us().attack("AT-ST", "their base");
    game.them().expect_base_damage(6);
    game.both_pass();
    game.expect_gone("AT-ST");
    game.us().expect_discard(["Sneak Attack", "AT-ST"]);
}

// Corners

/// SOR_219: a unit that left play and was played again is not defeated at the start of the regroup phase.
#[test]
fn sneak_attack_does_not_defeat_a_unit_that_was_replayed() {
    let mut game = scenario().our_hand(["Sneak Attack", "Battlefield Marine"]).their_hand(["Waylay"]).action_phase();
    game.us().play("Sneak Attack").play("Battlefield Marine");
    game.them().play("Waylay").choose("Battlefield Marine");
    game.us().play("Battlefield Marine");
    game.expect_exhausted("Battlefield Marine").both_pass();
    game.expect_in_play("Battlefield Marine");
}

/// SOR_219, SOR_224, CR 7.7.4E: a unit that they took for the phase is defeated at regroup, whichever effect comes
/// first, and goes to our discard pile.
#[test]
fn sneak_attack_defeats_a_unit_taken_with_change_of_heart() {
    for first in ["us", "them"] {
        let mut game =
            scenario().our_hand(["Sneak Attack", "Battlefield Marine"]).their_hand(["Change of Heart"]).action_phase();
        game.us().play("Sneak Attack").play("Battlefield Marine");
        game.them().play("Change of Heart").choose("Battlefield Marine");
        game.both_pass();
        game.us().pick(first);
        game.expect_gone("Battlefield Marine");
        game.us().expect_discard(["Sneak Attack", "Battlefield Marine"]);
    }
}
