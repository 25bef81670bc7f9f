//! Valence: whether an effect helps or harms its target.

/// Valence of an effect for its target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaning {
    /// Used on the player's own cards.
    Helps,
    /// Used on the opponents' cards.
    Harms,
    /// Neither, or depends on the situation.
    Neither,
}
