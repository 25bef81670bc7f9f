//! The cards of Shadows of the Galaxy from SHD_001 to SHD_006: main case, corners and official rulings of each.

use testkit::{Keyword, QuestionKind, Side, scenario, unit};

// ---- SHD_001 Gar Saxon, Viceroy of Mandalore ----

/// SHD_001, Leader side: +1/+0 for friendly units with an upgrade, tokens included.
#[test]
fn gar_saxon_gives_1_power_to_upgraded_friendly_units() {
    let mut game = scenario()
        .our_leader("Gar Saxon")
        .ours([unit("Wampa").with(["Shield"])])
        .ours(["Battlefield Marine"])
        .theirs([unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.expect_power("Wampa", 5).expect_hp("Wampa", 5);
    game.expect_power("Battlefield Marine", 3).expect_power("AT-ST", 6);
}

/// SHD_001, unit side: the bonus stays, and an upgrade of a defeated friendly unit may return to its owner's hand.
#[test]
fn gar_saxon_deployed_may_return_an_upgrade_of_a_defeated_unit() {
    let table = || {
        scenario()
            .our_deployed_leader("Gar Saxon")
            .ours([unit("Underworld Thug")
                .with(["Academy Training", "Experience"])
                .with_upgrade_of(Side::Them, "Devotion")])
            .theirs(["Avenger"])
            .their_hand(["Vanquish"])
            .their_action_phase()
    };
    let mut game = table();
    // 2, and 2 from Academy Training, 1 from Experience, 1 from Devotion, 1 from him.
    game.expect_power("Underworld Thug", 7).expect_power("Gar Saxon", 4);
    game.them().play("Vanquish").choose("Underworld Thug");
    game.expect_options(["Academy Training", "Devotion", "no"]);
    game.us().choose("Devotion").expect_hand([]).expect_discard(["Underworld Thug", "Academy Training"]);
    game.them().expect_hand(["Devotion"]);
    let mut game = table();
    game.them().play("Vanquish").choose("Underworld Thug");
    game.us().choose("Academy Training").expect_hand(["Academy Training"]);
    let mut game = table();
    game.them().play("Vanquish").choose("Underworld Thug");
    game.us().no().expect_hand([]);
}

// Rulings

/// SHD_001, CR 7.6.4: defeated together with other units, he still gives each of them the ability.
#[test]
fn gar_saxon_defeated_with_others_still_returns_their_upgrades() {
    let mut game = scenario()
        .our_deployed_leader(unit("Gar Saxon").with(["Academy Training"]))
        .ours([unit("Wampa").with(["Devotion"])])
        .their_hand(["Superlaser Blast"])
        .their_action_phase();
    game.them().play("Superlaser Blast");
    game.expect_gone("Gar Saxon").expect_gone("Wampa").expect_waiting(["Gar Saxon", "Wampa"]);
    game.us().resolve_first("Wampa").choose("Devotion").choose("Academy Training");
    game.us().expect_hand(["Academy Training", "Devotion"]);
}

/// SHD_001: an upgrade that had left the unit before cannot be returned.
#[test]
fn gar_saxon_returns_only_upgrades_attached_at_the_time_of_defeat() {
    let mut game = scenario()
        .our_deployed_leader("Gar Saxon")
        .ours([unit("Wampa").with(["Devotion", "Academy Training"])])
        .their_hand(["Confiscate", "Vanquish"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Devotion");
    game.us().pass();
    game.them().play("Vanquish").choose("Wampa");
    game.expect_options(["Academy Training", "no"]);
    game.us().no();
    game.expect_in_discard("Devotion");
}

/// SHD_001, CR 7.5.17: a Pilot attached to the unit was an upgrade on it, whatever it is in the discard pile.
#[test]
fn gar_saxon_may_return_a_pilot_upgrade() {
    let mut game = scenario()
        .our_deployed_leader("Gar Saxon")
        .ours([unit("Munificent Frigate").with(["Clone Pilot"])])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Munificent Frigate");
    game.expect_options(["Clone Pilot", "no"]);
    game.us().choose("Clone Pilot").expect_hand(["Clone Pilot"]);
}

// ---- SHD_002 Qi'ra, I Alone Survived ----

/// SHD_002, Leader side: 2 damage to a friendly unit first, then the Shield.
#[test]
fn qira_deals_2_damage_to_a_friendly_unit_and_gives_it_a_shield() {
    let mut game =
        scenario().our_leader("Qi'ra").our_resources(3).ours(["Wampa", "Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa", "Greedo"]);
    game.us().choose("Wampa").expect_ready_resources(2);
    game.expect_damage("Wampa", 2).expect_upgrades("Wampa", ["Shield"]).expect_exhausted("our leader");
}

/// SHD_002, Leader side: a unit with a Shield loses it and gets another one. A unit that is defeated gets none.
#[test]
fn qira_damage_removes_a_shield_before_the_new_one_is_given() {
    let table = || scenario().our_leader("Qi'ra").ours([unit("Wampa").with(["Shield"])]).ours(["Greedo"]);
    let mut game = table().action_phase();
    game.us().use_ability("our leader").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", ["Shield"]);
    let mut game = scenario().our_leader("Qi'ra").ours(["Admiral Motti"]).action_phase();
    game.us().use_ability("our leader").choose("Admiral Motti");
    game.expect_gone("Admiral Motti").expect_action_of(Side::Them);
}

/// SHD_002, unit side: Grit; when deployed, all units are healed and then dealt half of their remaining HP, rounded
/// down.
#[test]
fn qira_deployed_heals_each_unit_and_deals_half_of_its_hp() {
    let mut game = scenario()
        .our_leader("Qi'ra")
        .ours([unit("Wampa").damage(4)])
        .theirs([unit("AT-ST").damage(1), unit("TIE/ln Fighter"), unit("Alliance X-Wing").with(["Shield"])])
        .action_phase();
    game.us().deploy();
    // Half of 5, 7, 1, 3 and 8.
    game.expect_damage("Wampa", 2).expect_damage("AT-ST", 3).expect_damage("TIE/ln Fighter", 0);
    game.expect_damage("Alliance X-Wing", 0).expect_upgrades("Alliance X-Wing", []);
    game.expect_damage("Qi'ra", 4).expect_power("Qi'ra", 4).expect_keyword("Qi'ra", Keyword::Grit);
}

// Rulings

/// SHD_002, CR 1.9.8: all of the damage is dealt at once, and each unit's half is computed from its HP before it.
#[test]
fn qira_deals_all_damage_at_once() {
    let mut game = scenario()
        .our_leader("Qi'ra")
        .theirs(["General Veers", "Cell Block Guard"])
        .theirs([unit("Wampa").with(["Resilient"])])
        .action_phase();
    game.us().deploy();
    // 3, 3 + 1, and 5 + 3 HP.
    game.expect_damage("General Veers", 1).expect_damage("Cell Block Guard", 2).expect_damage("Wampa", 4);
    game.expect_action_of(Side::Them);
}

/// SHD_002, CR 1.9.8: each half is computed before any damage is dealt: two units that give each other HP while
/// undamaged count all of it.
#[test]
fn qira_computes_each_half_before_any_damage_is_dealt() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_069", abilities: [Constant(
                while: Is(Attached, (damaged: false)),
                on: All(side: Friendly),
                gives: [Stats(0, 4)],
            )])"#,
        )
        .our_leader("Qi'ra, I Alone Survived")
        .theirs([unit("Wampa").with(["Resilient"]), unit("AT-ST").with(["Resilient"])])
        .action_phase();
    game.us().deploy();
    // 5 + 3 + 8 and 7 + 3 + 8 HP; damaged they lend each other nothing any more.
    game.expect_gone("Wampa").expect_damage("AT-ST", 9);
}

