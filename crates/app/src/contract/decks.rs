//! Requests and results of the deck library, the builder and the collection.

use serde::{Deserialize, Serialize};

use super::{CardFace, DeckContent, DeckFormat, ProblemView};

wire! {
    /// The card pool whose cards and suspensions apply to a Trilogy.
    #[derive(Copy, Eq)]
    pub enum TrilogyPool {
        /// The cards and suspensions of Premier.
        Premier,
        /// The cards and suspensions of Eternal.
        Eternal,
    }

    /// The contents of a sealed pool (CR 10.2.1).
    #[derive(Eq)]
    pub struct SealedBoosters {
        /// The code of the set, such as "SOR".
        pub set: String,
        /// Number of boosters; `None` for six (CR 10.2.1A).
        pub packs: Option<u32>,
        /// Card numbers of additional leaders, as in a prerelease.
        pub leaders: Vec<String>,
    }

    /// A row of the deck library.
    pub struct DeckSummary {
        /// The number in this database.
        pub id: u32,
        /// The name.
        pub name: String,
        /// The author; may be empty.
        pub author: String,
        /// The format that the deck is built for.
        pub format: DeckFormat,
        /// The leaders, in the order of the list.
        pub leaders: Vec<CardFace>,
        /// The bases, in the order of the list.
        pub bases: Vec<CardFace>,
        /// Cards in the deck.
        pub size: u32,
        /// Cards in the sideboard.
        pub sideboard_size: u32,
        /// Tags in alphabetical order.
        pub tags: Vec<String>,
        /// Time of creation (RFC 3339).
        pub created_at: String,
        /// Time of the last change (RFC 3339).
        pub updated_at: String,
        /// `true` if it is archived; nothing is ever deleted.
        pub archived: bool,
        /// The latest version, from 1.
        pub version: u32,
        /// `true` if it is legal today.
        pub legal: bool,
        /// Number of problems today.
        pub problems: u32,
        /// The reason the latest version cannot be read, as text. The other fields are then meaningless.
        pub damaged: Option<String>,
    }

    /// A version of a deck.
    pub struct VersionLine {
        /// The version, from 1.
        pub version: u32,
        /// The time (RFC 3339).
        pub at: String,
        /// The user's name for this version, if any.
        pub label: Option<String>,
        /// The deck's name in this version.
        pub name: String,
    }

    /// A deck opened from the library.
    pub struct DeckDocument {
        /// The number in this database.
        pub id: u32,
        /// The contents.
        pub content: DeckContent,
        /// Tags in alphabetical order.
        pub tags: Vec<String>,
        /// `true` if it is archived.
        pub archived: bool,
        /// The version, from 1; a change must name it.
        pub version: u32,
        /// All versions, newest first.
        pub versions: Vec<VersionLine>,
        /// The validation report and statistics for today.
        pub report: DeckReport,
    }

    /// The validation report and statistics of a deck.
    pub struct DeckReport {
        /// `true` if it is legal.
        pub legal: bool,
        /// The date of the check, `YYYY-MM-DD`.
        pub on: String,
        /// All problems.
        pub problems: Vec<ProblemView>,
        /// The cards that the engine cannot play with in this version, by name.
        pub not_playable: Vec<String>,
        /// Cards in the deck; leaders and base not counted.
        pub size: u32,
        /// Minimum number of cards with this base.
        pub minimum: u32,
        /// Number of cards in the sideboard (limited: the rest of the pool).
        pub sideboard_size: u32,
        /// Maximum size of the sideboard; `None` for no limit.
        pub sideboard_limit: Option<u32>,
        /// Statistics by cost, aspect, type and so on.
        pub statistics: DeckStatistics,
        /// The opening hand with this base.
        pub hand: OpeningHandRule,
    }

    /// Number of cards of one cost.
    #[derive(Eq)]
    pub struct CurveStep {
        /// The cost; the last step is that cost and above.
        pub cost: u32,
        /// Number of units, copies included.
        pub units: u32,
        /// Number of upgrades, copies included.
        pub upgrades: u32,
        /// Number of events, copies included.
        pub events: u32,
    }

    /// A count with its name.
    #[derive(Eq)]
    pub struct NamedCount {
        /// The name of an aspect, arena, trait, keyword, type or rarity.
        pub name: String,
        /// Copies in the deck.
        pub count: u32,
    }

    /// A card that costs an aspect penalty.
    #[derive(Eq)]
    pub struct PenaltyCard {
        /// The card's number, such as "SOR_005".
        pub id: String,
        /// Icons that leader and base do not provide; each costs 2 resources more.
        pub icons: u32,
    }

    /// The statistics of a deck.
    pub struct DeckStatistics {
        /// Mean cost of the cards; `None` for an empty deck.
        pub average_cost: Option<f64>,
        /// Cards by cost and type, 0 to 7 and above.
        pub curve: Vec<CurveStep>,
        /// By type: "unit", "upgrade", "event".
        pub types: Vec<NamedCount>,
        /// By aspect; a card counts for each of its aspects. "Neutral" is for cards without an aspect.
        pub aspects: Vec<NamedCount>,
        /// Units by arena: "ground", "space".
        pub arenas: Vec<NamedCount>,
        /// By trait, most frequent first.
        pub traits: Vec<NamedCount>,
        /// By keyword, most frequent first.
        pub keywords: Vec<NamedCount>,
        /// By effect tag ("damage", "draw", "pilot", "force"); a card counts once per tag.
        #[serde(rename = "deeds")]
        pub effect_tags: Vec<NamedCount>,
        /// Number of cards of each rarity.
        pub rarities: Vec<NamedCount>,
        /// Cards that cost an aspect penalty with these leaders and this base (CR 8.1).
        pub off_aspect: Vec<PenaltyCard>,
    }

    /// The rule for opening hands with a base.
    #[derive(Copy, Eq)]
    pub struct OpeningHandRule {
        /// Number of cards drawn.
        pub cards: u32,
        /// `true` if a mulligan is allowed.
        pub mulligan: bool,
        /// Cards put on the bottom of the deck after drawing.
        pub put_back: u32,
    }

    /// The verdict on three decks for Trilogy.
    pub struct TrilogyReport {
        /// `true` if the three decks are legal together.
        pub legal: bool,
        /// The date of the check, `YYYY-MM-DD`.
        pub on: String,
        /// All problems.
        pub problems: Vec<ProblemView>,
    }

    /// A request for draw odds.
    pub struct OddsRequest {
        /// Cards in the deck.
        pub deck: u32,
        /// Number of copies in the deck.
        pub copies: u32,
        /// Number of copies to draw.
        pub at_least: u32,
        /// The base's number; it may change the hand.
        pub base: Option<String>,
        /// Number of rounds to look ahead, at most 20.
        pub rounds: u32,
    }

    /// Draw odds. Probabilities are 0 to 1.
    pub struct OddsView {
        /// The opening hand with this base.
        pub hand: OpeningHandRule,
        /// Probability for the opening hand.
        pub opening: f64,
        /// Probability for the opening hand, or for the hand after one mulligan.
        pub with_mulligan: f64,
        /// Copies in the opening hand on average.
        pub expected: f64,
        /// Exactly 0, 1, 2, ... copies in the opening hand.
        pub exactly: Vec<f64>,
        /// By the start of each action phase, round 1 first.
        pub by_round: Vec<RoundOdds>,
    }

    /// The odds up to a round.
    pub struct RoundOdds {
        /// The round, from 1.
        pub round: u32,
        /// Cards seen by then.
        pub seen: u32,
        /// Probability without a mulligan.
        pub without_mulligan: f64,
        /// Probability if a hand without them is mulliganed once.
        pub with_mulligan: f64,
    }

    /// A test hand from a deck shuffled with a seed.
    pub struct TestHand {
        /// The seed of the shuffle. Digits only.
        pub seed: String,
        /// The rule for the opening hand.
        pub rule: OpeningHandRule,
        /// The cards of the opening hand.
        pub hand: Vec<CardFace>,
        /// The next cards in draw order, at most 20.
        pub next: Vec<CardFace>,
        /// The hand after a mulligan; empty if no mulligan is allowed.
        pub mulligan_hand: Vec<CardFace>,
        /// The next cards after the mulligan, at most 20.
        pub mulligan_next: Vec<CardFace>,
    }

    /// A section of a deck list.
    #[derive(Copy, Eq)]
    pub enum DeckSection {
        /// The leaders of a deck.
        Leader,
        /// The base of a deck.
        Base,
        /// The cards of the main deck.
        Main,
        /// The cards of the sideboard.
        Sideboard,
    }

    /// A card with its counts in two decks.
    pub struct ComparedCard {
        /// The card.
        pub face: CardFace,
        /// The section of the list.
        pub section: DeckSection,
        /// Copies in the first deck.
        pub before: u32,
        /// Copies in the second deck.
        pub after: u32,
    }

    /// An unresolved row of a list.
    pub struct UnresolvedRowView {
        /// The code for programs, such as "import.unknown_card".
        pub code: String,
        /// The message for people.
        pub message: String,
        /// The place in the list: "line 7", "deck[3].id".
        pub place: String,
        /// The row of the input, shortened.
        pub text: String,
        /// The section of its cards; `None` in a collection.
        pub section: Option<DeckSection>,
        /// Index of the deck, from 0.
        pub deck: u32,
        /// Number of copies, from 1.
        pub count: u32,
        /// The nearest cards, best first. Choosing one adds `count` copies to `section`.
        pub nearest: Vec<CardFace>,
    }

    /// A preview of an import from a file or the clipboard. Nothing is saved yet.
    pub struct ImportView {
        /// The name of the recognised format: "SWUDB JSON".
        pub shape: String,
        /// The decks: three for a Trilogy, empty for a collection.
        pub decks: Vec<DeckContent>,
        /// The collection, if the input is one.
        pub collection: Vec<OwnedCard>,
        /// The unresolved rows.
        #[serde(rename = "troubles")]
        pub unresolved: Vec<UnresolvedRowView>,
    }

    /// Copies of a card in the collection.
    #[derive(Eq)]
    pub struct OwnedCard {
        /// The number of the card's standard printing.
        pub id: String,
        /// Number of non-foil copies.
        pub count: u32,
        /// Number of foil copies.
        pub foil: u32,
    }

    /// A card that is missing from the collection. Reprints count together.
    pub struct MissingCard {
        /// The card.
        pub face: CardFace,
        /// Copies that the deck needs, sideboard included.
        pub need: u32,
        /// Number of copies owned, reprints included.
        pub have: u32,
    }

    /// An export format for decks.
    #[derive(Copy, Eq)]
    pub enum ExportFormat {
        /// SWUDB JSON; Karabast accepts it too.
        Swudb,
        /// Text for Melee.
        Melee,
        /// Text for the game's official site and swubase.
        Text,
        /// A checklist for picking cards from a collection.
        Picklist,
        /// A save of Tabletop Simulator.
        Tts,
        /// A table as CSV, for spreadsheets.
        Csv,
    }

    /// A size of paper.
    #[derive(Copy, Eq)]
    pub enum PaperSize {
        /// 210 by 297 mm.
        A4,
        /// 8.5 by 11 inches.
        Letter,
    }

    /// The kinds of sheet for one deck.
    #[derive(Copy, Eq)]
    pub enum SheetKind {
        /// The registration sheet for judges.
        Registration,
        /// A plain list to read.
        List,
    }

    /// The fields of a printed sheet, in addition to the cards. Empty fields become blank lines.
    #[derive(Eq)]
    pub struct SheetRequest {
        /// The kind of sheet.
        pub kind: SheetKind,
        /// The size of the paper.
        pub paper: PaperSize,
        /// The player's name, as entered.
        pub player: String,
        /// The event's name, as entered.
        pub event: String,
        /// The date to print.
        pub date: String,
    }

    /// A published deck.
    pub struct PublishedDeckView {
        /// The name.
        pub name: String,
        /// The contents.
        pub content: DeckContent,
        /// The leaders of the deck.
        pub leaders: Vec<CardFace>,
    }
}
