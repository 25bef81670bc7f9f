//! The cards of Spark of Rebellion with the aspect Command alone, SOR_108 to SOR_127, each in its main case.

use testkit::{Keyword, Side, scenario, unit};

/// SOR_108: defeated, it may give an Experience token to any unit.
#[test]
fn vanguard_infantry_may_leave_experience() {
    let mut game = scenario().ours(["Vanguard Infantry", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Vanguard Infantry", "AT-ST");
    game.expect_options(["Wampa", "AT-ST", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

/// SOR_109: 1 HP for our base with each Command unit that we play, himself among them; other cards give nothing.
#[test]
fn colonel_yularen_heals_with_command_units() {
    let mut game = scenario()
        .our_base_damage(5)
        .our_hand(["Colonel Yularen", "Battlefield Marine", "Wampa", "Tactical Advantage"])
        .their_hand(["Patrolling V-Wing"])
        .action_phase();
    game.us().play("Colonel Yularen").expect_base_damage(4);
    game.them().play("Patrolling V-Wing");
    game.us().play("Battlefield Marine").expect_base_damage(3);
    game.them().pass();
    game.us().play("Wampa").expect_base_damage(3);
    game.them().pass();
    game.us().play("Tactical Advantage").choose("Wampa").expect_base_damage(3);
}

/// SOR_110: defeating it is the cost; an exhausted unit attacks, but no base.
#[test]
fn frontline_shuttle_lets_an_exhausted_unit_attack() {
    let mut game = scenario()
        .ours(["Frontline Shuttle"])
        .ours([unit("Wampa").exhausted()])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().use_ability("Frontline Shuttle");
    game.expect_gone("Frontline Shuttle").expect_options(["Wampa -> Battlefield Marine"]);
    game.us().attack("Wampa", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_damage("Wampa", 3);
    game.them().expect_base_damage(1);
}

/// SOR_111: a card when played.
#[test]
fn patrolling_v_wing_draws() {
    let mut game = scenario().our_hand(["Patrolling V-Wing"]).our_deck(["Recruit", "Repair"]).action_phase();
    game.us().play("Patrolling V-Wing").expect_hand(["Recruit"]);
}

/// SOR_112: Restore 2 while we have the initiative.
#[test]
fn consortium_starviper_restores_with_the_initiative() {
    let mut game = scenario().our_base_damage(5).ours(["Consortium StarViper"]).action_phase();
    game.us().attack("Consortium StarViper", "their base").expect_base_damage(3);
    let mut game = scenario().our_base_damage(5).ours(["Consortium StarViper"]).initiative(Side::Them).action_phase();
    game.us().attack("Consortium StarViper", "their base").expect_base_damage(5);
}

/// SOR_113: Sentinel with six resources.
#[test]
fn homestead_militia_guards_with_six_resources() {
    let with = |ready| scenario().ours(["Homestead Militia"]).our_resources(ready).action_phase();
    with(5).expect_no_keyword("Homestead Militia", Keyword::Sentinel);
    with(6).expect_keyword("Homestead Militia", Keyword::Sentinel);
}

/// SOR_114: Ambush beside another Command unit.
#[test]
fn escort_skiff_ambushes_beside_a_command_unit() {
    let mut game = scenario().our_hand(["Escort Skiff"]).ours(["Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    game.us().play("Escort Skiff");
    game.expect_options(["Escort Skiff -> Wampa", "no"]);
    let mut game = scenario().our_hand(["Escort Skiff"]).ours(["Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("Escort Skiff");
    game.expect_action_of(Side::Them);
}

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

/// SOR_117: Ambush and Overwhelm.
#[test]
fn mercenary_company_ambushes_and_overwhelms() {
    let mut game = scenario().our_hand(["Mercenary Company"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("Mercenary Company").attack("Mercenary Company", "Battlefield Marine");
    game.expect_damage("Mercenary Company", 3).expect_exhausted("Mercenary Company");
    game.them().expect_base_damage(2);
}

/// SOR_118: +1/+1 for each resource, ready or not.
#[test]
fn the_97th_legion_counts_resources() {
    let mut game = scenario().ours(["97th Legion"]).our_resources(4).our_exhausted_resources(3).action_phase();
    game.expect_power("97th Legion", 7).expect_hp("97th Legion", 7);
    game.us().attack("97th Legion", "their base");
    game.them().expect_base_damage(7);
}

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

/// SOR_124: +2/+2 for the phase.
#[test]
fn tactical_advantage_strengthens_a_unit() {
    let mut game = scenario().our_hand(["Tactical Advantage"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Tactical Advantage");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7).both_pass().expect_power("Wampa", 4);
}

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

/// SOR_126: the event becomes a resource, exhausted.
#[test]
fn resupply_becomes_a_resource() {
    let mut game = scenario().our_hand(["Resupply"]).our_resources(5).action_phase();
    game.us().play("Resupply").expect_resources(6).expect_ready_resources(0).expect_discard([]);
    game.expect_in_resources("Resupply");
}

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
