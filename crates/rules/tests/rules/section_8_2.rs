//! Scenario tests of section 8 of the rules: the rules that section_8.rs does not cover, derived from the rules alone.

use testkit::{LogEvent, QuestionKind, Side, scenario, unit};

/// CR 8.4.5, 8.4.5A: damage among "any number" of units may be dealt to none, but once begun, all of it is dealt.
#[test]
fn damage_among_any_number_of_units_may_choose_none() {
    let table = || {
        scenario().our_hand(["Overwhelming Barrage"]).ours(["Battlefield Marine"]).theirs(["Redemption"]).action_phase()
    };
    let mut game = table();
    game.us().play("Overwhelming Barrage").choose("Battlefield Marine").choose_none();
    game.expect_damage("Redemption", 0).expect_action_of(Side::Them);
    let mut game = table();
    game.us().play("Overwhelming Barrage").choose("Battlefield Marine").choose("Redemption");
    game.expect_options(["Redemption"]).us().choose_times(4, "Redemption");
    game.expect_damage("Redemption", 5).expect_action_of(Side::Them);
}

/// CR 8.4.5: damage divided without "any number" must be dealt.
#[test]
fn divided_damage_must_be_dealt() {
    let mut game = scenario()
        .our_hand(["Emperor Palpatine, Master of the Dark Side"])
        .theirs(["Redemption", "Wampa"])
        .action_phase();
    game.us().play("Emperor Palpatine");
    game.expect_options(["Redemption", "Wampa"]).us().choose_times(4, "Redemption").choose_times(2, "Wampa");
    game.expect_damage("Redemption", 4).expect_damage("Wampa", 2).expect_action_of(Side::Them);
}

/// CR 8.4.5A: a number that is chosen may be 0.
#[test]
fn a_chosen_number_may_be_0() {
    let mut game = scenario().our_hand(["C-3PO"]).our_deck(["Medal Ceremony", "Recruit"]).action_phase();
    game.us().play("C-3PO").number(0).yes().expect_hand(["Medal Ceremony"]);
}

/// CR 8.5.2, 8.5.6, 8.29.3: the printed example: two cards with the same name and different subtitles are not copies.
#[test]
fn cards_with_different_subtitles_are_not_copies() {
    let mut game = scenario()
        .our_deployed_leader("Luke Skywalker, Faithful Friend")
        .our_hand(["Luke Skywalker, Jedi Knight"])
        .theirs(["Redemption"])
        .action_phase();
    game.us().play("Luke Skywalker, Jedi Knight").choose("Redemption");
    game.expect_count("Luke Skywalker", 2).expect_action_of(Side::Them);
}

/// CR 8.5.7: a player may have any number of copies of a card that is not unique.
#[test]
fn any_number_of_copies_of_a_non_unique_card_may_stay() {
    let mut game = scenario().ours(["Wampa", "Wampa", "Wampa"]).our_hand(["Wampa"]).action_phase();
    game.us().play("Wampa");
    game.expect_count("Wampa", 4).expect_action_of(Side::Them);
}

/// CR 8.6.2: effects other than drawing on cards of an empty deck are skipped and deal no damage.
#[test]
fn effects_on_an_empty_deck_other_than_drawing_are_skipped() {
    let mut game = scenario()
        .our_hand(["R2-D2", "Recruit", "For a Cause I Believe In"])
        .our_deck([])
        .theirs(["Battlefield Marine"])
        .ours(["Greedo"])
        .action_phase();
    game.us().play("R2-D2");
    game.expect_action_of(Side::Them).them().pass();
    game.us().play("Recruit");
    game.expect_action_of(Side::Them).them().pass();
    game.us().play("For a Cause I Believe In");
    game.expect_action_of(Side::Them);
    game.us().expect_base_damage(0).expect_deck_size(0);
    game.them().expect_base_damage(0);
}

/// CR 8.6.2: with an empty deck, no card was discarded, so none counts as "not a unit".
#[test]
fn a_card_not_discarded_from_an_empty_deck_has_no_type() {
    let mut game = scenario().ours(["Greedo"]).our_deck([]).theirs(["Wampa"]).action_phase();
    game.us().attack("Greedo", "Wampa");
    if game.game.question().is_some_and(|question| question.ask == QuestionKind::May) {
        game.us().yes();
    }
    game.expect_damage("Wampa", 3).expect_action_of(Side::Them);
    game.us().expect_base_damage(0);
}

