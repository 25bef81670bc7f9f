//! The cards of Twilight of the Republic from TWI_154 to TWI_171: main case, corners and official rulings of each.

use testkit::{Keyword, Side, scenario, unit};

use crate::starts::{deadly_unit_with_enemy, expect_all_damage_is_excess, expect_no_excess_through_shield, shielded};

// ---- TWI_154 Mister Bones, I Performed Violence ----

/// TWI_154: with an empty hand he may deal 3 damage to a ground unit.
#[test]
fn mister_bones_may_deal_3_damage_with_an_empty_hand() {
    let mut game = scenario().ours(["Mister Bones"]).theirs(["AT-ST", "TIE/ln Fighter"]).action_phase();
    game.us().attack("Mister Bones", "their base");
    game.expect_options(["Mister Bones", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 3);
    let mut held = scenario().ours(["Mister Bones"]).our_hand(["Recruit"]).theirs(["AT-ST"]).action_phase();
    held.us().attack("Mister Bones", "their base");
    held.expect_action_of(Side::Them).expect_damage("AT-ST", 0);
}

// Corners

/// TWI_154: only our hand must be empty.
#[test]
fn mister_bones_checks_only_our_hand() {
    let table = || scenario().ours(["Mister Bones"]).theirs(["AT-ST"]);
    let mut game = table().our_hand(["Repair"]).action_phase();
    game.us().attack("Mister Bones", "their base");
    game.expect_action_of(Side::Them);
    let mut game = table().their_hand(["Repair"]).action_phase();
    game.us().attack("Mister Bones", "their base");
    game.expect_options(["Mister Bones", "AT-ST", "no"]);
}

// ---- TWI_155 Twice the Pride ----

/// TWI_155: +4/+0, and 2 damage to the attached unit.
#[test]
fn twice_the_pride_gives_4_power_and_deals_2_damage() {
    let mut game = scenario().our_hand(["Twice the Pride"]).ours(["Wampa"]).theirs(["Jawa Scavenger"]).action_phase();
    let mut enemy = game.clone();
    game.us().play_onto("Twice the Pride", "Wampa");
    game.expect_power("Wampa", 8).expect_damage("Wampa", 2).expect_upgrades("Wampa", ["Twice the Pride"]);
    enemy.us().play_onto("Twice the Pride", "Jawa Scavenger");
    enemy.expect_gone("Jawa Scavenger");
    enemy.us().expect_discard(["Twice the Pride"]);
}

// ---- TWI_156 Unlimited Power ----

/// TWI_156: 4, 3, 2 and 1 damage to four different units.
#[test]
fn unlimited_power_damages_four_units() {
    let mut game = scenario()
        .our_hand(["Unlimited Power"])
        .theirs(["AT-ST", "Wampa", "Consular Security Force", "Warrior Drone"])
        .action_phase();
    game.us().play("Unlimited Power").choose("AT-ST");
    game.expect_options(["Wampa", "Consular Security Force", "Warrior Drone"]);
    game.us().choose_each(["Wampa", "Consular Security Force", "Warrior Drone"]);
    game.expect_damage("AT-ST", 4).expect_damage("Wampa", 3).expect_damage("Consular Security Force", 2);
    game.expect_damage("Warrior Drone", 1).expect_action_of(Side::Them);
}

/// TWI_156: with two units in play only 4 and 3 damage are dealt.
#[test]
fn unlimited_power_damages_fewer_units_when_there_are_fewer() {
    let mut game = scenario().our_hand(["Unlimited Power"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Unlimited Power").choose("AT-ST").choose("Wampa");
    game.expect_damage("AT-ST", 4).expect_damage("Wampa", 3).expect_action_of(Side::Them);
}

// Corners

/// TWI_156: four different units: the third is not the fourth.
#[test]
fn unlimited_power_chooses_four_different_units() {
    let mut game =
        scenario().our_hand(["Unlimited Power"]).theirs(["AT-ST", "Wampa", "Swoop Racer", "Greedo"]).action_phase();
    game.us().play("Unlimited Power").choose("AT-ST").choose("Wampa").choose("Swoop Racer");
    game.expect_options(["Greedo"]);
}

// Rulings

/// TWI_156: no damage is dealt before all four units are chosen.
#[test]
fn unlimited_power_deals_all_damage_at_once() {
    let mut game = scenario()
        .our_hand(["Unlimited Power"])
        .theirs(["OOM-Series Officer", "Battle Droid Escort", "AT-ST", "Wampa"])
        .action_phase();
    game.us().play("Unlimited Power").choose("OOM-Series Officer").choose("Battle Droid Escort");
    game.expect_in_play("OOM-Series Officer").expect_damage("OOM-Series Officer", 0);
    game.us().choose("AT-ST").choose("Wampa");
    game.expect_gone("OOM-Series Officer").expect_gone("Battle Droid Escort");
    game.expect_damage("AT-ST", 2).expect_damage("Wampa", 1);
    game.expect_waiting(["OOM-Series Officer", "Battle Droid Escort"]);
}

// ---- TWI_157 Disaffected Senator ----

/// TWI_157: exhausts and pays two resources: 2 damage to a base.
#[test]
fn disaffected_senator_pays_2_to_damage_a_base() {
    let mut game = scenario().ours(["Disaffected Senator"]).our_resources(2).action_phase();
    game.us().use_ability("Disaffected Senator").expect_ready_resources(0);
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base");
    game.them().expect_base_damage(2);
    game.expect_exhausted("Disaffected Senator");
    let mut poor = scenario().ours(["Disaffected Senator"]).our_resources(1).action_phase();
    poor.expect_not_offered("use Disaffected Senator");
}

// ---- TWI_158 Clone Heavy Gunner ----

/// TWI_158: +2/+0 while we control three units.
#[test]
fn clone_heavy_gunner_gets_2_power_with_three_units() {
    let name = "Clone Heavy Gunner";
    scenario().ours([name, "Wampa"]).theirs(["Wampa"]).action_phase().expect_power(name, 1);
    scenario().ours([name, "Wampa", "TIE/ln Fighter"]).action_phase().expect_power(name, 3).expect_hp(name, 3);
    // A deployed leader is a unit as well.
    let deployed = scenario().our_deployed_leader("Luke Skywalker, Faithful Friend");
    deployed.ours([name, "Wampa"]).action_phase().expect_power(name, 3);
}

// ---- TWI_159 Dendup's Loyalist ----

/// TWI_159: Overwhelm.
#[test]
fn dendups_loyalist_has_overwhelm() {
    let mut game = scenario().ours(["Dendup's Loyalist"]).theirs(["Battle Droid"]).action_phase();
    game.us().attack("Dendup's Loyalist", "Battle Droid");
    game.expect_gone("Battle Droid").expect_damage("Dendup's Loyalist", 1);
    game.them().expect_base_damage(1);
}

// Rulings

/// TWI_159: Overwhelm deals the excess damage; a Shield leaves none.
#[test]
fn dendups_loyalist_overwhelm_deals_excess_unless_shielded() {
    expect_no_excess_through_shield(shielded("Dendup's Loyalist").action_phase(), "Dendup's Loyalist");
    expect_all_damage_is_excess(deadly_unit_with_enemy("Dendup's Loyalist").action_phase(), "Dendup's Loyalist", 2);
}

// ---- TWI_160 Vanguard Droid Bomber ----

/// TWI_160: 2 damage to an enemy base with another Separatist.
#[test]
fn vanguard_droid_bomber_damages_a_base_with_another_separatist() {
    let with = |other| {
        let mut game = scenario()
            .our_hand(["Vanguard Droid Bomber"])
            .ours([other])
            .theirs(["Battle Droid"])
            .our_base_damage(0)
            .action_phase();
        game.us().play("Vanguard Droid Bomber");
        game
    };
    let mut game = with("Battle Droid");
    game.expect_options(["their base"]);
    game.us().choose("their base").expect_base_damage(0);
    game.them().expect_base_damage(2);
    with("Wampa").expect_action_of(Side::Them);
}

// ---- TWI_161 Bold Recon Commando ----

/// TWI_161: Saboteur.
#[test]
fn bold_recon_commando_has_saboteur() {
    let mut game = scenario()
        .ours(["Bold Recon Commando"])
        .theirs([unit("B1 Security Team").with(["Shield"])])
        .theirs(["Wampa"])
        .action_phase();
    game.expect_offered("Bold Recon Commando -> their base").expect_offered("Bold Recon Commando -> Wampa");
    game.us().attack("Bold Recon Commando", "B1 Security Team");
    game.expect_gone("B1 Security Team");
}

// ---- TWI_162 Reckless Torrent ----

/// TWI_162: with three units, may deal 2 damage to a friendly unit and 2 to an enemy unit in the same arena.
#[test]
fn reckless_torrent_may_damage_a_friendly_and_an_enemy_unit() {
    let mut game = scenario()
        .our_hand(["Reckless Torrent"])
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST", "Battle Droid", "Avenger"])
        .action_phase();
    game.us().play("Reckless Torrent");
    game.expect_options(["Reckless Torrent", "Wampa", "Alliance X-Wing", "no"]);
    let mut declined = game.clone();
    game.us().choose("Wampa");
    game.expect_options(["AT-ST", "Battle Droid"]);
    game.us().choose("Battle Droid");
    game.expect_damage("Wampa", 2).expect_gone("Battle Droid").expect_action_of(Side::Them);
    declined.us().no();
    declined.expect_action_of(Side::Them).expect_damage("Wampa", 0);
    let mut second = scenario().our_hand(["Reckless Torrent"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    second.us().play("Reckless Torrent");
    second.expect_action_of(Side::Them);
}

// Corners

/// TWI_162: without an enemy unit in the arena the friendly unit is still damaged.
#[test]
fn reckless_torrent_damages_a_friendly_unit_without_an_enemy_unit() {
    let mut game =
        scenario().our_hand(["Reckless Torrent"]).ours(["Wampa", "Alliance X-Wing"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Reckless Torrent").choose("Alliance X-Wing");
    game.expect_damage("Alliance X-Wing", 2).expect_damage("AT-ST", 0).expect_action_of(Side::Them);
}

/// TWI_162, TWI_164: 2 damage to each, Raid 2, 1 damage to each.
#[test]
fn reckless_torrent_and_hevy_deal_the_exact_damage() {
    let mut game = scenario()
        .our_hand(["Reckless Torrent"])
        .ours([unit("Wampa"), unit("Greedo")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Reckless Torrent").choose("Wampa").choose("AT-ST");
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 2);
    let mut game = scenario()
        .ours([unit("Hevy").damage(3), unit("Wampa"), unit("Greedo")])
        .theirs(["Consular Security Force", "AT-ST", "Alliance X-Wing"])
        .action_phase();
    game.us().attack("Hevy", "Consular Security Force");
    // 4 and 2 in the attack, and 1 when he has fallen.
    game.expect_gone("Hevy").expect_gone("Consular Security Force").expect_damage("AT-ST", 1);
    game.expect_damage("Alliance X-Wing", 0);
}

// ---- TWI_163 Relentless Rocket Droid ----

/// TWI_163: +2/+0 with another friendly Trooper.
#[test]
fn relentless_rocket_droid_gets_2_power_with_another_trooper() {
    let name = "Relentless Rocket Droid";
    scenario().ours([name]).theirs(["Battlefield Marine"]).action_phase().expect_power(name, 3);
    scenario().ours([name, "Battle Droid"]).action_phase().expect_power(name, 5).expect_hp(name, 5);
    scenario().ours([name, "Wampa"]).action_phase().expect_power(name, 3);
}

// ---- TWI_164 Hevy, Staunch Martyr ----

/// TWI_164: with three units Raid 2; when defeated, 1 damage to each enemy ground unit.
#[test]
fn hevy_has_raid_with_three_units_and_damages_enemies_when_defeated() {
    let mut game = scenario()
        .ours(["Hevy", "Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST", "Battle Droid", "TIE/ln Fighter"])
        .action_phase();
    game.expect_keyword("Hevy", Keyword::Raid);
    game.us().attack("Hevy", "AT-ST");
    game.expect_gone("Hevy").expect_gone("AT-ST").expect_gone("Battle Droid");
    game.expect_damage("TIE/ln Fighter", 0).expect_damage("Wampa", 0);
}

// Corners

/// TWI_164: Coordinate: Raid 2.
#[test]
fn hevy_has_raid_2_with_three_units() {
    let mut game = scenario().ours(["Hevy", "Wampa", "Greedo"]).action_phase();
    game.us().attack("Hevy", "their base");
    game.them().expect_base_damage(6);
}

// ---- TWI_165 Kit Fisto, The Smiling Jedi ----

/// TWI_165: Saboteur; on attack with three units, he may deal 3 damage to a ground unit.
#[test]
fn kit_fisto_may_deal_3_damage_with_three_units() {
    let mut game = scenario()
        .ours(["Kit Fisto", "Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST", "B1 Security Team", "TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Kit Fisto", "their base");
    game.expect_options(["Kit Fisto", "Wampa", "AT-ST", "B1 Security Team", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 3);
    game.them().expect_base_damage(7);
    let mut alone = scenario().ours(["Kit Fisto", "Wampa"]).theirs(["AT-ST"]).action_phase();
    alone.us().attack("Kit Fisto", "their base");
    alone.expect_action_of(Side::Them);
}

// ---- TWI_166 Aurra Sing, Crackshot Sniper ----

/// TWI_166: Overwhelm; readied when an enemy ground unit attacks our base.
#[test]
fn aurra_sing_readies_when_our_base_is_attacked() {
    let game = scenario()
        .ours([unit("Aurra Sing").exhausted()])
        .ours(["Wampa"])
        .theirs(["Battlefield Marine", "TIE/ln Fighter"])
        .their_action_phase();
    let mut ground = game.clone();
    ground.them().attack("Battlefield Marine", "our base");
    ground.expect_ready("Aurra Sing").expect_keyword("Aurra Sing", Keyword::Overwhelm);
    let mut space = game.clone();
    space.them().attack("TIE/ln Fighter", "our base");
    space.expect_exhausted("Aurra Sing");
    let mut at_unit = game;
    at_unit.them().attack("Battlefield Marine", "Wampa");
    at_unit.expect_exhausted("Aurra Sing");
}

// Corners

/// TWI_166: she readies only for an enemy attack on our base, not for our attacks or attacks on another player's base.
#[test]
fn aurra_sing_does_not_ready_for_other_attacks() {
    let mut game = scenario().ours([unit("Aurra Sing").exhausted(), unit("Wampa")]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.expect_exhausted("Aurra Sing");
    let mut game =
        scenario().ours([unit("Aurra Sing").exhausted()]).theirs(["AT-ST"]).third(["Wampa"]).their_action_phase();
    // The base of another player is not ours.
    game.them().attack("AT-ST", "third base");
    game.expect_exhausted("Aurra Sing");
}

// Rulings

/// TWI_166: Overwhelm deals the excess damage; a Shield leaves none.
#[test]
fn aurra_sing_overwhelm_deals_excess_unless_shielded() {
    expect_no_excess_through_shield(shielded("Aurra Sing").action_phase(), "Aurra Sing");
    expect_all_damage_is_excess(deadly_unit_with_enemy("Aurra Sing").action_phase(), "Aurra Sing", 7);
}

// ---- TWI_167 Heavy Persuader Tank ----

/// TWI_167: Exploit 2; may deal 2 damage to a ground unit.
#[test]
fn heavy_persuader_tank_may_damage_a_ground_unit() {
    let mut game = scenario()
        .our_hand(["Heavy Persuader Tank"])
        .ours(["Battle Droid", "Battle Droid", "Battle Droid"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    // 7 and 2 for Aggression, less 2 for each of two units.
    game.us().play("Heavy Persuader Tank").choose("Battle Droid").choose("Battle Droid").expect_ready_resources(15);
    game.expect_options(["Heavy Persuader Tank", "Battle Droid", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_count("Battle Droid", 1);
}

// ---- TWI_168 Old Access Codes ----

/// TWI_168: a card when an opponent has more units.
#[test]
fn old_access_codes_draw_when_an_opponent_has_more_units() {
    let with = |theirs: &'static [&'static str]| {
        let mut game =
            scenario().our_hand(["Old Access Codes"]).ours(["Wampa"]).theirs(theirs.iter().copied()).action_phase();
        game.us().play_onto("Old Access Codes", "our Wampa");
        game.expect_power("our Wampa", 5).expect_action_of(Side::Them);
        game
    };
    with(&["Wampa", "TIE/ln Fighter"]).us().expect_hand_size(1);
    with(&["Wampa"]).us().expect_hand_size(0);
}

// ---- TWI_169 Clone Cohort ----

/// TWI_169: Raid 2, and a Clone Trooper when the unit is defeated.
#[test]
fn clone_cohort_gives_raid_and_creates_a_trooper() {
    let mut game = scenario().our_hand(["Clone Cohort"]).ours(["Battlefield Marine"]).theirs(["AT-ST"]).action_phase();
    game.us().play_onto("Clone Cohort", "Battlefield Marine");
    game.expect_power("Battlefield Marine", 3).expect_hp("Battlefield Marine", 3);
    game.them().pass();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.expect_damage("AT-ST", 5).expect_gone("Battlefield Marine").expect_controller("Clone Trooper", Side::Us);
}

// Corners

/// TWI_169, TWI_218: the controller of the unit creates the token.
#[test]
fn clone_and_droid_cohort_tokens_go_to_the_units_controller() {
    for (cohort, token) in [("Clone Cohort", "Clone Trooper"), ("Droid Cohort", "Battle Droid")] {
        let mut game = scenario().our_hand([cohort]).ours(["AT-ST"]).theirs(["Battlefield Marine"]).action_phase();
        game.us().play_onto(cohort, "Battlefield Marine");
        game.them().attack("Battlefield Marine", "AT-ST");
        game.expect_gone("Battlefield Marine").expect_count(&format!("their {token}"), 1);
        game.expect_count(&format!("our {token}"), 0);
    }
}

// ---- TWI_170 Daring Raid ----

/// TWI_170: 2 damage to a unit or a base; a reprint from the second set.
#[test]
fn daring_raid_of_this_set_damages_a_unit_or_a_base() {
    let mut game = scenario().our_hand(["TWI_170"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("TWI_170");
    game.expect_options(["Wampa", "AT-ST", "our base", "their base"]);
    let mut base = game.clone();
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    base.us().choose("their base");
    base.them().expect_base_damage(2);
}

// ---- TWI_171 Grenade Strike ----

/// TWI_171: 2 damage to a unit, and possibly 1 to another in its arena.
#[test]
fn grenade_strike_may_damage_a_second_unit_in_the_arena() {
    let mut game = scenario()
        .our_hand(["Grenade Strike"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Battlefield Marine", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Grenade Strike").choose("AT-ST");
    game.expect_options(["Wampa", "Battlefield Marine", "no"]);
    let mut declined = game.clone();
    game.us().choose("Battlefield Marine");
    game.expect_damage("AT-ST", 2).expect_damage("Battlefield Marine", 1);
    declined.us().no();
    declined.expect_damage("Battlefield Marine", 0).expect_action_of(Side::Them);
}

/// TWI_171: the arena of the first unit counts although it was defeated.
#[test]
fn grenade_strike_uses_the_arena_of_a_defeated_unit() {
    let mut game =
        scenario().our_hand(["Grenade Strike"]).theirs(["Battle Droid", "AT-ST", "TIE/ln Fighter"]).action_phase();
    game.us().play("Grenade Strike").choose("Battle Droid");
    game.expect_gone("Battle Droid").expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1);
}
