//! Official rulings on cards: their numbers and the date of the list. The texts are not included; the engine's tests
//! check them.

use std::collections::HashMap;

use model::{CardId, CardNumber};
use serde::Deserialize;

use crate::loader::Loader;
use crate::rows::{CellProblem, DataRow};
use crate::{Catalog, Printing};

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

impl DataRow for RulingRow {
    const COLUMNS: &'static [&'static str] = &["card", "ruling", "kind", "listed"];
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum RulingKind {
    Ruling,
    Erratum,
}

/// Returns the rulings by card. A later package may replace single rulings.
pub(crate) fn load(loader: &mut Loader<'_>, printings: &HashMap<CardNumber, Printing>) -> HashMap<CardId, Vec<Ruling>> {
    let mut all: HashMap<CardId, Vec<Ruling>> = HashMap::new();
    // The last package that wrote each ruling; those of the first package are left out.
    let mut owners: HashMap<(CardId, u8), usize> = HashMap::new();
    for (at, file) in loader.files("rulings.csv") {
        file.each_row::<RulingRow>(&mut loader.problems, |RulingRow { card, ruling, kind, listed }| {
            let Some(printing) = printings.get(&card) else {
                let fix = "Correct the number, or add the card to the cards of its set";
                return Err(CellProblem::new("card", format!("there is no {card}"), fix));
            };
            let known = all.entry(printing.card).or_default();
            let fresh = Ruling { number: ruling, erratum: kind == RulingKind::Erratum, listed };
            let next = known.len() + 1;
            let place = usize::from(ruling).checked_sub(1).and_then(|at| known.get_mut(at));
            match place {
                Some(known) if at > 0 && owners.get(&(printing.card, ruling)) != Some(&at) => *known = fresh,
                None if usize::from(ruling) == next => known.push(fresh),
                Some(_) | None => {
                    let what = format!("ruling {next} of {card} is expected here, not {ruling}");
                    return Err(CellProblem::new("ruling", what, "Number the rulings of a card from 1, without gaps"));
                }
            }
            if at > 0 {
                owners.insert((printing.card, ruling), at);
            }
            Ok(())
        });
    }
    all
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
}
