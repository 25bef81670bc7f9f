//! Odds of having seen a card, for `cantina deck odds` and the window.

use super::figures;
use super::files::whole_deck;
use crate::AppError;
use crate::cards::search::cards_named;
use crate::contract::{OddsRequest, OddsView, RoundOdds};
use crate::error::{Cause, FieldName};
use catalog::Catalog;
use decks::{DRAWS_PER_ROUND, DeckList, OddsQuestion};

/// Maximum number of rounds for odds.
const MOST_ROUNDS: u32 = 20;

/// Computes the probability of having seen a card from the numbers in the request.
///
/// # Errors
/// `odds.*` if the numbers contradict each other; `deck.unreadable` for the base's number.
pub fn odds(catalog: &Catalog, request: &OddsRequest) -> Result<OddsView, AppError> {
    let base = match &request.base {
        Some(id) => {
            let number = id.parse().map_err(|_error: model::NumberError| {
                AppError::of(Cause::DeckNoNumber { number: id.into() }).at(FieldName::Base)
            })?;
            catalog.by_number(number)
        }
        None => None,
    };
    let rule = decks::opening_hand(catalog, base);
    let odds = decks::odds(&OddsQuestion {
        deck: request.deck,
        copies: request.copies,
        hand: rule,
        at_least: request.at_least,
        draws_per_round: DRAWS_PER_ROUND,
        rounds: request.rounds.min(MOST_ROUNDS),
    })?;
    Ok(OddsView {
        hand: figures::hand(rule),
        opening: odds.opening,
        with_mulligan: odds.with_mulligan,
        expected: odds.expected,
        exactly: odds.exactly,
        by_round: odds
            .by_round
            .into_iter()
            .map(|round| RoundOdds {
                round: round.round,
                seen: round.seen,
                without_mulligan: round.without_mulligan,
                with_mulligan: round.with_mulligan,
            })
            .collect(),
    })
}

/// The request of `cantina deck odds`: numbers, or a deck file and cards in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OddsInput<'a> {
    /// A deck in any supported format; its size and base replace the numbers below.
    pub file: Option<&'a [u8]>,
    /// Names or numbers of cards in the deck; drawing any of them counts.
    pub cards: &'a [String],
    /// Cards in the deck.
    pub deck: Option<u32>,
    /// Number of copies in the deck that count.
    pub copies: Option<u32>,
    /// Minimum number of copies to draw.
    pub at_least: u32,
    /// The base's card number.
    pub base: Option<String>,
    /// Number of rounds.
    pub rounds: u32,
}

/// Computes odds from numbers or from a deck.
///
/// # Errors
/// `odds.*` if something is missing or contradicts the rest, and as [`figures`].
pub fn odds_asked(asked: &OddsInput) -> Result<OddsView, AppError> {
    let catalog = Catalog::shared()?;
    let list = asked.file.map(|bytes| whole_deck(&catalog, bytes)).transpose()?;
    let size = list.as_ref().map(|list| list.main.iter().fold(0u32, |sum, row| sum.saturating_add(row.count)));
    let copies = match (&list, asked.copies) {
        (_, Some(copies)) => Some(copies),
        (Some(list), None) if !asked.cards.is_empty() => Some(copies_of(&catalog, list, asked.cards)?),
        _ => None,
    };
    let base = list.as_ref().and_then(|list| list.bases.first()).map(|row| row.card.to_string());
    odds(
        &catalog,
        &OddsRequest {
            deck: asked.deck.or(size).ok_or_else(|| AppError::of(Cause::OddsUnreadable))?,
            copies: copies.ok_or_else(|| AppError::of(Cause::OddsNoCopies))?,
            at_least: asked.at_least,
            base: asked.base.clone().or(base),
            rounds: asked.rounds,
        },
    )
}

/// Returns the copies of any of these cards in the deck; reprints count together.
fn copies_of(catalog: &Catalog, list: &DeckList, cards: &[String]) -> Result<u32, AppError> {
    let mut wanted = Vec::new();
    for text in cards {
        wanted.extend(cards_named(catalog, text)?.into_iter().map(|card| catalog.identity(card)));
    }
    let counts =
        |row: &&decks::Entry| catalog.by_number(row.card).is_some_and(|card| wanted.contains(&catalog.identity(card)));
    Ok(list.main.iter().filter(counts).fold(0u32, |sum, row| sum.saturating_add(row.count)))
}
