//! Official rulings on when things happen: together, one after the other, in the same window.

use testkit::{Ask, Side, card_text, scenario, unit};

/// SHD_002, CR 1.9.8: each share is measured before any of it is dealt: two that keep each other alive while they are
/// undamaged are halved with all that they had.
#[test]
fn qira_measures_before_she_deals() {
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

/// SHD_012 (erratum), CR 8.28.1: the second damage comes after the first, and is offered although the first was declined.
#[test]
fn bo_katan_may_leave_the_first_damage() {
    let mut game = scenario()
        .our_deployed_leader("Bo-Katan Kryze, Princess in Exile")
        .ours(["Mandalorian Warrior"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Mandalorian Warrior", "their base");
    game.them().pass();
    game.us().attack("Bo-Katan Kryze", "their base").no();
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1).expect_action_of(Side::Them);
}

/// SHD_084, CR 6.3.5, 7.6.15B: of what it suffers in one attack only the combat damage teaches it.
#[test]
fn phase_iii_dark_trooper_learns_from_the_blow_alone() {
    let mut game = scenario()
        .ours([unit("Phase-III Dark Trooper").with(["Resilient", "Resilient"])])
        .theirs([unit("Battlefield Marine").with(["Vambrace Flamethrower"])])
        .their_action_phase();
    game.them().attack("Battlefield Marine", "Phase-III Dark Trooper").choose_times(3, "Phase-III Dark Trooper");
    // 3 of the flames, and 3 + 2 in combat: the Flamethrower gives power, too.
    game.expect_upgrades("Phase-III Dark Trooper", ["Experience", "Resilient", "Resilient"]);
}

/// SHD_090, SHD_100, SHD_119, SHD_121, SHD_122, CR 7.6.13B: Ambush waits together with what else hears that the card was
/// played, and its player says which is first.
#[test]
fn ambush_waits_with_all_that_hears_of_the_card() {
    let hears = r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [
        Ability(When(on: [CardPlayed(by: Friendly, card: (other: true))], do: [Draw()])),
    ])])"#;
    for (card, enemy) in [
        ("Maul, Shadow Collective Visionary", "Swoop Racer"),
        ("Modded Cohort", "Swoop Racer"),
        ("Weequay Pirate Gang", "Swoop Racer"),
        ("SHD_121", "Swoop Racer"),
        ("Arquitens Assault Cruiser", "Alliance X-Wing"),
    ] {
        let mut game = scenario()
            .text(hears)
            .our_hand([card])
            .ours([unit("Greedo").with(["Resilient"])])
            .theirs([enemy])
            .action_phase();
        game.us().play(card);
        game.expect_asked(Side::Us, Ask::WhichFirst);
        game.us().resolve_first("Ambush").no().expect_hand_size(1);
        game.expect_exhausted(card).expect_action_of(Side::Them);
    }
}

/// SHD_128, CR 7.6.8A: what the first attack triggers is resolved before the second begins.
#[test]
fn outflank_waits_for_what_the_first_attack_triggers() {
    let mut game = scenario()
        .our_hand(["SHD_128"])
        .ours(["Swoop Racer", "Greedo"])
        .theirs(["Vanguard Infantry", "AT-ST"])
        .action_phase();
    game.us().play("Outflank").attack("Swoop Racer", "Vanguard Infantry");
    game.expect_asked(Side::Them, Ask::Target);
    game.them().choose("AT-ST");
    game.expect_upgrades("AT-ST", ["Experience"]);
    game.expect_options(["Greedo -> AT-ST", "Greedo -> their base"]);
}

/// SHD_198, SHD_122, SHD_138, SHD_143, SHD_184, SHD_234, errata of words: several penalties are called that, and nobody
/// speaks of a "defender".
#[test]
fn the_words_are_those_of_today() {
    assert!(card_text("SHD_198").contains("aspect penalt"), "{}", card_text("SHD_198"));
    for card in
        ["SHD_074", "SHD_122", "SHD_138", "SHD_143", "SHD_184", "SHD_216", "SHD_219", "SHD_220", "SHD_230", "SHD_234"]
    {
        let text = card_text(card);
        assert!(!text.is_empty() && !text.contains("defender"), "{card}: {text}");
    }
    assert!(card_text("SHD_234").contains("defending unit"), "{}", card_text("SHD_234"));
}

/// CR 8.26.1, 8.26.5: a search that finds nothing asks nobody: there is nothing to choose, and nobody could find what is
/// not there. The player has seen the cards all the same; the opponent has not.
#[test]
fn a_search_that_finds_nothing_asks_nobody() {
    let mut game = scenario().our_hand(["SHD_127"]).our_deck(["Repair", "Recruit", "Waylay"]).action_phase();
    game.us().play("Commission");
    game.expect_action_of(Side::Them);
    let seen = |game: &testkit::Table, seat: u8| {
        let log = game.game.log.iter().flatten();
        log.filter(|entry| matches!(entry.event, testkit::Event::LookedAt { player, .. } if player.0 == seat)).count()
    };
    assert_eq!((seen(&game, 0), seen(&game, 1)), (3, 0));
    game.us().expect_deck_size(3).expect_hand([]);
}

/// SHD_182, CR 1.18.1A: when two units fall by each other's blows each player has defeated the other's.
#[test]
fn bravado_counts_a_unit_that_fell_together_with_ours() {
    let table = || {
        scenario()
            .our_base("Death Watch Hideout")
            .our_hand(["Bravado"])
            .our_resources(3)
            .ours(["Battlefield Marine"])
            .theirs(["Battlefield Marine"])
    };
    let mut game = table().action_phase();
    game.us().attack("Battlefield Marine", "Battlefield Marine");
    game.expect_gone("Battlefield Marine");
    game.them().pass();
    game.expect_offered("play Bravado");
    let mut game = table().their_action_phase();
    game.them().attack("Battlefield Marine", "Battlefield Marine");
    game.expect_gone("Battlefield Marine").expect_offered("play Bravado");
}

/// SHD_116, CR 7.5.13G, 1.18.1A: of three players the one whose unit defeated the other collects, though both fell.
#[test]
fn who_defeats_a_bounty_collects_it_though_both_fall() {
    let corona = unit("Outlaw Corona").damage(4);
    let mut game = scenario().theirs(["TIE/ln Fighter"]).third([corona]).their_action_phase();
    game.them().attack("TIE/ln Fighter", "Outlaw Corona");
    game.expect_gone("Outlaw Corona").expect_gone("TIE/ln Fighter").expect_asked(Side::Them, Ask::Bounty);
    game.them().yes().expect_resources(21);
}
