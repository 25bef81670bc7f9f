//! `SHA256SUMS`, in the format of `sha256sum --check`.

use std::path::Path;
use std::process::Command;

use crate::files::{files_of, said};

/// Returns the checksums of all files of a folder, one per line.
pub(crate) fn of_folder(folder: &Path) -> Result<String, String> {
    let mut lines = String::new();
    for file in files_of(folder)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        lines.push_str(&format!("{}  {name}\n", of_file(&file)?));
    }
    Ok(lines)
}

/// Returns the checksum of a file, computed by the system's program.
pub(crate) fn of_file(file: &Path) -> Result<String, String> {
    let mut command = if cfg!(windows) {
        Command::new("certutil")
    } else if cfg!(target_os = "macos") {
        Command::new("shasum")
    } else {
        Command::new("sha256sum")
    };
    if cfg!(windows) {
        command.arg("-hashfile").arg(file).arg("SHA256");
    } else if cfg!(target_os = "macos") {
        command.args(["-a", "256"]).arg(file);
    } else {
        command.arg(file);
    }
    let answer = said(&mut command)?;
    digest(&answer).ok_or_else(|| format!("{}: no checksum in {answer:?}", file.display()))
}

/// Returns the first word that is a SHA-256 digest.
fn digest(answer: &str) -> Option<String> {
    let is_digest = |word: &&str| word.len() == 64 && word.chars().all(|letter| letter.is_ascii_hexdigit());
    answer.split_whitespace().map(|word| word.trim_start_matches('\\')).find(is_digest).map(str::to_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::step;

    /// The digest of "abc" from FIPS 180-4.
    const ABC: &str = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    #[test]
    fn files_of_a_folder_are_listed_with_their_checksums() {
        let folder = step::target().join("checksums-test");
        crate::files::write(&folder.join("abc.txt"), b"abc").unwrap();
        assert_eq!(of_folder(&folder), Ok(format!("{ABC}  abc.txt\n")));
    }

    #[test]
    fn the_digest_is_found_in_the_answer_of_each_system() {
        assert_eq!(digest(&format!("{ABC}  file.deb\n")), Some(ABC.into()));
        let windows = format!("SHA256 hash of file.exe:\r\n{}\r\nCertUtil: completed\r\n", ABC.to_uppercase());
        assert_eq!(digest(&windows), Some(ABC.into()));
        assert_eq!(digest("no such file"), None);
    }
}
