//! The page: installation from its lock file, and build.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::Outcome;
use crate::step::{StartedStep, Step, root};

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

fn folder() -> PathBuf {
    root().join("ui")
}

/// Installs the packages of the lock file, unless they are already installed.
pub(crate) fn install() -> Outcome {
    let ui = folder();
    let wanted = ui.join("package-lock.json");
    let lock = fs::read(&wanted).map_err(|problem| format!("{}: {problem}", wanted.display()))?;
    // A copy of the lock file identifies the installed packages, because file times are unreliable after a checkout.
    let installed = ui.join("node_modules/.installed-package-lock.json");
    if fs::read(&installed).is_ok_and(|there| there == lock) {
        return Ok(());
    }
    npm("install the front end's packages", &["ci", "--no-audit", "--no-fund"])?;
    fs::write(&installed, lock).map_err(|problem| format!("{}: {problem}", installed.display()))
}

/// Builds the page, unless nothing has changed since the last build.
pub(crate) fn build() -> Outcome {
    install()?;
    let ui = folder();
    let sources =
        ["src", "public", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json"];
    let newest = sources.iter().filter_map(|name| newest_change(&ui.join(name))).max();
    let built = fs::metadata(ui.join("dist/index.html")).and_then(|there| there.modified()).ok();
    if built.is_some() && built > newest {
        return Ok(());
    }
    script("build the page", "build")
}

/// Builds the page if there is no build at all.
pub(crate) fn build_if_never_built() -> Outcome {
    if folder().join("dist/index.html").exists() { Ok(()) } else { build() }
}

/// Runs a script from package.json.
pub(crate) fn script(name: &'static str, script: &str) -> Outcome {
    npm(name, &["run", "--silent", script])
}

/// Starts a script from package.json in the background.
pub(crate) fn start_script(name: &'static str, script: &str) -> StartedStep {
    Step::new(name, Path::new(NPM), &["run", "--silent", script]).within(&folder()).start()
}

fn npm(name: &'static str, arguments: &[&str]) -> Outcome {
    Step::new(name, Path::new(NPM), arguments).within(&folder()).run()
}

/// Returns the time of the last change of a file, or of anything in a folder, including removals.
fn newest_change(path: &Path) -> Option<SystemTime> {
    let own = fs::metadata(path).and_then(|found| found.modified()).ok();
    let inside = fs::read_dir(path).into_iter().flatten().flatten().filter_map(|entry| newest_change(&entry.path()));
    inside.chain(own).max()
}
