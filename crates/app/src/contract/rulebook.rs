//! Rule lookup.

use serde::{Deserialize, Serialize};

wire! {
    /// A rule of the Comprehensive Rules, as a summary in our own words.
    #[derive(Eq)]
    pub struct RuleEntry {
        /// The number, "7.6.9" or "7.5.13F"; "7" for a section.
        pub number: String,
        /// The title; may be empty.
        pub title: String,
        /// The summary.
        pub summary: String,
        /// The level: 0 for a section, 1 for a heading, 2 for a rule, 3 for a lettered sub-rule.
        pub depth: u32,
        /// The only edition with this rule, "8.0" or "9.0"; `None` for a rule in every edition.
        pub edition: Option<String>,
        /// `true` if the number is confirmed; some numbers of 9.0 are not.
        pub number_confirmed: bool,
    }

    /// The result of a search of the rules.
    #[derive(Default, Eq)]
    pub struct RulesFound {
        /// The numbers of the matching rules, best match first.
        pub rules: Vec<String>,
        /// The words of titles and summaries that matched, in lower case.
        pub words: Vec<String>,
    }

    /// The user's copy of the official rules.
    #[derive(Eq)]
    pub struct RulesText {
        /// The file; `None` if none is chosen.
        pub path: Option<String>,
        /// Number of rules.
        pub rules: u32,
        /// The reason it cannot be read now, as text.
        pub problem: Option<String>,
    }
}
