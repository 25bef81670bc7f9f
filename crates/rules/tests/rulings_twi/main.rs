//! Official rulings on Twilight of the Republic as stories, named after their card.

mod command;
mod leaders;
mod vigilance;
