//! The cards of Jump to Lightspeed from JTL_072 to JTL_091: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Scenario, Side, scenario, unit};

use super::common::{SHIP, about_to_be_defeated, about_to_pilot, expect_pilot_forms, piloted};
use crate::starts::about_to_play;

// ---- JTL_072 Wing Guard Security Team ----

/// JTL_072: a Shield for each of up to two Fringe units, itself included.
#[test]
fn wing_guard_security_team_gives_shields_to_fringe_units() {
    let mut game = about_to_play("Wing Guard Security Team")
        .ours(["Wampa", "Silver Angel"])
        .text(r#"(id: "JTL_062")"#)
        .action_phase();
    game.us().play("Wing Guard Security Team").choose("Wing Guard Security Team").choose("Silver Angel");
    game.expect_upgrades("Silver Angel", ["Shield"]).expect_upgrades("Wing Guard Security Team", ["Shield"]);
}

// ---- JTL_073 Grim Valor ----

/// JTL_073: when its unit is defeated, its controller may exhaust a unit.
#[test]
fn grim_valor_may_exhaust_a_unit_when_its_unit_is_defeated() {
    let mut game = about_to_be_defeated(unit("Wampa").with(["Grim Valor"])).theirs(["AT-ST"]).their_action_phase();
    game.them().play("Confiscate").choose("Wampa");
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
}

// ---- JTL_074 Close the Shield Gate ----

/// JTL_074: the next damage to the base is prevented, whatever deals it, and no later damage.
#[test]
fn close_the_shield_gate_prevents_the_next_damage_to_a_base() {
    let mut game = about_to_play("Close the Shield Gate").theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Close the Shield Gate").choose("our base");
    game.them().attack("AT-ST", "our base");
    game.us().expect_base_damage(0).pass();
    game.them().attack("Wampa", "our base");
    game.us().expect_base_damage(4);
}

// Corners

/// JTL_074: the effect is for this phase only.
#[test]
fn close_the_shield_gate_lasts_for_the_phase() {
    let mut game = about_to_play("Close the Shield Gate").theirs(["Wampa"]).action_phase();
    game.us().play("Close the Shield Gate").choose("our base");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.them().attack("Wampa", "our base");
    game.us().expect_base_damage(4);
}

// ---- JTL_075 Repair ----

/// JTL_075: heals 3 damage from a unit or a base.
#[test]
fn repair_of_this_set_heals_3_damage() {
    let mut game = about_to_play("JTL_075").our_base_damage(5).theirs([unit("Wampa").damage(4)]).action_phase();
    game.us().play("Repair").choose("our base").expect_base_damage(2);
}

// ---- JTL_076 Covering the Wing ----

/// JTL_076: creates an X-Wing, and may give another unit a Shield.
#[test]
fn covering_the_wing_creates_an_x_wing_and_may_shield_another_unit() {
    let mut game = about_to_play("Covering the Wing").ours(["Wampa"]).action_phase();
    game.us().play("Covering the Wing");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]).expect_count("X-Wing", 1);
}

// ---- JTL_077 In the Heat of Battle ----

/// JTL_077: every unit has Sentinel, and none Saboteur.
#[test]
fn in_the_heat_of_battle_gives_sentinel_and_removes_saboteur() {
    let mut game = about_to_play("In the Heat of Battle").ours(["Orbiting K-Wing"]).theirs(["Wampa"]).action_phase();
    game.us().play("In the Heat of Battle");
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_keyword("Orbiting K-Wing", Keyword::Sentinel);
    game.expect_no_keyword("Orbiting K-Wing", Keyword::Saboteur);
}

// Rulings

