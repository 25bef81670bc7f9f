//! The cards of Jump to Lightspeed from JTL_123 to JTL_141: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

use super::common::{SHIP, about_to_fall, forms_of, indirect, nearly_gone, piloted, stops_at_a_shield};
use crate::starts::{about_to_play, with_a_deadly_upgrade};

// ---- JTL_123 Dogfight ----

/// JTL_123: an attack even by an exhausted unit, on no base.
#[test]
fn dogfight_sends_an_exhausted_unit() {
    let mut game = about_to_play("Dogfight").ours([unit("Wampa").exhausted()]).theirs(["AT-ST"]).action_phase();
    game.us().play("Dogfight");
    game.expect_options(["Wampa -> AT-ST"]);
    game.us().attack("Wampa", "AT-ST");
    game.expect_damage("AT-ST", 4);
}

// Rulings

/// JTL_123: who can attack must, and Overwhelm reaches the base all the same.
#[test]
fn dogfight_may_overwhelm() {
    let mut game = about_to_play("Dogfight").ours(["MC30 Assault Frigate"]).theirs([SHIP]).action_phase();
    game.us().play("Dogfight");
    game.expect_options(["MC30 Assault Frigate -> Royal Security Fighter"]);
    game.us().attack("MC30 Assault Frigate", SHIP);
    game.them().expect_base_damage(4);
}

// ---- JTL_124 Tandem Assault ----

/// JTL_124: a space unit attacks, then a ground unit at +2/+0.
#[test]
fn tandem_assault_attacks_twice() {
    let mut game = about_to_play("Tandem Assault").ours([SHIP, "Wampa"]).action_phase();
    game.us().play("Tandem Assault").attack(SHIP, "their base").attack("Wampa", "their base");
    game.them().expect_base_damage(8);
}

// Rulings

/// JTL_124: without the first attack there is no second, and ready units must attack.
#[test]
fn tandem_assault_needs_a_space_unit() {
    let mut game = about_to_play("Tandem Assault").ours([unit(SHIP).exhausted(), unit("Wampa")]).action_phase();
    game.us().play("Tandem Assault");
    game.expect_action_of(Side::Them);
}

/// JTL_124, CR 7.6.8A: what the first attack triggers is resolved before the second.
#[test]
fn tandem_assault_resolves_the_first_attack_whole() {
    let mut game = about_to_play("Tandem Assault")
        .resilient_gives("Ability(When(on: [AttackEnds], do: [May([Draw()])]))")
        .ours([unit(SHIP).with(["Resilient"]), unit("Wampa")])
        .action_phase();
    game.us().play("Tandem Assault").attack(SHIP, "their base");
    game.expect_asked(Side::Us, Ask::May);
    game.us().yes().expect_hand_size(1).attack("Wampa", "their base");
}

// ---- JTL_125 Air Superiority ----

/// JTL_125: 4 damage to an enemy ground unit when we control more space units.
#[test]
fn air_superiority_strikes_the_ground() {
    let mut game =
        about_to_play("Air Superiority").ours([SHIP, "Alliance X-Wing"]).theirs(["AT-ST", "X-Wing"]).action_phase();
    game.us().play("Air Superiority").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    let mut game = about_to_play("Air Superiority").ours([SHIP]).theirs(["AT-ST", "X-Wing"]).action_phase();
    game.us().play("Air Superiority");
    game.expect_damage("AT-ST", 0);
}

// ---- JTL_126 Eject ----

/// JTL_126: a Pilot upgrade moves to the ground as an exhausted unit; a card.
#[test]
fn eject_throws_a_pilot_out() {
    let mut game = about_to_play("Eject")
        .ours([unit("AT-ST").with(["Resilient"])])
        .theirs([piloted("Clone Pilot")])
        .action_phase();
    game.us().play("Eject");
    game.expect_options(["Clone Pilot"]);
    game.us().choose("Clone Pilot").expect_hand_size(1);
    game.expect_upgrades(SHIP, []).expect_power("Clone Pilot", 2).expect_exhausted("Clone Pilot");
    game.expect_controller("Clone Pilot", Side::Them);
}

