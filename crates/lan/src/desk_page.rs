//! The built page of the window, as scorekeepers get it, and the numbers of what their devices have asked for.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A file of the built page.
#[derive(Debug, Clone)]
pub struct PageFile {
    /// What is in it.
    pub bytes: Vec<u8>,
    /// Its kind, as browsers name it: "text/javascript".
    pub kind: String,
}

/// Where the built page of the window comes from: the file of a path ("index.html"), if there is one.
pub type DeskPage = Arc<dyn Fn(&str) -> Option<PageFile> + Send + Sync>;

/// The highest number of a read that each device has asked by since the server runs.
#[derive(Debug, Default)]
pub(crate) struct Reads(Mutex<HashMap<u32, u64>>);

impl Reads {
    /// Takes the number of a read, unless it or a higher one was there: then that is returned.
    pub(crate) fn take(&self, phone: u32, counter: u64) -> Result<(), u64> {
        let mut newest = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = newest.entry(phone).or_default();
        if counter <= *known {
            return Err(*known);
        }
        *known = counter;
        Ok(())
    }
}
