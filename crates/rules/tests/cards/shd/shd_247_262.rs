//! The cards of Shadows of the Galaxy from SHD_247 to SHD_262: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- SHD_247 Protector of the Throne ----

/// SHD_247: a Sentinel while it is upgraded.
#[test]
fn protector_of_the_throne_has_sentinel_while_upgraded() {
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

// ---- SHD_248 Tech, Source of Insight ----

/// SHD_248: our resources have Smuggle, for 2 more than their cost; he has a Smuggle of his own.
#[test]
fn tech_gives_smuggle_to_our_resources() {
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

// Corners

/// SHD_248, CR 7.5.14B: a card with a Smuggle of its own has two, and the cheaper one is paid.
#[test]
fn tech_gives_a_second_smuggle_of_which_the_cheaper_is_paid() {
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
fn tech_gives_smuggle_to_events_and_upgrades() {
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

/// SHD_248: our resources, not theirs.
#[test]
fn tech_does_not_give_smuggle_to_enemy_resources() {
    let mut game = scenario().ours(["Tech"]).their_resource_cards(["Underworld Thug"]).their_action_phase();
    game.expect_not_offered("play Underworld Thug");
}

// Rulings

/// TWI_121, SHD_248, CR 7.5.14A: a discount for the next unit applies to a smuggled unit and is used up.
#[test]
fn smuggled_unit_uses_the_discount_of_the_next_unit() {
    let mut game = scenario()
        .our_resource_cards(["Battlefield Marine"])
        .our_hand(["Wampa"])
        .our_resources(10)
        .ours([unit("Barriss Offee").with(["General's Blade"]), unit("Tech")])
        .action_phase();
    game.us().attack("Barriss Offee", "their base");
    game.them().pass();
    // 2 and 2, and 2 for Command, less 2: of 11.
    game.us().play("Battlefield Marine").expect_ready_resources(7);
    game.them().pass();
    // The next is not cheaper: 4, and 2 for Aggression.
    game.us().play("Wampa").expect_ready_resources(1);
}

/// SHD_248, CR 1.8.6: 2 is added to the printed cost of the card.
#[test]
fn tech_adds_to_the_printed_cost() {
    let mut game = scenario()
        .our_base("Death Watch Hideout")
        .our_resources(5)
        .our_resource_cards(["Swoop Racer"])
        .ours(["Tech"])
        .action_phase();
    // 3 and 2, and 2 for Cunning: 7 of 6 resources.
    game.expect_not_offered("play Swoop Racer");
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_resources(5)
        .our_resource_cards(["Swoop Racer"])
        .ours(["Tech"])
        .action_phase();
    game.us().play("Swoop Racer").expect_ready_resources(1);
}

// ---- SHD_249 Wookiee Warrior ----

/// SHD_249: Grit; draws a card with another friendly Wookiee.
#[test]
fn wookiee_warrior_draws_with_another_wookiee() {
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

// ---- SHD_250 Tarfful, Kashyyyk Chieftain ----

/// SHD_250: Restore 2; a friendly Wookiee that survives combat damage deals as much damage to an enemy ground unit.
#[test]
fn tarfful_lets_wookiees_deal_their_combat_damage_back() {
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

/// SHD_250: a defeated Wookiee deals nothing.
#[test]
fn tarfful_does_not_trigger_for_a_defeated_wookiee() {
    let mut game = scenario().ours(["Tarfful", "Fugitive Wookiee"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("Fugitive Wookiee", "Battlefield Marine");
    game.expect_gone("Fugitive Wookiee")
        .expect_gone("Battlefield Marine")
        .expect_asked(Side::Them, QuestionKind::Bounty);
    game.them().no();
    game.expect_action_of(Side::Them);
}

// Corners

/// SHD_250: only a Wookiee counts.
#[test]
fn tarfful_triggers_only_for_wookiees() {
    let mut game = scenario().ours(["Tarfful", "AT-ST"]).theirs(["Battlefield Marine", "Wampa"]).their_action_phase();
    game.them().attack("Battlefield Marine", "AT-ST");
    game.expect_damage("AT-ST", 3).expect_action_of(Side::Us);
}

/// SHD_250: an enemy Wookiee does not count.
#[test]
fn tarfful_does_not_trigger_for_enemy_wookiees() {
    let mut game = scenario().ours(["Tarfful", "Swoop Racer"]).theirs(["Kashyyyk Defender"]).action_phase();
    game.us().attack("Swoop Racer", "Kashyyyk Defender");
    game.expect_damage("Kashyyyk Defender", 4).expect_action_of(Side::Them);
}

// Rulings

/// SHD_250, CR 1.9.10: damage from an ability does not count.
#[test]
fn tarfful_triggers_only_on_combat_damage() {
    let mut game = scenario()
        .ours(["Tarfful"])
        .theirs([unit("Battlefield Marine").with(["Vambrace Flamethrower"]), unit("Wampa")])
        .their_action_phase();
    game.them().attack("Battlefield Marine", "our base").choose_times(3, "Tarfful");
    game.expect_damage("Tarfful", 3).expect_action_of(Side::Us);
}

// ---- SHD_251 The Mandalorian's Rifle ----

/// SHD_251: on The Mandalorian it captures an exhausted enemy unit; only on a friendly non-Vehicle unit.
#[test]
fn the_mandalorians_rifle_captures_an_exhausted_unit_on_the_mandalorian() {
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

// ---- SHD_252 Smuggler's Aid ----

/// SHD_252: 3 damage healed from our base; Smuggle.
#[test]
fn smugglers_aid_heals_3_from_our_base() {
    let mut game = scenario().our_resources(2).our_resource_cards(["Smuggler's Aid"]).our_base_damage(5).action_phase();
    game.us().play("Smuggler's Aid").expect_base_damage(2).expect_ready_resources(0).expect_resources(3);
    game.us().expect_discard(["Smuggler's Aid"]).expect_deck_size(9);
}

// ---- SHD_253 This Is The Way ----

/// SHD_253: up to two Mandalorian or upgrade cards of the top eight.
#[test]
fn this_is_the_way_draws_mandalorians_and_upgrades() {
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

// ---- SHD_254 Bounty Guild Initiate ----

/// SHD_254: 2 damage to a ground unit with another friendly Bounty Hunter.
#[test]
fn bounty_guild_initiate_deals_2_damage_with_another_bounty_hunter() {
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

// ---- SHD_255 Lady Proxima, White Worm Matriarch ----

/// SHD_255: for each other Underworld card that we play, 1 damage may be dealt to a base.
#[test]
fn lady_proxima_may_damage_a_base_for_other_underworld_cards() {
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

// Corners

/// SHD_255: she does not trigger on herself.
#[test]
fn lady_proxima_does_not_trigger_on_herself() {
    let mut game = scenario().our_hand(["Lady Proxima"]).action_phase();
    game.us().play("Lady Proxima");
    game.expect_action_of(Side::Them);
}

// ---- SHD_256 Mercenary Gunship ----

/// SHD_256: any player may take it over for 4.
#[test]
fn mercenary_gunship_can_be_taken_by_any_player_for_4() {
    let mut game = scenario().ours(["Mercenary Gunship"]).our_resources(4).their_resources(4).their_action_phase();
    game.them().use_ability("Mercenary Gunship").expect_ready_resources(0);
    game.expect_controller("Mercenary Gunship", Side::Them).expect_ready("Mercenary Gunship");
    game.us().use_ability("Mercenary Gunship").expect_ready_resources(0);
    game.expect_controller("Mercenary Gunship", Side::Us);
    game.expect_not_offered("use Mercenary Gunship");
}

// Corners

/// SHD_256: a third player may take it over, too (CR 11).
#[test]
fn mercenary_gunship_can_be_taken_by_a_third_player() {
    let mut game = scenario().ours(["Mercenary Gunship"]).third(["Swoop Racer"]).action_phase();
    game.us().pass();
    game.them().pass();
    game.third().use_ability("Mercenary Gunship");
    game.expect_controller("Mercenary Gunship", Side::Third);
}

// ---- SHD_258 Mandalorian Warrior ----

/// SHD_258: an Experience token for another Mandalorian.
#[test]
fn mandalorian_warrior_may_give_experience_to_another_mandalorian() {
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

// ---- SHD_259 Twin Pod Cloud Car ----

/// SHD_259: Restore 2.
#[test]
fn twin_pod_cloud_car_has_restore() {
    let mut game = scenario().ours(["Twin Pod Cloud Car"]).our_base_damage(5).action_phase();
    game.us().attack("Twin Pod Cloud Car", "their base").expect_base_damage(3);
    game.them().expect_base_damage(2);
}

// ---- SHD_260 Street Gang Recruiter ----

/// SHD_260: an Underworld card returns from our discard pile to our hand.
#[test]
fn street_gang_recruiter_returns_an_underworld_card() {
    let mut game = scenario()
        .our_hand(["Street Gang Recruiter"])
        .our_discard(["Greedo", "Ma Klounkee", "Wampa"])
        .their_discard(["Greedo"])
        .action_phase();
    game.us().play("Street Gang Recruiter");
    game.expect_options(["Greedo", "Ma Klounkee", "no"]);
    game.us().choose("Ma Klounkee").expect_hand(["Ma Klounkee"]).expect_discard(["Greedo", "Wampa"]);
}

// Rulings

/// SHD_260: defeated before its ability resolves, it may return itself.
#[test]
fn street_gang_recruiter_defeated_first_may_return_itself() {
    let mut game =
        scenario().our_hand(["Street Gang Recruiter"]).our_discard(["Wampa"]).theirs(["Krayt Dragon"]).action_phase();
    game.us().play("Street Gang Recruiter").their_abilities_first();
    game.them().choose("Street Gang Recruiter");
    game.expect_gone("Street Gang Recruiter").expect_options(["Street Gang Recruiter", "no"]);
    game.us().choose("Street Gang Recruiter").expect_hand(["Street Gang Recruiter"]).expect_discard(["Wampa"]);
}

// ---- SHD_261 Rich Reward ----

/// SHD_261: Bounty: an Experience token for each of up to two units.
#[test]
fn rich_reward_bounty_gives_experience_to_two_units() {
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

// ---- SHD_262 Confiscate ----

/// SHD_262: an upgrade of either side is defeated.
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
