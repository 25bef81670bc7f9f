//! The command `value`: trains a net on games of `quick` against itself. The net estimates a player's win probability
//! between two action phases.
//!
//! It trains twice: first on the winner, then on the first net's later evaluations of the same game together with the
//! winner (temporal differences, Sutton 1988), which have less variance.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use bots::net::{FEATURES, HIDDEN, Net, Weights, features};
use bots::{Bot, Evaluator, InfoSet, Quick, evaluation_residual, share};
use catalog::Catalog;
use decks::{house_decks, published_decks};
use draft::{DraftSimulator, Ratings};
use model::SetCode;
use rules::{CardBook, Deck, Game, Outcome, QuestionKind, Rng, Seat};

use crate::games::{deck, in_parallel, list};
use crate::options::Options;

/// The set that no net is trained on.
pub(crate) const HELD_OUT: &str = "HMW";
/// Interval between held-out bundled decks, starting with the first.
const HELD_OUT_DECKS: usize = 4;
/// Percentage of random answers in the first rounds, for a variety of games.
const AT_RANDOM: u32 = 15;
/// Number of rounds with random answers.
const OPENING: u16 = 3;
/// Weight of the evaluation one round later in a target; the rest is the target of that round.
const NEXT: f32 = 0.4;
/// Weight decay per update, relative to the learning rate.
const DECAY: f32 = 0.02;
/// Number of positions per update.
const BATCH: usize = 512;
/// Number of epochs.
const EPOCHS: usize = 6;

/// A position: its features, the target, and its hand-written evaluation.
struct Position {
    features: Box<[u16]>,
    /// The viewing player.
    seat: Seat,
    /// `true` if it is the last position of its game for this player.
    last: bool,
    won: f32,
    by_hand: f32,
}

/// Plays the games, trains the net and writes it.
///
/// # Errors
/// A message for games that cannot be played or files that cannot be written.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let book = CardBook::embedded().map_err(|error| error.to_string())?;
    let learning: Vec<SetCode> = options.sets.iter().copied().filter(|set| set.as_str() != HELD_OUT).collect();
    let mut positions = gather(&book, &learning, known_decks(&book, false), options.games, options)?;
    let held: Vec<SetCode> = options.sets.iter().copied().filter(|set| set.as_str() == HELD_OUT).collect();
    let unseen = gather(&book, &held, known_decks(&book, true), options.games.div_ceil(20), options)?;
    eprintln!("{} positions, {} held out", positions.len(), unseen.len());
    let by_hand = loss(&unseen, |position| share(position.by_hand));
    eprintln!("by hand: loss {:.4}, {:.1} % right", by_hand.0, by_hand.1);
    let first = learn(&positions, &unseen, options.seed);
    look_ahead(&mut positions, |position| first.share(position));
    let learner = learn(&positions, &unseen, options.seed);
    let net = Net::of(&learner.finish());
    let folder = options.folder("data/bots");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    write(&folder.join("value.bin"), &net.write())?;
    let after = loss(&unseen, |position| learner.share(position));
    let recipe = format!(
        "// How value.bin was made.\n(\n    command: \"train value --games {}\",\n    seed: {},\n    positions: {},\n    \
         held_out: \"{HELD_OUT}, and every {HELD_OUT_DECKS}th bundled deck\",\n    \
         held_out_loss: \"{:.4} (by hand {:.4})\",\n    held_out_right: \"{:.1} % (by hand {:.1} %)\",\n)\n",
        options.games,
        options.seed,
        positions.len(),
        after.0,
        by_hand.0,
        after.1,
        by_hand.1,
    );
    write(&folder.join("value.ron"), recipe.as_bytes())
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))
}

/// Returns the ratings of the cards of some sets, in their order.
///
/// # Errors
/// The message of a set without ratings.
pub(crate) fn ratings_of(catalog: &Catalog, sets: &[SetCode]) -> Result<Vec<Ratings>, String> {
    sets.iter().map(|set| Ratings::new(catalog, *set).map_err(|error| error.to_string())).collect()
}

