//! The cards of Secrets of Power from SEC_164 to SEC_189: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

use crate::starts::{expect_hidden, with_a_deadly_upgrade};

// ---- SEC_164 Warrior of Clan Ordo ----

/// SEC_164: on attack, 2 damage to our base unless we disclose Aggression.
#[test]
fn warrior_of_clan_ordo_damages_our_base_unless_aggression_is_disclosed() {
    let table = |hand: &'static str| {
        let mut game = scenario().ours(["Warrior of Clan Ordo"]).our_hand([hand]).action_phase();
        game.us().attack("Warrior of Clan Ordo", "their base");
        game
    };
    let mut game = table("Open Fire");
    let mut declined = game.clone();
    game.us().choose("Open Fire").expect_base_damage(0);
    declined.us().no().expect_base_damage(2);
    table("Repair").us().expect_base_damage(2);
}

// ---- SEC_165 Academy Disciplinarian ----

/// SEC_165: deals 1 damage to a friendly unit with 2 or less power and readies it.
#[test]
fn academy_disciplinarian_damages_and_readies_a_unit_with_2_or_less_power() {
    let mut game = scenario()
        .our_hand(["Academy Disciplinarian"])
        .ours([unit("Alliance X-Wing").exhausted(), unit("Wampa").exhausted()])
        .theirs(["Underworld Thug"])
        .action_phase();
    game.us().play("Academy Disciplinarian");
    game.expect_options(["Alliance X-Wing", "no"]);
    game.us().choose("Alliance X-Wing");
    game.expect_ready("Alliance X-Wing").expect_damage("Alliance X-Wing", 1);
}

// Rulings

/// SEC_165: its current power counts (ruling 1).
#[test]
fn academy_disciplinarian_counts_current_power() {
    let mut game = scenario()
        .our_hand(["Academy Disciplinarian"])
        .ours([unit("Alliance X-Wing").with(["Experience"]).exhausted()])
        .action_phase();
    game.us().play("Academy Disciplinarian");
    game.expect_action_of(Side::Them);
}

// ---- SEC_168 Ziton Moj, Black Sun Bully ----

/// SEC_168: when we take the initiative, 2 damage to a base; no effect when an opponent does.
#[test]
fn ziton_moj_deals_2_damage_to_a_base_when_we_take_the_initiative() {
    let mut game = scenario().ours(["Ziton Moj"]).action_phase();
    game.us().take_initiative();
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base");
    game.them().expect_base_damage(2);
    let mut game = scenario().theirs(["Ziton Moj"]).action_phase();
    game.us().take_initiative();
    game.expect_action_of(Side::Them);
}

// ---- SEC_169 AAT Incinerator ----

/// SEC_169: 1 damage to each of up to 4 other ground units; if none of them is friendly, 2 damage to our base.
#[test]
fn aat_incinerator_damages_up_to_4_ground_units_or_our_base() {
    let table = || {
        let mut game = scenario()
            .our_hand(["AAT Incinerator"])
            .ours([unit("Battlefield Marine"), unit("Underworld Thug").with(["Shield"])])
            .theirs(["Wampa", "Avenger"])
            .action_phase();
        game.us().play("AAT Incinerator");
        game.expect_options(["Battlefield Marine", "Underworld Thug", "Wampa", "done"]);
        game
    };
    let mut game = table();
    game.us().choose_each(["Wampa", "Battlefield Marine"]).done().expect_base_damage(0);
    game.expect_damage("Wampa", 1).expect_damage("Battlefield Marine", 1);
    let mut game = table();
    game.us().choose("Wampa").done().expect_base_damage(2);
    // A unit whose Shield prevents the damage was not damaged.
    let mut game = table();
    game.us().choose("Underworld Thug").done().expect_base_damage(2);
}

// Corners

