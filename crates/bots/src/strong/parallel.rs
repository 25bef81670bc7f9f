//! Root parallelisation: each thread searches a separate tree, and the results are added up.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use rules::Rng;

use super::{Search, WinProof};
use crate::SearchBudget;

/// Maximum number of threads.
pub(super) const MOST: usize = 64;
/// Number of playouts that one thread may be ahead of another. Few enough that the last ones take no time, and enough
/// that no thread waits for another's long playout.
const AHEAD: u32 = 12;

/// Progress shared by the threads. All of them do the same number of playouts, so the answer does not depend on timing.
struct Pace {
    /// Number of playouts for each thread.
    games: AtomicU32,
    /// `true` if no more will follow.
    over: AtomicBool,
}

/// Searches as long as `keep_going` allows; it receives the total number of playouts of all threads. Proofs run on the first
/// thread.
pub(super) fn run(
    mut search: Search,
    cores: usize,
    proof: &mut Option<WinProof>,
    keep_going: &mut SearchBudget<'_>,
) -> Search {
    if cores < 2 {
        let mut rounds = 0;
        while keep_going(rounds) {
            search.step();
            rounds += 1;
            if search.prove(proof, rounds, &mut || keep_going(rounds)) {
                break;
            }
        }
        return search;
    }
    let pace = Pace { games: AtomicU32::new(0), over: AtomicBool::new(false) };
    let done: Vec<AtomicU32> = (1..cores).map(|_| AtomicU32::new(0)).collect();
    let others: Vec<Search> = done
        .iter()
        .map(|_| Search { rng: Rng::seeded(u64::from(search.rng.next_below(u32::MAX))), ..search.clone() })
        .collect();
    std::thread::scope(|scope| {
        let pace = &pace;
        let start = |(other, done)| scope.spawn(move || follow(other, pace, done));
        let workers: Vec<_> = others.into_iter().zip(&done).map(start).collect();
        let mut rounds: u32 = 0;
        while keep_going(rounds.saturating_mul(cores as u32)) {
            pace.games.store(rounds + 1, Ordering::Release);
            search.step();
            rounds += 1;
            if search.prove(proof, rounds, &mut || keep_going(rounds.saturating_mul(cores as u32))) {
                break;
            }
            let is_slow = |done: &AtomicU32| done.load(Ordering::Acquire) + AHEAD < rounds;
            while done.iter().any(is_slow) && !workers.iter().any(|worker| worker.is_finished()) {
                std::thread::yield_now();
            }
        }
        pace.over.store(true, Ordering::Release);
        for worker in workers {
            if let Ok(other) = worker.join() {
                search.tree.add(&other.tree);
                search.forced += other.forced;
            }
        }
    });
    search
}

/// Searches on another thread: as many playouts as on the first.
fn follow(mut search: Search, pace: &Pace, done: &AtomicU32) -> Search {
    let mut rounds = 0;
    loop {
        // Read `over` first, so that playouts allowed before it was set are still done.
        let over = pace.over.load(Ordering::Acquire);
        if rounds < pace.games.load(Ordering::Acquire) {
            search.step();
            rounds += 1;
            done.store(rounds, Ordering::Release);
        } else if over {
            return search;
        } else {
            std::thread::yield_now();
        }
    }
}
