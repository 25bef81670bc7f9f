//! A file or link that somebody opened with Cantina: by a double click on it, or on the command line.

use std::path::Path;

use crate::contract::OpenedFile;
use crate::event::{LARGEST, is_of_players, looks_exported};
use crate::league::{has_results, looks_like_league};
use crate::{AppError, Desk, bounded};

/// The ending of the files that events are written to.
pub const EVENT_ENDING: &str = "cantina";
/// What the program's own links begin with.
pub const LINK: &str = "cantina://";
/// The largest list of cards that is read, in bytes.
const LARGEST_LIST: u64 = 2 << 20;

impl Desk {
    /// Takes in what a file is: an exported event or league becomes one of this database, unless it is there already; of a
    /// table of players it is said what it brings; anything else is returned as the text that it is. A link
    /// (`cantina://judge/...`) is the case that it holds.
    ///
    /// # Errors
    /// As [`Desk::import`]; `file.unreadable`, `file.too_large`, `judge.unreadable`.
    pub fn open_file(&self, file: &Path) -> Result<OpenedFile, AppError> {
        if let Some(link) = file.to_str().filter(|text| text.starts_with(LINK)) {
            return Ok(OpenedFile::Case { ruling: self.read_case(link)? });
        }
        let text = bounded::read_text(file, LARGEST as u64)?;
        self.open_text(file, text)
    }

    /// The same for a file whose text is here already, such as one that was dropped onto the window. Only its name counts.
    ///
    /// # Errors
    /// As [`Desk::import`]; `file.too_large`.
    pub fn open_text(&self, file: &Path, text: String) -> Result<OpenedFile, AppError> {
        let named_event = file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(EVENT_ENDING));
        if text.len() > LARGEST {
            return Err(bounded::too_large(file, LARGEST as u64));
        }
        if looks_like_league(&text) {
            let (league, known) = self.import_league(&text)?;
            return Ok(OpenedFile::League { league: league.id, name: league.name, known });
        }
        if named_event || looks_exported(&text) {
            let (event, known) = self.import_once(&text)?;
            return Ok(OpenedFile::Event { event: event.summary, known });
        }
        if text.len() as u64 > LARGEST_LIST {
            return Err(bounded::too_large(file, LARGEST_LIST));
        }
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(decks) = is_of_players(&text) {
            let results = has_results(&text);
            return Ok(OpenedFile::Players { name, text, decks, results });
        }
        Ok(OpenedFile::List { name, text })
    }
}
