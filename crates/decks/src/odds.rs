//! Draw odds: the opening hand, a mulligan, and the cards of each regroup phase.

use std::borrow::Cow;
use std::sync::OnceLock;

use catalog::{Catalog, DataProblem};
use model::{CardId, CardNumber};
use serde::Deserialize;
use thiserror::Error;

/// Number of cards drawn in each regroup phase (CR 5.5.1B).
pub const DRAWS_PER_ROUND: u32 = 2;

/// Maximum deck size for odds; the decks of all formats are far smaller.
const LARGEST_DECK: u32 = 500;
/// Maximum number of rounds for odds.
const MOST_ROUNDS: u32 = 100;

/// Rules for drawing the opening hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpeningHand {
    /// Number of cards drawn, the same after a mulligan (CR 5.2.1D, 5.2.1E).
    pub cards: u32,
    /// `true` if the player may mulligan the whole hand once (CR 5.2.1E).
    pub mulligan: bool,
    /// Number of cards put on the bottom of the deck before the first action. They count as seen.
    pub put_back: u32,
}

impl Default for OpeningHand {
    /// Six cards and one mulligan (CR 5.2.1D, 5.2.1E).
    fn default() -> Self {
        OpeningHand { cards: 6, mulligan: true, put_back: 0 }
    }
}

#[derive(Debug, Clone, Deserialize)]
struct HandRow {
    number: CardNumber,
    more_cards: i32,
    mulligan: String,
    put_back: u32,
}

/// Reads the bases of a catalogue that change the opening hand, as printed on them (`formats/opening-hand.csv`). Those
/// of later packages come first.
fn changes(catalog: &Catalog) -> Result<Vec<HandRow>, csv::Error> {
    let packages = catalog.packages().iter().rev();
    let texts = packages.filter_map(|package| package.file("formats/opening-hand.csv"));
    texts.flat_map(|text| csv::Reader::from_reader(text.as_bytes()).into_deserialize()).collect()
}

/// Returns the table of the built-in catalogue, read once, or reads that of another. The tables of packages are checked
/// before they are used ([`check_opening_hands`]).
fn rows(catalog: &Catalog) -> Cow<'static, [HandRow]> {
    static ONCE: OnceLock<Vec<HandRow>> = OnceLock::new();
    match catalog.is_built_in() {
        true => Cow::Borrowed(ONCE.get_or_init(|| changes(catalog).unwrap_or_default())),
        false => Cow::Owned(changes(catalog).unwrap_or_default()),
    }
}

/// Returns all problems of the files `formats/opening-hand.csv` in the packages of a catalogue.
pub fn check_opening_hands(catalog: &Catalog) -> Vec<DataProblem> {
    const FILE: &str = "formats/opening-hand.csv";
    let mut problems = Vec::new();
    for package in catalog.packages() {
        let text = package.file(FILE).unwrap_or_default();
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        let headers = reader.headers().cloned().unwrap_or_default();
        for record in reader.into_records() {
            let row = record.and_then(|record| {
                let line = record.position().map_or(0, |at| at.line());
                Ok((line, record.deserialize::<HandRow>(Some(&headers))?))
            });
            let (line, what, fix) = match row {
                Ok((line, row)) if catalog.by_number(row.number).is_none() => {
                    (line, format!("there is no {}", row.number), "Correct the number of the base")
                }
                Ok((line, row)) if !["yes", "no"].contains(&&*row.mulligan) => {
                    (line, format!("mulligan of {} is neither yes nor no", row.number), "Use yes or no")
                }
                Ok(_) => continue,
                Err(error) => {
                    let line = error.position().map_or(0, |at| at.line());
                    (line, error.to_string(), "Write number,more_cards,mulligan,put_back as in docs/card-data.md")
                }
            };
            problems.push(DataProblem::of_file(package.id(), FILE, what, fix).at_line(line));
        }
    }
    problems
}

/// Returns the catalogue's bases that change the opening hand (`formats/opening-hand.csv`).
pub fn hand_bases(catalog: &Catalog) -> impl Iterator<Item = CardId> {
    let rows = rows(catalog).into_owned();
    rows.into_iter().filter_map(|row| catalog.by_number(row.number))
}

