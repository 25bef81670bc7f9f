//! The cards of Jump to Lightspeed from JTL_040 to JTL_057: main case, corners and official rulings of each.

use testkit::{Event, Keyword, Scenario, Side, UnitSpec, scenario, unit};

use super::common::{SHIP, about_to_fall, about_to_pilot, forms_of, piloted};
use crate::starts::about_to_play;

// ---- JTL_040 Fleet Interdictor ----

/// JTL_040: Sentinel; when it falls, a space unit that costs 3 or less falls, if we like.
#[test]
fn fleet_interdictor_takes_a_small_ship_along() {
    let mut game = about_to_fall(unit("Fleet Interdictor"))
        .theirs(["Prototype TIE Advanced", "Munificent Frigate", "Battlefield Marine"])
        .their_action_phase();
    game.expect_keyword("Fleet Interdictor", Keyword::Sentinel);
    game.them().play("Confiscate").choose("Fleet Interdictor");
    game.expect_options(["Prototype TIE Advanced", "no"]);
    game.us().choose("Prototype TIE Advanced");
    game.expect_gone("Prototype TIE Advanced");
}

// Rulings

/// JTL_040, CR 1.8.6: the printed cost counts; a token costs 0.
#[test]
fn fleet_interdictor_looks_at_printed_costs() {
    let mut game = about_to_fall(unit("Fleet Interdictor")).theirs(["X-Wing"]).their_action_phase();
    game.them().play("Confiscate").choose("Fleet Interdictor");
    game.us().choose("X-Wing");
    game.expect_gone("X-Wing");
}

// ---- JTL_041 Annihilator, Tagge's Flagship ----

/// A table at which Annihilator is about to defeat a Wampa, and there are more of them.
fn about_to_annihilate() -> Scenario {
    about_to_play("Annihilator")
        .theirs(["Wampa", "AT-ST"])
        .their_hand(["Wampa", "Repair"])
        .their_deck(["AT-ST", "Wampa", "Resilient"])
        .our_hand(["Wampa"])
}

/// JTL_041: an enemy unit falls, and all cards of its name are discarded from its controller's hand and deck.
#[test]
fn annihilator_leaves_none() {
    let mut game = about_to_annihilate().action_phase();
    game.us().play("Annihilator");
    game.expect_options(["Wampa", "AT-ST", "no"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]);
    game.them().expect_hand(["Repair"]).expect_deck_size(2).expect_discard(["Wampa", "Wampa", "Wampa"]);
}

// Corners

/// JTL_041: declined, nothing is searched; defeated it may do the same.
#[test]
fn annihilator_may_fall_and_take_one_along() {
    let mut game = about_to_annihilate().action_phase();
    game.us().play("Annihilator").no();
    game.them().expect_hand(["Wampa", "Repair"]).expect_deck_top(["AT-ST", "Wampa", "Resilient"]);
    let mut game = about_to_fall(unit("Annihilator")).theirs(["Wampa"]).their_deck(["Wampa"]).their_action_phase();
    game.them().play("Confiscate").choose("Annihilator");
    game.us().choose("Wampa");
    game.them().expect_deck_size(0);
}

// Rulings

/// JTL_041, CR 8.26.2: the deck is shuffled, whatever was found (ruling 1).
#[test]
fn annihilator_has_the_deck_shuffled() {
    let mut game = about_to_annihilate().action_phase();
    game.us().play("Annihilator").choose("AT-ST");
    game.expect_event("shuffled", |event| matches!(event, Event::Shuffled { .. }));
}

/// JTL_041, CR 8.23.2: the name alone counts, not the subtitle (ruling 2).
#[test]
fn annihilator_does_not_ask_for_the_subtitle() {
    let mut game = about_to_play("Annihilator")
        .theirs(["Millennium Falcon, Get Out And Push"])
        .their_hand(["Millennium Falcon, Piece of Junk"])
        .action_phase();
    game.us().play("Annihilator").choose("Millennium Falcon");
    game.them().expect_hand([]);
}

