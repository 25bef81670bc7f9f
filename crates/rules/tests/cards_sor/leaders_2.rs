//! The Cunning leaders of Spark of Rebellion from SOR_016 on, each side in its main case, and the bases that have an
//! epic action.

use testkit::{Ask, Event, Keyword, Side, scenario, unit};

/// SOR_016: when the action phase starts we see the top card of each deck, the opponent does not.
#[test]
fn thrawn_looks_at_every_deck_when_the_action_phase_starts() {
    let mut game = scenario()
        .our_leader("Grand Admiral Thrawn")
        .our_deck(["Repair", "Repair", "Recruit", "Waylay"])
        .their_deck(["Resupply", "Resupply", "Takedown", "Vanquish"])
        .action_phase();
    game.both_pass().nobody_resources();
    let (book, state) = (game.game.book(), &game.game.state);
    let name = |card| book.catalog().card(state.card(card).def).name.to_string();
    let looks = game.game.log.iter().flatten().filter_map(|entry| match entry.event {
        Event::LookedAt { player, card } => Some((player, name(card))),
        _ => None,
    });
    let ours = rules::Seat(0);
    let must = [(ours, "Recruit".to_owned()), (ours, "Takedown".to_owned())];
    assert_eq!(looks.collect::<Vec<_>>(), must);
    game.us().expect_deck_top(["Recruit", "Waylay"]);
    game.them().expect_deck_top(["Takedown", "Vanquish"]);
}

/// SOR_016, Leader side: we say whose deck; the revealed cost says which units may be exhausted, leaders not.
#[test]
fn thrawn_exhausts_a_unit_that_costs_no_more() {
    let mut game = scenario()
        .our_leader("Grand Admiral Thrawn")
        .our_deck(["Recruit"])
        .their_deck(["Wampa"])
        .ours(["Battlefield Marine"])
        .theirs(["Battlefield Marine", "AT-ST", "Swoop Racer"])
        .our_resources(1)
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["us", "them"]);
    game.us().choose_player(Side::Them);
    game.expect_options(["Battlefield Marine", "Battlefield Marine", "Swoop Racer"]);
    game.us().choose("Swoop Racer").expect_ready_resources(0);
    game.expect_exhausted("Swoop Racer").expect_exhausted("our leader");
    game.them().expect_deck_top(["Wampa"]);
}

