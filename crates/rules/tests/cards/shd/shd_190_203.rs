//! The cards of Shadows of the Galaxy from SHD_190 to SHD_203: main case, corners and official rulings of each.

use testkit::{Ask, Event, Keyword, Side, scenario, unit};

// ---- SHD_190 Zuckuss, Bounty Hunter for Hire ----

/// SHD_190: Saboteur, for him and for 4-LOM, who also gets +1/+1.
#[test]
fn zuckuss_leads_four_lom() {
    let mut game = scenario().ours(["Zuckuss", "4-LOM"]).theirs(["Cell Block Guard"]).action_phase();
    game.expect_power("4-LOM", 5).expect_hp("4-LOM", 5).expect_keyword("4-LOM", Keyword::Saboteur);
    // Each raises the other.
    game.expect_power("Zuckuss", 7).expect_keyword("Zuckuss", Keyword::Ambush);
    game.us().attack("4-LOM", "their base");
    game.them().expect_base_damage(5);
}

// Corners

/// SHD_190, SHD_188: each of the two raises the other only while both are there.
#[test]
fn zuckuss_and_four_lom_need_each_other() {
    let mut game =
        scenario().ours([unit("Zuckuss"), unit("4-LOM").damage(4)]).their_hand(["Vanquish"]).their_action_phase();
    game.expect_hp("4-LOM", 5);
    game.them().play("Vanquish").choose("Zuckuss");
    game.expect_gone("Zuckuss").expect_gone("4-LOM");
}

/// SHD_190: their 4-LOM is no friend.
#[test]
fn zuckuss_raises_no_enemy() {
    let mut game = scenario().ours(["Zuckuss"]).theirs(["4-LOM", "Cell Block Guard"]).action_phase();
    game.expect_power("4-LOM", 4).expect_hp("4-LOM", 4);
    // Saboteur is his own.
    game.expect_offered("Zuckuss -> their base");
}

// ---- SHD_191 Xanadu Blood, Cad Bane's Reward ----

/// SHD_191: an Underworld unit goes back to hand to exhaust an enemy unit or resource; Raid 2.
#[test]
fn xanadu_blood_trades_a_unit_for_an_exhaustion() {
    let mut game = scenario()
        .our_hand(["Xanadu Blood"])
        .ours(["Greedo", "Wampa"])
        .theirs(["AT-ST"])
        .their_resources(3)
        .action_phase();
    game.us().play("Xanadu Blood");
    game.expect_options(["Greedo", "no"]);
    let mut resource = game.clone();
    game.us().choose("Greedo").expect_hand(["Greedo"]).choose("AT-ST");
    game.expect_exhausted("AT-ST");
    resource.us().choose("Greedo").choose("Underworld Thug");
    resource.them().expect_ready_resources(2);
    resource.them().pass();
    resource.us().play("Greedo");
    resource.both_pass().nobody_resources();
    resource.us().attack("Xanadu Blood", "their base").no();
    resource.them().expect_base_damage(6);
}

// Corners

/// SHD_191: a unit of ours that is no leader, an enemy's unit or resource.
#[test]
fn xanadu_blood_exhausts_an_enemy_unit_or_resource() {
    let mut game = scenario()
        .our_hand(["Xanadu Blood"])
        .our_deployed_leader("Cad Bane")
        .ours(["Greedo", "Wampa"])
        .theirs(["Underworld Thug", "AT-ST"])
        .their_resources(1)
        .their_resource_cards(["Repair"])
        .action_phase();
    game.us().play("Xanadu Blood").resolve_first("Xanadu Blood");
    game.expect_options(["Greedo", "no"]);
    game.us().choose("Greedo");
    game.expect_not_offered("Wampa").expect_offered("AT-ST").expect_offered("Repair");
    game.us().choose("Repair");
    game.them().expect_ready_resources(1);
}

// ---- SHD_192 Dryden Vos, Offering No Escape ----

/// SHD_192: Shielded; a captive of ours is played for free, for us.
#[test]
fn dryden_vos_makes_use_of_a_captive() {
    let mut game = scenario()
        .our_hand(["Dryden Vos"])
        .our_resources(20)
        .ours([unit("Wampa").guarding(["AT-ST"])])
        .theirs([unit("Greedo").guarding(["Battlefield Marine"])])
        .action_phase();
    game.us().play("Dryden Vos").expect_ready_resources(9).resolve_first("Dryden Vos");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST").play("AT-ST").expect_ready_resources(9);
    game.expect_controller("AT-ST", Side::Us).expect_exhausted("AT-ST").expect_upgrades("Dryden Vos", ["Shield"]);
    game.expect_captured("Battlefield Marine");
}

