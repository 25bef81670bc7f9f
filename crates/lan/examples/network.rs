//! Simulates a bad network between a phone and the desk. It has a separate network namespace, a fifth of all packets
//! lost in both directions (with netem or nftables, whichever is available), a fifth of all responses never read, and
//! new addresses for both during the event.
//!
//! `sudo -E cargo run -p lan --example network [NOTES]`: needs root and Linux with `ip`, and `tc` or `nft`. Removes
//! everything it creates.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use app::App;
use app::contract::{EventAct, NewEvent, StaffRole};
use lan::{Options, Server, invite_staff, sign};

/// The namespace, and both ends of the virtual cable into it.
const ROOM: &str = "cantina-room";
const OURS: &str = "cantina-desk0";
const THEIRS: &str = "cantina-phone0";
/// Prefix that runs a command in the namespace.
const IN_ROOM: &str = "ip netns exec cantina-room ";
/// The nftables table that drops packets.
const TABLE: &str = "cantina-lossy";
/// Argument that runs this program as the phone.
const PHONE: &str = "phone";
/// Time a phone waits for a response before it retries.
const PATIENCE: Duration = Duration::from_secs(4);

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    match &*asked {
        [word, to, phone, path, notes] if word == PHONE => ask(to.parse()?, phone.parse()?, path, notes.parse()?),
        rest => serve(rest.first().map_or(Ok(200), |text| text.parse())?),
    }
}

/// Runs `ip`, `tc` or `nft`, and reports its errors.
fn run(words: &str) -> Result<(), Failure> {
    let mut words = words.split(' ');
    let done = Command::new(words.next().unwrap_or_default()).args(words.clone()).output()?;
    if done.status.success() {
        return Ok(());
    }
    let why = String::from_utf8_lossy(&done.stderr);
    Err(format!("{}: {}", words.collect::<Vec<_>>().join(" "), why.trim()).into())
}

/// Drops a fifth of a device's packets: with netem, or else the incoming ones with nftables.
fn lose(side: &str, device: &str) -> Result<(), Failure> {
    if run(&format!("{side}tc qdisc add dev {device} root netem loss 20% delay 30ms")).is_ok() {
        return Ok(());
    }
    run(&format!("{side}nft add table netdev {TABLE}"))?;
    let hook = format!("{{ type filter hook ingress device {device} priority 0 ; }}");
    run(&format!("{side}nft add chain netdev {TABLE} in {hook}"))?;
    run(&format!("{side}nft add rule netdev {TABLE} in numgen random mod 100 < 20 drop"))
}

/// The network. It is removed on drop.
struct Network;

impl Network {
    fn new() -> Result<Network, Failure> {
        run(&format!("ip netns add {ROOM}"))?;
        let network = Network;
        run(&format!("ip link add {OURS} type veth peer name {THEIRS} netns {ROOM}"))?;
        run(&format!("ip addr add 10.77.0.1/24 dev {OURS}"))?;
        run(&format!("ip link set {OURS} up"))?;
        run(&format!("ip -n {ROOM} addr add 10.77.0.50/24 dev {THEIRS}"))?;
        run(&format!("ip -n {ROOM} link set {THEIRS} up"))?;
        for (side, device) in [("", OURS), (IN_ROOM, THEIRS)] {
            if let Err(problem) = lose(side, device) {
                println!("no packets are lost: {problem}");
            }
        }
        Ok(network)
    }

    /// Assigns new addresses to both sides, as after a restart of the router.
    fn readdress(&self) -> Result<(), Failure> {
        run(&format!("ip addr del 10.77.0.1/24 dev {OURS}"))?;
        run(&format!("ip addr add 10.77.0.9/24 dev {OURS}"))?;
        run(&format!("ip -n {ROOM} addr del 10.77.0.50/24 dev {THEIRS}"))?;
        run(&format!("ip -n {ROOM} addr add 10.77.0.61/24 dev {THEIRS}"))
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        // The table does not exist if netem was used.
        let _ = run(&format!("nft delete table netdev {TABLE}"));
        for words in [format!("ip link del {OURS}"), format!("ip netns del {ROOM}")] {
            if let Err(problem) = run(&words) {
                eprintln!("{problem}");
            }
        }
    }
}

