//! The cards of Shadows of the Galaxy, each in its main case, the tricky ones in their corners.

mod leaders;
mod leaders_2;
mod vigilance;
mod vigilance_2;
