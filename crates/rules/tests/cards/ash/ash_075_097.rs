//! The cards of Ashes of the Empire from ASH_075 to ASH_097: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- ASH_075 Pit Droid Team ----

/// ASH_075: the first upgrade that we play on another friendly unit each phase costs 1 less.
#[test]
fn pit_droid_team_makes_the_first_upgrade_on_another_unit_cheaper() {
    let mut game = scenario()
        .our_base("Command Center")
        .ours(["Pit Droid Team", "Wampa"])
        .theirs(["AT-ST"])
        .our_hand(["Academy Training", "Academy Training", "Academy Training"])
        .our_resources(8)
        .action_phase();
    game.us().play_onto("Academy Training", "Pit Droid Team").expect_ready_resources(6);
    game.them().pass();
    game.us().play_onto("Academy Training", "Wampa").expect_ready_resources(5);
    game.them().pass();
    game.us().play_onto("Academy Training", "Wampa").expect_ready_resources(3);
}

/// ASH_075, CR 8.8.1: the first upgrade counts as the first even after it has left play.
#[test]
fn pit_droid_team_counts_an_upgrade_that_has_left_play() {
    let mut game = scenario()
        .our_base("Command Center")
        .ours(["Pit Droid Team", "Wampa"])
        .our_hand(["Academy Training", "Academy Training"])
        .our_resources(8)
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().play_onto("Academy Training", "Wampa").expect_ready_resources(7);
    game.them().play("Confiscate").choose("Academy Training");
    game.expect_upgrades("Wampa", []).us().play_onto("Academy Training", "Wampa").expect_ready_resources(5);
}

// ---- ASH_076 Remnant Official ----

/// ASH_076: Restore 2.
#[test]
fn remnant_official_has_restore_2() {
    let mut game = scenario().ours(["Remnant Official"]).our_base_damage(5).action_phase();
    game.us().attack("Remnant Official", "their base").expect_base_damage(3);
}

// ---- ASH_077 Ryder Azadi, Restored Governor ----

/// ASH_077: opponents cannot play cards of the named name while he is in play.
#[test]
fn ryder_azadi_stops_opponents_from_playing_the_named_card() {
    let mut game = scenario()
        .our_hand(["Ryder Azadi, Restored Governor", "Wampa"])
        .their_hand(["Wampa", "Greedo"])
        .confiscate_does("Defeat(Choose())")
        .our_resources(20)
        .action_phase();
    game.us().play("Ryder Azadi").name_card("Wampa");
    game.expect_not_offered("play Wampa").expect_offered("play Greedo");
    game.them().pass();
    game.expect_offered("play Wampa");
}

// Rulings

/// ASH_077: the name without a subtitle counts for all cards with that name (ruling 1).
#[test]
fn ryder_azadi_names_a_card_without_its_subtitle() {
    let mut game = scenario()
        .our_hand(["Ryder Azadi, Restored Governor"])
        .their_hand(["Luke Skywalker, Jedi Knight"])
        .action_phase();
    game.us().play("Ryder Azadi").name_card("Luke Skywalker");
    game.expect_not_offered("play Luke Skywalker");
}

/// ASH_077: it affects the opponents of the player who played him, under any control, until he leaves play (ruling 2).
#[test]
fn ryder_azadi_affects_the_same_opponents_under_any_controller() {
    let mut game = scenario()
        .our_hand(["Ryder Azadi, Restored Governor", "Wampa"])
        .their_hand(["Confiscate", "Wampa"])
        .confiscate_does("TakeControl(of: Choose(side: Enemy))")
        .action_phase();
    game.us().play("Ryder Azadi").name_card("Wampa");
    game.them().play("Confiscate").choose("Ryder Azadi");
    game.expect_controller("Ryder Azadi", Side::Them).expect_offered("play Wampa");
    game.us().pass();
    game.expect_not_offered("play Wampa");
}

