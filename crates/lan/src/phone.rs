//! A player's phone: its page, and what it asks for.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use app::contract::{CardCount, DeckEntry, PhoneCallName};
use app::phones::{CasualAsk, GameAsk, GameOf, PersonView, Phone, PhoneAsk, PhonePick, Reported};
use app::{AppError, ErrorCode};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::access::{Right, Role, Route};
use crate::pages::{self, person};
use crate::reader::Reader;
use crate::shared::{Peer, Shared};
use crate::sign;

/// The header with the signature of a request.
pub(crate) const SIGNATURE: &str = "x-signature";
/// The header with the epoch in which a request is signed; none for a database that was never replaced.
const EPOCH: &str = "x-epoch";

/// A request of a phone, as it is signed.
#[derive(Debug, Deserialize)]
pub(crate) struct Request<A> {
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
    },
    Want {
        number: u32,
        main: Option<Vec<CardCount>>,
    },
    Answer {
        number: u32,
        step: u32,
        option: u32,
        #[serde(default)]
        casual: bool,
    },
    Concede {
        number: u32,
        #[serde(default)]
        casual: bool,
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

/// A response to a phone.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Answer {
    /// What is shown from now on.
    pub(crate) html: String,
    /// How many requests of this phone were taken in, where the phone has proved that it is the one.
    pub(crate) asked: Option<u64>,
    /// The request came out of its order: the phone asks anew with the number after `asked`.
    pub(crate) out_of_order: bool,
    /// This phone cannot ask any more.
    pub(crate) gone: bool,
    /// The same request may be sent once more.
    pub(crate) retry: bool,
    /// The request was signed in another epoch than this one: the same is signed anew and sent once more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) epoch: Option<String>,
    /// The table of the own match, for the script that draws it, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) table: Option<serde_json::Value>,
    /// The deck that a bot would build from the own pool, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) deck: Option<DeckEntry>,
    /// The number of the player of this phone, by which the board marks the own rows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) player: Option<u32>,
}

/// The page of a player's phone; all of it comes with the first request that the phone signs.
pub(crate) async fn page(State(shared): State<Arc<Shared>>, headers: HeaderMap) -> Response {
    let reader = Reader::of(&headers, None, None);
    Html(pages::phone(reader, &shared.live.now().public.name, shared.live.event(), &shared.epoch).into_string())
        .into_response()
}

/// Responds to a request of a phone, when it is signed by that phone.
pub(crate) async fn ask(
    State(shared): State<Arc<Shared>>,
    Extension(Peer(from)): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    answered(shared, from, &headers, body, answer).await.unwrap_or_else(retried)
}

/// Who has signed a request, as its headers say.
#[derive(Debug)]
pub(crate) struct Signature {
    from: IpAddr,
    epoch: String,
    signature: String,
}

/// What a route makes of a signed request: how it is read, who has signed it, the body.
type Answering = fn(&Shared, Reader, &Signature, &[u8]) -> Response;

/// Answers a signed request away from the network's threads; nothing when a defect of ours has broken it off.
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

/// What a phone hears when a request was broken off: the same may be sent once more.
pub(crate) fn retried() -> Response {
    said(StatusCode::INTERNAL_SERVER_ERROR, Answer { retry: true, ..Answer::default() })
}

pub(crate) fn said(status: StatusCode, answer: Answer) -> Response {
    (status, Json(answer)).into_response()
}

/// The request in a body and the phone that has signed it, when that phone may ask here; else what is said to it.
pub(crate) fn signed<A: DeserializeOwned>(
    shared: &Shared,
    reader: Reader,
    signature: &Signature,
    body: &[u8],
    route: Route,
) -> Result<(Request<A>, Phone), Box<Response>> {
    let words = reader.language.words();
    let refused = |status, why: &str, answer: Answer| {
        Box::new(said(status, Answer { html: person::refused(why).into_string(), ..answer }))
    };
    let Ok(request) = serde_json::from_slice::<Request<A>>(body) else {
        return Err(refused(StatusCode::BAD_REQUEST, words.not_here, Answer::default()));
    };
    if signature.epoch != shared.epoch {
        // What was recorded before a backup was restored ends here; a phone signs the same once more.
        let epoch = Some(shared.epoch.clone());
        return Err(refused(StatusCode::CONFLICT, words.reload, Answer { epoch, ..Answer::default() }));
    }
    let phone = shared.live.desk().phone(request.phone);
    // A phone of another event is nobody here.
    let phone = phone.ok().filter(|phone| phone.event == shared.live.event());
    // An unknown phone takes the same way as a wrong signature.
    let key = phone.as_ref().map_or([0; 32], |phone| phone.key);
    let is_signed = sign::is_signed(&key, &signature.epoch, body, &signature.signature);
    let later = || Box::new(said(StatusCode::TOO_MANY_REQUESTS, Answer { retry: true, ..Answer::default() }));
    let Some(phone) = phone.filter(|_| is_signed) else {
        // Others behind the same address, and the same phone with the right signature, are let through.
        return Err(if shared.counters.fails_too_often(signature.from, request.phone) {
            later()
        } else {
            refused(StatusCode::FORBIDDEN, words.phone_gone, Answer { gone: true, ..Answer::default() })
        });
    };
    if !shared.counters.may_phone_ask(request.phone) {
        return Err(later());
    }
    match route.right(Role::of(phone.role)) {
        Right::Own | Right::Event | Right::Open => Ok((request, phone)),
        // A phone keeps its role: sent again, this is refused again.
        Right::No => Err(refused(StatusCode::FORBIDDEN, words.not_here, Answer::default())),
    }
}

