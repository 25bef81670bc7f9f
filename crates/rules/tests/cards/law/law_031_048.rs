//! The cards of A Lawless Time from LAW_031 to LAW_048: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use super::has_keywords;

// ---- LAW_031 Bossk, Join Our Merry Band ----

/// LAW_031: on attack, +1/+1 for a unit, and optionally -1/-1 for a unit.
#[test]
fn bossk_gives_a_unit_plus_1_and_may_give_a_unit_minus_1() {
    let mut game = scenario().ours(["LAW_031"]).theirs(["Vanguard Infantry", "AT-ST"]).action_phase();
    game.us().attack("LAW_031", "their base").choose("LAW_031").choose("Vanguard Infantry");
    game.expect_hp("Vanguard Infantry", 1)
        .expect_power("LAW_031", 4)
        .expect_hp("LAW_031", 6)
        .them()
        .expect_base_damage(4);
    let mut game = scenario().ours(["LAW_031"]).action_phase();
    game.us().attack("LAW_031", "their base");
    game.us().choose("LAW_031").no();
}

// ---- LAW_032 Cad Bane, Now It's My Turn ----

/// LAW_032: on attack, replaces friendly Credits with Experience; Shielded and Overwhelm.
#[test]
fn cad_bane_converts_credits_into_experience_on_attack() {
    let mut game = scenario().our_hand(["LAW_032"]).action_phase();
    game.us().play("LAW_032");
    game.expect_upgrades("LAW_032", ["Shield"]).expect_keyword("LAW_032", Keyword::Overwhelm);
    let mut game = scenario().ours(["LAW_032"]).our_credits(3).their_credits(1).action_phase();
    game.us().attack("LAW_032", "their base").choose("our Credit #1").choose("our Credit #2").done().expect_credits(1);
    game.expect_upgrades("LAW_032", ["Experience", "Experience"]).them().expect_base_damage(8).expect_credits(1);
}

// ---- LAW_033 Hound's Tooth, Hunters' Approach ----

/// LAW_033: after its attack a unit with less power may be defeated.
#[test]
fn hounds_tooth_may_defeat_a_unit_with_less_power_after_attacking() {
    let table = scenario().ours(["LAW_033"]).theirs([unit("Swoop Racer"), unit("Greedo"), unit("AT-ST")]);
    let mut game = table.action_phase();
    game.us().attack("LAW_033", "their base");
    game.expect_options(["Greedo", "no"]);
    game.us().choose("Greedo");
    game.expect_gone("Greedo");
}

// Rulings

/// LAW_033: power as it is for now (ruling 1).
#[test]
fn hounds_tooth_counts_current_power() {
    let table = scenario().ours([unit("LAW_033").with(["Experience"])]).theirs([unit("Swoop Racer"), unit("AT-ST")]);
    let mut game = table.action_phase();
    game.us().attack("LAW_033", "their base");
    game.expect_options(["Swoop Racer", "no"]);
}

/// LAW_033: it must survive (ruling 2).
#[test]
fn hounds_tooth_must_survive_to_defeat_a_unit() {
    let table = scenario().ours([unit("LAW_033").damage(7)]).theirs(["Alliance X-Wing", "Greedo"]);
    let mut game = table.action_phase();
    game.us().attack("LAW_033", "Alliance X-Wing");
    game.expect_gone("LAW_033").expect_action_of(Side::Them);
}

// ---- LAW_034 Chewbacca, Mighty Rescuer ----

/// LAW_034: if he defeated the defending unit, he gets an Experience token and 3 damage is healed from him.
#[test]
fn chewbacca_gets_experience_and_heals_when_he_defeats_the_defender() {
    let mut game = scenario().ours(["LAW_034"]).theirs(["Death Star Stormtrooper"]).action_phase();
    game.us().attack("LAW_034", "Death Star Stormtrooper");
    game.expect_upgrades("LAW_034", ["Experience"]).expect_damage("LAW_034", 0).them().expect_base_damage(3);
    let mut game = scenario().ours([unit("LAW_034").damage(1)]).theirs(["Frontier AT-RT"]).action_phase();
    game.us().attack("LAW_034", "Frontier AT-RT");
    game.expect_gone("LAW_034").expect_in_play("Frontier AT-RT");
}

