//! The user's file of card names in another language.
//!
//! Invariant: the names are read from the file and kept in memory only; the database stores the file's path. Names are
//! searchable and displayed, but never exported: catalogue cards keep their English names there.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use catalog::{Catalog, OtherName};
use model::CardNumber;
use store::Store;

use crate::error::Cause;
use crate::tabular::{self, Row, Table, cell, plain};
use crate::{AppError, limited_read};

/// The setting that stores the file's path.
pub(crate) const SETTING: &str = "card_names";
/// Maximum size of the file, in bytes.
const LARGEST: u64 = 4 << 20;
/// Maximum length of a name or subtitle, in characters.
const LONGEST: usize = 120;

const NUMBERS: &[&str] = &["number", "cardnumber", "cardid", "id", "card", "nummer", "kartennummer", "karte"];
const NAMES: &[&str] = &["name", "cardname", "kartenname", "translation", "translatedname", "title"];
const SUBTITLES: &[&str] = &["subtitle", "cardsubtitle", "untertitel"];

/// The file as of the last read.
#[derive(Debug, Clone)]
struct Held {
    path: PathBuf,
    changed: Option<SystemTime>,
    names: Arc<Names>,
}

/// The names from the file.
#[derive(Debug)]
pub(crate) struct Names {
    /// The catalogue with the names from the file.
    pub(crate) catalog: Arc<Catalog>,
    /// Number of lines that named a card.
    pub(crate) lines: usize,
    /// Unresolved lines: line number and text.
    pub(crate) unplaced: Vec<(u64, String)>,
}

/// Cache of the user's card names.
#[derive(Debug, Default)]
pub(crate) struct CustomNames(Mutex<Option<Held>>);

impl CustomNames {
    fn lock(&self) -> MutexGuard<'_, Option<Held>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the catalogue with the names from the user's file, or without them if there is no such file.
    pub(crate) fn catalog(&self, store: &Store, catalog: &Arc<Catalog>) -> Arc<Catalog> {
        let names = path(store).ok().flatten().and_then(|path| self.read(&path, catalog).ok());
        names.map_or_else(|| Arc::clone(catalog), |names| Arc::clone(&names.catalog))
    }

    /// Reads the file if it has changed since the last time.
    ///
    /// # Errors
    /// `file.unreadable`, `file.too_large`, `names.unreadable`.
    pub(crate) fn read(&self, path: &Path, catalog: &Catalog) -> Result<Arc<Names>, AppError> {
        let changed = std::fs::metadata(path).map_err(|error| limited_read::unreadable(path, &error))?.modified().ok();
        let is_current = |held: &&Held| held.path == path && held.changed == changed;
        let known = self.lock().as_ref().filter(is_current).map(|held| Arc::clone(&held.names));
        if let Some(names) = known {
            return Ok(names);
        }
        // Read without the lock. Two threads may read the same file; the names are equal.
        let names =
            Arc::new(read(catalog, &limited_read::read(path, LARGEST)?).map_err(|error| match error.place {
                None => error.at(path.display().to_string()),
                Some(_) => error,
            })?);
        *self.lock() = Some(Held { path: path.to_owned(), changed, names: Arc::clone(&names) });
        Ok(names)
    }
}

/// Returns the path of the user's file, or `None` if it is not set.
///
/// # Errors
/// `store.*`.
pub(crate) fn path(store: &Store) -> Result<Option<PathBuf>, AppError> {
    Ok(store.filled_setting(SETTING)?.map(PathBuf::from))
}

/// Returns the bundled catalogue with the names from a file, for use without a database.
///
/// # Errors
/// `file.unreadable`, `names.unreadable`.
pub(crate) fn catalog_with(file: &Path) -> Result<Arc<Catalog>, AppError> {
    let names = read(&*Catalog::shared()?, &limited_read::read(file, LARGEST)?)?;
    Ok(names.catalog)
}

/// Reads a table of names with columns for the number, the name and optionally the subtitle. Without a header, the
/// number comes first. A subtitle may follow the name after a dash or a bar.
fn read(catalog: &Catalog, bytes: &[u8]) -> Result<Names, AppError> {
    let text = exchange::text(bytes)?;
    let unreadable = || AppError::of(Cause::NamesUnreadable);
    // A first line that is not a header is a card like the others.
    let first = text.lines().next().unwrap_or_default();
    let headless = first.split([';', '\t', ',']).next().is_some_and(|cell| number(cell).is_some());
    let text = if headless { format!("number{}name{}subtitle\n{text}", mark(first), mark(first)) } else { text };
    let Table { heads, rows } = tabular::read(&text)?.ok_or_else(unreadable)?;
    let plain: Vec<String> = heads.iter().map(|head| plain(head)).collect();
    let one_of = |known: &[&str]| known.iter().find_map(|wanted| plain.iter().position(|head| head == wanted));
    let (Some(card), Some(name)) = (one_of(NUMBERS), one_of(NAMES)) else { return Err(unreadable()) };
    let subtitle = one_of(SUBTITLES);
    let (mut names, mut unplaced) = (Vec::new(), Vec::new());
    for row in &rows {
        let known = number(cell(row, card)).filter(|number| catalog.by_number(*number).is_some());
        match (known, named(row, name, subtitle)) {
            (Some(number), Some(name)) => names.push((number, name)),
            (None, _) => unplaced.push((line(row, headless), cell(row, card).chars().take(40).collect())),
            // A card without a name so far.
            (Some(_), None) => {}
        }
    }
    if names.is_empty() {
        return Err(unreadable());
    }
    Ok(Names { lines: names.len(), catalog: Arc::new(catalog.with_names(names)), unplaced })
}

fn mark(line: &str) -> char {
    line.chars().find(|letter| [';', '\t', ','].contains(letter)).unwrap_or(',')
}

fn line(row: &Row, headless: bool) -> u64 {
    row.0 - u64::from(headless)
}

/// Parses a card number: "SOR_005", "sor 5", "SOR-005".
fn number(written: &str) -> Option<CardNumber> {
    written.trim().trim_matches('"').replace([' ', '-'], "_").to_ascii_uppercase().parse().ok()
}

fn named(row: &Row, name: usize, subtitle: Option<usize>) -> Option<OtherName> {
    let short = |text: &str| -> Box<str> { text.trim().chars().take(LONGEST).collect::<String>().into() };
    let (whole, apart) = (cell(row, name), subtitle.map(|at| cell(row, at)).filter(|text| !text.is_empty()));
    let parted = || [" - ", " \u{2013} ", " | "].iter().find_map(|mark| whole.split_once(mark));
    let (name, subtitle) = match apart {
        Some(subtitle) => (whole, Some(subtitle)),
        None => parted().map_or((whole, None), |(name, subtitle)| (name, Some(subtitle))),
    };
    (!name.trim().is_empty()).then(|| OtherName { name: short(name), subtitle: subtitle.map(short) })
}
