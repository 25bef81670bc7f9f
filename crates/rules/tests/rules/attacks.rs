//! Stories of attacks in which two rules meet (CR 6.3 with others).

use testkit::{Ask, Event, Side, scenario, unit};

/// CR 1.10.5, 6.3.3: what counts while attacking does not count for an event's damage.
#[test]
fn raid_counts_in_attacks_only() {
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
fn raid_adds_up() {
    let mut game = scenario()
        .our_deployed_leader("IG-88")
        .ours(["Green Squadron A-Wing", "Red Three"])
        .our_hand(["Rallying Cry"])
        .action_phase();
    game.us().play("Rallying Cry");
    game.them().pass();
    // 1, and Raid 2, 1 of IG-88, 1 of Red Three, 2 of the event.
    game.us().attack("Green Squadron A-Wing", "their base");
    game.them().expect_base_damage(7);
}

/// CR 6.3.2B, 7.5.5A: Ambush attacks a unit, never the base, and minds Sentinels of its arena.
#[test]
fn ambush_attacks_units_only() {
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

/// CR 6.3.4A: power is what it is against that opponent: a defender may weaken its attacker.
#[test]
fn a_defender_may_weaken_its_attacker() {
    let mut game = scenario().ours(["Wampa"]).theirs([unit("Cell Block Guard").with(["Electrostaff"])]).action_phase();
    game.us().attack("Wampa", "Cell Block Guard");
    // 4 less 1 against 3 and 2 HP; 3 and 2 back against 5 HP.
    game.expect_damage("Cell Block Guard", 3).expect_gone("Wampa");
}

/// CR 6.2.0E, 7.1.7: of two attacks the second may be made with another unit only.
#[test]
fn another_unit_is_another_unit() {
    let mut game = scenario().ours(["Battlefield Marine", "Wampa"]).our_hand(["Rebel Assault"]).action_phase();
    game.us().play("Rebel Assault").attack("Battlefield Marine", "their base");
    game.expect_action_of(Side::Them);
}

/// CR 5.6.1, 1.9.7: combat damage to a unit and a base at once: the game is over though the attacker falls, too.
#[test]
fn overwhelm_may_win_the_game() {
    let mut game =
        scenario().ours([unit("Wampa").damage(4)]).theirs(["Crafty Smuggler"]).their_base_damage(28).action_phase();
    game.us().attack("Wampa", "Crafty Smuggler");
    game.expect_winner(Side::Us);
}

/// CR 1.9.10, 7.5.7D: what Overwhelm deals to the base is combat damage to it.
#[test]
fn excess_damage_is_combat_damage_to_the_base() {
    let mut game = scenario()
        .ours([unit("Seventh Sister").with(["Academy Training"]), unit("Wampa")])
        .theirs(["Crafty Smuggler"])
        .action_phase();
    game.us().attack("Wampa", "Crafty Smuggler");
    let base = game.card("their base");
    let must = Event::Damaged { card: base, amount: 2, by: Some(game.card("Wampa")), combat: true, indirect: false };
    game.expect_event("combat damage to the base", |event| *event == must);
}

/// CR 1.10.3, 6.3.4A: Grit counts damage that is there when power is counted, also for other effects.
#[test]
fn grit_changes_with_damage() {
    let mut game =
        scenario().ours([unit("Rugged Survivors").damage(2)]).our_hand(["Repair", "Keep Fighting"]).action_phase();
    game.expect_power("Rugged Survivors", 5);
    game.us().play("Repair").choose("Rugged Survivors");
    game.expect_power("Rugged Survivors", 3);
}

/// CR 6.3.3A, 6.3.5E: what weakens a defender for an attack is over with it.
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

/// CR 6.3.1, 6.3.3: Saboteur given for an attack counts when the target is chosen, and takes the Shield.
#[test]
fn an_ability_given_for_the_attack_counts_from_its_declaration() {
    let mut game = scenario()
        .ours(["Battlefield Marine"])
        .theirs([unit("Cell Block Guard"), unit("Wampa").with(["Shield", "Shield"])])
        .our_hand(["Precision Fire"])
        .action_phase();
    game.us().play("Precision Fire");
    game.expect_offered("Battlefield Marine -> their base");
    game.us().attack("Battlefield Marine", "Wampa");
    // A Trooper: 3 and 2.
    game.expect_gone("Wampa").expect_gone("Battlefield Marine");
}

/// CR 6.3.2A, 6.2.5A: a unit that has just been played is exhausted, and attacks only if something readies it.
#[test]
fn a_new_unit_does_not_attack() {
    let mut game = scenario().our_hand(["Battlefield Marine", "Keep Fighting"]).action_phase();
    game.us().play("Battlefield Marine");
    game.them().pass();
    game.expect_not_offered("Battlefield Marine -> their base");
    game.us().play("Keep Fighting").choose("Battlefield Marine");
    game.them().pass();
    game.us().attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(3);
}

/// CR 6.3.0B, 1.5.4D: a unit that is readied in its action may attack again in a later one.
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

/// CR 6.3.5C, 1.9.9: a Shield saves the second unit from the first damage, and it answers.
#[test]
fn a_shielded_defender_answers_first_damage() {
    let mut game = scenario()
        .ours(["Swoop Racer"])
        .theirs([unit("Crafty Smuggler").with(["Shield"])])
        .our_hand(["Shoot First"])
        .action_phase();
    game.us().play("Shoot First").attack("Swoop Racer", "Crafty Smuggler");
    game.expect_in_play("Crafty Smuggler").expect_upgrades("Crafty Smuggler", []).expect_damage("Swoop Racer", 2);
}

/// CR 6.3.5C, 6.3.5E: who falls to the first damage triggers at the end of the attack all the same.
#[test]
fn who_falls_first_triggers_after_the_attack() {
    let mut game = scenario().ours(["Han Solo"]).theirs(["Vanguard Infantry", "Wampa"]).action_phase();
    game.us().attack("Han Solo", "Vanguard Infantry");
    game.expect_damage("Han Solo", 0).expect_asked(Side::Them, Ask::Target);
    game.them().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 6.3.0C, 6.3.5E: what hears combat damage resolves after it, and so does what that triggers.
#[test]
fn combat_damage_may_end_the_attackers_life() {
    let mut game = scenario().ours(["K-2SO"]).our_hand(["Heroic Sacrifice"]).our_deck(["Greedo"]).action_phase();
    game.us().play("Heroic Sacrifice").expect_hand(["Greedo"]).attack("K-2SO", "their base");
    game.expect_gone("K-2SO").expect_asked(Side::Us, Ask::Mode);
    game.us().mode(1);
    game.them().expect_base_damage(6 + 3);
    game.expect_action_of(Side::Them);
}

/// CR 6.3.2, 1.16.2: a unit that may attack nothing does not attack.
#[test]
fn a_unit_with_nothing_to_attack_does_not_attack() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Entrenched"])])
        .theirs(["TIE/ln Fighter"])
        .our_resources(0)
        .our_leader_has_deployed()
        .our_hand(["Wampa"])
        .action_phase();
    game.expect_options(["initiative", "pass"]);
}

/// CR 6.3.2B, 1.3.3: a unit that cannot be attacked can be when it has Sentinel, and then it has to be.
#[test]
fn sentinel_is_stronger_than_not_being_attacked() {
    let table = |upgrades: &'static [&'static str]| {
        scenario()
            .ours(["Swoop Racer"])
            .theirs([unit("Sabine Wren, Explosives Artist").with(upgrades.iter().copied())])
            .theirs(["Consular Security Force", "Wampa"])
            .our_resources(0)
            .our_leader_has_deployed()
            .action_phase()
    };
    // Vigilance, Heroism and Aggression stand beside her.
    table(&[]).expect_not_offered("Swoop Racer -> Sabine Wren").expect_offered("Swoop Racer -> Wampa");
    table(&["Protector"]).expect_options(["Swoop Racer -> Sabine Wren", "initiative", "pass"]);
}

/// CR 6.3.3B, 6.3.4B: an attacker that falls in the first window leaves its defender and the base alone.
#[test]
fn a_fallen_attacker_with_overwhelm_deals_nothing() {
    let mut game = scenario()
        .ours([unit("Emperor Palpatine").damage(5).with(["Fallen Lightsaber"])])
        .theirs(["Greedo", "Wampa"])
        .their_deck(["Open Fire", "Recruit"])
        .action_phase();
    // 6 and 3 HP, 5 damage: 4 remain. His lightsaber defeats Greedo, who answers with 2; he stays.
    game.us().attack("Emperor Palpatine", "Wampa");
    game.them().yes().choose("Emperor Palpatine");
    // Wampa: 5 HP less 1; 9 power: 5 too many.
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

/// CR 6.3.3B, 7.6.11: a window may change who is ready, strong or alive: what is counted is what is there.
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

/// CR 7.6.16E: what the end of an attack triggers asks about that attack, not about one that was made in the middle of it.
#[test]
fn the_end_of_an_attack_is_not_that_of_one_within_it() {
    let mut game = scenario()
        .ours([unit("Zeb Orrelios").with(["Vambrace Flamethrower"])])
        .our_deck(["Phase II Clone Trooper"])
        .theirs([
            unit("Consular Security Force"),
            unit("Swoop Racer").damage(2).with(["Bounty Hunter's Quarry"]),
            unit("Death Star Stormtrooper"),
        ])
        .action_phase();
    game.us().attack("Zeb Orrelios", "Consular Security Force");
    while game.game.question().is_some_and(|question| question.ask == Ask::Divide) {
        game.us().choose("Swoop Racer");
    }
    game.us().yes().choose("Phase II Clone Trooper").play("Phase II Clone Trooper");
    game.us().attack("Phase II Clone Trooper", "Death Star Stormtrooper");
    game.expect_gone("Death Star Stormtrooper").expect_damage("Consular Security Force", 6);
    game.expect_action_of(Side::Them);
}

/// CR 7.6.16E, 7.6.3, LOF_038: a unit that survived its attack has survived it, even if it falls before its ability
/// resolves.
#[test]
fn what_falls_after_its_attack_has_survived_it() {
    let mut game = scenario()
        .ours([unit("Pong Krell").damage(3)])
        .theirs(["HK-87 Assassin Droid", "Consular Security Force"])
        .action_phase();
    game.us().attack("Pong Krell", "HK-87 Assassin Droid").their_abilities_first();
    game.expect_gone("Pong Krell").expect_offered("Consular Security Force");
}

/// CR 6.3.1B, 7.5.8C: who attacks has Raid as long as that attack lasts, also while another goes on in the middle of it.
#[test]
fn raid_lasts_while_another_attack_goes_on() {
    let mut game = scenario()
        .ours([unit("Rush Clovis"), unit("Death Star Stormtrooper").with(["Bounty Hunter's Quarry"])])
        .theirs([unit("Consular Security Force").with(["DDC Defender"])])
        .their_deck(["Phase II Clone Trooper"])
        .action_phase();
    game.us().attack("Rush Clovis", "Consular Security Force").their_abilities_first();
    game.them().choose("Death Star Stormtrooper").yes().choose("Phase II Clone Trooper").play("Phase II Clone Trooper");
    game.expect_power("Rush Clovis", 3 + 2);
}
