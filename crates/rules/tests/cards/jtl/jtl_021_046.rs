//! The cards of Jump to Lightspeed from JTL_021 to JTL_046: main case, corners and official rulings of each.

use testkit::{Keyword, LogEvent, QuestionKind, Scenario, Side, scenario, unit};

use super::common::{SHIP, about_to_be_defeated, about_to_pilot, deck_size, expect_pilot_forms, piloted, started_with};
use crate::starts::about_to_play;

// ---- JTL_021 Colossus ----

/// JTL_021: five cards in the starting hand.
#[test]
fn colossus_draws_one_card_fewer() {
    let mut game = started_with("JTL_021", &[rules::Action::No]);
    game.us().expect_hand_size(5);
    game.them().expect_hand_size(6);
}

// Rulings

/// JTL_021, CR 5.2.1E: after a mulligan five as well (ruling 1).
#[test]
fn colossus_draws_one_card_fewer_after_a_mulligan() {
    started_with("JTL_021", &[rules::Action::Yes]).us().expect_hand_size(5);
}

// ---- JTL_024 Data Vault ----

/// JTL_024: the minimum deck size is ten cards larger.
#[test]
fn data_vault_increases_the_deck_size_by_ten() {
    deck_size("JTL_024", 10);
}

// ---- JTL_025 Thermal Oscillator ----

/// JTL_025: the minimum deck size is five cards smaller.
#[test]
fn thermal_oscillator_reduces_the_deck_size_by_five() {
    deck_size("JTL_025", -5);
}

// ---- JTL_028 Nabat Village ----

/// JTL_028: nine cards, no mulligan; three of them go to the bottom of the deck when the first action phase starts.
#[test]
fn nabat_village_starts_with_nine_cards_and_no_mulligan() {
    let mut game = started_with("JTL_028", &[]);
    game.us().expect_hand_size(9);
    game.expect_asked(Side::Them, QuestionKind::Mulligan);
}

// Rulings

/// JTL_028, CR 5.4.1A: after the setup and before the first action, in the first round only (ruling 1).
#[test]
fn nabat_village_puts_three_cards_on_the_bottom() {
    let mut game = started_with("JTL_028", &[]);
    game.them().no();
    game.us().choose_times(2, "Battlefield Marine");
    game.them().choose_times(2, "Battlefield Marine");
    // Nobody has acted yet.
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().expect_hand_size(7).choose_times(3, "Battlefield Marine");
    game.expect_asked(Side::Us, QuestionKind::Order).us().choose_times(2, "Battlefield Marine");
    game.us().expect_hand_size(4).expect_deck_size(34);
    game.expect_action_of(Side::Us);
    game.both_pass().nobody_resources();
    game.expect_action_of(Side::Us);
}

// ---- JTL_032 Director Krennic, On the Verge of Greatness ----

/// JTL_032: the first unit each round with a When Defeated ability costs 1 less.
#[test]
fn director_krennic_discounts_the_first_when_defeated_unit_each_round() {
    let mut game = scenario()
        .our_resources(30)
        .our_hand(["Wampa", "Vanguard Infantry", "Vanguard Infantry"])
        .our_base("Command Center")
        .our_leader("Sabine Wren, Galvanized Revolutionary")
        .ours(["JTL_032"])
        .action_phase();
    game.us().play("Wampa").expect_ready_resources(26);
    game.them().pass();
    game.us().play("Vanguard Infantry").expect_ready_resources(26);
    game.them().pass();
    game.us().play("Vanguard Infantry").expect_ready_resources(25);
}

// Rulings

/// JTL_032, CR 8.8.1: the first such unit stays the first after it left play or lost its abilities. A unit that gains
/// such an ability in play does not count.
#[test]
fn director_krennic_discounts_once_although_the_first_unit_is_gone() {
    let table = || {
        scenario()
            .our_resources(30)
            .our_hand(["Vanguard Infantry", "Vanguard Infantry", "Wampa"])
            .our_base("Command Center")
            .our_leader("Sabine Wren, Galvanized Revolutionary")
            .ours(["JTL_032"])
            .their_leader("Darth Vader, Dark Lord of the Sith")
            .their_hand(["Waylay", "Takedown", "Confiscate"])
    };
    for (event, again) in [("Waylay", true), ("Takedown", false)] {
        let mut game = table().action_phase();
        game.us().play("Vanguard Infantry").expect_ready_resources(30);
        game.them().play(event).choose("Vanguard Infantry");
        if !again {
            game.us().choose_none();
        }
        game.us().play("Vanguard Infantry").expect_ready_resources(29);
    }
    let mut game = table().confiscate_does("Gain(to: Choose(), gives: [LoseAbilities], for: Phase)").action_phase();
    game.us().play("Vanguard Infantry").expect_ready_resources(30);
    game.them().play("Confiscate").choose("Vanguard Infantry");
    game.us().play("Vanguard Infantry").expect_ready_resources(29);
    let gains = "Gain(to: Choose(), gives: [Ability(When(on: [Defeated], do: [Draw()]))], for: Phase)";
    let mut game = table().confiscate_does(gains).action_phase();
    game.us().play("Wampa").expect_ready_resources(26);
    game.them().play("Confiscate").choose("Wampa");
    game.us().play("Vanguard Infantry").expect_ready_resources(26);
    game.them().pass();
    game.us().play("Vanguard Infantry").expect_ready_resources(25);
}

