//! JSON formats: SWUDB's format in all spellings, SWUDB's internal format, and arrays of decks.

use catalog::Catalog;
use serde_json::{Map, Value};

use crate::card_lookup::CardReference;
use crate::error::{ExpectedShape, ReadError};
use crate::fields::{field, text};
use crate::import_result::{Content, ImportResult, InputFormat, Place, Section};
use crate::limits::{MAX_COPIES, MAX_DECKS};
use crate::line;
use crate::number::{self, NumberText};
use crate::row_collector::{Count, Row, RowCollector};
use crate::tts;

/// Parses the JSON of a text that starts like JSON. Returns `None` for other text.
pub(crate) fn document(text: &str) -> Result<Option<Value>, ReadError> {
    let bare = unfenced(text.trim());
    let first = bare.lines().next().unwrap_or_default();
    if !bare.starts_with(['{', '[']) || line::check_boxes(first).is_some_and(|(_, name)| !name.is_empty()) {
        return Ok(None);
    }
    let error = match serde_json::from_str(bare) {
        Ok(value) => return Ok(Some(value)),
        Err(error) => error,
    };
    // Some chat programs replace straight quotes.
    if let Ok(value) = serde_json::from_str(&bare.replace(['\u{201c}', '\u{201d}', '\u{201e}'], "\"")) {
        return Ok(Some(value));
    }
    if bare.starts_with('[') && line::heading(first).is_some() {
        return Ok(None);
    }
    Err(ReadError::Json { line: error.line(), column: error.column(), what: error.to_string() })
}

/// Returns the text inside a Markdown code fence.
fn unfenced(text: &str) -> &str {
    let Some(fenced) = text.strip_prefix("```") else { return text };
    let inside = fenced.split_once('\n').map_or(fenced, |(_, inside)| inside).trim_end();
    inside.strip_suffix("```").unwrap_or(inside).trim()
}

