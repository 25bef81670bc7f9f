//! A player's phone: its page and its requests.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use app::contract::{CardCount, DeckEntry, FloorView, PhoneCallName, PhoneTableUpdate, PlayerPhoneView};
use app::phones::{
    CasualRequest, GameRequest, GameSelector, Phone, PhonePick, PhoneRequest, PlayerReport, PublicClock,
};
use app::{AppError, ErrorCode};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Extension, RawQuery, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::access::{Right, Role, Route};
use crate::assets::PHONE;
use crate::pages::{self, ScriptPage};
use crate::reader::{Reader, cookie};
use crate::server_state::{Peer, Shared};
use crate::sign;
use crate::words::PageLanguage;

/// Header with the signature of a request.
pub(crate) const SIGNATURE: &str = "x-signature";
/// Header with the epoch a request is signed in; absent for a database that was never replaced.
const EPOCH: &str = "x-epoch";

/// A signed request of a phone.
#[derive(Debug, Deserialize)]
pub(crate) struct SignedRequest<A> {
    pub(crate) phone: u32,
    pub(crate) counter: u64,
    #[serde(flatten)]
    pub(crate) ask: A,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum Ask {
    Look,
    Report {
        round: u32,
        opponent: u32,
        won: u8,
        lost: u8,
        drawn: u8,
    },
    Call {
        call: PhoneCallName,
    },
    TakeBack {
        call: PhoneCallName,
    },
    HandIn {
        slot: u32,
        list: String,
    },
    LookAtList {
        slot: u32,
        list: String,
    },
    Pick {
        pack: u32,
        pick: u32,
        index: u32,
        card: String,
    },
    SaveDeck {
        list: DeckEntry,
    },
    SuggestDeck,
    Game {
        #[serde(default)]
        casual: bool,
        have: Option<String>,
    },
    Want {
        number: u32,
        main: Option<Vec<CardCount>>,
        have: Option<String>,
    },
    Answer {
        number: u32,
        step: u32,
        option: u32,
        #[serde(default)]
        casual: bool,
        have: Option<String>,
    },
    Concede {
        number: u32,
        #[serde(default)]
        casual: bool,
        have: Option<String>,
    },
    OpenTable {
        seats: u32,
        deck: Option<String>,
    },
    JoinTable {
        table: u32,
        deck: Option<String>,
    },
    LeaveTable,
}

/// Response to a phone.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PhoneResponse {
    /// Reason that the request was rejected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) problem: Option<String>,
    /// Screen of a player's phone; a game sends its table instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) view: Option<Box<PlayerPhoneView>>,
    /// Screen of a judge's phone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) floor: Option<FloorView>,
    /// Number of accepted requests of this phone, if its signature is valid.
    pub(crate) asked: Option<u64>,
    /// `true` if the request was out of order: the phone retries with the number after `asked`.
    pub(crate) out_of_order: bool,
    /// `true` if this phone has been revoked.
    pub(crate) gone: bool,
    /// `true` if the same request may be retried.
    pub(crate) retry: bool,
    /// Current epoch if the request was signed in another one: the phone signs it again and retries.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) epoch: Option<String>,
    /// Table of the player's game, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) table: Option<ShownTable>,
    /// Number of the phone's player. The board uses it to mark their rows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) player: Option<u32>,
}

/// Table of a player's game.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ShownTable {
    #[serde(flatten)]
    update: PhoneTableUpdate,
    /// `true` if the player has called a judge.
    judge_called: bool,
}

/// Name of the cookie with the seat of a player's phone. Phones set it, and it grants nothing.
const SEAT: &str = "cantina-phone";

/// Returns the player that a request for the page names, as "event.player", in the address of an invitation or in the cookie.
fn named_player(headers: &HeaderMap, query: Option<&str>, event: u32) -> Option<u32> {
    let seat = query.or_else(|| cookie(headers, SEAT))?;
    let (its_event, player) = seat.split_once('.')?;
    (its_event.parse() == Ok(event)).then(|| player.parse().ok())?
}

