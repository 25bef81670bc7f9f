//! The use cases of Cantina and the contract that every face shares.
//!
//! A face (window, command line) locks nothing and decides nothing: it calls a method of [`Desk`] and shows the
//! answer. Start reading at [`Desk`] and [`contract`].

pub mod contract;

pub use contract::AppError;
