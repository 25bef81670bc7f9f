//! Computer players. They see only what their player may see: an [`InfoSet`], never the game itself.
//!
//! Invariant: no clock, no I/O. The same seed, the same information set and the same number of playouts give the same
//! answer.
//!
//! # Main types
//!
//! - [`Skill`] lists the levels that people can play against; [`Skill::player`] creates the bot. The levels differ in
//!   search depth and in the noise of their evaluation, never in what they may see.
//! - [`Bot`] is a computer player. [`Bot::choose`] answers the open question.
//!   - [`Random`] chooses at random.
//!   - [`Gentle`] follows heuristics.
//!   - [`Quick`] looks one action ahead.
//!   - [`Strong`] is an information-set Monte Carlo tree search: it simulates games that are consistent with what its
//!     player knows.
//! - [`ForcedWinProblem`] searches for a forced win; [`Puzzles`] are the bundled positions that have one.
//!
//! # Example
//!
//! Play a game between two bots:
//!
//! ```
//! use bots::{InfoSet, Skill};
//! use rules::{CardBook, Game};
//!
//! let book = CardBook::embedded()?;
//! let decks = ["SOR-Luke", "SOR-Vader"].map(|key| testkit::deck(&book, key));
//! let mut game = Game::new(book, &decks, 1)?;
//! let mut bots = [Skill::Casual.player(1), Skill::Gentle.player(2)];
//! while let Some(question) = game.question() {
//!     let seat = question.player;
//!     // The search budget: at most ten playouts for each answer. These two bots need none.
//!     let action = bots[seat.at()].choose(&InfoSet::new(&game, seat), &mut |playouts| playouts < 10);
//!     game.play(action)?;
//! }
//! assert!(game.state.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![deny(clippy::wildcard_enum_match_arm)]

mod action_key;
mod calibration;
mod evaluate;
mod gentle;
mod info_set;
pub mod net;
mod puzzles;
mod quick;
mod random;
mod rollout_policy;
mod solve;
mod strong;

pub use evaluate::{Evaluator, evaluation_residual, share};
pub use gentle::Gentle;
pub use info_set::InfoSet;
pub use puzzles::{FirstMove, Goal, Puzzle, PuzzleStatus, PuzzleTheme, Puzzles, SOLVER, Solver};
pub use quick::Quick;
pub use random::Random;
pub use solve::{ForcedWin, ForcedWinProblem};
pub use strong::{AnswerEvaluation, Evaluation, SearchConfig, Strong};

use rules::Action;
use serde::Deserialize;

/// Decides whether a bot keeps searching, given the number of playouts so far for this answer. The caller may use a
/// fixed number or a clock.
pub type SearchBudget<'a> = dyn FnMut(u32) -> bool + 'a;

/// A computer player.
pub trait Bot {
    /// Returns the answer to the open question: one of [`InfoSet::legal_actions`]. If there are none, returns
    /// [`Action::Pass`], which is then not legal either.
    fn choose(&mut self, info_set: &InfoSet<'_>, keep_going: &mut SearchBudget<'_>) -> Action;
}

/// Skill level of a bot, from the weakest to the strongest. The line protocol reads it by the name of [`Skill::word`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Skill {
    /// Chooses at random among the legal options.
    Random,
    /// Follows the rollout policy with much noise.
    Gentle,
    /// Looks one action ahead, with noise.
    Casual,
    /// Looks one action ahead and evaluates the result.
    Quick,
    /// Searches with a small fixed number of playouts, whatever the time limit.
    Skilled,
    /// Searches ahead within a time limit.
    Strong,
}

/// Noise of `Casual`, in resources.
const CARELESS: u32 = 5;
/// Number of playouts of `Skilled` for one answer.
const A_FEW: u32 = 40;

impl Skill {
    /// All levels, from the weakest to the strongest.
    pub const ALL: [Skill; 6] =
        [Skill::Random, Skill::Gentle, Skill::Casual, Skill::Quick, Skill::Skilled, Skill::Strong];

    /// Returns the name of the level on the command line and in saved games.
    pub fn word(self) -> &'static str {
        match self {
            Skill::Random => "random",
            Skill::Gentle => "gentle",
            Skill::Casual => "casual",
            Skill::Quick => "quick",
            Skill::Skilled => "skilled",
            Skill::Strong => "strong",
        }
    }

    /// Returns a bot of this skill whose RNG is seeded with `seed`.
    pub fn player(self, seed: u64) -> Box<dyn Bot + Send> {
        self.player_with_threads(1, seed)
    }

    /// Like [`Skill::player`], for a bot that may search on this many threads.
    pub fn player_with_threads(self, cores: usize, seed: u64) -> Box<dyn Bot + Send> {
        match self {
            Skill::Random => Box::new(Random::seeded(seed)),
            Skill::Gentle => Box::new(Gentle::seeded(seed)),
            Skill::Casual => Box::new(Quick::noisy(CARELESS, seed)),
            Skill::Quick => Box::new(Quick::seeded(seed)),
            Skill::Skilled => Box::new(Brief { player: Strong::seeded(seed), most: A_FEW }),
            Skill::Strong => Box::new(Strong::seeded(seed).on_cores(cores)),
        }
    }
}

/// A player limited to a number of playouts.
#[derive(Debug, Clone)]
struct Brief {
    player: Strong,
    most: u32,
}

impl Bot for Brief {
    fn choose(&mut self, info_set: &InfoSet<'_>, keep_going: &mut SearchBudget<'_>) -> Action {
        let most = self.most;
        self.player.choose(info_set, &mut |done| done < most && keep_going(done))
    }
}
