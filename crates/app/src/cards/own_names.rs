//! A person's own file with names of cards in another language.
//!
//! Invariant: the names are read from the file and held in memory alone; the database has the file's name. They are found
//! and shown, and nothing that is written for other programs has them: a card of the catalogue keeps its English name.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use catalog::{Catalog, OtherName};
use model::CardNumber;

use crate::contract::{OwnCardName, OwnNamesView};
use crate::error::Cause;
use crate::tabular::{self, Row, Table, cell, plain};
use crate::{AppError, Desk, bounded};

/// The setting that stores the file's name.
const SETTING: &str = "card_names";
/// The largest file that is read, in bytes.
const LARGEST: u64 = 4 << 20;
/// How many lines that could not be placed are named.
const MOST_TOLD: usize = 50;
/// The longest name or subtitle, in letters.
const LONGEST: usize = 120;

const NUMBERS: &[&str] = &["number", "cardnumber", "cardid", "id", "card", "nummer", "kartennummer", "karte"];
const NAMES: &[&str] = &["name", "cardname", "kartenname", "translation", "translatedname", "title"];
const SUBTITLES: &[&str] = &["subtitle", "cardsubtitle", "untertitel"];

/// The file as it was read last.
#[derive(Debug, Clone)]
struct Held {
    path: PathBuf,
    changed: Option<SystemTime>,
    names: Arc<Names>,
}

#[derive(Debug)]
struct Names {
    /// The catalogue in which the names are found.
    catalog: Arc<Catalog>,
    /// How many lines named a card.
    lines: usize,
    /// What could not be placed: the line, and what stands there.
    unplaced: Vec<(u64, String)>,
}

/// What is remembered of the person's own names of cards.
#[derive(Debug, Default)]
pub(crate) struct OwnNames(Mutex<Option<Held>>);

impl OwnNames {
    fn read(&self, path: &Path, catalog: &Catalog) -> Result<Arc<Names>, AppError> {
        let changed = std::fs::metadata(path).map_err(|error| bounded::unreadable(path, &error))?.modified().ok();
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(held) = held.as_ref().filter(|held| held.path == path && held.changed == changed) {
            return Ok(Arc::clone(&held.names));
        }
        let names = Arc::new(read(catalog, &bounded::read(path, LARGEST)?).map_err(|error| match error.place {
            None => error.at(path.display().to_string()),
            Some(_) => error,
        })?);
        *held = Some(Held { path: path.to_owned(), changed, names: Arc::clone(&names) });
        Ok(names)
    }
}

/// The catalogue of the program with the names of a file, for who has no database.
///
/// # Errors
/// `file.unreadable`, `names.unreadable`.
pub(crate) fn catalog_with(file: &Path) -> Result<Arc<Catalog>, AppError> {
    let names = read(&*Catalog::embedded()?, &bounded::read(file, LARGEST)?)?;
    Ok(names.catalog)
}

/// Reads a table of names: columns for the number and the name, and one for the subtitle if there is one; without a
/// header the number stands first. A name may have its subtitle behind a dash or a bar.
fn read(catalog: &Catalog, bytes: &[u8]) -> Result<Names, AppError> {
    let text = exchange::text(bytes)?;
    let unreadable = || AppError::of(Cause::NamesUnreadable);
    // A first line that is no header is a card like the others.
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
            // A card without a name yet.
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

/// "SOR_005", "sor 5", "SOR-005".
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

impl Desk {
    /// The catalogue in which names are looked for: with those of the person's own file, if there is one.
    pub(crate) fn names_catalog(&self) -> Arc<Catalog> {
        self.own_card_file()
            .ok()
            .flatten()
            .map_or_else(|| Arc::clone(&self.catalog), |names| Arc::clone(&names.catalog))
    }

    /// The names of the file; nothing without one. A file that is gone is an error.
    fn own_card_file(&self) -> Result<Option<Arc<Names>>, AppError> {
        let Some(path) = self.names_path()? else { return Ok(None) };
        self.own_names.read(&path, &self.catalog).map(Some)
    }

    /// The person's own names of cards, as they stand.
    ///
    /// # Errors
    /// `store.*`.
    pub fn own_names(&self) -> Result<OwnNamesView, AppError> {
        let Some(path) = self.names_path()? else { return Ok(OwnNamesView::default()) };
        let file = Some(path.display().to_string());
        let names = match self.own_names.read(&path, &self.catalog) {
            Ok(names) => names,
            Err(error) => return Ok(OwnNamesView { file, problem: Some(self.said(error)), ..OwnNamesView::default() }),
        };
        let known = self.catalog.cards().iter().filter_map(|card| {
            let name = names.catalog.other_name(card.id)?;
            let subtitle = name.subtitle.as_deref().map(str::to_owned);
            Some(OwnCardName { id: card.number.to_string(), name: name.name.to_string(), subtitle })
        });
        let unplaced = names.unplaced.iter().take(MOST_TOLD).map(|(line, what)| format!("{line}: {what}"));
        Ok(OwnNamesView {
            file,
            names: known.collect(),
            lines: names.lines as u32,
            unplaced: names.unplaced.len() as u32,
            told: unplaced.collect(),
            problem: None,
        })
    }

    /// Takes a file for the names.
    ///
    /// # Errors
    /// `file.unreadable`, `file.too_large`, `names.unreadable`, and the one before stays; `store.*`.
    pub fn take_own_names(&self, file: &Path) -> Result<OwnNamesView, AppError> {
        let file = std::path::absolute(file).map_err(|error| bounded::unreadable(file, &error))?;
        self.own_names.read(&file, &self.catalog)?;
        self.store().set_setting(SETTING, &file.display().to_string())?;
        self.own_names()
    }

    /// Forgets the file; it stays where it is.
    ///
    /// # Errors
    /// `store.*`.
    pub fn forget_own_names(&self) -> Result<OwnNamesView, AppError> {
        self.store().set_setting(SETTING, "")?;
        self.own_names()
    }

    fn names_path(&self) -> Result<Option<PathBuf>, AppError> {
        Ok(self.store().setting(SETTING)?.filter(|path| !path.is_empty()).map(PathBuf::from))
    }
}
