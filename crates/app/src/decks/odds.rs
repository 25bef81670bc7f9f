//! `cantina deck odds` and the window's odds: how likely it is to have seen a card.

use catalog::Catalog;
use decks::{DRAWS_PER_ROUND, DeckList, OddsQuestion};
use model::CardId;

use super::figures;
use super::reading::whole_deck;
use crate::AppError;
use crate::contract::{OddsRequest, OddsView, RoundOdds};
use crate::error::{Cause, Thing};

/// The most rounds that odds look ahead.
const MOST_ROUNDS: u32 = 20;

/// How likely it is to have seen a card: the figures of the request alone.
///
/// # Errors
/// `odds.*` when the figures contradict each other; `deck.unreadable` for the base's number.
pub fn odds(catalog: &Catalog, request: &OddsRequest) -> Result<OddsView, AppError> {
    let base = match &request.base {
        Some(id) => {
            let number = id.parse().map_err(|_error: model::NumberError| {
                AppError::of(Cause::DeckNoNumber { number: id.into() }).at(Thing::Base)
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

/// What `cantina deck odds` asks: figures, or a deck in a file and cards of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OddsAsked<'a> {
    /// A deck in any known format; its size and base stand in for the figures.
    pub file: Option<&'a [u8]>,
    /// Names or numbers of cards of the deck; any of them will do.
    pub cards: &'a [String],
    /// Cards in the deck.
    pub deck: Option<u32>,
    /// Number of cards in the deck of which any counts.
    pub copies: Option<u32>,
    /// Number of wanted copies, at least.
    pub at_least: u32,
    /// The base's card number.
    pub base: Option<String>,
    /// How many rounds to look ahead.
    pub rounds: u32,
}

/// Works out odds from figures or from a deck.
///
/// # Errors
/// `odds.*` when something is missing or contradicts the rest, and as [`figures`].
pub fn odds_asked(asked: &OddsAsked) -> Result<OddsView, AppError> {
    let catalog = Catalog::embedded()?;
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

/// Copies in the deck of any of these cards; reprints count together.
fn copies_of(catalog: &Catalog, list: &DeckList, cards: &[String]) -> Result<u32, AppError> {
    let mut wanted = Vec::new();
    for text in cards {
        let number = text.parse().ok().and_then(|number| catalog.by_number(number));
        let named = || {
            let (name, subtitle) = text.split_once(['|', ',']).map_or((text.as_str(), None), |(a, b)| (a, Some(b)));
            catalog.by_name(name.trim(), subtitle.map(str::trim))
        };
        let found: Vec<CardId> = number.map_or_else(named, |card| vec![card]);
        if found.is_empty() {
            let nearest: Vec<String> =
                catalog.nearest(text, 3).into_iter().map(|card| catalog.card(card).full_name()).collect();
            return Err(AppError::of(Cause::CardsUnreadable { text: text.into(), nearest: nearest.into() }));
        }
        wanted.extend(found.into_iter().map(|card| catalog.identity(card)));
    }
    let counts =
        |row: &&decks::Entry| catalog.by_number(row.card).is_some_and(|card| wanted.contains(&catalog.identity(card)));
    Ok(list.main.iter().filter(counts).fold(0u32, |sum, row| sum.saturating_add(row.count)))
}
