//! The cards of Jump to Lightspeed from JTL_185 to JTL_200: main case, corners and official rulings of each.

use testkit::{Scene, Side, UnitSpec, scenario, unit};

use super::common::{SHIP, about_to_pilot, expect_pilot_forms, piloted};
use crate::starts::about_to_play;

// ---- JTL_185 Hound's Tooth, Reliable and Deadly ----

/// JTL_185: it deals combat damage first to an exhausted unit that did not enter play this phase.
#[test]
fn hounds_tooth_deals_damage_first_to_an_exhausted_unit() {
    let table = |theirs: UnitSpec| {
        let mut game = scenario().ours(["Hound's Tooth"]).theirs([theirs]).action_phase();
        game.us().attack("Hound's Tooth", SHIP);
        game
    };
    table(unit(SHIP).exhausted()).expect_damage("Hound's Tooth", 0);
    table(unit(SHIP)).expect_damage("Hound's Tooth", 2);
    let mut game = scenario().ours(["Hound's Tooth"]).their_hand([SHIP]).their_resources(20).their_action_phase();
    game.them().play(SHIP);
    game.us().attack("Hound's Tooth", SHIP);
    game.expect_damage("Hound's Tooth", 2);
}

// Rulings

/// JTL_185, CR 6.3.5C: a surviving unit deals its damage, with the bonus of Grit (ruling 1, 2, 3).
#[test]
fn hounds_tooth_takes_grit_damage_from_a_survivor() {
    let mut game = scenario()
        .ours(["Hound's Tooth"])
        .theirs([unit(SHIP).exhausted().with(["Clone Pilot", "Experience"])])
        .action_phase();
    game.us().attack("Hound's Tooth", SHIP);
    // 2 + 2 + 1 power, and 4 for the damage.
    game.expect_gone("Hound's Tooth").expect_damage(SHIP, 4);
}

// ---- JTL_186 Mist Hunter, The Findsman's Pursuit ----

/// JTL_186: on attack, may draw a card if a Bounty Hunter or a Pilot was played this phase.
#[test]
fn mist_hunter_may_draw_after_a_pilot_was_played() {
    let mut game = about_to_pilot("Clone Pilot").ours(["Mist Hunter"]).action_phase();
    let mut other = game.clone();
    game.us().play_onto("Clone Pilot", SHIP);
    game.them().pass();
    game.us().attack("Mist Hunter", "their base").yes().expect_hand_size(1);
    other.us().attack("Mist Hunter", "their base").expect_hand_size(1);
    other.expect_action_of(Side::Them);
}

// ---- JTL_187 Bossk, Hunt By Instinct ----

