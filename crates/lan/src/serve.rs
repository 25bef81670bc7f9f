//! Starting and stopping: the listener, its connections, and the thread that they run on.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use app::phones::join_with_code;
use app::{AppError, Cause, Desk, Fact};
use axum::Router;
use axum::body::Body;
use axum::http::header::CONNECTION;
use axum::http::{HeaderValue, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::desk_page::{DeskPage, Reads};
use crate::flow::{AnswerBody, Flow};
use crate::host::Hosts;
use crate::joins::{JoinRequest, Joins};
use crate::limits::{Counters, Limits};
use crate::live::{Live, stopped};
use crate::places::Place;
use crate::routes;
use crate::shared::{Peer, Shared};
use crate::{addresses, qr_svg, url};

/// The port unless another is asked for.
pub const PORT: u16 = 8177;
/// How many ports above the asked one are tried when it is taken.
const NEXT_PORTS: u16 = 9;
/// How long open connections may take to end.
const LAST_WORDS: Duration = Duration::from_secs(2);
/// The most bytes of a request's head.
const HEAD: usize = 16 * 1024;
/// Bytes that the system keeps for a reader.
const SEND_BUFFER: u32 = 64 * 1024;
/// Connections that wait until they are accepted.
const BACKLOG: u32 = 1024;
/// How often addresses are forgotten that have not asked for a while.
const SWEEP: Duration = Duration::from_secs(60);

/// What is served, and where.
#[derive(Clone)]
pub struct Options {
    /// The number of the event that is served.
    pub event: u32,
    /// The address to listen on; none is every address of this machine.
    pub address: Option<IpAddr>,
    /// The port; one of the next when it is taken. 0 is any that is free.
    pub port: u16,
    /// Names of this machine beside its addresses, as a router may give it.
    pub names: Vec<String>,
    /// Whether somebody at the desk approves phones that ask to join by name ([`Server::joins`]); else none may ask.
    pub approves: bool,
    /// The window's page, for scorekeepers at other machines; none offers them nothing.
    pub desk_page: Option<DeskPage>,
    /// How much may be asked for.
    pub limits: Limits,
}

impl std::fmt::Debug for Options {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Options")
            .field("event", &self.event)
            .field("address", &self.address)
            .field("port", &self.port)
            .field("names", &self.names)
            .field("approves", &self.approves)
            .field("desk_page", &self.desk_page.is_some())
            .field("limits", &self.limits)
            .finish()
    }
}

impl Options {
    /// An event on every address, on the usual port.
    pub fn of(event: u32) -> Options {
        Options {
            event,
            address: None,
            port: PORT,
            names: Vec::new(),
            approves: false,
            desk_page: None,
            limits: Limits::default(),
        }
    }
}

/// An event on the network, until it is stopped or dropped.
pub struct Server {
    runtime: Option<Runtime>,
    stop: watch::Sender<bool>,
    accepting: Option<tokio::task::JoinHandle<()>>,
    address: SocketAddr,
    shared: Arc<Shared>,
    /// The addresses that were drawn as QR codes last, with their pictures.
    drawn: Mutex<Vec<(String, String)>>,
}

impl Server {
    /// Listens, and serves from threads of its own. May be called from wherever other tasks wait.
    ///
    /// # Errors
    /// `phones.port` when the port and the next ones are taken; `phones.address` when this machine does not have the
    /// address; `event.not_found`, `journal.*`, `store.*`; `program.failed` when the system has no threads left.
    pub fn start(desk: Arc<Desk>, options: &Options) -> Result<Server, AppError> {
        on_own_thread(|| Self::start_here(desk, options))?
    }

    fn start_here(desk: Arc<Desk>, options: &Options) -> Result<Server, AppError> {
        let live = Arc::new(Live::new(desk, options.event)?);
        let epoch = live.desk().phone_epoch()?;
        let failed = |error: std::io::Error| AppError::of(Cause::ProgramStopped { error: Fact::said(error) });
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("phones")
            .enable_all()
            .build()
            .map_err(failed)?;
        let listener = runtime.block_on(listen(options))?;
        let address = listener.local_addr().map_err(failed)?;
        let (stop, stopped) = watch::channel(false);
        let counters = Arc::new(Counters::new(&options.limits));
        let hosts = Hosts::new(&options.names);
        let Limits { joins_per_address, joins, .. } = options.limits;
        let joins = options.approves.then(|| Joins::new(joins_per_address, joins));
        let shared = Arc::new(Shared {
            live: Arc::clone(&live),
            hosts,
            joins,
            desk_page: options.desk_page.clone(),
            reads: Reads::default(),
            counters,
            epoch,
            stop: stopped.clone(),
        });
        let router = routes::router(Arc::clone(&shared), &options.limits);
        runtime.spawn(live.follow());
        let accepting = runtime.spawn(accept(listener, router, Arc::clone(&shared), options.limits.patience));
        Ok(Server {
            runtime: Some(runtime),
            stop,
            accepting: Some(accepting),
            address,
            shared,
            drawn: Mutex::default(),
        })
    }

