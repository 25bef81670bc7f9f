//! Scenario tests of section 7 of the rules: Raid, Restore, Saboteur, Sentinel and Shielded (CR 7.5.8 to 7.5.12), with
//! the judge program's examples; derived from the rules alone.

use testkit::{Keyword, LogEvent, Side, scenario, unit};

/// CR 7.5.8A: Raid adds power while attacking, not while defending.
#[test]
fn raid_adds_power_while_attacking_only() {
    let mut game = scenario().ours(["Cantina Braggart"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "Cantina Braggart");
    game.expect_damage("Wampa", 0);
    let mut game = scenario().ours(["Cantina Braggart"]).theirs(["Rogue Operative"]).action_phase();
    game.us().attack("Cantina Braggart", "Rogue Operative");
    game.expect_damage("Rogue Operative", 2).expect_damage("Cantina Braggart", 2);
}

/// CR 7.5.8C: Raid ends with the attack, so triggers at its end see the power without it.
#[test]
fn raid_ends_with_the_attack() {
    let mut game = scenario()
        .ours([unit("Zeb Orrelios"), unit("Red Three")])
        .theirs([unit("Vanguard Infantry"), unit("Wampa")])
        .action_phase();
    game.us().attack("Zeb Orrelios", "Vanguard Infantry");
    game.expect_power("Zeb Orrelios", 5);
    game.us().our_abilities_first().choose("Wampa");
    game.them().choose_none();
    game.expect_damage("Wampa", 4);
}

/// CR 7.5.8D: a unit that loses Raid before combat damage deals that much less.
#[test]
fn raid_lost_during_the_attack_does_not_count() {
    let attack = |target: &'static str| {
        let mut game = scenario()
            .ours([unit("Alliance X-Wing").with(["Hardpoint Heavy Blaster"]), unit("Red Three").damage(1)])
            .theirs(["Redemption"])
            .action_phase();
        game.us().attack("Alliance X-Wing", "Redemption").choose(target);
        game
    };
    // 2 from the card, 2 from the upgrade; Raid 1 of Red Three.
    attack("Red Three").expect_gone("Red Three").expect_damage("Redemption", 4);
    attack("Redemption").expect_damage("Redemption", 2 + 5);
}

