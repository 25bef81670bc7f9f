//! What can be proved instead of guessed: a win before the regroup phase, for either side.
//!
//! It is looked for in an imagined game, where hidden cards are any cards and are never played: what is really hidden has no
//! part in it. While games are imagined, about as much time goes into proofs as into them at most.

use rules::{Action, Game, Phase, Seat};

use crate::{Forced, GoOn, Problem};

/// Answers that a first look tries; each further look tries twice as many as the one before.
const FIRST: u32 = 500;
/// After a look at so many answers nothing is looked for any more.
const MOST: u32 = 64_000;
/// As many answers are tried in the time of one imagined game.
const OF_A_GAME: u32 = 10;

/// What is known of a position of two players in the action phase, as one of them may imagine it.
#[derive(Debug)]
pub(super) struct Proof {
    game: Game,
    /// Whether the player who is asked can win; none when that is out of reach.
    win: Option<Look>,
    /// The answer by which the win is forced.
    won: Option<Action>,
    /// What the other player can force after an answer; none when nothing is to be feared.
    loss: Option<Problem>,
    /// The answers after which that was looked for.
    looked_at: Vec<Answer>,
}

/// A search for a win.
#[derive(Debug)]
struct Look {
    problem: Problem,
    /// How many answers are tried when it is looked for again; more than `MOST` when it is not.
    next: u32,
}

/// An answer, and whether the other player wins after it.
#[derive(Debug)]
struct Answer {
    action: Action,
    loses: bool,
    /// How many answers are tried when it is looked at again; more than `MOST` when it is not.
    next: u32,
}

impl Proof {
    /// Where something can be proved for the player who is asked; none elsewhere. That a player wins is looked for only while
    /// the other can play no card: a win rests on no hidden card.
    pub(super) fn of(imagined: Game) -> Option<Proof> {
        let you = imagined.question()?.player;
        if imagined.state.seats != 2 || imagined.state.phase != Phase::Action {
            return None;
        }
        let other = Seat(1 - you.0);
        let may_win = Problem::plays_no_card(&imagined, other) && Problem::is_within_reach(&imagined, you);
        let win = may_win.then(|| Look { problem: Problem::seen_by(you, you, &imagined), next: FIRST });
        let may_lose = Problem::is_within_reach(&imagined, other);
        let loss = may_lose.then(|| Problem::seen_by(you, other, &imagined));
        let is_of_use = win.is_some() || loss.is_some();
        is_of_use.then_some(Proof { game: imagined, win, won: None, loss, looked_at: Vec::new() })
    }

    /// The answer by which a win before the regroup phase is forced, if one was found.
    pub(super) fn won(&self) -> Option<Action> {
        self.won
    }

    /// Looks for that answer as long as it may, and nothing else.
    pub(super) fn win(mut self, go_on: &mut GoOn<'_>) -> Option<Action> {
        while self.win.as_ref().is_some_and(|look| look.next <= MOST) {
            let tried = (self.tried() / u64::from(OF_A_GAME)) as u32;
            if tried > 0 && !go_on(tried) {
                break;
            }
            self.look_for_a_win(&mut || tried == 0 || go_on(tried));
        }
        self.won
    }

    /// Looks once for a win.
    pub(super) fn look_for_a_win(&mut self, go_on: &mut dyn FnMut() -> bool) {
        let Some(Look { problem, next }) = &mut self.win else { return };
        let (found, answer) = problem.solve_by_while(&self.game, *next, go_on);
        self.won = answer;
        *next = after(*next, found);
    }

    /// Looks once more after so many imagined games, if their time allows it: whether the player wins, or loses after the
    /// answer that seems best. Says whether it is known now that this answer loses.
    pub(super) fn look_on(&mut self, best: Action, games: u32, go_on: &mut dyn FnMut() -> bool) -> bool {
        // A look may go beyond its share by half: it ends with the time at the latest.
        let left = 2 * (u64::from(games) * u64::from(OF_A_GAME)).saturating_sub(self.tried());
        let to_win = self.win.as_ref().map_or(u32::MAX, |look| look.next);
        let known = self.looked_at.iter().find(|answer| answer.action == best);
        let to_hold = if self.loss.is_some() { known.map_or(FIRST, |answer| answer.next) } else { u32::MAX };
        if to_win <= MOST.min(to_hold) && u64::from(to_win) <= left {
            self.look_for_a_win(go_on);
        } else if to_hold <= MOST && u64::from(to_hold) <= left {
            return self.loses(best, to_hold, go_on);
        }
        false
    }

    /// Whether the other player wins after this answer, as far as `most` tried answers say.
    fn loses(&mut self, action: Action, most: u32, go_on: &mut dyn FnMut() -> bool) -> bool {
        let Some(problem) = &mut self.loss else { return false };
        let found = problem.answer_while(&self.game, action, most, go_on);
        let loses = matches!(found, Forced::Win { .. });
        let next = after(most, found);
        match self.looked_at.iter_mut().find(|answer| answer.action == action) {
            Some(answer) => *answer = Answer { action, loses, next },
            None => self.looked_at.push(Answer { action, loses, next }),
        }
        loses
    }

    /// The first of these answers after which the other player cannot force a win with what lies open, as far as a look says.
    /// None when all lose, or nothing is to be feared.
    pub(super) fn holds(&mut self, mut answers: impl Iterator<Item = Action>) -> Option<Action> {
        self.loss.as_ref()?;
        answers.find(|action| {
            let is_new = self.looked_at.iter().all(|answer| answer.action != *action);
            !(self.is_lost(*action) || is_new && self.loses(*action, FIRST, &mut || true))
        })
    }

    /// Whether the other player wins after this answer, as far as looks say.
    pub(super) fn is_lost(&self, action: Action) -> bool {
        self.looked_at.iter().any(|answer| answer.action == action && answer.loses)
    }

    /// Answers that were tried so far.
    fn tried(&self) -> u64 {
        self.win.as_ref().map_or(0, |look| look.problem.tried()) + self.loss.as_ref().map_or(0, Problem::tried)
    }
}

/// How many answers are tried after a look at so many that found this.
fn after(tried: u32, found: Forced) -> u32 {
    if found == Forced::TooBig { tried.saturating_mul(2) } else { u32::MAX }
}
