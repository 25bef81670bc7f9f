//! Access control over real connections: all routes with all roles, signatures, sequence numbers, and other players'
//! matches.

use crate::support;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;

use app::App;
use app::contract::{EventAct, ResultEntry, StaffRole};
use lan::access::{Right, Role, Route};
use lan::{Limits, Options, PageFile, PageSource, Server, invite, invite_on_paper, invite_staff, sign};
use serde_json::{Value, json};

/// Four players in a round, each with a phone, and a server.
struct Room {
    desk: Arc<App>,
    event: u32,
    server: Server,
    /// Number of the phone and path of the invitation: the four players, then a judge and a scorekeeper.
    phones: Vec<(u32, String)>,
}

/// Indices of the judge's and the scorekeeper's phones.
const JUDGE: usize = 4;
const SCOREKEEPER: usize = 5;

fn room() -> Room {
    room_with(Limits { wrong_signatures: u32::MAX, ..Limits::default() }.unlimited())
}

fn room_with(limits: Limits) -> Room {
    let desk = Arc::new(App::in_memory().expect("a desk"));
    let event = support::event(&desk, "Saturday", "Ada\nBen\nChloe\nDan");
    desk.events().act(event, &EventAct::pair()).expect("a round");
    let phone =
        |player| invite(desk.phones(), event, player).map(|invited| (invited.phone, invited.path)).expect("a phone");
    let staff = [(StaffRole::Judge, "Zoe"), (StaffRole::Scorekeeper, "Sam")].map(|(role, name)| {
        invite_staff(desk.phones(), event, role, name).map(|invited| (invited.phone, invited.path)).expect("a phone")
    });
    let phones = (1..=4).map(phone).chain(staff).collect();
    let address = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let desk_page: PageSource = Arc::new(|path| {
        let text = if path == "index.html" { "<!doctype html><html><head></head></html>" } else { "built" };
        Some(PageFile { bytes: text.into(), kind: "text/html".into() })
    });
    let options = Options { address, port: 0, limits, desk_page: Some(desk_page), ..Options::of(event) };
    let server = Server::start(Arc::clone(desk.phones()), &options).expect("a server");
    Room { desk, event, server, phones }
}

fn answer(to: SocketAddr, request: &str) -> (u16, String) {
    let (status, _, body) = support::ask(to, request);
    (status, body)
}

impl Room {
    fn post(&self, body: &str, signature: &str) -> (u16, Value) {
        self.post_to("/p/ask", body, signature)
    }

    /// Sends a request of a judge's page.
    fn judge(&self, by: usize, body: &str) -> (u16, Value) {
        self.post_to("/j/ask", body, &sign(&self.phones[by].1, body).expect("a signature"))
    }

    fn post_to(&self, path: &str, body: &str, signature: &str) -> (u16, Value) {
        let to = self.server.address();
        let length = body.len();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nX-Signature: {signature}\r\n\r\n{body}"
        );
        let (status, body) = answer(to, &request);
        (status, serde_json::from_str(&body).unwrap_or(Value::Null))
    }

    /// Returns the index of a player's opponent (0 to 3) in round 1.
    fn opponent(&self, of: usize) -> usize {
        let number = of as u32 + 1;
        let tables = &self.desk.events().event(self.event).expect("the desk").rounds[0].tables;
        let table =
            tables.iter().find(|table| table.players.iter().any(|player| player.id == number)).expect("a table");
        table.players.iter().find(|player| player.id != number).expect("an opponent").id as usize - 1
    }

    fn report(&self, of: usize, counter: u64, opponent: usize, won: u8, lost: u8) -> String {
        let (phone, opponent) = (self.phones[of].0, opponent + 1);
        json!({ "phone": phone, "counter": counter, "kind": "report", "round": 1, "opponent": opponent,
            "won": won, "lost": lost, "drawn": 0 })
        .to_string()
    }

    fn look(&self, of: usize, counter: u64) -> String {
        json!({ "phone": self.phones[of].0, "counter": counter, "kind": "look" }).to_string()
    }

    fn signed(&self, by: usize, body: &str) -> (u16, Value) {
        self.post(body, &sign(&self.phones[by].1, body).expect("a signature"))
    }

    fn results(&self) -> Vec<Option<ResultEntry>> {
        let tables = self.desk.events().event(self.event).expect("the desk").rounds.remove(0).tables;
        tables.into_iter().map(|table| table.result).collect()
    }
}

