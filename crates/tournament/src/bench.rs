//! Generated events for benchmarks: the same values on every machine.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{MatchResult, Operation, OperationError, PlayerId, Profile, Tournament};

/// Creates an event of this many players just before round 5 is paired.
///
/// Four rounds are paired by [`Tournament::pair_next`], with random results (2-0 and 2-1 for either side, equally
/// likely).
///
/// # Errors
/// Returns an error if there are no players, or more than an event can have.
pub fn round_five(players: u32, seed: u64) -> Result<Tournament, OperationError> {
    let mut tournament = Tournament::new(Profile::default());
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for number in 1..=players {
        let name = format!("Player {number}");
        tournament.apply(&Operation::Register { player: PlayerId(number), name })?;
    }
    tournament.apply(&Operation::PlanRounds { rounds: 5 })?;
    for round in 1..=4 {
        let plan = tournament.pair_next(seed)?;
        let matches: Vec<u16> = plan.tables.iter().filter(|table| table.b.is_some()).map(|table| table.table).collect();
        tournament.apply(&plan.into_operation())?;
        for table in matches {
            let (a, b) = [(2, 0), (2, 1), (1, 2), (0, 2)][rng.random_range(0..4usize)];
            let result = MatchResult::Games { a, b, drawn: 0 };
            tournament.apply(&Operation::Result { round, table, result })?;
        }
    }
    Ok(tournament)
}