/// Serves the page of a player's phone. Its content comes with the first signed request; until then it shows what the board
/// shows of the player that the request names.
pub(crate) async fn page(State(shared): State<Arc<Shared>>, headers: HeaderMap, RawQuery(query): RawQuery) -> Response {
    let reader = Reader::of(&headers, None, None);
    let (now, event) = (shared.live.now(), shared.live.event());
    let moment = shared.live.moment();
    let own = named_player(&headers, query.as_deref(), event).map(|player| {
        pages::own_match(&now.public, player, |clock: PublicClock| clock.left(moment), reader.language.words())
    });
    let page = ScriptPage {
        name: reader.language.words().my_match,
        epoch: &shared.epoch,
        revision: now.revision,
        nav: pages::own_nav(reader.language),
        own: own.unwrap_or_default(),
        ..ScriptPage::of(&PHONE, &now.public.name, event)
    };
    Html(pages::script_page(reader, &page).into_string()).into_response()
}

/// Responds to a signed request of a phone.
pub(crate) async fn ask(
    State(shared): State<Arc<Shared>>,
    Extension(Peer(from)): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    answered(shared, from, &headers, body, answer).await.unwrap_or_else(retry_response)
}

/// The signature headers of a request.
#[derive(Debug)]
pub(crate) struct Signature {
    from: IpAddr,
    epoch: String,
    signature: String,
}

/// A route's handler for signed requests: reader settings, signature, body.
type Answering = fn(&Shared, Reader, &Signature, &[u8]) -> Response;

/// Handles a signed request outside the network threads. Returns `None` if the handler panicked.
pub(crate) async fn answered(
    shared: Arc<Shared>,
    from: SocketAddr,
    headers: &HeaderMap,
    body: Bytes,
    answer: Answering,
) -> Option<Response> {
    let reader = Reader::of(headers, None, None);
    let header = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned();
    let signature = Signature { from: from.ip(), epoch: header(EPOCH), signature: header(SIGNATURE) };
    // The database waits for the disk.
    tokio::task::spawn_blocking(move || answer(&shared, reader, &signature, &body)).await.ok()
}

/// Returns the response to a request that was aborted and may be retried.
pub(crate) fn retry_response() -> Response {
    error_message(StatusCode::INTERNAL_SERVER_ERROR, PhoneResponse { retry: true, ..PhoneResponse::default() })
}

pub(crate) fn error_message(status: StatusCode, answer: PhoneResponse) -> Response {
    (status, Json(answer)).into_response()
}

/// Adds the reason to the response to a rejected request.
fn refusal(why: &str, answer: PhoneResponse) -> PhoneResponse {
    PhoneResponse { problem: Some(why.to_owned()), ..answer }
}

/// Parses a body and checks its signature and the role's access. The error is the response to send.
pub(crate) fn signed<A: DeserializeOwned>(
    shared: &Shared,
    reader: Reader,
    signature: &Signature,
    body: &[u8],
    route: Route,
) -> Result<(SignedRequest<A>, Phone), Box<Response>> {
    let words = reader.language.words();
    let refused = |status, why: &str, answer: PhoneResponse| Box::new(error_message(status, refusal(why, answer)));
    let Ok(request) = serde_json::from_slice::<SignedRequest<A>>(body) else {
        return Err(refused(StatusCode::BAD_REQUEST, words.page_missing, PhoneResponse::default()));
    };
    if signature.epoch != shared.epoch {
        // Requests recorded before a backup was restored become invalid; a real phone signs the same request again.
        let epoch = Some(shared.epoch.clone());
        return Err(refused(StatusCode::CONFLICT, words.reload, PhoneResponse { epoch, ..PhoneResponse::default() }));
    }
    let phone = shared.live.phones().phone(request.phone);
    // A phone of another event is treated as unknown.
    let phone = phone.ok().filter(|phone| phone.event == shared.live.event());
    // An unknown phone takes the same code path as a wrong signature.
    let key = phone.as_ref().map_or([0; 32], |phone| phone.key);
    let is_signed = sign::is_signed(&key, &signature.epoch, body, &signature.signature);
    let later = || {
        Box::new(error_message(
            StatusCode::TOO_MANY_REQUESTS,
            PhoneResponse { retry: true, ..PhoneResponse::default() },
        ))
    };
    let Some(phone) = phone.filter(|_| is_signed) else {
        // Other phones behind the same address, and this phone with the right signature, are not limited.
        return Err(if shared.counters.fails_too_often(signature.from, request.phone) {
            later()
        } else {
            refused(StatusCode::FORBIDDEN, words.phone_gone, PhoneResponse { gone: true, ..PhoneResponse::default() })
        });
    };
    if !shared.counters.may_phone_ask(request.phone) {
        return Err(later());
    }
    match route.right(Role::of(phone.role)) {
        Right::Own | Right::Event | Right::Open => Ok((request, phone)),
        // A phone keeps its role, so a retry would be rejected again.
        Right::No => Err(refused(StatusCode::FORBIDDEN, words.page_missing, PhoneResponse::default())),
    }
}

