//! Names of cards in German.

use crate::Names;

/// The names as the German cards write them, as far as they are known; the others stay as the data write them.
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
