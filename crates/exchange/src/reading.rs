//! What reading an input returns.

use std::fmt;

use decks::{DeckList, Entry};
use model::{CardId, CardNumber, CardType, SetCode};

/// The shapes that are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    /// SWUDB's JSON, as it, swubase, CRD-88, Karabast and others write it.
    Swudb,
    /// The text that Melee takes: `Leader`, `Base`, `MainDeck`, `Sideboard`.
    Melee,
    /// The text of swu.com and swubase: `Leaders`, `Base`, `Deck`, `Sideboard`.
    Text,
    /// CRD-88's text, with its headings as `//` comments.
    Crd88,
    /// Lines with counts and names or numbers, without headings, or a table of such.
    Generic,
    /// A picklist with check boxes.
    Picklist,
    /// A saved object of Tabletop Simulator.
    Tts,
    /// SWUDB's deck as CSV.
    SwudbDeckCsv,
    /// SWUDB's collection as CSV.
    SwudbCollection,
    /// The collection of sw-unlimited-db as CSV.
    UnlimitedDbCollection,
    /// The collection of Dragon Shield as CSV.
    DragonShield,
    /// The collection of Holocron as CSV.
    Holocron,
    /// The collection of TCGplayer's app as CSV.
    TcgPlayer,
}

impl Shape {
    /// The word that programs act on.
    pub fn word(self) -> &'static str {
        match self {
            Shape::Swudb => "swudb",
            Shape::Melee => "melee",
            Shape::Text => "text",
            Shape::Crd88 => "crd-88",
            Shape::Generic => "generic",
            Shape::Picklist => "picklist",
            Shape::Tts => "tts",
            Shape::SwudbDeckCsv => "swudb-deck-csv",
            Shape::SwudbCollection => "swudb-collection",
            Shape::UnlimitedDbCollection => "sw-unlimited-db-collection",
            Shape::DragonShield => "dragon-shield",
            Shape::Holocron => "holocron",
            Shape::TcgPlayer => "tcgplayer",
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The section of a deck that a row belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Section {
    /// Among the leaders of a deck.
    Leader,
    /// Among the bases of a deck.
    Base,
    /// In the deck itself.
    Main,
    /// In the sideboard of a deck.
    Sideboard,
    /// In a list of owned cards.
    Collection,
}

impl Section {
    /// The word that programs act on.
    pub fn word(self) -> &'static str {
        match self {
            Section::Leader => "leader",
            Section::Base => "base",
            Section::Main => "deck",
            Section::Sideboard => "sideboard",
            Section::Collection => "collection",
        }
    }

    /// Where a card of this type stands when nothing else says so.
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

    /// The rows of a deck that stand here; a deck has no collection.
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

/// What was in the input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content {
    /// One deck; each card once in each section, by its plain number.
    Deck(DeckList),
    /// Several decks (a Trilogy), from a JSON array.
    Decks(Vec<DeckList>),
    /// A collection; each printing once plain and once foil at most.
    Collection(Vec<Owned>),
}

/// Copies of a printing in a collection.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Owned {
    /// The number of the printing that is not foil: where foils have numbers of their own, the number of their
    /// plain, hyperspace or prestige counterpart stands here and `foil` says the rest.
    pub card: CardNumber,
    /// Number of copies, from 1.
    pub count: u32,
    /// Whether they are foil.
    pub foil: bool,
}

/// What was read from a file or a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The shape that was recognised.
    pub shape: Shape,
    /// The decks or the collection that the input holds.
    pub content: Content,
    /// What could not be placed, in the order of the input.
    pub troubles: Vec<Trouble>,
}

impl Reading {
    /// The decks that were read: one, several, or for a collection none.
    pub fn decks(&self) -> &[DeckList] {
        match &self.content {
            Content::Deck(list) => std::slice::from_ref(list),
            Content::Decks(lists) => lists,
            Content::Collection(_) => &[],
        }
    }
}

/// Where something stands in the input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// A line of a text or table, from 1.
    Line(usize),
    /// A path in JSON, such as `deck[3].id`.
    Path(String),
    /// A byte, from 0.
    Byte(usize),
    /// The input as a whole.
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

/// Why a row could not be placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TroubleKind {
    /// No card has this name.
    UnknownName,
    /// Several cards have this name; the subtitle decides. The nearest names are all of them, as far as there is room.
    AmbiguousName,
    /// The catalogue has no card with this number.
    UnknownNumber,
    /// The card belongs to a set of which the catalogue knows only some cards
    /// ([`Catalog::incomplete_sets`](catalog::Catalog::incomplete_sets)): it exists, and nothing can be said of it.
    IncompleteSet(SetCode),
    /// Number and name in the row lead to different cards; the number's card stands first among the nearest.
    Contradiction,
    /// The row names no card: an empty id, `undefined_undefined`.
    NoCard,
    /// The card is known, its count is no whole number, or the rows of it pass
    /// [`MAX_COPIES`](crate::limits::MAX_COPIES) or [`MAX_OWNED`](crate::limits::MAX_OWNED).
    BadCount,
    /// The row is below a heading whose meaning is not known, so it may not belong to the deck. The card is the only one
    /// among the nearest.
    UnknownSection,
}

impl TroubleKind {
    /// The code that programs act on.
    pub fn code(self) -> &'static str {
        match self {
            TroubleKind::UnknownName => "exchange.unknown_name",
            TroubleKind::AmbiguousName => "exchange.ambiguous_name",
            TroubleKind::UnknownNumber => "exchange.unknown_number",
            TroubleKind::IncompleteSet(_) => "exchange.incomplete_set",
            TroubleKind::Contradiction => "exchange.contradiction",
            TroubleKind::NoCard => "exchange.no_card",
            TroubleKind::BadCount => "exchange.bad_count",
            TroubleKind::UnknownSection => "exchange.unknown_section",
        }
    }
}

/// Something that could not be placed. Adding `count` of one of the `nearest` to `section` of deck `deck` mends it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trouble {
    /// Why the row could not be placed.
    pub kind: TroubleKind,
    /// Where the row stands in the input.
    pub place: Place,
    /// What stands there, shortened to [`MAX_TROUBLE_TEXT`](crate::limits::MAX_TROUBLE_TEXT) letters.
    pub text: String,
    /// Where it would have gone.
    pub section: Section,
    /// Which deck of several it belongs to, from 0.
    pub deck: usize,
    /// How many copies; 1 where the count itself could not be read.
    pub count: u32,
    /// The cards that were likely meant, best first.
    pub nearest: Vec<CardId>,
}

impl fmt::Display for Trouble {
    /// In English, with its place.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (place, text) = (&self.place, &self.text);
        match self.kind {
            TroubleKind::UnknownName => write!(f, "{place}: no card is called {text:?}"),
            TroubleKind::AmbiguousName => write!(f, "{place}: several cards are called {text:?}; add the subtitle"),
            TroubleKind::UnknownNumber => write!(f, "{place}: there is no card with the number in {text:?}"),
            TroubleKind::IncompleteSet(set) => {
                write!(f, "{place}: {text:?} is a card of {set}, a set that is not in this version yet")
            }
            TroubleKind::Contradiction => write!(f, "{place}: number and name do not belong together in {text:?}"),
            TroubleKind::NoCard => write!(f, "{place}: no card is named here ({text:?})"),
            TroubleKind::BadCount => write!(f, "{place}: the count cannot be read in {text:?}"),
            TroubleKind::UnknownSection => write!(f, "{place}: {text:?} is below a heading that is not known"),
        }
    }
}

/// The text without line breaks, cut to a number of letters.
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
