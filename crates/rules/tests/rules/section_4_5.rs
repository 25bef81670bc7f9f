//! Scenario tests of sections 4 (zones) and 5 (structure of the game) of the rules, derived from the rules alone.

use model::CardId;
use rules::{CardBook, CardZone, Deck, Game, LogEvent, Phase, Seat};
use testkit::{Keyword, QuestionKind, Scene, Side, scenario, unit};

/// Returns a game before its first question, with two decks of fifty different cards each.
fn new_game(seed: u64) -> Scene {
    let book = CardBook::embedded().expect("the embedded data load");
    let id = |number: &str| -> CardId {
        book.catalog().by_number(number.parse().expect("a number")).expect("a card of the catalogue")
    };
    let deck = |leader: &str, base: &str, cards: std::ops::Range<u32>| Deck {
        leaders: vec![id(leader)],
        base: id(base),
        cards: cards.map(|number| id(&format!("SOR_{number:03}"))).collect(),
    };
    let decks = [deck("SOR_005", "SOR_020", 31..81), deck("SOR_010", "SOR_026", 131..181)];
    let mut game = Game::new(book, &decks, seed).expect("playable decks");
    game.log = Some(Vec::new());
    Scene { game }
}

fn asked(table: &Scene) -> (Side, QuestionKind) {
    let question = table.game.question().expect("a game that is not over");
    (if question.player == Seat(0) { Side::Us } else { Side::Them }, question.ask)
}

/// Makes both players keep their hands and resource two cards each.
fn set_up(table: &mut Scene, first: Side) {
    let chooser = asked(table).0;
    let name = if first == Side::Us { "us" } else { "them" };
    match chooser {
        Side::Us => table.us().pick(name),
        Side::Them | Side::Third => table.them().pick(name),
    };
    while asked(table).1 != QuestionKind::Action {
        let action = *table.game.legal_actions().last().expect("an option");
        table.game.play(action).expect("a listed action");
    }
}

/// CR 4.1.2, 4.11.2: tokens are in no zone before they are created and after they have left play.
#[test]
fn tokens_out_of_play_are_in_no_zone() {
    let mut game = scenario().ours(["Wampa"]).our_hand(["Moment of Peace"]).their_hand(["Confiscate"]).action_phase();
    game.us().play("Moment of Peace").choose("Wampa");
    let shield = game.card("Shield");
    game.expect_upgrades("Wampa", ["Shield"]);
    game.them().play("Confiscate").choose("Shield");
    assert_eq!(game.game.state.card(shield).place, CardZone::Aside);
    game.expect_upgrades("Wampa", []);
    game.us().expect_discard(["Moment of Peace"]);
}

/// CR 4.1.1, 4.2.1, 5.2.1A, 5.2.1B: bases and leaders (on their Leader side) start in the base zones.
#[test]
fn bases_and_leaders_start_in_the_base_zone() {
    let mut game = new_game(1);
    game.expect_in_base_zone("our leader").expect_in_base_zone("their leader");
    game.expect_in_base_zone("our base").expect_in_base_zone("their base").expect_ready("our leader");
    game.us().expect_base_damage(0);
}

/// CR 4.2.2, 3.4.4, 3.4.5: a leader moves to its arena when deployed, and back when defeated.
#[test]
fn a_leader_moves_to_its_arena_and_back_to_the_base_zone() {
    let mut game = scenario()
        .our_exhausted_leader("Luke Skywalker, Faithful Friend")
        .their_hand(["Superlaser Blast"])
        .action_phase();
    game.us().deploy();
    game.expect_in_play("Luke Skywalker").expect_ready("Luke Skywalker");
    game.them().play("Superlaser Blast");
    game.expect_in_base_zone("our leader").expect_exhausted("our leader").expect_gone("Luke Skywalker");
    game.us().expect_discard([]);
}

/// CR 4.2.2: bases stay in the base zone; effects on units do not affect them.
#[test]
fn effects_on_units_do_not_affect_bases() {
    let mut game = scenario().ours(["Wampa"]).our_hand(["Vanquish", "Open Fire"]).action_phase();
    game.us().play("Open Fire");
    game.expect_options(["Wampa"]);
}

