//! Plays games between two bots and prints the winner: `match SKILL SKILL GAMES MS [SEED]`, with a time in milliseconds
//! or, as `500i`, a number of search iterations per answer. Random decks of Spark of Rebellion; each pair of decks
//! plays twice, with the seats swapped.

use std::time::{Duration, Instant};

use bots::{InfoSet, Skill};
use model::{CardId, CardType};
use rules::{CardBook, Deck, Game, Outcome, Rng, Seat};

fn random_deck(book: &CardBook, rng: &mut Rng) -> Deck {
    let set = "SOR".parse().expect("a set code");
    let of = |kinds: &[CardType]| -> Vec<CardId> {
        let cards = book.catalog().cards_of(set);
        cards.filter(|card| kinds.contains(&card.kind) && book.is_implemented(card.id)).map(|card| card.id).collect()
    };
    let mut pick = |from: &[CardId]| from[rng.next_below(from.len() as u32) as usize];
    let leader = pick(&of(&[CardType::Leader]));
    let base = pick(&of(&[CardType::Base]));
    let provided = book.def(leader).aspects.with(&book.def(base).aspects);
    let mut all = of(&[CardType::Unit, CardType::Event, CardType::Upgrade]);
    all.retain(|card| book.def(*card).aspects.missing_from(&provided) == 0);
    let mut cards: Vec<CardId> = Vec::new();
    while cards.len() < 50 {
        let card = pick(&all);
        if cards.iter().filter(|one| **one == card).count() < 3 {
            cards.push(card);
        }
    }
    Deck { leaders: vec![leader], base, cards }
}

fn skill(text: &str) -> Skill {
    match text {
        "random" => Skill::Random,
        "quick" => Skill::Quick,
        _ => Skill::Strong,
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let skills = [skill(&arguments[0]), skill(&arguments[1])];
    let games: u64 = arguments[2].parse().expect("a number");
    let rounds: Option<u32> = arguments[3].strip_suffix('i').map(|text| text.parse().expect("a number"));
    let ms: u64 = arguments[3].parse().unwrap_or(0);
    let first: u64 = arguments.get(4).map_or(0, |seed| seed.parse().expect("a number"));
    let book = CardBook::embedded().expect("the data load");
    let (mut wins, mut draws, mut lasted) = ([0u32; 2], 0u32, 0u64);
    let mut spent = [(Duration::ZERO, 0u32); 2];
    let start = Instant::now();
    for number in first..first + games {
        let mut rng = Rng::seeded(0x5EED ^ (number / 2));
        let decks = [random_deck(&book, &mut rng), random_deck(&book, &mut rng)];
        let mut game = Game::new(book.clone(), &decks, number).expect("playable decks");
        game.auto = true;
        let sides = if number % 2 == 0 { [0, 1] } else { [1, 0] };
        let mut players = sides.map(|side| skills[side].player(number * 2 + side as u64));
        while let Some(question) = game.question() {
            let seat = question.player;
            let info_set = InfoSet::new(&game, seat);
            let began = Instant::now();
            let deadline = began + Duration::from_millis(ms);
            let mut keep_going = |done: u32| rounds.map_or_else(|| Instant::now() < deadline, |rounds| done < rounds);
            let action = players[seat.at()].choose(&info_set, &mut keep_going);
            let spent = &mut spent[sides[seat.at()]];
            *spent = (spent.0 + began.elapsed(), spent.1 + 1);
            game.play(action).expect("a legal action");
        }
        lasted += u64::from(game.state.round());
        match game.state.outcome() {
            Some(Outcome::Won(Seat(seat))) => wins[sides[usize::from(seat)]] += 1,
            Some(Outcome::Draw | Outcome::Shared(_)) | None => draws += 1,
        }
        if number % 10 == 9 {
            eprintln!("{} games: {wins:?}", number + 1 - first);
        }
    }
    let mean = |at: usize| spent[at].0.as_secs_f64() * 1e3 / f64::from(spent[at].1.max(1));
    println!(
        "{skills:?}: {wins:?}, {draws} draws of {games}, {:.1} rounds, {:.1} s, {:.2} and {:.2} ms an answer, {} and {} answers",
        lasted as f64 / games as f64,
        start.elapsed().as_secs_f64(),
        mean(0),
        mean(1),
        spent[0].1,
        spent[1].1,
    );
}
