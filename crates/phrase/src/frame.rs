//! Frames: sentences of a language with named placeholders.
//!
//! A placeholder is a name and optionally a form: `{card}`, `{card dat}`, `{player starts}`, `{player your|the}`. Shared
//! code knows the value of each name; the language knows its forms.

/// Fills the placeholders of a frame. `value` returns the text of a name in a form; without one, the placeholder is left
/// out.
pub(crate) fn fill(frame: &str, value: impl Fn(&str, &str) -> Option<String>) -> String {
    let mut pieces = frame.split('{');
    let mut filled = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (placeholder, after) = piece.split_once('}').unwrap_or((piece, ""));
        let (name, form) = placeholder.split_once(' ').unwrap_or((placeholder, ""));
        let text = value(name, form).unwrap_or_default();
        // A placeholder without text leaves no space.
        let spaced = text.is_empty() && filled.ends_with(' ');
        filled.push_str(&text);
        filled.push_str(after.strip_prefix(' ').filter(|_| spaced).unwrap_or(after));
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::fill;

    #[test]
    fn placeholders_are_filled_in_their_forms_and_left_out_without_a_value() {
        let value = |name: &str, form: &str| (name == "card").then(|| format!("Wampa{form}"));
        assert_eq!(fill("{card} attacks {card 's} base", value), "Wampa attacks Wampa's base");
        assert_eq!(fill("{card} deals {much} {kind} damage", value), "Wampa deals damage");
    }
}
