//! The second desk: the window's page in a scorekeeper's browser, and its requests.

use std::sync::Arc;

use app::phones::{Phone, SecondDeskCommand, SecondDeskQuery, StaffRequest, not_yours};
use app::{AppError, ErrorCode, Phones};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Extension, Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::access::Route;
use crate::desk_page::PageFile;
use crate::pages;
use crate::phone::{Signature, answered, asked_by, signed};
use crate::reader::Reader;
use crate::server_state::{Peer, Shared};
use crate::sign;
use crate::words::PageLanguage;

/// A request of the page. Changes are numbered consecutively, reads in ascending order.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Asked {
    Read { call: Value },
    Change { call: Value },
}

/// Response to the page.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct Said {
    /// Result of the command.
    data: Value,
    /// Error of the command.
    error: Option<AppError>,
    /// Highest accepted number of reads or of changes, depending on the request.
    asked: Option<u64>,
    /// `true` if the request was out of order.
    out_of_order: bool,
    /// `true` if this device has been revoked.
    gone: bool,
}

/// Serves the page, with a script that sends its commands over the network instead of through the window.
pub(crate) async fn page(State(shared): State<Arc<Shared>>, headers: HeaderMap) -> Response {
    let reader = Reader::of(&headers, None, None);
    let page = shared.desk_page.as_ref().and_then(|page| page("index.html"));
    let Some(html) = page.and_then(|file| String::from_utf8(file.bytes).ok()) else {
        let said = reader.language.words().no_window;
        let problem = pages::problem(reader, StatusCode::NOT_FOUND, said, Some(&shared));
        return (StatusCode::NOT_FOUND, Html(problem.into_string())).into_response();
    };
    let (event, domain) = (shared.live.event(), sign::DOMAIN);
    let words = reader.language.words();
    let scripts = maud::html! {
        script src="/sign.js" {}
        script src="/desk.js" data-event=(event) data-domain=(domain) data-no-code=(words.no_desk)
            data-not-live=(words.desk_offline) data-too-long=(words.desk_too_long) data-refused=(words.desk_refused)
            data-epoch=(shared.epoch) {}
    };
    Html(html.replacen("<head>", &format!("<head>{}", scripts.into_string()), 1)).into_response()
}

/// Serves a file of the built page.
pub(crate) async fn file(State(shared): State<Arc<Shared>>, Path(name): Path<String>) -> Response {
    let found = shared.desk_page.as_ref().and_then(|page| page(&format!("assets/{name}")));
    match found {
        Some(PageFile { bytes, kind }) => ([(CONTENT_TYPE, kind)], bytes).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Responds to a signed command of a scorekeeper's device.
pub(crate) async fn ask(
    State(shared): State<Arc<Shared>>,
    Extension(Peer(from)): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let answered = answered(shared, from, &headers, body, answer).await;
    answered.unwrap_or_else(|| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

fn answer(shared: &Shared, reader: Reader, signature: &Signature, body: &[u8]) -> Response {
    let (request, phone) = match signed::<Asked>(shared, reader, signature, body, Route::DeskAsk) {
        Ok(signed) => signed,
        Err(refused) => return *refused,
    };
    let (number, phones) = (request.counter, shared.live.phones());
    match request.ask {
        Asked::Read { call } => match shared.reads.take(phones, request.phone, number) {
            Err(error) => finished(phones, Err(error), None, None),
            Ok(Err(known)) => respond(
                phones,
                StatusCode::CONFLICT,
                Said { asked: Some(known), out_of_order: true, ..Said::default() },
            ),
            Ok(Ok(())) => {
                let read = serde_json::from_value::<SecondDeskQuery>(call).map_err(|_| not_yours());
                let read = read.and_then(|read| phones.read_as_staff(phone.event, &read));
                finished(phones, read, Some(number), Some(number))
            }
        },
        Asked::Change { call } => {
            let digest = sign::digest(body);
            let done = serde_json::from_value::<SecondDeskCommand>(call).map_err(|_| not_yours());
            let done = done.and_then(|change| change_event(phones, &phone, request.phone, number, &digest, &change));
            let done = done.map_err(|error| phones.use_up_request(request.phone, number, &digest, error));
            finished(phones, done, Some(number), asked_by(shared, request.phone))
        }
    }
}

fn change_event(
    phones: &Phones,
    phone: &Phone,
    number: u32,
    counter: u64,
    digest: &[u8; 32],
    change: &SecondDeskCommand,
) -> Result<Value, AppError> {
    if change.event().is_some_and(|event| event != phone.event) {
        return Err(not_yours());
    }
    let asked = match change {
        SecondDeskCommand::Join {} => StaffRequest::Look,
        SecondDeskCommand::Act { act, .. } => StaffRequest::Act(act.clone()),
        SecondDeskCommand::AnswerPhoneCall { player, call, .. } => {
            StaffRequest::Answer { player: *player, call: *call }
        }
    };
    let person = phones.handle_staff_request(number, counter, digest, &asked)?;
    phones.changed_as_staff(&person, change)
}

/// Builds the response. `taken` is the current number if the command succeeded, `refused` if it was rejected.
fn finished(phones: &Phones, done: Result<Value, AppError>, taken: Option<u64>, refused: Option<u64>) -> Response {
    match done {
        Ok(data) => respond(phones, StatusCode::OK, Said { data, asked: taken, ..Said::default() }),
        Err(error) => {
            let (gone, out_of_order) = (error.code == ErrorCode::PhonesGone, error.code == ErrorCode::PhonesOrder);
            let busy = [ErrorCode::StoreLocked, ErrorCode::StoreConflict].contains(&error.code);
            let status = match (gone, busy) {
                (true, _) => StatusCode::FORBIDDEN,
                // Another program keeps writing: the same request may be retried.
                (false, true) => StatusCode::SERVICE_UNAVAILABLE,
                (false, false) => StatusCode::CONFLICT,
            };
            respond(phones, status, Said { error: Some(error), asked: refused, gone, out_of_order, ..Said::default() })
        }
    }
}

fn respond(phones: &Phones, status: StatusCode, mut said: Said) -> Response {
    said.error = said.error.map(|error| phones.localize_error(error));
    (status, Json(said)).into_response()
}