/// ASH_077: captured and rescued, his effect has ended (ruling 3).
#[test]
fn ryder_azadi_captured_and_rescued_stops_no_cards() {
    let mut game = scenario().our_hand(["Ryder Azadi, Restored Governor"]).their_hand(["Confiscate", "Wampa", "Confiscate"]).confiscate_does("If(if: Exists(side: Enemy), then: [Capture(by: Choose(side: Friendly), what: Choose(side: Enemy))], else: [Defeat(Choose())])").theirs(["AT-ST"]).action_phase();
    game.us().play("Ryder Azadi").name_card("Wampa");
    game.expect_not_offered("play Wampa");
    game.them().play("Confiscate").choose("AT-ST").choose("Ryder Azadi");
    game.us().pass();
    game.expect_offered("play Wampa");
    game.them().play("Confiscate").choose("AT-ST");
    game.expect_in_play("Ryder Azadi");
    game.us().pass();
    game.expect_offered("play Wampa");
}

// ---- ASH_078 B-Wing Rearguard ----

/// ASH_078: Sentinel while we control a ground unit.
#[test]
fn b_wing_rearguard_has_sentinel_with_a_friendly_ground_unit() {
    let mut game = scenario().ours(["B-Wing Rearguard", "Alliance X-Wing"]).our_hand(["Greedo"]).action_phase();
    game.expect_no_keyword("B-Wing Rearguard", Keyword::Sentinel);
    game.us().play("Greedo");
    game.expect_keyword("B-Wing Rearguard", Keyword::Sentinel);
}

// ---- ASH_079 Koska Reeves, Warrior of Mandalore ----

/// ASH_079: creates a Mandalorian if a friendly unit was defeated this phase; Sentinel while we control a token unit.
#[test]
fn koska_reeves_creates_a_mandalorian_after_a_friendly_unit_was_defeated() {
    let mut game = scenario()
        .our_hand(["Koska Reeves, Warrior of Mandalore"])
        .ours(["Death Star Stormtrooper"])
        .theirs(["Wampa"])
        .action_phase();
    let mut early = game.clone();
    early.us().play("Koska Reeves");
    early.expect_count("Mandalorian", 0).expect_no_keyword("Koska Reeves", Keyword::Sentinel);
    game.us().attack("Death Star Stormtrooper", "Wampa");
    game.them().pass();
    game.us().play("Koska Reeves");
    game.expect_count("our Mandalorian", 1).expect_keyword("Koska Reeves", Keyword::Sentinel);
}

// ---- ASH_081 Nebulon-C Frigate ----

/// ASH_081: 3 damage may be healed from a unit or base.
#[test]
fn nebulon_c_frigate_may_heal_3_from_a_unit_or_base() {
    let mut game =
        scenario().our_hand(["Nebulon-C Frigate"]).our_base_damage(4).theirs([unit("Wampa").damage(2)]).action_phase();
    game.us().play("Nebulon-C Frigate");
    game.expect_offered("Wampa").expect_offered("no");
    game.us().choose("our base").expect_base_damage(1);
}

// ---- ASH_082 Trexler Armored Marauder ----

/// ASH_082: a unit that costs 3 or less may get a Shield.
#[test]
fn trexler_armored_marauder_may_shield_a_unit_costing_3_or_less() {
    let mut game = scenario()
        .our_hand(["Trexler Armored Marauder"])
        .ours(["Swoop Racer", "Wampa"])
        .theirs(["Greedo"])
        .action_phase();
    game.us().play("Trexler Armored Marauder");
    game.expect_options(["Swoop Racer", "Greedo", "no"]);
    game.us().choose("Swoop Racer");
    game.expect_upgrades("Swoop Racer", ["Shield"]).expect_keyword("Trexler Armored Marauder", Keyword::Grit);
}

// Rulings