// Rulings

/// JTL_126, CR 8.36.2: the Pilot neither leaves nor enters play: nothing triggers, and a leader stays deployed.
#[test]
fn eject_is_neither_leaving_nor_entering() {
    let mut game = about_to_play("Eject").ours([piloted("IG-88")]).theirs([SHIP]).action_phase();
    let card = game.card("IG-88");
    let before = game.game.state.now(card);
    game.us().play("Eject").choose("IG-88");
    assert_eq!(game.game.state.now(card), before, "the same copy of the card");
    game.expect_in_play("IG-88");
}

// ---- JTL_127 Lightspeed Assault ----

/// JTL_127: a space unit of ours falls and strikes an enemy one with its power, whose controller is dealt as much indirect
/// damage as that one has power.
#[test]
fn lightspeed_assault_rams() {
    let mut game = about_to_play("Lightspeed Assault").ours([SHIP]).theirs(["Munificent Frigate"]).action_phase();
    game.us().play("Lightspeed Assault").choose(SHIP).choose("Munificent Frigate");
    game.expect_gone(SHIP).expect_damage("Munificent Frigate", 2).expect_asked(Side::Them, Ask::Indirect);
    game.them().choose_times(4, "their base").expect_base_damage(4);
}

// Rulings

/// JTL_127, CR 8.11: the power as it last was counts, of the unit that fell and of one that the damage defeats.
#[test]
fn lightspeed_assault_counts_last_powers() {
    let mut game = about_to_play("Lightspeed Assault")
        .ours([unit(SHIP).with(["Experience"])])
        .theirs([unit("Prototype TIE Advanced").with(["Shield"]), unit("Eager Escort Fighter")])
        .action_phase();
    game.us().play("Lightspeed Assault").choose(SHIP).choose("Eager Escort Fighter");
    game.expect_gone("Eager Escort Fighter").expect_asked(Side::Them, Ask::Indirect);
    game.them().choose_times(4, "their base").expect_base_damage(4);
}

// ---- JTL_128 Prepare for Takeoff ----

/// JTL_128: among eight cards up to two Vehicle units, which are drawn.
#[test]
fn prepare_for_takeoff_finds_two_vehicles() {
    let deck =
        ["Wampa", "AT-ST", "Repair", SHIP, "Alliance X-Wing", "Resilient", "Repair", "Repair", "Munificent Frigate"];
    let mut game = about_to_play("JTL_128").our_deck(deck).action_phase();
    game.us().play("Prepare for Takeoff");
    game.expect_options(["AT-ST", SHIP, "Alliance X-Wing", "done"]);
    game.us().choose("AT-ST").choose(SHIP).expect_hand(["AT-ST", SHIP]);
}

// Rulings

/// JTL_128, CR 8.26.2: the rest goes to the bottom (ruling 1).
#[test]
fn prepare_for_takeoff_puts_the_rest_below() {
    let deck = ["Wampa", "AT-ST", "Repair", "Repair", "Repair", "Repair", "Repair", "Repair", "Munificent Frigate"];
    let mut game = about_to_play("JTL_128").our_deck(deck).action_phase();
    game.us().play("Prepare for Takeoff").choose("AT-ST").expect_deck_top(["Munificent Frigate"]).expect_deck_size(8);
}

// ---- JTL_129 Focus Fire ----

/// JTL_129: each of our Vehicles in the unit's arena deals damage equal to its power to it.
#[test]
fn focus_fire_joins_our_vehicles() {
    let mut game = about_to_play("Focus Fire")
        .ours([SHIP, "Alliance X-Wing", "AT-ST", "Munificent Frigate"])
        .theirs([unit("Corporate Light Cruiser"), unit("Millennium Falcon, Piece of Junk")])
        .action_phase();
    game.us().play("Focus Fire").choose("Corporate Light Cruiser");
    game.expect_gone("Corporate Light Cruiser");
    let mut game = about_to_play("Focus Fire").ours([SHIP, "AT-ST"]).theirs(["Munificent Frigate"]).action_phase();
    game.us().play("Focus Fire").choose("Munificent Frigate");
    game.expect_damage("Munificent Frigate", 2);
}

