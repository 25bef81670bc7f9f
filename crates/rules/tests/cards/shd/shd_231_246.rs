//! The cards of Shadows of the Galaxy from SHD_231 to SHD_246: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::deadly_unit;

// ---- SHD_231 Surprise Strike ----

/// SHD_231: an attack with +3/+0.
#[test]
fn surprise_strike_of_this_set_gives_3_power() {
    let mut game = scenario().our_hand(["SHD_231"]).ours(["Battlefield Marine"]).action_phase();
    game.us().play("Surprise Strike").attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(6);
}

// ---- SHD_232 Relentless Pursuit ----

/// SHD_232: a friendly unit captures an enemy unit of no higher cost. A Bounty Hunter also gets a Shield.
#[test]
fn relentless_pursuit_captures_a_unit_of_no_higher_cost() {
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

// Rulings

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

// ---- SHD_233 Evacuate ----

/// SHD_233: all non-leader units return to their owners' hands.
#[test]
fn evacuate_returns_all_non_leader_units() {
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

// Corners

/// SHD_233: captured cards are rescued, not returned: they were not in play.
#[test]
fn evacuate_rescues_captured_cards() {
    let mut game = scenario()
        .our_hand(["Evacuate"])
        .our_resources(20)
        .theirs([unit("Wampa").guarding(["Battlefield Marine"])])
        .action_phase();
    game.us().play("Evacuate").expect_hand([]);
    game.them().expect_hand(["Wampa"]);
    game.expect_controller("Battlefield Marine", Side::Us).expect_exhausted("Battlefield Marine");
}

// ---- SHD_234 Incinerator Trooper ----

/// SHD_234: while attacking it deals combat damage first; while defending it does not.
#[test]
fn incinerator_trooper_deals_combat_damage_first_while_attacking() {
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

// Rulings

/// SHD_234, CR 6.3.5C: only combat damage is dealt first; a surviving unit deals its damage.
#[test]
fn incinerator_trooper_takes_damage_from_a_survivor() {
    let mut game = scenario()
        .ours([unit("Incinerator Trooper").with(["Vambrace Flamethrower", "Resilient"])])
        .theirs(["Wampa"])
        .action_phase();
    // 3 of an ability, then 3 of combat, before the Wampa strikes.
    game.us().attack("Incinerator Trooper", "Wampa").choose_times(3, "Wampa");
    game.expect_gone("Wampa").expect_damage("Incinerator Trooper", 0);
    let mut game = scenario().ours([unit("Incinerator Trooper").with(["Resilient"])]).theirs(["Wampa"]).action_phase();
    game.us().attack("Incinerator Trooper", "Wampa");
    game.expect_damage("Wampa", 2).expect_damage("Incinerator Trooper", 4);
}

// ---- SHD_235 Ruthless Assassin ----

/// SHD_235: Overwhelm; 2 damage to a friendly unit, itself included.
#[test]
fn ruthless_assassin_damages_a_friendly_unit() {
    let mut game = scenario().our_hand(["Ruthless Assassin"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Ruthless Assassin");
    game.expect_keyword("Ruthless Assassin", Keyword::Overwhelm);
    game.expect_options(["Ruthless Assassin", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2);
}

// Rulings

/// SHD_235: without another friendly unit it must choose itself.
#[test]
fn ruthless_assassin_alone_must_choose_itself() {
    let mut game = scenario().our_hand(["Ruthless Assassin"]).theirs(["Wampa"]).action_phase();
    game.us().play("Ruthless Assassin");
    game.expect_options(["Ruthless Assassin"]);
    game.us().choose("Ruthless Assassin");
    game.expect_damage("Ruthless Assassin", 2);
}

// ---- SHD_236 Snowtrooper Lieutenant ----

/// SHD_236: a unit may attack, an Imperial one with +2/+0.
#[test]
fn snowtrooper_lieutenant_of_this_set_lets_a_unit_attack() {
    let mut game = scenario().our_hand(["SHD_236"]).ours(["Cell Block Guard", "Wampa"]).action_phase();
    game.us().play("Snowtrooper Lieutenant");
    game.expect_options(["Cell Block Guard -> their base", "Wampa -> their base", "no"]);
    let mut other = game.clone();
    game.us().attack("Cell Block Guard", "their base");
    game.them().expect_base_damage(5);
    other.us().attack("Wampa", "their base");
    other.them().expect_base_damage(4);
}

// Rulings

/// SHD_236: the unit must be ready, so it cannot be the Lieutenant.
#[test]
fn snowtrooper_lieutenant_of_this_set_needs_a_ready_unit() {
    let mut game = scenario().our_hand(["SHD_236"]).ours([unit("Wampa").exhausted()]).action_phase();
    game.us().play("Snowtrooper Lieutenant");
    game.expect_action_of(Side::Them);
}

// ---- SHD_237 Black Sun Starfighter ----

/// SHD_237: Sentinel, in space.
#[test]
fn black_sun_starfighter_has_sentinel() {
    let mut game = scenario()
        .ours(["Alliance X-Wing", "Wampa"])
        .theirs(["Black Sun Starfighter", "TIE/ln Fighter"])
        .action_phase();
    game.expect_offered("Alliance X-Wing -> Black Sun Starfighter");
    game.expect_not_offered("Alliance X-Wing -> TIE/ln Fighter").expect_not_offered("Alliance X-Wing -> their base");
    game.expect_offered("Wampa -> their base");
}

// ---- SHD_238 Cell Block Guard ----

/// SHD_238: Sentinel.
#[test]
fn cell_block_guard_of_this_set_has_sentinel() {
    let mut game = scenario().ours(["Wampa"]).theirs(["SHD_238", "Swoop Racer"]).action_phase();
    game.expect_offered("Wampa -> Cell Block Guard");
    game.expect_not_offered("Wampa -> Swoop Racer").expect_not_offered("Wampa -> their base");
}

// ---- SHD_239 Toro Calican, Ambitious Upstart ----

/// SHD_239: when we play another Bounty Hunter, he may deal 1 damage to it to ready, once each round.
#[test]
fn toro_calican_may_damage_a_bounty_hunter_to_ready() {
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

// Corners

/// SHD_239: he does not trigger on himself.
#[test]
fn toro_calican_does_not_trigger_on_himself() {
    let mut game = scenario().our_hand(["Toro Calican"]).action_phase();
    game.us().play("Toro Calican");
    game.expect_action_of(Side::Them).expect_exhausted("Toro Calican");
}

// ---- SHD_240 Hutt's Henchmen ----

/// SHD_240: Shielded.
#[test]
fn hutts_henchmen_enter_play_with_a_shield() {
    let mut game = scenario().our_hand(["Hutt's Henchmen"]).action_phase();
    game.us().play("Hutt's Henchmen");
    game.expect_upgrades("Hutt's Henchmen", ["Shield"]);
}

// ---- SHD_241 Kragan Gorr, Warbird Captain ----

/// SHD_241: when an enemy unit attacks our base, a friendly unit in its arena gets a Shield.
#[test]
fn kragan_gorr_gives_a_shield_when_our_base_is_attacked() {
    let mut game = scenario()
        .ours(["Kragan Gorr", "Wampa", "TIE/ln Fighter"])
        .theirs(["Battlefield Marine", "Alliance X-Wing"])
        .their_action_phase();
    game.them().attack("Alliance X-Wing", "our base");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["TIE/ln Fighter"]);
    game.us().choose("TIE/ln Fighter");
    game.expect_upgrades("TIE/ln Fighter", ["Shield"]);
    game.us().pass();
    game.them().attack("Battlefield Marine", "our base");
    game.expect_options(["Kragan Gorr", "Wampa"]);
    game.us().choose("Wampa").expect_base_damage(5);
    game.expect_upgrades("Wampa", ["Shield"]);
}

// Corners

/// SHD_241: a unit of ours, in the arena of the attacker.
#[test]
fn kragan_gorr_shields_a_friendly_unit_in_the_attackers_arena() {
    let mut game = scenario().ours(["Kragan Gorr", "Alliance X-Wing"]).theirs(["AT-ST", "Wampa"]).their_action_phase();
    game.them().attack("AT-ST", "our base");
    game.expect_options(["Kragan Gorr"]);
}

// Rulings

/// SHD_241, CR 6.3.3: his ability is pending together with "on attack" abilities.
#[test]
fn kragan_gorr_triggers_together_with_the_attacker() {
    let mut game =
        scenario().ours(["Kragan Gorr"]).theirs([unit("Koska Reeves").with(["Experience"])]).their_action_phase();
    game.them().attack("Koska Reeves", "our base");
    game.expect_asked(Side::Them, QuestionKind::WhoFirst).expect_waiting(["Kragan Gorr", "Koska Reeves"]);
    game.them().our_abilities_first();
    game.us().choose("Kragan Gorr");
    game.them().choose("Kragan Gorr");
    game.expect_upgrades("Kragan Gorr", []).expect_damage("Kragan Gorr", 0);
}

// ---- SHD_242 Gideon's Light Cruiser, Dark Troopers' Station ----

/// SHD_242: with Moff Gideon, leader or unit, a cheap Villainy unit from hand or discard pile is played for free.
#[test]
fn gideons_light_cruiser_plays_a_cheap_villainy_unit_with_moff_gideon() {
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

// Rulings

/// SHD_242: Overwhelm deals the excess damage in space; a Shield leaves none.
#[test]
fn gideons_light_cruiser_overwhelm_deals_excess_unless_shielded() {
    let mut game =
        scenario().ours(["Gideon's Light Cruiser"]).theirs([unit("Alliance X-Wing").with(["Shield"])]).action_phase();
    game.us().attack("Gideon's Light Cruiser", "Alliance X-Wing");
    game.expect_in_play("Alliance X-Wing");
    game.them().expect_base_damage(0);
    let mut game = deadly_unit(unit("Gideon's Light Cruiser")).theirs(["Alliance X-Wing"]).action_phase();
    game.us().attack("Gideon's Light Cruiser", "Alliance X-Wing");
    game.expect_gone("Alliance X-Wing").expect_damage("Gideon's Light Cruiser", 0);
    game.them().expect_base_damage(7);
}

/// SHD_242, CR 1.8.6: the printed cost counts, not what the unit would cost to play.
#[test]
fn gideons_light_cruiser_checks_the_printed_cost() {
    let mut game = scenario()
        .our_leader("Moff Gideon")
        .our_hand(["Gideon's Light Cruiser"])
        .our_discard(["Death Trooper", "AT-ST"])
        .their_hand(["Qi'ra, Playing Her Part"])
        .their_action_phase();
    game.them().play("Qi'ra").name_card("Death Trooper");
    game.us().play("Gideon's Light Cruiser");
    game.expect_options(["play Death Trooper"]);
    game.us().play("Death Trooper").expect_ready_resources(12);
}

// ---- SHD_243 Altering the Deal ----

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

// ---- SHD_244 No Bargain ----

/// SHD_244: the opponent discards a card, we draw one.
#[test]
fn no_bargain_makes_the_opponent_discard_and_draws_a_card() {
    let mut game = scenario().our_hand(["No Bargain"]).their_hand(["Recruit", "Wampa"]).action_phase();
    game.us().play("No Bargain");
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Recruit").expect_hand(["Wampa"]);
    game.us().expect_hand_size(1);
    game.expect_action_of(Side::Them);
}

// ---- SHD_245 Greef Karga, Affable Commissioner ----

/// SHD_245: an upgrade of the top five.
#[test]
fn greef_karga_draws_an_upgrade_from_the_top_five() {
    let mut game = scenario()
        .our_hand(["Greef Karga"])
        .our_deck(["Recruit", "Academy Training", "Wampa", "Jetpack", "Greedo", "Death Mark", "Repair"])
        .action_phase();
    game.us().play("Greef Karga");
    game.expect_options(["Academy Training", "Jetpack", "done"]);
    game.us().choose("Jetpack").expect_hand(["Jetpack"]).expect_deck_size(6).expect_deck_top(["Death Mark", "Repair"]);
}

// ---- SHD_246 Grey Squadron Y-Wing ----

/// SHD_246: the opponent chooses one of its units or its base; we may deal 2 damage to it.
#[test]
fn grey_squadron_y_wing_may_damage_what_the_opponent_chooses() {
    let mut game = scenario().ours(["Grey Squadron Y-Wing"]).theirs(["Wampa", "Swoop Racer"]).action_phase();
    game.us().attack("Grey Squadron Y-Wing", "their base");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Wampa", "Swoop Racer", "their base"]);
    game.them().choose("Wampa");
    game.expect_asked(Side::Us, QuestionKind::May);
    let mut declined = game.clone();
    game.us().yes();
    game.expect_damage("Wampa", 2);
    declined.us().no();
    declined.expect_damage("Wampa", 0);
    declined.them().expect_base_damage(1);
}

// Rulings

/// SHD_246, CR 11.4.2: with several opponents, its controller chooses which one.
#[test]
fn grey_squadron_y_wing_controller_chooses_the_opponent() {
    let mut game = scenario().ours(["Grey Squadron Y-Wing"]).third(["Swoop Racer"]).action_phase();
    game.us().attack("Grey Squadron Y-Wing", "their base");
    game.expect_asked(Side::Us, QuestionKind::Player);
    game.us().choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::Target).expect_options(["Swoop Racer", "third base"]);
}
