//! Joining by name over real connections: a code on the phone, and approval at the desk.

use crate::support;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use app::App;
use app::contract::JoinView;
use lan::{Limits, Options, Server, sign};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use x25519_dalek::{X25519_BASEPOINT_BYTES, x25519};

use support::ask;

struct Room {
    desk: Arc<App>,
    event: u32,
    server: Server,
}

fn room(approves: bool) -> Room {
    let desk = Arc::new(App::in_memory().expect("a desk"));
    let event = support::event(&desk, "Saturday", "Anna <b>\nBen");
    let address = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let limits = Limits::default().unlimited();
    let options = Options { address, port: 0, limits, approves, ..Options::of(event) };
    let server = Server::start(Arc::clone(desk.phones()), &options).expect("a server");
    Room { desk, event, server }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Room {
    fn page(&self, language: &str) -> String {
        let to = self.server.address();
        let more = format!("Host: {to}\r\nConnection: close\r\nAccept-Language: {language}\r\n\r\n");
        ask(to, &format!("GET /join HTTP/1.1\r\n{more}")).2
    }

    fn post(&self, path: &str, body: &str, signature: &str) -> (u16, Value) {
        let (to, length) = (self.server.address(), body.len());
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Length: {length}\r\n\
             X-Signature: {signature}\r\n\r\n{body}"
        );
        let (status, _, body) = ask(to, &request);
        (status, serde_json::from_str(&body).unwrap_or(Value::Null))
    }

    fn join(&self, player: u32, own: [u8; 32]) -> (u16, Value) {
        let key = hex(&x25519(own, X25519_BASEPOINT_BYTES));
        self.post("/join/ask", &json!({ "kind": "ask", "player": player, "key": key }).to_string(), "")
    }

    fn look(&self, asked: &Value) -> Value {
        self.post("/join/ask", &json!({ "kind": "look", "token": asked["token"] }).to_string(), "").1
    }
}

/// Returns the path of an invitation, as derived by the phone from the desk's response.
fn path(own: [u8; 32], approved: &Value) -> String {
    let desk = approved["desk"].as_str().expect("the desk's half");
    let digits = (0..32).map(|at| u8::from_str_radix(&desk[2 * at..2 * at + 2], 16).expect("digits"));
    let desk: [u8; 32] = digits.collect::<Vec<_>>().try_into().expect("32 bytes");
    let mut hash = Sha256::new();
    hash.update("cantina join 1\n");
    for part in [x25519(own, desk), x25519(own, X25519_BASEPOINT_BYTES), desk] {
        hash.update(part);
    }
    format!("p#{}.{}", approved["phone"], hex(&hash.finalize()[..16]))
}

#[test]
fn a_phone_is_enrolled_only_when_the_desk_approves_its_code() {
    let room = room(true);
    let own = [7; 32];
    let (status, asked) = room.join(1, own);
    assert_eq!((status, asked["state"].as_str()), (200, Some("waiting")));
    let [waiting] = &*room.server.joins() else { panic!("one request") };
    assert_eq!((asked["code"].as_str(), asked["name"].as_str()), (Some(&*waiting.code), Some("Anna <b>")));
    assert_eq!((waiting.player, waiting.name.as_str(), waiting.code.len()), (1, "Anna <b>", 4));
    // Nothing is granted yet: there is no phone, and the secret cannot be derived.
    assert!(room.desk.phones().phone(1).is_err());
    let looked = room.look(&asked);
    assert!(looked["phone"].is_null() && looked["desk"].is_null(), "{looked}");
    room.server.approve_join(waiting.number).expect("approved");
    let approved = room.look(&asked);
    assert_eq!(approved["state"].as_str(), Some("approved"));
    let path = path(own, &approved);
    let body = json!({ "phone": approved["phone"], "counter": 1, "kind": "look" }).to_string();
    let (status, seen) = room.post("/p/ask", &body, &sign(&path, &body).expect("a signature"));
    assert_eq!(status, 200, "{seen}");
    assert_eq!(seen["view"]["name"], "Anna <b>", "{seen}");
    assert_eq!(room.desk.phones().players_with_phones(room.event).expect("phones"), [1]);
    assert!(room.server.approve_join(waiting.number).is_err(), "it is answered");
}

