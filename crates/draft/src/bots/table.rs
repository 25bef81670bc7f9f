//! Bots at the draft table.

use super::drafter::bot_pick;
use super::ratings::Ratings;
use super::reason::BotReason;
use crate::table::{Action, ActionError, Draft, SeatKind};

impl Draft {
    /// Lets the bots pick until a person must pick. Returns their actions in order, for the record.
    ///
    /// # Errors
    /// [`ActionError`]; bots pick only legal cards, so this means a bug.
    pub fn play_bots(&mut self, ratings: &Ratings) -> Result<Vec<Action>, ActionError> {
        let mut done = Vec::new();
        loop {
            let is_bot = |seat: &u8| self.config().seats.get(usize::from(*seat)) == Some(&SeatKind::Bot);
            let bots: Vec<u8> = self.waiting_for().into_iter().filter(is_bot).collect();
            if bots.is_empty() {
                return Ok(done);
            }
            for seat in bots {
                let Some(action) = self.bot_action(seat, ratings) else { return Ok(done) };
                self.apply(&action)?;
                done.push(action);
            }
        }
    }

    /// Returns the pick that a bot would have made at a seat, with its reason. `nth` counts the seat's picks from 0
    /// over the whole draft, and the bot knows only what the seat knew then. The pick is an index in the group. Returns
    /// `None` if there is no such pick.
    pub fn suggested_pick(&self, seat: u8, nth: usize, ratings: &Ratings) -> Option<(u8, BotReason)> {
        let record = self.picks(seat).get(nth)?;
        let mut view = self.view(seat);
        view.stage = record.stage;
        view.pack.clone_from(&record.from);
        view.picks.truncate(nth);
        bot_pick(&view, ratings)
    }

    /// Returns the pick that a bot would make now at any seat, or `None` if there is nothing to pick from.
    pub fn bot_action(&self, seat: u8, ratings: &Ratings) -> Option<Action> {
        let view = self.view(seat);
        let (index, reason) = bot_pick(&view, ratings)?;
        let printing = view.pack.get(usize::from(index))?.printing;
        Some(Action::Pick { seat, index, printing, reason: Some(reason) })
    }
}
