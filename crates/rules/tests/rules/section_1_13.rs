//! Scenario tests of section 1 of the rules: drawing, discarding, actions, state checks, visibility, attribution
//! (CR 1.13 to 1.18), derived from the rules alone.

use testkit::{LogEvent, QuestionKind, Side, scenario, unit};

/// CR 1.13.1, 4.7.2: drawing takes the top card of the deck into the hand.
#[test]
fn drawing_takes_the_top_card_of_the_deck() {
    let mut game = scenario().our_hand(["Patrolling V-Wing"]).our_deck(["Wampa", "Greedo"]).action_phase();
    game.us().play("Patrolling V-Wing").expect_hand(["Wampa"]).expect_deck_top(["Greedo"]).expect_deck_size(1);
    game.us().expect_sees("Wampa");
    game.them().expect_does_not_see("Wampa");
}

/// CR 1.13.2, 5.5.1B: both players draw their two cards of the regroup phase at the same time.
#[test]
fn two_cards_are_drawn_in_the_regroup_phase() {
    let mut game = scenario()
        .our_deck(["Wampa", "Greedo", "Swoop Racer"])
        .their_deck(["Yoda", "Chopper", "Recruit"])
        .action_phase();
    game.both_pass();
    game.us().expect_hand(["Wampa", "Greedo"]).expect_deck_top(["Swoop Racer"]);
    game.them().expect_hand(["Yoda", "Chopper"]).expect_deck_top(["Recruit"]);
    let both = |event: &LogEvent| matches!(event, LogEvent::Drew { cards, .. } if cards.len() == 2);
    game.expect_event("a draw of two cards", both);
}

/// CR 1.14.1: a discarded card goes to its owner's discard pile.
#[test]
fn a_discarded_card_goes_to_its_owners_discard_pile() {
    let mut game = scenario().our_hand(["Spark of Rebellion"]).their_hand(["Wampa", "Greedo"]).action_phase();
    game.us().play("Spark of Rebellion").choose("Wampa").expect_discard(["Spark of Rebellion"]);
    game.them().expect_discard(["Wampa"]).expect_hand(["Greedo"]);
}

/// CR 1.14.2: the printed example: K-2SO's controller chooses the effect, the opponent chooses the card to discard.
#[test]
fn the_discarding_player_chooses_the_card() {
    let fallen = || {
        let mut game = scenario().ours(["K-2SO"]).their_hand(["Vanquish", "Wampa", "Greedo"]).their_action_phase();
        game.them().play("Vanquish").choose("K-2SO");
        game.expect_asked(Side::Us, QuestionKind::Mode);
        game
    };
    let mut game = fallen();
    game.us().mode(1);
    game.them().expect_base_damage(3).expect_hand(["Wampa", "Greedo"]);
    let mut game = fallen();
    game.us().mode(2);
    game.expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Greedo").expect_hand(["Wampa"]).expect_base_damage(0).expect_discard(["Vanquish", "Greedo"]);
}

/// CR 1.14.2: second half of the printed example: with Spark of Rebellion, we look at the hand and choose the card.
#[test]
fn an_effect_may_let_the_opponent_choose_the_discarded_card() {
    let mut game = scenario().our_hand(["Spark of Rebellion"]).their_hand(["Wampa", "Greedo"]).action_phase();
    game.us().play("Spark of Rebellion");
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["Wampa", "Greedo"]);
    game.us().expect_sees("Wampa").expect_sees("Greedo").choose("Greedo");
    game.them().expect_hand(["Wampa"]);
}

/// CR 1.14.3: cards are discarded from the top of a deck.
#[test]
fn a_deck_is_discarded_from_the_top() {
    let mut game = scenario().ours(["Chopper"]).their_deck(["Wampa", "Greedo", "Recruit"]).action_phase();
    game.us().attack("Chopper", "their base");
    game.them().expect_discard(["Wampa"]).expect_deck_top(["Greedo", "Recruit"]);
}

