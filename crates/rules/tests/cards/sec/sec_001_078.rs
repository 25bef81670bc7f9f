//! The cards of Secrets of Power from SEC_001 to SEC_078: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

use crate::starts::{about_to_search, draws, expect_the_rest_below};

// ---- SEC_001 Chancellor Palpatine, How Liberty Dies ----

/// SEC_001: a card with Plot among the top five is drawn; others are not offered.
#[test]
fn chancellor_palpatine_finds_a_plot_card() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine, How Liberty Dies")
        .our_resources(1)
        .our_deck(["Wampa", "Armor of Fortune", "AT-ST", "Wampa", "Wampa", "Repair"])
        .action_phase();
    game.us().use_ability("Chancellor Palpatine").expect_ready_resources(0);
    game.expect_options(["Armor of Fortune", "done"]);
    game.us().choose("Armor of Fortune").expect_hand(["Armor of Fortune"]);
    game.expect_exhausted("Chancellor Palpatine");
}

/// SEC_001, deployed: the next card that we play using Plot costs 3 less; only that one.
#[test]
fn chancellor_palpatine_deployed_makes_the_next_plot_card_cheaper() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine, How Liberty Dies")
        .our_base("SOR_019")
        .our_hand(["Trayus Acolyte"])
        .our_resource_cards(["Dogmatic Shock Squad", "Armor of Fortune"])
        .our_resources(8)
        .action_phase();
    game.us().deploy().resolve_first("Chancellor Palpatine");
    game.us().play("Dogmatic Shock Squad").expect_ready_resources(7);
    game.us().play_onto("Armor of Fortune", "Chancellor Palpatine").expect_ready_resources(5);
    game.expect_action_of(Side::Them);
}

// Rulings

/// SEC_001: what is not chosen goes to the bottom of the deck.
#[test]
fn chancellor_palpatine_puts_the_rest_below() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine, How Liberty Dies")
        .our_deck(["Wampa", "Armor of Fortune", "AT-ST", "Wampa", "Wampa", "Repair", "Moment of Peace"])
        .action_phase();
    game.us().use_ability("Chancellor Palpatine").choose("Armor of Fortune");
    game.us().expect_deck_top(["Repair", "Moment of Peace"]).expect_deck_size(6);
}

/// SEC_001: a card that is played from hand does not use up the discount.
#[test]
fn chancellor_palpatine_keeps_the_discount_for_plot() {
    let mut game = scenario()
        .our_leader("Chancellor Palpatine, How Liberty Dies")
        .our_base("SOR_019")
        .our_hand(["Trayus Acolyte"])
        .our_resources(8)
        .action_phase();
    game.us().deploy();
    game.them().pass();
    game.us().play("Trayus Acolyte").expect_ready_resources(6);
}

// ---- SEC_014 Sly Moore, Cipher in the Dark ----

/// SEC_014: with four exhausted units in play, on either side, a Spy is created.
#[test]
fn sly_moore_creates_a_spy_among_the_exhausted() {
    let mut game = scenario()
        .our_leader("Sly Moore, Cipher in the Dark")
        .ours([unit("Wampa").exhausted(), unit("AT-ST").exhausted()])
        .theirs([unit("Wampa").exhausted(), unit("AT-ST").exhausted()])
        .action_phase();
    game.us().use_ability("Sly Moore");
    game.expect_count("our Spy", 1).expect_exhausted("Spy");
}

