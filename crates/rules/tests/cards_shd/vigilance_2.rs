//! The Vigilance cards of Shadows of the Galaxy, SHD_054 to SHD_079, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SHD_054: up to 8 damage healed, divided among any number of units.
#[test]
fn midnight_repairs_divides_its_healing() {
    let table = || {
        scenario()
            .our_hand(["Midnight Repairs"])
            .ours([unit("Wampa").damage(4), unit("Consular Security Force").damage(6)])
            .theirs([unit("AT-ST").damage(1)])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Midnight Repairs").choose_times(4, "Wampa").choose_times(4, "Consular Security Force");
    game.expect_damage("Wampa", 0).expect_damage("Consular Security Force", 2).expect_damage("AT-ST", 1);
    let mut game = table();
    game.us().play("Midnight Repairs").choose("Wampa").choose("AT-ST").done();
    game.expect_damage("Wampa", 3).expect_damage("AT-ST", 0).expect_action_of(Side::Them);
}

/// SHD_055: Restore 2.
#[test]
fn moisture_farmer_restores() {
    let mut game = scenario().ours(["Moisture Farmer"]).our_base_damage(5).action_phase();
    game.us().attack("Moisture Farmer", "their base").expect_base_damage(3);
    game.them().expect_base_damage(0);
}

/// SHD_056: +1/+1 while it has an upgrade.
#[test]
fn follower_of_the_way_is_stronger_with_an_upgrade() {
    let mut game = scenario()
        .ours(["Follower of The Way"])
        .theirs([unit("Follower of The Way").with(["Experience"])])
        .action_phase();
    game.expect_power("our Follower of The Way", 1).expect_hp("our Follower of The Way", 3);
    game.expect_power("their Follower of The Way", 3).expect_hp("their Follower of The Way", 5);
}

/// SHD_057: the top card may be shown; no unit, and another unit is strengthened; it stays where it is.
#[test]
fn rickety_quadjumper_looks_for_something_else_than_a_unit() {
    let table = |top| {
        scenario().ours(["Rickety Quadjumper", "Wampa"]).theirs(["AT-ST"]).our_deck([top, "Greedo"]).action_phase()
    };
    let mut game = table("Recruit");
    game.us().attack("Rickety Quadjumper", "their base").yes();
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa").expect_deck_top(["Recruit"]);
    game.expect_upgrades("Wampa", ["Experience"]);
    let mut game = table("Battlefield Marine");
    game.us().attack("Rickety Quadjumper", "their base").yes().expect_deck_top(["Battlefield Marine"]);
    game.expect_action_of(Side::Them);
    let mut game = table("Recruit");
    game.us().attack("Rickety Quadjumper", "their base").no();
    game.expect_upgrades("Wampa", []).expect_action_of(Side::Them);
}

/// SHD_058: fallen she strengthens one of ours, and her opponent may deal 3 damage; the active player says which is
/// first.
#[test]
fn val_leaves_strength_and_a_bounty() {
    let mut game = scenario().ours(["Val", "Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "Val");
    game.expect_asked(Side::Them, Ask::WhoFirst);
    game.them().our_abilities_first();
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience", "Experience"]).expect_asked(Side::Them, Ask::Bounty);
    game.them().yes();
    game.expect_options(["Wampa", "AT-ST"]);
    game.them().choose("Wampa");
    game.expect_damage("Wampa", 3).expect_action_of(Side::Us);
}

/// SHD_059: when the unit that he attacked was defeated, up to 2 damage are healed from a unit.
#[test]
fn embo_heals_after_a_victory() {
    let table =
        || scenario().ours([unit("Embo"), unit("Wampa").damage(3)]).theirs(["Underworld Thug", "AT-ST"]).action_phase();
    let mut game = table();
    game.us().attack("Embo", "Underworld Thug").choose("Wampa").number(2);
    game.expect_damage("Wampa", 1).expect_damage("Embo", 2);
    let mut game = table();
    game.us().attack("Embo", "Underworld Thug").choose("Embo").number(1);
    game.expect_damage("Wampa", 3).expect_damage("Embo", 1);
    let mut game = table();
    game.us().attack("Embo", "their base");
    game.expect_action_of(Side::Them);
}

/// SHD_061: Grit.
#[test]
fn wroshyr_tree_tender_has_grit() {
    let mut game = scenario().ours([unit("Wroshyr Tree Tender").damage(2)]).action_phase();
    game.expect_power("Wroshyr Tree Tender", 4);
}

/// SHD_062: Sentinel.
#[test]
fn niima_outpost_constables_guard() {
    let mut game = scenario().ours(["Niima Outpost Constables", "Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.expect_offered("AT-ST -> Niima Outpost Constables").expect_not_offered("AT-ST -> our base");
}

/// SHD_063: Sentinel, in space.
#[test]
fn system_patrol_craft_guards() {
    let mut game = scenario().ours(["SHD_063", "Wampa"]).theirs(["AT-ST", "Alliance X-Wing"]).their_action_phase();
    game.expect_offered("Alliance X-Wing -> System Patrol Craft").expect_not_offered("Alliance X-Wing -> our base");
    game.expect_offered("AT-ST -> Wampa").expect_offered("AT-ST -> our base");
}

/// SHD_064: an upgrade moves to another unit of the same player that may have it, if we like: played and attacking.
#[test]
fn survivors_gauntlet_moves_an_upgrade() {
    let mut game = scenario()
        .our_hand(["Survivors' Gauntlet"])
        .ours([unit("Wampa").with(["Academy Training"]), unit("Greedo")])
        .theirs([unit("AT-ST").with(["Shield"]), unit("TIE/ln Fighter")])
        .action_phase();
    game.us().play("Survivors' Gauntlet");
    game.expect_options(["Academy Training", "Shield", "no"]);
    game.us().choose("Shield");
    game.expect_options(["TIE/ln Fighter"]);
    game.us().choose("TIE/ln Fighter");
    game.expect_upgrades("AT-ST", []).expect_upgrades("TIE/ln Fighter", ["Shield"]);
    game.both_pass().nobody_resources();
    game.us().attack("Survivors' Gauntlet", "their base").choose("Academy Training");
    game.expect_options(["Greedo", "Survivors' Gauntlet"]);
    game.us().choose("Greedo");
    game.expect_upgrades("Wampa", []).expect_upgrades("Greedo", ["Academy Training"]);
}

/// SHD_064: eligible is who may have it: no Vehicle for a Jetpack.
#[test]
fn survivors_gauntlet_respects_what_an_upgrade_asks_for() {
    let mut game = scenario()
        .ours([unit("Survivors' Gauntlet"), unit("Wampa").with(["Mandalorian Armor"]), unit("Alliance X-Wing")])
        .ours(["Greedo"])
        .action_phase();
    game.us().attack("Survivors' Gauntlet", "their base").choose("Mandalorian Armor");
    game.expect_options(["Greedo"]);
    game.us().choose("Greedo");
    // It was not played: no Shield is given, not even to a Mandalorian.
    game.expect_upgrades("Greedo", ["Mandalorian Armor"]);
}

/// SHD_064, CR 3.6.14: an upgrade that is moved leaves one unit and comes to the other, and hears both.
#[test]
fn survivors_gauntlet_moves_traitorous() {
    let mut game = scenario()
        .ours(["Survivors' Gauntlet", "Greedo"])
        .ours([unit("Wampa").owned_by(Side::Them).with(["Traitorous"])])
        .action_phase();
    game.us()
        .attack("Survivors' Gauntlet", "their base")
        .choose("Traitorous")
        .choose("Greedo")
        .resolve_first("Traitorous");
    game.expect_upgrades("Greedo", ["Traitorous"]).expect_controller("Wampa", Side::Them);
    game.expect_controller("Greedo", Side::Us);
}

/// SHD_065: Sentinel, and Smuggle for 7.
#[test]
fn vigilant_pursuit_craft_is_smuggled() {
    let mut game =
        scenario().our_resources(7).our_resource_cards(["Vigilant Pursuit Craft"]).our_deck(["Recruit"]).action_phase();
    game.us().play("Vigilant Pursuit Craft").expect_ready_resources(1);
    game.expect_keyword("Vigilant Pursuit Craft", Keyword::Sentinel).expect_in_resources("Recruit");
}

/// SHD_066: Shielded, and 4 damage healed from our base with another Vigilance unit.
#[test]
fn cargo_juggernaut_heals_the_base() {
    let table = || scenario().our_hand(["SHD_066"]).our_base_damage(6);
    let mut game = table().ours(["Moisture Farmer"]).action_phase();
    game.us().play("Cargo Juggernaut").resolve_first("Shielded").expect_base_damage(2);
    game.expect_upgrades("Cargo Juggernaut", ["Shield"]);
    let mut game = table().ours(["Wampa"]).action_phase();
    game.us().play("Cargo Juggernaut").resolve_first("Shielded").expect_base_damage(6);
}

/// SHD_067: an upgrade may be played for 2 less; one on himself costs an enemy unit 2/2 for the phase.
#[test]
fn fenn_rau_plays_an_upgrade_and_weakens_an_enemy() {
    let mut game = scenario()
        .our_resources(7)
        .our_hand(["Fenn Rau", "Mandalorian Armor", "Foundling"])
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Fenn Rau").expect_ready_resources(1);
    game.expect_offered("play Mandalorian Armor onto Fenn Rau").expect_offered("no");
    game.us().play_onto("Mandalorian Armor", "Fenn Rau").expect_ready_resources(1);
    game.us().resolve_first("Fenn Rau").choose("AT-ST");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5);
    game.expect_upgrades("Fenn Rau", ["Mandalorian Armor", "Shield"]);
    game.them().pass();
    // On another unit it does nothing to anybody.
    game.us().play_onto("Foundling", "Wampa");
    game.expect_power("AT-ST", 4).expect_action_of(Side::Them);
}

/// SHD_068: its unit is worth a Shield for any unit.
#[test]
fn public_enemy_is_worth_a_shield() {
    let mut game =
        scenario().our_hand(["Public Enemy"]).ours(["Wampa"]).theirs(["Underworld Thug", "AT-ST"]).action_phase();
    game.us().play_onto("Public Enemy", "Underworld Thug").expect_ready_resources(20);
    game.expect_power("Underworld Thug", 2).expect_keyword("Underworld Thug", Keyword::Bounty).them().pass();
    game.us().attack("Wampa", "Underworld Thug").yes();
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
}

/// SHD_069: its unit is a Mandalorian, for The Armorer as well.
#[test]
fn foundling_makes_a_mandalorian() {
    let mut game =
        scenario().ours([unit("Wampa").with(["Foundling"]), unit("Greedo")]).our_hand(["The Armorer"]).action_phase();
    game.expect_power("Wampa", 5).expect_hp("Wampa", 6);
    game.us().play("The Armorer");
    game.expect_options(["The Armorer", "Wampa", "done"]);
    game.us().choose("Wampa").done();
    game.expect_upgrades("Wampa", ["Foundling", "Shield"]);
}

/// SHD_070: +0/+3.
#[test]
fn resilient_adds_three_hp() {
    let mut game = scenario().our_hand(["SHD_070"]).ours(["Wampa"]).action_phase();
    game.us().play_onto("Resilient", "Wampa");
    game.expect_power("Wampa", 4).expect_hp("Wampa", 8);
}

/// SHD_071: its unit is worth 4 damage healed from a unit or base, 6 if it is unique.
#[test]
fn top_target_is_worth_more_for_a_unique_unit() {
    let table =
        |name| scenario().our_base_damage(8).ours(["AT-ST"]).theirs([unit(name).with(["Top Target"])]).action_phase();
    let mut game = table("Underworld Thug");
    game.us().attack("AT-ST", "Underworld Thug").yes();
    game.expect_options(["AT-ST", "our base", "their base"]);
    game.us().choose("our base").expect_base_damage(4);
    let mut game = table("Embo");
    game.us().attack("AT-ST", "Embo").yes().choose("our base").expect_base_damage(2);
}

/// SHD_072: its unit, no leader, has no abilities, and gets none.
#[test]
fn imprisoned_takes_all_abilities() {
    let mut game = scenario()
        .our_hand(["Imprisoned", "Public Enemy"])
        .theirs([unit("Pyke Sentinel")])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.expect_not_offered("play Imprisoned onto Grand Moff Tarkin");
    game.us().play_onto("Imprisoned", "Pyke Sentinel");
    game.expect_no_keyword("Pyke Sentinel", Keyword::Sentinel).them().pass();
    game.us().play_onto("Public Enemy", "Pyke Sentinel");
    game.expect_no_keyword("Pyke Sentinel", Keyword::Bounty);
}

/// SHD_073: +1/+3, for no Vehicle; played on a Mandalorian it brings a Shield.
#[test]
fn mandalorian_armor_shields_a_mandalorian() {
    let table = || {
        scenario()
            .our_hand(["Mandalorian Armor"])
            .ours(["Mandalorian Warrior", "Wampa", "Alliance X-Wing"])
            .action_phase()
    };
    let mut game = table();
    game.expect_not_offered("play Mandalorian Armor onto Alliance X-Wing");
    game.us().play_onto("Mandalorian Armor", "Mandalorian Warrior");
    game.expect_upgrades("Mandalorian Warrior", ["Mandalorian Armor", "Shield"]);
    game.expect_power("Mandalorian Warrior", 4).expect_hp("Mandalorian Warrior", 6);
    let mut game = table();
    game.us().play_onto("Mandalorian Armor", "Wampa");
    game.expect_upgrades("Wampa", ["Mandalorian Armor"]);
}

/// SHD_074: +2/+2, for no Vehicle; attacking its unit exhausts the defending unit.
#[test]
fn vambrace_grappleshot_exhausts_the_defending_unit() {
    let table = || {
        scenario()
            .ours([unit("Wampa").with(["Vambrace Grappleshot"])])
            .our_hand(["Vambrace Grappleshot"])
            .theirs(["AT-ST"])
            .action_phase()
    };
    let mut game = table();
    game.expect_power("Wampa", 6).expect_not_offered("play Vambrace Grappleshot onto AT-ST");
    game.us().attack("Wampa", "AT-ST");
    game.expect_exhausted("AT-ST").expect_damage("AT-ST", 6);
    let mut game = table();
    game.us().attack("Wampa", "their base");
    game.expect_ready("AT-ST");
}

/// SHD_075: 2 damage healed and an Experience token, also using Smuggle.
#[test]
fn covert_strength_heals_and_strengthens() {
    let mut game = scenario()
        .our_resource_cards(["Covert Strength"])
        .our_deck(["Recruit"])
        .ours([unit("Wampa").damage(3)])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Covert Strength").expect_ready_resources(18);
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa").expect_discard(["Covert Strength"]);
    game.expect_damage("Wampa", 1).expect_upgrades("Wampa", ["Experience"]).expect_in_resources("Recruit");
}

/// SHD_076: a unit is exhausted, and one card that it guards may be rescued.
#[test]
fn unexpected_escape_frees_a_captured_unit() {
    let table = || {
        scenario()
            .our_hand(["Unexpected Escape"])
            .theirs([unit("AT-ST").guarding(["Battlefield Marine", "Greedo"]), unit("Wampa")])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Unexpected Escape").choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_options(["Battlefield Marine", "Greedo", "no"]);
    game.us().choose("Greedo");
    game.expect_controller("Greedo", Side::Us).expect_exhausted("Greedo").expect_captured("Battlefield Marine");
    let mut game = table();
    game.us().play("Unexpected Escape").choose("Wampa");
    game.expect_exhausted("Wampa").expect_action_of(Side::Them);
}

/// SHD_077: an upgrade of cost 3 or less becomes ours, on a unit of our choice that may have it.
#[test]
fn evidence_of_the_crime_takes_an_upgrade() {
    let mut game = scenario()
        .our_hand(["Evidence of the Crime"])
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs([unit("Greedo").with(["Vambrace Grappleshot", "Traitorous", "Shield"]), unit("Cell Block Guard")])
        .action_phase();
    game.us().play("Evidence of the Crime");
    game.expect_options(["Vambrace Grappleshot", "Shield"]);
    game.us().choose("Vambrace Grappleshot");
    game.expect_offered("Wampa").expect_offered("Cell Block Guard").expect_not_offered("Alliance X-Wing");
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Vambrace Grappleshot"]).expect_power("Wampa", 6);
    game.expect_controller("Vambrace Grappleshot", Side::Us).expect_upgrades("Greedo", ["Shield", "Traitorous"]);
}

/// SHD_078: a unit with 5 or more power, no leader.
#[test]
fn fell_the_dragon_defeats_a_strong_unit() {
    let mut game = scenario()
        .our_hand(["Fell the Dragon"])
        .ours([unit("Wampa").with(["Experience"])])
        .theirs(["AT-ST", "Battlefield Marine"])
        .their_deployed_leader(unit("Grand Moff Tarkin, Oversector Governor").with(["The Darksaber"]))
        .action_phase();
    game.us().play("Fell the Dragon");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_gone("AT-ST");
}

/// SHD_079: any unit, a leader as well.
#[test]
fn rivals_fall_defeats_any_unit() {
    let mut game = scenario()
        .our_hand(["Rival's Fall"])
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("Rival's Fall");
    game.expect_options(["Wampa", "AT-ST", "Grand Moff Tarkin"]);
    game.us().choose("Grand Moff Tarkin");
    game.expect_in_base_zone("Grand Moff Tarkin");
}
