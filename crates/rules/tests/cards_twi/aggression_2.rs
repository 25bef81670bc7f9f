//! The Aggression cards of Twilight of the Republic without a second aspect, TWI_157 to TWI_178, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// TWI_157: two resources and exhausted: 2 damage to a base.
#[test]
fn disaffected_senator_damages_a_base() {
    let mut game = scenario().ours(["Disaffected Senator"]).our_resources(2).action_phase();
    game.us().use_ability("Disaffected Senator").expect_ready_resources(0);
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base");
    game.them().expect_base_damage(2);
    game.expect_exhausted("Disaffected Senator");
    let mut poor = scenario().ours(["Disaffected Senator"]).our_resources(1).action_phase();
    poor.expect_not_offered("use Disaffected Senator");
}

/// TWI_158: +2/+0 while we control three units.
#[test]
fn clone_heavy_gunner_grows_in_coordination() {
    let name = "Clone Heavy Gunner";
    scenario().ours([name, "Wampa"]).theirs(["Wampa"]).action_phase().expect_power(name, 1);
    scenario().ours([name, "Wampa", "TIE/ln Fighter"]).action_phase().expect_power(name, 3).expect_hp(name, 3);
    // A deployed leader is a unit as well.
    let deployed = scenario().our_deployed_leader("Luke Skywalker, Faithful Friend");
    deployed.ours([name, "Wampa"]).action_phase().expect_power(name, 3);
}

/// TWI_159: Overwhelm.
#[test]
fn dendups_loyalist_overwhelms() {
    let mut game = scenario().ours(["Dendup's Loyalist"]).theirs(["Battle Droid"]).action_phase();
    game.us().attack("Dendup's Loyalist", "Battle Droid");
    game.expect_gone("Battle Droid").expect_damage("Dendup's Loyalist", 1);
    game.them().expect_base_damage(1);
}

