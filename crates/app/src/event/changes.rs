//! Changes between two views of an event, in the form that the desk's page applies (`ui/src/lib/changes.ts`).
//!
//! A change is JSON in one of three forms:
//! - `{"field": change, ...}` changes fields of an object; the others stay.
//! - `[value]` replaces a value.
//! - `[runs, {"index": change, ...}]` changes a list. `runs` are the items of the new list, as pairs of an index in the
//!   old list and a number of items from there on; index -1 stands for new items. `null` keeps the items in place. Then
//!   the items with a change are changed. A new item starts as a copy of the item before it, the first one as a copy of
//!   the first old item, so that equal fields are not sent again.
//!
//! A name follows its number: when a change gives an object with a `name` another `id` or `player` but does not mention
//! the name, then the name is that of the player with this number in the new view.
//!
//! Running clocks are always sent, because they are only valid at the time of the answer.
//!
//! `tests/data/changes.json` has an example of each rule, for the tests of both sides.

use std::cell::LazyCell;
use std::collections::HashMap;
use std::hash::Hash;

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::contract::{EventView, PodView, RoundClockView, RoundView, StandingView};

/// A change, or `None` if nothing differs.
type Change = Result<Option<Value>, serde_json::Error>;

/// Names of the players in the new view, by number.
type Names<'a> = HashMap<u64, &'a str>;

/// Returns the changes that turn `old` into `new`.
///
/// # Errors
/// If a view cannot be written as JSON, which does not happen.
pub(crate) fn changes(old: &EventView, new: &EventView) -> Result<Value, serde_json::Error> {
    let names: Names<'_> = new.players.iter().map(|player| (u64::from(player.id), player.name.as_str())).collect();
    let none = Names::new();
    let mut fields = Fields { names: &names, changed: Map::new() };
    // A new field must be added here.
    let EventView {
        summary,
        structure,
        profile,
        edition,
        pod_size,
        sealed,
        recommended_rounds,
        first_table,
        missing_tables,
        lists_on,
        players,
        pods,
        deck_clock,
        rounds,
        bracket,
        final_places,
        columns,
        standings,
        table_standings,
        penalties,
        checks,
        infractions,
        end_of_match,
        log,
        steps,
        notices,
    } = new;
    fields.put("players", keyed(&old.players, players, |player| player.id, never, |old, new| part(&none, old, new))?);
    fields.part("summary", &old.summary, summary)?;
    fields.part("structure", &old.structure, structure)?;
    fields.part("profile", &old.profile, profile)?;
    fields.part("edition", &old.edition, edition)?;
    fields.part("podSize", &old.pod_size, pod_size)?;
    fields.part("sealed", &old.sealed, sealed)?;
    fields.part("recommendedRounds", &old.recommended_rounds, recommended_rounds)?;
    fields.part("firstTable", &old.first_table, first_table)?;
    fields.part("missingTables", &old.missing_tables, missing_tables)?;
    fields.part("listsOn", &old.lists_on, lists_on)?;
    fields.put("pods", keyed(&old.pods, pods, |pod| pod.number, pod_ticks, |old, new| pod(&names, old, new))?);
    fields.put("deckClock", clock(old.deck_clock.as_ref(), deck_clock.as_ref())?);
    let number = |round: &RoundView| round.number;
    fields.put("rounds", keyed(&old.rounds, rounds, number, round_ticks, |old, new| round(&names, old, new))?);
    fields.part("bracket", &old.bracket, bracket)?;
    fields.part("finalPlaces", &old.final_places, final_places)?;
    fields.part("columns", &old.columns, columns)?;
    let line = |old: Option<&StandingView>, new: &StandingView| standing(&names, old, new);
    fields.put("standings", keyed(&old.standings, standings, |line| line.player, never, line)?);
    fields.list("tableStandings", &old.table_standings, table_standings, |line| line.player)?;
    fields.list("penalties", &old.penalties, penalties, |penalty| penalty.number)?;
    fields.part("checks", &old.checks, checks)?;
    fields.part("infractions", &old.infractions, infractions)?;
    fields.part("endOfMatch", &old.end_of_match, end_of_match)?;
    fields.list("log", &old.log, log, |line| line.seq)?;
    fields.part("steps", &old.steps, steps)?;
    fields.part("notices", &old.notices, notices)?;
    Ok(Value::Object(fields.changed))
}

