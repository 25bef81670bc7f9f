//! The edition of the rules, as games and rulings name it on disk.

use super::saved;
use crate::contract;

saved! {
    /// The edition of the rules; games from before it was written were played by 8.0.
    enum Edition for contract::RulesEdition {
        "8.0" Eighth,
        "9.0" Ninth,
    }
}

impl Edition {
    /// The edition that is not written down: the one by which all games were played when none was.
    pub(super) const fn unwritten() -> Edition {
        Edition::Eighth
    }

    pub(super) fn is_unwritten(&self) -> bool {
        *self == Edition::unwritten()
    }
}