/// ASH_082: the printed cost counts, not the cost paid (ruling 1).
#[test]
fn trexler_armored_marauder_counts_the_printed_cost() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(gives: [CardsCostLess(by: Friendly, cards: (), amount: 3)])])"#)
        .our_hand(["Trexler Armored Marauder"])
        .ours(["Battlefield Marine", "Wampa"])
        .action_phase();
    game.us().play("Trexler Armored Marauder");
    game.expect_options(["Battlefield Marine", "no"]);
}

// ---- ASH_083 Summa-verminoth ----

/// ASH_083: on attack all other space units are defeated, friendly ones among them.
#[test]
fn summa_verminoth_defeats_all_other_space_units_on_attack() {
    let mut game = scenario()
        .ours(["Summa-verminoth", "Alliance X-Wing", "Wampa"])
        .theirs(["Cartel Spacer", "Avenger"])
        .action_phase();
    game.us().attack("Summa-verminoth", "their base");
    game.expect_gone("Alliance X-Wing")
        .expect_gone("Cartel Spacer")
        .expect_gone("Avenger")
        .expect_in_play("Wampa")
        .expect_in_play("Summa-verminoth");
}

// ---- ASH_084 Arcana Star Map, Path to Peridea ----

/// ASH_084: attached to our unit, it doubles the number of cards we search; the others go to the bottom (CR 8.26.2).
#[test]
fn arcana_star_map_doubles_the_cards_of_a_search() {
    const DECK: [&str; 12] = [
        "Repair", "Repair", "Repair", "Repair", "Repair", "Repair", "Repair", "Repair", "Repair", "AT-ST", "Wampa",
        "Greedo",
    ];
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Arcana Star Map, Path to Peridea"])])
        .our_hand(["Recruit"])
        .our_deck(DECK)
        .action_phase();
    game.us().play("Recruit");
    game.expect_options(["AT-ST", "done"]);
    game.us().choose("AT-ST").expect_hand(["AT-ST"]).expect_deck_top(["Wampa", "Greedo", "Repair"]);
    // Without it five cards are searched, and there is nothing among them.
    let mut game = scenario().our_hand(["Recruit"]).our_deck(DECK).action_phase();
    game.us().play("Recruit").expect_hand([]).expect_deck_top(["Repair", "Repair", "Repair", "Repair", "AT-ST"]);
}

// Corners

/// ASH_084, CR 7.1.8: the unit has the ability, so it applies to the unit's controller.
#[test]
fn arcana_star_map_applies_to_the_units_controller() {
    let deck = ["Repair", "Repair", "Repair", "Repair", "Repair", "Wampa", "Repair"];
    let mut game = scenario()
        .theirs([unit("AT-ST").with_upgrade_of(Side::Us, "Arcana Star Map, Path to Peridea")])
        .our_hand(["Recruit"])
        .their_hand(["Recruit"])
        .our_deck(deck)
        .their_deck(deck)
        .action_phase();
    game.us().play("Recruit").expect_hand([]);
    game.them().play("Recruit").choose("Wampa").expect_hand(["Wampa"]);
}

/// ASH_084, CR 8.14.2: a unit that has lost all abilities doubles nothing. A search of a whole deck is not doubled.
#[test]
fn arcana_star_map_needs_the_units_abilities() {
    let table = || {
        scenario()
            .ours([unit("Battlefield Marine").with(["Arcana Star Map, Path to Peridea"])])
            .our_hand(["Confiscate", "Recruit"])
            .our_deck(["Repair", "Repair", "Repair", "Repair", "Repair", "Wampa", "Greedo"])
    };
    let mut game =
        table().confiscate_does("Gain(to: All(side: Friendly), gives: [LoseAbilities], for: Phase)").action_phase();
    game.us().play("Confiscate");
    game.them().pass();
    game.us().play("Recruit").expect_hand([]);
    let mut game = table().confiscate_does("Search(for: (), then: [Put(what: It, to: Hand)])").action_phase();
    game.us().play("Confiscate");
    game.expect_options(["Wampa", "Greedo", "done"]);
}

// ---- ASH_085 Grav Charge ----

