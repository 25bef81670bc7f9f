//! The command `policy`: what to do with an action, learned from what searches found best in games of `strong` against itself.

use std::fs;
use std::sync::Arc;

use bots::policy::{FEATURES, Policy, features};
use bots::{Player, Sight, Strong, Thinking};
use catalog::Catalog;
use draft::{BotPod, Ratings};
use model::SetCode;
use rules::{Ask, Book, Chance, Deck, Game};

use crate::games::{deck, in_parallel};
use crate::options::Options;
use crate::value::{AT_RANDOM, HELD_OUT, OPENING, known_decks, write};

/// An answer that wins so much less than the best is a third as likely to be taken.
const SOFT: f32 = 0.04;
/// Answers in fewer imagined games than this say nothing.
const TRIED: u32 = 4;
/// How often all decisions are gone through.
const EPOCHS: usize = 12;
/// Decisions for each change of the weights.
const BATCH: usize = 128;
/// Of so many games one is held out.
const UNSEEN: usize = 10;

/// A decision: for each answer its features, a point of instinct, and how likely it should be.
struct Decision {
    answers: Vec<(Vec<u16>, f32, f32)>,
}

/// Plays, learns, writes.
///
/// # Errors
/// A sentence for what cannot be played or written.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let book = Book::embedded().map_err(|error| error.to_string())?;
    let catalog = Catalog::embedded().map_err(|error| error.to_string())?;
    let learning: Vec<SetCode> = options.sets.iter().copied().filter(|set| set.as_str() != HELD_OUT).collect();
    let ratings: Vec<Ratings> = learning
        .iter()
        .map(|set| Ratings::new(&catalog, *set).map_err(|error| error.to_string()))
        .collect::<Result<_, _>>()?;
    let known = known_decks(&book, false);
    let thought = if options.strong > 0 { options.strong } else { 150 };
    let thinking = Thinking { policy: Thinking::best().policy.filter(|_| options.generations > 1), ..Thinking::best() };
    let games = in_parallel(options.games as usize, options.threads, |number| {
        let seed = options.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (number as u64) << 8;
        let pair = decks(&catalog, &ratings, &known, number, seed)?;
        play(&book, &pair, thinking, thought, seed)
    })?;
    let (mut seen, mut unseen) = (Vec::new(), Vec::new());
    for (number, decisions) in games.into_iter().enumerate() {
        if number.is_multiple_of(UNSEEN) { unseen.extend(decisions) } else { seen.extend(decisions) }
    }
    eprintln!("{} decisions, {} held out", seen.len(), unseen.len());
    let weights = learn(&seen, &unseen, options.seed);
    let folder = options.folder("data/bots");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    write(&folder.join("policy.bin"), &Policy::of(&weights).write())?;
    let (start, end) = (loss(&unseen, &first()), loss(&unseen, &weights));
    let recipe = format!(
        "// How policy.bin was made.\n(\n    command: \"train policy --games {} --strong {thought} --generations {}\",\n    seed: {},\n    decisions: {},\n    \
         held_out: \"{HELD_OUT}, and every {UNSEEN}th game\",\n    held_out_loss: \"{:.4} (rules of thumb {:.4})\",\n    \
         held_out_best: \"{:.1} % (rules of thumb {:.1} %)\",\n)\n",
        options.games,
        options.generations,
        options.seed,
        seen.len(),
        end.0,
        start.0,
        end.1,
        start.1,
    );
    write(&folder.join("policy.ron"), recipe.as_bytes())
}

/// Two decks of a pod; of every tenth game two that come with the program.
fn decks(
    catalog: &Arc<Catalog>,
    ratings: &[Ratings],
    known: &[Deck],
    number: usize,
    seed: u64,
) -> Result<[Deck; 2], String> {
    let mut chance = Chance::seeded(seed);
    if number % 10 == 9 || ratings.is_empty() {
        let mut one = || known[chance.below(known.len() as u32) as usize].clone();
        return Ok([one(), one()]);
    }
    let own = &ratings[number % ratings.len()];
    let mut pod = BotPod::among(catalog, own.clone(), Vec::new()).map_err(|error| error.to_string())?;
    let mut decks = pod.play(8, seed).iter().filter_map(|seat| deck(seat, own)).collect::<Vec<Deck>>().into_iter();
    match (decks.next(), decks.nth(3)) {
        (Some(one), Some(other)) => Ok([one, other]),
        _ => Err("a pod without eight decks".to_owned()),
    }
}

/// Plays a game and keeps what its searches found of actions.
fn play(
    book: &Arc<Book>,
    decks: &[Deck; 2],
    thinking: Thinking,
    thought: u32,
    seed: u64,
) -> Result<Vec<Decision>, String> {
    let mut game = Game::new(book.clone(), decks, seed).map_err(|error| format!("game {seed}: {error}"))?;
    game.auto = true;
    let mut chance = Chance::seeded(!seed);
    let mut players = [0, 1].map(|side| Strong::thinking(thinking, seed.wrapping_mul(2) ^ side));
    let (mut found, mut buffer) = (Vec::new(), Vec::new());
    while let Some(question) = game.question().copied() {
        let (sight, player) = (Sight::new(&game, question.player), &mut players[question.player.at()]);
        let mut go_on = |done: u32| done < thought;
        let mut action = None;
        if question.ask == Ask::Action {
            let opinions = player.weigh(&sight, None, &mut go_on);
            action = opinions.first().map(|opinion| opinion.action);
            let tried: Vec<_> = opinions.iter().filter(|opinion| opinion.visits >= TRIED).collect();
            let best = tried.iter().map(|opinion| opinion.share).fold(0.0, f32::max);
            let options: Vec<_> = tried.iter().map(|opinion| opinion.action).collect();
            features(&game, &options, &mut buffer);
            let likely: Vec<f32> = tried.iter().map(|opinion| ((opinion.share - best) / SOFT).exp()).collect();
            let sum: f32 = likely.iter().sum();
            let answers = buffer.drain(..).zip(likely).map(|((features, instinct), of)| (features, instinct, of / sum));
            found.push(Decision { answers: answers.collect() });
        }
        let legal = game.legal_actions();
        let wild = question.ask == Ask::Action && game.state.round <= OPENING && chance.below(100) < AT_RANDOM;
        let action = match action {
            _ if wild => legal[chance.below(legal.len() as u32) as usize],
            Some(action) => action,
            None => player.choose(&sight, &mut go_on),
        };
        game.play(action).map_err(|refused| format!("game {seed}: {refused:?}"))?;
    }
    found.retain(|decision| decision.answers.len() > 1);
    Ok(found)
}

