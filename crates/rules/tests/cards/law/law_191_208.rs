//! The cards of A Lawless Time from LAW_191 to LAW_208: main case, corners and official rulings of each.

use testkit::{Side, scenario, unit};

use crate::starts::deadly_unit;

// ---- LAW_191 Arvel Skeen, Win and Walk Away ----

/// LAW_191: any player's Credit may be defeated to deal 1 damage to a unit or base, when played and on attack.
#[test]
fn arvel_skeen_may_defeat_any_players_credit_to_deal_1_damage() {
    let mut game = scenario().ours(["LAW_191"]).their_credits(1).theirs(["AT-ST"]).action_phase();
    game.us().attack("LAW_191", "their base").choose("Credit").choose("AT-ST");
    game.expect_damage("AT-ST", 1).them().expect_credits(0);
    let mut game = scenario().our_hand(["LAW_191"]).their_credits(1).theirs(["AT-ST"]).action_phase();
    game.us().play("LAW_191").no();
    game.expect_damage("AT-ST", 0).them().expect_credits(1);
}

// ---- LAW_192 Bracca Shipbreaker ----

/// LAW_192: discards our top card with each attack.
#[test]
fn bracca_shipbreaker_discards_a_card_of_our_deck_on_attack() {
    let mut game = scenario().ours(["LAW_192"]).our_deck(["Repair", "Wampa"]).action_phase();
    game.us().attack("LAW_192", "their base").expect_discard(["Repair"]);
}

// Rulings

/// LAW_192: the card comes from the top (ruling 1).
#[test]
fn bracca_shipbreaker_discards_the_top_card_of_our_deck() {
    let mut game = scenario().ours(["LAW_192"]).our_deck(["Repair", "Wampa"]).action_phase();
    game.us().attack("LAW_192", "their base").expect_deck_top(["Wampa"]);
}

// ---- LAW_194 Doctor Aphra, Digging For Answers ----

/// LAW_194: discards 3 cards of our deck, of which an Underworld card may return to hand.
#[test]
fn doctor_aphra_discards_3_cards_and_may_draw_an_underworld_card() {
    let deck = ["Repair", "Greedo", "Wampa", "AT-ST"];
    let mut game = scenario().ours(["LAW_194"]).our_deck(deck).our_discard(["Underworld Thug"]).action_phase();
    game.us().attack("LAW_194", "their base");
    game.expect_options(["Greedo", "no"]);
    game.us().choose("Greedo").expect_hand(["Greedo"]);
}

// Rulings

/// LAW_194: the cards come from the top (ruling 1).
#[test]
fn doctor_aphra_discards_the_top_cards_of_our_deck() {
    let mut game = scenario().ours(["LAW_194"]).our_deck(["Repair", "Greedo", "Wampa", "AT-ST"]).action_phase();
    game.us()
        .attack("LAW_194", "their base")
        .no()
        .expect_discard(["Repair", "Greedo", "Wampa"])
        .expect_deck_top(["AT-ST"]);
}

// ---- LAW_195 Overcharged Transport ----

/// LAW_195: an upgrade on a space unit may be defeated, when played and when defeated.
#[test]
fn overcharged_transport_may_defeat_an_upgrade_on_a_space_unit() {
    let theirs = [unit("Alliance X-Wing").with(["Resilient"]), unit("Wampa").with(["Devotion"])];
    let mut game = scenario().our_hand(["LAW_195"]).theirs(theirs).action_phase();
    game.us().play("LAW_195");
    game.expect_options(["Resilient", "no"]);
    game.us().choose("Resilient");
    game.expect_upgrades("Alliance X-Wing", []);
    let theirs = [unit("Alliance X-Wing").with(["Resilient"])];
    let mut game = scenario().ours([unit("LAW_195").damage(2)]).theirs(theirs).action_phase();
    game.us().attack("LAW_195", "Alliance X-Wing").choose("Resilient");
}

// ---- LAW_197 Shifty Suspects ----

/// LAW_197: for the phase no base can be healed.
#[test]
fn shifty_suspects_stop_bases_from_being_healed() {
    let table = scenario().ours(["LAW_197"]).our_hand(["Repair"]).our_base_damage(5).their_base_damage(5);
    let mut game = table.action_phase();
    game.us().attack("LAW_197", "their base");
    game.them().pass();
    game.us().play("Repair").choose("our base").expect_base_damage(5);
}

// ---- LAW_200 Salvaged Blaster ----

/// LAW_200: discarded this phase, it can be played from the discard pile.
#[test]
fn salvaged_blaster_can_be_played_from_the_discard_pile_when_discarded() {
    let table =
        scenario().our_leader("LAW_011").our_base("SOR_026").our_hand(["LAW_200"]).ours(["Wampa", "Frontier AT-RT"]);
    let mut game = table.action_phase();
    game.us().use_ability("our leader").choose("LAW_200").choose("their base");
    game.them().pass();
    game.us().use_ability("LAW_200").play_onto("LAW_200", "Wampa").expect_ready_resources(18);
    game.expect_power("Wampa", 6);
}

