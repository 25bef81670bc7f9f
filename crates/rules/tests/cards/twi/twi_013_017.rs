//! The cards of Twilight of the Republic from TWI_013 to TWI_017: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Scenario, Side, card_text, scenario, unit};

// ---- TWI_013 Mace Windu, Vaapad Form Master ----

/// TWI_013: 1 damage to a damaged enemy unit, and 1 more if it then has at least 5 damage.
#[test]
fn mace_windu_damages_a_damaged_enemy_unit() {
    let mut game = scenario()
        .our_leader("Mace Windu, Vaapad Form Master")
        .our_resources(1)
        .theirs([unit("AT-ST").damage(4), unit("Wampa").damage(1), unit("Underworld Thug")])
        .ours([unit("Battlefield Marine").damage(1)])
        .action_phase();
    let mut other = game.clone();
    game.us().use_ability("Mace Windu").expect_ready_resources(0);
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 6);
    other.us().use_ability("Mace Windu").choose("Wampa");
    other.expect_damage("Wampa", 2);
}

/// TWI_013, deployed: 2 damage to each damaged enemy unit.
#[test]
fn mace_windu_deployed_damages_each_damaged_enemy_unit() {
    let mut game = scenario()
        .our_leader("Mace Windu, Vaapad Form Master")
        .theirs([unit("AT-ST").damage(4), unit("TIE/ln Fighter"), unit("Alliance X-Wing").damage(1)])
        .ours([unit("Battlefield Marine").damage(1)])
        .action_phase();
    game.us().deploy();
    game.expect_damage("AT-ST", 6).expect_gone("Alliance X-Wing").expect_damage("TIE/ln Fighter", 0);
    game.expect_damage("Battlefield Marine", 1);
}

// Rulings

/// TWI_013: the damage is dealt in two parts: a Shield prevents the first. With five damage on the unit the second is
/// dealt.
#[test]
fn mace_windu_second_damage_is_not_prevented_by_the_same_shield() {
    let table = |damage: i16| {
        let mut game = scenario()
            .our_leader("Mace Windu, Vaapad Form Master")
            .theirs([unit("AT-ST").damage(damage).with(["Shield"])])
            .action_phase();
        game.us().use_ability("Mace Windu").choose("AT-ST");
        game.expect_upgrades("AT-ST", []);
        game
    };
    table(5).expect_damage("AT-ST", 6);
    table(4).expect_damage("AT-ST", 4);
}

// ---- TWI_014 Asajj Ventress, Unparalleled Adversary ----

/// TWI_014: an attack, at +1/+0 when we have played an event this phase.
#[test]
fn asajj_ventress_attacks_with_1_more_power_after_an_event() {
    let mut game = scenario()
        .our_leader("Asajj Ventress")
        .our_hand(["Repair"])
        .our_base_damage(3)
        .ours(["Underworld Thug"])
        .action_phase();
    let mut without = game.clone();
    without.us().use_ability("Asajj Ventress").attack("Underworld Thug", "their base");
    without.them().expect_base_damage(2);
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().use_ability("Asajj Ventress").attack("Underworld Thug", "their base");
    game.them().expect_base_damage(3);
}

/// TWI_014, deployed: if we played an event, she gets +1/+0 for the attack and deals combat damage first.
#[test]
fn asajj_ventress_deployed_deals_damage_first_after_an_event() {
    let mut game = scenario()
        .our_deployed_leader("Asajj Ventress")
        .our_hand(["Repair"])
        .our_base_damage(3)
        .theirs([unit("Wampa").damage(1)])
        .action_phase();
    let mut without = game.clone();
    without.us().attack("Asajj Ventress", "Wampa");
    without.expect_damage("Wampa", 4).expect_in_base_zone("Asajj Ventress");
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().attack("Asajj Ventress", "Wampa");
    game.expect_gone("Wampa").expect_damage("Asajj Ventress", 0).expect_power("Asajj Ventress", 3);
}

// Rulings

