//! The cards of Jump to Lightspeed from JTL_183 to JTL_234: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

use super::common::{SHIP, about_to_pilot, forms_of, indirect, nearly_gone, piloted};
use crate::starts::about_to_play;

/// A table at which the opponent is about to defeat a unit.
fn about_to_fall(ours: testkit::UnitSpec) -> testkit::Scenario {
    scenario().ours([ours]).their_hand(["Confiscate"]).confiscate_does("Defeat(Choose(side: Enemy))")
}

/// A card whose Ambush is all that it triggers attacks, or stays exhausted without enemies (CR 7.5.5).
fn ambushes(card: &'static str) {
    let mut game = about_to_play(card).action_phase();
    game.us().play(card);
    game.expect_exhausted(card).expect_action_of(Side::Them);
}

// ---- JTL_183 Zygerrian Starhopper ----

/// JTL_183: 2 indirect damage to a player when it falls.
#[test]
fn zygerrian_starhopper_explodes() {
    let mut game = about_to_fall(unit("Zygerrian Starhopper")).their_action_phase();
    game.them().play("Confiscate").choose("Zygerrian Starhopper");
    game.us().choose_player(Side::Them);
    game.them().choose_times(2, "their base").expect_base_damage(2);
}

// Rulings

/// JTL_183, CR 8.35.2A, 8.35.3.
#[test]
fn zygerrian_starhoppers_damage_is_indirect() {
    let mut game = about_to_fall(unit("Zygerrian Starhopper")).theirs([nearly_gone()]).their_action_phase();
    game.them().play("Confiscate").choose("Zygerrian Starhopper");
    game.us().choose_player(Side::Them);
    indirect(&mut game, 2);
}

// ---- JTL_184 Contracted Jumpmaster ----

/// JTL_184: Sentinel.
#[test]
fn contracted_jumpmaster_guards() {
    scenario()
        .ours(["Contracted Jumpmaster"])
        .action_phase()
        .expect_keyword("Contracted Jumpmaster", Keyword::Sentinel);
}

// ---- JTL_185 Hound's Tooth, Reliable and Deadly ----

