//! Tables of players and their deck lists, exported by other programs: CSV with a header, and JSON.

use std::collections::HashMap;

use serde_json::{Map, Value};

use super::columns::{self, CardColumns, Columns, NameColumns};
use super::{clean, key};
use crate::AppError;
use crate::error::{Cause, ErrorDetail, ErrorLocation, FieldName};
use crate::tabular::{self, Row, Table, cell, plain};

/// The format of a text with players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PlayerListFormat {
    /// One name per line.
    Names,
    /// CSV with one row per player.
    Table,
    /// CSV with one row per card of each player.
    CardRows,
    /// JSON with one object per player or deck.
    Json,
}

/// A player of a text, with their deck lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ImportedPlayer {
    /// Position of the player in the text.
    pub place: ErrorLocation,
    /// Name, without list marks and with single spaces.
    pub name: String,
    /// Deck lists in any known format, unparsed; the first is for the first slot.
    pub decks: Vec<String>,
}

/// The players read from a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PlayerImport {
    /// Format the text was read as.
    pub shape: PlayerListFormat,
    /// Players, in text order.
    pub all: Vec<ImportedPlayer>,
    /// Headings of columns that are not read.
    pub unused: Vec<String>,
}

/// Returns `None` unless the text is a table or document of players, not of cards. Its rows may have errors.
/// `Some(true)` if it contains decks.
pub(super) fn is_of_players(text: &str) -> Option<bool> {
    if text.trim_start().starts_with(['{', '[']) {
        let document: Value = serde_json::from_str(text).ok()?;
        let rows = rows_of(&document)?;
        // Decks have authors; cards have names and a number of copies.
        let person = |row: &&&Map<String, Value>| !is_deck(row) && field(row, columns::COUNTS).is_none();
        let people: Vec<_> = rows.iter().filter(person).filter(|row| player_of(row).is_some()).collect();
        return (!people.is_empty()).then(|| people.iter().any(|row| !lists_of(row).is_empty()));
    }
    let head = tabular::read(text).ok()??.heads;
    let columns = columns::columns(&head).filter(|_| columns::of_players(&head))?;
    Some(columns.cards.is_some() || !columns.decks.is_empty())
}

/// Reads the players of a CSV text with a header. Returns `None` if the text is not CSV.
///
/// # Errors
/// `players.unreadable` for a row that is not valid CSV, and for a table without a column of names; `players.empty`.
pub(super) fn csv(text: &str) -> Result<Option<PlayerImport>, AppError> {
    let Some(Table { heads, rows }) = tabular::read(text)? else { return Ok(None) };
    let Some(columns) = columns::columns(&heads) else {
        // A name may contain one separator ("Solo, Ben"), and a single line is always a name. Several lines with at
        // least three columns each are a table.
        let is_table = heads.len() > 2 && !rows.is_empty() && rows.iter().all(|row| row.1.len() > 2);
        return match is_table {
            true => Err(AppError::of(Cause::PlayersNoColumn { columns: heads.into() }).at(ErrorLocation::Line(1))),
            false => Ok(None),
        };
    };
    let all = match columns.cards {
        Some(cards) => by_card(&columns, cards, &rows)?,
        None => by_player(&columns, &rows)?,
    };
    let shape = if columns.cards.is_some() { PlayerListFormat::CardRows } else { PlayerListFormat::Table };
    Ok(Some(PlayerImport { shape, all, unused: columns.unused }))
}

fn name(columns: &Columns, row: &Row) -> Result<String, AppError> {
    let name = match columns.name {
        NameColumns::Whole(at) => clean(cell(row, at)),
        NameColumns::Halves(first, last) => clean(&format!("{} {}", cell(row, first), cell(row, last))),
    };
    if name.is_empty() { Err(AppError::of(Cause::PlayersEmptyRow).at(ErrorLocation::Line(row.0))) } else { Ok(name) }
}

fn by_player(columns: &Columns, rows: &[Row]) -> Result<Vec<ImportedPlayer>, AppError> {
    let entrant = |row: &Row| {
        let decks = columns.decks.iter().map(|at| cell(row, *at)).filter(|list| !list.is_empty());
        let decks = decks.map(str::to_owned).collect();
        Ok(ImportedPlayer { place: ErrorLocation::Line(row.0), name: name(columns, row)?, decks })
    };
    rows.iter().map(entrant).collect()
}

