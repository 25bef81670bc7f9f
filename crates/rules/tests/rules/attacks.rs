//! Scenario tests of attacks with interacting rules (CR 6.3 with others).

use testkit::{LogEvent, QuestionKind, Side, scenario, unit};

/// CR 1.10.5, 6.3.3: power gained while attacking does not affect the damage of an event.
#[test]
fn raid_adds_no_power_outside_attacks() {
    let mut game = scenario()
        .ours(["Green Squadron A-Wing"])
        .theirs(["Consular Security Force"])
        .our_hand(["Strike True"])
        .action_phase();
    game.expect_power("Green Squadron A-Wing", 1);
    game.us().play("Strike True").choose("Green Squadron A-Wing").choose("Consular Security Force");
    game.expect_damage("Consular Security Force", 1);
}

/// CR 6.3.3, 7.5.8B: Raid from several sources adds up.
#[test]
fn raid_from_several_sources_adds_up() {
    let mut game = scenario()
        .our_deployed_leader("IG-88")
        .ours(["Green Squadron A-Wing", "Red Three"])
        .our_hand(["Rallying Cry"])
        .action_phase();
    game.us().play("Rallying Cry");
    game.them().pass();
    // Power 1, Raid 2, +1 from IG-88, +1 from Red Three, +2 from the event.
    game.us().attack("Green Squadron A-Wing", "their base");
    game.them().expect_base_damage(7);
}

/// CR 6.3.2B, 7.5.5A: Ambush attacks only units, never the base, and respects Sentinels of its arena.
#[test]
fn ambush_attacks_only_units_and_respects_sentinel() {
    let mut game =
        scenario().theirs(["Cell Block Guard", "Swoop Racer"]).our_hand(["Syndicate Lackeys"]).action_phase();
    game.us().play("Syndicate Lackeys");
    game.expect_options(["Syndicate Lackeys -> Cell Block Guard", "no"]);
    game.us().no();
    game.expect_exhausted("Syndicate Lackeys").expect_action_of(Side::Them);
    let mut game = scenario().theirs(["TIE/ln Fighter"]).our_hand(["Syndicate Lackeys"]).action_phase();
    game.us().play("Syndicate Lackeys");
    game.expect_action_of(Side::Them);
}

/// CR 6.3.4A: a defender may reduce its attacker's power.
#[test]
fn a_defender_may_reduce_its_attackers_power() {
    let mut game = scenario().ours(["Wampa"]).theirs([unit("Cell Block Guard").with(["Electrostaff"])]).action_phase();
    game.us().attack("Wampa", "Cell Block Guard");
    // 4 - 1 damage against 3 + 2 HP; 3 + 2 damage back against 5 HP.
    game.expect_damage("Cell Block Guard", 3).expect_gone("Wampa");
}

/// CR 6.2.0E, 7.1.7: the second of two attacks must be made with another unit.
#[test]
fn the_second_of_two_attacks_needs_another_unit() {
    let mut game = scenario().ours(["Battlefield Marine", "Wampa"]).our_hand(["Rebel Assault"]).action_phase();
    game.us().play("Rebel Assault").attack("Battlefield Marine", "their base");
    game.expect_action_of(Side::Them);
}

/// CR 5.6.1, 1.9.7: if combat damage to a unit and a base wins the game, the attacker may be defeated as well.
#[test]
fn overwhelm_damage_to_the_base_may_win_the_game() {
    let mut game =
        scenario().ours([unit("Wampa").damage(4)]).theirs(["Crafty Smuggler"]).their_base_damage(28).action_phase();
    game.us().attack("Wampa", "Crafty Smuggler");
    game.expect_winner(Side::Us);
}

/// CR 1.9.10, 7.5.7D: the damage that Overwhelm deals to the base is combat damage.
#[test]
fn overwhelm_damage_to_the_base_is_combat_damage() {
    let mut game = scenario()
        .ours([unit("Seventh Sister").with(["Academy Training"]), unit("Wampa")])
        .theirs(["Crafty Smuggler"])
        .action_phase();
    game.us().attack("Wampa", "Crafty Smuggler");
    let base = game.card("their base");
    let must = LogEvent::Damaged { card: base, amount: 2, by: Some(game.card("Wampa")), combat: true, indirect: false };
    game.expect_event("combat damage to the base", |event| *event == must);
}

/// CR 1.10.3, 6.3.4A: Grit counts the damage on the unit when power is determined, including for other effects.
#[test]
fn grit_counts_the_current_damage_for_other_effects() {
    let mut game =
        scenario().ours([unit("Rugged Survivors").damage(2)]).our_hand(["Repair", "Keep Fighting"]).action_phase();
    game.expect_power("Rugged Survivors", 5);
    game.us().play("Repair").choose("Rugged Survivors");
    game.expect_power("Rugged Survivors", 3);
}

