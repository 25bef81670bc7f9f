//! The cards of Jump to Lightspeed from JTL_047 to JTL_071: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, UnitSpec, scenario, unit};

use super::common::{SHIP, about_to_be_defeated, about_to_pilot, expect_pilot_forms, piloted};
use crate::starts::about_to_play;

// ---- JTL_047 Admiral Yularen, Fleet Coordinator ----

/// JTL_047: while he is in play each friendly Vehicle has the keyword that was chosen.
#[test]
fn admiral_yularen_gives_vehicles_a_keyword() {
    for (mode, keyword) in [(1, Keyword::Grit), (2, Keyword::Restore), (3, Keyword::Sentinel), (4, Keyword::Shielded)] {
        let mut game = about_to_play("JTL_047")
            .ours(["Munificent Frigate", "Wampa"])
            .theirs(["AT-ST"])
            .their_hand(["Confiscate"])
            .confiscate_does("Defeat(Choose(side: Enemy, not_traits: [Vehicle]))")
            .action_phase();
        game.us().play("Admiral Yularen").mode(mode);
        game.expect_keyword("Munificent Frigate", keyword);
        game.expect_no_keyword("Wampa", keyword).expect_no_keyword("AT-ST", keyword);
        game.them().play("Confiscate").choose("Admiral Yularen");
        game.expect_no_keyword("Munificent Frigate", keyword);
    }
}

// Rulings

/// JTL_047, CR 7.7.3: the effect stays ours when an opponent takes control of him (ruling 1).
#[test]
fn admiral_yularen_effect_stays_ours_when_he_changes_control() {
    let mut game = about_to_play("JTL_047")
        .ours(["Munificent Frigate"])
        .theirs(["AT-ST"])
        .their_hand(["Confiscate"])
        .confiscate_does("TakeControl(of: Choose(side: Enemy, not_traits: [Vehicle]))")
        .action_phase();
    game.us().play("Admiral Yularen").mode(3);
    game.them().play("Confiscate").choose("Admiral Yularen");
    game.expect_controller("Admiral Yularen", Side::Them);
    game.expect_keyword("Munificent Frigate", Keyword::Sentinel).expect_no_keyword("AT-ST", Keyword::Sentinel);
}

/// JTL_047, CR 7.7.4F: captured and rescued, his effect has ended (ruling 2).
#[test]
fn admiral_yularen_effect_does_not_return_when_he_is_rescued() {
    let mut game = about_to_play("JTL_047")
        .ours(["Munificent Frigate"])
        .theirs(["AT-ST"])
        .their_hand(["Confiscate"])
        .confiscate_does(
            "Capture(by: Choose(side: Friendly), what: Choose(side: Enemy, not_traits: [Vehicle])), \
             Rescue(All(is: Card, zone: Captured))",
        )
        .action_phase();
    game.us().play("Admiral Yularen").mode(3);
    game.them().play("Confiscate").choose("AT-ST").choose("Admiral Yularen");
    game.expect_in_play("Admiral Yularen").expect_no_keyword("Munificent Frigate", Keyword::Sentinel);
}

/// JTL_047: a Vehicle has the keyword as it is played: Shielded works (ruling 3).
#[test]
fn admiral_yularen_gives_shielded_to_a_vehicle_as_it_is_played() {
    let mut game = about_to_play("JTL_047").our_hand([SHIP]).action_phase();
    game.us().play("Admiral Yularen").mode(4);
    game.them().pass();
    game.us().play(SHIP);
    game.expect_upgrades(SHIP, ["Shield"]);
}

// ---- JTL_048 Cassian Andor, Threading the Eye ----

/// JTL_048: when his Vehicle attacks, the defending player discards a card from their deck. If it is cheap, we draw a
/// card.
#[test]
fn cassian_andor_draws_when_a_cheap_card_is_discarded() {
    let table = |card: &'static str| {
        let mut game = scenario().ours([piloted("JTL_048")]).their_deck([card, "Wampa"]).action_phase();
        game.us().attack(SHIP, "their base");
        game.them().expect_discard([card]);
        game
    };
    table("Battlefield Marine").us().expect_hand_size(1);
    table("AT-ST").us().expect_hand_size(0);
}

// Rulings

/// JTL_048, CR 7.5.17C; CR 1.8.6: the printed cost counts (ruling 1, 2).
#[test]
fn cassian_andor_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_048", "Cassian Andor");
}

