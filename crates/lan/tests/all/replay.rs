//! Recorded requests that are replayed on the network: after a rejection, after a restart of the server, and after a
//! backup was restored.

use crate::support;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use app::App;
use app::contract::{EventAct, ResultEntry, StaffRole};
use lan::{Invitation, Limits, Options, Server, invite, invite_staff, sign, sign_in_epoch};
use serde_json::{Value, json};

/// A request as sent over the network, where it can be recorded and replayed.
#[derive(Clone)]
struct Recorded {
    path: &'static str,
    epoch: String,
    signature: String,
    body: String,
}

impl Recorded {
    fn new(path: &'static str, by: &Invitation, epoch: &str, counter: u64, what: &Value) -> Recorded {
        let mut body = what.clone();
        body["phone"] = by.phone.into();
        body["counter"] = counter.into();
        let body = body.to_string();
        let signature = sign_in_epoch(&by.path, epoch, &body).expect("a signature");
        Recorded { path, epoch: epoch.to_owned(), signature, body }
    }

    fn send(&self, to: SocketAddr) -> (u16, Value) {
        let Recorded { path, epoch, signature, body } = self;
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Length: {}\r\nX-Signature: {signature}\r\n\
             X-Epoch: {epoch}\r\n\r\n{body}",
            body.len()
        );
        let (status, _, said) = support::ask(to, &request);
        (status, serde_json::from_str(&said).unwrap_or(Value::Null))
    }
}

fn serve(desk: &Arc<App>, event: u32) -> Server {
    let address = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let limits = Limits::default().unlimited();
    Server::start(Arc::clone(desk.phones()), &Options { address, port: 0, limits, ..Options::of(event) })
        .expect("a server")
}

fn report(counter: u64, by: &Invitation, epoch: &str) -> Recorded {
    let what = json!({ "kind": "report", "round": 1, "opponent": 2, "won": 2, "lost": 0, "drawn": 0 });
    Recorded::new("/p/ask", by, epoch, counter, &what)
}

/// Returns `true` if the screen shows a report of the player.
fn shows_report(said: &Value) -> bool {
    assert!(said["view"]["own"].is_object(), "the player's match: {said}");
    said["view"]["own"]["ownReport"].is_object()
}

/// The result is already entered, so a report is rejected. The desk undoes the result, and the same bytes are
/// replayed.
#[test]
fn a_refused_report_replayed_after_an_undo_is_refused() {
    let desk = Arc::new(App::in_memory().expect("a desk"));
    let event = support::event(&desk, "Saturday", "Ada\nBen");
    desk.events().act(event, &EventAct::pair()).expect("a round");
    let ada = invite(desk.phones(), event, 1).expect("a phone");
    let server = serve(&desk, event);
    let result = ResultEntry::Games { a: 0, b: 2, drawn: 0 };
    desk.events().act(event, &EventAct::EnterResult { round: 1, table: 1, result }).expect("a result");
    let recorded = report(1, &ada, "");
    let (status, said) = recorded.send(server.address());
    assert_eq!((status, said["asked"].as_u64()), (409, Some(1)), "the number is used up");
    desk.events().act(event, &EventAct::Undo).expect("undone");
    assert_eq!(recorded.send(server.address()).0, 409);
    let look = Recorded::new("/p/ask", &ada, "", 2, &json!({ "kind": "look" }));
    let (status, said) = look.send(server.address());
    assert!(status == 200 && !shows_report(&said), "{said}");
    assert_eq!(recorded.send(server.address()).0, 409);
    let (status, said) = report(3, &ada, "").send(server.address());
    assert!(status == 200 && shows_report(&said), "{said}");
}

