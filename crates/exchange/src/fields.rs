//! Fields of JSON objects, independent of the spelling of keys.

use serde_json::{Map, Value};

/// Returns the value of the first of the keys in the object, ignoring case and underscores.
pub(crate) fn field<'v>(object: &'v Map<String, Value>, keys: &[&str]) -> Option<&'v Value> {
    let same = |key: &str, wanted: &str| {
        let letters = key.bytes().filter(|byte| !matches!(byte, b'_' | b'-' | b' '));
        letters.map(|byte| byte.to_ascii_lowercase()).eq(wanted.bytes())
    };
    keys.iter().find_map(|wanted| {
        object.get(*wanted).or_else(|| object.iter().find(|(key, _)| same(key, wanted)).map(|(_, value)| value))
    })
}

/// Returns the text at one of the keys.
pub(crate) fn text<'v>(object: &'v Map<String, Value>, keys: &[&str]) -> Option<&'v str> {
    field(object, keys).and_then(Value::as_str).map(str::trim).filter(|text| !text.is_empty())
}
