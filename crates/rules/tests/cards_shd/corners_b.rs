//! Corners of the Aggression, Cunning and neutral cards of Shadows of the Galaxy.

use testkit::{Ask, Side, scenario, unit};

/// SHD_159, CR 5.6: both bases are damaged at once, so that nobody may win.
#[test]
fn the_chaos_of_war_may_end_in_a_draw() {
    let mut game = scenario()
        .our_hand(["The Chaos of War", "Recruit"])
        .our_base_damage(29)
        .their_hand(["Recruit"])
        .their_base_damage(29)
        .action_phase();
    game.us().play("The Chaos of War");
    game.expect_draw();
}

/// SHD_208, CR 7.7.4E: when both have played it, the active player says whose loss comes first, and the game is over.
#[test]
fn final_showdown_of_both() {
    let mut game = scenario().our_hand(["Final Showdown"]).their_hand(["Final Showdown"]).action_phase();
    game.us().play("Final Showdown");
    game.them().play("Final Showdown");
    game.both_pass().expect_asked(Side::Us, Ask::WhoFirst);
    game.us().their_abilities_first();
    game.expect_winner(Side::Us);
}

/// SHD_165: exhausted by its own attack, it is worth its bounty when it falls.
#[test]
fn unlicensed_headhunter_falls_exhausted() {
    let mut game =
        scenario().ours(["Unlicensed Headhunter"]).theirs(["HWK-290 Freighter"]).their_base_damage(6).action_phase();
    game.us().attack("Unlicensed Headhunter", "HWK-290 Freighter");
    game.expect_gone("Unlicensed Headhunter").expect_asked(Side::Them, Ask::Bounty);
    game.them().yes().expect_base_damage(1);
}

/// SHD_248, CR 7.5.14B: a card with a Smuggle of its own has two, and the cheaper one is paid.
#[test]
fn tech_gives_a_second_smuggle() {
    let mut game = scenario()
        .our_leader("Han Solo, Audacious Smuggler")
        .our_base("Jabba's Palace")
        .our_resources(6)
        .our_resource_cards(["Tobias Beckett"])
        .ours(["Tech"])
        .action_phase();
    // Its own: 5, and 2 for Vigilance; Tech's: 4 and 2, with Cunning.
    game.us().play("Tobias Beckett").expect_ready_resources(1);
}

/// SHD_248: events and upgrades are smuggled as well.
#[test]
fn tech_smuggles_events_and_upgrades() {
    let mut game = scenario()
        .our_base("Maz Kanata's Castle")
        .our_resources(2)
        .our_resource_cards(["Recruit", "Academy Training"])
        .ours(["Tech"])
        .action_phase();
    game.us().play_onto("Academy Training", "Tech").expect_ready_resources(0).expect_resources(4).expect_discard([]);
    let mut game = scenario()
        .our_base("Maz Kanata's Castle")
        .our_resources(2)
        .our_resource_cards(["Recruit"])
        .ours(["Tech"])
        .action_phase();
    game.us().play("Recruit").expect_ready_resources(0).done();
    game.us().expect_discard(["Recruit"]).expect_resources(3);
}

/// SHD_233: who was guarded is rescued by it, not returned: it was not in play.
#[test]
fn evacuate_frees_captives() {
    let mut game = scenario()
        .our_hand(["Evacuate"])
        .our_resources(20)
        .theirs([unit("Wampa").guarding(["Battlefield Marine"])])
        .action_phase();
    game.us().play("Evacuate").expect_hand([]);
    game.them().expect_hand(["Wampa"]);
    game.expect_controller("Battlefield Marine", Side::Us).expect_exhausted("Battlefield Marine");
}

/// SHD_181: who has less than two cards discards what there is.
#[test]
fn pillage_takes_what_there_is() {
    let mut game = scenario().our_hand(["Pillage"]).their_hand(["Recruit"]).action_phase();
    game.us().play("Pillage").choose_player(Side::Them);
    game.them().choose("Recruit").expect_hand([]).expect_discard(["Recruit"]);
    game.expect_action_of(Side::Them);
}

/// SHD_226, CR 3.7.2: a token is no card that could be played.
#[test]
fn unrefusable_offer_on_a_token() {
    let mut game = scenario().ours(["Wampa"]).theirs([unit("Battle Droid").with(["Unrefusable Offer"])]).action_phase();
    game.us().attack("Wampa", "Battle Droid").yes();
    game.expect_gone("Battle Droid").expect_action_of(Side::Them);
}

