//! Contents of a deck printout: rows in groups in sections, counted and sorted. Independent of the layout.

use std::collections::HashMap;

use catalog::{Catalog, IdentityId};
use decks::{DeckList, Entry, Pool};
use model::{Arena, Card, CardId, CardNumber, CardType};

/// The kinds of cards that are grouped together, in sheet order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// A leader among the cards: in a pool, or in an illegal list.
    Leader,
    /// A base among the cards.
    Base,
    /// A ground unit, or a unit without an arena.
    GroundUnit,
    /// A space unit.
    SpaceUnit,
    /// An upgrade card.
    Upgrade,
    /// An event card.
    Event,
    /// A token, or another card that is not part of a deck.
    Other,
    /// A number that is not in the catalogue.
    Unknown,
}

impl Kind {
    fn of(card: &Card) -> Self {
        match card.kind {
            CardType::Leader => Kind::Leader,
            CardType::Base => Kind::Base,
            CardType::Unit => match card.arena {
                Some(Arena::Space) => Kind::SpaceUnit,
                Some(Arena::Ground) | None => Kind::GroundUnit,
            },
            CardType::Upgrade => Kind::Upgrade,
            CardType::Event => Kind::Event,
            CardType::TokenUnit | CardType::TokenUpgrade | CardType::ForceToken | CardType::CreditToken => Kind::Other,
        }
    }
}

/// A card with its number of copies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Row {
    /// The kind of the card.
    pub kind: Kind,
    /// Number of copies in the deck, or in the sideboard for a row of the sideboard.
    pub count: u64,
    /// Number of copies in the pool, if there is one.
    pub total: Option<u64>,
    /// The name, or the number of an unknown card.
    pub name: String,
    /// The subtitle, if the card has one.
    pub subtitle: Option<String>,
    /// Set and number; empty for an unknown card, whose number is the name.
    pub number: String,
    /// The sort key: name, subtitle, number.
    order: (String, String, Option<CardNumber>),
}

impl Row {
    fn of(card: &Card, count: u64, total: Option<u64>) -> Self {
        let subtitle = card.subtitle.as_deref().map(str::to_owned);
        Row {
            kind: Kind::of(card),
            count,
            total,
            name: card.name.to_string(),
            number: spaced(card.number),
            order: (sorted_as(&card.name), subtitle.as_deref().map(sorted_as).unwrap_or_default(), Some(card.number)),
            subtitle,
        }
    }

    fn unknown(number: CardNumber, count: u64, total: Option<u64>) -> Self {
        Row {
            kind: Kind::Unknown,
            count,
            total,
            name: spaced(number),
            subtitle: None,
            number: String::new(),
            order: (String::new(), String::new(), Some(number)),
        }
    }

    /// Returns `true` if the card is in the deck.
    pub(crate) fn played(&self) -> bool {
        self.count > 0
    }
}

/// Rows of the same kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Group {
    /// The kind; without it, the rows have no heading.
    pub kind: Option<Kind>,
    /// The rows, in order.
    pub rows: Vec<Row>,
    /// Number of empty lines after the rows, to write on.
    pub blanks: usize,
}

impl Group {
    /// Returns the total number of copies in the rows.
    pub(crate) fn count(&self) -> u64 {
        self.rows.iter().fold(0, |sum, row| sum.saturating_add(row.count))
    }

    /// Returns the total number of copies in the pool.
    pub(crate) fn total(&self) -> u64 {
        self.rows.iter().fold(0, |sum, row| sum.saturating_add(row.total.unwrap_or(0)))
    }
}

/// A part of a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// Leader and base, in a plain list.
    LeaderAndBase,
    /// The main deck.
    Main,
    /// The sideboard.
    Sideboard,
    /// A limited pool, with the cards that are played.
    Pool,
}

/// A part of a sheet with its groups.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Section {
    /// The part of the sheet.
    pub part: Part,
    /// The groups in order, without empty ones.
    pub groups: Vec<Group>,
    /// Number of cards in the part; for a pool, the number played in the main deck.
    pub count: u64,
    /// Number of cards in the pool.
    pub total: u64,
}

