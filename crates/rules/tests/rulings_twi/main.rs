//! Official rulings on the cards of Twilight of the Republic.

mod aggression;
mod changed_costs;
mod command;
mod cunning;
mod doubts;
mod leaders;
mod neutral;
mod overwhelm;
mod vigilance;