/// TWI_014, TWI_096, CR 6.3.5: combat damage is dealt in the last step of the attack. Damage from an "on attack"
/// ability is dealt before it.
#[test]
fn asajj_ventress_deals_only_combat_damage_first() {
    let mut game = scenario()
        .our_deployed_leader(unit("Asajj Ventress").with(["Fallen Lightsaber"]))
        .our_hand(["Repair"])
        .our_base_damage(3)
        .theirs([unit("AT-ST").damage(1), unit("Battle Droid")])
        .action_phase();
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().attack("Asajj Ventress", "AT-ST").resolve_first("Asajj Ventress");
    // 1 by the upgrade on attack, and 3 + 3 + 1 in combat, without an answer: 1 + 1 + 7 is more than 7.
    game.expect_gone("Battle Droid").expect_gone("AT-ST").expect_damage("Asajj Ventress", 0);
}

/// TWI_014, CR 7.5.6D: a surviving unit with Grit counts the damage just dealt.
#[test]
fn asajj_ventress_takes_grit_damage_from_a_survivor() {
    let mut game = scenario()
        .our_deployed_leader("Asajj Ventress")
        .our_hand(["Repair"])
        .our_base_damage(3)
        .theirs(["Kashyyyk Defender"])
        .action_phase();
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().attack("Asajj Ventress", "Kashyyyk Defender");
    game.expect_damage("Kashyyyk Defender", 4).expect_in_base_zone("Asajj Ventress");
}

