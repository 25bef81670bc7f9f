//! Whom a word of the language favours.

/// Whether a card is better or worse off by what is done to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaning {
    /// Done to one's own cards.
    Helps,
    /// Done to the opponents' cards.
    Harms,
    /// Neither, or it depends.
    Neither,
}