/// CR 1.14.4: several cards are discarded at the same time, and at most as many as there are.
#[test]
fn several_cards_are_discarded_together() {
    let mut game =
        scenario().our_hand(["Vigilance"]).their_deck(["Wampa", "Greedo", "Recruit"]).our_base_damage(5).action_phase();
    game.us().play("Vigilance").mode(1).mode(2);
    game.expect_asked(Side::Us, QuestionKind::Target).expect_options(["our base", "their base"]);
    game.us().choose("our base").expect_base_damage(0);
    game.them().expect_discard(["Wampa", "Greedo", "Recruit"]).expect_deck_size(0).expect_base_damage(0);
    game.expect_action_of(Side::Them);
}

/// CR 1.14.5: an empty hand discards no cards.
#[test]
fn an_empty_hand_discards_no_cards() {
    let mut game = scenario().ours(["K-2SO"]).their_hand(["Vanquish"]).their_action_phase();
    game.them().play("Vanquish").choose("K-2SO");
    game.us().mode(2);
    game.them().expect_discard(["Vanquish"]).expect_base_damage(0);
    game.expect_action_of(Side::Us);
}

/// CR 1.14.6: discarding an empty hand counts as done.
#[test]
fn discarding_an_empty_hand_counts_as_done() {
    let mut game = scenario().our_hand(["Black One"]).our_deck(["Wampa", "Greedo", "Recruit", "Yoda"]).action_phase();
    game.us().play("Black One").yes().expect_hand(["Wampa", "Greedo", "Recruit"]).expect_discard([]);
    let mut game =
        scenario().our_hand(["Black One", "Chopper"]).our_deck(["Wampa", "Greedo", "Recruit", "Yoda"]).action_phase();
    game.us().play("Black One").yes().expect_hand(["Wampa", "Greedo", "Recruit"]).expect_discard(["Chopper"]);
}

/// CR 1.15.1: the actions are playing a card, attacking, using an action ability, taking the initiative, and passing.
#[test]
fn a_player_has_five_kinds_of_actions() {
    let mut game = scenario().ours(["Wampa", "Bail Organa"]).our_hand(["Greedo"]).our_base("Tarkintown").action_phase();
    game.expect_options([
        "play Greedo",
        "Wampa -> their base",
        "Bail Organa -> their base",
        "use Bail Organa",
        "use Luke Skywalker",
        "deploy Luke Skywalker",
        "use our base",
        "initiative",
        "pass",
    ]);
}

/// CR 1.15.2: units and upgrades are put into play, events are resolved.
#[test]
fn units_and_upgrades_enter_play_and_events_do_not() {
    let mut game = scenario().our_hand(["Greedo", "Academy Training", "Mission Briefing"]).action_phase();
    game.us().play("Greedo");
    game.them().pass();
    game.us().play_onto("Academy Training", "Greedo");
    game.expect_upgrades("Greedo", ["Academy Training"]);
    game.them().pass();
    game.us().play("Mission Briefing").choose_player(Side::Us).expect_hand_size(2);
    game.us().expect_discard(["Mission Briefing"]);
    game.expect_gone("Mission Briefing");
}

/// CR 1.15.3: a unit attacks enemy units of its arena or the enemy base.
#[test]
fn a_unit_attacks_units_of_its_arena_or_the_enemy_base() {
    let mut game = scenario()
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["Swoop Racer", "TIE/ln Fighter"])
        .our_resources(0)
        .our_leader_has_deployed()
        .action_phase();
    game.expect_options([
        "Wampa -> Swoop Racer",
        "Wampa -> their base",
        "Alliance X-Wing -> TIE/ln Fighter",
        "Alliance X-Wing -> their base",
        "initiative",
        "pass",
    ]);
}

