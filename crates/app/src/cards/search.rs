//! Cards by what people type, and how many of them can be played with.

use catalog::{Catalog, Query};
use serde::Serialize;

use crate::cards::faces;
use crate::contract::CardFace;
use crate::error::{Cause, Fact};
use crate::{AppError, Desk};

/// The cards that match a query, in catalogue order.
///
/// # Errors
/// `cards.query` names the term that cannot be read.
pub fn cards(query: &str) -> Result<Vec<CardFace>, AppError> {
    let catalog = Catalog::embedded()?;
    let found = catalog.search(&Query::parse(query)?);
    Ok(found.into_iter().map(|card| faces::face_of(&catalog, card)).collect())
}

/// Of how many cards of a set the text is written, as `cantina cards --coverage` prints it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SetCoverage {
    /// The code of the set, such as "SOR".
    pub set: String,
    /// Its cards, without tokens.
    pub total: usize,
    /// Those with abilities that are written.
    pub written: usize,
    /// Those without abilities, or with printed keywords only.
    pub vanilla: usize,
    /// The others: they cannot be played with yet.
    pub missing: usize,
}

/// The coverage of each set in order of release.
///
/// # Errors
/// `catalog.broken`, which a test keeps from being released.
pub fn coverage() -> Result<Vec<SetCoverage>, AppError> {
    let catalog = Catalog::embedded()?;
    let sets = catalog::texts::coverage(&catalog)
        .map_err(|error| AppError::of(Cause::CatalogBroken { what: Fact::said(error) }))?;
    let view = |of: catalog::texts::Coverage| SetCoverage {
        set: of.set.to_string(),
        total: of.total,
        written: of.written,
        vanilla: of.vanilla,
        missing: of.missing.len(),
    };
    Ok(sets.into_iter().map(view).collect())
}

impl Desk {
    /// Every card, in catalogue order.
    pub fn every_card(&self) -> Vec<CardFace> {
        self.catalog.cards().iter().map(|card| faces::face(&self.catalog, card)).collect()
    }

    /// The numbers of the cards that match a query, in its order. What is still being typed is left out.
    ///
    /// # Errors
    /// `cards.query` names the term that cannot be read.
    pub fn find_cards(&self, query: &str) -> Result<Vec<String>, AppError> {
        let found = self.catalog.search(&Query::parse_typed(query)?);
        Ok(found.into_iter().map(|card| self.catalog.card(card).number.to_string()).collect())
    }
}
