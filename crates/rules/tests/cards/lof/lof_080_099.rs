//! The cards of Legends of the Force from LOF_080 to LOF_099: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use super::{a_shield_stops_it, all_is_in_excess, ambush_without_anybody_to_attack};
use crate::starts::{
    about_to_play, deadly_unit, expect_hidden, expect_new_resource_exhausted, expect_sentinel_overrides_hidden,
};

// ---- LOF_080 Exegol Patroller ----

/// LOF_080: Overwhelm.
#[test]
fn exegol_patroller_has_overwhelm() {
    let mut game = scenario().ours(["Exegol Patroller"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().attack("Exegol Patroller", "TIE/ln Fighter");
    game.them().expect_base_damage(2);
}

// Rulings

/// LOF_080, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 1).
#[test]
fn exegol_patroller_overwhelm_deals_all_when_the_defender_is_gone() {
    all_is_in_excess("Exegol Patroller", "TIE/ln Fighter", 3);
}

/// LOF_080, CR 7.5.7E: a Shield leaves no excess damage (ruling 2).
#[test]
fn exegol_patroller_overwhelm_deals_no_excess_through_a_shield() {
    a_shield_stops_it("Exegol Patroller", "TIE/ln Fighter");
}

// ---- LOF_081 Sith Legionnaire ----

/// LOF_081: +2/+0 with another friendly Villainy unit; itself and enemy units do not count.
#[test]
fn sith_legionnaire_gets_2_power_with_another_villainy_unit() {
    let mut alone =
        scenario().ours(["Sith Legionnaire", "Battlefield Marine"]).theirs(["TIE/ln Fighter"]).action_phase();
    alone.expect_power("Sith Legionnaire", 2);
    let mut game = scenario().ours(["Sith Legionnaire", "TIE/ln Fighter"]).action_phase();
    game.expect_power("Sith Legionnaire", 4).expect_hp("Sith Legionnaire", 2);
}

// ---- LOF_082 Vaneé, I Live to Serve ----

/// LOF_082: when played and on attack, an Experience token on a friendly unit may be defeated to give one to a friendly
/// unit.
#[test]
fn vanee_may_move_an_experience_token() {
    let mut game = about_to_play("Vaneé, I Live to Serve")
        .ours([unit("Wampa").with(["Experience", "Shield"]), unit("Gungi")])
        .theirs([unit("AT-ST").with(["Experience"])])
        .action_phase();
    game.us().play("Vaneé");
    let mut declined = game.clone();
    game.expect_options(["Experience", "no"]);
    game.us().choose("Experience");
    game.expect_options(["Wampa", "Gungi", "Vaneé"]);
    game.us().choose("Gungi");
    game.expect_upgrades("Wampa", ["Shield"]).expect_upgrades("Gungi", ["Experience"]);
    declined.us().no();
    declined.expect_upgrades("Wampa", ["Experience", "Shield"]).expect_upgrades("Gungi", []);
    let mut attack =
        scenario().ours([unit("Vaneé, I Live to Serve"), unit("Wampa").with(["Experience"])]).action_phase();
    attack.us().attack("Vaneé", "their base").choose("Experience").choose("Vaneé");
    attack.expect_upgrades("Vaneé", ["Experience"]).expect_upgrades("Wampa", []);
    attack.them().expect_base_damage(3);
}

// Rulings

/// LOF_082: the unit that loses the token may be the one that gets it (ruling 1).
#[test]
fn vanee_may_give_the_token_to_the_same_unit() {
    let mut game = about_to_play("Vaneé, I Live to Serve").ours([unit("Wampa").with(["Experience"])]).action_phase();
    game.us().play("Vaneé").choose("Experience").choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

// ---- LOF_083 Captain Enoch, Captain of the Guard ----

/// LOF_083: +1/+0 for each Trooper unit in our discard pile.
#[test]
fn captain_enoch_gets_1_power_for_each_trooper_in_the_discard_pile() {
    let mut game = scenario()
        .ours(["Captain Enoch, Captain of the Guard", "Battlefield Marine"])
        .our_discard(["Battlefield Marine", "Death Star Stormtrooper", "Wampa", "Vanquish"])
        .their_discard(["Battlefield Marine"])
        .action_phase();
    game.expect_power("Captain Enoch", 3).expect_hp("Captain Enoch", 5);
}

// ---- LOF_085 Praetorian Guard ----

/// LOF_085: Sentinel while we control a unit with 4 power or more.
#[test]
fn praetorian_guard_has_sentinel_with_a_unit_of_4_power() {
    let mut alone = scenario().ours(["Praetorian Guard", "Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    alone.expect_no_keyword("Praetorian Guard", Keyword::Sentinel);
    let mut game = scenario().ours(["Praetorian Guard", "Wampa"]).action_phase();
    game.expect_keyword("Praetorian Guard", Keyword::Sentinel);
}

// Rulings

/// LOF_085, CR 1.10.5: modifiers for the phase count, its own too (ruling 1).
#[test]
fn praetorian_guard_counts_power_modifiers_of_the_phase() {
    let mut game = scenario().ours(["Praetorian Guard"]).our_hand(["Overpower"]).action_phase();
    game.us().play("Overpower").choose("Praetorian Guard");
    game.expect_power("Praetorian Guard", 5).expect_keyword("Praetorian Guard", Keyword::Sentinel);
    game.them().pass();
    game.us().pass();
    game.expect_no_keyword("Praetorian Guard", Keyword::Sentinel);
}

// ---- LOF_086 Drengir Spawn ----

/// LOF_086: Overwhelm; when it attacks and defeats a unit, Experience tokens equal to that unit's cost.
#[test]
fn drengir_spawn_gets_experience_for_the_cost_of_a_defeated_unit() {
    let mut game = scenario().ours(["Drengir Spawn"]).theirs(["Cantina Braggart"]).action_phase();
    game.us().attack("Drengir Spawn", "Cantina Braggart");
    game.expect_upgrades("Drengir Spawn", ["Experience"]).expect_power("Drengir Spawn", 4);
    let mut game = scenario().ours(["Drengir Spawn"]).theirs([unit("Jedi Consular").damage(2)]).action_phase();
    game.us().attack("Drengir Spawn", "Jedi Consular");
    game.expect_upgrades("Drengir Spawn", ["Experience", "Experience"]);
    game.them().expect_base_damage(1);
    // A defending unit that survives gives none.
    let mut game = scenario().ours(["Drengir Spawn"]).theirs(["Jedi Consular"]).action_phase();
    game.us().attack("Drengir Spawn", "Jedi Consular");
    game.expect_damage("Jedi Consular", 3).expect_upgrades("Drengir Spawn", []).expect_action_of(Side::Them);
}

// Rulings

/// LOF_086: a unit defeated before combat damage was attacked and defeated, too (ruling 1).
#[test]
fn drengir_spawn_counts_a_defeat_before_combat_damage() {
    let mut game = crate::starts::deadly_unit_with_enemy("Drengir Spawn").action_phase();
    game.us().attack("Drengir Spawn", "Cantina Braggart");
    game.expect_upgrades("Drengir Spawn", ["Resilient", "Experience"]);
}

/// LOF_086, CR 1.8.6: the printed cost counts, whatever was paid for the unit (ruling 2).
#[test]
fn drengir_spawn_counts_the_printed_cost() {
    let mut game =
        scenario().ours(["Drengir Spawn"]).their_hand(["Jedi Consular"]).our_hand(["Daring Raid"]).their_action_phase();
    game.them().play("Jedi Consular").expect_ready_resources(20 - 4);
    game.us().play("Daring Raid").choose("Jedi Consular");
    game.them().pass();
    game.us().attack("Drengir Spawn", "Jedi Consular");
    game.expect_upgrades("Drengir Spawn", ["Experience", "Experience"]);
}

/// LOF_086, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 3).
#[test]
fn drengir_spawn_overwhelm_deals_all_when_the_defender_is_gone() {
    all_is_in_excess("Drengir Spawn", "Jedi Consular", 3);
}

/// LOF_086, CR 7.5.7E: a Shield leaves no excess damage (ruling 4).
#[test]
fn drengir_spawn_overwhelm_deals_no_excess_through_a_shield() {
    a_shield_stops_it("Drengir Spawn", "Cantina Braggart");
}

/// LOF_086, CR 7.6.16C: it triggers although it is defeated; then no unit gets the tokens (ruling 5).
#[test]
fn drengir_spawn_defeated_by_its_attack_triggers_without_effect() {
    let mut game = scenario().ours(["Drengir Spawn"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("Drengir Spawn", "Battlefield Marine");
    game.expect_gone("Drengir Spawn").expect_gone("Battlefield Marine").expect_action_of(Side::Them);
}

// ---- LOF_087 Eighth Brother, Hunt Together ----

/// LOF_087: when we play another unit, may use the Force to give a unit +2/+2 for the phase; not when he himself is
/// played.
#[test]
fn eighth_brother_may_give_2_2_when_another_unit_is_played() {
    let mut own = about_to_play("Eighth Brother, Hunt Together").our_force().action_phase();
    own.us().play("Eighth Brother").expect_the_force();
    own.expect_action_of(Side::Them);
    let mut game = about_to_play("Wampa")
        .our_hand(["Repair"])
        .ours(["Eighth Brother, Hunt Together"])
        .theirs(["AT-ST"])
        .our_force()
        .action_phase();
    let mut event = game.clone();
    event.us().play("Repair").choose("their base");
    event.expect_action_of(Side::Them);
    game.us().play("Wampa");
    let mut declined = game.clone();
    declined.us().no().expect_the_force();
    game.us().yes().expect_no_force();
    game.expect_options(["Eighth Brother", "Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7);
    game.both_pass();
    game.expect_power("Wampa", 4);
}

// Rulings

/// LOF_087, CR 7.5.5: Ambush without an enemy unit to attack does not ready the unit (ruling 1).
#[test]
fn eighth_brother_ambush_without_enemies_does_nothing() {
    ambush_without_anybody_to_attack("Eighth Brother, Hunt Together", "TIE/ln Fighter");
}

// ---- LOF_088 Eye of Sion, To Peridea ----

/// LOF_088: Hidden, Ambush, Overwhelm, Restore 1.
#[test]
fn eye_of_sion_has_hidden_ambush_overwhelm_and_restore() {
    expect_hidden("Eye of Sion, To Peridea");
    let mut game =
        about_to_play("Eye of Sion, To Peridea").our_base_damage(3).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().play("Eye of Sion").attack("Eye of Sion", "TIE/ln Fighter").expect_base_damage(2);
    game.them().expect_base_damage(3);
}

// Rulings

/// LOF_088, CR 7.5.5: Ambush without an enemy unit to attack does not ready the unit (ruling 1).
#[test]
fn eye_of_sion_ambush_without_enemies_does_nothing() {
    ambush_without_anybody_to_attack("Eye of Sion, To Peridea", "Wampa");
}

/// LOF_088, CR 7.5.18B: with Sentinel it can be attacked although it has Hidden (ruling 2).
#[test]
fn eye_of_sion_with_sentinel_can_be_attacked() {
    expect_sentinel_overrides_hidden("Eye of Sion, To Peridea");
}

/// LOF_088, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 3).
#[test]
fn eye_of_sion_overwhelm_deals_all_when_the_defender_is_gone() {
    let mut game = deadly_unit(unit("Eye of Sion, To Peridea")).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().attack("Eye of Sion", "TIE/ln Fighter").resolve_first("Eye of Sion");
    game.expect_gone("TIE/ln Fighter").them().expect_base_damage(4);
}

/// LOF_088, CR 7.5.7E: a Shield leaves no excess damage (ruling 4).
#[test]
fn eye_of_sion_overwhelm_deals_no_excess_through_a_shield() {
    a_shield_stops_it("Eye of Sion, To Peridea", "TIE/ln Fighter");
}

// ---- LOF_089 Supremacy, Of Unimaginable Size ----

/// LOF_089: other friendly Vehicle units get +6/+6; not itself, enemy or non-Vehicle units.
#[test]
fn supremacy_gives_other_vehicles_6_6() {
    let mut game = scenario()
        .ours(["Supremacy, Of Unimaginable Size", "TIE/ln Fighter", "AT-ST", "Wampa"])
        .theirs(["Alliance X-Wing"])
        .action_phase();
    game.expect_power("TIE/ln Fighter", 8).expect_hp("TIE/ln Fighter", 7).expect_power("AT-ST", 12);
    game.expect_power("Supremacy", 12).expect_power("Wampa", 4).expect_power("Alliance X-Wing", 2);
}

// Rulings

/// LOF_089, CR 7.5.5: Ambush without an enemy unit to attack does not ready the unit (ruling 1).
#[test]
fn supremacy_ambush_without_enemies_does_nothing() {
    ambush_without_anybody_to_attack("Supremacy, Of Unimaginable Size", "Wampa");
}

// ---- LOF_090 Inquisitor's Lightsaber ----

/// LOF_090: not on a Vehicle; +2/+0 while its unit attacks a Force unit.
#[test]
fn inquisitors_lightsaber_gives_2_power_against_a_force_unit() {
    let mut onto = scenario().our_hand(["Inquisitor's Lightsaber"]).ours(["Wampa", "AT-ST"]).action_phase();
    onto.expect_not_offered("play Inquisitor's Lightsaber onto AT-ST");
    onto.us().play_onto("Inquisitor's Lightsaber", "Wampa");
    onto.expect_power("Wampa", 5).expect_hp("Wampa", 8);
    let mut game = scenario()
        .ours([unit("Wampa").with(["Inquisitor's Lightsaber"])])
        .theirs(["Eeth Koth, Spiritual Warrior", "AT-ST"])
        .action_phase();
    let mut other = game.clone();
    game.us().attack("Wampa", "Eeth Koth");
    game.expect_gone("Eeth Koth").them().expect_base_damage(3);
    other.us().attack("Wampa", "AT-ST");
    other.expect_damage("AT-ST", 5);
    let mut defends = scenario()
        .ours([unit("Wampa").with(["Inquisitor's Lightsaber"])])
        .theirs(["Obi-Wan Kenobi, Following Fate"])
        .their_action_phase();
    defends.them().attack("Obi-Wan Kenobi", "Wampa");
    defends.expect_damage("Obi-Wan Kenobi", 5);
}

// ---- LOF_091 Craving Power ----

/// LOF_091: on a friendly unit; damage equal to its power to an enemy unit.
#[test]
fn craving_power_deals_damage_equal_to_the_units_power() {
    let mut game =
        scenario().our_hand(["Craving Power"]).ours(["Wampa"]).theirs(["AT-ST", "Alliance X-Wing"]).action_phase();
    game.expect_not_offered("play Craving Power onto AT-ST");
    game.us().play_onto("Craving Power", "Wampa");
    game.expect_options(["AT-ST", "Alliance X-Wing"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 6);
}

// Rulings

/// LOF_091, CR 1.10.5: modifiers for the phase count, and what the upgrade itself adds (ruling 1).
#[test]
fn craving_power_counts_power_modifiers_of_the_phase() {
    let mut game = scenario()
        .our_hand(["Craving Power", "Overpower"])
        .ours(["Cantina Braggart"])
        .theirs(["AT-ST", "Alliance X-Wing"])
        .action_phase();
    game.us().play("Overpower").choose("Cantina Braggart");
    game.them().pass();
    game.us().play_onto("Craving Power", "Cantina Braggart").choose("AT-ST");
    game.expect_damage("AT-ST", 5);
}

// ---- LOF_092 Point Rain Reclaimer ----

/// LOF_092: with a friendly Jedi unit it may get an Experience token.
#[test]
fn point_rain_reclaimer_may_get_experience_with_a_jedi() {
    let mut without = about_to_play("Point Rain Reclaimer").ours(["Wampa"]).theirs(["Gungi"]).action_phase();
    without.us().play("Point Rain Reclaimer");
    without.expect_action_of(Side::Them).expect_upgrades("Point Rain Reclaimer", []);
    let mut game = about_to_play("Point Rain Reclaimer").ours(["Gungi"]).action_phase();
    game.us().play("Point Rain Reclaimer");
    let mut declined = game.clone();
    game.us().yes();
    game.expect_upgrades("Point Rain Reclaimer", ["Experience"]);
    declined.us().no();
    declined.expect_upgrades("Point Rain Reclaimer", []);
}

// ---- LOF_094 Jedi Consular ----

/// LOF_094: exhausts and uses the Force: plays a unit from our hand for 2 less.
#[test]
fn jedi_consular_uses_the_force_to_play_a_unit_for_2_less() {
    let table = || scenario().ours(["Jedi Consular"]).our_hand(["AT-ST", "Vanquish"]);
    table().their_force().action_phase().expect_not_offered("use Jedi Consular");
    let mut game = table().our_force().action_phase();
    game.us().use_ability("Jedi Consular").expect_no_force();
    game.expect_exhausted("Jedi Consular")
        .expect_asked(Side::Us, QuestionKind::Play)
        .expect_options(["play AT-ST", "no"]);
    game.us().play("AT-ST").expect_ready_resources(20 - (6 + 2 - 2));
    game.expect_in_play("AT-ST");
}

// ---- LOF_095 Lor San Tekka, Secret Keeper ----

/// LOF_095: when defeated, he may give an Experience token to a unique unit, whoever controls it.
#[test]
fn lor_san_tekka_may_give_experience_to_a_unique_unit_when_defeated() {
    let mut game = scenario()
        .ours(["Lor San Tekka, Secret Keeper", "Wampa", "Gungi"])
        .theirs(["Greedo", "AT-ST"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Lor San Tekka");
    game.expect_options(["Gungi", "Greedo", "no"]);
    let mut declined = game.clone();
    game.us().choose("Gungi");
    game.expect_upgrades("Gungi", ["Experience"]);
    declined.us().no();
    declined.expect_upgrades("Gungi", []);
}

// ---- LOF_096 Obi-Wan Kenobi, Protective Padawan ----

/// LOF_096: when we play a Force unit he gains Sentinel for the phase, himself included.
#[test]
fn obi_wan_kenobi_gains_sentinel_when_we_play_a_force_unit() {
    let obi_wan = "Obi-Wan Kenobi, Protective Padawan";
    let mut game = scenario().ours([obi_wan]).our_hand(["Wampa", "Gungi"]).action_phase();
    game.us().play("Wampa");
    game.expect_no_keyword(obi_wan, Keyword::Sentinel);
    game.them().pass();
    game.us().play("Gungi");
    game.expect_keyword(obi_wan, Keyword::Sentinel);
    game.both_pass();
    game.expect_no_keyword(obi_wan, Keyword::Sentinel);
    let mut himself = about_to_play(obi_wan).action_phase();
    himself.us().play(obi_wan);
    himself.expect_keyword(obi_wan, Keyword::Sentinel);
}

// Corners

/// LOF_096: neither an opponent's unit nor a Force event counts.
#[test]
fn obi_wan_kenobi_does_not_trigger_on_events_or_enemy_units() {
    let obi_wan = "Obi-Wan Kenobi, Protective Padawan";
    let mut game = scenario().ours([obi_wan]).our_hand(["Sorcerous Blast"]).their_hand(["Gungi"]).action_phase();
    game.us().play("Sorcerous Blast");
    game.them().play("Gungi");
    game.expect_no_keyword(obi_wan, Keyword::Sentinel);
}

// ---- LOF_097 Eeth Koth, Spiritual Warrior ----

/// LOF_097: when defeated, may use the Force to become a resource.
#[test]
fn eeth_koth_may_become_a_resource_when_defeated() {
    let mut game = scenario()
        .ours(["Eeth Koth, Spiritual Warrior"])
        .our_force()
        .our_resources(3)
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Eeth Koth");
    let mut declined = game.clone();
    game.us().yes().expect_no_force().expect_resources(4);
    game.expect_in_resources("Eeth Koth");
    declined.us().no().expect_the_force().expect_resources(3);
    declined.expect_in_discard("Eeth Koth");
}

// Rulings

/// LOF_097, CR 1.7.7: a new resource is exhausted; the texts say "resource" instead of "put into play as a resource"
/// (ruling 1, 2).
#[test]
fn eeth_koth_becomes_an_exhausted_resource() {
    let mut game = scenario()
        .ours(["Eeth Koth, Spiritual Warrior"])
        .our_force()
        .our_resources(3)
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Eeth Koth");
    game.us().yes();
    expect_new_resource_exhausted(&mut game, 3);
}

// ---- LOF_098 Leia Organa, Extraordinary ----

/// LOF_098: in the space arena she does not ready. Using the Force she moves to the ground, and each friendly Heroism
/// unit, herself included, gets +2/+2 for the phase.
#[test]
fn leia_organa_uses_the_force_to_move_to_the_ground() {
    let table = || {
        scenario()
            .ours([unit("Leia Organa, Extraordinary").exhausted(), unit("Battlefield Marine"), unit("Wampa")])
            .theirs(["Alliance X-Wing"])
    };
    let mut without = table().action_phase();
    without.expect_not_offered("use Leia Organa");
    without.both_pass().nobody_resources();
    without.expect_exhausted("Leia Organa");
    let mut game = table().our_force().action_phase();
    game.us().use_ability("Leia Organa").expect_no_force();
    game.expect_power("Leia Organa", 7).expect_power("Battlefield Marine", 5).expect_hp("Battlefield Marine", 5);
    game.expect_power("Wampa", 4).expect_power("Alliance X-Wing", 2).expect_exhausted("Leia Organa");
    game.both_pass().nobody_resources();
    game.expect_ready("Leia Organa").expect_power("Leia Organa", 5);
    game.us().attack("Leia Organa", "their base");
    game.them().expect_base_damage(5);
}

// Corners

/// LOF_098: on the ground she no longer has the action.
#[test]
fn leia_organa_can_move_to_the_ground_only_once() {
    let mut game =
        scenario().ours(["Leia Organa, Extraordinary"]).our_force().our_hand(["Directed by the Force"]).action_phase();
    game.us().use_ability("Leia Organa");
    game.them().pass();
    game.us().play("Directed by the Force").expect_the_force();
    game.them().pass();
    game.expect_not_offered("use Leia Organa");
}

// ---- LOF_099 Paladin Training Corvette ----

/// LOF_099: an Experience token to each of up to three Force units.
#[test]
fn paladin_training_corvette_gives_experience_to_three_force_units() {
    let mut game = about_to_play("Paladin Training Corvette")
        .ours(["Gungi", "Yoda, Old Master", "Wampa"])
        .theirs(["Fifth Brother"])
        .action_phase();
    game.us().play("Paladin Training Corvette");
    game.expect_options(["Gungi", "Yoda", "Fifth Brother", "done"]);
    let mut nobody = game.clone();
    game.us().choose_each(["Gungi", "Yoda"]).done();
    game.expect_upgrades("Gungi", ["Experience"]).expect_upgrades("Yoda", ["Experience"]);
    game.expect_upgrades("Fifth Brother", []);
    nobody.us().done();
    nobody.expect_action_of(Side::Them).expect_upgrades("Gungi", []);
}
