//! The cards of Legends of the Force from LOF_242 to LOF_253: main case, corners and official rulings of each.

use testkit::{QuestionKind, Side, scenario, unit};

use crate::starts::expect_hidden;

// ---- LOF_242 Refugee of The Path ----

/// LOF_242: when played, may give a unit with Sentinel a Shield.
#[test]
fn refugee_of_the_path_may_give_a_sentinel_a_shield() {
    let mut game = scenario()
        .our_hand(["Refugee of The Path"])
        .ours(["Echo Base Defender", "Wampa"])
        .theirs(["Cell Block Guard"])
        .action_phase();
    game.us().play("Refugee of The Path");
    game.expect_options(["Echo Base Defender", "Cell Block Guard", "no"]);
    game.us().choose("Echo Base Defender");
    game.expect_upgrades("Echo Base Defender", ["Shield"]);
}

// ---- LOF_243 Caretaker Matron ----

/// LOF_243: exhausts: draws a card if we played a Force card of any type this phase.
#[test]
fn caretaker_matron_draws_after_a_force_card() {
    for card in ["Yoda, Old Master", "Consumed by the Dark Side"] {
        let mut game = scenario().our_hand([card]).ours(["Caretaker Matron", "Wampa"]).action_phase();
        game.us().play(card);
        if card != "Yoda, Old Master" {
            game.us().choose("Wampa");
        }
        game.them().pass();
        game.us().use_ability("Caretaker Matron").expect_hand_size(1);
        game.expect_exhausted("Caretaker Matron");
    }
}

// Rulings

/// LOF_243, CR 6.4.2A: the action may be used without a Force card; no card is drawn. An opponent's card or a non-Force
/// card does not count (ruling 1).
#[test]
fn caretaker_matron_without_a_force_card_only_exhausts() {
    let mut game = scenario()
        .our_hand(["Wampa"])
        .their_hand(["Yoda, Old Master"])
        .their_resources(30)
        .ours(["Caretaker Matron"])
        .action_phase();
    game.us().play("Wampa");
    game.them().play("Yoda");
    game.us().use_ability("Caretaker Matron").expect_hand([]);
    game.expect_exhausted("Caretaker Matron").expect_action_of(Side::Them);
}

// ---- LOF_244 Jedi Vector ----

/// LOF_244: +1/+0 with another friendly Jedi unit, +1/+0 with a friendly Lightsaber, +2/+0 with both.
#[test]
fn jedi_vector_gets_power_for_a_jedi_and_a_lightsaber() {
    let power = |units: Vec<testkit::UnitSpec>, power: i16| {
        let mut game = scenario()
            .ours(["Jedi Vector"])
            .ours(units)
            .theirs([unit("Yoda, Old Master").with(["Fallen Lightsaber"])])
            .action_phase();
        game.expect_power("Jedi Vector", power).expect_hp("Jedi Vector", 3);
    };
    power(vec![], 1);
    power(vec![unit("Wampa").with(["Fallen Lightsaber"])], 2);
    power(vec![unit("Obi-Wan Kenobi, Following Fate")], 2);
    power(vec![unit("Obi-Wan Kenobi, Following Fate"), unit("Kanan Jarrus")], 2);
    power(vec![unit("Kanan Jarrus").with(["Jedi Lightsaber"])], 3);
}

// ---- LOF_245 Vulptex ----

/// LOF_245: Hidden.
#[test]
fn vulptex_has_hidden() {
    expect_hidden("Vulptex");
}

// ---- LOF_246 Grogu, Mysterious Child ----

