//! A bot without look-ahead: it follows the rollout policy with much noise.

use rules::{Action, Rng};

use crate::quick::best;
use crate::rollout_policy::{noise, prune_candidates, scores, useful};
use crate::{Bot, InfoSet, SearchBudget};

/// Noise of a score: about one card more or less.
const SPREAD: u32 = 8;

/// A bot that chooses what seems good without looking ahead.
#[derive(Debug, Clone)]
pub struct Gentle {
    rng: Rng,
}

impl Gentle {
    /// Returns a player whose RNG is seeded with `seed`.
    pub fn seeded(seed: u64) -> Self {
        Gentle { rng: Rng::seeded(seed) }
    }
}

impl Bot for Gentle {
    fn choose(&mut self, info_set: &InfoSet<'_>, _: &mut SearchBudget<'_>) -> Action {
        match info_set.legal_actions() {
            [] => return Action::Pass,
            [only] => return *only,
            _ => {}
        }
        let game = info_set.determinize(&mut self.rng);
        let mut options = useful(&game);
        let mut values = Vec::new();
        scores(&game, &options, &mut values);
        prune_candidates(&mut options, &mut values);
        values.iter_mut().for_each(|value| *value += noise(&mut self.rng, SPREAD));
        best(&options, &values)
    }
}
