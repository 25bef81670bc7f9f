//! Being set up.
fn main() {}
