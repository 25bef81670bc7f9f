//! Playout statistics per action (MAST). They record how players fared with an action, wherever it occurred in the
//! playout (move-average sampling technique, Finnsson and Björnsson 2008), and guide the rollout policy.

use rules::{Action, Game, QuestionKind, Seat};

use crate::action_key::key;

/// Number of slots: a power of two. A quarter stays free.
const SLOTS: usize = 1 << 14;
/// Number of playouts with an action that weigh as much as the overall mean.
const FEW: f32 = 5.0;

/// Key of an action in all playouts: the action, its player and its question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PlayoutAction {
    seat: Seat,
    sign: u64,
}

impl PlayoutAction {
    /// Returns the key of this answer to the open question. Returns `None` if there is no open question.
    pub(super) fn of(game: &Game, action: Action) -> Option<PlayoutAction> {
        let question = game.question()?;
        let mut sign = key(game, action) ^ (u64::from(question.player.0) + 1) << 61;
        // An action means the same whenever it is taken; a yes or no depends on the question.
        if question.ask != QuestionKind::Action {
            sign ^= (question.ask as u64 + 1).wrapping_mul(0xD6E8_FEB8_6659_FD93);
            let step = question.step.map_or(0, |(block, at)| u64::from(block.0) << 8 | u64::from(at));
            sign ^= step.wrapping_mul(0xA24B_AED4_963E_E407);
        }
        // Zero is a free slot.
        Some(PlayoutAction { seat: question.player, sign: sign | 1 })
    }
}

/// Number of playouts of a player, or with an action, and the sum of their values.
#[derive(Debug, Clone, Copy, Default)]
struct Tally {
    sign: u64,
    games: f32,
    worth: f32,
}

/// Playout statistics collected so far.
#[derive(Debug, Clone)]
pub(super) struct PlayoutHistory {
    /// Open-addressing hash table, by the key of the answer.
    slots: Vec<Tally>,
    used: usize,
    /// Totals over all playouts, per seat.
    seats: [Tally; 4],
}

impl PlayoutHistory {
    pub(super) fn none() -> PlayoutHistory {
        PlayoutHistory { slots: vec![Tally::default(); SLOTS], used: 0, seats: [Tally::default(); 4] }
    }

    fn slot(&self, sign: u64) -> usize {
        let mut at = (sign.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as usize % SLOTS;
        while self.slots[at].sign != 0 && self.slots[at].sign != sign {
            at = (at + 1) % SLOTS;
        }
        at
    }

    /// Returns how much better an action's player fared with it than on average. The value is a difference of win
    /// rates, from -1 to 1, and near 0 with few playouts.
    pub(super) fn advantage(&self, given: PlayoutAction) -> f32 {
        let tally = self.slots[self.slot(given.sign)];
        let all = self.seats[given.seat.at()];
        let mean = (all.worth + 1.0) / (all.games + 2.0);
        (tally.worth + FEW * mean) / (tally.games + FEW) - mean
    }

    /// Records a playout: its answers, and its value for each seat, from 0 to 1.
    pub(super) fn record_playout(&mut self, given: &[PlayoutAction], worth: &[f32]) {
        for (tally, worth) in self.seats.iter_mut().zip(worth) {
            tally.games += 1.0;
            tally.worth += worth;
        }
        for one in given {
            let at = self.slot(one.sign);
            let tally = &mut self.slots[at];
            if tally.sign == 0 {
                if self.used > SLOTS / 4 * 3 {
                    continue;
                }
                self.used += 1;
                tally.sign = one.sign;
            }
            tally.games += 1.0;
            tally.worth += worth[one.seat.at()];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn given(seat: u8, sign: u64) -> PlayoutAction {
        PlayoutAction { seat: Seat(seat), sign }
    }

    /// Answers of won playouts score higher, for their player only; unknown answers score 0.
    #[test]
    fn answers_of_won_playouts_score_higher_for_their_player() {
        let [good, bad, theirs, new] = [given(0, 1), given(0, 3), given(1, 5), given(0, 7)];
        let mut history = PlayoutHistory::none();
        assert_eq!(history.advantage(good), 0.0);
        for _ in 0..10 {
            history.record_playout(&[good, theirs], &[0.8, 0.2]);
            history.record_playout(&[bad], &[0.4, 0.6]);
        }
        // Ten playouts of 0.8 and a mean of 13/22 that counts as five: 10.95 of 15.
        let mean = 13.0 / 22.0;
        assert!((history.advantage(good) - ((8.0 + 5.0 * mean) / 15.0 - mean)).abs() < 1e-6);
        assert!(history.advantage(bad) < 0.0 && history.advantage(theirs) < 0.0);
        assert_eq!(history.advantage(new), 0.0);
    }

    /// When the table is full, known entries stay and lookups still terminate.
    #[test]
    fn a_full_playout_table_keeps_its_entries() {
        let mut history = PlayoutHistory::none();
        for sign in 0..2 * SLOTS as u64 {
            history.record_playout(&[given(0, 2 * sign + 1)], &[if sign == 0 { 1.0 } else { 0.0 }]);
        }
        assert!(history.advantage(given(0, 1)) > 0.1);
        assert_eq!(history.advantage(given(0, 4 * SLOTS as u64 - 1)), 0.0);
        assert!(history.used < SLOTS);
    }
}
