//! The cards of Ashes of the Empire from ASH_226 to ASH_243: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::units_with_additional_cost;

// ---- ASH_226 Qi'ra, Master of Teräs Käsi ----

/// ASH_226: -1/-0 for each card in our hand; one may be discarded for 3 damage to a unit.
#[test]
fn qira_gets_minus_1_power_per_card_in_hand_and_may_discard_one() {
    let mut game =
        scenario().our_hand(["Qi'ra, Master of Teräs Käsi", "Repair", "Wampa"]).theirs(["AT-ST"]).action_phase();
    let mut declined = game.clone();
    game.us().play("Qi'ra").yes().choose("Repair").choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_power("Qi'ra", 8);
    declined.us().play("Qi'ra").no();
    declined.expect_power("Qi'ra", 7).expect_damage("AT-ST", 0);
}

// ---- ASH_227 Heightened Awareness ----

/// ASH_227: its unit gets an Advantage token when the regroup phase starts.
#[test]
fn heightened_awareness_gives_advantage_each_regroup_phase() {
    let mut game = scenario().ours([unit("Wampa").with(["Heightened Awareness"])]).action_phase();
    game.both_pass();
    game.expect_upgrades("Wampa", ["Heightened Awareness", "Advantage"]);
}

// ---- ASH_228 Preparation ----

/// ASH_228: its unit is exhausted.
#[test]
fn preparation_exhausts_its_unit() {
    let mut game = scenario().ours(["Wampa"]).our_hand(["Preparation"]).action_phase();
    game.us().play_onto("Preparation", "Wampa");
    game.expect_exhausted("Wampa").expect_power("Wampa", 6);
}

// ---- ASH_229 Camtono ----

/// ASH_229: when the unit's attack ends, looks at the top card and may play it for free if it costs 2 or less.
#[test]
fn camtono_may_play_a_cheap_top_card_for_free_after_an_attack() {
    let table = |top: &'static str| {
        scenario().ours([unit("Wampa").with(["Camtono"])]).our_deck([top, "Repair"]).our_resources(0)
    };
    let mut game = table("Battlefield Marine").action_phase();
    let mut declined = game.clone();
    game.us().attack("Wampa", "their base");
    game.expect_options(["play Battlefield Marine", "no"]);
    game.us().play("Battlefield Marine");
    game.expect_in_play("Battlefield Marine");
    declined.us().attack("Wampa", "their base").no().expect_deck_top(["Battlefield Marine"]);
    let mut game = table("AT-ST").action_phase();
    game.us().attack("Wampa", "their base").expect_deck_top(["AT-ST"]);
    game.expect_action_of(Side::Them);
}

// Rulings

/// ASH_229: printed costs count; the unit need not survive; other costs are paid (ruling 1, 2, 3).
#[test]
fn camtono_counts_the_printed_cost_and_needs_no_survivor() {
    let mut game = units_with_additional_cost()
        .ours([unit("Death Star Stormtrooper").with(["Camtono"])])
        .our_deck(["Battlefield Marine", "Repair"])
        .our_resources(0)
        .action_phase();
    game.us().attack("Death Star Stormtrooper", "Saw Gerrera").play("Battlefield Marine").expect_base_damage(2);
    game.expect_gone("Death Star Stormtrooper");
}

// ---- ASH_230 Improvised Identity ----

