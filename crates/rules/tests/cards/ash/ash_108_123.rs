//! The cards of Ashes of the Empire from ASH_108 to ASH_123: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

use crate::starts::{a_shield_leaves_no_excess, all_is_excess, deadly, hides, shielded, taxed};

// ---- ASH_108 Crix Madine, Strike Team Strategist ----

/// ASH_108: a Heroism unit may be played for 2 less for each arena in which we control more units than each opponent.
#[test]
fn crix_madine_calls_heroes() {
    let table = || {
        scenario()
            .our_base("Command Center")
            .our_leader("Grand Moff Tarkin, Oversector Governor")
            .our_hand(["Crix Madine, Strike Team Strategist", "Consular Security Force", "Greedo"])
            .our_resources(20)
    };
    let cost = |mut game: testkit::Table| {
        game.us().play("Crix Madine");
        game.expect_not_offered("play Greedo").expect_offered("no");
        let before = game.game.ready_resources(rules::Seat(0));
        game.us().play("Consular Security Force");
        before - game.game.ready_resources(rules::Seat(0))
    };
    let none = cost(table().theirs(["Wampa", "AT-ST"]).action_phase());
    assert_eq!(cost(table().theirs(["Wampa"]).action_phase()), none, "as many as they");
    assert_eq!(cost(table().action_phase()), none - 2, "the ground");
    assert_eq!(cost(table().ours(["Alliance X-Wing"]).action_phase()), none - 4, "both");
}

// Rulings

/// ASH_108: of several opponents each must have fewer units there (ruling 1).
#[test]
fn crix_madine_compares_with_each_opponent() {
    let mut game = scenario()
        .our_hand(["Crix Madine, Strike Team Strategist", "Consular Security Force"])
        .our_resources(30)
        .theirs(["Wampa"])
        .third(["AT-ST", "Greedo"])
        .ours(["Wampa"])
        .action_phase();
    let mut fewer = scenario()
        .our_hand(["Crix Madine, Strike Team Strategist", "Consular Security Force"])
        .our_resources(30)
        .theirs(["Wampa"])
        .third(["AT-ST"])
        .ours(["Wampa"])
        .action_phase();
    let paid = |game: &mut testkit::Table| {
        game.us().play("Crix Madine").play("Consular Security Force");
        game.game.ready_resources(rules::Seat(0))
    };
    assert_eq!(paid(&mut game) + 2, paid(&mut fewer));
}

// ---- ASH_109 T-6 Shuttle 1974, With a Mentor's Dedication ----

/// ASH_109: another unit gets +2/+2, and may attack at once.
#[test]
fn t_6_shuttle_1974_mentors() {
    let mut game =
        scenario().ours(["T-6 Shuttle 1974, With a Mentor's Dedication", "Wampa"]).theirs(["AT-ST"]).action_phase();
    let mut enemy = game.clone();
    game.us().use_ability("T-6 Shuttle 1974").choose("Wampa").attack("Wampa", "their base");
    game.them().expect_base_damage(6);
    enemy.us().use_ability("T-6 Shuttle 1974").choose("AT-ST");
    enemy.expect_power("AT-ST", 8).expect_action_of(Side::Them).expect_keyword("T-6 Shuttle 1974", Keyword::Sentinel);
}

// Rulings

/// ASH_109: an exhausted unit gets the bonus and does not attack (ruling 1).
#[test]
fn t_6_shuttle_1974_needs_a_ready_unit() {
    let mut game = scenario()
        .ours([unit("T-6 Shuttle 1974, With a Mentor's Dedication"), unit("Wampa").exhausted()])
        .action_phase();
    game.us().use_ability("T-6 Shuttle 1974").choose("Wampa");
    game.expect_power("Wampa", 6).expect_action_of(Side::Them);
}

// ---- ASH_110 Admiral Ackbar, Assume Attack Coordinates ----

