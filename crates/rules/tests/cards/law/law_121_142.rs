//! The cards of A Lawless Time from LAW_121 to LAW_142: main case, corners and official rulings of each.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

use super::has_keywords;
use crate::starts::expect_search_draws;

// ---- LAW_121 Canto Bight Security ----

/// LAW_121: a Credit when it is attacked; Sentinel.
#[test]
fn canto_bight_security_creates_a_credit_when_attacked() {
    let mut game = scenario().ours(["LAW_121"]).theirs(["Wampa"]).their_action_phase();
    game.expect_keyword("LAW_121", Keyword::Sentinel).them().attack("Wampa", "LAW_121");
    game.us().expect_credits(1);
}

// Rulings

/// LAW_121, CR 7.6.15: it triggers together with On Attack abilities (ruling 1).
#[test]
fn canto_bight_security_triggers_together_with_on_attack_abilities() {
    let mut game = scenario().ours(["LAW_121"]).theirs(["LAW_107"]).their_action_phase();
    game.them().attack("LAW_107", "LAW_121");
    game.expect_asked(Side::Them, QuestionKind::WhoFirst);
}

// ---- LAW_124 Industrious Team ----

/// LAW_124: a non-leader unit with 4 or less remaining HP may be defeated.
#[test]
fn industrious_team_may_defeat_a_unit_with_4_or_less_remaining_hp() {
    let table = scenario().our_hand(["LAW_124"]).theirs([unit("Wampa").damage(1), unit("AT-ST")]);
    let mut game = table.their_deployed_leader("LAW_010").action_phase();
    game.us().play("LAW_124");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_gone("Wampa");
}

// ---- LAW_125 Watchful ----

/// LAW_125: on attack, looks at the top card of a deck, which may go to the bottom.
#[test]
fn watchful_looks_at_the_top_card_and_may_put_it_on_the_bottom() {
    let table = || {
        let table = scenario().ours([unit("Wampa").with(["LAW_125"])]).their_deck(["Repair", "Greedo"]);
        let mut game = table.action_phase();
        game.us().attack("Wampa", "their base").choose_player(Side::Them).expect_sees("Repair");
        game
    };
    let mut game = table();
    game.us().yes();
    game.them().expect_deck_top(["Greedo"]);
    let mut game = table();
    game.us().no();
    game.them().expect_deck_top(["Repair"]);
}

// ---- LAW_126 Adventurer Sniper Rifle ----

