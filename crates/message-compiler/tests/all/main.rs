//! Tests of the compiler of messages: its syntax and checks, and the tables of the page.

mod page_tables;
mod syntax;
