//! The board over a real connection: content, languages, speed of updates, and shutdown.

use crate::support;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};

use app::App;
use app::contract::{DraftMode, DraftShape, EventAct, NewEvent, PenaltyName, ResultEntry};
use lan::{Limits, Options, Server};

/// Text that must never be visible without signing in.
const SECRET: &str = "NOBODY-READS-THIS";

fn desk(players: u32) -> (Arc<App>, u32) {
    let desk = App::in_memory().expect("a desk");
    let id = event(&desk, players);
    (Arc::new(desk), id)
}

fn event(desk: &App, players: u32) -> u32 {
    let names: Vec<String> = (1..=players).map(|number| format!("Player <i>{number}</i> of the long names")).collect();
    support::event(desk, "Saturday <b>& more", &names.join("\n"))
}

fn served(desk: &Arc<App>, event: u32, limits: Limits) -> Server {
    let address = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));
    Server::start(Arc::clone(desk.phones()), &Options { address, port: 0, limits, ..Options::of(event) })
        .expect("a server")
}

fn often() -> Limits {
    Limits::default().unlimited()
}

/// A response with head and body.
struct Answer {
    status: u16,
    head: String,
    body: String,
}

fn ask(to: SocketAddr, request: &str) -> Answer {
    let (status, head, body) = support::ask(to, request);
    Answer { status, head: head.to_lowercase(), body }
}

fn get_with(to: SocketAddr, path: &str, more: &str) -> Answer {
    ask(to, &format!("GET {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n{more}\r\n"))
}

fn get(to: SocketAddr, path: &str) -> Answer {
    get_with(to, path, "")
}

/// Team drafts have their teams above the players, with links to no deck or card.
#[test]
fn the_board_lists_teams_before_players() {
    let desk = App::in_memory().expect("a desk");
    let draft = NewEvent::draft("Teams", "SOR", DraftMode::Digital, 4);
    let new = NewEvent { shape: DraftShape::TeamsOfTwo, ..draft };
    let id = desk.events().create_event(new).expect("an event").summary.id;
    let acts = [EventAct::RegisterBots { count: 4 }, EventAct::DrawSeats, EventAct::StartDraft, EventAct::pair()];
    for act in acts {
        desk.events().act(id, &act).expect("a step");
    }
    desk.events().act(id, &EventAct::RollBotResults { round: 1 }).expect("results");
    let desk = Arc::new(desk);
    let server = served(&desk, id, often());
    for (path, words) in
        [("/standings", ["Teams", "Team 1", "Players"]), ("/standings?language=de", ["Teams", "Team 2", "Spieler"])]
    {
        let html = get(server.address(), path).body.replace("<b>", "").replace("</b>", "");
        let at = words.map(|word| html.find(word).unwrap_or_else(|| panic!("no {word} in {html}")));
        assert!(at[0] < at[2], "{html}");
    }
}

#[test]
fn the_board_works_without_scripts_in_two_languages_and_is_small() {
    let (desk, id) = desk(128);
    let server = served(&desk, id, often());
    let to = server.address();
    assert!(get(to, "/").body.contains("Round 1 has not been paired yet."));
    desk.events().act(id, &EventAct::pair()).expect("a round");
    let deadline = Instant::now() + Duration::from_secs(5);
    while get(to, "/").body.contains("Round 1 has not been paired yet.") {
        assert!(Instant::now() < deadline, "the new round is not seen");
        std::thread::sleep(Duration::from_millis(20));
    }
    for path in ["/", "/standings", "/seats", "/?name=player%20%3Ci%3E77%3C", "/?language=de&letters=large"] {
        let page = get(to, path);
        assert_eq!(page.status, 200, "{path}");
        assert!(page.body.len() < 50_000, "{path} has {} bytes", page.body.len());
        assert!(!page.body.contains("<b>& more") && !page.body.contains("<i>"), "{path}: names are escaped");
        assert!(page.head.contains("content-security-policy: default-src 'none'"), "{path}: {}", page.head);
        assert!(page.head.contains("cache-control: no-store") && !page.head.contains("access-control"), "{path}");
    }
    let found = get(to, "/?name=77%20long").body;
    let own = found.split("<section class=\"own\"").nth(1).and_then(|rest| rest.split("</section>").next());
    assert!(own.is_some_and(|own| own.contains("77&lt;/i&gt;") && own.matches("class=\"big\"").count() == 1));
    let german = get_with(to, "/", "Accept-Language: de-DE,de;q=0.9,en;q=0.8\r\n").body;
    assert!(german.contains("<html lang=\"de\"") && german.contains("Paarungen"));
    let switched = get_with(to, "/?language=en", "Accept-Language: de\r\n");
    assert!(switched.body.contains("Pairings") && switched.head.contains("set-cookie: language=en"));
    assert!(get_with(to, "/", "Cookie: letters=large\r\n").body.contains("class=\"large\""));
    server.stop();
}

