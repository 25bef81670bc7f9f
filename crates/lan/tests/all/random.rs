//! Random requests with random phones of every role: no phone acts for another, whatever is signed, named, replayed
//! or reordered.
//!
//! `CANTINA_ACTS=100000 cargo test --release -p lan --test all random::` sends a hundred thousand requests instead of
//! two thousand.

use crate::support;

use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use app::App;
use app::contract::{EventAct, ResultEntry, StaffRole};
use lan::access::{Right, Role, Route};
use lan::{Invitation, Limits, Options, Server, invite, invite_staff, sign};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

const ACTS: &str = "CANTINA_ACTS";
const NAMES: [&str; 8] = ["Ada", "Ben", "Chloe", "Dan", "Eve", "Fay", "Gus", "Hana"];
const ROUTES: [Route; 3] = [Route::Ask, Route::JudgeAsk, Route::DeskAsk];

/// A phone with the data its owner has.
struct Device {
    role: Role,
    name: String,
    player: u32,
    own_event: bool,
    invitation: Invitation,
    /// Number of accepted requests, as reported by the server.
    asked: u64,
    /// Number of reads at a second desk.
    reads: u64,
    newest: Option<(Route, String)>,
}

struct Room {
    desk: Arc<App>,
    event: u32,
    server: Server,
    devices: Vec<Device>,
    rng: StdRng,
    /// Accepted reports: player and opponent.
    reported: BTreeSet<(u32, u32)>,
    /// Number of times the table of a game was shown.
    tables: usize,
}

fn room(seed: u64) -> Room {
    let desk = Arc::new(App::in_memory().expect("a desk"));
    let event = support::event(&desk, "Saturday", &NAMES.join("\n"));
    desk.events().act(event, &EventAct::pair()).expect("a round");
    // Two matches are over, so that their players may play casual games.
    for table in [3, 4] {
        let result = ResultEntry::Games { a: 2, b: 0, drawn: 0 };
        desk.events().act(event, &EventAct::EnterResult { round: 1, table, result }).expect("a result");
    }
    let other = support::event(&desk, "Another", "Ada\nBen");
    let device = |role, name: &str, player, own_event, invitation| Device {
        role,
        name: name.to_owned(),
        player,
        own_event,
        invitation,
        asked: 0,
        reads: 0,
        newest: None,
    };
    let mut devices = Vec::new();
    for player in 1..=8 {
        devices.push(device(Role::Player, "", player, true, invite(desk.phones(), event, player).expect("a phone")));
    }
    for (role, staff, name) in [
        (Role::Judge, StaffRole::Judge, "Zoe"),
        (Role::Judge, StaffRole::Judge, "Yann"),
        (Role::Scorekeeper, StaffRole::Scorekeeper, "Sam"),
    ] {
        devices.push(device(role, name, 0, true, invite_staff(desk.phones(), event, staff, name).expect("a device")));
    }
    devices.push(device(Role::Player, "", 1, false, invite(desk.phones(), other, 1).expect("a phone")));
    devices.push(device(
        Role::Judge,
        "Zoe",
        0,
        false,
        invite_staff(desk.phones(), other, StaffRole::Judge, "Zoe").expect("a device"),
    ));
    let limits = Limits { wrong_signatures: u32::MAX, ..Limits::default() }.unlimited();
    let options = Options { address: Some(IpAddr::V4(Ipv4Addr::LOCALHOST)), port: 0, limits, ..Options::of(event) };
    let server = Server::start(Arc::clone(desk.phones()), &options).expect("a server");
    let rng = StdRng::seed_from_u64(seed);
    let mut room = Room { desk, event, server, devices, rng, reported: BTreeSet::new(), tables: 0 };
    room.begin_casual();
    room
}

impl Room {
    fn random_below(&mut self, most: usize) -> usize {
        self.rng.random_range(0..most)
    }