// ---- SHD_003 Finn, This is a Rescue ----

/// SHD_003, Leader side: a friendly upgrade is defeated, and its unit gets a Shield, an enemy unit as well.
#[test]
fn finn_defeats_a_friendly_upgrade_and_gives_its_unit_a_shield() {
    let mut game = scenario()
        .our_leader("Finn")
        .ours([unit("Wampa").with(["Experience"])])
        .theirs([unit("AT-ST").with(["Devotion"]).with_upgrade_of(Side::Us, "Entrenched")])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Experience", "Entrenched"]);
    game.us().choose("Experience");
    game.expect_upgrades("Wampa", ["Shield"]).expect_exhausted("our leader").expect_action_of(Side::Them);
    let mut game = scenario()
        .our_leader("Finn")
        .theirs([unit("AT-ST").with(["Devotion"]).with_upgrade_of(Side::Us, "Entrenched")])
        .action_phase();
    game.us().use_ability("our leader").choose("Entrenched");
    game.expect_upgrades("AT-ST", ["Devotion", "Shield"]).expect_in_discard("Entrenched");
}

/// SHD_003, unit side: on attack, the same ability is optional.
#[test]
fn finn_deployed_may_defeat_an_upgrade_to_give_a_shield() {
    let table = || scenario().our_deployed_leader("Finn").ours([unit("Wampa").with(["Experience"])]).action_phase();
    let mut game = table();
    game.us().attack("Finn", "their base");
    game.expect_options(["Experience", "no"]);
    game.us().choose("Experience");
    game.expect_upgrades("Wampa", ["Shield"]);
    game.them().expect_base_damage(4);
    let mut game = table();
    game.us().attack("Finn", "their base").no();
    game.expect_upgrades("Wampa", ["Experience"]).expect_action_of(Side::Them);
}

