//! Random games with random decks: the invariants hold after every action.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use model::{CardId, CardType};
use rules::{Action, CardBook, CardIndex, Deck, Game, Rng, Seat, State, Visibility};

fn book() -> Arc<CardBook> {
    CardBook::embedded().expect("the embedded data load")
}

/// Returns a random deck of playable cards with random leaders and a random base, mostly within their aspects: fifty
/// cards with at most three copies each or, for Twin Suns, two leaders and eighty different cards.
fn random_deck(book: &CardBook, rng: &mut Rng, twin: bool) -> Deck {
    let of = |kinds: &[CardType]| -> Vec<CardId> {
        let cards = book.catalog().cards().iter().filter(|card| book.is_implemented(card.id));
        cards.filter(|card| kinds.contains(&card.kind)).map(|card| card.id).collect()
    };
    let mut pick = |from: &[CardId]| from[rng.next_below(from.len() as u32) as usize];
    let (size, copies, leaders) = if twin { (80, 1, 2) } else { (50, 3, 1) };
    let all_leaders = of(&[CardType::Leader]);
    let leaders: Vec<CardId> = (0..leaders).map(|_| pick(&all_leaders)).collect();
    let base = pick(&of(&[CardType::Base]));
    let all = of(&[CardType::Unit, CardType::Event, CardType::Upgrade]);
    let provided = leaders.iter().fold(book.def(base).aspects, |all, leader| all.with(&book.def(*leader).aspects));
    let mut cards: Vec<CardId> = Vec::new();
    while cards.len() < size {
        let card = pick(&all);
        let near = book.def(card).aspects.missing_from(&provided) == 0;
        if (near || cards.len().is_multiple_of(5)) && cards.iter().filter(|one| **one == card).count() < copies {
            cards.push(card);
        }
    }
    Deck { leaders, base, cards }
}

fn random_game(seed: u64, seats: usize, twin: bool) -> (Game, Rng) {
    let book = book();
    let mut rng = Rng::seeded(seed);
    let decks: Vec<Deck> = (0..seats).map(|_| random_deck(&book, &mut rng, twin)).collect();
    (Game::new(book, &decks, seed).expect("playable decks"), rng)
}

fn random_action(game: &Game, rng: &mut Rng) -> Action {
    let options = game.legal_actions();
    options[rng.next_below(options.len() as u32) as usize]
}

/// CR 1.1, 5.6: every game ends, every card is in one zone, and a player is always asked.
#[test]
fn random_games_hold_every_invariant_and_end() {
    for seed in 0..150 {
        let (mut game, mut rng) = random_game(seed, 2, false);
        let mut steps = 0;
        while game.state.outcome().is_none() {
            let action = random_action(&game, &mut rng);
            game.play(action).expect("a listed action is accepted");
            assert_eq!(game.check(), Ok(()), "seed {seed}, step {steps}, after {action:?}");
            steps += 1;
            assert!(steps < 10_000, "seed {seed} does not end");
        }
    }
}

/// CR 11, 12: games with three and four players, including Twin Suns.
#[test]
fn random_games_of_three_and_four_hold_every_invariant() {
    for seed in 0..40 {
        let (mut game, mut rng) = random_game(seed, 3 + seed as usize % 2, seed % 4 < 2);
        let mut steps = 0;
        while game.state.outcome().is_none() {
            let action = random_action(&game, &mut rng);
            game.play(action).expect("a listed action is accepted");
            assert_eq!(game.check(), Ok(()), "seed {seed}, step {steps}, after {action:?}");
            steps += 1;
            assert!(steps < 20_000, "seed {seed} does not end");
        }
    }
}

/// CR 5.6.4, 11.3.1: a player may concede at any moment. The others continue, and questions to that player are decided
/// without them.
#[test]
fn random_games_go_on_when_players_concede() {
    for seed in 0..150 {
        let (mut game, mut rng) = random_game(seed, 3 + seed as usize % 2, seed % 4 < 2);
        let mut steps = 0;
        while let Some(question) = game.question().copied() {
            if rng.next_below(60) == 0 {
                let any = Seat(rng.next_below(u32::from(game.state.seat_count())) as u8);
                let gone = if rng.next_below(2) == 0 { question.player } else { any };
                let lost = game.state.player(gone).lost;
                assert_eq!(game.concede(gone).is_ok(), !lost, "seed {seed}, step {steps}: {:?}", game.violation());
            } else {
                let action = random_action(&game, &mut rng);
                game.play(action).unwrap_or_else(|refused| panic!("seed {seed}, step {steps}: {refused:?}"));
            }
            assert_eq!(game.check(), Ok(()), "seed {seed}, step {steps}");
            steps += 1;
            assert!(steps < 20_000, "seed {seed} does not end");
        }
    }
}

