//! The cards of Jump to Lightspeed from JTL_092 to JTL_108: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Scenario, Side, scenario, unit};

use super::common::{SHIP, about_to_be_defeated, about_to_pilot, expect_ambush, expect_pilot_forms, piloted};
use crate::starts::about_to_play;

// ---- JTL_092 Scramble Fighters ----

/// JTL_092: eight ready TIE Fighters that cannot attack bases this phase.
#[test]
fn scramble_fighters_creates_eight_ready_tie_fighters() {
    let mut game = about_to_play("Scramble Fighters").theirs([SHIP]).action_phase();
    game.us().play("Scramble Fighters");
    game.expect_count("TIE Fighter", 8).expect_ready("TIE Fighter #1").expect_ready("TIE Fighter #8");
    game.them().pass();
    game.expect_not_offered("TIE Fighter -> their base").expect_offered("TIE Fighter -> Royal Security Fighter");
}

// Rulings

/// JTL_092: the tokens may damage a base in other ways (ruling 1).
#[test]
fn scramble_fighters_tokens_may_deal_excess_damage_to_a_base() {
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
fn nien_nunb_gives_1_power_for_each_other_pilot() {
    let mut game = scenario()
        .ours([unit("Nien Nunb"), unit("Determined Recruit"), piloted("Clone Pilot")])
        .theirs(["Academy Graduate"])
        .action_phase();
    game.expect_power("Nien Nunb", 3);
    let mut game = scenario().ours([piloted("Nien Nunb"), unit("Determined Recruit")]).action_phase();
    game.expect_power(SHIP, 4);
}

// Rulings

/// JTL_093: cards in other zones that have the trait do not count (ruling 2).
#[test]
fn nien_nunb_does_not_count_pilots_out_of_play() {
    let mut game = scenario().ours(["Nien Nunb"]).our_hand(["Clone Pilot"]).our_discard(["Clone Pilot"]).action_phase();
    game.expect_power("Nien Nunb", 1);
}

/// JTL_093, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn nien_nunb_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_093", "Nien Nunb");
}

// ---- JTL_094 Luke Skywalker, You Still With Me? ----

/// JTL_094, CR 7.7.5, 8.36: as an upgrade that would be defeated, he may be moved to the ground arena as an exhausted
/// unit.
#[test]
fn luke_skywalker_may_become_a_unit_instead_of_being_defeated() {
    let mut game = scenario().ours([piloted("JTL_094")]).their_hand(["Confiscate"]).their_action_phase();
    game.expect_power(SHIP, 5);
    game.them().play("Confiscate").choose("Luke Skywalker");
    game.expect_asked(Side::Us, QuestionKind::InsteadOfDefeat).expect_options(["Luke Skywalker", "no"]);
    game.us().choose("Luke Skywalker");
    game.expect_upgrades(SHIP, []).expect_exhausted("Luke Skywalker").expect_power("Luke Skywalker", 3);
    game.expect_hp("Luke Skywalker", 2).expect_action_of(Side::Us);
    let luke = game.card("Luke Skywalker");
    assert_eq!(game.game.arena(luke), model::Arena::Ground);
}

// Corners

/// JTL_094, CR 7.7.5C: the replacement is optional: he may be defeated.
#[test]
fn luke_skywalker_may_be_defeated_as_an_upgrade() {
    let mut game = scenario().ours([piloted("JTL_094")]).their_hand(["Confiscate"]).their_action_phase();
    game.them().play("Confiscate").choose("Luke Skywalker");
    game.us().no();
    game.expect_in_discard("Luke Skywalker").expect_in_play(SHIP);
}

/// JTL_094: as a unit he is defeated like any other.
#[test]
fn luke_skywalker_is_defeated_as_a_unit() {
    let mut game = about_to_be_defeated(unit("JTL_094")).their_action_phase();
    game.them().play("Confiscate").choose("Luke Skywalker");
    game.expect_in_discard("Luke Skywalker").expect_action_of(Side::Us);
}

