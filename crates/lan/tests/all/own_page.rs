//! A player's page: the clock of the round, the suggested deck, joining first, the player's rows on the board, and
//! names in right-to-left scripts.

use crate::support;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use app::App;
use app::contract::{EventAct, ReportedGames, ResultEntry, RoundClockAction};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use lan::{Limits, Options, Server};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

fn saturday(names: &str) -> (Arc<App>, u32) {
    let desk = Arc::new(App::in_memory().expect("a desk"));
    let event = support::event(&desk, "Saturday", names);
    (desk, event)
}

fn clock(round: u32, action: RoundClockAction) -> EventAct {
    EventAct::SetRoundClock { round, action }
}

fn page(server: &Server, path: &str) -> String {
    let to = server.address();
    support::ask(to, &format!("GET {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n\r\n")).2
}

/// A player's open page shows the clock of the round until all results are in, without any internals of the desk.
#[test]
fn the_own_page_shows_the_round_clock_until_all_results_are_entered() {
    let (desk, event) = saturday("Ada\nBen");
    desk.events().act(event, &EventAct::pair()).expect("a round");
    let mut room = support::served(desk, event, 2);
    assert_eq!(room.phones[0].look().clock, None, "no clock was started");
    room.desk.events().act(event, &clock(1, RoundClockAction::Start { seconds: Some(600) })).expect("started");
    let clock = room.phones[0].look().clock.expect("a clock");
    assert!(clock.running && (590_000..=600_000).contains(&clock.left_ms), "{clock:?}");
    let note = "NOBODY-READS-THIS".to_owned();
    room.desk
        .events()
        .act(event, &EventAct::ExtendTime { round: 1, table: Some(1), seconds: 180, note })
        .expect("more time");
    let (_, screen) = room.phones[1].ask(&json!({ "kind": "look" }));
    assert!(screen.contains("\"extension\":180") && !screen.contains("NOBODY-READS-THIS"), "{screen}");
    let result = ResultEntry::Games { a: 2, b: 0, drawn: 0 };
    room.desk.events().act(event, &EventAct::EnterResult { round: 1, table: 1, result }).expect("a result");
    assert_eq!(room.phones[0].look().clock, None, "all results are in");
}

/// Before the first round the page shows the draft, then the pool, the seat and the deck-building time.
#[test]
fn the_own_page_shows_the_next_step_instead_of_a_match() {
    let mut room = support::drafting(2, 2);
    let seen = room.phones[0].look();
    assert!(seen.draft.is_some() && seen.limited.is_none() && seen.own.is_none(), "while drafting: {seen:?}");
    room.desk.events().act(room.event, &EventAct::FinishDraft).expect("picks are done");
    let started = clock(0, RoundClockAction::Start { seconds: Some(900) });
    room.desk.events().act(room.event, &started).expect("started");
    let seen = room.phones[0].look();
    assert!(seen.draft.is_none() && seen.limited.is_some() && seen.round == 0, "{seen:?}");
    assert!(seen.seat.is_some() && seen.clock.is_some_and(|clock| clock.running), "{seen:?}");
}

/// The deck suggested on a phone is legal, and the registered one is unchanged.
#[test]
fn a_deck_suggested_on_a_phone_is_legal_and_not_saved() {
    for mut room in [support::sealed(2, true), support::drafting(2, 2)] {
        if !room.desk.events().event(room.event).expect("the event").pods.is_empty() {
            room.desk.events().act(room.event, &EventAct::FinishDraft).expect("picks are done");
        }
        let steps = |room: &support::Room| room.desk.events().event(room.event).expect("the event").log.len();
        let before = steps(&room);
        let (status, said) = room.phones[0].ask_whole(&json!({ "kind": "suggestDeck" }));
        assert_eq!(status, 200, "{said}");
        assert_eq!(steps(&room), before, "no deck is registered");
        let saved = room.phones[0].screen(&json!({ "kind": "saveDeck", "list": said["view"]["suggested"] }));
        let limited = saved.limited.expect("the pool");
        assert!(limited.list.is_some() && limited.check.legal, "{limited:?}");
        assert_eq!(room.phones[0].look().suggested, None, "only where it was asked for");
    }
}

/// Without a pool, no deck is suggested.
#[test]
fn a_phone_suggests_no_deck_without_a_pool() {
    let (desk, event) = saturday("Ada\nBen");
    let mut room = support::served(desk, event, 1);
    let (status, said) = room.phones[0].ask_whole(&json!({ "kind": "suggestDeck" }));
    assert!(status == 200 && said["view"].is_object() && said["view"]["suggested"].is_null(), "{said}");
}

