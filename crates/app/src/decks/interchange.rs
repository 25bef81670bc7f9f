//! Import, export and printing of decks and collections.

use std::io::Read;
use std::path::Path;

use catalog::Catalog;
use decks::DeckList;
use exchange::{Content, ImportResult, Section, UnresolvedRow};

use super::words;
use crate::cards::faces;
use crate::contract::{
    DeckContent, DeckFormat, DeckSection, ExportFormat, ImportView, OwnedCard, SheetKind, SheetRequest, TextLanguage,
    UnresolvedRowView,
};
use crate::decks::Decks;
use crate::decks::content::{self, ReadDeck};
use crate::decks::files::row_place;
use crate::decks::lists;
use crate::{AppError, limited_read};

use super::collection;

/// Maximum number of bytes read from a file: the limit of `exchange`, plus one to detect larger files.
const MOST_BYTES: u64 = exchange::limits::MAX_BYTES as u64 + 1;
/// Maximum length of a deck name within a file name, in characters.
const LONGEST_STEM: usize = 60;

/// Converts an unresolved row to its wire type.
pub(crate) fn unresolved_row_view(catalog: &Catalog, row: &UnresolvedRow, language: TextLanguage) -> UnresolvedRowView {
    let section = match row.section {
        Section::Leader => Some(DeckSection::Leader),
        Section::Base => Some(DeckSection::Base),
        Section::Main => Some(DeckSection::Main),
        Section::Sideboard => Some(DeckSection::Sideboard),
        Section::Collection => None,
    };
    UnresolvedRowView {
        code: row.kind.code().to_owned(),
        message: crate::error::unresolved_row(catalog, row).message(language),
        place: row_place(row, language),
        text: row.text.clone(),
        section,
        deck: u32::try_from(row.deck).unwrap_or(u32::MAX),
        count: row.count,
        nearest: row.nearest.iter().map(|card| faces::face_of(catalog, *card)).collect(),
    }
}

impl Decks {
    /// Parses decks or a collection in any supported format. Nothing is saved.
    ///
    /// # Errors
    /// `exchange.*` with the place, if no known format matches.
    pub fn read_deck(&self, bytes: &[u8]) -> Result<ImportView, AppError> {
        let reading = exchange::read(&self.core.names_catalog(), bytes).map_err(AppError::from)?;
        Ok(self.import_view(&reading))
    }

