//! Display names of deck formats and list formats.

use exchange::InputFormat;

use crate::contract::DeckFormat;

/// Returns the text with a capital first letter and a final full stop.
pub(crate) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect::<String>() + ".")
}

/// Returns the name of an import format.
pub(crate) fn shape(shape: InputFormat) -> &'static str {
    match shape {
        InputFormat::Swudb => "deck as JSON (SWUDB, swubase, Karabast)",
        InputFormat::Melee => "deck as text for Melee",
        InputFormat::Text => "deck as text of the game's site",
        InputFormat::Crd88 => "deck as text of CRD-88",
        InputFormat::Generic => "lines of cards",
        InputFormat::Picklist => "picklist",
        InputFormat::Tts => "Tabletop Simulator save",
        InputFormat::SwudbDeckCsv => "deck as CSV of SWUDB",
        InputFormat::SwudbCollection => "collection of SWUDB",
        InputFormat::UnlimitedDbCollection => "collection of SW-Unlimited-DB",
        InputFormat::DragonShield => "collection of Dragon Shield",
        InputFormat::Holocron => "collection of Holocron",
        InputFormat::TcgPlayer => "collection of TCGplayer",
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