/// Returns a status request of a phone that is waiting to join.
fn look_for(token: &str) -> String {
    json!({ "kind": "look", "token": token }).to_string()
}

/// Compares the table of rights, by route and role, with the server's behaviour.
#[test]
fn every_route_treats_every_role_as_the_table_of_rights_says() {
    let room = room();
    let to = room.server.address();
    for route in Route::ALL {
        for role in Role::ALL {
            let by = match role {
                Role::Public | Role::Player => 0,
                Role::Judge => JUDGE,
                Role::Scorekeeper => SCOREKEEPER,
            };
            let body = if route == Route::JoinAsk {
                look_for("")
            } else if route == Route::DeskAsk {
                desk_reads(room.phones[by].0, 1, "about", json!({}))
            } else {
                room.look(by, 1)
            };
            let signature = match role {
                Role::Public => String::new(),
                Role::Player | Role::Judge | Role::Scorekeeper => sign(&room.phones[by].1, &body).expect("a signature"),
            };
            let (method, path) = (route.method(), route.path());
            let asked = format!(
                "{method} {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nX-Signature: {signature}\r\n\
                 Content-Length: {}\r\n\r\n{body}",
                body.len()
            );
            if [Route::News, Route::StaffNews].contains(&route) {
                // Streams do not end; the tests of the board read one.
                continue;
            }
            let status = answer(to, &asked).0;
            let expected = match route.right(role) {
                Right::No => 403,
                Right::Own | Right::Event | Right::Open => 200,
            };
            assert_eq!(status, expected, "{method} {path} as {role:?}");
        }
        for method in ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"] {
            if method != route.method().as_str() {
                let asked = format!(
                    "{method} {} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
                    route.path()
                );
                assert_eq!(answer(to, &asked).0, 405, "{method} {}", route.path());
            }
        }
    }
}

#[test]
fn two_agreeing_phones_report_only_their_own_match() {
    let room = room();
    let other = room.opponent(0);
    let (status, said) = room.signed(0, &room.report(0, 1, other, 2, 1));
    assert_eq!((status, said["asked"].as_u64()), (200, Some(1)));
    assert!(room.results().iter().all(Option::is_none));
    let (_, seen) = room.signed(other, &room.look(other, 1));
    assert_eq!(seen["view"]["own"]["opponentReport"], json!({ "won": 1, "lost": 2, "drawn": 0 }), "{seen}");
    assert!(seen["view"]["own"]["ownReport"].is_null(), "{seen}");
    room.signed(other, &room.report(other, 2, 0, 1, 2));
    assert_eq!(room.results().iter().filter(|result| result.is_some()).count(), 1);
}

/// A request of every phone about every player counts only for its signer.
#[test]
fn no_phone_can_report_for_another_player() {
    let room = room();
    for signer in 0..4 {
        for named in 0..4 {
            for opponent in 0..4 {
                if signer == named && opponent == room.opponent(named) {
                    continue;
                }
                let expected = if signer == named { 409 } else { 403 };
                let (status, _) = room.signed(signer, &room.report(named, 1, opponent, 2, 0));
                assert_eq!(status, expected, "{signer} for {named} against {opponent}");
            }
        }
    }
    assert!(room.results().iter().all(Option::is_none));
}

#[test]
fn replayed_reordered_changed_or_misnumbered_requests_are_refused() {
    let room = room();
    let other = room.opponent(0);
    let first = room.report(0, 1, other, 2, 0);
    assert_eq!(room.signed(0, &first).0, 200);
    // The same request again means that the response was lost; it is sent again.
    assert_eq!(room.signed(0, &first).0, 200);
    let changed = room.report(0, 1, other, 2, 1);
    assert_eq!(room.signed(0, &changed).0, 409, "another request with a number that was used");
    let (status, said) = room.signed(0, &room.look(0, 5));
    assert_eq!((status, said["outOfOrder"].as_bool(), said["asked"].as_u64()), (409, Some(true), Some(1)));
    assert_eq!(room.signed(0, &room.look(0, 2)).0, 200);
    assert_eq!(room.signed(0, &first).0, 409, "a replay");
    assert_eq!(room.signed(0, &room.look(0, 0)).0, 409);
    let signature = sign(&room.phones[0].1, &room.look(0, 3)).expect("a signature");
    assert_eq!(room.post(&changed, &signature).0, 403, "signed for another text");
    assert!(room.results().iter().all(Option::is_none));
}

