//! The cards of Twilight of the Republic from TWI_075 to TWI_088: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- TWI_075 Disruptive Burst ----

/// TWI_075: -1/-1 for each enemy unit, leaders included.
#[test]
fn disruptive_burst_gives_each_enemy_unit_minus_1_1() {
    let mut game = scenario()
        .our_hand(["Disruptive Burst"])
        .ours(["Battle Droid"])
        .their_deployed_leader("Nute Gunray")
        .theirs(["Battle Droid", "TIE/ln Fighter", "Wampa"])
        .action_phase();
    game.us().play("Disruptive Burst");
    game.expect_count("Battle Droid", 1).expect_gone("TIE/ln Fighter").expect_power("Wampa", 3).expect_hp("Wampa", 4);
    game.expect_power("Nute Gunray", 1).expect_hp("Nute Gunray", 7);
}

// ---- TWI_076 Death by Droids ----

/// TWI_076: a unit of cost 3 or less is defeated, and two Battle Droids are created.
#[test]
fn death_by_droids_defeats_a_cheap_unit_and_creates_two_droids() {
    let mut game =
        scenario().our_hand(["Death by Droids"]).theirs(["Swoop Racer", "Wampa", "Clone Trooper"]).action_phase();
    game.us().play("Death by Droids");
    game.expect_options(["Swoop Racer", "Clone Trooper"]);
    game.us().choose("Swoop Racer");
    game.expect_gone("Swoop Racer").expect_count("our Battle Droid", 2);
    let mut game = scenario().our_hand(["Death by Droids"]).theirs(["Wampa"]).action_phase();
    game.us().play("Death by Droids");
    game.expect_count("our Battle Droid", 2);
}

// Rulings

/// TWI_076, CR 1.8.6: the printed cost decides.
#[test]
fn death_by_droids_checks_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Death by Droids"])
        .theirs([unit("Republic ARC-170").with(["Academy Training"]), unit("Republic Defense Carrier")])
        .action_phase();
    game.us().play("Death by Droids");
    game.expect_options(["Republic ARC-170"]);
}

// ---- TWI_077 Vanquish ----

/// TWI_077: a non-leader unit is defeated; a reprint from the first set.
#[test]
fn vanquish_of_this_set_defeats_a_non_leader_unit() {
    let mut game =
        scenario().our_hand(["TWI_077"]).theirs(["Avenger"]).their_deployed_leader("Nute Gunray").action_phase();
    game.us().play("Vanquish");
    game.expect_options(["Avenger"]);
    game.us().choose("Avenger");
    game.expect_gone("Avenger");
}

// ---- TWI_078 The Invasion of Christophsis ----

/// TWI_078: Exploit 4; each unit of an opponent is defeated, leaders included.
#[test]
fn the_invasion_of_christophsis_defeats_all_units_of_an_opponent() {
    let mut game = scenario()
        .our_hand(["The Invasion of Christophsis"])
        .our_resources(9)
        .ours(["Battle Droid", "Battle Droid", "Battle Droid", "Wampa"])
        .their_deployed_leader("Nute Gunray")
        .theirs(["Avenger", "AT-ST"])
        .action_phase();
    game.us().play("The Invasion of Christophsis").choose_times(3, "Battle Droid").done();
    game.us().expect_ready_resources(0);
    game.expect_gone("Avenger").expect_gone("AT-ST").expect_in_base_zone("Nute Gunray").expect_in_play("Wampa");
}

// Corners

/// TWI_078: with three players, one opponent is chosen.
#[test]
fn the_invasion_of_christophsis_affects_one_chosen_opponent() {
    let mut game = scenario()
        .our_hand(["The Invasion of Christophsis"])
        .theirs(["Wampa"])
        .third(["Greedo", "AT-ST"])
        .action_phase();
    game.us().play("The Invasion of Christophsis");
    game.expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.third().no();
    game.expect_gone("AT-ST").expect_in_play("Wampa");
}

