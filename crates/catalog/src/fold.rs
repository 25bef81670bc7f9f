//! Normalised names for comparison: without capitals, accents and optional punctuation.

/// Returns the text in lower case, without accents, with plain quotation marks.
pub(crate) fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' => out.push('a'),
            'æ' => out.push_str("ae"),
            'ç' => out.push('c'),
            'è' | 'é' | 'ê' | 'ë' | 'ē' => out.push('e'),
            'ì' | 'í' | 'î' | 'ï' | 'ī' => out.push('i'),
            'ñ' => out.push('n'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' => out.push('o'),
            'œ' => out.push_str("oe"),
            'ß' => out.push_str("ss"),
            'ù' | 'ú' | 'û' | 'ü' | 'ū' => out.push('u'),
            '\u{2018}' | '\u{2019}' | '`' | '\u{b4}' => out.push('\''),
            '\u{201c}' | '\u{201d}' | '\u{201e}' => out.push('"'),
            '\u{2010}'..='\u{2015}' => out.push('-'),
            // Combining accents, which follow their letter.
            '\u{300}'..='\u{36f}' => {}
            other => out.push(other),
        }
    }
    out
}

/// The treatment of hyphens.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hyphen {
    /// "X-Wing" is one word, "xwing".
    Joins,
    /// "X-Wing" is two words, "x wing".
    Parts,
}

/// Returns folded words separated by single spaces, with hyphens removed: "R2-D2, It's" is "r2d2 its".
pub(crate) fn joined(text: &str) -> String {
    words(text, Hyphen::Joins)
}

/// Returns folded words separated by single spaces, with hyphens as spaces: "Obi-Wan" is "obi wan".
pub(crate) fn spaced(text: &str) -> String {
    words(text, Hyphen::Parts)
}

/// Returns a form that is equal for all spellings of a person's name. Ignores capitals, accents, punctuation and
/// spaces. Other scripts are kept: "René O'Hara" is "rene ohara".
pub fn fold_name(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for letter in spaced(name).chars() {
        match letter {
            'ł' | 'ľ' => out.push('l'),
            'ć' | 'č' => out.push('c'),
            'ď' | 'đ' => out.push('d'),
            'ę' | 'ě' => out.push('e'),
            'ą' | 'ă' => out.push('a'),
            'ğ' => out.push('g'),
            'ı' => out.push('i'),
            'ń' | 'ň' => out.push('n'),
            'ő' => out.push('o'),
            'ř' => out.push('r'),
            'ś' | 'š' | 'ş' | 'ș' => out.push('s'),
            'ť' | 'ț' => out.push('t'),
            'ű' | 'ů' => out.push('u'),
            'ý' | 'ÿ' => out.push('y'),
            'ź' | 'ż' | 'ž' => out.push('z'),
            other => out.push(other),
        }
    }
    out
}

/// Returns only the folded letters and digits: "R2-D2, It's" is "r2d2its".
pub(crate) fn compact(text: &str) -> String {
    let mut out = fold(text);
    out.retain(char::is_alphanumeric);
    out
}

fn words(text: &str, hyphen: Hyphen) -> String {
    let mut out = String::with_capacity(text.len());
    let mut parted = false;
    for letter in fold(text).chars() {
        match letter {
            letter if letter.is_alphanumeric() => {
                if parted && !out.is_empty() {
                    out.push(' ');
                }
                parted = false;
                out.push(letter);
            }
            '\'' | '.' | '"' => {}
            '-' if hyphen == Hyphen::Joins => {}
            _ => parted = true,
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_folded_to_what_people_type() {
        assert_eq!(fold("Chirrut Îmwe"), "chirrut imwe");
        assert_eq!(fold("Padme\u{301}"), "padme");
        assert_eq!(fold("It\u{2019}s \u{201c}Two Tubes\u{201d}"), "it's \"two tubes\"");
        assert_eq!(joined("R2-D2, Ignoring Protocol"), "r2d2 ignoring protocol");
        assert_eq!(spaced("TIE/ln  Fighter"), "tie ln fighter");
        assert_eq!(joined("I've Found Them!"), "ive found them");
        assert_eq!(compact("Obi-Wan's"), "obiwans");
        assert_eq!(joined("-- !"), "");
        assert_eq!(fold_name(" René  O\u{2019}Hara-ŁUKASZ "), "rene ohara lukasz");
        assert_eq!(fold_name("田中"), "田中");
    }
}