    /// Returns a random request. Notes contain their signer.
    fn what(&mut self, by: usize, route: Route) -> Value {
        let (one, other, number) =
            (self.random_below(9) as u32, self.random_below(9) as u32, self.random_below(5) as u32);
        let note = format!("written by {}.", self.devices[by].name);
        let acts = [
            json!({ "act": "note", "text": note, "player": null, "round": 1, "table": null }),
            json!({ "act": "result", "round": 1, "table": number, "result": { "kind": "games", "a": 2, "b": 0, "drawn": 0 } }),
            json!({ "act": "extend", "round": 1, "table": number, "seconds": 60, "note": note }),
            json!({ "act": "undo" }),
            json!({ "act": "drop", "player": one }),
            json!({ "act": "reenter", "player": one }),
        ];
        // Fewer steps are undone than taken, so that the event continues to exist.
        let undoes = self.random_below(3) == 0;
        let act = acts[self.random_below(acts.len())].clone();
        let act = if act["act"] == "undo" && !undoes { acts[0].clone() } else { act };
        let roll = self.random_below(if route == Route::Ask { 9 } else { 4 });
        let (seats, option) = (self.random_below(4) + 1, self.random_below(3));
        let deck = ["no such deck", "", "HMW-Chewbacca", "HMW-Chewbacca", "HMW-Chewbacca"][self.random_below(5)];
        let report = |won: u8| json!({ "kind": "report", "round": 1, "opponent": other, "won": won, "lost": 2 - won, "drawn": 0 });
        if route == Route::Ask {
            match roll {
                0 | 1 => report(2),
                2 => report(0),
                3 => json!({ "kind": "openTable", "seats": seats, "deck": deck }),
                4 | 5 => json!({ "kind": "joinTable", "table": number, "deck": deck }),
                6 => json!({ "kind": "game", "casual": true }),
                7 => json!({ "kind": "answer", "casual": true, "number": 1, "step": number, "option": option }),
                _ => json!({ "kind": "call", "call": "judge" }),
            }
        } else if route == Route::JudgeAsk {
            if roll == 0 { json!({ "kind": "here", "table": number }) } else { json!({ "kind": "act", "act": act }) }
        } else if roll == 0 {
            json!({ "kind": "read", "call": { "command": "event", "with": { "event": self.event } } })
        } else {
            json!({ "kind": "change", "call": { "command": "act", "with": { "event": self.event, "act": act } } })
        }
    }

    /// Sends a random request. Returns `true` if it was accepted.
    fn ask(&mut self) -> bool {
        let by = self.random_below(self.devices.len());
        let route = ROUTES[self.random_below(3)];
        let replayed = self.random_below(8) == 0;
        let named = if self.random_below(6) == 0 { self.random_below(self.devices.len()) } else { by };
        let what = self.what(by, route);
        let is_read = what["kind"] == "read";
        let expected = if is_read { self.devices[named].reads + 1 } else { self.devices[named].asked + 1 };
        let counter = if self.random_below(8) == 0 { self.random_below(40) as u64 } else { expected };
        let mut body = what.clone();
        body["phone"] = self.devices[named].invitation.phone.into();
        body["counter"] = counter.into();
        let device = self.random_below(self.devices.len());
        let (route, body) = match self.devices[device].newest.clone() {
            Some(newest) if replayed => newest,
            Some(_) | None => (route, body.to_string()),
        };
        let (status, said) = self.send(by, route, &body);
        if status == 200 {
            self.taken(by, route, &body, &serde_json::from_str(&said).expect("a response"));
        } else {
            self.refused(by, &body, &serde_json::from_str(&said).unwrap_or_default());
        }
        status == 200
    }

    /// Sends a request signed by a device, and returns the response.
    fn send(&self, by: usize, route: Route, body: &str) -> (u16, String) {
        let signature = sign(&self.devices[by].invitation.path, body).expect("a signature");
        let to = self.server.address();
        let request = format!(
            "POST {} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Length: {}\r\nX-Signature: {signature}\r\n\r\n{body}",
            route.path(),
            body.len()
        );
        let (status, _, said) = support::ask(to, &request);
        (status, said)
    }

    /// The players of table 3, whose match is over, begin a casual game.
    fn begin_casual(&mut self) {
        let players = self.desk.events().event(self.event).expect("the event").rounds[0].tables[2].players.clone();
        let deck = "HMW-Chewbacca";
        let asks = [
            json!({ "kind": "openTable", "seats": 2, "deck": deck }),
            json!({ "kind": "joinTable", "table": 1, "deck": deck }),
        ];
        for (player, mut body) in players.iter().zip(asks) {
            let at = player.id as usize - 1;
            body["phone"] = self.devices[at].invitation.phone.into();
            body["counter"] = 1.into();
            let body = body.to_string();
            let (status, said) = self.send(at, Route::Ask, &body);
            assert_eq!(status, 200, "{said}");
            (self.devices[at].asked, self.devices[at].newest) = (1, Some((Route::Ask, body)));
        }
    }

