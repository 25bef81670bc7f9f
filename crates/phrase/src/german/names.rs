//! German card names.

use crate::Names;

/// Card names as printed on the German cards, where known; other names stay as in the data.
#[derive(Debug, Clone, Copy, Default)]
pub struct GermanNames;

impl Names for GermanNames {
    fn card(&self, name: &str) -> String {
        match name {
            "Battle Droid" => "Kampfdroide",
            "Clone Trooper" => "Klontruppler",
            "Experience" => "Erfahrung",
            "Shield" => "Schild",
            other => other,
        }
        .to_owned()
    }
}
