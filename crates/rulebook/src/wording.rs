//! The full wording of the rules, from the user's text file of the official rules.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::{Index, RuleNumber};

/// Maximum file size, in bytes.
pub const LARGEST_FILE: u64 = 8 << 20;
/// Minimum number of rule numbers; a file with fewer is not the rules.
const FEWEST: usize = 20;

/// Error for a file that is not accepted as the rules.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum WordingError {
    /// The file is not text.
    #[error("the file is not plain text (UTF-8)")]
    NotText,
    /// Too few lines begin with the number of a rule.
    #[error("only {found} of its lines begin with the number of a rule")]
    NotTheRules {
        /// Number of lines that begin with a rule's number.
        found: usize,
    },
}

/// The wording of the rules that the file contains.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Wording {
    by_number: BTreeMap<RuleNumber, String>,
}

impl Wording {
    /// Reads a text with one line per rule that begins with its number. Lines without a number belong to the previous
    /// rule. Numbers that are not in the index, or out of order, are treated as text.
    ///
    /// # Errors
    /// [`WordingError`] if the file is not text or not the rules.
    pub fn read(bytes: &[u8], index: &Index) -> Result<Wording, WordingError> {
        let text = std::str::from_utf8(bytes).map_err(|_| WordingError::NotText)?;
        let mut best = Wording::default();
        let mut now = Wording::default();
        let mut last: Option<RuleNumber> = None;
        for line in text.trim_start_matches('\u{feff}').lines().map(str::trim) {
            match begins(line, index) {
                // A new start: the lines before it were the table of contents, or this is another edition.
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

    /// Returns the file's text for a number.
    pub fn of(&self, number: RuleNumber) -> Option<&str> {
        self.by_number.get(&number).map(String::as_str).filter(|said| !said.is_empty())
    }

    /// Returns the number of rules in the file.
    pub fn len(&self) -> usize {
        self.by_number.len()
    }

    /// Returns `true` if it contains no rules.
    pub fn is_empty(&self) -> bool {
        self.by_number.is_empty()
    }
}

/// Keeps the wording with more text.
fn keep(best: &mut Wording, other: Wording) {
    let size = |wording: &Wording| wording.by_number.values().map(String::len).sum::<usize>();
    if size(&other) > size(best) {
        *best = other;
    }
}

/// Returns the rule number at the start of a line, and the rest of the line.
fn begins<'a>(line: &'a str, index: &Index) -> Option<(RuleNumber, &'a str)> {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    if !first.starts_with(|letter: char| letter.is_ascii_digit()) {
        return None;
    }
    let number: RuleNumber = first.parse().ok()?;
    let rule = index.get(number)?;
    let rest = rest.trim();
    // A sentence may continue with "5 resources" or "1.5 times"; a section or heading has its title after the number.
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

    /// Returns a text of rule numbers and made-up words: the official wording must not be included.
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
    fn lines_belong_to_the_preceding_number() {
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
    fn a_table_of_contents_is_not_read_as_rules() {
        let contents = "1 GAME CONCEPTS\n1.1 GENERAL 4\n1.2 DECK 4\n2 CARD ANATOMY\n";
        let wording = read(&format!("{contents}{}", text())).unwrap();
        assert_eq!(at(&wording, "1.1.2"), Some("words of 1.1.2"));
    }

    #[test]
    fn files_that_are_not_the_rules_are_refused() {
        assert_eq!(read("Dear diary,\n1.1 Number one\n"), Err(WordingError::NotTheRules { found: 1 }));
        assert_eq!(
            Wording::read(&[0xff, 0xfe, 0x00], embedded(Language::English).unwrap()),
            Err(WordingError::NotText)
        );
        assert!(read("").is_err());
    }
}
