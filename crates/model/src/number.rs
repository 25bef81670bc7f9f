//! Set codes and card numbers as printed: `SOR_042`, `TWI_T01`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Error for a text that is not a set code or a card number.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NumberError {
    /// Not two to four letters and digits.
    #[error("{0:?} is not a set code")]
    Set(String),
    /// The text is not of the form `SET_NNN`.
    #[error("{0:?} is not a card number such as SOR_042")]
    Number(String),
}

/// The short code of a set: two to four capital letters and digits ("SOR", "TS26").
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SetCode([u8; 4]);

impl SetCode {
    /// Returns the code as text.
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|byte| *byte == 0).unwrap_or(self.0.len());
        // Only ASCII is ever stored, so the default is never used.
        std::str::from_utf8(&self.0[..end]).unwrap_or_default()
    }
}

impl FromStr for SetCode {
    type Err = NumberError;

    /// Parses a code, ignoring case.
    fn from_str(s: &str) -> Result<Self, NumberError> {
        let bad = || NumberError::Set(s.chars().take(40).collect());
        let trimmed = s.trim();
        if !(2..=4).contains(&trimmed.len()) || !trimmed.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(bad());
        }
        let mut code = [0; 4];
        for (slot, byte) in code.iter_mut().zip(trimmed.bytes()) {
            *slot = byte.to_ascii_uppercase();
        }
        Ok(SetCode(code))
    }
}

impl fmt::Display for SetCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for SetCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The number of one printing: set, number, and a flag for tokens (T01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardNumber {
    /// The set's code, as printed before the number.
    pub set: SetCode,
    /// `true` if the number has the prefix T.
    pub token: bool,
    /// The number, from 1.
    pub number: u16,
}

impl fmt::Display for CardNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.token {
            write!(f, "{}_T{:02}", self.set, self.number)
        } else {
            write!(f, "{}_{:03}", self.set, self.number)
        }
    }
}

impl fmt::Debug for CardNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for CardNumber {
    type Err = NumberError;

    /// Parses `SOR_042` and common variants: lower case, `-`, no padding.
    fn from_str(s: &str) -> Result<Self, NumberError> {
        let bad = || NumberError::Number(s.chars().take(40).collect());
        let (set, number) = s.trim().split_once(['_', '-']).ok_or_else(bad)?;
        let set = set.parse().map_err(|_| bad())?;
        CardNumber::in_set(set, number).ok_or_else(bad)
    }
}

impl CardNumber {
    /// Parses the part of a card number after the set code: `042` or `T01`, with or without padding.
    pub fn in_set(set: SetCode, number: &str) -> Option<CardNumber> {
        let (token, digits) = match number.strip_prefix(['T', 't']) {
            Some(digits) => (true, digits),
            None => (false, number),
        };
        let fits = (1..=4).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
        Some(CardNumber { set, token, number: digits.parse().ok().filter(|_| fits)? })
    }
}

macro_rules! serde_as_text {
    ($name:ty) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

serde_as_text!(SetCode);
serde_as_text!(CardNumber);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loose_spellings_parse_to_one_number() {
        for loose in ["SOR_042", "sor_42", "SOR-042", " sor-0042 "] {
            assert_eq!(loose.parse::<CardNumber>().unwrap().to_string(), "SOR_042");
        }
        assert_eq!("TS26_084".parse::<CardNumber>().unwrap().to_string(), "TS26_084");
        assert_eq!("twi_t1".parse::<CardNumber>().unwrap().to_string(), "TWI_T01");
    }

    #[test]
    fn an_invalid_number_is_refused() {
        for bad in ["", "SOR", "SOR_", "SOR_x", "S_1", "SOR_12345", "undefined_undefined", "SÖR_001", "_", "SOR_+12"] {
            assert!(bad.parse::<CardNumber>().is_err(), "{bad}");
        }
    }
}
