//! Round clocks, stored as timestamps instead of a counter.

use super::{State, check_note};
use crate::round::{Extension, RoundClock};
use crate::{ClockAction, OperationError};

/// Maximum length of one time extension, in seconds.
const LONGEST: u32 = 2 * 60 * 60;
/// Maximum length of a round clock, in seconds.
const LONGEST_ROUND: u32 = 24 * 60 * 60;

impl State {
    fn round_mut(&mut self, number: u16) -> Result<&mut crate::Round, OperationError> {
        let round = usize::from(number).checked_sub(1).and_then(|index| self.rounds.get_mut(index));
        round.ok_or(OperationError::UnknownRound { round: number })
    }

    pub(super) fn touch_clock(&mut self, number: u16, action: ClockAction, at: i64) -> Result<(), OperationError> {
        let refused = OperationError::ClockNotRunning { round: number };
        let clock = if number == 0 { &mut self.deck_clock } else { &mut self.round_mut(number)?.clock };
        let fits = |seconds: u32| (1..=LONGEST_ROUND).contains(&seconds);
        *clock = Some(match (action, *clock) {
            (ClockAction::Start { seconds }, None) if fits(seconds) => {
                RoundClock { seconds, running_since: Some(at), ran_ms: 0 }
            }
            (ClockAction::Pause, Some(clock)) if clock.running_since.is_some() => {
                RoundClock { running_since: None, ran_ms: clock.ran(at), ..clock }
            }
            (ClockAction::Resume, Some(clock)) if clock.running_since.is_none() => {
                RoundClock { running_since: Some(at), ..clock }
            }
            (ClockAction::Set { seconds }, Some(clock)) if fits(seconds) => {
                RoundClock { seconds, running_since: clock.running_since.map(|_| at), ran_ms: 0 }
            }
            (
                ClockAction::Start { .. } | ClockAction::Pause | ClockAction::Resume | ClockAction::Set { .. },
                Some(_) | None,
            ) => return Err(refused),
        });
        Ok(())
    }

    pub(super) fn extend(
        &mut self,
        number: u16,
        table: Option<u16>,
        seconds: u32,
        note: &str,
    ) -> Result<(), OperationError> {
        check_note(note)?;
        if !(1..=LONGEST).contains(&seconds) {
            return Err(OperationError::NoExtension { seconds });
        }
        let round = self.round_mut(number)?;
        if let Some(table) = table.filter(|table| !round.has_table(*table)) {
            return Err(OperationError::UnknownTable { round: number, table });
        }
        round.extensions.push(Extension { table, seconds, note: note.to_owned() });
        Ok(())
    }
}