// ---- JTL_130 Timely Reinforcements ----

/// JTL_130: an X-Wing with Sentinel for every two resources of an opponent.
#[test]
fn timely_reinforcements_count_their_resources() {
    let mut game = about_to_play("Timely Reinforcements").their_resources(5).action_phase();
    game.us().play("Timely Reinforcements");
    if !game.game.legal_actions().contains(&rules::Action::Pass) {
        game.us().choose_player(Side::Them);
    }
    game.expect_count("X-Wing", 2).expect_keyword("X-Wing #1", Keyword::Sentinel);
    game.both_pass().nobody_resources();
    game.expect_no_keyword("X-Wing #1", Keyword::Sentinel);
}

// ---- JTL_131 Turbolaser Salvo ----

/// JTL_131: a space unit of ours strikes every enemy unit in an arena with its power.
#[test]
fn turbolaser_salvo_strikes_an_arena() {
    let mut game = about_to_play("Turbolaser Salvo")
        .ours([SHIP, "Wampa"])
        .theirs(["AT-ST", "Battlefield Marine", "Munificent Frigate"])
        .action_phase();
    game.us().play("Turbolaser Salvo").pick("ground").choose(SHIP);
    game.expect_damage("AT-ST", 2).expect_damage("Battlefield Marine", 2).expect_damage("Munificent Frigate", 0);
    game.expect_damage("Wampa", 0);
}

// Rulings

/// JTL_131, CR 8.12: all of it at once: what it defeats is defeated together.
#[test]
fn turbolaser_salvo_strikes_at_once() {
    let mut game = about_to_play("Turbolaser Salvo")
        .ours(["Munificent Frigate"])
        .theirs(["Battlefield Marine", "Bunker Defender"])
        .action_phase();
    game.us().play("Turbolaser Salvo").pick("ground").choose("Munificent Frigate");
    game.expect_gone("Battlefield Marine").expect_gone("Bunker Defender");
}

// ---- JTL_132 First Order Stormtrooper ----

/// JTL_132: 1 indirect damage to a player as it attacks and when it falls.
#[test]
fn first_order_stormtrooper_deals_indirect_damage() {
    let mut game = scenario().ours(["First Order Stormtrooper"]).theirs(["Wampa"]).action_phase();
    game.us().attack("First Order Stormtrooper", "Wampa").choose_player(Side::Them);
    game.them().choose("their base").expect_base_damage(1);
    game.us().choose_player(Side::Them);
    game.them().choose("Wampa");
    game.expect_damage("Wampa", 3);
}

// Rulings

/// JTL_132, CR 8.35.2A, 8.35.3.
#[test]
fn first_order_stormtroopers_damage_is_indirect() {
    let mut game = about_to_fall(unit("First Order Stormtrooper")).theirs([nearly_gone()]).their_action_phase();
    game.them().play("Confiscate").choose("First Order Stormtrooper");
    game.us().choose_player(Side::Them);
    indirect(&mut game, 1);
}

// ---- JTL_133 Allegiant General Pryde, Ruthless and Loyal ----

/// JTL_133: with the initiative 2 indirect damage as he attacks; a unit that is dealt it may lose an upgrade.
#[test]
fn general_pryde_strips_what_is_hit() {
    let mut game =
        scenario().ours(["Allegiant General Pryde"]).theirs([unit("Wampa").with(["Resilient"])]).action_phase();
    game.us().attack("Allegiant General Pryde", "their base").choose_player(Side::Them);
    game.them().choose("Wampa").choose("their base");
    game.us().choose("Resilient");
    game.expect_upgrades("Wampa", []).expect_damage("Wampa", 1);
    game.them().expect_base_damage(3);
    let mut game = scenario().ours(["Allegiant General Pryde"]).initiative(Side::Them).their_action_phase();
    game.them().pass();
    game.us().attack("Allegiant General Pryde", "their base");
    game.them().expect_base_damage(2);
}

// Rulings