/// JTL_077: units that enter later are not affected; those in play gain no Saboteur (ruling 1, 2).
#[test]
fn in_the_heat_of_battle_affects_only_units_in_play() {
    let mut game = about_to_play("In the Heat of Battle")
        .ours([SHIP])
        .our_hand(["Confiscate"])
        .confiscate_does("Gain(to: All(side: Friendly), gives: [Keyword(Saboteur)], for: Phase)")
        .their_hand(["Battlefield Marine"])
        .their_resources(20)
        .action_phase();
    game.us().play("In the Heat of Battle");
    game.them().play("Battlefield Marine");
    game.expect_no_keyword("Battlefield Marine", Keyword::Sentinel);
    game.us().play("Confiscate");
    game.expect_no_keyword(SHIP, Keyword::Saboteur);
}

// ---- JTL_078 Direct Hit ----

/// JTL_078: a non-leader Vehicle is defeated.
#[test]
fn direct_hit_defeats_a_non_leader_vehicle() {
    let mut game = about_to_play("Direct Hit").theirs([SHIP, "Wampa"]).action_phase();
    game.us().play("Direct Hit");
    game.expect_options([SHIP]);
    game.us().choose(SHIP);
    game.expect_gone(SHIP);
}

// ---- JTL_079 Out the Airlock ----

/// JTL_079: -5/-5 for this phase.
#[test]
fn out_the_airlock_gives_a_unit_minus_5_5() {
    let mut game = about_to_play("Out the Airlock").theirs(["Wampa", "AT-ST"]).action_phase();
    let mut other = game.clone();
    game.us().play("Out the Airlock").choose("Wampa");
    game.expect_gone("Wampa");
    other.us().play("Out the Airlock").choose("AT-ST");
    other.expect_power("AT-ST", 1).expect_hp("AT-ST", 2);
}

// ---- JTL_080 Nebula Ignition ----

/// JTL_080: each unit without an upgrade is defeated, on both sides.
#[test]
fn nebula_ignition_defeats_units_without_upgrades() {
    let mut game = about_to_play("Nebula Ignition")
        .ours([unit("Wampa"), unit("AT-ST").with(["Experience"])])
        .theirs([unit(SHIP), piloted("Clone Pilot")])
        .action_phase();
    game.us().play("Nebula Ignition");
    game.expect_gone("Wampa").expect_in_play("AT-ST").expect_count(SHIP, 1);
}

// ---- JTL_081 First Order TIE Fighter ----

/// JTL_081: Raid 1 if we control a token unit.
#[test]
fn first_order_tie_fighter_has_raid_with_a_token_unit() {
    let raids = |ours: &'static str| {
        let mut game = scenario().ours(["First Order TIE Fighter", ours]).theirs(["X-Wing"]).action_phase();
        game.us().attack("First Order TIE Fighter", "their base");
        game
    };
    raids("TIE Fighter").them().expect_base_damage(3);
    raids("Wampa").them().expect_base_damage(2);
}

// ---- JTL_082 Kijimi Patrollers ----

/// JTL_082: creates a TIE Fighter when played.
#[test]
fn kijimi_patrollers_create_a_tie_fighter() {
    let mut game = about_to_play("Kijimi Patrollers").action_phase();
    game.us().play("Kijimi Patrollers");
    game.expect_count("TIE Fighter", 1);
}

// ---- JTL_083 Pantoran Starship Thief ----

/// JTL_083: for 3 resources it may be attached to a Fighter or Transport without a Pilot, and we take control of that
/// unit.
#[test]
fn pantoran_starship_thief_may_take_control_of_a_ship() {
    let mut game = about_to_play("Pantoran Starship Thief")
        .theirs([unit(SHIP), unit("Munificent Frigate"), unit("Alliance X-Wing").with(["Academy Graduate"])])
        .action_phase();
    game.us().play("Pantoran Starship Thief").yes().choose(SHIP);
    game.expect_controller(SHIP, Side::Us).expect_upgrades(SHIP, ["Pantoran Starship Thief"]);
    game.expect_controller("Alliance X-Wing", Side::Them);
}

// Corners