/// ASH_110: he may be defeated for space units of the top 10 cards with a combined cost of 5 or less, for free.
#[test]
fn admiral_ackbar_calls_the_fleet() {
    let mut game = scenario()
        .our_hand(["Admiral Ackbar, Assume Attack Coordinates"])
        .our_deck([
            "Alliance X-Wing",
            "Cartel Spacer",
            "Avenger",
            "Wampa",
            "Repair",
            "Greedo",
            "Greedo",
            "Greedo",
            "Greedo",
            "Greedo",
            "Moment of Peace",
        ])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Admiral Ackbar").yes();
    game.expect_not_offered("Avenger").expect_not_offered("Wampa");
    game.us().choose("Alliance X-Wing").choose("Cartel Spacer");
    if game.game.question().is_some_and(|question| question.ask == Ask::Target || question.ask == Ask::Search) {
        game.us().done();
    }
    game.us().play("Cartel Spacer");
    if game.game.question().is_some_and(|question| question.ask != Ask::Action) {
        game.us().play("Alliance X-Wing");
    }
    game.expect_gone("Admiral Ackbar").expect_in_play("our Alliance X-Wing").expect_in_play("our Cartel Spacer");
    game.us().expect_deck_top(["Moment of Peace"]);
    declined.us().play("Admiral Ackbar").no();
    declined.expect_in_play("Admiral Ackbar");
}

// Rulings

/// ASH_110: printed costs count; other cards go to the bottom; only resources are spared (ruling 1, 2, 3).
#[test]
fn admiral_ackbar_counts_printed_costs() {
    let mut game = taxed()
        .our_hand(["Admiral Ackbar, Assume Attack Coordinates"])
        .our_deck([
            "Alliance X-Wing",
            "Repair",
            "Greedo",
            "Greedo",
            "Greedo",
            "Greedo",
            "Greedo",
            "Greedo",
            "Greedo",
            "Greedo",
            "Moment of Peace",
        ])
        .action_phase();
    game.us().play("Admiral Ackbar").expect_base_damage(2).yes().choose("Alliance X-Wing");
    while game.game.question().is_some_and(|question| question.ask != Ask::Action) {
        let first = game.game.legal_actions()[0];
        game.game.play(first).expect("an answer");
    }
    game.us().expect_base_damage(4).expect_deck_top(["Moment of Peace"]);
}

// ---- ASH_111 Children of the Watch ----

/// ASH_111: two Mandalorians.
#[test]
fn children_of_the_watch_bring_two() {
    let mut game = scenario().our_hand(["Children of the Watch"]).action_phase();
    game.us().play("Children of the Watch");
    game.expect_count("our Mandalorian", 2);
}

// ---- ASH_112 Luke Skywalker, Answering the Call ----

