//! Released sets with only a partial card list (`data/incomplete/*.csv`).
//!
//! Such a set has no row in `data/sets.csv`, so it cannot be drafted, searched or used in decks. It is known so that
//! its cards are not mistaken for typing errors in a deck list, and so that cards reprinted in it count as printed in
//! it (reprints make old printings legal, CR 9.2.2D).

use std::collections::HashMap;

use model::{CardId, CardNumber, CardType, SetCode};
use serde::Deserialize;

use crate::Catalog;
use crate::fold::compact;
use crate::rows::{LoadError, load_error, rows};

const SETS: &str = include_str!("../../../data/incomplete/sets.csv");
const CARDS: &str = include_str!("../../../data/incomplete/cards.csv");

/// A set with a partial card list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IncompleteSet {
    /// The set's code, as printed on its cards.
    pub code: SetCode,
    /// The set's full English name.
    pub name: Box<str>,
    /// The release date, as `YYYY-MM-DD`.
    pub released: Box<str>,
    /// Minimum number of numbered cards in the set.
    pub at_least: u16,
    /// Known reprints of cards in the catalogue.
    pub reprints: Vec<CardId>,
    /// The known cards that are not in the catalogue.
    pub(crate) cards: Vec<KnownCard>,
}

/// A card of an incomplete set, by its normalised name.
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

/// Reads the embedded files and checks them against the complete sets. Returns the sets, and the numbers of reprints
/// with their cards in the catalogue.
pub(crate) fn embedded(catalog: &Catalog) -> Result<(Vec<IncompleteSet>, HashMap<CardNumber, CardId>), LoadError> {
    let (sets_file, cards_file) = ("incomplete/sets.csv", "incomplete/cards.csv");
    let mut sets = Vec::new();
    for row in rows::<SetRow>(sets_file, SETS) {
        let (line, SetRow { code, name, released, at_least }) = row?;
        if catalog.set(code).is_some() {
            return Err(load_error(sets_file, line, &format!("{code} is complete: it is in sets.csv")));
        }
        sets.push(IncompleteSet { code, name, released, at_least, reprints: Vec::new(), cards: Vec::new() });
    }
    let mut numbers = HashMap::new();
    for row in rows::<CardRow>(cards_file, CARDS) {
        let (line, row) = row?;
        let Some(set) = sets.iter_mut().find(|set| set.code == row.set) else {
            return Err(load_error(cards_file, line, &format!("{} is not in {sets_file}", row.set)));
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
    /// Returns the incomplete sets, in release order.
    pub fn incomplete_sets(&self) -> &[IncompleteSet] {
        &self.incomplete
    }

    /// Returns the incomplete set with this code, if there is one.
    pub fn incomplete_set(&self, code: SetCode) -> Option<&IncompleteSet> {
        self.incomplete.iter().find(|set| set.code == code)
    }

    /// Returns the incomplete set with a card of this name, compared as in [`Catalog::by_name`]. Without a subtitle,
    /// the name may contain it ("Name, Subtitle").
    pub fn incomplete_set_with(&self, name: &str, subtitle: Option<&str>) -> Option<&IncompleteSet> {
        let (name, subtitle) = (compact(name), subtitle.map(compact).filter(|text| !text.is_empty()));
        let has_it = |card: &KnownCard| match &subtitle {
            Some(subtitle) => card.name == name && card.subtitle == *subtitle,
            None => card.name == name || name.strip_prefix(&*card.name).is_some_and(|rest| rest == card.subtitle),
        };
        self.incomplete.iter().find(|set| set.cards.iter().any(has_it))
    }
}
