//! The text of rows that could not be matched.

use std::fmt;

use crate::{UnresolvedReason, UnresolvedRow, line};

impl UnresolvedRow {
    /// Returns the name and subtitle in the row, without the count: "Luke Skywalker, Jedi Knight" for
    /// "1 | Luke Skywalker | Jedi Knight".
    pub fn name(&self) -> String {
        let fields = line::counted(&self.text).body.split('|').map(str::trim).filter(|field| !field.is_empty());
        fields.collect::<Vec<_>>().join(", ")
    }
}

impl fmt::Display for UnresolvedRow {
    /// An English message with the place.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (place, text, name) = (&self.place, &self.text, self.name());
        match self.kind {
            UnresolvedReason::UnknownName => write!(f, "{place}: no card is named {name:?}"),
            UnresolvedReason::AmbiguousName => write!(f, "{place}: several cards are named {name:?}; add the subtitle"),
            UnresolvedReason::UnknownNumber => write!(f, "{place}: no card has the number in {text:?}"),
            UnresolvedReason::IncompleteSet(set) => {
                write!(f, "{place}: {text:?} is a card of {set}, a set that this version does not include yet")
            }
            UnresolvedReason::Contradiction => {
                write!(f, "{place}: the card number and the name in {text:?} do not match")
            }
            UnresolvedReason::NoCard => write!(f, "{place}: this row names no card ({text:?})"),
            UnresolvedReason::BadCount => write!(f, "{place}: the number of copies in {text:?} could not be read"),
            UnresolvedReason::UnknownSection => write!(f, "{place}: {text:?} is below an unknown heading"),
        }
    }
}
