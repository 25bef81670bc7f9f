//! The Aggression cards of Twilight of the Republic with a second aspect, TWI_130 to TWI_156, each in its main case.

use testkit::{Ask, Event, Keyword, Side, scenario, unit};

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

/// TWI_131: defeated: 2 damage to a base.
#[test]
fn oom_series_officer_damages_a_base_when_defeated() {
    let mut game = scenario().ours(["OOM-Series Officer"]).theirs(["Wampa"]).action_phase();
    game.us().attack("OOM-Series Officer", "Wampa");
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base").expect_base_damage(0);
    game.them().expect_base_damage(2);
}

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

/// TWI_139: +1/+0 for each damage on the defending unit when the attack starts.
#[test]
fn corner_the_prey_counts_damage() {
    let mut game = scenario()
        .our_hand(["Corner the Prey"])
        .ours(["Wampa"])
        .theirs([unit("AT-ST").damage(3)])
        .theirs(["Battlefield Marine"])
        .action_phase();
    let mut base = game.clone();
    game.us().play("Corner the Prey").attack("Wampa", "AT-ST");
    // 4 and 3, of 4 left: Overwhelm takes the rest to the base.
    game.expect_gone("AT-ST");
    game.them().expect_base_damage(3);
    base.us().play("Corner the Prey").attack("Wampa", "their base");
    base.them().expect_base_damage(4);
}