/// JTL_083: when it is detached, the owner gets the ship back; unpaid, nothing happens.
#[test]
fn pantoran_starship_thief_detached_returns_the_ship() {
    let mut game = about_to_play("Pantoran Starship Thief")
        .theirs([SHIP])
        .their_hand(["Confiscate"])
        .their_resources(3)
        .action_phase();
    game.us().play("Pantoran Starship Thief").yes().choose(SHIP);
    game.expect_controller(SHIP, Side::Us);
    game.them().play("Confiscate").choose("Pantoran Starship Thief");
    game.expect_controller(SHIP, Side::Them).expect_in_discard("Pantoran Starship Thief");
    let mut game = about_to_play("Pantoran Starship Thief").theirs([SHIP]).action_phase();
    game.us().play("Pantoran Starship Thief").no();
    game.expect_controller(SHIP, Side::Them).expect_in_play("Pantoran Starship Thief");
}

// Rulings

/// JTL_083, CR 7.5.17C: it has no Piloting, so it is played only as a unit (ruling 1).
#[test]
fn pantoran_starship_thief_can_be_played_only_as_a_unit() {
    let mut game = about_to_play("Pantoran Starship Thief").ours([SHIP]).action_phase();
    game.expect_offered("play Pantoran Starship Thief");
    game.expect_not_offered(&format!("play Pantoran Starship Thief onto {SHIP}"));
    game.us().play("Pantoran Starship Thief").no();
    game.expect_in_play("Pantoran Starship Thief");
}

// ---- JTL_084 Wingman Victor Two, Mauler Mithel ----

/// JTL_084: creates a TIE Fighter when played as an upgrade, none when played as a unit.
#[test]
fn wingman_victor_two_creates_a_tie_fighter_as_an_upgrade() {
    let mut game = about_to_pilot("Wingman Victor Two").action_phase();
    let mut other = game.clone();
    game.us().play_onto("Wingman Victor Two", SHIP);
    game.expect_count("TIE Fighter", 1).expect_power(SHIP, 3);
    other.us().play("Wingman Victor Two");
    other.expect_count("TIE Fighter", 0);
}

// Rulings

/// JTL_084, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn wingman_victor_two_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_084", "Wingman Victor Two");
}

// ---- JTL_085 Victor Leader, Leading from the Front ----

/// JTL_085: our other space units have +1/+1.
#[test]
fn victor_leader_gives_1_1_to_other_space_units() {
    let mut game = scenario().ours(["Victor Leader", SHIP, "Wampa"]).theirs(["X-Wing"]).action_phase();
    game.expect_power(SHIP, 3).expect_hp(SHIP, 3).expect_power("Wampa", 4).expect_power("Victor Leader", 2);
    game.expect_power("X-Wing", 2);
}

// ---- JTL_086 Wingman Victor Three, Backstabber ----

/// JTL_086: played as an upgrade, may give a unit an Experience token.
#[test]
fn wingman_victor_three_may_give_experience_to_a_unit() {
    let mut game = about_to_pilot("Wingman Victor Three").ours(["Wampa"]).action_phase();
    game.us().play_onto("Wingman Victor Three", SHIP).choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

// Rulings

/// JTL_086: erratum: a unit other than the one that it is attached to (ruling 1).
#[test]
fn wingman_victor_three_gives_experience_to_another_unit() {
    let mut game = about_to_pilot("Wingman Victor Three").ours(["Wampa"]).action_phase();
    game.us().play_onto("Wingman Victor Three", SHIP);
    game.expect_options(["Wampa", "no"]);
}

/// JTL_086, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 2).
#[test]
fn wingman_victor_three_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_086", "Wingman Victor Three");
}

// ---- JTL_087 TIE Ambush Squadron ----

/// JTL_087: a TIE Fighter when played, and one when defeated.
#[test]
fn tie_ambush_squadron_creates_a_tie_fighter_when_defeated() {
    let mut game = scenario()
        .ours(["TIE Ambush Squadron"])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .their_action_phase();
    game.them().play("Confiscate").choose("TIE Ambush Squadron");
    game.expect_count("TIE Fighter", 1);
}

