//! The cards of Twilight of the Republic from TWI_104 to TWI_115: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

// ---- TWI_104 Obedient Vanguard ----

/// TWI_104: Raid 1; when it falls +2/+2 for a Trooper, if we like.
#[test]
fn obedient_vanguard_strengthens_a_trooper_when_it_falls() {
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

/// TWI_105: 2 resources and itself: an attack at +2/+0.
#[test]
fn steadfast_senator_sends_a_unit_to_attack() {
    let mut game = scenario().ours(["Steadfast Senator", "Wampa"]).our_resources(2).action_phase();
    game.us().use_ability("Steadfast Senator").expect_ready_resources(0).attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    game.expect_exhausted("Steadfast Senator").expect_power("Wampa", 4);
}

// Rulings

/// TWI_105, CR 6.3.0D: while a ready unit can attack, one must.
#[test]
fn steadfast_senator_sends_somebody() {
    let mut game =
        scenario().ours([unit("Steadfast Senator"), unit("Wampa"), unit("Greedo").exhausted()]).action_phase();
    game.us().use_ability("Steadfast Senator");
    game.expect_options(["Wampa -> their base"]);
}

// ---- TWI_106 Coruscant Guard ----

/// TWI_106: Ambush with three units, itself among them.
#[test]
fn coruscant_guard_ambushes_in_company() {
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

/// TWI_107: a card when played; the same card as in the first set.
#[test]
fn patrolling_v_wing_draws() {
    let mut game = scenario().our_hand(["TWI_107"]).action_phase();
    game.us().play("Patrolling V-Wing").expect_hand_size(1);
}

// ---- TWI_108 Ryloth Militia ----

/// TWI_108: Raid 1.
#[test]
fn ryloth_militia_raids() {
    let mut game = scenario().ours(["Ryloth Militia"]).action_phase();
    game.us().attack("Ryloth Militia", "their base");
    game.them().expect_base_damage(3);
}

// ---- TWI_109 501st Liberator ----

/// TWI_109: beside another Republic unit, 3 healed from a base, if we like.
#[test]
fn liberator_heals_a_base_in_republic_company() {
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

/// TWI_110: another unit of ours has +2/+2 as long as he is in play.
#[test]
fn huyang_strengthens_a_unit_while_he_is_there() {
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

/// TWI_110: the unit that lived by him falls with him.
#[test]
fn huyangs_unit_falls_when_its_hp_go() {
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

/// TWI_110: he goes with the unit that he chose although another Huyang comes.
#[test]
fn huyang_strengthens_only_one_unit() {
    let mut game = scenario().our_hand(["Huyang"]).ours(["Wampa", "Greedo"]).their_hand(["Waylay"]).action_phase();
    game.us().play("Huyang").choose("Wampa");
    game.them().play("Waylay").choose("Huyang");
    game.expect_power("Wampa", 4);
    game.us().play("Huyang").choose("Greedo");
    game.expect_power("Wampa", 4).expect_power("Greedo", 5);
}

/// TWI_110: the unit that he chose is gone: what comes back is another, without the +2/+2.
#[test]
fn huyangs_gift_does_not_follow_a_unit_out_of_play() {
    let mut game = scenario().our_hand(["Huyang"]).ours(["Swoop Racer"]).their_hand(["Waylay"]).action_phase();
    game.us().play("Huyang").choose("Swoop Racer");
    game.them().play("Waylay").choose("Swoop Racer");
    game.us().play("Swoop Racer");
    game.expect_power("Swoop Racer", 4);
}

// Rulings

/// TWI_110: whoever controls Huyang, the unit has +2/+2.
#[test]
fn huyangs_gift_stays_when_he_changes_sides() {
    let mut game = scenario().our_hand(["Huyang"]).ours(["Wampa"]).their_hand(["Change of Heart"]).action_phase();
    game.us().play("Huyang").choose("Wampa");
    game.them().play("Change of Heart").choose("Huyang");
    game.expect_controller("Huyang", Side::Them).expect_power("Wampa", 6).expect_hp("Wampa", 7);
}

/// TWI_110, CR 8.5.4: captured and rescued he is a new copy; the gift does not come back.
#[test]
fn huyangs_gift_does_not_come_back_with_him() {
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

/// TWI_111: a unit without a text, in space.
#[test]
fn republic_arc_170_fights_in_space() {
    let mut game = scenario().ours(["Republic ARC-170"]).theirs(["Alliance X-Wing", "Wampa"]).action_phase();
    game.expect_not_offered("Republic ARC-170 -> Wampa");
    game.us().attack("Republic ARC-170", "Alliance X-Wing");
    game.expect_gone("Alliance X-Wing").expect_damage("Republic ARC-170", 2);
}

// ---- TWI_112 Subjugating Starfighter ----

/// TWI_112: Ambush; with the initiative a Battle Droid when played, in the order we choose.
#[test]
fn subjugating_starfighter_brings_a_droid_with_the_initiative() {
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
fn b2_legionnaires_guard_and_overwhelm() {
    let mut game = scenario().ours(["B2 Legionnaires", "Greedo"]).theirs(["Underworld Thug"]).action_phase();
    game.us().attack("B2 Legionnaires", "Underworld Thug");
    game.them().expect_base_damage(2);
    let mut game = scenario().ours(["B2 Legionnaires", "Greedo"]).theirs(["Underworld Thug"]).their_action_phase();
    game.expect_not_offered("Underworld Thug -> Greedo").expect_not_offered("Underworld Thug -> our base");
}

// ---- TWI_114 Clone Commander Cody, Commanding the 212th ----

/// TWI_114: Overwhelm; with three units +1/+1 and Overwhelm for our other units.
#[test]
fn commander_cody_leads_the_others_in_company() {
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

/// TWI_114: Overwhelm of others counts excess damage in the same way.
#[test]
fn the_overwhelm_of_codys_units_has_excess() {
    let mut game = scenario()
        .ours(["Clone Commander Cody", "Swoop Racer", "Battle Droid"])
        .theirs(["Underworld Thug"])
        .action_phase();
    game.expect_keyword("Swoop Racer", Keyword::Overwhelm);
    game.us().attack("Swoop Racer", "Underworld Thug");
    game.them().expect_base_damage(2);
}

// ---- TWI_115 Osi Sobeck, Warden of the Citadel ----

/// TWI_115: Exploit 3; he captures an enemy ground unit that costs no more than was paid for him.
#[test]
fn osi_sobeck_captures_for_what_was_paid() {
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

/// TWI_115: played for free he captures only what costs nothing.
#[test]
fn osi_sobeck_for_free_captures_only_what_is_free() {
    let mut game = scenario()
        .our_hand(["Consolidation of Power", "Osi Sobeck"])
        .ours(["AT-ST"])
        .theirs(["Greedo", "Battle Droid"])
        .action_phase();
    game.us().play("Consolidation of Power").choose("AT-ST").play("Osi Sobeck");
    // Exploit is offered even so.
    if game.game.question().is_some_and(|question| question.ask == Ask::Exploit) {
        game.us().done();
    }
    game.expect_gone("AT-ST").expect_options(["Battle Droid"]);
}

/// TWI_115: what was paid counts, the aspect penalty with it.
#[test]
fn osi_sobeck_counts_the_penalty_that_was_paid() {
    let mut game = scenario().our_hand(["Osi Sobeck"]).theirs(["The Zillo Beast", "Bendu"]).action_phase();
    // 6 and 2 for Command: Bendu costs 7, the beast 9.
    game.us().play("Osi Sobeck").expect_ready_resources(12);
    game.expect_options(["Bendu"]);
}

// Rulings

/// TWI_115, CR 1.8.6: what may be captured is measured by its printed cost; a token costs 0.
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