/// JTL_187: the defending unit is exhausted and dealt 1 damage, when he or his Vehicle attacks.
#[test]
fn bossk_exhausts_and_damages_the_defending_unit() {
    let mut game = scenario().ours(["JTL_187"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Bossk", "AT-ST");
    game.expect_exhausted("AT-ST").expect_damage("AT-ST", 5);
    let mut game = scenario().ours([piloted("JTL_187")]).theirs(["Munificent Frigate"]).action_phase();
    game.us().attack(SHIP, "Munificent Frigate");
    game.expect_exhausted("Munificent Frigate").expect_damage("Munificent Frigate", 5);
}

// Rulings

/// JTL_187, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn bossk_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_187", "Bossk");
}

/// JTL_187: only a defending unit is affected (ruling 2).
#[test]
fn bossk_does_nothing_when_attacking_a_base() {
    let mut game = scenario().ours(["JTL_187"]).theirs(["AT-ST"]).action_phase();
    let power = game.game.stats(game.card("Bossk")).power;
    game.us().attack("Bossk", "their base");
    game.expect_ready("AT-ST").expect_damage("AT-ST", 0);
    game.them().expect_base_damage(power);
}

// ---- JTL_188 Moff Gideon, I Know Everything ----

/// A table at which Moff Gideon has dealt combat damage to their base.
fn after_gideon() -> Scene {
    let mut game = scenario()
        .ours(["Moff Gideon, I Know Everything"])
        .their_resources(30)
        .their_hand(["Battlefield Marine", "Repair", "Confiscate"])
        .their_leader("Hera Syndulla")
        .their_base("Echo Base")
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .action_phase();
    game.us().attack("Moff Gideon", "their base");
    game
}

/// JTL_188: enemy units cost 1 more this phase, other cards do not.
#[test]
fn moff_gideon_makes_enemy_units_cost_1_more() {
    let mut game = after_gideon();
    game.them().play("Battlefield Marine").expect_ready_resources(27);
}

// Rulings

/// JTL_188, CR 7.7.3: also after he left play (ruling 1).
#[test]
fn moff_gideon_effect_applies_after_he_left_play() {
    let mut game = after_gideon();
    game.them().play("Confiscate").choose("Moff Gideon").expect_ready_resources(29);
    game.expect_gone("Moff Gideon");
    game.us().pass();
    game.them().play("Battlefield Marine").expect_ready_resources(26);
}

/// JTL_188, CR 1.9.10: other damage to the base does nothing (ruling 2).
#[test]
fn moff_gideon_needs_combat_damage() {
    let mut game = scenario()
        .ours([unit("Moff Gideon, I Know Everything").with(["Resilient"])])
        .resilient_gives("Ability(When(on: [Attacks], do: [Damage(amount: 1, to: Base(Defending))]))")
        .theirs(["AT-ST"])
        .their_resources(30)
        .their_hand(["Battlefield Marine"])
        .their_leader("Hera Syndulla")
        .their_base("Echo Base")
        .action_phase();
    game.us().attack("Moff Gideon", "AT-ST");
    game.them().play("Battlefield Marine").expect_ready_resources(28);
}

/// JTL_188, CR 7.6.16: it triggers when the damage is dealt, although he is defeated in that attack (ruling 3).
#[test]
fn moff_gideon_defeated_by_his_attack_still_triggers() {
    let mut game = scenario()
        .ours([unit("Moff Gideon, I Know Everything").with(["Resilient"]).damage(6)])
        .resilient_gives("Keyword(Overwhelm)")
        .theirs([unit("Wampa").damage(4)])
        .their_resources(30)
        .their_hand(["Battlefield Marine"])
        .their_leader("Hera Syndulla")
        .their_base("Echo Base")
        .action_phase();
    game.us().attack("Moff Gideon", "Wampa");
    game.expect_gone("Moff Gideon");
    game.them().play("Battlefield Marine").expect_ready_resources(27);
}

// ---- JTL_189 Boba Fett, Feared Bounty Hunter ----

/// JTL_189: Shielded as a unit; as an upgrade may deal 1 damage to a unit, 2 from a Transport.
#[test]
fn boba_fett_may_deal_damage_as_an_upgrade() {
    for (ship, mode, damage) in
        [(SHIP, None, 1), ("Omicron Strike Craft", Some(1), 2), ("Omicron Strike Craft", Some(2), 1)]
    {
        let mut game = about_to_play("JTL_189").ours([ship]).theirs(["Wampa"]).action_phase();
        game.us().play_onto("Boba Fett", ship).choose("Wampa");
        // CR 7.7.5C: more damage may be dealt instead, but need not be.
        if let Some(mode) = mode {
            game.us().mode(mode);
        }
        game.expect_damage("Wampa", damage).expect_upgrades(ship, ["Boba Fett"]);
    }
    let mut game = about_to_play("JTL_189").action_phase();
    game.us().play("Boba Fett");
    game.expect_upgrades("Boba Fett", ["Shield"]);
}

// Rulings

/// JTL_189, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn boba_fett_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_189", "Boba Fett");
}

// ---- JTL_190 Techno Union Transport ----

/// JTL_190: Shielded.
#[test]
fn techno_union_transport_has_shielded() {
    let mut game = about_to_play("Techno Union Transport").action_phase();
    game.us().play("Techno Union Transport");
    game.expect_upgrades("Techno Union Transport", ["Shield"]);
}

// ---- JTL_191 Invincible, Naval Adversary ----

