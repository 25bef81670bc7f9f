//! The cards of Spark of Rebellion from SOR_079 to SOR_088: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, card_text, scenario, unit};

use crate::starts::{
    about_to_play, about_to_search, expect_pending_together, expect_search_draws, expect_the_rest_below,
    without_enemies,
};

// ---- SOR_079 Admiral Piett, Captain of the Executor ----

/// SOR_079: Ambush for friendly non-leader units of cost 6 or more.
#[test]
fn admiral_piett_gives_ambush_to_units_of_cost_6_or_more() {
    let mut game = scenario()
        .ours(["Admiral Piett"])
        .our_hand(["AT-ST", "Wampa"])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .theirs(["Wampa", "Avenger"])
        .action_phase();
    game.expect_no_keyword("Luke Skywalker", Keyword::Ambush).expect_no_keyword("Avenger", Keyword::Ambush);
    game.us().play("AT-ST");
    game.expect_options(["AT-ST -> Wampa", "no"]);
    game.us().attack("AT-ST", "Wampa");
    game.expect_gone("Wampa").expect_damage("AT-ST", 4).expect_exhausted("AT-ST");
    game.them().pass();
    game.us().play("Wampa");
    game.expect_action_of(Side::Them);
}

// Corners

/// SOR_079, SOR_022: a unit of cost 6 played with the base has Ambush once and makes one attack.
#[test]
fn ambush_from_two_sources_triggers_once() {
    let mut game = scenario()
        .our_base("Energy Conversion Lab")
        .ours(["Admiral Piett"])
        .our_hand(["Mercenary Company"])
        .theirs(["Greedo", "Wampa"])
        .action_phase();
    game.us().use_ability("our base").play("Mercenary Company").attack("Mercenary Company", "Wampa");
    game.expect_gone("Wampa").expect_damage("Mercenary Company", 4).expect_action_of(Side::Them);
}

// Rulings

/// SOR_079: a unit with cost 6 or more.
#[test]
fn admiral_piett_ambush_triggers_together_with_when_played() {
    without_enemies(about_to_play("Mercenary Company").ours(["Admiral Piett"]).action_phase(), "Mercenary Company");
    let game =
        about_to_play("Reinforcement Walker").ours(["Admiral Piett"]).theirs(["Cantina Braggart"]).action_phase();
    let mut game =
        expect_pending_together(game, "Reinforcement Walker", &["Reinforcement Walker", "Reinforcement Walker"]);
    game.us().no();
    game.expect_asked(Side::Us, QuestionKind::Mode);
}

/// SOR_079, CR 1.8.6: the printed cost counts, not what was paid.
#[test]
fn admiral_piett_checks_the_printed_cost() {
    let mut game = scenario()
        .our_base("Command Center")
        .ours(["Admiral Piett", "Alliance Dispatcher"])
        .our_resources(12)
        .our_hand(["Mercenary Company", "Reinforcement Walker", "Syndicate Lackeys", "General Krell"])
        .theirs(["Wampa"])
        .action_phase();
    // General Krell costs 5, and 7 are paid: Command is provided once.
    game.us().play("General Krell").expect_ready_resources(5);
    game.expect_no_keyword("General Krell", Keyword::Ambush).expect_action_of(Side::Them);
    game.them().pass();
    // Reinforcement Walker costs 8, and 7 would be paid: too much; Mercenary Company costs 6, and 5 are paid.
    game.us().use_ability("Alliance Dispatcher");
    game.us().play("Mercenary Company").expect_ready_resources(0);
    game.expect_options(["Mercenary Company -> Wampa", "no"]);
}

// ---- SOR_080 General Tagge, Concerned Commander ----

/// SOR_080: an Experience token for each of up to three Troopers; he is not one.
#[test]
fn general_tagge_gives_experience_to_up_to_three_troopers() {
    let mut game = scenario()
        .our_hand(["General Tagge"])
        .ours(["Battlefield Marine", "Death Trooper", "Cell Block Guard", "Wampa"])
        .theirs(["Echo Base Defender"])
        .action_phase();
    game.us().play("General Tagge");
    game.expect_options(["Battlefield Marine", "Death Trooper", "Cell Block Guard", "Echo Base Defender", "done"]);
    game.us().choose_each(["Battlefield Marine", "Death Trooper", "Cell Block Guard"]);
    game.expect_upgrades("Battlefield Marine", ["Experience"]).expect_upgrades("Death Trooper", ["Experience"]);
    game.expect_upgrades("Cell Block Guard", ["Experience"]).expect_action_of(Side::Them);
}

