//! Scenario tests of phases, rounds and turns with interacting rules: endings and remembered facts (CR 5).

use testkit::{Keyword, QuestionKind, Side, scenario};

/// CR 5.3.1, 5.4.1C: "this phase" ends with the action phase; a unit defeated in the regroup phase was defeated in
/// another.
#[test]
fn a_unit_defeated_in_the_regroup_phase_was_not_defeated_next_phase() {
    let mut game = scenario()
        .our_hand(["Sneak Attack", "Swoop Racer", "The Emperor's Legion"])
        .our_leader("Iden Versio, Inferno Squad Commander")
        .action_phase();
    game.us().play("Sneak Attack").play("Swoop Racer");
    game.both_pass();
    game.expect_in_discard("Swoop Racer").nobody_resources();
    game.us().play("The Emperor's Legion");
    game.expect_in_discard("Swoop Racer");
}

/// CR 5.4.1C: defeats, plays and attacks "this phase" are cleared for the next phase.
#[test]
fn events_of_this_phase_are_forgotten_in_the_next() {
    let mut game = scenario()
        .our_leader("Iden Versio, Inferno Squad Commander")
        .our_base_damage(5)
        .ours(["Wampa"])
        .theirs(["Vanguard Infantry"])
        .our_hand(["Medal Ceremony"])
        .action_phase();
    game.us().attack("Wampa", "Vanguard Infantry");
    game.them().choose("Wampa");
    game.both_pass().nobody_resources();
    game.us().use_ability("our leader").expect_base_damage(5);
}

/// CR 1.15.5B, 1.15.6D: the phase continues until the other player passes, even after an earlier pass.
#[test]
fn a_pass_before_the_initiative_is_taken_does_not_end_the_phase() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Greedo", "Swoop Racer"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().pass();
    game.expect_asked(Side::Us, QuestionKind::Resource);
    let mut game = scenario().ours(["Wampa"]).theirs(["Greedo", "Swoop Racer"]).action_phase();
    game.us().pass();
    game.them().attack("Greedo", "our base");
    game.us().take_initiative();
    game.them().attack("Swoop Racer", "our base");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.expect_asked(Side::Us, QuestionKind::Resource);
}

/// CR 4.9.1, 7.3.1: a constant ability applies while its card is in play.
#[test]
fn a_constant_ability_ends_when_its_card_leaves_play() {
    let mut game =
        scenario().ours(["Home One", "Wampa"]).our_base_damage(9).their_hand(["Waylay"]).their_action_phase();
    game.expect_keyword("Wampa", Keyword::Restore);
    game.them().play("Waylay").choose("Home One");
    game.expect_no_keyword("Wampa", Keyword::Restore);
}

/// CR 1.15.5B, 7.6.10: a player who has taken the initiative is no longer active, but may still have to choose.
#[test]
fn a_player_who_took_the_initiative_still_chooses_a_discard() {
    let mut game =
        scenario().our_hand(["Wampa", "Greedo"]).theirs(["K-2SO"]).their_hand(["Superlaser Blast"]).action_phase();
    game.us().take_initiative();
    game.them().play("Superlaser Blast").mode(2);
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Greedo").expect_hand(["Wampa"]);
    game.expect_action_of(Side::Them);
}

/// CR 6.2.2A, 5.4.1C: a prohibition on a named card lasts across rounds while its unit is in play.
#[test]
fn a_prohibition_lasts_as_long_as_its_unit() {
    let mut game = scenario().our_hand(["Regional Governor"]).their_hand(["Open Fire", "Waylay"]).action_phase();
    game.us().play("Regional Governor").name_card("Open Fire");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.expect_not_offered("play Open Fire").expect_offered("play Waylay");
    game.them().play("Waylay").choose("Regional Governor");
    game.us().pass();
    game.expect_offered("play Open Fire");
}

/// CR 6.2.2A, 7.7.3B: the prohibition binds the opponents of the player who made it, even if the unit changes control.
#[test]
fn a_prohibition_binds_the_opponents_of_the_player_who_made_it() {
    let mut game = scenario()
        .our_hand(["Regional Governor", "Open Fire"])
        .their_hand(["Change of Heart", "Open Fire"])
        .action_phase();
    game.us().play("Regional Governor").name_card("Open Fire");
    game.expect_not_offered("play Open Fire");
    game.them().play("Change of Heart").choose("Regional Governor");
    game.expect_offered("play Open Fire");
    game.us().pass();
    game.expect_not_offered("play Open Fire");
}

/// CR 6.2.3A, 6.2.3E: a discount for the next card applies to that card only and ends with the phase.
#[test]
fn a_discount_for_the_next_card_is_used_once() {
    let mut game = scenario()
        .ours(["Bendu"])
        .our_resources(10)
        .our_hand(["Regional Sympathizers", "Underworld Thug", "Underworld Thug"])
        .action_phase();
    game.us().attack("Bendu", "their base");
    game.them().pass();
    game.us().play("Regional Sympathizers").expect_ready_resources(6);
    game.them().pass();
    game.us().play("Underworld Thug #1").expect_ready_resources(6);
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(4);
}

