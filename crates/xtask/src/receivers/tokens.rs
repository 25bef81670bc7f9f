//! Tokens and brackets.

pub(super) fn is_in(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|known| known == word)
}

pub(super) fn is_name(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_alphabetic() || letter == '_')
}

pub(super) fn is_type_name(word: &str) -> bool {
    word.starts_with(char::is_uppercase)
}

/// Returns the index after the bracket that closes the one at `at`.
pub(super) fn after_group(tokens: &[String], at: usize) -> usize {
    let mut open = 0_usize;
    for (place, word) in tokens.iter().enumerate().skip(at) {
        match word.as_str() {
            "(" | "[" | "{" => open += 1,
            ")" | "]" | "}" => {
                open = open.saturating_sub(1);
                if open == 0 {
                    return place + 1;
                }
            }
            _ => {}
        }
    }
    tokens.len()
}

/// Returns the index after generic parameters or arguments that begin at `at`; `at` itself if there are none.
pub(super) fn after_generics(tokens: &[String], at: usize) -> usize {
    if tokens.get(at).is_none_or(|word| word != "<") {
        return at;
    }
    let mut open = 0_usize;
    for (place, word) in tokens.iter().enumerate().skip(at) {
        match word.as_str() {
            "<" => open += 1,
            // The arrow of a closure's bound.
            ">" if place > 0 && tokens[place - 1] == "-" => {}
            ">" => {
                open -= 1;
                if open == 0 {
                    return place + 1;
                }
            }
            _ => {}
        }
    }
    tokens.len()
}

pub(super) fn word(tokens: &[String], at: usize) -> &str {
    tokens.get(at).map_or("", String::as_str)
}
