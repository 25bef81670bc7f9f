//! No look ahead: the rules of thumb alone, and they are often off.

use rules::{Action, Chance};

use crate::instinct::{off, promising, scores, useful};
use crate::quick::best;
use crate::{GoOn, Player, Sight};

/// How far off a score may be: a card more or less.
const SPREAD: u32 = 8;

/// Does what seems good, without looking at what follows.
#[derive(Debug, Clone)]
pub struct Gentle {
    chance: Chance,
}

impl Gentle {
    /// A player whose chance the seed decides.
    pub fn seeded(seed: u64) -> Self {
        Gentle { chance: Chance::seeded(seed) }
    }
}

impl Player for Gentle {
    fn choose(&mut self, sight: &Sight<'_>, _: &mut GoOn<'_>) -> Action {
        match sight.legal_actions() {
            [] => return Action::Pass,
            [only] => return *only,
            _ => {}
        }
        let game = sight.imagine(&mut self.chance);
        let mut options = useful(&game);
        let mut values = Vec::new();
        scores(&game, &options, &mut values);
        promising(&mut options, &mut values);
        values.iter_mut().for_each(|value| *value += off(&mut self.chance, SPREAD));
        best(&options, &values)
    }
}
