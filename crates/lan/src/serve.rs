//! Start and stop of the server: the listener, its connections and their thread.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use app::phones::join_with_code;
use app::{AppError, Cause, ErrorDetail, Phones};
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

use crate::allowed_hosts::AllowedHosts;
use crate::desk_page::{PageSource, ReadSequence};
use crate::event_watch::{EventWatch, stopped};
use crate::flow::{AnswerBody, Flow};
use crate::join_queue::{JoinQueue, JoinRequest};
use crate::limits::{Counters, Limits};
use crate::places::Place;
use crate::routes;
use crate::server_state::{Peer, Shared};
use crate::{addresses, qr_svg, url};

/// Default port.
pub const PORT: u16 = 8177;
/// Number of further ports to try if the port is taken.
const NEXT_PORTS: u16 = 9;
/// Time that open connections have to finish.
const LAST_WORDS: Duration = Duration::from_secs(2);
/// Maximum size of a request head, in bytes.
const HEAD: usize = 16 * 1024;
/// Size of the system's send buffer per connection, in bytes.
const SEND_BUFFER: u32 = 64 * 1024;
/// Number of connections that may wait to be accepted.
const BACKLOG: u32 = 1024;
/// Interval for removing idle addresses.
const SWEEP: Duration = Duration::from_secs(60);

/// Options of a server.
#[derive(Clone)]
pub struct Options {
    /// Number of the event to serve.
    pub event: u32,
    /// Address to listen on; `None` for all addresses of this machine.
    pub address: Option<IpAddr>,
    /// Port; the next ones are tried if it is taken. 0 means any free port.
    pub port: u16,
    /// Names of this machine in addition to its addresses, as assigned by a router.
    pub names: Vec<String>,
    /// `true` if the desk approves join requests by name ([`Server::joins`]); otherwise they are disabled.
    pub approves: bool,
    /// The window's page for scorekeepers; `None` disables the second desk.
    pub desk_page: Option<PageSource>,
    /// Rate and size limits.
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
    /// Creates options for an event on all addresses and the default port.
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

/// A running server for one event. It stops when dropped.
pub struct Server {
    runtime: Option<Runtime>,
    stop: watch::Sender<bool>,
    accepting: Option<tokio::task::JoinHandle<()>>,
    address: SocketAddr,
    shared: Arc<Shared>,
    /// Latest addresses drawn as QR codes, with their pictures.
    drawn: Mutex<Vec<(String, String)>>,
}

impl Server {
    /// Starts listening, and serves from separate threads. May be called from within an async runtime.
    ///
    /// # Errors
    /// `phones.port` if the port and the next ones are taken; `phones.address` if this machine does not have the
    /// address; `event.not_found`, `journal.*`, `store.*`; `program.failed` if the system has no threads left.
    pub fn start(phones: Arc<Phones>, options: &Options) -> Result<Server, AppError> {
        on_own_thread(|| Self::start_here(phones, options))?
    }

