//! The cards of Jump to Lightspeed from JTL_148 to JTL_165: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Scenario, Side, scenario, unit};

use super::common::{
    SHIP, about_to_be_defeated, about_to_pilot, deal_indirect_damage, expect_overwhelm_after_defender_is_defeated,
    expect_overwhelm_stops_at_shield, expect_pilot_forms, piloted, unit_with_one_hp_and_shield,
};
use crate::starts::{about_to_play, with_a_deadly_upgrade};

// ---- JTL_148 Frisk, Vanguard Loudmouth ----

/// JTL_148: played as an upgrade, may defeat an upgrade that costs 2 or less.
#[test]
fn frisk_may_defeat_a_cheap_upgrade() {
    let mut game = about_to_pilot("Frisk").theirs([unit("Wampa").with(["Resilient"])]).action_phase();
    game.us().play_onto("Frisk", SHIP).choose("Resilient");
    game.expect_upgrades("Wampa", []);
}

// Rulings

/// JTL_148, CR 7.5.17C; CR 1.8.6: the printed cost counts: Frisk costs 2 although Piloting has its own cost
/// (ruling 1, 2).
#[test]
fn frisk_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_148", "Frisk");
    let mut game = about_to_pilot("Frisk").action_phase();
    game.us().play_onto("Frisk", SHIP);
    game.expect_options(["Frisk", "no"]);
}

// ---- JTL_149 Red Squadron Y-Wing ----

/// JTL_149: 3 indirect damage to the defending player as it attacks.
#[test]
fn red_squadron_y_wing_deals_indirect_damage_on_attack() {
    let mut game = scenario().ours(["Red Squadron Y-Wing"]).action_phase();
    game.us().attack("Red Squadron Y-Wing", "their base");
    game.them().choose_times(3, "their base").expect_base_damage(4);
}

// Rulings

/// JTL_149, CR 8.35.2A, 8.35.3: indirect damage ignores Shields and is at most a unit's remaining HP (ruling 1).
#[test]
fn red_squadron_y_wings_damage_is_indirect() {
    let mut game = scenario().ours(["Red Squadron Y-Wing"]).theirs([unit_with_one_hp_and_shield()]).action_phase();
    game.us().attack("Red Squadron Y-Wing", "their base");
    deal_indirect_damage(&mut game, 3);
}

// ---- JTL_150 Biggs Darklighter, They'll Never Stop Us ----

/// JTL_150: on a Fighter Overwhelm, on a Transport +0/+1, on a Speeder Grit.
#[test]
fn biggs_darklighter_gives_different_bonuses_by_vehicle_type() {
    let on = |ship: &'static str| scenario().ours([unit(ship).with(["JTL_150"])]).action_phase();
    on(SHIP).expect_keyword(SHIP, Keyword::Overwhelm).expect_hp(SHIP, 3);
    on("Omicron Strike Craft")
        .expect_hp("Omicron Strike Craft", 5)
        .expect_no_keyword("Omicron Strike Craft", Keyword::Overwhelm);
    on("X-34 Landspeeder").expect_keyword("X-34 Landspeeder", Keyword::Grit).expect_hp("X-34 Landspeeder", 4);
}

// Rulings

/// JTL_150, CR 7.5.17C, 7.5.7E: out of play he is a unit. A Shield leaves no excess damage (ruling 1, 2).
#[test]
fn biggs_darklighter_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_150", "Biggs Darklighter");
    expect_overwhelm_stops_at_shield(piloted("JTL_150"), SHIP);
}

/// JTL_150, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 3).
#[test]
fn biggs_darklighter_overwhelm_deals_all_when_the_defender_is_gone() {
    let ours = unit("Alliance X-Wing").with(["Biggs Darklighter", "Resilient"]);
    expect_overwhelm_after_defender_is_defeated(ours, "Alliance X-Wing", 4);
}

// ---- JTL_151 Red Five, Running the Trench ----

/// JTL_151: on attack, may deal 2 damage to a damaged unit.
#[test]
fn red_five_may_deal_2_damage_to_a_damaged_unit() {
    let mut game = scenario().ours(["Red Five"]).theirs([unit("Wampa").damage(1), unit("AT-ST")]).action_phase();
    game.us().attack("Red Five", "their base");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 3);
}

