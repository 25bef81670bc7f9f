//! Whether the order of several replacement effects on the same damage makes a difference (CR 7.7.5E): all orders are
//! worked out and what comes of them is compared.

use ability::BlockId;

use crate::state::{CardIx, Ref, Seat};

/// What a replacement effect does to damage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Does {
    /// Prevents so much of it.
    Prevents(i16),
    /// Makes it so much more.
    Adds(i16),
    /// Makes it so many times as much.
    Multiplies(u8),
    /// Prevents what is more than this.
    Caps(i16),
    /// Makes it so much more if this player likes.
    MayAdd(Seat, i16),
    /// Prevents all of it.
    PreventsAll,
    /// Prevents all of it when it is so much, for this player; then a block is done.
    PreventsThen(i16, Ref, Seat, BlockId),
    /// Prevents all of it if this player defeats one of these cards.
    PreventsFor(Seat, Vec<CardIx>),
    /// Has it dealt to this unit instead.
    Redirects(CardIx),
    /// Prevents all of it, and is defeated: a Shield token.
    Shields,
}

/// A replacement effect that applies to damage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Effect {
    /// The card that it is called by: its source.
    pub(super) card: CardIx,
    /// What it does to what would happen.
    pub(super) does: Does,
}

impl Effect {
    /// Returns `true` if it applies to so much damage.
    pub(super) fn applies(&self, left: i16) -> bool {
        !matches!(self.does, Does::PreventsThen(least, ..) if left < least)
    }
}

impl Does {
    /// Returns `true` if it prevents damage, which unpreventable damage ignores.
    pub(super) fn prevents(&self) -> bool {
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

/// Which of several replacement effects is applied first.
pub(super) enum FirstEffect {
    /// The player chooses: the order makes a difference.
    Asked,
    /// This one, by its place: whatever can come of another one first can come of it.
    Dominant(usize),
    /// Any of them: the order makes no difference.
    Any,
}

/// What has become of damage when all replacement effects are applied to it.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Outcome {
    /// So much of it is dealt; none if 0 or less.
    Dealt(i16),
    /// A Shield is lost; which one, if they are not alike.
    ShieldLost(CardIx),
    /// So much of it is dealt to this unit.
    Redirected(CardIx, i16),
    /// It is prevented, and a block is resolved.
    Followed(BlockId),
    /// It is prevented, and one of these cards is defeated.
    Defeated(Vec<CardIx>),
}

/// Compares what can come of the damage with each of the effects applied first.
pub(super) fn best_first(left: i16, effects: &[Effect], seat: Seat, alike: bool) -> FirstEffect {
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
    // What another player decides later is no choice of this one.
    let is_of_another =
        |effect: &Effect| matches!(effect.does, Does::MayAdd(by, _) | Does::PreventsFor(by, _) if by != seat);
    if effects.iter().any(is_of_another) {
        return FirstEffect::Asked;
    }
    // Where the player is asked about one of the effects anyway, that question is enough.
    let is_optional = |at: &usize| matches!(effects[*at].does, Does::MayAdd(..) | Does::PreventsFor(..));
    let dominant =
        places.iter().zip(&each).find(|(at, one)| is_optional(at) && each.iter().all(|other| covers(one, other)));
    dominant.map_or(FirstEffect::Asked, |(at, _)| FirstEffect::Dominant(*at))
}

/// Collects all that can come of so much damage when these effects are applied in any order.
fn outcomes(left: i16, effects: &[Effect], alike: bool, found: &mut Vec<Outcome>) {
    if left <= 0 || !effects.iter().any(|effect| effect.applies(left)) {
        note_outcome(Outcome::Dealt(left.max(0)), found);
        return;
    }
    for at in (0..effects.len()).filter(|at| effects[*at].applies(left)) {
        // Of effects that do the same the first stands for all.
        let is_same = |other: &Effect| other.does == effects[at].does && (alike || other.does != Does::Shields);
        if !effects[..at].iter().any(is_same) {
            outcomes_after(at, left, effects, alike, found);
        }
    }
}

/// The same when the effect at this place is applied first.
fn outcomes_after(at: usize, left: i16, effects: &[Effect], alike: bool, found: &mut Vec<Outcome>) {
    let mut rest = effects.to_vec();
    let Effect { card, does } = rest.remove(at);
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
        Does::Shields => note_outcome(Outcome::ShieldLost(if alike { CardIx::NONE } else { card }), found),
    }
}

fn note_outcome(outcome: Outcome, found: &mut Vec<Outcome>) {
    if !found.contains(&outcome) {
        found.push(outcome);
    }
}
