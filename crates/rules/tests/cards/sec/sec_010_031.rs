//! The cards of Secrets of Power from SEC_010 to SEC_031: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{
    about_to_play, expect_all_damage_is_excess, expect_no_excess_through_shield, with_a_deadly_upgrade,
};

// ---- SEC_010 Dedra Meero, Not Wasting Time ----

/// SEC_010: the controller of an enemy unit has 2 damage dealt to it or lets us draw a card.
#[test]
fn dedra_meero_draws_a_card_if_the_controller_declines_2_damage() {
    let mut game = scenario()
        .our_leader("Dedra Meero, Not Wasting Time")
        .our_deck(["Repair"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().use_ability("Dedra Meero").choose("Wampa");
    let mut refused = game.clone();
    game.them().yes();
    game.expect_damage("Wampa", 2);
    game.us().expect_hand([]);
    refused.them().no();
    refused.expect_damage("Wampa", 0);
    refused.us().expect_hand(["Repair"]);
}

/// SEC_010, deployed: with more cards in hand than an opponent she has Raid 2.
#[test]
fn dedra_meero_deployed_has_raid_2_with_more_cards_in_hand_than_an_opponent() {
    for (theirs, raid) in [(vec!["Wampa"], true), (vec!["Wampa", "Wampa"], false)] {
        let mut game = scenario()
            .our_deployed_leader("Dedra Meero, Not Wasting Time")
            .our_hand(["Repair", "Repair"])
            .their_hand(theirs)
            .action_phase();
        if raid {
            game.expect_keyword("Dedra Meero", Keyword::Raid);
        } else {
            game.expect_no_keyword("Dedra Meero", Keyword::Raid);
        }
    }
}

// Rulings

/// SEC_010: damage that was prevented counts as dealt for this card (ruling 1).
#[test]
fn dedra_meero_draws_nothing_when_a_shield_prevents_the_damage() {
    let mut game = scenario()
        .our_leader("Dedra Meero, Not Wasting Time")
        .our_deck(["Repair"])
        .theirs([unit("Wampa").with(["Shield"])])
        .action_phase();
    game.us().use_ability("Dedra Meero").choose("Wampa");
    game.them().yes();
    game.expect_upgrades("Wampa", []).us().expect_hand([]);
}

/// SEC_010: one opponent with fewer cards is enough (ruling 2).
#[test]
fn dedra_meero_deployed_needs_more_cards_than_any_one_opponent() {
    let mut game = scenario()
        .our_deployed_leader("Dedra Meero, Not Wasting Time")
        .confiscate_does("DiscardHand(Opponent)")
        .our_hand(["Repair", "Confiscate"])
        .their_hand(["Wampa", "Wampa"])
        .third(["AT-ST"])
        .action_phase();
    game.expect_no_keyword("Dedra Meero", Keyword::Raid);
    game.us().play("Confiscate").choose_player(Side::Third);
    game.expect_keyword("Dedra Meero", Keyword::Raid);
}

/// SEC_010 with SEC_042, CR 7.1.1: the damage is dealt by Dedra's ability, an enemy ability, though the unit's
/// controller decides.
#[test]
fn dedra_meero_deals_the_damage_by_an_enemy_ability() {
    let mut game =
        scenario().our_leader("Dedra Meero, Not Wasting Time").theirs(["Cassian Andor, Lay Low"]).action_phase();
    game.us().use_ability("Dedra Meero").choose("Cassian Andor");
    game.them().yes();
    game.expect_damage("Cassian Andor", 0);
}

// ---- SEC_011 Governor Pryce, Tyrant of Lothal ----

/// SEC_011: a token unit is readied.
#[test]
fn governor_pryce_readies_a_token() {
    let mut game = scenario()
        .our_leader("Governor Pryce, Tyrant of Lothal")
        .ours([unit("Spy").exhausted(), unit("Wampa").exhausted()])
        .action_phase();
    game.us().use_ability("Governor Pryce").expect_ready_resources(19);
    game.expect_options(["Spy"]);
    game.us().choose("Spy");
    game.expect_ready("Spy");
}

/// SEC_011, deployed: +1/+0 for each ready friendly token unit, and creates a Spy on attack.
#[test]
fn governor_pryce_deployed_gets_power_per_ready_token_and_creates_a_spy() {
    let mut game = scenario()
        .our_deployed_leader("Governor Pryce, Tyrant of Lothal")
        .ours([unit("Spy"), unit("Spy").exhausted(), unit("Wampa")])
        .theirs(["Spy"])
        .action_phase();
    game.expect_power("Governor Pryce", 5);
    game.us().attack("Governor Pryce", "their base");
    game.expect_count("our Spy", 3);
    game.them().expect_base_damage(5);
}

// ---- SEC_012 Cassian Andor, Climb! ----

/// SEC_012: friendly units that have damaged an opponent's base this phase cannot be attacked.
#[test]
fn cassian_andor_protects_units_that_damaged_an_enemy_base() {
    let mut game = scenario()
        .our_leader("Cassian Andor, Climb!")
        .ours(["Battlefield Marine", "Greedo"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Battlefield Marine", "their base");
    game.expect_not_offered("Wampa -> Battlefield Marine").expect_offered("Wampa -> Greedo");
}

/// SEC_012, deployed: while we have the initiative, neither damage nor enemy abilities defeat him.
#[test]
fn cassian_andor_deployed_cannot_be_defeated_with_the_initiative() {
    let table = || {
        scenario()
            .our_deployed_leader("Cassian Andor, Climb!")
            .confiscate_does("Defeat(Choose(side: Enemy))")
            .their_hand(["Confiscate"])
            .theirs(["AT-ST"])
    };
    let mut game = table().their_action_phase();
    game.them().play("Confiscate").choose("Cassian Andor");
    game.expect_in_play("Cassian Andor");
    let mut game = table().initiative(Side::Them).their_action_phase();
    game.them().play("Confiscate").choose("Cassian Andor");
    game.expect_in_base_zone("Cassian Andor");
}

// Rulings

/// SEC_012, CR 7.5.7E: a Shield leaves no excess damage (ruling 1).
#[test]
fn cassian_andor_deployed_deals_no_excess_damage_through_a_shield() {
    let game = scenario()
        .our_deployed_leader("Cassian Andor, Climb!")
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    expect_no_excess_through_shield(game, "Cassian Andor");
}

/// SEC_012, CR 7.5.7F: if the defending unit was defeated before combat damage, all damage is excess damage (ruling 2).
#[test]
fn cassian_andor_deployed_deals_all_to_the_base_when_the_defender_is_gone() {
    let table =
        with_a_deadly_upgrade(scenario().our_deployed_leader(unit("Cassian Andor, Climb!").with(["Resilient"])));
    expect_all_damage_is_excess(table.theirs(["Cantina Braggart"]).action_phase(), "Cassian Andor", 6);
}

/// SEC_012: any damage to an opponent's base counts; with Sentinel the unit can be attacked (ruling 3).
#[test]
fn cassian_andor_counts_any_base_damage_but_sentinel_can_be_attacked() {
    for (sentinel, covered) in [("Overwhelm", true), ("Sentinel", false)] {
        let mut game = scenario()
            .our_leader("Cassian Andor, Climb!")
            .confiscate_does("Damage(amount: 1, to: Base(Opponent), by: Choose(side: Friendly))")
            .resilient_gives(&format!("Keyword({sentinel})"))
            .ours([unit("Greedo").with(["Resilient"])])
            .our_hand(["Confiscate"])
            .theirs(["Wampa"])
            .action_phase();
        game.us().play("Confiscate").choose("Greedo");
        if covered {
            game.expect_not_offered("Wampa -> Greedo");
        } else {
            game.expect_offered("Wampa -> Greedo");
        }
    }
}

/// SEC_012: he stays in play with more damage than HP. An attacker with Overwhelm deals no excess damage (ruling 4, 5).
#[test]
fn cassian_andor_deployed_with_lethal_damage_leaves_no_excess_damage() {
    let mut game = scenario().our_deployed_leader("Cassian Andor, Climb!").theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "Cassian Andor");
    game.expect_in_play("Cassian Andor").expect_damage("Cassian Andor", 6);
    game.us().expect_base_damage(0);
}

/// SEC_012: damage to our own base does not count as damage to an opponent's base after a unit changed control.
#[test]
fn cassian_andor_does_not_protect_a_unit_that_damaged_our_own_base() {
    let mut game = scenario()
        .our_leader("Cassian Andor, Climb!")
        .our_hand(["Change of Heart"])
        .theirs(["Wampa", "Battlefield Marine"])
        .their_action_phase();
    game.them().attack("Wampa", "our base");
    game.us().play("Change of Heart").choose("Wampa");
    game.expect_controller("Wampa", Side::Us).expect_offered("Battlefield Marine -> Wampa");
}

// ---- SEC_013 Luthen Rael, Don't You Want to Fight For Real? ----

/// SEC_013: when a friendly unit is defeated while attacking, he may exhaust to deal 1 damage.
#[test]
fn luthen_rael_deals_1_damage_when_a_friendly_attacker_is_defeated() {
    let mut game = scenario()
        .our_leader("Luthen Rael, Don't You Want to Fight For Real?")
        .ours(["Battle Droid", "Greedo"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Battle Droid", "Wampa").yes().choose("their base");
    game.expect_exhausted("Luthen Rael");
    game.them().expect_base_damage(1);
    // Defeated in defence: nothing.
    let mut game = scenario()
        .our_leader("Luthen Rael, Don't You Want to Fight For Real?")
        .ours(["Battle Droid"])
        .theirs(["Wampa"])
        .their_action_phase();
    game.them().attack("Wampa", "Battle Droid");
    game.expect_gone("Battle Droid").expect_ready("Luthen Rael").expect_action_of(Side::Us);
}

/// SEC_013, deployed: may deal 2 damage.
#[test]
fn luthen_rael_deployed_may_deal_2_damage_when_an_attacker_is_defeated() {
    let mut game = scenario()
        .our_deployed_leader("Luthen Rael, Don't You Want to Fight For Real?")
        .ours(["Battle Droid"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Battle Droid", "Wampa");
    game.expect_options(["Luthen Rael", "Wampa", "our base", "their base", "no"]);
    game.us().choose("Luthen Rael");
    game.expect_damage("Luthen Rael", 2);
}

// Rulings

/// SEC_013: it is pending together with the "When Defeated" abilities of that unit, and is not one itself (ruling 1).
#[test]
fn luthen_rael_is_pending_together_with_when_defeated_abilities() {
    let mut game = scenario()
        .our_leader("Luthen Rael, Don't You Want to Fight For Real?")
        .ours(["Imperial Occupier"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Imperial Occupier", "AT-ST");
    game.expect_asked(Side::Us, QuestionKind::WhichFirst).expect_waiting(["Imperial Occupier", "Luthen Rael"]);
}

// ---- SEC_014 Sly Moore, Cipher in the Dark ----

/// SEC_014: creates a Spy if four exhausted units are in play, on either side.
#[test]
fn sly_moore_creates_a_spy_with_four_exhausted_units() {
    let mut game = scenario()
        .our_leader("Sly Moore, Cipher in the Dark")
        .ours([unit("Wampa").exhausted(), unit("AT-ST").exhausted()])
        .theirs([unit("Wampa").exhausted(), unit("AT-ST").exhausted()])
        .action_phase();
    game.us().use_ability("Sly Moore");
    game.expect_count("our Spy", 1).expect_exhausted("Spy");
}

/// SEC_014, deployed: may deal 2 damage to an exhausted unit.
#[test]
fn sly_moore_deployed_may_deal_2_damage_to_an_exhausted_unit() {
    let mut game = scenario()
        .our_deployed_leader("Sly Moore, Cipher in the Dark")
        .theirs([unit("AT-ST").exhausted(), unit("Wampa")])
        .action_phase();
    game.us().attack("Sly Moore", "their base");
    game.expect_options(["Sly Moore", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

// Rulings

/// SEC_014: with fewer the action can be used, and no Spy is created (ruling 1).
#[test]
fn sly_moore_may_be_used_without_effect() {
    let mut game = scenario()
        .our_leader("Sly Moore, Cipher in the Dark")
        .ours([unit("Wampa").exhausted(), unit("AT-ST").exhausted()])
        .theirs([unit("Wampa").exhausted(), unit("AT-ST")])
        .action_phase();
    game.us().use_ability("Sly Moore");
    game.expect_count("Spy", 0).expect_exhausted("Sly Moore").expect_action_of(Side::Them);
}

// ---- SEC_015 C-3PO, Human-Cyborg Relations ----

/// SEC_015: exhausts a unit if we control an exhausted unit.
#[test]
fn c_3po_exhausts_a_unit_with_an_exhausted_friendly_unit() {
    let mut game = scenario()
        .our_leader("C-3PO, Human-Cyborg Relations")
        .ours([unit("Wampa").exhausted()])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("C-3PO").choose("AT-ST");
    game.expect_exhausted("AT-ST");
}

/// SEC_015, deployed: needs another exhausted unit; he alone is not enough.
#[test]
fn c_3po_deployed_needs_another_exhausted_unit() {
    let table = |exhausted: bool| {
        let wampa = if exhausted { unit("Wampa").exhausted() } else { unit("Wampa") };
        scenario().our_deployed_leader("C-3PO, Human-Cyborg Relations").ours([wampa]).theirs(["AT-ST"]).action_phase()
    };
    let mut game = table(true);
    game.us().attack("C-3PO", "their base");
    game.expect_offered("no");
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
    let mut game = table(false);
    game.us().attack("C-3PO", "their base");
    game.expect_ready("AT-ST").expect_action_of(Side::Them);
}

// Rulings

/// SEC_015: without an exhausted unit the action can be used without effect (ruling 1).
#[test]
fn c_3po_may_be_used_without_effect() {
    let mut game =
        scenario().our_leader("C-3PO, Human-Cyborg Relations").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("C-3PO");
    game.expect_ready("AT-ST").expect_exhausted("C-3PO").expect_action_of(Side::Them);
}

// ---- SEC_016 Padmé Amidala, What Do You Have to Hide? ----

/// Padmé Amidala as our deployed leader; our Confiscate has these steps.
fn padme_amidala(confiscate: &str) -> testkit::Scenario {
    scenario()
        .our_deployed_leader("Padmé Amidala, What Do You Have to Hide?")
        .confiscate_does(confiscate)
        .our_hand(["Confiscate", "Wampa", "Repair"])
        .theirs(["AT-ST"])
}

/// SEC_016: when we discard a card, she may exhaust to deal 1 damage.
#[test]
fn padme_amidala_may_deal_1_damage_when_we_discard_a_card() {
    let mut game = scenario()
        .our_leader("Padmé Amidala, What Do You Have to Hide?")
        .confiscate_does("DiscardFromHand(who: You)")
        .our_hand(["Confiscate", "Wampa", "Repair"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Confiscate").choose("Wampa");
    let mut declined = game.clone();
    game.us().yes().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_exhausted("Padmé Amidala");
    declined.us().no();
    declined.expect_damage("AT-ST", 0).expect_ready("Padmé Amidala");
}

/// SEC_016, deployed: when we reveal a card she may deal 1 damage to a unit.
#[test]
fn padme_amidala_deployed_deals_1_damage_when_we_reveal_a_card() {
    let mut game = padme_amidala("Reveal(Choose(is: Card, zone: Hand, side: Friendly))").action_phase();
    game.us().play("Confiscate").choose("Wampa").choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
}

// Corners

/// SEC_016, deployed: several cards revealed at the same time trigger her once.
#[test]
fn padme_amidala_deployed_triggers_once_for_several_cards_at_once() {
    for steps in ["DiscardFromHand(count: 2, who: You)", "DiscardHand(You)", "RevealHand(You)"] {
        let mut game = padme_amidala(steps).action_phase();
        game.us().play("Confiscate");
        if steps.contains("count") {
            game.us().choose("Wampa").choose("Repair");
        }
        game.us().choose("AT-ST");
        game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
    }
}

/// SEC_016, deployed: cards of an opponent's hand, and cards from our deck, do not trigger her.
#[test]
fn padme_amidala_deployed_triggers_only_on_cards_of_our_hand() {
    for steps in ["RevealHand(Opponent)", "DiscardHand(Opponent)", "Mill(count: 2)", "Reveal(Top(1, You))"] {
        let mut game = padme_amidala(steps).their_hand(["Wampa"]).our_deck(["Recruit", "Recruit"]).action_phase();
        game.us().play("Confiscate");
        game.expect_damage("AT-ST", 0).expect_action_of(Side::Them);
    }
}

// Rulings

/// SEC_016: a card that another player's ability makes us discard counts (ruling 1).
#[test]
fn padme_amidala_triggers_when_an_opponent_makes_us_discard() {
    let mut game = scenario()
        .our_deployed_leader("Padmé Amidala, What Do You Have to Hide?")
        .confiscate_does("DiscardHand(Opponent)")
        .their_hand(["Confiscate"])
        .our_hand(["Wampa"])
        .theirs(["AT-ST"])
        .their_action_phase();
    game.them().play("Confiscate");
    game.us().choose("AT-ST").expect_discard(["Wampa"]);
    game.expect_damage("AT-ST", 1);
}

/// SEC_016: a card shown without a reveal effect is not revealed (ruling 2).
#[test]
fn padme_amidala_does_not_trigger_on_cards_that_are_looked_at() {
    let mut game = scenario()
        .our_deployed_leader("Padmé Amidala, What Do You Have to Hide?")
        .confiscate_does("LookAtHand(Opponent)")
        .their_hand(["Confiscate"])
        .our_hand(["Wampa"])
        .theirs(["AT-ST"])
        .their_action_phase();
    game.them().play("Confiscate");
    game.expect_damage("AT-ST", 0).expect_action_of(Side::Us);
}

// ---- SEC_017 Sabé, Queen's Shadow ----

/// SEC_017: after combat damage to a base, she may exhaust to discard one of the top two cards of that player's deck.
#[test]
fn sabe_discards_one_of_the_top_two_cards_of_the_damaged_base_s_deck() {
    let mut game = scenario()
        .our_leader("Sabé, Queen's Shadow")
        .ours(["Wampa"])
        .their_deck(["AT-ST", "Repair", "Greedo"])
        .action_phase();
    game.us().attack("Wampa", "their base").yes();
    game.expect_options(["AT-ST", "Repair"]).expect_exhausted("Sabé");
    game.us().choose("AT-ST");
    game.them().expect_discard(["AT-ST"]).expect_deck_top(["Repair", "Greedo"]);
}

/// SEC_017, deployed: looks at the hand and may discard a card from it, then that player draws a card.
#[test]
fn sabe_deployed_looks_at_the_hand_and_may_replace_a_card() {
    let mut game = scenario()
        .our_deployed_leader("Sabé, Queen's Shadow")
        .their_hand(["AT-ST", "Repair"])
        .their_deck(["Greedo"])
        .action_phase();
    game.us().attack("Sabé", "their base");
    let mut declined = game.clone();
    declined.us().no();
    declined.them().expect_hand(["AT-ST", "Repair"]);
    game.us().yes();
    game.expect_options(["AT-ST", "Repair"]);
    game.us().choose("Repair");
    game.them().expect_hand(["AT-ST", "Greedo"]).expect_discard(["Repair"]).expect_base_damage(4);
}

// Rulings

/// SEC_017: damage from an ability is not combat damage (ruling 1).
#[test]
fn sabe_triggers_on_combat_damage_only() {
    let mut game = scenario()
        .our_leader("Sabé, Queen's Shadow")
        .confiscate_does("Damage(amount: 1, to: Base(Opponent), by: Choose(side: Friendly))")
        .ours(["Wampa"])
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Wampa");
    game.expect_ready("Sabé").expect_action_of(Side::Them);
}

/// SEC_017: it triggers as combat damage is dealt, and is resolved after the attack (ruling 2).
#[test]
fn sabe_resolves_her_ability_after_the_attack() {
    let mut game = scenario().our_deployed_leader("Sabé, Queen's Shadow").their_hand(["Repair"]).action_phase();
    game.us().attack("Sabé", "their base");
    game.expect_power("Sabé", 3);
}

// ---- SEC_018 DJ, Need a Lift? ----

/// SEC_018: plays a unit for 1 less, and the chosen friendly unit captures it.
#[test]
fn dj_plays_a_unit_for_1_less_and_a_friendly_unit_captures_it() {
    let mut game =
        scenario().our_leader("DJ, Need a Lift?").our_hand(["Underworld Thug"]).ours(["Wampa"]).action_phase();
    game.us().use_ability("DJ").choose("Wampa").play("Underworld Thug").expect_ready_resources(19);
    game.expect_captured("Underworld Thug");
}

/// SEC_018, deployed: friendly units that are rescued enter play ready; others do not.
#[test]
fn dj_deployed_makes_rescued_friendly_units_enter_ready() {
    let mut game = scenario()
        .our_deployed_leader("DJ, Need a Lift?")
        .our_hand(["Battlefield Marine"])
        .ours(["AT-ST"])
        .theirs([unit("Greedo").guarding(["Wampa"])])
        .action_phase();
    game.us().attack("AT-ST", "Greedo");
    game.expect_asked(Side::Them, QuestionKind::May);
    game.them().no();
    game.expect_ready("Wampa").expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Battlefield Marine");
    game.expect_exhausted("Battlefield Marine");
}

// Rulings

/// SEC_018: triggers of the unit are resolved after the capture (ruling 1).
#[test]
fn dj_captures_the_unit_before_its_triggers_resolve() {
    let mut game =
        scenario().our_leader("DJ, Need a Lift?").our_hand(["Beloved Orator"]).ours(["Wampa"]).action_phase();
    game.us().use_ability("DJ").choose("Wampa").play("Beloved Orator");
    game.expect_captured("Beloved Orator").expect_count("our Spy", 1);
}

// ---- SEC_027 The Chancellor's Shuttle, Grim Harbinger ----

/// SEC_027: Restore 1; when defeated, an Experience token if Palpatine is our leader or unit.
#[test]
fn the_chancellors_shuttle_gives_experience_when_defeated_with_palpatine() {
    let table = |leader: &str| {
        let mut game = scenario()
            .our_leader(leader)
            .ours(["The Chancellor's Shuttle", "Wampa"])
            .theirs(["Avenger, Hunting the Rebels"])
            .our_base_damage(3)
            .action_phase();
        game.us().attack("The Chancellor's Shuttle", "Avenger").expect_base_damage(2);
        game.expect_gone("The Chancellor's Shuttle");
        game
    };
    let mut game = table("Chancellor Palpatine, How Liberty Dies");
    game.expect_options(["Wampa", "Avenger", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
    table("Sly Moore, Cipher in the Dark").expect_action_of(Side::Them);
}

// ---- SEC_029 Zam Wesell, Inconspicuous Assassin ----

/// SEC_029: Grit while she is upgraded.
#[test]
fn zam_wesell_has_grit_while_upgraded() {
    let mut game = scenario().ours([unit("Zam Wesell").damage(2).with(["Experience"])]).action_phase();
    game.expect_power("Zam Wesell", 4);
    let mut game = scenario().ours([unit("Zam Wesell").damage(2)]).action_phase();
    game.expect_power("Zam Wesell", 1).expect_no_keyword("Zam Wesell", Keyword::Grit);
}

// ---- SEC_030 Death Trooper ----

/// SEC_030: 2 damage to a friendly ground unit and 2 to an enemy ground unit.
#[test]
fn death_trooper_deals_2_damage_to_a_ground_unit_on_each_side() {
    let mut game = about_to_play("Death Trooper")
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Death Trooper");
    game.expect_options(["Death Trooper", "Wampa"]);
    game.us().choose("Wampa").choose("AT-ST");
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 2).expect_damage("Death Trooper", 0);
}

// Rulings

/// SEC_030, CR 1.3.2: if it is our only ground unit, it must be chosen itself (ruling 1).
#[test]
fn death_trooper_alone_damages_itself() {
    let mut game = about_to_play("Death Trooper").theirs(["Wampa"]).action_phase();
    game.us().play("Death Trooper");
    game.expect_options(["Death Trooper"]);
    game.us().choose("Death Trooper").choose("Wampa");
    game.expect_damage("Death Trooper", 2).expect_damage("Wampa", 2);
}

// ---- SEC_031 Nute Gunray, Escaping Justice ----

/// SEC_031: when played and on attack, another friendly Official unit may get Sentinel; he has Grit.
#[test]
fn nute_gunray_may_give_another_friendly_official_sentinel() {
    let mut game = scenario()
        .our_hand(["Nute Gunray, Escaping Justice"])
        .ours(["Populist Champion", "Wampa"])
        .theirs(["Populist Champion"])
        .action_phase();
    game.us().play("Nute Gunray, Escaping Justice");
    game.expect_options(["Populist Champion", "no"]);
    game.us().choose("our Populist Champion");
    game.expect_keyword("our Populist Champion", Keyword::Sentinel);
    let mut game =
        scenario().ours([unit("Nute Gunray, Escaping Justice").damage(1), unit("Populist Champion")]).action_phase();
    game.expect_power("Nute Gunray", 4);
    game.us().attack("Nute Gunray", "their base").no();
    game.expect_no_keyword("Populist Champion", Keyword::Sentinel);
    game.them().expect_base_damage(4);
}