/// SEC_014, deployed: 2 damage to an exhausted unit, if we want.
#[test]
fn sly_moore_deployed_strikes_the_exhausted() {
    let mut game = scenario()
        .our_deployed_leader("Sly Moore, Cipher in the Dark")
        .theirs([unit("AT-ST").exhausted(), unit("Wampa")])
        .action_phase();
    game.us().attack("Sly Moore", "their base");
    game.expect_options(["Sly Moore", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2);
}

// Rulings

/// SEC_014: with fewer the action can be used, and no Spy is created.
#[test]
fn sly_moore_may_be_used_in_vain() {
    let mut game = scenario()
        .our_leader("Sly Moore, Cipher in the Dark")
        .ours([unit("Wampa").exhausted(), unit("AT-ST").exhausted()])
        .theirs([unit("Wampa").exhausted(), unit("AT-ST")])
        .action_phase();
    game.us().use_ability("Sly Moore");
    game.expect_count("Spy", 0).expect_exhausted("Sly Moore").expect_action_of(Side::Them);
}

// ---- SEC_015 C-3PO, Human-Cyborg Relations ----

/// SEC_015: with an exhausted unit of ours a unit is exhausted.
#[test]
fn c_3po_exhausts_a_unit() {
    let mut game = scenario()
        .our_leader("C-3PO, Human-Cyborg Relations")
        .ours([unit("Wampa").exhausted()])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("C-3PO").choose("AT-ST");
    game.expect_exhausted("AT-ST");
}

/// SEC_015, deployed: another exhausted unit is asked for; he alone is not enough.
#[test]
fn c_3po_deployed_asks_for_another_exhausted_unit() {
    let table = |exhausted: bool| {
        let wampa = if exhausted { unit("Wampa").exhausted() } else { unit("Wampa") };
        scenario().our_deployed_leader("C-3PO, Human-Cyborg Relations").ours([wampa]).theirs(["AT-ST"]).action_phase()
    };
    let mut game = table(true);
    game.us().attack("C-3PO", "their base");
    game.expect_offered("no");
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
    let mut game = table(false);
    game.us().attack("C-3PO", "their base");
    game.expect_ready("AT-ST").expect_action_of(Side::Them);
}

// Rulings

/// SEC_015: without an exhausted unit the action can be used in vain.
#[test]
fn c_3po_may_be_used_in_vain() {
    let mut game =
        scenario().our_leader("C-3PO, Human-Cyborg Relations").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("C-3PO");
    game.expect_ready("AT-ST").expect_exhausted("C-3PO").expect_action_of(Side::Them);
}

// ---- SEC_027 The Chancellor's Shuttle, Grim Harbinger ----

/// SEC_027: Restore 1; when it is defeated an Experience token, with Palpatine as a leader or unit.
#[test]
fn the_chancellors_shuttle_asks_for_palpatine() {
    let table = |leader: &str| {
        let mut game = scenario()
            .our_leader(leader)
            .ours(["The Chancellor's Shuttle", "Wampa"])
            .theirs(["Avenger, Hunting the Rebels"])
            .our_base_damage(3)
            .action_phase();
        game.us().attack("The Chancellor's Shuttle", "Avenger").expect_base_damage(2);
        game.expect_gone("The Chancellor's Shuttle");
        game
    };
    let mut game = table("Chancellor Palpatine, How Liberty Dies");
    game.expect_options(["Wampa", "Avenger", "no"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]);
    table("Sly Moore, Cipher in the Dark").expect_action_of(Side::Them);
}

// ---- SEC_029 Zam Wesell, Inconspicuous Assassin ----

/// SEC_029: Grit while she is upgraded.
#[test]
fn zam_wesell_has_grit_while_upgraded() {
    let mut game = scenario().ours([unit("Zam Wesell").damage(2).with(["Experience"])]).action_phase();
    game.expect_power("Zam Wesell", 4);
    let mut game = scenario().ours([unit("Zam Wesell").damage(2)]).action_phase();
    game.expect_power("Zam Wesell", 1).expect_no_keyword("Zam Wesell", Keyword::Grit);
}

// ---- SEC_031 Nute Gunray, Escaping Justice ----

/// SEC_031: when played and on attack another friendly Official unit may get Sentinel; he has Grit.
#[test]
fn nute_gunray_sends_another_official_ahead() {
    let mut game = scenario()
        .our_hand(["Nute Gunray, Escaping Justice"])
        .ours(["Populist Champion", "Wampa"])
        .theirs(["Populist Champion"])
        .action_phase();
    game.us().play("Nute Gunray, Escaping Justice");
    game.expect_options(["Populist Champion", "no"]);
    game.us().choose("our Populist Champion");
    game.expect_keyword("our Populist Champion", Keyword::Sentinel);
    let mut game =
        scenario().ours([unit("Nute Gunray, Escaping Justice").damage(1), unit("Populist Champion")]).action_phase();
    game.expect_power("Nute Gunray", 4);
    game.us().attack("Nute Gunray", "their base").no();
    game.expect_no_keyword("Populist Champion", Keyword::Sentinel);
    game.them().expect_base_damage(4);
}

// ---- SEC_032 Kylo Ren's Command Shuttle, Icon of Authority ----

/// SEC_032: +0/+2 for our ground units with Sentinel, and for no others.
#[test]
fn kylo_rens_command_shuttle_covers_sentinels() {
    let mut game = scenario()
        .ours(["Kylo Ren's Command Shuttle", "Lobot", "Wampa", "Defense Fleet X-Wing"])
        .theirs(["Lobot"])
        .action_phase();
    game.expect_hp("our Lobot", 6).expect_hp("their Lobot", 4).expect_hp("Wampa", 5);
    game.expect_hp("Defense Fleet X-Wing", 4);
}

// ---- SEC_034 Cad Bane, Impressed Now? ----

/// SEC_034: when played, a unit with 2 or less remaining HP may be defeated.
#[test]
fn cad_bane_defeats_the_weak() {
    let mut game = scenario()
        .our_hand(["Cad Bane, Impressed Now?"])
        .ours(["Battle Droid"])
        .theirs([unit("Wampa").damage(3), unit("AT-ST")])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Cad Bane, Impressed Now?");
    game.expect_options(["Battle Droid", "Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_gone("Wampa");
    declined.us().play("Cad Bane, Impressed Now?").no();
    declined.expect_in_play("Wampa");
}

/// SEC_034, SEC_036, SEC_082, SEC_084, SEC_100, SEC_111, SEC_140, SEC_152, SEC_172, SEC_189, SEC_243, SEC_255, CR 7.5.19:
/// Plot: each of these units is played from the resources when our leader is deployed.
#[test]
fn units_with_plot_are_played_when_a_leader_is_deployed() {
    for card in [
        "Cad Bane, Impressed Now?",
        "Dogmatic Shock Squad",
        "Chancellor Palpatine, I Am the Senate",
        "Mas Amedda, Accomplice to Power",
        "Dressellian Commandos",
        "Jar Jar Binks, Mesa Propose…",
        "Hondo Ohnaka, You Better Hurry",
        "Strike Force X-Wing",
        "Cinta Kaz",
        "Lurking Snub Fighter",
        "FN Trooper Corps",
        "Remote Escort Tank",
    ] {
        let mut game = scenario()
            .our_leader("Leia Organa, Get to Your Transports!")
            .our_resource_cards([card])
            .our_resources(20)
            .action_phase();
        game.expect_not_offered(&format!("play {card}"));
        game.us().deploy();
        game.expect_asked(Side::Us, Ask::Play);
        game.us().play(card).expect_resources(21);
        game.expect_in_play(card);
    }
}

// ---- SEC_036 Dogmatic Shock Squad ----

/// SEC_036, SEC_049, SEC_057, SEC_060, SEC_086, SEC_117, SEC_262: Sentinel, in their arenas.
#[test]
fn sentinels_guard_their_arenas() {
    for (card, enemy) in [
        ("Dogmatic Shock Squad", "Wampa"),
        ("Jade Squadron Patrol", "TIE/ln Fighter"),
        ("Lobot", "Wampa"),
        ("Defense Fleet X-Wing", "TIE/ln Fighter"),
        ("Cruel Commandos", "Wampa"),
        ("Consular's Cruiser", "TIE/ln Fighter"),
        ("Ando Commission", "Wampa"),
    ] {
        let mut game = scenario().ours([card]).theirs([enemy]).their_action_phase();
        game.expect_offered(&format!("{enemy} -> {card}")).expect_not_offered(&format!("{enemy} -> our base"));
    }
}

// ---- SEC_043 Chandrilan Sponsor ----

/// SEC_043, SEC_066, SEC_259: Restore 2, 3 and 1.
#[test]
fn units_with_restore_heal_the_base() {
    for (card, healed) in [("Chandrilan Sponsor", 2), ("Alderaanian Envoys", 3), ("ASP Laborer", 1)] {
        let mut game = scenario().ours([card]).our_base_damage(5).action_phase();
        game.us().attack(card, "their base").expect_base_damage(5 - healed);
    }
}

// ---- SEC_045 Senator Chuchi, Voice for the Voiceless ----

/// SEC_045: Restore 1; on attack another friendly Official unit gets Restore 2.
#[test]
fn senator_chuchi_gives_restore() {
    let mut game = scenario()
        .ours(["Senator Chuchi", "Populist Champion", "Wampa"])
        .theirs(["Populist Champion"])
        .our_base_damage(9)
        .action_phase();
    game.us().attack("Senator Chuchi", "their base").resolve_first("Restore").expect_base_damage(8);
    game.expect_options(["Populist Champion"]);
    game.us().choose("our Populist Champion");
    game.them().pass();
    game.us().attack("our Populist Champion", "their base").expect_base_damage(6);
}

// ---- SEC_047 Coronet, Stately Vessel ----

/// SEC_047: Restore 1 for it and for each other friendly unit; where a unit has Restore, it is added.
#[test]
fn coronet_gives_restore() {
    let mut game = scenario().ours(["Coronet", "Wampa", "ASP Laborer"]).our_base_damage(9).action_phase();
    game.us().attack("Wampa", "their base").expect_base_damage(8);
    game.them().pass();
    game.us().attack("ASP Laborer", "their base").expect_base_damage(6);
    game.them().pass();
    game.us().attack("Coronet", "their base").expect_base_damage(5);
}

// ---- SEC_055 Dhani Pilgrim ----

/// SEC_055: 1 damage healed from our base when it is played and when it is defeated.
#[test]
fn dhani_pilgrim_heals_coming_and_going() {
    let mut game = scenario().our_hand(["Dhani Pilgrim"]).our_base_damage(5).action_phase();
    game.us().play("Dhani Pilgrim").expect_base_damage(4);
    let mut game = scenario().ours(["Dhani Pilgrim"]).theirs(["Wampa"]).our_base_damage(5).action_phase();
    game.us().attack("Dhani Pilgrim", "Wampa").expect_base_damage(4);
}

// ---- SEC_057 Lobot, Cloud City Coordinator ----

/// SEC_057, SEC_058, SEC_166: Grit.
#[test]
fn units_with_grit_grow_with_damage() {
    for (card, power) in [("Lobot", 2), ("Lost Jedi", 3), ("Republic Aurek Starfighter", 4)] {
        let mut game = scenario().ours([unit(card).damage(2)]).action_phase();
        game.expect_power(card, power);
    }
}

// ---- SEC_059 Senate Warden ----

/// SEC_059: when it is defeated, a Vigilance card that is disclosed gives an Experience token.
#[test]
fn senate_warden_discloses_for_experience() {
    let table = |hand: &'static str| {
        let mut game = scenario().ours(["Senate Warden"]).our_hand([hand]).theirs(["Wampa"]).action_phase();
        game.us().attack("Senate Warden", "Wampa");
        game
    };
    let mut game = table("Vanquish");
    game.us().choose("Vanquish").choose("Wampa").expect_hand(["Vanquish"]);
    game.expect_upgrades("Wampa", ["Experience"]);
    let mut game = table("Vanquish");
    game.us().no();
    game.expect_upgrades("Wampa", []).expect_action_of(Side::Them);
    table("AT-ST").expect_action_of(Side::Them);
}

// ---- SEC_062 Bardottan Ornithopter ----

/// SEC_062: when played, a Vigilance card that is disclosed draws one.
#[test]
fn bardottan_ornithopter_discloses_for_a_card() {
    let mut game = scenario().our_hand(["Bardottan Ornithopter", "Vanquish"]).our_deck(["Repair"]).action_phase();
    game.us().play("Bardottan Ornithopter").choose("Vanquish").expect_hand(["Vanquish", "Repair"]);
}

// ---- SEC_063 Rotunda Senate Guards ----

/// SEC_063: Sentinel while undamaged.
#[test]
fn rotunda_senate_guards_guard_unhurt() {
    let mut game = scenario().ours(["Rotunda Senate Guards"]).action_phase();
    game.expect_keyword("Rotunda Senate Guards", Keyword::Sentinel);
    let mut game = scenario().ours([unit("Rotunda Senate Guards").damage(1)]).action_phase();
    game.expect_no_keyword("Rotunda Senate Guards", Keyword::Sentinel);
}

// ---- SEC_070 Armor of Fortune ----

/// SEC_070, SEC_123, SEC_176, SEC_226, CR 7.5.19: Plot: each of these upgrades is played from the resources when our leader
/// is deployed, and adds what is printed on it.
#[test]
fn upgrades_with_plot_are_played_when_a_leader_is_deployed() {
    for (card, power, hp) in
        [("Armor of Fortune", 0, 3), ("Unveiled Might", 2, 3), ("Sudden Ferocity", 3, 0), ("Sneaking Suspicion", 1, 1)]
    {
        let mut game = scenario()
            .our_leader("Leia Organa, Get to Your Transports!")
            .ours(["Wampa"])
            .our_resource_cards([card])
            .our_resources(20)
            .action_phase();
        game.us().deploy().play_onto(card, "Wampa").expect_resources(21);
        game.expect_power("Wampa", 4 + power).expect_hp("Wampa", 5 + hp);
    }
}

// ---- SEC_071 Disciples' Devotion ----

/// SEC_071: Sentinel while the unit is exhausted.
#[test]
fn disciples_devotion_guards_while_exhausted() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Disciples' Devotion"]), unit("AT-ST").with(["Disciples' Devotion"]).exhausted()])
        .action_phase();
    game.expect_no_keyword("Wampa", Keyword::Sentinel).expect_keyword("AT-ST", Keyword::Sentinel);
    game.expect_power("Wampa", 5).expect_hp("Wampa", 8);
}

// ---- SEC_072 Scour the Archives ----

/// SEC_072: an upgrade among the top eight is drawn.
#[test]
fn scour_the_archives_draws_an_upgrade() {
    draws("Scour the Archives", "Academy Training", 8);
}

// Rulings

/// SEC_072: what is not chosen goes to the bottom of the deck.
#[test]
fn scour_the_archives_puts_the_rest_below() {
    let mut game = about_to_search("Scour the Archives", "Academy Training", 8);
    game.us().play("Scour the Archives").done();
    expect_the_rest_below(&mut game, 8, 0);
}

// ---- SEC_074 Relief Request ----

/// SEC_074: 3 healed from a unit, and with a Vigilance card disclosed 3 from another.
#[test]
fn relief_request_heals_two_units() {
    let mut game = scenario()
        .our_hand(["Relief Request", "Vanquish"])
        .ours([unit("Wampa").damage(4), unit("AT-ST").damage(4)])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Relief Request").choose("Wampa").choose("Vanquish");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 1);
    declined.us().play("Relief Request").choose("Wampa").no();
    declined.expect_damage("Wampa", 1).expect_damage("AT-ST", 4);
}

// ---- SEC_075 Knowledge and Defense ----

/// SEC_075: -2/-2 for a unit, and a card.
#[test]
fn knowledge_and_defense_weakens_and_draws() {
    let mut game = scenario().our_hand(["Knowledge and Defense"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Knowledge and Defense").choose("AT-ST").expect_hand_size(1);
    game.expect_power("AT-ST", 4).expect_hp("AT-ST", 5);
}

// ---- SEC_076 Charged with Murder ----

/// SEC_076: with two Vigilance icons disclosed a damaged non-leader unit is defeated.
#[test]
fn charged_with_murder_defeats_the_damaged() {
    let mut game = scenario()
        .our_hand(["Charged with Murder", "Vanquish", "Repair"])
        .theirs([unit("AT-ST").damage(1), unit("Wampa")])
        .their_deployed_leader(unit("Sly Moore, Cipher in the Dark").damage(1))
        .action_phase();
    game.us().play("Charged with Murder").choose("Vanquish").choose("Repair");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_gone("AT-ST").expect_in_play("Wampa");
}

// ---- SEC_078 Hyperspace Disaster ----

/// SEC_078: all space units, ours too.
#[test]
fn hyperspace_disaster_empties_space() {
    let mut game = scenario()
        .our_hand(["Hyperspace Disaster"])
        .ours(["Coronet", "Wampa"])
        .theirs(["TIE/ln Fighter", "AT-ST"])
        .action_phase();
    game.us().play("Hyperspace Disaster");
    game.expect_gone("Coronet").expect_gone("TIE/ln Fighter").expect_in_play("Wampa").expect_in_play("AT-ST");
}
