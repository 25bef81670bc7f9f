//! The command `match`: compares two players with the same decks and seeds, with the seats swapped.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::net::Net;
use bots::{Bot, Evaluator, InfoSet, SearchConfig, Skill, Strong};
use catalog::Catalog;
use draft::{DraftSimulator, Ratings};
use model::{Aspect, SetCode};
use rules::{CardBook, Deck, Game, Outcome, Rng};

use crate::duel::{Score, interval};
use crate::games::{deck, in_parallel};
use crate::options::Options;
use crate::value::{HELD_OUT, known_decks, ratings_of};

/// A player, as named on the command line.
#[derive(Debug, Clone, Copy)]
enum Way {
    Level(Skill),
    /// A search on this many threads.
    Search(SearchConfig, usize),
}

impl Way {
    fn read(word: &str) -> Result<Way, String> {
        let (name, changes) = word.split_once(',').unwrap_or((word, ""));
        let thinking = match name {
            "strong-by-hand" => SearchConfig::BY_HAND,
            "strong" => SearchConfig::best(),
            _ => {
                let level = Skill::ALL.into_iter().find(|level| level.word() == name);
                return level.map(Way::Level).ok_or_else(|| {
                    format!(
                        "unknown player {name:?}: use random, gentle, casual, quick, skilled, strong or strong-by-hand"
                    )
                });
            }
        };
        let mut way = (thinking, 1);
        changes.split(',').filter(|change| !change.is_empty()).try_for_each(|change| change_to(&mut way, change))?;
        Ok(Way::Search(way.0, way.1))
    }

    fn player(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Way::Level(skill) => skill.player(seed),
            Way::Search(thinking, cores) => Box::new(Strong::thinking(thinking, seed).on_cores(cores)),
        }
    }
}

/// Applies `name=value`: changes a search parameter, for tuning.
fn change_to((thinking, cores): &mut (SearchConfig, usize), change: &str) -> Result<(), String> {
    let wrong = || format!("{change:?} is not a search parameter: see the names in change_to");
    let (name, value) = change.split_once('=').ok_or_else(wrong)?;
    let number = || value.parse::<f32>().map_err(|_| wrong());
    match name {
        "evaluator" | "judgement" if value == "net" => thinking.evaluator = Evaluator::Learned(Net::embedded()),
        "evaluator" | "judgement" if value == "hand" => thinking.evaluator = Evaluator::ByHand,
        "evaluator" | "judgement" => thinking.evaluator = Evaluator::Both(net_of(value)?),
        "horizon" => thinking.horizon = number()? as u16,
        "actions" => thinking.actions = number()? as u32,
        "curiosity" => thinking.exploration = number()?,
        "growth" => thinking.exploration_growth = number()?,
        "trust" => thinking.policy_weight = number()?,
        "broad" => thinking.search_setup_decisions = number()? > 0.0,
        "proves" => thinking.prove_wins = number()? > 0.0,
        "mast_weight" | "lessons" => thinking.mast_weight = number()?,
        "cores" => *cores = number()? as usize,
        _ => return Err(wrong()),
    }
    Ok(())
}

/// Returns the net in a file. It is leaked, because a player requires a static reference.
fn net_of(path: &str) -> Result<&'static Net, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let net = Net::read(&bytes).ok_or_else(|| format!("{path} is not a net in the format of this version"))?;
    Ok(Box::leak(Box::new(net)))
}

/// Number of pairs of decks between two significance tests.
const LOOK_EVERY: usize = 20;