/// CR 8.7.1, 8.27.1: a unit that changes control does not enter play.
#[test]
fn a_unit_that_changes_control_does_not_enter_play() {
    let mut game = scenario()
        .ours([unit("Boba Fett, Disintegrator"), unit("Consular Security Force").exhausted()])
        .their_hand(["Change of Heart"])
        .their_action_phase();
    game.them().play("Change of Heart").choose("Consular Security Force");
    game.us().attack("Boba Fett", "Consular Security Force");
    game.expect_damage("Consular Security Force", 3 + 3);
}

/// CR 8.8.1: "the first event each round" is the first of the round, not the first since the ability exists.
#[test]
fn the_first_event_each_round_counts_from_the_start_of_the_round() {
    let mut game = scenario()
        .our_hand(["Relentless"])
        .ours(["Redemption"])
        .their_hand(["Open Fire", "Open Fire"])
        .their_action_phase();
    game.them().play("Open Fire").choose("Redemption");
    game.us().play("Relentless");
    game.them().play("Open Fire").choose("Redemption");
    game.expect_damage("Redemption", 8);
    let mut game =
        scenario().ours(["Redemption", "Relentless"]).their_hand(["Open Fire", "Open Fire"]).their_action_phase();
    game.them().play("Open Fire");
    game.expect_action_of(Side::Us).expect_damage("Redemption", 0);
    game.us().pass();
    game.them().play("Open Fire").choose("Redemption");
    game.expect_damage("Redemption", 4);
}

/// CR 8.19.1: a card that cannot be played is not paid for.
#[test]
fn a_card_that_cannot_be_played_is_not_paid_for() {
    let mut game = scenario().our_hand(["Jedi Lightsaber"]).ours(["AT-ST"]).action_phase();
    let play = rules::Action::Play {
        card: game.game.state.list(rules::Seat(0), rules::CardZone::Hand)[0],
        onto: game.card("AT-ST"),
        alternative: false,
    };
    assert!(game.game.play(play).is_err());
    game.us().expect_ready_resources(20).expect_hand(["Jedi Lightsaber"]);
}

/// CR 8.22.1: random choices are uniform: over several seeds, each card is discarded.
#[test]
fn a_random_discard_can_discard_each_card() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 1..30 {
        let mut game = scenario()
            .our_hand(["Repair", "Lothal Insurgent"])
            .our_base_damage(3)
            .their_hand(["Wampa"])
            .their_deck(["Recruit"])
            .seed(seed)
            .action_phase();
        game.us().play("Repair").choose("our base");
        game.them().pass();
        game.us().play("Lothal Insurgent");
        let left = game.game.state.list(rules::Seat(1), rules::CardZone::Hand)[0];
        seen.insert(game.game.def(left).kind == model::CardType::Event);
    }
    assert_eq!(seen.len(), 2);
}

/// CR 8.23.3: the printed example: the lightsaber can be attached to any unit, and depends on the name only.
#[test]
fn vaders_lightsaber_depends_on_the_name_of_its_unit() {
    let mut game =
        scenario().our_hand(["Vader's Lightsaber"]).ours(["Battlefield Marine"]).theirs(["Wampa"]).action_phase();
    game.us().play_onto("Vader's Lightsaber", "Battlefield Marine");
    game.expect_power("Battlefield Marine", 6).expect_action_of(Side::Them);
    let mut game = scenario()
        .our_hand(["Vader's Lightsaber"])
        .our_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .theirs(["Wampa"])
        .action_phase();
    game.us().play_onto("Vader's Lightsaber", "Darth Vader").choose("Wampa");
    game.expect_damage("Wampa", 4);
}

/// CR 8.24.2: a unit returned to a hand was not defeated, so triggers on defeat do not fire.
#[test]
fn a_returned_unit_was_not_defeated() {
    let mut game = scenario().our_hand(["Waylay"]).ours(["Gideon Hask"]).theirs(["Vanguard Infantry"]).action_phase();
    game.us().play("Waylay").choose("Vanguard Infantry");
    game.expect_upgrades("Gideon Hask", []).expect_action_of(Side::Them);
    game.them().expect_hand(["Vanguard Infantry"]).expect_discard([]);
}

