//! A judge's edits: whatever is edited, the game goes on and its invariants hold.

use std::sync::Arc;

use model::{CardNumber, CardType};
use rules::{
    Action, Ask, Book, CardIx, Chance, Deck, Edit, EditPlace, Flags, Game, Happened, Place, PlayerPosition, Position,
    PositionError, Seat,
};

fn book() -> Arc<Book> {
    Book::embedded().expect("the embedded data load")
}

fn number(text: &str) -> CardNumber {
    text.parse().expect("a card number")
}

fn deck(chance: &mut Chance) -> Deck {
    let book = book();
    let set = "SOR".parse().expect("a set code");
    let of = |kinds: &[CardType]| -> Vec<model::CardId> {
        let cards = book.catalog().cards_of(set).filter(|card| kinds.contains(&card.kind));
        cards.map(|card| card.id).collect()
    };
    let mut pick = |from: &[model::CardId]| from[chance.below(from.len() as u32) as usize];
    let all = of(&[CardType::Unit, CardType::Event, CardType::Upgrade]);
    let (leaders, bases) = (of(&[CardType::Leader]), of(&[CardType::Base]));
    Deck { leaders: vec![pick(&leaders)], base: pick(&bases), cards: (0..50).map(|_| pick(&all)).collect() }
}

fn random_edit(game: &Game, chance: &mut Chance) -> Edit {
    let mut below = |bound: usize| chance.below(bound as u32) as usize;
    let card = CardIx(below(game.state.cards.len()) as u16);
    let other = CardIx(below(game.state.cards.len()) as u16);
    let seat = Seat(below(usize::from(game.state.seats)) as u8);
    let places = [
        EditPlace::Hand,
        EditPlace::DeckTop,
        EditPlace::DeckBottom,
        EditPlace::Discard,
        EditPlace::Resources,
        EditPlace::Arena,
        EditPlace::Attached,
        EditPlace::Aside,
    ];
    let to = places[below(places.len())];
    let whats = [Happened::EnteredPlay, Happened::Played, Happened::Attacked, Happened::Damaged, Happened::Healed];
    match below(13) {
        0 => Edit::Damage { card, damage: below(6) as i16 },
        1 => Edit::Exhausted { card, exhausted: below(2) == 0 },
        2 | 3 => Edit::Move { card, to, seat: (below(2) == 0).then_some(seat) },
        4 => Edit::Deck { seat, cards: game.state.list(seat, Place::Deck).iter().rev().step_by(2).copied().collect() },
        5 => Edit::Active { seat },
        6 => Edit::Initiative { seat, taken: below(2) == 0 },
        7 => {
            let new = ["SOR_T01", "SOR_T02", "SOR_095", "SOR_069"][below(4)];
            Edit::Add { card: number(new), seat, to, onto: Some(other) }
        }
        8 => Edit::Attach { card, onto: other },
        9 => {
            let leader = game.state.player(seat).leaders[0];
            Edit::Deployed { card: leader, deployed: below(2) == 0 }
        }
        10 => Edit::Passed { seat, passed: below(2) == 0, took_counter: below(4) == 0 },
        11 => Edit::Happened { card, what: whats[below(whats.len())], seat: (below(2) == 0).then_some(seat) },
        _ => Edit::ForgetPhase,
    }
}

#[test]
fn a_game_edited_again_and_again_holds_its_invariants() {
    let (mut made, mut refused) = (0, 0);
    for seed in 0..60 {
        let mut chance = Chance::seeded(seed);
        let decks: Vec<Deck> = (0..2 + seed as usize % 3 / 2).map(|_| deck(&mut chance)).collect();
        let mut game = Game::new(book(), &decks, seed).expect("playable decks");
        for step in 0..150 {
            let between = game.question().is_some_and(|question| question.ask == Ask::Action);
            if between && chance.below(3) == 0 {
                let edit = random_edit(&game, &mut chance);
                let before = game.state.clone();
                match game.edit(&edit) {
                    Ok(()) => made += 1,
                    Err(_) => {
                        refused += 1;
                        assert_eq!(game.state, before, "a refused edit changes nothing: {edit:?}");
                    }
                }
                assert_eq!(game.check(), Ok(()), "seed {seed}, step {step}, after {edit:?}");
            }
            let options = game.legal_actions();
            if options.is_empty() {
                break;
            }
            let action = options[chance.below(options.len() as u32) as usize];
            game.play(action).expect("a listed action is accepted");
            assert_eq!(game.check(), Ok(()), "seed {seed}, step {step}, after {action:?}");
        }
    }
    assert!(made > 200 && refused > 50, "{made} edits made, {refused} refused");
}

