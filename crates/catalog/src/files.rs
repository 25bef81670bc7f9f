//! The data files of the sets as `build.rs` finds them: (name, text).

include!(concat!(env!("OUT_DIR"), "/files.rs"));
