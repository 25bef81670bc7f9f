//! Scenario tests of section 6 of the rules: attacks (CR 6.3), and the attacks in the quickstart, derived from the
//! rules alone.

use testkit::{Keyword, LogEvent, QuestionKind, Side, scenario, unit};

/// Quickstart, attack examples: a base takes the attacker's power and deals nothing back.
#[test]
fn quickstart_an_attack_on_a_base_deals_no_damage_back() {
    let mut game = scenario().ours(["Consular Security Force"]).action_phase();
    game.us().attack("Consular Security Force", "their base");
    game.expect_damage("Consular Security Force", 0).expect_exhausted("Consular Security Force");
    game.them().expect_base_damage(3);
}

/// Quickstart, attack examples: two units with 3 power fight. The one with 1 HP is defeated, the other has 4 HP left.
#[test]
fn quickstart_an_attack_on_a_unit_deals_damage_to_both() {
    let mut game = scenario().ours(["Consular Security Force"]).theirs(["Death Star Stormtrooper"]).action_phase();
    game.us().attack("Consular Security Force", "Death Star Stormtrooper");
    game.expect_gone("Death Star Stormtrooper").expect_damage("Consular Security Force", 3);
    game.expect_hp("Consular Security Force", 7);
    game.them().expect_base_damage(0).expect_discard(["Death Star Stormtrooper"]);
}

/// CR 6.3.0A, 6.3.0D: an attack by an event is a normal attack, and not an additional action.
#[test]
fn an_attack_by_an_event_is_part_of_its_action() {
    let mut game = scenario()
        .ours([unit("Regional Sympathizers")])
        .our_base_damage(5)
        .our_hand(["Surprise Strike"])
        .action_phase();
    game.us().play("Surprise Strike").attack("Regional Sympathizers", "their base").expect_base_damage(3);
    game.expect_exhausted("Regional Sympathizers").expect_action_of(Side::Them);
    game.them().expect_base_damage(6);
}

/// CR 6.3.0B: only ready friendly units attack, and only enemy targets, even with an event.
#[test]
fn only_ready_friendly_units_attack_enemy_targets() {
    let mut game = scenario()
        .ours([unit("Wampa"), unit("Swoop Racer").exhausted()])
        .theirs(["Battlefield Marine"])
        .our_hand(["Surprise Strike"])
        .action_phase();
    game.us().play("Surprise Strike");
    game.expect_options(["Wampa -> Battlefield Marine", "Wampa -> their base"]);
}

/// CR 6.3.0B: attacks of one ability are made one at a time: triggers of the first resolve before the second.
#[test]
fn two_attacks_of_an_event_are_made_one_after_the_other() {
    let mut game = scenario()
        .ours(["Battlefield Marine", "Rebel Pathfinder"])
        .theirs(["Vanguard Infantry", "Wampa"])
        .our_hand(["Rebel Assault"])
        .action_phase();
    game.us().play("Rebel Assault").attack("Battlefield Marine", "Vanguard Infantry");
    game.expect_gone("Vanguard Infantry").expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Wampa");
    game.expect_not_offered("Battlefield Marine");
    game.us().attack("Rebel Pathfinder", "their base");
    game.them().expect_base_damage(3);
    game.expect_action_of(Side::Them);
}

/// CR 6.3.0C, 7.6.15B: damage that an ability deals during an attack is not combat damage.
#[test]
fn ability_damage_during_an_attack_is_not_combat_damage() {
    let attack = |hand: &'static [&'static str]| {
        let mut game = scenario()
            .our_deployed_leader("Luke Skywalker, Faithful Friend")
            .ours(["Jedha Agitator"])
            .our_hand(["Heroic Sacrifice"])
            .their_hand(hand.iter().copied())
            .their_action_phase();
        if hand.is_empty() {
            game.them().pass();
        } else {
            game.them().play("Disarm").choose("Jedha Agitator");
        }
        game.us().play("Heroic Sacrifice").attack("Jedha Agitator", "their base").choose("their base");
        game
    };
    // 2 from the ability, 2 + 2 - 4 power in combat: no combat damage, so the unit survives.
    let mut game = attack(&["Disarm"]);
    game.expect_in_play("Jedha Agitator");
    game.them().expect_base_damage(2);
    let mut game = attack(&[]);
    game.expect_gone("Jedha Agitator");
    game.them().expect_base_damage(2 + 4);
}

