//! Round robin with the circle method.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::{PlayerId, Reason, RoundKind, TablePairing, Tournament};

/// Returns the number of rounds in a round robin of this many players.
pub(crate) fn rounds(players: usize) -> u16 {
    let even = players + players % 2;
    u16::try_from(even.saturating_sub(1)).unwrap_or(u16::MAX)
}

/// Returns the tables for one turn of the circle. One player stays and the others move by one seat each round.
///
/// Returns `None` if a player entered after it began, or the circle is complete. Then the round is paired by score,
/// which also avoids rematches.
pub(super) fn round(event: &Tournament, number: u16) -> Option<Vec<TablePairing>> {
    let begun = event.rounds().iter().find(|round| round.kind == RoundKind::RoundRobin);
    let from = begun.map_or(number, |round| round.number);
    let mut circle: Vec<PlayerId> = match begun {
        Some(first) => {
            event.players().iter().map(|player| player.id).filter(|id| first.pairing_of(*id).is_some()).collect()
        }
        None => event.active().map(|player| player.id).collect(),
    };
    if event.active().any(|player| !circle.contains(&player.id)) {
        return None;
    }
    // A separate random order, the same in every round.
    circle.shuffle(&mut ChaCha8Rng::seed_from_u64(CIRCLE));
    let mut seats: Vec<Option<PlayerId>> = circle.into_iter().map(Some).collect();
    if seats.len() % 2 == 1 {
        seats.push(None);
    }
    let turn = usize::from(number - from);
    if seats.len() < 2 || turn >= seats.len() - 1 {
        return None;
    }
    seats[1..].rotate_right(turn);
    let active =
        |seat: Option<PlayerId>| seat.filter(|player| event.player(*player).is_some_and(|player| !player.is_dropped()));
    let half = seats.len() / 2;
    let table = |place: usize| {
        let (one, other) = (active(seats[place]), active(seats[seats.len() - 1 - place]));
        let (a, b) = (one.or(other)?, one.and(other));
        Some(TablePairing { table: 0, a, b, reasons: vec![Reason::RoundRobin] })
    };
    let (byes, matches): (Vec<_>, Vec<_>) = (0..half).filter_map(table).partition(|table| table.b.is_none());
    Some(matches.into_iter().chain(byes).collect())
}

/// The seed of the circle. All its rounds need the same order, so it cannot be the seed of a round.
const CIRCLE: u64 = 0x5357_5520_5252;
