//! The public workflows: every action is pinned by the hash of its commit.
//!
//! A tag of another repository can be moved to other code, which would then run with the permissions of a
//! release; the hash of a commit cannot.

use std::fs;

use crate::Outcome;
use crate::files::files_of;
use crate::step::root;

/// The folder of the workflows.
const WORKFLOWS: &str = ".github/workflows";

/// Fails if a workflow uses an action that is not pinned. The message lists every place.
pub(crate) fn check() -> Outcome {
    let mut found = Vec::new();
    for file in files_of(&root().join(WORKFLOWS))? {
        let text = fs::read_to_string(&file).map_err(|problem| format!("{}: {problem}", file.display()))?;
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        found.extend(problems(&text).into_iter().map(|problem| format!("{WORKFLOWS}/{name}:{problem}")));
    }
    if found.is_empty() { Ok(()) } else { Err(format!("workflows:\n{}", found.join("\n"))) }
}

/// Returns the problems of a workflow, each with its line.
fn problems(workflow: &str) -> Vec<String> {
    let mut problems = Vec::new();
    let mut has_permissions = false;
    for (number, line) in workflow.lines().enumerate() {
        has_permissions |= line.starts_with("permissions:");
        let entry = line.trim_start().trim_start_matches("- ").trim_start();
        let Some(action) = entry.strip_prefix("uses:") else { continue };
        let action = action.trim();
        // A workflow of this repository is at this commit.
        if !action.starts_with("./") && !is_pinned(action) {
            let wanted = "name the commit by its 40 hex digits, and its version in a comment";
            problems.push(format!("{}: {action}: {wanted}", number + 1));
        }
    }
    if !has_permissions {
        problems.push("1: there are no `permissions:` for the whole workflow".into());
    }
    problems
}

/// Returns `true` for "owner/action@0123…  # v1.2.3".
fn is_pinned(action: &str) -> bool {
    let Some((named, comment)) = action.split_once(" #") else { return false };
    let Some((_, commit)) = named.trim().split_once('@') else { return false };
    let is_commit = commit.len() == 40 && commit.chars().all(|digit| matches!(digit, '0'..='9' | 'a'..='f'));
    let version = comment.trim().strip_prefix('v').unwrap_or_default();
    is_commit && version.starts_with(|first: char| first.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PINNED: &str = "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0";

    #[test]
    fn the_workflows_of_this_repository_use_pinned_actions_only() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn tags_branches_short_hashes_and_missing_versions_are_rejected() {
        assert!(is_pinned(PINNED));
        for wrong in [
            "actions/checkout@v5",
            "actions/checkout@main # v5.0.0",
            "actions/checkout@08c6903 # v5.0.0",
            "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8",
            "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # main",
            "actions/checkout",
        ] {
            assert!(!is_pinned(wrong), "{wrong}");
        }
    }

    #[test]
    fn a_problem_is_named_with_its_line() {
        let text = format!("permissions: {{}}\njobs:\n  - uses: {PINNED}\n  - name: x\n    uses: a/b@v1\n");
        let found = problems(&text);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("5: a/b@v1: "), "{found:?}");
        assert_eq!(problems("jobs:\n  - uses: ./.github/workflows/x.yml\n").len(), 1);
    }
}
