//! The cards of Twilight of the Republic from TWI_129 to TWI_138: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

use crate::starts::{a_shield_leaves_no_excess, all_is_excess, deadly, shielded};

// ---- TWI_129 In Defense of Kamino ----

/// TWI_129: our Republic units have Restore 2 this phase and leave a Clone Trooper when they fall.
#[test]
fn in_defense_of_kamino_restores_and_replaces() {
    let mut game = scenario()
        .our_hand(["In Defense of Kamino"])
        .our_base_damage(5)
        .ours(["Phase I Clone Trooper", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("In Defense of Kamino");
    game.expect_no_keyword("Wampa", Keyword::Restore).expect_keyword("Phase I Clone Trooper", Keyword::Restore);
    game.them().pass();
    game.us().attack("Phase I Clone Trooper", "AT-ST").expect_base_damage(3);
    game.expect_count("our Clone Trooper", 1).expect_gone("Phase I Clone Trooper");
}

// ---- TWI_130 Bo-Katan Kryze, Death Watch Lieutenant ----

/// TWI_130: beside another Mandalorian Overwhelm and Saboteur, beside another Trooper +1/+0.
#[test]
fn bo_katan_kryze_grows_beside_mandalorians_and_troopers() {
    let name = "Bo-Katan Kryze, Death Watch Lieutenant";
    let alone = &mut scenario().ours([name]).theirs(["Mandalorian Warrior", "Battlefield Marine"]).action_phase();
    alone.expect_no_keyword(name, Keyword::Overwhelm).expect_no_keyword(name, Keyword::Saboteur).expect_power(name, 2);
    let trooper = &mut scenario().ours([name, "Battlefield Marine"]).action_phase();
    trooper.expect_power(name, 3).expect_hp(name, 3).expect_no_keyword(name, Keyword::Overwhelm);
    let mut game =
        scenario().ours([name, "Mandalorian Warrior"]).theirs(["Jawa Scavenger", "Cell Block Guard"]).action_phase();
    game.expect_power(name, 2);
    game.us().attack("Bo-Katan Kryze", "Jawa Scavenger");
    game.expect_gone("Jawa Scavenger");
    game.them().expect_base_damage(1);
}

// Rulings

/// TWI_130: beside another Mandalorian; her Saboteur would defeat the Shield, so an opponent's ability takes its place.
#[test]
fn bo_katan_kryze_with_overwhelm() {
    let name = "Bo-Katan Kryze, Death Watch Lieutenant";
    let game = scenario()
        .resilient_gives("Ability(When(on: [Attacked], do: [Give(token: Shield, to: This)]))")
        .ours([name, "Mandalorian Warrior"])
        .theirs([unit("Cantina Braggart").with(["Resilient"])]);
    let mut game = game.action_phase();
    game.us().attack("Bo-Katan Kryze", "Cantina Braggart");
    game.us().our_abilities_first();
    game.expect_upgrades("Cantina Braggart", ["Resilient"]).expect_damage("Cantina Braggart", 0);
    game.them().expect_base_damage(0);
    let mut game = deadly(name).ours(["Mandalorian Warrior"]).action_phase();
    game.us().attack("Bo-Katan Kryze", "Cantina Braggart").resolve_first("Bo-Katan Kryze");
    game.expect_gone("Cantina Braggart");
    game.them().expect_base_damage(2);
}

// ---- TWI_131 OOM-Series Officer ----

/// TWI_131: defeated: 2 damage to a base.
#[test]
fn oom_series_officer_damages_a_base_when_defeated() {
    let mut game = scenario().ours(["OOM-Series Officer"]).theirs(["Wampa"]).action_phase();
    game.us().attack("OOM-Series Officer", "Wampa");
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base").expect_base_damage(0);
    game.them().expect_base_damage(2);
}

// ---- TWI_132 Confederate Tri-Fighter ----

/// TWI_132: no base can be healed while it is in play.
#[test]
fn confederate_tri_fighter_keeps_bases_from_being_healed() {
    let mut game = scenario()
        .ours(["Confederate Tri-Fighter"])
        .our_hand(["Repair"])
        .our_base_damage(5)
        .theirs(["Yoda, Old Master"])
        .their_hand(["Vanquish"])
        .their_base_damage(5)
        .their_action_phase();
    game.them().attack("Yoda", "our base").expect_base_damage(5);
    game.us().play("Repair").choose("our base").expect_base_damage(7);
    game.them().play("Vanquish").choose("Confederate Tri-Fighter");
    let mut freed = scenario().our_hand(["Repair"]).our_base_damage(5).action_phase();
    freed.us().play("Repair").choose("our base").expect_base_damage(2);
}

// ---- TWI_134 Asajj Ventress, Count Dooku's Assassin ----

/// TWI_134: Exploit 2; +3/+0 for the phase when another Separatist of ours has attacked.
#[test]
fn asajj_ventress_follows_another_separatist() {
    let name = "Asajj Ventress, Count Dooku's Assassin";
    let mut game = scenario().ours([name, "Super Battle Droid"]).theirs(["AT-ST"]).action_phase();
    let mut first = game.clone();
    game.us().attack("Super Battle Droid", "their base");
    game.them().pass();
    game.us().attack("Asajj Ventress", "their base");
    game.them().expect_base_damage(9);
    game.expect_power("Asajj Ventress", 5);
    first.us().attack("Asajj Ventress", "their base");
    first.them().expect_base_damage(2);
    // Villainy and Aggression are not provided: 8, less 2 for each of two units.
    let mut exploits = scenario().our_hand([name]).ours(["Battle Droid", "Battle Droid", "Wampa"]).action_phase();
    exploits.us().play("Asajj Ventress");
    exploits.expect_asked(Side::Us, Ask::Exploit).expect_offered("done");
    exploits.us().choose("Battle Droid").choose("Battle Droid").expect_ready_resources(16);
    exploits.expect_count("Battle Droid", 0).expect_in_play("Wampa").expect_in_play("Asajj Ventress");
}

// Corners

/// TWI_134: another Separatist that fell in its own attack has attacked all the same; a Jedi has not.
#[test]
fn asajj_ventress_follows_the_fallen() {
    let mut game =
        scenario().ours(["Asajj Ventress, Count Dooku's Assassin", "Battle Droid"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Battle Droid", "Wampa");
    game.expect_gone("Battle Droid");
    game.them().pass();
    game.us().attack("Asajj Ventress", "their base");
    game.them().expect_base_damage(5);
}

/// TWI_134: that the opponent attacked with a Separatist does not count.
#[test]
fn asajj_ventress_follows_no_enemy() {
    let mut game =
        scenario().ours(["Asajj Ventress, Count Dooku's Assassin"]).theirs(["Battle Droid"]).their_action_phase();
    game.them().attack("Battle Droid", "our base");
    game.us().attack("Asajj Ventress", "their base");
    game.them().expect_base_damage(2);
}

// ---- TWI_135 Darth Maul, Revenge At Last ----

/// TWI_135: he attacks one unit or two at once; both strike back.
#[test]
fn darth_maul_attacks_two_units() {
    let mut game = scenario()
        .ours(["Darth Maul, Revenge At Last"])
        .theirs(["Battlefield Marine", "Death Star Stormtrooper", "TIE/ln Fighter"])
        .action_phase();
    let mut one = game.clone();
    game.us().attack("Darth Maul", "Battlefield Marine");
    game.expect_asked(Side::Us, Ask::SecondDefender).expect_options(["Death Star Stormtrooper", "no"]);
    game.us().choose("Death Star Stormtrooper");
    game.expect_gone("Battlefield Marine").expect_gone("Death Star Stormtrooper").expect_gone("Darth Maul");
    one.us().attack("Darth Maul", "Battlefield Marine").no();
    one.expect_gone("Battlefield Marine").expect_damage("Darth Maul", 3).expect_in_play("Death Star Stormtrooper");
    one.them().expect_base_damage(0);
}

// Corners

/// TWI_135, CR 1.9.11 and its ruling: with Overwhelm the damage of both defenders that have left play is excess.
#[test]
fn the_damage_for_two_defenders_that_are_gone_is_all_excess() {
    let mut game = scenario()
        .our_leader("Maul, A Rival in Darkness")
        .ours([unit("Darth Maul, Revenge At Last").with(["Fallen Lightsaber"])])
        .theirs([unit("Battlefield Marine").damage(2), unit("Wampa").damage(4)])
        .action_phase();
    game.us().use_ability("Maul, A Rival in Darkness").attack("Darth Maul", "Battlefield Marine").choose("Wampa");
    game.expect_gone("Battlefield Marine").expect_gone("Wampa");
    // 5 power and 3 of the Lightsaber, for each of the two.
    game.them().expect_base_damage(16);
}

// Rulings

/// TWI_135: two units are defending in one attack: its steps and what it triggers happen once, and all strike together.
#[test]
fn darth_maul_fights_two_in_one_attack() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [Draw()]))")
        .ours([unit("Darth Maul, Revenge At Last").with(["Resilient"])])
        .theirs([unit("Consular Security Force"), unit("Battlefield Marine").with(["Shield"])])
        .action_phase();
    game.us().attack("Darth Maul", "Consular Security Force").choose("Battlefield Marine").expect_hand_size(1);
    // His whole power to each; 3 and 3 from both.
    game.expect_damage("Consular Security Force", 5).expect_in_play("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", []).expect_damage("Darth Maul", 6);
    game.expect_action_of(Side::Them);
}

/// TWI_135: each of the two hears that it is attacked, and both are the defending units of a text.
#[test]
fn darth_maul_attacks_both_of_them() {
    let mut game = scenario()
        .ours([unit("Darth Maul, Revenge At Last").with(["Jedi Lightsaber"])])
        .theirs(["Knight of the Republic", "Consular Security Force"])
        .action_phase();
    game.us().attack("Darth Maul", "Consular Security Force").choose("Knight of the Republic");
    game.us().our_abilities_first();
    // Both got -2/-2: 4/7 and 3/7 deal 2 and 1; 8 damage defeats both.
    game.expect_gone("Knight of the Republic").expect_gone("Consular Security Force");
    game.expect_damage("Darth Maul", 3).expect_count("their Clone Trooper", 1);
}

/// TWI_135: a base is attacked alone.
#[test]
fn darth_maul_attacks_no_base_beside_a_unit() {
    let mut game =
        scenario().ours(["Darth Maul, Revenge At Last"]).theirs(["Battlefield Marine", "Wampa"]).action_phase();
    let mut base = game.clone();
    game.us().attack("Darth Maul", "Wampa");
    game.expect_asked(Side::Us, Ask::SecondDefender).expect_options(["Battlefield Marine", "no"]);
    base.us().attack("Darth Maul", "their base");
    base.expect_action_of(Side::Them);
    base.them().expect_base_damage(5);
}

/// TWI_135: with Overwhelm the excess damage of both goes to the base.
#[test]
fn darth_maul_overwhelms_with_the_excess_of_both() {
    let mut game = scenario()
        .ours([unit("Darth Maul, Revenge At Last").with(["Grievous's Wheel Bike"])])
        .theirs(["Battlefield Marine", "Battle Droid"])
        .action_phase();
    game.us().attack("Darth Maul", "Battlefield Marine").choose("Battle Droid");
    // 8 power: 5 over the one, 7 over the other.
    game.them().expect_base_damage(12);
    game.expect_gone("Battlefield Marine").expect_gone("Battle Droid").expect_damage("Darth Maul", 4);
}

/// TWI_135: beside a Sentinel only Sentinels are attacked, unless he has Saboteur.
#[test]
fn darth_maul_heeds_sentinels() {
    let maul = "Darth Maul, Revenge At Last";
    let mut one = scenario().ours([maul]).theirs(["Cell Block Guard", "Wampa"]).action_phase();
    one.expect_not_offered("Darth Maul -> Wampa");
    one.us().attack("Darth Maul", "Cell Block Guard");
    one.expect_action_of(Side::Them).expect_gone("Cell Block Guard").expect_damage("Wampa", 0);
    let mut two = scenario().ours([maul]).theirs(["Cell Block Guard", "Wampa", "B1 Security Team"]).action_phase();
    two.us().attack("Darth Maul", "Cell Block Guard");
    two.expect_options(["B1 Security Team", "no"]);
    let mut saboteur = scenario()
        .ours([maul])
        .our_hand(["Breaking In"])
        .theirs(["Cell Block Guard", "Wampa", "Greedo"])
        .action_phase();
    saboteur.us().play("Breaking In").attack("Darth Maul", "Wampa");
    saboteur.expect_options(["Cell Block Guard", "Greedo", "no"]);
}

/// TWI_135, CR 6.3.5C: who strikes first strikes both first: who survives strikes back, who falls does not.
#[test]
fn darth_maul_strikes_both_first() {
    let mut game = scenario()
        .our_hand(["Shoot First"])
        .ours(["Darth Maul, Revenge At Last"])
        .theirs(["Battlefield Marine", "Consular Security Force"])
        .action_phase();
    game.us().play("Shoot First").attack("Darth Maul", "Battlefield Marine").choose("Consular Security Force");
    game.expect_gone("Battlefield Marine").expect_damage("Consular Security Force", 6).expect_damage("Darth Maul", 3);
}

/// TWI_135, CR 7.5.5: from Ambush as well he may attack two.
#[test]
fn darth_maul_ambushes_two() {
    let mut game = scenario()
        .our_hand(["Timely Intervention", "Darth Maul, Revenge At Last"])
        .theirs(["Battlefield Marine", "Jawa Scavenger"])
        .action_phase();
    game.us().play("Timely Intervention").play("Darth Maul").attack("Darth Maul", "Battlefield Marine");
    game.expect_asked(Side::Us, Ask::SecondDefender);
    game.us().choose("Jawa Scavenger");
    game.expect_gone("Battlefield Marine").expect_gone("Jawa Scavenger").expect_action_of(Side::Them);
}

/// TWI_135, SHD_143: he attacks and defeats in one attack: with both of them defeated it triggers once.
#[test]
fn two_fall_in_one_attack() {
    let mut game = scenario()
        .ours([unit("Darth Maul, Revenge At Last").with(["Ruthlessness"])])
        .theirs(["Battlefield Marine", "Greedo"])
        .action_phase();
    game.us().attack("Darth Maul", "Battlefield Marine").choose("Greedo");
    game.us().our_abilities_first();
    game.them().expect_base_damage(2).no();
    game.expect_gone("Battlefield Marine").expect_gone("Greedo").expect_action_of(Side::Them);
    game.them().expect_base_damage(2);
}

/// TWI_135, SOR_018: what an ability gives the defending unit for the attack, both of them get.
#[test]
fn both_of_two_defending_units_are_weakened() {
    let mut game = scenario()
        .our_leader("Jyn Erso")
        .ours(["Darth Maul, Revenge At Last"])
        .theirs(["Battlefield Marine", "Consular Security Force"])
        .action_phase();
    game.us().use_ability("our leader").attack("Darth Maul", "Battlefield Marine").choose("Consular Security Force");
    game.expect_damage("Darth Maul", 2 + 2);
}

/// TWI_135, CR 7.5.7F: of two defending units one falls before combat damage: all that was meant for it is excess.
#[test]
fn darth_maul_overwhelms_past_a_gone_defender() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [Defeat(Choose(side: Enemy))]))")
        .ours([unit("Darth Maul, Revenge At Last").with(["Resilient", "Grievous's Wheel Bike"])])
        .theirs(["Battlefield Marine", "Battle Droid"])
        .action_phase();
    game.us().attack("Darth Maul", "Battlefield Marine").choose("Battle Droid").choose("Battlefield Marine");
    // 8 for the Marine that is gone, 7 over the Battle Droid.
    game.them().expect_base_damage(15);
    game.expect_damage("Darth Maul", 1);
}

