//! The cards of A Lawless Time from LAW_051 to LAW_075: main case, corners and official rulings of each.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

// ---- LAW_051 Beilert Valance, Target: Vader ----

/// LAW_051: on attack, draws a card and deals as much damage to a ground unit as we have drawn cards this phase.
#[test]
fn beilert_valance_draws_and_deals_damage_per_card_drawn_this_phase() {
    let table = scenario().ours(["LAW_051", "LAW_107"]).theirs(["AT-ST", "Alliance X-Wing"]).our_deck(["Repair"; 4]);
    let mut game = table.action_phase();
    game.us().attack("LAW_107", "their base");
    game.them().pass();
    game.us().attack("LAW_051", "their base").expect_hand(["Repair", "Repair"]);
    game.expect_offered("no").expect_not_offered("Alliance X-Wing");
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

// ---- LAW_052 The Mandalorian, Let's See the Puck ----

/// LAW_052: draws a card when played; a Shield whenever we draw in the action phase.
#[test]
fn the_mandalorian_gets_a_shield_when_we_draw_in_the_action_phase() {
    let table = scenario().our_hand(["LAW_052"]).our_deck(["Repair"; 9]).their_deck(["Repair"; 9]);
    let mut game = table.action_phase();
    game.us().play("LAW_052").expect_hand(["Repair"]);
    game.expect_upgrades("LAW_052", ["Shield"]);
    game.game.log = Some(Vec::new());
    game.both_pass().nobody_resources();
    game.expect_no_event("a trigger", |event| matches!(event, LogEvent::Triggered { .. }));
    game.expect_upgrades("LAW_052", ["Shield"]);
}

// ---- LAW_053 Dengar, Take Your Shot ----

/// LAW_053: a Credit when an enemy unit with the highest cost is defeated, once a round.
#[test]
fn dengar_creates_a_credit_when_the_costliest_enemy_unit_is_defeated() {
    let table = || {
        let units = [unit("AT-ST").damage(6), unit("Frontier AT-RT").damage(4), unit("Greedo")];
        scenario().ours(["LAW_053", "Wampa", "Swoop Racer"]).theirs(units)
    };
    let mut game = table().action_phase();
    game.us().attack("Wampa", "Frontier AT-RT").expect_credits(0);
    game.them().pass();
    game.us().attack("Swoop Racer", "AT-ST").expect_credits(1);
    game.them().pass();
    game.us().attack("LAW_053", "Greedo").expect_credits(1);
}

// Rulings

/// LAW_053: the printed cost counts (ruling 1).
#[test]
fn dengar_counts_the_printed_cost() {
    let table =
        scenario().ours(["LAW_053", "Wampa"]).theirs([unit("Greedo").with(["Devotion"]), unit("Underworld Thug")]);
    let mut game = table.action_phase();
    game.us().attack("Wampa", "Greedo").expect_credits(0);
}

/// LAW_053: with several units of the highest cost, any of them counts (ruling 2).
#[test]
fn dengar_triggers_on_any_of_several_costliest_units() {
    let table = scenario().ours(["LAW_053", "Wampa"]).theirs([unit("Pyke Sentinel"), unit("Guardian of the Whills")]);
    let mut game = table.action_phase();
    game.us().attack("Wampa", "Pyke Sentinel").expect_credits(1);
}

// ---- LAW_054 Maul, Master of the Shadow Collective ----

/// LAW_054: after combat damage to a base, he may take control of a unit of that player until he leaves play.
#[test]
fn maul_may_control_a_unit_after_combat_damage_until_he_leaves_play() {
    let table = scenario().ours(["LAW_054"]).theirs([unit("Wampa"), unit("LAW_162")]).their_hand(["Vanquish"]);
    let mut game = table.action_phase();
    game.us().attack("LAW_054", "their base");
    game.expect_offered("no").us().choose("Wampa");
    game.expect_controller("Wampa", Side::Us);
    game.them().play("Vanquish").choose("LAW_054");
    game.expect_controller("Wampa", Side::Them);
}

// Corners

/// LAW_054, CR 7.7.4F: no control changes if he has left play otherwise than by his defeat either.
#[test]
fn maul_takes_no_unit_when_he_returned_to_hand() {
    let theirs = [unit("Greedo").owned_by(Side::Us), unit("Wampa")];
    let mut game = scenario().ours(["LAW_054", "LAW_088"]).theirs(theirs).action_phase();
    game.us().attack("LAW_054", "their base").resolve_first("Anakin Skywalker").yes();
    game.expect_in_hand("LAW_054").expect_controller("Greedo", Side::Them).expect_action_of(Side::Them);
}

// Rulings

/// LAW_054, CR 1.9.10: damage from his abilities is not combat damage (ruling 3).
#[test]
fn maul_triggers_on_combat_damage_only() {
    let table = scenario().ours([unit("LAW_054").with(["Resilient"])]).theirs(["LAW_162", "Wampa"]);
    let table = table.resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 2, to: Base(Opponent))]))");
    let mut game = table.action_phase();
    game.us().attack("LAW_054", "LAW_162");
    game.them().expect_base_damage(2);
    game.expect_controller("Wampa", Side::Them).expect_action_of(Side::Them);
}

