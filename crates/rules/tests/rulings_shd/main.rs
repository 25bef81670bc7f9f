//! Official rulings on the cards of Shadows of the Galaxy, as edition 8.0 answers them.

mod alike;
mod command;
mod leaders;
mod vigilance;