/// TWI_014: the event that lets her attack has been played this phase.
#[test]
fn asajj_ventress_counts_the_event_that_lets_her_attack() {
    let mut game =
        scenario().our_deployed_leader("Asajj Ventress").our_hand(["Surprise Strike"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Surprise Strike").attack("Asajj Ventress", "AT-ST");
    game.expect_gone("AT-ST").expect_damage("Asajj Ventress", 0);
}

/// TWI_014, erratum: the text says "defending unit".
#[test]
fn asajj_ventress_text_says_defending_unit() {
    assert!(card_text("TWI_014").contains("defending unit"));
}

// ---- TWI_015 General Grievous, General of the Droid Armies ----

/// TWI_015: Sentinel for a Droid, for this phase.
#[test]
fn general_grievous_gives_a_droid_sentinel() {
    let mut game = scenario()
        .our_leader("General Grievous, General of the Droid Armies")
        .ours(["Battle Droid", "Wampa"])
        .action_phase();
    game.us().use_ability("General Grievous");
    game.expect_options(["Battle Droid"]);
    game.us().choose("Battle Droid");
    game.expect_keyword("Battle Droid", Keyword::Sentinel);
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Battle Droid", Keyword::Sentinel);
}

/// TWI_015, deployed: on attack, may give a Droid +1/+0 and Sentinel.
#[test]
fn general_grievous_deployed_may_give_a_droid_power_and_sentinel() {
    let mut game = scenario()
        .our_deployed_leader("General Grievous, General of the Droid Armies")
        .ours(["Battle Droid", "Wampa"])
        .action_phase();
    game.us().attack("General Grievous", "their base");
    game.expect_options(["Battle Droid", "no"]);
    game.us().choose("Battle Droid");
    game.expect_keyword("Battle Droid", Keyword::Sentinel).expect_power("Battle Droid", 2);
}

// ---- TWI_016 Jango Fett, Concealing the Conspiracy ----

/// TWI_016: may exhaust himself to exhaust an enemy unit that a friendly unit damaged.
#[test]
fn jango_fett_may_exhaust_an_enemy_unit_damaged_by_our_unit() {
    let mut game = scenario().our_leader("Jango Fett").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "AT-ST").yes();
    game.expect_exhausted("AT-ST").expect_exhausted("Jango Fett");
}

/// TWI_016: he does not trigger on damage by an event or while exhausted.
#[test]
fn jango_fett_triggers_only_on_damage_by_our_units() {
    let mut game = scenario().our_leader("Jango Fett").our_hand(["Open Fire"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Open Fire").choose("AT-ST");
    game.expect_action_of(Side::Them).expect_ready("AT-ST");
    let mut game = scenario().our_exhausted_leader("Jango Fett").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.expect_action_of(Side::Them).expect_ready("AT-ST");
}

/// TWI_016, deployed: he may exhaust each damaged enemy unit and stays ready.
#[test]
fn jango_fett_deployed_may_exhaust_each_damaged_enemy_unit() {
    let mut game = scenario()
        .our_deployed_leader("Jango Fett")
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST", "Avenger"])
        .action_phase();
    game.us().attack("Wampa", "AT-ST").yes();
    game.expect_exhausted("AT-ST").expect_ready("Jango Fett");
    game.them().pass();
    game.us().attack("Alliance X-Wing", "Avenger").no();
    game.expect_ready("Avenger").expect_action_of(Side::Them);
}

// Corners

/// TWI_016, CR 8.32: damage prevented by a Shield was not dealt; his own damage counts.
#[test]
fn jango_fett_does_not_trigger_on_prevented_damage() {
    let mut game = scenario()
        .our_deployed_leader("Jango Fett")
        .ours(["Wampa"])
        .theirs([unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.expect_action_of(Side::Them).expect_ready("AT-ST");
    game.them().pass();
    game.us().attack("Jango Fett", "AT-ST").yes();
    game.expect_exhausted("AT-ST");
}

/// TWI_016, CR 1.5.4E: damage from a defending unit counts. The attacker is already exhausted: deployed, he is not
/// offered; otherwise he may be exhausted, without effect.
#[test]
fn jango_fett_has_no_effect_on_an_attacker_that_is_exhausted() {
    let attacked = |table: Scenario| {
        let mut game = table.ours(["Wampa"]).theirs(["AT-ST"]).their_action_phase();
        game.them().attack("AT-ST", "Wampa");
        game.expect_damage("AT-ST", 4).expect_exhausted("AT-ST").expect_ready("Jango Fett");
        game
    };
    attacked(scenario().our_deployed_leader("Jango Fett")).expect_action_of(Side::Us);
    let mut game = attacked(scenario().our_leader("Jango Fett"));
    game.expect_asked(Side::Us, QuestionKind::May);
    game.us().yes();
    game.expect_exhausted("Jango Fett").expect_exhausted("AT-ST").expect_action_of(Side::Us);
}

/// TWI_016: he triggers on an enemy unit that a friendly unit damages, not on a friendly one.
#[test]
fn jango_fett_exhausts_no_friendly_unit() {
    let table = || scenario().our_hand(["Hold-Out Blaster"]).ours(["Wampa", "Swoop Racer"]).theirs(["AT-ST"]);
    for mut game in [
        table().our_leader("Jango Fett, Concealing the Conspiracy").action_phase(),
        table().our_deployed_leader("Jango Fett, Concealing the Conspiracy").action_phase(),
    ] {
        let mut enemy = game.clone();
        game.us().play_onto("Hold-Out Blaster", "Wampa").choose("Swoop Racer");
        game.expect_damage("Swoop Racer", 1).expect_action_of(Side::Them);
        enemy.us().play_onto("Hold-Out Blaster", "Wampa").choose("AT-ST");
        enemy.expect_asked(Side::Us, QuestionKind::May);
    }
}

// ---- TWI_017 Chancellor Palpatine, Playing Both Sides ----

/// TWI_017: if a friendly Heroism unit was defeated: draws a card, heals 2, and becomes Darth Sidious, still exhausted.
#[test]
fn chancellor_palpatine_turns_after_a_heroism_unit_was_defeated() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine")
        .our_base_damage(5)
        .our_deck(["Recruit", "Repair", "Waylay"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().use_ability("Chancellor Palpatine").expect_hand(["Recruit"]).expect_base_damage(3);
    game.expect_exhausted("our leader").expect_not_offered("deploy Chancellor Palpatine");
    // The other side: no Villainy card was played.
    game.both_pass().nobody_resources();
    game.us().use_ability("our leader").expect_hand_size(3).expect_base_damage(3);
    game.expect_count("Clone Trooper", 0).expect_exhausted("our leader");
}

/// TWI_017, the other side: if we played a Villainy card, a Clone Trooper, 2 damage to their base, and he turns back.
#[test]
fn darth_sidious_turns_back_after_a_villainy_card_was_played() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine")
        .our_hand(["TIE/ln Fighter"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().use_ability("our leader");
    game.both_pass().nobody_resources();
    // Cunning and Villainy now: no penalty.
    game.us().play("TIE/ln Fighter").expect_ready_resources(19);
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_count("Clone Trooper", 1).expect_exhausted("our leader");
    game.them().expect_base_damage(2);
    game.both_pass().nobody_resources();
    // Palpatine again: nothing is created or drawn without a loss.
    game.us().expect_hand_size(5).use_ability("our leader").expect_hand_size(5);
    game.expect_count("Clone Trooper", 1);
}

/// TWI_017: a unit without Heroism does not count.
#[test]
fn chancellor_palpatine_does_not_count_a_non_heroism_unit() {
    let mut game =
        scenario().our_leader("Chancellor Palpatine").ours(["Underworld Thug"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Underworld Thug", "AT-ST");
    game.them().pass();
    game.us().use_ability("Chancellor Palpatine").expect_hand_size(0);
}

// Corners

/// TWI_017: he provides Heroism, and Villainy once turned.
#[test]
fn palpatine_provides_the_aspects_of_his_current_side() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine")
        .our_hand(["TIE/ln Fighter", "TIE/ln Fighter", "Alliance X-Wing", "Alliance X-Wing"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("TIE/ln Fighter").expect_ready_resources(20 - 3);
    game.them().pass();
    game.us().play("Alliance X-Wing").expect_ready_resources(17 - 2);
    game.them().pass();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().use_ability("our leader");
    game.them().pass();
    game.us().play("TIE/ln Fighter").expect_ready_resources(15 - 1);
    game.them().pass();
    game.us().play("Alliance X-Wing").expect_ready_resources(14 - 4);
}

/// TWI_017: turned back, he provides Heroism again and counts a defeated Heroism unit again.
#[test]
fn sidious_turned_back_works_as_palpatine_again() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine")
        .our_base("Death Watch Hideout")
        .our_base_damage(9)
        .our_hand(["TIE/ln Fighter", "Battlefield Marine", "Swoop Racer", "Swoop Racer"])
        .ours(["Battlefield Marine"])
        .theirs([unit("AT-ST").with(["Resilient"; 9])])
        .action_phase();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().use_ability("our leader").expect_base_damage(7);
    game.them().pass();
    // Cunning is on both sides.
    game.us().play("Swoop Racer").expect_ready_resources(17);
    game.both_pass().nobody_resources();
    game.us().play("TIE/ln Fighter").expect_ready_resources(19);
    game.them().pass();
    game.us().use_ability("our leader");
    game.them().expect_base_damage(2).pass();
    // Command is missing, Heroism is not.
    game.us().play("Battlefield Marine").expect_ready_resources(15);
    game.both_pass().nobody_resources();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().use_ability("our leader").expect_base_damage(5);
}

/// TWI_017: a card without Villainy does not turn Darth Sidious.
#[test]
fn darth_sidious_needs_a_villainy_card() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine")
        .our_hand(["Swoop Racer"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().use_ability("our leader");
    game.both_pass().nobody_resources();
    game.us().play("Swoop Racer");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_count("Clone Trooper", 0).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

// Rulings

/// TWI_017, CR 6.4.0F: either side may be used while its condition is false, and does not turn.
#[test]
fn palpatine_and_sidious_may_be_used_without_effect() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine")
        .our_base_damage(5)
        .our_hand(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("our leader").expect_base_damage(5).expect_hand_size(1);
    game.expect_exhausted("our leader");
    game.both_pass().nobody_resources();
    game.us().play("Battlefield Marine");
    game.both_pass().nobody_resources();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    // Palpatine still: a Heroism unit has fallen.
    game.us().use_ability("our leader").expect_base_damage(3);
    game.both_pass().nobody_resources();
    game.us().use_ability("our leader");
    game.expect_exhausted("our leader").expect_count("Clone Trooper", 0);
    game.them().expect_base_damage(0);
}

/// TWI_017: the leader stays exhausted when he turns: the other side's action can be used in the next round.
#[test]
fn palpatine_stays_exhausted_when_he_turns() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine")
        .our_hand(["TIE/ln Fighter"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("TIE/ln Fighter");
    game.them().pass();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().use_ability("our leader").expect_hand_size(1);
    game.expect_exhausted("our leader");
    game.them().pass();
    game.expect_not_offered("use Chancellor Palpatine");
}
