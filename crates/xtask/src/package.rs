//! A third-party package, and the sources of packages.

use std::path::PathBuf;

/// The registry of the page's packages.
pub(crate) const PAGES_REGISTRY: &str = "https://www.npmjs.com/package/";
/// A third-party package.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Package {
    pub name: String,
    pub version: String,
    /// An SPDX expression, or the older form ("MIT/Apache-2.0").
    pub licence: String,
    pub repository: String,
}

/// Returns the folder of cargo's downloads.
pub(crate) fn cargo_home() -> Option<PathBuf> {
    let named = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    named.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")))
}
