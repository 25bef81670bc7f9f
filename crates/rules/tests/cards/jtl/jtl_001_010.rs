//! The cards of Jump to Lightspeed from JTL_001 to JTL_010: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

use super::common::{SHIP, about_to_fall};
use crate::starts::about_to_play;

// ---- JTL_001 Asajj Ventress, I Work Alone ----

/// JTL_001: 1 damage to a unit of ours, then 1 to an enemy unit in the same arena.
#[test]
fn asajj_ventress_hurts_on_both_sides() {
    let mut game = scenario()
        .our_leader("Asajj Ventress, I Work Alone")
        .ours(["Wampa", SHIP])
        .theirs(["AT-ST", "Munificent Frigate"])
        .action_phase();
    game.us().use_ability("Asajj Ventress");
    game.expect_options(["Wampa", SHIP]);
    game.us().choose("Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 1).expect_exhausted("Asajj Ventress");
}

/// JTL_001: on a Vehicle she is +3/+4, makes it a leader unit with Grit, and it hurts on both sides when it attacks.
#[test]
fn asajj_ventress_leads_a_vehicle() {
    let mut game = scenario()
        .our_leader("Asajj Ventress, I Work Alone")
        .our_resources(6)
        .ours(["Munificent Frigate"])
        .theirs([SHIP])
        .action_phase();
    game.us().deploy_onto("Munificent Frigate");
    game.expect_power("Munificent Frigate", 7).expect_hp("Munificent Frigate", 11);
    game.expect_keyword("Munificent Frigate", Keyword::Grit);
    game.them().pass();
    game.us().attack("Munificent Frigate", "their base").choose("Munificent Frigate").choose(SHIP);
    game.expect_damage(SHIP, 1);
    game.them().expect_base_damage(8);
}

// Rulings

/// JTL_001, CR 8.9.2: damage that a Shield prevents counts as dealt, and the enemy unit is damaged (ruling 1).
#[test]
fn asajj_ventress_goes_on_when_a_shield_prevents_the_damage() {
    let mut game = scenario()
        .our_leader("Asajj Ventress, I Work Alone")
        .ours([unit("Wampa").with(["Shield"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("Asajj Ventress").choose("Wampa").choose("AT-ST");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", []).expect_damage("AT-ST", 1);
}

// ---- JTL_002 Grand Admiral Thrawn, ...How Unfortunate ----

/// JTL_002: exhausted, he has us use a When Defeated ability again; on the board once each round without that.
#[test]
fn grand_admiral_thrawn_repeats_when_defeated_abilities() {
    let mut game = about_to_fall(unit("Vanguard Infantry"))
        .our_leader("Grand Admiral Thrawn, ...How Unfortunate")
        .ours(["Wampa"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Vanguard Infantry");
    game.us().choose("Wampa").yes().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience", "Experience"]).expect_exhausted("Grand Admiral Thrawn");
    let mut game = scenario()
        .our_deployed_leader("Grand Admiral Thrawn, ...How Unfortunate")
        .ours(["Vanguard Infantry", "Vanguard Infantry", "Wampa"])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(All(named: [\"Vanguard Infantry\"]))")
        .their_action_phase();
    game.them().play("Confiscate");
    game.us().resolve_first("Vanguard Infantry").choose("Wampa").yes().choose("Wampa").choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience", "Experience", "Experience"]).expect_action_of(Side::Us);
}

// Rulings

/// JTL_002: an ability whose trigger begins so counts, and "When Played/When Defeated" is one when the unit falls
/// (ruling 1).
#[test]
fn grand_admiral_thrawn_hears_compound_triggers() {
    let mut game = about_to_fall(unit("Elite P-38 Starfighter"))
        .our_leader("Grand Admiral Thrawn, ...How Unfortunate")
        .theirs(["AT-ST"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Elite P-38 Starfighter");
    game.us().choose("AT-ST").yes().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

/// JTL_002, CR 8.32.3, 1.5.4E: an ability is used when a card is chosen for it, also one that stays as it was; what was
/// declined, or found nothing to choose, was not used.
#[test]
fn grand_admiral_thrawn_hears_of_choices_that_change_nothing() {
    let table = |fallen: &str, enemy| {
        let table = about_to_fall(unit(fallen)).our_leader("Grand Admiral Thrawn, ...How Unfortunate");
        let mut game = table.theirs([enemy]).their_action_phase();
        game.them().play("Confiscate").choose(fallen);
        game
    };
    // Exhausted already; ready already; not defeated by enemy abilities; not returned by them.
    for (fallen, enemy, name) in [
        ("Loth-Cat", unit("Wampa").exhausted(), "Wampa"),
        ("Admiral Motti", unit("Death Star Stormtrooper"), "Death Star Stormtrooper"),
    ] {
        let mut game = table(fallen, enemy);
        let mut declined = game.clone();
        game.us().choose(name);
        game.expect_asked(Side::Us, Ask::May);
        declined.us().no();
        declined.expect_action_of(Side::Us);
    }
    table("Loth-Cat", unit(SHIP)).expect_action_of(Side::Us);
    let stubborn = |fallen: &str| {
        let mut game = about_to_fall(unit(fallen))
            .our_leader("Grand Admiral Thrawn, ...How Unfortunate")
            .resilient_gives("CantBe(verbs: [Defeated, Returned], by: Enemy)")
            .theirs([unit(SHIP).with(["Resilient"])])
            .their_action_phase();
        game.them().play("Confiscate").choose(fallen);
        game.us().choose(SHIP);
        game.expect_in_play(SHIP).expect_asked(Side::Us, Ask::May);
    };
    stubborn("Fleet Interdictor");
    stubborn("Skyway Cloud Car");
}

// ---- JTL_003 Lando Calrissian, Buying Time ----

/// JTL_003: a unit from hand; with a unit in both arenas a Shield.
#[test]
fn lando_calrissian_plays_a_unit_and_shields_one() {
    let table = |ours: &'static str| {
        let mut game = scenario()
            .our_leader("Lando Calrissian, Buying Time")
            .our_resources(20)
            .our_hand(["Battlefield Marine"])
            .ours([ours])
            .action_phase();
        game.us().use_ability("Lando Calrissian").play("Battlefield Marine");
        game
    };
    let mut game = table(SHIP);
    game.expect_options(["Battlefield Marine", SHIP]);
    game.us().choose(SHIP);
    game.expect_upgrades(SHIP, ["Shield"]);
    table("Wampa").expect_action_of(Side::Them);
}

/// JTL_003: as an upgrade he shields a unit in the other arena, and his unit has Sentinel.
#[test]
fn lando_calrissian_shields_the_other_arena_from_a_vehicle() {
    let mut game = scenario()
        .our_leader("Lando Calrissian, Buying Time")
        .our_resources(7)
        .ours([SHIP, "Wampa"])
        .theirs(["Munificent Frigate", "AT-ST"])
        .action_phase();
    game.us().deploy_onto(SHIP);
    game.expect_keyword(SHIP, Keyword::Sentinel).expect_options(["Wampa", "AT-ST", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
}

// Rulings

/// JTL_003, CR 1.8: the unit costs what it costs, and counts itself; the Shield comes before what it triggers (CR 7.1.6E)
/// (ruling 1, 2, 3).
#[test]
fn lando_calrissian_shields_before_when_played() {
    let mut game = scenario()
        .our_leader("Lando Calrissian, Buying Time")
        .our_base("Command Center")
        .our_resources(4)
        .our_hand(["Veteran Fleet Officer"])
        .ours([SHIP])
        .action_phase();
    game.us().use_ability("Lando Calrissian").play("Veteran Fleet Officer").expect_ready_resources(0);
    game.expect_count("X-Wing", 0).expect_options(["Veteran Fleet Officer", SHIP]);
    game.us().choose("Veteran Fleet Officer");
    game.expect_count("X-Wing", 1);
}

// ---- JTL_004 Rose Tico, Saving What We Love ----

/// JTL_004: 2 healed from a Vehicle that attacked this phase, whoever's.
#[test]
fn rose_tico_heals_a_vehicle_that_attacked() {
    let mut game = scenario()
        .our_leader("Rose Tico, Saving What We Love")
        .ours([unit("Munificent Frigate").damage(3), unit("AT-ST").damage(3), unit("Wampa").damage(1)])
        .action_phase();
    game.us().attack("Munificent Frigate", "their base");
    game.them().pass();
    game.us().use_ability("Rose Tico");
    game.expect_options(["Munificent Frigate"]);
    game.us().choose("Munificent Frigate");
    game.expect_damage("Munificent Frigate", 1);
}

/// JTL_004: deployed she heals any Vehicle when she attacks, if we like.
#[test]
fn rose_tico_heals_as_she_attacks() {
    let mut game = scenario()
        .our_deployed_leader("Rose Tico, Saving What We Love")
        .ours([unit("AT-ST").damage(3), unit("Wampa").damage(1)])
        .action_phase();
    game.us().attack("Rose Tico", "their base");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1);
}

// ---- JTL_005 Admiral Piett, Commanding the Armada ----

/// JTL_005: a Capital Ship for 1 less.
#[test]
fn admiral_piett_plays_a_capital_ship_for_less() {
    let mut game = scenario()
        .our_leader("Admiral Piett, Commanding the Armada")
        .our_base("City in the Clouds")
        .our_resources(4)
        .our_hand(["Munificent Frigate", "Wampa"])
        .action_phase();
    game.us().use_ability("Admiral Piett").play("Munificent Frigate").expect_ready_resources(0);
}

/// JTL_005: deployed, 2 less for each of them, and for nothing else.
#[test]
fn admiral_piett_makes_capital_ships_cheap() {
    let mut game = scenario()
        .our_deployed_leader("Admiral Piett, Commanding the Armada")
        .our_base("City in the Clouds")
        .our_resources(3)
        .our_hand(["Munificent Frigate", "Perimeter AT-RT"])
        .action_phase();
    game.expect_not_offered("play Perimeter AT-RT");
    game.us().play("Munificent Frigate").expect_ready_resources(0);
}

// ---- JTL_006 Darth Vader, Victor Squadron Leader ----

/// JTL_006: a TIE Fighter when a Vehicle of ours that is no token has attacked.
#[test]
fn darth_vader_calls_a_tie_fighter() {
    let table = |attacker: &'static str| {
        let mut game = scenario().our_leader("Darth Vader, Victor Squadron Leader").ours([attacker]).action_phase();
        game.us().attack(attacker, "their base");
        game.them().pass();
        game.us().use_ability("Darth Vader");
        game
    };
    table(SHIP).expect_count("TIE Fighter", 1);
    table("X-Wing").expect_count("TIE Fighter", 0);
    table("Wampa").expect_count("TIE Fighter", 0);
}

/// JTL_006: deployed as an upgrade, two TIE Fighters.
#[test]
fn darth_vader_brings_two_tie_fighters() {
    let mut game =
        scenario().our_leader("Darth Vader, Victor Squadron Leader").our_resources(6).ours([SHIP]).action_phase();
    game.us().deploy_onto(SHIP);
    game.expect_power(SHIP, 7).expect_count("TIE Fighter", 2);
}

// Rulings

/// JTL_006, CR 3.6.3: without a Vehicle he is deployed as a unit alone, which creates nothing (ruling 1).
#[test]
fn darth_vader_needs_a_vehicle_first() {
    let mut game =
        scenario().our_leader("Darth Vader, Victor Squadron Leader").our_resources(6).ours(["Wampa"]).action_phase();
    game.expect_not_offered("deploy Darth Vader onto Wampa");
    game.us().deploy();
    game.expect_count("TIE Fighter", 0).expect_power("Darth Vader", 5);
}

/// JTL_006, CR 6.4.2A: the action may be used although nothing attacked (ruling 2).
#[test]
fn darth_vaders_action_may_do_nothing() {
    let mut game = scenario().our_leader("Darth Vader, Victor Squadron Leader").action_phase();
    game.us().use_ability("Darth Vader");
    game.expect_exhausted("Darth Vader").expect_count("TIE Fighter", 0).expect_action_of(Side::Them);
}

// ---- JTL_007 Admiral Holdo, We're Not Alone ----

/// JTL_007: +2/+2 for a Resistance unit or one with a Resistance upgrade.
#[test]
fn admiral_holdo_strengthens_the_resistance() {
    let mut game = scenario()
        .our_leader("Admiral Holdo, We're Not Alone")
        .our_resources(1)
        .ours([unit("Corporate Defense Shuttle"), unit(SHIP).with(["Paige Tico"]), unit("Determined Recruit")])
        .action_phase();
    game.us().use_ability("Admiral Holdo");
    game.expect_options([SHIP, "Determined Recruit"]);
    game.us().choose(SHIP).expect_ready_resources(0);
    game.expect_power(SHIP, 6).expect_hp(SHIP, 6);
}

/// JTL_007: as she attacks, another one, if we like.
#[test]
fn admiral_holdo_strengthens_another_as_she_attacks() {
    let mut game = scenario()
        .our_deployed_leader("Admiral Holdo, We're Not Alone")
        .ours(["Determined Recruit", "Wampa"])
        .action_phase();
    game.us().attack("Admiral Holdo", "their base");
    game.expect_options(["Determined Recruit", "no"]);
    game.us().choose("Determined Recruit");
    game.expect_power("Determined Recruit", 5);
}

// Corners

/// JTL_007, CR 8.18.1: "another" is said of the Resistance unit alone: with a Resistance upgrade on her she may choose
/// herself.
#[test]
fn admiral_holdo_may_strengthen_herself_with_an_upgrade() {
    let mut game = scenario()
        .our_deployed_leader(unit("Admiral Holdo, We're Not Alone").with(["Poe Dameron, One Hell of a Pilot"]))
        .ours(["Determined Recruit", "Wampa"])
        .action_phase();
    game.us().attack("Admiral Holdo", "their base");
    game.expect_options(["Admiral Holdo", "Determined Recruit", "no"]);
}

// ---- JTL_008 Wedge Antilles, Leader of Red Squadron ----

/// JTL_008: a Pilot by Piloting for 1 less.
#[test]
fn wedge_antilles_plays_a_pilot_as_an_upgrade() {
    let mut game = scenario()
        .our_leader("Wedge Antilles, Leader of Red Squadron")
        .our_resources(1)
        .our_hand(["Clone Pilot"])
        .ours([SHIP])
        .action_phase();
    game.us().use_ability("Wedge Antilles");
    game.expect_options(["play Clone Pilot onto Royal Security Fighter", "no"]);
    game.us().play_onto("Clone Pilot", SHIP).expect_ready_resources(0);
}

// Rulings

/// JTL_008: when his Vehicle attacks, the next card with the trait Pilot costs 1 less, as a unit as well, also when he is
/// gone meanwhile (ruling 2).
#[test]
fn wedge_antilles_makes_the_next_pilot_cheaper() {
    let mut game = scenario()
        .our_leader("Wedge Antilles, Leader of Red Squadron")
        .our_resources(5)
        .our_hand(["Clone Pilot", "Homestead Militia"])
        .ours([SHIP])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .action_phase();
    game.us().deploy_onto(SHIP);
    game.them().pass();
    game.us().attack(SHIP, "their base");
    game.them().play("Confiscate").choose(SHIP);
    game.expect_in_base_zone("Wedge Antilles");
    game.us().play("Clone Pilot").expect_ready_resources(4);
}

/// JTL_008, CR 7.5.17: the action uses Piloting: a Pilot without it is not offered, nor a Pilot as a unit (ruling 1).
#[test]
fn wedge_antilles_asks_for_piloting() {
    let mut game = scenario()
        .our_leader("Wedge Antilles, Leader of Red Squadron")
        .our_hand(["Clone Pilot", "Pantoran Starship Thief"])
        .ours([SHIP])
        .action_phase();
    game.us().use_ability("Wedge Antilles");
    game.expect_options(["play Clone Pilot onto Royal Security Fighter", "no"]);
}

// ---- JTL_009 Boba Fett, Any Methods Necessary ----

/// JTL_009: when we deal damage outside combat, he may be exhausted for 1 indirect damage; combat damage does not wake him.
#[test]
fn boba_fett_follows_up() {
    let mut game = about_to_play("Confiscate")
        .our_leader("Boba Fett, Any Methods Necessary")
        .confiscate_does("Damage(amount: 1, to: Choose())")
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Wampa", "their base");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Confiscate").choose("AT-ST").yes().choose_player(Side::Them);
    game.them().choose("their base").expect_base_damage(5);
    game.expect_exhausted("Boba Fett").expect_action_of(Side::Them);
}

/// JTL_009: deployed as an upgrade: up to 4 damage, divided among units.
#[test]
fn boba_fett_divides_damage_on_board() {
    let mut game = scenario()
        .our_leader("Boba Fett, Any Methods Necessary")
        .our_resources(6)
        .ours([SHIP])
        .theirs(["AT-ST", "Wampa"])
        .action_phase();
    game.us().deploy_onto(SHIP);
    game.expect_options(["Royal Security Fighter", "AT-ST", "Wampa", "done"]);
    game.us().choose("AT-ST").choose("Wampa").choose("Wampa").done();
    game.expect_damage("AT-ST", 1).expect_damage("Wampa", 2).expect_power(SHIP, 6).expect_hp(SHIP, 6);
}

// Rulings

/// JTL_009: what an On Attack ability deals is no combat damage (ruling 1).
#[test]
fn boba_fett_hears_on_attack_abilities() {
    let mut game = scenario()
        .our_leader("Boba Fett, Any Methods Necessary")
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 1, to: Choose(side: Enemy))]))")
        .ours([unit("Wampa").with(["Resilient"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Wampa", "their base").choose("AT-ST").yes().choose_player(Side::Them);
    game.them().choose("their base").expect_base_damage(5);
}

/// JTL_009, CR 8.4.5, 1.9.8: a unit may be assigned more than its remaining HP, and all of it is dealt at once, so that both
/// have left play before what their defeat triggers (ruling 2, 3).
#[test]
fn boba_fett_assigns_more_than_is_left() {
    let mut game = scenario()
        .our_leader("Boba Fett, Any Methods Necessary")
        .our_resources(6)
        .ours([SHIP])
        .theirs([unit("Vanguard Infantry"), unit("Wampa").damage(4)])
        .action_phase();
    game.us().deploy_onto(SHIP).choose_times(3, "Vanguard Infantry").choose("Wampa");
    game.expect_gone("Vanguard Infantry").expect_gone("Wampa");
    // Vanguard Infantry finds only ours.
    game.expect_options(["Royal Security Fighter", "no"]);
}

// ---- JTL_010 Captain Phasma, Chrome Dome ----

/// JTL_010: after a First Order card, 1 damage to a base.
#[test]
fn captain_phasma_damages_a_base() {
    let mut game = scenario()
        .our_leader("Captain Phasma, Chrome Dome")
        .our_resources(20)
        .our_hand(["Kijimi Patrollers"])
        .action_phase();
    game.us().play("Kijimi Patrollers");
    game.them().pass();
    game.us().use_ability("Captain Phasma").choose("their base");
    game.them().expect_base_damage(1);
}

/// JTL_010: as she attacks after a First Order card: 1 to a unit, if we like, and then 1 to a base.
#[test]
fn captain_phasma_damages_unit_and_base_as_she_attacks() {
    let mut game = scenario()
        .our_deployed_leader("Captain Phasma, Chrome Dome")
        .our_resources(20)
        .our_hand(["Kijimi Patrollers"])
        .theirs(["Wampa"])
        .action_phase();
    let mut without = game.clone();
    game.us().play("Kijimi Patrollers");
    game.them().pass();
    game.us().attack("Captain Phasma", "their base").choose("Wampa").choose("their base");
    game.expect_damage("Wampa", 1);
    game.them().expect_base_damage(5);
    without.us().attack("Captain Phasma", "their base");
    without.them().expect_base_damage(4);
}

// Rulings

/// JTL_010, CR 6.4.2A: the action may be used without a First Order card, and does nothing (ruling 1).
#[test]
fn captain_phasmas_action_may_do_nothing() {
    let mut game = scenario().our_leader("Captain Phasma, Chrome Dome").action_phase();
    game.us().use_ability("Captain Phasma");
    game.expect_exhausted("Captain Phasma").expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}
