//! The cards of A Lawless Time from LAW_010 to LAW_018: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- LAW_010 Leia Organa, Someone Who Loves You ----

/// LAW_010: +1/+1 for each different aspect of a unit; deployed, Experience for each aspect among our units.
#[test]
fn leia_organa_gives_plus_1_or_experience_per_different_aspect() {
    let mut game =
        scenario().our_leader("LAW_010").ours(["Battlefield Marine"]).theirs(["Underworld Thug"]).action_phase();
    game.us().use_ability("our leader").choose("Battlefield Marine").expect_ready_resources(18);
    game.expect_power("Battlefield Marine", 5).expect_hp("Battlefield Marine", 5);
    let mut game = scenario().our_leader("LAW_010").ours(["Battlefield Marine", "AT-ST"]).action_phase();
    game.us().deploy().choose("AT-ST");
    game.expect_power("AT-ST", 9);
}

// Rulings

/// LAW_010, CR 7.5.7E: a Shield prevents all of the damage (ruling 1).
#[test]
fn leia_organa_deployed_deals_no_excess_damage_through_a_shield() {
    let table = scenario().our_deployed_leader("LAW_010").theirs([unit("Vanguard Infantry").with(["Shield"])]);
    let mut game = table.action_phase();
    game.us().attack("Leia Organa", "Vanguard Infantry");
    game.expect_in_play("Vanguard Infantry").them().expect_base_damage(0);
}

