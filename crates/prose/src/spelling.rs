//! Spelling, by the dictionary of common misspellings of the `typos` project.

use std::borrow::Cow;
use std::collections::BTreeSet;

use typos::tokens::{Identifier, Tokenizer, Word};
use typos::{Dictionary, Status};
use unicase::UniCase;

/// A word that is misspelt, with its place.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Misspelling {
    /// Line number, from 1.
    pub(crate) line: usize,
    /// The word as it is written.
    pub(crate) word: String,
    /// The spellings that are probably meant.
    pub(crate) corrections: Vec<String>,
}

/// The dictionary with the words that are right in this project.
pub(crate) struct Spelling {
    tokenizer: Tokenizer,
    words: Words,
}

struct Words {
    /// In lower case.
    correct: BTreeSet<String>,
}

impl Spelling {
    /// Reads `words.txt`: a word in lower case on each line; lines that begin with `#` are comments.
    pub(crate) fn read(words: &str) -> Self {
        let correct = words.lines().filter(|line| !line.starts_with('#')).map(|line| line.trim().to_owned()).collect();
        Self { tokenizer: Tokenizer::new(), words: Words { correct } }
    }

    /// Returns the misspelt words of a text.
    pub(crate) fn check(&self, text: &str) -> Vec<Misspelling> {
        let found = typos::check_str(text, &self.tokenizer, &self.words);
        let found = found.filter_map(|typo| {
            let Status::Corrections(corrections) = typo.corrections else { return None };
            let line = text[..typo.byte_offset].matches('\n').count() + 1;
            let corrections = corrections.into_iter().map(Cow::into_owned).collect();
            Some(Misspelling { line, word: typo.typo.into_owned(), corrections })
        });
        found.collect()
    }
}

impl Dictionary for Words {
    fn correct_ident<'s>(&'s self, ident: Identifier<'_>) -> Option<Status<'s>> {
        self.correct.contains(&ident.token().to_lowercase()).then_some(Status::Valid)
    }

    fn correct_word<'s>(&'s self, word: Word<'_>) -> Option<Status<'s>> {
        if self.correct.contains(&word.token().to_lowercase()) {
            return Some(Status::Valid);
        }
        let corrections = typos_dict::WORD.find(&UniCase::new(word.token()))?;
        Some(Status::Corrections(corrections.iter().map(|one| Cow::Borrowed(*one)).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misspelt_word_is_found_with_its_line_also_inside_a_name() {
        let spelling = Spelling::read("# ours\nteh\n");
        let found = spelling.check("A list.\nfn recieve_card() {}\n");
        let [one] = found.as_slice() else { panic!("{found:?}") };
        assert_eq!((one.line, one.word.as_str()), (2, "recieve"));
        assert!(one.corrections.contains(&"receive".to_owned()));
        assert!(spelling.check("Teh").is_empty(), "a word of the project");
    }
}