/// JTL_048, CR 1.14.3: the top card of the deck is discarded (ruling 3).
#[test]
fn cassian_andor_discards_from_the_top_of_the_deck() {
    let mut game = scenario().ours([piloted("JTL_048")]).their_deck(["AT-ST", "Wampa"]).action_phase();
    game.us().attack(SHIP, "their base");
    game.them().expect_discard(["AT-ST"]).expect_deck_top(["Wampa"]);
}

// ---- JTL_049 L3-37, Get Out Of My Seat ----

/// JTL_049, CR 7.7.5: instead of being defeated she may be attached to a friendly Vehicle.
#[test]
fn l3_37_may_attach_to_a_vehicle_instead_of_being_defeated() {
    let mut game = about_to_be_defeated(unit("JTL_049")).ours([SHIP]).their_action_phase();
    game.them().play("Confiscate").choose("L3-37");
    game.expect_asked(Side::Us, QuestionKind::InsteadOfDefeat).expect_options([SHIP, "no"]);
    game.us().choose(SHIP);
    game.expect_upgrades(SHIP, ["L3-37"]).expect_power(SHIP, 5).expect_hp(SHIP, 5).expect_action_of(Side::Us);
}

// Corners

/// JTL_049, CR 7.7.5C: the replacement is optional: her controller may let her be defeated.
#[test]
fn l3_37_may_be_defeated() {
    let mut game = about_to_be_defeated(unit("JTL_049")).ours([SHIP]).their_action_phase();
    game.them().play("Confiscate").choose("L3-37");
    game.us().no();
    game.expect_in_discard("L3-37").expect_upgrades(SHIP, []);
}

/// JTL_049: an enemy Vehicle, one with a Pilot and a non-Vehicle unit cannot be chosen.
#[test]
fn l3_37_needs_a_friendly_vehicle_without_a_pilot() {
    let mut game = about_to_be_defeated(unit("JTL_049"))
        .ours([piloted("JTL_045"), unit("Wampa")])
        .theirs([SHIP])
        .their_action_phase();
    game.them().play("Confiscate").choose("L3-37");
    game.expect_in_discard("L3-37").expect_action_of(Side::Us);
}

/// JTL_049, CR 1.16.5: she is also replaced when damage would defeat her; CR 6.3.5: the attack ends without her.
#[test]
fn l3_37_may_attach_when_damage_would_defeat_her() {
    let mut game = scenario().ours([unit("JTL_049"), unit(SHIP)]).theirs(["Wampa"]).action_phase();
    game.us().attack("L3-37", "Wampa");
    game.expect_asked(Side::Us, QuestionKind::InsteadOfDefeat).expect_options([SHIP, "no"]);
    game.us().choose(SHIP);
    game.expect_upgrades(SHIP, ["L3-37"]).expect_damage("Wampa", 3).expect_action_of(Side::Them);
}

/// JTL_049, CR 6.3.5, 7.6.3: attached, she is no longer a unit for abilities that look for a unit that attacked and
/// defeated.
#[test]
fn l3_37_attached_is_not_a_unit_that_attacked_and_defeated() {
    let mut game = scenario()
        .our_leader("Darth Revan")
        .ours([unit("JTL_049"), unit(SHIP)])
        .theirs([unit("Wampa").damage(2)])
        .action_phase();
    game.us().attack("L3-37", "Wampa").choose(SHIP);
    game.expect_gone("Wampa").expect_upgrades(SHIP, ["L3-37"]).expect_action_of(Side::Them);
}

/// JTL_049, CR 3.5.6: as an upgrade she is defeated like any other.
#[test]
fn l3_37_can_be_defeated_as_an_upgrade() {
    let mut game = scenario().ours([piloted("JTL_049"), unit(SHIP)]).their_hand(["Confiscate"]).their_action_phase();
    game.them().play("Confiscate").choose("L3-37");
    game.expect_in_discard("L3-37").expect_action_of(Side::Us);
}

/// JTL_049, CR 8.14.2: without abilities she is defeated.
#[test]
fn l3_37_without_abilities_is_defeated() {
    let mut game = about_to_be_defeated(unit("JTL_049").with(["Imprisoned"])).ours([SHIP]).their_action_phase();
    game.them().play("Confiscate").choose("L3-37");
    game.expect_in_discard("L3-37").expect_action_of(Side::Us);
}

// Rulings

/// JTL_049, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn l3_37_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_049", "L3-37");
}