/// Behind one address there may be a whole room: wrong signatures are delayed by address and phone, right ones never.
#[test]
fn five_wrong_signatures_delay_wrong_ones_and_never_a_right_one() {
    let room = room_with(Limits::default());
    let wrong = |of: usize| room.post(&room.look(of, 1), &"00".repeat(32)).0;
    assert_eq!([(); 7].map(|()| wrong(0)), [403, 403, 403, 403, 403, 429, 429]);
    assert_eq!(room.signed(0, &room.look(0, 1)).0, 200, "the phone itself");
    assert_eq!(room.signed(1, &room.look(1, 1)).0, 200, "another phone behind the address");
    assert_eq!(wrong(1), 403);
    assert_eq!(wrong(0), 429);
}

/// Signed requests are counted per phone: a room behind one address (or one machine with many browsers) is not a
/// flood.
#[test]
fn a_phone_over_its_rate_limit_waits_and_others_behind_its_address_do_not() {
    let three = NonZeroU32::new(3).expect("three");
    let slow = Limits { phone_per_second: NonZeroU32::MIN, phone_burst: three, ..Limits::default() };
    let room = room_with(Limits { requests_per_second: NonZeroU32::MIN, burst: three, ..slow });
    let asks = |at: usize| -> Vec<u16> { (1..=5).map(|number| room.signed(at, &room.look(at, number)).0).collect() };
    for at in 0..4 {
        assert_eq!(asks(at), [200, 200, 200, 429, 429], "phone {at}");
    }
}

#[test]
fn a_phone_of_another_event_is_refused() {
    let room = room();
    let event = support::event(&room.desk, "Another", "Ada");
    let stranger = invite(room.desk.phones(), event, 1).expect("a phone");
    let body = json!({ "phone": stranger.phone, "counter": 1, "kind": "look" }).to_string();
    assert_eq!(room.post(&body, &sign(&stranger.path, &body).expect("a signature")).0, 403);
}

#[test]
fn a_malformed_request_is_refused() {
    let room = room();
    for body in ["", "{}", "[]", "{\"phone\":-1}", "{\"phone\":1,\"counter\":1,\"kind\":\"undo\"}", "\u{0}"] {
        assert_eq!(room.post(body, "").0, 400, "{body:?}");
    }
}

/// A list is registered for the player whose phone signed it. Its text is data, which the page does not read as HTML
/// (test `names_and_lists_are_text` in `ui/src/phones/player`).
#[test]
fn a_deck_list_is_registered_for_the_player_who_signed_it() {
    let room = room();
    let list = "Name: <script>alert(1)</script>\n\nLeader\n1 | Luke Skywalker | Faithful Friend\n\nBase\n1 | Dagobah Swamp\n\nDeck\n3 | Battlefield Marine\n";
    let hand_in = |counter: u64, list: &str| {
        let phone = room.phones[0].0;
        json!({ "phone": phone, "counter": counter, "kind": "handIn", "slot": 1, "list": list }).to_string()
    };
    let body = hand_in(1, list);
    assert_eq!(room.signed(1, &body).0, 403, "signed by another phone");
    let (status, said) = room.signed(0, &body);
    assert_eq!(status, 200, "{said}");
    let deck = &said["view"]["decks"]["decks"][0];
    assert_eq!((&deck["slot"], &deck["name"]), (&json!(1), &json!("<script>alert(1)</script>")), "{said}");
    assert_eq!(deck["check"]["front"], json!(["Luke Skywalker, Faithful Friend", "Dagobah Swamp"]), "{said}");
    let (status, said) = room.signed(0, &hand_in(2, "three cheers"));
    assert_eq!((status, said["asked"].as_u64()), (409, Some(2)), "a list that cannot be read uses up its number");
    let lists = |player: usize| room.desk.events().event(room.event).expect("the event").players[player].decks.len();
    assert_eq!((lists(0), lists(1)), (1, 0));
}

/// Returns a judge's request with the view to show.
fn judges(phone: u32, counter: u64, ask: &Value, view: &Value) -> String {
    let mut body = json!({ "phone": phone, "counter": counter, "view": view });
    let fields = body.as_object_mut().expect("an object");
    fields.extend(ask.as_object().expect("an object").clone());
    body.to_string()
}

fn act(act: Value) -> Value {
    json!({ "kind": "act", "act": act })
}

