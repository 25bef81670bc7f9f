//! The log is complete: it names the player and the amount, and contains no events that did not happen.

use rules::{CardIndex, CardZone, Seat};
use testkit::{LogEvent, Scene, Side, scenario, unit};

/// Returns the matching log events so far, with their rules.
fn told(game: &Scene, is: impl Fn(&LogEvent) -> bool) -> Vec<(&'static str, LogEvent)> {
    let all = game.game.log.iter().flatten().filter(|entry| is(&entry.event));
    all.map(|entry| (entry.rule, entry.event.clone())).collect()
}

/// CR 8.20.2: prevented damage is logged, even if some of the damage is dealt.
#[test]
fn partly_prevented_damage_is_logged() {
    let mut game = scenario().ours(["Numa, Still Fighting"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "Numa");
    let numa = game.card("Numa");
    let prevented = told(&game, |event| matches!(event, LogEvent::Prevented { .. }));
    assert_eq!(prevented, [("8.20.2", LogEvent::Prevented { card: numa, amount: 1 })]);
    game.expect_damage("Numa", 3);
}

/// CR 8.20.2: the amounts that several effects prevent add up to the damage that would have been dealt.
#[test]
fn amounts_of_several_preventions_are_logged_separately() {
    let mut game = scenario()
        .resilient_gives("Instead(of: Damage(), becomes: Less(5))")
        .ours([unit("Numa, Still Fighting").with(["Resilient"])])
        .theirs(["Wampa"])
        .their_action_phase();
    game.them().attack("Wampa", "Numa");
    let prevented = told(&game, |event| matches!(event, LogEvent::Prevented { .. }));
    let amounts = prevented.iter().map(|(_, event)| match event {
        LogEvent::Prevented { amount, .. } => *amount,
        other => panic!("{other:?}"),
    });
    assert_eq!(amounts.sum::<i16>(), 4, "{prevented:?}");
    game.expect_damage("Numa", 0);
}

/// CR 1.7.4, 4.5.2: the log shows all players how many resources an ability readies or exhausts, but not which ones.
#[test]
fn the_number_of_resources_an_ability_turns_is_logged() {
    let turned = |game: &Scene| {
        let is_turn = |event: &LogEvent| {
            matches!(
                event,
                LogEvent::ResourcesReadied { .. }
                    | LogEvent::ResourcesExhausted { .. }
                    | LogEvent::Readied { .. }
                    | LogEvent::Exhausted { .. }
            )
        };
        told(game, is_turn)
    };
    // ASH_189: a resource is readied on attack.
    let mut game = scenario().our_resources(0).our_exhausted_resources(3).ours(["Emperor's Messenger"]).action_phase();
    game.us().attack("Emperor's Messenger", "their base").choose("our Underworld Thug");
    let messenger = game.card("Emperor's Messenger");
    assert_eq!(
        turned(&game),
        [
            ("6.3.3", LogEvent::Exhausted { card: messenger }),
            ("1.5.4", LogEvent::ResourcesReadied { player: Seat(0), count: 1 }),
        ]
    );
    // ASH_216: a ready resource is exhausted when it is defeated.
    let mut game = scenario().ours([unit("Mandalorian Scout").damage(2)]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "Mandalorian Scout");
    game.us().choose("our Underworld Thug");
    let exhausted = turned(&game).pop();
    assert_eq!(exhausted, Some(("1.5.4", LogEvent::ResourcesExhausted { player: Seat(0), count: 1 })));
}

/// CR 7.6.7, 7.6.16C: a trigger at the end of an attack whose attacker was defeated is logged before it resolves.
#[test]
fn a_trigger_of_a_defeated_attacker_is_logged() {
    let mut game = scenario().ours([unit("Baylan Skoll, Fallen Jedi").damage(5)]).theirs(["Wampa"]).action_phase();
    game.us().attack("Baylan Skoll", "Wampa");
    let all = told(&game, |event| matches!(event, LogEvent::Triggered { .. } | LogEvent::Resolving { .. }));
    let [(_, LogEvent::Triggered { card, what, .. }), (_, LogEvent::Resolving { card: resolved, what: then, .. })] =
        all.as_slice()
    else {
        panic!("{all:?}")
    };
    assert_eq!((card, what), (resolved, then));
}

/// CR 3.7.2B, 1.5.2F: the player instructed to give a token gives it; the unit's controller owns it.
#[test]
fn the_log_names_the_player_instructed_to_give_a_token() {
    let mut game = scenario()
        .our_leader("Doctor Hemlock, Emotion Has No Place Here")
        .our_resources(3)
        .theirs(["Wampa"])
        .action_phase();
    game.us().use_ability("Doctor Hemlock").choose("Wampa");
    let weakness = game.card("Weakness");
    let wampa = game.card("Wampa");
    let given = told(&game, |event| matches!(event, LogEvent::Created { .. }));
    assert_eq!(given, [("3.7.2", LogEvent::Created { player: Seat(0), card: weakness, on: Some(wampa) })]);
    assert_eq!(game.game.state.card(weakness).owner, Seat(1));
    game.expect_controller("Weakness", Side::Them);
}

/// CR 7.7.4: if no card was taken, no delayed effect is created or logged.
#[test]
fn no_delayed_effect_is_created_if_no_card_was_taken() {
    let confiscate = "Defeat(Choose(side: Enemy))";
    let table = || {
        scenario()
            .our_hand(["Grand Moff Tarkin, Taking Krennic's Achievement"])
            .their_hand(["Confiscate"])
            .confiscate_does(confiscate)
    };
    let mut game = table().theirs(["Wampa"]).action_phase();
    game.us().play("Grand Moff Tarkin");
    game.them().play("Confiscate").choose("Grand Moff Tarkin");
    game.expect_no_event("a delayed effect", |event| matches!(event, LogEvent::Delayed { .. }));
    let mut game = table().theirs(["AT-ST"]).action_phase();
    game.us().play("Grand Moff Tarkin").choose("AT-ST");
    game.them().play("Confiscate").choose("Grand Moff Tarkin");
    game.expect_event("a delayed effect", |event| matches!(event, LogEvent::Delayed { .. }));
    game.expect_controller("AT-ST", Side::Them);
    // LAW_054: declined.
    let mut game = scenario()
        .ours(["Maul, Master of the Shadow Collective"])
        .theirs(["AT-ST"])
        .their_hand(["Confiscate"])
        .confiscate_does(confiscate)
        .action_phase();
    game.us().attack("Maul", "their base").no();
    game.them().play("Confiscate").choose("Maul");
    game.expect_no_event("a delayed effect", |event| matches!(event, LogEvent::Delayed { .. }));
}

/// CR 7.7.3: effects that change nothing are not logged, and neither is their end, nor the end of "enters play ready".
#[test]
fn effects_that_change_nothing_are_not_logged() {
    let is_change = |event: &LogEvent| matches!(event, LogEvent::Gained { .. } | LogEvent::Expired { .. });
    let mut game = scenario()
        .confiscate_does("Gain(to: Choose(side: Enemy), gives: [Stats(Count(side: Friendly), 0)], for: Phase)")
        .our_hand(["Confiscate"])
        .theirs(["Wampa"])
        .action_phase();
    game.us().play("Confiscate").choose("Wampa");
    game.both_pass();
    game.expect_no_event("a change", is_change);
    let mut game = scenario()
        .confiscate_does("Play(what: Choose(zone: Hand, side: Friendly), gives: [EntersReady])")
        .our_hand(["Confiscate", "Wampa"])
        .action_phase();
    game.us().play("Confiscate").play("Wampa");
    game.expect_ready("Wampa");
    game.both_pass();
    game.expect_no_event("an end", |event| matches!(event, LogEvent::Expired { .. }));
}

/// Returns the kinds of log entries about gaining, playing and expiring, in order.
fn told_of_a_play(game: &Scene) -> Vec<&'static str> {
    let code = |event: &LogEvent| {
        matches!(event, LogEvent::Played { .. } | LogEvent::Gained { .. } | LogEvent::Expired { .. })
    };
    told(game, code).iter().map(|(_, event)| event.code()).collect()
}

