//! Words of cards of Twilight of the Republic that their main story can do without: whose unit, whose card, and no leader.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// TWI_001: deployed, too, she ignores the penalty of Clones alone.
#[test]
fn nala_se_deployed_helps_clones_alone() {
    let mut game = scenario().our_deployed_leader("Nala Se").our_hand(["Wampa", "TWI_097"]).action_phase();
    game.us().play("Wampa").expect_ready_resources(14);
    game.them().pass();
    game.us().play("Captain Rex").expect_ready_resources(8);
}

/// TWI_002, TWI_186: units of theirs that fell are no loss of ours.
#[test]
fn their_losses_are_not_ours() {
    let table = || scenario().ours(["Wampa", "AT-ST"]).theirs(["Greedo", "Jawa Scavenger"]);
    let mut game = table().our_leader("Nute Gunray").action_phase();
    game.us().attack("Wampa", "Jawa Scavenger");
    game.them().pass();
    game.us().attack("AT-ST", "Greedo");
    game.them().no().pass();
    game.us().use_ability("our leader");
    game.expect_count("our Battle Droid", 0).expect_action_of(Side::Them);
    let mut game = table().ours(["San Hill"]).our_resources(0).our_exhausted_resources(3).action_phase();
    game.us().attack("Wampa", "Jawa Scavenger");
    game.them().pass();
    game.us().attack("San Hill", "their base").expect_ready_resources(0);
}

/// TWI_103, TWI_129: what is given for the phase is given to units of ours.
#[test]
fn their_units_are_given_nothing() {
    let mut game = scenario()
        .our_hand(["Pyrrhic Assault"])
        .ours(["Wampa", "Greedo"])
        .theirs(["Jawa Scavenger", "AT-ST"])
        .action_phase();
    game.us().play("Pyrrhic Assault");
    game.them().attack("AT-ST", "Wampa");
    game.us().choose("Jawa Scavenger");
    game.expect_gone("Wampa").expect_gone("Jawa Scavenger").expect_action_of(Side::Us);
    let mut game =
        scenario().our_hand(["In Defense of Kamino"]).ours(["Fives"]).theirs(["Phase I Clone Trooper"]).action_phase();
    game.us().play("In Defense of Kamino");
    game.expect_keyword("Fives", Keyword::Restore).expect_no_keyword("Phase I Clone Trooper", Keyword::Restore);
}

/// TWI_103: its units strike an enemy, no unit of ours.
#[test]
fn pyrrhic_assault_strikes_enemies() {
    let mut game = scenario()
        .our_hand(["Pyrrhic Assault"])
        .ours(["Greedo", "Wampa"])
        .theirs(["AT-ST", "Swoop Racer"])
        .action_phase();
    game.us().play("Pyrrhic Assault");
    game.them().attack("AT-ST", "Wampa");
    game.expect_options(["AT-ST", "Swoop Racer"]);
}

/// TWI_154: our hand is what is empty, not theirs.
#[test]
fn mister_bones_looks_into_our_hand() {
    let table = || scenario().ours(["Mister Bones"]).theirs(["AT-ST"]);
    let mut game = table().our_hand(["Repair"]).action_phase();
    game.us().attack("Mister Bones", "their base");
    game.expect_action_of(Side::Them);
    let mut game = table().their_hand(["Repair"]).action_phase();
    game.us().attack("Mister Bones", "their base");
    game.expect_options(["Mister Bones", "AT-ST", "no"]);
}

