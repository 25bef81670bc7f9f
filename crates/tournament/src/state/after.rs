//! The standings as they were after an earlier round.

use crate::{Standing, TableStanding, Tournament};

impl Tournament {
    /// The event with its first rounds only. Results are those of now, so that a correction is seen here too; who
    /// entered later is not among the players, and who left later has not left.
    fn after_round(&self, round: u16) -> Option<Tournament> {
        let rounds = self.state.rounds.iter().position(|paired| paired.number == round)? + 1;
        let mut then = self.clone();
        then.state.rounds.truncate(rounds);
        // Players stand in the order of registration, so who entered later stands behind.
        let there = then.state.players.partition_point(|player| player.entered_in_round <= round);
        for later in then.state.players.drain(there..) {
            then.state.places.remove(&later.id);
        }
        for player in &mut then.state.players {
            player.dropped_after = player.dropped_after.filter(|after| *after <= round);
        }
        Some(then)
    }

    /// [`Tournament::standings`] as they were after a round, by the results of now; none when there is no such round.
    pub fn standings_after(&self, round: u16) -> Option<Vec<Standing>> {
        self.after_round(round).map(|then| then.standings())
    }

    /// [`Tournament::table_standings`] as they were after a round; none when there is no such round.
    pub fn table_standings_after(&self, round: u16) -> Option<Vec<TableStanding>> {
        self.after_round(round).map(|then| then.table_standings())
    }
}
