//! Official rulings on the Cunning cards of Shadows of the Galaxy, SHD_183 to SHD_208.

use testkit::{Ask, Keyword, Side, card_text, scenario, unit};

/// SHD_184, SHD_209, SHD_222: errata of words: the cards do what they did, and say what the unique icon says.
#[test]
fn unique_is_what_the_icon_says() {
    for card in ["SHD_209", "SHD_222", "SHD_173"] {
        assert!(card_text(card).contains("unique"), "{card}");
    }
    // The unit that she may discard from the hand is no defending unit.
    assert!(!card_text("SHD_184").contains("defend"));
}

/// SHD_187: abilities that take its HP away defeat it all the same.
#[test]
fn lurking_tie_phantom_falls_without_hp() {
    let mut game = scenario().ours(["Lurking TIE Phantom"]).their_hand(["Make an Opening"]).their_action_phase();
    game.them().play("Make an Opening").choose("Lurking TIE Phantom");
    game.expect_gone("Lurking TIE Phantom");
}

/// SHD_187: however an enemy ability deals damage: divided, or dealt by a unit.
#[test]
fn lurking_tie_phantom_escapes_damage_of_any_kind() {
    let mut game = scenario()
        .ours(["Lurking TIE Phantom"])
        .theirs(["Wampa"])
        .their_hand(["Overwhelming Barrage"])
        .their_resources(20)
        .their_action_phase();
    game.them().play("Overwhelming Barrage").choose("Wampa").choose_times(6, "Lurking TIE Phantom");
    game.expect_in_play("Lurking TIE Phantom").expect_damage("Lurking TIE Phantom", 0);
    let mut game = scenario()
        .ours(["Lurking TIE Phantom"])
        .theirs([unit("HWK-290 Freighter").with(["Hardpoint Heavy Blaster"]), unit("Wampa")])
        .ours(["Alliance X-Wing"])
        .their_action_phase();
    game.them().attack("HWK-290 Freighter", "Alliance X-Wing").choose("Lurking TIE Phantom");
    game.expect_damage("Lurking TIE Phantom", 0).expect_in_play("Lurking TIE Phantom");
}

/// SHD_187: an attack that an ability makes deals combat damage.
#[test]
fn lurking_tie_phantom_takes_combat_damage_of_an_event() {
    let mut game = scenario()
        .ours([unit("Lurking TIE Phantom").with(["Experience", "Experience", "Experience", "Experience"])])
        .theirs(["Alliance X-Wing"])
        .their_hand(["Surprise Strike"])
        .their_action_phase();
    game.them().play("Surprise Strike").attack("Alliance X-Wing", "Lurking TIE Phantom");
    game.expect_damage("Lurking TIE Phantom", 5);
}

/// SHD_187: it is not captured by an enemy either.
#[test]
fn lurking_tie_phantom_escapes_capture() {
    let mut game = scenario()
        .ours(["Lurking TIE Phantom"])
        .theirs(["HWK-290 Freighter"])
        .their_hand(["Take Captive"])
        .their_action_phase();
    game.them().play("Take Captive").choose("HWK-290 Freighter");
    game.them().choose("Lurking TIE Phantom");
    game.expect_in_play("Lurking TIE Phantom").expect_action_of(Side::Us);
}

/// SHD_188, SHD_204, SHD_210, SHD_216, SHD_219, SHD_220, CR 7.5.5: Ambush without an enemy unit to attack does not
/// ready the unit.
#[test]
fn ambush_needs_a_unit_to_attack() {
    let names =
        ["4-LOM", "Cloud-Rider", "Chain Code Collector", "Enfys Nest, Marauder", "Fennec Shand, Loyal Sharpshooter"];
    for name in names {
        let mut game = scenario().our_hand([name]).theirs(["Alliance X-Wing"]).action_phase();
        game.us().play(name);
        game.expect_exhausted(name).expect_action_of(Side::Them);
    }
    let name = "Millennium Falcon, Lando's Pride";
    let mut game = scenario().our_hand([name]).theirs(["Wampa"]).action_phase();
    game.us().play(name);
    game.expect_exhausted(name).expect_action_of(Side::Them);
}

/// SHD_188, SHD_204, SHD_210, SHD_216, SHD_219, SHD_220, CR 7.5.5: Ambush waits together with "When Played" abilities.
#[test]
fn ambush_waits_with_when_played() {
    let names =
        ["4-LOM", "Cloud-Rider", "Chain Code Collector", "Enfys Nest, Marauder", "Fennec Shand, Loyal Sharpshooter"];
    for name in names {
        let mut game = scenario().ours(["Lady Proxima"]).our_hand([name]).theirs(["Wampa"]).action_phase();
        game.us().play(name);
        game.expect_asked(Side::Us, Ask::WhichFirst).us().resolve_first("Ambush").no();
        game.us().choose("their base");
        game.expect_exhausted(name).expect_action_of(Side::Them);
    }
}