/// Returns the number of accepted requests of a phone, including rejected ones that used up their number.
pub(crate) fn asked_by(shared: &Shared, phone: u32) -> Option<u64> {
    shared.live.phones().phone(phone).ok().map(|phone| phone.asked)
}

fn answer(shared: &Shared, reader: Reader, signature: &Signature, body: &[u8]) -> Response {
    // The sender is the player of the phone; a request cannot name another one.
    let (request, _) = match signed::<Ask>(shared, reader, signature, body, Route::Ask) {
        Ok(signed) => signed,
        Err(refused) => return *refused,
    };
    let game = |casual, ask, have| {
        let of = if casual { GameSelector::Casual } else { GameSelector::Match };
        PhoneRequest::Game { of, ask, have }
    };
    // The page sends an empty key for the player's own list.
    let chosen = |deck: Option<String>| deck.filter(|key| !key.is_empty());
    let asked = match request.ask {
        Ask::Look => PhoneRequest::Look,
        Ask::Report { round, opponent, won, lost, drawn } => {
            PhoneRequest::Report { round, opponent, reported: PlayerReport { won, lost, drawn } }
        }
        Ask::Call { call } => PhoneRequest::Call(call),
        Ask::TakeBack { call } => PhoneRequest::TakeBack(call),
        Ask::HandIn { slot, list } => PhoneRequest::HandIn { slot, list },
        Ask::LookAtList { slot, list } => PhoneRequest::LookAtList { slot, list },
        Ask::Pick { pack, pick, index, card } => PhoneRequest::Pick(PhonePick { pack, pick, index, card }),
        Ask::SaveDeck { list } => PhoneRequest::SaveDeck(list),
        Ask::SuggestDeck => PhoneRequest::SuggestDeck,
        Ask::Game { casual, have } => game(casual, GameRequest::Look, have),
        Ask::Want { number, main, have } => game(false, GameRequest::Want { number, main }, have),
        Ask::Answer { number, step, option, casual, have } => {
            game(casual, GameRequest::Answer { number, step, option }, have)
        }
        Ask::Concede { number, casual, have } => game(casual, GameRequest::Concede { number }, have),
        Ask::OpenTable { seats, deck } => PhoneRequest::Casual(CasualRequest::Open { seats, deck: chosen(deck) }),
        Ask::JoinTable { table, deck } => PhoneRequest::Casual(CasualRequest::Join { table, deck: chosen(deck) }),
        Ask::LeaveTable => PhoneRequest::Casual(CasualRequest::Leave),
    };
    let phones = shared.live.phones();
    match phones.handle_phone_request(request.phone, request.counter, &sign::digest(body), &asked, reader.language) {
        Ok(view) => error_message(StatusCode::OK, shown(view, request.counter)),
        Err(error) => problem(shared, reader, error, request.phone),
    }
}

fn shown(mut view: PlayerPhoneView, asked: u64) -> PhoneResponse {
    let (asked, player) = (Some(asked), Some(view.number));
    match view.table.take() {
        Some(update) => {
            let judge_called = view.calls.contains(&PhoneCallName::Judge);
            let table = Some(ShownTable { update, judge_called });
            PhoneResponse { asked, player, table, ..PhoneResponse::default() }
        }
        None => PhoneResponse { asked, player, view: Some(Box::new(view)), ..PhoneResponse::default() },
    }
}

/// Returns the response to a phone whose request was rejected.
pub(crate) fn problem(shared: &Shared, reader: Reader, error: AppError, phone: u32) -> Response {
    let error = error.in_language(reader.language);
    let asked = asked_by(shared, phone);
    let answer = refusal(&error.message, PhoneResponse { asked, ..PhoneResponse::default() });
    if error.code == ErrorCode::PhonesGone {
        error_message(StatusCode::FORBIDDEN, PhoneResponse { gone: true, ..answer })
    } else if error.code == ErrorCode::PhonesOrder {
        error_message(StatusCode::CONFLICT, PhoneResponse { out_of_order: true, ..answer })
    } else if [ErrorCode::StoreLocked, ErrorCode::StoreConflict].contains(&error.code) {
        // Another program keeps writing: the request itself is valid.
        error_message(StatusCode::SERVICE_UNAVAILABLE, PhoneResponse { retry: true, ..answer })
    } else {
        error_message(StatusCode::CONFLICT, answer)
    }
}