/// The same seed and actions give the same game; a copy saved at any step continues in the same way.
#[test]
fn a_game_saved_at_any_step_continues_in_the_same_way() {
    for seed in 0..6 {
        let (mut game, mut rng) = random_game(seed, 2, false);
        let (mut again, _) = random_game(seed, 2, false);
        while game.state.outcome().is_none() {
            let action = random_action(&game, &mut rng);
            let saved = serde_json::to_string(&game.state).expect("a state can be written");
            let state: State = serde_json::from_str(&saved).expect("and read");
            let mut loaded = Game::resume(book(), state);
            loaded.play(action).expect("legal in the copy, too");
            game.play(action).expect("legal");
            again.play(action).expect("legal in the second game, too");
            assert_eq!(loaded.state.hash(), game.state.hash(), "seed {seed}: the copy went another way");
            assert_eq!(again.state, game.state);
        }
    }
}

/// CR 7.7.5E: games with many prevention effects, Shields and redirections: the order is asked, and a copy that is
/// saved or determinized at that question continues.
#[test]
fn games_with_many_replacement_effects_hold_every_invariant() {
    let book = book();
    let number = |number: &str| book.catalog().by_number(number.parse().expect("a number")).expect("a card");
    let cards =
        "SOR_179 SHD_224 SHD_225 TWI_053 SHD_090 SOR_204 SOR_073 SHD_178 SOR_085 SOR_177 TWI_096 TWI_116 SHD_197";
    let cards: Vec<CardId> = cards.split(' ').flat_map(|card| std::iter::repeat_n(number(card), 4)).collect();
    let deck = Deck { leaders: vec![number("SHD_008")], base: number("SOR_026"), cards };
    let mut asked = 0;
    for seed in 0..60 {
        let decks = [deck.clone(), deck.clone(), deck.clone()];
        let mut game = Game::new(book.clone(), &decks[..2 + seed as usize % 2], seed).expect("playable decks");
        let mut rng = Rng::seeded(seed);
        let mut steps = 0;
        while game.state.outcome().is_none() {
            let action = random_action(&game, &mut rng);
            let question = game.question().copied().expect("a question is open");
            if question.ask == rules::QuestionKind::Replacement {
                asked += 1;
                let saved = serde_json::to_string(&game.state).expect("a state can be written");
                let mut loaded = Game::resume(book.clone(), serde_json::from_str(&saved).expect("and read"));
                loaded.play(action).expect("legal in the copy, too");
                let mut determinized = game.determinize(question.player, &mut rng);
                determinized.play(action).expect("legal in the determinization");
                game.play(action).expect("legal");
                assert_eq!(loaded.state, game.state, "seed {seed}, step {steps}");
            } else {
                game.play(action).expect("a listed action is accepted");
            }
            assert_eq!(game.check(), Ok(()), "seed {seed}, step {steps}, after {action:?}");
            steps += 1;
            assert!(steps < 20_000, "seed {seed} does not end");
        }
    }
    assert!(asked > 30, "asked {asked} times");
}

/// An action that is not listed is rejected and changes nothing.
#[test]
fn an_illegal_action_is_rejected_and_changes_nothing() {
    let (mut game, mut rng) = random_game(7, 2, false);
    while game.state.outcome().is_none() {
        let before = game.state.clone();
        for wrong in [Action::Number(999), Action::Mode(77), Action::Name(u16::MAX)] {
            assert!(game.play(wrong).is_err());
            assert_eq!(game.state, before);
        }
        let action = random_action(&game, &mut rng);
        game.play(action).expect("legal");
    }
    assert!(game.play(Action::Pass).is_err(), "the game is over");
}

