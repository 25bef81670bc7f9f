//! An event that the command line serves to phones.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::process::{OwnedProcess, command_line_path};
use crate::window::free_port;
use crate::{DriveResult, Problem, ProcessId};

/// Time limit for the server to start listening.
const PATIENCE: Duration = Duration::from_secs(20);

/// An event in a separate database, served on this machine.
pub struct ServedEvent {
    program: PathBuf,
    database: PathBuf,
    port: u16,
    /// The built page of the window, for scorekeepers.
    window: Option<PathBuf>,
    server: Option<OwnedProcess>,
}

impl ServedEvent {
    /// Creates a database in this folder; the event is not served yet.
    pub fn in_folder(folder: &Path) -> DriveResult<ServedEvent> {
        let program = command_line_path()?;
        Ok(ServedEvent { program, database: folder.join("phones.db"), port: free_port()?, window: None, server: None })
    }

    /// Offers the built page of the window to scorekeepers from the next [`ServedEvent::serve`] on.
    ///
    /// # Errors
    /// The page was not built.
    pub fn with_window(mut self) -> DriveResult<ServedEvent> {
        let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/dist");
        let folder = built.canonicalize().map_err(|problem| Problem::when(built.display(), problem))?;
        self.window = Some(folder);
        Ok(self)
    }

    /// Runs a command of the command line and returns its output.
    pub fn run(&self, arguments: &[&str]) -> DriveResult<String> {
        let ran = Command::new(&self.program).arg("--db").arg(&self.database).args(arguments).output();
        let Output { status, stdout, stderr } = ran.map_err(|problem| Problem::when("running cantina", problem))?;
        if !status.success() {
            return Err(Problem::when(arguments.join(" "), String::from_utf8_lossy(&stderr)));
        }
        Ok(String::from_utf8_lossy(&stdout).into_owned())
    }

    /// Performs a step of event 1.
    pub fn step(&self, act: &Value) -> DriveResult<()> {
        self.run(&["event", "act", "1", &act.to_string()]).map(drop)
    }

    /// Returns the JSON output of a command.
    pub fn json(&self, arguments: &[&str]) -> DriveResult<Value> {
        let said = self.run(&[&["--json"], arguments].concat())?;
        serde_json::from_str(&said).map_err(|problem| Problem::when(arguments.join(" "), problem))
    }

    /// Serves event 1, on the same port each time.
    pub fn serve(&mut self) -> DriveResult<()> {
        let port = self.port.to_string();
        let started = Command::new(&self.program)
            .arg("--db")
            .arg(&self.database)
            .args(["serve", "--event", "1", "--address", "127.0.0.1", "--port", &port])
            .args(self.window.iter().flat_map(|folder| [Path::new("--window"), folder]))
            .stdout(Stdio::null())
            // Errors of the server appear in the output of the test.
            .stderr(Stdio::inherit())
            .spawn();
        self.server = Some(OwnedProcess(started.map_err(|problem| Problem::when("serving", problem))?));
        let since = Instant::now();
        while std::net::TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if since.elapsed() > PATIENCE {
                return Err(Problem("the event is not served".into()));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Kills the server, as if the battery were empty.
    pub fn kill(&mut self) -> DriveResult<()> {
        let server = self.server.take().ok_or_else(|| Problem("nothing is served".into()))?;
        ProcessId(server.0.id()).signal("KILL")
    }

    /// Returns the address of the board.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Returns the address that a player's phone joins with.
    pub fn invitation(&self, player: &str) -> DriveResult<String> {
        self.invited(&["event", "invite-player", "1", player])
    }

    /// Returns the address that a judge's or scorekeeper's device joins with.
    pub fn staff_invitation(&self, role: &str, name: &str) -> DriveResult<String> {
        self.invited(&["event", "invite-staff", "1", role, name])
    }

    fn invited(&self, command: &[&str]) -> DriveResult<String> {
        let said = self.run(&[command, &["--at", &self.address()]].concat())?;
        let url = said.split_whitespace().find(|word| word.starts_with("http") && word.contains('#'));
        url.map(str::to_owned).ok_or_else(|| Problem("no address was printed".into()))
    }
}