// ---- TWI_136 Squadron of Vultures ----

/// TWI_136: Exploit 3: as many units as we like, up to three.
#[test]
fn squadron_of_vultures_exploits_up_to_three() {
    let mut game = scenario()
        .our_hand(["Squadron of Vultures"])
        .ours(["Battle Droid", "Battle Droid", "Wampa", "TIE/ln Fighter"])
        .action_phase();
    let mut three = game.clone();
    game.us().play("Squadron of Vultures").choose("TIE/ln Fighter").done().expect_ready_resources(12);
    game.expect_gone("TIE/ln Fighter").expect_count("Battle Droid", 2).expect_in_play("Squadron of Vultures");
    three.us().play("Squadron of Vultures").choose("Battle Droid").choose("Battle Droid").choose("Wampa");
    three.us().expect_ready_resources(16);
    three.expect_in_play("TIE/ln Fighter").expect_in_play("Squadron of Vultures").expect_action_of(Side::Them);
}

// Corners

/// TWI_136, CR 7.5.16A: a leader unit may be exploited as well.
#[test]
fn squadron_of_vultures_may_exploit_the_leader() {
    let mut game = scenario()
        .our_hand(["Squadron of Vultures"])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .action_phase();
    game.us().play("Squadron of Vultures");
    game.expect_asked(Side::Us, Ask::Exploit).expect_options(["Luke Skywalker", "done"]);
    game.us().choose("Luke Skywalker").expect_ready_resources(12);
    game.expect_in_base_zone("Luke Skywalker").expect_exhausted("Luke Skywalker");
}

