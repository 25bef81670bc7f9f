//! The built page of the window for scorekeepers, and the sequence numbers of their reads.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use app::{AppError, Phones};

/// A file of the built page.
#[derive(Debug, Clone)]
pub struct PageFile {
    /// Content of the file.
    pub bytes: Vec<u8>,
    /// MIME type, such as "text/javascript".
    pub kind: String,
}

/// Source of the window's page: returns the file at a path such as "index.html", or `None`.
pub type PageSource = Arc<dyn Fn(&str) -> Option<PageFile> + Send + Sync>;

/// Size of a block of read numbers reserved in the database. The page numbers its reads by milliseconds, so that a
/// block lasts ten minutes. Individual reads are not written.
const RESERVED: u64 = 600_000;
/// The highest number a page can count to.
const HIGHEST: u64 = 1 << 53;

/// Sequence numbers of each device's reads. After a restart, the server reserves new ones above the old.
#[derive(Debug, Default)]
pub(crate) struct ReadSequence(Mutex<HashMap<u32, Reserved>>);

#[derive(Debug, Clone, Copy)]
struct Reserved {
    /// Highest used number.
    used: u64,
    /// Highest reserved number.
    to: u64,
}

impl ReadSequence {
    /// Accepts the number of a read. If it or a higher one was used before, the inner error is the highest known
    /// number.
    ///
    /// # Errors
    /// `store.*`.
    pub(crate) fn take(&self, phones: &Phones, phone: u32, number: u64) -> Result<Result<(), u64>, AppError> {
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
        if let Some(before) = phones.reserve_phone_reads(phone, number, to)? {
            return Ok(Err(before));
        }
        all.insert(phone, Reserved { used: number, to });
        Ok(Ok(()))
    }
}
