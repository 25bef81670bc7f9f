//! Official rulings on the cards of Shadows of the Galaxy, as edition 8.0 answers them.
//!
//! Three answers have no story, for no card of the sets that are played could tell it: that a Pilot found by SHD_115 may be
//! played as an upgrade, and one found by SHD_123 may not (CR 7.5.17), and that SHD_187 takes unpreventable damage
//! (CR 1.9.13).

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