/// CR 6.3.3A, 6.3.5E: an effect that weakens a defender for an attack ends with the attack.
#[test]
fn a_defender_is_weakened_for_the_attack_only() {
    let mut game = scenario()
        .our_leader("Jyn Erso, Resisting Oppression")
        .ours(["Consular Security Force"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().use_ability("our leader").attack("Consular Security Force", "Wampa");
    game.expect_damage("Consular Security Force", 3).expect_power("Wampa", 4).expect_action_of(Side::Them);
}

/// CR 6.3.1, 6.3.3: Saboteur gained for an attack applies to the choice of the target and defeats the Shield.
#[test]
fn saboteur_given_for_an_attack_applies_from_its_declaration() {
    let mut game = scenario()
        .ours(["Battlefield Marine"])
        .theirs([unit("Cell Block Guard"), unit("Wampa").with(["Shield", "Shield"])])
        .our_hand(["Precision Fire"])
        .action_phase();
    game.us().play("Precision Fire");
    game.expect_offered("Battlefield Marine -> their base");
    game.us().attack("Battlefield Marine", "Wampa");
    // A Trooper with 3 power and 2 HP.
    game.expect_gone("Wampa").expect_gone("Battlefield Marine");
}

/// CR 6.3.2A, 6.2.5A: a unit that has just been played is exhausted and cannot attack unless it is readied.
#[test]
fn a_unit_just_played_cannot_attack_unless_readied() {
    let mut game = scenario().our_hand(["Battlefield Marine", "Keep Fighting"]).action_phase();
    game.us().play("Battlefield Marine");
    game.them().pass();
    game.expect_not_offered("Battlefield Marine -> their base");
    game.us().play("Keep Fighting").choose("Battlefield Marine");
    game.them().pass();
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(3);
}

/// CR 6.3.0B, 1.5.4D: a unit that is readied during its action may attack again in a later action.
#[test]
fn a_unit_may_attack_again_when_readied() {
    let mut game =
        scenario().our_leader("Grand Inquisitor, Hunting the Jedi").ours(["Scout Bike Pursuer"]).action_phase();
    game.us().attack("Scout Bike Pursuer", "their base");
    game.them().pass();
    game.us().use_ability("our leader").choose("Scout Bike Pursuer");
    game.expect_ready("Scout Bike Pursuer").expect_damage("Scout Bike Pursuer", 2);
    game.them().pass();
    game.us().attack("Scout Bike Pursuer", "their base");
    game.them().expect_base_damage(1 + 3);
}

/// CR 6.3.5C, 1.9.9: a Shield protects the defender from damage dealt first, so it deals damage back.
#[test]
fn a_shield_lets_the_defender_survive_damage_dealt_first() {
    let mut game = scenario()
        .ours(["Swoop Racer"])
        .theirs([unit("Crafty Smuggler").with(["Shield"])])
        .our_hand(["Shoot First"])
        .action_phase();
    game.us().play("Shoot First").attack("Swoop Racer", "Crafty Smuggler");
    game.expect_in_play("Crafty Smuggler").expect_upgrades("Crafty Smuggler", []).expect_damage("Swoop Racer", 2);
}

/// CR 6.3.5C, 6.3.5E: a unit defeated by damage dealt first still triggers at the end of the attack.
#[test]
fn a_unit_defeated_by_damage_dealt_first_triggers_after_the_attack() {
    let mut game = scenario().ours(["Han Solo"]).theirs(["Vanguard Infantry", "Wampa"]).action_phase();
    game.us().attack("Han Solo", "Vanguard Infantry");
    game.expect_damage("Han Solo", 0).expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 6.3.0C, 6.3.5E: triggers on combat damage resolve after it, followed by what they trigger.
#[test]
fn triggers_on_combat_damage_resolve_before_what_they_trigger() {
    let mut game = scenario().ours(["K-2SO"]).our_hand(["Heroic Sacrifice"]).our_deck(["Greedo"]).action_phase();
    game.us().play("Heroic Sacrifice").expect_hand(["Greedo"]).attack("K-2SO", "their base");
    game.expect_gone("K-2SO").expect_asked(Side::Us, QuestionKind::Mode);
    game.us().mode(1);
    game.them().expect_base_damage(6 + 3);
    game.expect_action_of(Side::Them);
}

/// CR 6.3.2, 1.16.2: a unit without a legal target cannot attack.
#[test]
fn a_unit_without_a_legal_target_cannot_attack() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Entrenched"])])
        .theirs(["TIE/ln Fighter"])
        .our_resources(0)
        .our_leader_has_deployed()
        .our_hand(["Wampa"])
        .action_phase();
    game.expect_options(["initiative", "pass"]);
}

/// CR 6.3.2B, 1.3.3: a unit that cannot be attacked can and must be attacked if it has Sentinel.
#[test]
fn sentinel_overrides_an_effect_that_prevents_attacks() {
    let table = |upgrades: &'static [&'static str]| {
        scenario()
            .ours(["Swoop Racer"])
            .theirs([unit("Sabine Wren, Explosives Artist").with(upgrades.iter().copied())])
            .theirs(["Consular Security Force", "Wampa"])
            .our_resources(0)
            .our_leader_has_deployed()
            .action_phase()
    };
    // Her three aspects are in play: Vigilance, Heroism and Aggression.
    table(&[]).expect_not_offered("Swoop Racer -> Sabine Wren").expect_offered("Swoop Racer -> Wampa");
    table(&["Protector"]).expect_options(["Swoop Racer -> Sabine Wren", "initiative", "pass"]);
}

/// CR 6.3.3B, 6.3.4B: an attacker defeated in the first trigger window deals no damage to its defender or the base.
#[test]
fn an_attacker_with_overwhelm_defeated_before_combat_deals_no_damage() {
    let mut game = scenario()
        .ours([unit("Emperor Palpatine").damage(5).with(["Fallen Lightsaber"])])
        .theirs(["Greedo", "Wampa"])
        .their_deck(["Open Fire", "Recruit"])
        .action_phase();
    // HP 6 + 3 with 5 damage leave 4. His lightsaber defeats Greedo, who deals 2 to him; he survives.
    game.us().attack("Emperor Palpatine", "Wampa");
    game.them().yes().choose("Emperor Palpatine");
    // Wampa: 5 HP - 1. Power 9 leaves 5 excess damage.
    game.expect_gone("Wampa").expect_gone("Emperor Palpatine");
    game.them().expect_base_damage(5);
    let mut game = scenario()
        .ours([unit("Emperor Palpatine").damage(7).with(["Fallen Lightsaber"])])
        .theirs(["Greedo", "Wampa"])
        .their_deck(["Open Fire", "Recruit"])
        .action_phase();
    game.us().attack("Emperor Palpatine", "Wampa");
    game.them().yes().choose("Emperor Palpatine");
    game.expect_gone("Emperor Palpatine").expect_damage("Wampa", 1).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

/// CR 6.3.3B, 7.6.11: a trigger window may change units before combat damage. The values after it count.
#[test]
fn a_defender_that_grows_before_combat_damage_survives() {
    let mut game = scenario()
        .our_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .theirs(["Vanguard Infantry", "Wampa"])
        .action_phase();
    game.us().attack("Darth Vader", "Wampa").choose("Vanguard Infantry");
    game.them().choose("Wampa");
    game.expect_in_play("Wampa").expect_damage("Wampa", 5).expect_damage("Darth Vader", 5);
}

/// CR 7.6.16E: triggers at the end of an attack refer to that attack, not to one made during it.
#[test]
fn the_end_of_an_attack_refers_to_that_attack_and_not_a_nested_one() {
    let mut game = scenario()
        .ours([unit("Zeb Orrelios").with(["Vambrace Flamethrower"])])
        .our_deck(["Phase II Clone Trooper"])
        .theirs([
            unit("Consular Security Force"),
            unit("Swoop Racer").damage(2).with(["Bounty Hunter's Quarry"]),
            unit("Death Star Stormtrooper"),
        ])
        .action_phase();
    game.us().attack("Zeb Orrelios", "Consular Security Force").choose_times(3, "Swoop Racer");
    game.us().yes().choose("Phase II Clone Trooper").play("Phase II Clone Trooper");
    game.us().attack("Phase II Clone Trooper", "Death Star Stormtrooper");
    game.expect_gone("Death Star Stormtrooper").expect_damage("Consular Security Force", 6);
    game.expect_action_of(Side::Them);
}

/// CR 7.6.16E, 7.6.3, LOF_038: a unit that survived its attack counts as having survived, even if it is defeated before
/// its ability resolves.
#[test]
fn a_unit_defeated_after_its_attack_has_survived_the_attack() {
    let mut game = scenario()
        .ours([unit("Pong Krell").damage(3)])
        .theirs(["HK-87 Assassin Droid", "Consular Security Force"])
        .action_phase();
    game.us().attack("Pong Krell", "HK-87 Assassin Droid").their_abilities_first();
    game.expect_gone("Pong Krell").expect_offered("Consular Security Force");
}

/// CR 6.3.1B, 7.5.8C: the attacker keeps Raid until its attack ends, even while another attack is made during it.
#[test]
fn raid_lasts_while_a_nested_attack_is_made() {
    let mut game = scenario()
        .ours([unit("Rush Clovis"), unit("Death Star Stormtrooper").with(["Bounty Hunter's Quarry"])])
        .theirs([unit("Consular Security Force").with(["DDC Defender"])])
        .their_deck(["Phase II Clone Trooper"])
        .action_phase();
    game.us().attack("Rush Clovis", "Consular Security Force").their_abilities_first();
    game.them().choose("Death Star Stormtrooper").yes().choose("Phase II Clone Trooper").play("Phase II Clone Trooper");
    game.expect_power("Rush Clovis", 3 + 2);
}
