//! The cards of Secrets of Power from SEC_001 to SEC_009: main case, corners and official rulings of each.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

use crate::starts::{expect_all_damage_is_excess, expect_no_excess_through_shield, with_a_deadly_upgrade};

// ---- SEC_001 Chancellor Palpatine, How Liberty Dies ----

/// SEC_001: a card with Plot among the top five is drawn; others are not offered.
#[test]
fn chancellor_palpatine_draws_a_plot_card_from_the_top_five() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine, How Liberty Dies")
        .our_resources(1)
        .our_deck(["Wampa", "Armor of Fortune", "AT-ST", "Wampa", "Wampa", "Repair"])
        .action_phase();
    game.us().use_ability("Chancellor Palpatine").expect_ready_resources(0);
    game.expect_options(["Armor of Fortune", "done"]);
    game.us().choose("Armor of Fortune").expect_hand(["Armor of Fortune"]);
    game.expect_exhausted("Chancellor Palpatine");
}

/// SEC_001, deployed: the next card that we play using Plot costs 3 less; only that one.
#[test]
fn chancellor_palpatine_deployed_makes_the_next_plot_card_cheaper() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine, How Liberty Dies")
        .our_base("SOR_019")
        .our_hand(["Trayus Acolyte"])
        .our_resource_cards(["Dogmatic Shock Squad", "Armor of Fortune"])
        .our_resources(8)
        .action_phase();
    game.us().deploy().choose_each(["Dogmatic Shock Squad", "Armor of Fortune"]);
    game.us().resolve_first("Chancellor Palpatine").resolve_first("Dogmatic Shock Squad");
    game.us().play("Dogmatic Shock Squad").expect_ready_resources(7);
    game.us().play_onto("Armor of Fortune", "Chancellor Palpatine").expect_ready_resources(5);
    game.expect_action_of(Side::Them);
}

// Rulings

/// SEC_001: the discount remains if he is defeated before the card is played (ruling 1).
#[test]
fn chancellor_palpatine_defeated_leaves_the_plot_discount() {
    let mut game = scenario()
        .resilient_gives(
            "Ability(When(on: [LeaderDeployed(Friendly)], do: [Defeat(All(side: Friendly, leader: true))]))",
        )
        .our_leader("Chancellor Palpatine, How Liberty Dies")
        .our_base("SOR_019")
        .ours([unit("Wampa").with(["Resilient"])])
        .our_resource_cards(["Dogmatic Shock Squad"])
        .our_resources(8)
        .action_phase();
    game.us().deploy().choose("Dogmatic Shock Squad").resolve_first("Chancellor Palpatine").resolve_first("Wampa");
    game.expect_asked(Side::Us, QuestionKind::Play).expect_count("Chancellor Palpatine", 0);
    game.us().play("Dogmatic Shock Squad").expect_ready_resources(6);
    game.expect_in_play("Dogmatic Shock Squad");
}

/// SEC_001: cards that are not chosen go to the bottom of the deck (ruling 2).
#[test]
fn chancellor_palpatine_puts_the_unchosen_cards_on_the_bottom() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine, How Liberty Dies")
        .our_deck(["Wampa", "Armor of Fortune", "AT-ST", "Wampa", "Wampa", "Repair", "Moment of Peace"])
        .action_phase();
    game.us().use_ability("Chancellor Palpatine").choose("Armor of Fortune");
    game.us().expect_deck_top(["Repair", "Moment of Peace"]).expect_deck_size(6);
}

/// SEC_001: a card played from hand does not use up the discount.
#[test]
fn chancellor_palpatine_keeps_the_discount_when_a_card_is_played_from_hand() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine, How Liberty Dies")
        .our_base("SOR_019")
        .our_hand(["Trayus Acolyte"])
        .our_resources(8)
        .action_phase();
    game.us().deploy();
    game.them().pass();
    game.us().play("Trayus Acolyte").expect_ready_resources(6);
}

// ---- SEC_002 Jabba the Hutt, Wonderful Human Being ----

