//! The cards of Spark of Rebellion from SOR_168 to SOR_183: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{about_to_play, expect_pending_together, expect_search_draws, with_an_enemy, without_enemies};

// ---- SOR_168 Precision Fire ----

/// SOR_168: an attack with Saboteur; a Trooper has +2/+0 besides.
#[test]
fn precision_fire_gives_saboteur_and_2_power_to_a_trooper() {
    let mut game = scenario()
        .our_hand(["Precision Fire"])
        .ours(["Battlefield Marine", "Greedo"])
        .theirs(["Cell Block Guard"])
        .action_phase();
    let mut other = game.clone();
    game.us().play("Precision Fire").attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(5);
    game.expect_power("Battlefield Marine", 3).expect_no_keyword("Battlefield Marine", Keyword::Saboteur);
    other.us().play("Precision Fire").attack("Greedo", "their base");
    other.them().expect_base_damage(3);
}

// Rulings

/// SOR_168, CR 6.3.0D: an attack that is possible must be made, with a ready unit.
#[test]
fn precision_fire_requires_a_ready_unit_to_attack() {
    let mut game = scenario()
        .our_hand(["Precision Fire"])
        .ours(["Battlefield Marine"])
        .ours([unit("Wampa").exhausted()])
        .theirs(["Cell Block Guard"])
        .action_phase();
    game.us().play("Precision Fire");
    // Saboteur ignores the Sentinel.
    game.expect_options(["Battlefield Marine -> Cell Block Guard", "Battlefield Marine -> their base"]);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(5);
}

// ---- SOR_169 Keep Fighting ----

/// SOR_169: readies a unit with 3 or less power, of either side.
#[test]
fn keep_fighting_readies_a_unit_with_3_or_less_power() {
    let mut game = scenario()
        .our_hand(["Keep Fighting"])
        .ours([unit("Battlefield Marine").exhausted(), unit("Wampa").exhausted()])
        .theirs([unit("Greedo").exhausted()])
        .action_phase();
    game.us().play("Keep Fighting");
    game.expect_options(["Battlefield Marine", "Greedo"]);
    game.us().choose("Battlefield Marine");
    game.expect_ready("Battlefield Marine");
}

// Rulings