/// Reads one or several decks from JSON.
pub(crate) fn read(catalog: &Catalog, document: &Value) -> Result<ImportResult, ReadError> {
    let shape = |place: &str| ReadError::Shape {
        place: if place.is_empty() { Place::Whole } else { Place::Path(place.to_owned()) },
        expected: ExpectedShape::Deck,
    };
    let mut gather = RowCollector::new(catalog);
    match document {
        Value::Object(object) => {
            if let Some(objects) = field(object, &["objectstates"]) {
                gather.name(text(object, &["savename"]).unwrap_or_default());
                tts::read(&mut gather, objects)?;
                return Ok(one(gather, InputFormat::Tts));
            }
            deck(&mut gather, object, "").unwrap_or_else(|| Err(not_a_deck(object)))?;
            Ok(one(gather, InputFormat::Swudb))
        }
        // An array of rows is one deck; an array of decks is several.
        Value::Array(rows) if !rows.is_empty() && rows.iter().all(is_row) => {
            section(&mut gather, None, document, "")?;
            Ok(one(gather, InputFormat::Swudb))
        }
        Value::Array(decks) if decks.len() > MAX_DECKS => Err(ReadError::TooManyDecks { decks: decks.len() }),
        Value::Array(decks) if !decks.is_empty() => {
            for (at, one) in decks.iter().enumerate() {
                let path = format!("[{at}]");
                let object = one.as_object().ok_or_else(|| shape(&path))?;
                deck(&mut gather, object, &format!("{path}.")).unwrap_or_else(|| Err(shape(&path)))?;
                if at + 1 < decks.len() {
                    gather.next_deck();
                }
            }
            let gathered = gather.finish();
            Ok(ImportResult {
                shape: InputFormat::Swudb,
                content: Content::Decks(gathered.decks),
                unresolved: gathered.unresolved,
            })
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => Err(shape("")),
    }
}

fn one(gather: RowCollector<'_>, shape: InputFormat) -> ImportResult {
    let mut gathered = gather.finish();
    let list = gathered.decks.pop().unwrap_or_default();
    ImportResult { shape, content: Content::Deck(list), unresolved: gathered.unresolved }
}

fn not_a_deck(object: &Map<String, Value>) -> ReadError {
    match (field(object, &["set"]), field(object, &["cards"])) {
        (Some(Value::String(_)), Some(_)) => ReadError::IsAPool,
        _ => ReadError::Shape { place: Place::Whole, expected: ExpectedShape::Deck },
    }
}

/// Returns `true` if an array element is a row, not a deck.
fn is_row(value: &Value) -> bool {
    match value {
        Value::String(_) => true,
        Value::Object(object) => {
            field(object, ID).is_some_and(Value::is_string) && field(object, MAIN).is_none_or(|deck| !deck.is_array())
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => false,
    }
}

const LEADER: &[&str] = &["leader", "leaders", "leader1", "firstleader"];
const SECOND: &[&str] = &["secondleader", "leader2", "leadertwo"];
const BASE: &[&str] = &["base", "bases"];
const MAIN: &[&str] = &["deck", "maindeck", "main", "mainboard"];
const SIDEBOARD: &[&str] = &["sideboard", "side"];
const INTERNAL: &[&str] = &["shuffleddeck"];
const ID: &[&str] = &["id", "cardid"];
const COUNT: &[&str] = &["count", "quantity", "qty", "amount"];

/// Reads one deck. Returns `None` if the object is not a deck. `path` is the prefix of all places.
fn deck(gather: &mut RowCollector<'_>, object: &Map<String, Value>, path: &str) -> Option<Result<(), ReadError>> {
    // A response that wraps the deck: {"deck": {...}}.
    if let (Some(Value::Object(inner)), None) = (field(object, &["deck", "data"]), field(object, LEADER)) {
        let is_deck = [LEADER, BASE, MAIN, INTERNAL].iter().any(|keys| field(inner, keys).is_some());
        if is_deck && !path.ends_with("deck.") {
            return deck(gather, inner, &format!("{path}deck."));
        }
    }
    let all = [LEADER, SECOND, BASE, MAIN, SIDEBOARD, INTERNAL];
    if all.iter().all(|keys| field(object, keys).is_none()) {
        return None;
    }
    Some(sections(gather, object, path))
}

fn sections(gather: &mut RowCollector<'_>, object: &Map<String, Value>, path: &str) -> Result<(), ReadError> {
    let metadata = field(object, &["metadata"]).and_then(Value::as_object);
    for (keys, is_name) in [(&["name", "deckname"], true), (&["author", "username"], false)] {
        let inside = metadata.and_then(|metadata| text(metadata, keys));
        if let Some(value) = inside.or_else(|| text(object, keys)) {
            if is_name { gather.name(value) } else { gather.author(value) }
        }
    }
    let parts = [
        (LEADER, Some(Section::Leader)),
        (SECOND, Some(Section::Leader)),
        (BASE, Some(Section::Base)),
        (MAIN, Some(Section::Main)),
        (INTERNAL, Some(Section::Main)),
        (SIDEBOARD, Some(Section::Sideboard)),
    ];
    for (keys, part) in parts {
        // There may be several spellings of the second leader, all but one of them null.
        let named = keys.iter().filter_map(|key| field(object, &[key]).map(|value| (key, value)));
        if let Some((key, value)) = named.max_by_key(|(_, value)| !value.is_null()) {
            section(gather, part, value, &format!("{path}{key}"))?;
        }
    }
    Ok(())
}

fn section(gather: &mut RowCollector<'_>, part: Option<Section>, value: &Value, path: &str) -> Result<(), ReadError> {
    match value {
        Value::Null => Ok(()),
        Value::Array(rows) => {
            rows.iter().enumerate().try_for_each(|(at, one)| row(gather, part, one, &format!("{path}[{at}]")))
        }
        // {"SOR_042": 3}
        Value::Object(counts) if !counts.is_empty() && counts.keys().all(|key| number::whole(key).is_some()) => {
            counts.iter().try_for_each(|(id, count)| {
                let claim = CardReference { number: number::whole(id), ..CardReference::default() };
                let place = Place::Path(format!("{path}.{id}"));
                gather.deck_row(Row { claim, count: count_of(Some(count)), section: part, place, text: id })
            })
        }
        Value::Object(_) | Value::String(_) if part != Some(Section::Main) => row(gather, part, value, path),
        Value::Object(_) | Value::String(_) | Value::Bool(_) | Value::Number(_) => {
            Err(ReadError::Shape { place: Place::Path(path.to_owned()), expected: ExpectedShape::Rows })
        }
    }
}

fn count_of(value: Option<&Value>) -> Count {
    match value {
        None | Some(Value::Null) => Count::Of(1),
        Some(Value::Number(number)) => Count::of(&number.to_string()),
        Some(Value::String(text)) => Count::of(text),
        Some(Value::Bool(_) | Value::Array(_) | Value::Object(_)) => Count::Unreadable,
    }
}

fn row(gather: &mut RowCollector<'_>, part: Option<Section>, value: &Value, path: &str) -> Result<(), ReadError> {
    let none = Map::new();
    let object = value.as_object().unwrap_or(&none);
    // SWUDB's internal rows have the card in a nested object.
    let inner = field(object, &["card"]).and_then(Value::as_object).unwrap_or(object);
    let id = value.as_str().or_else(|| text(inner, ID)).or_else(|| text(inner, &["card"]));
    let shown = [id, text(inner, NAME)].into_iter().flatten().find(|text| !text.is_empty()).unwrap_or_default();
    let place = |key: &str| Place::Path(if value.is_object() { format!("{path}.{key}") } else { path.to_owned() });
    let claim = claim(gather.catalog, inner, id);
    let count = count_of(field(object, COUNT));
    let key = match count {
        Count::Of(0..=MAX_COPIES) => "id",
        Count::Of(_) | Count::Unreadable => "count",
    };
    gather.deck_row(Row { claim: claim.clone(), count, section: part, place: place(key), text: shown })?;
    match field(object, &["sideboardcount"]) {
        Some(side) => gather.deck_row(Row {
            claim,
            count: count_of(Some(side)),
            section: Some(Section::Sideboard),
            place: place("sideboardCount"),
            text: shown,
        }),
        None => Ok(()),
    }
}

const NAME: &[&str] = &["cardname", "name", "title"];

fn claim<'v>(catalog: &Catalog, card: &'v Map<String, Value>, id: Option<&'v str>) -> CardReference<'v> {
    let set = text(card, &["defaultexpansionabbreviation", "expansionabbreviation", "setcode", "set", "expansion"]);
    let name = text(card, NAME);
    let apart = field(card, &["defaultcardnumber", "cardnumber", "collectornumber", "number"]);
    let apart = apart.and_then(|value| match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    });
    let id = id.filter(|id| !is_nothing(id));
    let by_id = id.and_then(number::whole);
    let by_set = set.zip(apart).and_then(|(set, number)| NumberText::of(set, &number));
    // An id that is not a number may be a name; with an underscore it was intended as a number.
    let broken = by_id.is_none() && id.is_some_and(|id| id.contains('_') && !id.contains(' '));
    // "IG-88" looks like a number but is a name.
    let leads = by_id.as_ref().is_some_and(|number| number.printing(catalog).is_some());
    let loose = id.filter(|id| !leads && name.is_none() && !broken && !id.contains('_'));
    let subtitle = text(card, &["subtitle"]).or_else(|| text(card, &["title"]).filter(|title| Some(*title) != name));
    CardReference {
        number: by_id.or(by_set),
        broken_number: broken,
        name: name.or(loose),
        subtitle,
        set: set.and_then(|set| number::set(catalog, set)),
    }
}

/// Returns `true` for the placeholders that programs write instead of a card.
fn is_nothing(id: &str) -> bool {
    let id = id.to_ascii_lowercase();
    id.split(['_', '-', ' ']).all(|part| matches!(part, "" | "undefined" | "null" | "none" | "nan"))
}