// Rulings

/// LAW_034: defeated himself he is neither healed nor given Experience (ruling 3).
#[test]
fn chewbacca_gets_no_experience_when_he_does_not_survive() {
    let mut game = scenario().ours([unit("LAW_034").damage(3)]).theirs(["Death Star Stormtrooper"]).action_phase();
    game.us().attack("LAW_034", "Death Star Stormtrooper");
    game.expect_gone("LAW_034").expect_in_discard("LAW_034").expect_count("Experience", 0).expect_action_of(Side::Them);
}

// ---- LAW_035 Ezra Bridger, Spectre Six ----

/// LAW_035: 2 damage healed from a unit, or 4 with an Aggression or Cunning unit; Raid 1.
#[test]
fn ezra_bridger_heals_2_or_4_with_an_aggression_or_cunning_unit() {
    for (friend, mode, left) in
        [("Wampa", Some(1), 1), ("Greedo", Some(1), 1), ("Greedo", Some(2), 3), ("Battlefield Marine", None, 3)]
    {
        let table = scenario().our_hand(["LAW_035"]).ours([unit(friend), unit("AT-ST").damage(5)]);
        let mut game = table.action_phase();
        game.us().play("LAW_035");
        game.expect_offered("no").us().choose("AT-ST");
        // CR 7.7.5C: more may be healed instead, but need not be.
        if let Some(mode) = mode {
            game.us().mode(mode);
        }
        game.expect_damage("AT-ST", left).expect_keyword("LAW_035", Keyword::Raid);
    }
}

// ---- LAW_036 Obi-Wan Kenobi, Protector of Felucia ----

/// LAW_036: if we control 7 or more units, its printed power and HP are 7.
#[test]
fn obi_wan_kenobi_prints_7_power_and_hp_on_seven_friendly_units() {
    let units = |count: usize| {
        let others = (1..count).map(|_| unit("Greedo"));
        scenario().ours([unit("LAW_036")].into_iter().chain(others)).theirs(["Wampa"]).action_phase()
    };
    let mut game = units(7);
    game.expect_power("Greedo #1", 7).expect_hp("Greedo #1", 7).expect_power("Wampa", 4);
    units(6).expect_power("Greedo #1", 3).expect_keyword("LAW_036", Keyword::Sentinel);
}

// Rulings

/// LAW_036: upgrades and other effects are added to it (ruling 1).
#[test]
fn obi_wan_kenobi_printed_7_is_modified_by_upgrades() {
    let units = [unit("LAW_036"), unit("Greedo").with(["Experience"])].into_iter();
    let mut game = scenario().ours(units.chain((0..5).map(|_| unit("Underworld Thug")))).action_phase();
    game.expect_power("Greedo", 8).expect_hp("Greedo", 8).expect_power("Underworld Thug #1", 7);
}

/// LAW_036, LOF_056: a position does not contain which of the effects became active first, and says so if it matters.
#[test]
fn positions_report_that_the_order_of_printed_stats_effects_is_lost() {
    let others = (0..5).map(|_| unit("Underworld Thug"));
    let table = scenario().our_hand(["LOF_056", "Wampa"]).ours([unit("LAW_036")].into_iter().chain(others));
    for (upgrade_first, power, lost) in [(true, 7, 1), (false, 5, 0)] {
        let mut game = table.clone().action_phase();
        for upgrade in [upgrade_first, !upgrade_first] {
            if upgrade {
                game.us().play_onto("LOF_056", "Underworld Thug #1");
            } else {
                game.us().play("Wampa");
            }
            game.them().pass();
        }
        game.expect_power("Underworld Thug #1", power);
        assert_eq!(game.game.effects_as_edits().1, lost);
    }
}

// ---- LAW_037 Han Solo, Hibernation Sick ----