/// SHD_137, CR 8.32.3: declined, the ability has not been used this round.
#[test]
fn punishing_one_may_wait_for_another() {
    let mut game = scenario()
        .ours([unit("Punishing One").exhausted(), unit("AT-ST"), unit("Wampa")])
        .theirs([unit("Cantina Braggart").with(["Experience"]), unit("Viper Probe Droid").with(["Experience"])])
        .action_phase();
    game.us().attack("AT-ST", "Cantina Braggart").no();
    game.them().pass();
    game.us().attack("Wampa", "Viper Probe Droid").yes();
    game.expect_ready("Punishing One");
}

/// SHD_163, CR 8.32.3: declined, his ability has not been used this round either; in the next round it is there again.
#[test]
fn migs_mayfeld_may_wait_for_another() {
    let mut game = scenario()
        .ours(["Migs Mayfeld"])
        .our_hand(["No Bargain", "No Bargain"])
        .their_hand(["Recruit", "Repair", "Waylay"])
        .action_phase();
    game.us().play("No Bargain");
    game.them().choose("Recruit");
    game.us().no();
    game.them().pass();
    game.us().play("No Bargain");
    game.them().choose("Repair");
    game.us().choose("their base");
    game.them().expect_base_damage(2);
}

/// SHD_185, CR 7.5.13A: captured, he is worth as much.
#[test]
fn doctor_evazan_captured() {
    let mut game = scenario()
        .our_hand(["Take Captive"])
        .our_resources(5)
        .our_exhausted_resources(1)
        .ours(["Wampa"])
        .theirs(["Doctor Evazan"])
        .their_resources(0)
        .action_phase();
    game.us().play("Take Captive").choose("Wampa").choose("Doctor Evazan");
    game.expect_captured("Doctor Evazan").expect_asked(Side::Us, Ask::Bounty);
    // 3 and 2 penalties were paid.
    game.us().yes().choose_times(6, "Underworld Thug").expect_ready_resources(6);
}

/// SHD_155: of two on a unit, one pays; the unit keeps the other's ability.
#[test]
fn heroic_resolve_twice() {
    let mut game =
        scenario().ours([unit("Battlefield Marine").with(["Heroic Resolve", "Heroic Resolve"])]).action_phase();
    game.us().pick("use Battlefield Marine").choose("Heroic Resolve").attack("Battlefield Marine", "their base");
    // 3, 1 of the one that is left, 4.
    game.them().expect_base_damage(8);
    game.expect_upgrades("Battlefield Marine", ["Heroic Resolve"]);
}

/// SHD_221: with one exhausted resource one is readied.
#[test]
fn wanted_readies_what_can_be_readied() {
    let mut game = scenario()
        .ours(["Wampa"])
        .our_resources(1)
        .our_exhausted_resources(0)
        .theirs([unit("Swoop Racer").with(["Wanted"])])
        .action_phase();
    game.us().attack("Wampa", "Swoop Racer").yes().choose("our Underworld Thug").expect_ready_resources(1);
    game.expect_action_of(Side::Them);
}

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

/// SHD_144: defeated by the 1 damage, the unit binds nobody.
#[test]
fn give_in_to_your_anger_on_a_unit_that_falls() {
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Swoop Racer"])
        .theirs(["Death Star Stormtrooper", "Wampa"])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Death Star Stormtrooper");
    game.expect_gone("Death Star Stormtrooper").expect_offered("Wampa -> our base").expect_offered("pass");
}

/// SHD_144: the bond is for the next action alone, and for this phase.
#[test]
fn give_in_to_your_anger_ends_with_the_phase() {
    let mut game = scenario()
        .our_hand(["Give In to Your Anger"])
        .ours(["Swoop Racer"])
        .theirs([unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Give In to Your Anger").choose("Wampa");
    game.them().pass();
    game.us().pass();
    game.nobody_resources();
    game.us().pass();
    game.expect_offered("Wampa -> our base").expect_offered("pass");
}

/// SHD_190, SHD_188: each of the two raises the other only while both are there.
#[test]
fn zuckuss_and_four_lom_need_each_other() {
    let mut game =
        scenario().ours([unit("Zuckuss"), unit("4-LOM").damage(4)]).their_hand(["Vanquish"]).their_action_phase();
    game.expect_hp("4-LOM", 5);
    game.them().play("Vanquish").choose("Zuckuss");
    game.expect_gone("Zuckuss").expect_gone("4-LOM");
}

/// SHD_256: a third player may take it over, too (CR 11).
#[test]
fn mercenary_gunship_serves_a_third_player() {
    let mut game = scenario().ours(["Mercenary Gunship"]).third(["Swoop Racer"]).action_phase();
    game.us().pass();
    game.them().pass();
    game.third().use_ability("Mercenary Gunship");
    game.expect_controller("Mercenary Gunship", Side::Third);
}
