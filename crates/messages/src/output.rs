//! Writes a message: text of the catalogue and values of the program.

use std::cell::Cell;

use intl_pluralrules::PluralCategory;

use crate::number;
use crate::{Language, Number, Value};

thread_local! {
    static IS_PSEUDO: Cell<bool> = const { Cell::new(false) };
}

/// Runs a function with the pseudo-language: on this thread, the letters of all texts from the catalogue are full-width,
/// as in "Ｒｏｕｎｄ 3". A plain letter in the result is then from a value or was written in code.
///
/// ```
/// use messages::{Language, errors, pseudo};
///
/// let said = pseudo(|| errors::LeagueSameAlready { name: &"Bob", person: &"Robert" }.text(Language::En));
/// assert_eq!(said, "Bob ａｎｄ Robert ａｒｅ ａｌｒｅａｄｙ ｍｅｒｇｅｄ.");
/// ```
pub fn pseudo<T>(run: impl FnOnce() -> T) -> T {
    /// Switches back, even after a panic.
    struct Before(bool);
    impl Drop for Before {
        fn drop(&mut self) {
            IS_PSEUDO.set(self.0);
        }
    }
    let _before = Before(IS_PSEUDO.replace(true));
    run()
}

/// Returns `true` within [`pseudo`].
pub(crate) fn is_pseudo() -> bool {
    IS_PSEUDO.get()
}

/// Returns text of the catalogue in the pseudo-language.
fn marked(text: &str) -> impl Iterator<Item = char> {
    text.chars().map(|letter| match letter.is_ascii_alphabetic() {
        true => char::from_u32(u32::from(letter) + 0xfee0).unwrap_or(letter),
        false => letter,
    })
}

/// A message being written, for the generated code.
pub struct Output {
    language: Language,
    is_pseudo: bool,
    text: String,
}

impl Output {
    /// Creates an empty message.
    pub fn new(language: Language) -> Self {
        Output { language, is_pseudo: is_pseudo(), text: String::new() }
    }

    /// Returns the language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Appends text of the catalogue.
    pub fn literal(&mut self, text: &str) {
        match self.is_pseudo {
            true => self.text.extend(marked(text)),
            false => self.text.push_str(text),
        }
    }

    /// Appends a value.
    pub fn value(&mut self, value: &dyn Value) {
        value.write(self.language, &mut self.text);
    }

    /// Appends a value in quotation marks.
    pub fn quoted(&mut self, value: &dyn Value) {
        value.write_quoted(self.language, &mut self.text);
    }

    /// Appends a number with separators between groups of digits.
    pub fn grouped(&mut self, value: &dyn Number) {
        self.text.push_str(&number::grouped(self.language, value.number()));
    }

    /// Returns the plural form for a number.
    pub fn plural(&self, count: u64) -> PluralCategory {
        number::plural(self.language, count)
    }

    /// Returns the message.
    pub fn finish(self) -> String {
        self.text
    }
}
