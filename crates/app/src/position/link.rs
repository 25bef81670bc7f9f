//! Cases as links: short enough for a chat, and pasted into the judge's table on another computer.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

/// Prefix of a link.
const BEGINS: &str = "cantina://judge/";

/// Maximum length of the text in a link, in bytes.
const LONGEST: usize = 4 << 20;
/// Compression level, from 0 to 10.
const LEVEL: u8 = 10;

/// Compresses a text into a link that contains only URL-safe characters.
pub(crate) fn link_of(text: &str) -> String {
    format!("{BEGINS}{}", URL_SAFE_NO_PAD.encode(compress_to_vec(text.as_bytes(), LEVEL)))
}

/// Returns the text in a link, or `None` if the link is incomplete or not one of Cantina's.
pub(crate) fn text_in(link: &str) -> Option<String> {
    let packed = link.trim().strip_prefix(BEGINS)?;
    let packed = URL_SAFE_NO_PAD.decode(packed).ok()?;
    String::from_utf8(decompress_to_vec_with_limit(&packed, LONGEST).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_link_decodes_to_the_text_it_was_made_of() {
        for text in ["", "{}", "Grüße, «Luke»"] {
            assert_eq!(text_in(&format!(" {}\n", link_of(text))).as_deref(), Some(text));
        }
        for other in ["", "https://example.org", "cantina://judge/%%", "cantina://decks/e30"] {
            assert_eq!(text_in(other), None, "{other}");
        }
    }
}
