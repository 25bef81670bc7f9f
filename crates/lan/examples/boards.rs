//! Measures how fast a new pairing reaches many phones. Serves an event to 2,000 boards of another process and pairs a
//! round.
//!
//! `ulimit -n 8192; cargo run --release -p lan --example boards [BOARDS] [PLAYERS]`
//!
//! A board keeps a stream open and, like the page's script, requests the whole page within 0.4 s of a change. Prints
//! the milliseconds from before the step at the desk until the new page has arrived, and the server's memory and CPU
//! time.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, SystemTime};

use app::App;
use app::contract::{EventAct, NewEvent, ResultEntry};
use lan::{Limits, Options, Server};

/// Argument that runs this program as the boards.
const BOARDS: &str = "boards";
/// Maximum delay of a page request after a change, as in the script of the board.
const SPREAD_MS: u64 = 400;

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    match &*asked {
        [word, to, count] if word == BOARDS => boards(to.parse()?, count.parse()?),
        rest => {
            let number = |at: usize, usual: usize| rest.get(at).map_or(Ok(usual), |text| text.parse());
            measure(number(0, 2000)?, number(1, 256)?)
        }
    }
}

fn since_1970() -> u128 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |time| time.as_micros())
}

fn measure(count: usize, players: usize) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let desk = Arc::new(App::open(&folder.path().join("cantina.db"))?);
    let event = event(&desk, players)?;
    let limits = Limits { share: 1, connections: 4 * count + 100, streams: 2 * count + 100, ..Limits::default() };
    let limits = limits.unlimited();
    let options = Options { address: Some(IpAddr::V4(Ipv4Addr::LOCALHOST)), port: 0, limits, ..Options::of(event) };
    let server = Server::start(Arc::clone(desk.phones()), &options)?;
    let idle = Used::now()?;
    let mut child = Command::new(std::env::current_exe()?)
        .args([BOARDS, &server.address().to_string(), &count.to_string()])
        .stdout(Stdio::piped())
        .spawn()?;
    let mut lines = BufReader::new(child.stdout.take().ok_or("no words of the boards")?).lines();
    let ready = lines.next().ok_or("the boards have ended")??;
    let connected = Used::now()?;
    println!("{ready} boards open; memory {} MB before, {} MB with them", idle.megabytes, connected.megabytes);
    for round in 2..=4 {
        let before = Used::now()?;
        for table in desk.events().event(event)?.rounds.last().map(|round| round.tables.clone()).unwrap_or_default() {
            if table.result.is_none() {
                let result = ResultEntry::Games { a: 2, b: 0, drawn: 0 };
                desk.events().act(event, &EventAct::EnterResult { round: round - 1, table: table.table, result })?;
            }
        }
        // All boards have shown the last result before the measured step.
        thread::sleep(Duration::from_secs(6));
        let busy = Used::now()?;
        let began = since_1970();
        desk.events().act(event, &EventAct::pair())?;
        let mut took = Vec::new();
        while took.len() < count {
            let line = lines.next().ok_or("the boards have ended")??;
            if let Some((_, at)) = line.split_once(&format!("round {round} at ")) {
                took.push(at.parse::<u128>()?.saturating_sub(began) / 1000);
            }
        }
        took.sort_unstable();
        let of = |share: usize| took[(took.len() - 1) * share / 100];
        let after = Used::now()?;
        println!(
            "round {round}: median {} ms, 99 of 100 within {} ms, the last {} ms; memory {} MB; CPU {} ms for the pairing, {} ms for all results",
            of(50),
            of(99),
            of(100),
            after.megabytes,
            after.cpu_ms - busy.cpu_ms,
            busy.cpu_ms - before.cpu_ms
        );
    }
    child.kill()?;
    child.wait()?;
    server.stop();
    Ok(())
}

fn event(desk: &App, players: usize) -> Result<u32, Failure> {
    let new = NewEvent { seed: Some("7".into()), ..NewEvent::constructed("Saturday") };
    let event = desk.events().create_event(new)?.summary.id;
    let names: Vec<String> = (1..=players).map(|player| format!("Player {player}")).collect();
    desk.events().act(event, &EventAct::RegisterPlayers { text: names.join("\n") })?;
    desk.events().act(event, &EventAct::pair())?;
    Ok(event)
}

/// Resources used by this process, as reported by Linux.
struct Used {
    megabytes: u64,
    cpu_ms: u64,
}

impl Used {
    fn now() -> Result<Used, Failure> {
        let status = std::fs::read_to_string("/proc/self/status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        let kilobytes: u64 = line.trim().trim_end_matches(" kB").trim().parse()?;
        let stat = std::fs::read_to_string("/proc/self/stat")?;
        let after = stat.rsplit_once(") ").ok_or("no stat")?.1;
        let ticks = after.split(' ').skip(11).take(2).map(str::parse::<u64>).sum::<Result<u64, _>>()?;
        // Linux counts a hundred ticks per second.
        Ok(Used { megabytes: kilobytes / 1024, cpu_ms: ticks * 10 })
    }
}

/// Keeps `count` boards open and reports when each shows a new round.
fn boards(to: SocketAddr, count: usize) -> Result<(), Failure> {
    let (say, said) = mpsc::channel::<String>();
    for board in 0..count {
        let say = say.clone();
        thread::Builder::new().stack_size(128 * 1024).spawn(move || {
            if let Err(problem) = board_of(to, board, &say) {
                let _ = say.send(format!("board {board}: {problem}"));
            }
        })?;
    }
    let mut out = std::io::stdout().lock();
    let mut ready = 0;
    for line in said {
        if line == "ready" {
            ready += 1;
            if ready == count {
                writeln!(out, "{ready}")?;
            }
        } else {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
    }
    Ok(())
}

fn board_of(to: SocketAddr, board: usize, say: &mpsc::Sender<String>) -> Result<(), Failure> {
    let mut stream = TcpStream::connect(to)?;
    stream.write_all(format!("GET /news HTTP/1.1\r\nHost: {to}\r\n\r\n").as_bytes())?;
    let mut shown = 1;
    let mut is_first = true;
    for line in BufReader::new(stream).lines() {
        if !line?.starts_with("data:") {
            continue;
        }
        if is_first {
            is_first = false;
            say.send("ready".into())?;
            continue;
        }
        thread::sleep(Duration::from_millis(board as u64 * 7919 % SPREAD_MS));
        let mut page = TcpStream::connect(to)?;
        page.write_all(format!("GET / HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n\r\n").as_bytes())?;
        let mut text = String::new();
        page.read_to_string(&mut text)?;
        if text.contains(&format!("Round {}", shown + 1)) {
            shown += 1;
            say.send(format!("round {shown} at {}", since_1970()))?;
        }
    }
    Ok(())
}
