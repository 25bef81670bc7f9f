//! The cards of Shadows of the Galaxy from SHD_220 to SHD_230: main case, corners and official rulings of each.

use testkit::{QuestionKind, Side, scenario, unit};

// ---- SHD_220 Fennec Shand, Loyal Sharpshooter ----

/// SHD_220: Ambush; 1 damage to the defending unit for each different cost in our discard pile.
#[test]
fn fennec_shand_deals_damage_for_different_costs_in_the_discard_pile() {
    let mut game = scenario()
        .our_hand(["Fennec Shand, Loyal Sharpshooter"])
        .our_discard(["Recruit", "Greedo", "Wampa", "AT-ST"])
        .theirs(["Reinforcement Walker"])
        .action_phase();
    game.us().play("Fennec Shand").attack("Fennec Shand", "Reinforcement Walker");
    game.expect_damage("Reinforcement Walker", 7);
    let mut game = scenario().ours(["Fennec Shand, Loyal Sharpshooter"]).our_discard(["Recruit"]).action_phase();
    game.us().attack("Fennec Shand", "their base");
    game.them().expect_base_damage(4);
}

// Rulings

/// SHD_220, CR 1.8.6: different printed costs count.
#[test]
fn fennec_shand_counts_printed_costs() {
    // 1, 3 and 3: the Soldier's discount beside a Trooper changes nothing.
    let mut game = scenario()
        .ours(["Fennec Shand, Loyal Sharpshooter", "Battlefield Marine"])
        .our_discard(["Recruit", "Volunteer Soldier", "Swoop Racer"])
        .theirs([unit("Reinforcement Walker")])
        .action_phase();
    game.us().attack("Fennec Shand", "Reinforcement Walker");
    game.expect_damage("Reinforcement Walker", 2 + 4);
}

// ---- SHD_221 Wanted ----

/// SHD_221: Bounty: the collector readies two resources.
#[test]
fn wanted_bounty_readies_two_resources() {
    let mut game = scenario()
        .ours(["Wampa"])
        .our_resources(0)
        .our_exhausted_resources(3)
        .theirs([unit("Swoop Racer").with(["Wanted"])])
        .action_phase();
    game.us().attack("Wampa", "Swoop Racer").yes().choose_times(2, "our Underworld Thug").expect_ready_resources(2);
    game.expect_action_of(Side::Them);
}

// Corners

/// SHD_221: with one exhausted resource one is readied.
#[test]
fn wanted_readies_a_single_resource_when_only_one_is_exhausted() {
    let mut game = scenario()
        .ours(["Wampa"])
        .our_resources(1)
        .our_exhausted_resources(0)
        .theirs([unit("Swoop Racer").with(["Wanted"])])
        .action_phase();
    game.us().attack("Wampa", "Swoop Racer").yes().choose("our Underworld Thug").expect_ready_resources(1);
    game.expect_action_of(Side::Them);
}

// ---- SHD_222 Enticing Reward ----

/// SHD_222: Bounty: draw two non-unit cards from the top ten; discard a card if the unit was not unique.
#[test]
fn enticing_reward_bounty_draws_two_non_unit_cards() {
    let table = |target| {
        scenario()
            .ours(["AT-ST"])
            .our_hand(["Wampa"])
            .our_deck(["Recruit", "Greedo", "Academy Training", "Repair", "Greedo", "Greedo"])
            .theirs([unit(target).with(["Enticing Reward"])])
            .action_phase()
    };
    let mut game = table("Swoop Racer");
    game.us().attack("AT-ST", "Swoop Racer").yes();
    game.expect_options(["Recruit", "Academy Training", "Repair", "done"]);
    game.us().choose("Academy Training").choose("Repair");
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Wampa").expect_hand(["Academy Training", "Repair"]).expect_discard(["Wampa"]).expect_deck_size(4);
    let mut game = table("Dengar");
    game.us().attack("AT-ST", "Dengar").yes().choose("Recruit").done();
    game.us().expect_hand(["Recruit", "Wampa"]);
    game.expect_action_of(Side::Them);
}

// Corners

