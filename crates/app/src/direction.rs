//! Right-to-left names in messages.

use std::borrow::Cow;

/// FIRST STRONG ISOLATE: starts text with a separate direction.
const FSI: char = '\u{2068}';
/// POP DIRECTIONAL ISOLATE: ends it.
const PDI: char = '\u{2069}';

/// Prepares a name for use in a sentence. Characters that change the direction are removed; events of earlier versions
/// may contain such names. A name with letters of a right-to-left script (Hebrew, Arabic) is then wrapped in an
/// isolate, so that it does not reorder nearby numbers and names. Other names are unchanged, and so is text with
/// complete isolates.
pub fn isolated(name: &str) -> Cow<'_, str> {
    let plain = match name.contains(is_control) && !has_only_complete_isolates(name) {
        true => Cow::Owned(name.replace(is_control, "")),
        false => Cow::Borrowed(name),
    };
    match plain.contains(is_right_to_left) && !plain.starts_with(FSI) {
        true => Cow::Owned(format!("{FSI}{plain}{PDI}")),
        false => plain,
    }
}

/// Returns `true` for the characters that change the direction of text. They are marks, embeddings, overrides and
/// isolates (UAX 9).
fn is_control(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns `true` if the only control characters are pairs as [`isolated`] adds them.
fn has_only_complete_isolates(text: &str) -> bool {
    let mut is_open = false;
    let mut controls = text.chars().filter(|letter| is_control(*letter));
    let fits = controls.all(|letter| {
        let fits = letter == if is_open { PDI } else { FSI };
        is_open = !is_open;
        fits
    });
    fits && !is_open
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
        assert_eq!(isolated("\u{202e}Mal"), "Mal", "an override is removed");
        assert_eq!(isolated("\u{5d3}\u{2069}\u{202e}"), "\u{2068}\u{5d3}\u{2069}", "a name cannot end its isolate");
        let both = "\u{2068}\u{5d3}\u{2069} - \u{2068}\u{5d5}\u{2069}";
        assert_eq!(isolated(both), both, "two names that are isolated already");
        for name in ["Ada", "Änne Ö", "\u{738b}\u{5c0f}\u{660e}", "\u{416}", "🐉", ""] {
            assert_eq!(isolated(name), name);
        }
    }
}
