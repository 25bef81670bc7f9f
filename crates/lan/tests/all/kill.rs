//! After SIGKILL at any moment, the desk restarts with every acknowledged report, step and note. Unacknowledged
//! requests are repeated with their number and stored once.
//!
//! `CANTINA_KILLS=200 cargo test -p lan --test all kill::` kills two hundred times instead of six times.

use crate::support;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use app::App;
use app::contract::{EventAct, StaffRole};
use lan::{Invitation, Limits, Options, Server, invite, invite_staff, sign};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

const DATABASE: &str = "CANTINA_LAN_KILL_DATABASE";
const KILLS: &str = "CANTINA_KILLS";
const EVENT: u32 = 1;

/// Runs the desk with its phones until it is killed.
fn serve_until_killed(path: &Path) -> ! {
    let desk = Arc::new(App::open(path).expect("the data"));
    let limits = Limits::default().unlimited();
    let options = Options { address: Some(IpAddr::V4(Ipv4Addr::LOCALHOST)), port: 0, limits, ..Options::of(EVENT) };
    let server = Server::start(Arc::clone(desk.phones()), &options).expect("a server");
    println!("\nlistens {}", server.address());
    std::io::stdout().flush().expect("said");
    loop {
        std::thread::sleep(Duration::from_secs(60));
    }
}

fn start(path: &Path) -> (Child, SocketAddr) {
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "kill::every_answer_given_to_a_phone_survives_a_kill", "--nocapture"])
        .env(DATABASE, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a desk");
    let lines = BufReader::new(child.stdout.take().expect("its words")).lines();
    let listens = lines.map_while(Result::ok).find_map(|line| line.strip_prefix("listens ").map(str::to_owned));
    (child, listens.expect("it listens").parse().expect("an address"))
}

/// A device with its unanswered request.
struct Device {
    path: &'static str,
    invitation: Invitation,
    asked: u64,
    waiting: Option<String>,
}

impl Device {
    fn new(path: &'static str, invitation: Invitation) -> Device {
        Device { path, invitation, asked: 0, waiting: None }
    }

    /// Sends a request, starting with a pending one. Returns `true` if it was answered.
    fn ask(&mut self, to: SocketAddr, what: &Value) -> bool {
        let mut body = what.clone();
        body["phone"] = self.invitation.phone.into();
        body["counter"] = (self.asked + 1).into();
        self.waiting.get_or_insert_with(|| body.to_string());
        let Some(said) = self.send(to) else { return false };
        self.waiting = None;
        assert_eq!(said["asked"].as_u64(), Some(self.asked + 1), "{said}");
        self.asked += 1;
        true
    }

    fn send(&self, to: SocketAddr) -> Option<Value> {
        let body = self.waiting.as_ref()?;
        let signature = sign(&self.invitation.path, body)?;
        let mut stream = TcpStream::connect(to).ok()?;
        let head = format!(
            "POST {} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Length: {}\r\nX-Signature: {signature}\r\n\r\n",
            self.path,
            body.len()
        );
        stream.write_all((head + body).as_bytes()).ok()?;
        // Under Wine, the connection to a killed program may stay open.
        stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
        let mut text = String::new();
        stream.read_to_string(&mut text).ok()?;
        serde_json::from_str(text.split_once("\r\n\r\n")?.1).ok()
    }
}

/// The acknowledged requests, and those that may also be stored.
#[derive(Default)]
struct Told {
    notes: u64,
    results: u64,
}

struct Room {
    players: [Device; 2],
    numbers: [u32; 2],
    judge: Device,
    scorekeeper: Device,
    told: Told,
    /// Position in the cycle of requests.
    step: usize,
}

impl Room {
    /// Sends the next request. Returns `true` if it was answered; an unanswered one is repeated.
    fn send_next(&mut self, to: SocketAddr) -> bool {
        let report = |opponent: u32, won: u8, lost: u8| json!({ "kind": "report", "round": 1, "opponent": opponent, "won": won, "lost": lost, "drawn": 0 });
        let [one, other] = self.numbers;
        let answered = match self.step {
            0 => self.players[0].ask(to, &report(other, 2, 0)),
            1 => self.players[1].ask(to, &report(one, 0, 2)),
            2 => self.scorekeeper.ask(
                to,
                &json!({ "kind": "change", "call": { "command": "act", "with": { "event": EVENT, "act": { "act": "undo" } } } }),
            ),
            _ => {
                let text = format!("note {}.", self.told.notes);
                let act = json!({ "act": "note", "text": text, "player": null, "round": 1, "table": null });
                self.judge.ask(to, &json!({ "kind": "act", "act": act }))
            }
        };
        if answered {
            self.told.results += u64::from(self.step == 1);
            self.told.notes += u64::from(self.step == 3);
            self.step = (self.step + 1) % 4;
        }
        answered
    }

    /// Checks that everything acknowledged is stored once. Pending requests may be.
    fn check(&self, path: &Path) {
        let desk = App::open(path).expect("the data");
        let log = desk.events().event(EVENT).expect("the event").log;
        let results =
            log.iter().filter(|line| line.by.as_deref().is_some_and(|by| by.ends_with(" (phone)"))).count() as u64;
        let on_its_way = u64::from(self.step == 1);
        assert!((self.told.results..=self.told.results + on_its_way).contains(&results), "{results}");
        for note in 0..=self.told.notes {
            let count = log.iter().filter(|line| line.text.contains(&format!("note {note}."))).count();
            let least = usize::from(note < self.told.notes);
            assert!((least..=1).contains(&count), "note {note}: {count}");
        }
    }
}

fn room(path: &Path) -> Room {
    let desk = App::open(path).expect("a desk");
    assert_eq!(support::event(&desk, "Saturday", "Ada\nBen\nChloe\nDan"), EVENT);
    let view = desk.events().act(EVENT, &EventAct::pair()).expect("a round");
    let players = &view.rounds[0].tables[0].players;
    let numbers = [players[0].id, players[1].id];
    let phone = |player| Device::new("/p/ask", invite(desk.phones(), EVENT, player).expect("a phone"));
    let staff = |path, role, name| Device::new(path, invite_staff(desk.phones(), EVENT, role, name).expect("a device"));
    Room {
        players: numbers.map(phone),
        numbers,
        judge: staff("/j/ask", StaffRole::Judge, "Zoe"),
        scorekeeper: staff("/desk/ask", StaffRole::Scorekeeper, "Sam"),
        told: Told::default(),
        step: 0,
    }
}

#[test]
fn every_answer_given_to_a_phone_survives_a_kill() {
    if let Some(path) = std::env::var_os(DATABASE) {
        serve_until_killed(Path::new(&path));
    }
    let kills: usize = std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(6);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("cantina.db");
    let mut room = room(&path);
    let mut rng = StdRng::seed_from_u64(9);
    for kill in 0..kills {
        let (mut child, to) = start(&path);
        let told = (room.told.notes, room.told.results);
        let after = Duration::from_micros(rng.random_range(20_000..400_000));
        let killer = std::thread::spawn(move || {
            std::thread::sleep(after);
            child.kill().expect("killed");
            child.wait().expect("ended");
        });
        while room.send_next(to) {}
        killer.join().expect("killed");
        room.check(&path);
        assert!(kill < 3 || (room.told.notes, room.told.results) >= told, "it continues");
    }
    assert!(room.told.notes > 0 && room.told.results > 0);
    println!("{kills} kills, {} results and {} notes told", room.told.results, room.told.notes);
}
