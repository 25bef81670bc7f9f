//! Official rulings on the Cunning cards of Spark of Rebellion, as edition 8.0 answers them. Those on Ambush stand with
//! the others on this keyword.

use testkit::{Ask, Keyword, Side, card_text, scenario, unit};

/// SOR_178, CR 1.8.6: the printed cost decides which unit is exhausted.
#[test]
fn cartel_spacer_looks_at_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Cartel Spacer"])
        .ours(["Greedo"])
        .theirs(["Wampa", "Rukh", "Volunteer Soldier"])
        .action_phase();
    game.us().play("Cartel Spacer");
    game.expect_options(["Wampa", "Volunteer Soldier"]);
}

/// SOR_179, CR 8.7.2: a leader unit entered play when it was deployed: in that round it is spared.
#[test]
fn boba_fett_spares_a_leader_deployed_this_round() {
    let mut game = scenario().ours(["Boba Fett"]).theirs(["Greedo"]).their_action_phase();
    game.them().deploy();
    game.us().pass();
    game.them().attack("Grand Moff Tarkin", "our base");
    game.expect_exhausted("Grand Moff Tarkin");
    game.us().attack("Boba Fett", "Grand Moff Tarkin");
    game.expect_damage("Grand Moff Tarkin", 3);
}

/// SOR_179: one that was deployed in an earlier round is not.
#[test]
fn boba_fett_damages_an_exhausted_leader_of_an_earlier_round() {
    let mut game =
        scenario().ours(["Boba Fett"]).their_deployed_leader(unit("Grand Moff Tarkin").exhausted()).action_phase();
    game.us().attack("Boba Fett", "Grand Moff Tarkin");
    game.expect_damage("Grand Moff Tarkin", 6);
}

