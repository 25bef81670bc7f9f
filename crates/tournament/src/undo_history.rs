//! Undo in an append-only log: an undo is an entry of the log, and decides which entries before it are in force.

use std::ops::Deref;

/// The entries of an append-only log that are in force, oldest first. It dereferences to the values stored with them.
///
/// An entry begins a step, or belongs to the step before it. An undo is an entry that takes entries out of force, always
/// the latest ones; it is never in force itself.
///
/// ```
/// use tournament::UndoHistory;
///
/// let mut log = UndoHistory::default();
/// log.push("register");
/// log.push("pair");
/// log.push_part("seat");
/// assert_eq!(log.undo(), Some("pair"));
/// assert_eq!(*log, ["register"]);
/// assert!(log.is_undone(2) && !log.is_undone(3));
/// ```
#[derive(Debug, Clone)]
pub struct UndoHistory<T> {
    in_force: Vec<T>,
    /// The places of the entries in force.
    places: Vec<Place>,
    /// For each entry of the log, whether it is undone.
    undone: Vec<bool>,
    /// Number of entries at the start that cannot be undone.
    fixed: usize,
}

#[derive(Debug, Clone, Copy)]
struct Place {
    /// Index in the log.
    index: usize,
    begins_step: bool,
}

impl<T> Default for UndoHistory<T> {
    fn default() -> UndoHistory<T> {
        UndoHistory::with_fixed(0)
    }
}

impl<T> Deref for UndoHistory<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.in_force
    }
}

impl<T> UndoHistory<T> {
    /// Creates the history of an empty log, whose first `fixed` entries in force can never be undone.
    pub fn with_fixed(fixed: usize) -> UndoHistory<T> {
        UndoHistory { in_force: Vec::new(), places: Vec::new(), undone: Vec::new(), fixed }
    }

    /// Appends an entry that begins a step.
    pub fn push(&mut self, entry: T) {
        self.append(entry, true);
    }

    /// Appends an entry that belongs to the step before it.
    pub fn push_part(&mut self, entry: T) {
        self.append(entry, false);
    }

    fn append(&mut self, entry: T, begins_step: bool) {
        self.places.push(Place { index: self.undone.len(), begins_step });
        self.in_force.push(entry);
        self.undone.push(false);
    }

    /// Returns the indices in the log (from 0) of the entries that the next undo takes out of force, oldest first: those
    /// of the latest step. Empty if there is nothing to undo.
    pub fn last_step(&self) -> impl Iterator<Item = usize> {
        self.places[self.before_last_step()..].iter().map(|place| place.index)
    }

    /// Returns `true` if there is a step to undo.
    pub fn can_undo(&self) -> bool {
        self.in_force.len() > self.fixed
    }

    /// Appends an undo of the latest step. Returns the first entry of that step, or `None` if there is nothing to undo;
    /// then nothing is appended.
    pub fn undo(&mut self) -> Option<T> {
        self.undo_to(self.before_last_step())
    }

    /// Appends an undo of all entries in force except the first `keep`. Returns the first entry that was undone, or
    /// `None` if there is none; then nothing is appended.
    pub fn undo_to(&mut self, keep: usize) -> Option<T> {
        let keep = keep.max(self.fixed);
        if keep >= self.in_force.len() {
            return None;
        }
        for place in self.places.drain(keep..) {
            self.undone[place.index] = true;
        }
        self.undone.push(false);
        self.in_force.drain(keep..).next()
    }

    fn before_last_step(&self) -> usize {
        let begins = self.places.iter().rposition(|place| place.begins_step).unwrap_or(0);
        begins.max(self.fixed.min(self.places.len()))
    }

    /// Returns the index in the log (from 0) of the latest entry in force, if any.
    pub fn last_index(&self) -> Option<usize> {
        self.places.last().map(|place| place.index)
    }

    /// Returns `true` if the entry at this index in the log (from 0) is undone.
    pub fn is_undone(&self, index: usize) -> bool {
        self.undone.get(index).copied().unwrap_or(false)
    }

    /// Folds the entries in force, oldest first, with their indices in the log, onto the state before the log.
    ///
    /// # Errors
    /// The first error of `apply`.
    pub fn replay<S, E>(&self, base: S, mut apply: impl FnMut(&mut S, usize, &T) -> Result<(), E>) -> Result<S, E> {
        let mut state = base;
        for (place, entry) in self.places.iter().zip(&self.in_force) {
            apply(&mut state, place.index, entry)?;
        }
        Ok(state)
    }

    /// Starts over with an empty log.
    pub fn clear(&mut self) {
        *self = UndoHistory::with_fixed(self.fixed);
    }

    /// Returns the values stored with the entries in force, oldest first.
    pub fn into_in_force(self) -> Vec<T> {
        self.in_force
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_reverts_whole_steps_and_stops_at_the_fixed_entries() {
        let mut log = UndoHistory::with_fixed(1);
        log.push(0);
        assert!(!log.can_undo() && log.undo().is_none());
        log.push(1);
        log.push_part(2);
        log.push(3);
        assert_eq!(log.last_step().collect::<Vec<_>>(), [3]);
        assert_eq!((log.undo(), log.undo(), log.undo()), (Some(3), Some(1), None));
        assert_eq!((*log).to_vec(), [0]);
        log.push(6);
        assert_eq!((0..7).filter(|index| log.is_undone(*index)).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(log.last_index(), Some(6));
        let sum = log.replay(0, |sum, index, entry| {
            *sum += index + entry;
            Ok::<(), ()>(())
        });
        assert_eq!(sum, Ok(12));
    }

    #[test]
    fn undo_to_keeps_the_first_entries_in_force() {
        let mut log = UndoHistory::default();
        (0..5).for_each(|entry| log.push(entry));
        assert_eq!((log.undo_to(7), log.undo_to(5), log.undo_to(2)), (None, None, Some(2)));
        assert_eq!(log.into_in_force(), [0, 1]);
    }
}