// ---- JTL_042 Power from Pain ----

/// JTL_042: +1/+0 for each damage on a unit.
#[test]
fn power_from_pain_strengthens_by_damage() {
    let mut game = about_to_play("Power from Pain").ours([unit("AT-ST").damage(4)]).theirs(["Wampa"]).action_phase();
    game.us().play("Power from Pain").choose("AT-ST");
    game.expect_power("AT-ST", 10);
}

// Rulings

/// JTL_042: what is dealt later does not count.
#[test]
fn power_from_pain_counts_once() {
    let mut game = about_to_play("Power from Pain")
        .ours([unit("AT-ST").damage(1)])
        .their_hand(["Open Fire"])
        .their_resources(20)
        .action_phase();
    game.us().play("Power from Pain").choose("AT-ST");
    game.them().play("Open Fire").choose("AT-ST");
    game.expect_damage("AT-ST", 5).expect_power("AT-ST", 7);
}

// ---- JTL_043 No Glory, Only Results ----

/// JTL_043: a unit that is no leader comes over and is defeated as ours.
#[test]
fn no_glory_only_results_defeats_as_its_controller() {
    let mut game = about_to_play("No Glory, Only Results")
        .theirs(["Droid Missile Platform"])
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.us().play("No Glory, Only Results");
    game.expect_options(["Droid Missile Platform"]);
    game.us().choose("Droid Missile Platform").choose_player(Side::Them);
    game.them().choose("Darth Vader").choose_times(2, "their base").expect_base_damage(2);
    game.them().expect_discard(["Droid Missile Platform"]);
}

// ---- JTL_044 Echo Base Engineer ----

/// JTL_044: a Shield for a damaged Vehicle, if we like.
#[test]
fn echo_base_engineer_shields_a_damaged_vehicle() {
    let mut game = about_to_play("Echo Base Engineer")
        .ours([unit(SHIP), unit("Munificent Frigate").damage(1), unit("Wampa").damage(1)])
        .action_phase();
    game.us().play("Echo Base Engineer");
    game.expect_options(["Munificent Frigate", "no"]);
    game.us().choose("Munificent Frigate");
    game.expect_upgrades("Munificent Frigate", ["Shield"]);
}

// ---- JTL_045 Hera Syndulla, We've Lost Enough ----

/// JTL_045: Restore 1, as a unit and for her Vehicle.
#[test]
fn hera_syndulla_restores() {
    let mut game = scenario().ours(["JTL_045"]).our_base_damage(3).action_phase();
    game.us().attack("Hera Syndulla", "their base").expect_base_damage(2);
    let mut game = scenario().ours([piloted("JTL_045")]).our_base_damage(3).action_phase();
    game.us().attack(SHIP, "their base").expect_base_damage(2);
    game.them().expect_base_damage(4);
}

// Rulings

/// JTL_045, CR 7.5.17C.
#[test]
fn hera_syndulla_is_a_unit_out_of_play() {
    forms_of("JTL_045", "Hera Syndulla");
}

// ---- JTL_046 Paige Tico, Dropping the Hammer ----

/// JTL_046: when her Vehicle attacks it gains an Experience token, then takes 1 damage.
#[test]
fn paige_tico_drives_her_ship() {
    let mut game = scenario().ours([piloted("Paige Tico")]).action_phase();
    game.us().attack(SHIP, "their base");
    game.expect_damage(SHIP, 1).expect_upgrades(SHIP, ["Paige Tico", "Experience"]);
    game.them().expect_base_damage(6);
}

// Rulings

/// JTL_046, CR 7.5.17C.
#[test]
fn paige_tico_is_a_unit_out_of_play() {
    forms_of("JTL_046", "Paige Tico");
}

// ---- JTL_047 Admiral Yularen, Fleet Coordinator ----