/// SHD_222, SHD_228: drawn cards are revealed.
#[test]
fn enticing_reward_and_bounty_posting_reveal_the_drawn_cards() {
    let shown = |game: &testkit::Scene| {
        let log = game.game.log.iter().flatten();
        log.filter(|entry| matches!(entry.event, testkit::LogEvent::Revealed { .. })).count()
    };
    let prey = unit("Bib Fortuna").with(["Enticing Reward"]);
    let mut game = scenario().ours(["AT-ST"]).theirs([prey]).our_deck(["Repair", "Waylay", "Wampa"]).action_phase();
    game.us().attack("AT-ST", "Bib Fortuna").yes().choose("Repair").choose("Waylay");
    assert_eq!(shown(&game), 2);
    let mut game = scenario().our_hand(["Bounty Posting"]).our_deck(["Enticing Reward", "Repair"]).action_phase();
    game.us().play("Bounty Posting").choose("Enticing Reward");
    assert_eq!(shown(&game), 1);
}

// ---- SHD_223 Snapshot Reflexes ----

/// SHD_223: the attached unit may attack.
#[test]
fn snapshot_reflexes_of_this_set_lets_the_unit_attack() {
    let mut game = scenario().our_hand(["SHD_223"]).ours(["Battlefield Marine"]).action_phase();
    game.us().play_onto("Snapshot Reflexes", "Battlefield Marine");
    game.expect_options(["Battlefield Marine -> their base", "no"]);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(4);
}

// Rulings

/// SHD_223, CR 6.3.0B: only a ready friendly unit attacks.
#[test]
fn snapshot_reflexes_of_this_set_needs_a_ready_unit_of_ours() {
    let mut game = scenario().our_hand(["SHD_223"]).theirs(["Wampa"]).action_phase();
    game.us().play_onto("Snapshot Reflexes", "Wampa");
    game.expect_action_of(Side::Them).expect_power("Wampa", 5);
    let mut game = scenario().our_hand(["SHD_223"]).ours([unit("Wampa").exhausted()]).action_phase();
    game.us().play_onto("Snapshot Reflexes", "Wampa");
    game.expect_action_of(Side::Them);
}

// ---- SHD_224 Boba Fett's Armor ----

/// SHD_224: on Boba Fett it prevents 2 of any damage; on no other unit.
#[test]
fn boba_fetts_armor_prevents_2_damage_to_boba_fett() {
    let mut game = scenario()
        .ours([unit("Boba Fett, Disintegrator").with(["Boba Fett's Armor"]), unit("Greedo").with(["Experience"])])
        .theirs(["Wampa"])
        .their_hand(["Open Fire", "Daring Raid"])
        .their_action_phase();
    game.expect_power("Boba Fett", 5).expect_hp("Boba Fett", 7);
    game.them().play("Open Fire").choose("Boba Fett");
    game.expect_damage("Boba Fett", 2);
    game.us().pass();
    game.them().play("Daring Raid").choose("Boba Fett");
    game.expect_damage("Boba Fett", 2);
    game.us().attack("Boba Fett", "Wampa");
    game.expect_damage("Boba Fett", 4);
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Boba Fett's Armor"])])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().attack("Battlefield Marine", "Swoop Racer");
    game.expect_damage("Battlefield Marine", 4);
}

// Rulings

/// SHD_224: with a Shield, the Armor may be applied first so that the Shield is not used.
#[test]
fn boba_fetts_armor_may_be_applied_before_a_shield() {
    let mut game = scenario()
        .ours([unit("Boba Fett, Disintegrator").with(["Boba Fett's Armor", "Shield"])])
        .their_hand(["Daring Raid", "Open Fire"])
        .their_action_phase();
    game.them().play("Daring Raid").choose("Boba Fett");
    game.us().choose("Boba Fett's Armor");
    game.expect_damage("Boba Fett", 0).expect_upgrades("Boba Fett", ["Boba Fett's Armor", "Shield"]);
    game.us().pass();
    game.them().play("Open Fire").choose("Boba Fett");
    game.expect_damage("Boba Fett", 0).expect_upgrades("Boba Fett", ["Boba Fett's Armor"]);
}

// ---- SHD_225 Jetpack ----

