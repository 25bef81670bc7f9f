//! Official rulings of Shadows of the Galaxy on several cards; each test names its cards by number.

use testkit::{Keyword, QuestionKind, Scenario, Scene, Side, card_text, scenario, unit};

use crate::starts::{deadly_unit, deck_with, expect_the_rest_below, with_a_deadly_upgrade, with_a_triggering_upgrade};

/// An attack on a unit; abilities that trigger are declined, or put in any order.
fn attack(game: &mut Scene, attacker: &str, victim: &str) {
    game.us().attack(attacker, victim);
    loop {
        match game.game.question().map(|question| question.ask) {
            Some(QuestionKind::WhichFirst) => game.us().resolve_first(attacker),
            Some(QuestionKind::Target | QuestionKind::May) => game.us().no(),
            _ => return,
        };
    }
}

/// The cards with Overwhelm: a deployed leader or a unit, the defending unit and the power.
fn overwhelming() -> Vec<(Scenario, &'static str, &'static str, i16)> {
    let unit_of =
        |name: &'static str, upgrades: &[&'static str]| scenario().ours([unit(name).with(upgrades.iter().copied())]);
    let leader = |name: &str, upgrades: &[&'static str]| {
        scenario().our_deployed_leader(unit(name).with(upgrades.iter().copied()))
    };
    let mut found = Vec::new();
    for upgrades in [&[][..], &["Resilient"][..]] {
        found.push((leader("Moff Gideon", upgrades), "Moff Gideon", "Cantina Braggart", 3));
        found.push((leader("Hunter", upgrades), "Hunter", "Cantina Braggart", 5));
        let maul = unit_of("Maul, Shadow Collective Visionary", upgrades);
        found.push((maul, "Maul", "Cantina Braggart", 7));
        found.push((unit_of("Finalizer", upgrades), "Finalizer", "Alliance X-Wing", 11));
        found.push((unit_of("Kihraxz Heavy Fighter", upgrades), "Kihraxz Heavy Fighter", "Alliance X-Wing", 3));
        found.push((unit_of("SHD_121", upgrades), "Mercenary Company", "Cantina Braggart", 5));
    }
    found
}

/// The ground units with a printed Overwhelm.
const GROUND: [&str; 6] = [
    "Death Watch Loyalist",
    "Trandoshan Hunters",
    "Wrecker, Boom!",
    "Wild Rancor",
    "Krayt Dragon",
    "Ruthless Assassin",
];

/// SHD_173, SHD_209, SHD_222: a unit or upgrade is unique by its printed icon. The erratum changes only the wording.
#[test]
fn guild_target_checks_the_printed_unique_icon() {
    for (target, damage) in [("Battlefield Marine", 2), ("Bib Fortuna", 3)] {
        let mut game = scenario()
            .ours(["AT-ST"])
            .theirs([unit(target).with(["Guild Target"])])
            .their_base_damage(0)
            .action_phase();
        game.us().attack("AT-ST", target).yes().choose("our base").expect_base_damage(damage);
    }
}

/// SHD_007, SHD_009, SHD_090, SHD_092, SHD_118, SHD_121, CR 7.5.7E: a Shield leaves no excess damage.
#[test]
fn overwhelm_of_leaders_and_units_deals_no_excess_through_a_shield() {
    for (table, attacker, victim, _) in overwhelming().into_iter().take(6) {
        let mut game = table.theirs([unit(victim).with(["Shield"])]).action_phase();
        attack(&mut game, attacker, victim);
        game.expect_in_play(victim).expect_upgrades(victim, []).expect_damage(victim, 0);
        game.them().expect_base_damage(0);
    }
}

/// SHD_009, SHD_007, SHD_090, SHD_092, SHD_118, SHD_121, CR 7.5.7F: if the defending unit is gone before combat damage,
/// all of the damage goes to the base.
#[test]
fn overwhelm_deals_all_damage_when_the_defending_unit_is_gone() {
    for (table, attacker, victim, power) in overwhelming().into_iter().skip(6) {
        let mut game = with_a_deadly_upgrade(table.theirs([victim])).action_phase();
        attack(&mut game, attacker, victim);
        game.expect_gone(victim).expect_damage(attacker, 0);
        game.them().expect_base_damage(power);
    }
}

