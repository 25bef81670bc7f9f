//! The cards of Twilight of the Republic from TWI_018 to TWI_041: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

// ---- TWI_018 Quinlan Vos, Sticking the Landing ----

/// TWI_018: he may exhaust himself to deal 1 damage to an enemy unit of the cost of the unit just played.
#[test]
fn quinlan_vos_hurts_a_unit_of_the_same_cost() {
    let mut game = scenario()
        .our_leader("Quinlan Vos")
        .our_hand(["Rogue Operative", "Repair"])
        .ours(["Swoop Racer"])
        .theirs(["Swoop Racer", "Battlefield Marine", "Wampa"])
        .action_phase();
    game.us().play("Rogue Operative").yes();
    game.expect_options(["Swoop Racer"]);
    game.us().choose("Swoop Racer");
    game.expect_damage("their Swoop Racer", 1).expect_exhausted("Quinlan Vos");
    game.them().pass();
    // An event is no unit.
    game.us().play("Repair").choose("our base");
    game.expect_action_of(Side::Them);
}

/// TWI_018, deployed: that cost or less, and he stays ready.
#[test]
fn quinlan_vos_deployed_hurts_a_unit_that_costs_no_more() {
    let mut game = scenario()
        .our_deployed_leader("Quinlan Vos")
        .our_hand(["Rogue Operative"])
        .theirs(["Swoop Racer", "Battlefield Marine", "Wampa"])
        .action_phase();
    game.us().play("Rogue Operative");
    game.expect_options(["Swoop Racer", "Battlefield Marine", "no"]);
    game.us().choose("Battlefield Marine");
    game.expect_damage("Battlefield Marine", 1).expect_ready("Quinlan Vos");
}

// ---- TWI_019 Pau City ----

/// TWI_019: our leader unit gets +0/+1, other units and theirs do not.
#[test]
fn pau_city_hardens_our_leader_unit() {
    let mut game = scenario()
        .our_base("Pau City")
        .our_deployed_leader("Yoda, Sensing Darkness")
        .their_deployed_leader("Nute Gunray")
        .ours(["Wampa"])
        .action_phase();
    game.expect_hp("Yoda", 10).expect_power("Yoda", 4).expect_hp("Wampa", 5).expect_hp("Nute Gunray", 8);
}

// ---- TWI_022 Droid Manufactory ----

/// TWI_022: two Battle Droids when we deploy a leader, none when they do.
#[test]
fn droid_manufactory_makes_droids_when_we_deploy() {
    let mut game = scenario().our_base("Droid Manufactory").our_leader("Wat Tambor").action_phase();
    game.us().deploy();
    game.expect_count("our Battle Droid", 2).expect_exhausted("Battle Droid #1");
    game.them().deploy();
    game.expect_count("Battle Droid", 2);
}

// ---- TWI_025 Shadow Collective Camp ----

/// TWI_025: a card when we deploy a leader, none when they do.
#[test]
fn shadow_collective_camp_draws_when_we_deploy() {
    let mut game = scenario().our_base("Shadow Collective Camp").our_leader("Wat Tambor").action_phase();
    game.us().deploy().expect_hand_size(1);
    game.them().deploy().expect_hand_size(0);
    game.us().expect_hand_size(1);
}

// ---- TWI_028 Petranaki Arena ----

/// TWI_028: our leader unit gets +1/+0.
#[test]
fn petranaki_arena_strengthens_our_leader_unit() {
    let mut game =
        scenario().our_base("Petranaki Arena").our_deployed_leader("Wat Tambor").ours(["Wampa"]).action_phase();
    game.expect_power("Wat Tambor", 4).expect_hp("Wat Tambor", 6).expect_power("Wampa", 4);
}

// ---- TWI_031 Rune Haako, Scheming Second ----

