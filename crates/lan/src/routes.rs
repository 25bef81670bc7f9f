//! The routes, and the checks that every request must pass.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use app::AppError;
use app::phones::PublicClock;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Extension, Query, RawQuery, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, RETRY_AFTER, SET_COOKIE,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::sse::{Event, Sse};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{MethodFilter, MethodRouter, on};
use futures_util::stream::{Stream, unfold};
use maud::Markup;
use serde::Deserialize;
use tokio::sync::watch;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;

use crate::access::{Right, Role, Route};
use crate::assets::{self, Asset};
use crate::event_watch::{EventSnapshot, readable, stopped};
use crate::join;
use crate::judge;
use crate::limits::Limits;
use crate::pages::{self, Frame, Page};
use crate::phone::{self, SIGNATURE};
use crate::places::Place;
use crate::reader::{LANGUAGE, LETTERS, Reader};
use crate::second_desk;
use crate::server_state::{Peer, Shared};
use crate::words::{PageLanguage, Words};

/// Heartbeat interval of streams. Phones treat longer silence as a lost connection.
const HEARTBEAT: Duration = Duration::from_secs(10);

/// Builds the router from the table in [`crate::access`].
pub(crate) fn router(shared: Arc<Shared>, limits: &Limits) -> Router {
    let mut router = Router::new();
    for route in Route::ALL {
        let most = if route == Route::DeskAsk { limits.desk_body } else { limits.body };
        let body = (DefaultBodyLimit::max(most), RequestBodyLimitLayer::new(most));
        router = router.route(route.path(), handler(route).layer(body));
    }
    let timeout = TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits.patience);
    router
        .fallback(not_here)
        .method_not_allowed_fallback(not_so)
        .with_state(Arc::clone(&shared))
        .layer(from_fn_with_state((Arc::clone(&shared), limits.body), long_bodies))
        .layer(timeout)
        .layer(from_fn_with_state(shared, guard))
        .layer(from_fn(headers))
}

fn handler(route: Route) -> MethodRouter<Arc<Shared>> {
    let method = MethodFilter::try_from(route.method()).unwrap_or(MethodFilter::GET);
    match route {
        Route::Board => on(method, board),
        Route::Standings => on(method, standings),
        Route::Seats => on(method, seats),
        Route::News => on(method, news),
        Route::Style => file(method, &assets::STYLE),
        Route::BoardScript => file(method, &assets::BOARD),
        Route::Phone => on(method, phone::page),
        Route::PhoneScript => file(method, &assets::PHONE),
        Route::Ask => on(method, phone::ask),
        Route::SignScript => file(method, &assets::SIGN),
        Route::Join => on(method, join::page),
        Route::JoinAsk => on(method, join::ask),
        Route::Judge => on(method, judge::page),
        Route::JudgeScript => file(method, &assets::JUDGE),
        Route::JudgeAsk => on(method, judge::ask),
        Route::StaffNews => on(method, staff_news),
        Route::Desk => on(method, second_desk::page),
        Route::DeskFile => on(method, second_desk::file),
        Route::DeskScript => file(method, &assets::DESK),
        Route::DeskAsk => on(method, second_desk::ask),
    }
}

/// Returns the handler of a file that is part of the program.
fn file(method: MethodFilter, asset: &'static Asset) -> MethodRouter<Arc<Shared>> {
    on(method, move |headers: HeaderMap, RawQuery(version): RawQuery| async move {
        asset.response(&headers, version.as_deref())
    })
}

/// Passes a request on, or responds with the reason for rejecting it.
async fn guard(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    match refusal(&shared, &request) {
        Some(refused) => refused,
        None => next.run(request).await,
    }
}

/// Rejects unknown host names, cross-site requests, and addresses over their rate limit.
fn refusal(shared: &Shared, request: &Request) -> Option<Response> {
    let refused = |status: StatusCode, said: fn(&Words) -> &'static str, server: Option<&Shared>| {
        let reader = Reader::of(request.headers(), None, None);
        let page = pages::problem(reader, status, said(reader.language.words()), server);
        (status, Html(page.into_string())).into_response()
    };
    let header = |name: HeaderName| request.headers().get(name).map(|value| value.to_str().unwrap_or_default());
    let host = header(HOST).unwrap_or_default();
    if !shared.hosts.is_allowed(host) {
        return Some(refused(StatusCode::MISDIRECTED_REQUEST, |words| words.page_missing, None));
    }
    // Browsers send the origin of requests that are more than a link.
    if header(ORIGIN).is_some_and(|origin| origin.strip_prefix("http://") != Some(host)) {
        return Some(refused(StatusCode::FORBIDDEN, |words| words.page_missing, None));
    }
    let peer = request.extensions().get::<Peer>().copied();
    if !peer.is_some_and(|Peer(from)| shared.counters.allow_request(from.ip(), is_light(request))) {
        let mut response = refused(StatusCode::TOO_MANY_REQUESTS, |words| words.too_many, Some(shared));
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("5"));
        return Some(response);
    }
    None
}

