//! Processes: those started here, and information about others.

use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use crate::{DriveResult, Problem};

/// A process that is killed by its id when dropped, however a test ends.
#[derive(Debug)]
pub(crate) struct OwnedProcess(pub(crate) Child);

impl Drop for OwnedProcess {
    fn drop(&mut self) {
        // It may already have ended: then there is nothing to kill.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The id of a process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProcessId(pub u32);

impl ProcessId {
    /// Sends a signal: "TERM" or "KILL".
    pub fn signal(self, name: &str) -> DriveResult<()> {
        let command = format!("kill -{name} {}", self.0);
        let status = Command::new("sh").args(["-c", &command]).status();
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(Problem::when(command, status)),
            Err(problem) => Err(Problem::when(command, problem)),
        }
    }

    /// Returns `true` if the process is running (a zombie is not).
    pub fn runs(self) -> bool {
        self.stat().is_some_and(|(state, _)| state != "Z")
    }

    /// Waits until it has ended, at most `limit`.
    pub async fn ended(self, limit: Duration) -> DriveResult<()> {
        let since = Instant::now();
        while self.runs() {
            if since.elapsed() > limit {
                return Err(Problem(format!("process {} still runs after {limit:?}", self.0)));
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    /// Returns the running process of the program that uses this data folder, if there is one.
    pub(crate) fn of_program(program: &Path, data: &Path) -> Option<Self> {
        let variable = format!("CANTINA_DATA_DIR={}", data.display());
        let uses = |id: &Self| {
            let folder = PathBuf::from(format!("/proc/{}", id.0));
            let environment = std::fs::read(folder.join("environ")).unwrap_or_default();
            let named = environment.split(|byte| *byte == 0).any(|entry| entry == variable.as_bytes());
            named && std::fs::read_link(folder.join("exe")).is_ok_and(|running| running == program)
        };
        let entries = std::fs::read_dir("/proc").ok()?;
        let ids = entries.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok().map(Self));
        ids.filter(|id| id.runs()).find(uses)
    }

    /// Returns its child processes that are still running.
    pub fn children(self) -> Vec<Self> {
        let Ok(entries) = std::fs::read_dir("/proc") else { return Vec::new() };
        let ids = entries.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok().map(Self));
        ids.filter(|id| id.stat().is_some_and(|(state, parent)| state != "Z" && parent == self.0)).collect()
    }

    /// Returns the process with all its descendants.
    pub fn with_descendants(self) -> Vec<Self> {
        let mut found = vec![self];
        let mut next = 0;
        while let Some(id) = found.get(next) {
            found.extend(id.children());
            next += 1;
        }
        found
    }

    /// Returns the state letter and the parent, from /proc. The name before them may contain anything, including
    /// parentheses.
    fn stat(self) -> Option<(String, u32)> {
        let text = std::fs::read_to_string(format!("/proc/{}/stat", self.0)).ok()?;
        let mut fields = text.rsplit_once(')')?.1.split_whitespace();
        Some((fields.next()?.to_owned(), fields.next()?.parse().ok()?))
    }

    /// Returns the processor time it has used, in ms (Linux counts hundredths of a second).
    fn processor_ms(self) -> Option<u64> {
        let text = std::fs::read_to_string(format!("/proc/{}/stat", self.0)).ok()?;
        let mut fields = text.rsplit_once(')')?.1.split_whitespace().skip(11);
        let (user, system): (u64, u64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        Some((user + system) * 10)
    }

    /// Returns its share of the memory (PSS: shared pages are divided among their users), in kB.
    fn memory_kb(self) -> Option<u64> {
        let text = std::fs::read_to_string(format!("/proc/{}/smaps_rollup", self.0)).ok()?;
        let line = text.lines().find(|line| line.starts_with("Pss:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }
}

/// Returns the memory (PSS) of a process and all its descendants, in kB.
pub fn memory_of_all_kb(id: ProcessId) -> u64 {
    id.with_descendants().into_iter().filter_map(ProcessId::memory_kb).sum()
}

/// Returns the processor time that a process and all its descendants have used so far, in ms. Unlike elapsed time, it
/// does not depend on other load of the machine.
pub fn processor_of_all_ms(id: ProcessId) -> u64 {
    id.with_descendants().into_iter().filter_map(ProcessId::processor_ms).sum()
}

/// Returns the path of the built program: `CANTINA_BIN`, otherwise `cantina-desktop` in the folder of the running test
/// or tool.
pub fn program_path() -> DriveResult<PathBuf> {
    if let Some(path) = std::env::var_os("CANTINA_BIN") {
        return Ok(path.into());
    }
    built("cantina-desktop", "cantina-desktop")
}

/// Returns the path of the built command line.
pub fn command_line_path() -> DriveResult<PathBuf> {
    built("cantina", "cli")
}

/// Returns the path of a package's program, built into the folder of the running test or tool.
pub(crate) fn built(name: &str, package: &str) -> DriveResult<PathBuf> {
    let here = std::env::current_exe().map_err(|e| Problem::when("finding the build folder", e))?;
    // A tool is in target/debug, a test in target/debug/deps.
    let found = here.ancestors().skip(1).take(2).map(|folder| folder.join(name)).find(|p| p.exists());
    found.ok_or_else(|| Problem(format!("{name} is not built: cargo build -p {package}")))
}
