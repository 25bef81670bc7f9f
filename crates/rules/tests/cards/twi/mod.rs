//! The cards of Twilight of the Republic: a file for each range of numbers.

mod several;
mod several_rulings;
mod twi_001_005;
mod twi_006_012;
mod twi_013_017;
mod twi_018_041;
mod twi_042_055;
mod twi_056_074;
mod twi_075_088;
mod twi_089_103;
mod twi_104_115;
mod twi_116_128;
mod twi_129_138;
mod twi_139_153;
mod twi_154_171;
mod twi_172_185;
mod twi_186_196;
mod twi_197_205;
mod twi_206_220;
mod twi_221_239;
mod twi_240_257;