// ---- JTL_152 Tactical Heavy Bomber ----

/// JTL_152: deals indirect damage equal to its power to the defending player; draws a card if a base is damaged by it.
#[test]
fn tactical_heavy_bomber_deals_indirect_damage_and_draws_for_a_base() {
    let mut game = scenario().ours(["Tactical Heavy Bomber"]).theirs(["AT-ST"]).action_phase();
    let mut other = game.clone();
    game.us().attack("Tactical Heavy Bomber", "their base");
    game.them().choose_times(2, "AT-ST").choose("their base");
    game.us().expect_hand_size(1);
    other.us().attack("Tactical Heavy Bomber", "their base");
    other.them().choose_times(3, "AT-ST");
    other.us().expect_hand_size(0);
}

// Rulings

/// JTL_152, CR 8.35.2A, 8.35.3: indirect damage ignores Shields and is at most a unit's remaining HP (ruling 1).
#[test]
fn tactical_heavy_bombers_damage_is_indirect() {
    let mut game = scenario().ours(["Tactical Heavy Bomber"]).theirs([unit_with_one_hp_and_shield()]).action_phase();
    game.us().attack("Tactical Heavy Bomber", "their base");
    deal_indirect_damage(&mut game, 3);
}

// ---- JTL_153 Rebellious Hammerhead ----

