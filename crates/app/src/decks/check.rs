//! Deck validation, counters, odds and test hands. Nothing here is saved.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use decks::{ConstructedFormat, DeckList, Entry, LimitedFormat, Problem, check_constructed, check_limited};
use draft::DraftRng;
use model::CardId;

use crate::AppError;
use crate::cards::faces;
use crate::contract::{
    CardFace, ComparedCard, DeckContent, DeckFormat, DeckReport, DeckSection, OddsRequest, OddsView, ProblemView,
    TestHand, TrilogyPool, TrilogyReport,
};
use crate::decks::Decks;
use crate::decks::content::{self, ReadDeck};
use crate::decks::figures;
use crate::decks::lists;
use crate::decks::odds;
use crate::decks::problems;
use crate::decks::verdict;

/// Number of cards shown after a test hand.
const NEXT_CARDS: usize = 20;

impl Decks {
    /// Validates a deck on a day (`None`: today) and returns the problems and counters.
    ///
    /// # Errors
    /// `deck.unreadable`, `deck.too_long`, `date.unreadable`.
    pub fn check_deck(&self, content: &DeckContent, on: Option<&str>) -> Result<DeckReport, AppError> {
        let on = self.day(on)?;
        let deck = content::read(&self.core.catalog, content)?;
        let list = match &deck.pool {
            Some(pool) => lists::with_sideboard(&self.core.catalog, &deck.list, pool),
            None => deck.list.clone(),
        };
        let statistics = decks::statistics(&self.core.catalog, &list);
        let base = self.base_of(&list);
        let (minimum, sideboard_limit) = match constructed(content.format) {
            Some(format) => {
                let minimum = decks::constructed_minimum(&self.core.catalog, &self.core.formats, base, format, on);
                (minimum, self.core.formats.limits(format, on).most_sideboard)
            }
            None => (decks::minimum_deck_size(&self.core.catalog, base), None),
        };
        let problems = self.problems(content.format, &deck, on);
        Ok(DeckReport {
            legal: problems.is_empty(),
            on: on.to_string(),
            problems,
            not_playable: verdict::not_playable_in(&self.core.catalog, &list),
            size: statistics.size,
            minimum,
            sideboard_size: statistics.sideboard_size,
            sideboard_limit,
            hand: figures::hand(decks::opening_hand(&self.core.catalog, base)),
            statistics: figures::view(&self.core.catalog, &statistics),
        })
    }

    /// Returns all problems of a deck; the list is empty if it is legal. A limited deck without a pool has one.
    pub(super) fn problems(&self, format: DeckFormat, deck: &ReadDeck, on: NaiveDate) -> Vec<ProblemView> {
        let language = self.core.message_language();
        let view =
            |found: Vec<Problem>| found.iter().map(|one| problems::view(&self.core.catalog, one, language)).collect();
        match (constructed(format), limited(format), &deck.pool) {
            (Some(format), _, _) => {
                view(check_constructed(&self.core.catalog, &self.core.formats, &deck.list, format, on))
            }
            (None, Some(format), Some(pool)) => view(check_limited(&self.core.catalog, &deck.list, pool, format)),
            (None, _, _) => vec![problems::no_pool(format, language)],
        }
    }

    /// Checks three decks for Trilogy on a day (`None`: today).
    ///
    /// # Errors
    /// `deck.unreadable`, `date.unreadable`.
    pub fn check_trilogy(
        &self,
        decks: &[DeckContent],
        pool: TrilogyPool,
        on: Option<&str>,
    ) -> Result<TrilogyReport, AppError> {
        let on = self.day(on)?;
        let lists = decks
            .iter()
            .zip(1..)
            .map(|(content, place): (_, u32)| match content::read(&self.core.catalog, content) {
                Ok(deck) => Ok(deck.list),
                Err(error) => {
                    let within = error.place.clone().unwrap_or_default();
                    Err(error.at(format!("deck {place}, {within}")))
                }
            })
            .collect::<Result<Vec<DeckList>, AppError>>()?;
        let found = decks::check_trilogy(&self.core.catalog, &self.core.formats, &lists, pool.into(), on);
        let language = self.core.message_language();
        Ok(TrilogyReport {
            legal: found.is_empty(),
            on: on.to_string(),
            problems: found.iter().map(|one| problems::view(&self.core.catalog, one, language)).collect(),
        })
    }

    /// Returns the numbers of the cards that a format allows on a day (`None`: today). For limited formats these are
    /// all cards that can be a leader, a base or in a deck.
    ///
    /// # Errors
    /// `date.unreadable`.
    pub fn legal_cards(&self, format: DeckFormat, on: Option<&str>) -> Result<Vec<String>, AppError> {
        let on = self.day(on)?;
        let allowed = |card: CardId| match constructed(format) {
            Some(format) => self.core.formats.is_legal(card, format, on),
            None => true,
        };
        let cards = self.core.catalog.cards().iter().filter(|card| !card.kind.is_token() && allowed(card.id));
        Ok(cards.map(|card| card.number.to_string()).collect())
    }