/// SHD_204: the erratum: Ambush is gone when the phase is over.
#[test]
fn millennium_falcon_ambushes_for_the_phase() {
    let name = "Millennium Falcon, Lando's Pride";
    let mut game = scenario().our_hand([name]).action_phase();
    game.us().play(name);
    game.expect_keyword(name, Keyword::Ambush).both_pass().nobody_resources();
    game.expect_no_keyword(name, Keyword::Ambush);
}

/// SHD_189: power counts as it is, with what changes it for the phase.
#[test]
fn slavers_freighter_counts_power_as_it_is() {
    let mut game = scenario()
        .our_hand(["Slaver's Freighter"])
        .ours([unit("Wampa").exhausted(), unit("Battlefield Marine").exhausted()])
        .their_hand(["Disarm"])
        .their_action_phase();
    game.them().play("Disarm").choose("Wampa");
    game.us().play("Slaver's Freighter");
    game.expect_options(["Wampa", "no"]);
}

/// SHD_191, SHD_194, SHD_206, SHD_207, SHD_209, SHD_229, SHD_233, CR 8.24.1: what returns to hand is in play.
#[test]
fn what_returns_is_in_play() {
    let table = |card| {
        scenario()
            .our_hand([card])
            .our_resources(20)
            .our_discard(["Greedo", "Jetpack"])
            .their_discard(["Swoop Racer", "Academy Training"])
            .action_phase()
    };
    for card in ["Xanadu Blood", "Spare the Target", "A New Adventure", "Criminal Muscle", "Ma Klounkee", "Evacuate"] {
        let mut game = table(card);
        game.us().play(card);
        game.expect_action_of(Side::Them).expect_in_discard("Greedo").expect_in_discard("Swoop Racer");
        game.us().expect_hand([]);
    }
}

