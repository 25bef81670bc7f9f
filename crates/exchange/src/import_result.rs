//! Results of reading an input.

use std::fmt;

use decks::{DeckList, Entry};
use model::{CardId, CardNumber, CardType, SetCode};

/// The supported input formats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum InputFormat {
    /// SWUDB's JSON, which swubase, CRD-88, Karabast and others also write.
    Swudb,
    /// Melee's text format: `Leader`, `Base`, `MainDeck`, `Sideboard`.
    Melee,
    /// The text format of swu.com and swubase: `Leaders`, `Base`, `Deck`, `Sideboard`.
    Text,
    /// CRD-88's text format, with headings as `//` comments.
    Crd88,
    /// Lines or a table with counts and names or numbers, without headings.
    Generic,
    /// A picklist with check boxes.
    Picklist,
    /// A saved object of Tabletop Simulator.
    Tts,
    /// SWUDB's CSV format for decks.
    SwudbDeckCsv,
    /// SWUDB's CSV format for collections.
    SwudbCollection,
    /// The CSV format of sw-unlimited-db for collections.
    UnlimitedDbCollection,
    /// The CSV format of Dragon Shield for collections.
    DragonShield,
    /// The CSV format of Holocron for collections.
    Holocron,
    /// The CSV format of TCGplayer's app for collections.
    TcgPlayer,
}

impl InputFormat {
    /// Returns the word used by programs.
    pub fn word(self) -> &'static str {
        match self {
            InputFormat::Swudb => "swudb",
            InputFormat::Melee => "melee",
            InputFormat::Text => "text",
            InputFormat::Crd88 => "crd-88",
            InputFormat::Generic => "generic",
            InputFormat::Picklist => "picklist",
            InputFormat::Tts => "tts",
            InputFormat::SwudbDeckCsv => "swudb-deck-csv",
            InputFormat::SwudbCollection => "swudb-collection",
            InputFormat::UnlimitedDbCollection => "sw-unlimited-db-collection",
            InputFormat::DragonShield => "dragon-shield",
            InputFormat::Holocron => "holocron",
            InputFormat::TcgPlayer => "tcgplayer",
        }
    }
}

impl fmt::Display for InputFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The section of a row in a deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Section {
    /// The leaders of a deck.
    Leader,
    /// The bases of a deck.
    Base,
    /// The main deck.
    Main,
    /// The sideboard.
    Sideboard,
    /// A collection of owned cards.
    Collection,
}

impl Section {
    /// Returns the word used by programs.
    pub fn word(self) -> &'static str {
        match self {
            Section::Leader => "leader",
            Section::Base => "base",
            Section::Main => "deck",
            Section::Sideboard => "sideboard",
            Section::Collection => "collection",
        }
    }

    /// Returns the default section for a card type.
    pub fn of(kind: CardType) -> Section {
        match kind {
            CardType::Leader => Section::Leader,
            CardType::Base => Section::Base,
            CardType::Unit
            | CardType::Upgrade
            | CardType::Event
            | CardType::TokenUnit
            | CardType::TokenUpgrade
            | CardType::ForceToken
            | CardType::CreditToken => Section::Main,
        }
    }

    /// Returns the rows of a deck in this section; a deck has no collection.
    pub(crate) fn rows_of(self, list: &mut DeckList) -> Option<&mut Vec<Entry>> {
        match self {
            Section::Leader => Some(&mut list.leaders),
            Section::Base => Some(&mut list.bases),
            Section::Main => Some(&mut list.main),
            Section::Sideboard => Some(&mut list.sideboard),
            Section::Collection => None,
        }
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The contents of an input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content {
    /// A deck; each card occurs once in each section, by its plain number.
    Deck(DeckList),
    /// Several decks (a Trilogy), from a JSON array.
    Decks(Vec<DeckList>),
    /// A collection; each printing occurs at most once plain and once foil.
    Collection(Vec<OwnedPrinting>),
}

/// Copies of a printing in a collection.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnedPrinting {
    /// The number of the non-foil printing. If foils have separate numbers, this is the number of the plain, hyperspace
    /// or prestige counterpart, and `foil` is `true`.
    pub card: CardNumber,
    /// Number of copies, from 1.
    pub count: u32,
    /// `true` if they are foil.
    pub foil: bool,
}

