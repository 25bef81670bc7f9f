//! Scenario tests of section 7 of the rules: keyword abilities in general, Ambush, Grit and Overwhelm (CR 7.5.1 to
//! 7.5.7), with the judge program's examples; derived from the rules alone.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

/// CR 7.5.2: keywords without "may" resolve without a question; Ambush asks.
#[test]
fn keywords_without_may_resolve_without_a_question() {
    let mut game = scenario()
        .ours(["Regional Sympathizers"])
        .our_base_damage(5)
        .our_hand(["Wilderness Fighter", "Syndicate Lackeys"])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().attack("Regional Sympathizers", "their base").expect_base_damage(3);
    game.them().pass();
    game.us().play("Wilderness Fighter");
    game.expect_upgrades("Wilderness Fighter", ["Shield"]).expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Syndicate Lackeys").choose_none();
    game.expect_exhausted("Syndicate Lackeys").expect_damage("Swoop Racer", 0).expect_action_of(Side::Them);
}

/// CR 7.5.3, and the judge program's example: granted Sentinel can be removed or ignored like a printed one.
#[test]
fn granted_sentinel_can_be_removed_or_ignored_like_printed() {
    let table = || {
        scenario()
            .our_hand(["Gladiator Star Destroyer"])
            .ours(["Wampa", "Battlefield Marine"])
            .theirs(["Swoop Racer", "Rebel Pathfinder"])
            .their_hand(["SpecForce Soldier"])
    };
    let mut game = table().action_phase();
    game.us().play("Gladiator Star Destroyer").choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel);
    game.expect_not_offered("Swoop Racer -> our base").expect_offered("Swoop Racer -> Wampa");
    game.expect_offered("Rebel Pathfinder -> our base").expect_offered("Rebel Pathfinder -> Battlefield Marine");
    game.them().play("SpecForce Soldier").choose("Wampa");
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
    game.us().pass();
    game.expect_offered("Swoop Racer -> our base").expect_offered("Swoop Racer -> Battlefield Marine");
}

/// CR 7.5.4, 7.5.6B: the printed example: several instances of Grit do not add up.
#[test]
fn grit_does_not_stack() {
    let mut game = scenario()
        .resilient_gives("Keyword(Grit)")
        .ours([unit("Scout Bike Pursuer").damage(2).with(["Resilient", "Resilient"]), unit("Wampa").damage(2)])
        .action_phase();
    game.expect_power("Scout Bike Pursuer", 1 + 2).expect_power("Wampa", 4);
}

/// CR 7.5.4, 7.5.8B: the printed example: Raid 1 and Raid 2 add up to Raid 3.
#[test]
fn raid_1_and_raid_2_add_up_to_raid_3() {
    let mut game =
        scenario().ours(["Outer Rim Headhunter"]).our_hand(["Rallying Cry"]).theirs(["Wampa"]).action_phase();
    game.us().play("Rallying Cry");
    game.them().pass();
    game.us().attack("Outer Rim Headhunter", "their base");
    game.them().expect_base_damage(1 + 3);
}

/// CR 7.5.5A: Ambush lets an exhausted unit attack without readying it.
#[test]
fn ambush_lets_an_exhausted_unit_attack() {
    let mut game = scenario().our_hand(["Syndicate Lackeys"]).theirs(["Swoop Racer"]).action_phase();
    game.us().play("Syndicate Lackeys");
    game.expect_exhausted("Syndicate Lackeys").expect_options(["Syndicate Lackeys -> Swoop Racer", "no"]);
    game.us().attack("Syndicate Lackeys", "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_gone("Syndicate Lackeys");
    assert!(!game.game.log.iter().flatten().any(|entry| matches!(entry.event, LogEvent::Readied { .. })));
    game.expect_action_of(Side::Them);
}

/// CR 7.5.5A: Ambush also triggers when a unit is deployed.
#[test]
fn a_deployed_leader_with_ambush_may_attack_at_once() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_100", abilities: [Constant(on: All(side: Friendly, other: true), gives: [Keyword(Ambush)])])"#,
        )
        .our_leader("Jyn Erso, Resisting Oppression")
        .ours(["Wedge Antilles"])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().deploy();
    game.expect_options(["Jyn Erso -> Swoop Racer", "no"]);
    game.us().attack("Jyn Erso", "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_damage("Jyn Erso", 4 - 1);
    game.expect_exhausted("Jyn Erso").expect_action_of(Side::Them);
}

