//! Official rulings on the Command cards of Shadows of the Galaxy, as edition 8.0 answers them. What one ruling says of
//! many cards is in `alike.rs`.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SHD_082, CR 1.8.6: cost is what is printed: a unit that was played for less is no cheaper.
#[test]
fn outland_tie_vanguard_asks_for_the_printed_cost() {
    let mut game = scenario()
        .our_leader("Han Solo, Worth the Risk")
        .our_hand(["Wampa", "Outland TIE Vanguard"])
        .ours(["Swoop Racer"])
        .action_phase();
    game.us().use_ability("our leader").play("Wampa");
    game.them().pass();
    game.us().play("Outland TIE Vanguard");
    game.expect_options(["Swoop Racer", "no"]);
}

/// SHD_084, CR 6.3.5: combat damage is what is dealt in the last step of an attack, no other damage during one.
#[test]
fn phase_iii_dark_trooper_asks_for_combat_damage() {
    let mut game = scenario()
        .ours(["Phase-III Dark Trooper"])
        .theirs([unit("Viper Probe Droid").with(["Fallen Lightsaber"]), unit("Wampa")])
        .their_hand(["SHD_030"])
        .their_action_phase();
    game.them().play("Death Trooper").choose("Wampa").choose("Phase-III Dark Trooper");
    game.expect_damage("Phase-III Dark Trooper", 2).expect_upgrades("Phase-III Dark Trooper", []);
}

/// SHD_084: when it falls there is nothing to strengthen; the attacker has stopped attacking by then.
#[test]
fn phase_iii_dark_trooper_has_to_survive() {
    let mut game = scenario().ours(["Phase-III Dark Trooper"]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "Phase-III Dark Trooper");
    game.expect_gone("Phase-III Dark Trooper").expect_gone("Experience").expect_action_of(Side::Us);
    // A survivor whose attacker fell has its token when the next action comes.
    let mut game = scenario()
        .ours([unit("Phase-III Dark Trooper").with(["Resilient"])])
        .theirs([unit("Wampa").damage(3)])
        .their_action_phase();
    game.them().attack("Wampa", "Phase-III Dark Trooper");
    game.expect_upgrades("Phase-III Dark Trooper", ["Experience", "Resilient"]).expect_action_of(Side::Us);
}

/// SHD_087: his power is what it is now.
#[test]
fn crosshair_counts_changes_of_his_power() {
    let mut game = scenario()
        .ours([unit("Crosshair").with(["Experience"])])
        .their_hand(["Disarm"])
        .our_hand(["Moment of Glory"])
        .theirs(["AT-AT Suppressor"])
        .action_phase();
    game.us().play("Moment of Glory").choose("Crosshair");
    game.them().play("Disarm").choose("Crosshair");
    game.us().use_ability_number(1, "Crosshair");
    game.them().pass();
    // 2, 1 and 4, less 4, 1 of his own.
    game.us().use_ability_number(2, "Crosshair").choose("AT-AT Suppressor");
    game.expect_damage("AT-AT Suppressor", 4);
}

/// SHD_088: he may be the unit that captures.
#[test]
fn ephant_mon_may_capture_himself() {
    let mut game = scenario().ours(["Ephant Mon"]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "our base");
    game.us().attack("Ephant Mon", "their base").choose("AT-ST");
    game.expect_options(["Ephant Mon"]);
    game.us().choose("Ephant Mon");
    game.expect_captured("AT-ST");
    game.them().expect_base_damage(4);
}

/// SHD_088: attacking the very unit he captures, he has nothing left to damage.
#[test]
fn ephant_mon_may_capture_the_defending_unit() {
    let mut game = scenario().ours(["Ephant Mon"]).theirs(["AT-ST"]).their_action_phase();
    game.them().attack("AT-ST", "our base");
    game.us().attack("Ephant Mon", "AT-ST").choose("AT-ST").choose("Ephant Mon");
    game.expect_captured("AT-ST").expect_damage("Ephant Mon", 0);
    game.them().expect_base_damage(0);
}

/// SHD_090, CR 6.3.5: only combat damage goes to the other unit, not what abilities deal during the attack.
#[test]
fn maul_takes_other_damage_himself() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [Ability(When(on: [Attacks], do: [
                Damage(amount: 1, to: This),
            ]))])])"#,
        )
        .ours([unit("Maul, Shadow Collective Visionary").with(["Resilient"]), unit("Lom Pyke")])
        .theirs(["Battlefield Marine"])
        .action_phase();
    game.us().attack("Maul", "Battlefield Marine").resolve_first("Maul").choose("Lom Pyke");
    game.expect_damage("Maul", 1).expect_damage("Lom Pyke", 3);
}

