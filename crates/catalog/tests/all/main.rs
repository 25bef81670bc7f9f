//! All integration tests of this crate, as one program that is built and linked once.

mod coverage;
mod embedded;
mod names;
mod other_names;
mod query;
mod query_table;
