//! Errors shared by all front ends: a code for programs, details, a class, and localized messages.
//!
//! A [`Cause`] is one specific problem with its details. One table lists the codes with their causes (`error/code.rs`),
//! and the catalogue has the messages (`data/messages/en/errors.ftl`). A cause without a message, or a message that uses
//! a detail its cause does not have, does not compile. Errors of the crates below are converted in
//! `error/convert.rs`; their own `Display` is only for tests and developers.

mod code;
mod convert;
mod detail;
mod place;

use std::collections::BTreeMap;

use messages::{Language, Value};
use serde::{Deserialize, Serialize};

pub use code::{Cause, ErrorClass, ErrorCode, ErrorDetail};
pub(crate) use convert::unresolved_row;
pub use detail::Param;
pub use place::{ErrorLocation, FieldName};

use crate::language::TextLanguage;

/// The reason an action is not possible now, with the code and message its error would have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "specta", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub struct Refusal {
    /// The error code, for programs.
    pub code: ErrorCode,
    /// The values used in the message, by name.
    pub params: BTreeMap<String, Param>,
    /// The localized message.
    pub message: String,
    /// The suggested fix.
    #[serde(rename = "wayOut")]
    pub next_step: String,
}

/// An error as shown by every front end: a code for programs, a message for people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "specta", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
#[error("{message}")]
pub struct AppError {
    /// The error code, for programs: "players.duplicate", "store.locked".
    pub code: ErrorCode,
    /// The class of the error.
    pub class: ErrorClass,
    /// The values used in the message, by name.
    pub params: BTreeMap<String, Param>,
    /// The localized message.
    pub message: String,
    /// The place of the problem: a file, a line or a field.
    pub place: Option<String>,
    /// The suggested fix.
    #[serde(rename = "wayOut")]
    pub next_step: String,
    /// The cause and place that the message is built from.
    #[serde(skip)]
    about: Box<About>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct About {
    cause: Cause,
    place: Option<ErrorLocation>,
}

/// Converts a detail to its form on the wire.
fn param(detail: &ErrorDetail) -> Param {
    match detail {
        ErrorDetail::Number(number) => {
            u32::try_from(*number).map_or_else(|_| Param::Text(number.to_string()), Param::Number)
        }
        ErrorDetail::Text(text) => Param::Text(text.clone()),
        ErrorDetail::List(names) => Param::List(names.clone()),
        ErrorDetail::Thing(_) | ErrorDetail::OpenTables(_) | ErrorDetail::Cause(_) => {
            let mut text = String::new();
            detail.write(Language::En, &mut text);
            Param::Text(text)
        }
    }
}

impl Cause {
    /// Returns the message and the suggested fix, as two sentences.
    pub(crate) fn sentences(&self, language: TextLanguage) -> String {
        format!("{} {}", self.message(language), self.next_step_in(language))
    }

    /// Returns the cause as a [`Refusal`], for an action that has not been tried yet.
    pub(crate) fn refusal(&self, language: TextLanguage) -> Refusal {
        let (message, next_step) = (self.message(language), self.next_step_in(language));
        Refusal { code: self.code(), params: self.params(), message, next_step }
    }

    fn params(&self) -> BTreeMap<String, Param> {
        self.details().into_iter().map(|(name, detail)| (name.to_owned(), param(detail))).collect()
    }
}

impl AppError {
    /// Creates an error with an English message; [`AppError::in_language`] translates it.
    pub fn of(cause: Cause) -> Self {
        let (message, next_step) = (cause.message(Language::En), cause.next_step_in(Language::En));
        let (params, code) = (cause.params(), cause.code());
        let about = Box::new(About { cause, place: None });
        AppError { code, class: code.class(), params, message, place: None, next_step, about }
    }

    /// Adds the place of the problem: a line, a field, a file.
    pub fn at(mut self, place: impl Into<ErrorLocation>) -> Self {
        let place = place.into();
        self.place = Some(place.text(Language::En));
        self.about.place = Some(place);
        self
    }