/// JTL_094, CR 1.5.5D: in whatever way his unit leaves play.
#[test]
fn luke_skywalker_may_become_a_unit_when_his_vehicle_returns() {
    let mut game = scenario()
        .ours([piloted("JTL_094")])
        .their_hand(["Confiscate"])
        .confiscate_does("Return(Choose(side: Enemy))")
        .their_action_phase();
    game.them().play("Confiscate").choose(SHIP);
    game.us().choose("Luke Skywalker").expect_hand([SHIP]);
    game.expect_exhausted("Luke Skywalker");
}

/// JTL_094, CR 8.24: returned to a hand himself he is not defeated.
#[test]
fn luke_skywalker_returned_to_hand_is_not_defeated() {
    let mut game = scenario()
        .ours([piloted("JTL_094")])
        .their_hand(["Confiscate"])
        .confiscate_does("Return(Choose(is: Upgrade))")
        .their_action_phase();
    game.them().play("Confiscate").choose("Luke Skywalker");
    game.us().expect_hand(["Luke Skywalker"]);
}

// Rulings

/// JTL_094, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn luke_skywalker_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_094", "Luke Skywalker");
}

/// JTL_094, CR 1.5.5D: an upgrade on a defeated unit would be defeated with it (ruling 2).
#[test]
fn luke_skywalker_may_become_a_unit_when_his_vehicle_is_defeated() {
    let mut game = about_to_be_defeated(piloted("JTL_094")).their_action_phase();
    game.them().play("Confiscate").choose(SHIP);
    game.us().choose("Luke Skywalker");
    game.expect_in_discard(SHIP).expect_exhausted("Luke Skywalker");
    // CR 1.16.5: the same when damage defeats it.
    let mut game = scenario().ours([piloted("JTL_094")]).theirs(["SOR_040"]).action_phase();
    game.us().attack(SHIP, "Avenger");
    game.expect_asked(Side::Us, QuestionKind::InsteadOfDefeat);
    game.us().choose("Luke Skywalker");
    game.expect_in_discard(SHIP).expect_exhausted("Luke Skywalker").expect_action_of(Side::Them);
}

// ---- JTL_096 Blue Leader, Scarif Air Support ----

/// JTL_096: for 2 it moves to the ground arena, with two Experience tokens.
#[test]
fn blue_leader_may_move_to_the_ground_arena_with_experience() {
    let mut game = about_to_play("Blue Leader").theirs(["Wampa"]).action_phase();
    game.us().play("Blue Leader").resolve_first("Blue Leader").yes();
    game.expect_offered("Blue Leader -> Wampa");
    game.us().attack("Blue Leader", "Wampa");
    game.expect_gone("Wampa").expect_power("Blue Leader", 5);
}

// Rulings

/// JTL_096, CR 7.5.5: Ambush may come first: then it attacks in space (ruling 1).
#[test]
fn blue_leader_may_use_ambush_first_in_space() {
    let mut game = about_to_play("Blue Leader").theirs([SHIP, "Wampa"]).action_phase();
    game.us().play("Blue Leader");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.us().resolve_first("Ambush");
    game.expect_options(["Blue Leader -> Royal Security Fighter", "no"]);
}

/// JTL_096, CR 7.5.5: without an enemy unit to attack, Ambush does not ready it (ruling 2).
#[test]
fn blue_leader_ambush_without_enemies_does_nothing() {
    let mut game = about_to_play("Blue Leader").action_phase();
    game.us().play("Blue Leader").resolve_first("Ambush").no();
    game.expect_exhausted("Blue Leader");
}

// ---- JTL_097 Leia Organa, Pilots, To Your Stations ----

