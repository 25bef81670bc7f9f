//! Facts that a search may need besides those printed on a card: its text, and the formats it is legal in.

use model::CardId;

use super::folded::FoldedText;

/// A constructed format, for `format:`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SearchFormat {
    /// Premier (CR 9.2).
    Premier,
    /// Eternal (CR 9.2).
    Eternal,
    /// Twin Suns (CR 12).
    TwinSuns,
}

impl SearchFormat {
    /// All formats, Premier first.
    pub const ALL: [SearchFormat; 3] = [SearchFormat::Premier, SearchFormat::Eternal, SearchFormat::TwinSuns];

    /// Returns the search word.
    pub fn word(self) -> &'static str {
        match self {
            SearchFormat::Premier => "premier",
            SearchFormat::Eternal => "eternal",
            SearchFormat::TwinSuns => "twinsuns",
        }
    }
}

/// The formats that a card is legal in on the day of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CardStatus {
    /// `true` if decks of these formats may contain it, in the order of [`SearchFormat::ALL`].
    pub legal: [bool; 3],
    /// `true` if it is suspended in a format (CR 9.2.2D).
    pub suspended: bool,
}

impl CardStatus {
    /// Returns `true` if decks of this format may contain the card.
    pub fn is_legal(self, format: SearchFormat) -> bool {
        SearchFormat::ALL.iter().zip(self.legal).any(|(one, legal)| *one == format && legal)
    }
}

/// The card texts of a catalogue in searchable form.
#[derive(Debug, Default)]
pub struct CardTexts {
    /// Indexed by card.
    all: Vec<FoldedText>,
}

impl CardTexts {
    /// Creates the searchable form of all card texts in catalogue order, in any languages.
    pub fn new(texts: impl IntoIterator<Item = String>) -> Self {
        CardTexts { all: texts.into_iter().map(|text| FoldedText::of(&text)).collect() }
    }
}

/// The facts for one search. Terms that need missing facts match no card.
#[derive(Debug, Clone, Copy, Default)]
pub struct SearchFacts<'a> {
    /// The card texts, for `text:`.
    pub texts: Option<&'a CardTexts>,
    /// The status of each card in catalogue order, for `format:` and `is:suspended`.
    pub statuses: &'a [CardStatus],
}

/// Facts of a card that are not printed on it, if they are known.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct OtherFacts<'a> {
    pub text: Option<&'a FoldedText>,
    pub status: Option<CardStatus>,
}

impl<'a> SearchFacts<'a> {
    pub(crate) fn of(self, card: CardId) -> OtherFacts<'a> {
        OtherFacts {
            text: self.texts.and_then(|texts| texts.all.get(card.index())),
            status: self.statuses.get(card.index()).copied(),
        }
    }
}