/// CR 1.17: hidden cards can be replaced by others, and the game still continues.
#[test]
fn a_determinized_game_can_be_played_on() {
    let (mut game, mut rng) = random_game(11, 2, false);
    for _ in 0..60 {
        if game.state.outcome().is_some() {
            return;
        }
        let seat = game.question().expect("a question is open").player;
        let mut determinized = game.determinize(seat, &mut rng);
        assert_eq!(determinized.legal_actions(), game.legal_actions(), "the player who is asked sees the question");
        let action = random_action(&determinized, &mut rng);
        determinized.play(action).expect("legal in the determinization");
        assert_eq!(determinized.check(), Ok(()));
        game.play(action).expect("legal");
    }
}

/// Perft: the number of sequences of actions from the start, for fixed decks and a fixed seed.
#[test]
fn the_number_of_action_sequences_is_as_counted() {
    fn paths(game: &Game, depth: u32) -> u64 {
        if depth == 0 || game.state.outcome().is_some() {
            return 1;
        }
        game.legal_actions()
            .iter()
            .map(|action| {
                let mut next = game.clone();
                next.play_legal(*action);
                paths(&next, depth - 1)
            })
            .sum()
    }
    let book = book();
    let number = |number: &str| book.catalog().by_number(number.parse().expect("a number")).expect("a card");
    let cards: Vec<CardId> = ["SOR_095", "SOR_225", "SOR_220", "SOR_120"]
        .iter()
        .flat_map(|card| std::iter::repeat_n(number(card), 8))
        .collect();
    let deck = Deck { leaders: vec![number("SOR_005")], base: number("SOR_020"), cards };
    let mut game = Game::new(book.clone(), &[deck.clone(), deck], 3).expect("playable decks");
    // First player, two mulligans declined, two resources each.
    for _ in 0..7 {
        let action = *game.legal_actions().last().expect("an option");
        game.play_legal(action);
    }
    let counted: Vec<u64> = (1..=4).map(|depth| paths(&game, depth)).collect();
    assert_eq!(counted, PERFT, "count again by hand before changing these");
}

/// Depth 1, counted by hand: the leader's ability, the initiative, pass. No card in hand is affordable with two
/// resources. Depth 2: 3 + 2 (the initiative is taken) + 3.
const PERFT: [u64; 4] = [3, 8, 30, 183];

/// CR 1.17.2, 1.17.4: games with `always` also end. Each player has handles for exactly the cards they may know, and a
/// handle never refers to another card, or to the same card after it was hidden.
#[test]
fn a_card_handle_never_refers_to_another_or_hidden_card() {
    for seed in 0..40 {
        let (mut game, mut rng) = random_game(seed, 2 + seed as usize % 3, seed % 2 == 0);
        game.always = true;
        game.start_log();
        let mut known: Vec<BTreeMap<u32, CardIndex>> = vec![BTreeMap::new(); 5];
        let mut gone: Vec<BTreeSet<u32>> = vec![BTreeSet::new(); 5];
        let mut steps = 0;
        while game.state.outcome().is_none() && steps < 600 {
            let action = random_action(&game, &mut rng);
            game.play(action).expect("a listed action is accepted");
            assert_eq!(game.check(), Ok(()), "seed {seed}, step {steps}, after {action:?}");
            game.log = Some(Vec::new());
            let readers = game.state.seats().chain([Seat::NONE]);
            for (reader, (known, gone)) in readers.zip(known.iter_mut().zip(&mut gone)) {
                let mut now = BTreeMap::new();
                for card in (0..game.state.cards().len()).map(|at| CardIndex(at as u16)) {
                    let number = game.handle_of(card, Some(reader));
                    assert_eq!(
                        number.is_some(),
                        game.visible(card, reader) == Visibility::Open,
                        "seed {seed}: {card:?}"
                    );
                    let Some(number) = number else { continue };
                    assert_eq!(game.card_of(number, Some(reader)), Some(card));
                    assert!(!gone.contains(&number), "seed {seed}, step {steps}: {number} comes back");
                    assert!(known.get(&number).is_none_or(|one| *one == card), "seed {seed}: {number} is another card");
                    now.insert(number, card);
                }
                gone.extend(known.keys().filter(|number| !now.contains_key(number)));
                *known = now;
            }
            steps += 1;
        }
    }
}
