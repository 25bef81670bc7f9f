//! Version information: the version, the commit of the build, and the date of the data.

use std::sync::LazyLock;

/// Returns the version in one line, such as "0.2.0 (commit 1a2b3c4, data of 2026-11-20)". A build not made by `cargo
/// xtask package` is labelled as a developer build.
pub fn version() -> &'static str {
    static LINE: LazyLock<String> =
        LazyLock::new(|| line(option_env!("CANTINA_COMMIT"), option_env!("CANTINA_DATA_DATE")));
    &LINE
}

fn line(commit: Option<&str>, data: Option<&str>) -> String {
    let number = env!("CARGO_PKG_VERSION");
    match (commit, data) {
        (Some(commit), Some(data)) => format!("{number} (commit {commit}, data of {data})"),
        (Some(_), None) | (None, Some(_)) | (None, None) => format!("{number} (developer's build)"),
    }
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn the_version_line_names_the_commit_and_the_date_of_the_data() {
        let number = env!("CARGO_PKG_VERSION");
        let packaged = line(Some("1a2b3c4"), Some("2026-11-20"));
        assert_eq!(packaged, format!("{number} (commit 1a2b3c4, data of 2026-11-20)"));
        assert_eq!(line(None, None), format!("{number} (developer's build)"));
    }
}
