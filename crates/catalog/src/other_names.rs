//! Names of cards in another language, beside those that are printed in English.
//!
//! They are found wherever a name is looked for; a card's own name stays the English one, so that nothing that is written
//! for other programs has them.

use std::collections::HashMap;

use model::{CardId, CardNumber};

use crate::{Catalog, load};

/// What a card is called in another language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherName {
    /// The name.
    pub name: Box<str>,
    /// The subtitle, where it is known.
    pub subtitle: Option<Box<str>>,
}

impl OtherName {
    /// Name and subtitle as one text.
    pub fn full_name(&self) -> String {
        match &self.subtitle {
            Some(subtitle) => format!("{}, {subtitle}", self.name),
            None => self.name.to_string(),
        }
    }
}

impl Catalog {
    /// The same catalogue, in which these names are found as well. A name of one printing is that of every card with the
    /// same identity; numbers that no card has are left out.
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

    /// What the card is called in the other language, where that is known.
    pub fn other_name(&self, card: CardId) -> Option<&OtherName> {
        self.other_names.get(&card)
    }
}
