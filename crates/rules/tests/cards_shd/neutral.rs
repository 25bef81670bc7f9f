//! The Villainy, Heroism and neutral cards of Shadows of the Galaxy, SHD_234 to SHD_262, each in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SHD_234: attacking, it strikes first; attacked, it does not.
#[test]
fn incinerator_trooper_burns_first() {
    let mut game =
        scenario().ours(["Incinerator Trooper"]).theirs(["Viper Probe Droid", "Battlefield Marine"]).action_phase();
    let mut weak = game.clone();
    game.us().attack("Incinerator Trooper", "Viper Probe Droid");
    game.expect_gone("Viper Probe Droid").expect_damage("Incinerator Trooper", 0);
    weak.us().attack("Incinerator Trooper", "Battlefield Marine");
    weak.expect_damage("Battlefield Marine", 2).expect_gone("Incinerator Trooper");
    let mut game = scenario().ours(["Viper Probe Droid"]).theirs(["Incinerator Trooper"]).action_phase();
    game.us().attack("Viper Probe Droid", "Incinerator Trooper");
    game.expect_gone("Viper Probe Droid").expect_gone("Incinerator Trooper");
}

/// SHD_235: Overwhelm; 2 damage to a unit of ours, itself among them.
#[test]
fn ruthless_assassin_hurts_a_friend() {
    let mut game = scenario().our_hand(["Ruthless Assassin"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Ruthless Assassin");
    game.expect_keyword("Ruthless Assassin", Keyword::Overwhelm);
    game.expect_options(["Ruthless Assassin", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2);
}

/// SHD_236: a unit may attack, an Imperial one with +2/+0.
#[test]
fn snowtrooper_lieutenant_of_this_set_leads_an_attack() {
    let mut game = scenario().our_hand(["SHD_236"]).ours(["Cell Block Guard", "Wampa"]).action_phase();
    game.us().play("Snowtrooper Lieutenant");
    game.expect_options(["Cell Block Guard -> their base", "Wampa -> their base", "no"]);
    let mut other = game.clone();
    game.us().attack("Cell Block Guard", "their base");
    game.them().expect_base_damage(5);
    other.us().attack("Wampa", "their base");
    other.them().expect_base_damage(4);
}

/// SHD_237: Sentinel, in space.
#[test]
fn black_sun_starfighter_is_a_sentinel() {
    let mut game = scenario()
        .ours(["Alliance X-Wing", "Wampa"])
        .theirs(["Black Sun Starfighter", "TIE/ln Fighter"])
        .action_phase();
    game.expect_offered("Alliance X-Wing -> Black Sun Starfighter");
    game.expect_not_offered("Alliance X-Wing -> TIE/ln Fighter").expect_not_offered("Alliance X-Wing -> their base");
    game.expect_offered("Wampa -> their base");
}

/// SHD_238: Sentinel.
#[test]
fn cell_block_guard_of_this_set_is_a_sentinel() {
    let mut game = scenario().ours(["Wampa"]).theirs(["SHD_238", "Swoop Racer"]).action_phase();
    game.expect_offered("Wampa -> Cell Block Guard");
    game.expect_not_offered("Wampa -> Swoop Racer").expect_not_offered("Wampa -> their base");
}

/// SHD_239: 1 damage to another Bounty Hunter that we play readies him, once a round.
#[test]
fn toro_calican_is_readied_by_a_bounty_hunter() {
    let mut game = scenario()
        .ours([unit("Toro Calican").exhausted()])
        .our_hand(["Boba Fett, Disintegrator", "Wampa", "Reputable Hunter"])
        .our_resources(30)
        .action_phase();
    game.us().play("Wampa");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Boba Fett");
    let mut declined = game.clone();
    game.us().yes();
    game.expect_damage("Boba Fett", 1).expect_ready("Toro Calican");
    game.them().pass();
    game.us().play("Reputable Hunter");
    game.expect_action_of(Side::Them);
    // Declined, the ability has not been used (CR 8.32.3).
    declined.us().no();
    declined.expect_exhausted("Toro Calican");
    declined.them().pass();
    declined.us().play("Reputable Hunter").yes();
    declined.expect_ready("Toro Calican");
}

/// SHD_240: Shielded.
#[test]
fn hutts_henchmen_come_with_a_shield() {
    let mut game = scenario().our_hand(["Hutt's Henchmen"]).action_phase();
    game.us().play("Hutt's Henchmen");
    game.expect_upgrades("Hutt's Henchmen", ["Shield"]);
}

/// SHD_241: an enemy's attack on our base is worth a Shield for a unit of ours in its arena.
#[test]
fn kragan_gorr_answers_attacks_on_his_base() {
    let mut game = scenario()
        .ours(["Kragan Gorr", "Wampa", "TIE/ln Fighter"])
        .theirs(["Battlefield Marine", "Alliance X-Wing"])
        .their_action_phase();
    game.them().attack("Alliance X-Wing", "our base");
    game.expect_asked(Side::Us, Ask::Target).expect_options(["TIE/ln Fighter"]);
    game.us().choose("TIE/ln Fighter");
    game.expect_upgrades("TIE/ln Fighter", ["Shield"]);
    game.us().pass();
    game.them().attack("Battlefield Marine", "our base");
    game.expect_options(["Kragan Gorr", "Wampa"]);
    game.us().choose("Wampa").expect_base_damage(5);
    game.expect_upgrades("Wampa", ["Shield"]);
}

/// SHD_242: beside Moff Gideon, leader or unit, a cheap Villainy unit of hand or discard pile comes for free.
#[test]
fn gideons_light_cruiser_brings_a_trooper() {
    let table = |leader| {
        scenario()
            .our_leader(leader)
            .our_resources(20)
            .our_hand(["Gideon's Light Cruiser", "Death Star Stormtrooper", "AT-ST", "Battlefield Marine"])
            .our_discard(["Death Trooper", "Wampa"])
            .action_phase()
    };
    let mut game = table("Moff Gideon");
    game.us().play("Gideon's Light Cruiser").expect_ready_resources(12);
    game.expect_keyword("Gideon's Light Cruiser", Keyword::Overwhelm);
    game.expect_options(["play Death Star Stormtrooper", "play Death Trooper"]);
    game.us().play("Death Star Stormtrooper").expect_ready_resources(12);
    game.expect_in_play("Death Star Stormtrooper").expect_action_of(Side::Them);
    // Only in hand, it need not be shown (CR 1.17.4).
    let mut game = scenario()
        .our_deployed_leader("Moff Gideon")
        .our_resources(30)
        .our_hand(["Gideon's Light Cruiser", "Death Star Stormtrooper"])
        .action_phase();
    game.us().play("Gideon's Light Cruiser");
    game.expect_options(["play Death Star Stormtrooper", "no"]);
    let mut game = table("Grand Moff Tarkin");
    game.us().play("Gideon's Light Cruiser");
    game.expect_action_of(Side::Them);
}

/// SHD_243: a captive of ours goes to its owner's discard pile.
#[test]
fn altering_the_deal_discards_a_captive() {
    let mut game = scenario()
        .our_hand(["Altering the Deal"])
        .ours([unit("Wampa").guarding(["Battlefield Marine", "Greedo"])])
        .theirs([unit("AT-ST").guarding(["Swoop Racer"])])
        .action_phase();
    game.us().play("Altering the Deal");
    game.expect_options(["Battlefield Marine", "Greedo"]);
    game.us().choose("Greedo");
    game.them().expect_discard(["Greedo"]);
    game.expect_captured("Battlefield Marine").expect_captured("Swoop Racer").expect_action_of(Side::Them);
}

/// SHD_244: the opponent discards a card, we draw one.
#[test]
fn no_bargain_takes_a_card() {
    let mut game = scenario().our_hand(["No Bargain"]).their_hand(["Recruit", "Wampa"]).action_phase();
    game.us().play("No Bargain");
    game.expect_asked(Side::Them, Ask::Target);
    game.them().choose("Recruit").expect_hand(["Wampa"]);
    game.us().expect_hand_size(1);
    game.expect_action_of(Side::Them);
}

/// SHD_245: an upgrade of the top five.
#[test]
fn greef_karga_finds_an_upgrade() {
    let mut game = scenario()
        .our_hand(["Greef Karga"])
        .our_deck(["Recruit", "Academy Training", "Wampa", "Jetpack", "Greedo", "Death Mark", "Repair"])
        .action_phase();
    game.us().play("Greef Karga");
    game.expect_options(["Academy Training", "Jetpack", "done"]);
    game.us().choose("Jetpack").expect_hand(["Jetpack"]).expect_deck_size(6).expect_deck_top(["Death Mark", "Repair"]);
}

/// SHD_246: the opponent picks a unit or base of theirs, we may deal it 2 damage.
#[test]
fn grey_squadron_y_wing_bombs_what_it_is_shown() {
    let mut game = scenario().ours(["Grey Squadron Y-Wing"]).theirs(["Wampa", "Swoop Racer"]).action_phase();
    game.us().attack("Grey Squadron Y-Wing", "their base");
    game.expect_asked(Side::Them, Ask::Target).expect_options(["Wampa", "Swoop Racer", "their base"]);
    game.them().choose("Wampa");
    game.expect_asked(Side::Us, Ask::May);
    let mut declined = game.clone();
    game.us().yes();
    game.expect_damage("Wampa", 2);
    declined.us().no();
    declined.expect_damage("Wampa", 0);
    declined.them().expect_base_damage(1);
}

/// SHD_247: a Sentinel while it is upgraded.
#[test]
fn protector_of_the_throne_guards_when_upgraded() {
    let mut game = scenario()
        .ours(["Wampa"])
        .our_hand(["Confiscate"])
        .theirs([unit("Protector of the Throne").with(["Experience"])])
        .action_phase();
    game.expect_not_offered("Wampa -> their base");
    game.us().play("Confiscate").choose("Experience");
    game.expect_no_keyword("Protector of the Throne", Keyword::Sentinel);
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(4);
}

/// SHD_248: our resources have Smuggle, for 2 more than they cost; his own Smuggle.
#[test]
fn tech_smuggles_everything() {
    let mut game = scenario()
        .our_base("Death Watch Hideout")
        .our_resources(5)
        .our_resource_cards(["Wampa", "Battlefield Marine"])
        .ours(["Tech"])
        .their_resource_cards(["Greedo"])
        .action_phase();
    // 4 and 2.
    game.us().play("Wampa").expect_ready_resources(1).expect_resources(7).expect_deck_size(9);
    game.expect_in_play("Wampa");
    game.them().pass();
    game.expect_not_offered("play Battlefield Marine");
    let mut game = scenario().our_resources(3).our_resource_cards(["Tech", "Wampa"]).action_phase();
    game.expect_not_offered("play Wampa");
    game.us().play("Tech").expect_ready_resources(1);
}

/// SHD_249: Grit; a card beside another Wookiee of ours.
#[test]
fn wookiee_warrior_draws_in_company() {
    let mut game = scenario()
        .our_hand(["Wookiee Warrior"])
        .ours([unit("Wookiee Warrior").damage(2)])
        .theirs(["Fugitive Wookiee"])
        .action_phase();
    game.expect_power("Wookiee Warrior", 4);
    game.us().play("Wookiee Warrior").expect_hand_size(1);
    let mut game = scenario().our_hand(["Wookiee Warrior"]).theirs(["Fugitive Wookiee"]).action_phase();
    game.us().play("Wookiee Warrior").expect_hand_size(0);
}

/// SHD_250: Restore 2; a Wookiee that survives combat damage deals it back to any enemy ground unit.
#[test]
fn tarfful_strikes_back_for_his_wookiees() {
    let mut game = scenario()
        .ours(["Tarfful", "Liberated Slaves"])
        .our_base_damage(5)
        .theirs(["Battlefield Marine", "AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Liberated Slaves", "Battlefield Marine");
    game.expect_damage("Liberated Slaves", 3).expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 3);
    game.them().pass();
    game.us().attack("Tarfful", "AT-ST").expect_base_damage(3);
    game.expect_damage("Tarfful", 6).expect_damage("AT-ST", 6);
    game.us().choose("AT-ST");
    game.expect_gone("AT-ST").expect_action_of(Side::Them);
}

/// SHD_250: a Wookiee that falls deals nothing.
#[test]
fn tarfful_does_not_avenge_the_fallen() {
    let mut game = scenario().ours(["Tarfful", "Fugitive Wookiee"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("Fugitive Wookiee", "Battlefield Marine");
    game.expect_gone("Fugitive Wookiee").expect_gone("Battlefield Marine").expect_asked(Side::Them, Ask::Bounty);
    game.them().no();
    game.expect_action_of(Side::Them);
}

/// SHD_251: on The Mandalorian it captures an exhausted enemy unit; only on a unit of ours that is no Vehicle.
#[test]
fn the_mandalorians_rifle_captures_the_exhausted() {
    let mut game = scenario()
        .our_hand(["The Mandalorian's Rifle"])
        .ours(["The Mandalorian, Wherever I Go, He Goes", "Wampa", "Alliance X-Wing"])
        .theirs([unit("AT-ST").exhausted(), unit("Swoop Racer"), unit("TIE/ln Fighter").exhausted()])
        .action_phase();
    game.expect_not_offered("play The Mandalorian's Rifle onto Alliance X-Wing");
    game.expect_not_offered("play The Mandalorian's Rifle onto Swoop Racer");
    let mut other = game.clone();
    game.us().play_onto("The Mandalorian's Rifle", "The Mandalorian");
    game.expect_options(["AT-ST", "TIE/ln Fighter"]);
    game.us().choose("AT-ST");
    game.expect_captured("AT-ST").expect_power("The Mandalorian", 8);
    other.us().play_onto("The Mandalorian's Rifle", "Wampa");
    other.expect_action_of(Side::Them);
}

/// SHD_252: 3 damage healed from our base; Smuggle.
#[test]
fn smugglers_aid_heals_the_base() {
    let mut game = scenario().our_resources(2).our_resource_cards(["Smuggler's Aid"]).our_base_damage(5).action_phase();
    game.us().play("Smuggler's Aid").expect_base_damage(2).expect_ready_resources(0).expect_resources(3);
    game.us().expect_discard(["Smuggler's Aid"]).expect_deck_size(9);
}

/// SHD_253: up to two Mandalorian or upgrade cards of the top eight.
#[test]
fn this_is_the_way_finds_mandalorians_and_gear() {
    let mut game = scenario()
        .our_hand(["This Is The Way"])
        .our_deck([
            "Recruit",
            "Ketsu Onyo",
            "Jetpack",
            "Wampa",
            "Foundling",
            "Greedo",
            "Greedo",
            "Greedo",
            "Death Mark",
        ])
        .action_phase();
    game.us().play("This Is The Way");
    game.expect_options(["Ketsu Onyo", "Jetpack", "Foundling", "done"]);
    game.us().choose("Ketsu Onyo").choose("Jetpack").expect_hand(["Ketsu Onyo", "Jetpack"]).expect_deck_size(7);
}

/// SHD_254: 2 damage to a ground unit beside another Bounty Hunter of ours.
#[test]
fn bounty_guild_initiate_shoots_in_company() {
    let mut game = scenario()
        .our_hand(["Bounty Guild Initiate"])
        .ours(["Greedo"])
        .theirs(["Wampa", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Bounty Guild Initiate");
    game.expect_options(["Bounty Guild Initiate", "Greedo", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2);
    let mut game = scenario().our_hand(["Bounty Guild Initiate"]).theirs(["Greedo"]).action_phase();
    game.us().play("Bounty Guild Initiate");
    game.expect_action_of(Side::Them);
}

/// SHD_255: each other Underworld card that we play may cost a base 1 damage.
#[test]
fn lady_proxima_taxes_the_bases() {
    let mut game = scenario()
        .ours(["Lady Proxima"])
        .our_hand(["Greedo", "Ma Klounkee", "Recruit"])
        .our_deck(["Wampa"])
        .action_phase();
    game.us().play("Greedo");
    game.expect_options(["our base", "their base", "no"]);
    game.us().choose("their base");
    game.them().pass();
    // The event is Underworld, too.
    game.us().play("Ma Klounkee").choose("Greedo").choose("Lady Proxima").choose("their base");
    game.them().expect_base_damage(2).pass();
    game.us().play("Recruit").done();
    game.expect_action_of(Side::Them);
}

/// SHD_256: any player may take it over for 4.
#[test]
fn mercenary_gunship_serves_whoever_pays() {
    let mut game = scenario().ours(["Mercenary Gunship"]).our_resources(4).their_resources(4).their_action_phase();
    game.them().use_ability("Mercenary Gunship").expect_ready_resources(0);
    game.expect_controller("Mercenary Gunship", Side::Them).expect_ready("Mercenary Gunship");
    game.us().use_ability("Mercenary Gunship").expect_ready_resources(0);
    game.expect_controller("Mercenary Gunship", Side::Us);
    game.expect_not_offered("use Mercenary Gunship");
}

/// SHD_258: an Experience token for another Mandalorian.
#[test]
fn mandalorian_warrior_trains_a_mandalorian() {
    let mut game = scenario()
        .our_hand(["Mandalorian Warrior"])
        .ours(["Koska Reeves", "Wampa"])
        .theirs(["Mandalorian Warrior"])
        .action_phase();
    game.us().play("Mandalorian Warrior");
    game.expect_options(["Koska Reeves", "Mandalorian Warrior", "no"]);
    game.us().choose("Koska Reeves");
    game.expect_upgrades("Koska Reeves", ["Experience"]);
}

/// SHD_259: Restore 2.
#[test]
fn twin_pod_cloud_car_restores() {
    let mut game = scenario().ours(["Twin Pod Cloud Car"]).our_base_damage(5).action_phase();
    game.us().attack("Twin Pod Cloud Car", "their base").expect_base_damage(3);
    game.them().expect_base_damage(2);
}

/// SHD_260: an Underworld card comes back from our discard pile.
#[test]
fn street_gang_recruiter_brings_back_an_underworld_card() {
    let mut game = scenario()
        .our_hand(["Street Gang Recruiter"])
        .our_discard(["Greedo", "Ma Klounkee", "Wampa"])
        .their_discard(["Greedo"])
        .action_phase();
    game.us().play("Street Gang Recruiter");
    game.expect_options(["Greedo", "Ma Klounkee", "no"]);
    game.us().choose("Ma Klounkee").expect_hand(["Ma Klounkee"]).expect_discard(["Greedo", "Wampa"]);
}

/// SHD_261: an Experience token for each of up to two units.
#[test]
fn rich_reward_is_worth_two_experiences() {
    let mut game = scenario()
        .ours(["Wampa", "Greedo"])
        .theirs([unit("Swoop Racer").with(["Rich Reward"]), unit("AT-ST")])
        .action_phase();
    game.us().attack("Wampa", "Swoop Racer").yes();
    game.expect_options(["Wampa", "Greedo", "AT-ST", "done"]);
    game.us().choose("Wampa").choose("Greedo");
    game.expect_upgrades("Wampa", ["Experience"]).expect_upgrades("Greedo", ["Experience"]);
    game.expect_action_of(Side::Them);
}

/// SHD_262: an upgrade is defeated, whoever's.
#[test]
fn confiscate_of_this_set_defeats_an_upgrade() {
    let mut game = scenario()
        .our_hand(["SHD_262"])
        .ours([unit("Greedo").with(["Experience"])])
        .theirs([unit("Wampa").with(["Jetpack"])])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_options(["Experience", "Jetpack"]);
    game.us().choose("Jetpack");
    game.expect_upgrades("Wampa", []);
    game.them().expect_discard(["Jetpack"]);
}