/// SEC_169, CR 1.9.8: all damage is dealt at once: units on both sides are defeated together, so what a friendly unit
/// gives an enemy unit does not save it, nor the reverse.
#[test]
fn aat_incinerator_deals_its_damage_to_both_sides_at_once() {
    let mut game = scenario()
        .our_hand(["AAT Incinerator"])
        .ours(["Death Star Stormtrooper"])
        .theirs([unit("Greedo"), unit("Wampa").damage(4)])
        .text(r#"(id: "SOR_128", abilities: [When(on: [UnitDefeated(side: Enemy)], do: [Draw()])])"#)
        .our_deck(["Repair", "Repair", "Repair"])
        .action_phase();
    game.us().play("AAT Incinerator").choose_each(["Wampa", "Death Star Stormtrooper"]).done();
    game.expect_gone("Wampa").expect_gone("Death Star Stormtrooper");
    // It fell with the Wampa, and saw that (CR 8.12).
    game.us().expect_base_damage(0).expect_hand(["Repair"]);
}

/// SEC_169, CR 7.7.5: if a friendly unit is dealt the damage instead of an enemy unit, it counts as damaged by the
/// ability; if none was, or none is chosen, our base is dealt the 2 damage.
#[test]
fn aat_incinerator_counts_a_friendly_unit_that_takes_replaced_damage() {
    let mut game = scenario()
        .our_hand(["AAT Incinerator", "Confiscate"])
        .ours(["Battlefield Marine"])
        .theirs(["Wampa"])
        .confiscate_does(
            "As(First, Bind(Choose(side: Friendly))), \
             Gain(to: Choose(side: Enemy), gives: [RedirectDamage(to: Named(First), combat: false)], for: Phase)",
        )
        .action_phase();
    game.us().play("Confiscate").choose("Battlefield Marine").choose("Wampa");
    game.them().pass();
    game.us().play("AAT Incinerator").choose("Wampa").done().expect_base_damage(0);
    game.expect_damage("Battlefield Marine", 1).expect_damage("Wampa", 0);
    let mut game = scenario().our_hand(["AAT Incinerator"]).theirs(["Wampa"]).action_phase();
    game.us().play("AAT Incinerator").done().expect_base_damage(2);
}

// ---- SEC_170 Corellian Hounds ----

/// SEC_170: enters play ready if an opponent has no ground unit.
#[test]
fn corellian_hounds_enter_ready_if_an_opponent_has_no_ground_unit() {
    for (theirs, ready) in [("Alliance X-Wing", true), ("Wampa", false)] {
        let mut game = scenario().our_hand(["Corellian Hounds"]).theirs([theirs]).action_phase();
        game.us().play("Corellian Hounds");
        if ready {
            game.expect_ready("Corellian Hounds");
        } else {
            game.expect_exhausted("Corellian Hounds");
        }
    }
}

// ---- SEC_171 Punishing One, Takes No Prisoners ----

/// SEC_171: Raid 1 for each damaged enemy unit; when played and on attack, 1 damage to a unit.
#[test]
fn punishing_one_has_raid_1_per_damaged_enemy_unit() {
    let mut game = scenario()
        .our_hand(["Punishing One, Takes No Prisoners"])
        .theirs([unit("Wampa").damage(1), unit("AT-ST")])
        .action_phase();
    game.us().play("Punishing One, Takes No Prisoners").choose("AT-ST");
    game.expect_damage("AT-ST", 1);
    assert_eq!(game.game.stats(game.card("Punishing One")).keywords.number(Keyword::Raid), 2);
}

// Rulings

/// SEC_171: a unit damaged by its "On Attack" ability counts at once (ruling 1).
#[test]
fn punishing_one_counts_the_unit_its_on_attack_damages() {
    let mut game = scenario().ours(["Punishing One, Takes No Prisoners"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Punishing One", "their base").choose("AT-ST");
    game.them().expect_base_damage(4);
}

// ---- SEC_172 Cinta Kaz, The Struggle Comes First ----

/// SEC_172: when played, may attack with a unit.
#[test]
fn cinta_kaz_may_let_a_unit_attack_when_played() {
    let mut game = scenario().our_hand(["Cinta Kaz"]).our_resources(20).ours(["Wampa"]).action_phase();
    game.us().play("Cinta Kaz");
    game.expect_offered("no");
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(4);
}

// Rulings

/// SEC_172: a unit must be ready to attack (ruling 1).
#[test]
fn cinta_kaz_lets_no_exhausted_unit_attack() {
    let mut game =
        scenario().our_hand(["Cinta Kaz"]).our_resources(20).ours([unit("Wampa").exhausted()]).action_phase();
    game.us().play("Cinta Kaz");
    game.expect_action_of(Side::Them);
}

// ---- SEC_174 Saw Gerrera's U-Wing, Breaking the Rules ----

/// SEC_174: after its attack another Aggression unit may attack.
#[test]
fn saw_gerreras_u_wing_lets_another_aggression_unit_attack_after_it() {
    let mut game = scenario().ours(["Saw Gerrera's U-Wing", "Wampa", "Battlefield Marine"]).action_phase();
    game.us().attack("Saw Gerrera's U-Wing", "their base");
    game.expect_options(["Wampa -> their base", "no"]);
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(8);
}

// Rulings

/// SEC_174: it must survive its attack (ruling 1, 3).
#[test]
fn saw_gerreras_u_wing_must_survive_to_let_another_unit_attack() {
    let mut game = scenario()
        .ours([unit("Saw Gerrera's U-Wing").damage(7), unit("Wampa")])
        .theirs(["Alliance X-Wing"])
        .action_phase();
    game.us().attack("Saw Gerrera's U-Wing", "Alliance X-Wing");
    game.expect_gone("Saw Gerrera's U-Wing").expect_action_of(Side::Them);
}

/// SEC_174, CR 7.6.3: it has survived if it is in play after combat damage. The trigger is resolved even if it is
/// defeated before.
#[test]
fn saw_gerreras_u_wing_triggers_though_defeated_after_combat_damage() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [UnitAttackEnds(side: Friendly)], do: [Defeat(Subject)]))")
        .ours([unit("Saw Gerrera's U-Wing"), unit("Wampa").with(["Resilient"])])
        .action_phase();
    game.us().attack("Saw Gerrera's U-Wing", "their base").resolve_first("Wampa");
    game.expect_gone("Saw Gerrera's U-Wing").expect_options(["Wampa -> their base", "no"]);
}

