//! The built page of the window, as scorekeepers get it, and the numbers of what their devices have asked for.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use app::{AppError, Desk};

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

/// How many numbers of reads are reserved in the database at a time. The page numbers its reads by the milliseconds, so that
/// these are ten minutes; none of them is written by itself.
const RESERVED: u64 = 600_000;
/// The highest number that a page can count to.
const HIGHEST: u64 = 1 << 53;

/// The numbers of reads of each device. They survive a restart of the server: it reserves new ones above the old.
#[derive(Debug, Default)]
pub(crate) struct Reads(Mutex<HashMap<u32, Reserved>>);

#[derive(Debug, Clone, Copy)]
struct Reserved {
    /// The highest number that was used.
    used: u64,
    /// The highest number that is reserved.
    to: u64,
}

impl Reads {
    /// Takes the number of a read. Where it, or a higher one, was taken before, the inner error is the highest known one.
    ///
    /// # Errors
    /// `store.*`.
    pub(crate) fn take(&self, desk: &Desk, phone: u32, number: u64) -> Result<Result<(), u64>, AppError> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = all.get(&phone).copied();
        if let Some(Reserved { used, .. }) = known.filter(|known| number <= known.used) {
            return Ok(Err(used));
        }
        if number > HIGHEST {
            return Ok(Err(known.map_or(0, |known| known.used)));
        }
        if let Some(known) = all.get_mut(&phone).filter(|known| number <= known.to) {
            known.used = number;
            return Ok(Ok(()));
        }
        let to = number.saturating_add(RESERVED);
        if let Some(before) = desk.reserve_phone_reads(phone, number, to)? {
            return Ok(Err(before));
        }
        all.insert(phone, Reserved { used: number, to });
        Ok(Ok(()))
    }
}