// ---- SOR_081 Seasoned Shoretrooper ----

/// SOR_081: +2/+0 with six resources, ready or not.
#[test]
fn seasoned_shoretrooper_gets_2_power_with_six_resources() {
    let with = |ready, exhausted| {
        let table = scenario().ours(["Seasoned Shoretrooper"]).our_resources(ready);
        table.our_exhausted_resources(exhausted).action_phase()
    };
    with(5, 0).expect_power("Seasoned Shoretrooper", 2);
    with(4, 2).expect_power("Seasoned Shoretrooper", 4).expect_hp("Seasoned Shoretrooper", 3);
}

// ---- SOR_082 Emperor's Royal Guard ----

/// SOR_082: Sentinel while we control an Official unit; a leader that is not deployed is not a unit.
#[test]
fn emperors_royal_guard_has_sentinel_with_an_official_unit() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .ours(["Emperor's Royal Guard"])
        .our_hand(["Bail Organa"])
        .theirs(["General Veers"])
        .action_phase();
    game.expect_no_keyword("Emperor's Royal Guard", Keyword::Sentinel).expect_hp("Emperor's Royal Guard", 4);
    game.us().play("Bail Organa");
    game.expect_keyword("Emperor's Royal Guard", Keyword::Sentinel);
}

/// SOR_082: +0/+1 with Emperor Palpatine, as an undeployed leader or as a unit.
#[test]
fn emperors_royal_guard_gets_1_hp_with_palpatine() {
    let mut game =
        scenario().our_leader("Emperor Palpatine, Galactic Ruler").ours(["Emperor's Royal Guard"]).action_phase();
    game.expect_hp("Emperor's Royal Guard", 5).expect_no_keyword("Emperor's Royal Guard", Keyword::Sentinel);
    let mut game =
        scenario().ours(["Emperor's Royal Guard", "Emperor Palpatine, Master of the Dark Side"]).action_phase();
    game.expect_hp("Emperor's Royal Guard", 5).expect_keyword("Emperor's Royal Guard", Keyword::Sentinel);
}

// ---- SOR_083 Superlaser Technician ----

/// SOR_083: resourcing it is optional.
#[test]
fn superlaser_technician_may_stay_defeated() {
    let mut game = scenario().ours(["Superlaser Technician"]).theirs(["Wampa"]).our_resources(1).action_phase();
    game.us().attack("Superlaser Technician", "Wampa").no();
    game.us().expect_resources(1).expect_discard(["Superlaser Technician"]);
}

// Rulings

/// SOR_083, CR 1.7: the present term is "resource"; it may be resourced ready.
#[test]
fn superlaser_technician_is_resourced_ready() {
    let mut game = scenario().ours(["Superlaser Technician"]).theirs(["Wampa"]).our_resources(1).action_phase();
    game.us().attack("Superlaser Technician", "Wampa").yes();
    game.us().expect_resources(2).expect_ready_resources(2).expect_discard([]);
    assert!(card_text("SOR_083").contains("resource this unit"));
}

// ---- SOR_084 Grand Moff Tarkin, Death Star Overseer ----

/// SOR_084: up to two Imperial cards from the top five; the rest goes to the bottom.
#[test]
fn grand_moff_tarkin_draws_imperial_cards_from_the_top_five() {
    let mut game = scenario()
        .our_hand(["Grand Moff Tarkin, Death Star Overseer"])
        .our_deck(["AT-ST", "Wampa", "The Emperor's Legion", "Del Meeko", "Repair", "Death Trooper"])
        .action_phase();
    game.us().play("Grand Moff Tarkin");
    game.expect_options(["AT-ST", "The Emperor's Legion", "Del Meeko", "done"]);
    game.us().choose("AT-ST").choose("The Emperor's Legion").expect_hand(["AT-ST", "The Emperor's Legion"]);
    game.us().expect_deck_top(["Death Trooper"]).expect_deck_size(4);
}

// Rulings

/// SOR_084: the cards that are not drawn go to the bottom of the deck.
#[test]
fn grand_moff_tarkin_puts_the_rest_on_the_bottom() {
    expect_search_draws("Grand Moff Tarkin", "Cell Block Guard", 5);
}

// ---- SOR_085 Rukh, Thrawn's Assassin ----

