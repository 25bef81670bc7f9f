//! Rules as they are looked up.

use serde::{Deserialize, Serialize};

wire! {
    /// A rule of the Comprehensive Rules, in our own words.
    #[derive(Eq)]
    pub struct RuleEntry {
        /// Its number, "7.6.9" or "7.5.13F"; "7" for a section.
        pub number: String,
        /// Its title; "" when it has none.
        pub title: String,
        /// What it says, in short.
        pub summary: String,
        /// How deep it stands: 0 a section, 1 a heading, 2 a rule, 3 a lettered sub-rule.
        pub depth: u32,
        /// The only edition that has it, "8.0" or "9.0"; none for a rule of every edition.
        pub edition: Option<String>,
        /// Whether a source names the number: those of some rules of 9.0 are not known.
        pub number_confirmed: bool,
    }

    /// The text of the official rules that a person has pointed the program at.
    #[derive(Eq)]
    pub struct RulesText {
        /// The file; none when none was chosen.
        pub path: Option<String>,
        /// How many numbers it has.
        pub rules: u32,
        /// Why it cannot be read now, in words.
        pub problem: Option<String>,
    }
}