fn serve(notes: usize) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let desk = Arc::new(App::open(&folder.path().join("cantina.db"))?);
    let event = event(&desk)?;
    let invited = invite_staff(desk.phones(), event, StaffRole::Judge, "Zoe")?;
    let network = Network::new()?;
    let server = Server::start(Arc::clone(desk.phones()), &Options { port: 0, ..Options::of(event) })?;
    let port = server.address().port();
    let began = Instant::now();
    let mut phone = Command::new("ip")
        .args(["netns", "exec", ROOM])
        .arg(std::env::current_exe()?)
        .args([PHONE, &format!("10.77.0.1:{port}"), &invited.phone.to_string(), &invited.path, &notes.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut tell: ChildStdin = phone.stdin.take().ok_or("nothing to tell the phone")?;
    let mut told = 0;
    for line in BufReader::new(phone.stdout.take().ok_or("no words of the phone")?).lines() {
        if line? == "in" {
            told += 1;
            if told == notes / 2 {
                network.readdress()?;
                // The phone's owner scans the new code at the desk.
                writeln!(tell, "{}", SocketAddr::from(([10, 77, 0, 9], port)))?;
            }
        }
    }
    phone.wait()?;
    let log = desk.events().event(event)?.log;
    let counts = (0..notes).map(|note| log.iter().filter(|line| line.text.contains(&format!("note {note}."))).count());
    let wrong: Vec<usize> = counts.enumerate().filter(|(_, count)| *count != 1).map(|(note, _)| note).collect();
    println!(
        "{told} of {notes} notes acknowledged in {:.1} s; not in exactly once: {wrong:?}",
        began.elapsed().as_secs_f64()
    );
    if told == notes && wrong.is_empty() { Ok(()) } else { Err("something was lost or doubled".into()) }
}

fn event(desk: &App) -> Result<u32, Failure> {
    let new = NewEvent { seed: Some("7".into()), ..NewEvent::constructed("Saturday") };
    let event = desk.events().create_event(new)?.summary.id;
    desk.events().act(event, &EventAct::RegisterPlayers { text: "Ada\nBen".into() })?;
    desk.events().act(event, &EventAct::pair())?;
    Ok(event)
}

/// Writes notes like a judge's phone: each is repeated with the same number until it is answered.
fn ask(mut to: SocketAddr, phone: u32, path: &str, notes: usize) -> Result<(), Failure> {
    let moved = addresses();
    for note in 0..notes {
        let body = format!(
            r#"{{"phone":{phone},"counter":{},"kind":"act","act":{{"act":"note","text":"note {note}.","player":null,"round":1,"table":null}}}}"#,
            note + 1
        );
        let signature = sign(path, &body).ok_or("no signature")?;
        for attempt in 0_usize.. {
            if let Ok(new) = moved.try_recv() {
                to = new;
            }
            // One of five responses is never read.
            let is_cut = (note + 3 * attempt).is_multiple_of(5);
            if matches!(send(to, &signature, &body, is_cut), Ok(true)) {
                break;
            }
            std::thread::sleep(Duration::from_millis(150));
        }
        println!("in");
    }
    Ok(())
}

/// Receives later addresses of the desk.
fn addresses() -> Receiver<SocketAddr> {
    let (tell, told) = channel();
    std::thread::spawn(move || {
        for address in std::io::stdin().lines().map_while(Result::ok).filter_map(|line| line.parse().ok()) {
            if tell.send(address).is_err() {
                return;
            }
        }
    });
    told
}

/// Returns `true` if the response accepted the request.
fn send(to: SocketAddr, signature: &str, body: &str, is_cut: bool) -> Result<bool, Failure> {
    let mut stream = TcpStream::connect_timeout(&to, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let request = format!(
        "POST /j/ask HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Length: {}\r\nX-Signature: {signature}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes())?;
    if is_cut {
        return Ok(false);
    }
    let mut text = String::new();
    stream.read_to_string(&mut text)?;
    Ok(text.starts_with("HTTP/1.1 200 "))
}
