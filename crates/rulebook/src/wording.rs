//! The full wording, from a text file of the official rules that a person has.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::{Index, RuleNumber};

/// The largest file that is read, in bytes.
pub const LARGEST_FILE: u64 = 8 << 20;
/// With fewer numbers than this found it is not the rules.
const FEWEST: usize = 20;

/// Why a file is not taken for the rules.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum WordingError {
    /// It is no text.
    #[error("the file is not plain text (UTF-8)")]
    NotText,
    /// Too few lines begin with the number of a rule.
    #[error("only {found} of its lines begin with the number of a rule")]
    NotTheRules {
        /// Number of lines that begin with a rule's number.
        found: usize,
    },
}

/// The wording of the rules, as far as the file has them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Wording {
    by_number: BTreeMap<RuleNumber, String>,
}

impl Wording {
    /// Reads a text whose rules begin one line for each with their number; lines without one belong to the rule before.
    /// Numbers that the index does not have, or that come out of order, are taken for text.
    ///
    /// # Errors
    /// [`WordingError`].
    pub fn read(bytes: &[u8], index: &Index) -> Result<Wording, WordingError> {
        let text = std::str::from_utf8(bytes).map_err(|_| WordingError::NotText)?;
        let mut best = Wording::default();
        let mut now = Wording::default();
        let mut last: Option<RuleNumber> = None;
        for line in text.trim_start_matches('\u{feff}').lines().map(str::trim) {
            match begins(line, index) {
                // A new start: what came before was the table of contents, or this is another edition.
                Some((number, rest)) if number.depth() == 0 && number.section() == 1 => {
                    keep(&mut best, std::mem::take(&mut now));
                    now.by_number.insert(number, rest.to_owned());
                    last = Some(number);
                }
                Some((number, rest)) if last.is_none_or(|last| number > last) => {
                    now.by_number.insert(number, rest.to_owned());
                    last = Some(number);
                }
                Some(_) | None => {
                    if let Some(said) = last.and_then(|last| now.by_number.get_mut(&last)) {
                        if !line.is_empty() && !said.is_empty() {
                            said.push('\n');
                        }
                        said.push_str(line);
                    }
                }
            }
        }
        keep(&mut best, now);
        let found = best.by_number.len();
        if found < FEWEST { Err(WordingError::NotTheRules { found }) } else { Ok(best) }
    }

    /// What the file says at a number.
    pub fn of(&self, number: RuleNumber) -> Option<&str> {
        self.by_number.get(&number).map(String::as_str).filter(|said| !said.is_empty())
    }

    /// How many numbers it has.
    pub fn len(&self) -> usize {
        self.by_number.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.by_number.is_empty()
    }
}

/// Takes whichever says more.
fn keep(best: &mut Wording, other: Wording) {
    let size = |wording: &Wording| wording.by_number.values().map(String::len).sum::<usize>();
    if size(&other) > size(best) {
        *best = other;
    }
}

/// The number that a line begins with, and the rest of the line.
fn begins<'a>(line: &'a str, index: &Index) -> Option<(RuleNumber, &'a str)> {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    if !first.starts_with(|letter: char| letter.is_ascii_digit()) {
        return None;
    }
    let number: RuleNumber = first.parse().ok()?;
    let rule = index.get(number)?;
    let rest = rest.trim();
    // "5 resources" or "1.5 times" may begin a line of a sentence: a title follows the number of a section or heading.
    let is_meant = match number.depth() {
        0 => rest.to_lowercase().starts_with(&rule.title.to_lowercase()),
        1 => !rest.starts_with(char::is_lowercase),
        _ => true,
    };
    is_meant.then_some((number, rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, embedded};

    /// A text of numbers and invented words: the wording itself is not ours to carry.
    fn text() -> String {
        let rules = embedded(Language::English).unwrap().rules().iter().take(60);
        rules.map(|rule| format!("{} {} words of {}\n", rule.number, rule.title, rule.number)).collect()
    }

    fn read(text: &str) -> Result<Wording, WordingError> {
        Wording::read(text.as_bytes(), embedded(Language::English).unwrap())
    }

    fn at<'a>(wording: &'a Wording, number: &str) -> Option<&'a str> {
        wording.of(number.parse().unwrap())
    }

    #[test]
    fn lines_belong_to_the_number_before_them() {
        let text = text()
            .replace("1.2.2 ", "1.2.2 First line\nFor example, 5 resources,\n3.5 of them.\n5 resources more.\n\n");
        let wording = read(&text).unwrap();
        assert_eq!(wording.len(), 60);
        assert_eq!(at(&wording, "1.1.1"), Some("words of 1.1.1"));
        let said = at(&wording, "1.2.2").unwrap();
        assert!(said.starts_with("First line\nFor example, 5 resources,"), "{said}");
        assert!(said.contains("5 resources more."), "{said}");
        assert_eq!(at(&wording, "9.1.1"), None);
    }

    #[test]
    fn a_table_of_contents_is_not_the_rules() {
        let contents = "1 GAME CONCEPTS\n1.1 GENERAL 4\n1.2 DECK 4\n2 CARD ANATOMY\n";
        let wording = read(&format!("{contents}{}", text())).unwrap();
        assert_eq!(at(&wording, "1.1.2"), Some("words of 1.1.2"));
    }

    #[test]
    fn other_files_are_refused() {
        assert_eq!(read("Dear diary,\n1.1 Number one\n"), Err(WordingError::NotTheRules { found: 1 }));
        assert_eq!(
            Wording::read(&[0xff, 0xfe, 0x00], embedded(Language::English).unwrap()),
            Err(WordingError::NotText)
        );
        assert!(read("").is_err());
    }
}