/// JTL_153: may deal damage equal to the number of cards in our hand.
#[test]
fn rebellious_hammerhead_may_deal_damage_for_cards_in_hand() {
    let mut game = about_to_play("Rebellious Hammerhead").our_hand(["Wampa", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Rebellious Hammerhead").choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

// ---- JTL_154 Profundity, We Fight! ----

/// JTL_154: a player discards a card, and another one if they still have more than we do.
#[test]
fn profundity_makes_a_player_discard_one_or_two_cards() {
    let table = |ours: &[&'static str]| {
        about_to_play("Profundity")
            .our_hand(ours.iter().copied())
            .their_hand(["Wampa", "AT-ST", "Repair"])
            .action_phase()
    };
    let mut game = table(&["Repair"]);
    game.us().play("Profundity").choose_player(Side::Them);
    game.them().choose("Wampa").choose("AT-ST").expect_hand(["Repair"]);
    let mut game = table(&["Repair", "Repair"]);
    game.us().play("Profundity").choose_player(Side::Them);
    game.them().choose("Wampa").expect_hand(["AT-ST", "Repair"]);
}

/// JTL_154: the same when defeated.
#[test]
fn profundity_makes_a_player_discard_when_defeated() {
    let mut game =
        about_to_be_defeated(unit("Profundity")).our_hand(["Repair"]).their_hand(["Wampa"]).their_action_phase();
    game.them().play("Confiscate").choose("Profundity");
    game.us().choose_player(Side::Them);
    game.them().choose("Wampa").expect_hand([]);
}

// Rulings

/// JTL_154, CR 7.5.7E: a Shield leaves no excess damage (ruling 1).
#[test]
fn profundity_overwhelm_stops_at_a_shield() {
    expect_overwhelm_stops_at_shield(unit("Profundity"), "Profundity");
}

/// JTL_154, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is dealt to the base
/// (ruling 2).
#[test]
fn profundity_overwhelm_deals_all_when_the_defender_is_gone() {
    let ours = unit("Profundity").with(["Resilient"]);
    let mut game = with_a_deadly_upgrade(scenario().ours([ours])).theirs([SHIP]).action_phase();
    game.us().attack("Profundity", SHIP);
    game.them().expect_base_damage(8);
}

// ---- JTL_155 They Hate That Ship ----

/// JTL_155: two ready TIE Fighters for an opponent, then a Vehicle for 3 less.
#[test]
fn they_hate_that_ship_gives_tokens_and_plays_a_vehicle_for_less() {
    let mut game = about_to_play("They Hate That Ship").our_hand(["Munificent Frigate", "Wampa"]).action_phase();
    // 1, and 2 for Aggression.
    game.us().play("They Hate That Ship").expect_ready_resources(27);
    game.expect_count("their TIE Fighter", 2).expect_count("TIE Fighter", 2);
    game.expect_ready("TIE Fighter #1").expect_ready("TIE Fighter #2");
    game.expect_asked(Side::Us, QuestionKind::Play).expect_options(["play Munificent Frigate", "no"]);
    game.us().play("Munificent Frigate").expect_ready_resources(27 - (5 - 3));
    game.expect_in_play("Munificent Frigate").expect_action_of(Side::Them);
}

// Rulings

/// JTL_155, CR 7.4: what the tokens trigger resolves after the event (ruling 1).
#[test]
fn they_hate_that_ship_resolves_before_what_the_tokens_trigger() {
    let mut game = about_to_play("They Hate That Ship")
        .our_hand(["Munificent Frigate"])
        .theirs(["Wampa"])
        .text(r#"(id: "SOR_164", abilities: [When(on: [UnitCreated(side: Friendly)], do: [Draw()])])"#)
        .action_phase();
    game.us().play("They Hate That Ship");
    game.expect_asked(Side::Us, QuestionKind::Play).expect_waiting(["Wampa", "Wampa"]);
    game.us().play("Munificent Frigate");
    game.expect_in_play("Munificent Frigate").expect_asked(Side::Them, QuestionKind::WhichFirst);
    game.them().expect_hand_size(0).resolve_first("Wampa").expect_hand_size(2);
    game.expect_action_of(Side::Them);
}

/// JTL_155, CR 11.4.2: with several opponents we choose one (ruling 2).
#[test]
fn they_hate_that_ship_player_chooses_the_opponent() {
    let mut game = about_to_play("They Hate That Ship").third(["Wampa"]).action_phase();
    game.us().play("They Hate That Ship").choose_player(Side::Third);
    game.expect_controller("TIE Fighter #1", Side::Third).expect_controller("TIE Fighter #2", Side::Third);
}

// ---- JTL_156 Trench Run ----

/// A table at which we are about to play Trench Run on a Fighter, with these cards on the deck.
fn about_to_run(deck: [&'static str; 2]) -> Scenario {
    about_to_play("Trench Run").ours([unit("Alliance X-Wing"), unit("AT-ST")]).their_deck(deck).theirs(["Wampa"])
}

/// JTL_156: a Fighter attacks with +4/+0, and is dealt the difference between the costs of two discarded cards.
#[test]
fn trench_run_lets_a_fighter_attack_and_damages_it() {
    let mut game = about_to_run(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Trench Run");
    game.expect_options(["Alliance X-Wing -> their base"]);
    game.us().attack("Alliance X-Wing", "their base");
    game.expect_damage("Alliance X-Wing", 2);
    game.them().expect_base_damage(6).expect_deck_size(0);
}

// Corners

/// JTL_156: the damage cannot be prevented: a Shield is not used.
#[test]
fn trench_run_damage_cannot_be_prevented() {
    let mut game = about_to_play("Trench Run")
        .ours([unit("Alliance X-Wing").with(["Shield"])])
        .their_deck(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("Trench Run").attack("Alliance X-Wing", "their base");
    game.expect_damage("Alliance X-Wing", 2).expect_upgrades("Alliance X-Wing", ["Shield"]);
}

// Rulings

/// JTL_156, CR 1.8.6: printed costs count: AT-ST costs 6 and Resilient 1 (ruling 1).
#[test]
fn trench_run_compares_printed_costs() {
    let mut game = about_to_run(["AT-ST", "Resilient"]).action_phase();
    game.us().play("Trench Run").attack("Alliance X-Wing", "their base");
    // 5 damage to 3 HP: it falls before it deals combat damage.
    game.expect_gone("Alliance X-Wing");
    game.them().expect_base_damage(0);
}

/// JTL_156, CR 1.14.3: the cards are discarded from the top of the deck (ruling 2).
#[test]
fn trench_run_discards_from_the_top_of_the_deck() {
    let mut game =
        about_to_play("Trench Run").ours(["Alliance X-Wing"]).their_deck(["Wampa", "Wampa", "AT-ST"]).action_phase();
    game.us().play("Trench Run").attack("Alliance X-Wing", "their base");
    game.them().expect_deck_top(["AT-ST"]).expect_discard(["Wampa", "Wampa"]);
}

/// JTL_156, CR 6.3.0D: a ready Fighter must attack (ruling 3).
#[test]
fn trench_run_requires_a_ready_fighter_to_attack() {
    let mut game = about_to_run(["Wampa", "Wampa"]).ours([unit(SHIP).exhausted()]).action_phase();
    game.us().play("Trench Run");
    game.expect_options(["Alliance X-Wing -> their base"]);
}

// ---- JTL_157 Relentless Firespray ----

/// JTL_157: readies on attack, once each round.
#[test]
fn relentless_firespray_readies_on_attack_once_each_round() {
    let mut game = scenario().ours(["Relentless Firespray"]).action_phase();
    game.us().attack("Relentless Firespray", "their base");
    game.expect_ready("Relentless Firespray");
    game.them().pass();
    game.us().attack("Relentless Firespray", "their base");
    game.expect_exhausted("Relentless Firespray");
}

// ---- JTL_158 Crackshot V-Wing ----

/// JTL_158: 1 damage to itself without another Fighter of ours.
#[test]
fn crackshot_v_wing_damages_itself_without_another_fighter() {
    let table = |ours: &'static str| {
        let mut game = about_to_play("Crackshot V-Wing").ours([ours]).theirs(["X-Wing"]).action_phase();
        game.us().play("Crackshot V-Wing");
        game
    };
    table("Wampa").expect_damage("Crackshot V-Wing", 1);
    table(SHIP).expect_damage("Crackshot V-Wing", 0);
}

// ---- JTL_159 Determined Recruit ----

/// JTL_159: Piloting: +3/+1.
#[test]
fn determined_recruit_has_piloting_and_gives_3_1() {
    let mut game = about_to_pilot("Determined Recruit").action_phase();
    game.us().play_onto("Determined Recruit", SHIP);
    game.expect_power(SHIP, 5).expect_hp(SHIP, 3);
}

// Rulings

/// JTL_159, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn determined_recruit_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_159", "Determined Recruit");
}

// ---- JTL_160 Supporting Eta-2 ----

/// JTL_160: on attack, may give a ground unit +2/+0.
#[test]
fn supporting_eta_2_may_give_a_ground_unit_2_power() {
    let mut game = scenario().ours(["Supporting Eta-2", "Wampa", SHIP]).action_phase();
    game.us().attack("Supporting Eta-2", "their base");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 6);
}

// ---- JTL_161 Captain Tarkin, Full Forward Assault ----

/// JTL_161: our Vehicles have +1/+0 and Overwhelm.
#[test]
fn captain_tarkin_gives_vehicles_1_power_and_overwhelm() {
    let mut game = scenario().ours(["Captain Tarkin", SHIP, "Wampa"]).theirs(["X-Wing"]).action_phase();
    game.expect_power(SHIP, 3)
        .expect_keyword(SHIP, Keyword::Overwhelm)
        .expect_power("Wampa", 4)
        .expect_power("X-Wing", 2);
}

// Rulings

/// JTL_161, CR 7.5.7E: a Shield leaves no excess damage (ruling 1).
#[test]
fn captain_tarkin_overwhelm_of_a_vehicle_stops_at_a_shield() {
    let mut game = scenario().ours(["Captain Tarkin", SHIP]).theirs([unit("X-Wing").with(["Shield"])]).action_phase();
    game.us().attack(SHIP, "X-Wing");
    game.expect_in_play("X-Wing");
    game.them().expect_base_damage(0);
}

/// JTL_161, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 2).
#[test]
fn captain_tarkin_overwhelm_deals_all_when_the_defender_is_gone() {
    // A Vehicle beside him has Overwhelm.
    let table = with_a_deadly_upgrade(scenario().ours([unit("Captain Tarkin"), unit(SHIP).with(["Resilient"])]));
    let mut game = table.theirs(["X-Wing"]).action_phase();
    game.us().attack(SHIP, "X-Wing");
    game.them().expect_base_damage(3);
}

// ---- JTL_162 Droid Missile Platform ----

/// JTL_162: when defeated, 3 indirect damage to a player.
#[test]
fn droid_missile_platform_deals_indirect_damage_when_defeated() {
    let mut game = about_to_be_defeated(unit("Droid Missile Platform")).their_action_phase();
    game.them().play("Confiscate").choose("Droid Missile Platform");
    game.us().choose_player(Side::Them);
    game.them().choose_times(3, "their base").expect_base_damage(3);
}

// Rulings

/// JTL_162, CR 8.35.2A, 8.35.3: indirect damage ignores Shields and is at most a unit's remaining HP (ruling 1).
#[test]
fn droid_missile_platforms_damage_is_indirect() {
    let mut game = about_to_be_defeated(unit("Droid Missile Platform"))
        .theirs([unit_with_one_hp_and_shield()])
        .their_action_phase();
    game.them().play("Confiscate").choose("Droid Missile Platform");
    game.us().choose_player(Side::Them);
    deal_indirect_damage(&mut game, 3);
}

// ---- JTL_163 AT-DP Occupier ----

/// JTL_163: costs 1 less for each damaged ground unit, friendly or enemy; Overwhelm.
#[test]
fn at_dp_occupier_costs_1_less_for_each_damaged_ground_unit() {
    let mut game = scenario()
        .our_leader("Captain Phasma, Chrome Dome")
        .our_resources(2)
        .our_hand(["AT-DP Occupier"])
        .ours([unit("Wampa").damage(1), unit(SHIP).damage(1)])
        .theirs([unit("AT-ST").damage(2)])
        .action_phase();
    game.us().play("AT-DP Occupier").expect_ready_resources(0);
    game.expect_keyword("AT-DP Occupier", Keyword::Overwhelm);
}

// Rulings

/// JTL_163, CR 7.5.7E: a Shield leaves no excess damage (ruling 1).
#[test]
fn at_dp_occupier_overwhelm_stops_at_a_shield() {
    expect_overwhelm_stops_at_shield(unit("AT-DP Occupier"), "AT-DP Occupier");
}

/// JTL_163, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 2).
#[test]
fn at_dp_occupier_overwhelm_deals_all_when_the_defender_is_gone() {
    expect_overwhelm_after_defender_is_defeated(unit("AT-DP Occupier").with(["Resilient"]), "AT-DP Occupier", 3);
}

// ---- JTL_164 Cham Syndulla, Rallying Ryloth ----

/// JTL_164: with fewer resources than an opponent, the top card may become a resource.
#[test]
fn cham_syndulla_may_resource_the_top_card_with_fewer_resources() {
    let table =
        |theirs| about_to_play("Cham Syndulla").their_resources(theirs).our_deck(["Wampa", "Repair"]).action_phase();
    let mut game = table(31);
    game.us().play("Cham Syndulla").yes().expect_resources(31);
    game.expect_in_resources("Wampa");
    let mut game = table(30);
    game.us().play("Cham Syndulla").expect_resources(30);
    game.expect_action_of(Side::Them);
}

// Rulings

/// JTL_164, CR 1.7.7: the new resource is exhausted. He needs fewer resources than an opponent (ruling 1, 2).
#[test]
fn cham_syndulla_new_resource_is_exhausted() {
    let mut game = about_to_play("Cham Syndulla").their_resources(31).our_deck(["Wampa"]).action_phase();
    let ready = game.game.ready_resources(rules::Seat(0));
    game.us().play("Cham Syndulla");
    let after = game.game.ready_resources(rules::Seat(0));
    assert!(after < ready, "he was paid for");
    game.us().yes().expect_resources(31).expect_ready_resources(after);
}

// ---- JTL_165 Hunting Aggressor ----

/// JTL_165: 1 more indirect damage from us to opponents, not to ourselves.
#[test]
fn hunting_aggressor_increases_indirect_damage() {
    let mut game = about_to_play("Torpedo Barrage").ours(["Hunting Aggressor"]).action_phase();
    game.us().play("Torpedo Barrage").choose_player(Side::Them);
    game.them().choose_times(6, "their base").expect_base_damage(6);
    let mut game = about_to_play("Torpedo Barrage").ours(["Hunting Aggressor"]).action_phase();
    game.us().play("Torpedo Barrage").choose_player(Side::Us).choose("our base").choose_times(4, "our base");
    game.us().expect_base_damage(5);
}
