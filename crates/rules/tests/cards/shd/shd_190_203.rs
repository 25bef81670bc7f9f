//! The cards of Shadows of the Galaxy from SHD_190 to SHD_203: main case, corners and official rulings of each.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

// ---- SHD_190 Zuckuss, Bounty Hunter for Hire ----

/// SHD_190: Saboteur; 4-LOM has +1/+1 and Saboteur.
#[test]
fn zuckuss_gives_four_lom_1_1_and_saboteur() {
    let mut game = scenario().ours(["Zuckuss", "4-LOM"]).theirs(["Cell Block Guard"]).action_phase();
    game.expect_power("4-LOM", 5).expect_hp("4-LOM", 5).expect_keyword("4-LOM", Keyword::Saboteur);
    // Each raises the other.
    game.expect_power("Zuckuss", 7).expect_keyword("Zuckuss", Keyword::Ambush);
    game.us().attack("4-LOM", "their base");
    game.them().expect_base_damage(5);
}

// Corners

/// SHD_190, SHD_188: each of the two gives its bonus only while both are in play.
#[test]
fn zuckuss_and_four_lom_lose_their_bonus_when_one_leaves_play() {
    let mut game =
        scenario().ours([unit("Zuckuss"), unit("4-LOM").damage(4)]).their_hand(["Vanquish"]).their_action_phase();
    game.expect_hp("4-LOM", 5);
    game.them().play("Vanquish").choose("Zuckuss");
    game.expect_gone("Zuckuss").expect_gone("4-LOM");
}

/// SHD_190: an enemy 4-LOM gets no bonus.
#[test]
fn zuckuss_gives_nothing_to_an_enemy_four_lom() {
    let mut game = scenario().ours(["Zuckuss"]).theirs(["4-LOM", "Cell Block Guard"]).action_phase();
    game.expect_power("4-LOM", 4).expect_hp("4-LOM", 4);
    // Saboteur is his own.
    game.expect_offered("Zuckuss -> their base");
}

// ---- SHD_191 Xanadu Blood, Cad Bane's Reward ----