/// ASH_230: its ground unit searches the top 3 cards for a ground unit that it discards, and may attack with that unit's
/// abilities, once each round.
#[test]
fn improvised_identity_attacks_with_the_abilities_of_a_discarded_unit() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Improvised Identity"]), unit("Cartel Spacer")])
        .theirs([unit("AT-ST"), unit("Snowspeeder")])
        .our_deck(["Repair", "Snowspeeder", "Alliance X-Wing", "Greedo"])
        .our_hand(["Improvised Identity"])
        .action_phase();
    game.expect_not_offered("play Improvised Identity onto Cartel Spacer");
    game.us().use_ability("Wampa");
    game.expect_options(["Snowspeeder", "done"]);
    game.us().choose("Snowspeeder").attack("Wampa", "their base");
    // Snowspeeder's "on attack" is the Wampa's for this attack.
    game.expect_options(["AT-ST", "Snowspeeder"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_in_discard("Snowspeeder").expect_no_keyword("Wampa", Keyword::Ambush);
    game.them().expect_base_damage(4).pass();
    game.expect_not_offered("use Wampa");
}

// Corners

/// ASH_230: the gained abilities already apply to the attack: with Saboteur it ignores a unit with Sentinel. The
/// ability is used up without a unit to discard or without an attack too.
#[test]
fn improvised_identity_gains_the_abilities_before_the_attack() {
    let table =
        || scenario().ours([unit("Wampa").with(["Improvised Identity"])]).theirs(["Cell Block Guard", "Greedo"]);
    let mut game = table().our_deck(["Rebel Pathfinder", "Repair", "Repair"]).action_phase();
    game.us().use_ability("Wampa");
    let mut none = game.clone();
    game.us().choose("Rebel Pathfinder");
    game.expect_options(["Wampa -> Cell Block Guard", "Wampa -> Greedo", "Wampa -> their base", "no"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(4);
    none.us().done();
    none.expect_options(["Wampa -> Cell Block Guard", "no"]);
    none.us().no();
    none.expect_action_of(Side::Them).expect_ready("Wampa");
}

/// ASH_230, CR 6.3.5A, 7.7.5C: a gained effect that replaces a defeat still holds when the combat damage of the attack
/// defeats the attacker.
#[test]
fn improvised_identity_replaces_the_defeat_by_combat_damage() {
    let mut game = scenario()
        .ours([unit("Wampa").damage(3).with(["Improvised Identity"]), unit("Cartel Spacer")])
        .our_deck(["JTL_049", "Repair", "Repair"])
        .theirs(["Ravenous Rathtar"])
        .action_phase();
    game.us().use_ability("Wampa").choose("L3-37").attack("Wampa", "Ravenous Rathtar");
    game.expect_asked(Side::Us, QuestionKind::InsteadOfDefeat);
    let mut declined = game.clone();
    game.us().choose("Cartel Spacer");
    game.expect_upgrades("Cartel Spacer", ["Wampa"]).expect_action_of(Side::Them);
    declined.us().no();
    declined.expect_in_discard("Wampa").expect_action_of(Side::Them);
}

/// ASH_230, CR 6.3.1, 6.3.2: a gained "can't attack" holds from the declaration on, so there is no attack.
#[test]
fn improvised_identity_stops_the_attack_with_a_gained_cant_attack() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Improvised Identity"])])
        .our_deck(["Loth-Wolf", "Repair", "Repair"])
        .action_phase();
    game.us().use_ability("Wampa").choose("Loth-Wolf");
    game.expect_action_of(Side::Them).expect_ready("Wampa");
}

/// ASH_230, CR 6.3.1: gained "can attack 2 units" lets a second defending unit be chosen.
#[test]
fn improvised_identity_attacks_two_units_with_a_gained_ability() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Improvised Identity"])])
        .our_deck(["TWI_135", "Repair", "Repair"])
        .theirs(["Porg", "AT-ST"])
        .action_phase();
    game.us().use_ability("Wampa").choose("Darth Maul").attack("Wampa", "Porg");
    game.expect_asked(Side::Us, QuestionKind::SecondDefender);
    game.us().choose("AT-ST");
    game.expect_gone("Porg").expect_damage("AT-ST", 4);
}

/// ASH_230, CR 7.7.3: a keyword with its number, and an ability at the end of the attack, are gained as well, and end with
/// the attack.
#[test]
fn improvised_identity_gains_all_abilities_until_the_attack_ends() {
    let mut game = scenario()
        .ours([unit("Underworld Thug").with(["Improvised Identity"])])
        .our_deck(["Cantina Braggart", "Repair", "Repair"])
        .action_phase();
    game.us().use_ability("Underworld Thug").choose("Cantina Braggart").attack("Underworld Thug", "their base");
    game.them().expect_base_damage(4);
    game.expect_no_keyword("Underworld Thug", Keyword::Raid);
    let mut game = scenario()
        .ours([unit("Underworld Thug").with(["Improvised Identity", "Resilient"])])
        .theirs(["Krayt Dragon"])
        .our_deck(["The Great Mothers", "Repair", "Repair"])
        .action_phase();
    game.us().use_ability("Underworld Thug").choose("The Great Mothers").attack("Underworld Thug", "Krayt Dragon");
    game.expect_gone("Krayt Dragon").expect_gone("Underworld Thug");
}

// Rulings

/// ASH_230, CR 8.26.2: the other cards go to the bottom of the deck (ruling 1).
#[test]
fn improvised_identity_puts_the_unchosen_cards_on_the_bottom() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Improvised Identity"])])
        .our_deck(["Repair", "Greedo", "Repair", "AT-ST", "AT-ST"])
        .action_phase();
    game.us().use_ability("Wampa").choose("Greedo").no();
    game.us().expect_deck_top(["AT-ST", "AT-ST", "Repair", "Repair"]).expect_discard(["Greedo"]);
}

