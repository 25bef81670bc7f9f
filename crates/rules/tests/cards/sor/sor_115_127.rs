//! The cards of Spark of Rebellion from SOR_115 to SOR_127: main case, corners and official rulings of each.

use testkit::{QuestionKind, Side, card_text, scenario, unit};

use crate::starts::{
    about_to_play, deadly_unit_with_enemy, expect_all_damage_is_excess, expect_no_excess_through_shield,
    expect_pending_together, expect_search_draws, shielded, without_enemies,
};

// ---- SOR_115 Agent Kallus, Seeking the Rebels ----

/// SOR_115: Ambush; a card when another unique unit is defeated, once each round.
#[test]
fn agent_kallus_may_draw_once_each_round_for_a_defeated_unique_unit() {
    let mut game = scenario()
        .our_hand(["Agent Kallus"])
        .ours(["Wampa", "Greedo"])
        .theirs(["Bail Organa", "Mon Mothma", "Underworld Thug"])
        .action_phase();
    game.us().play("Agent Kallus").attack("Agent Kallus", "Bail Organa").yes().expect_hand_size(1);
    game.them().pass();
    game.us().attack("Wampa", "Mon Mothma").expect_hand_size(1);
    game.expect_gone("Mon Mothma").expect_action_of(Side::Them);
}

/// SOR_115: a unit that is not unique does not count; a friendly unique unit does.
#[test]
fn agent_kallus_triggers_on_unique_units_of_both_sides() {
    let mut game =
        scenario().ours(["Agent Kallus", "Bail Organa", "Wampa"]).theirs(["Underworld Thug", "AT-ST"]).action_phase();
    game.us().attack("Wampa", "Underworld Thug");
    game.them().attack("AT-ST", "Bail Organa");
    game.expect_offered("yes").expect_offered("no");
    game.us().yes().expect_hand_size(1);
}

// Rulings

/// SOR_115: Ambush is optional and pending together with Colonel Yularen's ability.
#[test]
fn agent_kallus_ambush_triggers_together_with_colonel_yularen() {
    without_enemies(about_to_play("Agent Kallus").action_phase(), "Agent Kallus");
    let game = about_to_play("Agent Kallus").ours(["Colonel Yularen"]).theirs(["Cantina Braggart"]).action_phase();
    expect_pending_together(game, "Agent Kallus", &["Agent Kallus", "Colonel Yularen"]);
}

/// SOR_115, CR 7.6.4, 8.29.6: defeated together with another unique unit, he still may draw.
#[test]
fn agent_kallus_defeated_with_another_unique_unit_still_may_draw() {
    let mut game = scenario()
        .ours(["Agent Kallus", "Battlefield Marine"])
        .theirs(["Rukh"])
        .our_hand(["Superlaser Blast"])
        .action_phase();
    game.us().play("Superlaser Blast");
    game.expect_options(["yes", "no"]);
    game.us().yes().expect_hand_size(1);
    game.expect_action_of(Side::Them);
}

/// SOR_115 (erratum: the mark for unique): Kallus triggers only on unique units.
#[test]
fn agent_kallus_does_not_trigger_on_a_unit_that_is_not_unique() {
    for (defeated, expect_search_draws) in [("Battlefield Marine", 0), ("Mon Mothma", 1)] {
        let mut game = scenario().ours(["Agent Kallus", "Wampa"]).theirs([defeated]).action_phase();
        game.us().attack("Wampa", defeated);
        game.expect_gone(defeated);
        if expect_search_draws > 0 {
            game.expect_asked(Side::Us, QuestionKind::May);
            game.us().yes();
        }
        game.expect_action_of(Side::Them);
        game.us().expect_hand_size(expect_search_draws);
    }
}

// ---- SOR_116 Steadfast Battalion ----

/// SOR_116: Overwhelm; on attack with a leader unit, +2/+2 for a friendly unit.
#[test]
fn steadfast_battalion_strengthens_a_unit_with_a_leader_unit() {
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Steadfast Battalion", "Wampa"])
        .theirs(["Underworld Thug"])
        .action_phase();
    game.us().attack("Steadfast Battalion", "Underworld Thug");
    game.expect_options(["Luke Skywalker", "Steadfast Battalion", "Wampa"]);
    game.us().choose("Steadfast Battalion");
    game.them().expect_base_damage(4);
    let mut game = scenario().ours(["Steadfast Battalion"]).theirs(["Underworld Thug"]).action_phase();
    game.us().attack("Steadfast Battalion", "Underworld Thug");
    game.them().expect_base_damage(2);
}

// Rulings

