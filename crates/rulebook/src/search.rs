//! Full-text search of the rules: inflected forms, synonyms, typing errors, partial matches.
//!
//! SQLite's full-text index does the stemming and ranking. It is built in memory from our summaries and, if given, from
//! the user's copy of the rules.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use rusqlite::{Connection, params};
use thiserror::Error;

use crate::{Index, Language, RuleNumber, Wording};

/// Search vocabulary of a language.
struct Speech {
    /// Table of search words and their synonyms.
    synonyms: &'static str,
    /// Stop words.
    small: &'static [&'static str],
    /// Word endings that the full-text index does not remove, the longest first.
    endings: &'static [&'static str],
    /// Tokenizer of the full-text index.
    tokenizer: &'static str,
}

const ENGLISH: Speech = Speech {
    synonyms: include_str!("../../../data/rules/synonyms.csv"),
    small: &[
        "a", "an", "and", "are", "be", "by", "can", "do", "does", "for", "how", "i", "if", "in", "is", "it", "my",
        "of", "on", "or", "the", "to", "what", "when", "with", "you",
    ],
    endings: &[],
    tokenizer: "porter unicode61",
};

const GERMAN: Speech = Speech {
    synonyms: include_str!("../../../data/rules/synonyms-german.csv"),
    small: &[
        "am", "an", "auf", "aus", "bei", "das", "dem", "den", "der", "des", "die", "du", "ein", "eine", "einem",
        "einen", "einer", "er", "es", "für", "ich", "im", "in", "ist", "kann", "mein", "meine", "mit", "ob", "oder",
        "sie", "sind", "und", "von", "was", "wenn", "wie", "wird", "zu", "zum", "zur",
    ],
    endings: &["en", "er", "es", "em", "e", "n", "s"],
    tokenizer: "unicode61",
};

fn speech(language: Language) -> &'static Speech {
    match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
    }
}

/// Maximum number of results that match only some of the words.
const MOST_PARTIAL: usize = 40;
/// Minimum length of a stem in letters.
const SHORTEST_STEM: usize = 4;
/// Weights of a match in the title, the summary, the titles above and the wording.
const RANK: &str = "bm25(rule, 10.0, 4.0, 1.0, 1.0)";

/// Error for rules that cannot be searched. A test checks that it does not occur with the embedded data.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("the rules cannot be searched: {0}")]
pub struct SearchError(String);

impl From<rusqlite::Error> for SearchError {
    fn from(error: rusqlite::Error) -> Self {
        SearchError(error.to_string())
    }
}

impl From<crate::IndexError> for SearchError {
    fn from(error: crate::IndexError) -> Self {
        SearchError(error.to_string())
    }
}

/// Search index of the rules.
#[derive(Debug)]
pub struct Search {
    language: Language,
    rules: Mutex<Connection>,
    /// Every word of the rules, to correct typing errors.
    words: BTreeSet<String>,
    /// Search words in lower case, with their synonyms.
    synonyms: Vec<(Vec<String>, Vec<String>)>,
}

