//! The cards of Twilight of the Republic from TWI_104 to TWI_115: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- TWI_104 Obedient Vanguard ----

/// TWI_104: Raid 1; when defeated, may give a Trooper +2/+2.
#[test]
fn obedient_vanguard_may_give_a_trooper_2_2_when_defeated() {
    let mut game = scenario()
        .ours(["Obedient Vanguard", "Battle Droid", "Wampa"])
        .theirs(["AT-ST", "Clone Trooper"])
        .action_phase();
    game.us().attack("Obedient Vanguard", "AT-ST");
    game.expect_damage("AT-ST", 2).expect_options(["Battle Droid", "Clone Trooper", "no"]);
    game.us().choose("Battle Droid");
    game.expect_power("Battle Droid", 3).expect_hp("Battle Droid", 3);
}

// ---- TWI_105 Steadfast Senator ----

/// TWI_105: exhausts and pays 2 resources: an attack with +2/+0.
#[test]
fn steadfast_senator_lets_a_unit_attack_with_2_more_power() {
    let mut game = scenario().ours(["Steadfast Senator", "Wampa"]).our_resources(2).action_phase();
    game.us().use_ability("Steadfast Senator").expect_ready_resources(0).attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    game.expect_exhausted("Steadfast Senator").expect_power("Wampa", 4);
}

// Rulings

/// TWI_105, CR 6.3.0D: a ready unit that can attack must attack.
#[test]
fn steadfast_senator_requires_a_ready_unit_to_attack() {
    let mut game =
        scenario().ours([unit("Steadfast Senator"), unit("Wampa"), unit("Greedo").exhausted()]).action_phase();
    game.us().use_ability("Steadfast Senator");
    game.expect_options(["Wampa -> their base"]);
}

// ---- TWI_106 Coruscant Guard ----

/// TWI_106: Ambush with three units, itself included.
#[test]
fn coruscant_guard_has_ambush_with_three_units() {
    let mut game = scenario()
        .our_hand(["Coruscant Guard"])
        .ours(["Wampa", "Battle Droid"])
        .theirs(["Underworld Thug"])
        .action_phase();
    game.us().play("Coruscant Guard").attack("Coruscant Guard", "Underworld Thug");
    game.expect_gone("Underworld Thug");
    let mut game = scenario().our_hand(["Coruscant Guard"]).ours(["Wampa"]).theirs(["Underworld Thug"]).action_phase();
    game.us().play("Coruscant Guard");
    game.expect_action_of(Side::Them);
}

// ---- TWI_107 Patrolling V-Wing ----

/// TWI_107: a card when played; a reprint from the first set.
#[test]
fn patrolling_v_wing_of_this_set_draws_a_card() {
    let mut game = scenario().our_hand(["TWI_107"]).action_phase();
    game.us().play("Patrolling V-Wing").expect_hand_size(1);
}

// ---- TWI_108 Ryloth Militia ----

/// TWI_108: Raid 1.
#[test]
fn ryloth_militia_has_raid() {
    let mut game = scenario().ours(["Ryloth Militia"]).action_phase();
    game.us().attack("Ryloth Militia", "their base");
    game.them().expect_base_damage(3);
}

// ---- TWI_109 501st Liberator ----

/// TWI_109: may heal 3 damage from a base with another Republic unit.
#[test]
fn liberator_of_the_501st_may_heal_a_base_with_a_republic_unit() {
    let table = |unit: &'static str| {
        let mut game = scenario()
            .our_hand(["501st Liberator"])
            .ours([unit])
            .theirs(["Clone Trooper"])
            .our_base_damage(5)
            .action_phase();
        game.us().play("501st Liberator");
        game
    };
    let mut game = table("Clone Trooper");
    game.expect_options(["our base", "their base", "no"]);
    game.us().choose("our base").expect_base_damage(2);
    table("Wampa").expect_action_of(Side::Them);
}

// ---- TWI_110 Huyang, Enduring Instructor ----

