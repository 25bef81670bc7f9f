//! Errors of every face: a code for programs, parameters, a class, and words that are chosen at the edge.
//!
//! A code stands in one table (`error/code.rs`), the words in one table per language (`error/english.rs`,
//! `error/german.rs`). What happens only once is worded where it happens ([`AppError::new`]).

mod code;
mod english;
mod german;

use std::collections::BTreeMap;
use std::fmt::Display;

pub use code::{ErrorClass, ErrorCode};

use crate::contract::TextLanguage;
use crate::{AppError, words};

/// Words with their parameters put in; none when a parameter is missing.
fn filled(template: &str, params: &BTreeMap<String, String>) -> Option<String> {
    let mut text = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, behind) = after.split_once('}')?;
        text.push_str(before);
        text.push_str(params.get(name)?);
        rest = behind;
    }
    text.push_str(rest);
    Some(text)
}

impl AppError {
    /// An error in the words of its code.
    pub fn of(code: ErrorCode) -> Self {
        let words = english::WORDS.iter().find(|(known, _)| *known == code).map_or("", |(_, words)| words);
        AppError::new(code, words)
    }

    /// An error with words of its own.
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        let (params, message) = (BTreeMap::new(), message.into());
        AppError { code, class: code.class(), params, message, place: None, way_out: None }
    }

    /// A value that the words need.
    pub fn with(mut self, name: &str, value: impl Display) -> Self {
        let value = value.to_string();
        self.message = self.message.replace(&format!("{{{name}}}"), &value);
        self.params.insert(name.to_owned(), value);
        self
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

    /// The same in a language, as far as its words are there.
    pub fn in_language(mut self, language: TextLanguage) -> Self {
        match language {
            TextLanguage::English => self,
            TextLanguage::German => {
                let known = german::WORDS.iter().find(|(known, _, _)| *known == self.code);
                let said = known.and_then(|(_, message, way_out)| Some((filled(message, &self.params)?, *way_out)));
                if let Some((message, way_out)) = said {
                    self.message = message;
                    if !way_out.is_empty() {
                        self.way_out = Some(way_out.to_owned());
                    }
                }
                self
            }
        }
    }

    /// Whether the input itself could not be read or the request makes no sense: exit code 2 of the command line.
    pub fn is_unreadable(&self) -> bool {
        self.class == ErrorClass::Unreadable
    }
}

impl From<catalog::LoadError> for AppError {
    fn from(error: catalog::LoadError) -> Self {
        AppError::new(ErrorCode::CatalogBroken, error.what.clone())
            .at(format!("{}, line {}", error.file, error.line))
            .way_out("This copy of the program is damaged: install it again.")
    }
}

impl From<catalog::QueryError> for AppError {
    fn from(error: catalog::QueryError) -> Self {
        let place = format!("character {}", error.at + 1);
        AppError::new(ErrorCode::CardsQuery, words::capital(&error.to_string()))
            .at(place)
            .way_out("For example: vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR")
    }
}

impl From<decks::FormatDataError> for AppError {
    fn from(error: decks::FormatDataError) -> Self {
        AppError::new(ErrorCode::FormatsBroken, error.to_string())
            .way_out("This copy of the program is damaged: install it again.")
    }
}

impl From<decks::OddsError> for AppError {
    fn from(error: decks::OddsError) -> Self {
        AppError::new(ErrorCode::of(error.code()), words::capital(&error.to_string())).way_out("Change the figures.")
    }
}

impl From<decks::PoolError> for AppError {
    fn from(error: decks::PoolError) -> Self {
        AppError::new(ErrorCode::PoolUnreadable, error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_in_order_and_stand_once() {
        assert!(ErrorCode::ALL.is_sorted_by(|one, next| one.as_str() < next.as_str()));
        for code in ErrorCode::ALL {
            assert_eq!(serde_json::to_value(code).unwrap(), code.as_str());
            assert_eq!(ErrorCode::of(code.as_str()), *code);
        }
    }

    /// What the crates below call their errors has its place in the table.
    #[test]
    fn codes_of_the_crates_below_are_known() {
        let sources = [
            include_str!("../../tournament/src/refused.rs"),
            include_str!("../../tournament/src/league.rs"),
            include_str!("../../tournament/src/document/error.rs"),
            include_str!("../../decks/src/odds.rs"),
            include_str!("../../exchange/src/error.rs"),
            include_str!("../../store/src/error.rs"),
            include_str!("../../store/src/library_error.rs"),
        ];
        let is_code = |text: &&str| {
            let parts: Vec<&str> = text.split('.').collect();
            let plain = |part: &&str| !part.is_empty() && part.bytes().all(|at| at.is_ascii_lowercase() || at == b'_');
            parts.len() == 2 && parts.iter().all(plain)
        };
        for source in sources {
            let code = source.split("#[cfg(test)]").next().unwrap_or_default();
            for text in code.split('"').skip(1).step_by(2).filter(is_code) {
                assert_eq!(ErrorCode::of(text).as_str(), text);
            }
        }
    }

    #[test]
    fn words_are_chosen_by_language_and_carry_their_parameters() {
        let error = AppError::of(ErrorCode::LeagueSameAlready).with("name", "Bob").with("person", "Robert");
        assert_eq!(error.message, "Bob and Robert are one person already.");
        let german = error.clone().in_language(TextLanguage::German);
        assert_eq!(german.message, "Bob und Robert sind schon dieselbe Person.");
        assert_eq!((german.code, german.params), (error.code, error.params.clone()));
        assert_eq!(error.clone().in_language(TextLanguage::English), error);
        // Words with a parameter that is missing are not used.
        let bare = AppError::new(ErrorCode::StoreIo, "The system refused.").in_language(TextLanguage::German);
        assert_eq!(bare.message, "The system refused.");
    }

    #[test]
    fn german_stands_for_codes_once() {
        let mut seen = std::collections::BTreeSet::new();
        for (code, message, _) in german::WORDS {
            assert!(seen.insert(*code) && !message.is_empty(), "{code}");
        }
        let mut seen = std::collections::BTreeSet::new();
        for (code, message) in english::WORDS {
            assert!(seen.insert(*code) && !message.is_empty(), "{code}");
        }
    }
}
