//! The Vigilance cards of Twilight of the Republic, TWI_066 to TWI_078, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// TWI_066: Exploit 2; a Battle Droid on each attack.
#[test]
fn multi_troop_transport_unloads_a_droid() {
    let mut game = scenario().ours(["Multi-Troop Transport"]).action_phase();
    game.us().attack("Multi-Troop Transport", "their base");
    game.expect_count("our Battle Droid", 1).expect_keyword("Multi-Troop Transport", Keyword::Exploit);
}

/// TWI_067: -5/-0 for each enemy ground unit this phase.
#[test]
fn the_zillo_beast_cows_the_enemy_on_the_ground() {
    let mut game = scenario()
        .our_hand(["The Zillo Beast"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Battlefield Marine", "Avenger"])
        .action_phase();
    game.us().play("The Zillo Beast");
    game.expect_power("AT-ST", 1).expect_power("Battlefield Marine", 0).expect_power("Avenger", 8);
    game.expect_power("Wampa", 4).expect_hp("AT-ST", 7);
}

/// TWI_067: 5 damage is healed from it when the regroup phase starts.
#[test]
fn the_zillo_beast_heals_in_the_regroup_phase() {
    let mut game = scenario().ours([unit("The Zillo Beast").damage(7)]).action_phase();
    game.both_pass();
    game.expect_damage("The Zillo Beast", 2).expect_asked(Side::Us, Ask::Resource);
}

/// TWI_068: the named card on top may be drawn, before the cards of the regroup phase are.
#[test]
fn foresight_draws_the_named_card() {
    let table = || {
        let mut game = scenario()
            .ours([unit("Wampa").with(["Foresight"])])
            .our_deck(["Recruit", "Repair", "Waylay", "Takedown"])
            .action_phase();
        game.expect_hp("Wampa", 7).both_pass().expect_asked(Side::Us, Ask::Name);
        game
    };
    let mut game = table();
    game.us().name_card("Recruit").yes().expect_hand(["Recruit", "Repair", "Waylay"]);
    let mut game = table();
    game.us().name_card("Recruit").no().expect_hand(["Recruit", "Repair"]);
    let mut game = table();
    game.us().name_card("Repair").expect_hand(["Recruit", "Repair"]);
    game.expect_asked(Side::Us, Ask::Resource);
}

/// TWI_068: the wrong name still shows us the card.
#[test]
fn foresight_looks_at_the_top_card() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Foresight"])])
        .our_deck(["Recruit", "Repair", "Waylay", "Takedown"])
        .action_phase();
    game.both_pass();
    game.us().expect_does_not_see("Recruit").name_card("Waylay");
    game.expect_event("a look at a card", |event| matches!(event, testkit::Event::LookedAt { .. }));
}

/// TWI_069: when it is defeated it goes onto a Battle Droid token of ours.
#[test]
fn roger_roger_moves_to_another_droid() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Roger Roger"]).damage(4), unit("Battle Droid"), unit("Super Battle Droid")])
        .theirs(["AT-ST", "Battle Droid"])
        .their_action_phase();
    game.expect_power("Wampa", 5).expect_hp("Wampa", 6);
    game.them().attack("AT-ST", "Wampa");
    game.expect_options(["Battle Droid"]);
    game.us().choose("our Battle Droid");
    game.expect_upgrades("our Battle Droid", ["Roger Roger"]).expect_power("our Battle Droid", 2);
    game.us().expect_discard(["Wampa"]);
}

/// TWI_069: without a token to go to, it stays in the discard pile.
#[test]
fn roger_roger_stays_in_the_discard_pile_without_a_droid() {
    let mut game = scenario()
        .our_hand(["Confiscate"])
        .ours([unit("Wampa").with(["Roger Roger"]), unit("Super Battle Droid")])
        .action_phase();
    game.us().play("Confiscate").choose("Roger Roger").expect_discard(["Confiscate", "Roger Roger"]);
    game.expect_action_of(Side::Them);
}

/// TWI_070: -2/-2, and the unit is exhausted.
#[test]
fn perilous_position_exhausts_the_unit() {
    let mut game = scenario().our_hand(["Perilous Position"]).theirs(["AT-ST"]).action_phase();
    game.us().play_onto("Perilous Position", "AT-ST");
    game.expect_exhausted("AT-ST").expect_power("AT-ST", 4).expect_hp("AT-ST", 5);
}