    fn start_here(phones: Arc<Phones>, options: &Options) -> Result<Server, AppError> {
        let live = Arc::new(EventWatch::new(phones, options.event)?);
        let epoch = live.phones().phone_epoch()?;
        let failed = |error: std::io::Error| AppError::of(Cause::ProgramStopped { error: ErrorDetail::text(error) });
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
        let hosts = AllowedHosts::new(&options.names);
        let Limits { joins_per_address, joins, .. } = options.limits;
        let joins = options.approves.then(|| JoinQueue::new(joins_per_address, joins));
        let shared = Arc::new(Shared {
            live: Arc::clone(&live),
            hosts,
            joins,
            desk_page: options.desk_page.clone(),
            reads: ReadSequence::default(),
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

    /// Returns the actual address and port of the listener.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the addresses phones can connect to, most likely first.
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

    /// Returns the QR codes of [`Server::urls`], as pairs of address and picture. Redrawn only when the addresses
    /// change.
    pub fn codes(&self) -> Vec<(String, String)> {
        let urls = self.urls();
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if !drawn.iter().map(|(url, _)| url).eq(&urls) {
            // An address is never too long for a code.
            *drawn = urls.into_iter().filter_map(|url| Some((url.clone(), qr_svg(&url)?))).collect();
        }
        drawn.clone()
    }

    /// Returns the pending join requests, oldest first.
    pub fn joins(&self) -> Vec<JoinRequest> {
        self.shared.joins.as_ref().map(|joins| joins.waiting(Instant::now())).unwrap_or_default()
    }

    /// Approves a join request. The phone acts for the player from its first request on, which revokes the player's
    /// older phones.
    ///
    /// # Errors
    /// `phones.join_gone` if the request is no longer pending; `player.not_found`, `player.bot`, `event.not_found`,
    /// `journal.*`, `store.*`.
    pub fn approve_join(&self, number: u32) -> Result<(), AppError> {
        let live = &self.shared.live;
        let joins = self.shared.joins.as_ref().ok_or_else(|| AppError::of(Cause::PhonesJoinGone))?;
        joins.approve(number, Instant::now(), |player, key| live.phones().enrol_phone(live.event(), player, key))
    }

    /// Approves the join request of the phone that shows these four digits, like [`Server::approve_join`]. Returns
    /// the request.
    ///
    /// # Errors
    /// `phones.join_code` if no requesting phone shows them; otherwise as [`Server::approve_join`].
    pub fn approve_join_with_code(&self, typed: &str) -> Result<JoinRequest, AppError> {
        let waiting = self.joins();
        let number = join_with_code(waiting.iter().map(|one| (one.number, one.code.as_str())), typed)?;
        self.approve_join(number)?;
        let found = waiting.into_iter().find(|one| one.number == number);
        found.ok_or_else(|| AppError::of(Cause::PhonesJoinGone))
    }

    /// Rejects all pending join requests.
    pub fn refuse_all_joins(&self) {
        if let Some(joins) = &self.shared.joins {
            joins.refuse_all(Instant::now());
        }
    }

    /// Enables or disables joining by name. Disabling rejects the pending requests.
    pub fn allow_joins(&self, allowed: bool) {
        if let Some(joins) = &self.shared.joins {
            joins.set_open(allowed, Instant::now());
        }
    }

    /// Returns `true` if phones may ask to join by name.
    pub fn allows_joins(&self) -> bool {
        self.shared.joins.as_ref().is_some_and(|joins| joins.is_open(Instant::now()))
    }

    /// Rejects a join request.
    ///
    /// # Errors
    /// `phones.join_gone` if the request is no longer pending.
    pub fn refuse_join(&self, number: u32) -> Result<(), AppError> {
        let joins = self.shared.joins.as_ref().ok_or_else(|| AppError::of(Cause::PhonesJoinGone))?;
        joins.refuse(number, Instant::now())
    }

    /// Returns the number of the event being served.
    pub fn event(&self) -> u32 {
        self.shared.live.event()
    }

    /// Returns `true` if another machine has connected since the start.
    pub fn was_reached(&self) -> bool {
        self.shared.counters.was_reached()
    }

    /// Returns the number of connected devices.
    pub fn connected(&self) -> usize {
        self.shared.counters.connected()
    }

    /// Returns the error of the latest reload of the event, if it failed. Phones then show the previous state.
    pub fn problem(&self) -> Option<AppError> {
        self.shared.live.problem()
    }

    /// Waits until the user stops the program (Ctrl+C).
    ///
    /// # Errors
    /// `program.failed` if the system's signal cannot be received.
    pub fn wait_for_interrupt(&self) -> Result<(), AppError> {
        let Some(runtime) = &self.runtime else { return Ok(()) };
        let interrupted = runtime.block_on(tokio::signal::ctrl_c());
        interrupted.map_err(|error| AppError::of(Cause::ProgramStopped { error: ErrorDetail::text(error) }))
    }

    /// Closes all streams, lets responses in progress finish, and frees the port.
    pub fn stop(mut self) {
        self.end();
    }

    fn end(&mut self) {
        let Some(runtime) = self.runtime.take() else { return };
        self.stop.send_replace(true);
        let accepting = self.accepting.take();
        // A thread that could not be joined has nothing left to end.
        let _ = on_own_thread(|| {
            if let Some(accepting) = accepting {
                // It ends after its last response; the runtime is dropped either way.
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

/// Runs blocking work on a separate thread. A task of another runtime, such as a command of the window, must not
/// block.
fn on_own_thread<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T, AppError> {
    let done = std::thread::scope(|scope| scope.spawn(work).join());
    done.map_err(|_| AppError::of(Cause::ProgramFailed))
}

/// Listens on the requested port or, if it is taken, on one of the next.
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
            return Err(AppError::of(Cause::PhonesAddress { address: ErrorDetail::text(ip) }));
        }
    }
    let why = refused.map_or_else(String::new, |error| error.to_string());
    Err(AppError::of(Cause::PhonesPort { port: options.port.into(), why: why.into() }))
}

/// Binds a listener to an address. Connections get a small send buffer, so that slow readers are noticed early.
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
            // Release finished connections.
            Some(_) = open.join_next() => {}
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    // For an address that has its share, the connection is closed.
                    if let Some(place) = shared.counters.connect(from.ip().to_canonical()) {
                        open.spawn(connection(stream, from, place, router.clone(), shared.stop.clone(), patience));
                    }
                }
                // The system has run out of a resource; retrying immediately would not help.
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }
    drop(listener);
    let all = async { while open.join_next().await.is_some() {} };
    // Connections still open after that are cut off when the set is dropped.
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
        // The date header cannot express times before 1970 or after 9999; nothing here is cached by date.
        .auto_date_header(false)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(flow), service);
    tokio::pin!(connection);
    // A phone that disconnects midway is not an error.
    tokio::select! {
        _ = &mut connection => return,
        // Another connection needs the place.
        () = place.ended() => return,
        () = stopped(&mut stop) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}
