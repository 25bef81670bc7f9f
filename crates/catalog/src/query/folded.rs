//! Texts in the forms that searches compare.

use crate::fold::{fold, joined, spaced};

/// A text in its searchable forms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FoldedText {
    /// Folded with punctuation, for searches that are only punctuation.
    pub(super) plain: String,
    joined: String,
    pub(super) spaced: String,
}

impl FoldedText {
    pub(crate) fn of(text: &str) -> Self {
        FoldedText { plain: fold(text.trim()), joined: joined(text), spaced: spaced(text) }
    }

    pub(super) fn contains(&self, wanted: &FoldedText) -> bool {
        match wanted.joined.is_empty() {
            true => self.plain.contains(&wanted.plain),
            false => self.joined.contains(&wanted.joined) || self.spaced.contains(&wanted.spaced),
        }
    }

    /// Returns `true` if these words occur here, starting at the start of a word: "aw a card" is not in "draw a card".
    pub(super) fn contains_words(&self, wanted: &FoldedText) -> bool {
        let from_a_start = |all: &str, part: &str| {
            all.match_indices(part).any(|(at, _)| at == 0 || all.as_bytes().get(at - 1) == Some(&b' '))
        };
        match wanted.joined.is_empty() {
            true => self.plain.contains(&wanted.plain),
            false => from_a_start(&self.joined, &wanted.joined) || from_a_start(&self.spaced, &wanted.spaced),
        }
    }

    /// Returns `true` if each of these words is similar to a word here. One error is allowed from four letters, two
    /// from eight; shorter words never match.
    pub(super) fn is_like(&self, wanted: &FoldedText) -> bool {
        let slips = |word: &str| match word.chars().count() {
            0..4 => None,
            4..8 => Some(1),
            _ => Some(2),
        };
        let alike = |word: &str| {
            let mut here = self.joined.split(' ').chain(self.spaced.split(' '));
            slips(word).is_some_and(|most| here.any(|one| strsim::osa_distance(one, word) <= most))
        };
        !wanted.joined.is_empty() && wanted.joined.split(' ').all(alike)
    }

    pub(super) fn is(&self, wanted: &FoldedText) -> bool {
        match wanted.joined.is_empty() {
            true => self.plain == wanted.plain,
            false => self.joined == wanted.joined || self.spaced == wanted.spaced,
        }
    }
}
