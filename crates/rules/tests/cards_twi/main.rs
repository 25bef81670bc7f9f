//! The cards of Twilight of the Republic, each in its main case, the tricky ones in their corners.

mod aggression;
mod aggression_2;
mod all;
mod command;
mod command_2;
mod corners;
mod corners_command;
mod corners_exploit;
mod cunning;
mod cunning_2;
mod edges;
mod edges_2;
mod leaders;
mod leaders_2;
mod neutral;
mod vigilance;
mod vigilance_2;
mod vigilance_3;
