//! Merged rows for writing: each card once per section.

use catalog::Catalog;
use decks::Entry;
use model::{Card, CardNumber};

/// A row to write.
pub(crate) struct Line<'c> {
    pub number: CardNumber,
    pub card: Option<&'c Card>,
    pub count: u32,
}

/// Returns the rows of a section by plain number, each card once, in list order.
pub(crate) fn merged<'c>(catalog: &'c Catalog, entries: &[Entry]) -> Vec<Line<'c>> {
    let mut out: Vec<Line<'c>> = Vec::new();
    for entry in entries.iter().filter(|entry| entry.count > 0) {
        let card = catalog.by_number(entry.card).map(|card| catalog.card(card));
        let number = card.map_or(entry.card, |card| card.number);
        match out.iter_mut().find(|line| line.number == number) {
            Some(line) => line.count = line.count.saturating_add(entry.count),
            None => out.push(Line { number, card, count: entry.count }),
        }
    }
    out
}