/// CR 4.2.3, 4.3.3, 4.4.3: units of both arenas attack the enemy base and stay in their arena.
#[test]
fn units_of_both_arenas_attack_the_base_from_their_arena() {
    let mut game = scenario().ours(["Wampa", "Alliance X-Wing"]).action_phase();
    let arenas = |game: &Scene| ["Wampa", "Alliance X-Wing"].map(|name| game.game.arena(game.card(name)));
    let before = arenas(&game);
    game.us().attack("Wampa", "their base");
    game.them().pass();
    game.us().attack("Alliance X-Wing", "their base");
    game.them().expect_base_damage(4 + 2);
    assert_eq!(arenas(&game), before);
    assert_ne!(before[0], before[1]);
}

/// CR 4.3.3, 4.3.4: ground units attack only ground units, but their abilities can affect space.
#[test]
fn ground_units_do_not_attack_space_units() {
    let mut game = scenario()
        .our_deployed_leader("Darth Vader, Dark Lord of the Sith")
        .theirs(["TIE/ln Fighter", "Wampa"])
        .our_resources(0)
        .our_leader_has_deployed()
        .action_phase();
    game.expect_options(["Darth Vader -> Wampa", "Darth Vader -> their base", "initiative", "pass"]);
    game.us().attack("Darth Vader", "Wampa");
    game.expect_offered("TIE/ln Fighter");
    game.us().choose("TIE/ln Fighter");
    game.expect_gone("TIE/ln Fighter").expect_gone("Wampa");
}

/// CR 4.4.3, 4.4.4: space units attack only space units, but their abilities can affect the ground.
#[test]
fn space_units_do_not_attack_ground_units() {
    let mut game = scenario()
        .ours([unit("Pirated Starfighter").with(["Hardpoint Heavy Blaster"])])
        .theirs(["TIE/ln Fighter", "Wampa"])
        .our_hand(["Ruthless Raider"])
        .action_phase();
    game.expect_not_offered("Pirated Starfighter -> Wampa").expect_offered("Pirated Starfighter -> TIE/ln Fighter");
    game.us().play("Ruthless Raider").choose("their base");
    game.expect_options(["TIE/ln Fighter", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2);
    game.them().expect_base_damage(2);
}

/// CR 4.3.5, 4.4.5: an effect on one arena does not affect units of the other.
#[test]
fn an_effect_on_one_arena_does_not_affect_the_other() {
    let mut game = scenario()
        .ours(["Wampa", "Alliance X-Wing"])
        .theirs(["Swoop Racer", "TIE/ln Fighter"])
        .our_hand(["Outmaneuver"])
        .action_phase();
    game.us().play("Outmaneuver").pick("space");
    game.expect_exhausted("Alliance X-Wing").expect_exhausted("TIE/ln Fighter");
    game.expect_ready("Wampa").expect_ready("Swoop Racer");
}

/// CR 4.5.1, 4.5.2: a new resource is face down and can pay.
#[test]
fn a_new_resource_is_face_down_and_can_pay() {
    let mut game = scenario().our_resources(1).our_hand(["Wampa", "Underworld Thug"]).regroup_phase();
    game.us().choose("Wampa").expect_resources(2);
    game.them().expect_does_not_see("Wampa").no();
    game.us().expect_sees("Wampa").expect_ready_resources(2).play("Underworld Thug #1").expect_ready_resources(0);
}

/// CR 4.6.2: a card that a player looks at or searches for has not left the deck.
#[test]
fn looking_at_a_card_does_not_move_it_from_the_deck() {
    let mut game = scenario().our_hand(["R2-D2"]).our_deck(["Wampa", "Greedo"]).action_phase();
    game.us().play("R2-D2").expect_deck_size(2).choose_none().expect_deck_top(["Wampa", "Greedo"]);
    let left = |event: &LogEvent| matches!(event, LogEvent::Drew { .. } | LogEvent::Discarded { .. });
    assert!(!game.game.log.iter().flatten().any(|entry| left(&entry.event)));
}

/// CR 4.7.1: the size of a hand is unlimited.
#[test]
fn a_hand_has_no_maximum_size() {
    let mut game = scenario().our_hand(["Underworld Thug"; 12]).action_phase();
    game.both_pass().nobody_resources();
    game.us().expect_hand_size(14);
    game.both_pass().nobody_resources();
    game.us().expect_hand_size(16);
}

/// CR 4.7.2, 4.7.3: cards return to the hand by abilities, and leave it when played or discarded.
#[test]
fn cards_enter_and_leave_a_hand() {
    let mut game = scenario().theirs(["Wampa"]).our_hand(["Waylay"]).their_hand(["Smoke and Cinders"]).action_phase();
    game.us().play("Waylay").choose("Wampa").expect_hand([]);
    game.them().expect_hand(["Wampa", "Smoke and Cinders"]).play("Wampa").expect_hand(["Smoke and Cinders"]);
}

/// CR 4.7.3: a revealed card stays in the hand.
#[test]
fn a_revealed_card_stays_in_hand() {
    let mut game = scenario().our_hand(["ISB Agent", "Repair"]).theirs(["Wampa"]).action_phase();
    game.us().play("ISB Agent").choose("Repair").choose("Wampa").expect_hand(["Repair"]);
    game.expect_damage("Wampa", 1);
}

/// CR 4.8.1: played events, defeated units and upgrades, and discarded cards are in their owners' discard piles.
#[test]
fn events_defeated_cards_and_discards_go_to_the_discard_pile() {
    let mut game = scenario()
        .theirs([unit("Wampa").damage(4).with(["Entrenched"])])
        .our_hand(["Force Throw"])
        .their_hand(["Greedo"])
        .ours(["Yoda"])
        .action_phase();
    game.us().play("Force Throw").choose_player(Side::Them);
    game.them().choose("Greedo");
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 5);
    game.them().expect_discard(["Greedo"]);
    game.us().expect_discard(["Force Throw"]);
}

