//! All tests of this crate from outside: one program, so that it is built and linked once.

mod coverage;
mod embedded;
mod names;
mod other_names;
mod query;
mod query_table;