/// CR 7.7.3: effects that an ability grants to the unit it plays are logged after the play, and again when they end
/// (SOR_003 Chewbacca).
#[test]
fn effects_granted_to_a_played_unit_are_logged() {
    let mut game =
        scenario().our_leader("Chewbacca, Walking Carpet").our_hand(["Greedo"]).theirs(["Wampa"]).action_phase();
    game.us().use_ability("Chewbacca").play("Greedo");
    assert_eq!(told_of_a_play(&game), ["played", "gained"]);
    game.both_pass();
    assert_eq!(told_of_a_play(&game), ["played", "gained", "expired"]);
}

/// CR 1.5.4: "enters play ready" does not last, so no end is logged (SOR_219 Sneak Attack).
#[test]
fn the_end_of_entering_play_ready_is_not_logged() {
    let mut game = scenario().our_hand(["Sneak Attack", "AT-ST"]).theirs(["Wampa"]).action_phase();
    game.us().play("Sneak Attack").play("AT-ST");
    game.expect_ready("AT-ST");
    game.them().pass();
    game.us().attack("AT-ST", "Wampa");
    game.both_pass();
    assert_eq!(told_of_a_play(&game), ["played", "played"]);
}

/// CR 7.7.5: abilities that a unit enters play with are logged after the play (TS26_034 Fives).
#[test]
fn abilities_a_unit_enters_play_with_are_logged_after_the_play() {
    let mut game =
        scenario().ours(["Coruscanti Spy"]).our_hand(["Fives, I Have Proof!"]).theirs(["Wampa"]).action_phase();
    game.us().play("Fives").choose("Coruscanti Spy");
    assert_eq!(told_of_a_play(&game), ["played", "gained"]);
}

