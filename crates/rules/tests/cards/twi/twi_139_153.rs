//! The cards of Twilight of the Republic from TWI_139 to TWI_153: main case, corners and official rulings of each.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

use crate::starts::{deadly_unit_with_enemy, expect_all_damage_is_excess, expect_no_excess_through_shield, shielded};

// ---- TWI_139 Corner the Prey ----

/// TWI_139: +1/+0 for each damage on the defending unit when the attack starts.
#[test]
fn corner_the_prey_gives_1_power_for_each_damage_on_the_defender() {
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

// Rulings

/// TWI_139 (erratum: the defending unit): damage dealt during the attack does not count, and a base is not a unit.
#[test]
fn corner_the_prey_counts_damage_when_the_attack_starts() {
    let mut game = scenario()
        .our_hand(["Corner the Prey"])
        .ours(["Sabine Wren, Explosives Artist"])
        .theirs([unit("AT-ST").damage(1)])
        .their_base_damage(10)
        .action_phase();
    let mut base = game.clone();
    game.us().play("Corner the Prey").attack("Sabine Wren", "AT-ST").choose("AT-ST");
    // 1 before, 1 from her ability, 2 and 1 in combat.
    game.expect_damage("AT-ST", 5);
    base.us().play("Corner the Prey").attack("Sabine Wren", "their base").no();
    base.them().expect_base_damage(12);
}

/// TWI_139 with TWI_135: the damage on both defending units counts. (Attacker: TWI_135.)
#[test]
fn corner_the_prey_counts_the_damage_on_both_defending_units() {
    let mut game = scenario()
        .our_hand(["Corner the Prey"])
        .ours(["Darth Maul, Revenge At Last"])
        .theirs([
            unit("AT-ST").damage(1).with(["Resilient", "Resilient"]),
            unit("Consular Security Force").damage(2).with(["Resilient", "Resilient"]),
        ])
        .their_base_damage(7)
        .action_phase();
    let mut one = game.clone();
    game.us().play("Corner the Prey").attack("Darth Maul", "Consular Security Force").choose("AT-ST");
    // 5, 1 and 2: 8 to each.
    game.expect_damage("AT-ST", 1 + 8).expect_damage("Consular Security Force", 2 + 8);
    one.us().play("Corner the Prey").attack("Darth Maul", "AT-ST").no();
    one.expect_damage("AT-ST", 1 + 6);
}

// ---- TWI_140 Self-Destruct ----

/// TWI_140: a friendly unit is defeated to deal 4 damage to a unit.
#[test]
fn self_destruct_defeats_a_friendly_unit_to_deal_4_damage() {
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

// ---- TWI_141 Soldier of the 501st ----

/// TWI_141: Raid 1.
#[test]
fn soldier_of_the_501st_has_raid() {
    let mut game = scenario().ours(["Soldier of the 501st"]).action_phase();
    game.us().attack("Soldier of the 501st", "their base");
    game.them().expect_base_damage(2);
    game.expect_power("Soldier of the 501st", 1);
}

// ---- TWI_142 Anakin's Interceptor, Where the Fun Begins ----

/// TWI_142: +2/+0 while our base has 15 damage.
#[test]
fn anakins_interceptor_gets_2_power_with_15_damage_on_our_base() {
    let with = |damage| scenario().ours(["Anakin's Interceptor"]).our_base_damage(damage).action_phase();
    with(14).expect_power("Anakin's Interceptor", 2);
    with(15).expect_power("Anakin's Interceptor", 4).expect_hp("Anakin's Interceptor", 3);
}

// ---- TWI_143 Jyn Erso, Stardust ----

/// TWI_143: +1/+0 and Saboteur in a phase in which an enemy unit was defeated.
#[test]
fn jyn_erso_gets_power_and_saboteur_after_an_enemy_defeat() {
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

// Corners

/// TWI_143: enemy tokens and leader units count; friendly units do not.
#[test]
fn jyn_erso_counts_defeated_tokens_and_leaders() {
    let mut token = scenario().ours(["Jyn Erso, Stardust", "Wampa"]).theirs(["Battle Droid"]).action_phase();
    token.us().attack("Wampa", "Battle Droid");
    token.expect_power("Jyn Erso", 4);
    let mut leader = scenario()
        .ours(["Jyn Erso, Stardust", "AT-ST"])
        .their_deployed_leader(unit("Grand Moff Tarkin").damage(6))
        .action_phase();
    leader.us().attack("AT-ST", "Grand Moff Tarkin");
    leader.expect_power("Jyn Erso", 4);
    let mut ours = scenario().ours(["Jyn Erso, Stardust", "Battle Droid"]).theirs(["AT-ST"]).action_phase();
    ours.us().attack("Battle Droid", "AT-ST");
    ours.expect_power("Jyn Erso", 3);
}

// ---- TWI_144 Batch Brothers ----

/// TWI_144: a Clone Trooper when played.
#[test]
fn batch_brothers_create_a_clone_trooper() {
    let mut game = scenario().our_hand(["Batch Brothers"]).action_phase();
    game.us().play("Batch Brothers");
    game.expect_controller("Clone Trooper", Side::Us)
        .expect_exhausted("Clone Trooper")
        .expect_count("Clone Trooper", 1);
}

// ---- TWI_145 Jesse, Hard-Fighting Patriot ----

/// TWI_145: Raid 1; the opponent gets two Battle Droids.
#[test]
fn jesse_gives_the_opponent_battle_droids() {
    let mut game = scenario().our_hand(["Jesse"]).action_phase();
    game.us().play("Jesse");
    game.expect_count("their Battle Droid", 2).expect_count("our Battle Droid", 0);
    game.expect_keyword("Jesse", Keyword::Raid).expect_action_of(Side::Them);
}

// Corners

/// TWI_145, TWI_254: Raid 1.
#[test]
fn jesse_and_volunteer_soldier_have_raid_1() {
    for (card, damage) in [("Jesse", 5), ("Volunteer Soldier", 3)] {
        let mut game = scenario().ours([card]).action_phase();
        game.us().attack(card, "their base");
        game.them().expect_base_damage(damage);
    }
}

// Rulings

/// TWI_145, CR 11.4.2: with two opponents we choose who gets the Battle Droids. (The official list has the same ruling
/// for TWI_144, apparently by mistake: its text mentions no opponent.)
#[test]
fn jesse_controller_chooses_the_opponent() {
    let mut game = scenario().our_hand(["Jesse"]).third(["Wampa"]).action_phase();
    game.us().play("Jesse");
    game.expect_asked(Side::Us, QuestionKind::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.expect_count("third Battle Droid", 2).expect_count("their Battle Droid", 0);
}

// ---- TWI_146 Steela Gerrera, Beloved Tactician ----

/// TWI_146: 2 damage to our base to search the top eight cards for a Tactic card, when played and when defeated.
#[test]
fn steela_gerrera_may_damage_our_base_to_search_for_a_tactic() {
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
    game.expect_asked(Side::Us, QuestionKind::Search).expect_options(["Daring Raid", "done"]);
    game.us().choose("Daring Raid").expect_hand(["Daring Raid"]);
    game.expect_event("the card was shown", |event| matches!(event, LogEvent::Revealed { .. }));
    game.them().play("Rival's Fall").choose("Steela Gerrera");
    game.us().no().expect_base_damage(2);
    game.expect_action_of(Side::Us).expect_gone("Steela Gerrera");
}

// ---- TWI_147 Anakin Skywalker, Maverick Mentor ----

/// TWI_147: with three units a card when he attacks.
#[test]
fn anakin_skywalker_draws_on_attack_with_three_units() {
    let name = "Anakin Skywalker, Maverick Mentor";
    let mut game = scenario().ours([name, "Wampa", "TIE/ln Fighter"]).our_deck(["Recruit", "Repair"]).action_phase();
    game.us().attack("Anakin Skywalker", "their base").expect_hand(["Recruit"]);
    let mut two = scenario().ours([name, "Wampa"]).our_deck(["Recruit", "Repair"]).action_phase();
    two.us().attack("Anakin Skywalker", "their base").expect_hand([]);
    two.expect_action_of(Side::Them);
}

// ---- TWI_148 Senatorial Corvette ----

/// TWI_148: Saboteur; when defeated, each opponent discards a card of their choice.
#[test]
fn senatorial_corvette_makes_opponents_discard_when_defeated() {
    let mut game = scenario()
        .ours(["Senatorial Corvette"])
        .our_hand(["Recruit"])
        .their_hand(["Vanquish", "Wampa", "Repair"])
        .their_action_phase();
    game.expect_keyword("Senatorial Corvette", Keyword::Saboteur);
    game.them().play("Vanquish").choose("Senatorial Corvette");
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Wampa").expect_discard(["Vanquish", "Wampa"]).expect_hand(["Repair"]);
    game.us().expect_hand(["Recruit"]);
}

// ---- TWI_149 Low Altitude Gunship ----

/// TWI_149: Overwhelm; 1 damage to an enemy unit for each friendly Republic unit, itself included.
#[test]
fn low_altitude_gunship_deals_1_damage_for_each_republic_unit() {
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

// Rulings

/// TWI_149: Overwhelm deals the excess damage; a Shield leaves none.
#[test]
fn low_altitude_gunship_overwhelm_deals_excess_unless_shielded() {
    expect_no_excess_through_shield(shielded("Low Altitude Gunship").action_phase(), "Low Altitude Gunship");
    expect_all_damage_is_excess(
        deadly_unit_with_enemy("Low Altitude Gunship").action_phase(),
        "Low Altitude Gunship",
        6,
    );
}

// ---- TWI_150 Saw Gerrera, Resistance is Not Terrorism ----

/// TWI_150: Raid 2; with 15 damage on our base 1 damage to each enemy ground unit when he attacks.
#[test]
fn saw_gerrera_damages_enemy_ground_units_with_15_damage_on_our_base() {
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

// ---- TWI_151 Resolute, Under Anakin's Command ----

/// TWI_151: costs 1 less for every 5 damage on our base. 2 damage to an enemy unit and others of its name, when played
/// and on attack.
#[test]
fn resolute_damages_enemy_units_of_the_same_name() {
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

// Corners

/// TWI_151: tokens share a name, too; friendly ones are not damaged.
#[test]
fn resolute_damages_enemy_tokens_of_the_same_name() {
    let mut game = scenario()
        .ours(["Resolute", "Battle Droid"])
        .theirs(["Battle Droid", "Battle Droid", "Super Battle Droid"])
        .action_phase();
    game.us().attack("Resolute", "their base").choose("their Battle Droid #1");
    game.expect_count("their Battle Droid", 0).expect_count("our Battle Droid", 1);
    game.expect_damage("Super Battle Droid", 0);
}

/// TWI_151: 1 for every full 5.
#[test]
fn resolute_costs_1_less_for_every_5_damage() {
    for (damage, price) in [(4, 10), (5, 9), (9, 9), (10, 8)] {
        let mut game = scenario()
            .our_base("Death Watch Hideout")
            .our_base_damage(damage)
            .our_hand(["Resolute"])
            .theirs(["AT-ST"])
            .action_phase();
        game.us().play("Resolute").expect_ready_resources(20 - price);
    }
}

// Rulings

/// TWI_151: names have no subtitle; leader units count.
#[test]
fn resolute_compares_names_without_subtitles() {
    let mut game = scenario()
        .ours(["Resolute"])
        .theirs(["Darth Vader, Commanding the First Legion", "Wampa"])
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().attack("Resolute", "their base").choose("Darth Vader, Commanding the First Legion");
    game.expect_damage("Darth Vader, Commanding the First Legion", 2);
    game.expect_damage("Darth Vader, Dark Lord of the Sith", 2).expect_damage("Wampa", 0);
}

// ---- TWI_152 Mace Windu's Lightsaber ----

/// TWI_152: on Mace Windu, draws two cards; not on a Vehicle.
#[test]
fn mace_windus_lightsaber_draws_two_on_mace_windu() {
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

/// TWI_152: the leader of that name counts on his unit side.
#[test]
fn mace_windus_lightsaber_counts_the_leader_mace_windu() {
    let mut game = scenario()
        .our_deployed_leader("Mace Windu, Vaapad Form Master")
        .our_hand(["Mace Windu's Lightsaber"])
        .action_phase();
    game.us().play_onto("Mace Windu's Lightsaber", "Mace Windu").expect_hand_size(2);
}

// ---- TWI_153 Bold Resistance ----

/// TWI_153: up to three units with a trait in common get +2/+0 for the phase.
#[test]
fn bold_resistance_gives_2_power_to_units_that_share_a_trait() {
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

// Corners

/// TWI_153: at most three units.
#[test]
fn bold_resistance_chooses_at_most_three_units() {
    let mut game = scenario()
        .our_hand(["Bold Resistance"])
        .ours(["Battle Droid"; 4])
        .theirs(["Super Battle Droid"])
        .action_phase();
    game.us().play("Bold Resistance").choose("Battle Droid").choose("Battle Droid").choose("Super Battle Droid");
    game.expect_action_of(Side::Them).expect_power("Super Battle Droid", 6);
}