/// CR 5.4.1C: an unused discount ends with the phase.
#[test]
fn a_discount_for_the_phase_ends_with_it() {
    let mut game = scenario()
        .ours(["Bendu"])
        .our_resources(10)
        .our_hand(["Underworld Thug"])
        .our_deck(["Wampa", "Wampa"])
        .action_phase();
    game.us().attack("Bendu", "their base");
    game.both_pass().nobody_resources();
    game.us().play("Underworld Thug").expect_ready_resources(8);
}

/// CR 5.1.2, 5.5.1C: a player without cards can only decline to resource one.
#[test]
fn a_player_with_an_empty_hand_can_only_decline_to_resource() {
    let mut game = scenario().our_deck([]).their_deck([]).action_phase();
    game.both_pass();
    game.expect_asked(Side::Us, QuestionKind::Resource).expect_options(["no"]).us().no();
    game.expect_asked(Side::Them, QuestionKind::Resource).expect_options(["no"]).them().no();
    game.expect_action_of(Side::Us);
    game.us().expect_resources(20).expect_base_damage(6);
}

/// CR 5.5.1E, 5.3.2: effects for the round last through the regroup phase and end with it.
#[test]
fn effects_for_the_round_end_with_the_regroup_phase() {
    let mut game = scenario()
        .theirs(["Battlefield Marine"])
        .our_hand(["No Good to Me Dead"])
        .their_hand(["Keep Fighting"])
        .their_deck(["Wampa", "Wampa"])
        .action_phase();
    game.us().play("No Good to Me Dead").choose("Battlefield Marine");
    game.both_pass().nobody_resources();
    game.expect_exhausted("Battlefield Marine");
    game.us().pass();
    game.them().play("Keep Fighting").choose("Battlefield Marine");
    game.expect_ready("Battlefield Marine");
}

/// CR 5.4.1B: all triggers of an action resolve before the opponent becomes active.
#[test]
fn all_triggers_of_an_action_resolve_before_the_next_action() {
    let mut game = scenario()
        .ours(["Zeb Orrelios"])
        .theirs(["Vanguard Infantry", "Greedo", "Consular Security Force"])
        .their_deck(["Open Fire", "Recruit"])
        .action_phase();
    game.us().attack("Zeb Orrelios", "Vanguard Infantry").our_abilities_first().choose("Greedo");
    assert_eq!(game.game.state.active(), rules::Seat(0));
    game.expect_waiting(["Vanguard Infantry"]);
    // Greedo's ability is nested in Zeb's (CR 7.6.11) and comes before the Infantry's.
    game.expect_asked(Side::Them, QuestionKind::May)
        .them()
        .yes()
        .choose("Zeb Orrelios")
        .choose("Consular Security Force");
    assert_eq!(game.game.state.active(), rules::Seat(1));
    game.expect_action_of(Side::Them).expect_upgrades("Consular Security Force", ["Experience"]);
}

/// CR 1.15.6D: passes before and after another player's action are not consecutive. An extra action between two passes
/// keeps the phase going.
#[test]
fn an_extra_action_between_two_passes_keeps_the_phase_going() {
    let mut game = scenario().our_leader("Kazuda Xiono").ours(["Wampa"]).their_action_phase();
    game.them().pass();
    game.us().use_ability("Kazuda Xiono").choose("Wampa").pass();
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.expect_asked(Side::Us, QuestionKind::Resource);
}

/// CR 1.4.5, 7.6.10: after all players have passed, no player is taking an action, and the player with the initiative
/// orders the triggers at the end of the phase.
#[test]
fn the_player_with_the_initiative_orders_end_of_phase_triggers() {
    let gains = "Gain(to: All(), gives: [Stats(0, 2)], for: Phase), Damage(amount: 5, to: All())";
    let mut game =
        scenario().ours(["K-2SO"]).theirs(["K-2SO"]).our_hand(["Confiscate"]).confiscate_does(gains).action_phase();
    game.us().play("Confiscate");
    game.expect_count("K-2SO", 2);
    game.them().pass();
    game.us().pass();
    game.expect_asked(Side::Us, QuestionKind::WhoFirst);
    let mut game = scenario()
        .ours(["K-2SO"])
        .theirs(["K-2SO"])
        .our_hand(["Confiscate"])
        .initiative(Side::Them)
        .confiscate_does(gains)
        .action_phase();
    game.us().play("Confiscate");
    game.them().pass();
    game.us().pass();
    game.expect_asked(Side::Them, QuestionKind::WhoFirst);
}