/// JTL_049, CR 3.5.6: her upgrades are defeated, and her damage is removed (ruling 2).
#[test]
fn l3_37_attached_loses_upgrades_and_damage() {
    let mut game = about_to_be_defeated(unit("JTL_049").damage(2).with(["Academy Training", "Experience"]))
        .ours([SHIP])
        .their_action_phase();
    game.them().play("Confiscate").choose("L3-37");
    game.us().choose(SHIP);
    game.expect_in_discard("Academy Training").expect_upgrades(SHIP, ["L3-37"]).expect_damage(SHIP, 0);
    game.expect_damage("L3-37", 0);
}

// ---- JTL_050 Phantom II, Modified to Dock ----

/// JTL_050: for 1 resource it is attached to The Ghost, which gets +3/+3 and Grit.
#[test]
fn phantom_ii_may_attach_to_the_ghost() {
    let ghost = r#"(id: "JTL_053")"#;
    let mut game = scenario().text(ghost).ours(["Phantom II", "The Ghost", SHIP]).our_resources(1).action_phase();
    game.us().use_ability("Phantom II");
    game.expect_options(["The Ghost"]);
    game.us().choose("The Ghost").expect_ready_resources(0);
    game.expect_power("The Ghost", 8).expect_hp("The Ghost", 8).expect_keyword("The Ghost", Keyword::Grit);
}

// Rulings

/// JTL_050, CR 3.5.6, 6.4.0F: its upgrades are defeated and its damage is removed. As an upgrade it keeps its action,
/// which costs 1 and does nothing (ruling 1).
#[test]
fn phantom_ii_attached_loses_upgrades_and_damage() {
    let ghost = r#"(id: "JTL_053")"#;
    let mut game = scenario()
        .text(ghost)
        .ours([unit("Phantom II").damage(2).with(["Experience"]), unit("The Ghost")])
        .our_resources(2)
        .action_phase();
    game.us().use_ability("Phantom II").choose("The Ghost");
    game.expect_damage("Phantom II", 0).expect_upgrades("The Ghost", ["Phantom II"]);
    game.them().pass();
    game.us().use_ability("Phantom II").expect_ready_resources(0);
    game.expect_upgrades("The Ghost", ["Phantom II"]).expect_action_of(Side::Them);
    game.them().pass();
    game.expect_not_offered("use Phantom II");
}

// ---- JTL_051 Red Squadron X-Wing ----

/// JTL_051: may deal 2 damage to itself to draw a card.
#[test]
fn red_squadron_x_wing_may_damage_itself_to_draw() {
    let mut game = about_to_play("Red Squadron X-Wing").action_phase();
    let mut other = game.clone();
    game.us().play("Red Squadron X-Wing").yes().expect_hand_size(1);
    game.expect_damage("Red Squadron X-Wing", 2);
    other.us().play("Red Squadron X-Wing").no().expect_hand_size(0);
}

// ---- JTL_052 D'Qar Cargo Frigate ----

/// JTL_052: -1/-0 for each damage on it.
#[test]
fn dqar_cargo_frigate_loses_1_power_for_each_damage() {
    scenario().ours([unit("D'Qar Cargo Frigate").damage(4)]).action_phase().expect_power("D'Qar Cargo Frigate", 2);
}

// ---- JTL_053 The Ghost, Heart of the Family ----

/// JTL_053: other friendly Spectre units have its keywords. While upgraded it has Sentinel, and so have they.
#[test]
fn the_ghost_gives_its_keywords_to_other_spectre_units() {
    let table = |ghost: UnitSpec| {
        let theirs = ["Sabine Wren, Explosives Artist"];
        scenario().ours([ghost, unit("Zeb Orrelios, Headstrong Warrior"), unit("Wampa")]).theirs(theirs).action_phase()
    };
    let mut game = table(unit("JTL_053"));
    game.expect_no_keyword("Zeb Orrelios", Keyword::Sentinel);
    let mut game = table(unit("JTL_053").with(["Independent Smuggler"]));
    game.expect_keyword("The Ghost", Keyword::Sentinel);
    game.expect_keyword("Zeb Orrelios", Keyword::Sentinel).expect_keyword("Zeb Orrelios", Keyword::Raid);
    game.expect_no_keyword("Wampa", Keyword::Sentinel).expect_no_keyword("Sabine Wren", Keyword::Sentinel);
    // Raid 1 with its number.
    game.us().attack("Zeb Orrelios", "their base");
    game.them().expect_base_damage(6);
}

