//! The style sheet and the scripts of the pages. They are compressed once, for browsers that accept it, and a browser that
//! has one keeps it: pages name the version of a file in its address, and the digest that its content must have.

use std::io::Write;
use std::sync::OnceLock;

use app::hexadecimal::hex;
use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::access::Route;
use crate::sign::digest;

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

pub(crate) static STYLE: Asset = Asset::new(Route::Style, CSS, include_str!("../assets/style.css"));
pub(crate) static BOARD: Asset = Asset::new(Route::BoardScript, SCRIPT, include_str!("../assets/board.js"));
pub(crate) static PHONE: Asset = Asset::new(Route::PhoneScript, SCRIPT, include_str!("../assets/phone.js"));
pub(crate) static JUDGE: Asset = Asset::new(Route::JudgeScript, SCRIPT, include_str!("../assets/judge.js"));
pub(crate) static SIGN: Asset = Asset::new(Route::SignScript, SCRIPT, include_str!("../assets/sign.js"));
pub(crate) static DESK: Asset = Asset::new(Route::DeskScript, SCRIPT, include_str!("../assets/desk.js"));

/// A file that is part of the program and the same for everyone.
pub(crate) struct Asset {
    route: Route,
    kind: &'static str,
    pub(crate) text: &'static str,
    gzipped: OnceLock<Option<Bytes>>,
    digest: OnceLock<[u8; 32]>,
}

impl Asset {
    const fn new(route: Route, kind: &'static str, text: &'static str) -> Asset {
        Asset { route, kind, text, gzipped: OnceLock::new(), digest: OnceLock::new() }
    }

    fn digest(&self) -> &[u8; 32] {
        self.digest.get_or_init(|| digest(self.text.as_bytes()))
    }

    /// Returns the version of the file, which changes with its content.
    fn version(&self) -> String {
        hex(self.digest().first_chunk::<8>().unwrap_or(&[0; 8]))
    }

    /// Returns the address of this version of the file.
    pub(crate) fn url(&self) -> String {
        format!("{}?{}", self.route.path(), self.version())
    }

    /// Returns the digest of the file as subresource integrity and content security policies name it. With it in the page,
    /// a browser does not use a file that another network has left in its cache under the same address.
    pub(crate) fn integrity(&self) -> String {
        format!("sha256-{}", STANDARD.encode(self.digest()))
    }

    /// Returns the file, compressed if the browser accepts that. If the address names this version, the browser may keep it.
    pub(crate) fn response(&self, headers: &HeaderMap, version: Option<&str>) -> Response {
        let gzipped = if accepts_gzip(headers) { self.gzipped.get_or_init(|| gzip(self.text)).clone() } else { None };
        let about = [(CONTENT_TYPE, self.kind), (VARY, "accept-encoding")];
        let mut response = match gzipped {
            Some(bytes) => (about, [(CONTENT_ENCODING, "gzip")], bytes).into_response(),
            None => (about, self.text).into_response(),
        };
        if version == Some(self.version().as_str()) {
            let keep = HeaderValue::from_static("private, max-age=31536000, immutable");
            response.headers_mut().insert(CACHE_CONTROL, keep);
        }
        response
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
