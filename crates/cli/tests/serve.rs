//! `cantina serve` beside another program on the same database, and how it stops.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};

fn cantina(db: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cantina"));
    command.arg("--db").arg(db).args(arguments);
    command
}

fn board(port: &str) -> String {
    let mut stream = TcpStream::connect(format!("127.0.0.1:{port}")).expect("a connection");
    write!(stream, "GET / HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n").expect("asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[test]
fn the_board_shows_what_another_command_changes_and_ctrl_c_stops_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let db = folder.path().join("cantina.db");
    let done = |arguments: &[&str]| {
        let output = cantina(&db, arguments).output().expect("it runs");
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    };
    done(&["event", "new", "Saturday", "--kind", "constructed"]);
    done(&["event", "player", "1", "add", "Ada", "Ben"]);
    let asked = ["--json", "serve", "--event", "1", "--port", "0", "--address", "127.0.0.1"];
    let mut server = cantina(&db, &asked).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
    let mut lines = BufReader::new(server.stdout.take().expect("its output")).lines();
    let port = lines.find_map(|line| {
        let line = line.expect("a line");
        line.trim().strip_prefix("\"port\": ").map(|port| port.trim_end_matches(',').to_owned())
    });
    let port = port.expect("it says its port");
    assert!(board(&port).contains("No round is paired yet."));
    done(&["event", "pair", "1"]);
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(10);
    while !board(&port).contains("Ada") {
        assert!(std::time::Instant::now() < deadline, "the round is not seen");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let id = server.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill runs").success());
    assert!(server.wait().expect("it ends").success());
}
