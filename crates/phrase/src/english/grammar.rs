//! English grammar helpers: articles, verb forms, lists.

/// Duration of effects that last until the next regroup phase ends.
pub(super) const NEXT_REGROUP: &str = " during the next regroup phase";

pub(super) use crate::capital;

/// Returns "a" or "an" before a word: "a unit", "an upgrade".
pub(super) fn article(next: &str) -> &'static str {
    let lower = next.to_lowercase();
    let vowel = lower.starts_with(['a', 'e', 'i', 'o', 'u']);
    // "unit" and "unique" are pronounced with a consonant first; "8" and the letter of "X-Wing" with a vowel.
    if (vowel && !lower.starts_with("uni")) || lower.starts_with('8') || lower.starts_with("x-") { "an" } else { "a" }
}

/// Returns the word with its article.
pub(super) fn with_article(words: &str) -> String {
    format!("{} {words}", article(words))
}

/// Returns the third person of a verb: "deals", "readies", "searches", "has".
pub(super) fn third(verb: &str) -> String {
    if verb == "have" {
        return "has".to_owned();
    }
    if let Some(stem) = verb.strip_suffix('y')
        && !stem.ends_with(['a', 'e', 'o', 'u'])
    {
        return format!("{stem}ies");
    }
    if verb.ends_with('s') || verb.ends_with("sh") || verb.ends_with("ch") || verb.ends_with('x') {
        return format!("{verb}es");
    }
    format!("{verb}s")
}

/// Returns the past participle: "defeated", "readied", "rescued".
pub(super) fn past(verb: &str) -> String {
    match verb {
        "choose" => "chosen".to_owned(),
        "deal" => "dealt".to_owned(),
        "draw" => "drawn".to_owned(),
        "flip" => "flipped".to_owned(),
        "give" => "given".to_owned(),
        "pay" => "paid".to_owned(),
        "put" => "put".to_owned(),
        _ => match verb.strip_suffix('y') {
            Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ied"),
            Some(_) | None if verb.ends_with('e') => format!("{verb}d"),
            Some(_) | None => format!("{verb}ed"),
        },
    }
}

/// Renders a list: "a", "a and b", "a, b, and c".
pub(super) fn list(parts: &[String], word: &str) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [one, two] => format!("{one} {word} {two}"),
        [most @ .., last] => format!("{}, {word} {last}", most.join(", ")),
    }
}

/// Returns the possessive of a noun: "this unit's", "its", "their", "your".
pub(super) fn possessive(noun: &str) -> String {
    match noun {
        "it" => "its".to_owned(),
        "them" | "they" => "their".to_owned(),
        "you" => "your".to_owned(),
        _ => {
            if noun.ends_with('s') {
                format!("{noun}'")
            } else {
                format!("{noun}'s")
            }
        }
    }
}

/// Renders a number with its noun: "1 resource", "2 resources".
pub(super) fn number_of(count: i16, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// Renders a count with an article for one: "a card", "2 cards".
pub(super) fn counted(count: i16, one: &str, many: &str) -> String {
    if count == 1 { with_article(one) } else { format!("{count} {many}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_follow_the_sound() {
        for (word, expected) in [
            ("unit", "a"),
            ("unique unit", "a"),
            ("upgrade", "an"),
            ("IMPERIAL unit", "an"),
            ("UNDERWORLD card", "an"),
            ("TROOPER", "a"),
            ("exhausted unit", "an"),
        ] {
            assert_eq!(article(word), expected, "{word}");
        }
    }

    #[test]
    fn verbs_are_inflected_in_the_third_person() {
        for (verb, expected) in
            [("deal", "deals"), ("ready", "readies"), ("search", "searches"), ("play", "plays"), ("have", "has")]
        {
            assert_eq!(third(verb), expected);
        }
    }

    #[test]
    fn lists_and_possessives_are_formed() {
        let words = ["a".to_owned(), "b".to_owned(), "c".to_owned()];
        assert_eq!(list(&words, "or"), "a, b, or c");
        assert_eq!(list(&words[..2], "or"), "a or b");
        assert_eq!(possessive("this unit"), "this unit's");
        assert_eq!(possessive("those units"), "those units'");
        assert_eq!(possessive("it"), "its");
    }
}
