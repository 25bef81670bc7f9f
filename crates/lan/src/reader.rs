//! Preferences of a page's reader: language and text size.

use app::contract::TextLanguage;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};

use crate::words::PageLanguage;

/// Returns the language with all texts and a code.
fn of_code(code: &str) -> Option<TextLanguage> {
    TextLanguage::WHOLE.into_iter().find(|language| language.code() == code)
}

/// The text size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FontSize {
    Usual,
    Large,
}

impl FontSize {
    /// Returns the code used in URLs.
    pub(crate) fn code(self) -> &'static str {
        match self {
            FontSize::Usual => "usual",
            FontSize::Large => "large",
        }
    }

    fn of(code: &str) -> Option<FontSize> {
        [FontSize::Usual, FontSize::Large].into_iter().find(|letters| letters.code() == code)
    }
}

/// A reader's chosen language and text size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Reader {
    pub(crate) language: TextLanguage,
    pub(crate) letters: FontSize,
}

/// Names of the cookies and URL parameters for the preferences.
pub(crate) const LANGUAGE: &str = "language";
pub(crate) const LETTERS: &str = "letters";

impl Reader {
    /// Returns the preferences from the URL, otherwise from cookies, otherwise from the browser's language.
    pub(crate) fn of(headers: &HeaderMap, language: Option<&str>, letters: Option<&str>) -> Reader {
        let chosen = language.or_else(|| cookie(headers, LANGUAGE)).and_then(of_code);
        let letters = letters.or_else(|| cookie(headers, LETTERS)).and_then(FontSize::of);
        Reader { language: chosen.unwrap_or_else(|| accepted(headers)), letters: letters.unwrap_or(FontSize::Usual) }
    }
}

/// Returns the value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value)
}

/// Returns the supported language that the browser prefers (RFC 9110, 12.5.4).
fn accepted(headers: &HeaderMap) -> TextLanguage {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let weighed = wanted.split(',').filter_map(|part| {
        let mut fields = part.split(';');
        let code = fields.next()?.trim().split('-').next()?.to_ascii_lowercase();
        let weight = fields.find_map(|field| field.trim().strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
        Some((of_code(&code)?, weight)).filter(|(_, weight)| *weight > 0.0)
    });
    // The first of several equal ones wins.
    let best = weighed.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or(TextLanguage::English, |(language, _)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reader(header: Option<(&'static str, &'static str)>, asked: Option<&str>) -> Reader {
        let mut headers = HeaderMap::new();
        if let Some((name, value)) = header {
            headers.insert(name, value.parse().expect("a header"));
        }
        Reader::of(&headers, asked, None)
    }

    #[test]
    fn the_language_is_the_chosen_one_or_the_browsers() {
        let language = |header, asked| reader(header, asked).language;
        assert_eq!(language(None, None), TextLanguage::English);
        assert_eq!(language(Some(("accept-language", "fr, de-AT;q=0.8, en;q=0.5")), None), TextLanguage::German);
        assert_eq!(language(Some(("accept-language", "en-GB,de;q=0.9")), None), TextLanguage::English);
        assert_eq!(language(Some(("accept-language", "de;q=0, *")), None), TextLanguage::English);
        assert_eq!(language(Some(("accept-language", "de")), Some("en")), TextLanguage::English);
        assert_eq!(language(Some(("cookie", "letters=large; language=de")), None), TextLanguage::German);
        assert_eq!(language(Some(("cookie", "language=xx")), Some("\u{0}")), TextLanguage::English);
    }

    #[test]
    fn large_text_is_remembered() {
        assert_eq!(reader(Some(("cookie", "letters=large")), None).letters, FontSize::Large);
        assert_eq!(reader(None, None).letters, FontSize::Usual);
    }
}