/// JTL_053, CR 7.5.13B: a Bounty on it is shared with its text, and collected from the other unit.
#[test]
fn the_ghost_shares_a_bounty_that_is_collected() {
    let mut game = scenario()
        .ours([unit("JTL_053").with_upgrade_of(Side::Them, "Top Target"), unit("Sabine Wren, Explosives Artist")])
        .their_base_damage(8)
        .their_hand(["Takedown"])
        .their_action_phase();
    game.them().play("Takedown").choose("Sabine Wren").yes().choose("their base").expect_base_damage(2);
}

/// JTL_053, CR 7.5.15A, 7.5.4: a Coordinate ability on it is shared as well, in addition to the Restore 2 that The
/// Ghost has because of it.
#[test]
fn the_ghost_shares_coordinate_beside_its_number() {
    let mut game = scenario()
        .our_base_damage(9)
        .ours([unit("JTL_053").with(["For The Republic"]), unit("Phantom II"), unit("Battlefield Marine")])
        .action_phase();
    game.us().attack("Phantom II", "their base").expect_base_damage(5);
}

// ---- JTL_054 Gold Leader, Fastest Ship in the Fleet ----

/// JTL_054: Shielded; while it defends, the attacker has -1/-0.
#[test]
fn gold_leader_gives_its_attacker_minus_1_power() {
    let mut game = about_to_play("Gold Leader").theirs([SHIP]).action_phase();
    game.us().play("Gold Leader");
    game.expect_upgrades("Gold Leader", ["Shield"]);
    let mut game = scenario().ours(["Gold Leader"]).theirs([SHIP]).their_action_phase();
    game.them().attack(SHIP, "Gold Leader");
    game.expect_damage("Gold Leader", 1);
}

// ---- JTL_055 You're All Clear, Kid ----

/// JTL_055: defeats a space unit; an Experience token if no enemy space unit is left.
#[test]
fn youre_all_clear_kid_gives_experience_without_enemy_space_units() {
    let mut game = about_to_play("You're All Clear, Kid").ours(["Wampa"]).theirs([SHIP, "AT-ST"]).action_phase();
    game.us().play("You're All Clear, Kid").choose(SHIP).choose("Wampa");
    game.expect_gone(SHIP).expect_upgrades("Wampa", ["Experience"]);
    let mut game =
        about_to_play("You're All Clear, Kid").ours(["Wampa"]).theirs([SHIP, "Alliance X-Wing"]).action_phase();
    game.us().play("You're All Clear, Kid").choose(SHIP);
    game.expect_gone(SHIP).expect_upgrades("Wampa", []).expect_action_of(Side::Them);
}

// Rulings

/// JTL_055: the check comes before a new space unit that the defeat creates (ruling 1).
#[test]
fn youre_all_clear_kid_checks_before_triggered_abilities() {
    let mut game = about_to_play("You're All Clear, Kid")
        .ours(["Wampa"])
        .theirs([unit(SHIP).with(["Resilient"]).damage(3)])
        .resilient_gives("Ability(When(on: [Defeated], do: [Create(token: TieFighter)]))")
        .action_phase();
    game.us().play("You're All Clear, Kid").choose(SHIP).choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_in_play("TIE Fighter");
}

// ---- JTL_056 Hondo Ohnaka, Superfluous Swindler ----

/// JTL_056: takes control of a non-Pilot upgrade and attaches it to another eligible unit.
#[test]
fn hondo_ohnaka_may_take_an_upgrade() {
    let mut game = scenario()
        .ours([unit("Hondo Ohnaka, Superfluous Swindler"), unit("Wampa")])
        .theirs([unit("AT-ST").with(["Resilient"]), piloted("Clone Pilot")])
        .action_phase();
    game.us().attack("Hondo Ohnaka", "their base");
    game.expect_options(["Resilient", "no"]);
    game.us().choose("Resilient");
    game.expect_options(["Hondo Ohnaka", "Wampa", SHIP]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Resilient"]).expect_controller("Resilient", Side::Us);
}

// Rulings

/// JTL_056: he may take the upgrade himself (ruling 1).
#[test]
fn hondo_ohnaka_may_attach_the_upgrade_to_himself() {
    let mut game = scenario()
        .ours(["Hondo Ohnaka, Superfluous Swindler"])
        .theirs([unit("AT-ST").with(["Resilient"])])
        .action_phase();
    game.us().attack("Hondo Ohnaka", "their base").choose("Resilient").choose("Hondo Ohnaka");
    game.expect_upgrades("Hondo Ohnaka", ["Resilient"]);
}

// ---- JTL_057 Astromech Pilot ----

/// JTL_057: played as an upgrade it may heal 2 from a unit; as a unit it does not.
#[test]
fn astromech_pilot_may_heal_2_when_played_as_an_upgrade() {
    let table = || about_to_pilot("Astromech Pilot").ours([unit("AT-ST").damage(3)]).action_phase();
    let mut game = table();
    game.us().play_onto("Astromech Pilot", SHIP).choose("AT-ST");
    game.expect_damage("AT-ST", 1);
    let mut game = table();
    game.us().play("Astromech Pilot");
    game.expect_action_of(Side::Them);
}

// Rulings

/// JTL_057, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn astromech_pilot_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_057", "Astromech Pilot");
}

