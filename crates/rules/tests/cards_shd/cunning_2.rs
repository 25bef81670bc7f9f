//! The Cunning cards of Shadows of the Galaxy without a second aspect, SHD_209 to SHD_233, each in its main case.

use testkit::{Ask, Side, scenario, unit};

/// SHD_209: an upgrade that is not unique may go back to its owner's hand.
#[test]
fn criminal_muscle_takes_an_upgrade_off() {
    let mut game = scenario()
        .our_hand(["Criminal Muscle"])
        .theirs([unit("Wampa").with(["Academy Training", "The Darksaber"])])
        .action_phase();
    game.us().play("Criminal Muscle");
    game.expect_options(["Academy Training", "no"]);
    game.us().choose("Academy Training");
    game.expect_upgrades("Wampa", ["The Darksaber"]);
    game.them().expect_hand(["Academy Training"]);
}

/// SHD_210: Ambush.
#[test]
fn cloud_rider_ambushes() {
    let mut game = scenario().our_hand(["Cloud-Rider"]).theirs(["Swoop Racer"]).action_phase();
    game.us().play("Cloud-Rider").attack("Cloud-Rider", "Swoop Racer");
    game.expect_gone("Cloud-Rider").expect_gone("Swoop Racer");
}

/// SHD_211: a unit is exhausted for its defeat.
#[test]
fn fugitive_wookiee_is_worth_an_exhaustion() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Fugitive Wookiee", "AT-ST"]).action_phase();
    game.us().attack("Wampa", "Fugitive Wookiee").yes();
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
}

/// SHD_212: Shielded beside another Cunning unit of ours.
#[test]
fn privateer_scyk_is_shielded_in_company() {
    let mut game = scenario().our_hand(["Privateer Scyk"]).ours(["Swoop Racer"]).action_phase();
    game.us().play("Privateer Scyk");
    game.expect_upgrades("Privateer Scyk", ["Shield"]);
    let mut game = scenario().our_hand(["Privateer Scyk"]).ours(["Wampa"]).theirs(["Swoop Racer"]).action_phase();
    game.us().play("Privateer Scyk");
    game.expect_upgrades("Privateer Scyk", []);
}

/// SHD_213: smuggled, he takes an enemy resource; it goes back when he leaves play.
#[test]
fn dj_steals_a_resource_for_a_while() {
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_leader("Han Solo, Audacious Smuggler")
        .our_resources(6)
        .our_resource_cards(["DJ"])
        .their_resources(4)
        .their_resource_cards(["Recruit"])
        .their_base("Remote Village")
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().play("DJ").expect_ready_resources(0).choose("Recruit").expect_resources(8).expect_ready_resources(1);
    game.them().expect_resources(4).pass();
    game.both_pass().nobody_resources();
    game.us().pass();
    let mut late = game.clone();
    late.them().expect_ready_resources(4);
    late.expect_not_offered("play Vanquish");
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_leader("Han Solo, Audacious Smuggler")
        .our_resources(6)
        .our_resource_cards(["DJ"])
        .their_base("Remote Village")
        .their_resources(6)
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().play("DJ").choose("their Underworld Thug").expect_resources(8);
    game.them().expect_resources(5).play("Vanquish").choose("DJ").expect_resources(6);
    game.us().expect_resources(7);
}

/// SHD_213: from hand he takes nothing.
#[test]
fn dj_from_hand_steals_nothing() {
    let mut game = scenario().our_hand(["DJ"]).action_phase();
    game.us().play("DJ").expect_resources(20);
    game.expect_action_of(Side::Them);
}

/// SHD_214: a resource goes to hand, and the top card of the deck may take its place, exhausted.
#[test]
fn frontier_trader_trades_a_resource() {
    let mut game = scenario()
        .our_hand(["Frontier Trader"])
        .our_base("Jabba's Palace")
        .our_resources(3)
        .our_resource_cards(["Recruit"])
        .our_deck(["Wampa", "Repair"])
        .action_phase();
    game.us().play("Frontier Trader").choose("Recruit").expect_hand(["Recruit"]).expect_resources(3);
    let mut declined = game.clone();
    game.us().yes().expect_resources(4).expect_deck_top(["Repair"]);
    game.expect_in_resources("Wampa");
    declined.us().no().expect_resources(3).expect_deck_top(["Wampa"]);
}

