//! The data of the sets as `build.rs` finds them: files as (name, text), and the card texts packed.

include!(concat!(env!("OUT_DIR"), "/files.rs"));

pub(crate) const TEXTS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/texts.bin"));
