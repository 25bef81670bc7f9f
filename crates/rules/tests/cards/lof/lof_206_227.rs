//! The cards of Legends of the Force from LOF_206 to LOF_227: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{about_to_play, expect_hidden, with_an_enemy};

// ---- LOF_206 Babu Frik, Heyyy! ----

/// LOF_206: exhausts: a friendly Droid unit may attack, dealing damage equal to its remaining HP.
#[test]
fn babu_frik_lets_a_droid_attack_with_its_remaining_hp() {
    let mut game = scenario()
        .ours([unit("Babu Frik, Heyyy!"), unit("R2-D2, Ignoring Protocol").damage(1), unit("Wampa")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("Babu Frik");
    game.expect_exhausted("Babu Frik").expect_options(["R2-D2 -> AT-ST", "R2-D2 -> their base", "no"]);
    let mut declined = game.clone();
    game.us().attack("R2-D2", "AT-ST");
    // Its own ability: the top card of our deck may be put on the bottom.
    game.expect_asked(Side::Us, QuestionKind::May).expect_options(["yes", "no"]);
    game.us().no();
    game.expect_damage("AT-ST", 3).expect_gone("R2-D2").expect_action_of(Side::Them);
    declined.us().no();
    declined.expect_ready("R2-D2").expect_action_of(Side::Them);
}

// Rulings

/// LOF_206: only a ready unit can attack (ruling 1).
#[test]
fn babu_frik_lets_only_a_ready_droid_attack() {
    let mut game =
        scenario().ours([unit("Babu Frik, Heyyy!"), unit("R2-D2, Ignoring Protocol").exhausted()]).action_phase();
    game.us().use_ability("Babu Frik");
    game.expect_action_of(Side::Them).expect_exhausted("R2-D2");
}

// ---- LOF_207 Loth-Cat ----

/// LOF_207: when played and when defeated, it may exhaust a ground unit.
#[test]
fn loth_cat_may_exhaust_a_ground_unit() {
    let mut game = scenario()
        .our_hand(["Loth-Cat"])
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST", "TIE/ln Fighter", "Wampa"])
        .action_phase();
    game.us().play("Loth-Cat");
    game.expect_options(["Battlefield Marine", "AT-ST", "Wampa", "Loth-Cat", "no"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
    game.them().attack("Wampa", "Loth-Cat");
    game.expect_asked(Side::Us, QuestionKind::Target)
        .expect_offered("Battlefield Marine")
        .expect_not_offered("TIE/ln Fighter");
    game.us().choose_none();
    game.expect_ready("Battlefield Marine");
}

// ---- LOF_208 Mysterious Hermit ----

/// LOF_208: Ambush.
#[test]
fn mysterious_hermit_has_ambush() {
    let game = about_to_play("Mysterious Hermit").theirs(["Cantina Braggart"]).action_phase();
    with_an_enemy(game, "Mysterious Hermit", "Mysterious Hermit");
}

// ---- LOF_209 Tusken Tracker ----

/// LOF_209: Raid 2; when played, enemy units lose Hidden for the phase.
#[test]
fn tusken_tracker_removes_hidden_from_enemy_units() {
    let mut game = scenario()
        .our_hand(["Tusken Tracker"])
        .ours(["Wampa", "Vulptex"])
        .their_hand(["Vulptex", "Vulptex"])
        .their_action_phase();
    game.them().play("Vulptex");
    game.expect_not_offered("Wampa -> Vulptex");
    game.us().play("Tusken Tracker");
    game.expect_keyword("Tusken Tracker", Keyword::Raid).expect_keyword("our Vulptex", Keyword::Hidden);
    game.expect_no_keyword("their Vulptex", Keyword::Hidden);
    game.them().pass();
    game.expect_offered("Wampa -> Vulptex");
    game.both_pass().nobody_resources();
    game.expect_keyword("their Vulptex", Keyword::Hidden);
}

// Rulings

/// LOF_209: a unit that enters play later keeps Hidden (ruling 2).
#[test]
fn tusken_tracker_does_not_affect_later_units() {
    let mut game = scenario().our_hand(["Tusken Tracker"]).ours(["Wampa"]).their_hand(["Vulptex"]).action_phase();
    game.us().play("Tusken Tracker");
    game.them().play("Vulptex");
    game.expect_keyword("Vulptex", Keyword::Hidden).expect_not_offered("Wampa -> Vulptex");
}

/// LOF_209, CR 7.5.18B: a unit with Hidden and Sentinel can be attacked even without this ability (ruling 1).
#[test]
fn hidden_unit_with_sentinel_can_be_attacked_without_tusken_tracker() {
    let mut game = scenario()
        .our_hand(["Tusken Tracker"])
        .ours(["Wampa"])
        .their_hand(["Vulptex", "Resilient"])
        .resilient_gives("Keyword(Sentinel)")
        .action_phase();
    game.us().play("Tusken Tracker");
    game.them().play("Vulptex");
    game.expect_not_offered("Wampa -> Vulptex");
    game.us().pass();
    game.them().play_onto("Resilient", "Vulptex");
    game.expect_keyword("Vulptex", Keyword::Hidden).expect_offered("Wampa -> Vulptex");
}

// ---- LOF_210 Charging Phillak ----

/// LOF_210: Ambush and Hidden.
#[test]
fn charging_phillak_has_ambush_and_hidden() {
    let game = about_to_play("Charging Phillak").theirs(["Cantina Braggart"]).action_phase();
    with_an_enemy(game, "Charging Phillak", "Charging Phillak");
    expect_hidden("Charging Phillak");
}

// ---- LOF_211 Dooku, It Is Too Late ----

/// LOF_211: Hidden; when played, friendly units with Hidden cannot be attacked this phase.
#[test]
fn dooku_keeps_friendly_hidden_units_from_being_attacked() {
    expect_hidden("Dooku");
    let mut game =
        scenario().our_hand(["Dooku"]).ours(["Vulptex", "Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    game.us().play("Dooku");
    game.expect_offered("Wampa -> Battlefield Marine").expect_not_offered("Wampa -> Vulptex");
    game.expect_not_offered("Wampa -> Dooku");
}

// Rulings

/// LOF_211: units of earlier rounds are protected, too, until the phase ends. Enemy units are not (ruling 1).
#[test]
fn dooku_protects_hidden_units_of_earlier_rounds() {
    let mut game =
        scenario().our_hand(["Dooku"]).ours(["Vulptex", "Wampa"]).theirs(["Vulptex", "AT-ST"]).their_action_phase();
    game.expect_offered("AT-ST -> Vulptex");
    game.them().pass();
    game.us().play("Dooku");
    game.expect_not_offered("AT-ST -> Vulptex");
    game.them().pass();
    game.expect_offered("Wampa -> Vulptex");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.expect_offered("AT-ST -> Vulptex").expect_offered("AT-ST -> Dooku");
}

// ---- LOF_212 Life Wind Sage ----

/// LOF_212: Raid 2 while an enemy unit is exhausted.
#[test]
fn life_wind_sage_has_raid_against_an_exhausted_enemy_unit() {
    let mut game = scenario().ours(["Life Wind Sage"]).theirs([unit("Wampa").exhausted()]).action_phase();
    game.expect_keyword("Life Wind Sage", Keyword::Raid);
    game.us().attack("Life Wind Sage", "their base");
    game.them().expect_base_damage(5);
    let mut none =
        scenario().ours([unit("Life Wind Sage"), unit("Wampa").exhausted()]).theirs(["AT-ST"]).action_phase();
    none.expect_no_keyword("Life Wind Sage", Keyword::Raid);
}

// ---- LOF_213 The Legacy Run, Doomed Debris ----

/// LOF_213: when defeated, deals 6 damage divided among enemy units.
#[test]
fn the_legacy_run_divides_6_damage_when_defeated() {
    let mut game = scenario()
        .ours(["The Legacy Run", "Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .our_hand(["Vanquish"])
        .action_phase();
    game.us().play("Vanquish").choose("The Legacy Run");
    game.expect_not_offered("Wampa");
    game.us().choose_times(4, "AT-ST").choose_times(2, "TIE/ln Fighter");
    game.expect_damage("AT-ST", 4).expect_gone("TIE/ln Fighter").expect_action_of(Side::Them);
}

// Rulings

/// LOF_213, CR 1.9.8: the damage is dealt at once, and may exceed a unit's remaining HP (ruling 1, 2).
#[test]
fn the_legacy_run_deals_all_damage_at_once() {
    let mut game = scenario()
        .text(r#"(id: "SOR_205", abilities: [When(on: [UnitDefeated(other: true, side: Friendly)], do: [Draw()])])"#)
        .ours(["The Legacy Run"])
        .theirs(["Jawa Scavenger", "Jawa Scavenger"])
        .our_hand(["Vanquish"])
        .action_phase();
    game.us().play("Vanquish").choose("The Legacy Run");
    game.us().choose_times(5, "Jawa Scavenger #1").choose("Jawa Scavenger #2");
    game.them().resolve_first("Jawa Scavenger");
    // Each of the two has heard the other.
    game.expect_gone("Jawa Scavenger");
    game.them().expect_hand_size(2);
}

// ---- LOF_214 Sorcerers of Tund ----

/// LOF_214: Shielded.
#[test]
fn sorcerers_of_tund_have_shielded() {
    let mut game = about_to_play("Sorcerers of Tund").action_phase();
    game.us().play("Sorcerers of Tund");
    game.expect_upgrades("Sorcerers of Tund", ["Shield"]);
}

// ---- LOF_215 Ascension Cable ----

/// LOF_215: Saboteur; not on a Vehicle.
#[test]
fn ascension_cable_gives_saboteur() {
    let mut game =
        scenario().our_hand(["Ascension Cable"]).ours(["Wampa", "AT-ST"]).theirs(["Cell Block Guard"]).action_phase();
    game.expect_not_offered("play Ascension Cable onto AT-ST").expect_not_offered("Wampa -> their base");
    game.us().play_onto("Ascension Cable", "Wampa");
    game.expect_power("Wampa", 5).expect_hp("Wampa", 8);
    game.them().pass();
    game.expect_offered("Wampa -> their base").expect_not_offered("AT-ST -> their base");
}

// ---- LOF_216 Disturbance in the Force ----

/// LOF_216: if a friendly unit left play this phase, creates a Force token and may give a unit a Shield.
#[test]
fn disturbance_in_the_force_creates_a_token_after_a_unit_left_play() {
    let mut game = scenario()
        .our_hand(["Disturbance in the Force", "Waylay"])
        .ours(["Battlefield Marine", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Waylay").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Disturbance in the Force").expect_the_force();
    game.expect_options(["Wampa", "AT-ST", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
}

// Corners

/// LOF_216: an enemy unit that left play does not count.
#[test]
fn disturbance_in_the_force_needs_a_friendly_unit_that_left_play() {
    let mut game =
        scenario().our_hand(["Disturbance in the Force", "Waylay"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Waylay").choose("AT-ST");
    game.them().pass();
    game.us().play("Disturbance in the Force").expect_no_force();
    game.expect_action_of(Side::Them).expect_upgrades("Wampa", []);
}

// ---- LOF_217 Force Slow ----

/// LOF_217: an exhausted unit gets -8/-0 for the phase.
#[test]
fn force_slow_gives_an_exhausted_unit_minus_8_power() {
    let mut game = scenario()
        .our_hand(["Force Slow"])
        .ours([unit("Wampa").exhausted()])
        .theirs([unit("AT-ST").exhausted(), unit("Battlefield Marine")])
        .action_phase();
    game.us().play("Force Slow");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 0).expect_hp("AT-ST", 7);
    game.both_pass();
    game.expect_power("AT-ST", 6);
}

// ---- LOF_218 Impossible Escape ----

/// LOF_218: exhausting a friendly unit, or using the Force, exhausts an enemy unit and draws a card.
#[test]
fn impossible_escape_exhausts_a_unit_or_uses_the_force() {
    let mut game = scenario()
        .our_hand(["Impossible Escape"])
        .our_force()
        .ours([unit("Wampa"), unit("AT-ST").exhausted()])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Impossible Escape");
    let mut declined = game.clone();
    game.us().yes();
    let mut force = game.clone();
    game.us().mode(1).choose("Wampa").choose("Battlefield Marine");
    game.expect_exhausted("Wampa").expect_exhausted("Battlefield Marine");
    game.us().expect_the_force().expect_hand_size(1);
    force.us().mode(2).choose("Battlefield Marine").expect_no_force().expect_hand_size(1);
    force.expect_ready("Wampa").expect_exhausted("Battlefield Marine");
    declined.us().no().expect_hand([]).expect_the_force();
    declined.expect_ready("Battlefield Marine").expect_action_of(Side::Them);
}

// Corners

/// LOF_218, CR 8.9, 8.32.2: with neither a ready unit nor the Force nothing happens.
#[test]
fn impossible_escape_needs_a_ready_unit_or_the_force() {
    let mut game = scenario()
        .our_hand(["Impossible Escape"])
        .ours([unit("AT-ST").exhausted()])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().play("Impossible Escape");
    game.expect_asked(Side::Us, QuestionKind::May);
    let (mut force, mut declined) = (game.clone(), game.clone());
    // An exhausted unit can be chosen, but that does not exhaust it (CR 1.5.4E).
    game.us().yes().mode(1).choose("AT-ST");
    force.us().yes().mode(2);
    declined.us().no();
    for mut game in [game, force, declined] {
        game.us().expect_hand([]);
        game.expect_ready("Battlefield Marine").expect_action_of(Side::Them);
    }
}

// ---- LOF_219 Psychometry ----

/// LOF_219: from the top five cards, draws one that shares a trait with another card in our discard pile.
#[test]
fn psychometry_draws_a_card_that_shares_a_trait() {
    let mut game = scenario()
        .our_hand(["Psychometry"])
        .our_discard(["Wampa", "AT-ST"])
        .our_deck(["Battlefield Marine", "TIE/ln Fighter", "Wild Rancor", "Repair", "Greedo", "Krayt Dragon", "Repair"])
        .action_phase();
    game.us().play("Psychometry");
    game.expect_options(["Wampa", "AT-ST"]);
    let mut other = game.clone();
    game.us().choose("Wampa");
    game.expect_options(["Wild Rancor", "done"]);
    game.us().choose("Wild Rancor").expect_hand(["Wild Rancor"]).expect_deck_top(["Krayt Dragon", "Repair"]);
    other.us().choose("AT-ST");
    other.expect_options(["TIE/ln Fighter", "done"]);
}

// Rulings

/// LOF_219, CR 8.26: the other cards go to the bottom (ruling 1).
#[test]
fn psychometry_puts_the_rest_on_the_bottom() {
    let mut game = scenario()
        .our_hand(["Psychometry"])
        .our_discard(["Wampa"])
        .our_deck(["Battlefield Marine", "TIE/ln Fighter", "Wild Rancor", "Repair", "Greedo", "Krayt Dragon"])
        .action_phase();
    game.us().play("Psychometry").choose("Wampa").done();
    game.us().expect_hand([]).expect_deck_size(6).expect_deck_top(["Krayt Dragon"]);
}

// ---- LOF_220 Shien Flurry ----

/// LOF_220: a Force unit is played with Ambush. 2 of the next damage to it are prevented, of later damage none.
#[test]
fn shien_flurry_plays_a_force_unit_with_ambush_and_prevents_2_damage() {
    let mut game = scenario()
        .our_hand(["Shien Flurry", "Gungi", "Wampa"])
        .theirs(["Battlefield Marine", "Cantina Braggart", "Death Star Stormtrooper"])
        .action_phase();
    game.us().play("Shien Flurry");
    game.expect_offered("play Gungi").expect_not_offered("play Wampa");
    game.us().play("Gungi").attack("Gungi", "Battlefield Marine");
    game.expect_damage("Gungi", 1).expect_damage("Battlefield Marine", 2);
    game.them().attack("Death Star Stormtrooper", "Gungi");
    game.expect_damage("Gungi", 4);
    let mut less =
        scenario().our_hand(["Shien Flurry", "Gungi"]).their_hand(["Daring Raid", "Daring Raid"]).action_phase();
    less.us().play("Shien Flurry").play("Gungi");
    less.them().play("Daring Raid").choose("Gungi");
    less.expect_damage("Gungi", 0);
    less.us().pass();
    less.them().play("Daring Raid").choose("Gungi");
    less.expect_damage("Gungi", 2);
}

// Corners

/// LOF_220: the effect has ended in the next phase.
#[test]
fn shien_flurry_effects_end_with_the_phase() {
    let mut game = scenario().our_hand(["Shien Flurry", "Gungi"]).their_hand(["Daring Raid"]).action_phase();
    game.us().play("Shien Flurry").play("Gungi");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.them().play("Daring Raid").choose("Gungi");
    game.expect_damage("Gungi", 2).expect_no_keyword("Gungi", Keyword::Ambush);
}

// Rulings

/// LOF_220, CR 6.2.0E: the unit is paid for (ruling 1).
#[test]
fn shien_flurry_does_not_play_the_unit_for_free() {
    let mut game = scenario().our_hand(["Shien Flurry", "Gungi"]).our_resources(10).action_phase();
    game.us().play("Shien Flurry").play("Gungi").expect_ready_resources(10 - (1 + 2) - (2 + 2));
}

/// LOF_220, CR 7.5.5, 7.6.13B: Ambush is pending together with other abilities; without an enemy to attack the unit
/// stays exhausted (ruling 2).
#[test]
fn shien_flurry_ambush_without_enemies_does_nothing() {
    let mut game = scenario().our_hand(["Shien Flurry", "Gungi"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().play("Shien Flurry").play("Gungi");
    game.expect_keyword("Gungi", Keyword::Ambush).expect_exhausted("Gungi").expect_action_of(Side::Them);
    let mut expect_pending_together = scenario()
        .our_hand(["Shien Flurry", "Ki-Adi-Mundi, We Must Push On"])
        .our_force()
        .theirs(["Cantina Braggart"])
        .action_phase();
    expect_pending_together.us().play("Shien Flurry").play("Ki-Adi-Mundi");
    expect_pending_together.expect_waiting(["Ki-Adi-Mundi", "Ki-Adi-Mundi"]);
}

// ---- LOF_221 Trust Your Instincts ----

/// LOF_221: uses the Force: a unit attacks with +2/+0 and deals combat damage first.
#[test]
fn trust_your_instincts_lets_a_unit_deal_damage_first() {
    let mut game = scenario()
        .our_hand(["Trust Your Instincts"])
        .our_force()
        .ours(["Battlefield Marine"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Trust Your Instincts").attack("Battlefield Marine", "Wampa").expect_no_force();
    game.expect_gone("Wampa").expect_damage("Battlefield Marine", 0).expect_power("Battlefield Marine", 3);
    let mut without = scenario().our_hand(["Trust Your Instincts"]).ours(["Battlefield Marine"]).action_phase();
    without.us().play("Trust Your Instincts");
    without.expect_ready("Battlefield Marine").expect_action_of(Side::Them);
}

// Rulings

/// LOF_221, CR 6.3.5C, 7.5.6: a survivor deals its damage, and Grit counts the damage dealt first (ruling 2).
#[test]
fn trust_your_instincts_survivor_counts_grit_damage() {
    let mut game = scenario()
        .our_hand(["Trust Your Instincts"])
        .our_force()
        .ours(["AT-ST"])
        .theirs([unit("Sandtrooper Cavalry").with(["Resilient"])])
        .action_phase();
    game.us().play("Trust Your Instincts").attack("AT-ST", "Sandtrooper Cavalry");
    // 8 damage to 9 HP: 2 power and 8 for Grit strike back at 7 HP.
    game.expect_damage("Sandtrooper Cavalry", 8).expect_gone("AT-ST");
}

/// LOF_221 (erratum): only the defending unit is dealt damage first. Against a base only the power counts (ruling 4).
#[test]
fn trust_your_instincts_against_a_base_gives_only_power() {
    let mut game = scenario().our_hand(["Trust Your Instincts"]).our_force().ours(["Wampa"]).action_phase();
    game.us().play("Trust Your Instincts").attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    game.expect_damage("Wampa", 0).expect_action_of(Side::Them);
}

/// LOF_221: only combat damage is dealt first: damage of an "on attack" ability is dealt before combat in any case
/// (ruling 1).
#[test]
fn trust_your_instincts_applies_to_combat_damage_only() {
    let mut game = scenario()
        .our_hand(["Trust Your Instincts"])
        .our_force()
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 1, to: Base(Defending))]))")
        .ours([unit("Battlefield Marine").with(["Resilient"])])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Trust Your Instincts").attack("Battlefield Marine", "AT-ST");
    game.them().expect_base_damage(1);
    game.expect_damage("AT-ST", 5).expect_gone("Battlefield Marine");
}

// ---- LOF_222 A Precarious Predicament ----

/// We have chosen an enemy unit, and the opponent is asked.
fn predicament(table: testkit::Scenario) -> testkit::Scene {
    let mut game = table
        .our_hand(["A Precarious Predicament"])
        .ours(["AT-ST"])
        .theirs(["Wampa", "Cantina Braggart"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("A Precarious Predicament");
    game.expect_offered("Cantina Braggart").expect_not_offered("AT-ST").expect_not_offered("Grand Moff Tarkin");
    game.us().choose("Wampa");
    game.expect_asked(Side::Them, QuestionKind::Mode);
    game
}

/// LOF_222: the unit returns to its owner's hand, or we may play It's Worse from hand or resources for free.
#[test]
fn a_precarious_predicament_lets_the_controller_choose() {
    let mut game = predicament(scenario().our_hand(["It's Worse", "Vanquish"]).our_resource_cards(["It's Worse"]));
    let mut returned = game.clone();
    returned.them().mode(1).expect_hand(["Wampa"]);
    returned.expect_action_of(Side::Them).expect_in_play("Cantina Braggart");
    game.them().mode(2);
    game.expect_in_play("Wampa").expect_offered("play It's Worse").expect_offered("no");
    game.expect_not_offered("play Vanquish");
    let mut declined = game.clone();
    game.us().play("It's Worse #1").choose("Wampa").expect_ready_resources(20 + 1 - 4);
    game.expect_gone("Wampa");
    declined.us().no().expect_hand_size(2);
    declined.expect_in_play("Wampa");
    let mut resource = predicament(scenario().our_resources(9).our_resource_cards(["It's Worse"]));
    resource.them().mode(2);
    resource.us().play("It's Worse").choose("Wampa").expect_resources(9);
    resource.expect_gone("Wampa").expect_in_discard("It's Worse");
    let mut without = predicament(scenario().their_hand(["It's Worse"]));
    without.them().mode(2).expect_hand(["It's Worse"]);
    without.expect_in_play("Wampa").expect_action_of(Side::Them);
}

// Rulings

/// LOF_222, CR 1.8.5: for free means without resources and aspect penalties, but additional costs are paid (ruling 1).
#[test]
fn a_precarious_predicament_still_pays_additional_costs() {
    let mut game = predicament(scenario().our_resources(4).our_hand(["It's Worse"]).theirs(["Saw Gerrera"]).text(
        r#"(id: "SOR_153", abilities: [Constant(gives: [
                ExtraCost(by: Enemy, cards: (is: Event, zone: Any, named: ["It's Worse"]), cost: Damage(2, Base(You))),
            ])])"#,
    ));
    game.them().mode(2);
    game.us().play("It's Worse").choose("Wampa").expect_base_damage(2).expect_ready_resources(0);
}

/// LOF_222, CR 8.24.1: only a unit in play can be chosen (ruling 2).
#[test]
fn a_precarious_predicament_chooses_a_unit_in_play() {
    let mut game = scenario()
        .our_hand(["A Precarious Predicament"])
        .theirs([unit("Wampa"), unit("Cantina Braggart")])
        .their_discard(["Battlefield Marine"])
        .action_phase();
    game.us().play("A Precarious Predicament");
    game.expect_options(["Wampa", "Cantina Braggart"]);
}

/// LOF_222: the unit is chosen before the player is asked (ruling 3).
#[test]
fn a_precarious_predicament_chooses_the_unit_first() {
    let mut game = predicament(scenario());
    game.expect_about(["Wampa"]);
    game.them().mode(1).expect_hand(["Wampa"]);
}

// ---- LOF_223 Force Illusion ----

/// LOF_223: an enemy unit is exhausted, and a friendly unit gains Sentinel for the phase.
#[test]
fn force_illusion_exhausts_an_enemy_and_gives_sentinel() {
    let mut game = scenario()
        .our_hand(["Force Illusion"])
        .ours(["Wampa", "Battlefield Marine"])
        .theirs(["AT-ST", "Cantina Braggart"])
        .action_phase();
    game.us().play("Force Illusion");
    game.expect_options(["AT-ST", "Cantina Braggart"]);
    game.us().choose("AT-ST");
    game.expect_options(["Wampa", "Battlefield Marine"]);
    game.us().choose("Wampa");
    game.expect_exhausted("AT-ST").expect_keyword("Wampa", Keyword::Sentinel);
    game.both_pass();
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
}

// ---- LOF_224 Pounce ----

/// LOF_224: a Creature attacks with +4/+0.
#[test]
fn pounce_lets_a_creature_attack_with_4_more_power() {
    let mut game = scenario().our_hand(["Pounce"]).ours(["Wampa", "AT-ST"]).action_phase();
    game.us().play("Pounce");
    game.expect_options(["Wampa -> their base"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(8);
    game.expect_power("Wampa", 4);
}

// ---- LOF_225 Three Lessons ----

/// LOF_225: a unit from hand is played for its cost, with Hidden, an Experience token and a Shield.
#[test]
fn three_lessons_plays_a_unit_with_hidden_and_tokens() {
    let mut game = scenario().our_hand(["Three Lessons", "Wampa", "Resilient"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Three Lessons");
    game.expect_options(["play Wampa", "no"]);
    game.us().play("Wampa").expect_ready_resources(10);
    game.expect_upgrades("Wampa", ["Experience", "Shield"]).expect_keyword("Wampa", Keyword::Hidden);
    game.expect_not_offered("AT-ST -> Wampa");
    game.both_pass();
    game.expect_no_keyword("Wampa", Keyword::Hidden);
}

// Corners

/// LOF_225, CR 6.2.5E: the unit enters play with its tokens, before Snoke's -2/-2 could defeat it.
#[test]
fn three_lessons_unit_enters_play_with_its_tokens() {
    let mut game = scenario()
        .our_hand(["Three Lessons", "Nightsister Warrior"])
        .theirs(["Supreme Leader Snoke, Shadow Ruler"])
        .action_phase();
    game.us().play("Three Lessons").play("Nightsister Warrior");
    game.expect_upgrades("Nightsister Warrior", ["Experience", "Shield"]).expect_hp("Nightsister Warrior", 1);
}

// Rulings

/// LOF_225: the unit is paid for; a player who cannot pay plays nothing (ruling 1).
#[test]
fn three_lessons_does_not_play_the_unit_for_free() {
    let mut game = scenario().our_hand(["Three Lessons", "Wampa"]).our_resources(9).action_phase();
    game.us().play("Three Lessons").expect_ready_resources(5);
    game.expect_action_of(Side::Them);
}

/// LOF_225, CR 7.5.18B: with Hidden and Sentinel, the unit can be attacked (ruling 2).
#[test]
fn three_lessons_unit_with_sentinel_can_be_attacked() {
    let mut game = scenario().our_hand(["Three Lessons", "Echo Base Defender"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Three Lessons").play("Echo Base Defender");
    game.expect_keyword("Echo Base Defender", Keyword::Hidden).expect_offered("AT-ST -> Echo Base Defender");
}

// ---- LOF_226 Tip the Scale ----

/// LOF_226: looks at an opponent's hand and discards a non-unit card.
#[test]
fn tip_the_scale_discards_a_non_unit_card() {
    let mut game = scenario().our_hand(["Tip the Scale"]).their_hand(["Wampa", "Resilient", "Vanquish"]).action_phase();
    game.us().play("Tip the Scale").expect_sees("Wampa");
    game.expect_options(["Resilient", "Vanquish"]);
    game.us().choose("Vanquish");
    game.them().expect_hand(["Wampa", "Resilient"]).expect_discard(["Vanquish"]);
}

// ---- LOF_227 The Will of the Force ----

/// LOF_227: a unit returns to hand; using the Force, a random card of that hand is discarded.
#[test]
fn the_will_of_the_force_returns_a_unit_and_may_discard() {
    let mut game = scenario()
        .our_hand(["The Will of the Force"])
        .our_force()
        .theirs(["Wampa"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().play("The Will of the Force");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.them().expect_hand(["Wampa"]);
    let mut declined = game.clone();
    game.us().yes().expect_no_force();
    game.them().expect_hand([]).expect_discard(["Wampa"]);
    declined.us().no().expect_the_force();
    declined.them().expect_hand(["Wampa"]);
}

// Corners

/// LOF_227, CR 1.6.2: if the unit cannot be returned, its owner still discards a card.
#[test]
fn the_will_of_the_force_may_discard_when_the_unit_cannot_return() {
    let mut game = scenario()
        .our_hand(["The Will of the Force"])
        .our_force()
        .theirs([unit("Mythosaur"), unit("Gungi").with(["Experience"])])
        .their_hand(["Repair"])
        .action_phase();
    game.us().play("The Will of the Force").choose("Gungi").yes().expect_no_force();
    game.expect_in_play("Gungi").them().expect_hand([]).expect_discard(["Repair"]);
}