/// LAW_054: if he is not in play, no control changes (ruling 4).
#[test]
fn maul_takes_no_unit_when_he_was_defeated() {
    let mut game =
        scenario().ours([unit("LAW_054").damage(7)]).theirs(["Death Star Stormtrooper", "Wampa"]).action_phase();
    game.us().attack("LAW_054", "Death Star Stormtrooper");
    game.expect_gone("LAW_054").expect_controller("Wampa", Side::Them).them().expect_base_damage(5);
    game.expect_action_of(Side::Them);
}

// ---- LAW_055 Chopper, Spectre Three ----

/// LAW_055: an Experience token, or 2 with a Cunning or Vigilance unit; Raid 1.
#[test]
fn chopper_gets_1_experience_or_2_with_a_cunning_or_vigilance_unit() {
    for (friend, tokens) in [("Wampa", 1), ("Greedo", 2), ("Guardian of the Whills", 2)] {
        let mut game = scenario().our_hand(["LAW_055"]).ours([friend]).action_phase();
        game.us().play("LAW_055");
        game.expect_power("LAW_055", 1 + tokens).expect_keyword("LAW_055", Keyword::Raid);
    }
}

// ---- LAW_056 Cassian Andor, Everything For the Rebellion ----

/// LAW_056: a friendly unit that defeats the defending unit also deals 2 damage to a base.
#[test]
fn cassian_andor_deals_2_to_a_base_when_an_attacker_defeats_the_defender() {
    let table = || scenario().ours(["LAW_056", "Wampa"]).theirs(["Underworld Thug", "AT-ST"]);
    let mut game = table().action_phase();
    game.us().attack("Wampa", "Underworld Thug").choose("their base");
    game.them().expect_base_damage(3);
    let mut game = table().action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.expect_action_of(Side::Them);
}

// Rulings

/// LAW_056, CR 7.6.16: the attacker need not survive (ruling 1).
#[test]
fn cassian_andor_triggers_when_the_attacker_does_not_survive() {
    let mut game = scenario().ours(["LAW_056", "LAW_190"]).theirs(["Death Star Stormtrooper"]).action_phase();
    game.us().attack("LAW_190", "Death Star Stormtrooper").choose("their base");
    game.expect_gone("LAW_190").them().expect_base_damage(2);
}

// ---- LAW_057 Benthic "Two Tubes", The War Has Just Begun ----

/// LAW_057: 1 damage to an enemy ground unit on attack, 1 to a base when defeated.
#[test]
fn benthic_damages_a_unit_on_attack_and_a_base_when_defeated() {
    let mut game = scenario().ours(["LAW_057"]).theirs(["AT-ST", "Wampa", "Alliance X-Wing"]).action_phase();
    game.us().attack("LAW_057", "AT-ST");
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("Wampa").choose("their base");
    game.expect_damage("Wampa", 1).expect_gone("LAW_057").them().expect_base_damage(1);
}