/// LAW_037: Shielded, and an Experience token with each attack.
#[test]
fn han_solo_gets_experience_with_each_attack() {
    let mut game = scenario().our_hand(["LAW_037"]).action_phase();
    game.us().play("LAW_037");
    game.expect_upgrades("LAW_037", ["Shield"]);
    let mut game = scenario().ours(["LAW_037"]).action_phase();
    game.us().attack("LAW_037", "their base");
    game.expect_upgrades("LAW_037", ["Experience"]).them().expect_base_damage(2);
}

// ---- LAW_038 Lepi Lookout ----

/// LAW_038, LAW_042, LAW_049, LAW_050, LAW_060, LAW_070, LAW_081, LAW_082, LAW_090: printed keywords.
#[test]
fn keywords_of_cards_of_two_aspects() {
    use Keyword::{Ambush, Grit, Hidden, Overwhelm, Raid, Restore, Saboteur, Sentinel, Shielded};
    for (card, keywords) in [
        ("LAW_038", &[Shielded, Overwhelm][..]),
        ("LAW_042", &[Shielded]),
        ("LAW_049", &[Sentinel, Saboteur]),
        ("LAW_050", &[Raid, Restore]),
        ("LAW_060", &[Sentinel, Grit]),
        ("LAW_070", &[Restore, Saboteur]),
        ("LAW_081", &[Ambush, Overwhelm]),
        ("LAW_082", &[Hidden, Raid]),
        ("LAW_090", &[Raid, Restore]),
    ] {
        has_keywords(card, keywords);
    }
}

// ---- LAW_039 Latts Razzi, Deadly Whipmaster ----

/// LAW_039: gives herself a Shield or Experience, then deals her power to an enemy ground unit.
#[test]
fn latts_razzi_gets_a_token_and_deals_her_power_as_damage() {
    let table = |mode: u8| {
        let mut game = scenario().our_hand(["LAW_039"]).theirs(["AT-ST", "Alliance X-Wing"]).action_phase();
        game.us().play("LAW_039").mode(mode).choose("AT-ST");
        game
    };
    table(1).expect_upgrades("LAW_039", ["Shield"]).expect_damage("AT-ST", 2);
    table(2).expect_upgrades("LAW_039", ["Experience"]).expect_damage("AT-ST", 3);
}

// Rulings

