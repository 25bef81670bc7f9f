//! The cards of A Lawless Time from LAW_233 to LAW_264: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- LAW_233 Galen Erso, Destroying His Creation ----

/// LAW_233: control of him may be given to an opponent; enemy units have Raid 1 and Saboteur.
#[test]
fn galen_erso_may_change_control_and_gives_enemy_units_raid_and_saboteur() {
    let mut game = scenario().our_hand(["LAW_233"]).ours(["Wampa"]).theirs(["Greedo"]).action_phase();
    game.us().play("LAW_233");
    let mut kept = game.clone();
    game.us().yes();
    game.expect_controller("LAW_233", Side::Them).expect_keyword("Wampa", Keyword::Raid);
    game.expect_keyword("Wampa", Keyword::Saboteur).expect_no_keyword("Greedo", Keyword::Raid);
    kept.us().no();
    kept.expect_keyword("Greedo", Keyword::Raid).expect_no_keyword("Wampa", Keyword::Saboteur);
}

// Rulings

/// LAW_233, CR 11.4.2: with several opponents we choose one (ruling 1).
#[test]
fn galen_erso_lets_us_choose_the_opponent() {
    let mut game = scenario().our_hand(["LAW_233"]).third(["Greedo"]).action_phase();
    game.us().play("LAW_233").yes().choose_player(Side::Third);
    game.expect_controller("LAW_233", Side::Third);
}

// ---- LAW_235 Lady Proxima, Where's the Money? ----

/// LAW_235: exhausts to create a Credit.
#[test]
fn lady_proxima_exhausts_to_create_a_credit() {
    let mut game = scenario().ours(["LAW_235"]).action_phase();
    game.us().use_ability("LAW_235").expect_credits(1);
    game.expect_exhausted("LAW_235");
}

// ---- LAW_236 Bix Caleen, Selling Scrap ----

/// LAW_236: may discard a card to create a Credit, when played and on attack.
#[test]
fn bix_caleen_may_discard_a_card_for_a_credit() {
    let mut game = scenario().ours(["LAW_236"]).our_hand(["Repair", "Wampa"]).action_phase();
    game.us().attack("LAW_236", "their base");
    let mut declined = game.clone();
    game.us().yes().choose("Repair").expect_credits(1).expect_hand(["Wampa"]);
    declined.us().no().expect_credits(0);
    let mut game = scenario().our_hand(["LAW_236", "Repair"]).action_phase();
    game.us().play("LAW_236").yes().choose("Repair").expect_credits(1);
}

// ---- LAW_237 Qui-Gon Jinn, Influencing Chance ----

/// LAW_237: of the top 3 cards one may be discarded, the others go back in any order; Sentinel.
#[test]
fn qui_gon_jinn_may_discard_one_of_the_top_3_and_orders_the_others() {
    let mut game = scenario().our_hand(["LAW_237"]).our_deck(["Repair", "Wampa", "AT-ST", "Greedo"]).action_phase();
    game.us().play("LAW_237");
    game.expect_options(["Repair", "Wampa", "AT-ST", "no"]);
    game.us().choose("Wampa").expect_discard(["Wampa"]).choose("Repair").expect_deck_top(["AT-ST", "Repair", "Greedo"]);
    game.expect_keyword("LAW_237", Keyword::Sentinel);
}

// ---- LAW_238 Scavenging Sandcrawler ----

/// LAW_238: puts a card of our discard pile under the deck to create a Credit.
#[test]
fn scavenging_sandcrawler_puts_a_discarded_card_on_the_bottom_for_a_credit() {
    let mut game =
        scenario().ours(["LAW_238"]).our_discard(["Repair", "Wampa"]).their_discard(["AT-ST"]).action_phase();
    game.us().attack("LAW_238", "their base");
    game.expect_options(["Repair", "Wampa", "no"]);
    game.us().choose("Repair").expect_credits(1).expect_discard(["Wampa"]);
}

// ---- LAW_240 Milodon Rider ----

