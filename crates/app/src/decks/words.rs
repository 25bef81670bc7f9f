//! Display names of deck formats and list formats.

use exchange::Shape;

use crate::contract::DeckFormat;

/// Returns the text with a capital first letter and a final full stop.
pub(crate) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect::<String>() + ".")
}

/// Returns the name of an import format.
pub(crate) fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::Swudb => "deck as JSON (SWUDB, swubase, Karabast)",
        Shape::Melee => "deck as text for Melee",
        Shape::Text => "deck as text of the game's site",
        Shape::Crd88 => "deck as text of CRD-88",
        Shape::Generic => "lines of cards",
        Shape::Picklist => "picklist",
        Shape::Tts => "Tabletop Simulator save",
        Shape::SwudbDeckCsv => "deck as CSV of SWUDB",
        Shape::SwudbCollection => "collection of SWUDB",
        Shape::UnlimitedDbCollection => "collection of SW-Unlimited-DB",
        Shape::DragonShield => "collection of Dragon Shield",
        Shape::Holocron => "collection of Holocron",
        Shape::TcgPlayer => "collection of TCGplayer",
    }
}

/// Returns the printed name of a deck format.
pub(crate) fn format(format: DeckFormat) -> &'static str {
    match format {
        DeckFormat::Premier => "Premier",
        DeckFormat::Eternal => "Eternal",
        DeckFormat::TwinSuns => "Twin Suns",
        DeckFormat::Sealed => "Sealed",
        DeckFormat::Draft => "Draft",
    }
}