/// CR 4.8.4: a card played from the discard pile is paid for, including the penalty.
#[test]
fn a_card_played_from_the_discard_pile_is_paid_for_with_penalties() {
    // Home One: 8, +2 for Command. Then Alliance X-Wing for free, or Sabine Wren: 2, +2 for Aggression, -3.
    let table = |resources| {
        let mut game = scenario()
            .our_resources(resources)
            .our_hand(["Home One"])
            .our_discard(["Sabine Wren, Explosives Artist", "Wampa"])
            .action_phase();
        game.us().play("Home One").expect_ready_resources(resources as u8 - 10);
        game
    };
    let mut game = table(11);
    game.expect_offered("play Sabine Wren").expect_not_offered("play Wampa");
    game.us().play("Sabine Wren").expect_ready_resources(0).expect_discard(["Wampa"]);
    game.expect_in_play("Sabine Wren");
    table(10).expect_action_of(Side::Them);
}

/// CR 4.9.1, 4.9.2: only cards in play apply: no general in a hand, deck, discard pile or resource zone has an effect.
#[test]
fn cards_out_of_play_have_no_effect() {
    let mut game = scenario()
        .ours(["Death Star Stormtrooper", "Gamorrean Guards"])
        .our_hand(["General Veers", "Swoop Racer"])
        .our_deck(["General Veers", "Swoop Racer"])
        .our_discard(["General Veers", "Swoop Racer"])
        .our_resource_cards(["General Veers", "Swoop Racer"])
        .action_phase();
    game.expect_power("Death Star Stormtrooper", 3).expect_no_keyword("Gamorrean Guards", Keyword::Sentinel);
    game.us().play("General Veers");
    game.expect_power("Death Star Stormtrooper", 4);
}

/// CR 4.9.2: the printed example: Waylay only affects cards in play, The Emperor's Legion the discard pile.
#[test]
fn an_ability_affects_only_the_zone_it_names() {
    let mut game = scenario()
        .ours(["Wampa"])
        .our_discard(["Greedo"])
        .our_hand(["Waylay", "The Emperor's Legion"])
        .their_hand(["Vanquish"])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().play("Waylay");
    game.expect_options(["Wampa", "Swoop Racer"]);
    game.us().choose("Swoop Racer");
    game.them().play("Vanquish").choose("Wampa");
    // Greedo was not defeated this phase.
    game.us().play("The Emperor's Legion").expect_hand(["Wampa"]);
    game.us().expect_discard(["Greedo", "Waylay", "The Emperor's Legion"]);
}

/// CR 4.9.2A: abilities can use the cost, type and aspects of a card out of play.
#[test]
fn abilities_can_use_attributes_of_cards_out_of_play() {
    let mut game = scenario()
        .our_hand(["Rogue Squadron Skirmisher"])
        .our_discard(["Greedo", "Wampa", "Repair", "Academy Training", "Battlefield Marine"])
        .action_phase();
    game.us().play("Rogue Squadron Skirmisher").resolve_first("Rogue Squadron Skirmisher");
    game.expect_options(["Greedo", "Battlefield Marine"]);
}

/// CR 4.10.3: the numbers of units per player and of upgrades per unit are unlimited.
#[test]
fn there_is_no_limit_to_units_and_upgrades() {
    let mut game = scenario()
        .ours(["Underworld Thug"; 25])
        .theirs([unit("Wampa").with(["Experience"; 30])])
        .our_hand(["Underworld Thug"])
        .action_phase();
    game.us().play("Underworld Thug");
    game.expect_count("Underworld Thug", 26).expect_power("Wampa", 34);
}

