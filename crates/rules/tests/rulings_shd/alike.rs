//! Official rulings that say the same of many cards of Shadows of the Galaxy, SHD_001 to SHD_132: each is one story for
//! all of them.

use testkit::{Ask, Keyword, Scenario, Side, Table, card_text, scenario, unit};

/// An upgrade without a text lends its number to one that defeats the defending unit when the attack begins.
fn with_a_deadly_upgrade(table: Scenario) -> Scenario {
    table.text(
        r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [Ability(When(on: [Attacks], do: [
            Damage(amount: 9, to: Defender),
        ]))])])"#,
    )
}

/// The attacker attacks the victim, declining or ordering what comes up on the way.
fn attack(game: &mut Table, attacker: &str, victim: &str) {
    game.us().attack(attacker, victim);
    loop {
        match game.game.question().map(|question| question.ask) {
            Some(Ask::WhichFirst) => game.us().resolve_first(attacker),
            Some(Ask::Target | Ask::May) => game.us().no(),
            _ => return,
        };
    }
}

/// The cards with Overwhelm: a leader deployed or a unit, its victim, its power.
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

/// SHD_007, SHD_009, SHD_090, SHD_092, SHD_118, SHD_121, CR 7.5.7E: a Shield leaves no excess damage.
#[test]
fn a_shield_leaves_no_excess() {
    for (table, attacker, victim, _) in overwhelming().into_iter().take(6) {
        let mut game = table.theirs([unit(victim).with(["Shield"])]).action_phase();
        attack(&mut game, attacker, victim);
        game.expect_in_play(victim).expect_upgrades(victim, []).expect_damage(victim, 0);
        game.them().expect_base_damage(0);
    }
}

/// SHD_009, SHD_007, SHD_090, SHD_092, SHD_118, SHD_121, CR 7.5.7F: a defending unit that is gone before combat damage
/// leaves all of it for the base.
#[test]
fn all_is_excess_when_the_defending_unit_is_gone() {
    for (table, attacker, victim, power) in overwhelming().into_iter().skip(6) {
        let mut game = with_a_deadly_upgrade(table.theirs([victim])).action_phase();
        attack(&mut game, attacker, victim);
        game.expect_gone(victim).expect_damage(attacker, 0);
        game.them().expect_base_damage(power);
    }
}

/// SHD_090, SHD_100, SHD_119, SHD_121, SHD_122, CR 7.5.5C: Ambush without an enemy unit in reach: nothing is asked, and
/// the unit is not readied.
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

/// SHD_090, SHD_100, SHD_119, SHD_121, SHD_122, CR 7.6.13B: with an enemy unit it is asked for when the card was played,
/// and may be declined.
#[test]
fn ambush_is_asked_for_when_the_unit_was_played() {
    for (card, name, enemy) in [
        ("Modded Cohort", "Modded Cohort", "Swoop Racer"),
        ("Weequay Pirate Gang", "Weequay Pirate Gang", "Swoop Racer"),
        ("Maul, Shadow Collective Visionary", "Maul", "Swoop Racer"),
        ("Arquitens Assault Cruiser", "Arquitens Assault Cruiser", "Alliance X-Wing"),
        ("SHD_121", "Mercenary Company", "Swoop Racer"),
    ] {
        let mut game = scenario().our_resources(30).our_hand([card]).theirs([enemy]).action_phase();
        game.us().play(name);
        game.expect_asked(Side::Us, Ask::Attack).expect_options([format!("{name} -> {enemy}").as_str(), "no"]);
        game.us().no();
        game.expect_exhausted(name).expect_action_of(Side::Them);
    }
}

/// SHD_102, CR 7.6.13B: Ambush waits beside "when played", and we choose which is first.
#[test]
fn the_marauders_ambush_waits_beside_when_played() {
    let table = || scenario().our_resources(10).our_hand(["The Marauder"]).our_discard(["Recruit"]);
    let mut game = table().theirs(["Alliance X-Wing"]).action_phase();
    game.us().play("The Marauder");
    game.expect_waiting(["The Marauder", "The Marauder"]).expect_asked(Side::Us, Ask::WhichFirst);
    game.us().resolve_first("Ambush").attack("The Marauder", "Alliance X-Wing").choose("Recruit");
    game.expect_gone("Alliance X-Wing").expect_action_of(Side::Them);
    let mut game = table().action_phase();
    game.us().play("The Marauder").resolve_first("Ambush").choose("Recruit");
    game.expect_exhausted("The Marauder").expect_action_of(Side::Them);
}

