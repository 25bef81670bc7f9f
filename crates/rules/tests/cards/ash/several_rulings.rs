//! Official rulings that apply to several cards of Ashes of the Empire.

use testkit::scenario;

use crate::starts::{
    deadly_unit_with_enemy, expect_all_damage_is_excess, expect_ambush_pending_with_trigger,
    expect_no_excess_through_shield, expect_sentinel_overrides_hidden, shielded,
};

/// ASH_118, ASH_125, ASH_160, ASH_166, ASH_177, ASH_178, ASH_213, ASH_225, ASH_244, ASH_249, ASH_255, CR 7.5.18B: a
/// hidden unit with Sentinel can be attacked (ruling 1).
#[test]
fn hidden_units_with_sentinel_can_be_attacked() {
    for card in [
        "8D8, Daimyo's Majordomo",
        "Stolen Eta Shuttle",
        "Kachirho Militia",
        "Ewok Warrior",
        "Onyx Cinder, Adventure Awaits",
        "Knobby White Ice Spider",
        "Womp Rat",
        "Tatooine Sand Beast",
        "Remnant Trooper Corps",
        "Covert Veteran",
        "Anakin Skywalker, You Were Right About Me",
    ] {
        expect_sentinel_overrides_hidden(card);
    }
}

/// ASH_029, ASH_129, ASH_143, ASH_164, CR 7.5.7E, 7.5.7F: a Shield leaves no excess damage. If the defending unit was
/// defeated before combat damage, all damage is excess damage (ruling 1, 2).
#[test]
fn overwhelm_deals_excess_damage_except_through_a_shield() {
    for (card, power) in [
        ("Scorpenek Annihilator Droid", 5),
        ("Defenders of the Forest", 5),
        ("Tempest Lieutenant", 3),
        ("Alamite Hunter", 1),
    ] {
        expect_no_excess_through_shield(shielded(card).action_phase(), card);
        expect_all_damage_is_excess(deadly_unit_with_enemy(card).action_phase(), card, power);
    }
}

/// ASH_106, ASH_192, ASH_206, ASH_207, CR 7.5.5: Ambush is pending together with other triggers; the unit need not be
/// ready (ruling 1).
#[test]
fn ambush_is_pending_together_with_when_played_abilities() {
    for (card, enemy) in [
        ("Pathfinder Sergeant", "Cantina Braggart"),
        ("Fennec Shand, The Galaxy Is Dangerous", "Cantina Braggart"),
        ("Kelleran Beq, Where are the Others?", "Cantina Braggart"),
        ("Heroic Purrgil", "Cartel Spacer"),
    ] {
        expect_ambush_pending_with_trigger(card, enemy, scenario());
    }
}

/// ASH_098, ASH_113, ASH_194, CR 7.5.5: the same for a conditional Ambush, and with a "When Played" ability of the unit
/// itself (ruling 1).
#[test]
fn conditional_ambush_is_pending_together_with_other_abilities() {
    expect_ambush_pending_with_trigger("AT-ST Raider", "Cantina Braggart", scenario().ours(["Wampa"]));
    expect_ambush_pending_with_trigger(
        "Mandalorian Flagship, Captured from the Empire",
        "Cartel Spacer",
        scenario().our_deployed_leader("Luke Skywalker, Faithful Friend"),
    );
    expect_ambush_pending_with_trigger("Snub Fighter Squadron", "Cartel Spacer", scenario());
}

/// ASH_129, CR 7.5.5: the same (ruling 3).
#[test]
fn defenders_of_the_forest_are_readied_by_ambush() {
    expect_ambush_pending_with_trigger("Defenders of the Forest", "Cantina Braggart", scenario());
}

/// ASH_096, CR 7.5.7E, 7.5.7F: the same, in addition to Restore (ruling 1, 2).
#[test]
fn forest_patroller_deals_excess_damage_except_through_a_shield() {
    expect_no_excess_through_shield(shielded("Forest Patroller").action_phase(), "Forest Patroller");
    let mut game = deadly_unit_with_enemy("Forest Patroller").action_phase();
    game.us().attack("Forest Patroller", "Cantina Braggart").resolve_first("Restore");
    game.them().expect_base_damage(3);
}