/// Forbidden, unknown and not yet possible requests are all rejected later as well.
#[test]
fn a_refused_staff_request_uses_up_its_sequence_number() {
    let desk = Arc::new(App::in_memory().expect("a desk"));
    let event = support::event(&desk, "Saturday", "Ada\nBen");
    let server = serve(&desk, event);
    let to = server.address();
    let zoe = invite_staff(desk.phones(), event, StaffRole::Judge, "Zoe").expect("a device");
    let sam = invite_staff(desk.phones(), event, StaffRole::Scorekeeper, "Sam").expect("a device");
    let note =
        json!({ "kind": "act", "act": { "act": "note", "text": "x", "player": null, "round": 1, "table": null } });
    let early = Recorded::new("/j/ask", &zoe, "", 1, &note);
    let (status, said) = early.send(to);
    assert_eq!((status, said["asked"].as_u64()), (409, Some(1)), "there is no round 1 yet: {said}");
    let change = |counter, command: &str, with: Value| {
        let call = json!({ "command": command, "with": with });
        Recorded::new("/desk/ask", &sam, "", counter, &json!({ "kind": "change", "call": call }))
    };
    for (counter, refused) in [
        change(1, "restore", json!({})),
        change(2, "act", json!({ "event": event + 1, "act": { "act": "undo" } })),
        change(
            3,
            "act",
            json!({ "event": event, "act": { "act": "result", "round": 1, "table": 1,
            "result": { "kind": "games", "a": 2, "b": 0, "drawn": 0 } } }),
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let (status, said) = refused.send(to);
        assert_eq!((status, said["asked"].as_u64()), (409, Some(counter as u64 + 1)), "{said}");
    }
    desk.events().act(event, &EventAct::pair()).expect("a round");
    let log = desk.events().event(event).expect("the event").log.len();
    let late = change(
        3,
        "act",
        json!({ "event": event, "act": { "act": "result", "round": 1, "table": 1,
        "result": { "kind": "games", "a": 2, "b": 0, "drawn": 0 } } }),
    );
    assert_eq!((early.send(to).0, late.send(to).0), (409, 409));
    assert_eq!(desk.events().event(event).expect("the event").log.len(), log);
}

/// Reads are not stored individually. A read recorded before a restart of the server is not answered after it.
#[test]
fn sequence_numbers_survive_a_restart_of_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("cantina.db");
    let desk = Arc::new(App::open(&path).expect("a desk"));
    let event = support::event(&desk, "Saturday", "Ada\nBen");
    let (ada, sam) = (
        invite(desk.phones(), event, 1).expect("a phone"),
        invite_staff(desk.phones(), event, StaffRole::Scorekeeper, "Sam").expect("a device"),
    );
    let server = serve(&desk, event);
    let to = server.address();
    let call = json!({ "command": "event", "with": { "event": event } });
    let read = |counter: u64| Recorded::new("/desk/ask", &sam, "", counter, &json!({ "kind": "read", "call": call }));
    let reads = [1_000, 1_001, 5_000].map(read);
    assert!(reads.iter().all(|read| read.send(to).0 == 200));
    let look = Recorded::new("/p/ask", &ada, "", 1, &json!({ "kind": "look" }));
    let next = Recorded::new("/p/ask", &ada, "", 2, &json!({ "kind": "look" }));
    assert_eq!((look.send(to).0, next.send(to).0), (200, 200));
    // Another server of the same database, such as the window next to the command line.
    let second = serve(&desk, event);
    assert!(reads.iter().all(|read| read.send(second.address()).0 == 409));
    second.stop();
    server.stop();
    drop(desk);
    let desk = Arc::new(App::open(&path).expect("a desk"));
    let server = serve(&desk, event);
    let to = server.address();
    for read in &reads {
        let (status, said) = read.send(to);
        assert_eq!((status, said["outOfOrder"].as_bool()), (409, Some(true)), "{said}");
        assert!(said["data"].is_null());
    }
    assert_eq!(look.send(to).0, 409);
    // The page continues above the number it receives.
    let (_, said) = reads[0].send(to);
    let known = said["asked"].as_u64().expect("a number");
    assert_eq!(read(known + 1).send(to).0, 200);
}

/// The numbers of all phones decrease with the backup, but requests recorded after it are still rejected.
#[test]
fn requests_recorded_before_a_restore_are_refused_after_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, backup) = (folder.path().join("cantina.db"), folder.path().join("backup.db"));
    let desk = Arc::new(App::open(&path).expect("a desk"));
    let event = support::event(&desk, "Saturday", "Ada\nBen");
    desk.events().act(event, &EventAct::pair()).expect("a round");
    let ada = invite(desk.phones(), event, 1).expect("a phone");
    desk.safety().backup_to(&backup, false).expect("a backup");
    let server = serve(&desk, event);
    let recorded = [Recorded::new("/p/ask", &ada, "", 1, &json!({ "kind": "look" })), report(2, &ada, "")];
    assert!(recorded.iter().all(|request| request.send(server.address()).0 == 200));
    server.stop();
    drop(desk);
    let mut epochs = vec![String::new()];
    for _ in 0..2 {
        App::restore(&backup, &path).expect("restored");
        let desk = Arc::new(App::open(&path).expect("a desk"));
        let server = serve(&desk, event);
        let to = server.address();
        let epoch = desk.phones().phone_epoch().expect("an epoch");
        assert!(!epochs.contains(&epoch));
        for request in &recorded {
            let (status, said) = request.send(to);
            assert_eq!((status, said["epoch"].as_str()), (409, Some(&*epoch)), "{said}");
            // With the current epoch written over the old one, the signature is wrong.
            let forged = Recorded { epoch: epoch.clone(), ..request.clone() };
            assert_eq!(forged.send(to).0, 403);
        }
        assert_eq!(desk.phones().phone(ada.phone).expect("the phone").asked, 0);
        // The phone signs the same request again.
        let (status, said) = report(1, &ada, &epoch).send(to);
        assert!(status == 200 && shows_report(&said), "{said}");
        assert_ne!(sign(&ada.path, "{}"), sign_in_epoch(&ada.path, &epoch, "{}"));
        epochs.push(epoch);
        server.stop();
    }
}
