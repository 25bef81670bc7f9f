//! The cards of Ashes of the Empire: a file for each range of numbers.

mod ash_001_006;
mod ash_007_014;
mod ash_015_035;
mod ash_036_046;
mod ash_047_065;
mod ash_066_087;
mod ash_088_107;
mod ash_108_123;
mod ash_124_147;
mod ash_148_168;
mod ash_169_189;
mod ash_191_209;
mod ash_210_232;
mod ash_233_254;
mod ash_255_t02;
mod several_rulings;