#[test]
fn a_refused_phone_gets_a_message_and_no_key() {
    let room = room(true);
    let (_, asked) = room.join(1, [7; 32]);
    room.server.refuse_join(room.server.joins()[0].number).expect("refused");
    assert_eq!(room.look(&asked), json!({ "state": "refused" }));
    assert!(room.desk.phones().phone(1).is_err() && room.server.joins().is_empty());
}

#[test]
fn a_retried_join_request_is_one_and_an_address_has_two_waiting() {
    let room = room(true);
    let (_, first) = room.join(1, [7; 32]);
    assert_eq!(room.join(1, [7; 32]).1["token"], first["token"]);
    assert_eq!(room.server.joins().len(), 1);
    assert_eq!(room.join(2, [8; 32]).0, 200);
    let (status, many) = room.join(2, [20; 32]);
    assert_eq!((status, many["state"].as_str()), (429, Some("tooMany")));
    for token in ["", "0", &"0".repeat(32)] {
        assert_eq!(room.look(&json!({ "token": token }))["state"].as_str(), Some("over"), "{token:?}");
    }
}

/// The player reads the digits out, and the desk enters them.
#[test]
fn the_desk_approves_the_phone_that_shows_the_digits() {
    let room = room(true);
    let (_, ada) = room.join(1, [7; 32]);
    let (_, ben) = room.join(2, [8; 32]);
    let codes: Vec<String> = room.server.joins().into_iter().map(|join| join.code).collect();
    let wrong = (0..10_000).map(|code| format!("{code:04}")).find(|code| !codes.contains(code)).expect("a code");
    let refused = room.server.approve_join_with_code(&wrong).expect_err("no phone shows it");
    assert_eq!(refused.code, "phones.join_code");
    assert!(refused.next_step.contains("Read the four digits"), "{refused:?}");
    assert_eq!(room.server.joins().len(), 2, "a wrong one lets no phone in");
    let typed = format!(" {} {} ", &codes[1][..2], &codes[1][2..]);
    assert_eq!(room.server.approve_join_with_code(&typed).expect("approved").player, 2);
    assert_eq!(room.look(&ben)["state"].as_str(), Some("approved"));
    assert_eq!(room.look(&ada)["state"].as_str(), Some("waiting"));
    assert!(room.server.approve_join_with_code(&codes[1]).is_err(), "a code is used once");
}

#[test]
fn the_desk_can_refuse_all_requests_and_stop_joining_by_name() {
    let room = room(true);
    let (_, ada) = room.join(1, [7; 32]);
    room.server.refuse_all_joins();
    assert_eq!(room.look(&ada)["state"].as_str(), Some("refused"));
    room.server.allow_joins(false);
    assert!(!room.server.allows_joins() && !room.page("en").contains("Anna"));
    assert_eq!(room.join(1, [9; 32]).1["state"].as_str(), Some("off"));
    room.server.allow_joins(true);
    assert!(room.server.allows_joins() && room.page("en").contains("Anna"));
    assert_eq!(room.join(1, [9; 32]).1["state"].as_str(), Some("waiting"));
}

#[test]
fn a_malformed_join_request_or_unknown_player_is_refused() {
    let room = room(true);
    for body in ["", "{}", "{\"kind\":\"ask\",\"player\":1,\"key\":\"00\"}", "{\"kind\":\"approve\",\"request\":1}"] {
        assert_eq!(room.post("/join/ask", body, "").0, 400, "{body:?}");
    }
    assert_eq!(room.join(9, [7; 32]).0, 404);
    assert!(room.server.joins().is_empty());
}

#[test]
fn the_join_page_lists_the_players_only_while_the_desk_approves() {
    let room_open = room(true);
    let page = room_open.page("en");
    assert!(page.contains("<title>Join") && page.contains("Anna &lt;b&gt;") && page.len() < 50_000, "{page}");
    let data = page.split_once("data-join=\"").and_then(|(_, rest)| rest.split_once('"')).expect("the screen").0;
    let data = data.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">");
    let view: JoinView = serde_json::from_str(&data).expect("a screen");
    assert!(view.is_open && view.players.iter().map(|player| &*player.name).eq(["Anna <b>", "Ben"]), "{view:?}");
    assert!(room_open.page("de").contains("<title>Anmelden"));
    let room_closed = room(false);
    assert!(!room_closed.page("en").contains("Anna"));
    assert_eq!(room_closed.join(1, [7; 32]).1["state"].as_str(), Some("off"));
}
