//! The cards of Legends of the Force from LOF_129 to LOF_153: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use super::{a_shield_stops_it, all_is_in_excess};
use crate::starts::{about_to_play, deadly_unit_with_enemy, expect_hidden, expect_sentinel_overrides_hidden};

// ---- LOF_129 Acolyte of the Beyond ----

/// LOF_129: creates a Force token on attack and when defeated.
#[test]
fn acolyte_of_the_beyond_creates_a_force_token() {
    let mut game = scenario().ours(["Acolyte of the Beyond"]).action_phase();
    game.us().attack("Acolyte of the Beyond", "their base").expect_the_force();
    let mut game = scenario().ours(["Acolyte of the Beyond"]).their_hand(["Vanquish"]).their_action_phase();
    game.them().play("Vanquish").choose("Acolyte of the Beyond");
    game.us().expect_the_force();
    game.expect_action_of(Side::Us);
}

// ---- LOF_130 HK-47, Exclamation: Die, Meatbag! ----

/// LOF_130: for each enemy unit that is defeated, 1 damage to its controller's base. Friendly units do not count.
#[test]
fn hk_47_damages_the_base_of_a_defeated_enemy_unit() {
    let mut game = scenario()
        .ours(["HK-47, Exclamation: Die, Meatbag!", "Wampa"])
        .our_hand(["Vanquish", "Vanquish"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Vanquish").choose("AT-ST");
    game.them().expect_base_damage(1).pass();
    game.us().play("Vanquish").choose("Wampa").expect_base_damage(0);
    game.them().expect_base_damage(1);
}

// Rulings

/// LOF_130, CR 7.6.4: defeated together with enemy units, it still deals the damage (ruling 1).
#[test]
fn hk_47_defeated_with_enemy_units_still_damages_their_base() {
    let mut game = scenario()
        .ours(["HK-47, Exclamation: Die, Meatbag!"])
        .theirs([unit("Battlefield Marine"), unit("Wampa").damage(1)])
        .our_hand(["Confiscate"])
        .confiscate_does("Damage(amount: 4, to: All())")
        .action_phase();
    game.us().play("Confiscate");
    game.us().resolve_first("HK-47");
    game.expect_gone("HK-47").them().expect_base_damage(2);
}

// ---- LOF_131 Strikeship ----

/// LOF_131: Raid 3, Overwhelm.
#[test]
fn strikeship_has_raid_and_overwhelm() {
    let mut game = scenario().ours(["Strikeship"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().attack("Strikeship", "TIE/ln Fighter");
    game.them().expect_base_damage(2);
}

// Rulings

/// LOF_131, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 1).
#[test]
fn strikeship_overwhelm_deals_all_when_the_defender_is_gone() {
    all_is_in_excess("Strikeship", "TIE/ln Fighter", 3);
}

/// LOF_131, CR 7.5.7E: a Shield leaves no excess damage (ruling 2).
#[test]
fn strikeship_overwhelm_deals_no_excess_through_a_shield() {
    a_shield_stops_it("Strikeship", "TIE/ln Fighter");
}

// ---- LOF_132 Grand Inquisitor, You're Right to Be Afraid ----

/// LOF_132: Hidden, Raid 1; other Inquisitor units of ours have Hidden, too.
#[test]
fn grand_inquisitor_gives_other_inquisitors_hidden() {
    expect_hidden("Grand Inquisitor, You're Right to Be Afraid");
    let mut game = scenario()
        .ours(["Grand Inquisitor, You're Right to Be Afraid", "Fifth Brother", "Wampa"])
        .theirs(["Eighth Brother, Hunt Together"])
        .action_phase();
    game.expect_keyword("Fifth Brother", Keyword::Hidden).expect_no_keyword("Wampa", Keyword::Hidden);
    game.expect_no_keyword("Eighth Brother", Keyword::Hidden);
    game.us().attack("Grand Inquisitor", "their base");
    game.them().expect_base_damage(4);
}

// Rulings

/// LOF_132, CR 7.5.18B: with Sentinel he can be attacked although he has Hidden (ruling 1).
#[test]
fn grand_inquisitor_with_sentinel_can_be_attacked() {
    expect_sentinel_overrides_hidden("Grand Inquisitor, You're Right to Be Afraid");
}

// ---- LOF_133 Purge Trooper ----

/// LOF_133: when played, it may deal 2 damage to a Force unit.
#[test]
fn purge_trooper_may_deal_2_damage_to_a_force_unit() {
    let mut game = about_to_play("Purge Trooper").ours(["Gungi"]).theirs(["Yoda, Old Master", "AT-ST"]).action_phase();
    game.us().play("Purge Trooper");
    game.expect_options(["Gungi", "Yoda", "no"]);
    let mut declined = game.clone();
    game.us().choose("Yoda");
    game.expect_damage("Yoda", 2);
    declined.us().no();
    declined.expect_damage("Yoda", 0);
}

// ---- LOF_134 Heavy Missile Gunship ----

/// LOF_134: exhausted, it deals 2 damage to a ground unit.
#[test]
fn heavy_missile_gunship_deals_2_damage_to_a_ground_unit() {
    let mut game =
        scenario().ours(["Heavy Missile Gunship", "Wampa"]).theirs(["AT-ST", "Alliance X-Wing"]).action_phase();
    game.us().use_ability("Heavy Missile Gunship");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_exhausted("Heavy Missile Gunship");
}

// ---- LOF_135 Scythe, Intimidating Silhouette ----

/// LOF_135: on attack, another friendly Inquisitor unit may get +2/+0 for the phase.
#[test]
fn scythe_may_give_another_inquisitor_2_power() {
    let mut game = scenario()
        .ours(["Scythe, Intimidating Silhouette", "Fifth Brother", "Wampa"])
        .theirs(["Eighth Brother, Hunt Together"])
        .action_phase();
    game.us().attack("Scythe", "their base");
    game.expect_options(["Fifth Brother", "no"]);
    let mut declined = game.clone();
    game.us().choose("Fifth Brother");
    game.expect_power("Fifth Brother", 4);
    game.both_pass();
    game.expect_power("Fifth Brother", 2);
    declined.us().no();
    declined.expect_power("Fifth Brother", 2);
}

// ---- LOF_136 Thralls of the Coven ----

/// LOF_136: Raid 3.
#[test]
fn thralls_of_the_coven_have_raid() {
    let mut game = scenario().ours(["Thralls of the Coven"]).action_phase();
    game.us().attack("Thralls of the Coven", "their base");
    game.them().expect_base_damage(6);
}

// ---- LOF_137 Savage Opress, Imbued With Hate ----

/// LOF_137: when played and when defeated: 9 damage to our base unless we use the Force.
#[test]
fn savage_opress_damages_our_base_unless_we_use_the_force() {
    let mut game = about_to_play("Savage Opress, Imbued With Hate").our_force().action_phase();
    game.us().play("Savage Opress");
    let mut declined = game.clone();
    game.us().yes().expect_no_force().expect_base_damage(0);
    declined.us().no().expect_the_force().expect_base_damage(9);
    let mut without = about_to_play("Savage Opress, Imbued With Hate").their_force().action_phase();
    without.us().play("Savage Opress").expect_base_damage(9);
    let mut defeated =
        scenario().ours(["Savage Opress, Imbued With Hate"]).their_hand(["Vanquish"]).their_action_phase();
    defeated.them().play("Vanquish").choose("Savage Opress").expect_base_damage(0);
    defeated.us().expect_base_damage(9);
}

// Rulings

/// LOF_137, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 1).
#[test]
fn savage_opress_overwhelm_deals_all_when_the_defender_is_gone() {
    all_is_in_excess("Savage Opress, Imbued With Hate", "Cantina Braggart", 9);
}

/// LOF_137, CR 7.5.7E: a Shield leaves no excess damage (ruling 2).
#[test]
fn savage_opress_overwhelm_deals_no_excess_through_a_shield() {
    a_shield_stops_it("Savage Opress, Imbued With Hate", "Cantina Braggart");
}

// ---- LOF_138 Sith Holocron ----

/// LOF_138: on a Force unit; on attack, 2 damage to a friendly unit may give it +2/+0 for the attack.
#[test]
fn sith_holocron_may_damage_a_friendly_unit_for_2_power() {
    let mut onto = scenario().our_hand(["Sith Holocron"]).ours(["Gungi", "Wampa"]).action_phase();
    onto.expect_offered("play Sith Holocron onto Gungi").expect_not_offered("play Sith Holocron onto Wampa");
    onto.us().play_onto("Sith Holocron", "Gungi");
    onto.expect_power("Gungi", 3).expect_hp("Gungi", 6);
    let mut game =
        scenario().ours([unit("Gungi").with(["Sith Holocron"]), unit("Wampa")]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Gungi", "their base");
    game.expect_options(["Gungi", "Wampa", "no"]);
    let mut declined = game.clone();
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2).expect_power("Gungi", 3);
    game.them().expect_base_damage(5);
    declined.us().no();
    declined.them().expect_base_damage(3);
}

// Rulings

/// LOF_138: the unit may damage itself (ruling 1).
#[test]
fn sith_holocron_may_damage_its_own_unit() {
    let mut game = scenario().ours([unit("Gungi").with(["Sith Holocron"])]).action_phase();
    game.us().attack("Gungi", "their base").choose("Gungi");
    game.expect_damage("Gungi", 2);
    game.them().expect_base_damage(5);
}

// ---- LOF_139 Battle Fury ----

/// LOF_139: +3/+3; on attack, its unit's controller discards a card.
#[test]
fn battle_fury_makes_its_controller_discard_on_attack() {
    let mut game = scenario()
        .ours([unit("Gungi").with(["Battle Fury"])])
        .our_hand(["Repair", "Vanquish"])
        .their_hand(["Repair"])
        .action_phase();
    game.expect_power("Gungi", 5).expect_hp("Gungi", 8);
    game.us().attack("Gungi", "their base");
    game.expect_options(["Repair", "Vanquish"]);
    game.us().choose("Repair").expect_hand(["Vanquish"]);
    game.them().expect_hand(["Repair"]).expect_base_damage(5);
    let mut theirs = scenario()
        .theirs([unit("Gungi").with_upgrade_of(Side::Us, "Battle Fury")])
        .our_hand(["Repair"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    theirs.them().attack("Gungi", "our base");
    theirs.expect_asked(Side::Them, QuestionKind::Target).expect_options(["Vanquish"]);
    theirs.them().choose("Vanquish").expect_hand([]).expect_discard(["Vanquish"]);
    theirs.us().expect_hand(["Repair"]).expect_base_damage(5);
    theirs.expect_action_of(Side::Us);
}

// ---- LOF_140 Darth Maul's Lightsaber ----

/// LOF_140: on a friendly non-Vehicle unit; Darth Maul may attack with Overwhelm, but not a base.
#[test]
fn darth_mauls_lightsaber_lets_darth_maul_attack_with_overwhelm() {
    let mut game = scenario()
        .our_hand(["Darth Maul's Lightsaber"])
        .ours(["Darth Maul, Revenge At Last", "AT-ST"])
        .theirs(["Cantina Braggart", "Wampa"])
        .action_phase();
    game.expect_not_offered("play Darth Maul's Lightsaber onto Wampa");
    game.expect_not_offered("play Darth Maul's Lightsaber onto AT-ST");
    game.us().play_onto("Darth Maul's Lightsaber", "Darth Maul, Revenge At Last");
    game.expect_offered("no").expect_not_offered("their base").expect_offered("Darth Maul -> Wampa");
    let mut declined = game.clone();
    game.us().attack("Darth Maul, Revenge At Last", "Wampa");
    // He may attack two units.
    game.expect_asked(Side::Us, QuestionKind::SecondDefender).expect_offered("Cantina Braggart");
    game.us().choose_none();
    game.expect_gone("Wampa").expect_in_play("Cantina Braggart").expect_action_of(Side::Them);
    game.them().expect_base_damage(9 - 5);
    game.expect_no_keyword("Darth Maul, Revenge At Last", Keyword::Overwhelm);
    declined.us().no();
    declined.expect_ready("Darth Maul, Revenge At Last").expect_action_of(Side::Them);
}

// Rulings

/// A friendly unit that is about to get the upgrade, with an enemy unit to attack.
fn with_the_lightsaber(bearer: testkit::UnitSpec) -> testkit::Scene {
    scenario().our_hand(["Darth Maul's Lightsaber"]).ours([bearer]).theirs(["Wampa"]).action_phase()
}

/// LOF_140, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 1).
#[test]
fn darth_mauls_lightsaber_overwhelm_deals_all_when_the_defender_is_gone() {
    let mut game =
        deadly_unit_with_enemy("Darth Maul, Revenge At Last").our_hand(["Darth Maul's Lightsaber"]).action_phase();
    game.us().play_onto("Darth Maul's Lightsaber", "Darth Maul, Revenge At Last");
    game.us().attack("Darth Maul, Revenge At Last", "Cantina Braggart");
    game.them().expect_base_damage(9);
}

/// LOF_140, CR 7.5.7E: a Shield leaves no excess damage (ruling 2).
#[test]
fn darth_mauls_lightsaber_overwhelm_deals_no_excess_through_a_shield() {
    let mut game = scenario()
        .our_hand(["Darth Maul's Lightsaber"])
        .ours(["Darth Maul, Revenge At Last"])
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    game.us().play_onto("Darth Maul's Lightsaber", "Darth Maul, Revenge At Last");
    game.us().attack("Darth Maul, Revenge At Last", "Cantina Braggart");
    game.expect_upgrades("Cantina Braggart", []);
    game.them().expect_base_damage(0);
}

/// LOF_140, CR 8.23.2: the unit must have exactly that name (ruling 3).
#[test]
fn darth_mauls_lightsaber_needs_the_exact_name() {
    for other in ["Maul, Shadow Collective Visionary", "Gungi"] {
        let mut game = with_the_lightsaber(unit(other));
        game.us().play_onto("Darth Maul's Lightsaber", other);
        game.expect_action_of(Side::Them).expect_ready(other);
    }
}

/// LOF_140: only a ready unit can attack (ruling 4).
#[test]
fn darth_mauls_lightsaber_needs_a_ready_unit() {
    let mut game = with_the_lightsaber(unit("Darth Maul, Revenge At Last").exhausted());
    game.us().play_onto("Darth Maul's Lightsaber", "Darth Maul, Revenge At Last");
    game.expect_action_of(Side::Them).expect_damage("Wampa", 0);
}

/// LOF_140: excess damage of Overwhelm is dealt to the base although the unit cannot attack bases (ruling 5).
#[test]
fn darth_mauls_lightsaber_attack_deals_excess_damage_to_the_base() {
    let mut game = with_the_lightsaber(unit("Darth Maul, Revenge At Last"));
    game.us().play_onto("Darth Maul's Lightsaber", "Darth Maul, Revenge At Last");
    game.expect_not_offered("their base");
    game.us().attack("Darth Maul, Revenge At Last", "Wampa");
    game.them().expect_base_damage(4);
}

// ---- LOF_141 Death Field ----

/// LOF_141: 2 damage to each enemy non-Vehicle unit; draws a card with a friendly Force unit.
#[test]
fn death_field_damages_enemy_non_vehicles_and_may_draw() {
    let table =
        || scenario().our_hand(["Death Field"]).theirs(["Wampa", "AT-ST", "Hyperspace Wayfarer", "Yoda, Old Master"]);
    let mut without = table().ours(["Battlefield Marine"]).action_phase();
    without.us().play("Death Field").expect_hand_size(0);
    without.expect_damage("Wampa", 2).expect_damage("Hyperspace Wayfarer", 2).expect_damage("AT-ST", 0);
    without.expect_damage("Battlefield Marine", 0);
    let mut game = table().ours(["Gungi"]).action_phase();
    game.us().play("Death Field").expect_hand_size(1);
}

// ---- LOF_142 Adi Gallia, Stern and Focused ----

/// LOF_142: for each event that an opponent plays, 1 damage to that player's base.
#[test]
fn adi_gallia_damages_an_opponents_base_for_each_event() {
    let mut game = scenario()
        .ours(["Adi Gallia, Stern and Focused"])
        .our_hand(["Repair"])
        .their_hand(["Moment of Peace", "Gungi"])
        .their_action_phase();
    game.them().play("Moment of Peace").choose("Adi Gallia").expect_base_damage(1);
    game.us().play("Repair").choose("their base").expect_base_damage(0);
    game.them().expect_base_damage(0).play("Gungi").expect_base_damage(0);
}

// ---- LOF_143 Attuned Fyrnock ----

/// LOF_143: Hidden.
#[test]
fn attuned_fyrnock_has_hidden() {
    expect_hidden("Attuned Fyrnock");
}

// Rulings

/// LOF_143, CR 7.5.18B: with Sentinel it can be attacked although it has Hidden (ruling 1).
#[test]
fn attuned_fyrnock_with_sentinel_can_be_attacked() {
    expect_sentinel_overrides_hidden("Attuned Fyrnock");
}

// ---- LOF_144 Jedi Starfighter ----

/// LOF_144: on attack, it may deal 1 damage to a space unit.
#[test]
fn jedi_starfighter_may_deal_1_damage_to_a_space_unit() {
    let mut game = scenario().ours(["Jedi Starfighter", "Wampa"]).theirs(["Alliance X-Wing", "AT-ST"]).action_phase();
    game.us().attack("Jedi Starfighter", "their base");
    game.expect_options(["Jedi Starfighter", "Alliance X-Wing", "no"]);
    let mut declined = game.clone();
    game.us().choose("Alliance X-Wing");
    game.expect_damage("Alliance X-Wing", 1);
    declined.us().no();
    declined.expect_damage("Alliance X-Wing", 0);
}

// ---- LOF_145 Jedi Knight ----

/// LOF_145: with the initiative, 2 damage to an enemy ground unit.
#[test]
fn jedi_knight_deals_2_damage_with_the_initiative() {
    let table =
        || about_to_play("Jedi Knight").ours(["Wampa"]).theirs(["AT-ST", "Alliance X-Wing", "Cantina Braggart"]);
    let mut game = table().action_phase();
    game.us().play("Jedi Knight");
    game.expect_options(["AT-ST", "Cantina Braggart"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    let mut without = table().initiative(Side::Them).action_phase();
    without.us().play("Jedi Knight");
    without.expect_action_of(Side::Them);
}

// ---- LOF_146 Ki-Adi-Mundi, We Must Push On ----

/// LOF_146: when played, may use the Force to draw two cards.
#[test]
fn ki_adi_mundi_may_use_the_force_to_draw_two() {
    let mut game = about_to_play("Ki-Adi-Mundi, We Must Push On").our_force().action_phase();
    game.us().play("Ki-Adi-Mundi");
    let mut declined = game.clone();
    game.us().yes().expect_hand_size(2).expect_no_force();
    declined.us().no().expect_hand_size(0).expect_the_force();
    let mut without = about_to_play("Ki-Adi-Mundi, We Must Push On").action_phase();
    without.us().play("Ki-Adi-Mundi").expect_hand_size(0);
    without.expect_action_of(Side::Them);
}

// ---- LOF_147 Kit Fisto's Aethersprite, Good Hunting ----

/// LOF_147: Saboteur; when played, may defeat any number of upgrades on one unit.
#[test]
fn kit_fistos_aethersprite_may_defeat_upgrades_on_one_unit() {
    let mut game = about_to_play("Kit Fisto's Aethersprite, Good Hunting")
        .ours([unit("Wampa").with(["Experience"])])
        .theirs([unit("AT-ST").with(["Shield", "Experience", "Academy Training"]), unit("Gungi")])
        .action_phase();
    game.us().play("Kit Fisto's Aethersprite");
    game.expect_keyword("Kit Fisto's Aethersprite", Keyword::Saboteur);
    game.expect_options(["Wampa", "AT-ST", "no"]);
    let mut declined = game.clone();
    game.us().choose("AT-ST");
    game.expect_options(["Shield", "Experience", "Academy Training", "done"]);
    game.us().choose("Shield").choose("Academy Training").done();
    game.expect_upgrades("AT-ST", ["Experience"]).expect_upgrades("Wampa", ["Experience"]);
    declined.us().no();
    declined.expect_upgrades("AT-ST", ["Shield", "Experience", "Academy Training"]);
}

// ---- LOF_148 Rey, With Palpatine's Power ----

/// An Aggression base of ours, and Rey on top of our deck.
fn rey_on_top() -> testkit::Scenario {
    scenario()
        .our_base("Kestro City")
        .our_deck(["Rey, With Palpatine's Power", "Repair", "Repair", "Repair"])
        .our_hand(["Confiscate"])
        .theirs(["AT-ST"])
}

/// LOF_148, CR 1.13.3, 7.6.3A: drawn in the action phase she may be revealed, for 2 damage to a unit and 2 to a base.
#[test]
fn rey_may_be_revealed_to_deal_damage_when_drawn() {
    let mut game = rey_on_top().confiscate_does("Draw()").action_phase();
    game.us().play("Confiscate");
    game.expect_asked(Side::Us, QuestionKind::May);
    game.them().expect_sees("Rey");
    let mut declined = game.clone();
    game.us().yes();
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST").choose("their base").expect_hand(["Rey"]);
    game.expect_damage("AT-ST", 2).expect_action_of(Side::Them);
    game.them().expect_base_damage(2).expect_does_not_see("Rey");
    declined.us().no().expect_hand(["Rey"]);
    declined.expect_damage("AT-ST", 0).expect_action_of(Side::Them);
    declined.them().expect_base_damage(0);
}

/// LOF_148: a card that a search found and drew counts as drawn.
#[test]
fn rey_may_be_revealed_when_a_search_draws_her() {
    let mut game = rey_on_top().our_hand(["Pillio Star Compass"]).ours(["Gungi"]).action_phase();
    game.us().play_onto("Pillio Star Compass", "Gungi").choose("Rey").yes().choose("AT-ST").choose("their base");
    game.expect_damage("AT-ST", 2);
}

// Corners

/// LOF_148: without an Aggression leader or base nothing happens; an Aggression leader is enough.
#[test]
fn rey_needs_an_aggression_leader_or_base() {
    let mut game = rey_on_top().our_base("Capital City").confiscate_does("Draw()").action_phase();
    game.us().play("Confiscate").expect_hand(["Rey"]);
    game.expect_action_of(Side::Them).expect_damage("AT-ST", 0);
    let table = rey_on_top().our_base("Capital City").our_leader("LOF_011");
    let mut leader = table.confiscate_does("Draw()").action_phase();
    leader.us().play("Confiscate").yes().choose("AT-ST").choose("our base").expect_base_damage(2);
}

/// LOF_148: drawn in the regroup phase, she is not revealed.
#[test]
fn rey_is_not_revealed_in_the_regroup_phase() {
    let mut game = rey_on_top().action_phase();
    game.both_pass();
    game.them().expect_does_not_see("Rey");
    game.nobody_resources();
    game.us().expect_hand(["Confiscate", "Rey", "Repair"]);
    game.expect_damage("AT-ST", 0);
}

/// LOF_148: when she is no longer in hand, she cannot be revealed.
#[test]
fn rey_must_still_be_in_hand_to_be_revealed() {
    let mut game = rey_on_top().confiscate_does("Draw(), DiscardHand(You)").action_phase();
    game.us().play("Confiscate");
    game.expect_in_discard("Rey").expect_asked(Side::Us, QuestionKind::May);
    game.us().yes();
    game.expect_damage("AT-ST", 0).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

// Rulings

/// LOF_148, CR 7.6.3A: while her ability is pending with others, all players know that she was drawn (ruling 1).
#[test]
fn rey_is_revealed_while_her_ability_is_pending() {
    let mut game = rey_on_top()
        .ours(["Jawa Scavenger"])
        .text(r#"(id: "SOR_205", abilities: [When(on: [UnitDefeated(other: true)], do: [Heal(amount: 1, from: Base(You))])])"#)
        .theirs(["Greedo"])
        .confiscate_does("Defeat(Choose(side: Enemy, cost: AtMost(1))), Draw()")
        .action_phase();
    game.us().play("Confiscate");
    while game
        .game
        .question()
        .is_some_and(|question| question.ask != QuestionKind::WhichFirst && question.ask != QuestionKind::WhoFirst)
    {
        game.us().choose("Greedo");
    }
    game.them().expect_sees("Rey");
}

// ---- LOF_149 Mace Windu, Leaping into Action ----

/// LOF_149: when played, may use the Force to deal 4 damage to a unit.
#[test]
fn mace_windu_may_use_the_force_to_deal_4_damage() {
    let mace = "Mace Windu, Leaping into Action";
    let mut game = about_to_play(mace).our_force().ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play(mace);
    let mut declined = game.clone();
    game.us().yes().expect_no_force();
    game.expect_options(["Wampa", "Mace Windu", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    declined.us().no().expect_the_force();
    declined.expect_action_of(Side::Them);
    let mut without = about_to_play(mace).theirs(["AT-ST"]).action_phase();
    without.us().play(mace);
    without.expect_action_of(Side::Them);
}

// Rulings

/// LOF_149, CR 7.5.7F: if the defending unit is defeated before combat damage, all of it is excess damage (ruling 1).
#[test]
fn mace_windu_overwhelm_deals_all_when_the_defender_is_gone() {
    all_is_in_excess("Mace Windu, Leaping into Action", "Cantina Braggart", 6);
}

/// LOF_149, CR 7.5.7E: a Shield leaves no excess damage (ruling 2).
#[test]
fn mace_windu_overwhelm_deals_no_excess_through_a_shield() {
    a_shield_stops_it("Mace Windu, Leaping into Action", "Cantina Braggart");
}

// ---- LOF_150 Cin Drallig, Esteemed Blademaster ----

/// LOF_150: when played, a Lightsaber from hand may be played on him for free, which readies him.
#[test]
fn cin_drallig_may_play_a_lightsaber_for_free_and_readies() {
    let cin = "Cin Drallig, Esteemed Blademaster";
    let table = || about_to_play(cin).ours(["Gungi"]);
    let mut game = table().our_hand(["Jedi Lightsaber", "Resilient"]).action_phase();
    game.us().play(cin).expect_ready_resources(30 - 10);
    game.expect_options(["play Jedi Lightsaber onto Cin Drallig", "no"]);
    let mut declined = game.clone();
    game.us().play_onto("Jedi Lightsaber", "Cin Drallig").expect_ready_resources(30 - 10);
    game.expect_ready("Cin Drallig").expect_upgrades("Cin Drallig", ["Jedi Lightsaber"]);
    declined.us().no();
    declined.expect_exhausted("Cin Drallig").expect_upgrades("Cin Drallig", []);
}

// Rulings

/// LOF_150, CR 1.8.5: for free means without resources and aspect penalties, but additional costs are paid (ruling 1).
#[test]
fn cin_drallig_lightsaber_still_pays_additional_costs() {
    let cin = "Cin Drallig, Esteemed Blademaster";
    let mut game = scenario()
        .text(
            r#"(id: "SOR_153", abilities: [Constant(gives: [
                ExtraCost(by: Enemy, cards: (is: Upgrade, zone: Any), cost: Damage(2, Base(You))),
            ])])"#,
        )
        .theirs(["Saw Gerrera"])
        .our_resources(10)
        .our_hand([cin, "Fallen Lightsaber"])
        .action_phase();
    game.us().play(cin).play_onto("Fallen Lightsaber", "Cin Drallig").expect_base_damage(2).expect_ready_resources(0);
    game.expect_ready("Cin Drallig");
}

// ---- LOF_151 Knight's Saber ----

/// LOF_151: attaches to a non-Vehicle Jedi unit only.
#[test]
fn knights_saber_attaches_only_to_a_non_vehicle_jedi() {
    let mut game = scenario()
        .our_hand(["Knight's Saber"])
        .ours(["Gungi", "Fifth Brother", "Jedi Starfighter"])
        .theirs(["Yoda, Old Master"])
        .action_phase();
    game.expect_offered("play Knight's Saber onto Gungi").expect_offered("play Knight's Saber onto Yoda");
    game.expect_not_offered("play Knight's Saber onto Fifth Brother");
    game.expect_not_offered("play Knight's Saber onto Jedi Starfighter");
    game.us().play_onto("Knight's Saber", "Gungi");
    game.expect_power("Gungi", 5).expect_hp("Gungi", 7);
}

// ---- LOF_152 Focus Determines Reality ----

/// LOF_152: each Force unit of ours has Raid 1 and Saboteur for the phase.
#[test]
fn focus_determines_reality_gives_force_units_raid_and_saboteur() {
    let mut game = scenario()
        .our_hand(["Focus Determines Reality"])
        .ours(["Gungi", "Wampa"])
        .theirs(["Echo Base Defender", "Yoda, Old Master"])
        .action_phase();
    game.us().play("Focus Determines Reality");
    game.expect_keyword("Gungi", Keyword::Saboteur).expect_no_keyword("Wampa", Keyword::Saboteur);
    game.expect_no_keyword("Yoda", Keyword::Raid);
    game.them().pass();
    game.us().attack("Gungi", "their base");
    game.them().expect_base_damage(3);
    game.both_pass();
    game.expect_no_keyword("Gungi", Keyword::Raid);
}

// ---- LOF_153 Paz Vizsla, Unyielding Warrior ----

/// LOF_153: +2/+0 for each damage on him.
#[test]
fn paz_vizsla_gets_2_power_for_each_damage_on_him() {
    let mut game = scenario().ours([unit("Paz Vizsla, Unyielding Warrior").damage(3)]).theirs(["AT-ST"]).action_phase();
    game.expect_power("Paz Vizsla", 9).expect_hp("Paz Vizsla", 6);
    game.us().attack("Paz Vizsla", "AT-ST");
    game.expect_gone("AT-ST");
}
