//! Tests of `cantina serve` together with another program on the same database, and of its shutdown.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

fn cantina(db: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cantina"));
    command.arg("--db").arg(db).args(arguments);
    command
}

fn board(port: &str) -> String {
    page(port, "/")
}

fn page(port: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(format!("127.0.0.1:{port}")).expect("a connection");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n").expect("asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[test]
fn the_served_board_shows_changes_of_another_command_until_ctrl_c() {
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
    assert!(board(&port).contains("Round 1 has not been paired yet."));
    done(&["event", "pair", "1"]);
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(10);
    while !board(&port).contains("Ada") {
        assert!(std::time::Instant::now() < deadline, "the round is not seen");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    end(server);
}

/// Ends the server with Ctrl+C.
#[cfg(unix)]
fn end(mut server: Child) {
    let id = server.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill runs").success());
    assert!(server.wait().expect("it ends").success());
}

/// Ends the server like the task manager: Windows sends Ctrl+C to every program of a console, including this one.
#[cfg(windows)]
fn end(mut server: Child) {
    server.kill().expect("stopped");
    server.wait().expect("it ends");
}

/// Issue 21, point 6: without a window, the page of the second desk comes from a folder and nothing outside it is
/// served; without the folder, the page states so.
#[test]
fn the_second_desk_is_served_from_a_folder_or_states_why_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let db = folder.path().join("events.db");
    let pages = folder.path().join("pages");
    std::fs::create_dir_all(pages.join("assets")).expect("a folder");
    std::fs::write(pages.join("index.html"), "<html><head></head><body>the window</body></html>").expect("a page");
    std::fs::write(pages.join("assets/app.js"), "run()").expect("a script");
    let done = |arguments: &[&str]| {
        let output = cantina(&db, arguments).output().expect("it runs");
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    done(&["event", "new", "Saturday", "--kind", "constructed"]);
    let invited = done(&["event", "invite-staff", "1", "scorekeeper", "Sam", "--at", "http://desk.lan:8177/"]);
    assert!(invited.contains("http://desk.lan:8177/desk#1."), "{invited}");
    let serve = |more: &[&str]| {
        let asked = [&["--json", "serve", "--event", "1", "--port", "0", "--address", "127.0.0.1"], more].concat();
        let mut server = cantina(&db, &asked).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
        let mut lines = BufReader::new(server.stdout.take().expect("its output")).lines();
        let port = lines.find_map(|line| {
            let line = line.expect("a line");
            line.trim().strip_prefix("\"port\": ").map(|port| port.trim_end_matches(',').to_owned())
        });
        (server, port.expect("it says its port"))
    };
    let (mut server, port) = serve(&["--window", pages.to_str().expect("a path")]);
    assert!(page(&port, "/desk").contains("the window"));
    assert!(page(&port, "/assets/app.js").ends_with("run()"));
    for outside in ["/assets/..%2F..%2Fevents.db", "/assets/.%2E%5Cevents.db", "/assets/%2E%2E"] {
        assert!(page(&port, outside).starts_with("HTTP/1.1 404"), "{outside}");
    }
    server.kill().expect("stopped");
    let (mut server, port) = serve(&[]);
    let said = page(&port, "/desk");
    assert!(said.starts_with("HTTP/1.1 404") && said.contains("--window"), "{said}");
    server.kill().expect("stopped");
    let refused = cantina(&db, &["serve", "--event", "1", "--window", "/nowhere/at/all"]).output().expect("it runs");
    assert!(!refused.status.success());
}