    /// Returns the cause with its details.
    pub fn cause(&self) -> &Cause {
        &self.about.cause
    }

    /// Translates the error.
    pub fn in_language(mut self, language: TextLanguage) -> Self {
        let (about, language) = (&self.about, language.into());
        self.place = about.place.as_ref().map(|place| place.text(language));
        (self.message, self.next_step) = (about.cause.message(language), about.cause.next_step_in(language));
        self
    }

    /// Returns `true` if the input is unreadable or the request makes no sense. The command line then exits with code
    /// 2.
    pub fn is_unreadable(&self) -> bool {
        self.class == ErrorClass::Unreadable
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn error_codes_are_sorted_and_unique() {
        assert!(ErrorCode::ALL.is_sorted_by(|one, next| one.as_str() < next.as_str()));
        for code in ErrorCode::ALL {
            assert_eq!(serde_json::to_value(code).unwrap(), code.as_str());
        }
    }

    #[test]
    fn an_error_is_localized_and_keeps_its_details() {
        let cause = Cause::LeagueSameAlready { name: "Bob".into(), person: "Robert".into() };
        let error = AppError::of(cause).at(ErrorLocation::Line(3));
        assert_eq!(error.message, "Bob and Robert are already merged.");
        let german = error.clone().in_language(TextLanguage::German);
        assert_eq!(german.message, "Bob und Robert sind schon zusammengeführt.");
        assert_eq!((error.place.as_deref(), german.place.as_deref()), (Some("line 3"), Some("Zeile 3")));
        assert_ne!(error.next_step, german.next_step);
        assert_eq!((german.code, german.params.clone()), (error.code, error.params.clone()));
        assert_eq!(german.in_language(TextLanguage::English), error);
    }

    #[test]
    fn error_parameters_keep_their_type_on_the_wire() {
        let cause = Cause::LeaguePointsUnknown { key: "x\u{1b}".into(), tables: vec!["league", "season"].into() };
        let error = serde_json::to_value(AppError::of(cause)).unwrap();
        assert_eq!(error["params"], serde_json::json!({"key": "x\u{1b}", "tables": ["league", "season"]}));
        assert_eq!(
            error["message"], r#"The points table "x\u{1b}" does not exist."#,
            "what cannot be shown is replaced"
        );
        assert_eq!(error["wayOut"], "Use one of league, season.");
        let cause = Cause::PlayersTooMany { most_players: 1024u32.into() };
        assert_eq!(serde_json::to_value(AppError::of(cause)).unwrap()["params"]["most_players"], 1024);
    }

    /// The letters of an error come from the catalogue, except for those of its details.
    #[test]
    fn an_error_has_no_text_of_its_own() {
        let cause = Cause::LeagueSameAlready { name: "1".into(), person: FieldName::Deck.into() };
        let open = Cause::PairResultsOpen { open: ErrorDetail::OpenTables(vec![(3, (1..40).collect())]) };
        for cause in [cause, open] {
            let error = messages::pseudo(|| AppError::of(cause).at(ErrorLocation::Row(FieldName::Cards, 3)));
            let place = error.place.as_deref().unwrap();
            for text in [error.message.as_str(), error.next_step.as_str(), place] {
                assert!(!text.contains(|letter: char| letter.is_ascii_alphabetic()), "{text}");
            }
        }
    }

    #[test]
    fn open_tables_are_named_in_both_languages() {
        let error = AppError::of(Cause::PairResultsOpen { open: ErrorDetail::OpenTables(vec![(3, vec![4, 7])]) });
        assert_eq!(error.message, "2 results are missing: round 3, tables 4, 7.");
        assert_eq!(error.in_language(TextLanguage::German).message, "2 Ergebnisse fehlen: Runde 3, Tische 4, 7.");
    }
}