/// Plays the match and prints the result.
///
/// # Errors
/// A message for files that cannot be read or games that cannot be played.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let [one, other] = &options.ways[..] else {
        return Err("match needs two players: --way A --way B".to_owned());
    };
    let counted = |word: &str| -> Result<(Way, Option<u32>), String> {
        let Some((way, count)) = word.split_once('@') else { return Ok((Way::read(word)?, None)) };
        let count = count.parse().map_err(|_| format!("{word:?}: write the number of playouts after @"))?;
        Ok((Way::read(way)?, Some(count)))
    };
    let ways = [counted(one)?, counted(other)?];
    let book = CardBook::embedded().map_err(|error| error.to_string())?;
    let catalog = Catalog::embedded().map_err(|error| error.to_string())?;
    let set: SetCode = HELD_OUT.parse().map_err(|_| format!("{HELD_OUT} is not a set code"))?;
    let named = if options.named { options.sets.clone() } else { vec![set] };
    let ratings = ratings_of(&catalog, &named)?;
    let known = known_decks(&book, true);
    let thought = Thought { rounds: options.strong, time: options.ms.map(Duration::from_millis) };
    let pods = options.pods as usize;
    let pair = |number: usize| {
        let seed = options.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number as u64;
        let pair = drafted_or_bundled(&catalog, &ratings, &known, number, seed)?;
        let mut played = Played { colours: pair.each_ref().map(|deck| colour(&book, deck)), ..Played::default() };
        for first in 0..2 {
            let won = play(&book, &pair, [ways[first], ways[1 - first]], thought, seed, &mut played.spent, first)?;
            played.won[first] = won.map_or(0.5, |winner| f64::from(u8::from(winner == first)));
        }
        Ok(played)
    };
    let mut all: Vec<Played> = Vec::new();
    let step = if options.until_clear { LOOK_EVERY } else { pods };
    while all.len() < pods {
        let from = all.len();
        all.extend(in_parallel(step.min(pods - from), options.threads, |number| pair(from + number))?);
        if options.until_clear && sprt(&scores(&all)).abs() > CLEAR {
            break;
        }
    }
    let scores = scores(&all);
    let (mean, half) = interval(&scores);
    let (from, to) = (100.0 * (mean - half), 100.0 * (mean + half));
    println!(
        "| {one} | {other} | {thought} | {} | {:.1} % | {from:.1} to {to:.1} | {:.1} |",
        2 * all.len(),
        100.0 * mean,
        sprt(&scores),
    );
    let ms = |side: usize| {
        let (time, answers) = all
            .iter()
            .fold((0.0, 0), |(time, answers), played| (time + played.spent[side].0, answers + played.spent[side].1));
        time * 1e3 / f64::from(answers.max(1))
    };
    println!("{:.1} and {:.1} ms an answer that was searched", ms(0), ms(1));
    if let Some((colours, games, won)) = worst(&all) {
        println!("worst matchup: {} against {}, {games} games, {:.1} % won", colours[0], colours[1], 100.0 * won);
    }
    Ok(())
}

/// Result of a pair of decks, played twice.
#[derive(Debug, Clone, Copy, Default)]
struct Played {
    /// The colours of the decks.
    colours: [&'static str; 2],
    /// Wins of the first player with the first deck, and with the second.
    won: [f64; 2],
    /// For each player, its thinking time in seconds and the number of answers that took time.
    spent: [(f64, u32); 2],
}

fn scores(all: &[Played]) -> Vec<Score> {
    all.iter().map(|played| Score { games: 2, won: played.won.iter().sum(), ..Score::default() }).collect()
}

/// Returns the colour of a deck: that of its base, or of its leader if the base has none.
fn colour(book: &CardBook, deck: &Deck) -> &'static str {
    const COLOURS: [(Aspect, &str); 4] = [
        (Aspect::Vigilance, "vigilance"),
        (Aspect::Command, "command"),
        (Aspect::Aggression, "aggression"),
        (Aspect::Cunning, "cunning"),
    ];
    let cards = std::iter::once(deck.base).chain(deck.leaders.iter().copied());
    let mut found = cards.flat_map(|card| {
        let aspects = book.def(card).aspects;
        COLOURS.iter().filter(move |(aspect, _)| aspects.count(*aspect) > 0).map(|(_, word)| *word)
    });
    found.next().unwrap_or("no colour")
}

/// Minimum number of games of a matchup to report.
const FEW: u32 = 20;

