//! Stable names of abilities: the card and the place in its text.
//!
//! An [`AbilityId`] counts through all texts, so a new text changes later numbers. Saved data name an ability by an
//! [`AbilityPath`], which changes only if the card's own text does.

use std::fmt;
use std::fmt::Write;
use std::str::FromStr;

use ability::{AbilityId, NumberedText, NumberedTexts};
use catalog::Catalog;
use model::{CardId, CardNumber};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::book::CardBook;
use crate::state::hash::Fnv;

/// A part of a card's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TextSide {
    /// The main text; for a leader, its Leader side.
    Front,
    /// The Leader Unit side of a leader.
    Unit,
    /// The second side of a leader with two Leader sides.
    Other,
    /// The text of a unit or leader while it is an upgrade.
    Pilot,
}

impl TextSide {
    fn word(self) -> &'static str {
        match self {
            TextSide::Front => "front",
            TextSide::Unit => "unit",
            TextSide::Other => "other",
            TextSide::Pilot => "pilot",
        }
    }
}

/// An ability by its card and its place in the card's text. Examples: `SOR_002/front/0`, and `SHD_155/front/0/0` for
/// the first ability nested in `SHD_155/front/0`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AbilityPath {
    /// The card.
    pub card: CardNumber,
    /// The part of the text.
    pub side: TextSide,
    /// The index in that part, from 0 in printed order.
    pub at: u16,
    /// The index among the abilities nested in that one, from 0, innermost first.
    pub inside: Option<u16>,
}

impl fmt::Display for AbilityPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.card, self.side.word(), self.at)?;
        self.inside.map_or(Ok(()), |inside| write!(f, "/{inside}"))
    }
}

/// The name of an ability in documents. These are lines of the engine protocol, replays, edits and saved games.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum AbilityName {
    /// The text of an [`AbilityPath`].
    Path(String),
    /// The number of an action ability in version 0.1, found in documents from that time.
    Number(u16),
}

impl AbilityName {
    /// Returns the name of an ability.
    pub fn of(book: &CardBook, id: AbilityId) -> AbilityName {
        // Every ability of a book has a path.
        AbilityName::Path(book.path(id).map_or_else(String::new, |path| path.to_string()))
    }

    /// Returns the ability with this name, or `None` if no text has it.
    pub fn find(&self, book: &CardBook) -> Option<AbilityId> {
        match self {
            AbilityName::Path(text) => book.ability_at(text.parse().ok()?),
            AbilityName::Number(number) => book.ability_of_0_1(*number),
        }
    }
}

impl fmt::Display for AbilityName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AbilityName::Path(text) => f.write_str(text),
            AbilityName::Number(number) => number.fmt(f),
        }
    }
}

/// Error: a text is not an ability path.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0:?} is not the place of an ability such as SOR_002/front/0")]
pub struct NoPath(String);

impl FromStr for AbilityPath {
    type Err = NoPath;

    fn from_str(text: &str) -> Result<AbilityPath, NoPath> {
        let read = || {
            let mut parts = text.split('/');
            let card = parts.next()?.parse().ok()?;
            let word = parts.next()?;
            let sides = [TextSide::Front, TextSide::Unit, TextSide::Other, TextSide::Pilot];
            let side = sides.into_iter().find(|side| side.word() == word)?;
            let at = parts.next()?.parse().ok()?;
            let inside = parts.next().map(str::parse).transpose().ok()?;
            parts.next().is_none().then_some(AbilityPath { card, side, at, inside })
        };
        read().ok_or_else(|| NoPath(text.chars().take(60).collect()))
    }
}

/// Returns the paths of all abilities in the order of their numbers. An ability comes after those nested in it.
pub(crate) fn paths(numbered: &NumberedTexts) -> Vec<AbilityPath> {
    let mut paths = Vec::with_capacity(numbered.abilities.len());
    for NumberedText { text, abilities, unit, other_side, pilot } in &numbered.texts {
        let sides = [
            (TextSide::Front, abilities),
            (TextSide::Unit, unit),
            (TextSide::Other, other_side),
            (TextSide::Pilot, pilot),
        ];
        for (side, ids) in sides {
            for (id, at) in ids.iter().zip(0..) {
                let path = AbilityPath { card: text.id, side, at, inside: None };
                let inner = usize::from(id.0).saturating_sub(paths.len());
                paths.extend((0..inner).map(|inside| AbilityPath { inside: u16::try_from(inside).ok(), ..path }));
                paths.push(path);
            }
        }
    }
    paths
}

/// Returns a hash of a text that is the same on every machine.
pub(crate) fn key(what: &dyn fmt::Display) -> u64 {
    let mut hash = Fnv::default();
    // Writing into a hash cannot fail.
    let _ = write!(hash, "{what}");
    hash.0
}

/// Numbers of action abilities in version 0.1, with their paths.
const OLD_ABILITIES: &str = include_str!("../../../../data/saved/abilities-0.1.csv");