/// SHD_194, CR 8.5.4: a Vehicle that has left play before is not fetched from where it is.
#[test]
fn triple_dark_raid_does_not_fetch_the_fallen() {
    let mut game = scenario()
        .our_hand(["Triple Dark Raid"])
        .our_deck(["AT-ST", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Repair", "Repair"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().play("Triple Dark Raid").choose("AT-ST").play("AT-ST");
    game.them().play("Vanquish").choose("AT-ST");
    game.both_pass().expect_in_discard("AT-ST");
}

/// SHD_194, SHD_198, SHD_222, SHD_245, SHD_253, CR 8.26.4: what is not chosen goes under the deck.
#[test]
fn what_a_search_leaves_goes_under_the_deck() {
    let deck = ["Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "Wampa", "Repair", "Recruit"];
    for (card, top) in [("Triple Dark Raid", 7), ("Omega", 5), ("Greef Karga", 5), ("This Is The Way", 8)] {
        let mut game = scenario().our_hand([card]).our_deck(deck).action_phase();
        game.us().play(card);
        let rest: Vec<&str> = deck[top..].to_vec();
        game.us().expect_deck_size(deck.len()).expect_deck_top(rest);
        game.expect_action_of(Side::Them);
    }
    let deck = ["Wampa"; 10];
    let mut game = scenario()
        .ours(["AT-ST"])
        .our_deck(deck.into_iter().chain(["Recruit"]))
        .theirs([unit("Bib Fortuna").with(["Enticing Reward"])])
        .action_phase();
    game.us().attack("AT-ST", "Bib Fortuna").yes();
    game.us().expect_deck_top(["Recruit"]).expect_deck_size(11);
}

/// SHD_202: a name has no subtitle: every card of that name is dearer.
#[test]
fn qira_names_without_subtitle() {
    let mut game = scenario()
        .our_hand(["Qi'ra, Playing Her Part"])
        .their_leader("Boba Fett, Collecting the Bounty")
        .their_hand(["Boba Fett, Disintegrator"])
        .their_resources(6)
        .action_phase();
    game.us().play("Qi'ra").name_card("Boba Fett");
    // 3 and 3.
    game.them().play("Boba Fett").expect_ready_resources(0);
}

/// SHD_202: whoever controls her by then: the cards of the opponent of the one who played her stay dearer.
#[test]
fn qira_changing_sides_changes_nothing() {
    let mut game = scenario()
        .our_base("Death Watch Hideout")
        .our_hand(["Qi'ra, Playing Her Part", "Wampa"])
        .our_resources(20)
        .their_base("Death Watch Hideout")
        .their_hand(["Change of Heart", "Wampa"])
        .their_resources(20)
        .action_phase();
    game.us().play("Qi'ra").name_card("Wampa").expect_ready_resources(14);
    // 6, and 2 for Cunning.
    game.them().play("Change of Heart").choose("Qi'ra").expect_ready_resources(12);
    game.expect_controller("Qi'ra", Side::Them);
    game.us().play("Wampa").expect_ready_resources(10);
    game.them().play("Wampa").expect_ready_resources(5);
}

/// SHD_202: captured and rescued, she taxes nobody any more.
#[test]
fn qira_rescued_has_forgotten() {
    let mut game = scenario()
        .our_hand(["Qi'ra, Playing Her Part", "Vanquish"])
        .our_resources(20)
        .theirs(["Consular Security Force"])
        .their_base("Death Watch Hideout")
        .their_hand(["Take Captive", "Wampa"])
        .their_resources(20)
        .action_phase();
    game.us().play("Qi'ra").name_card("Wampa");
    game.them().play("Take Captive").choose("Consular Security Force").choose("Qi'ra").expect_ready_resources(17);
    game.us().play("Vanquish").choose("Consular Security Force");
    game.expect_controller("Qi'ra", Side::Us).expect_action_of(Side::Them);
    game.them().play("Wampa").expect_ready_resources(13);
}

/// SHD_203: the discard comes although she is gone by then.
#[test]
fn zorii_bliss_gone_still_costs_a_card() {
    let mut game = scenario()
        .ours(["Zorii Bliss"])
        .our_deck(["Recruit", "Greedo", "Wampa", "Wampa"])
        .their_hand(["Vanquish"])
        .action_phase();
    game.us().attack("Zorii Bliss", "their base");
    game.them().play("Vanquish").choose("Zorii Bliss");
    game.both_pass().expect_asked(Side::Us, Ask::Target);
    game.us().choose("Recruit").expect_discard(["Zorii Bliss", "Recruit"]);
}

/// SHD_205, CR 11.4.2: with several opponents, we say which one chooses.
#[test]
fn let_the_wookiee_win_asks_a_chosen_opponent() {
    let mut game = scenario().our_hand(["Let the Wookiee Win"]).third(["Swoop Racer"]).action_phase();
    game.us().play("Let the Wookiee Win");
    game.expect_asked(Side::Us, Ask::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.expect_asked(Side::Third, Ask::Mode);
}

/// SHD_207, CR 1.8.6: the printed cost counts.
#[test]
fn a_new_adventure_looks_at_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["A New Adventure"])
        .theirs(["AT-ST", "Reinforcement Walker"])
        .ours(["Qi'ra, Playing Her Part"])
        .action_phase();
    game.us().play("A New Adventure");
    game.expect_options(["AT-ST", "Qi'ra"]);
}

/// SHD_161, SHD_192, SHD_207, SHD_226, SHD_242, CR 1.8.8: for free means without resources, a penalty and a tax among
/// them, but not without an additional cost of another kind.
#[test]
fn for_free_is_not_without_additional_costs() {
    let table = || {
        scenario()
            .text(
                r#"(id: "SOR_153", abilities: [Constant(gives: [
                    ExtraCost(by: Enemy, cards: (is: Unit, zone: Any), cost: Damage(2, Base(You))),
                ])])"#,
            )
            .theirs(["Saw Gerrera"])
            .our_resources(20)
    };
    let mut game = table().our_hand(["A New Adventure"]).ours(["Wampa"]).action_phase();
    game.us().play("A New Adventure").choose("Wampa").expect_ready_resources(14).play("Wampa");
    game.us().expect_ready_resources(14).expect_base_damage(2);
    let mut game = table().our_hand(["Dryden Vos"]).ours([unit("AT-ST").guarding(["Swoop Racer"])]).action_phase();
    game.us().play("Dryden Vos").expect_base_damage(2).resolve_first("Dryden Vos").choose("Swoop Racer");
    game.us().play("Swoop Racer").expect_base_damage(4).expect_ready_resources(9);
    let mut game = table().ours(["AT-ST"]).theirs([unit("Swoop Racer").with(["Unrefusable Offer"])]).action_phase();
    game.us().attack("AT-ST", "Swoop Racer").yes().play("Swoop Racer").expect_base_damage(2).expect_ready_resources(20);
    let mut game = table().ours(["AT-ST"]).theirs([unit("Stolen Landspeeder").owned_by(Side::Us)]).action_phase();
    game.us().attack("AT-ST", "Stolen Landspeeder").yes().play("Stolen Landspeeder").expect_base_damage(2);
    game.us().expect_ready_resources(20);
    let mut game = table()
        .our_leader("Moff Gideon")
        .our_hand(["Gideon's Light Cruiser"])
        .our_discard(["Death Trooper"])
        .action_phase();
    game.us().play("Gideon's Light Cruiser").expect_base_damage(2).play("Death Trooper").expect_base_damage(4);
    game.us().expect_ready_resources(12);
}
