//! The cards of Jump to Lightspeed from JTL_201 to JTL_219: main case, corners and official rulings of each.

use testkit::{QuestionKind, Side, scenario, unit};

use super::common::{
    SHIP, deal_indirect_damage, expect_ambush, expect_pilot_forms, piloted, unit_with_one_hp_and_shield,
};
use crate::starts::about_to_play;

// ---- JTL_201 Ahsoka Tano, Chasing Whispers ----

/// JTL_201: an opponent discards a card; if it is a unit, we may exhaust a unit.
#[test]
fn ahsoka_tano_makes_an_opponent_discard_and_exhausts_for_a_unit() {
    let mut game = about_to_play("JTL_201").their_hand(["Wampa", "Repair"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Ahsoka Tano");
    game.them().choose("Wampa");
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
    let mut game = about_to_play("JTL_201").their_hand(["Repair"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Ahsoka Tano");
    game.them().choose("Repair");
    game.expect_ready("AT-ST").expect_action_of(Side::Them);
}

// Rulings

/// JTL_201, CR 11.4.2: with several opponents we choose one (ruling 1).
#[test]
fn ahsoka_tano_controller_chooses_the_opponent() {
    let mut game = about_to_play("JTL_201").their_hand(["Wampa"]).third(["Wampa"]).action_phase();
    game.us().play("Ahsoka Tano").choose_player(Side::Them);
    game.them().choose("Wampa").expect_hand([]);
}

// ---- JTL_202 Black Squadron Scout Wing ----

/// JTL_202: it may attack at +1/+0 when we play an upgrade on it.
#[test]
fn black_squadron_scout_wing_may_attack_when_upgraded() {
    let mut game = about_to_play("Clone Pilot").ours(["Black Squadron Scout Wing", SHIP]).action_phase();
    let mut other = game.clone();
    game.us().play_onto("Clone Pilot", "Black Squadron Scout Wing").attack("Black Squadron Scout Wing", "their base");
    game.them().expect_base_damage(7);
    other.us().play_onto("Clone Pilot", SHIP);
    other.expect_action_of(Side::Them);
}

// Rulings

/// JTL_202: a token that is given or an upgrade that is attached is not played (ruling 1).
#[test]
fn black_squadron_scout_wing_needs_an_upgrade_to_be_played() {
    let mut game = scenario()
        .ours(["Black Squadron Scout Wing"])
        .our_hand(["Confiscate"])
        .confiscate_does("Give(token: Experience, to: Choose())")
        .action_phase();
    game.us().play("Confiscate").choose("Black Squadron Scout Wing");
    game.expect_action_of(Side::Them);
}

/// JTL_202: exhausted it cannot attack (ruling 2).
#[test]
fn black_squadron_scout_wing_must_be_ready() {
    let mut game = about_to_play("Clone Pilot").ours([unit("Black Squadron Scout Wing").exhausted()]).action_phase();
    game.us().play_onto("Clone Pilot", "Black Squadron Scout Wing");
    game.expect_action_of(Side::Them);
}

// ---- JTL_203 Han Solo, Has His Moments ----

/// JTL_203: played as an upgrade: an attack with his Vehicle; only the Falcon deals damage first.
#[test]
fn han_solo_as_an_upgrade_lets_his_vehicle_attack() {
    let mut game = about_to_play("JTL_203").ours([SHIP]).action_phase();
    game.us().play_onto("Han Solo", SHIP).attack(SHIP, "their base");
    game.them().expect_base_damage(4);
    let mut game = about_to_play("JTL_203").ours([SHIP]).theirs([unit("Munificent Frigate").damage(4)]).action_phase();
    game.us().play_onto("Han Solo", SHIP).attack(SHIP, "Munificent Frigate");
    game.expect_gone("Munificent Frigate").expect_damage(SHIP, 4);
}

// Rulings

/// JTL_203, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn han_solo_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_203", "Han Solo");
}

/// JTL_203, CR 7.5.5: Ambush without an enemy leaves him exhausted (ruling 2).
#[test]
fn han_solo_ambush_without_enemies_does_nothing() {
    expect_ambush("JTL_203");
}

/// JTL_203, CR 1.5.4D: an exhausted Vehicle does not attack (ruling 3).
#[test]
fn han_solo_needs_a_ready_vehicle() {
    let mut game = about_to_play("JTL_203").ours([unit(SHIP).exhausted()]).action_phase();
    game.us().play_onto("Han Solo", SHIP);
    game.expect_action_of(Side::Them);
}

/// JTL_203, CR 1.9.10, 6.3.5C: the Falcon deals its combat damage first, and a defending unit that is defeated deals
/// none; a survivor with Grit already has the bonus. The text means the defending unit (ruling 4, 5, 6).
#[test]
fn han_solo_lets_the_falcon_deal_damage_first() {
    let falcon = "Millennium Falcon, Get Out And Push";
    let mut game =
        about_to_play("JTL_203").ours([falcon]).theirs([unit("Munificent Frigate").damage(3)]).action_phase();
    game.us().play_onto("Han Solo", falcon).attack("Millennium Falcon", "Munificent Frigate");
    game.expect_gone("Munificent Frigate").expect_damage("Millennium Falcon", 0);
    // 2 power and 2 HP with three Resilients: 5 damage leave 6 HP and make 7 power.
    let theirs = unit(SHIP).with(["Resilient", "Resilient", "Resilient"]);
    let mut game = about_to_play("JTL_203").ours([falcon]).theirs([theirs]).action_phase();
    game.us().play_onto("Han Solo", falcon);
    let power = game.game.stats(game.card("Millennium Falcon")).power;
    game.us().attack("Millennium Falcon", SHIP);
    game.expect_damage(SHIP, power);
    game.expect_gone("Millennium Falcon");
}

// ---- JTL_204 Home One, On My Mark ----

/// JTL_204: costs 3 less if an opponent has three space units.
#[test]
fn home_one_costs_3_less_against_three_space_units() {
    let table = |last: &'static str| {
        scenario()
            .our_leader("Admiral Ackbar, It's A Trap!")
            .our_base("Mos Eisley")
            .our_resources(6)
            .our_hand(["JTL_204"])
            .theirs([SHIP, "X-Wing", last])
            .action_phase()
    };
    table("Munificent Frigate").expect_offered("play Home One");
    table("Wampa").expect_not_offered("play Home One");
}

// Rulings

/// JTL_204, CR 7.5.5: without an enemy unit to attack, Ambush does not ready it (ruling 1).
#[test]
fn home_one_ambush_without_enemies_does_nothing() {
    let mut game = about_to_play("JTL_204").action_phase();
    game.us().play("Home One");
    game.expect_exhausted("Home One").expect_action_of(Side::Them);
}

// ---- JTL_205 Commence Patrol ----

/// JTL_205: a card from any discard pile goes to the bottom of its owner's deck to create an X-Wing; not the event
/// itself.
#[test]
fn commence_patrol_bottoms_a_discarded_card_to_create_an_x_wing() {
    let mut game = about_to_play("Commence Patrol").their_discard(["Wampa"]).their_deck(["Repair"]).action_phase();
    game.us().play("Commence Patrol").choose("Wampa");
    game.them().expect_deck_size(2).expect_discard([]);
    game.expect_in_play("X-Wing");
    let mut game = about_to_play("Commence Patrol").action_phase();
    game.us().play("Commence Patrol");
    game.expect_count("X-Wing", 0).expect_in_discard("Commence Patrol");
}

// ---- JTL_206 Fly Casual ----

/// JTL_206: a Vehicle is readied, and cannot attack bases this phase.
#[test]
fn fly_casual_readies_a_vehicle_that_cannot_attack_bases() {
    let mut game = about_to_play("Fly Casual")
        .ours([unit(SHIP).exhausted(), unit("Wampa").exhausted()])
        .theirs(["X-Wing"])
        .action_phase();
    game.us().play("Fly Casual");
    game.expect_not_offered("Wampa");
    game.us().choose(SHIP);
    game.expect_ready(SHIP);
    game.them().pass();
    game.expect_offered("Royal Security Fighter -> X-Wing").expect_not_offered("Royal Security Fighter -> their base");
}

// Rulings

/// JTL_206: Overwhelm still damages the base (ruling 1).
#[test]
fn fly_casual_attack_deals_excess_damage_to_the_base() {
    let mut game =
        about_to_play("Fly Casual").ours([unit("MC30 Assault Frigate").exhausted()]).theirs([SHIP]).action_phase();
    game.us().play("Fly Casual").choose("MC30 Assault Frigate");
    game.them().pass();
    game.us().attack("MC30 Assault Frigate", SHIP);
    game.them().expect_base_damage(4);
}

// ---- JTL_207 Jam Communications ----

/// JTL_207: looks at a hand and discards an event from it.
#[test]
fn jam_communications_discards_an_event_from_a_hand() {
    let mut game = about_to_play("Jam Communications").their_hand(["Wampa", "Repair", "Confiscate"]).action_phase();
    game.us().play("Jam Communications");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Repair", "Confiscate"]);
    game.us().choose("Repair");
    game.them().expect_hand(["Wampa", "Confiscate"]);
}

// ---- JTL_208 Never Tell Me the Odds ----

/// JTL_208: damage for each card with an odd cost among three of theirs and three of ours.
#[test]
fn never_tell_me_the_odds_deals_damage_for_odd_costs() {
    let mut game = about_to_play("Never Tell Me the Odds")
        .our_deck(["Resilient", "Wampa", "AT-ST", "Resilient"])
        .their_deck(["Zeb Orrelios", "Confiscate", "Wampa", "Resilient"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Never Tell Me the Odds").choose("AT-ST").expect_deck_size(1);
    game.expect_damage("AT-ST", 3);
}

// Rulings

/// JTL_208, CR 1.8.6, 1.14.3: the top cards' printed costs count; zero is even (ruling 1, 2, 3).
#[test]
fn never_tell_me_the_odds_counts_zero_as_even() {
    let mut game = about_to_play("Never Tell Me the Odds")
        .our_deck(["Improvised Detonation", "AT-ST", "Wampa", "Resilient"])
        .their_deck(["Wampa", "Wampa", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Never Tell Me the Odds").choose("AT-ST").expect_deck_top(["Resilient"]);
    game.expect_damage("AT-ST", 0);
}

// ---- JTL_209 It's a Trap ----

/// JTL_209: our space units are readied when an opponent has more of them.
#[test]
fn its_a_trap_readies_our_space_units_against_more() {
    let table = |theirs: &[&'static str]| {
        let mut game = about_to_play("It's a Trap")
            .ours([unit(SHIP).exhausted(), unit("Wampa").exhausted()])
            .theirs(theirs.iter().copied())
            .action_phase();
        game.us().play("It's a Trap");
        game
    };
    table(&["X-Wing", "Munificent Frigate"]).expect_ready(SHIP).expect_exhausted("Wampa");
    table(&["X-Wing", "AT-ST"]).expect_exhausted(SHIP);
}

// ---- JTL_210 The Mandalorian, Weathered Pilot ----

/// JTL_210: as a unit up to two ground units are exhausted; as an upgrade an enemy unit in his Vehicle's arena.
#[test]
fn the_mandalorian_exhausts_ground_units_or_an_enemy_in_his_arena() {
    let table = || {
        about_to_play("JTL_210").ours([SHIP]).theirs(["Wampa", "AT-ST", "X-Wing", "Munificent Frigate"]).action_phase()
    };
    let mut game = table();
    game.us().play("The Mandalorian").choose("Wampa").choose("AT-ST");
    game.expect_exhausted("Wampa").expect_exhausted("AT-ST");
    let mut game = table();
    game.us().play_onto("The Mandalorian", SHIP);
    game.expect_options(["X-Wing", "Munificent Frigate"]);
    game.us().choose("X-Wing");
    game.expect_exhausted("X-Wing");
}

// Rulings

/// JTL_210, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn the_mandalorian_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_210", "The Mandalorian");
}

// ---- JTL_211 Independent Smuggler ----

/// JTL_211: Raid 1, for itself and for its Vehicle.
#[test]
fn independent_smuggler_gives_raid_to_itself_or_its_vehicle() {
    for (ours, name, damage) in
        [(unit("Independent Smuggler"), "Independent Smuggler", 2), (piloted("Independent Smuggler"), SHIP, 4)]
    {
        let mut game = scenario().ours([ours]).action_phase();
        game.us().attack(name, "their base");
        game.them().expect_base_damage(damage);
    }
}

// Rulings

/// JTL_211, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn independent_smuggler_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_211", "Independent Smuggler");
}

// ---- JTL_213 Sidon Ithano, The Crimson Corsair ----

/// JTL_213: played as a unit he may be attached to an enemy Vehicle without a Pilot, which has -2/-2.
#[test]
fn sidon_ithano_may_attach_to_an_enemy_vehicle() {
    let mut game = about_to_play("Sidon Ithano")
        .ours([unit("Munificent Frigate")])
        .theirs([unit("Munificent Frigate"), unit("Wampa"), piloted("Clone Pilot")])
        .action_phase();
    game.us().play("Sidon Ithano").yes();
    game.expect_options(["Munificent Frigate"]);
    game.us().choose("their Munificent Frigate");
    game.expect_power("their Munificent Frigate", 2).expect_hp("their Munificent Frigate", 5);
    game.expect_controller("Sidon Ithano", Side::Us);
}

// Rulings

/// JTL_213: he has no Piloting, so he is played only as a unit (ruling 1).
#[test]
fn sidon_ithano_can_be_played_only_as_a_unit() {
    let mut game = about_to_play("Sidon Ithano").ours([SHIP]).theirs(["Munificent Frigate"]).action_phase();
    game.expect_not_offered("play Sidon Ithano onto Royal Security Fighter");
    game.expect_not_offered("play Sidon Ithano onto Munificent Frigate").expect_offered("play Sidon Ithano");
}

// ---- JTL_214 X-34 Landspeeder ----

/// JTL_214: Ambush.
#[test]
fn x_34_landspeeder_has_ambush() {
    let mut game = about_to_play("X-34 Landspeeder").theirs(["Bunker Defender"]).action_phase();
    game.us().play("X-34 Landspeeder").attack("X-34 Landspeeder", "Bunker Defender");
    game.expect_gone("Bunker Defender");
}

// Rulings

/// JTL_214, CR 7.5.5: without an enemy unit to attack, Ambush does not ready it (ruling 1).
#[test]
fn x_34_landspeeder_ambush_without_enemies_does_nothing() {
    expect_ambush("X-34 Landspeeder");
}

// ---- JTL_215 BoShek, Charismatic Smuggler ----

/// JTL_215: played as an upgrade, looks at the top two cards of our deck. Those with an odd cost go to hand.
#[test]
fn boshek_draws_discarded_cards_with_odd_costs() {
    let mut game = about_to_play("BoShek").ours([SHIP]).our_deck(["Resilient", "AT-ST", "Wampa"]).action_phase();
    game.us().play_onto("BoShek", SHIP).expect_hand(["Resilient"]).expect_discard(["AT-ST"]);
}

// Rulings

/// JTL_215, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn boshek_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_215", "BoShek");
}

/// JTL_215, CR 1.8.6, 1.14.3: the top cards' printed costs count; zero is even (ruling 2, 3, 4).
#[test]
fn boshek_counts_zero_as_even() {
    let deck = ["Improvised Detonation", "Wampa", "Resilient"];
    let mut game = about_to_play("BoShek").ours([SHIP]).our_deck(deck).action_phase();
    game.us().play_onto("BoShek", SHIP).expect_hand([]).expect_deck_top(["Resilient"]);
}

// ---- JTL_216 Contracted Hunter ----

/// JTL_216: it is defeated when the regroup phase starts.
#[test]
fn contracted_hunter_is_defeated_at_the_regroup_phase() {
    let mut game = scenario().ours(["Contracted Hunter"]).regroup_phase();
    game.expect_gone("Contracted Hunter");
}

// Rulings

/// JTL_216, CR 7.5.5: without an enemy unit to attack, Ambush does not ready it (ruling 1).
#[test]
fn contracted_hunter_ambush_without_enemies_does_nothing() {
    expect_ambush("Contracted Hunter");
}

// ---- JTL_217 Death Space Skirmisher ----

/// JTL_217: with another friendly space unit, may exhaust a unit.
#[test]
fn death_space_skirmisher_may_exhaust_a_unit_with_another_space_unit() {
    let table = |ours: &'static str| {
        let mut game = about_to_play("Death Space Skirmisher").ours([ours]).theirs(["AT-ST"]).action_phase();
        game.us().play("Death Space Skirmisher");
        game
    };
    let mut game = table(SHIP);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
    table("Wampa").expect_action_of(Side::Them);
}

// ---- JTL_218 Guerilla Soldier ----

/// JTL_218: 3 indirect damage to a player; ready when a base is damaged by it.
#[test]
fn guerilla_soldier_readies_when_its_damage_hits_a_base() {
    let mut game = about_to_play("Guerilla Soldier").theirs(["AT-ST"]).action_phase();
    game.us().play("Guerilla Soldier").choose_player(Side::Them);
    let mut other = game.clone();
    game.them().choose_times(2, "AT-ST").choose("their base");
    game.expect_ready("Guerilla Soldier");
    other.them().choose_times(3, "AT-ST");
    other.expect_exhausted("Guerilla Soldier");
}

// Rulings

/// JTL_218, CR 8.35.2A, 8.35.3: indirect damage ignores Shields and is at most a unit's remaining HP (ruling 1).
#[test]
fn guerilla_soldiers_damage_is_indirect() {
    let mut game = about_to_play("Guerilla Soldier").theirs([unit_with_one_hp_and_shield()]).action_phase();
    game.us().play("Guerilla Soldier").choose_player(Side::Them);
    deal_indirect_damage(&mut game, 3);
}

// ---- JTL_219 Rafa Martez, Shrewd Sister ----

/// JTL_219: 1 damage to a friendly unit and a resource is readied, when played and on attack.
#[test]
fn rafa_martez_damages_a_friendly_unit_and_readies_a_resource() {
    let mut game =
        about_to_play("Rafa Martez").ours(["Wampa"]).theirs(["AT-ST"]).our_base("Chopper Base").action_phase();
    game.us().play("Rafa Martez");
    game.expect_options(["Rafa Martez", "Wampa"]);
    game.us().choose("Wampa").choose("our Underworld Thug #1").expect_ready_resources(28);
    let mut game = scenario().ours(["Rafa Martez"]).our_resources(0).our_exhausted_resources(2).action_phase();
    game.us()
        .attack("Rafa Martez", "their base")
        .choose("Rafa Martez")
        .choose("our Underworld Thug")
        .expect_ready_resources(1);
    game.expect_damage("Rafa Martez", 1);
}

/// JTL_219: the text names no player, so any player's resource may be chosen.
#[test]
fn rafa_martez_may_ready_an_enemy_resource() {
    let mut game = scenario()
        .ours(["Rafa Martez"])
        .our_resources(0)
        .our_exhausted_resources(1)
        .their_resources(0)
        .their_exhausted_resources(1)
        .action_phase();
    game.us().attack("Rafa Martez", "their base").choose("Rafa Martez");
    game.expect_options(["Underworld Thug", "Underworld Thug"]);
    game.us().choose("their Underworld Thug").expect_ready_resources(0);
    game.them().expect_ready_resources(1);
}