/// SHD_215: -3/-0 for an enemy unit beside another Underworld unit of ours; Smuggle.
#[test]
fn smugglers_starfighter_weakens_an_enemy() {
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_resources(3)
        .our_resource_cards(["Smuggler's Starfighter"])
        .ours(["Greedo"])
        .theirs(["Wampa", "Cantina Braggart"])
        .action_phase();
    game.us().play("Smuggler's Starfighter").expect_ready_resources(0);
    game.expect_options(["Wampa", "Cantina Braggart"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 1).both_pass().nobody_resources();
    game.expect_power("Wampa", 4);
    let mut game = scenario().our_hand(["Smuggler's Starfighter"]).theirs(["Wampa"]).action_phase();
    game.us().play("Smuggler's Starfighter");
    game.expect_action_of(Side::Them);
}

/// SHD_216: Ambush; a defending unit with a Bounty gets -4/-0.
#[test]
fn chain_code_collector_disarms_a_bounty() {
    let mut game = scenario()
        .our_hand(["Chain Code Collector"])
        .theirs([unit("Consular Security Force").with(["Death Mark"]), unit("Swoop Racer")])
        .action_phase();
    let mut plain = game.clone();
    game.us().play("Chain Code Collector").attack("Chain Code Collector", "Consular Security Force");
    game.expect_damage("Chain Code Collector", 0).expect_damage("Consular Security Force", 4);
    game.expect_power("Consular Security Force", 3);
    plain.us().play("Chain Code Collector").attack("Chain Code Collector", "Swoop Racer");
    plain.expect_gone("Chain Code Collector");
}

/// SHD_217: our card that is no unit may exhaust a unit that is no dearer, once a round; Smuggle.
#[test]
fn tobias_beckett_exhausts_cheap_units() {
    let mut game = scenario()
        .our_resources(20)
        .our_resource_cards(["Tobias Beckett"])
        .our_hand(["Academy Training", "Repair", "Wampa"])
        .our_base_damage(5)
        .theirs(["Battlefield Marine", "Wampa", "TIE/ln Fighter"])
        .action_phase();
    // 5: the Cunning of the card does not count, its Vigilance does.
    game.us().play("Tobias Beckett").expect_ready_resources(16);
    game.them().pass();
    game.us().play("Wampa");
    game.them().pass();
    game.us().play_onto("Academy Training", "Tobias Beckett");
    game.expect_options(["Battlefield Marine", "TIE/ln Fighter", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_exhausted("Battlefield Marine");
    game.them().pass();
    game.us().play("Repair").choose("our base");
    game.expect_action_of(Side::Them);
}

/// SHD_218: Saboteur.
#[test]
fn resourceful_pursuers_ignore_sentinels() {
    let mut game = scenario().ours(["Resourceful Pursuers"]).theirs(["Cell Block Guard"]).action_phase();
    game.us().attack("Resourceful Pursuers", "their base");
    game.them().expect_base_damage(5);
}

/// SHD_219: Ambush, and the unit that is ambushed gets -3/-0, by any of ours; not in another attack.
#[test]
fn enfys_nest_softens_ambushes() {
    let mut game = scenario()
        .our_hand(["Enfys Nest, Marauder", "Cloud-Rider"])
        .theirs(["AT-ST", "Battlefield Marine"])
        .action_phase();
    game.us().play("Enfys Nest").attack("Enfys Nest", "AT-ST");
    game.expect_damage("Enfys Nest", 3).expect_damage("AT-ST", 5).expect_power("AT-ST", 6);
    game.them().pass();
    game.us().play("Cloud-Rider").attack("Cloud-Rider", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_damage("Cloud-Rider", 0);
    let mut game = scenario().ours(["Enfys Nest, Marauder"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("Enfys Nest", "Battlefield Marine");
    game.expect_damage("Enfys Nest", 3);
}

/// SHD_220: Ambush; the defending unit takes 1 for each different cost in our discard pile.
#[test]
fn fennec_shand_counts_costs() {
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

/// SHD_221: two of the collector's resources are readied.
#[test]
fn wanted_is_worth_two_resources() {
    let mut game = scenario()
        .ours(["Wampa"])
        .our_resources(0)
        .our_exhausted_resources(3)
        .theirs([unit("Swoop Racer").with(["Wanted"])])
        .action_phase();
    game.us().attack("Wampa", "Swoop Racer").yes().choose_times(2, "our Underworld Thug").expect_ready_resources(2);
    game.expect_action_of(Side::Them);
}

/// SHD_222: two cards that are no units of the top ten; a card is discarded when the unit was not unique.
#[test]
fn enticing_reward_finds_two_cards() {
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
    game.expect_asked(Side::Us, Ask::Target);
    game.us().choose("Wampa").expect_hand(["Academy Training", "Repair"]).expect_discard(["Wampa"]).expect_deck_size(4);
    let mut game = table("Dengar");
    game.us().attack("AT-ST", "Dengar").yes().choose("Recruit").done();
    game.us().expect_hand(["Recruit", "Wampa"]);
    game.expect_action_of(Side::Them);
}

/// SHD_223: the unit under it may attack.
#[test]
fn snapshot_reflexes_of_this_set_attacks_at_once() {
    let mut game = scenario().our_hand(["SHD_223"]).ours(["Battlefield Marine"]).action_phase();
    game.us().play_onto("Snapshot Reflexes", "Battlefield Marine");
    game.expect_options(["Battlefield Marine -> their base", "no"]);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(4);
}

/// SHD_224: on Boba Fett it prevents 2 of any damage; on nobody else.
#[test]
fn boba_fetts_armor_protects_boba_fett() {
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

/// SHD_225: a Shield until the regroup phase; Smuggle.
#[test]
fn jetpack_lends_a_shield() {
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

/// SHD_226: the defeated unit is played for free by the collector, ready, until the regroup phase.
#[test]
fn unrefusable_offer_changes_sides() {
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

/// SHD_227: the unit is exhausted unless its controller pays 2.
#[test]
fn look_the_other_way_asks_a_price() {
    let mut game = scenario().our_hand(["Look the Other Way"]).theirs(["Wampa"]).their_resources(2).action_phase();
    game.us().play("Look the Other Way").choose("Wampa");
    game.expect_asked(Side::Them, Ask::May);
    let mut refused = game.clone();
    game.them().yes().expect_ready_resources(0);
    game.expect_ready("Wampa");
    refused.them().no().expect_ready_resources(2);
    refused.expect_exhausted("Wampa");
    let mut game = scenario().our_hand(["Look the Other Way"]).theirs(["Wampa"]).their_resources(1).action_phase();
    game.us().play("Look the Other Way").choose("Wampa");
    game.expect_exhausted("Wampa").expect_action_of(Side::Them);
}

/// SHD_228: a Bounty upgrade of the whole deck, to be played at once for its price.
#[test]
fn bounty_posting_finds_and_plays_a_bounty() {
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

/// SHD_229: 3 damage to a unit for an Underworld unit that goes back to hand.
#[test]
fn ma_klounkee_shoots_from_under_the_table() {
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

/// SHD_230: a space unit may attack on the ground, with Saboteur: +2/+0 for it and -2/-0 for the unit it attacks there.
#[test]
fn swoop_down_attacks_the_ground() {
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

/// SHD_231: an attack with +3/+0.
#[test]
fn surprise_strike_of_this_set_attacks_harder() {
    let mut game = scenario().our_hand(["SHD_231"]).ours(["Battlefield Marine"]).action_phase();
    game.us().play("Surprise Strike").attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(6);
}

/// SHD_232: a unit of ours captures one that is no dearer; a Bounty Hunter gets a Shield besides.
#[test]
fn relentless_pursuit_captures_a_cheaper_unit() {
    let mut game = scenario()
        .our_hand(["Relentless Pursuit"])
        .ours(["Boba Fett, Disintegrator", "Wampa"])
        .theirs(["Battlefield Marine", "Alliance X-Wing", "AT-ST", "Consular Security Force"])
        .action_phase();
    let mut wampa = game.clone();
    game.us().play("Relentless Pursuit").choose("Boba Fett");
    game.expect_options(["Battlefield Marine", "Alliance X-Wing"]);
    game.us().choose("Alliance X-Wing");
    game.expect_captured("Alliance X-Wing").expect_upgrades("Boba Fett", ["Shield"]);
    wampa.us().play("Relentless Pursuit").choose("Wampa").choose("Consular Security Force");
    wampa.expect_captured("Consular Security Force").expect_upgrades("Wampa", []);
}

/// SHD_233: every unit but leaders goes back to its owner's hand.
#[test]
fn evacuate_clears_the_table() {
    let mut game = scenario()
        .our_hand(["Evacuate"])
        .our_resources(20)
        .ours([unit("Wampa"), unit("AT-ST").owned_by(Side::Them)])
        .theirs([unit("Swoop Racer").with(["Experience"]), unit("TIE/ln Fighter")])
        .their_deployed_leader("Grand Moff Tarkin")
        .action_phase();
    game.us().play("Evacuate").expect_hand(["Wampa"]);
    game.them().expect_hand(["AT-ST", "Swoop Racer", "TIE/ln Fighter"]);
    game.expect_in_play("Grand Moff Tarkin");
}
