//! Card names in another language, in addition to the printed English ones.
//!
//! Lookups by name find them. A card's main name stays English, so output for other programs never contains them.

use std::collections::HashMap;

use model::{CardId, CardNumber};
use serde::Deserialize;

use crate::Catalog;
use crate::assemble::assemble;
use crate::loader::Loader;
use crate::rows::{CellProblem, CsvFile, DataRow};

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

#[derive(Deserialize)]
struct NameRow {
    number: CardNumber,
    name: Box<str>,
    subtitle: Option<Box<str>>,
}

impl DataRow for NameRow {
    const COLUMNS: &'static [&'static str] = &["number", "name", "subtitle"];
}

/// Returns the names from the folder `names` of all packages. Those of later packages replace earlier ones.
pub(crate) fn load(loader: &mut Loader<'_>, catalog: &Catalog) -> HashMap<CardId, OtherName> {
    let mut all = HashMap::new();
    for package in loader.packages {
        for (name, text) in package.files_in("names") {
            let file = CsvFile { package: package.id(), name, text };
            file.each_row::<NameRow>(&mut loader.problems, |NameRow { number, name, subtitle }| {
                let Some(card) = catalog.by_number(number) else {
                    let fix = "Correct the number, or add the card to the cards of its set";
                    return Err(CellProblem::new("number", format!("there is no {number}"), fix));
                };
                for same in catalog.members(catalog.identity(card)) {
                    all.insert(*same, OtherName { name: name.clone(), subtitle: subtitle.clone() });
                }
                Ok(())
            });
        }
    }
    all
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
        // The names of packages remain where the user has no own one.
        for (card, name) in &self.other_names {
            other.entry(*card).or_insert_with(|| name.clone());
        }
        let mut catalog = assemble(self.sets.clone(), self.cards.clone(), self.printings.clone());
        catalog.copy_sources(self);
        catalog.other_names = other;
        catalog
    }

    /// Returns the name of the card in the other language, if known.
    pub fn other_name(&self, card: CardId) -> Option<&OtherName> {
        self.other_names.get(&card)
    }
}