/// SHD_191: Raid 2; may return an Underworld unit to hand to exhaust an enemy unit or resource.
#[test]
fn xanadu_blood_may_return_an_underworld_unit_to_exhaust_an_enemy() {
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

/// SHD_191: a friendly non-leader unit returns; an enemy unit or resource is exhausted.
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

/// SHD_192: Shielded; a card that a friendly unit guards may be played for free.
#[test]
fn dryden_vos_may_play_a_friendly_captive_for_free() {
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

/// SHD_192, SHD_199: both abilities are optional.
#[test]
fn dryden_vos_and_coruscant_dissident_may_be_declined() {
    let mut game = scenario().our_hand(["Dryden Vos"]).ours([unit("AT-ST").guarding(["Swoop Racer"])]).action_phase();
    game.us().play("Dryden Vos").resolve_first("Dryden Vos").choose("Swoop Racer").no();
    game.expect_captured("Swoop Racer").expect_action_of(Side::Them);
    let mut game = scenario().ours(["Coruscant Dissident"]).our_resources(0).our_exhausted_resources(2).action_phase();
    game.us().attack("Coruscant Dissident", "their base").no().expect_ready_resources(0);
    game.expect_action_of(Side::Them);
}

// ---- SHD_193 Frozen in Carbonite ----

/// SHD_193: the unit is exhausted and cannot ready.
#[test]
fn frozen_in_carbonite_exhausts_a_unit_that_cannot_ready() {
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

/// SHD_194: a Vehicle is played for 5 less, ready, and returns to hand when the phase ends.
#[test]
fn triple_dark_raid_plays_a_vehicle_ready_for_the_phase() {
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

/// SHD_194, CR 8.5.4: a Vehicle that left play before is not returned.
#[test]
fn triple_dark_raid_does_not_return_a_vehicle_that_left_play() {
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

/// SHD_195: Bounty: draw a card.
#[test]
fn cartel_turncoat_bounty_draws_a_card() {
    let mut game = scenario().ours(["Desperado Freighter"]).theirs(["Cartel Turncoat"]).action_phase();
    game.us().attack("Desperado Freighter", "Cartel Turncoat").yes().expect_hand_size(1);
}

// ---- SHD_196 Grogu, Irresistible ----

/// SHD_196: exhausts to exhaust an enemy unit.
#[test]
fn grogu_exhausts_to_exhaust_an_enemy_unit() {
    let mut game = scenario().ours(["Grogu", "Greedo"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().use_ability("Grogu");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_exhausted("Grogu");
}

// ---- SHD_197 L3-37, Droid Revolutionary ----

/// SHD_197: may rescue a captured card; otherwise she gets a Shield.
#[test]
fn l3_37_may_rescue_a_captive_or_gets_a_shield() {
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

/// SHD_197: without a captive the Shield is given without a question; Smuggle.
#[test]
fn l3_37_gets_a_shield_without_a_captive() {
    let mut game = scenario().our_base("Jabba's Palace").our_resources(3).our_resource_cards(["L3-37"]).action_phase();
    game.us().play("L3-37").expect_ready_resources(0);
    game.expect_upgrades("L3-37", ["Shield"]).expect_action_of(Side::Them);
}

// ---- SHD_198 Omega, Part of the Squad ----

/// SHD_198: the first Clone unit each round has no aspect penalty; draws a Clone card from the top five.
#[test]
fn omega_ignores_the_penalty_of_the_first_clone_and_draws_a_clone() {
    let mut game = scenario()
        .our_hand(["Omega"])
        .our_deck(["Wampa", "Wolffe", "Clone Deserter", "Recruit", "Repair", "Echo"])
        .action_phase();
    game.us().play("Omega");
    game.expect_options(["Wolffe", "Clone Deserter", "done"]);
    game.us().choose("Wolffe").expect_hand(["Wolffe"]);
    game.expect_event("that Wolffe was shown", |event| matches!(event, LogEvent::Revealed { .. }));
    let mut game = scenario().ours(["Omega"]).our_hand(["Wolffe", "Clone Deserter"]).our_resources(8).action_phase();
    game.us().play("Wolffe").expect_ready_resources(6);
    game.them().pass();
    // 1, and 2 for Command.
    game.us().play("Clone Deserter").expect_ready_resources(3);
}

// Corners

/// SHD_198: only Clones, in play and in the deck.
#[test]
fn omega_counts_only_clones() {
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
fn coruscant_dissident_may_ready_a_resource() {
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
fn principled_outlaw_may_exhaust_a_ground_unit() {
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

/// SHD_202: she looks at a hand; cards with the chosen name cost opponents 3 more while she is in play.
#[test]
fn qira_makes_the_named_card_cost_3_more() {
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

/// SHD_202: a card played for free stays free.
#[test]
fn qira_does_not_make_a_free_card_cost_more() {
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

/// SHD_202: a name has no subtitle: every card of that name costs more.
#[test]
fn qira_names_a_card_without_its_subtitle() {
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

/// SHD_202: whoever controls her, cards of the opponent of the player who played her cost more.
#[test]
fn qira_tax_does_not_follow_a_change_of_control() {
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

/// SHD_202: captured and rescued, her effect has ended.
#[test]
fn qira_rescued_taxes_nothing() {
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

/// SHD_203: draws a card; when the regroup phase starts, a card is discarded.
#[test]
fn zorii_bliss_draws_now_and_discards_at_the_regroup_phase() {
    let mut game = scenario()
        .ours(["Zorii Bliss"])
        .our_hand(["Recruit"])
        .our_deck(["Wampa", "Repair", "Repair", "Repair"])
        .action_phase();
    game.us().attack("Zorii Bliss", "their base").expect_hand(["Recruit", "Wampa"]);
    game.both_pass().expect_asked(Side::Us, QuestionKind::Target);
    game.expect_options(["Recruit", "Wampa"]);
    game.us().choose("Recruit").expect_discard(["Recruit"]).expect_hand(["Wampa", "Repair", "Repair"]);
}

/// SHD_203: Smuggle.
#[test]
fn zorii_bliss_has_smuggle() {
    let mut game =
        scenario().our_base("Jabba's Palace").our_resources(5).our_resource_cards(["Zorii Bliss"]).action_phase();
    game.us().play("Zorii Bliss").expect_ready_resources(0);
    game.expect_in_play("Zorii Bliss");
}

// Rulings

/// SHD_203: the discard comes although she is gone by then.
#[test]
fn zorii_bliss_discard_happens_after_she_left_play() {
    let mut game = scenario()
        .ours(["Zorii Bliss"])
        .our_deck(["Recruit", "Greedo", "Wampa", "Wampa"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().attack("Zorii Bliss", "their base");
    game.them().play("Vanquish").choose("Zorii Bliss");
    game.both_pass().expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Recruit").expect_discard(["Zorii Bliss", "Recruit"]);
}
