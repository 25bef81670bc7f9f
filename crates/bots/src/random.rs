//! A bot that chooses at random among the legal options.

use rules::{Action, Chance};

use crate::{GoOn, Player, Sight};

/// Every legal action is equally likely.
#[derive(Debug, Clone)]
pub struct Random {
    chance: Chance,
}

impl Random {
    /// A player whose lots the seed decides.
    pub fn seeded(seed: u64) -> Self {
        Random { chance: Chance::seeded(seed) }
    }
}

impl Player for Random {
    fn choose(&mut self, sight: &Sight<'_>, _: &mut GoOn<'_>) -> Action {
        let options = sight.legal_actions();
        let at = self.chance.below(options.len() as u32) as usize;
        options.get(at).copied().unwrap_or(Action::Pass)
    }
}
