//! Valence: whether an effect helps or harms its target.

/// Valence of an effect for its target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Valence {
    /// Used on the player's own cards.
    Helps,
    /// Used on the opponents' cards.
    Harms,
    /// Neither, or depends on the situation.
    Neither,
}