// Rulings

/// LAW_200, CR 6.4.2A: it cannot be played if it was discarded before or cannot be paid for. Its full cost is paid
/// (ruling 1, 2).
#[test]
fn salvaged_blaster_must_be_discarded_this_phase_and_paid_for() {
    let mut game = scenario().our_discard(["LAW_200"]).ours(["Wampa"]).action_phase();
    game.expect_not_offered("use Salvaged Blaster");
    let table =
        scenario().our_leader("LAW_011").our_base("SOR_026").our_hand(["LAW_200"]).ours(["Wampa"]).our_resources(1);
    let mut game = table.action_phase();
    game.us().use_ability("our leader").choose("LAW_200").choose("their base");
    game.them().pass();
    game.expect_not_offered("use Salvaged Blaster");
}

// ---- LAW_201 Thermal Detonator ----

/// LAW_201: if it was defeated while ready, the unit deals 2 damage to each enemy ground unit.
#[test]
fn thermal_detonator_damages_enemy_ground_units_if_its_unit_was_ready() {
    for (ready, damage) in [(true, 2), (false, 0)] {
        let wampa = unit("Wampa").with(["LAW_201"]);
        let wampa = if ready { wampa } else { wampa.exhausted() };
        let mut game =
            scenario().ours([wampa]).theirs(["Frontier AT-RT"]).their_hand(["Vanquish"]).their_action_phase();
        game.them().play("Vanquish").choose("Wampa");
        game.expect_damage("Frontier AT-RT", damage);
    }
}

// ---- LAW_202 Commence the Festivities ----

/// LAW_202: attacks with Saboteur, and +2/+0 if we have fewer resources than an opponent.
#[test]
fn commence_the_festivities_gives_power_with_fewer_resources() {
    for (resources, damage) in [(21, 6), (20, 4)] {
        let table =
            scenario().our_hand(["LAW_202"]).ours(["Wampa"]).theirs(["Pyke Sentinel"]).their_resources(resources);
        let mut game = table.action_phase();
        game.us().play("LAW_202").attack("Wampa", "their base");
        game.them().expect_base_damage(damage);
    }
}

// Rulings

/// LAW_202: a ready unit must attack, and one opponent with more resources is enough (ruling 1, 2).
#[test]
fn commence_the_festivities_compares_with_any_one_opponent() {
    let table = scenario().our_hand(["LAW_202"]).ours([unit("Wampa"), unit("Greedo").exhausted()]);
    let mut game = table.their_resources(21).third(["AT-ST"]).action_phase();
    game.us().play("LAW_202");
    game.expect_not_offered("no").expect_not_offered("Greedo -> their base");
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(6);
}

// ---- LAW_203 Daring Delve ----

/// LAW_203: discards 2 cards of our deck, of which an Aggression card may return to hand.
#[test]
fn daring_delve_discards_2_cards_and_may_draw_an_aggression_card() {
    let mut game = scenario()
        .our_hand(["LAW_203"])
        .our_deck(["Wampa", "Repair", "AT-ST"])
        .our_discard(["Open Fire"])
        .action_phase();
    game.us().play("LAW_203");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]);
}

// Rulings

/// LAW_203: the cards come from the top (ruling 1).
#[test]
fn daring_delve_discards_the_top_cards_of_our_deck() {
    let mut game = scenario().our_hand(["LAW_203"]).our_deck(["Greedo", "Repair", "AT-ST"]).action_phase();
    game.us().play("LAW_203").expect_deck_top(["AT-ST"]);
}

// ---- LAW_204 Every Day, More Lies ----

/// LAW_204: each player discards a card.
#[test]
fn every_day_more_lies_makes_each_player_discard_a_card() {
    let mut game = scenario().our_hand(["LAW_204", "Repair", "Wampa"]).their_hand(["Greedo", "AT-ST"]).action_phase();
    game.us().play("LAW_204").choose("Wampa");
    game.them().choose("AT-ST").expect_hand(["Greedo"]);
    game.us().expect_hand(["Repair"]);
}

// ---- LAW_205 Flash the Vents ----

/// LAW_205: attacks with a unit with +2/+0 and Overwhelm; if it damages a base, it is then defeated.
#[test]
fn flash_the_vents_defeats_the_attacker_if_it_damaged_a_base() {
    let table = || scenario().our_hand(["LAW_205"]).ours(["Swoop Racer"]).theirs(["AT-ST"]);
    let mut game = table().action_phase();
    game.us().play("LAW_205").attack("Swoop Racer", "their base");
    game.expect_gone("Swoop Racer").them().expect_base_damage(6);
    let mut game = scenario().our_hand(["LAW_205"]).ours(["LAW_162"]).theirs(["LAW_164", "LAW_123"]).action_phase();
    game.us().play("LAW_205").attack("LAW_162", "LAW_123");
    game.expect_gone("LAW_162").them().expect_base_damage(4);
    let mut game = scenario().our_hand(["LAW_205"]).ours(["Consular Security Force"]).theirs(["AT-ST"]).action_phase();
    game.us().play("LAW_205").attack("Consular Security Force", "AT-ST");
    game.expect_in_play("Consular Security Force").them().expect_base_damage(0);
}

