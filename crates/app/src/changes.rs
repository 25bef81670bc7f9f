//! Changes between two versions of a view, in the form that pages apply (`ui/src/lib/changes.ts`).
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
//! the name, then the name is that of the player with this number in the new view. Only views of events have players
//! with numbers; in other views, each name is sent.
//!
//! `tests/data/changes.json` has an example of each rule, for the tests of both sides.

use std::cell::LazyCell;
use std::collections::HashMap;
use std::hash::Hash;

use serde::Serialize;
use serde_json::{Map, Value, json};

pub(crate) mod kept_views;

/// A change, or `None` if nothing differs.
pub(crate) type Change = Result<Option<Value>, serde_json::Error>;

/// Names of the players in the new view, by number.
pub(crate) type Names<'a> = HashMap<u64, &'a str>;

/// The changed fields of an object.
pub(crate) struct Fields<'a> {
    pub(crate) names: &'a Names<'a>,
    pub(crate) changed: Map<String, Value>,
}

impl Fields<'_> {
    pub(crate) fn put(&mut self, field: &str, change: Option<Value>) {
        if let Some(change) = change {
            self.changed.insert(field.to_owned(), change);
        }
    }

    /// Compares a field of any type.
    pub(crate) fn part<T: PartialEq + Serialize>(
        &mut self,
        field: &str,
        old: &T,
        new: &T,
    ) -> Result<(), serde_json::Error> {
        let change = part(self.names, Some(old), new)?;
        self.put(field, change);
        Ok(())
    }

    /// Compares lists by the keys of their items.
    pub(crate) fn list<T: PartialEq + Serialize, K: Eq + Hash>(
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

pub(crate) fn never<T>(_: &T) -> bool {
    false
}

/// Compares two versions of a part of the view. `old` is `None` for a part that has no earlier version.
pub(crate) fn part<T: PartialEq + Serialize>(names: &Names<'_>, old: Option<&T>, new: &T) -> Change {
    match old {
        Some(old) if old == new => Ok(None),
        Some(old) => Ok(between(names, &serde_json::to_value(old)?, &serde_json::to_value(new)?)),
        None => Ok(Some(json!([new]))),
    }
}

/// Compares lists whose items have unique keys. `ticks` returns `true` for items that are sent even if they are equal.
pub(crate) fn keyed<T: PartialEq, K: Eq + Hash>(
    old: &[T],
    new: &[T],
    key: impl Fn(&T) -> K,
    ticks: fn(&T) -> bool,
    change: impl Fn(Option<&T>, &T) -> Change,
) -> Change {
    let is_same = |(old, new): &(&T, &T)| key(old) == key(new);
    let start = old.iter().zip(new).take_while(is_same).count();
    let others = old.len().min(new.len()) - start;
    let end = old.iter().rev().zip(new.iter().rev()).take(others).take_while(is_same).count();
    // Only the items between are looked up: in most changes of long lists, there are few.
    let places = LazyCell::new(|| -> HashMap<K, usize> {
        let between = old.iter().enumerate().take(old.len() - end).skip(start);
        between.map(|(place, item)| (key(item), place)).collect()
    });
    let mut list = ListChange::default();
    for (index, item) in new.iter().enumerate() {
        let from_end = new.len() - index;
        let place = if index < start {
            Some(index)
        } else if from_end <= end {
            Some(old.len() - from_end)
        } else {
            places.get(&key(item)).copied()
        };
        let like = like(old, new, place, index);
        list.item(place);
        if like.is_none_or(|like| like != item || ticks(like) || ticks(item)) {
            list.change(change(like, item)?);
        }
    }
    Ok(list.finish(old.len()))
}

/// Returns the item that a page compares the item `index` of the new list with: the one at `place` in the old list, or
/// for a new item the one before it.
fn like<'a, T>(old: &'a [T], new: &'a [T], place: Option<usize>, index: usize) -> Option<&'a T> {
    match place {
        Some(place) => old.get(place),
        None => index.checked_sub(1).map_or_else(|| old.first(), |before| new.get(before)),
    }
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

/// Compares lists without keys: equal items at the start and at the end stay, the others are compared in order.
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
        let like = like(old, new, place, index);
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
pub(crate) struct ListChange {
    /// Index in the old list and number of items; `None` for new items.
    runs: Vec<(Option<usize>, usize)>,
    items: Map<String, Value>,
    length: usize,
}

impl ListChange {
    /// Adds an item of the old list, or a new one.
    pub(crate) fn item(&mut self, place: Option<usize>) {
        self.length += 1;
        match self.runs.last_mut() {
            Some((from, count)) if place == from.map(|from| from + *count) => *count += 1,
            Some(_) | None => self.runs.push((place, 1)),
        }
    }

    /// Adds the change of the item that was added last.
    pub(crate) fn change(&mut self, change: Option<Value>) {
        if let Some(change) = change {
            self.items.insert((self.length - 1).to_string(), change);
        }
    }

    /// Returns the change of a list of `old` items. Returns `None` if nothing differs.
    pub(crate) fn finish(self, old: usize) -> Option<Value> {
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