    /// Parses a file like [`Decks::read_deck`].
    ///
    /// # Errors
    /// As [`Decks::read_deck`], and `file.unreadable`.
    pub fn read_deck_file(&self, file: &Path) -> Result<ImportView, AppError> {
        let mut bytes = Vec::new();
        std::fs::File::open(file)
            .and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes))
            .map_err(|error| limited_read::unreadable(file, &error))?;
        let mut view = self.read_deck(&bytes)?;
        // A list without a name is named after its file.
        let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        for deck in view.decks.iter_mut().filter(|deck| deck.name.is_empty()) {
            deck.name.clone_from(&stem);
        }
        Ok(view)
    }

    fn import_view(&self, reading: &ImportResult) -> ImportView {
        let (lists, owned): (&[DeckList], &[exchange::OwnedPrinting]) = match &reading.content {
            Content::Deck(list) => (std::slice::from_ref(list), &[]),
            Content::Decks(lists) => (lists, &[]),
            Content::Collection(owned) => (&[], owned),
        };
        ImportView {
            shape: words::shape(reading.shape).to_owned(),
            decks: lists.iter().map(|list| self.guessed(list)).collect(),
            collection: self.owned(owned),
            unresolved: reading
                .unresolved
                .iter()
                .map(|one| unresolved_row_view(&self.core.catalog, one, self.core.message_language()))
                .collect(),
        }
    }

    /// Returns the list with its most likely format. Two or more leaders mean Twin Suns; a list that is legal only in
    /// Eternal is Eternal; all others are Premier.
    pub(super) fn guessed(&self, list: &DeckList) -> DeckContent {
        let legal = |format| {
            let deck = ReadDeck { list: list.clone(), pool: None };
            self.problems(format, &deck, self.core.today()).is_empty()
        };
        let leaders = list.leaders.iter().fold(0u32, |sum, row| sum.saturating_add(row.count));
        let format = match leaders {
            0 | 1 if !legal(DeckFormat::Premier) && legal(DeckFormat::Eternal) => DeckFormat::Eternal,
            0 | 1 => DeckFormat::Premier,
            _ => DeckFormat::TwinSuns,
        };
        content::write(&self.core.catalog, list, format)
    }

    fn owned(&self, owned: &[exchange::OwnedPrinting]) -> Vec<OwnedCard> {
        let rows = owned.iter().filter_map(|row| {
            let card = self.core.catalog.by_number(row.card)?;
            let (count, foil) = if row.foil { (0, row.count) } else { (row.count, 0) };
            Some(OwnedCard { id: self.core.catalog.card(card).number.to_string(), count, foil })
        });
        collection::merged(rows)
    }

    /// Exports a deck as text for another program. In limited formats the rest of the pool is the sideboard.
    ///
    /// # Errors
    /// `deck.unreadable`.
    pub fn deck_as(&self, content: &DeckContent, shape: ExportFormat) -> Result<String, AppError> {
        Ok(exchange::write(&self.core.catalog, &self.whole_list(content)?, shape.into()))
    }

    /// Exports a deck to a file, atomically. Returns the path.
    ///
    /// # Errors
    /// As [`Decks::deck_as`], and `store.*` if the file cannot be written.
    pub fn save_deck_as(&self, content: &DeckContent, shape: ExportFormat, to: &Path) -> Result<String, AppError> {
        store::write_file_atomically(to, self.deck_as(content, shape)?.as_bytes())?;
        Ok(to.display().to_string())
    }

    /// Creates a deck sheet as a PDF.
    ///
    /// # Errors
    /// `deck.unreadable`, `paper.failed`.
    pub fn sheet(&self, content: &DeckContent, request: &SheetRequest) -> Result<Vec<u8>, AppError> {
        let deck = content::read(&self.core.catalog, content)?;
        let size = request.paper.into();
        let language = self.core.message_language().into();
        let pdf = match request.kind {
            SheetKind::List => paper::deck_list(&self.core.catalog, &self.whole_list(content)?, size, language),
            SheetKind::Registration => {
                let sheet = paper::Sheet {
                    player: &request.player,
                    event: &request.event,
                    date: &request.date,
                    format: words::format(content.format),
                    deck_name: &content.name,
                    list: &deck.list,
                    pool: deck.pool.as_ref(),
                    language,
                };
                paper::registration_sheet(&self.core.catalog, &sheet, size)
            }
        };
        pdf.map_err(AppError::from)
    }

    /// Writes a deck sheet to a file, atomically. Returns the path.
    ///
    /// # Errors
    /// As [`Decks::sheet`], and `store.*` if the file cannot be written.
    pub fn save_sheet(&self, content: &DeckContent, request: &SheetRequest, to: &Path) -> Result<String, AppError> {
        store::write_file_atomically(to, &self.sheet(content, request)?)?;
        Ok(to.display().to_string())
    }

    /// Returns the list with the rest of a limited pool as its sideboard.
    fn whole_list(&self, content: &DeckContent) -> Result<DeckList, AppError> {
        let deck = content::read(&self.core.catalog, content)?;
        Ok(match &deck.pool {
            Some(pool) => lists::with_sideboard(&self.core.catalog, &deck.list, pool),
            None => deck.list,
        })
    }
}

/// Returns a file name for an exported deck.
pub fn deck_file_name(content: &DeckContent, shape: ExportFormat) -> String {
    let ending = match shape {
        ExportFormat::Swudb | ExportFormat::Tts => "json",
        ExportFormat::Melee | ExportFormat::Text | ExportFormat::Picklist => "txt",
        ExportFormat::Csv => "csv",
    };
    format!("{}.{ending}", stem(&content.name))
}

/// File name of the exported collection.
pub const COLLECTION_FILE: &str = "collection.csv";

/// Returns a file name for a deck sheet.
pub fn sheet_file_name(content: &DeckContent, kind: SheetKind) -> String {
    let what = match kind {
        SheetKind::Registration => "registration",
        SheetKind::List => "list",
    };
    format!("{} {what}.pdf", stem(&content.name))
}

/// Returns the part of a deck's name that is valid in every file system.
fn stem(name: &str) -> String {
    let kept = |letter: char| if letter.is_alphanumeric() || " -_()".contains(letter) { letter } else { '_' };
    let stem: String = name.trim().chars().take(LONGEST_STEM).map(kept).collect();
    if stem.is_empty() { "deck".to_owned() } else { stem }
}