/// TWI_078: only friendly units can be exploited for it.
#[test]
fn the_invasion_of_christophsis_exploits_only_friendly_units() {
    let mut game = scenario()
        .our_hand(["The Invasion of Christophsis"])
        .our_resources(14)
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.expect_not_offered("play The Invasion of Christophsis");
    let mut game = scenario()
        .our_hand(["The Invasion of Christophsis"])
        .our_resources(14)
        .ours(["Battle Droid"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("The Invasion of Christophsis").choose("Battle Droid").expect_ready_resources(1);
    game.expect_gone("Wampa").expect_gone("AT-ST");
}

// ---- TWI_079 Confederate Courier ----

/// TWI_079: a Battle Droid when it is defeated.
#[test]
fn confederate_courier_creates_a_droid_when_defeated() {
    let mut game = scenario().ours(["Confederate Courier"]).theirs(["Alliance X-Wing"]).action_phase();
    game.us().attack("Confederate Courier", "Alliance X-Wing");
    game.expect_gone("Confederate Courier").expect_count("our Battle Droid", 1);
}

// ---- TWI_080 Poggle the Lesser, Archduke of the Stalgasin Hive ----

/// TWI_080: when we play another unit he may exhaust to create a Battle Droid. Created tokens are not played.
#[test]
fn poggle_may_exhaust_to_create_a_droid_when_we_play_a_unit() {
    let mut game = scenario()
        .our_hand(["Wampa", "Droid Deployment", "Poggle the Lesser"])
        .ours(["Poggle the Lesser"])
        .action_phase();
    let mut without = game.clone();
    let mut event = game.clone();
    game.us().play("Wampa").yes();
    game.expect_count("Battle Droid", 1).expect_exhausted("Poggle the Lesser").expect_action_of(Side::Them);
    without.us().play("Wampa").no();
    without.expect_count("Battle Droid", 0).expect_ready("Poggle the Lesser");
    event.us().play("Droid Deployment");
    event.expect_count("Battle Droid", 2).expect_action_of(Side::Them);
}

/// TWI_080: while exhausted, nothing is offered.
#[test]
fn poggle_exhausted_creates_nothing() {
    let mut game = scenario().our_hand(["Wampa"]).ours([unit("Poggle the Lesser").exhausted()]).action_phase();
    game.us().play("Wampa");
    game.expect_count("Battle Droid", 0).expect_action_of(Side::Them);
}

// Corners

/// TWI_080, TWI_101, CR 7.6.3: exploited units have left play when the unit enters play, so they do not trigger.
#[test]
fn exploited_units_do_not_trigger_on_the_card_they_were_exploited_for() {
    for listener in ["Poggle the Lesser", "Mas Amedda"] {
        let mut game = scenario().our_hand(["Droideka Security"]).ours([listener]).action_phase();
        game.us().play("Droideka Security").choose(listener);
        game.expect_in_play("Droideka Security").expect_gone(listener).expect_action_of(Side::Them);
    }
}

// ---- TWI_081 Droid Commando ----

/// TWI_081: Ambush if we control another Separatist.
#[test]
fn droid_commando_has_ambush_with_another_separatist() {
    let mut game =
        scenario().our_hand(["Droid Commando"]).ours(["Battle Droid"]).theirs(["Underworld Thug"]).action_phase();
    game.us().play("Droid Commando").attack("Droid Commando", "Underworld Thug");
    game.expect_gone("Underworld Thug").expect_damage("Droid Commando", 2);
    let mut game = scenario().our_hand(["Droid Commando"]).ours(["Wampa"]).theirs(["Battle Droid"]).action_phase();
    game.us().play("Droid Commando");
    game.expect_action_of(Side::Them);
}

// Corners

/// TWI_081: if the only other Separatist was exploited, it has no Ambush.
#[test]
fn droid_commando_has_no_ambush_when_its_companion_was_exploited() {
    let mut game = scenario()
        .our_leader("Count Dooku, Face of the Confederacy")
        .our_hand(["Droid Commando"])
        .ours(["Battle Droid"])
        .theirs(["Wampa"])
        .action_phase();
    let mut other = game.clone();
    game.us().use_ability("Count Dooku").play("Droid Commando").choose("Battle Droid");
    game.expect_action_of(Side::Them).expect_no_keyword("Droid Commando", Keyword::Ambush);
    other.us().use_ability("Count Dooku").play("Droid Commando").done();
    other.expect_asked(Side::Us, QuestionKind::Attack);
}

// ---- TWI_082 MagnaGuard Wing Leader ----

/// TWI_082: two Droids attack one after the other, once each round.
#[test]
fn magnaguard_wing_leader_lets_two_droids_attack() {
    let mut game = scenario()
        .ours(["MagnaGuard Wing Leader", "Battle Droid", "Super Battle Droid", "Wampa", "B1 Attack Platform"])
        .action_phase();
    game.us().use_ability("MagnaGuard Wing Leader");
    game.expect_not_offered("Wampa -> their base").expect_not_offered("MagnaGuard Wing Leader -> their base");
    game.us().attack("Battle Droid", "their base").attack("Super Battle Droid", "their base");
    game.expect_action_of(Side::Them).expect_ready("MagnaGuard Wing Leader");
    game.them().expect_base_damage(5).pass();
    game.expect_not_offered("use MagnaGuard Wing Leader");
    game.both_pass().nobody_resources();
    game.expect_offered("use MagnaGuard Wing Leader");
}

// Rulings

/// TWI_082: both attacks must be made, with ready Droids, if possible.
#[test]
fn magnaguard_wing_leader_requires_both_attacks() {
    let mut game = scenario()
        .ours([unit("MagnaGuard Wing Leader"), unit("Battle Droid"), unit("Super Battle Droid")])
        .ours([unit("B1 Attack Platform").exhausted()])
        .action_phase();
    game.us().use_ability("MagnaGuard Wing Leader");
    game.expect_options(["Battle Droid -> their base", "Super Battle Droid -> their base"]);
    game.us().attack("Battle Droid", "their base");
    game.expect_options(["Super Battle Droid -> their base"]);
}

/// TWI_082, TWI_123, CR 7.6.8A: the first attack and everything it triggers end before the second begins.
#[test]
fn first_attack_is_resolved_before_the_second() {
    let attacks = |game: &mut testkit::Scene| {
        game.us().attack("Battle Droid", "Vanguard Infantry");
        // What falls speaks first.
        game.them().choose("AT-ST");
        game.expect_upgrades("AT-ST", ["Experience"]);
        game.expect_options(["Super Battle Droid -> AT-ST", "Super Battle Droid -> their base"]);
        game.us().attack("Super Battle Droid", "their base");
        game.expect_action_of(Side::Them);
    };
    let table = || {
        scenario()
            .our_hand(["TWI_123"])
            .ours(["MagnaGuard Wing Leader", "Battle Droid", "Super Battle Droid"])
            .theirs([unit("Vanguard Infantry").damage(1), unit("AT-ST")])
            .action_phase()
    };
    let mut game = table();
    game.us().use_ability("MagnaGuard Wing Leader");
    attacks(&mut game);
    let mut game = scenario()
        .our_hand(["TWI_123"])
        .ours(["Battle Droid", "Super Battle Droid"])
        .theirs([unit("Vanguard Infantry").damage(1), unit("AT-ST")])
        .action_phase();
    game.us().play("Outflank");
    attacks(&mut game);
}

/// TWI_082, CR 6.4.0C: the action may be used without effect, because using it up for this round is a change. Of two
/// contradicting rulings this is the later one.
#[test]
fn magnaguard_wing_leader_may_be_used_without_a_droid() {
    let mut game = scenario().ours(["MagnaGuard Wing Leader", "Wampa"]).action_phase();
    game.us().use_ability("MagnaGuard Wing Leader");
    game.expect_action_of(Side::Them);
    game.them().pass();
    game.expect_not_offered("use MagnaGuard Wing Leader");
}

// ---- TWI_083 General's Guardian ----

/// TWI_083: a Battle Droid when it is attacked.
#[test]
fn generals_guardian_creates_a_droid_when_attacked() {
    let mut game = scenario().ours(["General's Guardian"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "General's Guardian");
    game.expect_count("our Battle Droid", 1).expect_gone("General's Guardian");
}

// ---- TWI_084 Kraken, Confederate Tactician ----

/// TWI_084: two Battle Droids when played; +1/+1 for each friendly token unit on attack.
#[test]
fn kraken_creates_droids_and_gives_tokens_1_1_on_attack() {
    let mut game = scenario().our_hand(["Kraken"]).action_phase();
    game.us().play("Kraken");
    game.expect_count("our Battle Droid", 2);
    let mut game = scenario()
        .ours(["Kraken", "Battle Droid", "Clone Trooper", "Super Battle Droid"])
        .theirs(["Battle Droid"])
        .action_phase();
    game.us().attack("Kraken", "their base");
    game.expect_power("our Battle Droid", 2).expect_hp("our Battle Droid", 2).expect_power("Clone Trooper", 3);
    game.expect_power("Super Battle Droid", 4).expect_power("their Battle Droid", 1).expect_power("Kraken", 2);
}

// ---- TWI_085 Kalani, Analytical General ----

/// TWI_085: on attack +2/+2 for another unit, for two with the initiative.
#[test]
fn kalani_may_give_two_units_2_2_with_the_initiative() {
    let table = |initiative: Side| {
        let mut game = scenario()
            .ours(["Kalani", "Wampa", "Battle Droid"])
            .theirs(["AT-ST"])
            .initiative(initiative)
            .action_phase();
        game.us().attack("Kalani", "their base");
        game
    };
    let mut game = table(Side::Us);
    game.expect_options(["Wampa", "Battle Droid", "AT-ST", "done"]);
    game.us().choose_each(["Wampa", "Battle Droid"]);
    game.expect_power("Wampa", 6).expect_hp("Battle Droid", 3).expect_action_of(Side::Them);
    let mut game = table(Side::Us);
    game.us().choose("Wampa").done();
    game.expect_power("Wampa", 6).expect_action_of(Side::Them);
    let mut game = table(Side::Them);
    game.expect_options(["Wampa", "Battle Droid", "AT-ST", "no"]);
    game.us().choose("Battle Droid");
    game.expect_power("Battle Droid", 3).expect_action_of(Side::Them);
    let mut game = table(Side::Them);
    game.us().no();
    game.expect_power("Wampa", 4).expect_action_of(Side::Them);
}

// Corners

/// TWI_085: +2 power and +2 HP.
#[test]
fn kalani_gives_2_power_and_2_hp() {
    let mut game = scenario().ours(["Kalani", "Wampa"]).initiative(Side::Them).action_phase();
    game.us().attack("Kalani", "their base").choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7);
}

// ---- TWI_086 Admiral Trench, Holding the Line ----

/// TWI_086: Exploit 1; up to three friendly units defeated this phase return to hand, exploited ones included.
#[test]
fn admiral_trench_returns_units_defeated_this_phase() {
    let mut game = scenario()
        .our_hand(["Admiral Trench"])
        .our_discard(["Swoop Racer", "Repair"])
        .ours([unit("Wampa").damage(4), unit("Underworld Thug"), unit("Battle Droid")])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.them().pass();
    game.us().play("Admiral Trench").choose("Underworld Thug");
    game.expect_options(["Wampa", "Underworld Thug", "done"]);
    game.us().choose_each(["Wampa", "Underworld Thug"]).expect_hand(["Underworld Thug", "Wampa"]);
    game.us().expect_discard(["Repair", "Swoop Racer"]);
    game.expect_action_of(Side::Them);
}

// Corners

/// TWI_086: only defeated units in our own discard pile, not a card discarded from hand.
#[test]
fn admiral_trench_returns_only_defeated_cards_of_our_discard_pile() {
    let mut game = scenario()
        .our_hand(["Admiral Trench", "Swoop Racer"])
        .ours([unit("Wampa").damage(4).owned_by(Side::Them), unit("Underworld Thug")])
        .theirs(["AT-ST"])
        .their_hand(["Force Throw"])
        .action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.them().play("Force Throw").choose_player(Side::Us);
    game.us().choose("Swoop Racer").play("Admiral Trench").done().expect_hand([]);
    game.us().expect_discard(["Swoop Racer"]);
    game.expect_action_of(Side::Them);
}

/// TWI_086: at most three units.
#[test]
fn admiral_trench_returns_at_most_three_units() {
    let mut game = scenario()
        .our_hand(["Admiral Trench"])
        .ours(["Greedo", "Swoop Racer", "Underworld Thug", "Cantina Braggart", "Battle Droid"])
        .their_hand(["Superlaser Blast"])
        .their_action_phase();
    game.them().play("Superlaser Blast");
    game.us().no().play("Admiral Trench");
    game.us().choose_each(["Greedo", "Swoop Racer", "Underworld Thug"]);
    game.expect_action_of(Side::Them);
    game.us().expect_hand(["Greedo", "Swoop Racer", "Underworld Thug"]);
}

// ---- TWI_087 Separatist Super Tank ----

/// TWI_087: Exploit 3.
#[test]
fn separatist_super_tank_has_exploit_3() {
    let mut game = scenario()
        .our_leader("Wat Tambor")
        .our_hand(["Separatist Super Tank"])
        .our_resources(3)
        .ours(["Battle Droid", "Battle Droid", "Battle Droid", "Battle Droid"])
        .action_phase();
    game.us().play("Separatist Super Tank").choose_times(3, "Battle Droid").expect_ready_resources(0);
    game.expect_count("Battle Droid", 1).expect_in_play("Separatist Super Tank").expect_action_of(Side::Them);
}

// ---- TWI_088 Reprocess ----

/// TWI_088: up to four units from our discard pile go to the bottom of the deck. A Battle Droid is created for each.
#[test]
fn reprocess_creates_droids_for_units_put_on_the_bottom() {
    let mut game = scenario()
        .our_hand(["Reprocess"])
        .our_discard(["Wampa", "AT-ST", "Greedo", "Swoop Racer", "Chopper", "Repair"])
        .their_discard(["Avenger"])
        .action_phase();
    let mut fewer = game.clone();
    game.us().play("Reprocess");
    game.expect_options(["Wampa", "AT-ST", "Greedo", "Swoop Racer", "Chopper", "done"]);
    game.us().choose_each(["Wampa", "AT-ST", "Greedo", "Swoop Racer"]).expect_discard([
        "Chopper",
        "Repair",
        "Reprocess",
    ]);
    game.us().expect_deck_size(14);
    game.expect_count("our Battle Droid", 4).expect_in_deck("Wampa").expect_in_deck("Greedo");
    fewer.us().play("Reprocess").choose("Wampa").done().expect_deck_size(11);
    fewer.expect_count("our Battle Droid", 1);
}