// Rulings

/// LAW_205: a ready unit must attack (ruling 1).
#[test]
fn flash_the_vents_must_attack_with_a_ready_unit() {
    let mut game = scenario().our_hand(["LAW_205"]).ours([unit("Wampa"), unit("Greedo").exhausted()]).action_phase();
    game.us().play("LAW_205");
    game.expect_options(["Wampa -> their base"]);
}

/// LAW_205, CR 7.5.7E: a Shield leaves no excess damage, and the unit is not defeated (ruling 2).
#[test]
fn flash_the_vents_deals_no_excess_damage_through_a_shield() {
    let mut game =
        scenario().our_hand(["LAW_205"]).ours(["AT-ST"]).theirs([unit("Greedo").with(["Shield"])]).action_phase();
    game.us().play("LAW_205").attack("AT-ST", "Greedo");
    game.expect_in_play("AT-ST").them().expect_base_damage(0);
}

/// LAW_205, CR 7.5.7F: the unit that it attacks is defeated before combat damage, all damage is excess damage, and
/// triggers of the attack are resolved before the unit is defeated (ruling 3, 4).
#[test]
fn flash_the_vents_deals_all_damage_when_the_defender_is_gone() {
    let mut game = deadly_unit(unit("Wampa")).our_hand(["LAW_205"]).theirs(["Cantina Braggart"]).action_phase();
    game.us().play("LAW_205").attack("Wampa", "Cantina Braggart");
    game.expect_gone("Wampa").them().expect_base_damage(6);
}

/// LAW_205: damage that an ability of the unit deals to a base during the attack counts (ruling 5).
#[test]
fn flash_the_vents_counts_ability_damage_to_a_base() {
    let mut game = scenario().our_hand(["LAW_205"]).ours(["LAW_181"]).theirs(["LAW_164", "LAW_143"]).action_phase();
    game.us().play("LAW_205").attack("LAW_181", "LAW_143").choose("their base");
    game.expect_gone("LAW_181").them().expect_base_damage(2);
}

// ---- LAW_206 That's a Rock ----

/// LAW_206: 1 damage to a unit, when played or discarded from hand or deck.
#[test]
fn thats_a_rock_deals_1_damage_when_played_or_discarded() {
    let mut game = scenario().our_hand(["LAW_206"]).theirs(["AT-ST"]).action_phase();
    game.us().play("LAW_206").choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
    let mut game = scenario().ours(["LAW_192"]).our_deck(["LAW_206", "Repair"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("LAW_192", "their base");
    game.expect_offered("no").us().choose("AT-ST");
    game.expect_damage("AT-ST", 1);
    let table = scenario().our_hand(["LAW_204", "LAW_206"]).theirs(["AT-ST"]);
    let mut game = table.action_phase();
    game.us().play("LAW_204").choose("LAW_206").choose("AT-ST");
    game.expect_damage("AT-ST", 1);
}

// ---- LAW_207 Attack From All Sides ----

/// LAW_207: 3 damage to a unit, or 5 with 4 or more different aspects among friendly units.
#[test]
fn attack_from_all_sides_deals_3_or_5_with_4_different_aspects() {
    let mut game =
        scenario().our_hand(["LAW_207"]).ours(["Battlefield Marine", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("LAW_207").choose("AT-ST");
    game.expect_damage("AT-ST", 3);
    let table = || {
        scenario()
            .our_hand(["LAW_207"])
            .ours(["Battlefield Marine", "Wampa", "Greedo"])
            .theirs(["AT-ST"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("LAW_207").choose("AT-ST").mode(1);
    game.expect_damage("AT-ST", 5);
    let mut game = table();
    game.us().play("LAW_207").choose("AT-ST").mode(2);
    game.expect_damage("AT-ST", 3);
}

// ---- LAW_208 Collateral Damage ----

/// LAW_208: 2 damage to a unit, then 2 to a base or another unit in its arena.
#[test]
fn collateral_damage_deals_2_to_a_unit_and_2_to_a_base_or_another_unit() {
    let table = scenario().our_hand(["LAW_208"]).theirs(["AT-ST", "Wampa", "Alliance X-Wing"]);
    let mut game = table.action_phase();
    game.us().play("LAW_208").choose("AT-ST");
    game.expect_options(["Wampa", "our base", "their base"]);
    game.us().choose("Wampa");
    game.expect_damage("AT-ST", 2).expect_damage("Wampa", 2);
}