/// JTL_133, CR 8.35.2, 8.35.3: a Shield prevents nothing of it, and no unit takes more than it has left (ruling 1).
#[test]
fn general_prydes_damage_is_indirect() {
    let mut game = scenario().ours(["Allegiant General Pryde"]).theirs([nearly_gone()]).action_phase();
    game.us().attack("Allegiant General Pryde", "their base").choose_player(Side::Them);
    indirect(&mut game, 2);
}

/// JTL_133: an upgrade with the unique icon stays (ruling 2).
#[test]
fn general_pryde_leaves_unique_upgrades() {
    let mut game = scenario()
        .ours(["Allegiant General Pryde"])
        .theirs([unit("AT-ST").with(["IG-88, Murderous Phlutdroid"])])
        .action_phase();
    game.us().attack("Allegiant General Pryde", "their base").choose_player(Side::Them);
    game.them().choose("AT-ST").choose("AT-ST");
    game.expect_upgrades("AT-ST", ["IG-88"]).expect_action_of(Side::Them);
}

// ---- JTL_134 General Hux, No Terms, No Surrender ----

/// JTL_134: Raid 1 for our other First Order units; a card when we played a First Order card this phase.
#[test]
fn general_hux_drives_the_first_order() {
    let mut game =
        about_to_play("Kijimi Patrollers").ours(["General Hux", "First Order TIE Fighter", "Wampa"]).action_phase();
    game.expect_keyword("First Order TIE Fighter", Keyword::Raid).expect_no_keyword("Wampa", Keyword::Raid);
    game.expect_no_keyword("General Hux", Keyword::Raid);
    game.us().play("Kijimi Patrollers");
    game.them().pass();
    game.us().use_ability("General Hux").expect_hand_size(1);
}

// Rulings

/// JTL_134, CR 6.4.2A: the action may be used without such a card, and draws nothing.
#[test]
fn general_huxs_action_may_do_nothing() {
    let mut game = scenario().ours(["General Hux"]).action_phase();
    game.us().use_ability("General Hux").expect_hand([]);
    game.expect_exhausted("General Hux").expect_action_of(Side::Them);
}

// ---- JTL_135 Special Forces TIE Fighter ----

/// JTL_135: ready when an opponent has more space units than we, itself counted.
#[test]
fn special_forces_tie_fighter_is_ready_when_outnumbered() {
    let table = |theirs: &[&'static str]| {
        let mut game = about_to_play("Special Forces TIE Fighter").theirs(theirs.iter().copied()).action_phase();
        game.us().play("Special Forces TIE Fighter");
        game
    };
    table(&[SHIP, "X-Wing"]).expect_ready("Special Forces TIE Fighter");
    table(&[SHIP, "Wampa"]).expect_exhausted("Special Forces TIE Fighter");
}

// ---- JTL_137 Vonreg's TIE Interceptor, Ace of the First Order ----

/// JTL_137: Overwhelm with 4 power, Raid 1 with 6.
#[test]
fn vonregs_tie_interceptor_grows() {
    let table = |tokens: usize| {
        let ours = unit("Vonreg's TIE Interceptor").with(vec!["Experience"; tokens]);
        scenario().ours([ours]).action_phase()
    };
    table(0).expect_no_keyword("Vonreg's TIE Interceptor", Keyword::Overwhelm);
    table(1)
        .expect_keyword("Vonreg's TIE Interceptor", Keyword::Overwhelm)
        .expect_no_keyword("Vonreg's TIE Interceptor", Keyword::Raid);
    table(3).expect_keyword("Vonreg's TIE Interceptor", Keyword::Raid);
}

// Rulings

/// JTL_137, CR 7.5.7E.
#[test]
fn vonregs_tie_interceptor_stops_at_a_shield() {
    stops_at_a_shield(unit("Vonreg's TIE Interceptor").with(["Experience"]), "Vonreg's TIE Interceptor");
}

// ---- JTL_138 Decimator of Dissidents ----