// ---- LAW_058 Honor-Bound Partisan ----

/// LAW_058: 1 damage to a base; defeated, our next unit this phase costs 1 less.
#[test]
fn honor_bound_partisan_defeated_makes_the_next_unit_cost_1_less() {
    let mut game = scenario().our_hand(["LAW_058"]).action_phase();
    game.us().play("LAW_058").choose("their base");
    game.them().expect_base_damage(1);
    let table =
        scenario().ours(["LAW_058"]).theirs(["AT-ST"]).our_hand(["Underworld Thug", "Frontier AT-RT", "Repair"]);
    let mut game = table.action_phase();
    game.us().attack("LAW_058", "AT-ST");
    game.them().pass();
    game.us().play("Frontier AT-RT").expect_ready_resources(17);
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(15);
}

// ---- LAW_059 Highsinger, Deadly Droid ----

/// LAW_059: gives another Command unit Experience when played, an Aggression unit when defeated.
#[test]
fn highsinger_gives_experience_when_played_and_when_defeated() {
    let table = scenario().our_hand(["LAW_059"]).ours(["Battlefield Marine", "Wampa"]).theirs(["AT-ST"]);
    let mut game = table.action_phase();
    game.us().play("LAW_059").choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Experience"]);
    game.them().attack("AT-ST", "LAW_059");
    game.us().choose("Wampa");
    game.expect_gone("LAW_059").expect_upgrades("Wampa", ["Experience"]);
}

// ---- LAW_061 Asajj Ventress, Reluctant Hunter ----

/// LAW_061: another Bounty Hunter may be readied.
#[test]
fn asajj_ventress_may_ready_another_bounty_hunter() {
    let table = scenario().our_hand(["LAW_061"]).ours([unit("Greedo").exhausted(), unit("Wampa").exhausted()]);
    let mut game = table.action_phase();
    game.us().play("LAW_061");
    game.expect_options(["Greedo", "no"]);
    game.us().choose("Greedo");
    game.expect_ready("Greedo");
}

// ---- LAW_062 Defiant Hammerhead ----

/// LAW_062: attacking a unit it may have +4/+0, and is defeated after the attack.
#[test]
fn defiant_hammerhead_may_get_plus_4_power_and_is_defeated_after_attacking() {
    let table = || scenario().ours(["LAW_062"]).theirs(["LAW_263", "LAW_100"]).action_phase();
    let mut game = table();
    game.us().attack("LAW_062", "LAW_263").yes();
    game.expect_gone("LAW_263").expect_gone("LAW_062");
    let mut game = table();
    game.us().attack("LAW_062", "LAW_263").no();
    game.expect_damage("LAW_263", 6).expect_in_play("LAW_062");
    let mut game = scenario().ours(["LAW_062"]).action_phase();
    game.us().attack("LAW_062", "their base");
    game.expect_in_play("LAW_062").them().expect_base_damage(6);
}

// Rulings

/// LAW_062: triggers of the attack are resolved before it is defeated (ruling 1).
#[test]
fn defiant_hammerhead_is_defeated_after_the_triggers_of_its_attack() {
    let hammerhead = unit("LAW_062").with(["Resilient"]);
    let table = scenario().ours([hammerhead]).theirs(["LAW_263"]);
    let text =
        "Ability(When(on: [AttackEnds], if: Not(WasDefeated(This)), do: [Give(token: Experience, to: This), Draw()]))";
    let mut game = table.resilient_gives(text).our_deck(["Repair", "Wampa"]).action_phase();
    game.us().attack("LAW_062", "LAW_263").yes().expect_hand(["Repair"]);
    game.expect_gone("LAW_062");
}

// ---- LAW_063 L3-37, Radical Instigator ----

