//! Deck sheets as PDFs.

use catalog::Catalog;

use super::files::whole_deck;
use crate::AppError;
use crate::contract::{PaperSize, SheetKind, TextLanguage};

/// The options of `cantina deck sheet`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetInput<'a> {
    /// The kind of sheet.
    pub kind: SheetKind,
    /// The size of the paper.
    pub paper: PaperSize,
    /// The format's name, as printed.
    pub format: &'a str,
    /// The player's name, as printed.
    pub player: &'a str,
    /// The event's name, as printed.
    pub event: &'a str,
    /// The date, as printed.
    pub date: &'a str,
    /// The pool of a limited deck.
    pub pool: Option<&'a [u8]>,
    /// The language of the sheet.
    pub language: TextLanguage,
}

/// Creates a sheet for the deck in `bytes` as a PDF.
///
/// # Errors
/// As [`figures`], and `paper.failed`.
pub fn sheet(bytes: &[u8], asked: &SheetInput) -> Result<Vec<u8>, AppError> {
    let catalog = Catalog::shared()?;
    let list = whole_deck(&catalog, bytes)?;
    let pool = asked.pool.map(|pool| exchange::read_pool(&catalog, pool).map_err(AppError::from)).transpose()?;
    let size = asked.paper.into();
    let pdf = match asked.kind {
        SheetKind::List => paper::deck_list(&catalog, &list, size, asked.language.into()),
        SheetKind::Registration => paper::registration_sheet(
            &catalog,
            &paper::Sheet {
                player: asked.player,
                event: asked.event,
                date: asked.date,
                format: asked.format,
                deck_name: list.name.as_deref().unwrap_or_default(),
                list: &list,
                pool: pool.as_ref(),
                language: asked.language.into(),
            },
            size,
        ),
    };
    pdf.map_err(AppError::from)
}

/// Writes a file atomically.
///
/// # Errors
/// `store.*` if it cannot be written.
pub fn write_file(to: &std::path::Path, bytes: &[u8]) -> Result<(), AppError> {
    Ok(store::write_file_atomically(to, bytes)?)
}
