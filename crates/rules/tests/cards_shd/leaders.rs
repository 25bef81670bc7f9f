//! The leaders of Shadows of the Galaxy, SHD_001 to SHD_009, each side in its main case.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SHD_001, Leader side: +1/+0 for our units with an upgrade, a token among them.
#[test]
fn gar_saxon_strengthens_our_upgraded_units() {
    let mut game = scenario()
        .our_leader("Gar Saxon")
        .ours([unit("Wampa").with(["Shield"])])
        .ours(["Battlefield Marine"])
        .theirs([unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.expect_power("Wampa", 5).expect_hp("Wampa", 5);
    game.expect_power("Battlefield Marine", 3).expect_power("AT-ST", 6);
}

/// SHD_001, unit side: the bonus stays, and an upgrade of a fallen unit may come back to its owner's hand.
#[test]
fn gar_saxon_deployed_saves_an_upgrade_of_a_fallen_unit() {
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

/// SHD_002, Leader side: 2 damage to one of our units first, then the Shield.
#[test]
fn qira_damages_a_unit_and_shields_it() {
    let mut game =
        scenario().our_leader("Qi'ra").our_resources(3).ours(["Wampa", "Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Wampa", "Greedo"]);
    game.us().choose("Wampa").expect_ready_resources(2);
    game.expect_damage("Wampa", 2).expect_upgrades("Wampa", ["Shield"]).expect_exhausted("our leader");
}

/// SHD_002, Leader side: a unit that has a Shield loses it and gets another; who falls gets none.
#[test]
fn qira_breaks_a_shield_before_she_gives_one() {
    let table = || scenario().our_leader("Qi'ra").ours([unit("Wampa").with(["Shield"])]).ours(["Greedo"]);
    let mut game = table().action_phase();
    game.us().use_ability("our leader").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_upgrades("Wampa", ["Shield"]);
    let mut game = scenario().our_leader("Qi'ra").ours(["Admiral Motti"]).action_phase();
    game.us().use_ability("our leader").choose("Admiral Motti");
    game.expect_gone("Admiral Motti").expect_action_of(Side::Them);
}

/// SHD_002, unit side: Grit; deployed she heals every unit, then takes half of what each has left, rounded down.
#[test]
fn qira_deployed_heals_all_and_halves_all() {
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

/// SHD_003, Leader side: any upgrade of ours goes, and its unit gets a Shield, an enemy unit as well.
#[test]
fn finn_turns_an_upgrade_into_a_shield() {
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

/// SHD_003, unit side: the same when he attacks, if we like.
#[test]
fn finn_deployed_may_turn_an_upgrade_into_a_shield() {
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

/// SHD_004, Leader side: an Experience token for any unit with 2 power or less.
#[test]
fn rey_gives_experience_to_a_weak_unit() {
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

/// SHD_004, unit side: Restore 3, and when she attacks the same, herself among the choices, if we like.
#[test]
fn rey_deployed_restores_and_may_give_experience() {
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

/// SHD_005, Leader side: for a card that we play using Smuggle he may be exhausted for an Experience token.
#[test]
fn hondo_may_be_exhausted_for_a_smuggled_card() {
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
fn hondo_deployed_gives_experience_for_each_smuggled_card() {
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

/// SHD_006, Leader side: for the phase a unit has a bounty: our next unit costs 1 less.
#[test]
fn jabba_puts_a_bounty_on_a_unit() {
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
    game.expect_asked(Side::Us, Ask::Bounty);
    game.us().yes();
    game.them().pass();
    game.us().play("Seasoned Shoretrooper").expect_ready_resources(9);
    game.them().pass();
    // The next unit only.
    game.us().play("Gamorrean Retainer").expect_ready_resources(7);
}

/// SHD_006: the discount is for this phase, and so is the bounty.
#[test]
fn jabbas_bounty_ends_with_the_phase() {
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

/// SHD_006, unit side: deployed, another unit of ours captures an enemy unit; his bounty is worth 2.
#[test]
fn jabba_deployed_has_a_unit_captured() {
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

/// SHD_007, Leader side: an attack with a unit of cost 3 or less; +1/+0 against a unit, not against a base.
#[test]
fn moff_gideon_sends_a_small_unit() {
    let table =
        || scenario().our_leader("Moff Gideon").ours(["Battlefield Marine", "Wampa"]).theirs(["AT-ST"]).action_phase();
    let mut game = table();
    game.us().use_ability("our leader");
    game.expect_offered("Battlefield Marine -> AT-ST").expect_not_offered("Wampa");
    game.us().attack("Battlefield Marine", "AT-ST");
    game.expect_damage("AT-ST", 4).expect_exhausted("our leader");
    let mut game = table();
    game.us().use_ability("our leader").attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(3);
}

/// SHD_007, unit side: Overwhelm; attacking a unit our small units have +1/+0 and Overwhelm, large ones and attacks on
/// a base do not.
#[test]
fn moff_gideon_deployed_strengthens_small_attackers() {
    let mut game = scenario()
        .our_deployed_leader("Moff Gideon")
        .ours(["Battlefield Marine", "Swoop Racer", "Consular Security Force"])
        .theirs(["Underworld Thug", "Underworld Thug", "Vanguard Infantry"])
        .action_phase();
    game.us().attack("Battlefield Marine", "Underworld Thug #1");
    // 4 damage for 3 HP.
    game.them().expect_base_damage(1).pass();
    game.us().attack("Swoop Racer", "their base");
    game.them().expect_base_damage(5).pass();
    game.us().attack("Consular Security Force", "Vanguard Infantry");
    game.them().no().expect_base_damage(5).pass();
    game.us().attack("Moff Gideon", "Underworld Thug");
    game.them().expect_base_damage(5);
}

/// SHD_008, Leader side: for a unit with a keyword he may be exhausted: +1/+0 for one of our units.
#[test]
fn boba_fett_is_exhausted_for_a_unit_with_a_keyword() {
    let mut game = scenario()
        .our_leader("Boba Fett, Daimyo")
        .our_hand(["Underworld Thug", "Cell Block Guard"])
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Underworld Thug");
    game.expect_action_of(Side::Them).them().pass();
    game.us().play("Cell Block Guard").yes();
    game.expect_options(["Wampa", "Underworld Thug", "Cell Block Guard"]);
    game.us().choose("Wampa");
    game.expect_power("Wampa", 5).expect_exhausted("our leader").both_pass().nobody_resources();
    game.expect_power("Wampa", 4);
}

/// SHD_008, unit side: +1/+0 for each other unit of ours with a keyword.
#[test]
fn boba_fett_deployed_strengthens_units_with_keywords() {
    let mut game = scenario()
        .our_deployed_leader("Boba Fett, Daimyo")
        .ours(["Cell Block Guard", "Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.expect_power("Cell Block Guard", 4).expect_hp("Cell Block Guard", 3);
    game.expect_power("Battlefield Marine", 3).expect_power("AT-ST", 6).expect_power("Boba Fett", 4);
}

/// SHD_009, Leader side: a resource of the name of one of our unique units comes to the hand, the top card takes its
/// place; another resource is only shown.
#[test]
fn hunter_finds_a_name_among_the_resources() {
    let table = || {
        scenario()
            .our_leader("Hunter")
            .our_resources(3)
            .our_resource_cards(["Greedo", "Battlefield Marine"])
            .ours(["Greedo", "Battlefield Marine"])
            .our_deck(["Wampa", "AT-ST"])
            .action_phase()
    };
    let mut game = table();
    game.us().use_ability("our leader");
    game.us().choose("Greedo").expect_hand(["Greedo"]).expect_resources(5).expect_deck_top(["AT-ST"]);
    game.expect_in_resources("Wampa").expect_exhausted("our leader").expect_action_of(Side::Them);
    let mut game = table();
    // No unique unit has that name.
    game.us().use_ability("our leader").choose("Battlefield Marine").expect_hand([]).expect_deck_top(["Wampa"]);
    game.expect_in_resources("Battlefield Marine");
}

/// SHD_009, unit side: Overwhelm, and the same when he attacks, if we like.
#[test]
fn hunter_deployed_may_look_for_a_name() {
    let table = || {
        scenario()
            .our_deployed_leader("Hunter")
            .our_resources(0)
            .our_resource_cards(["Greedo"])
            .ours(["Greedo"])
            .theirs(["Underworld Thug"])
            .our_deck(["Wampa", "AT-ST"])
            .action_phase()
    };
    let mut game = table();
    game.us().attack("Hunter", "Underworld Thug").choose("Greedo").expect_hand(["Greedo"]);
    game.expect_in_resources("Wampa");
    game.them().expect_base_damage(2);
    let mut game = table();
    game.us().attack("Hunter", "Underworld Thug").no().expect_hand([]).expect_deck_top(["Wampa"]);
}
