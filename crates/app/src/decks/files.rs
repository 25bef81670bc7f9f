//! Reading decks from files, and converting them to other formats.

use std::path::Path;

use catalog::Catalog;
use decks::DeckList;
use exchange::{Content, ImportResult, Target, UnresolvedRow};
use messages::{deck_problems, errors};
use serde::Serialize;

use super::words;
use crate::AppError;
use crate::card_names;
use crate::contract::{ExportFormat, TextLanguage};
use crate::error::Cause;

/// Returns the bundled decks: published ones, then house decks.
pub(crate) fn bundled_decks() -> impl Iterator<Item = &'static decks::PublishedDeck> {
    decks::published_decks().iter().chain(decks::house_decks())
}

/// Returns a bundled deck as SWUDB JSON, by its key (`HMW-Chewbacca`, case-insensitive).
pub fn bundled_deck(key: &str) -> Option<Vec<u8>> {
    let catalog = Catalog::shared().ok()?;
    let deck = bundled_decks().find(|deck| deck.key.eq_ignore_ascii_case(key))?;
    Some(exchange::write(&catalog, &deck.list, Target::Swudb).into_bytes())
}

/// A converted deck, the JSON output of `cantina deck convert --json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Converted {
    /// The name of the recognised format.
    pub from: String,
    /// The deck in its new format.
    pub text: String,
    /// Unresolved rows, each with its place; they are missing from the text.
    #[serde(rename = "troubles")]
    pub unresolved: Vec<String>,
}

/// Reads a deck in any supported format and writes it in another. Cards may have the names from the file `names`; the
/// output uses the English names. Messages about unresolved rows are in the language.
///
/// # Errors
/// `exchange.*` if the input cannot be read; `file.unreadable`, `names.unreadable`.
pub fn convert(
    bytes: &[u8],
    to: ExportFormat,
    names: Option<&Path>,
    language: TextLanguage,
) -> Result<Converted, AppError> {
    let catalog = Catalog::shared()?;
    let with_names = names.map(card_names::catalog_with).transpose()?;
    let reading = exchange::read(with_names.as_ref().unwrap_or(&catalog), bytes).map_err(AppError::from)?;
    Ok(Converted {
        from: words::shape(reading.shape).to_owned(),
        text: exchange::write(&catalog, one_deck(&reading)?, to.into()),
        unresolved: reading.unresolved.iter().map(|row| unplaced(&catalog, row, language)).collect(),
    })
}

/// Returns the deck of an input with exactly one deck.
///
/// # Errors
/// `exchange.several_decks`, `exchange.collection`.
pub(crate) fn one_deck(reading: &ImportResult) -> Result<&DeckList, AppError> {
    match &reading.content {
        Content::Deck(list) => Ok(list),
        Content::Decks(lists) if lists.len() == 1 => Ok(&lists[0]),
        Content::Decks(lists) => Err(AppError::of(Cause::ExchangeSeveralDecks { decks: lists.len().into() })),
        Content::Collection(_) => Err(AppError::of(Cause::ExchangeCollection)),
    }
}

/// Parses a deck and requires that every row matches a card.
pub(crate) fn whole_deck(catalog: &Catalog, bytes: &[u8]) -> Result<DeckList, AppError> {
    let reading = exchange::read(catalog, bytes).map_err(AppError::from)?;
    if let Some(row) = reading.unresolved.first() {
        return Err(AppError::of(crate::error::unresolved_row(catalog, row)));
    }
    one_deck(&reading).cloned()
}

/// Returns the message for an unresolved row.
pub(crate) fn unplaced(catalog: &Catalog, row: &UnresolvedRow, language: TextLanguage) -> String {
    let nearest: Vec<String> = row.nearest.iter().take(3).map(|card| catalog.card(*card).full_name()).collect();
    let place = words::capital(&row_place(row, language));
    let message =
        format!("{}: {}", place.trim_end_matches('.'), crate::error::unresolved_row(catalog, row).message(language));
    match nearest.is_empty() {
        true => message,
        false => format!("{message} {}", deck_problems::Nearest { cards: &nearest.join("; ") }.text(language)),
    }
}

/// Returns the place of an unresolved row: "line 3".
pub(crate) fn row_place(row: &UnresolvedRow, language: TextLanguage) -> String {
    match &row.place {
        exchange::Place::Line(line) => errors::PlaceLine { line }.text(language),
        exchange::Place::Whole => errors::PlaceWholeText {}.text(language),
        exchange::Place::Byte(at) => errors::PlaceByte { at }.text(language),
        exchange::Place::Path(path) => path.clone(),
    }
}