/// Rejects oversized bodies, except a few at a time on the scorekeepers' route for pasted lists. The sender is not
/// authenticated yet.
async fn long_bodies(State((shared, usual)): State<(Arc<Shared>, usize)>, request: Request, next: Next) -> Response {
    let length = request.headers().get(CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<usize>().ok());
    let is_desks = request.uri().path() == Route::DeskAsk.path() && request.method() == Route::DeskAsk.method();
    // A body without a length may be long.
    let is_long = length.map_or(is_desks, |length| length > usual);
    if !is_long {
        return next.run(request).await;
    }
    if !is_desks {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    }
    match shared.counters.desk_body() {
        Some(_place) => next.run(request).await,
        None => (StatusCode::SERVICE_UNAVAILABLE, [(RETRY_AFTER, "2")]).into_response(),
    }
}

/// Returns `true` if a request is cheap: a small file, or one with a signature header on a signed route. Wrong
/// signatures and the rate per phone are counted later.
fn is_light(request: &Request) -> bool {
    let asked = |route: &Route| (route.path(), &route.method()) == (request.uri().path(), request.method());
    let signed = request.headers().contains_key(SIGNATURE);
    let route = Route::ALL.into_iter().find(asked);
    route.is_some_and(|route| route.is_file() || (signed && route.right(Role::Public) == Right::No))
}

/// Content security policy of the pages.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/// Content security policy of the window's page, as in the window.
const DESK_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
                           img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'none'; \
                           base-uri 'none'; frame-ancestors 'none'";

/// Returns the content security policy of pages that contain the style sheet: [`POLICY`] with its digest.
fn script_page_policy() -> HeaderValue {
    let allowed = format!("style-src 'self' '{}'", assets::STYLE.integrity());
    // A digest has only characters of base64.
    HeaderValue::try_from(POLICY.replace("style-src 'self'", &allowed))
        .unwrap_or_else(|_| HeaderValue::from_static(POLICY))
}