    /// The address and port that it listens on; the port is the one it got.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The addresses by which phones reach it, the likeliest first.
    pub fn urls(&self) -> Vec<String> {
        let port = self.address.port();
        if self.address.ip().is_unspecified() {
            let with_v6 = self.address.is_ipv6();
            let reached = addresses().into_iter().filter(|found| with_v6 || found.ip.is_ipv4());
            reached.map(|found| url(found.ip, port)).collect()
        } else {
            vec![url(self.address.ip(), port)]
        }
    }

    /// The QR codes of [`Server::urls`], each address with its picture; drawn again when the addresses have changed.
    pub fn codes(&self) -> Vec<(String, String)> {
        let urls = self.urls();
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if !drawn.iter().map(|(url, _)| url).eq(&urls) {
            // An address is never too long for a code.
            *drawn = urls.into_iter().filter_map(|url| Some((url.clone(), qr_svg(&url)?))).collect();
        }
        drawn.clone()
    }

    /// The phones that ask to join by name and wait for the desk, the oldest first.
    pub fn joins(&self) -> Vec<JoinRequest> {
        self.shared.joins.as_ref().map(|joins| joins.waiting(Instant::now())).unwrap_or_default()
    }

    /// Lets a phone in that asks to join: it acts for the player from its first request on, and older phones of the player
    /// do not any more.
    ///
    /// # Errors
    /// `phones.join_gone` when the request waits no more; `player.not_found`, `player.bot`, `event.not_found`, `journal.*`,
    /// `store.*`.
    pub fn approve_join(&self, number: u32) -> Result<(), AppError> {
        let live = &self.shared.live;
        let joins = self.shared.joins.as_ref().ok_or_else(|| AppError::of(Cause::PhonesJoinGone))?;
        joins.approve(number, Instant::now(), |player, key| live.desk().issue_phone(live.event(), player, key))
    }

    /// Lets the phone in that shows these four digits, as [`Server::approve_join`]. Returns the request.
    ///
    /// # Errors
    /// `phones.join_code` when no phone that asks to join shows them; otherwise as [`Server::approve_join`].
    pub fn approve_join_with_code(&self, typed: &str) -> Result<JoinRequest, AppError> {
        let waiting = self.joins();
        let number = join_with_code(waiting.iter().map(|one| (one.number, one.code.as_str())), typed)?;
        self.approve_join(number)?;
        let found = waiting.into_iter().find(|one| one.number == number);
        found.ok_or_else(|| AppError::of(Cause::PhonesJoinGone))
    }

    /// Does not let any phone in that asks to join now.
    pub fn refuse_all_joins(&self) {
        if let Some(joins) = &self.shared.joins {
            joins.refuse_all(Instant::now());
        }
    }

    /// Stops joining by name, or allows it again. What waits is refused when it stops.
    pub fn allow_joins(&self, allowed: bool) {
        if let Some(joins) = &self.shared.joins {
            joins.set_open(allowed, Instant::now());
        }
    }

    /// Returns `true` if phones may ask to join by name.
    pub fn allows_joins(&self) -> bool {
        self.shared.joins.as_ref().is_some_and(|joins| joins.is_open(Instant::now()))
    }

    /// Does not let a phone in that asks to join.
    ///
    /// # Errors
    /// `phones.join_gone` when the request waits no more.
    pub fn refuse_join(&self, number: u32) -> Result<(), AppError> {
        let joins = self.shared.joins.as_ref().ok_or_else(|| AppError::of(Cause::PhonesJoinGone))?;
        joins.refuse(number, Instant::now())
    }

    /// The event that is served.
    pub fn event(&self) -> u32 {
        self.shared.live.event()
    }

    /// Whether another machine has reached this one since the start.
    pub fn was_reached(&self) -> bool {
        self.shared.counters.was_reached()
    }

    /// How many devices are connected now.
    pub fn connected(&self) -> usize {
        self.shared.counters.connected()
    }

    /// Why the event could not be looked at the last time, when it could not: phones see what was there before.
    pub fn problem(&self) -> Option<AppError> {
        self.shared.live.problem()
    }

