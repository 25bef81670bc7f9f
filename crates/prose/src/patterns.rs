//! The tables of the check: `patterns.tsv`, `glossary.tsv` and `allow.tsv`.

use std::collections::BTreeSet;

use regex::bytes::{RegexSet, RegexSetBuilder};

use crate::Hit;
use crate::parts::{Part, part};

/// Stands in the column of patterns for the check of sentence length, which is no regular expression.
const LONG_SENTENCE: &str = "@long-sentence";

/// A row of `patterns.tsv` or `glossary.tsv`.
pub(crate) struct Row {
    pub(crate) group: Group,
    /// The number of lines that may match.
    pub(crate) allowed: usize,
    /// Regular expression over one line.
    pub(crate) pattern: String,
    /// Words to use instead.
    pub(crate) advice: String,
}

/// The part of the summary that counts a row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Group {
    /// A row of `patterns.tsv`: 1 text that users read, 2 saying and hearing, 3 doc comments, 4 verbs and adverbs,
    /// 5 domain words.
    Tier(u8),
    /// A retired word of the glossary, with the part of a line where it is banned.
    Glossary(Part),
}

/// The rows of both tables with their compiled expressions.
pub(crate) struct Patterns {
    /// The rows of `patterns.tsv`, then those of `glossary.tsv`.
    pub(crate) rows: Vec<Row>,
    phrases: Table,
    glossary: Table,
}

/// A file of rows.
pub(crate) struct Table {
    heading: &'static str,
    /// Number of rows.
    rows: usize,
    /// The lines that begin with `#`. They are written after the rows.
    comments: Vec<String>,
    set: RegexSet,
}

impl Table {
    /// Reads a heading, then rows with tabs between their columns, and comments.
    fn read(
        file: &str,
        heading: &'static str,
        text: &str,
        ignores_case: bool,
        row: impl Fn([&str; 4]) -> Option<Row>,
    ) -> Result<(Self, Vec<Row>), String> {
        let (mut rows, mut comments) = (Vec::new(), Vec::new());
        for (number, line) in (1..).zip(text.lines()).skip(1) {
            if line.starts_with('#') {
                comments.push(line.to_owned());
                continue;
            }
            let columns = <[&str; 4]>::try_from(line.split('\t').collect::<Vec<_>>()).ok();
            rows.push(columns.and_then(&row).ok_or_else(|| {
                format!("{file}:{number}: a row is {}, with tabs between: {line}", heading.replace('\t', ", "))
            })?);
        }
        // Nothing that begins with @ is in the text, so the row of long sentences matches no line.
        let mut set = RegexSetBuilder::new(rows.iter().map(|row| row.pattern.as_str()));
        let set = set.unicode(false).case_insensitive(ignores_case).size_limit(1 << 28).dfa_size_limit(1 << 28).build();
        let set = set.map_err(|error| format!("{file}: {error}"))?;
        Ok((Self { heading, rows: rows.len(), comments, set }, rows))
    }
}

impl Patterns {
    /// Reads the tables. A row of `patterns.tsv` is tier, allowed lines, pattern and advice. A row of `glossary.tsv` is
    /// allowed lines, pattern, advice and the part of a line where the word is banned.
    ///
    /// # Errors
    /// A message with the line that is not such a row, or the expression that is invalid.
    pub(crate) fn read(phrases: &str, glossary: &str) -> Result<Self, String> {
        let row = |group, allowed: &str, pattern: &str, advice: &str| {
            Some(Row { group, allowed: allowed.parse().ok()?, pattern: pattern.to_owned(), advice: advice.to_owned() })
        };
        let (phrases, mut rows) = Table::read(
            "patterns.tsv",
            "tier\tcount\tpattern\tadvice",
            phrases,
            false,
            |[tier, allowed, pattern, advice]| row(Group::Tier(tier.parse().ok()?), allowed, pattern, advice),
        )?;
        let (glossary, words) = Table::read(
            "glossary.tsv",
            "count\tpattern\tadvice\twhere",
            glossary,
            true,
            |[allowed, pattern, advice, part]| row(Group::Glossary(Part::named(part)?), allowed, pattern, advice),
        )?;
        rows.extend(words);
        Ok(Self { rows, phrases, glossary })
    }

    /// Returns the text of `patterns.tsv` and of `glossary.tsv` as they are stored.
    pub(crate) fn write(&self) -> [String; 2] {
        let line = |Row { group, allowed, pattern, advice }: &Row| match group {
            Group::Tier(tier) => format!("{tier}\t{allowed}\t{pattern}\t{advice}"),
            Group::Glossary(part) => format!("{allowed}\t{pattern}\t{advice}\t{}", part.name()),
        };
        let (phrases, words) = self.rows.split_at(self.phrases.rows);
        [(&self.phrases, phrases), (&self.glossary, words)].map(|(table, rows)| {
            let lines = std::iter::once(table.heading.to_owned()).chain(rows.iter().map(line));
            lines.chain(table.comments.iter().cloned()).map(|line| line + "\n").collect()
        })
    }

    /// Returns the indices of the rows that match a line of a file.
    pub(crate) fn matches(&self, file: &str, line: &str) -> Vec<usize> {
        let mut found: Vec<usize> = self.phrases.set.matches(line.as_bytes()).into_iter().collect();
        for of in Part::ALL {
            let matching = self.glossary.set.matches(part(of, file, line).as_bytes()).into_iter();
            let matching = matching.map(|at| self.phrases.rows + at);
            found.extend(matching.filter(|at| self.rows[*at].group == Group::Glossary(of)));
        }
        found
    }

    /// Returns the index of the row for sentence length. `None` if the table has no such row.
    pub(crate) fn long_sentences(&self) -> Option<usize> {
        self.rows.iter().position(|row| row.pattern == LONG_SENTENCE)
    }