/// JTL_047: while he is in play each friendly Vehicle has the keyword that was chosen.
#[test]
fn admiral_yularen_gives_vehicles_a_keyword() {
    for (mode, keyword) in [(1, Keyword::Grit), (2, Keyword::Restore), (3, Keyword::Sentinel), (4, Keyword::Shielded)] {
        let mut game = about_to_play("JTL_047")
            .ours(["Munificent Frigate", "Wampa"])
            .theirs(["AT-ST"])
            .their_hand(["Confiscate"])
            .confiscate_does("Defeat(Choose(side: Enemy, not_traits: [Vehicle]))")
            .action_phase();
        game.us().play("Admiral Yularen").mode(mode);
        game.expect_keyword("Munificent Frigate", keyword);
        game.expect_no_keyword("Wampa", keyword).expect_no_keyword("AT-ST", keyword);
        game.them().play("Confiscate").choose("Admiral Yularen");
        game.expect_no_keyword("Munificent Frigate", keyword);
    }
}

// Rulings

/// JTL_047, CR 7.7.3: the effect stays ours when an opponent takes control of him (ruling 1).
#[test]
fn admiral_yularens_effect_stays() {
    let mut game = about_to_play("JTL_047")
        .ours(["Munificent Frigate"])
        .theirs(["AT-ST"])
        .their_hand(["Confiscate"])
        .confiscate_does("TakeControl(of: Choose(side: Enemy, not_traits: [Vehicle]))")
        .action_phase();
    game.us().play("Admiral Yularen").mode(3);
    game.them().play("Confiscate").choose("Admiral Yularen");
    game.expect_controller("Admiral Yularen", Side::Them);
    game.expect_keyword("Munificent Frigate", Keyword::Sentinel).expect_no_keyword("AT-ST", Keyword::Sentinel);
}

/// JTL_047, CR 7.7.4F: captured and rescued, he gives nothing (ruling 2).
#[test]
fn admiral_yularens_effect_does_not_come_back() {
    let mut game = about_to_play("JTL_047")
        .ours(["Munificent Frigate"])
        .theirs(["AT-ST"])
        .their_hand(["Confiscate"])
        .confiscate_does(
            "Capture(by: Choose(side: Friendly), what: Choose(side: Enemy, not_traits: [Vehicle])), \
             Rescue(All(is: Card, zone: Captured))",
        )
        .action_phase();
    game.us().play("Admiral Yularen").mode(3);
    game.them().play("Confiscate").choose("AT-ST").choose("Admiral Yularen");
    game.expect_in_play("Admiral Yularen").expect_no_keyword("Munificent Frigate", Keyword::Sentinel);
}

/// JTL_047: a Vehicle that we play has the keyword as it is played: Shielded works (ruling 3).
#[test]
fn admiral_yularen_shields_what_is_played() {
    let mut game = about_to_play("JTL_047").our_hand([SHIP]).action_phase();
    game.us().play("Admiral Yularen").mode(4);
    game.them().pass();
    game.us().play(SHIP);
    game.expect_upgrades(SHIP, ["Shield"]);
}

// ---- JTL_048 Cassian Andor, Threading the Eye ----

/// JTL_048: when his Vehicle attacks, the defending player discards from the deck; for a cheap card we draw.
#[test]
fn cassian_andor_draws_for_a_cheap_card() {
    let table = |card: &'static str| {
        let mut game = scenario().ours([piloted("JTL_048")]).their_deck([card, "Wampa"]).action_phase();
        game.us().attack(SHIP, "their base");
        game.them().expect_discard([card]);
        game
    };
    table("Battlefield Marine").us().expect_hand_size(1);
    table("AT-ST").us().expect_hand_size(0);
}

// Rulings

/// JTL_048, CR 7.5.17C; CR 1.8.6: the printed cost counts.
#[test]
fn cassian_andor_is_a_unit_out_of_play() {
    forms_of("JTL_048", "Cassian Andor");
}

