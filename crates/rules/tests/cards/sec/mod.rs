//! The cards of Secrets of Power: a file for each range of numbers.

mod sec_001_078;
mod sec_082_130;
mod sec_132_183;
mod sec_189_264;
