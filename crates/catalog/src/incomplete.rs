//! Sets that are in the shops while the catalogue holds only some names of their cards (`data/incomplete/*.csv`).
//!
//! Such a set has no row in `data/sets.csv`: nothing is drafted, searched or built from it. It is known so that a list
//! with its cards can be distinguished from a list with typing errors, and so that cards which it reprints count as
//! printed in it (reprints make old printings legal, CR 9.2.2D).

use std::collections::HashMap;

use model::{CardId, CardNumber, CardType, SetCode};
use serde::Deserialize;

use crate::Catalog;
use crate::fold::compact;
use crate::rows::{LoadError, fault, rows};

const SETS: &str = include_str!("../../../data/incomplete/sets.csv");
const CARDS: &str = include_str!("../../../data/incomplete/cards.csv");

/// A set of which only some cards are known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IncompleteSet {
    /// The set's code, as printed on its cards.
    pub code: SetCode,
    /// The set's full English name.
    pub name: Box<str>,
    /// The day it was released, as `YYYY-MM-DD`.
    pub released: Box<str>,
    /// The least number of numbered cards that it has.
    pub at_least: u16,
    /// Cards of the catalogue that it reprints, as far as known.
    pub reprints: Vec<CardId>,
    /// The known cards that are not in the catalogue.
    pub(crate) cards: Vec<KnownCard>,
}

/// A card of an incomplete set by its name, as names are compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct KnownCard {
    name: String,
    subtitle: String,
}

#[derive(Deserialize)]
struct SetRow {
    code: SetCode,
    name: Box<str>,
    released: Box<str>,
    at_least: u16,
}

#[derive(Deserialize)]
struct CardRow {
    set: SetCode,
    number: u16,
    name: String,
    subtitle: String,
    #[serde(rename = "type")]
    kind: CardType,
}

/// Reads the embedded files against the complete sets. Returns the sets, and the numbers that lead to cards of the
/// catalogue: reprints.
pub(crate) fn embedded(catalog: &Catalog) -> Result<(Vec<IncompleteSet>, HashMap<CardNumber, CardId>), LoadError> {
    let (sets_file, cards_file) = ("incomplete/sets.csv", "incomplete/cards.csv");
    let mut sets = Vec::new();
    for row in rows::<SetRow>(sets_file, SETS) {
        let (line, SetRow { code, name, released, at_least }) = row?;
        if catalog.set(code).is_some() {
            return Err(fault(sets_file, line, &format!("{code} is complete: it is in sets.csv")));
        }
        sets.push(IncompleteSet { code, name, released, at_least, reprints: Vec::new(), cards: Vec::new() });
    }
    let mut numbers = HashMap::new();
    for row in rows::<CardRow>(cards_file, CARDS) {
        let (line, row) = row?;
        let Some(set) = sets.iter_mut().find(|set| set.code == row.set) else {
            return Err(fault(cards_file, line, &format!("{} is not in {sets_file}", row.set)));
        };
        let number = CardNumber { set: row.set, token: false, number: row.number };
        let same = |card: &&model::Card| {
            card.kind == row.kind
                && card.name.eq_ignore_ascii_case(&row.name)
                && card.subtitle.as_deref().unwrap_or_default().eq_ignore_ascii_case(&row.subtitle)
        };
        match catalog.cards().iter().find(same) {
            Some(card) => {
                set.reprints.push(card.id);
                numbers.insert(number, card.id);
            }
            None => {
                let (name, subtitle) = (compact(&row.name), compact(&row.subtitle));
                set.cards.push(KnownCard { name, subtitle });
            }
        }
    }
    Ok((sets, numbers))
}

impl Catalog {
    /// The sets of which only some cards are known, in order of release.
    pub fn incomplete_sets(&self) -> &[IncompleteSet] {
        &self.incomplete
    }

    /// The incomplete set with this code.
    pub fn incomplete_set(&self, code: SetCode) -> Option<&IncompleteSet> {
        self.incomplete.iter().find(|set| set.code == code)
    }

    /// The incomplete set with a card of this name, compared as [`Catalog::by_name`] does. Without a subtitle the name
    /// may hold it ("Name, Subtitle").
    pub fn incomplete_set_with(&self, name: &str, subtitle: Option<&str>) -> Option<&IncompleteSet> {
        let (name, subtitle) = (compact(name), subtitle.map(compact).filter(|text| !text.is_empty()));
        let has_it = |card: &KnownCard| match &subtitle {
            Some(subtitle) => card.name == name && card.subtitle == *subtitle,
            None => card.name == name || name.strip_prefix(&*card.name).is_some_and(|rest| rest == card.subtitle),
        };
        self.incomplete.iter().find(|set| set.cards.iter().any(has_it))
    }
}
