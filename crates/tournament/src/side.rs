//! The two sides of a match.

use serde::{Deserialize, Serialize};

/// One of the two sides of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The side of the first player of the pairing.
    A,
    /// The side of the second player of the pairing.
    B,
}

impl Side {
    /// Returns the opposite side.
    pub fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// Returns 0 for A and 1 for B.
    pub(crate) fn index(self) -> usize {
        match self {
            Side::A => 0,
            Side::B => 1,
        }
    }
}
