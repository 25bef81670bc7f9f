//! Decoding of bytes to text, and detection of web addresses pasted instead of a deck.

use crate::error::ReadError;
use crate::import_result::shortened;
use crate::limits::{MAX_BYTES, MAX_UNRESOLVED_TEXT};

/// Windows-1252 from 0x80 to 0x9F, where it differs from Latin-1. The five unused codes map to control characters.
const WINDOWS_1252: [char; 32] = [
    '\u{20ac}', '\u{81}', '\u{201a}', '\u{192}', '\u{201e}', '\u{2026}', '\u{2020}', '\u{2021}', '\u{2c6}', '\u{2030}',
    '\u{160}', '\u{2039}', '\u{152}', '\u{8d}', '\u{17d}', '\u{8f}', '\u{90}', '\u{2018}', '\u{2019}', '\u{201c}',
    '\u{201d}', '\u{2022}', '\u{2013}', '\u{2014}', '\u{2dc}', '\u{2122}', '\u{161}', '\u{203a}', '\u{153}', '\u{9d}',
    '\u{17e}', '\u{178}',
];

/// Decodes UTF-8, UTF-16 with a byte order mark, or the output of older spreadsheets (Windows-1252). Normalises line
/// breaks to `\n` and blanks to a space or tab.
///
/// # Errors
/// [`ReadError`] if the input is too large, not text, blank, or a web address.
pub fn text(bytes: &[u8]) -> Result<String, ReadError> {
    if bytes.len() > MAX_BYTES {
        return Err(ReadError::TooLarge { bytes: bytes.len() });
    }
    let text = plain(&decode(bytes)?);
    match address(&text) {
        Some(address) => Err(ReadError::Address { address: shortened(address, MAX_UNRESOLVED_TEXT) }),
        None if text.trim().is_empty() => Err(ReadError::Empty),
        None => Ok(text),
    }
}

/// Decodes UTF-8, UTF-16 with a byte order mark, or Windows-1252. Only the byte order mark is removed. All text files
/// from outside use this decoder.
///
/// # Errors
/// [`ReadError::NotText`] with the offset of the first byte that cannot be text.
pub fn decode(bytes: &[u8]) -> Result<String, ReadError> {
    match bytes {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => eight_bit(rest, 3),
        all => eight_bit(all, 0),
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<String, ReadError> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let mut out = String::with_capacity(bytes.len() / 2);
    let mut at = 2;
    for letter in char::decode_utf16(pairs.iter().copied().map(unit)) {
        match letter {
            Ok(letter) if !is_garbage(letter) => {
                out.push(letter);
                at += letter.len_utf16() * 2;
            }
            Ok(_) | Err(_) => return Err(ReadError::NotText { at }),
        }
    }
    if rest.is_empty() { Ok(out) } else { Err(ReadError::NotText { at }) }
}

/// Decodes UTF-8, or Windows-1252 if the bytes allow it. `skipped` bytes came before.
fn eight_bit(bytes: &[u8], skipped: usize) -> Result<String, ReadError> {
    match std::str::from_utf8(bytes) {
        Ok(text) => match text.char_indices().find(|(_, letter)| is_garbage(*letter)) {
            Some((at, _)) => Err(ReadError::NotText { at: at + skipped }),
            None => Ok(text.to_owned()),
        },
        Err(_) => bytes
            .iter()
            .enumerate()
            .map(|(at, byte)| match windows_1252(*byte) {
                letter if is_garbage(letter) => Err(ReadError::NotText { at: at + skipped }),
                letter => Ok(letter),
            })
            .collect(),
    }
}

fn windows_1252(byte: u8) -> char {
    byte.checked_sub(0x80).and_then(|place| WINDOWS_1252.get(usize::from(place))).copied().unwrap_or(char::from(byte))
}

/// Returns `true` for control characters that do not occur in text.
fn is_garbage(letter: char) -> bool {
    letter.is_control() && !matches!(letter, '\t' | '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}')
}

/// Normalises line breaks and blanks, and removes invisible characters.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\r' => {
                letters.next_if_eq(&'\n');
                out.push('\n');
            }
            '\n' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => out.push('\n'),
            '\t' => out.push('\t'),
            '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{ad}' | '\u{202a}'..='\u{202e}' => {}
            blank if blank.is_whitespace() => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}

/// Returns the web address, if the whole text is one.
fn address(text: &str) -> Option<&str> {
    let one = text.trim().trim_matches(['<', '>', '"', '\'', '(', ')']);
    let lower: String = one.chars().take(12).collect::<String>().to_ascii_lowercase();
    let whole = !one.is_empty() && !one.contains(char::is_whitespace) && !one.contains(['{', '|']);
    let scheme = ["http:", "https:", "www."].iter().any(|start| lower.starts_with(start));
    let host = one.split_once('/').is_some_and(|(host, path)| {
        !path.is_empty()
            && host.contains('.')
            && host.rsplit('.').next().is_some_and(|end| end.len() >= 2 && end.bytes().all(|b| b.is_ascii_alphabetic()))
            && host.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-'))
    });
    (whole && (scheme || host)).then_some(one)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_encoding_in_use_is_read() {
        let text_of = |bytes: &[u8]| text(bytes).unwrap();
        assert_eq!(text_of("\u{feff}Îmwe\r\nA\rB".as_bytes()), "Îmwe\nA\nB");
        let wide: Vec<u8> = "\u{feff}Îmwe".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(text_of(&wide), "Îmwe");
        let wide: Vec<u8> = "\u{feff}Îmwe".encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(text_of(&wide), "Îmwe");
        assert_eq!(text_of(b"Chirrut \xcemwe, It\x92s"), "Chirrut Îmwe, It\u{2019}s");
        assert_eq!(text_of("3\u{a0}Maul\u{200b}\u{202f}\u{2003}x".as_bytes()), "3 Maul  x");
    }

    #[test]
    fn input_that_is_not_text_is_refused_with_its_position() {
        assert_eq!(text(b"ab\0c"), Err(ReadError::NotText { at: 2 }));
        assert_eq!(text(b"\x89PNG\r\n\x1a\n"), Err(ReadError::NotText { at: 6 }));
        assert_eq!(text(b"\xff\xfea"), Err(ReadError::NotText { at: 2 }));
        assert_eq!(text(b"\xff\xfe\x00\xd8a\x00"), Err(ReadError::NotText { at: 2 }));
        assert_eq!(text(&vec![b' '; MAX_BYTES + 1]), Err(ReadError::TooLarge { bytes: MAX_BYTES + 1 }));
        assert_eq!(text(b"\xef\xbb\xbf \n"), Err(ReadError::Empty));
    }

    #[test]
    fn an_address_is_distinguished_from_a_deck() {
        for address in
            ["https://swudb.com/deck/abc", " www.swudb.com/deck/a\n", "swubase.com/decks/1?x=y", "HTTP://x.y"]
        {
            assert!(matches!(text(address.as_bytes()), Err(ReadError::Address { .. })), "{address}");
        }
        for deck in ["1 TIE/ln Fighter", "TIE/ln", "Supremacy.TIE/sf Fighter x2", "3x SOR_042"] {
            assert!(text(deck.as_bytes()).is_ok(), "{deck}");
        }
    }
}
