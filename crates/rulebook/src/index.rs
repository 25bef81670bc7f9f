//! The index: every number with its title and a summary in our own words.

use std::sync::OnceLock;

use thiserror::Error;

use crate::RuleNumber;

/// The longest summary, in letters.
pub const LONGEST_SUMMARY: usize = 110;

const DATA: &str = include_str!("../../../data/rules/index.csv");

/// A rule of the Comprehensive Rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// The number of the rule, heading or section.
    pub number: RuleNumber,
    /// Its title; "" when it has none.
    pub title: String,
    /// What it says, in our own words.
    pub summary: String,
    /// Title and summary, with the titles above it, in small letters: what a search looks through.
    searched: String,
}

/// What is wrong with an index; a test keeps ours from having it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: {what}")]
pub struct IndexError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

/// Every rule in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Index {
    rules: Vec<Rule>,
}

/// The index of the Comprehensive Rules, edition 8.0, sections 1 to 12.
///
/// # Errors
/// [`IndexError`], which a test keeps from being released.
pub fn embedded() -> Result<&'static Index, IndexError> {
    static INDEX: OnceLock<Result<Index, IndexError>> = OnceLock::new();
    INDEX.get_or_init(|| Index::read(DATA)).as_ref().map_err(Clone::clone)
}

impl Index {
    /// Reads an index: a CSV table with the columns number, title, summary.
    ///
    /// # Errors
    /// [`IndexError`] when a number is unreadable, missing, twice or out of order, or a summary is empty or too long.
    pub fn read(text: &str) -> Result<Index, IndexError> {
        let mut rules: Vec<Rule> = Vec::new();
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        for (line, row) in (2..).zip(reader.records()) {
            let wrong = |what: String| IndexError { line, what };
            let row = row.map_err(|error| wrong(error.to_string()))?;
            let [number, title, summary] = [row.get(0), row.get(1), row.get(2)].map(|field| field.unwrap_or("").trim());
            let number: RuleNumber = number.parse().map_err(|_| wrong(format!("{number:?} is no number of a rule")))?;
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
            rules.push(Rule { number, title: title.to_owned(), summary: summary.to_owned(), searched: String::new() });
        }
        let mut index = Index { rules };
        let searched: Vec<String> = index.rules.iter().map(|rule| index.searched(rule)).collect();
        for (rule, searched) in index.rules.iter_mut().zip(searched) {
            rule.searched = searched;
        }
        Ok(index)
    }

    fn searched(&self, rule: &Rule) -> String {
        let mut words = vec![&*rule.summary, &*rule.title];
        words.extend(self.above(rule.number).into_iter().map(|above| &*above.title));
        words.join(" ").to_lowercase()
    }

    /// Every rule in order.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The rule of a number.
    pub fn get(&self, number: RuleNumber) -> Option<&Rule> {
        self.rules.binary_search_by_key(&number, |rule| rule.number).ok().map(|at| &self.rules[at])
    }

    /// What a number stands beneath, the section first.
    pub fn above(&self, number: RuleNumber) -> Vec<&Rule> {
        let mut above: Vec<&Rule> =
            std::iter::successors(number.above(), |at| at.above()).filter_map(|number| self.get(number)).collect();
        above.reverse();
        above
    }

    /// A rule with everything beneath it, in order.
    pub fn beneath(&self, number: RuleNumber) -> impl Iterator<Item = &Rule> {
        self.rules.iter().filter(move |rule| rule.number.is_in(number))
    }

    /// What is meant by `asked`: a number with everything beneath it; or the rules in which every word stands, in
    /// summary or title, their own or one above; those with most of them in their own title first.
    pub fn search(&self, asked: &str) -> Vec<&Rule> {
        if let Ok(number) = asked.parse::<RuleNumber>() {
            return self.beneath(number).collect();
        }
        let asked = asked.to_lowercase();
        let words: Vec<&str> =
            asked.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let mut found: Vec<&Rule> =
            self.rules.iter().filter(|rule| words.iter().all(|word| has(&rule.searched, word))).collect();
        let count = |text: &str| {
            let text = text.to_lowercase();
            words.iter().filter(|word| has(&text, word)).count()
        };
        // A stable sort: equals stay in order.
        found.sort_by_key(|rule| std::cmp::Reverse(2 * count(&rule.title) + count(&rule.summary)));
        found
    }
}

/// Whether a word of the text begins so.
fn has(text: &str, word: &str) -> bool {
    let begins = |at: usize| !text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
    text.match_indices(word).any(|(at, _)| begins(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(rules: &[&Rule]) -> Vec<String> {
        rules.iter().map(|rule| rule.number.to_string()).collect()
    }

    /// The counts are those of the Comprehensive Rules, edition 8.0: 12 sections, 122 headings, 489 rules and 312
    /// lettered sub-rules.
    #[test]
    fn every_rule_is_there_once_and_in_order() {
        let index = embedded().unwrap();
        let mut depths = [0; 4];
        for rule in index.rules() {
            depths[rule.number.depth()] += 1;
        }
        assert_eq!(depths, [12, 122, 489, 312]);
        assert!(index.rules().windows(2).all(|pair| pair[0].number < pair[1].number));
    }

    #[test]
    fn a_gap_a_repetition_and_a_long_summary_are_refused() {
        let read = |rows: &str| Index::read(&format!("number,title,summary\n1,One,First.\n{rows}"));
        assert!(read("1.1,Cards,About them.\n").is_ok());
        for rows in
            ["1.2,Cards,About them.\n", "1,One,First.\n", "1.1,Cards,\n", "1.1,,About them.\n", "x,Cards,About.\n"]
        {
            assert_eq!(read(rows).unwrap_err().line, 3, "{rows}");
        }
        assert!(read(&format!("1.1,Cards,{}\n", "a".repeat(LONGEST_SUMMARY + 1))).is_err());
    }

    #[test]
    fn a_number_finds_the_rule_and_all_beneath_it() {
        let index = embedded().unwrap();
        assert_eq!(numbers(&index.search("7.6.8")), ["7.6.8", "7.6.8A"]);
        assert_eq!(numbers(&index.search("7.6.9")), ["7.6.9"]);
        assert_eq!(index.search("7.6.99"), Vec::<&Rule>::new());
    }

    #[test]
    fn words_find_rules_by_summary_and_title() {
        let index = embedded().unwrap();
        let nested = numbers(&index.search("nested"));
        assert!(nested.contains(&"7.6.11".to_owned()), "{nested:?}");
        // Titles count for what stands beneath them, and their own rule comes first.
        let sentinel = numbers(&index.search("Sentinel"));
        assert_eq!(sentinel[0], "7.5.11");
        assert!(sentinel.contains(&"7.5.11B".to_owned()) && sentinel.contains(&"6.3.2B".to_owned()), "{sentinel:?}");
        assert!(index.search("sentinel saboteur").len() < sentinel.len());
        assert_eq!(index.search("xyzzy"), Vec::<&Rule>::new());
        assert_eq!(index.search("  "), Vec::<&Rule>::new());
    }

    #[test]
    fn what_a_rule_stands_beneath_is_known() {
        let index = embedded().unwrap();
        let above = index.above("7.5.11B".parse().unwrap());
        assert_eq!(numbers(&above), ["7", "7.5", "7.5.11"]);
        assert_eq!(above[2].title, "Sentinel");
    }
}