/// ASH_230, CR 6.3.2: an exhausted unit does not attack (ruling 2).
#[test]
fn improvised_identity_lets_no_exhausted_unit_attack() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Improvised Identity"]).exhausted()])
        .our_deck(["Repair", "Greedo", "Repair"])
        .action_phase();
    game.us().use_ability("Wampa").choose("Greedo");
    game.expect_in_discard("Greedo").expect_action_of(Side::Them);
}

// ---- ASH_231 Diplomatic Pageantry ----

/// ASH_231: a friendly and an enemy unit are exhausted; then 2 Advantage tokens for a friendly unit.
#[test]
fn diplomatic_pageantry_exhausts_two_units_and_gives_2_advantage() {
    let mut game = scenario().our_hand(["Diplomatic Pageantry"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Diplomatic Pageantry").choose("Wampa").choose("AT-ST").choose("Wampa");
    game.expect_exhausted("AT-ST").expect_upgrades("Wampa", ["Advantage", "Advantage"]);
    let mut game = scenario().our_hand(["Diplomatic Pageantry"]).ours(["Wampa"]).action_phase();
    game.us().play("Diplomatic Pageantry").choose("Wampa");
    game.expect_exhausted("Wampa").expect_upgrades("Wampa", []);
}

// ---- ASH_232 Full of Surprises ----

/// ASH_232: an upgrade that costs 2 or less is returned, and a unit gets a Shield.
#[test]
fn full_of_surprises_returns_a_cheap_upgrade_and_gives_a_shield() {
    let mut game = scenario()
        .our_hand(["Full of Surprises"])
        .ours(["Wampa"])
        .theirs([unit("AT-ST").with(["Academy Training", "Jedi Lightsaber"])])
        .action_phase();
    game.us().play("Full of Surprises");
    game.expect_options(["Academy Training"]);
    game.us().choose("Academy Training").choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]).expect_upgrades("AT-ST", ["Jedi Lightsaber"]);
}

// Rulings

/// ASH_232: the upgrade must be in play, and its printed cost counts (ruling 1, 2).
#[test]
fn full_of_surprises_returns_an_upgrade_in_play_by_its_printed_cost() {
    let mut game = scenario().text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Friendly, cards: (is: Upgrade), amount: 2)])])"#).our_hand(["Full of Surprises"]).our_discard(["Resilient"]).ours([unit("Battlefield Marine").with(["Jedi Lightsaber"])]).action_phase();
    game.us().play("Full of Surprises").choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Jedi Lightsaber", "Shield"]).expect_in_discard("Resilient");
}

// ---- ASH_233 Keep Them Talking ----

/// ASH_233: up to 2 units that each cost 3 or less are exhausted.
#[test]
fn keep_them_talking_exhausts_up_to_2_units_costing_3_or_less() {
    let mut game = scenario()
        .our_hand(["Keep Them Talking"])
        .theirs(["Greedo", "Battlefield Marine", "Wampa", "Cartel Spacer"])
        .action_phase();
    game.us().play("Keep Them Talking");
    game.expect_not_offered("Wampa");
    game.us().choose("Greedo").choose("Cartel Spacer");
    game.expect_exhausted("Greedo")
        .expect_exhausted("Cartel Spacer")
        .expect_ready("Battlefield Marine")
        .expect_action_of(Side::Them);
}

// Rulings

/// ASH_233: the printed cost counts (ruling 1).
#[test]
fn keep_them_talking_counts_printed_costs() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Any, cards: (), amount: 2)])])"#)
        .our_hand(["Keep Them Talking"])
        .ours(["Battlefield Marine"])
        .theirs(["Wampa", "Greedo"])
        .action_phase();
    game.us().play("Keep Them Talking");
    game.expect_not_offered("Wampa").expect_offered("Greedo");
}