/// CR 5.2.1C: a random player chooses who starts with the initiative, and may choose the opponent.
#[test]
fn a_random_player_chooses_who_starts_with_the_initiative() {
    let choosers: Vec<Side> = (0..20).map(|seed| asked(&new_game(seed)).0).collect();
    assert!(choosers.contains(&Side::Us) && choosers.contains(&Side::Them));
    for first in [Side::Us, Side::Them] {
        let mut game = new_game(3);
        assert_eq!(asked(&game).1, QuestionKind::FirstPlayer);
        game.expect_options(["us", "them"]);
        set_up(&mut game, first);
        game.expect_action_of(first);
        assert_eq!(game.game.state.initiative(), if first == Side::Us { Seat(0) } else { Seat(1) });
    }
}

/// CR 1.2.2, 5.2.1D: each player draws six cards from the shuffled deck, which excludes leader and base.
#[test]
fn opening_hands_have_six_cards() {
    let tops = |seed| {
        let mut game = new_game(seed);
        let chooser = asked(&game).0;
        match chooser {
            Side::Us => game.us().choose_player(Side::Us),
            Side::Them | Side::Third => game.them().choose_player(Side::Us),
        };
        game.us().expect_hand_size(6).expect_deck_size(44);
        game.them().expect_hand_size(6).expect_deck_size(44);
        game.game.state.list(Seat(0), CardZone::Hand).to_vec()
    };
    assert_ne!(tops(1), tops(2), "decks are shuffled");
}

/// CR 5.2.1E: the player with the initiative decides first about a mulligan of all six cards. Each player has one.
#[test]
fn mulligans_are_decided_in_order_and_once() {
    for first in [Side::Us, Side::Them] {
        let mut game = new_game(7);
        let name = if first == Side::Us { "us" } else { "them" };
        match asked(&game).0 {
            Side::Us => game.us().pick(name),
            Side::Them | Side::Third => game.them().pick(name),
        };
        let hands = |game: &Scene| [0, 1].map(|seat| game.game.state.list(Seat(seat), CardZone::Hand).to_vec());
        let before = hands(&game);
        game.expect_asked(first, QuestionKind::Mulligan);
        match first {
            Side::Us => game.us().yes(),
            Side::Them | Side::Third => game.them().yes(),
        };
        let second = if first == Side::Us { Side::Them } else { Side::Us };
        game.expect_asked(second, QuestionKind::Mulligan);
        let after = hands(&game);
        let (taker, other) = if first == Side::Us { (0, 1) } else { (1, 0) };
        assert_ne!(before[taker], after[taker]);
        assert_eq!(before[other], after[other]);
        match second {
            Side::Us => game.us().no(),
            Side::Them | Side::Third => game.them().no(),
        };
        assert_eq!(asked(&game).1, QuestionKind::FirstResources);
        game.us().expect_hand_size(6).expect_deck_size(44);
        game.them().expect_hand_size(6).expect_deck_size(44);
    }
}

/// CR 5.2.1F, 5.2.2: exactly two cards of each hand become ready, hidden resources. The first action follows.
#[test]
fn two_cards_become_ready_resources() {
    let mut game = new_game(11);
    set_up(&mut game, Side::Them);
    game.expect_action_of(Side::Them);
    for seat in [Seat(0), Seat(1)] {
        let resources = game.game.state.list(seat, CardZone::Resources).to_vec();
        assert_eq!(resources.len(), 2);
        let other = Seat(1 - seat.0);
        assert!(resources.iter().all(|card| game.game.visible(*card, seat) == rules::Visibility::Open));
        assert!(resources.iter().all(|card| game.game.visible(*card, other) != rules::Visibility::Open));
    }
    game.us().expect_ready_resources(2).expect_hand_size(4);
    game.them().expect_ready_resources(2).expect_hand_size(4);
    assert_eq!((game.game.state.round(), game.game.state.phase()), (1, Phase::Action));
}

/// CR 5.1.1, 5.3.1, 5.5.2: each round has an action phase and a regroup phase.
#[test]
fn each_round_has_an_action_phase_and_a_regroup_phase() {
    let mut game = scenario().action_phase();
    for round in 1..4 {
        assert_eq!((game.game.state.round(), game.game.state.phase()), (round, Phase::Action));
        game.both_pass();
        assert_eq!((game.game.state.round(), game.game.state.phase()), (round, Phase::Regroup));
        game.nobody_resources();
    }
}