/// The result of reading a file or a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportResult {
    /// The detected format.
    pub shape: InputFormat,
    /// The decks or the collection.
    pub content: Content,
    /// The rows that could not be matched, in input order.
    pub unresolved: Vec<UnresolvedRow>,
}

impl ImportResult {
    /// Returns the decks: one or several, or none for a collection.
    pub fn decks(&self) -> &[DeckList] {
        match &self.content {
            Content::Deck(list) => std::slice::from_ref(list),
            Content::Decks(lists) => lists,
            Content::Collection(_) => &[],
        }
    }
}

/// A place in the input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// A line of a text or table, from 1.
    Line(usize),
    /// A path in JSON, such as `deck[3].id`.
    Path(String),
    /// A byte offset, from 0.
    Byte(usize),
    /// The whole input.
    Whole,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Line(line) => write!(f, "line {line}"),
            Place::Path(path) => f.write_str(path),
            Place::Byte(at) => write!(f, "byte {at}"),
            Place::Whole => f.write_str("the whole text"),
        }
    }
}

/// The reason why a row could not be matched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UnresolvedReason {
    /// No card has this name.
    UnknownName,
    /// Several cards have this name and differ by subtitle. The nearest cards are all of them, up to the limit.
    AmbiguousName,
    /// The catalogue has no card with this number.
    UnknownNumber,
    /// The card belongs to a set with a partial card list
    /// ([`Catalog::incomplete_sets`](catalog::Catalog::incomplete_sets)); nothing else is known about it.
    IncompleteSet(SetCode),
    /// Number and name in the row refer to different cards; the number's card is the first of the nearest.
    Contradiction,
    /// The row names no card: an empty id, or `undefined_undefined`.
    NoCard,
    /// The card is known, but its count is not a whole number, or its rows exceed
    /// [`MAX_COPIES`](crate::limits::MAX_COPIES) or [`MAX_OWNED`](crate::limits::MAX_OWNED).
    BadCount,
    /// The row is below an unknown heading, so it may not belong to the deck. Its card is the only one of the nearest.
    UnknownSection,
}

impl UnresolvedReason {
    /// Returns a stable error code for programs.
    pub fn code(self) -> &'static str {
        match self {
            UnresolvedReason::UnknownName => "exchange.unknown_name",
            UnresolvedReason::AmbiguousName => "exchange.ambiguous_name",
            UnresolvedReason::UnknownNumber => "exchange.unknown_number",
            UnresolvedReason::IncompleteSet(_) => "exchange.incomplete_set",
            UnresolvedReason::Contradiction => "exchange.contradiction",
            UnresolvedReason::NoCard => "exchange.no_card",
            UnresolvedReason::BadCount => "exchange.bad_count",
            UnresolvedReason::UnknownSection => "exchange.unknown_section",
        }
    }
}

/// A row that could not be matched. To resolve it, add `count` copies of one of the `nearest` cards to `section` of
/// deck `deck`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnresolvedRow {
    /// The reason why the row could not be matched.
    pub kind: UnresolvedReason,
    /// The place of the row in the input.
    pub place: Place,
    /// The text of the row, shortened to [`MAX_UNRESOLVED_TEXT`](crate::limits::MAX_UNRESOLVED_TEXT) letters.
    pub text: String,
    /// The section where it would have been added.
    pub section: Section,
    /// Index of its deck, from 0.
    pub deck: usize,
    /// Number of copies; 1 if the count is invalid.
    pub count: u32,
    /// The most likely cards, best first.
    pub nearest: Vec<CardId>,
}

/// Returns the text without control characters, cut to a number of letters.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    let clean = |letter: char| if letter.is_control() { ' ' } else { letter };
    let mut letters = text.trim().chars();
    let mut out: String = letters.by_ref().take(most).map(clean).collect();
    if letters.next().is_some() {
        out.pop();
        out.push('…');
    }
    out
}
