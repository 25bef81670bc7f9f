//! Looks at a write-ahead log without opening the database, so that a database that is not ours to change is not
//! even recovered. The format is described in "WAL-mode File Format" of SQLite's documentation.

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// The newest committed page 1 in `wal`, if there is one. Page 1 holds the version and the owner of the database.
pub(crate) fn first_page(wal: &[u8]) -> Option<&[u8]> {
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
    let (mut committed, mut pending) = (None, None);
    for frame in wal[HEADER..].chunks_exact(FRAME_HEADER + page_size) {
        let (head, page) = frame.split_at(FRAME_HEADER);
        sum = checksum(checksum(sum, &head[..8], big_endian), page, big_endian);
        if &head[8..16] != salt || sum != (word(head, 16)?, word(head, 20)?) {
            break;
        }
        if word(head, 0)? == 1 {
            pending = Some(page);
        }
        if word(head, 4)? != 0 {
            committed = pending;
        }
    }
    committed
}

/// The big-endian number at `at`.
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