/// Returns the bundled decks for two players: those held out, or the others.
pub(crate) fn known_decks(book: &CardBook, held_out: bool) -> Vec<Deck> {
    let all = published_decks().iter().chain(house_decks()).filter(|deck| deck.list.leaders.len() == 1);
    let chosen = all.enumerate().filter(|(at, _)| at.is_multiple_of(HELD_OUT_DECKS) == held_out);
    chosen.filter_map(|(_, deck)| list(book, &deck.list)).collect()
}

/// Returns positions of games. Nine in ten are between drafted decks of these sets, the others between bundled decks.
fn gather(
    book: &Arc<CardBook>,
    sets: &[SetCode],
    known: Vec<Deck>,
    games: u64,
    options: &Options,
) -> Result<Vec<Position>, String> {
    let catalog = Catalog::embedded().map_err(|error| error.to_string())?;
    let ratings = ratings_of(&catalog, sets)?;
    let salt = options.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ sets.len() as u64;
    let pods = games.div_ceil(4) as usize;
    let pod = |number: usize| {
        let seed = salt ^ (number as u64) << 8;
        let mut rng = Rng::seeded(seed);
        let decks: Vec<Deck> = if number % 10 == 9 || ratings.is_empty() {
            (0..8).map(|_| known[rng.next_below(known.len() as u32) as usize].clone()).collect()
        } else {
            let own = &ratings[number % ratings.len()];
            let mut opinion = || own.with_noise(&mut |_| (rng.next_below(31) as i16) - 15);
            let (first, more) = (opinion(), (1..8).map(|_| opinion()).collect());
            let mut pod = DraftSimulator::among(&catalog, first, more).map_err(|error| error.to_string())?;
            pod.play(8, seed).iter().filter_map(|seat| deck(seat, own)).collect()
        };
        let mut found = Vec::new();
        for (game, pair) in decks.chunks_exact(2).enumerate() {
            play(book, pair, seed + game as u64, &mut found)?;
        }
        Ok(found)
    };
    Ok(in_parallel(pods, options.threads, pod)?.into_iter().flatten().collect())
}

/// Plays a game and records the position of both players after each action phase, in order.
fn play(book: &Arc<CardBook>, decks: &[Deck], seed: u64, found: &mut Vec<Position>) -> Result<(), String> {
    let mut game = Game::new(book.clone(), decks, seed).map_err(|error| format!("game {seed}: {error}"))?;
    game.auto = true;
    let mut rng = Rng::seeded(!seed);
    let mut players = [0, 1].map(|side| Quick::seeded(seed.wrapping_mul(2) ^ side));
    let mut kept: Vec<Position> = Vec::new();
    let (mut buffer, mut round) = (Vec::new(), 0);
    while let Some(question) = game.question().copied() {
        if question.ask == QuestionKind::Resource && game.state.round() > round {
            round = game.state.round();
            for seat in [Seat(0), Seat(1)] {
                features(&game, seat, &mut buffer);
                let by_hand = Evaluator::ByHand.lead(&game, seat);
                kept.push(Position { features: buffer.as_slice().into(), seat, last: false, won: 0.0, by_hand });
            }
        }
        let legal = game.legal_actions();
        let wild =
            question.ask == QuestionKind::Action && game.state.round() <= OPENING && rng.next_below(100) < AT_RANDOM;
        let action = if wild {
            legal[rng.next_below(legal.len() as u32) as usize]
        } else {
            players[question.player.at()].choose(&InfoSet::new(&game, question.player), &mut |_| false)
        };
        game.play(action).map_err(|refused| format!("game {seed}: {refused:?}"))?;
    }
    if let Some(Outcome::Won(winner)) = game.state.outcome() {
        kept.iter_mut().rev().take(2).for_each(|position| position.last = true);
        kept.iter_mut().for_each(|position| position.won = f32::from(u8::from(position.seat == winner)));
        found.append(&mut kept);
    }
    Ok(())
}