/// CR 5.3.2: "each round" starts again with the action phase.
#[test]
fn each_round_starts_again_with_the_action_phase() {
    let mut game = scenario()
        .ours(["Guardian of the Whills"])
        .our_resources(10)
        .our_hand(["Protector", "Resilient", "Devotion"])
        .action_phase();
    game.us().play_onto("Devotion", "Guardian of the Whills").expect_ready_resources(9);
    game.them().pass();
    game.us().play_onto("Resilient", "Guardian of the Whills").expect_ready_resources(8);
    game.both_pass().nobody_resources();
    game.us().play_onto("Protector", "Guardian of the Whills").expect_ready_resources(10);
}

/// CR 5.4.1A: triggers at the start of the action phase are resolved before the first action.
#[test]
fn start_of_action_phase_triggers_resolve_before_the_first_action() {
    let mut game = scenario()
        .our_leader("Grand Admiral Thrawn")
        .our_deck(["Wampa", "Greedo", "Yoda"])
        .their_deck(["Chopper", "Recruit", "Swoop Racer"])
        .initiative(Side::Them)
        .their_action_phase();
    game.both_pass().nobody_resources();
    game.expect_action_of(Side::Them);
    for seat in [Seat(0), Seat(1)] {
        let top = *game.game.state.list(seat, CardZone::Deck).last().expect("a card");
        let must = LogEvent::LookedAt { player: Seat(0), card: top };
        game.expect_event("our look at the top card", |event| *event == must);
    }
}

/// CR 5.4.1C: effects for the phase end with the action phase.
#[test]
fn effects_for_the_phase_end_with_the_action_phase() {
    let mut game = scenario().ours(["Wampa"]).our_hand(["Tactical Advantage"]).action_phase();
    game.us().play("Tactical Advantage").choose("Wampa");
    game.expect_power("Wampa", 6).expect_hp("Wampa", 7);
    game.them().pass();
    game.us().pass();
    game.expect_asked(Side::Us, QuestionKind::Resource).expect_power("Wampa", 4).expect_hp("Wampa", 5);
}

/// CR 5.4.1C, 5.4.2: a unit defeated because an effect ends is defeated before the regroup phase, and so its triggers
/// resolve.
#[test]
fn a_unit_defeated_as_an_effect_ends_triggers_before_the_regroup_phase() {
    let mut game = scenario()
        .ours(["Vanguard Infantry", "Wampa"])
        .our_hand(["Tactical Advantage"])
        .theirs(["Swoop Racer", "Crafty Smuggler"])
        .our_deck(["Greedo", "Recruit", "Chopper"])
        .action_phase();
    game.us().play("Tactical Advantage").choose("Vanguard Infantry");
    game.them().attack("Crafty Smuggler", "Vanguard Infantry");
    game.expect_damage("Vanguard Infantry", 2);
    game.us().pass();
    game.them().pass();
    // No card has been drawn yet.
    game.expect_gone("Vanguard Infantry").expect_asked(Side::Us, QuestionKind::Target);
    game.us().expect_hand([]).choose("Wampa").expect_hand(["Greedo", "Recruit"]);
    game.expect_upgrades("Wampa", ["Experience"]).expect_asked(Side::Us, QuestionKind::Resource);
}

/// CR 5.5.1A: triggers at the start of the regroup phase resolve before cards are drawn.
#[test]
fn start_of_regroup_phase_triggers_resolve_before_the_draw() {
    let mut game = scenario()
        .ours(["Wampa"])
        .our_hand(["Sneak Attack", "Vanguard Infantry"])
        .our_deck(["Greedo", "Recruit", "Chopper"])
        .theirs(["Swoop Racer"])
        .action_phase();
    game.us().play("Sneak Attack").play("Vanguard Infantry");
    game.both_pass();
    game.expect_gone("Vanguard Infantry").expect_asked(Side::Us, QuestionKind::Target);
    game.us().expect_hand([]).choose("Wampa").expect_hand(["Greedo", "Recruit"]);
}

/// CR 5.5.1A: a borrowed unit is returned when the regroup phase starts, and is readied there.
#[test]
fn a_borrowed_unit_returns_when_the_regroup_phase_starts() {
    let mut game = scenario().theirs([unit("Wampa").damage(1)]).our_hand(["Change of Heart"]).action_phase();
    game.us().play("Change of Heart").choose("Wampa");
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.both_pass();
    game.expect_controller("Wampa", Side::Them).expect_exhausted("Wampa").expect_damage("Wampa", 1);
    game.nobody_resources();
    game.expect_ready("Wampa");
}

