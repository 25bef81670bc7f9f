//! Scenario tests of section 8 of the rules: the terms on cards, each at least once if Spark of Rebellion has an
//! example.

use testkit::{Keyword, Side, scenario, unit};

/// CR 8.1.1: each icon that leader and base do not provide costs 2 more.
#[test]
fn each_missing_icon_costs_two_more() {
    let mut game = scenario()
        .our_leader("Luke Skywalker, Faithful Friend")
        .our_base("Capital City")
        .our_hand(["Death Trooper", "Cartel Spacer"])
        .our_resources(5)
        .action_phase();
    // Cunning and Villainy: 2 + 4 cannot be paid; Vigilance and Villainy: 3 + 2 can.
    game.expect_not_offered("play Cartel Spacer").expect_offered("play Death Trooper");
}

/// CR 8.1.2: an icon that appears twice on a card must be provided twice.
#[test]
fn an_icon_printed_twice_must_be_provided_twice() {
    let table = |base: &str| {
        scenario()
            .our_leader("Luke Skywalker, Faithful Friend")
            .our_base(base)
            .ours(["Wampa"])
            .our_hand(["Protector"])
            .our_resources(1)
            .action_phase()
    };
    table("Capital City").expect_offered("play Protector onto Wampa");
    table("Echo Base").expect_not_offered("play Protector onto Wampa");
}

/// CR 8.3.1: "can" adds a choice and removes none.
#[test]
fn a_unit_that_can_attack_the_other_arena_can_still_attack_its_own() {
    let mut game = scenario().ours(["Strafing Gunship"]).theirs(["Wampa", "TIE/ln Fighter"]).action_phase();
    game.expect_offered("Strafing Gunship -> Wampa").expect_offered("Strafing Gunship -> TIE/ln Fighter");
}

/// CR 8.3.2, 8.3.3: "can't" overrides the permission to attack a base.
#[test]
fn cant_attack_bases_overrides_the_permission_to_attack() {
    let mut game = scenario().ours([unit("Wampa").with(["Entrenched"])]).theirs(["Battlefield Marine"]).action_phase();
    game.expect_offered("Wampa -> Battlefield Marine").expect_not_offered("Wampa -> their base");
}

/// CR 8.4.3: "a player" may be the player who chooses.
#[test]
fn a_player_may_choose_themself() {
    let mut game = scenario().our_hand(["Mission Briefing"]).action_phase();
    game.us().play("Mission Briefing").choose_player(Side::Us).expect_hand_size(2);
}

