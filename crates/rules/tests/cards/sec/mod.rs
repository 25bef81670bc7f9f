//! The cards of Secrets of Power: a file for each range of numbers.

mod sec_001_009;
mod sec_010_031;
mod sec_032_055;
mod sec_056_086;
mod sec_087_106;
mod sec_107_137;
mod sec_138_163;
mod sec_164_189;
mod sec_190_216;
mod sec_218_246;
mod sec_247_264;
