//! Check whether the order of replacement effects on the same damage matters (CR 7.7.5E). The outcomes of all orders
//! are computed and compared.

use ability::BlockId;

use crate::state::{CardIndex, CardRef, Seat};

/// Effect of a replacement effect on damage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Does {
    /// Prevents this amount.
    Prevents(i16),
    /// Adds this amount.
    Adds(i16),
    /// Multiplies the amount.
    Multiplies(u8),
    /// Prevents everything above this amount.
    Caps(i16),
    /// Adds this amount if this player chooses to.
    MayAdd(Seat, i16),
    /// Prevents all damage.
    PreventsAll,
    /// Prevents all damage if it is at least this amount. The block is then resolved for this player.
    PreventsThen(i16, CardRef, Seat, BlockId),
    /// Prevents all damage if this player defeats one of these cards.
    PreventsFor(Seat, Vec<CardIndex>),
    /// Deals the damage to this unit instead.
    Redirects(CardIndex),
    /// Prevents all damage and is defeated: a Shield token.
    Shields,
}

/// A replacement effect that applies to damage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ReplacementEffect {
    /// The card that represents the effect in questions.
    pub(crate) card: CardIndex,
    /// The effect on the damage.
    pub(crate) does: Does,
}

impl ReplacementEffect {
    /// Returns `true` if the effect applies to this amount of damage.
    pub(crate) fn applies(&self, left: i16) -> bool {
        !matches!(self.does, Does::PreventsThen(least, ..) if left < least)
    }
}

impl Does {
    /// Returns `true` if the effect prevents damage. Unpreventable damage ignores it.
    pub(crate) fn prevents(&self) -> bool {
        match self {
            Does::Prevents(_)
            | Does::Caps(_)
            | Does::PreventsAll
            | Does::PreventsThen(..)
            | Does::PreventsFor(..)
            | Does::Shields => true,
            Does::Adds(_) | Does::MayAdd(..) | Does::Multiplies(_) | Does::Redirects(_) => false,
        }
    }
}

/// The replacement effect to apply first.
pub(crate) enum FirstEffect {
    /// The player chooses, because the order matters.
    Asked,
    /// The effect at this index: applying it first allows every outcome that another one allows.
    Dominant(usize),
    /// Any effect: the order does not matter.
    Any,
}

/// Result of applying all replacement effects to damage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// This amount is dealt; no damage if it is 0 or less.
    Dealt(i16),
    /// A Shield is lost, identified only if the Shields differ.
    ShieldLost(CardIndex),
    /// This amount is dealt to this unit.
    Redirected(CardIndex, i16),
    /// The damage is prevented, and a block is resolved.
    Followed(BlockId),
    /// The damage is prevented, and one of these cards is defeated.
    Defeated(Vec<CardIndex>),
}

/// Compares the possible outcomes for each effect that could be applied first.
pub(crate) fn best_first(left: i16, effects: &[ReplacementEffect], seat: Seat, alike: bool) -> FirstEffect {
    let places: Vec<usize> = (0..effects.len()).filter(|at| effects[*at].applies(left)).collect();
    let after = |at: &usize| {
        let mut found = Vec::new();
        outcomes_after(*at, left, effects, alike, &mut found);
        found
    };
    let each: Vec<Vec<Outcome>> = places.iter().map(after).collect();
    let covers = |one: &[Outcome], other: &[Outcome]| other.iter().all(|outcome| one.contains(outcome));
    if each.iter().all(|one| covers(one, &each[0]) && covers(&each[0], one)) {
        return FirstEffect::Any;
    }
    // A later decision of another player is not a choice of this player.
    let is_of_another = |effect: &ReplacementEffect| matches!(effect.does, Does::MayAdd(by, _) | Does::PreventsFor(by, _) if by != seat);
    if effects.iter().any(is_of_another) {
        return FirstEffect::Asked;
    }
    // If the player is asked about one of the effects anyway, that question is enough.
    let is_optional = |at: &usize| matches!(effects[*at].does, Does::MayAdd(..) | Does::PreventsFor(..));
    let dominant =
        places.iter().zip(&each).find(|(at, one)| is_optional(at) && each.iter().all(|other| covers(one, other)));
    dominant.map_or(FirstEffect::Asked, |(at, _)| FirstEffect::Dominant(*at))
}

/// Collects the outcomes of applying the effects to this amount of damage in any order.
fn outcomes(left: i16, effects: &[ReplacementEffect], alike: bool, found: &mut Vec<Outcome>) {
    if left <= 0 || !effects.iter().any(|effect| effect.applies(left)) {
        note_outcome(Outcome::Dealt(left.max(0)), found);
        return;
    }
    for at in (0..effects.len()).filter(|at| effects[*at].applies(left)) {
        // Identical effects need to be tried only once.
        let is_same =
            |other: &ReplacementEffect| other.does == effects[at].does && (alike || other.does != Does::Shields);
        if !effects[..at].iter().any(is_same) {
            outcomes_after(at, left, effects, alike, found);
        }
    }
}

/// Collects the outcomes of applying the effect at this index first.
fn outcomes_after(at: usize, left: i16, effects: &[ReplacementEffect], alike: bool, found: &mut Vec<Outcome>) {
    let mut rest = effects.to_vec();
    let ReplacementEffect { card, does } = rest.remove(at);
    match does {
        Does::Prevents(amount) => outcomes(left - amount.max(0), &rest, alike, found),
        Does::Adds(amount) => outcomes(left + amount.max(0), &rest, alike, found),
        Does::Multiplies(times) => outcomes(left.saturating_mul(i16::from(times)), &rest, alike, found),
        Does::Caps(most) => outcomes(left.min(most), &rest, alike, found),
        Does::MayAdd(_, amount) => {
            outcomes(left, &rest, alike, found);
            outcomes(left + amount.max(0), &rest, alike, found);
        }
        Does::PreventsAll => note_outcome(Outcome::Dealt(0), found),
        Does::PreventsThen(_, _, _, block) => note_outcome(Outcome::Followed(block), found),
        Does::PreventsFor(_, cards) => {
            note_outcome(Outcome::Defeated(cards), found);
            outcomes(left, &rest, alike, found);
        }
        Does::Redirects(to) => note_outcome(Outcome::Redirected(to, left), found),
        Does::Shields => note_outcome(Outcome::ShieldLost(if alike { CardIndex::NONE } else { card }), found),
    }
}

fn note_outcome(outcome: Outcome, found: &mut Vec<Outcome>) {
    if !found.contains(&outcome) {
        found.push(outcome);
    }
}
