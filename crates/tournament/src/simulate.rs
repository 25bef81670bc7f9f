//! Simulated events with random results, for measuring the quality of pairings.
//!
//! Invariant: no clock. The same request and number give the same event on every machine. Callers measure time around
//! [`SimulatedEvent::pair`].

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

use crate::{MatchResult, Operation, OperationError, PlayerId, Profile, Tournament};

/// Maximum field size for looking ahead.
pub const LOOKS_AHEAD: usize = 12;

/// Parameters of simulated events.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SimulationRequest {
    /// Minimum number of players; each event draws its own number.
    pub least_players: u32,
    /// Maximum number of players.
    pub most_players: u32,
    /// Number of rounds; `None` uses the recommended number for the field.
    pub rounds: Option<u16>,
    /// Percentage of players who drop after each round.
    pub drops: u32,
    /// Percentage of matches that are drawn.
    pub draws: u32,
    /// Percentage of rounds after round 1 with a late entry.
    pub late: u32,
    /// `true` if every pairing must be proven optimal.
    pub prove: bool,
}

/// Pairing statistics of simulated events.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct SimulationFigures {
    /// Number of events played.
    pub events: u64,
    /// Number of rounds paired.
    pub rounds: u64,
    /// Number of matches, without byes.
    pub matches: u64,
    /// Number of byes, including second ones.
    pub byes: u64,
    /// Byes for players who already had one, because the round required it.
    pub second_byes: u64,
    /// Matches between players who had already met, because the round required it.
    pub rematches: u64,
    /// Events with a rematch.
    pub events_with_rematches: u64,
    /// Rematches in fields of at most 12 players without late entries or drops. Looking ahead must avoid these.
    pub rematches_small_unchanged: u64,
    /// Rematches in fields of at most 12 after a late entry or a drop, which cannot be foreseen.
    pub rematches_small_changed: u64,
    /// Rematches in larger fields, where pairing does not look ahead.
    pub rematches_large: u64,
    /// Matches between players with different scores.
    pub pair_downs: u64,
    /// Sum of the squared score differences.
    pub squares: u64,
    /// Players paired down twice in a row.
    pub floated_twice: u64,
    /// Rounds changed by looking ahead.
    pub changed_by_look_ahead: u64,
    /// Pairings proven optimal by criteria 1 to 6 and the random order, before looking ahead.
    pub proven: u64,
    /// Pairings that could not be proven optimal; must be 0.
    pub not_proven: u64,
    /// Number of players who dropped.
    pub drops: u64,
    /// Number of late entries.
    pub late: u64,
}

impl SimulationFigures {
    /// Adds the statistics of other events.
    pub fn add(&mut self, other: &SimulationFigures) {
        let SimulationFigures {
            events,
            rounds,
            matches,
            byes,
            second_byes,
            rematches,
            events_with_rematches,
            rematches_small_unchanged,
            rematches_small_changed,
            rematches_large,
            pair_downs,
            squares,
            floated_twice,
            changed_by_look_ahead,
            proven,
            not_proven,
            drops,
            late,
        } = other;
        for (sum, more) in [
            (&mut self.events, events),
            (&mut self.rounds, rounds),
            (&mut self.matches, matches),
            (&mut self.byes, byes),
            (&mut self.second_byes, second_byes),
            (&mut self.rematches, rematches),
            (&mut self.events_with_rematches, events_with_rematches),
            (&mut self.rematches_small_unchanged, rematches_small_unchanged),
            (&mut self.rematches_small_changed, rematches_small_changed),
            (&mut self.rematches_large, rematches_large),
            (&mut self.pair_downs, pair_downs),
            (&mut self.squares, squares),
            (&mut self.floated_twice, floated_twice),
            (&mut self.changed_by_look_ahead, changed_by_look_ahead),
            (&mut self.proven, proven),
            (&mut self.not_proven, not_proven),
            (&mut self.drops, drops),
            (&mut self.late, late),
        ] {
            *sum += more;
        }
    }
}

/// A simulated event in progress.
pub struct SimulatedEvent {
    event: Tournament,
    rng: ChaCha8Rng,
    seed: u64,
    asked: SimulationRequest,
    rounds: u16,
    /// `true` if a player has entered or dropped since round 1.
    changed: bool,
    figures: SimulationFigures,
}