// ---- TWI_137 Savage Opress, Monster ----

/// TWI_137: ready when an opponent has more units than we, himself among ours.
#[test]
fn savage_opress_is_ready_against_many() {
    let name = "Savage Opress, Monster";
    let with = |ours: &'static [&'static str]| {
        let mut game =
            scenario().our_hand([name]).ours(ours.iter().copied()).theirs(["Wampa", "TIE/ln Fighter"]).action_phase();
        game.us().play("Savage Opress");
        game
    };
    with(&[]).expect_ready("Savage Opress").expect_action_of(Side::Them);
    with(&["Battle Droid"]).expect_exhausted("Savage Opress");
}

// Corners

/// TWI_137, CR 7.5.16D: the exploited units are gone when units are counted; what they leave behind is not there yet.
#[test]
fn old_access_codes_and_savage_count_after_exploit() {
    let mut game = scenario()
        .our_hand(["Vanguard Droid Bomber", "Infiltrating Demolisher"])
        .ours(["Battle Droid Escort"])
        .action_phase();
    game.us().play("Infiltrating Demolisher").choose("Battle Droid Escort");
    game.expect_count("Battle Droid", 1).expect_gone("Battle Droid Escort");
    game.them().pass();
    game.us().play("Vanguard Droid Bomber").choose("their base");
    game.them().expect_base_damage(2);
}

