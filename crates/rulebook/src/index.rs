//! The rules index: every rule number with its title and a summary in our own words.

use std::sync::OnceLock;

use thiserror::Error;

use crate::RuleNumber;

/// Maximum length of a summary, in letters.
pub const LONGEST_SUMMARY: usize = 110;

const ENGLISH: &str = include_str!("../../../data/rules/index.csv");
const GERMAN: &str = include_str!("../../../data/rules/german.csv");

/// Language of the summaries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Language {
    /// English, as the Comprehensive Rules are.
    #[default]
    English,
    /// German, with the terms of the German cards.
    German,
}

/// A rule of the Comprehensive Rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// The number of the rule, heading or section.
    pub number: RuleNumber,
    /// Its title; empty if it has none.
    pub title: String,
    /// Summary in our own words.
    pub summary: String,
    /// The only edition that has it; `None` for rules of every edition.
    pub edition: Option<OnlyEdition>,
}

/// The single edition that contains a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnlyEdition {
    /// Edition 8.0: the rule was removed in 9.0.
    Eight,
    /// Edition 9.0; only paraphrases of it were available.
    Nine {
        /// `true` if a source confirms the number; otherwise it is the next free one.
        number_confirmed: bool,
    },
}

impl OnlyEdition {
    /// Parses "8.0", "9.0", and "9.0?" for an unconfirmed number.
    fn read(word: &str) -> Option<OnlyEdition> {
        match word {
            "8.0" => Some(OnlyEdition::Eight),
            "9.0" => Some(OnlyEdition::Nine { number_confirmed: true }),
            "9.0?" => Some(OnlyEdition::Nine { number_confirmed: false }),
            _ => None,
        }
    }

    /// Returns the edition's number: "9.0".
    pub fn word(self) -> &'static str {
        match self {
            OnlyEdition::Eight => "8.0",
            OnlyEdition::Nine { .. } => "9.0",
        }
    }

    /// Returns `false` if no source confirms the number of the rule.
    pub fn is_number_confirmed(self) -> bool {
        match self {
            OnlyEdition::Eight => true,
            OnlyEdition::Nine { number_confirmed } => number_confirmed,
        }
    }
}

/// An error in an index; a test checks that the embedded ones have none.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: {what}")]
pub struct IndexError {
    /// Line, from 1.
    pub line: usize,
    /// Description of the error.
    pub what: String,
}

/// All rules in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Index {
    language: Language,
    rules: Vec<Rule>,
}

/// Returns the index of the Comprehensive Rules. It has sections 1 to 12 of edition 8.0, and the known rules of edition
/// 9.0.
///
/// # Errors
/// [`IndexError`]; a test checks that it does not occur.
pub fn embedded(language: Language) -> Result<&'static Index, IndexError> {
    type Once = OnceLock<Result<Index, IndexError>>;
    static IN_ENGLISH: Once = OnceLock::new();
    static IN_GERMAN: Once = OnceLock::new();
    let (once, data) = match language {
        Language::English => (&IN_ENGLISH, ENGLISH),
        Language::German => (&IN_GERMAN, GERMAN),
    };
    once.get_or_init(|| Index::read(data, language)).as_ref().map_err(Clone::clone)
}

impl Index {
    /// Reads an index. It is a CSV table with the columns number, title, summary, and edition for rules of a single
    /// edition.
    ///
    /// # Errors
    /// [`IndexError`] if a number is unreadable, missing, duplicate or out of order, a summary is empty or too long, or
    /// an edition is unknown.
    pub fn read(text: &str, language: Language) -> Result<Index, IndexError> {
        let mut rules: Vec<Rule> = Vec::new();
        let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
        for (line, row) in (2..).zip(reader.records()) {
            let wrong = |what: String| IndexError { line, what };
            let row = row.map_err(|error| wrong(error.to_string()))?;
            let [number, title, summary] = [row.get(0), row.get(1), row.get(2)].map(|field| field.unwrap_or("").trim());
            let number: RuleNumber = number.parse().map_err(|_| wrong(format!("{number:?} is not a rule number")))?;
            let follows = match rules.last() {
                None => number.section() == 1 && number.depth() == 0,
                Some(last) => last.number.is_followed_by(number),
            };
            if !follows {
                let after = rules.last().map_or_else(|| "the start".to_owned(), |last| last.number.to_string());
                return Err(wrong(format!("{number} does not follow {after}")));
            }
            let letters = summary.chars().count();
            if letters == 0 || letters > LONGEST_SUMMARY {
                return Err(wrong(format!(
                    "the summary of {number} has {letters} letters; 1 to {LONGEST_SUMMARY} are allowed"
                )));
            }
            if number.depth() < 2 && title.is_empty() {
                return Err(wrong(format!("{number} has no title")));
            }
            let edition = match row.get(3).unwrap_or("").trim() {
                "" => None,
                word => Some(OnlyEdition::read(word).ok_or_else(|| wrong(format!("{word:?} is not an edition")))?),
            };
            rules.push(Rule { number, title: title.to_owned(), summary: summary.to_owned(), edition });
        }
        Ok(Index { language, rules })
    }