/// SOR_169, CR 1.10.5: modifiers that last for the phase count towards power.
#[test]
fn keep_fighting_counts_power_modifiers_of_the_phase() {
    let mut game = scenario()
        .our_hand(["Keep Fighting", "Tactical Advantage", "Make an Opening"])
        .ours([unit("Battlefield Marine").exhausted(), unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Tactical Advantage").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Make an Opening").choose("Wampa");
    game.them().pass();
    game.us().play("Keep Fighting");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_ready("Wampa");
}

// ---- SOR_170 Power Failure ----

/// SOR_170: any number of upgrades, all on one unit.
#[test]
fn power_failure_defeats_upgrades_on_one_unit() {
    let mut game = scenario()
        .our_hand(["Power Failure"])
        .ours([unit("Wampa").with(["Shield"])])
        .theirs([unit("AT-ST").with(["Entrenched", "Shield", "Experience"])])
        .action_phase();
    game.us().play("Power Failure").choose("AT-ST");
    game.expect_options(["Entrenched", "Shield", "Experience", "done"]);
    game.us().choose("Entrenched").choose("Experience").done();
    game.expect_upgrades("AT-ST", ["Shield"]).expect_upgrades("Wampa", ["Shield"]);
}

// ---- SOR_171 Mission Briefing ----

/// SOR_171: two cards for a player of our choice.
#[test]
fn mission_briefing_lets_a_chosen_player_draw_two() {
    let mut game = scenario().our_hand(["Mission Briefing"]).action_phase();
    game.us().play("Mission Briefing");
    game.expect_options(["us", "them"]);
    game.us().choose_player(Side::Us).expect_hand_size(2);
    game.them().expect_hand_size(0);
}

// ---- SOR_172 Open Fire ----

/// SOR_172: 4 damage to a unit.
#[test]
fn open_fire_deals_4_damage_to_a_unit() {
    let mut game = scenario().our_hand(["Open Fire"]).ours(["Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Open Fire");
    game.expect_options(["Greedo", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

// ---- SOR_173 Bombing Run ----

/// SOR_173: 3 damage to each unit of an arena.
#[test]
fn bombing_run_damages_each_unit_in_an_arena() {
    let mut game = scenario()
        .our_hand(["Bombing Run"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter", "Battlefield Marine"])
        .action_phase();
    game.us().play("Bombing Run");
    game.expect_asked(Side::Us, QuestionKind::Arena).expect_options(["ground", "space"]);
    game.us().pick("ground");
    game.expect_damage("Wampa", 3).expect_damage("AT-ST", 3).expect_gone("Battlefield Marine");
    game.expect_in_play("TIE/ln Fighter");
}

// ---- SOR_174 Smoke and Cinders ----

/// SOR_174: each player keeps two cards of their choice.
#[test]
fn smoke_and_cinders_makes_each_player_discard_to_two_cards() {
    let mut game = scenario()
        .our_hand(["Smoke and Cinders", "Recruit", "Repair", "Waylay"])
        .their_hand(["Wampa", "AT-ST", "Greedo", "Vanquish"])
        .action_phase();
    game.us().play("Smoke and Cinders").choose("Repair");
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose_each(["Wampa", "Vanquish"]).expect_hand(["AT-ST", "Greedo"]);
    game.us().expect_hand(["Recruit", "Waylay"]);
    game.expect_action_of(Side::Them);
}

/// SOR_174: a player with two or fewer cards discards nothing.
#[test]
fn smoke_and_cinders_does_not_affect_hands_of_two_cards() {
    let mut game = scenario().our_hand(["Smoke and Cinders", "Recruit"]).their_hand(["Wampa", "Repair"]).action_phase();
    game.us().play("Smoke and Cinders").expect_hand(["Recruit"]);
    game.them().expect_hand(["Wampa", "Repair"]);
    game.expect_action_of(Side::Them);
}

// Corners

/// SOR_174: the event itself is already in the discard pile.
#[test]
fn smoke_and_cinders_does_not_count_itself() {
    let mut game = scenario().our_hand(["Smoke and Cinders", "Recruit", "Repair"]).action_phase();
    game.us().play("Smoke and Cinders").expect_hand(["Recruit", "Repair"]);
    game.expect_action_of(Side::Them);
}

// ---- SOR_175 Forced Surrender ----

/// SOR_175: two cards; an opponent whose base we damaged this phase discards two.
#[test]
fn forced_surrender_makes_an_opponent_discard_when_its_base_was_damaged() {
    let mut game = scenario()
        .our_hand(["Forced Surrender"])
        .ours(["Wampa"])
        .their_hand(["Recruit", "Repair", "Waylay"])
        .action_phase();
    let mut peaceful = game.clone();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().play("Forced Surrender").expect_hand_size(2);
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Recruit").choose("Waylay").expect_hand(["Repair"]);
    peaceful.us().play("Forced Surrender").expect_hand_size(2);
    peaceful.them().expect_hand_size(3);
}

// Corners

/// SOR_175: the damage of an event counts, too.
#[test]
fn forced_surrender_counts_damage_from_an_event() {
    let mut game = scenario()
        .our_hand(["Forced Surrender", "For a Cause I Believe In"])
        .our_deck(["Battlefield Marine", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa"])
        .their_hand(["Recruit", "Repair"])
        .action_phase();
    game.us().play("For a Cause I Believe In").choose("their base");
    game.us().choose_each(["Battlefield Marine", "Wampa", "Wampa", "Wampa"]);
    game.them().pass();
    game.us().play("Forced Surrender").expect_hand_size(2);
    game.them().choose_each(["Recruit", "Repair"]).expect_hand([]);
}

// ---- SOR_176 ISB Agent ----

/// SOR_176: an event of the hand may be shown for 1 damage to a unit.
#[test]
fn isb_agent_may_reveal_an_event_to_deal_1_damage() {
    let mut game = scenario().our_hand(["ISB Agent", "Recruit", "Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("ISB Agent");
    game.expect_options(["Recruit", "no"]);
    let mut refused = game.clone();
    game.us().choose("Recruit");
    game.expect_options(["ISB Agent", "Wampa"]);
    game.them().expect_sees("Recruit");
    game.us().choose("Wampa").expect_hand(["Recruit", "Greedo"]);
    game.expect_damage("Wampa", 1);
    game.them().expect_does_not_see("Recruit");
    refused.us().no();
    refused.expect_damage("Wampa", 0).expect_action_of(Side::Them);
}

// ---- SOR_177 Bib Fortuna, Jabba's Majordomo ----

/// SOR_177: Shielded; an event of the hand for 1 less.
#[test]
fn bib_fortuna_plays_an_event_for_1_less() {
    let mut game = scenario()
        .ours(["Bib Fortuna"])
        .our_hand(["Repair", "Greedo", "Bib Fortuna"])
        .our_resources(0)
        .our_base_damage(5)
        .action_phase();
    game.expect_not_offered("play Repair");
    game.us().use_ability("Bib Fortuna");
    game.expect_options(["play Repair", "no"]);
    game.us().play("Repair").choose("our base").expect_base_damage(2);
    game.expect_exhausted("Bib Fortuna");
    let mut game = scenario().our_hand(["Bib Fortuna"]).action_phase();
    game.us().play("Bib Fortuna");
    game.expect_upgrades("Bib Fortuna", ["Shield"]);
}

// ---- SOR_178 Cartel Spacer ----

/// SOR_178: without another Cunning unit nothing is exhausted.
#[test]
fn cartel_spacer_exhausts_a_unit_only_with_another_cunning_unit() {
    let mut game = scenario().our_hand(["Cartel Spacer"]).ours(["Wampa"]).theirs(["Wampa", "Greedo"]).action_phase();
    game.us().play("Cartel Spacer");
    game.expect_action_of(Side::Them);
    let mut game = scenario().our_hand(["Cartel Spacer"]).ours(["Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("Cartel Spacer").choose("their Wampa");
    game.expect_exhausted("Wampa");
}

// Rulings

/// SOR_178, CR 1.8.6: the printed cost decides which unit is exhausted.
#[test]
fn cartel_spacer_checks_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Cartel Spacer"])
        .ours(["Greedo"])
        .theirs(["Wampa", "Rukh", "Volunteer Soldier"])
        .action_phase();
    game.us().play("Cartel Spacer");
    game.expect_options(["Wampa", "Volunteer Soldier"]);
}

// ---- SOR_179 Boba Fett, Disintegrator ----

/// SOR_179: 3 damage to an exhausted unit that did not enter play this round; none to a ready one.
#[test]
fn boba_fett_deals_3_damage_to_an_exhausted_defender() {
    let mut game = scenario()
        .ours(["Boba Fett, Disintegrator"])
        .theirs([unit("AT-ST").exhausted(), unit("Consular Security Force")])
        .action_phase();
    let mut ready = game.clone();
    game.us().attack("Boba Fett", "AT-ST");
    game.expect_damage("AT-ST", 6);
    ready.us().attack("Boba Fett", "Consular Security Force");
    ready.expect_damage("Consular Security Force", 3);
}

/// SOR_179, CR 8.7.3: a unit that was played this round entered play in it and takes no damage, although exhausted.
#[test]
fn boba_fett_does_not_damage_a_unit_played_this_round() {
    let mut game =
        scenario().ours(["Boba Fett, Disintegrator"]).their_hand(["Consular Security Force"]).their_action_phase();
    game.them().play("Consular Security Force");
    game.us().attack("Boba Fett", "Consular Security Force");
    game.expect_damage("Consular Security Force", 3);
}

// Rulings

/// SOR_179, CR 8.7.2: a leader unit enters play when it is deployed and takes no damage in that round.
#[test]
fn boba_fett_does_not_damage_a_leader_deployed_this_round() {
    let mut game = scenario().ours(["Boba Fett"]).theirs(["Greedo"]).their_action_phase();
    game.them().deploy();
    game.us().pass();
    game.them().attack("Grand Moff Tarkin", "our base");
    game.expect_exhausted("Grand Moff Tarkin");
    game.us().attack("Boba Fett", "Grand Moff Tarkin");
    game.expect_damage("Grand Moff Tarkin", 3);
}

/// SOR_179: a leader that was deployed in an earlier round takes the damage.
#[test]
fn boba_fett_damages_an_exhausted_leader_of_an_earlier_round() {
    let mut game =
        scenario().ours(["Boba Fett"]).their_deployed_leader(unit("Grand Moff Tarkin").exhausted()).action_phase();
    game.us().attack("Boba Fett", "Grand Moff Tarkin");
    game.expect_damage("Grand Moff Tarkin", 6);
}

// ---- SOR_180 Seventh Fleet Defender ----

/// SOR_180: Shielded.
#[test]
fn seventh_fleet_defender_enters_play_with_a_shield() {
    let mut game = scenario().our_hand(["Seventh Fleet Defender"]).action_phase();
    game.us().play("Seventh Fleet Defender");
    game.expect_upgrades("Seventh Fleet Defender", ["Shield"]);
}

// ---- SOR_181 Jabba the Hutt, Cunning Daimyo ----

/// SOR_181: Trick events cost 1 less; draws a Trick event from the top eight.
#[test]
fn jabba_the_hutt_draws_a_trick_event_and_discounts_trick_events() {
    let mut game = scenario()
        .our_hand(["Jabba the Hutt"])
        .our_leader("Boba Fett, Collecting the Bounty")
        .our_deck(["Wampa", "Recruit", "Waylay", "Greedo", "Repair", "Repair", "Repair", "Asteroid Sanctuary"])
        .our_resources(6)
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Jabba the Hutt");
    game.expect_options(["Waylay", "Asteroid Sanctuary", "done"]);
    game.us().choose("Waylay").expect_hand(["Waylay"]).expect_ready_resources(2);
    game.them().pass();
    game.us().play("Waylay").expect_ready_resources(0).choose("Wampa").no();
}

// Rulings

/// SOR_181: the cards that are not drawn go to the bottom of the deck.
#[test]
fn jabba_the_hutt_puts_the_rest_on_the_bottom() {
    expect_search_draws("Jabba the Hutt", "Waylay", 8);
}

// ---- SOR_182 Bossk, Deadly Stalker ----

/// SOR_182: Ambush; for each event that we play he may deal 2 damage to a unit.
#[test]
fn bossk_may_deal_2_damage_when_we_play_an_event() {
    let mut game = scenario()
        .our_hand(["Bossk", "Repair"])
        .theirs(["AT-ST"])
        .their_hand(["Confiscate"])
        .our_base_damage(5)
        .action_phase();
    game.us().play("Bossk");
    game.expect_options(["Bossk -> AT-ST", "no"]);
    game.us().no();
    game.them().play("Confiscate");
    game.expect_action_of(Side::Us);
    game.us().play("Repair").choose("our base");
    game.expect_options(["Bossk", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

// Corners

/// SOR_182, SOR_177: an event that an ability plays is played by us.
#[test]
fn bossk_triggers_on_an_event_played_by_bib_fortuna() {
    let mut game = scenario()
        .ours(["Bossk", "Bib Fortuna"])
        .our_hand(["Repair"])
        .our_base_damage(3)
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("Bib Fortuna").play("Repair").choose("our base").choose("AT-ST").expect_base_damage(0);
    game.expect_damage("AT-ST", 2);
}

// Rulings

/// SOR_182: Ambush.
#[test]
fn bossk_has_ambush() {
    without_enemies(about_to_play("Bossk").action_phase(), "Bossk");
    with_an_enemy(about_to_play("Bossk").theirs(["Cantina Braggart"]).action_phase(), "Bossk", "Bossk");
}

/// SOR_182, CR 7.6.8: his ability triggers when the event is played and resolves after the event has fully resolved.
#[test]
fn bossk_ability_resolves_after_the_whole_event() {
    let mut game = scenario().our_hand(["Cunning"]).ours(["Bossk"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Cunning");
    game.expect_waiting(["Bossk"]).expect_asked(Side::Us, QuestionKind::Mode);
    game.us().mode(1).choose("Wampa").mode(2);
    game.expect_waiting(["Bossk"]);
    game.us().choose("Bossk").choose("AT-ST");
    game.expect_in_hand("Wampa").expect_damage("AT-ST", 2).expect_power("Bossk", 8);
    game.expect_action_of(Side::Them);
}

// ---- SOR_183 Bounty Hunter Crew ----

/// SOR_183: Ambush; may return an event from any discard pile to its owner's hand.
#[test]
fn bounty_hunter_crew_may_return_an_event_to_its_owners_hand() {
    let mut game = scenario()
        .our_hand(["Bounty Hunter Crew"])
        .our_discard(["Recruit", "Wampa"])
        .their_discard(["Waylay"])
        .theirs(["Greedo"])
        .action_phase();
    game.us().play("Bounty Hunter Crew").resolve_first("Bounty Hunter Crew");
    game.expect_options(["Recruit", "Waylay", "no"]);
    game.us().choose("Waylay").expect_hand([]);
    game.them().expect_hand(["Waylay"]);
    game.expect_options(["Bounty Hunter Crew -> Greedo", "no"]);
}

// Rulings

/// SOR_183: Ambush and its When Played ability are pending together.
#[test]
fn bounty_hunter_crew_may_attack_before_or_after_its_ability() {
    let name = "Bounty Hunter Crew";
    let game = about_to_play(name).our_discard(["Recruit"]).theirs(["Cantina Braggart"]).action_phase();
    let mut game = expect_pending_together(game, name, &[name, name]);
    game.us().attack(name, "Cantina Braggart").choose("Recruit").expect_hand(["Recruit"]);
    let mut alone = about_to_play(name).action_phase();
    alone.us().play(name).resolve_first("Ambush");
    alone.expect_exhausted(name).expect_action_of(Side::Them);
}
