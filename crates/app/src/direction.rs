//! Right-to-left names in messages.

use std::borrow::Cow;

/// FIRST STRONG ISOLATE: starts text with a separate direction.
const FSI: char = '\u{2068}';
/// POP DIRECTIONAL ISOLATE: ends it.
const PDI: char = '\u{2069}';

/// Prepares a name for use in a sentence. A name with letters of a right-to-left script (Hebrew, Arabic) is wrapped in
/// an isolate, so that it does not reorder nearby numbers and names. Other names are unchanged.
pub fn isolated(name: &str) -> Cow<'_, str> {
    if name.chars().any(is_right_to_left) && !name.starts_with(FSI) {
        Cow::Owned(format!("{FSI}{name}{PDI}"))
    } else {
        Cow::Borrowed(name)
    }
}

/// Returns `true` for the letters of the blocks that are written from right to left.
fn is_right_to_left(letter: char) -> bool {
    matches!(letter,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_right_to_left_letters_are_isolated() {
        assert_eq!(isolated("\u{5d3}\u{5d5}\u{5d3} (2)"), "\u{2068}\u{5d3}\u{5d5}\u{5d3} (2)\u{2069}");
        assert_eq!(isolated("Ada \u{639}"), "\u{2068}Ada \u{639}\u{2069}");
        assert_eq!(isolated("\u{2068}\u{639}\u{2069}"), "\u{2068}\u{639}\u{2069}", "once");
        for name in ["Ada", "Änne Ö", "\u{738b}\u{5c0f}\u{660e}", "\u{416}", "🐉", ""] {
            assert_eq!(isolated(name), name);
        }
    }
}
