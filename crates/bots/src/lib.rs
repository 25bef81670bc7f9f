//! Players that are programs. They see only what their player may see: a [`Sight`], never the game.
//!
//! Three of them: [`Random`] chooses at random, [`Quick`] looks one action ahead, [`Strong`] searches games that might
//! be (information-set Monte Carlo tree search). Invariant: no clock, no I/O; the same seed, the same sight and the
//! same number of rounds of thought give the same answer. Start reading at [`Player::choose`].

#![deny(clippy::wildcard_enum_match_arm)]

mod evaluate;
mod instinct;
mod keys;
pub mod net;
mod quick;
mod random;
mod sight;
mod strong;

pub use evaluate::{Judgement, share};
pub use quick::Quick;
pub use random::Random;
pub use sight::Sight;
pub use strong::{Opinion, Strong, Thinking};

use rules::Action;

/// Whether a bot may think on, asked with the number of games that it has imagined for this answer. The caller
/// decides: by a number, or by a clock of its own.
pub type GoOn<'a> = dyn FnMut(u32) -> bool + 'a;

/// A player that is a program.
pub trait Player {
    /// The answer to the open question: one of [`Sight::legal_actions`]. [`Action::Pass`] when there are none, which
    /// is no answer to anything.
    fn choose(&mut self, sight: &Sight<'_>, go_on: &mut GoOn<'_>) -> Action;
}

/// How well a bot plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Skill {
    /// Chooses at random among the legal options.
    Random,
    /// Looks one action ahead and weighs what it sees.
    Quick,
    /// Searches ahead within a time limit.
    Strong,
}

impl Skill {
    /// A bot of this skill; the seed decides all its chance.
    pub fn player(self, seed: u64) -> Box<dyn Player + Send> {
        match self {
            Skill::Random => Box::new(Random::seeded(seed)),
            Skill::Quick => Box::new(Quick::seeded(seed)),
            Skill::Strong => Box::new(Strong::seeded(seed)),
        }
    }
}