// ---- ASH_234 Masterstroke ----

/// ASH_234: the attacker has +1/+0 for each unit of the defending player in its arena.
#[test]
fn masterstroke_gives_power_per_enemy_unit_in_the_arena() {
    let mut game = scenario()
        .our_hand(["Masterstroke"])
        .ours(["Greedo"])
        .theirs(["Wampa", "AT-ST", "Cartel Spacer"])
        .action_phase();
    game.us().play("Masterstroke").attack("Greedo", "their base");
    game.them().expect_base_damage(5);
}

// Rulings

/// ASH_234: the attack must be made if possible, with a ready unit (ruling 1).
#[test]
fn masterstroke_must_attack_with_a_ready_unit() {
    let mut game =
        scenario().our_hand(["Masterstroke"]).ours([unit("Greedo"), unit("Wampa").exhausted()]).action_phase();
    game.us().play("Masterstroke");
    game.expect_options(["Greedo -> their base"]);
}

// ---- ASH_235 Sense Through the Force ----

/// ASH_235: names a number, then reveals a card from the top 5; if that is its cost, 3 Advantage tokens for a Force
/// unit.
#[test]
fn sense_through_the_force_gives_3_advantage_for_a_guessed_cost() {
    let mut game = scenario()
        .our_hand(["Sense Through the Force"])
        .ours(["Fifth Brother", "Wampa"])
        .our_deck(["Repair", "AT-ST", "Greedo", "Greedo", "Greedo", "Moment of Peace"])
        .action_phase();
    let mut wrong = game.clone();
    game.us().play("Sense Through the Force").number(6).choose("AT-ST");
    game.expect_options(["Fifth Brother", "no"]);
    game.us().choose("Fifth Brother").expect_hand(["AT-ST"]);
    game.expect_upgrades("Fifth Brother", ["Advantage", "Advantage", "Advantage"]);
    wrong.us().play("Sense Through the Force").number(5).choose("AT-ST");
    wrong.expect_action_of(Side::Them);
}

// Rulings

/// ASH_235: the printed cost counts; the other cards go to the bottom (ruling 1, 2).
#[test]
fn sense_through_the_force_counts_the_printed_cost() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Friendly, cards: (), amount: 2)])])"#)
        .our_hand(["Sense Through the Force"])
        .ours(["Battlefield Marine", "Fifth Brother"])
        .our_deck(["Repair", "AT-ST", "Greedo", "Greedo", "Greedo", "Moment of Peace"])
        .action_phase();
    game.us().play("Sense Through the Force").number(4).choose("AT-ST").expect_deck_top(["Moment of Peace"]);
    game.expect_action_of(Side::Them);
}

// ---- ASH_236 Far Far Away ----