/// ASH_112: with 4 units or more, 3 damage to each enemy unit.
#[test]
fn luke_skywalker_answers_with_four() {
    let mut game = scenario()
        .our_hand(["Luke Skywalker, Answering the Call"])
        .ours(["Greedo", "Wampa", "Alliance X-Wing"])
        .theirs(["AT-ST", "Cartel Spacer"])
        .action_phase();
    game.us().play("Luke Skywalker");
    game.expect_damage("AT-ST", 3).expect_gone("Cartel Spacer").expect_damage("Wampa", 0);
    let mut game = scenario()
        .our_hand(["Luke Skywalker, Answering the Call"])
        .ours(["Greedo", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Luke Skywalker");
    game.expect_damage("AT-ST", 0);
}

// Rulings

/// ASH_112: all is dealt at the same time: both fall before what either triggers (ruling 1).
#[test]
fn luke_skywalker_strikes_all_at_once() {
    let mut game = scenario()
        .text(r#"(id: "SOR_204", abilities: [When(on: [Defeated], do: [Heal(from: All())])])"#)
        .our_hand(["Luke Skywalker, Answering the Call"])
        .ours(["Battlefield Marine", "Wampa", "Alliance X-Wing"])
        .theirs(["Greedo", "Cartel Spacer"])
        .action_phase();
    game.us().play("Luke Skywalker");
    game.expect_gone("Greedo").expect_gone("Cartel Spacer");
}

// ---- ASH_113 Mandalorian Flagship, Captured from the Empire ----

/// ASH_113: Ambush with a leader unit; +1/+0 for each other friendly Mandalorian unit.
#[test]
fn mandalorian_flagship_gathers() {
    let mut game = scenario()
        .ours(["Mandalorian Flagship, Captured from the Empire", "Mandalorian Warrior", "Clan Wren Rescuer", "Wampa"])
        .theirs(["Mandalorian Warrior"])
        .action_phase();
    game.expect_power("Mandalorian Flagship", 6).expect_no_keyword("Mandalorian Flagship", Keyword::Ambush);
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Mandalorian Flagship, Captured from the Empire"])
        .action_phase();
    game.expect_keyword("Mandalorian Flagship", Keyword::Ambush).expect_power("Mandalorian Flagship", 4);
}

// ---- ASH_114 Sabine's Lightsaber, Not Alone ----

/// ASH_114: Sabine Wren or a Force unit gains Restore 2 by it.
#[test]
fn sabines_lightsaber_restores() {
    let mut game = scenario()
        .ours([unit("Sabine Wren, Explosives Artist").with(["Sabine's Lightsaber, Not Alone"])])
        .action_phase();
    game.expect_keyword("Sabine Wren", Keyword::Restore);
    let mut game = scenario()
        .ours([unit("Fifth Brother").with(["Sabine's Lightsaber, Not Alone"]), unit("AT-ST")])
        .our_hand(["Repair", "Sabine's Lightsaber, Not Alone"])
        .action_phase();
    game.expect_keyword("Fifth Brother", Keyword::Restore).expect_not_offered("play Sabine's Lightsaber onto AT-ST");
    let mut game = scenario().ours([unit("Wampa").with(["Sabine's Lightsaber, Not Alone"])]).action_phase();
    game.expect_no_keyword("Wampa", Keyword::Restore).expect_power("Wampa", 6);
}

// ---- ASH_115 The Student Guides the Master ----

/// ASH_115: +1/+0 for each other friendly unit with less power.
#[test]
fn the_student_guides_the_master_counts_the_weaker() {
    let mut game = scenario()
        .our_hand(["The Student Guides the Master"])
        .ours(["Wampa", "Greedo", "Alliance X-Wing", "AT-ST"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    game.us().play("The Student Guides the Master").choose("Wampa");
    game.expect_power("Wampa", 6);
}

// Rulings

/// ASH_115: powers as they are count (ruling 1).
#[test]
fn the_student_guides_the_master_sees_bonuses() {
    let mut game = scenario()
        .our_hand(["The Student Guides the Master"])
        .ours([unit("Wampa"), unit("Greedo").with(["Academy Training"]), unit("Alliance X-Wing")])
        .action_phase();
    game.us().play("The Student Guides the Master").choose("Wampa");
    game.expect_power("Wampa", 5);
}

// ---- ASH_116 Ant Droid ----

/// ASH_116: defeated, a card is drawn.
#[test]
fn ant_droid_draws() {
    let mut game = scenario().ours(["Ant Droid"]).theirs(["Wampa"]).our_deck(["Repair"]).action_phase();
    game.us().attack("Ant Droid", "Wampa").expect_hand(["Repair"]);
}

// ---- ASH_117 Outland Protector ----

/// ASH_117, ASH_126, ASH_239, ASH_252: Sentinel.
#[test]
fn guards_have_sentinel() {
    for (card, enemy) in [
        ("Outland Protector", "Cartel Spacer"),
        ("Survivors' Langskib", "Greedo"),
        ("Imperial Loyalist", "Greedo"),
        ("N5 Sentry Droid", "Greedo"),
    ] {
        let mut game = scenario().ours([card]).theirs([enemy]).their_action_phase();
        game.expect_not_offered(&format!("{enemy} -> our base")).expect_offered(&format!("{enemy} -> {card}"));
    }
}

// ---- ASH_118 8D8, Daimyo's Majordomo ----

/// ASH_118: 1 damage to another friendly unit, and a unit of the top 5 cards is drawn.
#[test]
fn x8d8_trades_blood_for_a_unit() {
    let mut game = scenario()
        .ours(["8D8", "Wampa"])
        .our_deck(["Repair", "Greedo", "Repair", "AT-ST", "Repair", "Moment of Peace"])
        .action_phase();
    game.us().use_ability("8D8");
    game.expect_options(["Wampa"]);
    game.us().choose("Wampa");
    game.expect_options(["Greedo", "AT-ST", "done"]);
    game.us().choose("AT-ST").expect_hand(["AT-ST"]).expect_deck_top(["Moment of Peace"]);
    game.expect_damage("Wampa", 1);
    hides("8D8, Daimyo's Majordomo");
}

// Rulings

/// ASH_118: the other cards go to the bottom of the deck (ruling 2).
#[test]
fn x8d8_puts_the_rest_below() {
    let mut game = scenario()
        .ours(["8D8", "Wampa"])
        .our_deck(["Repair", "Greedo", "Repair", "Repair", "Repair", "Moment of Peace"])
        .action_phase();
    game.us().use_ability("8D8").choose("Wampa").done().expect_deck_top(["Moment of Peace"]).expect_deck_size(6);
}

// ---- ASH_120 Warrior of Clan Kryze ----

/// ASH_120: Sentinel while another friendly unit is exhausted.
#[test]
fn warrior_of_clan_kryze_covers_the_exhausted() {
    let mut game =
        scenario().ours(["Warrior of Clan Kryze", "Wampa"]).theirs([unit("AT-ST").exhausted()]).action_phase();
    game.expect_no_keyword("Warrior of Clan Kryze", Keyword::Sentinel);
    game.us().attack("Wampa", "their base");
    game.expect_keyword("Warrior of Clan Kryze", Keyword::Sentinel);
}

// ---- ASH_121 Blurrg ----

/// ASH_121: Support and Overwhelm.
#[test]
fn blurrg_lends_overwhelm() {
    let mut game = scenario()
        .our_hand(["Blurrg"])
        .ours(["Consular Security Force"])
        .theirs(["Death Star Stormtrooper"])
        .action_phase();
    game.us().play("Blurrg").attack("Consular Security Force", "Death Star Stormtrooper");
    game.them().expect_base_damage(2);
    game.expect_no_keyword("Consular Security Force", Keyword::Overwhelm);
}

// Rulings

/// ASH_121: a Shield leaves no excess damage; with the defending unit gone all is excess (ruling 1, 2).
#[test]
fn blurrg_overwhelms() {
    a_shield_leaves_no_excess(shielded("Blurrg").action_phase(), "Blurrg");
    all_is_excess(deadly("Blurrg").action_phase(), "Blurrg", 3);
}

// ---- ASH_122 Consortium StarViper ----

/// ASH_122: Restore 2 while we have the initiative.
#[test]
fn consortium_starviper_profits() {
    let mut game = scenario().ours(["Consortium StarViper"]).initiative(Side::Them).action_phase();
    game.expect_no_keyword("Consortium StarViper", Keyword::Restore);
    let mut game = scenario().ours(["Consortium StarViper"]).initiative(Side::Us).action_phase();
    game.expect_keyword("Consortium StarViper", Keyword::Restore);
}

// ---- ASH_123 Lang, Arrogant Mercenary ----

/// ASH_123: he deals damage equal to his power to a ground unit.
#[test]
fn lang_strikes() {
    let mut game = scenario().ours(["Lang, Arrogant Mercenary"]).theirs(["AT-ST", "Cartel Spacer"]).action_phase();
    game.us().use_ability("Lang");
    game.expect_options(["Lang", "AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 2).expect_exhausted("Lang");
}

// Rulings

/// ASH_123: his power as it is counts (ruling 1).
#[test]
fn lang_strikes_with_his_bonus() {
    let mut game =
        scenario().ours([unit("Lang, Arrogant Mercenary").with(["Academy Training"])]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("Lang").choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}