/// Empty rows of a blank sheet: enough of each kind for a usual deck, half of them in each column.
const BLANK_SHEET: [(Kind, usize); 4] =
    [(Kind::GroundUnit, 13), (Kind::SpaceUnit, 6), (Kind::Upgrade, 7), (Kind::Event, 12)];

/// Minimum number of rows for a sideboard (CR 9.2.2C: up to 10 cards).
const SIDEBOARD_ROWS: usize = 10;

/// Returns the main deck by kind.
pub(crate) fn main_section(catalog: &Catalog, list: &DeckList) -> Section {
    section(Part::Main, by_kind(rows(catalog, &list.main)))
}

/// Returns the main deck for a registration sheet: its cards, or empty lines if it has none.
pub(crate) fn registered_main(catalog: &Catalog, list: &DeckList) -> Section {
    let mut main = main_section(catalog, list);
    if main.groups.is_empty() {
        main.groups = BLANK_SHEET
            .into_iter()
            .map(|(kind, blanks)| Group { kind: Some(kind), rows: Vec::new(), blanks })
            .collect();
    }
    main
}

/// Returns the sideboard by name, with at least `least` rows. Returns `None` if it has no rows.
pub(crate) fn sideboard_section(catalog: &Catalog, list: &DeckList, least: usize) -> Option<Section> {
    let mut rows = rows(catalog, &list.sideboard);
    rows.sort_by(|a, b| a.order.cmp(&b.order));
    let blanks = least.saturating_sub(rows.len());
    if rows.is_empty() && blanks == 0 {
        return None;
    }
    Some(section(Part::Sideboard, vec![Group { kind: None, rows, blanks }]))
}

/// Returns the sideboard for a registration sheet, with at least 10 rows. Returns `None` for two leaders without a
/// sideboard (CR 12.2 has none).
pub(crate) fn registered_sideboard(catalog: &Catalog, list: &DeckList) -> Option<Section> {
    let two_leaders = list.leaders.iter().filter(|entry| entry.count > 0).count() > 1;
    sideboard_section(catalog, list, if two_leaders { 0 } else { SIDEBOARD_ROWS })
}

/// Returns leaders and bases as rows, in list order.
pub(crate) fn leaders_and_bases(catalog: &Catalog, list: &DeckList) -> (Vec<Row>, Vec<Row>) {
    (rows(catalog, &list.leaders), rows(catalog, &list.bases))
}

/// Returns leaders and bases as a section, if there are any. Used if they do not fit the head of the sheet.
pub(crate) fn leader_and_base_section(catalog: &Catalog, list: &DeckList) -> Option<Section> {
    let (mut rows, bases) = leaders_and_bases(catalog, list);
    rows.extend(bases);
    (!rows.is_empty()).then(|| section(Part::LeaderAndBase, by_kind(rows)))
}

/// Returns the whole pool with the cards that are played. Copies of a card are counted together under any number.
pub(crate) fn pool_section(catalog: &Catalog, list: &DeckList, pool: &Pool) -> Section {
    let mut places: HashMap<IdentityId, usize> = HashMap::new();
    let mut rows: Vec<Row> = Vec::new();
    let mut row_of = |card: &Card, rows: &mut Vec<Row>| {
        *places.entry(catalog.identity(card.id)).or_insert_with(|| {
            rows.push(Row::of(card, 0, Some(0)));
            rows.len() - 1
        })
    };
    for (id, count) in pool.cards() {
        if let Some(card) = catalog.get(id) {
            let at = row_of(card, &mut rows);
            add(&mut rows[at].total, u64::from(count));
        }
    }
    let mut unknown: Vec<Entry> = Vec::new();
    let played = list.leaders.iter().chain(&list.bases).chain(&list.main);
    for entry in played {
        match catalog.by_number(entry.card).and_then(|id| catalog.get(id)) {
            Some(card) if entry.count > 0 => {
                let at = row_of(card, &mut rows);
                rows[at].count = rows[at].count.saturating_add(u64::from(entry.count));
            }
            Some(_) => {}
            None => unknown.push(entry.clone()),
        }
    }
    // Show cards of the sideboard that are not in the pool, because judges look for them.
    for entry in &list.sideboard {
        match catalog.by_number(entry.card).and_then(|id| catalog.get(id)) {
            Some(card) => {
                row_of(card, &mut rows);
            }
            None => unknown.push(Entry::new(entry.card, 0)),
        }
    }
    rows.extend(unknown_rows(&unknown, Some(0)));
    let deck = list.main.iter().fold(0u64, |sum, entry| sum.saturating_add(u64::from(entry.count)));
    let mut section = section(Part::Pool, by_kind(rows));
    section.count = deck;
    section
}