/// TWI_160: beside another Separatist 2 damage to an enemy base.
#[test]
fn vanguard_droid_bomber_bombs_beside_another_separatist() {
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

/// TWI_161: Saboteur.
#[test]
fn bold_recon_commando_slips_past_sentinels() {
    let mut game = scenario()
        .ours(["Bold Recon Commando"])
        .theirs([unit("B1 Security Team").with(["Shield"])])
        .theirs(["Wampa"])
        .action_phase();
    game.expect_offered("Bold Recon Commando -> their base").expect_offered("Bold Recon Commando -> Wampa");
    game.us().attack("Bold Recon Commando", "B1 Security Team");
    game.expect_gone("B1 Security Team");
}

/// TWI_162: the third unit of ours: 2 damage to one of ours and 2 to an enemy in the same arena, if we like.
#[test]
fn reckless_torrent_hurts_both_sides_of_an_arena() {
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

/// TWI_163: +2/+0 beside another Trooper of ours.
#[test]
fn relentless_rocket_droid_grows_beside_a_trooper() {
    let name = "Relentless Rocket Droid";
    scenario().ours([name]).theirs(["Battlefield Marine"]).action_phase().expect_power(name, 3);
    scenario().ours([name, "Battle Droid"]).action_phase().expect_power(name, 5).expect_hp(name, 5);
    scenario().ours([name, "Wampa"]).action_phase().expect_power(name, 3);
}

/// TWI_164: with three units Raid 2; defeated, 1 damage to each enemy ground unit.
#[test]
fn hevy_raids_in_coordination_and_falls_hard() {
    let mut game = scenario()
        .ours(["Hevy", "Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST", "Battle Droid", "TIE/ln Fighter"])
        .action_phase();
    game.expect_keyword("Hevy", Keyword::Raid);
    game.us().attack("Hevy", "AT-ST");
    game.expect_gone("Hevy").expect_gone("AT-ST").expect_gone("Battle Droid");
    game.expect_damage("TIE/ln Fighter", 0).expect_damage("Wampa", 0);
}

/// TWI_165: Saboteur; with three units he may deal 3 damage to a ground unit when he attacks.
#[test]
fn kit_fisto_strikes_in_coordination() {
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

/// TWI_166: Overwhelm; readied when an enemy ground unit attacks our base.
#[test]
fn aurra_sing_wakes_when_our_base_is_attacked() {
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

/// TWI_167: Exploit 2; 2 damage to a ground unit, if we like.
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

/// TWI_168: a card when an opponent has more units.
#[test]
fn old_access_codes_draw_when_outnumbered() {
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

/// TWI_169: Raid 2, and a Clone Trooper for the unit that is defeated.
#[test]
fn clone_cohort_gives_raid_and_a_clone_trooper() {
    let mut game = scenario().our_hand(["Clone Cohort"]).ours(["Battlefield Marine"]).theirs(["AT-ST"]).action_phase();
    game.us().play_onto("Clone Cohort", "Battlefield Marine");
    game.expect_power("Battlefield Marine", 3).expect_hp("Battlefield Marine", 3);
    game.them().pass();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.expect_damage("AT-ST", 5).expect_gone("Battlefield Marine").expect_controller("Clone Trooper", Side::Us);
}

/// TWI_170: 2 damage to a unit or a base; the same card as in the second set.
#[test]
fn daring_raid_hits_a_unit_or_a_base() {
    let mut game = scenario().our_hand(["TWI_170"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("TWI_170");
    game.expect_options(["Wampa", "AT-ST", "our base", "their base"]);
    let mut base = game.clone();
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    base.us().choose("their base");
    base.them().expect_base_damage(2);
}

/// TWI_171: 2 damage to a unit, 1 to another of its arena, if we like.
#[test]
fn grenade_strike_hits_one_arena() {
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

/// TWI_171: the unit that has fallen still says which arena.
#[test]
fn grenade_strike_remembers_the_arena_of_the_fallen() {
    let mut game =
        scenario().our_hand(["Grenade Strike"]).theirs(["Battle Droid", "AT-ST", "TIE/ln Fighter"]).action_phase();
    game.us().play("Grenade Strike").choose("Battle Droid");
    game.expect_gone("Battle Droid").expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1);
}

/// TWI_172: an attack by a non-leader unit, which has Grit for it.
#[test]
fn grim_resolve_gives_grit_for_an_attack() {
    let mut game = scenario()
        .our_hand(["Grim Resolve"])
        .ours([unit("AT-ST").damage(4)])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .action_phase();
    game.us().play("Grim Resolve");
    game.expect_not_offered("Luke Skywalker -> their base");
    game.us().attack("AT-ST", "their base");
    game.them().expect_base_damage(10);
    game.expect_power("AT-ST", 6).expect_no_keyword("AT-ST", Keyword::Grit);
}

/// TWI_173: 2 damage to each ground unit.
#[test]
fn blood_sport_hits_the_whole_ground() {
    let mut game = scenario()
        .our_hand(["Blood Sport"])
        .ours(["Wampa", "TIE/ln Fighter"])
        .theirs(["AT-ST", "Battle Droid", "Alliance X-Wing"])
        .their_deployed_leader("Grand Moff Tarkin")
        .action_phase();
    game.us().play("Blood Sport");
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 2).expect_damage("Grand Moff Tarkin", 2);
    game.expect_gone("Battle Droid").expect_damage("TIE/ln Fighter", 0).expect_damage("Alliance X-Wing", 0);
}

/// TWI_174: 4 damage to a unit; the same card as in the first set.
#[test]
fn open_fire_deals_four() {
    let mut game = scenario().our_hand(["TWI_174"]).theirs(["AT-ST"]).action_phase();
    game.us().play("TWI_174");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

/// TWI_175: three cards.
#[test]
fn strategic_analysis_draws_three() {
    let mut game =
        scenario().our_hand(["Strategic Analysis"]).our_deck(["Recruit", "Repair", "Wampa", "AT-ST"]).action_phase();
    game.us().play("Strategic Analysis").expect_hand(["Recruit", "Repair", "Wampa"]);
}

/// TWI_176: two enemy units of one arena deal their power to each other, at once.
#[test]
fn caught_in_the_crossfire_sets_enemies_on_each_other() {
    let mut game = scenario()
        .our_hand(["Caught in the Crossfire"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Battlefield Marine", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Caught in the Crossfire");
    game.expect_not_offered("Wampa").expect_not_offered("TIE/ln Fighter");
    game.us().choose("AT-ST");
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_damage("AT-ST", 3).expect_gone("Battlefield Marine").expect_action_of(Side::Them);
}

/// TWI_176: without two of them in an arena nothing happens.
#[test]
fn caught_in_the_crossfire_needs_two() {
    let mut game = scenario()
        .our_hand(["Caught in the Crossfire"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Caught in the Crossfire");
    game.expect_action_of(Side::Them).expect_damage("AT-ST", 0).expect_in_play("TIE/ln Fighter");
}

/// TWI_177: each player gives a resource and two cards; 4 damage to each ground unit.
#[test]
fn guerilla_insurgency_costs_everybody() {
    let mut game = scenario()
        .our_hand(["Guerilla Insurgency", "Recruit", "Repair", "Vanquish"])
        .their_hand(["Wampa"])
        .our_resources(12)
        .their_resources(5)
        .ours(["Battlefield Marine", "TIE/ln Fighter"])
        .theirs(["AT-ST", "Battle Droid"])
        .action_phase();
    game.us().play("Guerilla Insurgency");
    game.expect_asked(Side::Us, Ask::Target);
    game.us().choose("our Underworld Thug #1").choose("Recruit").choose("Repair").expect_hand(["Vanquish"]);
    game.us().expect_resources(11);
    game.expect_asked(Side::Them, Ask::Target);
    game.them().choose("their Underworld Thug #1");
    game.them().choose("Wampa");
    game.them().expect_hand([]).expect_resources(4);
    game.expect_gone("Battlefield Marine").expect_damage("AT-ST", 4).expect_gone("Battle Droid");
    game.expect_in_play("TIE/ln Fighter").expect_action_of(Side::Them);
}

/// TWI_178: Exploit 3; up to three units are readied and get +1/+0 and Overwhelm for the phase.
#[test]
fn planetary_invasion_readies_three() {
    let mut game = scenario()
        .our_hand(["Planetary Invasion"])
        .ours([unit("Wampa").exhausted(), unit("Super Battle Droid").exhausted(), unit("TIE/ln Fighter").exhausted()])
        .ours(["Battle Droid", "Battlefield Marine"])
        .action_phase();
    // 12 and 2 for Aggression, less 2 for one unit.
    game.us().play("Planetary Invasion").choose("Battle Droid").done().expect_ready_resources(8);
    game.us().choose_each(["Wampa", "Super Battle Droid", "Battlefield Marine"]);
    game.expect_ready("Wampa").expect_ready("Super Battle Droid").expect_exhausted("TIE/ln Fighter");
    game.expect_power("Super Battle Droid", 5).expect_keyword("Super Battle Droid", Keyword::Overwhelm);
    // A unit that was ready already is chosen and strengthened all the same.
    game.expect_power("Battlefield Marine", 4).expect_keyword("Battlefield Marine", Keyword::Overwhelm);
    game.expect_no_keyword("TIE/ln Fighter", Keyword::Overwhelm);
    game.both_pass();
    game.expect_power("Super Battle Droid", 4);
}
