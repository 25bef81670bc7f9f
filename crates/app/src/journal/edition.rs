//! The rules edition in stored games and rulings.

use super::saved;
use crate::edition::RulesEdition;

saved! {
    /// The rules edition. Games stored without one use 8.0.
    enum Edition for RulesEdition {
        "8.0" Eighth,
        "9.0" Ninth,
    }
}

impl Edition {
    /// Returns the edition of games stored without one.
    pub(super) const fn unwritten() -> Edition {
        Edition::Eighth
    }

    pub(super) fn is_unwritten(&self) -> bool {
        *self == Edition::unwritten()
    }
}
