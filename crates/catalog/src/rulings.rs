//! Official rulings on cards: their numbers and the date of the list. The texts are not included; the engine's tests
//! check them.

use std::collections::HashMap;

use model::{CardId, CardNumber};
use serde::Deserialize;

use crate::rows::{LoadError, load_error, rows};
use crate::{Catalog, Printing};

const FILE: &str = "rulings.csv";
const RULINGS: &str = include_str!("../../../data/rulings.csv");

/// An official ruling on a card. Rulings are not officially numbered; they are counted in list order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// Its number among the rulings on the card, from 1.
    pub number: u8,
    /// `true` if it corrects the printed card.
    pub erratum: bool,
    /// The date, or only the month, of the list: `YYYY-MM-DD` or `YYYY-MM`.
    pub listed: Box<str>,
}

#[derive(Deserialize)]
struct RulingRow {
    card: CardNumber,
    ruling: u8,
    kind: RulingKind,
    listed: Box<str>,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum RulingKind {
    Ruling,
    Erratum,
}

/// Returns the rulings by card.
pub(crate) fn embedded(printings: &HashMap<CardNumber, Printing>) -> Result<HashMap<CardId, Vec<Ruling>>, LoadError> {
    read(RULINGS, printings)
}

fn read(text: &str, printings: &HashMap<CardNumber, Printing>) -> Result<HashMap<CardId, Vec<Ruling>>, LoadError> {
    let mut all: HashMap<CardId, Vec<Ruling>> = HashMap::new();
    for row in rows::<RulingRow>(FILE, text) {
        let (line, RulingRow { card, ruling, kind, listed }) = row?;
        let Some(printing) = printings.get(&card) else {
            return Err(load_error(FILE, line, &format!("there is no {card}")));
        };
        let known = all.entry(printing.card).or_default();
        if usize::from(ruling) != known.len() + 1 {
            return Err(load_error(FILE, line, &format!("ruling {} of {card} is wanted here", known.len() + 1)));
        }
        known.push(Ruling { number: ruling, erratum: kind == RulingKind::Erratum, listed });
    }
    Ok(all)
}

impl Catalog {
    /// Returns the official rulings on a card, in order. A ruling applies to all reprints: a card without rulings
    /// shares those of the first reprint that has some.
    pub fn rulings(&self, card: CardId) -> &[Ruling] {
        let own = self.rulings.get(&card);
        let shared = || self.reprints(card).find_map(|reprint| self.rulings.get(&reprint.id));
        own.or_else(shared).map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(rows: &str) -> LoadError {
        let catalog = Catalog::embedded().unwrap();
        read(&format!("card,ruling,kind,listed\n{rows}"), &catalog.printings).unwrap_err()
    }

    #[test]
    fn the_rulings_of_a_card_are_in_order() {
        let catalog = Catalog::embedded().unwrap();
        let vader = catalog.by_number("SOR_010".parse().unwrap()).unwrap();
        let numbers: Vec<u8> = catalog.rulings(vader).iter().map(|ruling| ruling.number).collect();
        assert!(!numbers.is_empty() && numbers.iter().zip(1..).all(|(number, at)| *number == at), "{numbers:?}");
    }

    /// The rulings in the list of 2026-08-06, and six of SOR, SHD and TWI that are only in the list of October 2025.
    /// For each set: number of cards with rulings, rulings, and errata.
    #[test]
    fn every_ruling_of_the_official_list_is_present() {
        let catalog = Catalog::embedded().unwrap();
        let counted = |set: &str| {
            let ruled = catalog.rulings.iter().filter(|(card, _)| catalog.card(**card).number.set.as_str() == set);
            let (mut cards, mut all, mut errata) = (0, 0, 0);
            for (_, rulings) in ruled {
                cards += 1;
                all += rulings.len();
                errata += rulings.iter().filter(|ruling| ruling.erratum).count();
            }
            (cards, all, errata)
        };
        for (set, expected) in [
            ("SOR", (109, 197, 17)),
            ("SHD", (122, 238, 32)),
            ("TWI", (87, 147, 16)),
            ("JTL", (151, 246, 10)),
            ("LOF", (127, 207, 7)),
            ("SEC", (97, 178, 7)),
            ("IBH", (2, 2, 2)),
        ] {
            assert_eq!(counted(set), expected, "{set}");
        }
    }

    #[test]
    fn rulings_of_unknown_cards_or_out_of_order_are_refused_with_their_line() {
        let unknown = refusal("SOR_999,1,ruling,2026-08-06\n");
        assert_eq!((unknown.line, unknown.what.as_str()), (2, "there is no SOR_999"));
        assert!(refusal("SOR_002,1,ruling,2026-08-06\nSOR_002,3,ruling,2026-08-06\n").what.contains("ruling 2"));
    }
}
