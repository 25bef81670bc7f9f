//! Joining by name: the page and the requests of a phone.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use serde::{Deserialize, Serialize};

use crate::join_queue::JoinStatus;
use crate::pages::join;
use crate::reader::Reader;
use crate::server_state::{Peer, Shared};
use crate::words::PageLanguage;
use app::hexadecimal::unhex;

/// A request from a phone that has not joined yet.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Asked {
    /// Asks to join as a player.
    Ask { player: u32, key: String },
    /// Asks for the status of a request.
    Look { token: String },
}

/// Response to a phone that has not joined yet.
#[derive(Debug, Serialize)]
struct Answer {
    state: &'static str,
    /// HTML to show from now on.
    html: String,
    token: Option<String>,
    phone: Option<u32>,
    desk: Option<String>,
}

/// Serves the join page.
pub(crate) async fn page(State(shared): State<Arc<Shared>>, headers: HeaderMap) -> Response {
    let reader = Reader::of(&headers, None, None);
    let now = shared.live.now();
    let is_open = shared.takes_joins();
    let page = join::whole(reader, &now.public.name, &now.public.players, is_open);
    Html(page.into_string()).into_response()
}

/// Handles a join request or a status request.
pub(crate) async fn ask(
    State(shared): State<Arc<Shared>>,
    Extension(Peer(from)): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let words = Reader::of(&headers, None, None).language.words();
    let Ok(asked) = serde_json::from_slice::<Asked>(&body) else {
        return (StatusCode::BAD_REQUEST, words.page_missing).into_response();
    };
    let Some(seen) = seen(&shared, from.ip(), &asked) else {
        return (StatusCode::BAD_REQUEST, words.page_missing).into_response();
    };
    let html = join::seen(&seen, words).into_string();
    let plain = |state| Answer { state, html: html.clone(), token: None, phone: None, desk: None };
    let (status, answer) = match seen {
        JoinStatus::Waiting { token, .. } => (StatusCode::OK, Answer { token: Some(token), ..plain("waiting") }),
        JoinStatus::Approved { phone, desk } => {
            (StatusCode::OK, Answer { phone: Some(phone), desk: Some(desk), ..plain("approved") })
        }
        JoinStatus::Refused => (StatusCode::OK, plain("refused")),
        JoinStatus::Over => (StatusCode::OK, plain("over")),
        JoinStatus::TooMany => (StatusCode::TOO_MANY_REQUESTS, plain("tooMany")),
        JoinStatus::Off => (StatusCode::OK, plain("off")),
        JoinStatus::UnknownPlayer => (StatusCode::NOT_FOUND, plain("nobody")),
    };
    (status, Json(answer)).into_response()
}

/// Returns the new state for the phone, or `None` for an invalid request.
fn seen(shared: &Shared, from: IpAddr, asked: &Asked) -> Option<JoinStatus> {
    let Some(joins) = &shared.joins else { return Some(JoinStatus::Off) };
    match asked {
        Asked::Look { token } => Some(joins.status(token, Instant::now())),
        Asked::Ask { player, key } => {
            let theirs: [u8; 32] = unhex(key)?.try_into().ok()?;
            let now = shared.live.now();
            let Some(player) = now.public.players.iter().find(|known| known.number == *player) else {
                return Some(JoinStatus::UnknownPlayer);
            };
            Some(joins.ask(from, player, theirs, Instant::now()))
        }
    }
}
