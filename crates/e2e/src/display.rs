//! A private X display.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::process::OwnedProcess;
use crate::{DriveResult, Problem};

/// A virtual display, 2560x1440; with `E2E_SHOW` in the environment, the real one, to watch.
#[derive(Debug)]
pub struct Display {
    name: Option<String>,
    /// The file with the contents of the screen.
    frame: Option<PathBuf>,
    _server: Option<OwnedProcess>,
}

impl Display {
    /// Starts Xvfb on a free display number of its choice.
    pub fn start() -> DriveResult<Self> {
        if std::env::var_os("E2E_SHOW").is_some() {
            return Ok(Self { name: None, frame: None, _server: None });
        }
        Self::serve("2560x1440x24", None)
    }

    /// Starts a display of 1280x800 with every frame readable from a file in this folder.
    pub fn watched(folder: &Path) -> DriveResult<Self> {
        Self::serve("1280x800x24", Some(folder))
    }

    fn serve(screen: &str, folder: Option<&Path>) -> DriveResult<Self> {
        let mut command = Command::new("Xvfb");
        command.args(["-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp", "-noreset"]);
        if let Some(folder) = folder {
            command.arg("-fbdir").arg(folder);
        }
        let mut server: Child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| Problem::when("starting Xvfb (Debian/Ubuntu: apt-get install xvfb)", e))?;
        let output = server.stdout.take();
        let server = OwnedProcess(server);
        let mut number = String::new();
        if let Some(output) = output {
            BufReader::new(output).read_line(&mut number).map_err(|e| Problem::when("reading from Xvfb", e))?;
        }
        if number.trim().is_empty() {
            return Err(Problem("Xvfb ended before it had a display".into()));
        }
        let frame = folder.map(|folder| folder.join("Xvfb_screen0"));
        Ok(Self { name: Some(format!(":{}", number.trim())), frame, _server: Some(server) })
    }

    /// Returns the share of the screen, from 0 to 1, that is brighter than this limit (0 to 255). Every hundredth pixel
    /// is sampled.
    ///
    /// # Errors
    /// The display was not created by [`Display::watched`].
    pub fn brighter_than(&self, limit: u8) -> DriveResult<f64> {
        const COLOUR_ENTRY: usize = 12;
        let file = self.frame.as_deref().ok_or_else(|| Problem("this display is not recorded".into()))?;
        let dump = std::fs::read(file).map_err(|e| Problem::when(file.display(), e))?;
        // X window dump: a header of big-endian 32-bit numbers; the colour map; then blue, green, red, unused.
        let number = |at: usize| -> DriveResult<usize> {
            let bytes = dump.get(at..at + 4).and_then(|bytes| <[u8; 4]>::try_from(bytes).ok());
            let bytes = bytes.ok_or_else(|| Problem("the frame has no head".into()))?;
            usize::try_from(u32::from_be_bytes(bytes)).map_err(|e| Problem::when("reading a frame", e))
        };
        let pixels = dump.get(number(0)? + number(76)? * COLOUR_ENTRY..).unwrap_or_default();
        let seen: Vec<_> = pixels.chunks_exact(4).step_by(97).collect();
        let bright = seen.iter().filter(|pixel| pixel[..3].iter().all(|part| *part > limit)).count();
        Ok(bright as f64 / seen.len().max(1) as f64)
    }

    /// Configures a command to draw on this display.
    pub fn give_to(&self, command: &mut Command) {
        // No accessibility bus: no D-Bus session is needed.
        command.env("NO_AT_BRIDGE", "1").env("GDK_BACKEND", "x11").env_remove("WAYLAND_DISPLAY");
        if let Some(name) = &self.name {
            command.env("DISPLAY", name);
        }
    }
}
