//! The cards of Homeworlds: a file for each range of numbers. There are no official rulings on them yet: every test is
//! derived from the rules that it names ("no ruling yet").

mod hmw_001_212;
mod hmw_002_018;
mod hmw_004_271;
mod hmw_008_056;
mod hmw_038_058;
mod hmw_059_101;
mod hmw_094_265;
mod hmw_104_151;
mod hmw_152_195;
mod hmw_196_241;
mod hmw_242_267;