/// Returns the opening hand with this base. It is six cards and one mulligan (CR 5.2.1D, 5.2.1E), unless the base
/// changes it (`formats/opening-hand.csv`).
pub fn opening_hand(catalog: &Catalog, base: Option<CardId>) -> OpeningHand {
    let plain = OpeningHand::default();
    let is = |row: &&HandRow, base| {
        catalog.by_number(row.number).is_some_and(|card| catalog.identity(card) == catalog.identity(base))
    };
    match base.and_then(|base| rows(catalog).iter().find(|row| is(row, base)).cloned()) {
        Some(row) => OpeningHand {
            cards: plain.cards.saturating_add_signed(row.more_cards),
            mulligan: row.mulligan == "yes",
            put_back: row.put_back,
        },
        None => plain,
    }
}

/// The parameters of an odds calculation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OddsQuestion {
    /// Number of cards in the deck, without leader and base.
    pub deck: u32,
    /// Number of wanted cards in the deck.
    pub copies: u32,
    /// Rules for drawing the opening hand.
    pub hand: OpeningHand,
    /// Minimum number of copies to draw.
    pub at_least: u32,
    /// Number of cards drawn in each regroup phase, usually [`DRAWS_PER_ROUND`].
    pub draws_per_round: u32,
    /// Number of rounds to calculate; round 1 is the opening hand only.
    pub rounds: u32,
}

/// Errors in the parameters of an odds calculation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum OddsError {
    /// The deck is empty.
    #[error("the deck has no cards")]
    EmptyDeck,
    /// The deck is larger than the limit.
    #[error("odds can be calculated for decks of at most {most} cards, not {deck}")]
    DeckTooLarge {
        /// The deck size requested.
        deck: u32,
        /// The maximum deck size.
        most: u32,
    },
    /// There are more copies than cards.
    #[error("a deck of {deck} cards cannot have {copies} copies of a card")]
    TooManyCopies {
        /// The number of copies requested.
        copies: u32,
        /// Number of cards in the deck.
        deck: u32,
    },
    /// There are more rounds than the limit.
    #[error("odds can be calculated for at most {most} rounds ahead, not {rounds}")]
    TooManyRounds {
        /// The number of rounds requested.
        rounds: u32,
        /// The maximum number of rounds.
        most: u32,
    },
}

impl OddsError {
    /// Returns a stable error code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            OddsError::EmptyDeck => "odds.empty",
            OddsError::DeckTooLarge { .. } => "odds.deck_too_large",
            OddsError::TooManyCopies { .. } => "odds.too_many_copies",
            OddsError::TooManyRounds { .. } => "odds.too_many_rounds",
        }
    }
}

/// The result of an odds calculation. Probabilities are between 0 and 1.
#[derive(Debug, Clone, PartialEq)]
pub struct Odds {
    /// Probability of at least the wanted number of copies in the opening hand.
    pub opening: f64,
    /// The same, if a hand without them is exchanged once (CR 5.2.1E). Equal to `opening` if there is no mulligan.
    pub with_mulligan: f64,
    /// Odds by the start of each round's action phase.
    pub by_round: Vec<RoundOdds>,
    /// Average number of copies in the opening hand.
    pub expected: f64,
    /// Probability of exactly 0, 1, 2, ... copies in the opening hand.
    pub exactly: Vec<f64>,
}

/// The odds by the start of one round's action phase.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RoundOdds {
    /// The round, from 1.
    pub round: u32,
    /// Number of cards seen by then, including cards put on the bottom.
    pub seen: u32,
    /// Probability of at least the wanted number of copies among the seen cards, without a mulligan.
    pub without_mulligan: f64,
    /// The same, if an opening hand without them was exchanged once. Cards of the first hand do not count, because they
    /// were shuffled back.
    pub with_mulligan: f64,
}

