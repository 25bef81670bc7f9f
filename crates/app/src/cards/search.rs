//! Card search, and the coverage of implemented cards per set.

use std::path::Path;
use std::sync::OnceLock;

use catalog::{CardTexts, Catalog, Query};
use model::CardId;
use phrase::Language;
use serde::Serialize;

use crate::AppError;
use crate::card_names;
use crate::cards::Cards;
use crate::cards::faces;
use crate::cards::words::card_words;
use crate::contract::{CardFace, CardTextView};
use crate::error::{Cause, ErrorDetail};

/// Returns the cards that match a query, in catalogue order, including names from a file if given.
///
/// # Errors
/// `cards.query` names the term that cannot be read; `file.unreadable`, `names.unreadable`.
pub fn cards(query: &str, names: Option<&Path>) -> Result<Vec<CardFace>, AppError> {
    let catalog = match names {
        Some(file) => card_names::catalog_with(file)?,
        None => Catalog::shared()?,
    };
    let found = found(&catalog, &Query::parse(query)?)?;
    Ok(found.into_iter().map(|card| faces::face_of(&catalog, card)).collect())
}

/// Runs a query. If nothing matches, searches card texts and similar names for its plain words.
fn found(catalog: &Catalog, query: &Query) -> Result<Vec<CardId>, AppError> {
    let search = |query: &Query| match query.needs_texts() {
        true => Ok::<_, AppError>(catalog.search_texts(query, texts()?)),
        false => Ok(catalog.search(query)),
    };
    let found = search(query)?;
    match query.wider() {
        Some(wider) if found.is_empty() => search(&wider),
        _ => Ok(found),
    }
}

/// Returns the card texts in English and German, created on first use.
fn texts() -> Result<&'static CardTexts, AppError> {
    static ONCE: OnceLock<CardTexts> = OnceLock::new();
    if let Some(texts) = ONCE.get() {
        return Ok(texts);
    }
    let book = crate::cards::words::book()?;
    let said = |words: CardTextView| -> String {
        let lines = words.keywords.iter().chain(&words.front).chain(&words.unit);
        let lines = lines.map(|parts| parts.iter().map(|part| part.text.as_str()).collect::<String>());
        lines.collect::<Vec<_>>().join(" ")
    };
    let of = |card: CardId| {
        [Language::English, Language::German].map(|language| said(card_words(&book, card, language))).join(" ")
    };
    Ok(ONCE.get_or_init(|| CardTexts::new(book.catalog().cards().iter().map(|card| of(card.id)))))
}

/// Coverage of a set: how many of its cards have implemented text. The JSON output of `cantina cards --coverage`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SetCoverage {
    /// The code of the set, such as "SOR".
    pub set: String,
    /// Number of cards, without tokens.
    pub total: usize,
    /// Number of cards whose abilities are implemented.
    pub written: usize,
    /// Number of cards without abilities, or with printed keywords only.
    pub vanilla: usize,
    /// Number of remaining cards, which cannot be played with yet.
    pub missing: usize,
}

/// Returns the coverage of each set, in order of release.
///
/// # Errors
/// `catalog.broken`, which a test rules out for releases.
pub fn coverage() -> Result<Vec<SetCoverage>, AppError> {
    let catalog = Catalog::shared()?;
    let sets = catalog::texts::coverage(&catalog)
        .map_err(|error| AppError::of(Cause::CatalogBroken { what: ErrorDetail::text(error) }))?;
    let view = |of: catalog::texts::Coverage| SetCoverage {
        set: of.set.to_string(),
        total: of.total,
        written: of.written,
        vanilla: of.vanilla,
        missing: of.missing.len(),
    };
    Ok(sets.into_iter().map(view).collect())
}

impl Cards {
    /// Returns every card, in catalogue order.
    pub fn every_card(&self) -> Vec<CardFace> {
        self.core.catalog.cards().iter().map(|card| faces::face(&self.core.catalog, card)).collect()
    }

    /// Returns the numbers of the cards that match a query, in the query's order. Incomplete terms are ignored.
    ///
    /// # Errors
    /// `cards.query` names the term that cannot be read.
    pub fn find_cards(&self, query: &str) -> Result<Vec<String>, AppError> {
        let found = found(&self.core.names_catalog(), &Query::parse_typed(query)?)?;
        Ok(found.into_iter().map(|card| self.core.catalog.card(card).number.to_string()).collect())
    }
}
