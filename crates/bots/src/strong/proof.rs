//! Proofs within the search: a forced win before the regroup phase, for either side.
//!
//! The search runs in a determinization, where hidden cards are arbitrary and never played, so the real hidden cards do
//! not affect it. During the tree search, proofs take at most about as much time as playouts.

use rules::{Action, Game, Phase, Seat};

use crate::{ForcedWin, ForcedWinProblem, SearchBudget};

/// Budget of the first attempt, in answers; each further attempt doubles it.
const FIRST: u32 = 500;
/// Budget after which no further attempt is made.
const MOST: u32 = 64_000;
/// Number of answers tried in the time of one playout.
const OF_A_GAME: u32 = 10;

/// State of the proofs for a two-player position in the action phase, in one determinization.
#[derive(Debug)]
pub(super) struct WinProof {
    game: Game,
    /// Search for a win of the asked player; `None` if it is out of reach.
    win: Option<Look>,
    /// The answer that forces the win.
    won: Option<Action>,
    /// Search for a forced win of the other player after an answer; `None` if it is out of reach.
    loss: Option<ForcedWinProblem>,
    /// The answers examined for a loss.
    looked_at: Vec<Answer>,
}

/// A search for a win.
#[derive(Debug)]
struct Look {
    problem: ForcedWinProblem,
    /// Budget of the next attempt, in answers; more than `MOST` if there is none.
    next: u32,
}

/// An answer, and whether the other player has a forced win after it.
#[derive(Debug)]
struct Answer {
    action: Action,
    loses: bool,
    /// Budget of the next attempt, in answers; more than `MOST` if there is none.
    next: u32,
}

impl WinProof {
    /// Starts the proofs for the asked player. Returns `None` if nothing can be proved. A win is searched only while
    /// the other player can play no card: a win must not depend on a hidden card.
    pub(super) fn of(determinized: Game) -> Option<WinProof> {
        let you = determinized.question()?.player;
        if determinized.state.seat_count() != 2 || determinized.state.phase() != Phase::Action {
            return None;
        }
        let other = Seat(1 - you.0);
        let may_win = ForcedWinProblem::plays_no_card(&determinized, other)
            && ForcedWinProblem::is_within_reach(&determinized, you);
        let win = may_win.then(|| Look { problem: ForcedWinProblem::seen_by(you, you, &determinized), next: FIRST });
        let may_lose = ForcedWinProblem::is_within_reach(&determinized, other);
        let loss = may_lose.then(|| ForcedWinProblem::seen_by(you, other, &determinized));
        let is_of_use = win.is_some() || loss.is_some();
        is_of_use.then_some(WinProof { game: determinized, win, won: None, loss, looked_at: Vec::new() })
    }

    /// Returns the answer that forces a win before the regroup phase, if one was found.
    pub(super) fn won(&self) -> Option<Action> {
        self.won
    }

    /// Searches only for a winning answer, as long as `keep_going` allows.
    pub(super) fn win(mut self, keep_going: &mut SearchBudget<'_>) -> Option<Action> {
        while self.win.as_ref().is_some_and(|look| look.next <= MOST) {
            let tried = (self.tried() / u64::from(OF_A_GAME)) as u32;
            if tried > 0 && !keep_going(tried) {
                break;
            }
            self.search_for_win(&mut || tried == 0 || keep_going(tried));
        }
        self.won
    }

    /// Makes one attempt to find a win.
    pub(super) fn search_for_win(&mut self, keep_going: &mut dyn FnMut() -> bool) {
        let Some(Look { problem, next }) = &mut self.win else { return };
        let (found, answer) = problem.solve_by_while(&self.game, *next, keep_going);
        self.won = answer;
        *next = after(*next, found);
    }

    /// Makes another attempt after this many playouts, if the budget allows. It looks for the player's win, or for a
    /// loss after the best answer. Returns `true` if that answer is now known to lose.
    pub(super) fn continue_proof(&mut self, best: Action, games: u32, keep_going: &mut dyn FnMut() -> bool) -> bool {
        // An attempt may exceed its share by half; the time limit still applies.
        let left = 2 * (u64::from(games) * u64::from(OF_A_GAME)).saturating_sub(self.tried());
        let to_win = self.win.as_ref().map_or(u32::MAX, |look| look.next);
        let known = self.looked_at.iter().find(|answer| answer.action == best);
        let to_hold = if self.loss.is_some() { known.map_or(FIRST, |answer| answer.next) } else { u32::MAX };
        if to_win <= MOST.min(to_hold) && u64::from(to_win) <= left {
            self.search_for_win(keep_going);
        } else if to_hold <= MOST && u64::from(to_hold) <= left {
            return self.loses(best, to_hold, keep_going);
        }
        false
    }

    /// Returns `true` if the other player has a forced win after this answer, within `most` tried answers.
    fn loses(&mut self, action: Action, most: u32, keep_going: &mut dyn FnMut() -> bool) -> bool {
        let Some(problem) = &mut self.loss else { return false };
        let found = problem.answer_while(&self.game, action, most, keep_going);
        let loses = matches!(found, ForcedWin::Win { .. });
        let next = after(most, found);
        match self.looked_at.iter_mut().find(|answer| answer.action == action) {
            Some(answer) => *answer = Answer { action, loses, next },
            None => self.looked_at.push(Answer { action, loses, next }),
        }
        loses
    }

    /// Returns the first of these answers without a known loss. The search covers forced wins of the other player with
    /// visible cards. Returns `None` if all lose or no loss is in reach.
    pub(super) fn holds(&mut self, mut answers: impl Iterator<Item = Action>) -> Option<Action> {
        self.loss.as_ref()?;
        answers.find(|action| {
            let is_new = self.looked_at.iter().all(|answer| answer.action != *action);
            !(self.is_lost(*action) || is_new && self.loses(*action, FIRST, &mut || true))
        })
    }

    /// Returns `true` if the other player is known to have a forced win after this answer.
    pub(super) fn is_lost(&self, action: Action) -> bool {
        self.looked_at.iter().any(|answer| answer.action == action && answer.loses)
    }

    /// Returns the number of answers tried so far.
    fn tried(&self) -> u64 {
        self.win.as_ref().map_or(0, |look| look.problem.nodes_searched())
            + self.loss.as_ref().map_or(0, ForcedWinProblem::nodes_searched)
    }
}

/// Returns the budget of the attempt after one with this budget and result.
fn after(tried: u32, found: ForcedWin) -> u32 {
    if found == ForcedWin::TooBig { tried.saturating_mul(2) } else { u32::MAX }
}
