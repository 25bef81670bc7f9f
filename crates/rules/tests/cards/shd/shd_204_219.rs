//! The cards of Shadows of the Galaxy from SHD_204 to SHD_219: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, card_text, scenario, unit};

// ---- SHD_204 Millennium Falcon, Lando's Pride ----

/// SHD_204: from hand with Ambush, smuggled without.
#[test]
fn millennium_falcon_has_ambush_when_played_from_hand() {
    let mut game = scenario().our_hand(["Millennium Falcon, Lando's Pride"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().play("Millennium Falcon").attack("Millennium Falcon", "TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_damage("Millennium Falcon", 2);
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_resources(5)
        .our_resource_cards(["Millennium Falcon, Lando's Pride"])
        .theirs(["TIE/ln Fighter"])
        .action_phase();
    game.us().play("Millennium Falcon").expect_ready_resources(0);
    game.expect_no_keyword("Millennium Falcon", Keyword::Ambush).expect_action_of(Side::Them);
}

// Rulings

/// SHD_204: erratum: Ambush ends with the phase.
#[test]
fn millennium_falcon_ambush_lasts_for_the_phase() {
    let name = "Millennium Falcon, Lando's Pride";
    let mut game = scenario().our_hand([name]).action_phase();
    game.us().play(name);
    game.expect_keyword(name, Keyword::Ambush).both_pass().nobody_resources();
    game.expect_no_keyword(name, Keyword::Ambush);
}

/// SHD_204, CR 7.7.3: Ambush lasts for the phase, whoever controls the unit.
#[test]
fn millennium_falcon_keeps_ambush_under_another_controller() {
    let mut game =
        scenario().our_hand(["Millennium Falcon, Lando's Pride"]).their_hand(["Change of Heart"]).action_phase();
    game.us().play("Millennium Falcon");
    game.them().play("Change of Heart").choose("Millennium Falcon");
    game.expect_controller("Millennium Falcon", Side::Them).expect_keyword("Millennium Falcon", Keyword::Ambush);
}

// ---- SHD_205 Let the Wookiee Win ----

/// SHD_205: the opponent chooses: six of our resources are readied, or a friendly unit is, which attacks if it is a
/// Wookiee.
#[test]
fn let_the_wookiee_win_lets_the_opponent_choose_the_mode() {
    let mut game = scenario()
        .our_hand(["Let the Wookiee Win"])
        .our_leader("Han Solo, Audacious Smuggler")
        .our_resources(2)
        .our_exhausted_resources(6)
        .their_resources(0)
        .ours([unit("Gentle Giant").exhausted(), unit("Wampa").exhausted()])
        .action_phase();
    game.us().play("Let the Wookiee Win").expect_ready_resources(0);
    game.expect_asked(Side::Them, QuestionKind::Mode).expect_options(["mode 1", "mode 2"]);
    let (mut wookiee, mut other) = (game.clone(), game.clone());
    game.them().mode(1);
    game.us().choose_times(6, "Underworld Thug").expect_ready_resources(6);
    game.expect_action_of(Side::Them);
    wookiee.them().mode(2);
    wookiee.us().choose("Gentle Giant").attack("Gentle Giant", "their base").no();
    wookiee.them().expect_base_damage(4);
    other.them().mode(2);
    other.us().choose("Wampa");
    other.expect_ready("Wampa").expect_action_of(Side::Them);
}

// Rulings

/// SHD_205, CR 11.4.2: with several opponents, the player of the event chooses which one.
#[test]
fn let_the_wookiee_win_player_chooses_the_opponent() {
    let mut game = scenario().our_hand(["Let the Wookiee Win"]).third(["Swoop Racer"]).action_phase();
    game.us().play("Let the Wookiee Win");
    game.expect_asked(Side::Us, QuestionKind::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.expect_asked(Side::Third, QuestionKind::Mode);
}

// ---- SHD_206 Spare the Target ----

/// SHD_206: an enemy unit goes back to hand, and its bounties are ours.
#[test]
fn spare_the_target_returns_an_enemy_unit_and_collects_its_bounties() {
    let mut game = scenario()
        .our_hand(["Spare the Target"])
        .theirs([unit("Wanted Insurgents").with(["Death Mark"]), unit("Wampa")])
        .action_phase();
    game.us().play("Spare the Target").choose("Wanted Insurgents");
    game.them().expect_hand(["Wanted Insurgents"]);
    game.expect_waiting(["Wanted Insurgents", "Wanted Insurgents"]).expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.us().resolve_first("Wanted Insurgents").yes().choose("Wampa").yes().expect_hand_size(2);
    game.expect_damage("Wampa", 2).expect_action_of(Side::Them);
}

// ---- SHD_207 A New Adventure ----

/// SHD_207: a unit of cost 6 or less returns to its owner's hand; the owner may play it for free.
#[test]
fn a_new_adventure_returns_a_unit_that_may_be_played_for_free() {
    let mut game = scenario()
        .our_hand(["A New Adventure"])
        .ours(["AT-ST"])
        .theirs(["Wampa", "Reinforcement Walker"])
        .their_resources(0)
        .action_phase();
    game.us().play("A New Adventure");
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("Wampa");
    let mut declined = game.clone();
    game.expect_asked(Side::Them, QuestionKind::Play);
    game.them().play("Wampa");
    game.expect_exhausted("Wampa").expect_controller("Wampa", Side::Them);
    declined.them().no().expect_hand(["Wampa"]);
}

// Rulings

/// SHD_207, CR 1.8.6: a printed cost of 6 qualifies though an increase makes it 9. One of 11 does not though a discount
/// makes it 3.
#[test]
fn a_new_adventure_ignores_modified_costs() {
    let mut game = scenario()
        .our_hand(["Qi'ra, Playing Her Part", "A New Adventure"])
        .ours(["Battle Droid"; 8])
        .theirs(["AT-ST", "Republic Defense Carrier"])
        .action_phase();
    game.us().play("Qi'ra").name_card("AT-ST");
    game.them().pass();
    game.us().play("A New Adventure");
    game.expect_offered("AT-ST").expect_not_offered("Republic Defense Carrier");
}

/// SHD_207, CR 1.8.6: the printed cost counts.
#[test]
fn a_new_adventure_checks_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["A New Adventure"])
        .theirs(["AT-ST", "Reinforcement Walker"])
        .ours(["Qi'ra, Playing Her Part"])
        .action_phase();
    game.us().play("A New Adventure");
    game.expect_options(["AT-ST", "Qi'ra"]);
}

// ---- SHD_208 Final Showdown ----

/// SHD_208: all our units ready; we lose the game when the regroup phase starts.
#[test]
fn final_showdown_readies_our_units_and_loses_at_the_regroup_phase() {
    let mut game = scenario()
        .our_hand(["Final Showdown"])
        .ours([unit("Wampa").exhausted(), unit("TIE/ln Fighter").exhausted()])
        .theirs([unit("AT-ST").exhausted()])
        .action_phase();
    game.us().play("Final Showdown");
    game.expect_ready("Wampa").expect_ready("TIE/ln Fighter").expect_exhausted("AT-ST").expect_no_winner();
    game.both_pass();
    game.expect_winner(Side::Them);
}

// Corners

/// SHD_208, CR 7.7.4E: if both players have played it, the active player chooses whose loss comes first, and the game
/// ends.
#[test]
fn final_showdown_of_both_players_lets_the_active_player_choose() {
    let mut game = scenario().our_hand(["Final Showdown"]).their_hand(["Final Showdown"]).action_phase();
    game.us().play("Final Showdown");
    game.them().play("Final Showdown");
    game.both_pass().expect_asked(Side::Us, QuestionKind::WhoFirst);
    game.us().their_abilities_first();
    game.expect_winner(Side::Us);
}

// ---- SHD_209 Criminal Muscle ----

/// SHD_209: an upgrade that is not unique may go back to its owner's hand.
#[test]
fn criminal_muscle_may_return_a_non_unique_upgrade() {
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

// ---- SHD_210 Cloud-Rider ----

/// SHD_210: Ambush.
#[test]
fn cloud_rider_has_ambush() {
    let mut game = scenario().our_hand(["Cloud-Rider"]).theirs(["Swoop Racer"]).action_phase();
    game.us().play("Cloud-Rider").attack("Cloud-Rider", "Swoop Racer");
    game.expect_gone("Cloud-Rider").expect_gone("Swoop Racer");
}

// ---- SHD_211 Fugitive Wookiee ----

/// SHD_211: Bounty: exhaust a unit.
#[test]
fn fugitive_wookiee_bounty_exhausts_a_unit() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Fugitive Wookiee", "AT-ST"]).action_phase();
    game.us().attack("Wampa", "Fugitive Wookiee").yes();
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
}

// ---- SHD_212 Privateer Scyk ----

/// SHD_212: Shielded if we control another Cunning unit.
#[test]
fn privateer_scyk_has_shielded_with_another_cunning_unit() {
    let mut game = scenario().our_hand(["Privateer Scyk"]).ours(["Swoop Racer"]).action_phase();
    game.us().play("Privateer Scyk");
    game.expect_upgrades("Privateer Scyk", ["Shield"]);
    let mut game = scenario().our_hand(["Privateer Scyk"]).ours(["Wampa"]).theirs(["Swoop Racer"]).action_phase();
    game.us().play("Privateer Scyk");
    game.expect_upgrades("Privateer Scyk", []);
}

// ---- SHD_213 DJ, Blatant Thief ----

/// SHD_213: smuggled, he takes control of an enemy resource; it returns when he leaves play.
#[test]
fn dj_smuggled_takes_an_enemy_resource_until_he_leaves_play() {
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
fn dj_from_hand_takes_nothing() {
    let mut game = scenario().our_hand(["DJ"]).action_phase();
    game.us().play("DJ").expect_resources(20);
    game.expect_action_of(Side::Them);
}

// Corners

/// SHD_213: an enemy resource, none of ours.
#[test]
fn dj_takes_only_an_enemy_resource() {
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_resource_cards(["DJ"])
        .their_resources(0)
        .their_resource_cards(["Repair"])
        .action_phase();
    game.us().play("DJ");
    game.expect_options(["Repair"]);
}

// Rulings

/// SHD_213, CR 7.7.4F: gone before his ability resolves, he takes nothing.
#[test]
fn dj_defeated_before_his_ability_resolves_takes_nothing() {
    let mut game = scenario()
        .our_base("Jabba's Palace")
        .our_resource_cards(["DJ"])
        .theirs(["Krayt Dragon", "Krayt Dragon"])
        .their_resources(5)
        .action_phase();
    game.us().play("DJ").their_abilities_first();
    game.them().resolve_first("Krayt Dragon").choose("DJ").choose("DJ");
    game.expect_gone("DJ").expect_action_of(Side::Them);
    game.them().expect_resources(5);
    game.us().expect_resources(21);
}

// ---- SHD_214 Frontier Trader ----

/// SHD_214: a resource returns to hand, and the top card of the deck may become an exhausted resource.
#[test]
fn frontier_trader_returns_a_resource_and_may_resource_the_top_card() {
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

// Rulings

/// SHD_214: a resourced card is exhausted; the erratum changes only the wording.
#[test]
fn frontier_trader_new_resource_is_exhausted() {
    let mut game = scenario()
        .our_hand(["Frontier Trader"])
        .our_base("Jabba's Palace")
        .our_resources(2)
        .our_exhausted_resources(4)
        .our_resource_cards(["Recruit"])
        .action_phase();
    game.us().play("Frontier Trader").choose("Recruit").yes().expect_resources(7).expect_ready_resources(0);
    assert!(!card_text("SHD_214").contains("into play"));
}

// ---- SHD_215 Smuggler's Starfighter ----

/// SHD_215: -3/-0 for an enemy unit with another friendly Underworld unit; Smuggle.
#[test]
fn smugglers_starfighter_gives_an_enemy_unit_minus_3_power() {
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

// ---- SHD_216 Chain Code Collector ----

/// SHD_216: Ambush; a defending unit with a Bounty gets -4/-0.
#[test]
fn chain_code_collector_gives_a_defender_with_a_bounty_minus_4_power() {
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

// ---- SHD_217 Tobias Beckett, I Trust No One ----

/// SHD_217: when we play a non-unit card, he may exhaust a unit of no higher cost, once each round; Smuggle.
#[test]
fn tobias_beckett_may_exhaust_a_unit_of_no_higher_cost() {
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

// Rulings

/// SHD_217, CR 1.8.6: the printed cost of both cards counts, not what was paid.
#[test]
fn tobias_beckett_compares_printed_costs() {
    let mut game = scenario()
        .our_resource_cards(["Jetpack"])
        .ours(["Tobias Beckett"])
        .theirs(["Battlefield Marine", "Swoop Racer"])
        .action_phase();
    // Smuggled for 4 and a penalty; it costs 2.
    game.us().play_onto("Jetpack", "Tobias Beckett").resolve_first("Tobias Beckett");
    game.expect_options(["Battlefield Marine", "no"]);
}

/// SHD_217, CR 8.32.3, 1.5.4E: choosing a unit uses the ability, although the unit was already exhausted.
#[test]
fn tobias_beckett_is_used_even_when_the_unit_was_exhausted_already() {
    let mut game = scenario()
        .ours(["Tobias Beckett"])
        .our_hand(["Open Fire", "Open Fire"])
        .theirs([unit("Battlefield Marine").exhausted(), unit("Consular Security Force")])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Open Fire").choose("Consular Security Force").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Open Fire").choose("Consular Security Force");
    game.expect_action_of(Side::Them);
    declined.us().play("Open Fire").choose("Consular Security Force").no();
    declined.them().pass();
    declined.us().play("Open Fire").choose("Consular Security Force");
    declined.expect_options(["Battlefield Marine", "no"]);
}

// ---- SHD_218 Resourceful Pursuers ----

/// SHD_218: Saboteur.
#[test]
fn resourceful_pursuers_have_saboteur() {
    let mut game = scenario().ours(["Resourceful Pursuers"]).theirs(["Cell Block Guard"]).action_phase();
    game.us().attack("Resourceful Pursuers", "their base");
    game.them().expect_base_damage(5);
}

// ---- SHD_219 Enfys Nest, Marauder ----

/// SHD_219: Ambush; the defending unit gets -3/-0 while a friendly unit attacks it using Ambush, and in no other
/// attack.
#[test]
fn enfys_nest_gives_a_defender_minus_3_power_in_ambush_attacks() {
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
