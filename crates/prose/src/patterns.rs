//! The tables of the check: `patterns.tsv` and `allow.tsv`.

use std::collections::BTreeSet;

use regex::bytes::{RegexSet, RegexSetBuilder};

use crate::Hit;

/// Stands in the column of patterns for the check of sentence length, which is no regular expression.
const LONG_SENTENCE: &str = "@long-sentence";

/// A row of `patterns.tsv`.
pub(crate) struct Row {
    /// 1 text that users read, 2 saying and hearing, 3 doc comments, 4 verbs and adverbs, 5 domain words.
    pub(crate) tier: u8,
    /// The number of lines that may match.
    pub(crate) allowed: usize,
    /// Regular expression over one line.
    pub(crate) pattern: String,
    /// Words to use instead.
    pub(crate) advice: String,
}

/// The rows of `patterns.tsv` with their compiled expressions.
pub(crate) struct Patterns {
    pub(crate) rows: Vec<Row>,
    set: RegexSet,
}

impl Patterns {
    /// Reads the table: a heading, then tier, allowed lines, pattern and advice, separated by tabs.
    ///
    /// # Errors
    /// A message with the line that is not such a row, or the expression that is invalid.
    pub(crate) fn read(table: &str) -> Result<Self, String> {
        let mut rows = Vec::new();
        for line in table.lines().skip(1) {
            let bad = || format!("patterns.tsv: a row is tier, count, pattern and advice with tabs between: {line}");
            let [tier, allowed, pattern, advice] = line.split('\t').collect::<Vec<_>>()[..] else { return Err(bad()) };
            let (tier, allowed) = (tier.parse().map_err(|_| bad())?, allowed.parse().map_err(|_| bad())?);
            rows.push(Row { tier, allowed, pattern: pattern.to_owned(), advice: advice.to_owned() });
        }
        // Nothing that begins with @ is in the text, so the row of long sentences matches no line.
        let patterns = rows.iter().map(|row| row.pattern.as_str());
        let set = RegexSetBuilder::new(patterns).unicode(false).size_limit(1 << 28).dfa_size_limit(1 << 28).build();
        Ok(Self { rows, set: set.map_err(|error| format!("patterns.tsv: {error}"))? })
    }

    /// Returns the table as it is stored.
    pub(crate) fn write(&self) -> String {
        let row = |row: &Row| format!("{}\t{}\t{}\t{}\n", row.tier, row.allowed, row.pattern, row.advice);
        std::iter::once("tier\tcount\tpattern\tadvice\n".to_owned()).chain(self.rows.iter().map(row)).collect()
    }

    /// Returns the indices of the rows that match a line.
    pub(crate) fn matches(&self, line: &str) -> impl Iterator<Item = usize> + use<> {
        self.set.matches(line.as_bytes()).into_iter()
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

    /// Returns one line with the number of hits by tier.
    pub(crate) fn summary(&self, counts: &[usize]) -> String {
        let of = |tier: u8| -> usize {
            self.rows.iter().zip(counts).filter(|(row, _)| row.tier == tier).map(|(_, count)| count).sum()
        };
        let tiers: Vec<String> = (1..=5).map(|tier| format!("tier {tier}: {}", of(tier))).collect();
        format!("prose: {}", tiers.join(", "))
    }
}

/// The lines of `allow.tsv`: correct uses of words that a pattern finds.
pub(crate) struct Allowed(BTreeSet<String>);

impl Allowed {
    /// Reads the table: a heading, then file, line without surrounding spaces, and reason, separated by tabs.
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

    const TABLE: &str = "tier\tcount\tpattern\tadvice\n1\t0\t\\b[Mm]end(s|ed)?\\b\tfix\n3\t2\t^\\s*//[/!] Whether \tReturns `true` if\n";

    #[test]
    fn pattern_matches_whole_words_and_the_start_of_a_comment() {
        let patterns = Patterns::read(TABLE).expect("a table");
        let of = |line: &str| patterns.matches(line).collect::<Vec<_>>();
        assert_eq!(of("A hint that mends it."), [0]);
        assert!(of("Amendments are listed.").is_empty());
        assert_eq!(of("    /// Whether it is over."), [1]);
        assert!(of("let whether = 1; // Whether").is_empty());
    }

    #[test]
    fn table_is_written_as_it_was_read() {
        assert_eq!(Patterns::read(TABLE).expect("a table").write(), TABLE);
    }

    #[test]
    fn row_without_a_reason_is_refused() {
        assert!(Allowed::read("file\tline\treason\na.rs\tx\t\n").is_err());
        let allowed = Allowed::read("file\tline\treason\na.rs\tx = 1\ta wire name\n").expect("a table");
        assert!(allowed.has("a.rs", "x = 1") && !allowed.has("b.rs", "x = 1"));
    }
}