/// SHD_225: a Shield until the regroup phase starts; Smuggle.
#[test]
fn jetpack_gives_a_shield_until_the_regroup_phase() {
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_resources(3)
        .our_resource_cards(["Jetpack"])
        .ours([unit("Battlefield Marine").with(["Shield"]), unit("Alliance X-Wing")])
        .action_phase();
    game.expect_not_offered("play Jetpack onto Alliance X-Wing");
    game.us().play_onto("Jetpack", "Battlefield Marine").expect_ready_resources(0);
    game.expect_upgrades("Battlefield Marine", ["Jetpack", "Shield", "Shield"]).expect_power("Battlefield Marine", 5);
    game.both_pass().expect_upgrades("Battlefield Marine", ["Jetpack", "Shield"]);
}

// Rulings

/// SHD_225: its Shield is defeated at the regroup phase although the Jetpack left play before.
#[test]
fn jetpack_shield_is_defeated_although_the_jetpack_is_gone() {
    let mut game =
        scenario().our_hand(["Jetpack"]).ours(["Battlefield Marine"]).their_hand(["Confiscate"]).action_phase();
    game.us().play_onto("Jetpack", "Battlefield Marine");
    game.them().play("Confiscate").choose("Jetpack");
    game.expect_upgrades("Battlefield Marine", ["Shield"]);
    game.both_pass().expect_upgrades("Battlefield Marine", []);
}

/// SHD_225: only the token it gave is defeated; another Shield stays.
#[test]
fn jetpack_defeats_only_its_own_shield() {
    let mut game = scenario()
        .our_hand(["Jetpack"])
        .ours(["Battlefield Marine"])
        .theirs(["Swoop Racer"])
        .their_hand(["Moment of Peace"])
        .action_phase();
    game.us().play_onto("Jetpack", "Battlefield Marine");
    game.them().attack("Swoop Racer", "Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Jetpack"]).expect_gone("Swoop Racer");
    game.us().pass();
    game.them().play("Moment of Peace").choose("Battlefield Marine");
    game.both_pass().expect_upgrades("Battlefield Marine", ["Jetpack", "Shield"]);
}

// ---- SHD_226 Unrefusable Offer ----

/// SHD_226: Bounty: the collector plays the defeated unit for free, ready; it is defeated when the regroup phase
/// starts.
#[test]
fn unrefusable_offer_bounty_plays_the_unit_until_the_regroup_phase() {
    let mut game = scenario()
        .our_hand(["Unrefusable Offer"])
        .our_resources(20)
        .ours(["AT-ST"])
        .theirs(["Wampa"])
        .their_deployed_leader("Grand Moff Tarkin")
        .action_phase();
    game.expect_not_offered("play Unrefusable Offer onto Grand Moff Tarkin");
    game.us().play_onto("Unrefusable Offer", "Wampa").expect_ready_resources(16);
    game.them().pass();
    game.us().attack("AT-ST", "Wampa").yes().play("Wampa").expect_ready_resources(16);
    game.expect_controller("Wampa", Side::Us).expect_ready("Wampa");
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.both_pass().expect_gone("Wampa");
    // 1 of the AT-ST's Overwhelm.
    game.them().expect_discard(["Wampa"]).expect_base_damage(1 + 4);
}

// Corners

/// SHD_226, CR 3.7.2: a token is not a card and cannot be played.
#[test]
fn unrefusable_offer_cannot_play_a_token() {
    let mut game = scenario().ours(["Wampa"]).theirs([unit("Battle Droid").with(["Unrefusable Offer"])]).action_phase();
    game.us().attack("Wampa", "Battle Droid").yes();
    game.expect_gone("Battle Droid").expect_action_of(Side::Them);
}

// Rulings

/// SHD_226: erratum: a captured unit is played from capture.
#[test]
fn unrefusable_offer_plays_a_captured_unit() {
    let mut game = scenario()
        .our_hand(["Take Captive"])
        .ours(["AT-ST"])
        .theirs([unit("Wampa").with(["Unrefusable Offer"])])
        .action_phase();
    game.us().play("Take Captive").choose("AT-ST").choose("Wampa");
    game.expect_asked(Side::Us, QuestionKind::Bounty);
    game.us().yes().play("Wampa");
    game.expect_controller("Wampa", Side::Us).expect_ready("Wampa");
    game.both_pass().expect_gone("Wampa").expect_in_discard("Wampa");
}

