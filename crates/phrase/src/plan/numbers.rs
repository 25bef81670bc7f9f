//! Numbers and bounds.

use ability::{Amount, Range};

/// Matches an amount that is another one plus 1 or minus 1.
pub(crate) fn less_or_more_by_one(amount: &Amount) -> Option<(i16, &Amount)> {
    let Amount::Sum(parts) = amount else { return None };
    match parts.as_slice() {
        [Amount::N(n), other] | [other, Amount::N(n)] if n.abs() == 1 => Some((*n, other)),
        _ => None,
    }
}

/// A number of things, before a noun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum HowMany {
    No,
    Any,
    Exactly(i16),
    NotExactly(i16),
    OrMore(i16),
    OrFewer(i16),
    FewerThan(i16),
    MoreThan(i16),
}

impl HowMany {
    /// Returns `true` if the number alone would take a singular noun.
    pub(crate) fn is_one(self) -> bool {
        matches!(self, HowMany::Exactly(1) | HowMany::NotExactly(1))
    }

    /// Returns the number of a range, or of its negation. Returns `None` if the bound is not a fixed number.
    pub(crate) fn of(range: &Range, not: bool) -> Option<HowMany> {
        let (Range::AtMost(bound) | Range::AtLeast(bound) | Range::Exactly(bound)) = range;
        Some(match (range, bound.number()?, not) {
            (Range::Exactly(_) | Range::AtMost(_), 0, false) => HowMany::No,
            (Range::Exactly(_), 0, true) => HowMany::Any,
            (Range::Exactly(_), n, false) => HowMany::Exactly(n),
            (Range::Exactly(_), n, true) => HowMany::NotExactly(n),
            (Range::AtLeast(_), n, false) => HowMany::OrMore(n),
            (Range::AtLeast(_), n, true) => HowMany::FewerThan(n),
            (Range::AtMost(_), n, false) => HowMany::OrFewer(n),
            (Range::AtMost(_), n, true) => HowMany::MoreThan(n),
        })
    }
}

/// An addition to power and HP.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Stats<'a> {
    /// The numbers: "+2/-0", "+X/+0".
    pub numbers: String,
    /// The amount that the numbers are for each of, or that X is.
    pub varying: Option<Varying<'a>>,
}

/// The amount that an addition to power and HP depends on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Varying<'a> {
    ForEach(&'a Amount),
    X(&'a Amount),
}

impl<'a> Stats<'a> {
    /// Returns the addition of these amounts. `times` is the number for each of the things that an amount counts, if it
    /// counts any.
    pub(crate) fn of(power: &'a Amount, hp: &'a Amount, times: impl Fn(&Amount) -> Option<i16>) -> Stats<'a> {
        if let (Amount::N(power), Amount::N(hp)) = (power, hp) {
            let minus = *power < 0 || *hp < 0;
            let numbers = format!("{}/{}", signed(*power, minus), signed(*hp, minus));
            return Stats { numbers, varying: None };
        }
        let (varying, both) = match (power, hp) {
            (Amount::N(_), varying) => (varying, false),
            (varying, other) => (varying, varying == other),
        };
        let (sign, of) = if let Amount::Times2(-1, inner) = varying { (-1, &**inner) } else { (1, varying) };
        if let Some(times) = times(of)
            && (both || [power, hp].contains(&&Amount::N(0)))
        {
            let times = times * sign;
            let zero = |amount: &Amount| if *amount == Amount::N(0) { 0 } else { times };
            let numbers = format!("{}/{}", signed(zero(power), times < 0), signed(zero(hp), times < 0));
            return Stats { numbers, varying: Some(Varying::ForEach(of)) };
        }
        let sign = if sign < 0 { '-' } else { '+' };
        let part = |amount: &Amount| {
            if let Amount::N(n) = amount { signed(*n, sign == '-') } else { format!("{sign}X") }
        };
        Stats { numbers: format!("{}/{}", part(power), part(hp)), varying: Some(Varying::X(of)) }
    }
}

/// Writes a number with its sign: "+2", "-0". A zero has the sign of its neighbour.
fn signed(n: i16, minus: bool) -> String {
    match n {
        0 if minus => "-0".to_owned(),
        n if n < 0 => n.to_string(),
        n => format!("+{n}"),
    }
}