/// JTL_191: 1 less with a unique Separatist card; when we deploy a leader, a cheap unit may return to hand.
#[test]
fn invincible_may_return_a_cheap_unit_when_we_deploy_a_leader() {
    let mut game = scenario()
        .our_leader("Admiral Trench")
        .our_resources(6)
        .our_deck([])
        .ours(["Invincible"])
        .theirs(["Battlefield Marine", "Wampa"])
        .action_phase();
    game.us().use_ability_number(2, "Admiral Trench").resolve_first("Invincible");
    game.expect_options(["Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_in_hand("Battlefield Marine");
}

/// JTL_191: its cost.
#[test]
fn invincible_costs_1_less_with_a_unique_separatist() {
    for (leader, less) in [("Admiral Trench", 1), ("Boba Fett, Any Methods Necessary", 0)] {
        let mut game = about_to_play("Invincible")
            .our_leader(leader)
            .our_base("Chopper Base")
            .ours(["Munificent Frigate"])
            .action_phase();
        game.us().play("Invincible").expect_ready_resources(24 + less);
    }
}

// Rulings

/// JTL_191, CR 1.8.6, 8.24.1: a unit in play with printed cost 3 or less (ruling 1, 2).
#[test]
fn invincible_returns_only_cheap_units_in_play() {
    let mut game = scenario()
        .our_leader("Admiral Trench")
        .our_resources(6)
        .our_deck([])
        .ours(["Invincible", "TIE Fighter"])
        .our_discard(["Battlefield Marine"])
        .theirs([unit("Wampa")])
        .action_phase();
    game.us().use_ability_number(2, "Admiral Trench").resolve_first("Invincible");
    game.expect_options(["TIE Fighter", "no"]);
}

/// JTL_191: unique means the icon: a Separatist without it does not count (ruling 3).
#[test]
fn invincible_needs_a_separatist_with_the_unique_icon() {
    let mut game = about_to_play("Invincible")
        .our_leader("Boba Fett, Any Methods Necessary")
        .our_base("Chopper Base")
        .ours(["Munificent Frigate", "Super Battle Droid"])
        .action_phase();
    game.us().play("Invincible").expect_ready_resources(24);
}

// ---- JTL_192 In Debt to Crimson Dawn ----

/// JTL_192: a unit that readies is exhausted unless its controller pays 2.
#[test]
fn in_debt_to_crimson_dawn_exhausts_a_readied_unit_unless_2_are_paid() {
    for pays in [true, false] {
        let theirs = unit("Wampa").with_upgrade_of(Side::Us, "In Debt to Crimson Dawn").exhausted();
        let mut game = scenario().theirs([theirs]).their_resources(3).action_phase();
        game.both_pass().nobody_resources();
        if pays {
            game.them().yes().expect_ready_resources(1);
            game.expect_ready("Wampa");
        } else {
            game.them().no().expect_ready_resources(3);
            game.expect_exhausted("Wampa");
        }
    }
}

// ---- JTL_193 I Have You Now ----

/// JTL_193: an attack by a Vehicle that takes no damage during it.
#[test]
fn i_have_you_now_prevents_damage_to_the_attacking_vehicle() {
    let mut game = about_to_play("I Have You Now").ours([SHIP, "Wampa"]).theirs(["Munificent Frigate"]).action_phase();
    game.us().play("I Have You Now").attack(SHIP, "Munificent Frigate");
    game.expect_damage(SHIP, 0).expect_damage("Munificent Frigate", 2);
}

// Rulings

/// JTL_193, CR 6.3.0D: a ready Vehicle must attack (ruling 1).
#[test]
fn i_have_you_now_requires_a_ready_vehicle_to_attack() {
    let mut game = about_to_play("I Have You Now").ours([unit(SHIP), unit("X-Wing").exhausted()]).action_phase();
    game.us().play("I Have You Now");
    game.expect_options(["Royal Security Fighter -> their base"]);
}

// ---- JTL_194 Heartless Tactics ----

/// JTL_194: a unit is exhausted and gets -2/-0; a non-leader unit with 0 power may return to hand.
#[test]
fn heartless_tactics_may_return_a_unit_without_power() {
    let mut game = about_to_play("Heartless Tactics").theirs(["Battlefield Marine"]).action_phase();
    game.us().play("Heartless Tactics").choose("Battlefield Marine");
    game.expect_exhausted("Battlefield Marine").expect_power("Battlefield Marine", 1).expect_action_of(Side::Them);
    let mut game = about_to_play("Heartless Tactics").theirs([SHIP]).action_phase();
    game.us().play("Heartless Tactics").choose(SHIP).yes();
    game.expect_in_hand(SHIP);
}

// Rulings

/// JTL_194, CR 8.15.6: power below 0 counts as 0 (ruling 1).
#[test]
fn heartless_tactics_counts_power_below_zero_as_zero() {
    let mut game = about_to_play("Heartless Tactics").theirs(["Vanguard Infantry"]).action_phase();
    game.us().play("Heartless Tactics").choose("Vanguard Infantry").yes();
    game.expect_in_hand("Vanguard Infantry");
}

// ---- JTL_195 Cat and Mouse ----

/// JTL_195: an enemy unit is exhausted to ready a friendly one in its arena with no more power.
#[test]
fn cat_and_mouse_exhausts_an_enemy_to_ready_a_weaker_unit() {
    let mut game = about_to_play("Cat and Mouse")
        .ours([unit("AT-ST").exhausted(), unit("Wampa").exhausted(), unit(SHIP).exhausted()])
        .theirs(["Zeb Orrelios"])
        .action_phase();
    game.us().play("Cat and Mouse").choose("Zeb Orrelios").choose("Wampa");
    game.expect_exhausted("Zeb Orrelios").expect_ready("Wampa").expect_exhausted("AT-ST").expect_exhausted(SHIP);
}

// Corners

/// JTL_195, CR 8.9: a unit that was already exhausted is not exhausted.
#[test]
fn cat_and_mouse_needs_a_ready_enemy() {
    let ours = [unit("Wampa").exhausted()];
    let mut game = about_to_play("Cat and Mouse").ours(ours).theirs([unit("Zeb Orrelios").exhausted()]).action_phase();
    game.us().play("Cat and Mouse").choose("Zeb Orrelios");
    game.expect_exhausted("Wampa");
}

// ---- JTL_196 Dagger Squadron Pilot ----

/// JTL_196: Piloting: +2/+1.
#[test]
fn dagger_squadron_pilot_has_piloting_and_gives_2_1() {
    let mut game = about_to_pilot("Dagger Squadron Pilot").action_phase();
    game.us().play_onto("Dagger Squadron Pilot", SHIP);
    game.expect_power(SHIP, 4).expect_hp(SHIP, 3);
}

// Rulings

/// JTL_196, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn dagger_squadron_pilot_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_196", "Dagger Squadron Pilot");
}

// ---- JTL_197 Anakin Skywalker, I'll Try Spinning ----

/// JTL_197: after his Vehicle's attack, he may return to hand.
#[test]
fn anakin_skywalker_may_return_to_hand_after_his_vehicle_attacked() {
    let mut game = scenario().ours([piloted("JTL_197"), unit("Wampa")]).action_phase();
    game.us().attack("Wampa", "their base");
    game.expect_upgrades(SHIP, ["Anakin Skywalker"]);
    game.them().pass();
    game.us().attack(SHIP, "their base").yes().expect_hand(["Anakin Skywalker"]);
    game.them().expect_base_damage(8);
}

// Rulings

/// JTL_197, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn anakin_skywalker_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_197", "Anakin Skywalker");
}

