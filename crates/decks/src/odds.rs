//! How likely it is to have seen a card: the opening hand, a mulligan, and the cards of each regroup phase.

use std::sync::OnceLock;

use catalog::Catalog;
use model::{CardId, CardNumber};
use serde::Deserialize;
use thiserror::Error;

/// Cards drawn in each regroup phase (CR 5.5.1B).
pub const DRAWS_PER_ROUND: u32 = 2;

/// The largest deck that odds are worked out for; no format's deck comes near.
const LARGEST_DECK: u32 = 500;
/// The most rounds that odds look ahead.
const MOST_ROUNDS: u32 = 100;

/// How a player draws the opening hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpeningHand {
    /// Cards drawn, also after a mulligan (CR 5.2.1D, 5.2.1E).
    pub cards: u32,
    /// Whether a mulligan may be taken: the whole hand, once (CR 5.2.1E).
    pub mulligan: bool,
    /// Cards of the hand that go to the bottom of the deck before the first action. They were seen.
    pub put_back: u32,
}

impl Default for OpeningHand {
    /// Six cards and one mulligan (CR 5.2.1D, 5.2.1E).
    fn default() -> Self {
        OpeningHand { cards: 6, mulligan: true, put_back: 0 }
    }
}

#[derive(Deserialize)]
struct HandRow {
    number: CardNumber,
    more_cards: i32,
    mulligan: String,
    put_back: u32,
}

/// Bases that change the opening hand, as printed on them.
fn changes() -> Result<Vec<HandRow>, csv::Error> {
    let text = include_str!("../../../data/formats/opening-hand.csv");
    csv::Reader::from_reader(text.as_bytes()).deserialize().collect()
}

/// The embedded table, read once. A test reads it; it cannot fail here.
fn rows() -> &'static [HandRow] {
    static ONCE: OnceLock<Vec<HandRow>> = OnceLock::new();
    ONCE.get_or_init(|| changes().unwrap_or_default())
}

/// The bases that change the opening hand (`data/formats/opening-hand.csv`), those that the catalogue knows.
pub fn hand_bases(catalog: &Catalog) -> impl Iterator<Item = CardId> {
    rows().iter().filter_map(|row| catalog.by_number(row.number))
}

/// The opening hand with this base: six cards and one mulligan (CR 5.2.1D, 5.2.1E), unless the base says otherwise
/// (`data/formats/opening-hand.csv`).
pub fn opening_hand(catalog: &Catalog, base: Option<CardId>) -> OpeningHand {
    let plain = OpeningHand::default();
    let is = |row: &&HandRow, base| {
        catalog.by_number(row.number).is_some_and(|card| catalog.identity(card) == catalog.identity(base))
    };
    match base.and_then(|base| rows().iter().find(|row| is(row, base))) {
        Some(row) => OpeningHand {
            cards: plain.cards.saturating_add_signed(row.more_cards),
            mulligan: row.mulligan == "yes",
            put_back: row.put_back,
        },
        None => plain,
    }
}

/// What is asked: some copies in a deck, how many of them are wanted, and how far to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OddsQuestion {
    /// Cards in the deck, leader and base not counted.
    pub deck: u32,
    /// How many of them would do.
    pub copies: u32,
    /// How the opening hand is drawn.
    pub hand: OpeningHand,
    /// How many copies are wanted.
    pub at_least: u32,
    /// Cards drawn in each regroup phase, usually [`DRAWS_PER_ROUND`].
    pub draws_per_round: u32,
    /// How many rounds to look ahead; the first is the opening hand alone.
    pub rounds: u32,
}

/// Why probabilities cannot be worked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum OddsError {
    /// There is no deck to draw from.
    #[error("the deck has no cards")]
    EmptyDeck,
    /// A deck of more cards than any format has use for.
    #[error("odds are worked out for decks of up to {most} cards, not {deck}")]
    DeckTooLarge {
        /// The size asked for.
        deck: u32,
        /// The largest deck that odds are worked out for, in cards.
        most: u32,
    },
    /// More copies than cards.
    #[error("{copies} copies do not fit into a deck of {deck} cards")]
    TooManyCopies {
        /// The copies asked for.
        copies: u32,
        /// Cards in the deck.
        deck: u32,
    },
    /// More rounds than any game has.
    #[error("odds look up to {most} rounds ahead, not {rounds}")]
    TooManyRounds {
        /// The rounds asked for.
        rounds: u32,
        /// The most rounds that odds look ahead.
        most: u32,
    },
}

impl OddsError {
    /// The code that programs act on.
    pub fn code(&self) -> &'static str {
        match self {
            OddsError::EmptyDeck => "odds.empty",
            OddsError::DeckTooLarge { .. } => "odds.deck_too_large",
            OddsError::TooManyCopies { .. } => "odds.too_many_copies",
            OddsError::TooManyRounds { .. } => "odds.too_many_rounds",
        }
    }
}

/// The odds that were worked out. Probabilities are between 0 and 1.
#[derive(Debug, Clone, PartialEq)]
pub struct Odds {
    /// At least the wanted copies in the opening hand.
    pub opening: f64,
    /// The same when a hand without them is exchanged once for a new one (CR 5.2.1E); without a mulligan the same as
    /// `opening`.
    pub with_mulligan: f64,
    /// By the start of each round's action phase.
    pub by_round: Vec<RoundOdds>,
    /// Copies in the opening hand on average.
    pub expected: f64,
    /// Exactly 0, 1, 2, ... copies in the opening hand.
    pub exactly: Vec<f64>,
}

/// The odds by the start of one round's action phase.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RoundOdds {
    /// The round, from 1.
    pub round: u32,
    /// Different cards seen by then; cards put on the bottom were seen.
    pub seen: u32,
    /// At least the wanted copies among them, when no mulligan is taken.
    pub without_mulligan: f64,
    /// The same when an opening hand without them was exchanged once. Cards of the first hand do not count then: they
    /// were shuffled back.
    pub with_mulligan: f64,
}

/// Works out the odds. A hand larger than the deck is the whole deck (CR 8.6.1).
///
/// # Errors
/// [`OddsError`] when the figures contradict each other or are beyond any game.
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
    // A mulligan shuffles the whole hand back: the second hand knows nothing of the first.
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

/// Drawing without putting back from a deck with some wanted copies: the hypergeometric distribution.
struct Draws {
    deck: u32,
    copies: u32,
    /// The logarithms of the factorials up to the deck's size: factorials themselves leave the range of numbers.
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

    /// The logarithm of the number of ways to choose, `None` where there is none.
    fn ways(&self, from: u32, choose: u32) -> Option<f64> {
        let rest = from.checked_sub(choose)?;
        let log = |number: u32| self.factorials.get(number as usize);
        Some(log(from)? - log(choose)? - log(rest)?)
    }

    /// The probability of exactly `count` copies among `seen` cards.
    fn exactly(&self, seen: u32, count: u32) -> f64 {
        let likely = || {
            let others = self.ways(self.deck - self.copies, seen.checked_sub(count)?)?;
            Some((self.ways(self.copies, count)? + others - self.ways(self.deck, seen)?).exp())
        };
        likely().unwrap_or(0.0)
    }

    /// The probability of `count` copies or more among `seen` cards: the shorter tail is added up.
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
    fn the_bases_that_change_the_hand_are_read() {
        let rows = changes().unwrap();
        let catalog = Catalog::embedded().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(rows.len(), 2);
        for row in rows {
            let card = catalog.card(catalog.by_number(row.number).unwrap());
            assert_eq!(card.kind, model::CardType::Base);
            assert!(["yes", "no"].contains(&row.mulligan.as_str()));
        }
    }
}
