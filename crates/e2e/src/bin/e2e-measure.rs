//! `e2e-measure`: starts the built program several times on a virtual display. It reports the time to the first painted
//! frame and the memory when idle. Not a test: the results depend on the machine.

use std::io::{BufRead, BufReader};
use std::process::{Command, ExitCode, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use e2e::{Display, DriveResult, Problem, ProcessId, memory_of_all_kb, program_path};

const USAGE: &str = "usage: e2e-measure [RUNS] [--data DIR]

Starts cantina-desktop (in the folder of this program, or CANTINA_BIN) RUNS times (default 5) under Xvfb and prints JSON:
milliseconds from the start of the process to the first painted frame, seen from outside (`first_paint_ms`) and told by
the program itself (`told_ms`), and the memory of all its processes (PSS) after 5 s of idleness in MB (`idle_mb`).
--data DIR starts it on that data folder; otherwise each run has a new one.";

#[derive(serde::Serialize)]
struct Start {
    first_paint_ms: u128,
    told_ms: u128,
    idle_mb: f64,
}

fn main() -> ExitCode {
    let mut runs = 5;
    let mut data = None;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match (argument.as_str(), argument.parse()) {
            ("--data", _) => data = arguments.next(),
            (_, Ok(count)) => runs = count,
            (_, Err(_)) => {
                println!("{USAGE}");
                return ExitCode::from(if argument == "--help" { 0 } else { 2 });
            }
        }
    }
    match (0..runs).map(|_| measure(data.as_deref())).collect::<DriveResult<Vec<_>>>() {
        Ok(starts) => {
            println!("{}", report(&starts));
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn report(starts: &[Start]) -> serde_json::Value {
    let mut paints: Vec<_> = starts.iter().map(|start| start.first_paint_ms).collect();
    paints.sort_unstable();
    let largest = starts.iter().map(|start| start.idle_mb).fold(0.0, f64::max);
    serde_json::json!({ "runs": starts, "median_first_paint_ms": paints.get(paints.len() / 2), "largest_idle_mb": largest })
}

fn measure(data: Option<&str>) -> DriveResult<Start> {
    let temporary = tempfile::tempdir().map_err(|e| Problem::when("making a data folder", e))?;
    let display = Display::start()?;
    let mut command = Command::new(program_path()?);
    display.give_to(&mut command);
    command.env("CANTINA_TIMING", "1").env("CANTINA_DATA_DIR", data.map_or(temporary.path(), |d| d.as_ref()));
    let since = Instant::now();
    let mut child = command.stderr(Stdio::piped()).spawn().map_err(|e| Problem::when("starting the program", e))?;
    let (send, told) = mpsc::channel();
    if let Some(errors) = child.stderr.take() {
        // Ends with the program, because it reads its output.
        std::thread::spawn(move || {
            for line in BufReader::new(errors).lines().map_while(Result::ok) {
                if let Some(ms) = line.strip_prefix("first-paint-ms ") {
                    let _ = send.send((since.elapsed().as_millis(), ms.parse().unwrap_or_default()));
                }
            }
        });
    }
    let process = ProcessId(child.id());
    let painted = told.recv_timeout(Duration::from_secs(30));
    std::thread::sleep(Duration::from_secs(5));
    let idle_kb = memory_of_all_kb(process);
    process.signal("TERM")?;
    child.wait().map_err(|e| Problem::when("ending the program", e))?;
    let (first_paint_ms, told_ms) = painted.map_err(|e| Problem::when("waiting for the first paint", e))?;
    Ok(Start { first_paint_ms, told_ms, idle_mb: (idle_kb as f64 / 102.4).round() / 10.0 })
}