/// SHD_090, SHD_100, SHD_119, SHD_121, SHD_122, CR 7.5.5C: Ambush without an enemy unit that can be attacked: no
/// question is asked, and the unit is not readied.
#[test]
fn ambush_without_an_enemy_unit_does_nothing() {
    for (card, name) in [
        ("Modded Cohort", "Modded Cohort"),
        ("Weequay Pirate Gang", "Weequay Pirate Gang"),
        ("SHD_121", "Mercenary Company"),
        ("Maul, Shadow Collective Visionary", "Maul"),
        ("Arquitens Assault Cruiser", "Arquitens Assault Cruiser"),
    ] {
        // A unit in the other arena is out of reach.
        let other = if card == "Arquitens Assault Cruiser" { "Wampa" } else { "TIE/ln Fighter" };
        let mut game = scenario().our_resources(30).our_hand([card]).theirs([other]).action_phase();
        game.us().play(name);
        game.expect_keyword(name, Keyword::Ambush).expect_exhausted(name).expect_action_of(Side::Them);
        game.them().expect_base_damage(0);
    }
}

/// SHD_090, SHD_100, SHD_119, SHD_121, SHD_122, CR 7.6.13B: with an enemy unit, Ambush is offered when the card was
/// played and may be declined.
#[test]
fn ambush_is_optional_when_the_unit_was_played() {
    for (card, name, enemy) in [
        ("Modded Cohort", "Modded Cohort", "Swoop Racer"),
        ("Weequay Pirate Gang", "Weequay Pirate Gang", "Swoop Racer"),
        ("Maul, Shadow Collective Visionary", "Maul", "Swoop Racer"),
        ("Arquitens Assault Cruiser", "Arquitens Assault Cruiser", "Alliance X-Wing"),
        ("SHD_121", "Mercenary Company", "Swoop Racer"),
    ] {
        let mut game = scenario().our_resources(30).our_hand([card]).theirs([enemy]).action_phase();
        game.us().play(name);
        game.expect_asked(Side::Us, QuestionKind::Attack).expect_options([format!("{name} -> {enemy}").as_str(), "no"]);
        game.us().no();
        game.expect_exhausted(name).expect_action_of(Side::Them);
    }
}

/// SHD_009, SHD_085, SHD_102, SHD_105, SHD_107, SHD_114, SHD_116, SHD_122, SHD_125, errata: the texts say "resource"
/// instead of "put into play as a resource". (SHD_085 is a reprint of SOR_083.)
#[test]
fn texts_use_the_current_word_resource() {
    let numbers = ["SHD_009", "SOR_083", "SHD_102", "SHD_105", "SHD_107", "SHD_114", "SHD_116", "SHD_122", "SHD_125"];
    for number in numbers {
        let text = card_text(number).to_lowercase();
        assert!(text.contains("resource") && !text.contains("put into play as"), "{number}: {text}");
    }
}

/// SHD_009, SHD_071, SHD_123, errata: cards that ask for a unique unit count those with the icon.
#[test]
fn unique_units_are_those_with_the_icon() {
    let mut game = scenario()
        .our_leader("Hunter")
        .our_resource_cards(["Wampa", "Greedo"])
        .ours(["Wampa", "Greedo"])
        .action_phase();
    game.us().use_ability("our leader").choose("Wampa").expect_hand([]);
    let prey = |name| unit(name).with(["Top Target", "Bounty Hunter's Quarry"]);
    for (name, healed, found) in [("Underworld Thug", 4, false), ("Embo", 6, true)] {
        let deck = ["Repair", "Repair", "Repair", "Repair", "Repair", "Battlefield Marine"];
        let mut game = scenario().ours(["AT-ST"]).our_base_damage(9).our_deck(deck).theirs([prey(name)]).action_phase();
        game.us().attack("AT-ST", name).resolve_first(name).yes().choose("our base").expect_base_damage(9 - healed);
        game.us().yes();
        match found {
            true => game.expect_options(["Battlefield Marine", "done"]),
            false => game.expect_action_of(Side::Them),
        };
    }
}

