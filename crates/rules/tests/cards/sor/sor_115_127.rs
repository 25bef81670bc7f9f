//! The cards of Spark of Rebellion from SOR_115 to SOR_127: main case, corners and official rulings of each.

use testkit::{Keyword, Side, card_text, scenario, unit};

use crate::starts::{
    a_shield_leaves_no_excess, about_to_play, all_is_excess, deadly, draws, shielded, together, without_enemies,
};

// ---- SOR_115 Agent Kallus, Seeking the Rebels ----

/// SOR_115: Ambush; a card for another unique unit that falls, once each round.
#[test]
fn agent_kallus_draws_once_each_round() {
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

/// SOR_115: a unit that is not unique gives nothing; one of our own unique ones does.
#[test]
fn agent_kallus_hears_unique_units_of_both_sides() {
    let mut game =
        scenario().ours(["Agent Kallus", "Bail Organa", "Wampa"]).theirs(["Underworld Thug", "AT-ST"]).action_phase();
    game.us().attack("Wampa", "Underworld Thug");
    game.them().attack("AT-ST", "Bail Organa");
    game.expect_offered("yes").expect_offered("no");
    game.us().yes().expect_hand_size(1);
}

// Rulings

/// SOR_115.
#[test]
fn agent_kallus_ambushes() {
    without_enemies(about_to_play("Agent Kallus").action_phase(), "Agent Kallus");
    let game = about_to_play("Agent Kallus").ours(["Colonel Yularen"]).theirs(["Cantina Braggart"]).action_phase();
    together(game, "Agent Kallus", &["Agent Kallus", "Colonel Yularen"]);
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

/// SOR_115 (erratum: the mark for unique): Kallus hears only unique units.
#[test]
fn agent_kallus_hears_unique_units_only() {
    let mut game = scenario().ours(["Agent Kallus", "Wampa"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.expect_action_of(Side::Them).expect_no_keyword("Wampa", Keyword::Sentinel);
}

// ---- SOR_116 Steadfast Battalion ----

/// SOR_116: Overwhelm; beside a leader unit +2/+2 for one of our units when it attacks.
#[test]
fn steadfast_battalion_strengthens_a_unit_beside_a_leader() {
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

/// SOR_116.
#[test]
fn steadfast_battalion_with_overwhelm() {
    a_shield_leaves_no_excess(shielded("Steadfast Battalion").action_phase(), "Steadfast Battalion");
    let mut game = deadly("Steadfast Battalion").action_phase();
    game.us().attack("Steadfast Battalion", "Cantina Braggart").resolve_first("Steadfast Battalion");
    game.expect_gone("Cantina Braggart");
    game.them().expect_base_damage(5);
}

// ---- SOR_117 Mercenary Company ----

/// SOR_117: Ambush and Overwhelm.
#[test]
fn mercenary_company_ambushes_and_overwhelms() {
    let mut game = scenario().our_hand(["Mercenary Company"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("Mercenary Company").attack("Mercenary Company", "Battlefield Marine");
    game.expect_damage("Mercenary Company", 3).expect_exhausted("Mercenary Company");
    game.them().expect_base_damage(2);
}

// Rulings

/// SOR_117.
#[test]
fn mercenary_company_ambushes() {
    without_enemies(about_to_play("Mercenary Company").action_phase(), "Mercenary Company");
    let game = about_to_play("Mercenary Company").ours(["Colonel Yularen"]).theirs(["Cantina Braggart"]).action_phase();
    together(game, "Mercenary Company", &["Mercenary Company", "Colonel Yularen"]);
}

/// SOR_117.
#[test]
fn mercenary_company_with_overwhelm() {
    a_shield_leaves_no_excess(shielded("Mercenary Company").action_phase(), "Mercenary Company");
    all_is_excess(deadly("Mercenary Company").action_phase(), "Mercenary Company", 5);
}

// ---- SOR_118 97th Legion, Keeping the Peace on Sullust ----

/// SOR_118: +1/+1 for each resource, ready or not.
#[test]
fn the_97th_legion_counts_resources() {
    let mut game = scenario().ours(["97th Legion"]).our_resources(4).our_exhausted_resources(3).action_phase();
    game.expect_power("97th Legion", 7).expect_hp("97th Legion", 7);
    game.us().attack("97th Legion", "their base");
    game.them().expect_base_damage(7);
}

// Corners

/// SOR_118, CR 8.15.7E: with two resources less its damage is enough.
#[test]
fn the_97th_legion_falls_with_its_resources() {
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

/// SOR_119: the top card is drawn, or discarded for 3 HP; when played and on each attack.
#[test]
fn reinforcement_walker_draws_or_heals() {
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

/// SOR_119: either is a choice, whatever the card is.
#[test]
fn reinforcement_walker_draws_or_discards_and_heals() {
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

/// SOR_121: on Vehicles only; attacking a unit, 2 damage may go to a unit of that arena.
#[test]
fn hardpoint_heavy_blaster_fires_in_the_defenders_arena() {
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
fn hardpoint_heavy_blaster_is_silent_against_bases() {
    let mut game =
        scenario().ours([unit("Alliance X-Wing").with(["Hardpoint Heavy Blaster"])]).theirs(["Avenger"]).action_phase();
    game.us().attack("Alliance X-Wing", "their base");
    game.expect_action_of(Side::Them).expect_damage("Avenger", 0);
    game.them().expect_base_damage(4);
}

// Rulings

/// SOR_121, CR 6.3.1B: the present term is "defending unit"; the unit is in its arena.
#[test]
fn hardpoint_heavy_blaster_looks_at_the_arena_of_the_defending_unit() {
    let mut game = scenario()
        .ours([unit("Strafing Gunship").with(["Hardpoint Heavy Blaster"])])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Strafing Gunship", "AT-ST");
    game.expect_options(["AT-ST", "no"]);
    assert!(card_text("SOR_121").contains("defending unit"));
}

// ---- SOR_122 Traitorous ----

/// SOR_122: a unit of cost 3 or less comes to us, and goes back when the upgrade leaves it.
#[test]
fn traitorous_takes_a_cheap_unit_while_attached() {
    let mut game =
        scenario().our_hand(["Traitorous"]).their_hand(["Confiscate"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play_onto("Traitorous", "Battlefield Marine");
    game.expect_controller("Battlefield Marine", Side::Us).expect_ready("Battlefield Marine");
    game.them().play("Confiscate").choose("Traitorous");
    game.expect_controller("Battlefield Marine", Side::Them).expect_gone("Traitorous");
    game.us().expect_discard(["Traitorous"]);
}

/// SOR_122: a dearer unit is not taken, and a leader neither; what is ours already stays ours.
#[test]
fn traitorous_takes_no_dear_unit_and_no_leader() {
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

/// SOR_122: the unit goes back to its owner, not to who had it last.
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

/// SOR_122: the upgrade returned to hand is unattached, too.
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

/// SOR_122: a unit that leaves play with it goes where its owner's cards go.
#[test]
fn a_unit_taken_by_traitorous_goes_to_its_owners_hand() {
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
fn traitorous_looks_at_the_printed_cost() {
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

/// SOR_122: the present terms are "attaches" and "detaches"; when it detaches, the owner has the unit again.
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
fn recruit_finds_a_unit() {
    let mut game = scenario()
        .our_hand(["Recruit"])
        .our_deck(["Repair", "Wampa", "Greedo", "Waylay", "Takedown", "AT-ST"])
        .action_phase();
    game.us().play("Recruit");
    game.expect_options(["Wampa", "Greedo", "done"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]).expect_deck_top(["AT-ST"]).expect_deck_size(5);
}

// Rulings

/// SOR_123.
#[test]
fn recruit_puts_the_rest_on_the_bottom() {
    draws("Recruit", "Wampa", 5);
}

// ---- SOR_124 Tactical Advantage ----

/// SOR_124: +2/+2 for the phase.
#[test]
fn tactical_advantage_strengthens_a_unit() {
    let mut game = scenario().our_hand(["Tactical Advantage"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Tactical Advantage");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7).both_pass().expect_power("Wampa", 4);
}

// ---- SOR_125 Prepare for Takeoff ----

/// SOR_125: up to two Vehicle units of the top eight; a Vehicle that is no unit does not count.
#[test]
fn prepare_for_takeoff_finds_vehicles() {
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

/// SOR_125.
#[test]
fn prepare_for_takeoff_puts_the_rest_on_the_bottom() {
    draws("Prepare for Takeoff", "AT-ST", 8);
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

/// SOR_127: one of our units deals its power to an enemy unit and takes nothing.
#[test]
fn strike_true_deals_a_units_power() {
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
