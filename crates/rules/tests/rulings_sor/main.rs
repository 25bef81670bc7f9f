//! The official rulings on the cards of Spark of Rebellion.

mod aggression;
mod ambush;
mod command;
mod cunning;
mod leaders;
mod neutral;
mod overwhelm;
mod search;
mod vigilance;