// Corners

/// SHD_192, SHD_199: who may, need not.
#[test]
fn who_may_need_not() {
    let mut game = scenario().our_hand(["Dryden Vos"]).ours([unit("AT-ST").guarding(["Swoop Racer"])]).action_phase();
    game.us().play("Dryden Vos").resolve_first("Dryden Vos").choose("Swoop Racer").no();
    game.expect_captured("Swoop Racer").expect_action_of(Side::Them);
    let mut game = scenario().ours(["Coruscant Dissident"]).our_resources(0).our_exhausted_resources(2).action_phase();
    game.us().attack("Coruscant Dissident", "their base").no().expect_ready_resources(0);
    game.expect_action_of(Side::Them);
}

// ---- SHD_193 Frozen in Carbonite ----

/// SHD_193: exhausted, and never ready again.
#[test]
fn frozen_in_carbonite_keeps_a_unit_exhausted() {
    let mut game = scenario()
        .our_hand(["Frozen in Carbonite"])
        .theirs(["Battlefield Marine"])
        .their_deployed_leader("Grand Moff Tarkin")
        .their_hand(["Keep Fighting"])
        .action_phase();
    game.expect_not_offered("play Frozen in Carbonite onto Grand Moff Tarkin");
    game.us().play_onto("Frozen in Carbonite", "Battlefield Marine");
    game.expect_exhausted("Battlefield Marine");
    game.them().play("Keep Fighting").choose("Battlefield Marine");
    game.expect_exhausted("Battlefield Marine");
    game.both_pass().nobody_resources();
    game.expect_exhausted("Battlefield Marine").both_pass().nobody_resources();
    game.expect_exhausted("Battlefield Marine");
}

// ---- SHD_194 Triple Dark Raid ----

/// SHD_194: a Vehicle for 5 less, ready, until the phase ends.
#[test]
fn triple_dark_raid_borrows_a_vehicle() {
    let mut game = scenario()
        .our_leader("Boba Fett, Collecting the Bounty")
        .our_hand(["Triple Dark Raid"])
        .our_resources(4)
        .our_deck(["Wampa", "Recruit", "AT-ST", "Repair", "Greedo", "Greedo", "TIE/ln Fighter", "Alliance X-Wing"])
        .action_phase();
    game.us().play("Triple Dark Raid");
    game.expect_options(["AT-ST", "TIE/ln Fighter", "done"]);
    game.us()
        .choose("AT-ST")
        .play("AT-ST")
        .expect_ready_resources(0)
        .expect_deck_size(7)
        .expect_deck_top(["Alliance X-Wing"]);
    game.expect_ready("AT-ST");
    game.them().pass();
    game.us().attack("AT-ST", "their base");
    game.both_pass();
    // Back in hand, with the two cards of the regroup phase.
    game.expect_gone("AT-ST").expect_in_hand("AT-ST");
    game.us().expect_hand_size(3);
    game.them().expect_base_damage(6);
}

// Rulings

