//! Exact fractions, so that equal tiebreakers compare equal and different ones never do.

use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

/// A non-negative fraction in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fraction {
    numerator: u128,
    denominator: u128,
}

/// The denominator used when the exact one of a sum would not fit: 10^18.
const FINE: u128 = 1_000_000_000_000_000_000;

fn greatest_common_divisor(a: u128, b: u128) -> u128 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        // 64-bit division is many times faster, and nearly all fractions fit.
        if let (Ok(mut x), Ok(mut y)) = (u64::try_from(a), u64::try_from(b)) {
            while y != 0 {
                (x, y) = (y, x % y);
            }
            return u128::from(x);
        }
        (a, b) = (b, a % b);
    }
    a
}

impl Fraction {
    /// Zero as a fraction, written 0/1.
    pub const ZERO: Fraction = Fraction { numerator: 0, denominator: 1 };

    /// Returns `numerator / denominator` in lowest terms. Returns `None` if the denominator is 0.
    pub fn new(numerator: u64, denominator: u64) -> Option<Fraction> {
        Fraction::reduced(u128::from(numerator), u128::from(denominator))
    }

    /// Returns a whole number as a fraction over 1.
    pub fn whole(number: u32) -> Fraction {
        Fraction { numerator: u128::from(number), denominator: 1 }
    }

    /// Returns the value, rounded half up to two decimal places: 5/2 is 2.5.
    pub fn two_places(&self) -> f64 {
        self.scaled(100) as f64 / 100.0
    }

    fn reduced(numerator: u128, denominator: u128) -> Option<Fraction> {
        if denominator == 0 {
            return None;
        }
        let shared = greatest_common_divisor(numerator, denominator);
        Some(Fraction { numerator: numerator / shared, denominator: denominator / shared })
    }

    /// Returns the number above the line.
    pub fn numerator(&self) -> u128 {
        self.numerator
    }

    /// Returns the number below the line; never 0.
    pub fn denominator(&self) -> u128 {
        self.denominator
    }

    /// Returns the average of some fractions, or `None` if there are none.
    ///
    /// The result is exact while the common denominator has fewer than 127 bits, which 80 games per player cannot
    /// exceed. Beyond that, the terms are rounded to 18 decimal places.
    pub fn mean(shares: impl ExactSizeIterator<Item = Fraction> + Clone) -> Option<Fraction> {
        let count = shares.len() as u128;
        let exact = || {
            let sum = shares.clone().try_fold(Fraction::ZERO, Fraction::checked_add)?;
            Fraction::reduced(sum.numerator, sum.denominator.checked_mul(count)?)
        };
        if count == 0 {
            return None;
        }
        exact().or_else(|| Fraction::reduced(shares.clone().map(|share| share.scaled(FINE)).sum(), FINE * count))
    }

    fn checked_add(self, other: Fraction) -> Option<Fraction> {
        let shared = greatest_common_divisor(self.denominator, other.denominator);
        let (mine, theirs) = (other.denominator / shared, self.denominator / shared);
        let sum = self.numerator.checked_mul(mine)?.checked_add(other.numerator.checked_mul(theirs)?)?;
        Fraction::reduced(sum, self.denominator.checked_mul(mine)?)
    }

    /// Returns `self * unit`, rounded half up.
    fn scaled(&self, unit: u128) -> u128 {
        let (whole, rest) = (self.numerator / self.denominator, self.numerator % self.denominator);
        // Two denominators of 127 bits would not fit; the dropped digits are far below the unit.
        let shift = 128u32.saturating_sub(rest.leading_zeros() + unit.leading_zeros()).min(128);
        let (rest, denominator) = (rest >> shift, (self.denominator >> shift).max(1));
        let part = rest.saturating_mul(unit);
        whole.saturating_mul(unit).saturating_add((part + denominator / 2) / denominator)
    }

    /// Returns the fraction in percent, rounded half up to four decimal places: 5/12 is 41.6667.
    pub fn percent(&self) -> f64 {
        self.scaled(1_000_000) as f64 / 10_000.0
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> Ordering {
        let (mine, theirs) =
            (self.numerator.checked_mul(other.denominator), other.numerator.checked_mul(self.denominator));
        if let (Some(mine), Some(theirs)) = (mine, theirs) {
            return mine.cmp(&theirs);
        }
        // Compare the whole parts, then the reciprocals of the remainders: continued fractions, which never overflow.
        let whole = (self.numerator / self.denominator).cmp(&(other.numerator / other.denominator));
        whole.then_with(|| {
            let turned = |share: &Fraction| Fraction::reduced(share.denominator, share.numerator % share.denominator);
            match (turned(self), turned(other)) {
                (None, None) => Ordering::Equal,
                (None, Some(_)) => Ordering::Less,
                (Some(_), None) => Ordering::Greater,
                (Some(mine), Some(theirs)) => theirs.cmp(&mine),
            }
        })
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}/{}", self.numerator, self.denominator)
    }
}

impl Serialize for Fraction {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Fraction {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Fraction, D::Error> {
        let text = String::deserialize(deserializer)?;
        let parts = text.split_once('/').and_then(|(above, below)| Some((above.parse().ok()?, below.parse().ok()?)));
        let fraction = parts.and_then(|(above, below)| Fraction::new(above, below));
        fraction.ok_or_else(|| serde::de::Error::custom(format!("{text:?} is not a fraction such as \"1/3\"")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(above: u64, below: u64) -> Fraction {
        Fraction::new(above, below).unwrap()
    }

    #[test]
    fn a_mean_is_exact() {
        let mean = Fraction::mean([share(1, 2), share(1, 3)].into_iter()).unwrap();
        assert_eq!(mean, share(5, 12));
        assert_eq!(mean.to_string(), "5/12");
        assert_eq!(mean.percent(), 41.6667);
    }

    #[test]
    fn an_empty_mean_and_a_zero_denominator_are_refused() {
        assert_eq!(Fraction::mean(std::iter::empty::<Fraction>()), None);
        assert_eq!(Fraction::new(1, 0), None);
    }

    #[test]
    fn percent_is_rounded_half_up_to_four_places() {
        assert_eq!(share(2, 3).percent(), 66.6667);
        assert_eq!(share(1, 1).percent(), 100.0);
        assert_eq!(share(0, 5).percent(), 0.0);
        assert_eq!(share(1, 2_000_000).percent(), 0.0001);
    }

    #[test]
    fn fractions_are_ordered_even_where_products_overflow() {
        let huge = Fraction::reduced(u128::MAX / 2, u128::MAX - 2).unwrap();
        let less = Fraction::reduced(u128::MAX / 2 - 1, u128::MAX - 2).unwrap();
        assert_eq!(less.cmp(&huge), Ordering::Less);
        assert_eq!(huge.cmp(&less), Ordering::Greater);
        assert_eq!(huge.cmp(&huge), Ordering::Equal);
        assert!(share(1, 3) > share(33, 100));
    }

    #[test]
    fn a_sum_beyond_128_bits_is_rounded() {
        // Denominators are primes: their product has far more than 128 bits.
        let primes = [101u64, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193];
        let mean = Fraction::mean(primes.iter().map(|prime| share(prime / 2, *prime))).unwrap();
        let float = primes.iter().map(|prime| (prime / 2) as f64 / *prime as f64).sum::<f64>() / primes.len() as f64;
        assert!((mean.percent() - float * 100.0).abs() < 0.0002, "{} and {}", mean.percent(), float * 100.0);
    }
}
