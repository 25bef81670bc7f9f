//! Games that start from a position: a puzzle, or a case of the judge's table.

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
        let start = self.new_start(seats, position.edition)?;
        self.begin_game(GameStart { ask_always: false, position: Some(position), puzzle, ..start })
    }
}

/// Returns the deck of a side: its leaders and base. Its other cards are part of the position.
pub(crate) fn deck_of_side(side: &JudgeSide) -> StoredDeck {
    StoredDeck {
        leaders: side.leaders.iter().map(|leader| leader.card.clone()).collect(),
        base: side.base.as_ref().map_or_else(String::new, |base| base.card.clone()),
        ..StoredDeck::default()
    }
}
