//! Places of features one after another.

/// Consecutive features, one of which is set: a number that is cut off at both ends.
#[derive(Clone, Copy)]
pub(crate) struct Range {
    pub(crate) from: u16,
    pub(crate) count: u16,
}

impl Range {
    /// The next features.
    pub(crate) const fn after(before: Range, count: u16) -> Range {
        Range { from: before.from + before.count, count }
    }

    /// The feature of a number.
    pub(crate) fn at(self, number: i32) -> u16 {
        self.from + number.clamp(0, i32::from(self.count) - 1) as u16
    }
}
