//! Subjects of the commits since the last tag, or since this check exists.

use std::path::Path;

use crate::git;

/// The last commit before the check, where no tag comes after it.
const BEFORE: &str = "8a9c4111b58f9a6595d9e16fc42fa142b4f44924";
/// The largest number of characters of a subject.
const MOST: usize = 72;
/// First words that no imperative begins with.
const NOT_VERBS: [&str; 30] = [
    "a", "all", "an", "and", "as", "at", "each", "every", "for", "from", "how", "in", "it", "its", "more", "no", "of",
    "on", "one", "some", "that", "the", "their", "this", "to", "what", "when", "where", "which", "who",
];
/// Endings of forms other than the imperative, and verbs that end so anyway.
const OTHER_FORMS: [&str; 3] = ["ed", "ing", "s"];
const VERBS: [&str; 12] = [
    "access", "address", "bring", "bypass", "compress", "discuss", "embed", "feed", "focus", "pass", "process", "speed",
];

/// Returns a line for each subject that is too long or not an imperative. In a clone without the history there is none.
pub(crate) fn problems(root: &Path) -> Vec<String> {
    let tag = git(root, &["describe", "--tags", "--abbrev=0", "--match", "v*"]).ok();
    let is_after = |tag: &str| git(root, &["merge-base", "--is-ancestor", BEFORE, tag]).is_ok();
    let since = tag.map(|tag| tag.trim().to_owned()).filter(|tag| is_after(tag)).unwrap_or_else(|| BEFORE.to_owned());
    let Ok(log) = git(root, &["log", "--no-merges", "--format=%h %s", &format!("{since}..HEAD")]) else {
        return Vec::new();
    };
    let checked = log.lines().filter_map(|line| line.split_once(' '));
    checked.filter_map(|(hash, subject)| Some(format!("{hash} {subject}: {}", problem(subject)?))).collect()
}

/// Returns the reason why a subject is refused. `None` if it is fine.
fn problem(subject: &str) -> Option<String> {
    let words = match subject.split_once(": ") {
        Some((area, rest)) if !area.contains(' ') => rest,
        Some(_) | None => subject,
    };
    let first = words.split_whitespace().next().unwrap_or_default().to_lowercase();
    let is_other_form = OTHER_FORMS.iter().any(|ending| first.ends_with(ending)) && !VERBS.contains(&first.as_str());
    if subject.chars().count() > MOST {
        Some(format!("{} characters; at most {MOST}", subject.chars().count()))
    } else if subject.ends_with('.') {
        Some("no full stop at the end".to_owned())
    } else if NOT_VERBS.contains(&first.as_str()) || is_other_form {
        Some("begin with a verb in the imperative: Add, Fix, Remove, Rename".to_owned())
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imperative_subject_passes_with_and_without_an_area() {
        for subject in ["Add a check", "rules: speed up triggers", "ui: pass the clock to phones", "Rename Would"] {
            assert_eq!(problem(subject), None, "{subject}");
        }
    }

    #[test]
    fn other_forms_long_subjects_and_full_stops_are_refused() {
        for subject in ["Added a check", "What nobody hears ends", "ui: fixes it", "Speeding up", "Fix it."] {
            assert!(problem(subject).is_some(), "{subject}");
        }
        assert!(problem(&format!("Fix {}", "x".repeat(70))).is_some());
    }
}
