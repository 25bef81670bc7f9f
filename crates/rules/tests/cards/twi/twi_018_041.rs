//! The cards of Twilight of the Republic from TWI_018 to TWI_041: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- TWI_018 Quinlan Vos, Sticking the Landing ----

/// TWI_018: may exhaust to deal 1 damage to an enemy unit with the cost of the unit just played.
#[test]
fn quinlan_vos_may_damage_an_enemy_unit_of_the_same_cost() {
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
fn quinlan_vos_deployed_may_damage_an_enemy_unit_of_no_higher_cost() {
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

/// TWI_019: our leader unit gets +0/+1; other units and enemy leaders do not.
#[test]
fn pau_city_gives_our_leader_unit_1_hp() {
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
fn droid_manufactory_creates_two_droids_when_we_deploy() {
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
fn petranaki_arena_gives_our_leader_unit_1_power() {
    let mut game =
        scenario().our_base("Petranaki Arena").our_deployed_leader("Wat Tambor").ours(["Wampa"]).action_phase();
    game.expect_power("Wat Tambor", 4).expect_hp("Wat Tambor", 6).expect_power("Wampa", 4);
}

// ---- TWI_031 Rune Haako, Scheming Second ----

/// TWI_031: if a friendly unit was defeated this phase, may give a unit -1/-1.
#[test]
fn rune_haako_may_give_minus_1_1_after_a_friendly_defeat() {
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

/// TWI_031, TWI_040: Rune Haako needs a defeated friendly unit, A Fine Addition a defeated enemy unit.
#[test]
fn rune_haako_and_a_fine_addition_check_whose_unit_was_defeated() {
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

/// TWI_032: a Battle Droid when it is defeated.
#[test]
fn wartime_trade_official_creates_a_droid_when_defeated() {
    let mut game = scenario().ours(["Wartime Trade Official"]).theirs(["Wampa"]).action_phase();
    game.us().attack("Wartime Trade Official", "Wampa");
    game.expect_gone("Wartime Trade Official").expect_count("our Battle Droid", 1);
}

// ---- TWI_033 Calculating MagnaGuard ----

/// TWI_033, played: Sentinel for this phase.
#[test]
fn calculating_magnaguard_has_sentinel_when_played() {
    let mut game = scenario().our_hand(["Calculating MagnaGuard"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Calculating MagnaGuard");
    game.expect_keyword("Calculating MagnaGuard", Keyword::Sentinel);
    game.expect_not_offered("AT-ST -> Wampa").expect_not_offered("AT-ST -> our base");
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Calculating MagnaGuard", Keyword::Sentinel);
}

/// TWI_033: again when a friendly unit is defeated, not when an enemy unit is.
#[test]
fn calculating_magnaguard_has_sentinel_after_a_friendly_defeat() {
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

/// TWI_033, CR 7.6.4: it triggers on its own defeat and on units defeated with it, without effect.
#[test]
fn calculating_magnaguard_triggers_on_its_own_defeat_and_on_units_defeated_with_it() {
    let mut game = scenario()
        .our_hand(["Superlaser Blast"])
        .ours(["Calculating MagnaGuard", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Superlaser Blast");
    // For itself and for the Wampa, but not for the enemy unit.
    game.expect_asked(Side::Us, QuestionKind::WhichFirst);
    game.expect_waiting(["Calculating MagnaGuard", "Calculating MagnaGuard"]);
    game.us().resolve_first("Calculating MagnaGuard");
    game.expect_gone("Calculating MagnaGuard").expect_action_of(Side::Them);
}

/// TWI_033: it triggers on each exploited unit.
#[test]
fn calculating_magnaguard_triggers_on_exploited_units() {
    let mut game =
        scenario().our_hand(["Droideka Security"]).ours(["Calculating MagnaGuard", "Battle Droid"]).action_phase();
    game.us().play("Droideka Security").choose("Battle Droid").done();
    game.expect_keyword("Calculating MagnaGuard", Keyword::Sentinel).expect_action_of(Side::Them);
}

// ---- TWI_034 General Grievous, Trophy Collector ----

/// TWI_034: no penalty for Lightsabers played on him; the usual penalty on other units.
#[test]
fn general_grievous_ignores_the_penalty_of_lightsabers_on_him() {
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

/// TWI_034: with four Lightsabers on him, four enemy units are defeated on attack; with three, none.
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
fn general_grievous_defeats_fewer_units_when_there_are_fewer() {
    let sabers = ["Luke's Lightsaber", "Vader's Lightsaber", "Jedi Lightsaber", "Fallen Lightsaber"];
    let mut game = scenario()
        .ours([unit("General Grievous").with(sabers), unit("Greedo")])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().attack("General Grievous", "their base");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_options(["AT-ST"]).us().choose("AT-ST");
    game.expect_gone("Wampa").expect_gone("AT-ST").expect_in_play("Greedo").expect_action_of(Side::Them);
}

// Corners

/// TWI_034: upgrades that are not Lightsabers have their penalty and do not count.
#[test]
fn general_grievous_counts_only_lightsabers() {
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

/// TWI_035: Restore 1; on attack another friendly unit may be defeated to draw a card.
#[test]
fn morgan_elsbeth_may_defeat_a_unit_to_draw() {
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

/// TWI_036: Grit; an enemy unit with 2 or less remaining HP is defeated.
#[test]
fn devastating_gunship_defeats_an_enemy_with_2_or_less_remaining_hp() {
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
fn droideka_security_has_exploit_and_sentinel() {
    let mut game = scenario()
        .our_hand(["Droideka Security"])
        .our_leader("Nute Gunray")
        .our_resources(2)
        .ours(["Battle Droid", "Battle Droid", "Wampa"])
        .action_phase();
    game.us().play("Droideka Security");
    game.expect_asked(Side::Us, QuestionKind::Exploit);
    game.us().choose_times(2, "Battle Droid").expect_ready_resources(0);
    game.expect_count("Battle Droid", 0).expect_in_play("Wampa");
    game.expect_keyword("Droideka Security", Keyword::Sentinel);
}

// ---- TWI_038 Providence Destroyer ----

/// TWI_038: Exploit 2; on attack -2/-2 for an enemy space unit.
#[test]
fn providence_destroyer_gives_an_enemy_space_unit_minus_2_2() {
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

/// TWI_039: Exploit 4, Restore 2; an enemy unit gets -4/-0 and cannot attack this phase.
#[test]
fn malevolence_gives_minus_4_power_and_forbids_a_unit_to_attack() {
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

/// TWI_040: if an enemy unit was defeated, an upgrade from our hand or any discard pile is played without its penalty.
#[test]
fn a_fine_addition_plays_an_upgrade_from_hand_or_a_discard_pile() {
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

/// TWI_040: an upgrade of theirs goes to their discard pile when it is defeated.
#[test]
fn a_fine_addition_returns_an_opponents_upgrade_to_their_discard_pile() {
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
fn a_fine_addition_does_not_play_the_upgrade_for_free() {
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

/// TWI_041: a non-leader unit is defeated; its power is dealt to our base.
#[test]
fn lethal_crackdown_deals_the_units_power_to_our_base() {
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

/// TWI_041: the power at the moment of defeat is dealt, including effects for the phase.
#[test]
fn lethal_crackdown_counts_power_modifiers_of_the_phase() {
    let mut game = scenario()
        .our_hand(["Lethal Crackdown"])
        .theirs([unit("Wampa").with(["Experience"])])
        .their_hand(["Tactical Advantage"])
        .their_action_phase();
    game.them().play("Tactical Advantage").choose("Wampa");
    game.us().play("Lethal Crackdown").choose("Wampa").expect_base_damage(4 + 1 + 2);
}