// ---- TWI_138 Count Dooku, Fallen Jedi ----

/// TWI_138: for each exploited unit its power as damage to an enemy unit, if we like; Overwhelm.
#[test]
fn count_dooku_strikes_with_the_power_of_the_exploited() {
    let name = "Count Dooku, Fallen Jedi";
    let mut game = scenario()
        .our_hand([name])
        .ours(["Super Battle Droid", "OOM-Series Officer"])
        .theirs(["AT-ST", "Wampa"])
        .action_phase();
    game.us().play("Count Dooku").choose("Super Battle Droid").choose("OOM-Series Officer").expect_ready_resources(12);
    game.expect_waiting(["Count Dooku", "OOM-Series Officer"]);
    game.us().resolve_first("Count Dooku");
    game.expect_options(["AT-ST", "Wampa", "no"]);
    let mut declined = game.clone();
    game.us().choose("AT-ST").choose("Wampa");
    game.expect_damage("AT-ST", 4).expect_damage("Wampa", 2).expect_keyword("Count Dooku", Keyword::Overwhelm);
    game.us().choose("their base");
    declined.us().no().choose("Wampa");
    declined.expect_damage("AT-ST", 0).expect_damage("Wampa", 2);
}

/// TWI_138: nothing exploited, nothing dealt.
#[test]
fn count_dooku_who_exploited_nobody_strikes_nobody() {
    let name = "Count Dooku, Fallen Jedi";
    let mut game = scenario().our_hand([name]).ours(["Super Battle Droid"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Count Dooku").done().expect_ready_resources(8);
    game.expect_action_of(Side::Them).expect_damage("AT-ST", 0);
}

// Rulings

/// TWI_138: the power of the exploited unit is what it was in play, with all that changed it.
#[test]
fn count_dooku_counts_temporary_power() {
    let mut game = scenario()
        .our_hand(["Heroes on Both Sides", "Count Dooku, Fallen Jedi"])
        .ours([unit("Battle Droid").with(["Academy Training"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Heroes on Both Sides").choose("Battle Droid");
    game.them().pass();
    game.us().play("Count Dooku").choose("Battle Droid").choose("AT-ST");
    // 1, 2 from the upgrade, 2 for the phase.
    game.expect_damage("AT-ST", 5);
}

/// TWI_138, CR 8.34.1: all is chosen before any damage is dealt.
#[test]
fn count_dooku_deals_all_damage_at_once() {
    let table = || {
        scenario()
            .our_hand(["Count Dooku, Fallen Jedi"])
            .ours(["Super Battle Droid", "Swoop Racer"])
            .theirs(["Battle Droid Escort", "OOM-Series Officer"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Count Dooku").choose("Super Battle Droid").choose("Swoop Racer").choose("Battle Droid Escort");
    game.expect_in_play("Battle Droid Escort");
    game.us().choose("OOM-Series Officer");
    game.expect_gone("Battle Droid Escort").expect_gone("OOM-Series Officer");
    game.expect_waiting(["Battle Droid Escort", "OOM-Series Officer"]).expect_asked(Side::Them, Ask::WhichFirst);
}

/// TWI_138, CR 8.34.1A: what two exploited units deal to one unit is one instance of damage, which one Shield prevents.
#[test]
fn count_dooku_deals_one_instance_to_a_unit() {
    let mut game = scenario()
        .our_hand(["Count Dooku, Fallen Jedi"])
        .ours(["Super Battle Droid", "Swoop Racer"])
        .theirs([unit("Wampa").with(["Shield"])])
        .action_phase();
    game.us().play("Count Dooku").choose("Super Battle Droid").choose("Swoop Racer").choose("Wampa").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []);
}

/// TWI_138.
#[test]
fn count_dooku_with_overwhelm() {
    a_shield_leaves_no_excess(shielded("Count Dooku, Fallen Jedi").action_phase(), "Count Dooku");
    all_is_excess(deadly("Count Dooku, Fallen Jedi").action_phase(), "Count Dooku", 6);
}
