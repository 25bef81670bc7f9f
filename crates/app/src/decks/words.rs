//! Names of formats and shapes of lists, as they are shown.

use exchange::Shape;

use crate::contract::DeckFormat;

/// The words with a capital letter and a full stop.
pub(crate) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect::<String>() + ".")
}

/// The formats that lists are read in.
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

/// The formats of decks, as they are printed.
pub(crate) fn format(format: DeckFormat) -> &'static str {
    match format {
        DeckFormat::Premier => "Premier",
        DeckFormat::Eternal => "Eternal",
        DeckFormat::TwinSuns => "Twin Suns",
        DeckFormat::Sealed => "Sealed",
        DeckFormat::Draft => "Draft",
    }
}
