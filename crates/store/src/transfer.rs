//! Copies of streams from one journal to another, of any implementation.
//!
//! Both kinds of copy only append, and can be repeated: what the target has already is compared and skipped. An
//! interrupted copy continues where it stopped.

use crate::StoreError;
use crate::journal::{Entry, Journal, NewEntry, NewStream, Step, StreamId, StreamKind, StreamRow};

/// Number of entries per append.
const CHUNK: usize = 500;

/// The result of a copy.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Transfer {
    /// Number of new streams.
    pub created: u32,
    /// Number of streams that got more entries.
    pub continued: u32,
    /// Number of streams that the target had completely.
    pub unchanged: u32,
    /// Number of entries that were appended after the first of each stream.
    pub entries: u64,
}

impl Transfer {
    fn add(&mut self, is_new: bool, entries: u64) {
        self.entries += entries;
        match (is_new, entries) {
            (true, _) => self.created += 1,
            (false, 0) => self.unchanged += 1,
            (false, _) => self.continued += 1,
        }
    }
}

/// Copies all events, games and leagues with their numbers, and so with the same hashes. Decks, devices and settings are
/// not copied: decks and settings belong to a machine, and phones are invited again.
///
/// # Errors
/// [`StoreError::Different`] if the target has another stream under the number of one; [`StoreError::Corrupt`] for
/// damaged entries; [`StoreError`], as for any read and write. Streams copied before the error stay.
pub fn copy_streams(from: &dyn Journal, to: &dyn Journal) -> Result<Transfer, StoreError> {
    let mut done = Transfer::default();
    for kind in [StreamKind::Event, StreamKind::Game, StreamKind::League] {
        // Numbers are assigned in order, so that the oldest comes first.
        for source in from.rows(kind)?.into_iter().rev() {
            let (target, is_new) = match to.row(source.id)? {
                Some(known) => (known, false),
                None => (create(from, to, &source)?, true),
            };
            if target.id != source.id || target.created_at != source.created_at || target.start != source.start {
                return Err(StoreError::Different { stream: source.id });
            }
            done.add(is_new, extend(from, to, &source, &target)?);
        }
    }
    Ok(done)
}

/// Adds some streams to a journal that may have others under their numbers, such as that of several shops. Returns the
/// number that each has there.
///
/// A stream that was added before is recognised by its first entries, and gets those that it has more by now. Only one
/// journal may add to a stream.
///
/// # Errors
/// [`StoreError::Different`] if the target has a stream that continues in another way; [`StoreError::NoStream`];
/// [`StoreError`], as for any read and write.
pub fn push_streams(
    from: &dyn Journal,
    to: &dyn Journal,
    streams: &[StreamId],
) -> Result<(Transfer, Vec<StreamId>), StoreError> {
    let (mut done, mut numbers) = (Transfer::default(), Vec::new());
    for stream in streams {
        let source = from.row(*stream)?.ok_or(StoreError::NoStream { stream: *stream })?;
        let first = from.read(source.id, 0)?.into_iter().next();
        let mut known = None;
        for row in to.rows(stream.kind)? {
            if row.created_at == source.created_at && row.start == source.start {
                let same = to.read(row.id, 0)?.first() == first.as_ref();
                known = known.or(same.then_some(row));
            }
        }
        let (target, is_new) = match known {
            Some(known) => (known, false),
            None => (create(from, to, &source)?, true),
        };
        done.add(is_new, extend(from, to, &source, &target)?);
        numbers.push(target.id);
    }
    Ok((done, numbers))
}

/// Creates a stream with its first entry, which identifies it.
fn create(from: &dyn Journal, to: &dyn Journal, source: &StreamRow) -> Result<StreamRow, StoreError> {
    let first = from.read(source.id, 0)?.into_iter().take(1).map(written);
    let id = to.create(&NewStream {
        kind: source.id.kind,
        name: source.name.clone(),
        at: source.created_at.clone(),
        start: source.start.clone(),
        status: source.status.clone(),
        entries: first.collect(),
    })?;
    to.row(id)?.ok_or(StoreError::NoStream { stream: id })
}

fn written(entry: Entry) -> NewEntry {
    NewEntry { kind: entry.kind, at: entry.at, body: entry.body }
}

/// Compares the entries that both have, and appends those that the target lacks. Returns their number.
fn extend(from: &dyn Journal, to: &dyn Journal, source: &StreamRow, target: &StreamRow) -> Result<u64, StoreError> {
    let (entries, known) = (from.read(source.id, 0)?, to.read(target.id, 0)?);
    if entries.iter().zip(&known).any(|(one, other)| one != other) {
        return Err(StoreError::Different { stream: source.id });
    }
    let missing: Vec<NewEntry> = entries.into_iter().skip(known.len()).map(written).collect();
    let mut length = known.len() as u64;
    for chunk in missing.chunks(CHUNK) {
        let step = Step {
            at: Some(&source.updated_at),
            name: Some(&source.name),
            status: Some(&source.status),
            ..Step::new(length, chunk)
        };
        length = to.append(target.id, &step)?.length;
    }
    // A target that continues the source has its own state.
    if length <= source.length && target.archived != source.archived {
        to.archive(target.id, source.archived)?;
    }
    Ok(missing.len() as u64)
}