/// TWI_110: another friendly unit has +2/+2 while he is in play.
#[test]
fn huyang_gives_a_unit_2_2_while_he_is_in_play() {
    let mut game = scenario().our_hand(["Huyang"]).ours(["Wampa", "Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Huyang");
    game.expect_options(["Wampa", "Greedo"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7);
    game.both_pass().nobody_resources();
    game.expect_power("Wampa", 6);
    game.us().pass();
    game.them().attack("AT-ST", "Huyang");
    game.expect_gone("Huyang").expect_power("Wampa", 4).expect_hp("Wampa", 5);
}

/// TWI_110: a unit that needs his HP bonus is defeated when he leaves play.
#[test]
fn huyang_leaving_play_defeats_a_unit_that_needs_his_hp() {
    let mut game = scenario().our_hand(["Huyang"]).ours(["Wampa"]).theirs(["AT-ST", "Greedo"]).action_phase();
    game.us().play("Huyang").choose("Wampa");
    game.them().attack("AT-ST", "Wampa");
    game.expect_damage("Wampa", 6);
    game.us().pass();
    game.them().attack("Greedo", "Huyang").no();
    game.us().pass();
    game.expect_in_play("Huyang");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.them().attack("AT-ST", "Huyang");
    game.expect_gone("Huyang").expect_gone("Wampa");
}

// Corners

/// TWI_110: the bonus ends when he leaves play and does not return when he is played again for another unit.
#[test]
fn huyang_bonus_ends_when_he_leaves_play_and_is_played_again() {
    let mut game = scenario().our_hand(["Huyang"]).ours(["Wampa", "Greedo"]).their_hand(["Waylay"]).action_phase();
    game.us().play("Huyang").choose("Wampa");
    game.them().play("Waylay").choose("Huyang");
    game.expect_power("Wampa", 4);
    game.us().play("Huyang").choose("Greedo");
    game.expect_power("Wampa", 4).expect_power("Greedo", 5);
}

/// TWI_110: a unit that left play and was played again is a new copy without +2/+2.
#[test]
fn huyang_bonus_ends_when_the_unit_leaves_play() {
    let mut game = scenario().our_hand(["Huyang"]).ours(["Swoop Racer"]).their_hand(["Waylay"]).action_phase();
    game.us().play("Huyang").choose("Swoop Racer");
    game.them().play("Waylay").choose("Swoop Racer");
    game.us().play("Swoop Racer");
    game.expect_power("Swoop Racer", 4);
}

// Rulings

/// TWI_110: the unit has +2/+2 whoever controls Huyang.
#[test]
fn huyang_bonus_stays_when_he_changes_control() {
    let mut game = scenario().our_hand(["Huyang"]).ours(["Wampa"]).their_hand(["Change of Heart"]).action_phase();
    game.us().play("Huyang").choose("Wampa");
    game.them().play("Change of Heart").choose("Huyang");
    game.expect_controller("Huyang", Side::Them).expect_power("Wampa", 6).expect_hp("Wampa", 7);
}

/// TWI_110, CR 8.5.4: captured and rescued, he is a new copy, so the bonus does not return.
#[test]
fn huyang_bonus_does_not_return_when_he_is_rescued() {
    let mut game = scenario()
        .our_hand(["Huyang", "Vanquish"])
        .ours(["Wampa"])
        .their_hand(["Take Captive"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Huyang").choose("Wampa");
    game.them().play("Take Captive").choose("AT-ST").choose("Huyang");
    game.expect_captured("Huyang").expect_power("Wampa", 4);
    game.us().play("Vanquish").choose("AT-ST");
    game.expect_in_play("Huyang").expect_power("Wampa", 4).expect_hp("Wampa", 5);
    game.expect_action_of(Side::Them);
}

// ---- TWI_111 Republic ARC-170 ----

/// TWI_111: a unit without text, in space.
#[test]
fn republic_arc_170_attacks_in_space() {
    let mut game = scenario().ours(["Republic ARC-170"]).theirs(["Alliance X-Wing", "Wampa"]).action_phase();
    game.expect_not_offered("Republic ARC-170 -> Wampa");
    game.us().attack("Republic ARC-170", "Alliance X-Wing");
    game.expect_gone("Alliance X-Wing").expect_damage("Republic ARC-170", 2);
}

// ---- TWI_112 Subjugating Starfighter ----

/// TWI_112: Ambush; with the initiative, a Battle Droid when played, in an order of our choice.
#[test]
fn subjugating_starfighter_creates_a_droid_with_the_initiative() {
    let table = |initiative: Side| {
        let mut game = scenario()
            .our_hand(["Subjugating Starfighter"])
            .theirs(["Alliance X-Wing"])
            .initiative(initiative)
            .action_phase();
        game.us().play("Subjugating Starfighter");
        game
    };
    let mut game = table(Side::Us);
    game.expect_waiting(["Subjugating Starfighter", "Subjugating Starfighter"]);
    game.us().resolve_first("Subjugating Starfighter").attack("Subjugating Starfighter", "Alliance X-Wing");
    game.expect_count("our Battle Droid", 1).expect_gone("Alliance X-Wing");
    let mut game = table(Side::Them);
    game.us().resolve_first("Ambush").attack("Subjugating Starfighter", "Alliance X-Wing");
    game.expect_count("Battle Droid", 0).expect_action_of(Side::Them);
}

// ---- TWI_113 B2 Legionnaires ----

/// TWI_113: Sentinel and Overwhelm.
#[test]
fn b2_legionnaires_have_sentinel_and_overwhelm() {
    let mut game = scenario().ours(["B2 Legionnaires", "Greedo"]).theirs(["Underworld Thug"]).action_phase();
    game.us().attack("B2 Legionnaires", "Underworld Thug");
    game.them().expect_base_damage(2);
    let mut game = scenario().ours(["B2 Legionnaires", "Greedo"]).theirs(["Underworld Thug"]).their_action_phase();
    game.expect_not_offered("Underworld Thug -> Greedo").expect_not_offered("Underworld Thug -> our base");
}

// ---- TWI_114 Clone Commander Cody, Commanding the 212th ----

/// TWI_114: Overwhelm; with three units, +1/+1 and Overwhelm for our other units.
#[test]
fn commander_cody_gives_1_1_and_overwhelm_with_three_units() {
    let mut game = scenario()
        .ours(["Clone Commander Cody", "Underworld Thug", "Battle Droid"])
        .theirs(["AT-ST", "Greedo"])
        .action_phase();
    game.expect_power("Underworld Thug", 3).expect_hp("Underworld Thug", 4).expect_power("Clone Commander Cody", 4);
    game.expect_keyword("Underworld Thug", Keyword::Overwhelm).expect_no_keyword("Greedo", Keyword::Overwhelm);
    game.us().attack("Battle Droid", "AT-ST");
    game.expect_power("Underworld Thug", 2).expect_no_keyword("Underworld Thug", Keyword::Overwhelm);
    game.expect_keyword("Clone Commander Cody", Keyword::Overwhelm);
}

// Rulings

/// TWI_114: the Overwhelm that he gives deals excess damage as usual.
#[test]
fn commander_cody_overwhelm_of_other_units_deals_excess_damage() {
    let mut game = scenario()
        .ours(["Clone Commander Cody", "Swoop Racer", "Battle Droid"])
        .theirs(["Underworld Thug"])
        .action_phase();
    game.expect_keyword("Swoop Racer", Keyword::Overwhelm);
    game.us().attack("Swoop Racer", "Underworld Thug");
    game.them().expect_base_damage(2);
}

// ---- TWI_115 Osi Sobeck, Warden of the Citadel ----

/// TWI_115: Exploit 3; he captures an enemy ground unit whose cost is at most what was paid for him.
#[test]
fn osi_sobeck_captures_a_unit_of_no_higher_cost_than_was_paid() {
    let table = || {
        scenario()
            .our_leader("Wat Tambor")
            .our_hand(["Osi Sobeck"])
            .ours(["Battle Droid", "Battle Droid"])
            .theirs(["AT-ST", "Wampa", "Greedo", "Alliance X-Wing"])
            .their_deployed_leader("Nute Gunray")
            .action_phase()
    };
    let mut game = table();
    game.us().play("Osi Sobeck").done().expect_ready_resources(14);
    game.expect_options(["AT-ST", "Wampa", "Greedo"]);
    game.us().choose("AT-ST");
    game.expect_captured("AT-ST");
    let mut game = table();
    game.us().play("Osi Sobeck").choose("Battle Droid").done().expect_ready_resources(16);
    game.expect_options(["Wampa", "Greedo"]);
    let mut game = table();
    game.us().play("Osi Sobeck").choose_times(2, "Battle Droid").expect_ready_resources(18);
    game.expect_options(["Greedo"]);
}

// Corners

/// TWI_115: played for free, he captures only a unit of cost 0; Exploit is offered all the same.
#[test]
fn osi_sobeck_played_for_free_captures_only_a_unit_of_cost_0() {
    let mut game = scenario()
        .our_hand(["Consolidation of Power", "Osi Sobeck"])
        .ours(["AT-ST"])
        .theirs(["Greedo", "Battle Droid"])
        .action_phase();
    game.us().play("Consolidation of Power").choose("AT-ST");
    let ready = game.game.ready_resources(rules::Seat(0));
    game.us().play("Osi Sobeck");
    game.expect_asked(Side::Us, QuestionKind::Exploit).expect_options(["AT-ST", "done"]);
    game.us().done().expect_ready_resources(ready);
    game.expect_gone("AT-ST").expect_asked(Side::Us, QuestionKind::Target).expect_options(["Battle Droid"]);
    game.us().choose("Battle Droid");
    game.expect_gone("Battle Droid").expect_in_play("Greedo").expect_action_of(Side::Them);
}

/// TWI_115: the aspect penalty counts as paid.
#[test]
fn osi_sobeck_counts_the_penalty_that_was_paid() {
    let mut game = scenario().our_hand(["Osi Sobeck"]).theirs(["The Zillo Beast", "Bendu"]).action_phase();
    // 6 and 2 for Command: Bendu costs 7, the beast 9.
    game.us().play("Osi Sobeck").expect_ready_resources(12);
    game.expect_options(["Bendu"]);
}

// Rulings

/// TWI_115, CR 1.8.6: the printed cost of the captured unit counts; a token costs 0.
#[test]
fn osi_sobeck_compares_the_printed_cost() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_hand(["Osi Sobeck"])
        .ours(["Battle Droid", "Battle Droid", "Battle Droid"])
        .theirs([unit("Clone Trooper").with(["Academy Training"]), unit("Greedo")])
        .action_phase();
    // Six, and six less: nothing was paid.
    game.us().play("Osi Sobeck").choose_times(3, "Battle Droid").expect_ready_resources(20);
    game.expect_options(["Clone Trooper"]);
    game.us().choose("Clone Trooper");
    // CR 8.33.5: a captured token is set aside.
    game.expect_gone("Clone Trooper");
}