/// Adds security headers to every response. They allow nothing from other origins, no frames and no referrer, and no
/// caching except of the files that are the same for everyone.
async fn headers(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let policy = if path == Route::Desk.path() {
        HeaderValue::from_static(DESK_POLICY)
    } else if [Route::Phone, Route::Join, Route::Judge].map(Route::path).contains(&path) {
        script_page_policy()
    } else {
        HeaderValue::from_static(POLICY)
    };
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, policy);
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    for (name, value) in [
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

async fn not_here(State(shared): State<Arc<Shared>>, headers: HeaderMap) -> Response {
    missing_page(&shared, &headers, StatusCode::NOT_FOUND)
}

async fn not_so(State(shared): State<Arc<Shared>>, headers: HeaderMap) -> Response {
    missing_page(&shared, &headers, StatusCode::METHOD_NOT_ALLOWED)
}

fn missing_page(shared: &Shared, headers: &HeaderMap, status: StatusCode) -> Response {
    let reader = Reader::of(headers, None, None);
    let page = pages::problem(reader, status, reader.language.words().page_missing, Some(shared));
    (status, Html(page.into_string())).into_response()
}

/// Query parameters of a page.
#[derive(Debug, Deserialize)]
struct Asked {
    name: Option<String>,
    language: Option<String>,
    letters: Option<String>,
}

/// Maximum length of a searched name, in characters.
const LONGEST_NAME: usize = 80;

async fn board(State(shared): State<Arc<Shared>>, headers: HeaderMap, Query(asked): Query<Asked>) -> Response {
    let wanted: String = asked.name.as_deref().unwrap_or_default().trim().chars().take(LONGEST_NAME).collect();
    page(&shared, &headers, &asked, Page::Pairings, |now, reader| {
        let moment = shared.live.moment();
        let left = |clock: PublicClock| clock.left(moment);
        pages::pairings(&now.public, &wanted, left, reader.language.words())
    })
}

async fn standings(State(shared): State<Arc<Shared>>, headers: HeaderMap, Query(asked): Query<Asked>) -> Response {
    page(&shared, &headers, &asked, Page::Standings, |now, reader| pages::standings(&now.public, reader.language))
}

async fn seats(State(shared): State<Arc<Shared>>, headers: HeaderMap, Query(asked): Query<Asked>) -> Response {
    page(&shared, &headers, &asked, Page::Seats, |now, reader| pages::seats(&now.public, reader.language.words()))
}

fn page(
    shared: &Shared,
    headers: &HeaderMap,
    asked: &Asked,
    page: Page,
    content: impl Fn(&EventSnapshot, Reader) -> Markup,
) -> Response {
    let reader = Reader::of(headers, asked.language.as_deref(), asked.letters.as_deref());
    let now = shared.live.now();
    let at = shared.live.moment().with_timezone(&chrono::Local).format("%H:%M").to_string();
    let joins = shared.takes_joins();
    let (event, number) = (&now.public.name, shared.live.event());
    let frame = Frame { reader, event, number, page, revision: now.revision, at: &at, joins };
    let whole = pages::whole(&frame, &content(&now, reader));
    let mut response = Html(whole.into_string()).into_response();
    let chosen = [
        asked.language.is_some().then(|| (LANGUAGE, reader.language.code())),
        asked.letters.is_some().then(|| (LETTERS, reader.letters.code())),
    ];
    for (name, code) in chosen.into_iter().flatten() {
        let cookie = format!("{name}={code}; Path=/; Max-Age=31536000; SameSite=Strict");
        if let Ok(value) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(SET_COOKIE, value);
        }
    }
    response
}

/// Opens a stream of revision numbers. It sends the latest immediately, then each new one, and a repetition as
/// heartbeat.
async fn news(State(shared): State<Arc<Shared>>, Extension(peer): Extension<Peer>) -> Response {
    streamed(&shared, peer, shared.live.watch(), |now| now.revision)
}

/// Opens the stream of revision numbers for staff. It also signals non-public changes, without their content.
async fn staff_news(State(shared): State<Arc<Shared>>, Extension(peer): Extension<Peer>) -> Response {
    streamed(&shared, peer, shared.live.watch_staff(), |(revision, _)| *revision)
}

fn streamed<T: Send + Sync + 'static>(
    shared: &Shared,
    Peer(from): Peer,
    revisions: watch::Receiver<T>,
    revision: fn(&T) -> u64,
) -> Response {
    let Some(place) = shared.counters.stream(from.ip()) else {
        return (StatusCode::SERVICE_UNAVAILABLE, [(RETRY_AFTER, "30")]).into_response();
    };
    let (stop, problem) = (shared.stop.clone(), shared.live.watch_problem());
    Sse::new(stream(Open { revisions, revision, stop, problem, place, first: true })).into_response()
}

/// An open stream.
struct Open<T> {
    revisions: watch::Receiver<T>,
    revision: fn(&T) -> u64,
    stop: watch::Receiver<bool>,
    /// Error of reading the event, if it cannot be read now.
    problem: watch::Receiver<Option<AppError>>,
    place: Place,
    first: bool,
}

/// Sends revision numbers while the event can be read. When it cannot, the stream ends, and the page shows that it is not
/// live; the next stream sends nothing until the event can be read again.
fn stream<T>(open: Open<T>) -> impl Stream<Item = Result<Event, Infallible>> {
    unfold(open, |Open { mut revisions, revision, mut stop, mut problem, place, first }| async move {
        if first {
            tokio::select! {
                () = stopped(&mut stop) => return None,
                () = readable(&mut problem, true) => {}
            }
        } else {
            tokio::select! {
                // The sender is closed or the server stops: the stream ends.
                () = stopped(&mut stop) => return None,
                () = readable(&mut problem, false) => return None,
                changed = revisions.changed() => changed.ok()?,
                () = tokio::time::sleep(HEARTBEAT) => {}
            }
        }
        let newest = revision(&revisions.borrow_and_update());
        let open = Open { revisions, revision, stop, problem, place, first: false };
        Some((Ok(Event::default().data(newest.to_string())), open))
    })
}
