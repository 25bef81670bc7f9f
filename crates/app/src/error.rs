//! Errors of every face: a code for programs, facts, a class, and words that are chosen by language.
//!
//! What can go wrong is a [`Cause`] with its facts; the codes and their causes stand in one table (`error/code.rs`), the
//! words in one table per language (`error/english.rs`, `error/german.rs`). A cause without words, and words about a fact
//! that their cause does not have, do not build. What the crates below refuse becomes a cause in `error/below.rs`; their
//! own `Display` is for their tests and for what only a developer reads.

mod below;
mod code;
mod english;
mod fact;
mod german;
mod place;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub(crate) use below::trouble;
pub use code::{Cause, ErrorClass, ErrorCode, Fact};
pub use fact::Param;
pub use place::{Place, Thing};

use self::fact::{Shown, Tongue, Words};
use crate::language::TextLanguage;

/// Why something is not possible now: what an error would say to somebody who tried.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "specta", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub struct Refusal {
    /// Why not, for programs.
    pub code: ErrorCode,
    /// The values in its words, by name.
    pub params: BTreeMap<String, Param>,
    /// Why not, in words.
    pub message: String,
    /// What can be done about it.
    pub way_out: String,
}

/// An error as every face shows it: a code for programs, words for people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "specta", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
#[error("{message}")]
pub struct AppError {
    /// What went wrong, for programs: "players.duplicate", "store.locked".
    pub code: ErrorCode,
    /// What kind of error it is.
    pub class: ErrorClass,
    /// The values in its words, by name.
    pub params: BTreeMap<String, Param>,
    /// What is wrong, in words for people.
    pub message: String,
    /// Where: a file, a line or a field.
    pub place: Option<String>,
    /// What can be done about it.
    pub way_out: String,
    /// What its words are made from.
    #[serde(skip)]
    about: Box<About>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct About {
    cause: Cause,
    place: Option<Place>,
}

/// The words of every cause in one language: a row for each, in the order of the codes.
macro_rules! table {
    ($tongue:ident; $($cause:ident $({ $($fact:ident),+ })?: $message:literal, $way_out:literal;)+) => {
        /// Everything that errors say in this language.
        pub(super) static $tongue: Tongue = Tongue { words, thing, place, open_tables };

        fn words(cause: &Cause) -> Words {
            match cause {
                $(Cause::$cause { $($($fact,)+)? .. } => {
                    const { assert!(!$message.is_empty() && !$way_out.is_empty()) };
                    $($(let $fact = Shown($fact, &$tongue);)+)?
                    Words { message: format!($message), way_out: format!($way_out) }
                })+
            }
        }
    };
}
use table;

/// What errors say in a language.
fn tongue(language: TextLanguage) -> &'static Tongue {
    match language {
        TextLanguage::English => &english::ENGLISH,
        TextLanguage::German => &german::GERMAN,
    }
}

/// A fact on the wire.
fn param(fact: &Fact) -> Param {
    match fact {
        Fact::Number(number) => u32::try_from(*number).map_or_else(|_| Param::Text(number.to_string()), Param::Number),
        Fact::Text(text) => Param::Text(text.clone()),
        Fact::List(names) => Param::List(names.clone()),
        Fact::Thing(_) | Fact::OpenTables(_) | Fact::Cause(_) => {
            Param::Text(Shown(fact, tongue(TextLanguage::English)).to_string())
        }
    }
}

impl Cause {
    fn words(&self, language: TextLanguage) -> Words {
        (tongue(language).words)(self)
    }

    /// What is wrong, as a sentence.
    pub(crate) fn message(&self, language: TextLanguage) -> String {
        self.words(language).message
    }

    /// What is wrong and what can be done about it, as two sentences.
    pub(crate) fn sentences(&self, language: TextLanguage) -> String {
        let Words { message, way_out } = self.words(language);
        format!("{message} {way_out}")
    }

    /// The same for somebody who has not tried yet.
    pub(crate) fn refusal(&self, language: TextLanguage) -> Refusal {
        let Words { message, way_out } = self.words(language);
        Refusal { code: self.code(), params: self.params(), message, way_out }
    }

    fn params(&self) -> BTreeMap<String, Param> {
        self.facts().into_iter().map(|(name, fact)| (name.to_owned(), param(fact))).collect()
    }
}

impl AppError {
    /// An error, worded in English until [`AppError::in_language`] says otherwise.
    pub fn of(cause: Cause) -> Self {
        let Words { message, way_out } = cause.words(TextLanguage::English);
        let (params, code) = (cause.params(), cause.code());
        let about = Box::new(About { cause, place: None });
        AppError { code, class: code.class(), params, message, place: None, way_out, about }
    }

    /// Adds the place of what is wrong: a line, a field, a file.
    pub fn at(mut self, place: impl Into<Place>) -> Self {
        let place = place.into();
        self.place = Some((tongue(TextLanguage::English).place)(&place));
        self.about.place = Some(place);
        self
    }

    /// What went wrong, with its facts.
    pub fn cause(&self) -> &Cause {
        &self.about.cause
    }

    /// The same in a language.
    pub fn in_language(mut self, language: TextLanguage) -> Self {
        let Words { message, way_out } = self.about.cause.words(language);
        self.place = self.about.place.as_ref().map(tongue(language).place);
        (self.message, self.way_out) = (message, way_out);
        self
    }

    /// Whether the input itself could not be read or the request makes no sense: exit code 2 of the command line.
    pub fn is_unreadable(&self) -> bool {
        self.class == ErrorClass::Unreadable
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
        }
    }

    #[test]
    fn words_are_chosen_by_language_and_carry_their_facts() {
        let cause = Cause::LeagueSameAlready { name: "Bob".into(), person: "Robert".into() };
        let error = AppError::of(cause).at(Place::Line(3));
        assert_eq!(error.message, "Bob and Robert are one person already.");
        let german = error.clone().in_language(TextLanguage::German);
        assert_eq!(german.message, "Bob und Robert sind schon dieselbe Person.");
        assert_eq!((error.place.as_deref(), german.place.as_deref()), (Some("line 3"), Some("Zeile 3")));
        assert_ne!(error.way_out, german.way_out);
        assert_eq!((german.code, german.params.clone()), (error.code, error.params.clone()));
        assert_eq!(german.in_language(TextLanguage::English), error);
    }

    #[test]
    fn parameters_keep_their_type_on_the_wire() {
        let cause = Cause::LeaguePointsUnknown { key: "x\u{1b}".into(), tables: vec!["league", "season"].into() };
        let error = serde_json::to_value(AppError::of(cause)).unwrap();
        assert_eq!(error["params"], serde_json::json!({"key": "x\u{1b}", "tables": ["league", "season"]}));
        assert_eq!(error["message"], r#"There is no points table "x\u{1b}"."#, "what cannot be shown is replaced");
        assert_eq!(error["wayOut"], "The tables are league, season.");
        let cause = Cause::PlayersTooMany { most_players: 1024u32.into() };
        assert_eq!(serde_json::to_value(AppError::of(cause)).unwrap()["params"]["most_players"], 1024);
    }

    #[test]
    fn open_tables_are_named_in_both_languages() {
        let error = AppError::of(Cause::PairResultsOpen { open: Fact::OpenTables(vec![(3, vec![4, 7])]) });
        assert_eq!(error.message, "2 results are open: round 3, tables 4, 7.");
        assert_eq!(error.in_language(TextLanguage::German).message, "2 Ergebnisse fehlen: Runde 3, Tische 4, 7.");
    }
}