fn quiet() -> Game {
    let player = |leader: &str, units: &[&str]| {
        let position = serde_json::json!({
            "leaders": [{"card": leader}], "base": {"card": "SOR_023"}, "deck": ["SOR_095", "SOR_128"],
            "units": units.iter().map(|unit| serde_json::json!({"card": unit})).collect::<Vec<_>>(),
        });
        serde_json::from_value::<PlayerPosition>(position).expect("a side of a position")
    };
    let players = vec![player("SOR_005", &["SOR_095"]), player("SOR_010", &["SOR_128"])];
    Game::at(book(), &Position { players, ..Position::default() }).expect("a position")
}

fn unit(game: &Game, seat: u8) -> CardIx {
    game.state.list(Seat(seat), Place::Arena)[0]
}

#[test]
fn what_is_edited_is_so() {
    let mut game = quiet();
    let (ours, theirs) = (unit(&game, 0), unit(&game, 1));
    let leader = game.state.player(Seat(0)).leaders[0];
    game.edit(&Edit::EpicUsed { card: leader, used: true }).expect("a leader");
    assert!(game.state.card(leader).flags.has(Flags::EPIC_USED));
    game.edit(&Edit::EpicUsed { card: leader, used: false }).expect("a leader");
    assert!(!game.state.card(leader).flags.has(Flags::EPIC_USED));
    game.edit(&Edit::Round { round: 6 }).expect("a round");
    assert_eq!(game.state.round, 6);
    game.edit(&Edit::Happened { card: ours, what: Happened::Attacked, seat: Some(Seat(1)) }).expect("a card");
    assert!(game.state.card(ours).flags.has(Flags::ATTACKED_PHASE));
    game.edit(&Edit::ForgetPhase).expect("always");
    assert!(!game.state.card(ours).flags.has(Flags::ATTACKED_PHASE));
    game.edit(&Edit::Counters { blast: true, plan: false }).expect("counters");
    assert_eq!(game.state.taken, 2);
    let wrong = game.edit(&Edit::EpicUsed { card: theirs, used: true });
    assert_eq!(wrong, Err(PositionError::Kind(number("SOR_128"), "card with an epic action")));
}

/// CR 1.15.6D: when the other has passed before, one more pass ends the phase.
#[test]
fn a_player_who_is_edited_to_have_passed_has_passed() {
    let mut game = quiet();
    game.edit(&Edit::Passed { seat: Seat(1), passed: true, took_counter: false }).expect("a player");
    game.play(Action::Pass).expect("legal");
    assert_eq!(game.question().map(|question| question.ask), Some(Ask::Resource), "the regroup phase");
}

/// A unit without HP is defeated at once (CR 1.11.3).
#[test]
fn damage_that_is_edited_onto_a_unit_may_defeat_it() {
    let mut game = quiet();
    let theirs = unit(&game, 1);
    game.edit(&Edit::Damage { card: theirs, damage: 1 }).expect("a unit");
    assert_eq!(game.state.card(theirs).place, Place::Discard);
}