/// LAW_039: power as it is for now (ruling 1).
#[test]
fn latts_razzi_counts_the_experience_she_just_got() {
    let mut game = scenario().our_hand(["LAW_039"]).theirs(["AT-ST"]).action_phase();
    game.us().play("LAW_039").mode(2).choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

// ---- LAW_040 Taramyn Barcona, Eyes Front! ----

/// LAW_040: defeats a Credit to give himself and another friendly unit an Experience token.
#[test]
fn taramyn_barcona_may_defeat_a_credit_for_two_experience_tokens() {
    let mut game = scenario().our_hand(["LAW_040"]).ours(["Wampa"]).theirs(["Greedo"]).their_credits(1).action_phase();
    game.us().play("LAW_040");
    let mut declined = game.clone();
    declined.us().no();
    declined.expect_upgrades("LAW_040", []);
    game.us().choose("Credit").choose("Wampa");
    game.expect_upgrades("LAW_040", ["Experience"]).expect_upgrades("Wampa", ["Experience"]);
}

// Rulings

/// LAW_040: any player's Credit can be defeated (ruling 1).
#[test]
fn taramyn_barcona_may_defeat_any_players_credit() {
    let table = scenario().our_hand(["LAW_040"]).ours(["Wampa"]).our_credits(1).their_credits(1).our_resources(4);
    let mut game = table.action_phase();
    game.expect_not_offered("play Taramyn Barcona");
    let table = scenario().our_hand(["LAW_040"]).ours(["Wampa"]).their_credits(2);
    let mut game = table.action_phase();
    game.us().play("LAW_040").choose("Credit #1").choose("Wampa");
    game.them().expect_credits(1);
}

// ---- LAW_041 Nothing Left to Fear ----

/// LAW_041: +2/+2 for a friendly unit, then a unit with the same or less power may be defeated.
#[test]
fn nothing_left_to_fear_may_defeat_a_unit_with_no_more_power() {
    let table = scenario().our_hand(["LAW_041"]).ours(["Wampa"]).theirs([unit("AT-ST"), unit("LAW_162")]);
    let mut game = table.their_deployed_leader("LAW_010").action_phase();
    game.us().play("LAW_041").choose("Wampa");
    game.expect_power("Wampa", 6).expect_options(["Wampa", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_gone("AT-ST");
}

// Rulings

/// LAW_041: power as it is for now (ruling 1).
#[test]
fn nothing_left_to_fear_counts_current_power() {
    let table =
        scenario().our_hand(["LAW_041"]).ours(["Greedo"]).theirs([unit("Wampa").with(["Experience", "Experience"])]);
    let mut game = table.action_phase();
    game.us().play("LAW_041").choose("Greedo");
    game.expect_options(["Greedo", "no"]);
}

// ---- LAW_043 Shadow Cloaking ----

/// LAW_043: readies a unit and gives it a Shield.
#[test]
fn shadow_cloaking_readies_a_unit_and_gives_it_a_shield() {
    let table = scenario().our_hand(["LAW_043"]).ours([unit("Wampa").exhausted()]).theirs(["AT-ST"]);
    let mut game = table.action_phase();
    game.us().play("LAW_043").choose("Wampa");
    game.expect_ready("Wampa").expect_upgrades("Wampa", ["Shield"]);
    // Of a ready unit the Shield is all.
    let mut game = scenario().our_hand(["LAW_043"]).ours(["Wampa"]).action_phase();
    game.us().play("LAW_043").choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
}

// ---- LAW_044 Single Reactor Ignition ----

/// LAW_044: defeats all units and deals 1 damage for each enemy unit to its controller's base.
#[test]
fn single_reactor_ignition_defeats_all_units_and_damages_enemy_bases() {
    let table = scenario().our_hand(["LAW_044"]).ours(["Wampa"]).theirs(["AT-ST", "Alliance X-Wing"]);
    let mut game = table.third(["Greedo"]).action_phase();
    game.us().play("LAW_044").expect_base_damage(0);
    game.expect_gone("Wampa").expect_gone("AT-ST").expect_gone("Alliance X-Wing").expect_gone("Greedo");
    game.them().expect_base_damage(2);
    game.third().expect_base_damage(1);
}

// Corners

/// LAW_044, CR 8.34.1A: the damage to a base for all units of its player is one instance of damage.
#[test]
fn single_reactor_ignition_damages_each_base_once() {
    let table = scenario().our_hand(["LAW_044"]).theirs(["Wampa", "AT-ST", "Greedo"]).their_hand(["JTL_074"]);
    let mut game = table.their_action_phase();
    game.them().play("JTL_074").choose("their base");
    game.us().play("LAW_044");
    game.them().expect_base_damage(0);
}

// ---- LAW_045 Zeb Orrelios, Spectre Four ----

/// LAW_045: 3 damage to a ground unit, or 5 with a Command or Cunning unit; Sentinel.
#[test]
fn zeb_orrelios_deals_3_or_5_with_a_command_or_cunning_unit() {
    for (friend, mode, damage) in
        [("Wampa", None, 3), ("Greedo", Some(1), 5), ("Battlefield Marine", Some(1), 5), ("Greedo", Some(2), 3)]
    {
        let table = scenario().our_hand(["LAW_045"]).ours([friend]).theirs(["AT-ST", "Alliance X-Wing"]);
        let mut game = table.action_phase();
        game.us().play("LAW_045");
        game.expect_offered("no").expect_not_offered("Alliance X-Wing").us().choose("AT-ST");
        // CR 7.7.5C: more damage may be dealt instead, but need not be.
        if let Some(mode) = mode {
            game.us().mode(mode);
        }
        game.expect_damage("AT-ST", damage).expect_keyword("LAW_045", Keyword::Sentinel);
    }
}

// Rulings

/// LAW_045: his name equals that of the other Zeb Orrelios cards (ruling 1).
#[test]
fn zeb_orrelios_has_the_same_name_as_the_other_zeb_orrelios() {
    let game = scenario().ours(["LAW_045", "SOR_146"]).action_phase();
    let name = |card: &str| game.game.book().catalog().card(game.game.state.card(game.card(card)).def).name.to_string();
    assert_eq!(name("LAW_045"), name("SOR_146"));
}

// ---- LAW_046 Chirrut Îmwe, I Don't Need Luck ----

/// LAW_046: when he has dealt combat damage to a base, 4 damage may be healed from another unit.
#[test]
fn chirrut_imwe_may_heal_another_unit_after_combat_damage_to_a_base() {
    let mut game =
        scenario().ours([unit("LAW_046").damage(1), unit("AT-ST").damage(5)]).theirs(["Wampa"]).action_phase();
    game.us().attack("LAW_046", "their base").choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_damage("LAW_046", 1);
    let mut game = scenario().ours([unit("LAW_046"), unit("AT-ST").damage(5)]).theirs(["Wampa"]).action_phase();
    game.us().attack("LAW_046", "Wampa");
    game.expect_damage("AT-ST", 5).expect_action_of(Side::Them);
}

// Rulings

/// LAW_046, CR 7.6.16: he need not survive (ruling 1).
#[test]
fn chirrut_imwe_triggers_when_he_does_not_survive() {
    let table =
        scenario().ours([unit("LAW_046").damage(5), unit("AT-ST").damage(5)]).theirs(["Death Star Stormtrooper"]);
    let table = table.text(r#"(id: "LAW_046", abilities: [Constant(gives: [Keyword(Overwhelm)]), When(on: [AttackEnds], if: Compare(CombatDamageToBases, AtLeast(1)), do: [May([Heal(amount: 4, from: Choose(other: true))])])])"#);
    let mut game = table.action_phase();
    game.us().attack("LAW_046", "Death Star Stormtrooper").choose("AT-ST");
    game.expect_gone("LAW_046").expect_damage("AT-ST", 1);
}

// ---- LAW_047 Baze Malbus, Good Luck ----

/// LAW_047: damage healed from him may be dealt to a unit; Sentinel.
#[test]
fn baze_malbus_may_deal_the_amount_healed_from_him_as_damage() {
    let table = scenario().our_hand(["Repair"]).ours([unit("LAW_047").damage(2)]).theirs(["AT-ST"]);
    let mut game = table.action_phase();
    game.us().play("Repair").choose("LAW_047");
    game.expect_offered("no").us().choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_damage("LAW_047", 0).expect_keyword("LAW_047", Keyword::Sentinel);
}

// ---- LAW_048 Chio Fain, Four-Armed Slicer ----

/// LAW_048: on attack, two players may be chosen, who each draw a card: with two players both.
#[test]
fn chio_fain_lets_two_players_draw_a_card() {
    let mut game = scenario().ours(["Chio Fain"]).action_phase();
    game.us().attack("Chio Fain", "their base");
    game.expect_asked(Side::Us, QuestionKind::Player).expect_options(["us", "them", "no"]);
    game.us().choose_player(Side::Them);
    game.expect_options(["us"]);
    game.us().choose_player(Side::Us).expect_hand_size(1);
    game.them().expect_hand_size(1);
    let mut game = scenario().ours(["Chio Fain"]).action_phase();
    game.us().attack("Chio Fain", "their base").choose_none().expect_hand_size(0);
    game.them().expect_hand_size(0).expect_base_damage(2);
}

// Corners

/// LAW_048, CR 11.4.2: with three players any two of them; the third draws nothing.
#[test]
fn chio_fain_leaves_one_of_three_players_without_a_card() {
    let mut game = scenario().ours(["Chio Fain"]).third(["Wampa"]).action_phase();
    game.us().attack("Chio Fain", "their base");
    game.expect_options(["us", "them", "third", "no"]);
    game.us().choose_player(Side::Us);
    game.expect_options(["them", "third"]);
    game.us().choose_player(Side::Third).expect_hand_size(1);
    game.them().expect_hand_size(0);
    game.third().expect_hand_size(1);
}
