//! Requests and results of the deck library, the builder and the collection.

use serde::{Deserialize, Serialize};

use super::{CardCount, CardFace, ProblemView};

wire! {
    /// The format that a deck of the library is built for. (A Trilogy is three Premier or Eternal decks of it.)
    #[derive(Copy, Eq)]
    pub enum DeckFormat {
        /// Premier: the sets of the two newest rotation symbols (CR 9.2.2D).
        Premier,
        /// Eternal: every released card (CR 9.2).
        Eternal,
        /// Two leaders, one copy of each card.
        TwinSuns,
        /// From a sealed pool (CR 10.2).
        Sealed,
        /// From a drafted pool (CR 10.3).
        Draft,
    }

    /// The card pool whose cards and suspensions apply to a Trilogy.
    #[derive(Copy, Eq)]
    pub enum TrilogyPool {
        /// The cards and suspensions of Premier.
        Premier,
        /// The cards and suspensions of Eternal.
        Eternal,
    }

    /// What a sealed pool is opened from (CR 10.2.1).
    #[derive(Eq)]
    pub struct SealedBoosters {
        /// The code of the set, such as "SOR".
        pub set: String,
        /// How many boosters; none: six (CR 10.2.1A).
        pub packs: Option<u32>,
        /// The numbers of leaders that come beside them, as in a prerelease or starter.
        pub leaders: Vec<String>,
    }

    /// What was opened or drafted.
    #[derive(Eq)]
    pub struct PoolEntry {
        /// The code of the set, such as "SOR".
        pub set: String,
        /// Leaders, bases and cards with their copies.
        pub cards: Vec<CardCount>,
    }

    /// A deck as the builder holds it. Card numbers are those of plain printings; a number that the catalogue does
    /// not know stays and is reported.
    #[derive(Eq)]
    pub struct DeckContent {
        /// The name by which people know it.
        pub name: String,
        /// Who made it; may be empty.
        pub author: String,
        /// The format that the deck is built for.
        pub format: DeckFormat,
        /// Card numbers of the leaders.
        pub leaders: Vec<String>,
        /// Card numbers of the bases.
        pub bases: Vec<String>,
        /// The cards of the main deck.
        pub main: Vec<CardCount>,
        /// The sideboard. In limited formats it is what is left of the pool, and stays empty here.
        pub sideboard: Vec<CardCount>,
        /// What a limited deck is built from.
        pub pool: Option<PoolEntry>,
        /// Notes of the person who built it.
        pub notes: String,
    }

    /// A line of the library.
    pub struct DeckSummary {
        /// Its number in this database.
        pub id: u32,
        /// The name by which people know it.
        pub name: String,
        /// Who made it; may be empty.
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
        /// When it was made (RFC 3339).
        pub created_at: String,
        /// When it was last changed (RFC 3339).
        pub updated_at: String,
        /// Whether it is archived; nothing is ever deleted.
        pub archived: bool,
        /// Its newest version, from 1.
        pub version: u32,
        /// Whether it is legal today.
        pub legal: bool,
        /// How many problems it has today.
        pub problems: u32,
        /// Why its newest version cannot be read, in words; its other fields then say nothing.
        pub damaged: Option<String>,
    }

    /// A version of a deck.
    pub struct VersionLine {
        /// The version, from 1.
        pub version: u32,
        /// The moment, as RFC 3339.
        pub at: String,
        /// The name that a person gave this version; none without one.
        pub label: Option<String>,
        /// The deck's name then.
        pub name: String,
    }

    /// A deck of the library, opened.
    pub struct DeckDocument {
        /// Its number in this database.
        pub id: u32,
        /// What is in it.
        pub content: DeckContent,
        /// Tags in alphabetical order.
        pub tags: Vec<String>,
        /// Whether it is archived.
        pub archived: bool,
        /// The version that this is, from 1: what a change must name.
        pub version: u32,
        /// All versions, newest first.
        pub versions: Vec<VersionLine>,
        /// What the validator and the counters say of it today.
        pub report: DeckReport,
    }

    /// What the validator and the counters say of a deck.
    pub struct DeckReport {
        /// Whether it is legal.
        pub legal: bool,
        /// The day it was checked for, `YYYY-MM-DD`.
        pub on: String,
        /// Everything that is wrong.
        pub problems: Vec<ProblemView>,
        /// Cards in the deck; leaders and base not counted.
        pub size: u32,
        /// The least it needs, with this base.
        pub minimum: u32,
        /// Cards in the sideboard (limited: what is left of the pool).
        pub sideboard_size: u32,
        /// The most that the sideboard may hold; none: no limit.
        pub sideboard_limit: Option<u32>,
        /// Counts by cost, aspect, type and so on.
        pub statistics: DeckStatistics,
        /// The opening hand with this base.
        pub hand: HandRule,
    }

    /// Cards of one cost.
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
        /// What is counted: an aspect, an arena, a trait, a keyword, a type, a rarity.
        pub name: String,
        /// Copies in the deck.
        pub count: u32,
    }

    /// A card that costs an aspect penalty.
    #[derive(Eq)]
    pub struct OffAspect {
        /// The card's number, such as "SOR_005".
        pub id: String,
        /// Icons that leader and base do not provide; each costs 2 resources more.
        pub icons: u32,
    }

    /// The counters of a deck.
    pub struct DeckStatistics {
        /// The mean cost of its cards; none when it has none.
        pub average_cost: Option<f64>,
        /// Cards by cost and type, 0 to 7 and above.
        pub curve: Vec<CurveStep>,
        /// By type: "unit", "upgrade", "event".
        pub types: Vec<NamedCount>,
        /// By aspect; a card counts for each of its aspects. "Neutral" are those without.
        pub aspects: Vec<NamedCount>,
        /// Units by arena: "ground", "space".
        pub arenas: Vec<NamedCount>,
        /// By trait, most frequent first.
        pub traits: Vec<NamedCount>,
        /// By keyword, most frequent first.
        pub keywords: Vec<NamedCount>,
        /// By what texts do ("damage", "draw", "pilot", "force"); a card counts under each, once.
        pub deeds: Vec<NamedCount>,
        /// Number of cards of each rarity.
        pub rarities: Vec<NamedCount>,
        /// Cards that cost an aspect penalty with these leaders and this base (CR 8.1).
        pub off_aspect: Vec<OffAspect>,
    }

    /// How an opening hand is drawn with a base.
    #[derive(Copy, Eq)]
    pub struct HandRule {
        /// Cards seen by then, the opening hand included.
        pub cards: u32,
        /// Whether a mulligan is allowed.
        pub mulligan: bool,
        /// Cards put on the bottom of the deck after drawing.
        pub put_back: u32,
    }

    /// The verdict on three decks for Trilogy.
    pub struct TrilogyReport {
        /// Whether they are legal together.
        pub legal: bool,
        /// The day they were checked for, `YYYY-MM-DD`.
        pub on: String,
        /// Everything that is wrong.
        pub problems: Vec<ProblemView>,
    }

    /// How likely is it to have seen a card?
    pub struct OddsRequest {
        /// Cards in the deck.
        pub deck: u32,
        /// Number of cards in the deck of which any counts.
        pub copies: u32,
        /// How many of them are wanted.
        pub at_least: u32,
        /// The base's number; it may change the hand.
        pub base: Option<String>,
        /// How many rounds to look ahead, at most 20.
        pub rounds: u32,
    }

    /// The odds that were worked out. Probabilities are 0 to 1.
    pub struct OddsView {
        /// The opening hand with this base.
        pub hand: HandRule,
        /// The chance to have them in the opening hand.
        pub opening: f64,
        /// In the opening hand, or after one mulligan taken because it was not.
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
        /// When no mulligan is taken.
        pub without_mulligan: f64,
        /// When a hand without them is taken back once.
        pub with_mulligan: f64,
    }

    /// A test hand: the deck shuffled with a seed, drawn from the top.
    pub struct TestHand {
        /// The seed that shuffles the same again. Digits only.
        pub seed: String,
        /// The rule that the hand was drawn by.
        pub rule: HandRule,
        /// The cards of the opening hand.
        pub hand: Vec<CardFace>,
        /// The cards under it, in the order of drawing; at most 20.
        pub next: Vec<CardFace>,
        /// The hand after a mulligan; empty where none is allowed.
        pub mulligan_hand: Vec<CardFace>,
        /// The cards under that one; at most 20.
        pub mulligan_next: Vec<CardFace>,
    }

    /// Where in a list a card stands.
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

    /// A card that two decks hold in different numbers, or in the same.
    pub struct ComparedCard {
        /// The card as it is shown.
        pub face: CardFace,
        /// The section that it goes to.
        pub section: DeckSection,
        /// Copies in the first deck.
        pub before: u32,
        /// Copies in the second.
        pub after: u32,
    }

    /// A row of a pasted list that could not be placed.
    pub struct TroubleView {
        /// The code that programs act on, "import.unknown_card".
        pub code: String,
        /// The same in words, for people.
        pub message: String,
        /// Where it stands: "line 7", "deck[3].id".
        pub place: String,
        /// The row of the input, shortened.
        pub text: String,
        /// Where its cards would stand; none in a collection.
        pub section: Option<DeckSection>,
        /// Which of the decks, from 0.
        pub deck: u32,
        /// Number of copies, from 1.
        pub count: u32,
        /// The nearest cards, best first: one click puts `count` of one of them into `section`.
        pub nearest: Vec<CardFace>,
    }

    /// What was read from a file, a drop or the clipboard. Nothing is saved yet.
    pub struct ImportView {
        /// The format that was recognised, in words: "SWUDB JSON".
        pub shape: String,
        /// The decks; three for a Trilogy, none when it is a collection.
        pub decks: Vec<DeckContent>,
        /// The collection, when it is one.
        pub collection: Vec<OwnedCard>,
        /// What could not be placed.
        pub troubles: Vec<TroubleView>,
    }

    /// Copies that somebody owns.
    #[derive(Eq)]
    pub struct OwnedCard {
        /// The card's plain number.
        pub id: String,
        /// Copies that are not foil.
        pub count: u32,
        /// Number of foil copies.
        pub foil: u32,
    }

    /// A card that the collection does not hold often enough. Reprints count together.
    pub struct MissingCard {
        /// The card as it is shown.
        pub face: CardFace,
        /// Copies that the deck needs, sideboard included.
        pub need: u32,
        /// Number of copies owned, reprints included.
        pub have: u32,
    }

    /// How a deck is written for other programs.
    #[derive(Copy, Eq)]
    pub enum DeckShape {
        /// SWUDB JSON; Karabast accepts it too.
        Swudb,
        /// Text as Melee reads it.
        Melee,
        /// The text of the game's own site and swubase.
        Text,
        /// A list to pick cards from a collection by.
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

    /// What stands on a sheet beside the cards. What is empty becomes a line to write on.
    #[derive(Eq)]
    pub struct SheetRequest {
        /// The kind of sheet.
        pub kind: SheetKind,
        /// The size of the paper.
        pub paper: PaperSize,
        /// The player's name, as entered.
        pub player: String,
        /// The event's name, as it was entered.
        pub event: String,
        /// The date as it shall be printed.
        pub date: String,
    }

    /// A deck as it is sold.
    pub struct PublishedDeckView {
        /// The name by which people know it.
        pub name: String,
        /// What is in it.
        pub content: DeckContent,
        /// The leaders of the deck.
        pub leaders: Vec<CardFace>,
    }
}
