//! A floor judge's phone: its page and its requests.

use std::sync::Arc;

use app::contract::{EventAct, FloorQuery, PhoneCallName};
use app::phones::StaffRequest;
use axum::body::Bytes;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;

use crate::access::Route;
use crate::assets::JUDGE;
use crate::pages::{self, ScriptPage};
use crate::phone::{PhoneResponse, Signature, answered, error_message, problem, retry_response, signed};
use crate::reader::Reader;
use crate::server_state::{Peer, Shared};
use crate::sign;
use crate::words::PageLanguage;

/// A request from a judge's phone, and the screen to return.
#[derive(Debug, Deserialize)]
struct Asked {
    #[serde(flatten)]
    ask: Ask,
    #[serde(default)]
    view: FloorQuery,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Ask {
    Look,
    Act { act: Box<EventAct> },
    Here { table: Option<u32> },
    Answer { player: u32, call: PhoneCallName },
}

/// Serves the page of a judge's phone. Its content comes with the first signed request.
pub(crate) async fn page(State(shared): State<Arc<Shared>>, headers: HeaderMap) -> Response {
    let reader = Reader::of(&headers, None, None);
    let revision = shared.live.staff_revision();
    let now = shared.live.now();
    let page = ScriptPage {
        name: reader.language.words().judging,
        epoch: &shared.epoch,
        revision,
        ..ScriptPage::of(&JUDGE, &now.public.name, shared.live.event())
    };
    Html(pages::script_page(reader, &page).into_string()).into_response()
}

/// Responds to a signed request of a judge's phone.
pub(crate) async fn ask(
    State(shared): State<Arc<Shared>>,
    Extension(Peer(from)): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    answered(shared, from, &headers, body, answer).await.unwrap_or_else(retry_response)
}

fn answer(shared: &Shared, reader: Reader, signature: &Signature, body: &[u8]) -> Response {
    let (request, _) = match signed::<Asked>(shared, reader, signature, body, Route::JudgeAsk) {
        Ok(signed) => signed,
        Err(refused) => return *refused,
    };
    let asked = match request.ask.ask {
        Ask::Look => StaffRequest::Look,
        Ask::Act { act } => StaffRequest::Act(act),
        Ask::Here { table } => StaffRequest::Here(table),
        Ask::Answer { player, call } => StaffRequest::Answer { player, call },
    };
    let phones = shared.live.phones();
    let person = match phones.handle_staff_request(request.phone, request.counter, &sign::digest(body), &asked) {
        Ok(person) => person,
        Err(error) => return problem(shared, reader, error, request.phone),
    };
    match phones.floor_view(&person, &request.ask.view, reader.language) {
        Ok(view) => {
            let (asked, floor) = (Some(request.counter), Some(view));
            error_message(StatusCode::OK, PhoneResponse { asked, floor, ..PhoneResponse::default() })
        }
        // The request itself was accepted.
        Err(error) => problem(shared, reader, error, request.phone),
    }
}