/// SEC_002: a damaged friendly unit deals 1 damage, or 2 if it has 3 damage or more.
#[test]
fn jabba_the_hutt_lets_a_damaged_unit_deal_1_damage_or_2_with_3_damage_on_it() {
    for (damage, dealt) in [(2, 1), (3, 2)] {
        let mut game = scenario()
            .our_leader("SEC_002")
            .ours([unit("Wampa").damage(damage), unit("AT-ST")])
            .theirs(["Zeb Orrelios"])
            .action_phase();
        game.us().use_ability("Jabba the Hutt");
        game.expect_options(["Wampa"]);
        game.us().choose("Wampa").choose("Zeb Orrelios");
        game.expect_damage("Zeb Orrelios", dealt);
    }
}

/// SEC_002, deployed: another friendly unit that survives damage may deal as much damage, once each round.
#[test]
fn jabba_the_hutt_deployed_lets_a_unit_that_survives_damage_deal_as_much() {
    let mut game = scenario()
        .our_deployed_leader("SEC_002")
        .ours(["Wampa", "Battle Droid"])
        .their_hand(["Daring Raid", "Daring Raid", "Daring Raid"])
        .theirs(["AT-ST"])
        .their_action_phase();
    // The droid does not survive.
    game.them().play("Daring Raid").choose("Battle Droid");
    game.us().pass();
    game.them().play("Daring Raid").choose("Wampa");
    game.us().yes().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    game.us().pass();
    game.them().play("Daring Raid").choose("Wampa");
    game.expect_action_of(Side::Us).expect_damage("AT-ST", 2);
}

// Corners

/// SEC_002, CR 7.6.3: a unit that survived the damage deals as much damage, even if it has been defeated since.
#[test]
fn jabba_the_hutt_deployed_triggers_for_a_unit_defeated_after_surviving() {
    let mut game = scenario()
        .our_deployed_leader("SEC_002")
        .ours([unit("Consular Security Force").with(["Grav Charge"])])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().attack("Consular Security Force", "Wampa").resolve_first("Grav Charge");
    game.expect_gone("Consular Security Force");
    game.us().yes().choose("AT-ST");
    game.expect_damage("AT-ST", 4).expect_action_of(Side::Them);
}

// Rulings

/// SEC_002: combat damage counts as well (ruling 1).
#[test]
fn jabba_the_hutt_deployed_triggers_on_combat_damage() {
    let mut game = scenario()
        .our_deployed_leader("SEC_002")
        .ours(["Wampa"])
        .theirs(["Battlefield Marine", "AT-ST"])
        .action_phase();
    game.us().attack("Wampa", "Battlefield Marine").yes().choose("AT-ST");
    game.expect_damage("AT-ST", 3);
}

// ---- SEC_003 Lama Su, We Modified Their Genetics ----

/// SEC_003: plays an upgrade on a friendly non-Vehicle unit for 1 less and deals 1 damage to that unit.
#[test]
fn lama_su_plays_an_upgrade_for_1_less_and_damages_its_unit() {
    let mut game = scenario()
        .our_leader("Lama Su, We Modified Their Genetics")
        .our_hand(["Resilient"])
        .ours(["Wampa", "AT-ST"])
        .theirs(["Greedo"])
        .action_phase();
    game.us().use_ability("Lama Su");
    game.expect_options(["play Resilient onto Wampa", "no"]);
    game.us().pick("play Resilient onto Wampa").expect_ready_resources(20);
    game.expect_damage("Wampa", 1).expect_upgrades("Wampa", ["Resilient"]).expect_exhausted("Lama Su");
}

/// SEC_003, deployed: after an attack that he survives, may play an upgrade from the discard pile.
#[test]
fn lama_su_deployed_plays_an_upgrade_from_the_discard_pile_after_attacking() {
    let mut game = scenario()
        .our_deployed_leader("Lama Su, We Modified Their Genetics")
        .our_discard(["Resilient", "Repair"])
        .ours(["AT-ST"])
        .action_phase();
    game.us().attack("Lama Su", "their base");
    game.expect_options(["play Resilient onto Lama Su", "no"]);
    game.us().pick("play Resilient onto Lama Su").expect_ready_resources(20);
    game.expect_upgrades("Lama Su", ["Resilient"]).expect_damage("Lama Su", 0);
}