/// JTL_097: a Pilot, or a unit with one, may attack with +1/+0 and Restore 1.
#[test]
fn leia_organa_may_let_a_pilot_attack() {
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

/// JTL_097: an exhausted unit cannot attack (ruling 1).
#[test]
fn leia_organa_lets_no_exhausted_pilot_attack() {
    let mut game = about_to_play("JTL_097").ours([unit("Determined Recruit").exhausted()]).action_phase();
    game.us().play("Leia Organa");
    game.expect_action_of(Side::Them);
}

// ---- JTL_098 Snap Wexley, Resistance Recon Flier ----

/// JTL_098: as a unit, the next Resistance card costs 1 less; as an upgrade, a search for one.
#[test]
fn snap_wexley_as_an_upgrade_searches_for_a_resistance_card() {
    let mut game = about_to_pilot("Snap Wexley, Resistance Recon Flier")
        .our_deck(["Wampa", "Paige Tico", "Wampa", "Wampa", "Wampa", "Repair"])
        .action_phase();
    game.us().play_onto("Snap Wexley", SHIP).choose("Paige Tico").expect_hand(["Paige Tico"]);
}

// Rulings

/// JTL_098: the discount stays when he has left play (ruling 2).
#[test]
fn snap_wexley_discount_applies_after_he_left_play() {
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

/// JTL_098, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn snap_wexley_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_098", "Snap Wexley");
}

/// JTL_098, CR 8.26.2: what is not chosen goes to the bottom (ruling 3).
#[test]
fn snap_wexley_puts_the_rest_on_the_bottom() {
    let mut game = about_to_pilot("Snap Wexley, Resistance Recon Flier")
        .our_deck(["Wampa", "Paige Tico", "Wampa", "Wampa", "Wampa", "Repair"])
        .action_phase();
    game.us().play_onto("Snap Wexley", SHIP).choose("Paige Tico").expect_deck_top(["Repair"]).expect_deck_size(5);
}

// ---- JTL_099 Veteran Fleet Officer ----

/// JTL_099: creates an X-Wing when played.
#[test]
fn veteran_fleet_officer_creates_an_x_wing() {
    let mut game = about_to_play("Veteran Fleet Officer").action_phase();
    game.us().play("Veteran Fleet Officer");
    game.expect_count("X-Wing", 1);
}

// ---- JTL_100 Poe Dameron, One Hell of a Pilot ----

/// JTL_100: played as a unit, he creates an X-Wing, and may be attached to a Vehicle without a Pilot.
#[test]
fn poe_dameron_creates_an_x_wing_and_may_attach_to_a_vehicle() {
    let mut game = about_to_play("Poe Dameron, One Hell of a Pilot").ours([SHIP]).action_phase();
    game.us().play("Poe Dameron");
    game.us().yes();
    game.expect_count("X-Wing", 1).expect_options([SHIP, "X-Wing"]);
    game.us().choose(SHIP);
    game.expect_upgrades(SHIP, ["Poe Dameron"]).expect_power(SHIP, 4);
}

// Rulings

/// JTL_100: he may be attached to the X-Wing that he creates (ruling 2).
#[test]
fn poe_dameron_may_attach_to_the_x_wing_that_he_creates() {
    let mut game = about_to_play("Poe Dameron, One Hell of a Pilot").action_phase();
    game.us().play("Poe Dameron").yes().choose("X-Wing");
    game.expect_power("X-Wing", 4).expect_hp("X-Wing", 5);
}

/// JTL_100, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn poe_dameron_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_100", "Poe Dameron");
}

// ---- JTL_101 Red Leader, Form Up ----