/// Reads one row per card. All rows with the same name form one player's deck, wherever they are.
fn by_card(columns: &Columns, cards: CardColumns, rows: &[Row]) -> Result<Vec<ImportedPlayer>, AppError> {
    let mut all: Vec<(ImportedPlayer, HashMap<Option<&'static str>, String>)> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    for row in rows {
        let name = name(columns, row)?;
        let at = *known.entry(key(&name)).or_insert_with(|| {
            let entrant = ImportedPlayer { place: ErrorLocation::Line(row.0), name: name.clone(), decks: Vec::new() };
            all.push((entrant, HashMap::new()));
            all.len() - 1
        });
        let card = cell(row, cards.card);
        if card.is_empty() {
            continue;
        }
        let subtitle = cards.subtitle.map(|at| cell(row, at)).filter(|subtitle| !subtitle.is_empty());
        let subtitle = subtitle.map_or_else(String::new, |subtitle| format!(" | {subtitle}"));
        let section = cards.section.and_then(|at| columns::heading(cell(row, at)));
        let count = Some(cell(row, cards.count)).filter(|count| !count.is_empty()).unwrap_or("1");
        all[at].1.entry(section).or_default().push_str(&format!("{count} | {card}{subtitle}\n"));
    }
    let written = |(entrant, sections): (ImportedPlayer, HashMap<Option<&'static str>, String>)| {
        let order = [Some("Leaders"), Some("Base"), None, Some("Sideboard")];
        let parts = order.iter().filter_map(|section| {
            let rows = sections.get(section)?;
            Some(format!("{}\n{rows}", section.unwrap_or("Deck")))
        });
        let list: String = parts.collect::<Vec<_>>().join("\n");
        let decks = if list.is_empty() { Vec::new() } else { vec![list] };
        ImportedPlayer { decks, ..entrant }
    };
    Ok(all.into_iter().map(written).collect())
}

/// Field names of player lists in a document that contains more.
const LISTS: [&str; 8] = ["players", "participants", "entrants", "standings", "decks", "entries", "data", "results"];

/// Reads the players of a JSON document: an array of objects, or an object with such an array. Returns `None` if the
/// text is not JSON. Fields are named like the columns of a table. A SWUDB deck belongs to its author.
///
/// # Errors
/// `players.unreadable` if it is JSON without players; `players.empty`.
pub(super) fn json(text: &str) -> Result<Option<PlayerImport>, AppError> {
    if !text.trim_start().starts_with(['{', '[']) {
        return Ok(None);
    }
    let unreadable = |error| AppError::of(Cause::PlayersNoJson { error: ErrorDetail::text(&error) });
    let document: Value = serde_json::from_str(text).map_err(unreadable)?;
    let none = || AppError::of(Cause::PlayersNoneInJson);
    let rows = rows_of(&document).ok_or_else(none)?;
    if rows.iter().all(|row| player_of(row).is_none()) {
        return Err(none());
    }
    let mut all = Vec::new();
    for (row, number) in rows.into_iter().zip(1..) {
        let place = ErrorLocation::Row(FieldName::Players, number);
        let name = player_of(row).ok_or_else(|| AppError::of(Cause::PlayersEmptyRow).at(place.clone()))?;
        all.push(ImportedPlayer { place, name, decks: lists_of(row) });
    }
    Ok(Some(PlayerImport { shape: PlayerListFormat::Json, all, unused: Vec::new() }))
}

/// Returns the objects of an array, or of an object's first array with a known name of player lists.
fn rows_of(document: &Value) -> Option<Vec<&Map<String, Value>>> {
    let rows = match document {
        Value::Array(rows) => Some(rows),
        Value::Object(fields) => LISTS.iter().find_map(|wanted| field(fields, &[wanted])?.as_array()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    };
    Some(rows?.iter().filter_map(Value::as_object).collect())
}

fn field<'a>(fields: &'a Map<String, Value>, wanted: &[&str]) -> Option<&'a Value> {
    wanted.iter().find_map(|wanted| fields.iter().find(|(name, _)| plain(name) == *wanted).map(|(_, value)| value))
}

fn named(fields: &Map<String, Value>, wanted: &[&str]) -> Option<String> {
    field(fields, wanted)?.as_str().map(clean).filter(|name| !name.is_empty())
}

/// Returns the player an object belongs to. This is its own name, the name inside its `player` or `user`, or a deck's
/// author.
fn player_of(row: &Map<String, Value>) -> Option<String> {
    if is_deck(row) {
        return row.get("metadata")?.as_object().and_then(|about| named(about, &["author"]));
    }
    let halves = || Some(format!("{} {}", named(row, columns::FIRST)?, named(row, columns::LAST)?));
    let inner = || field(row, &["player", "user"])?.as_object().and_then(player_of);
    let whole = || columns::PLAYERS.iter().find_map(|head| named(row, &[head]));
    // In standings that also have a name, `player` is an account.
    let standing = field(row, &["placing", "place", "rank", "record"]).is_some();
    let person = || named(row, &["name"]).filter(|_| standing && named(row, &["player"]).is_some());
    person().or_else(whole).or_else(halves).or_else(inner)
}

/// Returns `true` if the object is a deck in SWUDB format.
fn is_deck(row: &Map<String, Value>) -> bool {
    row.get("leader").is_some_and(Value::is_object) && row.get("deck").is_some_and(Value::is_array)
}

fn lists_of(row: &Map<String, Value>) -> Vec<String> {
    if is_deck(row) {
        return vec![Value::Object(row.clone()).to_string()];
    }
    let lists = row.iter().filter(|(name, _)| columns::holds_list(&plain(name)));
    lists.flat_map(|(_, value)| lists_in(value)).collect()
}

fn lists_in(value: &Value) -> Vec<String> {
    match value {
        Value::String(list) if !list.trim().is_empty() => vec![list.clone()],
        Value::Object(_) => vec![value.to_string()],
        Value::Array(several) => several.iter().flat_map(lists_in).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}