/// SOR_016: nothing in play is as cheap: the card is revealed and no unit exhausted.
#[test]
fn thrawn_reveals_a_card_that_is_too_cheap() {
    let mut game = scenario().our_leader("Grand Admiral Thrawn").our_deck(["Recruit"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("our leader").choose_player(Side::Us);
    game.expect_ready("AT-ST").expect_action_of(Side::Them);
}

/// SOR_016, unit side: attacking he may do it.
#[test]
fn thrawn_deployed_may_reveal_and_exhaust() {
    let table = || {
        scenario()
            .our_deployed_leader("Grand Admiral Thrawn")
            .our_deck(["Vanquish"])
            .theirs(["Wampa", "AT-ST"])
            .action_phase()
    };
    let mut game = table();
    game.us().attack("our leader", "their base").no();
    game.expect_ready("Wampa").expect_action_of(Side::Them);
    let mut game = table();
    game.us().attack("our leader", "their base").yes().choose_player(Side::Us);
    game.expect_offered("Wampa").expect_not_offered("AT-ST");
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa");
}

/// SOR_017, Leader side: a card of the hand becomes a ready resource; the next action phase takes one.
#[test]
fn han_solo_resources_now_and_pays_back_later() {
    let mut game = scenario()
        .our_leader("Han Solo, Audacious Smuggler")
        .our_hand(["Recruit", "Repair"])
        .our_resources(2)
        .our_exhausted_resources(1)
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Recruit", "Repair"]);
    game.us().choose("Recruit").expect_resources(4).expect_ready_resources(3).expect_hand(["Repair"]);
    game.both_pass().nobody_resources();
    game.expect_asked(Side::Us, Ask::Target);
    game.us().choose("Recruit").expect_resources(3).expect_discard(["Recruit"]);
    game.expect_action_of(Side::Us);
}

/// SOR_017: the debt is paid once, not in every round.
#[test]
fn han_solos_debt_is_paid_once() {
    let mut game =
        scenario().our_leader("Han Solo, Audacious Smuggler").our_hand(["Recruit"]).our_resources(2).action_phase();
    game.us().use_ability("our leader").choose("Recruit");
    game.both_pass().nobody_resources();
    game.us().choose("Recruit");
    game.both_pass().nobody_resources();
    game.expect_action_of(Side::Us);
    game.us().expect_resources(2);
}

/// SOR_017, unit side: the top card of the deck becomes a ready resource, unseen by the opponent.
#[test]
fn han_solo_deployed_resources_the_top_card() {
    let mut game = scenario()
        .our_deployed_leader("Han Solo, Audacious Smuggler")
        .our_deck(["Waylay", "Repair", "Repair"])
        .our_resources(1)
        .action_phase();
    game.us().attack("our leader", "their base").expect_resources(2).expect_ready_resources(2);
    game.expect_in_resources("Waylay");
    game.them().expect_does_not_see("Waylay").expect_base_damage(4);
}

/// SOR_018, unit side: the defending unit has 1 power less, only while a friendly unit attacks.
#[test]
fn jyn_deployed_weakens_whoever_defends() {
    let mut game = scenario()
        .our_deployed_leader("Jyn Erso")
        .ours(["Wampa"])
        .theirs(["Battlefield Marine", "AT-ST"])
        .action_phase();
    game.us().attack("Wampa", "Battlefield Marine");
    game.expect_damage("Wampa", 2).expect_power("AT-ST", 6);
    game.them().attack("AT-ST", "Jyn Erso");
    // She defends with all of her 4 power, and the attacker with all of its 6.
    game.expect_damage("AT-ST", 4).expect_damage("Jyn Erso", 6);
}

/// SOR_018, Leader side: the attacked unit deals 1 less.
#[test]
fn jyn_weakens_the_defending_unit_for_an_attack() {
    let mut game = scenario().our_leader("Jyn Erso").ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().use_ability("our leader").attack("Wampa", "AT-ST");
    game.expect_gone("Wampa").expect_power("AT-ST", 6).expect_exhausted("our leader");
}

/// Each leader is deployed with so many resources, ready or not, and not with one less.
#[test]
fn leaders_are_deployed_with_enough_resources() {
    let leaders = [
        ("Director Krennic", 5),
        ("Iden Versio", 6),
        ("Chewbacca", 7),
        ("Chirrut Îmwe", 5),
        ("Luke Skywalker, Faithful Friend", 6),
        ("Emperor Palpatine, Galactic Ruler", 8),
        ("Grand Moff Tarkin, Oversector Governor", 5),
        ("Hera Syndulla", 6),
        ("Leia Organa, Alliance General", 5),
        ("Darth Vader, Dark Lord of the Sith", 7),
        ("Grand Inquisitor", 6),
        ("IG-88", 5),
        ("Cassian Andor", 6),
        ("Sabine Wren, Galvanized Revolutionary", 4),
        ("Boba Fett, Collecting the Bounty", 5),
        ("Grand Admiral Thrawn", 6),
        ("Han Solo, Audacious Smuggler", 6),
        ("Jyn Erso", 6),
    ];
    for (leader, needed) in leaders {
        let name = leader.split(", ").next().unwrap_or(leader);
        let with = |exhausted| {
            let table = scenario().our_leader(leader).our_resources(0).our_exhausted_resources(exhausted);
            table.action_phase()
        };
        with(needed - 1).expect_not_offered(&format!("deploy {name}"));
        let mut game = with(needed);
        game.us().deploy().expect_resources(needed);
        game.expect_ready("our leader").expect_in_play(name);
    }
}

/// SOR_019: a Shield token for a unit that is no leader, once a game.
#[test]
fn security_complex_shields_a_unit_once() {
    let mut game = scenario()
        .our_base("Security Complex")
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .ours(["Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().use_ability("our base");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
    game.them().pass();
    game.expect_not_offered("use our base").both_pass().nobody_resources();
    game.expect_action_of(Side::Us).expect_not_offered("use our base");
}

/// SOR_022: the unit of cost 6 or less has Ambush.
#[test]
fn energy_conversion_lab_gives_ambush() {
    let mut game = scenario()
        .our_base("Energy Conversion Lab")
        .our_hand(["Battlefield Marine", "Reinforcement Walker"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().use_ability("our base");
    game.expect_options(["play Battlefield Marine", "no"]);
    game.us().play("Battlefield Marine");
    game.expect_keyword("Battlefield Marine", Keyword::Ambush);
    game.expect_options(["Battlefield Marine -> Wampa", "no"]);
    game.us().attack("Battlefield Marine", "Wampa");
    game.expect_damage("Wampa", 3).expect_not_offered("use our base");
}

/// SOR_025: 3 damage to a unit that has damage and is no leader.
#[test]
fn tarkintown_damages_a_damaged_unit() {
    let mut game = scenario()
        .our_base("Tarkintown")
        .ours(["Wampa"])
        .theirs([unit("AT-ST").damage(1)])
        .their_deployed_leader(unit("Grand Moff Tarkin").damage(1))
        .action_phase();
    game.us().use_ability("our base");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 4);
}

/// SOR_028: -4/-0 for the phase.
#[test]
fn jedha_city_weakens_a_unit_for_the_phase() {
    let mut game =
        scenario().our_base("Jedha City").theirs(["AT-ST"]).their_deployed_leader("Grand Moff Tarkin").action_phase();
    game.us().use_ability("our base");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_power("AT-ST", 2).expect_hp("AT-ST", 7);
    game.both_pass();
    game.expect_power("AT-ST", 6);
}
