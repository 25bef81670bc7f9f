//! Shared helpers of the server's tests: an event to serve, and requests over real connections.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use app::contract::{CardFace, DraftMode, DraftPart, DraftShape, EventAct, EventKind, NewEvent, PlayerPhoneView};
use app::{App, Environment};
use lan::{Limits, Options, Server, invite};
use store::Store;

/// Time limit of a request, for the server and the client. Longer than any pause of a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// Creates a constructed event with these players, one per line. Returns its number.
#[allow(dead_code)]
pub(crate) fn event(desk: &App, name: &str, players: &str) -> u32 {
    let new = NewEvent { seed: Some("7".into()), ..NewEvent::constructed(name) };
    let event = desk.events().create_event(new).expect("an event").summary.id;
    desk.events().act(event, &EventAct::RegisterPlayers { text: players.into() }).expect("players");
    event
}

/// Sends a request and reads the response to its end: status, head, body.
pub(crate) fn ask(to: SocketAddr, request: &str) -> (u16, String, String) {
    let mut stream = TcpStream::connect(to).expect("a connection");
    stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
    stream.write_all(request.as_bytes()).expect("asked");
    let mut text = String::new();
    stream.read_to_string(&mut text).expect("an answer");
    let (head, body) = text.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    (status, head.to_owned(), body.to_owned())
}

/// A player's phone, which signs and numbers its requests.
#[allow(dead_code)]
pub(crate) struct Phone {
    pub(crate) to: SocketAddr,
    pub(crate) player: u32,
    invitation: lan::Invitation,
    asked: u64,
    newest: String,
}

#[allow(dead_code)]
impl Phone {
    /// Creates the phone that joins by an invitation.
    pub(crate) fn new(to: SocketAddr, player: u32, invitation: lan::Invitation) -> Phone {
        Phone { to, player, invitation, asked: 0, newest: String::new() }
    }

    /// Sends a request. Returns the status, and the screen as JSON or the reason of the rejection.
    pub(crate) fn ask(&mut self, what: &serde_json::Value) -> (u16, String) {
        let (status, said) = self.ask_whole(what);
        let problem = said["problem"].as_str().map(str::to_owned);
        (status, problem.unwrap_or_else(|| said["view"].to_string()))
    }

    /// Sends a request that must be accepted. Returns the screen.
    pub(crate) fn screen(&mut self, what: &serde_json::Value) -> PlayerPhoneView {
        let (status, said) = self.ask_whole(what);
        assert_eq!(status, 200, "{what}: {said}");
        serde_json::from_value(said["view"].clone()).unwrap_or_else(|problem| panic!("{problem}: {said}"))
    }

    /// Returns the current screen.
    pub(crate) fn look(&mut self) -> PlayerPhoneView {
        self.screen(&serde_json::json!({ "kind": "look" }))
    }

    /// Sends a request. Returns the status and the complete response.
    pub(crate) fn ask_whole(&mut self, what: &serde_json::Value) -> (u16, serde_json::Value) {
        let mut body = what.clone();
        body["phone"] = self.invitation.phone.into();
        body["counter"] = (self.asked + 1).into();
        self.newest = body.to_string();
        self.repeat_request()
    }

    /// Repeats the latest request.
    pub(crate) fn repeat_request(&mut self) -> (u16, serde_json::Value) {
        let body = &self.newest;
        let signature = lan::sign(&self.invitation.path, body).expect("a signature");
        let (to, length) = (self.to, body.len());
        let request = format!(
            "POST /p/ask HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nX-Signature: {signature}\r\n\r\n{body}"
        );
        let (status, _, body) = ask(to, &request);
        let said: serde_json::Value = serde_json::from_str(&body).expect("a response");
        if let Some(asked) = said["asked"].as_u64() {
            self.asked = asked;
        }
        (status, said)
    }
}

/// A served event with a phone for each person.
#[allow(dead_code)]
pub(crate) struct Room {
    pub(crate) desk: Arc<App>,
    pub(crate) event: u32,
    pub(crate) server: Server,
    pub(crate) phones: Vec<Phone>,
}

/// Creates a digital draft that has begun, with this number of people on phones and of bots.
#[allow(dead_code)]
pub(crate) fn drafting(people: u32, bots: u32) -> Room {
    drafting_shape(DraftShape::Pod, people, bots)
}

/// Works like [`drafting`], for a draft of any shape.
#[allow(dead_code)]
pub(crate) fn drafting_shape(shape: DraftShape, people: u32, bots: u32) -> Room {
    let store = Store::in_memory().expect("a database");
    // The same boosters at each run: the texts and names of cards must not decide whether a test passes.
    let environment = Environment { seed: || 11, ..Environment::default() };
    let desk = Arc::new(App::with_store(store, environment).expect("a desk"));
    let new =
        NewEvent { seed: Some("11".into()), shape, ..NewEvent::draft("Draft night", "SOR", DraftMode::Digital, 8) };
    let event = desk.events().create_event(new).expect("an event").summary.id;
    let names: Vec<String> = (1..=people).map(|number| format!("Person {number}")).collect();
    desk.events().act(event, &EventAct::RegisterPlayers { text: names.join("\n") }).expect("players");
    if bots > 0 {
        desk.events().act(event, &EventAct::RegisterBots { count: bots }).expect("bots");
    }
    desk.events().act(event, &EventAct::DrawSeats).expect("seats");
    desk.events().act(event, &EventAct::StartDraft).expect("a draft");
    served(desk, event, people)
}

