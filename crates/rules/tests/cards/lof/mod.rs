//! The cards of Legends of the Force: a file for each range of numbers.

mod lof_001_009;
mod lof_010_018;
mod lof_019_030;
mod lof_031_055;
mod lof_056_079;
mod lof_154_177;
mod lof_178_205;
mod lof_207_227;
mod lof_228_241;
mod lof_242_253;
mod lof_257_264;
mod several_rulings;