/// CR 5.5.1C: each player may resource one card, in order from the active player. It enters exhausted and is readied
/// with the others.
#[test]
fn each_player_may_resource_one_card() {
    let mut game = scenario()
        .our_resources(2)
        .our_hand(["Wampa", "Greedo"])
        .their_resources(2)
        .their_hand(["Yoda"])
        .initiative(Side::Them)
        .their_action_phase();
    game.both_pass();
    game.expect_asked(Side::Them, QuestionKind::Resource);
    game.them().choose("Yoda").expect_resources(3).expect_ready_resources(2);
    game.expect_asked(Side::Us, QuestionKind::Resource);
    game.us().no().expect_resources(2);
    game.expect_action_of(Side::Them);
    game.them().expect_ready_resources(3);
}

/// CR 5.5.1B, 5.5.1D: cards are drawn before resourcing, and readied afterwards.
#[test]
fn the_steps_of_the_regroup_phase_come_in_order() {
    let mut game =
        scenario().ours([unit("Wampa").exhausted()]).our_deck(["Greedo", "Recruit", "Chopper"]).action_phase();
    game.both_pass();
    game.us().expect_hand(["Greedo", "Recruit"]);
    game.expect_exhausted("Wampa");
    game.us().choose("Greedo");
    game.expect_exhausted("Wampa");
    game.them().no();
    game.expect_ready("Wampa");
}

/// CR 5.5.1D: triggers on readying in the regroup phase resolve before the next round.
#[test]
fn readying_may_trigger_abilities() {
    let mut game = scenario().ours(["Millennium Falcon"]).our_resources(0).our_exhausted_resources(2).action_phase();
    game.both_pass().nobody_resources();
    game.expect_asked(Side::Us, QuestionKind::Mode);
    assert_eq!(game.game.state.phase(), Phase::Regroup);
    game.us().mode(1).expect_ready_resources(1);
    game.expect_in_play("Millennium Falcon").expect_action_of(Side::Us);
}

/// CR 5.6.1, 1.5.5B: the game ends as soon as a base is defeated, and there are no more actions.
#[test]
fn the_game_ends_when_a_base_is_defeated() {
    let mut game = scenario().ours(["Wampa"]).their_base_damage(29).their_hand(["Open Fire"]).action_phase();
    game.us().attack("Wampa", "their base");
    game.expect_winner(Side::Us);
    assert_eq!(game.game.question(), None);
    assert_eq!(game.game.legal_actions(), []);
}

/// CR 5.6.2: abilities of a player who has lost are not resolved.
#[test]
fn abilities_of_a_player_who_has_lost_are_not_resolved() {
    // The event costs its player 2 damage, which defeats the base before the event is resolved.
    let mut game = scenario()
        .theirs([unit("Saw Gerrera").damage(3)])
        .their_base_damage(29)
        .our_base_damage(28)
        .our_hand(["Open Fire"])
        .action_phase();
    game.us().play("Open Fire");
    game.expect_winner(Side::Them).expect_in_play("Saw Gerrera");
}

/// CR 5.6.3, 7.1.4 (SOR_014): effects on both players resolve at the same time. Bases defeated together are a draw.
#[test]
fn bases_defeated_together_make_a_draw() {
    let mut game = scenario()
        .our_leader("Sabine Wren, Galvanized Revolutionary")
        .our_base_damage(29)
        .their_base_damage(29)
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_draw();
}

/// CR 5.6.4: a player may concede at any time, even while the other player is asked.
#[test]
fn a_player_may_concede_at_any_time() {
    let mut game = scenario().their_action_phase();
    game.game.concede(Seat(0)).expect("no player has lost");
    game.expect_winner(Side::Them);
    let mut game = scenario().ours(["K-2SO"]).their_hand(["Vanquish", "Wampa"]).their_action_phase();
    game.them().play("Vanquish").choose("K-2SO");
    game.game.concede(Seat(1)).expect("no player has lost");
    game.expect_winner(Side::Us);
}

/// CR 5.6: a player who wins by an ability wins against all others.
#[test]
fn a_player_who_wins_by_an_ability_beats_all_others() {
    let mut game = scenario()
        .confiscate_does("Win(You)")
        .our_hand(["Confiscate"])
        .theirs(["Wampa"])
        .third(["Wampa"])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_winner(Side::Us);
}