/// Returns how many requests of a phone were taken in, refused ones among them.
pub(crate) fn asked_by(shared: &Shared, phone: u32) -> Option<u64> {
    shared.live.desk().phone(phone).ok().map(|phone| phone.asked)
}

fn answer(shared: &Shared, reader: Reader, signature: &Signature, body: &[u8]) -> Response {
    // Who has signed is the player of the phone; there is no way to name another one.
    let (request, _) = match signed::<Ask>(shared, reader, signature, body, Route::Ask) {
        Ok(signed) => signed,
        Err(refused) => return *refused,
    };
    let of = |casual| if casual { GameOf::Casual } else { GameOf::Match };
    // The page has no key for the own list.
    let chosen = |deck: Option<String>| deck.filter(|key| !key.is_empty());
    let asked = match request.ask {
        Ask::Look => PhoneAsk::Look,
        Ask::Report { round, opponent, won, lost, drawn } => {
            PhoneAsk::Report { round, opponent, reported: Reported { won, lost, drawn } }
        }
        Ask::Call { call } => PhoneAsk::Call(call),
        Ask::TakeBack { call } => PhoneAsk::TakeBack(call),
        Ask::HandIn { slot, list } => PhoneAsk::HandIn { slot, list },
        Ask::LookAtList { slot, list } => PhoneAsk::LookAtList { slot, list },
        Ask::Pick { pack, pick, index, card } => PhoneAsk::Pick(PhonePick { pack, pick, index, card }),
        Ask::SaveDeck { list } => PhoneAsk::SaveDeck(list),
        Ask::SuggestDeck => PhoneAsk::SuggestDeck,
        Ask::Game { casual } => PhoneAsk::Game(of(casual), GameAsk::Look),
        Ask::Want { number, main } => PhoneAsk::Game(GameOf::Match, GameAsk::Want { number, main }),
        Ask::Answer { number, step, option, casual } => {
            PhoneAsk::Game(of(casual), GameAsk::Answer { number, step, option })
        }
        Ask::Concede { number, casual } => PhoneAsk::Game(of(casual), GameAsk::Concede { number }),
        Ask::OpenTable { seats, deck } => PhoneAsk::Casual(CasualAsk::Open { seats, deck: chosen(deck) }),
        Ask::JoinTable { table, deck } => PhoneAsk::Casual(CasualAsk::Join { table, deck: chosen(deck) }),
        Ask::LeaveTable => PhoneAsk::Casual(CasualAsk::Leave),
    };
    let desk = shared.live.desk();
    match desk.ask_as_phone(request.phone, request.counter, &sign::digest(body), &asked, reader.language.of_texts()) {
        Ok(view) => said(StatusCode::OK, shown(shared, reader, &view, request.counter)),
        Err(error) => problem(shared, reader, error, request.phone),
    }
}

fn shown(shared: &Shared, reader: Reader, view: &PersonView, asked: u64) -> Answer {
    if let Some((_, preview)) = &view.looked_at {
        // The page stays as it is: the preview is put beside what was typed.
        let html = person::preview(preview, reader.language.words()).into_string();
        return Answer { html, asked: Some(asked), ..Answer::default() };
    }
    let called = view.calls.contains(&PhoneCallName::Judge);
    let table = view.table.as_ref().map(|table| pages::table(table, called, reader.language));
    let html = person::content(view, shared.live.clock_of(view.round), reader.language).into_string();
    let deck = view.suggested.clone();
    Answer { html, asked: Some(asked), table, deck, player: Some(view.number), ..Answer::default() }
}

/// What a phone is told whose request is refused.
pub(crate) fn problem(shared: &Shared, reader: Reader, error: AppError, phone: u32) -> Response {
    let error = error.in_language(reader.language.of_texts());
    let html = person::refused(&error.message).into_string();
    let answer = Answer { html, asked: asked_by(shared, phone), ..Answer::default() };
    if error.code == ErrorCode::PhonesGone {
        said(StatusCode::FORBIDDEN, Answer { gone: true, ..answer })
    } else if error.code == ErrorCode::PhonesOrder {
        said(StatusCode::CONFLICT, Answer { out_of_order: true, ..answer })
    } else if [ErrorCode::StoreLocked, ErrorCode::StoreConflict].contains(&error.code) {
        // Another program keeps writing: nothing is wrong with the request.
        said(StatusCode::SERVICE_UNAVAILABLE, Answer { retry: true, ..answer })
    } else {
        said(StatusCode::CONFLICT, answer)
    }
}