/// ASH_236: a friendly non-leader unit is returned, then an enemy one.
#[test]
fn far_far_away_returns_a_friendly_and_an_enemy_unit() {
    let mut game = scenario().our_hand(["Far Far Away"]).ours(["Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("Far Far Away").choose("Greedo").choose("Wampa").expect_hand(["Greedo"]);
    game.them().expect_hand(["Wampa"]);
    let mut game = scenario().our_hand(["Far Far Away"]).theirs(["Wampa"]).action_phase();
    game.us().play("Far Far Away");
    game.expect_in_play("Wampa");
}

// Rulings

/// ASH_236: units in discard piles are not in play (ruling 1).
#[test]
fn far_far_away_returns_only_units_in_play() {
    let mut game =
        scenario().our_hand(["Far Far Away"]).our_discard(["AT-ST"]).ours(["Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("Far Far Away");
    game.expect_options(["Greedo"]);
}

// ---- ASH_237 Mouse Droid ----

/// ASH_237: the next Imperial unit this phase costs 1 less.
#[test]
fn mouse_droid_makes_the_next_imperial_cost_1_less() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .our_base("Command Center")
        .our_hand(["Mouse Droid", "Wampa", "AT-ST", "AT-ST"])
        .our_resources(20)
        .action_phase();
    game.us().play("Mouse Droid").expect_ready_resources(19);
    game.them().pass();
    game.us().play("AT-ST").expect_ready_resources(14);
    game.them().pass();
    game.us().play("AT-ST").expect_ready_resources(8);
}

// Rulings

/// ASH_237: the discount remains if the droid is defeated (ruling 1).
#[test]
fn mouse_droid_keeps_the_discount_when_it_was_defeated() {
    let mut game = scenario()
        .our_leader("Grand Moff Tarkin, Oversector Governor")
        .our_base("Command Center")
        .our_hand(["Mouse Droid", "AT-ST"])
        .our_resources(10)
        .their_hand(["Confiscate"])
        .confiscate_does("Defeat(Choose())")
        .action_phase();
    game.us().play("Mouse Droid");
    game.them().play("Confiscate").choose("Mouse Droid");
    game.us().play("AT-ST").expect_ready_resources(4);
}

// ---- ASH_238 Attendant Navigator ----

/// ASH_238: a space unit may get 2 Advantage tokens.
#[test]
fn attendant_navigator_may_give_a_space_unit_2_advantage() {
    let mut game = scenario().our_hand(["Attendant Navigator"]).ours(["Wampa", "Alliance X-Wing"]).action_phase();
    game.us().play("Attendant Navigator");
    game.expect_options(["Alliance X-Wing", "no"]);
    game.us().choose("Alliance X-Wing");
    game.expect_power("Alliance X-Wing", 4);
}

// ---- ASH_240 Mandalorian Super Commandos ----

/// ASH_240: +2/+0 with a leader unit.
#[test]
fn mandalorian_super_commandos_get_2_power_with_a_leader_unit() {
    let mut game = scenario()
        .ours(["Mandalorian Super Commandos"])
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .action_phase();
    game.expect_power("Mandalorian Super Commandos", 2);
    let mut game = scenario()
        .ours(["Mandalorian Super Commandos"])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .action_phase();
    game.expect_power("Mandalorian Super Commandos", 4);
}

// ---- ASH_241 Marrok's Fiend Fighter, Formidable Pursuer ----

/// ASH_241: +2/+0 while it attacks a damaged unit; a unit that it supports has the bonus too.
#[test]
fn marroks_fiend_fighter_gets_2_power_while_attacking_a_damaged_unit() {
    let mut game = scenario()
        .ours(["Marrok's Fiend Fighter, Formidable Pursuer"])
        .theirs([unit("Redemption").damage(1)])
        .action_phase();
    game.us().attack("Marrok's Fiend Fighter", "Redemption");
    game.expect_damage("Redemption", 6);
    let mut game = scenario()
        .our_hand(["Marrok's Fiend Fighter, Formidable Pursuer"])
        .ours(["Battlefield Marine"])
        .theirs([unit("AT-ST").damage(1)])
        .action_phase();
    game.us().play("Marrok's Fiend Fighter").attack("Battlefield Marine", "AT-ST");
    game.expect_damage("AT-ST", 6);
}

// Rulings

/// ASH_241: a Shield leaves no excess damage. If the defending unit was defeated before combat damage, all damage is
/// excess damage (ruling 1, 2).
#[test]
fn marroks_fiend_fighter_deals_excess_except_through_a_shield() {
    let mut game = scenario()
        .ours(["Marrok's Fiend Fighter, Formidable Pursuer"])
        .theirs([unit("Distant Patroller").with(["Shield"])])
        .action_phase();
    game.us().attack("Marrok's Fiend Fighter", "Distant Patroller");
    game.them().expect_base_damage(0);
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [Defeat(Defender)]))")
        .ours([unit("Marrok's Fiend Fighter, Formidable Pursuer").with(["Resilient"])])
        .theirs(["Cartel Spacer"])
        .action_phase();
    game.us().attack("Marrok's Fiend Fighter", "Cartel Spacer");
    game.them().expect_base_damage(3);
}

// ---- ASH_243 Darth Vader, Meet Your Destiny ----

/// ASH_243: Sentinel while ready; Shielded.
#[test]
fn darth_vader_has_sentinel_while_ready() {
    let mut game = scenario().our_hand(["Darth Vader, Meet Your Destiny"]).action_phase();
    game.us().play("Darth Vader");
    game.expect_no_keyword("Darth Vader", Keyword::Sentinel).expect_upgrades("Darth Vader", ["Shield"]);
    let mut game = scenario().ours(["Darth Vader, Meet Your Destiny"]).action_phase();
    game.expect_keyword("Darth Vader", Keyword::Sentinel);
}