/// CR 8.25.2, 8.25.3, 8.25.4: the player chooses the card to reveal. It stays in hand and is hidden again afterwards.
#[test]
fn a_revealed_card_is_hidden_again() {
    let mut game = scenario().our_hand(["ISB Agent", "Open Fire", "Waylay", "Wampa"]).theirs(["Wampa"]).action_phase();
    game.us().play("ISB Agent");
    game.expect_offered("Open Fire").expect_offered("Waylay").expect_not_offered("our Wampa");
    game.us().choose("Waylay");
    game.us().choose("their Wampa").expect_hand(["Open Fire", "Waylay", "Wampa"]);
    game.expect_event("a card was revealed", |event| matches!(event, LogEvent::Revealed { .. }));
    game.them().expect_does_not_see("Waylay");
}

/// CR 8.26.3: only the searching player sees the cards.
#[test]
fn only_the_searching_player_sees_the_cards() {
    let mut game = scenario().our_hand(["Recruit"]).our_deck(["Wampa", "Open Fire", "Swoop Racer"]).action_phase();
    game.us().play("Recruit").expect_sees("Open Fire").expect_sees("Swoop Racer");
    game.them().expect_does_not_see("Open Fire").expect_does_not_see("Swoop Racer");
}

/// CR 8.26.4: the searching player chooses among the matching cards, and only these are offered.
#[test]
fn the_searching_player_chooses_among_matching_cards() {
    let mut game = scenario()
        .our_hand(["Recruit"])
        .our_deck(["Wampa", "Open Fire", "Swoop Racer", "Waylay", "Waylay", "Greedo"])
        .action_phase();
    game.us().play("Recruit");
    game.expect_options(["Wampa", "Swoop Racer", "done"]).us().choose("Swoop Racer").expect_hand(["Swoop Racer"]);
    game.us().expect_deck_size(5).expect_deck_top(["Greedo"]);
}

/// CR 8.26.5: without a matching card, the searched cards still go to the bottom.
#[test]
fn a_search_without_a_matching_card_still_moves_the_cards() {
    let mut game = scenario()
        .our_hand(["Recruit"])
        .our_deck(["Open Fire", "Waylay", "Open Fire", "Waylay", "Open Fire", "Greedo"])
        .action_phase();
    game.us().play("Recruit");
    game.expect_action_of(Side::Them);
    game.us().expect_hand([]).expect_deck_size(6).expect_deck_top(["Greedo"]);
}

/// CR 8.26.8: a card that was found but cannot be played goes back to the bottom of the deck.
#[test]
fn a_found_card_that_cannot_be_played_stays_in_the_deck() {
    let mut game = scenario()
        .our_hand(["Darth Vader, Commanding the First Legion"])
        .our_deck(["Death Star Stormtrooper", "TIE/ln Fighter", "Wampa"])
        .their_hand(["Regional Governor"])
        .their_action_phase();
    game.them().play("Regional Governor").name_card("Death Star Stormtrooper");
    game.us().play("Darth Vader");
    game.us().resolve_first("Darth Vader");
    game.us().choose("Death Star Stormtrooper").choose("TIE/ln Fighter");
    game.expect_options(["play TIE/ln Fighter"]).us().play("TIE/ln Fighter").choose_none();
    game.expect_gone("Death Star Stormtrooper").expect_in_deck("Death Star Stormtrooper");
}

/// CR 8.27.1: a player keeps control of a unit until it leaves play or another player takes control.
#[test]
fn control_lasts_until_the_unit_leaves_play_or_is_taken() {
    let mut game =
        scenario().our_hand(["Traitorous"]).theirs(["Battlefield Marine"]).their_hand(["Confiscate"]).action_phase();
    game.us().play_onto("Traitorous", "Battlefield Marine");
    game.expect_controller("Battlefield Marine", Side::Us);
    game.them().pass();
    game.us().pass();
    game.nobody_resources().expect_controller("Battlefield Marine", Side::Us);
    game.us().pass();
    game.them().play("Confiscate").choose("Traitorous");
    game.expect_controller("Battlefield Marine", Side::Them);
}

/// CR 8.27.3: a defender that changes control is removed from the attack, and neither side deals damage.
#[test]
fn a_defender_that_changes_control_is_removed_from_the_attack() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [TakeControl(of: Defender)]))")
        .ours([unit("Battlefield Marine").with(["Resilient"])])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().attack("Battlefield Marine", "Swoop Racer");
    game.expect_controller("Swoop Racer", Side::Us).expect_damage("Swoop Racer", 0);
    game.expect_damage("Battlefield Marine", 0).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

