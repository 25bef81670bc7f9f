//! Official rulings on the cards of Twilight of the Republic.

mod aggression;
mod command;
mod cunning;
mod leaders;
mod neutral;
mod overwhelm;
mod vigilance;
