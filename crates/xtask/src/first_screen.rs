//! `cargo xtask first-screen`: starts the window of a build or an installation and waits for its first screen.
//!
//! The same check on every system: the window paints its first frame with the data of an event that the command line
//! has created. The public CI runs it for builds, for installed packages, and after an update.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use crate::Outcome;
use crate::files::said;
use crate::step::built;

/// Time limit for the first frame. A public runner without a graphics card takes several seconds.
const PATIENCE: Duration = Duration::from_secs(120);
/// The line that the window prints with `CANTINA_TIMING`.
const PAINTED: &str = "first-paint-ms ";
/// The event that the check creates.
const EVENT: &str = "First screen";

/// Starts the programs in a folder, with this data folder. An event from an earlier run must still be there.
pub(crate) fn run(programs: &Path, data: &Path) -> Outcome {
    fs::create_dir_all(data).map_err(|problem| format!("{}: {problem}", data.display()))?;
    let data = fs::canonicalize(data).map_err(|problem| format!("{}: {problem}", data.display()))?;
    let is_new = !data.join("cantina.db").exists();
    let cantina = command_line(programs)?;
    let listed = || said(Command::new(&cantina).args(["event", "list"]).env("CANTINA_DATA_DIR", &data));
    if is_new {
        said(Command::new(&cantina).args(["event", "new", EVENT]).env("CANTINA_DATA_DIR", &data))?;
    }
    let window = program(programs, "cantina-desktop");
    let mut command = Command::new(&window);
    command.env("CANTINA_DATA_DIR", &data).env("CANTINA_TIMING", "1").stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|problem| format!("{}: {problem}", window.display()))?;
    let painted = first_paint(&mut child, PATIENCE);
    // Already ended, so there is nothing to stop.
    let _ = child.kill();
    child.wait().map_err(|problem| format!("{}: {problem}", window.display()))?;
    let milliseconds = painted?;
    let events = listed()?;
    if !events.contains(EVENT) {
        return Err(format!("the event {EVENT:?} is missing after the start:\n{events}"));
    }
    let history = if is_new { "created now" } else { "from an earlier run" };
    println!("The first screen was painted after {milliseconds} ms. Its event was {history}.");
    Ok(())
}

/// Returns the command line of this folder, or of the release build: the app of macOS does not contain it.
fn command_line(programs: &Path) -> Result<PathBuf, String> {
    let places = [program(programs, "cantina"), built("release", "cantina"), built("debug", "cantina")];
    let found = places.into_iter().find(|place| place.is_file());
    found.ok_or_else(|| format!("{}: there is no cantina, and it was not built", programs.display()))
}

fn program(folder: &Path, name: &str) -> PathBuf {
    folder.join(name).with_extension(std::env::consts::EXE_EXTENSION)
}

/// Waits for the first frame and returns its time in milliseconds since the start.
fn first_paint(child: &mut Child, patience: Duration) -> Result<String, String> {
    let Some(lines) = child.stderr.take() else { return Err("the window has no output".into()) };
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        for line in BufReader::new(lines).lines().map_while(Result::ok) {
            let painted = line.split_once(PAINTED).map(|(_, time)| time.trim().to_owned());
            // The receiver may have stopped waiting.
            let _ = sender.send(painted.ok_or(line));
        }
    });
    let since = std::time::Instant::now();
    let mut output = String::new();
    loop {
        match receiver.recv_timeout(patience.saturating_sub(since.elapsed())) {
            Ok(Ok(time)) => return Ok(time),
            Ok(Err(line)) => output.push_str(&format!("\n  {line}")),
            Err(mpsc::RecvTimeoutError::Timeout) => {
                return Err(format!("no first screen within {} s{output}", patience.as_secs()));
            }
            Err(mpsc::RecvTimeoutError::Disconnected) => {
                return Err(format!("the window closed before its first screen{output}"));
            }
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn started(script: &str) -> Child {
        Command::new("sh").args(["-c", script]).stderr(Stdio::piped()).spawn().unwrap()
    }

    #[test]
    fn the_time_of_the_first_frame_is_read() {
        let mut window = started("echo warning >&2; echo 'cantina: first-paint-ms 431' >&2");
        assert_eq!(first_paint(&mut window, PATIENCE), Ok("431".into()));
        window.wait().unwrap();
    }

    #[test]
    fn a_window_that_closes_or_hangs_fails_with_its_output() {
        let mut window = started("echo 'no display' >&2");
        let problem = first_paint(&mut window, PATIENCE).unwrap_err();
        assert_eq!(problem, "the window closed before its first screen\n  no display");
        window.wait().unwrap();
        let mut window = started("exec sleep 20");
        let problem = first_paint(&mut window, Duration::from_millis(50)).unwrap_err();
        assert_eq!(problem, "no first screen within 0 s");
        window.kill().and_then(|()| window.wait()).unwrap();
    }
}