/// SHD_194, CR 8.5.4: a Vehicle that has left play before is not fetched from where it is.
#[test]
fn triple_dark_raid_does_not_fetch_the_fallen() {
    let mut game = scenario()
        .our_hand(["Triple Dark Raid"])
        .our_deck(["AT-ST", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Repair", "Repair"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().play("Triple Dark Raid").choose("AT-ST").play("AT-ST");
    game.them().play("Vanquish").choose("AT-ST");
    game.both_pass().expect_in_discard("AT-ST");
}

// ---- SHD_195 Cartel Turncoat ----

/// SHD_195: a card for its defeat.
#[test]
fn cartel_turncoat_is_worth_a_card() {
    let mut game = scenario().ours(["Desperado Freighter"]).theirs(["Cartel Turncoat"]).action_phase();
    game.us().attack("Desperado Freighter", "Cartel Turncoat").yes().expect_hand_size(1);
}

// ---- SHD_196 Grogu, Irresistible ----

/// SHD_196: he exhausts himself and an enemy unit.
#[test]
fn grogu_exhausts_an_enemy() {
    let mut game = scenario().ours(["Grogu", "Greedo"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().use_ability("Grogu");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_exhausted("Grogu");
}

// ---- SHD_197 L3-37, Droid Revolutionary ----

/// SHD_197: a captive is rescued, or she gets a Shield.
#[test]
fn l3_37_rescues_or_is_shielded() {
    let mut game =
        scenario().our_hand(["L3-37"]).theirs([unit("Wampa").guarding(["Battlefield Marine"])]).action_phase();
    game.us().play("L3-37");
    game.expect_options(["Battlefield Marine", "no"]);
    let mut declined = game.clone();
    game.us().choose("Battlefield Marine");
    game.expect_controller("Battlefield Marine", Side::Us).expect_exhausted("Battlefield Marine");
    game.expect_upgrades("L3-37", []);
    declined.us().no();
    declined.expect_upgrades("L3-37", ["Shield"]).expect_captured("Battlefield Marine");
}

/// SHD_197: with nobody to rescue the Shield comes by itself; Smuggle.
#[test]
fn l3_37_smuggled_is_shielded() {
    let mut game = scenario().our_base("Jabba's Palace").our_resources(3).our_resource_cards(["L3-37"]).action_phase();
    game.us().play("L3-37").expect_ready_resources(0);
    game.expect_upgrades("L3-37", ["Shield"]).expect_action_of(Side::Them);
}

// ---- SHD_198 Omega, Part of the Squad ----

/// SHD_198: the first Clone unit of a round costs no aspect penalty; a Clone card of the top five.
#[test]
fn omega_brings_in_the_squad() {
    let mut game = scenario()
        .our_hand(["Omega"])
        .our_deck(["Wampa", "Wolffe", "Clone Deserter", "Recruit", "Repair", "Echo"])
        .action_phase();
    game.us().play("Omega");
    game.expect_options(["Wolffe", "Clone Deserter", "done"]);
    game.us().choose("Wolffe").expect_hand(["Wolffe"]);
    game.expect_event("that Wolffe was shown", |event| matches!(event, Event::Revealed { .. }));
    let mut game = scenario().ours(["Omega"]).our_hand(["Wolffe", "Clone Deserter"]).our_resources(8).action_phase();
    game.us().play("Wolffe").expect_ready_resources(6);
    game.them().pass();
    // 1, and 2 for Command.
    game.us().play("Clone Deserter").expect_ready_resources(3);
}

// Corners

/// SHD_198: Clones alone, on the table and in the deck.
#[test]
fn omega_looks_for_clones_alone() {
    let omega = "Omega, Part of the Squad";
    let mut game = scenario().our_hand([omega]).our_deck(["Wampa", "Repair"]).action_phase();
    game.us().play("Omega").expect_hand([]).expect_ready_resources(16);
    let mut game = scenario().our_hand(["Wampa", "TWI_097"]).ours([omega]).action_phase();
    // 4, and 2 for Aggression; the first Clone of the round is still to come: 6, and no penalty.
    game.us().play("Wampa").expect_ready_resources(14);
    game.them().pass();
    game.us().play("Captain Rex").expect_ready_resources(8);
}

// ---- SHD_199 Coruscant Dissident ----

/// SHD_199: a resource may be readied.
#[test]
fn coruscant_dissident_readies_a_resource() {
    let mut game = scenario()
        .ours(["Coruscant Dissident"])
        .our_resources(0)
        .our_exhausted_resources(2)
        .their_resources(0)
        .action_phase();
    game.us().attack("Coruscant Dissident", "their base").choose("our Underworld Thug").expect_ready_resources(1);
}

// ---- SHD_201 Principled Outlaw ----

/// SHD_201: a ground unit may be exhausted; Smuggle.
#[test]
fn principled_outlaw_exhausts_a_ground_unit() {
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_resources(5)
        .our_resource_cards(["Principled Outlaw"])
        .theirs(["Wampa", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Principled Outlaw").expect_ready_resources(0);
    game.both_pass().nobody_resources();
    game.us().attack("Principled Outlaw", "their base");
    game.expect_options(["Principled Outlaw", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa");
}

// ---- SHD_202 Qi'ra, Playing Her Part ----

/// SHD_202: she looks at a hand and makes a name 3 dearer for the opponent, as long as she is in play.
#[test]
fn qira_makes_a_name_dearer() {
    let mut game = scenario()
        .our_hand(["Qi'ra, Playing Her Part", "Recruit"])
        .their_base("Death Watch Hideout")
        .their_hand(["Recruit", "Wampa", "Vanquish"])
        .their_resources(10)
        .action_phase();
    game.us().play("Qi'ra").expect_sees("their Wampa").name_card("Wampa").expect_does_not_see("their Wampa");
    let mut gone = game.clone();
    // 4 and 3.
    game.them().play("Wampa").expect_ready_resources(3);
    // 5, and 2 for Vigilance; then the name costs what it costs.
    gone.them().play("Vanquish").choose("Qi'ra").expect_ready_resources(3);
    gone.both_pass().nobody_resources();
    gone.us().pass();
    gone.them().play("Wampa").expect_ready_resources(6);
}

// Corners

/// SHD_202: what is free stays free, tax or not.
#[test]
fn qira_does_not_tax_what_is_free() {
    let mut game = scenario()
        .our_hand(["Qi'ra, Playing Her Part"])
        .theirs(["Wampa"])
        .their_hand(["A New Adventure"])
        .their_leader("Han Solo, Audacious Smuggler")
        .their_base("Jabba's Palace")
        .their_resources(2)
        .action_phase();
    game.us().play("Qi'ra").name_card("Wampa");
    game.them().play("A New Adventure").choose("Wampa").expect_ready_resources(0).play("Wampa");
    game.expect_in_play("Wampa");
}

// Rulings

/// SHD_202: a name has no subtitle: every card of that name is dearer.
#[test]
fn qira_names_without_subtitle() {
    let mut game = scenario()
        .our_hand(["Qi'ra, Playing Her Part"])
        .their_leader("Boba Fett, Collecting the Bounty")
        .their_hand(["Boba Fett, Disintegrator"])
        .their_resources(6)
        .action_phase();
    game.us().play("Qi'ra").name_card("Boba Fett");
    // 3 and 3.
    game.them().play("Boba Fett").expect_ready_resources(0);
}

/// SHD_202: whoever controls her by then: the cards of the opponent of the one who played her stay dearer.
#[test]
fn qira_changing_sides_changes_nothing() {
    let mut game = scenario()
        .our_base("Death Watch Hideout")
        .our_hand(["Qi'ra, Playing Her Part", "Wampa"])
        .our_resources(20)
        .their_base("Death Watch Hideout")
        .their_hand(["Change of Heart", "Wampa"])
        .their_resources(20)
        .action_phase();
    game.us().play("Qi'ra").name_card("Wampa").expect_ready_resources(14);
    // 6, and 2 for Cunning.
    game.them().play("Change of Heart").choose("Qi'ra").expect_ready_resources(12);
    game.expect_controller("Qi'ra", Side::Them);
    game.us().play("Wampa").expect_ready_resources(10);
    game.them().play("Wampa").expect_ready_resources(5);
}

/// SHD_202: captured and rescued, she taxes nobody any more.
#[test]
fn qira_rescued_has_forgotten() {
    let mut game = scenario()
        .our_hand(["Qi'ra, Playing Her Part", "Vanquish"])
        .our_resources(20)
        .theirs(["Consular Security Force"])
        .their_base("Death Watch Hideout")
        .their_hand(["Take Captive", "Wampa"])
        .their_resources(20)
        .action_phase();
    game.us().play("Qi'ra").name_card("Wampa");
    game.them().play("Take Captive").choose("Consular Security Force").choose("Qi'ra").expect_ready_resources(17);
    game.us().play("Vanquish").choose("Consular Security Force");
    game.expect_controller("Qi'ra", Side::Us).expect_action_of(Side::Them);
    game.them().play("Wampa").expect_ready_resources(13);
}

// ---- SHD_203 Zorii Bliss, Valiant Smuggler ----

/// SHD_203: a card now, one of the hand when the regroup phase starts.
#[test]
fn zorii_bliss_draws_now_and_discards_later() {
    let mut game = scenario()
        .ours(["Zorii Bliss"])
        .our_hand(["Recruit"])
        .our_deck(["Wampa", "Repair", "Repair", "Repair"])
        .action_phase();
    game.us().attack("Zorii Bliss", "their base").expect_hand(["Recruit", "Wampa"]);
    game.both_pass().expect_asked(Side::Us, Ask::Target);
    game.expect_options(["Recruit", "Wampa"]);
    game.us().choose("Recruit").expect_discard(["Recruit"]).expect_hand(["Wampa", "Repair", "Repair"]);
}

/// SHD_203: Smuggle.
#[test]
fn zorii_bliss_is_smuggled() {
    let mut game =
        scenario().our_base("Jabba's Palace").our_resources(5).our_resource_cards(["Zorii Bliss"]).action_phase();
    game.us().play("Zorii Bliss").expect_ready_resources(0);
    game.expect_in_play("Zorii Bliss");
}

// Rulings

/// SHD_203: the discard comes although she is gone by then.
#[test]
fn zorii_bliss_gone_still_costs_a_card() {
    let mut game = scenario()
        .ours(["Zorii Bliss"])
        .our_deck(["Recruit", "Greedo", "Wampa", "Wampa"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().attack("Zorii Bliss", "their base");
    game.them().play("Vanquish").choose("Zorii Bliss");
    game.both_pass().expect_asked(Side::Us, Ask::Target);
    game.us().choose("Recruit").expect_discard(["Zorii Bliss", "Recruit"]);
}
