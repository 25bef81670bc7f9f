//! The description of a package (`package.ron`).

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::problem::DataProblem;

/// The name of the file.
pub(crate) const MANIFEST: &str = "package.ron";
/// Maximum length of an id, title or source in characters.
const LONGEST: usize = 200;
/// Maximum number of sources and of required packages.
const MOST_ENTRIES: usize = 50;

/// The version of a package: one to four numbers such as `1.2` or `2026.11.20`, compared from left to right.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackageVersion(Vec<u32>);

impl FromStr for PackageVersion {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            let shown: String = text.chars().take(40).collect();
            format!("{shown:?} is not a version such as 1.0")
        };
        let digits = |part: &str| (1..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
        let parts: Vec<&str> = text.split('.').collect();
        if parts.len() > 4 || !parts.iter().all(|part| digits(part)) {
            return Err(wrong());
        }
        parts.into_iter().map(|part| part.parse().map_err(|_| wrong())).collect::<Result<_, _>>().map(PackageVersion)
    }
}

impl fmt::Display for PackageVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> = self.0.iter().map(u32::to_string).collect();
        f.write_str(&parts.join("."))
    }
}

impl Serialize for PackageVersion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PackageVersion {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// The requirements of a package.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PackageNeeds {
    /// The version of the ability language that its card texts are written in; [`ability::LANGUAGE`] or lower is
    /// understood.
    pub language: u32,
    /// The ids of the packages whose cards it refers to.
    pub packages: Vec<String>,
}

/// The description of a package.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// Its name for programs: lower-case letters, digits and hyphens. Installing replaces the package with the same id.
    pub id: String,
    /// Its version.
    pub version: PackageVersion,
    /// The day of this version, as `YYYY-MM-DD`. Where two packages have the same row, that of the later day counts.
    pub date: String,
    /// Its name for people.
    pub title: String,
    /// The sources of its facts.
    #[serde(default)]
    pub sources: Vec<String>,
    /// Its requirements.
    #[serde(default)]
    pub needs: PackageNeeds,
}

impl Manifest {
    /// Parses the text of a `package.ron`.
    ///
    /// # Errors
    /// All problems of the file.
    pub fn read(text: &str) -> Result<Manifest, Vec<DataProblem>> {
        let manifest: Manifest = super::ron().from_str(text).map_err(|error| {
            let fix = "Write id, version, date, title and sources as in docs/card-data.md";
            vec![
                DataProblem::of_file("", MANIFEST, error.code.to_string(), fix)
                    .at_line(error.span.start.line as u64)
                    .in_column(error.span.start.col.to_string()),
            ]
        })?;
        let problems = manifest.problems();
        if problems.is_empty() { Ok(manifest) } else { Err(problems) }
    }

    /// Returns the text of its `package.ron`.
    pub fn write(&self) -> String {
        // The type contains only text and numbers, which can always be written.
        ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default()).unwrap_or_default()
    }

    fn problems(&self) -> Vec<DataProblem> {
        let mut problems = Vec::new();
        let mut report = |what: String, fix: &str| {
            problems.push(DataProblem::of_file(&self.id, MANIFEST, what, fix));
        };
        if !is_id(&self.id) {
            let shown: String = self.id.chars().take(40).collect();
            report(format!("{shown:?} cannot be an id"), "Use 2 to 40 lower-case letters, digits and hyphens");
        }
        if !is_date(&self.date) {
            let shown: String = self.date.chars().take(40).collect();
            report(format!("{shown:?} is not a valid date"), "Use the form 2026-11-21");
        }
        if self.title.trim().is_empty() {
            report("the title is empty".to_owned(), "Write the name that people know the package by");
        }
        let long = |text: &String| text.chars().count() > LONGEST;
        if long(&self.title) || self.sources.iter().any(long) {
            report("the title or a source is too long".to_owned(), "Use at most 200 characters for each");
        }
        if self.sources.len() > MOST_ENTRIES || self.needs.packages.len() > MOST_ENTRIES {
            report("there are too many entries".to_owned(), "List at most 50 sources and 50 packages");
        }
        problems
    }
}

/// Returns `true` for a valid package id, which is also a safe file name on every system.
pub fn is_id(text: &str) -> bool {
    // Windows keeps these names for devices.
    const RESERVED: [&str; 4] = ["con", "prn", "aux", "nul"];
    let device = |name: &str| {
        RESERVED.contains(&name)
            || name.strip_prefix("com").or_else(|| name.strip_prefix("lpt")).is_some_and(|rest| rest.len() == 1)
    };
    (2..=40).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
        && !text.starts_with('-')
        && !device(text)
}

/// Returns `true` for a day of the calendar as `YYYY-MM-DD`.
pub(crate) fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts.as_slice() else { return false };
    let number = |part: &str, digits: usize| {
        let is_number = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse::<u32>().ok().filter(|_| is_number)
    };
    let (Some(year), Some(month), Some(day)) = (number(year, 4), number(month, 2), number(day, 2)) else {
        return false;
    };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => 0,
    };
    (1..=days).contains(&day)
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXAMPLE: &str = r#"(id: "abc", version: "1.0", date: "2026-11-28", title: "Abc", sources: ["Myself"])"#;

    fn problem_with(from: &str, to: &str) -> DataProblem {
        assert!(EXAMPLE.contains(from), "{from}");
        Manifest::read(&EXAMPLE.replacen(from, to, 1)).expect_err(to).remove(0)
    }

    #[test]
    fn a_manifest_is_written_and_read_back() {
        let manifest = Manifest::read(EXAMPLE).unwrap();
        assert_eq!(Manifest::read(&manifest.write()), Ok(manifest));
    }

    #[test]
    fn versions_are_compared_by_number() {
        let version = |text: &str| text.parse::<PackageVersion>().unwrap();
        assert!(version("1.9") < version("1.10"));
        assert!(version("2026.11.20") > version("2026.2"));
        for wrong in ["", "1.", "1.x", "v1", "1.2.3.4.5", "123456789"] {
            assert!(wrong.parse::<PackageVersion>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn ids_that_are_no_safe_file_names_are_refused() {
        for id in ["../x", "A", "a", "con", "com1", "-x", "a b", "a/b", ""] {
            assert!(problem_with("\"abc\"", &format!("{id:?}")).what.contains("cannot be an id"), "{id}");
        }
    }

    #[test]
    fn a_wrong_date_version_or_field_is_reported() {
        assert!(problem_with("2026-11-28", "2026-02-29").what.contains("not a valid date"));
        assert!(problem_with("1.0", "one").what.contains("not a version"));
        let unknown = problem_with("sources", "source");
        assert_eq!((unknown.file.as_str(), unknown.line), ("package.ron", 1));
        assert!(unknown.what.contains("source"), "{unknown}");
    }
}
