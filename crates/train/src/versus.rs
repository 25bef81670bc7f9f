//! The command `match`: two ways of playing against each other, with the same decks and the same chance, seats changed.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Judgement, Player, Quick, Random, Sight, Strong, Thinking};
use catalog::Catalog;
use draft::{BotPod, Ratings};
use model::SetCode;
use rules::{Book, Chance, Deck, Game, Outcome};

use crate::duel::{Score, interval};
use crate::games::{deck, in_parallel};
use crate::options::Options;
use crate::value::{HELD_OUT, known_decks};

/// A way of playing, as the command line names it.
#[derive(Debug, Clone, Copy)]
enum Way {
    Random,
    Quick(Judgement<'static>),
    Strong(Thinking),
}

impl Way {
    fn read(word: &str) -> Result<Way, String> {
        Ok(match word {
            "random" => Way::Random,
            "quick" => Way::Quick(Judgement::ByHand),
            "quick-net" => Way::Quick(Judgement::best()),
            "strong-by-hand" => Way::Strong(Thinking::BY_HAND),
            "strong" => Way::Strong(Thinking::best()),
            _ => Way::Strong(variant(word)?),
        })
    }

    fn player(self, seed: u64) -> Box<dyn Player> {
        match self {
            Way::Random => Box::new(Random::seeded(seed)),
            Way::Quick(judgement) => Box::new(Quick::judging(judgement, seed)),
            Way::Strong(thinking) => Box::new(Strong::thinking(thinking, seed)),
        }
    }
}

/// `net:HORIZON:ACTIONS` or `hand:HORIZON:ACTIONS`: a search of other measures, to find the best.
fn variant(word: &str) -> Result<Thinking, String> {
    let wrong = || {
        format!(
            "{word:?} is none of random, quick, quick-net, strong-by-hand, strong, net:ROUNDS:ACTIONS, hand:ROUNDS:ACTIONS"
        )
    };
    let parts: Vec<&str> = word.split(':').collect();
    let [judgement, horizon, actions] = parts[..] else { return Err(wrong()) };
    let judgement = match judgement {
        "net" => Judgement::best(),
        "hand" => Judgement::ByHand,
        _ => return Err(wrong()),
    };
    let horizon = horizon.parse().map_err(|_| wrong())?;
    let actions = actions.parse().map_err(|_| wrong())?;
    Ok(Thinking { judgement, horizon, actions })
}

/// Plays and prints.
///
/// # Errors
/// A sentence for what cannot be read or played.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let [one, other] = &options.ways[..] else {
        return Err("match wants two ways of playing: --way A --way B".to_owned());
    };
    let counted = |word: &str| -> Result<(Way, Option<u32>), String> {
        let Some((way, count)) = word.split_once('@') else { return Ok((Way::read(word)?, None)) };
        let count = count.parse().map_err(|_| format!("{word:?}: after @ comes a number of imagined games"))?;
        Ok((Way::read(way)?, Some(count)))
    };
    let ways = [counted(one)?, counted(other)?];
    let book = Book::embedded().map_err(|error| error.to_string())?;
    let catalog = Catalog::embedded().map_err(|error| error.to_string())?;
    let set: SetCode = HELD_OUT.parse().map_err(|_| format!("{HELD_OUT} is no set code"))?;
    let named = if options.named { options.sets.clone() } else { vec![set] };
    let ratings: Vec<Ratings> = named
        .iter()
        .map(|set| Ratings::new(&catalog, *set).map_err(|error| error.to_string()))
        .collect::<Result<_, _>>()?;
    let known = known_decks(&book, true);
    let thought = Thought { rounds: options.strong, time: options.ms.map(Duration::from_millis) };
    let scores = in_parallel(options.pods as usize, options.threads, |number| {
        let seed = options.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number as u64;
        let pair = decks(&catalog, &ratings, &known, number, seed)?;
        let mut score = Score::default();
        for first in 0..2 {
            let won = play(&book, &pair, [ways[first], ways[1 - first]], thought, seed)?;
            score.games += 1;
            score.won += won.map_or(0.5, |winner| f64::from(u8::from(winner == first)));
        }
        Ok(score)
    })?;
    let games: u32 = scores.iter().map(|score| score.games).sum();
    let (mean, half) = interval(&scores);
    let (from, to) = (100.0 * (mean - half), 100.0 * (mean + half));
    println!(
        "| {one} | {other} | {thought} | {games} | {:.1} % | {from:.1} to {to:.1} | {:.1} |",
        100.0 * mean,
        sprt(&scores),
    );
    Ok(())
}

