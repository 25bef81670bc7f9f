//! The cards of Spark of Rebellion from SOR_184 to SOR_192: main case, corners and official rulings of each.

use testkit::{QuestionKind, Side, scenario, unit};

// ---- SOR_184 Fett's Firespray, Pursuing the Bounty ----

/// SOR_184: ready with a Boba Fett (leader or unit). 2 resources exhaust a unit, as often as they are paid.
#[test]
fn fetts_firespray_enters_play_ready_with_boba_fett() {
    let mut game = scenario()
        .our_leader("Boba Fett, Collecting the Bounty")
        .our_hand(["Fett's Firespray"])
        .our_resources(10)
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Fett's Firespray").expect_ready_resources(4);
    game.expect_ready("Fett's Firespray");
    game.them().pass();
    game.us().use_ability("Fett's Firespray").choose("Wampa").expect_ready_resources(2);
    game.them().pass();
    game.us().use_ability("Fett's Firespray").choose("AT-ST").expect_ready_resources(0);
    game.expect_exhausted("Wampa").expect_exhausted("AT-ST").expect_ready("Fett's Firespray");
    game.them().pass();
    game.expect_not_offered("use Fett's Firespray");
}

/// SOR_184: without Boba Fett or Jango Fett it stays exhausted.
#[test]
fn fetts_firespray_enters_play_exhausted_without_boba_fett() {
    let mut game = scenario().our_hand(["Fett's Firespray"]).theirs(["Boba Fett"]).action_phase();
    game.us().play("Fett's Firespray");
    game.expect_exhausted("Fett's Firespray");
}

// Rulings

/// SOR_184 (erratum: the mark for unique), CR 8.29.6: only a unit that is not unique.
#[test]
fn fetts_firespray_exhausts_units_that_are_not_unique() {
    let mut game = scenario().ours(["Fett's Firespray"]).theirs(["Greedo", "Wampa"]).action_phase();
    game.us().use_ability("Fett's Firespray");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_ready("Fett's Firespray");
}

// ---- SOR_185 Chimaera, Flagship of the Seventh Fleet ----

/// SOR_185: the opponent reveals their hand and discards a card with the chosen name, if there is one.
#[test]
fn chimaera_makes_the_opponent_discard_the_named_card() {
    let mut game = scenario().ours(["Chimaera"]).their_hand(["Wampa", "Wampa", "Recruit"]).action_phase();
    let mut missed = game.clone();
    game.us().attack("Chimaera", "their base").name_card("Wampa");
    game.us().expect_sees("their Recruit");
    game.them().choose("Wampa").expect_discard(["Wampa"]).expect_hand(["Wampa", "Recruit"]);
    game.us().expect_does_not_see("their Recruit");
    missed.us().attack("Chimaera", "their base").name_card("Vanquish");
    missed.them().expect_hand_size(3).expect_base_damage(8);
}

/// SOR_185: Shielded.
#[test]
fn chimaera_enters_play_with_a_shield() {
    let mut game = scenario().our_hand(["Chimaera"]).our_resources(30).action_phase();
    game.us().play("Chimaera");
    game.expect_upgrades("Chimaera", ["Shield"]);
}

// Corners

/// SOR_185, CR 8.25.1: the revealed hand is open to everybody at the table until the card is discarded.
#[test]
fn chimaera_reveals_the_hand_to_every_player() {
    let mut game = scenario().ours(["Chimaera"]).their_hand(["Wampa", "Recruit"]).third(["Greedo"]).action_phase();
    game.us().attack("Chimaera", "their base").name_card("Wampa").choose_player(Side::Them);
    game.us().expect_sees("their Recruit");
    game.third().expect_sees("their Recruit");
    game.them().choose("Wampa");
    game.third().expect_does_not_see("their Recruit");
}

// Rulings