impl Search {
    /// Builds the index of the titles and summaries, and of the user's copy of the rules if given.
    ///
    /// # Errors
    /// [`SearchError`] if the index cannot be built.
    pub fn new(index: &Index, wording: Option<&Wording>) -> Result<Search, SearchError> {
        let speech = speech(index.language());
        let rules = Connection::open_in_memory()?;
        let tokenizer = speech.tokenizer;
        rules.execute_batch(&format!(
            "CREATE VIRTUAL TABLE rule USING fts5(title, summary, above, wording, tokenize = '{tokenizer}'); BEGIN;"
        ))?;
        let mut known = BTreeSet::new();
        {
            let mut insert = rules
                .prepare("INSERT INTO rule (rowid, title, summary, above, wording) VALUES (?1, ?2, ?3, ?4, ?5)")?;
            for (row, rule) in (1i64..).zip(index.rules()) {
                let above: Vec<&str> = index.parent(rule.number).into_iter().map(|rule| &*rule.title).collect();
                let said = wording.and_then(|wording| wording.of(rule.number)).unwrap_or_default();
                insert.execute(params![row, rule.title, rule.summary, above.join(" "), said])?;
                known.extend(words(&rule.title).chain(words(&rule.summary)).chain(words(said)));
            }
        }
        rules.execute_batch("COMMIT;")?;
        let mut synonyms = Vec::new();
        for row in csv::Reader::from_reader(speech.synonyms.as_bytes()).records() {
            let row = row.map_err(|error| SearchError(error.to_string()))?;
            let [asked, sought] = [0, 1].map(|at| words(row.get(at).unwrap_or_default()).collect::<Vec<_>>());
            synonyms.push((asked, sought));
        }
        Ok(Search { language: index.language(), rules: Mutex::new(rules), words: known, synonyms })
    }

    /// Returns the rules for a query, best match first. A rule number returns everything below it; words return the
    /// rules that contain all of them, followed by those that contain some.
    ///
    /// # Errors
    /// [`SearchError`] if the index cannot be read.
    pub fn find(&self, index: &Index, asked: &str) -> Result<Vec<RuleNumber>, SearchError> {
        if let Ok(number) = asked.parse::<RuleNumber>() {
            return Ok(index.children(number).map(|rule| rule.number).collect());
        }
        let parts = self.parts(asked);
        if parts.is_empty() {
            return Ok(Vec::new());
        }
        let mut rows = self.rows(&parts.join(" AND "), i64::MAX)?;
        if parts.len() > 1 {
            let some = self.rows(&parts.join(" OR "), (rows.len() + MOST_PARTIAL) as i64)?;
            let all: BTreeSet<usize> = rows.iter().copied().collect();
            rows.extend(some.into_iter().filter(|row| !all.contains(row)).take(MOST_PARTIAL));
        }
        Ok(rows.into_iter().filter_map(|row| index.rules().get(row)).map(|rule| rule.number).collect())
    }

    /// Returns the words of titles and summaries that a query matches, in lower case: those to mark in what is found.
    ///
    /// # Errors
    /// [`SearchError`] if the index cannot be read.
    pub fn matched_words(&self, asked: &str) -> Result<BTreeSet<String>, SearchError> {
        const START: char = '\u{2}';
        const END: char = '\u{3}';
        let parts = self.parts(asked);
        if parts.is_empty() || asked.parse::<RuleNumber>().is_ok() {
            return Ok(BTreeSet::new());
        }
        let rules = self.rules.lock().unwrap_or_else(PoisonError::into_inner);
        let mut statement = rules.prepare_cached(
            "SELECT highlight(rule, 0, ?2, ?3) || ' ' || highlight(rule, 1, ?2, ?3) FROM rule WHERE rule MATCH ?1",
        )?;
        let arguments = params![parts.join(" OR "), START.to_string(), END.to_string()];
        let mut found = BTreeSet::new();
        for marked in statement.query_map(arguments, |row| row.get::<_, String>(0))? {
            let marked = marked?;
            let hits = marked.split(START).skip(1).filter_map(|part| part.split_once(END));
            found.extend(hits.flat_map(|(hit, _)| words(hit).collect::<Vec<_>>()));
        }
        Ok(found)
    }

    /// Returns the rows of the index that match a full-text expression.
    fn rows(&self, expression: &str, most: i64) -> Result<Vec<usize>, SearchError> {
        let rules = self.rules.lock().unwrap_or_else(PoisonError::into_inner);
        let ask = format!("SELECT rowid FROM rule WHERE rule MATCH ?1 ORDER BY {RANK}, rowid LIMIT ?2");
        let mut statement = rules.prepare_cached(&ask)?;
        let rows = statement.query_map(params![expression, most], |row| row.get::<_, i64>(0))?;
        let rows: Vec<i64> = rows.collect::<Result<_, _>>()?;
        Ok(rows.into_iter().filter_map(|row| usize::try_from(row - 1).ok()).collect())
    }

