//! Official rulings on the Cunning cards of Shadows of the Galaxy, SHD_209 to SHD_233.

use testkit::{Ask, Side, card_text, scenario, unit};

/// SHD_213: gone before his ability resolves, he keeps nothing.
#[test]
fn dj_gone_at_once_keeps_nothing() {
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_resource_cards(["DJ"])
        .theirs(["Krayt Dragon", "Krayt Dragon"])
        .their_resources(5)
        .action_phase();
    game.us().play("DJ").their_abilities_first();
    game.them().resolve_first("Krayt Dragon").choose("DJ").choose("DJ");
    game.expect_gone("DJ");
    game.us().choose("their Underworld Thug");
    game.expect_action_of(Side::Them);
    game.them().expect_resources(5);
    game.us().expect_resources(21);
}

/// SHD_214: a card that is resourced is exhausted; the erratum is one of words.
#[test]
fn frontier_traders_new_resource_is_exhausted() {
    let mut game = scenario()
        .our_hand(["Frontier Trader"])
        .our_base("Jabba's Palace")
        .our_resources(2)
        .our_exhausted_resources(4)
        .our_resource_cards(["Recruit"])
        .action_phase();
    game.us().play("Frontier Trader").choose("Recruit").yes().expect_resources(7).expect_ready_resources(0);
    assert!(!card_text("SHD_214").contains("into play"));
}

/// SHD_216, SHD_219, SHD_220, SHD_230, SHD_234: errata of words: they speak of the defending unit.
#[test]
fn the_defender_is_the_defending_unit() {
    for card in ["SHD_216", "SHD_219", "SHD_220", "SHD_230"] {
        assert!(card_text(card).contains("defending unit"), "{card}: {}", card_text(card));
    }
}

/// SHD_217, CR 1.8.6: the printed cost of both cards counts, not what was paid.
#[test]
fn tobias_beckett_looks_at_printed_costs() {
    let mut game = scenario()
        .our_resource_cards(["Jetpack"])
        .ours(["Tobias Beckett"])
        .theirs(["Battlefield Marine", "Swoop Racer"])
        .action_phase();
    // Smuggled for 4 and a penalty; it costs 2.
    game.us().play_onto("Jetpack", "Tobias Beckett").resolve_first("Tobias Beckett");
    game.expect_options(["Battlefield Marine", "no"]);
}

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

/// SHD_223, CR 6.3.0B: only a ready unit of our own attacks.
#[test]
fn snapshot_reflexes_of_this_set_needs_a_ready_unit_of_ours() {
    let mut game = scenario().our_hand(["SHD_223"]).theirs(["Wampa"]).action_phase();
    game.us().play_onto("Snapshot Reflexes", "Wampa");
    game.expect_action_of(Side::Them).expect_power("Wampa", 5);
    let mut game = scenario().our_hand(["SHD_223"]).ours([unit("Wampa").exhausted()]).action_phase();
    game.us().play_onto("Snapshot Reflexes", "Wampa");
    game.expect_action_of(Side::Them);
}

/// SHD_224: with a Shield besides, the Armor may come first and leave the Shield alone.
#[test]
fn boba_fetts_armor_saves_his_shield() {
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

/// SHD_225: its Shield goes in the regroup phase although the Jetpack has gone before.
#[test]
fn jetpacks_shield_goes_without_it() {
    let mut game =
        scenario().our_hand(["Jetpack"]).ours(["Battlefield Marine"]).their_hand(["Confiscate"]).action_phase();
    game.us().play_onto("Jetpack", "Battlefield Marine");
    game.them().play("Confiscate").choose("Jetpack");
    game.expect_upgrades("Battlefield Marine", ["Shield"]);
    game.both_pass().expect_upgrades("Battlefield Marine", []);
}

/// SHD_225: it is that token; another Shield stays.
#[test]
fn jetpack_takes_back_its_own_shield_only() {
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

/// SHD_226: the erratum: a captured unit is played from capture.
#[test]
fn unrefusable_offer_plays_from_capture() {
    let mut game = scenario()
        .our_hand(["Take Captive"])
        .ours(["AT-ST"])
        .theirs([unit("Wampa").with(["Unrefusable Offer"])])
        .action_phase();
    game.us().play("Take Captive").choose("AT-ST").choose("Wampa");
    game.expect_asked(Side::Us, Ask::Bounty);
    game.us().yes().play("Wampa");
    game.expect_controller("Wampa", Side::Us).expect_ready("Wampa");
    game.both_pass().expect_gone("Wampa").expect_in_discard("Wampa");
}

/// SHD_226: the erratum: from nowhere else: a unit that was spared is in its owner's hand.
#[test]
fn unrefusable_offer_does_not_play_from_hand() {
    let mut game =
        scenario().our_hand(["Spare the Target"]).theirs([unit("Wampa").with(["Unrefusable Offer"])]).action_phase();
    game.us().play("Spare the Target").choose("Wampa");
    game.us().yes();
    game.expect_gone("Wampa").expect_action_of(Side::Them);
    game.them().expect_hand(["Wampa"]);
}

/// SHD_226, CR 1.8.8: a penalty and a tax are not paid for what is free.
#[test]
fn unrefusable_offer_needs_no_resources() {
    let mut game = scenario()
        .ours(["AT-ST"])
        .our_resources(0)
        .theirs([unit("Swoop Racer").with(["Unrefusable Offer"])])
        .action_phase();
    game.us().attack("AT-ST", "Swoop Racer").yes().play("Swoop Racer");
    game.expect_controller("Swoop Racer", Side::Us);
}

/// SHD_228: the upgrade is paid for, and the deck is shuffled whatever was found.
#[test]
fn bounty_posting_costs_and_shuffles() {
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
        let deck = game.game.state.list(rules::Seat(0), rules::Place::Deck);
        deck.iter().map(|card| game.game.state.card(*card).def).collect::<Vec<_>>()
    };
    assert_ne!(order(1), order(2));
}

/// SHD_230, SHD_231, CR 6.3.0D: an attack that is possible has to be made, with a ready unit.
#[test]
fn swoop_down_and_surprise_strike_have_to_attack() {
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

/// SHD_232, CR 1.8.6: the printed costs are compared.
#[test]
fn relentless_pursuit_compares_printed_costs() {
    let mut game = scenario()
        .our_hand(["Relentless Pursuit"])
        .ours(["Volunteer Soldier", "Battlefield Marine"])
        .theirs(["Swoop Racer", "Wampa"])
        .action_phase();
    // 3: its discount beside a Trooper does not count.
    game.us().play("Relentless Pursuit").choose("Volunteer Soldier");
    game.expect_options(["Swoop Racer"]);
}