/// SHD_226: erratum: it cannot be played from another zone, such as its owner's hand.
#[test]
fn unrefusable_offer_does_not_play_a_unit_from_hand() {
    let mut game =
        scenario().our_hand(["Spare the Target"]).theirs([unit("Wampa").with(["Unrefusable Offer"])]).action_phase();
    game.us().play("Spare the Target").choose("Wampa");
    game.us().yes();
    game.expect_gone("Wampa").expect_action_of(Side::Them);
    game.them().expect_hand(["Wampa"]);
}

/// SHD_226, CR 1.8.8: no aspect penalty or cost increase is paid for a free card.
#[test]
fn unrefusable_offer_pays_no_penalty() {
    let mut game = scenario()
        .ours(["AT-ST"])
        .our_resources(0)
        .theirs([unit("Swoop Racer").with(["Unrefusable Offer"])])
        .action_phase();
    game.us().attack("AT-ST", "Swoop Racer").yes().play("Swoop Racer");
    game.expect_controller("Swoop Racer", Side::Us);
}

/// SHD_226, CR 7.5.17C: a Pilot is played as a unit, not as an upgrade.
#[test]
fn unrefusable_offer_plays_a_pilot_as_a_unit() {
    let mut game = scenario()
        .ours(["Green Squadron A-Wing", "Wampa"])
        .theirs([unit("Sullustan Spacer").with(["Unrefusable Offer"])])
        .action_phase();
    game.us().attack("Wampa", "Sullustan Spacer").yes();
    game.expect_options(["play Sullustan Spacer"]);
    game.us().play("Sullustan Spacer");
    game.expect_controller("Sullustan Spacer", Side::Us).expect_ready("Sullustan Spacer");
}

// ---- SHD_227 Look the Other Way ----

/// SHD_227: the unit is exhausted unless its controller pays 2.
#[test]
fn look_the_other_way_exhausts_a_unit_unless_its_controller_pays_2() {
    let mut game = scenario().our_hand(["Look the Other Way"]).theirs(["Wampa"]).their_resources(2).action_phase();
    game.us().play("Look the Other Way").choose("Wampa");
    game.expect_asked(Side::Them, QuestionKind::May);
    let mut refused = game.clone();
    game.them().yes().expect_ready_resources(0);
    game.expect_ready("Wampa");
    refused.them().no().expect_ready_resources(2);
    refused.expect_exhausted("Wampa");
    let mut game = scenario().our_hand(["Look the Other Way"]).theirs(["Wampa"]).their_resources(1).action_phase();
    game.us().play("Look the Other Way").choose("Wampa");
    game.expect_exhausted("Wampa").expect_action_of(Side::Them);
}

// ---- SHD_228 Bounty Posting ----