// Rulings

/// JTL_087, CR 7.5.5: Ambush and "when played" trigger together; without an enemy to attack nothing is readied (ruling
/// 1).
#[test]
fn tie_ambush_squadron_ambush_is_pending_together_with_when_played() {
    let mut game = about_to_play("TIE Ambush Squadron").theirs([SHIP]).action_phase();
    game.us().play("TIE Ambush Squadron");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.us().resolve_first("Ambush").attack("TIE Ambush Squadron", SHIP);
    game.expect_count("TIE Fighter", 1);
    let mut game = about_to_play("TIE Ambush Squadron").action_phase();
    game.us().play("TIE Ambush Squadron").resolve_first("Ambush");
    game.expect_exhausted("TIE Ambush Squadron").expect_count("TIE Fighter", 1);
}

// ---- JTL_088 Captain Phasma, On My Command ----

/// JTL_088: may give another First Order unit +2/+2, when played and on attack.
#[test]
fn captain_phasma_may_give_another_first_order_unit_2_2() {
    let mut game =
        about_to_play("Captain Phasma, On My Command").ours(["First Order TIE Fighter", "Wampa"]).action_phase();
    game.us().play("Captain Phasma");
    game.expect_options(["First Order TIE Fighter", "no"]);
    game.us().choose("First Order TIE Fighter");
    game.expect_power("First Order TIE Fighter", 4).expect_hp("First Order TIE Fighter", 3);
}

// ---- JTL_089 The Invisible Hand, Crawling With Vultures ----

/// A table at which The Invisible Hand is about to find this card, second of eight.
fn about_to_find(found: &'static str) -> Scenario {
    let mut deck = vec!["Resilient", found];
    deck.extend(["Repair"; 6]);
    deck.push("Wampa");
    about_to_play("JTL_089").our_deck(deck)
}

/// JTL_089: searches eight cards for a Droid unit to draw. One of cost 2 or less may be played for free.
#[test]
fn the_invisible_hand_draws_a_droid_that_may_be_played_for_free() {
    let mut game = about_to_find("B1 Security Team").action_phase();
    game.us().play("The Invisible Hand").yes().choose("B1 Security Team").play("B1 Security Team");
    game.expect_in_play("B1 Security Team");
}

/// JTL_089: searches again when its attack ends; a more expensive Droid is only drawn.
#[test]
fn the_invisible_hand_searches_again_when_its_attack_ends() {
    let mut game =
        scenario().ours(["JTL_089"]).our_deck(["Chopper, Metal Menace", "K-2SO, Cassian's Counterpart"]).action_phase();
    game.us().attack("The Invisible Hand", "their base").yes().choose("K-2SO").expect_hand(["K-2SO"]);
    game.expect_action_of(Side::Them);
}

// Rulings

/// JTL_089, CR 7.6.2: its one ability is a "When Played" ability also when it was triggered by the end of an attack.
#[test]
fn the_invisible_hand_has_a_single_ability_for_both_triggers() {
    let mut game = scenario()
        .ours(["JTL_089", "Qui-Gon Jinn's Aethersprite, Guided by the Force"])
        .our_deck(["Chopper, Metal Menace", "K-2SO, Cassian's Counterpart"])
        .action_phase();
    game.us().attack("Qui-Gon Jinn's Aethersprite", "their base");
    game.them().pass();
    game.us().attack("The Invisible Hand", "their base").yes().choose("K-2SO").yes().yes().choose("Chopper");
    game.us().expect_hand(["K-2SO", "Chopper"]);
}