/// TWI_031: after a loss, -1/-1 for a unit, if we like.
#[test]
fn rune_haako_weakens_a_unit_after_a_loss() {
    let mut game =
        scenario().our_hand(["Rune Haako"]).ours(["Battle Droid"]).theirs(["Wampa", "TIE/ln Fighter"]).action_phase();
    let mut without = game.clone();
    without.us().play("Rune Haako");
    without.expect_action_of(Side::Them);
    game.us().attack("Battle Droid", "Wampa");
    game.them().pass();
    game.us().play("Rune Haako");
    game.expect_options(["Rune Haako", "Wampa", "TIE/ln Fighter", "no"]);
    game.us().choose("TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_action_of(Side::Them);
}

// Corners

/// TWI_031, TWI_040: whose unit was defeated.
#[test]
fn whose_unit_was_defeated() {
    let mut game = scenario().ours(["Wampa"]).our_hand(["Rune Haako"]).theirs(["Greedo"]).action_phase();
    game.us().attack("Wampa", "Greedo");
    game.them().no().pass();
    game.us().play("Rune Haako");
    game.expect_action_of(Side::Them);
    let mut game = scenario()
        .ours(["Wampa", "Swoop Racer"])
        .our_hand(["A Fine Addition", "Devotion"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Wampa", "AT-ST");
    game.them().pass();
    game.us().play("A Fine Addition").expect_hand(["Devotion"]);
    game.expect_action_of(Side::Them);
}

// ---- TWI_032 Wartime Trade Official ----

/// TWI_032: a Battle Droid when it falls.
#[test]
fn wartime_trade_official_leaves_a_droid() {
    let mut game = scenario().ours(["Wartime Trade Official"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Wartime Trade Official", "Wampa");
    game.expect_gone("Wartime Trade Official").expect_count("our Battle Droid", 1);
}

// ---- TWI_033 Calculating MagnaGuard ----

/// TWI_033, played: Sentinel for this phase.
#[test]
fn calculating_magnaguard_is_a_sentinel_when_played() {
    let mut game = scenario().our_hand(["Calculating MagnaGuard"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Calculating MagnaGuard");
    game.expect_keyword("Calculating MagnaGuard", Keyword::Sentinel);
    game.expect_not_offered("AT-ST -> Wampa").expect_not_offered("AT-ST -> our base");
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Calculating MagnaGuard", Keyword::Sentinel);
}

/// TWI_033: and again when a unit of ours falls, not when theirs does.
#[test]
fn calculating_magnaguard_is_a_sentinel_after_a_loss() {
    let mut game = scenario()
        .ours(["Calculating MagnaGuard", "Battle Droid"])
        .theirs(["AT-ST", "Battle Droid"])
        .their_action_phase();
    game.them().attack("Battle Droid", "Calculating MagnaGuard");
    game.expect_no_keyword("Calculating MagnaGuard", Keyword::Sentinel);
    game.us().attack("Battle Droid", "AT-ST");
    game.expect_keyword("Calculating MagnaGuard", Keyword::Sentinel);
}

// Corners

/// TWI_033, CR 7.6.4: it hears its own fall and that of units that fall with it, to no avail.
#[test]
fn calculating_magnaguard_falls_with_others() {
    let mut game = scenario()
        .our_hand(["Superlaser Blast"])
        .ours(["Calculating MagnaGuard", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Superlaser Blast");
    while game.game.question().is_some_and(|question| question.ask == Ask::WhichFirst) {
        game.us().resolve_first("Calculating MagnaGuard");
    }
    game.expect_gone("Calculating MagnaGuard").expect_action_of(Side::Them);
}

/// TWI_033: a unit in play hears each exploited one fall.
#[test]
fn calculating_magnaguard_hears_exploited_units() {
    let mut game =
        scenario().our_hand(["Droideka Security"]).ours(["Calculating MagnaGuard", "Battle Droid"]).action_phase();
    game.us().play("Droideka Security").choose("Battle Droid").done();
    game.expect_keyword("Calculating MagnaGuard", Keyword::Sentinel).expect_action_of(Side::Them);
}

// ---- TWI_034 General Grievous, Trophy Collector ----

/// TWI_034: Lightsabers are put on him without the penalty, on others with it.
#[test]
fn general_grievous_collects_lightsabers_cheaply() {
    let mut game = scenario()
        .our_base("Tipoca City")
        .our_leader("Wat Tambor")
        .ours(["General Grievous", "Wampa"])
        .our_hand(["Luke's Lightsaber", "Academy Training"])
        .our_resources(4)
        .action_phase();
    game.expect_offered("play Luke's Lightsaber onto General Grievous");
    game.expect_not_offered("play Luke's Lightsaber onto Wampa");
    game.us().play_onto("Luke's Lightsaber", "General Grievous").expect_ready_resources(2);
}

/// TWI_034: with four Lightsabers on him, four enemy units fall when he attacks; with three, none.
#[test]
fn general_grievous_with_four_lightsabers_defeats_four_units() {
    let sabers = ["Luke's Lightsaber", "Vader's Lightsaber", "Jedi Lightsaber", "Fallen Lightsaber"];
    let table = |count: usize| {
        scenario()
            .ours([unit("General Grievous").with(sabers[..count].iter().copied())])
            .theirs(["Wampa", "AT-ST", "Greedo", "TIE/ln Fighter", "Alliance X-Wing"])
            .action_phase()
    };
    let mut game = table(4);
    game.us().attack("General Grievous", "their base").choose_each(["Wampa", "AT-ST", "TIE/ln Fighter"]);
    game.expect_in_play("Wampa").expect_options(["Greedo", "Alliance X-Wing"]);
    game.us().choose("Alliance X-Wing");
    game.expect_gone("Wampa").expect_gone("AT-ST").expect_gone("TIE/ln Fighter").expect_gone("Alliance X-Wing");
    game.expect_in_play("Greedo").expect_action_of(Side::Them);
    let mut game = table(3);
    game.us().attack("General Grievous", "their base");
    game.expect_in_play("Wampa").expect_action_of(Side::Them);
}

/// TWI_034: with fewer than four enemy units, as many as there are.
#[test]
fn general_grievous_defeats_as_many_as_there_are() {
    let sabers = ["Luke's Lightsaber", "Vader's Lightsaber", "Jedi Lightsaber", "Fallen Lightsaber"];
    let mut game = scenario().ours([unit("General Grievous").with(sabers)]).theirs(["Wampa", "AT-ST"]).action_phase();
    game.us().attack("General Grievous", "their base");
    if game.game.question().is_some_and(|question| question.ask == Ask::Target) {
        game.us().choose_each(["Wampa", "AT-ST"]);
    }
    game.expect_gone("Wampa").expect_gone("AT-ST").expect_action_of(Side::Them);
}

// Corners

/// TWI_034: other upgrades are no Lightsabers: they cost him their penalty, and do not count.
#[test]
fn general_grievous_collects_lightsabers_alone() {
    let grievous = "General Grievous, Trophy Collector";
    let mut game = scenario().our_hand(["Ruthlessness"]).ours([grievous]).action_phase();
    // 1, and 2 each for Aggression and Villainy.
    game.us().play_onto("Ruthlessness", "General Grievous").expect_ready_resources(15);
    let armed = unit(grievous).with(["Jedi Lightsaber", "Jedi Lightsaber", "Jedi Lightsaber", "Ruthlessness"]);
    let mut game = scenario().ours([armed]).theirs(["Wampa", "Greedo"]).action_phase();
    game.us().attack("General Grievous", "their base");
    game.expect_in_play("Wampa").expect_in_play("Greedo").expect_action_of(Side::Them);
}

// ---- TWI_035 Morgan Elsbeth, Keeper of Many Secrets ----

/// TWI_035: Restore 1; on attack another unit of ours may fall for a card.
#[test]
fn morgan_elsbeth_trades_a_unit_for_a_card() {
    let mut game =
        scenario().ours(["Morgan Elsbeth", "Battle Droid"]).theirs(["Wampa"]).our_base_damage(2).action_phase();
    let mut without = game.clone();
    game.us().attack("Morgan Elsbeth", "their base").resolve_first("Restore").expect_base_damage(1);
    game.expect_options(["Battle Droid", "no"]);
    game.us().choose("Battle Droid").expect_hand_size(1);
    game.expect_gone("Battle Droid");
    without.us().attack("Morgan Elsbeth", "their base").resolve_first("Restore").no().expect_hand_size(0);
    without.expect_in_play("Battle Droid");
}

// ---- TWI_036 Devastating Gunship ----

/// TWI_036: Grit; an enemy unit with 2 HP or less left falls.
#[test]
fn devastating_gunship_defeats_a_weak_enemy() {
    let mut game = scenario()
        .our_hand(["Devastating Gunship"])
        .ours(["Battle Droid"])
        .theirs([unit("Wampa").damage(3), unit("AT-ST").damage(4), unit("TIE/ln Fighter")])
        .action_phase();
    game.us().play("Devastating Gunship");
    game.expect_options(["Wampa", "TIE/ln Fighter"]);
    game.us().choose("Wampa");
    game.expect_gone("Wampa").expect_keyword("Devastating Gunship", Keyword::Grit);
}

// ---- TWI_037 Droideka Security ----

/// TWI_037: Exploit 2, Sentinel.
#[test]
fn droideka_security_exploits_and_guards() {
    let mut game = scenario()
        .our_hand(["Droideka Security"])
        .our_leader("Nute Gunray")
        .our_resources(2)
        .ours(["Battle Droid", "Battle Droid", "Wampa"])
        .action_phase();
    game.us().play("Droideka Security");
    game.expect_asked(Side::Us, Ask::Exploit);
    game.us().choose_times(2, "Battle Droid").expect_ready_resources(0);
    game.expect_count("Battle Droid", 0).expect_in_play("Wampa");
    game.expect_keyword("Droideka Security", Keyword::Sentinel);
}

// ---- TWI_038 Providence Destroyer ----

/// TWI_038: Exploit 2; on attack -2/-2 for an enemy space unit.
#[test]
fn providence_destroyer_weakens_a_space_unit() {
    let mut game = scenario()
        .ours(["Providence Destroyer", "TIE/ln Fighter"])
        .theirs(["Alliance X-Wing", "Avenger", "Wampa"])
        .action_phase();
    game.us().attack("Providence Destroyer", "Alliance X-Wing");
    game.expect_options(["Alliance X-Wing", "Avenger"]);
    game.us().choose("Avenger");
    game.expect_power("Avenger", 6).expect_hp("Avenger", 6).expect_gone("Alliance X-Wing");
    game.expect_damage("Providence Destroyer", 2);
}

// ---- TWI_039 Malevolence, Grievous's Secret Weapon ----

/// TWI_039: Exploit 4, Restore 2; an enemy unit gets -4/-0 and does not attack this phase.
#[test]
fn malevolence_stops_an_enemy_unit() {
    let mut game = scenario()
        .our_hand(["Malevolence"])
        .our_leader("Nute Gunray")
        .our_resources(9)
        .theirs(["AT-ST", "Wampa"])
        .action_phase();
    game.us().play("Malevolence").expect_ready_resources(0);
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 2).expect_hp("AT-ST", 7).expect_keyword("Malevolence", Keyword::Restore);
    game.expect_not_offered("AT-ST -> our base").expect_offered("Wampa -> our base");
    game.both_pass().nobody_resources();
    game.us().pass();
    game.expect_power("AT-ST", 6).expect_offered("AT-ST -> our base");
}

// ---- TWI_040 A Fine Addition ----

/// TWI_040: after an enemy unit has fallen, an upgrade from our hand or any discard pile without its penalty.
#[test]
fn a_fine_addition_plays_an_upgrade_from_anywhere() {
    let mut game = scenario()
        .our_hand(["A Fine Addition", "Academy Training"])
        .our_discard(["Foresight", "Repair"])
        .their_discard(["Fallen Lightsaber"])
        .our_leader("Nute Gunray")
        .our_resources(3)
        .ours(["Wampa"])
        .theirs(["Battle Droid"])
        .action_phase();
    let mut without = game.clone();
    without.us().play("A Fine Addition").expect_hand(["Academy Training"]);
    without.expect_action_of(Side::Them);
    game.us().attack("Wampa", "Battle Droid");
    game.them().pass();
    game.us().play("A Fine Addition");
    game.expect_offered("play Academy Training onto Wampa").expect_offered("play Foresight onto Wampa");
    game.us().play_onto("Fallen Lightsaber", "Wampa").expect_ready_resources(0);
    game.expect_upgrades("Wampa", ["Fallen Lightsaber"]).expect_controller("Fallen Lightsaber", Side::Us);
    game.expect_action_of(Side::Them);
}

// Corners

/// TWI_040: an upgrade of theirs stays theirs: defeated, it goes back to their discard pile.
#[test]
fn a_fine_addition_borrows_from_the_opponent() {
    let mut game = scenario()
        .our_hand(["A Fine Addition"])
        .ours(["Wampa"])
        .theirs(["Battle Droid"])
        .their_discard(["Academy Training"])
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().attack("Wampa", "Battle Droid");
    game.them().pass();
    game.us().play("A Fine Addition").play_onto("Academy Training", "Wampa");
    game.them().play("Confiscate").choose("Academy Training").expect_discard(["Academy Training", "Confiscate"]);
    game.us().expect_discard(["A Fine Addition"]);
}

// Rulings

/// TWI_040, CR 6.2.0E: the upgrade is paid for.
#[test]
fn a_fine_addition_does_not_pay_for_the_upgrade() {
    let mut game = scenario()
        .our_leader("Nute Gunray")
        .our_hand(["A Fine Addition", "Academy Training", "Foresight"])
        .our_resources(1)
        .ours(["Wampa"])
        .theirs(["Battle Droid"])
        .action_phase();
    game.us().attack("Wampa", "Battle Droid");
    game.them().pass();
    game.us().play("A Fine Addition");
    game.expect_offered("play Foresight onto Wampa").expect_not_offered("play Academy Training onto Wampa");
    game.us().play_onto("Foresight", "Wampa").expect_ready_resources(0);
}

/// TWI_040, CR 7.5.17C: a Pilot may be played as an upgrade, from the hand and from a discard pile.
#[test]
fn a_fine_addition_plays_pilots_as_upgrades() {
    let table =
        || scenario().ours(["Green Squadron A-Wing", "Wampa"]).theirs(["TIE/ln Fighter", "Death Star Stormtrooper"]);
    let mut games = [
        table().our_hand(["A Fine Addition", "Sullustan Spacer"]).action_phase(),
        table().our_hand(["A Fine Addition"]).their_discard(["Sullustan Spacer"]).action_phase(),
    ];
    for game in &mut games {
        game.us().attack("Wampa", "Death Star Stormtrooper");
        game.them().pass();
        game.us().play("A Fine Addition").play_onto("Sullustan Spacer", "Green Squadron A-Wing");
        game.expect_upgrades("Green Squadron A-Wing", ["Sullustan Spacer"]);
    }
}

// ---- TWI_041 Lethal Crackdown ----

/// TWI_041: a unit that is no leader falls, its power is dealt to our base.
#[test]
fn lethal_crackdown_costs_our_base_the_power() {
    let mut game = scenario()
        .our_hand(["Lethal Crackdown"])
        .theirs(["AT-ST", "Wampa"])
        .their_deployed_leader("Nute Gunray")
        .action_phase();
    game.us().play("Lethal Crackdown");
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("AT-ST").expect_base_damage(6);
    game.expect_gone("AT-ST");
}

// Rulings

/// TWI_041: the power at the moment it fell is dealt, with what it had for the phase.
#[test]
fn lethal_crackdown_counts_power_for_the_phase() {
    let mut game = scenario()
        .our_hand(["Lethal Crackdown"])
        .theirs([unit("Wampa").with(["Experience"])])
        .their_hand(["Tactical Advantage"])
        .their_action_phase();
    game.them().play("Tactical Advantage").choose("Wampa");
    game.us().play("Lethal Crackdown").choose("Wampa").expect_base_damage(4 + 1 + 2);
}