/// ASH_085: when the unit's attack ends it is dealt 4 damage and the upgrade is defeated.
#[test]
fn grav_charge_damages_its_unit_after_an_attack_and_is_defeated() {
    let mut game = scenario().theirs([unit("Wampa").with_upgrade_of(Side::Us, "Grav Charge")]).their_action_phase();
    game.them().attack("Wampa", "our base");
    game.expect_damage("Wampa", 4).expect_upgrades("Wampa", []).expect_in_discard("Grav Charge");
}

// Rulings

/// ASH_085: it triggers as combat damage is dealt. If the unit is defeated, no damage is dealt (ruling 1).
#[test]
fn grav_charge_triggers_with_combat_damage_and_needs_the_unit() {
    let mut game = scenario()
        .theirs([unit("Death Star Stormtrooper").with_upgrade_of(Side::Us, "Grav Charge")])
        .ours(["Wampa"])
        .their_action_phase();
    game.them().attack("Death Star Stormtrooper", "Wampa");
    game.expect_gone("Death Star Stormtrooper")
        .expect_in_discard("Grav Charge")
        .expect_damage("Wampa", 3)
        .expect_action_of(Side::Us);
}

// ---- ASH_086 Durasteel Plating ----

/// ASH_086: its unit gets a Shield.
#[test]
fn durasteel_plating_gives_its_unit_a_shield() {
    let mut game = scenario().ours(["Wampa"]).our_hand(["Durasteel Plating"]).action_phase();
    game.us().play_onto("Durasteel Plating", "Wampa");
    game.expect_upgrades("Wampa", ["Durasteel Plating", "Shield"]);
}

// ---- ASH_087 Cybernetic Enhancements ----

/// ASH_087: a card is drawn.
#[test]
fn cybernetic_enhancements_draw_a_card() {
    let mut game = scenario().ours(["Wampa"]).our_hand(["Cybernetic Enhancements"]).our_deck(["Greedo"]).action_phase();
    game.us().play_onto("Cybernetic Enhancements", "Wampa").expect_hand(["Greedo"]);
}

// ---- ASH_088 The Conflict Within ----

/// ASH_088: when the unit is readied its controller pays 3, or it is exhausted.
#[test]
fn the_conflict_within_exhausts_a_readied_unit_unless_3_is_paid() {
    let table = |resources: usize| {
        scenario()
            .theirs([unit("Wampa").exhausted().with_upgrade_of(Side::Us, "The Conflict Within")])
            .their_resources(resources)
            .confiscate_does("Ready(Choose())")
            .our_hand(["Confiscate"])
    };
    let mut game = table(3).action_phase();
    let mut declined = game.clone();
    game.us().play("Confiscate").choose("Wampa");
    game.them().yes().expect_ready_resources(0);
    game.expect_ready("Wampa");
    declined.us().play("Confiscate").choose("Wampa");
    declined.them().no();
    declined.expect_exhausted("Wampa");
    let mut game = table(2).action_phase();
    game.us().play("Confiscate").choose("Wampa");
    game.expect_exhausted("Wampa");
}

// ---- ASH_089 Perseverance ----

/// ASH_089: heals 3 damage from a unit, damaged or not, and gives it a Shield.
#[test]
fn perseverance_heals_3_and_gives_a_shield() {
    let mut game = scenario().ours([unit("Wampa").damage(4), unit("Greedo")]).our_hand(["Perseverance"]).action_phase();
    let mut whole = game.clone();
    game.us().play("Perseverance").choose("Wampa");
    game.expect_damage("Wampa", 1).expect_upgrades("Wampa", ["Shield"]);
    whole.us().play("Perseverance").choose("Greedo");
    whole.expect_upgrades("Greedo", ["Shield"]);
}

// ---- ASH_090 Reforge ----

