//! Official rulings on the cards of Twilight of the Republic.

mod aggression;
mod cunning;
mod neutral;
mod overwhelm;