/// SHD_129, CR 7.6.13B: Ambush that is given waits in the same way.
#[test]
fn timely_interventions_ambush_waits_beside_when_played() {
    let table = || scenario().our_resources(10).our_hand(["Timely Intervention", "Clan Wren Rescuer"]);
    let mut game = table().theirs(["Underworld Thug"]).action_phase();
    game.us().play("Timely Intervention").play("Clan Wren Rescuer");
    game.expect_waiting(["Clan Wren Rescuer", "Clan Wren Rescuer"]);
    game.us().resolve_first("Clan Wren Rescuer").choose("Clan Wren Rescuer");
    game.us().attack("Clan Wren Rescuer", "Underworld Thug");
    game.expect_damage("Underworld Thug", 2);
    let mut game = table().action_phase();
    game.us().play("Timely Intervention").play("Clan Wren Rescuer").resolve_first("Ambush").choose("Clan Wren Rescuer");
    game.expect_exhausted("Clan Wren Rescuer").expect_action_of(Side::Them);
}

/// A fourth resource has come; so many of the four are ready.
fn a_new_resource_is_exhausted(game: &mut Table, ready: u8) {
    game.us().expect_resources(4).expect_ready_resources(ready);
}

/// SHD_009, CR 1.7.7: the card that takes the place of the returned resource comes exhausted.
#[test]
fn hunters_new_resource_is_exhausted() {
    let mut game = scenario()
        .our_deployed_leader("Hunter")
        .our_resources(3)
        .our_resource_cards(["Greedo"])
        .ours(["Greedo"])
        .action_phase();
    game.us().attack("Hunter", "their base").choose("Greedo");
    a_new_resource_is_exhausted(&mut game, 3);
}

/// SHD_102, CR 1.7.7: a card of the discard pile comes exhausted.
#[test]
fn the_marauders_new_resource_is_exhausted() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_hand(["The Marauder"])
        .our_resources(6)
        .our_discard(["Wampa"])
        .ours(["Wampa"])
        .action_phase();
    game.us().play("The Marauder").resolve_first("The Marauder").choose("Wampa");
    game.us().expect_resources(7).expect_ready_resources(1);
}