/// SHD_092: who finds no unit left to capture captures none.
#[test]
fn finalizers_units_in_excess_do_nothing() {
    let mut game = scenario().our_hand(["Finalizer"]).ours(["Wampa", "Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Finalizer").choose("Finalizer").choose("Wampa").choose("Greedo").choose("AT-ST");
    game.expect_captured("AT-ST").expect_action_of(Side::Them);
}

/// SHD_099: a name has no subtitle.
#[test]
fn echo_looks_at_names_without_subtitles() {
    let mut game =
        scenario().our_hand(["Echo", "Chewbacca, Pykesbane"]).ours(["Chewbacca, Loyal Companion"]).action_phase();
    game.us().play("Echo").yes().choose("Chewbacca").choose("Chewbacca, Loyal Companion");
    game.expect_upgrades("Chewbacca", ["Experience", "Experience"]);
}

/// SHD_101, CR 6.3.0B: only a ready unit attacks.
#[test]
fn adelphi_patrol_wing_sends_only_a_ready_unit() {
    let mut game = scenario().our_hand(["Adelphi Patrol Wing"]).ours([unit("Wampa").exhausted()]).action_phase();
    game.us().play("Adelphi Patrol Wing");
    game.expect_action_of(Side::Them);
}

/// SHD_102: a name has no subtitle.
#[test]
fn the_marauder_looks_at_names_without_subtitles() {
    let mut game = scenario()
        .our_hand(["The Marauder"])
        .our_resources(10)
        .our_discard(["Chewbacca, Pykesbane"])
        .ours(["Chewbacca, Loyal Companion"])
        .action_phase();
    game.us().play("The Marauder").resolve_first("The Marauder").choose("Chewbacca, Pykesbane").expect_resources(11);
}

/// SHD_105: a unit that was discarded, or defeated as a resource, does not come back.
#[test]
fn spark_of_hope_asks_for_a_unit_defeated_as_a_unit() {
    let mut game = scenario()
        .our_leader("Lando Calrissian")
        .our_base("Nevarro City")
        .our_resources(10)
        .our_resource_cards(["Collections Starhopper", "Wampa"])
        .our_hand(["Spark of Hope"])
        .action_phase();
    game.us().use_ability("our leader").play("Collections Starhopper").choose("Wampa").expect_resources(11);
    game.them().pass();
    game.us().play("Spark of Hope").choose("Wampa").expect_resources(11);
    game.expect_in_discard("Wampa");
    let mut game = scenario()
        .our_leader("Kylo Ren, Rash and Deadly")
        .our_resources(10)
        .ours(["Greedo"])
        .our_hand(["Spark of Hope", "Wampa"])
        .action_phase();
    game.us().use_ability("our leader").choose("Wampa").choose("Greedo");
    game.them().pass();
    game.us().play("Spark of Hope").choose("Wampa").expect_resources(10);
}

/// SHD_109: what a unit triggers is resolved before the next one is played.
#[test]
fn endless_legions_resolves_each_unit_before_the_next() {
    let mut game = scenario()
        .our_hand(["Endless Legions"])
        .our_resources(18)
        .our_resource_cards(["Clan Wren Rescuer", "Maz Kanata"])
        .action_phase();
    game.us().play("Endless Legions").choose("Clan Wren Rescuer").choose("Maz Kanata").done().play("Clan Wren Rescuer");
    game.expect_asked(Side::Us, Ask::Target).expect_options(["Clan Wren Rescuer"]);
    game.us().choose("Clan Wren Rescuer").play("Maz Kanata");
    // Maz Kanata came later: she has no token for the Rescuer.
    game.expect_upgrades("Maz Kanata", []).expect_action_of(Side::Them);
}

/// SHD_114: a new resource is exhausted although the one that went was ready, and the other way round.
#[test]
fn scanning_officers_new_resources_are_exhausted() {
    let mut game = scenario()
        .our_hand(["Scanning Officer"])
        .their_resources(0)
        .their_resource_cards(["Privateer Crew", "Wampa", "Greedo"])
        .their_deck(["Recruit"])
        .action_phase();
    game.us().play("Scanning Officer").choose("Privateer Crew").choose("Wampa").choose("Greedo");
    game.them().expect_resources(3).expect_ready_resources(2);
}

/// SHD_114: a resource that has gained Smuggle is defeated as well.
#[test]
fn scanning_officer_finds_gained_smuggle() {
    let mut game = scenario()
        .our_hand(["Scanning Officer"])
        .theirs(["Tech"])
        .their_resources(0)
        .their_resource_cards(["Wampa", "Greedo"])
        .their_deck(["Recruit", "Repair", "Waylay"])
        .action_phase();
    game.us().play("Scanning Officer").choose("Wampa").choose("Greedo");
    game.them().expect_discard(["Wampa", "Greedo"]).expect_resources(2);
    game.expect_in_resources("Recruit").expect_in_resources("Repair");
}

/// SHD_115, CR 1.8.6: cost is what is printed.
#[test]
fn cobb_vanth_asks_for_the_printed_cost() {
    let mut game = scenario()
        .ours(["Cobb Vanth"])
        .theirs([unit("AT-ST").with(["Public Enemy"])])
        // Reputable Hunter would cost 2 now.
        .our_deck(["Reputable Hunter", "Warzone Lieutenant"])
        .their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    game.expect_options(["Warzone Lieutenant", "done"]);
}

/// SHD_115, CR 8.7.3: the unit is a new copy when it is played: defeated again it is not played again.
#[test]
fn cobb_vanths_successor_is_played_once() {
    let mut game = scenario()
        .our_resources(0)
        .ours(["Cobb Vanth"])
        .theirs(["AT-ST", "Wampa"])
        .our_deck(["Battlefield Marine", "Recruit"])
        .their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    game.us().choose("Battlefield Marine").play("Battlefield Marine");
    game.them().attack("Wampa", "Battlefield Marine");
    game.expect_in_discard("Battlefield Marine").expect_not_offered("play Battlefield Marine");
}

/// SHD_122: its attack defeats the defending unit at any point of it, before combat damage as well.
#[test]
fn arquitens_assault_cruiser_may_defeat_before_combat_damage() {
    let mut game = scenario()
        .our_resources(3)
        .ours([unit("Arquitens Assault Cruiser").with(["Hardpoint Heavy Blaster"])])
        .theirs(["TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Arquitens Assault Cruiser", "TIE/ln Fighter").choose("TIE/ln Fighter").expect_resources(4);
    game.expect_in_resources("TIE/ln Fighter").expect_action_of(Side::Them);
}

/// SHD_122, CR 7.6.16C: it takes its prey also when it falls with it.
#[test]
fn arquitens_assault_cruiser_takes_its_prey_though_it_falls() {
    let mut game = scenario()
        .our_resources(3)
        .ours([unit("Arquitens Assault Cruiser").damage(7)])
        .theirs(["Alliance X-Wing"])
        .action_phase();
    game.us().attack("Arquitens Assault Cruiser", "Alliance X-Wing").expect_resources(4);
    game.expect_in_resources("Alliance X-Wing").expect_in_discard("Arquitens Assault Cruiser");
}

/// SHD_123, CR 1.8.6: cost is what is printed.
#[test]
fn bounty_hunters_quarry_asks_for_the_printed_cost() {
    let mut game = scenario()
        .ours(["AT-ST"])
        // Jabba's Rancor costs less with Jabba the Hutt, but never that little.
        .our_leader("Jabba the Hutt, His High Exaltedness")
        .our_deck(["Jabba's Rancor", "Wampa", "Swoop Racer"])
        .theirs([unit("Underworld Thug").with(["Bounty Hunter's Quarry"])])
        .action_phase();
    game.us().attack("AT-ST", "Underworld Thug").yes();
    game.expect_options(["Swoop Racer", "done"]);
}

/// SHD_124: power is what it is now, on both sides.
#[test]
fn legal_authority_compares_power_as_it_is() {
    let mut game = scenario()
        .our_hand(["Legal Authority", "Disarm"])
        .ours([unit("Wampa").with(["Experience"])])
        .theirs([unit("AT-ST"), unit("Swoop Racer"), unit("Battlefield Marine").with(["Academy Training"])])
        .action_phase();
    game.us().play("Disarm").choose("AT-ST");
    game.them().pass();
    game.us().play_onto("Legal Authority", "Wampa");
    // Less than 5: the AT-ST has 2, the Racer 4, the Marine 5.
    game.expect_options(["AT-ST", "Swoop Racer"]);
}

/// SHD_128: two units must attack if they can, and only ready ones.
#[test]
fn outflank_must_attack_with_two_units_if_possible() {
    let mut game = scenario()
        .our_hand(["Outflank"])
        .ours([unit("Wampa"), unit("Swoop Racer"), unit("Greedo").exhausted()])
        .action_phase();
    game.us().play("Outflank");
    game.expect_options(["Wampa -> their base", "Swoop Racer -> their base"]);
    game.us().attack("Swoop Racer", "their base");
    game.expect_options(["Wampa -> their base"]);
    let mut game = scenario().our_hand(["Outflank"]).ours(["Wampa"]).action_phase();
    game.us().play("Outflank").attack("Wampa", "their base");
    game.expect_action_of(Side::Them);
}

/// SHD_128: the first attack is over, with all that it triggered, before the second begins.
#[test]
fn outflank_ends_the_first_attack_first() {
    let mut game = scenario()
        .our_hand(["Outflank"])
        .ours(["Greedo", "Swoop Racer"])
        .theirs(["Vanguard Infantry", "Pyke Sentinel"])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().play("Outflank");
    game.expect_options(["Greedo -> Pyke Sentinel", "Swoop Racer -> Pyke Sentinel"]);
    game.us().attack("Swoop Racer", "Pyke Sentinel");
    // The guard is gone.
    game.expect_offered("Greedo -> their base");
    game.us().attack("Greedo", "Vanguard Infantry");
    game.expect_waiting(["Greedo", "Vanguard Infantry"]);
}

/// SHD_129: the unit is paid for, the aspect penalty included.
#[test]
fn timely_intervention_is_followed_by_the_units_price() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_hand(["Timely Intervention", "Swoop Racer", "AT-ST"])
        .our_resources(6)
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Timely Intervention");
    game.expect_options(["play Swoop Racer", "no"]);
    // 1; 3 and 2 for Cunning.
    game.us().play("Swoop Racer").expect_ready_resources(0).no();
    game.expect_keyword("Swoop Racer", Keyword::Ambush);
}
