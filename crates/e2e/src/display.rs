//! A private X display.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::process::Owned;
use crate::{Done, Problem};

/// A display that nobody sees, 2560x1440; with `E2E_SHOW` in the environment the real one, to watch.
#[derive(Debug)]
pub struct Display {
    name: Option<String>,
    _server: Option<Owned>,
}

impl Display {
    /// Starts Xvfb on a free display number that it chooses itself.
    pub fn start() -> Done<Self> {
        if std::env::var_os("E2E_SHOW").is_some() {
            return Ok(Self { name: None, _server: None });
        }
        let mut server: Child = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "2560x1440x24", "-nolisten", "tcp", "-noreset"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| Problem::when("starting Xvfb (Debian/Ubuntu: apt-get install xvfb)", e))?;
        let output = server.stdout.take();
        let server = Owned(server);
        let mut number = String::new();
        if let Some(output) = output {
            BufReader::new(output).read_line(&mut number).map_err(|e| Problem::when("reading from Xvfb", e))?;
        }
        if number.trim().is_empty() {
            return Err(Problem("Xvfb ended before it had a display".into()));
        }
        Ok(Self { name: Some(format!(":{}", number.trim())), _server: Some(server) })
    }

    /// Lets a command draw on this display.
    pub fn give_to(&self, command: &mut Command) {
        // No accessibility bus: no D-Bus session is needed.
        command.env("NO_AT_BRIDGE", "1").env("GDK_BACKEND", "x11").env_remove("WAYLAND_DISPLAY");
        if let Some(name) = &self.name {
            command.env("DISPLAY", name);
        }
    }
}
