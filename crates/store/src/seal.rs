//! Checksums by which a row proves to be the one that was acknowledged.
//!
//! They guard against accidents, not against people: whoever can write the file can make them anew.

/// What the first entry of every journal, and every version of a deck, is sealed to.
pub(crate) const START: [u8; 32] = [0; 32];

/// BLAKE3 over the seal before, whose row this is, its place there and all its parts, lengths first so that no two
/// rows read alike.
pub(crate) fn link(before: &[u8; 32], owner: i64, place: u64, parts: [&str; 3]) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new();
    hasher.update(before).update(&owner.to_be_bytes()).update(&place.to_be_bytes());
    for part in parts {
        hasher.update(&(part.len() as u64).to_be_bytes()).update(part.as_bytes());
    }
    *hasher.finalize().as_bytes()
}
