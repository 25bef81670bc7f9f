//! The standings after an earlier round.

use crate::{Standing, TableStanding, Tournament};

impl Tournament {
    /// Returns the event with only its first rounds.
    ///
    /// It includes later corrections of results. Players who entered later are left out, and later drops are ignored.
    fn after_round(&self, round: u16) -> Option<Tournament> {
        let rounds = self.state.rounds.iter().position(|paired| paired.number == round)? + 1;
        let mut then = self.clone();
        then.state.rounds.truncate(rounds);
        // Players are in registration order, so later entries are at the end.
        let there = then.state.players.partition_point(|player| player.entered_in_round <= round);
        for later in then.state.players.drain(there..) {
            then.state.places.remove(&later.id);
        }
        for player in &mut then.state.players {
            player.dropped_after = player.dropped_after.filter(|after| *after <= round);
        }
        Some(then)
    }

    /// Returns [`Tournament::standings`] after a round, with current results. Returns `None` if there is no such round.
    pub fn standings_after(&self, round: u16) -> Option<Vec<Standing>> {
        self.after_round(round).map(|then| then.standings())
    }

    /// Returns [`Tournament::table_standings`] after a round, or `None` if there is no such round.
    pub fn table_standings_after(&self, round: u16) -> Option<Vec<TableStanding>> {
        self.after_round(round).map(|then| then.table_standings())
    }
}
