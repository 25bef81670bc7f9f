//! The scripts that sign requests, against the real server: a rejected request never blocks later ones, and a page adopts
//! the epoch of a restored database automatically. They run in Node, which building the window needs anyway.

use crate::support;

use std::io::{BufRead, BufReader, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;

use app::App;
use app::contract::{EventAct, StaffRole};
use lan::{Invitation, Limits, Options, Server, invite, invite_staff};
use serde_json::{Value, json};

/// A page in a browser without a window.
struct Page {
    browser: Child,
    asks: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Page {
    fn open(kind: &str, to: SocketAddr, invitation: &Invitation, epoch: &str) -> Page {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let settings = json!({ "event": "1", "domain": "cantina phone 1", "epoch": epoch, "noCode": "no code",
            "notLive": "not live", "tooLong": "too long", "refused": "refused" });
        let mut browser = Command::new("node")
            .arg(folder.join("tests/js/page.js"))
            .arg(folder.join("assets"))
            .args([kind, &format!("http://{to}/{}", invitation.path), &settings.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("Node runs these tests: https://nodejs.org/");
        let asks = browser.stdin.take().expect("its input");
        let answers = BufReader::new(browser.stdout.take().expect("its output"));
        let mut page = Page { browser, asks, answers };
        page.load(true);
        page
    }

    fn command(&mut self, command: &Value) -> Value {
        writeln!(self.asks, "{command}").expect("asked");
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("an answer");
        serde_json::from_str(&line).unwrap_or_else(|_| panic!("{command}: {line:?}"))
    }

    fn load(&mut self, invited: bool) {
        self.command(&json!({ "do": "load", "invited": invited }));
    }

    fn invoke(&mut self, command: &str, args: Value) -> Value {
        self.command(&json!({ "do": "invoke", "command": command, "args": args }))
    }

    /// Sends a request of a phone.
    fn send(&mut self, ask: Value) -> Value {
        self.command(&json!({ "do": "send", "ask": ask }))
    }

    /// Returns the requests that the browser has stored but not sent yet.
    fn waiting(&mut self) -> Value {
        let stored = self.command(&json!({ "do": "stored" }));
        let first = stored.as_object().and_then(|all| all.values().next().cloned()).expect("a secret");
        first["waiting"].clone()
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let _ = self.browser.kill();
        let _ = self.browser.wait();
    }
}

fn serve(desk: &Arc<App>, event: u32, port: u16, limits: Limits) -> Server {
    let address = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let options = Options { address, port, limits: limits.unlimited(), ..Options::of(event) };
    Server::start(Arc::clone(desk.phones()), &options).expect("a server")
}

fn names(desk: &App, event: u32) -> usize {
    desk.events().event(event).expect("the event").players.len()
}

/// A table of players over the usual request size is entered. One over the limit is rejected with a message, and
/// later requests succeed: on the open page, after a reload, and when opened again by its invitation.
#[test]
fn an_overlong_list_at_the_second_desk_is_refused_and_blocks_nothing() {
    let desk = Arc::new(App::in_memory().expect("a desk"));
    let event = support::event(&desk, "Saturday", "Ada\nBen");
    let server = serve(&desk, event, 0, Limits { desk_body: 60_000, ..Limits::default() });
    let sam = invite_staff(desk.phones(), event, StaffRole::Scorekeeper, "Sam").expect("a device");
    let mut page = Page::open("desk", server.address(), &sam, "");
    let register = |count: usize, from: usize| {
        let rows = (from..from + count).map(|number| format!("Player {number},{}\n", "x".repeat(500)));
        let text = format!("Name,Remark\n{}", rows.collect::<String>());
        json!({ "event": event, "act": { "act": "register", "text": text } })
    };
    let note =
        json!({ "event": event, "act": { "act": "note", "text": "x", "player": null, "round": null, "table": null } });
    let done = page.invoke("act", register(60, 1));
    assert!(done["error"].is_null() && names(&desk, event) == 62, "{done}");
    let read = page.invoke("read_players", json!({ "event": event, "text": register(60, 100)["act"]["text"] }));
    assert!(read["error"].is_null(), "{read}");
    assert_eq!(page.invoke("act", register(200, 100))["error"], "too long");
    assert_eq!(page.waiting(), Value::Null);
    for invited in [None, Some(false), Some(true)] {
        if let Some(invited) = invited {
            page.load(invited);
        }
        let seen = page.invoke("event", json!({ "event": event }));
        assert!(seen["error"].is_null(), "{invited:?}: {seen}");
        let noted = page.invoke("act", note.clone());
        assert!(noted["error"].is_null(), "{invited:?}: {noted}");
    }
    assert_eq!(names(&desk, event), 62);
}

/// A rejection that is a page for people, such as one for another page's address, is not a response to wait for.
#[test]
fn a_refusal_without_an_answer_does_not_block_a_phone() {
    let desk = Arc::new(App::in_memory().expect("a desk"));
    let event = support::event(&desk, "Saturday", "Ada\nBen");
    let server = serve(&desk, event, 0, Limits::default());
    let ada = invite(desk.phones(), event, 1).expect("a phone");
    let mut page = Page::open("phone", server.address(), &ada, "");
    let list = json!({ "kind": "handIn", "slot": 1, "list": "x".repeat(20_000) });
    let said = page.send(list);
    assert_eq!((&said["ok"], &said["unread"]), (&json!(false), &json!(413)), "{said}");
    assert_eq!(page.waiting(), Value::Null);
    assert_eq!(page.send(json!({ "kind": "look" }))["view"]["name"], "Ada");
    // A list that the desk reads and rejects does not block anything either.
    let short = json!({ "kind": "handIn", "slot": 1, "list": "three cheers" });
    let said = page.send(short);
    assert!(said["ok"] == false && said["problem"].is_string(), "{said}");
    assert_eq!(page.send(json!({ "kind": "look" }))["view"]["name"], "Ada");
}

/// When the desk restores a backup, open pages of phones and scorekeepers continue with their keys.
#[test]
fn open_pages_continue_after_a_backup_was_restored() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, backup) = (folder.path().join("cantina.db"), folder.path().join("backup.db"));
    let desk = Arc::new(App::open(&path).expect("a desk"));
    let event = support::event(&desk, "Saturday", "Ada\nBen");
    let ada = invite(desk.phones(), event, 1).expect("a phone");
    let sam = invite_staff(desk.phones(), event, StaffRole::Scorekeeper, "Sam").expect("a device");
    desk.safety().backup_to(&backup, false).expect("a backup");
    let server = serve(&desk, event, 0, Limits::default());
    let to = server.address();
    let mut phone = Page::open("phone", to, &ada, "");
    let mut scorekeeper = Page::open("desk", to, &sam, "");
    assert_eq!(phone.send(json!({ "kind": "look" }))["view"]["name"], "Ada");
    assert_eq!(phone.send(json!({ "kind": "call", "call": "judge" }))["view"]["calls"], json!(["judge"]));
    assert!(scorekeeper.invoke("event", json!({ "event": event }))["error"].is_null());
    server.stop();
    drop(desk);
    App::restore(&backup, &path).expect("restored");
    let desk = Arc::new(App::open(&path).expect("a desk"));
    assert_ne!(desk.phones().phone_epoch().expect("an epoch"), "");
    let _server = serve(&desk, event, to.port(), Limits::default());
    assert_eq!(phone.send(json!({ "kind": "call", "call": "judge" }))["view"]["calls"], json!(["judge"]));
    assert_eq!(desk.phones().phone_calls(event).expect("calls").len(), 1);
    let act = json!({ "event": event, "act": { "act": "drop", "player": 2 } });
    let dropped = scorekeeper.invoke("act", act);
    assert!(dropped["error"].is_null(), "{dropped}");
    assert!(scorekeeper.invoke("event", json!({ "event": event }))["error"].is_null());
    desk.events().act(event, &EventAct::Undo).expect("the step was entered");
}