/// CR 7.5.5B: Ambush from two sources attacks once.
#[test]
fn ambush_does_not_stack() {
    let mut game = scenario()
        .ours(["Admiral Piett"])
        .our_hand(["Mercenary Company"])
        .theirs(["Swoop Racer", "Battlefield Marine"])
        .action_phase();
    game.us().play("Mercenary Company").attack("Mercenary Company", "Swoop Racer");
    game.expect_action_of(Side::Them).expect_damage("Battlefield Marine", 0);
    game.them().expect_base_damage(2);
}

/// CR 7.5.5C: a unit with Ambush enters play exhausted, and cannot attack enemies out of its reach.
#[test]
fn ambush_needs_an_enemy_that_can_be_attacked() {
    let mut game = scenario().our_hand(["Syndicate Lackeys"]).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().play("Syndicate Lackeys");
    game.expect_exhausted("Syndicate Lackeys").expect_action_of(Side::Them);
}

/// CR 7.5.5D, 7.6.13B: Ambush and "when played" are pending together and resolve in either order.
#[test]
fn ambush_may_come_before_or_after_when_played() {
    let table = || {
        scenario()
            .our_hand(["Rogue Squadron Skirmisher"])
            .our_discard(["Battlefield Marine"])
            .theirs(["Swoop Racer"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Rogue Squadron Skirmisher");
    game.expect_waiting(["Rogue Squadron Skirmisher", "Rogue Squadron Skirmisher"]);
    game.us().resolve_first("Ambush").attack("Rogue Squadron Skirmisher", "Swoop Racer").expect_hand([]);
    game.expect_gone("Swoop Racer");
    game.us().choose("Battlefield Marine").expect_hand(["Battlefield Marine"]);
    let mut game = table();
    game.us().play("Rogue Squadron Skirmisher").resolve_first("Rogue Squadron Skirmisher");
    game.us().choose("Battlefield Marine").expect_hand(["Battlefield Marine"]);
    game.expect_in_play("Swoop Racer").us().attack("Rogue Squadron Skirmisher", "Swoop Racer");
    game.expect_gone("Swoop Racer").expect_action_of(Side::Them);
}

/// CR 7.5.5F: the attack of Ambush and its triggers resolve before triggers that were pending with Ambush.
#[test]
fn the_attack_of_ambush_is_nested() {
    let mut game = scenario()
        .our_hand(["Bounty Hunter Crew"])
        .our_discard(["Open Fire"])
        .theirs(["Vanguard Infantry", "Wampa"])
        .action_phase();
    game.us().play("Bounty Hunter Crew").resolve_first("Ambush").attack("Bounty Hunter Crew", "Vanguard Infantry");
    game.expect_gone("Vanguard Infantry").expect_asked(Side::Them, QuestionKind::Target);
    game.expect_waiting(["Bounty Hunter Crew"]);
    game.them().choose("Wampa");
    game.us().choose("Open Fire").expect_hand(["Open Fire"]);
    game.expect_action_of(Side::Them);
}

/// CR 7.5.5, the judge program's example: a unit that enters play ready is ready before Ambush. If it attacks, it is
/// exhausted, otherwise it stays ready.
#[test]
fn a_unit_that_enters_play_ready_may_keep_ready_despite_ambush() {
    let table = || {
        scenario().ours(["Wedge Antilles"]).our_hand(["Millennium Falcon"]).theirs(["TIE/ln Fighter"]).action_phase()
    };
    let mut game = table();
    game.us().play("Millennium Falcon");
    game.expect_ready("Millennium Falcon").us().attack("Millennium Falcon", "TIE/ln Fighter");
    game.expect_exhausted("Millennium Falcon").expect_gone("TIE/ln Fighter").expect_action_of(Side::Them);
    let mut game = table();
    game.us().play("Millennium Falcon").choose_none();
    game.expect_ready("Millennium Falcon").expect_action_of(Side::Them);
    game.them().pass();
    game.expect_offered("Millennium Falcon -> their base");
}

/// CR 7.5.6A: Grit adds power for each damage, but no HP; healing removes it again.
#[test]
fn grit_adds_power_per_damage_but_no_hp() {
    let mut game = scenario().ours([unit("Baze Malbus").damage(3)]).our_hand(["Repair"]).action_phase();
    game.expect_power("Baze Malbus", 2 + 3).expect_hp("Baze Malbus", 5);
    game.us().play("Repair").choose("Baze Malbus");
    game.expect_power("Baze Malbus", 2);
}

/// CR 7.5.6C: the printed example: Grit does not count damage of the same combat.
#[test]
fn grit_does_not_count_the_damage_of_the_same_combat() {
    let mut game = scenario().ours(["ISB Agent"]).theirs(["Baze Malbus"]).action_phase();
    game.us().attack("ISB Agent", "Baze Malbus");
    game.expect_damage("ISB Agent", 2).expect_power("Baze Malbus", 3).expect_damage("Baze Malbus", 1);
}

/// CR 7.5.6, the judge program's example: Grit counts damage dealt on attack, before combat.
#[test]
fn grit_counts_damage_that_came_before_combat() {
    let mut game = scenario()
        .our_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .theirs([unit("Baze Malbus").with(["Resilient"])])
        .action_phase();
    game.us().attack("Darth Vader", "Baze Malbus").choose("Baze Malbus");
    game.expect_damage("Darth Vader", 2 + 2).expect_damage("Baze Malbus", 2 + 5);
}

/// CR 7.5.6D: a unit that is dealt damage first and does not survive deals none.
#[test]
fn grit_does_not_help_a_unit_defeated_by_damage_dealt_first() {
    let mut game = scenario()
        .ours(["Battlefield Marine"])
        .theirs([unit("Baze Malbus").damage(1)])
        .our_hand(["Shoot First"])
        .action_phase();
    game.us().play("Shoot First").attack("Battlefield Marine", "Baze Malbus");
    game.expect_gone("Baze Malbus").expect_damage("Battlefield Marine", 0);
}

/// CR 7.5.7A: the printed example: 5 power against 3 remaining HP deals 2 damage to the base.
#[test]
fn overwhelm_deals_excess_damage_to_the_base() {
    let mut game = scenario().ours(["Steadfast Battalion"]).theirs([unit("Wampa").damage(2)]).action_phase();
    game.us().attack("Steadfast Battalion", "Wampa");
    game.expect_gone("Wampa");
    game.them().expect_base_damage(2);
}

/// CR 7.5.7A: Overwhelm is for the attacker; a defender deals no excess damage to a base.
#[test]
fn overwhelm_has_no_effect_while_defending() {
    let mut game = scenario().ours(["Death Star Stormtrooper"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Death Star Stormtrooper", "Wampa").expect_base_damage(0);
    game.expect_gone("Death Star Stormtrooper").expect_damage("Wampa", 3);
}

/// CR 7.5.7B: Overwhelm from two sources deals the excess once.
#[test]
fn overwhelm_does_not_stack() {
    let mut game = scenario()
        .resilient_gives("Keyword(Overwhelm)")
        .ours([unit("Wampa").with(["Resilient"])])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.them().expect_base_damage(1);
}

/// CR 7.5.7C: the unit and the base are dealt their damage at the same time, before any question.
#[test]
fn overwhelm_damages_unit_and_base_together() {
    let mut game = scenario().ours(["AT-ST"]).theirs(["Vanguard Infantry", "Wampa"]).action_phase();
    game.us().attack("AT-ST", "Vanguard Infantry");
    game.expect_asked(Side::Them, QuestionKind::Target).expect_damage("AT-ST", 1);
    game.them().expect_base_damage(4).choose("Wampa");
}

/// CR 7.5.7C: a defender that survives leaves no excess, even with exactly 1 HP left.
#[test]
fn overwhelm_deals_no_excess_when_the_defender_survives() {
    let attack = |damage| {
        let mut game =
            scenario().ours(["Wampa"]).theirs([unit("Consular Security Force").damage(damage)]).action_phase();
        game.us().attack("Wampa", "Consular Security Force");
        game
    };
    attack(2).expect_in_play("Consular Security Force").them().expect_base_damage(0);
    attack(3).expect_gone("Consular Security Force").them().expect_base_damage(0);
    attack(4).expect_gone("Consular Security Force").them().expect_base_damage(1);
}

/// CR 7.5.7C, 6.3.5D, the judge program's example: a unit that survives without HP leaves no excess damage.
#[test]
fn overwhelm_deals_no_excess_against_a_unit_surviving_without_hp() {
    let mut game = scenario()
        .ours(["Wampa"])
        .their_deployed_leader(unit("Chirrut Îmwe, One With The Force").damage(4))
        .action_phase();
    game.us().attack("Wampa", "Chirrut Îmwe");
    game.expect_in_play("Chirrut Îmwe").expect_damage("Chirrut Îmwe", 8).expect_damage("Wampa", 3);
    game.them().expect_base_damage(0);
}

/// CR 7.5.7D: excess damage is combat damage to the base and triggers abilities as such.
#[test]
fn overwhelm_damage_triggers_combat_damage_abilities() {
    let mut game = scenario()
        .resilient_gives("Keyword(Overwhelm)")
        .ours([unit("Seventh Sister").with(["Resilient"])])
        .theirs(["Jawa Scavenger", "Wampa"])
        .action_phase();
    game.us().attack("Seventh Sister", "Jawa Scavenger").choose("Wampa");
    game.expect_damage("Wampa", 3);
    game.them().expect_base_damage(2);
}

/// CR 7.5.7D: excess damage to a base is not an attack on it; abilities see that a unit was attacked.
#[test]
fn overwhelm_does_not_attack_the_base() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Death Star Stormtrooper"]).action_phase();
    game.us().attack("Wampa", "Death Star Stormtrooper");
    game.them().expect_base_damage(3);
    let base = game.card("their base");
    assert!(
        !game
            .game
            .log
            .iter()
            .flatten()
            .any(|entry| matches!(entry.event, LogEvent::Attacked { target, .. } if target == base))
    );
}

/// CR 7.5.7E: a Shield protects both the unit and the base.
#[test]
fn overwhelm_deals_no_damage_through_a_shield() {
    let mut game = scenario().ours(["AT-ST"]).theirs([unit("Jawa Scavenger").with(["Shield"])]).action_phase();
    game.us().attack("AT-ST", "Jawa Scavenger");
    game.expect_in_play("Jawa Scavenger").expect_upgrades("Jawa Scavenger", []).expect_damage("AT-ST", 2);
    game.them().expect_base_damage(0);
}

/// CR 7.5.7F: if the defender is defeated on attack, all combat damage is excess, and the base was not attacked.
#[test]
fn overwhelm_deals_all_damage_when_the_defender_is_gone() {
    let mut game = scenario()
        .ours([unit("AT-ST").with(["Hardpoint Heavy Blaster"])])
        .theirs([unit("Battlefield Marine").damage(1)])
        .action_phase();
    game.us().attack("AT-ST", "Battlefield Marine").choose("Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_damage("AT-ST", 0);
    game.them().expect_base_damage(6 + 2);
    let base = game.card("their base");
    let combat =
        |event: &LogEvent| matches!(event, LogEvent::Damaged { card, combat: true, amount: 8, .. } if *card == base);
    game.expect_event("combat damage to the base", combat);
}

/// CR 7.5.7F without Overwhelm: if the defending unit has left play, no damage is dealt.
#[test]
fn without_overwhelm_an_attack_on_a_gone_defender_deals_no_damage() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 9, to: Defender)]))")
        .ours([unit("Underworld Thug").with(["Resilient"])])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().attack("Underworld Thug", "Cantina Braggart");
    game.expect_gone("Cantina Braggart").expect_damage("Underworld Thug", 0).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

/// CR 7.5.10A, SEC_046: Saboteur also defeats Shield tokens that have lost their ability.
#[test]
fn saboteur_defeats_shields_that_have_lost_their_ability() {
    let mut game = scenario()
        .ours(["Fighters for Freedom"])
        .our_hand(["Galen Erso"])
        .theirs([unit("Consular Security Force").with(["Shield"])])
        .action_phase();
    game.us().play("Galen Erso").name_card("Shield");
    game.them().pass();
    game.us().attack("Fighters for Freedom", "Consular Security Force");
    game.expect_upgrades("Consular Security Force", []);
}
