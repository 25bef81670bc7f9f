//! What can be proved instead of guessed: a win before the regroup phase, for either side.
//!
//! It is looked for in an imagined game, where hidden cards are any cards and are never played: what is really hidden has no
//! part in it.

use rules::{Action, Game, Phase, Seat};

use crate::{Forced, GoOn, Problem};

/// Answers that are tried in any case; twice as many again and again while it may think on.
const FIRST: u32 = 500;
/// Answers after which a win is not looked for any more.
const MOST: u32 = 64_000;
/// As many answers are tried in the time of one imagined game.
const OF_A_GAME: u32 = 10;
/// The most answers that are tried to see whether an answer loses.
const CHECKED: u32 = 16_000;

/// A position of two players in the action phase, as one of them may imagine it.
pub(super) struct Proof {
    game: Game,
    you: Seat,
    other: Seat,
}

impl Proof {
    /// Where something can be proved for the player who is asked; none elsewhere.
    pub(super) fn of(imagined: Game) -> Option<Proof> {
        let you = imagined.question()?.player;
        if imagined.state.seats != 2 || imagined.state.phase != Phase::Action {
            return None;
        }
        Some(Proof { game: imagined, you, other: Seat(1 - you.0) })
    }

    /// The answer by which a win before the regroup phase is forced, if one is found. It rests on no hidden card of the other
    /// player, who can play none.
    pub(super) fn win(&self, go_on: &mut GoOn<'_>) -> Option<Action> {
        if !Problem::plays_no_card(&self.game, self.other) || !Problem::is_within_reach(&self.game, self.you) {
            return None;
        }
        let mut problem = Problem::seen_by(self.you, self.you, &self.game);
        let mut most = FIRST;
        loop {
            match problem.solve_by(&self.game, most) {
                (Forced::TooBig, _) if most < MOST && go_on(problem.tried() as u32 / OF_A_GAME) => most *= 2,
                (_, answer) => return answer,
            }
        }
    }

    /// The first of these answers after which the other player cannot force a win with what lies open; `games` is how many
    /// were imagined for them. None when all lose, or nothing is to be feared.
    pub(super) fn holds(&self, mut answers: impl Iterator<Item = Action>, games: u32) -> Option<Action> {
        if !Problem::is_within_reach(&self.game, self.other) {
            return None;
        }
        let most = games.saturating_mul(OF_A_GAME).clamp(FIRST, CHECKED);
        let mut problem = Problem::seen_by(self.you, self.other, &self.game);
        answers.find(|answer| !matches!(problem.answer(&self.game, *answer, most), Forced::Win { .. }))
    }
}