/// JTL_032: a "When Played/When Defeated" ability counts, too (ruling 1).
#[test]
fn director_krennic_counts_compound_triggers() {
    let mut game = scenario()
        .our_resources(30)
        .our_hand(["Elite P-38 Starfighter"])
        .our_leader("Boba Fett, Any Methods Necessary")
        .our_base("Chopper Base")
        .ours(["JTL_032"])
        .action_phase();
    game.us().play("Elite P-38 Starfighter").choose_none().expect_ready_resources(28);
}

// ---- JTL_033 Onyx Squadron Brute ----

/// JTL_033: when defeated, heals 2 from a base.
#[test]
fn onyx_squadron_brute_heals_a_base_when_defeated() {
    let mut game = about_to_be_defeated(unit("Onyx Squadron Brute")).our_base_damage(3).their_action_phase();
    game.them().play("Confiscate").choose("Onyx Squadron Brute");
    game.expect_options(["our base", "their base"]);
    game.us().choose("our base").expect_base_damage(1);
}

// ---- JTL_034 Interceptor Ace ----

/// JTL_034: Grit as a unit, and Grit for its Vehicle as an upgrade.
#[test]
fn interceptor_ace_has_grit_and_gives_it() {
    let mut game = scenario().ours([unit("Interceptor Ace").damage(1)]).action_phase();
    game.expect_power("Interceptor Ace", 3);
    let mut game = about_to_play("Interceptor Ace").ours([unit("Munificent Frigate").damage(2)]).action_phase();
    game.us().play_onto("Interceptor Ace", "Munificent Frigate");
    game.expect_power("Munificent Frigate", 8).expect_keyword("Munificent Frigate", Keyword::Grit);
}

// Rulings

/// JTL_034, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 2).
#[test]
fn interceptor_ace_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_034", "Interceptor Ace");
}

// ---- JTL_035 Tam Ryvora, Searching For Purpose ----

/// JTL_035: when her Vehicle attacks, an enemy unit in its arena has -1/-1.
#[test]
fn tam_ryvora_gives_an_enemy_in_the_arena_minus_1_1() {
    let mut game =
        scenario().ours([piloted("Tam Ryvora")]).theirs(["Wampa", "Munificent Frigate", "TIE Fighter"]).action_phase();
    game.us().attack(SHIP, "their base");
    game.expect_options(["Munificent Frigate", "TIE Fighter"]);
    game.us().choose("TIE Fighter");
    game.expect_gone("TIE Fighter");
}

// Rulings

/// JTL_035, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn tam_ryvora_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_035", "Tam Ryvora");
}

// ---- JTL_036 Iden Versio, Adapt or Die ----

/// JTL_036: Shielded as a unit; as an upgrade she gives her unit a Shield.
#[test]
fn iden_versio_has_shielded_or_shields_her_vehicle() {
    let table = || about_to_pilot("Iden Versio, Adapt or Die").action_phase();
    let mut game = table();
    game.us().play("Iden Versio");
    game.expect_upgrades("Iden Versio", ["Shield"]);
    let mut game = table();
    game.us().play_onto("Iden Versio", SHIP);
    game.expect_upgrades(SHIP, ["Iden Versio", "Shield"]);
}

// Rulings

/// JTL_036, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn iden_versio_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_036", "Iden Versio");
}

// ---- JTL_037 Banshee, Crippling Command ----