/// The public pages and the error pages offer joining first if the desk allows it, and have the tab of the player's page.
/// The board contains the numbers that a phone needs to mark its player's rows.
#[test]
fn the_board_offers_joining_first_and_has_player_numbers_for_marking() {
    let (desk, event) = saturday("Ada\nBen");
    desk.events().act(event, &EventAct::pair()).expect("a round");
    let address = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let options = Options { address, port: 0, limits: Limits::default().unlimited(), ..Options::of(event) };
    let server =
        Server::start(Arc::clone(desk.phones()), &Options { approves: true, ..options.clone() }).expect("a server");
    for path in ["/", "/standings", "/seats", "/nothing", "/desk"] {
        let page = page(&server, path);
        assert!(page.contains("id=\"own-tab\"") && page.contains("id=\"join-first\""), "{path}: {page}");
        assert!(page.contains(&format!("data-event=\"{event}\"")), "{path}: {page}");
    }
    let to = server.address();
    let stranger = support::ask(to, "GET / HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n").2;
    assert!(!stranger.contains("join-first") && !stranger.contains("data-event"), "under another name: {stranger}");
    let pairings = page(&server, "/");
    assert!(pairings.contains("data-players=\"1 2\"") || pairings.contains("data-players=\"2 1\""), "{pairings}");
    assert!(page(&server, "/standings").contains("data-players=\"2\""));
    server.stop();
    let closed = Server::start(Arc::clone(desk.phones()), &options).expect("a server");
    for path in ["/", "/nothing"] {
        assert!(!page(&closed, path).contains("join-first"), "no one answers there: {path}");
    }
}

/// The page of a player's phone shows the player's match, as the board does, to the seat that the request names: in
/// the address of an invitation, or in the cookie of a phone that has joined. Nothing private is in it.
#[test]
fn the_page_of_a_phone_begins_with_the_public_card_of_the_named_seat() {
    let (desk, event) = saturday("Ada <i>\nBen\nChloe\nDan");
    assert_eq!(lan::with_seat("p#7.0a", event, 1), format!("p?{event}.1#7.0a"));
    let mut room = support::served(desk, event, 4);
    let named = |cookie: &str, query: &str| {
        let to = room.server.address();
        let request = format!("GET /p{query} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nCookie: {cookie}\r\n\r\n");
        support::ask(to, &request)
    };
    let card = |cookie: &str, query: &str| {
        let page = named(cookie, query).2;
        page.split_once("<div id=\"first\"")
            .map(|(_, rest)| rest.split("</main>").next().unwrap_or_default().to_owned())
    };
    let (invitation, seat) = (format!("?{event}.1"), format!("x=1; cantina-phone={event}.1"));
    assert_eq!(card(&seat, ""), None, "no match yet");
    room.desk.events().act(event, &EventAct::pair()).expect("a round");
    let own = room.phones[0].look().own.expect("a match");
    room.desk.events().act(event, &clock(1, RoundClockAction::Start { seconds: Some(600) })).expect("started");
    let report =
        json!({ "kind": "report", "round": 1, "opponent": own.opponents[0].number, "won": 2, "lost": 0, "drawn": 0 });
    assert_eq!(room.phones[0].ask(&report).0, 200);
    let deadline = Instant::now() + Duration::from_secs(20);
    while card(&seat, "").is_none_or(|card| !card.contains("data-left=")) {
        assert!(Instant::now() < deadline, "the board does not show the round");
        std::thread::sleep(Duration::from_millis(20));
    }
    for (cookie, query) in [("", invitation.as_str()), (seat.as_str(), "")] {
        let shown = card(cookie, query).expect("a card");
        assert!(shown.contains("data-player=\"1\"") && shown.contains("Ada &lt;i&gt;"), "{shown}");
        assert!(shown.contains(&format!("Table <b>{}</b>", own.table.expect("a table"))), "{shown}");
        assert!(shown.contains(&format!(">{}<", own.opponents[0].name)) && shown.contains("data-left=\""), "{shown}");
        assert!(!shown.contains("2–0") && !shown.contains("2-0"), "reports are private: {shown}");
        for other in ["Ben", "Chloe", "Dan"].into_iter().filter(|name| *name != own.opponents[0].name) {
            assert!(!shown.contains(other), "{other}: {shown}");
        }
    }
    let other_event = format!("cantina-phone={}.1", event + 1);
    for (cookie, query) in [("", ""), ("", "?1"), ("", "?1.x"), ("cantina-phone=1.", ""), (&*other_event, "")] {
        assert_eq!(card(cookie, query), None, "{cookie} {query}");
    }
    let (_, head, page) = named(&seat, "");
    let style = page.split_once("<style>").and_then(|(_, rest)| rest.split_once("</style>")).expect("the style").0;
    let digest = STANDARD.encode(Sha256::digest(style));
    assert!(
        head.contains(&format!("style-src 'self' 'sha256-{digest}'")) && head.contains("script-src 'self';"),
        "{head}"
    );
}

