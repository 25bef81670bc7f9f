//! The Command cards of Shadows of the Galaxy with a second aspect, SHD_080 to SHD_106, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SHD_080: 1 damage healed from our base; back in the hand he deals 1 to a ground unit.
#[test]
fn salacious_crumb_comes_and_goes() {
    let mut game = scenario()
        .our_hand(["Salacious Crumb"])
        .our_base_damage(2)
        .ours(["Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Salacious Crumb").expect_base_damage(1);
    game.both_pass().nobody_resources();
    game.us().use_ability("Salacious Crumb");
    game.expect_in_hand("Salacious Crumb").expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
}

/// SHD_080: exhausted he cannot be used; with an owner elsewhere he goes there.
#[test]
fn salacious_crumb_has_to_be_ready() {
    let mut game = scenario().ours([unit("Salacious Crumb").exhausted()]).theirs(["AT-ST"]).action_phase();
    game.expect_not_offered("use Salacious Crumb");
    let mut game = scenario().ours([unit("Salacious Crumb").owned_by(Side::Them)]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("Salacious Crumb").choose("AT-ST");
    game.them().expect_hand(["Salacious Crumb"]);
}

/// SHD_081: an Experience token for up to three Troopers.
#[test]
fn general_tagge_strengthens_troopers() {
    let mut game = scenario().our_hand(["SHD_081"]).ours(["Battlefield Marine", "Wampa"]).action_phase();
    game.us().play("General Tagge");
    game.expect_options(["Battlefield Marine", "done"]);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Experience"]);
}

/// SHD_082: an Experience token for another unit of cost 3 or less, if we like.
#[test]
fn outland_tie_vanguard_strengthens_a_small_unit() {
    let mut game = scenario()
        .our_hand(["Outland TIE Vanguard"])
        .ours(["Battlefield Marine", "Wampa"])
        .theirs(["TIE/ln Fighter"])
        .action_phase();
    game.us().play("Outland TIE Vanguard");
    game.expect_options(["Battlefield Marine", "TIE/ln Fighter", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Experience"]);
}

/// SHD_083: +2/+0 with six resources.
#[test]
fn seasoned_shoretrooper_counts_resources() {
    let mut game = scenario().our_resources(6).ours(["SHD_083"]).action_phase();
    game.expect_power("Seasoned Shoretrooper", 4);
    let mut game = scenario().our_resources(5).ours(["SHD_083"]).action_phase();
    game.expect_power("Seasoned Shoretrooper", 2);
}

/// SHD_084: Sentinel; combat damage that it survives makes it stronger, attacking or defending.
#[test]
fn phase_iii_dark_trooper_grows_with_combat_damage() {
    let mut game = scenario()
        .ours(["Phase-III Dark Trooper"])
        .theirs(["Underworld Thug", "Cantina Braggart", "Jawa Scavenger"])
        .their_action_phase();
    game.expect_keyword("Phase-III Dark Trooper", Keyword::Sentinel);
    game.them().attack("Underworld Thug", "Phase-III Dark Trooper");
    game.expect_upgrades("Phase-III Dark Trooper", ["Experience"]).expect_damage("Phase-III Dark Trooper", 2);
    // No damage, no token.
    game.us().attack("Phase-III Dark Trooper", "Cantina Braggart");
    game.expect_upgrades("Phase-III Dark Trooper", ["Experience"]).expect_action_of(Side::Them);
}

/// SHD_085: defeated it may become a resource, and a ready one.
#[test]
fn superlaser_technician_becomes_a_ready_resource() {
    let mut game = scenario().our_resources(1).ours(["SHD_085"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Superlaser Technician", "Wampa").yes().expect_ready_resources(2);
    game.expect_in_resources("Superlaser Technician");
}

/// SHD_086: +2/+0 with the initiative; Smuggle for 4.
#[test]
fn warbird_stowaway_likes_the_initiative() {
    let mut game = scenario().ours(["Warbird Stowaway"]).theirs(["Warbird Stowaway"]).action_phase();
    game.expect_power("our Warbird Stowaway", 4).expect_power("their Warbird Stowaway", 2);
    game.us().pass();
    game.them().take_initiative();
    game.expect_power("our Warbird Stowaway", 2).expect_power("their Warbird Stowaway", 4);
    let mut game = scenario()
        .our_leader("Hondo Ohnaka")
        .our_resources(3)
        .our_resource_cards(["Warbird Stowaway"])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().play("Warbird Stowaway").no().expect_ready_resources(0).expect_resources(4);
}

/// SHD_087: +1/+0 for 2 resources, again and again; exhausted he deals his power to an enemy ground unit.
#[test]
fn crosshair_aims_and_shoots() {
    let mut game = scenario().our_resources(5).ours(["Crosshair"]).theirs(["AT-ST", "TIE/ln Fighter"]).action_phase();
    game.us().use_ability_number(1, "Crosshair").expect_ready_resources(3);
    game.expect_power("Crosshair", 3).expect_ready("Crosshair").them().pass();
    game.us().use_ability_number(1, "Crosshair").expect_ready_resources(1);
    game.expect_power("Crosshair", 4).them().pass();
    // One resource is too little: the second ability is all that is left.
    game.us().use_ability("Crosshair");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4).expect_exhausted("Crosshair").both_pass().nobody_resources();
    game.expect_power("Crosshair", 2);
}

/// SHD_088: an enemy unit that attacked our base this phase is captured by a unit in its arena.
#[test]
fn ephant_mon_has_an_attacker_captured() {
    let mut game = scenario()
        .ours(["Ephant Mon", "Alliance X-Wing", "Wampa"])
        .theirs(["TIE/ln Fighter", "AT-ST"])
        .their_action_phase();
    game.them().attack("TIE/ln Fighter", "our base");
    game.us().attack("Ephant Mon", "their base");
    game.expect_options(["TIE/ln Fighter"]);
    game.us().choose("TIE/ln Fighter");
    game.expect_options(["Alliance X-Wing"]);
    game.us().choose("Alliance X-Wing");
    game.expect_captured("TIE/ln Fighter").expect_in_play("AT-ST");
    game.them().expect_base_damage(4);
}

/// SHD_089: Sentinel, and Smuggle for 7.
#[test]
fn pirate_battle_tank_is_smuggled() {
    let mut game = scenario()
        .our_leader("Hondo Ohnaka")
        .our_resources(7)
        .our_resource_cards(["Pirate Battle Tank"])
        .action_phase();
    game.us().play("Pirate Battle Tank").no().expect_ready_resources(1);
    game.expect_keyword("Pirate Battle Tank", Keyword::Sentinel);
}

/// SHD_090: Ambush and Overwhelm; attacking, another Underworld unit of ours may take the combat damage for him.
#[test]
fn maul_lets_another_take_the_damage() {
    let table = || {
        scenario()
            .ours([unit("Maul, Shadow Collective Visionary"), unit("Pyke Sentinel"), unit("Wampa")])
            .theirs(["Battlefield Marine"])
            .action_phase()
    };
    let mut game = table();
    game.us().attack("Maul", "Battlefield Marine");
    game.expect_options(["Pyke Sentinel", "no"]);
    game.us().choose("Pyke Sentinel");
    game.expect_damage("Maul", 0).expect_gone("Pyke Sentinel").expect_gone("Battlefield Marine");
    // 7 damage for 3 HP.
    game.them().expect_base_damage(4);
    let mut game = table();
    game.us().attack("Maul", "Battlefield Marine").no();
    game.expect_damage("Maul", 3).expect_damage("Pyke Sentinel", 0);
}

/// SHD_091: costs 1 less with Jabba the Hutt, a leader or a unit; 3 damage to a unit of each side, played and
/// attacking.
#[test]
fn jabbas_rancor_damages_both_sides() {
    let mut game = scenario()
        .our_leader("Jabba the Hutt, His High Exaltedness")
        .our_hand(["Jabba's Rancor"])
        .our_resources(7)
        .ours(["AT-ST", "Alliance X-Wing"])
        .theirs(["Consular Security Force", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Jabba's Rancor").expect_ready_resources(0);
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_options(["Consular Security Force"]);
    game.us().choose("Consular Security Force");
    game.expect_damage("AT-ST", 3).expect_damage("Consular Security Force", 3);
    game.both_pass().nobody_resources();
    game.us().attack("Jabba's Rancor", "their base").choose("AT-ST").choose("Consular Security Force");
    game.expect_damage("AT-ST", 6).expect_damage("Consular Security Force", 6);
    let mut game = scenario()
        .our_leader("Gar Saxon")
        .our_base("Nevarro City")
        .ours(["Jabba the Hutt, Cunning Daimyo"])
        .our_hand(["Jabba's Rancor"])
        .our_resources(7)
        .action_phase();
    game.us().play("Jabba's Rancor").choose("Jabba the Hutt").expect_ready_resources(0);
}

/// SHD_092: Overwhelm; each unit of ours that we choose captures an enemy unit in its arena.
#[test]
fn finalizer_has_its_fleet_capture() {
    let mut game = scenario()
        .our_hand(["Finalizer"])
        .ours(["Wampa", "Greedo"])
        .theirs(["AT-ST", "TIE/ln Fighter", "Avenger"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("Finalizer");
    game.expect_options(["Finalizer", "Wampa", "Greedo", "done"]);
    game.us().choose("Finalizer").choose("Wampa").done();
    game.expect_options(["TIE/ln Fighter", "Avenger"]);
    game.us().choose("Avenger");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_captured("Avenger").expect_captured("AT-ST").expect_in_play("TIE/ln Fighter");
    game.expect_keyword("Finalizer", Keyword::Overwhelm).expect_action_of(Side::Them);
}

/// SHD_093: up to three units of the top five cards.
#[test]
fn remnant_reserves_draws_units() {
    let mut game = scenario()
        .our_hand(["Remnant Reserves"])
        .our_deck(["Wampa", "Recruit", "Greedo", "AT-ST", "Battlefield Marine", "Repair"])
        .action_phase();
    game.us().play("Remnant Reserves");
    game.expect_options(["Wampa", "Greedo", "AT-ST", "Battlefield Marine", "done"]);
    game.us().choose("Wampa").choose("AT-ST").choose("Greedo").expect_hand(["Wampa", "AT-ST", "Greedo"]);
    game.us().expect_deck_top(["Repair"]).expect_deck_size(3);
}

/// SHD_094: a unit from our discard pile for 6 less, a Force unit for 8 less.
#[test]
fn palpatines_return_plays_from_the_discard_pile() {
    let mut game = scenario()
        .our_leader("Emperor Palpatine, Galactic Ruler")
        .our_base("Death Watch Hideout")
        .our_hand(["Palpatine's Return"])
        .our_discard(["Emperor Palpatine, Master of the Dark Side", "AT-AT Suppressor", "Recruit"])
        .their_discard(["Wampa"])
        .our_resources(10)
        .action_phase();
    game.us().play("Palpatine's Return");
    game.expect_options(["play Emperor Palpatine", "play AT-AT Suppressor"]);
    // 6 for the event; 8, 2 for Vigilance, less 6.
    game.us().play("AT-AT Suppressor").expect_ready_resources(0);
    let mut game = scenario()
        .our_leader("Emperor Palpatine, Galactic Ruler")
        .our_base("Death Watch Hideout")
        .our_hand(["Palpatine's Return"])
        .our_discard(["Emperor Palpatine, Master of the Dark Side"])
        .our_resources(6)
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Palpatine's Return").play("Emperor Palpatine").expect_ready_resources(0);
    game.us().choose_times(6, "AT-ST");
    game.expect_damage("AT-ST", 6);
}

/// SHD_095: Restore 1, and worth a card.
#[test]
fn clone_deserter_is_worth_a_card() {
    let mut game =
        scenario().ours(["Clone Deserter"]).theirs(["AT-ST"]).our_base_damage(2).their_deck(["Recruit"]).action_phase();
    game.us().attack("Clone Deserter", "AT-ST").expect_base_damage(1);
    game.expect_asked(Side::Them, Ask::Bounty);
    game.them().yes().expect_hand(["Recruit"]);
}

/// SHD_096: an Experience token on herself for each other unit that we play.
#[test]
fn maz_kanata_grows_with_our_units() {
    let mut game =
        scenario().our_hand(["Maz Kanata", "Underworld Thug", "Repair"]).their_hand(["Underworld Thug"]).action_phase();
    game.us().play("Maz Kanata");
    game.expect_upgrades("Maz Kanata", []);
    game.them().play("Underworld Thug");
    game.expect_upgrades("Maz Kanata", []).us().play("Underworld Thug");
    game.expect_upgrades("Maz Kanata", ["Experience"]).them().pass();
    game.us().play("Repair").choose("Maz Kanata");
    game.expect_upgrades("Maz Kanata", ["Experience"]);
}

/// SHD_097: attacking, it gives another unit of ours +2/+2 for the phase; Smuggle for 4.
#[test]
fn freetown_backup_helps_another() {
    let mut game = scenario().ours(["Freetown Backup", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Freetown Backup", "their base");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7).both_pass().nobody_resources();
    game.expect_power("Wampa", 4).expect_hp("Wampa", 5);
    let mut game = scenario()
        .our_leader("Boba Fett, Daimyo")
        .our_resources(4)
        .our_resource_cards(["Freetown Backup"])
        .action_phase();
    game.us().play("Freetown Backup").no().expect_ready_resources(1);
}

/// SHD_098: Raid 2 and Restore 2.
#[test]
fn sundari_peacekeeper_raids_and_restores() {
    let mut game = scenario().ours(["Sundari Peacekeeper"]).our_base_damage(5).action_phase();
    game.us().attack("Sundari Peacekeeper", "their base").expect_base_damage(3);
    game.them().expect_base_damage(3);
}

/// SHD_099: Restore 2; for a discarded card, two Experience tokens for a unit of its name, if we like.
#[test]
fn echo_strengthens_a_namesake() {
    let table =
        || scenario().our_hand(["Echo", "Wampa", "Repair"]).ours(["Wampa", "Greedo"]).theirs(["Wampa"]).action_phase();
    let mut game = table();
    game.us().play("Echo").yes();
    game.expect_options(["Wampa", "Repair"]);
    game.us().choose("Wampa");
    game.expect_in_discard("Wampa").expect_options(["Wampa", "Wampa"]);
    game.us().choose("our Wampa #1");
    game.expect_upgrades("our Wampa", ["Experience", "Experience"]).expect_upgrades("their Wampa", []);
    let mut game = table();
    game.us().play("Echo").yes().choose("Repair").expect_discard(["Repair"]);
    game.expect_action_of(Side::Them);
    let mut game = table();
    game.us().play("Echo").no().expect_discard([]);
    game.expect_action_of(Side::Them);
}

/// SHD_100: Ambush and Raid 2.
#[test]
fn modded_cohort_ambushes() {
    let mut game = scenario().our_hand(["Modded Cohort"]).theirs(["Swoop Racer"]).action_phase();
    game.us().play("Modded Cohort").attack("Modded Cohort", "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_gone("Modded Cohort");
}

/// SHD_101: an attack if we like, with +2/+0 when we have the initiative.
#[test]
fn adelphi_patrol_wing_sends_a_unit() {
    let table = || scenario().our_hand(["Adelphi Patrol Wing"]).ours(["Wampa"]);
    let mut game = table().action_phase();
    game.us().play("Adelphi Patrol Wing");
    game.expect_options(["Wampa -> their base", "no"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    game.expect_power("Wampa", 4);
    let mut game = table().initiative(Side::Them).action_phase();
    game.us().play("Adelphi Patrol Wing").attack("Wampa", "their base");
    game.them().expect_base_damage(4);
    let mut game = table().action_phase();
    game.us().play("Adelphi Patrol Wing").no();
    game.expect_action_of(Side::Them);
}

/// SHD_102: Ambush; a card of our discard pile becomes a resource when a unit of ours has its name.
#[test]
fn the_marauder_turns_a_namesake_into_a_resource() {
    let table = || {
        scenario()
            .our_hand(["The Marauder"])
            .our_resources(10)
            .our_discard(["Wampa", "Repair"])
            .ours(["Wampa"])
            .theirs(["Corellian Freighter"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("The Marauder").resolve_first("The Marauder");
    game.expect_options(["Wampa", "Repair"]);
    game.us().choose("Wampa").expect_resources(11).expect_discard(["Repair"]);
    game.us().attack("The Marauder", "Corellian Freighter");
    game.expect_gone("Corellian Freighter").expect_damage("The Marauder", 4);
    let mut game = table();
    game.us().play("The Marauder").resolve_first("The Marauder").choose("Repair").expect_resources(10);
    game.us().expect_discard(["Wampa", "Repair"]);
}

/// SHD_103: a unit of ours gains Sentinel for the phase; one that has it is strengthened. Played and attacking.
#[test]
fn general_rieekan_makes_guards() {
    let mut game =
        scenario().our_hand(["General Rieekan"]).ours(["Wampa", "Pyke Sentinel"]).theirs(["AT-ST"]).action_phase();
    game.us().play("General Rieekan");
    game.expect_options(["General Rieekan", "Wampa", "Pyke Sentinel"]);
    game.us().choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_upgrades("Wampa", []);
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
    game.us().attack("General Rieekan", "their base").choose("Pyke Sentinel");
    game.expect_upgrades("Pyke Sentinel", ["Experience"]);
}

/// SHD_104: +1/+1 for no Vehicle; its unit, attacking or defeated, strengthens another one of ours.
#[test]
fn inspiring_mentor_teaches_another() {
    let mut game = scenario()
        .our_hand(["Inspiring Mentor"])
        .ours([unit("Swoop Racer").with(["Inspiring Mentor"]), unit("Wampa"), unit("Alliance X-Wing")])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_power("Swoop Racer", 5).expect_hp("Swoop Racer", 4);
    game.expect_not_offered("play Inspiring Mentor onto Alliance X-Wing");
    game.us().attack("Swoop Racer", "their base");
    game.expect_options(["Wampa", "Alliance X-Wing"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
    game.them().attack("AT-ST", "Swoop Racer");
    game.us().choose("Alliance X-Wing");
    game.expect_upgrades("Alliance X-Wing", ["Experience"]);
}

/// SHD_105: a unit of our discard pile that was defeated this phase becomes a resource.
#[test]
fn spark_of_hope_makes_a_resource_of_a_fallen_unit() {
    let table = || {
        scenario()
            .our_hand(["Spark of Hope"])
            .our_discard(["Greedo", "Repair"])
            .our_resources(10)
            .ours(["Battlefield Marine"])
            .theirs(["AT-ST"])
            .their_action_phase()
    };
    let mut game = table();
    game.them().attack("AT-ST", "Battlefield Marine");
    game.us().play("Spark of Hope");
    game.expect_options(["Battlefield Marine", "Greedo"]);
    game.us().choose("Battlefield Marine").expect_resources(11);
    game.expect_in_resources("Battlefield Marine");
    let mut game = table();
    game.them().attack("AT-ST", "Battlefield Marine");
    game.us().play("Spark of Hope").choose("Greedo").expect_resources(10);
    game.expect_in_discard("Greedo").expect_action_of(Side::Them);
}

/// SHD_106: one unit of ours captures every enemy unit that attacked our base this phase, wherever it is.
#[test]
fn rule_with_respect_captures_all_attackers() {
    let mut game = scenario()
        .our_hand(["Rule with Respect"])
        .ours(["Wampa", "Greedo"])
        .theirs(["AT-ST", "TIE/ln Fighter", "Swoop Racer"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .their_action_phase();
    game.them().attack("AT-ST", "our base");
    game.us().pass();
    game.them().attack("TIE/ln Fighter", "our base");
    game.us().pass();
    game.them().attack("Grand Moff Tarkin", "our base").no();
    game.us().play("Rule with Respect");
    game.expect_options(["Wampa", "Greedo"]);
    game.us().choose("Wampa");
    game.expect_captured("AT-ST").expect_captured("TIE/ln Fighter");
    game.expect_in_play("Swoop Racer").expect_in_play("Grand Moff Tarkin");
}
