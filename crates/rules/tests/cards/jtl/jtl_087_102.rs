//! The cards of Jump to Lightspeed from JTL_087 to JTL_102: main case, corners and official rulings of each.

use testkit::{Ask, Scenario, Side, scenario, unit};

use super::common::{SHIP, about_to_pilot, forms_of, piloted};
use crate::starts::about_to_play;

// ---- JTL_087 TIE Ambush Squadron ----

/// JTL_087: a TIE Fighter when played, and one when it falls.
#[test]
fn tie_ambush_squadron_brings_tie_fighters() {
    let mut game = scenario()
        .ours(["TIE Ambush Squadron"])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .their_action_phase();
    game.them().play("Confiscate").choose("TIE Ambush Squadron");
    game.expect_count("TIE Fighter", 1);
}

// Rulings

/// JTL_087, CR 7.5.5: Ambush and "when played" trigger together, and without an enemy to attack nothing is readied.
#[test]
fn tie_ambush_squadron_ambushes_beside_its_own_text() {
    let mut game = about_to_play("TIE Ambush Squadron").theirs([SHIP]).action_phase();
    game.us().play("TIE Ambush Squadron");
    game.expect_asked(Side::Us, Ask::WhichFirst);
    game.us().resolve_first("Ambush").attack("TIE Ambush Squadron", SHIP);
    game.expect_count("TIE Fighter", 1);
    let mut game = about_to_play("TIE Ambush Squadron").action_phase();
    game.us().play("TIE Ambush Squadron").resolve_first("Ambush");
    game.expect_exhausted("TIE Ambush Squadron").expect_count("TIE Fighter", 1);
}

// ---- JTL_088 Captain Phasma, On My Command ----

/// JTL_088: +2/+2 for another First Order unit when played and as she attacks, if we like.
#[test]
fn captain_phasma_commands_the_first_order() {
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

/// JTL_089: among eight cards a Droid unit, which is drawn; one that costs 2 or less may be played for free.
#[test]
fn the_invisible_hand_finds_a_droid() {
    let mut game = about_to_find("B1 Security Team").action_phase();
    game.us().play("The Invisible Hand").yes().choose("B1 Security Team").play("B1 Security Team");
    game.expect_in_play("B1 Security Team");
}

/// JTL_089: once more when its attack ends; a dearer Droid is only drawn.
#[test]
fn the_invisible_hand_finds_another() {
    let mut game =
        scenario().ours(["JTL_089"]).our_deck(["Chopper, Metal Menace", "K-2SO, Cassian's Counterpart"]).action_phase();
    game.us().attack("The Invisible Hand", "their base").yes().choose("K-2SO").expect_hand(["K-2SO"]);
    game.expect_action_of(Side::Them);
}

// Rulings

/// JTL_089, CR 7.6.16: it must survive its attack (ruling 1, 6).
#[test]
fn the_invisible_hand_must_survive() {
    let mut game = scenario()
        .ours([unit("JTL_089").damage(5)])
        .our_deck(["B1 Security Team"])
        .theirs(["Munificent Frigate"])
        .action_phase();
    game.us().attack("The Invisible Hand", "Munificent Frigate").expect_deck_top(["B1 Security Team"]);
    game.expect_gone("The Invisible Hand").expect_action_of(Side::Them);
}

/// JTL_089, CR 1.8.6, 1.8.5: the printed cost counts, and for free there is no aspect penalty either (ruling 2, 3).
#[test]
fn the_invisible_hand_plays_for_free() {
    let mut game = about_to_find("B1 Security Team").action_phase();
    game.us().play("The Invisible Hand");
    let ready = game.game.ready_resources(rules::Seat(0));
    game.us().yes().choose("B1 Security Team").play("B1 Security Team").expect_ready_resources(ready);
}

/// JTL_089, CR 8.26.2: the rest goes to the bottom (ruling 4).
#[test]
fn the_invisible_hand_puts_the_rest_below() {
    let mut game = about_to_find("B1 Security Team").action_phase();
    game.us().play("The Invisible Hand").yes().choose("B1 Security Team").no().expect_deck_top(["Wampa"]);
    game.us().expect_deck_size(8);
}

/// JTL_089, CR 7.5.17C: a Pilot is found as a unit and played as one alone (ruling 5).
#[test]
fn the_invisible_hand_plays_pilots_as_units() {
    let mut game = about_to_find("Astromech Pilot").ours([SHIP]).action_phase();
    game.us().play("The Invisible Hand").yes().choose("Astromech Pilot");
    game.expect_offered("play Astromech Pilot").expect_not_offered(&format!("play Astromech Pilot onto {SHIP}"));
}

// ---- JTL_090 Executor, Might of the Empire ----

/// JTL_090: three TIE Fighters when played, as it attacks and when it falls.
#[test]
fn executor_brings_tie_fighters() {
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

/// JTL_090, CR 7.5.7E: a Shield leaves no excess damage.
#[test]
fn executors_overwhelm_stops_at_a_shield() {
    let mut game = scenario().ours(["Executor"]).theirs([unit(SHIP).with(["Shield"])]).action_phase();
    game.us().attack("Executor", SHIP);
    game.them().expect_base_damage(0);
}

/// JTL_090, CR 7.5.7F: when the defending unit falls before combat damage, all of it is excess.
#[test]
fn executors_overwhelm_deals_all_to_the_base() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 9, to: Defender)]))")
        .ours([unit("Executor").with(["Resilient"])])
        .theirs([SHIP])
        .action_phase();
    game.us().attack("Executor", SHIP);
    // Its own text and the upgrade's wait together.
    game.expect_asked(Side::Us, Ask::WhichFirst);
    game.game.play(rules::Action::Trigger(0)).expect("one of the two");
    game.them().expect_base_damage(12);
}

