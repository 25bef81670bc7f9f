//! Clients that hold places without using them: they send and do not read, send without waiting, or only hold
//! connections.

use crate::support;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use app::App;
use app::contract::EventAct;
use lan::{Limits, Options, PageFile, PageSource, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

/// Larger than the system's buffers for a client that does not read.
const BIG: usize = 1 << 20;
const PATIENCE: Duration = Duration::from_millis(700);

struct Room {
    desk: Arc<App>,
    event: u32,
    server: Server,
}

fn room(limits: Limits) -> Room {
    let desk = Arc::new(App::in_memory().expect("a desk"));
    let event = support::event(&desk, "Saturday", "Ada\nBen");
    let page: PageSource = Arc::new(|_| Some(PageFile { bytes: vec![b'x'; BIG], kind: "text/plain".into() }));
    let address = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let limits = limits.unlimited();
    let options = Options { address, port: 0, limits, desk_page: Some(page), ..Options::of(event) };
    let server = Server::start(Arc::clone(desk.phones()), &options).expect("a server");
    Room { desk, event, server }
}

/// Opens a connection with a small buffer from one of this machine's addresses.
async fn connect(from: Ipv4Addr, to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(4096)?;
    socket.bind(SocketAddr::from((from, 0)))?;
    socket.connect(to).await
}

async fn asks(from: Ipv4Addr, to: SocketAddr, path: &str) -> TcpStream {
    let mut stream = connect(from, to).await.expect("a connection");
    let request = format!("GET {path} HTTP/1.1\r\nHost: {to}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("asked");
    stream
}

/// Returns `true` if a new client gets a page.
#[cfg(target_os = "linux")]
async fn is_served(from: Ipv4Addr, to: SocketAddr) -> bool {
    let served = async {
        let mut stream = connect(from, to).await.ok()?;
        let request = format!("GET /style.css HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut text = String::new();
        stream.read_to_string(&mut text).await.ok()?;
        Some(text.starts_with("HTTP/1.1 200"))
    };
    timeout(Duration::from_secs(5), served).await.ok().flatten().unwrap_or(false)
}

/// Reads until this text has arrived.
async fn reads_until(stream: &mut TcpStream, words: &str) -> bool {
    let mut text = String::new();
    let mut buffer = [0; 4096];
    let read = async {
        while !text.contains(words) {
            match stream.read(&mut buffer).await {
                Ok(count) if count > 0 => text.push_str(&String::from_utf8_lossy(&buffer[..count])),
                Ok(_) | Err(_) => return false,
            }
        }
        true
    };
    timeout(Duration::from_secs(5), read).await.unwrap_or(false)
}

/// Returns `true` if a connection is closed within the time.
#[cfg(target_os = "linux")]
async fn is_closed(stream: &mut TcpStream, within: Duration) -> bool {
    let mut buffer = vec![0; 1 << 16];
    let ends = async {
        loop {
            match stream.read(&mut buffer).await {
                Ok(0) | Err(_) => break,
                Ok(_) => {}
            }
        }
    };
    timeout(within, ends).await.is_ok()
}

const fn here(last: u8) -> Ipv4Addr {
    Ipv4Addr::new(127, 0, 0, last)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_is_not_read_is_closed_and_a_read_stream_stays() {
    let room = room(Limits { patience: PATIENCE, ..Limits::default() });
    let to = room.server.address();
    let mut news = asks(here(1), to, "/news").await;
    assert!(reads_until(&mut news, "data: 1").await);
    let mut blocked = asks(here(1), to, "/assets/big.js").await;
    sleep(4 * PATIENCE).await;
    let mut rest = Vec::new();
    let read = timeout(Duration::from_secs(5), blocked.read_to_end(&mut rest)).await;
    assert!(read.is_ok() && rest.len() < BIG, "cut off: {}", rest.len());
    room.desk.events().act(room.event, &EventAct::pair()).expect("a round");
    assert!(reads_until(&mut news, "data: 2").await, "the stream continues");
}

/// A phone far from the router reads slowly, but it reads.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_gets_the_whole_page() {
    let room = room(Limits { patience: PATIENCE, ..Limits::default() });
    let to = room.server.address();
    let mut slow = asks(here(1), to, "/assets/big.js").await;
    let mut buffer = vec![0; 1 << 17];
    let began = Instant::now();
    for read in 0..BIG / buffer.len() {
        let part = timeout(Duration::from_secs(5), slow.read_exact(&mut buffer)).await.expect("in time");
        assert!(part.is_ok(), "cut off in part {read}");
        if began.elapsed() < 3 * PATIENCE {
            sleep(PATIENCE / 4).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn at_most_sixteen_pipelined_requests_are_answered() {
    let room = room(Limits::default());
    let to = room.server.address();
    let mut stream = connect(here(1), to).await.expect("a connection");
    let request = format!("GET /style.css HTTP/1.1\r\nHost: {to}\r\n\r\n");
    stream.write_all(request.repeat(120).as_bytes()).await.expect("asked");
    let mut answers = Vec::new();
    // The connection ends, cleanly or not.
    let _ = timeout(Duration::from_secs(5), stream.read_to_end(&mut answers)).await.expect("it ends");
    let answers = String::from_utf8_lossy(&answers);
    let count = answers.matches("HTTP/1.1 200").count();
    assert!((1..=16).contains(&count), "{count}");
    // Sequential requests are unlimited.
    let mut patient = connect(here(1), to).await.expect("a connection");
    for _ in 0..40 {
        patient.write_all(request.as_bytes()).await.expect("asked");
        assert!(reads_until(&mut patient, "\r\n\r\n").await);
        sleep(Duration::from_millis(2)).await;
        let mut rest = vec![0; 1 << 16];
        while timeout(Duration::from_millis(5), patient.read(&mut rest))
            .await
            .is_ok_and(|read| read.is_ok_and(|count| count > 0))
        {}
    }
}

/// One machine that reads nothing, from any number of addresses, does not keep new clients from being served. (Other
/// systems have only one loopback address.)
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn readers_that_do_not_read_leave_connections_for_others() {
    let limits = Limits { connections: 90, patience: Duration::from_secs(60), ..Limits::default() };
    let room = room(limits);
    let to = room.server.address();
    let mut blocked = Vec::new();
    for address in 10..30 {
        for _ in 0..64 {
            let mut stream = asks(here(address), to, "/assets/big.js").await;
            // A connection without a place is closed immediately.
            let mut first = [0; 1];
            match timeout(Duration::from_secs(5), stream.read(&mut first)).await {
                Ok(Ok(count)) if count > 0 => blocked.push(stream),
                Ok(_) | Err(_) => break,
            }
        }
    }
    assert!(blocked.len() >= 60, "{}", blocked.len());
    assert!(room.server.connected() > 10);
    for innocent in 200..205 {
        assert!(is_served(here(innocent), to).await, "{innocent}");
    }
}

/// When every place is taken by an idle connection, the one that has been idle for longest is closed.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn the_oldest_idle_connection_is_closed_when_all_are_taken() {
    let room = room(Limits { connections: 20, ..Limits::default() });
    let to = room.server.address();
    let mut idle = Vec::new();
    for address in 10..30 {
        idle.push(connect(here(address), to).await.expect("a connection"));
        sleep(Duration::from_millis(5)).await;
    }
    sleep(Duration::from_millis(100)).await;
    assert_eq!(room.server.connected(), 20);
    assert!(is_served(here(200), to).await);
    let (first, others) = idle.split_first_mut().expect("twenty");
    assert!(is_closed(first, Duration::from_secs(2)).await);
    assert!(!is_closed(&mut others[5], Duration::from_millis(200)).await);
}

/// The streams of one address leave room for others.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn streams_of_one_address_leave_streams_for_others() {
    let room = room(Limits { streams: 9, ..Limits::default() });
    let to = room.server.address();
    let mut greedy = Vec::new();
    for _ in 0..9 {
        let mut stream = asks(here(10), to, "/news").await;
        let open = reads_until(&mut stream, "HTTP/1.1 200").await;
        greedy.push((stream, open));
    }
    assert_eq!(greedy.iter().filter(|(_, open)| *open).count(), 3);
    let mut other = asks(here(11), to, "/news").await;
    assert!(reads_until(&mut other, "data: 1").await);
}
