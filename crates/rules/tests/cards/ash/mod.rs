//! The cards of Ashes of the Empire: a file for each range of numbers.

mod ash_001_006;
mod ash_007_012;
mod ash_013_029;
mod ash_030_040;
mod ash_041_054;
mod ash_055_074;
mod ash_075_097;
mod ash_098_111;
mod ash_112_132;
mod ash_133_148;
mod ash_149_166;
mod ash_167_184;
mod ash_185_205;
mod ash_206_224;
mod ash_226_243;
mod ash_245_t02;
mod several_rulings;
