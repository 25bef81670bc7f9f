//! The cards of Spark of Rebellion from SOR_102 to SOR_114: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, card_text, scenario, unit};

use crate::starts::{about_to_play, about_to_search, expect_pending_together, expect_the_rest_below, without_enemies};

// ---- SOR_102 Home One, Alliance Flagship ----

/// SOR_102: Restore 2, Restore 1 for other friendly units; plays a Heroism unit from the discard pile for 3 less.
#[test]
fn home_one_plays_a_heroism_unit_from_the_discard_pile_for_3_less() {
    let mut game = scenario()
        .our_hand(["Home One"])
        .our_discard(["Echo Base Defender", "Wampa", "Rebel Assault"])
        .our_base("Command Center")
        .our_resources(8)
        .our_base_damage(9)
        .ours(["Underworld Thug"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Home One");
    game.expect_options(["play Echo Base Defender"]);
    game.us().play("Echo Base Defender").expect_ready_resources(0);
    game.expect_in_play("Echo Base Defender").expect_no_keyword("AT-ST", Keyword::Restore);
    game.them().pass();
    game.us().attack("Underworld Thug", "AT-ST").expect_base_damage(8);
}

// Corners

/// SOR_102: the cost is 3 less, at least 0, and includes the aspect penalty.
#[test]
fn home_one_applies_the_aspect_penalty_before_the_discount() {
    let mut game = scenario()
        .our_hand(["Home One"])
        .our_discard(["Battlefield Marine", "Echo Base Defender"])
        .our_resources(11)
        .action_phase();
    // Home One: 8 and 2 for Command. Battlefield Marine: 2 and 2 less 3; Echo Base Defender: 3 and 2 less 3.
    game.us().play("Home One");
    game.expect_options(["play Battlefield Marine"]);
    game.us().play("Battlefield Marine").expect_ready_resources(0);
}

// ---- SOR_103 Rebel Assault ----

/// SOR_103: each of the two attackers has +1/+0 for its own attack only.
#[test]
fn rebel_assault_gives_each_attacker_1_power_for_its_attack() {
    let mut game =
        scenario().our_hand(["Rebel Assault"]).ours(["Battlefield Marine", "Alliance X-Wing"]).action_phase();
    game.us().play("Rebel Assault").attack("Battlefield Marine", "their base");
    game.expect_power("Battlefield Marine", 3).expect_power("Alliance X-Wing", 2);
    game.us().attack("Alliance X-Wing", "their base");
    game.them().expect_base_damage(7);
}

// Rulings

/// SOR_103, CR 6.3.0D: attacks that are possible must be made, with ready Rebels.
#[test]
fn rebel_assault_requires_ready_rebels_to_attack() {
    let mut game = scenario()
        .our_hand(["Rebel Assault"])
        .ours(["Battlefield Marine", "Echo Base Defender", "Wampa"])
        .ours([unit("Rebel Pathfinder").exhausted()])
        .action_phase();
    game.us().play("Rebel Assault");
    game.expect_options(["Battlefield Marine -> their base", "Echo Base Defender -> their base"]);
    game.us().attack("Battlefield Marine", "their base");
    game.expect_options(["Echo Base Defender -> their base"]);
    game.us().attack("Echo Base Defender", "their base");
    game.them().expect_base_damage(9);
}

/// SOR_103, CR 6.3.0B: the first attack and what it triggers are over before the second begins.
#[test]
fn rebel_assault_resolves_the_first_attack_before_the_second_begins() {
    let mut game = scenario()
        .our_hand(["Rebel Assault"])
        .ours(["Battlefield Marine", "Echo Base Defender"])
        .theirs(["Vanguard Infantry"])
        .action_phase();
    game.us().play("Rebel Assault").attack("Battlefield Marine", "Vanguard Infantry");
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().no();
    game.expect_asked(Side::Us, QuestionKind::Attack);
}

// ---- SOR_104 U-Wing Reinforcement ----

/// SOR_104: at most three units.
#[test]
fn u_wing_reinforcement_plays_at_most_three_units() {
    let mut game = scenario()
        .our_hand(["U-Wing Reinforcement"])
        .our_deck(["Underworld Thug", "Battlefield Marine", "TIE/ln Fighter", "Death Star Stormtrooper", "Repair"])
        .action_phase();
    game.us().play("U-Wing Reinforcement");
    game.expect_not_offered("Repair");
    game.us().choose_each(["Battlefield Marine", "TIE/ln Fighter", "Death Star Stormtrooper"]);
    game.expect_asked(Side::Us, QuestionKind::Play);
    game.us().play("TIE/ln Fighter").play("Battlefield Marine").play("Death Star Stormtrooper");
    game.us().expect_deck_size(2);
    game.expect_in_play("TIE/ln Fighter").expect_exhausted("Battlefield Marine").expect_action_of(Side::Them);
}

// Rulings

/// SOR_104, CR 1.8.6, 1.8.5: printed costs are added up, and nothing is paid for the units.
#[test]
fn u_wing_reinforcement_adds_up_printed_costs_and_plays_for_free() {
    let mut game = scenario()
        .our_resources(9)
        .our_hand(["U-Wing Reinforcement"])
        .our_deck(["AT-ST", "Greedo", "Wampa", "Battlefield Marine", "Volunteer Soldier", "Recruit"])
        .action_phase();
    game.us().play("U-Wing Reinforcement").expect_ready_resources(0).choose("Wampa");
    game.expect_options(["Greedo", "Battlefield Marine", "Volunteer Soldier", "done"]);
    game.us().choose("Volunteer Soldier");
    // The combined cost is 7 now.
    game.us().play("Wampa").play("Volunteer Soldier").expect_ready_resources(0);
    game.expect_in_play("Wampa").expect_in_play("Volunteer Soldier").expect_action_of(Side::Them);
}

/// SOR_104, CR 7.1.7: what the first card triggers is resolved before the next is played.
#[test]
fn u_wing_reinforcement_resolves_the_first_card_before_the_next() {
    let mut game = scenario()
        .our_hand(["U-Wing Reinforcement"])
        .our_deck(["Fleet Lieutenant", "Wampa"])
        .ours(["Battlefield Marine"])
        .action_phase();
    game.us().play("U-Wing Reinforcement").choose("Fleet Lieutenant").choose("Wampa").play("Fleet Lieutenant");
    game.expect_options(["Battlefield Marine -> their base", "no"]);
    game.us().no();
    game.expect_options(["play Wampa"]);
}

/// SOR_104: the cards that are not played go to the bottom of the deck.
#[test]
fn u_wing_reinforcement_puts_the_rest_on_the_bottom() {
    let mut game = about_to_search("U-Wing Reinforcement", "Wampa", 10);
    game.us().play("U-Wing Reinforcement").choose("Wampa").play("Wampa");
    expect_the_rest_below(&mut game, 10, 1);
}

// ---- SOR_105 General Krell, Heartless Tactician ----

/// SOR_105: each other friendly unit that is defeated lets its controller draw a card. He himself does not.
#[test]
fn general_krell_lets_us_draw_when_another_friendly_unit_is_defeated() {
    let mut game = scenario()
        .ours([unit("General Krell").damage(3)])
        .ours(["Underworld Thug"])
        .theirs(["AT-ST", "Wampa"])
        .action_phase();
    game.us().attack("Underworld Thug", "AT-ST").yes().expect_hand_size(1);
    game.them().attack("Wampa", "General Krell");
    game.us().expect_hand_size(1);
    game.expect_gone("General Krell").expect_action_of(Side::Us);
}

// Rulings

/// SOR_105, CR 7.6.4: units defeated together with him still have the ability that he gives.
#[test]
fn general_krell_defeated_with_others_still_gives_his_ability() {
    let mut game =
        scenario().ours(["General Krell", "Battlefield Marine"]).their_hand(["Superlaser Blast"]).their_action_phase();
    game.them().play("Superlaser Blast");
    game.expect_gone("General Krell").expect_gone("Battlefield Marine").expect_options(["yes", "no"]);
    game.us().yes().expect_hand_size(1);
}

/// SOR_105: a defeated leader unit has the ability, too.
#[test]
fn general_krell_gives_his_ability_to_a_leader_unit() {
    let mut game = scenario()
        .ours(["General Krell"])
        .our_deployed_leader(unit("Leia Organa, Alliance General").damage(3))
        .theirs(["Wampa"])
        .action_phase();
    game.us().attack("Leia Organa", "Wampa");
    game.expect_in_base_zone("Leia Organa").expect_waiting(["Leia Organa", "Leia Organa"]);
    game.us().resolve_first("Leia Organa");
    game.us().yes().expect_hand_size(1);
}

// ---- SOR_106 Attack Pattern Delta ----

/// SOR_106: +3/+3, +2/+2, +1/+1 for three different friendly units.
#[test]
fn attack_pattern_delta_strengthens_three_units() {
    let mut game = scenario()
        .our_hand(["Attack Pattern Delta"])
        .ours(["Wampa", "Greedo", "Alliance X-Wing"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Attack Pattern Delta");
    game.expect_options(["Wampa", "Greedo", "Alliance X-Wing"]);
    game.us().choose("Greedo");
    game.expect_options(["Wampa", "Alliance X-Wing"]);
    game.us().choose("Wampa");
    game.expect_options(["Alliance X-Wing"]);
    game.us().choose("Alliance X-Wing");
    game.expect_power("Greedo", 6).expect_hp("Greedo", 4).expect_power("Wampa", 6).expect_hp("Wampa", 7);
    game.expect_power("Alliance X-Wing", 3).expect_hp("Alliance X-Wing", 4).both_pass().expect_power("Greedo", 3);
}

// Corners

/// SOR_106: with one unit only the first part applies.
#[test]
fn attack_pattern_delta_with_one_unit_gives_only_3_3() {
    let mut game = scenario().our_hand(["Attack Pattern Delta"]).ours(["Wampa"]).action_phase();
    game.us().play("Attack Pattern Delta").choose("Wampa");
    game.expect_power("Wampa", 7).expect_hp("Wampa", 8).expect_action_of(Side::Them);
}

// ---- SOR_107 Command ----

/// SOR_107: Experience and damage equal to power, in the order of our choice.
#[test]
fn command_gives_experience_then_deals_damage_equal_to_power() {
    let mut game = scenario().our_hand(["Command"]).ours(["Wampa"]).theirs(["AT-ST", "Avenger"]).action_phase();
    game.us().play("Command").mode(1).choose("Wampa").mode(2).choose("Wampa");
    // Avenger is unique.
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 6).expect_damage("Wampa", 0).expect_power("Wampa", 6);
    game.us().expect_discard(["Command"]);
}

/// SOR_107: the event itself becomes an exhausted resource, and a unit returns to hand.
#[test]
fn command_resources_itself_and_returns_a_unit() {
    let mut game = scenario().our_hand(["Command"]).our_discard(["Wampa", "Recruit"]).our_resources(8).action_phase();
    game.us().play("Command").mode(3).mode(4);
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa").expect_hand(["Wampa"]).expect_discard(["Recruit"]).expect_resources(9);
    // 4, and 4 for the two icons that are not provided.
    game.us().expect_ready_resources(0);
    game.expect_in_resources("Command");
}

// Corners

/// SOR_107: the two modes can be resolved in the other order.
#[test]
fn command_can_return_a_unit_before_it_becomes_a_resource() {
    let mut game = scenario().our_hand(["Command"]).our_discard(["Wampa"]).ours(["Greedo"]).action_phase();
    game.us().play("Command").mode(4).choose("Wampa").mode(3).expect_resources(21).expect_discard([]);
    game.us().expect_hand(["Wampa"]);
    game.expect_action_of(Side::Them);
}

/// SOR_107: a mode without targets may still be chosen (CR 6.2.5C) and does nothing.
#[test]
fn command_may_choose_a_mode_without_targets() {
    let mut game = scenario().our_hand(["Command"]).action_phase();
    game.us().play("Command").mode(1).mode(3).expect_resources(21);
    game.expect_action_of(Side::Them);
}

// Rulings

/// SOR_107, CR 1.5.4B: a card that is resourced enters play exhausted; the present term is "resource".
#[test]
fn command_is_resourced_exhausted() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_resources(6)
        .our_hand(["Command"])
        .ours(["Wampa"])
        .theirs(["Greedo", "Battlefield Marine"])
        .action_phase();
    game.us().play("Command").expect_ready_resources(0).mode(3).expect_resources(7).expect_ready_resources(0);
    // Only a unit that is not unique can be damaged.
    game.us().mode(2).choose("Wampa");
    game.expect_options(["Battlefield Marine"]);
    game.us().choose("Battlefield Marine").expect_discard([]);
    assert!(card_text("SOR_107").contains("Resource this event"));
}

// ---- SOR_108 Vanguard Infantry ----

/// SOR_108: defeated, it may give an Experience token to any unit.
#[test]
fn vanguard_infantry_may_give_experience_when_defeated() {
    let mut game = scenario().ours(["Vanguard Infantry", "Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Vanguard Infantry", "AT-ST");
    game.expect_options(["Wampa", "AT-ST", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

// ---- SOR_109 Colonel Yularen, ISB Director ----

/// SOR_109: heals 1 damage from our base for each Command unit that we play, himself included; not for other cards.
#[test]
fn colonel_yularen_heals_1_when_a_command_unit_is_played() {
    let mut game = scenario()
        .our_base_damage(5)
        .our_hand(["Colonel Yularen", "Battlefield Marine", "Wampa", "Tactical Advantage"])
        .their_hand(["Patrolling V-Wing"])
        .action_phase();
    game.us().play("Colonel Yularen").expect_base_damage(4);
    game.them().play("Patrolling V-Wing");
    game.us().play("Battlefield Marine").expect_base_damage(3);
    game.them().pass();
    game.us().play("Wampa").expect_base_damage(3);
    game.them().pass();
    game.us().play("Tactical Advantage").choose("Wampa").expect_base_damage(3);
}

// Corners

/// SOR_109: a Command unit that an ability plays for free counts as played.
#[test]
fn colonel_yularen_triggers_on_a_unit_played_for_free() {
    let mut game = scenario()
        .ours(["Colonel Yularen"])
        .our_base_damage(5)
        .our_hand(["U-Wing Reinforcement"])
        .our_deck(["Battlefield Marine", "Wampa"])
        .action_phase();
    game.us().play("U-Wing Reinforcement").choose("Battlefield Marine").choose_none().play("Battlefield Marine");
    game.us().expect_base_damage(4);
}

// ---- SOR_110 Frontline Shuttle ----

/// SOR_110: defeating it is the cost; an exhausted unit may attack, but not a base.
#[test]
fn frontline_shuttle_is_defeated_to_let_an_exhausted_unit_attack() {
    let mut game = scenario()
        .ours(["Frontline Shuttle"])
        .ours([unit("Wampa").exhausted()])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().use_ability("Frontline Shuttle");
    game.expect_gone("Frontline Shuttle").expect_options(["Wampa -> Battlefield Marine"]);
    game.us().attack("Wampa", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_damage("Wampa", 3);
    game.them().expect_base_damage(1);
}

// Corners

/// SOR_110: the attacker must attack a unit with Sentinel; a unit that has attacked may attack again.
#[test]
fn frontline_shuttle_attack_must_target_a_sentinel() {
    let mut game =
        scenario().ours(["Frontline Shuttle", "Wampa"]).theirs(["Cell Block Guard", "Greedo"]).action_phase();
    game.us().attack("Wampa", "Cell Block Guard");
    game.them().pass();
    game.us().use_ability("Frontline Shuttle");
    game.expect_options(["Wampa -> Greedo"]);
    let mut game = scenario()
        .ours(["Frontline Shuttle"])
        .ours([unit("Wampa").exhausted()])
        .theirs(["Cell Block Guard", "Greedo"])
        .action_phase();
    game.us().use_ability("Frontline Shuttle");
    game.expect_options(["Wampa -> Cell Block Guard"]);
    game.expect_keyword("Cell Block Guard", Keyword::Sentinel);
}

/// SOR_110: the cost may be paid although no unit can attack.
#[test]
fn frontline_shuttle_may_be_defeated_when_no_unit_can_attack() {
    let mut game = scenario().ours(["Frontline Shuttle", "Wampa"]).action_phase();
    game.us().use_ability("Frontline Shuttle");
    game.expect_gone("Frontline Shuttle").expect_ready("Wampa").expect_action_of(Side::Them);
}

// Rulings

/// SOR_110, CR 6.3.0D: the attack must be made, also with an exhausted unit.
#[test]
fn frontline_shuttle_requires_a_unit_to_attack() {
    let mut game = scenario()
        .ours(["Frontline Shuttle"])
        .ours([unit("Battlefield Marine").exhausted()])
        .theirs(["Greedo", "TIE/ln Fighter"])
        .action_phase();
    game.us().use_ability("Frontline Shuttle");
    game.expect_gone("Frontline Shuttle").expect_options(["Battlefield Marine -> Greedo"]);
}

/// SOR_110, CR 7.5.7D: it cannot attack a base, but its excess damage reaches it.
#[test]
fn frontline_shuttle_attack_deals_excess_damage_to_the_base() {
    let mut game = scenario().ours(["Frontline Shuttle", "Wampa"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().use_ability("Frontline Shuttle");
    game.expect_options(["Wampa -> Battlefield Marine"]);
    game.us().attack("Wampa", "Battlefield Marine");
    game.them().expect_base_damage(1);
}

// ---- SOR_111 Patrolling V-Wing ----

/// SOR_111: a card when played.
#[test]
fn patrolling_v_wing_draws_a_card_when_played() {
    let mut game = scenario().our_hand(["Patrolling V-Wing"]).our_deck(["Recruit", "Repair"]).action_phase();
    game.us().play("Patrolling V-Wing").expect_hand(["Recruit"]);
}

// ---- SOR_112 Consortium StarViper ----

/// SOR_112: Restore 2 while we have the initiative.
#[test]
fn consortium_starviper_has_restore_with_the_initiative() {
    let mut game = scenario().our_base_damage(5).ours(["Consortium StarViper"]).action_phase();
    game.us().attack("Consortium StarViper", "their base").expect_base_damage(3);
    let mut game = scenario().our_base_damage(5).ours(["Consortium StarViper"]).initiative(Side::Them).action_phase();
    game.us().attack("Consortium StarViper", "their base").expect_base_damage(5);
}

// ---- SOR_113 Homestead Militia ----

/// SOR_113: Sentinel with six resources.
#[test]
fn homestead_militia_has_sentinel_with_six_resources() {
    let with = |ready| scenario().ours(["Homestead Militia"]).our_resources(ready).action_phase();
    with(5).expect_no_keyword("Homestead Militia", Keyword::Sentinel);
    with(6).expect_keyword("Homestead Militia", Keyword::Sentinel);
}

// ---- SOR_114 Escort Skiff ----

/// SOR_114: Ambush if we control another Command unit.
#[test]
fn escort_skiff_has_ambush_with_a_command_unit() {
    let mut game = scenario().our_hand(["Escort Skiff"]).ours(["Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    game.us().play("Escort Skiff");
    game.expect_options(["Escort Skiff -> Wampa", "no"]);
    let mut game = scenario().our_hand(["Escort Skiff"]).ours(["Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("Escort Skiff");
    game.expect_action_of(Side::Them);
}

// Rulings

/// SOR_114: its Ambush and Colonel Yularen's ability are pending together.
#[test]
fn escort_skiff_ambush_triggers_together_with_colonel_yularen() {
    without_enemies(about_to_play("Escort Skiff").ours(["Battlefield Marine"]).action_phase(), "Escort Skiff");
    let game = about_to_play("Escort Skiff").ours(["Colonel Yularen"]).theirs(["Cantina Braggart"]).action_phase();
    let mut game = expect_pending_together(game, "Escort Skiff", &["Escort Skiff", "Colonel Yularen"]);
    game.us().attack("Escort Skiff", "Cantina Braggart");
    game.expect_gone("Cantina Braggart");
    let mut alone = about_to_play("Escort Skiff").theirs(["Cantina Braggart"]).action_phase();
    alone.us().play("Escort Skiff");
    alone.expect_no_keyword("Escort Skiff", Keyword::Ambush).expect_action_of(Side::Them);
}
