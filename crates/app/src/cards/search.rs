//! Card search, and the coverage of implemented cards per set.

use std::cmp::Reverse;
use std::path::Path;
use std::sync::OnceLock;

use catalog::{CardStatus, CardTexts, Catalog, Query, SearchFacts, SearchFormat};
use chrono::NaiveDate;
use decks::{CardPool, ConstructedFormat, Formats};
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

/// Returns the cards that match a query, in its order or else the newest set first, including names from a file if
/// given. Formats are those of the given day.
///
/// # Errors
/// `cards.query` names the term that cannot be read; `file.unreadable`, `names.unreadable`.
pub fn cards(query: &str, names: Option<&Path>, on: NaiveDate) -> Result<Vec<CardFace>, AppError> {
    let catalog = match names {
        Some(file) => card_names::catalog_with(file)?,
        None => Catalog::shared()?,
    };
    let found = found(&catalog, &Query::parse(query)?, on)?;
    Ok(found.into_iter().map(|card| faces::face_of(&catalog, card)).collect())
}

/// Runs a query. If nothing matches, searches card texts and similar names for its plain words. Unless the query sorts,
/// the newest set comes first.
fn found(catalog: &Catalog, query: &Query, on: NaiveDate) -> Result<Vec<CardId>, AppError> {
    let statuses = if query.needs_statuses() { statuses(catalog, on)? } else { Vec::new() };
    let search = |query: &Query| {
        let texts = if query.needs_texts() { Some(texts()?) } else { None };
        Ok::<_, AppError>(catalog.search_with(query, SearchFacts { texts, statuses: &statuses }))
    };
    let mut found = search(query)?;
    if let Some(wider) = query.wider().filter(|_| found.is_empty()) {
        found = search(&wider)?;
    }
    if !query.sorts() {
        found.sort_by_key(|card| Reverse(catalog.release_of(catalog.card(*card).number.set)));
    }
    Ok(found)
}

/// Returns where each card may be played on a day, in catalogue order.
fn statuses(catalog: &Catalog, on: NaiveDate) -> Result<Vec<CardStatus>, AppError> {
    let formats = Formats::shared()?;
    let legal = |card: CardId| {
        SearchFormat::ALL.map(|format| {
            let format = match format {
                SearchFormat::Premier => ConstructedFormat::Premier,
                SearchFormat::Eternal => ConstructedFormat::Eternal,
                SearchFormat::TwinSuns => ConstructedFormat::TwinSuns,
            };
            formats.is_legal(card, format, on)
        })
    };
    let suspended = |card: CardId| CardPool::ALL.iter().any(|list| formats.suspension(card, *list, on).is_some());
    let status = |card: CardId| CardStatus { legal: legal(card), suspended: suspended(card) };
    Ok(catalog.cards().iter().map(|card| status(card.id)).collect())
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

/// Returns the cards with this number or name, without a subtitle all that have the name. May be empty.
fn with_text(catalog: &Catalog, text: &str) -> Vec<CardId> {
    let number = text.parse().ok().and_then(|number| catalog.by_number(number));
    let named = || {
        let (name, subtitle) = text.split_once(['|', ',']).map_or((text, None), |(a, b)| (a, Some(b)));
        catalog.by_name(name.trim(), subtitle.map(str::trim))
    };
    number.map_or_else(named, |card| vec![card])
}

fn unknown_card(catalog: &Catalog, text: &str) -> AppError {
    let nearest: Vec<String> =
        catalog.nearest(text, 3).into_iter().map(|card| catalog.card(card).full_name()).collect();
    AppError::of(Cause::CardsUnreadable { text: text.into(), nearest: nearest.into() })
}

/// Returns the cards with this number or name: at least one, and without a subtitle all that have the name.
///
/// # Errors
/// `cards.unreadable` with the nearest names.
pub(crate) fn cards_named(catalog: &Catalog, text: &str) -> Result<Vec<CardId>, AppError> {
    let found = with_text(catalog, text);
    if found.is_empty() { Err(unknown_card(catalog, text)) } else { Ok(found) }
}

/// Returns the first card with this number or name.
///
/// # Errors
/// As [`cards_named`].
pub(crate) fn card_named(catalog: &Catalog, text: &str) -> Result<CardId, AppError> {
    with_text(catalog, text).first().copied().ok_or_else(|| unknown_card(catalog, text))
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
        let found = found(&self.core.names_catalog(), &Query::parse_typed(query)?, self.core.today())?;
        Ok(found.into_iter().map(|card| self.core.catalog.card(card).number.to_string()).collect())
    }
}