/// SEC_174: the other unit must be ready (ruling 2).
#[test]
fn saw_gerreras_u_wing_lets_only_a_ready_unit_attack() {
    let mut game = scenario().ours([unit("Saw Gerrera's U-Wing"), unit("Wampa").exhausted()]).action_phase();
    game.us().attack("Saw Gerrera's U-Wing", "their base");
    game.expect_action_of(Side::Them);
}

// ---- SEC_175 Ambition's Reward ----

/// SEC_175: +1/+1, and creates a Spy when played.
#[test]
fn ambitions_reward_creates_a_spy() {
    let mut game = scenario().our_hand(["Ambition's Reward"]).ours(["Wampa"]).action_phase();
    game.us().play_onto("Ambition's Reward", "Wampa");
    game.expect_count("our Spy", 1).expect_power("Wampa", 5).expect_hp("Wampa", 6);
}

// ---- SEC_177 It's Not Over Yet ----

/// SEC_177: may ready a unit that neither attacked nor entered play this phase, and creates a Spy.
#[test]
fn its_not_over_yet_readies_a_unit_that_neither_attacked_nor_entered_play() {
    let mut game = scenario()
        .our_hand(["It's Not Over Yet", "Greedo"])
        .ours([unit("Wampa"), unit("AT-ST").exhausted()])
        .action_phase();
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().play("Greedo");
    game.them().pass();
    game.us().play("It's Not Over Yet");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_ready("AT-ST").expect_count("our Spy", 1);
}

