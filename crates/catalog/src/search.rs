//! What a search looks at: a card's words, folded once when the catalogue is loaded.

use model::Card;

/// A card's searchable text without accents or capitals.
#[derive(Debug)]
pub(crate) struct Haystack {
    /// Name and subtitle.
    pub name: String,
}

impl Haystack {
    /// Folds a card's name and subtitle.
    pub fn of(card: &Card) -> Self {
        Haystack { name: fold(&card.full_name()) }
    }
}

/// Lower case, without the accents and typographic quotes that people do not type.
pub(crate) fn fold(text: &str) -> String {
    text.chars()
        .flat_map(char::to_lowercase)
        .map(|letter| match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => 'a',
            'ç' => 'c',
            'è' | 'é' | 'ê' | 'ë' => 'e',
            'ì' | 'í' | 'î' | 'ï' => 'i',
            'ñ' => 'n',
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
            'ù' | 'ú' | 'û' | 'ü' => 'u',
            '\u{2018}' | '\u{2019}' => '\'',
            other => other,
        })
        .collect()
}