/// JTL_138: 1 less when we dealt indirect damage this phase.
#[test]
fn decimator_of_dissidents_follows_indirect_damage() {
    let mut game = scenario()
        .our_resources(30)
        .our_hand(["Torpedo Barrage", "Decimator of Dissidents", "Decimator of Dissidents"])
        .our_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().play("Decimator of Dissidents").expect_ready_resources(26);
    game.them().pass();
    game.us().play("Torpedo Barrage").choose_player(Side::Us).choose_times(5, "our base");
    let ready = game.game.ready_resources(rules::Seat(0));
    game.them().pass();
    game.us().play("Decimator of Dissidents").expect_ready_resources(ready - 3);
}

// Rulings

/// JTL_138, CR 7.5.7E (ruling 1).
#[test]
fn decimator_of_dissidents_stops_at_a_shield() {
    stops_at_a_shield(unit("Decimator of Dissidents"), "Decimator of Dissidents");
}

/// JTL_138, CR 7.5.7F: a defending unit that falls before combat damage leaves all of it to the base (ruling 2).
#[test]
fn decimator_of_dissidents_tramples_who_is_gone() {
    let ours = unit("Decimator of Dissidents").with(["Resilient"]);
    let mut game = with_a_deadly_upgrade(scenario().ours([ours])).theirs([SHIP]).action_phase();
    game.us().attack("Decimator of Dissidents", SHIP);
    game.them().expect_base_damage(3);
}

// ---- JTL_139 Dengar, Crude and Slovenly ----

/// JTL_139: when his Vehicle attacks, 2 indirect damage, 3 when it is Underworld.
#[test]
fn dengar_deals_indirect_damage() {
    for (ship, damage) in [(SHIP, 2), ("Techno Union Transport", 2), ("Zygerrian Starhopper", 3)] {
        let mut game = scenario().ours([unit(ship).with(["Dengar, Crude and Slovenly"])]).action_phase();
        game.us().attack(ship, "their base").choose_player(Side::Us);
        game.us().choose_times(damage, "our base").expect_base_damage(damage as i16);
    }
}

// Rulings

/// JTL_139, CR 7.5.17C, 8.35.2A, 8.35.3.
#[test]
fn dengar_is_a_unit_out_of_play() {
    forms_of("JTL_139", "Dengar");
    let mut game = scenario().ours([piloted("Dengar, Crude and Slovenly")]).theirs([nearly_gone()]).action_phase();
    game.us().attack(SHIP, "their base").choose_player(Side::Them);
    indirect(&mut game, 2);
}

// ---- JTL_140 IG-2000, Assassin's Aggressor ----

/// JTL_140: Overwhelm; when played 1 damage to each of up to three units.
#[test]
fn ig_2000_hits_up_to_three_units() {
    let mut game = about_to_play("IG-2000").theirs(["Wampa", "AT-ST", SHIP, "X-Wing"]).action_phase();
    game.us().play("IG-2000").choose("Wampa").choose("AT-ST").choose("X-Wing");
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 1).expect_damage("X-Wing", 1).expect_damage(SHIP, 0);
}

// Rulings

/// JTL_140, CR 7.5.7E.
#[test]
fn ig_2000_stops_at_a_shield() {
    stops_at_a_shield(unit("IG-2000"), "IG-2000");
}

// ---- JTL_141 IG-88, Murderous Phlutdroid ----

/// JTL_141: +3/+0 while an enemy unit is damaged, for itself and for its Vehicle.
#[test]
fn ig_88_smells_damage() {
    let table = |damage: i16| {
        scenario()
            .ours([unit("JTL_141"), unit("Munificent Frigate")])
            .theirs([unit("Wampa").damage(damage)])
            .action_phase()
    };
    table(0).expect_power("IG-88", 4);
    table(1).expect_power("IG-88", 7);
    let mut game = scenario().ours([piloted("JTL_141")]).theirs([unit("Wampa").damage(1)]).action_phase();
    game.expect_power(SHIP, 5).expect_hp(SHIP, 5);
}

// Rulings

/// JTL_141, CR 7.5.17C.
#[test]
fn ig_88_is_a_unit_out_of_play() {
    forms_of("JTL_141", "IG-88");
}