/// Scripts and style sheet of a player's phone come compressed to browsers that accept it: at most 40 KB together. What
/// differs between people is never compressed, because its length could tell something about it.
#[test]
fn scripts_are_compressed_for_browsers_that_accept_it_and_pages_are_not() {
    let (desk, id) = desk(4);
    let server = served(&desk, id, often());
    let to = server.address();
    let raw = |path: &str| {
        let mut stream = TcpStream::connect(to).expect("a connection");
        let head = format!("GET {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nAccept-Encoding: gzip\r\n\r\n");
        stream.write_all(head.as_bytes()).expect("asked");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an answer");
        let at = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        (String::from_utf8_lossy(&answer[..at]).to_lowercase(), answer.split_off(at + 4))
    };
    let mut all = 0;
    for path in ["/style.css", "/sign.js", "/phone.js"] {
        let (head, packed) = raw(path);
        assert!(head.contains("content-encoding: gzip") && head.contains("vary: accept-encoding"), "{path}: {head}");
        let mut text = String::new();
        flate2::read::GzDecoder::new(packed.as_slice()).read_to_string(&mut text).expect("gzip");
        let plain = get(to, path);
        assert!(!plain.head.contains("content-encoding") && plain.body == text, "{path}");
        // A phone loads the style and its script.
        all += if path == "/sign.js" { 0 } else { packed.len() };
    }
    assert!(all < 70_000, "{all} bytes");
    for path in ["/", "/p", "/join"] {
        assert!(!raw(path).0.contains("content-encoding"), "{path}");
    }
    server.stop();
}

#[test]
fn only_public_information_is_on_the_board() {
    let (desk, id) = desk(4);
    desk.events().act(id, &EventAct::pair()).expect("a round");
    let view = desk.events().event(id).expect("the desk");
    let player = view.rounds[0].tables[0].players[0].id;
    let infraction = view.infractions[0].code.clone();
    let acts = [
        EventAct::Penalize {
            player,
            infraction,
            penalty: Some(PenaltyName::MatchLoss),
            round: None,
            note: SECRET.into(),
        },
        EventAct::AddNote { text: SECRET.into(), player: Some(player), round: None, table: None },
        EventAct::RegisterDeck {
            player,
            slot: 1,
            list: format!(
                "{{\"metadata\":{{\"name\":\"{SECRET}\"}},\"leader\":{{\"id\":\"SOR_005\",\"count\":1}},\
                 \"base\":{{\"id\":\"SOR_021\",\"count\":1}},\"deck\":[{{\"id\":\"SOR_046\",\"count\":3}}]}}"
            ),
        },
        EventAct::ExtendTime { round: 1, table: Some(2), seconds: 120, note: SECRET.into() },
    ];
    for act in &acts {
        desk.events().act(id, act).expect("a step");
    }
    let whole = serde_json::to_string(&desk.events().event(id).expect("the desk")).expect("a view");
    assert!(whole.matches(SECRET).count() >= 4, "the desk knows it");
    let server = served(&desk, id, often());
    for path in ["/", "/standings", "/seats", "/?name=player", "/news"] {
        let body = match path {
            "/news" => first_news(server.address()),
            path => get(server.address(), path).body,
        };
        for hidden in [SECRET, "SOR_", "enalt", "loses", "Loss"] {
            assert!(!body.contains(hidden), "{path} shows {hidden}");
        }
    }
    server.stop();
}

fn news(to: SocketAddr) -> BufReader<TcpStream> {
    let mut stream = TcpStream::connect(to).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
    write!(stream, "GET /news HTTP/1.1\r\nHost: {to}\r\n\r\n").expect("asked");
    BufReader::new(stream)
}

fn next_news(stream: &mut BufReader<TcpStream>) -> String {
    let mut line = String::new();
    while stream.read_line(&mut line).expect("news") > 0 {
        if let Some(news) = line.strip_prefix("data: ") {
            return news.trim().to_owned();
        }
        line.clear();
    }
    panic!("the stream has ended");
}

fn first_news(to: SocketAddr) -> String {
    next_news(&mut news(to))
}

/// A page must not look live while the database server does not answer.
#[test]
fn news_end_within_five_seconds_if_the_database_server_falls_silent_and_return_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let silent = test_postgres::Server::start(&[]);
    let database = silent.database();
    App::set_up_server(&database.owner, &database.desk_name, None).expect("tables");
    let desk = App::open_with_server(&folder.path().join("cantina.db"), &database.desk).expect("a desk");
    let desk = Arc::new(desk);
    let id = event(&desk, 4);
    let server = served(&desk, id, often());
    let mut stream = news(server.address());
    next_news(&mut stream);
    silent.freeze();
    let since = Instant::now();
    // The last chunk of the response is empty. (The connection may stay open.)
    let mut line = String::new();
    while line.trim_end() != "0" {
        line.clear();
        assert!(stream.read_line(&mut line).expect("the end of the news") > 0);
    }
    assert!(since.elapsed() < Duration::from_secs(5), "{:?}", since.elapsed());
    let error = desk.events().event(id).expect_err("no answer");
    assert_eq!(error.code.as_str(), "store.server_unreachable");
    silent.thaw();
    next_news(&mut news(server.address()));
    desk.events().act(id, &EventAct::pair()).expect("a round");
    server.stop();
}

