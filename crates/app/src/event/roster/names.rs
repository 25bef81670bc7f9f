//! Names of people: allowed characters, and detection of duplicate names.
//!
//! A name is untrusted: it may come from a phone or from another program's file. Characters that are invisible or
//! change the direction of text are removed, so that a name cannot rearrange the text around it or hide a second entry.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::confusable_detection::skeleton;

use super::LONGEST_NAME;
use crate::AppError;
use crate::error::Cause;

/// Zero width joiner and non-joiner, which Persian, Indic scripts and emoji need inside a word.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// Removes invisible and direction-changing characters, and reduces white space to single spaces. Joiners stay where a
/// script or an emoji needs them, between two characters that are not ASCII.
pub(crate) fn clean(name: &str) -> String {
    let visible: Vec<char> = name.chars().filter(|letter| JOINERS.contains(letter) || !is_invisible(*letter)).collect();
    let joins = |at: usize| {
        let before = at.checked_sub(1).and_then(|at| visible.get(at));
        let needs = |letter: Option<&char>| letter.is_some_and(|letter| !letter.is_ascii() && !letter.is_whitespace());
        needs(before) && needs(visible.get(at + 1))
    };
    let kept = visible.iter().enumerate().filter(|(at, letter)| !JOINERS.contains(letter) || joins(*at));
    let kept: String = kept.map(|(_, letter)| letter).collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Checks a new name, after [`clean`].
///
/// # Errors
/// `players.empty`, `players.too_long`, `players.unreadable`.
pub(crate) fn check_name(name: &str) -> Result<(), AppError> {
    check_stored_name(name)?;
    // Two joiners in a row are left of a longer sequence; everything else was removed.
    let invisible = |letter: char| is_invisible(letter) && !JOINERS.contains(&letter);
    match name.chars().any(|letter| invisible(letter) || !is_assigned(letter)) || looks_like(name).is_empty() {
        true => Err(AppError::of(Cause::PlayersUnreadable)),
        false => Ok(()),
    }
}

/// Checks a name in an event written by another, perhaps older, copy of the program. Names that were valid then stay
/// valid.
///
/// # Errors
/// As [`check_name`].
pub(crate) fn check_stored_name(name: &str) -> Result<(), AppError> {
    if name.trim().is_empty() {
        return Err(AppError::of(Cause::PlayersEmpty));
    }
    if name.chars().count() > LONGEST_NAME {
        let start: String = name.chars().take(20).collect();
        return Err(AppError::of(Cause::PlayersTooLong { start: (&start).into(), longest_name: LONGEST_NAME.into() }));
    }
    if name.chars().any(char::is_control) {
        return Err(AppError::of(Cause::PlayersUnreadable));
    }
    Ok(())
}

/// Returns the form of a name for searching. Case, spaces, width and invisible characters do not count (NFKC).
pub(crate) fn key(name: &str) -> String {
    let plain: String = name.nfkc().filter(|letter| !is_invisible(*letter)).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase().nfkc().collect()
}

/// Returns the form of a name for finding duplicates. Names with the same form look the same (the skeleton of UTS 39),
/// such as "Ada" with a Cyrillic first letter.
pub(crate) fn looks_like(name: &str) -> String {
    skeleton(&key(name)).collect()
}

fn is_invisible(letter: char) -> bool {
    use GeneralCategory::{Format, LineSeparator, ParagraphSeparator};
    // Fillers and selectors are letters or marks to Unicode, and show nothing.
    let filler = matches!(
        letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{3164}' | '\u{ffa0}'
            | '\u{fe00}'..='\u{fe0e}' | '\u{e0100}'..='\u{e01ef}'
    );
    filler || matches!(letter.general_category(), Format | LineSeparator | ParagraphSeparator)
}

fn is_assigned(letter: char) -> bool {
    use GeneralCategory::{PrivateUse, Surrogate, Unassigned};
    !matches!(letter.general_category(), PrivateUse | Surrogate | Unassigned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_and_direction_changing_characters_are_removed() {
        for name in [
            "\u{202e}Ada",
            "A\u{200b}da",
            "Ada\u{feff}",
            "\u{2066}Ada\u{2069}",
            "Ada\u{2028}",
            "Ada\u{e0041}",
            "A\u{200d}da",
            "Ada\u{3164}",
            " Ada \u{ad}",
        ] {
            assert_eq!(clean(name), "Ada", "{name:?}");
            assert_eq!(key(name), "ada", "{name:?}");
        }
        for name in ["Zoë", "👩\u{200d}🚀", "می\u{200c}خواهم", "שלום", "李小龍", "Ada ❤\u{fe0f}"] {
            assert_eq!(clean(name), name, "{name:?}");
            check_name(name).unwrap();
        }
    }

    #[test]
    fn a_name_without_a_visible_character_is_refused() {
        for name in ["\u{200b}", "\u{202e}\u{2069}", "\u{3164}"] {
            assert_eq!(check_name(&clean(name)).unwrap_err().code, "players.empty", "{name:?}");
        }
        for name in ["Ada\u{e000}", "\u{10ffff}", "Ada\u{378}", "A\u{202e}da"] {
            assert_eq!(check_name(name).unwrap_err().code, "players.unreadable", "{name:?}");
        }
        check_stored_name("A\u{202e}da").unwrap();
    }

    #[test]
    fn names_that_look_the_same_have_the_same_form() {
        for (one, other) in [("Ada", "\u{410}da"), ("Ada", "Ａｄａ"), ("Zoë", "Zoe\u{308}"), ("Mia", "mia")] {
            assert_eq!(looks_like(one), looks_like(other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Ade"), ("Zoë", "Zoe"), ("Bot 1", "Bot 2"), ("Bot 1", "Bot 11")] {
            assert_ne!(looks_like(one), looks_like(other), "{one} {other}");
        }
    }
}
