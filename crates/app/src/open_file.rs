//! Files and links opened with Cantina: by a double click, or on the command line.

use std::path::Path;

use crate::contract::OpenedFile;
use crate::event::{LARGEST, is_event_export, is_of_players};
use crate::games::share::is_shared_game;
use crate::league::{has_results, looks_like_league};
use crate::{App, AppError, limited_read};

/// File extension of exported events, leagues and games.
pub const EVENT_ENDING: &str = "cantina";
/// Prefix of the program's own links.
pub const LINK: &str = "cantina://";
/// Maximum size of a card list, in bytes.
const LARGEST_LIST: u64 = 2 << 20;

/// Returns `true` if a file is a card data package by its name.
pub fn is_package(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(crate::card_data::EXTENSION))
}

impl App {
    /// Opens a file by its content. An exported event or league is imported unless it already exists; a shared game is
    /// added; a table of players is previewed; anything else is returned as text. A link (`cantina://judge/...`) is returned as the judge
    /// case it contains.
    ///
    /// # Errors
    /// As [`Events::import`](crate::Events::import); `file.unreadable`, `file.too_large`, `judge.unreadable`.
    pub fn open_file(&self, file: &Path) -> Result<OpenedFile, AppError> {
        if let Some(link) = file.to_str().filter(|text| text.starts_with(LINK)) {
            return Ok(OpenedFile::Case { ruling: self.judge().read_case(link)? });
        }
        let text = limited_read::read_text(file, LARGEST as u64)?;
        self.open_text(file, text)
    }

    /// Opens a file whose text is already loaded, such as one dropped onto the window. Only its name is used.
    ///
    /// # Errors
    /// As [`Events::import`](crate::Events::import); `file.too_large`.
    pub fn open_text(&self, file: &Path, text: String) -> Result<OpenedFile, AppError> {
        let named_event = file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(EVENT_ENDING));
        if text.len() > LARGEST {
            return Err(limited_read::too_large(file, LARGEST as u64));
        }
        if looks_like_league(&text) {
            let (league, known) = self.leagues().import_league(&text)?;
            return Ok(OpenedFile::League { league: league.id, name: league.name, known });
        }
        if is_shared_game(&text) {
            return Ok(OpenedFile::Game { game: self.games().import_game(&text)?.id });
        }
        if named_event || is_event_export(&text) {
            let (event, known) = self.events().import_once(&text)?;
            return Ok(OpenedFile::Event { event: self.events().event_summary(event)?, known });
        }
        if text.len() as u64 > LARGEST_LIST {
            return Err(limited_read::too_large(file, LARGEST_LIST));
        }
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(decks) = is_of_players(&text) {
            let results = has_results(&text);
            return Ok(OpenedFile::Players { name, text, decks, results });
        }
        Ok(OpenedFile::List { name, text })
    }
}
