//! Complete games of bots: they answer legally, see only their side, and the stronger one wins.

use std::collections::BTreeSet;
use std::sync::Arc;

use bots::{InfoSet, Skill, Strong};
use model::{CardId, CardType};
use rules::{CardBook, CardZone, Deck, Game, Outcome, QuestionKind, Rng, Seat};

fn book() -> Arc<CardBook> {
    CardBook::embedded().unwrap()
}

/// Returns fifty random cards of Spark of Rebellion that a random leader and base pay for without a penalty.
fn random_deck(book: &CardBook, rng: &mut Rng) -> Deck {
    let written = |kinds: &[CardType]| -> Vec<CardId> {
        let cards = book.catalog().cards_of("SOR".parse().unwrap());
        cards.filter(|card| kinds.contains(&card.kind) && book.is_implemented(card.id)).map(|card| card.id).collect()
    };
    let mut pick = |from: &[CardId]| from[rng.next_below(from.len() as u32) as usize];
    let leader = pick(&written(&[CardType::Leader]));
    let base = pick(&written(&[CardType::Base]));
    let provided = book.def(leader).aspects.with(&book.def(base).aspects);
    let mut all = written(&[CardType::Unit, CardType::Event, CardType::Upgrade]);
    all.retain(|card| book.def(*card).aspects.missing_from(&provided) == 0);
    Deck { leaders: vec![leader], base, cards: (0..50).map(|_| pick(&all)).collect() }
}

fn game(book: &Arc<CardBook>, seed: u64) -> Game {
    let mut rng = Rng::seeded(seed);
    let decks = [random_deck(book, &mut rng), random_deck(book, &mut rng)];
    let mut game = Game::new(book.clone(), &decks, seed).unwrap();
    game.auto = true;
    game
}

/// Plays to the end and checks that every answer is legal. Returns the winner and the hash of every state.
fn play(mut game: Game, skills: [Skill; 2], seed: u64, rounds: u32) -> (Option<usize>, Vec<u64>) {
    let mut players = skills.map(|skill| skill.player(seed));
    let mut hashes = Vec::new();
    while let Some(question) = game.question() {
        let seat = question.player;
        let action = players[seat.at()].choose(&InfoSet::new(&game, seat), &mut |done| done < rounds);
        game.play(action).unwrap();
        hashes.push(game.state.hash());
        assert!(hashes.len() < 5000, "seed {seed} does not end");
    }
    let winner = match game.state.outcome() {
        Some(Outcome::Won(Seat(seat))) => Some(usize::from(seat)),
        Some(Outcome::Draw | Outcome::Shared(_)) => None,
        None => panic!("seed {seed} ends without an outcome"),
    };
    (winner, hashes)
}

#[test]
fn bots_give_legal_answers_until_the_game_ends() {
    let book = book();
    for seed in 0..20 {
        let skills = if seed % 2 == 0 { [Skill::Random, Skill::Quick] } else { [Skill::Random, Skill::Strong] };
        let (_, hashes) = play(game(&book, seed), skills, seed, 3);
        let states: BTreeSet<u64> = hashes.into_iter().collect();
        assert!(states.len() > 20, "seed {seed}: only {} different states", states.len());
    }
}

/// CR 11: three players, each against both others.
#[test]
fn bots_play_a_game_of_three() {
    let book = book();
    let mut rng = Rng::seeded(9);
    let decks = [(); 3].map(|()| random_deck(&book, &mut rng));
    let mut game = Game::new(book, &decks, 9).unwrap();
    game.auto = true;
    let mut players = [Skill::Random, Skill::Quick, Skill::Strong].map(|skill| skill.player(1));
    while let Some(question) = game.question() {
        let seat = question.player;
        let action = players[seat.at()].choose(&InfoSet::new(&game, seat), &mut |done| done < 2);
        game.play(action).unwrap();
    }
    assert_ne!(game.state.outcome(), Some(Outcome::Won(Seat(0))), "random wins against both others");
}

/// Returns the number of wins of the first bot in twenty games.
fn wins(skill: Skill, against: Skill, rounds: u32) -> usize {
    let book = book();
    let wins = (0..20u64).filter(|seed| {
        let at = (seed % 2) as usize;
        let skills = if at == 0 { [skill, against] } else { [against, skill] };
        play(game(&book, 100 + seed), skills, *seed, rounds).0 == Some(at)
    });
    wins.count()
}

#[test]
fn stronger_bots_beat_weaker_ones() {
    assert!(wins(Skill::Gentle, Skill::Random, 0) >= 15);
    // Measured: 500 of 500.
    assert!(wins(Skill::Quick, Skill::Random, 0) >= 18);
    assert!(wins(Skill::Quick, Skill::Gentle, 0) >= 12);
}

