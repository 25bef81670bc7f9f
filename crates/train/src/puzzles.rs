//! The commands `puzzles` (finds puzzle positions in games of bots) and `solve` (tests `strong` on them).

use std::fs;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Bot, FirstMove, ForcedWin, ForcedWinProblem, Goal, InfoSet, Puzzle, Puzzles, Quick, SOLVER, Strong};
use catalog::Catalog;
use draft::{DraftSimulator, Ratings};
use rules::{CardBook, Deck, Game, Phase, Position, QuestionKind, Rng, Seat};

use crate::games::{deck, in_parallel};
use crate::options::Options;
use crate::puzzle_positions::laid;
use crate::value::{known_decks, ratings_of};

/// Number of answers after which a game is left out.
const LONGEST: u32 = 3_000;
/// Search limit of the first test for a win.
const GLANCE: u32 = 4_000;
/// Search limit after each first answer.
const LOOK: u32 = 40_000;
/// Search limit for a puzzle in total: more would keep a person waiting.
const EFFORT: u64 = 120_000;
/// Maximum number of winning first answers of an attack.
const FEW: usize = 3;
/// Minimum number of kinds of first answers, so that there is a real choice.
const MANY: usize = 6;
/// Minimum number of actions of a win.
const DEEP: u8 = 2;
/// Maximum number of new puzzles per goal.
const KEPT: usize = 125;

/// Plays the games, finds puzzles, adds them to the bundled ones and writes the file. Bundled puzzles stay, because
/// players have solved some of them.
///
/// # Errors
/// A message for games that cannot be played or files that cannot be written.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let book = CardBook::embedded().map_err(|error| error.to_string())?;
    let catalog = Catalog::embedded().map_err(|error| error.to_string())?;
    let ratings = ratings_of(&catalog, &options.sets)?;
    let known: Vec<Deck> = [false, true].into_iter().flat_map(|held_out| known_decks(&book, held_out)).collect();
    let salt = options.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let games = in_parallel(options.games as usize, options.threads, |number| {
        let seed = salt ^ (number as u64) << 8;
        let decks = two_decks(&catalog, &ratings, &known, number, seed)?;
        Ok(look_through(&book, &decks, seed))
    })?;
    let mut made = Puzzles {
        command: format!("train puzzles --games {} --seed {}", options.games, options.seed),
        seed: options.seed,
        games: options.games,
        left_out: games.iter().filter(|found| !found.ended).count() as u64,
        looked_at: games.iter().map(|found| found.looked_at).sum(),
        puzzles: Puzzles::embedded().puzzles.clone(),
    };
    // Positions are compared instead of keys: a key is a hash of the engine's state, which versions compute differently.
    let mut positions: Vec<Position> = made.puzzles.iter().map(|puzzle| puzzle.position.clone()).collect();
    for goal in [Goal::Win, Goal::Hold] {
        let mut groups = vec![Vec::new(); ratings.len() + 1];
        for (number, game) in games.iter().enumerate() {
            let group = set_of(&ratings, number).unwrap_or(ratings.len());
            for puzzle in game.puzzles.iter().filter(|puzzle| puzzle.goal == goal) {
                if !positions.contains(&puzzle.position) {
                    positions.push(puzzle.position.clone());
                    groups[group].push(puzzle.clone());
                }
            }
        }
        let counts: Vec<String> = groups.iter().map(|group| group.len().to_string()).collect();
        eprintln!("{goal:?}: {} found", counts.join(" + "));
        made.puzzles.extend(evenly(groups, KEPT));
    }
    made.puzzles.sort_by_key(|puzzle| (puzzle.difficulty(), puzzle.goal, puzzle.actions));
    let folder = options.folder("data/puzzles");
    let text = made.write().map_err(|error| error.to_string())?;
    let file = folder.join("puzzles.json");
    fs::create_dir_all(&folder).and_then(|()| fs::write(&file, text)).map_err(|e| format!("{}: {e}", file.display()))
}

/// Returns the index of the set that a game's decks are drafted from, or `None` for bundled decks: three in four pairs
/// are drafted.
fn set_of(ratings: &[Ratings], number: usize) -> Option<usize> {
    (number % 4 != 3).then(|| number.checked_rem(ratings.len())).flatten()
}

/// Returns at most `most` puzzles, one of each group in turn, in the order of the groups.
fn evenly(groups: Vec<Vec<Puzzle>>, most: usize) -> Vec<Puzzle> {
    let mut groups: Vec<_> = groups.into_iter().map(Vec::into_iter).collect();
    let mut chosen = Vec::new();
    loop {
        let before = chosen.len();
        chosen.extend(groups.iter_mut().filter_map(Iterator::next));
        if chosen.len() == before || chosen.len() >= most {
            chosen.truncate(most);
            return chosen;
        }
    }
}

/// Returns two decks: drafted in the same pod, or bundled.
fn two_decks(
    catalog: &Arc<Catalog>,
    ratings: &[Ratings],
    known: &[Deck],
    number: usize,
    seed: u64,
) -> Result<[Deck; 2], String> {
    let mut rng = Rng::seeded(seed);
    let Some(set) = set_of(ratings, number) else {
        let mut one = || known[rng.next_below(known.len() as u32) as usize].clone();
        return Ok([one(), one()]);
    };
    let own = &ratings[set];
    let mut pod = DraftSimulator::among(catalog, own.clone(), Vec::new()).map_err(|error| error.to_string())?;
    let mut decks = pod.play(8, seed).iter().filter_map(|seat| deck(seat, own));
    match (decks.next(), decks.nth(3)) {
        (Some(one), Some(other)) => Ok([one, other]),
        _ => Err("a pod does not have eight decks".to_owned()),
    }
}