    /// Splits a query into parts of an expression, each with its synonyms.
    fn parts(&self, asked: &str) -> Vec<String> {
        let asked = words(asked).filter(|word| !speech(self.language).small.contains(&&**word));
        let asked: Vec<String> = asked.map(|word| self.meant(word)).collect();
        let mut parts = Vec::new();
        let mut at = 0;
        while let Some(word) = asked.get(at) {
            let rest = &asked[at..];
            let fitting = || self.synonyms.iter().filter(|(from, _)| rest.starts_with(from));
            let length = fitting().map(|(from, _)| from.len()).max();
            let plain = length.map_or_else(|| self.known(word), |length| self.all(&rest[..length]));
            let also = fitting().filter(|(from, _)| Some(from.len()) == length).map(|(_, sought)| self.all(sought));
            let names: Vec<String> = std::iter::once(plain).chain(also).collect();
            parts.push(format!("({})", names.join(" OR ")));
            at += length.unwrap_or(1);
        }
        parts
    }

    /// Returns a word as a prefix query of an expression. It contains letters and digits only.
    fn quoted(&self, word: &str) -> String {
        let stem = speech(self.language).endings.iter().find_map(|ending| word.strip_suffix(ending));
        let stem = stem.filter(|stem| stem.chars().count() >= SHORTEST_STEM).unwrap_or(word);
        format!("\"{stem}\"*")
    }

    /// Returns an expression for all of these words.
    fn all(&self, words: &[String]) -> String {
        format!("({})", words.iter().map(|word| self.quoted(word)).collect::<Vec<_>>().join(" AND "))
    }

    /// Corrects a typing error to a word of the synonyms. Returns the word unchanged if it is one of them, or a word of
    /// the rules.
    fn meant(&self, word: String) -> String {
        let slips = slips(&word);
        let names = || self.synonyms.iter().flat_map(|(asked, _)| asked);
        if slips == 0 || names().any(|name| *name == word) || self.stands(&word) {
            return word;
        }
        let far = |name: &str| strsim::osa_distance(name, &word);
        let in_rules = self.words.iter().map(|known| far(known)).min().unwrap_or(usize::MAX);
        let near = names().map(|name| (far(name), name)).min();
        near.filter(|(far, _)| *far <= slips && *far <= in_rules).map_or(word.clone(), |(_, name)| name.clone())
    }

    /// Returns `true` if a word of the rules has this prefix or stem.
    fn stands(&self, word: &str) -> bool {
        self.rows(&self.quoted(word), 1).is_ok_and(|rows| !rows.is_empty())
    }

    /// Returns a word as searched. It is unchanged if a word of the rules has this prefix or stem, otherwise replaced
    /// by the words within the allowed typing errors: one for four letters, two for eight.
    fn known(&self, word: &str) -> String {
        let slips = slips(word);
        if slips == 0 || self.stands(word) {
            return self.quoted(word);
        }
        let near: Vec<String> = self
            .words
            .iter()
            .filter(|known| strsim::osa_distance(known, word) <= slips)
            .map(|known| self.quoted(known))
            .collect();
        if near.is_empty() { self.quoted(word) } else { near.join(" OR ") }
    }
}

/// Returns the number of typing errors allowed in a word.
fn slips(word: &str) -> usize {
    match word.chars().count() {
        0..4 => 0,
        4..8 => 1,
        _ => 2,
    }
}