#[test]
fn a_judges_entries_on_a_phone_have_the_judges_name() {
    let room = room();
    let phone = room.phones[JUDGE].0;
    let mut counter = 0;
    let mut ask = |what: Value, view: Value| {
        counter += 1;
        let (status, said) = room.judge(JUDGE, &judges(phone, counter, &what, &view));
        (status, said["floor"].clone())
    };
    let look = json!({ "kind": "look" });
    let (status, floor) = ask(look.clone(), json!({ "show": "tables" }));
    let shown = floor.to_string();
    assert!(status == 200 && ["Zoe", "Ada", "Ben", "Chloe", "Dan"].iter().all(|name| shown.contains(name)), "{shown}");
    let view = room.desk.events().event(room.event).expect("the event");
    let table = &view.rounds[0].tables[0];
    let (number, player) = (table.table, table.players[0].id);
    let at = json!({ "show": "table", "table": number });
    let (_, floor) = ask(look.clone(), at.clone());
    let shown = &floor["sheet"]["table"];
    assert_eq!((&shown["number"], &shown["gamesToWin"]), (&json!(number), &json!(2)), "{floor}");
    let code = view.infractions[0].code.clone();
    let (_, floor) = ask(look, json!({ "show": "penalty", "table": number, "player": player, "infraction": code }));
    assert_eq!(floor["sheet"]["advice"]["before"], 0, "{floor}");
    for what in [
        json!({ "act": "result", "round": 1, "table": number, "result": { "kind": "games", "a": 2, "b": 0, "drawn": 0 } }),
        json!({ "act": "extend", "round": 1, "table": number, "seconds": 180, "note": "a long ruling" }),
        json!({ "act": "penalize", "player": player, "infraction": code, "penalty": null, "round": null, "note": "late" }),
        json!({ "act": "note", "text": "loud music", "player": null, "round": 1, "table": number }),
    ] {
        let (status, floor) = ask(act(what), at.clone());
        assert_eq!(status, 200, "{floor}");
    }
    let (status, floor) = ask(json!({ "kind": "here", "table": number }), at);
    let zoe = json!({ "phone": phone, "role": "judge", "name": "Zoe", "joined": true, "table": number });
    assert!(status == 200 && floor["staff"].as_array().is_some_and(|staff| staff.contains(&zoe)), "{floor}");
    let log = room.desk.events().event(room.event).expect("the event").log;
    assert_eq!(log.iter().filter(|line| line.by.as_deref() == Some("Zoe (judge)")).count(), 4, "{log:?}");
}

#[test]
fn forbidden_requests_of_a_judge_are_refused_and_change_nothing() {
    let room = room();
    let phone = room.phones[JUDGE].0;
    let before = room.desk.events().event(room.event).expect("the event").log.len();
    for (at, what) in [
        json!({ "act": "undo" }),
        json!({ "act": "drop", "player": 1 }),
        json!({ "act": "deleteRound", "round": 1, "note": "x" }),
        json!({ "act": "pick", "pod": 1, "seat": 1, "index": 0, "card": null }),
    ]
    .into_iter()
    .enumerate()
    {
        let number = at as u64 + 1;
        let (status, said) = room.judge(JUDGE, &judges(phone, number, &act(what), &json!({ "show": "tables" })));
        assert_eq!((status, said["asked"].as_u64()), (409, Some(number)), "{said}");
    }
    assert_eq!(room.judge(JUDGE, &judges(phone, 5, &json!({ "kind": "look" }), &json!({ "show": "files" }))).0, 400);
    assert_eq!(room.desk.events().event(room.event).expect("the event").log.len(), before);
}

/// Issue 21, point 6: a penalty in force is withdrawn on the judge's phone with a reason and the judge's name.
/// Afterwards neither the judge's page nor the player's phone shows it.
#[test]
fn a_judge_can_withdraw_a_penalty_with_a_reason() {
    let room = room();
    let phone = room.phones[JUDGE].0;
    let view = room.desk.events().event(room.event).expect("the event");
    let table = &view.rounds[0].tables[0];
    let (player, infraction) = (table.players[0].id, view.infractions[0].code.clone());
    let at = json!({ "show": "table", "table": table.table });
    let penalize = EventAct::Penalize { player, infraction, penalty: None, round: None, note: "late".into() };
    room.desk.events().act(room.event, &penalize).expect("a penalty");
    let (_, said) = room.judge(JUDGE, &judges(phone, 1, &json!({ "kind": "look" }), &at));
    let penalties = &said["floor"]["sheet"]["table"]["penalties"];
    assert!(penalties[0]["number"] == 1 && penalties[1].is_null(), "{said}");
    let withdraw = |note: &str| act(json!({ "act": "withdrawPenalty", "penalty": 1, "note": note }));
    let (status, said) = room.judge(JUDGE, &judges(phone, 2, &withdraw(""), &at));
    assert_eq!((status, said["asked"].as_u64()), (409, Some(2)), "a reason is needed: {said}");
    let (status, said) = room.judge(JUDGE, &judges(phone, 3, &withdraw("wrong player"), &at));
    assert!(status == 200 && said["floor"]["sheet"]["table"]["penalties"] == json!([]), "{said}");
    let after = room.desk.events().event(room.event).expect("the event");
    assert_eq!(after.penalties[0].withdrawn.as_deref(), Some("wrong player"));
    let line = after.log.iter().find(|line| line.text.contains("wrong player")).expect("a line");
    assert_eq!(line.by.as_deref(), Some("Zoe (judge)"));
}

