//! Bundled decks (`data/decks/`): published starter, spotlight and Twin Suns decks, and house decks.

use std::sync::OnceLock;

use model::CardNumber;
use serde::Deserialize;

use crate::{DeckList, Entry, FormatDataError};

/// A bundled deck, either a published one or a house deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublishedDeck {
    /// The short name: the set and the leader, or the set and the deck's title.
    pub key: String,
    /// The name with its product.
    pub name: String,
    /// The cards of the deck.
    pub list: DeckList,
}

/// The files of one kind of deck, for errors: names and lists.
type Files = [&'static str; 2];

const PUBLISHED: Files = ["decks/names.csv", "decks/published.csv"];
const HOUSE: Files = ["decks/house-names.csv", "decks/house.csv"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NameRow {
    deck: String,
    name: String,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum Part {
    Leader,
    Base,
    Deck,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    deck: String,
    part: Part,
    card: CardNumber,
    count: u32,
}

/// Returns the published decks in release order.
pub fn published_decks() -> &'static [PublishedDeck] {
    static ONCE: OnceLock<Vec<PublishedDeck>> = OnceLock::new();
    ONCE.get_or_init(|| {
        let names = include_str!("../../../data/decks/names.csv");
        let lists = include_str!("../../../data/decks/published.csv");
        read(PUBLISHED, names, lists).expect("the published decks are bundled, and a test reads them")
    })
}

/// Returns the house decks. There is one for each pair of aspects of the first three sets together and of each set from
/// Jump to Lightspeed to Secrets of Power, and four for Twin Suns.
pub fn house_decks() -> &'static [PublishedDeck] {
    static ONCE: OnceLock<Vec<PublishedDeck>> = OnceLock::new();
    ONCE.get_or_init(|| {
        let names = include_str!("../../../data/decks/house-names.csv");
        let lists = include_str!("../../../data/decks/house.csv");
        read(HOUSE, names, lists).expect("the house decks are bundled, and a test reads them")
    })
}

/// Returns the rows of a file with their lines.
fn rows<T: for<'de> Deserialize<'de>>(file: &str, text: &str) -> Result<Vec<(u64, T)>, FormatDataError> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let headers = reader.headers().cloned().unwrap_or_default();
    let row = |record: Result<csv::StringRecord, csv::Error>| {
        let record = record?;
        let line = record.position().map_or(0, |at| at.line());
        Ok((line, record.deserialize(Some(&headers))?))
    };
    let wrong = |error: csv::Error| {
        let line = error.position().map_or(0, |at| at.line());
        data_error(file, line, error.to_string(), "write the row as its neighbours are written")
    };
    reader.records().map(|record| row(record).map_err(wrong)).collect()
}

fn data_error(file: &str, line: u64, what: impl Into<String>, remedy: &str) -> FormatDataError {
    FormatDataError { file: file.into(), place: format!("line {line}"), what: what.into(), remedy: remedy.into() }
}

fn read([names_file, lists_file]: Files, names: &str, lists: &str) -> Result<Vec<PublishedDeck>, FormatDataError> {
    let mut decks: Vec<PublishedDeck> = Vec::new();
    for (line, NameRow { deck, name }) in rows::<NameRow>(names_file, names)? {
        if decks.iter().any(|other| other.key == deck) {
            return Err(data_error(names_file, line, format!("{deck} is listed twice"), "keep one of the rows"));
        }
        let list = DeckList { name: Some(name.clone()), ..DeckList::default() };
        decks.push(PublishedDeck { key: deck, name, list });
    }
    for (line, row) in rows::<CardRow>(lists_file, lists)? {
        let Some(deck) = decks.iter_mut().find(|deck| deck.key == row.deck) else {
            let what = format!("{} has no name", row.deck);
            return Err(data_error(lists_file, line, what, &format!("add it to {names_file}, or correct it")));
        };
        let section = match row.part {
            Part::Leader => &mut deck.list.leaders,
            Part::Base => &mut deck.list.bases,
            Part::Deck => &mut deck.list.main,
        };
        if section.iter().any(|entry| entry.card == row.card) {
            return Err(data_error(
                lists_file,
                line,
                format!("{} is listed twice in {}", row.card, row.deck),
                "join the rows",
            ));
        }
        section.push(Entry::new(row.card, row.count));
    }
    Ok(decks)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: &str = "deck,name\nA,Deck A\n";

    #[test]
    fn a_row_with_an_error_is_named_with_file_and_line() {
        let wrong = |names: &str, lists: &str| read(PUBLISHED, names, lists).unwrap_err().to_string();
        let head = "deck,part,card,count\nA,leader,SOR_001,1\n";
        let unnamed = wrong(NAME, &format!("{head}B,deck,SOR_033,1\n"));
        assert!(unnamed.contains("decks/published.csv, line 3: B has no name"), "{unnamed}");
        let part = wrong(NAME, &format!("{head}A,hand,SOR_033,1\n"));
        assert!(part.contains("line 3"), "{part}");
        let twice = wrong(NAME, &format!("{head}A,leader,SOR_001,1\n"));
        assert!(twice.contains("line 3: SOR_001 is listed twice in A"), "{twice}");
        let name = wrong("deck,name\nA,Deck A\nA,Again\n", head);
        assert!(name.contains("decks/names.csv, line 3: A is listed twice"), "{name}");
    }
}