/// JTL_101: 1 less for each friendly Pilot; a Pilot that is attached to it creates an X-Wing.
#[test]
fn red_leader_costs_1_less_for_each_pilot_and_creates_an_x_wing() {
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

/// JTL_101: neither another upgrade nor a Pilot on another ship creates one.
#[test]
fn red_leader_triggers_only_on_pilots_attached_to_it() {
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

/// JTL_101: Pilot units and Pilot upgrades count, the leader in the base zone does not (ruling 1).
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

/// JTL_102: may deal damage equal to the number of our space units, itself among them.
#[test]
fn resistance_blue_squadron_may_deal_damage_for_our_space_units() {
    let mut game = about_to_play("Resistance Blue Squadron").ours([SHIP, "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Resistance Blue Squadron").choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

// ---- JTL_103 Chewbacca, Faithful First Mate ----

/// JTL_103: enemy abilities can neither defeat nor return him or his Vehicle; our own can.
#[test]
fn chewbacca_cannot_be_defeated_by_enemy_abilities() {
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

/// JTL_103, CR 1.9.6: having no remaining HP is no card ability (ruling 2).
#[test]
fn chewbacca_is_defeated_without_remaining_hp() {
    let mut game = scenario().ours([unit("Chewbacca, Faithful First Mate").damage(5)]).theirs(["Wampa"]).action_phase();
    game.us().attack("Chewbacca", "Wampa");
    game.expect_gone("Chewbacca");
}

/// JTL_103, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn chewbacca_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_103", "Chewbacca");
}

// ---- JTL_104 Raddus, Holdo's Final Command ----

/// JTL_104: Sentinel with another Resistance card, also an upgrade or the leader.
#[test]
fn raddus_has_sentinel_with_another_resistance_card() {
    let mut game = scenario().ours(["Raddus"]).action_phase();
    game.expect_no_keyword("Raddus", Keyword::Sentinel);
    let mut game = scenario().ours([unit("Raddus"), piloted("Paige Tico")]).action_phase();
    game.expect_keyword("Raddus", Keyword::Sentinel);
    let mut game = scenario().ours(["Raddus"]).our_leader("Rose Tico, Saving What We Love").action_phase();
    game.expect_keyword("Raddus", Keyword::Sentinel);
}

// Rulings

/// JTL_104, CR 8.11: when defeated, it deals damage equal to its last known power (ruling 1).
#[test]
fn raddus_deals_its_last_power_when_defeated() {
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

// ---- JTL_105 The Starhawk, Prototype Battleship ----

/// A table at which we have The Starhawk and this many resources.
fn with_the_starhawk(resources: usize) -> Scenario {
    scenario().our_resources(resources).our_base("Echo Base").our_leader("Hera Syndulla").ours(["The Starhawk"])
}

/// JTL_105: we pay half of a cost, rounded up.
#[test]
fn the_starhawk_halves_costs() {
    let mut game = with_the_starhawk(2).our_hand(["Battlefield Marine", "JTL_204"]).action_phase();
    game.expect_not_offered("play Home One");
    game.us().play("Battlefield Marine").expect_ready_resources(1);
    let mut game = with_the_starhawk(2).our_hand(["Resilient"]).action_phase();
    // 1 and 2 more without Vigilance: 3, of which 2 are paid.
    game.us().play_onto("Resilient", "The Starhawk").expect_ready_resources(0);
}

// Corners

/// JTL_105: only its controller's costs.
#[test]
fn the_starhawk_halves_only_its_controllers_costs() {
    let mut game = scenario()
        .their_resources(1)
        .their_hand(["Battlefield Marine"])
        .their_base("Echo Base")
        .their_leader("Hera Syndulla")
        .ours(["The Starhawk"])
        .their_action_phase();
    game.expect_not_offered("play Battlefield Marine");
}

/// JTL_105, CR 7.5.16, 6.2.4A: an exploited unit has left play when the cost is paid, so it halves nothing then. A card
/// that could not be paid for in the end is not offered.
#[test]
fn the_starhawk_exploited_halves_no_cost() {
    let mut game = with_the_starhawk(3).ours(["Wampa"]).our_hand(["Baktoid Spider Droid"]).action_phase();
    // It costs 8, and 3 resources pay for 6; without The Starhawk they would pay for 3 of 4.
    game.us().play("Baktoid Spider Droid");
    game.expect_asked(Side::Us, QuestionKind::Exploit).expect_options(["Wampa"]);
    game.us().choose("Wampa").expect_ready_resources(0);
    game.expect_in_play("The Starhawk");
    let mut game = with_the_starhawk(3).our_hand(["Baktoid Spider Droid"]).action_phase();
    game.expect_not_offered("play Baktoid Spider Droid");
    // 6 resources pay for all of it, or in full for the 6 that are left of it without The Starhawk.
    let mut game = with_the_starhawk(6).our_hand(["Baktoid Spider Droid"]).action_phase();
    game.us().play("Baktoid Spider Droid").choose("The Starhawk").expect_ready_resources(0);
}

// Rulings

/// JTL_105: costs of abilities as well as of cards (ruling 1).
#[test]
fn the_starhawk_halves_costs_of_abilities() {
    let mut game = with_the_starhawk(2)
        .resilient_gives("Ability(Action(cost: [Resources(3)], do: [Draw()]))")
        .ours([unit("Wampa").with(["Resilient"])])
        .our_deck(["Repair"])
        .action_phase();
    game.us().use_ability("Wampa").expect_ready_resources(0).expect_hand(["Repair"]);
}

/// JTL_105: costs other than resources are paid in full (ruling 2).
#[test]
fn the_starhawk_halves_only_resources() {
    let mut game = with_the_starhawk(2)
        .resilient_gives("Ability(Action(cost: [Resources(2), Damage(2, This)], do: [Draw()]))")
        .ours([unit("Wampa").with(["Resilient"])])
        .action_phase();
    game.us().use_ability("Wampa").choose("Wampa").expect_ready_resources(1);
    game.expect_damage("Wampa", 2);
}

/// JTL_105, CR 7.5.5: Ambush without an enemy leaves it exhausted (ruling 3).
#[test]
fn the_starhawk_ambush_without_enemies_does_nothing() {
    expect_ambush("The Starhawk");
}

// ---- JTL_106 Unity of Purpose ----

/// JTL_106: +1/+1 for each of our units for each different name among them, for this phase.
#[test]
fn unity_of_purpose_gives_1_1_for_each_different_name() {
    let mut game = about_to_play("Unity of Purpose").ours(["Wampa", "Wampa", "AT-ST"]).theirs([SHIP]).action_phase();
    game.us().play("Unity of Purpose");
    game.expect_power("AT-ST", 8).expect_hp("AT-ST", 9).expect_power(SHIP, 2);
    game.both_pass().nobody_resources();
    game.expect_power("AT-ST", 6);
}

// Rulings

/// JTL_106, CR 8.23.2: two cards of one name with different subtitles have the same name (ruling 1).
#[test]
fn unity_of_purpose_compares_names_without_subtitles() {
    let ours = ["Millennium Falcon, Get Out And Push", "Millennium Falcon, Piece of Junk"];
    let mut game = about_to_play("Unity of Purpose").ours(ours).ours(["AT-ST"]).action_phase();
    game.us().play("Unity of Purpose");
    game.expect_power("AT-ST", 8);
}

// ---- JTL_107 Bunker Defender ----

/// JTL_107: Sentinel if we control a Vehicle.
#[test]
fn bunker_defender_has_sentinel_with_a_vehicle() {
    scenario().ours(["Bunker Defender", SHIP]).action_phase().expect_keyword("Bunker Defender", Keyword::Sentinel);
    scenario()
        .ours(["Bunker Defender"])
        .theirs([SHIP])
        .action_phase()
        .expect_no_keyword("Bunker Defender", Keyword::Sentinel);
}

// ---- JTL_108 Clone Pilot ----

/// JTL_108: Piloting: +2/+2 for a friendly Vehicle.
#[test]
fn clone_pilot_has_piloting_and_gives_2_2() {
    let mut game = about_to_play("Clone Pilot").ours([SHIP]).action_phase();
    game.us().play_onto("Clone Pilot", SHIP);
    game.expect_power(SHIP, 4).expect_hp(SHIP, 4);
}

// Rulings

/// JTL_108, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn clone_pilot_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_108", "Clone Pilot");
}
