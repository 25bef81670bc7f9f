//! A limited pool as JSON: `{"set": "SOR", "cards": {"SOR_001": 1}}`.

use catalog::Catalog;
use decks::{Pool, PoolError};
use model::CardNumber;
use serde_json::Value;

use crate::decode;
use crate::error::{ExpectedShape, ReadError};
use crate::fields::{self, field};
use crate::import_result::{Place, shortened};
use crate::json;
use crate::limits::{MAX_ROWS, MAX_UNRESOLVED_TEXT};
use crate::number;

/// Reads the pool that one player opened or drafted. Numbers of all treatments count as their plain card.
///
/// # Errors
/// [`ReadError`] with the place of the first invalid entry: a pool decides what is legal, so no entry is guessed.
pub fn read_pool(catalog: &Catalog, bytes: &[u8]) -> Result<Pool, ReadError> {
    let shape = |place: Place, expected| ReadError::Shape { place, expected };
    let text = decode::text(bytes)?;
    let document = json::document(&text)?.ok_or_else(|| shape(Place::Whole, ExpectedShape::Pool))?;
    let object = document.as_object().ok_or_else(|| shape(Place::Whole, ExpectedShape::Pool))?;
    let at = |key: &str| Place::Path(key.to_owned());
    let code = fields::text(object, &["set"]).ok_or_else(|| shape(at("set"), ExpectedShape::PoolSet))?;
    let code = match number::set(catalog, code) {
        Some(set) => set,
        None => match code.parse() {
            Ok(set) => return Err(PoolError::UnknownSet(set).into()),
            Err(_) => return Err(shape(at("set"), ExpectedShape::PoolSet)),
        },
    };
    let mut numbers: Vec<(CardNumber, u32)> = Vec::new();
    match field(object, &["cards"]) {
        Some(Value::Object(cards)) => {
            for (id, count) in cards {
                numbers.push(entry(catalog, Some(id), Some(count), &format!("cards.{id}"))?);
            }
        }
        Some(Value::Array(rows)) => {
            for (row, place) in rows.iter().zip(0..) {
                let object = row.as_object();
                let id = row.as_str().or_else(|| object.and_then(|object| fields::text(object, &["id", "cardid"])));
                let count = object.and_then(|object| field(object, &["count"]));
                numbers.push(entry(catalog, id, count, &format!("cards[{place}]"))?);
            }
        }
        Some(_) | None => return Err(shape(at("cards"), ExpectedShape::PoolCards)),
    }
    if numbers.len() > MAX_ROWS {
        return Err(ReadError::TooManyRows { place: at("cards") });
    }
    Ok(Pool::from_numbers(catalog, code, numbers)?)
}

fn entry(
    catalog: &Catalog,
    id: Option<&str>,
    count: Option<&Value>,
    path: &str,
) -> Result<(CardNumber, u32), ReadError> {
    let text = shortened(id.unwrap_or_default(), MAX_UNRESOLVED_TEXT);
    let bad = || ReadError::PoolEntry { place: Place::Path(shortened(path, MAX_UNRESOLVED_TEXT)), text: text.clone() };
    let count = match count {
        None => Some(1),
        Some(count) => count.as_u64().and_then(|count| u32::try_from(count).ok()),
    };
    let number = id.and_then(number::whole).ok_or_else(bad)?;
    match number.printing(catalog) {
        Some((printing, _)) => Ok((printing.number, count.ok_or_else(bad)?)),
        None => match id.and_then(|id| id.parse().ok()) {
            Some(number) => Err(PoolError::UnknownCard(number).into()),
            None => Err(bad()),
        },
    }
}
