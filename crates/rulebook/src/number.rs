//! Rule numbers.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The number of a section ("7"), heading ("7.6"), rule ("7.6.9") or sub-rule ("7.6.9A"). Ordered as in the rules text:
/// a number comes before everything below it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleNumber {
    /// Section, heading + 1, rule + 1; 0 if missing, since a rule can have the number 0 ("6.2.0").
    parts: [u8; 3],
    /// 0 for none, 1 for A.
    letter: u8,
}

impl RuleNumber {
    /// Returns the number one level up: "7.6.9" for "7.6.9A". Returns `None` for a section.
    pub fn above(self) -> Option<RuleNumber> {
        let mut above = self;
        if above.letter > 0 {
            above.letter = 0;
            return Some(above);
        }
        let last = above.parts.iter().rposition(|part| *part > 0)?;
        above.parts[last] = 0;
        (last > 0).then_some(above)
    }

    /// Returns `true` if the number is `other` or below it.
    pub fn is_in(self, other: RuleNumber) -> bool {
        let mut at = Some(self);
        while let Some(number) = at {
            if number == other {
                return true;
            }
            at = number.above();
        }
        false
    }

    /// Returns the section, from 1.
    pub fn section(self) -> u8 {
        self.parts[0]
    }

    /// Returns the number of levels below the section: 0 for a section, 3 for a sub-rule.
    pub fn depth(self) -> usize {
        self.parts.iter().filter(|part| **part > 0).count() + usize::from(self.letter > 0) - 1
    }

    /// Returns `true` if `other` can directly follow the number in the rules text. It is the next of its level, of a
    /// level above, or the first below it.
    pub(crate) fn is_followed_by(self, other: RuleNumber) -> bool {
        if other.above() == Some(self) {
            return other.last() == 1 || (other.letter == 0 && other.last() == 0);
        }
        let mut at = Some(self);
        while let Some(number) = at {
            if number.above() == other.above() && (number.letter > 0) == (other.letter > 0) {
                return other.last() == number.last() + 1;
            }
            at = number.above();
        }
        false
    }

    /// Returns its last part as a number: A is 1.
    fn last(self) -> u8 {
        match (self.letter, self.parts) {
            (0, [section, 0, _]) => section,
            (0, [_, heading, 0]) => heading - 1,
            (0, [_, _, rule]) => rule - 1,
            (letter, _) => letter,
        }
    }
}

/// Error for a text that is not a rule number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a rule number such as 7.6.9A")]
pub struct ParseRuleNumberError;

impl FromStr for RuleNumber {
    type Err = ParseRuleNumberError;

    /// Parses "7", "7.6", "7.6.9", "7.6.9A". Lower case, "CR " before it and "." after it are accepted.
    fn from_str(text: &str) -> Result<RuleNumber, ParseRuleNumberError> {
        let text = text.trim();
        let text = match text.get(..2) {
            Some(prefix) if prefix.eq_ignore_ascii_case("cr") => text[2..].trim_start(),
            Some(_) | None => text,
        };
        let text = text.strip_suffix('.').unwrap_or(text);
        let (digits, letter) = match text.bytes().last() {
            Some(last) if last.is_ascii_alphabetic() => (&text[..text.len() - 1], last.to_ascii_uppercase() - b'A' + 1),
            Some(_) | None => (text, 0),
        };
        let mut parts = [0_u8; 3];
        let mut count = 0;
        for part in digits.split('.') {
            let place = parts.get_mut(count).ok_or(ParseRuleNumberError)?;
            if part.is_empty() || part.len() > 2 || !part.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(ParseRuleNumberError);
            }
            let value: u8 = part.parse().map_err(|_| ParseRuleNumberError)?;
            // Only rules are counted from 0.
            if value == 0 && count < 2 {
                return Err(ParseRuleNumberError);
            }
            *place = if count == 0 { value } else { value + 1 };
            count += 1;
        }
        if letter > 0 && count < 3 { Err(ParseRuleNumberError) } else { Ok(RuleNumber { parts, letter }) }
    }
}

impl fmt::Display for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.parts[0])?;
        for part in self.parts[1..].iter().filter(|part| **part > 0) {
            write!(f, ".{}", part - 1)?;
        }
        if self.letter > 0 { write!(f, "{}", char::from(b'A' + self.letter - 1)) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> RuleNumber {
        text.parse().unwrap()
    }

    #[test]
    fn a_rule_number_parses_and_prints() {
        for text in ["7", "7.6", "7.6.9", "7.5.13F", "6.2.0A", "12.7.3"] {
            assert_eq!(number(text).to_string(), text);
        }
        assert_eq!(number(" cr 7.5.3a ").to_string(), "7.5.3A");
        assert_eq!(number("7.6.").to_string(), "7.6");
    }

    #[test]
    fn an_invalid_number_is_refused() {
        for text in ["", "A", "7.A", "7.6A", "0.1", "7..1", "7.6.9.1", "7.6.999", "é", "cr", "7.6.9AB", "-1"] {
            assert!(text.parse::<RuleNumber>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn numbers_are_ordered_as_in_the_text() {
        let order =
            ["1", "1.1", "1.1.1", "1.5.6", "1.5.6A", "1.5.6B", "1.6", "1.10", "2", "6.2", "6.2.0", "6.2.0A", "6.2.1"];
        for pair in order.windows(2) {
            assert!(number(pair[0]) < number(pair[1]), "{pair:?}");
        }
    }

    #[test]
    fn a_number_is_in_its_parents() {
        assert!(number("7.6.9").is_in(number("7.6")));
        assert!(number("7.6.9").is_in(number("7.6.9")));
        assert!(!number("7.16.1").is_in(number("7.1")));
        assert_eq!(number("7.5.13F").depth(), 3);
        assert_eq!(number("6.2.0A").above(), Some(number("6.2.0")));
    }

    #[test]
    fn a_gap_between_numbers_is_detected() {
        for (before, after) in [
            ("1", "1.1"),
            ("1.1.2", "1.2"),
            ("1.5.1B", "1.5.2"),
            ("6.2", "6.2.0"),
            ("6.2.0F", "6.2.1"),
            ("1.18.2C", "2"),
        ] {
            assert!(number(before).is_followed_by(number(after)), "{before} {after}");
        }
        for (before, after) in
            [("1", "1.2"), ("1.1.1", "1.1.3"), ("1.5.1A", "1.5.1C"), ("1.5.1", "1.5.1B"), ("1.2", "1.1")]
        {
            assert!(!number(before).is_followed_by(number(after)), "{before} {after}");
        }
    }
}