    /// Checks the invariants of an accepted request.
    fn taken(&mut self, by: usize, route: Route, body: &str, said: &Value) {
        let asked: Value = serde_json::from_str(body).expect("a request");
        let device = &mut self.devices[by];
        assert!(device.own_event, "a phone of another event: {body}");
        assert_eq!(asked["phone"], device.invitation.phone, "signed by {}: {body}", device.invitation.phone);
        assert_ne!(route.right(device.role), Right::No, "{:?}: {body}", device.role);
        let counter = asked["counter"].as_u64().expect("a number");
        if asked["kind"] == "read" {
            assert!(counter > device.reads, "read again: {body}");
            device.reads = counter;
            return;
        }
        let is_again = device.newest.as_ref() == Some(&(route, body.to_owned()));
        assert!(counter == device.asked + 1 || is_again, "{counter} after {}: {body}", device.asked);
        assert_eq!(said["asked"].as_u64(), Some(counter));
        if let Some(reader) = said["table"]["view"]["reader"].as_u64() {
            let own = &said["table"]["view"]["seats"][reader as usize]["name"];
            assert_eq!(own, NAMES[device.player as usize - 1], "only the player's own seat: {body}");
            self.tables += 1;
        }
        (device.asked, device.newest) = (counter, Some((route, body.to_owned())));
        if asked["kind"] == "report" {
            let opponent = asked["opponent"].as_u64().expect("a number") as u32;
            self.reported.insert((self.devices[by].player, opponent));
        }
    }

    /// Checks that a rejected request uses up its number and that the response reports this to its signer.
    fn refused(&mut self, by: usize, body: &str, said: &Value) {
        let asked: Value = serde_json::from_str(body).expect("a request");
        let device = &mut self.devices[by];
        let Some(taken) = said["asked"].as_u64().filter(|_| asked["kind"] != "read") else { return };
        assert_eq!(asked["phone"], device.invitation.phone, "requests of others are not shown: {body}");
        let uses_up = asked["counter"].as_u64() == Some(device.asked + 1) && taken == device.asked + 1;
        assert!(taken == device.asked || uses_up, "{taken} after {}: {body}", device.asked);
        device.asked = taken;
    }

    /// Checks that every line of the log names its signer, and that a result from two phones was reported by both.
    fn check_log(&self) {
        let view = self.desk.events().event(self.event).expect("the event");
        let number = |name: &str| view.players.iter().find(|player| player.name == name).map(|player| player.id);
        for line in &view.log {
            let by = line.by.as_deref().unwrap_or_default();
            // An undo is logged with the name of the person who did it.
            let written = line.text.split_once("written by ").filter(|_| !line.text.starts_with("Undo"));
            if let Some((_, written)) = written {
                let name = written.split('.').next().expect("a name");
                assert!(
                    [format!("{name} (judge)"), format!("{name} (scorekeeper)")].contains(&by.to_owned()),
                    "{line:?}"
                );
            }
            if let Some(names) = by.strip_suffix(" (phone)") {
                let both: Vec<u32> = names.split(", ").filter_map(number).collect();
                let [one, other] = both[..] else { panic!("{line:?}") };
                assert!(self.reported.contains(&(one, other)) && self.reported.contains(&(other, one)), "{line:?}");
            }
        }
    }
}

#[test]
fn no_random_request_acts_for_another_player() {
    let acts: usize = std::env::var(ACTS).ok().and_then(|acts| acts.parse().ok()).unwrap_or(2000);
    let mut room = room(8177);
    let (mut taken, mut tables) = (0, 0);
    for act in 0..acts {
        taken += usize::from(room.ask());
        // A long log makes each view of the event slow, so it is checked and a new event is started.
        if act % 5000 == 4999 {
            room.check_log();
            tables += room.tables;
            room = self::room(act as u64);
        }
    }
    room.check_log();
    tables += room.tables;
    assert!(taken > acts / 20, "{taken} of {acts}");
    assert!(tables > acts / 500, "{tables} looks at a table in {acts}");
    println!("{acts} requests, {taken} accepted");
}