/// Returns `true` if a change has nothing but running clocks.
pub(crate) fn has_only_clocks(change: &Value) -> bool {
    match change {
        Value::Object(fields) => fields
            .iter()
            .all(|(field, change)| ["clock", "deckClock"].contains(&field.as_str()) || has_only_clocks(change)),
        Value::Array(list) => matches!(list.as_slice(), [Value::Null, items] if has_only_clocks(items)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

/// The changed fields of an object.
struct Fields<'a> {
    names: &'a Names<'a>,
    changed: Map<String, Value>,
}

impl Fields<'_> {
    fn put(&mut self, field: &str, change: Option<Value>) {
        if let Some(change) = change {
            self.changed.insert(field.to_owned(), change);
        }
    }

    /// Compares a field of any type.
    fn part<T: PartialEq + Serialize>(&mut self, field: &str, old: &T, new: &T) -> Result<(), serde_json::Error> {
        let change = part(self.names, Some(old), new)?;
        self.put(field, change);
        Ok(())
    }

    /// Compares lists by the keys of their items.
    fn list<T: PartialEq + Serialize, K: Eq + Hash>(
        &mut self,
        field: &str,
        old: &[T],
        new: &[T],
        key: impl Fn(&T) -> K,
    ) -> Result<(), serde_json::Error> {
        let change = keyed(old, new, key, never, |old, new| part(self.names, old, new))?;
        self.put(field, change);
        Ok(())
    }
}

fn never<T>(_: &T) -> bool {
    false
}

fn round_ticks(round: &RoundView) -> bool {
    round.clock.is_some_and(|clock| clock.running)
}

fn pod_ticks(pod: &PodView) -> bool {
    pod.draft.as_ref().is_some_and(|draft| draft.clock.running)
}

/// Compares clocks. A running clock differs from any other.
fn clock(old: Option<&RoundClockView>, new: Option<&RoundClockView>) -> Change {
    let runs = |clock: Option<&RoundClockView>| clock.is_some_and(|clock| clock.running);
    if old == new && !runs(old) && !runs(new) { Ok(None) } else { Ok(Some(json!([new]))) }
}

/// Compares rounds. Tables are the same if their number and their first player are.
fn round(names: &Names<'_>, old: Option<&RoundView>, new: &RoundView) -> Change {
    let mut fields = Fields { names, changed: Map::new() };
    let RoundView { number, kind, scope, games_to_win, seed, open, open_tables, clock: new_clock, tables, forced } =
        new;
    let Some(old) = old else {
        // The tables are built one from the other.
        let rest = RoundView { tables: Vec::new(), ..new.clone() };
        let Value::Object(rest) = serde_json::to_value(&rest)? else { return Ok(Some(json!([new]))) };
        fields.changed = rest.into_iter().map(|(field, value)| (field, json!([value]))).collect();
        fields.list("tables", &[], tables, |table| table.table)?;
        return Ok(Some(Value::Object(fields.changed)));
    };
    fields.part("number", &old.number, number)?;
    fields.part("kind", &old.kind, kind)?;
    fields.part("scope", &old.scope, scope)?;
    fields.part("gamesToWin", &old.games_to_win, games_to_win)?;
    fields.part("seed", &old.seed, seed)?;
    fields.part("open", &old.open, open)?;
    fields.part("openTables", &old.open_tables, open_tables)?;
    fields.put("clock", clock(old.clock.as_ref(), new_clock.as_ref())?);
    fields.list("tables", &old.tables, tables, |table| (table.table, table.players.first().map(|player| player.id)))?;
    fields.part("forced", &old.forced, forced)?;
    Ok((!fields.changed.is_empty()).then_some(Value::Object(fields.changed)))
}

/// Compares lines of the standings, field by field: in a large event, one result changes the rank of many lines, and
/// little else.
fn standing(names: &Names<'_>, old: Option<&StandingView>, new: &StandingView) -> Change {
    let StandingView { rank, player, name, dropped, disqualified, record, byes, games, values } = new;
    let same_player = old.filter(|old| old.player == *player && old.values.len() == values.len());
    let Some(old) = same_player else { return part(names, old, new) };
    let mut fields = Fields { names, changed: Map::new() };
    fields.part("rank", &old.rank, rank)?;
    fields.part("name", &old.name, name)?;
    fields.part("dropped", &old.dropped, dropped)?;
    fields.part("disqualified", &old.disqualified, disqualified)?;
    fields.part("record", &old.record, record)?;
    fields.part("byes", &old.byes, byes)?;
    fields.part("games", &old.games, games)?;
    let mut list = ListChange::default();
    for (index, (old, new)) in old.values.iter().zip(values).enumerate() {
        list.item(Some(index));
        list.change(part(names, Some(old), new)?);
    }
    fields.put("values", list.finish(values.len()));
    Ok((!fields.changed.is_empty()).then_some(Value::Object(fields.changed)))
}

/// Compares pods with their draft.
fn pod(names: &Names<'_>, old: Option<&PodView>, new: &PodView) -> Change {
    let change = part(names, old, new)?;
    let (Some(old), Some(draft)) = (old, &new.draft) else { return Ok(change) };
    if old.draft.is_none() || !(pod_ticks(old) || pod_ticks(new)) {
        return Ok(change);
    }
    let mut fields = Fields { names, changed: Map::new() };
    if let Some(Value::Object(changed)) = change {
        fields.changed = changed;
    }
    let status = fields.changed.entry("draft").or_insert_with(|| json!({}));
    if let Value::Object(status) = status {
        status.insert("clock".to_owned(), json!([draft.clock]));
    }
    Ok(Some(Value::Object(fields.changed)))
}

/// Compares two versions of a part of the view. `old` is `None` for a part that has no earlier version.
fn part<T: PartialEq + Serialize>(names: &Names<'_>, old: Option<&T>, new: &T) -> Change {
    match old {
        Some(old) if old == new => Ok(None),
        Some(old) => Ok(between(names, &serde_json::to_value(old)?, &serde_json::to_value(new)?)),
        None => Ok(Some(json!([new]))),
    }
}

/// Compares lists whose items have a key. `ticks` returns `true` for items that are sent even if they are equal.
fn keyed<T: PartialEq, K: Eq + Hash>(
    old: &[T],
    new: &[T],
    key: impl Fn(&T) -> K,
    ticks: fn(&T) -> bool,
    change: impl Fn(Option<&T>, &T) -> Change,
) -> Change {
    let places = LazyCell::new(|| -> HashMap<K, usize> {
        old.iter().zip(0..).map(|(item, place)| (key(item), place)).collect()
    });
    let mut list = ListChange::default();
    for (index, item) in new.iter().enumerate() {
        let item_key = key(item);
        let is_in_place = old.get(index).is_some_and(|old| key(old) == item_key);
        let place = if is_in_place { Some(index) } else { places.get(&item_key).copied() };
        let like = match place {
            Some(place) => old.get(place),
            None => index.checked_sub(1).map_or_else(|| old.first(), |before| new.get(before)),
        };
        list.item(place);
        if like.is_none_or(|like| like != item || ticks(like) || ticks(item)) {
            list.change(change(like, item)?);
        }
    }
    Ok(list.finish(old.len()))
}

/// Compares two values as JSON. Returns `None` if they are equal.
fn between(names: &Names<'_>, old: &Value, new: &Value) -> Option<Value> {
    if old == new {
        return None;
    }
    match (old, new) {
        (Value::Object(old), Value::Object(new)) if old.len() == new.len() && old.keys().eq(new.keys()) => {
            Some(between_fields(names, old, new))
        }
        (Value::Array(old), Value::Array(new)) => between_lists(names, old, new),
        (_, _) => Some(json!([new])),
    }
}

fn between_fields(names: &Names<'_>, old: &Map<String, Value>, new: &Map<String, Value>) -> Value {
    let changed = old.iter().zip(new.values());
    let changed = changed.filter_map(|((field, old), new)| Some((field.clone(), between(names, old, new)?)));
    let mut changed: Map<String, Value> = changed.collect();
    if let (Some(name), true) = (new.get("name"), changed.contains_key("id") || changed.contains_key("player")) {
        let player = new.get("id").or_else(|| new.get("player")).and_then(Value::as_u64);
        let follows = player.and_then(|player| names.get(&player)).is_some_and(|known| name == known);
        if follows {
            changed.remove("name");
        } else {
            changed.insert("name".to_owned(), json!([name]));
        }
    }
    Value::Object(changed)
}

/// Compares lists without keys: items at the start and at the end that are equal stay, the others are compared in order.
fn between_lists(names: &Names<'_>, old: &[Value], new: &[Value]) -> Option<Value> {
    let start = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    let both = old.iter().rev().zip(new.iter().rev());
    let end = both.take_while(|(old, new)| old == new).count().min(old.len().min(new.len()) - start);
    let is_added = new.len() > start + end;
    // In the values of a player's line in the standings, each has its place.
    let is_row = new.len() == old.len() && new.iter().any(Value::is_object);
    if is_added && !is_row && !new.iter().all(Value::is_object) {
        return Some(json!([new]));
    }
    let mut list = ListChange::default();
    for (index, item) in new.iter().enumerate() {
        let from_end = new.len() - index;
        let place = if from_end <= end {
            Some(old.len() - from_end)
        } else {
            Some(index).filter(|index| *index < old.len() - end)
        };
        let like = match place {
            Some(place) => old.get(place),
            None => index.checked_sub(1).map_or_else(|| old.first(), |before| new.get(before)),
        };
        list.item(place);
        list.change(match like {
            Some(like) => between(names, like, item),
            None => Some(json!([item])),
        });
    }
    list.finish(old.len())
}

/// A change of a list, built item by item.
#[derive(Default)]
struct ListChange {
    /// Index in the old list and number of items; `None` for new items.
    runs: Vec<(Option<usize>, usize)>,
    items: Map<String, Value>,
    length: usize,
}

impl ListChange {
    /// Adds an item of the old list, or a new one.
    fn item(&mut self, place: Option<usize>) {
        self.length += 1;
        match self.runs.last_mut() {
            Some((from, count)) if place == from.map(|from| from + *count) => *count += 1,
            Some(_) | None => self.runs.push((place, 1)),
        }
    }

    /// Adds the change of the item that was added last.
    fn change(&mut self, change: Option<Value>) {
        if let Some(change) = change {
            self.items.insert((self.length - 1).to_string(), change);
        }
    }

    /// Returns the change of a list of `old` items. Returns `None` if nothing differs.
    fn finish(self, old: usize) -> Option<Value> {
        let is_in_place = match self.runs.as_slice() {
            [] => old == 0,
            [(Some(0), count)] => *count == old,
            _ => false,
        };
        if is_in_place {
            return (!self.items.is_empty()).then(|| json!([null, self.items]));
        }
        let runs = self
            .runs
            .into_iter()
            .flat_map(|(from, count)| [from.map_or_else(|| json!(-1), |at| json!(at)), json!(count)]);
        Some(json!([runs.collect::<Vec<_>>(), self.items]))
    }
}
