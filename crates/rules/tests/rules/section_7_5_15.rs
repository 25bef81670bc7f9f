//! Scenario tests of section 7 of the rules: Coordinate and Exploit (CR 7.5.15, 7.5.16); derived from the rules alone.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

/// CR 7.5.15A: three units of any kind that we control count, in either arena, including tokens and leaders.
#[test]
fn coordinate_counts_every_unit_that_we_control() {
    let mut game = scenario().ours(["41st Elite Corps", "Alliance X-Wing", "Battle Droid"]).action_phase();
    game.expect_hp("41st Elite Corps", 6);
    let mut game =
        scenario().our_deployed_leader("Wat Tambor").ours(["41st Elite Corps", "Battle Droid"]).action_phase();
    game.expect_hp("41st Elite Corps", 6);
    let mut game = scenario().ours(["41st Elite Corps", "Wampa"]).theirs(["AT-ST", "Greedo"]).action_phase();
    game.expect_hp("41st Elite Corps", 3);
}

/// CR 7.5.15A: Coordinate starts with the third unit and ends without it, immediately.
#[test]
fn coordinate_starts_and_ends_with_the_third_unit() {
    let mut game = scenario()
        .our_hand(["Underworld Thug"])
        .ours([unit("41st Elite Corps").damage(3), unit("Wampa"), unit("Greedo")])
        .theirs(["Alliance X-Wing"])
        .their_hand(["Waylay"])
        .their_action_phase();
    game.expect_in_play("41st Elite Corps");
    game.them().play("Waylay").choose("Wampa");
    game.expect_gone("41st Elite Corps");
    let mut game = scenario().our_hand(["Underworld Thug"]).ours(["41st Elite Corps", "Wampa"]).action_phase();
    game.expect_hp("41st Elite Corps", 3);
    game.us().play("Underworld Thug");
    game.expect_hp("41st Elite Corps", 6);
}

/// CR 7.5.15A, 7.6.7: an ability that triggered with three units resolves, even if a unit is defeated before.
#[test]
fn a_triggered_coordinate_ability_resolves_without_its_units() {
    let mut game = scenario()
        .our_base_damage(9)
        .ours([unit("Morgan Elsbeth").with(["For The Republic"]), unit("Wampa"), unit("Battle Droid")])
        .action_phase();
    // Her own Restore 1 and Restore 2 from the upgrade.
    game.us().attack("Morgan Elsbeth", "their base").resolve_first("Morgan Elsbeth").choose("Battle Droid");
    game.us().expect_base_damage(6);
}

/// CR 7.5.15B: two Coordinate abilities of one unit are two.
#[test]
fn a_unit_may_have_several_coordinate_abilities() {
    let mut game = scenario()
        .our_base_damage(5)
        .ours([unit("Infantry of the 212th").with(["For The Republic"]), unit("Wampa"), unit("Greedo")])
        .action_phase();
    game.expect_keyword("Infantry of the 212th", Keyword::Sentinel);
    game.expect_keyword("Infantry of the 212th", Keyword::Restore);
    game.us().attack("Infantry of the 212th", "their base").expect_base_damage(3);
}

/// CR 7.5.15B: the same ability twice counts twice.
#[test]
fn the_same_coordinate_ability_twice_counts_twice() {
    let mut game = scenario()
        .our_base_damage(9)
        .ours([unit("Wampa").with(["For The Republic", "For The Republic"]), unit("AT-ST"), unit("Greedo")])
        .action_phase();
    game.us().attack("Wampa", "their base").expect_base_damage(5);
}

/// CR 7.5.15C: with two units, the unit still has the keyword Coordinate, but not the ability after it.
#[test]
fn an_inactive_coordinate_ability_still_is_the_keyword() {
    let mut game = scenario().ours(["Infantry of the 212th"]).action_phase();
    game.expect_keyword("Infantry of the 212th", Keyword::Coordinate);
    game.expect_no_keyword("Infantry of the 212th", Keyword::Sentinel);
}

/// CR 7.5.16A: any number of units up to X, including none; each saves 2.
#[test]
fn exploit_defeats_up_to_its_number_of_units_for_2_each() {
    let table = || {
        let mut game = scenario()
            .our_leader("Nute Gunray")
            .our_hand(["Droideka Security"])
            .ours(["Battle Droid", "Wampa", "Greedo"])
            .action_phase();
        game.us().play("Droideka Security");
        game.expect_asked(Side::Us, QuestionKind::Exploit).expect_options(["Battle Droid", "Wampa", "Greedo", "done"]);
        game
    };
    table().us().done().expect_ready_resources(20 - 6);
    table().us().choose("Wampa").done().expect_ready_resources(20 - 4);
    let mut game = table();
    game.us().choose("Wampa").choose("Battle Droid").expect_ready_resources(20 - 2);
    // There is no third one.
    game.expect_in_play("Greedo").expect_gone("Wampa").expect_action_of(Side::Them);
}

/// CR 7.5.16A: a leader unit can be exploited, an enemy unit cannot.
#[test]
fn a_friendly_leader_unit_can_be_exploited() {
    let mut game =
        scenario().our_deployed_leader("Nute Gunray").our_hand(["Droideka Security"]).theirs(["Wampa"]).action_phase();
    game.us().play("Droideka Security");
    game.expect_options(["Nute Gunray", "done"]);
    game.us().choose("Nute Gunray").expect_ready_resources(16);
    game.expect_in_base_zone("Nute Gunray").expect_exhausted("Nute Gunray");
}

