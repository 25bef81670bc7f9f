//! The choice that a target asks for, if it is one: a view of [`Target`] that is not part of the data.

use crate::{Amount, Filter, PlayerFilter, Target};

/// A choice that a target asks for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TargetChoice<'t> {
    /// The filter of the candidates.
    pub filter: &'t Filter,
    /// Number of cards, and the way they are chosen.
    pub mode: ChoiceMode<'t>,
}

/// Number of cards that a target asks for, and the way they are chosen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum ChoiceMode<'t> {
    /// One card: [`Target::Choose`].
    One,
    /// One card, chosen by this player, or by each of these players: [`Target::ChosenBy`].
    OneBy(&'t PlayerFilter),
    /// One card for each of these players: [`Target::OneOfEach`].
    OneOfEach(&'t PlayerFilter),
    /// This many: [`Target::Exactly`].
    Exactly(&'t Amount),
    /// At most this many: [`Target::UpTo`].
    UpTo(&'t Amount),
    /// Any number: [`Target::AnyNumber`].
    AnyNumber,
    /// At most `count`, with printed costs that total at most `cost`: [`Target::CombinedCost`].
    CombinedCost {
        /// The largest number of cards.
        count: &'t Amount,
        /// The largest total of their costs.
        cost: &'t Amount,
    },
    /// This many at random: [`Target::Random`].
    Random(&'t Amount),
}

impl Target {
    /// Returns the choice among cards that match a filter, if the target is one. `None` for
    /// [`Target::Together`], which adds a condition to the choice inside it.
    pub fn choice(&self) -> Option<TargetChoice<'_>> {
        let (filter, mode) = match self {
            Target::Choose(filter) => (filter, ChoiceMode::One),
            Target::ChosenBy(by, filter) => (filter, ChoiceMode::OneBy(by)),
            Target::OneOfEach(each, filter) => (filter, ChoiceMode::OneOfEach(each)),
            Target::Exactly(count, filter) => (filter, ChoiceMode::Exactly(count)),
            Target::UpTo(count, filter) => (filter, ChoiceMode::UpTo(count)),
            Target::AnyNumber(filter) => (filter, ChoiceMode::AnyNumber),
            Target::CombinedCost(count, cost, filter) => (filter, ChoiceMode::CombinedCost { count, cost }),
            Target::Random(count, filter) => (filter, ChoiceMode::Random(count)),
            Target::This
            | Target::Attached
            | Target::Attacker
            | Target::Defender
            | Target::Subject
            | Target::It
            | Target::Named(_)
            | Target::Base(_)
            | Target::All(_)
            | Target::HostOf(_)
            | Target::UpgradesOn(_)
            | Target::Top(..)
            | Target::Itself
            | Target::These(_)
            | Target::Together(..)
            | Target::Given
            | Target::Damaged
            | Target::Exploited => return None,
        };
        Some(TargetChoice { filter, mode })
    }

    /// Returns `true` if the cards are chosen as the step resolves.
    pub fn is_choice(&self) -> bool {
        matches!(self, Target::Together(..)) || self.choice().is_some()
    }

    /// Returns the filter of the candidates, if a player chooses one of them.
    pub fn filter(&self) -> Option<&Filter> {
        if let Target::Together(inner, _) = self {
            return inner.filter();
        }
        self.choice().filter(|choice| !matches!(choice.mode, ChoiceMode::Random(_))).map(|choice| choice.filter)
    }

    /// Returns the target's own filter, of [`Target::All`] or of a choice.
    pub fn own_filter(&self) -> Option<&Filter> {
        if let Target::All(filter) = self { Some(filter) } else { self.choice().map(|choice| choice.filter) }
    }

    /// Returns the rule of the choice, if there is one in addition to the general rule on choices (CR 8.4).
    pub fn rule(&self) -> Option<&'static str> {
        match self.choice()?.mode {
            ChoiceMode::UpTo(_) => Some("8.30"),
            ChoiceMode::AnyNumber => Some("8.4.5A"),
            ChoiceMode::Random(_) => Some("8.22"),
            ChoiceMode::One | ChoiceMode::OneBy(_) | ChoiceMode::OneOfEach(_) => None,
            ChoiceMode::Exactly(_) | ChoiceMode::CombinedCost { .. } => None,
        }
    }
}