    /// Waits until the person at the terminal wants to stop (Ctrl+C).
    ///
    /// # Errors
    /// `program.failed` when the system does not say so.
    pub fn wait_for_interrupt(&self) -> Result<(), AppError> {
        let Some(runtime) = &self.runtime else { return Ok(()) };
        let interrupted = runtime.block_on(tokio::signal::ctrl_c());
        interrupted.map_err(|error| AppError::of(Cause::ProgramStopped { error: Fact::said(error) }))
    }

    /// Ends all streams, lets responses that have begun finish, and frees the port.
    pub fn stop(mut self) {
        self.end();
    }

    fn end(&mut self) {
        let Some(runtime) = self.runtime.take() else { return };
        self.stop.send_replace(true);
        let accepting = self.accepting.take();
        // A thread that could not be waited for has nothing left to end.
        let _ = on_own_thread(|| {
            if let Some(accepting) = accepting {
                // It ends by itself after its last response; the runtime is dropped either way.
                let _ = runtime.block_on(async { tokio::time::timeout(2 * LAST_WORDS, accepting).await });
            }
            runtime.shutdown_timeout(LAST_WORDS);
        });
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}

/// Does something that waits. A task of another runtime, as a command of the window is, must not wait itself.
fn on_own_thread<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T, AppError> {
    let done = std::thread::scope(|scope| scope.spawn(work).join());
    done.map_err(|_| AppError::of(Cause::ProgramFailed))
}

/// Listens on the asked port or, where it is taken, on one of the next.
async fn listen(options: &Options) -> Result<TcpListener, AppError> {
    let ip = options.address.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    let last = if options.port == 0 { 0 } else { options.port.saturating_add(NEXT_PORTS) };
    let mut refused = None;
    for port in options.port..=last {
        match bind(SocketAddr::new(ip, port)) {
            Ok(listener) => return Ok(listener),
            Err(error) => refused = Some(error),
        }
        if refused.as_ref().is_some_and(|error| error.kind() == std::io::ErrorKind::AddrNotAvailable) {
            return Err(AppError::of(Cause::PhonesAddress { address: Fact::said(ip) }));
        }
    }
    let why = refused.map_or_else(String::new, |error| error.to_string());
    Err(AppError::of(Cause::PhonesPort { port: options.port.into(), why: why.into() }))
}

/// Listens on an address. Connections get a small buffer for sending: it shows soon whether a reader reads on.
fn bind(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // On Windows this would let another program take the port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

async fn accept(listener: TcpListener, router: Router, shared: Arc<Shared>, patience: Duration) {
    let mut open = JoinSet::new();
    let mut stop = shared.stop.clone();
    let mut sweep = tokio::time::interval(SWEEP);
    loop {
        tokio::select! {
            () = stopped(&mut stop) => break,
            _ = sweep.tick() => shared.counters.forget_idle(),
            // Connections that have ended are let go.
            Some(_) = open.join_next() => {}
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    // Who has its share of the places finds this one closed.
                    if let Some(place) = shared.counters.connect(from.ip().to_canonical()) {
                        open.spawn(connection(stream, from, place, router.clone(), shared.stop.clone(), patience));
                    }
                }
                // The system has no more of something; it does not get better by asking at once.
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }
    drop(listener);
    let all = async { while open.join_next().await.is_some() {} };
    // What is still open after that is cut off when the set is dropped.
    let _ = tokio::time::timeout(LAST_WORDS, all).await;
}

async fn connection(
    stream: TcpStream,
    from: SocketAddr,
    place: Place,
    router: Router,
    mut stop: watch::Receiver<bool>,
    patience: Duration,
) {
    let peer = Peer(SocketAddr::new(from.ip().to_canonical(), from.port()));
    let place = Arc::new(place);
    let _ = stream.set_nodelay(true);
    let flow = Flow::new(stream, Arc::clone(&place), patience);
    let (answering, in_a_row) = (Arc::clone(&place), flow.in_a_row());
    let service = service_fn(move |request: Request<Incoming>| {
        let (busy, is_last) = (answering.busy(), in_a_row.is_last());
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(peer);
        let answer = router.clone().oneshot(request);
        async move {
            let mut response = answer.await?;
            if is_last {
                response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
            }
            Ok::<_, Infallible>(response.map(|body| AnswerBody::new(body, busy)))
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        // It has no words for a clock before 1970 or after 9999; nothing here is cached by its date.
        .auto_date_header(false)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(flow), service);
    tokio::pin!(connection);
    // That a phone went away in the middle is no error of ours.
    tokio::select! {
        _ = &mut connection => return,
        // Somebody else needs the place more.
        () = place.ended() => return,
        () = stopped(&mut stop) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}