fn add(total: &mut Option<u64>, count: u64) {
    *total = Some(total.unwrap_or(0).saturating_add(count));
}

fn section(part: Part, groups: Vec<Group>) -> Section {
    let count = groups.iter().fold(0, |sum: u64, group| sum.saturating_add(group.count()));
    let total = groups.iter().fold(0, |sum: u64, group| sum.saturating_add(group.total()));
    Section { part, groups, count, total }
}

/// Returns one row per card, for all its treatments; each unknown number has a separate row.
fn rows(catalog: &Catalog, entries: &[Entry]) -> Vec<Row> {
    let mut places: HashMap<CardId, usize> = HashMap::new();
    let mut rows: Vec<Row> = Vec::new();
    let mut unknown: Vec<Entry> = Vec::new();
    for entry in entries.iter().filter(|entry| entry.count > 0) {
        let Some(card) = catalog.by_number(entry.card).and_then(|id| catalog.get(id)) else {
            unknown.push(entry.clone());
            continue;
        };
        let at = *places.entry(card.id).or_insert_with(|| {
            rows.push(Row::of(card, 0, None));
            rows.len() - 1
        });
        rows[at].count = rows[at].count.saturating_add(u64::from(entry.count));
    }
    rows.extend(unknown_rows(&unknown, None));
    rows
}

fn unknown_rows(entries: &[Entry], total: Option<u64>) -> Vec<Row> {
    let mut counts: std::collections::BTreeMap<CardNumber, u64> = std::collections::BTreeMap::new();
    for entry in entries {
        let count = counts.entry(entry.card).or_default();
        *count = count.saturating_add(u64::from(entry.count));
    }
    counts.into_iter().map(|(number, count)| Row::unknown(number, count, total)).collect()
}

fn by_kind(mut rows: Vec<Row>) -> Vec<Group> {
    rows.sort_by(|a, b| (a.kind, &a.order).cmp(&(b.kind, &b.order)));
    let mut groups: Vec<Group> = Vec::new();
    for row in rows {
        match groups.last_mut() {
            Some(group) if group.kind == Some(row.kind) => group.rows.push(row),
            Some(_) | None => groups.push(Group { kind: Some(row.kind), rows: vec![row], blanks: 0 }),
        }
    }
    groups
}

/// Returns a number as printed on cards, such as "SOR 005" for "SOR_005".
fn spaced(number: CardNumber) -> String {
    number.to_string().replace('_', " ")
}

/// Returns the sort key of a name. It has only letters, digits and spaces, in lower case, without the accents used in
/// card names.
pub(crate) fn sorted_as(name: &str) -> String {
    name.chars()
        .filter(|letter| letter.is_alphanumeric() || *letter == ' ')
        .flat_map(char::to_lowercase)
        .map(|letter| match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => 'a',
            'ç' => 'c',
            'è' | 'é' | 'ê' | 'ë' => 'e',
            'ì' | 'í' | 'î' | 'ï' => 'i',
            'ñ' => 'n',
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' => 'o',
            'ù' | 'ú' | 'û' | 'ü' => 'u',
            'ý' | 'ÿ' => 'y',
            other => other,
        })
        .collect()
}