/// CR 6.3.0D: an attack that an ability requires must be made if possible. Otherwise the ability has no effect.
#[test]
fn a_required_attack_must_be_made_if_possible() {
    let mut game = scenario().ours(["Wampa"]).our_hand(["Surprise Strike"]).action_phase();
    game.us().play("Surprise Strike");
    game.expect_options(["Wampa -> their base"]);
    let mut game = scenario().ours([unit("Wampa").exhausted()]).our_hand(["Surprise Strike"]).action_phase();
    game.us().play("Surprise Strike");
    game.expect_action_of(Side::Them);
}

/// CR 6.3.0E, 6.3.5E: triggers at the end of the attack resolve after the damage.
#[test]
fn end_of_attack_triggers_resolve_after_the_damage() {
    let mut game = scenario().ours(["Zeb Orrelios"]).theirs(["Battlefield Marine", "Wampa"]).action_phase();
    game.us().attack("Zeb Orrelios", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_damage("Zeb Orrelios", 3);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 4).expect_action_of(Side::Them);
}

/// CR 6.3.1, 6.3.2C: attacker and target are declared together, and only valid pairs are accepted.
#[test]
fn an_invalid_attack_is_rejected_and_changes_nothing() {
    let mut game = scenario().ours(["Wampa"]).theirs(["TIE/ln Fighter"]).action_phase();
    let action = rules::Action::Attack { attacker: game.card("Wampa"), target: game.card("TIE/ln Fighter") };
    let before = game.game.state.hash();
    assert!(game.game.play(action).is_err());
    assert_eq!(game.game.state.hash(), before);
    game.expect_ready("Wampa");
}

/// CR 6.3.1B: abilities of a unit depend on whether it attacks a base or a unit.
#[test]
fn attack_abilities_distinguish_bases_from_units() {
    let table = || {
        scenario()
            .ours([unit("Alliance X-Wing").with(["Hardpoint Heavy Blaster"])])
            .theirs(["System Patrol Craft", "Wampa"])
    };
    let mut game = table().action_phase();
    game.us().attack("Alliance X-Wing", "System Patrol Craft").choose("System Patrol Craft");
    game.expect_gone("System Patrol Craft");
    let mut game = scenario().ours([unit("Alliance X-Wing").with(["Hardpoint Heavy Blaster"])]).action_phase();
    game.us().attack("Alliance X-Wing", "their base");
    game.expect_action_of(Side::Them);
    game.them().expect_base_damage(4);
}

/// CR 6.3.2A: an ability may let an exhausted unit attack.
#[test]
fn an_ability_may_let_an_exhausted_unit_attack() {
    let mut game =
        scenario().ours([unit("Frontline Shuttle"), unit("Wampa").exhausted()]).theirs(["Swoop Racer"]).action_phase();
    game.us().use_ability("Frontline Shuttle");
    game.expect_gone("Frontline Shuttle").expect_options(["Wampa -> Swoop Racer"]);
    game.us().attack("Wampa", "Swoop Racer");
    game.expect_gone("Swoop Racer");
}

/// CR 6.3.2B: a unit with Sentinel in the attacker's arena must be attacked first, any of them. Those of the other
/// arena do not matter.
#[test]
fn a_unit_with_sentinel_must_be_attacked_first() {
    let mut game = scenario()
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["Cell Block Guard", "Echo Base Defender", "Swoop Racer", "TIE/ln Fighter"])
        .our_resources(0)
        .our_leader_has_deployed()
        .action_phase();
    game.expect_options([
        "Wampa -> Cell Block Guard",
        "Wampa -> Echo Base Defender",
        "Alliance X-Wing -> TIE/ln Fighter",
        "Alliance X-Wing -> their base",
        "initiative",
        "pass",
    ]);
}

/// CR 6.3.2B: an exhausted unit with Sentinel still counts.
#[test]
fn an_exhausted_unit_with_sentinel_must_be_attacked_first() {
    let mut game = scenario()
        .ours(["Wampa"])
        .theirs([unit("Cell Block Guard").exhausted()])
        .our_resources(0)
        .our_leader_has_deployed()
        .action_phase();
    game.expect_options(["Wampa -> Cell Block Guard", "initiative", "pass"]);
}

/// CR 6.3.2B: a unit with Saboteur may ignore Sentinel, but does not have to.
#[test]
fn a_unit_with_saboteur_may_ignore_sentinel() {
    let mut game = scenario()
        .ours(["Rebel Pathfinder"])
        .theirs(["Cell Block Guard", "Swoop Racer"])
        .our_resources(0)
        .our_leader_has_deployed()
        .action_phase();
    game.expect_options([
        "Rebel Pathfinder -> Cell Block Guard",
        "Rebel Pathfinder -> Swoop Racer",
        "Rebel Pathfinder -> their base",
        "initiative",
        "pass",
    ]);
}

