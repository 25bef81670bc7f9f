//! Corners of cards of Shadows of the Galaxy, SHD_001 to SHD_132, whose main case is told elsewhere.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SHD_006: the bounty is for who collects it: their next unit is cheaper, not ours.
#[test]
fn jabbas_discount_is_for_the_collector() {
    let mut game = scenario()
        .our_leader("Jabba the Hutt, His High Exaltedness")
        .ours(["Underworld Thug"])
        .theirs(["Wampa"])
        .their_resources(5)
        .their_hand(["Underworld Thug"])
        .our_hand(["Underworld Thug"])
        .action_phase();
    game.us().use_ability("our leader").choose("Underworld Thug");
    game.them().attack("Wampa", "Underworld Thug").yes();
    game.us().play("Underworld Thug").expect_ready_resources(18);
    game.them().play("Underworld Thug").expect_ready_resources(4);
}

/// SHD_006: two bounties are two discounts, both for the same next unit.
#[test]
fn jabbas_discounts_add_up() {
    let mut game = scenario()
        .our_leader("Jabba the Hutt, His High Exaltedness")
        .our_resources(10)
        .our_hand(["Underworld Thug", "Underworld Thug"])
        .ours(["Wampa"])
        .theirs(["Hylobon Enforcer"])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().use_ability("our leader").choose("Hylobon Enforcer");
    game.them().pass();
    // Its own bounty and Jabba's are collected one by one.
    game.us().attack("Wampa", "Hylobon Enforcer");
    game.expect_waiting(["Hylobon Enforcer", "Hylobon Enforcer"]);
    game.us().resolve_first("Hylobon Enforcer").yes().yes().expect_hand_size(3);
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(9);
}

/// SHD_008: Smuggle, Bounty and Coordinate are keywords as well.
#[test]
fn boba_fett_counts_every_keyword() {
    let mut game = scenario()
        .our_deployed_leader("Boba Fett, Daimyo")
        .ours([unit("Collections Starhopper"), unit("Clone Deserter"), unit("Wampa").with(["Public Enemy"])])
        .action_phase();
    game.expect_power("Collections Starhopper", 3).expect_power("Clone Deserter", 3).expect_power("Wampa", 5);
}

/// SHD_010: collected again, a bounty may be spent on something else.
#[test]
fn bossk_spends_the_same_bounty_on_two_units() {
    let mut game = scenario()
        .our_deployed_leader("Bossk, Hunting His Prey")
        .ours(["Wampa"])
        .theirs([unit("Underworld Thug").with(["Public Enemy"])])
        .action_phase();
    game.us().attack("Wampa", "Underworld Thug").yes();
    // What triggers while the bounty is collected is resolved after it (CR 7.6.11).
    game.us().choose("Wampa").yes().choose("Bossk");
    game.expect_upgrades("Wampa", ["Shield"]).expect_upgrades("Bossk", ["Shield"]);
}

/// SHD_014: an opponent without a unit chooses none.
#[test]
fn cad_bane_against_nobody() {
    let mut game = scenario().our_leader("Cad Bane").our_hand(["Underworld Thug"]).action_phase();
    game.us().play("Underworld Thug").yes();
    game.expect_exhausted("our leader").expect_action_of(Side::Them);
}

/// SHD_017: a resource that belongs to another is not given up for it.
#[test]
fn lando_gives_up_a_resource_of_his_own() {
    let mut game = scenario()
        .our_leader("Lando Calrissian")
        .our_base("Nevarro City")
        .our_resources(8)
        .our_resource_cards(["DJ", "Collections Starhopper", "Recruit"])
        .their_resources(0)
        .their_resource_cards(["Wampa"])
        .our_deck(["Repair", "Waylay"])
        .action_phase();
    // 7, and 2 for the second Cunning.
    game.us().play("DJ").choose("Wampa").expect_resources(12);
    game.them().pass();
    game.us().use_ability("our leader").play("Collections Starhopper");
    game.expect_offered("Recruit").expect_offered("Repair").expect_not_offered("Wampa");
}

