//! Serves the commands of the page to a development server or to the tests of the page's components.
//!
//! `cargo run -p cantina-desktop --example bridge`
//!
//! It listens on 127.0.0.1, prints the port, and ends with its standard input. Each connection is a separate program with
//! a temporary data folder. Requests and responses are lines of JSON, in order:
//! - `{"command": "list_events", "with": {}}`: a command of the page. Its response is `{"data": ...}` or
//!   `{"error": ...}`.
//! - `{"keep": "samples"}` keeps a copy of the database under a name.
//! - `{"start": "samples"}` starts with that copy, and waits until it is kept. Only as the first request; otherwise the
//!   database is empty.

use std::error::Error;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

use cantina_desktop::bridge::Bridge;
use serde::Deserialize;
use serde_json::Value;
use tempfile::TempDir;

#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Request {
    Command { command: String, with: Value },
    Keep { keep: String },
    Start { start: String },
}

/// Time limit for another connection to keep a copy.
const PATIENCE: Duration = Duration::from_secs(120);

type Failure = Box<dyn Error>;

/// Response to a request without a result.
const DONE: &str = "{\"data\":null}\n";

fn main() -> Result<(), Failure> {
    let folder = temporary_folder()?;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    println!("{}", listener.local_addr()?.port());
    let copies = folder.path().to_owned();
    std::thread::spawn(move || {
        for connection in listener.incoming().flatten() {
            let copies = copies.clone();
            std::thread::spawn(move || {
                if let Err(problem) = serve(&connection, &copies) {
                    eprintln!("bridge: {problem}");
                }
            });
        }
    });
    // The program that started the bridge has ended when its end of the pipe is closed.
    std::io::stdin().read_to_end(&mut Vec::new())?;
    // Also removes the folders of open connections, whose threads end with the process.
    folder.close()?;
    Ok(())
}

/// Creates the folder of all data, in memory where the system has such a place.
fn temporary_folder() -> std::io::Result<TempDir> {
    let memory = Path::new("/dev/shm");
    let builder = |at: &Path| tempfile::Builder::new().prefix("cantina-bridge-").tempdir_in(at);
    if memory.is_dir() { builder(memory) } else { builder(&std::env::temp_dir()) }
}

/// Answers the requests of a connection. Its data is in a folder next to the copies.
fn serve(connection: &TcpStream, copies: &Path) -> Result<(), Failure> {
    connection.set_nodelay(true)?;
    let folder = tempfile::tempdir_in(copies)?;
    let mut bridge = None;
    // A test may end before it has all responses.
    for line in BufReader::new(connection).lines().map_while(Result::ok) {
        let response = match serde_json::from_str(&line)? {
            Request::Start { start } => {
                let copy = copies.join(file_name(&start)?);
                wait_for(&copy)?;
                fs::copy(copy, folder.path().join(app::safety::data_folder::DATABASE))?;
                DONE.to_owned()
            }
            Request::Keep { keep } => {
                let copy = folder.path().join("copy.db");
                opened(&mut bridge, folder.path())?.copy_to(&copy)?;
                // A copy has its name once it is complete.
                fs::rename(copy, copies.join(file_name(&keep)?))?;
                DONE.to_owned()
            }
            Request::Command { command, with } => match opened(&mut bridge, folder.path())?.ask(&command, with) {
                Ok(data) => format!("{{\"data\":{data}}}\n"),
                Err(error) => format!("{{\"error\":{error}}}\n"),
            },
        };
        if (&mut &*connection).write_all(response.as_bytes()).is_err() {
            break;
        }
    }
    Ok(())
}

/// Waits until another connection has kept this copy.
fn wait_for(copy: &Path) -> Result<(), Failure> {
    let since = Instant::now();
    while !copy.exists() {
        if since.elapsed() > PATIENCE {
            return Err(format!("{} was never kept", copy.display()).into());
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}

/// Returns the program of a connection, which opens its data at the first command.
fn opened<'a>(bridge: &'a mut Option<Bridge>, folder: &Path) -> Result<&'a Bridge, Failure> {
    match bridge {
        Some(bridge) => Ok(bridge),
        None => Ok(bridge.insert(Bridge::open(folder)?)),
    }
}

fn file_name(name: &str) -> Result<String, Failure> {
    let plain = !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric());
    if plain { Ok(format!("{name}.db")) } else { Err("the name of a copy has only letters and digits".into()) }
}
