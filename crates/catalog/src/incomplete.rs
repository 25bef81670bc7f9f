//! Released sets with only a partial card list (`data/incomplete/*.csv`).
//!
//! Without a row in `sets.csv`, such a set cannot be drafted, searched or used in decks. It is known so that its cards
//! are not mistaken for typing errors in a deck list, and so that cards reprinted in it count as printed in it (reprints
//! make old printings legal, CR 9.2.2D). With a row there, it stays incomplete until all its cards are listed.

use std::collections::HashMap;

use model::{CardId, CardNumber, CardType, SetCode};
use serde::Deserialize;

use crate::Catalog;
use crate::fold::compact;
use crate::loader::{Loader, listed_twice};
use crate::package::is_date;
use crate::rows::{CellProblem, DataRow};

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

impl DataRow for SetRow {
    const COLUMNS: &'static [&'static str] = &["code", "name", "released", "at_least"];
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

impl DataRow for CardRow {
    const COLUMNS: &'static [&'static str] = &["set", "number", "name", "subtitle", "type"];
}

/// Reads the files and checks them against the catalogue. Returns the sets without complete ones, and the numbers of
/// reprints with their cards in the catalogue.
pub(crate) fn load(loader: &mut Loader<'_>, catalog: &Catalog) -> (Vec<IncompleteSet>, HashMap<CardNumber, CardId>) {
    let mut sets: Vec<(usize, IncompleteSet)> = Vec::new();
    for (at, file) in loader.files("incomplete/sets.csv") {
        file.each_row::<SetRow>(&mut loader.problems, |SetRow { code, name, released, at_least }| {
            if !is_date(&released) {
                return Err(CellProblem::plain("released", format!("{released:?} is not a valid date")));
            }
            let set = IncompleteSet { code, name, released, at_least, reprints: Vec::new(), cards: Vec::new() };
            match sets.iter_mut().find(|(_, known)| known.code == code) {
                Some((by, _)) if *by == at => return Err(listed_twice("code", &code)),
                Some(known) => *known = (at, set),
                None => sets.push((at, set)),
            }
            Ok(())
        });
    }
    let mut rows: Vec<(CardNumber, CardRow)> = Vec::new();
    for (_, file) in loader.files("incomplete/cards.csv") {
        file.each_row::<CardRow>(&mut loader.problems, |row| {
            if !sets.iter().any(|(_, set)| set.code == row.set) {
                let fix = "Correct the code, or add the set to incomplete/sets.csv";
                return Err(CellProblem::new("set", format!("there is no incomplete set {}", row.set), fix));
            }
            let number = CardNumber { set: row.set, token: false, number: row.number };
            match rows.iter_mut().find(|(known, _)| *known == number) {
                Some(known) => *known = (number, row),
                None => rows.push((number, row)),
            }
            Ok(())
        });
    }
    let mut sets: Vec<IncompleteSet> = sets.into_iter().map(|(_, set)| set).collect();
    sets.retain(|set| !is_complete(catalog, set.code));
    let mut numbers = HashMap::new();
    for (number, row) in rows {
        let Some(set) = sets.iter_mut().find(|set| set.code == row.set) else { continue };
        // The catalogue has the card itself.
        if catalog.by_number(number).is_some() {
            continue;
        }
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
    (sets, numbers)
}

/// Returns `true` if the catalogue has as many cards of the set as are numbered.
fn is_complete(catalog: &Catalog, code: SetCode) -> bool {
    let have = catalog.cards_of(code).filter(|card| !card.kind.is_token()).count();
    catalog.set(code).is_some_and(|set| have >= usize::from(set.numbered))
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