// Corners

/// SHD_003: a friendly upgrade on any unit, not an enemy one.
#[test]
fn finn_chooses_only_friendly_upgrades() {
    let table =
        || {
            scenario()
                .ours([unit("Wampa").with(["Devotion"]).with_upgrade_of(Side::Them, "Entrenched")])
                .theirs([unit("AT-ST").with(["Academy Training"]).with_upgrade_of(Side::Us, "Resilient")])
        };
    let mut game = table().our_leader("Finn, This is a Rescue").action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Devotion", "Resilient"]);
    let mut game = table().our_deployed_leader("Finn, This is a Rescue").action_phase();
    game.us().attack("Finn", "their base");
    game.expect_options(["Devotion", "Resilient", "no"]);
    game.us().choose("Resilient");
    game.expect_upgrades("AT-ST", ["Academy Training", "Shield"]);
}

// ---- SHD_004 Rey, More Than a Scavenger ----

/// SHD_004, Leader side: an Experience token for any unit with 2 power or less.
#[test]
fn rey_gives_experience_to_a_unit_with_2_or_less_power() {
    let mut game = scenario()
        .our_leader("Rey, More Than a Scavenger")
        .our_resources(1)
        .ours(["Underworld Thug", "Wampa"])
        .theirs(["TIE/ln Fighter"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Underworld Thug", "TIE/ln Fighter"]);
    game.us().choose("Underworld Thug").expect_ready_resources(0);
    game.expect_upgrades("Underworld Thug", ["Experience"]).expect_exhausted("our leader");
}

/// SHD_004, unit side: Restore 3; on attack the same ability is optional, she herself among the choices.
#[test]
fn rey_deployed_has_restore_and_may_give_experience() {
    let mut game = scenario()
        .our_deployed_leader("Rey, More Than a Scavenger")
        .our_base_damage(5)
        .ours(["Wampa"])
        .theirs(["TIE/ln Fighter"])
        .action_phase();
    game.us().attack("Rey", "their base").resolve_first("Restore").expect_base_damage(2);
    game.expect_options(["Rey", "TIE/ln Fighter", "no"]);
    game.us().choose("Rey");
    game.them().expect_base_damage(3);
}

// Rulings

/// SHD_004: current power counts, including upgrades and effects for the phase.
#[test]
fn rey_counts_current_power() {
    let mut game = scenario()
        .our_leader("Rey, More Than a Scavenger")
        .ours([unit("Underworld Thug").with(["Experience"])])
        .our_hand(["Make an Opening"])
        .theirs(["Battlefield Marine", "AT-ST"])
        .action_phase();
    game.us().play("Make an Opening").choose("Battlefield Marine");
    game.them().pass();
    game.us().use_ability("our leader");
    // The Thug has 3, the Marine 1.
    game.expect_options(["Battlefield Marine"]);
}

// ---- SHD_005 Hondo Ohnaka, That's Good Business ----

/// SHD_005, Leader side: when we play a card using Smuggle, he may exhaust to give an Experience token.
#[test]
fn hondo_may_exhaust_to_give_experience_for_a_smuggled_card() {
    let table = || {
        scenario()
            .our_leader("Hondo Ohnaka")
            .our_resource_cards(["Collections Starhopper"])
            .our_hand(["Warzone Lieutenant"])
            .theirs(["Wampa"])
            .action_phase()
    };
    let mut game = table();
    game.us().play("Collections Starhopper").yes();
    game.expect_options(["Collections Starhopper", "Wampa"]);
    game.us().choose("Collections Starhopper");
    game.expect_upgrades("Collections Starhopper", ["Experience"]).expect_exhausted("our leader");
    game.them().pass();
    // From the hand it is not smuggled.
    game.us().play("Warzone Lieutenant");
    game.expect_action_of(Side::Them);
    let mut game = table();
    game.us().play("Collections Starhopper").no();
    game.expect_ready("our leader").expect_upgrades("Collections Starhopper", []);
}

/// SHD_005, unit side: Raid 1, and the token each time without exhausting.
#[test]
fn hondo_deployed_may_give_experience_for_each_smuggled_card() {
    let mut game = scenario()
        .our_deployed_leader("Hondo Ohnaka")
        .our_resource_cards(["Collections Starhopper", "Covert Strength"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Collections Starhopper");
    game.expect_options(["Collections Starhopper", "Hondo Ohnaka", "Wampa", "no"]);
    game.us().choose("Hondo Ohnaka");
    game.them().pass();
    // An event counts, too: its own effect first (CR 7.6.6).
    game.us().play("Covert Strength").choose("Wampa").choose("Hondo Ohnaka");
    game.expect_upgrades("Hondo Ohnaka", ["Experience", "Experience"]).expect_upgrades("Wampa", ["Experience"]);
    game.them().pass();
    game.us().attack("Hondo Ohnaka", "their base");
    // 3, two Experience tokens, Raid 1.
    game.them().expect_base_damage(6);
}

// Corners

/// SHD_005: a card played from hand is not smuggled: neither side triggers.
#[test]
fn hondo_does_not_trigger_on_a_card_played_from_hand() {
    let mut game = scenario().our_leader("Hondo Ohnaka").our_hand(["Warzone Lieutenant"]).action_phase();
    game.us().play("Warzone Lieutenant");
    game.expect_action_of(Side::Them).expect_ready("our leader");
    let mut game = scenario().our_deployed_leader("Hondo Ohnaka").our_hand(["Warzone Lieutenant"]).action_phase();
    game.us().play("Warzone Lieutenant");
    game.expect_action_of(Side::Them);
}

// ---- SHD_006 Jabba the Hutt, His High Exaltedness ----

/// SHD_006, Leader side: for the phase a unit has a Bounty: our next unit costs 1 less.
#[test]
fn jabba_gives_a_unit_a_bounty_that_discounts_the_next_unit() {
    let mut game = scenario()
        .our_leader("Jabba the Hutt")
        .our_base("Command Center")
        .our_resources(10)
        .our_hand(["Warzone Lieutenant", "Seasoned Shoretrooper", "Gamorrean Retainer"])
        .ours(["Wampa"])
        .theirs(["Underworld Thug"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa", "Underworld Thug"]);
    game.us().choose("Underworld Thug");
    game.expect_keyword("Underworld Thug", Keyword::Bounty).them().pass();
    game.us().attack("Wampa", "Underworld Thug");
    game.expect_asked(Side::Us, QuestionKind::Bounty);
    game.us().yes();
    game.them().pass();
    game.us().play("Seasoned Shoretrooper").expect_ready_resources(9);
    game.them().pass();
    // The next unit only.
    game.us().play("Gamorrean Retainer").expect_ready_resources(7);
}

/// SHD_006: the discount is for this phase, and so is the bounty.
#[test]
fn jabba_bounty_and_discount_end_with_the_phase() {
    let table = || {
        scenario()
            .our_leader("Jabba the Hutt")
            .our_base("Command Center")
            .our_resources(10)
            .our_hand(["Seasoned Shoretrooper"])
            .ours(["Wampa"])
            .theirs(["Underworld Thug"])
            .action_phase()
    };
    let mut game = table();
    game.us().use_ability("our leader").choose("Underworld Thug");
    game.them().pass();
    game.us().attack("Wampa", "Underworld Thug").yes();
    game.both_pass().nobody_resources();
    game.us().play("Seasoned Shoretrooper").expect_ready_resources(8);
    let mut game = table();
    game.us().use_ability("our leader").choose("Underworld Thug");
    game.both_pass().nobody_resources();
    game.expect_no_keyword("Underworld Thug", Keyword::Bounty);
    game.us().attack("Wampa", "Underworld Thug");
    game.expect_action_of(Side::Them);
}

/// SHD_006, unit side: when deployed, another friendly unit captures an enemy unit; his Bounty discounts 2.
#[test]
fn jabba_deployed_lets_a_friendly_unit_capture_an_enemy_unit() {
    let mut game = scenario()
        .our_leader("Jabba the Hutt")
        .our_base("Command Center")
        .our_resources(10)
        .our_hand(["Seasoned Shoretrooper"])
        .ours(["Alliance X-Wing", "Wampa"])
        .theirs(["AT-ST", "Underworld Thug"])
        .their_deployed_leader("Grand Moff Tarkin, Oversector Governor")
        .action_phase();
    game.us().deploy();
    game.expect_options(["Alliance X-Wing", "Wampa"]);
    game.us().choose("Alliance X-Wing");
    game.expect_options(["AT-ST", "Underworld Thug"]);
    game.us().choose("AT-ST");
    game.expect_captured("AT-ST").expect_action_of(Side::Them);
    game.them().pass();
    game.us().use_ability("Jabba the Hutt").choose("Underworld Thug");
    game.expect_exhausted("Jabba the Hutt").them().pass();
    game.us().attack("Wampa", "Underworld Thug").yes();
    game.them().pass();
    game.us().play("Seasoned Shoretrooper").expect_ready_resources(10);
}

// Corners

/// SHD_006: the player who collects the Bounty gets the discount.
#[test]
fn jabba_discount_is_for_the_player_who_collects() {
    let mut game = scenario()
        .our_leader("Jabba the Hutt, His High Exaltedness")
        .ours(["Underworld Thug"])
        .theirs(["Wampa"])
        .their_resources(5)
        .their_hand(["Underworld Thug"])
        .our_hand(["Underworld Thug"])
        .action_phase();
    game.us().use_ability("our leader").choose("Underworld Thug");
    game.them().attack("Wampa", "Underworld Thug").yes();
    game.us().play("Underworld Thug").expect_ready_resources(18);
    game.them().play("Underworld Thug").expect_ready_resources(4);
}

/// SHD_006: two Bounties are two discounts for the same next unit.
#[test]
fn jabba_discounts_add_up() {
    let mut game = scenario()
        .our_leader("Jabba the Hutt, His High Exaltedness")
        .our_resources(10)
        .our_hand(["Underworld Thug", "Underworld Thug"])
        .ours(["Wampa"])
        .theirs(["Hylobon Enforcer"])
        .our_deck(["Recruit"])
        .action_phase();
    game.us().use_ability("our leader").choose("Hylobon Enforcer");
    game.them().pass();
    // Its own bounty and Jabba's are collected one by one.
    game.us().attack("Wampa", "Hylobon Enforcer");
    game.expect_waiting(["Hylobon Enforcer", "Hylobon Enforcer"]);
    game.us().resolve_first("Hylobon Enforcer").yes().yes().expect_hand_size(3);
    game.them().pass();
    game.us().play("Underworld Thug").expect_ready_resources(9);
}

/// SHD_006: both sides exhaust for the Bounty; deployed it discounts 2, for one unit.
#[test]
fn jabba_exhausts_for_a_bounty_that_discounts_one_unit() {
    let table = || {
        scenario()
            .ours(["AT-ST"])
            .theirs(["Cantina Braggart"])
            .our_base("Death Watch Hideout")
            .our_hand(["Wampa", "Wampa"])
            .our_resources(20)
    };
    for (mut game, first) in [
        (table().our_leader("Jabba the Hutt, His High Exaltedness").action_phase(), 3),
        (table().our_deployed_leader("Jabba the Hutt, His High Exaltedness").action_phase(), 2),
    ] {
        game.us().use_ability("Jabba the Hutt").choose("Cantina Braggart");
        game.expect_exhausted("Jabba the Hutt").them().pass();
        game.us().attack("AT-ST", "Cantina Braggart").yes();
        game.them().pass();
        game.us().play("Wampa").expect_ready_resources(20 - first);
        game.them().pass();
        game.us().play("Wampa").expect_ready_resources(20 - first - 4);
    }
}