/// Returns the matchup where the first player won least. It has the colours of its deck and of the other's, the number
/// of games, and the win rate.
fn worst(all: &[Played]) -> Option<([&'static str; 2], u32, f64)> {
    let mut matchups: BTreeMap<[&str; 2], (u32, f64)> = BTreeMap::new();
    for played in all {
        let [one, other] = played.colours;
        for (colours, won) in [[one, other], [other, one]].into_iter().zip(played.won) {
            let matchup = matchups.entry(colours).or_default();
            *matchup = (matchup.0 + 1, matchup.1 + won);
        }
    }
    let enough = matchups.into_iter().filter(|(_, (games, _))| *games >= FEW);
    enough.map(|(colours, (games, won))| (colours, games, won / f64::from(games))).min_by(|a, b| a.2.total_cmp(&b.2))
}

/// Search limit of an answer.
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

/// Returns two decks: three in four pairs were drafted in the same pod, the others are bundled decks.
pub(crate) fn drafted_or_bundled(
    catalog: &Arc<Catalog>,
    ratings: &[Ratings],
    known: &[Deck],
    number: usize,
    seed: u64,
) -> Result<[Deck; 2], String> {
    let mut rng = Rng::seeded(seed);
    if number % 4 == 3 && known.len() > 1 {
        let mut one = || known[rng.next_below(known.len() as u32) as usize].clone();
        return Ok([one(), one()]);
    }
    let own = &ratings[number % ratings.len()];
    let mut pod = DraftSimulator::among(catalog, own.clone(), Vec::new()).map_err(|error| error.to_string())?;
    let decks: Vec<Deck> = pod.play(8, seed).iter().filter_map(|seat| deck(seat, own)).collect();
    let (one, other) = (rng.next_below(8) as usize, 1 + rng.next_below(7) as usize);
    match (decks.get(one), decks.get((one + other) % 8)) {
        (Some(one), Some(other)) => Ok([one.clone(), other.clone()]),
        _ => Err("a pod does not have eight decks".to_owned()),
    }
}

fn play(
    book: &Arc<CardBook>,
    decks: &[Deck; 2],
    ways: [(Way, Option<u32>); 2],
    thought: Thought,
    seed: u64,
    spent: &mut [(f64, u32); 2],
    first: usize,
) -> Result<Option<usize>, String> {
    let mut game = Game::new(book.clone(), decks, seed).map_err(|error| format!("game {seed}: {error}"))?;
    game.auto = true;
    let mut players = [0, 1].map(|side: usize| ways[side].0.player(seed.wrapping_mul(2) ^ side as u64));
    while let Some(question) = game.question() {
        let seat = question.player;
        let began = Instant::now();
        let until = thought.time.map(|time| began + time);
        let mut thinks = false;
        let mut keep_going = |done: u32| {
            thinks = true;
            until.map_or(done < ways[seat.at()].1.unwrap_or(thought.rounds), |until| Instant::now() < until)
        };
        let action = players[seat.at()].choose(&InfoSet::new(&game, seat), &mut keep_going);
        if thinks {
            let way = &mut spent[seat.at() ^ first];
            *way = (way.0 + began.elapsed().as_secs_f64(), way.1 + 1);
        }
        game.play(action).map_err(|refused| format!("game {seed}: {refused:?}"))?;
    }
    Ok(match game.state.outcome() {
        Some(Outcome::Won(seat)) => Some(seat.at()),
        Some(Outcome::Draw | Outcome::Shared(_)) | None => None,
    })
}

/// Log-likelihood ratio of a significant result, with an error rate of one in twenty.
const CLEAR: f64 = 2.95;

/// Returns the log-likelihood ratio of "20 Elo better" to "equal". Each pair of games is one result (the generalised
/// sequential probability ratio test used for chess programs). Above 2.9 the first player is better, below -2.9 it is
/// not.
fn sprt(scores: &[Score]) -> f64 {
    let share = |elo: f64| 1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0));
    let results: Vec<f64> = scores.iter().map(|score| score.won / f64::from(score.games.max(1))).collect();
    let count = results.len() as f64;
    let mean = results.iter().sum::<f64>() / count.max(1.0);
    let variance = results.iter().map(|result| (result - mean).powi(2)).sum::<f64>() / count.max(1.0);
    let (same, better) = (share(0.0), share(20.0));
    if variance <= 0.0 { 0.0 } else { count * (better - same) * (2.0 * mean - same - better) / (2.0 * variance) }
}