/// TWI_140: a friendly unit falls for 4 damage to a unit.
#[test]
fn self_destruct_trades_a_unit_for_damage() {
    let mut game =
        scenario().our_hand(["Self-Destruct"]).ours(["Battle Droid", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Self-Destruct");
    game.expect_options(["Battle Droid", "Wampa"]);
    game.us().choose("Battle Droid");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_gone("Battle Droid").expect_damage("AT-ST", 4);
    let mut nobody = scenario().our_hand(["Self-Destruct"]).theirs(["AT-ST"]).action_phase();
    nobody.us().play("Self-Destruct");
    nobody.expect_action_of(Side::Them).expect_damage("AT-ST", 0);
}

/// TWI_141: Raid 1.
#[test]
fn soldier_of_the_501st_raids() {
    let mut game = scenario().ours(["Soldier of the 501st"]).action_phase();
    game.us().attack("Soldier of the 501st", "their base");
    game.them().expect_base_damage(2);
    game.expect_power("Soldier of the 501st", 1);
}

/// TWI_142: +2/+0 while our base has 15 damage.
#[test]
fn anakins_interceptor_is_stronger_in_need() {
    let with = |damage| scenario().ours(["Anakin's Interceptor"]).our_base_damage(damage).action_phase();
    with(14).expect_power("Anakin's Interceptor", 2);
    with(15).expect_power("Anakin's Interceptor", 4).expect_hp("Anakin's Interceptor", 3);
}

/// TWI_143: +1/+0 and Saboteur in a phase in which an enemy unit has been defeated.
#[test]
fn jyn_erso_follows_a_defeated_enemy() {
    let mut game = scenario()
        .ours(["Jyn Erso, Stardust", "Wampa", "Death Star Stormtrooper"])
        .theirs(["Jawa Scavenger", "Cell Block Guard"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Wampa");
    game.expect_power("Jyn Erso", 3).expect_no_keyword("Jyn Erso", Keyword::Saboteur);
    game.us().attack("Death Star Stormtrooper", "Cell Block Guard");
    game.expect_power("Jyn Erso", 4).expect_keyword("Jyn Erso", Keyword::Saboteur);
    game.both_pass();
    game.expect_power("Jyn Erso", 3).expect_no_keyword("Jyn Erso", Keyword::Saboteur);
}

/// TWI_144: a Clone Trooper beside them.
#[test]
fn batch_brothers_bring_a_clone_trooper() {
    let mut game = scenario().our_hand(["Batch Brothers"]).action_phase();
    game.us().play("Batch Brothers");
    game.expect_controller("Clone Trooper", Side::Us)
        .expect_exhausted("Clone Trooper")
        .expect_count("Clone Trooper", 1);
}

/// TWI_145: Raid 1; the opponent gets two Battle Droids.
#[test]
fn jesse_gives_the_opponent_battle_droids() {
    let mut game = scenario().our_hand(["Jesse"]).action_phase();
    game.us().play("Jesse");
    game.expect_count("their Battle Droid", 2).expect_count("our Battle Droid", 0);
    game.expect_keyword("Jesse", Keyword::Raid).expect_action_of(Side::Them);
}

/// TWI_146: 2 damage to our base for a Tactic card of the top eight, when played and when defeated.
#[test]
fn steela_gerrera_pays_with_the_base_for_a_tactic() {
    let name = "Steela Gerrera, Beloved Tactician";
    let mut game = scenario()
        .our_hand([name])
        .our_deck([
            "Wampa",
            "Daring Raid",
            "Recruit",
            "Recruit",
            "Recruit",
            "Recruit",
            "Recruit",
            "Recruit",
            "Vanquish",
        ])
        .their_hand(["Rival's Fall"])
        .action_phase();
    game.us().play("Steela Gerrera").yes().expect_base_damage(2);
    game.expect_asked(Side::Us, Ask::Search).expect_options(["Daring Raid", "done"]);
    game.us().choose("Daring Raid").expect_hand(["Daring Raid"]);
    game.expect_event("the card was shown", |event| matches!(event, Event::Revealed { .. }));
    game.them().play("Rival's Fall").choose("Steela Gerrera");
    game.us().no().expect_base_damage(2);
    game.expect_action_of(Side::Us).expect_gone("Steela Gerrera");
}

/// TWI_147: with three units a card when he attacks.
#[test]
fn anakin_skywalker_draws_in_coordination() {
    let name = "Anakin Skywalker, Maverick Mentor";
    let mut game = scenario().ours([name, "Wampa", "TIE/ln Fighter"]).our_deck(["Recruit", "Repair"]).action_phase();
    game.us().attack("Anakin Skywalker", "their base").expect_hand(["Recruit"]);
    let mut two = scenario().ours([name, "Wampa"]).our_deck(["Recruit", "Repair"]).action_phase();
    two.us().attack("Anakin Skywalker", "their base").expect_hand([]);
    two.expect_action_of(Side::Them);
}

/// TWI_148: Saboteur; defeated, each opponent discards a card of their choice.
#[test]
fn senatorial_corvette_costs_the_opponent_a_card() {
    let mut game = scenario()
        .ours(["Senatorial Corvette"])
        .our_hand(["Recruit"])
        .their_hand(["Vanquish", "Wampa", "Repair"])
        .their_action_phase();
    game.expect_keyword("Senatorial Corvette", Keyword::Saboteur);
    game.them().play("Vanquish").choose("Senatorial Corvette");
    game.expect_asked(Side::Them, Ask::Target);
    game.them().choose("Wampa").expect_discard(["Vanquish", "Wampa"]).expect_hand(["Repair"]);
    game.us().expect_hand(["Recruit"]);
}

/// TWI_149: Overwhelm; 1 damage to an enemy unit for each Republic unit of ours, itself among them.
#[test]
fn low_altitude_gunship_counts_republic_units() {
    let mut game = scenario()
        .our_hand(["Low Altitude Gunship"])
        .ours(["Clone Trooper", "Headhunter Squadron", "Wampa"])
        .theirs(["AT-ST", "Clone Trooper"])
        .action_phase();
    game.us().play("Low Altitude Gunship");
    game.expect_options(["AT-ST", "Clone Trooper"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_keyword("Low Altitude Gunship", Keyword::Overwhelm);
}

/// TWI_150: Raid 2; with 15 damage on our base 1 damage to each enemy ground unit when he attacks.
#[test]
fn saw_gerrera_burns_the_ground_in_need() {
    let with = |damage| {
        let mut game = scenario()
            .ours(["Saw Gerrera, Resistance is Not Terrorism", "Wampa"])
            .theirs(["AT-ST", "Battle Droid", "TIE/ln Fighter"])
            .our_base_damage(damage)
            .action_phase();
        game.us().attack("Saw Gerrera", "their base");
        game.them().expect_base_damage(6);
        game
    };
    let mut game = with(15);
    game.expect_damage("AT-ST", 1).expect_gone("Battle Droid").expect_damage("TIE/ln Fighter", 0);
    game.expect_damage("Wampa", 0);
    with(14).expect_damage("AT-ST", 0).expect_in_play("Battle Droid");
}

/// TWI_151: 1 less for every 5 damage on our base; 2 damage to an enemy unit and those of its name, twice.
#[test]
fn resolute_strikes_all_of_a_name() {
    let mut game = scenario()
        .our_hand(["Resolute"])
        .our_base_damage(14)
        .ours(["Battlefield Marine"])
        .theirs(["Battlefield Marine", "Wampa", "Battlefield Marine"])
        .action_phase();
    // 10 and 2 for Aggression, less 2.
    game.us().play("Resolute").expect_ready_resources(10);
    game.expect_offered("Wampa").expect_not_offered("our Battlefield Marine");
    game.us().choose("their Battlefield Marine #1");
    game.expect_damage("Battlefield Marine #2", 2).expect_damage("Battlefield Marine #3", 2);
    game.expect_damage("our Battlefield Marine", 0).expect_damage("Wampa", 0);
    let mut attacks = scenario().ours(["Resolute"]).theirs(["Wampa", "AT-ST"]).action_phase();
    attacks.us().attack("Resolute", "their base").choose("Wampa");
    attacks.expect_damage("Wampa", 2).expect_damage("AT-ST", 0);
}

/// TWI_152: on Mace Windu two cards; on no Vehicle.
#[test]
fn mace_windus_lightsaber_draws_on_mace_windu() {
    let mut game = scenario()
        .our_hand(["Mace Windu's Lightsaber"])
        .ours(["Mace Windu", "Wampa", "AT-ST"])
        .our_deck(["Recruit", "Repair", "Vanquish"])
        .action_phase();
    game.expect_not_offered("play Mace Windu's Lightsaber onto AT-ST");
    let mut other = game.clone();
    game.us().play_onto("Mace Windu's Lightsaber", "Mace Windu").expect_hand(["Recruit", "Repair"]);
    game.expect_power("Mace Windu", 7).expect_hp("Mace Windu", 9);
    other.us().play_onto("Mace Windu's Lightsaber", "Wampa").expect_hand([]);
    other.expect_power("Wampa", 6);
}

/// TWI_152: the leader of that name on its unit side is Mace Windu, too.
#[test]
fn mace_windus_lightsaber_knows_the_leader() {
    let mut game = scenario()
        .our_deployed_leader("Mace Windu, Vaapad Form Master")
        .our_hand(["Mace Windu's Lightsaber"])
        .action_phase();
    game.us().play_onto("Mace Windu's Lightsaber", "Mace Windu").expect_hand_size(2);
}

/// TWI_153: up to three units with a trait in common get +2/+0 for the phase.
#[test]
fn bold_resistance_strengthens_units_of_a_trait() {
    let mut game = scenario()
        .our_hand(["Bold Resistance"])
        .ours(["Phase I Clone Trooper", "Clone Trooper", "Headhunter Squadron", "Wampa"])
        .theirs(["Super Battle Droid"])
        .action_phase();
    game.us().play("Bold Resistance").choose("Phase I Clone Trooper");
    // A Republic Clone Trooper: the Creature has nothing in common with it.
    game.expect_options(["Clone Trooper", "Headhunter Squadron", "Super Battle Droid", "done"]);
    game.us().choose("Headhunter Squadron");
    // Only Republic is left.
    game.expect_options(["Clone Trooper", "done"]);
    game.us().choose("Clone Trooper");
    game.expect_power("Phase I Clone Trooper", 5)
        .expect_power("Clone Trooper", 4)
        .expect_power("Headhunter Squadron", 3);
    game.both_pass();
    game.expect_power("Clone Trooper", 2);
}

/// TWI_154: with an empty hand he may deal 3 damage to a ground unit.
#[test]
fn mister_bones_strikes_with_an_empty_hand() {
    let mut game = scenario().ours(["Mister Bones"]).theirs(["AT-ST", "TIE/ln Fighter"]).action_phase();
    game.us().attack("Mister Bones", "their base");
    game.expect_options(["Mister Bones", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 3);
    let mut held = scenario().ours(["Mister Bones"]).our_hand(["Recruit"]).theirs(["AT-ST"]).action_phase();
    held.us().attack("Mister Bones", "their base");
    held.expect_action_of(Side::Them).expect_damage("AT-ST", 0);
}

/// TWI_155: +4/+0, and 2 damage to the unit it is played on.
#[test]
fn twice_the_pride_hurts_whom_it_strengthens() {
    let mut game = scenario().our_hand(["Twice the Pride"]).ours(["Wampa"]).theirs(["Jawa Scavenger"]).action_phase();
    let mut enemy = game.clone();
    game.us().play_onto("Twice the Pride", "Wampa");
    game.expect_power("Wampa", 8).expect_damage("Wampa", 2).expect_upgrades("Wampa", ["Twice the Pride"]);
    enemy.us().play_onto("Twice the Pride", "Jawa Scavenger");
    enemy.expect_gone("Jawa Scavenger");
    enemy.us().expect_discard(["Twice the Pride"]);
}

/// TWI_156: 4, 3, 2 and 1 damage to four different units.
#[test]
fn unlimited_power_strikes_four_units() {
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

/// TWI_156: with two units on the table only 4 and 3 are dealt.
#[test]
fn unlimited_power_strikes_as_many_as_there_are() {
    let mut game = scenario().our_hand(["Unlimited Power"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Unlimited Power").choose("AT-ST").choose("Wampa");
    game.expect_damage("AT-ST", 4).expect_damage("Wampa", 3).expect_action_of(Side::Them);
}