#[cfg(test)]
impl Row {
    /// Returns a row for layout tests.
    pub(crate) fn sample(name: &str) -> Self {
        let number = "SOR_095".parse().expect("a number");
        Row { name: name.to_owned(), ..Row::unknown(number, 1, None) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(main: &[(&str, u32)], sideboard: &[(&str, u32)]) -> DeckList {
        let entries = |of: &[(&str, u32)]| {
            of.iter().map(|(number, count)| Entry::new(number.parse().expect("a number"), *count)).collect()
        };
        DeckList { main: entries(main), sideboard: entries(sideboard), ..DeckList::default() }
    }

    fn catalog() -> std::sync::Arc<Catalog> {
        Catalog::embedded().expect("the embedded catalogue")
    }

    #[test]
    fn treatments_share_a_row_and_reprints_are_next_to_each_other() {
        let catalog = catalog();
        let plain: CardNumber = "SOR_095".parse().expect("a number");
        let card = catalog.by_number(plain).expect("Battlefield Marine");
        let other = catalog.printings_of(card).map(|printing| printing.number).find(|number| *number != plain);
        let other = other.expect("another treatment").to_string();
        let main = main_section(&catalog, &list(&[("SOR_095", 1), (&other, 2), ("SOR_095", 0)], &[]));
        assert_eq!(main.groups.len(), 1);
        assert_eq!((main.groups[0].rows.len(), main.groups[0].rows[0].count, main.count), (1, 3, 3));
        assert_eq!(main.groups[0].rows[0].number, "SOR 095");
    }

    #[test]
    fn rows_are_sorted_by_type_name_and_subtitle() {
        let catalog = catalog();
        let all: Vec<(String, u32)> = catalog.cards().iter().map(|card| (card.number.to_string(), 1)).collect();
        let all: Vec<(&str, u32)> = all.iter().map(|(number, count)| (number.as_str(), *count)).collect();
        let main = main_section(&catalog, &list(&all, &[]));
        let kinds: Vec<Kind> = main.groups.iter().filter_map(|group| group.kind).collect();
        assert!(kinds.is_sorted());
        for group in &main.groups {
            assert!(group.rows.is_sorted_by_key(|row| &row.order), "{:?}", group.kind);
        }
        let padme = main.groups.iter().flat_map(|group| &group.rows).find(|row| row.name.starts_with("Padmé"));
        assert!(padme.is_some_and(|row| row.order.0.starts_with("padme")));
    }

    #[test]
    fn a_sheet_has_ten_sideboard_rows_and_none_for_two_leaders() {
        let catalog = catalog();
        let one = list(&[], &[("SOR_095", 3), ("SOR_096", 2)]);
        let sideboard = registered_sideboard(&catalog, &one).expect("a sideboard");
        assert_eq!((sideboard.groups[0].rows.len(), sideboard.groups[0].blanks, sideboard.count), (2, 8, 5));
        let mut two = list(&[], &[]);
        assert_eq!(registered_sideboard(&catalog, &two).map(|section| section.groups[0].blanks), Some(10));
        two.leaders = list(&[("SOR_001", 1), ("SOR_002", 1)], &[]).main;
        assert_eq!(registered_sideboard(&catalog, &two), None);
    }

    /// Pools count cards, not printings (CR 10.2.2D: copies are limited only by the pool).
    #[test]
    fn a_pool_counts_played_and_total_copies_under_any_number() {
        let catalog = catalog();
        let number = |text: &str| -> CardNumber { text.parse().expect("a number") };
        let set = "SOR".parse().expect("a set");
        let pool = Pool::from_numbers(&catalog, set, [(number("SOR_095"), 3), (number("SOR_001"), 1)]).expect("a pool");
        let card = catalog.by_number(number("SOR_095")).expect("a card");
        let other = catalog.printings_of(card).last().expect("a printing").number.to_string();
        let mut deck = list(&[(&other, 2), ("SOR_096", 1)], &[]);
        deck.leaders = list(&[("SOR_001", 1)], &[]).main;
        let section = pool_section(&catalog, &deck, &pool);
        let counts: Vec<(&str, u64, Option<u64>)> = section
            .groups
            .iter()
            .flat_map(|group| &group.rows)
            .map(|row| (row.number.as_str(), row.count, row.total))
            .collect();
        assert_eq!(counts, [("SOR 001", 1, Some(1)), ("SOR 095", 2, Some(3)), ("SOR 096", 1, Some(0))]);
        assert_eq!((section.count, section.total), (3, 4));
    }
}
