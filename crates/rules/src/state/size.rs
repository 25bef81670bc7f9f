//! Memory size of a state.

use std::mem::size_of;

use crate::state::{Frame, State};

fn room<T>(list: &Vec<T>) -> usize {
    list.capacity() * size_of::<T>()
}

/// Returns the heap memory of a frame in bytes.
fn bound(frame: &Frame) -> usize {
    room(&frame.cards) + room(&frame.numbers) + room(&frame.nested)
}

impl State {
    /// Returns the memory used by the state in bytes. It includes everything the state owns and the spare capacity of
    /// its lists. The card book is shared by all states and not counted.
    pub fn bytes(&self) -> usize {
        let State { cards, lists, tasks, frames, waiting, attacks, lasting, delayed, .. } = self;
        let State { snapshots, facts, attackers, ordering, used, options, copies, exploited, pending, .. } = self;
        let flat = room(cards) + room(lists) + room(tasks) + room(waiting) + room(attacks) + room(lasting);
        let flat = flat + room(snapshots) + room(facts) + room(attackers) + room(used) + room(options);
        let flat = flat + room(copies) + room(exploited) + room(pending);
        let frames_bound: usize = frames.iter().map(bound).sum();
        let delayed_bound: usize = delayed.iter().map(|delayed| bound(&delayed.frame)).sum();
        let flat = flat + room(&self.step.defeat_causes);
        let chosen = ordering.as_ref().map_or(0, |ordering| room(&ordering.chosen));
        size_of::<State>() + chosen + flat + room(frames) + frames_bound + room(delayed) + delayed_bound
    }
}

#[cfg(test)]
mod tests {
    use crate::state::State;

    #[test]
    fn bytes_counts_the_memory_that_a_state_owns() {
        let mut state = State::empty(2, 1);
        let before = state.bytes();
        assert!(before >= std::mem::size_of_val(&state) + 128 * std::mem::size_of::<crate::Card>());
        state.options = Vec::with_capacity(1000);
        assert_eq!(state.bytes(), before + 1000 * std::mem::size_of::<crate::Action>());
    }
}