/// SOR_185, CR 11.4.2: with several opponents, the attacking player chooses which one.
#[test]
fn chimaera_controller_chooses_the_opponent() {
    let mut game = scenario().ours(["Chimaera"]).their_hand(["Wampa"]).third(["Greedo"]).action_phase();
    game.us().attack("Chimaera", "their base").name_card("Wampa");
    game.expect_asked(Side::Us, QuestionKind::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.third().choose("Wampa");
    game.them().expect_hand(["Wampa"]);
    game.third().expect_discard(["Wampa"]);
}

/// SOR_185, CR 8.17.1: a name has no subtitle.
#[test]
fn chimaera_names_a_card_without_its_subtitle() {
    let mut game =
        scenario().ours(["Chimaera"]).their_hand(["Darth Vader, Commanding the First Legion", "Wampa"]).action_phase();
    game.us().attack("Chimaera", "their base").name_card("Darth Vader");
    game.them().choose("Darth Vader").expect_hand(["Wampa"]);
}

// ---- SOR_186 No Good to Me Dead ----

/// SOR_186: the unit is exhausted and cannot ready this round, not even in the regroup phase.
#[test]
fn no_good_to_me_dead_keeps_a_unit_exhausted_for_the_round() {
    let mut game = scenario()
        .our_hand(["No Good to Me Dead"])
        .theirs(["Greedo"])
        .theirs([unit("Wampa").exhausted()])
        .their_hand(["Keep Fighting"])
        .action_phase();
    game.us().play("No Good to Me Dead").choose("Greedo");
    game.expect_exhausted("Greedo");
    game.them().play("Keep Fighting").choose("Greedo");
    game.expect_exhausted("Greedo").both_pass().nobody_resources();
    game.expect_exhausted("Greedo").expect_ready("Wampa").both_pass().nobody_resources();
    game.expect_ready("Greedo");
}

// Corners

/// SOR_186: a leader unit may be chosen; it stays exhausted although it was exhausted before.
#[test]
fn no_good_to_me_dead_keeps_an_exhausted_leader_exhausted() {
    let mut game = scenario()
        .our_hand(["No Good to Me Dead"])
        .their_deployed_leader(unit("Grand Moff Tarkin").exhausted())
        .action_phase();
    game.us().play("No Good to Me Dead").choose("Grand Moff Tarkin");
    game.both_pass().nobody_resources();
    game.expect_exhausted("Grand Moff Tarkin");
}

// ---- SOR_187 I Had No Choice ----

/// SOR_187: the opponent chooses which of the two units goes to hand. The other goes to the bottom of its owner's deck.
#[test]
fn i_had_no_choice_returns_one_unit_and_bottoms_the_other() {
    let mut game = scenario()
        .our_hand(["I Had No Choice"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Greedo"])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().play("I Had No Choice").choose("AT-ST").choose("Wampa");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["AT-ST", "Wampa"]);
    game.them().choose("AT-ST").expect_hand(["AT-ST"]);
    game.us().expect_deck_top(["Recruit", "Wampa"]);
    game.expect_in_play("Greedo");
}

/// SOR_187: a single unit goes to hand.
#[test]
fn i_had_no_choice_returns_a_single_unit() {
    let mut game = scenario().our_hand(["I Had No Choice"]).theirs(["AT-ST", "Greedo"]).action_phase();
    game.us().play("I Had No Choice").choose("AT-ST").done();
    game.them().choose("AT-ST").expect_hand(["AT-ST"]);
    game.expect_in_play("Greedo").expect_action_of(Side::Them);
}

// Corners

/// SOR_187: "up to 2" includes none.
#[test]
fn i_had_no_choice_may_choose_no_unit() {
    let mut game = scenario().our_hand(["I Had No Choice"]).theirs(["Wampa"]).action_phase();
    game.us().play("I Had No Choice").done();
    game.expect_in_play("Wampa").expect_action_of(Side::Them);
}

// Rulings

/// SOR_187, CR 11.4.2: with several opponents, the player of the event chooses which one.
#[test]
fn i_had_no_choice_player_chooses_the_opponent() {
    let mut game = scenario().our_hand(["I Had No Choice"]).theirs(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().play("I Had No Choice").choose("Wampa").choose("AT-ST");
    game.expect_asked(Side::Us, QuestionKind::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.third().choose("Wampa");
    game.them().expect_hand(["Wampa"]);
    game.expect_in_deck("AT-ST");
}

/// SOR_187, CR 8.24.1: only units in play are chosen.
#[test]
fn i_had_no_choice_chooses_only_units_in_play() {
    let mut game = scenario()
        .our_hand(["I Had No Choice"])
        .our_discard(["Greedo"])
        .their_discard(["AT-ST"])
        .ours(["Battlefield Marine"])
        .theirs(["Wampa"])
        .their_deployed_leader("Grand Moff Tarkin")
        .action_phase();
    game.us().play("I Had No Choice");
    game.expect_options(["Battlefield Marine", "Wampa", "done"]);
}

// ---- SOR_188 Chopper, Metal Menace ----

/// SOR_188: Raid 1 with another Spectre; discards the top card of the enemy deck; an event exhausts a resource.
#[test]
fn chopper_discards_the_top_card_of_the_enemy_deck() {
    let mut game = scenario().ours(["Chopper", "The Ghost"]).their_deck(["Wampa", "Recruit"]).action_phase();
    game.us().attack("Chopper", "their base");
    game.them().expect_discard(["Wampa"]).expect_ready_resources(20).expect_base_damage(2);
    let mut game = scenario().ours(["Chopper"]).their_deck(["Wampa", "Recruit"]).action_phase();
    game.us().attack("Chopper", "their base");
    game.them().expect_base_damage(1);
}

// Corners

/// SOR_188: an empty deck discards nothing; an event changes nothing when every resource is exhausted.
#[test]
fn chopper_discards_nothing_from_an_empty_deck() {
    let mut game = scenario().ours(["Chopper"]).their_deck([]).action_phase();
    game.us().attack("Chopper", "their base");
    game.them().expect_base_damage(1).expect_ready_resources(20);
    let mut game = scenario().ours(["Chopper"]).their_deck(["Recruit"]).their_resources(0).action_phase();
    game.us().attack("Chopper", "their base");
    game.them().expect_discard(["Recruit"]);
    game.expect_action_of(Side::Them);
}

// Rulings

/// SOR_188, CR 1.14.3: cards are discarded from the top of the deck.
#[test]
fn chopper_discards_from_the_top_and_exhausts_a_resource_for_an_event() {
    let mut game = scenario().ours(["Chopper"]).their_deck(["Recruit", "Wampa", "Greedo"]).action_phase();
    game.us().attack("Chopper", "their base").choose("their Underworld Thug");
    game.them().expect_discard(["Recruit"]).expect_deck_top(["Wampa", "Greedo"]).expect_ready_resources(19);
}

// ---- SOR_189 Leia Organa, Defiant Princess ----

/// SOR_189: the second mode may choose an enemy unit.
#[test]
fn leia_may_exhaust_an_enemy_unit() {
    let mut game =
        scenario().our_hand(["Leia Organa, Defiant Princess"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Leia Organa").mode(2);
    game.expect_options(["Wampa", "AT-ST", "Leia Organa"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
}

// Rulings

/// SOR_189: readies a resource or exhausts a unit, as we choose.
#[test]
fn leia_readies_a_resource_or_exhausts_a_unit() {
    let game = scenario().our_hand(["Leia Organa"]).our_resources(6).theirs(["Wampa"]).action_phase();
    let mut first = game.clone();
    first.us().play("Leia Organa");
    first.expect_options(["mode 1", "mode 2"]);
    first.us().mode(1).choose("our Underworld Thug #1").expect_ready_resources(3);
    first.expect_ready("Wampa");
    let mut second = game;
    second.us().play("Leia Organa").mode(2).choose("Wampa").expect_ready_resources(2);
    second.expect_exhausted("Wampa");
}

// ---- SOR_190 Lothal Insurgent ----

/// SOR_190: after another card of ours the opponent draws a card and discards a random one.
#[test]
fn lothal_insurgent_makes_the_opponent_draw_and_discard() {
    let mut game =
        scenario().our_hand(["Repair", "Lothal Insurgent"]).our_base_damage(3).their_hand(["Greedo"]).action_phase();
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().play("Lothal Insurgent");
    game.them().expect_hand_size(1).expect_deck_size(9);
    game.expect_action_of(Side::Them);
}

// Corners

/// SOR_190: an empty hand draws the card that it discards.
#[test]
fn lothal_insurgent_with_an_empty_hand_discards_the_drawn_card() {
    let mut game = scenario()
        .our_hand(["Repair", "Lothal Insurgent"])
        .our_base_damage(3)
        .their_deck(["Recruit", "Wampa"])
        .action_phase();
    game.us().play("Repair").choose("our base");
    game.them().pass();
    game.us().play("Lothal Insurgent");
    game.them().expect_hand([]).expect_discard(["Recruit"]).expect_deck_top(["Wampa"]);
}

// Rulings

/// SOR_190: the event that plays it is another card played this phase.
#[test]
fn lothal_insurgent_counts_the_event_that_played_it() {
    let mut game = scenario()
        .our_hand(["U-Wing Reinforcement"])
        .our_deck(["Lothal Insurgent", "Wampa"])
        .their_hand(["Greedo"])
        .action_phase();
    game.us().play("U-Wing Reinforcement").choose("Lothal Insurgent").done().play("Lothal Insurgent");
    game.them().expect_hand_size(1).expect_deck_size(9);
}

/// SOR_190: nothing happens if no other card was played this phase.
#[test]
fn lothal_insurgent_without_another_card_does_nothing() {
    let mut game = scenario().our_hand(["Lothal Insurgent"]).their_hand(["Greedo"]).action_phase();
    game.us().play("Lothal Insurgent");
    game.them().expect_hand(["Greedo"]).expect_deck_size(10);
}

// ---- SOR_191 Vanguard Ace ----

/// SOR_191: an Experience token for each other card that we played this phase, none for theirs.
#[test]
fn vanguard_ace_gets_experience_for_each_other_card_played() {
    let mut game = scenario()
        .our_hand(["Repair", "Greedo", "Vanguard Ace"])
        .our_base_damage(3)
        .their_hand(["Recruit", "Confiscate"])
        .action_phase();
    game.us().play("Repair").choose("our base");
    game.them().play("Confiscate");
    game.us().play("Greedo");
    game.them().pass();
    game.us().play("Vanguard Ace");
    game.expect_upgrades("Vanguard Ace", ["Experience", "Experience"]);
    let mut alone = scenario().our_hand(["Vanguard Ace"]).action_phase();
    alone.us().play("Vanguard Ace");
    alone.expect_upgrades("Vanguard Ace", []);
}

// Rulings

/// SOR_191: the event that plays it is another card played this phase.
#[test]
fn vanguard_ace_counts_the_event_that_played_it() {
    let mut game =
        scenario().our_hand(["U-Wing Reinforcement"]).our_deck(["Vanguard Ace", "Greedo", "Wampa"]).action_phase();
    game.us().play("U-Wing Reinforcement").choose("Greedo").choose("Vanguard Ace").done();
    game.us().play("Greedo").play("Vanguard Ace");
    game.expect_upgrades("Vanguard Ace", ["Experience", "Experience"]);
}

// ---- SOR_192 Ezra Bridger, Resourceful Troublemaker ----

/// SOR_192: the top card is played for its cost, discarded, or left.
#[test]
fn ezra_may_play_discard_or_leave_the_top_card() {
    let mut game = scenario()
        .ours(["Ezra Bridger"])
        .our_base("Command Center")
        .our_resources(2)
        .our_deck(["Battlefield Marine", "Recruit"])
        .action_phase();
    game.us().attack("Ezra Bridger", "their base").expect_sees("Battlefield Marine");
    game.them().expect_does_not_see("our Battlefield Marine");
    let (mut discards, mut leaves) = (game.clone(), game.clone());
    game.us().yes().mode(1).play("Battlefield Marine").expect_ready_resources(0).expect_deck_top(["Recruit"]);
    game.expect_exhausted("Battlefield Marine");
    discards.us().yes().mode(2).expect_discard(["Battlefield Marine"]).expect_deck_top(["Recruit"]);
    leaves.us().no().expect_deck_top(["Battlefield Marine", "Recruit"]).expect_discard([]);
    leaves.expect_action_of(Side::Them);
}

// Corners

/// SOR_192: a card that cannot be paid for cannot be played; it may still be discarded or left.
#[test]
fn ezra_cannot_play_a_card_that_cannot_be_paid() {
    let mut game = scenario().ours(["Ezra Bridger"]).our_resources(3).our_deck(["AT-ST", "Recruit"]).action_phase();
    game.us().attack("Ezra Bridger", "their base").yes();
    game.expect_options(["mode 2"]);
    game.us().mode(2).expect_discard(["AT-ST"]);
}

// Rulings

/// SOR_192, CR 6.3.5B, 7.6.16C: edition 8.0: his ability triggers although the attack defeated him.
#[test]
fn ezra_defeated_by_his_attack_still_looks_at_the_top_card() {
    let mut game = scenario().ours(["Ezra Bridger"]).our_deck(["Greedo", "Recruit"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Ezra Bridger", "Wampa");
    game.expect_gone("Ezra Bridger");
    game.us().expect_sees("Greedo").yes().mode(1).play("Greedo");
    game.them().expect_base_damage(0);
    game.expect_in_play("Greedo");
}

/// SOR_192, CR 7.6.16D: his attack has ended when his ability resolves, so Raid no longer counts.
#[test]
fn ezra_no_longer_attacks_when_his_ability_resolves() {
    let mut game = scenario().ours(["Ezra Bridger", "Red Three"]).our_deck(["Greedo"]).action_phase();
    game.us().attack("Ezra Bridger", "their base");
    game.them().expect_base_damage(4);
    game.expect_power("Ezra Bridger", 3);
    game.us().no().expect_deck_top(["Greedo"]);
}

/// SOR_192, CR 7.6.3, 7.6.16A: defeated before combat damage, he has left play when the attack ends, so his ability
/// does not trigger.
#[test]
fn ezra_defeated_before_combat_damage_does_not_look_at_the_top_card() {
    let mut game = scenario()
        .ours([unit("Ezra Bridger").damage(6).with(["Fallen Lightsaber"])])
        .our_deck(["Wampa"])
        .theirs(["Greedo"])
        .their_deck(["Recruit"])
        .action_phase();
    game.us().attack("Ezra Bridger", "their base");
    game.them().yes().choose("Ezra Bridger");
    game.expect_gone("Ezra Bridger").expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

/// SOR_192, CR 8.14.2: without his abilities nothing triggers, defeated or not.
#[test]
fn ezra_without_abilities_does_not_look_at_the_top_card() {
    for damage in [0, 1] {
        let mut game = scenario()
            .ours([unit("Ezra Bridger").damage(damage)])
            .theirs(["Battlefield Marine"])
            .their_hand(["Force Lightning"])
            .their_action_phase();
        game.them().play("Force Lightning").choose("Ezra Bridger");
        game.us().attack("Ezra Bridger", "Battlefield Marine");
        game.expect_gone("Battlefield Marine").expect_action_of(Side::Them);
    }
}
