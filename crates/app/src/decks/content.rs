//! Conversion of library decks between the wire types, the database and the crate `decks`.
//!
//! Input from the window, a file or the database is untrusted: [`read`] is the only way from there to a [`DeckList`].

use crate::error::Cause;
use crate::error::{ErrorLocation, FieldName};
use catalog::Catalog;
use decks::{DeckList, Entry, Pool};
use model::{CardNumber, SetCode};

use crate::AppError;
use crate::contract::{CardCount, DeckContent, DeckFormat, PoolEntry};

/// Maximum number of rows in a section, far more than any format needs.
const MOST_ROWS: usize = 2_000;
/// Maximum number of copies in a row.
const MOST_COPIES: u32 = 999;
/// Maximum length of a deck name or author, in characters.
const LONGEST_NAME: usize = 120;
/// Maximum length of the notes, in characters.
const LONGEST_NOTES: usize = 20_000;

/// A parsed deck: the list, and the pool of a limited deck.
pub(crate) struct ReadDeck {
    /// The list, not yet validated.
    pub list: DeckList,
    /// The pool of a limited deck.
    pub pool: Option<Pool>,
}

/// Parses a deck from the deck builder.
///
/// # Errors
/// `deck.unreadable`, `deck.too_long` with the place; `pool.unreadable`.
pub(crate) fn read(catalog: &Catalog, content: &DeckContent) -> Result<ReadDeck, AppError> {
    words_fit(content)?;
    let pool = content.pool.as_ref().map(|pool| read_pool(catalog, pool)).transpose()?;
    let ones = |ids: &[String], place: FieldName| -> Result<Vec<Entry>, AppError> {
        few(ids.len(), place)?;
        ids.iter().zip(1..).map(|(id, row)| Ok(Entry::new(number(id, place, row)?, 1))).collect()
    };
    let list = DeckList {
        name: some(&content.name),
        author: some(&content.author),
        leaders: ones(&content.leaders, FieldName::Leaders)?,
        bases: ones(&content.bases, FieldName::Bases)?,
        main: entries(&content.main, FieldName::Deck)?,
        sideboard: entries(&content.sideboard, FieldName::Sideboard)?,
    };
    Ok(ReadDeck { list, pool })
}

/// Parses a limited pool.
///
/// # Errors
/// As [`read`].
fn read_pool(catalog: &Catalog, pool: &PoolEntry) -> Result<Pool, AppError> {
    let set = |code: &String| -> Result<SetCode, AppError> {
        code.parse().map_err(|_| AppError::of(Cause::DeckNoSet { set: code.into() }).at(FieldName::PoolSet))
    };
    let cards = entries(&pool.cards, FieldName::Pool)?;
    let mut read = Pool::from_numbers(catalog, set(&pool.set)?, cards.iter().map(|row| (row.card, row.count)))?;
    few(pool.more_sets.len(), FieldName::PoolSet)?;
    for more in &pool.more_sets {
        read.add_set(set(more)?);
    }
    few(pool.free_bases.len(), FieldName::Bases)?;
    for (base, row) in pool.free_bases.iter().zip(1..) {
        let base = catalog.by_number(number(base, FieldName::Bases, row)?);
        let is_base = |base: &model::CardId| catalog.card(*base).kind == model::CardType::Base;
        base.filter(is_base).into_iter().for_each(|base| read.add_base(base));
    }
    Ok(read)
}

fn words_fit(content: &DeckContent) -> Result<(), AppError> {
    for (text, longest, place) in [
        (&content.name, LONGEST_NAME, FieldName::Name),
        (&content.author, LONGEST_NAME, FieldName::Author),
        (&content.notes, LONGEST_NOTES, FieldName::Notes),
    ] {
        if text.chars().count() > longest {
            return Err(AppError::of(Cause::DeckTooLong { longest: longest.into() }).at(place));
        }
    }
    Ok(())
}

fn entries(rows: &[CardCount], place: FieldName) -> Result<Vec<Entry>, AppError> {
    few(rows.len(), place)?;
    rows.iter()
        .zip(1..)
        .map(|(row, line)| {
            if row.count > MOST_COPIES {
                let cause = Cause::DeckTooManyCopies { copies: row.count.into(), most_copies: MOST_COPIES.into() };
                return Err(AppError::of(cause).at(ErrorLocation::Row(place, line)));
            }
            Ok(Entry::new(number(&row.id, place, line)?, row.count))
        })
        .collect()
}

fn few(rows: usize, place: FieldName) -> Result<(), AppError> {
    if rows > MOST_ROWS {
        return Err(AppError::of(Cause::DeckTooManyRows { most_rows: MOST_ROWS.into() }).at(place));
    }
    Ok(())
}

fn number(id: &str, place: FieldName, row: u64) -> Result<CardNumber, AppError> {
    id.parse().map_err(|_| AppError::of(Cause::DeckNoNumber { number: id.into() }).at(ErrorLocation::Row(place, row)))
}

fn some(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// Converts a list for the deck builder. Every number becomes that of the normal printing; rows of one card are merged.
pub(crate) fn write(catalog: &Catalog, list: &DeckList, format: DeckFormat) -> DeckContent {
    let plain =
        |number: CardNumber| catalog.by_number(number).map_or(number, |card| catalog.card(card).number).to_string();
    let ones = |rows: &[Entry]| -> Vec<String> {
        rows.iter().flat_map(|row| std::iter::repeat_n(plain(row.card), row.count.min(4) as usize)).collect()
    };
    let counted = |rows: &[Entry]| {
        let mut counts: Vec<CardCount> = Vec::new();
        for row in rows.iter().filter(|row| row.count > 0) {
            let id = plain(row.card);
            match counts.iter_mut().find(|known| known.id == id) {
                Some(known) => known.count = known.count.saturating_add(row.count),
                None => counts.push(CardCount { id, count: row.count }),
            }
        }
        counts
    };
    DeckContent {
        name: list.name.clone().unwrap_or_default(),
        author: list.author.clone().unwrap_or_default(),
        format,
        leaders: ones(&list.leaders),
        bases: ones(&list.bases),
        main: counted(&list.main),
        sideboard: counted(&list.sideboard),
        pool: None,
        notes: String::new(),
    }
}

/// Converts a pool for the deck builder.
pub(crate) fn write_pool(catalog: &Catalog, pool: &Pool) -> PoolEntry {
    let cards = pool.cards().map(|(card, count)| CardCount { id: catalog.card(card).number.to_string(), count });
    PoolEntry {
        set: pool.set().to_string(),
        cards: cards.collect(),
        more_sets: pool.sets().skip(1).map(|set| set.to_string()).collect(),
        free_bases: pool.provided_bases().map(|base| catalog.card(base).number.to_string()).collect(),
    }
}
