//! Official rulings on the cards of Shadows of the Galaxy, as edition 8.0 answers them.

mod aggression;
mod aggression_2;
mod alike;
mod changed_costs;
mod command;
mod cunning;
mod cunning_2;
mod excess;
mod leaders;
mod neutral;
mod vigilance;
mod windows;
