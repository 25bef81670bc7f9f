//! The cards of Shadows of the Galaxy: a file for each range of numbers.

mod several;
mod several_rulings;
mod shd_001_006;
mod shd_007_010;
mod shd_011_015;
mod shd_016_035;
mod shd_036_049;
mod shd_050_067;
mod shd_068_083;
mod shd_084_095;
mod shd_096_109;
mod shd_111_121;
mod shd_122_130;
mod shd_131_142;
mod shd_143_150;
mod shd_151_163;
mod shd_164_178;
mod shd_179_189;
mod shd_190_203;
mod shd_204_219;
mod shd_220_230;
mod shd_231_246;
mod shd_247_262;
