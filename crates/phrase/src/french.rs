//! French text for the ability language: a preview.

mod terms;

pub(crate) use terms::{aspect, keyword};

use model::PrintedKeyword;

/// Words of bracketed costs: resources, and exhausting the card itself.
pub(crate) const RESOURCES: [&str; 2] = ["ressource", "ressources"];
pub(crate) const EXHAUST: &str = "Incliner";

/// Renders a printed keyword with its number, for [`crate::printed`]. Returns `None` if it has English details.
pub(crate) fn printed(printed: &PrintedKeyword) -> Option<String> {
    let value = printed.value.map(|value| format!(" {value}")).unwrap_or_default();
    printed.detail.is_none().then(|| format!("{}{value}", keyword(printed.keyword)))
}