/// JTL_037: on attack, may deal damage equal to the damage on it to a unit.
#[test]
fn banshee_may_deal_the_damage_on_it() {
    let mut game = scenario().ours([unit("Banshee").damage(3)]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Banshee", "their base").choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

// ---- JTL_038 Corvus, Inferno Squadron Raider ----

/// JTL_038: a friendly Pilot, unit or upgrade, may be attached to it.
#[test]
fn corvus_may_attach_a_friendly_pilot() {
    let mut game = about_to_play("Corvus")
        .ours([unit("Clone Pilot"), unit("Wampa"), piloted("Determined Recruit")])
        .theirs([unit("Academy Graduate")])
        .action_phase();
    let mut other = game.clone();
    game.us().play("Corvus");
    game.expect_options(["Clone Pilot", "Determined Recruit", "no"]);
    game.us().choose("Determined Recruit");
    game.expect_upgrades("Corvus", ["Determined Recruit"]).expect_upgrades(SHIP, []).expect_power("Corvus", 7);
    other.us().play("Corvus").choose("Clone Pilot");
    other.expect_upgrades("Corvus", ["Clone Pilot"]).expect_keyword("Corvus", Keyword::Restore);
}

// Rulings

/// JTL_038, CR 3.5.6: the Pilot's upgrades are defeated and its damage is removed (ruling 1).
#[test]
fn corvus_pilot_loses_upgrades_and_damage() {
    let mut game = about_to_play("Corvus").ours([unit("Clone Pilot").damage(2).with(["Resilient"])]).action_phase();
    game.us().play("Corvus").choose("Clone Pilot");
    game.expect_in_discard("Resilient").expect_damage("Clone Pilot", 0).expect_hp("Corvus", 7);
}

// ---- JTL_039 Chimaera, Reinforcing the Center ----

/// JTL_039, SHD_053, CR 6.2.1: an ability that lets a unit be played from its discard pile does nothing while the unit is in
/// play.
#[test]
fn unit_in_play_cannot_be_played_from_its_discard_pile() {
    let mut game = about_to_play("JTL_039").ours([unit("Wampa").with(["Second Chance"])]).action_phase();
    game.us().play("Chimaera").choose("Wampa");
    game.them().pass();
    game.expect_not_offered("play Wampa");
}

/// JTL_039: when played, may use a When Defeated ability of another friendly unit. When defeated, creates two TIE
/// Fighters.
#[test]
fn chimaera_may_use_a_when_defeated_ability_of_another_unit() {
    let mut game =
        about_to_play("JTL_039").ours(["Vanguard Infantry", "Wampa"]).theirs(["Vanguard Infantry"]).action_phase();
    game.us().play("Chimaera");
    game.expect_options(["Vanguard Infantry", "no"]);
    game.us().choose("our Vanguard Infantry").choose("Wampa");
    game.expect_in_play("our Vanguard Infantry").expect_upgrades("Wampa", ["Experience"]);
    let mut game = about_to_be_defeated(unit("JTL_039")).their_action_phase();
    game.them().play("Confiscate").choose("Chimaera");
    game.expect_count("TIE Fighter", 2);
}

// Corners

/// JTL_039: without another friendly unit with such an ability nothing is offered.
#[test]
fn chimaera_needs_another_unit_with_such_an_ability() {
    let mut game = about_to_play("JTL_039").ours(["Wampa"]).theirs(["Vanguard Infantry"]).action_phase();
    game.us().play("Chimaera");
    game.expect_action_of(Side::Them);
}

// Rulings

/// JTL_039: "When Played/When Defeated" abilities and gained ones count, too (ruling 1).
#[test]
fn chimaera_counts_compound_and_gained_abilities() {
    let mut game = about_to_play("JTL_039").ours(["Elite P-38 Starfighter"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Chimaera").choose("Elite P-38 Starfighter").choose("AT-ST");
    game.expect_damage("AT-ST", 1);
    let mut game = about_to_play("JTL_039")
        .ours([unit("Vanguard Infantry").with(["Resilient"])])
        .resilient_gives("Ability(When(on: [Defeated], do: [Create(token: XWing)]))")
        .action_phase();
    // The second of two: the one that it was given.
    game.us().play("Chimaera").choose("Vanguard Infantry").number(2);
    game.expect_in_play("X-Wing");
}

// ---- JTL_040 Fleet Interdictor ----

/// JTL_040: Sentinel; when defeated, may defeat a space unit of cost 3 or less.
#[test]
fn fleet_interdictor_may_defeat_a_cheap_space_unit_when_defeated() {
    let mut game = about_to_be_defeated(unit("Fleet Interdictor"))
        .theirs(["Prototype TIE Advanced", "Munificent Frigate", "Battlefield Marine"])
        .their_action_phase();
    game.expect_keyword("Fleet Interdictor", Keyword::Sentinel);
    game.them().play("Confiscate").choose("Fleet Interdictor");
    game.expect_options(["Prototype TIE Advanced", "no"]);
    game.us().choose("Prototype TIE Advanced");
    game.expect_gone("Prototype TIE Advanced");
}

// Rulings

/// JTL_040, CR 1.8.6: the printed cost counts; a token costs 0 (ruling 1).
#[test]
fn fleet_interdictor_checks_the_printed_cost() {
    let mut game = about_to_be_defeated(unit("Fleet Interdictor")).theirs(["X-Wing"]).their_action_phase();
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

/// JTL_041: may defeat an enemy unit. All cards of its name are discarded from its controller's hand and deck.
#[test]
fn annihilator_discards_all_cards_of_the_defeated_units_name() {
    let mut game = about_to_annihilate().action_phase();
    game.us().play("Annihilator");
    game.expect_options(["Wampa", "AT-ST", "no"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]).choose("Wampa").choose("Wampa");
    game.them().expect_hand(["Repair"]).expect_deck_size(2).expect_discard(["Wampa", "Wampa", "Wampa"]);
}

// Corners

/// JTL_041: declined, nothing is searched; when defeated it has the same effect.
#[test]
fn annihilator_may_be_declined_and_triggers_when_defeated() {
    let mut game = about_to_annihilate().action_phase();
    game.us().play("Annihilator").no();
    game.them().expect_hand(["Wampa", "Repair"]).expect_deck_top(["AT-ST", "Wampa", "Resilient"]);
    let mut game =
        about_to_be_defeated(unit("Annihilator")).theirs(["Wampa"]).their_deck(["Wampa"]).their_action_phase();
    game.them().play("Confiscate").choose("Annihilator");
    game.us().choose("Wampa").choose("Wampa");
    game.them().expect_deck_size(0);
}

/// JTL_041, CR 8.26.1, 8.26.6: a search may find fewer cards than there are, or none.
#[test]
fn annihilator_may_find_fewer_cards() {
    let mut game = about_to_annihilate().their_deck(["AT-ST", "Wampa", "Wampa"]).action_phase();
    game.us().play("Annihilator").choose("Wampa");
    game.expect_options(["Wampa", "done"]);
    game.us().done();
    game.expect_options(["Wampa", "Wampa", "done"]);
    game.us().choose("Wampa").done();
    game.them().expect_hand(["Wampa", "Repair"]).expect_deck_size(2).expect_discard(["Wampa", "Wampa"]);
}

// Rulings

/// JTL_041, CR 8.26.2: the deck is shuffled, whatever was found (ruling 1).
#[test]
fn annihilator_shuffles_the_searched_deck() {
    let mut game = about_to_annihilate().action_phase();
    game.us().play("Annihilator").choose("AT-ST").done();
    game.them().expect_deck_size(3);
    game.expect_event("shuffled", |event| matches!(event, LogEvent::Shuffled { .. }));
}

/// JTL_041, CR 8.23.2: only the name counts, not the subtitle (ruling 2).
#[test]
fn annihilator_compares_names_without_subtitles() {
    let mut game = about_to_play("Annihilator")
        .theirs(["Millennium Falcon, Get Out And Push"])
        .their_hand(["Millennium Falcon, Piece of Junk"])
        .action_phase();
    game.us()
        .play("Annihilator")
        .choose("Millennium Falcon, Get Out And Push")
        .choose("Millennium Falcon, Piece of Junk");
    game.them().expect_hand([]);
}

// ---- JTL_042 Power from Pain ----

/// JTL_042: +1/+0 for each damage on a unit.
#[test]
fn power_from_pain_gives_1_power_for_each_damage() {
    let mut game = about_to_play("Power from Pain").ours([unit("AT-ST").damage(4)]).theirs(["Wampa"]).action_phase();
    game.us().play("Power from Pain").choose("AT-ST");
    game.expect_power("AT-ST", 10);
}

// Rulings

/// JTL_042: damage dealt later does not count (ruling 1).
#[test]
fn power_from_pain_does_not_count_later_damage() {
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

/// JTL_043: takes control of a non-leader unit and defeats it.
#[test]
fn no_glory_only_results_defeats_a_unit_under_our_control() {
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

/// JTL_044: may give a damaged Vehicle a Shield.
#[test]
fn echo_base_engineer_may_give_a_damaged_vehicle_a_shield() {
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
fn hera_syndulla_gives_restore_to_herself_or_her_vehicle() {
    let mut game = scenario().ours(["JTL_045"]).our_base_damage(3).action_phase();
    game.us().attack("Hera Syndulla", "their base").expect_base_damage(2);
    let mut game = scenario().ours([piloted("JTL_045")]).our_base_damage(3).action_phase();
    game.us().attack(SHIP, "their base").expect_base_damage(2);
    game.them().expect_base_damage(4);
}

// Rulings

/// JTL_045, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn hera_syndulla_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_045", "Hera Syndulla");
}

// ---- JTL_046 Paige Tico, Dropping the Hammer ----

/// JTL_046: when her Vehicle attacks it gains an Experience token, then takes 1 damage.
#[test]
fn paige_tico_gives_experience_and_1_damage_to_her_vehicle() {
    let mut game = scenario().ours([piloted("Paige Tico")]).action_phase();
    game.us().attack(SHIP, "their base");
    game.expect_damage(SHIP, 1).expect_upgrades(SHIP, ["Paige Tico", "Experience"]);
    game.them().expect_base_damage(6);
}

// Rulings

/// JTL_046, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn paige_tico_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_046", "Paige Tico");
}