/// CR 8.4.5: divided damage may exceed a unit's HP, and all of it is dealt.
#[test]
fn divided_damage_may_exceed_a_units_hp() {
    let mut game = scenario()
        .our_hand(["Emperor Palpatine, Master of the Dark Side"])
        .theirs(["TIE/ln Fighter", "Wampa"])
        .action_phase();
    game.us().play("Emperor Palpatine").choose_times(6, "TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_damage("Wampa", 0);
}

/// CR 8.5.6, 8.29.3: the controller of two copies of a unique card defeats one.
#[test]
fn a_second_copy_of_a_unique_card_makes_its_player_choose() {
    let mut game = scenario().ours([unit("Admiral Ozzel").damage(1)]).our_hand(["Admiral Ozzel"]).action_phase();
    game.us().play("Admiral Ozzel").choose("Admiral Ozzel #1");
    game.expect_count("Admiral Ozzel", 1).expect_in_discard("Admiral Ozzel");
}

/// CR 8.29.4, 8.29.5: a copy among the resources or under the opponent's control does not count.
#[test]
fn only_copies_in_play_of_one_player_count() {
    let mut game = scenario()
        .ours(["Battlefield Marine"])
        .theirs(["Admiral Ozzel"])
        .our_resource_cards(["Admiral Ozzel", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa"])
        .our_hand(["Admiral Ozzel"])
        .action_phase();
    game.us().play("Admiral Ozzel");
    game.expect_count("our Admiral Ozzel", 1).expect_count("their Admiral Ozzel", 1).expect_action_of(Side::Them);
}

/// CR 8.8.1: "the first each round" is used up by the first.
#[test]
fn the_first_upgrade_of_a_round_is_cheaper_and_the_second_is_not() {
    let mut game = scenario()
        .our_base("Capital City")
        .ours(["Guardian of the Whills"])
        .our_hand(["Entrenched", "Entrenched"])
        .our_resources(3)
        .action_phase();
    game.us().play_onto("Entrenched", "Guardian of the Whills").expect_ready_resources(2);
    game.them().pass();
    game.us().play_onto("Entrenched", "Guardian of the Whills").expect_ready_resources(0);
}

/// CR 8.9.1, 8.32.2: without the first part, the effect after "if you do" does not happen.
#[test]
fn if_you_do_has_no_effect_without_the_first_part() {
    let mut game = scenario().our_hand(["ISB Agent", "Wampa"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("ISB Agent");
    game.expect_damage("Battlefield Marine", 0).expect_action_of(Side::Them);
}

/// CR 8.10.2: an ignored aspect penalty is not paid, but the printed cost is.
#[test]
fn an_ignored_aspect_penalty_is_not_paid() {
    let mut game = scenario()
        .our_leader("Hera Syndulla, Spectre Two")
        .our_base("Capital City")
        .our_hand(["Zeb Orrelios"])
        .our_resources(5)
        .action_phase();
    game.us().play("Zeb Orrelios").expect_ready_resources(0);
}

/// CR 8.11.1: the last known controller of a unit counts after it has left play.
#[test]
fn the_last_known_controller_of_a_defeated_unit_draws() {
    let mut game = scenario().our_hand(["Force Choke"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().play("Force Choke").choose("Battlefield Marine");
    game.expect_gone("Battlefield Marine");
    game.them().expect_hand_size(1);
}

/// CR 8.13.1, 8.13.2: a card that a player has seen stays in its zone, and only that player knew it.
#[test]
fn a_card_that_was_looked_at_stays_where_it_was() {
    let mut game = scenario().our_hand(["R2-D2"]).our_deck(["Wampa", "Recruit"]).action_phase();
    game.us().play("R2-D2").expect_sees("Wampa");
    game.them().expect_does_not_see("Wampa");
    game.us().choose_none().expect_deck_top(["Wampa", "Recruit"]);
}

/// CR 8.15.4: the printed example: a value held at 0 is still subject to the decreases.
#[test]
fn raid_does_not_raise_a_power_lowered_below_zero() {
    let mut game =
        scenario().our_hand(["Disarm"]).theirs([unit("Cantina Braggart").with(["Experience"])]).action_phase();
    game.us().play("Disarm").choose("Cantina Braggart");
    game.expect_power("Cantina Braggart", 0);
    game.them().attack("Cantina Braggart", "our base");
    game.us().expect_base_damage(0);
}

/// CR 8.15.5E: the printed example: Chewbacca's limit is the printed cost; the penalty is paid.
#[test]
fn a_limit_on_cost_means_the_printed_cost() {
    let mut game = scenario()
        .our_leader("Chewbacca, Walking Carpet")
        .our_hand(["Death Trooper"])
        .theirs(["Wampa"])
        .our_resources(5)
        .action_phase();
    game.us().use_ability("our leader").play("Death Trooper").expect_ready_resources(0);
    game.us().choose("Death Trooper").choose("Wampa");
    game.expect_keyword("Death Trooper", Keyword::Sentinel);
}

/// CR 8.15.7E: a unit whose HP bonus ends is defeated immediately if it has no remaining HP.
#[test]
fn a_unit_that_loses_its_extra_hp_is_defeated() {
    let mut game = scenario()
        .our_hand(["Confiscate"])
        .theirs([unit("Battlefield Marine").damage(3).with(["Experience"])])
        .action_phase();
    game.us().play("Confiscate").choose("Experience");
    game.expect_gone("Battlefield Marine");
}

/// CR 8.17.1: a named card means every card with that name, whatever its subtitle.
#[test]
fn a_named_card_is_forbidden_under_every_subtitle() {
    let mut game = scenario()
        .our_hand(["Regional Governor"])
        .their_leader("Chewbacca, Walking Carpet")
        .their_hand(["Luke Skywalker, Jedi Knight", "Wampa"])
        .action_phase();
    game.us().play("Regional Governor").name_card("Luke Skywalker");
    game.expect_action_of(Side::Them).expect_not_offered("play Luke Skywalker").expect_offered("play Wampa");
}

/// CR 8.18.1: "another" is not the card itself.
#[test]
fn another_excludes_the_card_itself() {
    let mut game = scenario().ours(["Bail Organa", "Wampa"]).action_phase();
    game.us().use_ability("Bail Organa").table().expect_options(["Wampa"]);
}

/// CR 8.18.2: "other" excludes the first card that the ability chose.
#[test]
fn other_excludes_the_card_chosen_first() {
    let mut game =
        scenario().our_hand(["Overwhelming Barrage"]).ours(["Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    game.us().play("Overwhelming Barrage").choose("Battlefield Marine");
    game.expect_offered("Wampa").expect_not_offered("Battlefield Marine");
}

/// CR 8.19.2: an upgrade without an eligible unit cannot be played.
#[test]
fn an_upgrade_that_excludes_vehicles_needs_another_unit() {
    let mut game = scenario().our_hand(["Jedi Lightsaber"]).ours(["AT-ST"]).action_phase();
    game.expect_not_offered("play Jedi Lightsaber onto AT-ST");
}

/// CR 8.20.1: prevented damage was not dealt, and triggers on damage do not fire.
#[test]
fn damage_prevented_by_a_shield_was_not_dealt() {
    let mut game = scenario()
        .our_hand(["Heroic Sacrifice"])
        .ours(["Consular Security Force"])
        .theirs([unit("Battlefield Marine").with(["Shield"])])
        .action_phase();
    game.us().play("Heroic Sacrifice").attack("Consular Security Force", "Battlefield Marine");
    game.expect_in_play("Consular Security Force").expect_damage("Battlefield Marine", 0);
    game.expect_upgrades("Battlefield Marine", []);
}

/// CR 8.23.2: a card that names another matches its name only, including a leader.
#[test]
fn a_card_that_names_another_also_matches_a_leader() {
    let mut game =
        scenario().our_leader("Emperor Palpatine, Galactic Ruler").ours(["Emperor's Royal Guard"]).action_phase();
    game.expect_hp("Emperor's Royal Guard", 5);
    scenario().ours(["Emperor's Royal Guard"]).action_phase().expect_hp("Emperor's Royal Guard", 4);
}

/// CR 8.26.1, 8.26.2: a search may take no card; the others go to the bottom of the deck.
#[test]
fn a_search_may_take_no_card() {
    let mut game = scenario()
        .our_hand(["Mon Mothma"])
        .our_deck(["Battlefield Marine", "Wampa", "Wampa", "Wampa", "Wampa", "Recruit"])
        .action_phase();
    game.us().play("Mon Mothma").done().expect_hand_size(0).expect_deck_top(["Recruit"]).expect_deck_size(6);
}

/// CR 8.27.1A: a unit that changes control keeps its damage and upgrades.
#[test]
fn control_changes_neither_damage_nor_upgrades() {
    let mut game = scenario()
        .our_hand(["Change of Heart"])
        .theirs([unit("Wampa").damage(2).exhausted().with(["Academy Training"])])
        .action_phase();
    game.us().play("Change of Heart").choose("Wampa");
    game.expect_controller("Wampa", Side::Us).expect_damage("Wampa", 2).expect_exhausted("Wampa");
    game.expect_upgrades("Wampa", ["Academy Training"]);
}

/// CR 8.30.1: "up to" includes none.
#[test]
fn up_to_three_may_be_none() {
    let mut game = scenario().our_hand(["General Tagge"]).ours(["Battlefield Marine"]).action_phase();
    game.us().play("General Tagge").done();
    game.expect_upgrades("Battlefield Marine", []).expect_action_of(Side::Them);
}

/// CR 8.32.3: a limited ability that is declined is not used up.
#[test]
fn declining_does_not_use_up_a_limited_ability() {
    let mut game = scenario()
        .ours(["Agent Kallus"])
        .our_hand(["Vanquish", "Vanquish"])
        .theirs(["Admiral Motti", "Admiral Ozzel"])
        .action_phase();
    game.us().play("Vanquish").choose("Admiral Ozzel").no().expect_hand_size(1);
    game.them().pass();
    game.us().play("Vanquish").choose("Admiral Motti");
    game.us().our_abilities_first().yes().expect_hand_size(1);
}

/// CR 8.34.1A: damage "for each" is one instance, so one Shield prevents all of it. Bases have no Shields, so this test
/// shows that two Heroism cards make one instance of 2.
#[test]
fn damage_for_each_card_is_a_single_instance() {
    let mut game = scenario()
        .our_hand(["For a Cause I Believe In"])
        .our_deck(["Battlefield Marine", "Alliance X-Wing", "Wampa", "Wampa", "Recruit"])
        .action_phase();
    game.us().play("For a Cause I Believe In").choose_each(["their base", "their base"]).done();
    let hits = |event: &testkit::LogEvent| matches!(event, testkit::LogEvent::Damaged { amount: 2, .. });
    game.expect_event("2 damage together", hits);
    game.them().expect_base_damage(2);
}

/// Returns a table after an event (Confiscate, cost 1) with these steps was played.
fn after(steps: &str, table: testkit::Scenario) -> testkit::Scene {
    let mut game = table.confiscate_does(steps).our_hand(["Confiscate"]).action_phase();
    game.us().play("Confiscate");
    game
}

/// CR 8.15: an effect overrides the printed stats of a unit, and modifiers are added to them. The newest of several
/// applies.
#[test]
fn effects_override_printed_stats_and_the_newest_applies() {
    let resilient = |give: &str| scenario().resilient_gives(&format!("PrintedStats({give})"));
    let mut game = resilient("power: 5, hp: 5")
        .ours([unit("Greedo").with(["Resilient", "Experience"])])
        .theirs([unit("AT-ST").with(["Resilient"]).damage(7)])
        .action_phase();
    game.expect_power("Greedo", 6).expect_hp("Greedo", 9).expect_power("AT-ST", 5).expect_hp("AT-ST", 8);
    let mut game =
        resilient("power: 1, hp: 1").theirs([unit("AT-ST").damage(4)]).our_hand(["Resilient"]).action_phase();
    game.us().play_onto("Resilient", "AT-ST");
    game.expect_gone("AT-ST");
}

/// CR 2.12: a unit that has lost a trait does not have it and cannot gain it while the effect lasts.
#[test]
fn a_lost_trait_cannot_be_gained() {
    let steps = "Gain(to: All(side: Enemy), gives: [LoseTrait(Force)], for: Phase), \
                 Gain(to: All(side: Enemy), gives: [Trait(Force)], for: Phase), Exhaust(Choose(traits: [Force]))";
    let mut game = after(steps, scenario().ours(["Gungi"]).theirs(["Gungi", "Outer Rim Mystic", "Wampa"]));
    game.expect_options(["Gungi"]);
    game.us().choose("Gungi");
    game.both_pass().nobody_resources();
    let traits = |game: &testkit::Scene| game.game.stats(game.card("their Outer Rim Mystic")).traits;
    assert!(traits(&game).has(model::Trait::Force));
}

/// CR 7.5.4, 7.5.8: the number of a keyword is multiplied after all additions, twice with two effects.
#[test]
fn a_keywords_number_is_multiplied_after_additions() {
    let marines = |count: usize| {
        let text = r#"(id: "SOR_095", abilities: [Constant(on: All(side: Friendly), gives: [KeywordTimes(Raid, 2)])])"#;
        scenario()
            .text(text)
            .resilient_gives("KeywordX(Raid, 1)")
            .ours(vec!["Battlefield Marine"; count])
            .ours([unit("Cantina Braggart").with(["Resilient"])])
            .action_phase()
    };
    for (count, damage) in [(0, 3), (1, 6), (2, 12)] {
        let mut game = marines(count);
        game.us().attack("Cantina Braggart", "their base");
        game.them().expect_base_damage(damage);
    }
}

/// CR 6.3.5: a unit deals combat damage equal to its remaining HP: to a unit, to the base with Overwhelm, and to a
/// base.
#[test]
fn a_unit_can_deal_combat_damage_equal_to_its_remaining_hp() {
    let table = || scenario().resilient_gives("DamageByHp").theirs(["Cantina Braggart"]);
    let mut game = table().ours([unit("Wampa").with(["Resilient"]).damage(2)]).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    let mut game = table().ours([unit("Wampa").with(["Resilient"]).damage(2)]).action_phase();
    game.us().attack("Wampa", "Cantina Braggart");
    game.expect_gone("Cantina Braggart");
    game.them().expect_base_damage(3);
}

/// CR 8.3.2: a unit that card abilities cannot exhaust can still attack.
#[test]
fn a_unit_that_abilities_cannot_exhaust_can_still_attack() {
    let table = || {
        scenario()
            .resilient_gives("CantBe(verbs: [Exhausted], by: Enemy)")
            .theirs([unit("Wampa").with(["Resilient"]), unit("Greedo")])
    };
    let mut game = after("Exhaust(All(side: Enemy))", table());
    game.expect_ready("Wampa").expect_exhausted("Greedo");
    game.them().attack("Wampa", "our base");
    game.expect_exhausted("Wampa");
}

/// CR 8.4: units chosen together have at most the given combined power.
#[test]
fn units_chosen_by_combined_power_stay_within_the_limit() {
    let steps = "Exhaust(Together(AnyNumber(), Power(AtMost(4))))";
    let mut game = after(steps, scenario().theirs(["Wampa", "Greedo", "Cantina Braggart", "AT-ST"]));
    game.expect_options(["Wampa", "Greedo", "Cantina Braggart", "done"]);
    game.us().choose("Greedo");
    game.expect_options(["Cantina Braggart", "done"]);
    game.us().choose("Cantina Braggart");
    game.expect_exhausted("Greedo").expect_exhausted("Cantina Braggart").expect_ready("Wampa");
}

/// CR 1.7: a player pays up to the given number of resources, and at most those available.
#[test]
fn a_player_pays_up_to_the_given_number_of_resources() {
    let steps = "As(First, PayUpTo(most: 3)), Draw(count: DoneBy(First))";
    let mut game = after(steps, scenario());
    game.expect_options(["0", "1", "2", "3"]);
    game.us().number(2).expect_hand_size(2).expect_ready_resources(17);
    after(steps, scenario().our_resources(2)).expect_options(["0", "1"]);
}