    /// Returns the number of hits by row.
    pub(crate) fn counts(&self, hits: &[Hit]) -> Vec<usize> {
        let mut counts = vec![0; self.rows.len()];
        hits.iter().for_each(|hit| counts[hit.pattern] += 1);
        counts
    }

    /// Returns one line with the number of hits by tier and of the glossary.
    pub(crate) fn summary(&self, counts: &[usize]) -> String {
        let of = |is_in: &dyn Fn(Group) -> bool| -> usize {
            self.rows.iter().zip(counts).filter(|(row, _)| is_in(row.group)).map(|(_, count)| count).sum()
        };
        let tiers = (1..=5).map(|tier| format!("tier {tier}: {}", of(&|group| group == Group::Tier(tier))));
        let glossary = format!("glossary: {}", of(&|group| matches!(group, Group::Glossary(_))));
        format!("prose: {}", tiers.chain([glossary]).collect::<Vec<_>>().join(", "))
    }
}

/// The lines of `allow.tsv`: correct uses of words that a pattern finds.
pub(crate) struct Allowed(BTreeSet<String>);

impl Allowed {
    /// Reads the table. It has a heading, then file, line without surrounding spaces, and reason, separated by tabs.
    ///
    /// # Errors
    /// A message with the line that is not such a row.
    pub(crate) fn read(table: &str) -> Result<Self, String> {
        let row = |line: &str| match line.split('\t').collect::<Vec<_>>()[..] {
            [file, text, reason] if !reason.is_empty() => Ok(Self::key(file, text)),
            _ => Err(format!("allow.tsv: a row needs file, line and reason, separated by tabs: {line}")),
        };
        table.lines().skip(1).map(row).collect::<Result<_, _>>().map(Self)
    }

    /// Returns `true` if the line is listed.
    pub(crate) fn has(&self, file: &str, text: &str) -> bool {
        self.0.contains(&Self::key(file, text))
    }

    /// Returns every listed line.
    pub(crate) fn lines(&self) -> BTreeSet<String> {
        self.0.clone()
    }

    /// Returns the name of a line in this list.
    pub(crate) fn key(file: &str, text: &str) -> String {
        format!("{file}\t{}", text.replace('\t', " "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHRASES: &str = "tier\tcount\tpattern\tadvice\n1\t0\t\\b[Mm]end(s|ed)?\\b\tfix\n3\t2\t^\\s*//[/!] Whether \tReturns `true` if\n";
    const GLOSSARY: &str = "count\tpattern\tadvice\twhere\n4\t\\bway out\\b\tnext step\teverywhere\n0\t\\bcontract\\b\twire types\tcomments\n0\t\\bcurtain\\b\tpass-device screen\ttext\n# too common to ban: path: a file has one\n";

    #[test]
    fn pattern_matches_whole_words_and_the_start_of_a_comment() {
        let patterns = Patterns::read(PHRASES, GLOSSARY).expect("two tables");
        let of = |line: &str| patterns.matches("a.rs", line);
        assert_eq!(of("A hint that mends it."), [0]);
        assert!(of("Amendments are listed.").is_empty());
        assert_eq!(of("    /// Whether it is over."), [1]);
        assert!(of("let whether = 1; // Whether").is_empty());
    }

    #[test]
    fn retired_word_is_found_in_identifiers_comments_and_strings() {
        let patterns = Patterns::read(PHRASES, GLOSSARY).expect("two tables");
        let of = |line: &str| patterns.matches("a.rs", line);
        for line in ["let way_out = 1;", "struct WayOut;", "f(errorWayOut)", "// The way out", "f(\"No way out\")"] {
            assert_eq!(of(line), [2], "{line}");
        }
        assert!(of("let away_out = 1;").is_empty(), "part of a longer word");
    }

    #[test]
    fn retired_word_of_comments_or_text_is_free_elsewhere() {
        let patterns = Patterns::read(PHRASES, GLOSSARY).expect("two tables");
        let of = |line: &str| patterns.matches("a.rs", line);
        assert_eq!(of("use app::contract; // the contract"), [3]);
        assert_eq!(patterns.matches("docs/a.md", "Types of the contract."), [3]);
        assert!(of("use app::contract; // see `contract`").is_empty());
        assert!(of("f(\"contract\")").is_empty());
        assert_eq!(of("f(\"A curtain\")"), [4]);
        assert!(of("f(curtain)").is_empty());
    }

    #[test]
    fn tables_are_written_as_they_were_read() {
        let [phrases, glossary] = Patterns::read(PHRASES, GLOSSARY).expect("two tables").write();
        assert_eq!((phrases.as_str(), glossary.as_str()), (PHRASES, GLOSSARY));
    }

    #[test]
    fn bad_row_is_refused_with_its_line() {
        for bad in ["0\tface\tfront end\tanywhere", "many\tface\tfront end\ttext", "0\tface\tfront end"] {
            let problem = Patterns::read(PHRASES, &format!("{GLOSSARY}{bad}\n")).err().expect("a bad row");
            assert!(problem.starts_with("glossary.tsv:6: ") && problem.ends_with(bad), "{problem}");
        }
        assert!(Patterns::read(PHRASES, "count\tpattern\tadvice\twhere\n0\t(\tx\ttext\n").is_err());
    }

    #[test]
    fn row_without_a_reason_is_refused() {
        assert!(Allowed::read("file\tline\treason\na.rs\tx\t\n").is_err());
        let allowed = Allowed::read("file\tline\treason\na.rs\tx = 1\ta wire name\n").expect("a table");
        assert!(allowed.has("a.rs", "x = 1") && !allowed.has("b.rs", "x = 1"));
    }
}
