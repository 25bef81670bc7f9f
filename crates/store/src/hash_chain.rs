//! The hash chain: checksums that prove a row to be the acknowledged one.
//!
//! They protect against accidents, not against people: anyone who can write the file can recompute them.

use crate::journal::{StreamId, StreamKind};

/// Predecessor hash of the first entry of every journal and of every deck version.
pub const FIRST_HASH: [u8; 32] = [0; 32];

/// Returns the hash of an entry after the one with the hash `before`. `parts` are its kind, its time and its body.
///
/// The order of the parts differs by kind of stream, because each keeps the hashes from when it had its own table.
/// Versions of decks count from 1 and are hashed without their predecessor, so that each can be read even if another is
/// damaged.
pub fn entry_hash(stream: StreamId, before: &[u8; 32], seq: u64, parts: [&str; 3]) -> [u8; 32] {
    let (owner, [kind, at, body]) = (i64::from(stream.number), parts);
    match stream.kind {
        StreamKind::Event => next_hash(before, owner, seq, [kind, at, body]),
        StreamKind::Game => next_hash(before, owner, seq, [body, kind, at]),
        StreamKind::League => next_hash(before, owner, seq, [at, body, kind]),
        StreamKind::Deck => next_hash(&FIRST_HASH, owner, seq + 1, [at, kind, body]),
    }
}

/// Returns the BLAKE3 hash of the previous hash, the row's owner, its index and all its parts. Each part is preceded by
/// its length, so that no two rows have the same input.
pub(crate) fn next_hash(before: &[u8; 32], owner: i64, place: u64, parts: [&str; 3]) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new();
    hasher.update(before).update(&owner.to_be_bytes()).update(&place.to_be_bytes());
    for part in parts {
        hasher.update(&(part.len() as u64).to_be_bytes()).update(part.as_bytes());
    }
    *hasher.finalize().as_bytes()
}
