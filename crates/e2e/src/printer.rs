//! A printer for tests: the program prints to a file, which the test removes after each document.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::{DriveResult, Problem};

/// Time limit for a document.
const PATIENCE: Duration = Duration::from_secs(15);

/// A printer that writes a PDF file into a folder.
#[derive(Debug)]
pub struct Printer {
    file: PathBuf,
    papers: u32,
}

impl Printer {
    /// Returns a printer with its output in this folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self { file: folder.join("printed.pdf"), papers: 0 }
    }

    /// Returns the environment variable that makes the program print here.
    pub fn variable(&self) -> (&'static str, &str) {
        // The folder is created by a test and has a plain name.
        ("CANTINA_PRINT_TO", self.file.to_str().unwrap_or_default())
    }

    /// Waits for a complete PDF, removes it and returns it.
    pub async fn take(&mut self) -> DriveResult<Vec<u8>> {
        let since = Instant::now();
        loop {
            match std::fs::read(&self.file) {
                Ok(pdf) if pdf.starts_with(b"%PDF") && pdf.trim_ascii_end().ends_with(b"%%EOF") => {
                    std::fs::remove_file(&self.file).map_err(|e| Problem::when("taking the paper", e))?;
                    self.papers += 1;
                    return Ok(pdf);
                }
                Ok(_) | Err(_) if since.elapsed() > PATIENCE => return Err(Problem("nothing was printed".into())),
                Ok(_) | Err(_) => tokio::time::sleep(Duration::from_millis(30)).await,
            }
        }
    }

    /// Returns the number of documents removed so far.
    pub fn papers(&self) -> u32 {
        self.papers
    }
}