/// CR 1.15.4: players use only action abilities of cards they control.
#[test]
fn players_use_action_abilities_only_of_cards_they_control() {
    let mut game = scenario().ours(["Bail Organa", "Wampa"]).theirs(["Alliance Dispatcher"]).action_phase();
    game.expect_offered("use Bail Organa").expect_not_offered("use Alliance Dispatcher");
    game.us().use_ability("Bail Organa").choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 1.15.5, 1.15.5A: any player, including the holder, may take the initiative once per round.
#[test]
fn the_initiative_can_be_taken_once_per_round() {
    let mut game = scenario().ours(["Wampa"]).initiative(Side::Us).their_action_phase();
    game.them().take_initiative();
    game.expect_not_offered("initiative");
    game.us().attack("Wampa", "their base");
    game.expect_action_of(Side::Us).expect_not_offered("initiative");
    game.us().pass();
    game.nobody_resources();
    game.expect_action_of(Side::Them).expect_offered("initiative");
    let mut game = scenario().initiative(Side::Us).action_phase();
    game.us().take_initiative();
    game.expect_action_of(Side::Them).expect_not_offered("initiative");
}

/// CR 1.15.5B: a player who has taken the initiative takes no more actions in the phase. The other player continues.
#[test]
fn a_player_who_took_the_initiative_passes_for_the_rest_of_the_phase() {
    let mut game = scenario().ours(["Wampa"]).theirs(["Greedo", "Jawa Scavenger", "Swoop Racer"]).action_phase();
    game.us().take_initiative();
    game.them().attack("Greedo", "our base");
    game.expect_action_of(Side::Them);
    game.them().attack("Jawa Scavenger", "our base");
    game.expect_action_of(Side::Them);
    game.them().attack("Swoop Racer", "our base");
    game.them().pass();
    game.us().expect_base_damage(3 + 2 + 4);
    game.expect_asked(Side::Us, QuestionKind::Resource).nobody_resources();
    game.expect_ready("Wampa").expect_action_of(Side::Us);
}

/// CR 1.15.5B: a player who has taken the initiative still resolves triggers.
#[test]
fn a_player_who_took_the_initiative_still_resolves_triggers() {
    let mut game = scenario().ours(["Vanguard Infantry", "Wampa"]).theirs(["Swoop Racer"]).action_phase();
    game.us().take_initiative();
    game.them().attack("Swoop Racer", "Vanguard Infantry");
    game.expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 1.15.5C, 1.15.6D: taking the initiative right after a pass ends the phase.
#[test]
fn the_initiative_after_a_pass_ends_the_phase() {
    let mut game = scenario().ours(["Wampa"]).initiative(Side::Us).action_phase();
    game.us().pass();
    game.them().take_initiative();
    game.expect_asked(Side::Them, QuestionKind::Resource).nobody_resources();
    game.expect_action_of(Side::Them);
}

/// CR 1.15.5D: the initiative stays with its holder if no player takes it.
#[test]
fn the_initiative_stays_with_its_holder_if_not_taken() {
    let mut game = scenario().initiative(Side::Them).their_action_phase();
    game.both_pass();
    game.expect_asked(Side::Them, QuestionKind::Resource).nobody_resources();
    game.expect_action_of(Side::Them).expect_offered("initiative");
}

/// CR 1.15.6A, 1.15.6B: a player may always pass, which changes nothing in play.
#[test]
fn passing_changes_nothing_in_play() {
    let mut game = scenario().ours(["Wampa"]).our_hand(["Greedo"]).action_phase();
    game.us().pass().expect_hand(["Greedo"]).expect_ready_resources(20);
    game.expect_ready("Wampa").expect_action_of(Side::Them);
}

/// CR 1.15.6C, 1.15.6D: only consecutive passes end the phase; a player who has passed may act again.
#[test]
fn only_consecutive_passes_end_the_phase() {
    let mut game = scenario().ours(["Wampa", "Swoop Racer"]).theirs(["Consular Security Force"]).action_phase();
    game.us().pass();
    game.them().attack("Consular Security Force", "our base");
    game.expect_action_of(Side::Us).expect_offered("Wampa -> their base");
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().attack("Swoop Racer", "their base");
    game.them().pass();
    game.us().pass();
    game.expect_asked(Side::Us, QuestionKind::Resource);
}

/// CR 1.16.5: a second copy of a unique card is resolved before pending triggers.
#[test]
fn a_second_unique_copy_is_resolved_before_pending_triggers() {
    let mut game = scenario()
        .ours([unit("General Tagge").damage(1).with(["Resilient"]), unit("Death Star Stormtrooper")])
        .our_hand(["General Tagge"])
        .action_phase();
    game.us().play("General Tagge");
    game.expect_asked(Side::Us, QuestionKind::Unique);
    game.us().choose("General Tagge #1");
    game.expect_count("General Tagge", 1).expect_asked(Side::Us, QuestionKind::Target);
    game.us().choose("Death Star Stormtrooper");
    game.expect_upgrades("Death Star Stormtrooper", ["Experience"]).expect_action_of(Side::Them);
}

/// CR 1.16.5A, 5.6.1: a defeated base ends the game before pending triggers resolve.
#[test]
fn a_defeated_base_ends_the_game_before_pending_triggers() {
    // K-2SO's ability would defeat our own base, but is not resolved any more.
    let mut game = scenario()
        .ours(["Wampa"])
        .theirs([unit("K-2SO").damage(3)])
        .our_base_damage(29)
        .their_base_damage(27)
        .action_phase();
    game.us().attack("Wampa", "K-2SO");
    game.them().expect_base_damage(30);
    game.expect_winner(Side::Us);
    game.us().expect_base_damage(29);
}

/// CR 1.16.5C, 1.16.5E: the unit is defeated, then its upgrades, then units without the general's bonus, all before his
/// ability.
#[test]
fn state_checks_repeat_until_no_more_cards_are_defeated() {
    let mut game = scenario()
        .theirs([unit("General Veers").with(["Academy Training"]), unit("Seasoned Shoretrooper").damage(3)])
        .theirs([unit("Admiral Motti").damage(1)])
        .our_hand(["Vanquish"])
        .action_phase();
    game.us().play("Vanquish").choose("General Veers");
    game.expect_gone("General Veers").expect_gone("Academy Training");
    game.expect_gone("Seasoned Shoretrooper").expect_gone("Admiral Motti");
}

/// CR 1.17.1: discard piles and cards in play are public.
#[test]
fn discard_piles_and_cards_in_play_are_public() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Academy Training"])])
        .our_discard(["Greedo"])
        .their_discard(["Yoda"])
        .theirs(["Chopper"])
        .action_phase();
    for card in ["Wampa", "Academy Training", "Greedo", "Yoda", "Chopper", "our leader", "their base"] {
        game.us().expect_sees(card);
        game.them().expect_sees(card);
    }
}

/// CR 1.17.2, 4.6.1, 4.7.4: a deck is hidden from both players, a hand from the opponent.
#[test]
fn decks_and_hands_are_hidden() {
    let mut game = scenario().our_deck(["Wampa"]).our_hand(["Greedo"]).action_phase();
    game.us().expect_does_not_see("Wampa").expect_sees("Greedo");
    game.them().expect_does_not_see("Wampa").expect_does_not_see("Greedo");
}

/// CR 1.17.3: an ability may let one player look at a card.
#[test]
fn an_ability_lets_one_player_look() {
    let mut game = scenario()
        .our_hand(["Viper Probe Droid", "R2-D2"])
        .our_deck(["Yoda", "Chopper"])
        .their_hand(["Wampa"])
        .action_phase();
    game.us().expect_does_not_see("Wampa").play("Viper Probe Droid");
    let wampa = game.game.state.list(rules::Seat(1), rules::CardZone::Hand)[0];
    let looked = LogEvent::LookedAt { player: rules::Seat(0), card: wampa };
    game.expect_event("our look at the Wampa", |event| *event == looked);
    let told = game.game.log.iter().flatten().find(|entry| entry.event == looked).expect("just seen");
    let knows = [0, 1].map(|seat| told.handle_of(wampa, Some(rules::Seat(seat))).is_some());
    assert_eq!(knows, [true, true], "who looks, and whose hand it is");
    game.them().pass();
    game.us().play("R2-D2").expect_sees("Yoda").expect_does_not_see("Chopper");
    game.them().expect_does_not_see("Yoda");
}

/// CR 1.17.4: the printed example: Mon Mothma's player may take nothing, whatever cards there are, and all are put on
/// the bottom.
#[test]
fn a_search_may_find_nothing() {
    let mut game = scenario()
        .our_hand(["Mon Mothma"])
        .our_deck(["Battlefield Marine", "Wampa", "Greedo", "Chopper", "Recruit", "Swoop Racer"])
        .action_phase();
    game.us().play("Mon Mothma");
    game.expect_asked(Side::Us, QuestionKind::Search).expect_offered("Battlefield Marine").expect_not_offered("Wampa");
    game.us().choose_none().expect_hand([]).expect_deck_top(["Swoop Racer"]).expect_deck_size(6);
    game.expect_action_of(Side::Them);
    let mut game = scenario().our_hand(["Mon Mothma"]).our_deck(["Battlefield Marine", "Wampa"]).action_phase();
    game.us().play("Mon Mothma").choose("Battlefield Marine").expect_hand(["Battlefield Marine"]);
    let revealed = |event: &LogEvent| matches!(event, LogEvent::Revealed { .. });
    game.expect_event("the found card's revealing", revealed);
}

/// CR 1.17.4: the printed example: Chewbacca is exhausted, and his player may claim to have no unit to play.
#[test]
fn a_player_may_claim_to_have_no_card_to_play() {
    let mut game =
        scenario().our_leader("Chewbacca, Walking Carpet").our_hand(["Underworld Thug", "Wampa"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_asked(Side::Us, QuestionKind::Play)
        .expect_offered("play Underworld Thug")
        .expect_not_offered("play Wampa");
    game.us().choose_none().expect_hand(["Underworld Thug", "Wampa"]);
    game.expect_exhausted("our leader").expect_action_of(Side::Them);
}

/// CR 1.18.1A: a unit defeated by an attacker's damage is defeated by the attacker.
#[test]
fn a_unit_defeated_by_an_attackers_damage_is_defeated_by_the_attacker() {
    let mut game = scenario()
        .ours(["Mace Windu"])
        .theirs([unit("Wampa"), unit("Regional Governor").with(["Resilient"])])
        .action_phase();
    game.us().attack("Mace Windu", "Wampa");
    game.expect_gone("Wampa").expect_ready("Mace Windu").expect_action_of(Side::Them);
    game.them().pass();
    game.us().attack("Mace Windu", "Regional Governor");
    game.expect_in_play("Regional Governor").expect_exhausted("Mace Windu");
}

/// CR 1.18.1C: a unit defeated in the regroup phase is attributed to no player, but counts as defeated.
#[test]
fn a_unit_defeated_in_the_regroup_phase_counts_as_defeated() {
    let mut game = scenario().theirs(["Gideon Hask"]).our_hand(["Sneak Attack", "Underworld Thug"]).action_phase();
    game.us().play("Sneak Attack").play("Underworld Thug");
    game.expect_ready("Underworld Thug");
    game.both_pass();
    game.expect_gone("Underworld Thug").expect_asked(Side::Them, QuestionKind::Target);
    game.them().choose("Gideon Hask");
    game.expect_upgrades("Gideon Hask", ["Experience"]);
}

/// CR 1.18.2B: damage by a card's ability is attributed to the card's controller: Cassian's three damage.
#[test]
fn ability_damage_is_attributed_to_the_cards_controller() {
    let table = |marine: bool| {
        let mut game = scenario()
            .our_leader("Cassian Andor, Dedicated to the Rebellion")
            .ours(["Jedha Agitator", "Fighters for Freedom", "Cantina Braggart"])
            .our_hand(["Benthic \"Two Tubes\""])
            .action_phase();
        // One from Fighters for Freedom's ability, two from an attack.
        game.us().play("Benthic \"Two Tubes\"").choose("their base");
        game.them().pass();
        if marine {
            game.us().attack("Cantina Braggart", "their base");
            game.them().expect_base_damage(3).pass();
        }
        game.us().use_ability("our leader").expect_hand_size(usize::from(marine));
    };
    table(true);
    table(false);
}