/// SHD_228: a Bounty upgrade from the whole deck; it may be played at once for its cost.
#[test]
fn bounty_posting_finds_a_bounty_upgrade_that_may_be_played() {
    let mut game = scenario()
        .our_hand(["Bounty Posting"])
        .our_base("Jabba's Palace")
        .our_resources(3)
        .our_deck(["Recruit", "Academy Training", "Wampa", "Enticing Reward", "Death Mark"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Bounty Posting");
    game.expect_options(["Enticing Reward", "Death Mark", "done"]);
    let mut keeps = game.clone();
    game.us().choose("Enticing Reward").play_onto("Enticing Reward", "Wampa").expect_ready_resources(1).expect_hand([]);
    game.expect_upgrades("Wampa", ["Enticing Reward"]);
    keeps.us().choose("Enticing Reward").no().expect_hand(["Enticing Reward"]).expect_ready_resources(2);
    keeps.expect_action_of(Side::Them);
}

// Rulings

/// SHD_228: the upgrade is paid for, and the deck is shuffled whatever was found.
#[test]
fn bounty_posting_pays_for_the_upgrade_and_shuffles_the_deck() {
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_hand(["Bounty Posting"])
        .our_resources(1)
        .our_deck(["Enticing Reward", "Recruit", "Repair", "Wampa", "Greedo", "AT-ST", "Waylay", "Disarm"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Bounty Posting").choose("Enticing Reward").expect_hand(["Enticing Reward"]);
    game.expect_action_of(Side::Them);
    let order = |seed| {
        let mut game = scenario()
            .seed(seed)
            .our_hand(["Bounty Posting"])
            .our_deck(["Recruit", "Repair", "Wampa", "Greedo", "AT-ST", "Waylay", "Disarm", "Enticing Reward"])
            .action_phase();
        game.us().play("Bounty Posting").done();
        let deck = game.game.state.list(rules::Seat(0), rules::CardZone::Deck);
        deck.iter().map(|card| game.game.state.card(*card).def).collect::<Vec<_>>()
    };
    assert_ne!(order(1), order(2));
}

// ---- SHD_229 Ma Klounkee ----

/// SHD_229: returns a friendly Underworld unit to hand to deal 3 damage to a unit.
#[test]
fn ma_klounkee_returns_an_underworld_unit_to_deal_3_damage() {
    let mut game =
        scenario().our_hand(["Ma Klounkee"]).ours(["Greedo", "Wampa"]).theirs(["Swoop Racer"]).action_phase();
    game.us().play("Ma Klounkee");
    game.expect_options(["Greedo"]);
    game.us().choose("Greedo").expect_hand(["Greedo"]).choose("Swoop Racer");
    game.expect_gone("Swoop Racer");
    let mut game = scenario().our_hand(["Ma Klounkee"]).ours(["Wampa"]).theirs(["Swoop Racer"]).action_phase();
    game.us().play("Ma Klounkee");
    game.expect_action_of(Side::Them).expect_in_play("Swoop Racer");
}

// ---- SHD_230 Swoop Down ----

/// SHD_230: a space unit attacks with Saboteur and may attack a ground unit: then it gets +2/+0 and the ground unit
/// -2/-0.
#[test]
fn swoop_down_lets_a_space_unit_attack_a_ground_unit() {
    let mut game = scenario()
        .our_hand(["Swoop Down"])
        .ours(["Alliance X-Wing", "Wampa"])
        .theirs(["Cell Block Guard", "Swoop Racer", "Black Sun Starfighter"])
        .action_phase();
    game.us().play("Swoop Down");
    game.expect_options([
        "Alliance X-Wing -> Cell Block Guard",
        "Alliance X-Wing -> Swoop Racer",
        "Alliance X-Wing -> Black Sun Starfighter",
        "Alliance X-Wing -> their base",
    ]);
    let mut space = game.clone();
    game.us().attack("Alliance X-Wing", "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_damage("Alliance X-Wing", 2);
    space.us().attack("Alliance X-Wing", "Black Sun Starfighter");
    space.expect_gone("Black Sun Starfighter").expect_gone("Alliance X-Wing");
}

// Corners

/// SHD_230: +2/+0 for it and -2/-0 for a ground unit; neither in space.
#[test]
fn swoop_down_modifies_power_only_in_a_ground_attack() {
    let table = || scenario().our_hand(["Swoop Down"]).ours(["Arquitens Assault Cruiser"]);
    let mut game = table().theirs([unit("AT-ST").with(["Resilient"; 5])]).action_phase();
    game.us().play("Swoop Down").attack("Arquitens Assault Cruiser", "AT-ST");
    game.expect_damage("AT-ST", 9).expect_damage("Arquitens Assault Cruiser", 4);
    let mut game = table().theirs([unit("HWK-290 Freighter").with(["Resilient"; 5])]).action_phase();
    game.us().play("Swoop Down").attack("Arquitens Assault Cruiser", "HWK-290 Freighter");
    game.expect_damage("HWK-290 Freighter", 7).expect_damage("Arquitens Assault Cruiser", 2);
}

// Rulings

/// SHD_230, SHD_231, CR 6.3.0D: an attack that is possible must be made, with a ready unit.
#[test]
fn swoop_down_and_surprise_strike_require_a_ready_unit_to_attack() {
    let mut game = scenario()
        .our_hand(["Swoop Down"])
        .ours([unit("Alliance X-Wing"), unit("TIE/ln Fighter").exhausted()])
        .action_phase();
    game.us().play("Swoop Down");
    game.expect_options(["Alliance X-Wing -> their base"]);
    let mut game = scenario().our_hand(["Swoop Down"]).ours(["Wampa"]).action_phase();
    game.us().play("Swoop Down");
    game.expect_action_of(Side::Them);
    let mut game =
        scenario().our_hand(["SHD_231"]).ours([unit("Wampa"), unit("Swoop Racer").exhausted()]).action_phase();
    game.us().play("Surprise Strike");
    game.expect_options(["Wampa -> their base"]);
}
