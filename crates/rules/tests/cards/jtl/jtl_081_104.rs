//! The cards of Jump to Lightspeed from JTL_081 to JTL_104: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

use super::common::{SHIP, about_to_pilot, forms_of, piloted};
use crate::starts::about_to_play;

// ---- JTL_081 First Order TIE Fighter ----

/// JTL_081: Raid 1 beside a token unit of ours.
#[test]
fn first_order_tie_fighter_raids_beside_a_token() {
    let raids = |ours: &'static str| {
        let mut game = scenario().ours(["First Order TIE Fighter", ours]).theirs(["X-Wing"]).action_phase();
        game.us().attack("First Order TIE Fighter", "their base");
        game
    };
    raids("TIE Fighter").them().expect_base_damage(3);
    raids("Wampa").them().expect_base_damage(2);
}

// ---- JTL_082 Kijimi Patrollers ----

/// JTL_082: a TIE Fighter when played.
#[test]
fn kijimi_patrollers_bring_a_tie_fighter() {
    let mut game = about_to_play("Kijimi Patrollers").action_phase();
    game.us().play("Kijimi Patrollers");
    game.expect_count("TIE Fighter", 1);
}

// ---- JTL_084 Wingman Victor Two, Mauler Mithel ----

/// JTL_084: a TIE Fighter when played as an upgrade; none as a unit.
#[test]
fn wingman_victor_two_brings_a_tie_fighter() {
    let mut game = about_to_pilot("Wingman Victor Two").action_phase();
    let mut other = game.clone();
    game.us().play_onto("Wingman Victor Two", SHIP);
    game.expect_count("TIE Fighter", 1).expect_power(SHIP, 3);
    other.us().play("Wingman Victor Two");
    other.expect_count("TIE Fighter", 0);
}

// Rulings

/// JTL_084, CR 7.5.17C.
#[test]
fn wingman_victor_two_is_a_unit_out_of_play() {
    forms_of("JTL_084", "Wingman Victor Two");
}

// ---- JTL_085 Victor Leader, Leading from the Front ----

/// JTL_085: our other space units have +1/+1.
#[test]
fn victor_leader_strengthens_space_units() {
    let mut game = scenario().ours(["Victor Leader", SHIP, "Wampa"]).theirs(["X-Wing"]).action_phase();
    game.expect_power(SHIP, 3).expect_hp(SHIP, 3).expect_power("Wampa", 4).expect_power("Victor Leader", 2);
    game.expect_power("X-Wing", 2);
}

// ---- JTL_086 Wingman Victor Three, Backstabber ----

/// JTL_086: played as an upgrade an Experience token for a unit, if we like.
#[test]
fn wingman_victor_three_teaches_a_unit() {
    let mut game = about_to_pilot("Wingman Victor Three").ours(["Wampa"]).action_phase();
    game.us().play_onto("Wingman Victor Three", SHIP).choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

// Rulings

/// JTL_086: as its erratum has it, a unit other than the one that it is on.
#[test]
fn wingman_victor_three_teaches_another_unit() {
    let mut game = about_to_pilot("Wingman Victor Three").ours(["Wampa"]).action_phase();
    game.us().play_onto("Wingman Victor Three", SHIP);
    game.expect_options(["Wampa", "no"]);
}

/// JTL_086, CR 7.5.17C.
#[test]
fn wingman_victor_three_is_a_unit_out_of_play() {
    forms_of("JTL_086", "Wingman Victor Three");
}

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

// ---- JTL_102 Resistance Blue Squadron ----

/// JTL_102: damage for our space units, itself among them, if we like.
#[test]
fn resistance_blue_squadron_counts_space_units() {
    let mut game = about_to_play("Resistance Blue Squadron").ours([SHIP, "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Resistance Blue Squadron").choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

// ---- JTL_103 Chewbacca, Faithful First Mate ----

/// JTL_103: neither he nor his Vehicle is defeated or returned by enemy abilities; ours do.
#[test]
fn chewbacca_is_not_defeated_by_enemy_abilities() {
    for ours in [unit("Chewbacca, Faithful First Mate"), piloted("Chewbacca, Faithful First Mate")] {
        let mut game = scenario()
            .ours([ours])
            .their_hand(["Confiscate", "Waylay"])
            .their_resources(20)
            .confiscate_does("Defeat(All(side: Enemy))")
            .their_action_phase();
        game.them().play("Confiscate");
        game.expect_in_play("Chewbacca");
    }
}

// Rulings

/// JTL_103, CR 1.9.6: having no remaining HP is no card ability.
#[test]
fn chewbacca_falls_without_hp() {
    let mut game = scenario().ours([unit("Chewbacca, Faithful First Mate").damage(5)]).theirs(["Wampa"]).action_phase();
    game.us().attack("Chewbacca", "Wampa");
    game.expect_gone("Chewbacca");
}

/// JTL_103, CR 7.5.17C.
#[test]
fn chewbacca_is_a_unit_out_of_play() {
    forms_of("JTL_103", "Chewbacca");
}

// ---- JTL_104 Raddus, Holdo's Final Command ----

/// JTL_104: Sentinel beside another Resistance card, be it an upgrade or the leader.
#[test]
fn raddus_guards_the_resistance() {
    let mut game = scenario().ours(["Raddus"]).action_phase();
    game.expect_no_keyword("Raddus", Keyword::Sentinel);
    let mut game = scenario().ours([unit("Raddus"), piloted("Paige Tico")]).action_phase();
    game.expect_keyword("Raddus", Keyword::Sentinel);
    let mut game = scenario().ours(["Raddus"]).our_leader("Rose Tico, Saving What We Love").action_phase();
    game.expect_keyword("Raddus", Keyword::Sentinel);
}

// Rulings

/// JTL_104, CR 8.11: its damage when it falls is its power as it last was.
#[test]
fn raddus_strikes_with_its_last_power() {
    let mut game = scenario()
        .ours([unit("Raddus").with(["Experience"])])
        .theirs(["Executor"])
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .their_action_phase();
    game.them().play("Confiscate").choose("Raddus");
    game.us().choose("Executor");
    game.expect_damage("Executor", 9);
}