/// CR 6.3.2B, 1.3.3: a unit that may not attack bases must attack a unit with Sentinel in its arena.
#[test]
fn sentinel_applies_to_units_of_the_other_arena_attacking_into_it() {
    let mut game = scenario()
        .ours(["Strafing Gunship"])
        .theirs(["Cell Block Guard", "Swoop Racer", "TIE/ln Fighter"])
        .our_resources(0)
        .our_leader_has_deployed()
        .action_phase();
    // The unit with Sentinel is in the other arena.
    game.expect_options([
        "Strafing Gunship -> Cell Block Guard",
        "Strafing Gunship -> Swoop Racer",
        "Strafing Gunship -> TIE/ln Fighter",
        "Strafing Gunship -> their base",
        "initiative",
        "pass",
    ]);
}

/// CR 6.3.3: the attacker is exhausted first, then "while attacking" effects apply, then "on attack" abilities resolve.
#[test]
fn the_attacker_is_exhausted_before_on_attack_abilities_resolve() {
    let mut game = scenario()
        .ours([unit("Green Squadron A-Wing"), unit("Yoda")])
        .our_base_damage(6)
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .action_phase();
    game.us().attack("Green Squadron A-Wing", "their base");
    game.them().expect_base_damage(3).pass();
    game.expect_power("Green Squadron A-Wing", 1);
    game.us().attack("Luke Skywalker", "their base");
    game.expect_exhausted("Luke Skywalker").expect_asked(Side::Us, QuestionKind::Target);
    game.them().expect_base_damage(3);
    game.us().choose("Yoda");
    game.expect_upgrades("Yoda", ["Shield"]);
    game.them().expect_base_damage(3 + 4);
}

/// CR 6.3.3: Restore, Saboteur and "On Attack" trigger together, and the player chooses their order.
#[test]
fn restore_saboteur_and_on_attack_trigger_together() {
    let mut game = scenario()
        .ours([unit("Jedha Agitator").with(["Devotion"])])
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .theirs([unit("Battlefield Marine").with(["Shield"])])
        .our_base_damage(5)
        .action_phase();
    game.us().attack("Jedha Agitator", "Battlefield Marine");
    game.expect_waiting(["Jedha Agitator", "Jedha Agitator", "Jedha Agitator"]);
    game.us().resolve_first("Saboteur");
    game.expect_upgrades("Battlefield Marine", []);
    game.us().resolve_first("Restore").expect_base_damage(3).choose("Battlefield Marine");
    // 2 from the ability and 3 in combat.
    game.expect_gone("Battlefield Marine").expect_gone("Jedha Agitator");
}

/// CR 6.3.3A: an effect while attacking a damaged unit does not apply to other targets.
#[test]
fn an_effect_while_attacking_a_damaged_unit_needs_a_damaged_unit() {
    let attack = |damage| {
        let mut game = scenario()
            .ours(["First Legion Snowtrooper"])
            .theirs([unit("Underworld Thug").damage(damage)])
            .action_phase();
        game.us().attack("First Legion Snowtrooper", "Underworld Thug");
        game
    };
    attack(0).expect_damage("Underworld Thug", 2).them().expect_base_damage(0);
    // 2 + 2 power against 2 remaining HP: 2 to the base.
    attack(1).expect_gone("Underworld Thug").them().expect_base_damage(2);
    let mut game = scenario().ours(["First Legion Snowtrooper"]).their_base_damage(5).action_phase();
    game.us().attack("First Legion Snowtrooper", "their base");
    game.them().expect_base_damage(5 + 2);
}

/// CR 6.3.3A, 6.3.4A: the power when damage is dealt counts, not the power at the start of the attack.
#[test]
fn power_is_determined_when_combat_damage_is_dealt() {
    let mut game = scenario().ours([unit("Fifth Brother").damage(1)]).theirs(["Wampa"]).action_phase();
    game.us().attack("Fifth Brother", "their base").yes().choose("Wampa");
    game.expect_damage("Fifth Brother", 2).expect_damage("Wampa", 1);
    game.them().expect_base_damage(2 + 2);
}

/// CR 6.3.3B: all pending triggers, including nested ones, resolve before combat damage.
#[test]
fn pending_triggers_resolve_before_combat_damage() {
    let mut game = scenario()
        .our_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .theirs(["Vanguard Infantry", "Consular Security Force"])
        .action_phase();
    game.us().attack("Darth Vader", "Consular Security Force").choose("Vanguard Infantry");
    game.expect_gone("Vanguard Infantry").expect_damage("Consular Security Force", 0);
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Consular Security Force");
    game.expect_damage("Consular Security Force", 5).expect_damage("Darth Vader", 3 + 1);
}