/// LOF_246: Hidden; exhausts: heals up to 2 from a unit and deals as much damage to a unit.
#[test]
fn grogu_heals_a_unit_and_deals_that_much_damage() {
    let mut game =
        scenario().ours([unit("Grogu, Mysterious Child"), unit("Wampa").damage(3)]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("Grogu").choose("Wampa").number(1);
    game.expect_options(["Grogu", "Wampa", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 1).expect_exhausted("Grogu");
    expect_hidden("Grogu, Mysterious Child");
}

// Rulings

/// LOF_246, CR 6.4.2A: he may be used when there is nothing to heal; then no damage is dealt (ruling 1).
#[test]
fn grogu_healing_nothing_deals_no_damage() {
    let mut game = scenario().ours(["Grogu, Mysterious Child"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("Grogu");
    game.us().choose("AT-ST");
    game.expect_exhausted("Grogu").expect_damage("AT-ST", 0).expect_action_of(Side::Them);
    let mut none = scenario().ours(["Grogu, Mysterious Child"]).theirs([unit("AT-ST").damage(2)]).action_phase();
    none.us().use_ability("Grogu").choose("AT-ST").number(0);
    none.expect_damage("AT-ST", 2).expect_action_of(Side::Them);
}

// ---- LOF_247 Gungan Warrior ----

/// LOF_247: Shielded and Restore 1.
#[test]
fn gungan_warrior_has_shielded_and_restore() {
    let mut game = scenario().our_hand(["Gungan Warrior"]).ours(["Gungan Warrior"]).our_base_damage(3).action_phase();
    game.us().attack("Gungan Warrior", "their base").expect_base_damage(2);
    game.them().pass();
    game.us().play("Gungan Warrior");
    game.expect_count("Shield", 1).expect_upgrades("Gungan Warrior #1", ["Shield"]);
}

// ---- LOF_248 Jocasta Nu, The Gift of Knowledge ----

/// LOF_248: when played, a friendly upgrade on a friendly unit may be attached to another eligible unit, friendly or
/// enemy.
#[test]
fn jocasta_nu_may_move_a_friendly_upgrade() {
    let mut game = scenario()
        .our_hand(["Jocasta Nu"])
        .ours([unit("Wampa").with(["Jedi Lightsaber"]).with_upgrade_of(Side::Them, "Entrenched"), unit("AT-ST")])
        .theirs([unit("Battlefield Marine").with_upgrade_of(Side::Us, "Academy Training")])
        .action_phase();
    game.us().play("Jocasta Nu");
    game.expect_options(["Jedi Lightsaber", "no"]);
    game.us().choose("Jedi Lightsaber");
    // No Vehicle.
    game.expect_options(["Jocasta Nu", "Battlefield Marine"]);
    game.us().choose("Battlefield Marine");
    game.expect_upgrades("Battlefield Marine", ["Academy Training", "Jedi Lightsaber"]);
    game.expect_controller("Jedi Lightsaber", Side::Us).expect_upgrades("Wampa", ["Entrenched"]);
}

// Rulings

/// LOF_248: the other unit may be Jocasta herself (ruling 1).
#[test]
fn jocasta_nu_may_move_the_upgrade_to_herself() {
    let mut game = scenario().our_hand(["Jocasta Nu"]).ours([unit("Wampa").with(["Academy Training"])]).action_phase();
    game.us().play("Jocasta Nu").choose("Academy Training").choose("Jocasta Nu");
    game.expect_upgrades("Jocasta Nu", ["Academy Training"]).expect_upgrades("Wampa", []);
}

// ---- LOF_249 Luke Skywalker, A Hero's Beginning ----

/// LOF_249: when we play another unique unit, may use the Force to give him an Experience token and a Shield.
#[test]
fn luke_skywalker_may_get_tokens_when_we_play_a_unique_unit() {
    let mut game = scenario()
        .ours(["Luke Skywalker, A Hero's Beginning"])
        .our_leader("Director Krennic")
        .our_force()
        .our_hand(["Wampa", "Yoda, Old Master"])
        .our_resources(30)
        .action_phase();
    game.us().play("Wampa");
    game.them().pass();
    game.us().play("Yoda");
    game.expect_asked(Side::Us, QuestionKind::May);
    let mut declined = game.clone();
    game.us().yes().expect_no_force();
    game.expect_upgrades("Luke Skywalker", ["Experience", "Shield"]);
    declined.us().no().expect_the_force();
    declined.expect_upgrades("Luke Skywalker", []);
}

// Corners

/// LOF_249: not on himself, an opponent's unit or an upgrade.
#[test]
fn luke_skywalker_triggers_only_on_our_other_unique_units() {
    let mut game = scenario()
        .our_leader("Director Krennic")
        .our_force()
        .our_resources(30)
        .our_hand(["Luke Skywalker, A Hero's Beginning", "Jedi Lightsaber"])
        .their_hand(["Greedo"])
        .action_phase();
    game.us().play("Luke Skywalker");
    game.them().play("Greedo");
    game.us().play_onto("Jedi Lightsaber", "Luke Skywalker").expect_the_force();
    game.expect_action_of(Side::Them);
}

// ---- LOF_250 Medical Frigate ----

/// LOF_250: on attack, may heal 2 damage from another unit.
#[test]
fn medical_frigate_may_heal_2_from_another_unit() {
    let mut game = scenario()
        .ours([unit("Medical Frigate").damage(3), unit("Wampa").damage(3)])
        .theirs([unit("AT-ST").damage(1)])
        .action_phase();
    game.us().attack("Medical Frigate", "their base");
    game.expect_options(["Wampa", "AT-ST", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 1).expect_damage("Medical Frigate", 3);
}

// ---- LOF_251 Blue Squadron Assault Wing ----

/// LOF_251: Raid 1.
#[test]
fn blue_squadron_assault_wing_has_raid() {
    let mut game = scenario().ours(["Blue Squadron Assault Wing"]).action_phase();
    game.us().attack("Blue Squadron Assault Wing", "their base");
    game.them().expect_base_damage(6);
}

// ---- LOF_252 The Daughter, Embodiment of Light ----

/// LOF_252: when our base is damaged, in combat or otherwise, may use the Force to heal 2 damage from it.
#[test]
fn the_daughter_may_heal_2_when_our_base_is_damaged() {
    let mut game = scenario()
        .ours(["The Daughter"])
        .our_force()
        .our_base_damage(3)
        .theirs(["Wampa", "AT-ST"])
        .their_action_phase();
    game.them().attack("AT-ST", "our base");
    game.expect_asked(Side::Us, QuestionKind::May);
    let mut declined = game.clone();
    game.us().yes().expect_base_damage(7).expect_no_force();
    game.us().pass();
    // The Force is not with us any more: nothing is asked.
    game.them().attack("Wampa", "our base");
    game.us().expect_base_damage(11);
    game.expect_action_of(Side::Us);
    declined.us().no().expect_base_damage(9).expect_the_force();
    let mut own = scenario()
        .ours(["The Daughter"])
        .our_force()
        .confiscate_does("Damage(amount: 1, to: Base(You))")
        .our_hand(["Confiscate"])
        .action_phase();
    own.us().play("Confiscate").yes().expect_base_damage(0);
}

// Corners

/// LOF_252: not on damage to another base or to a unit.
#[test]
fn the_daughter_triggers_only_on_damage_to_our_base() {
    let mut game = scenario().ours(["The Daughter"]).our_force().theirs(["Wampa"]).action_phase();
    game.us().attack("The Daughter", "Wampa");
    game.expect_action_of(Side::Them).expect_damage("The Daughter", 4);
    game.us().expect_the_force();
    let mut base = scenario().ours(["The Daughter"]).our_force().action_phase();
    base.us().attack("The Daughter", "their base").expect_the_force();
    base.expect_action_of(Side::Them);
    base.them().expect_base_damage(4);
}

// ---- LOF_253 Longbeam Cruiser ----

/// LOF_253: Restore 1.
#[test]
fn longbeam_cruiser_has_restore() {
    let mut game = scenario().ours(["Longbeam Cruiser"]).our_base_damage(3).action_phase();
    game.us().attack("Longbeam Cruiser", "their base").expect_base_damage(2);
}
