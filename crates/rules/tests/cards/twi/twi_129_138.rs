//! The cards of Twilight of the Republic from TWI_129 to TWI_138: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{deadly_unit_with_enemy, expect_all_damage_is_excess, expect_no_excess_through_shield, shielded};

// ---- TWI_129 In Defense of Kamino ----

/// TWI_129: friendly Republic units have Restore 2 this phase and create a Clone Trooper when defeated.
#[test]
fn in_defense_of_kamino_gives_restore_and_creates_troopers() {
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

/// TWI_130: with another Mandalorian Overwhelm and Saboteur, with another Trooper +1/+0.
#[test]
fn bo_katan_kryze_gains_keywords_and_power_with_other_units() {
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

/// TWI_130: with another Mandalorian. Her Saboteur would defeat a Shield, so an ability of the defender gives it in
/// time.
#[test]
fn bo_katan_kryze_overwhelm_deals_excess_unless_shielded() {
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
    let mut game = deadly_unit_with_enemy(name).ours(["Mandalorian Warrior"]).action_phase();
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

/// TWI_132: bases cannot be healed while it is in play.
#[test]
fn confederate_tri_fighter_prevents_healing_of_bases() {
    let mut game = scenario()
        .ours(["Confederate Tri-Fighter"])
        .our_hand(["Repair", "Repair"])
        .our_base_damage(5)
        .theirs(["Yoda, Old Master"])
        .their_hand(["Vanquish"])
        .their_base_damage(5)
        .their_action_phase();
    game.them().attack("Yoda", "our base").expect_base_damage(5);
    game.us().play("Repair").choose("our base").expect_base_damage(7);
    game.them().play("Vanquish").choose("Confederate Tri-Fighter");
    game.us().play("Repair").choose("our base").expect_base_damage(4);
}

// ---- TWI_134 Asajj Ventress, Count Dooku's Assassin ----

/// TWI_134: Exploit 2; +3/+0 for the phase if another friendly Separatist attacked.
#[test]
fn asajj_ventress_gets_3_power_after_another_separatist_attacked() {
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
    exploits.expect_asked(Side::Us, QuestionKind::Exploit).expect_offered("done");
    exploits.us().choose("Battle Droid").choose("Battle Droid").expect_ready_resources(16);
    exploits.expect_count("Battle Droid", 0).expect_in_play("Wampa").expect_in_play("Asajj Ventress");
}

// Corners

/// TWI_134: a Separatist that was defeated in its own attack did attack.
#[test]
fn asajj_ventress_counts_a_separatist_defeated_in_its_attack() {
    let mut game =
        scenario().ours(["Asajj Ventress, Count Dooku's Assassin", "Battle Droid"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Battle Droid", "Wampa");
    game.expect_gone("Battle Droid");
    game.them().pass();
    game.us().attack("Asajj Ventress", "their base");
    game.them().expect_base_damage(5);
}

/// TWI_134: an attack by an enemy Separatist does not count.
#[test]
fn asajj_ventress_does_not_count_an_enemy_separatist() {
    let mut game =
        scenario().ours(["Asajj Ventress, Count Dooku's Assassin"]).theirs(["Battle Droid"]).their_action_phase();
    game.them().attack("Battle Droid", "our base");
    game.us().attack("Asajj Ventress", "their base");
    game.them().expect_base_damage(2);
}

// ---- TWI_135 Darth Maul, Revenge At Last ----

/// TWI_135: he attacks one unit or two at once; both deal damage to him.
#[test]
fn darth_maul_may_attack_two_units() {
    let mut game = scenario()
        .ours(["Darth Maul, Revenge At Last"])
        .theirs(["Battlefield Marine", "Death Star Stormtrooper", "TIE/ln Fighter"])
        .action_phase();
    let mut one = game.clone();
    game.us().attack("Darth Maul", "Battlefield Marine");
    game.expect_asked(Side::Us, QuestionKind::SecondDefender).expect_options(["Death Star Stormtrooper", "no"]);
    game.us().choose("Death Star Stormtrooper");
    game.expect_gone("Battlefield Marine").expect_gone("Death Star Stormtrooper").expect_gone("Darth Maul");
    one.us().attack("Darth Maul", "Battlefield Marine").no();
    one.expect_gone("Battlefield Marine").expect_damage("Darth Maul", 3).expect_in_play("Death Star Stormtrooper");
    one.them().expect_base_damage(0);
}

// Corners

/// TWI_135, CR 1.9.11 and its ruling: with Overwhelm the damage of both defenders that have left play is excess.
#[test]
fn overwhelm_counts_the_damage_for_two_defenders_that_are_gone() {
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

/// TWI_135: two units defend in one attack: its steps and triggers happen once, and all damage is dealt at once.
#[test]
fn darth_maul_makes_a_single_attack_against_two_units() {
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

/// TWI_135: each of the two triggers "when attacked", and both are "the defending unit".
#[test]
fn darth_maul_attack_makes_both_units_defending_units() {
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
fn darth_maul_cannot_attack_a_base_and_a_unit() {
    let mut game =
        scenario().ours(["Darth Maul, Revenge At Last"]).theirs(["Battlefield Marine", "Wampa"]).action_phase();
    let mut base = game.clone();
    game.us().attack("Darth Maul", "Wampa");
    game.expect_asked(Side::Us, QuestionKind::SecondDefender).expect_options(["Battlefield Marine", "no"]);
    base.us().attack("Darth Maul", "their base");
    base.expect_action_of(Side::Them);
    base.them().expect_base_damage(5);
}

/// TWI_135: with Overwhelm the excess damage of both goes to the base.
#[test]
fn darth_maul_overwhelm_deals_the_excess_of_both_units() {
    let mut game = scenario()
        .ours([unit("Darth Maul, Revenge At Last").with(["Grievous's Wheel Bike"])])
        .theirs(["Battlefield Marine", "Battle Droid"])
        .action_phase();
    game.us().attack("Darth Maul", "Battlefield Marine").choose("Battle Droid");
    // 8 power: 5 over the one, 7 over the other.
    game.them().expect_base_damage(12);
    game.expect_gone("Battlefield Marine").expect_gone("Battle Droid").expect_damage("Darth Maul", 4);
}

/// TWI_135: both units must have Sentinel if one is in play, unless he has Saboteur.
#[test]
fn darth_maul_must_attack_sentinels_without_saboteur() {
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

/// TWI_135, CR 6.3.5C: combat damage dealt first is dealt to both: only a survivor deals damage back.
#[test]
fn darth_maul_dealing_damage_first_deals_it_to_both_units() {
    let mut game = scenario()
        .our_hand(["Shoot First"])
        .ours(["Darth Maul, Revenge At Last"])
        .theirs(["Battlefield Marine", "Consular Security Force"])
        .action_phase();
    game.us().play("Shoot First").attack("Darth Maul", "Battlefield Marine").choose("Consular Security Force");
    game.expect_gone("Battlefield Marine").expect_damage("Consular Security Force", 6).expect_damage("Darth Maul", 3);
}

/// TWI_135, CR 7.5.5: with Ambush, too, he may attack two units.
#[test]
fn darth_maul_may_attack_two_units_with_ambush() {
    let mut game = scenario()
        .our_hand(["Timely Intervention", "Darth Maul, Revenge At Last"])
        .theirs(["Battlefield Marine", "Jawa Scavenger"])
        .action_phase();
    game.us().play("Timely Intervention").play("Darth Maul").attack("Darth Maul", "Battlefield Marine");
    game.expect_asked(Side::Us, QuestionKind::SecondDefender);
    game.us().choose("Jawa Scavenger");
    game.expect_gone("Battlefield Marine").expect_gone("Jawa Scavenger").expect_action_of(Side::Them);
}

/// TWI_135, SHD_143: defeating both in one attack triggers the ability once.
#[test]
fn ruthlessness_triggers_once_when_two_defenders_are_defeated() {
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

/// TWI_135, SOR_018: an effect for the defending unit applies to both.
#[test]
fn both_of_two_defending_units_get_an_effect_for_the_defender() {
    let mut game = scenario()
        .our_leader("Jyn Erso")
        .ours(["Darth Maul, Revenge At Last"])
        .theirs(["Battlefield Marine", "Consular Security Force"])
        .action_phase();
    game.us().use_ability("our leader").attack("Darth Maul", "Battlefield Marine").choose("Consular Security Force");
    game.expect_damage("Darth Maul", 2 + 2);
}

/// TWI_135, CR 7.5.7F: if one of two defending units is defeated before combat damage, all of the damage for it is
/// excess.
#[test]
fn darth_maul_overwhelm_counts_a_defender_that_is_gone() {
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

/// TWI_136: Exploit 3: any number of units up to three.
#[test]
fn squadron_of_vultures_has_exploit_3() {
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

/// TWI_136, CR 7.5.16A: a leader unit may be exploited, too.
#[test]
fn squadron_of_vultures_may_exploit_a_leader_unit() {
    let mut game = scenario()
        .our_hand(["Squadron of Vultures"])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .action_phase();
    game.us().play("Squadron of Vultures");
    game.expect_asked(Side::Us, QuestionKind::Exploit).expect_options(["Luke Skywalker", "done"]);
    game.us().choose("Luke Skywalker").expect_ready_resources(12);
    game.expect_in_base_zone("Luke Skywalker").expect_exhausted("Luke Skywalker");
}

// ---- TWI_137 Savage Opress, Monster ----

/// TWI_137: ready if an opponent has more units than we do, himself included.
#[test]
fn savage_opress_readies_when_an_opponent_has_more_units() {
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

/// TWI_137, CR 7.5.16D: exploited units are gone when units are counted. The token that one creates counts if it is
/// created before.
#[test]
fn savage_opress_counts_a_token_created_by_an_exploited_unit_but_not_the_unit() {
    let mut game = scenario()
        .confiscate_does("NextCardGains((is: Card), KeywordX(Exploit, 1))")
        .our_hand(["Confiscate", "Savage Opress, Monster"])
        .ours(["Battle Droid Escort"])
        .theirs(["Wampa", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Confiscate");
    game.them().pass();
    game.us().play("Savage Opress");
    game.expect_asked(Side::Us, QuestionKind::Exploit);
    game.us().choose("Battle Droid Escort");
    game.expect_gone("Battle Droid Escort").expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.expect_waiting(["Savage Opress", "Battle Droid Escort"]);
    let mut created = game.clone();
    game.us().resolve_first("Savage Opress");
    game.expect_ready("Savage Opress").expect_count("our Battle Droid", 1).expect_action_of(Side::Them);
    created.us().resolve_first("Battle Droid Escort");
    created.expect_exhausted("Savage Opress").expect_count("our Battle Droid", 1).expect_action_of(Side::Them);
}

// ---- TWI_138 Count Dooku, Fallen Jedi ----

/// TWI_138: Overwhelm; for each exploited unit, may deal damage equal to its power to an enemy unit.
#[test]
fn count_dooku_may_deal_the_power_of_each_exploited_unit() {
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

/// TWI_138: without exploited units no damage is dealt.
#[test]
fn count_dooku_without_exploited_units_deals_no_damage() {
    let name = "Count Dooku, Fallen Jedi";
    let mut game = scenario().our_hand([name]).ours(["Super Battle Droid"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Count Dooku").done().expect_ready_resources(8);
    game.expect_action_of(Side::Them).expect_damage("AT-ST", 0);
}

// Rulings

/// TWI_138: the power that an exploited unit had in play counts, with all modifiers.
#[test]
fn count_dooku_counts_power_modifiers_of_exploited_units() {
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

/// TWI_138, CR 8.34.1: all targets are chosen before any damage is dealt.
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
    game.expect_waiting(["Battle Droid Escort", "OOM-Series Officer"])
        .expect_asked(Side::Them, QuestionKind::WhichFirst);
}

/// TWI_138, CR 8.34.1A: damage of two exploited units to one unit is a single instance, which one Shield prevents.
#[test]
fn count_dooku_damage_to_one_unit_is_a_single_instance() {
    let mut game = scenario()
        .our_hand(["Count Dooku, Fallen Jedi"])
        .ours(["Super Battle Droid", "Swoop Racer"])
        .theirs([unit("Wampa").with(["Shield"])])
        .action_phase();
    game.us().play("Count Dooku").choose("Super Battle Droid").choose("Swoop Racer").choose("Wampa").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []);
}

/// TWI_138: Overwhelm deals the excess damage; a Shield leaves none.
#[test]
fn count_dooku_overwhelm_deals_excess_unless_shielded() {
    expect_no_excess_through_shield(shielded("Count Dooku, Fallen Jedi").action_phase(), "Count Dooku");
    expect_all_damage_is_excess(deadly_unit_with_enemy("Count Dooku, Fallen Jedi").action_phase(), "Count Dooku", 6);
}
