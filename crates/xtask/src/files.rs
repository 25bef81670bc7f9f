//! Files, folders and programs, with errors that name them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Outcome;

/// Returns the output of a program.
pub(crate) fn said(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|problem| format!("{name}: {problem}"))?;
    if !output.status.success() {
        return Err(format!("{name}: {}: {}", output.status, String::from_utf8_lossy(&output.stderr).trim()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Creates a folder, or empties it.
pub(crate) fn empty(folder: &Path) -> Outcome {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|problem| format!("{}: {problem}", folder.display()))?;
    }
    fs::create_dir_all(folder).map_err(|problem| format!("{}: {problem}", folder.display()))
}

/// Returns the files in a folder, by name.
pub(crate) fn files_of(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|problem| format!("{}: {problem}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    files.sort();
    Ok(files)
}

/// Copies a file, and creates the folder of the copy.
pub(crate) fn copy(from: &Path, to: &Path) -> Outcome {
    parent(to)?;
    fs::copy(from, to).map(drop).map_err(|problem| format!("{} to {}: {problem}", from.display(), to.display()))
}

/// Writes a file, and creates its folder.
pub(crate) fn write(to: &Path, bytes: &[u8]) -> Outcome {
    parent(to)?;
    fs::write(to, bytes).map_err(|problem| format!("{}: {problem}", to.display()))
}

fn parent(of: &Path) -> Outcome {
    let folder = of.parent().unwrap_or(of);
    fs::create_dir_all(folder).map_err(|problem| format!("{}: {problem}", folder.display()))
}