/// SHD_033: attacking she is exhausted: falling then she is worth her bounty.
#[test]
fn synara_san_attacking_is_exhausted() {
    let mut game = scenario().ours([unit("Synara San").damage(1)]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Synara San", "AT-ST");
    game.expect_asked(Side::Them, Ask::Bounty);
    game.them().yes().choose("our base");
    game.us().expect_base_damage(5);
}

/// SHD_058: captured, she is worth her bounty, but was not defeated.
#[test]
fn val_captured_strengthens_nobody() {
    let mut game = scenario().our_hand(["Take Captive"]).ours(["Wampa"]).theirs(["Val", "AT-ST"]).action_phase();
    game.us().play("Take Captive").choose("Wampa").choose("Val");
    game.expect_asked(Side::Us, Ask::Bounty);
    game.us().yes().choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_upgrades("AT-ST", []).expect_action_of(Side::Them);
}

/// SHD_072: a captured or defeated prisoner has no bounty, nor what it would do when defeated.
#[test]
fn imprisoned_units_are_worth_nothing() {
    let mut game = scenario().ours(["AT-ST"]).theirs([unit("Val").with(["Imprisoned", "Public Enemy"])]).action_phase();
    game.us().attack("AT-ST", "Val");
    game.expect_gone("Val").expect_action_of(Side::Them);
}

/// SHD_077: the new unit may be the one that the upgrade is on: only the controller changes.
#[test]
fn evidence_of_the_crime_may_leave_the_upgrade_where_it_is() {
    let mut game = scenario()
        .our_hand(["Evidence of the Crime"])
        .theirs([unit("Wampa").with(["Academy Training"])])
        .action_phase();
    game.us().play("Evidence of the Crime").choose("Academy Training").choose("Wampa");
    game.expect_upgrades("Wampa", ["Academy Training"]).expect_controller("Academy Training", Side::Us);
}

/// SHD_084: a Shield prevents the damage: nothing is dealt, nothing is gained.
#[test]
fn phase_iii_dark_trooper_behind_a_shield_learns_nothing() {
    let mut game = scenario()
        .ours([unit("Phase-III Dark Trooper").with(["Shield"])])
        .theirs(["Underworld Thug"])
        .their_action_phase();
    game.them().attack("Underworld Thug", "Phase-III Dark Trooper");
    game.expect_upgrades("Phase-III Dark Trooper", []).expect_damage("Phase-III Dark Trooper", 0);
}

/// SHD_090: the Shield of the unit that takes the damage for him holds it off.
#[test]
fn mauls_guard_may_have_a_shield() {
    let mut game = scenario()
        .ours([unit("Maul, Shadow Collective Visionary"), unit("Lom Pyke").with(["Shield"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Maul", "AT-ST").choose("Lom Pyke");
    game.expect_gone("AT-ST").expect_damage("Maul", 0);
    game.expect_damage("Lom Pyke", 0).expect_upgrades("Lom Pyke", []);
}

/// SHD_090: the next attack is his own again; an attack on him never was another's.
#[test]
fn mauls_guard_helps_in_that_attack_only() {
    let mut game = scenario()
        .ours(["Maul, Shadow Collective Visionary", "Lom Pyke"])
        .theirs(["Battlefield Marine", "Swoop Racer"])
        .action_phase();
    game.us().attack("Maul", "Battlefield Marine").choose("Lom Pyke");
    game.them().attack("Swoop Racer", "Maul");
    game.expect_damage("Lom Pyke", 3).expect_damage("Maul", 4);
}

/// SHD_091: with nobody on the other side our own unit is damaged all the same.
#[test]
fn jabbas_rancor_bites_its_own() {
    let mut game = scenario().ours(["Jabba's Rancor", "Wampa"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().attack("Jabba's Rancor", "their base").choose("Wampa");
    game.expect_damage("Wampa", 3).expect_damage("TIE/ln Fighter", 0);
}

/// SHD_120: the upgrades of a captured unit go to their owners' discard piles, its damage is gone when it is free.
#[test]
fn discerning_veterans_captive_loses_its_upgrades() {
    let mut game = scenario()
        .our_hand(["Discerning Veteran"])
        .theirs([unit("AT-ST").damage(3).with(["Academy Training", "Shield"])])
        .their_hand(["Unexpected Escape"])
        .action_phase();
    game.us().play("Discerning Veteran").choose("AT-ST");
    game.expect_in_discard("Academy Training").expect_gone("Shield");
    game.them().play("Unexpected Escape").choose("Discerning Veteran").choose("AT-ST");
    game.expect_controller("AT-ST", Side::Them).expect_damage("AT-ST", 0).expect_upgrades("AT-ST", []);
}

/// SHD_122: a leader is no prey, and a token is nowhere to be found.
#[test]
fn arquitens_assault_cruiser_takes_no_token() {
    let mut game = scenario()
        .our_resources(3)
        .ours([unit("Arquitens Assault Cruiser")])
        .theirs(["Battle Droid"])
        .text(r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [AttacksArena(ground)])])"#)
        .our_hand(["Resilient"])
        .action_phase();
    game.us().play_onto("Resilient", "Arquitens Assault Cruiser");
    game.them().pass();
    game.us().attack("Arquitens Assault Cruiser", "Battle Droid").expect_resources(3);
    game.expect_gone("Battle Droid").expect_action_of(Side::Them);
}

/// SHD_122, SOR_083: a defeated unit that its owner resources first is not there any more.
#[test]
fn arquitens_assault_cruiser_may_come_too_late() {
    let table = || {
        scenario()
            .our_resources(3)
            .their_resources(3)
            .ours([unit("Arquitens Assault Cruiser").with(["Resilient"])])
            .theirs(["SHD_085"])
            .text(r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [AttacksArena(ground)])])"#)
            .action_phase()
    };
    let mut game = table();
    game.us().attack("Arquitens Assault Cruiser", "Superlaser Technician").their_abilities_first();
    game.them().yes().expect_resources(4);
    game.us().expect_resources(3);
    let mut game = table();
    game.us().attack("Arquitens Assault Cruiser", "Superlaser Technician").our_abilities_first().expect_resources(4);
    game.them().expect_resources(3);
}

/// SHD_129: Ambush is for the phase: in the next one the unit has it no more.
#[test]
fn timely_interventions_ambush_ends() {
    let mut game = scenario().our_hand(["Timely Intervention", "Underworld Thug"]).theirs(["Wampa"]).action_phase();
    game.us().play("Timely Intervention").play("Underworld Thug").no();
    game.expect_keyword("Underworld Thug", Keyword::Ambush).both_pass().nobody_resources();
    game.expect_no_keyword("Underworld Thug", Keyword::Ambush);
}

/// SHD_132: without a unit on the other side nothing changes hands.
#[test]
fn choose_sides_needs_two_units() {
    let mut game = scenario().our_hand(["Choose Sides"]).ours(["Wampa"]).action_phase();
    game.us().play("Choose Sides").choose("Wampa");
    game.expect_controller("Wampa", Side::Us).expect_action_of(Side::Them);
}

/// SHD_012: a Mandalorian that fell in its attack did attack.
#[test]
fn bo_katan_remembers_a_fallen_mandalorian() {
    let mut game =
        scenario().our_leader("Bo-Katan Kryze").ours(["Mandalorian Warrior"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Mandalorian Warrior", "AT-ST");
    game.expect_gone("Mandalorian Warrior").them().pass();
    game.us().use_ability("our leader").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

/// SHD_012: a Mandalorian that they attacked with and that is ours now was none of ours when it attacked.
#[test]
fn bo_katan_asks_who_attacked() {
    let mut game = scenario()
        .our_leader("Bo-Katan Kryze")
        .our_hand(["Change of Heart"])
        .theirs(["Mandalorian Warrior", "AT-ST"])
        .their_action_phase();
    game.them().attack("Mandalorian Warrior", "our base");
    game.us().play("Change of Heart").choose("Mandalorian Warrior");
    game.them().pass();
    game.us().use_ability("our leader");
    game.expect_action_of(Side::Them).expect_damage("AT-ST", 0);
}