// ---- JTL_058 Academy Graduate ----

/// JTL_058: Sentinel, as a unit and for its Vehicle.
#[test]
fn academy_graduate_gives_sentinel_to_itself_or_its_vehicle() {
    scenario()
        .ours([unit("Academy Graduate"), piloted("Academy Graduate")])
        .action_phase()
        .expect_keyword("Academy Graduate #1", Keyword::Sentinel)
        .expect_keyword(SHIP, Keyword::Sentinel);
}

// Rulings

/// JTL_058, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn academy_graduate_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_058", "Academy Graduate");
}

// ---- JTL_059 Corporate Defense Shuttle ----

/// JTL_059: it cannot attack.
#[test]
fn corporate_defense_shuttle_cannot_attack() {
    scenario()
        .ours(["Corporate Defense Shuttle"])
        .action_phase()
        .expect_not_offered("Corporate Defense Shuttle -> their base");
}

// ---- JTL_060 Desperate Commando ----

/// JTL_060: when defeated, may give a unit -1/-1.
#[test]
fn desperate_commando_may_give_minus_1_1_when_defeated() {
    let mut game = about_to_be_defeated(unit("Desperate Commando")).theirs(["Wampa"]).their_action_phase();
    game.them().play("Confiscate").choose("Desperate Commando");
    game.us().choose("Wampa");
    game.expect_power("Wampa", 3).expect_hp("Wampa", 4);
}

// ---- JTL_061 Royal Security Fighter ----

/// JTL_061: Grit.
#[test]
fn royal_security_fighter_has_grit() {
    scenario().ours([unit(SHIP).damage(1)]).action_phase().expect_power(SHIP, 3);
}

// ---- JTL_062 Silver Angel, Trace's Hope ----

/// JTL_062: when damage is healed from it, may deal 1 damage to a space unit. If nothing is healed, nothing happens.
#[test]
fn silver_angel_may_deal_1_damage_when_healed() {
    let mut game =
        about_to_play("Repair").ours([unit("Silver Angel").damage(2)]).theirs([SHIP, "Wampa"]).action_phase();
    game.us().play("Repair").choose("Silver Angel");
    game.expect_options(["Silver Angel", SHIP, "no"]);
    game.us().choose(SHIP);
    game.expect_damage(SHIP, 1);
    let mut game = about_to_play("Repair").ours(["Silver Angel", "Wampa"]).theirs([SHIP]).action_phase();
    game.us().play("Repair").choose("Silver Angel");
    game.expect_action_of(Side::Them);
}

// ---- JTL_063 Landing Shuttle ----

/// JTL_063: when defeated, may draw a card.
#[test]
fn landing_shuttle_may_draw_when_defeated() {
    let mut game = about_to_be_defeated(unit("Landing Shuttle")).their_action_phase();
    game.them().play("Confiscate").choose("Landing Shuttle");
    game.us().yes().expect_hand_size(1);
}

// ---- JTL_064 Omicron Strike Craft ----

/// JTL_064: Sentinel.
#[test]
fn omicron_strike_craft_has_sentinel() {
    scenario().ours(["Omicron Strike Craft"]).action_phase().expect_keyword("Omicron Strike Craft", Keyword::Sentinel);
}

// ---- JTL_065 Outer Rim Outlaws ----

/// JTL_065: Shielded.
#[test]
fn outer_rim_outlaws_have_shielded() {
    let mut game = about_to_play("Outer Rim Outlaws").action_phase();
    game.us().play("Outer Rim Outlaws");
    game.expect_upgrades("Outer Rim Outlaws", ["Shield"]);
}