impl SimulatedEvent {
    /// Creates the event with this number. The same parameters, seed and number give the same event.
    ///
    /// # Errors
    /// Returns an error if there are more players or rounds than an event can have.
    pub fn new(asked: &SimulationRequest, seed: u64, number: u64) -> Result<SimulatedEvent, OperationError> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(number);
        let players = rng.random_range(asked.least_players..=asked.most_players.max(asked.least_players));
        let mut event = Tournament::new(Profile::default());
        for number in 1..=players {
            event.apply(&Operation::Register { player: PlayerId(number), name: format!("Player {number}") })?;
        }
        let rounds = asked.rounds.unwrap_or_else(|| event.rounds_to_play());
        event.apply(&Operation::PlanRounds { rounds })?;
        let figures = SimulationFigures { events: 1, ..SimulationFigures::default() };
        let seed = rng.random_range(0..u64::MAX);
        Ok(SimulatedEvent { event, rng, seed, asked: asked.clone(), rounds, changed: false, figures })
    }

    /// Returns `true` if there are rounds left and players to play them.
    pub fn goes_on(&self) -> bool {
        self.event.rounds().len() < usize::from(self.rounds) && self.event.active().count() > 1
    }

    /// Pairs the next round. Benchmarks measure the time of this call.
    ///
    /// # Errors
    /// Never while [`SimulatedEvent::goes_on`] returns `true`.
    pub fn pair(&mut self) -> Result<(), OperationError> {
        let plan = self.event.pair_next(self.seed)?;
        let (field, report) = (self.event.active().count(), plan.report.clone());
        let (byes, matches): (Vec<_>, Vec<_>) = plan.tables.iter().partition(|table| table.b.is_none());
        let figures = &mut self.figures;
        figures.rounds += 1;
        figures.matches += matches.len() as u64;
        figures.byes += byes.len() as u64;
        figures.second_byes += u64::from(report.second_byes);
        figures.rematches += u64::from(report.rematches);
        let of_field = match (field <= LOOKS_AHEAD, self.changed) {
            (true, false) => &mut figures.rematches_small_unchanged,
            (true, true) => &mut figures.rematches_small_changed,
            (false, _) => &mut figures.rematches_large,
        };
        *of_field += u64::from(report.rematches);
        figures.pair_downs += u64::from(report.pair_downs);
        figures.squares += report.squared_differences;
        figures.floated_twice += u64::from(report.floated_twice);
        figures.changed_by_look_ahead += u64::from(report.look_ahead.is_some_and(|looked| looked.changed));
        self.event.apply(&plan.into_operation())
    }

    /// Proves the pairing of [`SimulatedEvent::pair`] optimal, if the parameters ask for it.
    pub fn prove(&mut self) {
        if self.asked.prove {
            match self.event.prove_next(self.seed) {
                Some(true) => self.figures.proven += 1,
                Some(false) | None => self.figures.not_proven += 1,
            }
        }
    }

    /// Enters random results, then drops some players and may add a late entry.
    ///
    /// # Errors
    /// Never after [`SimulatedEvent::pair`].
    pub fn play(&mut self) -> Result<(), OperationError> {
        let Some(round) = self.event.rounds().last() else { return Ok(()) };
        let number = round.number;
        let tables: Vec<u16> =
            round.pairings.iter().filter(|pairing| pairing.b.is_some()).map(|pairing| pairing.table).collect();
        for table in tables {
            let drawn = self.rng.random_range(0..100) < self.asked.draws;
            let (a, b) =
                if drawn { (1, 1) } else { [(2, 0), (2, 1), (1, 2), (0, 2)][self.rng.random_range(0..4usize)] };
            let result = MatchResult::Games { a, b, drawn: 0 };
            self.event.apply(&Operation::Result { round: number, table, result })?;
        }
        let here: Vec<PlayerId> = self.event.active().map(|player| player.id).collect();
        for player in here {
            if self.rng.random_range(0..100) < self.asked.drops && self.event.active().count() > 2 {
                self.event.apply(&Operation::Drop { player })?;
                self.figures.drops += 1;
                self.changed = true;
            }
        }
        if self.rng.random_range(0..100) < self.asked.late {
            let player = PlayerId(self.event.players().len() as u32 + 1);
            self.event.apply(&Operation::Register { player, name: format!("Late {}", player.0) })?;
            self.figures.late += 1;
            self.changed = true;
        }
        Ok(())
    }

    /// Returns the statistics of the event.
    pub fn figures(mut self) -> SimulationFigures {
        self.figures.events_with_rematches = u64::from(self.figures.rematches > 0);
        self.figures
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(asked: &SimulationRequest, events: u64) -> SimulationFigures {
        let mut sum = SimulationFigures::default();
        for number in 0..events {
            let mut course = SimulatedEvent::new(asked, 3, number).unwrap();
            while course.goes_on() {
                course.prove();
                course.pair().unwrap();
                course.play().unwrap();
            }
            sum.add(&course.figures());
        }
        sum
    }

    /// Criteria 1 to 6 of the pairing, proven by the duals of the complete graph, with drops, draws and late entries.
    #[test]
    fn every_simulated_pairing_is_proven_optimal() {
        let asked = SimulationRequest {
            least_players: 5,
            most_players: 40,
            rounds: None,
            drops: 6,
            draws: 8,
            late: 20,
            prove: true,
        };
        let figures = played(&asked, 12);
        assert_eq!((figures.not_proven, figures.proven), (0, figures.rounds));
        assert!(figures.drops > 0 && figures.late > 0 && figures.pair_downs > 0);
        assert_eq!(figures, played(&asked, 12));
    }

    #[test]
    fn small_fields_without_drops_have_no_rematch() {
        let asked = SimulationRequest {
            least_players: 5,
            most_players: 8,
            rounds: Some(5),
            drops: 0,
            draws: 10,
            late: 0,
            prove: false,
        };
        let figures = played(&asked, 20);
        assert_eq!((figures.rematches, figures.second_byes, figures.rounds), (0, 0, 100));
    }
}