/// LAW_063: plays Droids from the top 10 cards with a total cost of 5 or less for free.
#[test]
fn l3_37_plays_droids_costing_5_or_less_in_total_for_free() {
    let table =
        scenario().our_hand(["LAW_063"]).our_deck(["LAW_059", "LAW_055", "LAW_145", "Wampa", "LAW_153", "Repair"]);
    let mut game = table.action_phase();
    game.us().play("LAW_063");
    game.expect_not_offered("Wampa").us().choose("LAW_059").choose("LAW_153");
    game.expect_asked(Side::Us, QuestionKind::Play);
    game.us().play("LAW_059").choose("LAW_063").play("LAW_153");
    game.expect_upgrades("LAW_063", ["Experience"]).expect_action_of(Side::Them);
    game.expect_in_play("LAW_059").expect_in_play("LAW_153").us().expect_ready_resources(20 - 6 - 4);
}

// Rulings

/// LAW_063: printed costs are added, the other cards go to the bottom, no cost is paid, and the units are resolved one
/// after the other (ruling 2, 3, 4, 5).
#[test]
fn l3_37_counts_printed_costs_and_resolves_one_unit_at_a_time() {
    let table = scenario().our_hand(["LAW_063"]).our_deck(["LAW_118", "LAW_059", "LAW_055", "Repair"]);
    let mut game = table.action_phase();
    game.us().play("LAW_063").choose("LAW_118");
    // 3 of 5 are spent.
    game.expect_not_offered("Highsinger").expect_offered("Chopper");
    game.us().choose("LAW_055");
    game.expect_asked(Side::Us, QuestionKind::Play).us().play("LAW_118");
    game.expect_upgrades("LAW_118", ["Shield"]);
    game.us().play("LAW_055");
    game.expect_count("Experience", 2).us().expect_deck_size(2).expect_ready_resources(10);
}

// ---- LAW_064 Zuckuss, Dangerous ----

/// LAW_064: with another Bounty Hunter, may deal his power to a ground unit on attack; Saboteur.
#[test]
fn zuckuss_may_deal_his_power_as_damage_with_another_bounty_hunter() {
    let mut game = scenario().ours(["LAW_064", "Greedo"]).theirs(["AT-ST", "Alliance X-Wing"]).action_phase();
    game.us().attack("LAW_064", "their base");
    game.expect_offered("no").expect_not_offered("Alliance X-Wing").us().choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_keyword("LAW_064", Keyword::Saboteur);
    let mut game = scenario().ours(["LAW_064"]).theirs(["AT-ST", "LAW_239"]).action_phase();
    game.us().attack("LAW_064", "their base");
    game.expect_action_of(Side::Them);
}

// Rulings

