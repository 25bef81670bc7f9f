//! The Vigilance cards of Shadows of the Galaxy with a second aspect, SHD_027 to SHD_053, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SHD_027: Grit, and its opponent may draw a card for it, defeated or captured.
#[test]
fn hylobon_enforcer_is_worth_a_card() {
    let table = || scenario().ours(["Wampa"]).theirs([unit("Hylobon Enforcer").damage(1)]).our_hand(["Take Captive"]);
    let mut game = table().action_phase();
    game.expect_power("Hylobon Enforcer", 2);
    game.us().attack("Wampa", "Hylobon Enforcer");
    game.expect_asked(Side::Us, Ask::Bounty);
    game.us().yes().expect_hand_size(2);
    let mut game = table().action_phase();
    game.us().play("Take Captive").choose("Wampa").choose("Hylobon Enforcer").yes().expect_hand_size(1);
    game.expect_captured("Hylobon Enforcer");
    let mut game = table().action_phase();
    game.us().attack("Wampa", "Hylobon Enforcer").no().expect_hand_size(1);
    game.expect_action_of(Side::Them);
}

/// SHD_028: the damage to one of our units is a part of the cost.
#[test]
fn doctor_pershing_draws_for_damage() {
    let mut game = scenario().ours(["Doctor Pershing", "Wampa"]).theirs(["AT-ST"]).our_deck(["Recruit"]).action_phase();
    game.us().use_ability("Doctor Pershing");
    game.expect_asked(Side::Us, Ask::Cost).expect_options(["Doctor Pershing", "Wampa"]);
    game.us().choose("Wampa").expect_hand(["Recruit"]);
    game.expect_damage("Wampa", 1).expect_exhausted("Doctor Pershing");
}

/// SHD_029: Sentinel.
#[test]
fn pyke_sentinel_guards() {
    let mut game = scenario().ours(["Pyke Sentinel", "Wampa"]).theirs(["AT-ST"]).their_action_phase();
    game.expect_offered("AT-ST -> Pyke Sentinel").expect_not_offered("AT-ST -> Wampa");
    game.expect_not_offered("AT-ST -> our base");
}

/// SHD_030: 2 damage to one of our ground units, and 2 to one of theirs.
#[test]
fn death_trooper_damages_a_unit_of_each_side() {
    let mut game = scenario().our_hand(["SHD_030"]).ours(["Wampa"]).theirs(["AT-ST", "TIE/ln Fighter"]).action_phase();
    game.us().play("Death Trooper").choose("Wampa").choose("AT-ST");
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 2);
}

/// SHD_031: Shielded; for the phase any unit has a bounty: 5 damage are healed from a base.
#[test]
fn the_client_puts_a_bounty_on_a_unit() {
    let mut game =
        scenario().ours(["The Client", "Wampa"]).theirs(["Underworld Thug"]).our_base_damage(7).action_phase();
    game.us().use_ability("The Client");
    game.expect_options(["The Client", "Wampa", "Underworld Thug"]);
    game.us().choose("Underworld Thug");
    game.expect_keyword("Underworld Thug", Keyword::Bounty).them().pass();
    game.us().attack("Wampa", "Underworld Thug").yes();
    game.expect_options(["our base", "their base"]);
    game.us().choose("our base").expect_base_damage(2);
    let mut game = scenario().our_hand(["The Client"]).action_phase();
    game.us().play("The Client");
    game.expect_upgrades("The Client", ["Shield"]);
}

