//! A search on several cores: each has a tree of its own, and what they found is added up.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use rules::Chance;

use super::{Proof, Search};
use crate::GoOn;

/// More cores than this are not used.
pub(super) const MOST: usize = 64;
/// Imagined games that one core may be ahead of another: so few that the last ones take no time, so many that no core
/// waits for another's long game.
const AHEAD: u32 = 12;

/// How far the searches may go, and have gone. All do the same number of games, so the answer depends on no clock of a
/// core.
struct Pace {
    /// Games that every core is to do.
    games: AtomicU32,
    /// No more will follow.
    over: AtomicBool,
}

/// Searches as long as it may; `go_on` is asked with the games of all cores together. Proofs are looked for on the first core.
pub(super) fn run(mut search: Search, cores: usize, proof: &mut Option<Proof>, go_on: &mut GoOn<'_>) -> Search {
    if cores < 2 {
        let mut rounds = 0;
        while go_on(rounds) {
            search.step();
            rounds += 1;
            if search.prove(proof, rounds, &mut || go_on(rounds)) {
                break;
            }
        }
        return search;
    }
    let pace = Pace { games: AtomicU32::new(0), over: AtomicBool::new(false) };
    let done: Vec<AtomicU32> = (1..cores).map(|_| AtomicU32::new(0)).collect();
    let others: Vec<Search> = done
        .iter()
        .map(|_| Search { chance: Chance::seeded(u64::from(search.chance.below(u32::MAX))), ..search.clone() })
        .collect();
    std::thread::scope(|scope| {
        let pace = &pace;
        let start = |(other, done)| scope.spawn(move || follow(other, pace, done));
        let workers: Vec<_> = others.into_iter().zip(&done).map(start).collect();
        let mut rounds: u32 = 0;
        while go_on(rounds.saturating_mul(cores as u32)) {
            pace.games.store(rounds + 1, Ordering::Release);
            search.step();
            rounds += 1;
            if search.prove(proof, rounds, &mut || go_on(rounds.saturating_mul(cores as u32))) {
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

/// What the other cores do: as many games as the first.
fn follow(mut search: Search, pace: &Pace, done: &AtomicU32) -> Search {
    let mut rounds = 0;
    loop {
        // Whether it is over is asked first: what was allowed before that is done.
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