/// LAW_126: the unit may exhaust to set the printed HP of an undamaged non-leader ground unit to 1.
#[test]
fn adventurer_sniper_rifle_sets_the_printed_hp_of_an_undamaged_unit_to_1() {
    let units = [unit("Wampa"), unit("AT-ST").damage(1), unit("Alliance X-Wing")];
    let table = scenario().ours([unit("Greedo").with(["LAW_126"])]).theirs(units).their_deployed_leader("LAW_012");
    let mut game = table.action_phase();
    game.us().use_ability("Greedo");
    game.expect_options(["Greedo", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_hp("Wampa", 1).expect_power("Wampa", 4).expect_exhausted("Greedo");
    let mut game = scenario().our_hand(["LAW_126"]).ours(["Frontier AT-RT", "Wampa"]).action_phase();
    game.expect_not_offered("play Adventurer Sniper Rifle on Frontier AT-RT");
    game.us().play_onto("LAW_126", "Wampa");
}

// Rulings

/// LAW_126, LAW_036: upgrades are added to it, and the newest of several such effects applies (ruling 1, 2).
#[test]
fn adventurer_sniper_rifle_printed_hp_is_modified_by_upgrades() {
    let units = [unit("Greedo").with(["LAW_126"]), unit("LAW_036")].into_iter();
    let others = (0..5).map(|_| unit("Underworld Thug").with(["Resilient"]));
    let mut game = scenario().ours(units.chain(others)).action_phase();
    game.expect_hp("Underworld Thug #1", 10);
    game.us().use_ability("Greedo").choose("Underworld Thug #1");
    game.expect_hp("Underworld Thug #1", 4).expect_hp("Underworld Thug #2", 10).expect_power("Underworld Thug #1", 7);
}

/// LAW_126, LAW_036, LOF_056, CR 1.11.2A: an effect that becomes active later applies instead: an upgrade or an ability
/// whose condition is met later (ruling 2).
#[test]
fn adventurer_sniper_rifle_gives_way_to_a_newer_printed_stats_effect() {
    let units = [unit("Greedo").with(["LAW_126"]), unit("LAW_036")].into_iter();
    let others = (0..4).map(|_| unit("Underworld Thug"));
    let table = scenario().our_hand(["LOF_056", "Wampa"]).ours(units.chain(others));
    let mut game = table.action_phase();
    game.us().use_ability("Greedo").choose("Underworld Thug #1");
    game.expect_hp("Underworld Thug #1", 1).them().pass();
    game.us().play("Wampa");
    game.expect_power("Underworld Thug #1", 7).expect_hp("Underworld Thug #1", 7).them().pass();
    game.us().play_onto("LOF_056", "Underworld Thug #1");
    game.expect_power("Underworld Thug #1", 5).expect_hp("Underworld Thug #1", 5);
    game.expect_hp("Underworld Thug #2", 7);
    let mut game =
        scenario().our_hand(["LOF_056"]).ours([unit("Greedo").with(["LAW_126"])]).theirs(["Wampa"]).action_phase();
    game.us().use_ability("Greedo").choose("Wampa");
    game.them().pass();
    game.us().play_onto("LOF_056", "Wampa");
    game.expect_hp("Wampa", 5);
    game.both_pass().nobody_resources();
    game.us().use_ability("Greedo").choose("Wampa");
    game.expect_hp("Wampa", 1).expect_power("Wampa", 5);
}

// ---- LAW_127 Kill Switch ----

/// LAW_127: -1/-1, and the unit is exhausted.
#[test]
fn kill_switch_weakens_and_exhausts_the_unit() {
    let mut game = scenario().our_hand(["LAW_127"]).theirs(["Wampa"]).action_phase();
    game.us().play_onto("LAW_127", "Wampa");
    game.expect_exhausted("Wampa").expect_power("Wampa", 3).expect_hp("Wampa", 4);
}

/// LAW_127, CR 1.3.2: if the unit has no remaining HP, no unit is exhausted: a card in the discard pile is neither
/// ready nor exhausted.
#[test]
fn kill_switch_does_not_exhaust_a_unit_it_defeats() {
    let mut game = scenario().our_hand(["LAW_127"]).theirs([unit("Wampa").damage(4)]).action_phase();
    let wampa = game.card("Wampa");
    game.us().play_onto("LAW_127", "Wampa");
    game.them().expect_discard(["Wampa"]);
    assert!(!game.game.state.card(wampa).flags.contains(rules::Flags::EXHAUSTED));
    game.expect_no_event("exhausting", |event| matches!(event, LogEvent::Exhausted { .. }));
    game.expect_event("nothing", |event| matches!(event, LogEvent::Lapsed { .. })).expect_action_of(Side::Them);
}

// ---- LAW_128 Veiled Strength ----

/// LAW_128: Grit for a non-leader unit.
#[test]
fn veiled_strength_gives_grit_to_a_non_leader_unit() {
    let table = scenario().our_hand(["LAW_128"]).ours([unit("Wampa").damage(2)]).our_deployed_leader("LAW_012");
    let mut game = table.action_phase();
    game.expect_not_offered("play Veiled Strength on Sebulba");
    game.us().play_onto("LAW_128", "Wampa");
    game.expect_keyword("Wampa", Keyword::Grit).expect_power("Wampa", 6);
}

// ---- LAW_129 Mastery ----

/// LAW_129: costs 1 less on a unique unit.
#[test]
fn mastery_costs_1_less_on_a_unique_unit() {
    for (unit, ready) in [("Greedo", 17), ("Wampa", 16)] {
        let mut game = scenario().our_hand(["LAW_129"]).ours([unit]).action_phase();
        game.us().play_onto("LAW_129", unit).expect_ready_resources(ready);
    }
}

// ---- LAW_130 Betrayed Trust ----

/// LAW_130: an enemy unit deals no combat damage for the phase, attacking or defending.
#[test]
fn betrayed_trust_stops_combat_damage_of_an_enemy_unit() {
    let mut game = scenario().our_hand(["LAW_130"]).ours(["Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("LAW_130").choose("Wampa");
    game.them().attack("Wampa", "our base");
    game.us().expect_base_damage(0).attack("Greedo", "Wampa");
    game.expect_in_play("Greedo").expect_damage("Wampa", 3);
}

// Rulings

/// LAW_130, CR 1.9.10: it can deal damage with its abilities (ruling 1).
#[test]
fn betrayed_trust_does_not_stop_ability_damage() {
    let mut game = scenario().our_hand(["LAW_130"]).theirs(["LAW_181"]).action_phase();
    game.us().play("LAW_130").choose("LAW_181");
    game.them().attack("LAW_181", "our base").choose("our base");
    game.us().expect_base_damage(2);
}

// ---- LAW_131 Incapacitate ----

/// LAW_131: -2/-2 for a unit for the phase.
#[test]
fn incapacitate_gives_a_unit_minus_2() {
    let mut game = scenario().our_hand(["LAW_131"]).theirs(["Wampa"]).action_phase();
    game.us().play("LAW_131").choose("Wampa");
    game.expect_power("Wampa", 2).expect_hp("Wampa", 3);
}

// ---- LAW_132 The Tree Remembers ----

/// LAW_132: an enemy unit loses all abilities; if it costs 3 or less, it is defeated.
#[test]
fn the_tree_remembers_removes_abilities_and_defeats_a_unit_costing_3() {
    let mut game = scenario().our_hand(["LAW_132"]).theirs(["Wampa", "LAW_116"]).action_phase();
    game.us().play("LAW_132").choose("Wampa");
    game.expect_no_keyword("Wampa", Keyword::Overwhelm).expect_in_play("Wampa");
    let mut game = scenario().our_hand(["LAW_132"]).theirs(["Wampa", "LAW_116"]).action_phase();
    game.us().play("LAW_132").choose("LAW_116").expect_credits(0);
    game.expect_gone("LAW_116");
}

// Rulings

/// LAW_132: the printed cost counts, and the unit cannot gain abilities (ruling 1, 2).
#[test]
fn the_tree_remembers_counts_the_printed_cost_and_stops_gained_abilities() {
    let table = scenario().our_hand(["LAW_132"]).theirs([unit("Swoop Racer").with(["Devotion"]), unit("Wampa")]);
    let mut game = table.their_hand(["LAW_128"]).action_phase();
    let mut other = game.clone();
    game.us().play("LAW_132").choose("Swoop Racer");
    game.expect_gone("Swoop Racer");
    other.us().play("LAW_132").choose("Wampa");
    other.them().play_onto("LAW_128", "Wampa");
    other.expect_no_keyword("Wampa", Keyword::Grit);
}

// ---- LAW_133 Lost and Forgotten ----

/// LAW_133: defeats a non-leader unit to heal 3 damage from our base.
#[test]
fn lost_and_forgotten_defeats_a_unit_and_heals_3() {
    let table = scenario().our_hand(["LAW_133"]).theirs(["Wampa"]).their_deployed_leader("LAW_012").our_base_damage(5);
    let mut game = table.action_phase();
    game.us().play("LAW_133");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa").expect_base_damage(2);
    let mut game = scenario().our_hand(["LAW_133"]).our_base_damage(5).action_phase();
    game.us().play("LAW_133").expect_base_damage(5);
}

// ---- LAW_134 Bib Fortuna, Die Wanna Wanga? ----

/// LAW_134: with another Underworld unit, a Credit.
#[test]
fn bib_fortuna_creates_a_credit_with_another_underworld_unit() {
    for (friend, credits) in [("Greedo", 1), ("Wampa", 0)] {
        let mut game = scenario().our_hand(["LAW_134"]).ours([friend]).action_phase();
        game.us().play("LAW_134").expect_credits(credits);
    }
}

// ---- LAW_135 Pirate Snub Fighter ----

/// LAW_135, LAW_153, LAW_154, LAW_160, LAW_162: printed keywords.
#[test]
fn keywords_of_command_cards() {
    use Keyword::{Ambush, Hidden, Overwhelm, Raid, Restore};
    for (card, keywords) in [
        ("LAW_135", &[Ambush][..]),
        ("LAW_153", &[Restore]),
        ("LAW_154", &[Raid]),
        ("LAW_160", &[Hidden]),
        ("LAW_162", &[Overwhelm]),
    ] {
        has_keywords(card, keywords);
    }
}

// ---- LAW_136 Syndicate Spice Runner ----

/// LAW_136: an Underworld unit among the top 3 cards.
#[test]
fn syndicate_spice_runner_draws_an_underworld_unit_from_the_top_3() {
    expect_search_draws("LAW_136", "Greedo", 3);
}

// Rulings

/// LAW_136: the other cards go to the bottom (ruling 1).
#[test]
fn syndicate_spice_runner_puts_the_unchosen_cards_on_the_bottom() {
    expect_search_draws("LAW_136", "Cartel Turncoat", 3);
}

// ---- LAW_137 Ruthless Duo ----

/// LAW_137: with another Villainy unit, 2 damage to a ground unit.
#[test]
fn ruthless_duo_deals_2_damage_with_another_villainy_unit() {
    let table = |friend: &'static str| {
        let mut game =
            scenario().our_hand(["LAW_137"]).ours([friend]).theirs(["Wampa", "Alliance X-Wing"]).action_phase();
        game.us().play("LAW_137");
        game
    };
    let mut game = table("TIE/ln Fighter");
    game.expect_options(["Ruthless Duo", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2);
    table("Greedo").expect_action_of(Side::Them);
}

// ---- LAW_138 Undercity Hunting Team ----

/// LAW_138: a Bounty Hunter unit among the top 5 cards.
#[test]
fn undercity_hunting_team_draws_a_bounty_hunter_from_the_top_5() {
    expect_search_draws("LAW_138", "Greedo", 5);
}

// Rulings

/// LAW_138: the other cards go to the bottom (ruling 1).
#[test]
fn undercity_hunting_team_puts_the_unchosen_cards_on_the_bottom() {
    expect_search_draws("LAW_138", "Zuckuss", 5);
}

// ---- LAW_139 Admiral Motti, Chain of Command ----

/// LAW_139: friendly leader units have +2/+2.
#[test]
fn admiral_motti_gives_friendly_leader_units_plus_2() {
    let table = scenario().ours(["LAW_139", "Wampa"]).our_deployed_leader("LAW_012").their_deployed_leader("LAW_010");
    let mut game = table.action_phase();
    game.expect_power("Sebulba", 4).expect_hp("Sebulba", 7).expect_power("Wampa", 4).expect_power("Leia Organa", 2);
}

// ---- LAW_140 Intimidator, Citadel Overwatch ----

/// LAW_140: returns any number of friendly resources to hand, and creates a Credit for each.
#[test]
fn intimidator_returns_friendly_resources_for_credits() {
    let table = scenario().our_hand(["LAW_140"]).our_resource_cards(["Wampa", "AT-ST"]);
    let mut game = table.action_phase();
    game.us().play("LAW_140").choose("Wampa").choose("AT-ST").done().expect_hand(["Wampa", "AT-ST"]).expect_credits(2);
}

// ---- LAW_141 Targeted For Removal ----

/// LAW_141: when the unit is defeated, an opponent of its controller creates as many Credits as it costs.
#[test]
fn targeted_for_removal_pays_credits_equal_to_the_defeated_units_cost() {
    let mut game =
        scenario().ours(["AT-ST"]).theirs([unit("Wampa").with_upgrade_of(Side::Us, "LAW_141")]).action_phase();
    game.us().attack("AT-ST", "Wampa").expect_credits(4);
    game.them().expect_credits(0);
}

// Rulings

/// LAW_141: the printed cost counts, and with several opponents its controller chooses one (ruling 1, 2).
#[test]
fn targeted_for_removal_counts_the_printed_cost_and_pays_one_opponent() {
    let wampa = unit("Wampa").with_upgrade_of(Side::Us, "LAW_141").with(["Devotion"]);
    let mut game = scenario().ours(["LAW_162"]).theirs([wampa]).third(["Greedo"]).action_phase();
    game.us().attack("LAW_162", "Wampa");
    game.them().choose_player(Side::Third);
    game.third().expect_credits(4);
}

// ---- LAW_142 Scarif Lieutenant ----

/// LAW_142: defeated, Experience for a friendly Rebel.
#[test]
fn scarif_lieutenant_gives_a_friendly_rebel_experience_when_defeated() {
    let mut game = scenario().ours(["LAW_142", "Battlefield Marine", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("LAW_142", "AT-ST");
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Experience"]);
}