/// Replaces the winner as the target by later evaluations of the same game, weighting nearer rounds more.
fn look_ahead(positions: &mut [Position], think: impl Fn(&Position) -> f32) {
    let mut later = [0.0; 2];
    for position in positions.iter_mut().rev() {
        let later = &mut later[position.seat.at()];
        let ahead = if position.last { position.won } else { *later };
        *later = NEXT * think(position) + (1.0 - NEXT) * ahead;
        position.won = ahead;
    }
}

fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// Returns the mean cross entropy, and the percentage of positions with the right prediction.
fn loss(positions: &[Position], value: impl Fn(&Position) -> f32) -> (f64, f64) {
    let (mut sum, mut right) = (0.0, 0_u32);
    for position in positions {
        let value = f64::from(value(position).clamp(1e-4, 1.0 - 1e-4));
        let won = f64::from(position.won);
        sum -= won * value.ln() + (1.0 - won) * (1.0 - value).ln();
        right += u32::from((value > 0.5) == (position.won > 0.5));
    }
    let count = positions.len().max(1) as f64;
    (sum / count, 100.0 * f64::from(right) / count)
}

/// Optimiser state of a weight: its gradient and moving averages (Kingma and Ba 2015, "Adam").
#[derive(Clone, Copy, Default)]
struct Slope {
    gradient: f32,
    mean: f32,
    square: f32,
}

/// Weights with their optimiser state, as a flat list.
struct Learner {
    weights: Vec<f32>,
    slopes: Vec<Slope>,
    steps: i32,
}

/// Offsets of the parts in the flat list.
const STRAIGHT: usize = FEATURES * HIDDEN;
const START: usize = STRAIGHT + FEATURES;
const OUT: usize = START + HIDDEN;
const BIAS: usize = OUT + HIDDEN;

impl Learner {
    fn new(seed: u64) -> Learner {
        let mut rng = Rng::seeded(seed);
        let mut small = |size: f32| (rng.next_below(20_001) as f32 / 10_000.0 - 1.0) * size;
        let mut weights = vec![0.0; BIAS + 1];
        weights[..STRAIGHT].iter_mut().for_each(|weight| *weight = small(0.08));
        weights[START..OUT].iter_mut().for_each(|weight| *weight = 0.3 + small(0.1));
        weights[OUT..BIAS].iter_mut().for_each(|weight| *weight = small(0.3));
        Learner { slopes: vec![Slope::default(); weights.len()], weights, steps: 0 }
    }

    fn hidden(&self, features: &[u16]) -> ([f32; HIDDEN], f32) {
        let mut hidden = [0.0; HIDDEN];
        hidden.copy_from_slice(&self.weights[START..OUT]);
        let mut sum = self.weights[BIAS];
        for feature in features {
            let from = usize::from(*feature) * HIDDEN;
            for (place, weight) in hidden.iter_mut().zip(&self.weights[from..from + HIDDEN]) {
                *place += weight;
            }
            sum += self.weights[STRAIGHT + usize::from(*feature)];
        }
        (hidden, sum)
    }

    /// Returns the predicted win probability of a position.
    fn share(&self, position: &Position) -> f32 {
        sigmoid(evaluation_residual(position.by_hand) + self.logit(&position.features))
    }

    fn logit(&self, features: &[u16]) -> f32 {
        let (hidden, sum) = self.hidden(features);
        hidden.iter().zip(&self.weights[OUT..BIAS]).fold(sum, |sum, (place, out)| sum + place.clamp(0.0, 1.0) * out)
    }

    /// Adds the gradient of one position.
    fn see(&mut self, position: &Position) {
        let (hidden, sum) = self.hidden(&position.features);
        let logit = hidden
            .iter()
            .zip(&self.weights[OUT..BIAS])
            .fold(evaluation_residual(position.by_hand) + sum, |sum, (place, out)| sum + place.clamp(0.0, 1.0) * out);
        let off = sigmoid(logit) - position.won;
        let mut back = [0.0; HIDDEN];
        for (at, place) in hidden.iter().enumerate() {
            self.slopes[OUT + at].gradient += off * place.clamp(0.0, 1.0);
            if (0.0..=1.0).contains(place) {
                back[at] = off * self.weights[OUT + at];
                self.slopes[START + at].gradient += back[at];
            }
        }
        for feature in &position.features {
            let from = usize::from(*feature) * HIDDEN;
            for (slope, back) in self.slopes[from..from + HIDDEN].iter_mut().zip(&back) {
                slope.gradient += back;
            }
            self.slopes[STRAIGHT + usize::from(*feature)].gradient += off;
        }
        self.slopes[BIAS].gradient += off;
    }

