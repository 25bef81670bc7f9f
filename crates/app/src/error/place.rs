//! Places of problems, and items with a name in each language.

use messages::{Language, errors, fields};

macro_rules! field_names {
    ($($name:ident),+) => {
        /// An item that a detail or a place can name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum FieldName {
            $($name,)+
        }

        impl FieldName {
            /// Returns the name in a language.
            pub(super) fn text(self, language: Language) -> String {
                match self {
                    $(FieldName::$name => fields::$name {}.text(language),)+
                }
            }
        }
    };
}

field_names! {
    Author,
    Base,
    Bases,
    BestOf,
    CardNumber,
    Cards,
    Copies,
    Date,
    Deck,
    DeckName,
    DeckShape,
    Judge,
    Leaders,
    Name,
    Notes,
    Outcome,
    Packs,
    Players,
    PodSize,
    Pool,
    PoolCards,
    PoolSet,
    PoolShape,
    Rounds,
    RowShape,
    Rules,
    Seats,
    Seed,
    Set,
    SetCode,
    Sideboard,
    TabletopObjects,
    Tag,
    Tags,
    TextSize,
    VersionName
}

/// The place of a problem: a file, a field, a row, a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ErrorLocation {
    /// A file, a path in a document, the name of a deck or a player, the number of a rule.
    Named(String),
    /// A field of a document, identified by its content.
    Field(FieldName),
    /// A row of a field, from 1.
    Row(FieldName, u64),
    /// A line, from 1.
    Line(u64),
    /// A line of a file, from 1.
    LineOf(String, u64),
    /// A line and a column, both from 1.
    LineAndColumn(u64, u64),
    /// A character, from 1.
    Character(u64),
    /// A byte, from 0.
    Byte(u64),
    /// A journal entry, from 1.
    JournalEntry(u64),
    /// A seat in a game, from 1.
    Seat(u64),
    /// The whole input.
    WholeText,
}

impl ErrorLocation {
    /// Returns the place in a language: "line 3".
    pub(super) fn text(&self, language: Language) -> String {
        match self {
            ErrorLocation::Named(name) => name.clone(),
            ErrorLocation::Field(field) => field.text(language),
            ErrorLocation::Row(field, row) => errors::PlaceRow { field: &field.text(language), row }.text(language),
            ErrorLocation::Line(line) => errors::PlaceLine { line }.text(language),
            ErrorLocation::LineOf(file, line) => errors::PlaceLineOf { file, line }.text(language),
            ErrorLocation::LineAndColumn(line, column) => errors::PlaceLineAndColumn { line, column }.text(language),
            ErrorLocation::Character(at) => errors::PlaceCharacter { at }.text(language),
            ErrorLocation::Byte(at) => errors::PlaceByte { at }.text(language),
            ErrorLocation::JournalEntry(entry) => errors::PlaceJournalEntry { entry }.text(language),
            ErrorLocation::Seat(seat) => errors::PlaceSeat { seat }.text(language),
            ErrorLocation::WholeText => errors::PlaceWholeText {}.text(language),
        }
    }
}

impl From<String> for ErrorLocation {
    fn from(name: String) -> ErrorLocation {
        ErrorLocation::Named(name)
    }
}

impl From<&str> for ErrorLocation {
    fn from(name: &str) -> ErrorLocation {
        ErrorLocation::Named(name.to_owned())
    }
}

impl From<FieldName> for ErrorLocation {
    fn from(field: FieldName) -> ErrorLocation {
        ErrorLocation::Field(field)
    }
}
