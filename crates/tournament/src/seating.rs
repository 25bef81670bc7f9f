//! Random assignment of pods and seats.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::PlayerId;

/// Maximum number of seats in a pod.
pub const MOST_SEATS: usize = 16;

/// Draws pods of at most `pod_size` players (usually 8; 2 to 16), with sizes as even as possible.
///
/// 17 players in pods of 8 are split into 6, 6 and 5. No player is alone if there are at least two: 3 players in pods
/// of 2 form one pod of 3. The same players and seed give the same seats.
pub fn seat_randomly(players: &[PlayerId], pod_size: usize, seed: u64) -> Vec<Vec<PlayerId>> {
    let pod_size = pod_size.clamp(2, MOST_SEATS);
    let mut players = players.to_vec();
    players.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
    let pods = players.len().div_ceil(pod_size).min(players.len() / 2).max(1);
    let (size, larger) = (players.len() / pods, players.len() % pods);
    let mut rest = players.as_slice();
    let mut seated = Vec::with_capacity(pods);
    for pod in 0..pods {
        let (seats, others) = rest.split_at(size + usize::from(pod < larger));
        seated.push(seats.to_vec());
        rest = others;
    }
    seated.retain(|seats| !seats.is_empty());
    seated
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(players: u32, pod_size: usize) -> Vec<usize> {
        let players: Vec<PlayerId> = (0..players).map(PlayerId).collect();
        seat_randomly(&players, pod_size, 5).iter().map(Vec::len).collect()
    }

    #[test]
    fn pods_are_as_even_as_possible() {
        assert_eq!(sizes(16, 8), [8, 8]);
        assert_eq!(sizes(17, 8), [6, 6, 5]);
        assert_eq!(sizes(9, 8), [5, 4]);
        assert_eq!(sizes(2, 8), [2]);
        assert_eq!(sizes(3, 2), [3]);
        assert_eq!(sizes(20, 16), [10, 10]);
        assert!(sizes(0, 8).is_empty());
    }

    #[test]
    fn every_player_has_one_seat_that_depends_on_the_seed() {
        let players: Vec<PlayerId> = (0..40).map(PlayerId).collect();
        let seats = seat_randomly(&players, 8, 1);
        let mut all: Vec<PlayerId> = seats.concat();
        all.sort();
        assert_eq!(all, players);
        assert_eq!(seats, seat_randomly(&players, 8, 1));
        assert_ne!(seats, seat_randomly(&players, 8, 2));
    }
}
