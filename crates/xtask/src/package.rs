//! A package that Cantina is built from, and where packages come from.

use std::path::PathBuf;

/// Where the page's packages come from.
pub(crate) const PAGES_REGISTRY: &str = "https://www.npmjs.com/package/";
/// A package of somebody else.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Package {
    pub name: String,
    pub version: String,
    /// As SPDX writes it, or in the older way ("MIT/Apache-2.0").
    pub licence: String,
    pub repository: String,
}

/// Where cargo stores what it downloads.
pub(crate) fn cargo_home() -> Option<PathBuf> {
    let named = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    named.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")))
}