// Rulings

/// SEC_003: the damage is dealt before triggers of the upgrade are resolved (ruling 1).
#[test]
fn lama_su_damages_the_unit_before_triggers_of_the_upgrade_resolve() {
    let mut game = scenario()
        .our_leader("Lama Su, We Modified Their Genetics")
        .our_hand(["Nimble Prowess"])
        .ours(["Wampa"])
        .action_phase();
    game.us().use_ability("Lama Su").pick("play Nimble Prowess onto Wampa");
    game.expect_damage("Wampa", 1).expect_options(["Wampa", "no"]);
}

/// SEC_003: if he does not survive the attack, the ability is not resolved (ruling 2, 3).
#[test]
fn lama_su_deployed_plays_no_upgrade_when_he_does_not_survive_his_attack() {
    let mut game = scenario()
        .our_deployed_leader(unit("Lama Su, We Modified Their Genetics").damage(6))
        .our_discard(["Resilient"])
        .ours(["Wampa"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Lama Su", "Battlefield Marine");
    game.expect_in_base_zone("Lama Su").expect_action_of(Side::Them);
}

// ---- SEC_004 Leia Organa, Of A Secret Bloodline ----

/// SEC_004: discloses a card and gives Experience to a unit that shares no aspect with it.
#[test]
fn leia_organa_gives_experience_to_a_unit_without_shared_aspects() {
    let mut game = scenario()
        .our_leader("Leia Organa, Of A Secret Bloodline")
        .our_hand(["Battlefield Marine", "AT-ST"])
        .ours(["Wampa", "Alliance X-Wing"])
        .action_phase();
    game.us().use_ability("Leia Organa").expect_ready_resources(19);
    game.expect_options(["Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

/// SEC_004, CR 1.17.4, 8.38.1: her action may disclose nothing, because no hidden card has to be shown.
#[test]
fn leia_organa_may_disclose_nothing() {
    let table = || {
        scenario()
            .our_leader("Leia Organa, Of A Secret Bloodline")
            .our_hand(["Battlefield Marine"])
            .ours(["Wampa"])
            .action_phase()
    };
    let mut game = table();
    game.us().use_ability("Leia Organa").no().expect_ready_resources(19);
    game.expect_no_event("a card is shown", |event| matches!(event, LogEvent::Revealed { .. }));
    game.expect_upgrades("Wampa", []).expect_exhausted("our leader").expect_action_of(Side::Them);
}

/// SEC_004, deployed: may do the same on attack.
#[test]
fn leia_organa_deployed_may_disclose_nothing_on_attack() {
    let mut game =
        scenario().our_deployed_leader("Leia Organa, Of A Secret Bloodline").our_hand(["Wampa"]).action_phase();
    game.us().attack("Leia Organa", "their base").no();
    game.them().expect_base_damage(4);
    game.expect_upgrades("Leia Organa", []);
}

// Rulings

/// SEC_004: the unit may share no aspect with the disclosed card, whichever was disclosed (ruling 1).
#[test]
fn leia_organa_excludes_units_sharing_any_aspect_of_the_disclosed_card() {
    let mut game = scenario()
        .our_leader("Leia Organa, Of A Secret Bloodline")
        .our_hand(["Death Trooper"])
        .theirs(["AT-ST"])
        .action_phase();
    // The Villainy of the card cannot be disclosed, but is shared all the same.
    game.us().use_ability("Leia Organa").choose("Death Trooper");
    game.expect_upgrades("AT-ST", []).expect_action_of(Side::Them);
}

/// SEC_004: she may give herself Experience, before combat damage (ruling 2).
#[test]
fn leia_organa_deployed_may_give_herself_experience_before_combat_damage() {
    let mut game =
        scenario().our_deployed_leader("Leia Organa, Of A Secret Bloodline").our_hand(["Wampa"]).action_phase();
    game.us().attack("Leia Organa", "their base").choose("Wampa").choose("Leia Organa");
    game.them().expect_base_damage(5);
}

// ---- SEC_005 Satine Kryze, Standing on Principles ----

/// SEC_005: heals a unit and deals as much damage to our base.
#[test]
fn satine_kryze_damages_our_base_by_the_amount_healed() {
    let mut game =
        scenario().our_leader("Satine Kryze, Standing on Principles").ours([unit("Wampa").damage(3)]).action_phase();
    game.us().use_ability("Satine Kryze").choose("Wampa").number(2).expect_base_damage(2);
    game.expect_damage("Wampa", 1);
}

/// SEC_005, deployed: Restore 4.
#[test]
fn satine_kryze_deployed_has_restore_4() {
    let mut game =
        scenario().our_deployed_leader("Satine Kryze, Standing on Principles").our_base_damage(5).action_phase();
    game.us().attack("Satine Kryze", "their base").expect_base_damage(1);
}

// Rulings

/// SEC_005: choosing to heal 0 is possible and does not count as healing (ruling 1).
#[test]
fn satine_kryze_may_heal_0() {
    let mut game =
        scenario().our_leader("Satine Kryze, Standing on Principles").ours([unit("Wampa").damage(3)]).action_phase();
    game.us().use_ability("Satine Kryze").choose("Wampa").number(0).expect_base_damage(0);
    game.expect_damage("Wampa", 3).expect_exhausted("Satine Kryze");
}

// ---- SEC_006 Colonel Yularen, This Is Why We Plan ----

/// SEC_006: attacks with a unit, then with a unit that costs less.
#[test]
fn colonel_yularen_attacks_with_a_unit_and_then_with_a_cheaper_one() {
    let mut game = scenario()
        .our_leader("Colonel Yularen, This Is Why We Plan")
        .ours(["Wampa", "Alliance X-Wing", "AT-ST", "Swoop Racer"])
        .action_phase();
    game.us().use_ability("Colonel Yularen").attack("Wampa", "their base");
    game.expect_offered("Alliance X-Wing -> their base").expect_offered("Swoop Racer -> their base");
    game.expect_not_offered("AT-ST -> their base").expect_offered("no");
    game.us().attack("Alliance X-Wing", "their base");
    game.them().expect_base_damage(6);
}

/// SEC_006, deployed: after his attack, another unit that costs 4 or less may attack.
#[test]
fn colonel_yularen_deployed_lets_a_unit_costing_4_or_less_attack_after_him() {
    let mut game =
        scenario().our_deployed_leader("Colonel Yularen, This Is Why We Plan").ours(["Wampa", "AT-ST"]).action_phase();
    game.us().attack("Colonel Yularen", "their base");
    game.expect_options(["Wampa -> their base", "no"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(8);
}

// Rulings

/// SEC_006: the printed cost counts. An attacker must be ready, and the first attack must be made if possible (ruling
/// 1, 2).
#[test]
fn colonel_yularen_must_make_the_first_attack_and_skips_exhausted_units() {
    let mut game = scenario()
        .our_leader("Colonel Yularen, This Is Why We Plan")
        .ours([unit("Wampa"), unit("Greedo").exhausted()])
        .action_phase();
    game.us().use_ability("Colonel Yularen");
    game.expect_options(["Wampa -> their base"]);
    game.us().attack("Wampa", "their base");
    game.expect_action_of(Side::Them);
}

/// SEC_006: the first attack is resolved with all its triggers before the second begins (ruling 3).
#[test]
fn colonel_yularen_resolves_the_first_attack_fully_before_the_second() {
    let mut game = scenario()
        .our_leader("Colonel Yularen, This Is Why We Plan")
        .ours(["Chopper, War Hero", "Greedo"])
        .our_hand(["Repair", "Repair"])
        .action_phase();
    game.us().use_ability("Colonel Yularen").attack("Chopper", "their base");
    game.expect_options(["Repair", "Repair"]);
    game.us().choose("Repair").attack("Greedo", "their base");
    game.them().expect_base_damage(7);
}

/// SEC_006: he must survive his attack (ruling 4, 5).
#[test]
fn colonel_yularen_deployed_must_survive_to_allow_another_attack() {
    let mut game = scenario()
        .our_deployed_leader(unit("Colonel Yularen, This Is Why We Plan").damage(5))
        .ours(["Wampa"])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Colonel Yularen", "Battlefield Marine");
    game.expect_in_base_zone("Colonel Yularen").expect_action_of(Side::Them);
}

// ---- SEC_007 Dryden Vos, I Never Ask Twice ----

/// SEC_007: if we played a card that costs 6 or more, plays a unit that costs 5 or less with Ambush.
#[test]
fn dryden_vos_plays_a_unit_with_ambush_for_a_discarded_card_costing_6() {
    let mut game = scenario()
        .our_leader("Dryden Vos, I Never Ask Twice")
        .our_hand(["AT-ST", "Wampa", "Guerilla Attack Pod"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().use_ability("Dryden Vos");
    game.expect_options(["AT-ST", "Guerilla Attack Pod"]);
    game.us().choose("AT-ST");
    game.expect_options(["play Wampa", "no"]);
    game.us().play("Wampa");
    game.expect_keyword("Wampa", Keyword::Ambush).expect_offered("Wampa -> Cantina Braggart");
    game.us().attack("Wampa", "Cantina Braggart");
    game.expect_gone("Cantina Braggart");
}

/// SEC_007, deployed: after any card, plays any unit, without exhausting him.
#[test]
fn dryden_vos_deployed_discards_any_card_to_play_any_unit_with_ambush() {
    let mut game = scenario()
        .our_deployed_leader("Dryden Vos, I Never Ask Twice")
        .our_hand(["Repair", "AT-ST"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().use_ability("Dryden Vos").choose("Repair").play("AT-ST").attack("AT-ST", "Cantina Braggart");
    game.expect_ready("Dryden Vos").expect_gone("Cantina Braggart");
}

// Corners

/// SEC_007: a card that costs 5 does not meet the condition.
#[test]
fn dryden_vos_cannot_discard_a_card_that_costs_5() {
    let mut game = scenario().our_leader("Dryden Vos, I Never Ask Twice").our_hand(["Wampa", "Greedo"]).action_phase();
    game.expect_not_offered("use Dryden Vos");
}

// Rulings

/// SEC_007: the printed cost counts, and the cost of the unit is paid (ruling 1, 2).
#[test]
fn dryden_vos_counts_printed_costs_and_the_unit_is_paid_for() {
    let mut game = scenario()
        .our_leader("Dryden Vos, I Never Ask Twice")
        .our_base("Command Center")
        .our_hand(["AT-ST", "Battlefield Marine"])
        .our_resources(4)
        .action_phase();
    game.us().use_ability("Dryden Vos").choose("AT-ST").play("Battlefield Marine").expect_ready_resources(0);
}

/// SEC_007: if no unit can be attacked, the unit is not readied (ruling 3).
#[test]
fn dryden_vos_does_not_ready_the_unit_when_no_unit_can_be_attacked() {
    let mut game = scenario().our_leader("Dryden Vos, I Never Ask Twice").our_hand(["AT-ST", "Wampa"]).action_phase();
    game.us().use_ability("Dryden Vos").choose("AT-ST").play("Wampa");
    game.expect_exhausted("Wampa").expect_action_of(Side::Them);
}

/// SEC_007, CR 7.5.7E: a Shield leaves no excess damage (ruling 4).
#[test]
fn dryden_vos_deployed_deals_no_excess_damage_through_a_shield() {
    let game = scenario()
        .our_deployed_leader("Dryden Vos, I Never Ask Twice")
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    expect_no_excess_through_shield(game, "Dryden Vos");
}

/// SEC_007, CR 7.5.7F: if the defending unit was defeated before combat damage, all damage is excess damage (ruling 5).
#[test]
fn dryden_vos_deployed_deals_all_damage_to_the_base_when_the_defender_is_gone() {
    let table = with_a_deadly_upgrade(
        scenario().our_deployed_leader(unit("Dryden Vos, I Never Ask Twice").with(["Resilient"])),
    );
    expect_all_damage_is_excess(table.theirs(["Cantina Braggart"]).action_phase(), "Dryden Vos", 5);
}

// ---- SEC_008 Bail Organa, Doing Everything He Can ----

/// Bail Organa, with four cards in our hand, enough to deploy him twice.
fn bail_organa() -> testkit::Scenario {
    scenario()
        .our_leader("Bail Organa, Doing Everything He Can")
        .our_base("SOR_019")
        .our_hand(["Wampa", "AT-ST", "Repair", "Recruit"])
}

/// SEC_008: after one of our units was defeated, returns a resource to hand and replaces it with the top card of the
/// deck.
#[test]
fn bail_organa_returns_a_resource_after_a_friendly_unit_was_defeated() {
    let mut game = scenario()
        .our_leader("Bail Organa, Doing Everything He Can")
        .our_resources(1)
        .our_resource_cards(["Wampa"])
        .ours(["Death Star Stormtrooper"])
        .theirs(["AT-ST"])
        .our_deck(["Repair"])
        .action_phase();
    game.us().attack("Death Star Stormtrooper", "AT-ST");
    game.them().pass();
    game.us().use_ability("Bail Organa").choose("Wampa").expect_hand(["Wampa"]).expect_resources(2);
    game.expect_in_resources("Repair").expect_exhausted("Bail Organa");
}

/// SEC_008, deployed: a card played from hand heals nothing.
#[test]
fn bail_organa_deployed_does_not_heal_for_a_card_played_from_hand() {
    let mut game = scenario()
        .our_deployed_leader("Bail Organa, Doing Everything He Can")
        .our_base_damage(3)
        .our_hand(["Wampa"])
        .action_phase();
    game.us().play("Wampa").expect_base_damage(3);
}

// Corners

/// SEC_008: a defeated enemy unit does not count.
#[test]
fn bail_organa_ignores_a_defeated_enemy_unit() {
    let mut game = scenario()
        .our_leader("Bail Organa, Doing Everything He Can")
        .our_resource_cards(["Wampa"])
        .ours(["AT-ST"])
        .theirs(["Death Star Stormtrooper"])
        .action_phase();
    game.us().attack("AT-ST", "Death Star Stormtrooper");
    game.them().pass();
    game.us().use_ability("Bail Organa").expect_hand([]);
    game.expect_in_resources("Wampa");
}

/// SEC_008: deploying him costs two cards from hand. One is not enough, and with three resources both are discarded
/// but he is not deployed.
#[test]
fn bail_organa_deploys_for_two_discarded_cards_and_four_resources() {
    let actions = |game: &testkit::Scene| {
        let bail = game.card("Bail Organa");
        let uses = |action: &&rules::Action| matches!(action, rules::Action::Use { card, .. } if *card == bail);
        game.game.legal_actions().iter().filter(uses).count()
    };
    let one = scenario().our_leader("Bail Organa, Doing Everything He Can").our_hand(["Wampa"]).action_phase();
    assert_eq!(actions(&one), 1);
    let mut few = bail_organa().our_resources(3).action_phase();
    assert_eq!(actions(&few), 2);
    few.us().use_ability_number(2, "Bail Organa").choose("Wampa").choose("AT-ST").expect_hand(["Repair", "Recruit"]);
    few.expect_in_base_zone("Bail Organa").expect_exhausted("Bail Organa");
}

// Rulings

/// SEC_008: his action may be used although none of our units was defeated. Nothing is returned (ruling 1).
#[test]
fn bail_organa_may_use_his_action_without_a_defeated_unit() {
    let mut game = bail_organa().our_resources(2).action_phase();
    game.us().use_ability_number(1, "Bail Organa").expect_resources(2).expect_ready_resources(1).expect_hand_size(4);
    game.expect_exhausted("Bail Organa");
}

/// SEC_008: his deployment is not an epic action, so he can be deployed again after he was defeated (ruling 2).
#[test]
fn bail_organa_can_be_deployed_again_after_he_was_defeated() {
    let mut game = bail_organa()
        .our_resources(4)
        .confiscate_does("Defeat(Choose(leader: true))")
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().use_ability_number(2, "Bail Organa").choose("Wampa").choose("AT-ST");
    game.expect_in_play("Bail Organa");
    game.them().play("Confiscate").choose("Bail Organa");
    game.expect_in_base_zone("Bail Organa");
    game.both_pass().nobody_resources();
    game.us().use_ability_number(2, "Bail Organa").choose("Repair").choose("Recruit");
    game.expect_in_play("Bail Organa");
}

/// SEC_008: he is ready when deployed, although he was exhausted for it (ruling 3).
#[test]
fn bail_organa_is_deployed_ready() {
    let mut game = bail_organa().our_resources(4).action_phase();
    game.us().use_ability_number(2, "Bail Organa").choose("Wampa").choose("AT-ST");
    game.expect_ready("Bail Organa");
}

/// SEC_008, deployed: a card played using Smuggle or Plot is played from the resources (ruling 4).
#[test]
fn bail_organa_deployed_heals_for_cards_played_with_smuggle_or_plot() {
    let mut smuggled = scenario()
        .our_deployed_leader("Bail Organa, Doing Everything He Can")
        .our_base_damage(3)
        .our_resource_cards(["Tech, Source of Insight"])
        .action_phase();
    smuggled.us().play("Tech").expect_base_damage(2);
    let mut plotted = bail_organa().our_base_damage(3).our_resource_cards(["Armor of Fortune"]).action_phase();
    plotted.us().use_ability_number(2, "Bail Organa").choose("Wampa").choose("AT-ST");
    plotted.us().choose("Armor of Fortune").play_onto("Armor of Fortune", "Bail Organa").expect_base_damage(2);
}

/// SEC_008, deployed: a card played from an opponent's resources does not count as one of ours (LAW_066).
#[test]
fn bail_organa_deployed_does_not_heal_for_a_card_from_enemy_resources() {
    let mut game = scenario()
        .our_deployed_leader("Bail Organa, Doing Everything He Can")
        .our_base_damage(3)
        .our_hand(["LAW_066"])
        .their_resources(2)
        .their_resource_cards(["Wampa"])
        .their_deck(["Repair"])
        .action_phase();
    game.us().play("LAW_066").play("Wampa").expect_base_damage(3);
    game.expect_controller("Wampa", Side::Us);
}

// ---- SEC_009 Mon Mothma, Forming a Coalition ----

/// SEC_009: Official units without Villainy have no aspect penalty.
#[test]
fn mon_mothma_ignores_the_aspect_penalty_of_officials_without_villainy() {
    for (card, cost) in [("Orn Free Taa", 2), ("Political Bully", 5), ("Wampa", 6)] {
        let mut game = scenario()
            .our_leader("Mon Mothma, Forming a Coalition")
            .our_base("Capital City")
            .our_hand([card])
            .our_deck(["Repair"])
            .action_phase();
        game.us().play(card).expect_ready_resources(20 - cost);
    }
}

/// SEC_009, deployed: the same, and each other friendly Official unit has +0/+1.
#[test]
fn mon_mothma_deployed_gives_other_friendly_officials_1_hp() {
    let mut game = scenario()
        .our_deployed_leader("Mon Mothma, Forming a Coalition")
        .ours(["Beloved Orator", "Wampa"])
        .theirs(["Political Bully"])
        .action_phase();
    game.expect_hp("Beloved Orator", 4).expect_hp("Wampa", 5).expect_hp("Political Bully", 3);
    game.expect_hp("Mon Mothma", 7);
}
