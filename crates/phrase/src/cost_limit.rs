//! Limits on cost reductions, the same in all languages.

use ability::PlayModifier;

/// The cards that a player plays and whose cost a modifier changes.
#[derive(Debug, Clone, Copy)]
pub(crate) enum CostLimit {
    /// Each of them.
    Each,
    /// The first one each round.
    FirstEachRound,
    /// The first one each phase.
    FirstEachPhase,
    /// The one with this number each round.
    NthEachRound(u8),
    /// The next cards of this number.
    Next(u8),
}

impl CostLimit {
    /// Returns the limit of a modifier. Returns [`CostLimit::Each`] for modifiers that have none.
    pub(crate) fn of(modifier: &PlayModifier) -> CostLimit {
        match modifier {
            PlayModifier::CardsCostLess { nth_each_round: Some(nth), .. } => CostLimit::NthEachRound(*nth),
            PlayModifier::CardsCostLess { first_each_phase: true, .. }
            | PlayModifier::IgnorePenalty { first_each_phase: true, .. } => CostLimit::FirstEachPhase,
            PlayModifier::CardsCostLess { first_each_round: true, .. }
            | PlayModifier::IgnorePenalty { first_each_round: true, .. } => CostLimit::FirstEachRound,
            PlayModifier::CardsCostLess { next: Some(next), .. } | PlayModifier::CardsAreFree { next, .. } => {
                CostLimit::Next(*next)
            }
            PlayModifier::CardsCostLess { .. } | PlayModifier::IgnorePenalty { .. } => CostLimit::Each,
            PlayModifier::ExtraCost { .. } | PlayModifier::CantPlay { .. } => CostLimit::Each,
        }
    }
}