// ---- JTL_050 Phantom II, Modified to Dock ----

/// JTL_050: for 1 it docks at The Ghost, which has +3/+3 and Grit then.
#[test]
fn phantom_ii_docks() {
    let ghost = r#"(id: "JTL_053")"#;
    let mut game = scenario().text(ghost).ours(["Phantom II", "The Ghost", SHIP]).our_resources(1).action_phase();
    game.us().use_ability("Phantom II");
    game.expect_options(["The Ghost"]);
    game.us().choose("The Ghost").expect_ready_resources(0);
    game.expect_power("The Ghost", 8).expect_hp("The Ghost", 8).expect_keyword("The Ghost", Keyword::Grit);
}

// Rulings

/// JTL_050, CR 3.5.6: its upgrades are defeated and its damage is removed; it is an upgrade, whose action as a unit is gone.
#[test]
fn phantom_ii_loses_upgrades_and_damage() {
    let ghost = r#"(id: "JTL_053")"#;
    let mut game = scenario()
        .text(ghost)
        .ours([unit("Phantom II").damage(2).with(["Experience"]), unit("The Ghost")])
        .our_resources(2)
        .action_phase();
    game.us().use_ability("Phantom II").choose("The Ghost");
    game.expect_damage("Phantom II", 0).expect_upgrades("The Ghost", ["Phantom II"]);
    game.them().pass();
    game.expect_not_offered("use Phantom II");
}

// ---- JTL_051 Red Squadron X-Wing ----

/// JTL_051: 2 damage to itself for a card, if we like.
#[test]
fn red_squadron_x_wing_draws_for_damage() {
    let mut game = about_to_play("Red Squadron X-Wing").action_phase();
    let mut other = game.clone();
    game.us().play("Red Squadron X-Wing").yes().expect_hand_size(1);
    game.expect_damage("Red Squadron X-Wing", 2);
    other.us().play("Red Squadron X-Wing").no().expect_hand_size(0);
}

// ---- JTL_052 D'Qar Cargo Frigate ----

/// JTL_052: -1/-0 for each damage on it.
#[test]
fn dqar_cargo_frigate_weakens_with_damage() {
    scenario().ours([unit("D'Qar Cargo Frigate").damage(4)]).action_phase().expect_power("D'Qar Cargo Frigate", 2);
}

// ---- JTL_053 The Ghost, Heart of the Family ----

/// JTL_053: our other Spectre units have its keywords; upgraded it has Sentinel, and so have they.
#[test]
fn the_ghost_shares_its_keywords() {
    let table = |ghost: UnitSpec| {
        let theirs = ["Sabine Wren, Explosives Artist"];
        scenario().ours([ghost, unit("Zeb Orrelios, Headstrong Warrior"), unit("Wampa")]).theirs(theirs).action_phase()
    };
    let mut game = table(unit("JTL_053"));
    game.expect_no_keyword("Zeb Orrelios", Keyword::Sentinel);
    let mut game = table(unit("JTL_053").with(["Independent Smuggler"]));
    game.expect_keyword("The Ghost", Keyword::Sentinel);
    game.expect_keyword("Zeb Orrelios", Keyword::Sentinel).expect_keyword("Zeb Orrelios", Keyword::Raid);
    game.expect_no_keyword("Wampa", Keyword::Sentinel).expect_no_keyword("Sabine Wren", Keyword::Sentinel);
    // Raid 1 with its number.
    game.us().attack("Zeb Orrelios", "their base");
    game.them().expect_base_damage(6);
}

// ---- JTL_054 Gold Leader, Fastest Ship in the Fleet ----

