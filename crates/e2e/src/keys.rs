//! Names of keys and their WebDriver codes (W3C WebDriver, "normalised key value").

use crate::{DriveResult, Problem};

/// Modifier keys.
const HELD: [(&str, char); 4] =
    [("Shift", '\u{e008}'), ("Control", '\u{e009}'), ("Alt", '\u{e00a}'), ("Meta", '\u{e03d}')];

const NAMED: [(&str, char); 25] = [
    ("Backspace", '\u{e003}'),
    ("Tab", '\u{e004}'),
    ("Enter", '\u{e007}'),
    ("Escape", '\u{e00c}'),
    ("Space", ' '),
    ("PageUp", '\u{e00e}'),
    ("PageDown", '\u{e00f}'),
    ("End", '\u{e010}'),
    ("Home", '\u{e011}'),
    ("ArrowLeft", '\u{e012}'),
    ("ArrowUp", '\u{e013}'),
    ("ArrowRight", '\u{e014}'),
    ("ArrowDown", '\u{e015}'),
    ("Insert", '\u{e016}'),
    ("Delete", '\u{e017}'),
    ("F1", '\u{e031}'),
    ("F2", '\u{e032}'),
    ("F3", '\u{e033}'),
    ("F4", '\u{e034}'),
    ("F5", '\u{e035}'),
    ("F6", '\u{e036}'),
    ("F7", '\u{e037}'),
    ("F8", '\u{e038}'),
    ("F9", '\u{e039}'),
    ("F10", '\u{e03a}'),
];

/// A key with its modifiers.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Chord {
    pub(crate) held: Vec<char>,
    pub(crate) key: char,
}

/// Parses "Enter", "a", "Control+k", "Control+Shift+ArrowUp", "+".
pub(crate) fn chord(text: &str) -> DriveResult<Chord> {
    let unknown = || Problem(format!("{text:?} is not a key; named keys are {}", names()));
    let (held, key) = match text.rsplit_once('+') {
        // "+" itself, alone or last.
        Some((before, "")) => (before.trim_end_matches('+'), "+"),
        Some((before, key)) => (before, key),
        None => ("", text),
    };
    let mut codes = Vec::new();
    for name in held.split('+').filter(|name| !name.is_empty()) {
        codes.push(HELD.iter().find(|(n, _)| *n == name).map(|(_, code)| *code).ok_or_else(unknown)?);
    }
    let mut characters = key.chars();
    let key = match (NAMED.iter().find(|(name, _)| *name == key), characters.next(), characters.next()) {
        (Some((_, code)), _, _) => *code,
        (None, Some(single), None) => single,
        (None, _, _) => return Err(unknown()),
    };
    Ok(Chord { held: codes, key })
}

/// Returns the key for a character: Enter for a line break, Tab for a tab.
pub(crate) fn of_character(character: char) -> char {
    match character {
        '\n' => '\u{e007}',
        '\t' => '\u{e004}',
        other => other,
    }
}

fn names() -> String {
    NAMED.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_parsed_with_their_modifiers() {
        let of = |text: &str| chord(text).map(|c| (c.held, c.key));
        assert_eq!(of("Enter"), Ok((vec![], '\u{e007}')));
        assert_eq!(of("k"), Ok((vec![], 'k')));
        assert_eq!(of("Control+Shift+ArrowUp"), Ok((vec!['\u{e009}', '\u{e008}'], '\u{e013}')));
        assert_eq!(of("+"), Ok((vec![], '+')));
        assert_eq!(of("Control++"), Ok((vec!['\u{e009}'], '+')));
    }

    #[test]
    fn an_unknown_key_is_refused_by_name() {
        assert!(chord("Entre").is_err_and(|e| e.0.contains("\"Entre\"") && e.0.contains("Enter")));
        assert!(chord("Ctrl+k").is_err() && chord("").is_err());
    }
}