/// Creates a sealed event of people with phones, with digital or real boosters.
#[allow(dead_code)]
pub(crate) fn sealed(people: u32, digital: bool) -> Room {
    let desk = Arc::new(App::in_memory().expect("a desk"));
    let set = Some("SOR".to_owned());
    let new = NewEvent { kind: EventKind::Sealed, set, digital, ..NewEvent::constructed("Prerelease") };
    let event = desk.events().create_event(NewEvent { seed: Some("11".into()), ..new }).expect("an event").summary.id;
    let names: Vec<String> = (1..=people).map(|number| format!("Person {number}")).collect();
    desk.events().act(event, &EventAct::RegisterPlayers { text: names.join("\n") }).expect("players");
    served(desk, event, people)
}

/// Serves an event with a phone for each person.
#[allow(dead_code)]
pub(crate) fn served(desk: Arc<App>, event: u32, people: u32) -> Room {
    let limits = Limits { patience: PATIENCE, ..Limits::default().unlimited() };
    let address = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let options = Options { address, port: 0, limits, ..Options::of(event) };
    let server = Server::start(Arc::clone(desk.phones()), &options).expect("a server");
    let phone = |player| Phone::new(server.address(), player, invite(desk.phones(), event, player).expect("a phone"));
    let phones = (1..=people).map(phone).collect();
    Room { desk, event, server, phones }
}

#[allow(dead_code)]
impl Room {
    pub(crate) fn seat(&self, player: u32) -> u32 {
        let pod = self.desk.events().event(self.event).expect("the event").pods.remove(0);
        pod.seats.iter().find(|seat| seat.player == player).expect("a seat").seat
    }

    pub(crate) fn part(&self) -> DraftPart {
        self.desk.events().event(self.event).expect("the event").pods[0].draft.clone().expect("a draft").part
    }
}

/// Checks that a text does not contain the number of a card that its reader may not see. `known` are the cards that the
/// reader may see.
#[allow(dead_code)]
pub(crate) fn expect_only_known<'a>(
    text: &str,
    known: impl Iterator<Item = &'a CardFace>,
    all: impl Iterator<Item = &'a CardFace>,
) {
    let known: BTreeSet<&str> = known.flat_map(|face| [&*face.id, &*face.identity]).collect();
    for face in all.filter(|face| !known.contains(&*face.id)) {
        assert!(!text.contains(&format!("\"{}\"", face.id)), "{} ({}): {text}", face.name, face.id);
    }
}

/// Checks that a view does not contain any fact about another seat's secret cards in hand, deck or resources.
#[allow(dead_code)]
pub(crate) fn expect_no_secret_cards(view: &serde_json::Value) {
    let reader = view["reader"].as_u64().expect("a reader");
    let mut open: BTreeSet<u64> =
        view["log"].as_array().expect("a log").iter().flat_map(|line| ids(&line["cards"])).collect();
    // A player shows the card they play, then chooses how to pay for it (CR 6.2.1).
    let asked = &view["question"];
    if ["cost", "exploit", "pay_with", "toll"].contains(&asked["ask"].as_str().unwrap_or_default()) {
        open.extend(asked["source"].as_u64().into_iter().chain(ids(&asked["about"])));
    }
    for side in view["sides"].as_array().expect("sides").iter().filter(|side| side["seat"] != reader) {
        for hidden in side["hand"].as_array().expect("a hand").iter().chain(side["resources"].as_array().expect("some"))
        {
            // Revealed cards are in the log.
            let known = hidden["id"].as_u64();
            assert!(known.is_none_or(|id| open.contains(&id)), "{hidden}: {}", told(view, known));
        }
    }
    for card in view["cards"].as_array().expect("cards") {
        let secret = ["hand", "deck", "resources"].contains(&card["place"].as_str().expect("a place"));
        let others = card["controller"] != reader;
        let id = card["id"].as_u64().expect("a number");
        assert!(!(secret && others) || open.contains(&id), "{card}: {}", told(view, Some(id)));
    }
    let question = &view["question"];
    let theirs = question["seat"].as_u64().is_some_and(|seat| seat != reader);
    assert!(!theirs || question["options"].as_array().is_some_and(Vec::is_empty), "{question}");
}

/// Returns a view's data about a card, the current prompt, and the latest log lines.
#[allow(dead_code)]
fn told(view: &serde_json::Value, id: Option<u64>) -> String {
    let card = view["cards"].as_array().and_then(|all| all.iter().find(|card| card["id"].as_u64() == id));
    let log = view["log"].as_array().map_or(&[][..], Vec::as_slice);
    let last: Vec<_> = log.iter().rev().take(12).map(|line| (&line["step"], &line["text"], &line["cards"])).collect();
    format!("{card:?}, {}, {last:#?}", view["question"])
}

#[allow(dead_code)]
fn ids(cards: &serde_json::Value) -> Vec<u64> {
    cards.as_array().into_iter().flatten().filter_map(serde_json::Value::as_u64).collect()
}