    /// Returns the language of its titles and summaries.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Returns all rules in order.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// Returns the rule with this number.
    pub fn get(&self, number: RuleNumber) -> Option<&Rule> {
        self.rules.binary_search_by_key(&number, |rule| rule.number).ok().map(|at| &self.rules[at])
    }

    /// Returns the rules above a number, the section first.
    pub fn parent(&self, number: RuleNumber) -> Vec<&Rule> {
        let mut above: Vec<&Rule> =
            std::iter::successors(number.above(), |at| at.above()).filter_map(|number| self.get(number)).collect();
        above.reverse();
        above
    }

    /// Returns a rule with everything below it, in order.
    pub fn children(&self, number: RuleNumber) -> impl Iterator<Item = &Rule> {
        self.rules.iter().filter(move |rule| rule.number.is_in(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(rules: &[&Rule]) -> Vec<String> {
        rules.iter().map(|rule| rule.number.to_string()).collect()
    }

    /// The counts match the Comprehensive Rules, edition 8.0: 12 sections, 122 headings, 489 rules and 312 lettered
    /// sub-rules.
    #[test]
    fn the_index_has_every_rule_once_and_in_order() {
        let index = embedded(Language::English).unwrap();
        let mut depths = [0; 4];
        let of_8 = |rule: &&Rule| !matches!(rule.edition, Some(OnlyEdition::Nine { .. }));
        for rule in index.rules().iter().filter(of_8) {
            depths[rule.number.depth()] += 1;
        }
        assert_eq!(depths, [12, 122, 489, 312]);
        assert!(index.rules().windows(2).all(|pair| pair[0].number < pair[1].number));
    }

    /// All languages describe the same rules, with titles for the same ones.
    #[test]
    fn every_language_has_the_same_rules() {
        let of = |language| {
            let rules = embedded(language).unwrap().rules();
            rules.iter().map(|rule| (rule.number, rule.title.is_empty(), rule.edition)).collect::<Vec<_>>()
        };
        assert_eq!(of(Language::German), of(Language::English));
    }

    #[test]
    fn a_gap_a_repetition_or_a_long_summary_is_refused() {
        let read = |rows: &str| Index::read(&format!("number,title,summary\n1,One,First.\n{rows}"), Language::English);
        assert!(read("1.1,Cards,About them.\n").is_ok());
        for rows in
            ["1.2,Cards,About them.\n", "1,One,First.\n", "1.1,Cards,\n", "1.1,,About them.\n", "x,Cards,About.\n"]
        {
            assert_eq!(read(rows).unwrap_err().line, 3, "{rows}");
        }
        assert!(read(&format!("1.1,Cards,{}\n", "a".repeat(LONGEST_SUMMARY + 1))).is_err());
    }

    /// Edition 9.0: the number of Fortify is confirmed, those of the new tokens are not. 1.16.5C exists only in 8.0.
    #[test]
    fn rules_of_one_edition_are_marked_with_it() {
        let index = embedded(Language::English).unwrap();
        let edition = |number: &str| index.get(number.parse().unwrap()).unwrap().edition;
        assert_eq!(edition("7.5.21"), Some(OnlyEdition::Nine { number_confirmed: true }));
        for token in ["3.7.16", "3.7.17"] {
            assert_eq!(edition(token), Some(OnlyEdition::Nine { number_confirmed: false }), "{token}");
        }
        assert_eq!(edition("1.16.5C"), Some(OnlyEdition::Eight));
        assert_eq!(edition("7.5.20"), None);
        let read = |word: &str| {
            Index::read(&format!("number,title,summary,edition\n1,One,First.,{word}\n"), Language::English)
        };
        assert!(read("9.0").is_ok() && read("10").is_err());
    }

    #[test]
    fn the_parents_of_a_rule_are_known() {
        let index = embedded(Language::English).unwrap();
        let above = index.parent("7.5.11B".parse().unwrap());
        assert_eq!(numbers(&above), ["7", "7.5", "7.5.11"]);
        assert_eq!(above[2].title, "Sentinel");
    }
}