// ---- SEC_178 Pursue the Lead ----

/// SEC_178: a player discards a card; if it costs 3 or less, creates a Spy.
#[test]
fn pursue_the_lead_creates_a_spy_for_a_discard_costing_3_or_less() {
    let mut game = scenario().our_hand(["Pursue the Lead", "Wampa"]).their_hand(["Repair", "AT-ST"]).action_phase();
    game.us().play("Pursue the Lead").choose_player(Side::Them);
    let mut other = game.clone();
    game.them().choose("Repair").expect_discard(["Repair"]);
    game.expect_count("our Spy", 1);
    other.them().choose("AT-ST");
    other.expect_count("Spy", 0);
}

// Rulings

/// SEC_178: the printed cost counts (ruling 1).
#[test]
fn pursue_the_lead_counts_the_printed_cost() {
    let mut game = scenario().our_hand(["Pursue the Lead"]).their_hand(["Death Trooper"]).action_phase();
    game.us().play("Pursue the Lead").choose_player(Side::Them);
    game.them().choose("Death Trooper");
    game.expect_count("our Spy", 1);
}

// ---- SEC_179 Aggressive Negotiations ----

/// SEC_179: attacks with a unit with +1/+0 for each card in our hand.
#[test]
fn aggressive_negotiations_gives_power_per_card_in_hand() {
    let mut game = scenario().our_hand(["Aggressive Negotiations", "Repair", "Repair"]).ours(["Greedo"]).action_phase();
    game.us().play("Aggressive Negotiations").attack("Greedo", "their base");
    game.them().expect_base_damage(5);
}

// Rulings

/// SEC_179: a ready unit must attack (ruling 1).
#[test]
fn aggressive_negotiations_must_attack_with_a_ready_unit() {
    let mut game = scenario().our_hand(["Aggressive Negotiations"]).ours(["Greedo"]).action_phase();
    game.us().play("Aggressive Negotiations");
    game.expect_options(["Greedo -> their base"]);
}

/// SEC_179: cards drawn during the attack do not count (ruling 2).
#[test]
fn aggressive_negotiations_ignores_cards_drawn_during_the_attack() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [Draw(count: 2)]))")
        .our_hand(["Aggressive Negotiations", "Repair"])
        .our_deck(["Wampa", "AT-ST"])
        .ours([unit("Greedo").with(["Resilient"])])
        .action_phase();
    game.us().play("Aggressive Negotiations").attack("Greedo", "their base").expect_hand_size(3);
    game.them().expect_base_damage(4);
}

// ---- SEC_180 Let's Call It War ----

/// SEC_180: 3 damage to a unit; with the initiative, 2 to another in the same arena.
#[test]
fn lets_call_it_war_may_damage_a_second_unit_with_the_initiative() {
    let table = |side: Side| {
        scenario()
            .our_hand(["Let's Call It War"])
            .theirs(["AT-ST", "Wampa", "TIE/ln Fighter"])
            .initiative(side)
            .action_phase()
    };
    let mut game = table(Side::Us);
    game.us().play("Let's Call It War").choose("AT-ST");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("AT-ST", 3).expect_damage("Wampa", 2);
    let mut game = table(Side::Them);
    game.us().play("Let's Call It War").choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_action_of(Side::Them);
}

// ---- SEC_181 Unauthorized Investigation ----

/// SEC_181: creates a Spy, and disclosing Aggression another.
#[test]
fn unauthorized_investigation_creates_a_second_spy_for_a_disclosed_card() {
    let mut game =
        scenario().our_hand(["Unauthorized Investigation", "Charged with Treason"]).our_resources(20).action_phase();
    let mut declined = game.clone();
    game.us().play("Unauthorized Investigation").choose("Charged with Treason");
    game.expect_count("our Spy", 2);
    declined.us().play("Unauthorized Investigation").no();
    declined.expect_count("our Spy", 1);
}

