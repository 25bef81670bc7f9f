//! Joining by name: the page and the requests of a phone.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use app::contract::{JoinStatus, JoinView};
use app::hexadecimal::unhex;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;

use crate::assets::PHONE;
use crate::join_queue::DOMAIN;
use crate::pages::{self, ScriptPage};
use crate::reader::Reader;
use crate::server_state::{Peer, Shared};
use crate::words::PageLanguage;

/// A request from a phone that has not joined yet.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Asked {
    /// Asks to join as a player.
    Ask { player: u32, key: String },
    /// Asks for the status of a request.
    Look { token: String },
}

/// Serves the join page, with the names of the players.
pub(crate) async fn page(State(shared): State<Arc<Shared>>, headers: HeaderMap) -> Response {
    let reader = Reader::of(&headers, None, None);
    let now = shared.live.now();
    let is_open = shared.takes_joins();
    let players = if is_open { now.public.players.clone() } else { Vec::new() };
    let view = serde_json::to_string(&JoinView { is_open, players }).unwrap_or_default();
    let words = reader.language.words();
    let page = ScriptPage {
        name: words.join,
        domain: DOMAIN,
        join: Some(&view),
        ..ScriptPage::of(&PHONE, &now.public.name, shared.live.event())
    };
    Html(pages::script_page(reader, &page).into_string()).into_response()
}

/// Handles a join request or a status request.
pub(crate) async fn ask(
    State(shared): State<Arc<Shared>>,
    Extension(Peer(from)): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let words = Reader::of(&headers, None, None).language.words();
    let asked = serde_json::from_slice::<Asked>(&body);
    let Some(seen) = asked.ok().and_then(|asked| seen(&shared, from.ip(), &asked)) else {
        return (StatusCode::BAD_REQUEST, words.page_missing).into_response();
    };
    let status = match seen {
        JoinStatus::TooMany => StatusCode::TOO_MANY_REQUESTS,
        JoinStatus::UnknownPlayer => StatusCode::NOT_FOUND,
        JoinStatus::Waiting { .. }
        | JoinStatus::Approved { .. }
        | JoinStatus::Refused
        | JoinStatus::Over
        | JoinStatus::Off => StatusCode::OK,
    };
    (status, Json(seen)).into_response()
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
