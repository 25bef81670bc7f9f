//! Tests of Shadows of the Galaxy that concern several cards; each names its cards by number.

use testkit::{LogEvent, QuestionKind, Side, scenario, unit};

/// SHD_004, SHD_016, SHD_207, SHD_242, SHD_147: a card exactly at the limit (power, cost) is accepted, one beyond it is
/// not.
#[test]
fn abilities_accept_the_limit_itself_but_nothing_beyond_it() {
    let mut game = scenario()
        .our_leader("Rey, More Than a Scavenger")
        .ours(["Underworld Thug", "Mandalorian Warrior"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Underworld Thug"]);
    let mut game = scenario().our_leader("Fennec Shand").our_hand(["Wampa", "SHD_189", "Greedo"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["play Wampa", "play Greedo", "no"]);
    let mut game = scenario().our_hand(["A New Adventure"]).theirs(["AT-ST", "SHD_192"]).action_phase();
    game.us().play("A New Adventure");
    game.expect_options(["AT-ST"]);
    let mut game = scenario()
        .our_leader("Moff Gideon")
        .our_hand(["Gideon's Light Cruiser", "SHD_188"])
        .our_discard(["SHD_030"])
        .action_phase();
    game.us().play("Gideon's Light Cruiser");
    game.expect_options(["play Death Trooper"]);
    let upgraded = unit("Wampa").with(["Academy Training", "Fallen Lightsaber"]);
    let mut game = scenario().ours(["Ketsu Onyo"]).theirs([upgraded]).action_phase();
    game.us().attack("Ketsu Onyo", "their base");
    game.expect_options(["Academy Training", "no"]);
}

/// SHD_093, SHD_127, SHD_198: the cards drawn are revealed.
#[test]
fn cards_drawn_by_a_search_are_revealed() {
    for card in ["Remnant Reserves", "Commission", "Omega, Part of the Squad"] {
        let found = if card == "Commission" { "Embo" } else { "41st Elite Corps" };
        let mut game = scenario().our_hand([card]).our_deck([found, "Repair"]).action_phase();
        game.us().play(card).choose(found);
        game.expect_event("a card is shown", |event| matches!(event, LogEvent::Revealed { .. }));
    }
}

/// SHD_012, SHD_014, SHD_018, SHD_045: conditions on whose unit attacked or is chosen check the controller.
#[test]
fn conditions_on_friendly_and_enemy_units_check_the_controller() {
    let mut game =
        scenario().our_leader("Bo-Katan Kryze").ours(["Wampa"]).theirs(["Mandalorian Warrior"]).their_action_phase();
    game.them().attack("Mandalorian Warrior", "our base");
    game.us().use_ability("our leader");
    game.expect_action_of(Side::Them);
    let mut game = scenario().our_leader("Cad Bane").our_hand(["Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Greedo").yes();
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["AT-ST"]);
    let mut game = scenario()
        .our_leader("The Mandalorian, Sworn To The Creed")
        .our_hand(["Devotion"])
        .ours(["Greedo"])
        .theirs(["Jawa Scavenger"])
        .action_phase();
    game.us().play_onto("Devotion", "Greedo").yes();
    game.expect_options(["Jawa Scavenger"]);
    let shielded = |name| unit(name).with(["Shield"]);
    let mut game = scenario().ours([unit("Rose Tico"), shielded("Wampa")]).theirs([shielded("AT-ST")]).action_phase();
    game.us().attack("Rose Tico", "their base");
    game.expect_options(["Shield", "no"]);
    game.us().choose("Shield");
    game.expect_upgrades("Wampa", ["Experience", "Experience"]).expect_upgrades("AT-ST", ["Shield"]);
}

/// SHD_004, SHD_012, SHD_017: the unit side of a leader has the same limits.
#[test]
fn deployed_leaders_have_the_limits_of_their_front_side() {
    let mut game = scenario()
        .our_deployed_leader("Rey, More Than a Scavenger")
        .ours(["Underworld Thug", "Mandalorian Warrior"])
        .action_phase();
    game.us().attack("Rey", "their base").resolve_first("Rey");
    game.expect_options(["Rey", "Underworld Thug", "no"]);
    let mut game =
        scenario().our_deployed_leader("Bo-Katan Kryze").ours(["Mandalorian Warrior"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Mandalorian Warrior", "their base");
    game.them().pass();
    game.us().attack("Bo-Katan Kryze", "their base").choose("AT-ST").no();
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
    let mut game = scenario()
        .our_deployed_leader("Lando Calrissian")
        .our_base("Nevarro City")
        .our_resources(5)
        .our_resource_cards(["Privateer Crew"])
        .action_phase();
    // 6 less 2, of 6.
    game.us().use_ability("Lando Calrissian").play("Privateer Crew").expect_ready_resources(2);
}

/// SHD_139, SHD_140, SHD_186: an enemy unit with a Bounty is required, not any enemy unit and not a friendly one with a
/// Bounty.
#[test]
fn bounty_hunters_need_an_enemy_unit_with_a_bounty() {
    for (ours, theirs, smells) in [("Hylobon Enforcer", "Wampa", false), ("Wampa", "Hylobon Enforcer", true)] {
        let table = |card| scenario().our_hand([card]).ours([ours]).theirs([theirs]).action_phase();
        let mut game = table("Krrsantan");
        game.us().play("Krrsantan");
        if smells {
            game.expect_asked(Side::Us, QuestionKind::May)
        } else {
            game.expect_action_of(Side::Them)
        };
        let mut game = table("Trandoshan Hunters");
        game.us().play("Trandoshan Hunters");
        game.expect_upgrades("Trandoshan Hunters", smells.then_some("Experience"));
        let mut game = table("Hunter of the Haxion Brood");
        game.us().play("Hunter of the Haxion Brood");
        game.expect_upgrades("Hunter of the Haxion Brood", smells.then_some("Shield"));
    }
}

/// SHD_205, SHD_206, SHD_207, SHD_215: the targets are limited by controller and exclude leaders.
#[test]
fn targets_are_limited_by_controller_and_exclude_leaders() {
    let table = |card| {
        scenario()
            .our_hand([card])
            .ours(["Greedo"])
            .our_deployed_leader("Luke Skywalker, Faithful Friend")
            .theirs(["Wampa", "Jawa Scavenger"])
            .their_deployed_leader("Grand Moff Tarkin")
            .action_phase()
    };
    let mut game = table("Let the Wookiee Win");
    game.us().play("Let the Wookiee Win");
    game.them().mode(2);
    game.expect_options(["Greedo", "Luke Skywalker"]);
    let mut game = table("Spare the Target");
    game.us().play("Spare the Target");
    game.expect_options(["Wampa", "Jawa Scavenger"]);
    let mut game = table("A New Adventure");
    game.us().play("A New Adventure");
    game.expect_options(["Greedo", "Wampa", "Jawa Scavenger"]);
    let mut game = table("Smuggler's Starfighter");
    game.us().play("Smuggler's Starfighter");
    game.expect_options(["Wampa", "Jawa Scavenger", "Grand Moff Tarkin"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 1).them().pass();
    game.expect_power("Wampa", 1);
    // An Underworld unit of theirs is none of ours.
    let mut game = scenario().our_hand(["Smuggler's Starfighter"]).theirs(["Greedo"]).action_phase();
    game.us().play("Smuggler's Starfighter");
    game.expect_action_of(Side::Them);
}

/// SHD_215, SHD_249, SHD_254: another unit with the required trait or aspect must be in play.
#[test]
fn abilities_need_another_unit_of_the_required_kind() {
    for card in ["Smuggler's Starfighter", "Bounty Guild Initiate", "Wookiee Warrior"] {
        let mut game = scenario().our_hand([card]).ours(["Battlefield Marine"]).theirs(["AT-ST"]).action_phase();
        game.us().play(card).expect_hand([]);
        game.expect_action_of(Side::Them);
    }
}

/// SHD_229, SHD_232, SHD_251: the targets are limited by controller and exclude leaders.
#[test]
fn defeat_and_capture_targets_are_limited_by_controller_and_exclude_leaders() {
    let table = |card| {
        scenario()
            .our_hand([card])
            .ours(["Greedo"])
            .our_deployed_leader("Cad Bane")
            .theirs(["Underworld Thug", "Death Star Stormtrooper"])
            .their_deployed_leader("Jabba the Hutt, His High Exaltedness")
            .action_phase()
    };
    let mut game = table("Ma Klounkee");
    game.us().play("Ma Klounkee");
    game.expect_options(["Greedo"]);
    let mut game = table("Relentless Pursuit");
    game.us().play("Relentless Pursuit");
    game.expect_options(["Greedo", "Cad Bane"]);
    game.us().choose("Cad Bane");
    game.expect_options(["Underworld Thug", "Death Star Stormtrooper"]);
}
