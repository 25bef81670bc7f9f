//! Comparisons of amounts.

use ability::{Amount, Filter, PastEvent, PlayerFilter, Range, Target};

use super::filters::{is_controlled, is_hand};
use super::numbers::{HowMany, less_or_more_by_one};

/// A property of a card that it has a number of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Property {
    Power,
    RemainingHp,
    Damage,
}

/// The form of a comparison of an amount with a range.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Comparison<'t> {
    /// "this unit dealt 3 or more combat damage to a base"
    CombatDamageToBase(i16),
    /// The comparison for one of these players: a maximum over players is enough if one of them has enough, a minimum if
    /// one of them has few enough.
    OfOnePlayer(&'t PlayerFilter, &'t Amount),
    /// "an opponent controls more units than you"; `of_each` are the players to compare with, if there may be several.
    Than { cards: &'t Filter, more: bool, than: &'t Filter, of_each: Option<&'t PlayerFilter> },
    /// "you control 3 or more units", "you have 2 or more cards in hand"
    Held { cards: &'t Filter, number: HowMany },
    /// "there are 3 or more units"
    Exist { cards: &'t Filter, number: HowMany },
    /// "it has 3 or more power"
    Has { property: Property, of: &'t Target, number: HowMany },
    /// "it and that unit have the same cost"
    SameCost(&'t Target, &'t Target),
    /// "it costs less than that unit"
    Costs { one: &'t Target, more: bool, other: &'t Target },
    /// "3 or more resources were paid to play it"
    Paid(&'t Target, HowMany),
    /// "you played 2 or more cards this phase"
    Happened(&'t PastEvent, HowMany),
    /// A number of other things.
    Number(HowMany),
    /// An amount that is in the range.
    Is,
}

/// Returns the form of a comparison, or of its negation.
pub(crate) fn comparison<'t>(amount: &'t Amount, range: &'t Range, not: bool) -> Comparison<'t> {
    let number = HowMany::of(range, not);
    let (Range::AtMost(bound) | Range::AtLeast(bound) | Range::Exactly(bound)) = range;
    if let (Amount::CombatDamageToBases, Range::AtLeast(_), Some(least)) = (amount, range, bound.number()) {
        return Comparison::CombatDamageToBase(least);
    }
    if let (Amount::MostAmong(player, inner), Range::AtLeast(_), false)
    | (Amount::LeastAmong(player, inner), Range::AtMost(_) | Range::Exactly(_), false) = (amount, range, not)
    {
        return Comparison::OfOnePlayer(player, inner);
    }
    if let Amount::Cost(one) = amount {
        return costs(one, range, not).unwrap_or(number.map_or(Comparison::Is, Comparison::Number));
    }
    if let Amount::Count(cards) = amount {
        let held = is_controlled(cards) || is_hand(cards);
        let than = if held && !not { than_another(cards, range) } else { None };
        return match (than, number) {
            (Some(than), _) => than,
            (None, Some(number)) if held => Comparison::Held { cards, number },
            (None, Some(number)) => Comparison::Exist { cards, number },
            (None, None) => Comparison::Is,
        };
    }
    let Some(number) = number else { return Comparison::Is };
    let property = if let Amount::Power(of) = amount {
        Some((Property::Power, of))
    } else if let Amount::RemainingHp(of) = amount {
        Some((Property::RemainingHp, of))
    } else if let Amount::Damage(of) = amount {
        (!matches!(of, Target::All(_))).then_some((Property::Damage, of))
    } else {
        None
    };
    if let Some((property, of)) = property {
        Comparison::Has { property, of, number }
    } else if let Amount::Paid(target) = amount {
        Comparison::Paid(target, number)
    } else if let Amount::Times(past) = amount {
        Comparison::Happened(past, number)
    } else {
        Comparison::Number(number)
    }
}

/// Matches a comparison with the cost of another card.
fn costs<'t>(one: &'t Target, range: &'t Range, not: bool) -> Option<Comparison<'t>> {
    let (bound, wanted) = match range {
        Range::Exactly(bound) => {
            let Amount::Cost(other) = &**bound else { return None };
            return Some(Comparison::SameCost(one, other));
        }
        Range::AtMost(bound) => (bound, -1),
        Range::AtLeast(bound) => (bound, 1),
    };
    let (by, Amount::Cost(other)) = less_or_more_by_one(bound)? else { return None };
    (by == wanted && !not).then_some(Comparison::Costs { one, more: wanted > 0, other })
}

/// Matches a comparison with the same cards of another side.
fn than_another<'t>(cards: &'t Filter, range: &'t Range) -> Option<Comparison<'t>> {
    let (bound, wanted) = match range {
        Range::AtLeast(bound) => (bound, 1),
        Range::AtMost(bound) => (bound, -1),
        Range::Exactly(_) => return None,
    };
    let (_, bound) = less_or_more_by_one(bound).filter(|(by, _)| *by == wanted)?;
    let more = wanted > 0;
    let (than, of_each) = crate::compared_with(bound, more)?;
    let alike = Filter { side: cards.side.clone(), ..than.clone() } == *cards;
    let held = is_controlled(than) || is_hand(than);
    (alike && held).then_some(Comparison::Than { cards, more, than, of_each })
}
