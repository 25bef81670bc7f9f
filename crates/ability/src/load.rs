//! Loading of the RON files, with precise error messages.

use model::CardNumber;
use ron::value::RawValue;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Binding, CardText, binding_check};

/// An error in an ability file, with its location.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{file}, line {line}, column {column}: {what}")]
pub struct AbilityError {
    /// File, relative to `data/abilities/`.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// Description of the error, with the valid names.
    pub what: String,
}

/// Returns the RON options of the data: no `Some`, and one pair of parentheses for a variant that holds a struct.
pub(crate) fn options() -> ron::Options {
    use ron::extensions::Extensions;
    ron::Options::default().with_default_extension(
        Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::UNWRAP_NEWTYPES,
    )
}

/// A file of card texts.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Texts {
    /// Cards without any ability, or with printed keywords only.
    pub vanilla: Vec<CardNumber>,
    /// Cards with other abilities.
    pub cards: Vec<CardText>,
}

impl Texts {
    /// Reads a file.
    ///
    /// # Errors
    /// [`AbilityError`] with the location, for an unknown name, a missing field, a wrong type or an unbound reference.
    pub fn read(file: &str, text: &str) -> Result<Texts, AbilityError> {
        let texts: Texts = options().from_str(text).map_err(|error| AbilityError {
            file: file.to_owned(),
            line: error.span.start.line,
            column: error.span.start.col,
            what: error.code.to_string(),
        })?;
        match texts.cards.iter().find_map(|card| Some((card.id, binding_check::unbound_names(card)?))) {
            Some((card, name)) => Err(unbound(file, text, card, name)),
            None => Ok(texts),
        }
    }
}

/// A card whose text uses words that this version of the ability language does not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownText {
    /// The card.
    pub card: CardNumber,
    /// The first word that is not understood, with its place.
    pub error: AbilityError,
}

/// A file whose cards are parsed one by one.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct RawTexts<'a> {
    vanilla: Vec<CardNumber>,
    #[serde(borrow)]
    cards: Vec<&'a RawValue>,
}

/// The part of a text that every version of the language has.
#[derive(Deserialize)]
struct CardName {
    id: CardNumber,
}

impl Texts {
    /// Reads a file of card texts that may have been written for a later version of the language. Returns the texts
    /// that are understood and, separately, those that are not.
    ///
    /// # Errors
    /// [`AbilityError`] with the location if the file is not a list of texts, or a text has no card number.
    pub fn read_known(file: &str, text: &str) -> Result<(Texts, Vec<UnknownText>), AbilityError> {
        if let Ok(texts) = Texts::read(file, text) {
            return Ok((texts, Vec::new()));
        }
        let raw: RawTexts<'_> = options().from_str(text).map_err(|error| located(file, &error, (1, 1)))?;
        let (mut texts, mut unknown) = (Texts { vanilla: raw.vanilla, cards: Vec::new() }, Vec::new());
        // Cards are in the order of the file, so each is searched for after the one before it.
        let mut at = 0;
        for card in raw.cards {
            let card = card.get_ron();
            let start = text[at..].find(card).map_or(at, |place| at + place);
            at = start + card.len();
            let before = &text[..start];
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
            let read = options().from_str::<CardText>(card).map_err(|error| located(file, &error, (line, column)));
            let checked = read.and_then(|read| match binding_check::unbound_names(&read) {
                Some(name) => Err(unbound(file, text, read.id, name)),
                None => Ok(read),
            });
            match checked {
                Ok(card) => texts.cards.push(card),
                Err(error) => {
                    let name = options().from_str::<CardName>(card);
                    let name = name.map_err(|error| located(file, &error, (line, column)))?;
                    unknown.push(UnknownText { card: name.id, error });
                }
            }
        }
        Ok((texts, unknown))
    }
}

/// Returns the error for a part of a file that begins at a line and column, from 1.
fn located(file: &str, error: &ron::error::SpannedError, start: (usize, usize)) -> AbilityError {
    let at = &error.span.start;
    AbilityError {
        file: file.to_owned(),
        line: start.0 + at.line.saturating_sub(1),
        column: if at.line <= 1 { start.1 + at.col.saturating_sub(1) } else { at.col },
        what: error.code.to_string(),
    }
}

/// Returns the error for an unbound name, at the line of the card that refers to it.
fn unbound(file: &str, text: &str, card: CardNumber, name: Binding) -> AbilityError {
    let id = format!("id: \"{card}\"");
    let place = text.lines().enumerate().find(|(_, line)| line.contains(&id));
    let (line, column) = place.map_or((1, 1), |(at, line)| (at + 1, line.len() - line.trim_start().len() + 1));
    let what = format!("{card} refers to Named({name:?}), and no step before it is As({name:?}, ...)");
    AbilityError { file: file.to_owned(), line, column, what }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"(
    vanilla: ["ABC_001"],
    cards: [
        (id: "ABC_002", abilities: [Event([Draw(count: 1)])]),
        (
            id: "ABC_003",
            abilities: [Event([Levitate(count: 1)])],
        ),
        (id: "ABC_004", abilities: [Event([Draw(count: 2)])]),
    ],
)"#;

    #[test]
    fn texts_with_unknown_words_are_listed_and_the_others_read() {
        let (texts, unknown) = Texts::read_known("abc/x.ron", FILE).unwrap();
        let read: Vec<String> = texts.cards.iter().map(|card| card.id.to_string()).collect();
        assert_eq!((read.join(" ").as_str(), texts.vanilla.len()), ("ABC_002 ABC_004", 1));
        let [UnknownText { card, error }] = unknown.as_slice() else { panic!("{unknown:?}") };
        assert_eq!((card.to_string().as_str(), error.line), ("ABC_003", 7));
        assert!(error.what.contains("Levitate"), "{error}");
    }

    #[test]
    fn a_file_that_is_no_list_of_texts_is_an_error() {
        for (from, to) in [("vanilla", "plain"), ("id: \"ABC_003\",", ""), ("        ),\n        (id", "\n        (id")]
        {
            assert!(FILE.contains(from), "{from}");
            assert!(Texts::read_known("abc/x.ron", &FILE.replacen(from, to, 1)).is_err(), "{to}");
        }
    }
}
