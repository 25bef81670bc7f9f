//! The cards of Twilight of the Republic from TWI_013 to TWI_017: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, card_text, scenario, unit};

// ---- TWI_013 Mace Windu, Vaapad Form Master ----

/// TWI_013: 1 damage to a damaged enemy unit, and 1 more when there are five on it.
#[test]
fn mace_windu_strikes_a_damaged_enemy() {
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
fn mace_windu_deployed_strikes_all_damaged_enemies() {
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

/// TWI_013: the damage comes in two: a Shield stops the first, and with five on the unit the second is dealt.
#[test]
fn a_shield_stops_only_the_first_damage_of_mace_windu() {
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
fn asajj_ventress_attacks_harder_after_an_event() {
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

/// TWI_014, deployed: after an event she gets +1/+0 for the attack and strikes first.
#[test]
fn asajj_ventress_deployed_strikes_first_after_an_event() {
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

/// TWI_014, TWI_096, CR 6.3.5: only what is dealt in the last step of the attack is combat damage: damage on attack is
/// dealt before, and back to no one.
#[test]
fn asajj_ventress_only_strikes_first_with_combat_damage() {
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

/// TWI_014, CR 7.5.6D: who survives her first strike with Grit answers with the power of the new damage.
#[test]
fn grit_answers_asajj_ventress_with_more_power() {
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
fn an_event_that_makes_asajj_ventress_attack_counts() {
    let mut game =
        scenario().our_deployed_leader("Asajj Ventress").our_hand(["Surprise Strike"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Surprise Strike").attack("Asajj Ventress", "AT-ST");
    game.expect_gone("AT-ST").expect_damage("Asajj Ventress", 0);
}

/// TWI_014, erratum: the text says "defending unit".
#[test]
fn asajj_ventress_speaks_of_the_defending_unit() {
    assert!(card_text("TWI_014").contains("defending unit"));
}

// ---- TWI_015 General Grievous, General of the Droid Armies ----

/// TWI_015: Sentinel for a Droid, for this phase.
#[test]
fn general_grievous_makes_a_droid_a_sentinel() {
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

/// TWI_015, deployed: +1/+0 and Sentinel for a Droid on attack, if we like.
#[test]
fn general_grievous_deployed_strengthens_a_droid() {
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

/// TWI_016: he may exhaust himself to exhaust an enemy unit that one of our units damages.
#[test]
fn jango_fett_exhausts_what_our_units_damage() {
    let mut game = scenario().our_leader("Jango Fett").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "AT-ST").yes();
    game.expect_exhausted("AT-ST").expect_exhausted("Jango Fett");
}

/// TWI_016: not for damage by an event, nor when he is exhausted, nor for damage to our own units.
#[test]
fn jango_fett_hears_only_damage_by_our_units() {
    let mut game = scenario().our_leader("Jango Fett").our_hand(["Open Fire"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Open Fire").choose("AT-ST");
    game.expect_action_of(Side::Them).expect_ready("AT-ST");
    let mut game = scenario().our_exhausted_leader("Jango Fett").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.expect_action_of(Side::Them).expect_ready("AT-ST");
}

/// TWI_016, deployed: he may exhaust each damaged enemy unit and stays ready.
#[test]
fn jango_fett_deployed_exhausts_every_time() {
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

/// TWI_016, CR 8.32: damage that a Shield prevents was not dealt; Jango Fett's own damage counts.
#[test]
fn jango_fett_hears_only_damage_that_was_dealt() {
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

/// TWI_016: a unit that defends deals damage, too.
#[test]
fn jango_fett_hears_a_defender() {
    let mut game = scenario().our_leader("Jango Fett").ours(["Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "our base");
    game.us().pass();
    let mut game = scenario().our_deployed_leader("Jango Fett").ours(["Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "Wampa");
    // The attacker is exhausted already: there is nothing to do.
    game.expect_action_of(Side::Us).expect_exhausted("AT-ST");
}

/// TWI_016: an enemy that a unit of ours damages, no unit of ours.
#[test]
fn jango_fett_exhausts_no_unit_of_ours() {
    let table = || scenario().our_hand(["Hold-Out Blaster"]).ours(["Wampa", "Swoop Racer"]).theirs(["AT-ST"]);
    for mut game in [
        table().our_leader("Jango Fett, Concealing the Conspiracy").action_phase(),
        table().our_deployed_leader("Jango Fett, Concealing the Conspiracy").action_phase(),
    ] {
        let mut enemy = game.clone();
        game.us().play_onto("Hold-Out Blaster", "Wampa").choose("Swoop Racer");
        game.expect_damage("Swoop Racer", 1).expect_action_of(Side::Them);
        enemy.us().play_onto("Hold-Out Blaster", "Wampa").choose("AT-ST");
        enemy.expect_asked(Side::Us, Ask::May);
    }
}

// ---- TWI_017 Chancellor Palpatine, Playing Both Sides ----

/// TWI_017: after a Heroism unit of ours has fallen: a card, 2 healed, and he becomes Darth Sidious, still exhausted.
#[test]
fn chancellor_palpatine_turns_after_a_heroic_loss() {
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

/// TWI_017, the other side: after a Villainy card a Clone Trooper, 2 damage to their base, and he turns back.
#[test]
fn darth_sidious_turns_back_after_a_villainous_card() {
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

/// TWI_017: a unit without Heroism is no reason to turn.
#[test]
fn chancellor_palpatine_wants_a_heroic_loss() {
    let mut game =
        scenario().our_leader("Chancellor Palpatine").ours(["Underworld Thug"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Underworld Thug", "AT-ST");
    game.them().pass();
    game.us().use_ability("Chancellor Palpatine").expect_hand_size(0);
}

// Corners

/// TWI_017: he provides Heroism, turned Villainy.
#[test]
fn palpatine_provides_the_aspects_of_his_side() {
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

/// TWI_017: turned back he is Palpatine in all: he provides Heroism again, and hears of a Heroism unit's fall again.
#[test]
fn sidious_turns_back_into_palpatine() {
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

/// TWI_017: as Darth Sidious he asks for a Villainy card: another does not turn him.
#[test]
fn darth_sidious_asks_for_villainy() {
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
fn palpatine_and_sidious_may_be_used_in_vain() {
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

/// TWI_017: turned, the leader stays exhausted: the other side's action has to wait for the next round.
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