// ---- JTL_091 Apology Accepted ----

/// JTL_091: a unit of ours falls, two Experience tokens for a unit, if we like.
#[test]
fn apology_accepted_defeats_and_teaches() {
    let mut game = about_to_play("Apology Accepted").ours(["Wampa", SHIP]).theirs(["AT-ST"]).action_phase();
    game.us().play("Apology Accepted");
    game.expect_options(["Wampa", SHIP]);
    game.us().choose("Wampa").choose(SHIP);
    game.expect_gone("Wampa").expect_upgrades(SHIP, ["Experience", "Experience"]);
}

// ---- JTL_092 Scramble Fighters ----

/// JTL_092: eight ready TIE Fighters that cannot attack bases this phase.
#[test]
fn scramble_fighters_brings_eight() {
    let mut game = about_to_play("Scramble Fighters").theirs([SHIP]).action_phase();
    game.us().play("Scramble Fighters");
    game.expect_count("TIE Fighter", 8).expect_ready("TIE Fighter #1").expect_ready("TIE Fighter #8");
    game.them().pass();
    game.expect_not_offered("TIE Fighter -> their base").expect_offered("TIE Fighter -> Royal Security Fighter");
}

// Rulings

/// JTL_092: they may damage a base in other ways.
#[test]
fn scramble_fighters_may_overwhelm() {
    let mut game = about_to_play("Scramble Fighters")
        .our_hand(["Confiscate"])
        .confiscate_does(
            "Gain(to: All(side: Friendly, token: true), gives: [Keyword(Overwhelm), Stats(9, 0)], for: Phase)",
        )
        .theirs([SHIP])
        .action_phase();
    game.us().play("Scramble Fighters");
    game.them().pass();
    game.us().play("Confiscate");
    game.them().pass();
    game.us().attack("TIE Fighter #1", SHIP);
    game.them().expect_base_damage(8);
}

// ---- JTL_093 Nien Nunb, Loyal Co-Pilot ----

/// JTL_093: +1/+0 for each other Pilot of ours, unit or upgrade, for himself and for his Vehicle.
#[test]
fn nien_nunb_counts_pilots() {
    let mut game = scenario()
        .ours([unit("Nien Nunb"), unit("Determined Recruit"), piloted("Clone Pilot")])
        .theirs(["Academy Graduate"])
        .action_phase();
    game.expect_power("Nien Nunb", 3);
    let mut game = scenario().ours([piloted("Nien Nunb"), unit("Determined Recruit")]).action_phase();
    game.expect_power(SHIP, 4);
}