#[test]
fn a_change_by_another_program_reaches_the_phones_within_a_second() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("cantina.db");
    let ours = Arc::new(App::open(&path).expect("a desk"));
    let id = event(&ours, 4);
    let server = served(&ours, id, often());
    let mut stream = news(server.address());
    let before = next_news(&mut stream);
    let window = App::open(&path).expect("another desk");
    window.events().act(id, &EventAct::pair()).expect("a round");
    let since = Instant::now();
    let after = next_news(&mut stream);
    assert_ne!(before, after);
    assert!(since.elapsed() < Duration::from_secs(5), "{:?}", since.elapsed());
    assert!(get(server.address(), "/").body.contains(&format!("data-revision=\"{after}\"")));
    let result = ResultEntry::Games { a: 2, b: 1, drawn: 0 };
    window.events().act(id, &EventAct::EnterResult { round: 1, table: 1, result }).expect("a result");
    assert_ne!(next_news(&mut stream), after);
    server.stop();
}

#[test]
fn stopping_the_server_ends_open_streams_and_frees_the_port() {
    let (desk, id) = desk(2);
    let server = served(&desk, id, often());
    let to = server.address();
    let mut stream = news(to);
    next_news(&mut stream);
    assert_eq!(server.connected(), 1);
    let since = Instant::now();
    server.stop();
    assert!(since.elapsed() < Duration::from_secs(2), "{:?}", since.elapsed());
    let mut rest = String::new();
    // Both a clean end and a reset are fine.
    let _ = stream.read_to_string(&mut rest);
    std::net::TcpListener::bind(to).expect("the port is free");
}

#[test]
fn unknown_hosts_pages_and_oversized_requests_are_refused() {
    let (desk, id) = desk(2);
    let server = served(&desk, id, often());
    let to = server.address();
    let status = |request: String| ask(to, &request).status;
    let close = "Connection: close\r\n";
    assert_eq!(status(format!("GET / HTTP/1.1\r\nHost: evil.example:{}\r\n{close}\r\n", to.port())), 421);
    assert_eq!(status(format!("GET / HTTP/1.0\r\n{close}\r\n")), 421);
    assert_eq!(get_with(to, "/", "Origin: http://evil.example\r\n").status, 403);
    assert_eq!(get_with(to, "/", &format!("Origin: http://{to}\r\n")).status, 200);
    assert_eq!(status(format!("POST / HTTP/1.1\r\nHost: {to}\r\nContent-Length: 0\r\n{close}\r\n")), 405);
    assert_eq!(status(format!("POST / HTTP/1.1\r\nHost: {to}\r\nContent-Length: 9999999\r\n{close}\r\n")), 413);
    assert_eq!(status(format!("GET /{} HTTP/1.1\r\nHost: {to}\r\n{close}\r\n", "x".repeat(100_000))), 431);
    assert_eq!(get(to, "/event").status, 404);
    server.stop();
}

#[test]
fn an_address_over_its_rate_limit_has_to_wait() {
    let (desk, id) = desk(2);
    let three = NonZeroU32::new(3).expect("three");
    let server = served(&desk, id, Limits { burst: three, streams: 1, ..Limits::default() });
    let answers: Vec<u16> = (0..8).map(|_| get(server.address(), "/seats").status).collect();
    assert!(answers.contains(&200) && answers.contains(&429), "{answers:?}");
    // The scripts of an accepted page are accepted too.
    assert!((0..8).all(|_| get(server.address(), "/style.css").status == 200));
    server.stop();
}

#[test]
fn the_next_port_is_used_if_taken_and_an_unknown_address_is_refused() {
    let (desk, id) = desk(2);
    let first = served(&desk, id, often());
    let address = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let again = Options { address, port: first.address().port(), ..Options::of(id) };
    let second = Server::start(Arc::clone(desk.phones()), &again).expect("the next port");
    assert!(second.address().port() > first.address().port());
    let strange = Options { address: Some("192.0.2.1".parse().expect("an address")), ..Options::of(id) };
    let refused = Server::start(Arc::clone(desk.phones()), &strange).err().expect("refused");
    assert_eq!(refused.code, "phones.address");
    let nothing = Server::start(Arc::clone(desk.phones()), &Options::of(99)).err().expect("refused");
    assert_eq!(nothing.code, "event.not_found");
}
