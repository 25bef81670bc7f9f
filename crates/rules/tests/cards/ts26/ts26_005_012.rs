//! The cards of Twin Suns 2026 from TS26_005 to TS26_012: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{expect_all_damage_is_excess, expect_no_excess_through_shield, with_a_deadly_upgrade};

// ---- TS26_005 Savage Opress, You Must Have Your Revenge ----

/// TS26_005: each friendly unit with the most power has Overwhelm; deployed, each other friendly unit.
#[test]
fn savage_opress_gives_overwhelm_to_the_unit_with_the_most_power() {
    let mut game = scenario()
        .our_leader("Savage Opress, You Must Have Your Revenge")
        .ours(["Wampa", "Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_no_keyword("Battlefield Marine", Keyword::Overwhelm).expect_keyword("Wampa", Keyword::Overwhelm);
    let mut game = scenario()
        .our_deployed_leader("Savage Opress, You Must Have Your Revenge")
        .ours(["Battlefield Marine"])
        .action_phase();
    game.expect_keyword("Battlefield Marine", Keyword::Overwhelm).expect_keyword("Savage Opress", Keyword::Raid);
}

// Rulings

/// TS26_005: a Shield leaves no excess damage. If the defending unit was defeated before combat damage, all damage is
/// excess damage (ruling 1, 2).
#[test]
fn savage_opress_deployed_deals_excess_damage_except_through_a_shield() {
    let game = scenario()
        .our_deployed_leader("Savage Opress, You Must Have Your Revenge")
        .theirs([unit("Cantina Braggart").with(["Shield"])])
        .action_phase();
    expect_no_excess_through_shield(game, "Savage Opress");
    let leader = unit("Savage Opress, You Must Have Your Revenge").with(["Resilient"]);
    let game =
        with_a_deadly_upgrade(scenario().our_deployed_leader(leader)).theirs(["Cantina Braggart"]).action_phase();
    expect_all_damage_is_excess(game, "Savage Opress", 6);
}

/// TS26_005: current power counts, and all units tied for the most power have Overwhelm (ruling 3, 4).
#[test]
fn savage_opress_counts_current_power_and_includes_ties() {
    let mut game = scenario()
        .our_leader("Savage Opress, You Must Have Your Revenge")
        .ours([
            unit("Battlefield Marine").with(["Infiltrator's Skill"]),
            unit("Clan Wren Rescuer"),
            unit("Consular Security Force").with(["Infiltrator's Skill"]),
        ])
        .action_phase();
    game.expect_keyword("Battlefield Marine", Keyword::Overwhelm)
        .expect_keyword("Consular Security Force", Keyword::Overwhelm);
    game.expect_no_keyword("Clan Wren Rescuer", Keyword::Overwhelm);
}

/// TS26_005: with two copies and many units, each unit is compared with all others once (CR 7.3.3A).
#[test]
fn savage_opress_compares_a_large_board() {
    let mut units = vec!["Battlefield Marine"; 14];
    let mut others = vec!["Clan Wren Rescuer"; 12];
    others.push("AT-ST");
    units.extend(["Wampa", "Consular Security Force"]);
    let mut game = scenario()
        .our_leader("Savage Opress, You Must Have Your Revenge")
        .their_leader("Savage Opress, You Must Have Your Revenge")
        .ours(units)
        .theirs(others)
        .action_phase();
    game.expect_keyword("Wampa", Keyword::Overwhelm).expect_no_keyword("Consular Security Force", Keyword::Overwhelm);
    game.expect_keyword("AT-ST", Keyword::Overwhelm);
}

// ---- TS26_006 Rex, No Other Option ----

/// TS26_006: readies an exhausted enemy unit; only the next event costs 1 less.
#[test]
fn rex_readies_an_enemy_unit_to_make_the_next_event_cost_1_less() {
    let mut game = scenario()
        .our_leader("Rex, No Other Option")
        .our_hand(["Open Fire", "Open Fire"])
        .our_resources(5)
        .theirs([unit("AT-ST").exhausted(), unit("Wampa")])
        .action_phase();
    game.us().use_ability("Rex");
    game.expect_asked(Side::Us, QuestionKind::Cost).expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_ready("AT-ST").expect_exhausted("our leader");
    game.them().pass();
    game.us().play("Open Fire").choose("AT-ST").expect_ready_resources(3);
    game.them().pass();
    game.us().play("Open Fire").choose("Wampa").expect_ready_resources(0);
}

/// TS26_006: deployed, when he attacks, a readied enemy unit makes the next event cost 2 less.
#[test]
fn rex_deployed_readies_an_enemy_unit_for_2_less_on_attack() {
    let mut game = scenario()
        .our_deployed_leader("Rex, No Other Option")
        .our_hand(["Open Fire"])
        .our_resources(1)
        .theirs([unit("AT-ST").exhausted()])
        .action_phase();
    game.us().attack("Rex", "their base");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_ready("AT-ST");
    game.them().pass();
    game.us().play("Open Fire").choose("AT-ST").expect_ready_resources(0);
}

// Corners

/// TS26_006, CR 6.4.4A: without an exhausted enemy unit, or with one that cannot be readied, the cost cannot be paid.
#[test]
fn rex_needs_an_exhausted_enemy_unit_that_can_be_readied() {
    let mut game = scenario()
        .our_leader("Rex, No Other Option")
        .ours([unit("Wampa").exhausted()])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_not_offered("use Rex");
    let mut game = scenario()
        .our_leader("Rex, No Other Option")
        .resilient_gives("CantReady")
        .theirs([unit("AT-ST").with(["Resilient"]).exhausted()])
        .action_phase();
    game.expect_not_offered("use Rex");
}

/// TS26_006: deployed, he may decline; then no cost is reduced.
#[test]
fn rex_deployed_may_decline() {
    let mut game = scenario()
        .our_deployed_leader("Rex, No Other Option")
        .our_hand(["Open Fire"])
        .our_resources(2)
        .theirs([unit("AT-ST").exhausted()])
        .action_phase();
    game.us().attack("Rex", "their base").choose_none();
    game.them().pass();
    game.expect_exhausted("AT-ST").expect_not_offered("play Open Fire");
}

// Rulings

/// TS26_006, CR 7.7.3: the next event still costs less if Rex was defeated (ruling 1).
#[test]
fn rex_deployed_keeps_the_discount_when_he_was_defeated() {
    let mut game = scenario()
        .our_deployed_leader(unit("Rex, No Other Option").damage(1))
        .our_hand(["Open Fire"])
        .our_resources(1)
        .theirs([unit("AT-ST").exhausted()])
        .action_phase();
    game.us().attack("Rex", "AT-ST").choose("AT-ST");
    game.expect_in_base_zone("our leader");
    game.them().pass();
    game.us().play("Open Fire").choose("AT-ST");
    game.expect_gone("AT-ST");
}

// ---- TS26_007 Asajj Ventress, Ambitious Apprentice ----

/// TS26_007: a token unit attacks with +1/+0; deployed she has +2/+0 after one has attacked.
#[test]
fn asajj_ventress_attacks_with_a_token_and_gets_power_after_it() {
    let mut game =
        scenario().our_leader("Asajj Ventress, Ambitious Apprentice").ours(["Battle Droid", "Wampa"]).action_phase();
    game.us().use_ability("Asajj Ventress");
    game.expect_options(["Battle Droid -> their base"]);
    game.us().attack("Battle Droid", "their base");
    game.them().expect_base_damage(2);
    let mut game =
        scenario().our_deployed_leader("Asajj Ventress, Ambitious Apprentice").ours(["Battle Droid"]).action_phase();
    game.expect_power("Asajj Ventress", 3);
    game.us().attack("Battle Droid", "their base");
    game.expect_power("Asajj Ventress", 5);
}

// Rulings

/// TS26_007: the attack must be made if possible, with a ready unit. Hidden with Sentinel she can be attacked (ruling
/// 1, 2).
#[test]
fn asajj_ventress_needs_a_ready_token() {
    let mut game = scenario()
        .our_leader("Asajj Ventress, Ambitious Apprentice")
        .ours([unit("Battle Droid").exhausted()])
        .action_phase();
    game.us().use_ability("Asajj Ventress");
    game.expect_action_of(Side::Them);
    let mut game = scenario().text(r#"(id: "SOR_095", abilities: [Constant(on: All(side: Friendly, leader: true), gives: [Keyword(Sentinel)])])"#).our_leader("Asajj Ventress, Ambitious Apprentice").ours(["Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    game.us().deploy();
    game.expect_keyword("Asajj Ventress", Keyword::Hidden).expect_offered("Wampa -> Asajj Ventress");
}

// ---- TS26_008 Ahsoka Tano, I Have an Idea ----

/// TS26_008: after an event she may exhaust; the top card is played, discarded or left there.
#[test]
fn ahsoka_tano_may_play_or_discard_the_top_card_after_an_event() {
    let begin = || {
        let mut game = scenario()
            .our_leader("Ahsoka Tano, I Have an Idea")
            .our_hand(["Moment of Peace"])
            .our_deck(["Greedo", "Wampa"])
            .ours(["AT-ST"])
            .action_phase();
        game.us().play("Moment of Peace").choose("AT-ST").yes();
        game.expect_exhausted("our leader");
        game.us().expect_sees("Greedo");
        game.them().expect_does_not_see("Greedo");
        game
    };
    let mut game = begin();
    game.us().yes().mode(1).play("Greedo");
    game.expect_in_play("Greedo");
    let mut game = begin();
    game.us().yes().mode(2).expect_discard(["Moment of Peace", "Greedo"]);
    let mut game = begin();
    game.us().no().expect_deck_top(["Greedo", "Wampa"]);
    game.expect_action_of(Side::Them);
}

/// TS26_008: deployed, the same when her attack ends; the card costs 1 less.
#[test]
fn ahsoka_tano_deployed_plays_the_top_card_for_1_less_after_attacking() {
    let mut game = scenario()
        .our_deployed_leader("Ahsoka Tano, I Have an Idea")
        .our_deck(["Crafty Smuggler"])
        .our_resources(1)
        .action_phase();
    game.us().attack("Ahsoka Tano", "their base").yes().mode(1).play("Crafty Smuggler").expect_ready_resources(0);
    game.expect_in_play("Crafty Smuggler");
    game.them().expect_base_damage(4);
}

// Corners

/// TS26_008: if she stays ready, she does not look at the card; if exhausted, no question is asked.
#[test]
fn ahsoka_tano_may_decline_and_does_not_prompt_while_exhausted() {
    let mut game = scenario()
        .our_leader("Ahsoka Tano, I Have an Idea")
        .our_hand(["Moment of Peace"])
        .our_deck(["Greedo"])
        .ours(["AT-ST"])
        .action_phase();
    game.us().play("Moment of Peace").choose("AT-ST").no().expect_does_not_see("Greedo");
    game.expect_action_of(Side::Them).expect_ready("our leader");
    let mut game = scenario()
        .our_leader("Ahsoka Tano, I Have an Idea")
        .our_hand(["Moment of Peace", "Moment of Peace"])
        .ours(["AT-ST"])
        .action_phase();
    game.us().play("Moment of Peace").choose("AT-ST").yes().no();
    game.them().pass();
    game.us().play("Moment of Peace").choose("AT-ST");
    game.expect_action_of(Side::Them);
}

/// TS26_008, CR 8.6.2: with an empty deck no question is asked.
#[test]
fn ahsoka_tano_has_no_effect_with_an_empty_deck() {
    let mut game = scenario().our_deployed_leader("Ahsoka Tano, I Have an Idea").our_deck([]).action_phase();
    game.us().attack("Ahsoka Tano", "their base");
    game.expect_action_of(Side::Them);
}

// Rulings

/// TS26_008: the card's cost is paid; a card that cannot be paid for can only be discarded (ruling 1).
#[test]
fn ahsoka_tano_requires_paying_for_the_card() {
    let table = scenario().our_leader("Ahsoka Tano, I Have an Idea").our_hand(["Moment of Peace"]).ours(["AT-ST"]);
    let mut game = table.clone().our_deck(["Greedo"]).our_resources(2).action_phase();
    game.us().play("Moment of Peace").choose("AT-ST").yes().yes().mode(1).play("Greedo").expect_ready_resources(0);
    let mut game = table.our_deck(["Greedo"]).our_resources(1).action_phase();
    game.us().play("Moment of Peace").choose("AT-ST").yes().yes();
    game.expect_options(["mode 2"]);
}

/// TS26_008, CR 7.6.16: deployed she need not survive her attack (ruling 2).
#[test]
fn ahsoka_tano_deployed_triggers_when_she_does_not_survive() {
    let mut game = scenario()
        .our_deployed_leader(unit("Ahsoka Tano, I Have an Idea").damage(1))
        .our_deck(["Greedo"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Ahsoka Tano", "AT-ST");
    game.expect_in_base_zone("our leader");
    game.us().yes().mode(2).expect_discard(["Greedo"]);
}

/// TS26_008, CR 7.6.8: the event is resolved completely before her question (ruling 3).
#[test]
fn ahsoka_tano_triggers_after_the_event_has_resolved() {
    let mut game = scenario()
        .our_leader("Ahsoka Tano, I Have an Idea")
        .our_hand(["Moment of Peace"])
        .our_deck(["Greedo"])
        .ours(["AT-ST"])
        .action_phase();
    game.us().play("Moment of Peace");
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Shield"]).expect_asked(Side::Us, QuestionKind::May);
}

// ---- TS26_009 First Battle Memorial ----

/// TS26_009: for each friendly leader unit a unit gets an Experience token.
#[test]
fn first_battle_memorial_gives_experience_per_friendly_leader_unit() {
    let mut game = scenario()
        .our_base("First Battle Memorial")
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Wampa"])
        .action_phase();
    game.us().use_ability("First Battle Memorial").choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
    game.them().pass();
    game.expect_not_offered("use First Battle Memorial");
}

// Corners

/// TS26_009, CR 8.34.1: the tokens for all leaders are given together: a unit that gets two of them triggers once.
#[test]
fn first_battle_memorial_gives_all_tokens_at_once() {
    let mut game = scenario()
        .our_base("First Battle Memorial")
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .resilient_gives("IsLeader")
        .ours([unit("Wampa").with(["Resilient"]), unit("Sabine Wren, I Learned the Hard Way")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("First Battle Memorial").choose_times(2, "Sabine Wren");
    game.expect_upgrades("Sabine Wren", ["Experience", "Experience"]).us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_action_of(Side::Them);
}

// ---- TS26_010 Dooku's Palace ----

/// TS26_010: a unit costs 1 less for each friendly leader unit.
#[test]
fn dookus_palace_makes_a_unit_cost_1_less_per_leader_unit() {
    let mut game = scenario()
        .our_base("Dooku's Palace")
        .our_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .our_hand(["AT-ST"])
        .our_resources(5)
        .action_phase();
    game.us().use_ability("Dooku's Palace").play("AT-ST").expect_ready_resources(0);
}

// ---- TS26_011 Executioner's Arena ----

/// TS26_011: for each friendly leader unit 2 damage may be dealt to a unit.
#[test]
fn executioners_arena_may_deal_2_damage_per_leader_unit() {
    let mut game = scenario()
        .our_base("Executioner's Arena")
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("Executioner's Arena");
    game.expect_options(["Luke Skywalker", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
    game.them().pass();
    game.expect_not_offered("use Executioner's Arena");
}

// Rulings

/// TS26_011, CR 1.9.8: with two leader units twice, to the same unit or to different ones, all at once: one Shield
/// token prevents all damage to its unit (ruling 1).
#[test]
fn executioners_arena_deals_all_damage_at_once() {
    let begin = || {
        let mut game = scenario()
            .our_base("Executioner's Arena")
            .resilient_gives("IsLeader")
            .our_deployed_leader("Luke Skywalker, Faithful Friend")
            .ours([unit("Wampa").with(["Resilient"])])
            .theirs([unit("AT-ST").with(["Shield"]), unit("Cantina Braggart")])
            .action_phase();
        game.us().use_ability("Executioner's Arena");
        game
    };
    let mut game = begin();
    game.us().choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Shield"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 0).expect_upgrades("AT-ST", []);
    let mut game = begin();
    game.us().choose("Cantina Braggart");
    game.expect_damage("Cantina Braggart", 0);
    game.us().choose("Wampa");
    game.expect_damage("Cantina Braggart", 2).expect_damage("Wampa", 2);
    let mut game = begin();
    game.us().choose_none().choose("Cantina Braggart");
    game.expect_damage("Cantina Braggart", 2).expect_action_of(Side::Them);
}

// ---- TS26_012 Sundari Palace ----

/// TS26_012: for each friendly leader unit a card from hand may become a ready resource. A resource is defeated for it
/// when the regroup phase starts.
#[test]
fn sundari_palace_resources_ready_cards_until_the_regroup_phase() {
    let mut game = scenario()
        .our_base("Sundari Palace")
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .our_hand(["Wampa", "Greedo"])
        .our_resources(3)
        .action_phase();
    game.us().use_ability("Sundari Palace");
    game.expect_options(["Wampa", "Greedo", "done"]);
    game.us().choose("Wampa").expect_resources(4).expect_ready_resources(4);
    game.them().pass();
    game.us().pass();
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Wampa").expect_resources(3);
    game.expect_in_discard("Wampa");
}

// Corners

/// TS26_012: a player who made no card a resource has no resource defeated.
#[test]
fn sundari_palace_may_resource_no_card() {
    let mut game = scenario()
        .our_base("Sundari Palace")
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .our_hand(["Wampa"])
        .our_resources(3)
        .action_phase();
    game.us().use_ability("Sundari Palace").done();
    game.them().pass();
    game.us().pass();
    game.expect_asked(Side::Us, QuestionKind::Resource);
    game.us().expect_resources(3);
}

// Rulings

/// TS26_012, CR 7.7.4: as many resources are defeated as cards became resources, of any kind (ruling 1).
#[test]
fn sundari_palace_defeats_as_many_resources_as_it_added() {
    let mut game = scenario()
        .our_base("Sundari Palace")
        .resilient_gives("IsLeader")
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours([unit("AT-ST").with(["Resilient"])])
        .our_hand(["Wampa", "Greedo", "Open Fire"])
        .our_resources(3)
        .action_phase();
    game.us().use_ability("Sundari Palace").choose("Wampa").choose("Greedo").expect_ready_resources(5);
    game.them().pass();
    game.us().pass();
    game.us().choose("Underworld Thug").choose("Greedo").expect_resources(3);
    game.expect_in_resources("Wampa").expect_in_discard("Greedo").expect_asked(Side::Us, QuestionKind::Resource);
}