// Rulings

/// JTL_093: cards in other zones that have the trait do not count.
#[test]
fn nien_nunb_counts_no_pilots_out_of_play() {
    let mut game = scenario().ours(["Nien Nunb"]).our_hand(["Clone Pilot"]).our_discard(["Clone Pilot"]).action_phase();
    game.expect_power("Nien Nunb", 1);
}

/// JTL_093, CR 7.5.17C.
#[test]
fn nien_nunb_is_a_unit_out_of_play() {
    forms_of("JTL_093", "Nien Nunb");
}

// ---- JTL_096 Blue Leader, Scarif Air Support ----

/// JTL_096: for 2 it moves to the ground arena, with two Experience tokens.
#[test]
fn blue_leader_comes_down() {
    let mut game = about_to_play("Blue Leader").theirs(["Wampa"]).action_phase();
    game.us().play("Blue Leader").resolve_first("Blue Leader").yes();
    game.expect_offered("Blue Leader -> Wampa");
    game.us().attack("Blue Leader", "Wampa");
    game.expect_gone("Wampa").expect_power("Blue Leader", 5);
}

// Rulings

/// JTL_096, CR 7.5.5: Ambush may come first: then it attacks in space.
#[test]
fn blue_leader_ambushes_first() {
    let mut game = about_to_play("Blue Leader").theirs([SHIP, "Wampa"]).action_phase();
    game.us().play("Blue Leader");
    game.expect_asked(Side::Us, Ask::WhichFirst);
    game.us().resolve_first("Ambush");
    game.expect_options(["Blue Leader -> Royal Security Fighter", "no"]);
}

/// JTL_096, CR 7.5.5: with nobody to attack it does not ready.
#[test]
fn blue_leader_without_enemies() {
    let mut game = about_to_play("Blue Leader").action_phase();
    game.us().play("Blue Leader").resolve_first("Ambush").no();
    game.expect_exhausted("Blue Leader");
}

// ---- JTL_097 Leia Organa, Pilots, To Your Stations ----

/// JTL_097: a Pilot, or a unit with one, may attack with +1/+0 and Restore 1.
#[test]
fn leia_organa_sends_a_pilot() {
    let mut game = about_to_play("JTL_097")
        .ours([piloted("Clone Pilot"), unit("Determined Recruit"), unit("Wampa")])
        .our_base_damage(2)
        .action_phase();
    game.us().play("Leia Organa");
    game.expect_options(["Royal Security Fighter -> their base", "Determined Recruit -> their base", "no"]);
    game.us().attack(SHIP, "their base").expect_base_damage(1);
    game.them().expect_base_damage(5);
}

// Rulings

/// JTL_097: an exhausted unit cannot attack.
#[test]
fn leia_organa_sends_no_exhausted_pilot() {
    let mut game = about_to_play("JTL_097").ours([unit("Determined Recruit").exhausted()]).action_phase();
    game.us().play("Leia Organa");
    game.expect_action_of(Side::Them);
}

// ---- JTL_098 Snap Wexley, Resistance Recon Flier ----

/// JTL_098: as a unit the next Resistance card costs 1 less; as an upgrade a search for one.
#[test]
fn snap_wexley_helps_the_resistance() {
    let mut game = about_to_pilot("Snap Wexley, Resistance Recon Flier")
        .our_deck(["Wampa", "Paige Tico", "Wampa", "Wampa", "Wampa", "Repair"])
        .action_phase();
    game.us().play_onto("Snap Wexley", SHIP).choose("Paige Tico").expect_hand(["Paige Tico"]);
}

// Rulings