/// CR 8.25.1: cards revealed one at a time are logged only as revealed, not also as seen (SOR_223 Don't Get Cocky).
#[test]
fn revealed_cards_are_not_logged_as_seen() {
    let mut game = scenario()
        .our_hand(["Don't Get Cocky"])
        .our_deck(["Wampa", "Repair", "Recruit"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Don't Get Cocky").choose("AT-ST").yes().no();
    game.expect_damage("AT-ST", 5);
    let shown = told(&game, |event| matches!(event, LogEvent::Revealed { .. } | LogEvent::LookedAt { .. }));
    let codes: Vec<_> = shown.iter().map(|(rule, event)| (*rule, event.code())).collect();
    assert_eq!(codes, [("8.25.1", "revealed"), ("8.25.1", "revealed")]);
}

/// CR 8.4.1: a chosen number is logged for all players (SOR_238 C-3PO).
#[test]
fn a_chosen_number_is_logged() {
    let mut game = scenario().our_hand(["C-3PO, Protocol Droid"]).our_deck(["Wampa", "Repair"]).action_phase();
    game.us().play("C-3PO").number(3);
    let named = told(&game, |event| matches!(event, LogEvent::NamedNumber { .. }));
    assert_eq!(named, [("8.4.1", LogEvent::NamedNumber { player: Seat(0), number: 3 })]);
}

/// CR 8.22, 1.17.2: cards put into a deck in a random order are logged in their previous order, so that the log does
/// not reveal their positions.
#[test]
fn the_log_does_not_reveal_the_random_order_of_a_deck() {
    let put = |seed: u64| {
        let mut game = scenario()
            .seed(seed)
            .confiscate_does("Put(what: All(is: Card, zone: Discard, side: Friendly), to: Bottom(Random))")
            .our_hand(["Confiscate"])
            .our_discard(["Wampa", "Recruit", "Repair", "Greedo"])
            .action_phase();
        game.us().play("Confiscate");
        let cards: Vec<CardIndex> = told(&game, |event| matches!(event, LogEvent::PutInDeck { .. }))
            .into_iter()
            .filter_map(|(_, event)| if let LogEvent::PutInDeck { card, .. } = event { Some(card) } else { None })
            .collect();
        let lie: Vec<CardIndex> =
            game.game.state.list(Seat(0), CardZone::Deck).iter().copied().filter(|card| cards.contains(card)).collect();
        (cards, lie)
    };
    let games: Vec<_> = (0..12).map(put).collect();
    assert!(games.iter().all(|(told, _)| *told == games[0].0 && told.len() >= 4));
    assert!(games.iter().any(|(_, lie)| *lie != games[0].1), "chance orders them");
}

/// CR 1.17.2: the log entry for a discarded hand does not reveal the order of drawing.
#[test]
fn the_log_of_a_discarded_hand_does_not_reveal_the_order_of_drawing() {
    for does in ["DiscardHand(EachOpponent)", "Discard(All(is: Card, zone: Hand, side: Enemy))"] {
        let discarded = |hand: [&'static str; 3]| {
            let mut game = scenario().confiscate_does(does).our_hand(["Confiscate"]).their_hand(hand).action_phase();
            game.us().play("Confiscate");
            let name = |card: &CardIndex| game.game.def(*card).identity;
            game.game.state.list(Seat(1), CardZone::Discard).iter().map(name).collect::<Vec<_>>()
        };
        let one = discarded(["Wampa", "Repair", "Greedo"]);
        assert_eq!(one.len(), 3);
        assert_eq!(one, discarded(["Greedo", "Wampa", "Repair"]), "{does}");
    }
}

/// CR 7.6.3A, 1.17.2: a card that was shown from a hand and stayed there is hidden again when it is later put face
/// down, even if no card has moved in between (LOF_148 Rey, SOR_017 Han Solo).
#[test]
fn a_card_shown_from_a_hand_is_hidden_again_once_face_down() {
    let mut game = scenario()
        .our_leader("Han Solo, Audacious Smuggler")
        .our_base("Kestro City")
        .our_deck(["Rey, With Palpatine's Power", "Repair", "Repair"])
        .confiscate_does("Draw()")
        .our_hand(["Confiscate", "Wampa"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Confiscate");
    let rey = *game.game.state.list(Seat(0), CardZone::Hand).last().expect("a card was drawn");
    assert!(game.game.handle_of(rey, Some(Seat(1))).is_some());
    game.us().no();
    game.them().pass();
    game.us().use_ability("Han Solo").choose("Rey");
    let laid = game.game.log.iter().flatten().rfind(|entry| matches!(entry.event, LogEvent::Resourced { .. }));
    let laid = laid.expect("the log names the resourced card");
    assert_eq!(laid.handle_of(rey, Some(Seat(1))), None);
    assert!(laid.handle_of(rey, Some(Seat(0))).is_some());
}