/// LAW_064: power as it is for now (ruling 1).
#[test]
fn zuckuss_counts_current_power() {
    let mut game =
        scenario().ours([unit("LAW_064").with(["Experience"]), unit("Greedo")]).theirs(["AT-ST"]).action_phase();
    game.us().attack("LAW_064", "their base").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

// ---- LAW_065 4-LOM, Devious ----

/// LAW_065: a friendly Bounty Hunter, even if exhausted, may attack a unit but not a base.
#[test]
fn four_lom_lets_a_bounty_hunter_attack_a_unit_even_if_exhausted() {
    let units = [unit("Greedo").exhausted(), unit("Wampa")];
    let mut game = scenario().our_hand(["LAW_065"]).ours(units).theirs(["Underworld Thug"]).action_phase();
    game.us().play("LAW_065");
    game.expect_options(["Greedo -> Underworld Thug", "4-LOM -> Underworld Thug", "no"]);
    game.us().attack("Greedo", "Underworld Thug");
    game.expect_gone("Underworld Thug");
}

// Rulings

/// LAW_065: it still deals excess damage to a base with Overwhelm (ruling 1).
#[test]
fn four_lom_attacker_with_overwhelm_damages_the_base() {
    let units = [unit("Greedo").with(["Resilient"])];
    let table = scenario().our_hand(["LAW_065"]).ours(units).theirs(["Vanguard Infantry"]);
    let mut game = table.resilient_gives("Keyword(Overwhelm)").action_phase();
    game.us().play("LAW_065").attack("Greedo", "Vanguard Infantry");
    game.them().expect_base_damage(1);
}

// ---- LAW_066 Tear This Ship Apart ----

/// LAW_066: looks at all resources of an opponent and plays one for free, which is replaced.
#[test]
fn tear_this_ship_apart_plays_an_enemy_resource_for_free() {
    let table = || {
        let table = scenario().our_hand(["LAW_066"]).their_resources(2).their_resource_cards(["Wampa", "AT-ST"]);
        let mut game = table.their_deck(["Repair", "Greedo"]).action_phase();
        game.us().play("LAW_066").expect_sees("Wampa");
        game
    };
    let mut game = table();
    game.us().play("AT-ST");
    game.expect_controller("AT-ST", Side::Us).them().expect_resources(4).expect_deck_size(1);
    let mut game = table();
    game.us().choose_none();
    game.them().expect_resources(4).expect_deck_size(2);
}

// Rulings

/// LAW_066: the new resource is exhausted, and only additional costs are paid (ruling 1, 2).
#[test]
fn tear_this_ship_apart_costs_nothing_and_the_new_resource_is_exhausted() {
    let table = scenario().our_hand(["LAW_066"]).their_resources(2).their_resource_cards(["Wampa"]);
    let mut game = table.their_deck(["Repair", "Greedo"]).action_phase();
    game.us().play("LAW_066");
    let ready = game.game.ready_resources(rules::Seat(0));
    game.us().play("Wampa").expect_ready_resources(ready);
    game.them().expect_resources(3).expect_ready_resources(2);
}

// ---- LAW_067 Jyn Erso, Take the Next Chance ----

/// LAW_067: an Experience token for a unit, or a unit is exhausted.
#[test]
fn jyn_erso_gives_experience_or_exhausts_a_unit() {
    let table = |mode: u8| {
        let mut game = scenario().our_hand(["LAW_067"]).theirs(["Wampa"]).action_phase();
        game.us().play("LAW_067").mode(mode).choose("Wampa");
        game
    };
    table(1).expect_upgrades("Wampa", ["Experience"]);
    table(2).expect_exhausted("Wampa");
}

// ---- LAW_068 Millennium Falcon, Dodging Patrols ----

/// LAW_068: on attack -2/-0 for a space unit, +2/+0 for a ground unit, each if we want.
#[test]
fn millennium_falcon_may_weaken_a_space_unit_and_strengthen_a_ground_unit() {
    let table = || {
        let mut game = scenario().ours(["LAW_068", "Wampa"]).theirs(["Alliance X-Wing"]).action_phase();
        game.us().attack("LAW_068", "their base");
        game.expect_options(["Millennium Falcon", "Alliance X-Wing", "no"]);
        game
    };
    let mut game = table();
    game.us().choose("Alliance X-Wing").choose("Wampa");
    game.expect_power("Alliance X-Wing", 0).expect_power("Wampa", 6);
    let mut game = table();
    game.us().no().no();
    game.expect_power("Wampa", 4).expect_action_of(Side::Them);
}

// ---- LAW_069 The Ghost, Home of the Spectres ----

/// LAW_069: Experience and a Shield for a unit, or for each of up to 2 with a Vigilance or Aggression unit.
#[test]
fn the_ghost_gives_experience_and_a_shield_to_one_or_two_units() {
    let mut game = scenario().our_hand(["LAW_069"]).ours(["Greedo", "Underworld Thug"]).action_phase();
    game.us().play("LAW_069");
    game.expect_offered("no").us().choose("Greedo");
    game.expect_upgrades("Greedo", ["Experience", "Shield"]).expect_action_of(Side::Them);
    let mut game = scenario().our_hand(["LAW_069"]).ours(["Wampa", "Underworld Thug"]).action_phase();
    game.us().play("LAW_069").choose("Wampa").choose("LAW_069");
    game.expect_upgrades("Wampa", ["Experience", "Shield"]).expect_upgrades("LAW_069", ["Experience", "Shield"]);
}

// ---- LAW_071 The Max Rebo Band, Jatz-Wailers ----

/// LAW_071: a Credit as each regroup phase starts.
#[test]
fn the_max_rebo_band_creates_a_credit_each_regroup_phase() {
    let mut game = scenario().ours(["LAW_071"]).regroup_phase();
    game.us().expect_credits(1);
    game.them().expect_credits(0);
}

// ---- LAW_072 Max Rebo, Encore! ----

/// LAW_072: after the first regroup phase of the round there is another one.
#[test]
fn max_rebo_adds_a_second_regroup_phase() {
    let units = [unit("LAW_072"), unit("Wampa").exhausted()];
    let mut game = scenario().ours(units).our_deck(["Repair"; 9]).their_deck(["Repair"; 9]).action_phase();
    game.both_pass();
    game.us().expect_hand_size(2);
    game.nobody_resources();
    game.us().expect_hand_size(4);
    game.them().expect_hand_size(4);
    game.nobody_resources().expect_ready("Wampa").expect_action_of(Side::Us);
    assert_eq!(game.game.state.round(), 2);
}

// Rulings

/// LAW_072: cards are drawn, resourced and readied in it, and regroup phase abilities trigger again (ruling 1).
#[test]
fn max_rebo_second_regroup_phase_draws_resources_readies_and_triggers() {
    let table = scenario().ours(["LAW_072", "LAW_071"]).our_deck(["Repair"; 9]).their_deck(["Repair"; 9]);
    let mut game = table.our_resources(3).action_phase();
    game.both_pass();
    game.us().expect_credits(1).choose("Repair #1").expect_resources(4);
    game.them().no();
    game.us().expect_credits(2).choose("Repair #1").expect_resources(5);
    game.them().no();
    game.expect_action_of(Side::Us);
}

/// LAW_072: each Max Rebo adds a regroup phase of his own (ruling 2).
#[test]
fn max_rebo_adds_one_regroup_phase_for_each_copy() {
    let table =
        scenario().ours(["LAW_072", "LAW_071"]).theirs(["LAW_072"]).our_deck(["Repair"; 9]).their_deck(["Repair"; 9]);
    let mut game = table.action_phase();
    game.both_pass().nobody_resources().nobody_resources().nobody_resources();
    game.us().expect_credits(3).expect_hand_size(6);
    game.expect_action_of(Side::Us);
}

// ---- LAW_073 Patient Hunter ----

/// LAW_073: an Experience token for a unit, which then does not ready in this regroup phase.
#[test]
fn patient_hunter_gives_experience_to_a_unit_that_then_does_not_ready() {
    let units = [unit("LAW_073").exhausted(), unit("Wampa").exhausted()];
    let mut game = scenario().ours(units).their_deployed_leader("LAW_010").regroup_phase();
    game.expect_options(["Patient Hunter", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.nobody_resources();
    game.expect_upgrades("Wampa", ["Experience"]).expect_exhausted("Wampa").expect_ready("LAW_073");
    game.both_pass();
    game.us().no();
    game.nobody_resources();
    game.expect_ready("Wampa");
}

// ---- LAW_074 Maz Kanata, Where's My Boyfriend? ----

/// LAW_074: plays an Underworld unit from the top 5 cards for 4 less, ready. It goes to the bottom of the deck in the
/// next regroup phase.
#[test]
fn maz_kanata_plays_an_underworld_unit_for_4_less_until_the_regroup_phase() {
    let table = scenario().ours(["LAW_074"]).our_deck(["Wampa", "LAW_199", "Repair", "Repair", "Repair", "AT-ST"]);
    let mut game = table.our_leader("SOR_010").our_base("SOR_026").their_deck(["Repair"; 4]).action_phase();
    game.us().attack("LAW_074", "their base").choose("LAW_199").play("LAW_199").expect_ready_resources(17);
    game.expect_ready("LAW_199");
    game.both_pass();
    game.expect_in_deck("LAW_199");
}

/// LAW_074: if it has left play by the regroup phase, it stays where it is.
#[test]
fn maz_kanata_leaves_a_unit_that_has_left_play_where_it_is() {
    let table = scenario().ours(["LAW_074"]).our_deck(["LAW_091", "Repair", "Repair", "Repair", "Repair"]);
    let mut game = table.theirs(["Wampa"]).their_deck(["Repair"; 4]).action_phase();
    game.us().attack("LAW_074", "their base").choose("LAW_091").play("LAW_091").choose("LAW_074");
    game.them().attack("Wampa", "LAW_091");
    game.expect_in_discard("LAW_091");
    game.both_pass();
    game.expect_in_discard("LAW_091");
}

// Rulings

/// LAW_074: the other cards go to the bottom (ruling 1).
#[test]
fn maz_kanata_puts_the_unchosen_cards_on_the_bottom() {
    let table = scenario().ours(["LAW_074"]).our_deck(["Wampa", "LAW_257", "Repair", "Repair", "Repair", "AT-ST"]);
    let mut game = table.action_phase();
    game.us()
        .attack("LAW_074", "their base")
        .choose("LAW_257")
        .play("LAW_257")
        .no()
        .expect_deck_top(["AT-ST"])
        .expect_deck_size(5);
}

/// LAW_074, CR 7.6.16: she must survive her attack (ruling 2).
#[test]
fn maz_kanata_must_survive_to_search() {
    let table = scenario().ours([unit("LAW_074").damage(3)]).theirs(["Wampa"]).our_deck(["LAW_257", "Repair"]);
    let mut game = table.action_phase();
    game.us().attack("LAW_074", "Wampa");
    game.expect_gone("LAW_074").expect_action_of(Side::Them);
}

/// LAW_074: a unit put under the deck is not defeated (ruling 3).
#[test]
fn maz_kanata_puts_the_unit_into_the_deck_without_defeating_it() {
    let table = scenario().ours(["LAW_074"]).our_deck(["LAW_091", "Repair", "Repair", "Repair", "Repair"]);
    let mut game = table.theirs(["Wampa"]).their_deck(["Repair"; 4]).action_phase();
    game.us().attack("LAW_074", "their base").choose("LAW_091").play("LAW_091").choose("LAW_074");
    game.both_pass();
    game.expect_upgrades("Wampa", []).expect_in_deck("LAW_091");
}

// ---- LAW_075 Interrogation Droid ----

/// LAW_075: exhausts an enemy unit; if it costs 3 or less, its controller discards a card.
#[test]
fn interrogation_droid_exhausts_a_unit_and_discards_if_it_costs_3_or_less() {
    let table = |target: &'static str| {
        let table = scenario().our_hand(["LAW_075"]).theirs([unit(target), unit("Snowspeeder").exhausted()]);
        let mut game = table.their_hand(["Repair", "Wampa"]).action_phase();
        game.us().play("LAW_075").choose(target);
        game
    };
    let mut game = table("Swoop Racer");
    game.them().choose("Wampa").expect_hand(["Repair"]);
    let mut game = table("AT-ST");
    game.expect_exhausted("AT-ST").expect_action_of(Side::Them);
}

// Corners

/// LAW_075, CR 8.9: if the unit was already exhausted, no card is discarded.
#[test]
fn interrogation_droid_discards_nothing_for_an_exhausted_unit() {
    let table = scenario().our_hand(["LAW_075"]).theirs([unit("Swoop Racer").exhausted()]).their_hand(["Repair"]);
    let mut game = table.action_phase();
    game.us().play("LAW_075").choose("Swoop Racer");
    game.expect_action_of(Side::Them).them().expect_hand(["Repair"]);
}

// Rulings

/// LAW_075: the printed cost counts (ruling 1).
#[test]
fn interrogation_droid_counts_the_printed_cost() {
    let table =
        scenario().our_hand(["LAW_075"]).theirs([unit("Swoop Racer").with(["Devotion"])]).their_hand(["Repair"]);
    let mut game = table.action_phase();
    game.us().play("LAW_075").choose("Swoop Racer");
    game.them().choose("Repair").expect_hand([]);
}