/// A position with a unit of the first player that guards one of the second, and an upgrade on it.
fn guarded() -> (Game, CardIx, CardIx, CardIx) {
    let player = |units: serde_json::Value| {
        let position = serde_json::json!({
            "leaders": [{"card": "SOR_005"}], "base": {"card": "SOR_023"}, "units": units,
            "resources": [{"card": "SOR_095", "exhausted": true}],
        });
        serde_json::from_value::<PlayerPosition>(position).expect("a side of a position")
    };
    let guard = serde_json::json!([{
        "card": "SOR_095", "damage": 1, "exhausted": true,
        "upgrades": [{"card": "SOR_057"}, {"card": "SOR_T02"}], "captured": [{"card": "SOR_128"}],
    }]);
    let players = vec![player(guard), player(serde_json::json!([]))];
    let game = Game::at(book(), &Position { players, ..Position::default() }).expect("a position");
    let guard = unit(&game, 0);
    let upgrade = game.state.upgrades(guard).next().expect("an upgrade");
    let captive = game.state.guarded(guard).next().expect("a captive");
    (game, guard, upgrade, captive)
}

/// CR 8.33.4: the captives of a guard that leaves play by an edit are rescued, exhausted; its upgrades are defeated.
#[test]
fn a_guard_that_is_edited_out_of_play_rescues_its_captives() {
    for to in [EditPlace::Hand, EditPlace::Discard, EditPlace::DeckTop, EditPlace::Resources] {
        let (mut game, guard, upgrade, captive) = guarded();
        game.edit(&Edit::Move { card: guard, to, seat: None }).expect("a card that is moved");
        let here = game.state.card(captive);
        assert_eq!((here.place, here.controller), (Place::Arena, Seat(1)), "{to:?}");
        assert!(here.flags.has(Flags::EXHAUSTED));
        assert_eq!(game.state.card(upgrade).place, Place::Discard);
        assert_eq!(game.check(), Ok(()));
    }
}

/// CR 8.27.1A, 1.5.2F: a guard that is edited under another player's control keeps captives, upgrades, damage and status;
/// its tokens are now that player's.
#[test]
fn a_guard_that_is_edited_to_another_controller_keeps_what_it_has() {
    let (mut game, guard, upgrade, captive) = guarded();
    let before = *game.state.card(guard);
    game.edit(&Edit::Move { card: guard, to: EditPlace::Arena, seat: Some(Seat(1)) }).expect("a unit");
    let now = *game.state.card(guard);
    assert_eq!((now.controller, now.owner, now.damage, now.copy), (Seat(1), Seat(0), 1, before.copy));
    assert!(now.flags.has(Flags::EXHAUSTED));
    assert_eq!(game.state.card(captive).host, guard);
    assert_eq!((game.state.card(upgrade).host, game.state.card(upgrade).controller), (guard, Seat(0)));
    let token = game.state.upgrades(guard).nth(1).expect("a token");
    assert_eq!(game.state.card(token).controller, Seat(1));
    assert_eq!(game.check(), Ok(()));
}

/// CR 8.27.1C, 3.6.14: a resource that changes hands by an edit stays exhausted; an upgrade that is attached elsewhere is
/// the same upgrade.
#[test]
fn what_an_edit_moves_within_play_stays_what_it_was() {
    let (mut game, guard, upgrade, _) = guarded();
    let resource = game.state.list(Seat(0), Place::Resources)[0];
    game.edit(&Edit::Move { card: resource, to: EditPlace::Resources, seat: Some(Seat(1)) }).expect("a resource");
    assert_eq!(game.state.card(resource).controller, Seat(1));
    assert!(game.state.card(resource).flags.has(Flags::EXHAUSTED));
    let copy = game.state.card(upgrade).copy;
    let card = number("SOR_095");
    game.edit(&Edit::Add { card, seat: Seat(0), to: EditPlace::Arena, onto: None }).expect("a unit");
    let other = *game.state.list(Seat(0), Place::Arena).iter().find(|unit| **unit != guard).expect("the new unit");
    game.edit(&Edit::Attach { card: upgrade, onto: other }).expect("an upgrade");
    assert_eq!((game.state.card(upgrade).host, game.state.card(upgrade).copy), (other, copy));
}