/// Calculates the odds. A hand larger than the deck is the whole deck (CR 8.6.1).
///
/// # Errors
/// [`OddsError`] if the parameters contradict each other or exceed the limits.
pub fn odds(question: &OddsQuestion) -> Result<Odds, OddsError> {
    let OddsQuestion { deck, copies, hand, at_least, draws_per_round, rounds } = *question;
    if deck == 0 {
        return Err(OddsError::EmptyDeck);
    }
    if deck > LARGEST_DECK {
        return Err(OddsError::DeckTooLarge { deck, most: LARGEST_DECK });
    }
    if copies > deck {
        return Err(OddsError::TooManyCopies { copies, deck });
    }
    if rounds > MOST_ROUNDS {
        return Err(OddsError::TooManyRounds { rounds, most: MOST_ROUNDS });
    }
    let draws = Draws::new(deck, copies);
    let cards = hand.cards.min(deck);
    let opening = draws.at_least(cards, at_least);
    // A mulligan shuffles the whole hand back, so the second hand is independent of the first.
    let again = |second: f64| if hand.mulligan { opening + (1.0 - opening) * second } else { opening };
    let by_round = (1..=rounds).map(|round| {
        let seen = cards.saturating_add(draws_per_round.saturating_mul(round - 1)).min(deck);
        let without_mulligan = draws.at_least(seen, at_least);
        let with_mulligan = if hand.mulligan { again(without_mulligan) } else { without_mulligan };
        RoundOdds { round, seen, without_mulligan, with_mulligan }
    });
    Ok(Odds {
        opening,
        with_mulligan: again(opening),
        by_round: by_round.collect(),
        expected: f64::from(cards) * f64::from(copies) / f64::from(deck),
        exactly: (0..=cards.min(copies)).map(|count| draws.exactly(cards, count)).collect(),
    })
}

/// Drawing without replacement from a deck with wanted copies: the hypergeometric distribution.
struct Draws {
    deck: u32,
    copies: u32,
    /// Logarithms of the factorials up to the deck size, because the factorials themselves overflow.
    factorials: Vec<f64>,
}

impl Draws {
    fn new(deck: u32, copies: u32) -> Self {
        let mut factorials = vec![0.0];
        let mut sum = 0.0;
        for number in 1..=deck {
            sum += f64::from(number).ln();
            factorials.push(sum);
        }
        Draws { deck, copies, factorials }
    }

    /// Returns the logarithm of the number of combinations, or `None` if there are none.
    fn ways(&self, from: u32, choose: u32) -> Option<f64> {
        let rest = from.checked_sub(choose)?;
        let log = |number: u32| self.factorials.get(number as usize);
        Some(log(from)? - log(choose)? - log(rest)?)
    }

    /// Returns the probability of exactly `count` copies among `seen` cards.
    fn exactly(&self, seen: u32, count: u32) -> f64 {
        let likely = || {
            let others = self.ways(self.deck - self.copies, seen.checked_sub(count)?)?;
            Some((self.ways(self.copies, count)? + others - self.ways(self.deck, seen)?).exp())
        };
        likely().unwrap_or(0.0)
    }

    /// Returns the probability of at least `count` copies among `seen` cards, by summing the shorter tail.
    fn at_least(&self, seen: u32, count: u32) -> f64 {
        let most = seen.min(self.copies);
        if count > most {
            return 0.0;
        }
        let sum = if count <= most - count {
            1.0 - (0..count).map(|fewer| self.exactly(seen, fewer)).sum::<f64>()
        } else {
            (count..=most).map(|more| self.exactly(seen, more)).sum()
        };
        sum.clamp(0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn problems_of_opening_hands_are_reported_with_their_line() {
        let manifest = r#"(id: "one", version: "1", date: "2026-12-01", title: "One")"#;
        let rows = "number,more_cards,mulligan,put_back\nSOR_020,0,yes,0\nSOR_999,0,no,0\nSOR_020,0,maybe,0\n\
                    SOR_020,one,no,0\n";
        let files = [("package.ron", manifest), ("formats/opening-hand.csv", rows)];
        let files = files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()));
        let package = catalog::Package::from_files(files).unwrap();
        let catalog = catalog::load(&[catalog::Package::built_in(), std::sync::Arc::new(package)]).unwrap();
        let lines: Vec<u64> = check_opening_hands(&catalog).iter().map(|problem| problem.line).collect();
        assert_eq!(lines, [3, 4, 5]);
    }

    #[test]
    fn bases_that_change_the_opening_hand_are_read() {
        let catalog = Catalog::embedded().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(check_opening_hands(&catalog), []);
        let rows = changes(&catalog).unwrap();
        assert_eq!(rows.len(), 2);
        for row in rows {
            let card = catalog.card(catalog.by_number(row.number).unwrap());
            assert_eq!(card.kind, model::CardType::Base);
            assert!(["yes", "no"].contains(&row.mulligan.as_str()));
        }
    }
}
