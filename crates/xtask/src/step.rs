//! A command that is shown and timed, and must succeed.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Mutex;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::Outcome;

/// Duration of each step, for the final report.
static TOOK: Mutex<Vec<(&'static str, Duration)>> = Mutex::new(Vec::new());

/// A command to run.
pub(crate) struct Step {
    name: &'static str,
    command: Command,
    quiet: bool,
}

impl Step {
    /// Creates a command with its arguments, to be run in the repository's folder.
    pub(crate) fn new(name: &'static str, program: &Path, arguments: &[&str]) -> Self {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(root());
        Self { name, command, quiet: false }
    }

    /// Creates a cargo command for the cargo that runs this program.
    pub(crate) fn cargo(name: &'static str, arguments: &[&str]) -> Self {
        Self::new(name, Path::new(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".into())), arguments)
    }

    /// Adds arguments at the end.
    pub(crate) fn with(mut self, arguments: &[&str]) -> Self {
        self.command.args(arguments);
        self
    }

    /// Sets another working folder.
    pub(crate) fn within(mut self, folder: &Path) -> Self {
        self.command.current_dir(folder);
        self
    }

    /// Sets an environment variable.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self
    }

    /// Hides the command and its duration.
    pub(crate) fn quiet(mut self) -> Self {
        self.quiet = true;
        self
    }

    /// Runs the command and waits for it.
    pub(crate) fn run(mut self) -> Outcome {
        let line = self.line();
        if !self.quiet {
            println!("\n== {}\n   {line}", self.name);
        }
        let since = Instant::now();
        let status = self.command.status().map_err(|problem| format!("{line}: {problem}"))?;
        if !self.quiet {
            println!("   {:.1} s", since.elapsed().as_secs_f32());
            TOOK.lock().unwrap_or_else(|broken| broken.into_inner()).push((self.name, since.elapsed()));
        }
        if status.success() { Ok(()) } else { Err(format!("{} failed ({status}): {line}", self.name)) }
    }

    /// Starts the command in the background. Its output is shown by [`StartedStep::wait`].
    pub(crate) fn start(mut self) -> StartedStep {
        let line = self.line();
        let thread = std::thread::spawn(move || {
            let since = Instant::now();
            (self.command.output(), since.elapsed())
        });
        StartedStep { name: self.name, line, thread }
    }

    fn line(&self) -> String {
        let program = Path::new(self.command.get_program()).file_name().unwrap_or_default();
        let words = std::iter::once(program).chain(self.command.get_args());
        words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
    }
}

/// A command running in the background.
pub(crate) struct StartedStep {
    name: &'static str,
    line: String,
    thread: JoinHandle<(io::Result<Output>, Duration)>,
}

impl StartedStep {
    /// Waits for the command and shows its output.
    pub(crate) fn wait(self) -> Outcome {
        let StartedStep { name, line, thread } = self;
        let (output, took) = thread.join().map_err(|_| format!("{line}: its thread stopped"))?;
        let output = output.map_err(|problem| format!("{line}: {problem}"))?;
        println!("\n== {name}\n   {line}");
        println!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        println!("   {:.1} s, in parallel with other steps", took.as_secs_f32());
        TOOK.lock().unwrap_or_else(|broken| broken.into_inner()).push((name, took));
        if output.status.success() { Ok(()) } else { Err(format!("{name} failed ({}): {line}", output.status)) }
    }
}

/// Prints the duration of each step and the total; some steps run in parallel.
pub(crate) fn report(in_all: Duration) {
    let took = TOOK.lock().unwrap_or_else(|broken| broken.into_inner());
    println!("\nEverything holds.");
    for (name, time) in took.iter() {
        println!("{:7.1} s  {name}", time.as_secs_f32());
    }
    println!("{:7.1} s  in all", in_all.as_secs_f32());
}

/// Returns the root folder of the repository, two levels above this crate.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}

/// Returns the build folder that contains this program.
pub(crate) fn target() -> PathBuf {
    let target = std::env::current_exe().ok().and_then(|me| me.ancestors().nth(2).map(Path::to_path_buf));
    target.unwrap_or_else(|| root().join("target"))
}

/// Returns the path of a built program; the build folder has a folder for each profile.
pub(crate) fn built(profile: &str, name: &str) -> PathBuf {
    built_in(&target(), profile, name)
}

/// Returns the path of a program in another build folder.
pub(crate) fn built_in(target: &Path, profile: &str, name: &str) -> PathBuf {
    target.join(profile).join(name).with_extension(std::env::consts::EXE_EXTENSION)
}
