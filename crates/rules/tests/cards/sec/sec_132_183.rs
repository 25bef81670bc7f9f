//! The cards of Secrets of Power from SEC_132 to SEC_183: main case, corners and official rulings of each.

use testkit::{Side, scenario, unit};

// ---- SEC_132 Imperial Occupier ----

/// SEC_132: a Spy when it is defeated.
#[test]
fn imperial_occupier_leaves_a_spy() {
    let mut game = scenario().ours(["Imperial Occupier"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Imperial Occupier", "Wampa");
    game.expect_count("our Spy", 1);
}

// ---- SEC_134 Hunting Assassin Droid ----

/// SEC_134: Raid 2 while an enemy unit is damaged; a friendly one is not asked for.
#[test]
fn hunting_assassin_droid_raids_beside_the_wounded() {
    let dealt = |ours: i16, theirs: i16, damage: i16| {
        let mut game = scenario()
            .ours([unit("Hunting Assassin Droid"), unit("AT-ST").damage(ours)])
            .theirs([unit("Wampa").damage(theirs)])
            .action_phase();
        game.us().attack("Hunting Assassin Droid", "their base");
        game.them().expect_base_damage(damage);
    };
    dealt(0, 1, 5);
    dealt(1, 0, 3);
}

// ---- SEC_136 Arihnda Pryce, On the Road to Power ----

/// SEC_136: when she is defeated, another friendly unit may be defeated for 4 damage to each enemy base.
#[test]
fn arihnda_pryce_sacrifices_another() {
    let mut game = scenario()
        .ours([unit("Arihnda Pryce").damage(3), unit("Battle Droid")])
        .theirs(["Wampa"])
        .third(["AT-ST"])
        .action_phase();
    let mut declined = game.clone();
    game.us().attack("Arihnda Pryce", "their Wampa");
    game.expect_options(["Battle Droid", "no"]);
    game.us().choose("Battle Droid").expect_base_damage(0);
    game.expect_gone("Battle Droid");
    game.them().expect_base_damage(4);
    game.third().expect_base_damage(4);
    declined.us().attack("Arihnda Pryce", "their Wampa").no();
    declined.them().expect_base_damage(0);
}

// ---- SEC_138 Enforcer Squadron ----

/// SEC_138, SEC_146, SEC_217, SEC_238, CR 7.5.18: Hidden.
#[test]
fn hidden_units_are_not_attacked_at_first() {
    for (card, enemy) in [
        ("Enforcer Squadron", "TIE/ln Fighter"),
        ("Rebellious Functionary", "Wampa"),
        ("Zenuas Shadow Fighter", "TIE/ln Fighter"),
        ("Sith Assassin", "Wampa"),
    ] {
        let mut game = scenario().our_hand([card]).theirs([enemy]).action_phase();
        game.us().play(card);
        game.expect_not_offered(&format!("{enemy} -> {card}")).expect_offered(&format!("{enemy} -> our base"));
        let mut game = scenario().ours([card]).theirs([enemy]).their_action_phase();
        game.expect_offered(&format!("{enemy} -> {card}"));
    }
}

// ---- SEC_140 Hondo Ohnaka, You Better Hurry ----

/// SEC_140: Raid 1 for each other friendly unit.
#[test]
fn hondo_ohnaka_gives_raid() {
    let mut game = scenario().ours(["Hondo Ohnaka, You Better Hurry", "Wampa"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(5).pass();
    game.us().attack("Hondo Ohnaka", "their base");
    game.them().expect_base_damage(11);
}

// ---- SEC_141 The Galleon, Marauding Pirate Ship ----

/// SEC_141: with Aggression twice and Villainy disclosed three Spies.
#[test]
fn the_galleon_discloses_for_spies() {
    let mut game = scenario()
        .our_hand(["The Galleon", "Imperial Occupier", "Charged with Treason"])
        .our_resources(20)
        .action_phase();
    let mut declined = game.clone();
    game.us().play("The Galleon").choose_each(["Imperial Occupier", "Charged with Treason"]);
    game.expect_count("our Spy", 3);
    declined.us().play("The Galleon").no();
    declined.expect_count("Spy", 0);
}

// ---- SEC_142 Fulminatrix, Fleet Killer ----

/// SEC_142: 4 damage to a ground unit, when played and on attack.
#[test]
fn fulminatrix_bombs_the_ground() {
    let mut game = scenario()
        .our_hand(["Fulminatrix"])
        .our_resources(20)
        .ours(["Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Fulminatrix");
    game.expect_options(["Wampa", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
    let mut game = scenario().ours(["Fulminatrix"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Fulminatrix", "their base").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

// ---- SEC_152 Strike Force X-Wing ----

/// SEC_152: 2 damage to a ready unit; exhausted ones are not offered.
#[test]
fn strike_force_x_wing_strikes_the_ready() {
    let mut game =
        scenario().our_hand(["Strike Force X-Wing"]).theirs([unit("AT-ST"), unit("Wampa").exhausted()]).action_phase();
    game.us().play("Strike Force X-Wing");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

// ---- SEC_160 Reckless Rebel ----

/// SEC_160, SEC_199, CR 7.5.10: Saboteur.
#[test]
fn saboteurs_ignore_sentinel() {
    for (card, guard) in [("Reckless Rebel", "Ando Commission"), ("Bravo Squadron Fighter", "Defense Fleet X-Wing")] {
        let mut game = scenario().ours([card]).theirs([guard]).action_phase();
        game.expect_offered(&format!("{card} -> their base"));
    }
}

// ---- SEC_162 Crosshair, Filled With Doubt ----

/// SEC_162: on attack, 1 damage to another friendly unit for 2 to the defending player's base.
#[test]
fn crosshair_hurts_a_friend_for_the_base() {
    let mut game = scenario().ours(["Crosshair, Filled With Doubt", "Wampa"]).theirs(["AT-ST"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("Crosshair", "AT-ST");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1);
    game.them().expect_base_damage(2);
    declined.us().attack("Crosshair", "AT-ST").no();
    declined.them().expect_base_damage(0);
}

// ---- SEC_163 Outer Rim Constable ----

/// SEC_163: an upgrade may be defeated.
#[test]
fn outer_rim_constable_defeats_an_upgrade() {
    let mut game =
        scenario().our_hand(["Outer Rim Constable"]).theirs([unit("Wampa").with(["Academy Training"])]).action_phase();
    game.us().play("Outer Rim Constable");
    game.expect_options(["Academy Training", "no"]);
    game.us().choose("Academy Training");
    game.expect_upgrades("Wampa", []);
}

// ---- SEC_172 Cinta Kaz, The Struggle Comes First ----

/// SEC_172: when played, an attack with a unit, if we want.
#[test]
fn cinta_kaz_may_send_a_unit() {
    let mut game = scenario().our_hand(["Cinta Kaz"]).our_resources(20).ours(["Wampa"]).action_phase();
    game.us().play("Cinta Kaz");
    game.expect_offered("no");
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(4);
}

// Rulings

/// SEC_172: a unit must be ready to attack.
#[test]
fn cinta_kaz_sends_no_exhausted_unit() {
    let mut game =
        scenario().our_hand(["Cinta Kaz"]).our_resources(20).ours([unit("Wampa").exhausted()]).action_phase();
    game.us().play("Cinta Kaz");
    game.expect_action_of(Side::Them);
}

// ---- SEC_175 Ambition's Reward ----

/// SEC_175: +1/+1, and a Spy when it is played.
#[test]
fn ambitions_reward_brings_a_spy() {
    let mut game = scenario().our_hand(["Ambition's Reward"]).ours(["Wampa"]).action_phase();
    game.us().play_onto("Ambition's Reward", "Wampa");
    game.expect_count("our Spy", 1).expect_power("Wampa", 5).expect_hp("Wampa", 6);
}

// ---- SEC_180 Let's Call It War ----

/// SEC_180: 3 damage to a unit; with the initiative 2 to another in the same arena may follow.
#[test]
fn lets_call_it_war_goes_on_with_the_initiative() {
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

/// SEC_181: a Spy, and with an Aggression card disclosed another.
#[test]
fn unauthorized_investigation_brings_up_to_two_spies() {
    let mut game =
        scenario().our_hand(["Unauthorized Investigation", "Charged with Treason"]).our_resources(20).action_phase();
    let mut declined = game.clone();
    game.us().play("Unauthorized Investigation").choose("Charged with Treason");
    game.expect_count("our Spy", 2);
    declined.us().play("Unauthorized Investigation").no();
    declined.expect_count("our Spy", 1);
}

// ---- SEC_182 Charged with Treason ----

/// SEC_182: with Aggression twice disclosed 5 damage to a unit.
#[test]
fn charged_with_treason_strikes() {
    let mut game = scenario()
        .our_hand(["Charged with Treason", "Unauthorized Investigation", "Ambition's Reward"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Charged with Treason").choose_each(["Unauthorized Investigation", "Ambition's Reward"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 5);
}

// ---- SEC_183 Topple the Summit ----

/// SEC_183: 3 damage to each damaged unit, ours too.
#[test]
fn topple_the_summit_strikes_the_damaged() {
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
    game.us().deploy().play("Topple the Summit").expect_resources(21);
    game.expect_damage("AT-ST", 4).expect_in_discard("Topple the Summit");
}