/// SHD_093, SHD_115, SHD_123, SHD_127, CR 8.26.2: the cards that a search does not take go to the bottom of the deck.
#[test]
fn cards_not_chosen_by_a_search_go_to_the_bottom() {
    let table = |card, depth| scenario().our_hand([card]).our_deck(deck_with("Embo", depth)).action_phase();
    let mut game = table("Remnant Reserves", 5);
    game.us().play("Remnant Reserves").choose("Embo");
    expect_the_rest_below(&mut game, 5, 1);
    let mut game = table("Commission", 10);
    game.us().play("Commission").choose("Embo");
    expect_the_rest_below(&mut game, 10, 1);
    let mut game = scenario()
        .ours(["Cobb Vanth"])
        .theirs(["AT-ST"])
        .our_deck(deck_with("Battlefield Marine", 10))
        .their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    game.us().choose("Battlefield Marine");
    expect_the_rest_below(&mut game, 10, 1);
    let prey = unit("Underworld Thug").with(["Bounty Hunter's Quarry"]);
    let table = || scenario().our_deck(deck_with("Battlefield Marine", 5)).ours(["AT-ST"]).theirs([prey.clone()]);
    let mut game = table().action_phase();
    game.us().attack("AT-ST", "Underworld Thug").yes().choose("Battlefield Marine").play("Battlefield Marine");
    expect_the_rest_below(&mut game, 5, 1);
    // Nothing has to be found (CR 8.26.6).
    let mut game = table().action_phase();
    game.us().attack("AT-ST", "Underworld Thug").yes().done();
    expect_the_rest_below(&mut game, 5, 0);
}

/// SHD_109, SHD_115, SHD_123, CR 1.8.5: for free means no resources and no aspect penalty.
#[test]
fn cards_played_for_free_pay_no_aspect_penalty() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_hand(["Endless Legions"])
        .our_resources(16)
        .our_resource_cards(["AT-AT Suppressor"])
        .action_phase();
    // 14, and 2 for the second Command.
    game.us().play("Endless Legions").choose("AT-AT Suppressor").done().expect_ready_resources(1);
    game.us().play("AT-AT Suppressor").expect_ready_resources(1);
    let mut game = scenario()
        .our_resources(1)
        .ours(["Cobb Vanth"])
        .theirs(["AT-ST"])
        .our_deck(["Death Star Stormtrooper"])
        .their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    game.us().choose("Death Star Stormtrooper").play("Death Star Stormtrooper").expect_ready_resources(1);
    let mut game = scenario()
        .our_resources(1)
        .ours(["AT-ST"])
        .our_deck(["Death Star Stormtrooper"])
        .theirs([unit("Underworld Thug").with(["Bounty Hunter's Quarry"])])
        .action_phase();
    game.us()
        .attack("AT-ST", "Underworld Thug")
        .yes()
        .choose("Death Star Stormtrooper")
        .play("Death Star Stormtrooper");
    game.us().expect_ready_resources(1);
}

/// TWI_001, SHD_198, SHD_248, CR 7.5.14A: a smuggled Clone unit is a unit while it is paid for: its penalty is ignored,
/// for the first one of the round only.
#[test]
fn smuggled_unit_counts_as_a_unit_while_it_is_paid_for() {
    let mut game =
        scenario().our_leader("Nala Se").our_resources(9).our_resource_cards(["TWI_097"]).ours(["Tech"]).action_phase();
    // 6 and 2; Command and Heroism are both missing.
    game.us().play("Captain Rex").expect_ready_resources(2);
    let mut game = scenario()
        .our_leader("Gar Saxon")
        .our_resources(20)
        .our_resource_cards(["TWI_097", "41st Elite Corps"])
        .ours(["Tech", "Omega, Part of the Squad"])
        .action_phase();
    game.us().play("41st Elite Corps").expect_ready_resources(17);
    game.them().pass();
    // Another Clone unit: 6 and 2, and 4.
    game.us().play("Captain Rex").expect_ready_resources(5);
}

/// SHD_184, SHD_209, SHD_222: errata: the texts use the word unique. The second sentence of SHD_184 does not speak of a
/// defending unit.
#[test]
fn texts_say_unique_instead_of_an_older_wording() {
    for card in ["SHD_209", "SHD_222", "SHD_173"] {
        assert!(card_text(card).contains("unique"), "{card}");
    }
    // The unit that she may discard from the hand is no defending unit.
    assert!(!card_text("SHD_184").contains("defend"));
}