/// LAW_240: another friendly non-leader unit may return to hand; Ambush.
#[test]
fn milodon_rider_may_return_another_friendly_unit_to_hand() {
    let table = scenario().our_hand(["LAW_240"]).ours(["Wampa"]).our_deployed_leader("LAW_012");
    let mut game = table.action_phase();
    game.us().play("LAW_240").resolve_first("LAW_240");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]);
    game.expect_keyword("LAW_240", Keyword::Ambush);
}

// ---- LAW_241 The Blade Wing, The Secret of Shantipole ----

/// LAW_241: a non-leader unit may return to hand.
#[test]
fn the_blade_wing_may_return_a_unit_to_hand() {
    let table = scenario().our_hand(["LAW_241"]).theirs(["Wampa"]).their_deployed_leader("LAW_012");
    let mut game = table.action_phase();
    game.us().play("LAW_241");
    game.expect_options(["The Blade Wing", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.them().expect_hand(["Wampa"]);
}

// ---- LAW_242 Improvise ----

/// LAW_242: the top card may be played for 1 less, or else discarded.
#[test]
fn improvise_plays_the_top_card_for_1_less_or_may_discard_it() {
    let table = || {
        let table = scenario().our_hand(["LAW_242"]).our_deck(["Underworld Thug", "Repair"]);
        let mut game = table.our_leader("SOR_016").our_base("SOR_029").action_phase();
        game.us().play("LAW_242");
        game
    };
    let mut game = table();
    game.us().play("Underworld Thug").expect_ready_resources(18);
    let mut game = table();
    game.us().choose_none().yes().expect_discard(["Improvise", "Underworld Thug"]);
    let mut game = table();
    game.us().choose_none().no().expect_deck_top(["Underworld Thug", "Repair"]);
}

// ---- LAW_243 Transmission Jamming ----

/// LAW_243: for this phase no player can play cards with the name.
#[test]
fn transmission_jamming_stops_players_from_playing_the_named_card() {
    let table = scenario().our_hand(["LAW_243", "Wampa"]).their_hand(["Wampa", "Greedo"]);
    let mut game = table.action_phase();
    game.us().play("LAW_243").name_card("Wampa");
    game.expect_not_offered("play Wampa").expect_offered("play Greedo");
    game.them().pass();
    game.expect_not_offered("play Wampa");
}

// Rulings

/// LAW_243: cards with any subtitle count (ruling 1).
#[test]
fn transmission_jamming_ignores_the_subtitle() {
    let mut game = scenario().our_hand(["LAW_243"]).their_hand(["LAW_034"]).action_phase();
    game.us().play("LAW_243").name_card("Chewbacca");
    game.expect_action_of(Side::Them).expect_not_offered("play Chewbacca");
}

// ---- LAW_245 Salvaged Materials ----

/// LAW_245: plays an Item from our discard pile for 3 less, which is defeated as the regroup phase starts.
#[test]
fn salvaged_materials_plays_a_discarded_item_until_the_regroup_phase() {
    let table = scenario().our_hand(["LAW_245"]).our_discard(["Jedi Lightsaber", "Devotion"]).ours(["Wampa"]);
    let mut game = table.our_leader("SOR_016").our_base("SOR_029").action_phase();
    game.us().play("LAW_245");
    game.expect_not_offered("play Devotion on Wampa");
    game.us().play_onto("Jedi Lightsaber", "Wampa");
    game.expect_upgrades("Wampa", ["Jedi Lightsaber"]);
    game.both_pass();
    game.expect_upgrades("Wampa", []);
}

// ---- LAW_246 The Axe Forgets ----

/// LAW_246: a non-leader unit that costs 3 or less returns to hand.
#[test]
fn the_axe_forgets_returns_a_unit_costing_3_or_less() {
    let table = scenario().our_hand(["LAW_246"]).theirs(["Swoop Racer", "Wampa"]).their_deployed_leader("LAW_012");
    let mut game = table.action_phase();
    game.us().play("LAW_246");
    game.expect_options(["Swoop Racer"]);
    game.us().choose("Swoop Racer");
    game.them().expect_hand(["Swoop Racer"]);
}

// Rulings

/// LAW_246: the printed cost of a unit in play counts (ruling 1, 2).
#[test]
fn the_axe_forgets_counts_the_printed_cost() {
    let table =
        scenario().our_hand(["LAW_246"]).theirs([unit("Swoop Racer").with(["Devotion"])]).their_discard(["Greedo"]);
    let mut game = table.action_phase();
    game.us().play("LAW_246");
    game.expect_options(["Swoop Racer"]);
}

// ---- LAW_247 Backed by the Hutts ----

/// LAW_247: creates a Credit, and may deal damage to a unit equal to our Credits.
#[test]
fn backed_by_the_hutts_may_deal_damage_equal_to_our_credits() {
    let mut game = scenario().our_hand(["LAW_247"]).our_credits(2).their_credits(2).theirs(["AT-ST"]).action_phase();
    game.us().play("LAW_247").done();
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST").expect_credits(3);
    game.expect_damage("AT-ST", 3);
}

// ---- LAW_249 Black Sun Cabalist ----

/// LAW_249: Experience for another friendly Underworld unit.
#[test]
fn black_sun_cabalist_gives_another_underworld_unit_experience() {
    let mut game = scenario().our_hand(["LAW_249"]).ours(["Greedo", "Wampa"]).action_phase();
    game.us().play("LAW_249");
    game.expect_options(["Greedo"]);
    game.us().choose("Greedo");
    game.expect_upgrades("Greedo", ["Experience"]);
}

// ---- LAW_252 Fett's Firespray, In Pursuit ----

/// LAW_252: a Credit when it has defeated the defending unit; Ambush.
#[test]
fn fetts_firespray_creates_a_credit_when_it_defeats_the_defender() {
    let mut game = scenario().ours(["LAW_252"]).theirs(["TIE/ln Fighter", "System Patrol Craft"]).action_phase();
    let mut other = game.clone();
    game.us().attack("LAW_252", "System Patrol Craft").expect_credits(1);
    other.expect_keyword("LAW_252", Keyword::Ambush);
    let mut game = scenario().ours(["LAW_252"]).theirs(["LAW_263"]).action_phase();
    game.us().attack("LAW_252", "LAW_263").expect_credits(0);
}

// Rulings

/// LAW_252, CR 7.6.16: it need not survive (ruling 2).
#[test]
fn fetts_firespray_triggers_when_it_does_not_survive() {
    let mut game = scenario().ours([unit("LAW_252").damage(5)]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().attack("LAW_252", "TIE/ln Fighter").expect_credits(1);
    game.expect_gone("LAW_252");
}

// ---- LAW_256 Fire Across the Galaxy ----

/// LAW_256: any number of When Played abilities on friendly Spectres are used.
#[test]
fn fire_across_the_galaxy_uses_when_played_abilities_of_spectres() {
    let table = || {
        let table = scenario().our_hand(["LAW_256"]).ours([unit("LAW_055"), unit("LAW_035"), unit("Greedo")]);
        let mut game = table.theirs([unit("LAW_045"), unit("Wampa").damage(4)]).action_phase();
        game.us().play("LAW_256");
        game.expect_options(["Chopper", "Ezra Bridger", "done"]);
        game
    };
    let mut game = table();
    game.us().choose("LAW_055");
    game.expect_upgrades("LAW_055", ["Experience", "Experience"]).expect_options(["Ezra Bridger", "done"]);
    let mut both = game.clone();
    game.us().done();
    game.expect_action_of(Side::Them);
    both.us().choose("LAW_035").choose("Wampa").mode(1);
    both.expect_damage("Wampa", 0).expect_action_of(Side::Them);
    let mut game = table();
    game.us().done();
    game.expect_upgrades("LAW_055", []);
}

/// LAW_256, CR 8.4.4A: the next ability is chosen after the previous one and its triggers have been resolved: a Spectre
/// that Phantom plays can be chosen.
#[test]
fn fire_across_the_galaxy_includes_a_spectre_played_meanwhile() {
    let table = scenario().our_hand(["LAW_256", "LAW_045"]).ours(["LAW_144"]).theirs([unit("AT-AT Suppressor")]);
    let mut game = table.action_phase();
    game.us().play("LAW_256");
    game.expect_options(["Phantom", "done"]);
    game.us().choose("LAW_144").play("LAW_045").choose("AT-AT Suppressor").mode(1);
    game.expect_options(["Zeb Orrelios", "done"]);
    game.us().choose("LAW_045").choose("AT-AT Suppressor").mode(1);
    game.expect_gone("AT-AT Suppressor").expect_action_of(Side::Them);
}

/// LAW_256, CR 7.6.17: of a unit with several When Played abilities any number can be used, in any order.
#[test]
fn fire_across_the_galaxy_uses_several_abilities_of_a_unit_in_any_order() {
    let table = || {
        let chopper = r#"(id: "LAW_055", abilities: [
            When(on: [Played], do: [Give(token: Experience, to: This)]),
            When(on: [Played], do: [Draw()]),
        ])"#;
        let table = scenario().text(chopper).our_hand(["LAW_256"]).our_deck(["Porg"]).ours(["LAW_055", "LAW_035"]);
        let mut game = table.theirs([unit("Wampa").damage(4)]).action_phase();
        game.us().play("LAW_256").choose("LAW_055");
        game.expect_asked(Side::Us, QuestionKind::Number).expect_options(["1", "2"]);
        game.us().pick("2").expect_hand(["Porg"]);
        game.expect_options(["Chopper", "Ezra Bridger", "done"]);
        game
    };
    let mut game = table();
    game.us().choose("LAW_035").choose("Wampa").mode(1);
    game.expect_damage("Wampa", 0).expect_upgrades("LAW_055", []);
    // The other one is left.
    game.us().choose("LAW_055");
    game.expect_upgrades("LAW_055", ["Experience"]).expect_action_of(Side::Them);
    game.us().expect_hand(["Porg"]);
    let mut game = table();
    game.us().done();
    game.expect_upgrades("LAW_055", []).expect_action_of(Side::Them);
}

// Rulings

/// LAW_256: an ability that begins with "when played" is one, also with further conditions (ruling 1).
#[test]
fn fire_across_the_galaxy_includes_compound_when_played_triggers() {
    let mut game = scenario().our_hand(["LAW_256"]).ours(["SOR_050"]).action_phase();
    game.us().play("LAW_256");
    game.expect_options(["The Ghost", "done"]);
}

// ---- LAW_261 Street Gang Recruiter ----

/// LAW_261: an Underworld card of our discard pile may come to hand.
#[test]
fn street_gang_recruiter_may_return_an_underworld_card_to_hand() {
    let mut game =
        scenario().our_hand(["LAW_261"]).our_discard(["Greedo", "Wampa"]).their_discard(["Greedo"]).action_phase();
    game.us().play("LAW_261");
    game.expect_options(["Greedo", "no"]);
    game.us().choose("Greedo").expect_hand(["Greedo"]);
}

// Rulings

/// LAW_261: defeated before its ability resolves, it may return itself to hand (ruling 1).
#[test]
fn street_gang_recruiter_may_return_itself_when_already_defeated() {
    let mut game = scenario().our_hand(["LAW_261"]).theirs(["Krayt Dragon"]).action_phase();
    game.us().play("LAW_261").their_abilities_first();
    game.them().choose("LAW_261");
    game.us().choose("LAW_261").expect_hand(["Street Gang Recruiter"]);
}

// ---- LAW_264 From a Certain Point of View ----

/// LAW_264: a card is played without its aspect penalties.
#[test]
fn from_a_certain_point_of_view_ignores_aspect_penalties() {
    let mut game = scenario().our_hand(["LAW_264", "Wampa"]).action_phase();
    game.us().play("LAW_264").play("Wampa").expect_ready_resources(20 - 1 - 4);
}

// Rulings

/// LAW_264: the card is paid for (ruling 1).
#[test]
fn from_a_certain_point_of_view_requires_paying_for_the_card() {
    let mut game = scenario().our_hand(["LAW_264", "Wampa"]).our_resources(4).action_phase();
    game.us().play("LAW_264").expect_hand(["Wampa"]);
}