/// JTL_089, CR 7.6.16C: combat damage that defeats it does not keep its ability from triggering, unlike the older ruling
/// (ruling 1, 6).
#[test]
fn the_invisible_hand_defeated_by_its_attack_still_searches() {
    let mut game = scenario()
        .ours([unit("JTL_089").damage(5)])
        .our_deck(["B1 Security Team"])
        .theirs(["Munificent Frigate"])
        .action_phase();
    game.us().attack("The Invisible Hand", "Munificent Frigate");
    game.expect_gone("The Invisible Hand");
    game.us().yes().choose("B1 Security Team").play("B1 Security Team");
    game.expect_in_play("B1 Security Team").expect_action_of(Side::Them);
}

/// JTL_089, CR 1.8.6, 1.8.5: the printed cost counts, and for free there is no aspect penalty either (ruling 2, 3).
#[test]
fn the_invisible_hand_plays_the_droid_for_free() {
    let mut game = about_to_find("B1 Security Team").action_phase();
    game.us().play("The Invisible Hand");
    let ready = game.game.ready_resources(rules::Seat(0));
    game.us().yes().choose("B1 Security Team").play("B1 Security Team").expect_ready_resources(ready);
}

/// JTL_089, CR 8.26.2: the rest goes to the bottom (ruling 4).
#[test]
fn the_invisible_hand_puts_the_rest_on_the_bottom() {
    let mut game = about_to_find("B1 Security Team").action_phase();
    game.us().play("The Invisible Hand").yes().choose("B1 Security Team").no().expect_deck_top(["Wampa"]);
    game.us().expect_deck_size(8);
}

/// JTL_089, CR 7.5.17C: a Pilot is found as a unit and played only as one (ruling 5).
#[test]
fn the_invisible_hand_plays_pilots_as_units() {
    let mut game = about_to_find("Astromech Pilot").ours([SHIP]).action_phase();
    game.us().play("The Invisible Hand").yes().choose("Astromech Pilot");
    game.expect_offered("play Astromech Pilot").expect_not_offered(&format!("play Astromech Pilot onto {SHIP}"));
}

// ---- JTL_090 Executor, Might of the Empire ----

/// JTL_090: three TIE Fighters when played, on attack and when defeated.
#[test]
fn executor_creates_three_tie_fighters() {
    let mut game = about_to_play("Executor").action_phase();
    game.us().play("Executor");
    game.expect_count("TIE Fighter", 3);
    let mut game = scenario()
        .ours(["Executor"])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(side: Enemy, cost: AtLeast(5)))")
        .action_phase();
    game.us().attack("Executor", "their base");
    game.expect_count("TIE Fighter", 3);
    game.them().play("Confiscate").choose("Executor");
    game.expect_count("TIE Fighter", 6);
}

// Rulings

/// JTL_090, CR 7.5.7E: a Shield leaves no excess damage (ruling 1).
#[test]
fn executor_overwhelm_stops_at_a_shield() {
    let mut game = scenario().ours(["Executor"]).theirs([unit(SHIP).with(["Shield"])]).action_phase();
    game.us().attack("Executor", SHIP);
    game.them().expect_base_damage(0);
}

/// JTL_090, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess (ruling 2).
#[test]
fn executor_overwhelm_deals_all_when_the_defender_is_gone() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 9, to: Defender)]))")
        .ours([unit("Executor").with(["Resilient"])])
        .theirs([SHIP])
        .action_phase();
    game.us().attack("Executor", SHIP);
    // Its own text and the upgrade's wait together.
    game.expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.game.play(rules::Action::Trigger(0)).expect("one of the two");
    game.them().expect_base_damage(12);
}

// ---- JTL_091 Apology Accepted ----

/// JTL_091: a friendly unit is defeated; may give two Experience tokens to a unit.
#[test]
fn apology_accepted_defeats_a_unit_and_may_give_experience() {
    let mut game = about_to_play("Apology Accepted").ours(["Wampa", SHIP]).theirs(["AT-ST"]).action_phase();
    game.us().play("Apology Accepted");
    game.expect_options(["Wampa", SHIP]);
    game.us().choose("Wampa").choose(SHIP);
    game.expect_gone("Wampa").expect_upgrades(SHIP, ["Experience", "Experience"]);
}