/// How long an answer is thought about.
#[derive(Debug, Clone, Copy)]
struct Thought {
    rounds: u32,
    time: Option<Duration>,
}

impl std::fmt::Display for Thought {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.time {
            Some(time) => write!(to, "{} ms", time.as_millis()),
            None => write!(to, "{} games", self.rounds),
        }
    }
}

/// Two decks: of every four pairs three were drafted in the same pod, the fourth comes with the program.
fn decks(
    catalog: &Arc<Catalog>,
    ratings: &[Ratings],
    known: &[Deck],
    number: usize,
    seed: u64,
) -> Result<[Deck; 2], String> {
    let mut chance = Chance::seeded(seed);
    if number % 4 == 3 && known.len() > 1 {
        let mut one = || known[chance.below(known.len() as u32) as usize].clone();
        return Ok([one(), one()]);
    }
    let own = &ratings[number % ratings.len()];
    let mut pod = BotPod::among(catalog, own.clone(), Vec::new()).map_err(|error| error.to_string())?;
    let decks: Vec<Deck> = pod.play(8, seed).iter().filter_map(|seat| deck(seat, own)).collect();
    let (one, other) = (chance.below(8) as usize, 1 + chance.below(7) as usize);
    match (decks.get(one), decks.get((one + other) % 8)) {
        (Some(one), Some(other)) => Ok([one.clone(), other.clone()]),
        _ => Err("a pod without eight decks".to_owned()),
    }
}

fn play(
    book: &Arc<Book>,
    decks: &[Deck; 2],
    ways: [(Way, Option<u32>); 2],
    thought: Thought,
    seed: u64,
) -> Result<Option<usize>, String> {
    let mut game = Game::new(book.clone(), decks, seed).map_err(|error| format!("game {seed}: {error}"))?;
    game.auto = true;
    let mut players = [0, 1].map(|side: usize| ways[side].0.player(seed.wrapping_mul(2) ^ side as u64));
    while let Some(question) = game.question() {
        let seat = question.player;
        let until = thought.time.map(|time| Instant::now() + time);
        let mut go_on = |done: u32| {
            until.map_or(done < ways[seat.at()].1.unwrap_or(thought.rounds), |until| Instant::now() < until)
        };
        let action = players[seat.at()].choose(&Sight::new(&game, seat), &mut go_on);
        game.play(action).map_err(|refused| format!("game {seed}: {refused:?}"))?;
    }
    Ok(match game.state.outcome {
        Some(Outcome::Won(seat)) => Some(seat.at()),
        Some(Outcome::Draw | Outcome::Shared(_)) | None => None,
    })
}

/// The log likelihood ratio of "20 Elo better" against "as good", from pairs of games taken as one result each (the
/// generalised sequential probability ratio test, as chess programs are measured); above 2.9 it is better, below -2.9 not.
fn sprt(scores: &[Score]) -> f64 {
    let share = |elo: f64| 1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0));
    let results: Vec<f64> = scores.iter().map(|score| score.won / f64::from(score.games.max(1))).collect();
    let count = results.len() as f64;
    let mean = results.iter().sum::<f64>() / count.max(1.0);
    let variance = results.iter().map(|result| (result - mean).powi(2)).sum::<f64>() / count.max(1.0);
    let (same, better) = (share(0.0), share(20.0));
    if variance <= 0.0 { 0.0 } else { count * (better - same) * (2.0 * mean - same - better) / (2.0 * variance) }
}