/// JTL_185: it deals combat damage first to an exhausted unit that did not enter play this phase.
#[test]
fn hounds_tooth_strikes_the_exhausted_first() {
    let table = |theirs: testkit::UnitSpec| {
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

/// JTL_185, CR 6.3.5C: a unit that survives strikes back, with what Grit adds then.
#[test]
fn hounds_tooth_meets_grit() {
    let mut game = scenario()
        .ours(["Hound's Tooth"])
        .theirs([unit(SHIP).exhausted().with(["Clone Pilot", "Experience"])])
        .action_phase();
    game.us().attack("Hound's Tooth", SHIP);
    // 2 + 2 + 1 power, and 4 for the damage.
    game.expect_gone("Hound's Tooth").expect_damage(SHIP, 4);
}

// ---- JTL_186 Mist Hunter, The Findsman's Pursuit ----

/// JTL_186: a card as it attacks after a Bounty Hunter or a Pilot was played, if we like.
#[test]
fn mist_hunter_follows_pilots() {
    let mut game = about_to_pilot("Clone Pilot").ours(["Mist Hunter"]).action_phase();
    let mut other = game.clone();
    game.us().play_onto("Clone Pilot", SHIP);
    game.them().pass();
    game.us().attack("Mist Hunter", "their base").yes().expect_hand_size(1);
    other.us().attack("Mist Hunter", "their base").expect_hand_size(1);
    other.expect_action_of(Side::Them);
}

// ---- JTL_187 Bossk, Hunt By Instinct ----

/// JTL_187: the defending unit is exhausted and takes 1 damage, when he attacks and when his Vehicle does.
#[test]
fn bossk_pins_the_defender() {
    let mut game = scenario().ours(["JTL_187"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Bossk", "AT-ST");
    game.expect_exhausted("AT-ST").expect_damage("AT-ST", 5);
    let mut game = scenario().ours([piloted("JTL_187")]).theirs(["Munificent Frigate"]).action_phase();
    game.us().attack(SHIP, "Munificent Frigate");
    game.expect_exhausted("Munificent Frigate").expect_damage("Munificent Frigate", 5);
}

// Rulings

/// JTL_187, CR 7.5.17C.
#[test]
fn bossk_is_a_unit_out_of_play() {
    forms_of("JTL_187", "Bossk");
}

// ---- JTL_189 Boba Fett, Feared Bounty Hunter ----

/// JTL_189: Shielded as a unit; as an upgrade 1 damage to a unit, from a Transport 2, if we like.
#[test]
fn boba_fett_shoots_from_his_ship() {
    for (ship, damage) in [(SHIP, 1), ("Omicron Strike Craft", 2)] {
        let mut game = about_to_play("JTL_189").ours([ship]).theirs(["Wampa"]).action_phase();
        game.us().play_onto("Boba Fett", ship).choose("Wampa");
        game.expect_damage("Wampa", damage).expect_upgrades(ship, ["Boba Fett"]);
    }
    let mut game = about_to_play("JTL_189").action_phase();
    game.us().play("Boba Fett");
    game.expect_upgrades("Boba Fett", ["Shield"]);
}

// Rulings

/// JTL_189, CR 7.5.17C.
#[test]
fn boba_fett_is_a_unit_out_of_play() {
    forms_of("JTL_189", "Boba Fett");
}

// ---- JTL_190 Techno Union Transport ----

/// JTL_190: Shielded.
#[test]
fn techno_union_transport_is_shielded() {
    let mut game = about_to_play("Techno Union Transport").action_phase();
    game.us().play("Techno Union Transport");
    game.expect_upgrades("Techno Union Transport", ["Shield"]);
}

// ---- JTL_193 I Have You Now ----

/// JTL_193: an attack by a Vehicle that takes no damage during it.
#[test]
fn i_have_you_now_attacks_unharmed() {
    let mut game = about_to_play("I Have You Now").ours([SHIP, "Wampa"]).theirs(["Munificent Frigate"]).action_phase();
    game.us().play("I Have You Now").attack(SHIP, "Munificent Frigate");
    game.expect_damage(SHIP, 0).expect_damage("Munificent Frigate", 2);
}

// Rulings

/// JTL_193, CR 6.3.0D: a ready Vehicle must attack.
#[test]
fn i_have_you_now_sends_somebody() {
    let mut game = about_to_play("I Have You Now").ours([unit(SHIP), unit("X-Wing").exhausted()]).action_phase();
    game.us().play("I Have You Now");
    game.expect_options(["Royal Security Fighter -> their base"]);
}

// ---- JTL_196 Dagger Squadron Pilot ----

/// JTL_196: Piloting: +2/+1.
#[test]
fn dagger_squadron_pilot_flies() {
    let mut game = about_to_pilot("Dagger Squadron Pilot").action_phase();
    game.us().play_onto("Dagger Squadron Pilot", SHIP);
    game.expect_power(SHIP, 4).expect_hp(SHIP, 3);
}

// Rulings

/// JTL_196, CR 7.5.17C.
#[test]
fn dagger_squadron_pilot_is_a_unit_out_of_play() {
    forms_of("JTL_196", "Dagger Squadron Pilot");
}

// ---- JTL_198 Fireball, An Explosion With Wings ----

/// JTL_198: 1 damage to itself when the regroup phase starts.
#[test]
fn fireball_burns() {
    let mut game = scenario().ours(["JTL_198"]).regroup_phase();
    game.expect_damage("Fireball", 1);
}

// Rulings

/// JTL_198, CR 7.5.5.
#[test]
fn fireball_without_enemies() {
    let mut game = about_to_play("JTL_198").action_phase();
    game.us().play("Fireball");
    game.expect_exhausted("Fireball").expect_action_of(Side::Them);
}

// ---- JTL_199 Blade Squadron B-Wing ----

/// JTL_199: a Shield for a unit when another player has three exhausted units.
#[test]
fn blade_squadron_b_wing_sees_the_exhausted() {
    let table = |last: testkit::UnitSpec| {
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

// ---- JTL_202 Black Squadron Scout Wing ----

/// JTL_202: it may attack at +1/+0 when we play an upgrade on it.
#[test]
fn black_squadron_scout_wing_attacks_with_an_upgrade() {
    let mut game = about_to_play("Clone Pilot").ours(["Black Squadron Scout Wing", SHIP]).action_phase();
    let mut other = game.clone();
    game.us().play_onto("Clone Pilot", "Black Squadron Scout Wing").attack("Black Squadron Scout Wing", "their base");
    game.them().expect_base_damage(7);
    other.us().play_onto("Clone Pilot", SHIP);
    other.expect_action_of(Side::Them);
}

// Rulings

/// JTL_202: a token that is given or an upgrade that is attached is not played.
#[test]
fn black_squadron_scout_wing_wants_an_upgrade_played() {
    let mut game = scenario()
        .ours(["Black Squadron Scout Wing"])
        .our_hand(["Confiscate"])
        .confiscate_does("Give(token: Experience, to: Choose())")
        .action_phase();
    game.us().play("Confiscate").choose("Black Squadron Scout Wing");
    game.expect_action_of(Side::Them);
}

/// JTL_202: exhausted it cannot attack.
#[test]
fn black_squadron_scout_wing_must_be_ready() {
    let mut game = about_to_play("Clone Pilot").ours([unit("Black Squadron Scout Wing").exhausted()]).action_phase();
    game.us().play_onto("Clone Pilot", "Black Squadron Scout Wing");
    game.expect_action_of(Side::Them);
}

// ---- JTL_204 Home One, On My Mark ----

/// JTL_204: 3 less when an opponent has three space units.
#[test]
fn home_one_answers_a_fleet() {
    let table = |last: &'static str| {
        scenario()
            .our_leader("Admiral Ackbar, It's A Trap!")
            .our_base("Mos Eisley")
            .our_resources(6)
            .our_hand(["JTL_204"])
            .theirs([SHIP, "X-Wing", last])
            .action_phase()
    };
    table("Munificent Frigate").expect_offered("play Home One");
    table("Wampa").expect_not_offered("play Home One");
}

// Rulings

/// JTL_204, CR 7.5.5.
#[test]
fn home_one_without_enemies() {
    let mut game = about_to_play("JTL_204").action_phase();
    game.us().play("Home One");
    game.expect_exhausted("Home One").expect_action_of(Side::Them);
}

// ---- JTL_206 Fly Casual ----

/// JTL_206: a Vehicle is readied, and cannot attack bases this phase.
#[test]
fn fly_casual_readies_a_vehicle() {
    let mut game = about_to_play("Fly Casual")
        .ours([unit(SHIP).exhausted(), unit("Wampa").exhausted()])
        .theirs(["X-Wing"])
        .action_phase();
    game.us().play("Fly Casual");
    game.expect_not_offered("Wampa");
    game.us().choose(SHIP);
    game.expect_ready(SHIP);
    game.them().pass();
    game.expect_offered("Royal Security Fighter -> X-Wing").expect_not_offered("Royal Security Fighter -> their base");
}

// Rulings

/// JTL_206: Overwhelm reaches the base.
#[test]
fn fly_casual_may_overwhelm() {
    let mut game =
        about_to_play("Fly Casual").ours([unit("MC30 Assault Frigate").exhausted()]).theirs([SHIP]).action_phase();
    game.us().play("Fly Casual").choose("MC30 Assault Frigate");
    game.them().pass();
    game.us().attack("MC30 Assault Frigate", SHIP);
    game.them().expect_base_damage(4);
}

// ---- JTL_209 It's a Trap ----

/// JTL_209: our space units are readied when an opponent has more of them.
#[test]
fn its_a_trap_readies_the_fleet() {
    let table = |theirs: &[&'static str]| {
        let mut game = about_to_play("It's a Trap")
            .ours([unit(SHIP).exhausted(), unit("Wampa").exhausted()])
            .theirs(theirs.iter().copied())
            .action_phase();
        game.us().play("It's a Trap");
        game
    };
    table(&["X-Wing", "Munificent Frigate"]).expect_ready(SHIP).expect_exhausted("Wampa");
    table(&["X-Wing", "AT-ST"]).expect_exhausted(SHIP);
}

// ---- JTL_210 The Mandalorian, Weathered Pilot ----

/// JTL_210: as a unit up to two ground units are exhausted; as an upgrade an enemy unit in the arena of his Vehicle.
#[test]
fn the_mandalorian_exhausts_units() {
    let table = || {
        about_to_play("JTL_210").ours([SHIP]).theirs(["Wampa", "AT-ST", "X-Wing", "Munificent Frigate"]).action_phase()
    };
    let mut game = table();
    game.us().play("The Mandalorian").choose("Wampa").choose("AT-ST");
    game.expect_exhausted("Wampa").expect_exhausted("AT-ST");
    let mut game = table();
    game.us().play_onto("The Mandalorian", SHIP);
    game.expect_options(["X-Wing", "Munificent Frigate"]);
    game.us().choose("X-Wing");
    game.expect_exhausted("X-Wing");
}

// Rulings

/// JTL_210, CR 7.5.17C.
#[test]
fn the_mandalorian_is_a_unit_out_of_play() {
    forms_of("JTL_210", "The Mandalorian");
}

// ---- JTL_211 Independent Smuggler ----

/// JTL_211: Raid 1, for itself and for its Vehicle.
#[test]
fn independent_smuggler_raids() {
    for (ours, name, damage) in
        [(unit("Independent Smuggler"), "Independent Smuggler", 2), (piloted("Independent Smuggler"), SHIP, 4)]
    {
        let mut game = scenario().ours([ours]).action_phase();
        game.us().attack(name, "their base");
        game.them().expect_base_damage(damage);
    }
}

// Rulings

/// JTL_211, CR 7.5.17C.
#[test]
fn independent_smuggler_is_a_unit_out_of_play() {
    forms_of("JTL_211", "Independent Smuggler");
}

// ---- JTL_213 Sidon Ithano, The Crimson Corsair ----

/// JTL_213: played as a unit he may be attached to an enemy Vehicle without a Pilot, which has -2/-2.
#[test]
fn sidon_ithano_hijacks_a_vehicle() {
    let mut game = about_to_play("Sidon Ithano")
        .ours([unit("Munificent Frigate")])
        .theirs([unit("Munificent Frigate"), unit("Wampa"), piloted("Clone Pilot")])
        .action_phase();
    game.us().play("Sidon Ithano").yes();
    game.expect_options(["Munificent Frigate"]);
    game.us().choose("their Munificent Frigate");
    game.expect_power("their Munificent Frigate", 2).expect_hp("their Munificent Frigate", 5);
    game.expect_controller("Sidon Ithano", Side::Us);
}

// Rulings

/// JTL_213: he has no Piloting: he is played as a unit alone.
#[test]
fn sidon_ithano_has_no_piloting() {
    let mut game = about_to_play("Sidon Ithano").ours([SHIP]).theirs(["Munificent Frigate"]).action_phase();
    game.expect_not_offered("play Sidon Ithano onto Royal Security Fighter");
    game.expect_not_offered("play Sidon Ithano onto Munificent Frigate").expect_offered("play Sidon Ithano");
}

// ---- JTL_214 X-34 Landspeeder ----

/// JTL_214: Ambush.
#[test]
fn x_34_landspeeder_ambushes() {
    let mut game = about_to_play("X-34 Landspeeder").theirs(["Bunker Defender"]).action_phase();
    game.us().play("X-34 Landspeeder").attack("X-34 Landspeeder", "Bunker Defender");
    game.expect_gone("Bunker Defender");
}

// Rulings

/// JTL_214, CR 7.5.5.
#[test]
fn x_34_landspeeder_without_enemies() {
    ambushes("X-34 Landspeeder");
}

// ---- JTL_216 Contracted Hunter ----

/// JTL_216: it falls when the regroup phase starts.
#[test]
fn contracted_hunter_leaves() {
    let mut game = scenario().ours(["Contracted Hunter"]).regroup_phase();
    game.expect_gone("Contracted Hunter");
}

// Rulings

/// JTL_216, CR 7.5.5.
#[test]
fn contracted_hunter_without_enemies() {
    ambushes("Contracted Hunter");
}

// ---- JTL_217 Death Space Skirmisher ----

/// JTL_217: beside another space unit of ours a unit is exhausted, if we like.
#[test]
fn death_space_skirmisher_wants_company() {
    let table = |ours: &'static str| {
        let mut game = about_to_play("Death Space Skirmisher").ours([ours]).theirs(["AT-ST"]).action_phase();
        game.us().play("Death Space Skirmisher");
        game
    };
    let mut game = table(SHIP);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
    table("Wampa").expect_action_of(Side::Them);
}

// ---- JTL_218 Guerilla Soldier ----

/// JTL_218: 3 indirect damage to a player; ready when a base is damaged by it.
#[test]
fn guerilla_soldier_is_ready_when_a_base_is_hit() {
    let mut game = about_to_play("Guerilla Soldier").theirs(["AT-ST"]).action_phase();
    game.us().play("Guerilla Soldier").choose_player(Side::Them);
    let mut other = game.clone();
    game.them().choose_times(2, "AT-ST").choose("their base");
    game.expect_ready("Guerilla Soldier");
    other.them().choose_times(3, "AT-ST");
    other.expect_exhausted("Guerilla Soldier");
}

// Rulings

/// JTL_218, CR 8.35.2A, 8.35.3.
#[test]
fn guerilla_soldiers_damage_is_indirect() {
    let mut game = about_to_play("Guerilla Soldier").theirs([nearly_gone()]).action_phase();
    game.us().play("Guerilla Soldier").choose_player(Side::Them);
    indirect(&mut game, 3);
}

// ---- JTL_220 Skyway Cloud Car ----

/// JTL_220: when it falls, a unit with 2 power or less that is no leader goes to its owner's hand, if we like.
#[test]
fn skyway_cloud_car_sends_a_weak_unit_home() {
    let mut game = about_to_fall(unit("Skyway Cloud Car")).theirs([SHIP, "Wampa"]).their_action_phase();
    game.them().play("Confiscate").choose("Skyway Cloud Car");
    game.expect_options([SHIP, "no"]);
    game.us().choose(SHIP);
    game.them().expect_hand([SHIP]);
}

// Rulings

/// JTL_220, CR 1.10.5: the power as it is now counts, of units in play.
#[test]
fn skyway_cloud_car_looks_at_modified_power() {
    let mut game =
        about_to_fall(unit("Skyway Cloud Car")).theirs([unit(SHIP).with(["Experience"])]).their_action_phase();
    game.them().play("Confiscate").choose("Skyway Cloud Car");
    game.us().expect_discard(["Skyway Cloud Car"]);
    game.expect_action_of(Side::Us);
}

// ---- JTL_222 Kimogila Heavy Fighter ----

/// JTL_222: 3 indirect damage to a player, and what units it damages are exhausted.
#[test]
fn kimogila_heavy_fighter_exhausts_what_it_hits() {
    let mut game = about_to_play("Kimogila Heavy Fighter").theirs(["AT-ST", "Wampa"]).action_phase();
    game.us().play("Kimogila Heavy Fighter").choose_player(Side::Them);
    game.them().choose_times(2, "AT-ST").choose("their base");
    game.expect_exhausted("AT-ST").expect_ready("Wampa");
}

// Rulings

/// JTL_222, CR 8.35.2A, 8.35.3.
#[test]
fn kimogila_heavy_fighters_damage_is_indirect() {
    let mut game = about_to_play("Kimogila Heavy Fighter").theirs([nearly_gone()]).action_phase();
    game.us().play("Kimogila Heavy Fighter").choose_player(Side::Them);
    indirect(&mut game, 3);
}

// ---- JTL_224 Shadowed Hover Tank ----

/// JTL_224: Sentinel.
#[test]
fn shadowed_hover_tank_guards() {
    scenario().ours(["Shadowed Hover Tank"]).action_phase().expect_keyword("Shadowed Hover Tank", Keyword::Sentinel);
}

// ---- JTL_225 Corporate Light Cruiser ----

/// JTL_225: Ambush with Raid 1.
#[test]
fn corporate_light_cruiser_ambushes() {
    let mut game = about_to_play("Corporate Light Cruiser").theirs(["Munificent Frigate"]).action_phase();
    game.us().play("Corporate Light Cruiser").attack("Corporate Light Cruiser", "Munificent Frigate");
    game.expect_damage("Munificent Frigate", 5);
}

// Rulings

/// JTL_225, CR 7.5.5.
#[test]
fn corporate_light_cruiser_without_enemies() {
    ambushes("Corporate Light Cruiser");
}

// ---- JTL_228 Barrel Roll ----

/// JTL_228: an attack in space; then a space unit is exhausted, if we like.
#[test]
fn barrel_roll_exhausts_after_the_attack() {
    let mut game = about_to_play("Barrel Roll").ours([SHIP]).theirs(["X-Wing", "Wampa"]).action_phase();
    game.us().play("Barrel Roll").attack(SHIP, "their base");
    game.expect_offered("X-Wing").expect_not_offered("Wampa");
    game.us().choose("X-Wing");
    game.expect_exhausted("X-Wing");
}

// Rulings

/// JTL_228, CR 7.6.8A: what the attack triggers is resolved before; a ready unit must attack.
#[test]
fn barrel_roll_waits_for_the_attack() {
    let mut game = about_to_play("Barrel Roll")
        .resilient_gives("Ability(When(on: [AttackEnds], do: [May([Draw()])]))")
        .ours([unit(SHIP).with(["Resilient"])])
        .theirs(["X-Wing"])
        .action_phase();
    game.us().play("Barrel Roll").attack(SHIP, "their base");
    game.expect_asked(Side::Us, Ask::May);
    game.us().yes().choose("X-Wing");
    game.expect_exhausted("X-Wing");
}

// ---- JTL_229 Diversion ----

/// JTL_229: Sentinel for this phase.
#[test]
fn diversion_makes_a_guard() {
    let mut game = about_to_play("Diversion").ours(["Wampa"]).action_phase();
    game.us().play("Diversion").choose("Wampa");
    game.expect_keyword("Wampa", Keyword::Sentinel);
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Wampa", Keyword::Sentinel);
}

// ---- JTL_230 Electromagnetic Pulse ----

/// JTL_230: 2 damage to a Droid or Vehicle, which is exhausted.
#[test]
fn electromagnetic_pulse_stops_machines() {
    let mut game =
        about_to_play("Electromagnetic Pulse").theirs(["Munificent Frigate", "Battle Droid", "Wampa"]).action_phase();
    game.us().play("Electromagnetic Pulse");
    game.expect_options(["Munificent Frigate", "Battle Droid"]);
    game.us().choose("Munificent Frigate");
    game.expect_damage("Munificent Frigate", 2).expect_exhausted("Munificent Frigate");
}

// ---- JTL_231 Punch It ----

/// JTL_231: an attack by a Vehicle at +2/+0.
#[test]
fn punch_it_drives_a_vehicle() {
    let mut game = about_to_play("Punch It").ours([SHIP, "Wampa"]).action_phase();
    game.us().play("Punch It").attack(SHIP, "their base");
    game.them().expect_base_damage(4);
}

// Rulings

/// JTL_231, CR 6.3.0D: a ready Vehicle must attack.
#[test]
fn punch_it_sends_somebody() {
    let mut game = about_to_play("Punch It").ours([unit(SHIP), unit("X-Wing").exhausted()]).action_phase();
    game.us().play("Punch It");
    game.expect_options(["Royal Security Fighter -> their base"]);
}

// ---- JTL_234 Torpedo Barrage ----

/// JTL_234: 5 indirect damage to a player.
#[test]
fn torpedo_barrage_hits_a_player() {
    let mut game = about_to_play("Torpedo Barrage").theirs(["AT-ST"]).action_phase();
    game.us().play("Torpedo Barrage").choose_player(Side::Them);
    game.them().choose_times(4, "AT-ST").choose("their base").expect_base_damage(1);
    game.expect_damage("AT-ST", 4);
}

// Rulings

/// JTL_234, CR 8.35.2A, 8.35.3.
#[test]
fn torpedo_barrages_damage_is_indirect() {
    let mut game = about_to_play("Torpedo Barrage").theirs([nearly_gone()]).action_phase();
    game.us().play("Torpedo Barrage").choose_player(Side::Them);
    indirect(&mut game, 5);
}