/// SOR_182, CR 7.6.8: his ability triggers when the event is played and waits until it has fully resolved.
#[test]
fn bossk_waits_for_the_whole_event() {
    let mut game = scenario().our_hand(["Cunning"]).ours(["Bossk"]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Cunning");
    game.expect_waiting(["Bossk"]).expect_asked(Side::Us, Ask::Mode);
    game.us().mode(1).choose("Wampa").mode(2);
    game.expect_waiting(["Bossk"]);
    game.us().choose("Bossk").choose("AT-ST");
    game.expect_in_hand("Wampa").expect_damage("AT-ST", 2).expect_power("Bossk", 8);
    game.expect_action_of(Side::Them);
}

/// SOR_184 (erratum: the mark for unique), CR 8.29.6: only a unit that is not unique.
#[test]
fn fetts_firespray_exhausts_units_that_are_not_unique() {
    let mut game = scenario().ours(["Fett's Firespray"]).theirs(["Greedo", "Wampa"]).action_phase();
    game.us().use_ability("Fett's Firespray");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_ready("Fett's Firespray");
}

/// SOR_185, CR 11.4.2: with several opponents, the one who attacks says which.
#[test]
fn chimaeras_controller_says_which_opponent() {
    let mut game = scenario().ours(["Chimaera"]).their_hand(["Wampa"]).third(["Greedo"]).action_phase();
    game.us().attack("Chimaera", "their base").name_card("Wampa");
    game.expect_asked(Side::Us, Ask::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.third().choose("Wampa");
    game.them().expect_hand(["Wampa"]);
    game.third().expect_discard(["Wampa"]);
}

/// SOR_185, CR 8.17.1: a name has no subtitle.
#[test]
fn chimaera_names_without_subtitle() {
    let mut game =
        scenario().ours(["Chimaera"]).their_hand(["Darth Vader, Commanding the First Legion", "Wampa"]).action_phase();
    game.us().attack("Chimaera", "their base").name_card("Darth Vader");
    game.them().choose("Darth Vader").expect_hand(["Wampa"]);
}

/// SOR_187, CR 11.4.2: with several opponents, the one who plays it says which.
#[test]
fn i_had_no_choice_asks_which_opponent() {
    let mut game = scenario().our_hand(["I Had No Choice"]).theirs(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().play("I Had No Choice").choose("Wampa").choose("AT-ST");
    game.expect_asked(Side::Us, Ask::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.third().choose("Wampa");
    game.them().expect_hand(["Wampa"]);
    game.expect_in_deck("AT-ST");
}

/// SOR_187, CR 8.24.1: only units in play are chosen.
#[test]
fn i_had_no_choice_chooses_units_in_play() {
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

/// SOR_188, CR 1.14.3: discarded is from the top of the deck.
#[test]
fn chopper_discards_from_the_top() {
    let mut game = scenario().ours(["Chopper"]).their_deck(["Recruit", "Wampa", "Greedo"]).action_phase();
    game.us().attack("Chopper", "their base").choose("their Underworld Thug");
    game.them().expect_discard(["Recruit"]).expect_deck_top(["Wampa", "Greedo"]).expect_ready_resources(19);
}

/// SOR_189: she readies a resource or exhausts a unit, as we choose.
#[test]
fn leia_organa_readies_or_exhausts() {
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

/// SOR_190: without another card nothing happens.
#[test]
fn lothal_insurgent_alone_does_nothing() {
    let mut game = scenario().our_hand(["Lothal Insurgent"]).their_hand(["Greedo"]).action_phase();
    game.us().play("Lothal Insurgent");
    game.them().expect_hand(["Greedo"]).expect_deck_size(10);
}

/// SOR_191: the event that plays it is another card played this phase.
#[test]
fn vanguard_ace_counts_the_event_that_played_it() {
    let mut game =
        scenario().our_hand(["U-Wing Reinforcement"]).our_deck(["Vanguard Ace", "Greedo", "Wampa"]).action_phase();
    game.us().play("U-Wing Reinforcement").choose("Greedo").choose("Vanguard Ace").done();
    game.us().play("Greedo").play("Vanguard Ace");
    game.expect_upgrades("Vanguard Ace", ["Experience", "Experience"]);
}

/// SOR_192, CR 6.3.5B, 7.6.16C: edition 8.0: his ability triggers although the attack defeated him.
#[test]
fn ezra_defeated_by_his_attack_still_looks() {
    let mut game = scenario().ours(["Ezra Bridger"]).our_deck(["Greedo", "Recruit"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Ezra Bridger", "Wampa");
    game.expect_gone("Ezra Bridger");
    game.us().expect_sees("Greedo").yes().mode(1).play("Greedo");
    game.them().expect_base_damage(0);
    game.expect_in_play("Greedo");
}

/// SOR_192, CR 7.6.16D: he no longer attacks when his ability resolves, so Raid is over.
#[test]
fn ezra_no_longer_attacks_when_his_ability_resolves() {
    let mut game = scenario().ours(["Ezra Bridger", "Red Three"]).our_deck(["Greedo"]).action_phase();
    game.us().attack("Ezra Bridger", "their base");
    game.them().expect_base_damage(4);
    game.expect_power("Ezra Bridger", 3);
    game.us().no().expect_deck_top(["Greedo"]);
}

/// SOR_193, CR 8.24.1: she pays or returns, as we choose; what returns is in play.
#[test]
fn millennium_falcon_pays_or_returns() {
    let mut game = scenario().ours(["Millennium Falcon"]).our_resources(1).regroup_phase();
    game.nobody_resources().expect_options(["mode 1", "mode 2"]);
    let mut paid = game.clone();
    paid.us().mode(1).expect_ready_resources(0);
    paid.expect_in_play("Millennium Falcon");
    game.us().mode(2).expect_ready_resources(1);
    game.expect_in_hand("Millennium Falcon").expect_gone("Millennium Falcon");
}

/// SOR_193: what cannot be paid cannot be chosen.
#[test]
fn millennium_falcon_returns_when_nothing_can_be_paid() {
    let mut game = scenario().ours(["Millennium Falcon"]).our_resources(0).regroup_phase();
    game.nobody_resources().expect_options(["mode 2"]);
}

/// SOR_196, CR 6.3.3, 7.6.15C: "when attacked" triggers together with "on attack"; the active player says who is first.
#[test]
fn chewbacca_triggers_together_with_the_attacker() {
    let mut game = scenario().ours(["Sabine Wren"]).theirs([unit("Chewbacca").exhausted()]).action_phase();
    game.us().attack("Sabine Wren", "Chewbacca");
    game.expect_waiting(["Sabine Wren", "Chewbacca"]).expect_asked(Side::Us, Ask::WhoFirst);
    game.us().their_abilities_first();
    game.expect_ready("Chewbacca").expect_asked(Side::Us, Ask::Target).expect_damage("Chewbacca", 0);
}

/// SOR_198, CR 6.3.5C: a defending unit that his combat damage defeats deals none back.
#[test]
fn han_solo_takes_no_damage_from_a_unit_that_he_defeats() {
    let mut game = scenario().ours(["Han Solo"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Han Solo", "Wampa");
    game.expect_gone("Wampa").expect_damage("Han Solo", 0);
    assert!(card_text("SOR_198").contains("defending unit"));
}

/// SOR_198, CR 6.3.5C, 7.5.6D: one that survives with Grit strikes back with the damage that it just took.
#[test]
fn han_solo_meets_the_grit_of_a_survivor() {
    let mut game =
        scenario().ours(["Han Solo"]).theirs([unit("Baze Malbus").with(["Academy Training"])]).action_phase();
    // 2 and 2 for the upgrade, 6 for the damage.
    game.us().attack("Han Solo", "Baze Malbus");
    game.expect_damage("Baze Malbus", 6).expect_gone("Han Solo");
}

/// SOR_198, CR 6.3.0C: only combat damage is dealt first, and only while he attacks.
#[test]
fn han_solo_strikes_first_only_while_attacking() {
    let mut game = scenario().ours(["Han Solo"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "Han Solo");
    game.expect_gone("Wampa").expect_damage("Han Solo", 4);
}

/// SOR_199, CR 1.5.2: each upgrade returns to the hand of its owner.
#[test]
fn bamboozle_returns_upgrades_to_their_owners() {
    let mut game = scenario()
        .our_hand(["Bamboozle"])
        .theirs([unit("Wampa").with(["Academy Training", "Experience"]).with_upgrade_of(Side::Us, "Entrenched")])
        .action_phase();
    game.us().play("Bamboozle").choose("Wampa").expect_hand(["Entrenched"]);
    game.them().expect_hand(["Academy Training"]);
    game.expect_exhausted("Wampa").expect_upgrades("Wampa", []);
}

/// SOR_199, CR 1.8.10: the discard stands for all costs, the additional ones among them.
#[test]
fn bamboozles_discard_replaces_additional_costs_too() {
    let mut game = scenario().our_resources(0).our_hand(["Bamboozle", "Waylay"]).theirs(["Saw Gerrera"]).action_phase();
    game.us().play_instead("Bamboozle").choose("Waylay").choose("Saw Gerrera").expect_base_damage(0);
    game.expect_exhausted("Saw Gerrera");
}

/// SOR_199, CR 1.8.8: paid as printed, the additional cost is paid, too.
#[test]
fn bamboozle_paid_in_resources_pays_additional_costs() {
    let mut game = scenario().our_hand(["Bamboozle", "Waylay"]).theirs(["Saw Gerrera"]).action_phase();
    game.us().play("Bamboozle").choose("Saw Gerrera").expect_base_damage(2).expect_hand(["Waylay"]);
}

/// SOR_202, CR 8.24.1: what returns to hand is in play.
#[test]
fn cantina_bouncer_returns_a_unit_in_play() {
    let mut game = scenario()
        .our_hand(["Cantina Bouncer"])
        .our_discard(["Greedo"])
        .theirs(["Wampa"])
        .their_discard(["AT-ST"])
        .action_phase();
    game.us().play("Cantina Bouncer");
    game.expect_options(["Cantina Bouncer", "Wampa", "no"]);
}

/// SOR_203, CR 1.10.5, 8.24.1: power counts with what changes it for the phase; what returns is in play.
#[test]
fn cunning_counts_temporary_power() {
    let mut game = scenario()
        .our_hand(["Cunning", "Make an Opening"])
        .their_discard(["Greedo"])
        .theirs(["AT-ST", "Wampa", "Battlefield Marine"])
        .action_phase();
    game.us().play("Make an Opening").choose("AT-ST");
    game.them().pass();
    game.us().play("Cunning").mode(2).choose("Wampa").mode(1);
    game.expect_options(["AT-ST", "Battlefield Marine"]);
}

/// SOR_203, CR 11.4.2: with several opponents, the one who plays it says which.
#[test]
fn cunning_asks_which_opponent() {
    let mut game = scenario().our_hand(["Cunning"]).their_hand(["Wampa"]).third(["Greedo"]).action_phase();
    game.us().play("Cunning").mode(4);
    game.expect_asked(Side::Us, Ask::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Them);
    game.them().expect_hand([]).expect_discard(["Wampa"]);
    game.third().expect_hand(["Wampa"]);
}

/// SOR_204, CR 1.14.3: discarded is from the top of the deck.
#[test]
fn greedo_discards_from_the_top() {
    let mut game =
        scenario().ours(["Greedo"]).our_deck(["Recruit", "Repair", "Waylay"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Greedo", "Wampa").yes();
    game.us().choose("Wampa").expect_deck_top(["Repair", "Waylay"]).expect_discard(["Greedo", "Recruit"]);
    game.expect_gone("Wampa");
}

/// SOR_209, CR 8.24.1, 1.3.2: what returns is in play; alone, it is its own only choice.
#[test]
fn pirated_starfighter_alone_must_choose_itself() {
    let mut game = scenario().our_hand(["Pirated Starfighter"]).our_discard(["Greedo"]).action_phase();
    game.us().play("Pirated Starfighter");
    game.expect_options(["Pirated Starfighter"]);
    game.us().choose("Pirated Starfighter").expect_hand(["Pirated Starfighter"]);
}

/// SOR_212, CR 6.3.2B: a Sentinel in space, its own arena, binds it.
#[test]
fn strafing_gunship_is_bound_by_a_sentinel_in_space() {
    let mut game = scenario()
        .ours(["Strafing Gunship"])
        .theirs(["System Patrol Craft", "Wampa", "TIE/ln Fighter"])
        .theirs(["Cell Block Guard"])
        .action_phase();
    game.expect_offered("Strafing Gunship -> System Patrol Craft");
    game.expect_not_offered("Strafing Gunship -> Wampa").expect_not_offered("Strafing Gunship -> TIE/ln Fighter");
    game.expect_not_offered("Strafing Gunship -> their base");
}

/// SOR_212, CR 7.5.11: a Sentinel on the ground does not concern it.
#[test]
fn strafing_gunship_is_not_bound_by_a_sentinel_on_the_ground() {
    let mut game =
        scenario().ours(["Strafing Gunship"]).theirs(["Cell Block Guard", "Wampa", "TIE/ln Fighter"]).action_phase();
    for target in ["Cell Block Guard", "Wampa", "TIE/ln Fighter", "their base"] {
        game.expect_offered(&format!("Strafing Gunship -> {target}"));
    }
    game.us().attack("Strafing Gunship", "Wampa");
    game.expect_damage("Strafing Gunship", 2).expect_damage("Wampa", 3);
    assert!(card_text("SOR_212").contains("defending"));
}

/// SOR_215, CR 6.3.0B: only a unit of our own attacks.
#[test]
fn snapshot_reflexes_on_an_enemy_unit_is_no_attack() {
    let mut game = scenario().our_hand(["Snapshot Reflexes"]).theirs(["Wampa"]).action_phase();
    game.us().play_onto("Snapshot Reflexes", "Wampa");
    game.expect_action_of(Side::Them).expect_power("Wampa", 5);
}

/// SOR_215, CR 6.3.0B: and only a ready one.
#[test]
fn snapshot_reflexes_needs_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Snapshot Reflexes", "Snapshot Reflexes"])
        .ours(["Wampa"])
        .ours([unit("Greedo").exhausted()])
        .action_phase();
    game.us().play_onto("Snapshot Reflexes", "Greedo");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().play_onto("Snapshot Reflexes", "Wampa");
    game.expect_options(["Wampa -> their base", "no"]);
}

/// SOR_217, CR 6.3.0D: an attack that is possible must be made, with a ready unit.
#[test]
fn shoot_first_must_attack_with_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Shoot First"])
        .ours(["Battlefield Marine"])
        .ours([unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Shoot First");
    game.expect_options(["Battlefield Marine -> their base"]);
    assert!(card_text("SOR_217").contains("defending unit"));
}

/// SOR_217, CR 6.3.5C: a defending unit that is defeated first deals no damage back.
#[test]
fn shoot_first_defeats_before_damage_comes_back() {
    let mut game = scenario()
        .our_hand(["Shoot First"])
        .ours(["Battlefield Marine"])
        .theirs([unit("Wampa").damage(1)])
        .action_phase();
    game.us().play("Shoot First").attack("Battlefield Marine", "Wampa");
    game.expect_gone("Wampa").expect_damage("Battlefield Marine", 0);
}

/// SOR_217, CR 7.5.6D: the example of the rules: Baze survives, and Grit adds the 4 damage to his blow.
#[test]
fn shoot_first_meets_the_grit_of_a_survivor() {
    let mut game = scenario()
        .our_hand(["Shoot First"])
        .ours([unit("Battlefield Marine").with(["Resilient"])])
        .theirs(["Baze Malbus"])
        .action_phase();
    game.us().play("Shoot First").attack("Battlefield Marine", "Baze Malbus");
    game.expect_damage("Baze Malbus", 4).expect_power("Baze Malbus", 6).expect_gone("Battlefield Marine");
}

/// SOR_217, CR 6.3.0C: damage of abilities is not combat damage: it is dealt in its own time.
#[test]
fn shoot_first_concerns_combat_damage_only() {
    let mut game =
        scenario().our_hand(["Shoot First"]).ours(["Sabine Wren"]).theirs([unit("Wampa").damage(1)]).action_phase();
    game.us().play("Shoot First").attack("Sabine Wren", "Wampa").choose("Wampa");
    // 1 by her ability, then 3 of combat damage first: no damage comes back.
    game.expect_gone("Wampa").expect_damage("Sabine Wren", 0);
}

/// SOR_218, CR 1.8.6: the printed cost decides who gets the Shield.
#[test]
fn asteroid_sanctuary_looks_at_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Asteroid Sanctuary"])
        .ours(["Wampa", "Volunteer Soldier", "Greedo"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Asteroid Sanctuary").choose("AT-ST");
    game.expect_options(["Volunteer Soldier", "Greedo"]).expect_exhausted("AT-ST");
}

/// SOR_220, CR 6.3.0D: an attack that is possible must be made, with a ready unit.
#[test]
fn surprise_strike_must_attack_with_a_ready_unit() {
    let mut game = scenario()
        .our_hand(["Surprise Strike"])
        .ours(["Battlefield Marine"])
        .ours([unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Surprise Strike");
    game.expect_options(["Battlefield Marine -> their base"]);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(6);
    game.expect_no_keyword("Battlefield Marine", Keyword::Overwhelm);
}

/// SOR_222, CR 8.24.1: what returns to hand is in play.
#[test]
fn waylay_returns_a_unit_in_play() {
    let mut game = scenario()
        .our_hand(["Waylay"])
        .our_discard(["Greedo"])
        .theirs(["Wampa"])
        .their_deployed_leader("Grand Moff Tarkin")
        .their_discard(["AT-ST"])
        .action_phase();
    game.us().play("Waylay");
    game.expect_options(["Wampa"]);
}

/// SOR_223, CR 1.8.6: printed costs are added up, revealed from the top of the deck.
#[test]
fn dont_get_cocky_reveals_from_the_top_and_adds_up_printed_costs() {
    let mut game = scenario()
        .our_hand(["Don't Get Cocky"])
        .our_deck(["Volunteer Soldier", "Wampa", "Greedo", "AT-ST"])
        .ours(["Battlefield Marine"])
        .theirs(["Reinforcement Walker"])
        .action_phase();
    game.us().play("Don't Get Cocky").choose("Reinforcement Walker").yes().no();
    // 3 and 4: the Trooper's discount does not count.
    game.expect_damage("Reinforcement Walker", 7);
    game.us().expect_deck_top(["Greedo", "AT-ST"]).expect_deck_size(4);
}

/// SOR_223: above 7 no damage is dealt.
#[test]
fn dont_get_cocky_fails_above_seven() {
    let mut game = scenario()
        .our_hand(["Don't Get Cocky"])
        .our_deck(["Volunteer Soldier", "Wampa", "Greedo", "AT-ST"])
        .theirs(["Reinforcement Walker"])
        .action_phase();
    game.us().play("Don't Get Cocky").choose("Reinforcement Walker").yes().yes().no();
    game.expect_damage("Reinforcement Walker", 0).expect_action_of(Side::Them);
}

/// SOR_192, CR 7.6.3, 7.6.16A: defeated before combat damage is dealt, he has left play when the attack ends: nothing of
/// his triggers.
#[test]
fn ezra_defeated_before_combat_damage_does_not_look() {
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

/// SOR_192, CR 8.14.2: without his abilities, nothing of his triggers, defeated or not.
#[test]
fn ezra_without_abilities_does_not_look() {
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

/// SOR_199, CR 7.5.14A: played using Smuggle it costs what Smuggle says; a discarded card stands for its printed cost only.
#[test]
fn bamboozle_played_using_smuggle_cannot_be_paid_by_discarding() {
    let mut game = scenario()
        .our_base("Administrator's Tower")
        .ours(["Tech"])
        .theirs(["Wampa"])
        .our_hand(["Bamboozle", "Greedo", "Surprise Strike"])
        .our_resources(0)
        .our_resource_cards(["Bamboozle", "AT-ST", "AT-ST", "AT-ST"])
        .action_phase();
    game.expect_offered("play Bamboozle instead");
    let names = |card: rules::CardIx| game.game.def(card).name;
    let bamboozle = game.game.state.list(rules::Seat(0), rules::Place::Hand)[0];
    let smuggled: Vec<bool> = game
        .game
        .legal_actions()
        .iter()
        .filter_map(|action| match action {
            rules::Action::Play { card, alternative, .. } => {
                let place = game.game.state.card(*card).place;
                (place == rules::Place::Resources && names(*card) == names(bamboozle)).then_some(*alternative)
            }
            _ => None,
        })
        .collect();
    assert_eq!(smuggled, [false]);
}
