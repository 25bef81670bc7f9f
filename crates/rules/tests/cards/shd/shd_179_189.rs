//! The cards of Shadows of the Galaxy from SHD_179 to SHD_189: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- SHD_179 Desperate Attack ----

/// SHD_179: a damaged unit attacks with +2/+0.
#[test]
fn desperate_attack_lets_a_damaged_unit_attack_with_2_more_power() {
    let mut game =
        scenario().our_hand(["Desperate Attack"]).ours([unit("Wampa").damage(1), unit("AT-ST")]).action_phase();
    game.us().play("Desperate Attack");
    game.expect_options(["Wampa -> their base"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    game.expect_power("Wampa", 4);
}

// Rulings

/// SHD_179: a ready damaged unit must attack; without one nothing happens.
#[test]
fn desperate_attack_requires_a_ready_damaged_unit_to_attack() {
    let mut game = scenario()
        .our_hand(["Desperate Attack"])
        .ours([unit("Wampa").damage(1), unit("AT-ST").damage(1).exhausted()])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().play("Desperate Attack");
    game.expect_options(["Wampa -> Swoop Racer", "Wampa -> their base"]);
    let mut game = scenario()
        .our_hand(["Desperate Attack"])
        .ours([unit("AT-ST").damage(1).exhausted(), unit("Wampa")])
        .action_phase();
    game.us().play("Desperate Attack");
    game.expect_action_of(Side::Them);
}

// ---- SHD_180 Detention Block Rescue ----

/// SHD_180: 3 damage, 6 to a unit with a captive.
#[test]
fn detention_block_rescue_deals_more_to_a_unit_with_a_captive() {
    let table = || {
        scenario()
            .our_hand(["Detention Block Rescue"])
            .theirs([unit("AT-ST").guarding(["Greedo"]), unit("Wampa")])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Detention Block Rescue").choose("AT-ST");
    game.expect_damage("AT-ST", 6).expect_captured("Greedo");
    let mut game = table();
    game.us().play("Detention Block Rescue").choose("Wampa");
    game.expect_damage("Wampa", 3);
}

// ---- SHD_181 Pillage ----

/// SHD_181: the chosen player discards two cards of their own choice.
#[test]
fn pillage_makes_a_player_discard_two_cards() {
    let mut game = scenario().our_hand(["Pillage"]).their_hand(["Recruit", "Greedo", "Repair"]).action_phase();
    game.us().play("Pillage");
    game.expect_options(["us", "them"]);
    game.us().choose_player(Side::Them);
    game.them().choose("Greedo").choose("Repair").expect_hand(["Recruit"]).expect_discard(["Greedo", "Repair"]);
    game.expect_action_of(Side::Them);
}

// Corners

/// SHD_181: a player with fewer than two cards discards all they have.
#[test]
fn pillage_discards_fewer_cards_from_a_smaller_hand() {
    let mut game = scenario().our_hand(["Pillage"]).their_hand(["Recruit"]).action_phase();
    game.us().play("Pillage").choose_player(Side::Them);
    game.them().choose("Recruit").expect_hand([]).expect_discard(["Recruit"]);
    game.expect_action_of(Side::Them);
}

// ---- SHD_182 Bravado ----

/// SHD_182: it readies a unit, for 2 less once we have defeated an enemy unit this phase.
#[test]
fn bravado_costs_2_less_after_we_defeated_an_enemy_unit() {
    let mut game = scenario()
        .our_base("Death Watch Hideout")
        .our_hand(["Bravado"])
        .our_resources(4)
        .ours(["Wampa"])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.expect_not_offered("play Bravado");
    game.us().attack("Wampa", "Swoop Racer");
    game.them().pass();
    game.us().play("Bravado").expect_ready_resources(1).choose("Wampa");
    game.expect_ready("Wampa");
}

// Corners

/// SHD_182: defeating a friendly unit does not count.
#[test]
fn bravado_does_not_count_a_defeated_friendly_unit() {
    let mut game = scenario()
        .our_base("Death Watch Hideout")
        .our_hand(["Bravado", "Vanquish"])
        .our_resources(10)
        .ours(["Greedo"])
        .action_phase();
    game.us().play("Vanquish").choose("Greedo").no().expect_ready_resources(5);
    game.them().pass();
    game.us().play("Bravado").expect_ready_resources(0);
}

// Rulings

/// SHD_182: a friendly unit that defends defeats its attacker. So does an ability that we resolve, including a Bounty.
#[test]
fn bravado_counts_every_way_in_which_we_defeat_a_unit() {
    let table = || scenario().our_base("Death Watch Hideout").our_hand(["Bravado"]).our_resources(3);
    let mut game = table().ours(["AT-ST"]).theirs(["Swoop Racer"]).their_action_phase();
    game.them().attack("Swoop Racer", "AT-ST");
    game.expect_gone("Swoop Racer").expect_offered("play Bravado");
    // They defeat their own units: the first is their doing, the second is the work of the bounty that we collect.
    let mut game = table().ours(["AT-ST"]).theirs(["Swoop Racer"]).their_hand(["Open Fire"]).their_action_phase();
    game.them().play("Open Fire").choose("Swoop Racer");
    game.expect_gone("Swoop Racer").expect_not_offered("play Bravado");
    let mut game = table()
        .ours(["AT-ST"])
        .theirs([unit("Wanted Insurgents"), unit("Viper Probe Droid")])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Wanted Insurgents");
    game.us().yes().choose("Viper Probe Droid");
    game.expect_gone("Viper Probe Droid").expect_offered("play Bravado");
    // CR 1.18.1A goes before the ruling: what an enemy unit defeats is defeated by its controller, whoever's event it was.
    let mut game = table()
        .our_hand(["Caught in the Crossfire"])
        .our_resources(9)
        .theirs([unit("Wampa"), unit("Viper Probe Droid")])
        .action_phase();
    game.us().play("Caught in the Crossfire").choose("Wampa").choose("Viper Probe Droid");
    game.expect_gone("Viper Probe Droid");
    game.them().pass();
    game.us().expect_ready_resources(3);
    game.expect_not_offered("play Bravado");
}

/// SHD_182, CR 1.18.1A: when two units defeat each other, each player has defeated the other's.
#[test]
fn bravado_counts_a_unit_defeated_together_with_ours() {
    let table = || {
        scenario()
            .our_base("Death Watch Hideout")
            .our_hand(["Bravado"])
            .our_resources(3)
            .ours(["Battlefield Marine"])
            .theirs(["Battlefield Marine"])
    };
    let mut game = table().action_phase();
    game.us().attack("Battlefield Marine", "Battlefield Marine");
    game.expect_gone("Battlefield Marine");
    game.them().pass();
    game.expect_offered("play Bravado");
    let mut game = table().their_action_phase();
    game.them().attack("Battlefield Marine", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_offered("play Bravado");
}

// ---- SHD_183 Kintan Intimidator ----

/// SHD_183: the unit that it attacks is exhausted.
#[test]
fn kintan_intimidator_exhausts_the_defending_unit() {
    let mut game = scenario().ours(["Kintan Intimidator"]).theirs(["Battlefield Marine", "Wampa"]).action_phase();
    let mut base = game.clone();
    game.us().attack("Kintan Intimidator", "Battlefield Marine");
    game.expect_exhausted("Battlefield Marine").expect_damage("Kintan Intimidator", 3).expect_ready("Wampa");
    base.us().attack("Kintan Intimidator", "their base");
    base.expect_ready("Battlefield Marine").expect_action_of(Side::Them);
}

// ---- SHD_184 Bazine Netal, Spy for the First Order ----

/// SHD_184: she looks at a hand and may discard a card from it; its player then draws one.
#[test]
fn bazine_netal_may_discard_a_card_from_an_opponents_hand() {
    let mut game = scenario()
        .our_hand(["Bazine Netal"])
        .their_hand(["Wampa", "Recruit"])
        .their_deck(["Greedo", "Repair"])
        .action_phase();
    game.us().play("Bazine Netal").expect_sees("their Wampa").expect_sees("their Recruit");
    game.expect_asked(Side::Us, QuestionKind::May);
    let mut declined = game.clone();
    game.us().yes();
    game.expect_options(["Wampa", "Recruit"]);
    game.us().choose("Wampa");
    game.them().expect_hand(["Recruit", "Greedo"]).expect_discard(["Wampa"]);
    declined.us().no();
    declined.them().expect_hand(["Wampa", "Recruit"]).expect_deck_size(2);
}

/// SHD_184: Smuggle, for 4 and both aspects.
#[test]
fn bazine_netal_has_smuggle() {
    let mut game = scenario()
        .our_leader("Boba Fett, Collecting the Bounty")
        .our_resources(3)
        .our_resource_cards(["Bazine Netal"])
        .action_phase();
    game.us().play("Bazine Netal").expect_ready_resources(0).expect_resources(4);
    game.expect_in_play("Bazine Netal").expect_action_of(Side::Them);
}

// ---- SHD_185 Doctor Evazan, Wanted on Twelve Systems ----

/// SHD_185: Shielded; Bounty: ready up to twelve resources.
#[test]
fn doctor_evazan_bounty_readies_up_to_twelve_resources() {
    let mut game = scenario().our_hand(["Doctor Evazan"]).action_phase();
    game.us().play("Doctor Evazan");
    game.expect_upgrades("Doctor Evazan", ["Shield"]);
    let mut game = scenario()
        .ours(["Wampa"])
        .our_resources(0)
        .our_exhausted_resources(14)
        .theirs(["Doctor Evazan"])
        .their_resources(0)
        .action_phase();
    game.us().attack("Wampa", "Doctor Evazan").yes();
    game.us().choose_times(12, "our Underworld Thug").expect_ready_resources(12);
    game.expect_action_of(Side::Them);
}

// Corners

/// SHD_185, CR 7.5.13A: captured, his Bounty is collected as well.
#[test]
fn doctor_evazan_captured_has_the_same_bounty() {
    let mut game = scenario()
        .our_hand(["Take Captive"])
        .our_resources(5)
        .our_exhausted_resources(1)
        .ours(["Wampa"])
        .theirs(["Doctor Evazan"])
        .their_resources(0)
        .action_phase();
    game.us().play("Take Captive").choose("Wampa").choose("Doctor Evazan");
    game.expect_captured("Doctor Evazan").expect_asked(Side::Us, QuestionKind::Bounty);
    // 3 and 2 penalties were paid.
    game.us().yes().choose_times(6, "Underworld Thug").expect_ready_resources(6);
}

// ---- SHD_186 Hunter of the Haxion Brood ----

/// SHD_186: Shielded while an enemy unit has a Bounty.
#[test]
fn hunter_of_the_haxion_brood_has_shielded_with_an_enemy_bounty() {
    let mut game =
        scenario().our_hand(["Hunter of the Haxion Brood"]).theirs([unit("Wampa").with(["Death Mark"])]).action_phase();
    game.us().play("Hunter of the Haxion Brood");
    game.expect_upgrades("Hunter of the Haxion Brood", ["Shield"]);
    let mut game = scenario()
        .our_hand(["Hunter of the Haxion Brood"])
        .ours(["Guavian Antagonizer"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Hunter of the Haxion Brood");
    game.expect_upgrades("Hunter of the Haxion Brood", []);
}

// ---- SHD_187 Lurking TIE Phantom ----

/// SHD_187: Raid 2; enemy abilities cannot damage, defeat or capture it; combat and our own abilities can.
#[test]
fn lurking_tie_phantom_is_immune_to_enemy_abilities() {
    for card in ["Daring Raid", "Vanquish"] {
        let mut game = scenario().ours(["Lurking TIE Phantom"]).their_hand([card]).their_action_phase();
        game.them().play(card).choose("Lurking TIE Phantom");
        game.expect_in_play("Lurking TIE Phantom").expect_damage("Lurking TIE Phantom", 0);
    }
    let mut game = scenario().ours(["Lurking TIE Phantom"]).our_hand(["Daring Raid"]).action_phase();
    game.us().play("Daring Raid").choose("Lurking TIE Phantom");
    game.expect_gone("Lurking TIE Phantom");
    let mut game = scenario().ours(["Lurking TIE Phantom"]).theirs(["HWK-290 Freighter"]).action_phase();
    game.us().attack("Lurking TIE Phantom", "HWK-290 Freighter");
    game.expect_gone("Lurking TIE Phantom").expect_damage("HWK-290 Freighter", 4);
}

// Rulings

/// SHD_187: an ability that reduces its HP to 0 still defeats it.
#[test]
fn lurking_tie_phantom_is_defeated_without_remaining_hp() {
    let mut game = scenario().ours(["Lurking TIE Phantom"]).their_hand(["Make an Opening"]).their_action_phase();
    game.them().play("Make an Opening").choose("Lurking TIE Phantom");
    game.expect_gone("Lurking TIE Phantom");
}

/// SHD_187: whether the damage is divided or dealt by a unit.
#[test]
fn lurking_tie_phantom_is_immune_to_any_damage_of_enemy_abilities() {
    let mut game = scenario()
        .ours(["Lurking TIE Phantom"])
        .theirs(["Wampa"])
        .their_hand(["Overwhelming Barrage"])
        .their_resources(20)
        .their_action_phase();
    game.them().play("Overwhelming Barrage").choose("Wampa").choose_times(6, "Lurking TIE Phantom");
    game.expect_in_play("Lurking TIE Phantom").expect_damage("Lurking TIE Phantom", 0);
    let mut game = scenario()
        .ours(["Lurking TIE Phantom"])
        .theirs([unit("HWK-290 Freighter").with(["Hardpoint Heavy Blaster"]), unit("Wampa")])
        .ours(["Alliance X-Wing"])
        .their_action_phase();
    game.them().attack("HWK-290 Freighter", "Alliance X-Wing").choose("Lurking TIE Phantom");
    game.expect_damage("Lurking TIE Phantom", 0).expect_in_play("Lurking TIE Phantom");
}

/// SHD_187: an attack that an ability allows deals combat damage.
#[test]
fn lurking_tie_phantom_takes_combat_damage_of_an_event() {
    let mut game = scenario()
        .ours([unit("Lurking TIE Phantom").with(["Experience", "Experience", "Experience", "Experience"])])
        .theirs(["Alliance X-Wing"])
        .their_hand(["Surprise Strike"])
        .their_action_phase();
    game.them().play("Surprise Strike").attack("Alliance X-Wing", "Lurking TIE Phantom");
    game.expect_damage("Lurking TIE Phantom", 5);
}

/// SHD_187: it is not captured by an enemy either.
#[test]
fn lurking_tie_phantom_cannot_be_captured_by_an_enemy_ability() {
    let mut game = scenario()
        .ours(["Lurking TIE Phantom"])
        .theirs(["HWK-290 Freighter"])
        .their_hand(["Take Captive"])
        .their_action_phase();
    game.them().play("Take Captive").choose("HWK-290 Freighter");
    game.them().choose("Lurking TIE Phantom");
    game.expect_in_play("Lurking TIE Phantom").expect_action_of(Side::Us);
}

/// SHD_187, CR 1.9.13, 8.35.2: unpreventable damage of an enemy ability is dealt to it.
#[test]
fn lurking_tie_phantom_is_dealt_unpreventable_damage() {
    let mut game = scenario().ours(["Lurking TIE Phantom"]).their_hand(["Torpedo Barrage"]).their_action_phase();
    game.them().play("Torpedo Barrage").choose_player(Side::Us);
    game.expect_asked(Side::Us, QuestionKind::Indirect);
    game.us().choose_times(2, "Lurking TIE Phantom").choose_times(3, "our base").expect_base_damage(3);
    game.expect_gone("Lurking TIE Phantom").expect_action_of(Side::Us);
}

// ---- SHD_188 4-LOM, Bounty Hunter for Hire ----

/// SHD_188: Ambush; Zuckuss has +1/+1 and Ambush.
#[test]
fn four_lom_gives_zuckuss_1_1_and_ambush() {
    let mut game = scenario().ours(["4-LOM"]).our_hand(["Zuckuss"]).theirs(["AT-ST", "Zuckuss"]).action_phase();
    game.expect_power("their Zuckuss", 6).expect_no_keyword("their Zuckuss", Keyword::Ambush);
    game.us().play("Zuckuss");
    game.expect_power("our Zuckuss", 7).expect_hp("our Zuckuss", 7);
    game.us().attack("Zuckuss", "AT-ST");
    game.expect_gone("AT-ST").expect_damage("our Zuckuss", 6);
}

/// SHD_188: Ambush.
#[test]
fn four_lom_has_ambush() {
    let mut game = scenario().our_hand(["4-LOM"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("4-LOM").attack("4-LOM", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_damage("4-LOM", 3).expect_exhausted("4-LOM");
}

// ---- SHD_189 Slaver's Freighter ----

/// SHD_189: may ready a unit whose power is at most the number of upgrades on enemy units.
#[test]
fn slavers_freighter_may_ready_a_unit_as_weak_as_enemy_upgrades() {
    let mut game = scenario()
        .our_hand(["Slaver's Freighter"])
        .ours([unit("Battlefield Marine").exhausted(), unit("Wampa").exhausted().with(["Experience"])])
        .ours([unit("Viper Probe Droid").exhausted()])
        .theirs([
            unit("AT-ST").with(["Experience", "Shield"]),
            unit("Cantina Braggart").with(["Death Mark"]).exhausted(),
        ])
        .action_phase();
    game.us().play("Slaver's Freighter");
    game.expect_options(["Battlefield Marine", "Viper Probe Droid", "Cantina Braggart", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_ready("Battlefield Marine").expect_exhausted("Slaver's Freighter");
}

// Corners

/// SHD_189: only upgrades on enemy units count; another unit is readied.
#[test]
fn slavers_freighter_does_not_count_friendly_upgrades() {
    let mut game = scenario()
        .our_hand(["Slaver's Freighter"])
        .ours([unit("Wampa").with(["Shield"; 4]).exhausted()])
        .theirs([unit("AT-ST").with(["Shield"; 3])])
        .action_phase();
    game.us().play("Slaver's Freighter");
    game.expect_action_of(Side::Them);
    let mut game = scenario()
        .our_hand(["Slaver's Freighter"])
        .ours([unit("Wampa").exhausted()])
        .theirs([unit("AT-ST").with(["Shield"; 4])])
        .action_phase();
    game.us().play("Slaver's Freighter");
    game.expect_options(["Wampa", "no"]);
}

// Rulings

/// SHD_189: current power counts.
#[test]
fn slavers_freighter_counts_power_modifiers_of_the_phase() {
    let mut game = scenario()
        .our_hand(["Slaver's Freighter"])
        .ours([unit("Wampa").exhausted(), unit("Battlefield Marine").exhausted()])
        .their_hand(["Disarm"])
        .their_action_phase();
    game.them().play("Disarm").choose("Wampa");
    game.us().play("Slaver's Freighter");
    game.expect_options(["Wampa", "no"]);
}