/// A browser keeps a file under the address with its version, and uses it only with the digest that the page names. Under
/// any other address nothing is kept.
#[test]
fn browsers_keep_scripts_and_style_under_the_address_of_their_version() {
    let (desk, event) = saturday("Ada\nBen");
    let room = support::served(desk, event, 0);
    let to = room.server.address();
    let get = |path: &str| support::ask(to, &format!("GET {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n\r\n"));
    let mut seen = 0;
    for path in ["/", "/p", "/j", "/join"] {
        let (_, head, page) = get(path);
        assert!(head.contains("cache-control: no-store"), "{head}");
        for named in page.split('"').collect::<Vec<_>>().windows(3).filter(|named| named[1] == " integrity=") {
            let (_, head, file) = get(named[0]);
            assert!(head.contains("immutable") && !head.contains("no-store"), "{head}");
            assert_eq!(named[2], format!("sha256-{}", STANDARD.encode(Sha256::digest(file))));
            let plain = named[0].split_once('?').expect("a version").0;
            for other in [plain.to_owned(), format!("{plain}?0")] {
                assert!(get(&other).1.contains("cache-control: no-store"), "{other}");
            }
            seen += 1;
        }
    }
    assert_eq!(seen, 5, "style and script of the board, scripts of the other pages");
}

/// Each response contains the number of the phone's player.
#[test]
fn each_response_has_the_number_of_the_phones_player() {
    let (desk, event) = saturday("Ada\nBen");
    let mut room = support::served(desk, event, 2);
    assert_eq!(room.phones[1].ask_whole(&json!({ "kind": "look" })).1["player"], Value::from(2));
}

/// A Hebrew name next to "2–0" is isolated wherever the board shows it, so that the digits keep their order. The pages of
/// phones isolate it themselves (`ui/src/phones/page/Name.svelte`).
#[test]
fn right_to_left_names_are_isolated_on_the_board() {
    const DAVID: &str = "\u{5d3}\u{5d5}\u{5d3} \u{5db}\u{5d4}\u{5df}";
    const OMAR: &str = "\u{639}\u{645}\u{631}";
    let (desk, event) = saturday(&format!("{DAVID}\n{OMAR}"));
    desk.events().act(event, &EventAct::pair()).expect("a round");
    let mut room = support::served(desk, event, 2);
    let report = json!({ "kind": "report", "round": 1, "opponent": 1, "won": 0, "lost": 2, "drawn": 0 });
    assert_eq!(room.phones[1].ask(&report).0, 200);
    let own = room.phones[0].look().own.expect("a match");
    assert_eq!(own.opponent_report, Some(ReportedGames { won: 2, lost: 0, drawn: 0 }));
    assert_eq!(own.opponents[0].name, OMAR, "as entered");
    for html in [page(&room.server, "/"), page(&room.server, "/standings"), page(&room.server, "/?name=\u{5d3}")] {
        for name in [DAVID, OMAR] {
            let isolated = html.matches(&format!("<bdi class=\"name\">{name}</bdi>")).count()
                + html.matches(&format!("\u{2068}{name}\u{2069}")).count();
            assert!(isolated > 0 && isolated == html.matches(name).count(), "{name}: {html}");
        }
    }
}

/// Confirmations are dialogs of the page: browsers may suppress native ones, and a page driven by a script never
/// shows them.
#[test]
fn no_page_uses_a_native_dialog() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    for file in std::fs::read_dir(folder).expect("the assets") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("text");
        for native in ["confirm(", "alert(", "prompt("] {
            let calls = text.match_indices(native).filter(|(at, _)| {
                let before = text[..*at].chars().next_back();
                before.is_none_or(|one| !one.is_alphanumeric()) && !text[..*at].ends_with("function ")
            });
            assert_eq!(calls.count(), 0, "{native} in {path:?}");
        }
    }
}
