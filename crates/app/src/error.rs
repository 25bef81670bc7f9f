//! Errors of the crates below, put into words for every face.

use crate::{AppError, words};

impl AppError {
    /// An error with a code and words.
    pub fn new(code: &str, message: impl Into<String>) -> Self {
        AppError { code: code.to_owned(), message: message.into(), place: None, way_out: None }
    }

    /// Says where.
    pub fn at(mut self, place: impl Into<String>) -> Self {
        self.place = Some(place.into());
        self
    }

    /// Says what can be done about it.
    pub fn way_out(mut self, words: impl Into<String>) -> Self {
        self.way_out = Some(words.into());
        self
    }
}

impl From<catalog::LoadError> for AppError {
    fn from(error: catalog::LoadError) -> Self {
        AppError::new("catalog.broken", error.what.clone())
            .at(format!("{}, line {}", error.file, error.line))
            .way_out("This copy of the program is damaged: install it again.")
    }
}

impl From<catalog::QueryError> for AppError {
    fn from(error: catalog::QueryError) -> Self {
        let place = format!("character {}", error.at + 1);
        AppError::new("cards.query", words::capital(&error.to_string()))
            .at(place)
            .way_out("For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR")
    }
}

impl From<decks::FormatDataError> for AppError {
    fn from(error: decks::FormatDataError) -> Self {
        AppError::new("formats.broken", error.to_string())
            .way_out("This copy of the program is damaged: install it again.")
    }
}

impl From<decks::OddsError> for AppError {
    fn from(error: decks::OddsError) -> Self {
        AppError::new(error.code(), words::capital(&error.to_string())).way_out("Change the figures.")
    }
}

impl From<decks::PoolError> for AppError {
    fn from(error: decks::PoolError) -> Self {
        AppError::new("pool.unreadable", error.to_string())
    }
}

impl AppError {
    /// Whether the input itself could not be read or the request makes no sense: exit code 2 of the command line.
    pub fn is_unreadable(&self) -> bool {
        let (_, what) = self.code.rsplit_once('.').unwrap_or(("", &self.code));
        let unreadable =
            ["unreadable", "query", "seed", "pod_size", "name", "no_boosters", "empty", "too_long", "too_many"];
        let broken = ["locked", "corrupt", "newer", "not_ours", "read_only", "disk_full", "io"];
        unreadable.contains(&what)
            || self.code == "profile.unknown"
            || (self.code.starts_with("store.") && broken.contains(&what))
            || self.code.starts_with("journal.")
            || self.code.starts_with("document.")
            || self.code.starts_with("exchange.")
            || self.code.starts_with("odds.")
            || ["pool.missing", "play.decks", "play.human", "play.no_deck"].contains(&&*self.code)
    }
}