/// JTL_054: Shielded; while it defends, the attacker has -1/-0.
#[test]
fn gold_leader_slows_its_attacker() {
    let mut game = about_to_play("Gold Leader").theirs([SHIP]).action_phase();
    game.us().play("Gold Leader");
    game.expect_upgrades("Gold Leader", ["Shield"]);
    let mut game = scenario().ours(["Gold Leader"]).theirs([SHIP]).their_action_phase();
    game.them().attack(SHIP, "Gold Leader");
    game.expect_damage("Gold Leader", 1);
}

// ---- JTL_055 You're All Clear, Kid ----

/// JTL_055: an Experience token when no enemy space unit is left.
#[test]
fn youre_all_clear_kid_clears_space() {
    let mut game = about_to_play("You're All Clear, Kid").ours(["Wampa"]).theirs([SHIP, "AT-ST"]).action_phase();
    game.us().play("You're All Clear, Kid").choose(SHIP).choose("Wampa");
    game.expect_gone(SHIP).expect_upgrades("Wampa", ["Experience"]);
    let mut game =
        about_to_play("You're All Clear, Kid").ours(["Wampa"]).theirs([SHIP, "Alliance X-Wing"]).action_phase();
    game.us().play("You're All Clear, Kid").choose(SHIP);
    game.expect_gone(SHIP).expect_upgrades("Wampa", []).expect_action_of(Side::Them);
}

// Rulings

/// JTL_055: also when the unit's own defeat brings a new space unit: that comes afterwards (ruling 1).
#[test]
fn youre_all_clear_kid_looks_before_what_the_defeat_triggers() {
    let mut game = about_to_play("You're All Clear, Kid")
        .ours(["Wampa"])
        .theirs([unit(SHIP).with(["Resilient"]).damage(3)])
        .resilient_gives("Ability(When(on: [Defeated], do: [Create(token: TieFighter)]))")
        .action_phase();
    game.us().play("You're All Clear, Kid").choose(SHIP).choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_in_play("TIE Fighter");
}

// ---- JTL_056 Hondo Ohnaka, Superfluous Swindler ----

/// JTL_056: an upgrade that is no Pilot comes over to another unit that takes it.
#[test]
fn hondo_ohnaka_steals_an_upgrade() {
    let mut game = scenario()
        .ours([unit("Hondo Ohnaka, Superfluous Swindler"), unit("Wampa")])
        .theirs([unit("AT-ST").with(["Resilient"]), piloted("Clone Pilot")])
        .action_phase();
    game.us().attack("Hondo Ohnaka", "their base");
    game.expect_options(["Resilient", "no"]);
    game.us().choose("Resilient");
    game.expect_options(["Hondo Ohnaka", "Wampa", SHIP]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Resilient"]).expect_controller("Resilient", Side::Us);
}

// Rulings

/// JTL_056: he may take it himself.
#[test]
fn hondo_ohnaka_keeps_an_upgrade() {
    let mut game = scenario()
        .ours(["Hondo Ohnaka, Superfluous Swindler"])
        .theirs([unit("AT-ST").with(["Resilient"])])
        .action_phase();
    game.us().attack("Hondo Ohnaka", "their base").choose("Resilient").choose("Hondo Ohnaka");
    game.expect_upgrades("Hondo Ohnaka", ["Resilient"]);
}

// ---- JTL_057 Astromech Pilot ----

/// JTL_057: played as an upgrade it heals 2 from a unit, if we like; as a unit it does not.
#[test]
fn astromech_pilot_heals_from_its_ship() {
    let table = || about_to_pilot("Astromech Pilot").ours([unit("AT-ST").damage(3)]).action_phase();
    let mut game = table();
    game.us().play_onto("Astromech Pilot", SHIP).choose("AT-ST");
    game.expect_damage("AT-ST", 1);
    let mut game = table();
    game.us().play("Astromech Pilot");
    game.expect_action_of(Side::Them);
}

// Rulings

/// JTL_057, CR 7.5.17C.
#[test]
fn astromech_pilot_is_a_unit_out_of_play() {
    forms_of("JTL_057", "Astromech Pilot");
}