/// ASH_090: an upgrade on a friendly unit is defeated for one from the top 8 cards that can attach to that unit, played on
/// it for 4 less.
#[test]
fn reforge_replaces_an_upgrade_with_one_from_the_top_8() {
    let mut game = scenario()
        .ours([unit("AT-ST").with(["Resilient"]), unit("Wampa").with(["Entrenched"]), unit("Greedo")])
        .theirs([unit("Battlefield Marine").with(["Shield"])])
        .our_hand(["Reforge"])
        .our_deck([
            "Repair",
            "SOR_054",
            "Academy Training",
            "Wampa",
            "Devotion",
            "Repair",
            "Repair",
            "Repair",
            "Boba Fett",
        ])
        .action_phase();
    game.us().play("Reforge");
    game.expect_options(["AT-ST", "Wampa"]);
    let mut vehicle = game.clone();
    game.us().choose("Wampa").choose("Entrenched");
    game.expect_options(["Jedi Lightsaber", "Academy Training", "Devotion", "done"]);
    game.us().choose("Jedi Lightsaber").play_onto("Jedi Lightsaber", "Wampa").expect_ready_resources(18);
    game.expect_upgrades("Wampa", ["Jedi Lightsaber"]).expect_in_discard("Entrenched");
    // What cannot attach to that unit is not found (CR 3.6.3A).
    vehicle.us().choose("AT-ST").choose("Resilient");
    vehicle.expect_options(["Academy Training", "Devotion", "done"]);
    vehicle.us().done();
    vehicle.expect_upgrades("AT-ST", []);
}

// Corners

/// ASH_090, CR 8.15.7E: a unit that is defeated without its upgrade gets no other.
#[test]
fn reforge_plays_nothing_on_a_unit_that_was_defeated() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Resilient"]).damage(4), unit("Wampa")])
        .our_hand(["Reforge"])
        .our_deck(["Academy Training", "Devotion"])
        .action_phase();
    game.us().play("Reforge").choose("Battlefield Marine").choose("Resilient");
    game.expect_gone("Battlefield Marine").expect_upgrades("Wampa", []).expect_action_of(Side::Them);
}

/// ASH_090, CR 7.5.17D: a unit with Piloting is not an upgrade in a deck.
#[test]
fn reforge_does_not_find_pilots() {
    let mut game = scenario()
        .ours([unit("Alliance X-Wing").with(["Shield"])])
        .our_hand(["Reforge"])
        .our_deck(["Dagger Squadron Pilot", "Devotion"])
        .action_phase();
    game.us().play("Reforge").choose("Alliance X-Wing").choose("Shield");
    game.expect_options(["Devotion", "done"]);
}

// Rulings

/// ASH_090, CR 8.26.2: the other cards go to the bottom of the deck (ruling 1).
#[test]
fn reforge_puts_the_unchosen_cards_on_the_bottom() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Shield"])])
        .our_hand(["Reforge"])
        .our_deck(["Devotion", "Repair", "Repair", "Repair", "Repair", "Repair", "Repair", "Repair", "Greedo"])
        .action_phase();
    game.us().play("Reforge").choose("Wampa").choose("Shield").choose("Devotion").play_onto("Devotion", "Wampa");
    game.us().expect_deck_top(["Greedo", "Repair"]).expect_deck_size(8);
}

// ---- ASH_091 Buy Time ----

/// ASH_091: a Mandalorian is created and has Sentinel for this phase.
#[test]
fn buy_time_creates_a_mandalorian_with_sentinel() {
    let mut game = scenario().our_hand(["Buy Time"]).ours([unit("Mandalorian")]).action_phase();
    game.us().play("Buy Time");
    game.expect_count("our Mandalorian", 2)
        .expect_no_keyword("Mandalorian #1", Keyword::Sentinel)
        .expect_keyword("Mandalorian #2", Keyword::Sentinel);
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Mandalorian #2", Keyword::Sentinel);
}

// ---- ASH_092 Foundling Rescue ----