#[test]
fn bots_are_reproducible_with_the_same_seed_and_playouts() {
    let book = book();
    let once = || play(game(&book, 7), [Skill::Strong, Skill::Quick], 7, 8);
    assert_eq!(once(), once());
}

/// The same number of playouts gives the same answer on any number of threads, whichever is faster.
#[test]
fn the_number_of_threads_does_not_change_a_bots_opinion() {
    let book = book();
    let mut game = game(&book, 5);
    let mut quick = [Skill::Quick.player(1), Skill::Quick.player(2)];
    let mut compared = 0;
    while let Some(question) = game.question().copied().filter(|_| compared < 4) {
        let seat = question.player;
        if question.ask == QuestionKind::Action && game.state.round() > 1 {
            let weigh = |cores: usize| {
                let mut asked = 0;
                let mut keep_going = |done: u32| {
                    asked = done;
                    done < 60
                };
                let opinions = Strong::seeded(3).on_cores(cores).evaluate_answers(
                    &InfoSet::new(&game, seat),
                    None,
                    &mut keep_going,
                );
                let given: u32 = opinions.iter().map(|opinion| opinion.visits).sum();
                assert!(opinions.len() < 2 || given >= asked, "{given} of {asked} games are in the opinions");
                opinions
            };
            assert_eq!(weigh(3), weigh(3));
            assert_ne!(weigh(3).len(), 0);
            compared += 1;
        }
        let action = quick[seat.at()].choose(&InfoSet::new(&game, seat), &mut |_| false);
        game.play(action).unwrap();
    }
    assert_eq!(compared, 4);
}

/// CR 1.17: hidden information does not change a bot's answers.
#[test]
fn hidden_information_does_not_change_a_bots_answers() {
    let book = book();
    let mut real = game(&book, 11);
    let mut quick = Skill::Quick.player(1);
    let mut compared = 0;
    while let Some(question) = real.question().copied() {
        let seat = question.player;
        if question.ask == QuestionKind::Action && real.state.round() < 4 {
            let other = Seat(1 - seat.0);
            // The same table with the opponent's hand, resources and deck permuted.
            let mut state = serde_json::to_value(&real.state).unwrap();
            let hidden = [CardZone::Hand, CardZone::Resources, CardZone::Deck];
            let cards: Vec<usize> =
                hidden.iter().flat_map(|place| real.state.list(other, *place)).map(|card| card.at()).collect();
            for (at, from) in cards.iter().zip(cards.iter().rev()) {
                state["cards"][*at]["def"] = serde_json::to_value(real.state.cards()[*from].def).unwrap();
            }
            let mut twin = Game::resume(book.clone(), serde_json::from_value(state).unwrap());
            twin.auto = real.auto;
            for skill in Skill::ALL {
                let choose = |game: &Game| skill.player(5).choose(&InfoSet::new(game, seat), &mut |done| done < 4);
                assert_eq!(choose(&real), choose(&twin), "{skill:?}");
            }
            compared += 1;
        }
        let action = quick.choose(&InfoSet::new(&real, seat), &mut |_| false);
        real.play(action).unwrap();
    }
    assert!(compared >= 6, "{compared} decisions were compared");
}

/// CR 1.17.2: an opponent's hand, resources and deck are facedown; their number is public.
#[test]
fn an_information_set_shows_only_what_its_player_may_see() {
    let book = book();
    let mut game = game(&book, 3);
    let mut players = [Skill::Quick.player(1), Skill::Quick.player(2)];
    while game.state.round() < 3 {
        let Some(question) = game.question() else { break };
        let seat = question.player;
        let action = players[seat.at()].choose(&InfoSet::new(&game, seat), &mut |_| false);
        game.play(action).unwrap();
    }
    let info_set = InfoSet::new(&game, Seat(0));
    for place in [CardZone::Hand, CardZone::Resources, CardZone::Deck] {
        let theirs = game.state.list(Seat(1), place);
        assert_eq!(info_set.count(Seat(1), place), theirs.len());
        assert!(theirs.iter().all(|card| info_set.card(*card).is_none()));
    }
    let mine = game.state.list(Seat(0), CardZone::Hand);
    assert!(mine.iter().all(|card| info_set.def(*card).is_some()));
    let determinized = info_set.determinize(&mut Rng::seeded(1));
    assert!(mine.iter().all(|card| determinized.state.card(*card).def == game.state.card(*card).def));
}

/// The names on disk, on the command line and in the line protocol are the same.
#[test]
fn each_skill_is_read_by_its_name() {
    for skill in Skill::ALL {
        assert_eq!(serde_json::from_value::<Skill>(skill.word().into()).unwrap(), skill);
    }
}
