//! The current standings.

use crate::tally::Tally;
use crate::{Standing, Tournament, standings};

impl Tournament {
    /// Returns indices into the list of players with their ranked lines, best first.
    pub(crate) fn ranked(&self, tallies: &[Tally]) -> Vec<(usize, Standing)> {
        standings::ranked(self.profile(), self.players(), tallies)
    }

    /// Returns the standings after all results entered so far, best first, including players who dropped.
    pub fn standings(&self) -> Vec<Standing> {
        self.ranked(&self.tallies()).into_iter().map(|(_, line)| line).collect()
    }

    /// Returns the ranks of [`Tournament::standings`] by player index. They are equal for shared ranks, and lower is
    /// better.
    pub(crate) fn rank_of_places(&self, tallies: &[Tally]) -> Vec<u32> {
        let mut ranks = vec![0; tallies.len()];
        for (place, line) in self.ranked(tallies) {
            ranks[place] = line.rank;
        }
        ranks
    }
}