/// CR 6.3.3C, 6.3.4C: if the defender is defeated before combat, there is no combat damage, but the attack is
/// completed.
#[test]
fn an_attack_is_completed_without_its_defender() {
    let mut game = scenario()
        .our_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .theirs(["Death Star Stormtrooper"])
        .action_phase();
    game.us().attack("Darth Vader", "Death Star Stormtrooper").choose("Death Star Stormtrooper");
    game.expect_damage("Darth Vader", 0).expect_exhausted("Darth Vader").expect_action_of(Side::Them);
    game.them().expect_base_damage(0).expect_discard(["Death Star Stormtrooper"]);
}

/// CR 6.3.4B: if the attacker is defeated before combat, neither side deals combat damage.
#[test]
fn an_attack_without_its_attacker_deals_no_combat_damage() {
    let mut game = scenario().ours([unit("Fifth Brother").damage(3)]).theirs(["Wampa", "Swoop Racer"]).action_phase();
    game.us().attack("Fifth Brother", "Wampa").yes().choose("Swoop Racer");
    game.expect_gone("Fifth Brother").expect_damage("Swoop Racer", 1).expect_damage("Wampa", 0);
    let combat = |event: &LogEvent| matches!(event, LogEvent::Damaged { combat: true, .. });
    assert!(!game.game.log.iter().flatten().any(|entry| combat(&entry.event)));
    game.expect_action_of(Side::Them);
}

/// CR 6.3.4A: attacker and defender deal their damage at the same time, so both may be defeated.
#[test]
fn attacker_and_defender_may_both_be_defeated() {
    let mut game = scenario().ours(["Battlefield Marine"]).theirs(["Cell Block Guard"]).action_phase();
    game.us().attack("Battlefield Marine", "Cell Block Guard");
    game.expect_gone("Battlefield Marine").expect_gone("Cell Block Guard");
}

/// CR 6.3.4C, 6.3.5D: with Overwhelm, all damage goes to the base if the defender has left play.
#[test]
fn overwhelm_deals_all_damage_to_the_base_without_a_defender() {
    let mut game = scenario()
        .ours([unit("Emperor Palpatine").with(["Jedi Lightsaber"])])
        .theirs(["Crafty Smuggler"])
        .action_phase();
    // His lightsaber lowers the smuggler's HP by 2.
    game.us().attack("Emperor Palpatine", "Crafty Smuggler");
    game.expect_gone("Crafty Smuggler").expect_damage("Emperor Palpatine", 0);
    game.them().expect_base_damage(6 + 3);
}