/// Before anything is learned: rules of thumb alone.
fn first() -> Vec<f32> {
    let mut weights = vec![0.0; FEATURES + 1];
    weights[FEATURES] = 0.5;
    weights
}

/// How likely each answer is by these weights.
fn likely(decision: &Decision, weights: &[f32]) -> Vec<f32> {
    let score = |(features, instinct, _): &(Vec<u16>, f32, f32)| {
        // What wins at once has a score beyond all others.
        let sum: f32 = features.iter().map(|feature| weights[usize::from(*feature)]).sum();
        sum + weights[FEATURES] * instinct.min(30.0)
    };
    let scores: Vec<f32> = decision.answers.iter().map(score).collect();
    let top = scores.iter().copied().fold(f32::MIN, f32::max);
    let sum: f32 = scores.iter().map(|score| (score - top).exp()).sum();
    scores.iter().map(|score| (score - top).exp() / sum).collect()
}

/// Mean cross entropy, and in how many of a hundred decisions the likeliest answer is the best.
fn loss(decisions: &[Decision], weights: &[f32]) -> (f64, f64) {
    let (mut sum, mut right) = (0.0, 0_u32);
    for decision in decisions {
        let found = likely(decision, weights);
        let wanted = decision.answers.iter().map(|(_, _, wanted)| *wanted);
        let top = |values: &mut dyn Iterator<Item = f32>| values.enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
        let (best, likeliest) = (top(&mut wanted.clone()), top(&mut found.iter().copied()));
        right += u32::from(best.map(|best| best.0) == likeliest.map(|best| best.0));
        sum -= wanted.zip(&found).map(|(wanted, found)| f64::from(wanted * found.max(1e-6).ln())).sum::<f64>();
    }
    let count = decisions.len().max(1) as f64;
    (sum / count, 100.0 * f64::from(right) / count)
}

/// Goes through the decisions again and again, more slowly each time (Adam, as for the net).
fn learn(seen: &[Decision], unseen: &[Decision], seed: u64) -> Vec<f32> {
    let mut weights = first();
    let mut slopes = vec![(0.0_f32, 0.0_f32, 0.0_f32); weights.len()];
    let mut chance = Chance::seeded(seed);
    let mut order: Vec<u32> = (0..seen.len() as u32).collect();
    let mut steps = 0;
    for epoch in 0..EPOCHS {
        chance.shuffle(&mut order);
        let rate = 0.01 * 0.75_f32.powi(epoch as i32);
        for batch in order.chunks(BATCH) {
            for at in batch {
                let decision = &seen[*at as usize];
                let found = likely(decision, &weights);
                for ((features, instinct, wanted), found) in decision.answers.iter().zip(found) {
                    let off = (found - wanted) / batch.len() as f32;
                    features.iter().for_each(|feature| slopes[usize::from(*feature)].0 += off);
                    slopes[FEATURES].0 += off * instinct.min(30.0);
                }
            }
            steps += 1;
            let (one, two) = (1.0 - 0.9_f32.powi(steps), 1.0 - 0.999_f32.powi(steps));
            for (weight, (gradient, mean, square)) in weights.iter_mut().zip(&mut slopes) {
                // A little is taken off every weight, so that rare features say little.
                let slope = std::mem::take(gradient) + 1e-5 * *weight;
                *mean = 0.9 * *mean + 0.1 * slope;
                *square = 0.999 * *square + 0.001 * slope * slope;
                *weight -= rate * (*mean / one) / ((*square / two).sqrt() + 1e-8);
            }
        }
        let (before, after) = (loss(seen, &weights), loss(unseen, &weights));
        eprintln!("epoch {}: loss {:.4}, held out {:.4}, {:.1} % best", epoch + 1, before.0, after.0, after.1);
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A short run from beginning to end writes a policy that can be read, the same for the same seed.
    #[test]
    fn a_short_run_can_be_repeated() {
        let learned = |threads: usize| {
            let folder = tempfile::tempdir().unwrap();
            let mut options = Options::read(&[]).unwrap();
            options.sets = vec!["SOR".parse().unwrap()];
            (options.games, options.threads, options.strong) = (4, threads, 10);
            options.write = Some(folder.path().to_owned());
            run(&options).unwrap();
            assert!(fs::read_to_string(folder.path().join("policy.ron")).unwrap().contains("train policy --games 4"));
            fs::read(folder.path().join("policy.bin")).unwrap()
        };
        let policy = learned(1);
        assert!(Policy::read(&policy).is_some());
        assert_eq!(policy, learned(2));
    }
}