/// The response was lost and the phone retries: the note is stored once.
#[test]
fn a_retried_request_of_a_judge_is_executed_once() {
    let room = room();
    let note = json!({ "act": "note", "text": "loud music", "player": null, "round": 1, "table": null });
    let body = judges(room.phones[JUDGE].0, 1, &act(note), &json!({ "show": "tables" }));
    assert_eq!((room.judge(JUDGE, &body).0, room.judge(JUDGE, &body).0), (200, 200));
    let notes = |room: &Room| {
        let log = room.desk.events().event(room.event).expect("the event").log;
        log.iter().filter(|line| line.text.contains("loud music")).count()
    };
    assert_eq!(notes(&room), 1);
    room.desk.phones().revoke_staff_phone(room.event, room.phones[JUDGE].0).expect("revoked");
    let (status, said) = room.judge(JUDGE, &body);
    assert_eq!((status, said["gone"].as_bool()), (403, Some(true)));
}

/// Returns a read of the window's page at a second desk.
fn desk_reads(phone: u32, counter: u64, command: &str, with: Value) -> String {
    json!({ "phone": phone, "counter": counter, "kind": "read", "call": { "command": command, "with": with } })
        .to_string()
}

fn desk_changes(phone: u32, counter: u64, command: &str, with: Value) -> String {
    json!({ "phone": phone, "counter": counter, "kind": "change", "call": { "command": command, "with": with } })
        .to_string()
}

impl Room {
    fn desk(&self, by: usize, body: &str) -> (u16, Value) {
        self.post_to("/desk/ask", body, &sign(&self.phones[by].1, body).expect("a signature"))
    }
}

#[test]
fn a_scorekeepers_entries_on_another_machine_have_their_name() {
    let room = room();
    let (phone, event) = (room.phones[SCOREKEEPER].0, room.event);
    let (status, said) = room.desk(SCOREKEEPER, &desk_reads(phone, 1, "event", json!({ "event": event })));
    assert_eq!((status, said["data"]["rounds"].as_array().map(Vec::len)), (200, Some(1)), "{said}");
    let tables: Vec<u32> =
        room.desk.events().event(event).expect("the event").rounds[0].tables.iter().map(|table| table.table).collect();
    let mut counter = 0;
    let mut act = |act: Value| {
        counter += 1;
        room.desk(SCOREKEEPER, &desk_changes(phone, counter, "act", json!({ "event": event, "act": act })))
    };
    for table in tables {
        let result = json!({ "kind": "games", "a": 2, "b": 0, "drawn": 0 });
        let (status, said) = act(json!({ "act": "result", "round": 1, "table": table, "result": result }));
        assert_eq!(status, 200, "{said}");
    }
    assert_eq!(act(json!({ "act": "drop", "player": 1 })).0, 200);
    let missed = json!({ "act": "lateEntry", "name": "Eve", "missed": null, "intoRound": false });
    assert_eq!(act(missed).0, 200);
    let pair = json!({ "act": "pair", "scope": "wholeEvent", "byHand": [], "note": "" });
    let (status, said) = act(pair);
    assert_eq!((status, said["data"]["view"]["rounds"].as_array().map(Vec::len)), (200, Some(2)), "{said}");
    // A page that has this view gets only the changes since then.
    let note = json!({ "act": "note", "text": "loud music", "player": null, "round": 1, "table": null });
    let with = json!({ "event": event, "act": note, "have": said["data"]["revision"] });
    let (status, said) = room.desk(SCOREKEEPER, &desk_changes(phone, counter + 1, "act", with));
    assert_eq!((status, said["data"]["kind"].as_str()), (200, Some("changes")), "{said}");
    assert!(said["data"]["changes"]["log"].is_array() && said.to_string().len() < 2_000, "{said}");
    let log = room.desk.events().event(event).expect("the event").log;
    assert!(log.iter().filter(|line| line.by.as_deref() == Some("Sam (scorekeeper)")).count() >= 5, "{log:?}");
}