    /// Computes the probability of having seen a card.
    ///
    /// # Errors
    /// `odds.*` if the numbers contradict each other; `deck.unreadable` for the base's number.
    pub fn deck_odds(&self, request: &OddsRequest) -> Result<OddsView, AppError> {
        odds::odds(&self.core.catalog, request)
    }

    /// Shuffles a deck and draws its opening hand. The same seed gives the same hand; `None` draws a new seed.
    ///
    /// # Errors
    /// `deck.unreadable`, `seed.unreadable`.
    pub fn test_hand(&self, content: &DeckContent, seed: Option<&str>) -> Result<TestHand, AppError> {
        let seed = self.core.seed(seed)?;
        let list = content::read(&self.core.catalog, content)?.list;
        let rule = decks::opening_hand(&self.core.catalog, self.base_of(&list));
        let mut cards: Vec<CardId> = list
            .main
            .iter()
            .filter_map(|row| Some((self.core.catalog.by_number(row.card)?, row.count)))
            .flat_map(|(card, count)| std::iter::repeat_n(card, count as usize))
            .collect();
        let mut rng = DraftRng::seeded(seed);
        let draw = |cards: &[CardId]| -> (Vec<CardFace>, Vec<CardFace>) {
            let (hand, rest) = cards.split_at(cards.len().min(rule.cards as usize));
            let faces = |cards: &[CardId]| cards.iter().map(|card| faces::face_of(&self.core.catalog, *card)).collect();
            (faces(hand), faces(&rest[..rest.len().min(NEXT_CARDS)]))
        };
        rng.shuffle(&mut cards);
        let (first, next) = draw(&cards);
        rng.shuffle(&mut cards);
        let (second, second_next) = if rule.mulligan { draw(&cards) } else { (Vec::new(), Vec::new()) };
        Ok(TestHand {
            seed: seed.to_string(),
            rule: figures::hand(rule),
            hand: first,
            next,
            mulligan_hand: second,
            mulligan_next: second_next,
        })
    }

    /// Compares two decks card by card; reprints count as the same card. Leaders come first, then base, deck and
    /// sideboard, each by cost and name.
    ///
    /// # Errors
    /// `deck.unreadable`.
    pub fn compare_decks(&self, before: &DeckContent, after: &DeckContent) -> Result<Vec<ComparedCard>, AppError> {
        let (before, after) = (self.counted(before)?, self.counted(after)?);
        let keys: BTreeSet<(u8, CardId)> = before.keys().chain(after.keys()).copied().collect();
        let mut rows: Vec<ComparedCard> = keys
            .into_iter()
            .map(|key| ComparedCard {
                face: faces::face_of(&self.core.catalog, key.1),
                section: SECTIONS[usize::from(key.0)],
                before: before.get(&key).copied().unwrap_or(0),
                after: after.get(&key).copied().unwrap_or(0),
            })
            .collect();
        let place = |section: DeckSection| SECTIONS.iter().position(|known| *known == section);
        rows.sort_by(|a, b| {
            let key = |row: &ComparedCard| (place(row.section), row.face.cost, row.face.name.clone());
            key(a).cmp(&key(b))
        });
        Ok(rows)
    }

    /// Counts copies by section and the oldest printing of each identity.
    fn counted(&self, content: &DeckContent) -> Result<BTreeMap<(u8, CardId), u32>, AppError> {
        let list = content::read(&self.core.catalog, content)?.list;
        let mut counts = BTreeMap::new();
        for (section, rows) in (0u8..).zip([&list.leaders, &list.bases, &list.main, &list.sideboard]) {
            for row in rows {
                let Some(card) = self.core.catalog.by_number(row.card) else { continue };
                let oldest = self.core.catalog.reprints(card).next().map_or(card, |first| first.id);
                let count: &mut u32 = counts.entry((section, oldest)).or_default();
                *count = count.saturating_add(row.count);
            }
        }
        Ok(counts)
    }

    fn day(&self, on: Option<&str>) -> Result<NaiveDate, AppError> {
        on.map_or_else(|| Ok(self.core.today()), verdict::day)
    }

    fn base_of(&self, list: &DeckList) -> Option<CardId> {
        list.bases.first().and_then(|row: &Entry| self.core.catalog.by_number(row.card))
    }
}

const SECTIONS: [DeckSection; 4] = [DeckSection::Leader, DeckSection::Base, DeckSection::Main, DeckSection::Sideboard];

/// Returns the constructed format, or `None` for other formats.
fn constructed(format: DeckFormat) -> Option<ConstructedFormat> {
    match format {
        DeckFormat::Premier => Some(ConstructedFormat::Premier),
        DeckFormat::Eternal => Some(ConstructedFormat::Eternal),
        DeckFormat::TwinSuns => Some(ConstructedFormat::TwinSuns),
        DeckFormat::Sealed | DeckFormat::Draft => None,
    }
}

/// Returns the limited format, or `None` for other formats.
fn limited(format: DeckFormat) -> Option<LimitedFormat> {
    match format {
        DeckFormat::Sealed => Some(LimitedFormat::Sealed),
        DeckFormat::Draft => Some(LimitedFormat::Draft),
        DeckFormat::Premier | DeckFormat::Eternal | DeckFormat::TwinSuns => None,
    }
}