/// SOR_116: Overwhelm deals the excess damage; a Shield leaves none.
#[test]
fn steadfast_battalion_overwhelm_deals_excess_unless_shielded() {
    expect_no_excess_through_shield(shielded("Steadfast Battalion").action_phase(), "Steadfast Battalion");
    let mut game = deadly_unit_with_enemy("Steadfast Battalion").action_phase();
    game.us().attack("Steadfast Battalion", "Cantina Braggart").resolve_first("Steadfast Battalion");
    game.expect_gone("Cantina Braggart");
    game.them().expect_base_damage(5);
}

// ---- SOR_117 Mercenary Company ----

/// SOR_117: Ambush and Overwhelm.
#[test]
fn mercenary_company_has_ambush_and_overwhelm() {
    let mut game = scenario().our_hand(["Mercenary Company"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("Mercenary Company").attack("Mercenary Company", "Battlefield Marine");
    game.expect_damage("Mercenary Company", 3).expect_exhausted("Mercenary Company");
    game.them().expect_base_damage(2);
}

// Rulings

/// SOR_117: Ambush is optional and pending together with Colonel Yularen's ability.
#[test]
fn mercenary_company_ambush_triggers_together_with_colonel_yularen() {
    without_enemies(about_to_play("Mercenary Company").action_phase(), "Mercenary Company");
    let game = about_to_play("Mercenary Company").ours(["Colonel Yularen"]).theirs(["Cantina Braggart"]).action_phase();
    expect_pending_together(game, "Mercenary Company", &["Mercenary Company", "Colonel Yularen"]);
}

/// SOR_117: Overwhelm deals the excess damage; a Shield leaves none.
#[test]
fn mercenary_company_overwhelm_deals_excess_unless_shielded() {
    expect_no_excess_through_shield(shielded("Mercenary Company").action_phase(), "Mercenary Company");
    expect_all_damage_is_excess(deadly_unit_with_enemy("Mercenary Company").action_phase(), "Mercenary Company", 5);
}

// ---- SOR_118 97th Legion, Keeping the Peace on Sullust ----

/// SOR_118: +1/+1 for each resource, ready or not.
#[test]
fn the_97th_legion_has_1_1_for_each_resource() {
    let mut game = scenario().ours(["97th Legion"]).our_resources(4).our_exhausted_resources(3).action_phase();
    game.expect_power("97th Legion", 7).expect_hp("97th Legion", 7);
    game.us().attack("97th Legion", "their base");
    game.them().expect_base_damage(7);
}

// Corners

/// SOR_118, CR 8.15.7E: with two resources fewer its damage defeats it.
#[test]
fn the_97th_legion_is_defeated_when_resources_leave() {
    let mut game = scenario()
        .our_leader("Chewbacca")
        .our_hand(["Lando Calrissian"])
        .ours([unit("97th Legion").damage(8)])
        .our_resources(8)
        .our_resource_cards(["Waylay", "Recruit"])
        .action_phase();
    game.us().play("Lando Calrissian").choose_each(["Waylay", "Recruit"]);
    game.expect_gone("97th Legion");
}

// ---- SOR_119 Reinforcement Walker ----

/// SOR_119: the top card is drawn, or discarded to heal 3 damage; when played and on each attack.
#[test]
fn reinforcement_walker_draws_the_top_card_or_discards_it_to_heal() {
    let mut game = scenario()
        .our_hand(["Reinforcement Walker"])
        .our_base_damage(5)
        .our_deck(["Recruit", "Wampa", "Wampa", "Repair", "Waylay"])
        .action_phase();
    game.us().play("Reinforcement Walker").expect_sees("Recruit");
    game.expect_options(["mode 1", "mode 2"]);
    game.us().mode(1).expect_hand(["Recruit"]).expect_base_damage(5);
    game.both_pass().nobody_resources();
    game.us().attack("Reinforcement Walker", "their base").mode(2).expect_discard(["Repair"]).expect_base_damage(2);
    game.us().expect_deck_top(["Waylay"]);
}

// Rulings

/// SOR_119: both modes are available, whatever the card is.
#[test]
fn reinforcement_walker_may_choose_either_mode_for_any_card() {
    let game =
        scenario().our_hand(["Reinforcement Walker"]).our_deck(["Greedo", "Wampa"]).our_base_damage(5).action_phase();
    let mut drawn = game.clone();
    drawn.us().play("Reinforcement Walker");
    drawn.expect_options(["mode 1", "mode 2"]);
    drawn.us().expect_sees("Greedo").mode(1).expect_hand(["Greedo"]).expect_base_damage(5);
    let mut discarded = game;
    discarded.us().play("Reinforcement Walker").mode(2).expect_discard(["Greedo"]).expect_base_damage(2);
}

// ---- SOR_121 Hardpoint Heavy Blaster ----

/// SOR_121: on Vehicles only; on attack against a unit, 2 damage may be dealt to a unit in that arena.
#[test]
fn hardpoint_heavy_blaster_may_damage_a_unit_in_the_defenders_arena() {
    let mut game = scenario()
        .our_hand(["Hardpoint Heavy Blaster"])
        .ours([unit("Alliance X-Wing").with(["Hardpoint Heavy Blaster"])])
        .ours(["Wampa"])
        .theirs(["Avenger", "TIE/ln Fighter", "AT-ST"])
        .action_phase();
    game.expect_not_offered("play Hardpoint Heavy Blaster onto Wampa");
    game.expect_offered("play Hardpoint Heavy Blaster onto AT-ST");
    game.us().attack("Alliance X-Wing", "TIE/ln Fighter");
    game.expect_options(["Alliance X-Wing", "Avenger", "TIE/ln Fighter", "no"]);
    game.us().choose("Avenger");
    game.expect_damage("Avenger", 2).expect_gone("TIE/ln Fighter");
}

/// SOR_121: attacking a base it does nothing.
#[test]
fn hardpoint_heavy_blaster_does_nothing_against_a_base() {
    let mut game =
        scenario().ours([unit("Alliance X-Wing").with(["Hardpoint Heavy Blaster"])]).theirs(["Avenger"]).action_phase();
    game.us().attack("Alliance X-Wing", "their base");
    game.expect_action_of(Side::Them).expect_damage("Avenger", 0);
    game.them().expect_base_damage(4);
}

// Rulings

/// SOR_121, CR 6.3.1B: the present term is "defending unit"; the unit is in its arena.
#[test]
fn hardpoint_heavy_blaster_checks_the_arena_of_the_defending_unit() {
    let mut game = scenario()
        .ours([unit("Strafing Gunship").with(["Hardpoint Heavy Blaster"])])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Strafing Gunship", "AT-ST");
    game.expect_options(["AT-ST", "no"]);
    assert!(card_text("SOR_121").contains("defending unit"));
}

// ---- SOR_122 Traitorous ----

/// SOR_122: takes control of a unit of cost 3 or less. The owner gets it back when the upgrade leaves play.
#[test]
fn traitorous_takes_control_of_a_cheap_unit_while_attached() {
    let mut game =
        scenario().our_hand(["Traitorous"]).their_hand(["Confiscate"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play_onto("Traitorous", "Battlefield Marine");
    game.expect_controller("Battlefield Marine", Side::Us).expect_ready("Battlefield Marine");
    game.them().play("Confiscate").choose("Traitorous");
    game.expect_controller("Battlefield Marine", Side::Them).expect_gone("Traitorous");
    game.us().expect_discard(["Traitorous"]);
}

/// SOR_122: a unit of higher cost and a leader are not taken; a friendly unit stays ours.
#[test]
fn traitorous_takes_no_control_of_an_expensive_unit_or_a_leader() {
    let mut game = scenario()
        .our_hand(["Traitorous", "Traitorous", "Traitorous"])
        .our_resources(30)
        .ours(["Underworld Thug"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs(["Wampa"])
        .action_phase();
    game.us().play_onto("Traitorous", "Wampa");
    game.expect_controller("Wampa", Side::Them);
    game.them().pass();
    game.us().play_onto("Traitorous", "Grand Moff Tarkin");
    game.expect_controller("Grand Moff Tarkin", Side::Them);
    game.them().pass();
    game.us().play_onto("Traitorous", "Underworld Thug");
    game.expect_controller("Underworld Thug", Side::Us);
}

/// SOR_122: the owner gets the unit back, not its previous controller.
#[test]
fn traitorous_returns_the_unit_to_its_owner() {
    let mut game = scenario()
        .our_hand(["Confiscate"])
        .theirs([unit("Battlefield Marine").owned_by(Side::Us).with(["Traitorous"])])
        .action_phase();
    game.us().play("Confiscate").choose("Traitorous");
    game.expect_controller("Battlefield Marine", Side::Us);
    game.them().expect_discard(["Traitorous"]);
}

// Corners

/// SOR_122: an upgrade returned to hand is detached, too.
#[test]
fn traitorous_returned_to_hand_gives_the_unit_back() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").owned_by(Side::Them).with(["Traitorous"])])
        .their_hand(["Bamboozle"])
        .their_action_phase();
    game.them().play("Bamboozle").choose("Battlefield Marine");
    game.us().expect_hand(["Traitorous"]);
    game.expect_controller("Battlefield Marine", Side::Them).expect_exhausted("Battlefield Marine");
}

/// SOR_122: a unit that leaves play with it goes to its owner's hand.
#[test]
fn unit_taken_by_traitorous_returns_to_its_owners_hand() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").owned_by(Side::Them).with(["Traitorous"])])
        .our_hand(["Waylay"])
        .action_phase();
    game.us().play("Waylay").choose("Battlefield Marine").expect_discard(["Waylay", "Traitorous"]);
    game.them().expect_hand(["Battlefield Marine"]);
    game.expect_action_of(Side::Them);
}

// Rulings

/// SOR_122, CR 1.8.6: the printed cost decides whether control changes.
#[test]
fn traitorous_checks_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Traitorous", "Traitorous"])
        .our_resources(30)
        .theirs(["Wampa", "Volunteer Soldier"])
        .action_phase();
    game.us().play_onto("Traitorous", "Wampa");
    game.expect_controller("Wampa", Side::Them).expect_upgrades("Wampa", ["Traitorous"]);
    game.them().pass();
    game.us().play_onto("Traitorous", "Volunteer Soldier");
    game.expect_controller("Volunteer Soldier", Side::Us);
}

/// SOR_122: the current terms are "attaches" and "detaches". When it detaches, the owner gets the unit back.
#[test]
fn traitorous_detached_gives_the_unit_back() {
    let mut game = scenario()
        .ours([unit("Volunteer Soldier").owned_by(Side::Them).with(["Traitorous"])])
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Traitorous");
    game.expect_controller("Volunteer Soldier", Side::Them);
    let text = card_text("SOR_122");
    assert!(text.contains("attaches") && text.contains("detaches") && !text.contains("becomes"));
}

// ---- SOR_123 Recruit ----

/// SOR_123: a unit of the top five.
#[test]
fn recruit_draws_a_unit_from_the_top_five() {
    let mut game = scenario()
        .our_hand(["Recruit"])
        .our_deck(["Repair", "Wampa", "Greedo", "Waylay", "Takedown", "AT-ST"])
        .action_phase();
    game.us().play("Recruit");
    game.expect_options(["Wampa", "Greedo", "done"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]).expect_deck_top(["AT-ST"]).expect_deck_size(5);
}

// Rulings

/// SOR_123: the cards that are not drawn go to the bottom of the deck.
#[test]
fn recruit_puts_the_rest_on_the_bottom() {
    expect_search_draws("Recruit", "Wampa", 5);
}

// ---- SOR_124 Tactical Advantage ----

/// SOR_124: +2/+2 for the phase.
#[test]
fn tactical_advantage_gives_2_2_for_the_phase() {
    let mut game = scenario().our_hand(["Tactical Advantage"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Tactical Advantage");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7).both_pass().expect_power("Wampa", 4);
}

// ---- SOR_125 Prepare for Takeoff ----

/// SOR_125: up to two Vehicle units from the top eight. A Vehicle card that is not a unit does not count.
#[test]
fn prepare_for_takeoff_draws_vehicles_from_the_top_eight() {
    let mut game = scenario()
        .our_hand(["Prepare for Takeoff"])
        .our_deck(["AT-ST", "Wampa", "Repair", "Repair", "Repair", "Repair", "TIE/ln Fighter", "Repair", "Avenger"])
        .action_phase();
    game.us().play("Prepare for Takeoff");
    game.expect_options(["AT-ST", "TIE/ln Fighter", "done"]);
    game.us().choose("AT-ST").choose("TIE/ln Fighter").expect_hand(["AT-ST", "TIE/ln Fighter"]);
    game.us().expect_deck_top(["Avenger"]);
}

// Rulings

/// SOR_125: the cards that are not drawn go to the bottom of the deck.
#[test]
fn prepare_for_takeoff_puts_the_rest_on_the_bottom() {
    expect_search_draws("Prepare for Takeoff", "AT-ST", 8);
}

// ---- SOR_126 Resupply ----

/// SOR_126: the event becomes a resource, exhausted.
#[test]
fn resupply_becomes_a_resource() {
    let mut game = scenario().our_hand(["Resupply"]).our_resources(5).action_phase();
    game.us().play("Resupply").expect_resources(6).expect_ready_resources(0).expect_discard([]);
    game.expect_in_resources("Resupply");
}

// Rulings

/// SOR_126, CR 1.5.4B: a card that is resourced enters play exhausted; the present term is "resource".
#[test]
fn resupply_is_resourced_exhausted() {
    let mut game = scenario().our_base("Command Center").our_resources(3).our_hand(["Resupply"]).action_phase();
    game.us().play("Resupply").expect_resources(4).expect_ready_resources(0).expect_discard([]);
    assert_eq!(card_text("SOR_126"), "Resource this event.");
}

// ---- SOR_127 Strike True ----

/// SOR_127: a friendly unit deals damage equal to its power to an enemy unit and takes none.
#[test]
fn strike_true_deals_damage_equal_to_a_units_power() {
    let mut game = scenario()
        .our_hand(["Strike True"])
        .ours([unit("Wampa").exhausted()])
        .theirs(["AT-ST", "Avenger"])
        .action_phase();
    game.us().play("Strike True");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_options(["AT-ST", "Avenger"]);
    game.us().choose("Avenger");
    game.expect_damage("Avenger", 4).expect_damage("Wampa", 0);
}