/// ASH_092: a unit with 2 or less remaining HP may be defeated; a Mandalorian is created in any case.
#[test]
fn foundling_rescue_may_defeat_a_unit_and_creates_a_mandalorian() {
    let mut game =
        scenario().our_hand(["Foundling Rescue"]).theirs([unit("Wampa").damage(3), unit("AT-ST")]).action_phase();
    let mut declined = game.clone();
    game.us().play("Foundling Rescue");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_gone("Wampa").expect_count("our Mandalorian", 1);
    declined.us().play("Foundling Rescue").no();
    declined.expect_in_play("Wampa").expect_count("our Mandalorian", 1);
}

// ---- ASH_093 Captain Pellaeon, Plotting from the Shadows ----

/// ASH_093: he has Raid 3 after a leader unit was defeated this phase.
#[test]
fn captain_pellaeon_has_raid_3_after_a_leader_unit_was_defeated() {
    let mut game = scenario()
        .ours(["Captain Pellaeon, Plotting from the Shadows"])
        .their_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .theirs(["Death Star Stormtrooper"])
        .confiscate_does("Defeat(Choose())")
        .our_hand(["Confiscate", "Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Death Star Stormtrooper");
    game.expect_no_keyword("Captain Pellaeon", Keyword::Raid);
    game.them().pass();
    game.us().play("Confiscate").choose("Darth Vader");
    game.them().pass();
    game.us().attack("Captain Pellaeon", "their base");
    game.them().expect_base_damage(5);
}

// ---- ASH_094 Moff Jerjerrod, We Shall Redouble Our Efforts ----

/// ASH_094: when we would create tokens he may be defeated for twice as many, units or others.
#[test]
fn moff_jerjerrod_may_be_defeated_to_create_twice_as_many_tokens() {
    let table = |steps: &str| {
        let mut game = scenario()
            .ours(["Moff Jerjerrod, We Shall Redouble Our Efforts", "Wampa"])
            .confiscate_does(steps)
            .our_hand(["Confiscate"])
            .action_phase();
        game.us().play("Confiscate");
        game
    };
    let mut game = table("Create(token: BattleDroid, count: 2)");
    game.expect_asked(Side::Us, QuestionKind::InsteadOfCreating).expect_options(["Moff Jerjerrod", "no"]);
    let mut declined = game.clone();
    game.us().choose("Moff Jerjerrod");
    game.expect_gone("Moff Jerjerrod").expect_count("our Battle Droid", 4);
    declined.us().no();
    declined.expect_in_play("Moff Jerjerrod").expect_count("our Battle Droid", 2);
    let mut game = table("Create(token: Credit)");
    game.us().choose("Moff Jerjerrod").expect_credits(2);
}

// Corners

/// ASH_094, CR 3.7.2B: token upgrades that are given are created: twice as many on each unit, except on himself, who
/// has left play.
#[test]
fn moff_jerjerrod_doubles_token_upgrades() {
    let mut game = scenario()
        .ours(["Moff Jerjerrod, We Shall Redouble Our Efforts", "Wampa", "Greedo"])
        .confiscate_does("Give(token: Experience, to: All(side: Friendly))")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Moff Jerjerrod");
    game.expect_upgrades("Wampa", ["Experience", "Experience"]).expect_upgrades("Greedo", ["Experience", "Experience"]);
    game.expect_action_of(Side::Them);
    let mut game = scenario()
        .ours([unit("Moff Jerjerrod, We Shall Redouble Our Efforts"), unit("Wampa").with(["Experience"])])
        .confiscate_does("GiveAnother(Choose(is: Upgrade))")
        .our_hand(["Confiscate"])
        .action_phase();
    game.us().play("Confiscate").choose("Experience").choose("Moff Jerjerrod");
    game.expect_upgrades("Wampa", ["Experience", "Experience", "Experience"]);
}

/// ASH_094, CR 3.7.2B: if tokens are distributed, twice as many are distributed. The decision is made once.
#[test]
fn moff_jerjerrod_doubles_distributed_tokens() {
    let table = |steps: &str| {
        let mut game = scenario()
            .ours(["Moff Jerjerrod, We Shall Redouble Our Efforts", "Wampa"])
            .confiscate_does(steps)
            .our_hand(["Confiscate"])
            .action_phase();
        game.us().play("Confiscate");
        game
    };
    let steps = "GiveDivided(token: Experience, amount: 2, among: (side: Friendly))";
    let mut game = table(steps);
    game.us().choose("Moff Jerjerrod").choose_times(4, "Wampa");
    game.expect_count("Experience", 4).expect_action_of(Side::Them);
    let mut game = table(steps);
    game.us().no().choose("Wampa").choose("Moff Jerjerrod");
    game.expect_upgrades("Wampa", ["Experience"]).expect_action_of(Side::Them);
    // Where all of it may be declined, that comes first.
    let mut game = table(&format!("May([{steps}])"));
    game.us().no();
    game.expect_in_play("Moff Jerjerrod").expect_action_of(Side::Them);
    let mut game = table(&format!("May([{steps}])"));
    game.us().choose("Wampa").choose("Moff Jerjerrod").choose_times(3, "Wampa");
    game.expect_count("Experience", 4).expect_action_of(Side::Them);
}

/// ASH_094, CR 7.5.12: a Shield created by Shielded counts. Tokens that an opponent creates are not doubled.
#[test]
fn moff_jerjerrod_doubles_the_shield_of_shielded() {
    let mut game = scenario()
        .ours(["Moff Jerjerrod, We Shall Redouble Our Efforts"])
        .our_hand(["Noti Nomad"])
        .confiscate_does("Create(token: BattleDroid, count: 2)")
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().play("Noti Nomad").choose("Moff Jerjerrod");
    game.expect_upgrades("Noti Nomad", ["Shield", "Shield"]);
    let mut game = scenario()
        .ours(["Moff Jerjerrod, We Shall Redouble Our Efforts"])
        .confiscate_does("Create(token: BattleDroid, count: 2)")
        .their_hand(["Confiscate"])
        .their_action_phase();
    game.them().play("Confiscate");
    game.expect_count("their Battle Droid", 2).expect_action_of(Side::Us);
}

/// ASH_094, CR 3.7.2B, 7.7.5: tokens of several kinds given by one ability are one creation: all are doubled, with one
/// decision.
#[test]
fn moff_jerjerrod_doubles_tokens_of_all_kinds_at_once() {
    let jerjerrod = "Moff Jerjerrod, We Shall Redouble Our Efforts";
    let four = ["Experience", "Experience", "Shield", "Shield"];
    let mut game = scenario().ours([jerjerrod]).our_hand(["Three Lessons", "Battlefield Marine"]).action_phase();
    game.us().play("Three Lessons").play("Battlefield Marine").choose("Moff Jerjerrod");
    game.expect_upgrades("Battlefield Marine", four).expect_action_of(Side::Them);
    let mut game = scenario()
        .ours([jerjerrod, "Luke Skywalker, A Hero's Beginning"])
        .our_force()
        .our_resources(30)
        .our_hand(["Darth Vader, Twilight of the Apprentice"])
        .action_phase();
    game.us().play("Darth Vader").resolve_first("Luke Skywalker").yes().choose("Moff Jerjerrod");
    game.expect_upgrades("Luke Skywalker", four);
    let mut game = scenario().ours([jerjerrod, "Wampa"]).our_hand(["Calm in the Storm"]).action_phase();
    game.us().play("Calm in the Storm").choose("Wampa").choose("Moff Jerjerrod");
    game.expect_upgrades("Wampa", ["Shield", "Shield", "Experience", "Experience", "Experience", "Experience"]);
    let mut game = scenario().ours([jerjerrod]).our_hand(["Deployed Droideka"]).action_phase();
    game.us().play("Deployed Droideka").resolve_first("Deployed Droideka").yes().choose("Moff Jerjerrod");
    game.expect_upgrades("Deployed Droideka", four);
    let mut game = scenario().ours([jerjerrod, "Wampa"]).our_hand(["The Ghost, Home of the Spectres"]).action_phase();
    game.us().play("The Ghost").choose("Wampa").done().choose("Moff Jerjerrod");
    game.expect_upgrades("Wampa", four);
}

/// ASH_094, CR 3.7.2B: tokens that one sentence gives to two units are one creation. Declined, none of them is doubled.
#[test]
fn moff_jerjerrod_doubles_tokens_given_to_two_units_or_none() {
    let jerjerrod = "Moff Jerjerrod, We Shall Redouble Our Efforts";
    let mut game = scenario()
        .ours([jerjerrod, "Wampa"])
        .theirs(["AT-ST"])
        .our_resources(30)
        .our_hand(["Darth Vader, Twilight of the Apprentice"])
        .action_phase();
    game.us().play("Darth Vader").choose("Wampa").choose("AT-ST");
    let mut declined = game.clone();
    game.us().choose("Moff Jerjerrod");
    game.expect_upgrades("Wampa", ["Shield", "Shield"]).expect_upgrades("AT-ST", ["Shield", "Shield"]);
    declined.us().no();
    declined.expect_upgrades("Wampa", ["Shield"]).expect_upgrades("AT-ST", ["Shield"]);
    declined.expect_in_play("Moff Jerjerrod").expect_action_of(Side::Them);
}

// ---- ASH_095 Remnant Interceptor ----

/// ASH_095, ASH_154, ASH_222: the unit that attacks has the keywords of the unit with Support.
#[test]
fn units_with_support_give_their_keywords_to_the_attacker() {
    let mut game =
        scenario().our_hand(["Remnant Interceptor"]).our_base_damage(2).ours(["Cartel Spacer"]).action_phase();
    game.us().play("Remnant Interceptor").attack("Cartel Spacer", "their base").expect_base_damage(1);
    let mut game = scenario().our_hand(["Honorable Nite Owl"]).ours(["Wampa"]).action_phase();
    game.us().play("Honorable Nite Owl").attack("Wampa", "their base");
    game.them().expect_base_damage(5);
    let mut game = scenario()
        .our_hand(["Unsanctioned Patrol"])
        .our_resources(30)
        .ours(["Wampa"])
        .theirs(["Chewbacca, Loyal Companion"])
        .action_phase();
    game.us().play("Unsanctioned Patrol");
    game.expect_offered("Wampa -> their base");
}

// ---- ASH_096 Forest Patroller ----

/// ASH_096: Overwhelm and Restore 1.
#[test]
fn forest_patroller_has_overwhelm_and_restore_1() {
    let mut game = scenario().ours(["Forest Patroller"]).our_base_damage(2).theirs(["Greedo"]).action_phase();
    game.us().attack("Forest Patroller", "Greedo").expect_base_damage(1);
    game.them().expect_base_damage(2);
}

// ---- ASH_097 Moff Gideon, Remnant Commander ----

/// ASH_097: costs 3.
#[test]
fn moff_gideon_costs_three_resources() {
    let mut game = scenario()
        .our_leader("Grand Admiral Sloane, Holding the Empire Together")
        .our_base("Command Center")
        .our_hand(["Moff Gideon, Remnant Commander"])
        .our_resources(4)
        .action_phase();
    game.us().play("Moff Gideon").expect_ready_resources(1);
}

/// ASH_097: when defeated, may return a non-unique Imperial unit from our discard pile.
#[test]
fn moff_gideon_defeated_may_return_a_non_unique_imperial_to_hand() {
    let mut game = scenario()
        .ours([unit("Moff Gideon, Remnant Commander").damage(4)])
        .theirs(["Wampa"])
        .our_discard(["AT-ST", "Wampa", "Fifth Brother"])
        .action_phase();
    game.us().attack("Moff Gideon", "Wampa");
    game.expect_options(["AT-ST", "no"]);
    game.us().choose("AT-ST").expect_hand(["AT-ST"]);
}
