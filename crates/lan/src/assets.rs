//! The style sheet and the scripts of the pages. They are compressed once, for browsers that accept it.

use std::io::Write;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

pub(crate) static STYLE: Asset = Asset::new(CSS, include_str!("../assets/style.css"));
pub(crate) static BOARD: Asset = Asset::new(SCRIPT, include_str!("../assets/board.js"));
pub(crate) static PHONE: Asset = Asset::new(SCRIPT, include_str!("../assets/phone.js"));
pub(crate) static JUDGE: Asset = Asset::new(SCRIPT, include_str!("../assets/judge.js"));
pub(crate) static SIGN: Asset = Asset::new(SCRIPT, include_str!("../assets/sign.js"));
pub(crate) static JOIN: Asset = Asset::new(SCRIPT, include_str!("../assets/join.js"));
pub(crate) static DESK: Asset = Asset::new(SCRIPT, include_str!("../assets/desk.js"));

/// A file that is part of the program and the same for everyone.
pub(crate) struct Asset {
    kind: &'static str,
    text: &'static str,
    gzipped: OnceLock<Option<Bytes>>,
}

impl Asset {
    const fn new(kind: &'static str, text: &'static str) -> Asset {
        Asset { kind, text, gzipped: OnceLock::new() }
    }

    /// Returns the file, compressed if the browser accepts that.
    pub(crate) fn response(&self, headers: &HeaderMap) -> Response {
        let gzipped = if accepts_gzip(headers) { self.gzipped.get_or_init(|| gzip(self.text)).clone() } else { None };
        let about = [(CONTENT_TYPE, self.kind), (VARY, "accept-encoding")];
        match gzipped {
            Some(bytes) => (about, [(CONTENT_ENCODING, "gzip")], bytes).into_response(),
            None => (about, self.text).into_response(),
        }
    }
}

/// Compresses a text. Returns `None` if that fails; the text is then sent as it is.
fn gzip(text: &str) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text.as_bytes()).ok()?;
    encoder.finish().ok().map(Bytes::from)
}

/// Returns `true` if a browser names gzip among the encodings it accepts, without the weight 0.
fn accepts_gzip(headers: &HeaderMap) -> bool {
    let named = headers.get_all(ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|value| value.split(',')).any(|encoding| {
        let mut parts = encoding.split(';').map(str::trim);
        let is_gzip = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let is_refused = parts.any(|weight| weight.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0_f32)));
        is_gzip && !is_refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn gzip_is_used_only_if_it_is_accepted() {
        let accepts = |value: &'static str| {
            accepts_gzip(&HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(value))]))
        };
        assert!(accepts("gzip") && accepts("deflate, GZIP;q=0.5, br"));
        assert!(!accepts("") && !accepts("br") && !accepts("gzip;q=0") && !accepts("gzip; q=0.0, *"));
        assert!(!accepts_gzip(&HeaderMap::new()));
    }
}