/// JTL_197, CR 7.6.16: the Vehicle must survive the attack (ruling 2).
#[test]
fn anakin_skywalker_returns_only_if_his_vehicle_survives() {
    let mut game = scenario().ours([piloted("JTL_197").damage(3)]).theirs(["Munificent Frigate"]).action_phase();
    game.us().attack(SHIP, "Munificent Frigate").expect_hand([]);
    game.expect_in_discard("Anakin Skywalker");
}

// ---- JTL_198 Fireball, An Explosion With Wings ----

/// JTL_198: 1 damage to itself when the regroup phase starts.
#[test]
fn fireball_deals_1_damage_to_itself_at_the_regroup_phase() {
    let mut game = scenario().ours(["JTL_198"]).regroup_phase();
    game.expect_damage("Fireball", 1);
}

// Rulings

/// JTL_198, CR 7.5.5: without an enemy unit to attack, Ambush does not ready it (ruling 1).
#[test]
fn fireball_ambush_without_enemies_does_nothing() {
    let mut game = about_to_play("JTL_198").action_phase();
    game.us().play("Fireball");
    game.expect_exhausted("Fireball").expect_action_of(Side::Them);
}

// ---- JTL_199 Blade Squadron B-Wing ----

/// JTL_199: a Shield for a unit when another player has three exhausted units.
#[test]
fn blade_squadron_b_wing_gives_a_shield_against_three_exhausted_units() {
    let table = |last: UnitSpec| {
        let mut game = about_to_play("Blade Squadron B-Wing")
            .theirs([unit("Wampa").exhausted(), unit(SHIP).exhausted(), last])
            .action_phase();
        game.us().play("Blade Squadron B-Wing");
        game
    };
    let mut game = table(unit("AT-ST").exhausted());
    game.us().choose("Blade Squadron B-Wing");
    game.expect_upgrades("Blade Squadron B-Wing", ["Shield"]);
    table(unit("AT-ST")).expect_action_of(Side::Them);
}

// ---- JTL_200 Shuttle Tydirium, Fly Casual ----

/// JTL_200: if the discarded card has an odd cost, may give another unit an Experience token.
#[test]
fn shuttle_tydirium_may_give_experience_for_an_odd_cost() {
    let mut game = scenario().ours(["Shuttle Tydirium", "Wampa"]).our_deck(["Zeb Orrelios"]).action_phase();
    game.us().attack("Shuttle Tydirium", "their base");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
}

// Rulings

/// JTL_200, CR 1.8.6, 1.14.3: the top card's printed cost counts. With an even cost no token is given (ruling 1, 2).
#[test]
fn shuttle_tydirium_discards_the_top_card() {
    let mut game = scenario().ours(["Shuttle Tydirium", "Wampa"]).our_deck(["AT-ST", "Zeb Orrelios"]).action_phase();
    game.us().attack("Shuttle Tydirium", "their base").expect_discard(["AT-ST"]).expect_deck_top(["Zeb Orrelios"]);
    game.expect_action_of(Side::Them);
}

/// JTL_200: zero is even (ruling 3).
#[test]
fn shuttle_tydirium_counts_zero_as_even() {
    let mut game = scenario().ours(["Shuttle Tydirium", "Wampa"]).our_deck(["Improvised Detonation"]).action_phase();
    game.us().attack("Shuttle Tydirium", "their base");
    game.expect_action_of(Side::Them);
}
