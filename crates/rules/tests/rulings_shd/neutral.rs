//! Official rulings on the Villainy, Heroism and neutral cards of Shadows of the Galaxy, SHD_234 to SHD_262.

use testkit::{Ask, Side, card_text, scenario, unit};

/// SHD_234, CR 6.3.5C: only combat damage is dealt first; a survivor strikes back.
#[test]
fn incinerator_trooper_deals_combat_damage_first() {
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
    assert!(!card_text("SHD_234").is_empty());
}

/// SHD_235: alone, it has to choose itself.
#[test]
fn ruthless_assassin_alone_hurts_itself() {
    let mut game = scenario().our_hand(["Ruthless Assassin"]).theirs(["Wampa"]).action_phase();
    game.us().play("Ruthless Assassin");
    game.expect_options(["Ruthless Assassin"]);
    game.us().choose("Ruthless Assassin");
    game.expect_damage("Ruthless Assassin", 2);
}

/// SHD_236: the unit has to be ready: never the Lieutenant, who has just come.
#[test]
fn snowtrooper_lieutenant_of_this_set_needs_a_ready_unit() {
    let mut game = scenario().our_hand(["SHD_236"]).ours([unit("Wampa").exhausted()]).action_phase();
    game.us().play("Snowtrooper Lieutenant");
    game.expect_action_of(Side::Them);
}

/// SHD_241, CR 6.3.3: his ability waits together with those "on attack".
#[test]
fn kragan_gorr_triggers_with_the_attacker() {
    let mut game =
        scenario().ours(["Kragan Gorr"]).theirs([unit("Koska Reeves").with(["Experience"])]).their_action_phase();
    game.them().attack("Koska Reeves", "our base");
    game.expect_asked(Side::Them, Ask::WhoFirst).expect_waiting(["Kragan Gorr", "Koska Reeves"]);
    game.them().our_abilities_first();
    game.us().choose("Kragan Gorr");
    game.them().choose("Kragan Gorr");
    game.expect_upgrades("Kragan Gorr", []).expect_damage("Kragan Gorr", 0);
}

/// SHD_242, CR 1.8.6: the printed cost counts, not what the unit would cost to play.
#[test]
fn gideons_light_cruiser_looks_at_the_printed_cost() {
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

/// SHD_246, CR 11.4.2: with several opponents we say which one is asked.
#[test]
fn grey_squadron_y_wing_asks_a_chosen_opponent() {
    let mut game = scenario().ours(["Grey Squadron Y-Wing"]).third(["Swoop Racer"]).action_phase();
    game.us().attack("Grey Squadron Y-Wing", "their base");
    game.expect_asked(Side::Us, Ask::Player);
    game.us().choose_player(Side::Third);
    game.expect_asked(Side::Third, Ask::Target).expect_options(["Swoop Racer", "third base"]);
}

/// SHD_248, CR 1.8.6: the printed cost of the card is what 2 is added to.
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

/// SHD_250, CR 1.9.10: damage of an ability is not answered.
#[test]
fn tarfful_answers_combat_damage_only() {
    let mut game = scenario()
        .ours(["Tarfful"])
        .theirs([unit("Battlefield Marine").with(["Vambrace Flamethrower"]), unit("Wampa")])
        .their_action_phase();
    game.them().attack("Battlefield Marine", "our base").choose_times(3, "Tarfful");
    game.expect_damage("Tarfful", 3).expect_action_of(Side::Us);
}

/// SHD_260: defeated before its ability resolves, it may fetch itself.
#[test]
fn street_gang_recruiter_fetches_itself() {
    let mut game =
        scenario().our_hand(["Street Gang Recruiter"]).our_discard(["Wampa"]).theirs(["Krayt Dragon"]).action_phase();
    game.us().play("Street Gang Recruiter").their_abilities_first();
    game.them().choose("Street Gang Recruiter");
    game.expect_gone("Street Gang Recruiter").expect_options(["Street Gang Recruiter", "no"]);
    game.us().choose("Street Gang Recruiter").expect_hand(["Street Gang Recruiter"]).expect_discard(["Wampa"]);
}