/// The puzzles found in a game.
#[derive(Default)]
struct Found {
    puzzles: Vec<Puzzle>,
    looked_at: u64,
    /// `true` if the game ended.
    ended: bool,
}

/// Plays a game of `quick` against itself and keeps its first puzzle of each goal. Games that do not end are discarded.
fn look_through(book: &Arc<CardBook>, decks: &[Deck; 2], seed: u64) -> Found {
    let mut found = Found::default();
    let Ok(mut game) = Game::new(book.clone(), decks, seed) else { return Found::default() };
    game.auto = true;
    let mut players = [0, 1].map(|side| Quick::seeded(seed.wrapping_mul(2) ^ side));
    for _ in 0..LONGEST {
        let Some(question) = game.question().copied() else {
            found.ended = game.state.outcome().is_some();
            break;
        };
        if question.ask == QuestionKind::Action && game.state.phase() == Phase::Action {
            for (goal, attacker) in [(Goal::Win, question.player), (Goal::Hold, Seat(1 - question.player.0))] {
                let is_new = found.puzzles.iter().all(|puzzle| puzzle.goal != goal);
                if is_new && ForcedWinProblem::is_within_reach(&game, attacker) {
                    found.looked_at += 1;
                    found.puzzles.extend(puzzle(&game, question.player, goal));
                }
            }
        }
        let action = players[question.player.at()].choose(&InfoSet::new(&game, question.player), &mut |_| false);
        if game.play(action).is_err() {
            break;
        }
    }
    if found.ended { found } else { Found::default() }
}

/// Returns the puzzle for a position. Returns `None` if it has no solution, too many, or one that the search cannot
/// prove.
fn puzzle(game: &Game, solver: Seat, goal: Goal) -> Option<Puzzle> {
    let position = laid(game, solver)?;
    let puzzle = Puzzle {
        key: String::new(),
        duplicates: Vec::new(),
        goal,
        actions: 0,
        answers: Vec::new(),
        among: 0,
        position,
    };
    let start = puzzle.game(game.book()).ok()?;
    if start.legal_actions().len() < MANY {
        return None;
    }
    let most = if goal == Goal::Win { FEW } else { 1 };
    let (mut answers, mut among, mut longest) = (Vec::new(), 0, 0);
    let mut solver = puzzle.solver(&start);
    match (goal, solver.wins(&start, GLANCE)) {
        (Goal::Win, ForcedWin::Win { actions }) if actions >= DEEP => longest = actions,
        (Goal::Hold, ForcedWin::No) => {}
        (Goal::Win | Goal::Hold, _) => return None,
    }
    for action in solver.answers(&start) {
        among += 1;
        match solver.first(&start, action, LOOK) {
            FirstMove::Does { .. } => answers.push(action),
            FirstMove::Fails { actions } => longest = longest.max(actions),
            FirstMove::Unclear => return None,
        }
        if answers.len() > most || solver.tried() > EFFORT {
            return None;
        }
    }
    let is_one = usize::from(among) >= MANY && !answers.is_empty() && answers.len() * 3 <= usize::from(among);
    let key = format!("{:08x}", start.state.hash() as u32);
    let made = Puzzle { key, actions: longest, answers, among, ..puzzle };
    (is_one && !made.is_plain_attack(&start)).then_some(made)
}

/// Lets `strong` solve the puzzles and prints the number solved.
///
/// # Errors
/// A message for files that cannot be read or games that cannot be played.
pub(crate) fn solve(options: &Options) -> Result<(), String> {
    let book = CardBook::embedded().map_err(|error| error.to_string())?;
    let puzzles = &Puzzles::embedded().puzzles;
    let solved = in_parallel(puzzles.len(), options.threads, |number| attempt(&book, &puzzles[number], options))?;
    for goal in [Goal::Win, Goal::Hold] {
        let of_it = puzzles.iter().zip(&solved).filter(|(puzzle, _)| puzzle.goal == goal);
        let (all, done) = of_it.fold((0, 0), |(all, done), (_, solved)| (all + 1, done + u32::from(*solved)));
        println!("{goal:?}: {done} of {all} solved");
    }
    let missed = puzzles.iter().zip(&solved).filter(|(_, solved)| !**solved);
    missed.for_each(|(puzzle, _)| println!("missed {} {:?}, {} actions", puzzle.key, puzzle.goal, puzzle.actions));
    Ok(())
}

/// Returns `true` if `strong` solves a puzzle against the best answers of the other player.
fn attempt(book: &Arc<CardBook>, puzzle: &Puzzle, options: &Options) -> Result<bool, String> {
    let of = |problem: String| format!("puzzle {}: {problem}", puzzle.key);
    let mut game = puzzle.game(book).map_err(|error| of(error.to_string()))?;
    let mut solver = puzzle.solver(&game);
    let mut strong = Strong::seeded(options.seed);
    let mut bot = Quick::seeded(options.seed);
    let until = options.ms.map(Duration::from_millis);
    loop {
        if let Some(solved) = puzzle.result(&game) {
            return Ok(solved);
        }
        let Some(question) = game.question() else { return Ok(false) };
        let action = if question.player == SOLVER {
            let began = Instant::now();
            let mut keep_going =
                |done: u32| until.map_or(u64::from(done) < options.games, |until| began.elapsed() < until);
            strong.choose(&InfoSet::new(&game, SOLVER), &mut keep_going)
        } else {
            // If hidden cards decide, the other player is a bot, as in the window.
            let reply = solver.reply(&game);
            reply.unwrap_or_else(|| bot.choose(&InfoSet::new(&game, question.player), &mut |_| false))
        };
        game.play(action).map_err(|refused| of(format!("{refused:?}")))?;
    }
}