/// SHD_188, SHD_204, SHD_210, SHD_216, SHD_219, SHD_220, CR 7.5.5: Ambush without an enemy unit to attack does not
/// ready the unit.
#[test]
fn ambush_without_an_enemy_unit_does_not_ready_the_unit() {
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

/// SHD_188, SHD_204, SHD_210, SHD_216, SHD_219, SHD_220, CR 7.5.5: Ambush is pending together with "When Played"
/// abilities.
#[test]
fn ambush_is_pending_together_with_when_played() {
    let names =
        ["4-LOM", "Cloud-Rider", "Chain Code Collector", "Enfys Nest, Marauder", "Fennec Shand, Loyal Sharpshooter"];
    for name in names {
        let mut game = scenario().ours(["Lady Proxima"]).our_hand([name]).theirs(["Wampa"]).action_phase();
        game.us().play(name);
        game.expect_asked(Side::Us, QuestionKind::WhichFirst).us().resolve_first("Ambush").no();
        game.us().choose("their base");
        game.expect_exhausted(name).expect_action_of(Side::Them);
    }
}

/// SHD_191, SHD_194, SHD_206, SHD_207, SHD_209, SHD_229, SHD_233, CR 8.24.1: only cards in play are returned to hand.
#[test]
fn abilities_return_only_cards_in_play() {
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

/// SHD_194, SHD_198, SHD_222, SHD_245, SHD_253, CR 8.26.4: the cards not chosen go to the bottom of the deck.
#[test]
fn cards_not_chosen_by_a_search_go_under_the_deck() {
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

/// SHD_161, SHD_192, SHD_207, SHD_226, SHD_242, CR 1.8.8: for free means without resources, including penalties and
/// cost increases, but additional costs of other kinds are paid.
#[test]
fn cards_played_for_free_still_pay_additional_costs() {
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

/// SHD_216, SHD_219, SHD_220, SHD_230, SHD_234: errata: the texts say "defending unit" instead of "defender".
#[test]
fn texts_say_defending_unit() {
    for card in ["SHD_216", "SHD_219", "SHD_220", "SHD_230", "SHD_234"] {
        let text = card_text(card);
        assert!(text.contains("defending unit") && !text.contains("defender"), "{card}: {text}");
    }
}

/// SHD_136, SHD_140, SHD_154, SHD_158, SHD_172, SHD_235: a Shield leaves no excess damage.
#[test]
fn overwhelm_of_ground_units_deals_no_excess_through_a_shield() {
    for name in GROUND {
        let mut game = scenario().ours([name]).theirs([unit("Cantina Braggart").with(["Shield"])]).action_phase();
        game.us().attack(name, "Cantina Braggart");
        game.expect_in_play("Cantina Braggart").expect_upgrades("Cantina Braggart", []);
        game.them().expect_base_damage(0);
    }
}

/// SHD_136, SHD_140, SHD_154, SHD_158, SHD_172, SHD_235: if the defending unit was defeated before, all of the damage
/// is excess damage.
#[test]
fn overwhelm_of_ground_units_deals_all_damage_when_the_defender_is_gone() {
    for name in GROUND {
        let mut game = deadly_unit(unit(name)).theirs(["Cantina Braggart"]).action_phase();
        let power = game.game.stats(game.card(name)).power;
        game.us().attack(name, "Cantina Braggart");
        game.expect_gone("Cantina Braggart").expect_damage(name, 0).expect_action_of(Side::Them);
        game.them().expect_base_damage(power);
    }
}

/// SHD_090, SHD_100, SHD_119, SHD_121, SHD_122, CR 7.6.13B: Ambush is pending together with other abilities that
/// trigger on the play; their controller chooses the order.
#[test]
fn ambush_is_pending_with_other_abilities_that_trigger_on_the_play() {
    for (card, enemy) in [
        ("Maul, Shadow Collective Visionary", "Swoop Racer"),
        ("Modded Cohort", "Swoop Racer"),
        ("Weequay Pirate Gang", "Swoop Racer"),
        ("SHD_121", "Swoop Racer"),
        ("Arquitens Assault Cruiser", "Alliance X-Wing"),
    ] {
        let mut game = with_a_triggering_upgrade(scenario())
            .our_hand([card])
            .ours([unit("Greedo").with(["Resilient"])])
            .theirs([enemy])
            .action_phase();
        game.us().play(card);
        game.expect_asked(Side::Us, QuestionKind::WhichFirst);
        game.us().resolve_first("Ambush").no().expect_hand_size(1);
        game.expect_exhausted(card).expect_action_of(Side::Them);
    }
}

/// SHD_198, SHD_074, SHD_122, SHD_138, SHD_143, SHD_184, errata of words: SHD_198 says "aspect penalties", and the other
/// texts do not say "defender".
#[test]
fn texts_say_aspect_penalties_and_not_defender() {
    assert!(card_text("SHD_198").contains("aspect penalt"), "{}", card_text("SHD_198"));
    for card in ["SHD_074", "SHD_122", "SHD_138", "SHD_143", "SHD_184"] {
        let text = card_text(card);
        assert!(!text.is_empty() && !text.contains("defender"), "{card}: {text}");
    }
}
