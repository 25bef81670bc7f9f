//! Numbers of a language: plural forms and separators.

use std::sync::LazyLock;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::Language;

/// Returns the plural rules of a language by its code; English ones if it has none.
fn rules(code: &str) -> Option<PluralRules> {
    let language: LanguageIdentifier = code.parse().ok()?;
    PluralRules::create(language, PluralRuleType::CARDINAL).ok()
}

static ENGLISH: LazyLock<Option<PluralRules>> = LazyLock::new(|| rules("en"));
static GERMAN: LazyLock<Option<PluralRules>> = LazyLock::new(|| rules("de"));

/// Returns the plural form of a language for a number.
pub(crate) fn plural(language: Language, count: u64) -> PluralCategory {
    let rules = match language {
        Language::En => &ENGLISH,
        Language::De => &GERMAN,
    };
    rules.as_ref().and_then(|rules| rules.select(count).ok()).unwrap_or(PluralCategory::OTHER)
}

/// Formats a whole number with separators: "1,200".
pub fn grouped(language: Language, value: u64) -> String {
    let digits = value.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(match language {
                Language::En => ',',
                Language::De => '.',
            });
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_have_a_separator_after_every_three_digits_from_the_right() {
        let english = [0, 999, 1000, 1_234_567].map(|count| grouped(Language::En, count));
        assert_eq!(english, ["0", "999", "1,000", "1,234,567"]);
        assert_eq!(grouped(Language::De, 64_000), "64.000");
    }

    #[test]
    fn one_is_singular_and_every_other_number_plural() {
        for language in [Language::En, Language::De] {
            assert_eq!(plural(language, 1), PluralCategory::ONE);
            for count in [0, 2, 11, 21, 101, u64::MAX] {
                assert_eq!(plural(language, count), PluralCategory::OTHER, "{count}");
            }
        }
    }
}