/// CR 7.5.16B: the numbers of several sources add up.
#[test]
fn exploit_numbers_of_several_sources_add_up() {
    let mut game = scenario()
        .our_leader("Count Dooku, Face of the Confederacy")
        .our_base("Capital City")
        .our_hand(["Droideka Security"])
        .our_resources(0)
        .ours(["Battle Droid", "Battle Droid", "Battle Droid", "Battle Droid"])
        .action_phase();
    game.expect_not_offered("play Droideka Security");
    game.us().use_ability("Count Dooku").play("Droideka Security").choose_times(3, "Battle Droid");
    game.expect_count("Battle Droid", 1).expect_in_play("Droideka Security").expect_action_of(Side::Them);
}

/// CR 7.5.16C, 6.2.3A: Exploit reduces a cost that includes the aspect penalty, but not below 0.
#[test]
fn exploit_reduces_the_cost_with_penalty_to_no_less_than_0() {
    // 6 + 2 for Vigilance.
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_base("Tipoca City")
        .our_hand(["Droideka Security"])
        .our_resources(4)
        .ours(["Battle Droid", "Battle Droid"])
        .action_phase();
    game.us().play("Droideka Security").choose_times(2, "Battle Droid").expect_ready_resources(0);
    let mut game = scenario()
        .our_leader("Count Dooku, Face of the Confederacy")
        .our_hand(["Obedient Vanguard"])
        .our_base("Tipoca City")
        .our_resources(3)
        .ours(["Battle Droid"])
        .action_phase();
    game.us().use_ability("Count Dooku").play("Obedient Vanguard").choose("Battle Droid").expect_ready_resources(3);
}

/// CR 7.5.16C, 6.2.4A: without enough resources for the full cost, units must be exploited until the rest can be paid.
/// With too few units, the card cannot be played.
#[test]
fn exploit_may_be_needed_to_pay() {
    let table = |droids: usize| {
        scenario()
            .our_leader("Nute Gunray")
            .our_hand(["Droideka Security"])
            .our_resources(3)
            .ours(std::iter::repeat_n("Battle Droid", droids))
            .action_phase()
    };
    table(1).expect_not_offered("play Droideka Security");
    let mut game = table(3);
    game.us().play("Droideka Security");
    game.expect_not_offered("done");
    game.us().choose("Battle Droid");
    game.expect_not_offered("done");
    game.us().choose("Battle Droid").expect_ready_resources(1);
}

/// CR 7.5.16D: triggers of exploited units are pending together with "when played" once the card is in play.
#[test]
fn triggers_of_exploited_units_are_pending_with_when_played() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_hand(["Osi Sobeck"])
        .ours(["Wartime Trade Official", "Obedient Vanguard"])
        .theirs(["Greedo", "Vanguard Infantry"])
        .action_phase();
    game.us().play("Osi Sobeck").choose("Wartime Trade Official");
    game.expect_count("Battle Droid", 0);
    game.us().choose("Obedient Vanguard");
    game.expect_in_play("Osi Sobeck").expect_waiting(["Wartime Trade Official", "Obedient Vanguard", "Osi Sobeck"]);
    // In our order: the Vanguard comes last and finds the new Battle Droid.
    game.us().resolve_first("Wartime Trade Official");
    game.expect_count("our Battle Droid", 1);
    game.us().resolve_first("Osi Sobeck").choose("Greedo");
    game.expect_captured("Greedo").expect_options(["Battle Droid", "Vanguard Infantry", "no"]);
    game.us().choose("Battle Droid");
    game.expect_power("Battle Droid", 3).expect_action_of(Side::Them);
}

/// CR 7.5.16D: with an event, they wait until the event is resolved.
#[test]
fn triggers_of_exploited_units_wait_for_the_event() {
    let mut game = scenario()
        .our_hand(["The Invasion of Christophsis"])
        .ours(["Vanguard Infantry", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("The Invasion of Christophsis").choose("Vanguard Infantry").done();
    game.expect_gone("AT-ST").expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 8.33.4: cards guarded by an exploited unit are rescued.
#[test]
fn exploiting_a_guard_rescues_its_captives() {
    let mut game = scenario().our_hand(["Droideka Security"]).ours([unit("Wampa").guarding(["AT-ST"])]).action_phase();
    game.us().play("Droideka Security").choose("Wampa");
    game.expect_controller("AT-ST", Side::Them).expect_exhausted("AT-ST").expect_in_play("Droideka Security");
}

/// CR 1.5.2: a unit that we control but do not own can be exploited, and goes to its owner's discard pile.
#[test]
fn a_borrowed_unit_can_be_exploited() {
    let mut game = scenario()
        .our_hand(["Admiral Trench"])
        .ours([unit("Wampa").owned_by(Side::Them), unit("Underworld Thug")])
        .action_phase();
    game.us().play("Admiral Trench").choose("Wampa").expect_hand([]);
    game.them().expect_discard(["Wampa"]);
    game.expect_action_of(Side::Them);
}
