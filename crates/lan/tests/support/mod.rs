//! What the tests of the server share: an event to show, and a request over a real connection.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use app::Desk;
use app::contract::{EventAct, EventKind, NewEvent, StructureEntry};

/// A constructed event with these players, one a line; its number.
pub(crate) fn event(desk: &Desk, name: &str, players: &str) -> u32 {
    let new = NewEvent {
        name: name.into(),
        kind: EventKind::Constructed,
        set: None,
        digital: false,
        pod_size: 8,
        profile: None,
        seed: Some("7".into()),
        structure: StructureEntry::default(),
        sealed_packs: None,
        pool_leaders: Vec::new(),
    };
    let event = desk.create_event(new).expect("an event").summary.id;
    desk.act(event, &EventAct::Register { text: players.into() }).expect("players");
    event
}

/// Sends a request and reads the response to its end: status, head, body.
pub(crate) fn ask(to: SocketAddr, request: &str) -> (u16, String, String) {
    let mut stream = TcpStream::connect(to).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
    stream.write_all(request.as_bytes()).expect("asked");
    let mut text = String::new();
    stream.read_to_string(&mut text).expect("an answer");
    let (head, body) = text.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    (status, head.to_owned(), body.to_owned())
}
