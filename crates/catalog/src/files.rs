//! The built-in package as collected by `build.rs`: files as (name, text), and the packed card texts.

include!(concat!(env!("OUT_DIR"), "/files.rs"));

pub(crate) const TEXTS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/texts.bin"));