/// CR 7.5.8D, the judge program's example: a unit that gains Raid before combat damage deals that much more.
#[test]
fn raid_gained_during_the_attack_counts() {
    let mut game = scenario().ours(["Fifth Brother"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Fifth Brother", "their base").yes().choose("Wampa");
    game.expect_damage("Fifth Brother", 1).expect_action_of(Side::Them);
    game.them().expect_base_damage(2 + 1);
}

/// CR 7.5.9A: Restore heals on attack, before combat damage, for any target.
#[test]
fn restore_heals_before_combat_damage() {
    let mut game = scenario().ours(["Restored ARC-170"]).our_base_damage(29).theirs(["TIE/ln Fighter"]).action_phase();
    game.us().attack("Restored ARC-170", "TIE/ln Fighter").expect_base_damage(28);
    let healed: Vec<bool> = game
        .game
        .log
        .iter()
        .flatten()
        .filter_map(|entry| match entry.event {
            LogEvent::Healed { .. } => Some(true),
            LogEvent::Damaged { .. } => Some(false),
            _ => None,
        })
        .collect();
    assert_eq!(healed.first(), Some(&true));
}

/// CR 7.5.9B: the printed example: Restore 1 and Restore 2 heal 3 damage in one step, as one ability.
#[test]
fn several_restores_heal_in_one_step() {
    let mut game = scenario()
        .ours([unit("Restored ARC-170").with(["Devotion"]), unit("Home One")])
        .our_base_damage(9)
        .action_phase();
    game.us().attack("Restored ARC-170", "their base").expect_base_damage(9 - 1 - 2 - 1);
    game.expect_event("4 healed together", |event| matches!(event, LogEvent::Healed { amount: 4, .. }));
    game.them().expect_base_damage(3);
}

/// CR 7.5.10A: all Shields of the defending unit are defeated on attack, those of other units are not.
#[test]
fn saboteur_defeats_all_shields_of_the_defender() {
    let mut game = scenario()
        .ours(["Fighters for Freedom"])
        .theirs([
            unit("Consular Security Force").with(["Shield", "Shield", "Academy Training"]),
            unit("Wampa").with(["Shield"]),
        ])
        .action_phase();
    game.us().attack("Fighters for Freedom", "Consular Security Force");
    game.expect_upgrades("Consular Security Force", ["Academy Training"]).expect_upgrades("Wampa", ["Shield"]);
    game.expect_damage("Consular Security Force", 3);
}

/// CR 7.5.10A: Saboteur also triggers against a defender without a Shield; one that it gets before Saboteur resolves is
/// defeated.
#[test]
fn saboteur_defeats_a_shield_gained_in_the_same_trigger_window() {
    let mut game = scenario()
        .ours([unit("Alliance X-Wing").with(["Hardpoint Heavy Blaster", "Infiltrator's Skill"])])
        .theirs(["System Patrol Craft", "Distant Patroller"])
        .action_phase();
    game.us().attack("Alliance X-Wing", "System Patrol Craft");
    game.expect_waiting(["Alliance X-Wing", "Alliance X-Wing"]);
    game.us().resolve_first("Alliance X-Wing").choose("Distant Patroller");
    // The Patroller's last ability is nested and comes before Saboteur. The rest is combat: 2 + 2 + 1 against 4.
    game.expect_gone("Distant Patroller").them().choose("System Patrol Craft");
    game.expect_gone("System Patrol Craft").expect_action_of(Side::Them);
}

/// CR 7.5.10B, 7.5.11C: an ignored Sentinel still applies to other attackers.
#[test]
fn an_ignored_sentinel_still_applies_to_other_attackers() {
    let mut game =
        scenario().ours(["Rebel Pathfinder", "Wampa"]).theirs(["Cell Block Guard", "Swoop Racer"]).action_phase();
    game.us().attack("Rebel Pathfinder", "Swoop Racer");
    game.expect_keyword("Cell Block Guard", Keyword::Sentinel);
    game.them().pass();
    game.expect_not_offered("Wampa -> Swoop Racer").expect_offered("Wampa -> Cell Block Guard");
}

/// CR 7.5.11A: Sentinel only protects its own arena.
#[test]
fn sentinel_protects_only_its_own_arena() {
    let mut game = scenario()
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["System Patrol Craft", "TIE/ln Fighter", "Swoop Racer"])
        .action_phase();
    game.expect_offered("Wampa -> their base").expect_offered("Wampa -> Swoop Racer");
    game.expect_not_offered("Alliance X-Wing -> their base").expect_not_offered("Alliance X-Wing -> TIE/ln Fighter");
    game.expect_offered("Alliance X-Wing -> System Patrol Craft");
}

/// CR 7.5.11A, 7.5.11D: an effect that prevents attacks on a unit works without Sentinel, but not with it.
#[test]
fn sentinel_overrides_cannot_be_attacked_on_the_same_unit() {
    let table = |upgrades: &[&'static str]| {
        scenario()
            .ours(["Wampa"])
            .theirs([
                unit("Sabine Wren, Explosives Artist").with(upgrades.iter().copied()),
                unit("Battlefield Marine"),
                unit("Yoda"),
            ])
            .action_phase()
    };
    table(&[]).expect_not_offered("Wampa -> Sabine Wren").expect_offered("Wampa -> their base");
    table(&["Protector"]).expect_offered("Wampa -> Sabine Wren").expect_not_offered("Wampa -> their base");
}

/// CR 7.5.11B: the attacker chooses among several units with Sentinel, and has no other target.
#[test]
fn any_of_several_units_with_sentinel_may_be_attacked() {
    let mut game = scenario()
        .ours(["Wampa"])
        .theirs(["Cell Block Guard", "Cloud City Wing Guard", "Swoop Racer"])
        .our_hand(["Surprise Strike"])
        .action_phase();
    game.us().play("Surprise Strike");
    game.expect_options(["Wampa -> Cell Block Guard", "Wampa -> Cloud City Wing Guard"]);
}

/// CR 7.5.12A: a unit that is played and a leader that is deployed get their Shield.
#[test]
fn shielded_gives_a_shield_when_played_and_when_deployed() {
    let mut game =
        scenario().our_leader("Iden Versio, Inferno Squad Commander").our_hand(["Crafty Smuggler"]).action_phase();
    game.us().play("Crafty Smuggler");
    game.expect_upgrades("Crafty Smuggler", ["Shield"]);
    game.them().pass();
    game.us().deploy();
    game.expect_upgrades("Iden Versio", ["Shield"]).expect_action_of(Side::Them);
}

/// CR 7.5.4, the judge program's example: Shielded from two sources gives one Shield.
#[test]
fn shielded_does_not_stack() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_100", abilities: [Constant(on: All(side: Friendly, other: true), gives: [Keyword(Shielded)])])"#,
        )
        .ours(["Wedge Antilles"])
        .our_hand(["Crafty Smuggler", "Swoop Racer"])
        .action_phase();
    game.us().play("Crafty Smuggler");
    game.expect_upgrades("Crafty Smuggler", ["Shield"]).expect_action_of(Side::Them);
    game.them().pass();
    game.us().play("Swoop Racer");
    game.expect_upgrades("Swoop Racer", ["Shield"]);
}

/// CR 7.5.12, the judge program's example: only one of several Shields is used per damage.
#[test]
fn one_shield_is_used_per_instance_of_damage() {
    let mut game = scenario().our_hand(["Open Fire"]).theirs([unit("Wampa").with(["Shield", "Shield"])]).action_phase();
    game.us().play("Open Fire").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", ["Shield"]);
}

/// CR 7.5.12B, the judge program's example: the player chooses the order of a unit's Shielded and Ambush.
#[test]
fn shielded_and_ambush_resolve_in_the_order_we_choose() {
    let table = || {
        scenario()
            .ours(["Wedge Antilles"])
            .our_hand(["Seventh Fleet Defender"])
            .theirs(["Alliance X-Wing"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Seventh Fleet Defender").resolve_first("Shielded");
    game.us().attack("Seventh Fleet Defender", "Alliance X-Wing");
    game.expect_gone("Alliance X-Wing").expect_damage("Seventh Fleet Defender", 0);
    game.expect_upgrades("Seventh Fleet Defender", []);
    let mut game = table();
    game.us().play("Seventh Fleet Defender").resolve_first("Ambush");
    game.us().attack("Seventh Fleet Defender", "Alliance X-Wing");
    game.expect_damage("Seventh Fleet Defender", 2).expect_upgrades("Seventh Fleet Defender", ["Shield"]);
}

/// CR 7.5.12B: Shielded is pending together with "when played".
#[test]
fn shielded_is_pending_together_with_when_played() {
    let mut game = scenario().our_hand(["Count Dooku"]).theirs(["Swoop Racer"]).action_phase();
    game.us().play("Count Dooku");
    game.expect_waiting(["Count Dooku", "Count Dooku"]);
    game.us().resolve_first("Count Dooku").choose("Swoop Racer");
    game.expect_gone("Swoop Racer").expect_upgrades("Count Dooku", ["Shield"]).expect_action_of(Side::Them);
}