/// CR 8.27.3: an attacker that changes control is also removed, and the attack deals no damage.
#[test]
fn an_attacker_that_changes_control_is_removed_from_the_attack() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacked], do: [TakeControl(of: Attacker)]))")
        .ours(["Battlefield Marine"])
        .theirs([unit("Swoop Racer").with(["Resilient"])])
        .action_phase();
    game.us().attack("Battlefield Marine", "Swoop Racer");
    game.expect_controller("Battlefield Marine", Side::Them).expect_exhausted("Battlefield Marine");
    game.expect_damage("Battlefield Marine", 0).expect_damage("Swoop Racer", 0).expect_action_of(Side::Them);
}

/// CR 8.28.1: the printed example: the draw, or the attempt to draw, happens before the attack.
#[test]
fn then_resolves_after_the_attempt_to_draw() {
    let mut game =
        scenario().our_hand(["Heroic Sacrifice"]).our_deck([]).ours(["Consular Security Force"]).action_phase();
    game.us().play("Heroic Sacrifice").expect_base_damage(3).attack("Consular Security Force", "their base");
    game.them().expect_base_damage(5);
    game.expect_gone("Consular Security Force");
}

/// CR 8.30.4: healing up to an amount and choosing 0 does not count as healing.
#[test]
fn healing_up_to_an_amount_and_choosing_0_is_not_healing() {
    let mut game =
        scenario().our_hand(["Redemption"]).ours([unit("Wampa").damage(2)]).our_base_damage(2).action_phase();
    game.us().play("Redemption").done();
    game.expect_damage("Redemption", 0).expect_damage("Wampa", 2);
    let healed = |event: &LogEvent| matches!(event, LogEvent::Healed { .. } | LogEvent::Damaged { .. });
    assert!(!game.game.log.iter().flatten().any(|entry| healed(&entry.event)));
}

/// CR 8.31.1: "you" on a card is its controller, whoever owns it.
#[test]
fn you_refers_to_the_controller() {
    let mut game = scenario()
        .ours([unit("Colonel Yularen").owned_by(Side::Them)])
        .our_hand(["Battlefield Marine"])
        .our_base_damage(5)
        .their_base_damage(5)
        .action_phase();
    game.us().play("Battlefield Marine").expect_base_damage(4);
    game.them().expect_base_damage(5);
}

/// CR 8.34.1: an effect "for each" of several cards happens at the same time.
#[test]
fn for_each_effects_happen_at_once() {
    let mut game = scenario().our_hand(["Lieutenant Childsen", "Repair", "Moment of Peace", "Wampa"]).action_phase();
    game.us().play("Lieutenant Childsen");
    game.expect_not_offered("Wampa").us().choose("Repair").choose("Moment of Peace");
    game.expect_upgrades("Lieutenant Childsen", ["Experience", "Experience"]).expect_action_of(Side::Them);
}

/// CR 8.26.2: the cards go to the bottom in a random order: two seeds give two orders.
#[test]
fn unchosen_cards_of_a_search_go_to_the_bottom_in_random_order() {
    let bottom = |seed: u64| {
        let deck = ["Greedo", "Waylay", "Repair", "Resupply", "Recruit", "AT-ST", "Moment of Peace"];
        let mut game = scenario().seed(seed).our_hand(["Recruit"]).our_deck(deck).action_phase();
        game.us().play("Recruit").choose("Greedo").expect_deck_top(["AT-ST", "Moment of Peace"]);
        game.game
    };
    let order = |game: &rules::Game| game.state.list(rules::Seat(0), rules::CardZone::Deck).to_vec();
    let orders: Vec<_> = (1..6).map(|seed| order(&bottom(seed))).collect();
    assert!(orders.iter().any(|one| *one != orders[0]), "five seeds, one order");
}

/// CR 8.26.1, 8.26.5: a search without a matching card asks no question, because nothing can be chosen. The player has
/// seen the cards, the opponent has not.
#[test]
fn a_search_without_a_matching_card_asks_no_question() {
    let mut game = scenario().our_hand(["SHD_127"]).our_deck(["Repair", "Recruit", "Waylay"]).action_phase();
    game.us().play("Commission");
    game.expect_action_of(Side::Them);
    let seen = |game: &testkit::Scene, seat: u8| {
        let log = game.game.log.iter().flatten();
        log.filter(|entry| matches!(entry.event, testkit::LogEvent::LookedAt { player, .. } if player.0 == seat))
            .count()
    };
    assert_eq!((seen(&game, 0), seen(&game, 1)), (3, 0));
    game.us().expect_deck_size(3).expect_hand([]);
}