#[test]
fn a_second_desk_cannot_reach_files_phones_hidden_cards_or_other_events() {
    let room = room();
    let other = support::event(&room.desk, "Another", "Ada\nBen");
    let phone = room.phones[SCOREKEEPER].0;
    let all = json!({ "event": room.event, "pod": 1, "seat": 1, "player": 1, "address": 0 });
    for (counter, command) in [
        "backup",
        "restore",
        "invite_phone",
        "draft_view",
        "show_pack",
        "event_pool",
        "set_owned_cards",
        "list_leagues",
    ]
    .into_iter()
    .enumerate()
    {
        let (status, said) = room.desk(SCOREKEEPER, &desk_reads(phone, counter as u64 + 1, command, all.clone()));
        assert_eq!((status, said["error"]["code"].as_str()), (409, Some("phones.not_yours")), "{command}");
    }
    let (status, said) = room.desk(SCOREKEEPER, &desk_reads(phone, 100, "event", json!({ "event": other })));
    assert_eq!((status, said["error"]["code"].as_str()), (409, Some("phones.not_yours")));
    let pair = json!({ "event": other, "act": { "act": "pair", "scope": "wholeEvent", "byHand": [], "note": "" } });
    assert_eq!(room.desk(SCOREKEEPER, &desk_changes(phone, 1, "act", pair)).0, 409);
    assert!(room.desk.events().event(other).expect("the other event").rounds.is_empty());
}

/// Reads are accepted only once, so that an eavesdropper cannot replay them.
#[test]
fn a_read_of_a_second_desk_is_answered_only_once() {
    let room = room();
    let body = desk_reads(room.phones[SCOREKEEPER].0, 7, "list_events", json!({}));
    assert_eq!(room.desk(SCOREKEEPER, &body).0, 200);
    let (status, said) = room.desk(SCOREKEEPER, &body);
    assert_eq!((status, said["outOfOrder"].as_bool(), said["asked"].as_u64()), (409, Some(true), Some(7)));
    assert!(said["data"].is_null());
}

/// The window's page is served unchanged, with the two scripts that send its commands.
#[test]
fn the_page_of_the_second_desk_contains_nothing_of_the_event() {
    let room = room();
    let to = room.server.address();
    let (status, head, page) =
        support::ask(to, &format!("GET /desk HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n\r\n"));
    assert!(status == 200 && page.contains("/sign.js") && page.contains("/desk.js"), "{page}");
    assert!(!page.contains("Saturday") && !page.contains("Ada"), "{page}");
    assert!(head.contains("style-src-attr 'unsafe-inline'") && head.contains("script-src 'self'"), "{head}");
}

/// The code on a slip is the same in every round, until a phone of the player has joined.
#[test]
fn a_printed_invitation_stays_the_same_until_a_phone_has_joined() {
    let room = room();
    let printed = || invite_on_paper(room.desk.phones(), room.event).expect("invitations");
    let first = printed();
    assert_eq!(first.iter().map(|(player, _)| *player).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(first, printed());
    // The invitation of the dialog and the printed one are both valid.
    let (_, path) = &first[0];
    let phone: u32 = path[2..path.find('.').expect("a path")].parse().expect("a number");
    let look = |phone: u32, counter: u64| json!({ "phone": phone, "counter": counter, "kind": "look" }).to_string();
    let body = look(phone, 1);
    assert_eq!(room.post(&body, &sign(path, &body).expect("a signature")).0, 200);
    assert_eq!(room.signed(0, &room.look(0, 1)).0, 403, "the invitation of the dialog has ended");
    assert_eq!(printed(), first[1..], "who has a phone gets no code");
    // Conversely, a phone approved at the desk ends the printed invitation.
    assert_eq!(room.signed(1, &room.look(1, 1)).0, 200);
    let (_, path) = &first[1];
    let phone: u32 = path[2..path.find('.').expect("a path")].parse().expect("a number");
    let body = look(phone, 1);
    assert_eq!(room.post(&body, &sign(path, &body).expect("a signature")).0, 403);
}
