//! A reader of write-ahead logs that does not open the database. A database that must not be changed is therefore not
//! even recovered. The format is described in "WAL-mode File Format" of SQLite's documentation.

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// Returns the latest committed page 1 in `wal`, if any. Page 1 holds the version and the owner of the database.
pub(crate) fn first_page(wal: &[u8]) -> Option<&[u8]> {
    let (_, frames) = committed_frames(wal)?;
    frames.iter().rev().find(|frame| frame.page == 1).map(|frame| frame.bytes)
}

/// Writes every committed page of `wal` into `database`, as a checkpoint does. Returns `false` if the log does not
/// belong to the database: its pages have another size.
pub(crate) fn apply(wal: &[u8], database: &mut Vec<u8>) -> bool {
    let Some((page_size, frames)) = committed_frames(wal) else { return true };
    // 1 stands for 65536 (https://www.sqlite.org/fileformat.html#page_size).
    let own_size = match database.get(16..18) {
        Some([0, 1]) => 65_536,
        Some(&[high, low]) => usize::from(u16::from_be_bytes([high, low])),
        Some(_) | None => return false,
    };
    if own_size != page_size {
        return frames.is_empty();
    }
    for frame in &frames {
        let start = (frame.page as usize - 1) * page_size;
        if database.len() < start + page_size {
            database.resize(start + page_size, 0);
        }
        database[start..start + page_size].copy_from_slice(frame.bytes);
    }
    if let Some(pages) = frames.last().map(|frame| frame.pages_after as usize) {
        database.resize(pages * page_size, 0);
    }
    true
}

/// A page in a log.
struct Frame<'a> {
    /// Number of the page, from 1.
    page: u32,
    /// For the last frame of a transaction, the number of pages of the database after it; otherwise 0.
    pages_after: u32,
    bytes: &'a [u8],
}

/// Returns the page size and the frames of complete transactions up to the first invalid frame. Returns `None` if
/// `wal` does not begin like a log.
fn committed_frames(wal: &[u8]) -> Option<(usize, Vec<Frame<'_>>)> {
    let header = wal.get(..HEADER)?;
    let big_endian = match word(header, 0)? {
        0x377f_0682 => false,
        0x377f_0683 => true,
        _ => return None,
    };
    let page_size = usize::try_from(word(header, 8)?).ok().filter(|size| size.is_power_of_two() && *size >= 512)?;
    let salt = &header[16..24];
    let mut sum = checksum((0, 0), &header[..24], big_endian);
    if sum != (word(header, 24)?, word(header, 28)?) {
        return None;
    }
    let (mut frames, mut committed) = (Vec::new(), 0);
    for frame in wal[HEADER..].chunks_exact(FRAME_HEADER + page_size) {
        let (head, bytes) = frame.split_at(FRAME_HEADER);
        sum = checksum(checksum(sum, &head[..8], big_endian), bytes, big_endian);
        let (page, pages_after) = (word(head, 0)?, word(head, 4)?);
        if page == 0 || &head[8..16] != salt || sum != (word(head, 16)?, word(head, 20)?) {
            break;
        }
        frames.push(Frame { page, pages_after, bytes });
        if pages_after != 0 {
            committed = frames.len();
        }
    }
    frames.truncate(committed);
    Some((page_size, frames))
}

/// Returns the big-endian number at `at`.
pub(crate) fn word(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

fn checksum(start: (u32, u32), bytes: &[u8], big_endian: bool) -> (u32, u32) {
    let read = |four: &[u8]| {
        let four = [four[0], four[1], four[2], four[3]];
        if big_endian { u32::from_be_bytes(four) } else { u32::from_le_bytes(four) }
    };
    bytes.chunks_exact(8).fold(start, |(first, second), eight| {
        let first = first.wrapping_add(read(&eight[..4])).wrapping_add(second);
        (first, second.wrapping_add(read(&eight[4..])).wrapping_add(first))
    })
}