// ---- JTL_066 Trace Martez, Trusting Sister ----

/// JTL_066: either all of the 2 damage is healed, as far as there is any, or none.
#[test]
fn trace_martez_heals_2_damage_or_none() {
    let mut game =
        scenario().ours([piloted("Trace Martez"), unit("Wampa").damage(1), unit("AT-ST").damage(2)]).action_phase();
    let mut none = game.clone();
    none.us().attack(SHIP, "their base").no();
    none.expect_damage("Wampa", 1).expect_damage("AT-ST", 2);
    game.us().attack(SHIP, "their base").choose("Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("Wampa", 0).expect_damage("AT-ST", 1);
    let mut little = scenario().ours([piloted("Trace Martez"), unit("Wampa").damage(1)]).action_phase();
    little.us().attack(SHIP, "their base").choose("Wampa");
    little.expect_damage("Wampa", 0).expect_action_of(Side::Them);
}

/// JTL_066: when her Vehicle attacks, heals 2 damage divided among units.
#[test]
fn trace_martez_divides_2_healing_among_units() {
    let mut game =
        scenario().ours([piloted("Trace Martez"), unit("Wampa").damage(1), unit("AT-ST").damage(2)]).action_phase();
    game.us().attack(SHIP, "their base").choose("Wampa").choose("AT-ST");
    game.expect_damage("Wampa", 0).expect_damage("AT-ST", 1);
}

// Rulings

/// JTL_066, CR 7.5.17C: out of play it is a unit, and effects that play units play it as one (ruling 1).
#[test]
fn trace_martez_is_a_unit_out_of_play() {
    expect_pilot_forms("JTL_066", "Trace Martez");
}

// ---- JTL_067 Cloaked StarViper ----

/// JTL_067: two Shields when played.
#[test]
fn cloaked_starviper_gets_two_shields_when_played() {
    let mut game = about_to_play("Cloaked StarViper").action_phase();
    game.us().play("Cloaked StarViper");
    game.expect_upgrades("Cloaked StarViper", ["Shield", "Shield"]);
}

// ---- JTL_068 Perimeter AT-RT ----

/// JTL_068: Sentinel.
#[test]
fn perimeter_at_rt_has_sentinel() {
    scenario().ours(["Perimeter AT-RT"]).action_phase().expect_keyword("Perimeter AT-RT", Keyword::Sentinel);
}

// ---- JTL_070 U-Wing Lander ----

/// JTL_070: three Experience tokens; after its attack an upgrade may move to another friendly Vehicle.
#[test]
fn u_wing_lander_gets_experience_and_may_move_an_upgrade() {
    let mut game = about_to_play("U-Wing Lander").ours(["AT-ST", "Wampa"]).theirs([SHIP]).action_phase();
    game.us().play("U-Wing Lander");
    game.expect_upgrades("U-Wing Lander", ["Experience", "Experience", "Experience"]);
    let mut game = scenario()
        .ours([unit("U-Wing Lander").with(["Resilient"]), unit("AT-ST"), unit("Wampa")])
        .theirs([SHIP])
        .action_phase();
    game.us().attack("U-Wing Lander", "their base").choose("Resilient").choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Resilient"]).expect_upgrades("U-Wing Lander", []);
}

// Rulings

/// JTL_070, CR 7.6.16: it must survive the attack (ruling 1, 2).
#[test]
fn u_wing_lander_must_survive_its_attack() {
    let mut game = scenario()
        .ours([unit("U-Wing Lander").with(["Experience"]), unit("AT-ST")])
        .theirs(["Munificent Frigate"])
        .action_phase();
    game.us().attack("U-Wing Lander", "Munificent Frigate");
    game.expect_gone("U-Wing Lander").expect_upgrades("AT-ST", []).expect_action_of(Side::Them);
}

// ---- JTL_071 CR90 Relief Runner ----

/// JTL_071: Restore 2; when defeated, heals up to 3 from a unit or base.
#[test]
fn cr90_relief_runner_heals_when_defeated() {
    let mut game = about_to_be_defeated(unit("CR90 Relief Runner")).our_base_damage(5).their_action_phase();
    game.expect_keyword("CR90 Relief Runner", Keyword::Restore);
    game.them().play("Confiscate").choose("CR90 Relief Runner");
    game.us().choose("our base").number(3).expect_base_damage(2);
}
