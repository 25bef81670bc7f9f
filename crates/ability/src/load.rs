//! Loading of the RON files, with precise error messages.

use model::CardNumber;
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

/// Returns the error for an unbound name, at the line of the card that refers to it.
fn unbound(file: &str, text: &str, card: CardNumber, name: Binding) -> AbilityError {
    let id = format!("id: \"{card}\"");
    let place = text.lines().enumerate().find(|(_, line)| line.contains(&id));
    let (line, column) = place.map_or((1, 1), |(at, line)| (at + 1, line.len() - line.trim_start().len() + 1));
    let what = format!("{card} refers to Named({name:?}), and no step before it is As({name:?}, ...)");
    AbilityError { file: file.to_owned(), line, column, what }
}