/// TWI_071: Sentinel for the unit.
#[test]
fn unshakeable_will_makes_a_sentinel() {
    let mut game = scenario().our_hand(["Unshakeable Will"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play_onto("Unshakeable Will", "Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_power("Wampa", 6).expect_hp("Wampa", 7);
    game.expect_not_offered("AT-ST -> our base");
}

/// TWI_072: who attacks the chosen unit has -4/-0 for the attack; who attacks another has not.
#[test]
fn i_have_the_high_ground_weakens_attackers_of_one_unit() {
    let mut game = scenario()
        .our_hand(["I Have the High Ground"])
        .ours(["Wampa", "Swoop Racer"])
        .theirs(["AT-ST", "Battlefield Marine"])
        .action_phase();
    game.us().play("I Have the High Ground");
    game.expect_options(["Wampa", "Swoop Racer"]);
    game.us().choose("Wampa");
    game.expect_power("AT-ST", 6);
    let mut other = game.clone();
    game.them().attack("AT-ST", "Wampa");
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 4).expect_power("AT-ST", 6);
    other.them().attack("Battlefield Marine", "Swoop Racer");
    other.expect_gone("Swoop Racer");
}

/// TWI_072: it is over with the phase.
#[test]
fn i_have_the_high_ground_lasts_a_phase() {
    let mut game =
        scenario().our_hand(["I Have the High Ground"]).ours(["Wampa"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("I Have the High Ground").choose("Wampa");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.them().attack("Battlefield Marine", "Wampa");
    game.expect_damage("Wampa", 3);
}

/// TWI_073: 3 healed from a unit, and a Battle Droid even when nothing was.
#[test]
fn grievous_reassembly_heals_and_makes_a_droid() {
    let mut game = scenario().our_hand(["Grievous Reassembly"]).ours([unit("AT-ST").damage(5)]).action_phase();
    game.us().play("Grievous Reassembly").choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_count("our Battle Droid", 1);
    let mut game = scenario().our_hand(["Grievous Reassembly"]).action_phase();
    game.us().play("Grievous Reassembly");
    game.expect_count("our Battle Droid", 1);
}

/// TWI_074: Sentinel, and with the initiative +2/+2 for the same unit.
#[test]
fn guarding_the_way_is_better_with_the_initiative() {
    let table = |initiative: Side| {
        let mut game =
            scenario().our_hand(["Guarding the Way"]).ours(["Wampa", "AT-ST"]).initiative(initiative).action_phase();
        game.us().play("Guarding the Way").choose("Wampa");
        game.expect_keyword("Wampa", Keyword::Sentinel).expect_action_of(Side::Them);
        game
    };
    table(Side::Us).expect_power("Wampa", 6).expect_hp("Wampa", 7);
    table(Side::Them).expect_power("Wampa", 4).expect_hp("Wampa", 5);
}

/// TWI_075: -1/-1 for each enemy unit, leaders among them.
#[test]
fn disruptive_burst_weakens_all_enemies() {
    let mut game = scenario()
        .our_hand(["Disruptive Burst"])
        .ours(["Battle Droid"])
        .their_deployed_leader("Nute Gunray")
        .theirs(["Battle Droid", "TIE/ln Fighter", "Wampa"])
        .action_phase();
    game.us().play("Disruptive Burst");
    game.expect_count("Battle Droid", 1).expect_gone("TIE/ln Fighter").expect_power("Wampa", 3).expect_hp("Wampa", 4);
    game.expect_power("Nute Gunray", 1).expect_hp("Nute Gunray", 7);
}

/// TWI_076: a unit that costs 3 or less falls, and two Battle Droids come.
#[test]
fn death_by_droids_defeats_and_makes_two_droids() {
    let mut game =
        scenario().our_hand(["Death by Droids"]).theirs(["Swoop Racer", "Wampa", "Clone Trooper"]).action_phase();
    game.us().play("Death by Droids");
    game.expect_options(["Swoop Racer", "Clone Trooper"]);
    game.us().choose("Swoop Racer");
    game.expect_gone("Swoop Racer").expect_count("our Battle Droid", 2);
    let mut game = scenario().our_hand(["Death by Droids"]).theirs(["Wampa"]).action_phase();
    game.us().play("Death by Droids");
    game.expect_count("our Battle Droid", 2);
}

/// TWI_077: a unit that is no leader falls; the same card as in the first set.
#[test]
fn vanquish_defeats_any_unit_but_a_leader() {
    let mut game =
        scenario().our_hand(["TWI_077"]).theirs(["Avenger"]).their_deployed_leader("Nute Gunray").action_phase();
    game.us().play("Vanquish");
    game.expect_options(["Avenger"]);
    game.us().choose("Avenger");
    game.expect_gone("Avenger");
}

/// TWI_078: Exploit 4; every unit of an opponent falls, leaders among them.
#[test]
fn the_invasion_of_christophsis_clears_a_side() {
    let mut game = scenario()
        .our_hand(["The Invasion of Christophsis"])
        .our_resources(9)
        .ours(["Battle Droid", "Battle Droid", "Battle Droid", "Wampa"])
        .their_deployed_leader("Nute Gunray")
        .theirs(["Avenger", "AT-ST"])
        .action_phase();
    game.us().play("The Invasion of Christophsis").choose_times(3, "Battle Droid").done();
    game.us().expect_ready_resources(0);
    game.expect_gone("Avenger").expect_gone("AT-ST").expect_in_base_zone("Nute Gunray").expect_in_play("Wampa");
}
