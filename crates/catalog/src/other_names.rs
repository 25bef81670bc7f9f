//! Card names in another language, in addition to the printed English ones.
//!
//! Lookups by name find them. A card's main name stays English, so output for other programs never contains them.

use std::collections::HashMap;

use model::{CardId, CardNumber};

use crate::{Catalog, load};

/// The name of a card in another language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherName {
    /// The name.
    pub name: Box<str>,
    /// The subtitle, if known.
    pub subtitle: Option<Box<str>>,
}

impl OtherName {
    /// Returns name and subtitle as one text.
    pub fn full_name(&self) -> String {
        match &self.subtitle {
            Some(subtitle) => format!("{}, {subtitle}", self.name),
            None => self.name.to_string(),
        }
    }
}

impl Catalog {
    /// Returns a copy that also finds these names. The name of one printing applies to every card with the same
    /// identity; unknown numbers are ignored.
    pub fn with_names(&self, names: impl IntoIterator<Item = (CardNumber, OtherName)>) -> Catalog {
        let mut other = HashMap::new();
        for (number, name) in names {
            let Some(card) = self.by_number(number) else { continue };
            for same in self.members(self.identity(card)) {
                other.entry(*same).or_insert_with(|| name.clone());
            }
        }
        let mut catalog = load::assemble(self.sets.clone(), self.cards.clone(), self.printings.clone());
        catalog.incomplete.clone_from(&self.incomplete);
        catalog.reprinted.clone_from(&self.reprinted);
        catalog.rulings.clone_from(&self.rulings);
        catalog.other_names = other;
        catalog
    }

    /// Returns the name of the card in the other language, if known.
    pub fn other_name(&self, card: CardId) -> Option<&OtherName> {
        self.other_names.get(&card)
    }
}
