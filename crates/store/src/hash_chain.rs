//! The hash chain: checksums that prove a row to be the acknowledged one.
//!
//! They protect against accidents, not against people: anyone who can write the file can recompute them.

/// Predecessor hash of the first entry of every journal and of every deck version.
pub(crate) const START: [u8; 32] = [0; 32];

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