/// CR 6.3.5A: a unit without HP after combat damage is defeated before any trigger resolves.
#[test]
fn units_are_defeated_right_after_combat_damage() {
    let mut game = scenario().ours(["Vanguard Infantry", "Wampa"]).theirs(["Greedo", "Swoop Racer"]).action_phase();
    game.us().attack("Vanguard Infantry", "Greedo");
    game.expect_gone("Vanguard Infantry").expect_gone("Greedo").expect_waiting(["Vanguard Infantry", "Greedo"]);
    game.expect_asked(Side::Us, QuestionKind::WhoFirst);
    game.us().our_abilities_first().choose("Wampa");
    game.them().no();
    game.expect_upgrades("Wampa", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 6.3.5C: a unit that deals combat damage second does so only if it survives.
#[test]
fn a_unit_defeated_by_damage_dealt_first_deals_none_back() {
    let mut game = scenario().ours(["Han Solo"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Han Solo", "Wampa");
    game.expect_gone("Wampa").expect_damage("Han Solo", 0);
    let mut game = scenario().ours(["Han Solo"]).theirs(["Consular Security Force"]).action_phase();
    game.us().attack("Han Solo", "Consular Security Force");
    game.expect_damage("Consular Security Force", 6).expect_damage("Han Solo", 3);
}

/// CR 6.3.5C: with Grit, a unit that deals damage second counts the damage it has just been dealt.
#[test]
fn grit_counts_damage_that_was_dealt_first() {
    let mut game =
        scenario().ours(["Swoop Racer"]).theirs(["Rugged Survivors"]).our_hand(["Shoot First"]).action_phase();
    // 4 + 1 from the event would defeat them with 5 HP. With Resilient, they survive.
    game.us().play("Shoot First").attack("Swoop Racer", "Rugged Survivors");
    game.expect_gone("Rugged Survivors").expect_damage("Swoop Racer", 0);
    let mut game = scenario()
        .ours([unit("Reinforcement Walker")])
        .theirs([unit("Rugged Survivors").with(["Resilient"])])
        .our_hand(["Shoot First"])
        .our_deck(["Greedo", "Recruit"])
        .action_phase();
    game.us().play("Shoot First").attack("Reinforcement Walker", "Rugged Survivors").mode(1);
    // 7 damage against 8 HP; 3 + 7 back.
    game.expect_damage("Rugged Survivors", 7).expect_gone("Reinforcement Walker");
    // Without the event, both deal their damage at the same time, and Grit counts none of it.
    let mut game =
        scenario().ours(["Swoop Racer"]).theirs([unit("Rugged Survivors").with(["Resilient"])]).action_phase();
    game.us().attack("Swoop Racer", "Rugged Survivors");
    game.expect_gone("Swoop Racer").expect_damage("Rugged Survivors", 4).expect_power("Rugged Survivors", 3 + 4);
}

/// CR 6.3.5D and the quickstart's glossary: 5 power against 3 remaining HP deals 2 damage to the base.
#[test]
fn overwhelm_deals_damage_beyond_remaining_hp_to_the_base() {
    let mut game = scenario().ours(["Steadfast Battalion"]).theirs(["Battlefield Marine"]).action_phase();
    game.us().attack("Steadfast Battalion", "Battlefield Marine");
    let marine = game.game.log.iter().flatten().find_map(|entry| match entry.event {
        LogEvent::Damaged { amount, by: Some(_), combat: true, .. } => Some(amount),
        _ => None,
    });
    assert_eq!(marine, Some(3), "no more than it takes");
    game.expect_gone("Battlefield Marine");
    game.them().expect_base_damage(2);
}

/// CR 6.3.5D: a defender protected by a Shield leaves no excess, however much damage is prevented.
#[test]
fn a_shield_leaves_no_excess_damage() {
    let mut game =
        scenario().ours(["Steadfast Battalion"]).theirs([unit("Battlefield Marine").with(["Shield"])]).action_phase();
    game.us().attack("Steadfast Battalion", "Battlefield Marine");
    game.expect_damage("Battlefield Marine", 0).expect_upgrades("Battlefield Marine", []);
    game.them().expect_base_damage(0);
}

/// CR 6.3.5D: Overwhelm only works for the attacker; a defender's excess damage is lost.
#[test]
fn overwhelm_has_no_effect_for_a_defender() {
    let mut game = scenario().ours(["Crafty Smuggler"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Crafty Smuggler", "Wampa").expect_base_damage(0);
    game.expect_gone("Crafty Smuggler");
}

/// CR 6.3.5E, 7.6.16D: effects for the attack have ended when its triggers resolve.
#[test]
fn effects_for_the_attack_end_before_its_triggers_resolve() {
    let mut game = scenario()
        .ours(["Zeb Orrelios"])
        .theirs(["Battlefield Marine", "Wampa"])
        .our_hand(["Precision Fire"])
        .action_phase();
    game.us().play("Precision Fire").attack("Zeb Orrelios", "Battlefield Marine");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_no_keyword("Zeb Orrelios", Keyword::Saboteur);
    game.us().choose("Wampa");
    let mut game =
        scenario().our_deployed_leader("Leia Organa, Alliance General").ours(["Battlefield Marine"]).action_phase();
    game.us().attack("Leia Organa", "their base");
    game.them().expect_base_damage(4);
    game.expect_power("Leia Organa", 3).expect_asked(Side::Us, QuestionKind::Attack);
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(7);
}

/// CR 6.3.5E: "When Defeated" and the end of the attack trigger together, and the active player orders the players.
#[test]
fn when_defeated_and_end_of_attack_trigger_together() {
    let mut game = scenario().ours(["Zeb Orrelios"]).theirs(["Vanguard Infantry", "Wampa"]).action_phase();
    game.us().attack("Zeb Orrelios", "Vanguard Infantry");
    game.expect_waiting(["Zeb Orrelios", "Vanguard Infantry"]).expect_asked(Side::Us, QuestionKind::WhoFirst);
    game.us().their_abilities_first();
    game.them().choose("Wampa");
    game.us().choose("Wampa");
    // 5 HP and 1 from the token.
    game.expect_damage("Wampa", 4).expect_in_play("Wampa").expect_action_of(Side::Them);
}