// ---- SEC_182 Charged with Treason ----

/// SEC_182: disclosing Aggression twice deals 5 damage to a unit.
#[test]
fn charged_with_treason_discloses_to_deal_5_damage() {
    let mut game = scenario()
        .our_hand(["Charged with Treason", "Unauthorized Investigation", "Ambition's Reward"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Charged with Treason").choose_each(["Unauthorized Investigation", "Ambition's Reward"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 5);
}

// ---- SEC_183 Topple the Summit ----

/// SEC_183: 3 damage to each damaged unit, friendly or enemy.
#[test]
fn topple_the_summit_deals_3_damage_to_each_damaged_unit() {
    let mut game = scenario()
        .our_hand(["Topple the Summit"])
        .our_resources(20)
        .ours([unit("Wampa").damage(1)])
        .theirs([unit("AT-ST").damage(1), unit("Political Bully")])
        .action_phase();
    game.us().play("Topple the Summit");
    game.expect_damage("Wampa", 4).expect_damage("AT-ST", 4).expect_damage("Political Bully", 0);
}

/// SEC_183, CR 7.5.19: Plot, for an event: it is played from the resources when our leader is deployed.
#[test]
fn topple_the_summit_is_played_when_a_leader_is_deployed() {
    let mut game = scenario()
        .our_leader("Leia Organa, Get to Your Transports!")
        .our_resource_cards(["Topple the Summit"])
        .our_resources(20)
        .theirs([unit("AT-ST").damage(1)])
        .action_phase();
    game.us().deploy().choose("Topple the Summit").expect_resources(21);
    game.expect_damage("AT-ST", 4).expect_in_discard("Topple the Summit");
}

// ---- SEC_184 ISB Agent ----

/// SEC_184: may reveal an event from hand to deal 1 damage to a unit. Without a unit no question is asked.
#[test]
fn isb_agent_may_reveal_an_event_to_deal_1_damage() {
    let mut game = scenario().our_hand(["ISB Agent", "Recruit", "Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("ISB Agent");
    game.expect_options(["Recruit", "no"]);
    game.us().choose("Recruit").choose("Wampa");
    game.expect_damage("Wampa", 1);
    let mut game = scenario().our_hand(["ISB Agent", "Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().play("ISB Agent");
    game.expect_damage("Wampa", 0).expect_action_of(Side::Them);
}

// ---- SEC_185 Screeching TIE Fighter ----

/// SEC_185: a ground unit may lose its keywords for the phase.
#[test]
fn screeching_tie_fighter_may_remove_keywords_of_a_ground_unit() {
    let mut game = scenario().ours(["Screeching TIE Fighter"]).theirs(["Yoda, Old Master", "Avenger"]).action_phase();
    game.us().attack("Screeching TIE Fighter", "their base");
    game.expect_not_offered("Avenger").expect_offered("no");
    game.us().choose("Yoda, Old Master");
    game.expect_no_keyword("Yoda, Old Master", Keyword::Restore);
}

// Rulings

/// SEC_185: it cannot gain keywords either (ruling 1).
#[test]
fn screeching_tie_fighter_stops_the_unit_from_gaining_keywords() {
    let mut game = scenario()
        .ours(["Screeching TIE Fighter"])
        .theirs(["Wampa"])
        .confiscate_does("Gain(to: Choose(), gives: [Keyword(Sentinel)], for: Phase)")
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().attack("Screeching TIE Fighter", "their base").choose("Wampa");
    game.them().play("Confiscate").choose("Wampa");
    game.expect_no_keyword("Wampa", Keyword::Sentinel).expect_no_keyword("Wampa", Keyword::Overwhelm);
}

// ---- SEC_186 Garindan, Information Broker ----

/// SEC_186: one card with the named name is discarded from an opponent's hand.
#[test]
fn garindan_discards_one_named_card_from_an_opponents_hand() {
    let mut game = scenario().our_hand(["Garindan"]).their_hand(["Wampa", "Wampa", "Repair"]).action_phase();
    game.us().play("Garindan").name_card("Wampa");
    game.expect_options(["Wampa", "Wampa"]);
    game.us().choose("Wampa");
    game.them().expect_hand(["Wampa", "Repair"]);
}

// Rulings

/// SEC_186: the name without the subtitle counts (ruling 1).
#[test]
fn garindan_names_a_card_without_its_subtitle() {
    let mut game =
        scenario().our_hand(["Garindan"]).their_hand(["Luke Skywalker, Jedi Knight", "Repair"]).action_phase();
    game.us().play("Garindan").name_card("Luke Skywalker");
    game.us().choose("Luke Skywalker");
    game.them().expect_hand(["Repair"]);
}

// ---- SEC_187 General Grievous, Scuttling to Safety ----

/// SEC_187: when attacked, he returns to hand before damage is dealt.
#[test]
fn general_grievous_returns_to_hand_when_attacked() {
    let mut game =
        scenario().ours(["General Grievous, Scuttling to Safety"]).theirs(["Battlefield Marine"]).their_action_phase();
    game.them().attack("Battlefield Marine", "General Grievous");
    game.us().expect_hand(["General Grievous"]).expect_base_damage(0);
    game.expect_damage("Battlefield Marine", 0);
}

/// SEC_187: Hidden: he cannot be attacked in the phase in which he was played.
#[test]
fn general_grievous_has_hidden() {
    expect_hidden("General Grievous, Scuttling to Safety");
}

// Rulings

/// SEC_187: it is pending together with "On Attack" abilities (ruling 1, 4).
#[test]
fn general_grievous_is_pending_together_with_on_attack_abilities() {
    let mut game = scenario().ours(["General Grievous, Scuttling to Safety"]).theirs(["SEC_087"]).their_action_phase();
    game.them().attack("SEC_087", "General Grievous");
    game.expect_asked(Side::Them, QuestionKind::WhoFirst);
}

/// SEC_187: he does not return if he has already left play (ruling 2).
#[test]
fn general_grievous_does_not_return_when_he_has_left_play() {
    let mut game = with_a_deadly_upgrade(scenario().theirs([unit("Battlefield Marine").with(["Resilient"])]))
        .ours(["General Grievous, Scuttling to Safety"])
        .their_action_phase();
    game.them().attack("Battlefield Marine", "General Grievous").their_abilities_first();
    game.us().expect_hand([]);
    game.expect_in_discard("General Grievous");
}

/// SEC_187: all damage of an attacker with Overwhelm is then excess damage (ruling 3).
#[test]
fn general_grievous_returned_to_hand_leaves_all_damage_to_overwhelm() {
    let mut game = scenario().ours(["General Grievous, Scuttling to Safety"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "General Grievous");
    game.us().expect_hand(["General Grievous"]).expect_base_damage(4);
}

// ---- SEC_188 Darth Traya, Lord of Betrayal ----

/// SEC_188: may ready a leader that is not a unit.
#[test]
fn darth_traya_may_ready_a_leader_that_is_not_a_unit() {
    let mut game = scenario()
        .our_exhausted_leader("Luke Skywalker, Faithful Friend")
        .their_deployed_leader(unit("Sly Moore, Cipher in the Dark").exhausted())
        .ours(["Darth Traya"])
        .action_phase();
    game.us().attack("Darth Traya", "their base");
    game.expect_options(["Luke Skywalker", "no"]);
    game.us().choose("Luke Skywalker");
    game.expect_ready("Luke Skywalker");
}

// ---- SEC_189 Lurking Snub Fighter ----

/// SEC_189: a unit may be exhausted.
#[test]
fn lurking_snub_fighter_may_exhaust_a_unit() {
    let mut game = scenario().our_hand(["Lurking Snub Fighter"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Lurking Snub Fighter");
    game.expect_offered("no");
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
}