/// Returns the words of a text in lower case.
fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, embedded};

    fn find(asked: &str) -> Vec<String> {
        find_in(Language::English, asked)
    }

    fn find_in(language: Language, asked: &str) -> Vec<String> {
        let index = embedded(language).unwrap();
        let found = Search::new(index, None).unwrap().find(index, asked).unwrap();
        found.iter().map(RuleNumber::to_string).collect()
    }

    fn within(asked: &str, first: usize, number: &str) {
        within_in(Language::English, asked, first, number);
    }

    fn within_in(language: Language, asked: &str, first: usize, number: &str) {
        let found = find_in(language, asked);
        let head = &found[..first.min(found.len())];
        assert!(head.iter().any(|one| one == number), "{asked}: {number} is not among {head:?}");
    }

    #[test]
    fn a_number_finds_the_rule_and_its_sub_rules() {
        assert_eq!(find("7.6.8"), ["7.6.8", "7.6.8A"]);
        assert_eq!(find("7.6.9"), ["7.6.9"]);
        assert_eq!(find("7.6.99"), [""; 0]);
    }

    #[test]
    fn words_find_rules_by_summary_and_title() {
        assert!(find("nested").contains(&"7.6.11".to_owned()));
        // Titles count for everything below them, and the title's own rule comes first.
        let sentinel = find("Sentinel");
        assert_eq!(sentinel[0], "7.5.11");
        assert!(sentinel.contains(&"7.5.11B".to_owned()) && sentinel.contains(&"6.3.2B".to_owned()), "{sentinel:?}");
        for nothing in ["xyzzy", "  ", "\"", "the", "* OR (", "\"a\"*"] {
            assert_eq!(find(nothing), [""; 0], "{nothing}");
        }
    }

    #[test]
    fn other_endings_synonyms_and_typing_errors_find_the_rule() {
        within("shield damage prevented", 3, "3.7.6");
        within("shields prevent damaging", 3, "3.7.6");
        within("sentinal", 1, "7.5.11");
        within("sentin", 1, "7.5.11");
        within("overwhlem excess", 3, "7.5.7");
        within("graveyard", 1, "4.8");
        within("trample", 1, "7.5.7");
        within("legend rule", 1, "8.29");
        within("simultaneous triggers", 3, "7.6.9");
        within("simultaneous triggers", 3, "7.6.10");
        within("simultanous trigers", 3, "7.6.9");
        within("missed trigger", 3, "7.6.7");
        within("mised trigger", 3, "7.6.7");
    }

    #[test]
    fn german_endings_synonyms_and_typing_errors_find_the_rule() {
        let within = |asked, first, number| within_in(Language::German, asked, first, number);
        within("Schild Schaden verhindern", 3, "3.7.6");
        within("Schilde verhinderter Schaden", 3, "3.7.6");
        within("Wachpostn", 1, "7.5.11");
        within("Friedhof", 1, "4.8");
        within("gleichzeitige Auslöser", 3, "7.6.9");
        within("gleichzeitge Auslöser", 3, "7.6.10");
        within("verpasster Auslöser", 3, "7.6.7");
        within("Was ist ein Marker?", 1, "3.7");
        within("Fortify", 1, "7.5.21");
        within("Schwäche-Marker", 3, "3.7.17");
        within("langsames Spiel", 3, "1.1");
        within("eigene Einheit angreifen", 3, "6.3.0B");
        within("leeres Deck", 3, "8.6");
        within("im selben Zug angreifen", 3, "3.5.3");
    }

    #[test]
    fn the_words_that_matched_are_those_of_the_texts_with_synonyms_and_other_endings() {
        let matched = |language: Language, asked: &str| {
            let found = Search::new(embedded(language).unwrap(), None).unwrap().matched_words(asked).unwrap();
            found.into_iter().collect::<Vec<_>>()
        };
        let english = matched(Language::English, "missed trigger");
        assert!(english.contains(&"triggered".to_owned()) && english.contains(&"triggers".to_owned()), "{english:?}");
        assert!(!english.contains(&"missed".to_owned()), "{english:?}");
        let german = matched(Language::German, "missed trigger");
        assert!(german.contains(&"ausgelöste".to_owned()), "{german:?}");
        assert_eq!(matched(Language::English, "7.6.8"), [""; 0]);
        assert_eq!(matched(Language::English, "xyzzy"), [""; 0]);
    }

    /// A whole question finds rules with some of its words, ranked below those with all of them.
    #[test]
    fn rules_with_all_of_the_words_come_before_those_with_some() {
        let all = find("sentinel saboteur");
        let only = find("saboteur");
        assert!(all.len() > only.len(), "{all:?}");
        within("does a sentinel unit xyzzy", 2, "7.5.11");
    }

    /// Questions as players ask them, with the rule that answers each.
    const QUESTIONS: [(&str, &str); 36] = [
        ("fortify", "7.5.21"),
        ("weakness token", "3.7.17"),
        ("beast token", "3.7.16"),
        ("slow play", "1.1"),
        ("deck out", "8.6"),
        ("can I attack my own unit", "6.3.0B"),
        ("can a unit attack the turn it is played", "3.5.3"),
        ("summoning sickness", "3.5.3"),
        ("initiative tie", "1.12.2C"),
        ("how many cards do I draw each round", "5.5.1B"),
        ("does a shield stop indirect damage", "8.35.2"),
        ("mulligan", "5.2.1E"),
        ("both bases destroyed", "5.6.3"),
        ("what does an off aspect card cost", "8.1"),
        ("two copies of a unique unit", "8.29.3"),
        ("who goes first", "1.12.2"),
        ("does overwhelm work against a shield", "7.5.7E"),
        ("can a hidden unit with sentinel be attacked", "7.5.18B"),
        ("excess damage with overwhelm", "7.5.7A"),
        ("order of triggers", "7.6.9"),
        ("does ambush attack a base", "7.5.5A"),
        ("can I look at my resources", "1.7.3"),
        ("can my opponent see my hand", "4.7.4"),
        ("captured unit guard leaves", "8.33.4"),
        ("does a token go to the discard pile", "3.7.2"),
        ("minimum deck size premier", "9.2.2A"),
        ("can I concede", "5.6.4"),
        ("what does exhausted mean", "1.5.4A"),
        ("sentinel in another arena", "7.5.11"),
        ("heal more than maximum HP", "1.11.5"),
        ("leader defeated epic action again", "3.4.5"),
        ("missed trigger", "7.6.7"),
        ("does damage stay on a unit", "1.9.5"),
        ("pay with credit token", "3.7.13"),
        ("play an event that does nothing", "3.3.5"),
        ("upgrade on enemy unit who controls it", "1.5.2E"),
    ];

    #[test]
    fn players_questions_find_the_right_rule_among_the_first_three() {
        let missed: Vec<String> = QUESTIONS
            .iter()
            .map(|(asked, number)| (asked, number, find(asked)))
            .filter(|(_, number, found)| !found.iter().take(3).any(|one| one == *number))
            .map(|(asked, number, found)| format!("{asked}: {number}, not {:?}", &found[..found.len().min(6)]))
            .collect();
        assert!(missed.is_empty(), "{missed:#?}");
        // The trait of a fighter is not a tie.
        assert_ne!(find("initiative tie")[0], "3.7.9");
    }

    /// The user's copy of the rules is searched along with our summaries, and is stored nowhere else.
    #[test]
    fn the_users_rules_text_is_searched_if_present() {
        let index = embedded(Language::English).unwrap();
        let text: String =
            index.rules().iter().take(60).map(|rule| format!("{} {} w\n", rule.number, rule.title)).collect();
        let text = text.replace("1.2.2 ", "1.2.2 Quokka ");
        let wording = Wording::read(text.as_bytes(), index).unwrap();
        let found = Search::new(index, Some(&wording)).unwrap().find(index, "quokkas").unwrap();
        assert_eq!(found.iter().map(RuleNumber::to_string).collect::<Vec<_>>(), ["1.2.2"]);
    }
}