/// Sets of version 0.1, in the order of its name numbers.
const OLD_SETS: [&str; 11] = ["SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "IBH", "LAW", "TS26", "ASH", "HMW"];

/// Returns a card name by its number in version 0.1. That version counted names by their first appearance among the
/// cards.
fn old_name(catalog: &Catalog, number: u16) -> Option<&str> {
    let mut seen = std::collections::BTreeSet::new();
    let sets = OLD_SETS.iter().flat_map(|set| {
        catalog.cards().iter().filter(move |card| card.number.set.as_str() == *set).map(|card| &*card.name)
    });
    let mut names = sets.filter(|name| seen.insert(*name));
    names.nth(usize::from(number))
}

impl CardBook {
    /// Returns the stable path of an ability.
    pub fn path(&self, id: AbilityId) -> Option<AbilityPath> {
        self.paths.get(usize::from(id.0)).copied()
    }

    /// Returns the ability at a path, or `None` if the text has no such place.
    pub fn ability_at(&self, path: AbilityPath) -> Option<AbilityId> {
        let at = self.paths.iter().position(|known| *known == path)?;
        u16::try_from(at).ok().map(AbilityId)
    }

    /// Returns the number of a card name, for [`crate::Action::Name`].
    pub fn name_number(&self, name: &str) -> Option<u16> {
        let at = self.names().iter().position(|known| **known == *name)?;
        u16::try_from(at).ok()
    }

    /// Returns the action ability with this number in version 0.1, which saved numbers.
    pub fn ability_of_0_1(&self, number: u16) -> Option<AbilityId> {
        let row = OLD_ABILITIES.lines().find_map(|line| {
            let (known, path) = line.split_once(',')?;
            (known.parse() == Ok(number)).then_some(path)
        })?;
        self.ability_at(row.parse().ok()?)
    }

    /// Returns the current number of the name with this number in version 0.1, which saved numbers.
    pub fn name_of_0_1(&self, number: u16) -> Option<u16> {
        self.name_number(old_name(self.catalog(), number)?)
    }

    /// Returns a hash of a card's printed facts and text. It changes only if the card does, and is the same on every
    /// machine with the same version of the ability language.
    pub fn digest(&self, card: CardId) -> u64 {
        let mut hash = Fnv::default();
        let facts = self.catalog().card(card);
        let model::Card { id: _, number: _, rarity: _, name, subtitle, kind, arena, cost, power, hp, .. } = facts;
        let model::Card { aspects, traits, unique, keywords, .. } = facts;
        let printed = (name, subtitle, kind, arena, cost, power, hp, aspects, traits, unique, keywords);
        let text = self.text(card).map(|text| {
            let ability::CardText { id: _, abilities, unit, other_side, other_facts, attach, .. } = text;
            (abilities, unit, other_side, other_facts, attach)
        });
        // Writing into a hash cannot fail.
        let _ = write!(hash, "{printed:?} {text:?}");
        // Parts that only some cards have are added only for those, so that the hashes of all others stay the same.
        if let Some(adds) = facts.as_upgrade {
            let text = self.text(card).map(|text| (&text.pilot, text.deploys));
            let _ = write!(hash, " {adds:?} {text:?}");
        }
        if let Some(condition) = self.text(card).and_then(|text| text.deploys_if.as_ref()) {
            let _ = write!(hash, " {condition:?}");
        }
        hash.0
    }
}

/// Numbers for cards and abilities that change only if the card itself changes.
#[derive(Debug)]
pub(crate) struct StableIds {
    pub(crate) cards: Vec<u64>,
    pub(crate) abilities: Vec<u64>,
}

impl StableIds {
    pub(crate) fn of(catalog: &Catalog, paths: &[AbilityPath]) -> StableIds {
        StableIds {
            cards: catalog.cards().iter().map(|card| key(&card.number)).collect(),
            abilities: paths.iter().map(|path| key(path)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    /// Returns the embedded book with changed texts.
    fn book(change: impl FnOnce(&mut Vec<ability::CardText>)) -> Arc<CardBook> {
        let catalog = Catalog::embedded().unwrap();
        let (vanilla, texts) = catalog::texts::embedded().unwrap();
        let mut texts = texts.to_vec();
        change(&mut texts);
        Arc::new(CardBook::of(catalog, vanilla, texts).unwrap())
    }

    #[test]
    fn every_ability_is_found_by_its_path() {
        let book = CardBook::embedded().unwrap();
        for (path, at) in book.paths.iter().zip(0u16..) {
            assert_eq!(book.ability_at(*path), Some(AbilityId(at)), "{path}");
            assert_eq!(path.to_string().parse(), Ok(*path));
        }
        for bad in ["", "SOR_002", "SOR_002/front", "SOR_002/back/0", "SOR_002/front/x", "SOR_002/front/0/0/0"] {
            assert!(bad.parse::<AbilityPath>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn an_added_text_changes_ability_numbers_but_no_paths() {
        let plain = CardBook::embedded().unwrap();
        let changed = book(|texts| {
            let first = texts[0].abilities[0].clone();
            texts[0].abilities.push(first);
        });
        let changed_card = changed.paths[0].card;
        let last = AbilityId(plain.paths.len() as u16 - 1);
        let path = plain.path(last).unwrap();
        assert_ne!(changed.ability_at(path), Some(last));
        for card in plain.catalog().cards() {
            let same = plain.digest(card.id) == changed.digest(card.id);
            let touched = plain.catalog().reprints(card.id).any(|same| same.number == changed_card);
            assert_eq!(same, !touched, "{}", card.number);
        }
    }

    #[test]
    fn ability_numbers_of_version_0_1_map_to_paths() {
        let book = CardBook::embedded().unwrap();
        for line in OLD_ABILITIES.lines().skip(1) {
            let (number, path) = line.split_once(',').unwrap();
            let id = book.ability_of_0_1(number.parse().unwrap()).unwrap();
            assert_eq!(book.path(id).unwrap().to_string(), path);
        }
        assert_eq!(book.ability_of_0_1(1), None, "it was no action ability");
        let name = |number: u16| book.name_of_0_1(number).map(|at| &*book.names()[usize::from(at)]);
        assert_eq!((name(0).is_some(), name(2054).is_some(), name(2055)), (true, true, None));
    }
}