    /// Updates the weights with the gradients of a batch.
    fn step(&mut self, rate: f32) {
        self.steps += 1;
        let (first, second) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for (weight, slope) in self.weights.iter_mut().zip(&mut self.slopes) {
            let gradient = slope.gradient / BATCH as f32;
            slope.gradient = 0.0;
            slope.mean = 0.9 * slope.mean + 0.1 * gradient;
            slope.square = 0.999 * slope.square + 0.001 * gradient * gradient;
            *weight -= rate * DECAY * *weight;
            *weight -= rate * (slope.mean / first) / ((slope.square / second).sqrt() + 1e-8);
        }
    }

    fn finish(&self) -> Weights {
        let part = |from: usize| std::array::from_fn(|at| self.weights[from + at]);
        Weights {
            into: (0..FEATURES).map(|feature| part(feature * HIDDEN)).collect(),
            straight: self.weights[STRAIGHT..START].to_vec(),
            start: part(START),
            out: part(OUT),
            bias: self.weights[BIAS],
        }
    }
}

/// Trains on the positions for all epochs, with a decreasing learning rate.
fn learn(positions: &[Position], unseen: &[Position], seed: u64) -> Learner {
    let mut learner = Learner::new(seed);
    let mut rng = Rng::seeded(seed);
    let mut order: Vec<u32> = (0..positions.len() as u32).collect();
    for epoch in 0..EPOCHS {
        rng.shuffle(&mut order);
        let rate = 0.002 * 0.5_f32.powi(epoch as i32);
        for batch in order.chunks(BATCH) {
            batch.iter().for_each(|at| learner.see(&positions[*at as usize]));
            learner.step(rate);
        }
        let some = &positions[..positions.len().min(100_000)];
        let seen = loss(some, |position| learner.share(position));
        let found = loss(unseen, |position| learner.share(position));
        eprintln!("epoch {}: loss {:.4}, held out {:.4}, {:.1} % right", epoch + 1, seen.0, found.0, found.1);
    }
    learner
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A short complete run writes a readable net, the same for the same seed.
    #[test]
    fn a_training_run_is_reproducible() {
        let learned = |threads: usize| {
            let folder = tempfile::tempdir().unwrap();
            let mut options = Options::read(&[]).unwrap();
            options.sets = vec!["SOR".parse().unwrap(), HELD_OUT.parse().unwrap()];
            (options.games, options.threads) = (8, threads);
            options.write = Some(folder.path().to_owned());
            run(&options).unwrap();
            assert!(fs::read_to_string(folder.path().join("value.ron")).unwrap().contains("train value --games 8"));
            fs::read(folder.path().join("value.bin")).unwrap()
        };
        let net = learned(1);
        assert!(Net::read(&net).is_some());
        assert_eq!(net, learned(2));
    }

    /// Later evaluations replace the winner as the target, separately for each player and only within a game.
    #[test]
    fn later_evaluations_replace_the_winner_as_target() {
        let position =
            |seat, last, won, by_hand| Position { features: Box::default(), seat: Seat(seat), last, won, by_hand };
        let mut positions = [
            position(0, false, 1.0, 0.0),
            position(1, false, 0.0, 1.0),
            position(0, true, 1.0, 0.8),
            position(1, true, 0.0, 0.3),
            position(0, true, 0.0, 0.6),
        ];
        look_ahead(&mut positions, |position| position.by_hand);
        let ahead = positions.map(|position| (position.won * 100.0).round());
        assert_eq!(ahead, [0.4_f32.mul_add(0.8, 0.6) * 100.0, 12.0, 100.0, 0.0, 0.0].map(f32::round));
    }
}
