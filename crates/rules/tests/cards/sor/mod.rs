//! The cards of Spark of Rebellion: a file for each range of numbers.

mod several;
mod sor_001_007;
mod sor_008_014;
mod sor_015_028;
mod sor_031_049;
mod sor_050_061;
mod sor_062_078;
mod sor_079_088;
mod sor_089_101;
mod sor_102_114;
mod sor_115_127;
mod sor_129_138;
mod sor_139_150;
mod sor_151_167;
mod sor_168_183;
mod sor_184_192;
mod sor_193_204;
mod sor_205_219;
mod sor_220_233;
mod sor_234_t02;