/// SHD_105, CR 1.7.7: a fallen unit comes exhausted.
#[test]
fn spark_of_hopes_resource_is_exhausted() {
    let mut game = scenario()
        .our_base("Command Center")
        .our_hand(["Spark of Hope"])
        .our_resources(3)
        .ours(["Battlefield Marine"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().attack("Battlefield Marine", "AT-ST");
    game.them().pass();
    game.us().play("Spark of Hope").choose("Battlefield Marine");
    a_new_resource_is_exhausted(&mut game, 1);
}

/// SHD_107, CR 1.7.7: the Lackeys come exhausted, and an exhausted resource goes for them while there is one.
#[test]
fn enterprising_lackeys_become_an_exhausted_resource() {
    let mut game =
        scenario().our_resources(4).ours(["Enterprising Lackeys"]).their_hand(["Vanquish"]).their_action_phase();
    game.them().play("Vanquish").choose("Enterprising Lackeys");
    game.us().choose("Underworld Thug");
    a_new_resource_is_exhausted(&mut game, 3);
}

/// SHD_114, CR 1.7.7: so do the cards that take the place of smuggled goods.
#[test]
fn scanning_officers_resources_are_exhausted() {
    let mut game = scenario()
        .our_hand(["Scanning Officer"])
        .their_resources(0)
        .their_resource_cards(["Privateer Crew", "Covert Strength", "Collections Starhopper", "Wampa"])
        .action_phase();
    game.us()
        .play("Scanning Officer")
        .choose("Privateer Crew")
        .choose("Covert Strength")
        .choose("Collections Starhopper");
    game.them().expect_resources(4).expect_ready_resources(1);
}

/// SHD_116, SHD_125, CR 1.7.7: a bounty, a unit's own or an upgrade's, brings it exhausted.
#[test]
fn a_bountys_resource_is_exhausted() {
    let mut game =
        scenario().our_resources(3).ours(["Avenger"]).theirs([unit("Outlaw Corona").damage(1)]).action_phase();
    game.us().attack("Avenger", "Outlaw Corona");
    game.them().choose("Outlaw Corona");
    game.us().yes();
    a_new_resource_is_exhausted(&mut game, 3);
    let prey = unit("Underworld Thug").with(["Price on Your Head"]);
    let mut game = scenario().our_resources(3).ours(["Wampa"]).theirs([prey]).action_phase();
    game.us().attack("Wampa", "Underworld Thug").yes();
    a_new_resource_is_exhausted(&mut game, 3);
}

/// SHD_122, CR 1.7.7: so does a defeated unit.
#[test]
fn the_cruisers_resource_is_exhausted() {
    let mut game =
        scenario().our_resources(3).ours(["Arquitens Assault Cruiser"]).theirs(["Alliance X-Wing"]).action_phase();
    game.us().attack("Arquitens Assault Cruiser", "Alliance X-Wing");
    a_new_resource_is_exhausted(&mut game, 3);
}

/// SHD_009, SHD_085, SHD_102, SHD_105, SHD_107, SHD_114, SHD_116, SHD_122, SHD_125, errata: to resource a card is the
/// present word. (SHD_085 is SOR_083 printed again.)
#[test]
fn the_present_words_are_used() {
    let numbers = ["SHD_009", "SOR_083", "SHD_102", "SHD_105", "SHD_107", "SHD_114", "SHD_116", "SHD_122", "SHD_125"];
    for number in numbers {
        let text = card_text(number).to_lowercase();
        assert!(text.contains("resource") && !text.contains("put into play as"), "{number}: {text}");
    }
}

/// SHD_009, SHD_071, SHD_123, errata: what was the word "unique" is asked for in the same way: it counts who has the
/// icon.
#[test]
fn unique_is_an_icon() {
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

/// The two cards that the search did not reach are on top now.
fn expect_the_rest_below(game: &mut Table, depth: usize, taken: usize) {
    game.us().expect_deck_top(["Moment of Peace", "Repair"]).expect_deck_size(depth + 2 - taken);
}

/// As many cards as are searched, of which one is found, then two that are not reached.
fn deck(found: &'static str, depth: usize) -> Vec<&'static str> {
    let mut deck = vec!["Surprise Strike"; depth];
    deck[depth / 2] = found;
    deck.extend(["Moment of Peace", "Repair"]);
    deck
}

/// SHD_093, SHD_115, SHD_123, SHD_127, CR 8.26.2: what a search does not take goes below the rest of the deck.
#[test]
fn what_is_not_chosen_goes_to_the_bottom() {
    let table = |card, depth| scenario().our_hand([card]).our_deck(deck("Embo", depth)).action_phase();
    let mut game = table("Remnant Reserves", 5);
    game.us().play("Remnant Reserves").choose("Embo");
    expect_the_rest_below(&mut game, 5, 1);
    let mut game = table("Commission", 10);
    game.us().play("Commission").choose("Embo");
    expect_the_rest_below(&mut game, 10, 1);
    let mut game =
        scenario().ours(["Cobb Vanth"]).theirs(["AT-ST"]).our_deck(deck("Battlefield Marine", 10)).their_action_phase();
    game.them().attack("AT-ST", "Cobb Vanth");
    game.us().choose("Battlefield Marine");
    expect_the_rest_below(&mut game, 10, 1);
    let prey = unit("Underworld Thug").with(["Bounty Hunter's Quarry"]);
    let table = || scenario().our_deck(deck("Battlefield Marine", 5)).ours(["AT-ST"]).theirs([prey.clone()]);
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
fn for_free_is_free_of_the_aspect_penalty() {
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