/// TWI_166: an enemy on our base, not ours on theirs.
#[test]
fn aurra_sing_sleeps_while_we_attack() {
    let mut game = scenario().ours([unit("Aurra Sing").exhausted(), unit("Wampa")]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.expect_exhausted("Aurra Sing");
    let mut game =
        scenario().ours([unit("Aurra Sing").exhausted()]).theirs(["AT-ST"]).third(["Wampa"]).their_action_phase();
    // The base of another player is not ours.
    game.them().attack("AT-ST", "third base");
    game.expect_exhausted("Aurra Sing");
}

/// TWI_177: each player gives up a resource of their own.
#[test]
fn guerilla_insurgency_takes_each_players_own() {
    let mut game = scenario()
        .our_base("Death Watch Hideout")
        .our_hand(["Guerilla Insurgency"])
        .our_resources(8)
        .their_resources(0)
        .their_resource_cards(["Repair", "Wampa"])
        .action_phase();
    game.us().play("Guerilla Insurgency");
    game.expect_not_offered("Repair").us().choose("Underworld Thug").expect_resources(7);
    game.expect_asked(Side::Them, Ask::Target).expect_options(["Repair", "Wampa"]);
    game.them().choose("Wampa").expect_resources(1);
}

/// TWI_184: another Separatist: its own coming is not heard.
#[test]
fn tactical_droid_commander_does_not_hear_itself() {
    let mut game = scenario().our_hand(["Tactical Droid Commander"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Tactical Droid Commander");
    game.expect_action_of(Side::Them);
}

/// TWI_185: of each opponent a unit, then when attacking a resource; none of ours.
#[test]
fn ziro_the_hutt_exhausts_what_opponents_control() {
    let mut game =
        scenario().our_hand(["Ziro the Hutt"]).ours(["Wampa"]).theirs(["AT-ST"]).third(["Swoop Racer"]).action_phase();
    game.us().play("Ziro the Hutt");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_options(["Swoop Racer", "no"]);
    game.us().no();
    game.expect_exhausted("AT-ST").expect_ready("Swoop Racer");
}

/// TWI_187: a card that the defending player owns: no other.
#[test]
fn cad_bane_lets_nobody_elses_card_go() {
    let mut game =
        scenario().ours([unit("Cad Bane, Hostage Taker").guarding(["Wampa"])]).third(["Swoop Racer"]).action_phase();
    game.us().attack("Cad Bane", "third base");
    // The Wampa is theirs; the third player has nobody to rescue.
    game.expect_action_of(Side::Them).expect_captured("Wampa");
}

/// TWI_197: three units of ours.
#[test]
fn republic_attack_pod_counts_our_units() {
    let mut game = scenario()
        .our_hand(["Republic Attack Pod"])
        .ours(["Wampa", "Greedo"])
        .theirs(["AT-ST", "Swoop Racer", "Jawa Scavenger"])
        .action_phase();
    let mut three = scenario().our_hand(["Republic Attack Pod"]).ours(["Wampa", "Greedo", "AT-ST"]).action_phase();
    // 6, and 5.
    game.us().play("Republic Attack Pod").expect_ready_resources(12);
    three.us().play("Republic Attack Pod").expect_ready_resources(13);
}

/// TWI_199, TWI_204, TWI_213, TWI_215: no leader is chosen; TWI_216, TWI_225, TWI_227: whose unit.
#[test]
fn whose_unit_and_no_leader() {
    let table = |card| {
        scenario()
            .our_hand([card])
            .ours(["Greedo", "Battle Droid"])
            .our_deployed_leader("Luke Skywalker, Faithful Friend")
            .theirs(["Jawa Scavenger"])
            .their_deployed_leader("Asajj Ventress")
            .action_phase()
    };
    let mut game = table("Clear the Field");
    game.us().play("Clear the Field");
    game.expect_options(["Greedo", "Battle Droid", "Jawa Scavenger"]);
    let mut game = table("Impropriety Among Thieves");
    game.us().play("Impropriety Among Thieves");
    game.expect_not_offered("Luke Skywalker").expect_not_offered("Asajj Ventress").expect_offered("Greedo");
    let mut game = table("Sanctioner's Shuttle");
    game.us().play("Sanctioner's Shuttle");
    game.expect_options(["Jawa Scavenger"]);
    let mut game = table("Geonosis Patrol Fighter");
    game.us().play("Geonosis Patrol Fighter").done();
    game.expect_options(["Greedo", "Battle Droid", "Jawa Scavenger", "no"]);
    let mut game = table("Prisoner of War");
    game.us().play("Prisoner of War");
    game.expect_options(["Greedo", "Battle Droid", "Luke Skywalker"]);
}

/// TWI_004: deployed, an enemy falls, no unit of ours and no leader.
#[test]
fn yoda_defeats_an_enemy_that_is_no_leader() {
    let mut game = scenario()
        .our_leader("Yoda, Sensing Darkness")
        .our_deck(["AT-AT Suppressor"])
        .ours(["Greedo"])
        .theirs(["Jawa Scavenger"])
        .their_deployed_leader("Asajj Ventress")
        .action_phase();
    game.us().deploy().yes();
    game.expect_options(["Jawa Scavenger"]);
}

/// TWI_006, TWI_017: a loss of theirs is none of ours.
#[test]
fn their_loss_moves_no_leader_of_ours() {
    let table = || scenario().ours(["Wampa"]).theirs(["Battlefield Marine"]).our_base_damage(5);
    let mut game = table().our_leader("Wat Tambor").action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_action_of(Side::Them);
    let mut game = table().our_deployed_leader("Wat Tambor").action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.them().pass();
    game.us().attack("Wat Tambor", "their base");
    game.expect_action_of(Side::Them);
    let mut game = table().our_leader("Chancellor Palpatine").action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.them().pass();
    game.us().use_ability("our leader").expect_base_damage(5).expect_hand([]);
}

/// TWI_009: deployed he gives Overwhelm to units of ours.
#[test]
fn maul_gives_their_units_nothing() {
    let mut game = scenario()
        .our_deployed_leader("Maul, A Rival in Darkness")
        .ours(["Greedo"])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.expect_keyword("Greedo", Keyword::Overwhelm).expect_no_keyword("Swoop Racer", Keyword::Overwhelm);
}

/// TWI_010: cards that we drew, cards in our hand.
#[test]
fn pre_vizsla_counts_our_cards() {
    let hand = ["Repair"; 6];
    let mut game = scenario().our_deployed_leader("Pre Vizsla, Pursuing the Throne").their_hand(hand).action_phase();
    game.expect_power("Pre Vizsla", 4).expect_no_keyword("Pre Vizsla", Keyword::Saboteur);
    let mut game = scenario()
        .our_leader("Pre Vizsla, Pursuing the Throne")
        .theirs(["AT-ST"])
        .ours(["Wampa"])
        .their_hand(["Mission Briefing"])
        .their_action_phase();
    game.them().play("Mission Briefing").choose_player(Side::Them);
    game.us().use_ability("our leader").choose("AT-ST");
    game.expect_damage("AT-ST", 0).expect_action_of(Side::Them);
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

/// TWI_031, TWI_040: whose unit was defeated.
#[test]
fn whose_unit_was_defeated() {
    let mut game = scenario().ours(["Wampa"]).our_hand(["Rune Haako"]).theirs(["Greedo"]).action_phase();
    game.us().attack("Wampa", "Greedo");
    game.them().no().pass();
    game.us().play("Rune Haako");
    game.expect_action_of(Side::Them);
    let mut game = scenario()
        .ours(["Wampa", "Swoop Racer"])
        .our_hand(["A Fine Addition", "Devotion"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.them().pass();
    game.us().play("A Fine Addition").expect_hand(["Devotion"]);
    game.expect_action_of(Side::Them);
}

/// TWI_250: units of ours alone.
#[test]
fn sword_and_shield_maneuver_is_for_our_side() {
    let mut game = scenario()
        .our_hand(["Sword and Shield Maneuver"])
        .ours(["Battlefield Marine"])
        .theirs(["Death Star Stormtrooper", "Barriss Offee"])
        .action_phase();
    game.us().play("Sword and Shield Maneuver");
    game.expect_keyword("Battlefield Marine", Keyword::Raid)
        .expect_no_keyword("Death Star Stormtrooper", Keyword::Raid);
    game.expect_no_keyword("Barriss Offee", Keyword::Sentinel);
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

/// TWI_058: no unit and no upgrade but of the Force.
#[test]
fn padawan_starfighter_asks_for_the_force() {
    let mut game =
        scenario().ours([unit("Padawan Starfighter"), unit("Wampa").with(["Academy Training"])]).action_phase();
    game.expect_power("Padawan Starfighter", 1).expect_hp("Padawan Starfighter", 3);
}

/// TWI_164: Raid 2 in company.
#[test]
fn hevy_raids_for_two() {
    let mut game = scenario().ours(["Hevy", "Wampa", "Greedo"]).action_phase();
    game.us().attack("Hevy", "their base");
    game.them().expect_base_damage(6);
}

/// TWI_185: attacking, of each opponent a resource.
#[test]
fn ziro_the_hutt_exhausts_resources_of_opponents() {
    let mut game = scenario()
        .ours(["Ziro the Hutt"])
        .our_resources(3)
        .their_resources(0)
        .their_resource_cards(["Repair"])
        .action_phase();
    game.us().attack("Ziro the Hutt", "their base");
    game.expect_options(["Repair", "no"]);
    game.us().choose("Repair");
    game.them().expect_ready_resources(0);
}
