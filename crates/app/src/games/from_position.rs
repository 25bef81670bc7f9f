//! Games that start from a position: a puzzle, or a case of the judge's table.

use std::collections::BTreeMap;

use super::record::{GameStart, StartSeat, StoredDeck};
use crate::AppError;
use crate::contract::{GameView, JudgePosition, JudgeSide};
use crate::games::Games;

impl Games {
    /// Starts a game from a position, such as a puzzle's.
    ///
    /// # Errors
    /// `play.setup`, `judge.*`, `store.*`.
    pub(crate) fn begin_from_position(
        &self,
        seats: Vec<StartSeat>,
        position: JudgePosition,
        puzzle: Option<String>,
    ) -> Result<GameView, AppError> {
        self.begin_game(GameStart {
            seats,
            best_of: 1,
            seed: self.core.game_seed(),
            edition: position.edition,
            from: None,
            players: None,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            ask_always: false,
            auto_answers: self.core.auto_answers()?,
            digests: BTreeMap::new(),
            packages: Vec::new(),
            position: Some(position),
            puzzle,
        })
    }
}

/// Returns the deck of a side: its leaders and base. Its other cards are part of the position.
pub(crate) fn deck_of_side(side: &JudgeSide) -> StoredDeck {
    StoredDeck {
        name: String::new(),
        leaders: side.leaders.iter().map(|leader| leader.card.clone()).collect(),
        base: side.base.as_ref().map_or_else(String::new, |base| base.card.clone()),
        main: Vec::new(),
        sideboard: Vec::new(),
        minimum: 0,
    }
}