/// SHD_032: a Shield for an enemy unit if we like, and only then one for a unit of ours.
#[test]
fn lom_pyke_trades_shields() {
    let table = || scenario().ours(["Lom Pyke", "Wampa"]).theirs(["AT-ST", "TIE/ln Fighter"]).action_phase();
    let mut game = table();
    game.us().attack("Lom Pyke", "their base");
    game.expect_options(["AT-ST", "TIE/ln Fighter", "no"]);
    game.us().choose("AT-ST");
    game.expect_options(["Lom Pyke", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("AT-ST", ["Shield"]).expect_upgrades("Wampa", ["Shield"]);
    let mut game = table();
    game.us().attack("Lom Pyke", "their base").no();
    game.expect_upgrades("Wampa", []).expect_action_of(Side::Them);
}

/// SHD_032: with Smuggle for 5.
#[test]
fn lom_pyke_is_smuggled() {
    let mut game = scenario()
        .our_leader("Gar Saxon")
        .our_resources(5)
        .our_resource_cards(["Lom Pyke"])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().play("Lom Pyke").expect_ready_resources(1).expect_resources(6);
    game.expect_in_resources("Recruit").expect_exhausted("Lom Pyke");
}

/// SHD_033: Grit; exhausted she is worth 5 damage to a base, ready nothing.
#[test]
fn synara_san_has_a_bounty_while_exhausted() {
    let table = |unit| scenario().ours(["AT-ST"]).theirs([unit]).action_phase();
    let mut game = table(unit("Synara San").damage(1).exhausted());
    game.expect_power("Synara San", 4).expect_keyword("Synara San", Keyword::Bounty);
    game.us().attack("AT-ST", "Synara San").yes();
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base");
    // 5, and 1 of Overwhelm.
    game.them().expect_base_damage(6);
    let mut game = table(unit("Synara San").damage(1));
    game.expect_no_keyword("Synara San", Keyword::Bounty);
    game.us().attack("AT-ST", "Synara San");
    game.expect_action_of(Side::Them);
}

/// SHD_034: Shielded, and Sentinel while it has an upgrade.
#[test]
fn supercommando_squad_guards_while_upgraded() {
    let mut game = scenario().our_hand(["Supercommando Squad"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Supercommando Squad");
    game.expect_upgrades("Supercommando Squad", ["Shield"]).expect_keyword("Supercommando Squad", Keyword::Sentinel);
    game.them().attack("AT-ST", "Supercommando Squad");
    game.expect_upgrades("Supercommando Squad", []).expect_no_keyword("Supercommando Squad", Keyword::Sentinel);
}

/// SHD_035: Sentinel; attacked, it may strengthen any unit before the damage.
#[test]
fn clan_saxon_gauntlet_may_strengthen_when_attacked() {
    let table =
        || scenario().ours(["Clan Saxon Gauntlet", "Wampa"]).theirs([unit("System Patrol Craft")]).their_action_phase();
    let mut game = table();
    game.expect_keyword("Clan Saxon Gauntlet", Keyword::Sentinel);
    game.them().attack("System Patrol Craft", "Clan Saxon Gauntlet");
    game.expect_options(["Clan Saxon Gauntlet", "Wampa", "System Patrol Craft", "no"]);
    game.us().choose("Clan Saxon Gauntlet");
    game.expect_damage("Clan Saxon Gauntlet", 3).expect_gone("System Patrol Craft");
    game.expect_upgrades("Clan Saxon Gauntlet", ["Experience"]);
    let mut game = table();
    game.them().attack("System Patrol Craft", "Clan Saxon Gauntlet");
    game.us().no();
    game.expect_upgrades("Clan Saxon Gauntlet", []);
}

/// SHD_036: Grit, for itself and for each other unit of ours but leaders.
#[test]
fn first_light_gives_grit() {
    let mut game = scenario()
        .our_deployed_leader(unit("Luke Skywalker, Faithful Friend").damage(1))
        .ours([unit("First Light").damage(2), unit("Wampa").damage(3)])
        .theirs([unit("AT-ST").damage(1)])
        .action_phase();
    game.expect_power("First Light", 6).expect_power("Wampa", 7).expect_power("AT-ST", 6);
    game.expect_power("Luke Skywalker", 4);
}

/// SHD_036: Smuggle for 7 and 4 damage to one of our units.
#[test]
fn first_light_is_smuggled_for_damage() {
    let table = || {
        scenario()
            .our_leader("Gar Saxon")
            .our_resources(6)
            .our_resource_cards(["First Light"])
            .our_deck(["Recruit"])
            .theirs(["AT-ST"])
    };
    let mut game = table().ours(["Wampa", "Alliance X-Wing"]).action_phase();
    game.us().play_instead("First Light");
    game.expect_asked(Side::Us, Ask::Cost).expect_options(["Wampa", "Alliance X-Wing"]);
    game.us().choose("Wampa").expect_ready_resources(0).expect_resources(7);
    game.expect_damage("Wampa", 4).expect_in_play("First Light").expect_power("Wampa", 8);
}

/// SHD_037: -2/-2 for each enemy unit but leaders; who has no HP left falls.
#[test]
fn supreme_leader_snoke_weakens_all_enemies() {
    let mut game = scenario()
        .our_hand(["Supreme Leader Snoke"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("Supreme Leader Snoke");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5).expect_gone("TIE/ln Fighter");
    game.expect_power("Grand Moff Tarkin", 2).expect_power("Wampa", 4);
}

/// SHD_038: when an enemy unit was defeated this phase it is played from the discard pile.
#[test]
fn brutal_traditions_comes_back_after_a_defeat() {
    let mut game = scenario()
        .our_leader("Gar Saxon")
        .our_resources(3)
        .our_discard(["Brutal Traditions"])
        .ours(["Wampa"])
        .theirs(["Underworld Thug", "AT-ST"])
        .action_phase();
    game.us().attack("Wampa", "Underworld Thug");
    game.them().pass();
    game.us().use_ability("Brutal Traditions");
    game.expect_options(["play Brutal Traditions onto Wampa", "play Brutal Traditions onto AT-ST"]);
    game.us().play_onto("Brutal Traditions", "Wampa").expect_ready_resources(1);
    // 4, 1 of the upgrade, 1 of Gar Saxon.
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7).expect_action_of(Side::Them);
}

/// SHD_039: a unit of cost 3 or less falls; for each upgrade that it had, tokens too, one of ours is strengthened.
#[test]
fn calculated_lethality_turns_upgrades_into_experience() {
    let mut game = scenario()
        .our_hand(["Calculated Lethality"])
        .ours(["Wampa", "Greedo"])
        .theirs([unit("Underworld Thug").with(["Shield", "Academy Training"]), unit("AT-ST")])
        .action_phase();
    game.us().play("Calculated Lethality");
    game.expect_options(["Greedo", "Underworld Thug"]);
    game.us().choose("Underworld Thug");
    game.expect_gone("Underworld Thug").us().choose("Wampa").choose("Greedo");
    game.expect_upgrades("Wampa", ["Experience"]).expect_upgrades("Greedo", ["Experience"]);
    game.expect_action_of(Side::Them);
}

/// SHD_040: an Experience token for any unit.
#[test]
fn clan_wren_rescuer_gives_experience() {
    let mut game = scenario().our_hand(["Clan Wren Rescuer"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Clan Wren Rescuer");
    game.expect_options(["Clan Wren Rescuer", "Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

/// SHD_041: Restore 1; the top card is discarded, and comes to the hand when it has an aspect of our base.
#[test]
fn kuiil_keeps_a_card_of_the_bases_aspect() {
    let table = |top| scenario().ours(["Kuiil"]).our_base_damage(3).our_deck([top, "Wampa"]).action_phase();
    let mut game = table("Repair");
    game.us().attack("Kuiil", "their base").resolve_first("Restore").expect_base_damage(2).expect_hand(["Repair"]);
    let mut game = table("Recruit");
    game.us().attack("Kuiil", "their base").resolve_first("Kuiil").expect_hand([]).expect_discard(["Recruit"]);
    let mut game = table("Underworld Thug");
    game.us().attack("Kuiil", "their base").resolve_first("Kuiil").expect_discard(["Underworld Thug"]);
}

/// SHD_042: Sentinel, and +2/+0 while defending, not while attacking.
#[test]
fn concord_dawn_interceptors_defend_themselves() {
    let mut game = scenario().ours(["Concord Dawn Interceptors"]).theirs(["Corellian Freighter"]).their_action_phase();
    game.expect_keyword("Concord Dawn Interceptors", Keyword::Sentinel);
    game.them().attack("Corellian Freighter", "Concord Dawn Interceptors");
    game.expect_gone("Concord Dawn Interceptors").expect_damage("Corellian Freighter", 3);
    let mut game = scenario().ours(["Concord Dawn Interceptors"]).theirs(["Alliance X-Wing"]).action_phase();
    game.us().attack("Concord Dawn Interceptors", "Alliance X-Wing");
    game.expect_damage("Alliance X-Wing", 1);
}

/// SHD_043: Sentinel and Shielded.
#[test]
fn village_protectors_come_with_a_shield() {
    let mut game = scenario().our_hand(["Village Protectors"]).action_phase();
    game.us().play("Village Protectors");
    game.expect_upgrades("Village Protectors", ["Shield"]).expect_keyword("Village Protectors", Keyword::Sentinel);
}

/// SHD_044: Restore 2; an upgrade may come back from our discard pile.
#[test]
fn razor_crest_brings_back_an_upgrade() {
    let mut game = scenario()
        .our_hand(["Razor Crest"])
        .our_discard(["Academy Training", "Recruit"])
        .their_discard(["Devotion"])
        .our_base_damage(5)
        .action_phase();
    game.us().play("Razor Crest");
    game.expect_options(["Academy Training", "no"]);
    game.us().choose("Academy Training").expect_hand(["Academy Training"]);
    game.both_pass().nobody_resources();
    game.us().attack("Razor Crest", "their base").expect_base_damage(3);
}

/// SHD_045: Shielded; a Shield of one of our units may become two Experience tokens.
#[test]
fn rose_tico_turns_a_shield_into_experience() {
    let mut game = scenario()
        .ours([unit("Rose Tico").with(["Shield"]), unit("Wampa").with(["Shield", "Experience"])])
        .theirs([unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.us().attack("Rose Tico", "their base");
    game.expect_options(["Shield", "Shield", "no"]);
    game.us().choose("Shield #2");
    game.expect_upgrades("Wampa", ["Experience", "Experience", "Experience"]);
    game.expect_upgrades("Rose Tico", ["Shield"]).expect_upgrades("AT-ST", ["Shield"]);
    let mut game = scenario().our_hand(["Rose Tico"]).action_phase();
    game.us().play("Rose Tico");
    game.expect_upgrades("Rose Tico", ["Shield"]);
}

/// SHD_046: no penalty for Heroism while we control Kylo Ren, as a unit or as a leader.
#[test]
fn rey_joins_kylo_ren_without_a_penalty() {
    let table = || scenario().our_base("Capital City").our_hand(["Rey, Keeping the Past"]).our_resources(9);
    let mut game = table().our_leader("Kylo Ren, Rash and Deadly").action_phase();
    game.us().play("Rey").expect_ready_resources(4);
    let mut game = table().our_leader("Gar Saxon").ours(["Kylo Ren, Killing the Past"]).action_phase();
    game.us().play("Rey").expect_ready_resources(4);
    let mut game = table().our_leader("Gar Saxon").action_phase();
    game.us().play("Rey").expect_ready_resources(2);
    // The penalty for Vigilance stays.
    let mut game = table().our_base("Nevarro City").our_leader("Kylo Ren, Rash and Deadly").action_phase();
    game.us().play("Rey").expect_ready_resources(2);
}

/// SHD_046: 2 damage healed from a unit if we like, and a Shield if it is no Heroism unit.
#[test]
fn rey_heals_and_shields_who_is_no_hero() {
    let table = || {
        scenario()
            .ours([unit("Rey, Keeping the Past"), unit("Battlefield Marine").damage(2), unit("Wampa").damage(3)])
            .action_phase()
    };
    let mut game = table();
    game.us().attack("Rey", "their base");
    game.expect_options(["Rey", "Battlefield Marine", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1).expect_upgrades("Wampa", ["Shield"]);
    let mut game = table();
    game.us().attack("Rey", "their base").choose("Battlefield Marine");
    game.expect_damage("Battlefield Marine", 0).expect_upgrades("Battlefield Marine", []);
    let mut game = table();
    game.us().attack("Rey", "their base").no();
    game.expect_damage("Wampa", 3).expect_action_of(Side::Them);
}

/// SHD_047: a Shield for up to three Mandalorians, herself and enemies among them.
#[test]
fn the_armorer_shields_mandalorians() {
    let mut game = scenario()
        .our_hand(["The Armorer"])
        .ours(["Mandalorian Warrior", "Follower of The Way", "Wampa"])
        .theirs(["Death Watch Loyalist"])
        .action_phase();
    game.us().play("The Armorer");
    game.expect_options(["The Armorer", "Mandalorian Warrior", "Follower of The Way", "Death Watch Loyalist", "done"]);
    game.us().choose("The Armorer").choose("Mandalorian Warrior").choose("Follower of The Way");
    game.expect_upgrades("The Armorer", ["Shield"]).expect_upgrades("Follower of The Way", ["Shield"]);
    game.expect_upgrades("Mandalorian Warrior", ["Shield"]).expect_upgrades("Death Watch Loyalist", []);
}

/// SHD_048: Grit; another unit may be healed by as much damage as is on it.
#[test]
fn gentle_giant_heals_as_much_as_it_suffers() {
    let mut game =
        scenario().ours([unit("Gentle Giant").damage(3), unit("Wampa").damage(4)]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Gentle Giant", "their base");
    game.expect_options(["Wampa", "AT-ST", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1).them().expect_base_damage(5);
}

/// SHD_049: Sentinel; a unit of cost 2 or less may be healed and gets two Shields.
#[test]
fn the_mandalorian_protects_a_small_unit() {
    let mut game = scenario()
        .our_hand(["The Mandalorian, Wherever I Go, He Goes"])
        .ours([unit("Underworld Thug").damage(2), unit("Wampa").damage(1)])
        .theirs(["TIE/ln Fighter"])
        .action_phase();
    game.us().play("The Mandalorian");
    game.expect_options(["Underworld Thug", "TIE/ln Fighter", "no"]);
    game.us().choose("Underworld Thug");
    game.expect_damage("Underworld Thug", 0).expect_upgrades("Underworld Thug", ["Shield", "Shield"]);
    game.expect_keyword("The Mandalorian", Keyword::Sentinel);
}

/// SHD_050: Grit; a unit with 5 HP or less left may be defeated. Smuggle needs other aspects than his own.
#[test]
fn chewbacca_may_defeat_a_weakened_unit() {
    let mut game = scenario()
        .our_leader("Han Solo, Worth the Risk")
        .our_base("Capital City")
        .our_resources(9)
        .our_resource_cards(["Chewbacca, Pykesbane"])
        .our_deck(["Recruit"])
        .theirs([unit("AT-ST").damage(2), unit("Gideon Hask").with(["Experience"])])
        .their_deployed_leader(unit("Grand Moff Tarkin, Oversector Governor").damage(2))
        .action_phase();
    game.us().play("Chewbacca").expect_ready_resources(1);
    game.expect_options(["AT-ST", "Grand Moff Tarkin", "no"]);
    game.us().choose("AT-ST");
    game.expect_gone("AT-ST").expect_keyword("Chewbacca", Keyword::Grit);
}

/// SHD_051: -2/-0, and -2/-2 with a Force unit of ours.
#[test]
fn mystic_reflection_is_stronger_with_the_force() {
    let mut game = scenario().our_hand(["Mystic Reflection"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Mystic Reflection").choose("AT-ST");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 7);
    let mut game =
        scenario().our_hand(["Mystic Reflection"]).ours(["Guardian of the Whills"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Mystic Reflection");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5).both_pass().nobody_resources();
    game.expect_power("AT-ST", 6).expect_hp("AT-ST", 7);
}

/// SHD_052: Sentinel while an enemy unit has an upgrade; Smuggle for one Vigilance where the card has two.
#[test]
fn sugi_guards_against_upgraded_enemies() {
    let mut game = scenario().ours([unit("Sugi").with(["Experience"])]).theirs(["AT-ST"]).action_phase();
    game.expect_no_keyword("Sugi", Keyword::Sentinel);
    let mut game = scenario().ours(["Sugi"]).theirs([unit("AT-ST").with(["Experience"])]).action_phase();
    game.expect_keyword("Sugi", Keyword::Sentinel);
    let mut game = scenario()
        .our_leader("Gar Saxon")
        .our_base("Nevarro City")
        .our_resources(5)
        .our_resource_cards(["Sugi"])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().play("Sugi").expect_ready_resources(0);
}

/// SHD_053: until the phase ends the owner of the fallen unit may play it from the discard pile for free.
#[test]
fn second_chance_lets_a_unit_be_played_again() {
    let mut game = scenario()
        .our_resources(0)
        .ours([unit("Wampa").with(["Second Chance"])])
        .theirs(["AT-ST"])
        .their_action_phase();
    game.them().attack("AT-ST", "Wampa");
    game.expect_in_discard("Wampa").expect_offered("play Wampa");
    game.us().play("Wampa");
    game.expect_in_play("Wampa").expect_exhausted("Wampa");
    let mut game = scenario()
        .our_resources(0)
        .ours([unit("Wampa").with(["Second Chance"])])
        .theirs(["AT-ST"])
        .their_action_phase();
    game.them().attack("AT-ST", "Wampa");
    game.both_pass().nobody_resources();
    game.expect_not_offered("play Wampa");
}