/// SOR_085: a unit that his combat damage hits while he attacks is defeated; not a leader, and not while he defends.
#[test]
fn rukh_defeats_a_non_leader_unit_that_he_damages_while_attacking() {
    let mut game = scenario()
        .ours(["Rukh"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .theirs(["AT-ST"])
        .theirs([unit("AT-AT Suppressor").with(["Shield"])])
        .action_phase();
    let mut leader = game.clone();
    leader.us().attack("Rukh", "Grand Moff Tarkin");
    leader.expect_damage("Grand Moff Tarkin", 3).expect_in_play("Grand Moff Tarkin");
    let mut shield = game.clone();
    shield.us().attack("Rukh", "AT-AT Suppressor");
    shield.expect_in_play("AT-AT Suppressor");
    game.us().pass();
    game.them().attack("AT-ST", "Rukh");
    game.expect_damage("AT-ST", 3).expect_in_play("AT-ST");
}

/// SOR_085: Shielded.
#[test]
fn rukh_enters_play_with_a_shield() {
    let mut game = scenario().our_hand(["Rukh"]).action_phase();
    game.us().play("Rukh");
    game.expect_upgrades("Rukh", ["Shield"]);
}

// Corners

/// SOR_085, CR 1.9: a unit without power deals no damage, so he defeats no unit.
#[test]
fn rukh_without_power_defeats_no_unit() {
    let mut game = scenario().ours(["Rukh"]).theirs(["AT-ST"]).their_hand(["Disarm"]).their_action_phase();
    game.them().play("Disarm").choose("Rukh");
    game.us().attack("Rukh", "AT-ST");
    game.expect_in_play("AT-ST").expect_damage("AT-ST", 0).expect_gone("Rukh");
}

// Rulings

/// SOR_085, CR 6.3.0C: damage from an ability is not combat damage.
#[test]
fn rukh_defeats_only_by_combat_damage() {
    let mut game = scenario().our_hand(["Strike True"]).ours(["Rukh"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Strike True").choose("Rukh").choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_in_play("AT-ST");
    game.them().pass();
    game.us().attack("Rukh", "AT-ST");
    game.expect_gone("AT-ST");
}

/// SOR_085, CR 7.6.4: defeated by the same combat, he still defeats the unit that he damaged.
#[test]
fn rukh_defeated_by_his_attack_still_defeats() {
    let mut game = scenario().ours([unit("Rukh").damage(5)]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Rukh", "AT-ST");
    game.expect_gone("Rukh").expect_gone("AT-ST");
    game.expect_action_of(Side::Them);
}

// ---- SOR_086 Gladiator Star Destroyer ----

/// SOR_086: Sentinel for the phase, for any unit.
#[test]
fn gladiator_star_destroyer_gives_sentinel() {
    let mut game = scenario().our_hand(["Gladiator Star Destroyer"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Gladiator Star Destroyer");
    game.expect_options(["Gladiator Star Destroyer", "Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel).expect_not_offered("AT-ST -> our base").both_pass();
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
}

// ---- SOR_087 Darth Vader, Commanding the First Legion ----

/// SOR_087: Ambush; plays Villainy units of combined cost 3 or less from the top ten cards.
#[test]
fn darth_vader_plays_villainy_units_of_combined_cost_3() {
    let mut game = scenario()
        .our_hand(["Darth Vader, Commanding the First Legion"])
        .our_deck(["Battlefield Marine", "Death Star Stormtrooper", "AT-ST", "Admiral Motti", "Power of the Dark Side"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Darth Vader").resolve_first("Ambush").attack("Darth Vader", "Wampa");
    game.expect_gone("Wampa").expect_options(["Death Star Stormtrooper", "Admiral Motti", "done"]);
    game.us().choose("Death Star Stormtrooper").choose("Admiral Motti");
    game.us().play("Death Star Stormtrooper").play("Admiral Motti").expect_deck_size(3);
    game.expect_in_play("Death Star Stormtrooper").expect_in_play("Admiral Motti");
}

// Rulings

/// SOR_087: Ambush and the search are pending together.
#[test]
fn darth_vader_may_attack_before_or_after_he_searches() {
    let game = about_to_play("Darth Vader").our_deck(["Greedo"]).theirs(["Cantina Braggart"]).action_phase();
    let mut game = expect_pending_together(game, "Darth Vader", &["Darth Vader", "Darth Vader"]);
    game.us().attack("Darth Vader", "Cantina Braggart");
    game.expect_gone("Cantina Braggart").expect_exhausted("Darth Vader").expect_action_of(Side::Them);
    let mut alone = about_to_play("Darth Vader").our_deck(["Greedo"]).action_phase();
    alone.us().play("Darth Vader").resolve_first("Ambush");
    alone.expect_exhausted("Darth Vader").expect_action_of(Side::Them);
}

/// SOR_087, CR 1.8.6, 1.8.5: printed costs are added up, and nothing is paid.
#[test]
fn darth_vader_adds_up_printed_costs_and_plays_for_free() {
    let mut game = scenario()
        .our_resources(11)
        .our_hand(["Darth Vader"])
        .our_deck(["Death Star Stormtrooper", "Admiral Motti", "Death Trooper", "Wampa", "AT-ST"])
        .action_phase();
    // 7, and 4 more for Command and Villainy.
    game.us().play("Darth Vader").expect_ready_resources(0).resolve_first("Darth Vader");
    game.expect_asked(Side::Us, QuestionKind::Search);
    game.expect_options(["Death Star Stormtrooper", "Admiral Motti", "Death Trooper", "done"]);
    game.us().choose("Admiral Motti");
    game.expect_options(["Death Star Stormtrooper", "done"]);
    game.us().choose("Death Star Stormtrooper");
    game.us().play("Admiral Motti").play("Death Star Stormtrooper").expect_ready_resources(0);
    game.expect_exhausted("Admiral Motti").expect_exhausted("Death Star Stormtrooper");
}

/// SOR_087, CR 7.1.7: what the first card triggers is resolved before the next is played.
#[test]
fn darth_vader_resolves_the_first_card_before_the_next_is_played() {
    let mut game = scenario()
        .our_hand(["Darth Vader"])
        .our_deck(["Snowtrooper Lieutenant", "Death Star Stormtrooper"])
        .ours(["Wampa"])
        .action_phase();
    game.us()
        .play("Darth Vader")
        .resolve_first("Darth Vader")
        .choose("Snowtrooper Lieutenant")
        .choose("Death Star Stormtrooper");
    game.us().play("Snowtrooper Lieutenant");
    game.expect_options(["Wampa -> their base", "no"]);
    game.us().attack("Wampa", "their base");
    game.expect_options(["play Death Star Stormtrooper"]);
    game.us().play("Death Star Stormtrooper");
    game.expect_action_of(Side::Them);
}

/// SOR_087, SOR_104, CR 6.2.1A, 7.5.17C: cards that play units play a card with Piloting as a unit only. (The test
/// gives the pilot an empty text.)
#[test]
fn pilot_found_by_a_search_for_units_can_be_played_only_as_a_unit() {
    for (card, searches) in [("Darth Vader", true), ("U-Wing Reinforcement", false)] {
        let mut game = scenario()
            .text(r#"(id: "JTL_034")"#)
            .our_resources(30)
            .our_hand([card])
            .our_deck(["Interceptor Ace", "Repair"])
            .ours(["AT-ST"])
            .action_phase();
        game.us().play(card);
        if searches {
            game.us().resolve_first("Darth Vader");
        }
        game.us().choose("Interceptor Ace");
        game.expect_options(["play Interceptor Ace"]);
        game.us().play("Interceptor Ace");
        game.expect_upgrades("AT-ST", []).expect_exhausted("Interceptor Ace");
    }
}

/// SOR_087: the cards that are not played go to the bottom of the deck.
#[test]
fn darth_vader_puts_the_rest_on_the_bottom() {
    let mut game = about_to_search("Darth Vader", "Cell Block Guard", 10);
    game.us().play("Darth Vader").resolve_first("Darth Vader").choose("Cell Block Guard").play("Cell Block Guard");
    expect_the_rest_below(&mut game, 10, 1);
}

// ---- SOR_088 Blizzard Assault AT-AT ----

/// SOR_088: dealing the excess damage is optional; without a defeated unit there is none.
#[test]
fn blizzard_assault_at_at_may_decline_its_excess_damage() {
    let mut game = scenario().ours(["Blizzard Assault AT-AT"]).theirs(["Battlefield Marine", "AT-ST"]).action_phase();
    let mut base = game.clone();
    base.us().attack("Blizzard Assault AT-AT", "their base");
    base.expect_action_of(Side::Them);
    game.us().attack("Blizzard Assault AT-AT", "AT-ST");
    game.expect_options(["Battlefield Marine", "no"]);
    game.us().no();
    game.expect_damage("Battlefield Marine", 0).expect_damage("Blizzard Assault AT-AT", 6);
}

// Rulings

/// SOR_088, CR 1.9.11: as its erratum has it: while attacking it may deal its excess damage to an enemy ground unit.
#[test]
fn blizzard_assault_at_at_deals_excess_damage_to_a_ground_unit() {
    let mut game = scenario()
        .ours(["Blizzard Assault AT-AT", "Greedo"])
        .theirs(["Battlefield Marine", "AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Blizzard Assault AT-AT", "Battlefield Marine");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_gone("Battlefield Marine").expect_damage("AT-ST", 6);
    game.them().expect_base_damage(0);
}

/// SOR_088: with Overwhelm, its controller chooses whether a unit or the base takes the excess damage.
#[test]
fn blizzard_assault_at_at_with_overwhelm_chooses_unit_or_base() {
    let game = scenario()
        .resilient_gives("Keyword(Overwhelm)")
        .ours([unit("Blizzard Assault AT-AT").with(["Resilient"])])
        .theirs(["Battlefield Marine", "AT-ST"])
        .action_phase();
    let mut to_unit = game.clone();
    to_unit.us().attack("Blizzard Assault AT-AT", "Battlefield Marine").choose("AT-ST");
    to_unit.expect_damage("AT-ST", 6);
    to_unit.them().expect_base_damage(0);
    let mut to_base = game;
    to_base.us().attack("Blizzard Assault AT-AT", "Battlefield Marine").no();
    to_base.expect_damage("AT-ST", 0);
    to_base.them().expect_base_damage(6);
}

/// SOR_088, CR 1.9.11, 7.5.7F: with Overwhelm all damage is in excess when the defending unit is gone before, and the
/// choice is the same; without Overwhelm there is no excess.
#[test]
fn blizzard_assault_at_at_chooses_when_the_defending_unit_is_gone() {
    let table = |gives: &str| {
        let gives = format!("{gives}Ability(When(on: [Attacks], do: [Defeat(Defender)]))");
        let units = [unit("Blizzard Assault AT-AT").with(["Resilient"])];
        let table = scenario().resilient_gives(&gives).ours(units).theirs(["Battlefield Marine", "AT-ST"]);
        let mut game = table.action_phase();
        game.us().attack("Blizzard Assault AT-AT", "Battlefield Marine");
        game
    };
    let mut game = table("Keyword(Overwhelm), ");
    game.expect_gone("Battlefield Marine").expect_options(["AT-ST", "no"]);
    let mut to_unit = game.clone();
    to_unit.us().choose("AT-ST");
    to_unit.expect_gone("AT-ST").expect_damage("Blizzard Assault AT-AT", 0).them().expect_base_damage(0);
    game.us().no();
    game.expect_damage("AT-ST", 0).them().expect_base_damage(9);
    let mut game = table("");
    game.expect_gone("Battlefield Marine").expect_action_of(Side::Them).expect_damage("AT-ST", 0);
    game.them().expect_base_damage(0);
}

/// SOR_088, CR 7.5.7E, 1.9.11: a Shield leaves no excess damage, neither for the ground unit nor for the base.
#[test]
fn blizzard_assault_at_at_has_no_excess_against_a_shield() {
    let mut game = scenario()
        .ours(["Blizzard Assault AT-AT"])
        .theirs([unit("Battlefield Marine").with(["Shield"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Blizzard Assault AT-AT", "Battlefield Marine");
    game.expect_in_play("Battlefield Marine").expect_damage("AT-ST", 0);
    game.them().expect_base_damage(0);
}

/// SOR_088, SOR_004: a unit that survives without remaining HP leaves no excess damage either.
#[test]
fn blizzard_assault_at_at_has_no_excess_against_surviving_chirrut() {
    let mut game = scenario()
        .ours(["Blizzard Assault AT-AT"])
        .their_deployed_leader("Chirrut Îmwe")
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Blizzard Assault AT-AT", "Chirrut Îmwe");
    game.expect_action_of(testkit::Side::Them).expect_damage("Chirrut Îmwe", 9).expect_damage("AT-ST", 0);
}

/// SOR_088, CR 8.14.2: without its abilities it deals no excess damage.
#[test]
fn blizzard_assault_at_at_without_abilities_deals_no_excess() {
    let mut game = scenario()
        .ours(["Blizzard Assault AT-AT"])
        .theirs(["Battlefield Marine", "AT-ST"])
        .their_hand(["Force Lightning"])
        .their_action_phase();
    game.them().play("Force Lightning").choose("Blizzard Assault AT-AT");
    game.us().attack("Blizzard Assault AT-AT", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_damage("AT-ST", 0).expect_action_of(testkit::Side::Them);
}