/// JTL_098: the discount stays when he has gone.
#[test]
fn snap_wexleys_discount_outlives_him() {
    let mut game = scenario()
        .ours(["Snap Wexley, Resistance Recon Flier"])
        .our_base("Thermal Oscillator")
        .text(r#"(id: "JTL_025")"#)
        .our_leader("Rose Tico, Saving What We Love")
        .our_hand(["Determined Recruit", "Determined Recruit"])
        .our_resources(2)
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .action_phase();
    game.us().attack("Snap Wexley", "their base");
    game.them().play("Confiscate").choose("Snap Wexley");
    game.us().play("Determined Recruit #1").expect_ready_resources(1);
}

/// JTL_098, CR 7.5.17C.
#[test]
fn snap_wexley_is_a_unit_out_of_play() {
    forms_of("JTL_098", "Snap Wexley");
}

// ---- JTL_099 Veteran Fleet Officer ----

/// JTL_099: an X-Wing when played.
#[test]
fn veteran_fleet_officer_brings_an_x_wing() {
    let mut game = about_to_play("Veteran Fleet Officer").action_phase();
    game.us().play("Veteran Fleet Officer");
    game.expect_count("X-Wing", 1);
}

// ---- JTL_100 Poe Dameron, One Hell of a Pilot ----

/// JTL_100: played as a unit, an X-Wing; he may be attached to a Vehicle without a Pilot.
#[test]
fn poe_dameron_boards_a_vehicle() {
    let mut game = about_to_play("Poe Dameron, One Hell of a Pilot").ours([SHIP]).action_phase();
    game.us().play("Poe Dameron");
    game.us().yes();
    game.expect_count("X-Wing", 1).expect_options([SHIP, "X-Wing"]);
    game.us().choose(SHIP);
    game.expect_upgrades(SHIP, ["Poe Dameron"]).expect_power(SHIP, 4);
}

// Rulings

/// JTL_100: also to the X-Wing that he brings.
#[test]
fn poe_dameron_boards_his_x_wing() {
    let mut game = about_to_play("Poe Dameron, One Hell of a Pilot").action_phase();
    game.us().play("Poe Dameron").yes().choose("X-Wing");
    game.expect_power("X-Wing", 4).expect_hp("X-Wing", 5);
}

/// JTL_100, CR 7.5.17C.
#[test]
fn poe_dameron_is_a_unit_out_of_play() {
    forms_of("JTL_100", "Poe Dameron");
}

// ---- JTL_101 Red Leader, Form Up ----

/// JTL_101: 1 less for each of our Pilots; a Pilot that attaches to it brings an X-Wing.
#[test]
fn red_leader_forms_up() {
    let mut game = about_to_play("Red Leader")
        .our_leader("Hera Syndulla")
        .our_base("Echo Base")
        .ours([unit("Astromech Pilot"), unit(SHIP).with(["Academy Graduate"])])
        .our_hand(["Hopeful Volunteer"])
        .action_phase();
    let ready = game.game.ready_resources(rules::Seat(0));
    game.us().play("Red Leader").expect_ready_resources(ready - 2);
    game.them().pass();
    game.us().play_onto("Hopeful Volunteer", "Red Leader");
    game.expect_in_play("X-Wing");
}

// Corners

/// JTL_101: another upgrade brings nothing, nor a Pilot on another ship.
#[test]
fn red_leader_waits_for_pilots_of_its_own() {
    let mut game = scenario()
        .our_resources(30)
        .our_hand(["Resilient", "Hopeful Volunteer"])
        .ours(["Red Leader", SHIP])
        .action_phase();
    game.us().play_onto("Resilient", "Red Leader");
    game.them().pass();
    game.us().play_onto("Hopeful Volunteer", SHIP);
    game.expect_count("X-Wing", 0);
}

// Rulings

/// JTL_101: Pilots that are units and Pilots that are upgrades count, the leader in the base zone does not (ruling 1).
#[test]
fn red_leader_counts_pilots_in_play() {
    let mut game = scenario()
        .our_leader("Han Solo, Never Tell Me the Odds")
        .our_resources(30)
        .our_hand(["Red Leader"])
        .our_base("Echo Base")
        .action_phase();
    game.us().play("Red Leader").expect_ready_resources(26);
}

// ---- JTL_102 Resistance Blue Squadron ----

/// JTL_102: damage for our space units, itself among them, if we like.
#[test]
fn resistance_blue_squadron_counts_space_units() {
    let mut game = about_to_play("Resistance Blue Squadron").ours([SHIP, "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Resistance Blue Squadron").choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}