/// LAW_010, CR 7.5.7F: the unit that she attacks is defeated before combat damage, and all damage is excess damage
/// (ruling 2).
#[test]
fn leia_organa_deployed_deals_all_to_the_base_when_the_defender_is_gone() {
    let table = scenario().our_deployed_leader("LAW_010").theirs(["Death Star Stormtrooper"]);
    let table = table.text(r#"(id: "LAW_010", unit: [When(on: [Attacks], do: [Damage(amount: 9, to: Defender)])])"#);
    let mut game = table.action_phase();
    game.us().attack("Leia Organa", "Death Star Stormtrooper");
    game.them().expect_base_damage(2);
}

// ---- LAW_011 Darth Vader, Unstoppable ----

/// LAW_011: discards a card to deal 1 damage; on attack, as much damage as cards are discarded.
#[test]
fn darth_vader_deals_1_damage_per_discarded_card() {
    let table = || scenario().theirs(["AT-ST"]).our_hand(["Repair", "Wampa", "Greedo"]);
    let mut game = table().our_leader("LAW_011").action_phase();
    game.us().use_ability("our leader").choose("Repair").choose("their base");
    game.them().expect_base_damage(1);
    let mut game = table().our_deployed_leader("LAW_011").action_phase();
    game.us().attack("Darth Vader", "their base").choose("Wampa").choose("Repair").done().choose("AT-ST");
    game.expect_damage("AT-ST", 2).us().expect_hand(["Greedo"]);
}

// ---- LAW_012 Sebulba, Especially Dangerous Dug ----

/// LAW_012: discards the top card of our deck to give a friendly unit Raid 1; on attack, discards it.
#[test]
fn sebulba_discards_the_top_card_to_give_a_unit_raid_1() {
    let mut game = scenario().our_leader("LAW_012").ours(["Wampa"]).our_deck(["Repair", "AT-ST"]).action_phase();
    game.us().use_ability("our leader").choose("Wampa").expect_discard(["Repair"]);
    assert_eq!(game.game.stats(game.card("Wampa")).keywords.number(Keyword::Raid), 1);
    let mut game = scenario().our_deployed_leader("LAW_012").our_deck(["Repair", "AT-ST"]).action_phase();
    game.us().attack("Sebulba", "their base").expect_discard(["Repair"]);
    game.them().expect_base_damage(3);
    // With no card in the deck it cannot be paid.
    let mut game = scenario().our_leader("LAW_012").ours(["Wampa"]).our_deck([]).action_phase();
    game.expect_not_offered("use Sebulba");
}

// Rulings

/// LAW_012: the top card is discarded (ruling 1).
#[test]
fn sebulba_discards_the_top_card_of_our_deck() {
    let mut game = scenario().our_leader("LAW_012").ours(["Wampa"]).our_deck(["Repair", "AT-ST"]).action_phase();
    game.us().use_ability("our leader").choose("Wampa").expect_discard(["Repair"]).expect_deck_top(["AT-ST"]);
}

// ---- LAW_013 Chewbacca, Hero of Kessel ----

/// LAW_013: defeats a friendly resource to deal 2 damage and create a Credit. His epic action costs 4 resources.
#[test]
fn chewbacca_defeats_a_resource_for_2_damage_and_a_credit() {
    let mut game = scenario().our_leader("LAW_013").theirs(["AT-ST"]).our_resources(5).action_phase();
    game.us()
        .use_ability_number(1, "our leader")
        .choose("Underworld Thug #1")
        .choose("AT-ST")
        .expect_resources(4)
        .expect_credits(1);
    game.expect_damage("AT-ST", 2);
    let mut game = scenario().our_leader("LAW_013").theirs(["AT-ST"]).our_resources(4).action_phase();
    game.us().use_ability_number(2, "our leader").expect_ready_resources(0);
    game.expect_in_play("Chewbacca");
    game.them().pass();
    game.us().attack("Chewbacca", "their base").choose("Underworld Thug #1").choose("AT-ST").expect_credits(1);
    game.expect_damage("AT-ST", 2);
}

// Corners

/// LAW_013, CR 7.2.4: the epic action can be used once per game, and Credits can pay for it.
#[test]
fn chewbacca_deploys_once_a_game_and_credits_can_pay() {
    let mut game = scenario().our_leader("LAW_013").our_resources(3).our_credits(1).action_phase();
    game.us().use_ability_number(2, "our leader").expect_credits(0).expect_ready_resources(0);
    let mut game =
        scenario().our_leader("LAW_013").our_leader_has_deployed().our_resources(9).theirs(["AT-ST"]).action_phase();
    game.us().use_ability_number(1, "our leader").choose("Underworld Thug #1").choose("AT-ST").expect_resources(8);
    game.them().pass();
    game.expect_not_offered("use Chewbacca");
}

// ---- LAW_014 Enfys Nest, Until We Can Go No Higher ----

/// LAW_014: an On Attack ability is used again, for 2 resources and exhausting her.
#[test]
fn enfys_nest_uses_an_on_attack_ability_again_for_2_resources() {
    let mut game = scenario().our_leader("LAW_014").ours(["LAW_181"]).action_phase();
    game.us()
        .attack("LAW_181", "their base")
        .choose("their base")
        .yes()
        .choose("their base")
        .expect_ready_resources(18);
    game.expect_exhausted("our leader").them().expect_base_damage(5);
}

/// LAW_014, CR 1.5.4D, 8.32.2: exhausted, or with fewer than 2 resources, she cannot pay, so no question is asked.
#[test]
fn enfys_nest_does_not_prompt_when_she_cannot_pay() {
    let mut game = scenario().our_exhausted_leader("LAW_014").ours(["LAW_181"]).action_phase();
    game.us().attack("LAW_181", "their base").choose("their base").expect_ready_resources(20);
    game.expect_action_of(Side::Them);
    let mut game = scenario().our_leader("LAW_014").ours(["LAW_181"]).our_resources(1).action_phase();
    game.us().attack("LAW_181", "their base").choose("their base");
    game.expect_action_of(Side::Them).expect_ready("our leader");
}

/// LAW_014: deployed, once each round without a cost.
#[test]
fn enfys_nest_deployed_uses_an_on_attack_ability_again_once_a_round() {
    let mut game =
        scenario().our_deployed_leader("LAW_014").ours(["LAW_181", "LAW_192"]).our_deck(["Repair"; 5]).action_phase();
    game.us().attack("LAW_181", "their base").choose("their base").yes().choose("their base");
    game.them().pass();
    game.us().attack("LAW_192", "their base").expect_discard(["Repair"]).expect_ready_resources(20);
}

/// LAW_014, CR 8.32.3, 1.5.4E: an On Attack ability for which an exhausted unit was chosen counts as used, though the
/// effects that depend on the exhausting (CR 8.32.2) did not happen.
#[test]
fn enfys_nest_triggers_on_an_ability_whose_choice_changed_nothing() {
    let mut game = scenario()
        .our_leader("LAW_014")
        .ours([unit("Munificent Frigate").with(["Superheavy Ion Cannon"])])
        .theirs([unit("Wampa").exhausted(), unit("AT-ST")])
        .action_phase();
    game.us().attack("Munificent Frigate", "their base").choose("Wampa");
    game.expect_asked(Side::Us, QuestionKind::May);
    game.us().yes().choose("AT-ST");
    game.them().choose_times(6, "their base");
    game.expect_exhausted("AT-ST");
}

// ---- LAW_015 Jabba the Hutt, Crime Boss ----

/// LAW_015: when a friendly Underworld unit returns to hand, creates a Credit.
#[test]
fn jabba_the_hutt_returns_an_underworld_unit_for_a_credit() {
    let mut game = scenario().our_leader("LAW_015").ours(["Greedo", "Wampa", "Underworld Thug"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Greedo", "Underworld Thug"]);
    game.us().choose("Greedo").expect_hand(["Greedo"]).expect_credits(1).expect_ready_resources(19);
}

/// LAW_015: deployed, he plays Underworld units, with Ambush if a Credit was defeated to pay.
#[test]
fn jabba_the_hutt_deployed_gives_ambush_if_a_credit_paid_for_the_unit() {
    let table = || {
        let table =
            scenario().our_deployed_leader("LAW_015").our_hand(["LAW_257", "Wampa"]).theirs(["Cantina Braggart"]);
        let mut game = table.our_credits(1).action_phase();
        game.us().use_ability("Jabba the Hutt").play("LAW_257");
        game
    };
    let mut game = table();
    game.us().choose("Credit").resolve_first("Ambush");
    game.expect_offered("Hidden Hand Supplier -> Cantina Braggart").us().expect_credits(0);
    let mut game = table();
    game.us().done().no().expect_credits(1);
    game.expect_exhausted("LAW_257").expect_action_of(Side::Them);
}

// Rulings

/// LAW_015: the unit is paid for (ruling 1).
#[test]
fn jabba_the_hutt_deployed_requires_paying_for_the_unit() {
    let table = scenario().our_deployed_leader("LAW_015").our_hand(["Underworld Thug"]);
    let mut game = table.action_phase();
    game.us().use_ability("Jabba the Hutt").play("Underworld Thug").expect_ready_resources(18);
}

/// LAW_015: the unit must be in play (ruling 2).
#[test]
fn jabba_the_hutt_returns_only_a_unit_in_play() {
    let mut game = scenario().our_leader("LAW_015").our_hand(["Greedo"]).ours(["Wampa"]).action_phase();
    game.expect_not_offered("use Jabba the Hutt");
}

/// LAW_015, CR 6.4.2A: without a unit that can be played his action cannot be used (ruling 3).
#[test]
fn jabba_the_hutt_deployed_needs_a_unit_that_can_be_played() {
    let mut game = scenario().our_deployed_leader("LAW_015").our_hand(["Wampa"]).action_phase();
    game.expect_not_offered("use Jabba the Hutt");
    let mut game =
        scenario().our_deployed_leader("LAW_015").our_hand(["Underworld Thug"]).our_resources(1).action_phase();
    game.expect_not_offered("use Jabba the Hutt");
}

// ---- LAW_016 The Client, Please Lower Your Blaster ----

/// LAW_016: exhausts an enemy unit if we created any token this phase.
#[test]
fn the_client_exhausts_an_enemy_unit_after_we_created_a_token() {
    let table = || {
        scenario()
            .our_leader("LAW_016")
            .ours(["Wampa", "Greedo"])
            .theirs(["AT-ST"])
            .our_hand(["LAW_142", "LAW_232", "LAW_151"])
    };
    let mut game = table().action_phase();
    game.us().play("LAW_232");
    game.them().pass();
    game.us().use_ability("our leader").choose("AT-ST");
    game.expect_exhausted("AT-ST");
    let mut game = table().action_phase();
    game.us().use_ability("our leader");
    game.expect_ready("AT-ST").expect_action_of(Side::Them);
}

/// LAW_016: his own Shield counts; on attack he exhausts an enemy unit.
#[test]
fn the_client_deployed_counts_his_own_shield_as_a_created_token() {
    let mut game = scenario().our_leader("LAW_016").theirs(["AT-ST"]).action_phase();
    game.us().deploy();
    game.expect_upgrades("The Client", ["Shield"]).them().pass();
    game.us().attack("The Client", "their base").choose("AT-ST");
    game.expect_exhausted("AT-ST");
    let mut game = scenario().our_deployed_leader("LAW_016").theirs(["AT-ST"]).action_phase();
    game.us().attack("The Client", "their base");
    game.expect_ready("AT-ST");
}

// Rulings

/// LAW_016: he can be used without effect if no token was created (ruling 1).
#[test]
fn the_client_may_be_used_without_a_created_token() {
    let mut game = scenario().our_leader("LAW_016").theirs(["AT-ST"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_exhausted("our leader").expect_ready("AT-ST");
}

// ---- LAW_017 Han Solo, I Got a Really Good Feeling ----

/// LAW_017: defeats a friendly token of any kind to deal 1 damage.
#[test]
fn han_solo_defeats_any_friendly_token_to_deal_1_damage() {
    let table = || {
        scenario().ours([unit("Wampa").with(["Experience"])]).theirs([unit("AT-ST").with(["Shield"]), unit("Greedo")])
    };
    let mut game = table().our_force().our_credits(1).our_leader("LAW_017").action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Experience", "The Force", "Credit"]);
    game.us().choose("The Force").choose("Greedo").expect_no_force();
    game.expect_gone("Greedo");
}

/// LAW_017: on attack, defeats any number of tokens to deal as much damage.
#[test]
fn han_solo_deployed_defeats_any_number_of_tokens_for_damage() {
    let table = scenario().ours([unit("Wampa").with(["Experience"])]).our_credits(2).theirs(["AT-ST"]);
    let mut game = table.our_deployed_leader("LAW_017").action_phase();
    game.us().attack("Han Solo", "their base").choose("Experience").choose("Credit #1").done().choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_upgrades("Wampa", []).us().expect_credits(1);
}

// ---- LAW_018 Lando Calrissian, Full Sabacc ----

/// LAW_018: names an aspect and discards a card from a deck; creates a Credit if it has the aspect. Deployed, one
/// Credit becomes 3.
#[test]
fn lando_calrissian_creates_a_credit_if_the_card_has_the_chosen_aspect() {
    let table = |aspect: u8| {
        let mut game = scenario().our_leader("LAW_018").their_deck(["Wampa", "Repair"]).action_phase();
        game.us().use_ability("our leader");
        game.expect_asked(Side::Us, QuestionKind::Aspect);
        game.us().mode(aspect).choose_player(Side::Them);
        game.them().expect_discard(["Wampa"]);
        game
    };
    table(3).us().expect_credits(1);
    table(4).us().expect_credits(0);
    let mut game = scenario().our_leader("LAW_018").our_credits(1).action_phase();
    game.us().deploy().choose("Credit").expect_credits(3);
}

// Rulings

/// LAW_018: the card comes from the top (ruling 1).
#[test]
fn lando_calrissian_discards_the_top_card_of_the_deck() {
    let mut game = scenario().our_leader("LAW_018").our_deck(["Wampa", "Repair"]).action_phase();
    game.us()
        .use_ability("our leader")
        .mode(1)
        .choose_player(Side::Us)
        .expect_discard(["Wampa"])
        .expect_deck_top(["Repair"]);
}
