//! A bot that chooses at random among the legal options.

use rules::{Action, Rng};

use crate::{Bot, InfoSet, SearchBudget};

/// A bot that plays every legal action with equal probability.
#[derive(Debug, Clone)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// Returns a player whose RNG is seeded with `seed`.
    pub fn seeded(seed: u64) -> Self {
        Random { rng: Rng::seeded(seed) }
    }
}

impl Bot for Random {
    fn choose(&mut self, info_set: &InfoSet<'_>, _: &mut SearchBudget<'_>) -> Action {
        let options = info_set.legal_actions();
        let at = self.rng.next_below(options.len() as u32) as usize;
        options.get(at).copied().unwrap_or(Action::Pass)
    }
}
