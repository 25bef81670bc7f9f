//! Round clocks, stored as timestamps instead of a counter.

use super::{State, check_note};
use crate::{ClockAction, OperationError};

/// Maximum length of one time extension, in seconds.
const LONGEST: u32 = 2 * 60 * 60;
/// Maximum length of a round clock, in seconds.
const LONGEST_ROUND: u32 = 24 * 60 * 60;

/// A countdown clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundClock {
    /// Initial time, in seconds.
    pub seconds: u32,
    /// The time the clock was started or resumed, in milliseconds since 1970 (UTC); `None` while paused.
    pub running_since: Option<i64>,
    /// The time it had run before that, in milliseconds.
    pub ran_ms: i64,
}

impl RoundClock {
    /// Returns the remaining milliseconds at a time; negative after the end. Setting the system clock back adds no
    /// time.
    pub fn left_ms(&self, at: i64) -> i64 {
        i64::from(self.seconds) * 1000 - self.ran(at)
    }

    fn ran(&self, at: i64) -> i64 {
        let now = self.running_since.map_or(0, |since| at.saturating_sub(since).max(0));
        self.ran_ms.saturating_add(now)
    }
}

/// A time extension.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extension {
    /// The table; `None` means every table.
    pub table: Option<u16>,
    /// Seconds added to the clock.
    pub seconds: u32,
    /// The judge's reason, as shown in the log.
    pub note: String,
}

impl super::Round {
    /// Returns the seconds added for a table.
    pub fn extension(&self, table: u16) -> u32 {
        let given = self.extensions.iter().filter(|given| given.table.is_none_or(|number| number == table));
        given.fold(0, |sum, given| sum.saturating_add(given.seconds))
    }

    /// Returns the remaining milliseconds of a table, including extensions. Returns `None` before the clock is started.
    pub fn left_ms(&self, table: u16, at: i64) -> Option<i64> {
        Some(self.clock?.left_ms(at) + i64::from(self.extension(table)) * 1000)
    }
}

impl State {
    fn round_mut(&mut self, number: u16) -> Result<&mut super::Round, OperationError> {
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
