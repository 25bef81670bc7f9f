//! Third-party packages in Cantina, as listed by `cargo xtask notices`.

use crate::AppError;
use crate::contract::ThirdPartyView;
use crate::error::{Cause, ErrorDetail};

/// One line per package: name, version, licence, source.
const NOTICES: &str = include_str!("../third-party.csv");

/// The licence texts and notices, each once, under the names of the packages it covers.
const TEXTS: &str = include_str!("../third-party.txt");

/// Returns the licence texts of all third-party packages as one text of about 750 kB.
pub fn licence_texts() -> &'static str {
    TEXTS
}

/// Returns the third-party packages in this program, by name.
///
/// # Errors
/// `notices.broken`, which a test rules out for releases.
pub fn third_party() -> Result<Vec<ThirdPartyView>, AppError> {
    let broken = |why: csv::Error| AppError::of(Cause::NoticesBroken { error: ErrorDetail::text(why) });
    let mut reader = csv::Reader::from_reader(NOTICES.as_bytes());
    reader.deserialize().collect::<Result<_, _>>().map_err(broken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_third_party_package_names_its_licence() {
        let all = third_party().unwrap();
        for known in ["rusqlite", "serde", "svelte", "krilla", "tauri"] {
            assert!(all.iter().any(|package| package.name == known), "{known}");
        }
        assert!(all.iter().all(|package| TEXTS.contains(&format!("{} {}", package.name, package.version))));
        assert!(all.iter().all(|package| !package.licence.is_empty() && !package.version.is_empty()));
    }
}
